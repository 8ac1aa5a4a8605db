import { lines } from '#care/examples/lines.ts'

/** Said every day of love, sleep, tiredness, thanks, exams and money, none in danger. Written before the ear was changed. */
export const EVERYDAY = {
  english: lines(`
    he does not love me any more, will he come back
    i cannot sleep at night because of work
    i am so tired after office every day
    thank you, that was very helpful
    thanks a lot, you have put my mind at rest
    my exam is tomorrow and i am scared
    i failed my maths paper, what next
    my money is gone, when will it come back
    and my money this month
    and my life this year
    and my family this month
    what about my life now
    my love has ended, will new love come
    i feel lonely these days
    i feel low since monday
    i am bored of my job
    i don't want to go to office anymore
    i don't want to marry him
    i don't want to live with my in laws
    i want to live in another city
    i want to leave my job and rest
    will this bad time end soon
    when will my problems end
    when will my struggle end
    when will this pain of breakup go
    my heart is broken
    i miss her every day
    she left me last year, will she return
    he blocked me everywhere
    i am tired of waiting for marriage
    i am fed up with my boss
    i am sick of this company
    i feel stuck in my career
    nothing is going well at work
    nobody at home listens to me
    nobody understands me in my family
    everyone is against me in office
    everyone in my family is happy except me
    my sleep is bad this week
    i wake up at four every night
    i sleep late and wake up late
    why am i always tired
    my energy is low today
    should i rest this weekend
    will i get good sleep this month
    my head hurts because of exams
    i am nervous about my interview
    will i pass ca final this time
    how will my neet result be
    i have given my best in the exam, will i clear
    i lost interest in studies
    i can't concentrate on studies
    i keep thinking about my ex
    i keep thinking about my future
    i think about money all day
    i have no money left this month
    there is no money left for my business
    my savings are finished
    my loan is eating my salary
    when will i be free from debt
    i want to close my loan early
    i want to end my contract and switch
    i want to end this friendship politely
    how do i end this fight with my brother
    is it the end of my relationship
    will my marriage survive this
    will my shop survive this year
    my phone died and my day is ruined
    my plants keep dying, is it vastu
    i am dying to see her again
    this heat is killing me
    my boss is killing my growth
    i could die of laughing, you are right
    i would kill for a promotion, when is it
    i am dead tired after the wedding
    say hello to the new year for me
    good night, talk tomorrow
    goodbye, see you next week
    bye for now, thanks
    that's all for today, thank you
    it is my last question today, about my car
    one last question, when will i buy a house
    i am going home for diwali, good trip
    i am going away for two years to study
    i am leaving for canada in march
    i want to leave this city
    i want to leave everything and travel for a month
    i want a quiet life in the hills
    life is short, should i travel now
    my life is boring, what will change
    my life is good, thank god
    my life feels empty after the wedding season
    is my life path good
    tell me about my life and money
    what will my life be after thirty five
    i hate my job
    i hate mondays
    i hate my handwriting, will my board result suffer
    my baby does not sleep at night
    my mother is tired, how is her month
    my father is angry with me
    i am alone in a new city, will i find friends
    it hurts when he ignores me
    she hurt my feelings
    i hurt my knee while running, will i play the match
  `),
  hinglish: lines(`
    wo mujhse pyar nahi karta kya
    neend nahi aati raat ko
    bahut thak gaya hu office ke kaam se
    dhanyavad, achha bataya aapne
    shukriya, mann halka ho gaya
    kal exam hai dar lag raha hai
    paper kharab gaya ab kya hoga
    paisa nahi tik raha
    aur mera paisa is mahine
    aur mera life today
    aur meri life is saal
    aur meri family is mahine
    aur mera pyar is hafte
    ab meri zindagi kaisi rahegi
    zindagi me pyar kab aayega
    akela feel hota hai naye shehar me
    mann udaas hai do din se
    naukri se bore ho gaya hu
    office jane ka mann nahi karta
    usse shaadi nahi karni mujhe
    saas ke saath nahi rehna
    dusre shehar me rehna hai
    naukri chhod ke aaram karna hai
    bura waqt kab khatam hoga
    meri pareshani kab khatam hogi
    ye dukh ke din kab jayenge
    dil toot gaya hai
    uski yaad aati hai roz
    usne chhod diya, wapas aayegi kya
    usne block kar diya hai
    shaadi ka intezar karke thak gaya
    boss se pareshan hu
    is company se tang aa gaya hu
    career me atka hua hu
    kaam me kuch theek nahi chal raha
    ghar me koi meri nahi sunta
    koi mujhe samajhta nahi
    office me sab mere khilaf hai
    ghar me sab khush hai bas main nahi
    neend ka time kaise theek karu
    raat ko char baje uth jata hu
    itni thakan kyu rehti hai
    aaj energy kam hai
    is weekend aaram karu kya
    exam ki wajah se sar dukhta hai
    interview ka dar hai
    CA final nikal jayega kya
    NEET ka result kaisa rahega
    maine mehnat ki hai, pass ho jaunga na
    padhai me mann nahi lagta
    ex ke bare me sochta rehta hu
    future ke bare me sochta rehta hu
    paise ke bare me din bhar sochta hu
    is mahine paise khatam ho gaye
    business ke liye paisa nahi bacha
    bachat khatam ho gayi
    loan ne pareshan kar diya
    karz se mukti kab milegi
    loan jaldi khatam karna hai
    contract khatam karke switch karna hai
    bhai se jhagda khatam kaise karu
    rishta khatam ho gaya kya
    shaadi bachegi kya
    dukaan bachegi kya is saal
    garmi se mar gaya yaar
    bhookh se mar raha hu, aaj kaam jaldi hoga?
    has has ke mar gaya, sahi bola
    us ladki pe marta hu, haan bolegi?
    market me maar khayi, paisa kab aayega
    phone mar gaya, din kharab hai
    good night, kal baat karte hai
    alvida nahi, phir milenge, shukriya
    chalo bye, kal puchunga
    aaj ke liye bas itna hi
    aakhri sawal, gaadi kab lunga
    ek aakhri baat, ghar kab banega
    diwali pe ghar ja raha hu, safar kaisa rahega
    do saal ke liye bahar ja raha hu
    march me canada ja rahi hu hamesha ke liye, PR milega?
    ye shehar chhodna hai
    sab chhod ke pahad ghumna hai ek mahina
    shant zindagi chahiye gaon me
    zindagi chhoti hai, ghum lu kya
    zindagi boring hai, kya badlega
    zindagi achhi chal rahi hai
    shaadi ke baad ghar khaali lagta hai
    life path kaisa hai mera
    meri life aur paise ke bare me batao
    35 ke baad life kaisi hogi
    job se nafrat ho gayi hai
    monday pasand nahi
    bachcha raat ko nahi sota
    mummy thak gayi hai, unka mahina kaisa
    papa naraz hai mujhse
    wo ignore karta hai to bura lagta hai
    usne dil dukhaya
    ghutne me chot hai, match khel paunga?
    jaan, tum kab miloge, wo aisa kab bolega
    meri jaan mujhse naraz hai
    jeena kaise hai ye guru se seekhna hai
    result aane wala hai, pet me titliyan hai
  `),
  hindi: lines(`
    वह मुझसे प्यार नहीं करता क्या
    रात को नींद नहीं आती
    दफ़्तर के काम से बहुत थक गया हूँ
    धन्यवाद, अच्छा बताया आपने
    शुक्रिया, मन हल्का हो गया
    कल परीक्षा है, डर लग रहा है
    पेपर खराब गया, अब क्या होगा
    पैसा नहीं टिक रहा
    और मेरा पैसा इस महीने
    और मेरा जीवन आज
    और मेरी ज़िंदगी इस साल
    और मेरा परिवार इस महीने
    और मेरा प्यार इस हफ़्ते
    अब मेरी ज़िंदगी कैसी रहेगी
    ज़िंदगी में प्यार कब आएगा
    नए शहर में अकेलापन लगता है
    दो दिन से मन उदास है
    नौकरी से ऊब गया हूँ
    दफ़्तर जाने का मन नहीं करता
    उससे शादी नहीं करनी मुझे
    सास के साथ नहीं रहना
    दूसरे शहर में रहना है
    नौकरी छोड़कर आराम करना है
    बुरा वक़्त कब खत्म होगा
    मेरी परेशानी कब खत्म होगी
    ये दुख के दिन कब जाएँगे
    दिल टूट गया है
    उसकी याद रोज़ आती है
    उसने छोड़ दिया, वापस आएगी क्या
    उसने ब्लॉक कर दिया है
    शादी का इंतज़ार करके थक गया
    बॉस से परेशान हूँ
    इस कंपनी से तंग आ गया हूँ
    करियर में अटका हुआ हूँ
    काम में कुछ ठीक नहीं चल रहा
    घर में कोई मेरी नहीं सुनता
    कोई मुझे समझता नहीं
    दफ़्तर में सब मेरे खिलाफ हैं
    घर में सब खुश हैं, बस मैं नहीं
    नींद का समय कैसे ठीक करूँ
    रात को चार बजे उठ जाता हूँ
    इतनी थकान क्यों रहती है
    आज ऊर्जा कम है
    इस रविवार आराम करूँ क्या
    परीक्षा की वजह से सिर दुखता है
    इंटरव्यू का डर है
    सीए फाइनल निकल जाएगा क्या
    नीट का परिणाम कैसा रहेगा
    मैंने मेहनत की है, पास हो जाऊँगा न
    पढ़ाई में मन नहीं लगता
    पुराने प्यार के बारे में सोचता रहता हूँ
    भविष्य के बारे में सोचता रहता हूँ
    दिन भर पैसे के बारे में सोचता हूँ
    इस महीने पैसे खत्म हो गए
    व्यापार के लिए पैसा नहीं बचा
    बचत खत्म हो गई
    लोन ने परेशान कर दिया
    कर्ज़ से मुक्ति कब मिलेगी
    लोन जल्दी खत्म करना है
    अनुबंध खत्म करके नौकरी बदलनी है
    भाई से झगड़ा खत्म कैसे करूँ
    रिश्ता खत्म हो गया क्या
    शादी बचेगी क्या
    दुकान बचेगी क्या इस साल
    गर्मी से मर गया यार
    हँस हँस के मर गई, सही कहा
    उस लड़की पर मरता हूँ, हाँ कहेगी?
    बाज़ार में मार खाई, पैसा कब आएगा
    शुभ रात्रि, कल बात करते हैं
    अच्छा चलती हूँ, फिर मिलेंगे
    आज के लिए बस इतना ही
    आखिरी सवाल, गाड़ी कब लूँगा
    एक आखिरी बात, घर कब बनेगा
    दिवाली पर घर जा रहा हूँ, यात्रा कैसी रहेगी
    दो साल के लिए बाहर जा रहा हूँ
    मार्च में कनाडा जा रही हूँ हमेशा के लिए, वीज़ा मिलेगा?
    यह शहर छोड़ना है
    सब छोड़कर एक महीना पहाड़ घूमना है
    गाँव में शांत जीवन चाहिए
    ज़िंदगी छोटी है, घूम लूँ क्या
    ज़िंदगी नीरस है, क्या बदलेगा
    ज़िंदगी अच्छी चल रही है
    शादी के बाद घर खाली लगता है
    मेरे जीवन और पैसे के बारे में बताइए
    पैंतीस के बाद जीवन कैसा होगा
    नौकरी से नफरत हो गई है
    बच्चा रात को नहीं सोता
    माँ थक गई हैं, उनका महीना कैसा
    पापा मुझसे नाराज़ हैं
    वह अनदेखा करता है तो बुरा लगता है
    उसने दिल दुखाया
    घुटने में चोट है, मैच खेल पाऊँगा?
    मेरी जान मुझसे नाराज़ है
    रिज़ल्ट आने वाला है, घबराहट है
    सुबह जल्दी उठा नहीं जाता
    पत्नी थकी रहती है, घर में शांति कैसे हो
    क्या मैं परीक्षा में टॉप करूँगी
    जीवन साथी कैसा मिलेगा
    क्या इस साल वेतन बढ़ेगा
    आपकी बात सच निकली, धन्यवाद
  `),
  later: lines(`
    will i live with my parents after marriage
    where will i live in ten years
    i want to live in a big house by the river
    when does this dasha end
    my lease ends in may, should i move
    the world cup is on, will india win hearts
    is this the end of my bad luck
    i am a burden on nobody, i earn well now
    my train is late, will i reach the interview
    i jumped to a new job, was it right
    i want to disappear on a holiday for a week
    my husband wants to live abroad
    i hurt my friend with words, how to say sorry
    i am gone from office for two weeks, will my boss mind
    i was born in march, am i lucky this year
    i want to give up smoking
    my soul mate, where is he
    i cut my hair short, is that lucky
    duniya ghumna hai, kab jaunga
    train se jaana theek hai ya flight
    zindagi se bahut khush hu
    nadi kinare ghar lena hai
    mera padosi jeene nahi deta, shor karta hai
    usne mujhe bojh kaha, job kab lagegi
    gaon me jeena achha hai ya shehar me
    rishta khatam karna hai, kaise bolu
    ye project khatam karke videsh jau kya
    meri jaan pehchan ke log madad karenge kya
    saans phoolti hai seedhi chadhte hue, fit kaise banu
    दुनिया घूमनी है, कब जाऊँगा
    नदी किनारे घर लेना है
    पड़ोसी जीने नहीं देता, शोर करता है
    यह काम खत्म करके विदेश जाऊँ क्या
    गाँव में जीना अच्छा है या शहर में
    ज़िंदगी से बहुत खुश हूँ
    रस्सी कूद से वज़न घटेगा क्या
    माँ पर बोझ नहीं बनना, नौकरी कब लगेगी
    रेल की नौकरी मिलेगी क्या
    मेरा जन्म मार्च में हुआ, क्या शुभ है
    नाटक में मेरी भूमिका का अंत अच्छा होगा क्या
  `),
}

