import type { Spoken } from '#write/types.ts'

type Wordings = readonly string[]

/** What asks for a doctor before anything is read, whatever the age. */
export const ALARMS =
  /breath|chest (?:pain|tight)|heart|faint|dizz|collaps|climbing (?:the )?stairs|numb|blood|weight loss|swollen|palpitat|saans|sans phool|seene me|chhaati|chakkar|behosh|ghabrahat|sujan|khoon|dhadkan|साँस|सांस|सीने|छाती|चक्कर|बेहोश|सूजन|ख़ून|खून|धड़कन|सीढ़ि/iu

/** Weakness that stays and fever that comes again: a doctor's at any age. */
export const LASTING =
  /(?:weak|tired|exhausted|fatigue)[^.?!]*(?:all the time|always|every day|constantly|for (?:weeks|months))|(?:always|constantly|all day) (?:weak|tired|exhausted)|(?:fever|cough|bukh?aar|khansi)[^.?!]*(?:again|repeat|every|baar ?baar|bar ?bar|har)|(?:again and again|repeated|baar ?baar|bar ?bar|har (?:mahine|hafte))[^.?!]*(?:fever|bukh?aar|sick|ill|bimar|beemar|khansi)|(?:hamesha|har waqt|har time|din bhar|roz)[^.?!]*(?:thak|kamzor|weak)|(?:kamzori|thakan|thakaan)[^.?!]*(?:hamesha|rehti|har|roz|nahi jaati)|haath.?pair me jaan nahi|jaan nahi rehti|जान नहीं रहती|(?:हमेशा|हर समय|हर वक़्त|दिन भर|रोज़)[^।?!]*(?:थक|कमज़ोर|कमजोर)|(?:कमज़ोरी|कमजोरी|थकान)[^।?!]*(?:हमेशा|रहती|हर|रोज़|नहीं जाती)|बार.?बार[^।?!]*(?:बुख़ार|बुखार|बीमार|खाँसी|खांसी)|(?:बुख़ार|बुखार|खाँसी)[^।?!]*बार.?बार/iu

/** What is no alarm but, of an elder, a doctor's before anybody else's. */
export const COMPLAINTS =
  /pain|ache|weak|tired|fever|swell|dizz|cough|sugar|\bbp\b|blood pressure|knee|joint|appetite|fell down|dard|kamzor|thak|bukh?aar|khansi|ghutn|jodo|jodon|bhookh|दर्द|कमज़ोर|कमजोर|थक|बुख़ार|बुखार|खाँसी|घुटन|जोड़|भूख|शुगर|बीपी/iu

/** From that age tiredness and pain are a doctor's first. */
export const ELDER = 60

export const DOCTOR: Spoken<Wordings> = {
  en: [
    'First the doctor, this week: what you describe wants an examination before any reading of mine.',
    'Please let a doctor look at this soon, with blood pressure, sugar and heart; that goes before every chart.',
    'Before the chart a doctor: have it examined in the next days, and at once if it gets worse or comes with pain in the chest.',
  ],
  hi: [
    'पहले डॉक्टर को दिखाइए, इसी हफ़्ते, जाँच मेरे पढ़ने से पहले आती है।',
    'कृपया जल्दी डॉक्टर से जाँच कराइए, बीपी, शुगर और दिल की, यह हर कुंडली से पहले है।',
    'कुंडली से पहले डॉक्टर, आने वाले दिनों में जाँच कराइए, और तकलीफ़ बढ़े या सीने में दर्द हो तो उसी समय।',
  ],
  hing: [
    'Pehle doctor ko dikhaiye, isi hafte, jaanch mere padhne se pehle aati hai.',
    'Jaldi doctor se check karaiye, BP, sugar aur dil ka, yeh har kundli se pehle hai.',
    'Kundli se pehle doctor, aane wale dino me check karaiye, aur takleef badhe ya seene me dard ho to usi waqt.',
  ],
}

/** What is asked for besides, of who should not be told to exercise. */
export const REST: Spoken<Wordings> = {
  en: [
    'Take the medicine on time, rest when you are tired, and take no new exercise without the doctor.',
    'Until then go slowly, drink enough, and keep somebody near you.',
  ],
  hi: [
    'दवा समय पर लीजिए, थकान हो तो आराम कीजिए, और नई कसरत डॉक्टर से पूछे बिना मत कीजिए।',
    'तब तक धीरे चलिए, पानी ठीक पीजिए, और किसी को पास रखिए।',
  ],
  hing: [
    'Dawa time par lijiye, thakan ho to aaram kijiye, aur nayi kasrat doctor se poochhe bina mat kijiye.',
    'Tab tak dheere chaliye, paani theek pijiye, aur kisi ko paas rakhiye.',
  ],
}

/** Of an elder who reports nothing: the yearly look, without an alarm. */
export const CHECKUP: Spoken<Wordings> = {
  en: [
    'Nothing here is an alarm; your yearly check with the doctor comes first, and then the chart says this.',
    'With the yearly visit to the doctor done, here is what the time says.',
    'Keep the yearly check with your doctor; beyond that the months look like this.',
    'A doctor looks once a year, the chart looks at the seasons.',
    'Your doctor’s yearly look stays the first thing, and I see no alarm beside it.',
    'See the doctor once a year as always; of the months I can say this.',
  ],
  hi: [
    'चिंता की बात नहीं, साल में एक बार डॉक्टर की जाँच पहले, फिर समय यह कहता है।',
    'डॉक्टर की सालाना जाँच अपनी जगह, बाक़ी समय यह बताता है।',
    'साल की डॉक्टर वाली जाँच चलती रहे, महीनों के बारे में इतना कहूँ।',
    'डॉक्टर साल में एक बार देखें, कुंडली मौसम देखती है।',
    'सालाना डॉक्टर की जाँच पहले है, उसके सिवा घबराने की बात नहीं।',
    'हर साल की तरह डॉक्टर को दिखाते रहिए, आगे के महीने ऐसे हैं।',
  ],
  hing: [
    'Chinta ki baat nahi, saal me ek baar doctor ki jaanch pehle, phir time yeh kehta hai.',
    'Doctor ki saalana jaanch apni jagah, baaki time yeh batata hai.',
    'Saal ki doctor wali jaanch chalti rahe, mahino ke baare me itna kahun.',
    'Doctor saal me ek baar dekhein, kundli mausam dekhti hai.',
    'Saalana doctor ki jaanch pehle hai, uske siva ghabrane ki baat nahi.',
    'Har saal ki tarah doctor ko dikhate rahiye, aage ke mahine aise hain.',
  ],
}
