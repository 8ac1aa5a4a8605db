import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** Who tells of these words has somebody already. */
export const TOGETHER =
  /boy ?friend|girl ?friend|\bbf\b|\bgf\b|fianc|\btogether\b|\bdating\b(?! (?:app|site|scene|life|world))|we (?:matched|met|broke)|he plans dates|in a relationship|\b(?:yrs?|years?|saal|sal) (?:se |ka |of )?(?:saath|relationship|rishta)|saath (?:hain|hai|rehte)|relationship me|mere? (?:saath|wale)|बॉयफ़्रेंड|बॉयफ्रेंड|गर्लफ़्रेंड|गर्लफ्रेंड|मंगेतर|साल से साथ|साथ हैं|रिश्ते में हूँ|रिलेशनशिप/iu

/** What fits only one who has nobody yet. */
export const NEWCOMER: Spoken<RegExp> = {
  en: /someone|acquaintance|meeting|introduc|another circle|proposal|\bmatch|new face|stranger/i,
  hi: /कोई|जान-पहचान|परिचित|मुलाक़ात|मुलाकात|परिचय|मिलवा|मिलना|रिश्ता (?:आ|ला|मिल)|रिश्ते आ|प्रस्ताव|नया|नए/u,
  hing: /\bkoi\b|jaan-?pehchaan|parichit|mulaqat|mulakat|meeting|introduc|milwa|milna|rishta (?:aa|laa|mil)|rishte aa|proposal|\bnaya|\bnaye/i,
}

/** What is hoped for between two who know each other: as an aim stands before "time". */
export const BETWEEN_TWO: Spoken<{ aim: string; topic: string }> = {
  en: { aim: 'an honest talk between you two', topic: 'what is between you two' },
  hi: { aim: 'आप दोनों के बीच साफ़ बात होने', topic: 'आप दोनों का रिश्ता' },
  hing: { aim: 'aap dono ke beech saaf baat hone', topic: 'aap dono ka rishta' },
}

/** What such a one may say of a wedding. */
export const HIS_WORD: Spoken<string> = {
  en: 'a word about marriage',
  hi: 'शादी की बात होने',
  hing: 'shaadi ki baat hone',
}

/** A month in which something was, and not one that is asked about. */
export const BACK_THEN =
  /\b(?:matched|met|started|broke|since|joined|left|began|proposed|happened)\b|mile the|mila th|mili th|hu[ai] th|se (?:hai|hain|baat)|मिले थे|हुआ था|हुई थी|से (?:हैं|बात)/iu

/** Another person, not the family, decides this. */
export const ONE_DECIDES =
  /\b(?:will|does|would) (?:he|she)\b|\b(?:wo|woh|vo|voh)\b[^.?!]*(?:karega|karegi|lega|legi|aayega|aayegi|bolega|bolegi|maanega|maanegi|chahta|chahti)|(?:वो|वह)[^।?!]*(?:करेगा|करेगी|लेगा|लेगी|बोलेगा|बोलेगी|मानेगा|मानेगी|चाहता|चाहती)/iu

/** Whether a child is to be beaten into it: never. */
export const BEATS =
  /\bma+r(?:u|un|na|ne| du| dun| lagau)?\b(?=.*(?:sudh|ma+n|seekh|sahi|theek|chahiye))|\b(?:beat|beating|hit|hitting|slap|slapping|spank|thrash)\b|मार(?:ूँ|ूं|ना|ने| दूँ| दूं| लगा)?(?![\p{L}\p{M}])(?=.*(?:सुधर|मान|सीख|ठीक|चाहिए))|पिटाई|थप्पड़/iu
export const NO_BEATING: Spoken<Wordings> = {
  en: [
    'No, a beating teaches a child to hide the thing, not to leave it.',
    'No. Fear lasts an evening and costs the trust of years.',
  ],
  hi: ['नहीं, मारने से बच्चा बात छिपाना सीखता है, छोड़ना नहीं।', 'नहीं। डर एक शाम टिकता है, और उसमें बरसों का भरोसा जाता है।'],
  hing: [
    'Nahi, maarne se bachcha baat chhupana seekhta hai, chhodna nahi.',
    'Nahi. Dar ek shaam tikta hai, aur usme barson ka bharosa jaata hai.',
  ],
}

