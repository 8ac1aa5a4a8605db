/** A link: its words and the address inside the product. */
export type Link = readonly [text: string, to: string]

/** A piece of a page as it is read without scripts: plain text, which the server escapes. */
export type Block =
  | { h2: string }
  | { h3: string }
  | { p: string }
  | { ul: readonly string[] }
  | { ol: readonly string[] }
  | { links: readonly Link[] }
  /** the first cell of a row names it; `head` may be empty */
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }

/** What the server says of an address by itself, before any script. Its text is of one language. */
export type ServedPage = {
  title: string
  description: string
  heading: string
  blocks: readonly Block[]
  /** of heading and blocks, where it is not that of the page */
  lang?: 'en' | 'hi'
}

/** A page with its address. */
export type AddressedPage = ServedPage & {
  /** `:name` stands for one part of the address */
  path: string
  listed: boolean
  /** the address search engines keep: of the page a redirecting address leads to, else its own */
  canonical: string
}
