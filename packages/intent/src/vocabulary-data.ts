import type { ReadingTopic } from './types.ts'
import { type Pattern, patterns } from './words.ts'

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

/** Words that lean on the question before. */
export const FOLLOW_UP_WORDS = patterns(
  'and, but, so, then, also, next, whats next, later, why, when, how, what about, tell me more, more, really, explain, elaborate, go on, ok, okay, continue, details, detail, sure, exactly, after that, before that, yes, please',
  'aur, lekin, magar, to, phir, fir, kyon, kyu, kab, kaise, batao, bataiye, bataye, vistar, achha, accha, theek, sach, uske baad, isse pehle, thoda, haan, ji haan',
  'और, लेकिन, मगर, तो, फिर, क्यों, कब, कैसे, बताओ, बताइए, बताएं, विस्तार, अच्छा, ठीक, सच, उसके बाद, थोड़ा, हां, जी हां',
)
/** First words of a question that goes on from the last one. */
export const LEANING_FIRST = patterns('and, what about, then, so, also, in', 'aur, phir, fir, to', 'और, फिर, तो')
/** Roman Hindi that is no English word, and English that is no Hindi: which of the two a Latin message is. */
export const ROMAN_MARKERS = patterns(
  '',
  'hai, hain, hoga, hogi, honge, kya, kab, kyun, kyon, kyu, kaise, kaisa, kaisi, kahan, kaun, kitna, kitne, kitni, mera, meri, mere, mujhe, aap, aapka, tum, hum, ka, ki, ke, ko, se, par, mein, nahi, nahin, aur, ya, bhi, abhi, raha, rahi, rahe, rahega, rahegi, karu, karun, kare, karna, milega, milegi, chahiye, chahta, chahti, batao, bataiye, bataye, hu, hoon, tha, thi, gaya, gayi, banega, aayega, aayegi, jaunga, sakta, sakti, shadi, naukri, paisa, kundli batao, namaste, dhanyavad, shukriya, dosh, apna, apni, saal, mahine, wala, wali, liye, kuch, bahut, achha, accha, konsa, kaunsa, ghar, tak, yog, khud, jana, jina, marna, jaan, naya, nayi, thik, theek, upay, videsh, santan, sehat, pyar, jee, aaj, kal, uske, iske, baad, phir, fir, kis, kisi, isliye, wajah, vivah, vyapar, rishta',
)
export const ENGLISH_MARKERS = patterns(
  'the, is, are, am, my, will, what, when, how, i, in, of, and, a, an, for, should, can, do, does, does, have, get, with, about, this, that, it, which, be, or, there, would, could, any, has, was, you, your, next, why, who, tell, me, to, on, at, if, from, we, going, not, good, year, please, give, time',
)
/**
 * Words that questions are asked with beside those of the lists above: none of them is taken for the name of a person (`partner.ts`).
 * In English, in Hindi of Latin letters, in Hindi.
 */
