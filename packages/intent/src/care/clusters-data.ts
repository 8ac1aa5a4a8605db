import type { WordLists } from './concepts.ts'

/** Who is spoken of. */
const PEOPLE: WordLists = {
  husband: [
    'husband, husbands, hubby, my man, spouse, wife, wifes, boyfriend, bf, girlfriend, gf, partner, ex, fiance, lover',
    'pati, patidev, miyan, shohar, gharwala, patni, biwi, bivi, aadmi, admi, mard, boyfriend, bf, gf, girlfriend, premi, premika, ex, mangetar, wo insan',
  ],
  inLaws: [
    'in laws, inlaws, in law, mother in law, father in law, sister in law, brother in law, grooms side, boys side, grooms family, his family, his parents, his mother, his mom',
    'sasural, susural, saas, sas, sasur, nanad, nand, devar, dewar, jeth, jethani, devrani, sasuraal, ladke wale, ladkewale, ladke walo, var paksh, sasural wale, bahu',
  ],
  parent: [
    'father, mother, mom, mum, mummy, dad, papa, parents, stepfather, stepmother, step father, step mother, grandmother, grandfather, granny, grandma, grandpa, ma, amma, uncle, aunt',
    'papa, pita, pitaji, maa, ma, mummy, mammi, amma, ammi, abbu, babuji, dada, dadi, nana, nani, dadaji, nanaji, chacha, chachi, mama, mami, tau, tai, bua, fufa, mausa, mausi, sauteli, sautela, sotele',
  ],
  otherPerson: [
    'friend, brother, sister, cousin, roommate, classmate, colleague, neighbour, neighbor, flatmate, son, daughter, he, she, him, her, his, they, them',
    'dost, saheli, bhai, behen, bahan, didi, bhaiya, beta, beti, bete, padosi, padosan, roommate, dosto, yaar, bhabhi, jija, bhatija, bhatiji, bhanji, cousin, usne, usko, uska, uski, unka, unki, unhone, unhe, wo, vo, woh',
  ],
  boss: [
    'boss, manager, teacher, professor, sir, coach, tutor, trainer, driver, guard, senior, landlord, priest, baba, guruji, doctor, officer, colleague, stranger, strangers, guy, guys, men, boys',
    'boss, teacher, master, masterji, sir, maalik, malik, professor, trainer, driver, coach, senior, makan malik, baba, tantrik, thekedar, ladke, ladko, sahab, guru, chowkidar, maulvi, pujari',
  ],
  child: [
    'child, children, kid, kids, baby, little girl, little boy, daughter, son, niece, nephew, minor, toddler, student, year old, years old, yr old, class',
    'bachcha, bachche, bachchi, bacche, bacchi, baccha, bachcho, bacho, bachi, bitiya, beti, beta, bete, munni, chhota, chhoti, nabalig, naabaalig, saal ka, saal ki, sal ka, sal ki, bhanji, bhatiji, class me',
  ],
  childAge: [
    'five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 5th class, 6th class, 7th class, 8th class, class 5, class 6, class 7, class 8, class 9',
    'paanch, panch, chhah, saat, aath, nau, das, gyarah, barah, terah, chaudah, pandrah, solah, satrah, chhathi, satvi, aathvi, nauvi, dasvi, paanchvi',
  ],
  childVoice: [
    'mummy, mumma, papa, tuition, school, uncle, teddy, class, homework, dont tell, i cant tell, secret, scared to tell',
    'mummy, mumma, papa, tuition, school, kisi ko mat batana, chocolate, toffee, uncle, homework, kaise batau',
  ],
}

