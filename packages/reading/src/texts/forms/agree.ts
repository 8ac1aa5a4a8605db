import type { Person } from '#types.ts'

/** Hindi verbs agree with the person spoken to: of `{करते|करती}` the first is said to a man, the second to a woman. */
export const agree = (text: string, gender: Person['gender']): string =>
  text.replace(/\{([^{|}]+)\|([^{|}]+)\}/g, gender === 'Female' ? '$2' : '$1')
