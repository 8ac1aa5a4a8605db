import type { GrahaId, VargaId, YogaId } from '@dhruva/jyotish'
import type { Focus, ReadingTopic } from './types.ts'
import { type Pattern, patterns } from './words.ts'

/** Arguments of `patterns`: English, Hindi in Latin letters, Hindi. */

/** Said of work, food or jokes, not of dying. */
export const IDIOMS = patterns(
  'dying my hair, die of happiness, die of joy, die of shame, die of laughter, die of boredom, killing it, killed it, kill it at, dying to, dying for, to die for, die for, die hard, dead end, dead line, dead tired, dead serious, dead stock, death metal, drop dead, sick of, sick leave, over my dead body, kill time, killing time, love to death, bored to death, worked to death, scared to death, in that case, in any case, just in case, worst case, best case, case study, use case, bet you, i bet you, i bet that, i bet this, i bet it, i bet the, i bet my, you bet, wanna bet, share with, share my, share your, heart broken, broken heart',
  'has has ke mar, hasi se mar, marta hu tum par, us par marta, mar mit',
  'हंस हंस के मर, मर मिट',
)

type Weighted = { strong: Pattern[]; weak: Pattern[] }

export const TOPIC_WORDS: Record<ReadingTopic, Weighted> = {
  love_marriage: {
    strong: patterns(
      'marriage, marriages, marry, married, marrying, wedding, spouse, husband, wife, love, boyfriend, girlfriend, relationship, relationships, partner, soulmate, engagement, engaged, rishta, divorce, divorced, separation, breakup, break up, broke up, romance, romantic, affair, ex, crush, fiance, fiancee, bride, groom, arranged, in laws, matrimonial, dating, life partner, cheating on me, cheat on me, cheated on me',
      'shadi, shaadi, byah, biyah, vivah, vivaah, biwi, bivi, patni, pati, pyar, pyaar, prem, mohabbat, ishq, rishta, rishte, sagai, talak, talaq, jivansathi, jeevansathi, jivan sathi, dulha, dulhan, bf, gf, sasural, saas, boyfriend, girlfriend, manglik shadi, lagan, dhokha de raha, dhokha de rahi',
      'धोखा दे रहा, धोखा दे रही, शादी, विवाह, ब्याह, पति, पत्नी, बीवी, प्यार, प्रेम, मोहब्बत, इश्क, रिश्ता, रिश्ते, सगाई, तलाक, जीवनसाथी, जीवन साथी, दूल्हा, दुल्हन, गर्लफ्रेंड, बॉयफ्रेंड, ससुराल, सास, ब्रेकअप, वैवाहिक, दांपत्य, लव मैरिज',
    ),
    weak: patterns(
      'compatib*, feelings, alone, lonely, trust, heart, single, commit*',
      'dil, akela, akeli, sathi',
      'दिल, अकेला, अकेली, साथी',
    ),
  },
  career: {
    strong: patterns(
      'job, jobs, career, careers, promotion, promoted, boss, office, manager, profession, professional, business, startup, company, interview, interviews, employment, employed, unemployed, resign, resignation, appraisal, colleague*, workplace, occupation, freelanc*, upsc job, government job, transfer, hike, layoff, laid off, fired, switch, work life, entrepreneur*',
      'naukri, nokri, naukari, job, kam dhandha, dhanda, vyapar, vyapaar, vyavsay, business, karobar, padonnati, pramoshan, tarakki, tarraki, rojgar, rozgar, sarkari, daftar, karya kshetra, career',
      'नौकरी, करियर, कैरियर, जॉब, व्यापार, व्यवसाय, कारोबार, धंधा, बिजनेस, बिज़नेस, प्रमोशन, पदोन्नति, तरक्की, रोजगार, सरकारी, दफ्तर, ऑफिस, बॉस, पेशा, इंटरव्यू, तबादला, ट्रांसफर',
    ),
    weak: patterns(
      'work, working, success, successful, project, team, salary, fame, growth, become, doctor, engineer, teacher, pilot, army',
      'kam, safalta, kamyabi, tankhwah, banunga, banungi, ban paunga, ban paungi, doctor, engineer, shikshak',
      'काम, सफलता, कामयाबी, वेतन, तनख्वाह, बनूंगा, बनूंगी, बन पाऊंगा, बन पाऊंगी, डॉक्टर, इंजीनियर, शिक्षक, पायलट, सेना',
    ),
  },
  money: {
    strong: patterns(
      'money, finance, finances, financial, financially, wealth, wealthy, rich, income, earn, earning, earnings, savings, saving, debt, debts, loan, loans, invest, investing, investment, investments, profit, profits, cash, salary, expenses, emi, bankrupt*, afford, crorepati, millionaire, inheritance, buy gold, buying gold',
      'paisa, paise, pesa, dhan, daulat, dolat, amir, ameer, karz, karja, karz, udhar, udhaar, aamdani, amdani, kamai, bachat, nivesh, sona kharid*, kharcha, kharch, munafa, loan, dhan labh, sampatti dhan',
      'पैसा, पैसे, पैसों, धन, दौलत, अमीर, कर्ज, कर्जा, उधार, आमदनी, आय, कमाई, बचत, निवेश, सोना खरीद*, खर्च, खर्चा, मुनाफा, लोन, आर्थिक, वेतन',
    ),
    weak: patterns('pay, rupees, lakh, crore, luck', 'labh, fayda, rupaye, rupay', 'लाभ, फायदा, रुपये, रुपए'),
  },
  health: {
    strong: patterns(
      'health, healthy, fitness, fit, diet, weight, exercise, energy, stress, stressed, anxiety, anxious, sleep, insomnia, tired, wellbeing, well being, wellness, immunity, mental peace, depressed, overthinking, gym, yoga practice',
      'sehat, swasthya, svasthya, tabiyat, tabiat, tandurusti, nind, neend, tanav, thakan, chinta, bechaini, vajan, urja, fitness',
      'सेहत, स्वास्थ्य, तबीयत, तबियत, तंदुरुस्ती, नींद, तनाव, थकान, चिंता, बेचैनी, वजन, ऊर्जा, डाइट, फिटनेस',
    ),
    weak: patterns('body, mind, peace, calm, mood', 'sharir, man, shanti', 'शरीर, मन, शांति'),
  },
  family: {
    strong: patterns(
      'mothers health, fathers health, parents health, mother health, father health, moms health, dads health, family, bhai, bhaiya, mother, mothers, father, fathers, mom, moms, mum, dad, dads, parents, brother, brothers, sister, sisters, siblings, home life, relatives, grandmother, grandfather, household',
      'maa ki sehat, maa ki tabiyat, maa ka swasthya, mummy ki sehat, mummy ki tabiyat, pita ki sehat, pita ki tabiyat, papa ki sehat, papa ki tabiyat, parivar, parivaar, ghar parivar, maa, mata, pita, papa, mummy, mammi, bahan, behan, rishtedar, gharwale, ghar wale, mata pita, khandan, ma baap, dadi, nani',
      'मां की सेहत, मां की तबीयत, मां का स्वास्थ्य, मम्मी की तबीयत, पिता की सेहत, पिता की तबीयत, पिता का स्वास्थ्य, पापा की तबीयत, परिवार, माँ, मां, माता, पिता, पापा, मम्मी, भाई, बहन, रिश्तेदार, घरवाले, घर वाले, खानदान, माता पिता, दादी, नानी',
    ),
    weak: patterns('home, house peace, quarrel, fights', 'ghar, jhagda, jhagra, kalesh', 'घर, झगड़ा, झगड़े, क्लेश, कलेश'),
  },
  children: {
    strong: patterns(
      'child, children, kid, kids, baby, babies, conceive, conception, parenthood, become a mother, become a father, motherhood, fatherhood, childbirth, progeny',
      'santan, santaan, bachcha, bachche, bacche, baccha, bache, bacha, aulad, aulaad, santan sukh, maa banungi, pita banunga',
      'संतान, बच्चा, बच्चे, बच्चों, औलाद, संतति, संतान सुख',
    ),
    // said of one's own they outweigh a future or a fate, not a named matter
    weak: patterns(
      'son, sons, daughter, daughters, my son, my sons, my daughter, my daughters',
      'beta, beti, bete, mera beta, mere bete, meri beti',
      'बेटा, बेटी, बेटे, मेरा बेटा, मेरे बेटे, मेरी बेटी',
    ),
  },
  education: {
    strong: patterns(
      'education, study, studies, studying, exam, exams, examination, college, school, university, degree, admission, course, neet, jee, upsc, ias, ssc, gate, cat exam, phd, masters, mba, marks, result of exam, scholarship, student, competitive, entrance, board exams, subject, subjects',
      'padhai, padai, padhna, shiksha, vidya, pariksha, imtihan, college, vidyalay, dakhila, admission, exam, padhayi, topper, vishay',
      'पढ़ाई, पढ़ना, पढ़ने, शिक्षा, विद्या, परीक्षा, इम्तिहान, कॉलेज, स्कूल, दाखिला, एडमिशन, डिग्री, एग्जाम, विश्वविद्यालय, यूपीएससी, छात्रवृत्ति, कौन से विषय, कौन सा विषय',
    ),
    weak: patterns('learn, learning, concentrat*, focus, pass', 'pas, ekagrata', 'पास, एकाग्रता, ध्यान'),
  },
  travel: {
    strong: patterns(
      'travel, travelling, traveling, abroad, foreign, visa, overseas, trip, trips, journey, journeys, relocate, relocation, relocating, immigration, emigrate, migrate, settle abroad, canada, usa, uk, america, australia, germany, dubai, london, pilgrimage, vacation, settle in another country, green card',
      'videsh, bidesh, yatra, safar, foreign, visa, paradesh, pardes, tirth, ghumne, vilayat',
      'विदेश, यात्रा, सफर, वीजा, परदेश, तीर्थ, घूमने, कनाडा, अमेरिका, दुबई, लंदन, ऑस्ट्रेलिया',
    ),
    weak: patterns('move, shift, city, settle', 'shahar, bahar', 'शहर, बाहर'),
  },
  property: {
    strong: patterns(
      'property, land, plot, flat, apartment, real estate, buy a house, buy house, own house, own home, own a house, new house, new home, house of my own, buy a home, buying a house, home loan, car, vehicle, bike, construction, build a house, buy a flat',
      'makan, makaan, zamin, jamin, zameen, jaydad, jaidad, sampatti, plot, flat, apna ghar, khud ka ghar, naya ghar, ghar kharid*, gadi, gaadi, vahan, ghar banana, ghar kab banega, ghar kab lunga, ghar lena',
      'मकान, जमीन, जायदाद, संपत्ति, प्लॉट, फ्लैट, अपना घर, खुद का घर, नया घर, घर खरीद*, गाड़ी, वाहन, घर बनाना, घर लेना, घर कब बनेगा',
    ),
    weak: patterns('rent, purchase', 'kiraya, kharid*', 'किराया, खरीद*'),
  },
  spiritual: {
    strong: patterns(
      'spiritual*, spirituality, moksha, enlightenment, meditation, meditate, meditating, inner peace, inner life, inner path, devotion, sadhana, god, gods, deity, ishta, ishta devata, prayer, prayers, pray, faith in god, sannyas, sanyas, monk, renounce, renunciation, my guru, find a guru, spiritual teacher, kundalini, ashram, mantra initiation, diksha, soul, liberation, chanting',
      'adhyatm, adhyatmik, aadhyatmik, adhyatmikta, moksh, moksha, bhakti, sadhna, sadhana, dhyan sadhana, dhyan karna, dhyan lagana, dhyan kaise, bhagwan, bhagvan, ishwar, eeshwar, isht dev, ishta dev, isht devta, sanyas, sannyas, vairagya, guru kab mil*, guru mil*, guru ki prapti, sadguru, satguru, diksha, deeksha, satsang, jap, atma, aatma, mukti milegi, ashram, puja path, pooja path',
      'आध्यात्म*, अध्यात्म*, मोक्ष, भक्ति, साधना, ध्यान साधना, ध्यान करना, ध्यान लगाना, ध्यान कैसे, भगवान, ईश्वर, इष्ट देव, इष्ट देवता, इष्टदेव, संन्यास, सन्यास, वैराग्य, गुरु कब मिल*, गुरु मिल*, गुरु की प्राप्ति, सद्गुरु, सतगुरु, दीक्षा, सत्संग, जप, आत्मा, आत्मिक, आश्रम, पूजा पाठ',
    ),
    weak: patterns('temple, faith, yoga', 'mandir, shraddha, yog abhyas', 'मंदिर, श्रद्धा, योगाभ्यास'),
  },
  life: {
    strong: patterns(
      'life purpose, purpose, destiny, my future, life path, my life, my nature, personality, strengths, weakness*, dharma, karma, meaning of life, future hold, this year, next year, this month, next month, coming year, coming months, next few years, year ahead, general reading, overall, this week, coming days, bad phase, good time, bad time, struggle, struggles, struggling, hard time, who am i, my path, past life, direction',
      'bhavishya, bhagya, kismat, naseeb, nasib, taqdeer, jivan ka uddeshya, meri zindagi, meri jindagi, mera jivan, mera jeevan, mera swabhav, mera svabhav, is saal, agla saal, agle saal, is mahine, agle mahine, aane wala samay, aane vala samay, aane wala, bura samay, acha samay, accha samay, mushkil, sangharsh, dharm, karm, pichla janam',
      'भविष्य, भाग्य, किस्मत, नसीब, तकदीर, जीवन का उद्देश्य, मेरी जिंदगी, मेरा जीवन, मेरा स्वभाव, इस साल, अगला साल, अगले साल, इस महीने, अगले महीने, आने वाला, बुरा समय, अच्छा समय, मुश्किल, संघर्ष, धर्म, कर्म',
    ),
    weak: patterns(
      'life, future, happy, happiness, happen, years, problem, problems, trouble, troubles, obstacle*',
      'zindagi, jindagi, jivan, jeevan, khushi, samay, pareshani, pareshaniya, dikkat, samasya, samasyae',
      'जिंदगी, जीवन, खुशी, समय, परेशानी, परेशानियां, दिक्कत, दिक्कतें, समस्या, समस्याएं',
    ),
  },
}

