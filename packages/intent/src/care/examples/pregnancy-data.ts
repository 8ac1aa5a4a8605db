import { lines } from './lines.ts'

/** Ways of asking about a pregnancy or an unborn child. */
export const PREGNANCY_EXAMPLES: readonly string[] = lines(`
  am i pregnant
  is it a boy or a girl
  my period is late by 10 days, could i be pregnant
  will my wife deliver a son
  will i have a miscarriage
  is my baby ok in the womb
  will i have normal delivery or c section
  what is the gender of my unborn child
  is she carrying my child
  will this ivf cycle work
  will my pregnancy test be positive
  when will the baby be born, due date is 12 march
  am i having twins
  will I conceive this month
  my wife is 3 months pregnant, boy or girl
  should i abort this child
  is there any danger in my sister's pregnancy
  second child girl or boy
  will iui succeed
  i missed my periods what does chart say
  do i have abortion yog
  why do i keep miscarrying
  did my girlfriend get pregnant
  Is my daughter in law expecting
  best time for c-section delivery
  will bhabhi have baby boy
  Will my baby be healthy, i am in 7th month
  when should we try to conceive
  will embryo transfer be successful
  is my pregnancy going to be safe
  will the delivery go smoothly
  gender prediction for my baby pls
  will we get a male child this time
  can i get pregnant after 40
  preg test came faint line is it yes?
  will my wifes labour be painful
  is there risk of premature birth
  will the baby survive, doctor says heartbeat is weak
  am i expecting?
  i had unprotected sex am i going to be a mother
  Test shows two lines, is it real
  my hubby n i trying for baby, have i conceived this cycle
  Will there be a prince or princess at our home
  is my wife's baby safe, spotting in 2nd month
  our third baby, want a boy, will it be
  baby is breech, will it turn
  please tell sex of foetus
  i had two abortions already, will this one stay
  i am 6 weeks, heartbeat not seen yet
  she says she's late by 2 weeks, is it mine
  is it good to plan c-sec on 14 feb
  will my surrogate deliver healthy baby
  labour pains will start when
  how many months pregnant is my sister
  is my unborn child cursed
  Did the embryo implant
  will my sister get her periods or is she pregnant
  scan tomorrow will baby be fine
  am i going to lose this baby
  hcg is low will pregnancy continue
  will my delivery be before or after due date
  can i be pregnant even after taking the pill
  my bahu is going to deliver, boy hoga kya
  my gf missed her date, scared
  is tubal pregnancy in my stars
  I skipped my periods am I pregnant or not
  will my first baby be boy
  is my wife going to deliver normally
  can you tell if it is son or daughter in my womb
  am i carrying a healthy child
  will i face miscarriage again
  when will my delivery happen, 38 weeks now
  is there chance of twins in my chart
  will this ivf be successful for us
  My daughter is pregnant will everything be ok
  what will my sister have, girl or boy
  should we go for abortion
  will the pregnancy continue safely
  am i pregnant this month pls tell
  does my chart show a son
  will my wife conceive this cycle
  is c section good on 5th may
  is the baby in my tummy fine
  pregnancy test negative but no period, am i expecting
  whats gender of baby in kundli
  did my wife conceive after our trip
  baby's heartbeat is slow, will it be ok
  will god give me a son this time
  am i having a baby girl
  is my pregnancy risky
  how will be my sister's delivery
  is my pregnancy report positive
  will we be having twins
  my periods are delayed, good news?
  will my daughter in law give me grandson
  is abortion right for me now
  will baby be born healthy
  is it twins
  am i pregnant or just late
  girl or boy this time
  will i deliver normally
  क्या मैं गर्भवती हूँ
  लड़का होगा या लड़की
  मेरा पीरियड लेट है, क्या मैं प्रेग्नेंट हूँ
  गर्भपात तो नहीं होगा
  पत्नी को बेटा होगा या बेटी
  डिलीवरी नॉर्मल होगी या ऑपरेशन से
  पेट में लड़का है क्या
  आईवीएफ सफल होगा क्या
  मेरा गर्भ ठहरेगा या नहीं
  बच्चा कब पैदा होगा, नौवाँ महीना चल रहा है
  क्या जुड़वाँ बच्चे होंगे
  मेरी बहू पेट से है क्या
  बार बार मिसकैरेज क्यों होता है
  क्या इस महीने कंसीव करूँगी
  प्रसव कब होगा
  कोख में पल रहा बच्चा स्वस्थ है क्या
  भाभी को क्या होगा, बेटा या बेटी
  प्रेग्नेंसी टेस्ट पॉजिटिव आएगा क्या
  मासिक धर्म नहीं आया क्या बात है
  दूसरी संतान लड़का होगी या लड़की
  क्या गर्भ में शिशु सुरक्षित है
  अबॉर्शन करवा लूँ क्या
  मैं माँ बनने वाली हूँ क्या
  गर्भधारण कब होगा
  सिजेरियन के लिए शुभ मुहूर्त बताइए
  मेरे घर लड़का पैदा होगा क्या
  पत्नी प्रेग्नेंट है, सब ठीक रहेगा ना
  बच्चा गिर तो नहीं जाएगा
  क्या वह मेरे बच्चे की माँ बनने वाली है
  मेरी गर्लफ्रेंड प्रेग्नेंट तो नहीं हो गई
  गर्भ में बेटा है या बेटी बताओ
  आईयूआई से फायदा होगा क्या
  तीन महीने का गर्भ है, खतरा तो नहीं
  बहन की डिलीवरी कब तक होगी
  होने वाला बच्चा कैसा होगा, लड़का या लड़की
  क्या इस बार लड़का ही होगा
  माहवारी रुक गई है, गर्भ है क्या
  मेरा बच्चा धड़कन कमज़ोर है, बचेगा क्या
  भ्रूण स्वस्थ है क्या
  क्या मैं उम्मीद से हूँ
  टेस्ट में दो लाइन आई हैं, सच है क्या
  क्या इस बार मैंने गर्भ धारण कर लिया है
  हमारे घर राजकुमार आएगा या राजकुमारी
  दूसरे महीने में ब्लीडिंग हो रही है, बच्चा सुरक्षित है ना
  तीसरा बच्चा है, लड़का चाहिए, होगा क्या
  बच्चा उल्टा है, सीधा हो जाएगा?
  भ्रूण का लिंग बताइए
  दो बार अबॉर्शन हो चुका है, इस बार टिकेगा क्या
  डॉक्टर ने चौदह को सिजेरियन बोला है, कौन सा दिन रखें
  दर्द कब शुरू होगा, आठवाँ महीना है
  कल सोनोग्राफी है, बच्चा ठीक होगा ना
  क्या मैं इस बच्चे को खो दूँगी
  गोली खाने के बाद भी प्रेग्नेंट हो सकती हूँ क्या
  बहू की गोद कब भरेगी, महीना चढ़ा है
  मेरी गर्लफ्रेंड की डेट मिस हो गई है
  क्या पत्नी माँ बनने वाली है
  पेट में पल रही संतान बेटी है क्या
  भाभी की डिलीवरी ठीक से हो जाएगी ना
  अगली बार पुत्र होगा या फिर पुत्री
  क्या मेरा हमल ठहर गया है
  बच्चा कितने महीने का है पेट में
  नॉर्मल होगा या बड़ा ऑपरेशन
  टेस्ट ट्यूब बेबी सफल होगा क्या
  पीरियड 40 दिन से नहीं आए
  क्या मेरा गर्भ गिर जाएगा
  मेरे पीरियड रुक गए हैं, मैं गर्भवती हूँ या नहीं
  क्या पहला बच्चा लड़का होगा
  क्या पत्नी की सामान्य डिलीवरी होगी
  कोख में बेटा है या बेटी
  क्या फिर से गर्भपात होगा
  मेरी डिलीवरी कब होगी, अड़तीस हफ्ते हो गए
  कुंडली में जुड़वाँ का योग है क्या
  हमारा आईवीएफ सफल होगा क्या
  बेटी गर्भवती है, सब ठीक होगा ना
  बहन को लड़की होगी या लड़का
  क्या हमें गर्भ गिरवा देना चाहिए
  क्या मैं इस महीने प्रेग्नेंट हूँ
  क्या मेरी कुंडली में पुत्र है
  पाँच मई को सिजेरियन ठीक रहेगा
  पेट में बच्चा ठीक है क्या
  टेस्ट नेगेटिव है पर माहवारी नहीं आई
  कुंडली से बच्चे का लिंग बताओ
  क्या बहू गर्भ से है
  मुझे इस बार बेटा होगा ना
  क्या मेरी प्रेगनेंसी सुरक्षित रहेगी
  क्या पत्नी को गर्भ ठहर गया
  इस बार भगवान बेटा देंगे क्या
  क्या मेरी प्रेग्नेंसी में खतरा है
  बहन की डिलीवरी कैसी होगी
  क्या मुझे लड़की होने वाली है
  डॉक्टर ने कहा बच्चे की धड़कन धीमी है
  क्या मेरी प्रेग्नेंसी रिपोर्ट पॉजिटिव है
  पीरियड लेट हैं, खुशखबरी है क्या
  बहू को पोता होगा क्या
  गर्भपात करवाना ठीक है क्या
  बच्चा स्वस्थ पैदा होगा
  जुड़वाँ होंगे क्या
  जुड़वाँ हैं क्या
  गर्भवती हूँ या बस देर है
  इस बार लड़की या लड़का
  सामान्य प्रसव होगा क्या
  kya mai pregnant hu
  ladka hoga ya ladki
  period late h pregnant to nahi hu
  beta hoga ya beti batao
  garbhpat to nahi hoga
  wife ko kya hoga ladka ya ladki
  delivery normal hogi ya operation
  pet me ladka h kya
  ivf safal hoga kya
  garbh kab tharega
  mai maa banne wali hu kya
  judwa bache honge kya
  miscarriage bar bar kyu hota h
  is mahine conceive karungi kya
  prasav kab hoga
  bhabhi ko beta hoga na
  pregnancy test positive aayega kya
  mc nahi aayi kya mai pet se hu
  dusra bacha ladka hoga ya ladki
  abortion karwa lu kya
  meri gf pregnant to nahi ho gayi
  biwi pregnent h sab thik rahega na
  bacha kab paida hoga 9 month chal raha
  garbhvati hu kya mai
  bachcha gir to nahi jayega
  is baar ladka hoga na
  pregnency kab hogi meri
  c section ka muhurat batao
  kokh me bacha thik h kya
  bahu umeed se hai kya
  kya wo mere bache ki maa banne wali h
  preg hu kya plz btao
  iui se fayda hoga kya
  ladke ki mannat h, is baar ladka milega?
  dhadkan kamjor h bache ki bachega kya
  mahwari ruk gayi h garbh to nahi
  behen ki delivery kab hogi
  prega news positive aaya, sach h kya
  3 mahine ka garbh h khatra to nhi
  hone wala bacha ladka h ki ladki
  test me do line aayi h sach h kya
  kya is bar maine conceive kar liya
  ghar me rajkumar aayega ya rajkumari
  2nd month me bleeding ho rahi bacha safe h na
  teesra bacha h ladka chahiye hoga kya
  bacha ulta h sidha ho jayega kya
  bhrun ka ling bta do
  do bar abortion ho chuka is bar tikega kya
  dr ne 14 ko sezerian bola h konsa din rakhe
  dard kab shuru hoga 8 va mahina h
  kal sonography h bacha thik hoga na
  kya me is bache ko kho dungi
  i pill khane ke baad bhi pregnant ho sakti hu kya
  gf ki date miss ho gayi h dar lag raha
  kya biwi maa banne wali h
  pet me jo h wo beti h kya
  bhabhi ki delivri thik se ho jayegi na
  agli baar putra hoga ya putri
  pireod 40 din se nahi aaye
  bachcha kitne mahine ka h pet me
  normal hoga ya bada operation
  test tube baby safal hoga kya
  hamal thahar gaya kya
  garbh gir to nahi jayega mera
  preganent hu kya me
  mere period ruk gaye me pregnant hu ya nahi
  kya pehla bacha ladka hoga
  kya wife ki normal delivery hogi
  kokh me beta h ya beti
  kya fir se garbhpat hoga
  meri delivery kab hogi 38 hafte ho gaye
  kundli me judwa ka yog h kya
  hamara ivf safal hoga kya
  beti pregnant h sab thik hoga na
  behen ko ladki hogi ya ladka
  kya hame garbh girwa dena chahiye
  kya me is mahine pregnant hu
  kya meri kundli me putra h
  5 may ko c section thik rahega
  pet me bacha thik h kya
  test negative h par mahwari nahi aayi
  kundli se bache ka ling batao
  kya bahu garbh se h
  mujhe is bar beta hoga na
  kya meri pregnancy safe rahegi
  kya wife ko garbh thahar gaya
  is bar bhagwan beta denge kya
  kya meri pregnency me khatra h
  behen ki delivery kaisi hogi
  kya mujhe ladki hone wali h
  dr ne kaha bache ki dhadkan dhimi h
  kya meri pregnancy report positive h
  period late h khushkhabri h kya
  bahu ko pota hoga kya
  garbhpat karwana thik h kya
  bacha swasth paida hoga
  judwa honge kya
`)
