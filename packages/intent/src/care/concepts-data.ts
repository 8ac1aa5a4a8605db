import type { WordLists } from './concepts.ts'

/**
 * What somebody in danger speaks of, whichever the sentence: dying, living, ending it, leaving the world, hurting oneself, being
 * a burden. Of itself it says nothing; without any of it nobody is heard as crying for help.
 */
const LIFE_OR_DEATH: WordLists = {
  lifeOrDeath: [
    'still here, no tomorrow, see tomorrow, any tomorrow, no pain, painless*, planned everything, arranged everything, wrote my will, written my will, wont last, not last, free of me, rid of me, silence forever, peace forever, forever, phenyl, harpic, acid, bleach, kerosene, petrol, is over, says it is over, its over, all over, close my eyes, eyes closed, cry for me, miss me, notice, fall from, stand on the, edge of, die, dies, died, dying, dead, death, suicid*, sucid*, suicde*, sucide*, kill, kills, killing, killed, kms, hang, hangs, hanging, hanged, noose, rope, poison*, pills, tablets, overdos*, medicines, live, lives, living, alive, exist, exists, existing, existence, survive, breathe, breathing, end it, end it all, end this, end all, end everything, end my life, end my story, ending it, ending this, ending everything, ending my, end my self, end myself, ended it, end myself, to end, to finish, be over, over for me, my whole life, life finish, finish my, finish myself, finish it, finish everything, nothing left, nothing matters, no point, pointless, meaningless, worthless, useless, hopeless, no reason, reason to get, reason to be, no will, the will, no hope, no future, give up on life, giving up on life, give up everything, let go of, go on, carry on, cant take it, cant take this, cant do this, take my own, take my life, taking my, takes me, take me away, take something, take that step, gone forever, im gone, i am gone, i was gone, i were gone, be gone, wasnt around, not around, not be around, not here, not being here, being here, be here, better off, without me, if i am not there, when i am not there, not wake, never wake, dont wake, wont wake, woke up, not get up, never get up, not open my eyes, sleep forever, asleep forever, eternal sleep, rest forever, see the morning, next morning, tomorrow morning, disappear*, vanish*, burden, never born, not born, was born, been born, world, earth, this planet, heaven, god takes, god take, join her, join him, join them, goodbye to, goodbye everyone, say goodbye, said goodbye, says goodbye, last wish, last message, last letter, last note, letters for, note for, mind to go, soul, jump, jumping, jumped, terrace, roof, balcony, bridge, railway, railway track, train, truck, car would hit, hit by, river, drown*, fan and, ceiling, blade, wrist*, vein*, cut myself, cuts her*, cuts his*, cuts him*, cutting, cut my, slit*, hurt myself, hurting myself, hurts herself, hurts himself, harm myself, harming myself, hurt my self, burn myself, burning my, burning myself, burn my, set myself, self harm, selfharm, torture myself, punish myself, decided, insurance money, one way out, only way, way out, not deserve, dont deserve',
    'subah na ho, subah hi na ho, subah na dekh, kal na ho, kal na aaye, phenyl, finail, tezab, mitti ka tel, petrol, neend ki goli, pul ke upar, pul par, chhat par, chhat pe, ghar nahi lautna, laut{inf} nahi, chup chap chal, vida le, vida lena, hamesha ke liye shanti, hamesha ki shanti, mere baad, mar{inf}, mar{fut}, mar{sub}, mar{part}, mara, mare, mari, mar ja, mar jau, mar jaye, mar gaya, mar gayi, mar chuka, mar chuki, maut, mot, mrityu, mritu, aatmahatya, atmahatya, aatmhatya, khudkushi, khudkhushi, khudkusi, suicide, susaid, phansi, fansi, faansi, phanda, fanda, zahar, jahar, zeher, jeher, zehar, jaan de, jaan du, jaan dena, jaan dene, jaan dunga, jaan dungi, jaan dedu, jaan le, jaan lena, jaan lene, jaan lunga, jaan nikal, jaan chali, jeena, jeene, jeeni, jina, jine, jini, jee{sub}, ji{fut}, jiyu, jiyun, jiye, jiyunga, jiyungi, jee ke, ji ke, jee kar, ji kar, jee lu, jeete, jite, jeete ji, ji nahi, jee nahi, ji pa{fut}, ji pa, zinda, jinda, jivit, jeevit, saans, sans, saansein, duniya, dunia, sansar, upar wale, uparwale, upar chala, upar chali, upar ja, swarg, bhagwan utha, bhagvan utha, mujhe utha le, utha le mujhe, utha lo, mukti chahiye, jeevan se mukti, zindagi se mukti, zindagi khatam, jeevan khatam, life khatam, khatam kar lu, khatam kar lun, khatam kar dunga, khatam kar dungi, khatam karke, khatam kar lene, khatam ho jau, khatam ho jaun, khud ko khatam, khudko khatam, apne aap ko khatam, sab khatam, sab kuch khatam, saara dard khatam, dard khatam, kahani khatam, ant kar, jeevan ka ant, zindagi ka ant, bojh, bojhh, abhishap, aankh na khule, aankh khul gayi, ankh na khule, kabhi na uthu, na uthu, uthu hi na, hamesha ke liye so, hamesha ke liye ja, hamesha ke liye chal, hamesha ke liye sona, hamesha wala, hamesha ki neend, so jau, so jaun, sadaa ke liye, paida hi, paida na, janm na, janm hi, is janm, agla janm, agle janm, rassi, blade, bled, nas kaat, nas kat, kalai, haath kaat, kud{sub}, kud{fut}, kud{inf}, kud ja, kood, koodna, koodne, kudna, chhalang, chalang, patri, train ke, tren ke, gaadi ke niche, gaadi ke aage, goliya, goliyan, nadi me, nadi, kuen me, doob, dub ja, dub jau, aag laga, khud ko, khudko, apne aap ko, apne ko, haar gaya, haar gayi, haar chuka, haar chuki, jaa raha hu sab, ja raha hu sab, sabko maaf, maaf kar dena, chala jau, chali jau, chala jana, chali jana, chala jaunga, chali jaungi, laut ke nahi, lautkar nahi, laut kar nahi, na rehne, na hone, na rahu, na rahun, nahi rahunga, nahi rahungi, nahi rahu, nahi rahunga, hona na hona, kuch kha lu, kuch kha lunga, kuch kha lungi, kuch kar lu, kuch kar lunga, kuch kar lungi, kuch kar baithu, koshish ki thi, hi rasta, ek rasta, aakhri rasta, koi rasta nahi, alvida, alwida, aakhri baar, aakhri khat, aakhri chitthi, beema, bima mil, insurance mil, zindagi nahi, jindagi nahi, jeevan nahi, matlab nahi, koi matlab, koi wajah, wajah nahi, aas nahi, koi ummeed, ummeed nahi, himmat nahi, thak gaya hu zindagi, zindagi se thak, jeevan se thak, life se thak, zindagi se, jindagi se, jeevan se, aisi zindagi, pankha, pankhe',
  ],
}

/** Who, not, when, wanting: what several of the grave matters need. */
const COMMON: WordLists = {
  me: [
    'i, im, ive, ill, id, am, me, my, mine, myself, we, us, our, mera',
    'mai, main, mein, mera, meri, mere, mujhe, mujhko, mujhse, mujh, ham, hum, hame, hamara, apna, apni, apne',
  ],
  self: [
    'myself, my self, himself, herself, him self, her self, themselves, themself, yourself',
    'khud, khudko, apne aap, apne ap, apneaap, apne ko, apni ko, swayam, svayam, khud ko',
  ],
  person: [
    'he, she, him, her, his, father*, fathers, mother*, mothers, dad, dads, daddy, papa, papas, mom, moms, mum, mums, mummy, mama, ma, parent, parents, husband*, hubby, wife, wifes, son, sons, daughter, daughters, brother*, sister*, bro, sis, grandfather*, grandmother*, grandpa*, grandma*, granny, grandparents, uncle, aunt, aunty, auntie, friend, cousin, nephew, niece, child, kid, kids, baby, boyfriend, girlfriend, bf, gf, spouse, partner, inlaw, in law, in laws, someone, anyone, relative, family, my son, my daughter, my sons, my daughters',
    'pita, pitaji, papa, papaji, maa, ma, mata, mataji, mummy, mammi, mammy, amma, ammi, abbu, babuji, bauji, bapu, pati, patidev, patni, biwi, bivi, beta, bete, beti, bhai, bhaiya, behen, bahan, bahin, bhen, didi, dada, dadaji, dadi, dadu, nana, nanaji, nani, nanu, saas, sas, sasur, sasu, chacha, chachi, mama, mami, mausi, mosi, bua, fufa, tau, tai, dost, bacha, bachcha, bachche, bache, bachchi, bhabhi, jija, bahu, damad, pota, poti, saheli, sauhar, shauhar, hasband, husband, wife, waif, parivar, ghar me kisi, kisi, yaar, sautan, bf, gf, patidev, uncle, ankal, aunty, mera beta, meri beti, mere bete',
  ],
  not: [
    'not, no, dont, do not, doesnt, didnt, never, cant, cannot, wont, wouldnt, couldnt, without, nothing, none, dnt, dont, nt, nvr, lost, lack, isnt, aint',
    'nahi, nhi, ni, na, mat, nahin, nai, bina, kuch nahi, khatam, khtm',
  ],
  when: [
    'when, what age, which age, which year, what year, how many years, how long, what date, which date, how old, at what',
    'kab, kb, kis saal, kis umar, kitne, kitni, kis din',
  ],
  asks: [
    'when, will, how, age, date, year, predict*, know, time, chart, kundli, horoscope, tell, near, soon, am, is, does, do, did, can, cause, reason, risk, chance*, possib*, danger, yog, yoga, what, which, who, any, dasha',
    'kab, kb, kaise, kaisi, kya, hoga, hogi, hone, batao, bta, btao, bataye, bataiye, kis, kitne, kitni, kaun, kon, yog, kaaran, karan, tarikh, tareekh, tithi, samay, likhi, likha, khatra, sakta, sakti, dasha, kundli, kundali, jaldi, pehle, chance, dar, darr, sambhav',
  ],
  future: ['will, going to, gonna, would, can, shall, is, does, when', 'hoga, hogi, honge, hongi, kab, kya'],
  wish: [
    'want, wanna, wana, wants, wanted, wanting, wish, wished, wishes, wishing, feel like, feels like, feeling like, feel, think, thinks, thinking, thought, thoughts, thinks of, keep thinking, decid*, consider*, hope, hoping, rather, better, prefer, ready to, ready, gonna, urge, urges, desire, crave, tempted, talk*, threat*, attempt*, tried, tries, try, trying, deserve*, should i, i should, ought, easier, peaceful, only way, only option, only solution, only escape, no option, no other way, dream*, pray*, beg, begging, good day, love to, imagin*, fantasi*, sounds good, let me, allow me, just, plan, plans, planned, planning',
    'chah{part}, chahta, chahti, chahte, chah rahi, chah raha, chaah, chah, chahiye, chaiye, chaye, man, mann, mn, dil, iccha, ichha, ichchha, ichcha, khwahish, tamanna, soch{part}, soch, socha, sochu, sochne, sochna, khayal, khyal, kyal, vichar, bichar, faisla, thaan, than liya, tayyar, taiyar, taiyaar, lagta, lagti, lgta, lgti, lagne, baat, bat, baatein, bate, bolta, bolti, bola, boli, kehta, kehti, kahta, kahti, kaha, dhamki, dhamkiyan, koshish, kosis, try, behtar, acha, achha, accha, theek, thik, rasta, chara, upay, ilaj, hal, sukoon, sukun, mujhe, hai mujhe, duaa, dua, prarthna, plan, planing, irada, kash, kaash',
  ],
  trouble: [
    'problem*, struggl*, trouble*, issue*, fight*, debt*, loan*, case, bad time, bad phase, bad luck, suffering, delay*, obstacle*, hardship*, tension*, sade, sadesati, dasha, mahadasha, phase, period',
    'pareshani, pareshaniyan, paresani, mushkil, mushkile, mushkilein, sangharsh, kasht, kast, dukh, taklif, takleef, karz, karj, karza, karja, jhagda, jhagde, samasya, samasyaen, dikkat, bura, samay, waqt, vakt, dasha, sadesati, kalesh, tangi, tension, dosh, bure din',
  ],
  calling: [
    'career*, job, jobs, business*, study, studying, studies, become, becoming, exam, exams, admission, course, degree, college, shop, store, practice, practise, profession*, field, industry, startup, company, naukri, clear, crack, coaching, internship, interview, promotion, subject, stream, branch, manager, officer, recruit*, qualify, preparation, entrance, mbbs, llb, llm, neet, upsc, shadi, marry, marriage, selected, selection, transfer, posting, open a, start a, own a, run a, work as, work in, working in, trader, player, cricketer, team lead, rank, teacher, tutor, equipment, freelance*, lab, labs, लैब, pesha, पेशा, पेशे, लैब, want to be, to be a, centre, center, प्रमोशन, प्रैक्टिस, income, आय, institute, research, lawyers, practise law, practice law, posting, tabadla, good option',
    'career, kariyar, karier, naukri, nokri, naukari, job, jab, business, bijnes, bizness, vyapar, vyavsay, dhandha, dhanda, padhai, padai, padhna, padhu, dukan, dukaan, ban{inf}, ban{fut}, ban{sub}, ban ja, kholu, kholna, kholne, kholun, bharti, pariksha, exam, admission, dakhila, dakhile, college, kalej, course, kors, degree, digri, field, kshetra, line, chayan, chunu, promotion, tarakki, kaam karna, ka kaam, ki taiyari, taiyari, tayari, shadi, shaadi, vivah, biyah, rishta, mbbs, llb, prectice, practice, prektis, kampani, company, ban sak, ban pa, ban sak{part}, ban saku, bana sak, income, aamdani, amdani, kamai, anusandhan, shodh, sansthan, institute, hone wali patni, hone wala pati, hone wale pati, hone wali biwi, vakalat, wakalat, tabadla, tabadala, tabaadla, posting, vikalp',
  ],
  harmless: [
    'lakshmi yoga, laxmi yoga, dhan lakshmi, is late, was late, be late, running late, am gone for, am gone from, im gone for, i am gone for, i am gone from, im gone from, gone for the weekend, disappear into, disappear on, disappear on a, disappear for a week, want to disappear into, want to disappear on, want to disappear on a, want to vanish on, want to vanish for, want to vanish into, vanish on, vanish into, burden on nobody, burden on no one, i am a burden on nobody, not a burden, not go on with, can not go on with, start up survive, startup survive, shop survive, notice period, notice my work, i notice that, world cup, has has ke mar gaya, has has ke mar gayi, has has ke mar gaye, has ke mar gaya, has ke mar gayi, phone died, phone has died, battery died, battery is dead, car died, laptop died, engine died, deal died, plant died, plants died, plants dying, plants keep dying, plant is dying, of laughing, die of laughing, could die of laughing, this heat is killing, heat is killing, mind at rest, heart is broken, life is short should, life is too short, life feels empty after the wedding, to end my contract, end my contract, end my job, end my lease, end my subscription, end my loan, love life, married life, marital life, work life, professional life, social life, sex life, student life, college life, life partner, life style, life long partner, life after marriage, life insurance, rest of my life, life goal, life goals, life purpose, dying to know, dying to see, dying to meet, dying to go, dying to get, dying to marry, dying my hair, die hard, dying for, die single, die alone, dying alone, dying single, die unmarried, die virgin, die a virgin, die of shame, die of happiness, die of boredom, die of laughter, die laughing, bored to death, scared to death, worked to death, love to death, loves me to death, dead end, dead line, deadline, dead tired, phone is dead, dead stock, dead body language, killing it, kill it, kill time, killing time, killing me, kill my career, killing my career, live in, live with, living with, living in, live abroad, live in relationship, live alone, live separately, live together, live here, live there, live near, live at, living at, living alone, living together, living separately, live apart, long distance, long life partner, long life together, how long will i live in, how long will we live, court marriage, tennis court, badminton court, court job, in court of people, case study, in case, just in case, in that case, in any case, worst case, best case, use case, in my case, phone case, baby steps, baby name, baby shower, good share, share my, share your, share our, share with, share details, share a, share the, share in, share of, share in the, market share, health share, property share, screen share, i bet, you bet, bet on myself, heart break, heart broken, heart breaking, broken heart, heart sick, sick of, sick leave, home sick, homesick, love sick, lovesick, painful breakup, heart attack of joy, stock clearance, new born baby boy, new born baby girl, newborn baby boy, newborn baby girl, newborn boy, newborn girl, baby boy name, baby girl name, life is dead, love is dead, marriage is dead, career is dead, marriage is over, delivery boy, delivery job, delivery business, delivery partner, food delivery, delivery of my, car delivery, delivery startup, labour contractor, labour work, labour job, labour supply, labour law, labour problem, labour issue, car maintenance, house maintenance, lucky colour, judge me, judged by, judges me, judging me, judge a person, people judge, self doubt, medical college, medical shop, medical store, medical field, medical science, medical exam, medical entrance, medical seat, medical stream, police job, police exam, police service, police officer, law of attraction, father in law, mother in law, brother in law, sister in law, daughter in law, son in law, in law, in laws, mother in laws, last time, last year, my last job, last month, over thinking, overthinking, end my relationship, jump jobs, job jump, health insurance, blood relation, blood relations, test match, love match, match making, kundli match, match kundli, good match, my match, life match, perfect match, find a match, forex card, drawing room, living room, living standard, cost of living, living well, living happily, living good, earn a living, make a living, earn my living, high living, i am done with my exams, goodbye to my job, hurt me, hurts me, hurt by, go on with, give up on this, give up on my, give up on him, give up on her, give up my, give up this, give up on it, be a doctor, be a surgeon, be a nurse, be a lawyer, be an advocate, be a judge, be a trader, be a police, is a doctor, is a lawyer, is a judge, is an advocate, is in police, is in the police, is a nurse, is a surgeon, is a police, good doctor, boy friend, girl friend, does it suit, stay fit, come from money, any case of, case of, live without money, without money, lawyer friend, advocate friend, long life with, alive to, unborn dreams, cant go on with, cannot go on with, hearing of my prayers, go with the flow, should i bet on myself, alive to my ideas, lucky color and number, lucky colour and number, lucky number and color, lucky number and colour, when will we conceive, when will i conceive, longevity of my marriage, longevity of marriage, longevity of relationship, longevity of our, longevity of my relationship, longevity of my career, longevity of my job, demise of our relationship, child labour, doctor in the family, be a corporate lawyer, killing it will, relationship last, struggle last, how long will my relationship, im killing it, killing it at, feel dead tired, end it with him, end it with her, end it with my, trading in, trading business, trading firm, trading company, good job, great job, end in my life, ends in my life, end in life, anniversary of, to die hard, of dying my hair, like to die my hair, want to die my hair, want to dye, kill my laziness, kill laziness, disappear from social, venture die, will my venture, full of problems, judge my chart, social media, want to die hard, thinking of dying my hair, disappear from social media, want to disappear from social, end this suffering, my marriage end, last message from, last message was, better boss, wish i had, nakshatra, born under this, maut ke kuen, survive probation, live in joint, peaceful life, do you breathe, kill this, kill the project, life problems, life problem, marriage end this, when will my marriage end, dream house, my dream, in joint family, live in a joint, supreme court me vakalat, practise law in supreme court, practice law in supreme court, my son, my daughter, my sons, my daughters, stock of, die poor, die rich, die famous, hard work die, work die, law a good, medicine or law, law or medicine, law or engineering, medical or engineering, live in joint family, want to live in joint, alive and happy, alive and well, marriage end this suffering, why was i born under, want to fight with, want to argue with, want to work with, want to talk to',
    'lakshmi yog, lakshmi yoga, dhan lakshmi, jeene nahi deta, jeene nahi deti, jeene nahi dete, jeena mehnga, rassi kud{inf}, rassi kood, rassi koodna, rassi kud, zindagi se khush, zindagi se bahut khush, zindagi se bahut kuch, garmi se mar, garmi me mar, garmi se mar gaya, garmi se mar gayi, garmi se mar rahe, garmi se mar raha, garmi se mar rahi, thand se mar, thand se mar gaya, thand se mar raha, bhukh se mar raha, bhookh se mar raha, bhookh se mar rahi, hans ke mar, hans kar mar, has ke mar, has kar mar, has ke mar gaya, hans ke mar gaya, has ke mar gayi, hans ke mar gayi, phone mar gaya, fon mar gaya, battery mar gayi, gaadi mar gayi, alvida nahi, ek aakhri baat, bas ek aakhri baat, contract khatam karke, loan khatam karke, padhai khatam karke, college khatam karke, course khatam karke, jeena kaise hai, jeena kaise chahiye, life batao, zindagi batao, jeevan batao, life bataiye, jeevan bataiye, zindagi bataiye, love life, mar mit{fut}, mar mar ke, mar mar kar, us par mar{part}, uspe mar{part}, tujhpe mar{part}, upar mar{part}, pe mar{part}, par mar{part}, jaan kha, jaan khata, jaan kha rakhi, jaan pehchan, jaan pehchaan, jaan pahchan, jaan pyari, jaan se pyara, jaan se pyari, jaan laga, jaan lagakar, haath se nikal, jeena ka maza, jeene ka maza, jeene ka tarika, jeene ki kala, zindagi jeene, jeevan saathi, jeevan sathi, jivan sathi, jivansathi, jeevansathi, life partner, laif partnar, dukan, court marriage, kort merij, kort mairij, mere case me, mere kes me, hamare case me, share karna, share karu, share kare, sher karna, sampatti me hissa, delivery boy, delivery ka kaam, dilivri ka kam, delivery ki job, gaadi ki delivery, car ki delivery, order ki delivery, saman ki delivery, kundli match, kundli milan, police ki naukri, police ki bharti, police me bharti, has has ke mar, hasi se mar, bhukh se mar, bhookh se mar, sharam se mar, maar khana, dhandha mar, dhanda mar, business mar, pet paal, pet pal, pet bhar, pet puja, padhai khatam, sardard ban, pyar ka rog, prem rog, ishq ka rog, life insurance, bacha hua, bachi hui, paisa bach, paise bach, dil ka dard, dil ka rog, dil me dard, judai ka dard, dil toot, rishta khatam, baat khatam, mar jawa, marwari, ladka kaisa, ladki kaisi, ladke wale, ladki wale, bete ki shadi, beti ki shadi, guzar basar, gujar basar, guzara, gujara, guzar raha, guzar rahi, samay guzar, waqt guzar, jeene ka sahara, dava nahi, dawa karna, dawa kiya, mera beta, meri beti, mere bete, mera ladka, meri ladki, mera betaa, rog pratirodhak, rog pratirodh, aalas ko mar, alas ko mar, aalas ko maar, mara hua paisa, maut ke kuen, maut ka kua, maut ke kue, jeena haram kar diya, jeena haraam kar, aalas ko marna, aalas ko maarna, alas ko marna, kaam ka koi ant, jeene ki raah, jeene ki rah, jine ki rah, jeene ka sahi, jeene ka tareeka, zindagi ke baare, jindagi ke bare, jeevan ke bare, life ke bare, jeevan me azadi, azadi chahiye, supreme court me vakalat, suprim kort me vakalat, high court me vakalat, bure samay ka ant, bure waqt ka ant, aalas ko marna hai, aalas ko maarna hai, life badalna, zindagi badalna, jindagi badalna, jeevan badalna, jivan badalna',
  ],
  past: [
    'died, passed away, expired, is no more, after the death, since the death, after death, after my fathers death, after my mothers death, after his death, after her death, late father, late mother, late husband, lost my, deceased, since fathers death, since mothers death, since my fathers death, since my mothers death, since his death, since her death, after fathers death, after mothers death, after husbands death, after my husbands death, after my wifes death, after death of, after demise, after dads death, after moms death, after papas death, after mummys death, after mothers death, since dads death, since moms death, death anniversary, death certificate, death claim, after my dads death, after my moms death, after parents death',
    'mrityu ke baad, maut ke baad, dehant ke baad, nidhan ke baad, mritu ke baad, marne ke baad, death ke baad, guzar jane ke baad, gujar jane ke baad, chal bas{past}, guzar gay{past}, gujar gay{past}, guzar gai, gujar gai, guzar gya, mar gay{past}, mar gya, mar gai, nahi rahe, nahi rahi, nhi rahe, nhi rahi, dehant ho gaya, dehant hua, mrityu ho gai, mrityu ho gayi, mrityu hui, maut ho gayi, maut ho gai, maut hui, nidhan ho gaya, nidhan hua, swargwasi, svargvasi, swarg sidhar, death ho gayi, death hui, death ho gai, shok, deth ho gai, punyatithi, barsi, shradh',
  ],
}

