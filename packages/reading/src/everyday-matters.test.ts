import { describe, expect, it } from 'vitest'
import { said, thenBy } from './testing/said.ts'

const wife = { maritalStatus: 'Married' } as const

describe('matters of everyday life are heard as what they are', () => {
  it.each([
    ['is baar aloo ki fasal kaisi rahegi', 'business_grow'],
    ['which month is good to conceive', 'children_time'],
    ['गर्भधारण की कोशिश कब करें', 'children_time'],
    ['kirayedar dukan khali nahi kar raha, kab niklega', 'money_stuck'],
    ['my laptop died, when can I get a new one', 'wealth'],
    ['tempo kiraye par chalau to chalega kya', 'business_start'],
    ['just feeling stuck in life', 'life_overview'],
    ['mere pati ki zindagi me koi aur hai kya', 'fidelity'],
    ['bhai ko udhaar de dun kya 2 lakh', 'invest_save'],
    ['no girl likes me, when will that change', 'partner_meet'],
    ['kya mujhe sarkari quarter milega', 'house_buy'],
    ['which month is good for writing my will', 'inheritance'],
  ])('%s', (message, matter) => {
    const { kind, about } = said(message, wife)
    expect(kind).toBe('reading')
    expect(about[0]?.matter).toBe(matter)
  })

  it('to close a shop is weighed against going on, or against a job', () => {
    expect(said('my shop makes no money, should I close it').first).toMatch(/going on|stopping/i)
    expect(said('dukaan ghate me hai, band kar dun kya').first).toMatch(/jaari|chhodne/i)
    expect(said('दुकान बंद करके नौकरी कर लूँ क्या').first).toMatch(/नौकरी|व्यापार/)
  })

  it('a shop that is opened is not closed', () => {
    expect(said('should I open a shop').about[0]?.matter).toBe('business_start')
  })

  it('a grandmother to be asks of her child', () => {
    expect(said('main nani kab banungi', wife, 1).about[0]?.subject.kind).toBe('child')
    expect(said('will I have a child', wife).about[0]?.subject.kind).toBe('self')
  })

  it('a chart that is strong or weak is no choice', () => {
    expect(said('meri kundli majboot hai ya kamzor').about[0]?.form).toBe('how_is')
    expect(said('naukri karun ya business').about[0]?.form).toBe('which_of')
  })

  it('gifts are told before strains where they are asked for', () => {
    expect(said('meri sabse badi khoobi kya hai').first).not.toMatch(/fisal|kamzor|atka/i)
  })

  it('whether a new match can be trusted is no promise of one', () => {
    expect(said('can I trust the man I met on a matrimony site').first).not.toMatch(/^yes/i)
    expect(said('can I trust the man I met on a matrimony site').text).toMatch(
      /deeds|hiding|secret|from a planet|for the person|proves/,
    )
  })

  it('no letter is guessed', () => {
    expect(said('what is the first letter of my husband to be').text).toMatch(/letter|name/i)
    expect(said('मेरे पति का नाम किस अक्षर से होगा').first).toMatch(/अक्षर/)
    expect(said('मेरे होने वाले पति का नाम बताइए').first).toMatch(/नाम/)
  })

  it('what one would have to give up gets no glad yes', () => {
    expect(said('shaadi ke baad naukri chhodni padegi kya').first).not.toMatch(/haan/i)
  })

  it('what somebody at home feels is theirs to say', () => {
    expect(said('my daughter has not called, is she upset with me', wife).first).toMatch(
      /other person|heart|free|cannot promise/i,
    )
  })

  it('a new person that is hoped for is no deed', () => {
    expect(said('meri zindagi me koi aayega kya').about[0]?.matter).not.toBe('fidelity')
  })
})

describe('one kind of work that is asked about', () => {
  it.each([
    ['is law a good field for me', /\blaw\b/i],
    ['पत्रकार बनना चाहता हूँ, सही रहेगा', /लेखन/],
    ['teaching line mere liye theek hai kya', /teaching|padhane/i],
  ])('is named first: %s', (message, field) => {
    for (let n = 1; n <= 6; n++) expect(said(message, {}, n).first, `birth ${n}`).toMatch(field)
  })

  it('which fields suit is still told of several', () => {
    expect(said('which field suits me').text).toMatch(/,.*and/)
  })
})

describe('a thing is called by its name', () => {
  it.each([
    ['is this a good year to buy a commercial office', /place of work/i],
    ['ghar ki chhat tapakti hai, is saal theek karwa lun', /marammat/i],
    ['my business partner wants to separate, when will the accounts be settled', /settling the accounts/i],
    ['plot me boring karwani hai, kab karwaun', /boring/i],
    ['main sharab chhodna chahta hun, chhoot jayegi kya', /chhod paane|bahar aane/i],
    ['when can I quit smoking', /giving it up|way out/i],
    ['will they sell me the plot next door', /buying|land/i],
  ])('%s', (message, thing) => expect(said(message).text).toMatch(thing))

  it('a home is still a home', () => expect(said('when will I buy a house').text).toMatch(/home|house/i))
})

describe('a word that nobody here knows', () => {
  it('costs nothing', () => {
    expect(said('what is meant by brundle yoga').charged).toBe(false)
    expect(said('what does zanthic dosha do').charged).toBe(false)
    expect(said('what does kwelazo mean in a chart')).toMatchObject({ charged: false, facts: [] })
    expect(said('flirpozing karna sahi hai kya')).toMatchObject({ kind: 'ask_back', charged: false })
  })

  it('a plain question on what is to come is read', () => {
    for (const message of ['What is to come?', 'aage kya hai'])
      expect(said(message)).toMatchObject({ kind: 'reading', charged: true })
  })

  it('a known word is explained', () => expect(said('what is lagna').charged).toBe(true))
})

describe('a talk that goes on', () => {
  const then = thenBy(said)
  it('the studies of the child that was spoken of', () => {
    const { about } = then('bete ki sehat kab sudhregi', 'aur uski padhai', wife)
    expect(about[0]).toMatchObject({ matter: 'study_focus', subject: { kind: 'child' } })
  })
  it('`and if I` asks whether', () => {
    expect(then('kab tak akeli rahungi', 'aur agar main doosre shahar chali jaun to').about[0]?.form).toBe('yes_no')
  })
})
