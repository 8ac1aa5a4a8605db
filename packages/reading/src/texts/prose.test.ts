// What an editor would strike out of the texts that are read, as far as a machine can see it: agreement, word order, one word said twice.
import { GRAHAS, type KootaReason, type TaraId } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { pairIn } from '#facts/koota-words.ts'
import { MIND, NEXT, NEXT_PERIOD, NOW, PASSES, STRONGEST, WHO } from '#kundli/wordings-data.ts'
import { reasonOf } from '#match/explain.ts'
import { sentencesOf, writtenOn } from '#testing/horoscopes.ts'
import * as kootasEn from './en/match-kootas.ts'
import { fromBirthMoon as fromEn } from './en/predict.ts'
import { predictLines as linesEn } from './en/predict-lines.ts'
import * as skyEn from './en/predict-sky-data.ts'
import { area as areaEn } from './en/vocab.ts'
import * as kootasHi from './hi/match-kootas.ts'
import { fromBirthMoon as fromHi } from './hi/predict.ts'
import { FIELD_ADVICE as FIELDS_HI } from './hi/predict-fields-data.ts'
import { predictLines as linesHi } from './hi/predict-lines.ts'
import * as skyHi from './hi/predict-sky-data.ts'
import { area as areaHi } from './hi/vocab.ts'

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)
const WORDINGS = Array.from({ length: 8 }, (_, index) => index)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const POOLS_HI = textsIn([FIELDS_HI, skyHi.MOON, skyHi.TARA_CARE, skyHi.GIVES, skyHi.TAKES, skyHi.STEPS])
const KUNDLI_HI = [WHO, STRONGEST, NOW, NEXT, NEXT_PERIOD, MIND, PASSES].flatMap((said) =>
  textsIn(JSON.parse(JSON.stringify(said, (key, value) => (key === 'en' ? undefined : value)))),
)

/** Three weeks apart, a day of each season. */
const horoscopes = writtenOn([3, 94, 185, 276])
const horoscopesHi = horoscopes.filter(({ language }) => language === 'Hindi')

describe('Hindi of the texts that are read', () => {
  it('agrees with a woman where it speaks of what she does', () => {
    // a verb in the masculine plural that has nobody else as its subject stands as {करते|करती}
    const masculine = /(?:ते|चुके|रहे|एँगे|ेंगे) हैं|ेंगे(?![\u0900-\u097f])|एँगे(?![\u0900-\u097f])|थके हों|रहने वाले आप|जैसे हैं/
    const others = /लोग|दोस्त|वे |कैसे पेश|जिस काम में जीवनसाथी|फ़ैसले/
    const bare = (text: string) => text.replace(/\{[^}]*\}/g, '')
    const asked = textsIn([FIELDS_HI, skyHi.TARA_CARE, skyHi.STEPS]).map(bare)
    const told = textsIn([skyHi.MOON, skyHi.GIVES, skyHi.TAKES])
      .map(bare)
      .filter((text) => /(?:^| )आप /.test(text))
    expect([...asked, ...told].filter((text) => masculine.test(text) && !others.test(text))).toEqual([])
  })

  it('ends its sentences with a verb and not with a postposition', () => {
    const open = /(?<![\u0900-\u097f])(?:में|पर|से|तक|को|का|की|के)।/
    const said = [...horoscopesHi.flatMap(({ one }) => sentencesOf(one).map(({ text }) => text)), ...KUNDLI_HI]
    expect(said.filter((text) => open.test(text))).toEqual([])
  })

  it('asks in one mood: कीजिए, and not करें', () => {
    const other = /(?<!जो [^।]*|जहाँ [^।]*|ताकि [^।]*)(?:मिलें|रखें|करें|लें|दें|जाएँ|देखें)।/
    const said = horoscopesHi.flatMap(({ one }) => sentencesOf(one).map(({ text }) => text))
    const pools = [...POOLS_HI, ...KUNDLI_HI].map((text) => `${text}।`)
    expect([...said, ...pools].filter((text) => other.test(text))).toEqual([])
  })

  it('spells a word in one way', () => {
    const others = /(?<![\u0900-\u097f])(?:बाकी|लायक|तरक्की|तारीख|क़र्ज़|ज़ुबान|फुर्ती|बक़ाया|मज़ाक़|ढूँढ़)(?![\u093c\u0900-\u097f])/
    const said = [...POOLS_HI, ...KUNDLI_HI, ...horoscopesHi.flatMap(({ one }) => textsIn(one))]
    expect(said.filter((text) => others.test(text))).toEqual([])
  })
})

