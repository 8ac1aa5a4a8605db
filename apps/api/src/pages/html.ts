import type { TextLanguage } from '#http/fail.ts'
import { escapeHtml, meta } from './escape.ts'
import { dataTags, previewTags } from './preview.ts'
import type { Block, Files, Said, Texts } from './texts.ts'

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
const items = (texts: readonly string[]) => texts.map((text) => element('li', text)).join('')

const linkList = (links: Texts['nav']['links']) =>
  `<ul>${links.map(([text, to]) => `<li><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></li>`).join('')}</ul>`

const headingLink = (text: string, to: string) => `<h2><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></h2>`

const row = ([first = '', ...rest]: readonly string[]) =>
  `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map((cell) => element('td', cell)).join('')}</tr>`

const tableHead = (cells: readonly string[]) =>
  cells.length === 0
    ? ''
    : `<thead><tr>${cells.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>`

const blockHtml = (block: Block): string => {
  if ('h2' in block) return block.to === undefined ? element('h2', block.h2) : headingLink(block.h2, block.to)
  if ('h3' in block) return element('h3', block.h3)
  if ('p' in block) return element('p', block.p)
  if ('ul' in block) return `<ul>${items(block.ul)}</ul>`
  if ('ol' in block) return `<ol>${items(block.ol)}</ol>`
  if ('links' in block) return linkList(block.links)
  const { caption, head, rows } = block.table
  return `<table>${element('caption', caption)}${tableHead(head)}<tbody>${rows.map(row).join('')}</tbody></table>`
}

/** Title, description and what a search engine or the preview of a link asks for. `origin` stands before the canonical address. */
export const headHtml = (said: Said, { brand }: Texts, language: TextLanguage, origin: string): string => {
  const { title, description, listed } = said
  const canonical = listed && said.canonical !== null ? origin + said.canonical : null
  return [
    element('title', title),
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta('property', 'og:url', canonical)]
      : []),
    ...previewTags(said, { brand, language, origin }),
    ...dataTags(said, origin),
  ].join('\n    ')
}

/** The page as it is read without scripts; browsers that run scripts make nothing of it. */
export const textHtml = ({ heading, blocks, lang }: Said, { nav, note }: Texts): string =>
  [
    '<noscript><main class="page-narrow">',
    ...(lang ? [`<div lang="${lang}">`] : []),
    element('h1', heading),
    ...blocks.map(blockHtml),
    ...(lang ? ['</div>'] : []),
    `<p><small>${escapeHtml(note)}</small></p>`,
    `<nav aria-label="${escapeHtml(nav.label)}">${linkList(nav.links)}</nav>`,
    '</main></noscript>',
  ].join('\n')

/** Asks the browser for what a page is made of before a script could. */
export const filesHtml = ({ styles, scripts }: Files): string =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${escapeHtml(file)}">`),
  ].join('\n    ')
