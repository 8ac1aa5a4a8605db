/** Takes away what the server drew, shown or not yet: the page itself stands behind it, or says that it cannot. */
export const removeFirstView = () => {
  for (const id of ['view', 'drawn']) document.getElementById(id)?.remove()
}

/** Whether the server's drawing stands in this page's place, or will as soon as its fonts are there. */
export const hasFirstView = (): boolean =>
  document.documentElement.dataset.view === 'served' && document.querySelector('#view, #drawn') !== null
