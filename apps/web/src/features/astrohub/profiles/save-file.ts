/** Gives the person a JSON file, as if it had been downloaded. */
export const saveFile = (name: string, content: unknown) => {
  const blob = new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
