/** What a build is made of, put in by `plugins/service-worker.ts`. */
export type Build = {
  /** another one for every build whose files differ */
  version: string
  /** scripts and styles of all pages, by their addresses; their names hold a hash of what is in them */
  files: readonly string[]
}

type Parts = {
  caches: CacheStorage
  fetch: (input: Request | string, init?: { signal: AbortSignal }) => Promise<Response>
  build: Build
  origin: string
}

/** The page that stands for every other one without a connection: its scripts draw the page of the address that was asked for. */
const SHELL = '/app'
const PICTURES = 'pictures'
const BUILD = 'build:'
/** An open page of the build before may still ask for its files. */
const BUILDS_KEPT = 2
const AT_ONCE = 4

/** Headers that say how the answer travelled, which a kept copy does not. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'etag', 'vary']

/** The shell as it is kept: its scripts see by the mark that there was no connection (`lib/online.ts`). */
const marked = async (page: Response): Promise<Response> => {
  const headers = new Headers(page.headers)
  for (const name of OF_THE_WAY) headers.delete(name)
  return new Response((await page.text()).replace('<html ', '<html data-saved '), { headers })
}

/**
 * What is kept of the product on a device, and which requests are answered from it: files of the web app, the shell, pictures.
 * Never an answer of the service: those of a few calls the page keeps by itself (`lib/kept.ts`), and forgets with the session.
 */
export const createKeeper = ({ caches, fetch, build, origin }: Parts) => {
  const own = BUILD + build.version
  const keeping = new AbortController()

  const keepFile = async (address: string, signal?: AbortSignal): Promise<void> => {
    const cache = await caches.open(own)
    if (await cache.match(address)) return
    // of a file that the build before had too nothing is fetched
    const answer = (await caches.match(address)) ?? (await fetch(address, signal && { signal }))
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    await cache.put(address, answer)
  }

  /** Keeps the shell with what it names, so that both are of one build. */
  const install = async (): Promise<void> => {
    const page = await fetch(
      new Request(new URL(SHELL, origin), { cache: 'no-store', headers: { accept: 'text/html' } }),
    )
    if (!page.ok) throw new Error(`${SHELL}: ${page.status}`)
    const html = await page.clone().text()
    const named = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address))
    await Promise.all([...named].map((address) => keepFile(address)))
    await (await caches.open(own)).put(SHELL, await marked(page))
  }

  /** Keeps the files of all pages; what does not come is tried again with the next visit. */
  const keepAll = async (): Promise<void> => {
    const waiting = [...build.files]
    const { signal } = keeping
    const work = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
        await keepFile(next, signal).catch(() => undefined)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Ends the keeping for good: a browser lets a newer version take over only when this one has nothing left to do. */
  const makeWay = (): void => keeping.abort()

  const dropOldBuilds = async (): Promise<void> => {
    const others = (await caches.keys()).filter((name) => name.startsWith(BUILD) && name !== own)
    await Promise.all(others.slice(0, Math.max(0, others.length - BUILDS_KEPT + 1)).map((name) => caches.delete(name)))
  }

  const fileOf = async (request: Request): Promise<Response> => {
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(own)).put(request.url, answer.clone())
    return answer
  }

  const pictureOf = async (request: Request): Promise<Response> => {
    const cache = await caches.open(PICTURES)
    try {
      const answer = await fetch(request)
      if (answer.ok) await cache.put(request.url, answer.clone())
      return answer
    } catch (error) {
      const kept = await cache.match(request.url, { ignoreVary: true })
      if (kept) return kept
      throw error
    }
  }

  const pageOf = async (request: Request, early: Promise<Response | undefined>): Promise<Response> => {
    try {
      return (await early) ?? (await fetch(request))
    } catch (error) {
      const cache = await caches.open(own)
      const shell = await cache.match(SHELL)
      if (shell) return shell
      throw error
    }
  }

  /**
   * The answer to a request, or null where it goes its way without us.
   * @param early what the browser asked for while the worker was starting
   */
  const answer = (request: Request, early: Promise<Response | undefined>): Promise<Response> | null => {
    const { pathname, origin: of } = new URL(request.url)
    if (request.method !== 'GET' || of !== origin || /^\/(apis|wp-json|dev|desk)(\/|$)/.test(pathname)) return null
    if (pathname.startsWith('/assets/')) return fileOf(request)
    if (request.mode === 'navigate') return pageOf(request, early)
    return /^\/(server-images|icons)\//.test(pathname) ? pictureOf(request) : null
  }

  return { install, keepAll, makeWay, dropOldBuilds, answer }
}
