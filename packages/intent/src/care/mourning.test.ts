import { expect, test } from 'vitest'
import { careOf } from './care.ts'

const heard = (message: string) => careOf({ message, history: [] })

test.each([
  "my colleague's husband passed away, how can I support her",
  'my best friend lost his brother, what do I say to him',
  'mere padosi ke bete ka dehant ho gaya, unhe dilasa kaise du',
  'मेरी सहेली की माँ चल बसीं, उसे कैसे संभालूँ',
])('somebody else’s sorrow is comforted and not read: "%s"', (message) => {
  expect(heard(message)).toMatchObject({ category: 'grief', kind: 'of_another', asks: false })
})

test.each(['my father passed away last week', 'mere dost guzar gaye', 'हमारी दादी नहीं रहीं'])(
  'one’s own loss stays one’s own: "%s"',
  (message) => {
    expect(heard(message)).toMatchObject({ category: 'grief', kind: null })
  },
)

test('what else is asked beside it is still read', () => {
  expect(heard("my friend's father died last month, when will I get a job?")?.asks).toBe(true)
})
