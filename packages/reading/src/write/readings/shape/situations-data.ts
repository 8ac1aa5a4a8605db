import type { LifeMatter } from '@dhruva/jyotish'

/**
 * What people bring with a matter, where the matter's own steps would be another's: a car loan is no credit card. The first
 * of the list whose words are said is taken; its texts stand in `situations-data.ts` of each language.
 */
export type Cue = {
  of: readonly LifeMatter[]
  cue: RegExp
  /** words beside which it is something else */
  not?: RegExp
  /** the asker's own, or another person's; either where it is left out */
  whose?: 'self' | 'kin'
  /** ages in years, from and to, both included */
  ages?: readonly [number, number]
  unmarried?: true
}

const cue = <Id extends string>(
  id: Id,
  of: readonly LifeMatter[],
  words: RegExp,
  more: Omit<Cue, 'of' | 'cue'> = {},
): Cue & { id: Id } => ({ id, of, cue: words, ...more })

const EXAMS = ['exam', 'gov_job', 'fear_fail', 'higher_study', 'study_focus'] as const
const STUDIES = ['study_focus', 'stream_choice', 'exam', 'parenting', 'fear_fail'] as const
const STAGE = ['arts_sport', 'career_field', 'career_path', 'purpose', 'exam', 'fear_fail', 'luck_rise'] as const
const ABROAD = ['abroad_go', 'abroad_settle', 'higher_study', 'move_city', 'journey', 'job_get', 'job_change'] as const
const MOOD = ['mind_unrest', 'fear_fail', 'partner_meet', 'life_overview', 'family_bond', 'friends_enemies'] as const
/** A result that is near, or of a paper that is written; one of a paper still to come is an examination's. */
const RESULT_DUE =
  /^(?=.*(?:\bresults?\b|parinaam|nateej|रिज़ल्ट|रिजल्ट|नतीज|परिणाम))(?=.*(?:tomorrow|today|\bkal\b|\baaj\b|week|haft|wait|intezaar|\bout\b|declar|announc|aane wala|aa raha|gave|wrote|appeared|diya|\bde (?:diya|chuk|aay)|कल|आज|हफ़्त|हफ्त|इंतज़ार|इंतजार|आने वाला|आ रहा|दिया|दे चुक|दे आय|घोषित))/isu

/** Said of who comes back, or comes from afar. */
export const RETURNS =
  /(?:come|coming|move|moving|return|returning) (?:back )?(?:home|to india|back)|\breturns?\b|wapas|vapas|waapas|laut|\bse (?:\w+ ){0,3}a+y?eg|वापस|वापिस|लौट|से (?:[\p{L}\p{M}]+ ){0,3}आ[एय]े?ग/iu

