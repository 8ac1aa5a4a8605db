import sanitizeHtml from 'sanitize-html'

const NOTHING: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} }

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of a piece of HTML, on one line; a control character is none, and breaks a feed. */
export const wordsIn = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, ' $&'), NOTHING)
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'em', 'b', 'i', 'sup', 'sub', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** An address of the blog's own picture as it is on this site, null for any other. */
export type PictureAddress = (src: string) => string | null

/**
 * HTML that runs nothing and fetches nothing from elsewhere: text, headings, lists, tables, links, and pictures of the blog itself.
 * The page has the first heading.
 */
export const cleanHtml = (html: string, pictureAddress: PictureAddress): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      h1: 'h2',
      a: (_, { href = '' }) => ({
        tagName: 'a',
        attribs: /^(?:\/(?!\/)|#)/.test(href) ? { href } : { href, rel: 'noopener noreferrer nofollow' },
      }),
      img: (_, { src = '', alt = '', width, height }) => {
        const here = pictureAddress(src)
        const size = {
          ...(/^\d{1,4}$/.test(width ?? '') ? { width: width ?? '' } : {}),
          ...(/^\d{1,4}$/.test(height ?? '') ? { height: height ?? '' } : {}),
        }
        return {
          tagName: 'img',
          attribs: { ...(here ? { src: here } : {}), alt, ...size, loading: 'lazy', decoding: 'async' },
        }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
