import type { Spoken } from '#write/types.ts'

type Wordings = readonly string[]

type Band = 'good' | 'steady' | 'careful'

type NearTexts = {
  /** of a day within ten days, `{day}`: how it is for what is asked */
  day: Record<Band, Wordings>
  /** the same beside an answer on what to do */
  dayToo: Record<Band, Wordings>
  /** the stretch around the day, until `{to}` */
  around: Record<'good' | 'slow', Wordings>
  /** the stretch that a near day of somebody else falls into */
  kinDay: Record<'good' | 'slow', Wordings>
  /** it happened already and only the result is awaited */
  done: Record<'good' | 'slow', Wordings>
  doneStep: Wordings
  /** what to do on the day itself */
  step: Record<'study' | 'work' | 'love' | 'other', Wordings>
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
        'It is open on {day}; the day holds nothing against you.',
      ],
      careful: [
        '{Day} asks for more care than most days, so it can happen, with calm and with everything ready.',
        'It is uphill on {day}: be early, speak less, and check every paper twice.',
        '{Day} does not push for you, which is no refusal; go well prepared.',
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
        'It falls into a workable stretch for {aim}, which lasts until {to}.',
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
    doneStep: [
      'Nothing more is to be prepared now: write one polite line after a week, and go on with the next application.',
      'Leave it be now, ask once after some days, and keep another door open.',
    ],
    step: {
      study: [
        'Sleep tonight instead of reading something new, and begin the paper with what you know best.',
        'Go over your own notes only, and keep ten minutes at the end to check.',
      ],
      work: [
        'Go in with three results you can name, and ask one good question at the end.',
        'Be there early, answer briefly, and say plainly what you want.',
      ],
      love: [
        'Say it in one sentence, and leave the other time to answer.',
        'Choose a quiet place, and listen longer than you speak.',
      ],
      other: [
        'Have the papers ready the evening before, and start early.',
        'Begin early, and settle one thing at a time.',
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
      'Relief comes from {from}: {span} is the stretch that loosens it.',
      'It turns clearly better from {from}, and {span} is what ends the tight part.',
      'The tight part gives way on {from}, with the best of it {between}.',
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
        '{day} का दिन ज़ोर नहीं लगाता, पर मना भी नहीं करता, समय से पहुँचिए और काग़ज़ दो बार देखिए।',
      ],
    },
    dayToo: {
      good: ['{day} का दिन आपके साथ है।', 'और {day} का दिन इसके लिए अच्छा है।'],
      steady: ['{day} का दिन बीच का है, आपके ख़िलाफ़ कुछ नहीं।', 'और {day} का दिन न रोकता है न उठाता है।'],
      careful: ['{day} का दिन शांति और जल्दी शुरुआत माँगता है।', 'और {day} को धीमी चाल रखिए।'],
    },
    around: {
      good: ['आसपास का दौर भी {to} तक {aim} का साथ देता है।', 'यह {aim} के काम के दौर में पड़ता है, जो {to} तक है।'],
      slow: [
        'आसपास का दौर {to} तक धीमा है, इसलिए एक ना को आख़िरी मत मानिए।',
        '{to} तक {aim} की चाल धीमी है, देर हो तो उसे इनकार मत समझिए।',
      ],
    },
    kinDay: {
      good: ['{day} का दिन {aim} के काम के दौर में पड़ता है, जो {to} तक है, इसलिए बात बन सकती है।'],
      slow: ['{day} का दिन {aim} के धीमे दौर में पड़ता है, जो {to} तक है, मेहनत से बात बन सकती है और एक ना आख़िरी नहीं।'],
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
    doneStep: [
      'अब तैयारी का काम पूरा है, एक हफ़्ते बाद एक छोटी-सी बात पूछिए और अगला आवेदन चालू रखिए।',
      'अब छोड़ दीजिए, कुछ दिन बाद एक बार पूछिए, और दूसरा दरवाज़ा खुला रखिए।',
    ],
    step: {
      study: [
        'रात को नया मत पढ़िए, सो जाइए, और पेपर में सबसे पहले वही कीजिए जो सबसे अच्छा आता है।',
        'सिर्फ़ अपने नोट्स देखिए, और अंत के दस मिनट जाँच के लिए रखिए।',
      ],
      work: [
        'तीन ऐसे काम याद रखिए जिनका नतीजा बता सकें, और अंत में एक अच्छा सवाल पूछिए।',
        'समय से पहले पहुँचिए, छोटा जवाब दीजिए, और जो चाहिए वह साफ़ कहिए।',
      ],
      love: ['एक वाक्य में कहिए, और जवाब के लिए समय दीजिए।', 'शांत जगह चुनिए, और बोलने से ज़्यादा सुनिए।'],
      other: ['काग़ज़ एक शाम पहले तैयार रखिए, और जल्दी निकलिए।', 'जल्दी शुरू कीजिए, और एक बार में एक ही बात निपटाइए।'],
    },
    yes: [
      'हाँ, {when} {aim} का अच्छा हिस्सा है, {span}।',
      '{when} बात बन सकती है, {aim} को मदद {between} है।',
      '{when} हो सकता है, सबसे अच्छा {between}।',
    ],
    no: ['{when} {aim} को कम मदद है, बेहतर समय {span} है।', '{when} नहीं दिखता, {aim} के आसार {between} बेहतर हैं।'],
    never: ['{when} {aim} को कम मदद है, और आसपास कोई मज़बूत समय नहीं दिखता।'],
    easesFrom: [
      '{from} से राहत है, {span} का दौर इसे ढीला करता है।',
      '{from} से साफ़ सुधार है, कसा हुआ हिस्सा {between} ख़त्म होता है।',
      'कसाव {from} से टूटता है, सबसे ज़्यादा राहत {between} है।',
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
        '{Day} ka din zor nahi lagata, par mana bhi nahi karta, time se pahunchiye aur papers do baar dekhiye.',
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
        'Yeh {aim} ke kaam ke daur me padta hai, jo {to} tak hai.',
      ],
      slow: [
        'Aaspaas ka daur {to} tak slow hai, isliye ek na ko aakhri mat maniye.',
        '{To} tak {aim} ki chaal dheemi hai, der ho to use inkaar mat samajhiye.',
      ],
    },
    kinDay: {
      good: ['{Day} ka din {aim} ke kaam ke daur me padta hai, jo {to} tak hai, isliye baat ban sakti hai.'],
      slow: [
        '{Day} ka din {aim} ke slow daur me padta hai, jo {to} tak hai, mehnat se baat ban sakti hai aur ek na aakhri nahi.',
      ],
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
    doneStep: [
      'Ab taiyaari ka kaam poora hai, ek hafte baad ek chhoti si line poochhiye aur agla apply chalu rakhiye.',
      'Ab chhod dijiye, kuch din baad ek baar poochhiye, aur doosra darwaza khula rakhiye.',
    ],
    step: {
      study: [
        'Raat ko naya mat padhiye, so jaiye, aur paper me pehle wahi kijiye jo sabse achha aata hai.',
        'Sirf apne notes dekhiye, aur aakhri das minute check ke liye rakhiye.',
      ],
      work: [
        'Teen aise kaam yaad rakhiye jinka result bata sakein, aur end me ek achha sawal poochhiye.',
        'Time se pehle pahunchiye, chhota jawab dijiye, aur jo chahiye woh saaf kahiye.',
      ],
      love: ['Ek line me kahiye, aur jawab ke liye time dijiye.', 'Shaant jagah chuniye, aur bolne se zyada suniye.'],
      other: [
        'Papers ek shaam pehle ready rakhiye, aur jaldi nikaliye.',
        'Jaldi shuru kijiye, aur ek baar me ek hi baat niptaiye.',
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
      '{From} se raahat hai, {span} ka daur ise dheela karta hai.',
      '{From} se saaf sudhaar hai, tight hissa {between} khatam hota hai.',
      'Kasaav {from} se tootta hai, sabse zyada raahat {between} hai.',
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
