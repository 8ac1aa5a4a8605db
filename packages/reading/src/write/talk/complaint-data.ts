import type { Wordings } from '#write/say/say.ts'

/** The same answer came twice. */
const REPEATED: Wordings = {
  en: [
    'I am sorry{tail}, the same words twice are no answer. Tell me which question it was and I look again, with another reason and without a charge.',
    'That should not happen, and I am sorry. The dates of one chart stay the same, the help should not: say what you still miss, and I begin there.',
  ],
  hi: [
    'माफ़ कीजिए{tail}, एक ही जवाब दो बार काम का नहीं। बताइए कौन सा सवाल था, मैं दूसरी वजह से फिर देख[ता|ती] हूँ, बिना शुल्क।',
    'ऐसा नहीं होना चाहिए, माफ़ कीजिए। एक कुंडली की तारीख़ें वही रहती हैं, पर मदद वही नहीं रहनी चाहिए, बताइए क्या अधूरा रहा।',
  ],
  hing: [
    'Maaf kijiye{tail}, ek hi jawab do baar kaam ka nahi. Bataiye kaunsa sawal tha, main doosri wajah se phir [dekhta|dekhti] hoon, bina charge.',
    'Aisa nahi hona chahiye, maaf kijiye. Ek kundli ki dates wahi rehti hain, par madad wahi nahi rehni chahiye, bataiye kya adhoora raha.',
  ],
}

/** What was foretold did not come. */
const WRONG: Wordings = {
  en: [
    'I am sorry{tail} that it went otherwise. What I read is a leaning, and this one did not hold. Tell me in one line what happened, and I read it afresh with that.',
    'Then my reading was off there, and I take that from you. What came of it in truth? With that I look again, without a charge.',
  ],
  hi: [
    'माफ़ कीजिए{tail}, बात उलटी निकली। मैं झुकाव पढ़[ता|ती] हूँ, और यह नहीं टिका। एक पंक्ति में बताइए क्या हुआ, उसे जोड़कर फिर देख[ता|ती] हूँ।',
    'फिर वहाँ मेरा पढ़ना ठीक नहीं बैठा, यह मान[ता|ती] हूँ। असल में क्या हुआ? उसी से दोबारा देख[ता|ती] हूँ, बिना शुल्क।',
  ],
  hing: [
    'Maaf kijiye{tail}, baat ulti nikli. Main jhukav [padhta|padhti] hoon, aur yeh nahi tika. Ek line me bataiye kya hua, use jod kar phir [dekhta|dekhti] hoon.',
    'Phir wahan mera padhna theek nahi baitha, yeh [maanta|maanti] hoon. Asal me kya hua? Usi se dobara [dekhta|dekhti] hoon, bina charge.',
  ],
}

/** Fraud is charged. */
const FRAUD: Wordings = {
  en: [
    'You need not take my word{tail}. Every date here can be checked in an almanac, nothing is sold against fear, and what did not help is not worth your money: support on WhatsApp looks at it.',
    'I understand the anger. I am an AI, I say so, I promise no results and sell no puja or stone. If you paid for an answer that was none, write to support on WhatsApp.',
  ],
  hi: [
    'मेरी बात पर यूँ ही भरोसा मत कीजिए{tail}। यहाँ की हर तारीख़ पंचांग में जाँची जा सकती है, और डर दिखाकर कुछ बेचा नहीं जाता। पैसे की शिकायत हो तो व्हाट्सऐप सहायता पर लिखिए।',
    'आपका ग़ुस्सा समझ सक[ता|ती] हूँ। मैं एआई हूँ और यह खुली बात है, न नतीजे का वादा है, न पूजा या रत्न की बिक्री। कोई जवाब बेकार लगा हो तो बताइए, फिर से देख[ता|ती] हूँ।',
  ],
  hing: [
    'Meri baat par yun hi bharosa mat kijiye{tail}. Yahan ki har date panchang me check ho sakti hai, aur darr dikha kar kuch becha nahi jaata. Paise ki shikayat ho to WhatsApp support par likhiye.',
    'Aapka gussa samajh [sakta|sakti] hoon. Main AI hoon aur yeh khula hai, na result ka vaada hai, na puja ya ratna ki sale. Koi jawab bekaar laga ho to bataiye, phir se [dekhta|dekhti] hoon.',
  ],
}

/** How can one know that it is right. */
const HOW_RIGHT: Wordings = {
  en: [
    'You cannot know it in advance{tail}, and I cannot prove it. You can test me: ask about a year that is over, and compare it with your memory. The positions of the grahas are arithmetic, the meaning is tradition.',
    'A fair question. The dates are computed and can be checked; whether the meaning fits only your own life can show. Ask me of a past year first, and judge by that.',
  ],
  hi: [
    'पहले से नहीं जाना जा सकता{tail}, और मैं साबित भी नहीं कर सक[ता|ती]। मुझे परखिए: कोई बीता साल पूछिए और अपनी याद से मिलाइए। ग्रहों की जगह गणित है, अर्थ परंपरा का।',
    'सवाल ठीक है। तारीख़ें गणना से आती हैं और जाँची जा सकती हैं, अर्थ बैठता है या नहीं, यह आपका जीवन बताएगा। पहले किसी बीते साल से परख लीजिए।',
  ],
  hing: [
    'Pehle se nahi jaana ja sakta{tail}, aur main saabit bhi nahi kar [sakta|sakti]. Mujhe parakhiye: koi beeta saal poochhiye aur apni yaad se milaiye. Grahon ki jagah ganit hai, matlab parampara ka.',
    'Sawal theek hai. Dates ganana se aati hain aur check ho sakti hain, matlab baithta hai ya nahi, yeh aapki life batayegi. Pehle kisi beete saal se parakh lijiye.',
  ],
}

/** Answers by what is complained of. */
export const COMPLAINTS = { repeated: REPEATED, wrong: WRONG, fraud: FRAUD, how_right: HOW_RIGHT }
