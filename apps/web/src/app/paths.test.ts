import { describe, expect, it } from 'vitest'
import { footerColumns } from './footer-links.ts'
import { accountLinks, headerLinks } from './links.ts'
import { pageAt, paramsAt, to, withSearch } from './paths.ts'
import { pages, shortcuts } from './routes.ts'

describe('the pages of the product', () => {
  it.each([
    ['/', 'home'],
    ['/chats', 'chats'],
    ['/chats/', 'chats'],
    ['/create-kundli/', 'createKundli'],
    ['/forum/create', 'forumCreate'],
    ['/forum/edit-post/7', 'forumEdit'],
    ['/forum/saturn-return', 'discussion'],
    ['/zzz', null],
    ['/chats/zzz', null],
  ])('%s is %s', (pathname, page) => {
    expect(pageAt(pathname)).toBe(page)
  })
  it('writes an address with its search', () => {
    expect(to('chats', { type: 'Oracle', bid: 7, asst: undefined })).toBe('/chats?type=Oracle&bid=7')
    expect(to('home')).toBe('/')
  })
  it('reads the parts of an address in their letters', () => {
    expect(paramsAt('/blogs/%E0%A4%B6%E0%A4%A8%E0%A4%BF')).toEqual({ slug: 'शनि' })
    expect(paramsAt('/blogs/a%2Fb%3Cc')).toEqual({ slug: 'a/b<c' })
    expect(paramsAt('/blogs/50%')).toEqual({ slug: '50%' })
    expect(paramsAt('/chats')).toEqual({})
  })
  it('links only to pages that exist', () => {
    const links = [...headerLinks, ...accountLinks, ...footerColumns.flatMap((column) => column.links)]
    for (const link of links) expect(pageAt(new URL(link.to, 'http://x').pathname), link.to).not.toBeNull()
  })
  it('has shortcuts to them, which keep what else an address names', () => {
    for (const [from, address] of Object.entries(shortcuts)) {
      expect(pageAt(from), from).toBeNull()
      expect(pageAt(new URL(address, 'http://x').pathname), from).not.toBeNull()
    }
    expect(withSearch('/create-kundli?type=Astra', '?x=1&type=Oracle')).toBe('/create-kundli?x=1&type=Astra')
    expect(withSearch('/notifications', '')).toBe('/notifications')
  })
  it('never lists a page that needs a login', () => {
    expect(Object.values(pages).filter((page) => page.access === 'member' && page.listed)).toEqual([])
  })
})