describe('the sentences of predictions', () => {
  it('say no word twice where a graha colours a house', () => {
    const twice = (text: string) => {
      const words = text.split(/[\s,]+/).filter((word) => word.length > 4)
      return words.filter((word, index) => words.indexOf(word) !== index)
    }
    for (const id of GRAHAS)
      for (const house of HOUSES) {
        expect(twice(`${skyEn.COLOURS_HOUSE[id]} ${areaEn(house)}`)).toEqual([])
        expect(twice(`${areaHi(house)} ${skyHi.COLOURS_HOUSE[id]}`)).toEqual([])
      }
  })

  it('call the place of the natal Moon itself by its name, not the first from it', () => {
    for (const whose of ['you', 'they', 'one'] as const) {
      expect(fromEn(1, whose)).not.toMatch(/1st/)
      expect(fromHi(1, whose)).not.toMatch(/पहले/)
      for (const house of HOUSES.slice(1)) {
        expect(fromEn(house, whose)).toMatch(/^the \d+(nd|rd|th) from/)
        expect(fromHi(house, whose)).toMatch(/स्थान पर$/)
      }
    }
  })

  it('put what a day brings behind a colon, so that neither "and" nor a bare comma joins two sentences', () => {
    for (const lines of [linesEn('you'), linesHi('you')])
      for (const v of WORDINGS) {
        const at = ['Mars', 'Aries', 6, '#'] as const
        const said = [
          lines.better(v, 'Sunday', false, ...at),
          lines.bestDay(v, 'Sunday', ...at),
          lines.carries(v, 'Sunday', ...at),
          lines.slows(v, 'Sunday', ...at),
          lines.tender(v, null, 'Sunday', ...at),
          lines.careStar(v, 'Sunday', 'Vipat', 'vipat', '#'),
        ]
        for (const text of said) expect(text).toMatch(/: #[.।]$/)
      }
    // Hindi says with a word how the place of the graha belongs to the day
    const hi = linesHi('you')
    for (const v of WORDINGS) expect(hi.bestDay(v, '@', 'चंद्र', 'मेष', 6, '#')).toMatch(/क्योंकि|जब|इसलिए/)
  })

  it('say of a dasha that weighs on a stretch no help', () => {
    expect(linesEn('you').antar('Saturn', false)).not.toMatch(/support|help|behind/)
    expect(linesHi('you').antar('शनि', false)).not.toMatch(/सहायक|सहारा|साथ/)
  })

  it('call each tara by one name wherever it is told', async () => {
    const { TARA: en } = await import('./en/predict-tables.ts')
    const { TARA: hi } = await import('./hi/predict-tables.ts')
    const { STARS } = await import('#write/days/star-data.ts')
    const listed = (names: Record<TaraId, string>) => Object.values(names)
    const stars = Object.values(STARS)
    for (const [index, { name }] of stars.entries()) {
      expect([listed(en)[index], kootasEn.TARAS[index]], name.en).toEqual([name.en, name.en])
      expect([listed(hi)[index], kootasHi.TARAS[index]], name.hi).toEqual([name.hi, name.hi])
    }
    expect(stars).toHaveLength(9)
  })
})

describe('the sentences of a horoscope', () => {
  it('have no graha that speaks or reminds', () => {
    const speaks = /reminds you|so says|याद दिलाता|यही कहता/i
    expect(horoscopes.flatMap(({ one }) => sentencesOf(one)).filter(({ text }) => speaks.test(text))).toEqual([])
  })
})

describe('the reasons of a match', () => {
  const named = { groom: 'Rahul', bride: 'Ananya' }
  const alike: KootaReason[] = [
    ...(['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const).map(
      (one): KootaReason => ({ code: 'varna', groom: one, bride: one }),
    ),
    ...(['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const).map(
      (one): KootaReason => ({ code: 'vashya', groom: one, bride: one }),
    ),
    ...(['deva', 'manushya', 'rakshasa'] as const).map(
      (one): KootaReason => ({ code: 'gana', groom: one, bride: one }),
    ),
    ...(['adi', 'madhya', 'antya'] as const).map((one): KootaReason => ({ code: 'nadi', groom: one, bride: one })),
    ...(['horse', 'elephant', 'cow', 'lion'] as const).map(
      (one): KootaReason => ({ code: 'yoni', groom: one, bride: one }),
    ),
  ]
  const saying = (code: 'en' | 'hi', reason: KootaReason) =>
    reasonOf(code, { id: reason.code, points: 2, maximum: 8, reason }, named)

  it.each(alike)('say of two who are alike what they are once: %o', (reason) => {
    expect(saying('en', reason)).toMatch(/both/)
    expect(saying('hi', reason)).toMatch(/दोनों/)
    const [word] = pairIn('hi', reason)
    expect(saying('hi', reason).split(word)).toHaveLength(2)
  })

  it('give Sun and Moon their article', () => {
    const grahas = ['sun', 'moon', 'mars'] as const
    for (const groom of grahas)
      for (const bride of grahas) {
        const text = saying('en', { code: 'maitri', groom, bride, groom_regards: 'friend', bride_regards: 'neutral' })
        expect(text).not.toMatch(/(?<!the |The )(?:Sun|Moon)(?! sign)/)
        expect(text).toMatch(/^[A-Z]/)
      }
  })

  it('do not leave open whether Mars is exalted or at home', () => {
    for (const sign of [0, 7, 9]) {
      const why = { code: 'own_or_exalted', sign } as const
      expect(kootasEn.softened(why, String, String)).not.toMatch(/ or /)
      expect(kootasHi.softened(why, String, String)).not.toMatch(/ या /)
    }
  })
})
