import { lines } from './lines.ts'

/** Ways of asking about an illness or its cure. */
export const MEDICAL_EXAMPLES: readonly string[] = lines(`
  do i have cancer
  will my mother recover from her illness
  which medicine should i take for my back pain
  Will the surgery be successful?
  is my lump dangerous
  when will my diabetes get cured
  can you tell what disease i have
  should i go for operation or not
  will my fathers kidney failure heal
  does my chart show heart attack
  my husband has fever for 10 days what is wrong with him
  is it thyroid or something else
  will my biopsy report be negative
  how can i cure my migraine
  good date for bypass surgery
  will my child get over autism
  can i stop my bp tablets
  Am I HIV positive
  am i mentally ill
  when will papa come home from hospital
  my hair is falling a lot, is it some disease
  will chemo work for my aunt
  is ayurvedic treatment better for my psoriasis
  what is causing my stomach ache
  Do i suffer from depression or is it just planets
  will my knee pain go away
  when will my grandfather get better, he had a stroke
  will i get covid again
  is there any cure for my paralysis
  my sugar level is 300 what to do
  Is my tumour malignant
  which dr should treat my mother
  will dad come out of coma
  i have chest pain since morning is it serious
  what illness will i get in old age
  will my eyesight come back
  my sister has pcos, will it be ok
  will i be cured of tb
  should we change the hospital for mom
  can astrology heal my asthma
  my reports are not coming fine, will i be alright
  Is it safe to undergo angioplasty this month
  my wife has been throwing up blood, pls say something
  kidney stone ka operation kab karau
  will my son ever walk, he has cerebral palsy
  What disease is saturn giving me
  has my chemo worked
  doctors gave up on my mother, is there hope
  do planets show breast cancer for me
  which stone cures thyroid
  i keep fainting, is it something big
  my mom's sugar and bp not in control since long, when it will be normal
  is this lump in my neck cancerous
  can i skip insulin if i wear pukhraj
  will my vision become normal after lasik
  nephew has dengue, platelets low, will he be ok
  When will I get rid of skin allergy
  is homeopathy better for my daughter's tonsils
  my father had brain haemorrhage, will he regain his speech
  tell which body part will have problem in future
  i have anxiety attacks, will they stop
  should I get my uterus removed
  swelling in my legs and breathlessness since week
  will dad's heart operation go well
  will I go bald, my hair is thinning
  will my cancer come back
  when will my mother get rid of arthritis
  Can I get pregnant with pcos treatment or which doctor
  should i take allopathy or ayurveda for my liver
  my husband is in hospital since monday, when will he be discharged
  is my daughter's fever serious
  will i recover from this accident injury
  which remedy will cure my skin disease
  does my kundli indicate diabetes or bp
  what does my mri report mean
  i have severe back pain when will it go
  will the knee operation of my father be successful
  is there any serious disease in my horoscope
  can i stop taking my depression tablets
  will my mother in law's cancer be cured
  my son is not speaking yet, is he autistic
  will i have heart problem in future
  which hospital is lucky for surgery
  can you diagnose my stomach problem
  my uncle is paralysed, will he walk
  why am i always falling sick
  which vitamin i should take
  father's lungs are damaged will he be ok
  will my wife's thyroid become normal
  should i go for hair transplant
  when will my swelling in foot go
  can my son's stammering be cured
  is my thyroid permanent
  can i avoid surgery
  my baby has fever what to do
  will papa's paralysis improve
  why do i have migraine
  when will my stomach problem be solved
  will my sugar be normal
  should i do bypass
  is my mole cancer
  who can cure my arthritis
  क्या मुझे कैंसर है
  मेरी माँ की बीमारी कब ठीक होगी
  ऑपरेशन सफल होगा क्या
  मुझे कौन सी दवा लेनी चाहिए
  मेरे पेट में दर्द क्यों रहता है
  मेरी शुगर कब ठीक होगी
  मुझे कौन सा रोग होगा
  पापा अस्पताल से कब आएँगे
  क्या मुझे दिल का दौरा पड़ेगा
  क्या कीमो करवाना चाहिए
  घुटनों का दर्द कब जाएगा
  मेरे पति को लकवा हुआ है, ठीक होंगे या नहीं
  मेरी रिपोर्ट में क्या आएगा, गाँठ है
  बेटे को मिर्गी आती है, इलाज बताइए
  क्या मैं मानसिक रोगी हूँ
  थायराइड का उपाय बताओ कि ठीक हो जाए
  मेरी किडनी खराब है, बच जाएगी क्या
  दादाजी को होश कब आएगा
  बीपी की गोली बंद कर दूँ क्या
  सर्जरी के लिए शुभ दिन बताएँ
  बुखार नहीं उतर रहा क्या हुआ है मुझे
  मेरी बहन का डिप्रेशन कब खत्म होगा
  क्या मुझे टीबी है
  आँखों की रोशनी वापस आएगी क्या
  बवासीर का इलाज कब होगा
  किस डॉक्टर को दिखाऊँ
  पिताजी की तबीयत बहुत खराब है, ठीक हो जाएँगे?
  मेरे सिर में बहुत दर्द रहता है कौन सी बीमारी है
  क्या होम्योपैथी से मेरा दमा ठीक होगा
  मुझे क्या हुआ है डॉक्टर समझ नहीं पा रहे
  मेरे बच्चे का ऑटिज्म ठीक होगा क्या
  लीवर की बीमारी से छुटकारा कब मिलेगा
  माताजी का डायलिसिस कब तक चलेगा
  क्या मुझे एड्स है
  अपेंडिक्स का ऑपरेशन कराऊँ या नहीं
  पत्नी को स्तन कैंसर है, कितना खतरा है
  हार्ट की सर्जरी में खतरा तो नहीं
  मेरी त्वचा का रोग कब जाएगा
  कमर दर्द की दवा बताइए
  कोमा से बाहर कब आएँगे पापा
  मेरी रिपोर्ट ठीक नहीं आ रही, मैं ठीक हो जाऊँगी ना
  इस महीने एंजियोप्लास्टी कराना ठीक रहेगा क्या
  पत्नी को खून की उल्टी हो रही है
  मेरा बेटा कभी चल पाएगा क्या, बचपन से पोलियो है
  शनि मुझे कौन सी बीमारी दे रहा है
  डॉक्टरों ने जवाब दे दिया है, माँ बचेगी या नहीं
  कौन सा रत्न थायराइड ठीक करता है
  बार बार चक्कर आते हैं, कोई बड़ी बात तो नहीं
  गले में गाँठ है, कैंसर तो नहीं
  इंसुलिन छोड़ दूँ क्या
  भतीजे को डेंगू है, प्लेटलेट कम हैं
  त्वचा की एलर्जी से कब पीछा छूटेगा
  पापा को ब्रेन हेमरेज हुआ है, बोल पाएँगे क्या
  भविष्य में शरीर के किस अंग में समस्या होगी
  बच्चेदानी निकलवानी चाहिए क्या
  पैरों में सूजन और साँस फूलती है
  मेरे बाल झड़ रहे हैं, गंजा हो जाऊँगा क्या
  घबराहट के दौरे कब बंद होंगे
  दादा जी को लकवा मार गया
  मेरी आँख का ऑपरेशन कब करवाऊँ
  क्या मेरी बीमारी लाइलाज है
  सास की तबियत दिन पर दिन बिगड़ रही है
  मुझे नींद न आने की बीमारी है, क्या दवा लूँ
  पीठ में असहनीय दर्द, किसको दिखाऊँ
  बेटी का बुखार कब उतरेगा
  क्या मेरा कैंसर वापस आएगा
  माँ को गठिया से आराम कब मिलेगा
  लीवर के लिए एलोपैथी लूँ या आयुर्वेद
  पति सोमवार से अस्पताल में हैं, छुट्टी कब मिलेगी
  बेटी का बुखार गंभीर है क्या
  एक्सीडेंट की चोट से कब ठीक होऊँगा
  त्वचा रोग किस उपाय से ठीक होगा
  कुंडली में शुगर या बीपी का योग है क्या
  एमआरआई रिपोर्ट में क्या निकलेगा
  कमर में बहुत दर्द है कब जाएगा
  पिताजी के घुटने का ऑपरेशन सफल होगा
  मेरी कुंडली में कोई गंभीर रोग है क्या
  डिप्रेशन की दवा बंद कर दूँ
  सास का कैंसर ठीक हो जाएगा
  बेटा बोलता नहीं है, क्या बीमारी है
  भविष्य में दिल की बीमारी होगी क्या
  किस अस्पताल में सर्जरी करवाऊँ
  मेरे पेट में क्या बीमारी है
  चाचा को लकवा है, चल पाएँगे क्या
  मेरी आँखें कमज़ोर हो रही हैं, इलाज बताइए
  मैं बार बार बीमार क्यों पड़ता हूँ
  पिता के फेफड़े खराब हैं, ठीक होंगे?
  पत्नी का थायराइड सामान्य होगा क्या
  पैर की सूजन कब जाएगी
  हकलाना ठीक होगा क्या
  मुझे कौन सी जाँच करानी चाहिए
  मेरे गुर्दे में पथरी है क्या करूँ
  क्या मेरा थायराइड हमेशा रहेगा
  सर्जरी से बच सकता हूँ क्या
  पापा का लकवा ठीक होगा
  मुझे माइग्रेन क्यों है
  पेट की समस्या कब ठीक होगी
  कौन सा टेस्ट कराऊँ
  kya mujhe cancer hai
  maa ki bimari kab thik hogi
  operation safal hoga kya
  kaun si dawai lu pet dard ke liye
  sugar kab control hogi meri
  papa hospital se kab ghar aayenge
  mujhe konsa rog hoga
  heart attack ka khatra hai kya
  ghutno ka dard kab jayega
  mummy ko lakwa hua h thik hongi ya nahi
  bp ki goli band kr du kya
  meri report kaisi aayegi gaanth hai
  kidney kharab h bachegi kya
  thyroid kb khatam hoga
  bete ko fits aate h ilaj batao
  kya mai pagal ho raha hu, dimag ki bimari h?
  bukhar nhi utar rha kya hua h
  surgery ke liye accha din batao
  depression se kab bahar aaunga
  kis doctor ko dikhau
  mere pati ki tabiyat bahut kharab h thik ho jayenge?
  meri behen ko pcod h kab thik hogi
  dama ka ilaj
  meri bimari pakad me nahi aa rahi, kya hai
  tb hai kya mujhe
  ankho ki roshni wapas aayegi kya
  homeopathy le ya allopathy
  dadi coma se bahar aayegi kya
  kamar drd ki dawa btao
  mera bawasir kab thik hoga
  chemo kam karega kya mausi pe
  mujhe koi gambhir bimari to nahi hogi
  dr ne operation bola h karau ya nahi
  bchche ko autism h thik hoga?
  sir dard kyu rehta h mujhe
  migrain kab jayega
  hiv to nahi h mujhe
  papa ka dialysis kab tak chalega
  nanu ko hosh kab aayega
  kya meri maa ka cancer thik hoga
  meri report thik nahi aa rahi me thik ho jaungi na
  is month angioplasty karana thik rahega kya
  wife ko khoon ki ulti ho rahi h
  mera beta kabhi chal payega kya polio h usko
  shani mujhe konsi bimari de raha h
  doctoro ne jawab de diya maa bachegi ya nahi
  konsa ratna thyroid thik karta h
  bar bar chakkar aate h koi badi bat to nahi
  gale me ganth h cancer to nahi
  insulin chod du kya
  bhatije ko dengu h platelet kam h
  skin allergy se kab picha chutega
  papa ko brain hemorrhage hua bol payenge kya
  future me body ke kis part me problem hogi
  bachedani nikalwani chahiye kya
  pairo me sujan h saans fulti h
  mere baal jhad rahe h ganja ho jaunga kya
  dadaji ko lakva mar gaya
  ankh ka opration kab karwau
  kya meri bimari lailaj h
  saas ki tabiyat din pe din bigad rahi h
  neend na aane ki bimari h kya dawa lu
  peeth me bahut dard kisko dikhau
  beti ka bukhar kab utrega
  mujhe shugar to nahi ho jayegi
  kya mera cancer wapas aayega
  maa ko gathiya se aaram kab milega
  liver ke liye allopathy lu ya ayurved
  pati monday se hospital me h chutti kab milegi
  beti ka bukhar serious h kya
  accident ki chot se kab thik hounga
  skin disease kis upay se thik hogi
  kundli me sugar ya bp ka yog h kya
  mri report me kya niklega
  kamar me bahut dard h kab jayega
  papa ke ghutne ka operation safal hoga
  meri kundli me koi gambhir rog h kya
  depression ki dawa band kar du
  saas ka cancer thik ho jayega kya
  beta bolta nahi h kya bimari h
  future me dil ki bimari hogi kya
  kis hospital me surgery karwau
  mere pet me kya bimari h
  chacha ko lakwa h chal payenge kya
  meri aankhe kamzor ho rahi ilaj batao
  me bar bar bimar kyu padta hu
  papa ke fefde kharab h thik honge
  wife ka thyroid normal hoga kya
  pair ki sujan kab jayegi
  haklana thik hoga kya
  mujhe konsi jaanch karani chahiye
  gurde me pathri h kya karu
  kya mera thyroid hamesha rahega
  surgery se bach sakta hu kya
  papa ka lakwa thik hoga
  mujhe migraine kyu h
  pet ki problem kab thik hogi
  konsa test karau
  sugar normal hogi kya
  bypass karau kya
  gathiya kaise thik hoga
  meri dawa kab band hogi
`)
