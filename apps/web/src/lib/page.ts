import { useEffect, useLayoutEffect } from 'react'

export type PageHead = {
  title: string
  description?: string | undefined
  /** false: `noindex`. */
  listed?: boolean | undefined
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

/** Sets the document's title and description: what the router knows of a page. It comes first, whatever the page says after. */
export const useFirstHead = ({ title, description, listed }: PageHead) => {
  useLayoutEffect(() => say({ title, description, listed }), [title, description, listed])
}

/** The same for a page that says it better with its own data. */
export const usePage = ({ title, description, listed }: PageHead) => {
  useEffect(() => say({ title, description, listed }), [title, description, listed])
}
