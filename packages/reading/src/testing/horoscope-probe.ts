import { horoscope } from '#horoscope/horoscope.ts'

/** Run under different TZ settings: prints horoscopes of one day. */
for (const sign of [0, 5, 11]) console.log(JSON.stringify(horoscope('2026-11-21', sign, 'Hindi')))
