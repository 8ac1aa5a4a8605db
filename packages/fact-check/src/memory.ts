import type { GrahaId } from '@dhruva/jyotish'
import type { Frame } from './relations.ts'
import type { Statement, Subject } from './statements.ts'

/** What was said before, the last first: a pronoun, a clause without a name, `there` may mean it. `lords`: of periods. */
export type Memory = {
  subjects: GrahaId[][]
  houses: number[]
  signs: number[]
  star: number | null
  lords: GrahaId[][]
  frames: Frame[] | null
}
export const NOTHING_SAID: Memory = { subjects: [], houses: [], signs: [], star: null, lords: [], frames: null }

/** Grahas as subjects of a claim. */
export const grahas = (ids: readonly GrahaId[]): string[] => ids.map((id) => `graha:${id}`)

/** What may still be meant after a statement; `main`: of whom it spoke, `named`: whom it named at all. */
export const memoryAfter = (
  { subjects, houses, signs, star, lords }: Memory,
  { tokens }: Statement,
  main: readonly Subject[],
  named: readonly Subject[],
  frames: Frame[] | null,
): Memory => {
  const periods = tokens.some(({ is }) => is.kind === 'dasha')
    ? tokens.flatMap(({ is }) => (is.kind === 'grahas' ? [is.ids] : []))
    : []
  const said = main.length > 0 ? main : subjects.length === 0 ? named.filter(({ part }) => part !== 'of') : []
  return {
    subjects: [...said.map(({ ids }) => ids).reverse(), ...subjects],
    houses: [
      ...tokens.flatMap(({ is }) =>
        is.kind === 'houses' || is.kind === 'lord' ? is.houses : is.kind === 'lagna' ? [1] : [],
      ),
      ...houses,
    ],
    signs: [...tokens.flatMap(({ is }) => (is.kind === 'sign' ? [is.sign] : [])), ...signs],
    star:
      tokens.flatMap(({ is }) => (is.kind === 'nakshatra' ? [is.nakshatra] : [])).at(-1) ??
      (tokens.some(({ is }) => is.kind === 'houses' || is.kind === 'sign') ? null : star),
    lords: [...periods.reverse(), ...lords],
    frames,
  }
}
