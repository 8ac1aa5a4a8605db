export { ashtakavarga } from './ashtakavarga.ts'
export { aspects, aspectsOf } from './aspects.ts'
export { isRetrograde, type Position, type Sky, skyAt } from './bodies.ts'
export {
  chartAt,
  computeChart,
  plainChartAt,
  runningPeriods,
  upcomingAntardashas,
  withCurrent,
} from './chart.ts'
export { CHART_VERSION, DEFAULT_CONVENTIONS } from './conventions.ts'
export { type Antardasha, DASHA_YEARS, type Running, subPeriods } from './dasha/vimshottari.ts'
export { dignityOf, RULERSHIPS } from './dignity.ts'
export { kaalSarp } from './dosha/kaal-sarp.ts'
export { manglik } from './dosha/manglik.ts'
export { sadeSati, sadeSatiPhase } from './dosha/sade-sati.ts'
export { compoundRelation, naturalRelation } from './friendship.ts'
export { DUSTHANA, houseOf, KENDRA, MARAKA, signOfHouse, TRIKONA, UPACHAYA } from './houses.ts'
export { type Ingress, nextIngress } from './ingress.ts'
export { BirthInputError, type Moment, momentOf } from './moment.ts'
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
export { degreeInSign, lordOf, SIGNS, type Sign, signOf } from './signs.ts'
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
export { YOGA_RULES, yogasOf } from './yoga/yogas.ts'
export { offsetSecondsAt, zoneAt } from './zone.ts'
