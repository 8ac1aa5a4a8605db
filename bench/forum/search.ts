import { discussions } from '@dhruva/contract'
import { createRandom, type Random, words } from './texts.ts'

/** What people search for: common words, several words, whole questions, rare, absent, misspelt and half written words, signs. */
const kinds: ((random: Random) => string)[] = [
  (random) => words.en[Math.floor(random() * 80)] ?? '',
  (random) => words.hi[Math.floor(random() * 90)] ?? '',
  (random) => `${words.en[Math.floor(random() * 80)]} ${words.en[Math.floor(random() * 400)]}`,
  (random) => `${words.hi[Math.floor(random() * 90)]} ${words.en[Math.floor(random() * 80)]}`,
  (random) => words.en[2_000 + Math.floor(random() * 15_000)] ?? '',
  (random) => `qz${Math.floor(random() * 1e6).toString(36)}xv`,
  (random) =>
    ['staurn', 'mahadsha', 'navamhsa', 'jupitre', 'marraige', 'kareer', 'nakhsatra'][Math.floor(random() * 7)] ?? '',
  (random) => (words.en[Math.floor(random() * 80)] ?? '').slice(0, 4),
  // a question as it is typed: words that half the texts have, with and without one that tells
  () => words.en.slice(0, 13).join(' '),
  (random) => `${words.en.slice(0, 6).join(' ')} ${words.en[Math.floor(random() * 400)]}`,
  (random) => Array.from({ length: 6 }, () => words.en[20 + Math.floor(random() * 30)]).join(' '),
  (random) => ['%', '100%', 'a', '_', '😀', 'zz zz zz zz'][Math.floor(random() * 6)] ?? '',
]

export type Timed = { query: string; ms: number }

const ask = async (url: string, query: string, start: number): Promise<Timed> => {
  const begun = performance.now()
  const response = await fetch(url + discussions.searchDiscussions.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, start }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} for ${query}`)
  return { query, ms: performance.now() - begun }
}

/**
 * Searches at a rate, each sent at its time whether the ones before have been answered or not; every fifth asks for a page further
 * down.
 * @returns how long each took from when it should have been sent, the shortest first
 */
export async function searchAt(url: string, perSecond: number, seconds: number): Promise<Timed[]> {
  const random = createRandom(3)
  const begun = performance.now()
  const all = Array.from({ length: perSecond * seconds }, async (_, n) => {
    const at = (n * 1000) / perSecond
    const query = kinds[n % kinds.length]?.(random) ?? ''
    const start = n % 5 === 0 ? 10 * Math.floor(random() * 20) : 0
    await new Promise((resolve) => setTimeout(resolve, at))
    const late = Math.max(0, performance.now() - begun - at)
    const { ms } = await ask(url, query, start)
    return { query, ms: late + ms }
  })
  return (await Promise.all(all)).toSorted((a, b) => a.ms - b.ms)
}