const SELF_HARM: WordLists = {
  questions: ['kya, kab', 'kya, kab, kaise, kitne, kitni, kis, kaun, kaha, umar, kundli, kundali'],
  weapon: [
    'knife, blade, razor, gun, pistol, revolver, rope, noose, poison, pills, acid',
    'chaku, chakoo, chaaku, blade, talwar, bandook, banduk, pistol, rassi, zeher, jahar, zehar, fanda, katar',
  ],
  inHand: [
    'in hand, in my hand, in my hands, in his hand, in her hand, next to me, in front of me, beside me, ready, bought',
    'haath me, hath me, haath mein, saamne rakh, samne rakh, leke baith, lekar baith, le ke baith, le aaya, le aayi, kharid li, kharid liya, kharid laya',
  ],
  head: ['head', 'sir, sar, matha'],
  wall: ['wall, floor', 'deewar, diwar, divar, dewar, farsh'],
  theDead: [
    'late, dead, deceased',
    'swargwasi, swargvasi, swargiya, mari hui, mare hue, mar chuke, mar chuki, mrit, dunia chhod chuke',
  ],
  joinThem: [
    'be with, go to, join, meet, reach',
    'paas jana, pas jana, ke paas jaldi, se milne jana, paas chala, paas chali, paas aana, paas aa',
  ],
  breath: ['breathe, breathing, breath', 'saans, sans, saanse'],
  needless: [
    'why, stop, useless, tired, hate, forget',
    'kyu, kyun, kyon, kis liye, kisliye, bojh, band, bekar, nahi le{inf}',
  ],
  whenDie: [
    'when will i die, when do i die, when i will die, when am i going to die, when will i pass, how will i die, when i am going to die, at what age, when i die, when will my life, when does my life, when will my end, when will my death, when is my',
    'kab mar{fut}, kab mar ja{fut}, kaise mar{fut}, kab maru, kis umar, kis umr, kab tak jee, kab tak ji{fut}, kab marna',
  ],
  wantToDie: [
    'want to die, wanna die, wana die, wants to die, wish to die, wanted to die, want die, feel like dying, feels like dying, thinking of dying, like to die, should die, better die, love to die, hope i die, wishing to die, ready to die, decided to die, deserve to die, desire to die, have to die, must die, need to die, try to die, tried to die, trying to die',
    'marna chah{part}, marna chahta, marna chahti, marna chahiye, mar jana chahiye, mar jana chahta, mar jana chahti, marna hai mujhe, mujhe marna',
  ],
  desire: [
    '',
    'man, mann, mn, dil, ji, jee, khayal, khyal, kyal, khyaal, vichar, iccha, ichha, ichchha, soch, socha, faisla, faisle, plan, dhamki, koshish, kosis, baat, baatein, bate, baten, tarika, tarike, himmat, chah, tamanna, majboor, majbur, bhoot',
  ],
  sleep: ['sleep, asleep, eyes', 'so jau, so jaun, sou, sona, soya, neend, nind, aankh, aankhe, sote'],
  neverWakeUp: [
    'never get up, never wake, never wake up, not wake, dont wake, wont wake, not waking, never open, not get up, dont get up, dont open, forever',
    'kabhi na jagu, na jagu, na uthu, kabhi na uthu, na jaagu, na khule, hamesha, phir na uthu, uthu hi na, jagu hi na, wapas na uthu',
  ],
  relief: [
    'relief, released from pain, peace at last, free from, get rid of, rid of this, tired, cant take, enough, suffering too much, rest in peace, friend, welcome, beautiful, solution, option, answer, better than life, only way',
    'chhutkara, chutkara, sukoon, sukun, pichha chhute, pichha chute, picha chhut, shanti mil{fut}, chain mil{fut}, rahat, bas ho gaya, bahut ho gaya, bahut ho chuka, thak gaya, thak gayi, thak gai, thak chuka, thak chuki, dukh se, taklif se, dard se, pareshaniyo se',
  ],
  emptyLife: [
    'nothing left, no hope, no joy, no point',
    'kuch nahi bacha, kuch nahi rakha, kuch nahi raha, kuch bhi nahi, kuch bacha nahi, kuch nhi bacha, kuch nhi, koi nahi hai mera, andhera hi',
  ],
  heaven: [
    'heaven, god',
    'upar, oopar, bhagwan ke paas, bhagwan ke pas, ishwar ke paas, swarg, allah ke paas, khuda ke paas, rab ke paas',
  ],
  wishToGo: [
    'want to go, take me, wanna go, wish to go, go to god',
    'jana chah{part}, jana chahta, jana chahti, jana hai mujhe, chala jau, chali jau, jane ka man, jane ka mann, bula l{sub}, bula le, utha l{sub}, utha le',
  ],
  toDieHindi: ['', 'marne, marna, mar jana, mar jane, mar jaana, mar jaane, mrne, mrna'],
  deathQuestion: [
    'when, date, age, how will, chart, kundli, horoscope, who, year, cause, first, next, soon, possib*, chance*, predict*',
    'kab, kb, tarikh, tareekh, date, kaaran, karan, umar, kundli me mrityu, pehle, kaun, kon, wala, wali, wale, dar, darr, yog, dasha, sthan, kis, ke baad, baad, kitne, kya hota, sambhavna, chance, rog, papa ke, pati ke',
  ],
  notEarnest: [
    '',
    'bhukh, bhookh, hasi, hansi, sharam, sharm, pyar me, pyaar me, garmi, thand, kaam kar, exam, boriyat, shauk',
  ],
  badLife: [
    'mistake, torture, waste, wasted, wasting, useless, nightmare, unbearable, worthless, meaningless, pointless, empty, hell, curse, cursed, burden, punishment, joke, hopeless, dragging, ruined, destroyed, over, finished, pathetic, miserable, garbage, trash, suffocating, no sense, no value, sucks, fucked, screwed, stupid, horrible, terrible, dark, darkness, prison, cage, trap, nothing',
    'bekar, bekaar, narak, nark, bojh, boj, zeher, jahar, saza, saja, vyarth, faltu, fizul, fijul, tabah, barbad, barbaad, andhera, nasht, shrap, abhishap, dhikkar, lanat, laanat, matlab nahi, khali khali, jhand, jhandu, ghatiya, bakwas, kharab ho chuki, bkwas, kabr, jahannam, jahannum, jhanjhat, siyah, sunsan, khokhli',
  ],
  strikes: [
    'hit, hits, kill, kills, run over, crash, crushes, take me, takes me, shoot, end me, finish me, swallow me',
    'kuchal, maar, mar, utha, takra, nigal',
  ],
  striker: [
    'truck, car, bus, train, accident, someone, somebody, god, disease, lightning, earthquake, earth, plane, bullet, universe',
    'truck, gaadi, gadi, bus, train, accident, koi, bhagwan, bimari, bijli, dharti, goli, khuda, allah, yamraj',
  ],
  wishing: [
    'wish, hope, pray, want, hoping, praying, wishing',
    'kash, kaash, chahta, chahti, man, dua, kaas, acha hota',
  ],
  medicinesTaken: [
    'took pills, took tablets, taken pills, took many, swallowed, took some pills, took all, took so many, took a lot of, ate pills, popped pills, drank phenyl, drank acid, drank poison, drank harpic',
    'dawa kha li, dawai kha li, goliya kha li, goliyan kha li, goli kha li, golia kha li, tablet kha li, phenyl pi, finayl pi, acid pi, tezab pi, dher sari dawa, bahut sari dawa, bahut saari goli, marne ki dawa, marne wali dawa, marne ki goli, maarne ki dawa',
  ],
  stay: ['', 'rehne, rehna, rahne, rahna, rhne, rhna, reh, rukna, rukne, tikna'],
  world: ['', 'duniya, dunia, sansar, dharti, jag, jahan'],
  aim: [
    'point, meaning, purpose, reason, sense, value, worth, use',
    'maksad, maqsad, maksd, matlab, mtlb, wajah, vajah, vjah, fayda, faida, arth, auchitya, mol, mulya, maayne, mayne',
  ],
  farewell: ['letter, letters, note, notes, goodbye', 'chitthi, chithi, khat, note, patra, alvida'],
  decided: [
    'decided the, decided my, written, wrote, everyone, last, final, ready',
    'aakhri, akhri, likh, likhi, likha, likh li, likh di, likh chuka, likh chuki, chhod diya, bana li',
  ],
  under: ['', 'niche, neeche, saamne, samne, aage, nichhe'],
  vehicle: ['', 'train, tren, rail, gaadi, gadi, truck, trak, bus, metro, relgadi'],
  comeUnder: [
    '',
    'aa jau, aa jaun, aajau, a jau, let jau, let jaun, so jau, kood, kud, aa jaunga, aa jaungi, ja{fut}, jane, aane, khada',
  ],
  asksDeath: [
    'will i, kundli, horoscope, chart',
    'jaldi, kundli, kundali, umar, kya mai, kya main, kya me, kis, kitne, accident, durghatna, dasha',
  ],
  deathWish: [
    'want to end it, wanna end it, going to end it, just end it, give up on my life, give up on life, six feet under, better to die, easier to die, better die, no more reason, nothing matters anymore, nothing matters now, nothing matters to me, i want out, want out of this life, want out of life, want out of this world, when im not here, when i am not here, when i am no more, when im no more, once i am no more, after im no more, not here anymore, am not here anymore, going away forever, go away forever, gone forever, leave forever, leaving forever, stop breathing, my last breath by, says end it, tells me to end it, telling me to end it, end it there, cry when im, feel dead inside, dead inside, feel numb inside, already dead, want to be dead, wanna be dead, die in my sleep, dying in my sleep, extreme step, drastic step, do something stupid, do something to myself, something to myself, do anything to myself, harm to myself, kys, sewerslide, ctb, checkout from life, log off from life, log out of life, unsubscribe from life, reunite with my, join my mother in heaven, join my father in heaven, be with my late, go to heaven, go to god, game over for me, not worthy of life, no longer worth, not meant for this world, not made for this world, not fit for this world, trapped in this life, stuck in this life, escape this life, escape from life, escape from this life, free from this life, free me from this life, dont save me, dont want to be saved, dont want to survive, nobody needs me, no one needs me, nobody will miss, no one will miss, no one will notice, nobody will notice, nobody would notice, no one would notice, nobody would care, no one would care, nobody will care, no one will care, nobody cares if, no one cares if, nobody cares whether, why was i born, why was i even born, why did god make me, why did i take birth, why am i alive, why am i still alive, why am i living, why should i live, why live, why to live, no will power to live, slipping away, let go of life, letting go of life, fade away, cease, my own funeral, give up my life, peace after death, happy after death, planning to die, planning my death, plan my death, plan to die, stop living, taking me away, not take me away, take me away, leave this world, leave the world, my family and this world, dont want tomorrow, tomorrow never comes, tomorrow to come, my life ended, life ended the day, mantra to die, cannot tolerate life, cant tolerate life, cannot bear life, cant bear life, tolerate life anymore, die together, want to go too, follow her in death, follow him in death, had died, dont belong in this world, dont belong to this world, nothing for me here, nothing here for me, took 20, my last message, standing on the bridge, standing on the roof, standing on terrace, standing on the terrace, standing on railway, heart stops, heart stop beating, heart to stop, by dying, on the railway track, on railway track, on the tracks, dont want to wake, not want to wake, free from this life',
    'mar jau, mar jaun, mar jaaun, mr jau, mrjau, marjau, mar hi jau, mar hi jaun, mar jane ka, mar jana hi, kash main mar, kaash mai mar, kood jau, kood jaun, kood jaunga, kood jaungi, kud jaunga, kud jaungi, kood jane ka, saans nahi leni, saans nahi lena, saans lena band, saans lena bojh, saans ruk jaye, dhadkan ruk jaye, aag laga lu, aag laga lun, aag laga l{fut}, aag lagaunga, aag lagaungi, aag lagane ka man, jal mar{fut}, jal mar{sub}, jal maru, jal marungi, petrol daal, petrol dal, mitti ka tel daal, mitti ka tel dal, zinda nahi rah{fut}, jinda nahi rah{fut}, zinda nhi rah{fut}, jinda nhi rah{fut}, zinda nahi rhunga, zinda nahi rehna, zinda nahi rahna, jinda nahi rahna, jinda nahi rehna, zinda nahi rehna, jinda nahi rehna, jeevit nahi rehna, jivit nahi rahna, jivit nahi rah{fut}, hona na hona, rahu ya na rahu, jiu ya maru, jeeu ya maru, mujhe maar do, mujhe maar de, mujhe maar dale, mujhe maar dalo, maar do mujhe, maar do koi, maar de koi, maar dalo mujhe, mar do mujhe, mujhe mar do, khel khatam kar, kahani khatam kar, kissa khatam kar, apna khel khatam, apna kissa khatam, apni kahani khatam, apni leela, apni kahani khtm, meri kahani khatam, mera khel khatam, sans lene ka man nahi, zeher de do, zehar de do, jahar de do, zeher dedo mujhe, rail se kat, train se kat, gaadi se kat, patri pe let, patri par let, patri pe so, maut ki neend, chir nidra, galat kadam, galt kadam, galat qadam, aatmghati kadam, bada kadam utha, khatarnak kadam, koi kadam utha l{sub}, kuch kar lunga, kuch kar lungi, kuch kar l{sub} apne, kuch kar baithu, kuch kar baithunga, kuch kar baithungi, kuch galat kar l{sub}, kuch galat kar baith{sub}, kuch galat kar baith{fut}, apne sath kuch kar, apne saath kuch kar, khud ke sath kuch, khud ke saath kuch galat, kuch ulta seedha kar, kuch ulta sidha kar, upar ka ticket, upar ki ticket, tapak jau, nipat jau, khallas kar lu, khallas ho jau, ram naam saty mera, meri chita, meri arthi, kafan, meri laash, shamshan jana, jaan nikal jaye, jaan nikal jaaye, pran nikal jaye, dam nikal jaye, chain ki neend so jau, chain ki neend sona, gehri neend so jau, lambi neend so jau, lambi neend sona, kisi ko meri zarurat nahi, kisi ko meri jarurat nahi, kisi ko meri jrurt nahi, meri kisi ko zarurat nahi, meri kisi ko jarurat nahi, koi meri parwah nahi, sab ke liye musibat, sabke liye musibat, sab ke liye bojh, sabke liye bojh, sabpe bojh, dusro pe bojh, dharti pe bojh, dharti par bojh, dharti ka bojh, kisi kaam ka nahi, kisi kaam ki nahi, kisi kam ka nahi, kisi kam ki nahi, bachna nahi chahta, bachna nahi chahti, agle janm me mil{fut}, agle janam me milte, is sharir se mukti, sharir chhodna, sharir tyag, deh tyag, deh tyagna, samadhi le lu, jal samadhi, bahut door chala jau, bahut door chali jau, bahut dur chala jau, bahut dur chali jau, bahut dur chale jane, itni dur chala jau, wapas na aau, kabhi wapas na aau, kabhi lautu, gayab ho jau, gayab ho jaun, gayab ho jane, gum ho jau, kahi gum ho, mit jau, mit jaun, jeena mushkil, jina mushkil, jeena muskil, jina muskil, jeena haram, jeena haraam, jina haram, jeena dubhar, jeena dushwar, jeena dushvar, jeene nahi deti, jeene nahi dete, jeene nahi de rah{past}, mera sab kuch khatam, mera sab khatam, meri duniya khatam, meri duniya ujad, paida kyu, janm kyu, main kyu paida, bhagwan ne mujhe kyu, kyu bhej{past} is duniya, kyu bheja mujhe, kyu banaya mujhe, upar wale ke paas jana, bhagwan ke paas jana hai, mummy ke paas upar, papa ke paas upar, upar papa ke paas, upar mummy ke paas, upar maa ke paas, zindagi jhand, jindagi jhand, life jhand, sar patak, sir patak, deewar pe sir, deewar me sir, diwar pe sar, khud ko thappad, ghut ghut ke jee, ghut ghut ke ji, ghut ghut kar jee, ghut ghut ke mar, roz roz mar, roj roj mar, roz marti hu, roz marta hu, roj marta hu, roj marti hu, til til mar, mar kyu nahi, mar kyu nhi, mar kyon nahi, mar kyu ni, maut kyu ni, utha kyu nahi, utha kyon nahi, utha kyu nhi, uthata kyu nahi, utha nahi leta, utha nahi lete, mar gaya hota, mar gayi hoti, mar gai hoti, mar jata, mar jati to, maut mang{part}, maut maang{part}, maut mangta, maut mangti, maut maangti, maut ki bheekh, maut ki bhik, bardasht nahi hoti zindagi, zindagi bardasht nahi, zindagi ab bardasht nahi, jindagi ab bardasht nahi, zindagi sahi nahi jati, sath marna, saath marna, saath me marna, jinda hone, zinda hone, jinda rehne se nafrat, jeene ki takat, jeene ki taqat, jeene ki himmat nahi, mera na rehna, mera na rahna, muh dikhaunga mar, kya muh dikha, kisko muh dikha, muh dikhane layak nahi, duniya mere liye nahi, duniya mere layak nahi, pul pe khada, pul par khada, pul pe khadi, chhat par khada, chhat pe khada, chhat pe khadi, patri pe khada, patri par khada, aakhri sandesh, aakhiri sandesh, akhri sandesh, latak jau, latak ja{fut}, latak jaun, sab khatam ho jaye, me bhi khatam, zindagi se bhag, jindagi se bhag, zindagi se bhaag, jindagi se bhaag, patri pe baith, patri par baith, rail ki patri, train ki patri, dhadakna band, uthna hi nahi chah, uthna nahi chahta, uthna nahi chahti, uthna hi nahi chahta, uthna hi nahi chahti, zindagi se azad, jindagi se azad, jeevan se azad, jivan se azad, zindagi se aazad, jeevan se aazad, duniya se azad, pran le lo, pran lelo, pran le le, mere pran, praan le lo',
  ],
  suicide: [
    'suicid*, sucid*, suicide~, suiside, susaid, sucid, kms, kmself, unalive, unaliving, selfharm, self harm, self harming, self injury, off myself, hara kiri, die by my own, my own hands, by my own hand, take my life, take my own life, taking my life, taking my own life, take his own life, take her own life, took his own life, took her own life, takes his own life, take own life, goodbye cruel world, death wish, deathwish, self destruct, self destruction, self destructive, take his life, take her life, take their life, takes his life, takes her life',
    'khudkushi~, khudkhushi~, khudkusi, khud khushi, khud kushi, khudkashi, aatmahatya~, aatma hatya, atm hatya, aatmhattya, atmaghat, aatmaghat, atmghati, atmdah, aatmdah, sucide, suicide, susaid, suside, suicaid, jaan de d{sub}, jaan de d{fut}, jaan de dena, jaan de dene, jaan dedu, jaan dedunga, jaan dedungi, jaan dena, jaan dene, jaan deti, jaan deta, jaan dedo, jaan lena, jaan le l{sub}, jaan le l{fut}, jaan lelu, apni jaan le, apni jaan lene, khud ki jaan, pran tyag, pran de, pran tyagna, jauhar, prano ki ahuti, maut ko gale, maut ke muh, icchamrityu, ichha mrityu, icha mrityu, jiwan leela samapt, jeevan leela samapt, jeevan leela khatam, is duniya ko alvida, zindagi ko alvida, jindagi ko alvida, jaan ki baazi, apni jaan de, jaan dene ka, jaan dedu kya, sucied, suicied, sucuide, susyde, sosaid, apna ant kar, apna ant kar l{sub}, apna ant kar l{fut}, khud ka ant, jaan de de{fut}, jaan de deg{past}, jaan de degi, jaan de dega, marne ja rah{past}, marne ja raha, marne ja rahi, marne chala, marne chali, marne wala kaam',
  ],
  /** dying as something one may wish for */
  dying: [
    'die, dying, dead, death, disappear, vanish, not exist, stop existing, cease to exist, not be here, not be alive, not be around, be gone, go to heaven, sleep forever, rest forever, eternal sleep, leave this world, leave the world, leave this earth, leave earth, kill, killing',
    'mar{inf}, marne, mar ja{sub}, mar jao, mar jana, mar jane, mar jaan, mar jaye, mar jau, mr jau, mrjau, mar jaaun, maru, marun, marjau, marjana, marr jau, maut, mout, mot, moat, mrityu, gayab, mit ja, mit jau, mitna',
  ],
  mustDie: [
    '',
    'mar jau, mar jaun, mr jau, marjau, mar hi jau, mar hi jaun, mar hi ja{fut}, mar ja{fut}, mar hi jana, mar jaungi, mar jaunga, marr jaunga, mr jaunga, mr jaungi, mar hi jaunga, margi, maru kya, mar jaye hum, mar jaye ham, mar jaye to, mar jate to, mar jata to, mar jati to, mar gaya hota, mar gayi hoti, mar gai hoti, mar jaata, mar jana hai, mar jana h, mar jana chahiye, marna hai, marna h, marna pasand, mar chuka hu, mar chuki hu, andar se mar, jeete ji mar, jite ji mar, zinda laash, jinda laash, zinda lash',
  ],
  otherwise: [
    'if, without, unless, otherwise, or else, because, bcoz, coz, soon by',
    'agar, nahi to, varna, warna, bina, nahi mila, nahi mili, nahi hui, nahi hua, na mila, na mili, na hua, na hui, to me, to main, toh, to, nahi aayi, nahi aaya, chhod, chod',
  ],
  live: [
    'live, living, alive, exist, existing, existence, keep going, go on, going on, carry on, continue living, wake up, waking up, breathe, breathing, stay alive, lively life',
    'jeena, jeene, jeeni, jeene, jina, jine, jiya, jiye, jiya ja, jeeya, jiu, jiun, jeeu, jeeun, jee pa, jee sak, jee nahi, jee rah, aur jee, nahi jee, jeekar, jee ke kya, jee kar kya, jee ke, jeete, jeevit rehna, jivit rahna, jinda rehna, zinda rehna, jinda rehne, zinda rahna, zinda rehne, jinda rahna, jinda rahne, saans lena, sans lene, jinda hu, zinda hu, jinda kyu, zinda kyu',
  ],
  myLife: [
    'life, lyf, my existence, this existence, living',
    'zindagi~, jindagi~, zindgi, jindgi, zndgi, jndgi, jeevan, jivan, jiwan, life, lyf, laif',
  ],
  ending: ['end, ending, ended, ends, finish, finishing, quit, quitting, terminate', ''],
  toEnd: [
    '',
    'khatam kar{inf}, khatam kar{sub}, khatam kar, khtm kr, khtm kar, khatam kr, khatam karlu, khatam kardu, khatm kar, khatm kr, khtam kar, khtam kr, khtm karna, khtm krna, khatam krna, khatam karu, khtm kru, khatam krdu, samapt kar, samapt karna, samapt karne, samapt karlu, samapt kr, khatam karne, khatam karke, ant kar, ant karna, ant karne, mita, mita du, mita dena, khatam ho ja{sub}, khatam ho jaun, khatam ho jau, khatam hona',
  ],
  isEnded: [
    '',
    'khatam, khatam ho gayi, khatam ho gai, khtm ho gyi, khatam hai, barbad ho gayi, barbaad, barbad, tabah, narak, nark, bojh, boj, bekar, bekaar, bekr, bemani, bematlab, vyarth, sazaa, zeher, jahar, andhera, andhkar, shrap ban, kat rahi nahi',
  ],
  weary: [
    'tired, tierd, exhausted, fed up, fedup, done with, sick of, sick and tired, hate, hating, hates, bored of, had enough, give up, giving up, given up, gave up, disgusted, weary, cant handle, cant cope, cannot cope, frustrated with, frustrated of, had it with, enough of, thak, thk, thakk, thaka, thaki, थक, थका, थकी, थककर, thakkar, thaak',
    'tang, tng, haar, har, oob, uub, ub, nafrat, nafart, ghrina, pak gaya, pak gayi, ukta, mohbhang, bhar gaya, man bhar, pareshan ho, haara, haari, harkar, chhutkara, chutkara, mukti, azadi, bezar, bejar, rooth',
  ],
  from: ['', 'se, say'],
  tiring: ['tiring, tiresome, exhausting, draining', 'thakane, thakau, thakane wali, thaka deti'],
  amDone: ['i am done, im done', 'bas ab, ab bas'],
  noUse: ['', 'koi fayda nahi, koi faida nahi, koi matlab nahi, koi arth nahi'],
  purpose: [
    'point, meaning, reason, purpose, use, worth, sense, hope, wish, courage, strength, motivation, why, anymore, what for, pointless, meaningless, useless, worthless, unbearable, burden, hell, curse',
    'matlab, mtlb, fayda, faida, fayeda, wajah, vajah, maksad, maqsad, arth, layak, laayak, kabil, haq, himmat, umeed, ummid, ummeed, chah, chaah, iccha, ichha, man, mann, mn, dil, shauk, khushi, sahara, kyu, kyun, kyon, kya karu, kya karna, kya krna, kya karunga, kya karungi, kya fayda, bekar, bekaar, bojh, vyarth, mushkil lag, saza, sazaa, bas ki nahi, bas ka nahi, karan, kaaran, bacha, bachi, bache',
  ],
  worthless: [
    'worthless, meaningless, pointless, useless, unbearable, a burden, burden, hell, not worth, isnt worth, no worth, no point, no meaning, worth nothing, empty, hopeless, a curse, punishment, torture, finished, over, ruined, no sense, nothing left, not for me',
    '',
  ],
  nothingLeft: [
    'nothing left, nothing more, nothing remains, no reason, no point, no hope, no meaning, no purpose, no desire, no will, no wish, no strength, no courage, no energy, no way out, whats the point, what is the point, why should i, why do i, why am i, what for, why bother, lost the will, lost all hope, lost hope, lost all desire, lost interest, dont see any, dont see a, do not see, dont see the point, dont find, cant find, see no, find no, whats the use, what is the use, any reason, any point, give me a reason, one reason, no future, whats the use of, what is the use of, use of dragging',
    'kuch nahi bacha, kuch nhi bcha, kuch bacha nahi, kuch bhi nahi bacha, koi umeed nahi, umeed nahi bachi, koi matlab nahi, koi wajah nahi, koi fayda nahi, kuch nahi rakha, kuch nahi raha',
  ],
  goOn: [
    'live, living, alive, go on, carry on, continue, exist, stay, keep going, wake up, future, life, breathe, body, dragging, existence, breathing',
    '',
  ],
  cryForHelp: [
    'why am i still here, why i am still here, still here when nobody, tell my mother i loved, tell my parents i loved, tell them i loved, tell everyone i loved, not see another birthday, dont want to see another birthday, sad that i woke up, sad i woke up, thank you for everything goodbye, for everything goodbye, walk in front of a truck, walk in front of a train, walk in front of a bus, in front of a train, gave away my things, given away my things, gave my things away, cant go on, cannot go on, can not go on, cant take it, cannot take it, cant take this anymore, cant take this any more, cant take this pain, cannot take this anymore, cant do this anymore, cant do this any more, cannot do this anymore, cant bear it, cannot bear it, cant bear this, cannot bear this, cant handle it, cant handle this anymore, cant live anymore, cannot live anymore, cant live like this, cant live any more, cant live this life, cant survive anymore, cant cope anymore, dont want to wake up, not want to wake up, dont want to be here anymore, dont want to be alive, dont want to exist, do not want to exist, dont feel like living, not feel like living, dont wanna live, dont wanna exist, dont wanna be here, dont want to be here, dont want this life, dont want my life, no longer want to live, no longer wish to live, dont wish to live, dnt want to live, dnt wanna live, dont deserve to live, dont deserve this life, hate living, hate being alive, hate my existence, hate my life, hate myself, i am done living, im done living, done living, done with life, done with everything, done with it all, through with life, rather be dead, better dead, better if i die, better if i was dead, better off dead, wish i was dead, wish i were dead, wish i could die, wish i could disappear, wish i could just disappear, want to disappear, wanna disappear, want to vanish, make it stop, make the pain stop, make everything stop, everything to stop, want it to stop, end the pain, end this pain, end my pain, end this suffering, end my suffering, end my misery, end it all, end everything, ending everything, ending it all, end things for good, end this all, ending this all, end it now, end it tonight, end it today, finish myself, finish my life, want it to end, want all this to end, want everything to end, want it all to end, want it over, want to be over, want it to be over, given up on life, give up on life, giving up on life, given up on everything, give up everything, no way out, never wake up, not wake up, never to wake, dont wake up, born at all, no future for me, see no future, see any future, see a future, dont see myself in future, wont be here, not be here tomorrow, wont be alive, i will be gone, ill be gone, i am gone, im gone, after i am gone, after im gone, once im gone, if i am gone, i was gone, i were gone, i wasnt here, i was not here, i wasnt there, i was not there, i wasnt around, i was not around, i didnt exist, i did not exist, i never existed, if i died, if i die, when i die nobody, miss me, better without me, happier without me, happy without me, fine without me, peace without me, better off without me, peaceful without me, better place without me, world without me, burden on everyone, burden on my, burden to everyone, burden to my, i am a burden, im a burden, i am just a burden, feel like a burden, being a burden, i am useless to, god take me, god please take me, take me away god, lord take me, goodbye everyone, goodbye forever, bye forever, goodbye note, goodbye letter, farewell note, last message, final goodbye, say goodbye to life, saying goodbye, suicide note, last note, sleep and never, sleep forever, sleep and not, not get up again, go to sleep forever, cut my wrist, feel like ending, thinking of ending, thought of ending, thoughts of ending, think of ending, feel like dying, want to sleep forever, kill me please, please kill me, let me die, someone kill me, let me go from this world, give me death, pray for death, waiting for death, waiting to die, wait for death, ready to die, death is better, death is the only, death seems, only death, prefer death, death over life, embrace death, rope, noose, i was dead, i were dead, cant go on with this life, cant go on with life, someone please kill me, give up on my life, disappear forever, stop existing, swallow pills, my veins, end it with a',
    'kya karu jee kar, kya karun jee kar, kya karu jeekar, kya karun jeekar, jee kar kya karu, jeekar kya karu, jee kar kya karun, jeekar kya karun, jee kar kya fayda, jeekar kya fayda, meri maut ke baad sab, meri death ke baad sab, meri mrityu ke baad sab, subah na ho mere, goli khane se sab khatam, goliya khane se sab khatam, unse bahut pyar karta tha, unse bahut pyar karti thi, mere na rahne, afsos hota hai ki aankh khul, afsos ki aankh khul, papa ke naam chitthi, maa ke naam chitthi, mummy ke naam chitthi, ghar walo ke naam chitthi, gharwalo ke naam chitthi, sabke naam chitthi, keh dena main unse, kah dena main unse, keh dena mai unse, is sharir me rehna nahi, is sharir me rahna nahi, sharir me nahi rehna, is janm ko yahi chhod, is janam ko yahi chhod, kal ke baad kisi ko meri chinta, kal ke baad koi meri chinta, dekh ke galat khayal, dekh kar galat khayal, dekhkar galat khayal, dekhkar bure khayal, dekhkar bure khyal, dekh ke bure khayal, dekh ke bure khyal, dekh ke galat khyal, kamre me rassi mili, kamre se rassi mili, aatma ko shanti kab milegi ab jana, aatma ko shanti kab milegi main ab, utha le, utha lo, uthale, uthalo, utha le bhagwan, utha lijiye, bula le, upar bula, mujhe bula lo, apne paas bula, apne pass bula, maut de do, maut dedo, maut de de, maut kyu nahi, maut bhi nahi, maut nahi aati, maut kyu nhi aati, maut aa jaye, maut aajaye, maut hi rasta, maut hi ek rasta, maut hi ilaj, maut hi hal, maut hi, maut chahiye, maut maang, maut mang, maut ki dua, maut ka intezar, maut ka intjar, maut behtar, maut se behtar, maut acchi, maut achi, maut ko gale, sirf maut, bas maut, mere bina, mere bagair, mere bager, mere bgair, mere na rehne, mere na hone, mere jane ke baad sab, mere marne, mere mar jane, mar jane se, me na rahu, main na rahu, me hi na rahu, main hi na rahu, na rahu to, nahi rahu to, nahi rahunga to, nahi rahungi to, me nahi rahunga, me nahi rahungi, mai nahi rahungi, mai nahi rahunga, kal nahi rahunga, kal nahi rahungi, sab par bojh, sab pe bojh, ghar par bojh, ghar pe bojh, parivar par bojh, maa baap par bojh, maa baap pe bojh, bojh hu, bojh ban gaya hu, bojh ban gayi hu, bojh ban gai hu, kisi ko fark nahi, kisi ko farak nahi, kisi ko frk nhi, duniya chhod{inf}, duniya chhod ke, duniya chhod du, duniya chod{inf}, duniya chod ke, duniya chod kar, duniya chhodkar, duniya chodkar, duniya chod du, duniya chhod, duniya chod, duniya se ja{inf}, duniya se ja, duniya se jana, duniya se chala, duniya se chali, duniya se vida, duniya se door, duniya se dur, duniya se mukti, duniya me nahi rehna, duniya mein nahi rehna, duniya me nahi rahna, duniya me rehna nahi, duniya me nhi rhna, duniya me nahi jeena, upar chala jau, upar chali jau, upar jana chahta, upar jana chahti, bhagwan ke paas jana, bhagwan ke paas chala, bhagwan ke paas chali, bhagwan ke pas jana, hamesha ke liye so, hamesha k liye so, hamesha ke liye soja, hamesa ke liye so, hamesha ke liye chala, hamesha ke liye chali, hamesha ke liye sona, hamesha ke liye ja, hamesha ke liye aankh, aankhe band kar lu, kabhi na uthu, kabhi na jagu, kabhi na uthna, kabhi uthu hi na, subah na uthu, subah aankh na khule, aankh hi na khule, aankh na khule, neend se na uthu, sokar na uthu, uthu hi nahi, uthu hi na, na uthu, uthna hi na pade, uthna na pade, kash na uthu, paida hi na, paida hi nahi, paida na hota, paida na hoti, peda hi na, paida kyu hua, paida kyu hui, paida kyu kiya, janm hi na, janam hi na, janm kyu, janam kyu, janm na hota, janam na hota, janm hi nahi, sab khatam kar du, sab khatam kar dun, sab khatam kar lu, sab khatam kardu, sab khtm kr du, sab khtm krdu, sab kuch khatam kar, sab kuch khatm kar, sab kuch khtm kr, sab khatam karna, sab khatm karna, sab khatam karne, sb khtm krne, sb khtm krna, sab kuch khatam karne, sab khatam ho jaye mere, ab aur saha nahi, aur saha nahi jata, ab saha nahi jata, ab nahi saha jata, ab nahi sahan hota, ab aur sahan nahi, ab aur bardasht nahi, ab bardasht nahi hota, ab nahi hota mujhse, ab nahi ho raha mujhse, mujhse nahi ho raha ab, ab aur nahi, himmat haar gaya, himmat haar gayi, himmat har chuka, himmat haar chuki, khud se nafrat, khud se nafarat, apne aap se nafrat, mar jaata hu andar, akhri alvida, aakhri alvida, alvida, akhri message, aakhri message, akhri baat, aakhri sandesh, jeena nahi chah, jeena haraam lag, jeena nahi, jina nahi, jeena nhi, jina nhi, nahi jeena, nhi jina, nahi jina, jeene layak, jeene ka haq, nahi jiya, jiya nahi, jiya nhi, nhi jiya, jee nahi pa, jee nahi sak, ji nahi paunga, ji nahi paungi, ji nhi paunga, ji nahi sakta, ji nahi sakti, nahi ji sakta, nahi ji sakti, nahi jee sakta, nahi jee sakti, jeekar kya, jee ke kya, jee kar kya, ji kar kya, jeene ka kya, jeena kyu, kyu jeena, kyu jeeu, kyu jiu, kyu jiun, kyu jee, kyu jinda, kyu zinda, zinda kyu, jinda kyu, kis liye jiu, kiske liye jiu, kisliye jiu, kiske liye jeeu, kiske liye jeena, kis liye jeena, kiske liye jinda',
  ],
  hurt: [
    'hurt, hurting, hurts, harm, harming, harms, cut, cuts, cutting, slash, slashing, slashed, slit, slitting, slits, kill, killing, killed, kills, hang, hanging, hanged, hung, hangs, shoot, shooting, burn, burning, burned, drown, drowning, stab, stabbing, starve, starving, punish, punishing, injure, injuring, end, ending, finish, poison, poisoning, destroy, destroying, set fire, choke, strangle, suffocate, electrocute, bleed',
    'nuksan, nuksaan, nukshan, chot, kaat, kat, kaata, kaatne, kata, kaatu, katu, maar, maarna, maarne, marna, maru, maar du, maar dalu, mita, khatam, khtm, khatm, jala, jalana, jalane, jalaya, aag, goli maar, latka, latkana, latak, tadpa, saza, taklif, zakhmi, ghayal, khoon nikal, ant',
  ],
  wrists: [
    'wrist*, vein, veins, my arms, my arm, my hand, my hands, throat, my neck, my skin, my thighs, his wrist, her wrist, her arms, his arms, blade, razor, into my, to my arm',
    'nas, nass, naso, nasein, nase, nabz, kalai, kalaai, haath, hath, gala, gale, blade, bled, ungli nahi',
  ],
  cut: [
    'cut*, slash*, slit*, blade, razor, stab*, scratch*, bleed*',
    'kaat, kat, kaat{inf}, kaat{sub}, kaat{past}, kaat li, kaat lu, kat li, kat lu, kat lunga, chir, cheer, ghont, ghot, dabau',
  ],
  poison: [
    'poison*, sleeping pill*, sleeping pills, sleeping tablet, sleeping tablets, rat poison, pesticide, phenyl, harpic, acid, overdose*, over dose, od on, all my pills, all the pills, lot of pills, many pills, bunch of pills, bottle of pills, all the tablets, many tablets, all my tablets, all my medicines, kerosene, petrol, cyanide, sulphas, celphos',
    'zeher, jahar, zahar, jehar, zaher, jaher, jeher, zehr, jehr, jahr, zahr, zher, jher, vish, neend ki goli, neend ki goliya, neend ki goliyan, nind ki goli, nind ki goliya, neend ki dawai, neend ki dawa, neend ki tablet, keetnashak, kitnashak, chuhe mar, chuhe maar, chuha maar, phenyl, finail, harpic, tezab, tejab, mitti ka tel, kerosin, sulfas, salfas, dher sari goliya, bahut sari goliya, saari goliya, sari goliya, sari goli, goliya ikatthi, goliya ikkathi, goliyan ikatthi, goliya jama, goliyan jama, goliya jama kar',
  ],
  take: [
    'take, took, taking, taken, takes, eat, eating, ate, drink, drank, drinking, swallow*, consum*, have, had, enough, how many, how much, buy, get, want, need, pour, kept, ready, collected, saved, stored',
    'kha, khana, khane, khai, khaya, khau, khalu, khali, khalunga, khalungi, kha{fut}, kha lu, kha liya, kha li, khake, khakar, pi, pee, peena, pina, piya, pilu, pee lu, piu, pi lu, pii, peene, pikar, nigal, le lu, le li, lelu, kitni, kitna, kitne, chhidak, chidak, daal, dal, ikatthi, ikkathi, ikattha, jama, rakhi, rakh, hi rasta, hi sahara, hi hal, hi ilaj, hi chara',
  ],
  overdose: ['overdose*, over dose, overdosing, sulphas, celphos', ''],
  jump: [
    'jump, jumping, jumped, jumps, leap, fall off, throw myself, throwing myself, lie down on, lay on, stand on, step in front, walk into, drive into, crash my',
    'kood, kud, kood{inf}, kud{inf}, kood ja, kud ja, kud jau, kood jau, kudu, koodu, koodkar, kudkar, chhalang, chalang, chhlang, gir jau, gir jaun, aa jau, aa jaun, let jau, let jaun, so jau, dub jau, doob jau, doob{inf}, dub{inf}, dub mar, doob mar, doob ke, takra, aa gaya, kat jau, kat mar, samne aa, niche aa, aage aa, ke aage, ke samne, ke saamne, ke neeche, ke niche, dub ja, doob ja, dub jana, dub jane, doob jana, doob jane, dub jau, dubkar, doobkar, dub ke',
  ],
  height: [
    'terrace, roof, rooftop, building, floor, bridge, balcony, cliff, train, trains, track, tracks, railway, metro, river, well, sea, lake, canal, flyover, window, truck, bus, highway, ocean, front of, off',
    'chhat, chat, chht, chhatt, imarat, building, bilding, pul, balcony, balkani, khidki, pahad, pahadi, khai, train, tren, rail, relgadi, patri, patari, nadi, nahar, kua, kuan, kuen, kue, samundar, samandar, talab, ganga, gaadi ke, truck, trak, metro, manzil, manjil, pani me, bas ke niche, jheel, yamuna',
  ],
  hang: [
    'hang, hanging, hanged, hung, rope, noose, fan',
    'fansi, faansi, phansi, fasi, faasi, phaansi, phasi, fanda, phanda, fande, phande, fanda, latak, latk, latkne, latakna, latak{inf}, jhool, jhul, rassi, rasi, pankhe, pankha, fan',
  ],
  hangHow: [
    'myself, himself, herself, my self, ceiling, from fan, from the fan, to the fan',
    'laga, lgaa, lagane, lagana, lga, lagau, laga lu, lagaunga, lagaungi, laga li, lag, le, leke, lekar, khakar, kha, khaa, khane, latak, latk, latakna, jhool, jhul, ja, jau, jaun, man, mann, mn, dil, pankhe, pankha, fan, par, pe, se',
  ],
  painlessly: [
    'how to, ways to, way to, ways of, easiest, easy, painless, painlessly, peacefully, peaceful, quick, quickest, quickly, method, methods, without pain, least painful, best way, good day to, right day to, right time to, good time to, best time to, best day to',
    'tarika, tareeka, tarike, tarika, aasan, asan, bina dard, kaise maru, kaise maroon, kaise marte, kaise mara, kaise mar jau, muhurat, shubh din',
  ],
  toDie: [
    'to die, die, dying, of dying, of death, death, kill myself, of suicide, end life, end my life, to go from this world, kill oneself, to kill',
    'marne, mar{inf}, maru, mar jau, mar jaun, maut, mara jaye, marte',
  ],
  born: ['born, birth', 'paida, peda, janma, janm, janam, jnm, janmi'],
  neverBorn: [
    'wish, never, better, hadnt, wasnt, not been, rather',
    'kash, kaash, kyu hi, hi na, hi nahi, na hota, na hoti',
  ],
  wellWithout: [
    'better, happy, happier, fine, relieved, relief, peace, peaceful, care, cares, miss, difference, notice, cry, easier',
    'khush, khus, acha, accha, achha, behtar, chain, shanti, sukoon, sukun, rahat, theek, thik, fark, farak, frk, chal jayega, kami, royega, rone, pareshan nahi, bhala, yaad, jee lenge, aasan',
  ],
  withoutMe: [
    'without me, i was gone, i am gone, im gone, i were gone, i wasnt, i was not, i wasnt here, if i die, if i died, i died, i disappear, i left this world, i vanish, i go away forever, my absence, i am dead, im dead, i am no more, im no more, i was no more',
    'mere bina, mere bagair, mere bager, mere jane, mere na hone, mere na rehne, me na rahu, main na rahu, me mar jau, main mar jau, mar jau, mar jaun, mere marne, me na hota, main na hota, main na hoti, me na hoti, main chala jau, main chali jau, me chala jau, me nahi rahunga, mar jane',
  ],
}

