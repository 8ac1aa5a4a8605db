import { pages } from '../../apps/web/src/app/routes.ts'

const EXAMPLES: Readonly<Record<string, string>> = {
  [pages.panchangDay.path]: '/panchang/jaipur/2026-11-24',
  [pages.calendarMonth.path]: '/calendar/jaipur/2026-11',
  [pages.blogPost.path]: '/blogs/what-is-a-kundli',
  [pages.sharedKundliOf.path]: `/shared-kundli/${'A'.repeat(22)}`,
  [pages.festival.path]: '/festivals/2026/diwali',
}

/** An address that fits the pattern of a page. @param did a discussion; @param asked by pattern, the address of a page that needs more */
export const addressOf = (
  pattern: string,
  did: number | string,
  asked: Readonly<Record<string, string>> = {},
): string => {
  const address =
    asked[pattern] ??
    EXAMPLES[pattern] ??
    pattern.replace('/:slug', `/a-discussion?did=${did}`).replace(':postId', `${did}`)
  if (address.includes(':')) throw new Error(`no example of an address is known for ${pattern}`)
  return address
}
