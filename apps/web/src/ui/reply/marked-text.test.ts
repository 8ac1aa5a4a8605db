import { expect, test } from 'vitest'
import { closeOpenStars, marksOf, splitMarks, withMarks } from './marked-text.ts'

const fact = (id: string, ...at: number[]) => ({ id, text: id, opens: { kind: 'graha' as const, id: 'moon' }, at })

test('facts of one sentence share a mark, numbered in reading order', () => {
  const marks = marksOf([fact('a', 20, 5), fact('b', 20)])
  expect(marks.map(({ at, mark }) => [at, mark.number, mark.facts.map((one) => one.id)])).toEqual([
    [5, 1, ['a']],
    [20, 2, ['a', 'b']],
  ])
})

test('placeholders stand where sentences end and come out again', () => {
  const text = withMarks('One. Two.', [fact('a', 4), fact('b', 9)])
  expect(splitMarks(text)).toEqual([{ text: 'One.' }, { mark: 1 }, { text: ' Two.' }, { mark: 2 }])
})

test('an offset beyond the text is put at its end', () => {
  expect(splitMarks(withMarks('One.', [fact('a', 99)]))).toEqual([{ text: 'One.' }, { mark: 1 }])
})

test('a bold word still being written never shows its stars', () => {
  const whole = 'Now **Venus dasha** rules. - **Until May:** wait'
  for (let end = 1; end <= whole.length; end++) {
    const shown = closeOpenStars(whole.slice(0, end))
    expect((shown.split('**').length - 1) % 2).toBe(0)
    expect(shown).not.toMatch(/(^|[^*])\*($|[^*])/)
  }
})
