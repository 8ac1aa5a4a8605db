export { ashtakavarga } from './ashtakavarga/ashtakavarga.ts'
export { YEARLY_RULES } from './calendar/festivals-data.ts'
export { hinduDay } from './calendar/hindu-day.ts'
export * from './calendar/names-data.ts'
export * from './calendar/observance-ids.ts'
export { observances } from './calendar/observances.ts'
export * from './calendar/types.ts'
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
export { kaalSarp } from './dosha/kaal-sarp.ts'
export { manglik } from './dosha/manglik.ts'
export { sadeSati, sadeSatiPhase } from './dosha/sade-sati.ts'
export { skyEvents } from './gochara/events.ts'
export type { SkyEvent } from './gochara/events-types.ts'
export { type GocharaGraha, gochara } from './gochara/gochara.ts'
export { type MoonMeeting, moonMeetings } from './gochara/moon-meetings.ts'
export { type Chandra, chandrabala, type Tara, type TaraId, tarabala } from './gochara/tarabala.ts'
export { transits } from './gochara/transit.ts'
export { type Gochara, gocharaOf } from './gochara/vedha.ts'
export { agreed } from './judge/agreed.ts'
export { type Character, characterOf, type Strain } from './judge/character.ts'
export { worthIn, worthsCompared } from './judge/compare.ts'
export { CUSTOMS, type Custom, type Deity, type Direction, deityGraha, luckyGraha } from './judge/devata.ts'
export { type Field, type FieldReason, type Fields, fieldsOf } from './judge/fields.ts'
export { type GemVerdict, GRAHA_OF_STONE, gemFor, gemVerdict, STONES, type Stone } from './judge/gems.ts'
export { judge } from './judge/judge.ts'
export { fortuneAge, mattersIn, type Special, specialOf, touchedMost } from './judge/special.ts'
export { type Spouse, spouseOf } from './judge/spouse.ts'
export * from './judge/types.ts'
export { ashtakoota, matchCharts } from './matching/ashtakoota.ts'
export type * from './matching/types.ts'
export { BirthInputError, type Moment, momentAt, momentOf } from './moment.ts'
export { ACTIVITY_RULES } from './muhurta/activities-data.ts'
export { ALIKE, type ComparedDay, compareDays } from './muhurta/compare.ts'
export { festivalDate } from './muhurta/festivals.ts'
export { searchMuhurta } from './muhurta/search.ts'
export * from './muhurta/types.ts'
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
export {
  CHOGHADIYAS,
  type Choghadiya,
  type ChoghadiyaId,
  choghadiyas,
  type DayFrame,
  type Hora,
  horas,
} from './panchang/day-hours.ts'
export { DAY_MUHURTAS, type DayMuhurta, type DayMuhurtaId, dayMuhurtas, frameOf } from './panchang/day-muhurtas.ts'
export { karanaOf, tithiOf, yogaOf } from './panchang/panchang.ts'
export { type Limb, type PanchangDay, panchangOf, type TimeSpan } from './panchang/panchang-day.ts'
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
export { isRetrograde, type Position, type Sky, skyAt } from './sky/bodies.ts'
export { type Ingress, nextIngress } from './sky/ingress.ts'
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
} from './time/time.ts'
export { offsetSecondsAt, zoneAt } from './time/zone.ts'
export * from './types.ts'
export { type Stay, type YearOutlook, yearOutlook } from './year/outlook.ts'
export type { Muntha, YearCandidate, YearChart, YearLord, YearOffice } from './year/types.ts'
export { completedYears, yearChart, yearStart } from './year/year-chart.ts'
export { YOGA_RULES, yogasOf } from './yoga/yogas.ts'
export { aspects, aspectsOf } from './zodiac/aspects.ts'
export { dignityOf, RULERSHIPS } from './zodiac/dignity.ts'
export { compoundRelation, naturalRelation } from './zodiac/friendship.ts'
export { DUSTHANA, houseOf, KENDRA, signOfHouse, TRIKONA, UPACHAYA } from './zodiac/houses.ts'
export { NAKSHATRA_LORDS, NAKSHATRAS, type Nakshatra, nakshatraLord, nakshatraOf, padaOf } from './zodiac/nakshatra.ts'
export { BENEFIC, MALEFIC, natureOf } from './zodiac/nature.ts'
export { degreeInSign, lordOf, SIGNS, type Sign, signOf } from './zodiac/signs.ts'
export { navamsaSign, vargaSign } from './zodiac/varga.ts'
