import { type Pattern, patterns } from '#intent/normalise.ts'

/** More ways of asking for what is not foretold, found by trying; arguments of `patterns`: English, Latin Hindi, Hindi. */

export const SELF_HARM_MORE = patterns(
  'end things for good, rather not exist, not exist anymore, by my own hand, by my own hands, nothing left to live, living feels unbearable, living is unbearable, cut my arm, cut my arms, cut my hand, cut my hands, blade to my, i was dead, i were dead, reason to stay alive, my veins, no longer want to live, alive anymore, not be alive, worth living, ending it all, better off without me, never been born, was never born, were never born, disappear forever, give up on life, giving up on life, give up my life, wake up again, never wake up, dont want to wake up, not want to wake up, jump from, jump in front, jump under, point in living, point of living, reason to live, hate my life and, hate being alive, overdose, keep living, go on living, done with life, done living, my wrists, wrist, miss me when i am gone, miss me when im gone, miss me if i, deserve to live, deserve to be alive, cant live anymore, cannot live anymore, cant live like this, kill my self, killing my self, end everything, end myself, ending myself, took a lot of pills, took too many pills, take all my pills, swallow pills, take poison, drink poison, consume poison, drown myself, shoot myself, burn myself, starve myself to death, no will to live, lost the will to live, better if i was not here, life is meaningless i want, dont want to exist, do not want to exist, stop existing, end it tonight, say goodbye to life, goodbye forever, unalive',
  'marna chahta, mar jaane ka, mar jane ka, marne ka dil, marne ki iccha, marna hi theek, mar jana hi, jaan de dungi, jaan de dunga, jan de du, jaan dene, jindagi khatam karna, jindagi khatam karne, life khatam kar, life khatam karna, life khatm kar, jahar kha, jahar pi, jeher kha, jaher kha, zeher kha, zehar kha, zahar kha, fansi laga, fasi laga, phansi laga, faansi laga, fansi lagana, train ke aage, train ke samne, kood jau, kood jaun, kood jaunga, kood jaungi, kud jau, kud jaunga, chhat se kood, nas kaat, nas kat lu, kalai kaat, kaash main mar, kash main mar, kash mai mar, paida hi nahi hoti, paida hi nahi hota, paida hi na hoti, paida hi na hota, jeene ki koi wajah, jine ki wajah nahi, jeene ka koi matlab, jeene ka matlab nahi, jeene ka kya fayda, jeena bekar, jeena bekaar, mere marne se, mar jana chahiye mujhe, mujhe maut chahiye, maut chahiye, nahi jiya jata, jiya nahi jata, aur nahi jiya, hamesha ke liye so jana, jeene ki iccha nahi, jeene ki ichha, jeene se thak, jindagi se thak, jindagi se haar, jivan se haar, jindagi se har gay*, khud ko mita, khud ko maar, goliyan kha li, nind ki goliyan, blade se haath, haath kaat, hath kat, duniya se chala jana, duniya chhod, fanda laga*, fande se, phanda laga*',
  'जान दे दूंगी, जान दे दूंगा, जान देने, जीने की इच्छा खत्म, जीने की इच्छा नहीं, जिंदगी खत्म करना, जिंदगी खत्म करने, जीवन खत्म करना, जीवन खत्म कर, काश मैं मर, पैदा ही न हुई, पैदा ही न हुआ, पैदा ही ना हु*, पैदा ही नहीं हु*, फांसी लगा*, फंदे पर, फंदा लगा*, हाथ काट, ब्लेड से, दुनिया छोड़, जहर खा*, जहर पी*, ट्रेन के आगे, ट्रेन के सामने, कूद जाऊं, कूद जाऊंगा, कूद जाऊंगी, कूद जाने, नस काट, नसें काट, कलाई काट, जीना बेकार, जीने का कोई मतलब, जीने का मतलब नहीं, जीने का क्या फायदा, जीने की कोई वजह, जीने की वजह नहीं, मरना ही ठीक, मरना ही बेहतर, मेरे मरने से, मर जाने का, मर जाना चाहिए, आत्मघाती, आत्मघात, गोलियां खा, हमेशा के लिए सो, जीने से थक, जिंदगी से थक, जिंदगी से हार, जीवन से हार, जीवन से थक, मुझे मौत चाहिए, मौत चाहिए, नहीं जिया जाता, जिया नहीं जाता, और नहीं जीना, खुद को मिटा, खुद को मार',
)

