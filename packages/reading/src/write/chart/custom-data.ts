import type { Direction, GrahaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const COLOURS: Record<GrahaId, Spoken> = {
  sun: { en: 'copper and orange', hi: 'ताम्बई और नारंगी', hing: 'orange' },
  moon: { en: 'white', hi: 'सफ़ेद', hing: 'safed' },
  mars: { en: 'red', hi: 'लाल', hing: 'laal' },
  mercury: { en: 'green', hi: 'हरा', hing: 'hara' },
  jupiter: { en: 'yellow', hi: 'पीला', hing: 'peela' },
  venus: { en: 'white and soft pink', hi: 'सफ़ेद और हल्का गुलाबी', hing: 'safed aur halka gulabi' },
  saturn: { en: 'dark blue', hi: 'गहरा नीला', hing: 'gehra neela' },
  rahu: { en: 'smoky grey', hi: 'धुएँ जैसा स्लेटी', hing: 'grey' },
  ketu: { en: 'brown', hi: 'भूरा', hing: 'bhoora' },
}
/** From Sunday on. */
export const WEEKDAYS: Spoken<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  hing: ['Ravivaar', 'Somvaar', 'Mangalvaar', 'Budhvaar', 'Guruvaar', 'Shukravaar', 'Shanivaar'],
}
export const DIRECTIONS: Record<Direction, Spoken> = {
  east: { en: 'east', hi: 'पूर्व', hing: 'east' },
  south_east: { en: 'south-east', hi: 'आग्नेय (दक्षिण-पूर्व)', hing: 'south-east' },
  south: { en: 'south', hi: 'दक्षिण', hing: 'south' },
  south_west: { en: 'south-west', hi: 'नैऋत्य (दक्षिण-पश्चिम)', hing: 'south-west' },
  west: { en: 'west', hi: 'पश्चिम', hing: 'west' },
  north_west: { en: 'north-west', hi: 'वायव्य (उत्तर-पश्चिम)', hing: 'north-west' },
  north: { en: 'north', hi: 'उत्तर', hing: 'north' },
  north_east: { en: 'north-east', hi: 'ईशान (उत्तर-पूर्व)', hing: 'north-east' },
}
export const DEITIES: Record<GrahaId, Spoken> = {
  sun: { en: 'Shiva or Rama', hi: 'शिव या राम', hing: 'Shiv ya Ram' },
  moon: { en: 'Gauri or Krishna', hi: 'गौरी या कृष्ण', hing: 'Gauri ya Krishna' },
  mars: { en: 'Hanuman or Kartikeya', hi: 'हनुमान या कार्तिकेय', hing: 'Hanuman ya Kartikeya' },
  mercury: { en: 'Vishnu', hi: 'विष्णु', hing: 'Vishnu' },
  jupiter: { en: 'Vishnu or Dattatreya', hi: 'विष्णु या दत्तात्रेय', hing: 'Vishnu ya Dattatreya' },
  venus: { en: 'Lakshmi', hi: 'लक्ष्मी', hing: 'Lakshmi' },
  saturn: { en: 'Hanuman or Shani himself', hi: 'हनुमान या स्वयं शनिदेव', hing: 'Hanuman ya khud Shani Dev' },
  rahu: { en: 'Durga', hi: 'दुर्गा', hing: 'Durga' },
  ketu: { en: 'Ganesha', hi: 'गणेश', hing: 'Ganesh' },
}

