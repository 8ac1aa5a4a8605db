import { useEffect } from 'react'

/** Paper is white and cannot be opened: while the page is printed it wears the day theme, and every detail stands open. */
export const usePrint = () => {
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    let opened: HTMLDetailsElement[] = []
    const prepare = () => {
      theme = root.dataset.theme
      root.dataset.theme = 'light'
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      for (const detail of opened) detail.open = true
    }
    const restore = () => {
      if (theme !== undefined) root.dataset.theme = theme
      for (const detail of opened) detail.open = false
      opened = []
    }
    window.addEventListener('beforeprint', prepare)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', prepare)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
