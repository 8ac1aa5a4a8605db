import type { KootaId, Manglik, MatchVerdict } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { house, list, nth } from './vocab.ts'

type Pair = readonly [string, string]

/** What a koota touches in a life together: when it is strong, when it is weak, and one thing to do about it. */
const LIFE: Record<KootaId, { strong: string; weak: string; act: string }> = {
  varna: {
    strong: 'you see duty and ambition alike',
    weak: 'duty and ambition are weighed differently, which respect for the other way settles',
    act: 'say aloud once a week what you admire in the way the other works',
  },
  vashya: {
    strong: 'giving way to each other comes easily',
    weak: 'neither of you is easily led, so decisions need two voices',
    act: 'agree which decisions each of you takes alone and which only together',
  },
  tara: {
    strong: 'you do each other good simply by being near',
    weak: 'you tire at different hours, so rest is worth planning',
    act: 'keep one quiet hour a day in which nothing is discussed',
  },
  yoni: {
    strong: 'closeness comes naturally',
    weak: 'closeness grows slowly and likes gentleness',
    act: 'ask before you assume what the other likes, and ask again next year',
  },
  maitri: {
    strong: 'you think alike and make friends of each other',
    weak: 'you come to things from different sides, so explain more than seems needed',
    act: 'in a disagreement repeat what you heard before you answer it',
  },
  gana: {
    strong: 'your tempers have one pace',
    weak: 'your tempers have different paces, so pauses help more than arguments',
    act: 'leave a heated talk for an hour and promise to come back to it',
  },
  bhakoot: {
    strong: 'you want the same things from a home',
    weak: 'money, family and plans for the home are best talked over early',
    act: 'put your plans for money and home on one sheet of paper before you need them',
  },
  nadi: {
    strong: 'your constitutions complement each other',
    weak: 'you are built much alike, so habits of food, sleep and rest are worth looking after together',
    act: 'take one daily walk together and keep regular hours for meals and sleep',
  },
}

/** The bond of two Moon signs by how far the second is from the first, 1..12. */
const APART: Record<number, string> = {
  1: 'one sign, so moods are understood without words',
  2: 'neighbours, so each has something to learn from the other',
  3: 'a distance at which talk and effort flow well',
  4: 'a square, so you build well together once the roles are clear',
  5: 'a trine, so sympathy comes first and plans later',
  6: 'a distance that asks you to serve and to forgive small things',
  7: 'opposite signs, so each sees in the other what is missing',
  8: 'a distance that brings depth and asks for frankness',
  9: 'a trine, so sympathy comes first and plans later',
  10: 'a square, so you build well together once the roles are clear',
  11: 'a distance at which talk and effort flow well',
  12: 'neighbours, so each has something to learn from the other',
}

