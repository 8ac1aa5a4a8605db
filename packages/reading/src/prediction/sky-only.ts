import { dayInIndia } from '@dhruva/common'
import { indianDay } from '#facts/days.ts'
import { nakshatraName } from '#names.ts'
import { type Desk, dated, graha, type Line, say, sign } from './context.ts'
import { moonAt } from './daily.ts'
import { skyPart } from './events.ts'
import { staysPart } from './stays.ts'

/** More days than a week are told by what changes in them. */
const TOLD_DAYS = 7

const moonLine = (desk: Desk, noon: Date): Line => {
  const moon = moonAt(desk, noon)
  const fact = desk.fact(
    `sky.moon.${dayInIndia(noon)}`,
    'transit',
    { kind: 'transit', id: 'moon' },
    {
      says: 'moon_at_noon',
      graha: 'moon',
      on: indianDay(noon),
      nakshatra: moon.nakshatra,
      sign: moon.sign,
    },
  )
  const star = nakshatraName(desk.code, moon.nakshatra)
  return say(desk.t.say.skyMoon(dated(desk, noon), graha(desk, 'moon'), star, sign(desk, moon.sign)), fact)
}

/** What can be said where not even the Moon of the birth is sure: the sky itself, by the houses from the natal Sun. */
export const skyParts = (desk: Desk): Line[][] => {
  const noons = desk.span.noons.length <= TOLD_DAYS ? desk.span.noons : []
  return [[], noons.map((noon) => moonLine(desk, noon)), staysPart(desk), desk.period === 'year' ? [] : skyPart(desk)]
}
