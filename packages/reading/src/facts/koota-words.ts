import type { Code } from '@dhruva/common'
import type { GrahaId, Koota, KootaCancellation, KootaReason, Manglik } from '@dhruva/jyotish'
import { grahaName, signName } from '#names.ts'
import * as en from '#texts/en/match-kootas.ts'
import * as hi from '#texts/hi/match-kootas.ts'

const WORDS = { en, hi }

/** `24.5`, `24`: points are whole or half. */
export const pointsText = (points: number): string => String(points)

export const kootaName = (code: Code, id: Koota['id']): string => WORDS[code].KOOTAS[id]

/** What groom and bride are in a koota, in words; signs apart as a number. */
export const pairIn = (code: Code, reason: KootaReason): [string, string] => {
  const words = WORDS[code]
  switch (reason.code) {
    case 'varna':
      return [words.VARNAS[reason.groom], words.VARNAS[reason.bride]]
    case 'vashya':
      return [words.VASHYAS[reason.groom], words.VASHYAS[reason.bride]]
    case 'tara':
      return [words.TARAS[reason.groom - 1] ?? '', words.TARAS[reason.bride - 1] ?? '']
    case 'yoni':
      return [words.YONIS[reason.groom], words.YONIS[reason.bride]]
    case 'maitri':
      return [grahaName(code, reason.groom), grahaName(code, reason.bride)]
    case 'gana':
      return [words.GANAS[reason.groom], words.GANAS[reason.bride]]
    case 'nadi':
      return [words.NADIS[reason.groom], words.NADIS[reason.bride]]
    case 'bhakoot':
      return [String(reason.bride_to_groom), String(reason.groom_to_bride)]
  }
}

export const undoneText = (code: Code, cancellation: KootaCancellation): string => {
  const lords = 'lords' in cancellation ? cancellation.lords.map((id) => grahaName(code, id)) : []
  return WORDS[code].undone(cancellation.koota, cancellation.code, lords)
}

/** The cancellations of Kuja dosha as clauses. */
export const softenings = (code: Code, { reasons }: Pick<Manglik, 'reasons'>): string[] =>
  reasons.map((why) =>
    WORDS[code].softened(
      why,
      (sign) => signName(code, sign),
      (id: GrahaId) => grahaName(code, id),
    ),
  )

/** `7 of 7` */
export const scoreText = (code: Code, { points, maximum }: Pick<Koota, 'points' | 'maximum'>): string =>
  code === 'en' ? `${pointsText(points)} of ${maximum}` : `${maximum} में से ${pointsText(points)}`