/** One word of each list in one message: dying or not living, and the wish for it. */
export const SELF_HARM_WISHES: ReadonlyArray<readonly [Pattern[], Pattern[]]> = [
  [
    patterns(
      'dying, being dead, die',
      'marne, marna, mar jana, mar jane, mar jaane, mar jau, mar jaun',
      'मरने, मरना, मर जाना, मर जाने, मर जाऊं',
    ),
    patterns(
      'feel like, thinking of, thinking about, think of, think about, dream of, wish, peaceful, easier, decided',
      'faisla, soch liya, soch raha, soch rahi, khayal, man hai, dil hai, iccha, ichha, chahta, chahti, khush honge, khushi hogi, behtar, accha hai',
      'फैसला, सोच लिया, सोच रहा, सोच रही, ख्याल, खयाल, मन, इच्छा, चाहत, चाहता, चाहती, बेहतर',
    ),
  ],
  [
    patterns(
      'staying alive, stay alive, to live, living, being alive',
      'jeene, jine, jeena, jina, jiya',
      'जीने, जीना, जिया',
    ),
    patterns(
      'no reason, any reason, no point, no will, no hope, no wish, no desire, what is the point, whats the point, meaningless, pointless, hate, tired of, sick of, dont want, do not want',
      'chah nahi, chaah nahi, koi chah, man nahi, dil nahi, iccha nahi, matlab nahi, koi matlab, fayda nahi, bekar, thak gaya, thak gayi, tang aa, kyu hi, kyon hi',
      'चाह नहीं, कोई चाह, मन नहीं, दिल नहीं, इच्छा नहीं, मतलब नहीं, फायदा नहीं, बेकार, थक गया, थक गई, तंग आ*, क्यों ही',
    ),
  ],
  [
    patterns(
      '',
      'jindagi se, zindagi se, jivan se, jeevan se, is duniya se, life se',
      'जिंदगी से, जीवन से, इस दुनिया से, लाइफ से',
    ),
    patterns(
      '',
      'tang, thak, haar, oob, uub, nafrat, jana chahta, jana chahti, chala jau, chali jau',
      'तंग, थक, हार, ऊब, नफरत, जाना चाह*, चला जाऊं, चली जाऊं',
    ),
  ],
]
/** Said of oneself when nothing else is named. */
export const END_IT = patterns(
  'want to end it, going to end it, end it now, just end it',
  'sab khatam kar du, sab khatm kar du',
  'सब खत्म कर दूं',
)

