import type { GrahaId, TithiGroup } from '@dhruva/jyotish'

type Pool = readonly [string, ...string[]]

/** What the day of a nakshatra is good for, after the deity and nature that the tradition gives it; 0 = Ashwini. */
export const NAKSHATRAS: readonly string[] = [
  'the star of the healers: quick starts and quick repairs succeed',
  'the star that carries burdens to their end: finish the heavy thing first',
  'the star of the blade and the flame: cut what has become too much',
  'the star of growing things: what you plant, cook or save does well',
  'the searching star: follow the question that will not leave you alone',
  'the star of the storm: let the air clear before you answer',
  'the star of return: something mislaid or somebody missed comes back',
  'the nourishing star: teaching, feeding and blessing all go well',
  'the coiled star: keep a secret a secret and read between the lines',
  'the star of the forebears: an old custom or an elder deserves the first seat',
  'the star of ease: leave an hour for nothing but pleasure',
  'the star of friendly bonds: put an agreement into plain words',
  'the star of the skilled hand: whatever you make yourself turns out well',
  'the jewel star: take the trouble to make it beautiful',
  'the star of the wind: stay flexible and let others choose the route',
  'the star of the goal: pick one aim out of the two',
  'the star of devotion: a friendship kept over years gives something back',
  'the eldest star: take responsibility without announcing it',
  'the star of the root: go to the cause and leave the symptom',
  'the unconquered star: an early success is there, and modesty keeps it',
  'the star of lasting victory: do what will still matter in a year',
  'the listening star: who hears out the other learns the useful part',
  'the star of the drum: keep the rhythm, and shared work falls into step',
  'the star of a hundred healers: quiet, water and an early night mend a lot',
  'the fierce star: put strong feeling into work and not into words',
  'the star of the deep: slow thinking finds what quick thinking missed',
  'the star of safe journeys: see somebody on their way or bring a thing to its end',
]

export const TITHIS: Readonly<Record<TithiGroup, Pool>> = {
  nanda: [
    'is a Nanda tithi, one of gladness, and suits a celebration or a first step',
    'is one of the glad Nanda tithis: let something you enjoy come first',
    'belongs to the Nanda tithis: a visit, a song or new clothes are all in place',
  ],
  bhadra: [
    'is a Bhadra tithi, one of well-being, good for health, travel and steady work',
    'is one of the Bhadra tithis, which favour what is done regularly',
    'belongs to the Bhadra tithis: strengthen what you have before you add to it',
  ],
  jaya: [
    'is a Jaya tithi, one of victory, so try the thing you have put off from shyness',
    'is one of the Jaya tithis, which reward a brave attempt',
    'belongs to the Jaya tithis: a contest, a test or a hard call can be won',
  ],
  rikta: [
    'is a Rikta tithi, an empty one, better for clearing things out than for beginning',
    'is one of the Rikta tithis: return, repay, delete and tidy',
    'belongs to the Rikta tithis, so close a file before you open the next',
  ],
  purna: [
    'is a Purna tithi, a full one, and brings things to completion',
    'is one of the Purna tithis, so complete what has long been nearly ready',
    'belongs to the Purna tithis: there is enough, and sharing does not make it less',
  ],
  purnima: [
    'is the tithi of the full Moon, when feelings run high and so does the light',
    'is the full Moon, a time to give thanks for what has ripened',
    'is the full Moon and likes company, sweets and open windows',
  ],
  amavasya: [
    'is the tithi of the dark Moon, kept for the forebears and for quiet',
    'is the dark Moon, a time to rest the eyes and the plans',
    'is the dark Moon, when leaving things alone is a way of helping them',
  ],
}

export const PHASES: Readonly<Record<'new_moon' | 'full_moon', Pool>> = {
  full_moon: [
    'something here has ripened and can be seen by all',
    'what you began two weeks ago shows its result, so look before you add to it',
    'feelings run high in this part of life, and they pass like a tide',
  ],
  new_moon: [
    'a small intention set here in silence has two weeks to grow',
    'you start with a clean slate here, so write one line and no more',
    'the light is low, and a lamp, a prayer or an early night is enough',
  ],
}

