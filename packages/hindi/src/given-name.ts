import { GIVEN_NAMES } from './given-names-data.ts'

/** Ten thousand names, parted when the first is looked for. */
let known: ReadonlyMap<string, string> | null = null

const names = (): ReadonlyMap<string, string> =>
  new Map(
    GIVEN_NAMES.split('|').map((pair) => {
      const [latin = '', devanagari = ''] = pair.trim().split(' ')
      return [latin, devanagari]
    }),
  )

/** A first name in Devanagari as its bearers write it; null when it is not known: none is better than one spelt by guess. */
export const givenName = (latin: string): string | null => {
  known ??= names()
  return known.get(latin.trim().toLowerCase()) ?? null
}
