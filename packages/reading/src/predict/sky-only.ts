import { dayInIndia } from '@dhruva/common'
import { nakshatraName, signName } from '#names.ts'
import { moonAt } from '#predict/daily.ts'
import { type Desk, dated, graha, nameOf, say, sign } from '#predict/desk.ts'
import { skyPart } from '#predict/events.ts'
import { staysPart } from '#predict/stays.ts'
import { TEXTS } from '#texts/predict.ts'
import type { Sentence } from '#types.ts'

/** More days than a week are told by what changes in them. */
const TOLD_DAYS = 7

const moonLine = (desk: Desk, noon: Date): Sentence => {
  const moon = moonAt(desk, noon)
  const fact = desk.fact(`sky.moon.${dayInIndia(noon)}`, 'transit', { kind: 'transit', id: 'moon' }, (c) =>
    TEXTS[c].say.facts.skyMoon(
      dated(c, noon),
      nameOf(c, 'moon'),
      nakshatraName(c, moon.nakshatra),
      signName(c, moon.sign),
    ),
  )
  const star = nakshatraName(desk.code, moon.nakshatra)
  return say(desk.t.say.skyMoon(dated(desk.code, noon), graha(desk, 'moon'), star, sign(desk, moon.sign)), fact)
}

/** What can be said where not even the Moon of the birth is sure: the sky itself, by the houses from the natal Sun. */
export const skyParts = (desk: Desk): Sentence[][] => {
  const noons = desk.span.noons.length <= TOLD_DAYS ? desk.span.noons : []
  return [[], noons.map((noon) => moonLine(desk, noon)), staysPart(desk), desk.period === 'year' ? [] : skyPart(desk)]
}