/** A paper that was written already and waits for its result. */
export const PAPER_GIVEN =
  /\b(?:gave|given|wrote|written|appeared|finished|done with)\b[^.?!]*\b(?:exam|paper|test|prelims|mains|neet|jee|upsc|ssc|cat|gate)\b|(?:exam|paper|prelims|mains|neet|jee|ssc|upsc|cat|gate|test)\b[^.?!]*\b(?:de diya|diya tha|diye the|de chuk\w+|ho gaya|ho gayi|ho gaye|was (?:last|on)|is over|went)\b|(?:waiting|wait) for (?:the |my )?result|result (?:kab|aane wala|aana|awaited|out)|(?:final|merit|select(?:ion)?) list|list (?:aane|aayegi|kab)|naam aa(?:ye|e)?ga|(?:परीक्षा|पेपर|एग्ज़ाम|एग्जाम|टेस्ट)[^।?!]*(?:दी थी|दिया था|दे दी|दे दिया|दे चुक|हो गई|हो गया|हो चुक)|(?:रिज़ल्ट|रिजल्ट|नतीजा|परिणाम) (?:कब|आने|का इंतज़ार)|(?:फ़ाइनल|फाइनल|मेरिट|चयन) (?:लिस्ट|सूची)|(?:लिस्ट|सूची) (?:आने|आएगी|कब)/iu

/** Steps for who has written the paper. */
export const AFTER_PAPER: Spoken<Wordings> = {
  en: [
    'do not go over the paper again, it is out of your hands',
    'have the papers for the next stage ready in one folder',
    'note the last date of one further form, in case',
    'sleep in for a week and then begin the next chapter',
  ],
  hi: [
    'पेपर को दोबारा मत खोलिए, अब वह आपके हाथ में नहीं',
    'अगले चरण के काग़ज़ एक फ़ाइल में तैयार रखिए',
    'एक और फ़ॉर्म की आख़िरी तारीख़ लिख लीजिए, सहारे के लिए',
    'एक हफ़्ता आराम कीजिए और फिर अगला अध्याय शुरू कीजिए',
  ],
  hing: [
    'paper ko dobara mat kholiye, ab woh aapke haath me nahi',
    'agle stage ke papers ek file me taiyaar rakhiye',
    'ek aur form ki last date likh lijiye, sahare ke liye',
    'ek hafta aaram kijiye aur phir agla chapter shuru kijiye',
  ],
}

/** Of a child that is asked about, never of the asker. */
export const CHILD_YOUNG: Spoken<Wordings> = {
  en: [
    'At that age this is not read yet. Ask me about the child’s studies, health or temper.',
    'For one so young I leave that closed; studies and talents I can look at gladly.',
  ],
  hi: [
    'इतनी छोटी उम्र में यह नहीं पढ़ा जाता। बच्चे की पढ़ाई, सेहत या स्वभाव के बारे में पूछिए।',
    'इतनी कम उम्र के लिए यह बात मैं बंद [रखता|रखती] हूँ, पढ़ाई और हुनर ख़ुशी से [देखूँगा|देखूँगी]।',
  ],
  hing: [
    'Itni chhoti umar me yeh nahi padha jaata. Bachche ki padhai, sehat ya swabhav ke baare me poochhiye.',
    'Itni kam umar ke liye yeh baat main band [rakhta|rakhti] hoon, padhai aur hunar khushi se [dekhunga|dekhungi].',
  ],
}

/** What shows whom one can rely on in work and money. */
export const RELY_STEP: Spoken<string> = {
  en: 'ask for the accounts in writing before another rupee goes in',
  hi: 'एक और रुपया देने से पहले पूरा हिसाब लिखित में माँगिए',
  hing: 'ek aur rupaya dene se pehle poora hisaab likhit me maangiye',
}

