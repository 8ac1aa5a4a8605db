import { useEffect } from 'react'

/** Paper is white: while the page is printed it wears the day theme. */
export const useLightPrint = () => {
  useEffect(() => {
    const root = document.documentElement
    let before: string | undefined
    const lighten = () => {
      before = root.dataset.theme
      root.dataset.theme = 'light'
    }
    const restore = () => {
      if (before !== undefined) root.dataset.theme = before
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
