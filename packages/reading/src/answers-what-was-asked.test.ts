import { computeChart } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { type Asked, chartNo, question } from './testing/people.ts'
import { thenBy } from './testing/said.ts'

/** 21 November 2026, a Saturday; birth number 4 is of 1996. */
const CHART = chartNo(4)
const said = (message: string, asked: Asked = {}, chart = CHART) => {
  const given = answer(question(chart, message, { asWritten: true, ...asked }))
  return {
    ...given,
    text: given.paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' '),
  }
}
const firstOf = (text: string): string => text.split(/(?<=[.।?])\s/)[0] ?? ''
const then = thenBy(said)

describe('a time that is near or named is answered for before a better one', () => {
  it.each([
    ['I have an interview this Wednesday. will I get selected?', /Wednesday 25 November/],
    ['परसों बैंक में इंटरव्यू है, क्या मेरा चयन होगा', /23 नवंबर/],
    ['exam in two days, will I pass', /Monday 23 November/],
    ['parso presentation hai, wo din kaisa hai mere liye', /23 November/],
    ['नौ दिसंबर का दिन मेरे लिए कैसा है', /9 दिसंबर/],
  ])('%s', (message, day) => {
    expect(firstOf(said(message).text)).toMatch(day)
  })

  it.each([
    ['will I get a job before March', /before March 2027/i],
    ['shaadi diwali tak ho jayegi kya', /Diwali tak/i],
    ['क्या होली के बाद नौकरी बदलेगी', /होली के बाद/],
  ])('%s', (message, limit) => {
    expect(firstOf(said(message).text)).toMatch(limit)
  })

  it.each(['when will i meet my guru', 'मुझे गुरु कब मिलेंगे', 'adhyatm ki taraf man kab lagega'])('%s', (message) => {
    expect(said(message).text).toMatch(/20\d\d/)
  })

  it('what is done is not prepared for', () => {
    expect(said('kal HR round diya, select ho jaunga na').text).not.toMatch(/practice|taiyaari dekh|seekh lijiye/i)
  })

  it('a year that the story names is the one that is read', () => {
    expect(said('2021 me divorce hua tha. tab mere saath itna bura kyu hua').text).toMatch(/2021/)
    expect(said('2020 and 2021 were the worst years of my life. Why was it like that?').text).toMatch(/2020.*2021/)
    expect(said('Tomorrow morning I have a speaking test. How is the day for me?').text).toMatch(/22 November|tomorrow/)
  })

  it('a month that is over is read as the past', () => {
    expect(said('pichle october me itna jhagda kyu hua').text).toMatch(/October 2026/)
  })
})

describe('what is asked of the chart is told', () => {
  it('every term of several', () => {
    const { text } = said('whats my lagna, moon sign and nakshatra')
    expect(text).toMatch(/lagna/i)
    expect(text).toMatch(/\bMoon\b/)
    expect(text).toMatch(/pada/)
  })

  it('the graha that troubles is not the strongest', () => {
    for (const n of [1, 2, 3, 5, 8]) {
      const trouble = said('कौन सा ग्रह सबसे ज्यादा दिक्कत दे रहा है', {}, chartNo(n)).text
      const strongest = said('सबसे मज़बूत ग्रह कौन सा है', {}, chartNo(n)).text
      expect(trouble).not.toBe(strongest)
      expect(trouble).toMatch(/20\d\d/)
    }
  })

  it('both nodes where they move now', () => {
    const { facts, text } = said('राहु केतु अभी कहाँ चल रहे हैं और मुझ पर क्या असर है')
    expect(text).toMatch(/राहु/)
    expect(text).toMatch(/केतु/)
    expect(facts.some(({ id }) => id === 'transit.rahu') && facts.some(({ id }) => id === 'transit.ketu')).toBe(true)
  })
})

describe('nothing is asked back that would not change the answer', () => {
  it.each([
    ['इस बार चारों धाम जाने का संयोग बनेगा क्या', 'journey'],
    ['ek line me batao mera achha waqt kab shuru hoga', 'luck_rise'],
    ['चुनाव के बाद तबादले की सूची आएगी, क्या मुझे लखनऊ मिलेगा', 'transfer'],
    ['अमृतसर छोड़कर चंडीगढ़ बस जाऊँ तो कैसा रहेगा', 'move_city'],
  ])('%s', (message, matter) => {
    const { kind, about } = said(message)
    expect(kind).toBe('reading')
    expect(about[0]?.matter).toBe(matter)
  })
})

