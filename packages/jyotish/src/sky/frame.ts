import { DAY_MS } from '@dhruva/common'
import { AstroTime, e_tilt, Rotation_EQJ_ECT, type RotationMatrix, SetDeltaTFunction } from 'astronomy-engine'
import { deltaTSeconds } from '#time/delta-t.ts'
import { lahiriAyanamsa } from './ayanamsa.ts'

// The library keeps its clock model in module state; it is set once, here, where the only constructor of times lives.
SetDeltaTFunction(deltaTSeconds)

const J2000_MS = Date.UTC(2000, 0, 1, 12)

/** What all bodies of one instant share: the time scales and the turn from J2000 axes to the sidereal ecliptic. */
export type Frame = {
  time: AstroTime
  /** centuries of terrestrial time since J2000 */
  centuries: number
  /** mean ayanamsa, degrees */
  ayanamsa: number
  /** nutation in longitude, degrees */
  nutation: number
  /** true obliquity of the ecliptic, degrees */
  obliquity: number
  toEcliptic: RotationMatrix
}

/** The frame of an instant in milliseconds since 1970 UTC; UTC stands for UT1 (less than 0.9 s apart). */
export function frameAt(ms: number): Frame {
  const time = new AstroTime((ms - J2000_MS) / DAY_MS)
  const tilt = e_tilt(time)
  const centuries = time.tt / 36525
  return {
    time,
    centuries,
    ayanamsa: lahiriAyanamsa(centuries),
    nutation: tilt.dpsi / 3600,
    obliquity: tilt.tobl,
    toEcliptic: Rotation_EQJ_ECT(time),
  }
}
