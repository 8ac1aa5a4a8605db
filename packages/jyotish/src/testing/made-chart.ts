import { forEachGraha, GRAHAS, type GrahaId } from '#ids.ts'
import { at, SIGN_NAMES } from '#names.ts'
import type { Ascendant, Graha } from '#types.ts'
import { isCombust } from '#zodiac/combustion.ts'
import { dignityOf } from '#zodiac/dignity.ts'
import { houseOf } from '#zodiac/houses.ts'
import { nakshatraLord } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'
import { zodiac } from '#zodiac/zodiac.ts'

/** A chart made up for a test from longitudes; no sky need ever have looked like it. */
export function madeChart(ascendantLon: number, lons: Readonly<Record<GrahaId, number>>) {
  const place = zodiac(ascendantLon)
  const ascendant: Ascendant = { ...place, sign_hi: at(SIGN_NAMES, place.sign).hi }
  const signs = forEachGraha((id) => signOf(lons[id]))
  const grahas = GRAHAS.map((id): Graha => {
    const lon = lons[id]
    const own = zodiac(lon)
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
