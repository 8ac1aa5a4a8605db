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
  via: [
    'it moves by your own initiative',
    'family and savings support it',
    'your own courage and skill support it',
    'home and roots support it',
    'good ideas support it',
    'steady daily work supports it',
    'other people bring it',
    'it comes in sudden turns',
    'elders and good timing support it',
    'your standing at work supports it',
    'friends and contacts bring it',
    'distant places have a part in it',
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
    for: 'who stands in here for {of}',
  },
  period: { maha: 'long period', antar: 'period', pratyantar: 'short period' },
  states: {
    exalted: 'stands exalted',
    own: 'stands in a sign of its own',
    good: 'is well placed',
    debilitated: 'is weak',
    combust: 'stands too close to the Sun',
    hidden: 'is out of sight',
    weak: 'is under strain',
  },
  exalted: ', exalted,',
  place: ' in {house}',
  ownPlace: ' in that very house',
  runs: {
    now: [
      'Until {to} you live in the {period} of {g}, {link}, and {brings}.',
      '{G}, {link}, holds your {period} until {to}, so {brings}.',
      'Your {period} belongs to {g}, {link}, until {to}: {brings}.',
      'With the {period} of {g}, {link}, running until {to}, {brings}.',
      'The {period} of {g}, {link}, runs until {to}, so {brings}.',
      'It is the {period} of {g}, {link}, until {to}, and {brings}.',
    ],
    later: [
      'On {from} begins the {period} of {g}, {link}, and {brings}.',
      'From {from} {g}, {link}, holds your {period}, so {brings}.',
      'The {period} of {g}, {link}, begins on {from}: {brings}.',
      '{G}, {link}, takes over your {period} on {from}, and {brings}.',
      'With the {period} of {g}, {link}, from {from} on, {brings}.',
      'Once the {period} of {g}, {link}, begins on {from}, {brings}.',
    ],
  },
  crosses: {
    now: [
      '{G}{exalted} is crossing {house}, a time when {gives}.',
      'With {g}{exalted} in {house} at present, {gives}.',
      '{G}{exalted} moves through {house} these months, and that is when {gives}.',
      'At present {g}{exalted} is in {house}, and often {gives}.',
    ],
    later: [
      'Then {g}{exalted} crosses {house}, a time when {gives}.',
      'With {g}{exalted} in {house} then, {gives}.',
      '{G}{exalted} moves through {house} in that time, and that is when {gives}.',
      'In those months {g}{exalted} is in {house}, and often {gives}.',
    ],
    hard: [
      '{G} in {house} makes it slower in that time: {strains}.',
      'Mind that {g} crosses {house} then, and {strains}.',
      '{G} is in {house} in those months, so at times {strains}.',
    ],
  },
  looks: {
    now: [
      '{G} looks on {house} at present, a time when {gives}.',
      '{House} is under the eye of {g} now, and often {gives}.',
      '{G} keeps its eye on {house} these months, so {gives}.',
      'At present the look of {g} is on {house}, and that is when {gives}.',
    ],
    later: [
      '{G} looks on {house} in those months, a time when {gives}.',
      '{G} looks on {house} then, and often {gives}.',
      'Then {g} turns its look on {house}, so {gives}.',
      'In that time the look of {g} falls on {house}, and that is when {gives}.',
    ],
    hard: [
      '{G} looks on {house} in that time, and {strains}.',
      '{House} is under the look of {g} then, so at times {strains}.',
      'The look of {g} on {house} slows it: {strains}.',
    ],
  },
  touches: {
    now: [
      '{G} touches {lord}, the lord of {house}, at present, a time when {gives}.',
      '{Lord}, the lord of {house}, has the help of {g} these months, and often {gives}.',
    ],
    later: [
      '{G} then touches {lord}, the lord of {house}, and that is when {gives}.',
      'In that time {g} comes to the help of {lord}, the lord of {house}, and often {gives}.',
      '{Lord}, the lord of {house}, then has {g} at its side, so {gives}.',
    ],
    hard: [
      '{G} then presses on {lord}, the lord of {house}, and {strains}.',
      '{Lord}, the lord of {house}, feels the weight of {g} then, so at times {strains}.',
    ],
  },
  double: {
    now: [
      'Jupiter and Saturn both touch {house} at present: {both}.',
      'Both slow grahas, Jupiter and Saturn, work on {house} these months: {both}.',
      'Jupiter and Saturn both touch {house} just now, and {both}.',
      'With Jupiter and Saturn together on {house} these months, {both}.',
    ],
    later: [
      'Jupiter and Saturn both touch {house} then: {both}.',
      'Both slow grahas, Jupiter and Saturn, work on {house} in that time: {both}.',
      'In those months Jupiter and Saturn both touch {house}, and {both}.',
      'With Jupiter and Saturn together on {house} then, {both}.',
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
        '{G}, the lord of {house}, {state}{place}, so in its time {gives}.',
        '{House} belongs to {g}, which {state}{place}, and when the time is right {gives}.',
        'What helps is {g}, the lord of {house}: it {state}{place}, and in good months {gives}.',
      ],
      con: [
        '{G}, the lord of {house}, {state}{place}, so at times {strains}.',
        'What slows it is {g}, the lord of {house}, which {state}{place}: {strains}.',
        '{House} belongs to {g}, which {state}{place}, and now and then {strains}.',
      ],
    },
    karaka: {
      pro: [
        '{G}, the graha of {stands}, {state}{place}, so in its time {gives}.',
        'For {stands} one looks at {g}, and in your chart it {state}{place}: {gives}.',
        'It helps that {g}, the graha of {stands}, {state}{place}, and in good months {gives}.',
      ],
      con: [
        '{G}, the graha of {stands}, {state}{place}, so at times {strains}.',
        'For {stands} one looks at {g}, which {state}{place}: {strains}.',
        'Against it counts that {g}, the graha of {stands}, {state}{place}, and now and then {strains}.',
      ],
    },
    occupant: {
      pro: [
        '{G} sits in {house}, so in its time {gives}.',
        'With {g} sitting in {house}, more often than not {gives}.',
        '{House} holds {g}, and in good months {gives}.',
        'From birth {g} sits in {house}, and when the time is right {gives}.',
      ],
      con: [
        '{G} sits in {house}, so at times {strains}.',
        'With {g} sitting in {house}, it happens that {strains}.',
        '{House} holds {g}, and now and then {strains}.',
        'From birth {g} sits in {house}: {strains}.',
      ],
    },
    aspect: {
      pro: [
        '{G} looks on {house} from birth, so in its time {gives}.',
        'By birth {house} is under the eye of {g}, and when the time is right {gives}.',
        'The look of {g} protects {house}, and in good months {gives}.',
      ],
      con: [
        '{G} looks on {house} from birth, so at times {strains}.',
        'By birth {house} is under the look of {g}, and now and then {strains}.',
        'With the look of {g} on {house}, it happens that {strains}.',
      ],
    },
    bindus: {
      pro: [
        '{House} has the backing of most grahas.',
        'Most grahas stand behind {house}.',
        '{House} is well carried by the other grahas.',
      ],
      con: [
        '{House} has little backing, so your own effort counts double.',
        'Few grahas stand behind {house}, so it takes your own push.',
        '{House} gets little help from the other grahas, and what comes is earned.',
        'Most grahas leave {house} to itself, so the start has to come by effort.',
      ],
    },
    varga: {
      pro: [
        'Seen more closely, {g}, the lord of {house}, gains strength, and in good months {gives}.',
        'On a closer look {g}, who rules {house}, is stronger than it seems, so in its time {gives}.',
      ],
      con: [
        'Seen more closely, {g}, the lord of {house}, loses strength, and now and then {strains}.',
        'On a closer look {g}, who rules {house}, is weaker than it seems, so at times {strains}.',
      ],
    },
    moon: {
      pro: [
        'Counted from your Moon, {g} supports the same, and in good months {gives}.',
        'Your Moon agrees: seen from it, {g} helps, and when the time is right {gives}.',
      ],
      con: [
        'Counted from your Moon, {g} has less strength, so at times {strains}.',
        'Seen from your Moon, {g} is the weak point: {strains}.',
      ],
    },
    yoga: {
      pro: [
        'Your chart has {yoga}, and it works in this.',
        '{Yoga} in your chart stands behind this.',
        'It helps that your chart has {yoga}.',
      ],
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
