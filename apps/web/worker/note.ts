/** A note as the service sends it. */
export type Note = { title: string; body: string; url: string; tag: string; lang: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what was sent; an address outside the product leads to its first page. */
export const noteOf = (sent: unknown): Note => {
  const part = (name: string) =>
    text(typeof sent === 'object' && sent !== null ? Object.entries(sent).find(([key]) => key === name)?.[1] : '')
  const url = part('url')
  return {
    title: part('title') || 'Dhruva',
    body: part('body'),
    url: /^\/(?!\/)/.test(url) ? url : '/',
    tag: part('tag') || 'note',
    lang: part('lang') || 'en',
  }
}
