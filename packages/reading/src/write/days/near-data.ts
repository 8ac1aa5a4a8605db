import type { Spoken } from '#write/types.ts'

type Wordings = readonly string[]

type Band = 'good' | 'steady' | 'careful'

type NearTexts = {
  /** of a day within ten days, `{day}`: how it is for what is asked */
  day: Record<Band, Wordings>
  /** of a day on which a result comes: the work is done */
  dayOfResult: Record<Band, Wordings>
  /** the same beside an answer on what to do */
  dayToo: Record<Band, Wordings>
  /** the stretch around the day, until `{to}` */
  around: Record<'good' | 'slow', Wordings>
  /** the stretch that a near day of somebody else falls into */
  kinDay: Record<'good' | 'slow', Wordings>
  /** it happened already and only the result is awaited */
  done: Record<'good' | 'slow', Wordings>
  doneStep: Record<'work' | 'study' | 'papers', Wordings>
  /** what to do on the day itself */
  step: Record<'study' | 'interview' | 'meeting' | 'stage' | 'love' | 'papers' | 'mind' | 'other', Wordings>
  /** a time up to a limit or after one, `{when}` */
  yes: Wordings
  no: Wordings
  never: Wordings
  /** when what is hard eases, without a stretch that holds it now */
  easesFrom: Wordings
  before: string
  by: string
  after: string
  around_time: string
  this_week: string
  next_week: string
  this_month: string
  next_month: string
}

