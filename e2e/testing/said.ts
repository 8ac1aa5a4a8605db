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
  // what is typed is in nobody's catalogue
  const isPassedOver = (element: Element) => element.closest('script, style, noscript, template, textarea') !== null
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isWithinWords = ({ parentElement }: Element): boolean =>
    parentElement !== null && (hasWords(parentElement) || isWithinWords(parentElement))
  const placeOf = (element: Element): string => {
    const { parentElement } = element
    if (!parentElement) return ''
    return `${placeOf(parentElement)} ${element.localName}:${[...parentElement.children].indexOf(element)}`
  }
  const said: Record<string, Said> = {}
  // what only search engines and previews of links read is not changed in a page that is open
  const head = html === null ? 'title' : 'title, meta[name=description], meta[property="og:title"]'
  for (const element of page.querySelectorAll(`${head}, body *`)) {
    if (isPassedOver(element)) continue
    const place = placeOf(element)
    const isMarked = element.closest('body [lang]') !== null
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'content', 'aria-description']) {
      const text = element.getAttribute(name)
      if (text) said[`${place} ${name}`] = { text, isMarked }
    }
    if (hasWords(element) && !isWithinWords(element))
      said[place] = { text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(), isMarked }
  }
  return said
}

/** What is said apart in two languages: an element that one of them has alone, another number, a word of the other language. */
export const saidApart = (en: Readonly<Record<string, Said>>, hi: Readonly<Record<string, Said>>): object[] =>
  [...new Set([...Object.keys(en), ...Object.keys(hi)])].flatMap((place) => {
    const [english, hindi] = [en[place], hi[place]]
    if (english?.isMarked || hindi?.isMarked) return []
    const wrong = english && hindi ? apart(english.text, hindi.text) : ['in one language only']
    return wrong.length > 0 ? [{ place, english: english?.text, hindi: hindi?.text, wrong }] : []
  })
