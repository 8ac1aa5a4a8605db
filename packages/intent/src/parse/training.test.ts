import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tokenFeatures } from './features.ts'
import { hashOfTexts } from './learnt-hash.ts'
import { keptHash } from './listen.ts'
import { modelOf, scoresOf } from './model.ts'
import { learn } from './training.ts'
import { bytesOf, modelIn } from './weights.ts'

const textOf = (script: string) =>
  readFileSync(path.join(import.meta.dirname, '../../training', `${script}.tsv`), 'utf8')

test('the weights were learnt from the texts that are here: after a change of them run `pnpm train-intent`', () => {
  expect(keptHash()).toBe(hashOfTexts({ en: textOf('en'), hing: textOf('hing'), hi: textOf('hi') }))
})

test('the same examples give the same weights, which tell the classes apart after they were kept as bytes', () => {
  const words = [
    ['job kab milegi', 'naukri kab lagegi', 'kab milegi job mujhe', 'nayi naukri kab'],
    ['shaadi kab hogi', 'vivah kab hoga', 'meri shaadi kab', 'kab hoga vivah mera'],
  ]
  const examples = words.flatMap((texts, label) =>
    texts.map((text) => ({ features: tokenFeatures(text.split(' ')), label })),
  )
  const course = { epochs: 20, rate: 0.5, keep: 50 }
  const [one, other] = [bytesOf(modelOf(learn(examples, 2, course))), bytesOf(modelOf(learn(examples, 2, course)))]
  expect(one).toEqual(other)
  const { model, length } = modelIn(one)
  expect(length).toBe(one.length)
  const best = (text: string) => {
    const [job = 0, marriage = 0] = scoresOf(model, tokenFeatures(text.split(' ')))
    return job > marriage ? 'job' : 'marriage'
  }
  expect([best('naukri lagegi'), best('vivah hogi')]).toEqual(['job', 'marriage'])
})
