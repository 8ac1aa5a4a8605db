import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** Whether the place at work is kept. */
export const ASKS_SEAT =
  /lay ?off|chh?at+ni|\bfired?\b|terminat|lose (?:my|the) job|job (?:security|safe)|seat|bache?g[ai]|naukri (?:jaay|jay|ja |chali)|(?:job|naukri) (?:chh?od\w*|chhut\w*) pad|have to (?:leave|quit|give up) (?:my |the )?(?:job|work)|kursi|छंटनी|छँटनी|बचेगी|बचेगा|नौकरी जा|(?:नौकरी|जॉब|काम) (?:छोड़\p{L}*\p{M}*|छूट\p{L}*\p{M}*) ?पड़|निकाल/iu

export const SEAT: Spoken<Record<'holds' | 'shaky', Wordings>> = {
  en: {
    holds: [
      'Your place looks likely to hold: no hard stretch runs for your work now.',
      'I see your place kept rather than lost; nothing in your house of work breaks at present.',
    ],
    shaky: [
      'It stays shaky until {until}, then your place stands firmer; a loss is not written.',
      'Until {until} keep a second way open, after it the pressure on your place eases.',
    ],
  },
  hi: {
    holds: [
      'आपकी जगह बची रहने के आसार ज़्यादा हैं, काम पर अभी कोई कठिन दौर नहीं है।',
      'मुझे आपकी जगह टिकती दिखती है, काम के घर में अभी कुछ टूटता नहीं।',
    ],
    shaky: [
      '{until} तक ज़मीन हिलती है, उसके बाद आपकी जगह ज़्यादा पक्की है, जाना लिखा नहीं है।',
      '{until} तक दूसरा रास्ता भी खुला रखिए, उसके बाद जगह पर दबाव घटता है।',
    ],
  },
  hing: {
    holds: [
      'Aapki jagah bachi rehne ke chances zyada hain, kaam par abhi koi mushkil daur nahi hai.',
      'Mujhe aapki jagah tikti dikhti hai, kaam ke ghar me abhi kuch tootta nahi.',
    ],
    shaky: [
      '{Until} tak zameen hilti hai, uske baad aapki jagah zyada pakki hai, jaana likha nahi hai.',
      '{Until} tak doosra raasta bhi khula rakhiye, uske baad jagah par pressure ghatta hai.',
    ],
  },
}