export const SITUATIONS = [
  // studies
  cue('result_awaited', [...EXAMS, 'interview_result', 'mind_unrest'], RESULT_DUE, { whose: 'self' }),
  cue(
    'boards_child',
    [...EXAMS, 'parenting'],
    /board|\b(?:10th|12th|tenth|twelfth)\b|exam|paper|NEET|JEE|बोर्ड|परीक्षा|पेपर|दसवीं|बारहवीं|नीट/iu,
    { whose: 'kin' },
  ),
  cue(
    'maths',
    STUDIES,
    /\bmaths?\b|mathematics|ganit|physics|chemistry|\bsums\b|गणित|मैथ|फिज़िक्स|फिजिक्स|भौतिक|केमिस्ट्री|रसायन/iu,
    {
      whose: 'self',
      not: /\bor\b|\bya\b|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])/iu,
    },
  ),
  cue('child_study', ['study_focus', 'parenting', 'stream_choice'], /stud|padh|school|homework|marks|पढ़|पढ|स्कूल|नंबर/iu, {
    whose: 'kin',
  }),
  cue(
    'school_refusal',
    ['parenting', 'study_focus', 'mind_unrest', 'fear_fail'],
    /(?:refus|not (?:want|go)|won'?t go|hates?|skip|avoid)\w*[^.?!]*school|school (?:nahi|nahin|nhi|jaane se|jane se|na)|स्कूल (?:नहीं|जाने से|न )/iu,
  ),
  cue(
    'admission',
    ['study_focus', 'stream_choice', 'higher_study', 'exam'],
    /admission|\bseat\b|college|universit|\bIITs?\b|\bIIMs?\b|dakhil|daakhil|counsell?ing|दाख़िल|दाखिल|एडमिशन|कॉलेज|सीट|यूनिवर्सिटी|काउंसलिंग/iu,
  ),
  cue(
    'phone_study',
    ['study_focus', 'exam'],
    /phone|mobile|instagram|reels?\b|game|gaming|youtube|मोबाइल|फ़ोन|फोन|रील|गेम/iu,
    {
      whose: 'self',
    },
  ),
  cue('language_test', ['exam', ...ABROAD], /\bIELTS|\bTOEFL|\bPTE\b|\bGRE\b|\bGMAT\b|duolingo|आईईएलटीएस/iu, {
    whose: 'self',
  }),
  cue(
    'school_exam',
    ['exam', 'study_focus', 'fear_fail'],
    /board|school|\bclass\b|\b(?:8|9|10|11|12)th\b|tenth|twelfth|half ?yearly|unit test|pre-?board|\bterm\b|science paper|english paper|बोर्ड|स्कूल|दसवीं|बारहवीं|क्लास|कक्षा/iu,
    { whose: 'self' },
  ),
  cue(
    'fitness_test',
    ['gov_job', 'exam', 'arts_sport'],
    /physical|running|\bdaud|bharti|agniveer|fitness test|फिज़िकल|फिजिकल|दौड़|भर्ती|अग्निवीर/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'joining',
    ['gov_job', 'job_get', 'job_change'],
    /joining|appointment letter|offer letter|call letter|document verification|merit list|जॉइनिंग|ज्वाइनिंग|नियुक्ति|ऑफ़र लेटर|मेरिट/iu,
    { whose: 'self' },
  ),
  cue(
    'scholarship',
    ['higher_study', 'abroad_go', 'study_focus'],
    /scholarship|fellowship|stipend|grant|छात्रवृत्ति|स्कॉलरशिप|फ़ेलोशिप/iu,
  ),
  cue(
    'thesis',
    ['higher_study', 'exam', 'career_path'],
    /thesis|\bph\.?d\b|dissertation|viva|guide\b|थीसिस|पीएचडी|शोध|शोधप्रबंध/iu,
    {
      whose: 'self',
    },
  ),
  // art and sport
  cue(
    'channel',
    [...STAGE, 'business_grow', 'business_start', 'wealth'],
    /channel|youtube|instagram|followers|subscribers?|podcast|vlog|reels?\b|blog|चैनल|यूट्यूब|फॉलोअर|फ़ॉलोअर|सब्सक्राइबर|व्लॉग|रील/iu,
  ),
  cue(
    'sport',
    STAGE,
    /cricket|football|hockey|swim|badminton|tennis|kabaddi|athlet|wrestl|kushti|boxing|chess|shuttle|marathon|sports? (?:team|quota)|\bsports?\b|\btrials?\b|khel(?:ne|o|on)?\b|tairaki|क्रिकेट|फुटबॉल|फ़ुटबॉल|हॉकी|तैराक|बैडमिंटन|कबड्डी|कुश्ती|बॉक्सिंग|शतरंज|खेल|ट्रायल/iu,
  ),
  cue(
    'stage',
    STAGE,
    /\bactor|acting|actress|audition|film|serial|theatre|model(?:l)?ing|\banchor|एक्टर|एक्टिंग|अभिन|ऑडिशन|फ़िल्म|फिल्म|नाटक|मॉडलिंग/iu,
  ),
  cue(
    'music',
    STAGE,
    /\bsing|\bmusic|gaana|gaane|gayak|gayik|guitar|tabla|\bsur\b|\bsong|गायक|गायिका|गाना|गाने|संगीत|तबला|गिटार/iu,
  ),
  cue('dance', STAGE, /\bdanc|nritya|kathak|bharatnatyam|डांस|नृत्य|कथक|भरतनाट्यम/iu),
  cue(
    'writing',
    STAGE,
    /\bwrit(?:e|er|ing)|\bbook\b|novel|poem|poet|kavita|kitaab|journalis|reporter|लेखक|लेखन|किताब|उपन्यास|कविता|पत्रकार/iu,
  ),
  cue(
    'drawing',
    STAGE,
    /paint|sketch|drawing|\bart(?:ist)?\b|craft|photograph|pottery|चित्र|पेंटिंग|कला|फ़ोटोग्राफ|फोटोग्राफ/iu,
  ),
  // work
  cue(
    'overwork',
    ['job_trouble', 'career_path', 'mind_unrest', 'job_change', 'anger'],
    /weekend|overtime|over ?work|work ?load|late night|long hours|extra (?:work|hours)|no (?:week ?)?off|night shift|bahut kaam|kaam ka (?:bojh|load|pressure)|chhutti nahi|ओवरटाइम|काम का बोझ|ज़्यादा काम|ज्यादा काम|छुट्टी नहीं|नाइट शिफ्ट|देर रात/iu,
    { whose: 'self' },
  ),
  cue(
    'boss',
    ['job_trouble', 'career_path', 'job_change'],
    /\bboss|manager|team lead|\bTL\b|senior|principal|\bHOD\b|बॉस|मैनेजर|सीनियर|साहब|प्रिंसिपल/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'seat_fear',
    ['job_trouble', 'fear_fail', 'career_path', 'job_get'],
    /lay ?offs?|laid off|fired|retrench|pink slip|lose my job|job (?:cut|jaane|jayegi|chali)|naukri (?:jaane|jayegi|chali|se nikal)|chhantni|छँटनी|छंटनी|निकाल दे|नौकरी (?:जाने|जाएगी|चली|छूट)/iu,
    { whose: 'self', not: /\b(?:was|got|have been|ho gayi|gayi thi|chali gayi)\b|चली गई/iu },
  ),
  cue(
    'job_lost',
    ['job_get'],
    /lost (?:my|his|her) job|laid off|let go|terminated|jobless|unemployed|berozgar|chhoot ga|chhut ga|naukri (?:gayi|chali)|छूट गई|चली गई|बेरोज़गार|बेरोजगार/iu,
    { whose: 'self' },
  ),
  cue(
    'first_job',
    ['job_get', 'interview_result', 'career_path'],
    /first job|fresher|campus|placement|placed|internship|just (?:graduated|passed)|final year|pehli (?:naukri|job)|पहली नौकरी|प्लेसमेंट|कैंपस|फ्रेशर|फ़्रेशर|इंटर्नशिप/iu,
    { whose: 'self' },
  ),
  cue('first_job', ['job_get', 'interview_result'], /./u, { whose: 'self', ages: [16, 21] }),
  cue(
    'after_break',
    ['job_get', 'career_path', 'job_change'],
    /(?:after|since) .*(?:break|years|baby|kids|maternity)|career (?:gap|break)|restart|back to work|house ?wife|gap ke baad|saal baad|phir se (?:kaam|job|naukri)|ghar baithe|साल बाद|फिर से (?:काम|नौकरी)|गैप|गृहिणी/iu,
    { whose: 'self' },
  ),
  cue(
    'pay',
    ['promotion', 'career_path', 'wealth', 'job_trouble', 'job_change'],
    /salary|\bpay\b|\bpaid\b|\bhike|increment|appraisal|\braise\b|\bCTC\b|tankhwah|tankha|pagaar|vetan|वेतन|तनख़्वाह|तनख्वाह|सैलरी|इंक्रीमेंट|पगार|अप्रेज़ल|अप्रेजल/iu,
    {
      whose: 'self',
      not: /not (?:paid|given|received)|pending|ruki|baki|nahi mil|promot|रुकी|बाक़ी|बकाया|नहीं मिल|प्रमोशन/iu,
    },
  ),
  cue(
    'kin_work',
    ['job_get', 'job_change', 'job_trouble', 'interview_result', 'gov_job', 'promotion', 'career_path', 'career_field'],
    /./u,
    { whose: 'kin' },
  ),
  // business
  cue(
    'food_business',
    ['business_start', 'business_grow'],
    /tiffin|bakery|cake|caf[eé]|restaurant|dhaba|food|catering|cloud kitchen|snack|टिफ़िन|टिफिन|बेकरी|ढाबा|रेस्टोरेंट|खाने का/iu,
  ),
  cue(
    'teaching_business',
    ['business_start', 'business_grow'],
    /coaching|tuition|\bclasses\b|academy|play ?school|कोचिंग|ट्यूशन|क्लासेस/iu,
  ),
  cue(
    'online_business',
    ['business_start', 'business_grow'],
    /online|website|amazon|flipkart|meesho|e-?commerce|\bapp\b|ऑनलाइन|वेबसाइट|ऐप/iu,
  ),
  cue(
    'business_loss',
    ['business_grow', 'business_start', 'wealth'],
    /\bloss|losing|debt|ghata|ghaata|nuksan|nuksaan|manda|घाटा|घाटे|नुक़सान|नुकसान|मंदा|मंदी/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'split',
    ['partnership', 'business_grow'],
    /(?:partner|sa+jh[ei]da+r|hisseda+r|साझेदार|साझेदारी|हिस्सेदार|पार्टनर)[^.?!]*(?:alag|separat|split|exit|leav|hisa+b|dissol|अलग|हिसाब)/iu,
    { whose: 'self' },
  ),
  cue(
    'branch',
    ['business_grow', 'business_start'],
    /second (?:shop|branch|outlet)|branch|expand|outlet|doosri (?:dukaan|shop)|badhau|दूसरी दुकान|ब्रांच|शाखा|बढ़ाऊँ|बढ़ाऊं/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'harvest',
    ['business_grow', 'wealth'],
    /\bcrops?\b|harvest|fasal|fasle|\bgehu+n?\b|\bwheat\b|ganna|sugar ?cane|sarson|mustard|\bdha+n\b|paddy|kapa+s|cotton|soya|kheti|फ़सल|फसल|गेहूँ|गेहूं|गन्न|सरसों|धान|कपास|सोया|खेती/iu,
    { whose: 'self' },
  ),
  cue(
    'farm',
    ['business_start', 'business_grow', 'wealth', 'career_path'],
    /farm|crop|kheti|fasal|dairy|poultry|खेती|फ़सल|फसल|डेयरी|मुर्गी/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'shop',
    ['business_start', 'business_grow'],
    /\bshop|store|dukaan|dukan|boutique|parlou?r|salon|showroom|gym\b|clinic|दुकान|बुटीक|पार्लर|शोरूम|क्लिनिक/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'habit',
    ['mind_unrest', 'parenting', 'anger'],
    /a+dat\b|\bhabits?\b|आदत|drinking|alcohol|shara+b|da+ru|smok|cigar|gutka|tamba+ku|nasha|ganja|\bweed\b|शराब|दारू|सिगरेट|गुटखा|तंबाकू|नशा|नशे/iu,
  ),
  // money
  cue(
    'lending',
    ['invest_save', 'debt_loan', 'saving_expense', 'wealth'],
    /\blend(?:ing)?\b|udha+r (?:de|du|dena)|उधार (?:दे|दू)/iu,
    { whose: 'self' },
  ),
  cue(
    'place_back',
    ['money_stuck'],
    /(?:tenants?|kira[ay]e?da+r|किराएदार|किरायेदार)[^.?!]*(?:leav|vacat|khali|kha+li|chhod|nikal|get it back|ख़ाली|खाली|छोड़|निकल)/iu,
    { whose: 'self', not: /\brent\b|kiraya|किराया/iu },
  ),
  cue(
    'gadget',
    ['wealth', 'saving_expense'],
    /\bphones?\b|iphone|mobile|laptop|macbook|tablet|ipad|\btv\b|fridge|washing machine|camera|playstation|फ़ोन|फोन|मोबाइल|लैपटॉप|टीवी|फ़्रिज|फ्रिज|कैमरा/iu,
    { whose: 'self' },
  ),
  cue(
    'loan_approval',
    ['debt_loan', 'business_start', 'house_buy', 'money_stuck', 'wealth'],
    /approv|sanction|(?:get|give|grant|pass)\w* (?:me )?(?:a |the |my )?(?:\p{L}+ )?loan|loan (?:pass|mil|manzoor|manjur|ho jay|lag|clear|sanction|denge|degi)|bank (?:se )?loan|लोन (?:पास|मिल|मंज़ूर|मंजूर|हो जा)|कर्ज़ (?:मिल|पास)|मंज़ूर|मंजूर/iu,
    { whose: 'self', not: /clos|over|end|finish|repay|free|chuk|utar|khatam|khatm|खत्म|ख़त्म|चुक|उतर/iu },
  ),
  cue('card_debt', ['debt_loan', 'saving_expense'], /credit card|\bcards?\b|क्रेडिट कार्ड|कार्ड/iu, { whose: 'self' }),
  cue(
    'asset_loan',
    ['debt_loan', 'saving_expense'],
    /(?:car|home|house|education|bike|gold|personal|vehicle|tractor|ghar|gaadi|gadi|makaan|flat|study)[^.?!]{0,12}(?:loan|EMI)|\bEMIs?\b|(?:घर|गाड़ी|कार|होम|मकान|पढ़ाई|गोल्ड|बाइक|ट्रैक्टर)[^।?!]{0,12}(?:लोन|कर्ज़|किस्त|ईएमआई)|ईएमआई|किस्त/iu,
    { whose: 'self' },
  ),
  cue(
    'salary_due',
    ['money_stuck', 'job_trouble', 'wealth', 'promotion'],
    /salary|full and final|\bF&F\b|\bdues\b|wages|tankhwah|vetan|वेतन|सैलरी|तनख़्वाह|तनख्वाह|मज़दूरी/iu,
    { whose: 'self' },
  ),
  cue(
    'office_money',
    ['money_stuck', 'wealth', 'inheritance'],
    /\bPF\b|\bEPF|provident|pension|insurance|claim|refund|gratuity|\btax\b|policy|पीएफ|पेंशन|बीमा|क्लेम|रिफंड|रिफ़ंड|ग्रेच्युटी|पॉलिसी/iu,
  ),
  cue(
    'buyer_money',
    ['money_stuck', 'business_grow'],
    /dealer|customer|client|buyer|party\b|vendor|distributor|invoice|\bbills?\b|payment|डीलर|ग्राहक|पार्टी|पेमेंट|बिल|भुगतान/iu,
    { whose: 'self' },
  ),
  cue('will_share', ['inheritance', 'family_dispute'], /brother|sister|bhai|behen|behan|bahan|भाई|बहन/iu, {
    whose: 'self',
  }),
  // property
  cue(
    'possession',
    ['house_buy', 'money_stuck'],
    /possession|builder|under construction|registry|कब्ज़ा|कब्जा|बिल्डर|रजिस्ट्री/iu,
  ),
  cue(
    'build_house',
    ['house_buy'],
    /\bbuild(?!er)|construct|banwa|(?:makaan|makan|ghar|kothi) (?:kab )?ban|बनवा|(?:मकान|घर|कोठी) (?:कब )?बन|निर्माण/iu,
  ),
  cue(
    'work_place',
    ['house_buy'],
    /\b(?:office|commercial|shop|showroom|godown|factory)\b|dukaa?n|ऑफ़िस|ऑफिस|दुकान|गोदाम|शोरूम/iu,
    { not: /near|paas|पास/iu },
  ),
  cue(
    'repair',
    ['house_buy', 'home_peace'],
    /tapak|leak|seepage|repair|marammat|renovat|repaint|\bchh?at\b|टपक|मरम्मत|छत(?![\p{L}\p{M}])|रिसाव/iu,
    { whose: 'self' },
  ),
  cue('quarter', ['house_buy'], /quarters?\b|awa+s|sarkari maka+n|क्वार्टर|आवास/iu, { whose: 'self' }),
  cue(
    'own_will',
    ['inheritance'],
    /(?:write|writing|make|making) (?:my|a) will\b|vasiyat (?:likh|banwa|kab)|वसीयत (?:लिख|बनवा)/iu,
    { whose: 'self' },
  ),
  cue('borewell', ['house_buy'], /\bbor(?:ing|ewell|e well)\b|tube ?well|बोरिंग|बोरवेल|नलकूप|ट्यूबवेल/iu, { whose: 'self' }),
  cue('plot', ['house_buy', 'invest_save'], /\bplot|\bland\b|zameen|jameen|ज़मीन|जमीन|प्लॉट/iu),
  cue(
    'rent_home',
    ['house_buy', 'move_city'],
    /\brent|kiraye|kiraya|tenant|landl(?:ord|ady)|vacate|maka+n ?ma+l[ik]|ghar badal|किराए|किराये|किराया|मकान ?माल|घर बदल/iu,
  ),
  cue('land_sale', ['house_sell'], /\bland\b|plot|zameen|jameen|khet|ज़मीन|जमीन|प्लॉट|खेत/iu),
  cue('sell_vehicle', ['vehicle'], /\bsell|\bsold|bech|bik\b|bike?gi|बेच|बिके/iu),
  cue('two_wheeler', ['vehicle'], /\bbike\b|scoot|activa|bullet|motor ?cycle|बाइक|स्कूटी|स्कूटर|मोटरसाइकिल|बुलेट/iu),
  // love and family
  cue(
    'no_label',
    ['love_feelings', 'proposal_answer', 'partner_meet'],
    /what we are|situationship|commit|serious about|label|time ?pass|dating|bumble|tinder|hinge|कमिट|सीरियस|टाइमपास/iu,
    { whose: 'self' },
  ),
  cue(
    'no_reply',
    ['love_feelings', 'ex_return', 'proposal_answer'],
    /reply|replies|ignor|\bseen\b|block|texting|not talking|baat nahi|baat nhi|jawab nahi|msg|message nahi|ghost|इग्नोर|जवाब नहीं|बात नहीं|ब्लॉक|रिप्लाई/iu,
    { whose: 'self' },
  ),
  cue(
    'together',
    ['love_feelings', 'marital_harmony', 'partner_meet', 'ex_return'],
    /boyfriend|girlfriend|\bbf\b|\bgf\b|my partner|we(?:'re| are| have been) together|relationship|\b\d+ (?:saal|years?) se saath|बॉयफ्रेंड|बॉयफ़्रेंड|गर्लफ्रेंड|गर्लफ़्रेंड|रिलेशनशिप/iu,
    { whose: 'self', not: /\bex\b|broke|breakup|single|kab banegi|kab milegi|कब बनेगी|कब मिलेगी|एक्स|ब्रेकअप/iu },
  ),
  cue(
    'silent_spouse',
    ['marital_harmony', 'family_bond', 'home_peace', 'love_feelings'],
    /silent|silence|not (?:talking|speaking)|stopped (?:talking|speaking)|cold\b|chup|baat nahi kar|bolti nahi|bolta nahi|baat band|चुप|बात नहीं कर|बोलती नहीं|बोलता नहीं|बात बंद/iu,
    { whose: 'self' },
  ),
  cue(
    'far_spouse',
    ['marital_harmony', 'love_feelings', 'separation'],
    /long ?distance|(?:works?|lives?|posted|stays?) (?:in|at) \p{L}+|other city|far away|door rehte|bahar rehte|दूर रहते|बाहर रहते|दूसरे शहर/iu,
    { whose: 'self' },
  ),
  cue('new_in_laws', ['in_laws', 'family_bond'], /in.?laws|sasural|saas|sasur|ससुराल|सास|ससुर/iu, {
    unmarried: true,
    whose: 'self',
  }),
  cue('bahu', ['in_laws', 'family_bond'], /daughter.in.law|\bbahu|बहू/iu, { whose: 'self' }),
  cue('damad', ['in_laws', 'family_bond'], /son.in.law|damad|daamad|दामाद/iu, { whose: 'self' }),
  cue(
    'two_children',
    ['family_dispute', 'family_bond', 'home_peace'],
    /two sons|my sons|daughters|dono bet|bete aapas|dono bachch|दोनों बेट|बेटे आपस|दोनों बच्च/iu,
  ),
  cue(
    'parents_fight',
    ['home_peace', 'family_bond', 'mind_unrest'],
    /(?:parents|mom and dad|mummy papa|maa papa|papa mummy)[^.?!]*(?:fight|quarrel|argu|lad|jhag)|(?:मम्मी पापा|माँ पापा|माता.?पिता)[^।?!]*(?:लड़|झग)/iu,
  ),
  cue(
    'daily_quarrel',
    ['family_bond', 'parenting'],
    /fight|quarrel|argu|jhagd|jhagad|ladai|ladti|ladte|behas|bahas|झगड़|लड़ाई|लड़त|बहस/iu,
    { whose: 'self' },
  ),
  cue('teen_phone', ['parenting'], /phone|mobile|game|gaming|screen|pubg|reels?\b|मोबाइल|फ़ोन|फोन|गेम|स्क्रीन/iu),
  cue(
    'silent_child',
    ['parenting', 'family_bond'],
    /not talk|doesn'?t talk|does not (?:talk|share)|quiet|room me|baat nahi karta|baat nahi karti|chup|बात नहीं कर|चुप|कमरे में/iu,
  ),
  cue(
    'left_out',
    ['friends_enemies', 'mind_unrest', 'family_bond'],
    /(?:best )?friend[^.?!]*(?:group|sits?|ignor|left|stopped|not talk|away|baat nahi|baat nhi)|left out|dost[^.?!]*(?:baat nahi|ignore|chhod|group)|saheli|दोस्त[^।?!]*(?:बात नहीं|छोड़|ग्रुप|इग्नोर)|सहेली/iu,
    { whose: 'self' },
  ),
  cue(
    'new_friends',
    ['friends_enemies', 'mind_unrest', 'partner_meet'],
    /(?:make|making|new|find|have no|any) friends|dost (?:ban|nahi)|naye dost|दोस्त (?:बन|नहीं)|नए दोस्त/iu,
    {
      whose: 'self',
    },
  ),
  // children
  cue('adopt', ['children_time'], /adopt|god le|god lena|गोद/iu),
  cue('treatment', ['children_time'], /\bIVF|\bIUI|treatment|doctor|miscarr|ilaaj|इलाज|आईवीएफ|डॉक्टर/iu),
  // places
  cue('visa', ABROAD, /\bvisa|stamping|\bH-?1B|embassy|consulate|वीज़ा|वीजा|एंबेसी/iu),
  cue(
    'residence',
    ['abroad_settle', 'abroad_go'],
    /\bPR\b|green ?card|citizenship|permanent resid|पीआर|ग्रीन ?कार्ड|नागरिकता/iu,
  ),
  cue(
    'onsite',
    ['abroad_go', 'transfer', 'abroad_settle', 'career_path'],
    /on-?site|company|client|project|deputation|ऑनसाइट|कंपनी/iu,
    { whose: 'self' },
  ),
  cue(
    'feel_at_home',
    ['abroad_settle', 'abroad_go', 'move_city', 'higher_study', 'mind_unrest', 'transfer'],
    /mann lag|man lag|like (?:it )?(?:there|here)|adjust|settle in|homesick|feel at home|yaad aati|मन लग|घर की याद|एडजस्ट/iu,
  ),
  cue(
    'return_home',
    ['abroad_settle', 'move_city', 'abroad_go', 'journey'],
    /(?:come|go|move|moving|going|return) (?:back )?(?:home|to india|back)|wapas|vapas|laut|वापस|लौट/iu,
    { whose: 'self' },
  ),
  cue('kin_return', ['home_peace'], RETURNS, {
    whose: 'kin',
  }),
  cue(
    'temple',
    ['worship', 'journey', 'house_buy', 'business_start'],
    /(?:mandir|temple|मंदिर)[^.?!]*(?:ban(?:wa|a)|build|construct|बनवा|बना)|(?:build|construct)[^.?!]*(?:mandir|temple)/iu,
    { whose: 'self' },
  ),
  cue(
    'pilgrimage',
    ['journey', 'worship'],
    /pilgrim|tirth|yatra|char ?dham|kedar|badrinath|vaishno|kashi|tirupati|amarnath|mandir|temple|darshan|haj|umrah|तीर्थ|यात्रा|धाम|केदार|बद्री|वैष्णो|काशी|तिरुपति|दर्शन|मंदिर/iu,
    { whose: 'self' },
  ),
  cue(
    'election',
    ['career_path', 'interview_result', 'job_get'],
    /election|chuna+v|sarpanch|pradhan\b|vidhayak|\bMLA\b|\bMP\b|council+or|corporator|parshad|party ticket|चुनाव|सरपंच|प्रधान|विधायक|पार्षद|सांसद|इलेक्शन/iu,
  ),
  cue('politics', ['career_path', 'career_field', 'job_change'], /politic|ra+jni?e?e?ti|\bneta\b|राजनीति|नेता/iu),
  cue(
    'guarantor',
    ['debt_loan', 'money_stuck', 'saving_expense', 'family_dispute', 'wealth', 'friends_enemies'],
    /guarant(?:or|ee)|zam[ae]+nat|jamanat|zamin\b|co-?sign|signed (?:for|on) (?:his|her|my|a)|गारंटर|गारंटी|ज़मानत|जमानत/iu,
  ),
  // body and mind
  cue(
    'lonely',
    MOOD,
    /alone|lonely|loneliness|nobody is there|no one (?:is )?there|akela|akeli|akelapan|koi nahi hai|koi apna|अकेल|कोई नहीं है|कोई अपना/iu,
    {
      whose: 'self',
    },
  ),
  cue(
    'retired',
    ['purpose', 'life_overview', 'mind_unrest', 'career_path', 'strengths_weak', 'luck_rise', 'home_peace'],
    /retire|old age|days feel long|pass (?:my )?time|budhap|is umar|samay nahi kat|din nahi kat|रिटायर|सेवानिवृत्त|बुढ़ाप|इस उम्र|समय नहीं कट|दिन नहीं कट/iu,
    { ages: [50, 130] },
  ),
  cue('sleepless', ['mind_unrest', 'health_general', 'fear_fail'], /sleep|insomnia|neend|raat bhar|awake|नींद|रात भर/iu),
  cue(
    'overthink',
    ['mind_unrest', 'fear_fail', 'strengths_weak'],
    /over ?think|thinking too much|bahut soch|sochta rehta|sochti rehti|zyada soch|बहुत सोच|सोचता रहता|सोचती रहती|ज़्यादा सोच/iu,
  ),
  cue(
    'stage_fear',
    ['fear_fail', 'strengths_weak', 'nature', 'mind_unrest'],
    /stage|speech|present(?:ation|ing)|speaking|in front of|bolne me|bolne se|मंच|स्टेज|भाषण|बोलने (?:में|से)|सबके सामने/iu,
  ),
  cue(
    'exam_fear',
    ['fear_fail', 'mind_unrest'],
    /exam|paper|test|board|NEET|JEE|viva|pariksha|परीक्षा|पेपर|टेस्ट|बोर्ड|इम्तिहान/iu,
    { whose: 'self' },
  ),
  cue(
    'shy',
    ['strengths_weak', 'nature', 'fear_fail', 'friends_enemies'],
    /\bshy|introvert|sharm|jhijhak|शर्म|झिझक|संकोच/iu,
  ),
  cue('weight', ['health_general'], /weight|obes|\bfat\b|\bslim|wajan|vajan|mota|motap|वज़न|वजन|मोटा/iu),
  cue('kin_mood', ['mind_unrest', 'fear_fail', 'anger', 'health_general', 'life_overview'], /./u, { whose: 'kin' }),
] as const

export type SituationId = (typeof SITUATIONS)[number]['id']
