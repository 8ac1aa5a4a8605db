import { useEffect } from 'react'

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

/** Sets the document's title and description. The router does so for every page; a page may say it better with its own data. */
export const usePage = ({ title, description, listed = true }: PageHead) => {
  useEffect(() => {
    document.title = title
    if (description !== undefined) setMeta('description', description)
    setMeta('robots', listed ? undefined : 'noindex')
  }, [title, description, listed])
}
