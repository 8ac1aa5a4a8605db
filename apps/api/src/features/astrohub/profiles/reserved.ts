/** Names that speak for the service, and what people put around them to seem official. */
const RESERVED = [
  'admin',
  'administrator',
  'dhruva',
  'oracle',
  'astra',
  'astrohub',
  'support',
  'moderator',
  'deleteduser',
  'system',
  'official',
]
const AROUND = ['the', 'real', 'team', 'help', 'care', 'staff', 'app', 'user', 'mod']

const TWINS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/cl/g, 'd'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
]

/** A name as the eye takes it in: without case and separators, look-alike signs as one, doubled ones once. */
const seenAs = (handle: string): string => {
  const plain = handle.toLowerCase().replace(/[._-]/g, '')
  return TWINS.reduce((text, [sign, as]) => text.replace(sign, as), plain).replace(/(.)\1+/g, '$1')
}

const anyOf = (words: readonly string[]) => words.map(seenAs).join('|')
const SPEAKS_FOR_US = new RegExp(`^(?:${anyOf(AROUND)})*(?:${anyOf(RESERVED)})(?:${anyOf([...RESERVED, ...AROUND])})*$`)

/** Whether a handle could be taken for the service itself: `admin`, `D.hruva`, `0racle-help`, `support24`. */
export const isReserved = (handle: string): boolean =>
  [handle, handle.replace(/[._-]?\d+$/, '')].some((name) => SPEAKS_FOR_US.test(seenAs(name)))