export const OTHER_WORDS = patterns(
  '1, 10, 10th, 11, 11th, 12, 12th, 1st, 2, 2nd, 3, 3rd, 4, 4th, 5, 5th, 6, 6th, 7, 7th, 8, 8th, 9, 9th, accident, accidents, act, acting, actor, actress, adhi, adhipati, aditya, afternoon, again, age, ai, album, all, amala, anafa, anapha, angarak, angaraka, answer, antardasha, appreciate, artist, as, ascendant, ashtakavarg, ashtakavarga, ashtakvarga, assault*, astrologer, attacked, award, awards, back, behind, best, bet, bhadra, bhang, bhanga, bindu, bindus, birth, black, bored, boredom, bot, broken, budh, budha, budhaditya, by, bye, capital, case, chance, chances, chandal, chandala, chandra, change, character, chart, chatgpt, chaturthamsa, chaturthamsha, chaturvimshamsha, civil, code, color, colors, colour, colours, come, comeback, comes, content, crash, cricket, current, currently, curse, cursed, curses, d10, d12, d20, d24, d4, d7, d9, dance, dasamsa, dasha, dashamsa, dashamsha, dates, day, dead, death, delay, delayed, describe, design, designer, developer, dhan, dhana, dhanyoga, did, die, difficult, dosha, doshas, drop, drown*, duradhara, durudhara, dwadasamsa, dwadashamsha, dying, eighth, election, elections, eleventh, end, equation, essay, evening, evil, eye, fail, failing, failure, famous, fast, fifth, film, films, first, follows, football, fourth, fund, gaja, gajakesari, gajkesari, gemstone, gemstones, gift, gifts, goodbye, google, govt, graha, grahan, grahana, grateful, great, greetings, hair, hamsa, hansa, hello, helped, helpful, her, hers, hexed, hey, heyy, hi, hii, him, his, hit, homework, horoscope, human, ignore, ill, im, improve, instructions, ive, jailbreak, javascript, joke, joy, jupiter, just, kaal, kaalsarp, kalsarp, karaka, karmadhipati, kemadrum, kemadruma, kemdrum, kesari, ketu, kidnap*, kill, killed, killing, kind, kuja, kundali, lagna, lakshmi, laughter, law, laxmi, leave, line, long, lose, losing, loss, losses, lucky, lyrics, machine, made, magic, mahadasha, malavya, mangal, mangala, mantras, many, mars, match, matches, math, may, meet, mercury, metal, mine, minister, mode, moon, morning, most, movie, movies, murder*, music, mutual, myself, nakshatra, name, navamsa, navamsha, navmansh, neech, neecha, neechabhanga, never, news, nice, night, ninth, no, now, omen, one, over, overcome, parivartan, parivartana, party, patch, period, person, plane, planet, planetary, planets, poem, politics, pooja, poor, possessed, powerful, president, pretend, previous, prime, program, prompt, python, quit, rahu, raise, raja, rajayoga, rajyoga, rape, raped, rashi, reason, recipe, record, recover, remarriage, remarry, remedies, remedy, retire, retirement, ring, rising, risk, robbed, robbery, robot, ruchak, ruchaka, rules, ruling, running, runs, sade, sadesati, sadhe, sadhesati, saptamsa, saptamsha, saraswati, sarp, sarpa, sarvashtakavarga, sasa, saturn, save, scared, second, separate, separated, serious, service*, seventh, shall, shame, shani, share, shash, shasha, she, shop, shrapit, shrapita, sick, siddhamsa, sign, singer, singing, sip, sixth, solution, song, songs, soon, special, spend, star, stock, stone, strength, strengthen, strong, strongest, stuck, sun, sunafa, sunapha, surya, system, talent, talents, talk, temperament, tenth, thank, thanks, thankyou, their, them, these, they, third, thx, till, timing, today, tomorrow, tonight, tournament, trade, traits, translate, twelfth, u, ubhayachara, ubhayachari, unlucky, until, upto, use, vasi, venus, very, veshi, vesi, vimsamsa, vimshamsha, vimshottari, vipareet, vipareeta, viparita, vipreet, voshi, vosi, wanna, weak, weakest, weather, where, wikipedia, win, witchcraft, worked, worried, worry, worse, worst, writer, writing, yogakarak, yogakaraka, yogas, youtube, zodiac',
  'aabhar, aajkal, abhinay, accident, adhi, akal, alvida, amla, asafal, ashtakvarg, ashtam, asli, athva, athve, badal*, badha*, badhau, balvan, bana*, banane, barahva, barahve, bata, bataya, bhadra, bhang, bhav, bhava, brihaspati, bruhaspati, budh, budha, budhaditya, buri, chal, chala, chali, chand, chandrama, chaturthansh, chaturvinshansh, chautha, chauthe, chhatha, chhathe, chhod, chhod*, chunav, chutkula, dasa, dasham, dashamsh, dashmansh, dasva, dasve, dega, degi, dekh*, der, deri, dhanyog, di, din, dobara, dubara, dukan, duradhara, durghatna, durudhara, dusra, dusre, dusri, dwadashansh, dwitiya, fail, filme, gaj, gana, gayak, ghata, grah, gun, gyarahva, gyarahve, hadsa, hamara, hamari, hans, har, hasi, hatya, ho, inka, inke, inki, insan, jadu, jai, janampatri, janm, jayega, jayegi, jeet*, kabtak, kala, kamjor, karan, karmadhipati, katl, kavita, khabar, khana, kharab, khatam, khatm, khatra, kisliye, koi, krishna, lag*, lagn, lekhak, likho, mahadev, majbut, mangalik, mantri, mar, marta, mausam, mile, mit, mujhko, naam, nag, nakshatr, namaskar, namaskaram, nauva, nauve, navam, navamsh, navansh, nazar, neech, nivaran, nuksan, pachva, pahan*, pahanu, pahla, pahle, panchva, panchve, parivartan, patri, pau, paun, pehla, pradhan, pranam, prasiddh*, pratham, pratibha, pret, promotion, punarvivah, punya, puraskar, radhe, raj, rajniti, rajyog, ram, rang, rasi, ratn, ratna, sa, sabse, samadhan, samajh, sani, saptam, saptamsh, saptmansh, saraswati, sarkar, sasur, sat, satva, satve, shaap, shaktishali, shanidev, shrap, shri, shubh, shukr, shukra, shukria, sri, sudhar*, suraj, switch, tension, tisra, tisre, tona, totka, totke, tumhara, tut, ubhayachari, ubhaychari, umar, unhe, unka, unke, unki, unko, us, vah, vashikaran, ve, vinshansh, viparit, vipreet, vishesh, vrat, vyaktitva, wapas, woh, yogkarak',
  'अंगारक, अंतर्दशा, अधि, अनफा, अनुवाद, अपहरण, अभिनय, अभी, अमला, अलविदा, अष्टकवर्ग, अष्टम, असफल, असली, आएगा, आएगी, आगे, आज, आजकल, आठवां, आठवें, आदित्य, आप, आपका, आभार, इंसान, इनका, इनकी, इनके, इसके, उनका, उनकी, उनके, उनको, उन्हें, उपाय, उभयचरी, उभयचारी, उम्र, उस, एक्सीडेंट, कबतक, कमजोर, करूं, करें, कर्माधिपति, कल, कलर, कला, कविता, कहां, कारण, काल, कालसर्प, काला, काले, कितना, कितनी, कितने, किस, कुंडली, के, केतु, केमद्रुम, केसरी, कैसा, कैसी, कोई, कौनसा, क्या, क्यूं, क्रिकेट, खतरा, खत्म, खबर, खराब, गज, गजकेसरी, गाना, गायक, गुण, ग्यारहवां, ग्यारहवें, ग्रह, ग्रहण, घाटा, चंडाल, चंद्र, चंद्रमा, चतुर्थांश, चतुर्विंशांश, चल, चली, चांडाल, चांद, चाहिए, चुटकुला, चुनाव, चौथा, चौथे, छठा, छठे, छोड़, छोड़*, जन्म, जन्मपत्री, जय, जाएगी, जादू, जीत*, टूट*, टेंशन, टोटका, टोटके, टोना, तक, तीसरा, तीसरे, तुम, तुम्हारा, थैंक्यू, दशम, दशमांश, दशा, दशांश, दसवां, दसवें, दान, दिन, दी, दुकान, दुरुधरा, दुर्घटना, दुर्धरा, दूसरा, दूसरी, दूसरे, देगा, देगी, देर, देरी, दोबारा, दोष, द्वादशांश, धनयोग, धन्यवाद, धर्मकर्माधिपति, नई, नक्षत्र, नजर, नमस्कार, नमस्ते, नवम, नवमांश, नवांश, नहीं, नाम, निवारण, नीच, नीचभंग, नुकसान, नौवां, नौवें, पंचम, पत्री, परिवर्तन, पहला, पहले, पांचवां, पांचवें, पाऊं, पुनर्विवाह, पुरस्कार, प्रणाम, प्रतिभा, प्रथम, प्रधानमंत्री, प्रसिद्ध*, प्रेत, फिल्म, फिल्में, फेल, बढ़ा*, बता, बताया, बदल*, बलवान, बली, बहुत, बारहवां, बारहवें, बिंदु, बुध, बुधादित्य, बुरी, बृहस्पति, भंग, भद्र, भाव, भूत, मंगल, मंगलिक, मंत्र, मजबूत, मर, महादशा, मांगलिक, मालव्य, मिट, मिले, मिलेगा, मिलेगी, मुझको, मुझे, में, मैं, मैच, मौसम, या, योग, योगकारक, रंग, रत्न, राज, राजनीति, राजयोग, राधे, राम, राशि, राहु, रुचक, रेसिपी, रोबोट, लकी, लक्ष्मी, लग*, लग्न, लेखक, वजह, वर्ष, वशीकरण, वह, वापस, वासि, विंशांश, विपरीत, विशेष, वे, वेशि, वेसि, वोशि, व्यक्तित्व, व्रत, शक्ति, शक्तिशाली, शनि, शनिदेव, शश, शाप, शापित, शुक्र, शुक्रिया, शुभ, श्राप, श्रापित, श्री, संगीत, सप्तम, सप्तमांश, सप्तांश, सबसे, समाचार, समाधान, सरकार, सरस्वती, सर्प, सर्वाष्टकवर्ग, ससुर, साड़ेसाती, साढ़ेसाती, साढे, सातवां, सातवें, साती, सुधार*, सुनफा, सूरज, सूर्य, हंस, हत्या, हम, हमारा, हमारी, हमें, हादसा, हेलो, है, हैं, हैलो, हो, होगा, होगी',
)
