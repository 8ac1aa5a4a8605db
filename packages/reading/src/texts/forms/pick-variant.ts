/** One of several phrasings: the same number gives the same one. */
export const pickVariant = (variant: number, phrasings: readonly [string, ...string[]]): string =>
  phrasings[variant % phrasings.length] ?? phrasings[0]
