import type { Code } from '@dhruva/common'
import { nakshatraName } from '#names.ts'
import type { DayParts, Writers } from '#parts.ts'
import { hoursIn } from '#write/days/names/clock.ts'
import { tithiName } from '#write/days/names/limbs.ts'
import { AIMS, CUSTOMS } from '#write/days/names/names-data.ts'
import { weekdayText } from './render-prediction.ts'

const inCustoms = (code: Code, customs: DayParts['muhurat']['customs']): string => {
  const names = customs.map((id) => CUSTOMS[id][code]).join(', ')
  if (names === '') return ''
  return code === 'hi' ? `, ${names} में` : `, in ${names}`
}

/** Good hours, in words. */
export const DAYS: Writers<DayParts> = {
  muhurat: ({ on, activity, start, end, zone, nakshatra, tithi, customs }, c) => {
    const when = `${weekdayText(c, on)}, ${hoursIn(c, { start, end }, zone)}`
    const [star, day, aim] = [nakshatraName(c, nakshatra), tithiName(c, tithi), AIMS[activity][c]]
    return c === 'hi'
      ? `${when}: ${star} नक्षत्र, ${day}, ${aim} के लिए${inCustoms(c, customs)}`
      : `${when}: ${star} nakshatra, ${day}, for ${aim}${inCustoms(c, customs)}`
  },
}
