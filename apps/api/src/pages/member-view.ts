import type { View } from './first-view.ts'

/** What stands for the number of something in an address that all members share: it is never looked up. */
const ANY = '1'

/** By the path of a page, what in its address makes it another page to look at, whoever asks. */
const told: Readonly<Record<string, readonly string[]>> = {
  '/kundli': ['bid'],
  '/match': ['one', 'two'],
  '/chats': ['type', 'bid', 'chat'],
  '/chatsceleb': ['type', 'bid'],
  '/daily-prediction': ['bid'],
  '/create-kundli': ['type', 'predictions'],
  '/forum/:slug': ['did'],
  '/profile': ['uid'],
  '/profile/activities': ['uid'],
}

/** By the path of a page, what its address must name: without it the page leads a member on, or hangs on who asks. null: it always leads on. */
const needed: Readonly<Record<string, string | null>> = {
  '/chatsceleb': 'bid',
  '/daily-prediction': 'bid',
  '/profile/activities': 'uid',
  '/free-prediction': null,
}

const onlyLeadsOn = (pattern: string, search: URLSearchParams): boolean => {
  const name = needed[pattern]
  return name !== undefined && (name === null || !search.get(name))
}

const shared: Readonly<Record<string, readonly string[]>> = { type: ['Oracle', 'Astra'], predictions: ['true'] }

/**
 * The page of a pattern as every member sees it before the first answer: nothing in its address is anybody's. Null where there is
 * nothing to see before the page it leads to.
 */
export const memberView = (pattern: string, search: URLSearchParams): View | null => {
  if (onlyLeadsOn(pattern, search)) return null
  const query = new URLSearchParams()
  for (const name of told[pattern] ?? []) {
    const value = search.get(name)
    if (value === null) continue
    const known = shared[name]
    if (!known) query.set(name, ANY)
    else if (known.includes(value)) query.set(name, value)
  }
  const path = pattern.replaceAll(/:\w+/g, ANY)
  return { address: query.size > 0 ? `${path}?${query}` : path, answers: [] }
}
