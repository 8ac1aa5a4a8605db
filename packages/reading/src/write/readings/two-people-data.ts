import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** Between two people who want two things: `{aim}` is what is wanted. */
export const NO_SIDE: Spoken<Record<'timed' | 'open' | 'step' | 'ownNo' | 'ownNoOpen', Wordings>> = {
  en: {
    timed: [
      'A chart takes no side between two people; what it shows is the time for {aim}, {span}.',
      'Whose wish should win no chart decides. It does show when {aim} is best supported: {span}.',
      'Neither of the two wishes stands in a chart as the right one, but the time for {aim} does: {span}.',
    ],
    open: [
      'A chart takes no side between two people, and no strong stretch for {aim} shows soon, so nothing has to be settled in a hurry.',
      'Whose wish should win no chart decides, and as {aim} has no near time, there is room to talk.',
    ],
    ownNo: [
      'No chart speaks against your own no. The time for a match that you want as well is {span}.',
      'A match that you do not want no planet makes right; one that both sides like has its time {between}.',
    ],
    ownNoOpen: ['No chart speaks against your own no, and nothing in yours asks you to hurry.'],
    step: [
      'Before that let each say for ten minutes what they fear, while the other only listens.',
      'Ask the other side for the one thing behind the wish, then name yours, and look for a way that keeps both.',
      'Put both ways on paper with what each would cost, and read it together on a quiet evening.',
    ],
  },
  hi: {
    timed: [
      'दो लोगों की चाह में कुंडली किसी का पक्ष नहीं लेती, वह समय बताती है, {aim} का समय {span} है।',
      'किसकी बात रहे, यह कुंडली तय नहीं करती, पर {aim} को सबसे ज़्यादा सहारा {between} है।',
      'दोनों में सही कौन है, यह कुंडली में नहीं लिखा, पर {aim} का समय दिखता है, {span}।',
    ],
    open: [
      'दो लोगों की चाह में कुंडली किसी का पक्ष नहीं लेती, और {aim} का कोई मज़बूत समय पास में नहीं है, इसलिए जल्दी कुछ तय नहीं करना है।',
      'किसकी बात रहे, यह कुंडली तय नहीं करती, और {aim} का समय पास में नहीं है, इसलिए बात करने की जगह है।',
    ],
    ownNo: [
      'आपकी अपनी ना के ख़िलाफ़ कुंडली कुछ नहीं कहती। जिस रिश्ते में आपका भी मन हो, उसका समय {span} है।',
      'जिसमें मन न हो, उस रिश्ते को कोई ग्रह सही नहीं बनाता, जो दोनों ओर पसंद आए उसका समय {span} है।',
    ],
    ownNoOpen: ['आपकी अपनी ना के ख़िलाफ़ कुंडली कुछ नहीं कहती, और उसमें जल्दी की कोई बात नहीं है।'],
    step: [
      'उससे पहले दोनों दस-दस मिनट कहें कि डर किस बात का है, और दूसरा सिर्फ़ सुने।',
      'सामने वाले से चाह के पीछे की एक बात पूछिए, अपनी भी एक बताइए, और ऐसा रास्ता ढूँढिए जिसमें दोनों रहें।',
      'दोनों रास्ते ख़र्च और नुक़सान के साथ काग़ज़ पर लिखिए और शांत शाम को साथ बैठकर पढ़िए।',
    ],
  },
  hing: {
    timed: [
      'Do logon ki chaahat me kundli kisi ka paksh nahi leti, woh time batati hai, {aim} ka time {span} hai.',
      'Kiski baat rahe, yeh kundli tay nahi karti, par {aim} ko sabse zyada sahara {between} hai.',
      'Dono me sahi kaun hai, yeh kundli me nahi likha, par {aim} ka time dikhta hai, {span}.',
    ],
    open: [
      'Do logon ki chaahat me kundli kisi ka paksh nahi leti, aur {aim} ka koi strong time paas me nahi hai, isliye jaldi kuch tay nahi karna hai.',
      'Kiski baat rahe, yeh kundli tay nahi karti, aur {aim} ka time paas me nahi hai, isliye baat karne ki jagah hai.',
    ],
    ownNo: [
      'Aapki apni naa ke khilaaf kundli kuch nahi kehti. Jis rishte me aapka bhi mann ho, uska time {span} hai.',
      'Jisme mann na ho, us rishte ko koi grah sahi nahi banata, jo dono taraf pasand aaye uska time {span} hai.',
    ],
    ownNoOpen: ['Aapki apni naa ke khilaaf kundli kuch nahi kehti, aur usme jaldi ki koi baat nahi hai.'],
    step: [
      'Usse pehle dono das-das minute kahein ki dar kis baat ka hai, aur doosra sirf sune.',
      'Saamne wale se chaahat ke peeche ki ek baat poochhiye, apni bhi ek bataiye, aur aisa raasta dhoondhiye jisme dono rahein.',
      'Dono raaste kharch aur nuksan ke saath kaagaz par likhiye aur shaant shaam ko saath baith kar padhiye.',
    ],
  },
}

