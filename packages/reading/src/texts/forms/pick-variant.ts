/** One of several phrasings: the same number gives the same one. */
export const pickVariant = <T>(variant: number, phrasings: readonly [T, ...T[]]): T =>
  phrasings[variant % phrasings.length] ?? phrasings[0]
