import type { Code } from '@dhruva/common'
import { grahaName, signName } from '#names.ts'
import type { MatchParts, Writers } from '#parts.ts'
import { match as en } from '#texts/en/match.ts'
import { match as hi } from '#texts/hi/match.ts'
import { dayText } from './days.ts'
import { kootaName, pairIn, pointsText, scoreText, softenings, undoneText } from './koota-words.ts'

const SAY = { en, hi }

const manglikText = (code: Code, whose: string, manglik: MatchParts['mangliks']['mine']): string =>
  SAY[code].manglikOf(whose, grahaName(code, 'mars'), manglik, softenings(code, manglik))

/** What a comparison of two births rests on, in words. */
export const MATCH: Writers<MatchParts> = {
  gunas: ({ name, value }, c) => SAY[c].facts.total(name, pointsText(value)),
  koota: ({ name, value, maximum, reason, me }, c) => {
    const [groom, bride] = pairIn(c, reason)
    const pair = me === 'groom' ? ([groom, bride] as const) : ([bride, groom] as const)
    return SAY[c].facts.koota(name, kootaName(c, reason.code), scoreText(c, { points: value, maximum }), pair)
  },
  bhakoot: ({ name, value, maximum, toOther, toMe }, c) =>
    SAY[c].facts.distance(name, kootaName(c, 'bhakoot'), scoreText(c, { points: value, maximum }), toOther, toMe),
  koota_cancelled: ({ why }, c) => undoneText(c, why),
  mangliks: ({ name, mine, other }, c) => {
    const { yours, theirs } = SAY[c].manglik
    return `${manglikText(c, yours, mine)}; ${manglikText(c, theirs(name), other)}`
  },
  moons: ({ name, sign, otherSign, toOther }, c) =>
    SAY[c].facts.moons(name, [signName(c, sign), signName(c, otherSign)], toOther),
  moon_lords: ({ name, lord, otherLord }, c) => SAY[c].facts.lords(name, [grahaName(c, lord), grahaName(c, otherLord)]),
  other_moon: ({ name, graha, sign }, c) => SAY[c].facts.moonSign(name, grahaName(c, graha), signName(c, sign)),
  other_birth: ({ name, on }, c) => SAY[c].facts.birth(name, dayText(c, on)),
}
