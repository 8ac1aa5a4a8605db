import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }))

/** Set by the menu primitive on its own element. */
const isForeign = (name: string) => name.startsWith('--radix-')

test('every value a style asks for is defined: one that is not takes its whole line away', () => {
  const styles = read('**/*.css')
  const scripts = read('**/*.tsx')
  const defined = new Set(
    [...styles, ...scripts].flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)'?\s*[:\]]/g)].map(([, name]) => name)),
  )
  const missing = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !defined.has(name) && !isForeign(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(styles.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