export const FOCUS_WORDS: Record<Focus, Pattern[]> = {
  second_marriage: patterns(
    'second marriage, remarry, remarriage, marry again, married again',
    'dusri shadi, doosri shaadi, dubara shadi, dobara shadi, punarvivah',
    'दूसरी शादी, दूसरा विवाह, दोबारा शादी, पुनर्विवाह',
  ),
  in_laws: patterns('in laws, mother in law, father in law', 'sasural, saas, sasur', 'ससुराल, सास, ससुर'),
  breakup: patterns(
    'breakup, break up, broke up, ex, separation, separated, divorce, patch up, come back',
    'breakup, wapas aayega, vapas aayega, wapas aayegi, vapas aayegi, talak, talaq',
    'ब्रेकअप, वापस आएगा, वापस आएगी, तलाक',
  ),
  love: patterns(
    'love, boyfriend, girlfriend, crush, romance, relationship, dating, soulmate, affair',
    'pyar, prem, mohabbat, ishq, gf, bf',
    'प्यार, प्रेम, मोहब्बत, इश्क, गर्लफ्रेंड, बॉयफ्रेंड',
  ),
  business: patterns(
    'business, startup, entrepreneur*, shop, trade',
    'vyapar, vyavsay, karobar, dhanda, dukan, business',
    'व्यापार, व्यवसाय, कारोबार, धंधा, दुकान, बिजनेस',
  ),
  promotion: patterns(
    'promotion, promoted, appraisal, hike, raise',
    'pramoshan, padonnati, tarakki, promotion',
    'प्रमोशन, पदोन्नति, तरक्की',
  ),
  government: patterns('government, govt, civil service*, upsc, ias, ssc', 'sarkari, sarkar', 'सरकारी, सरकार, यूपीएससी'),
  job_change: patterns(
    'change my job, change job, change jobs, job change, switch, new job, leave my job, quit, resign, leave this job, another job',
    'naukri badal*, job badal*, nayi naukri, nayi job, job change, naukri chhod*, job chhod*, switch',
    'नौकरी बदल*, जॉब बदल*, नई नौकरी, नौकरी छोड़*',
  ),
  creative: patterns(
    'acting, actor, actress, music, singer, singing, writer, writing, artist, film, films, dance, design, designer, youtube, content',
    'gayak, gana, abhinay, lekhak, kala, film',
    'अभिनय, गायक, संगीत, लेखक, कला, फिल्म',
  ),
  debt: patterns('debt, debts, loan, loans, emi', 'karz, karja, udhar, loan', 'कर्ज, कर्जा, उधार, लोन'),
  investment: patterns(
    'invest, investing, investment, investments, mutual fund, sip, gold',
    'nivesh, sona kharid*',
    'निवेश',
  ),
  saving: patterns('save, saving, savings, expenses, spend', 'bachat, kharch, kharcha', 'बचत, खर्च, खर्चा'),
  sleep: patterns('sleep, insomnia', 'nind, neend', 'नींद'),
  stress: patterns(
    'stress, stressed, anxiety, anxious, overthinking, depressed, mental peace, worry, worried',
    'tanav, chinta, bechaini, tension',
    'तनाव, चिंता, बेचैनी, टेंशन',
  ),
  mother: patterns('mother, mothers, mom, moms, mum', 'maa, mata, mummy, mammi', 'मां, माता, मम्मी'),
  father: patterns('father, fathers, dad, dads', 'pita, papa', 'पिता, पापा'),
  siblings: patterns('bhai, bhaiya, brother, brothers, sister, sisters, siblings', 'bahan, behan', 'भाई, बहन'),
  exam: patterns(
    'exam, exams, examination, neet, jee, upsc, ssc, entrance, competitive',
    'pariksha, exam, imtihan',
    'परीक्षा, एग्जाम, इम्तिहान',
  ),
  abroad: patterns(
    'abroad, foreign, overseas, visa, immigration, canada, usa, uk, america, australia, germany, dubai, london, settle abroad',
    'videsh, foreign, visa, pardes',
    'विदेश, वीजा, कनाडा, अमेरिका, दुबई, लंदन',
  ),
  vehicle: patterns('car, vehicle, bike', 'gadi, gaadi, vahan', 'गाड़ी, वाहन'),
}