const DEATH: WordLists = {
  ayu: ['', 'aayu, ayu, aayush, ayush, aayushya'],
  early: ['soon, early', 'jaldi'],
  lifeLeftPerhaps: [
    'years of life, life is left, how much life',
    'zindagi kitni, jindagi kitni, zindgi kitni, life kitni, jindgi kitni, kitna jeevan, kitna jivan, kitni zindagi, kitni jindagi, kitni life, jeevan kitna, jivan kitna, aayu kab tak, umr kab tak, umar kab tak',
  ],
  hardLife: ['', 'mushkil, kathin, badal, badl{fut}, achhi, sundar, khush, dukhi, sangharsh'],
  risk: ['danger, dangerous, risk, risky, threat', 'khatra, khatre, khatarnak, sankat, jokhim'],
  ownLife: ['life', 'jaan, pran, prano, jeevan, jivan, zindagi, jindagi'],
  aged: [
    '60, 65, 70, 75, 80, 85, 90, 95, 100, 78, 82, 83, 84, 86, 87, 88, 89, 91, 92, 93, 94, 96, 97, 98, 99, old',
    'budhe, budhi, buddhe, buzurg, bujurg, umardaraz',
  ],
  moreYears: [
    'how many more years, how many years, how much longer, how long',
    'aur kitne saal, kitne saal aur, kitne saal, kitna samay, kitne din',
  ],
  lifeLeftSurely: [
    'do i have left, does he have left, does she have left, years do i have, years i have left, years have i got, many years i have, many more years i have, years i have got, left to live, years to live, months to live, days to live, how much life, life is left, last day on earth, days on earth, end of my life, on this earth, on this planet, in this world, expiry date, my expiry, his expiry, her expiry, reach old age, see old age, live to old age, grow old, guest for, few days guest, few months guest, total age, go first, will go first, how much age, be alive to see, alive to see, life line short, with me for next, with us for next, with us for how, with me for how, years of life i, live till my, live till our, live to see, age written, age is written, more birthdays',
    'saans kitni, saansen kitni, kitni saans, kitni saansein, umar puri, umar poori, aayu puri, umra puri, ayu puri, aayu poori, dharti par kab tak, dharti pe kab tak, duniya me kab tak, duniya mein kab tak, is duniya me kitne, is duniya me kitna, aayu ganana, ayu ganana, ayu nirnay, aayu nirnay, ayu gadna, aayu gadna, pehle chala ja{fut}, pehle chali ja{fut}, duniya me kitne din, antim stage, akhri stage, aakhri stage, aakhiri stej, akhri stej, antim awastha, antim avastha, kitne din ka mehman, kitne din ki mehman, kitne din ke mehman, kitne dino ka mehman, kitne din mehman, kab tak mehman, mehman kitne, din ka mehman, din ke mehman, bulawa kab, bulava kab, upar wale ka bulava, upar wale ka bulawa, yam ka bulawa, ticket kab kat{fut}, ticket katega, ticket kat, arthi kab, jeevan avadhi, jivan avadhi, jeevan kaal, jivan kal, kitni lambi zindagi, kitni lambi life, budhapa dekh{fut}, budhapa dekh pa{fut}, budhape tak pahuch, shatayu, satayu, sau saal, 100 saal, 100 sal jiy, khatre me hai jaan, zindagi kitne saal, jindagi kitne saal, zindgi kitne saal, life kitne saal, zindagi kitne sal, jindagi kitne sal, total age, pehle jaunga ya, pehle jaungi ya, pehle jayega ya, pehle kaun jaega, pehle kaun jayega, pehle me ja{fut}, pehle mai ja{fut}, pehle main ja{fut}, pehle hum ja{fut}, shadi tak jinda, shadi tak zinda, shadi tak jivit, kitne saal ka jeevan, kitne saal ki zindagi, kitne varsh ka jeevan',
  ],
  money: [
    'money, salary, savings, lakh, lakhs, crore, crores, kg, kilo, weight, marks, percent, followers, subscribers, business, startup, marriage, relationship, company, love, job, friendship',
    'paisa, paise, lakh, karod, crore, kilo, vajan, shadi, rishta, vyapar, dhandha, naukri, bachat, subscriber, percent, pratishat, izzat, ijjat',
  ],
  death: [
    'deaths, demise, mrityu, mrityu yog, fatal, deadly, mortality, untimely end, balarishta, balarista, apamrityu, alpayu, alpaayu, longevity~, lifespan, life span, life expectancy, lifetime span, maraka dasha death, funeral, age of death, ayurdaya, ayur daya, ayurday, lifespan, deth, डेथ, death',
    'maut, mot, mout, moat, mrityu, mratyu, mrutyu, mrtyu, mrityu~, mruthyu, mritu, mrutu, mirtyu, dehant, dehaant, dehavsan, nidhan, alpayu, alpaayu, apmrityu, deergayu, deerghayu, dirghayu, dirgayu, lambi aayu, lambi umar, balarisht, antyeshti, arthi, swargwas, svargvas, param dham, ram naam saty, prananat, pranant, pranaant, ayurday, aayurday, ayurdaya, aayurdaya',
  ],
  dies: [
    'die, dies, dying, expire, expires, perish, pass away, passing away, passes away, kick the bucket, leave this world, leave us, leave the world, no more, lose my father, lose my mother, lose my husband, lose my wife, lose my mom, lose my dad, lose my child, lose my son, lose him forever, lose her forever, meet my maker, meet my end, meet his end, meet her end, leave my body, leave the body, leave his body, leave her body, go to god, meet god, meet his end, lose my mummy, lose my papa, lose my grandmother, lose my grandfather, rip',
    'mar{fut}, mr{fut}, marega, marenge, maroonga, maroongi, mar ja{fut}, mr ja{fut}, mar jaegi, mar jaye{sub}, guzar ja{fut}, gujar ja{fut}, guzr{fut}, gujr{fut}, guzar{fut}, gujar{fut}, chal bas{fut}, dum tod{fut}, dam tod{fut}, mar sakta, mar sakti, mar jana, marna, marne, jaan ja{fut}, jaan jane, jaan nikl{fut}, jaan nikal, jaan bach{fut}, jaan bachegi, jaan bach jayegi, chhodkar chal{fut}, bhagwan ke ghar, bhagwan ke paas ja{fut}, bhagwan ke pas ja{fut}, bhagwan ko pyare, swarg ja{fut}, swarg sidhar{fut}, yamraj, yamraaj, yamdoot, yamdut, kaal aa{fut}, duniya chhod{fut}, duniya chod{fut}, duniya se ja{fut}, duniya se kab, duniya se vida, pran le l{fut}, pran lelega, praan le, pran nikal, praan nikal, pran nikl{fut}, pran ja{fut}, pran chhut{fut}, parlok, kho d{fut} papa, papa ko kho, maa ko kho, mummy ko kho, pati ko kho, nahi rahenge kya, nahi rahegi kya, nahi rahengi kya, nahi rahega kya, saath chhod d{fut} duniya, anhoni mrityu, arisht, arishta, jaan gawa, jaan gava, jaan se haath, shaheed ho{fut}, shahid ho{fut}, veergati, shahid honge, shaheed honge, shahid hoga, shaheed hoga, shahid ho jayenge',
  ],
  willDie: [
    '',
    'mar{fut}, mr{fut}, mar ja{fut}, mr ja{fut}, maroonga, maroongi, guzar ja{fut}, gujar ja{fut}, guzr{fut}, gujr{fut}, chal bas{fut}, swarg sidhar{fut}',
  ],
  willLive: [
    '',
    'jee{fut}, ji{fut}, jeey{fut}, jiy{fut}, jeyenge, jiyenge, jiegi, jeeyega, jeeyegi, jiega, jee pa{fut}, jee sak, jee lu{fut}, jivit rah{fut}, jeevit rah{fut}, zinda rah{fut}, jinda rah{fut}, zinda rh{fut}, zinda bach{fut}, jinda bach{fut}, jivit bach{fut}, zinda reh{fut}, jinda reh{fut}, zinda hai, zinda ho{fut}, jeevit ho{fut}, jivit, jeevit, zinda, jinda',
  ],
  survive: [
    'survive*, surviving, outlive*, outliving, make it through, make it till, make it past, make it to, pull through, be alive, stay alive, remain alive, still alive, alive till, alive until, alive when, live through, live to see, live till, live until, live upto, live up to, live past, live beyond, live more, live longer, live long, live for how, live to be, see me married, see my wedding, see my marriage, see his grandchildren, see her grandchildren, attend my wedding, be there for my wedding, be with us, with us for, to see my sons, to see my daughters, to see my grand, alive to see, line short, live till my',
    'bach pa{fut}, bach ja{fut}, bch pa{fut}, bch ja{fut}, bach{fut}, bch{fut}, bach sak{fut}, bach sakta, bach sakti, bachna, bachne, shadi dekh{fut}, pota dekh{fut}, pote ko dekh{fut}',
  ],
  place: [
    'abroad, india, city, house, home, together, with my, apart, alone, separately',
    'videsh, bharat, india, shahar, ghar, saath me khush',
  ],
  longLive: [
    'live, living, alive, be with us, be around, with us',
    'jee{fut}, ji{fut}, jiy{fut}, jeey{fut}, jiyenge, jeyenge, jeena, jina, jinda, zinda, jivit, jeevit, jee, jiye, jeene, jine',
  ],
  howLong: [
    'how long, how many years, how many more years, how much longer, how many days, how many months, how many more, till what age, until what age, what age, which age, how much time, how many birthdays, till when, upto what age, upto which age, how much more, what year',
    'kitne, kitni, kitna, kab tak, kb tk, kab tk, kabtak, kab tal, kahan tak, kaha tak, saal tak, sal tak, saal tk, sal tk, umar tak, umra tak, baras tak, varsh tak, aur kitna, bharosa',
  ],
  left: [
    'left, remain*, remaining, more, got, balance, in hand',
    'bacha, bachi, bache, baki, baaki, bchi, bache hue, shesh, sesh, aur, likha, likhi, likhe',
  ],
  lifeLeft: [
    'years left, year left, days left, months left, time left, life left, left to live, years to live, months to live, days to live, life remaining, years remaining, remaining life, remaining years, years do i, years does, years i have, years have i, time do i have, time does, years has, time has, long does, long do i have, long has, years my, time with us, time in this world, days on earth, day on earth, days on this earth, time on earth, last breath, last breaths, my last day, final days, days are numbered, end is near, end of my life, my end, his end, her end, end of his life, end of her life, my time come, my time up, time is up, my time will come, his time come, how long does papa, time papa has',
    'zindagi bachi, jindagi bachi, zindgi bchi, zindagi baki, jindagi baki, life bachi, life baki, umar bachi, umra bachi, jeevan bacha, jivan bacha, saal bache, sal bache, varsh bache, din bache, saal baki, din baki, saal aur, sal aur, din aur, din or, saal or, baras aur, kitna samay bacha, kitna waqt bacha, kitna time bacha, kitna time hai, waqt bacha, antim samay, antim waqt, antim ghadi, antim din, antim kshan, antim saans, antim yatra, antim sanskar, aakhri samay, akhri samay, akhiri samay, aakhri din, akhri din, aakhri waqt, akhri waqt, aakhiri samay, akhri saans, aakhri saans, aakhiri saans, aakhri ghadi, akhri ghadi, akhri time, aakhri time, ant samay, ant kaal, mera ant, jeevan ka ant, jivan ka ant, zindagi ka ant, mera end, jeevan rekha, jivan rekha, aayu rekha, ayu rekha, saanse bachi, sanse bachi, saansein, saanse',
  ],
  remains: [
    '',
    'rahenge, rahengi, rahega, rahegi, rhenge, rhengi, rhega, rhegi, rehenge, rehengi, rehega, rehegi, saath de{fut}, sath de{fut}, hamare sath, hamare saath',
  ],
  till: ['', 'tak, tk, aur, or, beech, bich, bina'],
  elder: [
    '',
    'papa, papaji, pita, pitaji, maa, ma, mata, mataji, mummy, mammi, mammy, amma, abbu, ammi, babuji, bauji, dada, dadaji, dadi, dadu, nana, nanaji, nani, nanu, saas, sas, sasur, tau, tai, bua, mausi, chacha, chachi',
  ],
  busy: [
    '',
    'bimar, beemar, pareshan, naraz, naraj, gussa, gusse, udas, dukhi, videsh, door, dur, busy, vyast, naukri, job, jail, hospital, aspatal, bhaiya ke sath, mere khilaf, khilaf, virodh, raji, raazi, berozgar, alag, ghar pe, kahan, kaha rah, kaise rah, kaisa rah, kaisi rah, kaise, kaisi, kaisa, khush, taraf, saath me khush, swasth, nokri, pas kab tak, gaon, shahar, delhi, mumbai, dubai',
  ],
  age: [
    'lifespan, life span, age of life, उम्र, उमर, total age, age limit, age as per, life line, lifeline, age written, age is written',
    'umar, umr, umra, ayu, aayu, aau, ayush, aayush, jeevan kal, jeevankaal, jeevan kaal, total age',
  ],
  ageHowLong: [
    'long, short, written, written for',
    'lambi, lmbi, likhi, likha, bachi, kam, chhoti, choti, badi, poori, puri, chhota, deergh, alp, kitni hai, kitni h, kitni likhi, kitni he, kitni batai, kitna hai, batao, bataiye, btao, bata do, bataye, kitni hogi, dikhao, kitni bachi, kitni hai meri, baki',
  ],
  otherAge: [
    'marriage, marry, job',
    'shadi, shaadi, vivah, byah, naukri, job, rishta, hone wale, hone wali, jeevansathi, jivansathi, antar, anter, fark, farq, gap, umar me, umr me, umra me, aayu me, umar mein, padhai, lover, premi, premika, girlfriend, boyfriend, baccha, santan ki shadi, ladke ki, ladki ki, karza, ghar',
  ],
  widow: [
    'widow*, widower, widowhood, orphan, orphaned, lose my parents, lose both parents',
    'vidhwa~, vidhva, vidva, vidhava, bidhwa, vidhur, vaidhavya, vaidhvya, suhag, suhaag, sindoor mit, sindur mit, anath, aanath, maang ujad, mang ujad, mangalsutra tut, saya uth, saaya uth, sar se saya, anath ho',
  ],
  remarried: [
    'remarr*, re marry, marry again, second marriage, pension, i am a widow, im a widow, being a widow',
    'dusri shadi, doosri shadi, punarvivah, pension, dobara shadi, vidhva hu, vidhwa hu, vidhur hu',
  ],
  lifeDanger: [
    'danger to life, danger to my life, danger to his life, danger to her life, threat to life, threat to my life, risk to life, risk to my life, life in danger, life is in danger, life at risk, life is at risk, life threat, life threatening, life danger, life risk, danger of life, threat of life, near death, be killed, get killed, be murdered, get murdered, life be saved, save his life, save her life, save my fathers life, save my mothers life, gods home, final journey, last stage, final stage, be murdered, murdered, get killed, be killed',
    'jaan ka khatra, jaan ko khatra, jan ka khatra, jaan khatre, jaan ka khtra, jaan ko khtra, jaan ka dar, jaan pe khatra, jaan par khatra, jaan ka nuksan, jaan ka jokhim, jaan jokhim, jaan ko jokhim, pran ka khatra, prano ka khatra, prano ko khatra, pran sankat, jeevan khatre, jivan khatre, jeevan ko khatra, jivan ko khatra, jeevan ka khatra, zindagi khatre, zindagi ko khatra, zindagi ka khatra, jindagi ko khatra, life ko khatra, life khatre, life ka khatra, mrityu tulya, mrutyu tulya, jaanleva, janleva, jaan leva, praanghatak, pranghatak, hatya hogi, hatya ho sakti, maar dal{fut}, marwa d{fut}, marva d{fut}, jaan le l{fut}, jaan lelega, jaan lega, jaan legi, jaan le lega, murder hoga, murder ho, mardar hoga, katl hoga, katal hoga, hatya hogi, suhag ko khatra, suhaag ko khatra, suhag pe, jaan ko kuch, jaan bach, jaan bach pa{fut}, jaan bach ja{fut}, jaan ja sakti, jaan jane ka, jaan jaane ka, mara jaunga, mari jaungi, mara jayega, mare jayenge, maara jaunga, maara jayega, mara jaega',
  ],
  kills: ['kill', 'maar d{fut}, mar dalega, mar degi, mar dega, kha ja{fut}'],
  oldAge: [
    '55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 60th, 65th, 70th, 75th, 80th, 85th, 90th, 95th, 100th, 60s, 70s, 80s, 90s, sixty, seventy, eighty, ninety, hundred, साठ, सौ, sau',
    'sattar, assi, nabbe, pachas, pachhattar, pachpan, pichhattar, pachasi, sau saal',
  ],
  reach: [
    'reach, cross, see, touch, till, upto, up to, live, past, beyond, make it to, birthday, turn, complete',
    'tak, tk, paar, par, jee, ji, cross, dekh, ho pa{fut}, ka ho ja{fut}, ki ho ja{fut}, ka hounga, poore, pure, janmdin',
  ],
  ceases: ['end, ends, ending, finish, over', 'ant, khatam, samapt'],
}

