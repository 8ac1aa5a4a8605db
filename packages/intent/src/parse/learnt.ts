import { featuresOf, heard, type Row, subjectFeatures } from './examples.ts'
import type { Features } from './features.ts'
import { LATIN_SPEECHES, type MODELS, SUBJECT_KINDS } from './learnt-classes.ts'
import { type Model, modelOf } from './model.ts'
import { type Example, learn } from './training.ts'
import { FORMS, MATTERS } from './types.ts'
import { hurried } from './variations.ts'

/** How many weights of each model are kept. */
const COURSES = {
  matter: { epochs: 14, rate: 1.2, keep: 700_000, drop: 0.5, smooth: 0.15 },
  form: { epochs: 10, rate: 0.6, keep: 260_000, drop: 0.3, smooth: 0.1 },
  subject: { epochs: 20, rate: 1.2, keep: 40_000 },
  speech: { epochs: 5, rate: 0.6, keep: 8_000 },
}

export type Texts = { en: readonly Row[]; hing: readonly Row[]; hi: readonly Row[] }

const inHaste = (row: Row): Row => ({ ...row, text: hurried(row.text) })

const exampleOf = (names: readonly string[], name: string, features: () => Features): Example[] => {
  const label = names.indexOf(name)
  return label < 0 ? [] : [{ features: features(), label }]
}

/** All models, learnt from the training text; the same text gives the same models. */
export const learnModels = ({ en, hing, hi }: Texts): Record<(typeof MODELS)[number], Model> => {
  const asTyped = [...en, ...hing, ...hi]
  const rows = [...asTyped, ...[...en, ...hing].map(inHaste)].map((row) => {
    const words = heard(row.text)
    return { row, words, features: featuresOf(words) }
  })
  const about = rows.flatMap(({ row, features }) => exampleOf(MATTERS, row.matter, () => features))
  const forms = rows.flatMap(({ row, features }) => exampleOf(FORMS, row.form, () => features))
  const subjects = rows
    .slice(0, asTyped.length)
    .flatMap(({ row, words }) => exampleOf(SUBJECT_KINDS, row.subject, () => subjectFeatures(words, row.matter)))
  const speeches = rows
    .slice(0, en.length + hing.length)
    .map(({ features }, at): Example => ({ features, label: at < en.length ? 0 : 1 }))
  const matter = learn(about, MATTERS.length, COURSES.matter)
  return {
    matter: modelOf(matter),
    form: modelOf(learn(forms, FORMS.length, COURSES.form)),
    subject: modelOf(learn(subjects, SUBJECT_KINDS.length, COURSES.subject)),
    speech: modelOf(learn(speeches, LATIN_SPEECHES.length, COURSES.speech)),
  }
}