/** The length of a life, whatever it is called. */
export const DEATH_MORE = {
  itself: patterns(
    'alive in, alive by, alive till, alive until, my life end, does my life end, demise, life left, life is left, live long, live longer, years do i have left, years i have left, years left to live, years have i left, left to live, time do i have left, time does he have left, time does she have left, make it past, see my 60th, reach 60, reach 70, reach 80, reach 90, reach 100, live till, live to see, live up to, live upto, long is my life, life be short, life going to be short, short life, long life, my life span, alpayu, alpaayu, deerghayu, dirghayu, my son survive, my daughter survive, my father survive, my mother survive, my husband survive, my wife survive, my child survive, he survive, she survive, outlive, maraka dasha death, how old will i get before, age of death, end of my life',
    'nidhan, jinda rahunga, jinda rahungi, jinda rahenge, zinda rahega, jivit rahunga, jivit rahungi, umar kitni, umr kitni, ayu kitni, aayu kitni, lambi umar, lambi umr, lambi aayu, kitni umar tak, kitni umr tak, umar likhi, aayu likhi, alpayu, alpaayu, deerghayu, dirghayu, kitni bachi hai meri jindagi, life kitni bachi, jindagi kitni bachi, mere kitne saal bache, kitne saal bache hai mere, mera ant kab, jeevan rekha, jivan rekha, pehle marega, pehle maregi, akaal mrityu, akal mrityu',
    'निधन, जिंदा रहूंगा, जिंदा रहूंगी, जीवित रहूंगा, जीवित रहूंगी, जीवित रहेंगे, उम्र कितनी, आयु कितनी, लंबी उम्र, लंबी आयु, कितनी उम्र तक, उम्र लिखी, आयु लिखी, अल्पायु, दीर्घायु, जिंदगी कितनी बची, जीवन कितना बचा, कितने साल बचे हैं मेरे, मेरे कितने साल बचे, मेरा अंत कब, जीवन रेखा, आयु रेखा, पहले मरेगा, पहले मरेगी, अकाल मृत्यु, बेटा बचेगा, बेटी बचेगी, पिता बचेंगे, मां बचेगी, मां बचेंगी, जल्दी मर जाऊंगा, जल्दी मर जाऊंगी',
  ),
  /** both lists: how long somebody lives */
  lives: patterns(
    'live, lives, alive, have left, father have, mother have, dad have, mom have, husband have, wife have, birthdays',
    'jinda, zinda, jivit, jiunga, jiungi, jiyunga, jiyungi, jeeyunga, jeeyungi, jiyenge, jiyengi, jiyega, jiyegi, jiyoge',
    'जिंदा, जीवित, जिऊंगा, जिऊंगी, जीऊंगा, जीऊंगी, जियूंगा, जियूंगी, जिएंगे, जिएंगी, जिएगा, जिएगी, जीएंगे',
  ),
  span: patterns(
    'how long, how many years, how many more years, till what age, till which age, what age',
    'kitne, kitni, kitna, kab tak, lambi, saal tak',
    'कितने, कितनी, कितना, कब तक, लंबी, साल तक',
  ),
  asks: patterns(
    'going, what, say, says, show, shows, risk, chance, chances, possibility, is there',
    'jaldi',
    'जल्दी, यदि',
  ),
  die: patterns(
    '',
    'mar jaunga, mar jaungi, mar jayenge, guzar jayenge, gujar jayenge, guzrenge, gujrenge, chal basenge',
    'मर जाऊंगा, मर जाऊंगी, मर जाएंगे, गुजर जाएंगे, गुजर जाएंगी, गुजरेंगे, चल बसेंगे',
  ),
  /** both lists, when no matter of life is named: `at what age will I marry` is none of it */
  age: patterns('lifetime, life span', 'umar, umr, ayu, aayu', 'उम्र, आयु'),
  ageAsks: patterns(
    'long, how much',
    'lambi, kitni, kitna, batao, bataiye, likhi, bachi',
    'लंबी, कितनी, कितना, बताओ, बताइए, बताएं, लिखी, बची',
  ),
}

