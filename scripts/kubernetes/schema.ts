import type { Manifest } from './render.ts'

/** Fields that nobody read, by the place of the object they stand in. */
type Unread = Map<string, Set<string>>

/** The same value, which notes what is read of it. */
const watched = (value: unknown, place: string, unread: Unread): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const fields = new Set(Object.keys(value))
  unread.set(place, fields)
  const parts = new Map(Object.entries(value).map(([key, part]) => [key, watched(part, `${place}/${key}`, unread)]))
  return new Proxy(value, {
    get: (target, key, receiver) => {
      if (typeof key === 'string') fields.delete(key)
      return typeof key === 'string' && parts.has(key) ? parts.get(key) : Reflect.get(target, key, receiver)
    },
  })
}

type Model = new (manifest: object) => { validate(): void }

/** What the schemas of Kubernetes say against a manifest. Their validators ignore fields they do not know, as the cluster does: those are mistakes here. */
export const schemaFaults = async (manifest: Manifest): Promise<string[]> => {
  const { apiVersion, kind, metadata } = manifest
  const name = `${kind} ${metadata.name}`
  const place = `kubernetes-models/${apiVersion}/${kind}`
  let models: Record<string, Model>
  try {
    models = await import(place)
  } catch {
    return [`${name}: Kubernetes knows no ${kind} of ${apiVersion}`]
  }
  const Kind = models[kind]
  if (!Kind) return [`${name}: the schema of ${kind} is not where it was`]
  const unread: Unread = new Map()
  const model = new Kind({})
  for (const [key, part] of Object.entries(manifest)) Reflect.set(model, key, watched(part, `/${key}`, unread))
  try {
    model.validate()
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
  return [...unread].flatMap(([place, fields]) =>
    [...fields].map((field) => `${name}: Kubernetes knows no ${field} in ${place}`),
  )
}