/** Of a word that somebody gave: whether it is kept is theirs, `{aim}` has its own time in the asker's chart. */
export const GIVEN_WORD: Spoken<Record<'timed' | 'open' | 'step' | 'ofMoney', Wordings>> = {
  en: {
    timed: [
      'Whether that word is kept lies with the one who gave it, not in your chart; your own time for {aim} is {span}.',
      'No chart shows whether another person keeps a promise. Yours shows that the time for {aim} is {span}.',
      'The promise is theirs to keep and I cannot answer for them. For you the time for {aim} is {span}.',
    ],
    open: [
      'Whether that word is kept lies with the one who gave it, and in your own chart no clear time for {aim} shows yet.',
      'No chart shows whether another person keeps a promise, and yours names no near time for {aim}.',
    ],
    step: [
      'Ask once, in a friendly way, for a date, and note the answer.',
      'Ask what stands in the way, and agree on one day on which you speak of it again.',
      'Say plainly what you count on, and have a second way ready in case it does not come.',
    ],
    ofMoney: [
      'Ask for the amount and the date in writing, even if only in a message.',
      'Agree on two parts with two dates, and write both down.',
    ],
  },
  hi: {
    timed: [
      'वे अपनी बात रखेंगे या नहीं, यह उन पर है, आपकी कुंडली में नहीं लिखा, आपका अपना समय {aim} का {span} है।',
      'कोई अपना वादा निभाएगा या नहीं, यह कुंडली नहीं बता सकती। आपकी कुंडली में {aim} का समय {span} है।',
      'वादा उनका है, उनकी ओर से मैं नहीं कह [सकता|सकती]। आपके लिए {aim} का समय {span} है।',
    ],
    open: [
      'वे अपनी बात रखेंगे या नहीं, यह उन पर है, और आपकी कुंडली में {aim} का साफ़ समय अभी नहीं दिखता।',
      'कोई अपना वादा निभाएगा या नहीं, यह कुंडली नहीं बता सकती, और आपके यहाँ {aim} का पास में कोई समय नहीं है।',
    ],
    step: [
      'एक बार आराम से तारीख़ पूछ लीजिए और जवाब लिख लीजिए।',
      'पूछिए कि अड़चन क्या है, और एक दिन तय कीजिए जब इस पर फिर बात हो।',
      'साफ़ बताइए कि आप किस बात के भरोसे हैं, और न हो तो दूसरा रास्ता भी तैयार रखिए।',
    ],
    ofMoney: ['रक़म और तारीख़ लिखकर माँग लीजिए, चाहे मैसेज में ही।', 'दो हिस्सों में दो तारीख़ें तय कीजिए और दोनों लिख लीजिए।'],
  },
  hing: {
    timed: [
      'Woh apni baat rakhenge ya nahi, yeh un par hai, aapki kundli me nahi likha, aapka apna time {aim} ka {span} hai.',
      'Koi apna vaada nibhayega ya nahi, yeh kundli nahi bata sakti. Aapki kundli me {aim} ka time {span} hai.',
      'Vaada unka hai, unki taraf se main nahi keh [sakta|sakti]. Aapke liye {aim} ka time {span} hai.',
    ],
    open: [
      'Woh apni baat rakhenge ya nahi, yeh un par hai, aur aapki kundli me {aim} ka saaf time abhi nahi dikhta.',
      'Koi apna vaada nibhayega ya nahi, yeh kundli nahi bata sakti, aur aapke yahan {aim} ka paas me koi time nahi hai.',
    ],
    step: [
      'Ek baar aaram se date poochh lijiye aur jawab likh lijiye.',
      'Poochhiye ki adchan kya hai, aur ek din tay kijiye jab is par phir baat ho.',
      'Saaf bataiye ki aap kis baat ke bharose hain, aur na ho to doosra raasta bhi ready rakhiye.',
    ],
    ofMoney: [
      'Rakam aur date likh kar maang lijiye, chahe message me hi.',
      'Do hisson me do dates tay kijiye aur dono likh lijiye.',
    ],
  },
}