/** Being hurt, held and frightened. */
const HARM: WordLists = {
  hits: [
    'hit, hits, hitting, beat, beats, beaten, beating, beatings, slap*, punch*, kick, kicks, kicked, kicking, thrash*, choke, chokes, choked, choking, strangl*, shoves, shoved, drags, dragged, whip, whips, whipped, belt, assault, assaulted, assaults, attacked, twisted my, twists my, by the hair, pulls my hair, pulled my hair, burns me, burnt me, smacks, raises his hand, raised his hand, raises hand, raised hand, hand on me, laid a hand, lays hands, violent, violence, physically abus*, pushes me, pushed me, throws things, threw a, throws a, hurls, abusive, abuser, broke my, breaks my, stick, slipper',
    'maarta, maarti, maarte, maara, maara hai, maar peet, maarpeet, marpeet, marpit, peet{inf}, peette hai, peetne, peet te, peetkar, pitai, pitayi, pitwa*, peet rahe, peet raha, peet diya, peeta gaya, mujhe peeta, peetta hai mujhe, haath uth*, hath uth*, haath chhod*, haath chala*, thappad*, thapad, chaanta, chanta, chamaat, ghoonsa, ghusa, ghoose, ghusse maar, laat, laat maar*, laato, lato, dhakka, dhakke, baal pakad*, baal kheech*, gala daba*, gala ghot*, belt, danda, dande, dando, lathi, laathi, joota, joote, juta, chappal, chappalo, chimta, jalaya, jalati, jalata, jala diya, nochta, ghaseet*, ghasit*, koot*, dhun diya, hinsa, gharelu hinsa, julm, zulm, atyachar, pratadit, pratadna, maar kha*, maar padi, maar padti, maar khaa, sir phod*, haddi tod*, dant tod*, hath tod*, cigarette se',
  ],
  bruise: [
    'bruise, bruises, bruised, marks on, swollen, swelling, black eye, black and blue, stitches, fracture, fractured, bleeding, blood, scar, scars, wound, wounds, long sleeves, full sleeves, makeup to hide, lip, scratches, burn marks, cheek, ribs, hide the marks',
    'neel, neela, neele, nishan, nishaan, sooja, suja, soojan, sujan, sooj, zakhm, jakhm, chot, ghav, khoon, taanke, tanke, fracture, poori aasteen, baju wala, dupatte me chhup*, gaal laal, hoth fat*, haddi, ankh kali, chhupati, chhupana',
  ],
  locked: [
    'locked, locks, lock me, locked up, locked in, locked me, house arrest, took my phone, taken my phone, snatched my phone, not allowed to go, not allowed to step, not let me out, wont let me leave, wont let me out, cant go out, doesnt let me, tied, chained, confined, thrown out, threw me out, kicked me out, kicked out, throw me out, turned me out, out of the house, starve*, starves, no food, without food, controls, took my money, my papers, keeps my, watches every',
    'band kar, band kiya, kamre me band, taala laga, tala laga, kaid, qaid, nazarband, phone chheen*, phone cheen*, phone le liya, mobile chheen, bahar nahi jane, bahar nahi nikal*, ghar se nikal*, nikaal diya, nikal diya, bahar nikal diya, dhakke de, khana nahi det*, bhookha rakh*, bhookhe, bhukha, baandh, bandh ke, baandhkar, zanjeer, paisa chheen*, milne nahi det*, baat nahi karne det*, kamre me',
  ],
  threat: [
    'threat, threats, threaten*, threatning, blackmail*, blackmale, black mail, extort*, warned me, warns me, or else, dare me, if i dont, if i tell, if i leave, or he will, or they will, or she will, otherwise he, otherwise they, will make it public, scared of, afraid of, terrified, fear for my life, fear him, fears, unsafe, not safe, intimidat*',
    'dhamki, dhamkiyan, dhamkiya, dhamkata, dhamkate, dhamka*, dhamkaya, blackmail, blackmel, blekmel, daraata, darata, daraate, darati, daraya, varna, warna, nahi to, nahito, agar nahi, se dar lagta, usse dar, unse dar, jaan ka khatra, dar ke mare, dar ke rehti, khauf, dehshat, surakshit nahi, safe nahi',
  ],
  forced: [
    'force, forced, forces, forcing, forcibly, forceful*, forcefully, against my will, without my consent, consent, said no, i said no, saying no, kept saying no, did not stop, wouldnt stop, still did, made me do, makes me do, pinned, cornered, grabbed, grabs, grab, overpowered, drugged, spiked, something in my drink, mixed something, passed out, unconscious, held me down, on top of me, tore my, no means no, undress, took off my, pulled my clothes',
    'zabardasti, jabardasti, jabrdasti, zabardast*, jabran, jabar, marzi ke khilaf, marji ke khilaf, marzi ke bina, bina marzi, mana karne, mana kiya, mana kar, nahi ruka, nahi maana, na kaha, daboch*, dabocha, pakad liya, pakad li, kapde utar*, kapde faad*, kapde phaad*, nasha dekar, nasheela, nashili, kuch mila*, behosh, hosh aaya, mooh daba*, muh daba*, uth* le gay*, utha liya',
  ],
  marryForced: [
    'forced marriage, forcing me to marry, force me to marry, forced to marry, marry that man, marry an old man, marry him or, marrying me off, married off, getting me married, get me married to, against my wish, child marriage, getting her married, fixed her marriage',
    'jabran shaadi, zabardasti shadi, jabardasti shadi, shaadi kara rahe, byah kara rahe, shadi kar rahe, byah kar rahe, sagai kar di, byah tay, shadi tay, bal vivah, baal vivah, shaadi kara di, byah diya, byahna, gauna, marzi ke khilaf shaadi, haath peele',
  ],
  touches: [
    'touch, touches, touched, touching, fondl*, grope, groped, gropes, groping, feels me up, rubs, rubbed, rubbing, kisses me, kissed me, kiss me, brush against, brushes, lap, hugs me, hugged me, inside my, under my, between my legs, takes my hand, waist, caress*, comes to my bed, lies next to me, his hand, hands on my, fingers',
    'chhuta, chhoota, chhute, chhuti, chhua, chhuaa, chhu, chhoo, chhune, chuta, chute, chua, chhedta, haath laga*, hath laga*, haath lagate, haath rakh*, hath rakh*, haath daal*, haath dal*, haath pher*, haath fer*, sehlata, sehlate, chumta, choomta, chumne, kiss, god me, godi me, gaud me, chipak*, chipakta, lipat*, kamar pe, kamar par, bister me, bistar me, chhuya, chhuye, bagal me so',
  ],
  wrongTouch: [
    'private part, private parts, privates, breast, chest, thigh, thighs, shirt, skirt, pants, wrong place, bad touch, dirty, inappropriate*, uncomfortable, weird, badly, naked, nude, bathing, changing clothes, alone in the room, shows me videos, dirty videos, porn, clothes, our secret, secret',
    'galat jagah, galat tarah, galat tarike, galat harkat, gandi harkat, gandi harkate, gandi baat*, gande video, gandi video, gandi nazar, gandi tarah, ajeeb tarah, private part, kapde, chhati, seene pe, jaangh, jangh, nanga, nangi, nahate, bad touch, badtameezi, badtamizi, ganda kaam, gandi jagah, pent, nighty, salwar, shirt',
  ],
  rape: [
    'rape, raped, rapes, raping, rapist, rap*d, gang rape, gangrape, molest*, sexual, sexually, sexual assault, sexual harassment, harass, harassed, harasses, harassment, sleep with him, sleep with me, spend a night, spend the night, sexual favours, sexual favor, sexual favors, advances, violated, took advantage, takes advantage, eve teasing, stalking, stalks, stalker, flashed, flashes, marital rape, lewd, obscene messages, vulgar, what he did to me, what they did to me, he used me, forced himself, forces himself',
    'balatkar, balaatkaar, blatkar, rape, rep hua, dushkarm, dushkaram, chhed chhad, chhedchhad, ched chad, chhedkhani, chhedkhaani, chheda, izzat loot*, izzat lut*, ijjat loot*, izzat pe haath, sharirik shoshan, shoshan, yaun, yon shoshan, galat kaam, galat fayda, saath so{fut}, saath sona, raat bitao, raat bita*, ek raat, peecha karta, pichha karta, muh kala, munh kala, aabru, asmat, gangrape, ashleel, kharab kiya mujhe, hawas, hawas ka shikar',
  ],
  dowry: [
    'dowry, dowery, dowari, dahej, brought nothing, bring money, money from my parents, money from my father, from my fathers house, from my parents, from her parents, gold, car, fortuner, scooty, bike, fridge, plot, lakhs, lakh, cash, demand, demands, demanding, demanded, less jewellery, taunt for, gifts',
    'dahej, dahez, dehej, daaj, maayke se, mayke se, maike se, pihar se, peehar se, baap se, baap ke ghar, papa se paise, gaadi maang*, gadi mang*, kam saman, kam samaan, khali haath, kya laayi, kya lai, kuch nahi laayi, nahi laayi, lakh maang*, lakh mang*, mangte hai, maangte, maang rahe, mang rahe, maang rakh*, demand, sona, gehne, zevar, car ki, bullet, fortuner, scorpio, lakh la, paise la, paisa la, paise lao, paisa lao',
  ],
  fire: [
    'burn me, set me on fire, kerosene, petrol, matchbox, matchstick, on fire, burn her, burnt alive, gas cylinder, gas on, stove',
    'mitti ka tel, kerosene, petrol, aag laga, jala d{fut}, jala denge, jala dunga, machis, maachis, tilli, gas khol, zinda jala*, jinda jala*, cylinder, stove fat*',
  ],
  kill: [
    'kill, kills, killed, killing, murder, murdered, shoot, shot dead, stab, stabbed, poison, acid, throw acid, finish him, finish her, finish them, finish off, hire someone, hitman, supari, contract killer, break his, break her, break their, break his legs, break his bones, bones, hurt him, hurt her, harm him, harm her, destroy him, destroy her, ruin her face, her face, his face, teach him, teach her, lesson, revenge, make him pay, make her pay, make them pay, suffer like i did, burn his, burn her, burn their, cut his, cut her, bash him, beat him up, beat him, beat her, run him over, poison his, poison her, sabotage, brakes, bomb, crush him, wont let him live, wont spare, not spare, not leave him, not leave her alive, get rid of, remove him, remove her',
    'maar du, maar dunga, maar dungi, maar dalu, maar dalunga, maar daalunga, maar dalungi, mar dunga, mar dungi, jaan se maar*, jaan se mar*, jaan le lu*, jaan lena, jaan le li, khoon kar, khun kar, khoon pi, katl, qatl, kaatl, hatya kar, tezab, tejab, tezaab, zeher de, zeher mila, jahar de, zehar pila, kaat dunga, kaat dalunga, kat dalunga, tukde, supari, badla, badle, haddi tod*, haddiya, hath pair tod*, haath pair tod*, taang tod*, tangde tod*, thok du*, goli maar*, goli mar d*, chaku, chaaku, talwar, katta, chhodunga nahi, nahi chhodunga, nahi chhodungi, zinda nahi chhod*, jinda nahi chhod*, sabak sikha*, thikane laga*, khatam kar dunga, khatam kar dungi, khatam kar du use, mita dunga, raaste se hata*, raste se hata*, hataana, pitwau, pitwana, peet{fut}, pituga, chehra bigaad*, chehra bigad*, aag laga du*, aag laga d*, ghar jala*, gaadi chadha*, brake, dekh lunga, hisab barabar, tadpa*, tadpana',
  ],
  weapon: [
    'knife, gun, pistol, rod, axe, blade, acid, sword, bat, hammer, iron rod, bottle, stick, rope, petrol, matchbox, sickle',
    'chaku, chaaku, chhuri, chura, kulhadi, rod, danda, talwar, bandook, katta, tamancha, pistol, hasiya, sariya, petrol, machis, tezab, eent, daranti, gandasa, phawda',
  ],
  now: [
    'right now, now, just now, this minute, tonight, hurry, quick, help, help me',
    'abhi, abhi abhi, is waqt, is samay, jaldi, madad, aaj raat',
  ],
  danger: [
    'at the door, outside the door, banging, breaking the door, break the door, coming for me, chasing, following me, save me, please hurry, hiding, locked myself in, in the bathroom, trapped, he is here, he is coming, they are here, cant breathe, wont stop bleeding, stop bleeding, bleeding, wont wake up, not waking up, unconscious, not breathing, fainted, collapsed, kidnapped, entered the house, outside my house, help me please, call police',
    'darwaza tod*, darwaje pe, darwaza peet*, bachao, bacha lo, bachaiye, bachaao, peeche pad*, peechha kar*, peeche daud*, chhupi hu, chhup ke, chhupa hu, chhupi baith*, bathroom me, chhat pe chhup, khoon nahi ruk*, khoon ruk nahi, khoon beh*, khoon bah*, khoon nikal*, saans nahi, behosh, hosh nahi, uth nahi rah*, hil nahi, ghus aay*, ghus gay*, ghus rah*, tod rahe, tod raha, ghera, gher liya, latak gay*, utha ke le, bandook, chaku leke, chaku lekar, kulhadi lekar, dhoond raha, dhundh raha',
  ],
  swallowed: [
    'swallowed, took pills, taken pills, took all the, took too many, tablets, pills, drank, phenyl, harpic, rat poison, insecticide, overdose, poison, cut my wrist, cut my vein, wrist, veins, gas, bleeding',
    'goli kha li, goliyan kha li, goliya kha li, goli khali, kha li hai, kha liya hai, nigal li, phenyl pi, harpic pi, zeher kha, jahar kha, zeher pi, keetnashak, chuhe mar, nas kaat, nas kat, kalai, gas khol, pi liya, pi li hai, sulfas, celphos',
  ],
}

