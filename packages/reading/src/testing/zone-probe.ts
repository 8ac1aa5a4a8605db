import { answer } from '#answer.ts'
import { gather, piecesOf } from '#chunks.ts'
import { chartNo, question } from './people.ts'

/** Run under different TZ settings: prints the hour the machine's zone gives to the epoch, then the answers. */
const texts = ['When will I buy a house?', 'How is my day today?', 'When will my Sade Sati start?'].map(
  (message) => gather(piecesOf(answer(question(chartNo(7), message)))).text,
)
console.log([new Date(0).getHours(), ...texts].join('\n\n'))
