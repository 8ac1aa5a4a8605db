import { soundKey } from '#intent/grave/sound.ts'

/** The words of a message, lower case. */
type Said = readonly string[]

/** How like the first of two lots of examples a message is, from 0 to 1. */
export type Likeness = (message: Said) => number

const PIECE = 4

/** What a message is compared by: words as they sound, two that follow each other, two with one between, pieces of words. */
const traitsOf = (plain: Said): string[] => {
  const keys = plain.map(soundKey)
  const traits = new Set<string>()
  for (const [at, key] of keys.entries()) {
    traits.add(key)
    if (at > 0) traits.add(`${keys[at - 1]} ${key}`)
    if (at > 1) traits.add(`${keys[at - 2]}  ${key}`)
    const ends = `<${key}>`
    for (let from = 0; from + PIECE <= ends.length; from++) traits.add(`#${ends.slice(from, from + PIECE)}`)
  }
  return [...traits]
}

const PASSES = 16
/** A message missed weighs more than one taken for what it is not. */
const MISSED = 2
/** So many examples are skipped from one to the next, that like ones do not come together. */
const STRIDE = 7919

type Weights = { of: Map<string, number>; bias: number }

const judge = ({ of, bias }: Weights, traits: readonly string[]): number => {
  const sum = traits.reduce((total, trait) => total + (of.get(trait) ?? 0), 0)
  return 1 / (1 + Math.exp(-3 * (bias + sum / Math.sqrt(traits.length || 1))))
}

/** Logistic regression over the traits of examples, learnt in a fixed order: the same examples give the same judge. */
export const likenessTo = (like: readonly Said[], unlike: readonly Said[]): Likeness => {
  const examples = [
    ...like.map((words) => ({ goal: 1, traits: traitsOf(words) })),
    ...unlike.map((words) => ({ goal: 0, traits: traitsOf(words) })),
  ]
  const weights: Weights = { of: new Map(), bias: 0 }
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = 0.5 / (1 + pass * 0.2)
    for (let turn = 0; turn < examples.length; turn++) {
      const example = examples[(turn * STRIDE + pass * 31) % examples.length]
      if (!example) continue
      const { goal, traits } = example
      const step = (rate * (goal - judge(weights, traits)) * (goal ? MISSED : 1)) / Math.sqrt(traits.length || 1)
      if (Math.abs(step) < 1e-5) continue
      weights.bias += step
      for (const trait of traits) weights.of.set(trait, (weights.of.get(trait) ?? 0) + step)
    }
  }
  return (message) => judge(weights, traitsOf(message))
}
