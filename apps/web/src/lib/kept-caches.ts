const PREFIX = 'kept:'

/** The name of what is kept of a person's own answers; null: of those that are everybody's. `session.ts` knows it too. */
export const cacheOf = (uid: number | null): string => `${PREFIX}${uid ?? 'all'}`

/** Forgets all of it. */
export const forgetKept = async (): Promise<void> => {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}
