import type { Matter } from '@dhruva/intent/parse'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

export const TWO_MATTERS: Wordings = {
  en: [
    'Did I get you right: {a}, or {b}? Tell me which, and I will read it.',
    'Is this about {a} or about {b}?',
    'Two things come to mind, {a} and {b}. Which one do you mean?',
    'Just to be sure: {a}, or rather {b}?',
    'I can read it as {a} or as {b}. Which shall it be?',
    'Before I look: do you mean {a}, or {b}?',
  ],
  hi: [
    'मैं ठीक [समझा|समझी]? {a} के बारे में पूछ (रहे|रही) हैं या {b} के बारे में?',
    'यह {a} की बात है या {b} की?',
    'दो बातें मन में आती हैं, {a} की और {b} की। कौन सी देखूँ?',
    'बस पक्का कर लूँ: बात {a} की है या {b} की?',
    'देखने से पहले बताइए, {a} के बारे में या {b} के बारे में?',
    'बात {a} की भी हो सकती है और {b} की भी। किसे देखूँ?',
  ],
  hing: [
    'Main sahi [samjha|samjhi]? {a} ke baare me pooch (rahe|rahi) hain ya {b} ke baare me?',
    'Yeh {a} ki baat hai ya {b} ki?',
    'Do baatein mann me aati hain, {a} ki aur {b} ki. Kaunsi dekhu?',
    'Bas pakka kar loon: baat {a} ki hai ya {b} ki?',
    'Dekhne se pehle bataiye, {a} ke baare me ya {b} ke baare me?',
    'Baat {a} ki bhi ho sakti hai aur {b} ki bhi. Kise dekhu?',
  ],
}

export const NOTHING_HEARD: Wordings = {
  en: [
    'I did not catch what this is about. Work, love, money, health, or something else?',
    'Tell me a little more: is it about work, a relationship, money or family?',
    'I am not sure what you would like to know. Say it in one line, in any words.',
    'Which part of life is it about? One word is enough: job, marriage, money, health.',
    'I could not make that out. Could you put it another way?',
    'I want to read the right thing. What is the question about?',
  ],
  hi: [
    'बात पूरी समझ नहीं आई। काम, प्यार, पैसा, सेहत या कुछ और?',
    'थोड़ा और बताइए: काम की बात है, रिश्ते की, पैसे की या परिवार की?',
    'मैं ठीक से समझ नहीं [पाया|पाई]। एक पंक्ति में, जैसे मन में आए, लिख दीजिए।',
    'जीवन के किस हिस्से की बात है? एक शब्द काफ़ी है: नौकरी, शादी, पैसा, सेहत।',
    'यह साफ़ नहीं हुआ। दूसरे शब्दों में बता दीजिए।',
    'सही बात देखना चाह[ता|ती] हूँ। सवाल किस बारे में है?',
  ],
  hing: [
    'Baat poori samajh nahi aayi. Kaam, pyar, paisa, sehat ya kuch aur?',
    'Thoda aur bataiye: kaam ki baat hai, rishte ki, paise ki ya family ki?',
    'Main theek se samajh nahi [paya|payi]. Ek line me, jaise mann me aaye, likh dijiye.',
    'Life ke kis hisse ki baat hai? Ek shabd kaafi hai: job, shaadi, paisa, sehat.',
    'Yeh saaf nahi hua. Doosre shabdon me bata dijiye.',
    'Sahi baat dekhna [chahta|chahti] hoon. Sawal kis baare me hai?',
  ],
}

/** A message in letters that are not read here. */
export const LANGUAGE: Wordings = {
  en: [
    'I read English, Hindi and Hindi in English letters, and not this script yet. Please ask the same in one of them, in your own words.',
  ],
  hi: ['मैं हिंदी, अंग्रेज़ी और अंग्रेज़ी अक्षरों में लिखी हिंदी पढ़ [पाता|पाती] हूँ, यह लिपि अभी नहीं। यही बात इनमें से किसी में लिख दीजिए।'],
  hing: [
    'Main Hindi, English aur English letters me likhi Hindi padh [pata|pati] hoon, yeh lipi abhi nahi. Yahi baat inme se kisi me likh dijiye.',
  ],
}

