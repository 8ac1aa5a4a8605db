import type { ScoreId } from '@dhruva/jyotish'

export const BANDS = ['strong', 'good', 'mixed', 'gentle'] as const
export type Band = (typeof BANDS)[number]
type Sentences = readonly [string, ...string[]]
/** The first sentence of a field by how high its score is. None names a day: the same text is tomorrow's first and today's later. */
export type Openings = Readonly<Record<ScoreId, Readonly<Record<Band, Sentences>>>>

export const OPENINGS: Openings = {
  overall: {
    strong: [
      'A bright day that carries what you begin.',
      'The day is on your side, so use its early hours well.',
      'Much goes right by itself, so aim a little higher.',
    ],
    good: [
      'A friendly day with room for your own plans.',
      'More goes well than not, if you keep your usual pace.',
      'The day is kind to honest effort.',
    ],
    mixed: [
      'A day of light and shade, best taken one hour at a time.',
      'Some doors open and some stay shut, so try again and not harder.',
      'An even day: nothing is handed over, and little is refused.',
    ],
    gentle: [
      'A day to go gently and to promise little.',
      'Keep the plan small and the evening free.',
      'Slow down on purpose, for what waits until later is not lost.',
    ],
  },
  love: {
    strong: [
      'Hearts are open, so say what you have kept to yourself.',
      'Love has the wind behind it.',
      'Closeness comes easily to those who make time for it.',
    ],
    good: [
      'A warm word finds its way.',
      'Affection grows in small things.',
      'Being together is easier than explaining.',
    ],
    mixed: [
      'Love asks for attention more than for grand gestures.',
      'Listen twice in matters of the heart.',
      'Warmth is there, a little hidden.',
    ],
    gentle: [
      'Tender matters need a light hand.',
      'Keep old questions for a better day.',
      'Patience is the kindest form of love for the moment.',
    ],
  },
  career: {
    strong: [
      'Work moves forward, so put the important thing first.',
      'A good day to be seen at work.',
      'What you propose finds open ears.',
    ],
    good: ['Work flows at a steady pace.', 'Effort and result stay in balance.', 'A task finished is worth two begun.'],
    mixed: [
      'Work needs sorting before it needs speed.',
      'Progress comes in small steps.',
      'Keep to the facts and keep a friendly tone at work.',
    ],
    gentle: [
      'Choose one task and let the rest wait.',
      'Do the routine well and leave large decisions for later.',
      'Go quietly at work and check once more what leaves your desk.',
    ],
  },
  money: {
    strong: [
      'Money matters move in your favour.',
      'A good day to settle accounts and to ask for your due.',
      'Gains come from what you prepared earlier.',
    ],
    good: [
      'Income and outgo keep each other company.',
      'Careful choices leave something over.',
      'Money matters are calm, and you can be too.',
    ],
    mixed: [
      'Look twice at every larger sum.',
      'Spending and saving pull in different directions.',
      'Small leaks matter more than large plans.',
    ],
    gentle: [
      'Keep the purse close and sign nothing in a hurry.',
      'A good day to compare and a poor one to buy.',
      'Let loans and large purchases wait.',
    ],
  },
  health: {
    strong: [
      'You have energy to spare, so spend some of it outdoors.',
      'Body and mind pull together.',
      'Strength is good, and a new habit takes root easily.',
    ],
    good: [
      'Well-being is steady if meals and sleep keep their hours.',
      'A comfortable day for the body.',
      'Move a little and rest a little, and the night will thank you.',
    ],
    mixed: [
      'Energy comes and goes, so pace yourself.',
      'Keep the day simple and go to bed early.',
      'Listen to the body before it has to say things twice.',
    ],
    gentle: [
      'Let rest count as work.',
      'Go easy on yourself and leave out what can be left out.',
      'Warm food, early sleep and short lists serve you best.',
    ],
  },
  family: {
    strong: [
      'Home gives you strength.',
      'A good day for a meal with everyone at the table.',
      'Family ties feel light and warm.',
    ],
    good: [
      'There is goodwill at home, so use it for a talk.',
      'Small help at home is noticed.',
      'The family pulls in one direction more often than not.',
    ],
    mixed: [
      'At home, patience is worth more than being right.',
      'Everyone at home wants something else, and there is time for all of it.',
      'Give the family your ear before your opinion.',
    ],
    gentle: [
      'Leave pauses in every talk at home, and peace keeps itself.',
      'Let a small quarrel stay small.',
      'A quiet evening heals more at home than a long discussion.',
    ],
  },
}