export const REMEDY_WORDS = patterns(
  'remedy, remedies, solution, upay, mantra, mantras, gemstone, gemstones, stone, ring, fast, puja, pooja, what should i do to improve, strengthen',
  'upay, upaay, totka, totke, mantra, ratna, ratn, pooja, puja, vrat, dan punya, nag pahan*, pahanu, samadhan, nivaran',
  'उपाय, टोटका, टोटके, मंत्र, रत्न, पूजा, व्रत, समाधान, निवारण, दान',
)
/** Asked beside another matter, these still mean remedies. */
export const REMEDY_SURE = patterns(
  'remedy, remedies, gemstone, gemstones, mantra, weak planet, weak planets, weakest planet',
  'upay, upaay, totka, totke, ratna, ratn, nivaran, kamjor grah',
  'उपाय, टोटका, टोटके, रत्न, निवारण, कमजोर ग्रह',
)

/** What no chart foretells and no answer may seem to confirm: harm to come, and harm by magic. */
export const HARM = {
  magic: patterns(
    'curse, cursed, curses, black magic, evil eye, witchcraft, hexed, possessed, bad omen',
    'kala jadu, jadu tona, nazar lag*, buri nazar, shrap, shaap, bhoot pret, vashikaran',
    'काला जादू, काले जादू, जादू टोना, नजर लग*, बुरी नजर, श्राप, शाप, भूत प्रेत, वशीकरण',
  ),
  mishap: patterns(
    'accident, accidents, murder*, kidnap*, robbed, robbery, attacked, assault*, raped, rape, drown*, plane crash',
    'durghatna, accident, hadsa, katl, hatya',
    'दुर्घटना, एक्सीडेंट, हादसा, हत्या, अपहरण',
  ),
  asks: patterns(
    'will, when, any, chance, chances, risk, going to, am i, can i, do i have',
    'kab, kya, hoga, hogi, yog, khatra',
    'कब, क्या, होगा, होगी, योग, खतरा',
  ),
}

