import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCache } from '@dhruva/common'
import * as z from 'zod/mini'
import type { TextLanguage } from '#http/fail.ts'
import { escapeHtml } from './escape.ts'
import { rulesFor, styleParts } from './style-rules.ts'

const names = z._default(z.array(z.string()), [])

/** What Vite writes of a build: by module or chunk, its file and what that needs. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names, css: names }))

/** The script each module of the web app stands in: `chunk-modules` of its build. */
const Modules = z.record(z.string(), z.string())

/** What every page is made of beside its own. */
const EVERY_PAGE = ['src/app/data-provider.tsx', 'src/app/footer.tsx']

/** Of a graph, everything that can be reached; what is imported comes first, as its styles have to. */
const reach = (from: readonly string[], next: (one: string) => readonly string[]): string[] => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (one: string) => {
    if (seen.has(one)) return
    seen.add(one)
    next(one).forEach(visit)
    found.add(one)
  }
  from.forEach(visit)
  return [...found]
}

const tagsOf = (files: readonly string[], attributes: string) =>
  files.map((file) => `<link ${attributes} href="/${escapeHtml(file)}">`).join('\n    ')

type Sheet = { file: string; css: string }

const readSheets = (dir: string): Sheet[] =>
  readdirSync(path.join(dir, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ file: `assets/${name}`, css: readFileSync(path.join(dir, 'assets', name), 'utf8') }))

/** The style sheets in which a class of the web app stands, by the class: no two files have the same. */
const sheetsByClass = (sheets: readonly Sheet[]): Map<string, string> =>
  new Map(sheets.flatMap(({ file, css }) => [...css.matchAll(/\.(_\w+)/g)].map(([, one = '']) => [one, file] as const)))

const classesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, all = '']) => all).flatMap((all) => all.split(' ')))

/** Drawings of so many kinds; those of one page mostly have the same classes. */
const KINDS = 200

/** What a page is made of. */
export type PageFiles = {
  /** the rules that its drawing needs, which stand in the page itself */
  style: string
  /** tags of its styles, which may come after the drawing has been read */
  sheets: string
  /** tags of its scripts */
  scripts: string
}

export type Preload = ReturnType<typeof createPreload>

/**
 * Finds what a page is made of (its styles, its scripts, its texts in a language), so that the browser asks for it beside the entry
 * instead of after it; and of the styles what the drawing needs, so that it can be read before any of them has come.
 * What index.html asks for by itself is not named again.
 */
export const createPreload = (dir: string) => {
  const shell = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(path.join(dir, '.vite', 'manifest.json'), 'utf8')))
  const modules = z.parse(Modules, JSON.parse(readFileSync(path.join(dir, '.vite', 'modules.json'), 'utf8')))
  const chunkNames = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]))
  /** the name in the manifest of what a module stands in, alone or with others */
  const chunkWith = (module: string) => chunkNames.get(modules[module] ?? '') ?? module
  const wordsIn = (language: TextLanguage) =>
    new Set(
      Object.keys(modules)
        .filter((module) => module.startsWith(`src/locales/${language}/`))
        .map(chunkWith),
    )
  const words = { en: wordsIn('en'), hi: wordsIn('hi') }
  const known = (file: string) => shell.includes(`"/${file}"`)
  const all = readSheets(dir)
  const sheets = sheetsByClass(all)
  const rules = new Map(all.map(({ file, css }) => [file, styleParts(css)]))
  const entry = all.map(({ file }) => file).filter(known)
  const unknown = (files: readonly string[]) => [...new Set(files)].filter((file) => !known(file))
  const importsOf = (name: string) => manifest[name]?.imports ?? []
  const chunksOf = (module: string, language: TextLanguage) => {
    const page = [...EVERY_PAGE, module].map(chunkWith)
    const texts = reach(page, importsOf)
      .flatMap((name) => manifest[name]?.dynamicImports ?? [])
      .filter((name) => words[language].has(name))
    const chunks = reach([...page, ...texts], importsOf).flatMap((name) => manifest[name] ?? [])
    return { css: chunks.flatMap(({ css }) => css), scripts: unknown(chunks.map(({ file }) => file)) }
  }
  // a build has so many pages and no more
  const kept = new Map<string, ReturnType<typeof chunksOf>>()
  const made = createCache<PageFiles>(KINDS)
  const parts = createCache<string>(KINDS)
  const filesOf = (module: string, language: TextLanguage, html: string) => {
    const key = `${language} ${module}`
    const { css, scripts } = kept.get(key) ?? chunksOf(module, language)
    kept.set(key, { css, scripts })
    const classes = classesIn(html)
    // what the page loads by itself when it is there may stand in its drawing already
    const styles = () => unknown([...css, ...[...classes].flatMap((one) => sheets.get(one) ?? [])])
    const rulesIn = (isPart: boolean) =>
      [...entry, ...styles()].map((file) => rulesFor(rules.get(file) ?? [], classes, isPart)).join('')
    return { key: `${key} ${[...classes].join(' ')}`, styles, scripts, rulesIn }
  }
  return {
    /** @param module the file a page begins in */
    ofPage: (module: string, language: TextLanguage, html: string): PageFiles => {
      const { key, styles, scripts, rulesIn } = filesOf(module, language, html)
      return made.remember(key, () => ({
        style: html === '' ? '' : `<style>${rulesIn(false)}</style>`,
        sheets: tagsOf(styles(), 'rel="stylesheet" crossorigin'),
        scripts: tagsOf(scripts, 'rel="modulepreload" crossorigin fetchpriority="low"'),
      }))
    },
    /** The rules that a part of the page needs which comes into it before its style sheets. */
    rulesOfPart: (module: string, language: TextLanguage, html: string): string => {
      const { key, rulesIn } = filesOf(module, language, html)
      return parts.remember(key, () => rulesIn(true))
    },
  }
}
