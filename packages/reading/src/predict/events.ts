import { dayInIndia } from '@dhruva/common'
import { type SkyEvent, skyEvents } from '@dhruva/jyotish'
import { signName } from '#names.ts'
import { area, type Desk, dated, graha, houseIn, nameOf, placed, placedIn, say, sign } from '#predict/desk.ts'
import { TEXTS } from '#texts/predict.ts'
import type { Sentence } from '#types.ts'

type Of<K extends SkyEvent['code']> = Extract<SkyEvent, { code: K }>

const idOf = (event: SkyEvent): string => {
  const day = dayInIndia(new Date(event.at))
  return 'graha' in event ? `event.${day}.${event.graha}.${event.code}` : `event.${day}.${event.code}`
}

const ingress = (desk: Desk, event: Of<'ingress'>): Sentence => {
  const house = houseIn(desk, event.sign)
  const fact = desk.fact(idOf(event), 'transit', { kind: 'transit', id: event.graha }, (c) =>
    TEXTS[c].say.facts.ingress(
      dated(c, event.at),
      nameOf(c, event.graha),
      signName(c, event.from),
      signName(c, event.sign),
      placedIn(c, desk, house),
    ),
  )
  const [date, at] = [dated(desk.code, event.at), placed(desk, house)]
  return say(desk.t.say.ingress(graha(desk, event.graha), sign(desk, event.sign), date, at, area(desk, house)), fact)
}

const station = (desk: Desk, event: Of<'station'>): Sentence => {
  const house = houseIn(desk, event.sign)
  const fact = desk.fact(idOf(event), 'transit', { kind: 'transit', id: event.graha }, (c) =>
    TEXTS[c].say.facts.station(
      dated(c, event.at),
      nameOf(c, event.graha),
      signName(c, event.sign),
      event.turns,
      placedIn(c, desk, house),
    ),
  )
  const matters = desk.t.tables.TURNING[event.graha]
  const [date, at] = [dated(desk.code, event.at), placed(desk, house)]
  return say(desk.t.say[event.turns](graha(desk, event.graha), sign(desk, event.sign), date, at, matters), fact)
}

const moonPhase = (desk: Desk, event: Of<'new_moon' | 'full_moon'>): Sentence => {
  const house = houseIn(desk, event.sign)
  const full = event.code === 'full_moon'
  const fact = desk.fact(idOf(event), 'panchang', { kind: 'transit', id: 'moon' }, (c) =>
    TEXTS[c].say.facts.moonPhase(dated(c, event.at), full, signName(c, event.sign), placedIn(c, desk, house)),
  )
  const words = full ? desk.t.say.fullMoon : desk.t.say.newMoon
  return say(words(sign(desk, event.sign), dated(desk.code, event.at), placed(desk, house), area(desk, house)), fact)
}

const eclipse = (desk: Desk, event: Of<'lunar_eclipse' | 'solar_eclipse'>): Sentence => {
  const house = houseIn(desk, event.sign)
  const solar = event.code === 'solar_eclipse'
  const fact = desk.fact(idOf(event), 'transit', { kind: 'transit', id: solar ? 'sun' : 'moon' }, (c) => {
    const { facts } = TEXTS[c].say
    return facts.eclipse(
      dated(c, event.at),
      solar,
      facts.kinds[event.kind],
      signName(c, event.sign),
      placedIn(c, desk, house),
    )
  })
  const words = solar ? desk.t.say.solarEclipse : desk.t.say.lunarEclipse
  return say(words(sign(desk, event.sign), dated(desk.code, event.at), placed(desk, house)), fact)
}

const told = (desk: Desk, event: SkyEvent): Sentence[] => {
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
export const skyPart = (desk: Desk): Sentence[] => {
  const all = skyEvents(desk.span.from, desk.span.to, undefined, desk.chart.conventions)
  const eclipsed = new Set(
    all.filter(({ code }) => code.endsWith('_eclipse')).map(({ at }) => dayInIndia(new Date(at))),
  )
  const items = all
    .filter(({ code, at }) => !(code.endsWith('_moon') && eclipsed.has(dayInIndia(new Date(at)))))
    .flatMap((event) => told(desk, event))
  if (items.length > 0) return [say(desk.t.say.eventsHead[desk.period]), ...items]
  const still = desk.fact('event.none', 'transit', { kind: 'transit', id: 'sun' }, (c) =>
    TEXTS[c].say.facts.still(...ends(desk, c)),
  )
  return [say(desk.t.say.still[desk.period], still)]
}

const ends = (desk: Desk, code: 'en' | 'hi'): [string, string] => {
  const { noons } = desk.span
  return [dated(code, noons[0] ?? desk.span.from), dated(code, noons.at(-1) ?? desk.span.to)]
}
