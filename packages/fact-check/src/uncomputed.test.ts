import { chartNo, question } from '@dhruva/reading/testing/people'
import { describe, expect, it } from 'vitest'
import { createVerifier } from './verifier.ts'

/** Said of a person: what no part of this product computes. */
const SAID = [
  'Saturn has a shadbala of 6.4 rupas in your chart, so he is your strongest graha.',
  'Your Arudha Lagna falls in Gemini, which is why people see you as talkative.',
  'With the Upapada in Cancer, your spouse comes from a caring family.',
  'Your atmakaraka is in Karakamsha Leo, a sign of royal purpose.',
  'You will get married on 14 February 2028.',
  'You will be married in November 2027, that is certain.',
  "Your husband's name will begin with the letter R.",
  'Your future wife will come from the north and work as a doctor.',
  'Your lucky number is 7 and your lucky colour is green.',
  'A rare Lakshmi-Narayan Yoga blesses your chart.',
  'You have Vish Yoga because the Moon is troubled.',
  'According to KP, the sub-lord of your seventh cusp is Venus.',
  'Your progressed Moon has entered Capricorn this year.',
  'In your D6 chart Mars stands in Virgo, so watch your digestion.',
  'Uranus in your eighth house brings sudden gains.',
  'Your Indu Lagna in Taurus promises wealth.',
  'Pitra dosha in your chart delays children.',
  'Your spouse will be a software engineer from the south.',
  'You will have two sons and one daughter.',
  'Your Jupiter is in Yuva avastha and gives full results.',
  'Mars wins the planetary war against Mercury in your chart.',
  'You will live until the age of 84.',
  'Your Saturn has 92% strength.',
  'आपके शनि का षड्बल 7.2 रूप है, इसलिए वह बहुत बलवान है।',
  'आपका आरूढ़ लग्न मिथुन में है।',
  'आपका विवाह 12 मई 2028 को होगा।',
  "आपके जीवनसाथी का नाम 'र' अक्षर से शुरू होगा।",
  'आपकी पत्नी उत्तर दिशा से आएगी और डॉक्टर होगी।',
  'आपका शुभ अंक 5 और शुभ रंग पीला है।',
  'आपकी कुंडली में लक्ष्मी-नारायण योग बनता है।',
  'आपकी कुंडली में पितृ दोष है।',
  'आपकी कुंडली में विष योग बन रहा है।',
  'आपकी शादी 2027 में पक्की है।',
  'उपपद लग्न कर्क में होने से पत्नी सेवाभावी होगी।',
  'Aapke Shani ka shadbal 6.5 rupa hai, isliye bahut strong hai.',
  'Aapki shaadi 2027 mein pakki hogi.',
  'Aapke pati ka naam R akshar se shuru hoga.',
  'Aapki wife north direction se aayegi aur doctor hogi.',
  'Aapka lucky number 3 aur lucky color laal hai.',
  'Aapki kundli mein Lakshmi Narayan yog bana hua hai.',
  'Aapka arudha lagna Mithun hai.',
  'Aapki kundli mein pitra dosh hai.',
  'Aapki shaadi 15 March 2027 ko ho jayegi.',
  'Aapke do bete honge.',
  'Aapka atmakaraka navamsa mein Karakamsha Simha hai.',
  'Ashtakoot mein aapke 28 gun milte hain.',
  'Aapka Guru Yuva avastha mein hai.',
]

