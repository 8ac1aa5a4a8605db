/** A word that somebody gave: `he promised`, `vaada kiya tha`, `अपनी बात रखेगा`. */
const GIVEN =
  /\bpromis(?:e|es|ed|ing)\b|\b(?:assur|vow)ed\b|\bswore\b|\bgave (?:me |us )?(?:his|her|their) word\b|\b(?:keep|keeps|keeping|stand by|stands by) (?:his|her|their) (?:word|promise)|\b[vw]a+da?a\b|\b[vw]a+de\b|\bvachan di|\bzuba+n (?:di|de)\b|\b(?:apni|unki|uski) (?:baat|bat) (?:se |par |pe |pr )?(?:rakhe?g|rakhen|tik|nibha|muk[a]?r|poori|puri|kayam)|वादा|वादे|वायदा|वचन दि|(?:ज़ुबान|जुबान) (?:दी|दे)|(?:अपनी|उनकी|उसकी) बात (?:से |पर )?(?:रखेग|रखेंग|टिक|निभा|मुकर|पूरी|क़ायम|कायम)/iu
const FUTURE = String.raw`(?:\p{L}(?:ega|egi|enge|eyga)\b|(?:एगा|एगी|एंगे|एँगे|एंगी|एँगी|ेगा|ेगी|ेंगे|ेंगी)(?![\p{L}\p{M}]))`
/** Said by somebody of what they will do, and asked whether it comes: `boss ne bola tha promotion dega, dega kya`. */
const SAID_SO = new RegExp(
  String.raw`\b(?:said|says|told (?:me|us)|saying)\b.*(?:\b(?:will|would|going to|gonna)|['’]ll)\b.*\b(?:will|would|is|are) (?:he|she|they|it)\b|(?<![\p{L}\p{M}])(?:ne|ने)\s[^?।]*(?<![\p{L}\p{M}])(?:ka+ha|bola|कहा|बोला)(?![\p{L}\p{M}]).*${FUTURE}.*${FUTURE}|(?<![\p{L}\p{M}])(?:ne|ने)\s[^?।]*(?:ka+ha|bola|कहा|बोला) (?:tha|था)\s(?!.*(?:banega|banegi|बनेगा|बनेगी)).*${FUTURE}\s*[?।.]*$|(?<![\p{L}\p{M}])(?:keht[aei]|kaht[aei]|bolt[aei]|कहत[ाीे]|बोलत[ाीे])(?![\p{L}\p{M}]).*(?:unga|ungi|enge|ega|egi|ूँगा|ूंगा|ूँगी|ूंगी|ेंगे|ेगा|ेगी)(?![\p{L}\p{M}]).*[,.।].*${FUTURE}`,
  'isu',
)
/** A word of ours, of another astrologer, of the asker, or one that the chart gives. */
const NOT_THEIRS =
  /\b(?:you|u|aap|ap|tum|kisi|everyone|sab|pandit\w*|jyotish\w*|astrologer|baba(?:ji)?|guru ?ji|maharaj|sadhu|maulvi\w*|tarot\w*|doctor|expert)\s+(?:ji |wali |sahab )?(?:ne\b|had |have )?\s?(?:\w+ ){0,3}(?:sa(?:id|ys)|told|promis|kaha|bola|bataya)|\b(?:i|we|maine|mene|main ?ne|humne|hamne)\b(?: have| had| also)? (?:\w+ ){0,3}(?:promis|swore|va+da|wa+da|vachan)|(?:chart|kundli|horoscope|stars?|graha?)\b[^.?!]*\bpromis|promis\w* (?:in|by) (?:my |the )?(?:chart|kundli|horoscope|stars)|(?:मैंने|हमने|आपने|तुमने|किसी ने|पंडित|ज्योतिष|बाबा|गुरु|साधु|टैरो|डॉक्टर)[^।?]*(?:वादा|वचन|कहा|बोला)/iu

/** Whether it is asked if somebody does what they said they would: theirs to keep, which no chart shows. */
export const asksOfPromise = (text: string): boolean =>
  (GIVEN.test(text) || SAID_SO.test(text)) && !NOT_THEIRS.test(text)
