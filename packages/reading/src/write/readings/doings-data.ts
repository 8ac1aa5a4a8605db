import type { LifeMatter } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import { situations as EN } from './en/situations-data.ts'
import { situations as HI } from './hi/situations-data.ts'
import { situations as HING } from './hing/situations-data.ts'
import type { Wordings } from './shape/texts.ts'

/** A situation as people tell of it, and what helps in it before any date; steps as they stand behind "first". */
export type Doing = {
  /** the matters it can be asked under; of any where none is named */
  of: readonly LifeMatter[] | null
  cue: RegExp
  /** steps of a child are the parent's: not for who is asked about as the child itself */
  whose: 'asker' | 'other' | 'any'
  steps: Spoken<Wordings>
}

const LOVE: readonly LifeMatter[] = [
  'love_feelings',
  'partner_meet',
  'proposal_answer',
  'love_marriage',
  'marriage_time',
  'fidelity',
]
const BONDS: readonly LifeMatter[] = ['family_bond', 'home_peace', 'family_dispute', 'in_laws', 'mind_unrest', 'anger']
const STUDY: readonly LifeMatter[] = [
  'study_focus',
  'exam',
  'stream_choice',
  'higher_study',
  'fear_fail',
  'parenting',
  'mind_unrest',
]
const WORK: readonly LifeMatter[] = [
  'job_trouble',
  'career_path',
  'job_change',
  'promotion',
  'friends_enemies',
  'mind_unrest',
]

