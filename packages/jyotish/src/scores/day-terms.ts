import { createCache } from '@dhruva/common'
import type { SkyMoment } from '#gochara/sky-moments.ts'
import { GRAHAS } from '#ids.ts'
import { merged, type Outlook, skyTerms, type Terms } from './terms.ts'
import { forEachScore, type ScoreReason } from './types.ts'

const skyKey = ({ signs }: SkyMoment): string => GRAHAS.map((id) => signs[id]).join()

/**
 * Reads terms out of the skies of days. A sky stays the same until a graha changes sign, for about two days, so the last
 * ones are kept: a year of days costs about two hundred skies.
 */
export function dayReader(outlook: Outlook): (moments: readonly SkyMoment[]) => Terms {
  const known = createCache<Terms>(100)
  const termsOf = (moment: SkyMoment): Terms => known.remember(skyKey(moment), () => skyTerms(moment.signs, outlook))
  return (moments) => {
    const shares = new Map<Terms, number>()
    for (const moment of moments) {
      const terms = termsOf(moment)
      shares.set(terms, (shares.get(terms) ?? 0) + 1 / moments.length)
    }
    const [only, ...others] = shares.keys()
    if (only && others.length === 0) return only
    return forEachScore((id) => merged([...shares].map(([terms, share]) => ({ terms: terms[id], share }))))
  }
}

/** The same terms with some added to every category and to Overall. */
export const withCommon = (terms: Terms, common: readonly ScoreReason[]): Terms =>
  forEachScore((id) => [...terms[id], ...common])
