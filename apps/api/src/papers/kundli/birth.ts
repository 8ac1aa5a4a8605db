import { ayanamsaText, certainTags, degreeText, drawnOf, offsetText } from '@dhruva/contract/drawing'
import { type GrahaId, KARANA_NAMES, TITHI_NAMES, VARA_NAMES, YOGA_NAMES } from '@dhruva/jyotish'
import { GREY, LEFT, NEEL, RIGHT, WIDTH } from '#papers/sheet.ts'
import { drawChart } from './drawing.ts'
import { graha, sign, star, type Writing } from './paper.ts'
import { clockIn, dayOfBirth, either, listed } from './words.ts'

const timeOfBirth = ({ paper: { chart, uncertainty }, t, language }: Writing) => {
  if (uncertainty === null) return t.unknown
  const [, , second = '00'] = chart.input.tob.split(':')
  const clock = clockIn(language, chart.input.tz)(chart.input.utc)
  const time = second === '00' ? clock : clock.replace(/(\d+:\d\d)/, `$1:${second}`)
  return uncertainty === 0 ? time : t.about(time, uncertainty)
}

/** Whose kundli it is, when and where it begins, and what is asked first. */
export const cover = (writing: Writing) => {
  const { paper, certain, flow, t, language } = writing
  const { chart, stability } = paper
  const tags = certainTags(stability)
  const open = t.notCertain
  const running = chart.vimshottari.current
  flow.gap(16)
  flow.say(paper.name, { size: 30, weight: 600, color: NEEL, width: WIDTH })
  flow.gap(6)
  flow.facts([
    [t.born, dayOfBirth(chart.input.dob, language)],
    [t.time, timeOfBirth(writing)],
    [t.place, `${paper.place} (${chart.input.lat}°, ${chart.input.lng}°)`],
    [t.lagna, tags.lagna ? sign(chart.ascendant.sign, language) : open],
    [t.rashi, tags.rashi ? sign(chart.moon_sign, language) : open],
    [t.nakshatra, nakshatraIn(writing)],
    [t.running, running && tags.dasha ? runningIn(writing) : open],
  ])
  const side = 270
  const drawn = drawnOf(certain.chart, 'd1', certain.exact)
  drawChart(
    flow.sheet,
    { x: (LEFT + RIGHT - side) / 2, y: flow.at() + 6, side },
    { drawn, style: 'north', ...writing, ...certain },
  )
  flow.gap(side + 22)
  flow.say(t.made(dayOfBirth(dmy(paper.at), language)), { size: 9, color: GREY })
}

const dmy = (at: Date) => at.toISOString().slice(0, 10).split('-').reverse().join('/')

const nakshatraIn = ({ paper: { chart, stability }, t, language }: Writing) => {
  const tags = certainTags(stability)
  const name = star(chart.nakshatra, language)
  if (tags.nakshatra) return tags.pada ? t.star(name, chart.pada) : name
  return either(
    language,
    (stability?.nakshatra.values ?? []).map((one) => star(one, language)),
  )
}

/** What runs, as deep as it is the same at every possible time. */
const runningIn = ({ paper: { chart, stability }, t, language }: Writing) => {
  const { current } = chart.vimshottari
  const found = stability?.dasha.running
  const lords: GrahaId[] = []
  for (const level of ['maha', 'antar', 'pratyantar'] as const) {
    if (stability && !found?.[level].certain) break
    if (current) lords.push(current[level].lord)
  }
  return t.dashaPath(lords.map((lord) => graha(lord, language)))
}

const MONTH_DAYS = 30.44
const YEAR_DAYS = 365.25

/** By how much the dates of the dashas differ over the possible times, in the largest unit that says it well. */
const shiftOf = (days: number, t: Writing['t']) => {
  if (days < 60) return t.honesty.shift(t.honesty.days(Math.max(1, Math.ceil(days))))
  return t.honesty.shift(
    days < 18 * MONTH_DAYS
      ? t.honesty.months(Math.ceil(days / MONTH_DAYS))
      : t.honesty.years(Math.ceil(days / YEAR_DAYS)),
  )
}

/** What holds of a birth whose time is not exact; nothing of an exact one. */
export const honesty = ({ paper: { stability }, flow, t, language }: Writing) => {
  if (!stability) return
  const { minutes, ascendant, signs, dasha } = stability
  const names = (values: readonly number[]) =>
    either(
      language,
      values.map((one) => sign(one, language)),
    )
  flow.heading(t.honesty.title, 13)
  const says = [
    minutes === null ? t.honesty.unknown : t.honesty.within(minutes),
    t.honesty.rule,
    t.honesty.possible(t.lagna, names(ascendant.sign.values)),
    t.honesty.possible(t.rashi, names(signs.moon.values)),
    shiftOf(dasha.dates_span_days, t),
  ]
  for (const text of says) flow.say(text, { size: 10.5, width: WIDTH })
  flow.gap(12)
}

const STYLES = ['north', 'south', 'east'] as const

