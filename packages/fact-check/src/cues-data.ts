import type { YogaId } from '@dhruva/jyotish'

/** What a word does in a sentence that says where something stands; parted by `|`. */
export const CUES = {
  in: 'in|into|inside|within|through|across|throughout|via|over|at|में|मे|mein|me|mei|के अंदर|के भीतर|में हैं|में हो|mein hain',
  pron: 'it|he|she|they|this graha|this planet|that graha|that planet|यह|वह|ये|वे|yeh|ye|woh|wo|यही|वही|the former|the latter',
  its: 'its|his|her|their|whose|जिसका|जिसके|जिसकी|इसका|इसके|इसकी|उसका|उसके|उसकी|jiska|jiske|jiski|iska|iske|iski|uska|uske|uski',
  be: "is|are|was|were|'s|has been|being|been|be|am|है|हैं|था|थे|थी|हो|hai|hain|tha|थीं|होकर|होने|हुआ|हुए|हुई",
  your: 'your|yours|आपका|आपके|आपकी|आपमें|तुम्हारा|तुम्हारे|तुम्हारी|aapka|aapke|aapki|apka|apke|apki',
  the: "साथ काम|साथ मिलेगा|साथ मिला|साथ मिल|saath kaam|saath milega|saath mila|saath mil|the|a|an|own|this|that|very|same|both|also|again|as|natal's|इस|उस|भी|ही|तो|bhi|hi|planet|graha|ग्रह|namely|अर्थात|यानी|यानि|yaani|मित्र|जी|ji",
  and: 'and|&|plus|और|तथा|एवं|व|aur|tatha|evam|as well as',
  but: 'even if|even though|भले ही|bhale hi|but|while|whereas|because|since it|although|though|however|yet|so|which|who|where|when|then|for it|लेकिन|परंतु|किंतु|मगर|पर फिर|जबकि|क्योंकि|बल्कि|इसलिए|फिर भी|जो|जहां|जब|तब|lekin|magar|jabki|kyonki|balki|isliye|jo|jahan|jab|tab|rather|instead',
  neg: "not|no|never|nobody|isn't|aren't|doesn't|don't|wasn't|won't|without|neither|nor|cannot|nowhere|free from|free of|नहीं|नही|न|ना|nahi|nahin|na|बिना|रहित|मुक्त",
  absent:
    "absent|missing|lacking|lacks|lack|doesn't exist|does not exist|does not form|not formed|free from|free of|अनुपस्थित|मुक्त|अभाव",
  sit: 'crowd|crowds|crowding|gather in|fill|fills|gone to|gone into|went to|goes to|made its home|makes its home|has its home|made its seat|takes its seat|took its seat|sits|sit|sitting|sat|stands|stand|standing|stood|placed|posited|positioned|located|situated|resides|reside|residing|stays|stay|staying|occupies|occupy|occupying|occupied|tenants|tenanting|lives|living|lodged|nestled|tucked|camped|camps|parked|perched|rests|resting|found|lies|lying|falls|fell|falling|dwells|dwelling|inhabits|inhabiting|anchored|housed|seated|settled|installed|domiciled|remains|stationed|graces|gracing|appears|shines|glows|works|working|operates|बैठा|बैठे|बैठी|बैठकर|स्थित|विराजमान|विराजित|मौजूद|उपस्थित|रहता|रहते|रहेगा|रहेंगे|baitha|baithe|sthit|virajman|maujood|पडता|आता|पडा|पडे',
  hold: 'holds|hold|holding|has|have|contains|containing|hosts|hosting|houses|carries|carrying|is home to|home to|accommodates|shelters|features|receives|welcomes',
  lord: 'lord|ruler|lords|rulers|owner|master|maalik|swaami|स्वामी|अधिपति|मालिक|swami|adhipati|malik|lordship|rulership|sovereign|स्वामित्व',
  rules:
    'looks after|look after|looking after|takes care of|in charge of|has charge of|rules|rule|ruling|ruled|owns|own over|owning|owned|governs|govern|governing|governed|presides|presiding|commands|commanding|belongs|belong|belonging|has charge|controls|controlling',
  by: 'by|के द्वारा|द्वारा|dwara',
  of: 'of|का|की|के|ka|ki|ke',
  to: 'on|onto|upon|to|towards|पर|को|par|ko|over to',
  with: 'with|next to|in the company of|close to|alongside|beside|together with|के साथ|संग|ke saath|ke sath|के संग|accompanied by|accompanies',
  conj: 'different signs|different houses|separate signs|separate houses|अलग राशियों|अलग राशि|अलग भावों|अलग भाव|अलग घरों|combination|combo|in one house|in one sign|in a single house|in a single sign|एक ही घर|एक ही स्थान|संयोग|मेल|मिलन|conjunct|conjoins|conjoin|conjoined|conjunction|together|joins|joined|joining|conjuncts|same sign|same house|shares|share|sharing|side by side|united|keeps company|in company|company|companion|युति|युत|युक्त|एक साथ|साथ साथ|साथ|संयुक्त|yuti|ek saath|saath|sath|सम्मिलित|combine|combines|combined|एक ही भाव|एक ही राशि|roommates|conjoining|meet|meets',
  aspect:
    'keeps its eye|keeping its eye|under the eye|eye of|the eye of|under the look|look of|the look of|turns its look on|देखेंगे|देखेगा|देखेगी|देखने वाले|dekhenge|dekhega|dekhegi|dekhne wale|aspect|aspects|aspecting|aspected|looks on|looks at|look on|look at|looking at|looking on|looked on|looked at|looks upon|looks down|looks toward|looks towards|gaze|gazes|gazing|gazed|glance|glances|glancing|drishti|casts|casting|sight|eyes|watches|watching|keeps watch|keeps an eye|beholds|दृष्ट|drisht|दृष्टि|देखता|देखते|देख|देखती|दृष्टिपात|निहारता|निगाह|नजर|nazar|dekhta|dekhte|dekh|drishti',
  now: 'now|currently|at present|presently|at the moment|right now|these days|nowadays|as of today|today|this month|this year|this week|at this time|in this period|current|अभी|इस समय|फिलहाल|आजकल|वर्तमान|इन दिनों|आज|मौजूदा|मौजूदा समय|maujooda|इस वर्ष|इस साल|इस महीने|abhi|is samay|filhaal|aajkal|vartaman|in dino|aaj|is saal|इन महीनों|in mahinon|इस वक्त|is waqt',
  transit:
    'transit|transits|transiting|transited|gochar|gochara|passes|passing|pass|passed|moves|moving|crosses|crossing|travels|travelling|traveling|goes|going|journeys|overhead|sky|skies|traverses|traversing|walks|visits|visiting|गोचर|गोचरस्थ|भ्रमण|गुजर|से गुजर|गतिशील|आकाश|चाल|will be|रहेगा|रहेंगे|रहेगी|चल रहा|चल रहे|gujar|guzar|gocharasth',
  enter:
    'enters|enter|entering|entered|moves into|move into|moving into|moved into|ingress|ingresses|shifts|shifting|shift|steps|steps into|arrives|arriving|comes into|goes into|crosses into|passes into|changes|प्रवेश|आएगा|जाएगा|जाएंगे|आएंगे|पहुंचेंगे|जाएगी|लौटेंगे|आ जाएगा|चला|पहुंचेगा|पहुंचता|pravesh|jayega|aayega|returns|लौटेगा|लौटता',
  leave:
    'leaves|leave|leaving|left|exits|exit|exiting|departs|departing|moves out|निकल|निकलेगा|निकलता|छोड|छोडेगा|छोडकर|nikal|nikalega|chhod',
  natal:
    'जन्मे|जन्मी|जन्मा|natal|birth|born|chart|horoscope|kundli|kundali|kundalini|radix|birth chart|at birth|nativity|जन्म|कुंडली|जन्मकुंडली|पत्रिका|जन्मपत्री|janm|janma|janam|was|were|जातक',
  navamsa: 'ninth harmonic|ninth divisional chart|ninth division|navamsa|navamsha|navansh|d9|d 9|नवांश|नवमांश|navamsh',
  annual:
    'varshaphal|varshphal|varshphala|year chart|annual chart|solar return|muntha|वर्षफल|मुंथा|वर्ष कुंडली|munthaa|varshphal',
  dashamsha:
    'tenth harmonic|tenth divisional chart|tenth division|dashamsha|dasamsa|dashamamsha|d10|d 10|दशांश|दशमांश|dashansh',
  begin:
    'begin|begins|beginning|began|start|starts|starting|started|commences|commence|commencing|opens|kicks in|turns to|शुरू|आरंभ|प्रारंभ|शुरुआत|shuru|aarambh|प्रवेश|लगेगी|लगी|लगती|आरम्भ|sets in|takes over|take over|took over|taking over|arrives',
  end: 'ends|end|ended|ending|finishes|finish|finished|closes|close|concludes|over|completes|completed|complete|expires|समाप्त|खत्म|पूरी|पूरा|samapt|khatm|khatam|poori|समापन|अंत|lifts|leaves you',
  run: "running|runs|run|currently|ongoing|underway|you are in|you're in|you are under|you're under|you are living|you live|you are going through|you are passing through|you are running|active|in force|operating|present|in progress|चल|चलता|चलती|जारी|वर्तमान|सक्रिय|chal|jaari|के अधीन|से गुजर|में हैं|में हो|mein hain|aap abhi|governs the present|has you|holds sway|right now|प्रभाव में|के प्रभाव|के दौर|दौर से|underway",
  next: 'next|upcoming|following|comes next|अगली|अगला|अगले|आने वाली|आने वाला|agli|agla|आगामी|after this|इसके बाद|after that|उसके बाद|iske baad|then comes|forthcoming',
  future:
    'will|would|shall|later|future|eventually|one day|someday|आगे|भविष्य|होगी|होगा|आएगी|करेगी|देगी|लाएगी|hogi|hoga|aayegi|coming|comes|awaits|await|ahead|turn|turns',
  past: 'previous|past|ended|earlier|former|was|were|had|पिछली|बीती|थी|बीत|pichhli|thi|brought|taught|gave|during|since|before|childhood|when',
  after: 'after|followed by|gives way|give way|के बाद|ke baad|उपरांत|बाद',
  generic:
    'in a chart|in a horoscope|in charts|किसी कुंडली|शास्त्रों में|ग्रंथों में|ग्रंथ|classical texts|the classics|widely|of all people|half of all|most people|everyone|it is said|said to be|is considered|are considered|माना जाता|माने जाते|मानी जाती|कहा जाता|कही जाती|लोगों में|अधिकांश लोग|लोगों ने|people have|as every student|times a year|once a month|once a year|every month|every year|in every life|हर महीने|हर माह|हर साल|typically|as a rule|generally|in general|usually|always|in any chart|in every chart|every chart|by nature|traditionally|classically|सामान्यतः|सामान्य रूप|हर कुंडली|किसी भी कुंडली|अक्सर|आमतौर|in every horoscope|in astrology|in jyotish|ज्योतिष में|people born|anyone|many people|some people|people fear|people say|लोग डरते|कई लोग|लोग कहते|बहुत से लोग|से लोग',
  hypo: 'मान लीजिए|मान लें|मान लो|मानिए|imagine|let us say|had it been|if|whether|अगर|यदि|agar|yadi|suppose|supposing|were it|चाहे|unless|as if|like a|question of',
  cancel:
    'cancelled|canceled|cancels|cancel|cancellation|softened|softens|soften|mitigated|mitigates|mild|reduced|neutralised|neutralized|nullified|effective|weakened|रद्द|भंग|परिहार|शांत|कम|हल्का|निरस्त|प्रभावहीन|radd|bhang|halka|parihar|excused',
  partial: 'partial|partly|partially|incomplete|almost|nearly|आंशिक|अधूरा|अपूर्ण|aanshik|लगभग|trace',
  empty:
    'empty|vacant|unoccupied|unoccupied by|no graha|no planet|no planets|no grahas|without planets|खाली|रिक्त|शून्य|khali|कोई ग्रह नहीं|koi grah nahi|कोई ग्रह|koi grah',
  karaka: 'karaka|significator|कारक|karak|significators|signifies|speaks of',
  nakword:
    'nakshatra|nakshatras|star|constellation|asterism|birth star|lunar mansion|नक्षत्र|nakshatr|naksatra|janma nakshatra|जन्म नक्षत्र',
  pada: 'pada|padas|quarter|charan|charana|पद|चरण|पाद|pad|paada',
  house:
    'house|houses|bhava|bhavas|bhaav|bhav|ghar|भाव|भावों|घर|स्थान|खाने|खाना|sthan|sthana|place from|sector|domain|भवन',
  signword: 'sign|rashi|rasi|राशि|raashi|राशियों|signs',
  rashi:
    'moon sign|moonsign|chandra rashi|janma rashi|janm rashi|चंद्र राशि|चंद्रराशि|जन्म राशि|जन्मराशि|moon rashi|lunar sign|rashi|rasi|राशि|chandra raashi',
  lagna:
    'lagna|lagnam|ascendant|rising sign|rises|उदय|uday|rising|ascending sign|asc|लग्न|उदय लग्न|उदय राशि|उदित राशि|उदयलग्न|लग्न राशि|rising rashi|rises in the east|rising in the east|on the eastern horizon|eastern horizon|पूर्वी क्षितिज|पूर्व क्षितिज|पूर्व में उदित|asc sign|ascendant sign|lagn|first cusp',
  from: 'from|counted from|से|se|seen from|calculated from',
  each: 'each other|one another|mutual|mutually|एक दूसरे|परस्पर|आपस में|ek doosre',
  loose:
    'around|about|roughly|approximately|circa|near|nearly|some time|sometime|लगभग|करीब|आसपास|के आसपास|lagbhag|kareeb|तकरीबन',
} as const
export type Cue = keyof typeof CUES

