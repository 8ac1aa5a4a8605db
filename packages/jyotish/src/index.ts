export { ashtakavarga } from './ashtakavarga.ts'
export { aspects, aspectsOf } from './aspects.ts'
export { isRetrograde, type Position, type Sky, skyAt } from './bodies.ts'
export {
  chartAt,
  computeChart,
  currentSpan,
  plainChartAt,
  runningPeriods,
  upcomingAntardashas,
  withCurrent,
} from './chart.ts'
export { CHART_VERSION, DEFAULT_CONVENTIONS } from './conventions.ts'
export {
  type Antardasha,
  balanceInWords,
  DASHA_YEARS,
  type Running,
  runningPart,
  subPeriods,
} from './dasha/vimshottari.ts'
export { dignityOf, RULERSHIPS } from './dignity.ts'
export { kaalSarp } from './dosha/kaal-sarp.ts'
export { manglik } from './dosha/manglik.ts'
export { sadeSati, sadeSatiPhase } from './dosha/sade-sati.ts'
export { compoundRelation, naturalRelation } from './friendship.ts'
export { skyEvents } from './gochara/events.ts'
export type { SkyEvent } from './gochara/events-types.ts'
export { type GocharaGraha, gochara } from './gochara/gochara.ts'
export { type Chandra, chandrabala, type Tara, type TaraId, tarabala } from './gochara/tarabala.ts'
export { type Gochara, gocharaOf } from './gochara/vedha.ts'
export { DUSTHANA, houseOf, KENDRA, signOfHouse, TRIKONA, UPACHAYA } from './houses.ts'
export { type Ingress, nextIngress } from './ingress.ts'
export { ashtakoota, matchCharts } from './matching/ashtakoota.ts'
export type * from './matching/types.ts'
export { BirthInputError, type Moment, momentAt, momentOf } from './moment.ts'
export { NAKSHATRA_LORDS, NAKSHATRAS, type Nakshatra, nakshatraLord, nakshatraOf, padaOf } from './nakshatra.ts'
export {
  GRAHA_NAMES,
  KARANA_NAMES,
  NAKSHATRA_NAMES,
  type Name,
  SIGN_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from './names.ts'
export { BENEFIC, MALEFIC, natureOf } from './nature.ts'
export { karanaOf, tithiOf, yogaOf } from './panchang.ts'
export { type Limb, type PanchangDay, panchangOf, type TimeSpan } from './panchang-day.ts'
export { type MonthScores, monthsOf, type PeriodScores, periodScores } from './scores/period.ts'
export { personScores } from './scores/person.ts'
export { signScores, tithiGroup } from './scores/sign-day.ts'
export {
  CATEGORIES,
  type Category,
  type DayScores,
  type Score,
  type ScoreCause,
  type ScoreId,
  type ScoreReason,
  type TithiGroup,
} from './scores/types.ts'
export { KEY_HOUSES } from './scores/weights-data.ts'
export { degreeInSign, lordOf, SIGNS, type Sign, signOf } from './signs.ts'
export { stability } from './stability/stability.ts'
export type { DashaStability, SignChange, Stability, Statement, VargaStability } from './stability/types.ts'
export {
  type CivilDate,
  type ClockTime,
  isoSeconds,
  parseDob,
  parseTob,
  type Wall,
  wallToInstant,
} from './time.ts'
export { transits } from './transit.ts'
export * from './types.ts'
export { navamsaSign, vargaSign } from './varga.ts'
export { type Stay, type YearOutlook, yearOutlook } from './year/outlook.ts'
export type { Muntha, YearCandidate, YearChart, YearLord, YearOffice } from './year/types.ts'
export { completedYears, yearChart, yearStart } from './year/year-chart.ts'
export { YOGA_RULES, yogasOf } from './yoga/yogas.ts'
export { offsetSecondsAt, zoneAt } from './zone.ts'
