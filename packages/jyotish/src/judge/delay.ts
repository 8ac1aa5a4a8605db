import type { Gender } from '@dhruva/common'
import { DAY_MS } from '@dhruva/common'
import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { DUSTHANA, TRIKONA } from '#zodiac/houses.ts'
import { MATTER_RULES } from './matters-data.ts'
import { runningPiece } from './running.ts'
import { looksAtHouse, type Seen } from './seen.ts'
import type { DelayCause, LifeMatter, Verdict } from './types.ts'
import type { Span } from './verdict.ts'

type Cause = Omit<DelayCause, 'eases'>
/** What a cause is looked for with; each returns what holds, or nothing. */
type Look = { seen: Seen; span: Span; gender: Gender | undefined; sadeSati: boolean }
type Find = (look: Look) => Cause | null

const WEAK = 0.4
const YEAR_MS = 365.25 * DAY_MS
/** The years in which others marry. */
const MARRYING = { from: 22, to: 30 }

const cause = (holds: boolean, what: Cause['what'], graha: GrahaId, house: number | null = null): Cause | null =>
  holds ? { what, graha, house } : null

/** Saturn in a house or looking at it, unless he is a friend of the chart. */
const saturnOn =
  (house: number): Find =>
  ({ seen }) => {
    if (seen.roles.saturn.value >= 1) return null
    return (
      cause(seen.kundli.house('saturn') === house, 'sits', 'saturn', house) ??
      cause(looksAtHouse(seen, 'saturn', house), 'aspect', 'saturn', house)
    )
  }

const saturnOnGraha =
  (of: (seen: Seen) => GrahaId, house: number | null): Find =>
  ({ seen }) => {
    const { kundli, roles } = seen
    const graha = of(seen)
    if (graha === 'saturn' || roles.saturn.value >= 1) return null
    return cause(kundli.together('saturn', graha) || kundli.looksAt('saturn', graha), 'aspect', 'saturn', house)
  }

const lordHidden =
  (house: number, places: readonly number[] = DUSTHANA): Find =>
  ({ seen: { kundli } }) => {
    const lord = kundli.lord(house)
    return cause(house !== kundli.house(lord) && places.includes(kundli.house(lord)), 'lord_hidden', lord, house)
  }

const lordCombust =
  (house: number): Find =>
  ({ seen: { kundli } }) =>
    cause(kundli.graha(kundli.lord(house)).combust, 'combust', kundli.lord(house), house)

const combust =
  (graha: GrahaId): Find =>
  ({ seen: { kundli } }) =>
    cause(kundli.graha(graha).combust, 'combust', graha)

const retrograde =
  (graha: GrahaId): Find =>
  ({ seen: { kundli } }) =>
    cause(kundli.graha(graha).retrograde, 'retrograde', graha)

const nodesOn =
  (...houses: readonly number[]): Find =>
  ({ seen: { kundli } }) =>
    cause(houses.includes(kundli.house('rahu')), 'nodes', 'rahu', kundli.house('rahu'))

const sits =
  (graha: GrahaId, ...houses: readonly number[]): Find =>
  ({ seen: { kundli } }) =>
    cause(houses.includes(kundli.house(graha)), 'sits', graha, kundli.house(graha))

const weak =
  (graha: GrahaId): Find =>
  ({ seen }) =>
    cause(seen.strengths[graha].value < WEAK, 'weak', graha)

const lordWeak =
  (house: number): Find =>
  ({ seen }) => {
    const lord = seen.kundli.lord(house)
    return cause(seen.strengths[lord].value < WEAK, 'weak', lord, house)
  }

const lordTurned =
  (house: number): Find =>
  ({ seen: { kundli } }) => {
    const lord = kundli.lord(house)
    const { retrograde: back, dignity } = kundli.graha(lord)
    return cause(back, 'retrograde', lord, house) ?? cause(dignity === 'debilitated', 'weak', lord, house)
  }

const rulesHard = ({ roles }: Seen, graha: GrahaId, houses: readonly number[]): boolean =>
  roles[graha].rules.some((house) => houses.includes(house)) &&
  !roles[graha].rules.some((house) => TRIKONA.includes(house))

/** A mahadasha of a hard lord over more than half of the years in which others marry. */
const hardYears: Find = ({ seen }) => {
  const bornMs = Date.parse(seen.chart.input.utc)
  const [fromMs, toMs] = [bornMs + MARRYING.from * YEAR_MS, bornMs + MARRYING.to * YEAR_MS]
  const maha = seen.chart.vimshottari.mahadashas.find(({ lord, start, end }) => {
    const shared = Math.min(Date.parse(end), toMs) - Math.max(Date.parse(start), fromMs)
    return rulesHard(seen, lord, DUSTHANA) && shared > (toMs - fromMs) / 2
  })
  return maha ? { what: 'period', graha: maha.lord, house: null } : null
}