export const TODAY_WORDS = patterns('today, tonight, my day', 'aaj, aj', 'आज')
export const TOMORROW_WORDS = patterns('tomorrow', 'kal', 'कल')

export const ASK_WORDS = {
  manglik: patterns(
    'manglik, mangal dosh, mangal dosha, kuja dosha, kuja dosh',
    'manglik, mangalik, mangal dosh',
    'मांगलिक, मंगलिक, मंगल दोष',
  ),
  sade_sati: patterns(
    'sade sati, sadhe sati, sadesati, sadhesati, shani sati',
    'sade sati, saade saati, sadhe saati, sadesati',
    'साढ़ेसाती, साढे साती, साढ़े साती, साड़ेसाती',
  ),
  kaal_sarp: patterns(
    'kaal sarp, kal sarp, kaalsarp, kalsarp, kala sarpa, kaal sarpa',
    'kaal sarp, kaalsarp, kalsarp',
    'कालसर्प, काल सर्प',
  ),
  doshas: patterns('dosha, doshas, dosh', 'dosh, dosha', 'दोष'),
  strongest: patterns(
    'strongest planet, strongest graha, most powerful planet, strong planet, powerful planet, best planet',
    'majbut grah, balvan grah, shaktishali grah, sabse accha grah',
    'मजबूत ग्रह, बलवान ग्रह, बली ग्रह, शक्तिशाली ग्रह, सबसे अच्छा ग्रह',
  ),
  dasha: patterns(
    'dasha, mahadasha, antardasha, vimshottari, planetary period',
    'dasha, mahadasha, antardasha, dasa',
    'दशा, महादशा, अंतर्दशा, अन्तर्दशा',
  ),
  lagna: patterns('lagna, ascendant, rising sign', 'lagna, lagn', 'लग्न'),
  nakshatra: patterns('nakshatra, birth star, star sign', 'nakshatra, nakshatr, janm nakshatra', 'नक्षत्र'),
  rashi: patterns('rashi, moon sign, zodiac sign, zodiac, sun sign', 'rashi, raashi, rasi', 'राशि'),
  whole: patterns(
    'my chart, my kundli, my horoscope, my birth chart, my kundali, birth chart, kundli reading',
    'meri kundli, mera kundli, kundali, kundli dekh*, janam patri, janm kundli, janampatri',
    'मेरी कुंडली, कुंडली, जन्मपत्री, जन्म पत्री, जन्म कुंडली',
  ),
}

