import { describe, expect, it } from 'vitest'
import { discussionAddress, idIn, listAddress, pageIn, queryIn } from './address.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the address of a list', () => {
  it.each([
    ['', 1],
    ['page=2', 2],
    ['page=999', 999],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=abc', 1],
    ['page=1.5', 1],
    ['page=1e3', 1],
    ['page=%20', 1],
  ])('%s asks for page %i', (text, page) => {
    expect(pageIn(search(text))).toBe(page)
  })
  it('asks for an offset the service takes, however large the number', () => {
    expect(pageIn(search('page=99999999999999999999')) * 10).toBeLessThanOrEqual(2_147_483_640)
  })
  it('takes a hundred characters of a query, never half an emoji', () => {
    expect(queryIn(search('query=%20%20shani%20'))).toBe('shani')
    expect([...queryIn(search(`query=${'🪔'.repeat(150)}`))].length).toBe(100)
    expect(queryIn(search(`query=${'🪔'.repeat(150)}`)).isWellFormed()).toBe(true)
  })
  it('names its page, and the query where there is one', () => {
    expect(listAddress()).toBe('/forum?page=1')
    expect(listAddress({ page: 3 })).toBe('/forum?page=3')
    expect(listAddress({ page: 2, query: 'शनि & 100%' })).toBe(
      `/forum?${new URLSearchParams({ page: '2', query: 'शनि & 100%' })}`,
    )
  })
})

describe('the address of a discussion', () => {
  it('has the slug and the id', () => {
    expect(discussionAddress({ slug: 'saturn-return', did: 7 })).toBe('/forum/saturn-return?did=7')
  })
  it.each([null, undefined, '', '0', '-1', '1.5', 'abc', '2147483648', '99999999999', '01', ' 1'])(
    '%j is no id',
    (typed) => {
      expect(idIn(typed)).toBeNull()
    },
  )
  it('takes the largest id', () => {
    expect(idIn('2147483647')).toBe(2_147_483_647)
  })
})
