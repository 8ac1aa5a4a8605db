import { answer } from '../answer.ts'
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
