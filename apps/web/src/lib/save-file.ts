/** Gives the person a file, as if it had been downloaded. */
export const saveFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
