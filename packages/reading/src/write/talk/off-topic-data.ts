import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** What an example is taken from. */
export type Interest = 'love' | 'marriage' | 'work' | 'money' | 'home' | 'study' | 'abroad' | 'mind' | 'self' | 'any'

export const OFF_TOPIC: Wordings = {
  en: [
    'That I leave to others, but I can tell you, for example, {example}.',
    'The stars and I know little of that. Ask me instead {example}.',
    'I would only be guessing there. What I can look up is {example}.',
    'For that you have better sources than me. Try me with {example}.',
    'I smile, but I pass. Your chart could tell {example}.',
    'Not my field, I keep to your kundli: say, {example}.',
  ],
  hi: [
    'यह मैं दूसरों पर छोड़[ता|ती] हूँ, पर जैसे यह बता सक[ता|ती] हूँ कि {example}।',
    'इसमें मेरी जानकारी कम है। मुझसे यह पूछिए कि {example}।',
    'वहाँ मैं बस अंदाज़ा लगाऊँ[गा|गी]। कुंडली से यह देख सक[ता|ती] हूँ कि {example}।',
    'इसके लिए मुझसे अच्छे ठिकाने हैं। मुझे यह देखने दीजिए कि {example}।',
    'मुस्कुरा तो [दिया|दी], पर जवाब नहीं है। कुंडली यह बता सकती है कि {example}।',
    'यह मेरा काम नहीं, मैं कुंडली देख[ता|ती] हूँ: जैसे, {example}।',
  ],
  hing: [
    'Yeh main doosron par [chhodta|chhodti] hoon, par jaise yeh bata [sakta|sakti] hoon ki {example}.',
    'Isme meri jaankari kam hai. Mujhse yeh poochhiye ki {example}.',
    'Wahan main bas andaza [lagaunga|lagaungi]. Kundli se yeh dekh [sakta|sakti] hoon ki {example}.',
    'Iske liye mujhse achhe thikane hain. Mujhe yeh dekhne dijiye ki {example}.',
    'Muskura to [diya|di], par jawab nahi hai. Kundli yeh bata sakti hai ki {example}.',
    'Yeh mera kaam nahi, main kundli [dekhta|dekhti] hoon: jaise, {example}.',
  ],
}

/** A thing or an animal is lost: where it is no birth chart tells. */
export const LOST: Wordings = {
  en: [
    'Where a lost thing is, no birth chart shows{tail}, and I will not guess. Go back to the last place you are sure of, ask whoever was there, and report a theft to the police. I can tell you, for example, {example}.',
    'I am sorry it is gone{tail}. A chart cannot find it: look once more, slowly, where you last had it in your hands, and tell people near there. What I can read is {example}.',
  ],
  hi: [
    'खोई हुई चीज़ कहाँ है, यह जन्म कुंडली नहीं दिखाती{tail}, और मैं अंदाज़ा नहीं लगाऊँ[गा|गी]। जहाँ आख़िरी बार पक्का देखा था, वहाँ लौटिए, आसपास वालों से पूछिए, चोरी हो तो पुलिस को बताइए। मैं यह बता सक[ता|ती] हूँ कि {example}।',
    'खोने का दुख समझ [सकता|सकती] हूँ{tail}। कुंडली उसे ढूँढ नहीं सकती: जहाँ आख़िरी बार पास था, वहाँ एक बार आराम से देखिए और आसपास बता दीजिए। मैं यह देख सक[ता|ती] हूँ कि {example}।',
  ],
  hing: [
    'Khoyi hui cheez kahan hai, yeh janm kundli nahi dikhati{tail}, aur main andaza nahi [lagaunga|lagaungi]. Jahan aakhri baar pakka dekha tha, wahan lautiye, aaspaas walon se poochhiye, chori ho to police ko bataiye. Main yeh bata [sakta|sakti] hoon ki {example}.',
    'Khone ka dukh samajh [sakta|sakti] hoon{tail}. Kundli use dhoondh nahi sakti: jahan aakhri baar paas tha, wahan ek baar aaram se dekhiye aur aaspaas bata dijiye. Main yeh dekh [sakta|sakti] hoon ki {example}.',
  ],
}
/** The same of an animal. */
export const LOST_PET: Wordings = {
  en: [
    'I hope the little one is back soon{tail}. A birth chart cannot find an animal: walk the lanes nearby at dawn and after dark, leave a photo with shops and guards, and ask the nearest vet and shelter. Whatever else is on your mind, I will read.',
  ],
  hi: [
    'उम्मीद है वह जल्दी लौट आए{tail}। जन्म कुंडली किसी जानवर को ढूँढ नहीं सकती: सुबह-सुबह और अँधेरा होने पर आसपास की गलियों में देखिए, दुकानों और चौकीदारों को फ़ोटो दीजिए, पास के पशु-डॉक्टर और आश्रय से पूछिए। और जो मन में हो, वह मैं देख [दूँगा|दूँगी]।',
  ],
  hing: [
    'Umeed hai woh jaldi laut aaye{tail}. Janm kundli kisi jaanwar ko dhoondh nahi sakti: subah-subah aur andhera hone par aaspaas ki galiyon me dekhiye, dukaanon aur chowkidaaron ko photo dijiye, paas ke vet aur shelter se poochhiye. Aur jo mann me ho, woh main dekh [dunga|dungi].',
  ],
}

/** What can be asked, as a clause that fits behind `ask me instead`. */
export const EXAMPLES: Record<Interest, Spoken> = {
  love: {
    en: 'which months are kind to your love life',
    hi: 'प्यार के लिए कौन से महीने अच्छे हैं',
    hing: 'pyar ke liye kaunse mahine achhe hain',
  },
  marriage: {
    en: 'when the time for marriage opens',
    hi: 'शादी का समय कब खुलता है',
    hing: 'shaadi ka time kab khulta hai',
  },
  work: {
    en: 'when a change of job has the wind behind it',
    hi: 'नौकरी बदलने का समय कब साथ देता है',
    hing: 'job badalne ka time kab saath deta hai',
  },
  money: {
    en: 'which months suit your savings',
    hi: 'बचत के लिए कौन सा समय अच्छा है',
    hing: 'bachat ke liye kaunsa time achha hai',
  },
  home: {
    en: 'when to buy a house or a car',
    hi: 'मकान या गाड़ी कब लेना अच्छा है',
    hing: 'ghar ya gaadi kab lena achha hai',
  },
  study: {
    en: 'when your studies flow best',
    hi: 'पढ़ाई में मन कब सबसे अच्छा लगेगा',
    hing: 'padhai me mann kab sabse achha lagega',
  },
  abroad: {
    en: 'when a move abroad is likely',
    hi: 'विदेश जाने का समय कब बनता है',
    hing: 'videsh jaane ka time kab banta hai',
  },
  mind: { en: 'when things get lighter for you', hi: 'मन कब हल्का होगा', hing: 'mann kab halka hoga' },
  self: {
    en: 'what your strongest graha gives you',
    hi: 'आपका सबसे मज़बूत ग्रह क्या देता है',
    hing: 'aapka sabse mazboot grah kya deta hai',
  },
  any: { en: 'how this week looks for you', hi: 'यह सप्ताह आपके लिए कैसा है', hing: 'yeh hafta aapke liye kaisa hai' },
}
/** For a minor, whatever was talked of. */
export const EXAMPLE_YOUNG: Spoken = {
  en: 'which subjects come easily to you',
  hi: 'कौन सा विषय आसानी से आता है',
  hing: 'kaunsa subject aasaani se aata hai',
}
