import { isCombust } from '#combustion.ts'
import { dignityOf } from '#dignity.ts'
import { houseOf } from '#houses.ts'
import { forEachGraha, GRAHAS, type GrahaId } from '#ids.ts'
import { nakshatraLord, nakshatraOf, padaOf } from '#nakshatra.ts'
import { at, NAKSHATRA_NAMES, SIGN_NAMES } from '#names.ts'
import { degreeInSign, signOf } from '#signs.ts'
import type { Ascendant, Graha } from '#types.ts'
import { navamsaSign } from '#varga.ts'

function placed(lon: number) {
  const sign = signOf(lon)
  const nakshatra = nakshatraOf(lon)
  return {
    lon,
    sign,
    sign_name: at(SIGN_NAMES, sign).sa,
    degree: degreeInSign(lon),
    nakshatra,
    nakshatra_name: at(NAKSHATRA_NAMES, nakshatra).sa,
    pada: padaOf(lon),
    navamsa_sign: navamsaSign(lon),
  }
}

/** A chart made up for a test from longitudes; no sky need ever have looked like it. */
export function madeChart(ascendantLon: number, lons: Readonly<Record<GrahaId, number>>) {
  const place = placed(ascendantLon)
  const ascendant: Ascendant = { ...place, sign_hi: at(SIGN_NAMES, place.sign).hi }
  const signs = forEachGraha((id) => signOf(lons[id]))
  const grahas = GRAHAS.map((id): Graha => {
    const lon = lons[id]
    const own = placed(lon)
    return {
      id,
      ...own,
      speed: 1,
      retrograde: false,
      combust: isCombust(id, lon, lons.sun, false),
      house: houseOf(own.sign, place.sign),
      nakshatra_lord: nakshatraLord(own.nakshatra),
      vargottama: own.sign === own.navamsa_sign,
      dignity: dignityOf(id, lon, signs),
    }
  })
  return { ascendant, grahas, signs }
}

/** The same from signs 0..11 alone; every graha stands in the middle of its sign, the Sun near the end against combustion. */
export function madeOfSigns(ascendant: number, signs: Readonly<Record<GrahaId, number>>) {
  return madeChart(
    ascendant * 30 + 15,
    forEachGraha((id) => signs[id] * 30 + (id === 'sun' ? 29 : 14)),
  )
}