export const REFUSED_MORE: Record<'pregnancy' | 'medical' | 'legal' | 'betting', Pattern[]> = {
  pregnancy: patterns(
    'my labour be, my labor be, labour pain, labor pain, go into labour, go into labor, test tube, surrogacy, surrogate, unborn baby, unborn child, i am expecting, im expecting, we are expecting, carry a girl, carry a boy, carrying a girl, carrying a boy, show a boy, show a girl, son in my fate, son written, son in my destiny, be a boy, be a girl, boy child, girl child, male child, female child, fetus, foetus, womb, miscarr*, twins, normal delivery, safe delivery, delivery be safe, my delivery, delivery date, c section, cesarean, caesarean, my due date, putra yog, putra yoga, how many sons, how many daughters, sex will my, give birth to, birth to a son, birth to a daughter, baby inside, iui, missed my period, periods late, expecting a baby',
    'delivery normal, ki delivery, ladka hone ka, ladki hone ka, beta hone ka, beti hone ka, putra ratn*, test tube, pet me ladka, pet me ladki, pet me bachcha, pet se hai, pet se hu, putra hoga, putri hogi, putra hogi, putra yog, putri yog, pregnancy, pregnent, garbhpat, garbhapat, garbhdharan, garbhdhan, garbh theh*, normal delivery, delivery kab, delivery hogi, delivery kaisi, period nahi aaya, period miss, maa banne wali, judwa, judva, ladka hoga, ladki hogi, bachcha ladka, beta kab hoga, mujhe beta hoga, ko beta hoga, beta hoga kya, beta hai ya beti, beti hai ya beta, kismat me beta, bhagya me beta, naseeb me beta, beti hogi ya, beti kab hogi, bachcha beti, bachcha beta, bete ki prapti, prasav, bachche ka ling, bache ka ling, kitne bete, kitni betiyan, kitne ladke honge',
    'डिलीवरी नॉर्मल, की डिलीवरी, लड़का होने का, लड़की होने का, बेटा होने का, बेटी होने का, पुत्र रत्न, टेस्ट ट्यूब, पेट में लड़का, पेट में लड़की, पेट में बच्चा, पेट से है, पेट से हूं, पुत्र होगा, पुत्री होगी, पुत्र होगी, पुत्र योग, पुत्री योग, प्रेग्नें*, प्रेगनें*, गर्भ*, आईवीएफ, आईयूआई, डिलीवरी कब, डिलीवरी होगी, डिलीवरी कैसी, नॉर्मल डिलीवरी, पीरियड नहीं, पीरियड मिस, मां बनने वाली, जुड़वां, जुड़वा, लड़का होगा, लड़की होगी, बच्चा लड़का, बेटा कब होगा, मुझे बेटा होगा, को बेटा होगा, बेटा होगा क्या, बेटा है या बेटी, बेटी है या बेटा, भाग्य में बेटा, किस्मत में बेटा, नसीब में बेटा, बेटी होगी क्या, बेटी होगी या, बेटी कब होगी, बेटे की प्राप्ति, प्रसव, मिसकैरेज, बच्चे का लिंग, शिशु का लिंग, कितने बेटे, कितनी बेटियां',
  ),
  medical: patterns(
    'leg pain, neck pain, shoulder pain, ear pain, tooth pain, toothache, period pain, pain serious, constipation, acidity, gastric, gastritis, indigestion, arthritis, gout, sinus, sinusitis, knee replacement, hip replacement, jaundice, psoriasis, eczema, vitiligo, vaccinat*, hernia, ulcer, ulcers, appendix, gallstone, gallstones, kidney stone, fracture, icu, mental illness, wound, tonsils, cataract, spondylitis, lump, heart problem, heart disease, bipolar, schizophrenia, have depression, clinical depression, paralysis, paralysed, mri, ct scan, x ray, ultrasound, blood test, epilepsy, seizure, seizures, eyesight, back pain, knee pain, joint pain, stomach pain, headache, headaches, migraine, piles, hospital, hospitalised, hospitalized, transplant, dialysis, cyst, fibroid, fibroids, allergy, allergies, infection, pneumonia, dengue, malaria, cholesterol, insulin, slip disc, sciatica, dementia, alzheimer*, parkinson*, autism, adhd, ocd, panic attacks',
    'alsar, ulcer, kabj, kabz, gathiya, kaan me dard, pet me dard, daant me dard, gale me dard, pair me dard, haath me dard, sir me dard, sar me dard, kamar me dard, ghutne me dard, pathri, hernia, fracture, icu me, tb hai, sugar kab, sugar hai, heart attack, dil ka daura, dil ki bimari, ganth, gaanth, maigren, migraine, depression hai, depression ki, mirgi, daure, aankhon ki roshni, ankho ki roshni, kamar dard, ghutne ka dard, ghutno ka dard, sir dard, pet dard, peeth dard, jodo ka dard, dard kab, dard theek, bavasir, bawaseer, piles, aspatal, hospital, dama, lakwa, lakva, twacha rog, peeliya, dengue, malaria, report me kya',
    'अल्सर, कब्ज, गठिया, कान में दर्द, पेट में दर्द, दांत में दर्द, गले में दर्द, पैर में दर्द, हाथ में दर्द, सिर में दर्द, कमर में दर्द, घुटने में दर्द, टीबी, आईसीयू, पैरालिसिस, हर्निया, फ्रैक्चर, मोतियाबिंद, साइनस, दिल का दौरा, हार्ट अटैक, दिल की बीमारी, ब्लड प्रेशर, बीपी, लकवा, कीमो*, गांठ, माइग्रेन, डिप्रेशन, मिर्गी, आंखों की रोशनी, कमर दर्द, घुटने का दर्द, घुटनों का दर्द, सिर दर्द, सिरदर्द, पेट दर्द, पीठ दर्द, जोड़ों का दर्द, दर्द कब, दर्द ठीक, दमा, बवासीर, अस्पताल, एचआईवी, दवाइयां, दवाएं, पीलिया, डेंगू, मलेरिया, अस्थमा, एलर्जी, पथरी, हृदय रोग, मधुमेह, रक्तचाप, त्वचा रोग',
  ),
  legal: patterns(
    'guilty, jury, imprison*, convict*, acquit*, sue, suing, sued, cheque bounce, check bounce, quash*, ed raid, raid me, raided, arbitration, my hearing, hearing next, hearing date, next hearing, charges against, 498a, file a case, filed a case, case against, alimony, dowry case, petition, summons, criminal charge, criminal charges, probation, parole, legal notice, crime branch, cbi',
    'case me kya hoga, case me jeet, case ka faisla, case ka kya, judge ka faisla, upar case, upar mukadma, ne case kar, case kar diya, case ho gaya, case ho jayega, ka case kab, par case, case chalega, case chal raha, case wapas, case karu, case kar du, dahej ka case, talak ka case, cheque bounce, karavas, karawas, mukadmebaji, mukadme, saja hogi, saja milegi, saja mil, bari ho, kanuni, kanooni, kanoon, thane jana, thane me, sunvai, sunwai, yachika, gujara bhatta, nyayalay, peshi, kachahari, giraftari, hirasat',
    'एफआईआर, कस्टडी, कारावास, मुकदमेबाजी, मुकदमों, सजा होगी, सजा मिल*, जज मेरे, बरी हो, कानूनी, थाने, सुनवाई, याचिका, गुजारा भत्ता, न्यायालय, पेशी, कैद, समन, चार्जशीट',
  ),
  betting: patterns(
    'number should i play, numbers should i play, number to play, bet on, horse racing, horse race, horse races, scratch card, scratch cards, f o trading, futures and options, futures trading, option trading, share trading, swing trading, intraday trading, trading profit, altcoin, altcoins, memecoin, nft, nfts, penny stock, penny stocks, ipo, banknifty, bank nifty, blackjack, slot machine, slots, wager, wagers, bookie, sports betting, sure shot tips, jackpots',
    'jue, jue me, option me, options me, option trading, coin badhega, kaun sa coin, konsa coin, satte, kaun se share, konse share, share dugne, share kharidu, share bechu, ghud daud, ghoda daud, ghodo ki race, daav laga*, dav laga*, dao laga*, sattebaji, sattebazi, stock market, trading karu, trading karna',
    'ऑप्शन में, इंट्राडे, जैकपॉट, ट्रेडिंग, रमी, निफ्टी, सेंसेक्स, कसीनो, कैसीनो, कॉइन, ड्रीम11, ड्रीम 11, फॉरेक्स, शेयर, शेयरों, स्टॉक मार्केट, घुड़दौड़, दांव लगा*, सट्टेबाजी, सट्टेबाज, पोकर, ईथर, आईपीओ',
  ),
}