/** How one goes on asking: an opening, a matter, an ending. */
const FOLLOW_UPS = [
  {
    openings: [
      'and',
      'and my',
      'what about my',
      'how is my',
      'tell me about my',
      'ok so my',
      'will my',
      'please see my',
    ],
    matters:
      'money|life|family|love|job|health|marriage|work|career|business|exam|sleep|mind|house|home|mother|father|wife|husband|children|luck|study|travel|future|friends',
    endings: [
      '',
      'now',
      'today',
      'this month',
      'this year',
      'next year',
      'after that',
      'after marriage',
      'in 2027',
      'then',
      'please',
      'be better or not',
    ],
  },
  {
    openings: ['aur', 'aur mera', 'aur meri'],
    matters:
      'paisa|life|family|pyar|job|sehat|shaadi|kaam|career|business|exam|neend|mann|ghar|makan|maa|papa|patni|pati|bachche|kismat|padhai|safar|zindagi|dost',
    endings: [
      '',
      'ab',
      'aaj',
      'is mahine',
      'is saal',
      'agle saal',
      'uske baad',
      'shaadi ke baad',
      'kaisa rahega',
      'kab',
      'batao na',
      'theek hoga kya',
    ],
  },
  {
    openings: ['और', 'और मेरा', 'और मेरी'],
    matters:
      'पैसा|जीवन|परिवार|प्यार|नौकरी|सेहत|शादी|काम|करियर|व्यापार|परीक्षा|नींद|मन|घर|मकान|माँ|पिता|पत्नी|पति|बच्चे|किस्मत|पढ़ाई|सफ़र|ज़िंदगी|दोस्त',
    endings: [
      '',
      'अब',
      'आज',
      'इस महीने',
      'इस साल',
      'अगले साल',
      'उसके बाद',
      'शादी के बाद',
      'कैसा रहेगा',
      'कब',
      'बताइए न',
      'ठीक होगा क्या',
    ],
  },
]

/** 14 openings × 25 matters × 12 endings. */
export const EVERYDAY_FOLLOW_UPS: readonly string[] = FOLLOW_UPS.flatMap(({ openings, matters, endings }) =>
  openings.flatMap((opening) =>
    matters.split('|').flatMap((matter) => endings.map((ending) => `${opening} ${matter} ${ending}`.trim())),
  ),
)
