type Waiting<Id> = {
  /** those that wait behind the last one looked at, a batch of them */
  find: (last: Id | undefined) => Promise<Id[]>
  /** @returns how much it did */
  act: (id: Id) => Promise<number>
  /** what the failure of so many is called */
  fault: (failed: number) => string
  signal?: AbortSignal | undefined
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Does what waits, one by one until nothing does. One that fails holds up none after it.
 * @returns how much was done
 * @throws what went wrong with some, after the others had their turn
 */
export const processBacklog = async <Id>({ find, act, fault, signal }: Waiting<Id>): Promise<number> => {
  const failures: unknown[] = []
  let done = 0
  let found = await find(undefined)
  while (found.length > 0 && !signal?.aborted) {
    for (const id of found) {
      if (signal?.aborted) break
      try {
        done += await act(id)
      } catch (error) {
        failures.push(error)
      }
    }
    found = await find(found.at(-1))
  }
  // a log has the message only
  if (failures.length > 0) throw new AggregateError(failures, `${fault(failures.length)}: ${reason(failures[0])}`)
  return done
}
