import type { Sentence } from '#types.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { LEFT, QUESTIONS, SERVICE, type Service } from './service-data.ts'

/** What is asked of the service, by its words; the first that fits. */
const CUES: ReadonlyArray<readonly [Service, RegExp]> = [
  ['refund', /refund|money back|paise wapas|paisa wapas|wapas (chahiye|karo)|रिफ़ंड|रिफंड|पैसे वापस|पैसा वापस/i],
  ['delete', /delete|remove my|hata ?(do|na)|हटा|मिटा/i],
  ['human', /human|real (person|astrologer|pandit)|asli|insaan|pandit|talk to (a|some)|असली|इंसान|पंडित/i],
  ['left', /left|remaining|bach|baki|baaki|kitne (sawal|question)|how many question|बचे|बाक़ी|बाकी|कितने (सवाल|प्रश्न)/i],
  [
    'price',
    /price|cost|charge|fee|free|recharge|plan|pack|rupe|kitne ka|kitna paisa|daam|दाम|कीमत|क़ीमत|शुल्क|रिचार्ज|मुफ़्त|मुफ्त/i,
  ],
  ['privacy', /privat|privacy|data|secret|safe|gopniya|गोपनीय|निजी|सुरक्षित/i],
  ['language', /language|english|hindi|bhasha|भाषा|हिंदी|अंग्रेज़ी/i],
  ['kundli', /kundli|birth (detail|time|date)|profile|naam badal|कुंडली|जन्म/i],
]

/** Answered from fixed texts; the number of questions left where it is known. */
export const service = (context: WriteContext, left: number | undefined, me: string): Sentence[][] => {
  const kind = CUES.find(([, cue]) => cue.test(context.asked.words))?.[0] ?? 'other'
  if (kind === 'left' && left !== undefined)
    return [[line(say(context, 'service.left', LEFT, { count: QUESTIONS[context.speech](left), me }))]]
  return [[line(say(context, `service.${kind}`, SERVICE[kind]))]]
}
