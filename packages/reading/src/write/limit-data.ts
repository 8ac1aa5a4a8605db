import type { Spoken } from './types.ts'

/** Said to who has had very many free replies on a day, without any work. */
export const LIMIT: Spoken = {
  en: 'We have talked a lot today. Ask me a question about your life whenever you like; for more small talk I am here again tomorrow.',
  hi: 'आज हमने बहुत बातें कीं। जीवन से जुड़ा सवाल जब चाहें पूछिए; बाक़ी बातें कल फिर करते हैं।',
  hing: 'Aaj humne bahut baatein ki. Life se juda sawal jab chahein poochhiye; baaki baatein kal phir karte hain.',
}
