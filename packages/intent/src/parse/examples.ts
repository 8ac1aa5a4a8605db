import { conceptsIn } from './concepts.ts'
import { type Features, featuresOf, tokenFeatures } from './features.ts'
import { type Heard, heard } from './normalise.ts'
import { subjectTokens } from './people.ts'

/** A message to learn from, with what it asks. `-` is no matter. */
export type Row = { matter: string; form: string; subject: string; text: string }

/** The rows of a training file: matter, form, subject, message, parted by tabs. */
export const rowsIn = (tsv: string): Row[] =>
  tsv
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [matter = '', form = '', subject = '', text = ''] = line.split('\t')
      return { matter, form, subject, text }
    })

/** What whose life it is is learnt from: people named, who does what, the matter, the words. */
export const subjectFeatures = (words: Heard, matter: string): Features =>
  tokenFeatures([
    ...subjectTokens(words, matter),
    ...words.keys.flatMap((key, at) => [`w ${key}`, `b ${words.keys[at - 1] ?? '^'} ${key}`]),
    ...conceptsIn(words).map((concept) => `c ${concept}`),
  ])

export { featuresOf, heard }
