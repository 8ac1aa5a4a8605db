// Two catalogues of texts as pairs of what is said: functions are called, lists and records are walked.

/** One thing said in both languages, under the name it has in the catalogue. */
export type TextPair = { key: string; en: string; hi: string }

export type Compared = {
  pairs: TextPair[]
  /** what one of the catalogues has alone, and what could not be called with anything */
  faults: string[]
}

/** Tried for every argument of a text: digits, so that an argument that is left out shows as a number that is missing. */
const SAMPLES: readonly ((place: number) => unknown)[] = [
  () => 1,
  (place) => 2 + place,
  (place) => 31 + place,
  (place) => String(41 + place),
  (place) => [String(51 + place), String(61 + place)],
  (place) => [[71 + place, 81 + place]],
  // what is asked whether it is so, answered no
  () => 0,
]

/** Every property of it is digits. */
const RECORD = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' ? String(90 + (name.length % 10)) : undefined) },
)

/** A text that is filled in. */
type Text = (...details: never) => unknown

const isText = (value: unknown): value is Text => typeof value === 'function'

const isGood = (said: unknown): boolean =>
  typeof said === 'string'
    ? !/undefined|NaN|\[object/.test(said)
    : typeof said === 'object' && said !== null && Object.values(said).every(isGood)

/** What two functions say of the same, in each way in which both can be called. */
const calls = (en: Text, hi: Text, given?: readonly (readonly unknown[])[]): [en: unknown, hi: unknown][] => {
  const count = Math.max(en.length, hi.length)
  const places = Array.from({ length: count }, (_, place) => place)
  const tried = given ?? [...SAMPLES.map((sample) => places.map(sample)), places.map(() => RECORD)]
  return tried.flatMap((args): [unknown, unknown][] => {
    try {
      const said = [Reflect.apply(en, null, args), Reflect.apply(hi, null, args)] as const
      const isSaid = said.every(isGood) && typeof said[0] === typeof said[1]
      return isSaid ? [[...said]] : []
    } catch {
      return []
    }
  })
}

/**
 * Walks two catalogues side by side.
 * @param given arguments for the texts that mean something only with some, by key
 */
export const compareTexts = (
  en: unknown,
  hi: unknown,
  given: Readonly<Record<string, readonly (readonly unknown[])[]>> = {},
  key = '',
): Compared => {
  if (typeof en === 'string' && typeof hi === 'string') return { pairs: [{ key, en, hi }], faults: [] }
  if (isText(en) && isText(hi)) {
    const said = calls(en, hi, given[key])
    if (said.length === 0) return { pairs: [], faults: [`${key} cannot be called with samples: give it arguments`] }
    return merged(said.map(([one, other]) => compareTexts(one, other, given, key)))
  }
  if (typeof en === 'object' && typeof hi === 'object' && en !== null && hi !== null) {
    const names = [...new Set([...Object.keys(en), ...Object.keys(hi)])]
    return merged(
      names.map((name) =>
        compareTexts(Reflect.get(en, name), Reflect.get(hi, name), given, key === '' ? name : `${key}.${name}`),
      ),
    )
  }
  return { pairs: [], faults: en === hi ? [] : [`${key}: ${typeof en} in English, ${typeof hi} in Hindi`] }
}

const merged = (all: readonly Compared[]): Compared => ({
  pairs: all.flatMap(({ pairs }) => pairs),
  faults: all.flatMap(({ faults }) => faults),
})
