const urlOf = (of: RequestInfo | URL): string =>
  of instanceof Request ? of.url : new URL(String(of), 'https://dhruva.example').href

/** A browser's cache without its disk: what is put there, in that order. */
class MemoryCache implements Cache {
  readonly #kept = new Map<string, Response>()
  match = async (of: RequestInfo | URL) => this.#kept.get(urlOf(of))?.clone()
  matchAll = async () => [...this.#kept.values()].map((one) => one.clone())
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url))
  delete = async (of: RequestInfo | URL) => this.#kept.delete(urlOf(of))
  put = async (of: RequestInfo | URL, answer: Response) => {
    this.#kept.delete(urlOf(of))
    this.#kept.set(urlOf(of), answer.clone())
  }
  add = async () => {
    throw new Error('not used')
  }
  addAll = this.add
}

/** All caches of an origin. */
export class MemoryCaches implements CacheStorage {
  readonly #all = new Map<string, MemoryCache>()
  open = async (name: string) => {
    const cache = this.#all.get(name) ?? new MemoryCache()
    this.#all.set(name, cache)
    return cache
  }
  has = async (name: string) => this.#all.has(name)
  keys = async () => [...this.#all.keys()]
  delete = async (name: string) => this.#all.delete(name)
  match = async (of: RequestInfo | URL) => {
    for (const cache of this.#all.values()) {
      const answer = await cache.match(of)
      if (answer) return answer
    }
    return undefined
  }
}