/** What may be said of a graha's standing. */
export const STATES = {
  exalted: 'exalted|exaltation|exalts|uccha|uchcha|uchch|at its highest|उच्च|उच्चस्थ|ucch|उच्च का',
  debilitated: 'debilitated|debilitation|debility|fallen|neecha|neech|neecha sign|in its fall|नीच|नीचस्थ|nicha',
  own: 'own sign|own signs|own rashi|own house|home sign|swakshetra|swarashi|svakshetra|swagrahi|स्वराशि|स्वगृही|स्वक्षेत्र|स्वक्षेत्री|अपनी राशि|अपनी ही राशि|apni rashi|apni hi rashi|own domain|sign of its own|अपने घर|अपने ही घर|own place|sign it rules|sign it owns|sign he rules',
  moolatrikona:
    'moolatrikona|mooltrikona|mulatrikona|moola trikona|mooltrikon|मूलत्रिकोण|मूल त्रिकोण|मूलत्रिकोण राशि|अपनी मूलत्रिकोण राशि|moolatrikona sign',
  retrograde:
    'retrograde|retrogrades|retrogression|vakri|vakra|वक्री|वक्र|walking backwards|moving backwards|backward motion|backward|backwards|in reverse|ulta chal|उल्टी चाल|ulti chaal|going backwards',
  direct:
    'direct|direct motion|forward motion|moving forward|moves forward|seedhi chaal|चाल सीधी|चाल उसकी सीधी|सीधी गति|margi|मार्गी|सीधी चाल|goes direct',
  combust:
    'combust|combustion|combusted|asta|ast|burnt by the sun|burnt|burning range|scorched|too near the sun|burned by the sun|अस्त|astangata|अस्तंगत|too close to the sun|hidden by the sun',
  vargottama: 'vargottama|वर्गोत्तम|vargottam',
  friend: "friendly sign|friend's sign|sign of a friend|friends sign|मित्र राशि|मित्र की राशि|mitra rashi|मित्र के घर",
  enemy:
    "enemy sign|enemy's sign|sign of an enemy|inimical sign|unfriendly sign|hostile sign|शत्रु राशि|शत्रु की राशि|shatru rashi|शत्रु के घर",
} as const
export type State = keyof typeof STATES

