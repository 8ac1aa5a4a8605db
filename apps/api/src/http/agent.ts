/** The first that fits names it: every browser says it is like the ones before. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

const named = (kinds: readonly [string, RegExp][], header: string) => kinds.find(([, says]) => says.test(header))?.[0]

/** What somebody recognises a device by, of its `User-Agent`: 'Chrome, Android'; '' when it says nothing known. */
export const agentOf = (header: string | undefined): string =>
  [named(BROWSERS, header ?? ''), named(SYSTEMS, header ?? '')].filter(Boolean).join(', ')
