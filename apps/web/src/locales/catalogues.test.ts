import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apart } from '@dhruva/testkit/parity'
import { compareTexts } from '@dhruva/testkit/text-pairs'
import { describe, expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '..')
const areas = readdirSync(path.join(import.meta.dirname, 'en')).map((file) => file.replace('.ts', ''))

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : codeBelow(file)
    return /\.tsx?$/.test(file) && !file.includes('.test.') ? [readFileSync(file, 'utf8')] : []
  })

/** Who names texts: the components; the contract and the computation, whose ids are looked up in records of texts. */
const code = [src, ...['contract', 'jyotish'].map((name) => path.join(src, '../../../packages', name, 'src'))]
  .flatMap(codeBelow)
  .join('\n')
const named = new Set(code.match(/[A-Za-z_$][\w$]*/g))

/** Records that a page shows from the first to the last, or by a key of the wire, whatever their keys are. */
const WALKED = /\b(?:(?:sections|commands|units|helplines|jobs)\.\w+|wire\.[\w.]+)$/

const catalogue = async (language: string, area: string): Promise<object> => {
  const module: Record<string, object> = await import(`./${language}/${area}.ts`)
  const [texts] = Object.values(module)
  if (!texts) throw new Error(`${language}/${area}.ts exports nothing`)
  return texts
}

type Text = { key: string; text: string }

const textsIn = (value: unknown, key = ''): Text[] => {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, key === '' ? name : `${key}.${name}`))
}

/** Of what a text is about something only with certain words, or where two digits would run together. */
const GIVEN = {
  drawnFrom: [['moon'], ['sun'], ['aries']],
  rules: [
    ['7', 1, ''],
    ['7', 2, ''],
  ],
  looksAt: [
    ['7', 1, ''],
    ['7', 2, ''],
  ],
  summaryGives: [
    ['1', true],
    ['7', false],
  ],
}

/** Every key, also of the records within; the places of a list have none. */
const keysIn = (value: unknown, above = ''): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([name, inner]) => {
        const key = above === '' ? name : `${above}.${name}`
        return [key, ...keysIn(inner, key)]
      })

describe.each(areas)('the texts of %s', (area) => {
  it('stand in Devanagari in Hindi wherever English has words', async () => {
    const english = new Map(textsIn(await catalogue('en', area)).map(({ key, text }) => [key, text]))
    const left = textsIn(await catalogue('hi', area)).filter(
      // AstroHub is a name and stays Latin
      ({ key, text }) =>
        /[a-z]{2}/i.test((english.get(key) ?? '').replaceAll('AstroHub', '')) &&
        !/[\u0900-\u097f]/.test(text) &&
        text !== '',
    )
    expect(left).toEqual([])
  })
  it('say the same in both languages: every one of them, the same numbers, no word of the other language', async () => {
    const { pairs, faults } = compareTexts(await catalogue('en', area), await catalogue('hi', area), GIVEN)
    const found = pairs
      .map((pair) => ({ ...pair, apart: apart(pair.en, pair.hi) }))
      .filter((one) => one.apart.length > 0)
    expect({ faults, found }).toEqual({ faults: [], found: [] })
  })
  it('are all used', async () => {
    const unused = keysIn(await catalogue('en', area)).filter((key) => {
      const name = key.split('.').at(-1) ?? ''
      return !named.has(name) && !/^\d+$/.test(name) && !WALKED.test(key)
    })
    expect(unused).toEqual([])
  })
})
