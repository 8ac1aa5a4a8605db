import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { lazy } from '#lazy.ts'
import { featuresOf, subjectFeatures } from './examples.ts'
import type { Features } from './features.ts'
import { LATIN_SPEECHES, type MODELS, SUBJECT_KINDS } from './learnt-classes.ts'
import { type Model, scoresOf } from './model.ts'
import type { Heard } from './normalise.ts'
import { softmax } from './softmax.ts'
import { FORMS, type Form, MATTERS, type Matter } from './types.ts'
import { modelIn } from './weights.ts'

/** Where the weights lie beside the sources, and beside a bundle. */
const FOLDERS = ['../../data', './data', '../data']
const HASH_BYTES = 32

type Models = Record<(typeof MODELS)[number], Model>

/** Unpacked when the first message comes. */
const kept = lazy((): { hash: string; models: Models } => {
  const file = FOLDERS.map((folder) => new URL(`${folder}/weights.bin.br`, import.meta.url)).find((url) =>
    existsSync(url),
  )
  if (!file) throw new Error('the weights are missing: data/weights.bin.br')
  const bytes = brotliDecompressSync(readFileSync(file))
  let at = HASH_BYTES
  const next = (): Model => {
    const { model, length } = modelIn(bytes.subarray(at))
    at += length
    return model
  }
  const models = { matter: next(), form: next(), subject: next(), speech: next() }
  return { hash: bytes.subarray(0, HASH_BYTES).toString('hex'), models }
})

/** The hash of the texts that the weights were learnt from. */
export const keptHash = (): string => kept().hash

/** A class with its probability, 0 to 1. */
export type Guess<Name> = { name: Name; share: number }

/** Scores by class; of several texts they can be added before they are made probabilities. */
export type Scores = Float32Array

/** Sharpened or dulled until a probability is what it says on messages that were not learnt from. */
const TEMPERATURE = { matter: 0.8, form: 0.85, subject: 1.3, speech: 1 }

const guesses = <Name>(scores: Scores, names: readonly Name[], temperature: number): Guess<Name>[] => {
  const shares = Float32Array.from(scores)
  softmax(shares, temperature)
  return names.map((name, at) => ({ name, share: shares[at] ?? 0 })).toSorted((one, other) => other.share - one.share)
}

export const matterScores = (features: Features): Scores => scoresOf(kept().models.matter, features)
export const mattersFrom = (scores: Scores): Guess<Matter>[] => guesses(scores, MATTERS, TEMPERATURE.matter)
export const formsIn = (features: Features): Guess<Form>[] =>
  guesses(scoresOf(kept().models.form, features), FORMS, TEMPERATURE.form)
export const subjectsIn = (heard: Heard, matter: Matter | null): Guess<(typeof SUBJECT_KINDS)[number]>[] =>
  guesses(scoresOf(kept().models.subject, subjectFeatures(heard, matter ?? '-')), SUBJECT_KINDS, TEMPERATURE.subject)
export const speechesIn = (features: Features): Guess<(typeof LATIN_SPEECHES)[number]>[] =>
  guesses(scoresOf(kept().models.speech, features), LATIN_SPEECHES, TEMPERATURE.speech)

export { featuresOf }
