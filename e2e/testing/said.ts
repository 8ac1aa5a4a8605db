// What a page says in each language, element by element.
import { apart } from '@dhruva/testkit/parity'

/** `isMarked`: it says its own language, as what somebody wrote does, and a name */
export type Said = { text: string; isMarked: boolean }

/**
 * What a page says, by the place of the element that says it, which is the same in every language. Runs in a browser.
 * @param html of a page as it is sent; null: the page that is open
 */
export const saidIn = (html: string | null): Record<string, Said> => {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  // what is typed is in nobody's catalogue, and what counts down says another number by then
  const PASSED_OVER = 'script, style, noscript, template, textarea, [data-ticks]'
  const isPassedOver = (element: Element) => element.closest(PASSED_OVER) !== null
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const remembered = <Value>(make: (element: Element) => Value) => {
    const known = new Map<Element, Value>()
    return (element: Element): Value => {
      const value = known.get(element) ?? make(element)
      known.set(element, value)
      return value
    }
  }
  const isWithinWords: (element: Element) => boolean = remembered(
    ({ parentElement }) => parentElement !== null && (hasWords(parentElement) || isWithinWords(parentElement)),
  )
  const placeOf: (element: Element) => string = remembered((element) => {
    const { parentElement, localName } = element
    if (!parentElement) return ''
    // beside the page itself stand dialogs, and marks of theirs that come and go
    const kindOf = (one: Element) => (parentElement === page.body ? `${one.localName} ${one.id} ${one.role}` : '')
    const alike = [...parentElement.children].filter((one) => kindOf(one) === kindOf(element))
    return `${placeOf(parentElement)} ${kindOf(element)} ${localName}:${alike.indexOf(element)}`
  })
  // what is marked within is not the page's
  const wordsOf = (element: Element) => {
    const copy = element.cloneNode(true)
    if (copy instanceof Element) for (const one of copy.querySelectorAll('[lang]')) one.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const said: Record<string, Said> = {}
  // in a page that is open the title may be somebody's, and what previews of links read is not changed
  const head = html === null ? '' : 'title, meta[name=description], meta[property="og:title"], '
  for (const element of page.querySelectorAll(`${head}body *`)) {
    if (isPassedOver(element)) continue
    const place = placeOf(element)
    const isMarked = element.closest('body [lang]') !== null
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'content', 'aria-description']) {
      const text = element.getAttribute(name)
      if (text) said[`${place} ${name}`] = { text, isMarked }
    }
    if (hasWords(element) && !isWithinWords(element)) said[place] = { text: wordsOf(element), isMarked }
  }
  return said
}

/** Without what is quoted: that is somebody's. */
const unquoted = (text: string) => text.replace(/“[^”]*”/g, '')

/** What is said apart in two languages: an element that one of them has alone, another number, a word of the other language. */
export const saidApart = (en: Readonly<Record<string, Said>>, hi: Readonly<Record<string, Said>>): object[] =>
  [...new Set([...Object.keys(en), ...Object.keys(hi)])].flatMap((place) => {
    const [english, hindi] = [en[place], hi[place]]
    if (english?.isMarked || hindi?.isMarked) return []
    const wrong = english && hindi ? apart(unquoted(english.text), unquoted(hindi.text)) : ['in one language only']
    return wrong.length > 0 ? [{ place, english: english?.text, hindi: hindi?.text, wrong }] : []
  })
