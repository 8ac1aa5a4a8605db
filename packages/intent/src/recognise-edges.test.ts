import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'
import type { Turn } from './types.ts'

const after = (text: string): Turn[] => [
  { role: 'user', text },
  { role: 'astrologer', text: 'An answer about something.' },
]

describe('at its edges recognise', () => {
  it.each([
    ['मेरे बेटे का भविष्य कैसा है?', 'children', null],
    ["What about my daughter's future?", 'children', null],
    ['Will my son get a job?', 'career', null],
    ['Is there any dosha in my kundli?', 'chart', 'doshas'],
    ['kya meri kundli mein koi dosh hai', 'chart', 'doshas'],
    ['मेरी कुंडली में सबसे मजबूत ग्रह कौन सा है?', 'chart', 'strongest'],
    ['Which is the strongest planet in my chart?', 'chart', 'strongest'],
    ['Which planet is weak? my weakest planet please', 'remedies', null],
    ['What is my lucky color and number?', 'off_topic', null],
    ['मुझे कौन सा रंग पहनना चाहिए?', 'off_topic', null],
    ['Will I have a car accident?', 'off_topic', null],
    ['क्या मेरी दुर्घटना होगी', 'off_topic', null],
    ['Am I cursed?', 'off_topic', null],
    ['kya mujh par kala jadu hai', 'off_topic', null],
    ['After my accident last year I changed my job', 'career', null],
    ['क्या मैं डॉक्टर बनूँगी?', 'career', null],
    ['Will I become an engineer?', 'career', null],
    ['Is he cheating on me?', 'love_marriage', null],
    ["How is my mother's health?", 'family', null],
    ['papa ki tabiyat kaisi rahegi', 'family', null],
  ])('%s is about %s %s', (message, topic, about) => {
    const intent = recognise(message)
    expect([intent.topic, intent.ask?.about ?? null]).toEqual([topic, about])
  })

  it('does not take a new complaint for more of the last question', () => {
    const { topic, form } = recognise(
      'Why am I facing so many problems?',
      after('Compare Saturn and Jupiter in my chart'),
    )
    expect({ topic, form }).toEqual({ topic: 'life', form: 'why' })
  })

  it('says no yes to what it did not understand', () => {
    expect(recognise('Will I frobnicate?')).toMatchObject({ topic: 'life', form: 'open' })
    expect(recognise('Will I be happy?')).toMatchObject({ topic: 'life', form: 'yes_no' })
  })

  it('takes a few words that say nothing for nothing', () => {
    expect(recognise('asdfgh qwerty', after('What is my lagna?')).topic).toBe('off_topic')
    expect(recognise('in 2028?', after('When will I get married?')).topic).toBe('love_marriage')
    expect(recognise('yes please', after('When will I get married?')).topic).toBe('love_marriage')
  })

  it('hears through politeness', () => {
    expect(recognise('Can you tell me about my past life?').form).toBe('open')
    expect(recognise('क्या आप बता सकते हैं मेरा स्वभाव कैसा है').form).toBe('open')
    expect(recognise('Can you tell me, will I get married?').form).toBe('yes_no')
  })
})
