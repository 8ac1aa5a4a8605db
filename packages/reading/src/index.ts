export { helplinesFor, unchecked as uncheckedHelplines } from '#care/helplines.ts'
export { afterCare, type CareVoice, sentencesWith, type WrittenCare, writeCare } from '#care/write-care.ts'
export { worldsOf } from '#certainty/possible-charts.ts'
export { HOROSCOPE_VERSION, horoscope } from '#horoscope/horoscope.ts'
export type { Horoscope } from '#horoscope/types.ts'
export type { Line as KundliLine } from '#kundli/context.ts'
export { kundliLines } from '#kundli/lines.ts'
export { dayNote, dayScores } from '#kundli/note.ts'
export { type ExplainedMatch, explainMatch, type Named, uncertainText } from '#match/explain.ts'
export { unsureOf } from '#match/firm.ts'
export { predict } from '#prediction/predict.ts'
export type { Prediction, Wanted } from '#prediction/types.ts'
export { type Judged, type JudgedMatter, type JudgedWindow, judgedFor } from '#prompt/judged.ts'
export { citedIn, truthsFor } from '#prompt/mending.ts'
export { type Plan, type PlannedVerdict, planOf, signOf, speechOf } from '#prompt/plan.ts'
export { CANARY, rulesOf } from '#texts/prompt.ts'
export { answer, factsFor, isFree } from './answer.ts'
export { grahaOf } from './chart.ts'
export { type Gathered, gather, type Piece, piecesOf } from './chunks.ts'
export { createMarks, type Marks } from './citations.ts'
export { dateIn, noonOfDay } from './dates.ts'
export { HELPLINE_KEYS, type Helpline as CareHelpline, type HelplineKey, type Helplines } from './helplines.ts'
export { comparedWith, matchAskedOf } from './match/asked.ts'
export { grahaName, nakshatraName, signName } from './names.ts'
export type { Days, Parts, Says } from './parts.ts'
export { preparedOf } from './prepared.ts'
export { type Mending, mendingPromptFor, type Prompt, promptFor } from './prompt/prompt.ts'
export { tokensIn } from './prompt/tokens.ts'
export { starters } from './starters.ts'
export {
  type Answer,
  type Fact,
  type Other,
  type Person,
  PREDICTION_TYPES,
  type PredictionType,
  type Question,
  type Sentence,
} from './types.ts'
export { warm } from './warm.ts'
export { outText, termText } from './write/days/reasons.ts'
export { HOUSES_BY_NAME } from './write/readings/house-names.ts'
export { writeReading } from './write/readings/index.ts'
