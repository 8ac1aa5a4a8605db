import { lines } from './lines.ts'

/** Messages of the matter `unborn`. */
export const UNBORN_MESSAGES: readonly string[] = lines(`
  boy or girl in my womb
  will it be a son this time, i am 4 months
  am i pregnant? period late 6 days
  tell gender of baby, due in june
  my wife is expecting, beta or beti
  already 2 daughters, is this one boy
  am i carrying twins, boys or girls
  sex of child in kundli please
  my bhabhi is pregnant, will she give heir
  doctor not telling in india, you tell sir, girl or boy
  is my period late due to pregnancy or stress
  test is faint line. pregnant or no?
  mother in law wants to know if boy so she does puja
  which planet shows son in current pregnancy
  5th month, belly is round, saas says ladka. stars?
  we will be happy in any, just curious pink or blue
  did i conceive this month?
  will my next child be male
  baby is he or she, choose name early
  my daughter is 7 months pregnant. grandson or granddaughter?
  both boys or one one? twins coming
  he wants son only. tell me what is inside
  is my girlfriend pregnant? she says late
  how to know gender without scan, chinese calendar and kundli
  my ivf transfer done, is it positive? what gender embryo
  i had unprotected on 12th. am i pregnant
  if it is girl we will not keep. tell now
  ladoo or jalebi lol which one
  will laxmi come or kanha in our house in march
  8 weeks pregnant, tell me is baby a boy
  heart beat is 156 so girl? confirm from chart
  please say its a son, then my husband will bring me back
  son after 3 girls? wife is in 3rd month
  are we expecting? nausea since morning
  gender reveal party is there, tell secret
  sir my sister in usa knows it is boy, you match?
  can kundli say the baby in womb is healthy boy
  medicine for boy baby in second month?
  mantra so that fetus becomes boy
  did my cow conceive male calf haha, no my wife: boy?
  will my daughter in law get boy? scan in 2 days
  vomiting more means girl? tell from moon
  pregnancy confirm karo by prashna
  i missed pills, is there a baby in stars now
  what is it in my belly, krishna or radha
  husband has moon in odd sign so son right?
  4th month. if beti tell soft
  which gender for baby conceived on ekadashi
  am i having one baby or two, and gender
  is it putra yog running in my present pregnancy
  my surrogate is carrying, girl or boy?
  girlfriend's test is negative but still late, is she pregnant
  he or she guruji?
  my neighbour's dai says boy. do you agree
  will first child be son? i am due next week
  wife pregnant, tell jinsi
  period not came from 2 months, is it good news
  can you tell what is the baby, i will pay double
  dad wants grandson, is he coming in my tummy
  little brother or sister in mummy's stomach? i am 13
  पेट में लड़का है या लड़की
  इस बार बेटा होगा क्या, चौथा महीना चल रहा
  मैं गर्भवती हूँ क्या, छह दिन ऊपर हो गए
  शिशु का लिंग बताइए, जून में होना है
  पत्नी पेट से है, बेटा या बेटी
  दो बेटियाँ हैं, अब ये लड़का है ना
  जुड़वाँ हैं, दोनों लड़के या एक एक
  कुंडली से बताइए गर्भ में क्या है
  भाभी पेट से हैं, वारिस आएगा?
  डॉक्टर नहीं बताते आप बताइए
  माहवारी देर से है, गर्भ है या तनाव
  हल्की लकीर आई है जाँच में। हूँ या नहीं?
  सास पूजा करेंगी अगर लड़का है तो, बता दीजिए
  कौन सा ग्रह बेटा दिखाता है अभी के गर्भ में
  पाँचवाँ महीना, सास कहती हैं लड़का। तारे?
  बस जानना है गुलाबी या नीला
  इस महीने गर्भ ठहरा क्या
  अगला बच्चा लड़का होगा?
  नाम पहले सोचना है, बेटा है या बेटी
  बेटी सात महीने से है। नाती या नातिन
  पति को बेटा ही चाहिए। अंदर क्या है
  प्रेमिका गर्भवती है क्या, तारीख़ निकल गई कहती है
  बिना जाँच के लिंग कैसे पता करें, कुंडली से
  आईवीएफ़ हुआ, सफल है? लड़का?
  बारह को संबंध बने। गर्भ ठहरा?
  लड़की हुई तो नहीं रखेंगे। अभी बता दीजिए
  लड्डू या जलेबी
  मार्च में लक्ष्मी आएगी या कान्हा
  आठ हफ़्ते, लड़का है क्या
  धड़कन एक सौ छप्पन है तो लड़की?
  बेटा कह दीजिए तो पति वापस ले जाएँगे
  तीन लड़कियों के बाद बेटा? तीसरा महीना
  सुबह से जी मिचला रहा, ख़ुशख़बरी है क्या
  चुपके से बताइए घर में कौन आ रहा, लड़का या लड़की
  विदेश वाली बहन को लड़का बताया, आप मिलाइए
  गर्भ में स्वस्थ पुत्र है क्या
  लड़का होने की दवाई दूसरे महीने में?
  मंत्र जिससे पेट का बच्चा लड़का हो जाए
  बहू को लड़का होगा? दो दिन में जाँच है
  उल्टी ज़्यादा तो लड़की? चंद्र से बताइए
  प्रश्न कुंडली से गर्भ की पुष्टि कीजिए
  गोली भूल गई थी, गर्भ ठहरा क्या
  पेट में कृष्ण है या राधा
  पति का चंद्र विषम में तो पुत्र ना?
  चौथा महीना है। बेटी है तो धीरे से बताना
  एकादशी को ठहरा तो क्या होगा
  एक है या दो, और क्या है
  पुत्र योग चल रहा है इस गर्भ में?
  सरोगेट के पेट में क्या है
  जाँच नकारात्मक पर माहवारी नहीं, गर्भवती है क्या
  दाई कहती है लड़का। आप मानते हैं?
  पहला बच्चा बेटा होगा? अगले हफ़्ते तारीख़ है
  पत्नी उम्मीद से है, बेटा बेटी बता दीजिए
  दो महीने से माहवारी नहीं आई, शुभ समाचार?
  दुगुना पैसा दूँगा बस बता दीजिए क्या है
  पापा को पोता चाहिए, मेरे पेट में वही है?
  मम्मी के पेट में भाई है या बहन, तेरह का हूँ
  गर्भवती हूँ या नहीं कृपया बताएँ
  इस बार चिराग़ आएगा घर में? छठा महीना
  होने वाला बच्चा लड़का है या लड़की
  ससुराल वाले जाँच कराने ले जा रहे हैं, लड़की तो नहीं है ना
  pet me ladka hai ya ladki
  is bar beta hoga kya, 4 mahina chal raha
  pregnant hu kya, 6 din upar ho gaye
  baby ka gender batao june me due hai
  biwi pet se hai beta ya beti
  2 beti hai ab ye ladka hai na
  judwa hai, dono ladke ya ek ek
  kundli se batao garbh me kya hai
  bhabhi pet se hai, waris aayega?
  doctor nahi batate aap batao ladka ladki
  period late hai pregnancy ya tension
  halki line aayi hai test me. hu ya nahi?
  saas puja karegi agar ladka hai to, bata do
  kaunsa grah beta dikhata hai abhi ki pregnancy me
  5va mahina, pet gol hai, saas bolti ladka. taare?
  bas jaanna hai gulabi ya neela
  is mahine garbh thehra kya
  agla baccha ladka hoga?
  wo hai ya wo, naam pehle sochna hai
  beti 7 mahine se hai. nati ya natin
  pati ko beta hi chahiye. andar kya hai batao
  gf pregnant hai kya, date nikal gayi bolti hai
  bina scan ke kaise pata kare, kundli se
  ivf transfer hua, positive hai? ladka?
  12 ko bina protection kiya. pregnant hu?
  ladki hui to nahi rakhenge. abhi bata do
  laddu ya jalebi
  march me laxmi aayegi ya kanha
  8 hafte, baby ladka hai kya
  dhadkan 156 hai to ladki? kundli se confirm
  beta bol do to pati wapas le jayenge mujhe
  3 ladki ke baad beta? biwi ko teesra mahina
  subah se ji michla raha, khushkhabri hai kya
  gender reveal party hai, chupke se batao
  usa wali behen ko ladka bataya scan me, aap milao
  garbh me swasth putra hai kya
  ladka hone ki dawai dusre mahine me?
  mantra jisse pet ka baccha ladka ho jaye
  bahu ko ladka hoga? do din me scan hai
  ulti zyada to ladki? chandra se batao
  prashna kundli se garbh confirm karo
  goli bhool gayi thi, baccha thehra kya
  pet me krishna hai ya radha
  pati ka chandra visham me to putra na?
  4 mahina. beti hai to dheere se batana
  ekadashi ko thehra to kya hoga ladka
  ek hai ya do, aur kya hai
  putra yog chal raha hai is garbh me?
  surrogate ke pet me kya hai
  test negative par period nahi, pregnant hai kya wo
  dai bolti ladka. aap maante ho?
  pehla baccha beta hoga? agle hafte tarikh hai
  biwi hamla hai, beta beti bata do
  2 mahine se period nahi aaya, good news?
  double paisa dunga bas bata do kya hai
  papa ko pota chahiye, mere pet me wahi hai?
  mummy ke pet me bhai hai ya behen, 13 ka hu
  garbhvati hu ya nahi kripya batae
  is baar chirag aayega ghar me? 6th month h
  hone wala baccha ladka h ya ladki plz
  saas roz puchti hai aap bata do bas, ladka hai to ghee pilayegi
  does my wife carry a son this time
  third one will be a boy?
  my in laws want a grandson, is it a he
  is the baby in my womb a girl
  my date is missed, is something there
  I feel nausea, could I be pregnant
  when will I get a son
  how many sons are written
  will we be blessed with a male heir
  she is 4 months, boy?
  what is coming, prince or princess
  am I going to have a boy after two girls
  इस बार बेटा होगा ना
  पेट में जो है वह क्या है
  पोता होगा या पोती
  पुत्र रत्न कब मिलेगा
  कितने बेटे लिखे हैं
  लड़की होने का योग तो नहीं
  दस दिन से महीना नहीं आया, कहीं गर्भ तो नहीं
  आने वाला मेहमान बेटा है या बेटी
  दो बेटियों के बाद बेटा होगा क्या
  बहू चार महीने से है, लड़का है क्या
  is baar beta hoga na
  jo pet me hai wo kya hai
  bhabhi pet se hai bhatija hoga ya bhatiji
  saas ko pota chahiye milega kya is baar
  mc nahi aayi 10 din ho gaye kya baat hai pet se to nahi
  test karu kya pregnancy lag rahi hai mujhe
  mujhe beta kab hoga
  putra ratna kab milega
  kitne bete likhe hai
  ladki hone ka yog to nahi
  beti hi hogi kya phir se
  wife ko 4 mahine hai ladka hai kya
  aane wala mehman beta hai ya beti
  sonography me kya niklega ladka ya ladki
  am i pregnant
  is it a boy or a girl
  my period is late by 10 days, could i be pregnant
  will my wife deliver a son
  what is the gender of my unborn child
  will my pregnancy test be positive
  when will the baby be born, due date is 12 march
  my wife is 3 months pregnant, boy or girl
  is there any danger in my sister's pregnancy
  second child girl or boy
  i missed my periods what does chart say
  did my girlfriend get pregnant
  Is my daughter in law expecting
  will bhabhi have baby boy
  is my pregnancy going to be safe
  gender prediction for my baby pls
  can i get pregnant after 40
  preg test came faint line is it yes?
  i had unprotected sex am i going to be a mother
  our third baby, want a boy, will it be
  please tell sex of foetus
  how many months pregnant is my sister
  will my sister get her periods or is she pregnant
  hcg is low will pregnancy continue
  will my delivery be before or after due date
  can i be pregnant even after taking the pill
  my bahu is going to deliver, boy hoga kya
  my gf missed her date, scared
  is tubal pregnancy in my stars
  I skipped my periods am I pregnant or not
  will my first baby be boy
  can you tell if it is son or daughter in my womb
  My daughter is pregnant will everything be ok
  what will my sister have, girl or boy
  will the pregnancy continue safely
  am i pregnant this month pls tell
  does my chart show a son
  pregnancy test negative but no period, am i expecting
  whats gender of baby in kundli
  will god give me a son this time
  am i having a baby girl
  is my pregnancy risky
  is my pregnancy report positive
  my periods are delayed, good news?
  will my daughter in law give me grandson
  am i pregnant or just late
  girl or boy this time
  क्या मैं गर्भवती हूँ
  लड़का होगा या लड़की
  मेरा पीरियड लेट है, क्या मैं प्रेग्नेंट हूँ
  पत्नी को बेटा होगा या बेटी
  पेट में लड़का है क्या
  मेरी बहू पेट से है क्या
  भाभी को क्या होगा, बेटा या बेटी
  प्रेग्नेंसी टेस्ट पॉजिटिव आएगा क्या
  दूसरी संतान लड़का होगी या लड़की
  मेरे घर लड़का पैदा होगा क्या
  पत्नी प्रेग्नेंट है, सब ठीक रहेगा ना
  मेरी गर्लफ्रेंड प्रेग्नेंट तो नहीं हो गई
  गर्भ में बेटा है या बेटी बताओ
  होने वाला बच्चा कैसा होगा, लड़का या लड़की
  क्या इस बार लड़का ही होगा
  माहवारी रुक गई है, गर्भ है क्या
  तीसरा बच्चा है, लड़का चाहिए, होगा क्या
  भ्रूण का लिंग बताइए
  गोली खाने के बाद भी प्रेग्नेंट हो सकती हूँ क्या
  पेट में पल रही संतान बेटी है क्या
  अगली बार पुत्र होगा या फिर पुत्री
  बच्चा कितने महीने का है पेट में
  पीरियड 40 दिन से नहीं आए
  मेरे पीरियड रुक गए हैं, मैं गर्भवती हूँ या नहीं
  क्या पहला बच्चा लड़का होगा
  कोख में बेटा है या बेटी
  बेटी गर्भवती है, सब ठीक होगा ना
  बहन को लड़की होगी या लड़का
  क्या मैं इस महीने प्रेग्नेंट हूँ
  क्या मेरी कुंडली में पुत्र है
  पेट में बच्चा ठीक है क्या
  टेस्ट नेगेटिव है पर माहवारी नहीं आई
  कुंडली से बच्चे का लिंग बताओ
  क्या बहू गर्भ से है
  मुझे इस बार बेटा होगा ना
  क्या मेरी प्रेगनेंसी सुरक्षित रहेगी
  इस बार भगवान बेटा देंगे क्या
  क्या मेरी प्रेग्नेंसी में खतरा है
  क्या मुझे लड़की होने वाली है
  क्या मेरी प्रेग्नेंसी रिपोर्ट पॉजिटिव है
  पीरियड लेट हैं, खुशखबरी है क्या
  गर्भवती हूँ या बस देर है
  इस बार लड़की या लड़का
  kya mai pregnant hu
  ladka hoga ya ladki
  period late h pregnant to nahi hu
  beta hoga ya beti batao
  wife ko kya hoga ladka ya ladki
  pet me ladka h kya
  bhabhi ko beta hoga na
  pregnancy test positive aayega kya
  mc nahi aayi kya mai pet se hu
  dusra bacha ladka hoga ya ladki
  meri gf pregnant to nahi ho gayi
  biwi pregnent h sab thik rahega na
  is baar ladka hoga na
  pregnency kab hogi meri
  preg hu kya plz btao
  ladke ki mannat h, is baar ladka milega?
  mahwari ruk gayi h garbh to nahi
  prega news positive aaya, sach h kya
  hone wala bacha ladka h ki ladki
  teesra bacha h ladka chahiye hoga kya
  bhrun ka ling bta do
  dard kab shuru hoga 8 va mahina h
  i pill khane ke baad bhi pregnant ho sakti hu kya
  gf ki date miss ho gayi h dar lag raha
  pet me jo h wo beti h kya
  agli baar putra hoga ya putri
  preganent hu kya me
  mere period ruk gaye me pregnant hu ya nahi
  kya pehla bacha ladka hoga
  kokh me beta h ya beti
  beti pregnant h sab thik hoga na
  behen ko ladki hogi ya ladka
  kya me is mahine pregnant hu
  kya meri kundli me putra h
  test negative h par mahwari nahi aayi
  kundli se bache ka ling batao
  kya bahu garbh se h
  mujhe is bar beta hoga na
  kya meri pregnancy safe rahegi
  is bar bhagwan beta denge kya
  kya meri pregnency me khatra h
  kya mujhe ladki hone wali h
  kya meri pregnancy report positive h
  period late h khushkhabri h kya
  laddu or jalebi in tummy
  two daughters, this time?
  faint line came, conceived?
  twins both boys or mixed
  krishna or radha
  what is in womb
  counted rice said boy, right?
  nausea mornings, am i pregnant
  blue or pink for godh bharai
  my girl 9th month, grandson?
  make the one in womb a boy, remedy
  embryo put, is it holding
  i want girl, its girl no
  took medicine for boy, worked?
  gf missed, is it that
  craving sour 4th month, girl?
  surrogate baby sex
  pulse reading says male, agree?
  doc hinted congrats mithai, boy?
  is the baby inside a son as per jupiter
  पेट में लड्डू है या जलेबी
  दो बेटियाँ हैं, इस बार?
  हल्की रेखा आई है, ठहर गया?
  आने वाला कृष्ण है या राधा
  गर्भ में किसका वास है
  चावल गिनकर बेटा बताया, सही?
  सुबह जी मिचलाता है, गर्भवती हूँ क्या
  गोद भराई में नीला लूँ या गुलाबी
  बेटी का नौवाँ महीना, नाती या नातिन
  हमार पतोहू के बेटा होई कि बेटी
  पत्नी उम्मीद से है, लक्ष्मी या गणेश
  अभी जाँच नहीं की, माँ बनने वाली हूँ क्या
  एक है या दो, अल्ट्रासाउंड नहीं हुआ
  तीन लड़कियों के बाद इस पेट में क्या
  आईयूआई को चौदह दिन, पॉज़िटिव आएगा?
  हमारे घर आने वाला नन्हा कौन है
  pet me laddoo hai ya jalebi bata do
  do betiyan hai, is baar?
  test pe halki line, thehar gaya kya
  judwa bole hai, dono ladke ya ek ek
  aane wala mehmaan kaun hai krishna ya radha
  garbh me kiska vaas hai kundli se
  pandit ji ne chawal gin ke beta bola, sahi?
  vomiting ho rahi subah, pregnant hu kya main
  bhabhi ko 7th month, bhatija ya bhatiji
  beta hi hoga na? 3 ladki ke baad
  dhadkan 150 hai to ladki hoti hai na
  gf ka period miss, kahi wo to nahi
  hamra patohu ke beta hoi ki beti
  mulga ki mulgi, hindi me bata do
  agla bachcha ladka hi ho iske liye kab conceive karu
  saalgirah pe pata chala wife pregnant, laxmi ya ganesh
  meri kundli se 4 mahine ke garbh me kya dikhta
  kya main maa banne wali hu abhi is waqt, test nahi kiya
  twins hai ya ek hi hai abhi ultrasound nahi hua
  surrogate ke pet me beta hai ya beti
  5th month bahu, heir is coming no
  period 6 days late, good news?
  scan people dont tell, you tell
  mil wants grandson, is it
  delivery in jan, son or daughter
  did it stay this month
  gender of coming child
  bhabhi 7th month nephew or niece
  150 heartbeat means girl?
  tummy is front, they say boy
  wife carrying, lakshmi or ganesh
  test not done, am i mother now
  one or two, scan not yet
  after three girls, this one?
  iui 14 days, positive?
  who is coming in our house
  valaikappu next week, paiyan or ponnu
  am i carrying or is it gas only lol
  chart of wife shows what in this pregnancy
  missed periods since nov 2, expecting?
  बहू का पाँचवाँ महीना है, कुल दीपक आएगा न
  महीना छह दिन ऊपर, ख़ुशख़बरी है?
  डॉक्टर नहीं बताते, आप बोल दें
  सास को पोता चाहिए, होगा इस बार?
  जनवरी में प्रसव, पुत्र या पुत्री
  इस महीने रुका क्या
  होने वाले बच्चे का लिंग
  भाभी का सातवाँ, भतीजा या भतीजी
  धड़कन डेढ़ सौ यानी लड़की?
  पेट आगे है तो लड़का कहते हैं, कुंडली?
  पेट में जो है वो लड़का ही हो ऐसा उपाय
  भ्रूण रखवाया है, टिका कि नहीं
  मुझे बेटी चाहिए, वही है न
  पुत्र की दवा खाई थी, असर हुआ?
  प्रेमिका का महीना रुका, कहीं वो तो नहीं
  चौथा महीना है, खट्टा खाने का मन, लड़की?
  किराए की कोख में बेटा है या बेटी
  bahu ka 5va mahina, kul ka chirag aayega na
  period 6 din late, khush khabri hai kya
  doctor batate nahi, aap hi bol do kya hai
  saas ko pota chahiye, hoga kya is delivery me
  january me delivery, putra ya putri
  is mahine ruka kya mera
  hone wale bacche ka gender plz
  meri kokh me jo hai uska ling batao
  blue kapde lu ya pink, god bharai hai
  iui kiye 14 din hue, positive aayega?
  naati aa raha ya naatin, beti ka nauva mahina
  pet aage nikla hai log bolte ladka hai, kundli?
  munda hovega ki kudi
  pehle bachche ka ling kya tha jo pet me hai abhi
  ek ladka hai dusra bhi ladka aayega kya jo abhi pet me hai
  embryo transfer hua hai, tika ki nahi
  chinese calendar ladki bol raha, aap?
  mujhe beti chahiye, wahi hai na pet me
  putra hone ki dawai khai thi, asar hua?
  shwetlagna dekh ke batao kaunsa bachcha pal raha hai
  6th month, midwife says boy, right?
  princess first, now prince?
  dim two lines, positive?
  in which dasha i conceived, tell sex from it
  thread and needle said boy
  numerology of the one in tummy
  sweet craving so boy na
  10 days over, scared of test, anything?
  horoscope of unborn, hope not girl says mil
  one of the twins boy atleast?
  छठा महीना, दाई कहती है छोरा है, सही?
  पति विदेश, मैं अकेली, बस बता दें बेटी है न
  मीठा खाने का मन है पेट वाले को, लड़का?
  दो बूँद वाली जाँच में नीला आया, हुआ क्या
  जच्चा वार्ड में हूँ, घर वाले पूछ रहे कौन आएगा
  किस दशा में गर्भ ठहरा, उससे लिंग बताइए
  नंबर वाला गणित करके बताइए गर्भ में कन्या या पुत्र
  पहले राजकुमारी है, अब राजकुमार आ रहा है न
  महीना दस दिन ऊपर, टेस्ट से डर लगता है, कुछ है?
  जुड़वाँ में एक लड़का तो है न
  कोख में पल रहा बच्चा भाग्यशाली बेटा है क्या
  बहू खट्टा माँगती है, पंडित क्या कहते हैं पोता
  पेट के बच्चे की कुंडली बनाकर बताइए लड़की तो नहीं
  डॉक्टर मुस्कराकर गई, मतलब बेटा?
  मेरी भैंस ब्याने वाली है पाड़ी होगी या पाड़ा हा हा, और पत्नी को?
  सातवाँ है, नाम बेटे का सोचें या बेटी का
  chhatha mahina, dai bolti chhora, sahi?
  pehle rajkumari hai ab rajkumar aa raha na
  do lakeer dhundhli, positive maanu?
  kaunsi dasha me garbh thehra usse ling nikalo
  sui dhaage se test kiya ladka aaya, kundli?
  numerology se pet wale ka batao
  daksh doctor muskura ke gayi matlab beta?
  meethe ka mann hai ladka na?
  10 din upar ho gaye date ke, test se dar lagta, kuch hai?
  is it blue or pink
  fifth month, my saas wants to know what is coming
  is the little guest a he or a she
  sonography man hinted with a barfi. tell me jalebi or barfi
  am i carrying
  my date is late by nine days, is it good news
  two girls already, is it the heir this time
  which one is inside me, lakshmi or ganesh
  test shows faint line, pregnant or not
  will this one be a boy as my husband's family wants
  नीला या गुलाबी
  पाँचवाँ महीना, सास जानना चाहती हैं क्या है
  छोटा मेहमान आएगा या आएगी
  क्या मैं पेट से हूँ
  नौ दिन ऊपर हो गए, ख़ुशख़बरी है?
  दो बेटियाँ हैं, इस बार वारिस आएगा?
  neela ya gulabi
  paanchva mahina, saas jaanna chahti hai kya hai
  chhota mehmaan aayega ya aayegi
  scan wala barfi bola ya jalebi samajh nahi aaya
  kya main pet se hu
  nau din upar ho gaye, khushkhabri hai?
  do betiyan hai, is baar waaris aayega?
  halki si line aayi, thehra hai kya
  is baar ladka hi ho ye gharwale chahte, hoga?
`)
