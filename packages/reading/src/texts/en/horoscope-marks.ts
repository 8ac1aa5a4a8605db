import type { GrahaId, TithiGroup } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { MEETINGS, NAKSHATRAS, PHASES, STATIONS, TITHIS } from './horoscope-marks-data.ts'
import { capital, the, weekday } from './horoscope-words.ts'
import { house } from './vocab.ts'

type Relation = 'lord' | 'friend' | 'enemy'

/** What marks a day for the whole of it; `variant` turns among phrasings. */
export const marks = {
  station: (at: string, id: GrahaId, graha: string, turns: 'retrograde' | 'direct', h: number) =>
    `At ${at} ${graha} ${turns === 'direct' ? 'moves forward again' : 'turns retrograde'} in your ${house(h)}: ${STATIONS[id]?.[turns] ?? ''}.`,
  phase: (variant: number, phase: 'new_moon' | 'full_moon', at: string, h: number) =>
    `The Moon is ${phase === 'full_moon' ? 'full' : 'new'} at ${at} in your ${house(h)}: ${pickVariant(variant, PHASES[phase])}.`,
  meeting: (variant: number, at: string, id: GrahaId, graha: string, way: 'joins' | 'faces', h: number) => {
    const pool = MEETINGS[id]?.[way]
    const clause = pool ? `: ${pickVariant(variant, pool)}` : ''
    return way === 'joins'
      ? `At ${at} the Moon meets ${graha} in your ${house(h)}${clause}.`
      : `At ${at} the Moon in your ${house(h)} is opposite ${graha}${clause}.`
  },
  nakshatra: (nakshatra: number, name: string) => `The Moon is in ${name}, ${NAKSHATRAS[nakshatra] ?? ''}.`,
  tithi: (variant: number, tithi: string, group: TithiGroup) => `${tithi} ${pickVariant(variant, TITHIS[group])}.`,
  weekday: (variant: number, vara: number, dayLord: string, lord: string, relation: Relation) => {
    const day = weekday(vara)
    if (relation === 'lord')
      return pickVariant(variant, [
        `${day} is the day of ${the(lord)}, lord of your sign, so your own way of doing things carries further.`,
        `The lord of your sign, ${the(lord)}, rules ${day}, and what is truly yours to do goes first.`,
      ])
    if (relation === 'friend')
      return pickVariant(variant, [
        `${day} belongs to ${the(dayLord)}, a friend of your sign's lord, ${the(lord)}, and help is easier to ask for.`,
        `${capital(the(dayLord))} rules ${day} and is on good terms with ${the(lord)}, lord of your sign, so a favour finds its way back.`,
      ])
    return pickVariant(variant, [
      `${day} belongs to ${the(dayLord)}, no friend of your sign's lord, ${the(lord)}, so allow a little extra time for everything.`,
      `${capital(the(dayLord))} rules ${day} and is at odds with ${the(lord)}, lord of your sign, so keep one errand for another weekday.`,
    ])
  },
}
