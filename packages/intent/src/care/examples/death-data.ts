import { lines } from './lines.ts'

/** Ways of asking how long somebody lives. */
export const DEATH_EXAMPLES: readonly string[] = lines(`
  when will i die
  how long will i live
  what is my life span
  Will my father survive this year?
  how many years does my mother have left
  is there any danger to my life
  will i die young
  when is my husband going to pass away
  do i have short life as per kundli
  Tell me my age of death
  will I become a widow
  what wil be the cause of my death
  is accidental death in my horoscope
  will my grandmother live till my wedding
  which dasha will bring my death
  will i reach 80
  when will my mother in law die
  is maraka dasha fatal for me
  pls tell longevity
  does my chart show early death
  how much time does papa have
  will I outlive my wife
  Am I going to die in accident
  is my son's life in danger because of mrityu yog
  is there untimely death in our family chart
  what age will i expire
  date of my death plz
  will my wife die before me
  can you tell how many years i have got
  will sade sati kill me
  is there balarishta or alpayu in child horoscope
  how will i die
  will dad make it through december
  will mangal dosh cause death of my husband
  my dad is 85, when is his end
  how long will grandpa be with us
  lifespan of my partner
  will i live long
  will my brother die in war
  when is my last day on earth
  till what year will i be on this earth
  Is my mother going to leave us soon
  my chacha is on last stage, when will he go
  does rahu in 8th mean sudden death for me
  whose death will come first me or my wife
  kindly calculate ayurdaya for me
  at what age did stars say i will leave my body
  is my newborn's life safe or alpayu
  how old will i be when i die
  will i get to see my grandkids or die before
  will covid take my life
  any death in family in 2026?
  saturn mahadasha will it be fatal to my dad
  will my enemy die soon
  am i going to live past 60
  my grandma is 92, how many more years
  tell the exact date of my father's death
  will i be murdered
  will my dog die this year
  i have fear of my husband dying early, is it true
  natural death or accidental death for me
  is marak graha active, will I survive it
  lifespan as per my hand and kundli
  will my baby live
  what does my 8th lord say about my end
  what is my total age as per chart
  Will I die before my husband
  when will my father's life end
  is this year dangerous for my mother's life
  can you see my death year
  My grandpa is on ventilator, will he die
  which planet will kill me
  how many years will my wife live
  does my kundli show a long life
  chances of my dying in a plane crash
  will i lose my mother this year
  is there a mrityu yog for my brother in 2027
  will my son have long life
  am i going to die soon
  how will my husband die
  at what age will i pass away
  will i see my 75th birthday
  whats the death time of my dad
  will i die a painful death
  is anyone in my family going to die
  when is my death
  my father has got one kidney, how long he will live
  death date of my husband
  will i be alive to see my son's marriage
  how much age my mother has got
  is my husband's life line short
  will my sick uncle survive till march
  is akal mrityu dosh in my chart
  will me or my spouse go first
  i want to know exact day i will die
  will my grandfather complete 100 years
  is there threat to my brothers life in rahu dasha
  what happens in my kundli at time of death
  does my chart tell about my demise
  will my mom be with me for next 10 years
  when will death come to me
  is there danger of death in operation for dad
  my husband is in army will he die in war
  whats the age written for my father
  i am 70, how long will i live
  will my son die before me
  will our family face any death this year
  is he going to survive the cancer
  tell me the death prediction of my uncle
  how many years of life i have got
  will i get killed
  will my parents live till my marriage
  do i die early as per 8th house
  is my life short
  when will my sick mother be free from this body
  is there sudden death in chart
  when is my father going to die
  my death date
  will i die of accident
  longevity of my mother
  will my wife become widow
  how many more birthdays will grandma see
  मेरी मृत्यु कब होगी
  मैं कितने साल जिऊँगा
  मेरी आयु कितनी है
  क्या मेरे पिताजी इस साल बच पाएँगे
  मेरी मौत कैसे होगी
  माँ कब तक जीवित रहेंगी
  क्या मेरी अल्पायु है
  पति की मृत्यु का योग है क्या
  दादी कितने दिन और रहेंगी
  मारकेश की दशा में मौत होगी क्या
  मेरी उम्र कितनी लिखी है
  क्या मैं विधवा हो जाऊँगी
  क्या मेरी दुर्घटना में मृत्यु होगी
  सास कब मरेगी
  मैं कब मरूँगा
  क्या मैं जवानी में मर जाऊँगी
  मेरे जीवन के कितने वर्ष बचे हैं
  दीर्घायु योग है या नहीं
  पिताजी का अंत समय कब है
  क्या मेरे बेटे को मृत्यु तुल्य कष्ट है
  मेरी जान को खतरा है क्या
  क्या मैं अस्सी साल तक जी पाऊँगा
  मम्मी और कितना जिएँगी
  अकाल मृत्यु का योग बताइए
  पत्नी मुझसे पहले मरेगी क्या
  क्या साढ़ेसाती में मेरी मौत हो सकती है
  मेरा आखिरी समय कब आएगा
  लंबी उम्र है क्या मेरी
  मेरे पति की उम्र लंबी है या छोटी
  नाना जी कब गुजरेंगे
  मेरी मृत्यु का कारण क्या होगा
  क्या मंगल दोष से पति मर जाएगा
  मेरे भाई की जिंदगी कितनी है
  कुंडली में मृत्यु की तारीख बता दीजिए
  क्या मेरे बच्चे की आयु कम है
  मुझे मौत से डर लगता है, कब आएगी
  बाबूजी दिसंबर तक रहेंगे क्या
  मेरे पापा का देहांत कब होगा
  जीवन रेखा कितनी लंबी है मेरी, कितना जियूँगी
  क्या हमारे घर में किसी की मौत होने वाली है
  मैं इस धरती पर कब तक हूँ
  चाचा जी आखिरी स्टेज में हैं, कब जाएँगे
  क्या अष्टम राहु से अचानक मौत होती है मेरी
  पहले कौन मरेगा मैं या मेरी पत्नी
  मेरी आयु गणना कर दीजिए
  क्या मैं पोते का मुँह देख पाऊँगा या पहले चला जाऊँगा
  2026 में परिवार में किसी का निधन होगा क्या
  शनि की दशा पिताजी के प्राण ले लेगी क्या
  मेरा शत्रु कब मरेगा
  क्या मैं साठ पार करूँगा
  दादी 92 की हैं, और कितने साल
  पिता की मृत्यु की सही तारीख बताइए
  क्या मेरी हत्या होगी
  पति के जल्दी मरने का डर है
  मेरी मौत प्राकृतिक होगी या दुर्घटना से
  उम्र का योग कितना है मेरी कुंडली में
  क्या मेरा शिशु जीवित रहेगा
  मेरे जीवन का अंत कैसे होगा
  यमराज कब आएँगे मेरे लिए
  क्या मेरे सुहाग को खतरा है
  मेरे ससुर जी कब तक चलेंगे
  किस उम्र में मेरा प्राणांत होगा
  मृत्यु योग कब है मेरा
  क्या मेरे पति की आयु मुझसे कम है
  मेरी साँसें कितनी बची हैं
  मेरी कुल आयु कितनी है
  क्या मैं पति से पहले मर जाऊँगी
  पिताजी का जीवन कब समाप्त होगा
  क्या यह साल माँ के जीवन के लिए खतरनाक है
  मेरी मृत्यु किस वर्ष होगी
  दादाजी वेंटिलेटर पर हैं, क्या मर जाएँगे
  कौन सा ग्रह मेरी जान लेगा
  मेरी पत्नी कितने साल जिएगी
  कुंडली में दीर्घायु है या अल्पायु
  क्या मैं हवाई दुर्घटना में मरूँगा
  क्या इस साल माँ को खो दूँगा
  भाई का मृत्यु योग है क्या
  बेटे की उम्र लंबी होगी ना
  क्या मैं जल्दी मरने वाला हूँ
  मेरे पति कैसे मरेंगे
  मेरा देहांत किस उम्र में होगा
  क्या मैं पचहत्तर साल का हो पाऊँगा
  मेरी मौत दर्दनाक होगी क्या
  घर में कोई मरने वाला है क्या
  मेरी जिंदगी कितने साल की है
  मेरी मौत कब है
  पिताजी की एक किडनी है, कितने दिन जिएँगे
  पति के मरने की तारीख
  क्या बेटे की शादी देखने तक जीवित रहूँगा
  माँ की कितनी उम्र बाकी है
  बीमार चाचा मार्च तक बचेंगे क्या
  पहले मैं जाऊँगा या मेरी पत्नी
  किस दिन मरूँगा ठीक ठीक बताओ
  दादा सौ साल पूरे करेंगे क्या
  राहु दशा में भाई की जान को खतरा
  क्या इस साल घर में मृत्यु होगी
  मेरे ससुर कब स्वर्ग सिधारेंगे
  बहन की जिंदगी बचेगी क्या
  क्या मेरी कुंडली मेरे निधन के बारे में बताती है
  क्या माँ दस साल और मेरे साथ रहेंगी
  मुझे मौत कब आएगी
  पति सेना में हैं, क्या युद्ध में शहीद होंगे
  पिताजी की कितनी आयु लिखी है
  मैं सत्तर का हूँ, कितना जिऊँगा
  क्या मेरा बेटा मुझसे पहले मरेगा
  इस साल परिवार में कोई गुजरेगा क्या
  मेरी माँ कब मरेंगी
  क्या जीवन जल्दी समाप्त होगा मेरा
  चाचा की मृत्यु की भविष्यवाणी
  मुझे कितने साल का जीवन मिला है
  क्या मैं मारा जाऊँगा
  क्या माता पिता मेरी शादी तक जीवित रहेंगे
  अष्टम भाव से जल्दी मौत है क्या
  क्या मेरा जीवन छोटा है
  अचानक मृत्यु का योग है क्या
  बड़े भाई की आयु बताओ
  पिता कब मरेंगे
  मेरी मृत्यु की तारीख
  क्या दुर्घटना से मरूँगा
  माँ की आयु
  क्या पत्नी विधवा होगी
  नानी कब तक जिएँगी
  meri maut kab hogi
  me kab marunga
  meri umar kitni hai
  kitne saal jiunga me
  papa kab tak zinda rahenge
  kya meri mrityu accident me hogi
  meri aayu kitni likhi h
  maa is saal bach payegi kya
  alpayu yog to nahi hai mera
  pati ki maut ka yog h kya
  saas kab maregi
  dadi aur kitne din jiyegi
  mai vidhva to nahi ho jaungi
  meri mrityu ka karan kya hoga
  jaan ka khatra hai kya mujhe
  kitni zindagi bachi hai meri
  lambi umr hai kya meri
  marak dasha me mar jaunga kya
  80 saal tk jiunga kya
  akaal mrityu yog h kya kundli me
  mere papa ka dehant kb hoga
  maut kaise hogi meri
  biwi mujhse pehle maregi kya
  mera antim samay kab hai
  kya mai jaldi mar jaunga
  nana ji kab guzar jayenge
  mere bete ki aayu kam h kya
  sade sati me maut ho skti h
  mratyu kb h meri
  mujhe kab tak jeena hai
  meri death kab hogi
  papa ki death ka time batao
  kya husband ki death hogi mangal dosh se
  life kitni bachi hai meri plz batao
  mummy december tak rahengi kya
  meri mrutyu tithi batao
  kya mere ghar me kisi ki maut hone wali hai
  bhagwan ke ghar kab jaunga
  kitni umar me marunga
  dadaji ka ant kab hai
  me is dharti pe kab tak hu
  chacha last stage me h kab jayenge
  pehle kon marega me ya meri wife
  meri aayu ganana kar dijiye
  pote ka muh dekh paunga ya pehle chala jaunga
  2026 me family me kisi ki death hogi kya
  shani dasha papa ke pran le legi kya
  mera dushman kab marega
  kya me 60 paar karunga
  dadi 92 ki h aur kitne saal
  papa ki mout ki sahi date batao
  kya mera murder hoga
  pati ke jaldi marne ka dar h
  natural death hogi ya accident se meri
  umr ka yog kitna h kundli me
  kya mera bachha jinda rahega
  mere jeevan ka ant kaise hoga
  yamraj kab aayenge mere liye
  mere suhag ko khatra h kya
  meri saans kitni bachi h
  mrityu yog kb h mera
  kya pati ki aayu mujhse kam h
  kitne baras jeeungi me
  mai kb mrunga
  meri umar puri hone wali h kya
  meri total age kitni hai kundli ke hisab se
  kya me pati se pehle mar jaungi
  papa ka jeevan kab samapt hoga
  ye saal mummy ki jaan ke liye khatarnak h kya
  meri death kis year me hogi
  dadaji ventilator pe h mar jayenge kya
  konsa grah meri jaan lega
  meri patni kitne saal jiyegi
  kundli me lambi aayu h ya choti
  me plane crash me marunga kya
  is saal maa ko kho dunga kya
  bhai ka mrityu yog h kya
  bete ki umar lambi hogi na
  kya mai jaldi marne wala hu
  mere pati kaise marenge
  mera dehant kis umar me hoga
  kya me 75 saal ka ho paunga
  meri maut dardnak hogi kya
  ghar me koi marne wala h kya
  meri zindagi kitne saal ki h
  meri maut kab h
  papa ki ek kidney h kitne din jiyenge
  pati ke marne ki date
  bete ki shadi dekhne tak jinda rahunga kya
  maa ki kitni umar baki h
  bimar chacha march tak bachenge kya
  pehle me jaunga ya meri patni
  kis din marunga thik thik batao
  dada 100 saal pure karenge kya
  rahu dasha me bhai ki jaan ko khatra
  is saal ghar me mrityu hogi kya
  sasur ji kab swarg sidharenge
  behen ki zindagi bachegi kya
  kya meri kundli mere nidhan ke bare me batati h
  kya maa 10 saal aur mere sath rahengi
  mujhe maut kab aayegi
  pati army me h kya war me shahid honge
  papa ki kitni aayu likhi h
  me 70 ka hu kitna jiunga
  kya mera beta mujhse pehle marega
  is saal family me koi gujrega kya
  meri maa kab marengi
  jeevan jaldi samapt hoga kya mera
  chacha ki mrityu ki bhavishyavani
  mujhe kitne saal ka jeevan mila h
  kya me mara jaunga
  kya maa baap meri shadi tak jinda rahenge
  8 bhav se jaldi maut h kya
  kya mera jeevan chota h
  achanak mrityu ka yog h kya
  bade bhai ki aayu batao
  papa kab marenge
  meri mrityu ki tareekh
  kya accident se marunga
  maa ki aayu
  kya patni vidhwa hogi
  nani kab tak jiyengi
`)