/** Yogas by name; what stands before `yoga`. */
export const YOGA_WORDS: ReadonlyArray<readonly [YogaId, Pattern[]]> = [
  [
    'gajakesari',
    patterns('gajakesari, gaja kesari, gajkesari', 'gajkesari, gajakesari, gaj kesari', 'गजकेसरी, गज केसरी'),
  ],
  ['budha_aditya', patterns('budhaditya, budha aditya, budh aditya', 'budhaditya, budh aditya', 'बुधादित्य, बुध आदित्य')],
  ['chandra_mangala', patterns('chandra mangal, chandra mangala', 'chandra mangal yog', 'चंद्र मंगल योग')],
  ['ruchaka', patterns('ruchaka, ruchak', 'ruchak', 'रुचक')],
  ['bhadra', patterns('bhadra yoga', 'bhadra yog', 'भद्र योग')],
  ['hamsa', patterns('hamsa yoga, hansa yoga', 'hans yog, hamsa yog', 'हंस योग')],
  ['malavya', patterns('malavya', 'malavya, malavya yog', 'मालव्य')],
  ['shasha', patterns('shasha yoga, sasa yoga, shash yoga', 'shash yog, shasha yog', 'शश योग')],
  ['sunapha', patterns('sunapha, sunafa', 'sunapha, sunafa', 'सुनफा')],
  ['anapha', patterns('anapha, anafa', 'anapha, anafa', 'अनफा')],
  ['durudhara', patterns('durudhara, duradhara', 'durudhara, duradhara', 'दुरुधरा, दुर्धरा')],
  ['vesi', patterns('vesi yoga, veshi yoga', 'vesi yog, veshi yog', 'वेशि योग, वेसि योग')],
  ['vosi', patterns('vosi yoga, voshi yoga, vasi yoga', 'vosi yog, voshi yog, vasi yog', 'वोशि योग, वासि योग')],
  ['ubhayachari', patterns('ubhayachari, ubhayachara', 'ubhayachari, ubhaychari', 'उभयचरी, उभयचारी')],
  ['kemadruma', patterns('kemadruma, kemdrum, kemadrum', 'kemdrum, kemadrum', 'केमद्रुम')],
  ['adhi', patterns('adhi yoga', 'adhi yog', 'अधि योग')],
  ['amala', patterns('amala yoga', 'amala yog, amla yog', 'अमला योग')],
  ['lakshmi', patterns('lakshmi yoga, laxmi yoga', 'lakshmi yog, laxmi yog', 'लक्ष्मी योग')],
  ['saraswati', patterns('saraswati yoga', 'saraswati yog', 'सरस्वती योग')],
  [
    'dharma_karmadhipati',
    patterns('dharma karmadhipati, dharma karma adhipati', 'dharm karmadhipati', 'धर्म कर्माधिपति, धर्मकर्माधिपति'),
  ],
  ['vipareeta', patterns('vipareeta, viparita, vipreet, vipareet', 'vipreet raj, viparit raj', 'विपरीत राज')],
  ['neecha_bhanga', patterns('neecha bhanga, neechabhanga, neech bhang', 'neech bhang, nich bhang', 'नीच भंग, नीचभंग')],
  ['raja', patterns('raja yoga, raj yoga, rajyoga, rajayoga', 'raj yog, rajyog, raaj yog', 'राज योग, राजयोग')],
  ['dhana', patterns('dhana yoga, dhan yoga, dhanyoga', 'dhan yog, dhanyog', 'धन योग, धनयोग')],
  ['parivartana', patterns('parivartana, parivartan yoga', 'parivartan yog', 'परिवर्तन योग')],
  ['yogakaraka', patterns('yogakaraka, yoga karaka, yogakarak', 'yogkarak, yogakarak', 'योगकारक')],
  ['guru_chandal', patterns('guru chandal, guru chandala', 'guru chandal', 'गुरु चांडाल, गुरु चंडाल')],
  [
    'surya_grahan',
    patterns(
      'surya grahan yoga, surya grahana yoga, surya grahan dosh, surya grahan dosha',
      'surya grahan yog, surya grahan dosh',
      'सूर्य ग्रहण योग, सूर्य ग्रहण दोष',
    ),
  ],
  [
    'chandra_grahan',
    patterns(
      'grahan yoga, grahana yoga, grahan dosh, grahan dosha, chandra grahana',
      'grahan yog, grahan dosh, chandra grahan',
      'ग्रहण योग, ग्रहण दोष, चंद्र ग्रहण',
    ),
  ],
  ['shrapit', patterns('shrapit, shrapita', 'shrapit', 'श्रापित, शापित')],
  ['angarak', patterns('angarak, angaraka', 'angarak', 'अंगारक')],
]
/** Yogas at large. */
export const YOGAS_WORDS = patterns(
  'yogas, which yoga, what yoga, any yoga, yoga in my kundli, yoga in my chart, good yoga, special yoga',
  'kaun se yog, kaun sa yog, konsa yog, kaunsa yog, koi yog, kitne yog, shubh yog, vishesh yog, kundli mein yog',
  'कौन से योग, कौन सा योग, कौनसा योग, कोई योग, कितने योग, शुभ योग, विशेष योग, कुंडली में योग',
)
export const BINDU_WORDS = patterns(
  'ashtakavarga, ashtakvarga, ashtakavarg, sarvashtakavarga, bindu, bindus',
  'ashtakvarg, ashtakavarg, bindu',
  'अष्टकवर्ग, सर्वाष्टकवर्ग, बिंदु',
)
/** Divisional charts that a reading looks into. */
export const VARGA_WORDS: ReadonlyArray<readonly [VargaId, Pattern[]]> = [
  ['d9', patterns('navamsa, navamsha, navmansh, d9', 'navamsh, navansh, navmansh, navamsa', 'नवांश, नवमांश')],
  ['d10', patterns('dashamsha, dasamsa, dashamsa, d10', 'dashamsh, dashmansh', 'दशमांश, दशांश')],
  ['d7', patterns('saptamsha, saptamsa, d7', 'saptamsh, saptmansh', 'सप्तमांश, सप्तांश')],
  ['d4', patterns('chaturthamsha, chaturthamsa, d4', 'chaturthansh', 'चतुर्थांश')],
  ['d12', patterns('dwadashamsha, dwadasamsa, d12', 'dwadashansh', 'द्वादशांश')],
  ['d24', patterns('chaturvimshamsha, siddhamsa, d24', 'chaturvinshansh', 'चतुर्विंशांश')],
  ['d20', patterns('vimshamsha, vimsamsa, d20', 'vinshansh', 'विंशांश')],
]

