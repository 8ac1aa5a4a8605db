export { answer, factsFor, HELPLINE } from '#compose/answer.ts'
export { factsOf } from '#facts.ts'
export { recognise } from '#intent.ts'
export { createMarks, type Marks } from '#marks.ts'
export { type Gathered, gather, type Piece, piecesOf } from '#pieces.ts'
export { type Prompt, promptFor } from '#prompt.ts'
export { romanise } from '#romanise.ts'
export { starters } from '#starters.ts'
export type {
  Answer,
  Astrologer,
  Fact,
  Helpline,
  Intent,
  Language,
  Person,
  Question,
  Sentence,
  Topic,
  Turn,
} from '#types.ts'