export const LUCKY: Wordings = {
  en: [
    '{hail}by {graha}, {role}, your number is {number}, your colour {colour} and your day {day}.',
    'Number {number}, {colour}, and {day}: they belong to {graha}, {role}.',
    '{graha} is {role}, so custom gives you the number {number}, the colour {colour}, and {day} as a day.',
  ],
  hi: [
    '{hail}आपका शुभ अंक {number}, रंग {colour} और दिन {day} है, {graha} से, जो {role} है।',
    'अंक {number}, रंग {colour}, दिन {day}: ये {graha} के हैं, जो {role} है।',
    '{graha} {role} है, इसलिए रिवाज से अंक {number}, रंग {colour} और दिन {day} मिलता है।',
  ],
  hing: [
    '{hail}aapka lucky number {number}, rang {colour} aur din {day} hai, {graha} se, jo {role} hai.',
    'Number {number}, rang {colour}, din {day}: yeh {graha} ke hain, jo {role} hai.',
    '{graha} {role} hai, isliye riwaaj se number {number}, rang {colour} aur din {day} milta hai.',
  ],
}
/** Who asks for a colour alone is told of the colour. */
export const COLOUR: Wordings = {
  en: [
    '{hail}{colour}: it is the colour of {graha}, {role}.',
    '{hail}custom gives you {colour}, the colour of {graha}, {role}.',
  ],
  hi: [
    '{hail}आपका रंग {colour} है, {graha} का, जो {role} है।',
    '{hail}रिवाज से आपके लिए {colour} रंग है, यह {graha} का है, जो {role} है।',
  ],
  hing: [
    '{hail}aapka rang {colour} hai, {graha} ka, jo {role} hai.',
    '{hail}riwaaj se aapke liye {colour} rang hai, yeh {graha} ka hai, jo {role} hai.',
  ],
}
/** A name for something new. */
export const NEW_NAME: Wordings = {
  en: [
    'No chart asks for one name; take one that is short, easy to say and not used in your street.',
    'A name is not read from a chart. Take one that a customer can say and spell after hearing it once.',
  ],
  hi: [
    'कुंडली किसी एक नाम की माँग नहीं करती, छोटा, बोलने में आसान और आसपास में नया नाम रखिए।',
    'नाम कुंडली से नहीं निकलता। ऐसा रखिए जिसे एक बार सुनकर कोई बोल और लिख सके।',
  ],
  hing: [
    'Kundli kisi ek naam ki maang nahi karti, chhota, bolne me aasan aur aaspaas me naya naam rakhiye.',
    'Naam kundli se nahi nikalta. Aisa rakhiye jise ek baar sun kar koi bol aur likh sake.',
  ],
}
/** No chart reads the letters of a name. */
export const SPELLING: Wordings = {
  en: [
    'A new spelling changes nothing in your chart, it is read from the moment of birth; choose the name you like to hear.',
    'No, letters do not move a chart. If you change the name, do it for your own liking, and for one set of papers.',
  ],
  hi: [
    'नाम की स्पेलिंग से कुंडली में कुछ नहीं बदलता, वह जन्म के पल से बनती है, जो नाम सुनने में अच्छा लगे वही रखिए।',
    'अक्षर कुंडली को नहीं बदलते। नाम बदलें तो अपनी पसंद से, और सारे काग़ज़ों में एक जैसा।',
  ],
  hing: [
    'Naam ki spelling se kundli me kuch nahi badalta, woh janm ke pal se banti hai, jo naam sunne me achha lage wahi rakhiye.',
    'Akshar kundli ko nahi badalte. Naam badlein to apni pasand se, aur saare papers me ek jaisa.',
  ],
}
export const BY: Record<'lagna' | 'moon', Spoken> = {
  lagna: { en: 'the lord of your lagna', hi: 'लग्न का स्वामी', hing: 'lagna ka swami' },
  moon: { en: 'the lord of your Moon sign', hi: 'चंद्र राशि का स्वामी', hing: 'Chandra rashi ka swami' },
}
export const A_CUSTOM: Wordings = {
  en: [
    'It is a custom and no rule, so enjoy it lightly.',
    'Take it as a habit people like, not as a law.',
    'Tradition likes it that way, your work decides more.',
  ],
  hi: [
    'यह रिवाज है, नियम नहीं, इसे हल्के मन से लीजिए।',
    'इसे एक प्यारी आदत समझिए, क़ानून नहीं।',
    'परंपरा ऐसा मानती है, फ़ैसला मेहनत करती है।',
  ],
  hing: [
    'Yeh riwaaj hai, niyam nahi, ise halke mann se lijiye.',
    'Ise ek pyari aadat samajhiye, kanoon nahi.',
    'Parampara aisa maanti hai, faisla mehnat karti hai.',
  ],
}

