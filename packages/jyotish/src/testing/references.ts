import { readFileSync } from 'node:fs'
import { type Classical, forSeven, GRAHAS, type GrahaId } from '#ids.ts'
import type { LimbKind } from '#panchang/limbs.ts'
import type { BirthInput } from '#types.ts'
import sample from '../../testdata/kundli-sample.json' with { type: 'json' }

/** What Swiss Ephemeris says of one birth; degrees are sidereal, times ISO 8601 UTC. */
export type Reference = {
  name: string
  birth: BirthInput
  inIndia: boolean
  utc: string
  ascendant: number
  lons: Readonly<Record<Classical, number>>
  rahuMean: number
  rahuTrue: number
  /** the five planets that can be */
  retrograde: readonly GrahaId[]
  limbs: Readonly<Record<LimbKind, number>>
  vara: number
  sunrise: string
  /** null where the reference does not name them */
  sunset: string | null
  ends: Readonly<Record<LimbKind, string>> | null
  maha: GrahaId
  mahaStart: string
  /** maha, antar and pratyantar on 2026-01-01T00:00Z, empty after the 120 years */
  running: readonly GrahaId[]
}

/** The instant of `running`. */
export const RUNNING_AT = new Date('2026-01-01T00:00:00Z')

const TABLE = new URL('../../testdata/swiss-ephemeris.tsv', import.meta.url)

function grahaId(text: string): GrahaId {
  const id = GRAHAS.find((each) => each === text.toLowerCase())
  if (!id) throw new RangeError(`${text} is no graha`)
  return id
}

const grahaIds = (text: string): GrahaId[] => (text === '' || text === 'none' ? [] : text.split(' ').map(grahaId))

const fourLimbs = <T>(of: (kind: LimbKind) => T): Record<LimbKind, T> => ({
  tithi: of('tithi'),
  nakshatra: of('nakshatra'),
  yoga: of('yoga'),
  karana: of('karana'),
})

/** One line of the table, by the names of its columns. */
function referenceOf(cell: (column: string) => string): Reference {
  const number = (column: string) => Number(cell(column))
  return {
    name: cell('place'),
    birth: { dob: cell('dob'), tob: cell('tob'), lat: number('lat'), lng: number('lng') },
    inIndia: cell('place').endsWith(' IN'),
    utc: cell('utc'),
    ascendant: number('ascendant'),
    lons: forSeven(number),
    rahuMean: number('rahu_mean'),
    rahuTrue: number('rahu_true'),
    retrograde: grahaIds(cell('retrograde')),
    limbs: fourLimbs(number),
    vara: number('vara'),
    sunrise: cell('sunrise'),
    sunset: cell('sunset'),
    ends: fourLimbs((kind) => cell(`${kind}_end`)),
    maha: grahaId(cell('maha')),
    mahaStart: cell('maha_start'),
    running: grahaIds(cell('running')),
  }
}

function drawn(): Reference[] {
  const [head = '', ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return referenceOf((column) => {
      const text = cells[columns.indexOf(column)]
      if (text === undefined) throw new RangeError(`no ${column} in: ${line}`)
      return text
    })
  })
}

function chosen(): Reference[] {
  return sample.births.map(({ name, dob, tob, lat, lng, place, utc, expected }) => {
    const { vimshottari, retrograde } = expected
    const turned = Object.entries(retrograde).filter(([, is]) => is)
    return {
      name,
      birth: { dob, tob, lat, lng },
      inIndia: place.endsWith(', IN'),
      utc,
      ascendant: expected.ascendant,
      lons: forSeven((id) => expected[id]),
      rahuMean: expected.rahu_mean,
      rahuTrue: expected.rahu_true,
      retrograde: turned.map(([id]) => grahaId(id)),
      limbs: fourLimbs((kind) => expected[kind]),
      vara: expected.vara,
      sunrise: expected.sunrise_utc,
      sunset: null,
      ends: null,
      maha: grahaId(vimshottari.lord),
      mahaStart: vimshottari.mahadashas[0]?.start ?? '',
      running: vimshottari.at_2026_01_01.map(grahaId),
    }
  })
}

/** Every reference birth of `testdata`: those chosen for their difficulty, then those drawn at random. */
export const references = (): Reference[] => [...chosen(), ...drawn()]
