import type { Helpline, HouseInfo, ToldTestimonial } from '@dhruva/contract/desk'

/** What an operator might set of the house. */
export const LINE: Helpline = { number: '14416', hours: '24h', languages: ['hi'], checked_on: '2026-11-20' }

export const INFO: HouseInfo = {
  ...{ predictions: null, users: '3 lakh+', chats: null, astrologers: null, rating: null },
  ...{ support_email: 'help@dhruva.example', whatsapp_url: null, store_url: null },
  ...{ facebook: null, instagram: null, youtube: 'https://youtube.com/@dhruva', linkedin: null, x: null },
}

export const SAID: ToldTestimonial = {
  name: 'Usha',
  designation: { en: 'Teacher', hi: 'शिक्षिका' },
  comments: { en: 'It said why.', hi: 'कारण बताया।' },
  complimentTag: { en: 'Honest', hi: 'ईमानदार' },
}

/** What people are told of something that rests. */
export const REST = { en: 'We mend it until noon.', hi: 'हम इसे दोपहर तक ठीक कर रहे हैं।' }
