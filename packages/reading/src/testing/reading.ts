import { answer } from '#answer.ts'
import { gather, piecesOf } from '#chunks.ts'
import type { Answer, Question } from '#types.ts'
import { mentionsIn } from './mentions.ts'

/** The message as it is stored. */
export const textOf = (given: Pick<Answer, 'paragraphs'>): string => gather(piecesOf(given)).text

export const textFor = (asked: Question): string => textOf(answer(asked))

/** Sentences that name something of the sky which the facts they cite do not say. */
export const unsupported = (asked: Question): string[] => {
  const code = asked.person.language === 'Hindi' ? 'hi' : 'en'
  const given = answer(asked)
  const facts = new Map(given.facts.map((fact) => [fact.id, fact.text[code]]))
  return given.paragraphs.flat().flatMap((sentence) => {
    const said = mentionsIn(code, sentence.facts.map((id) => facts.get(id)).join(' | '))
    const missing = [...mentionsIn(code, sentence.text)].filter((mention) => !said.has(mention))
    return missing.length > 0 ? [`${missing.join(', ')} not in [${sentence.facts}]: ${sentence.text}`] : []
  })
}