export const WHOSE: Wordings = {
  en: [
    'Is this about you or about {person}?',
    'For whom shall I look, for you or for {person}?',
    'Do you ask this for yourself, or for {person}?',
    'Just so I look in the right place: you, or {person}?',
    'Whose life is it about, yours or that of {person}?',
    'One thing first: is the question yours, or is it for {person}?',
  ],
  hi: [
    'यह आपके लिए पूछ (रहे|रही) हैं या {person} के लिए?',
    'किसके लिए देखूँ, आपके लिए या {person} के लिए?',
    'बात आपकी है या {person} की?',
    'सही जगह देखूँ, इसलिए बताइए: आप, या {person}?',
    'यह किसके जीवन की बात है, आपके या {person} के?',
    'पहले एक बात: सवाल आपका अपना है या {person} के लिए?',
  ],
  hing: [
    'Yeh aapke liye hai ya {person} ke liye?',
    'Kiske liye dekhu, aapke liye ya {person} ke liye?',
    'Baat aapki hai ya {person} ki?',
    'Sahi jagah dekhu, isliye bataiye: aap, ya {person}?',
    'Yeh kiski life ki baat hai, aapki ya {person} ki?',
    'Pehle ek baat: sawal aapka apna hai ya {person} ke liye?',
  ],
}

export const SAME_NAME: Wordings = {
  en: [
    'I have more than one kundli named {name}. Which one, the one born in which year?',
    'There are two births saved as {name}. Tell me the year of birth of the one you mean.',
    'Which {name} is it? Give me the year of birth, since two are saved.',
    'Two kundlis carry the name {name}. The elder or the younger one?',
    'I find {name} twice among your kundlis. Which of them shall I open?',
    'Two people are saved as {name}. Whose chart shall I take, born when?',
  ],
  hi: [
    '{name} नाम की एक से ज़्यादा कुंडलियाँ हैं। किसकी देखूँ, किस साल के जन्म की?',
    '{name} के नाम से दो जन्म सहेजे हैं। जिनकी बात है, उनके जन्म का साल बताइए।',
    'कौन से {name}? दो कुंडलियाँ हैं, जन्म का साल बता दीजिए।',
    'दो कुंडलियों पर {name} नाम है। उम्र में बड़े की देखूँ या छोटे की?',
    'आपकी कुंडलियों में {name} दो बार है। कौन सी खोलूँ?',
    '{name} नाम से दो लोग सहेजे हैं। किसकी कुंडली लूँ, जन्म कब का है?',
  ],
  hing: [
    '{name} naam ki ek se zyada kundli hain. Kiski dekhu, kis saal ke janm ki?',
    '{name} ke naam se do kundli save hain. Jinki baat hai, unke janm ka saal bataiye.',
    'Kaun se {name}? Do kundli hain, janm ka saal bata dijiye.',
    'Do kundli par {name} naam hai. Umar me bade ki dekhu ya chhote ki?',
    'Aapki list me {name} do baar hai. Kaunsi kundli kholu?',
    '{name} naam se do log save hain. Kiski kundli loon, janm kab ka hai?',
  ],
}
/** With the years of birth known. */
export const SAME_NAME_YEARS: Wordings = {
  en: ['I have two kundlis named {name}: born {first} and {second}. Which one?'],
  hi: ['{name} नाम की दो कुंडलियाँ हैं: {first} और {second}। किसकी देखूँ?'],
  hing: ['{name} naam ki do kundli hain: {first} aur {second}. Kiski dekhu?'],
}

