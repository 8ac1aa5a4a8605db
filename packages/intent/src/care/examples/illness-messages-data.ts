import { lines } from './lines.ts'

/** Messages of the matter `illness`. */
export const ILLNESS_MESSAGES: readonly string[] = lines(`
  i have lump in breast, is it serious as per chart
  my father has cancer 3rd stage, will chemo work
  mother is in icu, will she come home
  which date for my knee operation
  sugar is 380, when will diabetes go
  i have pain in chest since 2 weeks. is it sun weak
  should i stop my thyroid medicine, is it in stars that i will be ok
  my son has fits, which graha
  kidney stone pain from 5 days. remedy
  doctor told surgery, should i do or wait for shani to move
  my wife has pcos, periods not coming since 4 month
  papa had stroke, left side not moving. when will he walk
  i have piles and bleeding. gemstone?
  report shows tumor in brain for my brother. is it correct
  my tb treatment month 3, will i be cured
  mother's bp not controlling, what to do
  i feel breathless when climbing stairs, also swelling in feet. planets?
  dengue platelets 40k, today what will happen
  hiv positive report came. how is my future health
  my daughter 4 has hole in heart. will surgery be successful
  liver is fatty and eyes yellow. what is it
  slip disc 6 months i cant sit. when relief
  migraine daily for years. mantra
  i have depression and taking tablets, should i stop them and wear moonstone
  nani is bed ridden, bed sores. when better
  my husband heart 2 blockages, bypass in may or june?
  is my skin disease leprosy or allergy? see my mercury
  fever not going since 12 days. typhoid or what
  i have cyst in ovary, will it dissolve without operation
  my mother forgets everything, alzheimers. will she recognise me
  lost hearing in one ear suddenly. when will it come
  my nephew is autistic, will he speak by 6
  cataract operation of papa in which month
  dialysis twice a week. kidney donor when will we get
  psoriasis 10 years, planet to please?
  numbness in left hand and speech slurs at times. is ketu
  my father in law on ventilator. please see
  cough with blood in sputum since a month
  appendix removed, stitches paining. when full recover
  can astrology heal my asthma
  epilepsy medicine can i leave after shani dhaiya
  which is my disease, doctors are not finding
  burning in urine and back pain
  anemia hb 6. feel faint. is moon weak
  i have schizophrenia they say. but voices are real? is it ketu or illness
  mom's biopsy report will be good?
  prostate of dad is enlarged, surgery or homeopathy
  baby jaundice, when discharge
  my leg is swelling and black toe, diabetic. ayurvedic or cut?
  vertigo attacks, i fall. cause in kundli?
  covid after effects, lungs weak. when normal
  i am 24 and hair white + joint pain 1 year. what disease yog
  will my gallbladder operation be safe on tuesday
  husband's sperm count is low, which medicine
  my sister has lupus, future?
  got bitten by dog, should i take injections or is it fine
  my eye sight is going down fast, retina. stone to save eyes
  my son's cancer came back. he is 9. why
  heart beats too fast at night and sweating. doctor needed or hanuman chalisa
  grandpa parkinson hand shaking, will new medicine work
  my mother 59 has been saying stomach pain since diwali, lost 9 kgs, she refuses doctor and says it's nazar. see her chart and tell is it something big
  amma's thyroid operation is on 4th, thursday, rahu kaalam. should we tell doctor to change
  daughter 12, wheezing every winter. mama says wear pearl. which stone for lungs
  i have a small mole that grows. google scared me. what does ketu say
  my son 27 hears that neighbours talk of him, does not bathe since 2 months. which puja
  छाती में गाँठ है, गंभीर है क्या कुंडली में
  पिताजी को कैंसर तीसरी अवस्था है, कीमो काम करेगी?
  मम्मी आईसीयू में हैं, घर आएँगी?
  घुटने का ऑपरेशन किस तारीख़ को कराऊँ
  शुगर तीन सौ अस्सी है, कब जाएगी
  दो हफ़्ते से सीने में दर्द। सूर्य कमज़ोर है?
  थायराइड की दवाई बंद कर दूँ क्या
  बेटे को मिर्गी के दौरे, कौन सा ग्रह
  पाँच दिन से पथरी का दर्द। उपाय
  डॉक्टर ऑपरेशन कहते हैं, कराऊँ या शनि के हटने की प्रतीक्षा
  पत्नी को चार महीने से माहवारी नहीं
  पापा को लकवा मारा। कब चलेंगे
  बवासीर में ख़ून आता है। रत्न?
  भाई के दिमाग़ में ट्यूमर निकला। सही है क्या
  टीबी का तीसरा महीना, ठीक हो जाऊँगा?
  माँ का बीपी क़ाबू में नहीं आता
  सीढ़ी चढ़ते साँस फूलती है, पैर में सूजन। ग्रह?
  डेंगू है प्लेटलेट चालीस हज़ार
  एचआईवी रिपोर्ट पॉज़िटिव आई। मेरे स्वास्थ्य का क्या
  चार साल की बेटी के दिल में छेद, ऑपरेशन सफल होगा?
  लीवर ख़राब, आँखें पीली। क्या है ये
  छह महीने से स्लिप डिस्क, बैठ नहीं पाता। आराम कब
  बरसों से रोज़ माइग्रेन। मंत्र
  अवसाद की गोली चल रही, बंद करके मोती पहनूँ?
  नानी बिस्तर पर हैं, घाव हो गए
  पति के दिल में दो ब्लॉकेज, बाईपास मई में या जून
  चमड़ी पर दाग़, कोढ़ है या एलर्जी
  बारह दिन से बुख़ार नहीं उतरता
  अंडाशय में गाँठ, बिना ऑपरेशन घुलेगी?
  माँ सब भूल जाती हैं। मुझे पहचानेंगी?
  एक कान से सुनना अचानक बंद। कब आएगा
  भतीजा ऑटिस्टिक है, छह तक बोलेगा?
  पापा का मोतियाबिंद ऑपरेशन किस महीने
  हफ़्ते में दो बार डायलिसिस। गुर्दा कब मिलेगा
  दस साल से सोरायसिस, किस ग्रह को मनाऊँ
  बायाँ हाथ सुन्न और ज़बान लड़खड़ाती। केतु है?
  ससुर वेंटिलेटर पर हैं
  महीने से खाँसी में ख़ून
  अपेंडिक्स निकला, टाँके दुखते। कब ठीक
  ज्योतिष से दमा ठीक होगा?
  मिर्गी की दवा छोड़ दूँ ढैया के बाद?
  डॉक्टर को बीमारी नहीं मिल रही, आप बताइए
  पेशाब में जलन और कमर दर्द है
  ख़ून छह ही बचा, चक्कर आते हैं
  सिज़ोफ्रेनिया कहते हैं, आवाज़ें आती हैं। केतु या बीमारी
  माँ की बायोप्सी अच्छी आएगी?
  पापा का प्रोस्टेट बढ़ा, ऑपरेशन या होम्योपैथी
  शिशु को पीलिया, छुट्टी कब
  पैर सूजा है उँगली काली, शुगर है। काटना पड़ेगा?
  चक्कर खाकर गिर जाती हूँ। कुंडली में वजह?
  कोरोना के बाद फेफड़े कमज़ोर। कब ठीक
  चौबीस का हूँ, साल भर से जोड़ों में दर्द। रोग योग क्या
  मंगल को पित्ताशय का ऑपरेशन ठीक है?
  पति के शुक्राणु कम हैं, कौन सी दवाई
  बहन को लूपस है, आगे?
  कुत्ते ने काटा, सुई लूँ या ठीक है
  आँख की रोशनी जा रही। रत्न बताइए
  बेटे का कैंसर लौट आया, नौ साल का है
  रात को दिल तेज़ धड़कता है पसीना। डॉक्टर या हनुमान चालीसा
  दादाजी के हाथ काँपते हैं, नई दवा काम करेगी?
  गठिया का दर्द तीन साल से, माँ चल नहीं पातीं
  बच्चेदानी निकालनी पड़ेगी कहते हैं, कराऊँ?
  मम्मी की तबीयत बहुत ख़राब है, कब ठीक होंगी
  पिताजी की बीमारी पकड़ में नहीं आ रही, तीन अस्पताल बदल लिए
  माँ उनसठ की, दिवाली से पेट दर्द, नौ किलो घट गईं, डॉक्टर के पास नहीं जातीं। कुछ बड़ा तो नहीं
  अम्मा का थायराइड ऑपरेशन चार को है, राहु काल है उस दिन। तारीख़ बदलवाएँ?
  बेटी बारह की, हर सर्दी साँस फूलती है। कौन सा रत्न
  तिल बड़ा हो रहा है, डर लग रहा है। केतु क्या कहता
  बेटा कहता है पड़ोसी उसकी बात करते हैं, दो महीने से नहाया नहीं। कौन सी पूजा
  chhati me ganth hai, serious hai kya kundli me
  papa ko cancer 3rd stage hai, chemo kaam karega?
  mummy icu me hai, ghar aayengi?
  ghutne ka operation kis tarikh ko karu
  sugar 380 hai, kab jayegi
  2 hafte se seene me dard. surya kamzor hai?
  thyroid ki dawai band kar du kya
  bete ko mirgi ke daure, kaunsa grah
  5 din se pathri ka dard. upay
  doctor operation bole, karu ya shani ke hatne ka wait
  biwi ko pcos hai 4 mahine se period nahi
  papa ko lakwa maara, bayi taraf nahi hilti. kab chalenge
  bawaseer me khoon aata hai. ratna?
  bhai ke dimag me tumor nikla report me. sahi hai kya
  tb ka teesra mahina, theek hounga?
  maa ka bp control nahi hota, kya kare
  seedhi chadhte saans phoolti hai, pair me sujan. grah?
  dengue hai platelets 40 hazar. kya hoga
  hiv report positive aayi. meri sehat ka kya
  4 saal ki beti ke dil me chhed, operation safal hoga?
  liver kharab, aankh peeli. kya hai ye
  slip disc 6 mahine se baith nahi pata. aaram kab
  saalo se roz migraine. mantra
  depression ki goli chal rahi, band karke moti pehnu?
  nani bistar pe hai ghaav ho gaye. kab theek
  pati ke dil me 2 blockage, bypass may me ya june
  chamdi pe daag, kodh hai ya allergy
  12 din se bukhar nahi utarta. typhoid hai?
  ovary me cyst, bina operation ghulega?
  maa sab bhool jati hai, alzheimer. mujhe pehchanegi?
  ek kaan se sunna achanak band. kab aayega
  bhatija autistic hai, 6 tak bolega?
  papa ka motiyabind operation kis mahine
  dialysis hafte me do bar. kidney kab milegi
  10 saal se psoriasis, kaunse grah ko manau
  bayan haath sunn aur zubaan ladkhadati. ketu hai?
  sasur ventilator pe hai. dekhiye
  mahine se khansi me khoon
  appendix nikla, taanke dukhte. kab poora theek
  jyotish se dama theek hoga?
  mirgi ki dawa chhod du dhaiya ke baad?
  doctor ko bimari nahi mil rahi, aap batao kya hai
  peshab me jalan aur kamar dard hai
  khoon 6 hi bacha, chakkar aate. chandrama kamzor?
  schizophrenia bolte hai, awaze aati hai. ketu ya bimari
  maa ki biopsy report achi aayegi?
  papa ka prostate badha, operation ya homeopathy
  baby ko piliya, chhutti kab
  pair sooja hai ungli kaali, sugar hai. kaatna padega?
  chakkar aake gir jati hu. kundli me wajah?
  corona ke baad phephde kamzor. kab theek
  24 ka hu jodo me dard saal bhar se. rog yog kya
  mangal ko gallbladder operation safe hai?
  pati ka sperm count kam, kaunsi dawai
  behen ko lupus hai, aage?
  kutte ne kaata, injection lu ya theek hai
  aankh ki roshni ja rahi retina. ratna batao
  bete ka cancer wapas aaya 9 saal ka hai. kyu
  raat ko dil tez dhadakta pasina. doctor ya hanuman chalisa
  dadaji parkinson, nayi dawa kaam karegi?
  gathiya ka dard 3 saal se, maa chal nahi pati, theek kab
  bachhedani nikalni padegi bole, karau kya
  mummy ki tabiyat bahut kharab hai, theek kab hogi
  maa 59 ki, diwali se pet dard, 9 kilo ghat gayi, doctor nahi jati bolti nazar hai. kundli dekho kuch bada to nahi
  amma ka thyroid operation 4 ko hai, rahu kaal hai us din. tarikh badalwaye?
  beti 12 ki, har sardi saans phoolti. phephdo ke liye kaunsa ratna
  til bada ho raha hai, google ne dara diya. ketu kya bolta
  beta 27 ka kehta padosi uski baat karte, 2 mahine se nahaya nahi. kaunsi puja
  papa had a stroke, will he walk
  biopsy report on monday, what do the stars say
  should I get the knee replaced in march
  can a gem cure my thyroid so that I stop tablets
  my son has fits since he was two, when will they stop
  papa ko stroke aaya hai chal payenge kya
  report me gaanth aayi hai ghabrahat ho rahi
  sugar 400 hai dawai chhod du kya ratna se thik hoga
  ghutne badalwane hai kab karwau
  will i have a miscarriage
  is my baby ok in the womb
  will i have normal delivery or c section
  is she carrying my child
  should i abort this child
  do i have abortion yog
  why do i keep miscarrying
  best time for c-section delivery
  Will my baby be healthy, i am in 7th month
  will the delivery go smoothly
  will we get a male child this time
  will my wifes labour be painful
  is there risk of premature birth
  will the baby survive, doctor says heartbeat is weak
  am i expecting?
  Test shows two lines, is it real
  Will there be a prince or princess at our home
  is my wife's baby safe, spotting in 2nd month
  baby is breech, will it turn
  i had two abortions already, will this one stay
  i am 6 weeks, heartbeat not seen yet
  she says she's late by 2 weeks, is it mine
  is it good to plan c-sec on 14 feb
  labour pains will start when
  is my unborn child cursed
  scan tomorrow will baby be fine
  am i going to lose this baby
  is my wife going to deliver normally
  am i carrying a healthy child
  will i face miscarriage again
  when will my delivery happen, 38 weeks now
  should we go for abortion
  is c section good on 5th may
  is the baby in my tummy fine
  baby's heartbeat is slow, will it be ok
  how will be my sister's delivery
  is abortion right for me now
  will baby be born healthy
  will i deliver normally
  गर्भपात तो नहीं होगा
  डिलीवरी नॉर्मल होगी या ऑपरेशन से
  मेरा गर्भ ठहरेगा या नहीं
  बच्चा कब पैदा होगा, नौवाँ महीना चल रहा है
  बार बार मिसकैरेज क्यों होता है
  क्या इस महीने कंसीव करूँगी
  प्रसव कब होगा
  कोख में पल रहा बच्चा स्वस्थ है क्या
  मासिक धर्म नहीं आया क्या बात है
  क्या गर्भ में शिशु सुरक्षित है
  अबॉर्शन करवा लूँ क्या
  मैं माँ बनने वाली हूँ क्या
  सिजेरियन के लिए शुभ मुहूर्त बताइए
  बच्चा गिर तो नहीं जाएगा
  क्या वह मेरे बच्चे की माँ बनने वाली है
  आईयूआई से फायदा होगा क्या
  तीन महीने का गर्भ है, खतरा तो नहीं
  बहन की डिलीवरी कब तक होगी
  मेरा बच्चा धड़कन कमज़ोर है, बचेगा क्या
  भ्रूण स्वस्थ है क्या
  क्या मैं उम्मीद से हूँ
  टेस्ट में दो लाइन आई हैं, सच है क्या
  क्या इस बार मैंने गर्भ धारण कर लिया है
  हमारे घर राजकुमार आएगा या राजकुमारी
  दूसरे महीने में ब्लीडिंग हो रही है, बच्चा सुरक्षित है ना
  बच्चा उल्टा है, सीधा हो जाएगा?
  दो बार अबॉर्शन हो चुका है, इस बार टिकेगा क्या
  डॉक्टर ने चौदह को सिजेरियन बोला है, कौन सा दिन रखें
  दर्द कब शुरू होगा, आठवाँ महीना है
  कल सोनोग्राफी है, बच्चा ठीक होगा ना
  क्या मैं इस बच्चे को खो दूँगी
  बहू की गोद कब भरेगी, महीना चढ़ा है
  मेरी गर्लफ्रेंड की डेट मिस हो गई है
  क्या पत्नी माँ बनने वाली है
  भाभी की डिलीवरी ठीक से हो जाएगी ना
  क्या मेरा हमल ठहर गया है
  नॉर्मल होगा या बड़ा ऑपरेशन
  टेस्ट ट्यूब बेबी सफल होगा क्या
  क्या मेरा गर्भ गिर जाएगा
  क्या पत्नी की सामान्य डिलीवरी होगी
  क्या फिर से गर्भपात होगा
  मेरी डिलीवरी कब होगी, अड़तीस हफ्ते हो गए
  क्या हमें गर्भ गिरवा देना चाहिए
  पाँच मई को सिजेरियन ठीक रहेगा
  क्या पत्नी को गर्भ ठहर गया
  बहन की डिलीवरी कैसी होगी
  डॉक्टर ने कहा बच्चे की धड़कन धीमी है
  बहू को पोता होगा क्या
  गर्भपात करवाना ठीक है क्या
  बच्चा स्वस्थ पैदा होगा
  सामान्य प्रसव होगा क्या
  garbhpat to nahi hoga
  delivery normal hogi ya operation
  mai maa banne wali hu kya
  miscarriage bar bar kyu hota h
  prasav kab hoga
  abortion karwa lu kya
  bacha kab paida hoga 9 month chal raha
  garbhvati hu kya mai
  bachcha gir to nahi jayega
  c section ka muhurat batao
  kokh me bacha thik h kya
  bahu umeed se hai kya
  kya wo mere bache ki maa banne wali h
  dhadkan kamjor h bache ki bachega kya
  behen ki delivery kab hogi
  3 mahine ka garbh h khatra to nhi
  test me do line aayi h sach h kya
  ghar me rajkumar aayega ya rajkumari
  2nd month me bleeding ho rahi bacha safe h na
  bacha ulta h sidha ho jayega kya
  do bar abortion ho chuka is bar tikega kya
  dr ne 14 ko sezerian bola h konsa din rakhe
  kal sonography h bacha thik hoga na
  kya me is bache ko kho dungi
  kya biwi maa banne wali h
  bhabhi ki delivri thik se ho jayegi na
  pireod 40 din se nahi aaye
  bachcha kitne mahine ka h pet me
  normal hoga ya bada operation
  hamal thahar gaya kya
  garbh gir to nahi jayega mera
  kya wife ki normal delivery hogi
  kya fir se garbhpat hoga
  meri delivery kab hogi 38 hafte ho gaye
  kya hame garbh girwa dena chahiye
  5 may ko c section thik rahega
  pet me bacha thik h kya
  kya wife ko garbh thahar gaya
  behen ki delivery kaisi hogi
  dr ne kaha bache ki dhadkan dhimi h
  bahu ko pota hoga kya
  garbhpat karwana thik h kya
  bacha swasth paida hoga
  which day for appa's kidney operation
  mother coughs blood 3 weeks. graha?
  son jerks in sleep
  stent now or wait
  stomach pain two months not going
  amma's fourth chemo, will be ok?
  pain in chest on stairs, sun weak?
  no periods 3 months pcod
  platelets 28k, how is tonight
  grandmother hip fracture, walk again?
  clot in father's brain
  piles bleeding 4 yrs, gem
  jaundice, mantra or hospital
  husband hears voices
  told to remove uterus, 38
  mil on ventilator
  right side pain all night, can wait till morning?
  fingers bending arthritis
  son 4 doesnt speak, autism said
  9mm stone will melt by remedy?
  पिताजी की किडनी का ऑपरेशन किस दिन कराएँ
  माँ को तीन हफ़्ते से खाँसी में ख़ून। कौन सा ग्रह
  बेटे को नींद में झटके आते हैं
  स्टेंट डलवाऊँ या रुकूँ, गुरु अच्छा है?
  दो महीने से पेट दर्द है, जाता नहीं
  माँ की चौथी कीमो है, ठीक होंगी?
  सीढ़ी चढ़ते सीने में चुभन, सूर्य कमज़ोर?
  महीना तीन बार से नहीं आया, उपाय
  प्लेटलेट अट्ठाईस हज़ार, आज की रात कैसी
  दादी के कूल्हे की हड्डी टूटी, चल पाएँगी?
  दिमाग़ में थक्का है पिताजी के
  चार साल से बवासीर, रत्न बताइए
  पीलिया हुआ है, झाड़ फूँक या अस्पताल
  पति को आवाज़ें सुनाई देती हैं, कुंडली में है?
  बच्चेदानी निकलवाने को कहा, अड़तीस की हूँ
  सास वेंटिलेटर पर हैं, ग्रह क्या कहते हैं
  रात भर दाहिनी ओर दर्द, सुबह तक रुकूँ?
  उँगलियाँ टेढ़ी हो रहीं गठिया से
  बेटा चार का है बोलता नहीं, ऑटिज़्म कहा
  नौ मिलीमीटर की पथरी उपाय से गलेगी?
  papa ki kidney ka operation kis din karaye
  mummy ko 3 hafte se khoon ki khansi. kaunsa grah
  bete ko jhatke aate hai neend me, mirgi hai kya kundli me
  stent dalwau ya ruk jau, guru acha hai kya abhi
  mujhe 2 mahine se pet me dard, gas ki dawai se nahi jata. rahu?
  chemo ka 4th cycle hai maa ka, theek ho jayengi?
  seene me chubhan hoti hai seedhi chadhte waqt. surya kamzor?
  PCOD hai periods 3 mahine se nahi. upay kya
  dengue me platelet 28 hazar, aaj ki raat kaisi
  dadi gir gayi kulhe ki haddi tooti, chal payengi?
  brain me clot bola doctor ne pitaji ke. shani dev ka prakop?
  bawaseer 4 saal se khoon aata hai, ratna batao
  peeliya hua hai, jhaad phoonk karwau ya hospital
  schizophrenia hai pati ko shayad, awaaze sunta hai. kundli me hai kya
  hysterectomy keh rahi doctor, 38 ki hu. karwau ya nahi
  sasu maa ventilator pe hai, grah kya kehte hai
  appendix ka dard, raat bhar, kya subah tak ruk sakta hu kundli dekh ke
  gathiya hai ungliyan tedhi ho rahi, budh ka upay
  prostate badha hai papa ka PSA 18. kya nikla hai
  covid ke baad se saans phoolti, x ray me kuch. kab theek
  biopsy of neck lump tomorrow. what comes
  sugar 400, leave tablets for herbs?
  uncle's dialysis till when
  spot in wife's breast scan
  brother paralysis, hand when
  can coral replace thyroid tablet
  daughter has white patches, when cure
  one eye vision going, surgery success?
  leg numb, disc, operate?
  tb came, ok before wedding?
  hiv positive, life ahead
  knee replacement date for mother
  brother's psychiatric tablets how many years
  hole in baby's heart, when to do
  migraine 10 years
  jaw swelling, was chewing gutka
  liver report bad
  psa 18 of dad
  breathless, something in xray
  ear discharge and giddiness
  गर्दन की गाँठ की जाँच कल आएगी, क्या निकलेगा
  शुगर चार सौ है, दवा छोड़कर जड़ी लूँ?
  चाचा का डायलिसिस कब तक चलेगा
  पत्नी की छाती में दाग़ आया जाँच में
  बड़े भाई को लकवा मारा, हाथ कब चलेगा
  मूँगा पहनकर थायरॉइड की गोली बंद कर दूँ?
  लड़की को सफ़ेद दाग़ हैं, ठीक कब होंगे
  एक आँख की रोशनी जा रही, ऑपरेशन सफल होगा?
  पैर सुन्न है, डिस्क बताई, सर्जरी कराऊँ?
  टीबी निकला है, शादी से पहले ठीक हो जाऊँगा?
  रिपोर्ट में एचआईवी आया, आगे कैसा
  माँ का घुटना बदलवाना है, शुभ तिथि
  भाई की मानसिक दवा कितने साल चलेगी
  बच्चे के दिल में छेद है, कब कराएँ
  दस साल से आधा सिर दुखता है
  गुटखा खाता था, जबड़े में सूजन, कहीं वही तो नहीं
  जिगर की रिपोर्ट ख़राब, शराब छोड़ दी
  पीएसए अठारह आया पिताजी का
  साँस फूलती है, एक्सरे में कुछ है
  कान से मवाद और चक्कर दो महीने से, राहु है?
  biopsy report kal aani hai gardan ki ganth ki. kya aayega
  sugar 400 aa gayi meri, dawai chhod ke jadi buti lu kya
  dialysis kab tak chalega chacha ka
  wife ki reports me kuch daag aaya hai breast me. dar lag raha, kya hai
  lakwa maar gaya hai bade bhai ko, haath chalega kab
  thyroid ki goli band kar du agar moonga pehnu to?
  ladki ko white patches ho gaye, shaadi kaise hogi aur kab theek
  meri aankhon ki roshni ja rahi hai ek aankh ki, operation safal hoga
  slip disc hai pair sunn, surgery ya ayurved
  TB nikla hai chupke se dawai le raha, shaadi se pehle theek hounga?
  HIV aaya hai report me. meri sehat aage kaisi
  ghutna badalwana hai maa ka, shubh tithi
  bipolar bola hai doctor ne bhai ko, dawai kitne saal
  bacche ka dil me chhed hai, operation kab kare jisse bach jaye
  migraine 10 saal se, kaunse grah ka dosh
  jaw me sujan, gutka khata tha, kahi wo to nahi
  liver ki chiththi kharab aayi, daaru chhod di. theek hoga?
  baal gir rahe sab, steroid likhi hai doctor ne khau?
  autism hai bete ko, bolna kab shuru karega
  pathri 9mm, upay se gal jayegi kya
  treatment is going on since march, will it help me
  is the treatment doing any good, doctor changes it every month
  how long will this treatment go on
  ilaj chal raha hai, fayda kab dikhega
  itne saal se ilaj karwa rahe hai kab theek honge
  dawa ka asar kab hoga, ilaj badal du kya
  इलाज से फ़ायदा होगा या नहीं
  माँ का इलाज कितने दिन और चलेगा
  इलाज बीच में छोड़ दूँ क्या, असर नहीं दिखता
  which date is lucky for my gall bladder operation
  operation kis tarikh ko karwaye, shubh din
  ऑपरेशन की तारीख़ कौन सी रखें
  will my daughters speech delay get better with therapy
  bete ki autism therapy se sudhar hoga kya
  nani has alzheimers, will she know us
  daughter's spine bends, brace or surgery
  heart 140 sitting, what is it
  wound on foot not healing sugar
  6 cm in uterus, remove or upay
  gall bladder stones, which week
  bp tablets skip on fast?
  epilepsy and driving, when free of it
  lump under arm since may
  dad on insulin, can coral cure
  नानी को भूलने की बीमारी, पहचानेंगी?
  बेटी की रीढ़ टेढ़ी, पट्टा या ऑपरेशन
  बैठे बैठे धड़कन एक सौ चालीस, क्या है
  पैर का घाव भरता नहीं, शुगर है
  छह सेमी की गाँठ है, निकलवाऊँ या उपाय
  बग़ल में मई से गिल्टी है
  मिर्गी में गाड़ी कब चला पाऊँगा
  पित्त की पथरी किस हफ़्ते निकलवाऊँ
  व्रत में बीपी की गोली छोड़ दूँ?
  पापा इंसुलिन पर, मूँगे से ठीक होंगे?
  kaan se mawad 2 mahine, chakkar
  nani ko alzheimer, pehchanti nahi, theek hongi?
  beti ki reedh tedhi ho rahi brace lagaye ki operation
  dil ki dhadkan 140 baithe baithe, ye ghabrahat hai ya bimari
  bachpan se hakla hu, budh theek to zubaan theek?
  pair me ghaav nahi bharta sugar hai
  uterus me ganth 6 cm, nikalwau ya upay
  bagal me gilti may se
  pitt ki pathri kis hafte nikalwau
  vrat me bp ki goli chhod du?
  platelets are falling, is it that serious thing
  tumour board is on friday for papa
  stents or bypass for my husband, what do planets say
  my sugar is 400, shall i leave the insulin
  mri shows a spot in the brain
  which day to cut open for gallstone
  she is on ventilator since tuesday
  can i stop my bp tablet by wearing a stone
  lump in breast for a month, shy to show
  kidneys at 15 percent, will transplant work
  my chest pulls to the left arm since morning
  chemo number six, will it go from the root
  blood in my stool, is it ketu
  प्लेटलेट्स गिर रहे हैं, बड़ी बीमारी तो नहीं
  पति को स्टेंट लगे या बाइपास, ग्रह क्या कहते हैं
  शुगर चार सौ है, इंसुलिन छोड़ दूँ?
  जाँच में दिमाग़ में दाग़ आया
  पित्त की पथरी का ऑपरेशन किस दिन कराऊँ
  मंगल से वेंटिलेटर पर हैं वो
  अँगूठी पहनकर बीपी की गोली बंद कर दूँ
  छाती में गाँठ महीने से, दिखाने में शरम
  गुर्दे पंद्रह प्रतिशत बचे, प्रत्यारोपण चलेगा क्या
  सुबह से सीने से बाएँ हाथ तक खिंचाव
  platelets gir rahe, badi bimari to nahi
  husband ko stent lage ya bypass, grah kya bolte
  sugar 400 hai, insulin chhod du?
  mri me dimaag me daag aaya
  pitt ki pathri ka operation kis din karau
  mangal se ventilator pe hai wo
  ring pehen ke bp ki goli band kar du
  chhati me gaanth mahine se, dikhane me sharam
  gurde 15% bache, transplant chalega kya
  subah se seene se baaye haath tak khichav
  chhathi kimo hai, jad se jayegi?
  latrine me khoon, ketu hai kya
  my wife is pregnant, will the delivery go well
  wife pregnant hai, delivery me sab theek rahega na
  पत्नी गर्भवती है, प्रसव में सब ठीक रहेगा ना
`)
