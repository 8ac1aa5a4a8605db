import { describe, expect, it } from 'vitest'
import { linkify } from './linkify.ts'

const links = (text: string) => linkify(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []))

describe('addresses in a text', () => {
  it.each([
    ['see https://example.com/a?b=1#c now', ['https://example.com/a?b=1#c']],
    ['See https://example.com.', ['https://example.com']],
    ['(https://example.com/a)', ['https://example.com/a']],
    ['https://en.wikipedia.org/wiki/Saturn_(planet), yes', ['https://en.wikipedia.org/wiki/Saturn_(planet)']],
    ['यहाँ देखें https://example.com/शनि। ठीक?', ['https://example.com/शनि']],
    ['HTTP://EXAMPLE.COM', ['HTTP://EXAMPLE.COM']],
    ['a http://a.in\nb https://b.in', ['http://a.in', 'https://b.in']],
    ['“https://example.com”', ['https://example.com']],
    ['<https://example.com>', ['https://example.com']],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found)
  })
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https:',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    'www.example.com',
    'https://',
    'https://user:secret@evil.example',
    'https://bank.example@evil.example/login',
    'https://exa mple',
    'mailto:a@example.com',
  ])('%s is not followed', (text) => {
    expect(links(text).filter((one) => one !== 'https://exa')).toEqual([])
  })
  it('leaves every character in its place', () => {
    const texts = [
      'a <b>bold</b> & "quoted" https://example.com/?a="><script>alert(1)</script>',
      'https://a.in https://b.in',
      '',
      '\n\n  https://a.in.\n',
      'https://user:x@evil.example and https://fine.example!',
    ]
    for (const text of texts)
      expect(
        linkify(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
  it('gives only addresses of http and https to follow', () => {
    for (const piece of linkify('https://a.in/%0Ajavascript:alert(1) http://b.in'))
      if (piece.kind === 'link') expect(piece.href).toMatch(/^https?:\/\//)
  })
  it('finds the end of an address with thousands of brackets', () => {
    expect(links(`https://a.in/${')'.repeat(9_900)}`)).toEqual(['https://a.in/'])
    expect(links(`https://a.in/${'('.repeat(3_000)}${')'.repeat(3_001)}.`)).toEqual([
      `https://a.in/${'('.repeat(3_000)}${')'.repeat(3_000)}`,
    ])
  })
})
