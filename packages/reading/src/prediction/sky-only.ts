import { dayInIndia } from '@dhruva/common'
import { indianDay } from '#facts/days.ts'
import { nakshatraName } from '#names.ts'
import { monthsPart } from './changes.ts'
import { dated, graha, type Line, type PredictionContext, say, sign } from './context.ts'
import { skyPart } from './events.ts'
import { moonAt } from './moon.ts'
import { covers, fieldsPart, ranked } from './scoreless.ts'
import { headingLine } from './span-lines.ts'
import { staysPart } from './stays.ts'
import { stepFor } from './step.ts'

/** More days than a week are told by what changes in them. */
const TOLD_DAYS = 7

const moonLine = (context: PredictionContext, noon: Date): Line => {
  const moon = moonAt(context, noon)
  const fact = context.fact(
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
  const star = nakshatraName(context.code, moon.nakshatra)
  return say(context.t.say.skyMoon(dated(context, noon), graha(context, 'moon'), star, sign(context, moon.sign)), fact)
}

/** What can be said where not even the Moon of the birth is sure: the sky itself, by the houses from the natal Sun. */
export const skyParts = (context: PredictionContext): Line[][] => {
  const noons = context.span.noons.length <= TOLD_DAYS ? context.span.noons : []
  return [
    [headingLine(context)],
    [covers(context)],
    noons.map((noon) => ({ ...moonLine(context, noon), rank: 1 })),
    fieldsPart(context),
    context.period === 'year' ? monthsPart(context) : ranked(skyPart(context), 5),
    ranked(staysPart(context), 15),
    stepFor(context),
  ]
}
