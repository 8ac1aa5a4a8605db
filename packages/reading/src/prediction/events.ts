import { dayInIndia } from '@dhruva/common'
import { type SkyEvent, skyEvents } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import {
  area,
  type Desk,
  dated,
  graha,
  head,
  houseIn,
  item,
  type Line,
  placed,
  placedIn,
  say,
  sign,
} from './context.ts'
import { spanOf } from './scores.ts'

type Of<K extends SkyEvent['code']> = Extract<SkyEvent, { code: K }>

const idOf = (event: SkyEvent): string => {
  const day = dayInIndia(new Date(event.at))
  return 'graha' in event ? `event.${day}.${event.graha}.${event.code}` : `event.${day}.${event.code}`
}

const ingress = (desk: Desk, event: Of<'ingress'>): Line => {
  const house = houseIn(desk, event.sign)
  const fact = desk.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: event.graha },
    {
      says: 'ingress',
      on: indianDay(event.at),
      graha: event.graha,
      fromSign: event.from,
      sign: event.sign,
      ...placedIn(desk, house),
    },
  )
  const [date, at] = [dated(desk, event.at), placed(desk, house)]
  return item(desk.t.say.ingress(graha(desk, event.graha), sign(desk, event.sign), date, at, area(desk, house)), fact)
}

const station = (desk: Desk, event: Of<'station'>): Line => {
  const house = houseIn(desk, event.sign)
  const fact = desk.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: event.graha },
    {
      says: 'station',
      on: indianDay(event.at),
      graha: event.graha,
      turns: event.turns,
      sign: event.sign,
      ...placedIn(desk, house),
    },
  )
  const matters = desk.t.tables.TURNING[event.graha]
  const [date, at] = [dated(desk, event.at), placed(desk, house)]
  return item(desk.t.say[event.turns](graha(desk, event.graha), sign(desk, event.sign), date, at, matters), fact)
}

const moonPhase = (desk: Desk, event: Of<'new_moon' | 'full_moon'>): Line => {
  const house = houseIn(desk, event.sign)
  const full = event.code === 'full_moon'
  const fact = desk.fact(
    idOf(event),
    'panchang',
    { kind: 'transit', id: 'moon' },
    {
      says: 'moon_phase',
      on: indianDay(event.at),
      graha: 'moon',
      full,
      sign: event.sign,
      ...placedIn(desk, house),
    },
  )
  const words = full ? desk.t.say.fullMoon : desk.t.say.newMoon
  return item(words(sign(desk, event.sign), dated(desk, event.at), placed(desk, house), area(desk, house)), fact)
}

const eclipse = (desk: Desk, event: Of<'lunar_eclipse' | 'solar_eclipse'>): Line => {
  const house = houseIn(desk, event.sign)
  const solar = event.code === 'solar_eclipse'
  const graha = solar ? 'sun' : 'moon'
  const fact = desk.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: graha },
    {
      says: 'eclipse',
      on: indianDay(event.at),
      graha,
      eclipse: event.kind,
      sign: event.sign,
      ...placedIn(desk, house),
    },
  )
  const words = solar ? desk.t.say.solarEclipse : desk.t.say.lunarEclipse
  return item(words(sign(desk, event.sign), dated(desk, event.at), placed(desk, house)), fact)
}

const told = (desk: Desk, event: SkyEvent): Line[] => {
  switch (event.code) {
    case 'ingress':
      return [ingress(desk, event)]
    case 'station':
      return [station(desk, event)]
    case 'new_moon':
    case 'full_moon':
      return [moonPhase(desk, event)]
    case 'lunar_eclipse':
    case 'solar_eclipse':
      return [eclipse(desk, event)]
    case 'combustion':
      return []
  }
}

/** What happens in the sky of the period, in order, by the houses of the chart; an eclipse takes the place of its full or new moon. */
export const skyPart = (desk: Desk): Line[] => {
  const all = skyEvents(desk.span.from, desk.span.to, undefined, desk.chart.conventions)
  const eclipsed = new Set(
    all.filter(({ code }) => code.endsWith('_eclipse')).map(({ at }) => dayInIndia(new Date(at))),
  )
  const items = all
    .filter(({ code, at }) => !(code.endsWith('_moon') && eclipsed.has(dayInIndia(new Date(at)))))
    .flatMap((event) => told(desk, event))
  if (items.length > 0) return [head(desk.t.say.eventsHead[desk.period]), ...items]
  const parts = { says: 'no_change', ...spanOf(desk) } as const
  const still = desk.fact('event.none', 'transit', { kind: 'transit', id: 'sun' }, parts)
  return [say(desk.t.say.still[desk.period], still)]
}
