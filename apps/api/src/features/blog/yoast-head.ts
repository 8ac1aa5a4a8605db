import type { BlogPost } from '@dhruva/adapters'
import { htmlOf } from './wordpress-shape.ts'

/** What the head of a post says, as Yoast's REST API gives it: as tags, and as data. */
export const yoastHead = ({ slug, title, excerpt, at, media }: BlogPost, site: string) => {
  const canonical = new URL(`/blogs/${encodeURIComponent(slug)}`, site).href
  const image = media && new URL(media.url, site).href
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:title', title],
    ['og:description', excerpt],
    ['og:url', canonical],
    ['article:published_time', at],
    ...(image ? [['og:image', image] satisfies [string, string]] : []),
  ]
  const html = [
    `<title>${htmlOf(title)}</title>`,
    `<meta name="description" content="${htmlOf(excerpt)}" />`,
    `<link rel="canonical" href="${htmlOf(canonical)}" />`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${htmlOf(content)}" />`),
  ].join('\n')
  const json = {
    title,
    description: excerpt,
    canonical,
    og_type: 'article',
    og_title: title,
    og_description: excerpt,
    og_url: canonical,
    article_published_time: at,
    ...(image ? { og_image: [{ url: image }] } : {}),
  }
  return { html, json, status: 200 }
}
