import type { TextLanguage } from '#http/fail.ts'
import { escapeJson, meta } from './escape.ts'
import type { Said } from './texts.ts'

/** What a chat shows of a link: drawn by `scripts/share-image.ts`. */
const IMAGE = { path: '/share.jpg', type: 'image/jpeg', width: '1200', height: '630' }

const LOCALES = { en: 'en_IN', hi: 'hi_IN' }

/** Tags by which a chat or a network shows a link: title, words, picture, and of what people wrote when. */
export const previewTags = (
  { title, description, article }: Said,
  { brand, language, origin }: { brand: string; language: TextLanguage; origin: string },
): string[] => {
  const { path, type, width, height } = IMAGE
  const properties: [string, string][] = [
    ['title', title],
    ['description', description],
    ['type', article ? 'article' : 'website'],
    ['site_name', brand],
    ['locale', LOCALES[language]],
    ['locale:alternate', LOCALES[language === 'hi' ? 'en' : 'hi']],
    ['image', origin + path],
    ['image:type', type],
    ['image:width', width],
    ['image:height', height],
    ['image:alt', brand],
  ]
  return [
    ...properties.map(([name, content]) => meta('property', `og:${name}`, content)),
    ...(article ? [meta('property', 'article:published_time', article.published)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** What search engines read of a page as data. */
export const dataTags = ({ article, canonical, listed }: Said, origin: string): string[] =>
  article && listed && canonical !== null
    ? [`<script type="application/ld+json">${escapeJson(article.data(origin, origin + canonical))}</script>`]
    : []
