/** Something that is fetched once, for React's `use`. */
export type Fetched<T> = {
  isHere: () => boolean
  /** The same promise each time, also after a failure; `again` tries anew after one. */
  get: (again?: 'again') => Promise<T>
}

/** Keeps what a function fetches. Once it is here, `use` reads it without suspending. */
export const fetched = <T>(fetch: () => Promise<T>): Fetched<T> => {
  let known: { promise: Promise<T>; state: 'loading' | 'here' | 'failed' } | undefined
  const start = (): Promise<T> => {
    const promise = fetch()
    const entry: typeof known = { promise, state: 'loading' }
    known = entry
    promise.then(
      (value) => {
        entry.state = 'here'
        // what `use` looks for
        Object.assign(promise, { status: 'fulfilled', value })
      },
      () => {
        entry.state = 'failed'
      },
    )
    return promise
  }
  return {
    isHere: () => known?.state === 'here',
    get: (again) => (known && !(again && known.state === 'failed') ? known.promise : start()),
  }
}
