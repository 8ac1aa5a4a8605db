import type { Speech } from '@dhruva/intent/parse'
import type { Activity, CustomId } from '@dhruva/jyotish'

type Spoken = Record<Speech, string>

/** What a day is looked for: behind `for`, before `के लिए`, before `ke liye`. */
export const AIMS: Readonly<Record<Activity, Spoken>> = {
  interview: { en: 'the interview', hi: 'इंटरव्यू', hing: 'interview' },
  signing: { en: 'signing', hi: 'हस्ताक्षर', hing: 'signing' },
  vehicle: { en: 'the vehicle', hi: 'गाड़ी लेने', hing: 'gaadi lene' },
  house_buy: { en: 'buying the house', hi: 'घर लेने', hing: 'ghar lene' },
  house_entry: { en: 'entering the new home', hi: 'गृह प्रवेश', hing: 'grih pravesh' },
  travel: { en: 'the trip', hi: 'यात्रा', hing: 'yatra' },
  engagement: { en: 'the engagement', hi: 'सगाई', hing: 'sagai' },
  marriage: { en: 'the wedding', hi: 'विवाह', hing: 'shaadi' },
  business: { en: 'the opening', hi: 'काम शुरू करने', hing: 'kaam shuru karne' },
  naming: { en: 'the naming', hi: 'नामकरण', hing: 'naamkaran' },
  medical: { en: 'the treatment', hi: 'इलाज', hing: 'ilaaj' },
  study: { en: 'beginning to study', hi: 'पढ़ाई शुरू करने', hing: 'padhai shuru karne' },
  gold: { en: 'buying gold', hi: 'सोना ख़रीदने', hing: 'sona kharidne' },
  haircut: { en: 'the haircut', hi: 'बाल कटवाने', hing: 'baal katwane' },
  proposal: { en: 'saying it', hi: 'मन की बात कहने', hing: 'dil ki baat kehne' },
}

/** A custom by its name, as a sentence has it. */
export const CUSTOMS: Readonly<Record<CustomId, Spoken>> = {
  kharmas: { en: 'Kharmas', hi: 'खरमास', hing: 'Kharmas' },
  adhik: { en: 'the extra month', hi: 'अधिक मास', hing: 'Adhik maas' },
  pitru_paksha: { en: 'Pitru Paksha', hi: 'पितृ पक्ष', hing: 'Pitru Paksha' },
  chaturmas: { en: 'Chaturmas', hi: 'चातुर्मास', hing: 'Chaturmas' },
  holashtak: { en: 'Holashtak', hi: 'होलाष्टक', hing: 'Holashtak' },
  panchak: { en: 'Panchak', hi: 'पंचक', hing: 'Panchak' },
  combust_jupiter: { en: 'the time of a hidden Jupiter', hi: 'गुरु अस्त', hing: 'Guru ast' },
  combust_venus: { en: 'the time of a hidden Venus', hi: 'शुक्र अस्त', hing: 'Shukra ast' },
  janma_month: { en: 'your month of birth', hi: 'जन्म मास', hing: 'janma maas' },
}
