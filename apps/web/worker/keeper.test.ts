import { expect, test, vi } from 'vitest'
import { createKeeper } from './keeper.ts'
import { noteOf } from './note.ts'
import { MemoryCaches } from './testing/caches.ts'

const origin = 'https://dhruva.example'
const SHELL =
  '<html lang="hi"><link href="/assets/start-1.css"><script src="/assets/entry-1.js"></script><i title="/apis/x.php"></i></html>'

/** A device and the service it asks, which can be cut off. */
const place = () => {
  const caches = new MemoryCaches()
  const asked: string[] = []
  let isCut = false
  const fetch = async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, origin)
    if (isCut) throw new TypeError('no connection')
    asked.push(pathname)
    if (pathname === '/assets/gone.js') return new Response('', { status: 404 })
    const headers = { 'content-security-policy': "default-src 'none'", etag: 'x', vary: 'cookie' }
    return new Response(pathname === '/app' ? SHELL : `online ${pathname}`, { headers })
  }
  const keeperOf = (version: string, files: string[] = []) =>
    createKeeper({ caches, fetch, build: { version, files }, origin })
  return {
    caches,
    asked,
    keeperOf,
    cut: () => {
      isCut = true
    },
  }
}

const never = Promise.resolve(undefined)
/** A request of a page; of its mode only a real browser makes one that navigates. */
const ask = (path: string, { method = 'GET', mode }: { method?: string; mode?: 'navigate' } = {}) => {
  const request = new Request(new URL(path, origin), { method })
  if (mode) Object.defineProperty(request, 'mode', { value: mode })
  return request
}
const page = (path: string) => ask(path, { mode: 'navigate' })
const textOf = async (answer: Promise<Response> | null) => (answer ? (await answer).text() : null)

test('writes, calls of the service and other origins go their way untouched', () => {
  const keeper = place().keeperOf('1')
  for (const request of [
    ask('/apis/chats/pushChat.php', { method: 'POST' }),
    ask('/apis/users/getInfo.php'),
    page('/desk'),
    page('/desk/people'),
    ask('/desk/assets/desk-1.js'),
    ask('/wp-json/wp/v2/posts'),
    ask('https://i.ytimg.com/vi/x/0.jpg'),
    ask('/robots.txt'),
  ])
    expect(keeper.answer(request, never)).toBeNull()
})

test('without a connection a page is the shell, marked as such, under its own policy; with one it is the page', async () => {
  const { keeperOf, cut } = place()
  const keeper = keeperOf('1')
  await keeper.install()
  expect(await textOf(keeper.answer(page('/kundli?bid=1'), never))).toBe('online /kundli')
  expect(await textOf(keeper.answer(page('/kundli'), Promise.resolve(new Response('asked early'))))).toBe('asked early')
  cut()
  const shell = await keeper.answer(page('/kundli?bid=1'), never)
  expect(await shell?.text()).toBe(SHELL.replace('<html ', '<html data-saved '))
  expect(shell?.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(shell?.headers.get('vary')).toBeNull()
  expect(await textOf(keeper.answer(ask('/assets/entry-1.js'), never))).toBe('online /assets/entry-1.js')
})

test('a device that has nothing kept yet sees its browser say that there is no connection', async () => {
  const { keeperOf, cut } = place()
  cut()
  await expect(keeperOf('1').answer(page('/'), never)).rejects.toThrow('no connection')
  await expect(keeperOf('1').install()).rejects.toThrow('no connection')
})

test('of a new build only what is new is fetched; open pages of the build before keep their files, older ones go', async () => {
  const { keeperOf, asked, caches, cut } = place()
  for (const [version, files] of [
    ['1', ['/assets/a-1.js']],
    ['2', ['/assets/a-1.js', '/assets/b-2.js', '/assets/gone.js']],
    ['3', ['/assets/b-2.js', '/assets/c-3.js']],
  ] as const) {
    const keeper = keeperOf(version, [...files])
    await keeper.install()
    await keeper.dropOldBuilds()
    await keeper.keepAll()
  }
  expect(asked.filter((one) => one === '/assets/a-1.js')).toHaveLength(1)
  expect(asked.filter((one) => one === '/assets/b-2.js')).toHaveLength(1)
  expect(await caches.keys()).toEqual(['build:2', 'build:3'])
  cut()
  const keeper = keeperOf('3')
  // the page of build 2 that is still open
  expect(await textOf(keeper.answer(ask('/assets/a-1.js'), never))).toBe('online /assets/a-1.js')
  await expect(keeper.answer(ask('/assets/gone.js'), never)).rejects.toThrow('no connection')
})

test('a newer version is not kept waiting by what is still being kept', async () => {
  const { caches } = place()
  const files = ['/assets/a-1.js', '/assets/b-1.js', '/assets/c-1.js', '/assets/d-1.js', '/assets/e-1.js']
  const asked: string[] = []
  const fetch = (input: Request | string, init?: { signal: AbortSignal }) =>
    new Promise<Response>((_, reject) => {
      asked.push(String(input))
      init?.signal.addEventListener('abort', () => reject(init.signal.reason))
    })
  const keeper = createKeeper({ caches, fetch, build: { version: '1', files }, origin })
  const kept = keeper.keepAll()
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  keeper.makeWay()
  await kept
  // what was not asked for yet is not asked for any more
  expect(asked).toEqual(files.slice(0, 4))
})

test('a picture is asked for anew, and the last one seen stands in for it', async () => {
  const { keeperOf, cut } = place()
  const keeper = keeperOf('1')
  expect(await textOf(keeper.answer(ask('/server-images/a.webp'), never))).toBe('online /server-images/a.webp')
  cut()
  expect(await textOf(keeper.answer(ask('/server-images/a.webp'), never))).toBe('online /server-images/a.webp')
})

test('a note leads nowhere but into the product', () => {
  const sent = { title: 'Mesha', body: 'A good day.', url: '/horoscope?zodiac=Aries', tag: 'day', lang: 'en' }
  expect(noteOf(sent)).toEqual(sent)
  for (const url of ['https://evil.example', '//evil.example', 7]) expect(noteOf({ ...sent, url }).url).toBe('/')
  expect(noteOf(null)).toEqual({ title: 'Dhruva', body: '', url: '/', tag: 'note', lang: 'en' })
})