/** Both lists: which shares or coins to deal in. */
export const DEALING = {
  of: patterns('shares, stocks, coin, coins, ethereum, crypto', 'share, shares, coin', 'शेयर, कॉइन'),
  asks: patterns(
    'buy, sell, hold, double, pump, rise, fall, crash',
    'kharidu, kharidun, bechu, badhega, dugne, girega',
    'खरीदूं, बेचूं, बढ़ेगा, दुगुने',
  ),
}

/** What sounds like the refused and is not: callings, a place to live, a loss that lies behind. */
export const HARMLESS = patterns(
  'is a lawyer, is an advocate, is a judge, is a doctor, is in the police, is in police, in the police, hospital business, clinic business, is medicine a good, medicine a good career, medicine as a career, medicine field, lawyer friend, lawyer husband, lawyer wife, marry a lawyer, marry a doctor, long life with, long life together, long married life, share in the, share market job, job in share market, car delivery, delivery of my, become a lawyer, be a lawyer, as a lawyer, lawyer career, become a judge, be a judge, as a judge, become an advocate, be an advocate, as an advocate, study law, law college, law school, legal career, legal profession, legal studies, legal field, career in law, join the police, career in the police, career in police, police job, police exam, police service, police officer, in the police force, court clerk, court job, tennis court, medicine supplies, medicine business, medicine shop, medical college, medical shop, medical store, medical exam, medical entrance, study medicine, career in medicine, doctor of medicine, as a surgeon, be a surgeon, become a surgeon, surgeon, job in a hospital, work in a hospital, open a hospital, hospital job, hospital management, how long will i live in, how long will i live with, how long will i live abroad, how long will i live here, how long do i live in, how long will we live in, life is dead, love is dead, marriage is dead, career is dead, after the death of, after my fathers death, after my mothers death, after his death, after her death, since the death of, since my fathers death, since my mothers death, loss of my, delivery business, food delivery, delivery job, case study, heart is sick, sick leave, sick of, treatment at work, treatment from, stroke of luck, book a court, life insurance, health insurance, liver my life, twin flame, sue me, share market job, stroke my ego, petition signed, live longer in, live longer with, live long together, marriage live long, hold my',
  'share karna, share karu, share kare, share market ki naukri, share market me naukri, share market me job, gaadi ki delivery, car ki delivery, order ki delivery, saman ki delivery, vakil ban*, vakeel ban*, vakil banna, judge ban*, vakalat, police me naukri, police mein naukri, police ki naukri, police me bharti, police bharti, police me job, police me select*, court me naukri, dawai ki dukan, dawa ki dukan, dawai ka vyapar, medical store, medical college, hospital me naukri, hospital mein naukri, hospital me job, hospital kholna, ke dehant ke baad, ki maut ke baad, ki mrityu ke baad, ke guzar jane ke baad, life insurance, pehle ghar',
  'मेरे केस में क्या उपाय, शेयर करना, शेयर करूं, शेयर करें, शेयर बाजार में नौकरी, शेयर मार्केट में नौकरी, गाड़ी की डिलीवरी, कार की डिलीवरी, सामान की डिलीवरी, ऑर्डर की डिलीवरी, वकील बन*, वकालत, जज बन*, न्यायाधीश बन*, पुलिस में नौकरी, पुलिस की नौकरी, पुलिस में भर्ती, पुलिस भर्ती, पुलिस में जॉब, पुलिस में चयन, कोर्ट में नौकरी, दवा की दुकान, दवाई की दुकान, दवा का व्यापार, मेडिकल स्टोर, मेडिकल कॉलेज, अस्पताल में नौकरी, अस्पताल खोल*, के देहांत के बाद, की मौत के बाद, की मृत्यु के बाद, के गुजर जाने के बाद',
)
