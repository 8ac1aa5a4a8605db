import { describe, expect, it } from 'vitest'
import { said } from './testing/said.ts'

const wife = { maritalStatus: 'Married' } as const

describe('what another promised', () => {
  it.each([
    ['my cousin promised to return my 2 lakh by april, will he', /promise|that word/i],
    ['boss ne kaha tha is saal promotion denge, denge kya', /vaada|apni baat/i],
    ['पति ने वादा किया था मकान लेंगे, क्या वो अपनी बात रखेंगे', /वादा|अपनी बात/],
  ])('is theirs to keep, and the own time follows: %s', (message, theirs) => {
    for (let n = 1; n <= 6; n++) {
      const { text, kind } = said(message, wife, n)
      expect(kind).toBe('reading')
      expect(text).toMatch(theirs)
      expect(text).not.toMatch(/^(?:yes|haan|हाँ)/i)
    }
  })

  it('a loan that was not promised back is read as before', () => {
    expect(said('when will my cousin return my money').text).not.toMatch(/promise|that word/i)
  })
})

describe('what a boss thinks', () => {
  it('is theirs to say', () => expect(said('kya mera boss mujhe pasand karta hai').first).not.toMatch(/^haan/i))
  it('when the trouble with one ends is told', () =>
    expect(said('boss se jhagda kab khatam hoga').text).toMatch(/20\d\d/))
})

describe('two people who want two things', () => {
  it('two matters are set beside each other by their time', () => {
    const { text } = said('parents want me to marry this year, i want to do masters first. what should i do')
    expect(text).toMatch(/marriage/i)
    expect(text).toMatch(/stud|degree|masters/i)
  })

  it.each([
    ['husband wants one more child, i dont. what is right', /no side|no chart decides|Neither/],
    ['pati ek aur bachcha chahte hain, main nahi, kya sahi hai', /paksh|tay nahi karti|sahi kaun/],
    ['पति दूसरा बच्चा चाहते हैं, मैं नहीं, क्या सही है', /पक्ष|तय नहीं करती|सही कौन/],
  ])('no side is taken: %s', (message, none) => {
    const { text, about } = said(message, wife)
    expect(about[0]?.matter).toBe('children_time')
    expect(text).toMatch(none)
  })

  it('nobody is talked into a match', () => {
    for (let n = 1; n <= 8; n++)
      expect(said('mummy ko ladka pasand hai, mujhe nahi, kya karun', {}, n).first).not.toMatch(/haan kehne/i)
  })

  it('a match that both like is weighed', () => {
    expect(said('rishta sabko pasand hai, haan kar dun kya').text).toMatch(/haan|ise jaane/i)
  })
})

describe('somebody at home who is to agree', () => {
  it.each([
    ['mummy says no to the hostel, will she agree', /agree|else’s yes/],
    ['pati ko kaise manaun ki main coaching kholun', /\./],
    ['पापा नई बाइक के लिए मानेंगे क्या', /मानेंगे|दूसरे की हाँ/],
  ])('is read of the asker, and the yes is theirs: %s', (message, theirs) => {
    const { text, about } = said(message, wife)
    expect(about[0]?.subject.kind).toBe('self')
    expect(text).toMatch(theirs)
  })

  it('how to ask a mother-in-law is told by what to say', () => {
    expect(said('saas se kaise puchun ki maayke jana hai', wife).text).toMatch(/chinta|apni taraf se|kaagaz/i)
    expect(said('saas se jhagda kaise khatam ho', wife).text).not.toMatch(/ek kaagaz par/i)
  })

  it('a family’s consent to a love is a matter of its own', () => {
    expect(said('papa love marriage ke liye maanenge kya').about[0]?.matter).toBe('love_marriage')
  })

  it('whom to heed of two is no choice of a chart', () => {
    expect(said('biwi aur maa me kiski sunun', { ...wife, gender: 'Male' }).text).toMatch(/paksh|tay nahi|sahi kaun/)
    expect(said('biwi se jhagda kab khatam hoga', { ...wife, gender: 'Male' }).text).not.toMatch(/paksh nahi leti/)
  })
})