/** Photos, money and lies on a phone. */
const FRAUD: WordLists = {
  pictures: [
    'photo, photos, pic, pics, picture, pictures, video, videos, image, images, nude, nudes, private, screenshots, recording, recorded, chats, clip, mms, morph*, edited, deepfake, video call, obscene, intimate',
    'photo, foto, photos, tasveer, tasvir, tasvire, tasveeren, video, vidio, clip, mms, nangi, gandi, screenshot, recording, record, chat, edit kar, bana kar bhej, banakar bhej, video call, selfie',
  ],
  leak: [
    'leak, leaked, leaks, viral, post, posted, posting, upload, uploaded, share, shared, send to, send it to, send them to, show my, show everyone, show to, circulate, online, internet, insta, instagram, facebook, whatsapp, telegram, website, public, expose, contacts, contact list, all my friends, everyone i know',
    'viral, leak, daal d{fut}, daal d*, dal d{fut}, daal rakha, bhej d{fut}, bhej d*, bhejne ki, bhej rahe, dikha d{fut}, baant d{fut}, baant d*, baant*, faila d{fut}, failaa*, net pe, net par, insta pe, facebook pe, group me, sabko, sab ko, contacts, rishtedaro ko, papa ko bhej*, badnam',
  ],
  payOrElse: [
    'demanding money, asks for money, asking money, asking for money, wants money, paid, pay, pay again, paying, more money, again and again, paid him, ransom, if i dont pay, dont pay, meet him, unless i meet, unless i pay',
    'paise maang*, paisa maang*, paise mang*, paisa mang*, paise de chuk*, paise diye, aur paise, hazar maang*, milne ko, mil varna, mil warna, paise nahi diye, paise bhej, paise do, wapas maang*',
  ],
  fraud: [
    'fraud, fraudster, scam, scammed, scammer, scammers, cheated online, otp, o t p, pin, cvv, code, link, qr, scan, upi, gpay, phonepe, paytm, bank account, account emptied, emptied, debited, deducted, withdrawn, fake, fake profile, fake call, cbi, customs, ed officer, police on call, digital arrest, parcel, narcotics, kyc, anydesk, remote app, telegram task, task scam, part time job online, invest* app, trading app, crypto app, fake app, fake website, customer care, refund, sim, hacked, loan app, loan apps, courier, matrimonial, matrimony, gift, lottery message, advance fee, registration fee, impersonat*, pretending to be, posing as',
    'fraud, froud, thagi, thag liya, thaga, scam, otp, pin bata*, link, link dab*, qr, scan, upi, account khali, khata khali, khata saaf, account saaf, paise kat*, paise ud*, paisa kat*, paise gayab, paise nikal gay*, paise nikal liy*, nikal gaye, kat gaye, ud gaye, digital arrest, cbi, police ban*, kyc, sim, hack, loan app, lon app, aap se loan, app wale, app walo, farzi, farji, nakli, jhootha call, fake, courier, parcel, customer care, jhansa, jhaanse, jaal me, lalach de, task, telegram, whatsapp call, advance maang*, parcel aaya, code bata*',
  ],
  moneyGone: [
    'gone, vanished, lost, emptied, disappeared, transferred, sent, deposited, savings, fd, all my money, all our money, life savings, lakh, lakhs, thousand, rupees, rs, k gone',
    'saara paisa, sara paisa, saare paise, sari bachat, jama punji, jama poonji, lakh, hazar, hazaar, hajar, transfer, bhej diye, bhej diya, daal diye, dal diye, khali, saaf, dub gaye, doob gaye, fd',
  ],
}

