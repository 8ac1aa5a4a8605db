import type { Answer, Sentence } from './types.ts'

/** A bit of streamed text; `facts` come with the bit that ends their sentence. */
export type Piece = { text: string; facts: string[] }

/** Where in a message sentences end and on what they rest; `end` in UTF-16 units. */
export type Gathered = { text: string; marks: Array<{ end: number; ids: string[] }> }

const isItem = (sentence: Sentence): boolean => sentence.text.startsWith('- ')

/** What stands before a sentence: a space, a new line before a list item, an empty line before a paragraph. */
const gap = (first: boolean, paragraphStart: boolean, sentence: Sentence): string => {
  if (first) return ''
  if (paragraphStart) return '\n\n'
  return isItem(sentence) ? '\n' : ' '
}

/** An answer as it is streamed, a word at a time; joined, it is the message as it is stored. */
export function* piecesOf(answer: Pick<Answer, 'paragraphs'>): Generator<Piece> {
  let first = true
  for (const paragraph of answer.paragraphs)
    for (const [index, sentence] of paragraph.entries()) {
      const words = `${gap(first, index === 0, sentence)}${sentence.text}`.match(/\s*\S+\s*$|\s*\S+/g) ?? []
      first = false
      for (const [at, text] of words.entries()) yield { text, facts: at === words.length - 1 ? sentence.facts : [] }
    }
}

/** The whole text of streamed pieces with the places of their facts. */
export const gather = (pieces: Iterable<Piece>): Gathered => {
  const gathered: Gathered = { text: '', marks: [] }
  for (const { text, facts } of pieces) {
    gathered.text += text
    if (facts.length > 0) gathered.marks.push({ end: gathered.text.length, ids: [...facts] })
  }
  return gathered
}
