/** A piece of a text: words, or an address somebody put into it. */
export type Piece = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string }

const ADDRESS = /https?:\/\/[^\s<>"'`“”‘’]+/giu
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const countOf = (text: string, letter: string) => text.split(letter).length - 1

/** Punctuation at the end belongs to the sentence, a bracket only if it was not opened within the address. */
const withoutSentence = (address: string): string => {
  const unopened = new Map(
    Object.entries(BRACKETS).map(([close, open]) => [close, countOf(address, close) - countOf(address, open)]),
  )
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    const left = unopened.get(last)
    if (left !== undefined && left > 0) unopened.set(last, left - 1)
    else if (!/[.,;:!?…।॥*_~]/.test(last)) break
  }
  return address.slice(0, end)
}

const hrefOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // a name before the host only makes an address look like another one
  const isPlain = url.username === '' && url.password === ''
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Cuts a text where addresses stand in it. Only http and https become links; all text stays as it was typed. */
export const linkify = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let done = 0
  for (const found of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found[0])
    const href = hrefOf(address)
    if (href === null) continue
    if (found.index > done) pieces.push({ kind: 'words', text: text.slice(done, found.index) })
    pieces.push({ kind: 'link', text: address, href })
    done = found.index + address.length
  }
  if (done < text.length) pieces.push({ kind: 'words', text: text.slice(done) })
  return pieces
}
