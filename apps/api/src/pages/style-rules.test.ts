import { expect, test } from 'vitest'
import { rulesFor, styleParts } from './style-rules.ts'

const SHEET =
  '@layer reset,tokens;@layer tokens{:root{--ink:#000}[data-theme=dark]{--ink:#fff}}@font-face{font-family:"A } {";src:url(/a.woff2)}' +
  '@layer components{._card_1,._list_2 ._item_3{color:red}._gone_4:hover{color:blue}@media (width>=60rem){._card_1{color:green}._gone_4{top:0}}' +
  'a:not(._gone_4){top:1px}:is(._gone_4,._card_1) ._item_3{top:2px}}@keyframes turn{to{rotate:1turn}}'

test('of a style sheet, what a page with some classes can look like', () => {
  expect(rulesFor(styleParts(SHEET), new Set(['_card_1']))).toBe(
    '@layer reset,tokens;@layer tokens{:root{--ink:#000}[data-theme=dark]{--ink:#fff}}@font-face{font-family:"A } {";src:url(/a.woff2)}' +
      '@layer components{._card_1,._list_2 ._item_3{color:red}@media (width>=60rem){._card_1{color:green}}a:not(._gone_4){top:1px}}' +
      '@keyframes turn{to{rotate:1turn}}',
  )
})

test('a rule with several selectors is kept for any of them, and for one only when all of its classes are there', () => {
  const parts = styleParts(SHEET)
  expect(rulesFor(parts, new Set(['_list_2', '_item_3']))).toContain('._list_2 ._item_3{color:red}')
  expect(rulesFor(parts, new Set(['_list_2']))).not.toContain('._list_2 ._item_3')
  expect(rulesFor(parts, new Set(['_item_3']))).toContain('top:2px')
})

test('of what comes into a page, only the rules that name its classes', () => {
  expect(rulesFor(styleParts(SHEET), new Set(['_card_1']), true)).toBe(
    '@layer components{._card_1,._list_2 ._item_3{color:red}@media (width>=60rem){._card_1{color:green}}}',
  )
})

test('with all of its classes it is the whole sheet', () => {
  const all = new Set(['_card_1', '_list_2', '_item_3', '_gone_4'])
  expect(rulesFor(styleParts(SHEET), all)).toBe(SHEET)
})