/** Losing somebody, being ill, drinking, owing. */
const SORROW: WordLists = {
  passedAway: [
    'passed away, passed on, passed, expired, died, dead, demise, death, deceased, no more, late, lost my, lost our, lost him, lost her, lost both, i lost, we lost, funeral, cremation, cremated, ashes, last rites, thirteenth day, tehrvi, mourning, grief, grieving, left us, left this world, left me forever, gone forever, is gone, are gone, not with us, isnt with us, not among us, first diwali without, first birthday without, without him, without her, accident took, took him, took her, covid took, heart attack took, cancer took, buried, widow, widowed, since he went, empty chair, never got to say, last call, miss him, miss her, miss them',
    'guzar gay*, gujar gay*, guzar gai, gujar gai, guzar ga*, guzar chuk*, guzre, gujre, nahi rahe, nahi rahi, nahi raha, nahi rhe, nhi rahe, nhi rahi, nhi rhi, chal base, chal basi, chal basa, chal bas*, expire, expired, swargwas, swargvas, swargwasi, swargvasi, swargiya, dehant, nidhan, mrityu ho, maut ho, mout ho, death ho, mar gay{past}, mar gai, antim sanskar, daah sanskar, agni di, mukhagni, terahvi, tehrvi, terahva, terahvin, tervi, barsi, pind daan, arthi, ashthi, asthi, visarjan, chhod kar chal*, chhod ke chal*, chhodkar chal*, saath chhod gay*, duniya chhod*, duniya se chal*, duniya se ja*, duniya me nahi, saaya uth, saya uth, kho diya, kho di, ke jaane ke baad, ke jane ke baad, ke jaane se, unke bina, uske jaane, vidhwa, vidhva, kandha de*, chita, shav, shamshan, kabr, dafna*, yaad me ro*, gaye hue, ko gaye, alvida keh gay*',
  ],
  pregnancyLoss: [
    'miscarriage, miscarriages, miscarried, misscarriage, miscarrage, mis carriage, stillborn, stillbirth, still birth, lost the baby, lost our baby, lost my baby, lost my pregnancy, lost the pregnancy, lost a baby, lost the twins, lost my unborn, no heartbeat, no heart beat, heartbeat stopped, heart beat stopped, heartbeat had stopped, ectopic, abortion, aborted, terminated, termination, d and c, dnc, blighted ovum, missed abortion, baby died, baby didnt survive, baby did not survive, baby didnt make it, pregnancy failed, pregnancy ended, chemical pregnancy, baby is gone, baby was gone, born dead, bled out',
    'miscarriage, miscarrige, misscarriage, miskairij, misciarrage, garbhpat, garbhapat, garbpat, garbh gir, garbh nahi, bachcha gir, baccha gir, bachcha nahi bach*, baccha nahi bach*, bachcha nahi rah*, bachcha kho, baccha kho, pet me hi, pet me khatam, kokh me hi, kokh ujad, kokh suni, kokh me, abortion, abort, dhadkan band, dhadkan nahi, heartbeat band, heartbeat nahi, mara hua bachcha, mara hua baccha, mrit shishu, mara hua paida, khali ho gay*, safai kara*, ajanma, ajanme, nahi tik*, tikta nahi, tik nahi',
  ],
  baby: [
    'baby, babies, pregnancy, pregnant, womb, weeks, week, month, months, scan, ultrasound, trimester, twins, ivf, heartbeat, unborn, motherhood, conceive, delivery',
    'bachcha, baccha, bacha, garbh, kokh, pet se, pet me, mahine, mahina, hafte, scan, sonography, ultrasound, maa banna, maa banne, judwa, ivf, shishu, dhadkan, heartbeat, delivery, prasav, aulad, santan',
  ],
  illness: [
    'cancer, tumor, tumour, lump, cyst, biopsy, chemo, chemotherapy, diabetes, diabetic, sugar, thyroid, bp, blood pressure, hypertension, kidney, kidneys, dialysis, liver, cirrhosis, hepatitis, jaundice, tb, tuberculosis, asthma, arthritis, epilepsy, seizure, seizures, fits, paralysis, paralysed, paralyzed, stroke, heart attack, angioplasty, stent, bypass, pacemaker, ventilator, icu, hospital, hospitalised, hospitalized, admitted, surgery, operation, operated, transplant, dengue, malaria, typhoid, covid, pneumonia, fever, migraine, pcod, pcos, fibroid, fibroids, endometriosis, piles, hernia, stone, stones, gallbladder, appendix, ulcer, slip disc, slipped disc, sciatica, spondylitis, cataract, glaucoma, retina, parkinson*, alzheimer*, dementia, schizophren*, bipolar, autism, autistic, hiv, aids, leukemia, lupus, vitiligo, psoriasis, eczema, anemia, anaemia, platelets, platelet, diagnosis, diagnosed, disease, illness, medicine, medicines, medication, tablets, insulin, doctor, doctors, reports, mri, ct scan, x ray, ecg, treatment, coma, critical, bedridden, stage 4, stage four, stage 3, infection, ivf, antidepressants, therapy, panic attacks, panic attack, rash, chronic',
    'cancer, kansar, tumor, ganth, gaanth, gath, rasoli, diabetes, sugar, madhumeh, thyroid, thairaid, bp, raktchap, kidney, gurda, gurde, dialysis, liver, jigar, piliya, peeliya, tb, khaansi, khansi, dama, damaa, asthma, gathiya, mirgi, daure, daura, lakwa, lakva, adhrang, paralysis, stroke, heart attack, dil ka daura, stent, bypass, ventilator, icu, aspatal, hospital, bharti, operation, opreshan, surgery, transplant, dengue, malaria, typhoid, corona, nimonia, bukhar, migraine, pcod, pcos, bachchedani, bavasir, bawaseer, hernia, pathri, patthari, ulcer, slip disc, saitika, motiyabind, parkinson, bhoolne ki bimari, hiv, platelet, bimari, beemari, bimar, beemar, rog, dawa, dawai, davai, dava, insulin, doctor, daktar, dr ne, report, ilaaj, ilaj, coma, icu me, infection, allergy, khoon ki kami, chakkar, charm rog, safed daag, stage, jaanch, chemo, kimo, keemo, dawaiyan',
  ],
  pain: [
    'pain, pains, ache, aches, aching, hurts, burning, numb, numbness, swelling, bleeding, vomiting, blood in, dizzy, dizziness, breathless, palpitations, cough, coughing, lump, rash, itching, discharge, weakness in, days, weeks, months, since',
    'dard, drd, jalan, sujan, soojan, sunn, khoon aa*, khun aa*, ulti, chakkar, saans phool*, dhadkan, khaansi, khujli, ganth, kamzori, jhanjhanahat, din se, hafte se, mahine se, saal se, uth raha, rehta hai',
  ],
  organ: [
    'chest, heart, stomach, back, knee, knees, leg, legs, head, eye, eyes, ear, breast, throat, neck, spine, abdomen, kidney, liver, brain, lungs, uterus, ovary, prostate, skin, bone, joint, joints, shoulder, arm, hand, tooth, gum',
    'seene, sine, chhati, dil, pet, kamar, peeth, ghutna, ghutne, pair, sir, sar, aankh, kaan, gala, gale, gardan, reedh, dimag, fefde, phephde, bachchedani, haddi, jod, jodo, kandhe, haath, daant, chamdi, stan, guda',
  ],
  recover: [
    'recover, recovery, cure, cured, get well, get better, heal, be fine, be ok, be alright, serious, dangerous, walk again, come out of, treatable, survive, successful, succeed, go away, stop medicine, stop the medicine, stop taking, instead of medicine, which planet, which hospital, second opinion, when should, which date',
    'theek ho*, thik ho*, theek hog*, thik hog*, swasth, changa, kab jaye*, kab jayeg*, chhutkara, sudhar, sudhreg*, bach jaye*, safal, kaunsa grah, kis grah, dawa chhod*, dawai chhod*, kab karwau, kab karau, karwau, karva lu, ilaaj, ghar aa*, chal pay*, aaram, aram',
  ],
  drink: [
    'drink, drinks, drinking, drunk, drunkard, drinker, alcohol, alcoholic, alcoholism, liquor, whisky, whiskey, rum, beer, vodka, bottle, addict, addicted, addiction, drugs, drug, smack, heroin, cocaine, ganja, weed, charas, brown sugar, chitta, mdma, cough syrup, injecting, injects, high, stoned, sober, rehab, relapse, relapsed, quit drinking, stop drinking, cant stop, cant quit, smoking, cigarettes, gutka, tobacco, hooked',
    'sharab, sharaab, sarab, sharabi, daaru, daru, darubaaz, pee kar, peekar, pee ke, pi ke, peeke, roz peet*, daaru peet*, sharab peet*, nasha, nashe, nashedi, nasheri, theka, theke, botal, bottle, tharra, madira, lat, lat lag*, adat, aadat, charas, ganja, gaanja, afeem, afim, smack, chitta, heroin, brown sugar, bhang, drugs, drug, injection leta, goliyan leta, solution soongh*, nasha mukti, gutkha, beedi, cigarette, tambaku',
  ],
  gambling: [
    'gamble, gambling, gambler, rummy, teen patti, poker, betting, online games, game app, casino, cards, dream11, lost lakhs, bet, bets, slots, matka, satta, gaming',
    'jua, jue, juaa, juari, juye, satta, satte, sattebaz, rummy, rami, teen patti, taash, tash, dream11, matka, game me haar, online game, paise haar, haar chuk*, casino, gehne tak, daav',
  ],
  debt: [
    'debt, debts, loan, loans, lender, lenders, moneylender, money lender, emi, emis, creditor, creditors, recovery agents, recovery agent, recovery men, collectors, bank people, seize, auction, notice, interest, repay, pay back, owe, borrowed, foreclos*, npa, defaulter, cheque bounce, mortgage*',
    'karz, karza, karj, karja, udhar, udhaar, loan, lon, sahukar, sahukaar, sood, soodkhor, sudkhor, byaj, byaaj, emi, kist, kisht, kishte, recovery, vasooli, vasuli, lenadar, lendar, qarz, bank wale, bank walo, kurki, neelami, nilami, girvi, seal, chukane, chuka nahi, defaulter',
  ],
  ruined: [
    'ruined, ruin, destroyed, wiped out, finished, nothing left, lost everything, lost it all, everything is gone, everything gone, all gone, bankrupt, bankruptcy, on the road, on the street, homeless, hungry, starving, no food, cant feed, cannot feed, cant repay, cannot repay, cant pay, drowning, sinking, no way out, how do i face, face people, hopeless, helpless, no hope, shame, ashamed, humiliat*, begging, sell my kidney, school fees, no money for',
    'barbad, barbaad, tabah, sab lut*, lut gay*, lut chuk*, lutt, sab khatam, sab kuch khatam, sab dub*, doob gay*, dub gay*, kangal, kangaal, diwaliya, divaliya, sadak pe, sadak par, road pe, footpath, bhookhe, bhukhe, roti nahi, khane ko nahi, chulha, raashan, bacho ki fees, bachcho ki fees, ek paisa nahi, kuch nahi bacha, kuch bacha nahi, kahi ka nahi, kahin ka nahi, kya muh, kya munh, sharam, izzat mitti, munh dikha*, muh dikha*, rasta nahi, raasta nahi, koi rasta, haar gay*, toot gay*, tut gay*, majboor, bheekh, bikne, bik gay*, bik chuk*',
  ],
}