export const NEAR: Spoken<NearTexts> = {
  en: {
    day: {
      good: [
        '{Day} is with you, so the chances on that day are better than even.',
        'It looks good for {day}: the day is on your side.',
        'Yes, {day} leans your way.',
      ],
      steady: [
        'The chances are even: {day} neither lifts nor blocks you, your preparation decides.',
        '{Day} is a middling day for this, so it is open, and what you bring counts most.',
        'It is open: {day} holds nothing against you.',
      ],
      careful: [
        '{Day} asks for more care than most days, so it can happen, with calm and with everything ready.',
        '{Day} is uphill: be early, speak less, and hurry nothing.',
        '{Day} does not push for you, which is no refusal; go well prepared.',
      ],
    },
    dayOfResult: {
      good: [
        '{Day} is on your side, a good result is more likely than not.',
        'It looks kind: {day} leans your way, and the work is already done.',
      ],
      steady: [
        '{Day} neither helps nor harms; the result only tells of work already done.',
        'Nothing in {day} stands against you, and nothing can be added now.',
      ],
      careful: [
        '{Day} is hard on the nerves, and that says nothing about the marks.',
        'The waiting is the heavy part of {day}; the paper itself is behind you.',
      ],
    },
    dayToo: {
      good: ['{Day} itself is on your side.', 'And {day} is a good day for it.'],
      steady: [
        '{Day} itself is a middling day, nothing stands against you.',
        'And {day} neither lifts nor blocks you.',
      ],
      careful: ['{Day} itself asks for calm and an early start.', 'And {day} wants a slow pace.'],
    },
    around: {
      good: [
        'The stretch around it, until {to}, supports {aim} as well.',
        'The time around it is good enough for {aim}, up to {to}.',
      ],
      slow: [
        'The stretch around it is slow until {to}, so do not take one no as the last word.',
        'Around it {aim} moves slowly until {to}; a delay would not be a refusal.',
      ],
    },
    kinDay: {
      good: ['{Day} falls into a workable stretch for {aim}, until {to}, so it can well come off.'],
      slow: [
        '{Day} falls into a slow stretch for {aim}, until {to}; it can come off with effort, and one no is not the last word.',
      ],
    },
    done: {
      good: [
        'What you did is done, and the stretch until {to} is on your side: a yes is more likely than a no.',
        'It leans to a yes, since the time until {to} supports {aim}.',
      ],
      slow: [
        'It is open, and it may take longer than they said: the stretch until {to} is slow.',
        'I would not count on it yet; until {to} the time holds back.',
      ],
    },
    doneStep: {
      work: [
        'The talk is behind you: write one polite line after ten days, and keep the next application going.',
        'Let it rest now, ask once after some days, and keep another door open.',
      ],
      study: [
        'The paper is out of your hands: eat and sleep at your hours, and open the result with someone beside you.',
        'Tell someone at home that you are afraid, and write down one next step for either result.',
      ],
      papers: [
        'The file is with others now: note its number, and ask once after two weeks.',
        'Nothing more is to be handed in: keep copies of all you gave, and wait out the usual time.',
      ],
    },
    step: {
      study: [
        'Sleep tonight instead of reading something new, and begin the paper with what you know best.',
        'Go over your own notes only, and keep ten minutes at the end to check.',
      ],
      love: [
        'Say it in one sentence, and leave the other time to answer.',
        'Choose a quiet place, and listen longer than you speak.',
      ],
      interview: [
        'Go in with three results you can name, and ask one good question at the end.',
        'Reach early, answer briefly, and say plainly what you can do for them.',
      ],
      meeting: [
        'Go in with one page and one wish, and let the other side speak first.',
        'Be there early, and write down in two lines what was agreed.',
      ],
      stage: [
        'Sleep well, warm up fully, and think of the first minute only.',
        'Do what you have practised, and try nothing new on that day.',
      ],
      papers: [
        'Have the papers ready the evening before, in the order in which they are asked for.',
        'Carry originals and two copies, and be there when the counter opens.',
      ],
      mind: [
        'Eat something light, walk a little, and tell one person how you feel.',
        'Put the phone away early tonight, and take the day one hour at a time.',
      ],
      other: [
        'Begin early, and settle one thing at a time.',
        'Keep the day free of a second errand, and take your time.',
      ],
    },
    yes: [
      'Yes, {when} there is a good part for {aim}: {span}.',
      '{When} it can be done; the part that helps {aim} is {span}.',
      'It is possible {when}, best {between}.',
    ],
    no: [
      '{When} {aim} gets little help; the better time is {span}.',
      'Rather not {when}: {aim} is better placed {between}.',
      'I do not see it {when}; {span} is the time for {aim}.',
    ],
    never: ['{When} {aim} gets little help, and no stronger stretch shows near it.'],
    easesFrom: [
      'Relief comes from {from}, and it holds up to {to}.',
      'It turns clearly better from {from}, most of all up to {to}.',
      'The hard part gives way from {from}, with the best of it up to {to}.',
    ],
    before: 'before {time}',
    by: 'by {time}',
    after: 'after {time}',
    around_time: 'around {time}',
    this_week: 'this week',
    next_week: 'next week',
    this_month: 'this month',
    next_month: 'next month',
  },
  hi: {
    day: {
      good: [
        '{day} का दिन आपके साथ है, उस दिन मौक़ा आधे से ज़्यादा है।',
        'अच्छे आसार हैं, {day} का दिन आपकी ओर है।',
        'हाँ, {day} का झुकाव आपकी ओर है।',
      ],
      steady: [
        'मौक़ा बराबर का है, {day} का दिन न रोकता है न उठाता है, तैयारी तय करेगी।',
        '{day} का दिन इसके लिए बीच का है, आपकी तैयारी सबसे ज़्यादा गिनी जाएगी।',
      ],
      careful: [
        '{day} का दिन थोड़ी ज़्यादा सावधानी माँगता है, शांत मन और पूरी तैयारी से बात बन सकती है।',
        '{day} का दिन ज़ोर नहीं लगाता, पर मना भी नहीं करता, तैयारी से जाइए और जल्दबाज़ी मत कीजिए।',
      ],
    },
    dayOfResult: {
      good: ['{day} का दिन आपके साथ है, अच्छे नतीजे के आसार ज़्यादा हैं।', '{day} का झुकाव आपकी ओर है, और मेहनत हो चुकी है।'],
      steady: [
        '{day} का दिन न बनाता है न बिगाड़ता है, नतीजा हो चुकी मेहनत का है।',
        '{day} में आपके ख़िलाफ़ कुछ नहीं, और अब कुछ जोड़ना भी नहीं है।',
      ],
      careful: ['{day} का दिन मन पर भारी है, पर इससे नंबर नहीं बदलते।', '{day} को इंतज़ार भारी लगेगा, पेपर तो पीछे छूट चुका है।'],
    },
    dayToo: {
      good: ['{day} का दिन आपके साथ है।', 'और {day} का दिन इसके लिए अच्छा है।'],
      steady: ['{day} का दिन बीच का है, आपके ख़िलाफ़ कुछ नहीं।', 'और {day} का दिन न रोकता है न उठाता है।'],
      careful: ['{day} का दिन शांति और जल्दी शुरुआत माँगता है।', 'और {day} को धीमी चाल रखिए।'],
    },
    around: {
      good: ['आसपास का दौर भी {to} तक {aim} का साथ देता है।', 'इन दिनों का समय {aim} के लिए ठीक है, {to} तक।'],
      slow: [
        'आसपास का दौर {to} तक धीमा है, इसलिए एक ना को आख़िरी मत मानिए।',
        '{to} तक {aim} की चाल धीमी है, देर हो तो उसे इनकार मत समझिए।',
      ],
    },
    kinDay: {
      good: ['{day} तक बात बन सकती है, {aim} के लिए समय {to} तक ठीक है।'],
      slow: ['{aim} के लिए समय {to} तक धीमा है, {day} को मेहनत से बात बन सकती है और एक ना आख़िरी नहीं।'],
    },
    done: {
      good: [
        'जो करना था आप कर (चुके|चुकी) हैं, और {to} तक का दौर आपके साथ है, हाँ के आसार ज़्यादा हैं।',
        'झुकाव हाँ की ओर है, {to} तक का समय {aim} का साथ देता है।',
      ],
      slow: [
        'बात खुली है, पर जवाब में देर हो सकती है, {to} तक का दौर धीमा है।',
        'अभी इसी पर मत टिकिए, {to} तक समय रोककर चलता है।',
      ],
    },
    doneStep: {
      work: [
        'बातचीत हो चुकी, दस दिन बाद एक बार विनम्रता से पूछिए और अगला आवेदन चालू रखिए।',
        'अब छोड़ दीजिए, कुछ दिन बाद एक बार पूछिए, और दूसरा दरवाज़ा खुला रखिए।',
      ],
      study: [
        'पेपर अब हाथ में नहीं, खाना और नींद समय पर रखिए, और रिज़ल्ट किसी अपने के साथ देखिए।',
        'घर में किसी एक को बता दीजिए कि डर लग रहा है, और दोनों नतीजों का अगला क़दम लिख लीजिए।',
      ],
      papers: [
        'फ़ाइल अब दूसरों के पास है, उसका नंबर लिख लीजिए और दो हफ़्ते बाद एक बार पूछिए।',
        'अब कुछ जमा नहीं करना है, जो दिया उसकी कॉपी रखिए और सामान्य समय तक रुकिए।',
      ],
    },
    step: {
      study: [
        'रात को नया मत पढ़िए, सो जाइए, और पेपर में सबसे पहले वही कीजिए जो सबसे अच्छा आता है।',
        'सिर्फ़ अपने नोट्स देखिए, और अंत के दस मिनट जाँच के लिए रखिए।',
      ],
      love: ['एक वाक्य में कहिए, और जवाब के लिए समय दीजिए।', 'शांत जगह चुनिए, और बोलने से ज़्यादा सुनिए।'],
      interview: [
        'तीन ऐसे काम याद रखिए जिनका नतीजा बता सकें, और अंत में एक अच्छा सवाल पूछिए।',
        'समय से पहले पहुँचिए, छोटा जवाब दीजिए, और साफ़ कहिए कि आप क्या कर (सकते|सकती) हैं।',
      ],
      meeting: [
        'एक पन्ना और एक माँग लेकर जाइए, और पहले सामने वाले को बोलने दीजिए।',
        'थोड़ा पहले पहुँचिए, और जो तय हो उसे दो लाइन में लिख लीजिए।',
      ],
      stage: [
        'रात को पूरी नींद लीजिए, वार्म-अप पूरा कीजिए, और सिर्फ़ पहले मिनट की सोचिए।',
        'जो अभ्यास किया है वही कीजिए, उस दिन कुछ नया मत आज़माइए।',
      ],
      papers: [
        'काग़ज़ एक शाम पहले उसी क्रम में रख लीजिए जिसमें माँगे जाते हैं।',
        'मूल काग़ज़ और दो कॉपी साथ रखिए, और खिड़की खुलते ही पहुँचिए।',
      ],
      mind: [
        'कुछ हल्का खाइए, थोड़ा टहलिए, और किसी एक को मन की बात बताइए।',
        'आज रात फ़ोन जल्दी रख दीजिए, और दिन को एक-एक घंटे में जीइए।',
      ],
      other: ['जल्दी शुरू कीजिए, और एक बार में एक ही बात निपटाइए।', 'उस दिन दूसरा काम मत रखिए, और आराम से चलिए।'],
    },
    yes: [
      'हाँ, {when} {aim} का अच्छा हिस्सा है, {span}।',
      '{when} बात बन सकती है, {aim} को मदद {between} है।',
      '{when} हो सकता है, सबसे अच्छा {between}।',
    ],
    no: ['{when} {aim} को कम मदद है, बेहतर समय {span} है।', '{when} नहीं दिखता, {aim} के आसार {between} बेहतर हैं।'],
    never: ['{when} {aim} को कम मदद है, और आसपास कोई मज़बूत समय नहीं दिखता।'],
    easesFrom: [
      '{from} से राहत मिलती है, और {to} तक बनी रहती है।',
      '{from} से साफ़ सुधार है, सबसे ज़्यादा {to} तक।',
      'बोझ {from} से घटने लगता है, सबसे ज़्यादा राहत {to} तक है।',
    ],
    before: '{time} से पहले',
    by: '{time} तक',
    after: '{time} के बाद',
    around_time: '{time} के आसपास',
    this_week: 'इस हफ़्ते',
    next_week: 'अगले हफ़्ते',
    this_month: 'इस महीने',
    next_month: 'अगले महीने',
  },
  hing: {
    day: {
      good: [
        '{Day} ka din aapke saath hai, us din chance aadhe se zyada hai.',
        'Chances achhe hain, {day} ka din aapki taraf hai.',
        'Haan, {day} ka jhukav aapki taraf hai.',
      ],
      steady: [
        'Chance barabar ka hai, {day} ka din na rokta hai na uthata hai, taiyaari tay karegi.',
        '{Day} ka din iske liye beech ka hai, aapki taiyaari sabse zyada gini jayegi.',
      ],
      careful: [
        '{Day} ka din thodi zyada savdhani maangta hai, shaant mann aur poori taiyaari se baat ban sakti hai.',
        '{Day} ka din zor nahi lagata, par mana bhi nahi karta, taiyaari se jaiye aur jaldbaazi mat kijiye.',
      ],
    },
    dayOfResult: {
      good: [
        '{Day} ka din aapke saath hai, achhe result ke chances zyada hain.',
        '{Day} ka jhukav aapki taraf hai, aur mehnat ho chuki hai.',
      ],
      steady: [
        '{Day} ka din na banata hai na bigaadta hai, result ho chuki mehnat ka hai.',
        '{Day} me aapke khilaf kuch nahi, aur ab kuch jodna bhi nahi hai.',
      ],
      careful: [
        '{Day} ka din mann par bhaari hai, par isse marks nahi badalte.',
        '{Day} ko intezaar bhaari lagega, paper to peeche chhoot chuka hai.',
      ],
    },
    dayToo: {
      good: ['{Day} ka din aapke saath hai.', 'Aur {day} ka din iske liye achha hai.'],
      steady: ['{Day} ka din beech ka hai, aapke khilaf kuch nahi.', 'Aur {day} ka din na rokta hai na uthata hai.'],
      careful: ['{Day} ka din shaanti aur jaldi shuruaat maangta hai.', 'Aur {day} ko dheemi chaal rakhiye.'],
    },
    around: {
      good: [
        'Aaspaas ka daur bhi {to} tak {aim} ka saath deta hai.',
        'In dino ka time {aim} ke liye theek hai, {to} tak.',
      ],
      slow: [
        'Aaspaas ka daur {to} tak slow hai, isliye ek na ko aakhri mat maniye.',
        '{To} tak {aim} ki chaal dheemi hai, der ho to use inkaar mat samajhiye.',
      ],
    },
    kinDay: {
      good: ['{Day} tak baat ban sakti hai, {aim} ke liye time {to} tak theek hai.'],
      slow: ['{Aim} ke liye time {to} tak slow hai, {day} ko mehnat se baat ban sakti hai aur ek na aakhri nahi.'],
    },
    done: {
      good: [
        'Jo karna tha aap kar (chuke|chuki) hain, aur {to} tak ka daur aapke saath hai, haan ke chances zyada hain.',
        'Jhukav haan ki taraf hai, {to} tak ka time {aim} ka saath deta hai.',
      ],
      slow: [
        'Baat khuli hai, par jawab me der ho sakti hai, {to} tak ka daur slow hai.',
        'Abhi isi par mat tikiye, {to} tak time rok kar chalta hai.',
      ],
    },
    doneStep: {
      work: [
        'Baat ho chuki, das din baad ek baar politely poochhiye aur agla apply chalu rakhiye.',
        'Ab chhod dijiye, kuch din baad ek baar poochhiye, aur doosra darwaza khula rakhiye.',
      ],
      study: [
        'Paper ab haath me nahi, khana aur neend time par rakhiye, aur result kisi apne ke saath dekhiye.',
        'Ghar me kisi ek ko bata dijiye ki dar lag raha hai, aur dono results ka agla kadam likh lijiye.',
      ],
      papers: [
        'File ab doosron ke paas hai, uska number likh lijiye aur do hafte baad ek baar poochhiye.',
        'Ab kuch jama nahi karna hai, jo diya uski copy rakhiye aur normal time tak rukiye.',
      ],
    },
    step: {
      study: [
        'Raat ko naya mat padhiye, so jaiye, aur paper me pehle wahi kijiye jo sabse achha aata hai.',
        'Sirf apne notes dekhiye, aur aakhri das minute check ke liye rakhiye.',
      ],
      love: ['Ek line me kahiye, aur jawab ke liye time dijiye.', 'Shaant jagah chuniye, aur bolne se zyada suniye.'],
      interview: [
        'Teen aise kaam yaad rakhiye jinka result bata sakein, aur end me ek achha sawal poochhiye.',
        'Time se pehle pahunchiye, chhota jawab dijiye, aur saaf kahiye ki aap kya kar (sakte|sakti) hain.',
      ],
      meeting: [
        'Ek page aur ek maang lekar jaiye, aur pehle saamne wale ko bolne dijiye.',
        'Thoda pehle pahunchiye, aur jo tay ho use do line me likh lijiye.',
      ],
      stage: [
        'Raat ko poori neend lijiye, warm-up poora kijiye, aur sirf pehle minute ki sochiye.',
        'Jo practice ki hai wahi kijiye, us din kuch naya mat try kijiye.',
      ],
      papers: [
        'Papers ek shaam pehle usi order me rakh lijiye jisme maange jaate hain.',
        'Original aur do copy saath rakhiye, aur counter khulte hi pahunchiye.',
      ],
      mind: [
        'Kuch halka khaiye, thoda tehliye, aur kisi ek ko mann ki baat bataiye.',
        'Aaj raat phone jaldi rakh dijiye, aur din ko ek-ek ghante me lijiye.',
      ],
      other: [
        'Jaldi shuru kijiye, aur ek baar me ek hi baat niptaiye.',
        'Us din doosra kaam mat rakhiye, aur aaram se chaliye.',
      ],
    },
    yes: [
      'Haan, {when} {aim} ka achha hissa hai, {span}.',
      '{When} baat ban sakti hai, {aim} ko help {between} hai.',
      '{When} ho sakta hai, sabse achha {between}.',
    ],
    no: [
      '{When} {aim} ko kam help hai, behtar time {span} hai.',
      '{When} nahi dikhta, {aim} ke chances {between} behtar hain.',
    ],
    never: ['{When} {aim} ko kam help hai, aur aaspaas koi strong time nahi dikhta.'],
    easesFrom: [
      '{From} se raahat milti hai, aur {to} tak bani rehti hai.',
      '{From} se saaf sudhaar hai, sabse zyada {to} tak.',
      'Bojh {from} se ghatne lagta hai, sabse zyada raahat {to} tak hai.',
    ],
    before: '{time} se pehle',
    by: '{time} tak',
    after: '{time} ke baad',
    around_time: '{time} ke aaspaas',
    this_week: 'is hafte',
    next_week: 'agle hafte',
    this_month: 'is mahine',
    next_month: 'agle mahine',
  },
}

/** Festivals as they are spoken of. */
export const FESTIVAL_NAMES: Readonly<Record<string, Spoken>> = {
  diwali: { en: 'Diwali', hi: 'दिवाली', hing: 'Diwali' },
  holi: { en: 'Holi', hi: 'होली', hing: 'Holi' },
  navratri: { en: 'Navratri', hi: 'नवरात्रि', hing: 'Navratri' },
  akshaya_tritiya: { en: 'Akshaya Tritiya', hi: 'अक्षय तृतीया', hing: 'Akshaya Tritiya' },
  dhanteras: { en: 'Dhanteras', hi: 'धनतेरस', hing: 'Dhanteras' },
  raksha_bandhan: { en: 'Raksha Bandhan', hi: 'रक्षाबंधन', hing: 'Raksha Bandhan' },
}