export const DIRECTION: Wordings = {
  en: [
    '{hail}{direction} is your direction by custom, since {graha}, {role}, is at home there.',
    'By your chart it is {direction}, the side of {graha}, {role}.',
    'Custom would turn you to the {direction}: that is where {graha} belongs, {role}.',
  ],
  hi: [
    '{hail}रिवाज से आपकी दिशा {direction} है, क्योंकि {graha} {role} है और वहीं का माना जाता है।',
    'कुंडली से {direction}, यह {graha} की दिशा है, जो {role} है।',
    'परंपरा {direction} की ओर कहती है: यह {graha} की दिशा है, और वह {role} है।',
  ],
  hing: [
    '{hail}riwaaj se aapki disha {direction} hai, kyunki {graha} {role} hai aur wahin ka maana jata hai.',
    'Kundli se {direction}, yeh {graha} ki disha hai, jo {role} hai.',
    'Parampara {direction} ki taraf kehti hai: yeh {graha} ki disha hai, aur woh {role} hai.',
  ],
}
export const MATTERS_MORE: Wordings = {
  en: [
    'It is a custom. Light, air and the rent matter more.',
    'If a house is bright, airy and affordable, take it in any direction.',
    'Do not break a wall for it: a bed in a quiet corner does more.',
  ],
  hi: [
    'यह एक रिवाज है। रोशनी, हवा और किराया ज़्यादा मायने रखते हैं।',
    'घर में रोशनी और हवा हो और दाम ठीक हो, तो किसी भी दिशा का ले लीजिए।',
    'इसके लिए दीवार मत तोड़िए, शांत कोने में सोना ज़्यादा काम करेगा।',
  ],
  hing: [
    'Yeh ek riwaaj hai. Roshni, hawa aur kiraya zyada maayne rakhte hain.',
    'Ghar me roshni aur hawa ho aur daam theek ho, to kisi bhi disha ka le lijiye.',
    'Iske liye deewar mat todiye, shaant kone me sona zyada kaam karega.',
  ],
}

export const WORSHIP: Wordings = {
  en: [
    '{hail}your chart points to {deity}, by {graha}, the stronger lord of faith and devotion in it.',
    'For you the tradition names {deity}: {graha} rules your {house} and stands well.',
    '{deity}, because {graha} carries the {house} of your chart, that of devotion.',
  ],
  hi: [
    '{hail}आपकी कुंडली {deity} की ओर इशारा करती है, {graha} से, जो भक्ति के घर का मज़बूत स्वामी है।',
    'परंपरा आपके लिए {deity} कहती है: {graha} आपके {house} का स्वामी है और अच्छा बैठा है।',
    '{deity}, क्योंकि {graha} आपके {house} का स्वामी है, यह भक्ति का घर है।',
  ],
  hing: [
    '{hail}aapki kundli {deity} ki taraf ishara karti hai, {graha} se, jo bhakti ke ghar ka mazboot swami hai.',
    'Parampara aapke liye {deity} kehti hai: {graha} aapke {house} ka swami hai aur achha baitha hai.',
    '{deity}, kyunki {graha} aapke {house} ka swami hai, yeh bhakti ka ghar hai.',
  ],
}
/** From the navamsa, where it names another one. */
export const WORSHIP_ALSO: Wordings = {
  en: ['By Jaimini, who looks to the navamsa, {graha} adds {deity}.'],
  hi: ['जैमिनि के नवांश वाले नियम से {graha} के देवता {deity} भी हैं।'],
  hing: ['Jaimini ke navamsa wale niyam se {graha} ke devta {deity} bhi hain.'],
}
export const HEART_FIRST: Wordings = {
  en: [
    'And the one your heart already goes to comes first.',
    'But whoever you have prayed to since childhood comes before any chart.',
    'If your heart has chosen already, that choice stands above this.',
  ],
  hi: [
    'और जिनकी ओर मन पहले से जाता है, वही सबसे पहले हैं।',
    'पर बचपन से जिनमें आस्था है, वे हर कुंडली से ऊपर हैं।',
    'मन ने पहले ही चुन लिया हो, तो वही चुनाव इससे बड़ा है।',
  ],
  hing: [
    'Aur jinki taraf mann pehle se jata hai, wahi sabse pehle hain.',
    'Par bachpan se jinhe maana hai, woh har kundli se upar hain.',
    'Mann ne pehle hi chun liya ho, to wahi chunaav isse bada hai.',
  ],
}