describe('of other people', () => {
  it.each([
    ['will my husband get his transfer', /transfer/, 'Married'],
    ['meri behen ka PR kab aayega', /\bPR\b/, 'Single'],
    ['मेरे भाई को प्रमोशन कब मिलेगा', /प्रमोशन/, 'Single'],
  ] as const)('%s: person and matter are both named', (message, matter, maritalStatus) => {
    const { text } = said(message, { maritalStatus })
    expect(text).toMatch(/your husband|aapki behen|आपके भाई/i)
    expect(text).toMatch(matter)
  })

  it('trouble with a boss is the asker’s own', () => {
    expect(said('my boss insults me before all, how long will this go on').text).not.toMatch(/your boss/i)
  })

  it('of a child’s wedding the age is asked, free, and a grown one is read', () => {
    const mother = { maritalStatus: 'Married' } as const
    expect(said('meri beti ki shaadi kab hogi', mother).kind).toBe('ask_back')
    expect(said('meri beti 26 saal ki hai, uski shaadi kab hogi', mother).kind).toBe('reading')
    expect(then('meri beti ki shaadi kab hogi', '24 saal ki hai', mother).kind).toBe('reading')
    expect(then('meri beti ki shaadi kab hogi', 'woh 9 saal ki hai', mother).kind).not.toBe('reading')
  })

  it('to who is married no second wedding is foretold', () => {
    expect(said('meri doosri shaadi kab hogi', { maritalStatus: 'Married' }).charged).toBe(false)
    expect(said('dobara ghar basega kya mera', { maritalStatus: 'Divorced' }).about[0]?.matter).toBe('second_marriage')
  })
})

describe('whom it is about', () => {
  it.each([
    ['who will get married first, my brother or me', /your brother.*20\d\d/, /you/],
    ['pehle naukri kiski lagegi, meri ya mere bhai ki', /aapke bhai.*20\d\d/, /aapka/i],
    ['पहले विदेश कौन जाएगा, मैं या मेरी बहन', /आपकी बहन.*20\d\d/, /आपका|आपकी बारी/],
  ])('which of the two comes first is told, with both times: %s', (message, other, own) => {
    const first = firstOf(said(message).text)
    expect(first).toMatch(other)
    expect(first).toMatch(own)
  })

  it.each([
    'when will my friend’s brother get a job',
    'meri saheli ki behen ki shaadi kab hogi',
    'पड़ोसी के बेटे को नौकरी कब मिलेगी',
  ])('nobody of another family is read, and that is free: %s', (message) =>
    expect(said(message)).toMatchObject({ kind: 'ask_back', charged: false, facts: [] }),
  )

  it('a spouse is called by the word of who asks', () => {
    const man = { gender: 'Male', maritalStatus: 'Married' } as const
    expect(said('when will my husband get a promotion', man).text).toMatch(/your husband/)
    expect(then('mere pati ka transfer kab hoga', 'unki salary badhegi?', man).text).toMatch(/aapke pati/i)
    expect(said('when will my spouse get a promotion', man).text).toMatch(/your wife/)
    expect(said('मेरी पत्नी को नौकरी कब मिलेगी', { maritalStatus: 'Married' }).text).toMatch(/आपकी पत्नी/)
  })

  it('a son or daughter told of first is asked about', () => {
    const mother = { maritalStatus: 'Married' } as const
    expect(firstOf(said('beta board de raha hai is saal, kitne marks aayenge', mother).text)).toMatch(/aapke bete/i)
    expect(said('bachchon ki fees bharna mushkil hai, kab sudhrega', mother).about[0]?.subject.kind).toBe('self')
  })
})

describe('a choice has its time', () => {
  it.each([
    'Should I change my job this year, or wait?',
    'naukri karu ki business',
    'सरकारी नौकरी मिलेगी या निजी, और कब',
    'settle in Canada or stay in India, and when',
  ])('%s', (message) => {
    for (let n = 1; n <= 12; n++) expect(said(message, {}, chartNo(n)).text, `birth ${n}`).toMatch(/20\d\d/)
  })

  it('of a home apart from the in-laws, and when', () => {
    const { text } = said('saas se roz jhagda hai, alag ghar lena chahiye kya aur kab', { maritalStatus: 'Married' })
    expect(firstOf(text)).toMatch(/alag ghar|saath rehne/i)
    expect(text).toMatch(/20\d\d/)
  })

  it('his family’s wish and a girlfriend are love and arranged, not a house', () => {
    expect(firstOf(said('girlfriend se shaadi karun ya ghar walon ki pasand se').text)).toMatch(/love|arrange/i)
  })

  it('a place is not called by the word that asks', () => {
    expect(said('shud i try canada or stay put in india').text).not.toMatch(/\bShud\b|\bTry\b/)
  })
})

