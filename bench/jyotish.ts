// pnpm bench jyotish: full charts a second on one core, beside the limits and what the ephemeris alone would allow.
import {
  computeChart,
  judge,
  LIFE_MATTERS,
  momentOf,
  panchangOf,
  personScores,
  plainChartAt,
  searchMuhurta,
  signScores,
  skyEvents,
  stability,
  transits,
  yearOutlook,
} from '@dhruva/jyotish'
// The ephemeris is a dependency of the package under test only, so it is found through that package.
import {
  AstroTime,
  Body,
  e_tilt,
  GeoMoon,
  GeoMoonState,
  GeoVector,
  Observer,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchAltitude,
} from 'astronomy-engine'

const ROUNDS = 9
const PER_ROUND = 1500
const PLANETS = [Body.Sun, Body.Mars, Body.Mercury, Body.Jupiter, Body.Venus, Body.Saturn]
const MOON_STEP_DAYS = 1 / 48
const STEP_DAYS = 1 / 4
const J2000_MS = Date.UTC(2000, 0, 1, 12)
const DAY_MS = 86_400_000
const now = new Date('2026-01-01T00:00:00Z')

/** Distinct births on a low-discrepancy walk through 1945-2023 and, four in five, the box of India. */
function birthAt(index: number) {
  const part = (step: number) => (index * step) % 1
  const day = new Date(Date.UTC(1945, 0, 1) + Math.floor(part(0.6180339887) * 78 * 365.25) * DAY_MS)
  const second = Math.floor(part(0.7548776662) * 86_400)
  const inIndia = index % 5 !== 0
  return {
    dob: `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`,
    tob: `${Math.floor(second / 3600)}:${Math.floor(second / 60) % 60}:${second % 60}`,
    lat: Math.round((inIndia ? 9 + part(0.5698402909) * 22 : -45 + part(0.5698402909) * 105) * 100) / 100,
    lng: Math.round((inIndia ? 73 + part(0.8191725134) * 14 : -170 + part(0.8191725134) * 340) * 100) / 100,
    days: (day.getTime() + second * 1000 - J2000_MS) / DAY_MS,
  }
}
type Birth = ReturnType<typeof birthAt>

/** The vectors that a chart's longitudes and speeds rest on, turned to the ecliptic of date. */
function barePositions({ days }: Birth): number {
  let sum = 0
  for (const step of [-MOON_STEP_DAYS, 0, MOON_STEP_DAYS]) {
    const time = new AstroTime(days + step)
    sum += RotateVector(Rotation_EQJ_ECT(time), GeoMoon(time)).x
  }
  for (const step of [-STEP_DAYS, 0, STEP_DAYS]) {
    const time = new AstroTime(days + step)
    const turn = Rotation_EQJ_ECT(time)
    for (const body of PLANETS) sum += RotateVector(turn, GeoVector(body, time, true)).x
  }
  const time = new AstroTime(days)
  return sum + GeoMoonState(time).vx + e_tilt(time).dpsi
}

function bareWithSun(birth: Birth): number {
  const observer = new Observer(birth.lat, birth.lng, 0)
  const time = new AstroTime(Math.floor(birth.days))
  const rise = SearchAltitude(Body.Sun, observer, 1, time, 1, 0)
  const set = SearchAltitude(Body.Sun, observer, -1, time, 1, 0)
  return barePositions(birth) + (rise?.ut ?? 0) + (set?.ut ?? 0)
}

const chart = computeChart(birthAt(1), now)
const ZONE = 'Asia/Kolkata'
const startOf = (index: number) => new Date(Date.UTC(2027 + index, 0, 1))
const yearAt = (index: number) => ({ year: 2027 + index, month: 1, day: 1 })
const people = (index: number) => computeChart(birthAt(index + 1), now)

