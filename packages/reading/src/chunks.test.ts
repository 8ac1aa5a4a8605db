import { describe, expect, it } from 'vitest'
import { gather, piecesOf } from './chunks.ts'

const ANSWER = {
  paragraphs: [
    [
      { text: 'One two.', facts: ['a'] },
      { text: 'Three.', facts: [] },
    ],
    [
      { text: '- **Lead:** item one.', facts: ['b', 'c'] },
      { text: '- item two.', facts: [] },
    ],
  ],
}

describe('pieces', () => {
  it('join to the stored message, paragraphs and list items on their own lines', () => {
    expect(gather(piecesOf(ANSWER)).text).toBe('One two. Three.\n\n- **Lead:** item one.\n- item two.')
  })

  it('bring the facts with the word that ends their sentence', () => {
    const { text, marks } = gather(piecesOf(ANSWER))
    expect(marks.map(({ end, ids }) => [text.slice(0, end).split(/\n+/).at(-1), ids])).toEqual([
      ['One two.', ['a']],
      ['- **Lead:** item one.', ['b', 'c']],
    ])
  })

  it('are about a word long', () => {
    expect([...piecesOf(ANSWER)].every((piece) => piece.text.trim().split(/\s+/).length === 1)).toBe(true)
  })

  it('count offsets in UTF-16 units', () => {
    expect(
      gather([
        { text: '😀 ', facts: [] },
        { text: 'ok', facts: ['a'] },
      ]).marks,
    ).toEqual([{ end: 5, ids: ['a'] }])
  })
})
