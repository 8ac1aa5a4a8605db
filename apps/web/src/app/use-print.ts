import { useEffect } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { uiTexts } from '#ui/texts.ts'
import { shellTexts } from './texts.ts'

/** Text as the value of `content`: JSON escapes quotes as style sheets do. */
const quoted = (text: string) => JSON.stringify(text)

/**
 * Paper is white and cannot be opened: while a page is printed it wears the day theme, every detail stands open, and each
 * sheet names the product, the day, and that no human wrote it where the page says so (the margins are in base.css).
 */
const usePrint = () => {
  const { brand } = useTexts(shellTexts)
  const { aiNote } = useTexts(uiTexts)
  const { date } = useFormat()
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    let opened: HTMLDetailsElement[] = []
    const prepare = () => {
      theme = root.dataset.theme
      root.dataset.theme = 'light'
      root.style.setProperty('--sheet-head', quoted(`${brand} · ${date(new Date())}`))
      root.style.setProperty('--sheet-foot', quoted(document.querySelector('main [data-ai]') ? aiNote : ''))
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      for (const detail of opened) detail.open = true
    }
    const restore = () => {
      if (theme !== undefined) root.dataset.theme = theme
      for (const detail of opened) detail.open = false
      opened = []
    }
    const listening = new AbortController()
    window.addEventListener('beforeprint', prepare, listening)
    window.addEventListener('afterprint', restore, listening)
    return () => listening.abort()
  }, [brand, aiNote, date])
}

/** `usePrint` as a part of its own: nobody prints a page before it is there, so its code comes after the entry. */
export const Printing = () => {
  usePrint()
  return null
}
