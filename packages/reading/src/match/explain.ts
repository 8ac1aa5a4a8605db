import type { Code } from '@dhruva/common'
import type { Koota, KootaCancellation, KootaReason, Manglik, Match, MatchManglik, MatchVerdict } from '@dhruva/jyotish'
import { kootaName, pairIn, pointsText, softenings, undoneText } from '#facts/koota-words.ts'
import { grahaName } from '#names.ts'
import * as en from '#texts/en/match-kootas.ts'
import * as hi from '#texts/hi/match-kootas.ts'

const WORDS = { en, hi }

/** The two people by the names a sentence may call them. */
export type Named = { groom: string; bride: string }

type WithText<T> = T & { text: string }
type ManglikWithText = WithText<Manglik> & { cancellations: string[] }

/** A match with its words: `reason` is the text, `why` the data it says. */
export type ExplainedMatch = Omit<Match, 'kootas' | 'cancellations' | 'manglik'> & {
  verdict_text: string
  kootas: Array<
    Omit<Koota, 'reason'> & { name: string; groom: string; bride: string; reason: string; why: KootaReason }
  >
  cancellations: Array<WithText<KootaCancellation>>
  manglik: WithText<Omit<MatchManglik, 'groom' | 'bride'> & { groom: ManglikWithText; bride: ManglikWithText }>
}

/** Why a koota has its points. */
export const reasonOf = (code: Code, koota: Koota, { groom, bride }: Named): string => {
  const { reason: say, RELATIONS } = WORDS[code]
  const { reason, points } = koota
  const pair = pairIn(code, koota.reason)
  if (reason.code === 'bhakoot')
    return say.bhakoot(groom, bride, [reason.groom_to_bride, reason.bride_to_groom], points)
  if (reason.code !== 'maitri') return say[reason.code](groom, bride, pair, points)
  const how = [RELATIONS[reason.groom_regards], RELATIONS[reason.bride_regards]] as const
  return say.maitri(groom, bride, pair, reason.groom === reason.bride ? null : how)
}

/** Whether one of the two is manglik and what cancels it. */
export const manglikText = (code: Code, name: string, manglik: Manglik): string => {
  const say = WORDS[code].manglik
  const mars = grahaName(code, 'mars')
  if (!manglik.present) return say.no(name, mars, manglik.house)
  const cancelled = manglik.cancelled ? softenings(code, manglik) : null
  return cancelled ? say.cancelled(name, mars, manglik.house, cancelled) : say.yes(name, mars, manglik.house)
}

const saidManglik = (code: Code, name: string, manglik: Manglik): ManglikWithText => ({
  ...manglik,
  text: manglikText(code, name, manglik),
  cancellations: softenings(code, manglik),
})

/** What Kuja dosha means for the two together. */
export const manglikTogether = (code: Code, { groom, bride, mutual, standing }: MatchManglik, named: Named): string => {
  const say = WORDS[code].manglik
  const [one] = standing
  if (!groom.present && !bride.present) return say.neither
  if (mutual) return say.mutual
  return one ? say.stands(named[one]) : say.settled
}

export const verdictText = (code: Code, verdict: MatchVerdict, total: number): string =>
  WORDS[code].VERDICTS[verdict](pointsText(total))

/** A match in words, calm and exact: what each koota compares and why it has its points. */
export const explainMatch = (code: Code, match: Match, named: Named): ExplainedMatch => ({
  ...match,
  verdict_text: verdictText(code, match.verdict, match.total),
  kootas: match.kootas.map((koota) => {
    const [groom, bride] = pairIn(code, koota.reason)
    const { reason: why, ...rest } = koota
    return { ...rest, name: kootaName(code, koota.id), groom, bride, reason: reasonOf(code, koota, named), why }
  }),
  cancellations: match.cancellations.map((one) => ({ ...one, text: undoneText(code, one) })),
  manglik: {
    ...match.manglik,
    groom: saidManglik(code, named.groom, match.manglik.groom),
    bride: saidManglik(code, named.bride, match.manglik.bride),
    text: manglikTogether(code, match.manglik, named),
  },
})

/** What of a matching may be otherwise when the time of birth of someone is not exact, in words. */
export const uncertainText = (code: Code, what: keyof typeof en.UNCERTAIN, name: string): string =>
  WORDS[code].UNCERTAIN[what](name)
