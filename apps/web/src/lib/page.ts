import { useEffect, useLayoutEffect } from 'react'

/** What a person wrote, as a search engine and the preview of a link show it. */
export type Article = {
  /** since when it is there */
  published: string
  /** the whole in the words of schema.org; `url` is its address, `origin` stands before every other */
  data: (origin: string, url: string) => object
}

export type PageHead = {
  title: string
  description?: string | undefined
  /** false: `noindex`. */
  listed?: boolean | undefined
  /** The address search engines keep, where it is not the path of the page. */
  canonical?: string | undefined
  /** What the address asks for is not there: sent with status 404. */
  missing?: boolean | undefined
  article?: Article | undefined
  /** What a chat shows beside a link in place of the picture of all pages: a PNG of ours. */
  image?: { path: string; width: number; height: number } | undefined
  /** What is no one's writing in the words of schema.org, as of an article. */
  data?: Article['data'] | undefined
}

const setMeta = (name: string, content: string | undefined) => {
  const present = document.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return present?.remove()
  const meta = present ?? document.createElement('meta')
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
  if (!present) document.head.append(meta)
}

let arrivedAt: string | undefined

/** The server names the address to keep and share; further on it would name the page before. */
const dropOldCanonical = () => {
  arrivedAt ??= window.location.href
  if (window.location.href !== arrivedAt) document.querySelector('link[rel=canonical]')?.remove()
}

const say = ({ title, description, listed = true }: PageHead) => {
  document.title = title
  if (description !== undefined) setMeta('description', description)
  setMeta('robots', listed ? undefined : 'noindex')
  dropOldCanonical()
}

/** What a page that is drawn says of itself, where there is no document: at first what is known of it without its answers. */
export const drawn: { head: PageHead } = { head: { title: '' } }

/** Sets the document's title and description: what the router knows of a page. It comes first, whatever the page says after. */
export const useFirstHead = ({ title, description, listed }: PageHead) => {
  useLayoutEffect(() => say({ title, description, listed }), [title, description, listed])
}

/** The same for a page that says it better with its own data. */
export const usePage = (head: PageHead) => {
  if (import.meta.env.SSR) drawn.head = { ...head, description: head.description ?? drawn.head.description }
  const { title, description, listed } = head
  useEffect(() => say({ title, description, listed }), [title, description, listed])
}
