import { lines } from './lines.ts'

/** Messages of the matter `legal_outcome`. */
export const LEGAL_OUTCOME_MESSAGES: readonly string[] = lines(`
  will i win my court case
  next hearing on 14th, judgement in my favour?
  will i go to jail
  when will my brother get bail
  498a case on me, will it be false proved
  FIR against me, will it be quashed
  property case in high court 12 yrs, who will win
  will my husband be arrested
  custody of my daughter, will i get
  cheque bounce case decision kya hoga
  will my enemy get punishment in the case
  is there jail yog in my kundli
  my son is in lock up, when he comes out
  divorce case contested, will judge give
  alimony how much will court order
  will supreme court hear us
  the consumer court complaint, will i win
  police filed chargesheet. will i be convicted
  accident case claim will i get from tribunal
  my father's murder case, will they get life sentence
  my boss filed legal notice, what will happen, will he win
  cbi enquiry on me, will i be clean
  when will stay order come
  appeal accepted or rejected?
  lawyer changed, will i now win
  anticipatory bail hearing tomorrow
  pocso case false on my nephew, will he be free
  income tax raid case, penalty or jail
  will the verdict come before march
  land encroachment case in tehsil court result
  my uncle filed will case against us. victory yog?
  departmental enquiry + acb trap. sentence?
  can i win against builder in rera
  domestic violence case filed by wife. decision to whom
  juvenile court for my son, will they release
  witness turned hostile, will we loose
  how many years imprisonment is shown
  will i get parole
  ndps case on my brother. bail in high court?
  writ petition for my job, will court reinstate
  defamation case outcome
  family court next date 2 feb. will it be final
  should i fight or settle, who wins if fight
  visa overstay case in us immigration court, will i be deported
  cyber case on me due to sim misuse, jail?
  how will be judgement, judge is strict
  will he withdraw the case against me
  lok adalat settlement or win in trial
  summons came, am i going to be punished
  maintenance case 125, will i have to pay
  shop eviction suit, i win?
  nclt case of company, outcome
  motor license court challan how much punishment lol but serious accident case
  my sister's gold theft case, will the thief be convicted
  brother in tihar since 2 yrs, release date as per stars
  will the arrest warrant be cancelled
  is shani giving me bandhan yog, jail
  my case in lower court lost, will win in sessions?
  labour court vs factory, victory?
  compensation of land acquisition in court, when and how much will we win
  मुक़दमा जीतूँगा क्या
  चौदह को पेशी है, फ़ैसला मेरे पक्ष में?
  जेल होगी क्या मुझे
  भाई की ज़मानत कब होगी
  498ए लगा है, झूठा साबित होगा?
  मुझ पर एफ़आईआर हुई है, रद्द होगी?
  बारह साल से हाई कोर्ट में ज़मीन का मुक़दमा, कौन जीतेगा
  पति गिरफ़्तार होंगे क्या
  बेटी की कस्टडी मुझे मिलेगी?
  चेक बाउंस केस का फ़ैसला
  शत्रु को मुक़दमे में सज़ा मिलेगी?
  कुंडली में जेल योग है क्या
  बेटा हवालात में है कब छूटेगा
  तलाक़ का मुक़दमा चल रहा, जज देगा?
  अदालत गुज़ारा भत्ता कितना लगाएगी
  सुप्रीम कोर्ट सुनेगा हमारी?
  उपभोक्ता अदालत में जीत होगी?
  पुलिस ने आरोप पत्र लगाया। सज़ा होगी?
  दुर्घटना का दावा अदालत से मिलेगा?
  पिता के क़ातिल को उम्रक़ैद होगी?
  बॉस ने क़ानूनी नोटिस भेजा, वो जीतेगा?
  सीबीआई जाँच में बच जाऊँगा?
  स्टे कब मिलेगा
  अपील मंज़ूर होगी या नहीं
  वकील बदला है, अब जीतूँगा?
  कल अग्रिम ज़मानत की सुनवाई है
  भतीजे पर झूठा पॉक्सो, छूट जाएगा?
  आयकर छापे में जेल या जुर्माना
  मार्च से पहले फ़ैसला आएगा?
  तहसील में क़ब्ज़े का मुक़दमा, नतीजा
  चाचा ने वसीयत पर मुक़दमा किया। विजय योग?
  रिश्वत में पकड़ा गया, सज़ा कितनी
  रेरा में बिल्डर से जीतूँगा?
  पत्नी ने घरेलू हिंसा का केस किया, फ़ैसला किसके पक्ष में
  बेटे को बाल अदालत छोड़ेगी?
  गवाह मुकर गया, हार जाएँगे?
  कितने साल की क़ैद लिखी है
  पैरोल मिलेगी?
  भाई पर एनडीपीएस लगा, हाई कोर्ट से ज़मानत?
  नौकरी की याचिका, अदालत बहाल करेगी?
  मानहानि का मुक़दमा क्या होगा
  दो फ़रवरी पारिवारिक न्यायालय की तारीख़, आख़िरी होगी?
  लड़ूँ या समझौता, लड़ूँगा तो कौन जीतेगा
  विदेश की अदालत में केस, निर्वासित होऊँगा?
  सिम के दुरुपयोग में मेरा नाम, जेल?
  जज सख़्त है, फ़ैसला कैसा आएगा
  वो मुक़दमा वापस लेगा?
  लोक अदालत या मुक़दमा, जीत किसमें
  समन आया है, सज़ा तो नहीं होगी
  गुज़ारा भत्ता देना पड़ेगा?
  दुकान ख़ाली कराने का मुक़दमा, मैं जीतूँ?
  कंपनी का केस ट्रिब्यूनल में, आगे
  बहन के गुनहगार को फाँसी होगी क्या मुक़दमे में
  भाई दो साल से तिहाड़ में है, रिहाई कब
  वारंट रद्द होगा?
  शनि का बंधन योग है क्या, कारावास
  निचली अदालत में हार गया, सत्र में जीत?
  श्रम न्यायालय में कारख़ाने से जीतेंगे?
  मुआवज़े का मुक़दमा कब और कितना जीतेंगे
  थाने में मेरे नाम शिकायत हुई, गिरफ़्तारी होगी क्या
  कचहरी से कब छूटूँगा, जीत किसकी
  case jeetunga kya
  14 ko peshi hai, faisla mere paksh me?
  jail hogi kya mujhe
  bhai ki bail kab hogi
  498a laga hai, jhootha sabit hoga?
  mere upar fir hui hai, radd hogi?
  12 saal se high court me zameen ka case, kaun jeetega
  pati arrest honge kya
  beti ki custody mujhe milegi?
  cheque bounce case ka faisla
  dushman ko case me saza milegi?
  kundli me jail yog hai kya
  beta lockup me hai kab chhutega
  talak ka mukadma chal raha, judge dega?
  alimony kitni lagayegi court
  supreme court sunega hamari?
  consumer court me jeet hogi?
  police ne chargesheet lagayi. saza hogi?
  accident claim milega tribunal se?
  papa ke katil ko umar qaid hogi?
  boss ne legal notice bheja, wo jeetega?
  cbi jaanch me bach jaunga?
  stay order kab milega
  appeal manzoor hogi ya nahi
  vakeel badla hai ab jeetunga?
  kal agrim zamanat ki sunwai hai
  bhatije pe jhootha pocso, chhut jayega?
  income tax raid me jail ya penalty
  march se pehle faisla aayega?
  tehsil me kabze ka mukadma, nateeja
  chacha ne vasiyat pe case kiya. vijay yog?
  acb me pakda gaya, saza kitni
  rera me builder se jeetunga?
  biwi ne dv case kiya, faisla kiske paksh me
  bete ko juvenile court chhodega?
  gawah mukar gaya, haar jayenge?
  kitne saal ki qaid likhi hai
  parole milegi?
  bhai pe ndps laga, high court se zamanat?
  naukri ki writ, court wapas rakhwayega?
  maan hani ka case kya hoga
  2 feb family court ki tarikh, aakhri hogi?
  ladu ya samjhauta, ladunga to kaun jeetega
  us immigration court me case, deport hounga?
  sim misuse me mera naam, jail?
  judge sakht hai, faisla kaisa aayega
  wo case wapas lega mere khilaf?
  lok adalat ya trial, jeet kisme
  summon aaya hai, saza to nahi hogi
  125 ka gujara bhatta dena padega?
  dukan khali karane ka mukadma, main jeetu?
  nclt me company ka case, aage
  behen ke gunehgar ko phansi hogi kya case me
  bhai 2 saal se tihar me hai, rihai kab
  warrant cancel hoga?
  bandhan yog hai kya shani ka, jail
  nichli adalat me haar gaya, sessions me jeet?
  labour court me factory se jeetenge?
  muawza case kab aur kitna jeetenge
  thane me shikayat hui mere naam, giraftari hogi kya
  mukadme baazi se kab chhutunga, jeet kiski
  how will my hearing go on monday
  will the fir be quashed
  how much alimony will I have to pay by court
  when will the legal dispute be over
  will my brother get out of jail
  who gets the custody, me or her
  will the other party withdraw the case
  is there imprisonment yoga for me
  will the tribunal decide for us
  will police arrest me for that complaint
  cheque bounce case, will I be punished
  will the stay order come from high court
  my appeal is pending, do I win
  will my anticipatory bail be granted
  court date again postponed, in whose favour will it end
  अगले हफ़्ते की पेशी में क्या होगा
  सुनवाई का नतीजा क्या रहेगा
  गुज़ारा भत्ता देना पड़ेगा क्या
  क़ानूनी झगड़ा कब निपटेगा
  झूठी एफ़आईआर से कब छूटूँगा
  भाई जेल से कब आएगा
  अदालत का फ़ैसला हमारे हक़ में आएगा क्या
  बेटी की कस्टडी किसे मिलेगी
  क्या पुलिस मुझे गिरफ़्तार करेगी
  चेक बाउंस केस में सज़ा होगी क्या
  मेरा मुक़दमा कब ख़त्म होगा, जीतूँगा या हारूँगा
  ज़मानत की अर्ज़ी मंज़ूर होगी क्या
  meri peshi hai agle hafte kya hoga
  sunwai ka natija kaisa rahega
  gujara bhatta dena padega kya
  kanooni jhagda kab niptega
  tribunal me mere paksh me faisla hoga?
  jhoothi fir se kab chhutunga
  bhai jail se kab aayega
  court ka order hamare haq me aayega kya
  beti ko custody milegi ya us ko
  dusri party case wapas legi kya
  police complaint hui hai mujh par, kuch hoga to nahi
  cheque bounce case me saza hogi kya
  high court se stay milega kya
  talaak ka case kab tak chalega, jeetunga kya
  consumer court me paisa milega
  kya mujhe giraftar karenge
  false 498 on me, out when
  bail for brother
  appeal in hc will win?
  court gives child to whom
  land suit since 98, win?
  cbi after me, escape?
  son in lockup, when out
  consumer forum favour me?
  witness will turn?
  husband arrested?
  brother falsely booked, acquitted?
  anticipatory bail?
  parole for papa
  tribunal claim amount
  rera against builder
  murder trial uncle free?
  gave false statement, caught?
  9 yrs in kacheri, whose victory
  extradition will happen?
  passport seized by court, returned?
  दहेज के झूठे मुक़दमे से कब छूटूँगा
  उच्च न्यायालय में अपील जीतेंगे?
  बच्चा अदालत मुझे देगी या उसे
  ज़मीन का मुक़दमा अट्ठानबे से चल रहा, जीतेंगे?
  जाँच एजेंसी मेरे पीछे है, बचूँगा?
  बेटा हवालात में है, कब छूटेगा
  उपभोक्ता फ़ोरम में मेरे हक़ में आएगा?
  गवाह पलटेगा क्या
  पति गिरफ़्तार होंगे?
  भाई को झूठा फँसाया, बरी होगा?
  अग्रिम ज़मानत मिलेगी?
  पैरोल पर पापा आएँगे?
  दुर्घटना दावे में कितना मिलेगा
  बिल्डर पर रेरा में जीत होगी?
  हत्या के मामले में चाचा बरी होंगे?
  झूठी गवाही दी थी, पकड़ा जाऊँगा?
  कचहरी में नौ साल, जीत किसकी
  498 me fasa hu, chhutunga kab
  bhai ki bail kab hogi, 3 baar kharij
  high court me appeal jeetenge?
  custody mujhe milegi ya usko
  zameen ka mukadma 1998 se chal raha, hum jeetenge?
  CBI inquiry hai mere upar, bach jaunga?
  beta lockup me hai, kab chhutega
  consumer forum ka case niklega mere favour me
  gawah palat jayega kya
  talaq ka contested case, decree kab milegi
  drunk drive me pakda, licence aur case kya hoga
  labour court me company ke khilaf jeetunga
  anticipatory bail lagayi hai, milegi?
  parole pe ghar aayenge kya papa
  accident claim tribunal se kitna milega
  domestic violence ka case jo biwi ne kiya, saza hogi mujhe?
  thane bulaya hai kal, andar to nahi kar denge
  visa fraud case US me, deport ho jaunga?
  jhoothi gawahi di thi, pakda jaunga
  will ka case probate me atka, judge kya bolega
  date after date, verdict mine?
  jail in my chart?
  fir quash?
  maintenance amount
  punished in cheque case?
  caught in bribe, jail?
  enemy life term?
  stay on demolition?
  divorce decree when from judge
  drunk drive case
  labour court against company?
  lose defamation?
  ed notice, arrest?
  wife filed dv, punished?
  called to station tomorrow, keep me inside?
  change lawyer to win?
  court reinstates me?
  probate of will, what judge says
  my pocso complaint, will he get sentence
  patta case in revenue court who wins
  तारीख़ पर तारीख़, फ़ैसला मेरे पक्ष में?
  जेल योग है क्या मेरा
  एफ़आईआर रद्द होगी?
  गुज़ारा कितना लगेगा
  चेक वाले केस में सज़ा होगी?
  रिश्वत में पकड़ा गया, जेल होगी?
  दुश्मन को उम्रक़ैद होगी?
  रोक लगेगी तोड़फोड़ पर?
  डिक्री कब मिलेगी तलाक़ की
  पीकर चलाते पकड़ा गया, क्या होगा
  श्रम न्यायालय में कंपनी से जीतूँगा?
  मानहानि में हार जाऊँगा?
  ईडी का नोटिस आया, गिरफ़्तारी तो नहीं
  बीवी ने घरेलू हिंसा का केस किया, सज़ा होगी मुझे?
  कल थाने बुलाया है, अंदर तो नहीं करेंगे
  वकील बदलूँ तो जीतूँगा?
  अदालत नौकरी बहाल करेगी?
  tareekh pe tareekh, faisla mere haq me hoga?
  jail yog hai kya mera
  FIR radd hogi ya chargesheet
  alimony kitni lagegi kundli me
  chek bounce me saza hogi kya
  vigilance ne pakda rishwat me, naukri aur jail?
  dushman ko umar qaid hogi ya nahi
  stay milega kya demolition pe
  judge hamari sunega?
  pati giraftar honge kya
  POCSO me jhootha fasaya mere bhai ko, bari hoga?
  election petition ka faisla kiske paksh me
  maanhani ka case kiya hai usne, haar jaunga kya
  ED ka notice aaya hai, arrest to nahi hoga
  supreme court me SLP manjoor hogi?
  rera me builder ke khilaf case, jeet?
  murder case me chacha bari honge ki nahi
  vakil badlu to case jeet jaunga?
  court se naukri bahaal hogi meri?
  kacheri ke chakkar me 9 saal, jeet kiski
  warrant in my name, caught?
  vehicle release from court
  eviction of tenant suit win when
  maintenance order for sister?
  turned approver, saved?
  police custody extended?
  compensation from municipality case
  recruitment matter in sc, ours?
  adoption order from court when
  stood as surety, trapped?
  पंचायत नहीं, जिला अदालत में अपील है, पलटेगी?
  बहन को भरण पोषण का आदेश मिलेगा?
  साइबर थाने में मेरे ख़िलाफ़ शिकायत, क्या होगा
  ज़मानतदार बना था, फँसूँगा?
  गिरवी के मुक़दमे में क़ब्ज़ा किसे मिलेगा
  मेरी याचिका स्वीकार होगी?
  चचेरे को फाँसी से उम्रक़ैद होगी?
  चालान कोर्ट में गाड़ी छूटेगी?
  गोद लेने का आदेश अदालत कब देगी
  भर्ती वाला मामला सुप्रीम कोर्ट में, फ़ैसला हमारा?
  सरकारी गवाह बनूँ तो बचूँगा?
  पुलिस हिरासत बढ़ेगी या जेल जाएगा
  नगर निगम पर केस किया, मुआवज़ा मिलेगा?
  मेरे नाम वारंट है, पकड़ा जाऊँगा?
  किरायेदार से बेदख़ली का केस कब जीतूँगा
  warrant mere naam, pakda jaunga?
  jamanatdar bana tha, fasunga?
  kirayedar wala bedakhli case kab jeetu
  behen ka gujara bhatta order hoga?
  sarkari gawah banu to bachunga
  challan court se gaadi chhutegi
  nagar nigam pe case muavza?
  bharti ka mamla SC me, hamara?
  kabza kisko milega court se
  goad lene ka court order kab
  bail hearing tomorrow, do i walk out
  will the other side win the appeal
  police have my name in the fir, will i go in
  when does my brother come out of tihar
  who gets the custody from the court
  cheque bounce case, do i get sentenced
  will the high court set me free
  charge sheet filed, am i convicted
  my divorce case, whom will the judge favour
  will the land suit be decreed in my name
  कल ज़मानत की सुनवाई है, बाहर आऊँगा?
  ऊपर की अदालत में दूसरा पक्ष जीतेगा क्या
  एफ़आईआर में नाम है, अंदर जाना पड़ेगा?
  भाई तिहाड़ से कब छूटेगा
  बच्चे की कस्टडी अदालत किसे देगी
  चेक बाउंस में सज़ा होगी क्या
  kal zamanat ki sunvai hai, bahar aaunga?
  upar ki adalat me doosra paksh jeetega kya
  fir me naam hai, andar jana padega?
  bhai tihar se kab chhutega
  bachche ki custody court kise dega
  check bounce me saza hogi kya
  high court bari karega?
  chargesheet lag gayi, doshi thehrunga?
  zameen ka mukadma mere haq me jayega?
`)
