import type { Pack } from '@dhruva/domain'
import { fill, type TextLanguage } from '#http/fail.ts'

const texts = {
  oracle: ['{questions} Oracle questions', '{questions} ओरेकल प्रश्न'],
  astra: ['{questions} Astra questions', '{questions} आस्त्रा प्रश्न'],
  wallet: ['₹{rupees} in your wallet', 'आपके वॉलेट में ₹{rupees}'],
} as const

/** What a pack is called. */
export const packText = (pack: Pack, language: TextLanguage): string =>
  fill(texts[pack.for][language === 'hi' ? 1 : 0], { questions: pack.questions, rupees: pack.originalRupees })
