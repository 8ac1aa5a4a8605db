/** Something that is fetched once, for React's `use`. */
export type Fetched<T> = {
  /** what was fetched; undefined until it is here */
  now: () => T | undefined
  /** The same promise each time, also after a failure; `again` tries anew after one. */
  get: (again?: 'again') => Promise<T>
}

/** Keeps what a function fetches. Once it is here, `use` reads it without suspending. */
export const fetched = <T>(fetch: () => Promise<T>): Fetched<T> => {
  let known: { promise: Promise<T>; value?: T; failed?: true } | undefined
  const start = (): Promise<T> => {
    const promise = fetch()
    const entry: typeof known = { promise }
    known = entry
    promise.then(
      (value) => {
        entry.value = value
        // what `use` looks for
        Object.assign(promise, { status: 'fulfilled', value })
      },
      () => {
        entry.failed = true
      },
    )
    return promise
  }
  return {
    now: () => known?.value,
    get: (again) => (known && !(again && known.failed) ? known.promise : start()),
  }
}