const PREGNANCY: WordLists = {
  losesBaby: [
    'lose, losing, lost, breech, turn, abnormal*, bleed*, spotting, cord',
    'kho d{fut}, kho dunga, kho dungi, kho ja{fut}, kho dena, ulta, tik{fut}, ruk{fut}, bleeding, bliding, khatra',
  ],
  wantsBoy: [
    'want a boy, want boy, want a son, want son, need a boy, want a girl, want girl',
    'ladka chahiye, beta chahiye, ladki chahiye, beti chahiye, ladka chaiye, beta chaiye, putra chahiye, waris chahiye, varis chahiye',
  ],
  inBelly: ['tummy, belly, womb', 'pet me, pet mein, pet wala, kokh me, pet ke andar'],
  monthsAlong: [
    'weeks, months along, th month, rd month, nd month, 2nd month, 3rd month, 7th month, 8th month, 9th month, first month',
    'va mahina, wa mahina, vaan mahina, 8va mahina, 9va mahina, nd month, month chal, mahina chal, mahine me, aathva, aathvan, dusre mahine, tisre mahine, teesre mahine, chauthe mahine, panchve mahine, chhathe mahine, satve mahine, aathve mahine, nauve mahine, aathva mahina, aathvan mahina, 2nd month',
  ],
  heartbeat: ['heartbeat, heart beat, bleeding, spotting, cramps', 'dhadkan, bleeding, bliding, dard'],
  childbirth: ['delivery, pain, pains', 'dard, delivery, dilivri, prasav'],
  weeksLate: ['late by, weeks late, days late, week late', 'hafte late, din late, din upar'],
  mine: ['mine, is it mine, my child, she, i', 'mera, mujhse'],
  scanShown: ['written, in my fate, in my destiny, in my luck, in my kundli', ''],
  again: ['this time, next time', 'is baar, iss baar, is bar, agli baar, dusri baar, agla bacha'],
  goodNews: ['job, promotion, exam, career, visa', 'naukri, job, promotion, pariksha, exam, kab milegi, career'],
  pregnant: [
    'pregnan*, pregnen*, pregnet*, preganan*, pregant*, pregnat*, pregency, pregnency, preg, prego, preggo, pregnant~, pregnancy~, conceive*, conceiving, conception, concieve*, ivf, iui, icsi, test tube, surroga*, embryo*, fetus, foetus, fetal, foetal, womb, miscarr*, miscariage, abort*, trimester, ovulat*, ovulation, unborn, labour pain, labor pain, labour pains, labor pains, into labour, into labor, wifes labour, due date, c section, csection, cesarean, caesarean, cesarian, cesarien, c sec, normal delivery, normal delivry, premature birth, premature baby, stillbirth, still birth, still born, twins, triplets, expecting a baby, expecting a child, expecting baby, baby bump, baby inside, baby kick, antenatal, prenatal, morning sickness, unprotected, unprotected sex, i pill, ipill, contracept*, condom, give birth, gave birth, giving birth, birth to, mother to be, going to be a mother, going to be mother, going to be a father, missed period, missed periods, missed my period, missed my periods, missed her period, missed her periods, miss my period, periods missed, period missed, period late, periods late, late period, late periods, period delayed, periods delayed, delayed period, delayed periods, period is late, periods are late, period is delayed, skipped period, skipped my period, periods didnt come, period didnt come, periods not come, no period, no periods, amnio*, placenta, nuchal, anomaly scan, nt scan, sonography, beta hcg, hcg, tube baby, carrying a, carrying my child, carrying my baby, carrying his child, carrying a child, carrying twins, with child, knocked up, abortion~, prega news, pregakit, baby in her, baby in my, in my tummy, in her tummy, in my belly, in her belly, in the belly, my tummy, baby bump, आईवीएफ, आईयूआई, how many sons, how many daughters, male child, female child, boy child, girl child, male baby, टेस्ट ट्यूब, breech, two lines, double line, faint line, second line, implant, implantation, prince or princess, son or daughter, spotting, in her womb, hcg, follicle, follicles, egg retrieval, egg freezing, frozen embryo, amh, blastocyst, tube block, tubes blocked, ectopic, molar pregnancy, cerclage, nipt, tvs, bad obstetric, baby dust, ttc, trying to conceive, preg strip, strip test, home test positive, going to be parents, going to be a dad, going to be a mom, going to become parents, going to become a father, going to become a mother, father to be, dad to be, mom to be, expecting mother, bun in the oven, in family way, family way, baby on the way, child on the way, baby coming, baby due, baby is due, due in, is in labour, am in labour, date miss, missed her date, missed my date, डेट मिस',
    'garbh, garb, garbh*, grbhvati, garbhvati~, garbhwati, garbhpat, garbhapat, garbpat, garbhdharan, garbhadharan, pregnant, pregnent, preg, pregnency, pregnancy, pregnensi, pregnet, pregant, pregnansi, prega, conceive, konsiv, kansiv, concive, ivf, aaivief, aivief, iui, aaiyui, test tube, abortion, abarsan, aborshan, aborsan, eborsan, ebortion, miscarriage, miskerij, miskairij, misscarriage, bhrun, bhroon, shishu ka ling, bache ka ling, bacche ka ling, bachche ka ling, kokh, kok, pet se hai, pet se h, pet se hu, pet se hun, pet se ho, pet me bacha, pet me bachcha, pet me bachche, pet me pal, pet me ladka, pet me ladki, pet me beta, pet me beti, pet wala bacha, umeed se, ummeed se, ummid se, umid se, paon bhari, pao bhari, paanv bhari, paw bhari, pair bhari, prasav, prsav, prashav, judwa, judva, judwaa, jurwa, maa banne wali, ma banne wali, mummy banne wali, baap banne wala, pita banne wala, papa banne wala, maa ban rahi, baap ban raha, sizerian, sijerian, sisserian, sijeriyan, caesarean, c section, si sekshan, normal delivery, delivery normal, narmal dilivri, dilivri narmal, nauwa mahina, nauva mahina, nova mahina, nomva mahina, satva mahina, satvan mahina, satwa mahina, aathva mahina, aathwa mahina, athva mahina, mahwari, mahavari, mahvari, masik dharm, maasik dharm, masik, mc nahi, mc late, mc miss, mc band, emsi, god bharai, godbharai, bacha gir, bachcha gir, bacha girne, bachcha girne, bacha girana, bachcha girana, bacha girwa, bacha girva, bachcha girva, bachcha girwa, bacha gira, bachcha gira, safai karwa, saunography, sonography, dhadkan nahi, bache ki dhadkan, bachche ki dhadkan, bacche ki dhadkan, dhadkan kamjor, dhadkan kamzor, dhadkan, ultrasaund me bacha, bacha ulta, bachcha ulta, bina protection, bina condom, kondom, protection ke bina, bete ki prapti, putra prapti, putr prapti, putra ratna, putra ratan, putr ratn, putra yog, putra hoga, putri hogi, namunh, miskerij, miskerej, miskairej, putra yoga, putr yog, putri yog, ultrasound me ladka, sonogrfi, sonografi, sonography, sonogrefi, do line, do lain, dusri line, halki line, hamal, hml thahar, rajkumar aayega, rajkumari aayegi, rajkumar ya rajkumari, rajkumar aaega ya rajkumari, god bharegi, goad bharegi, god kab bharegi, god bhar, normal hoga ya operation, normal hoga ya bada operation, badaa operation, bada operation, date miss, det mis, dait mis, date nahi aayi, konsiv, pet me jo, bacha rukega, bachcha tikega, garbh tikega, jaccha, jachcha, kul deepak, kuldeepak, naya mehman, nanha mehman, nanhi pari, nanhe mehman, ladke ka baap, bete ka baap, beti ka baap, kilkari goonj, god me kilkari, garbhasthi, garbhvas, beta paida, ladka paida, ladki paida, beti paida, pregnancy test, test kit, kit me, positive aaya test, andani, ovari, ovulation, anda ban, egg ban, phailopian, tube band, nalli band, nali band, safed do line, mahina ruk, mahina nahi aaya, mahina nahi aayi, do mahine se nahi aaya, is mahine nahi aaya, ultiya ho rahi, khatta khane, bacha tham, bachcha tham',
  ],
  baby: [
    'baby, babies, child, kid, newborn, infant, first child, second child, babys',
    'bacha, bachcha, baccha, bache, bachche, bacche, baby, bebi, shishu, santan, aulad, olad',
  ],
  sexOrScan: [
    'gender, sex, heartbeat, heart beat, kick*, scan, ultrasound, womb, months along, delivery, deliver, due, slow',
    'ling, gender, jender, dhadkan, dharkan, delivery, dilivri, paida, peda, janm, janam, dhimi, dheemi',
  ],
  birthOutcome: [
    'born, arrive, come out, deliver, delivered, survive, healthy, safe, normal, ok, okay, fine, premature, alive, defect, abnormal*, disab*, down syndrome',
    'paida, peda, janm lega, janm legi, janam lega, swasth, svasth, sahi salamat, surakshit, bach{fut}, gir ja, gir{fut}, normal, theek, thik, theek hai, dhadkan, sehatmand, hil, hilta',
  ],
  boy: [
    'boy, boys, son, baby boy, male child, male baby, grandson',
    'ladka, larka, ladke, beta, bete, putra, putr, munda, chhora, lrka, ldka, betaa, boy, chhora, baba, raja beta, waris, varis, chirag, pota',
  ],
  girl: [
    'girl, girls, daughter, baby girl, granddaughter',
    'ladki, larki, beti, putri, kudi, chhori, lrki, ldki, girl, laxmi, betiya, poti',
  ],
  or: ['or, vs', 'ya, ki, or, athva, aur'],
  bears: [
    'have, having, be, is it, bear, bears, born, deliver, delivers, delivered, delivering, expecting, carry, carrying, blessed, bless, show, shows, next child, second child, first child, third child, next baby, gender, give, gives, give me',
    '',
  ],
  childComes: [
    '',
    'hoga, hogi, hone, honge, hi hoga, hi hogi, hi milega, paida, peda, hua to, is baar, iss baar, is bar, hi ho, hai kya pet, likha hai, likhi hai, ka yog, ki prapti, ka sukh, kab hoga, kab hogi, kab paida, kab honge',
  ],
  fate: ['', 'bhagya me, kismat me, naseeb me, nasib me, kitne, kitni, pet me, kokh me, kundli me, kundali me'],
  bride: [
    'marriage, marry, married, wedding, match, boyfriend, love, school, college, exam, alliance, rishta, propos*, years old, year old, bride, groom, named, name, education, study, like me, likes me, future of, career, job, relationship, date, divorce, house, new born, newborn, adopt*',
    'shadi, shaadi, sadi, vivah, biyah, byah, rishta, rishte, riste, dost, pyar, pyaar, love, school, padhai, padh, naam, naukri, job, career, pass, exam, sarkari, susural, sasural, pasand, like, propose, dhokha, sundar, gora, saal ki, sal ki, saal ka, sal ka, manglik, jaat, cast, caste, kaisa mil, kaisi mil, wale, vale, ghar wale, samajhdar, kaam, bigad, bhavishya, future, videsh, bhag, date, god lena, god liya, divorce, talak, talaak, gun mil{fut}, gun milte, gun, guna, milan, milte',
  ],
  delivery: [
    'delivery, delivary, deliver, delivers, dilivery, delivry',
    'delivery, dilivri, dilivery, delivary, dilevri, diliwari, delivri, dilevery',
  ],
  labour: ['labour, labor', 'lebar, labour'],
  labourPain: ['pain, painful, easy, wife, wifes, baby, start, long, room', 'pen, dard'],
  deliveryOfBaby: [
    'wife, wifes, sister*, bhabhi, daughter, she, her, my, normal, safe, safely, smooth, smoothly, date, baby, boy, girl, operation, hospital, complication*, son, child, month, go, easy, cousin, healthy',
    'wife, biwi, patni, behen, bahan, bahin, bhabhi, bahu, beti, meri, mera, normal, safe, kab, hogi, kaisi, baby, bacha, operation, opreshan, didi, date, thik, theek, surakshit, saas, aasani, dr, doctor, tak',
  ],
  parcel: [
    'order, parcel, courier, amazon, flipkart, zomato, swiggy, car, bike, goods, phone, product, food, job, business',
    'order, parcel, saman, samaan, gaadi, gadi, car, bike, amazon, zomato, swiggy, phone, job, naukri, kaam, kam, business, bijnes',
  ],
  expecting: [
    'am i expecting, i am expecting, im expecting, is expecting, she expecting, law expecting, wife expecting, we expecting, are we expecting, are expecting, sister expecting, bhabhi expecting, daughter expecting',
    'khushkhabri, khush khabri, good news',
  ],
  goodNewsInFamily: [
    '',
    'wife, biwi, patni, bhabhi, bahu, behen, bahan, mahine, period, hamare ghar, maa ban, baap ban, baby, nanha, nanhi, kilkari',
  ],
  notYetCome: [
    'late, delay*, missed, miss, skip*, not come, stopped, stop, days late, from 40 days',
    'nahi aa, nahi aaya, nahi aaye, nahi aayi, nahi hue, nahi hua, nhi aaya, nhi aaye, nhi aayi, nhi aya, nhi aye, nahi aya, nahi aye, nahi ayi, late, let, miss, mis, ruk, band, der, chadh, upar ho, din se nahi, dino se nahi, din se nhi, mahine se nahi',
  ],
  menses: [
    'period, periods, menses, menstrua*, mc, monthly cycle, missed date',
    'period, periods, piriyad, pirid, piriyads, pirid, mc, mahina, date, mens, mesis, pireod, peiod, priod, piriod, perid, peroid, periyad',
  ],
}