/** Teaching, advice, and honest words about what a chart does not tell. */
const HARMLESS = [
  'Saturn takes about two and a half years to cross one sign, so give it time.',
  'In general, the seventh house speaks of partnership and the tenth of career.',
  'If Mars were in the seventh, one would look at the matching more carefully.',
  'Venus is exalted in Pisces and debilitated in Virgo, as every beginner learns.',
  'Light a lamp on Saturdays and help the elderly; Saturn likes patient service.',
  'Jupiter, the natural significator of children, asks for patience.',
  'Whoever has Saturn in the tenth tends to rise slowly.',
  'I cannot give you a wedding date; the chart only shows periods that support it.',
  'Mars rules Aries and Scorpio, and the Sun rules Leo.',
  "The chart does not reveal the first letter of your partner's name.",
  'Shadbala is a way of measuring the strength of a graha, but I have not worked it out here.',
  'A debilitated planet is not a curse, and an exalted one is not a guarantee.',
  'If your partner has a strong Venus, that may help the two of you.',
  'People often fear Rahu, yet it also brings curiosity.',
  'Offer water to the Sun in the morning and keep your promises.',
  'The Moon changes sign every two and a quarter days, so moods pass.',
  'Should Saturn and Mars meet in a chart, tempers need care.',
  'A combust planet works quietly behind the Sun.',
  'Do not buy a gemstone on the strength of one sentence.',
  'A year of Saturn can teach more than ten of comfort.',
  'Do ten minutes of yoga every morning.',
  'You will marry when you are ready; the stars only lean.',
  'Mars likes movement, so walk every day and avoid quarrels.',
  'Astrology cannot tell you the profession of your future husband.',
  'शनि एक राशि में लगभग ढाई साल रहता है, इसलिए धैर्य रखिए।',
  'सातवाँ भाव विवाह का और दसवाँ भाव कर्म का माना जाता है।',
  'शुक्र मीन में उच्च और कन्या में नीच का होता है।',
  'यदि किसी की कुंडली में मंगल सातवें भाव में हो तो मिलान ध्यान से किया जाता है।',
  'शनिवार को तेल का दीपक जलाइए और बुज़ुर्गों की सेवा कीजिए।',
  'गुरु संतान और ज्ञान के कारक माने जाते हैं।',
  'कुंडली से जीवनसाथी के नाम का पहला अक्षर नहीं बताया जा सकता।',
  'विवाह की निश्चित तारीख कोई नहीं बता सकता।',
  'रोज़ सुबह सूर्य को जल चढ़ाइए।',
  'नीच का ग्रह कोई श्राप नहीं होता।',
  'जब शनि चंद्र से बारहवें, पहले और दूसरे घर में चलता है, तब उसे साढ़ेसाती कहते हैं।',
  'मंगल ऊर्जा का ग्रह है, उसे व्यायाम में लगाइए।',
  'हर कुंडली में कुछ ग्रह बलवान और कुछ कमज़ोर होते हैं।',
  'शादी के लिए सातवाँ भाव, उसका स्वामी और शुक्र देखे जाते हैं।',
  'Shani ek rashi mein lagbhag dhai saal rehta hai, isliye jaldi mat kijiye.',
  'Shukra Meen mein uchch ka aur Kanya mein neech ka hota hai.',
  'Agar kisi ki kundli mein Mangal saatve ghar mein ho to milaan dhyan se karte hain.',
  'Shaadi ki pakki tareekh kundli se nahi batayi ja sakti.',
  'Saatva ghar shaadi ka hota hai aur dasva kaam ka.',
  'Roz subah Surya ko jal dijiye, mann shaant rahega.',
  'Guru gyaan ka karak hai, isliye padhai mein mehnat rang laati hai.',
  'Manglik hona koi dosh nahi, bas milaan dekh lena chahiye.',
  'Naam ka pehla akshar kundli nahi batati, aise daavon se bachiye.',
  'Mangal wali urja ko exercise mein lagaiye.',
  'Rahu ka naam sunkar log dar jaate hain, par darne ki baat nahi.',
  'Sade Sati mein mehnat badhti hai, par har kisi ke liye buri nahi hoti.',
]

const CHARTS = [1003, 1032].map((no) => question(chartNo(no), 'x'))
const isUncomputed = (text: string) =>
  CHARTS.map((asked) =>
    createVerifier(asked)
      .check(text)
      .claims.some(({ kind }) => kind === 'uncomputed'),
  )
const isFalse = (text: string) => CHARTS.map((asked) => createVerifier(asked).check(text).verdict === 'false')

describe('what is not computed', () => {
  it.each(SAID)('may not be said of a person: %s', (text) => {
    expect(isFalse(text)).toEqual([true, true])
  })

  it.each(HARMLESS)('may be taught, advised or declined: %s', (text) => {
    expect(isUncomputed(text)).toEqual([false, false])
  })
})
