import type { Manglik } from '@dhruva/jyotish'
import { house, list, nth } from './vocab.ts'

type Pair = readonly [string, string]

/** Facts of a comparison. `name` is the other person's; pairs are of the asker and of the other. */
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
  manglik: {
    yours: 'your',
    theirs: (name: string) => `${name}'s`,
  },
}