export const PAST_LIFE: Wordings = {
  en: [
    'No one can check that. What the chart shows is a leaning you bring along: with Ketu in your {house}, matters of {area} feel familiar, nothing to fight for.',
    'A past life I cannot tell you. Ketu stands in your {house}, and by tradition you arrive with {area} already half learnt.',
  ],
  hi: [
    'इसे कोई जाँच नहीं सकता। कुंडली बस एक झुकाव दिखाती है: केतु आपके {house} में है, यानी {area} की बातें जानी-पहचानी लगती हैं, उनके लिए लड़ने का मन नहीं होता।',
    'पिछला जन्म मैं नहीं बता सक[ता|ती]। केतु आपके {house} में है, परंपरा कहती है कि {area} का पाठ आप आधा सीखकर आए हैं।',
  ],
  hing: [
    'Ise koi check nahi kar sakta. Kundli bas ek jhukav dikhati hai: Ketu aapke {house} me hai, yaani {area} ki baatein jaani pehchaani lagti hain, unke liye ladne ka mann nahi hota.',
    'Pichhla janm main nahi bata [sakta|sakti]. Ketu aapke {house} me hai, parampara kehti hai ki {area} ka paath aadha seekha hua hai.',
  ],
}
export const MOKSHA: Wordings = {
  en: [
    'No chart says yes or no to moksha. Ketu in your {house} shows where letting go comes easiest to you: {area}.',
    'That lies beyond any chart. Yours only says that the door inward is {area}, where Ketu stands, in the {house}.',
  ],
  hi: [
    'मोक्ष का हाँ या ना किसी कुंडली में नहीं लिखा। केतु आपके {house} में है, वहाँ छोड़ना सबसे आसान लगता है: {area}।',
    'यह कुंडली से आगे की बात है। आपके यहाँ भीतर का दरवाज़ा {area} है, जहाँ {house} में केतु बैठा है।',
  ],
  hing: [
    'Moksha ka haan ya na kisi kundli me nahi likha. Ketu aapke {house} me hai, wahan chhodna sabse aasaan lagta hai: {area}.',
    'Yeh kundli se aage ki baat hai. Aapke yahan andar ka darwaza {area} hai, jahan {house} me Ketu baitha hai.',
  ],
}