export const LEVELS = {
  maha: 'mahadasha|maha dasha|mahadasa|major period|main period|great period|महादशा|महादशाओं|mahadasa|main dasha|major dasha',
  antar:
    'antardasha|antar dasha|antardasa|bhukti|sub period|subperiod|sub dasha|minor period|अंतर्दशा|अंतरदशा|अंतर दशा|भुक्ति|antara|antardashas|antar|अंतर|sub lord|sublord|bhukti lord|antardasha lord|bhuktis|sub periods|अंतर्दशाएं|अंतर्दशाओं',
  pratyantar:
    'pratyantar|pratyantardasha|pratyantar dasha|pratyantara|sub sub period|short period|छोटी दशा|छोटा समय|chhoti dasha|chhota samay|प्रत्यंतर|प्रत्यंतर दशा|प्रत्यंतर्दशा|प्रत्यंतरदशा|pratyantar dasha',
  any: 'dasha|dashas|dasa|दशा|period|दौर|दशाएं|का समय|ka samay|chapter|cycle',
} as const
export type Level = keyof typeof LEVELS

/** Yogas and doshas whose presence a chart decides; the longest name wins. */
export const YOGAS: Record<YogaId | 'manglik' | 'kaal_sarp' | 'sade_sati' | 'dhaiya', string> = {
  gajakesari: 'gajakesari|gaja kesari|gajakesari yoga|gajkesari|gaj kesari|गजकेसरी|गज केसरी',
  budha_aditya: 'budhaditya|budha aditya|budh aditya|budhaditya yoga|बुधादित्य|बुध आदित्य',
  chandra_mangala: 'chandra mangala|chandra mangal|chandra mangala yoga|चंद्र मंगल योग|चंद्रमंगल|chandramangal',
  ruchaka: 'ruchaka|ruchak|रुचक|रूचक',
  bhadra: 'bhadra yoga|bhadra mahapurusha|भद्र योग|bhadra',
  hamsa: 'hamsa|hans yog|hans yoga|hansa|hamsa yoga|हंस योग|हंस महापुरुष',
  malavya: 'malavya|malavya yoga|मालव्य',
  shasha: 'shasha yoga|sasa yoga|shasa yoga|shash yoga|शश योग|शशक योग|shasha|sasa|शश महापुरुष',
  sunapha: 'sunapha|sunafa|सुनफा',
  anapha: 'anapha|anafa|अनफा',
  durudhara: 'durudhara|durudhra|duradhara|durudhura|दुरुधरा|दुर्धरा',
  kemadruma: 'kemadruma|kemdrum|kemadrum|केमद्रुम',
  vesi: 'vesi yoga|veshi yoga|वेशि योग|vesi',
  vosi: 'vosi yoga|voshi yoga|vasi yoga|वाशि योग|वोशि योग|vosi',
  ubhayachari: 'ubhayachari|ubhaychari|ubhayachara|उभयचरी|उभयचारी',
  adhi: 'adhi yoga|अधि योग|chandradhi yoga',
  amala: 'amala yoga|amla yog|amla yoga|अमला योग|amala',
  lakshmi: 'lakshmi yoga|लक्ष्मी योग|laxmi yoga',
  saraswati: 'saraswati yoga|सरस्वती योग|sarasvati yoga',
  raja: 'raja yoga|raj yoga|rajayoga|rajyoga|राजयोग|राज योग',
  yogakaraka: 'yogakaraka yoga|योगकारक योग|yogkarak yog|yogakaraka|yogkarak|yogakarak|योगकारक',
  dharma_karmadhipati: 'dharma karmadhipati|dharma karmadhipati yoga|धर्मकर्माधिपति|धर्म कर्माधिपति',
  dhana: 'dhana yoga|dhan yoga|धन योग|धनयोग',
  vipareeta:
    'vipareeta raja yoga|vipareeta raja|viparita raja yoga|vipreet raj yoga|vipareet raj yoga|विपरीत राजयोग|विपरीत राज योग|vipareeta',
  neecha_bhanga:
    'neecha bhanga|neechabhanga|neecha bhanga raja yoga|neech bhang|neech bhang raj yoga|नीचभंग|नीच भंग|नीचभंग राजयोग|नीच भंग राजयोग|cancellation of debility|cancellation of debilitation',
  parivartana:
    'parivartana|parivartan yoga|parivartana yoga|परिवर्तन योग|राशि परिवर्तन|राशि परिवर्तन योग|स्थान परिवर्तन|भाव परिवर्तन|परिवर्तन का योग|exchange of signs|exchange signs|exchange houses|exchanging signs|swap signs|swap houses|trade signs|mutual reception|sign exchange|mutual exchange|parivartan|rashi parivartan|swapped homes|swapped houses|swapped signs|swapped places|traded places|traded signs|trade places|घर बदल|ghar badal',
  chandra_grahan: 'chandra grahana yoga|chandra grahan dosha|chandra grahan yoga|चंद्र ग्रहण दोष|चंद्र ग्रहण योग',
  surya_grahan: 'surya grahana yoga|surya grahan dosha|surya grahan yoga|सूर्य ग्रहण दोष|सूर्य ग्रहण योग',
  guru_chandal: 'guru chandal|guru chandala|guru chandal yoga|गुरु चांडाल|गुरु चंडाल',
  shrapit: 'shrapit|shrapit dosha|shrapit yoga|श्रापित|shraapit',
  angarak: 'angarak|angaraka yoga|angarak dosha|अंगारक|angarak yoga',
  manglik:
    'manglik|mangalik|mangal dosha|mangal dosh|kuja dosha|manglik dosha|mangalik dosha|manglik dosh|मांगलिक|मंगल दोष|मंगली|मांगलिक दोष|कुज दोष|mangal dosham|chevvai dosham|mars dosha|bhauma dosha',
  kaal_sarp:
    'kaal sarp|kal sarp|kaal sarpa|kala sarpa|kalsarp|kaalsarp|kalasarpa|काल सर्प|कालसर्प|kaal sarp dosha|kaal sarp yoga',
  sade_sati:
    "sade sati|sadesati|sadhe sati|saade saati|sade saati|sadhesati|साढेसाती|साढे साती|साढ़े साती|साडेसाती|saturn's seven and a half years|seven and a half year",
  dhaiya: 'dhaiya|dhaiyya|ढैया|ढैय्या|ashtama shani|ashtam shani|अष्टम शनि|kantaka shani|small panoti|कंटक शनि|ardhashtama',
}
export type YogaName = keyof typeof YOGAS

export const PHASES: Record<'rising' | 'peak' | 'setting', string> = {
  rising:
    'rising phase|first phase|opening stretch|first stretch|शुरुआती चरण|shuruaati charan|opening phase|पहला चरण|पहले चरण|प्रथम चरण|pehla charan|pehle charan|initial phase|early phase',
  peak: 'peak|middle one|second one|doosra charan|dusra charan|middle phase|heart of it|heart of the sade sati|बीच वाला चरण|बीच का चरण|beech wala charan|beech ka charan|मध्य का चरण|second phase|मध्य चरण|दूसरा चरण|दूसरे चरण|द्वितीय चरण|madhya charan|doosre charan|central phase',
  setting:
    'setting|last one|final one|teesra charan|tisra charan|final phase|setting phase|last stretch|aakhri charan|akhri charan|आखरी चरण|last phase|third phase|closing phase|अंतिम चरण|तीसरा चरण|तीसरे चरण|आखिरी चरण|antim charan|teesre charan|तृतीय चरण',
}
