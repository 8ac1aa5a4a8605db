/** A field of something that came from outside; undefined where there is none. */
export const field = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
