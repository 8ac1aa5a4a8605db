import { lacksOther, matchRequest, otherNamed } from '@dhruva/intent'
import { describe, expect, it } from 'vitest'
import { answer, factsFor } from '#answer.ts'
import { promptFor } from '#prompt/prompt.ts'
import { countWords } from '#sentences/draft.ts'
import { type Asked, AT, chartNo, question } from '#testing/people.ts'
import { textFor, unsupported } from '#testing/reading.ts'
import type { Person, Question } from '#types.ts'

const SAVED = [
  { bid: 11, name: 'Priya Sharma' },
  { bid: 12, name: 'Rahul Verma' },
  { bid: 13, name: 'श्रेया' },
  { bid: 14, name: 'Dr. Mohammed Imran Khan' },
  { bid: 15, name: 'Priya Nair' },
]

const chosen = (message: string, history: Question['history'] = []) => {
  const request = matchRequest(message, history)
  return request && otherNamed(request, SAVED)
}

describe('whom a message compares with', () => {
  it.each([
    ['Will Priya Sharma and I be happy?', 11],
    ['will priya and I be happy', 11],
    ['priya nair and me, a good match?', 15],
    ['match my kundli with Rahul', 12],
    ["Compare my chart with Rahul's", 12],
    ['Should I marry rahul?', 12],
    ['Does Rahul love me?', 12],
    ['How is my relationship with Shreya?', 13],
    ['प्रिया के साथ मेरी कुंडली मिलाओ', 11],
    ['मेरे और राहुल के कितने गुण मिलते हैं?', 12],
    ['मेरी कुंडली राहुल से मिलाओ', 12],
    ['meri kundli rahul se milao', 12],
    ['क्या श्रेया से शादी करना ठीक रहेगा', 13],
    ['Rahul se shaadi', 12],
    ['rahul se meri shaadi kab hogi', 12],
    ['Imran ke saath meri kundli milao', 14],
    ['main aur shreya khush rahenge kya', 13],
  ])('%s', (message, bid) => expect(chosen(message)).toBe(bid))

  it('goes on with a comparison in a short question', () => {
    const history = [
      { role: 'user' as const, text: 'Match my kundli with Rahul' },
      { role: 'astrologer' as const, text: 'Laid beside each other …' },
    ]
    expect(chosen('and nadi dosha?', history)).toBe(12)
    expect(chosen('what about Shreya?', history)).toBe(13)
    expect(chosen('why?', history)).toBe(12)
    expect(chosen('How is my career this year?', history)).toBe(null)
  })

  it.each([
    'When will I get married?',
    'Will my marriage be happy?',
    'Is there a love marriage in my chart?',
    'How will my relationship with my boss be?',
    'Will I settle abroad with my family?',
    'Should I go on with my job or start a business?',
    'What comes with Saturn in my 7th house?',
    'Am I compatible with my work?',
    'Can I trust my partner and me?',
    'Compare Saturn and Jupiter in my chart',
    'Does a career in medicine match my chart?',
    'Will he come back to me?',
    'Does she love me?',
    'Will my husband love me?',
    'Which gemstone is good for me?',
    'What is right for me and my mother?',
    'When will I be happy with life?',
    'How can I live with less stress?',
    'meri shaadi kab hogi',
    'kya love marriage hogi ya arranged',
    'kisi se shaadi hogi kya',
    'usse meri shaadi hogi?',
    'mehnat ke saath safalta kab milegi',
    'mera aur mere parivar ka bhavishya',
    'main aur kya karu',
    'shani ke saath mangal hai kya',
    'pasand se shaadi hogi',
    'मेरी शादी कब होगी',
    'क्या मेरी लव मैरिज होगी',
    'उससे मेरी शादी होगी?',
    'पैसे के साथ सुख मिलेगा?',
    'मेरा और मेरे परिवार का भविष्य कैसा है',
    'परिवार के साथ रिश्ता कैसा रहेगा',
    'मैं और क्या करूं',
  ])('not in: %s', (message) => expect(matchRequest(message)).toBe(null))

  it('knows a name that is not saved from an ordinary word', () => {
    const lacks = (message: string) => {
      const request = matchRequest(message)
      return request && otherNamed(request, SAVED) === null && lacksOther(request) ? (request.said ?? 'someone') : null
    }
    expect(lacks('Will Kabir and I be happy?')).toBe('Kabir')
    expect(lacks('suresh se shaadi hogi kya')).toBe('suresh')
    expect(lacks('सुरेश से मेरी शादी होगी?')).toBe('सुरेश')
    expect(lacks('Match my kundli with my wife')).toBe('someone')
    expect(lacks('videshi se shaadi hogi kya')).toBe(null)
  })
})