function dateAt(index: number) {
  const date = new Date(Date.UTC(2026, 0, 1) + index * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** `least` is the limit, a second. */
type Work = { name: string; least?: number; work(birth: Birth): number }
type Run = Work & { perSecond: number[] }

const works: Work[] = [
  { name: 'computeChart', least: 1000, work: (birth) => computeChart(birth, now).ascendant.lon },
  {
    name: 'plainChartAt, the part without judgements',
    least: 1500,
    work: (birth) => plainChartAt(momentOf(birth), now).ayanamsa,
  },
  { name: 'bare ephemeris: positions and speeds', work: barePositions },
  { name: 'bare ephemeris: with sunrise and sunset', work: bareWithSun },
  {
    name: 'transits, one moment',
    work: (birth) => transits(chart, new Date(now.getTime() + birth.lat)).moon_tithi,
  },
  {
    name: 'transits, moments 30 years apart',
    work: (birth) => transits(chart, new Date(J2000_MS + (birth.days % 11_000) * DAY_MS)).moon_tithi,
  },
]
/** Time of the processor, which other programs on the machine take no part of; microseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

const runs = works.map((each): Run => ({ ...each, perSecond: [] }))

let next = 1
let checksum = 0
for (let round = 0; round <= ROUNDS; round += 1) {
  const births = Array.from({ length: PER_ROUND }, (_, index) => birthAt(next + index))
  next += PER_ROUND
  for (const run of runs) {
    const start = processorTime()
    for (const birth of births) checksum += run.work(birth)
    const seconds = (processorTime() - start) / 1e6
    // The first round warms up the compiler and the zone tiles.
    if (round > 0) run.perSecond.push(PER_ROUND / seconds)
  }
}

console.log(`${ROUNDS} interleaved rounds of ${PER_ROUND} distinct births; a second of processor time`)
let missed = 0
for (const { name, least, perSecond } of runs) {
  const sorted = perSecond.toSorted((a, b) => a - b)
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map((each) => Math.round(each ?? 0))
  const limit = least ? `, at least ${least}` : ''
  console.log(
    `${name.padEnd(42)} median ${shown[0]}  (${shown[1]} to ${shown[2]}), ${(1e3 / (shown[0] ?? 1)).toFixed(3)} ms${limit}`,
  )
  if (least && (shown[0] ?? 0) < least) missed += 1
}
/** The longer works in milliseconds: the first call, then the median and the slowest of the others; `most` is the limit. */
const longWorks: { name: string; times: number; most?: number; work(index: number): number }[] = [
  { name: 'panchangOf, a day', times: 100, work: (index) => panchangOf(dateAt(index), 28.61, 77.21, ZONE).vara },
  {
    name: 'signScores, twelve signs of a day',
    times: 100,
    most: 20,
    work: (index) => signScores(dateAt(index)).length,
  },
  { name: 'personScores, a week', times: 50, work: (index) => personScores(chart, dateAt(index * 7), 7).length },
  {
    name: 'personScores, a year of other days',
    times: 12,
    work: (index) => personScores(chart, yearAt(index), 365).length,
  },
  {
    name: 'personScores, one year of other people',
    times: 30,
    most: 300,
    work: (index) => personScores(people(index), yearAt(0), 365).length,
  },
  {
    name: 'judge, all matters of other people',
    times: 60,
    most: 60,
    work: (index) => {
      const { matter } = judge(people(index), now)
      return LIFE_MATTERS.reduce((sum, id) => sum + matter(id).promise, 0)
    },
  },
  {
    name: 'judge, one matter of other people',
    times: 60,
    work: (index) => judge(people(index), now).matter('job_get').promise,
  },
  {
    name: 'judge, a year of the past',
    times: 12,
    work: (index) => judge(chart, now).past(2000 + index).best.length,
  },
  {
    name: 'yearOutlook',
    times: 12,
    work: (index) => yearOutlook(chart, startOf(index), startOf(index + 1)).years.length,
  },
  { name: 'skyEvents, a year', times: 12, work: (index) => skyEvents(startOf(index), startOf(index + 1)).length },
  {
    // Other days each time, so that none of their sky is known.
    name: 'searchMuhurta, 120 days',
    times: 20,
    most: 150,
    work: (index) => {
      const [from, to] = [dateAt(index * 120), dateAt(index * 120 + 119)]
      const place = { lat: 28.61, lng: 77.21, tz: ZONE }
      return searchMuhurta({ activity: 'marriage', chart: people(index), place, from, to }).days.length
    },
  },
  {
    name: 'stability, ± 15 minutes',
    times: 100,
    work: (index) => stability(birthAt(index), 15, now).houses.sun.values.length,
  },
  {
    name: 'stability, time unknown',
    times: 100,
    work: (index) => stability(birthAt(index), null, now).houses.sun.values.length,
  },
]
for (const { name, times, most, work } of longWorks) {
  const took = Array.from({ length: times }, (_, index) => {
    const start = processorTime()
    checksum += work(index)
    return (processorTime() - start) / 1e3
  })
  const [first = 0, ...others] = took
  const sorted = others.toSorted((a, b) => a - b)
  const shown = [first, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map((each) => each.toFixed(2))
  const limit = most ? `, at most ${most}` : ''
  console.log(`${name.padEnd(42)} first ${shown[0]} ms, median ${shown[1]} ms, slowest ${shown[2]} ms${limit}`)
  if (most && Number(shown[1]) > most) missed += 1
}
console.log(`checksum ${checksum.toFixed(3)}`)
if (missed > 0) console.error(`${missed} beyond their limits`)
process.exitCode = missed > 0 ? 1 : 0
