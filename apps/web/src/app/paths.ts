import { type PageName, pageNames, pages } from './routes.ts'

/** The address of a page without `:` parts, with what follows the question mark: `to('chats', { type: 'Oracle', bid: 7 })`. */
export const to = (page: PageName, search: Record<string, string | number | undefined> = {}): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, String(value))
  const text = query.toString()
  return text ? `${pages[page].path}?${text}` : pages[page].path
}

/** Which page an address is, or null when it is none. A slash at the end does not matter. */
export const pageAt = (pathname: string): PageName | null => {
  const parts = pathname.replace(/(?<=.)\/+$/, '').split('/')
  const fits = (name: PageName) => {
    const pattern = pages[name].path.split('/')
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  return pageNames.find(fits) ?? null
}

/** An address as the server and links name it, with what another one asks for besides. */
export const withSearch = (address: string, search: string): string => {
  const [path = '', own] = address.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