/** Asked of a life, meant of the dasha. */
export const RULING_WORDS = patterns(
  'running my life, ruling my life, rules my life, runs my life, which planet is running, which dasha, current dasha',
  'kaun sa grah chal, kis grah ka samay',
  'कौन सा ग्रह चल, किस ग्रह का समय',
)

export const GRAHA_WORDS: Record<GrahaId, Pattern[]> = {
  sun: patterns('sun', 'surya, suraj', 'सूर्य, सूरज'),
  moon: patterns('moon', 'chandra, chandrama, chand', 'चंद्र, चंद्रमा, चांद'),
  mars: patterns('mars', 'mangal', 'मंगल'),
  mercury: patterns('mercury', 'budh, budha', 'बुध'),
  jupiter: patterns('jupiter', 'guru, brihaspati, bruhaspati', 'गुरु, बृहस्पति'),
  venus: patterns('venus', 'shukra, shukr', 'शुक्र'),
  saturn: patterns('saturn, shani', 'shani, shanidev, sani', 'शनि, शनिदेव'),
  rahu: patterns('rahu', 'rahu', 'राहु'),
  ketu: patterns('ketu', 'ketu', 'केतु'),
}

/** Patterns of the number before `house` or `bhava`, first to twelfth. */
export const HOUSE_NUMBERS = [
  patterns('1st, first, 1', 'pehla, pehle, pahla, pahle, pratham', 'पहला, पहले, प्रथम'),
  patterns('2nd, second, 2', 'dusra, dusre, dwitiya', 'दूसरा, दूसरे'),
  patterns('3rd, third, 3', 'tisra, tisre', 'तीसरा, तीसरे'),
  patterns('4th, fourth, 4', 'chautha, chauthe', 'चौथा, चौथे'),
  patterns('5th, fifth, 5', 'panchva, panchve, panchwa, pachva', 'पांचवां, पांचवें, पंचम'),
  patterns('6th, sixth, 6', 'chhatha, chhathe, chhata', 'छठा, छठे'),
  patterns('7th, seventh, 7', 'satva, satve, saatvan, saptam', 'सातवां, सातवें, सप्तम'),
  patterns('8th, eighth, 8', 'athva, athve, aathvan, ashtam', 'आठवां, आठवें, अष्टम'),
  patterns('9th, ninth, 9', 'nauva, nauve, navam', 'नौवां, नौवें, नवम'),
  patterns('10th, tenth, 10', 'dasva, dasve, dasvan, dasham', 'दसवां, दसवें, दशम'),
  patterns('11th, eleventh, 11', 'gyarahva, gyarahve', 'ग्यारहवां, ग्यारहवें'),
  patterns('12th, twelfth, 12', 'barahva, barahve', 'बारहवां, बारहवें'),
]
export const HOUSE_WORDS = patterns('house', 'bhav, bhava, ghar', 'भाव, घर')

