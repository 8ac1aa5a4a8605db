import { sadeSatiPhase } from '#dosha/sade-sati.ts'
import { at, SIGN_NAMES } from '#names.ts'
import { tithiOf } from '#panchang/panchang.ts'
import { isRetrograde, type Position, skyAt } from '#sky/bodies.ts'
import { type Ingress, nextIngress } from '#sky/ingress.ts'
import { isoSeconds } from '#time/time.ts'
import { type Chart, type Conventions, GRAHAS, type GrahaId, type TransitGraha, type Transits } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { nakshatraOf } from '#zodiac/nakshatra.ts'
import { degreeInSign, signOf } from '#zodiac/signs.ts'

function transitGraha(chart: Chart, id: GrahaId, position: Position, ingress: Ingress | null): TransitGraha {
  const sign = signOf(position.lon)
  return {
    id,
    lon: position.lon,
    speed: position.speed,
    retrograde: isRetrograde(id, position.speed),
    sign,
    sign_name: at(SIGN_NAMES, sign).sa,
    degree: degreeInSign(position.lon),
    nakshatra: nakshatraOf(position.lon),
    house: houseOf(sign, chart.ascendant.sign),
    house_from_moon: houseOf(sign, chart.moon_sign),
    leaves_sign: ingress ? isoSeconds(ingress.ms) : null,
    next_sign: ingress ? ingress.sign : (sign + 1) % 12,
  }
}

/** Rahu and Ketu change signs at the same moment, into opposite signs. */
function ingressOf(id: GrahaId, ms: number, conventions: Conventions): Ingress | null {
  if (id !== 'ketu') return nextIngress(id, ms, conventions)
  const rahu = nextIngress('rahu', ms, conventions)
  return rahu && { ms: rahu.ms, sign: (rahu.sign + 6) % 12 }
}

/** The sky of an instant seen from a birth chart (gochara), under the chart's own conventions. */
export function transits(chart: Chart, when: Date): Transits {
  const ms = when.getTime()
  const sky = skyAt(ms, chart.conventions)
  return {
    at: isoSeconds(ms),
    grahas: GRAHAS.map((id) => transitGraha(chart, id, sky.grahas[id], ingressOf(id, ms, chart.conventions))),
    moon_tithi: tithiOf(sky.grahas.sun.lon, sky.grahas.moon.lon),
    sade_sati: sadeSatiPhase(chart.moon_sign, signOf(sky.grahas.saturn.lon)),
  }
}