export const CHILD_AGE: Wordings = {
  en: [
    'How old is {person}? For under eighteen I read study and health, not marriage.',
    'What age is {person}? Below eighteen I look at studies and nature only.',
    'Tell me the age of {person} first. Marriage I read from eighteen on.',
    'Before I look: how old is {person} now? Up to eighteen I keep to studies and temper.',
    'I need the age of {person} for that. Under eighteen I speak of school and health.',
    'How many years old is {person}? Weddings I leave alone before eighteen.',
  ],
  hi: [
    '{person} की उम्र कितनी है? अठारह से कम में मैं पढ़ाई देख[ता|ती] हूँ, शादी नहीं।',
    'पहले {person} की उम्र बताइए। शादी की बात मैं अठारह के बाद ही देख[ता|ती] हूँ।',
    '{person} की अभी कितनी उम्र है? अठारह तक मैं पढ़ाई और स्वभाव ही बता[ता|ती] हूँ।',
    'इसके लिए {person} की उम्र चाहिए। अठारह से पहले बस पढ़ाई और सेहत।',
    'देखने से पहले: {person} की उम्र क्या है? अठारह से नीचे शादी नहीं देख[ता|ती]।',
    'उम्र बता दीजिए, {person} की। अठारह पूरे हों तभी शादी की बात करूँ[गा|गी]।',
  ],
  hing: [
    '{person} ki umar kitni hai? 18 se kam me main padhai [dekhta|dekhti] hoon, shaadi nahi.',
    'Pehle {person} ki umar bataiye. Shaadi ki baat main 18 ke baad hi [dekhta|dekhti] hoon.',
    '{person} ki abhi kitni umar hai? 18 tak main padhai aur nature hi [batata|batati] hoon.',
    'Iske liye {person} ki umar chahiye. 18 se pehle bas padhai aur sehat.',
    'Dekhne se pehle: {person} ki umar kya hai? 18 se neeche shaadi nahi [dekhta|dekhti].',
    'Umar bata dijiye, {person} ki. 18 poore hon tabhi shaadi ki baat [karunga|karungi].',
  ],
}

export const ACTIVITY: Wordings = {
  en: [
    'A good date for what: travel, a purchase, signing, moving in?',
    'What is the day for? A car, a house, a journey, an engagement?',
    'Tell me what you plan, and I look for the day: buying, travelling, opening a shop?',
    'For which work shall the date be good? A different day suits a journey than a signature.',
    'Gladly. What will you do on that day?',
    'I can look for it. Is it for a purchase, a ceremony, or a start at work?',
  ],
  hi: [
    'किस काम के लिए तारीख चाहिए: यात्रा, ख़रीद, साइन करना, गृह प्रवेश?',
    'यह दिन किसके लिए है? गाड़ी, मकान, सफ़र, सगाई?',
    'क्या करना है, बताइए, फिर दिन देख[ता|ती] हूँ: ख़रीदना, जाना, दुकान खोलना?',
    'कौन सा काम है? सफ़र का दिन अलग होता है, काग़ज़ पर दस्तख़त का अलग।',
    'ज़रूर। उस दिन क्या (करेंगे|करेंगी)?',
    'देख दे[ता|ती] हूँ। ख़रीद के लिए है, किसी रस्म के लिए या काम की शुरुआत के लिए?',
  ],
  hing: [
    'Kis kaam ke liye date chahiye: travel, kharidna, sign karna, griha pravesh?',
    'Yeh din kiske liye hai? Gaadi, makaan, safar, sagai?',
    'Kya karna hai, bataiye, phir din [dekhta|dekhti] hoon: kharidna, jaana, dukaan kholna?',
    'Kaunsa kaam hai? Safar ka din alag hota hai, paper sign karne ka alag.',
    'Zaroor. Us din kya (karenge|karengi)?',
    'Dekh [deta|deti] hoon. Kharidne ke liye hai, kisi rasam ke liye ya kaam ki shuruaat ke liye?',
  ],
}

/** Said under a question that would have been charged. */
export const NOT_CHARGED: Spoken = {
  en: '(This one was not charged.)',
  hi: '(इसका कोई शुल्क नहीं लगा।)',
  hing: '(Iska charge nahi laga.)',
}