const MEDICAL: WordLists = {
  clinicWork: [
    'open, opening, centre, center, business, career, practice, job, course, study, doctor',
    'kholu, kholna, vyapar, career, naukri, ban{inf}, ban{fut}, practice, padhai, kendra',
  ],
  gaveUp: [
    'gave up, given up, refused, no hope, hopeless, no chance, hand up',
    'jawab de, jawab diya, haath khade, hath khade, mana kar di, umeed chhod, ummid chod, jawaab de',
  ],
  ableAgain: [
    'walk, talk, speak, see, hear, stand, regain, normal',
    'chal pa{fut}, bol pa{fut}, dekh pa{fut}, sun pa{fut}, chal sak{fut}, uth pa{fut}, khada ho pa{fut}, chalne lag{fut}, bolne lag{fut}',
  ],
  everAgain: ['ever, again, able to', 'kabhi, phir se, fir se, dobara'],
  remove: ['remove*, replaced, operated', 'nikalwa*, nikalva*, nikal dena, nikalna, badalwa*'],
  bodily: [
    'body part, body parts, which part of body, part of my body, my body',
    'sharir ke, sarir ke, body ke, sharir me, sarir me, sharir ka kaun',
  ],
  doctorSaid: ['doctor, doctors, dr', 'doctor, daktar, doctaro, doctoro, daktaro, doktar, doktaro, doctor ne'],
  mishap: ['accident, fell, injury, injured', 'accident, durghatna, hadsa, chot, aksident, eksident'],
  condition: ['condition', 'tabiyat, tabiat, tabyat, tbiyat, tabeeyat, halat, haalat'],
  poorly: [
    'critical, bad, serious, worse, worsening, not good',
    'kharab, khrab, bigad, bigdi, bigdti, gambhir, najuk, nazuk, theek nahi, thik nahi, sudhar{fut}, sudhr{fut}, kab theek, kab thik, kab sudhr, theek ho, thik ho, thik hog, thik hogi',
  ],
  cancer: ['cancr, canser, cancer, cancers, cancerous, canc er', 'cancer, kansar, kensar, kainsar, kensr'],
  love: [
    'love, breakup, break up, relationship, ex, heartbreak, emotional, emotionally, betrayal',
    'pyar, pyaar, judai, dhokha, bewafa, bewafai, ishq, breakup, mohabbat, aashiq',
  ],
  disease: [
    'disease*, illness*, diagnos*, tumor*, tumour*, tumer, leukemia, leukaemia, lymphoma, malignan*, benign, biops*, chemo*, radiation, radiotherapy, dialysis, dialisis, diabet*, diabites, sugar level, blood sugar, thyroid, thyriod, hypothyroid*, bp, blood pressure, high bp, low bp, hypertension, cholesterol, heart attack, heart disease, heart problem, heart patient, heart surgery, heart blockage, heart failure, cardiac, bypass, angioplasty, stent, pacemaker, stroke, paralys*, paralyz*, seizure*, epilep*, fits, migraine*, migrain, headache*, head ache, asthma*, asthama, tb, tuberculosis, hiv, aids, std, sti, syphilis, herpes, hepatitis, jaundice, dengue, malaria, typhoid, covid, corona, pneumonia, chikungunya, fever, cough, infection*, allerg*, sinus*, psoriasis, eczema, vitiligo, leucoderma, leprosy, rash, rashes, itching, acne, pimples, piles, hemorrhoid*, fissure, fistula, hernia, ulcer*, appendi*, gallbladder, gall bladder, gallstone*, kidney*, liver, fatty liver, cirrhosis, pancreas, pancreat*, prostate, bladder, urine, pcos, pcod, fibroid*, endometrio*, cyst, cysts, infertil*, sperm, sperm count, low sperm, menopause, arthritis, arthiritis, gout, sciatica, slip disc, slipped disc, spondyl*, cervical, osteo*, fracture*, ligament, knee replacement, hip replacement, cataract, glaucoma, retina, eyesight, eye sight, vision loss, blindness, going blind, deaf, deafness, hearing loss, autis*, adhd, ocd, bipolar, schizo*, psychosis, mental illness, mentally ill, mental disorder, mental hospital, dementia, alzheimer*, alzeimer, parkinson*, insomnia, panic attack*, anxiety disorder, clinical depression, depression patient, antidepress*, psychiatr*, anemi*, anaemi*, thalassemia, hemophilia, lupus, sclerosis, transplant*, donor, icu, ventilator, coma, critical condition, amputat*, infected, virus, bacteria, vaccin*, lump, nodule, biopsy~, ct scan, x ray, xray, ecg, endoscopy, angiography, blood test, blood report, medical report, test report, lab report, surger*, surgery~, operated, get operated, chemotherapy~, ayurvedic treatment, homeopath*, homoeopath*, allopath*, insulin, metformin, paracetamol, antibiotic*, painkiller*, steroid*, inhaler, tablets, medicines, medication*, prescription, dose, dosage, side effects, food poisoning, acidity, gastr*, constipation, indigestion, diarrhea, ibs, vomiting, nausea, bleeding, swelling, numbness, vertigo, tinnitus, hair fall, hairfall, hair loss, bald, baldness, stammer*, erectile, impoten*, premature ejaculation, nightfall, hospitalis*, hospitaliz*, admitted, discharged from hospital, health checkup, bedridden, bed ridden, terminally ill, terminal illness, ill health, seriously ill, falls ill, fall ill, ill since, is ill, very ill, so ill, am ill, unwell, is sick, am sick, very sick, falling sick, fall sick, keeps falling, keep falling sick, getting sick, keep getting sick, sick since, sick from, sick for, always sick, de addiction, rehab, cured, cure, incurable, curable, symptom*, एचआईवी, आईसीयू, एमआरआई, बीपी, टीबी, दौरा, दौरे, tonsil*, wound, wounds, panic attacks, haemorrhage, hemorrhage, brain haemorrhage, polio, palsy, cerebral palsy, faint, fainting, fainted, dizzy, dizziness, giddiness, angioplast*, lasik, laser surgery, platelet*, breathless*, uterus, ovarian, hysterectomy, speech problem, throwing up, vomit*, vomitting, blood vomit, colitis, crohn*, celiac, nephr*, hepat*, encephal*, mening*, neuropath*, neuralgia, cellulitis, sepsis, septic, tetanus, rabies, cholera, malnutrition, obesity, thyroiditis, goitre, varicose, thrombosis, clot, clots, embolism, aneurysm, arrhythmia, palpitations, murmur, valve, down syndrome, dyslexi*, tourette, phobia, hallucinat*, hearing voices, paranoia, ptsd, anorexi*, bulimi*, kneecap, bone marrow, leg ulcer, gangrene, chickenpox, smallpox, measles, mumps, swine flu, flu, influenza, h1n1, monkeypox, leptospirosis, kala azar, filaria, elephantiasis, ringworm, scabies, fungal, wart, warts, mole removal, keloid, dandruff, alopecia, prolapse, incontinence, kidney failure, organ failure, multi organ, life support, oxygen level, critical care, second opinion, physiotherapy, prognosis, remission, relapse, metastasi*, carcinoma, sarcoma, melanoma, hodgkin, myeloma, radiotherap*, irregular periods, period pain, cramps, pus, boil, burn injury, weight loss surgery, liposuction, hair transplant, cosmetic surgery, braces, root canal, dental implant, sugar patient, heart hole, hole in heart, hole in the heart, blockages, blockage, arteries, spleen, spine problem, bone tb, sinusitis, snoring, sleep apnea, apnea, sleepwalking, bedwetting, tourettes, ocd, addicted, alcoholic, alcoholism, deaddiction, relapse, बहरा, pathri, पथरी, पथरियां, mri',
    'bimari~, beemari, bimariya, bimariyan, bimaari, bimar, beemar, bemar, bimaar, rog, rogi, asadhya, tumor, tyumar, tyumer, tumar, ganth, gaanth, ganth, rasauli, rasoli, madhumeh, sugar, shugar, diabetes, dayabitij, daibitij, dayabiteej, thyroid, thairaid, thairoid, thayraid, thayroid, bp, bipi, bepi, raktchap, blad preshar, blood pressure, heart attack, hart atek, hart ataik, dil ka daura, dil ki bimari, dil ke daure, hriday rog, hridya rog, hart ki, heart ki, heart ka, hart ka, heart me, hart me, heart problem, bypass, baipas, stent, lakva, lakwa, laqwa, falij, falis, paralysis, perelisis, pairalisis, mirgi, mirgee, mirgi, fits, migraine, maigren, migren, sirdard, sardard, sir dard, sar dard, dama, asthma, asthama, asthma, astma, tb, tibi, kshay, hiv, echaivi, aids, eds, peelia, piliya, peeliya, dengue, dengu, malaria, maleria, typhoid, taifaid, taifoid, bukhar, bukhaar, khansi, khaansi, covid, corona, korona, kovid, nimonia, infection, infekshan, infeksan, allergy, elarji, alerji, sainas, chambal, khujli, safed dag, safed daag, kodh, kusht, charm rog, charmrog, twacha rog, tvcha rog, twacha ka rog, tvacha ka, bavasir, bawasir, bawaseer, babasir, bhagandar, bhagander, piles, pails, harnia, hernia, alsar, ulcer, stone ki, pittashay, kidney, kidni, gurda, gurde, liver, livar, jigar, prostate, pcod, pcos, pisiodi, pisios, bachedani, bachchedani, bachhedani, banjh, banjhpan, nisantan, shukranu, gathiya, gathia, sandhivat, saitika, slip disc, slip disk, haddi, motiyabind, motiabind, roshni, raushni, andha, andhapan, behra, gunga, autism, autijm, otijm, ausijm, dimagi, dimag ki bimari, mansik rog, mansik rogi, mansik bimari, mansik bimar, pagal, paagal, pagalpan, pagal khana, depression, dipreshan, dipresan, depreshan, dipression, dipressan, avsad, ghabrahat ki bimari, anidra, neend ki bimari, dialysis, dailisis, daialisis, dayalisis, diyalisis, dailasis, chemo, kimo, keemo, kimotherapy, chemotherapy, kimotherepi, radiation, ilaj, ilaaj, ilaz, ilaaz, upchar, upchaar, chikitsa, chikista, davai, dawai, dava, dawa, dawaiya, dawaiyan, davaiya, aushadhi, aushadh, goliya, tablet, teblet, injection, injekshan, operation, opreshan, opration, opresan, opareshan, apreshan, opresion, oprasan, surgery, sarjri, sarjari, surjery, transplant, transplaint, tranplant, icu, aaisiyu, aisiyu, ventilator, ventilater, ventileter, coma, koma, hosh, behosh, behoshi, bharti hai, admit, edmit, homeopathy, homyopaithi, homyopathi, homeopaithi, homiopathi, allopathy, elopathi, elopaithi, ayurvedic ilaj, ayurvedik ilaj, emarai, ct scan, siti skain, xray, eksre, biopsy, bayopsi, bayapsi, baiopsi, sonografi, blood test, khoon ki jaanch, khoon ki jaach, khoon ki kami, khun ki kami, lakshan, laksan, sujan, soojan, sujn, ultiyan, ulti, dast, pechish, kabj, kabz, gais ki, gas ki, pet kharab, baal jhad, bal jhad, ganja, ganjapan, haklana, haklahat, napunsak, namard, namardi, shighrapatan, swapndosh, dhaat, dhat rog, kamjori ki bimari, yaun rog, gupt rog, nazar kamjor, ankho ki kamjori, chashma utar, tabiyat kharab, tabiyat bahut kharab, tabiat kharab, tabyat kharab, tabiyat bigad, tabiyat khrab, tbiyat kharab, tabiyat thik nahi, tabiyat theek nahi, tabiyat nahi thik, swasthya kharab, haalat gambhir, halat gambhir, halat najuk, haalat nazuk, halat nazuk, halat kharab hai, bistar pe, bistar par, khatiya, fracture, frekchar, tuti haddi, viklang, apahij, apang, divyang, appendix, apendiks, apendix, report positive, report negative, vairas, virus, rogmukt, thik hone ke chance, parhej, dengoo, daure padte, daure aate, nyumoniya, tonsil, polio, hemrej, hemorrhage, haimrej, hemraj, hemarej, brain hemorrhage, chakkar aa, chakkar aate, chakar aate, chakkar aata, behosh ho, insulin, insulin, insuli, anjiyoplasti, anjioplasti, enjiyoplasti, enjioplasti, angioplasty, platelet, pletlet, platelets, plaitlet, motiyabind, chechak, khasra, haija, tetanus, faileria, hathipaon, sujan aa, saans fulti, sans fulti, saans phoolti, saans ki bimari, saans ki takleef, dimagi bukhar, sannipat, nas dab, nas chadh, kanthmala, ghengha, naasur, nasoor, phoda, fode, funsi, masse, chhale, lailaj, laailaj, la ilaj, vayras, safed pani, dhatu rog, prameh, swapandosh, bahumutra, peshab, pesab, mutra, kabziyat, badhajmi, apach, acidity, esiditi, hichki, balgam, fefdo, tapedik, rajyakshma, amavat, vaat rog, gathiyavat, laqwe, pakshaghat, pakshagat, mirgi ke, pagalpan, unmad, sanak, bhulne ki bimari, hakla, tutla, bauna, kubad, motapa ki bimari, dil me ched, dil me chhed, blockage, blokej, bloked, naso me, bechaini ki dawa, nashe ki lat, nashe se kab, sharab ki lat, sharab kab chhut{fut}, sharab kab chhod{fut}, nasha mukti kendra, sugar ki bimari, kaliya, ghutna badal, ghutna badalwa, kulha badal, root canal, daant ka ilaj, ankh ka ilaj, ankhon ka ilaj, aniyamit period, masik me dard, hormon, hormone, harmon, vitamin, kamjori dur, khoon jaan, khun jana, khoon girna, khun ki ulti, behra',
  ],
  organ: [
    'head, back, lower back, neck, shoulder, knee, knees, joint, joints, stomach, tummy, abdomen, chest, leg, legs, foot, feet, hand, arm, ear, ears, tooth, teeth, gum, throat, eye, eyes, spine, hip, heel, muscle, bone, bones, skin, lung, lungs, brain, heart, kidney, liver, uterus, ovary, breast, body, nerve, nerves, intestine, blood, hair, uterus, gallbladder, tonsils, appendix',
    'sir, sar, kamar, peeth, pith, gardan, kandha, kandhe, kndhe, ghutna, ghutne, ghutno, jod, jodo, jodon, pet, seena, seene, sina, sine, chhati, pair, pairo, tang, taang, haath, hath, kaan, kan, daant, dant, dat, gala, gale, aankh, ankh, aankho, ankho, aankhon, reedh, edi, eddi, haddi, tvacha, twacha, chamdi, skin, fefde, fefda, fefdo, dimag, dil, hart, heart, kidney, kidni, gurda, livar, liver, stan, breast, badan, sharir, sarir, nas, naso, khoon, khun, nakh, baal, naak, jeebh, muh, munh, ungli, pinda, sharer, ang, angon, bachedani, bachhedani, bachchedani',
  ],
  pain: [
    'pain, pains, paining, painful, ache, aches, aching, hurting, hurts, problem, problems, damage*, fail*, weak, swollen, infection, injury, broken, condition, trouble, blockage, loss, itch*, stiffness, burning, spots, disorder, falling, bleeding, palpitation*',
    'dard, drd, dukhta, dukhti, dukh raha, kharab, khrab, takleef, taklif, problem, dikkat, chot, sujan, kamjor, kamzor, fail, jalan, akdan, jhanjhanahat, sunn, pareshani, kharabi, samasya, peeda, pida, ghav, moch, tut, toot, dana, daane, dhabbe, jhad, bimari, rog, chale, khun, bhari',
  ],
  hurtsBody: [
    'chest pain, back pain, knee pain, joint pain, stomach pain, stomach ache, stomachache, body pain, toothache, tooth pain, neck pain, pain in, severe pain, chronic pain, pain since, pain for, pain go away, pain be cured, pain relief, pain serious, pain stop',
    'dard kab, dard ki, dard ka, dard rehta, dard rahta, dard hota, dard me, dard ho raha, drd, bahut dard, kamar dard, pet dard, peeth dard, ghutno ka dard, seene me dard',
  ],
  recover: [
    'recover*, recovr*, heal, heals, healing, cure, cured, get well, get better, become well, be fine, be ok, be okay, be alright, get alright, improve, get rid of, go away, come home, come back home, be discharged, walk again, see again, hear again, speak again, come out of, get out of, be normal, feel better, respond to, serious, dangerous, curable, stable, become healthy, become fit, get healthy, fully fit, get fit again',
    'theek, thik, tik, thk, theak, swasth, svasth, changa, changi, achhe, accha ho, achi ho, sudhar, sudhr{fut}, rahat, aaram, aram, chhutkara, chutkara, mukti, chhutti, chutti, ghar aa{fut}, ghar kab, chal pa{fut}, dekh pa{fut}, bol pa{fut}, sun pa{fut}, chalne lag, khatra, gambhir, khatam, jayega, jaega, jayegi, control, kantrol, normal, bach{fut}, sehatmand, hosh, ubar, ubr{fut}, dawa lag{fut}, dua lag{fut}, chalne fir{inf}, khatre se bahar, khatre se baahar, chhutti mil{fut}, ilaj mil{fut}',
  ],
  ill: [
    'ill, sick, unwell, illness, sickness, bedridden, injured, hospital*, hospitl, icu, coma, critical, serious condition, patient, weakness, ailing, ailment, ailments, health problem, health problems, health issue, health issues, not keeping well, not well, bad health, poor health, health is bad, health is very bad, health is not good, health deteriorat*, addict*, alcohol*, nervous breakdown, paralysed, not feeling well, feeling unwell, feel unwell, feel sick, medical emergency, life threatening',
    'bimar, beemar, bimaar, bemar, ghayal, hospital, hospitl, aspatal, haspatal, asptal, haspital, marij, mareej, mariz, mareez, patient, peshant, chot, kamjori, kamzori, nashe, sharab ki lat, bistar, bimar pad, bimar rah{part}, tabiyat theek nahi rehti, beemar rehti, beemar rehta',
  ],
  treat: [
    'treated, treatment*, treatmnt, operation*, oprtn, surgeon, therapy, doctor, doctors, dr, physician, specialist, hospital*, clinic, medicine*, medcine, tablet*, pill, pills, drug, drugs, injection, dose, scan, report, reports, test, checkup, admitted, admit, ayurved*, vaidya, nurse, ward',
    'doctor, daktar, doctar, doktor, dakatar, doctr, dr, vaidya, vaid, hakim, hospital, hospitl, aspatal, haspatal, asptal, hospitl, clinic, klinik, goli, goliya, goliyan, golee, tablet, sui, report, riport, ripot, jaanch, jach, janch, test, tests, scan, skain, treatment, tritment, tretment, parhez, parhej, marham, medicine, medisin, nurse, checkup',
  ],
  treatmentQuestion: [
    'which, what, should, will, when, change, stop, start, continue, take, successful, success, safe, work, positive, negative, come, need, clear, wrong, show, see, consult, kind, eat, leave, understand, confused, says, said, told, advised, suggested',
    'kaun, kaunsi, kaunsa, konsi, konsa, kis, kya, kab, kab tak, kyu, band, chhod, chod, lu, le, lena, lni, kha, khana, khani, khau, karau, karau ya, karwa, karwau, karva, karvau, karana, karaun, dikha, dikhau, dikhaun, dikhana, safal, sahi, badal, badlu, shubh, muhurat, jaruri, zaroori, aayega, aayegi, aaegi, positive, bola, boli, bole, kaha, samajh, btao, batao, bataye, bataiye, bta, asar, kaam, kam, asar kar{fut}, pata, ghar, chhutti, chutti, sasta, aana, aaye',
  ],
  bodyWrong: [
    'wrong with me, wrong with my, wrong with him, wrong with her, what is happening to my body, what happened to me, happening to my body, suffering from, suffer from, suffer with, is it serious, is it dangerous, something serious, am i dying of, major health, chronic',
    'kya hua hai mujhe, kya ho gaya hai mujhe, kya hua h mujhe, mujhe kya hua, mujhe kya ho gaya, kya takleef, kya taklif, kaunsi bimari, sharir me kya, pakad me nahi, pakad nahi',
  ],
  depressed: [
    'depress*, anxiety, stress, mental, mentally, mind',
    'depression, dipreshan, dipresan, depreshan, mansik, dimag, dimagi, tanav',
  ],
  depressionIll: [
    'suffer, suffering, have, having, clinical, medicine*, treatment, cure, cured, disorder, patient, psychiatr*, therapy, tablet*, attack*, ill, illness, diagnosed, chronic, disease, recover, come out, coming out, get out, go away, overcome, hospital, problem',
    'bahar, bimari, rog, rogi, dawa, dawai, davai, ilaj, thik, theek, khatam, chhutkara, chutkara, patient, shikar, doctor, kb jayega, jayega, kab jayega, mukti, nikl{fut}, nikal, hai kya, h kya, halat',
  ],
  sign: [
    'sign, zodiac, rashi, ascendant, rising, moon, sun, horoscope, gemini, leo, virgo, pisces, scorpio, aries, taurus, libra, capricorn, aquarius, sagittarius, lagna, लग्न',
    'rashi, rasi, kark',
  ],
}

