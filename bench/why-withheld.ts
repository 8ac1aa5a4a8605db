// pnpm bench why-withheld "<sentence>" --birth 14/6/1988 10:20 26.91 75.79 [--on 2026-11-21] [--cites moon.place,house.4.lord]: what the
// check of a model's sentences finds in one sentence about one birth. The log of a reply names only kinds; the sentence is in the
// model's own log or is asked for again.

import { CLAIM_KINDS, createVerifier, sentencesOf } from '@dhruva/fact-check'
import { computeChart } from '@dhruva/jyotish'

const args = process.argv.slice(2)
const after = (name: string, count: number): string[] => {
  const at = args.indexOf(name)
  return at < 0 ? [] : args.slice(at + 1, at + 1 + count)
}
const [text] = args
const [dob, tob, lat, lng] = after('--birth', 4)
const [on] = after('--on', 1)
const cites = after('--cites', 1).flatMap((ids) => ids.split(','))
if (!text || !dob || !tob || !lat || !lng) {
  console.error(
    'usage: pnpm bench why-withheld "<sentence>" --birth d/m/yyyy h:m lat lng [--on yyyy-mm-dd] [--cites id,id]',
  )
  process.exit(1)
}
const at = on ? new Date(`${on}T06:00:00Z`) : new Date()
const verifier = createVerifier({
  chart: computeChart({ dob, tob, lat: Number(lat), lng: Number(lng) }, at),
  at,
  person: { name: '', gender: 'Female', maritalStatus: 'Single', language: 'English' },
  astrologer: 'Oracle',
  message: '',
  history: [],
})
for (const sentence of sentencesOf(text)) {
  const { verdict, claims } = verifier.check(sentence, cites)
  console.log(`${verdict === 'false' ? 'withheld' : 'shown   '}  ${sentence.trim()}`)
  for (const { kind, about, ok } of claims) console.log(`  ${ok ? 'so    ' : 'not so'}  ${kind}: ${about.join(', ')}`)
}
console.log(`kinds there are: ${CLAIM_KINDS.join(', ')}`)
