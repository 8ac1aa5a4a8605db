import { WORDS } from './words.ts'

/** A Hindi name before a postposition as it stands alone: `काम के घर`, `काम का घर`. */
const spellings = (name: string): string[] => [
  name,
  name.replace(/ के (?=\S+$)/, ' का ').replace(/ ke (?=\S+$)/, ' ka '),
]

/** What answers call the houses 1..12 in every matter and language; a name may be that of more than one. */
export const HOUSES_BY_NAME: ReadonlyMap<string, readonly number[]> = (() => {
  const named = new Map<string, number[]>()
  const add = (name: string | undefined, house: number) => {
    // the first is the lagna or is counted
    if (house === 1 && !name?.includes(' of ')) return
    for (const spelling of name ? spellings(name) : []) {
      const known = named.get(spelling) ?? []
      if (!known.includes(house)) named.set(spelling, [...known, house])
    }
  }
  for (const { reasons } of Object.values(WORDS)) {
    const { every, of } = reasons.house
    for (const [index, name] of every.entries()) add(name, index + 1)
    for (const names of Object.values(of)) for (const [house, name] of Object.entries(names)) add(name, Number(house))
  }
  return named
})()
