import {
  type Compared,
  compared,
  type Likeness,
  type Quantity,
  TOLERANCES,
  type Unit,
  unitOf,
} from '../../packages/jyotish/src/testing/differences.ts'
import { type Reference, references } from '../../packages/jyotish/src/testing/references.ts'

export type Difference = {
  id: Quantity
  unit: Unit
  count: number
  median: number
  largest: number
  tolerance: number
}

export type Agreement = { id: Likeness; same: number; of: number }

export type Accuracy = {
  births: { all: number; chosen: number; india: number; south: number; firstYear: number; lastYear: number }
  differences: Difference[]
  agreements: Agreement[]
}

/** Hundredths are finer than a chart's own six decimals, and the same on every machine. */
const rounded = (value: number) => Math.round(value * 100) / 100

function isQuantity(id: string): id is Quantity {
  return id in TOLERANCES
}

function differenceOf(id: Quantity, all: readonly Compared[]): Difference {
  const values = all.flatMap(({ differences }) => differences[id] ?? []).toSorted((a, b) => a - b)
  const [middle, last] = [values[Math.floor(values.length / 2)], values.at(-1)]
  if (middle === undefined || last === undefined) throw new Error(`no reference has ${id}`)
  const count = values.length
  return { id, unit: unitOf(id), count, median: rounded(middle), largest: rounded(last), tolerance: TOLERANCES[id] }
}

function agreementsOf(all: readonly Compared[]): Agreement[] {
  const found = new Map<Likeness, Agreement>()
  const add = (id: Likeness, answers: readonly boolean[] = []) => {
    const known = found.get(id) ?? { id, same: 0, of: 0 }
    found.set(id, { id, same: known.same + answers.filter(Boolean).length, of: known.of + answers.length })
  }
  for (const { same } of all) {
    add('utc', same.utc)
    add('signs', same.signs)
    add('navamsas', same.navamsas)
    add('nakshatra', same.nakshatra)
    add('pada', same.pada)
    add('limbs', same.limbs)
    add('vara', same.vara)
    add('retrograde', same.retrograde)
    add('maha', same.maha)
    add('antar', same.antar)
    add('pratyantar', same.pratyantar)
  }
  return [...found.values()]
}

function birthsOf(all: readonly Reference[]): Accuracy['births'] {
  const years = all.map(({ birth }) => Number(birth.dob.split('/')[2]))
  return {
    all: all.length,
    chosen: all.filter(({ ends }) => ends === null).length,
    india: all.filter(({ inIndia }) => inIndia).length,
    south: all.filter(({ birth }) => birth.lat < 0).length,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  }
}

/** Computes every reference birth and says how far from Swiss Ephemeris the charts are. */
export function measure(): Accuracy {
  const all = references()
  const found = all.map(compared)
  return {
    births: birthsOf(all),
    differences: Object.keys(TOLERANCES)
      .filter(isQuantity)
      .map((id) => differenceOf(id, found)),
    agreements: agreementsOf(found),
  }
}
