import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '..')
const areas = readdirSync(path.join(import.meta.dirname, 'en')).map((file) => file.replace('.ts', ''))

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : codeBelow(file)
    return /\.tsx?$/.test(file) && !file.includes('.test.') ? [readFileSync(file, 'utf8')] : []
  })

const code = codeBelow(src).join('\n')

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
  it('are all used', async () => {
    const keys = Object.keys(await catalogue('en', area))
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([])
  })
})
