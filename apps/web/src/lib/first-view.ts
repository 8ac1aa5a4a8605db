/** Takes away what the server drew, shown or not yet: the page itself stands behind it, or says that it cannot. */
export const removeFirstView = () => {
  for (const id of ['view', 'drawn']) document.getElementById(id)?.remove()
}