/** The birth chart as each part of India draws it. */
export const drawings = async (writing: Writing) => {
  const { certain, flow, t, language } = writing
  await flow.begin(t.drawings)
  const { origin, open } = certain
  const notes = [
    origin === 'lagna' ? '' : t.counted(t.from[origin]),
    open.length > 0
      ? t.leftOut(
          listed(
            language,
            open.map(({ id }) => graha(id, language)),
          ),
        )
      : '',
  ].filter((note) => note !== '')
  for (const note of notes) flow.say(note, { size: 10, color: GREY, width: WIDTH })
  const side = 226
  const drawn = drawnOf(certain.chart, 'd1', certain.exact)
  const top = flow.at()
  STYLES.forEach((style, nth) => {
    const [x, y] = [LEFT + (nth % 2) * (WIDTH - side), top + 18 + Math.floor(nth / 2) * (side + 34)]
    flow.sheet.pen.write(t.styles[style], x, y - 6, { size: 10, weight: 600, color: NEEL })
    drawChart(flow.sheet, { x, y, side }, { drawn, style, origin, language })
  })
  certain.chart.grahas.forEach(({ id }, nth) => {
    const at = { x: LEFT + WIDTH - side, y: top + side + 70 + nth * 19 }
    flow.sheet.pen.write(t.short[id], at.x, at.y, { size: 11, weight: 600, color: NEEL })
    flow.sheet.pen.write(graha(id, language), at.x + 34, at.y, { size: 11 })
  })
}

/** Where each planet stands, as the table on the screen has it. */
export const planets = async ({ paper, certain, flow, t, language }: Writing) => {
  const { chart, exact, open, origin } = certain
  await flow.begin(t.planets)
  const c = t.columns
  const columns = [
    { title: c.graha, width: 62 },
    { title: c.sign, width: 98 },
    { title: c.star, width: 118 },
    { title: c.lord, width: 58 },
    { title: c.house, width: 34 },
    { title: c.dignity, width: 113 },
  ]
  const { ascendant } = paper.chart
  const lagna = [
    t.lagna,
    `${sign(ascendant.sign, language)}${exact ? ` ${degreeText(ascendant.degree)}` : ''}`,
    exact ? t.star(star(ascendant.nakshatra, language), ascendant.pada) : '–',
    '',
    '1',
    '',
  ]
  const rows = chart.grahas.map((one) => {
    const known = certain.degree(one)
    const degree = known === 'minute' ? degreeText(one.degree) : known && t.about1(Math.round(one.degree))
    const found = certain.star(one)
    const name = star(one.nakshatra, language)
    const isNode = one.id === 'rahu' || one.id === 'ketu'
    const marks = [
      certain.dignity(one) ? t.dignities[one.dignity] : '',
      one.retrograde && !isNode ? t.marks.retrograde : '',
      one.combust && exact ? t.marks.combust : '',
      certain.vargottama(one) ? t.marks.vargottama : '',
    ]
    return [
      graha(one.id, language),
      `${sign(one.sign, language)}${degree ? ` ${degree}` : ''}`,
      found === null ? '–' : found === 'pada' ? t.star(name, one.pada) : name,
      found === null ? '' : graha(one.nakshatra_lord, language),
      String(one.house),
      marks.filter((mark) => mark !== '').join(', '),
    ]
  })
  const opened = open.map(({ id, signs }) => [
    graha(id, language),
    either(
      language,
      signs.map((one) => sign(one, language)),
    ),
    '–',
    '',
    '–',
    '',
  ])
  flow.table(columns, [...(origin === 'lagna' ? [lagna] : []), ...rows, ...opened])
  flow.say(t.nodes, { size: 8.5, color: GREY })
  flow.gap(14)
}

/** The twelve houses: sign, lord, who stands there and who looks on it. */
export const houses = ({ certain, flow, t, language }: Writing) => {
  const { chart, origin } = certain
  flow.heading(t.houses(t.from[origin]), 13)
  const c = t.houseColumns
  const columns = [
    { title: c.house, width: 42 },
    { title: c.sign, width: 84 },
    { title: c.lord, width: 72 },
    { title: c.here, width: 140 },
    { title: c.looks, width: 145 },
  ]
  const names = (ids: readonly GrahaId[]) => ids.map((id) => graha(id, language)).join(', ') || '–'
  const rows = chart.houses.map((one) => [
    String(one.house),
    sign(one.sign, language),
    graha(one.lord, language),
    names(one.occupants),
    names(one.aspected_by),
  ])
  flow.table(columns, rows, 9)
}

/** The five limbs of the day of birth, with the Sun's rise and setting. */
export const panchang = async (writing: Writing) => {
  const { paper, flow, t, language } = writing
  const { panchang: day, input } = paper.chart
  const clock = clockIn(language, input.tz)
  await flow.begin(t.panchang)
  flow.facts([
    [t.vara, VARA_NAMES[day.vara]?.[language] ?? ''],
    [t.tithi, TITHI_NAMES[day.tithi - 1]?.[language] ?? ''],
    [t.nakshatra, nakshatraIn(writing)],
    [t.yoga, YOGA_NAMES[day.yoga - 1]?.[language] ?? ''],
    [t.karana, KARANA_NAMES[day.karana - 1]?.[language] ?? ''],
    [t.sunrise, day.sunrise_utc ? clock(day.sunrise_utc) : t.noSun],
    [t.sunset, day.sunset_utc ? clock(day.sunset_utc) : t.noSun],
  ])
  if (paper.stability) flow.say(t.panchangAt(clock(input.utc)), { size: 9.5, color: GREY })
}

/** With what it was computed: another program with another convention differs. */
export const conventions = ({ paper: { chart }, flow, t }: Writing) => {
  const { conventions: used, input } = chart
  flow.heading(t.conventions, 13)
  flow.facts([
    [t.ayanamsa, t.lahiri(ayanamsaText(chart.ayanamsa))],
    [t.node, t.nodeKinds[used.node === 'true' ? 'true' : 'mean']],
    [t.houseSystem, t.wholeSign],
    [t.positions, t.apparent],
    [t.year, t.days(used.year_days)],
    [t.rise, t.centre],
    [t.zone, t.zoneAt(input.tz, offsetText(input.offset_seconds))],
    [t.universal, input.utc],
  ])
}
