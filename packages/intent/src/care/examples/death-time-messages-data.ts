import { lines } from './lines.ts'

/** Messages of the matter `death_time`. */
export const DEATH_TIME_MESSAGES: readonly string[] = lines(`
  when will i die
  how many years i will live
  will my father survive this month
  what is my lifespan as per kundli
  is there early death yog for my husband
  am i going to die young? my palm line is short
  who will go first, me or my wife
  will my mother see next diwali
  papa is serious in hospital, bachenge? tell true
  date of my death please, i want to plan
  will i cross 60
  alpayu yog is there or not
  is my death by accident or illness
  pandit told i will not live after 32. i am 31. true?
  how long nani has
  which mahadasha is maraka for me, will it take me
  is it my last year
  will my brother come alive from surgery
  age of my husband how much is written
  will i die in water, astrologer said jal ghat
  how will i die? sudden or slow
  my husband is in army, will he come back alive
  longevity check for boy before marriage please
  will she be widow, mangal in 8th
  in which year death is shown for grandfather
  how much time is left for me
  is there akal mrityu in my chart
  will i live to see my grandchildren
  doctor gave 6 months to dad. what do the stars give
  i am 72 with no disease. tell me my end date so i do my will
  will my son live long? his heart line broken
  can you see death of my mother in law, when
  my grandma is on last stage, which tithi she will leave
  is there danger to my life this year
  will our baby in nicu survive
  poorna ayu or madhyam ayu i have
  when my stepfather will die, he is 70
  my dog is 13, how long he will be with me
  will i die before my parents
  does my chart show death in foreign land
  markesh running, shall i be prepared?
  what age do people with saturn in 8th die
  is my wife's life in danger in delivery
  will i get 100 years
  how many more summers do i have sir
  two astrologers said death at 45, i am 44 and 8 months
  can u tell if uncle in coma will wake or go
  life line of my hand says 50. chart says?
  will corona take me this time
  when will amma's suffering finish, will she go this week
  is my time near? crow sits on my window daily
  are all in our family dying before 55, what about me
  do i outlive my husband
  mrityu kaal of native born 5 may 1960 6 am delhi
  my mother on ventilator how many days
  will i be alive when my daughter marries
  tell ayush of my newborn
  i want to know the year and month of my passing. it is for curiosity
  is it true that person with no ring on life line die early
  will both of them die together? they are 90 and 88
  मेरी मृत्यु कब होगी
  मेरी आयु कितनी है
  पिताजी इस महीने बचेंगे क्या
  कुंडली से आयु बताइए
  पति की अल्पायु का योग है?
  जवानी में मर जाऊँगा क्या, जीवन रेखा छोटी है
  पहले कौन जाएगा, मैं या मेरी पत्नी
  मम्मी अगली दिवाली देखेंगी?
  पापा अस्पताल में गंभीर हैं, बच जाएँगे? सच कहिएगा
  मेरी मौत की तारीख़ बताइए
  साठ पार करूँगा?
  अल्पायु योग है या नहीं
  मेरी मृत्यु दुर्घटना से होगी या बीमारी से
  पंडित ने कहा बत्तीस के बाद नहीं जिओगे। सच?
  नानी के पास कितना समय है
  कौन सी दशा मारकेश है, ले जाएगी क्या
  ये मेरा आख़िरी साल है?
  भाई ऑपरेशन से ज़िंदा आएगा?
  पति की आयु कितनी लिखी है
  जल घात कहा था किसी ने, पानी में मरूँगा क्या
  मौत कैसे होगी, अचानक या धीरे
  पति फ़ौज में हैं, ज़िंदा लौटेंगे ना
  शादी से पहले लड़के की आयु देख लीजिए
  विधवा योग है क्या, मंगल आठवें में
  दादाजी की मृत्यु किस साल दिखती है
  मेरे पास कितना वक़्त बचा है
  अकाल मृत्यु है कुंडली में?
  पोते देखने तक जिऊँगा?
  डॉक्टर ने पिताजी को छह महीने दिए। तारे कितने देते हैं
  बहत्तर का हूँ। अंतिम समय बता दीजिए
  बेटे की उम्र लंबी है?
  सास कब जाएँगी ऊपर
  दादी अंतिम अवस्था में हैं, किस तिथि को जाएँगी
  इस साल जान को ख़तरा है क्या मुझे
  एनआईसीयू में शिशु बचेगा?
  पूर्ण आयु है या मध्यम
  सौतेला बाप कब मरेगा
  कुत्ता तेरह का है, कितने दिन साथ रहेगा
  माँ बाप से पहले मरूँगा क्या
  विदेश में मौत लिखी है?
  मारकेश चल रहा है, तैयार रहूँ क्या
  आठवें शनि वाले किस उम्र में मरते हैं
  प्रसव में पत्नी की जान को ख़तरा?
  सौ साल जिऊँगा?
  और कितनी गर्मियाँ देखूँगा
  दो ज्योतिषियों ने पैंतालीस में मृत्यु कही, चौवालीस का हूँ
  चाचा कोमा में हैं, उठेंगे या जाएँगे
  हाथ की रेखा पचास कहती है। कुंडली?
  इस बार कोरोना ले जाएगा क्या
  अम्मा की तकलीफ़ कब ख़त्म, इस हफ़्ते जाएँगी?
  मेरा समय पास है? कौआ रोज़ खिड़की पर
  ख़ानदान में सब पचपन से पहले मर जाते हैं, मेरा?
  पति से ज़्यादा जिऊँगी?
  मृत्यु काल बताइए, पाँच मई उन्नीस सौ साठ, दिल्ली
  माँ वेंटिलेटर पर हैं कितने दिन
  बेटी की शादी तक जीवित रहूँगा?
  नवजात की आयु बताइए
  किस साल किस महीने मरूँगा, बस जानना है
  दोनों नब्बे के हैं, साथ जाएँगे?
  पिताजी की जीवन रेखा कब तक है
  मेरी उम्र पूरी हो गई क्या कुंडली में
  main kab marunga
  meri umar kitni hai
  papa bachenge kya is mahine
  kundli se aayu batao meri
  pati ki kam umar me maut ka yog hai?
  jawani me mar jaunga kya, jeevan rekha chhoti hai
  pehle kaun jayega main ya meri biwi
  mummy agli diwali dekhengi?
  papa serious hai hospital me, bach jayenge? sach bolna
  meri maut ki tarikh batao
  60 paar karunga?
  alpayu yog hai ya nahi
  meri mrityu accident se hogi ya bimari se
  pandit bola 32 ke baad nahi jiyoge. 31 ka hu. sach?
  nani ke paas kitna samay hai
  kaunsi dasha markesh hai, le jayegi kya
  ye mera aakhri saal hai?
  bhai operation se zinda aayega?
  pati ki aayu kitni likhi hai
  jal ghat bola tha kisi ne, paani me marunga kya
  maut kaise hogi, achanak ya dheere
  pati fauj me hai, zinda laut ke aayenge na
  shaadi se pehle ladke ki aayu check karo
  vidhwa yog hai kya, mangal 8 me
  dadaji ki mrityu kis saal dikhti hai
  mere paas kitna waqt bacha hai
  akal mrityu hai kundli me?
  pote pota dekhne tak jiyunga?
  doctor ne papa ko 6 mahine diye. taare kitne dete
  72 ka hu. antim samay bata do vasiyat karni hai
  bete ki umar lambi hai?
  saas kab jayegi upar, kundli dekho
  dadi aakhri stage me, kis tithi ko jayengi
  is saal jaan ko khatra hai kya mujhe
  nicu me baby bachega?
  purn aayu hai ya madhyam
  sautela baap kab marega 70 ka hai
  kutta 13 ka hai kitne din sath rahega
  maa baap se pehle marunga kya
  videsh me maut likhi hai?
  markesh chal raha, taiyar rahu kya
  shani ashtam wale kis umar me marte hai
  delivery me biwi ki jaan ko khatra?
  100 saal jiyunga?
  aur kitni garmiyan dekhunga sir
  do jyotishi bole 45 me maut, 44 saal 8 mahine ka hu
  chacha coma me hai uthenge ya jayenge
  haath ki rekha 50 bolti. kundli?
  is bar corona le jayega kya
  amma ki taklif kab khatam, is hafte jayengi?
  mera samay paas hai? kauwa roz khidki pe
  hamare khandan me sab 55 se pehle mar jate, mera?
  pati se zyada jiyungi?
  mrityu kaal batao 5 may 1960 subah 6 delhi
  maa ventilator pe hai kitne din
  beti ki shaadi tak zinda rahunga?
  navjaat ki aayu batao
  kis saal kis mahine marunga, bas jaanna hai
  dono 90 aur 88 ke hai, sath jayenge?
  mere pitaji ki jeevan rekha kab tak hai batae
  umar puri ho gayi kya meri kundli me
  will my father come home alive from hospital
  how long is my life line
  will I see my grandchildren
  tell me the year of my death
  my mother is 82, will she cross this winter
  is there short life in my chart
  will my husband die before me
  do I have accident death yoga
  when is my end
  will I live to be 80
  will this maraka dasha take my husband away
  is a killer period coming for my mother
  mother is on ventilator, will she make it
  what is the length of my life in the chart
  is my husband's life line long
  shall I die before my wife
  पिताजी अस्पताल से ज़िंदा घर आएँगे क्या
  मेरी जीवन रेखा कितनी लंबी है
  मेरी मृत्यु का साल बताइए
  माँ बयासी की हैं, यह सर्दी निकाल पाएँगी
  मेरी कुंडली में अल्पायु है क्या
  मेरा अंत कब है
  क्या मैं अस्सी तक जिऊँगा
  मेरी साँसें कितनी बची हैं
  मारकेश की दशा कब है, कुछ हो तो नहीं जाएगा
  papa hospital se zinda ghar aayenge kya
  meri jeevan rekha kitni lambi hai
  kya main apne pote dekh paungi
  meri mrityu ka saal bata do
  maa 82 ki hai ye sardi nikal payegi
  meri kundli me alpayu hai kya
  pati pehle jayenge ya main
  accident me maut ka yog hai kya
  mera ant kab hai
  kya main 80 tak jiunga
  dadaji is mahine ke baad rahenge kya
  kya marak dasha me pati ko kuch ho jayega
  kundli me meri umar kitni likhi hai
  mummy ventilator pe hai bachengi kya
  mere baad bachcho ka kya, main kab jaungi upar
  kya pati ki lambi umar hai
  how much lifespan is written
  papa come back from ventilator?
  when is maraka dasha
  me first or wife
  is alpayu in my son's chart
  brother in coma, survive?
  will i get up from operation alive
  till when is my suhag
  untimely death yog at home?
  how many years left for me
  widow yog?
  how long will mil live
  someone goes this year in family?
  when will aunty get release from bed
  feel i will die young, is it in chart
  my dog is sick, how many days
  taking term plan, how long i live
  ayush homam needed? is there khandam at 42
  baby in nicu, will make it?
  do i die before mother
  मेरी आयु कितनी लिखी है
  पापा वेंटिलेटर से लौटेंगे या नहीं
  मारक दशा कब है
  पहले मैं जाऊँगा या पत्नी
  बेटे का अल्पायु योग तो नहीं
  भाई कोमा में है, बचेगा?
  ऑपरेशन से ज़िंदा उतरूँगी न
  मेरा सुहाग कब तक है
  घर में अकाल मृत्यु का योग है?
  कितने साल बचे हैं मेरे
  विधवा योग है क्या
  सास कब तक जिएँगी
  इस साल किसी के जाने का योग है घर में?
  बुआ को मुक्ति कब मिलेगी, बिस्तर पर हैं
  लगता है जल्दी मरूँगी, कुंडली में है?
  मेरा कुत्ता बहुत बीमार है, कितने दिन
  प्राण किस दशा में निकलेंगे मेरे
  हाथ में दो रेखा, पचपन के आगे कुछ नहीं, सही?
  meri aayu kitni likhi hai sach batao
  papa ventilator se wapas aayenge ya nahi
  marak dasha kab hai meri
  pehle main jaunga ya biwi
  alpayu yog to nahi hai bete ka
  insurance lena hai, kitne saal jiyunga dekh do
  jeevan rekha chhoti hai, jaldi mar jaunga kya
  operation table se zinda utrungi na
  mera budhapa aayega bhi ya usse pehle hi tapak jaunga
  pati ki umar lambi hai kya kundli me
  doctor ne 6 mahine bola hai chacha ko, aap kitna bolte ho
  hamar umar ketna ba guruji
  aayu rekha aur kundli dono milake batao kab tak hu
  mere marne ki tithi nikal do, tirth pe jana chahta hu usse pehle
  bete ki kundli me balarisht hai bole, bachega?
  mera kutta bahut bimar, kitne din aur
  accident me jaan jane ka khatra kab hai mera
  premature death dikhti hai kya mere chart me
  kaunsi umar me yamraj aayenge lol seriously batao
  aisa kyu lagta hai ki main jaldi marungi, kundli me hai?
  will paati cross this winter
  all men here go at 48, will i pass
  told danger to life after 35, true?
  death by water or vehicle
  how many days thatha is here
  life line short, early going?
  mother will see next rakhi?
  is husband long lived
  doctor said six months, what do you say
  saturn in 8th, so what age
  give my date of death, i want to finish yatra
  i am 60, how much more
  will i be there in 2030
  mama till diwali?
  at what age yama comes, truth only
  two lines and nothing after 55 in palm, right?
  which dasha takes my prana
  nadi reader said 59 years 4 months. confirm
  will i live to see grandchildren
  markesh is mercury for me, when
  दादी यह सर्दी निकाल लेंगी?
  हमारे यहाँ सब अड़तालीस में गए, मैं पार करूँगा?
  पैंतीस के बाद जान का ख़तरा बताया, सच?
  मृत्यु कैसे होगी, जल से या वाहन से
  नाना कितने दिन के मेहमान हैं
  जीवन रेखा छोटी है, जल्दी जाऊँगा?
  माँ अगली राखी देख पाएँगी?
  पति की उम्र लंबी है?
  डॉक्टर ने छह महीने कहे, आप कितना कहते हैं
  आठवें में शनि यानी लंबी उम्र, कितनी
  मरने की तिथि निकाल दीजिए, तीर्थ करना है
  साठ का हूँ, और कितना समय
  दो हज़ार तीस तक रहूँगा?
  मामा दीवाली तक हैं?
  यमराज किस उम्र में आएँगे, सच सच
  हमार उमिर केतना बा
  बीमा लेना है, कितना जिऊँगा देख दें
  dadi ye sardi nikaal lengi?
  mai 50 paar karunga kya, hamare khandan me sab 48 me gaye
  pandit ne bola 35 ke baad khatra hai jaan ka, sach?
  maut kaise hogi, paani se ya gaadi se
  nana ji kitne din ke mehmaan hai
  bhai coma me hai bachega kya
  kaunse saal me mrityu tulya kasht hai ya mrityu hi hai
  mummy agli rakhi dekh payengi?
  suhaag kab tak hai mera
  akal mrityu ka yog hai kya mere ghar me
  kitne saal bache hai mere paas, planning karni hai
  8th house me shani matlab lambi umar hai na? kitni
  vidhwa yog hai kya mera
  saas kab tak jiyengi waise
  60 saal ka hu, aur kitna time hai
  kya is saal ghar me kisi ki maut ka yog hai
  2030 tak zinda rahunga?
  buaji hospice me hai, kab mukti milegi unko
  mama ka cancer last stage, diwali tak hai?
  mere papa ki lambi umar ka yog hai ya khatra hai batao khulke
  will i go in plane crash
  same age as father, will i also end then
  how many springs more
  doctors gave up on mother, days?
  death at home or away
  kaki is suffering, when will god call
  old horse is down, survives?
  brother on oxygen, tonight?
  which tithi will i leave on
  will i reach seventy
  मेरी माँ को डॉक्टर ने जवाब दे दिया, कितने दिन
  यमघंट योग है मेरा, कब लगेगा
  मेरी मौत घर में होगी या बाहर
  तेरहवाँ घर है ही नहीं, तो मृत्यु किस घर से देखते हैं, मेरी कब
  बड़े भाई की साँस अटकी है, आज रात निकलेंगे?
  मेरी गाय बीमार है, बचेगी?
  शेर जैसे पापा बिस्तर पर हैं, उठेंगे या चले जाएँगे
  सत्तर तक पहुँचूँगा?
  पति की कुंडली में अल्प आयु लिखी है क्या
  कितने बसंत और देखूँगी
  मेरे पिता जितनी उम्र में ही जाऊँगा क्या
  बुढ़िया काकी को भगवान कब बुलाएँगे
  जहाज़ गिरने का योग तो नहीं, मरूँगा तो नहीं
  नवजात मशीन में है, जिएगा?
  चार साल की सज़ा काट रही बीमारी, अंत कब मेरा
  papa jitni umar me hi jaunga kya
  kaki ko bhagwan kab bulayenge, bahut takleef me hai
  plane crash yog to nahi, marunga to nahi
  doctor ne jawab de diya maa ko, kitne din
  70 tak pahuchunga?
  bhai oxygen pe, aaj raat nikalega?
  kitne basant aur
  gaay bimar, bachegi?
  ghar me marunga ya bahar
  meri tithi kaunsi hogi jaane ki
  how many years are left in my account
  which year takes me away
  will grandfather see next holi
  is my marak period the end of me
  tell me the age at which i leave this earth
  will my husband go before me
  doctor gave him six months. is it right by the chart
  does my line of life stop at fifty
  by when will papa be called by god
  is there accidental death in my kundli
  will i be there at my daughter's wedding or not
  मेरे खाते में कितने साल बचे
  कौन सा साल मुझे ले जाएगा
  दादा अगली होली देख पाएँगे
  किस उम्र में दुनिया छोड़ूँगा
  पति मुझसे पहले जाएँगे क्या
  डॉक्टर ने छह महीने बताए, कुंडली में भी वही?
  पापा को ऊपर से बुलावा कब
  अकाल मृत्यु का योग है क्या मेरा
  बेटी के ब्याह तक मैं रहूँगा या नहीं
  mere khate me kitne saal bache
  kaunsa saal mujhe le jayega
  dada agli holi dekh payenge
  meri marak dasha me main nahi bachunga kya
  kis umar me duniya chhodunga
  pati mujhse pehle jayenge kya
  doctor ne chhe mahine bole, kundli me bhi wahi?
  papa ko upar se bulava kab
  akaal mrityu ka yog hai kya mera
  beti ki shaadi tak main rahunga ya nahi
`)
