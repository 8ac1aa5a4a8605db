import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFile, sampleOf } from './sample-prediction.ts'

test.each(['en', 'hi'] as const)(
  'the sample prediction (%s) is what the service writes: node scripts/sample-prediction.ts',
  (lang) => {
    expect(JSON.parse(readFileSync(sampleFile(lang), 'utf8'))).toEqual(sampleOf(lang))
  },
)
