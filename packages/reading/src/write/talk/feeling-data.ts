import type { GrahaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export type Mood = 'alone' | 'afraid' | 'sad' | 'confused' | 'tired' | 'angry' | 'happy' | 'heavy'

/** Words by which a feeling is known, folded to lower case; the first mood that has one wins. */
export const MOOD_WORDS: ReadonlyArray<readonly [Mood, RegExp]> = [
  ['alone', /lonel|alone|akel|tanha|अकेल|तन्हा/i],
  ['afraid', /scared|afraid|fear|anxious|nervous|worr|\bdar\b|ghabra|chinta|डर|घबरा|चिंता/i],
  ['angry', /angry|anger|furious|gussa|ग़ुस्सा|गुस्सा|क्रोध/i],
  ['tired', /tired|exhaust|burn(t|ed)? ?out|thak|थक/i],
  ['confused', /confus|lost|don'?t know what|uljhan|samajh nahi|उलझन|समझ नहीं/i],
  ['sad', /\bsad\b|cry|hurt|low|depress|udaas|udas|dukh|rona|उदास|दुख|रोना|रो रह/i],
  ['happy', /happy|great|glad|excited|khush|maza|ख़ुश|खुश|मज़ा/i],
]

/** The feeling is named first. */
export const NAMED: Record<Mood, Wordings> = {
  alone: {
    en: [
      'Being alone with it is hard, and it was right to say so.',
      'That loneliness is real{tail}, and you need not hide it here.',
      'It hurts to feel that nobody is near.',
    ],
    hi: [
      'अकेले यह सब उठाना भारी है, अच्छा किया जो कह दिया।',
      'यह अकेलापन सच्चा है{tail}, इसे यहाँ छुपाना नहीं है।',
      'जब लगे कि पास कोई नहीं, तो मन दुखता है।',
    ],
    hing: [
      'Akele yeh sab uthana bhaari hai, achha kiya jo keh diya.',
      'Yeh akelapan sachcha hai{tail}, ise yahan chhupana nahi hai.',
      'Jab lage ki paas koi nahi, to mann dukhta hai.',
    ],
  },
  afraid: {
    en: [
      'Fear speaks loudest before anything has happened.',
      'I hear how much this worries you{tail}.',
      'Such a worry can fill the whole day, I know.',
    ],
    hi: [
      'डर सबसे ज़ोर से तभी बोलता है जब अभी कुछ हुआ नहीं होता।',
      'दिख रहा है कि यह चिंता कितनी भारी है{tail}।',
      'ऐसी घबराहट पूरे दिन पर छा जाती है, यह समझ[ता|ती] हूँ।',
    ],
    hing: [
      'Dar sabse zor se tabhi bolta hai jab abhi kuch hua nahi hota.',
      'Dikh raha hai ki yeh chinta kitni bhaari hai{tail}.',
      'Aisi ghabrahat poore din par chha jati hai, yeh [samajhta|samajhti] hoon.',
    ],
  },
  sad: {
    en: [
      'I am sorry it hurts so much.',
      'That sadness needs no excuse{tail}.',
      'A heavy heart is tiring, and you have carried it for a while.',
    ],
    hi: [
      'दुख हुआ जानकर कि मन इतना भारी है।',
      'इस उदासी के लिए सफ़ाई देने की ज़रूरत नहीं{tail}।',
      'भारी मन थका देता है, और आप इसे काफ़ी समय से उठा (रहे|रही) हैं।',
    ],
    hing: [
      'Dukh hua jaankar ki mann itna bhaari hai.',
      'Is udaasi ke liye safai dene ki zaroorat nahi{tail}.',
      'Bhaari mann thaka deta hai, aur aap ise kaafi time se utha (rahe|rahi) hain.',
    ],
  },
  confused: {
    en: [
      'Not knowing which way to go is tiring in itself.',
      'It is no weakness to be unsure{tail}.',
      'When everything pulls at once, nobody sees clearly.',
    ],
    hi: [
      'रास्ता न सूझना अपने आप में थका देता है।',
      'उलझन होना कमज़ोरी नहीं है{tail}।',
      'जब सब एक साथ खींचे, तो किसी को साफ़ नहीं दिखता।',
    ],
    hing: [
      'Raasta na soojhna apne aap me thaka deta hai.',
      'Uljhan hona kamzori nahi hai{tail}.',
      'Jab sab ek saath kheenche, to kisi ko saaf nahi dikhta.',
    ],
  },
  tired: {
    en: [
      'You sound worn out, and that deserves to be taken seriously.',
      'Tired like that, even small things weigh double{tail}.',
      'It has been too much for too long.',
    ],
    hi: [
      'आप बहुत (थके|थकी) लग (रहे|रही) हैं, इसे हल्के में मत लीजिए।',
      'इतनी थकान में छोटी बात भी दुगनी लगती है{tail}।',
      'यह सब बहुत दिनों से बहुत ज़्यादा रहा है।',
    ],
    hing: [
      'Aap bahut (thake|thaki) lag (rahe|rahi) hain, ise halke me mat lijiye.',
      'Itni thakaan me chhoti baat bhi dugni lagti hai{tail}.',
      'Yeh sab bahut dinon se bahut zyada raha hai.',
    ],
  },
  angry: {
    en: [
      'That anger has a reason, even if it comes out sideways.',
      'I would not tell you to swallow it{tail}.',
      'Something has hurt you, and now it burns.',
    ],
    hi: [
      'इस ग़ुस्से का कारण है, चाहे वह कहीं और निकल जाए।',
      'इसे पी जाइए, यह मैं नहीं कहूँ[गा|गी]{tail}।',
      'कुछ चुभा है, और अब वही जल रहा है।',
    ],
    hing: [
      'Is gusse ka kaaran hai, chahe woh kahin aur nikal jaye.',
      'Ise pee jaiye, yeh main nahi [kahunga|kahungi]{tail}.',
      'Kuch chubha hai, aur ab wahi jal raha hai.',
    ],
  },
  happy: {
    en: ['That is lovely to read{tail}.', 'Good, enjoy it to the full.', 'Such days are to be kept.'],
    hi: ['यह पढ़कर अच्छा लगा{tail}।', 'बहुत अच्छा, इसे पूरा जी लीजिए।', 'ऐसे दिन सँभालकर रखने के होते हैं।'],
    hing: [
      'Yeh padhkar achha laga{tail}.',
      'Bahut achha, ise poora jee lijiye.',
      'Aise din sambhalkar rakhne ke hote hain.',
    ],
  },
  heavy: {
    en: [
      'What you feel there is real, and I take it seriously.',
      'Thank you for telling me{tail}, that is not easy.',
      'I hear you. Such days come, and they are hard.',
    ],
    hi: [
      'आप जो महसूस कर (रहे|रही) हैं वह सच्चा है, और मैं उसे हल्के में नहीं ले[ता|ती]।',
      'बताने के लिए शुक्रिया{tail}, यह कहना आसान नहीं होता।',
      'सुन रह[ा|ी] हूँ। ऐसे दिन आते हैं, और भारी होते हैं।',
    ],
    hing: [
      'Aap jo mehsoos kar (rahe|rahi) hain woh sachcha hai, aur main use halke me nahi [leta|leti].',
      'Batane ke liye shukriya{tail}, yeh kehna aasaan nahi hota.',
      'Sun [raha|rahi] hoon. Aise din aate hain, aur bhaari hote hain.',
    ],
  },
}

/** What the running short period does to the mood; a clause behind the name of the graha. */
export const PERIOD_MOOD: Record<GrahaId, Spoken> = {
  sun: {
    en: 'asks a lot of your pride',
    hi: 'मान-सम्मान की बात ज़्यादा चुभती है',
    hing: 'maan samman ki baat zyada chubhti hai',
  },
  moon: { en: 'makes every feeling louder', hi: 'हर भाव ज़्यादा गहरा लगता है', hing: 'har feeling zyada gehri lagti hai' },
  mars: {
    en: 'leaves you restless and quick to flare',
    hi: 'मन जल्दी भड़कता और बेचैन रहता है',
    hing: 'mann jaldi bhadakta aur bechain rehta hai',
  },
  mercury: {
    en: 'keeps the mind turning over',
    hi: 'दिमाग़ रुकता नहीं, सोच चलती रहती है',
    hing: 'dimaag rukta nahi, soch chalti rehti hai',
  },
  jupiter: { en: 'brings up the big questions', hi: 'बड़े सवाल मन में उठते हैं', hing: 'bade sawal mann me uthte hain' },
  venus: { en: 'makes you long for closeness', hi: 'अपनापन ज़्यादा याद आता है', hing: 'apnapan zyada yaad aata hai' },
  saturn: {
    en: 'slows things down and weighs on the heart',
    hi: 'सब धीमा लगता है और मन पर बोझ रहता है',
    hing: 'sab dheema lagta hai aur mann par bojh rehta hai',
  },
  rahu: {
    en: 'stirs up worry about what may come',
    hi: 'आगे की चिंता ज़्यादा सताती है',
    hing: 'aage ki chinta zyada satati hai',
  },
  ketu: {
    en: 'draws you inward, away from people',
    hi: 'मन लोगों से हटकर भीतर जाता है',
    hing: 'mann logon se hatkar andar jata hai',
  },
}

export const NOW_IS: Wordings = {
  en: [
    'Just now you are in the short period of {the} until {to}, which {mood}.',
    'Your chart has a small {graha} period until {to}. It {mood}.',
    'Until {to} the short period of {the} goes on, and it {mood}.',
  ],
  hi: [
    'अभी {to} तक आपका {graha} का छोटा समय है, इसमें {mood}।',
    'आपकी कुंडली में {to} तक {graha} की प्रत्यंतर दशा है, जब {mood}।',
    '{to} तक {graha} का छोटा समय चल रहा है, और इसमें {mood}।',
  ],
  hing: [
    'Abhi {to} tak aapka {graha} ka chhota time hai, isme {mood}.',
    'Aapki kundli me {to} tak {graha} ki pratyantar dasha hai, jab {mood}.',
    '{to} tak {graha} ka chhota time chal raha hai, aur isme {mood}.',
  ],
}

/** How it changes when the next short period comes. */
export const NEXT_BRINGS: Record<GrahaId, Spoken> = {
  sun: { en: 'some of your strength back', hi: 'थोड़ी ताक़त लौटती है', hing: 'thodi taakat lautti hai' },
  moon: {
    en: 'softer days and people near you',
    hi: 'दिन नरम होते हैं और अपने पास आते हैं',
    hing: 'din naram hote hain aur apne paas aate hain',
  },
  mars: { en: 'energy to act again', hi: 'कुछ करने का जोश लौटता है', hing: 'kuch karne ka josh lautta hai' },
  mercury: {
    en: 'clearer thoughts and good talks',
    hi: 'सोच साफ़ होती है और बात खुलती है',
    hing: 'soch saaf hoti hai aur baat khulti hai',
  },
  jupiter: {
    en: 'trust, and someone with good advice',
    hi: 'भरोसा लौटता है और अच्छी सलाह मिलती है',
    hing: 'bharosa lautta hai aur achhi salah milti hai',
  },
  venus: { en: 'company and some ease', hi: 'साथ और सुकून मिलता है', hing: 'saath aur sukoon milta hai' },
  saturn: {
    en: 'a steadier, more ordered time',
    hi: 'सब थोड़ा ठहरता और सँभलता है',
    hing: 'sab thoda theherta aur sambhalta hai',
  },
  rahu: { en: 'new things to turn to', hi: 'ध्यान नई बातों की ओर जाता है', hing: 'dhyan nayi baaton ki taraf jata hai' },
  ketu: {
    en: 'quiet, and some distance from it all',
    hi: 'शांति और थोड़ी दूरी मिलती है',
    hing: 'shanti aur thodi doori milti hai',
  },
}
export const THEN: Wordings = {
  en: [
    'After that {graha} brings {what}.',
    'Then comes {graha}, and with it {what}.',
    'What follows is a time of {graha}, with {what}.',
  ],
  hi: [
    'उसके बाद {graha} के समय में {what}।',
    'फिर {graha} का समय आता है, जिसमें {what}।',
    'इसके बाद {graha} की बारी है, तब {what}।',
  ],
  hing: [
    'Uske baad {graha} ke time me {what}.',
    'Phir {graha} ka time aata hai, jisme {what}.',
    'Iske baad {graha} ki baari hai, tab {what}.',
  ],
}

export const SMALL_ACT: Wordings = {
  en: [
    'For today one thing is enough: tell one person you trust how you are.',
    'Until then take a walk of twenty minutes in daylight, without the phone.',
    'For now decide nothing big, eat something warm and sleep early.',
    'Tonight put the phone away an hour before sleep, and let the rest wait.',
    'One small thing for today: finish a single task and leave the others.',
    'If you like, tell me what weighs most, and I look at just that.',
  ],
  hi: [
    'आज के लिए एक ही बात काफ़ी है: जिस पर भरोसा हो, उसे बता दीजिए कि कैसा लग रहा है।',
    'तब तक दिन की रोशनी में बीस मिनट टहल लीजिए, फ़ोन के बिना।',
    'अभी कोई बड़ा फ़ैसला मत लीजिए, कुछ गरम खाइए और जल्दी सोइए।',
    'आज रात सोने से एक घंटा पहले फ़ोन रख दीजिए, बाक़ी कल देखा जाएगा।',
    'आज बस एक छोटा काम पूरा कीजिए, बाक़ी रहने दीजिए।',
    'चाहें तो बताइए कि सबसे भारी क्या है, मैं बस वही देख[ता|ती] हूँ।',
  ],
  hing: [
    'Aaj ke liye ek hi baat kaafi hai: jis par bharosa ho, use bata dijiye ki kaisa lag raha hai.',
    'Tab tak din ki roshni me bees minute tehal lijiye, phone ke bina.',
    'Abhi koi bada faisla mat lijiye, kuch garam khaiye aur jaldi soiye.',
    'Aaj raat sone se ek ghanta pehle phone rakh dijiye, baaki kal dekha jayega.',
    'Aaj bas ek chhota kaam poora kijiye, baaki rehne dijiye.',
    'Chahein to bataiye ki sabse bhaari kya hai, main bas wahi [dekhta|dekhti] hoon.',
  ],
}
export const HAPPY_ACT: Wordings = {
  en: [
    'If you want to use the time, ask me what it favours most.',
    'Tell me what it is about, and I see how long the wind holds.',
    'Share it with someone near you today.',
  ],
  hi: [
    'इस समय को काम में लेना हो तो पूछिए कि यह किसमें साथ देता है।',
    'बात क्या है, बताइए, देख[ता|ती] हूँ कि यह हवा कब तक है।',
    'आज यह ख़ुशी किसी अपने के साथ बाँटिए।',
  ],
  hing: [
    'Is time ko use karna ho to poochhiye ki yeh kisme saath deta hai.',
    'Baat kya hai, bataiye, [dekhta|dekhti] hoon ki yeh hawa kab tak hai.',
    'Aaj yeh khushi kisi apne ke saath baantiye.',
  ],
}
