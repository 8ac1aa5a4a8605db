import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { TextLanguage } from '#http/fail.ts'
import { escapeHtml } from './escape.ts'
import { rulesFor, styleParts } from './style-rules.ts'

const names = z._default(z.array(z.string()), [])

/** What Vite writes of a build: by module or chunk, its file and what that needs. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names, css: names }))

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

const tagsOf = (styles: readonly string[], scripts: readonly string[]) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${escapeHtml(file)}">`),
  ].join('\n    ')

type Sheet = { file: string; css: string }

const readSheets = (dir: string): Sheet[] =>
  readdirSync(path.join(dir, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ file: `assets/${name}`, css: readFileSync(path.join(dir, 'assets', name), 'utf8') }))

/** The style sheets in which a class of the web app stands, by the class: no two files have the same. */
const sheetsByClass = (sheets: readonly Sheet[]): Map<string, string> =>
  new Map(sheets.flatMap(({ file, css }) => [...css.matchAll(/\.(_\w+)/g)].map(([, one = '']) => [one, file] as const)))

const classesIn = (html: string) =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' ')))

/** What a page is made of. */
export type PageFiles = {
  /** the rules that its drawing needs, which stand in the page itself */
  style: string
  /** tags of its styles and scripts, which may come after the drawing has been read */
  tags: string
}

/**
 * Finds what a page is made of (its styles, its scripts, its texts in a language), so that the browser asks for it beside the entry
 * instead of after it; and of the styles what the drawing needs, so that it can be read before any of them has come.
 * @param shell the built index.html, which asks for the entry itself
 */
export const createPreload = (dir: string, shell: string) => {
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(path.join(dir, '.vite', 'manifest.json'), 'utf8')))
  const known = (file: string) => shell.includes(`"/${file}"`)
  const all = readSheets(dir)
  const sheets = sheetsByClass(all)
  const rules = new Map(all.map(({ file, css }) => [file, styleParts(css)]))
  const entry = all.map(({ file }) => file).filter(known)
  const unknown = (files: readonly string[]) => [...new Set(files)].filter((file) => !known(file))
  const importsOf = (name: string) => manifest[name]?.imports ?? []
  const chunksOf = (module: string, language: TextLanguage) => {
    const page = [...EVERY_PAGE, module]
    const texts = reach(page, importsOf)
      .flatMap((name) => manifest[name]?.dynamicImports ?? [])
      .filter((name) => name.startsWith(`src/locales/${language}/`))
    const chunks = reach([...page, ...texts], importsOf).flatMap((name) => manifest[name] ?? [])
    return { css: chunks.flatMap(({ css }) => css), scripts: unknown(chunks.map(({ file }) => file)) }
  }
  // a build has so many pages and no more
  const kept = new Map<string, ReturnType<typeof chunksOf>>()
  return (module: string, language: TextLanguage, html: string): PageFiles => {
    const key = `${language} ${module}`
    const { css, scripts } = kept.get(key) ?? chunksOf(module, language)
    kept.set(key, { css, scripts })
    const classes = classesIn(html)
    // what the page loads by itself when it is there may stand in its drawing already
    const styles = unknown([...css, ...[...classes].flatMap((one) => sheets.get(one) ?? [])])
    const drawn = [...entry, ...styles].map((file) => rulesFor(rules.get(file) ?? [], classes))
    return { style: html === '' ? '' : `<style>${drawn.join('')}</style>`, tags: tagsOf(styles, scripts) }
  }
}