/** What a chart does not tell, and what nobody should be helped with. */
const ASKED: WordLists = {
  magic: [
    'black magic, blackmagic, voodoo, witchcraft, witch, curse, cursed, hex, spell, evil eye, nazar, possessed, possession, spirit, spirits, ghost, ghosts, demon, haunted, entity, jinn, djinn, negative energy, negative energies, tantrik, tantric, tantra, exorcis*, exorcist, ojha, baba, lemon, lemons, chillies, needles, doll, ash, vermilion, graveyard, cremation ground, amulet, taveez, someone has done something, something done on, done something on us, shadow, entered him, entered her, baba says, pandit says',
    'kala jadu, kaala jadu, kala jaadu, jadu tona, jaadu tona, jaadu, jadu, tona, tone, totka kar*, tona totka, nazar lag*, najar lag*, buri nazar, buri najar, bhoot, bhut, pret, preta, aatma, atma, saaya, saya, upri hawa, upari hawa, oopri, hawa lag*, jinn, chudail, dayan, daayan, tantrik, taantrik, ojha, jhaad phoonk, jhad phunk, jhaadphoonk, bandhan, bandh diya, bandhan kar*, kuch kar diya, kuch karwa, karwaya hai, karwa diya, karaya, kiya karaya, kiya karwaya, maaran, moth, mooth, nimbu, neembu, nimbu mirch, sindoor, rakh, raakh, putla, shrap, shraap, abhishap, bad dua, baddua, taveez, tabeez, khilaya, khila diya, pila diya, uchchatan, chaukhat, chowkhat, pareet, devi aat*, baal khol*, devta chadh*, kela hua, kar rakha',
  ],
  lifespan: [
    'when will i die, how will i die, when i will die, how long will i live, how long do i have, how many years, years left, years do i have, time left, lifespan, life span, longevity, long life, short life, lifeline, age of death, death date, date of death, death, die, dying, survive, survives, live till, live to see, live to be, live past, make it to, see 60, see 70, make it past, outlive, maraka, marak, ayu, alpayu, alp ayu, widow, widowhood, untimely, fatal, life threat, last days, end of my life, pull through, take him, take her, die before, live longer, how old will i be',
    'kab mar*, mar{fut}, marunga, marungi, marega, maregi, marenge, maut, mout, mrityu, mrityu yog, marak, maarak, aayu, ayu, umar kitni, kitni umar, umar kya, umr, jeevan rekha, kitne saal, kitne din, kitna jiu*, kitna jiyu*, jiyunga, jiyungi, jiyenge, jeeyenge, bachenge, bachega, bachegi, bach jayenge, bach payenge, nikal payenge, dor kitni, saanse kitni, saansein, saans kitni, lambi umar, lambi hai, alpayu, alpaayu, deerghayu, akaal, akal, vidhwa, vidhva, dekh paunga, dekh paungi, chala jaunga, chali jaungi, chale jayenge, kab tak hai, kab tak rahenge, kab tak jeevit, zindagi kitni, umar bachi, upar kab, bulawa',
  ],
  sexOfBaby: [
    'boy or girl, boy or a girl, girl or boy, girl or a boy, son or daughter, daughter or son, is it a boy, is it a girl, a boy this time, son this time, boy this time, a girl this time, baby boy, baby girl, gender of, sex of, gender, male child, heir, grandson, am i pregnant, i pregnant, is she pregnant, wife pregnant, pregnant or not, period late, period is late, periods late, missed my period, missed period, days late, late period, test positive, conceived, expecting, carrying, months along, next time a boy',
    'ladka ya ladki, ladki ya ladka, beta ya beti, beti ya beta, beta hoga, beti hogi, ladka hoga, ladki hogi, beta hai kya, beta hi, ladka hai kya, pota hoga, pota, waris, varis, chirag, putra, pet me kya, kokh me kya, garbh me kya, ling, pregnant hu, pregnant hai, garbhvati, garbh thahr*, garbh thehr*, garbh hai, pet se hu, pet se hai, period nahi aa*, period upar, period late, period miss, mahina nahi aa*, mahina upar, masik nahi, maasik nahi, maasik, masik, din upar, umeed se, khushkhabri, is baar beta, is bar beta, is baar ladka, raja beta, nanha mehman, aane wala',
  ],
  court: [
    'court, case, judge, verdict, judgment, judgement, hearing, bail, anticipatory bail, jail, prison, arrest, arrested, custody, fir, police case, lawsuit, sue, appeal, high court, supreme court, tribunal, acquitted, convicted, conviction, sentence, guilty, 498a, 498, 420, 376, pocso, section, charge sheet, chargesheet, lawyer, advocate, alimony, summons, warrant, legal notice, consumer forum, cheque bounce, win the case, lose the case, rule for me, rule in my favour, opponent, false case, litigation, arbitration, imprisoned',
    'court, kort, adalat, adaalat, kachehri, kachahari, mukadma, mukadama, mukadme, muqadma, case, kes, jeetunga, jeetungi, jitunga, jeetenge, haarunga, faisla, faisle, judge, vakeel, vakil, zamanat, jamanat, bail, jail, jel, saza, saja, giraftar, giraftari, arrest, fir, thana, thane, police, peshi, tareekh, tarikh pe tarikh, appeal, apeel, high court, baree, bari ho*, 498, 420, dhara, chargesheet, summon, warrant, notice, jhootha case, jhutha kes, band ho jau*, andar jau*, andar ho jau*, hawalat, katghare, riha, rihai, chhoot jau*',
  ],
  bet: [
    'lottery, lotto, jackpot, satta, matka, bet, bets, betting, wager, gamble, casino, rummy, teen patti, dream11, ipl, match, toss, toss today, which team, lucky number for, lucky numbers for, winning number, winning numbers, numbers for, three numbers, stock, stocks, share, shares, share price, nifty, sensex, bank nifty, banknifty, intraday, intra day, option, options, call or put, put or call, futures, f and o, f o, expiry, trading, forex, crypto, bitcoin, btc, ethereum, eth, dogecoin, shiba, coin, ipo, multibagger, penny stock, go up, go down, rise, fall, double my money, jackpots, ticket, horse, horses, race, aviator, colour prediction, color prediction, exchange id, adani, reliance, tata motors, tesla, zomato',
    'lottery, lotri, satta, satte, matka, jua, number do, number batao, number bata*, ank batao, ank do, konsa number, kaunsa number, kaunsi team, kaun jeeteg*, kaun jiteg*, team pe, match pe, match me paisa, toss, ipl, share, shares, sheyar, stock, nifty, sensex, bank nifty, option, intraday, trading, crypto, bitcoin, dogecoin, ethereum, ipo, paisa lagau, paise lagau, paisa laga*, daav, daanv, shart, chadhega, upar jayeg*, niche jayeg*, neeche, girega, gireg*, dugn*, double, dugna, ticket, ghoda, ghudsaud, kharid lu, le lu, bech du, rummy, casino, aviator',
  ],
  examCheat: [
    'leaked paper, paper leak, leaked, question paper, paper early, get the paper, paper before, buy the paper, cheat, cheating, chit, chits, copy, bluetooth, proxy, in my place, instead of me, dummy candidate, impersonat*, pay to pass, pay someone, bribe, bribing, setting, backdoor, fake degree, fake certificate, fake marksheet, buy a degree, give money to, get caught, caught, omr, invigilator, answer key, someone else write, write my exam, writes the test, change my marks, marks changed, sit for me',
    'paper leak, leak paper, paper mil*, paper pehle, paper khareed*, paper kharid*, nakal, naqal, nakl, chit, parchi, parchiyan, farra, farre, bluetooth, meri jagah, ki jagah, kisi aur ko bitha*, dummy, paisa deke pass, paise deke, paise dekar, paise de kar, rishwat, ghoos, ghus dekar, setting, farzi degree, farji degree, nakli degree, nakli marksheet, farzi marksheet, pakda jau*, pakde, pakda, number badhwa*, omr, solver, copy check, munna bhai, jugaad, jugad',
  ],
  exam: [
    'exam, exams, test, paper, board, neet, jee, upsc, ssc, cat, degree, university, college, marks, interview, result, recruitment, marksheet, certificate, candidate',
    'exam, pariksha, paper, parcha, test, bharti, degree, marks, number, board, neet, result, naukri, interview, marksheet, university, pass',
  ],
  spy: [
    'track, tracking, tracker, trace, location, spy, spying, hack, hacking, password, passwords, whatsapp, chats, messages, call history, call records, call details, phone, without her knowing, without his knowing, without him knowing, without knowing, secretly, read her, read his, see her, see his, check her, check his, otp, clone, mirror, gps, hidden camera, follow her, follow him, where is my husband, where is my wife, where is he, where is she, which hotel, whom she meets, who he meets, who is he talking, who she talks, instagram, insta, facebook, private detective, detective, monitor',
    'track, location, pata lagao, pata lagana, pata karo, pata chale, jasoosi, jasusi, hack, haik, password, paasword, whatsapp padh*, chat padh*, chat dekh*, message padh*, msg padh*, sandesh, call record, call detail, chupke se, chup ke se, chhup ke, bina bataye, use pata na, usko pata na, kahan hai, kaha hai, kahaan, thikana, kis hotel, kisse milt*, kisse baat, nigrani, nazar rakh*, peechha kar*, phone check, phone, insta, facebook, gps, camera, clone, jasoos',
  ],
  bindLove: [
    'vashikaran, vasikaran, hypnotise, hypnotize, control his mind, control her mind, make him mine, make her mine, make him love, make her love, make him obey, force him to love, force her to love, love spell, bind him, bind her, mantra to get, mantra to control, mohini, attract her, under my control, in my control, break their marriage, break her marriage, break his marriage, separate them, stop her wedding',
    'vashikaran, vasikaran, vashi karan, vash me, vas me, bas me karna, kabu me, kaboo me, mohini, sammohan, akarshan mantra, apna bana*, mera ho jaye zabardasti, tod du unki, rishta tudwa*, shaadi tudwa*, shadi tudwa*, alag karwa*, gulam bana*, pagal ho jaye mere, mere peeche pagal',
  ],
  insult: [
    'bastard, bastards, idiot, stupid, fool, fools, fuck, fuk, fucking, fuck off, motherfucker, mf, bitch, asshole, ass, dick, cunt, shit, bullshit, moron, dumb, rascal, shut up, get lost, go to hell, son of a, scoundrel, bloody, useless fellow, crap, sexy, send nudes, sex with me, horny, your bra, naked, kiss me baby, loser, wanker, pig, dog, liar, fraud astrologer, you fraud, whore, slut',
    'saale, saala, sale, kutte, kutta, kutiya, kamine, kameene, kamina, harami, haramkhor, haramzad*, chutiya, chutiye, chutiyapa, bhosdi*, bhosadi*, madarchod, maderchod, mc, bc, bhenchod, behenchod, bahenchod, gandu, gaandu, gaand, lund, lode, lodu, randi, rand, raand, bhadwe, bhadve, bhadwa, suar, suwar, ullu, ullu ke patthe, gadhe, gadha, bewakoof, bevkoof, pagal hai tu, bakwas, bakwaas, chup kar, chal nikal, bhaad me, dhongi, pakhandi, nikamme, nalayak, jhoothe, tu, tere, teri, teri maa, maa ki, jhaant, kanjar',
  ],
  toYou: [
    'you, your, u, ur, yourself',
    'tu, tum, tere, teri, tera, tujhe, aap, aapke, aapki, tumhari, tumhare, tujhko',
  ],
}

