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

const shared: Readonly<Record<string, readonly string[]>> = { type: ['Oracle', 'Astra'], predictions: ['true'] }

/** The page of a pattern as every member sees it before the first answer: nothing in its address is anybody's. */
export const memberView = (pattern: string, search: URLSearchParams): View => {
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
