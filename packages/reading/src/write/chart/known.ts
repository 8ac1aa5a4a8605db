import type { GrahaId } from '@dhruva/jyotish'
import type { Parts, Says } from '#parts.ts'
import type { WriteContext } from '#write/types.ts'

type Known = Pick<WriteContext, 'facts'>

type Stated<S extends Says> = Extract<Parts, { says: S }>

const isOf = <S extends Says>(parts: Parts | undefined, says: S): parts is Stated<S> => parts?.says === says

/** What a fact states, when it is there and of that kind. */
export const stated = <S extends Says>({ facts }: Known, id: string, says: S): Stated<S> | null => {
  const parts = facts.get(id)?.parts
  return isOf(parts, says) ? parts : null
}

/** Where a graha stands; the house is missing where the time of birth leaves it open. */
export const placeOf = (context: Known, graha: GrahaId) => stated(context, `${graha}.place`, 'placement')

/** The houses a graha rules; none of a node, or while the lagna is open. */
export const rulesOf = (context: Known, graha: GrahaId): readonly number[] =>
  stated(context, `${graha}.rules`, 'rules')?.houses ?? []

/** The running mahadasha and antardasha. */
export const runningOf = (context: Known) => {
  const maha = stated(context, 'dasha.maha', 'maha')
  const antar = stated(context, 'dasha.antar', 'antar')
  return maha && antar ? { maha, antar } : null
}

/** How a graha is beside its place, the first that the facts have, with its fact. */
export const conditionOf = (context: Known, graha: GrahaId) => {
  const dignity = stated(context, `${graha}.dignity`, 'dignity')
  if (dignity) return { state: dignity.dignity, fact: `${graha}.dignity` }
  for (const state of ['combust', 'vargottama', 'retrograde'] as const)
    if (context.facts.has(`${graha}.${state}`)) return { state, fact: `${graha}.${state}` }
  return null
}

/** A fact that names the graha whatever is known of the birth: where it stands, else where it moves today. */
export const factOf = ({ facts }: Known, graha: GrahaId): string =>
  facts.has(`${graha}.place`) ? `${graha}.place` : `transit.${graha}`
