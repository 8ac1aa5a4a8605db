import { gather, piecesOf } from '#chunks.ts'
import { predict } from '#prediction/predict.ts'
import { PREDICTION_TYPES } from '#types.ts'
import { AT, chartNo } from './people.ts'

/** Run under different TZ settings: prints the hour the machine's zone gives to the epoch, then the predictions. */
const person = { name: 'Ananya', gender: 'Female', maritalStatus: 'Single', language: 'Hindi' } as const
const texts = PREDICTION_TYPES.map((type) => {
  const made = predict({ chart: chartNo(7), at: AT, person, type, language: 'Hindi' })
  return [gather(piecesOf(made)).text, ...made.facts.map(({ text }) => text.en)].join('\n')
})
console.log([new Date(0).getHours(), ...texts].join('\n'))