/** Giving up, and the ordinary life that sounds like it. */
const HEAVY: WordLists = {
  hopeless: [
    'hope, hopeless, no hope, tired of everything, tired of life, fed up, cant take, can not take, cannot take, cant bear, cannot bear, unbearable, too much, exhausted, broken, shattered, empty, numb, alone, lonely, nobody, no one, worthless, useless, burden, failure, dark, darkness, heavy, hurts so much, pain, suffering, cry, crying, cried, give up, giving up, no point, pointless, meaningless, lost, trapped, stuck, drained, dead inside, hate myself, hate my life, no reason',
    'umeed, ummeed, ummid, umid, thak gay*, thak chuk*, thaka, haar gay*, haar chuk*, himmat, jawab de, jawaab de, toot chuk*, tut chuk*, toot gay*, bikhar, bilkul akel*, akela, akeli, koi nahi, koi apna nahi, bojh, bekar, bekaar, nakara, nikamma, andhera, ghutan, ghut, dam ghut*, dum ghut*, bardasht, bardaasht, sehan, sahan, saha nahi, seh nahi, dukh, dard, takleef, rona, roti hu, rota hu, ro ro ke, mann bhar, man bhar, jee bhar, jee nahi, ji nahi lag*, khali, khaali, nirash, hataash, hatash, kismat, zindagi, jindagi, life, jeevan, wajah, matlab, fayda',
  ],
  notWakeUp: [
    'not wake up, never wake, dont wake up, didnt wake, wake up, sleep forever, sleep and never, eyes never open, no tomorrow, tomorrow morning, see tomorrow, next birthday, not be here, not here, wasnt here, wasnt around, not around, gone, disappear, vanish, rest, peace, final, forever, end it, end this, finish it, over soon, be over, leave everything, leave this world, leave the world, go away, far away, up there, join him, join her, be with him, be with her, meet him up, next birth, next life, this life, this birth, one last',
    'subah, uthu hi na, uthu na, aankh na khule, aankh hi na, na khule, so jau, sou, hamesha ke liye, sada ke liye, kal na, gayab, chala jau, chali jau, chale jana, chala jaunga, chali jaungi, door chal*, upar ja*, upar wale, uparwale, oopar, bhagwan ke paas, bhagwan utha, utha le, utha lo, mukti, mukt, chhutkara, ant, khatam, khatm, samapt, vida, alvida, aakhri, akhri, antim, duniya, is duniya, agle janam, agla janm, agle janm, is janam, wapas na, vaapas na, laut, lautunga, papa se mil*, unke paas, uske paas, bulaa, bula rahe',
  ],
  means: [
    'terrace, roof, bridge, balcony, railing, ledge, track, tracks, railway, train, river, canal, lake, sea, well, truck, fan, ceiling, rope, noose, dupatta, saree, blade, razor, knife, wrist, veins, arms, pills, tablets, medicines, sleeping pills, poison, phenyl, harpic, rat poison, pesticide, gas, cylinder, kerosene, gun, pistol, jump, hang, drown, cut, cutting, burn, overdose, injection, cliff, edge, floor',
    'chhat, chhajje, pul, balcony, patri, patriyon, train, rail, nadi, nahar, talab, kuan, kuaan, kuen, samundar, truck, pankha, pankhe, rassi, fanda, phanda, fansi, phansi, dupatta, blade, chaku, nas, nass, naso, kalai, goli, goliya, goliyan, neend ki, dawai, dawaiyan, zeher, zehar, jahar, zahar, vish, phenyl, harpic, chuhe, keetnashak, sulfas, celphos, gas, cylinder, mitti ka tel, kood, kud, koodne, latak, jhool, doob, dub mar, kaat, kat, jala lu, bandook, chhalang, kinare, munder',
  ],
  putInOrder: [
    'letter, letters, note, goodbye, good bye, farewell, will, insurance, give away, gave away, giving away, passwords, take care of my, look after my, who will take care, after i am gone, after me, when i am gone, forgive me, sorry for everything, thank you for everything, last message, last question, last time, wont trouble, not trouble you, wont bother, everything ready, arranged, settled, decided, made up my mind, planned, chosen the day, after sunday, after tomorrow, tonight',
    'chitthi, chithi, khat, patra, likh di, likh di hai, likh diya, note, vasiyat, bima, insurance, baant di, baant diya, de diya sab, mere baad, mere jaane ke baad, mere jane ke baad, main na rahu, main nahi rahunga, main nahi rahungi, maaf kar dena, maaf karna, aakhri baar, akhri baar, aakhri sawal, aakhri message, aakhri din, pareshan nahi karung*, tang nahi karung*, sab tay, soch liya, faisla kar, faisla, thaan liya, taiyari, taiyaari, dhyan rakhna, khayal rakhna, sambhal lena',
  ],
  burdenToAll: [
    'better without me, better off without, happier without me, happier if i, better if i, easier if i, relieved if i, miss me, notice if, notice, care if, would anyone, will anyone, nobody would, no one would, nobody will, no one will, burden on, only a burden, only trouble, just a burden',
    'mere bina, mere bagair, main na hota, main na hoti, main na rahu, kisi ko fark, fark nahi pad*, fark padega, koi nahi roy*, koi royega, yaad karega, bojh hu, bojh ban, sab khush, sab chain, sab sukhi, sab sukoon, sabka bhala, meri zarurat, meri jarurat, kami nahi',
  ],
  everydayBad: [
    'traffic, heat, exam, exams, homework, office, workload, deadline, deadlines, boss, movie, film, series, match, cricket, game, song, food, hungry, momos, haircut, wifi, phone, battery, shopping, gym, party, joke, haha, lol, laugh, laughing, funny, weather, mosquitoes, neighbour, roommate, saree, dress, ring, trip, flight, holiday, hills, festival, diwali, wedding',
    'garmi, thand, exam, pariksha, office, kaam, deadline, boss, film, movie, match, cricket, gaana, khana, bhookh, baal, phone, battery, shopping, gym, party, mazak, haha, hahaha, lol, hasi, hansi, hasa, mausam, machhar, padosi, saree, dress, yatra, chhutti, tyohar, diwali, shaadi, naukri, chai, traffic',
  ],
  thanks: [
    'thank, thanks, thankyou, thank you, thanx, thnx, grateful, appreciate, good morning, good night, hello, hi, namaste, okay, ok, sorry, bye, happy',
    'dhanyavad, dhanyawad, shukriya, namaste, pranam, ram ram, shubh ratri, suprabhat, theek hai, thik hai, accha, achha, maaf',
  ],
}

/**
 * What the grave matters are spoken of with, in many words each. None says anything of itself: which of them, beside which others, make a
 * message grave is learnt from the examples.
 */
export const CLUSTERS: WordLists = {
  ...PEOPLE,
  ...HARM,
  ...FRAUD,
  ...SORROW,
  ...ASKED,
  ...HEAVY,
}
