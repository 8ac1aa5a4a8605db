import { describe, expect, it } from 'vitest'
import { accountLinks, footerColumns, headerLinks } from './links.ts'
import { pageAt, pages, to } from './paths.ts'

describe('the pages of the product', () => {
  it.each([
    ['/', 'home'],
    ['/chats', 'chats'],
    ['/chats/', 'chats'],
    ['/create-kundli/oracle', 'createKundliOracle'],
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
  it('links only to pages that exist', () => {
    const links = [...headerLinks, ...accountLinks, ...footerColumns.flatMap((column) => column.links)]
    for (const link of links) expect(pageAt(new URL(link.to, 'http://x').pathname), link.to).not.toBeNull()
  })
  it('never lists a page that needs a login', () => {
    expect(Object.values(pages).filter((page) => page.access === 'member' && page.listed)).toEqual([])
  })
})
