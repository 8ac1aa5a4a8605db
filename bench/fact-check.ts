// pnpm bench fact-check [book …]: how many lies of each book the check of a model's sentences finds, and how many truths it
// leaves alone, each language apart. Of the held-out books nothing but the totals is ever printed.

import { createVerifier, sentencesOf } from '@dhruva/fact-check'
import { allCases, type Case, shareOf } from '@dhruva/fact-check/testing/measure'

const wanted = new Set(process.argv.slice(2))
const cases = allCases().filter(({ book }) => wanted.size === 0 || wanted.has(book))

const isWithheld = ({ asked, text, cites }: Case): boolean => {
  const verifier = createVerifier(asked)
  return sentencesOf(text).some((sentence) => verifier.check(sentence, cites).verdict === 'false')
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`.padStart(7)

const start = performance.now()
for (const { book, lang, lies, found, truths, untouched } of shareOf(cases, isWithheld))
  console.log(
    `${book} ${lang.padEnd(9)} lies found ${percent(found, lies)} of ${String(lies).padStart(4)}   truths untouched ${percent(untouched, truths)} of ${String(truths).padStart(4)}`,
  )
console.log(`${cases.length} sentences, ${((1000 * (performance.now() - start)) / cases.length).toFixed(0)} µs each`)