/** Of whom neither a kundli is there nor a house of the asker's chart stands for. */
export const STRANGER: Spoken<Wordings> = {
  en: [
    'That person’s life does not stand in your chart, so I would only be guessing. Save their birth with date, time and place, and ask me with their name.',
    'Your chart has no place from which I could read that person honestly. With their date, time and place of birth saved, ask me again by name.',
  ],
  hi: [
    'उनका जीवन आपकी कुंडली में नहीं दिखता, मैं सिर्फ़ अंदाज़ा [लगाता|लगाती]। उनकी जन्म तारीख़, समय और जगह जोड़ दीजिए, फिर नाम लेकर पूछिए।',
    'आपकी कुंडली में ऐसा घर नहीं जिससे उनकी बात ईमानदारी से पढ़ूँ। उनका जन्म जोड़कर नाम से पूछिए, तब देख [दूँगा|दूँगी]।',
  ],
  hing: [
    'Unki life aapki kundli me nahi dikhti, main sirf andaza [lagata|lagati]. Unki janm tareekh, time aur jagah jod dijiye, phir naam lekar poochhiye.',
    'Aapki kundli me aisa ghar nahi jisse unki baat imaandari se padhoon. Unka janm jodkar naam se poochhiye, tab dekh [dunga|dungi].',
  ],
}

/** That a time that was asked for holds none; `{when}` as in "before June 2027", `{scope}` as in "2027". */
export const NOT_WITHIN: Spoken<{ when: Wordings; scope: Wordings }> = {
  en: {
    when: ['I see no open stretch for it {when}.', '{When} the chart shows no such time.'],
    scope: ['In {scope} the chart shows no such time.', 'I see no open stretch for it in {scope}.'],
  },
  hi: {
    when: ['{when} ऐसा खुला समय नहीं दिखता।', 'कुंडली में {when} इसका समय नहीं है।'],
    scope: ['{scope} में इसका खुला समय नहीं दिखता।', 'कुंडली में {scope} के भीतर इसका समय नहीं है।'],
  },
  hing: {
    when: ['{When} aisa khula time nahi dikhta.', 'Kundli me {when} iska time nahi hai.'],
    scope: ['{Scope} me iska khula time nahi dikhta.', 'Kundli me {scope} ke andar iska time nahi hai.'],
  },
}

/** What was asked of two is read of the one who asks. */
export const YOUR_SIDE: Spoken<Wordings> = {
  en: [
    'This is your side of it; the other chart has its own times, which you can ask for in that name.',
    'I read it from your chart alone; ask the same of the other birth and lay the two side by side.',
  ],
  hi: [
    'यह आपकी कुंडली की ओर से है; दूसरी कुंडली के समय अलग हैं, उन्हें उसी नाम से पूछ लीजिए।',
    'मैंने सिर्फ़ आपकी कुंडली से पढ़ा है; यही बात दूसरी कुंडली से भी पूछिए और दोनों साथ रखिए।',
  ],
  hing: [
    'Yeh aapki kundli ki taraf se hai; doosri kundli ke time alag hain, unhe usi naam se poochh lijiye.',
    'Maine sirf aapki kundli se padha hai; yahi baat doosri kundli se bhi poochhiye aur dono saath rakhiye.',
  ],
}

/** Of an election that is to be won: what no chart counts. */
export const VOTES: Spoken<Wordings> = {
  en: [
    'Votes no chart counts, it shows when people listen to you.',
    'How many vote stands in no chart; what does is the time that carries you.',
  ],
  hi: ['वोट कोई कुंडली नहीं गिनती, वह बताती है कि लोग कब सुनते हैं।', 'कितने वोट पड़ेंगे, यह कुंडली में नहीं; समय कब साथ है, यह है।'],
  hing: [
    'Vote koi kundli nahi ginti, woh batati hai ki log kab sunte hain.',
    'Kitne vote padenge, yeh kundli me nahi; time kab saath hai, yeh hai.',
  ],
}
