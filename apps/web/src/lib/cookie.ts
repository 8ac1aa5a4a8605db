const YEAR_MS = 31_536_000_000

/** The value of a cookie, or null. */
export const readCookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

/** Keeps a cookie for some years (browsers may cap it); null removes it. The server may read it. */
export const writeCookie = (name: string, value: string | null, years = 1) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const expires = new Date(Date.now() + (value === null ? -1 : years) * YEAR_MS).toUTCString()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${value ?? ''}; Path=/; Expires=${expires}; SameSite=Lax${secure}`
}
