import type { Config } from '#config.ts'
import type { TextLanguage } from '#http/fail.ts'
import { escapeHtml, escapeJson, meta } from './escape.ts'
import type { Head } from './web-app.ts'

/** What a chat shows of a link: drawn by `scripts/share-image.ts`. */
const IMAGE = { path: '/share.jpg', type: 'image/jpeg', width: 1200, height: 630 }

/** What the product is called on a home screen, and what can be opened from there. */
const MANIFESTS = { en: '/manifest.webmanifest', hi: '/manifest-hi.webmanifest' }

const LOCALES = { en: 'en_IN', hi: 'hi_IN' }

/** What stands before every address of ours that is told to others. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.replace(/\/+$/, '')

/** Tags by which a chat or a network shows a link: title, words, picture, and of what people wrote when. */
const previewTags = (
  { title, description = '', article, image, brand }: Head,
  language: TextLanguage,
  origin: string,
) => {
  const { path, type, width, height } = image ? { ...image, type: 'image/png' } : IMAGE
  const properties: [string, string][] = [
    ['title', title],
    ['description', description],
    ['type', article ? 'article' : 'website'],
    ['site_name', brand],
    ['locale', LOCALES[language]],
    ['locale:alternate', LOCALES[language === 'hi' ? 'en' : 'hi']],
    ['image', origin + path],
    ['image:type', type],
    ['image:width', String(width)],
    ['image:height', String(height)],
    ['image:alt', image ? title : brand],
  ]
  return [
    ...properties.map(([name, content]) => meta('property', `og:${name}`, content)),
    ...(article ? [meta('property', 'article:published_time', article.published)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** What search engines read of a page as data. */
const dataTags = ({ article, data = article?.data }: Head, origin: string, canonical: string | null) =>
  data && canonical !== null
    ? [`<script type="application/ld+json">${escapeJson(data(origin, canonical))}</script>`]
    : []

/** Title, description and what a search engine or the preview of a link asks for. `origin` stands before the canonical address. */
export const headHtml = (head: Head, language: TextLanguage, origin: string): string => {
  const { title, description = '', listed } = head
  const canonical = listed && head.canonical !== null ? origin + head.canonical : null
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta('property', 'og:url', canonical)]
      : []),
    `<link rel="manifest" href="${MANIFESTS[language]}" />`,
    ...previewTags(head, language, origin),
    ...dataTags(head, origin, canonical),
  ].join('\n    ')
}
