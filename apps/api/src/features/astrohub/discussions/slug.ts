import { romanise } from '@dhruva/hindi'

const LONGEST = 80
// joiners inside a word of Devanagari: they shape letters and are not said
const JOINERS = /[\u200b-\u200d\ufeff]/g
const MARKS = /\p{M}/gu

/** Cut at the last whole word that fits; a word longer than that is cut itself. */
const shortened = (slug: string): string => {
  if (slug.length <= LONGEST) return slug
  const cut = slug.slice(0, LONGEST + 1).lastIndexOf('-')
  return slug.slice(0, cut > 0 ? cut : LONGEST)
}

/**
 * The last part of a discussion's address: its title in Latin letters and digits, in kebab case, at most 80 characters.
 * A title without any is `discussion`.
 */
export const slugOf = (title: string): string =>
  shortened(
    romanise(title.replace(JOINERS, ''))
      .normalize('NFKD')
      .replace(MARKS, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  ) || 'discussion'
