import type { BlogLanguage, BlogPost } from '@dhruva/adapters'
import { htmlOf } from './wordpress-shape.ts'

const WORDS = {
  en: { title: 'Dhruva, the blog', text: 'Kundli, nakshatra, dasha and gochara, explained with real charts.' },
  hi: { title: 'ध्रुव का ब्लॉग', text: 'कुंडली, नक्षत्र, दशा और गोचर, असली कुंडलियों के साथ।' },
}

/** Where the feed of a language stands. */
export const FEEDS = { en: '/blogs/rss.xml', hi: '/blogs/rss-hi.xml' }

/** The newest posts as RSS 2.0 (https://www.rssboard.org/rss-specification). `site` is the address of this site. */
export const feedOf = (posts: readonly BlogPost[], language: BlogLanguage, site: string): string => {
  const address = (path: string) => htmlOf(new URL(path, site).href)
  const items = posts.map(({ slug, title, excerpt, at, categories }) => {
    const link = address(`/blogs/${encodeURIComponent(slug)}`)
    const kinds = categories.map(({ name }) => `<category>${htmlOf(name)}</category>`).join('')
    return `<item><title>${htmlOf(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate>${kinds}<description>${htmlOf(excerpt)}</description></item>`
  })
  const { title, text } = WORDS[language]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${title}</title><link>${address('/blogs')}</link><description>${text}</description><language>${language}</language><atom:link href="${address(FEEDS[language])}" rel="self" type="application/rss+xml" />
${items.join('\n')}
</channel></rss>
`
}