export const STATIONS: Readonly<Partial<Record<GrahaId, Readonly<Record<'retrograde' | 'direct', string>>>>> = {
  mars: {
    retrograde: 'force goes inward for some weeks, so finish old fights with yourself before starting new ones',
    direct: 'what was held back may move again, one push at a time',
  },
  mercury: {
    retrograde: 'for three weeks drafts, tickets and settings deserve a second look, and old contacts turn up',
    direct: 'letters, papers and plans that were stuck begin to move over the next days',
  },
  jupiter: {
    retrograde: 'growth pauses outside and goes on inside, so study again what you thought you knew',
    direct: 'a blessing that seemed to sleep wakes up again',
  },
  venus: {
    retrograde: 'old affections and old tastes come by once more, so admire first and decide later',
    direct: 'affection and spending both find their natural measure again',
  },
  saturn: {
    retrograde: 'a duty you thought done asks for one more round, and the second time is better',
    direct: 'slow work begins to move, and from here patience is counted in your favour',
  },
}

export const MEETINGS: Readonly<Partial<Record<GrahaId, Readonly<Partial<Record<'joins' | 'faces', Pool>>>>>> = {
  mars: {
    joins: [
      'feeling and force arrive together, so give them a task before they find a quarrel',
      'you have energy to burn, and a long walk or hard work is the right place for it',
      'you say at once what you feel, so choose to whom',
    ],
    faces: [
      'somebody else has the sharper tongue, and you have the greater patience',
      'impatience meets you from the other side, so answer it with a question',
      'a tug in two directions settles when one of you laughs',
    ],
  },
  mercury: {
    joins: [
      'heart and head speak the same language, so write down what comes to you then',
      'a good hour to talk, teach or bargain with a light touch',
      'news reaches you, and you know at once what to do with it',
    ],
    faces: [
      'what you feel and what you are told do not quite agree, so ask once more',
      'too many words come in, so let half of them pass',
      'a message sounds cooler than it was meant',
    ],
  },
  jupiter: {
    joins: [
      'a kind hour: ask, bless, forgive or begin something good',
      'generosity comes back by an unexpected door',
      'an older or wiser person has the right word for you',
    ],
    faces: [
      'the wish is larger than the day, so enjoy the wish and plan the day',
      'good advice stands opposite you and is worth walking over for',
      'giving feels easy, so look at the sum before you give',
    ],
  },
  venus: {
    joins: [
      'beauty, sweetness and good company are close at hand',
      'an hour for music, for flowers or for telling someone they look well',
      'tenderness needs no reason, so show it without one',
    ],
    faces: [
      'you want to please and to be pleased, and each has its turn',
      'someone charming stands opposite, so enjoy the view and keep the receipt',
      'affection wants balance: give what you would like to be given',
    ],
  },
  saturn: {
    joins: [
      'the mood turns serious for some hours, which is good for work that needs silence',
      'a duty and a feeling meet, and doing the one relieves the other',
      'a plain meal and an honest hour of work steady you',
    ],
    faces: [
      'a cool answer is only a tired one, so leave it at that',
      'a limit comes into view, and knowing it helps you plan',
      'what is asked of you is less than it looks at first sight',
    ],
  },
  rahu: {
    joins: [
      'wishes grow large and screens hold the eye, so look up now and then',
      'a strange idea may be a good one once you have slept on it',
      'somebody paints a rosy picture, so ask for the plain figures',
    ],
  },
  ketu: {
    joins: [
      'the mind goes its own way for some hours, so give it silence and no deadlines',
      'a thing you hardly need any more is easily let go',
      'prayer, sorting or a walk alone does more than talk',
    ],
  },
}
