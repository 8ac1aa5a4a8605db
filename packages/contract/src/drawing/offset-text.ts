const two = (value: number) => String(value).padStart(2, '0')

/** 19800 → +05:30; seconds only where a zone had them, as old local times do. */
export const offsetText = (seconds: number): string => {
  const size = Math.abs(seconds)
  const rest = size % 60
  const clock = `${two(Math.floor(size / 3600))}:${two(Math.floor((size % 3600) / 60))}`
  return `${seconds < 0 ? '−' : '+'}${clock}${rest > 0 ? `:${two(rest)}` : ''}`
}

/** 23.809843 → 23°48′35″, cut and not rounded. */
export const ayanamsaText = (degrees: number): string => {
  const seconds = Math.floor(degrees * 3600 + 1e-6)
  return `${Math.floor(seconds / 3600)}°${two(Math.floor((seconds % 3600) / 60))}′${two(seconds % 60)}″`
}