const person = (name: string, gender: Person['gender'] = 'Male'): Person => ({
  name,
  gender,
  maritalStatus: 'Single',
  language: 'English',
})

/** Charts of the pool whose people are grown up. */
const GROWN = Array.from({ length: 160 }, (_, index) => chartNo(index)).filter(
  ({ input }) => Number(input.dob.split('/')[2]) < 2000,
)
const grown = (n: number) => GROWN[n % GROWN.length]!

const compared = (n: number, message: string, asked: Asked = {}, other = person('Rahul Verma')): Question => ({
  ...question(grown(n), message, asked),
  other: { bid: 12, chart: grown(n * 3 + 7), person: other },
})

const WAYS: Array<[string, Asked]> = [
  ['Will Rahul and I be happy?', {}],
  ['When will I marry Rahul?', { astrologer: 'Astra' }],
  ['राहुल के साथ मेरी कुंडली मिलाओ', { language: 'Hindi' }],
  ['Rahul se meri shaadi hogi kya', { language: 'Hindi', astrologer: 'Astra' }],
]

describe('a comparison', () => {
  const all = Array.from({ length: 50 }, (_, n) => WAYS.map(([message, asked]) => compared(n, message, asked))).flat()

  it('says nothing of the sky that its facts do not say, of either chart', () => {
    const latin = all.filter(({ message, person: { language } }) => language === 'English' || /[क-ह]/.test(message))
    expect(latin.flatMap(unsupported)).toEqual([])
  })

  it('rests on facts that exist, tells the total, a koota, both Moons and manglik', () => {
    for (const one of all) {
      const known = new Set(factsFor(one).map(({ id }) => id))
      const cited = answer(one)
        .paragraphs.flat()
        .flatMap(({ facts }) => facts)
      expect(cited.filter((id) => !known.has(id))).toEqual([])
      expect(cited).toEqual(expect.arrayContaining(['match.total', 'match.moons', 'match.manglik']))
      expect(cited.some((id) => /^match\.(varna|vashya|tara|yoni|maitri|gana|bhakoot|nadi)$/.test(id))).toBe(true)
    }
  })

  it('stays within its length, says nothing twice and no two pairs hear the same', () => {
    const texts = all.map(textFor)
    for (const text of texts) expect(countWords(text)).toBeLessThanOrEqual(160)
    expect(new Set(texts).size).toBe(texts.length)
    for (const one of all) {
      const sentences = answer(one)
        .paragraphs.flat()
        .map(({ text }) => text)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  it('frightens nobody and forbids nothing', () => {
    const fear =
      /do not marry|should not marry|never marry|disaster|curse|doom|divorce|death|अशुभ|तलाक|मृत्यु|शादी न करें|विवाह न करें|विनाश/i
    for (const one of all) expect(textFor(one)).not.toMatch(fear)
  })

  it('writes Hindi without English words and English without Devanagari', () => {
    for (const one of all) {
      const text = textFor(one)
      if (one.person.language === 'English') expect(text).not.toMatch(/\p{Script=Devanagari}/u)
      else if (/[क-ह]/.test(one.message)) expect(text.replaceAll('Rahul', '')).not.toMatch(/[A-Za-z]/)
      else expect(text).not.toMatch(/\p{Script=Devanagari}/u)
    }
  })

  it('is the same on one day, and the other way round has the same count', () => {
    const one = compared(3, 'Will Rahul and I be happy?')
    expect(textFor({ ...one, at: new Date(AT.getTime() + 3_600_000) })).toBe(textFor(one))
    const total = (of: Question) =>
      factsFor(of)
        .find(({ id }) => id === 'match.total')
        ?.text.en.match(/[\d.]+ of 36/)?.[0]
    const turned: Question = {
      ...question(grown(16), 'Will Ananya and I be happy?', { gender: 'Male', name: 'Rahul' }),
      other: { bid: 1, chart: grown(3), person: person('Ananya', 'Female') },
    }
    expect(total(turned)).toBe(total(one))
  })

  it('opens the match of the two from each of its own facts', () => {
    const facts = factsFor(compared(3, 'Will Rahul and I be happy?')).filter(({ id }) => /^(match|other)\./.test(id))
    expect(facts.length).toBeGreaterThan(20)
    for (const { opens } of facts) expect(opens).toEqual({ kind: 'match', id: '12' })
  })
})

describe('a bond that is no marriage', () => {
  const gunas = /gun|36|manglik|मांगलिक/i

  it('is read without gunas: a minor, a parent, a friend', () => {
    const child = { ...chartNo(9), input: { ...chartNo(9).input, dob: '1/2/2015' } }
    const minor: Question = {
      ...question(grown(2), 'Match my kundli with Kabir'),
      other: { bid: 3, chart: child, person: person('Kabir') },
    }
    for (const one of [minor, compared(5, 'How is my relationship with my father Rahul?')]) {
      expect(textFor(one).replace('without gunas, which measure a marriage only', '')).not.toMatch(gunas)
      expect(factsFor(one).some(({ id }) => id === 'match.total')).toBe(false)
      expect(unsupported(one)).toEqual([])
    }
  })
})

describe('a comparison without the other kundli', () => {
  it.each([
    ['Match my kundli with Kabir', 'Kabir', {}],
    ['मेरी कुंडली सुरेश से मिलाओ', 'सहेजी हुई', { language: 'Hindi' } as const],
  ])('%s: says how to save it, free', (message, said, asked) => {
    const one = question(grown(4), message, asked)
    expect(textFor(one)).toContain(said)
    expect(answer(one)).toMatchObject({ kind: 'ask_back', charged: false, facts: [] })
  })

  it('is refused like anything else that is not foretold', () => {
    expect(answer(question(grown(4), 'When will Rahul and I die?')).facts).toEqual([])
  })
})

describe('what a language model is told', () => {
  const dataOf = (one: Question) => promptFor(one).messages[0]?.content ?? ''

  it('is the same facts and the other person by first name only', () => {
    const one = compared(3, 'Will Rahul and I be happy?')
    const known = factsFor(one).map(({ id }) => id)
    const factIds = promptFor(one).facts.map(({ id }) => id)
    expect(factIds.filter((id) => !known.includes(id))).toEqual([])
    const others = known.filter((id) => /^(match|other)\./.test(id))
    expect(others.length).toBeGreaterThan(8)
    expect(factIds).toEqual(expect.arrayContaining(others))
    expect(dataOf(one)).toContain('"first_name":"Rahul"')
    expect(dataOf(one)).not.toContain('Verma')
    expect(dataOf(one)).toContain('match.total')
  })

  it('is nothing of it in an ordinary question', () => {
    expect(dataOf(question(grown(3), 'When will I marry?'))).not.toMatch(/other_person|match\./)
  })
})

describe('a time of birth that is not exact', () => {
  const message = 'Will Rahul and I be happy?'
  const cited = (one: Question) =>
    answer(one)
      .paragraphs.flat()
      .flatMap(({ facts }) => facts)
  const withOther = (n: number, uncertainty: number | null): Question => {
    const one = compared(n, message)
    return { ...one, other: { ...one.other!, uncertainty } }
  }

  it('of the other leaves out what depends on it and says so', () => {
    for (const n of [1, 2, 3, 5, 8]) {
      const one = withOther(n, null)
      expect(cited(one).filter((id) => /other\.(lagna|house)|match\.manglik/.test(id))).toEqual([])
      expect(textFor(one)).toMatch(/Rahul's (rashi|nakshatra|time of birth)|pada of Rahul's|Rahul is manglik depends/)
      expect(unsupported(one)).toEqual([])
    }
  })

  it('of a few minutes keeps the count where the nakshatra holds', () => {
    const kept = [1, 2, 3, 5, 8, 11, 13].filter((n) => cited(withOther(n, 5)).includes('match.total'))
    expect(kept.length).toBeGreaterThan(4)
  })

  it('of the asker keeps the comparison, without what does not hold', () => {
    for (const n of [1, 2, 3]) {
      const one: Question = { ...compared(n, message), uncertainty: null }
      const ids = cited(one)
      expect(textFor(one)).toContain('so of you and Rahul I say only what holds')
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => /^house\.|match\.manglik/.test(id))).toEqual([])
    }
  })
})