describe('what is feared for another', () => {
  it('is never the matter that is hoped for', () => {
    for (let n = 1; n <= 12; n++) {
      const { text } = said('kya meri behen ki shaadi me rukavat padegi, toot to nahi jayegi', {}, n)
      expect(text, `birth ${n}`).not.toMatch(
        /shaadi (?:ka koi yog nahi|ke aasar nahi|ki taraf ishara nahi|jaisi koi baat nahi)/,
      )
    }
  })
})

describe('things of taste and the time for them', () => {
  it('of two colours one is named, and when to buy', () => {
    const { text } = said('car white lu ya black, aur kis mahine me lu')
    expect(text).toMatch(/safed|kaale/)
    expect(text).toMatch(/20\d\d/)
    expect(text).not.toMatch(/\bguru hon\b/)
  })

  it('a colour alone has no number, and the second question keeps the thing', () => {
    const { text, about } = said('which colour scooter should I take and which month to buy')
    expect(text).not.toMatch(/number/i)
    expect(about.map(({ matter }) => matter)).toEqual(['lucky_things', 'vehicle'])
  })

  it('of two animals one is named', () => {
    expect(said('bhains kharidun ya gaay, doodh ke kaam ke liye').first).toMatch(/bhains|gaay/)
    expect(said('bhains kharidun ya gaay, doodh ke kaam ke liye').about[0]?.matter).toBe('business_start')
  })

  it('two offers are still weighed by their terms', () => {
    expect(said('offer from TCS or a startup, which should I take').text).toMatch(/startup/)
  })
})

describe('what was told beside the question is not the question', () => {
  it('a husband who forbids a shop does not own it', () => {
    const { about, first } = said('is umar me dukaan kholna theek rahega kya, pati mana karte hain', wife)
    expect(about[0]?.subject.kind).toBe('self')
    expect(first).not.toMatch(/^nahi/i)
  })

  it('money that is asked for behind a story is no feeling', () => {
    expect(said('dost ne udhaar liya tha, ab phone nahi uthata, paisa milega').about[0]?.form).toBe('yes_no')
    expect(said('dost ne dhokha diya, mann bahut dukhi hai').about[0]?.form).toBe('feeling')
  })

  it('to beat is no March, and no child is to be beaten', () => {
    const { text, first } = said('बेटा मोबाइल नहीं छोड़ता, मार दूँ तो सुधरेगा', wife)
    expect(text).not.toMatch(/मार्च/)
    expect(first).toMatch(/^नहीं/)
    expect(said('बेटा पढ़ता नहीं, क्या करूँ', wife).first).not.toMatch(/^नहीं/)
  })

  it('books after a parting are asked of, not the parting', () => {
    expect(said('breakup ho gaya, ab padhai me mann kaise lagau').about[0]?.matter).toBe('study_focus')
    expect(said('breakup ho gaya, kya wo wapas aayegi').about[0]?.matter).toBe('ex_return')
  })
})

describe('who is only named beside the question', () => {
  it.each([
    ['will my hair fall stop before my cousin’s wedding', 'health_general'],
    ['kist ki tension hai, biwi ko bataun ya nahi', 'debt_loan'],
    ['beti ki vidai ke baad mann nahi lagta, kab lagega', 'mind_unrest'],
  ])('is not read: %s', (message, matter) =>
    expect(said(message, wife).about[0]).toMatchObject({ matter, subject: { kind: 'self' } }),
  )

  it('a cousin’s wedding that is asked about is theirs', () =>
    expect(said('when is my cousin’s wedding').about[0]?.subject.kind).toBe('cousin'))

  it('work that is left for a husband is no change of job', () => {
    const { text } = said('pati chahte hain main naukri chhod dun, main nahi chahti, kya karun', wife)
    expect(text).not.toMatch(/job badalne/i)
    expect(said('kya main naukri badal lun').text).toMatch(/badal/i)
  })
})