/** Facts and sentences of a comparison. `name` is the other person's; pairs are of the asker and of the other. */
export const match = {
  manglikOf: (
    whose: string,
    mars: string,
    { present, house: h }: Pick<Manglik, 'present' | 'house'>,
    why: readonly string[],
  ) =>
    `${whose} chart is ${present ? '' : 'not '}manglik, ${mars} in the ${house(h)}${why.length > 0 ? `, cancelled: ${list(why)}` : ''}`,
  facts: {
    total: (name: string, total: string) => `Guna milan of your kundli and ${name}'s: ${total} of 36`,
    koota: (name: string, koota: string, score: string, [mine, theirs]: Pair) =>
      `${koota}: ${score}; yours ${mine}, ${name}'s ${theirs}`,
    distance: (name: string, koota: string, score: string, toThem: number, toMe: number) =>
      `${koota}: ${score}; ${name}'s Moon sign is the ${nth(toThem)} from yours, yours the ${nth(toMe)} from ${name}'s`,
    moons: (name: string, [mine, theirs]: Pair, toThem: number) =>
      `Your Moon sign is ${mine}, ${name}'s ${theirs}, the ${nth(toThem)} from yours`,
    lords: (name: string, [mine, theirs]: Pair) => `${mine} rules your Moon sign, ${theirs} rules ${name}'s`,
    moonSign: (name: string, moon: string, sign: string) => `${name}'s ${moon} is in ${sign}`,
    birth: (name: string, date: string) => `${name} was born on ${date}`,
  },
  lead: (v: number, name: string, total: string, verdict: MatchVerdict) => {
    const count = {
      not_advised:
        'under the 18 that tradition looks for, which says that you differ in much and not that you cannot live well',
      acceptable: 'above the 18 that tradition looks for, enough in common to build on',
      good: 'a good count: most of what the two Moons ask for goes well together',
      excellent: 'a rare, high count: the two Moons agree in nearly everything',
    }[verdict]
    return pickVariant(v, [
      `Laid beside each other, your kundli and ${name}'s make ${total} of 36 gunas, ${count}.`,
      `The guna milan of your kundli and ${name}'s comes to ${total} of 36, ${count}.`,
    ])
  },
  bond: (name: string) =>
    `I lay your kundli beside ${name}'s as two people who share a part of life; the 36 gunas are a measure for a marriage and say nothing here.`,
  koota: (koota: string, id: KootaId, score: string, strong: boolean) =>
    `- **${koota}, ${score}:** ${strong ? LIFE[id].strong : LIFE[id].weak}.`,
  moons: (v: number, name: string, [mine, theirs]: Pair, toThem: number) =>
    pickVariant(v, [
      `Your Moon sign is ${mine} and ${name}'s ${theirs}: ${APART[toThem]}.`,
      `Your Moon lives in ${mine}, ${name}'s in ${theirs}: ${APART[toThem]}.`,
    ]),
  lords: ([mine, theirs]: Pair, kind: 'same' | 'friends' | 'mixed' | 'apart') =>
    ({
      same: `One graha, ${mine}, rules both signs, so the mind has one root in both of you.`,
      friends: `Their lords ${mine} and ${theirs} are friends, so you find back to each other after a quarrel.`,
      mixed: `Their lords ${mine} and ${theirs} stand a little apart, so one of you will often take the first step.`,
      apart: `Their lords ${mine} and ${theirs} see things differently, so say what you mean instead of hinting.`,
    })[kind],
  seventh: (name: string, [mine, theirs]: Pair, [h, hers]: readonly [number, number]) =>
    `The lord of your 7th house, ${mine}, sits in your ${house(h)}; ${name}'s 7th lord, ${theirs}, in the ${house(hers)} of that chart: from there each of you looks for partnership.`,
  manglik: {
    neither: 'Neither of you is manglik.',
    mutual: 'Both of you are manglik by the common rule, and tradition takes the two to balance each other.',
    cancelled: (whose: string, why: readonly string[]) =>
      `By the common rule ${whose} chart is manglik, but the tradition itself cancels it: ${list(why)}.`,
    stands: (whose: string) =>
      `By the common rule only ${whose} chart is manglik: energy and a quick temper, which exercise and early honesty turn into strength, and no reason to refuse a match.`,
    yours: 'your',
    theirs: (name: string) => `${name}'s`,
  },
  runs: (name: string, [mine, theirs]: readonly [string, string], [to, till]: Pair) =>
    `Now you live in ${mine} until ${to}, and ${name} in ${theirs} until ${till}.`,
  period: (maha: string, antar: string) => `${maha}/${antar}`,
  window: (name: string, [mine, theirs]: Pair, from: string | null, to: string) =>
    `${from ? `The first stretch that supports closeness in both charts is ${from} to ${to}` : `Closeness is supported in both charts at this time, until ${to}`}, with your ${mine} and ${name}'s ${theirs} antardasha.`,
  windows: (name: string, [mine, theirs]: Pair, [from, since]: Pair) =>
    `No one stretch near supports it in both charts at once; yours begins with ${mine} on ${from}, ${name}'s with ${theirs} on ${since}.`,
  steps: (id: KootaId) => `One thing that costs nothing: ${LIFE[id].act}.`,
  bondStep: 'One thing that costs nothing: listen for a full minute before you answer, and let the other do the same.',
  calm: 'A count compares two Moons, not two people; what you do for each other weighs more than any number.',
  missing: (name: string | null) => [
    name
      ? `To read your kundli beside ${name}'s I need both charts, and among your saved kundlis I find none by that name.`
      : 'To lay two kundlis beside each other I need to know the second person by name, as it is saved with you.',
    'It takes a minute: under Saved Kundli add the name, the date, the time and the place of birth, then ask me again and use that name.',
    `On the Match page you can also choose two saved kundlis yourself and see all eight kootas${name ? '' : ' with their reasons'}.`,
  ],
  opening: (name: string) =>
    `A time of birth is not exact here, so of you and ${name} I say only what holds at every hour it can have been.`,
  unsure: (name: string) => `${name}'s time of birth is not exact, so whatever depends on the minute is left out here.`,
  meanwhile: 'Until then, this is what your own chart brings to a partnership.',
}
