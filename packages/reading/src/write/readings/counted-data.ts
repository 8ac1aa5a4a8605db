import type { CountedFrom } from '#parts.ts'
import type { Spoken } from '#write/types.ts'

/** Of an unknown hour: from where the houses were counted, and why only months are named. */
export const COUNTED: Record<Exclude<CountedFrom, 'lagna'>, Spoken<readonly string[]>> = {
  moon: {
    en: [
      'Your hour of birth leaves the ascendant open, so I counted the houses from your Moon and name only months.',
      'Since the birth time does not settle the ascendant, this is read from your Moon, in months and not in days.',
    ],
    hi: [
      'जन्म का समय पक्का न होने से लग्न तय नहीं होता, इसलिए भाव मैंने चंद्र से गिने हैं और दिन नहीं, महीने बताए हैं।',
      'समय से लग्न पक्का नहीं बैठता, इसलिए यह चंद्र से देखा है और केवल महीनों में कहा है।',
    ],
    hing: [
      'Janam ka samay pakka nahi hai to lagna tay nahi hota, isliye ghar maine Chandra se gine hain aur din nahi, mahine bataye hain.',
      'Samay se lagna pakka nahi baithta, isliye yeh Chandra se dekha hai aur sirf mahino me kaha hai.',
    ],
  },
  sun: {
    en: [
      'Without the hour of birth even the sign of your Moon stays open, so I counted the houses from the Sun and name only months.',
      'The day alone leaves ascendant and Moon sign open; this is read from your Sun, in months and not in days.',
    ],
    hi: [
      'जन्म के समय के बिना चंद्र राशि भी पक्की नहीं है, इसलिए भाव मैंने सूर्य से गिने हैं और दिन नहीं, महीने बताए हैं।',
      'सिर्फ़ तारीख़ से लग्न और चंद्र राशि तय नहीं होते, इसलिए यह सूर्य से देखा है और केवल महीनों में कहा है।',
    ],
    hing: [
      'Janam ke samay ke bina Chandra rashi bhi pakki nahi hai, isliye ghar maine Surya se gine hain aur din nahi, mahine bataye hain.',
      'Sirf tareekh se lagna aur Chandra rashi tay nahi hote, isliye yeh Surya se dekha hai aur sirf mahino me kaha hai.',
    ],
  },
}