/** The first that fits is taken: the narrower ones come first. */
export const DOINGS: readonly Doing[] = [
  {
    of: ['separation', 'marital_harmony'],
    whose: 'other',
    cue: /./u,
    steps: {
      en: [
        'hear your child out alone, before you speak to the other family',
        'let the decision be theirs, and say once that home is open either way',
        'see a family lawyer together so that money, papers and children are clear',
        'offer a counsellor, also for the time after it',
      ],
      hi: [
        'दूसरे परिवार से बात करने से पहले अपने बच्चे की पूरी बात अकेले में सुनिए',
        'फ़ैसला उन पर छोड़िए, और एक बार कह दीजिए कि घर हर हाल में खुला है',
        'साथ जाकर पारिवारिक वकील से मिलिए ताकि पैसा, काग़ज़ और बच्चे साफ़ रहें',
        'काउंसलर का साथ दिलाइए, बाद के समय के लिए भी',
      ],
      hing: [
        'doosre parivar se baat karne se pehle apne bachche ki poori baat akele me suniye',
        'faisla un par chhodiye, aur ek baar keh dijiye ki ghar har haal me khula hai',
        'saath jaakar family lawyer se miliye taaki paisa, papers aur bachche saaf rahein',
        'counsellor ka saath dilaiye, baad ke time ke liye bhi',
      ],
    },
  },
  {
    of: ['family_bond', 'home_peace', 'mind_unrest', 'exam', 'fear_fail', 'stream_choice'],
    whose: 'any',
    cue: /how (?:to|do i|should i|can i) tell|kaise (?:bata+u|bolu|kahu)|कैसे (?:बता|बोलू|कहू)/iu,
    steps: {
      en: [
        'tell it yourself and early, in two plain sentences, before somebody else does',
        'choose an hour without guests and phones, and let the first anger pass unanswered',
        'bring one step of your own along, so that the talk has somewhere to go',
        'if you fear the first minute, let one other person at home sit with you',
      ],
      hi: [
        'बात ख़ुद और जल्दी बताइए, दो सीधे वाक्यों में, इससे पहले कि कोई और बताए',
        'ऐसा समय चुनिए जब न मेहमान हों न फ़ोन, और पहले ग़ुस्से पर चुप रहिए',
        'अपनी ओर से एक अगला क़दम साथ रखिए, ताकि बात आगे बढ़े',
        'पहले मिनट का डर हो तो घर में किसी एक को साथ बैठा लीजिए',
      ],
      hing: [
        'baat khud aur jaldi bataiye, do seedhe vaakyon me, isse pehle ki koi aur bataye',
        'aisa time chuniye jab na mehmaan hon na phone, aur pehle gusse par chup rahiye',
        'apni taraf se ek agla kadam saath rakhiye, taaki baat aage badhe',
        'pehle minute ka dar ho to ghar me kisi ek ko saath baitha lijiye',
      ],
    },
  },
  {
    of: ['friends_enemies'],
    whose: 'asker',
    cue: /help (?:her|him|them)|support (?:her|him|them)|be there for|(?:uski|unki|uska) (?:help|madad)|madad kaise|उसकी मदद|उनकी मदद|साथ कैसे/iu,
    steps: {
      en: [
        'listen through the whole story once, without advice and without blame',
        'take one practical thing off their hands this week',
        'ask what they want and hold to it, also where you would choose another way',
        'name a counsellor or a lawyer when it is more than a friend can carry',
      ],
      hi: [
        'एक बार पूरी बात सुनिए, न सलाह दीजिए न दोष',
        'इस हफ़्ते उनका एक काम अपने हाथ में लीजिए',
        'पूछिए कि वे क्या चाहते हैं और उसी का साथ दीजिए, चाहे आप कुछ और चुनते',
        'जो दोस्त के बस का न हो, उसके लिए काउंसलर या वकील का नाम दीजिए',
      ],
      hing: [
        'ek baar poori baat suniye, na salah dijiye na dosh',
        'is hafte unka ek kaam apne haath me lijiye',
        'poochhiye ki woh kya chahte hain aur usi ka saath dijiye, chahe aap kuch aur chunte',
        'jo dost ke bas ka na ho, uske liye counsellor ya vakil ka naam dijiye',
      ],
    },
  },
  {
    of: ['debt_loan', 'money_stuck', 'wealth', 'saving_expense', 'family_dispute', 'friends_enemies'],
    whose: 'asker',
    cue: /guarantor|guarantee (?:for|di|de)|zam[ae]+nat|jamanat|co-?sign|गारंटर|ज़मानत|जमानत/iu,
    steps: { en: EN.guarantor.steps, hi: HI.guarantor.steps, hing: HING.guarantor.steps },
  },
  {
    of: null,
    whose: 'other',
    cue: /(?:school|playschool|nursery)[^.?!]*(?:cr(?:y|ies|ying)|avoid|refus|scared|hate|not want)|(?:cr(?:y|ies|ying)|avoid|refus)\w*[^.?!]*school|school (?:nahi jaata|nahi jaati|jaane se|se darta|se darti)|school[^.?!]*(?:rota|roti|rone)|स्कूल[^।?!]*(?:रोता|रोती|रोने|डर|नहीं जात|जाने से)/iu,
    steps: {
      en: [
        'ask at a quiet hour what the hardest minute of the school day is, and meet the class teacher about just that',
        'keep the goodbye at the gate short and always the same, with one promise for the way home',
        'lay out bag and clothes together the night before, so that the morning has no hurry',
        'praise the day that was managed instead of speaking of the tears',
      ],
      hi: [
        'शांत समय में पूछिए कि स्कूल का सबसे मुश्किल पल कौन सा है, और उसी पर क्लास टीचर से मिलिए',
        'गेट पर विदा छोटी और हर दिन एक-सी रखिए, और लौटने पर एक छोटी बात का वादा कीजिए',
        'बैग और कपड़े रात को ही साथ मिलकर रख लीजिए, ताकि सुबह हड़बड़ी न हो',
        'आँसुओं की जगह उस दिन की तारीफ़ कीजिए जो अच्छे से निकला',
      ],
      hing: [
        'shaant time me poochhiye ki school ka sabse mushkil pal kaun sa hai, aur usi par class teacher se miliye',
        'gate par bye chhota aur roz ek jaisa rakhiye, aur lautne par ek chhoti baat ka vaada kijiye',
        'bag aur kapde raat ko hi saath milkar rakh lijiye, taaki subah hadbadi na ho',
        'aansuon ki jagah us din ki tareef kijiye jo achhe se nikla',
      ],
    },
  },
  {
    of: ['parenting', 'study_focus', 'exam', 'family_bond', 'stream_choice', 'fear_fail'],
    whose: 'other',
    cue: /(?:mobile|phone|game|gaming|pubg|reels|youtube|screen)|मोबाइल|फ़ोन|फोन|गेम|रील/iu,
    steps: {
      en: [
        'agree on one place where all phones of the house sleep at night, yours too',
        'fix the hour of the screen together and let it come after the lesson, never instead of it',
        'put something real in its place, a sport or a friend, before you take anything away',
        'ask once what is so good in it, and listen without a sermon',
      ],
      hi: [
        'घर में एक जगह तय कीजिए जहाँ रात को सबके फ़ोन रहें, बड़ों के भी',
        'स्क्रीन का समय साथ बैठकर तय कीजिए और उसे पढ़ाई के बाद रखिए',
        'कुछ छुड़ाने से पहले उसकी जगह खेल या दोस्त दीजिए',
        'एक बार पूछिए कि उसमें क्या अच्छा लगता है, और बिना उपदेश सुनिए',
      ],
      hing: [
        'ghar me ek jagah tay kijiye jahan raat ko sabke phone rahein, badon ke bhi',
        'screen ka time saath baithkar tay kijiye aur use padhai ke baad rakhiye',
        'kuch chhudane se pehle uski jagah khel ya dost dijiye',
        'ek baar poochhiye ki usme kya achha lagta hai, aur bina lecture suniye',
      ],
    },
  },
  {
    of: ['parenting', 'study_focus', 'exam', 'family_bond', 'stream_choice'],
    whose: 'other',
    cue: /padh(?:ai|ta|ti|ne)|stud(?:y|ies)|marks|homework|tuition|पढ़|पढाई|होमवर्क|नंबर|अंक/iu,
    steps: {
      en: [
        'ask which one subject is the worst and sit beside it for twenty minutes a day, without correcting',
        'talk about it on a walk and not at the desk, and begin with what went well',
        'set small goals with a rest after each, and let the plan be made by the child',
        'have a word with the teacher on where exactly it got stuck',
      ],
      hi: [
        'पूछिए कि सबसे भारी विषय कौन सा है, और रोज़ बीस मिनट उसी में बिना टोके साथ बैठिए',
        'पढ़ाई की बात मेज़ पर नहीं, टहलते हुए कीजिए, और जो अच्छा हुआ वहीं से शुरू कीजिए',
        'छोटे लक्ष्य रखिए, हर लक्ष्य के बाद छुट्टी, और योजना बच्चे से ही बनवाइए',
        'टीचर से पूछिए कि बात ठीक कहाँ अटकी है',
      ],
      hing: [
        'poochhiye ki sabse bhaari subject kaun sa hai, aur roz bees minute usi me bina toke saath baithiye',
        'padhai ki baat table par nahi, tehelte hue kijiye, aur jo achha hua wahin se shuru kijiye',
        'chhote target rakhiye, har target ke baad break, aur plan bachche se hi banwaiye',
        'teacher se poochhiye ki baat theek kahan atki hai',
      ],
    },
  },
  {
    of: ['parenting', 'family_bond', 'anger', 'nature'],
    whose: 'other',
    cue: /stubborn|tantrum|adamant|not listen|doesn'?t listen|zidd?|ziddi|baat nahi (?:maan|sun)|kehna nahi|ज़िद|जिद|बात नहीं (?:मान|सुन)|कहना नहीं/iu,
    steps: {
      en: [
        'offer two choices that are both fine with you, instead of one order',
        'say the rule once, calmly, and hold to it the same way every time',
        'wait out the storm close by and speak only when it is over',
        'give fifteen minutes a day in which the child alone decides what you do',
      ],
      hi: [
        'एक हुक्म की जगह दो ऐसे विकल्प दीजिए जो दोनों ठीक हों',
        'नियम एक बार शांति से कहिए और हर बार वही रखिए',
        'ग़ुस्से के समय पास रहिए, बात उसके उतरने के बाद कीजिए',
        'रोज़ पंद्रह मिनट ऐसे दीजिए जिनमें खेल बच्चा चुने',
      ],
      hing: [
        'ek hukm ki jagah do aise option dijiye jo dono theek hon',
        'rule ek baar shaanti se kahiye aur har baar wahi rakhiye',
        'gusse ke time paas rahiye, baat uske utarne ke baad kijiye',
        'roz pandrah minute aise dijiye jinme khel bachcha chune',
      ],
    },
  },
  {
    of: ['marital_harmony', 'family_bond', 'love_feelings', 'home_peace', 'separation', 'spouse_nature'],
    whose: 'any',
    cue: /(?:wife|husband|she|he|partner|gf|bf)[^.?!]*(?:hurt|upset|silent|sulk|not (?:talk|speak)|angry with me|ignor)|naraaz|naaraz|narazz?|rooth|ruth gay|(?:patni|biwi|pati|wo|woh|wife|husband)[^.?!]*(?:nahi bolt|baat nahi kar|dil[^.?!]*dukh|chup)|नाराज़|नाराज|रूठ|दिल[^।?!]*दुख|मनाऊ|मनाएँ|(?:पत्नी|पति)[^।?!]*(?:नहीं बोल|बात नहीं)/iu,
    steps: {
      en: [
        'name what you did or left out in one sentence, say sorry for it, and add no "but"',
        'ask what would make it good again, and only listen for ten minutes',
        'do one thing this week that was asked of you more than once',
        'give a day of quiet after it, without pressing for an answer',
      ],
      hi: [
        'जो हुआ या जो छूट गया, उसे एक वाक्य में मान लीजिए, माफ़ी माँगिए और "लेकिन" मत जोड़िए',
        'पूछिए कि किस बात से मन हल्का होगा, और दस मिनट सिर्फ़ सुनिए',
        'इस हफ़्ते वह एक काम कर दीजिए जो कई बार कहा गया था',
        'इसके बाद एक दिन चैन दीजिए, जवाब के लिए ज़ोर मत दीजिए',
      ],
      hing: [
        'jo hua ya jo chhoot gaya, use ek line me maan lijiye, sorry kahiye aur "lekin" mat jodiye',
        'poochhiye ki kis baat se mann halka hoga, aur das minute sirf suniye',
        'is hafte woh ek kaam kar dijiye jo kai baar kaha gaya tha',
        'iske baad ek din chain dijiye, jawab ke liye zor mat dijiye',
      ],
    },
  },
  {
    of: LOVE,
    whose: 'any',
    cue: /(?:convince|persuad|manau|manaun|manaoon|manwa|raazi|razi kar|mana (?:lu|sak)|tell my parents|मनाऊ|मनाएँ|राज़ी|राजी|मनवा)/iu,
    steps: {
      en: [
        'tell the parent who is softer first, alone, and say why this person and not only that you love',
        'find out what exactly the fear is, faith, family or money, and answer that one point',
        'let them meet for an hour over tea without the word marriage',
        'ask an elder whom they trust to speak for you once',
      ],
      hi: [
        'जो नरम हैं पहले उन्हीं को अकेले में बताइए, और यह कहिए कि यही इंसान क्यों',
        'पता कीजिए कि डर ठीक किस बात का है, धर्म, परिवार या कमाई, और उसी एक बात का जवाब दीजिए',
        'शादी का नाम लिए बिना एक बार चाय पर मिलवाइए',
        'जिस बड़े पर घर को भरोसा है, उनसे एक बार बात रखवाइए',
      ],
      hing: [
        'jo naram hain pehle unhi ko akele me bataiye, aur yeh kahiye ki yahi insaan kyun',
        'pata kijiye ki darr theek kis baat ka hai, dharm, family ya kamai, aur usi ek baat ka jawab dijiye',
        'shaadi ka naam liye bina ek baar chai par milwaiye',
        'jis bade par ghar ko bharosa hai, unse ek baar baat rakhwaiye',
      ],
    },
  },
  {
    of: LOVE,
    whose: 'any',
    cue: /what we are|where (?:this|it) is going|situationship|label|serious (?:hai|or not|about me)|time ?pass|timepass|commit|confus|mixed signal|टाइम ?पास|सीरियस/iu,
    steps: {
      en: [
        'ask once, in person and calmly, what this is for both of you',
        'say what you want yourself before you ask what is wanted of you',
        'watch for three weeks who plans, who calls and who introduces you to friends',
        'set yourself a date by which you want to know, and keep it',
      ],
      hi: [
        'एक बार आमने-सामने शांति से पूछिए कि यह रिश्ता दोनों के लिए क्या है',
        'पूछने से पहले ख़ुद कह दीजिए कि आप क्या चाहते हैं',
        'तीन हफ़्ते देखिए कि मिलने की पहल कौन करता है और दोस्तों से कौन मिलवाता है',
        'अपने लिए एक तारीख़ रखिए जब तक आपको साफ़ जवाब चाहिए',
      ],
      hing: [
        'ek baar aamne-saamne shaanti se poochhiye ki yeh rishta dono ke liye kya hai',
        'poochhne se pehle khud keh dijiye ki aap kya chahte hain',
        'teen hafte dekhiye ki milne ki pehal kaun karta hai aur doston se kaun milwata hai',
        'apne liye ek date rakhiye jab tak aapko saaf jawab chahiye',
      ],
    },
  },
  {
    of: ['fidelity', 'marital_harmony', 'love_feelings'],
    whose: 'any',
    cue: /\bhid(?:e|es|ing)\b|suspici|doubt|secret|lying|cheat|shak\b|shaq|chhup|chupa|jhooth|dhokha|शक|छुपा|छिपा|झूठ|धोखा/iu,
    steps: {
      en: [
        'say what you noticed, one thing only, and ask what was behind it, without the word lie',
        'choose an hour when both have slept and eaten, and put the phones away',
        'write down what you know and what you only fear, in two columns',
        'speak to one person you trust before you check anything in secret',
      ],
      hi: [
        'जो एक बात दिखी वही बताइए और पूछिए कि उसके पीछे क्या था, "झूठ" शब्द के बिना',
        'ऐसा समय चुनिए जब दोनों शांत हों और फ़ोन दूर हों',
        'जो पता है और जिसका सिर्फ़ डर है, दोनों अलग-अलग लिखिए',
        'चुपके से जाँचने से पहले किसी एक भरोसे वाले से बात कीजिए',
      ],
      hing: [
        'jo ek baat dikhi wahi bataiye aur poochhiye ki uske peechhe kya tha, "jhooth" shabd ke bina',
        'aisa time chuniye jab dono shaant hon aur phone door hon',
        'jo pata hai aur jiska sirf darr hai, dono alag-alag likhiye',
        'chupke se check karne se pehle kisi ek bharose wale se baat kijiye',
      ],
    },
  },
  {
    of: ['in_laws', 'home_peace', 'family_bond', 'family_dispute', 'marital_harmony'],
    whose: 'any',
    cue: /(?:bahu|daughter.in.law|saas|sasu|mother.in.law|nanad|jethani|devrani|bhabhi|bhaabhi|बहू|सास|ननद|जेठानी|देवरानी|भाभी)/iu,
    steps: {
      en: [
        'share out kitchen, money and time of one’s own in plain words, so that nothing has to be guessed',
        'praise one thing a day in front of others, and criticise only in private',
        'carry no word from one to the other; who has something to say says it at the same table',
        'do one small job together each week that neither has to do alone',
      ],
      hi: [
        'रसोई, ख़र्च और अपने-अपने समय की बात साफ़ बाँट लीजिए, ताकि अंदाज़ा न लगाना पड़े',
        'रोज़ एक अच्छी बात सबके सामने कहिए, कमी अकेले में',
        'एक की बात दूसरे तक मत पहुँचाइए, जिसे कहना हो वह साथ बैठकर कहे',
        'हफ़्ते में एक छोटा काम साथ कीजिए, जैसे बाज़ार या पूजा की तैयारी',
      ],
      hing: [
        'kitchen, kharch aur apne-apne time ki baat saaf baant lijiye, taaki andaaza na lagana pade',
        'roz ek achhi baat sabke saamne kahiye, kami akele me',
        'ek ki baat doosre tak mat pahunchaiye, jise kehna ho woh saath baithkar kahe',
        'hafte me ek chhota kaam saath kijiye, jaise bazaar ya pooja ki taiyaari',
      ],
    },
  },
  {
    of: BONDS,
    whose: 'any',
    cue: /(?:fight|argu|quarrel|jhagd|ladai|ladte|behas|bahas|nok.?jhok|kalesh|klesh|लड़|झगड़|बहस|कलेश|क्लेश|नोक)/iu,
    steps: {
      en: [
        'leave the room at the third sentence and come back after twenty minutes, said beforehand and kept',
        'answer the worry behind the words and not the words',
        'keep one subject off the table for two weeks, the one it always starts with',
        'do one thing together each week in which nobody is right or wrong',
      ],
      hi: [
        'तीसरी बात पर कमरे से उठ जाइए और बीस मिनट बाद लौटिए, यह पहले से कहकर रखिए',
        'शब्दों का नहीं, उनके पीछे की चिंता का जवाब दीजिए',
        'जिस बात से हर बार शुरुआत होती है, उसे दो हफ़्ते छोड़ दीजिए',
        'हफ़्ते में एक काम साथ कीजिए जिसमें सही-ग़लत की बात न हो',
      ],
      hing: [
        'teesri baat par kamre se uth jaiye aur bees minute baad lautiye, yeh pehle se kehkar rakhiye',
        'shabdon ka nahi, unke peechhe ki chinta ka jawab dijiye',
        'jis baat se har baar shuruaat hoti hai, use do hafte chhod dijiye',
        'hafte me ek kaam saath kijiye jisme sahi-galat ki baat na ho',
      ],
    },
  },
  {
    of: [
      'partner_meet',
      'mind_unrest',
      'friends_enemies',
      'love_feelings',
      'marriage_time',
      'home_peace',
      'second_marriage',
    ],
    whose: 'any',
    cue: /\balone\b|lonely|loneliness|nobody (?:is )?(?:there|for me)|no one (?:is )?there|akel[aeip]|akelapan|tanha|अकेल|तनहा|कोई नहीं है/iu,
    steps: {
      en: [
        'call one person this evening who knew you before, and tell them plainly how it is',
        'give the hardest hour of the day a fixed small thing, a walk, a song, tea with the window open',
        'join one place where the same faces come each week, a class, a temple, a park group',
        'if the night gets too heavy, wake somebody close or call a helpline, and do not wait for morning',
      ],
      hi: [
        'आज शाम किसी एक पुराने अपने को फ़ोन कीजिए और साफ़ बताइए कि कैसा लग रहा है',
        'दिन के सबसे भारी घंटे को एक तय काम दीजिए, टहलना, भजन या खुली खिड़की के पास चाय',
        'ऐसी एक जगह जाइए जहाँ हर हफ़्ते वही लोग मिलें, कोई क्लास, मंदिर या पार्क की टोली',
        'रात बहुत भारी लगे तो किसी अपने को जगाइए या हेल्पलाइन पर बात कीजिए, सुबह का इंतज़ार मत कीजिए',
      ],
      hing: [
        'aaj shaam kisi ek purane apne ko phone kijiye aur saaf bataiye ki kaisa lag raha hai',
        'din ke sabse bhaari ghante ko ek tay kaam dijiye, tehelna, bhajan ya khuli khidki ke paas chai',
        'aisi ek jagah jaiye jahan har hafte wahi log milein, koi class, mandir ya park ki toli',
        'raat bahut bhaari lage to kisi apne ko jagaiye ya helpline par baat kijiye, subah ka intezaar mat kijiye',
      ],
    },
  },
  {
    of: null,
    whose: 'asker',
    cue: /retire|days feel long|time (?:does not|doesn'?t) pass|sevanivr|ritayar|samay nahi (?:katt|kat)|time nahi kat|din (?:lambe|nahi kat)|रिटायर|सेवानिवृत्त|समय नहीं कट|दिन (?:लंबे|नहीं कट)/iu,
    steps: {
      en: [
        'teach what you did all your working life, two mornings a week, to a school or to young people nearby',
        'give the day three fixed posts: a walk with others at seven, one useful task, one call in the evening',
        'write down the story of your family for the grandchildren, a page a day',
        'take one duty in temple, society or library in which people wait for you',
      ],
      hi: [
        'जो काम जीवन भर किया, वही हफ़्ते में दो सुबह आसपास के बच्चों या युवाओं को सिखाइए',
        'दिन में तीन बातें तय रखिए, सुबह सबके साथ टहलना, एक काम का काम, शाम को एक फ़ोन',
        'परिवार की कहानी पोते-पोतियों के लिए लिखिए, रोज़ एक पन्ना',
        'मंदिर, सोसायटी या पुस्तकालय में एक ज़िम्मेदारी लीजिए जहाँ लोग आपकी राह देखें',
      ],
      hing: [
        'jo kaam life bhar kiya, wahi hafte me do subah aaspaas ke bachchon ya youth ko sikhaiye',
        'din me teen baatein tay rakhiye, subah sabke saath walk, ek kaam ka kaam, shaam ko ek phone',
        'parivaar ki kahani pote-potiyon ke liye likhiye, roz ek page',
        'mandir, society ya library me ek zimmedari lijiye jahan log aapki raah dekhein',
      ],
    },
  },
  {
    of: STUDY,
    whose: 'asker',
    cue: /\bfocus|concentrat|distract|marks|\bgot \d+|dhyan (?:nahi|kaise)|mann? nahi lagta|man nahi lag|bhool jaa?t|yaad nahi|ध्यान (?:नहीं|कैसे)|मन नहीं लग|भूल जात|याद नहीं/iu,
    steps: {
      en: [
        'take the weakest chapter first, twenty-five minutes with the phone in another room, then five minutes off',
        'solve five problems on paper each day instead of reading ten pages, and mark where you got stuck',
        'ask the one in your group who explains best to go over your mistakes once a week',
        'write every mistake into one notebook and do it again after three days',
      ],
      hi: [
        'सबसे कमज़ोर अध्याय पहले, पच्चीस मिनट फ़ोन दूसरे कमरे में रखकर, फिर पाँच मिनट आराम कीजिए',
        'दस पन्ने पढ़ने की जगह रोज़ पाँच सवाल काग़ज़ पर हल कीजिए, और जहाँ अटके वहाँ निशान लगाइए',
        'साथियों में जो सबसे अच्छा समझाता है, हफ़्ते में एक बार उसके साथ ग़लतियाँ देखिए',
        'हर ग़लती एक कॉपी में लिखिए और तीन दिन बाद फिर कीजिए',
      ],
      hing: [
        'sabse kamzor chapter pehle, pachchees minute phone doosre kamre me rakhkar, phir paanch minute break lijiye',
        'das page padhne ki jagah roz paanch sawaal kaagaz par solve kijiye, aur jahan atke wahan mark kijiye',
        'group me jo sabse achha samjhata hai, hafte me ek baar uske saath galtiyan dekhiye',
        'har galti ek copy me likhiye aur teen din baad phir kijiye',
      ],
    },
  },
  {
    of: null,
    whose: 'any',
    cue: /result[^.?!]*(?:tomorrow|day after|kal|parso|dar|darr|scared|afraid|nervous)|(?:kal|parso|tomorrow)[^.?!]*result|(?:रिज़ल्ट|रिजल्ट|नतीजा|परिणाम)[^।?!]*(?:डर|कल|परसों)|(?:कल|परसों)[^।?!]*(?:रिज़ल्ट|रिजल्ट|नतीजा|परिणाम)/iu,
    steps: {
      en: [
        'eat something small and warm now, even if it is only curd rice or a banana; a body in fear needs it',
        'tell one person at home today how afraid you are, before the result and not after it',
        'remember that a paper can be written again; have the date of the next chance ready',
        'look at the result together with someone who likes you',
      ],
      hi: [
        'अभी कुछ हल्का और गरम खा लीजिए, खिचड़ी या केला भी चलेगा, डर में शरीर को इसी की ज़रूरत है',
        'घर में किसी एक को आज ही बता दीजिए कि कितना डर लग रहा है, नतीजे के बाद नहीं, पहले',
        'याद रखिए कि पेपर दोबारा दिया जा सकता है, अगले मौक़े की तारीख़ पास रखिए',
        'नतीजा किसी अपने के साथ बैठकर देखिए',
      ],
      hing: [
        'abhi kuch halka aur garam kha lijiye, khichdi ya kela bhi chalega, darr me body ko isi ki zarurat hai',
        'ghar me kisi ek ko aaj hi bata dijiye ki kitna darr lag raha hai, result ke baad nahi, pehle',
        'yaad rakhiye ki paper dobara diya jaa sakta hai, agle mauke ki date paas rakhiye',
        'result kisi apne ke saath baithkar dekhiye',
      ],
    },
  },
  {
    of: ['fear_fail', 'exam', 'study_focus', 'interview_result', 'mind_unrest', 'career_path', 'job_trouble'],
    whose: 'any',
    // who lies awake stands on no stage
    cue: /^(?!.*(?:neend|nind |sleep|insomnia|नींद)).*(?:stage fright|public speak|presentation|nervous|panic|blank|anxious|ghabra|haath.?pair|darr? (?:lag|ke|ki)|घबरा|हाथ.?पैर|मंच)/isu,
    steps: {
      en: [
        'breathe out twice as long as you breathe in, ten times, before you walk in',
        'learn the first two sentences by heart and let the rest be free',
        'say it aloud twice before one friendly listener',
        'put both feet on the floor and name five things you see when it starts',
      ],
      hi: [
        'अंदर जाने से पहले दस बार साँस लीजिए, छोड़ना लेने से दुगना लंबा रखिए',
        'शुरू के दो वाक्य रट लीजिए, बाक़ी अपने आप चलेगा',
        'किसी एक अपने के सामने दो बार बोलकर देखिए',
        'घबराहट शुरू हो तो दोनों पैर ज़मीन पर रखिए और सामने की पाँच चीज़ें गिनिए',
      ],
      hing: [
        'andar jaane se pehle das baar saans lijiye, chhodna lene se double lamba rakhiye',
        'shuru ki do lines yaad kar lijiye, baaki apne aap chalega',
        'kisi ek apne ke saamne do baar bolkar dekhiye',
        'ghabrahat shuru ho to dono pair zameen par rakhiye aur saamne ki paanch cheezein giniye',
      ],
    },
  },
  {
    of: WORK,
    whose: 'any',
    cue: /weekend|overtime|overload|workload|work ?load|too much work|no leave|burn ?out|extra work|dump\w* work|late night|zyada kaam|kaam ka (?:bojh|load)|chhutti nahi|ओवरटाइम|काम का बोझ|छुट्टी नहीं|ज़्यादा काम/iu,
    steps: {
      en: [
        'list what you were given in the last four weekends, with hours, and show it once, without anger',
        'ask at each new task which of the others may wait, and have that in writing',
        'keep one day in the week on which you are not to be reached, said beforehand',
        'speak to the one above only with figures in hand, and with a proposal',
      ],
      hi: [
        'पिछले चार हफ़्तों का फ़ालतू काम घंटों के साथ लिखिए और एक बार बिना ग़ुस्से दिखाइए',
        'हर नए काम पर पूछिए कि बाक़ी में से कौन सा रुक सकता है, और लिखवा लीजिए',
        'हफ़्ते में एक दिन पहले से कहकर फ़ोन बंद रखिए',
        'ऊपर बात तभी कीजिए जब हाथ में आँकड़े और एक सुझाव हो',
      ],
      hing: [
        'pichhle chaar hafton ka extra kaam ghanton ke saath likhiye aur ek baar bina gusse dikhaiye',
        'har naye kaam par poochhiye ki baaki me se kaun sa ruk sakta hai, aur likhwa lijiye',
        'hafte me ek din pehle se kehkar phone band rakhiye',
        'upar baat tabhi kijiye jab haath me figures aur ek suggestion ho',
      ],
    },
  },
  {
    of: WORK,
    whose: 'any',
    cue: /insult|shout|humiliat|scold|credit|taunt|daant|chill[ao]|beizzati|bezzati|zaleel|politics|डाँट|डांट|चिल्ला|बेइज़्ज़त|बेइज्जत|ताने|राजनीति/iu,
    steps: {
      en: [
        'ask for a word alone and say how that one moment was for you, with day and place',
        'confirm what was agreed by a short mail the same day',
        'let good work be seen by two others besides this one person',
        'keep notes with dates, so that you have more than a feeling if it goes on',
      ],
      hi: [
        'अकेले में समय माँगिए और उस एक बात के बारे में दिन और जगह के साथ शांति से कहिए',
        'जो तय हो उसे उसी दिन छोटे मेल से पक्का कीजिए',
        'अपना अच्छा काम इस एक व्यक्ति के सिवा दो और लोगों तक पहुँचाइए',
        'तारीख़ के साथ लिखकर रखिए, ताकि बात आगे बढ़े तो सबूत हो',
      ],
      hing: [
        'akele me time maangiye aur us ek baat ke baare me din aur jagah ke saath shaanti se kahiye',
        'jo tay ho use usi din chhote mail se confirm kijiye',
        'apna achha kaam is ek insaan ke siva do aur logon tak pahunchaiye',
        'date ke saath likhkar rakhiye, taaki baat aage badhe to saboot ho',
      ],
    },
  },
  {
    of: ['friends_enemies', 'mind_unrest', 'family_bond'],
    whose: 'any',
    cue: /(?:best )?friend[^.?!]*(?:another group|ignor|drift|away|distan|stopp?ed|not talk|changed)|(?:dost|saheli|yaar)[^.?!]*(?:door|alag|ignore|badal|baat nahi)|(?:दोस्त|सहेली|मित्र)[^।?!]*(?:दूर|अलग|बदल|बात नहीं)/iu,
    steps: {
      en: [
        'ask for ten minutes alone and say "I miss you", without asking who is to blame',
        'ask if something you said hurt, and take the answer as it comes',
        'sit with two others this week, so that one person is not everything',
        'leave the door open after that and do not run behind',
      ],
      hi: [
        'अकेले में दस मिनट माँगिए और बस इतना कहिए कि कमी महसूस होती है, दोष मत पूछिए',
        'पूछिए कि कोई बात चुभी तो नहीं, और जो जवाब आए उसे सुन लीजिए',
        'इस हफ़्ते दो और साथियों के साथ बैठिए, ताकि सब कुछ एक पर न टिके',
        'इसके बाद दरवाज़ा खुला रखिए, पीछे मत भागिए',
      ],
      hing: [
        'akele me das minute maangiye aur bas itna kahiye ki kami mehsoos hoti hai, galti kiski hai yeh mat poochhiye',
        'poochhiye ki koi baat chubhi to nahi, aur jo jawab aaye use sun lijiye',
        'is hafte do aur doston ke saath baithiye, taaki sab kuch ek par na tike',
        'iske baad darwaza khula rakhiye, peechhe mat bhaagiye',
      ],
    },
  },
  {
    of: ['nature', 'strengths_weak', 'friends_enemies', 'mind_unrest', 'fear_fail'],
    whose: 'any',
    cue: /\bshy|introvert|hesita|shar?mil|sharm aati|jhijhak|kam bolt|शरमील|शर्मील|झिझक|शर्म आत/iu,
    steps: {
      en: [
        'say one sentence in every class or meeting, the first is enough',
        'speak first to one person and not to a group',
        'have one question ready before you go in',
        'let people read or see what you made, if speaking is hard',
      ],
      hi: [
        'हर क्लास या बैठक में एक वाक्य ज़रूर बोलिए, शुरू का ही सही',
        'पूरे समूह से नहीं, पहले एक व्यक्ति से बात कीजिए',
        'जाने से पहले एक सवाल तैयार रखिए',
        'बोलना मुश्किल हो तो अपना बनाया काम पहले दिखाइए',
      ],
      hing: [
        'har class ya meeting me ek line zaroor boliye, shuru ki hi sahi',
        'poore group se nahi, pehle ek insaan se baat kijiye',
        'jaane se pehle ek sawaal taiyaar rakhiye',
        'bolna mushkil ho to apna banaya kaam pehle dikhaiye',
      ],
    },
  },
  {
    of: ['mind_unrest', 'health_general', 'fear_fail'],
    whose: 'any',
    cue: /sleep|insomnia|neend|raat ko jaag|नींद|रात को जाग/iu,
    steps: {
      en: [
        'put the phone in another room an hour before bed and dim the lights',
        'write tomorrow’s three tasks on paper, so that the head may let go of them',
        'get up at the same time every day, after a bad night too',
        'see a doctor if it has lasted for more than three weeks',
      ],
      hi: [
        'सोने से एक घंटा पहले फ़ोन दूसरे कमरे में रखिए और रोशनी कम कीजिए',
        'कल के तीन काम काग़ज़ पर लिख दीजिए, ताकि मन उन्हें छोड़ सके',
        'रोज़ एक ही समय पर उठिए, ख़राब रात के बाद भी',
        'तीन हफ़्ते से ज़्यादा हो गया हो तो डॉक्टर को दिखाइए',
      ],
      hing: [
        'sone se ek ghanta pehle phone doosre kamre me rakhiye aur light kam kijiye',
        'kal ke teen kaam kaagaz par likh dijiye, taaki mann unhe chhod sake',
        'roz ek hi time par uthiye, kharab raat ke baad bhi',
        'teen hafte se zyada ho gaya ho to doctor ko dikhaiye',
      ],
    },
  },
  {
    of: ['arts_sport', 'career_field', 'exam', 'career_path', 'purpose', 'business_grow', 'business_start'],
    whose: 'any',
    cue: /swim|cricket|football|badminton|kabaddi|athlet|sport|khel|race|team|तैर|क्रिकेट|खेल|फ़ुटबॉल|फुटबॉल|टीम/iu,
    steps: {
      en: [
        'train the weakest part first, while the body is fresh, and time it every week',
        'ask the coach for the two points that decide a selection',
        'sleep eight hours before the trial and try nothing new on that day',
        'enter every smaller meet until then; nerves get used to it',
      ],
      hi: [
        'सबसे कमज़ोर हिस्से का अभ्यास पहले कीजिए, जब शरीर ताज़ा हो, और हर हफ़्ते समय नापिए',
        'कोच से पूछिए कि चयन किन दो बातों पर होता है',
        'ट्रायल से पहले की रात आठ घंटे सोइए और उस दिन कुछ नया मत आज़माइए',
        'तब तक हर छोटी प्रतियोगिता में उतरिए, घबराहट की आदत हो जाती है',
      ],
      hing: [
        'sabse kamzor hisse ki practice pehle kijiye, jab body fresh ho, aur har hafte time naapiye',
        'coach se poochhiye ki selection kin do baaton par hota hai',
        'trial se pehle ki raat aath ghante soiye aur us din kuch naya mat aazmaiye',
        'tab tak har chhote competition me utariye, ghabrahat ki aadat ho jaati hai',
      ],
    },
  },
  {
    of: ['arts_sport', 'career_field', 'exam', 'career_path', 'purpose', 'business_grow', 'business_start'],
    whose: 'any',
    cue: /youtube|channel|insta|reel|content|podcast|vlog|blog|यूट्यूब|चैनल|रील|इंस्टा|पॉडकास्ट/iu,
    steps: {
      en: [
        'keep one subject and one fixed day for twelve weeks, before you judge the numbers',
        'look after each upload at which second people leave, and shorten just that',
        'make the first ten seconds and the picture in front better than the rest',
        'do one video together with somebody of your size each month',
      ],
      hi: [
        'बारह हफ़्ते एक ही विषय और एक तय दिन रखिए, उसके बाद ही आँकड़े देखिए',
        'हर वीडियो के बाद देखिए कि लोग किस सेकंड पर छोड़ते हैं, और वही हिस्सा छोटा कीजिए',
        'शुरू के दस सेकंड और सामने की तस्वीर पर सबसे ज़्यादा मेहनत कीजिए',
        'महीने में एक वीडियो अपने बराबर के किसी और के साथ बनाइए',
      ],
      hing: [
        'barah hafte ek hi topic aur ek tay din rakhiye, uske baad hi numbers dekhiye',
        'har video ke baad dekhiye ki log kis second par chhodte hain, aur wahi hissa chhota kijiye',
        'shuru ke das second aur thumbnail par sabse zyada mehnat kijiye',
        'mahine me ek video apne barabar ke kisi aur ke saath banaiye',
      ],
    },
  },
  {
    of: ['arts_sport', 'career_field', 'exam', 'career_path', 'purpose'],
    whose: 'any',
    cue: /\bdanc|music|sing|guitar|tabla|acting|actor|audition|theatre|paint|gaana|gaane|naach|nritya|sangeet|नाच|नृत्य|डांस|संगीत|गाना|गाने|अभिनय|एक्टिंग|चित्र/iu,
    steps: {
      en: [
        'practise at the same hour daily, half of it on what you cannot do yet',
        'record yourself once a week and watch it with a teacher',
        'take the small stages first, school, society and festival, and count ten of them',
        'find one teacher who corrects you more than he praises',
      ],
      hi: [
        'रोज़ एक ही समय अभ्यास कीजिए, आधा समय उस पर जो अभी नहीं आता',
        'हफ़्ते में एक बार अपनी रिकॉर्डिंग गुरु के साथ देखिए',
        'पहले छोटे मंच लीजिए, स्कूल, सोसायटी और त्योहार के, और ऐसे दस गिनिए',
        'ऐसे एक गुरु खोजिए जो तारीफ़ से ज़्यादा सुधार बताएँ',
      ],
      hing: [
        'roz ek hi time practice kijiye, aadha time us par jo abhi nahi aata',
        'hafte me ek baar apni recording guru ke saath dekhiye',
        'pehle chhote stage lijiye, school, society aur tyohar ke, aur aise das giniye',
        'aise ek guru dhoondhiye jo tareef se zyada sudhaar batayein',
      ],
    },
  },
  {
    of: ['promotion', 'career_path', 'wealth', 'job_get', 'job_change'],
    whose: 'any',
    cue: /salary|raise\b|increment|hike|\bpay\b|tankha|tankhwah|vetan|pagaar|वेतन|तनख़्वाह|तनख्वाह|तनखा|सैलरी|पगार|इंक्रीमेंट/iu,
    steps: {
      en: [
        'write down what you did beyond your duty this year, and ask for the talk about pay yourself',
        'find out what three others in the same work are paid elsewhere',
        'name a figure first, with a reason, and then be silent',
        'take one certificate or duty that the next scale asks for',
      ],
      hi: [
        'इस साल जो काम अपनी ड्यूटी से ज़्यादा किया, उसे लिखिए और वेतन की बात का समय ख़ुद माँगिए',
        'पता कीजिए कि इसी काम में तीन और जगह कितना मिलता है',
        'पहले अपनी रक़म कारण के साथ कहिए, फिर चुप रहिए',
        'अगले वेतनमान के लिए जो योग्यता चाहिए, उसका एक क़दम अभी उठाइए',
      ],
      hing: [
        'is saal jo kaam apni duty se zyada kiya, use likhiye aur salary ki baat ka time khud maangiye',
        'pata kijiye ki isi kaam me teen aur jagah kitna milta hai',
        'pehle apna figure reason ke saath kahiye, phir chup rahiye',
        'agle scale ke liye jo qualification chahiye, uska ek step abhi lijiye',
      ],
    },
  },
  {
    of: ['abroad_go', 'abroad_settle', 'journey', 'higher_study', 'job_change'],
    whose: 'any',
    cue: /visa|stamping|h1b|h-1b|\bpr\b|green card|i20|वीज़ा|वीजा|ग्रीन कार्ड|स्टैम्पिंग/iu,
    steps: {
      en: [
        'let every date and every name be the same in all papers, passport to payslip',
        'answer what is asked, in one sentence, and hand over the paper for it',
        'book the earliest slot and keep a second one in mind',
        'have somebody ask you the twenty usual questions aloud',
      ],
      hi: [
        'पासपोर्ट से वेतन पर्ची तक हर काग़ज़ में नाम और तारीख़ एक-सी कर लीजिए',
        'जो पूछा जाए उसी का एक वाक्य में जवाब दीजिए और उसका काग़ज़ आगे रखिए',
        'सबसे पहली तारीख़ बुक कीजिए और दूसरी भी ध्यान में रखिए',
        'आम बीस सवाल किसी से ज़ोर से पुछवाकर देखिए',
      ],
      hing: [
        'passport se payslip tak har paper me naam aur date ek jaisi kar lijiye',
        'jo poochha jaye usi ka ek line me jawab dijiye aur uska paper aage rakhiye',
        'sabse pehli slot book kijiye aur doosri bhi dhyan me rakhiye',
        'aam bees sawaal kisi se zor se puchhwakar dekhiye',
      ],
    },
  },
  {
    of: ['debt_loan', 'house_buy', 'vehicle', 'business_start', 'business_grow', 'saving_expense'],
    whose: 'any',
    cue: /loan[^.?!]*(?:pass|approv|sanction|mil(?:ega|e)|get)|(?:bank|loan)[^.?!]*pass|(?:लोन|क़र्ज़|कर्ज)[^।?!]*(?:पास|मंज़ूर|मंजूर|मिले)/iu,
    steps: {
      en: [
        'pull your credit report and clear every small overdue before the file goes in',
        'ask at two banks at the same time and compare rate and fees in writing',
        'lay six months of statements and the income papers ready in one folder',
        'ask for a sum whose instalment stays under a third of your income',
      ],
      hi: [
        'अपनी क्रेडिट रिपोर्ट निकालिए और फ़ाइल से पहले छोटे बक़ाया साफ़ कीजिए',
        'दो बैंकों में साथ पूछिए और ब्याज-फ़ीस लिखित में मिलाइए',
        'छह महीने के स्टेटमेंट और आय के काग़ज़ एक फ़ाइल में रखिए',
        'रक़म उतनी माँगिए जिसकी किस्त आय की तिहाई से कम रहे',
      ],
      hing: [
        'apni credit report nikaliye aur file se pehle chhote bakaya saaf kijiye',
        'do bank me saath poochhiye aur byaj-fees likhit me milaiye',
        'chhah mahine ke statement aur income ke papers ek file me rakhiye',
        'amount utna maangiye jiski EMI income ki tihai se kam rahe',
      ],
    },
  },
  {
    of: ['debt_loan', 'vehicle', 'saving_expense'],
    whose: 'any',
    cue: /(?:car|home|house|education|gold|personal|ghar|gaadi|makan)\s*(?:ka |ke |wala )?loan|\bemi\b|(?:कार|घर|गाड़ी|मकान|गोल्ड)\s*(?:का |के )?लोन|किस्त|क़िस्त|ईएमआई/iu,
    steps: {
      en: [
        'ask the bank for the sum that ends this loan today, and what one extra instalment a year would save',
        'put every bonus straight into the principal and not into the month',
        'let the date of the instalment be the day after your income comes',
        'open the saving account now with a small fixed sum, not after the last instalment',
      ],
      hi: [
        'बैंक से पूछिए कि आज पूरा चुकाने पर कितना है, और साल में एक किस्त ज़्यादा देने से कितना बचेगा',
        'हर बोनस सीधे मूलधन में डालिए',
        'किस्त की तारीख़ आय आने के अगले दिन की रखवाइए',
        'बचत आख़िरी किस्त के बाद नहीं, अभी छोटी तय रक़म से शुरू कीजिए',
      ],
      hing: [
        'bank se poochhiye ki aaj poora chukane par kitna hai, aur saal me ek EMI zyada dene se kitna bachega',
        'har bonus seedhe principal me daaliye',
        'EMI ki date income aane ke agle din ki rakhwaiye',
        'saving aakhri EMI ke baad nahi, abhi chhoti tay rakam se shuru kijiye',
      ],
    },
  },
  {
    of: ['gov_job', 'job_get', 'career_path', 'exam'],
    whose: 'any',
    cue: /teacher|teaching|tet\b|ctet|b\.?ed|lecturer|टीचर|शिक्षक|अध्यापक|टीईटी/iu,
    steps: {
      en: [
        'practise one demo lesson of fifteen minutes aloud each week',
        'solve the old papers of the last five years by the clock',
        'get certificates, TET mark sheet and category papers attested now',
        'take a guest or tuition class meanwhile, so that there is practice to name',
      ],
      hi: [
        'हर हफ़्ते पंद्रह मिनट का एक डेमो पाठ बोलकर कीजिए',
        'पिछले पाँच साल के पेपर घड़ी रखकर हल कीजिए',
        'प्रमाणपत्र, टीईटी की अंकसूची और बाक़ी काग़ज़ अभी सत्यापित करा लीजिए',
        'तब तक ट्यूशन या अतिथि कक्षा लीजिए, ताकि अनुभव बताने को हो',
      ],
      hing: [
        'har hafte pandrah minute ka ek demo lesson bolkar kijiye',
        'pichhle paanch saal ke paper ghadi rakhkar solve kijiye',
        'certificates, TET marksheet aur baaki papers abhi attest kara lijiye',
        'tab tak tuition ya guest class lijiye, taaki experience batane ko ho',
      ],
    },
  },
  {
    of: ['career_field', 'career_path', 'higher_study', 'purpose'],
    whose: 'any',
    cue: /pilot|flying|air ?force|पायलट|वायु ?सेना/iu,
    steps: {
      en: [
        'have the class 2 medical done first, since eyes and ears decide it before anything else',
        'keep physics and mathematics in 11th and 12th',
        'compare the full cost of two flying schools and ask for the scholarship',
        'look at the Air Force way through NDA as well, it costs nothing',
      ],
      hi: [
        'सबसे पहले क्लास टू मेडिकल कराइए, आँख और कान से ही रास्ता तय होता है',
        'ग्यारहवीं-बारहवीं में भौतिकी और गणित रखवाइए',
        'दो फ़्लाइंग स्कूलों का पूरा ख़र्च मिलाइए और छात्रवृत्ति पूछिए',
        'एनडीए से वायुसेना का रास्ता भी देखिए, उसमें ख़र्च नहीं',
      ],
      hing: [
        'sabse pehle class 2 medical karaiye, aankh aur kaan se hi raasta tay hota hai',
        'gyarahvi-barahvi me physics aur maths rakhwaiye',
        'do flying school ka poora kharch milaiye aur scholarship poochhiye',
        'NDA se Air Force ka raasta bhi dekhiye, usme kharch nahi',
      ],
    },
  },
  {
    of: ['anger', 'mind_unrest', 'family_bond', 'marital_harmony', 'home_peace', 'nature'],
    whose: 'any',
    cue: /anger|angry|temper|rage|gussa|gusse|krodh|ग़ुस्स|गुस्स|क्रोध/iu,
    steps: {
      en: [
        'leave the room at the first heat in the chest, count forty breaths, and only then speak',
        'agree on one word with those at home that means "stop, twenty minutes"',
        'walk fast for half an hour each day, and cut tea and coffee after four',
        'say sorry the same day to the one who was frightened, in one sentence',
      ],
      hi: [
        'सीने में पहली गरमी उठते ही कमरे से निकलिए, चालीस साँसें गिनिए, फिर बोलिए',
        'घर वालों के साथ एक शब्द तय कीजिए जिसका मतलब हो "रुकिए, बीस मिनट"',
        'रोज़ आधा घंटा तेज़ चलिए और चार बजे के बाद चाय-कॉफ़ी छोड़िए',
        'जो डर गया हो, उससे उसी दिन एक वाक्य में माफ़ी माँगिए',
      ],
      hing: [
        'seene me pehli garmi uthte hi kamre se nikaliye, chalis saansein giniye, phir boliye',
        'ghar walon ke saath ek shabd tay kijiye jiska matlab ho "rukiye, bees minute"',
        'roz aadha ghanta tez chaliye aur chaar baje ke baad chai-coffee chhodiye',
        'jo darr gaya ho, usse usi din ek line me sorry kahiye',
      ],
    },
  },
]
