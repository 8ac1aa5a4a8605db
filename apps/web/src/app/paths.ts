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

/** A part of an address in letters; as it stands where it is no encoding of any. */
const lettersOf = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What the `:` parts of a page's path stand for at an address, as the router gives it to a page; empty where it is none. */
export const paramsAt = (pathname: string): Record<string, string> => {
  const name = pageAt(pathname)
  const parts = pathname.split('/')
  const pattern = name ? pages[name].path.split('/') : []
  return Object.fromEntries(
    pattern.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), lettersOf(parts[at] ?? '')] as const] : [])),
  )
}

/** An address as the server and links name it, with what another one asks for besides. */
export const withSearch = (address: string, search: string): string => {
  const [path = '', own] = address.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
