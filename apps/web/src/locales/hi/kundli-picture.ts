import type { KundliPicture } from '#locales/en/kundli-picture.ts'

export const kundliPicture: KundliPicture = {
  title: 'तस्वीर साझा करें',
  lede: 'चैट में भेजने के लिए कुंडली की तस्वीर। भेजने के बाद इसे वापस नहीं लिया जा सकता।',
  alt: 'इस कुंडली की तस्वीर',
  making: 'तस्वीर बन रही है',
  failed: 'तस्वीर नहीं बन सकी।',
  again: 'फिर कोशिश करें',
  choices: 'तस्वीर पर क्या दिखे',
  withName: 'पहला नाम',
  withBirth: 'जन्म की तारीख़, समय और स्थान',
  share: 'साझा करें',
  save: 'तस्वीर सहेजें',
  notShared: 'तस्वीर साझा नहीं हो सकी। इसे सहेजकर भेजें।',
}