export const TWINS: Wordings = {
  en: [
    'A few minutes hardly move the grahas, but they move the fine parts: the lagna passes a degree in four minutes, and the navamsa lagna changes in about a quarter of an hour. So charts that look alike can differ in marriage and manner. Where even that agrees, a life is still more than its chart.',
    'Two births minutes apart share nearly all of the main chart. What can differ is the navamsa lagna, which moves on after some thirteen minutes, and the small periods, which shift by days. Save both kundlis, and I compare them for you.',
  ],
  hi: [
    'कुछ मिनटों में ग्रह नहीं हिलते, पर बारीक हिस्से हिल जाते हैं: लग्न चार मिनट में एक अंश चलता है और नवांश लग्न लगभग पंद्रह मिनट में बदल जाता है। इसलिए एक जैसी कुंडलियाँ भी विवाह और स्वभाव में अलग हो सकती हैं। और जीवन तो कुंडली से बड़ा है ही।',
    'मिनटों के फ़र्क से मुख्य कुंडली लगभग एक रहती है। बदल सकता है नवांश लग्न, जो क़रीब तेरह मिनट में आगे बढ़ता है, और छोटी दशाओं की तारीखें, जो कुछ दिन खिसकती हैं। दोनों कुंडलियाँ जोड़ दीजिए, मैं साथ रखकर देख[ता|ती] हूँ।',
  ],
  hing: [
    'Kuch minute me grah nahi hilte, par baareek hisse hil jaate hain: lagna chaar minute me ek degree chalta hai aur navamsa lagna lagbhag pandrah minute me badal jata hai. Isliye ek jaisi kundli bhi shaadi aur swabhav me alag ho sakti hain. Aur life to kundli se badi hai hi.',
    'Minuton ke fark se main kundli lagbhag ek rehti hai. Badal sakta hai navamsa lagna, jo kareeb terah minute me aage badhta hai, aur chhoti dasha ki dates, jo kuch din khisakti hain. Dono kundli add kar dijiye, main saath rakhkar [dekhta|dekhti] hoon.',
  ],
}
/** Both kundlis are saved, and their navamsa lagnas are the same, or not. */
export const TWINS_ALIKE: Wordings = {
  en: [
    'Even the fine parts of your two charts agree: the navamsa lagna is {sign} in yours and in that of {name}. What differs then does not come from the chart: whom each of you met, what each of you chose. The small periods begin a few days apart.',
  ],
  hi: [
    'आप दोनों की कुंडलियाँ बारीक हिस्सों तक एक हैं: नवांश लग्न आपका भी {sign} है और {name} का भी। जो अलग है वह कुंडली से नहीं आता, किससे मिले और क्या चुना, उससे आता है। छोटी दशाएँ कुछ दिन आगे-पीछे शुरू होती हैं।',
  ],
  hing: [
    'Aap dono ki kundliyan bareek hisson tak ek hain: navamsa lagna aapka bhi {sign} hai aur {name} ka bhi. Jo alag hai woh kundli se nahi aata, kisse mile aur kya chuna, usse aata hai. Chhoti dashayein kuch din aage-peeche shuru hoti hain.',
  ],
}
export const TWINS_DIFFER: Wordings = {
  en: [
    'The few minutes between you did move something: your navamsa lagna is {sign}, that of {name} is {other}. It is the fine chart of manner and of marriage, so there you differ most. The main chart is nearly one, and its periods begin a few days apart.',
  ],
  hi: [
    'कुछ मिनटों में एक चीज़ बदल गई: आपका नवांश लग्न {sign} है और {name} का {other}। यह स्वभाव और विवाह की बारीक कुंडली है, इसलिए सबसे ज़्यादा फ़र्क़ वहीं दिखता है। मुख्य कुंडली लगभग एक है, और दशाएँ कुछ दिन आगे-पीछे शुरू होती हैं।',
  ],
  hing: [
    'Kuch minuton me ek cheez badal gayi: aapka navamsa lagna {sign} hai aur {name} ka {other}. Yeh swabhav aur shaadi ki bareek kundli hai, isliye sabse zyada fark wahin dikhta hai. Main kundli lagbhag ek hai, aur dashayein kuch din aage-peeche shuru hoti hain.',
  ],
}
/** How near the next navamsa lagna is, from the degree of the own lagna. */
export const TWINS_YOURS: Wordings = {
  en: ['In your chart the navamsa lagna is {sign}, so look first whether your twin has the same.'],
  hi: ['आपकी कुंडली में नवांश लग्न {sign} है, पहले देखिए कि जुड़वाँ का भी वही है या नहीं।'],
  hing: ['Aapki kundli me navamsa lagna {sign} hai, pehle dekhiye ki judwa ka bhi wahi hai ya nahi.'],
}
