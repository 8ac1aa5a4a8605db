import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TextLanguage } from '#http/fail.ts'

/** A call whose answer a page is drawn with. */
export type PageCall = { path: string; args: unknown; isFirst?: true }

/** What a call answered, or why it refused. */
export type Said = { data: unknown } | { refusal: { message: string; code: string }; status: number }
export type Answer = PageCall & Said

/** Whom a page is drawn for. What a member sees is drawn for all of them alike: from what anybody is answered, or before any answer. */
export type Viewer = 'visitor' | 'member'

/** What a page says beside its content. */
export type Head = {
  title: string
  description?: string | undefined
  /** whether search engines may list it */
  listed: boolean
  /** the address they keep; null for what has none */
  canonical: string | null
  /** what the address asks for is not there */
  missing?: boolean | undefined
  /** of what a person wrote: since when it is there, and the whole as data for search engines, its address being `url` */
  article?: { published: string; data: (origin: string, url: string) => object } | undefined
  /** the same of what nobody wrote, such as a festival */
  data?: ((origin: string, url: string) => object) | undefined
  /** what a chat shows beside a link in place of the picture of all pages: a PNG of ours */
  image?: { path: string; width: number; height: number } | undefined
  brand: string
}

/**
 * How a page is drawn: `whole`, from the answers to its calls; `blank`, before any of them, at an address that names nobody; as a
 * `sample`, which is the same whatever an address asks for.
 */
export type Plan = {
  whole: {
    /** what is drawn, without what the page does not look at */
    address: string
    calls: readonly PageCall[]
    /** one of the few pages that are the same for everybody */
    isShared?: boolean
    /** a member may read what a visitor is answered until their own answer has come */
    suitsMembers?: boolean
  }
  blank: string
  sample: string
  /** what a member's page asks first: answered with its own part, before the scripts have come */
  firstCalls: readonly FirstCall[]
}

/** `next` takes a number out of the answer; `at` is the way to it. */
export type FirstCall = {
  method: 'GET' | 'POST'
  path: string
  args: Readonly<Record<string, unknown>>
  next?: { method: 'GET' | 'POST'; path: string; arg: string; at: readonly (string | number)[] }
}

/** What the build of the web app left for the server: `apps/web/src/server.tsx`. */
export type WebApp = {
  /** the name of the page at an address; null where there is none */
  find: (pathname: string) => string | null
  /** the address of each page with `:name` for what differs, by the page's name */
  routes: Readonly<Record<string, string>>
  /** where an address leads that is none of a page itself */
  shortcut: (pathname: string, search: string) => string | null
  /** the module each page begins in, by its name; '' is the page that says there is none */
  files: Readonly<Record<string, string>>
  /** the addresses search engines may list, without what people wrote */
  listedAddresses: (now: Date) => string[]
  discussionAddress: (of: { slug: string; did: number }) => string
  plan: (pathname: string, search: URLSearchParams, language: TextLanguage) => Promise<Plan>
  drawPage: (view: {
    address: string
    language: TextLanguage
    viewer: Viewer
    answers: readonly Answer[]
  }) => Promise<{ html: string; head: Head }>
  /** what of a page is a member's own, from what they are answered; null where nothing is */
  drawOwn: (of: {
    address: string
    language: TextLanguage
    answers: readonly { path: string; args: unknown; data: unknown }[]
  }) => Promise<string | null>
}

/** Loads the part of the built web app that draws its pages. */
export const loadWebApp = (dir: string): Promise<WebApp> =>
  import(pathToFileURL(path.join(dir, 'server', 'pages.mjs')).href)
