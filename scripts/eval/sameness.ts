// What comes too often: forty questions of one birth, and one question of forty births, counted by sentence, ending and first words.
// node scripts/eval/sameness.ts [--print]
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { computeChart } from '@dhruva/jyotish'
import { type Answer, answer, type Question } from '@dhruva/reading'
import { root } from '../lib.ts'

const SPEECHES = ['en', 'hi', 'hing'] as const
const TODAY = new Date('2026-11-23T06:30:00Z')
const MOST = 3
const FORTY = 40

const ONE = {
  en: [
    'when will i get a job',
    'when will i get married',
    'should i change my job',
    'will i pass my exam',
    'how is my health',
  ],
  hi: [
    'नौकरी कब लगेगी',
    'मेरी शादी कब होगी',
    'क्या मुझे नौकरी बदलनी चाहिए',
    'क्या मैं परीक्षा में पास हो जाऊँगी',
    'मेरी सेहत कैसी रहेगी',
  ],
  hing: [
    'naukri kab lagegi',
    'meri shaadi kab hogi',
    'job change karu kya',
    'kya main exam me pass ho jaungi',
    'meri health kaisi rahegi',
  ],
} as const

const birth = (no: number): Question => {
  const dob = `${1 + ((no * 7) % 28)}/${1 + ((no * 5) % 12)}/${1970 + ((no * 11) % 34)}`
  const chart = computeChart(
    { dob, tob: `${(no * 13) % 24}:${(no * 17) % 60}`, lat: 26.9 - (no % 9), lng: 75.8 + (no % 9) },
    TODAY,
  )
  const person = { name: '', gender: no % 2 ? 'Female' : 'Male', maritalStatus: 'Single', language: 'English' } as const
  return { chart, at: TODAY, person, astrologer: no % 3 ? 'Astra' : 'Oracle', message: '', history: [] }
}

const messagesOf = (speech: string): string[] =>
  readFileSync(path.join(root, `eval/sets/answers-${speech}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): string => JSON.parse(line).turns[0].say)

const DATES = /\d{1,2} [\p{L}\p{M}]+(?: \d{4})?|[\p{L}\p{M}]+ \d{4}|\d{4}/gu
const bare = (text: string): string => text.replace(DATES, '…')
const firstWords = (text: string): string => bare(text).split(' ').slice(0, 4).join(' ')

type Counted = Map<string, number>
const counted = (texts: readonly string[]): Counted =>
  new Map([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]))
const above = (counts: Counted): [string, number][] =>
  [...counts].filter(([, count]) => count > MOST).toSorted(([, a], [, b]) => b - a)

const told = (name: string, replies: readonly Answer[]): void => {
  const lists = replies
    .filter(({ kind }) => kind === 'reading')
    .map(({ paragraphs }) => paragraphs.flat().map(({ text }) => text))
  const wordy = lists.flatMap((list) => [...new Set(list.filter((text) => text.split(' ').length >= 6))])
  const sentences = above(counted(wordy))
  const bared = above(counted(wordy.map(bare)))
  const endings = above(counted(lists.map((list) => list.at(-1) ?? '')))
  const openings = above(counted(lists.map((list) => firstWords(list[0] ?? ''))))
  const words = lists.map((list) => list.join(' ').split(/\s+/).length).toSorted((a, b) => a - b)
  console.log(
    `${name}: ${lists.length} readings, median ${words[words.length >> 1]} words; more than ${MOST} times: ` +
      `${sentences.length} sentences (${bared.length} but for their dates), ${endings.length} endings, ${openings.length} first words`,
  )
  for (const [text, count] of [...sentences, ...bared, ...endings, ...openings].slice(
    0,
    process.argv.includes('--print') ? 40 : 0,
  ))
    console.log(`  ${count} × ${text}`)
}

for (const speech of SPEECHES) {
  const messages = messagesOf(speech).slice(0, 55)
  for (const no of [4, 11])
    told(
      `${speech}, ${FORTY} questions of birth ${no}`,
      messages.map((message) => answer({ ...birth(no), message })),
    )
  for (const message of ONE[speech])
    told(
      `${speech}, ${FORTY} births, ${message}`,
      Array.from({ length: FORTY }, (_, no) => answer({ ...birth(no), message })),
    )
}