export const GREETING_WORDS = patterns(
  'hi, hii, hello, hey, heyy, good morning, good evening, good afternoon, good night, greetings, how are you, whats up, nice to meet you, can we talk, are you there',
  'namaste, namaskar, namaskaram, pranam, ram ram, jai shri ram, jai shree krishna, radhe radhe, har har mahadev, kaise ho, kaise hain aap, kaise hai aap, aap kaise, sat sri akal, jai mata di',
  'नमस्ते, नमस्कार, प्रणाम, राम राम, जय श्री राम, राधे राधे, कैसे हो, कैसे हैं आप, आप कैसे, हेलो, हैलो, जय माता दी',
)
export const THANKS_WORDS = patterns(
  'thanks, thank you, thankyou, thx, grateful, appreciate it, that helped, very helpful, great answer, bye, goodbye',
  'dhanyavad, dhanyawad, shukriya, shukria, aabhar, bahut accha bataya, theek hai samajh gaya, alvida',
  'धन्यवाद, शुक्रिया, आभार, अलविदा, बहुत अच्छा बताया, थैंक्यू',
)
export const IDENTITY_WORDS = patterns(
  'are you human, are you real, are you a real, are you ai, are you an ai, are you a bot, are you a robot, who are you, who made you, are you a machine, real astrologer, what can you do, how do you work, your name',
  'aap kaun, tum kaun, aap insan, aap insaan, kya aap asli, aap robot, aapka naam, tumhara naam',
  'आप कौन, तुम कौन, आप इंसान, क्या आप असली, आप रोबोट, आपका नाम, तुम्हारा नाम',
)
/** Matters of the world that no birth chart answers, and tries to turn the astrologer into something else. */
export const OFF_TOPIC_WORDS = patterns(
  'weather, recipe, cricket, football, match, movie, python, javascript, code, program, capital of, prime minister, president, election, elections, news, translate, joke, poem, essay, math, equation, ignore previous, ignore all, ignore your, system prompt, your instructions, your prompt, jailbreak, pretend to be, act as, developer mode, homework, wikipedia, google, chatgpt, song lyrics, lucky color, lucky colour, lucky colors, lucky colours, which color, which colour, what color, what colour',
  'mausam, chunav, pradhan mantri, khabar, chutkula, khana banane, kavita likho, match kaun, shubh rang, lucky rang, kaun sa rang, kaunsa rang, kis rang',
  'मौसम, चुनाव, प्रधानमंत्री, खबर, समाचार, चुटकुला, कविता, क्रिकेट, मैच, रेसिपी, अनुवाद, शुभ रंग, लकी रंग, लकी कलर, कौन सा रंग, कौनसा रंग, किस रंग',
)

export const WHEN_WORDS = patterns(
  'when, what year, which year, what month, which month, what time, at what age, what age, how soon, how long, by when, timing, which period, dates, how many years, how many months',
  'kab, kabtak, kab tak, kis saal, kaun se saal, kis mahine, kitne saal, kitne mahine, kitne din, kis umar, kaun sa samay',
  'कब, कबतक, किस साल, किस वर्ष, किस महीने, कितने साल, कितने महीने, किस उम्र, कितने दिन',
)
export const WHY_WORDS = patterns(
  'why, what is the reason, reason for, reason behind',
  'kyon, kyun, kyu, kyo, kis karan, kisliye, wajah, vajah',
  'क्यों, क्यूं, किस कारण, वजह, कारण',
)
export const HOW_WORDS = patterns(
  'how can, how to, how do i, how should, how could, what should i, what can i, what do i do, how shall',
  'kaise karu, kaise karun, kaise kare, kaise karen, kaise badha*, kaise badhau, kaise badhaun, kaise sudhar*, kaise pau, kaise paun, kaise mile, kaise milegi, kaise hoga, kaise hogi, kaise bana*, kya karu, kya karun, kya kare, kya karna chahiye, kya karen',
  'कैसे करूं, कैसे करें, कैसे बढ़ा*, कैसे सुधार*, कैसे पाऊं, कैसे मिले, कैसे मिलेगी, कैसे होगा, कैसे होगी, क्या करूं, क्या करें, क्या करना चाहिए',
)
/** First words of a question that a yes or no would answer. */
export const YES_NO_FIRST = patterns(
  'will, is, am, are, do, does, did, can, should, could, would, shall, have, has, may',
  'kya',
  'क्या',
)
/** Politeness before the question itself. */
export const POLITE = patterns(
  'can you, could you, would you, can u, could u',
  'kya aap bata, kya aap mujhe bata, kya tum bata',
  'क्या आप बता, क्या आप मुझे बता, क्या आप हमें बता',
)
/** First words that ask for more than a yes or no. */
export const OPEN_FIRST = patterns(
  'how, what, which, where, who, tell, describe, explain',
  'kaisa, kaisi, kaise, kaun, kahan, kitna, kitni',
  'कैसा, कैसी, कैसे, कौन, कहां, कितना, कितनी',
)
export const YES_NO_ANYWHERE = patterns(
  'or not, yes or no, will i, will he, will she, will we, will they, will it, should i, can i, am i, do i have',
  'ya nahi, ya nahin, hogi ya nahi, milega kya, hoga kya, hogi kya, milegi kya, chahiye kya, hai kya',
  'या नहीं, होगा क्या, होगी क्या, मिलेगा क्या, मिलेगी क्या, चाहिए क्या, है क्या',
)

/** With these the bad news is behind, and the question looks forward. */
export const HOPE_WORDS = patterns(
  'again, find, recover, come back, overcome, get over, new',
  'phir se, fir se, dobara, dubara, naya, nayi, wapas, vapas',
  'फिर से, दोबारा, नया, नई, वापस',
)