/** What a matter is called when it is asked back: a noun, as it stands before `के बारे में`, `ke baare me`. */
export const MATTER_NAMES: Record<Matter, Spoken> = {
  love_feelings: { en: 'what someone feels for you', hi: 'किसी के दिल की बात', hing: 'kisi ke dil ki baat' },
  partner_meet: { en: 'meeting a partner', hi: 'जीवनसाथी मिलने', hing: 'life partner milne' },
  proposal_answer: { en: 'telling someone you love them', hi: 'दिल की बात कहने', hing: 'propose karne' },
  love_marriage: { en: 'marrying the one you love', hi: 'प्रेम विवाह', hing: 'love marriage' },
  marriage_time: { en: 'when you marry', hi: 'शादी के समय', hing: 'shaadi ke time' },
  marriage_late: { en: 'the delay of marriage', hi: 'शादी में देरी', hing: 'shaadi me deri' },
  spouse_nature: { en: 'what your partner will be like', hi: 'जीवनसाथी के स्वभाव', hing: 'life partner ke nature' },
  proposal_match: { en: 'this proposal', hi: 'इस रिश्ते', hing: 'is rishte' },
  kundli_match: { en: 'matching two kundlis', hi: 'कुंडली मिलान', hing: 'kundli milan' },
  marital_harmony: { en: 'peace in your marriage', hi: 'पति-पत्नी के तालमेल', hing: 'pati patni ke taalmel' },
  fidelity: { en: 'trust in your relationship', hi: 'रिश्ते में भरोसे', hing: 'rishte me bharose' },
  separation: { en: 'living apart', hi: 'अलग होने', hing: 'alag hone' },
  ex_return: { en: 'a former love', hi: 'पुराने प्यार', hing: 'purane pyar' },
  second_marriage: { en: 'a second marriage', hi: 'दूसरी शादी', hing: 'doosri shaadi' },
  in_laws: { en: 'your in-laws', hi: 'ससुराल', hing: 'sasural' },
  job_get: { en: 'finding a job', hi: 'नौकरी मिलने', hing: 'job milne' },
  job_change: { en: 'changing your job', hi: 'नौकरी बदलने', hing: 'job badalne' },
  promotion: { en: 'promotion and salary', hi: 'तरक्की और वेतन', hing: 'promotion aur salary' },
  job_trouble: { en: 'trouble at work', hi: 'नौकरी की परेशानी', hing: 'job ki pareshani' },
  gov_job: { en: 'a government job', hi: 'सरकारी नौकरी', hing: 'sarkari naukri' },
  transfer: { en: 'a transfer', hi: 'तबादले', hing: 'transfer' },
  interview_result: { en: 'an interview', hi: 'इंटरव्यू', hing: 'interview' },
  career_field: { en: 'the right line of work', hi: 'सही काम चुनने', hing: 'sahi line chunne' },
  career_path: { en: 'your career', hi: 'करियर', hing: 'career' },
  business_start: { en: 'starting a business', hi: 'अपना काम शुरू करने', hing: 'business shuru karne' },
  business_grow: { en: 'how your business does', hi: 'व्यापार की चाल', hing: 'business ki growth' },
  partnership: { en: 'a business partner', hi: 'साझेदारी', hing: 'partnership' },
  arts_sport: { en: 'arts or sport', hi: 'कला या खेल', hing: 'art ya sport' },
  wealth: { en: 'money', hi: 'धन', hing: 'paise' },
  saving_expense: { en: 'savings and expenses', hi: 'बचत और ख़र्च', hing: 'bachat aur kharche' },
  debt_loan: { en: 'a loan', hi: 'कर्ज़', hing: 'loan' },
  money_stuck: { en: 'money that is stuck', hi: 'अटके पैसे', hing: 'atke paise' },
  invest_save: { en: 'where to keep money', hi: 'निवेश', hing: 'investment' },
  inheritance: { en: 'an inheritance', hi: 'विरासत', hing: 'virasat' },
  house_buy: { en: 'buying a house', hi: 'मकान लेने', hing: 'ghar lene' },
  house_sell: { en: 'selling property', hi: 'मकान या ज़मीन बेचने', hing: 'property bechne' },
  vehicle: { en: 'a vehicle', hi: 'गाड़ी', hing: 'gaadi' },
  home_peace: { en: 'peace at home', hi: 'घर की शांति', hing: 'ghar ki shanti' },
  direction: { en: 'directions and vastu', hi: 'दिशा और वास्तु', hing: 'disha aur vastu' },
  family_bond: { en: 'your family', hi: 'परिवार के रिश्तों', hing: 'family ke rishton' },
  family_dispute: { en: 'a dispute in the family', hi: 'परिवार के झगड़े', hing: 'family ke jhagde' },
  friends_enemies: { en: 'friends and rivals', hi: 'दोस्त और विरोधी', hing: 'dost aur virodhi' },
  children_time: { en: 'having a child', hi: 'संतान', hing: 'santan' },
  parenting: { en: 'bringing up your child', hi: 'बच्चे की परवरिश', hing: 'bachche ki parvarish' },
  exam: { en: 'an exam', hi: 'परीक्षा', hing: 'exam' },
  stream_choice: { en: 'which subject to take', hi: 'विषय चुनने', hing: 'subject chunne' },
  study_focus: { en: 'studies', hi: 'पढ़ाई', hing: 'padhai' },
  higher_study: { en: 'higher studies', hi: 'आगे की पढ़ाई', hing: 'higher study' },
  abroad_go: { en: 'going abroad', hi: 'विदेश जाने', hing: 'videsh jaane' },
  abroad_settle: { en: 'settling abroad', hi: 'विदेश में बसने', hing: 'videsh me basne' },
  move_city: { en: 'moving to another city', hi: 'शहर बदलने', hing: 'shehar badalne' },
  journey: { en: 'a journey', hi: 'यात्रा', hing: 'yatra' },
  health_general: { en: 'health', hi: 'सेहत', hing: 'sehat' },
  mind_unrest: { en: 'peace of mind', hi: 'मन की शांति', hing: 'mann ki shanti' },
  fear_fail: { en: 'a fear', hi: 'मन के डर', hing: 'mann ke dar' },
  anger: { en: 'anger', hi: 'ग़ुस्से', hing: 'gusse' },
  nature: { en: 'your nature', hi: 'आपके स्वभाव', hing: 'aapke nature' },
  strengths_weak: { en: 'your strengths and weaknesses', hi: 'आपकी ताक़त और कमज़ोरी', hing: 'aapki taakat aur kamzori' },
  purpose: { en: 'the purpose of your life', hi: 'जीवन के उद्देश्य', hing: 'life ke purpose' },
  luck_rise: { en: 'when luck turns', hi: 'भाग्योदय', hing: 'kismat khulne' },
  life_overview: { en: 'the time ahead', hi: 'आने वाले समय', hing: 'aane wale time' },
  past_check: { en: 'something in the past', hi: 'बीते समय', hing: 'beete time' },
  worship: { en: 'worship', hi: 'पूजा', hing: 'puja' },
  remedy: { en: 'a remedy', hi: 'उपाय', hing: 'upay' },
  gem: { en: 'a gemstone', hi: 'रत्न', hing: 'ratna' },
  lucky_things: { en: 'lucky number and colour', hi: 'शुभ अंक और रंग', hing: 'lucky number aur rang' },
  chart_fact: { en: 'something in your chart', hi: 'कुंडली की किसी बात', hing: 'kundli ki kisi baat' },
  graha_state: { en: 'one of your grahas', hi: 'किसी ग्रह', hing: 'kisi grah' },
  dosha_yoga: { en: 'a dosha or yoga', hi: 'दोष या योग', hing: 'dosh ya yog' },
  transit: { en: 'a transit', hi: 'गोचर', hing: 'gochar' },
  term: { en: 'the meaning of a word', hi: 'किसी शब्द के अर्थ', hing: 'kisi shabd ke matlab' },
  twins: { en: 'twins', hi: 'जुड़वाँ', hing: 'judwa' },
  day: { en: 'how a day is', hi: 'किसी दिन', hing: 'kisi din' },
  outlook: { en: 'the coming weeks', hi: 'आने वाले दिनों', hing: 'aane wale dinon' },
  muhurat: { en: 'a good date', hi: 'अच्छी तारीख', hing: 'achhi date' },
  service: { en: 'this service', hi: 'इस सेवा', hing: 'is service' },
  off_topic: { en: 'something else', hi: 'किसी और बात', hing: 'kisi aur baat' },
}
