/** A part of a style sheet: kept as it is, kept where its classes stand in a page, or a group of such. */
type Part =
  | { kind: 'plain'; text: string }
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { kind: 'group'; begin: string; parts: readonly Part[] }

const GROUP = /^@(?:layer|media|supports|container)\b/

/** Where a block that begins at `from` ends: behind its `}`. A brace in a string is none. */
const endOf = (css: string, from: number): number => {
  let depth = 0
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (quote !== '') {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** What a selector says a page must have, for each of its alternatives; what stands in brackets is not looked at. */
const needsOf = (selector: string): string[][] =>
  selector
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .map((one) => [...one.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))

/** Takes a style sheet apart, as a build writes it: without comments. */
export const styleParts = (css: string): Part[] => {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const stop = css.indexOf(';', at)
    if (open < 0 || (stop >= 0 && stop < open)) {
      const end = stop < 0 ? css.length : stop + 1
      parts.push({ kind: 'plain', text: css.slice(at, end) })
      at = end
      continue
    }
    const begin = css.slice(at, open).trim()
    const end = endOf(css, open)
    const text = css.slice(at, end)
    if (GROUP.test(begin)) parts.push({ kind: 'group', begin, parts: styleParts(css.slice(open + 1, end - 1)) })
    else if (begin.startsWith('@')) parts.push({ kind: 'plain', text })
    else parts.push({ kind: 'rule', text, needs: needsOf(begin) })
    at = end
  }
  return parts
}

/**
 * The rules that may apply to a page with these classes, in their order.
 * @param isPart of a part that comes into a page: without what every page has, which names no class
 */
export const rulesFor = (parts: readonly Part[], classes: ReadonlySet<string>, isPart = false): string =>
  parts
    .map((part) => {
      if (part.kind === 'plain') return isPart ? '' : part.text
      if (part.kind === 'rule') {
        const applies = (names: readonly string[]) =>
          names.every((name) => classes.has(name)) && !(isPart && names.length === 0)
        return part.needs.some(applies) ? part.text : ''
      }
      const inside = rulesFor(part.parts, classes, isPart)
      return inside === '' ? '' : `${part.begin}{${inside}}`
    })
    .join('')