/** Words that lean on the question before. */
export const FOLLOW_UP_WORDS = patterns(
  'and, but, so, then, also, next, whats next, later, why, when, how, what about, tell me more, more, really, explain, elaborate, go on, ok, okay, continue, details, detail, sure, exactly, after that, before that, yes, please',
  'aur, lekin, magar, to, phir, fir, kyon, kyu, kab, kaise, batao, bataiye, bataye, vistar, achha, accha, theek, sach, uske baad, isse pehle, thoda, haan, ji haan',
  'और, लेकिन, मगर, तो, फिर, क्यों, कब, कैसे, बताओ, बताइए, बताएं, विस्तार, अच्छा, ठीक, सच, उसके बाद, थोड़ा, हां, जी हां',
)
/** Of a question that goes on: what comes later, and how long the present lasts. */
export const FOLLOW_UPS = {
  after: patterns(
    'after that, after this, and then, then what, what then, what next, whats next, next one, next period, after it, later on, what comes next, what follows',
    'uske baad, iske baad, us ke baad, is ke baad, uske bad, iske bad, phir kya, fir kya, aage kya',
    'उसके बाद, इसके बाद, उस के बाद, इस के बाद, फिर क्या, आगे क्या',
  ),
  until: patterns(
    'until when, till when, how long, upto when, when does it end, when will it end, when does this end, when will this end',
    'kab tak, kabtak, kab khatam, kab khatm',
    'कब तक, कबतक, कब खत्म',
  ),
}
/** First words of a question that goes on from the last one. */
export const LEANING_FIRST = patterns('and, what about, then, so, also, in', 'aur, phir, fir, to', 'और, फिर, तो')
/** Words by which an unplaced question is at least about the person. */
export const SELF_WORDS = patterns(
  'i, me, my, mine, myself, im, ill, ive',
  'mera, meri, mere, mujhe, mujhko, main, mai, hamara, hamari, hum',
  'मेरा, मेरी, मेरे, मुझे, मुझको, मैं, हमारा, हमारी, हम',
)

/** Roman Hindi that is no English word, and English that is no Hindi: which of the two a Latin message is. */
export const ROMAN_MARKERS = patterns(
  '',
  'hai, hain, hoga, hogi, honge, kya, kab, kyun, kyon, kyu, kaise, kaisa, kaisi, kahan, kaun, kitna, kitne, kitni, mera, meri, mere, mujhe, aap, aapka, tum, hum, ka, ki, ke, ko, se, par, mein, nahi, nahin, aur, ya, bhi, abhi, raha, rahi, rahe, rahega, rahegi, karu, karun, kare, karna, milega, milegi, chahiye, chahta, chahti, batao, bataiye, bataye, hu, hoon, tha, thi, gaya, gayi, banega, aayega, aayegi, jaunga, sakta, sakti, shadi, naukri, paisa, kundli batao, namaste, dhanyavad, shukriya, dosh, apna, apni, saal, mahine, wala, wali, liye, kuch, bahut, achha, accha, konsa, kaunsa, ghar, tak, yog, khud, jana, jina, marna, jaan, naya, nayi, thik, theek, upay, videsh, santan, sehat, pyar, jee, aaj, kal, uske, iske, baad, phir, fir, kis, kisi, isliye, wajah, vivah, vyapar, rishta',
)
export const ENGLISH_MARKERS = patterns(
  'the, is, are, am, my, will, what, when, how, i, in, of, and, a, an, for, should, can, do, does, does, have, get, with, about, this, that, it, which, be, or, there, would, could, any, has, was, you, your, next, why, who, tell, me, to, on, at, if, from, we, going, not, good, year, please, give, time',
)

/** With these a yes would be bad news: "will I lose my job?" */
export const WORRY_WORDS = patterns(
  'lose, losing, fail, failing, failure, fired, layoff, laid off, divorce, divorced, separate, separation, break, breakup, cheat, cheating, cheated, problem, problems, delay, delayed, bad, worse, loss, losses, bankrupt*, stuck, leave me, unlucky, difficult, poor, alone, never',
  'nuksan, nuqsan, talak, talaq, tut, toot, fail, asafal, dikkat, pareshani, der, deri, bura, kharab, chhod degi, chhod dega, dhokha, ghata, chali jayegi, chala jayega',
  'नुकसान, तलाक, टूट*, फेल, असफल, दिक्कत, परेशानी, देर, देरी, बुरा, खराब, छोड़ देगी, छोड़ देगा, धोखा, घाटा, चली जाएगी',
)

/** Of a public figure: what kind of person, as against how the time is. */
export const CHARACTER_WORDS = patterns(
  'character, personality, nature, temperament, strength, strengths, weakness*, gift, gifts, talent, talents, what kind of person, traits',
  'swabhav, svabhav, vyaktitva, gun, pratibha',
  'स्वभाव, व्यक्तित्व, गुण, प्रतिभा, शक्ति',
)
export const SEASON_WORDS = patterns(
  'year, years, month, months, future, period, phase, now, these days, coming, currently, time',
  'saal, mahine, samay, bhavishya, abhi, aane wala, aajkal',
  'साल, महीने, समय, भविष्य, अभी, आने वाला, आजकल, वर्ष',
)
/** What people in public life do, and what is asked about it. */
export const PUBLIC_WORK_WORDS = patterns(
  'award, awards, win, film, films, movie, movies, hit, album, song, songs, match, matches, tournament, team, record, election, elections, politics, minister, party, fame, famous, success, successful, retire, retirement, comeback, work, acting, cricket',
  'puraskar, jeet*, film, filme, gana, chunav, rajniti, safalta, kamyabi, prasiddh*, kaam',
  'पुरस्कार, जीत*, फिल्म, फिल्में, गाना, चुनाव, राजनीति, सफलता, कामयाबी, प्रसिद्ध*, काम, मैच',
)
/** Words by which an unplaced question is at least about the one whose chart it is. */
export const THEM_WORDS = patterns(
  'he, him, his, she, her, hers, they, them, their, chart, kundli, horoscope, this person',
  'unka, unki, unke, unhe, unko, inka, inki, inke, ve, woh, vah, kundli',
  'उनका, उनकी, उनके, उन्हें, उनको, इनका, इनकी, इनके, वे, वह, कुंडली',
)