const runningLordOf =
  (...houses: readonly number[]): Find =>
  ({ seen, span }) => {
    const { antar, maha } = runningPiece(span)
    const lord = [antar, maha].find((each) => rulesHard(seen, each, houses))
    return lord ? { what: 'period', graha: lord, house: null } : null
  }

const inSadeSati: Find = ({ sadeSati }) => cause(sadeSati, 'sade_sati', 'saturn')

const costsMore: Find = ({ seen: { kundli, strengths } }) => {
  const [out, back] = [kundli.lord(12), kundli.lord(11)]
  return cause(out !== back && strengths[out].value > strengths[back].value, 'expense', out, 12)
}

const womansJupiter: Find = (look) => (look.gender === 'Female' ? weak('jupiter')(look) : null)

const MARRIAGE: readonly Find[] = [
  saturnOn(7),
  saturnOnGraha(({ kundli }) => kundli.lord(7), 7),
  saturnOnGraha(() => 'venus', null),
  lordHidden(7),
  lordCombust(7),
  combust('venus'),
  retrograde('venus'),
  nodesOn(1, 7),
  sits('mars', 7, 8),
  womansJupiter,
  hardYears,
]
const WORK: readonly Find[] = [
  saturnOn(10),
  lordTurned(10),
  lordHidden(10, [8, 12]),
  nodesOn(4, 10),
  runningLordOf(8, 12),
  inSadeSati,
]
const MONEY: readonly Find[] = [costsMore, lordCombust(2)]
const CHILDREN: readonly Find[] = [weak('jupiter'), lordWeak(5), saturnOn(5)]
const STUDY: readonly Find[] = [combust('mercury'), lordWeak(4), sits('rahu', 5)]

/** The lists that practice keeps for some matters; every other is looked at through its own first house. */
const LISTS: Partial<Record<LifeMatter, readonly Find[]>> = {
  love_feelings: MARRIAGE,
  partner_meet: MARRIAGE,
  proposal_answer: MARRIAGE,
  ex_return: MARRIAGE,
  love_marriage: MARRIAGE,
  marriage_time: MARRIAGE,
  marriage_late: MARRIAGE,
  proposal_match: MARRIAGE,
  marital_harmony: MARRIAGE,
  second_marriage: MARRIAGE,
  job_get: WORK,
  career_path: WORK,
  interview_result: WORK,
  job_change: WORK,
  transfer: WORK,
  promotion: WORK,
  job_trouble: WORK,
  gov_job: WORK,
  business_start: WORK,
  business_grow: WORK,
  wealth: MONEY,
  saving_expense: MONEY,
  debt_loan: MONEY,
  money_stuck: MONEY,
  invest_save: MONEY,
  children_time: CHILDREN,
  parenting: CHILDREN,
  exam: STUDY,
  study_focus: STUDY,
  stream_choice: STUDY,
  higher_study: STUDY,
}

const ofHouse = (house: number): readonly Find[] => [
  ...(DUSTHANA.includes(house) ? [] : [lordHidden(house)]),
  lordCombust(house),
  saturnOn(house),
  lordWeak(house),
]

/** When a cause of the birth eases: with the period of the graha if that runs, else with the first window. */
function easesAt({ graha, what }: Cause, { seen, span }: Look, verdict: Verdict): string | null {
  const { fromMs } = span
  if (what === 'sade_sati') {
    const stays = seen.chart.doshas.sade_sati.intervals
    return stays.find(({ start, end }) => Date.parse(start) <= fromMs && fromMs < Date.parse(end))?.end ?? null
  }
  const { antar } = runningPiece(span)
  const next = verdict.calendar.find((window) => window.antar !== antar)
  if (antar === graha && next) return next.start
  return verdict.windows[0]?.start ?? null
}

/** The first cause that holds a matter back, in the order that practice looks at them; null when nothing does. */
export function delayOf(look: Look, id: LifeMatter, verdict: Verdict): DelayCause | null {
  for (const find of LISTS[id] ?? ofHouse(at(MATTER_RULES[id].main, 0))) {
    const found = find(look)
    if (found) return { ...found, eases: easesAt(found, look, verdict) }
  }
  return null
}
