/**
 * Keeps at most `most` answers by their keys, so that a process that runs for long does not end up holding them all. Answers are
 * of two generations: when the young one is full it becomes the old one, and what nobody asked for since is forgotten with the one
 * before. To take the oldest out of a large `Map` one by one costs more than most answers do.
 */
export const createCache = <V extends NonNullable<unknown>>(most: number) => {
  let young = new Map<string, V>()
  let old = new Map<string, V>()
  const set = (key: string, value: V): V => {
    if (young.size >= most / 2 && !young.has(key)) [old, young] = [young, new Map()]
    young.set(key, value)
    return value
  }
  const get = (key: string): V | undefined => {
    const known = young.get(key)
    if (known !== undefined) return known
    const older = old.get(key)
    return older === undefined ? undefined : set(key, older)
  }
  return {
    get,
    set,
    has: (key: string): boolean => young.has(key) || old.has(key),
    delete: (key: string): void => {
      for (const kept of [young, old]) kept.delete(key)
    },
    /** What is kept, else what is made and then kept. */
    remember: (key: string, make: () => V): V => get(key) ?? set(key, make()),
  }
}
