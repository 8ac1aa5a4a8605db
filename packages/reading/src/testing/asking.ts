import type { Question as Parsed, ParsedMessage, Speech } from '@dhruva/intent/parse'
import type { Chart, Judgement } from '@dhruva/jyotish'
import { createWriteContext } from '#write/context.ts'
import type { WriteContext } from '#write/types.ts'
import { type Asked, question } from './people.ts'

/** A message as `parse` would read it, of one question. */
export const heard = (
  speech: Speech,
  asked: Partial<Parsed> = {},
  more: Partial<ParsedMessage> = {},
): ParsedMessage => ({
  questions: [
    {
      subject: { kind: 'self' },
      matter: null,
      form: 'what_is',
      scope: null,
      options: [],
      polarity: 'open',
      refers: null,
      graha: null,
      house: null,
      term: null,
      activity: null,
      periods: null,
      words: '',
      sure: { subject: 1, matter: 1, form: 1 },
      ...asked,
    },
  ],
  more: 0,
  told: [],
  wishes: [],
  speech,
  script: speech === 'hi' ? 'devanagari' : 'latin',
  register: 'plain',
  askBack: null,
  ...more,
})

/** What a writer reads when that is asked of a chart. */
export const contextOf = (chart: Chart, judgement: Judgement, parsed: ParsedMessage, asked: Asked = {}): WriteContext =>
  createWriteContext(question(chart, parsed.questions[0]?.words ?? '', asked), parsed, judgement)