const LEGAL: WordLists = {
  lawyer: ['lawyer, lawyers, advocate, advocates', 'vakil, vakeel, wakil, wakeel, advocate, edvoket'],
  fir: ['fir, f i r', 'fir'],
  firFiled: [
    'file*, lodge*, register*, against, police, on me, quash*, cancel*, going, be',
    'darj, police, thana, khilaf, upar, par, pe, mujh, radd, kat{fut}, likh, likha, jhuthi',
  ],
  court: [
    'mukadma, litigat*, lawsuit*, law suit, legal case, legal matter, legal battle, legal notice, legal trouble, legal issue, legal issues, legal problem, legal problems, legal dispute, legal fight, legal action, bail, anticipatory, verdict*, acquit*, convict*, conviction, jail*, jailed, prison*, imprison*, behind bars, lock up, lockup, arrest*, arest*, f i r, chargesheet, charge sheet, charge sheeted, summons, summon, subpoena, warrant*, custody, tribunal*, high court, supreme court, district court, sessions court, family court, consumer court, civil court, labour court, lok adalat, court case, court cases, courtcase, court date, court hearing, court matter, court order, court battle, court decision, in court, to court, of court, by court, by the court, the court, court give, court decide, court rule, court verdict, court notice, court say, my court, in the court, divorce case, property case, land case, criminal case, civil case, police case, dowry case, rape case, murder case, fraud case, cheating case, false case, fake case, domestic violence case, dv case, 498a, 498, 420 case, pocso, posco, 376, 138 case, cheque bounce, check bounce, cheque bouncing, alimony, stay order, injunction, eviction, litigants, petition*, plaintiff, defendant, accused, witness*, testif*, testimony, prosecut*, parole, sue, sues, suing, sued, settle out, out of court, out of court settlement, settlement in court, cbi, ed raid, ed case, income tax raid, it raid, raid, raids, raided, crime branch, police complaint, police station, police custody, police harass*, police trouble, police arrest, police catch, police come, police take, lodge, quash*, arbitrat*, jury, guilty, innocent in, proven innocent, prove my innocence, charges dropped, charges be dropped, criminal charges, charges against, charges on me, case against, case on me, case filed, filed a case, file a case, filing a case, file case, filed case, case registered, win my case, win the case, win this case, win case, win our case, lose my case, lose the case, lose this case, case win, case closed, case be closed, close the case, case dismissed, case get dismissed, case in my favor, case in my favour, favour in case, fight the case, fighting a case, fighting case, withdraw the case, withdraw case, take back the case, case pending, pending case, case going on, ongoing case, case result, case outcome, case judgement, case judgment, case decision, result of my case, outcome of my case, case verdict, judgement*, judgment*, affidavit, lawyer fees, jail term, punishment for, be punished, get punished, sentenced, hanged till, capital punishment, maintenance case, get maintenance, give maintenance, pay maintenance, maintenance from, maintenance to, 125 crpc, crpc, ipc, bns, section 138, contest the will, probate, compensation from, suit against, suit filed, eviction suit, civil suit, partition suit, एफआईआर, my court, criminal charge, रेड, handcuff*, 420 charge, second motion, first motion, mutual divorce, defamation, investigation against, cleared of charges, charges be proved, trial, on trial, magistrate, session court, rera, acquisition case, my name be removed from fir, life sentence, death sentence, cross examination, court marshal, advocate fees, ex parte, divorce decree, decree, quashing, contempt, non bailable, bailable, vigilance, departmental enquiry, departmental inquiry, suspension case, extradition, lokayukta, challan court, police verification case, rti case, human rights commission, women cell, mahila thana, consumer forum, arbitration award, insolvency, bankruptcy case, nclt, drt, sarfaesi, cheque case, loan case, cyber crime, cybercrime case, cyber cell, extortion, kidnapping case, bigamy, perjury, contempt of court, get justice from court, legal aid, vakalatnama, notary case, stamp case, land grabbing case, encroachment case, custody battle, visitation, property suit, land suit, win the suit, civil suits, my suit, filed suit, उम्रकैद, न्यायालय, न्यायालयों',
    'mukadma~, mukadama, mukdma, mukadme, mukdme, mukaddama, mukaddame, muqadma, muqaddama, mukadmebaji, mukadmo, mukdmo, mukadamo, adalat, adaalat, adalt, kachehri, kachahri, kachhari, kacheri, kachhehri, kachahari, kechari, nyayalay, nyayalaya, nayalay, court kachehri, hai kort, high court, haikort, suprim kort, supreme court, court case, jamanat, zamanat, jamaanat, jmanat, jamanat~, bail, bel, beil, agrim jamanat, mukadama, jail, jel, jele, gel jana, karavas, karawas, kaaravas, karagar, kaid, qaid, kaidi, hawalat, havalat, hirasat, hirasat me, giraftar, giraftaar, giraftari, griftari, griftar, efaiar, efaaiaar, f i r, thana, thane, thaane, chowki, chargesheet, charjshit, charjsheet, samman aaya, saman aaya court, warrant, varant, warant, vaarant, custody, kastadi, kastodi, saja ho, saja hogi, saza hogi, saja mil, saza mil, saja milegi, saza milegi, saja kat, saza kat, saja maaf, saza maaf, saja se, saza se, umar kaid, umrkaid, kitni saja, kitni saza, bari ho, baree ho, bari kar, nirdosh, bekasoor, bekasur, kasurwar, doshi, aparadhi, peshi, peshee, sunvai, sunwai, sunvayi, sunwayi, sunvaai, gavah, gawah, gawahi, gavahi, yachika, kes jeet, case jeet, kes jit, case jit, kes haar, case haar, case me jeet, kes me jit, case me jit, case kar diya, kes kar diya, case kiya, kes kiya, case kr diya, case kar rakha, kes kar rakha, case thok, kes thok, case laga, kes laga, case darj, kes darj, case kab, kes kab, case ka, kes ka, case ki, kes ki, case me, kes me, case kitne, case chal, kes chal, case khatam, kes khatam, case band, kes band, case wapas, kes wapas, kes vapas, case vapas, case lad, kes lad, case ladu, case karu, kes karu, case kar du, kes kar du, case kar d{sub}, par case, pe case, upar case, par kes, upar kes, khilaf case, khilaf kes, jhutha case, jhoota case, jhuthe case, jhuthe kes, jhutha kes, jhuta case, dahej case, dahej kes, dahej ka case, dahej ka kes, talak ka case, talak ka kes, talaak ka case, zameen ka case, jameen ka case, jamin ka kes, property ka case, property case, police case, pulis kes, police kes, fraud ka case, fraud case, dhokhadhadi ka kes, stay order, ste order, ste ardar, stay milega, stay mil, ste mil, gujara bhatta, guzara bhatta, gujare bhatte, bharan poshan, cheque bounce, check bounce, chek bauns, chaik bauns, chek bounce, faisla mere, faisla kab, faisla hamare, faisla kiske, faisla kya aa, faisla kis, faisle ki tarikh, hak me faisla, haq me faisla, paksh me faisla, mere paksh, hamare paksh, mere haq me faisla, judge mere, jaj mere, judge kya, judge sahab, jaj sahab, tarikh par tarikh, tareekh pe tareekh, tarikh pe tarikh, agli tarikh, agli tareekh, court ki tarikh, chhapa, chapa, ed ka, cbi, sibiai, income tax ki raid, police pakad, pulis pakad, police pakd{fut}, pulis pakd{fut}, police ke chakkar, police ka chakkar, pulis ke chakkar, police complaint, pulis complaint, police station, police me complaint, rapat, riport likha, report darj, shikayat darj, divani, deewani, fauzdari, faujdari, dhara 376, dhara 420, dhara 302, 498a, 498e, 498ए, dahej pratadna, court ka, kort ka, court me, kort me, court se, kort se, court jana, court ke, kort ke, jurmana, muavja, muavza, vasiyat ka case, batware ka case, ladai court, police aa{fut}, pulis aa{fut}, ste order, stay order, ste ordr, nyayalay, सम्मन, समन, hathkadi, hathkdi, hathkari, umrkaid, umar qaid, aajivan karavas, kastody, kastadi, kstodi, custodi, magistrate, majistret, majistrat, 420 sabit, 420 lag, dhara, charge sheet, chargsheet, manhani, maanhani, nyaymurti, talaak ki arji, fir se mera naam, fir se naam, f i r se, fir me naam, fir ho jaye{sub}, fir ho ja{fut}, jaanch band, jmant, jamant, jmanat, jamnat, sabit hogi, sabit hoga, ilzam sabit, andar jaunga, andar ja{fut}, andar karwa, nyayalay me, नोटिस आया, vivad nyayalay, nyay mil{fut}, nyaay mil{fut}, insaaf mil{fut}, insaf mil{fut}, mahila thana, cyber cell, sumant, tamil notice, daroga, darogha, kotwali, thanedar, inspektar, vivechna, gairjamanati, gair jamanati, gairjamanti, lok adalat, panchayat me case, tehsil court, tahsil me case, sdm court, patwari court, upbhokta forum, aarop patra, arop patra, dahej utpidan, gharelu hinsa, utpidan ka case, jel yatra, bandi, bandhan yog, karagar yog, police remand, remand, rimand, stay laga, kurki, kurkee, nilami ka notice, case jhel, case se nikl{fut}, case se mukt, case se chhut, case se bari, mukadmebazi, nishpaksh faisla, haq me faisla, paksh me faisla, faisla hamare paksh, faisla mere haq',
  ],
  courtWord: [
    'court, courts, lawyer*, advocate*, judge*, police, cops, cop, law, legal, appeal, charges, case, cases, punishment, complaint, tribunal, notice, dispute in court, hearing',
    'court, kort, vakil, vakeel, wakil, judge, jaj, police, pulis, polis, pulice, case, kes, cese, saza, saja, shikayat, complaint, notis, notice, faisla, fesla, tarikh, tareekh, jurm, ilzam, iljam, arop, aarop, gunah, kanuni, kanooni, kanoni, kanun, kanoon, appeal, apeel, apil, cort, courts',
  ],
  outcome: [
    'win, winning, won, lose, losing, lost, favour, favor, favourable, decide, decision, verdict, result, outcome, end, over, closed, finish, settle, fight, against, free, escape, safe, catch, caught, trouble, dropped, punish*, release*, guilty, file, filed, hire, change, cheat*, next date, next hearing, filed against, good for me, come, go, happen',
    'jeet, jit, jeet{fut}, jit{fut}, haar, har{fut}, haar{fut}, paksh, haq, hak, favour, fever, faisla, fesla, natija, parinam, khatam, khtm, samapt, lad, ladu, ladun, ladna, ladi, ladai, chhut{fut}, chhutkara, chutkara, mukti, bach{fut}, bach, bachunga, bachungi, pakd{fut}, pakad, fas{fut}, fans{fut}, phas{fut}, phans{fut}, phasa, fasa, phansa, kiya, kar du, kar diya, kr diya, karu, karun, hoga, chal{fut}, chal raha, chal rahi, darj, badlu, badal, wapas, vapas, jhutha, jhuta, jhoota, mere upar, mere khilaf, khilaf, virudh, samjhauta, tut{fut}, palat',
  ],
  disputeKind: [
    'divorce, property, land, dowry, alimony, custody, cheque, fraud, cheating, criminal, civil, dispute, tenant, landlord, murder, theft, rape, harassment, accident claim, insurance claim, defamation, wife, husband, brother, ex, false, fake, partner, company, against, pending, filed',
    'talak, talaak, divorce, property, zameen, jameen, jamin, makan, dahej, dahez, fraud, dhokhadhadi, chori, hatya, cheque, check, chek, jhutha, jhuta, jhoota, jhuthe, wife, patni, biwi, pati, bhai, padosi, kirayedar, malik, chacha, upar, khilaf, par, pe, mujh, mujhpe, mujhpar, police, court, larai, purana',
  ],
  caseWord: ['case, cases', 'case, kes, cese, keys, cases'],
}

