import type { GrahaId } from '@dhruva/jyotish'
import type { Frame } from './relations.ts'

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
