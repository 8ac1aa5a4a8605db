/** The push services of the browsers: Chrome and most others, Firefox, Safari, Edge. `*.` stands for any name before. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const LOOPBACK = ['http://127.0.0.1', 'http://localhost']

/** A host name, one with `*.` before it, or this machine over plain HTTP, for tests. */
export const isPushService = (name: string): boolean =>
  LOOPBACK.includes(name) || /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(name)

const isOf = (url: URL, name: string): boolean => {
  if (LOOPBACK.includes(name)) return `${url.protocol}//${url.hostname}` === name
  if (url.protocol !== 'https:' || url.port !== '') return false
  return name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name
}

/**
 * Whether an address is at one of these services. It comes from a browser, and notes are posted to it from inside our network:
 * whatever is not known is not asked.
 */
export const isKnownEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  const url = URL.parse(endpoint)
  return url !== null && url.username === '' && url.password === '' && services.some((name) => isOf(url, name))
}
