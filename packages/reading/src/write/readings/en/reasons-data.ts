import type { ReasonTexts } from '../shape/texts.ts'

export const reasons: ReasonTexts = {
  house: {
    every: [
      'first house',
      'house of money',
      'house of courage',
      'house of home',
      'house of the heart',
      'house of effort',
      'house of partners',
      'house of hidden things',
      'house of luck',
      'house of work',
      'house of gains',
      'house of far lands',
    ],
    of: {
      love: {
        2: 'house of family',
        5: 'house of love',
        7: 'house of the partner',
        11: 'house of wishes',
        12: 'house of closeness',
      },
      marriage: {
        2: 'house of family',
        5: 'house of love',
        6: 'house of friction',
        7: 'house of marriage',
        8: 'house of shared life',
        11: 'house of wishes',
        12: 'house of closeness',
      },
      work: { 3: 'house of own effort', 6: 'house of daily work', 5: 'house of good judgement' },
      business: { 6: 'house of rivals', 12: 'house of expenses', 5: 'house of good judgement' },
      money: { 5: 'house of good judgement', 6: 'house of debts', 8: 'house of inheritance', 12: 'house of expenses' },
      debt: { 6: 'house of debts', 8: 'house of other people’s money', 12: 'house of expenses' },
      property: { 4: 'house of home and land', 12: 'house of expenses', 3: 'house of papers' },
      home: {
        2: 'house of family',
        3: 'house of brothers and sisters',
        4: 'house of home',
        6: 'house of quarrels',
        12: 'house of rest',
      },
      children: { 2: 'house of family', 5: 'house of children', 11: 'house of wishes' },
      study: { 4: 'house of learning', 5: 'house of the mind', 6: 'house of contests', 9: 'house of higher learning' },
      travel: {
        3: 'house of short journeys',
        7: 'house of foreign dealings',
        9: 'house of long journeys',
        12: 'house of far lands',
      },
      health: { 1: 'house of the body', 6: 'house of health', 12: 'house of rest' },
      mind: { 4: 'house of inner peace', 5: 'house of the mind', 6: 'house of worries', 12: 'house of sleep' },
      spirit: { 5: 'house of devotion', 8: 'house of deep things', 9: 'house of faith', 12: 'house of letting go' },
      people: { 3: 'house of neighbours', 6: 'house of rivals', 11: 'house of friends', 12: 'house of solitude' },
      luck: { 5: 'house of earned merit' },
    },
  },
  graha: {
    sun: {
      inner: ['you feel sure of yourself again', 'strength returns', 'you know what you want'],
      gives: [
        'people in charge notice you',
        'you are given a say',
        'your name comes up in the right place',
        'authority stands behind you',
      ],
      strains: [
        'pride gets in the way',
        'those in charge want to be asked first',
        'asking for help comes hard',
        'recognition comes late',
      ],
    },
    moon: {
      inner: ['the mind settles', 'sleep comes easier', 'you are kinder to yourself'],
      gives: [
        'people warm to you',
        'it is easier to say what you feel',
        'you sense what others need',
        'family is on your side',
      ],
      strains: [
        'moods change the plan',
        'the worry weighs more than the thing itself',
        'support comes and goes',
        'you wait too long for the right feeling',
      ],
    },
    mars: {
      inner: ['you have energy again', 'you dare the first step', 'heaviness gives way to action'],
      gives: [
        'you act while others still think',
        'courage pays',
        'what was stuck begins to move',
        'you have the strength to push',
      ],
      strains: [
        'haste costs you',
        'sharp words close doors',
        'quarrels come at the wrong moment',
        'things are pushed too hard',
      ],
    },
    mercury: {
      inner: ['thoughts sort themselves', 'you find words for it', 'the head becomes clear'],
      gives: [
        'talks bring results',
        'papers and words go your way',
        'the details fall into place',
        'a call or a message opens the way',
      ],
      strains: [
        'papers and words get tangled',
        'too many options slow you down',
        'details are missed',
        'people talk past each other',
      ],
    },
    jupiter: {
      inner: [
        'hope comes back',
        'things find their right size',
        'you meet someone who guides you well',
        'faith carries you',
      ],
      gives: [
        'doors open that were shut',
        'elders and seniors speak for you',
        'good advice comes in time',
        'things grow with little pushing',
        'the right people say yes',
        'you are trusted with more',
        'what was small gets room to grow',
      ],
      strains: [
        'more is promised than given',
        'you trust too early',
        'good advice comes late',
        'help is announced and then delayed',
      ],
    },
    venus: {
      inner: ['joy returns in small things', 'you are at ease with people', 'the heart softens'],
      gives: [
        'agreement comes easily',
        'people like having you near',
        'kindness does what pressure cannot',
        'the pleasant way is also the right one',
      ],
      strains: [
        'comfort puts off the hard step',
        'wishes are higher than what is on offer',
        'it is hard for you to say no',
        'pleasant company distracts',
      ],
    },
    saturn: {
      inner: ['a steady rhythm holds you', 'you become calmer', 'patience is paid back'],
      gives: [
        'steady work is rewarded',
        'what you build lasts',
        'slow things become firm',
        'patience is paid back',
        'those who decide take you seriously',
        'loose ends get tied',
      ],
      strains: [
        'things come late and are checked twice',
        'you are tested longer than others',
        'it asks for patience',
        'each step takes its full time',
      ],
    },
    rahu: {
      inner: ['you see things in a new way', 'old fear loses its hold', 'you try what you never tried'],
      gives: [
        'an unusual way opens',
        'a new or foreign contact brings it',
        'you dare what you did not dare before',
        'it comes from a side you did not expect',
      ],
      strains: [
        'things take unusual turns',
        'offers look better than they are',
        'you want too much at once',
        'confusion has to be cleared first',
      ],
    },
    ketu: {
      inner: [
        'the weight falls away',
        'you let go of what weighs',
        'silence does you good',
        'you see through old worries',
      ],
      gives: [
        'you see what others miss',
        'what does not belong to you falls away',
        'quiet work brings it',
        'an old skill comes into use again',
      ],
      strains: [
        'your interest comes and goes',
        'people keep their distance',
        'things break off before they are finished',
        'you withdraw at the wrong time',
      ],
    },
  },
  via: [
    'your own initiative carries it',
    'family and savings carry it',
    'your own hands and courage carry it',
    'home and your roots carry it',
    'good ideas carry it',
    'steady daily effort carries it',
    'other people bring it to you',
    'it comes in sudden turns',
    'elders and good timing carry it',
    'your standing at work carries it',
    'friends and contacts bring it',
    'it is tied to places far from home',
  ],
  stands: {
    love: 'love',
    marriage: 'marriage',
    work: 'work',
    business: 'trade',
    money: 'wealth',
    debt: 'paying off',
    property: 'house and land',
    home: 'the family',
    children: 'children',
    study: 'learning',
    travel: 'journeys',
    health: 'strength of body',
    mind: 'the mind',
    self: 'the self',
    luck: 'fortune',
    spirit: 'faith',
    people: 'friends and rivals',
  },
  link: {
    rules: 'the lord of {house}',
    sits: 'who sits in {house}',
    karaka: 'the graha of {stands}',
    looks: 'who looks on {house}',
    lagna_lord: 'the lord of your whole chart',
    for: 'who acts here for {of}',
  },
  period: { maha: 'long period', antar: 'period', pratyantar: 'short period' },
  states: {
    exalted: 'stands exalted',
    own: 'stands in a sign of its own',
    good: 'is well placed',
    debilitated: 'is weak',
    combust: 'is hidden by the Sun',
    hidden: 'is out of sight',
    weak: 'is under strain',
  },
  exalted: ', exalted,',
  place: ' in {house}',
  ownPlace: ' in that very house',
  runs: {
    now: [
      'You are in the {period} of {g}, {link}, until {to}.',
      '{G}, {link}, holds your {period} until {to}.',
      'Until {to} you live in the {period} of {g}, {link}.',
      'Your {period} belongs to {g}, {link}, until {to}.',
    ],
    later: [
      'On {from} begins the {period} of {g}, {link}.',
      'From {from} {g}, {link}, holds your {period}.',
      'The {period} of {g}, {link}, begins on {from}.',
      '{G}, {link}, takes over your {period} on {from}.',
    ],
  },
  crosses: {
    now: [
      '{G}{exalted} is crossing {house}, so {gives}.',
      'With {g}{exalted} in {house} at present, {gives}.',
      '{G}{exalted} moves through {house} these months, and {gives}.',
    ],
    later: [
      'Then {g}{exalted} crosses {house}, so {gives}.',
      'With {g}{exalted} in {house} then, {gives}.',
      '{G}{exalted} moves through {house} in that time, and {gives}.',
    ],
    hard: [
      '{G} in {house} makes it slower in that time: {strains}.',
      'Mind that {g} crosses {house} then, and {strains}.',
      '{G} is in {house} in those months, so {strains}.',
    ],
  },
  looks: {
    now: [
      '{G} looks on {house} at present, so {gives}.',
      '{House} is under the eye of {g} now, and {gives}.',
      '{G} keeps its eye on {house} these months, and {gives}.',
    ],
    later: [
      '{G} looks on {house} in those months, so {gives}.',
      '{House} then comes under the eye of {g}, and {gives}.',
      'Then {g} turns its look on {house}, and {gives}.',
    ],
    hard: [
      '{G} looks on {house} in that time, and {strains}.',
      '{House} is under the look of {g} then, so {strains}.',
      'The look of {g} on {house} slows it: {strains}.',
    ],
  },
  touches: {
    now: [
      '{G} touches {lord}, the lord of {house}, at present, so {gives}.',
      '{Lord}, the lord of {house}, has the help of {g} these months, and {gives}.',
    ],
    later: [
      '{G} then touches {lord}, the lord of {house}, so {gives}.',
      'In that time {g} comes to the help of {lord}, the lord of {house}, and {gives}.',
      '{Lord}, the lord of {house}, then has {g} at its side, and {gives}.',
    ],
    hard: [
      '{G} then presses on {lord}, the lord of {house}, and {strains}.',
      '{Lord}, the lord of {house}, feels the weight of {g} then, so {strains}.',
    ],
  },
  double: {
    now: [
      'Jupiter and Saturn both touch {house} at present: one opens the way, the other makes it last.',
      'Both slow grahas, Jupiter and Saturn, work on {house} these months, which does not happen often.',
      'Jupiter and Saturn both touch {house} just now, so what begins there holds.',
      'Jupiter and Saturn meet on {house} at present, and that is when such things are settled.',
    ],
    later: [
      'Jupiter and Saturn both touch {house} then: one opens the way, the other makes it last.',
      'Both slow grahas, Jupiter and Saturn, work on {house} in that time, which does not happen often.',
      'In those months Jupiter and Saturn both touch {house}, so what begins there holds.',
      'In those months Jupiter and Saturn meet on {house}, and that is when such things are settled.',
    ],
  },
  saturn: {
    sade_sati: [
      'Sade Sati is at its heaviest in that time, so take it at a gentle pace.',
      'Saturn stands over your Moon then, so keep the pace gentle and the nights long.',
    ],
    eighth_from_moon: [
      'Saturn stands eighth from your Moon then, so take it at a gentle pace.',
      'Eighth from your Moon, Saturn asks for rest in that time.',
    ],
  },
  natal: {
    lord: {
      pro: [
        '{G}, the lord of {house}, {state}{place}, so {via}.',
        '{House} belongs to {g}, which {state}{place}, so {via}.',
        'What helps is {g}, the lord of {house}: it {state}{place}, and {via}.',
      ],
      con: [
        '{G}, the lord of {house}, {state}{place}, so {strains}.',
        'What slows it is {g}, the lord of {house}, which {state}{place}: {strains}.',
        '{House} belongs to {g}, which {state}{place}, and {strains}.',
      ],
    },
    karaka: {
      pro: [
        '{G}, the graha of {stands}, {state}{place}, so {gives}.',
        'For {stands} one looks at {g}, and in your chart it {state}{place}: {gives}.',
        'It helps that {g}, the graha of {stands}, {state}{place}, and {gives}.',
      ],
      con: [
        '{G}, the graha of {stands}, {state}{place}, so {strains}.',
        'For {stands} one looks at {g}, which {state}{place} in your chart: {strains}.',
        'Against it counts that {g}, the graha of {stands}, {state}{place}, and {strains}.',
      ],
    },
    occupant: {
      pro: [
        '{G} sits in {house}, so {gives}.',
        'With {g} sitting in {house}, {gives}.',
        '{House} holds {g}, and {gives}.',
      ],
      con: [
        '{G} sits in {house}, so {strains}.',
        'With {g} sitting in {house}, {strains}.',
        '{House} holds {g}, and {strains}.',
      ],
    },
    aspect: {
      pro: [
        '{G} looks on {house} from birth, so {gives}.',
        'By birth {house} is under the eye of {g}, and {gives}.',
        'The look of {g} protects {house}, and {gives}.',
      ],
      con: [
        '{G} looks on {house} from birth, so {strains}.',
        'By birth {house} is under the look of {g}, and {strains}.',
        'The look of {g} on {house} tells that {strains}.',
      ],
    },
    bindus: {
      pro: ['{House} has the backing of most grahas.', 'Most grahas stand behind {house}.'],
      con: [
        '{House} has little backing, so your own effort counts double.',
        'Few grahas stand behind {house}, so it takes your own push.',
      ],
    },
    varga: {
      pro: [
        'Seen more closely, {g}, the lord of {house}, gains strength, and {gives}.',
        'On a closer look {g}, who rules {house}, is stronger than it seems.',
      ],
      con: [
        'Seen more closely, {g}, the lord of {house}, loses strength, and {strains}.',
        'On a closer look {g}, who rules {house}, is weaker than it seems, so {strains}.',
      ],
    },
    moon: {
      pro: [
        'Counted from your Moon, {g} supports the same, and {gives}.',
        'Your Moon agrees: seen from it, {g} helps, and {gives}.',
      ],
      con: [
        'Counted from your Moon, {g} has less strength, so {strains}.',
        'Seen from your Moon, {g} is the weak point: {strains}.',
      ],
    },
    yoga: {
      pro: ['Your chart has {yoga}, and it works in this.', '{Yoga} in your chart stands behind this.'],
      con: [
        '{Yoga} in your chart asks for patience here.',
        'Your chart has {yoga}, which makes this a matter of patience.',
      ],
    },
  },
  delay: {
    aspect: [
      '{G} looks on {house}, and that is what takes time: {strains}.',
      'The cause is the look of {g} on {house}: {strains}.',
      'It is {g}, whose look falls on {house}, so {strains}.',
    ],
    sits: [
      '{G} sits in {house}, and that is what takes time: {strains}.',
      'The cause is {g} in {house}: {strains}.',
      'It is {g}, seated in {house}, so {strains}.',
    ],
    lord_hidden: [
      '{G}, the lord of {house}, sits in a hidden place of your chart, so it does its work out of sight and late.',
      'The cause is {g}, the lord of {house}: it stands out of sight, and what it gives comes by a longer way.',
      'It is {g}, the lord of {house}, standing aside in your chart, so things take the longer way.',
    ],
    combust: [
      '{G} stands too close to the Sun in your chart, and what it should give stays hidden for long.',
      'The cause is {g}, hidden by the Sun at your birth, so its gifts come late.',
      'It is {g}: the Sun outshines it in your chart, and its part has to be worked for.',
    ],
    retrograde: [
      '{G} moves backwards in your chart, so things are begun, dropped and begun again.',
      'The cause is {g}, retrograde at your birth: what it rules takes a second try.',
      'It is {g}, which walks backwards in your chart, so the first attempt is seldom the last.',
    ],
    nodes: [
      'Rahu and Ketu lie across {house}, so things come near and slip away before they hold.',
      'The cause is the axis of Rahu and Ketu on {house}: what looks settled turns once more.',
      'It is Rahu and Ketu on {house}, and they bring detours before the right thing.',
    ],
    weak: [
      '{G}, which has to carry this, is weak in your chart, so {strains}.',
      'The cause is that {g} is weak: {strains}.',
      'It is {g}, which stands weak at your birth, and {strains}.',
    ],
    period: [
      'You have been in a period of {g}, which pulls away from this, and {strains}.',
      'The cause is the period of {g}: it had other things for you, and {strains}.',
      'It is the time of {g} that held this back, for {strains}.',
    ],
    sade_sati: [
      'Sade Sati is running, and Saturn takes the unneeded away before it gives.',
      'The cause is Sade Sati: with Saturn around your Moon each thing takes its full time.',
      'It is Saturn around your Moon, the Sade Sati, that slows your steps now.',
    ],
    expense: [
      'Your house of expenses is stronger than that of gains, so what comes goes again.',
      'The cause is that your house of expenses outweighs the one of gains.',
      'It is your house of expenses: it pulls more than your house of gains brings.',
    ],
  },
}
