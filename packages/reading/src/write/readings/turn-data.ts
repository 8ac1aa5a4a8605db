import type { Choice } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { ActPair } from './act-data.ts'

type Turn = { speaksFor: 0 | 1; other: Spoken }

/** Of conditions that speak for one side of a choice: which, and what turns it where that side is chosen already. */
export const TURNS: Partial<Record<Choice | ActPair | 'grow', Turn>> = {
  love_arranged: {
    speaksFor: 1,
    other: {
      en: 'It turns if there is somebody already whom both families could accept.',
      hi: 'कोई ऐसा पहले से हो जिसे दोनों परिवार मान सकें, तो बात पलट सकती है।',
      hing: 'Koi aisa pehle se ho jise dono families maan sakein, to baat palat sakti hai.',
    },
  },
  job_business: {
    speaksFor: 1,
    other: {
      en: 'It turns if six months of expenses are not laid aside first.',
      hi: 'पहले छह महीने का ख़र्च अलग न रखा हो तो बात पलटती है।',
      hing: 'Pehle chhah mahine ka kharcha alag na rakha ho to baat palatti hai.',
    },
  },
  grow: {
    speaksFor: 1,
    other: {
      en: 'It turns if the first place cannot do without you for a month.',
      hi: 'पहली जगह आपके बिना एक महीना न चल सके तो बात पलटती है।',
      hing: 'Pehli jagah aapke bina ek mahina na chal sake to baat palatti hai.',
    },
  },
  near_far: {
    speaksFor: 0,
    other: {
      en: 'It turns if work, or somebody you want to live with, is waiting for you there.',
      hi: 'वहाँ कोई पक्का काम हो या कोई अपना जिसके साथ रहना है, तो बात पलट सकती है।',
      hing: 'Wahan koi pakka kaam ho ya koi apna jiske saath rehna hai, to baat palat sakti hai.',
    },
  },
  buy_rent: {
    speaksFor: 1,
    other: {
      en: 'It turns if the rent comes close to what the instalment would be.',
      hi: 'किराया किस्त के पास पहुँच जाए तो बात पलटती है।',
      hing: 'Kiraya kist ke paas pahunch jaye to baat palatti hai.',
    },
  },
  sell_keep: {
    speaksFor: 0,
    other: {
      en: 'It turns if somebody of the family wants to live in it, or the price is under the market.',
      hi: 'परिवार में कोई उसमें रहना चाहे या दाम बाज़ार से कम मिले, तो बात पलटती है।',
      hing: 'Family me koi usme rehna chahe ya daam market se kam mile, to baat palatti hai.',
    },
  },
  alone_partner: {
    speaksFor: 1,
    other: {
      en: 'It turns if shares, work and exit cannot be put in writing.',
      hi: 'हिस्सा, काम और अलग होने की शर्तें लिखी न जा सकें तो बात पलटती है।',
      hing: 'Hissa, kaam aur alag hone ki terms likhi na jaa sakein to baat palatti hai.',
    },
  },
  this_next_year: {
    speaksFor: 0,
    other: {
      en: 'It turns if the papers or the money are not ready before the year ends.',
      hi: 'साल ख़त्म होने तक काग़ज़ या पैसा तैयार न हो तो बात पलटती है।',
      hing: 'Saal khatam hone tak papers ya paisa ready na ho to baat palatti hai.',
    },
  },
  study_work: {
    speaksFor: 0,
    other: {
      en: 'It turns if the house needs your income now.',
      hi: 'घर को अभी आपकी कमाई की ज़रूरत हो तो बात पलटती है।',
      hing: 'Ghar ko abhi aapki kamai ki zaroorat ho to baat palatti hai.',
    },
  },
  tell_quiet: {
    speaksFor: 1,
    other: {
      en: 'It turns if the other person gives you a clear sign first.',
      hi: 'सामने वाला पहले साफ़ इशारा दे तो बात पलटती है।',
      hing: 'Saamne wala pehle saaf ishaara de to baat palatti hai.',
    },
  },
  accept_refuse: {
    speaksFor: 1,
    other: {
      en: 'It turns if the one thing you cannot do without is asked openly and answered well.',
      hi: 'जो बात आपके लिए ज़रूरी है उसका खुलकर पूछने पर अच्छा जवाब मिले, तो बात पलटती है।',
      hing: 'Jo baat aapke liye zaroori hai uska khul kar poochhne par achha jawab mile, to baat palatti hai.',
    },
  },
  now_wait: {
    speaksFor: 0,
    other: {
      en: 'It turns if the money or the papers for it are not ready.',
      hi: 'इसके लिए पैसा या काग़ज़ तैयार न हों तो बात पलटती है।',
      hing: 'Iske liye paisa ya papers ready na hon to baat palatti hai.',
    },
  },
  cash_loan: {
    speaksFor: 1,
    other: {
      en: 'It turns if the sum can be paid and six months of expenses still remain.',
      hi: 'पूरी रक़म देकर भी छह महीने का ख़र्च बचे तो बात पलटती है।',
      hing: 'Poori rakam dekar bhi chhah mahine ka kharcha bache to baat palatti hai.',
    },
  },
  wait_for_move_on: {
    speaksFor: 0,
    other: {
      en: 'It turns if nothing comes from their side in three months.',
      hi: 'तीन महीने में उनकी ओर से कुछ न आए तो बात पलटती है।',
      hing: 'Teen mahine me unki taraf se kuch na aaye to baat palatti hai.',
    },
  },
}
