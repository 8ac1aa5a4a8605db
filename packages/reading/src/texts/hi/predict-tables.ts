import type * as english from '#texts/en/predict-tables.ts'

export const CATEGORY: typeof english.CATEGORY = {
  overall: 'समग्र',
  love: 'प्रेम',
  career: 'करियर',
  money: 'धन',
  health: 'सेहत',
  family: 'परिवार',
}

/** A matter before a postposition. */
export const MATTER: typeof english.MATTER = {
  love: 'प्रेम',
  career: 'कामकाज',
  money: 'आमदनी',
  health: 'सेहत',
  family: 'घर-परिवार',
}

export const TARA: typeof english.TARA = {
  janma: 'जन्म',
  sampat: 'संपत',
  vipat: 'विपत',
  kshema: 'क्षेम',
  pratyak: 'प्रत्यक',
  sadhana: 'साधक',
  naidhana: 'नैधन',
  mitra: 'मित्र',
  parama_mitra: 'परम मित्र',
}

export const TURNING: typeof english.TURNING = {
  sun: 'मान-सम्मान की बातों',
  moon: 'मन की बातों',
  mars: 'साहस वाली योजनाओं',
  mercury: 'बातचीत, काग़ज़ात और ख़रीदारी',
  jupiter: 'सलाह, शिक्षा और बड़ी आशाओं',
  venus: 'दिल और पसंद की बातों',
  saturn: 'कर्तव्यों और लंबे कामों',
  rahu: 'इच्छाओं',
  ketu: 'छोड़ने लायक़ बातों',
}

export const WEEKDAYS: readonly string[] = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार']
export const MONTHS: readonly string[] = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]
