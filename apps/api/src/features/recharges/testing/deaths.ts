// A process that dies between any two steps.
import type { Db, Named, Row } from '@dhruva/db'
import { vi } from 'vitest'

class Death extends Error {}

/**
 * Dies once, at one place, wherever that is, here or in the worker: before or after a statement, or after an answer of the provider,
 * which did what was asked.
 * @returns whether it came to that
 */
export const dieAt = (place: string, databases: readonly Db[], provider: { trouble: (call: string) => unknown }) => {
  let died = false
  const die = (at: string) => {
    if (died || at !== place) return
    died = true
    throw new Death(at)
  }
  for (const database of databases) {
    const real = database.query
    vi.spyOn(database, 'query').mockImplementation(async <T extends Row>(statement: Named) => {
      die(`before ${statement.name}`)
      const rows = await real<T>(statement)
      die(`after ${statement.name}`)
      return rows
    })
  }
  provider.trouble = (call) => die(`after ${call}`)
  return () => died
}

/** One try of whoever acts: a process that dies says nothing, and the next one goes on. */
export const survive = async <T>(act: () => Promise<T>): Promise<T | null> => {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Death || String(error).includes('could not be looked at')) return null
    throw error
  }
}
