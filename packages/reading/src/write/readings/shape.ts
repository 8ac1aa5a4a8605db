import { fnv1a } from '#texts/forms/hash.ts'
import type { WriteContext } from '#write/types.ts'
import { SPARED } from './parts.ts'
import type { Draft } from './reader.ts'

type Part = 'step' | 'second' | 'against' | 'bigger'

/** What follows the verdict and its first reason: no two answers running of a talk have the same. */
const SHAPES: readonly (readonly Part[])[] = [
  ['against', 'step'],
  ['second', 'against', 'bigger'],
  ['step', 'bigger'],
  ['second', 'against'],
  ['second', 'step'],
  ['against', 'bigger'],
]

const SPREAD = 0x9e3779b1

const drawn = (key: string): number => (Math.imul(fnv1a(key), SPREAD) >>> 12) % SHAPES.length

/** The shape of an answer: by what was asked, and never that of the answer before it in the talk. */
export const shapeOf = ({ question, parsed, asked, chart }: WriteContext): readonly Part[] => {
  const said = question.history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const own = parsed.questions.slice(0, parsed.questions.indexOf(asked) + 1).map(({ words }) => words)
  const within = question.shapedBy === undefined ? own : [question.shapedBy]
  const index = [...said, ...within].reduce((before, text) => {
    const now = drawn(`${chart.input.utc} ${chart.ascendant.lon} ${text}`)
    return now === before ? (now + 1) % SHAPES.length : now
  }, -1)
  return SHAPES[index] ?? []
}

const PART_OF: ReadonlyMap<number, Part> = new Map([
  [SPARED.step, 'step'],
  [SPARED.second, 'second'],
  [SPARED.against, 'against'],
  [SPARED.bigger, 'bigger'],
])

/** Fewer sentences than this say too little: then the step stays. */
const FEWEST = 3

/** The sentences that a shape has; verdict, first reasons and what else answers the question stay always. */
export const shapedAs = (shape: readonly Part[], list: readonly Draft[]): Draft[] => {
  const kept = (parts: readonly Part[]) =>
    list.filter(({ priority }) => {
      const part = PART_OF.get(priority)
      return part === undefined || parts.includes(part)
    })
  const shaped = kept(shape)
  return shaped.length < FEWEST ? kept([...shape, 'step', 'second']) : shaped
}
