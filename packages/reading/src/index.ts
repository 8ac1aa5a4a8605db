export { answer, factsFor, HELPLINE, isFree } from '#compose/answer.ts'
export { factsOf } from '#facts.ts'
export { HOROSCOPE_VERSION, horoscope } from '#horoscope/horoscope.ts'
export type { Horoscope } from '#horoscope/types.ts'
export { recognise } from '#intent.ts'
export { createMarks, type Marks } from '#marks.ts'
export { type ExplainedMatch, explainMatch, type Named, uncertainText } from '#match/explain.ts'
export { unsureOf } from '#match/firm.ts'
export type { SavedName } from '#match/names.ts'
export { type MatchWish, matchWish, otherNamed } from '#match/wish.ts'
export { type Gathered, gather, type Piece, piecesOf } from '#pieces.ts'
export { predict } from '#predict/predict.ts'
export type { Prediction, Wanted } from '#predict/types.ts'
export { factsNamed, type Prompt, promptFor } from '#prompt.ts'
export { romanise } from '#romanise.ts'
export { starters } from '#starters.ts'
export type {
  Answer,
  Astrologer,
  Fact,
  Helpline,
  Intent,
  Language,
  Other,
  Person,
  PredictionType,
  Question,
  Sentence,
  Topic,
  Turn,
} from '#types.ts'
export { type FactsFrom, type FirmFact, type Firmness, firmIn, firmness } from '#uncertain/firm.ts'
export { type Uncertainty, type Worlds, worldsOf } from '#uncertain/worlds.ts'
export { type Verified, verified } from '#verify/stream.ts'
export { CLAIM_KINDS, type Claim, type ClaimKind } from '#verify/types.ts'
export { type Checked, createVerifier, type Verifier } from '#verify/verifier.ts'
