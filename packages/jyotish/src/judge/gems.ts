import type { GrahaId } from '#ids.ts'
import type { Chart } from '#types.ts'
import { DUSTHANA, TRIKONA } from '#zodiac/houses.ts'
import type { Judgement } from './types.ts'

export const STONES = [
  'manik',
  'moti',
  'moonga',
  'panna',
  'pukhraj',
  'heera',
  'opal',
  'neelam',
  'gomed',
  'lahsuniya',
] as const
export type Stone = (typeof STONES)[number]

/** The stone of each graha (Garuda Purana 1.68-80 and practice); opal stands in for diamond. */
export const GRAHA_OF_STONE: Readonly<Record<Stone, GrahaId>> = {
  manik: 'sun',
  moti: 'moon',
  moonga: 'mars',
  panna: 'mercury',
  pukhraj: 'jupiter',
  heera: 'venus',
  opal: 'venus',
  neelam: 'saturn',
  gomed: 'rahu',
  lahsuniya: 'ketu',
}

/** What is said of wearing a stone, and the houses that it is said for; `sits` the house its graha is in. */
export type GemVerdict = {
  stone: Stone
  graha: GrahaId
  verdict: 'suits' | 'can' | 'not_suggested' | 'no'
  houses: readonly number[]
  sits: number
}

function verdictOf(judgement: Judgement, graha: GrahaId, sits: number): GemVerdict['verdict'] {
  const { value, rules, maraka } = judgement.roles[graha]
  const node = graha === 'rahu' || graha === 'ketu'
  const kills = maraka && !rules.some((house) => TRIKONA.includes(house))
  if (node || value <= -1 || (kills && value < 1)) return 'no'
  if (value < 1) return 'not_suggested'
  return [...rules, sits].some((house) => DUSTHANA.includes(house)) ? 'can' : 'suits'
}

/** Whether a stone suits a chart: by the role of its graha alone, since a stone makes louder whatever the graha does (practice). */
export function gemVerdict(judgement: Judgement, chart: Chart, stone: Stone): GemVerdict {
  const graha = GRAHA_OF_STONE[stone]
  const sits = chart.grahas.find(({ id }) => id === graha)?.house ?? 1
  const { rules } = judgement.roles[graha]
  const hard = rules.filter((house) => DUSTHANA.includes(house))
  const verdict = verdictOf(judgement, graha, sits)
  const others = rules.filter((house) => !hard.includes(house))
  // The hard houses are the reason of a no, the good ones that of a yes.
  const houses = verdict === 'suits' || verdict === 'can' ? [...others, ...hard] : [...hard, ...others]
  return { stone, graha, verdict, houses, sits }
}

/** The stone for one who asks which: of the lagna lord, else of the yogakaraka; none when that graha needs no help or suits none. */
export function gemFor(judgement: Judgement, chart: Chart): GemVerdict | null {
  const verdicts = STONES.filter((stone) => stone !== 'opal').map((stone) => gemVerdict(judgement, chart, stone))
  const ofLagna = verdicts.find(({ graha }) => judgement.roles[graha].rules.includes(1))
  const ofYogakaraka = verdicts.find(({ graha }) => judgement.roles[graha].yogakaraka)
  const strong = (each: GemVerdict) => judgement.strengths[each.graha].word === 'strong'
  const chosen = [ofLagna, ofYogakaraka].find((each) => each?.verdict === 'suits') ?? ofLagna
  if (!chosen || strong(chosen)) return null
  return chosen.verdict === 'suits' || chosen.verdict === 'can' ? chosen : null
}