describe('what is asked in other words than its own', () => {
  it.each([
    ['I stood guarantor for a friend, now the bank is after me', 'debt_loan'],
    ['saale ki guarantee li thi, ab bank mere peeche hai', 'debt_loan'],
    ['मैंने दोस्त की गारंटी ली थी, अब बैंक मेरे पीछे है', 'debt_loan'],
    ['I want to learn the violin, is it good for me', 'arts_sport'],
    ['tabla seekhna chahta hu, seekh paunga', 'arts_sport'],
    ['should I change the spelling of my name', 'lucky_things'],
    ['police verification of my passport is pending, when will it come', 'abroad_go'],
    ['लगता है रिश्ता टूटने वाला है, क्या सच में टूटेगा', 'separation'],
    ['kirayedar kiraya nahi de raha, kab niklega', 'money_stuck'],
    ['main 36 ka hu, kuch nahi bana abhi tak, kab banega', 'career_path'],
    ['sasural me naukri nahi karne dete, kab karungi', 'job_get'],
    ['which business should I begin with little money', 'career_field'],
  ])('%s', (message, matter) => {
    const { kind, about } = said(message)
    expect(kind).toBe('reading')
    expect(about[0]?.matter).toBe(matter)
  })

  it('for whose wedding the money is does not make it theirs', () => {
    for (const message of [
      'when will I get money for my sister’s wedding',
      'behen ki shaadi ke liye paisa kab tak milega',
    ])
      expect(said(message).about[0]?.subject.kind).toBe('self')
  })

  it('`aaj kal` is neither today nor tomorrow', () => {
    expect(said('aaj kal ghabrahat bahut rehti hai').text).not.toMatch(/aaj ka din|kal ka din/i)
  })

  it('who asks by what right we tell is not read for money', () => {
    for (const message of ['who are you to tell my future', 'tum kaun hote ho batane wale'])
      expect(said(message)).toMatchObject({ kind: 'talk', charged: false })
  })

  it('two ways that are no pair are weighed by their own names', () => {
    const first = firstOf(said('videsh jaun ya sarkari naukri ki taiyari karun').text)
    expect(first).toMatch(/videsh|abroad/i)
    expect(first).toMatch(/sarkari/i)
  })

  it('whether one can rely on a partner is no promise of partnership', () => {
    expect(firstOf(said('can I trust my business partner, he wants more money').text)).not.toMatch(/yes|partnership/i)
  })

  it('`and if not` asks what comes after', () => {
    expect(then('will I get a job before March', 'and if not?').about[0]?.form).toBe('after_that')
    expect(then('naukri lagegi is saal?', 'agar nahi lagi to').about[0]?.form).toBe('after_that')
  })
})

describe('complaints are answered straight', () => {
  it.each([
    ['you gave me the same answer again, this is fake', /same (?:words|chart)|one chart/],
    ['kal jo bataya tha galat nikla, sab jhooth bolte ho aap log', /kya hua/],
    ['how do i know you are right', /past year|year that is over/],
  ])('%s', (message, straight) => {
    const { kind, charged, text } = said(message)
    expect(kind).toBe('talk')
    expect(charged).toBe(false)
    expect(text).toMatch(straight)
  })
})

describe('wishes for brevity', () => {
  it.each([
    ['ek line me batao shaadi kab hogi', 22],
    ['one line only, will I go abroad in 2027', 22],
    ['sirf mahina batao job kab lagegi', 12],
    ['बस तारीख बताइए, मकान कब बनेगा', 12],
  ])('%s: at most %i words', (message, most) => {
    expect(said(message, { name: '' }).text.split(/\s+/).length).toBeLessThanOrEqual(most)
  })
})

describe('health of the old, and signs that are no matter of a walk', () => {
  const old = computeChart({ dob: '11/8/1956', tob: '5:30', lat: 28.6, lng: 77.2 }, new Date('2026-11-21T06:00:00Z'))
  it.each([
    ['how will my health be this winter', old],
    ['i get breathless on the stairs, how is my health', CHART],
    ['सेहत कैसी रहेगी', old],
  ])('%s: the doctor first, no exercise', (message, chart) => {
    const { text } = said(message, {}, chart)
    expect(firstOf(text)).toMatch(/doctor|डॉक्टर/i)
    expect(text).not.toMatch(/daily walk|walk half|टहल/i)
  })
})