const BETTING: WordLists = {
  listed: [
    'reliance, tata steel, tata motors, tata power, tcs, infosys, hdfc, icici, sbi share, adani*, suzlon, paytm, zomato share, wipro, itc, irctc, lic share, ongc, vedanta, yes bank, tesla, apple stock, nvidia, bajaj finance, irfc, ireda, rvnl',
    'reliance, rilayans, rilaens, tata steel, tata stil, tata motors, tata motars, adani, suzlon, sujlon, paytm, petiem, infosys, infosis, yes bank, yas baink, bajaj finance, vedanta',
  ],
  trading: [
    'share, shares, stock, hit, cross, touch, holding, holdings, buy, sell, exit, crash, target, bullish, bearish, go up, go down, rise, fall, profit book',
    'share, sher, sheyar, stock, kharid*, bech, bech{inf}, bech{sub}, bechu, bechne, badhega, gir{fut}, upar, niche, target, hazar hoga, hajar hoga, tak jayega, chhu{fut}, hold, lu',
  ],
  market: ['market, markets, bazaar, bazar, dalal street', 'bazar, bajar, baajar, market, markit, markeet'],
  mood: [
    'bullish, bearish, bull, bear, crash, crash*, up, down, green, red, recover, rally, fall, rise',
    'teji, tezi, teje, mandi, gir{fut}, upar, niche, tut{fut}, chadhega, badhega, hara, laal',
  ],
  trophy: ['trophy, cup, title, toss', 'trophy, trofi, cup, kap, khitab, toss, tos'],
  whoWins: [
    'who, which team, take, takes, lift, lifts, whose, prediction, mumbai, chennai',
    'kiski, kiska, kaun, kon, kis team, kaunsi team, uthaega, jeet*',
  ],
  country: [
    'india, pakistan, australia, england, argentina, brazil, france, germany, spain, portugal, csk, rcb, mi, kkr, chennai, mumbai',
    'bharat, india, pakistan, australia, arjentina, arjantina, argentina, brazil, brajil, csk, rcb, chennai',
  ],
  stake: [
    'put money, put my money, money on, stake, bet',
    'paisa laga*, paise laga*, paisa lgau, paise lgau, daav, paisa lagau, paise lagau, paisa lagana',
  ],
  bet: [
    'lotter*, lottry, lotery, lottary, lottory, lottery~, lotto, jackpot*, satta*, sattaa, mataka, gambl*, gambling~, gamble, bets, bettor, wager*, bookie*, casino*, casinos, poker, rummy, rumi, roulette, blackjack, baccarat, slot machine, slot machines, teen patti, teenpatti, teen pati, andar bahar, 3 patti, dream11, dream 11, dream eleven, my11circle, my 11 circle, mpl, fantasy team, fantasy league, fantasy cricket, fantasy app, aviator, colour prediction, color prediction, colour trading, color trading, parimatch, 1xbet, betway, stake app, mahadev app, mahadev book, satta king, gali disawar, gali desawar, desawar, disawar, kalyan, milan day, milan night, rajdhani night, main bazar, jodi number, panel chart, winning number, winning numbers, lucky draw, scratch card, scratch cards, raffle, horse race, horse races, horse racing, derby, horse will, horse win, parlay, cards for money, playing cards, card game, card games, flash game, intraday, f and o, fno, call option, put option, calls or puts, banknifty, bank nifty, nifty*, sensex, finnifty, multibagger*, penny stock, penny stocks, stock tip, stock tips, share tip, share tips, which stock, which stocks, which share, which shares, what stock, what stocks, what share, what shares, best stock, best share, good stock, stock to buy, stocks to buy, share to buy, shares to buy, buy stock, buy stocks, buy shares, buy share, my shares, my stocks, sell shares, sell stocks, sell my shares, sell my stocks, stock price, share price, stock prices, share prices, crypto*, cripto, bitcoin*, bitcoins, btc, ethereum, dogecoin, doge, shiba, solana, altcoin*, memecoin*, nft, nfts, usdt, coin price, ipos, stop loss, sure shot, surest, bumper prize, number to play, kbc lottery, whatsapp lottery, ludo money, ludo for money, winzo, zupee, trading today, trade today, trading tomorrow, trading loss, trading losses, online game money, betting~, satta, satte, सट्टा, सट्टे, should i bet, can i bet, will i bet, to bet, i bet on, play slots, ipos, ईथर, आईपीओ, slots machine, powerball, mega millions, karunya, kerala lottery, 4 digit, f and o, sure shot call, sureshot, toss prediction, match prediction, f o me, tambola, housie, bingo, cock fight, spin wheel, spin the wheel, mega draw, lucky spin, scratch and win, ipo allotment, gmp, listing gain, listing gains, mcx, natural gas, breakout stock, btst, stbt, paper trading, margin trading, leverage, short selling, call or put, put or call, double money scheme, money double, airdrop, pi coin, shiba inu, dhoni score, kohli score, who will score, century today, online betting, betting id, cricket id, reddy anna, 1win, melbet, diamond exchange, tennis betting, state lottery, dear lottery, nagaland lottery, punjab lottery, diwali bumper, rakhi bumper, mega jackpot, lucky number today, ank today, open close, jodi today, single patti, double patti, satta bazar, sattabazar, इथेरियम, इथीरियम',
    'lottery, lotri, lautri, lautari, lotari, lottry, latri, laatri, loteri, lotery, satta, sattaa, sattebaji, sattebaj, sattabazar, mataka, matke, jua, juaa, juye, juwa, jue, juari, juaari, juva, taash, tash, tas ke, teen patti, tin patti, teenpatti, tin pati, rummy, rami, ramee, poker, pokar, casino, kasino, kesino, kaisino, jackpot, jaikpat, jekpot, jaikpot, jaikpoat, daav, daanv, dav lag, dao lag, daanv laga, shart laga, bazi, baazi laga, dream 11, dream11, drim ilevan, drim eleven, dream eleven, drim 11, drimm, draim, laki nambar, lucki number, luky number, shubh ank, lucky ank, pakka number, pakka nambar, fix number, fix jodi, jodi number, single jodi, gali ka number, kalyan, kalyaan, desawar, disawar, dishawar, gesing, gessing, number lag, number lagau, aaj ka number, kal ka number, aaj kaunsa number, kaunsa number aa{fut}, konsa number aa{fut}, konsa number khul, kaunsa number khul, number khul{fut}, number do, nambar do, number dedo, number batao, nambar batao, number btao, ghodo, ghore, ghud daud, ghuddaud, ghodadaud, res ka, aviator, eviyetar, kalar trading, kalar predikshan, colour prediction, color prediction, intraday, intrade, intrade, intraade, opsan, opshan, opsan treding, fno, nifty, nifti, banknifty, bank nifty, baink nifti, sensex, senseks, stock tip, multibagger, malti baigar, maltibegar, crypto, kripto, cripto, bitcoin, bitkoin, bitkoyin, bitcoyn, bit coin, dogecoin, dogkoin, ethereum, ithariyam, coin badh, aipio, aaipio, bampar, inaam, inam nikl{fut}, ticket lag, tikat lag, lucky draw, laki dro, ipl satta, ludo, winzo, drim11, dream11, option me, options me, opsan me, opshan me, konse share, kaunse share, kon se share, krorpati lottery, rummy circle, taash ke, patte khel, patte khelne, ef end o, ef and o, karunya, powerball, tambola, haujhi, housie, paisa double, paise double, paisa dugna, online game se paisa, game khel ke paisa, gem khelkar paisa, ludo khel, ludo me paisa, spin karke, ipo lag, ipo mil{fut}, allotment, mcx, jeera, kala matka, number aayega aaj, aaj konsa number, aaj kaunsa ank, ank batao, ank do, panna, patti do, jodi do, open do, rate badhega, kabootarbazi, murga ladai, betting app, batting app, beting, baiting, beting app',
  ],
  tradingWord: [
    'trading, trader, trade, forex, stock market, share market, crypto, ipo, demat, betting, bet, option trading, share trading, stock trading, lucky number, lucky numbers, odds, calls, puts, dice, futures, expiry, bumper, guessing, matka, gambling, intra day, options trading, options buying, option buying, option selling, f o, futures trading, day trading, swing trade, scalping, sharemarket, stockmarket, forex trading, trading profit, शेयर बाजार, स्टॉक मार्केट, शेयर मार्केट, कॉइन, कॉइन्स',
    'trading, treding, tredding, share market, sher markit, sher bajar, share bazar, share bajar, stock market, forex, shart, sart, ghoda, ghode, sheyar bajar, sher bazar, shear market, stak markit, foreks, bumper, share bazaar',
  ],
  share: [
    'share, shares, stock, stocks, equity, scrip, coin, coins, sip stock, token, कॉइन',
    'share, sher, sheyar, shear, sheyaro, shero, sheyaron, shares, stock, stak, stok, coin, khampani ka',
  ],
  shareMoves: [
    'buy, buying, sell, selling, hold, double, triple, pump, rise, rising, fall, falling, crash, go up, go down, going up, going down, up, down, target, tip, tips, bounce, recover, dip, bull, bear, bullish, bearish, moon, multiply, invest today, tomorrow, today, which, entry, exit, price, prices, rate, rates, profit, returns, green, red, gap, hit, reach',
    'kharid, kharid{inf}, kharid{sub}, khareed, khreed, kharidu, khareedu, lu kya, bech, bech{inf}, bech{sub}, bechu, hold, badhega, badega, badhegi, bdhega, badhenge, chadhega, chadega, upar, oopar, niche, neeche, gir{fut}, tut{fut}, toot{fut}, dugna, dugne, double, dabal, triple, tip, tips, kal, aaj, bhav, bhaav, daam, dam, rate, ret, mehnga, sasta, target, ud{fut}, bhag{fut}, munafa, profit, kaun, kaunsa, konsa, kon, crash, kres, lagau, lagaun, lgau, lagana, paisa lagau, paisa laga, daal, dalu, nives',
  ],
  priceMoves: [
    'price, prices, rate, rates, fall, rise, up, down, crash, reach, hit, touch, touches, cross, target, buy now',
    'bhav, bhaav, daam, rate, ret, gir{fut}, badhega, badega, badhegi, chadhega, upar, niche, mehnga, sasta, tut{fut}, ghat{fut}, chhu{fut}, lakh ja{fut}, lakh ho{fut}, lakh chhu{fut}, hazar, kab giregi, lakh jayegi, jayegi, jaegi',
  ],
  metal: [
    'gold, silver, crude, oil, dollar, usd, rupee, petrol',
    'sona, sone, soney, chandi, chaandi, gold, silver, dollar, kachcha tel',
  ],
  match: [
    'match, matches, ipl, world cup, worldcup, t20, odi, test series, asia cup, champions trophy, trophy, tournament, toss, final, finals, semi final, series, cricket, football, fifa, wpl, pkl, kabaddi, race, game today, csk, rcb, kkr, mi, srh, pbks, lsg, gt, dc, rr, chennai, mumbai indians, kolkata, punjab kings, gujarat titans, bangalore, india, pakistan, australia, england, ind, pak, aus, eng, real madrid, barcelona, chelsea, liverpool, arsenal, argentina, brazil, team, आईपीएल, titans, royals, capitals, knight riders, super kings, sunrisers, royal challengers, semifinal, semifinals, world test championship, wtc, odi series, t20 world cup, champions league, premier league, isl, wimbledon, f1, grand prix, wrestling match, boxing match, bundesliga, la liga',
    'match, maich, mech, mach, maech, ipl, aaipiel, aipiel, world cup, varld kap, vrld kap, vald kap, worldcup, vishv kap, vishwa cup, trofi, trophy, toss, tos, fainal, final, siriz, series, cricket, kriket, krikat, kabaddi, res, race, csk, rcb, kkr, srh, chennai, chennae, channai, bharat, bhart, india, indiya, indea, pakistan, pak, pakistaan, australia, ostrelia, team, tim, teem, rcb, mumbai indians, sisike, arsibi, semi final, semifinal, t20, warld cup, world kap, gujarat titans, lakhnau, lucknow, hyderabad, haidrabad, rajasthan royals, punjab kings, delhi capitals, team india, tim india',
  ],
  winner: [
    'win, wins, winning, winner, who will win, lose, loses, beat, beats, score, defeat, champion, lift, qualify',
    'jeet, jit, jeet{fut}, jit{fut}, jeet{sub}, jitne, jeetne, haar, har{fut}, haar{fut}, winner, win, vinar, champion, kaun aa{fut}',
  ],
  myWin: [
    'my team, our team, office, school, college, player, selected, selection, debate, my match, job, marriage, marry, kundli, kundali, horoscope, partner, my son, my daughter, my brother, election, bank exam, exam, case, court, settle*, abroad, visa, go to',
    'player, khiladi, khilari, chayan, selection, shadi, vivah, kundli, kundali, rishta, school, college, office, bete, beta, beti, naukri, chunav, case, kes, mukadma, court, kort, exam, pariksha, dil, meri team, videsh, visa, mumbai me rah, gun',
  ],
  moneyGame: [
    'win, money, lucky, luck, profit, lose, loss, losses, recover, cash',
    'jeet, jit, jeet{fut}, jit{fut}, jeetne, jitne, paisa, paise, kismat, luck, lucky, profit, munafa, faida, fayda, loss, ghata, nuksan, haar, hara, recover, har',
  ],
  play: [
    'play, playing, cards, game, games, draw, ticket, prize, number, numbers',
    'khel, khelu, khelna, khelne, patte, patti, game, gem, ticket, tikat, tikit, inaam, inam, number, nambar, nmbr',
  ],
  number: ['number, numbers, digit, digits, jodi', 'number, nambar, nmbr, no, ank, jodi, joodi'],
  numberFor: [
    'lottery, ticket, win, winning, play, today, tomorrow, draw, open, close, lucky',
    'ticket, tikat, aaj, kal, lag{fut}, khul{fut}, khulega, aa{fut}, lagau, open, close, jeet, nikl{fut}, pakka, fix, laki, lucky',
  ],
}

export const CONCEPTS: WordLists = {
  ...COMMON,
  ...LIFE_OR_DEATH,
  ...SELF_HARM,
  ...DEATH,
  ...PREGNANCY,
  ...MEDICAL,
  ...LEGAL,
  ...BETTING,
}
