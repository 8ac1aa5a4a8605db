/** Which two kundlis an address asks for; null where it names none. */
export type Chosen = { one: number | null; two: number | null }

const idOf = (typed: string | null): number | null => (typed && /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null)

/** `?one=7&two=12` */
export const chosenIn = (search: URLSearchParams): Chosen => ({
  one: idOf(search.get('one')),
  two: idOf(search.get('two')),
})

/** The two kundlis of an address when it names both and they are two. */
export const pairIn = ({ one, two }: Chosen): { one: number; two: number } | null =>
  one !== null && two !== null && one !== two ? { one, two } : null
