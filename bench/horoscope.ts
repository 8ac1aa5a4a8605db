// pnpm bench horoscope: a day's horoscopes for all signs in both languages, from the sky to the last word, on one core.
import { horoscope } from '@dhruva/reading'

const DAYS = 365
const LIMIT_MS = 20
const LANGUAGES = ['English', 'Hindi'] as const

const dateNo = (n: number) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10)

const times: number[] = []
let letters = 0
for (let n = 0; n < DAYS; n++) {
  const started = performance.now()
  for (const language of LANGUAGES) {
    for (let sign = 0; sign < 12; sign++) letters += JSON.stringify(horoscope(dateNo(n), sign, language)).length
  }
  times.push(performance.now() - started)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
console.log(
  `horoscopes of a day, 12 signs × 2 languages: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (limit ${LIMIT_MS} ms); ${Math.round(letters / DAYS / 24)} characters each`,
)
// the median: what else runs on the machine must not decide
process.exit(Number(at(0.5)) <= LIMIT_MS ? 0 : 1)
