import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { INDIA_OFFSET_MS } from '@dhruva/common'
import { marked } from 'marked'
import { cleanHtml } from './clean.ts'
import type { Blog, BlogLanguage, BlogMedia, BlogPost, BlogQuery } from './port.ts'

// Beside the sources; beside a bundle; beside the folder of a bundle's chunks.
const FOLDERS = ['../../data/posts/', './data/posts/', '../data/posts/']

const CATEGORIES: Record<string, { id: number } & Record<BlogLanguage, string>> = {
  kundli: { id: 1, en: 'Kundli', hi: 'कुंडली' },
  nakshatra: { id: 2, en: 'Nakshatra', hi: 'नक्षत्र' },
  dasha: { id: 3, en: 'Dasha', hi: 'दशा' },
  gochara: { id: 4, en: 'Gochara', hi: 'गोचर' },
  panchang: { id: 5, en: 'Panchang', hi: 'पंचांग' },
  'how-we-work': { id: 6, en: 'How we work', hi: 'हम कैसे काम करते हैं' },
}

const LANGUAGES: readonly BlogLanguage[] = ['en', 'hi']

const folderOf = (): string => {
  const folder = FOLDERS.map((each) => fileURLToPath(new URL(each, import.meta.url))).find((each) => existsSync(each))
  if (!folder) throw new Error('the posts are missing: data/posts')
  return folder
}

const fieldsOf = (head: string): Map<string, string> =>
  new Map(
    head.split('\n').flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : []
    }),
  )

/** `---`, lines of `name: value`, `---`, then Markdown. */
const readPost = (folder: string, slug: string, language: BlogLanguage) => {
  const text = readFileSync(path.join(folder, `${slug}.${language}.md`), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = fieldsOf(head)
  const field = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Error(`${slug}.${language}.md has no ${name}`)
    return value
  }
  const category = CATEGORIES[field('category')]
  if (!category) throw new Error(`${slug}.${language}.md is of no known category`)
  return {
    title: field('title'),
    excerpt: field('excerpt'),
    day: field('date'),
    category: { id: category.id, name: category[language], slug: field('category') },
    content: cleanHtml(marked.parse(body, { async: false }), () => null),
  }
}

/** Posts are written at nine in the morning by India's clock. */
const HOUR = '09:00:00'

/** Drawn, and says nothing that the title does not. */
const pictureOf = (id: number, slug: string): BlogMedia => ({
  // numbers of posts and pictures are of one row in WordPress
  id: 1_000 + id,
  url: `/blog-pictures/${slug}.svg`,
  alt: '',
  mime: 'image/svg+xml',
})

const load = (): Record<BlogLanguage, readonly BlogPost[]> => {
  const folder = folderOf()
  const slugs = readdirSync(folder).flatMap((file) =>
    file.endsWith('.en.md') ? [file.slice(0, -'.en.md'.length)] : [],
  )
  const dayOf = (slug: string) => readPost(folder, slug, 'en').day
  const inOrder = slugs.map((slug) => ({ slug, day: dayOf(slug) })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const postsIn = (language: BlogLanguage) =>
    inOrder.map(({ slug, day }, index): BlogPost => {
      const { title, excerpt, content, category } = readPost(folder, slug, language)
      const id = index + 1
      return {
        ...{ id, slug, title, excerpt, content },
        date: `${day}T${HOUR}`,
        at: new Date(`${day}T${HOUR}+05:30`).toISOString(),
        categories: [category],
        media: pictureOf(id, slug),
      }
    })
  return { en: postsIn('en'), hi: postsIn('hi') }
}

/** A moment by the clock of the posts; one that names a zone is moved there. */
const byClock = (moment: string): string =>
  /Z$|[+-]\d{2}:?\d{2}$/.test(moment.slice(10))
    ? new Date(Date.parse(moment) + INDIA_OFFSET_MS).toISOString().slice(0, 19)
    : moment

const wanted =
  ({ slugs, include, exclude, categories, before, after, search }: BlogQuery) =>
  (post: BlogPost): boolean => {
    const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
    const said = words.length > 0 ? `${post.title} ${post.excerpt} ${post.content}`.toLowerCase() : ''
    return (
      (!slugs || slugs.includes(post.slug)) &&
      (!include || include.includes(post.id)) &&
      !exclude?.includes(post.id) &&
      (!categories || post.categories.some(({ id }) => categories.includes(id))) &&
      (!before || post.date < byClock(before)) &&
      (!after || post.date > byClock(after)) &&
      words.every((word) => said.includes(word))
    )
  }

const keyOf = (post: BlogPost, { orderby, include }: BlogQuery): string | number => {
  if (orderby === 'id') return post.id
  if (orderby === 'slug' || orderby === 'title') return post[orderby]
  if (orderby === 'include') return include?.indexOf(post.id) ?? 0
  return post.date
}

/** The posts that come with the product, newest first unless asked otherwise. They are read at the first question. */
export const createBundledBlog = (): Blog => {
  let read: ReturnType<typeof load> | undefined
  const all = () => {
    read ??= load()
    return read
  }
  return {
    list: async (query) => {
      const found = all()[query.language].filter(wanted(query))
      const sign = query.order === 'asc' || query.orderby === 'include' ? 1 : -1
      const sorted = found.toSorted((one, other) => {
        const [a, b] = [keyOf(one, query), keyOf(other, query)]
        return sign * (a < b ? -1 : a > b ? 1 : one.id - other.id)
      })
      const start = query.offset ?? (query.page - 1) * query.perPage
      return { posts: sorted.slice(start, start + query.perPage), total: found.length }
    },
    post: async (id, language) => all()[language].find((post) => post.id === id) ?? null,
    media: async (id) => {
      for (const language of LANGUAGES) for (const { media } of all()[language]) if (media?.id === id) return media
      return null
    },
    file: async () => null,
  }
}
