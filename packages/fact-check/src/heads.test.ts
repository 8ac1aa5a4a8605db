import type { Language } from '@dhruva/common'
import type { Chart } from '@dhruva/jyotish'
import { AT, chartNo, question } from '@dhruva/reading/testing/people'
import { describe, expect, it } from 'vitest'
import { BOOKS, told, WOVEN } from '#testing/books.ts'
import { casebook } from '#testing/casebook.ts'
import { Head } from './heads.ts'
import { createVerifier } from './verifier.ts'

const LANGUAGES = ['English', 'Hindi'] as const

/** All that is shown of a sentence before its end, while it comes a character at a time. */
const beginningsOf = (text: string, isTrue: (beginning: string) => boolean): string[] => {
  const head = new Head(isTrue)
  const shown = [''] // the longest last
  for (let end = 1; end <= text.length; end += 1) {
    const length = head.advance(text.slice(0, end))
    if (length > (shown.at(-1)?.length ?? 0)) shown.push(text.slice(0, length))
  }
  return shown.slice(1)
}
const beginning = (text: string, isTrue = (_: string) => false): string => beginningsOf(text, isTrue).at(-1) ?? ''

describe('of a sentence that claims nothing', () => {
  it.each([
    [
      'You will find that patience and steady effort bring respect.',
      'You will find that patience and steady effort bring respect',
    ],
    [
      'आपको अपने काम में धीरज रखना चाहिए और परिवार से बात करनी चाहिए।',
      'आपको अपने काम में धीरज रखना चाहिए और परिवार से बात करनी चाहिए',
    ],
    ['- Well-being grows where habits are kept. ', '- Well-being grows where habits are kept'],
  ])('every word may be shown as it comes: %s', (text, shown) => {
    expect(beginning(`${text} `)).toBe(shown)
  })
})

describe('a beginning ends before what may become a claim', () => {
  it.each([
    ['a name', 'Your patience and warmth meet Saturn here.', 'Your patience and warmth'],
    ['a name of two words', 'This quiet season brings warmth through Gaja Kesari Yoga.', ''],
    ['the beginning of a name', 'At work your patience grows with Sade Sati.', 'At work your patience grows'],
    ['a house', 'The greatest warmth comes from the seventh house.', 'The greatest warmth'],
    ['a number', 'Your patience bears fruit in 2027 under Saturn.', 'Your patience bears fruit'],
    ['a number as a word', 'Your effort and patience need two Jupiter periods.', 'Your effort and patience need'],
    ['an answer', 'Yes, you are Manglik.', ''],
    ['a denial', 'Your patient heart does not carry Mangal Dosha.', 'Your patient heart'],
    ['a pronoun', 'It brings patience and warmth from the tenth house.', ''],
    ['a word that points', 'That brings patience and warmth from the tenth house.', ''],
    ['brackets', 'Your patient heart (and warmth) grows under Saturn.', 'Your patient heart'],
    ['a link', 'Your patience grows because of the Moon.', 'Your patience grows'],
    ['in Hindi a name', 'आपके परिवार में प्रेम शनि से आता है।', 'आपके परिवार में प्रेम'],
    ['in Hindi a denial', 'आपके परिवार में प्रेम नहीं है, शनि के कारण।', 'आपके परिवार में प्रेम'],
  ])('%s', (_, text, shown) => {
    expect(beginning(`${text} `)).toBe(shown)
  })
})

describe('of a sentence that claims', () => {
  it('a clause that is true may be shown when it has ended, and what follows is held anew', () => {
    const text = 'Your Saturn is in the tenth house, which steadies your daily work, and Venus is in Leo. '
    expect(beginning(text, (said) => !said.includes('Venus'))).toBe(
      'Your Saturn is in the tenth house, which steadies your daily work',
    )
    expect(beginning(text, () => false)).toBe('')
  })

  it('nothing is judged inside brackets, quotes or emphasis', () => {
    const judged: string[] = []
    const isTrue = (said: string) => {
      judged.push(said)
      return true
    }
    beginning('Your Saturn (in the tenth house, and in Leo) is **strong, and so is Venus**, you know. ', isTrue)
    expect(judged.filter((said) => said.includes('(') && !said.includes(')'))).toEqual([])
    expect(judged.filter((said) => (said.match(/\*\*/g)?.length ?? 0) % 2)).toEqual([])
  })
})

const charts = new Map<number, Chart>()
const chartOf = (no: number): Chart => {
  const chart = charts.get(no) ?? chartNo(no)
  charts.set(no, chart)
  return chart
}
const shownOf = (no: number, language: Language, text: string): string[] => {
  const verifier = createVerifier(question(chartOf(no), 'x', { language }))
  return beginningsOf(text, verifier.isTrue)
}

describe.each(Object.entries(BOOKS))('of the lies of book %s', (_, { charts: [no = 1], lies }) => {
  it.each(LANGUAGES)('no beginning that is shown is false, %s', { timeout: 60_000 }, (language) => {
    const { check } = createVerifier(question(chartOf(no), 'x', { language }))
    let said = 0
    const wrong = lies[language].flatMap((entry, index) => {
      const open = () => casebook(chartOf(no), AT, language === 'Hindi' ? 'hi' : 'en', no * 1000 + index * 7 + 1)
      const text = told(() => entry(open()))
      said += text ? 1 : 0
      return text ? shownOf(no, language, text).filter((shown) => check(shown).verdict === 'false') : []
    })
    expect(said).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})

describe.each(Object.entries(WOVEN))('of long sentences %s with one statement false', (_, { charts, sentences }) => {
  it.each(LANGUAGES)('nothing that is shown early holds it, %s', { timeout: 60_000 }, (language) => {
    let shown = 0
    let asked = 0
    const wrong = charts.flatMap((no) =>
      sentences[language].flatMap((woven, index) =>
        Array.from({ length: woven.slots }, (_, slot) => {
          const salt = no * 1000 + index * 7 + slot
          const open = () => casebook(chartOf(no), AT, language === 'Hindi' ? 'hi' : 'en', salt)
          const lie = told(() => woven.say(open(), (each) => each === slot))
          const truth = told(() => woven.say(open(), () => false))
          if (!lie || !truth) return []
          const said = shownOf(no, language, lie).at(-1) ?? ''
          shown += said ? 1 : 0
          asked += 1
          // both are the same up to the false statement
          return truth.startsWith(said) ? [] : [said]
        }).flat(),
      ),
    )
    expect(shown).toBeGreaterThan(5)
    // as many as the check of whole lies does not find
    expect(wrong.length).toBeLessThanOrEqual(0.03 * asked)
  })
})
