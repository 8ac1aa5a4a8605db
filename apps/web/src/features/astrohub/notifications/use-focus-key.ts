import { type RefObject, useEffect } from 'react'

/** Alt+T, by its place on the keyboard: with Alt it types another letter on some. */
const isFocusKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyT'

/** Alt+T brings the focus here, unless a toast is shown: then it is the toast's. */
export const useFocusKey = (target: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (!isFocusKey(event) || document.querySelector('[data-sonner-toast]')) return
      event.preventDefault()
      target.current?.focus()
    }
    document.addEventListener('keydown', look)
    return () => document.removeEventListener('keydown', look)
  }, [target])
}
