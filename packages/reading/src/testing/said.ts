import { answer } from '../answer.ts'
import type { Question } from '../types.ts'
import { type Asked, chartNo, question } from './people.ts'

/** The answer to a message for the person of a chart, as one text, with its first sentence. */
export const said = (message: string, asked: Asked = {}, n = 4) => {
  const given = answer(question(chartNo(n), message, { asWritten: true, name: '', ...asked }))
  const text = given.paragraphs
    .flat()
    .map((one) => one.text)
    .join(' ')
  return { ...given, text, first: text.split(/(?<=[.।?;])\s/)[0] ?? '' }
}

type Said = Pick<ReturnType<typeof said>, 'text' | 'kind' | 'about' | 'facts'>

/** A way to ask once more in a talk: what was asked and answered before stands in its history. */
export const thenBy =
  <Answer extends Said>(ask: (message: string, asked?: Asked) => Answer) =>
  (before: string, message: string, asked: Asked = {}): Answer => {
    const { text, kind, about, facts } = ask(before, asked)
    const history: Question['history'] = [
      { role: 'user', text: before },
      { role: 'astrologer', text, kind, about, facts },
    ]
    return ask(message, { ...asked, history })
  }
