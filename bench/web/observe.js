// Runs in the page before anything else: what was painted, what moved, how long the page was busy.
globalThis.seen = { paint: 0, largest: 0, element: '', shift: 0, busy: 0, answer: 0 }

const watch = (type, take, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })

const nameOf = (element) => {
  if (!element) return 'gone'
  const words = element.textContent.trim().slice(0, 40)
  return `${element.tagName.toLowerCase()} ${words || element.getAttribute('src') || ''}`
}

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') globalThis.seen.paint = startTime
})
watch('largest-contentful-paint', ({ startTime, element }) => {
  Object.assign(globalThis.seen, { largest: startTime, element: nameOf(element) })
})
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) globalThis.seen.shift += value
})
watch('longtask', ({ duration }) => {
  globalThis.seen.busy += Math.max(0, duration - 50)
})
watch(
  'event',
  ({ duration, interactionId }) => {
    if (interactionId) globalThis.seen.answer = Math.max(globalThis.seen.answer, duration)
  },
  { durationThreshold: 16 },
)
