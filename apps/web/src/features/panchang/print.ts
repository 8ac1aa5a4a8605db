/** Prints the page in the day theme: paper is white. */
export const printInDaylight = () => {
  const root = document.documentElement
  const before = root.dataset.theme
  root.dataset.theme = 'light'
  const restore = () => {
    if (before !== undefined) root.dataset.theme = before
  }
  window.addEventListener('afterprint', restore, { once: true })
  window.print()
}
