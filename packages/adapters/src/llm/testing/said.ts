// What a made-up language model makes of the prompt that it was given.
import { dataIn } from '@dhruva/testkit/fake-openai'
import * as z from 'zod/mini'

const Data = z.object({
  judgement: z.optional(z.array(z.object({ verdict: z.object({ says: z.string(), ids: z.array(z.string()) }) }))),
  paragraph: z.optional(z.string()),
  sentence: z.optional(z.string()),
  verdict: z.optional(z.string()),
  facts: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
})

const marked = (text: string, ids: readonly string[]): string =>
  ids.length === 0 ? text : text.replace(/([.।])?$/, (stop) => ` [${ids.join(',')}]${stop || '.'}`)

/** The verdict of a prompt, said as it is given; a kind word where it has none. */
export const verdictOf = (body: unknown): string => {
  const verdict = z.parse(Data, dataIn(body)).judgement?.[0]?.verdict
  return verdict ? marked(verdict.says, verdict.ids) : 'Give it time.'
}

/** What is asked for anew, when a prompt asks for one sentence: the false one, or the verdict to begin with. */
export const mendOf = (body: unknown) => {
  const { paragraph, sentence, verdict, facts = [] } = z.parse(Data, dataIn(body))
  return paragraph === undefined
    ? null
    : {
        paragraph,
        sentence,
        verdict,
        facts,
        says: (text: string) =>
          marked(
            text,
            facts.map(({ id }) => id),
          ),
      }
}
