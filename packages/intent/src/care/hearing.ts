import { lazy } from '#lazy.ts'
import type { Words } from '#words.ts'
import { CLUSTERS } from './clusters-data.ts'
import { type ConceptPlaces, conceptsIn, lexiconOf } from './concepts.ts'
import { CONCEPTS } from './concepts-data.ts'
import { type Feature, featuresOf } from './features.ts'
import { HARMLESS_MORE } from './harmless-data.ts'
import { PLAIN, PLAIN_RULES } from './plain-data.ts'
import { meets } from './rules.ts'
import { GRAVE_RULES } from './rules-data.ts'
import type { CareCategory } from './types.ts'

const HARMLESS = 'harmless'
/** Clusters and concepts may share a name. */
const IN_CLUSTER = 'of:'
/** A rule that is met stands nowhere in the message. */
const NOWHERE = [[-99, -99]] as const

const bothOf = (...lists: readonly (string | undefined)[]) => lists.filter(Boolean).join(', ')

/** The expressions that are harmless: the newer ones, then those that both ears know. */
const harmlessLists = (): readonly [string, string] => {
  const [written, hindi] = CONCEPTS[HARMLESS] ?? []
  return [bothOf(HARMLESS_MORE[0], written), bothOf(HARMLESS_MORE[1], hindi)]
}

const lexicon = lazy(() =>
  lexiconOf({
    ...CONCEPTS,
    [HARMLESS]: harmlessLists(),
    ...Object.fromEntries(Object.entries(CLUSTERS).map(([name, lists]) => [IN_CLUSTER + name, lists])),
  }),
)

/** What a message speaks of: its words that belong to no harmless expression, its concepts, the rules it meets as `rule:name`. */
export type Heard = {
  earnest: string[]
  concepts: ConceptPlaces
  features: Feature[]
  /** what is grave in so many words; null when nothing is */
  plainly: CareCategory | null
}

const plainWords = lazy(() => lexiconOf(PLAIN))

export const heardIn = ({ plain }: Words): Heard => {
  const concepts = new Map(conceptsIn(plain, lexicon(), HARMLESS))
  const covers = concepts.get(HARMLESS) ?? []
  for (const [name, rules] of GRAVE_RULES) if (meets(rules, concepts)) concepts.set(`rule:${name}`, NOWHERE)
  const earnest = plain.filter((_, at) => !covers.some(([from, to]) => from <= at && at <= to))
  const said = conceptsIn(plain, plainWords(), '')
  const plainly = PLAIN_RULES.find(([, rules]) => meets(rules, said))?.[0] ?? null
  return { earnest, concepts, features: featuresOf(earnest, concepts), plainly }
}

/** Whether a message speaks of one of these clusters. */
export const speaksOf = ({ concepts }: Heard, clusters: readonly string[]): boolean =>
  clusters.some((cluster) => concepts.has(IN_CLUSTER + cluster) || concepts.has(cluster))
