/** Paints at most once a frame, however fast the text comes. */
export const oncePerFrame = (paint: (text: string) => void) => {
  let latest: string | null = null
  return (text: string) => {
    if (latest === null) {
      requestAnimationFrame(() => {
        const now = latest
        latest = null
        if (now !== null) paint(now)
      })
    }
    latest = text
  }
}