/** Of somebody at home who is to agree: `{aim}` is what the asker wants. */
export const CONSENT: Spoken<Record<'timed' | 'open' | 'step', Wordings>> = {
  en: {
    timed: [
      'Whether they agree lies with them, not in your chart; your own time for {aim} is {span}.',
      'No chart speaks for somebody else’s yes. Yours shows that the time for {aim} is {span}.',
    ],
    open: ['Whether they agree lies with them, and in your own chart no clear time for {aim} shows yet.'],
    step: [
      'Put the cost, the dates and who comes along on one sheet, and ask once, after dinner.',
      'Ask what worries them about it, and answer that one worry instead of asking again.',
      'Offer one thing from your side first, and let them sleep a night over it.',
    ],
  },
  hi: {
    timed: [
      'वे मानेंगे या नहीं, यह उन पर है, आपकी कुंडली में नहीं लिखा, आपका अपना समय {aim} का {span} है।',
      'दूसरे की हाँ कुंडली नहीं बता सकती। आपकी कुंडली में {aim} का समय {span} है।',
    ],
    open: ['वे मानेंगे या नहीं, यह उन पर है, और आपकी कुंडली में {aim} का साफ़ समय अभी नहीं दिखता।'],
    step: [
      'ख़र्च, तारीख़ और साथ कौन होगा, एक काग़ज़ पर लिखकर एक बार शाम को बात कीजिए।',
      'पूछिए कि चिंता किस बात की है, और बार-बार कहने की जगह उसी एक चिंता का जवाब दीजिए।',
      'पहले अपनी ओर से एक बात दीजिए, और उन्हें एक रात सोचने दीजिए।',
    ],
  },
  hing: {
    timed: [
      'Woh maanenge ya nahi, yeh un par hai, aapki kundli me nahi likha, aapka apna time {aim} ka {span} hai.',
      'Doosre ki haan kundli nahi bata sakti. Aapki kundli me {aim} ka time {span} hai.',
    ],
    open: ['Woh maanenge ya nahi, yeh un par hai, aur aapki kundli me {aim} ka saaf time abhi nahi dikhta.'],
    step: [
      'Kharch, date aur saath kaun hoga, ek kaagaz par likh kar ek baar shaam ko baat kijiye.',
      'Poochhiye ki chinta kis baat ki hai, aur baar-baar kehne ki jagah usi ek chinta ka jawab dijiye.',
      'Pehle apni taraf se ek baat dijiye, aur unhe ek raat sochne dijiye.',
    ],
  },
}

/** Asked for a name or its first letter. */
export const NO_LETTER: Spoken<Wordings> = {
  en: [
    'No chart holds a name or its first letter, and I will not guess one.',
    'A name does not stand in a chart, not even its first letter.',
  ],
  hi: [
    'कुंडली में किसी का नाम या पहला अक्षर नहीं लिखा होता, और मैं अंदाज़ा नहीं [लगाऊँगा|लगाऊँगी]।',
    'नाम कुंडली में नहीं होता, उसका पहला अक्षर भी नहीं।',
  ],
  hing: [
    'Kundli me kisi ka naam ya pehla akshar nahi likha hota, aur main andaza nahi [lagaunga|lagaungi].',
    'Naam kundli me nahi hota, uska pehla akshar bhi nahi.',
  ],
}
