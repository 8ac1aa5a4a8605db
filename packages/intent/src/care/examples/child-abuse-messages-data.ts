import { lines } from './lines.ts'

/** Messages of the matter `child_abuse`. */
export const CHILD_ABUSE_MESSAGES: readonly string[] = lines(`
  my uncle touches me when nobody is home. i am 13. is it my bad luck
  tuition sir sits very close and puts hand on my leg. i am in class 9. what to do
  i am 15 and my parents are marrying me next month. will it stop
  someone in our family does bad things with me since i was 10. i cant tell mummy. when will it end
  papa ties my little brother to the bed when he cries. he is 6
  my husband beats our 4 yr old for bedwetting. is the child's chart bad
  neighbour bhaiya told me keep this game secret. i dont like the game. i am 12
  my daughter of 7 cries when her mama comes to stay and hides. which dosh is this
  my son came from hostel, he doesnt speak, has marks on his back. warden is strict they say
  my stepfather comes in my room in night. i am in 11th. please say when i can go away
  my 8 yr old says school van uncle tickles under her clothes. should i believe, she is rahu in moon
  i am 16, they fixed me with 30 yr old man from mumbai. i want to study
  my cousin brother is 22 and i am 14, he says he loves me and makes me do things
  my bhabhi burns her step daughter with spoon. the girl is 9. what can stars do
  they make my little sister 11 work in a house in delhi. they dont let her call us. when she returns
  grandfather touches wrong. everyone respects him so much. i am 14 who will believe
  my teacher asked for my photos without dress. i am 15. he says marks will be good
  maid's child works in their house whole day and sleeps in balcony, they hit him. he is maybe 10
  my dad whips me with belt if rank falls. im 14. is there any planet to save me
  my wife gets angry and hits the baby. baby is 11 months. what remedy
  coach makes me stay after practice. i am 13 boy. i feel dirty. can boys also be in this bad yog
  my niece told me a secret about her father and i cant sleep. she is 10. her kundli please
  village people are doing bal vivah of my sister on akha teej, she is 12. will the marriage be good
  my friend in class 8 is not coming, she said her dad did something at night. how do i help
  they locked my 5 yr nephew in dark store room for 1 day. my brother says its discipline
  baba ji in our ashram calls small girls for private aashirwad. my daughter doesnt want to go now. is he genuine
  he is friend of papa and he gives me chocolates and then.. i dont know how to write. i am 11
  i am 17 and pregnant by my sir. family says marry him. match our kundli
  my mother sells me to men. i am 16. when will i become free
  my son 9 flinches when his father lifts hand. daily beating for studies. is his sun weak
  i was small when it happened, now i am 16 and he is coming back for diwali to stay in our home. i am scared
  how to know if a child lies? she says dadu does dirty things
  step mother gives my nephew no food and puts chilli in his eyes. he is 7
  i am 14 girl, my online friend 25 wants me to come hotel alone, he has my pics. is it love in chart
  auto uncle shows things in phone to us school girls and laughs. which day should i tell
  my kid sister 13 was given to an old widower for 1 lakh. father did it. when will justice come
  in my hostel seniors take off clothes of us small boys in night. i am 12
  pls sir dont tell anyone. my brother does things to me at night. i am 13
  my hubby gets into bath with our 11 year old girl and locks the door. i feel something is off. is it my doubt or stars
  at madrasa the ustad beats my boy with chain. boy is 8. good school yog?
  at sunday school a man keeps my son on lap always, my boy is scared. see
  they shaved my daughter's head and beat her in school for talking. she is 10
  i am from 10th class, they say wedding first then board exam, boy is 28. can u see it breaks
  neighbour's little girl comes to us hungry with burns on hand. her parents fight. what is her fate
  i am 15, dad drinks and hits me with a rod. mom died. how will be my future
  she is only 14 but my brother in law is taking her everywhere and buying phone. my mother is blind to this. i fear
  papa says kids must be broken like horses. he dips my brother head in water. i am 12
  my grandson is with his new mother, he has become skin and bones and has cigarette marks
  the man who did it to me says he will kill my mummy if i speak. am 10 yrs using mums phone
  my class teacher sends goodnight messages and hearts, says dont show to parents. im 14. is he good for me
  sir my 6yr daughter has bleeding and she says bhaiya from upstairs. what should i do, is it rahu period
  my 12 year old is promised to our creditor's son. we have no money. will she be happy
  im 16 n my bf 29 says if i love him i will do. i dont want. is he my soulmate
  i am 9 papa hits me and mumma hard. when will god come
  my son says the driver hurts him there. he is 5. he has started bedwetting again. graha?
  can i as neighbor do something, a child screams every night and they say he is naughty
  grandma makes my sister kneel on rice all night if she drops milk. she is 7
  a relative is sending dirty videos to my 13 year daughter. how to protect, which puja
  they are taking 14 yr girl from our basti to 'job' in dubai. her mom asks me is travel auspicious
  he is 40, tells me he will make me heroine, i am 15, took photos in swimsuit. will i be famous
  i am in 8th std. when lights go in our area he comes near me. he is papa's brother. now i keep torch in bed. will it stop after my birthday
  i teach in a primary school. one girl draws same picture of a big man without face and black hands. she is 6. her mother laughs it off. which graha shows truth
  my grandson says 'nana's secret' and then covers his mouth. he is 4. what is going on in his chart
  my husband makes our 10 year old stand in sun with bricks for hours if homework is wrong. he fainted. when will my son's good time start
  pls read: cousin's daughter is 15, sent to live with 'uncle' for acting class, she is calling and crying. mother says she is spoilt
  papa made me sleep outside for 3 days because i failed in unit test. i am 12. is my moon bad
  there is a boy of around 9 at the dhaba, chain on his foot. owner is my client and asks me for growth of dhaba. what should i do
  my elder sister was married at 14, now they are measuring me for blouse. i am 13. will any planet stop it
  sir at skating class asks us one by one in changing room. my friend cried. i am next on thursday
  new daddy says good girls dont tell. i am 9
  चाचा मुझे ग़लत जगह छूते हैं जब घर पर कोई नहीं होता। तेरह साल की हूँ
  ट्यूशन वाले सर पैर पर हाथ रखते हैं। नौवीं में हूँ। क्या करूँ
  सोलह साल की हूँ, घर वाले अगले महीने शादी कर रहे हैं। रुकेगी क्या
  घर में कोई मेरे साथ गंदा काम करता है बचपन से। मम्मी को नहीं बता सकती। पंद्रह की हूँ
  पापा छोटे भाई को बिस्तर से बाँध देते हैं। छह साल का है
  पति चार साल के बच्चे को मारते हैं बिस्तर गीला करने पर
  पड़ोस वाले भैया कहते हैं ये खेल किसी को मत बताना। बारह की हूँ
  सात साल की बेटी मामा के आते ही छिप जाती है और रोती है। कौन सा दोष है
  बेटा छात्रावास से आया है, बोलता नहीं, पीठ पर निशान हैं। दस साल का है
  सौतेले पापा रात को मेरे कमरे में आते हैं। ग्यारहवीं में हूँ
  आठ साल की बेटी कहती है वैन वाले अंकल कपड़ों के अंदर गुदगुदी करते हैं
  बुआ का लड़का बाईस का है मैं चौदह की, प्यार कहकर ग़लत काम करवाता है
  भाभी सौतेली बेटी को गर्म चम्मच से दाग़ती है, नौ साल की है
  छोटी बहन ग्यारह की है, दिल्ली में काम पर रखी है, बात नहीं करने देते। कब आएगी
  दादाजी ग़लत तरीक़े से छूते हैं। सब उनकी इज़्ज़त करते हैं। मेरी कौन मानेगा
  सर ने नंबर बढ़ाने के लिए बिना कपड़ों की फोटो माँगी। पंद्रह की हूँ
  पापा बेल्ट से मारते हैं रैंक गिरे तो। चौदह का हूँ
  पत्नी ग़ुस्से में ग्यारह महीने के शिशु को मारती है। उपाय बताइए
  कोच अभ्यास के बाद रोकते हैं, गंदा लगता है। लड़का हूँ तेरह का
  भांजी ने अपने पापा के बारे में एक बात बताई, मुझे नींद नहीं आती। दस साल की है
  आखा तीज पर मेरी बहन का ब्याह है, बारह साल की है। जीवन कैसा रहेगा
  सहेली आठवीं में है, बोली पापा ने रात को कुछ किया। स्कूल नहीं आ रही
  पाँच साल के भतीजे को अँधेरे कमरे में दिन भर बंद रखा
  आश्रम के बाबा छोटी लड़कियों को अकेले आशीर्वाद देते हैं। बेटी अब जाना नहीं चाहती
  पापा के दोस्त चॉकलेट देते हैं फिर, लिख नहीं सकती। ग्यारह साल की हूँ
  सत्रह की हूँ, सर से पेट से हूँ, घर वाले उन्हीं से शादी करा रहे हैं
  माँ मुझे आदमियों के पास भेजती है। सोलह की हूँ। आज़ादी कब
  नौ साल का बेटा बाप का हाथ उठते ही सहम जाता है। पढ़ाई पर रोज़ मार
  बचपन में जिसने किया वो दिवाली पर हमारे घर रुकने आ रहा है। सोलह की हूँ, डर लगता है
  बच्ची झूठ बोलती है क्या? कहती है दादू गंदे काम करते हैं
  सौतेली माँ सात साल के भतीजे को खाना नहीं देती, आँख में मिर्च डालती है
  चौदह की हूँ, ऑनलाइन दोस्त पच्चीस का है, अकेले होटल बुला रहा है
  ऑटो वाले अंकल हम स्कूल की लड़कियों को फ़ोन में गंदी चीज़ दिखाते हैं
  तेरह साल की बहन को बूढ़े विधुर को एक लाख में दे दिया। न्याय कब
  छात्रावास में सीनियर रात को छोटे बच्चों के कपड़े उतारते हैं। बारह का हूँ
  किसी को मत बताना। भैया रात को मेरे साथ ग़लत करते हैं। तेरह की हूँ
  पति ग्यारह साल की बेटी के साथ कुंडी लगाकर नहाते हैं। मुझे अजीब लगता है
  मदरसे में उस्ताद ज़ंजीर से मारते हैं आठ साल के बेटे को
  दसवीं में हूँ, कहते हैं पहले शादी फिर बोर्ड। लड़का अट्ठाईस का। रिश्ता टूटेगा?
  पड़ोस की छोटी बच्ची भूखी आती है, हाथ पर जले के निशान हैं
  पंद्रह का हूँ, बाप दारू पीकर रॉड से मारता है, माँ नहीं है। मेरा भविष्य
  बहन चौदह की है, जीजा उसे हर जगह ले जाता है। माँ को नहीं दिखता
  पापा सज़ा में भाई का सिर पानी में डुबोते हैं। मैं बारह की हूँ
  पोता नई माँ के पास सूख गया है, बीड़ी के दाग़ हैं उस पर
  जिसने किया वो बोला बताया तो मम्मी को मार दूँगा। दस साल की हूँ, मम्मी के फ़ोन से लिख रही हूँ
  कक्षा अध्यापक दिल भेजते हैं, कहते हैं मम्मी को मत दिखाना। चौदह की हूँ
  छह साल की बेटी को ख़ून आया, कहती है ऊपर वाले भैया। क्या करूँ
  बारह साल की बेटी का रिश्ता साहूकार के बेटे से, ख़ुश रहेगी?
  नौ साल का हूँ, पापा मुझे बहुत मारते हैं। भगवान कब आएँगे
  पाँच साल का बेटा कहता है ड्राइवर भैया दर्द करते हैं
  पड़ोस में बच्चा रोज़ रात को चीख़ता है, शैतान है कहते हैं वो लोग
  नानी बहन को रात भर चावल पर घुटनों के बल रखती हैं। सात की है
  रिश्तेदार तेरह साल की बेटी को गंदे वीडियो भेज रहा है। कौन सी पूजा
  बस्ती की चौदह साल की लड़की को काम के लिए दुबई ले जा रहे हैं। यात्रा शुभ है?
  चालीस का आदमी हीरोइन बनाने का कहकर मेरी फोटो खींचता है, पंद्रह की हूँ
  मामा बचपन से मेरे साथ बुरा करते आए, अब नौ साल की बहन पर नज़र है। क्या करूँ
  मास्टर जी ने तीसरी कक्षा के बेटे को इतना मारा कि कान से ख़ून आया
  मम्मी का दोस्त मुझे गोद में बिठाकर ग़लत करता है, दस की हूँ
  बेटी की डायरी में लिखा है ताऊजी गंदे हैं। बारह साल की है। अब क्या
  नाबालिग भांजी को पैंतीस का आदमी भगा ले गया, लौटेगी?
  गाँव में बाल विवाह हो रहा है, दूल्हा बीस का लड़की तेरह की, मेरी भतीजी है
  आठवीं में हूँ। बिजली जाती है तो वो पास आते हैं। पापा के भाई हैं। अब टॉर्च लेकर सोती हूँ
  छह साल की बच्ची रोज़ काले हाथ वाला आदमी बनाती है, मैं उसकी टीचर हूँ। सच क्या है
  नाती कहता है नाना का राज़ और मुँह ढक लेता है। चार साल का है
  पति दस साल के बेटे को धूप में ईंट लेकर घंटों खड़ा रखते हैं, बेहोश हो गया था
  फेल हुआ तो पापा ने तीन दिन बाहर सुलाया। बारह का हूँ
  ढाबे पर नौ साल का लड़का है, पैर में ज़ंजीर। क्या करूँ
  बड़ी बहन की चौदह में कर दी थी, अब मेरे कपड़ों का नाप ले रहे। तेरह की हूँ। कोई ग्रह रोकेगा?
  सर एक एक करके कपड़े बदलने के कमरे में बुलाते हैं। गुरुवार को मेरी बारी है। ग्यारह की हूँ
  नए पापा कहते हैं अच्छी लड़की बताती नहीं। नौ साल की हूँ
  मामा के लड़के ने आठ साल के भाई के साथ ग़लत किया, अब वो अकेले जाने से डरता है
  chacha mujhe galat jagah chhute hai jab koi ghar pe nahi hota. 13 saal ki hu
  tuition wale sir pair pe haath rakhte hai. 9th me hu. kya karu
  16 saal ki hu aur ghar wale agle mahine shadi kar rahe. rukegi kya
  ghar me koi mere sath ganda kaam karta hai jab main 10 ki thi tab se. mummy ko nahi bol sakti
  papa chhote bhai ko bistar se baandh dete hai jab wo rota hai. 6 saal ka hai
  pati bachche ko marte hai bistar geela karne pe. 4 saal ka hai. kundli kharab hai kya bachche ki
  padosi bhaiya bolte ye khel kisi ko mat batana. mujhe acha nahi lagta. 12 ki hu
  beti 7 saal ki mama ke aate hi chhup jati hai aur roti hai. ye kaunsa dosh
  beta hostel se aaya hai, bolta nahi, peeth pe nishan hai
  sautele papa raat ko mere kamre me aate hai. 11vi me hu. ghar se kab niklungi
  8 saal ki beti kehti van wale uncle kapdo ke andar gudgudi karte hai. sach bolti hai kya
  cousin bhaiya 22 ke hai mai 14 ki, pyar bolke galat kaam karwate
  bhabhi sauteli beti ko garam chammach se dagti hai, 9 saal ki hai
  chhoti behen 11 ki delhi me kaam pe rakhi hai, baat nahi karne dete. kab aayegi
  dadaji galat tarike se chhute hai. sab unki izzat karte hai. meri kaun manega, 14 ki hu
  sir ne bina kapdo ki photo maangi number badhane ke liye. 15 ki hu
  papa belt se marte hai rank giri to. 14 ka hu. koi grah bachayega?
  biwi gusse me baby ko marti hai. 11 mahine ka hai. upay batao
  coach practice ke baad rokte hai, ganda lagta hai. ladka hu 13 ka
  bhanji ne apne papa ke bare me ek baat batayi aur mujhe neend nahi. 10 saal ki hai
  akha teej pe meri behen ka byah hai, 12 saal ki. jeevan kaisa rahega
  saheli 8vi me hai, boli papa ne raat ko kuch kiya. school nahi aa rahi. kaise madad karu
  5 saal ke bhatije ko andhere kamre me din bhar band rakha. bhai bolta anushasan hai
  ashram ke baba chhoti ladkiyo ko akele ashirwad dete hai. beti ab jana nahi chahti. baba sachche hai?
  papa ke dost chocolate dete hai fir.. likh nahi sakti. 11 saal
  17 ki hu sir se pet se hu, ghar wale unhi se shaadi kara rahe. kundli milao
  maa mujhe aadmiyo ke paas bhejti hai. 16 ki hu. azadi kab
  beta 9 ka baap ka haath uthte hi sehem jata hai. padhai pe roz maar. surya kamzor hai?
  bachpan me jisne kiya tha wo diwali pe hamare ghar rukne aa raha. 16 ki hu, dar lag raha
  bacha jhooth bolta hai kya? kehti hai dadu gande kaam karte hai
  sauteli maa bhatije ko khana nahi deti aankh me mirch dalti hai. 7 saal ka
  14 ki hu, online dost 25 ka hai hotel bula raha akele. pyar hai kya kundli me
  auto wale uncle phone me gandi cheez dikhate hai hum school ki ladkiyo ko
  13 saal ki behen ko budhe vidhur ko de diya 1 lakh me. baap ne kiya. nyay kab
  hostel me seniors raat ko chhote bachho ke kapde utarte hai. 12 ka hu
  kisi ko mat batana. bhaiya raat ko mere sath galat karte hai. 13 ki hu
  pati 11 saal ki beti ke sath nahate hai kundi lagake. mujhe ajeeb lagta hai. wehem hai?
  madarse me ustad zanjeer se marte hai bete ko. 8 saal. school badlu?
  10vi me hu, bole pehle shaadi fir board. ladka 28 ka. tootega rishta?
  padosi ki chhoti bachi bhuki aati hai, haath pe jale nishan. uski kismat
  15 ka hu baap daaru pike rod se marta hai, maa nahi hai. mera bhavishya
  behen sirf 14 ki hai aur jija use har jagah le jata hai phone dila diya. maa ko nahi dikhta
  papa bhai ka sir pani me dubote hai saza me. main 12 ki hu
  pota nayi maa ke paas hai, sukh gaya hai aur beedi ke daag hai
  jisne kiya wo bola mummy ko maar dunga agar bataya to. 10 saal, mummy ke phone se likh rahi
  class teacher dil bhejte hai aur bolte mummy ko mat dikhana. 14 ki hu. kya wo mere liye ache hai
  6 saal ki beti ko khoon aaya, bolti hai upar wale bhaiya. kya karu
  12 saal ki beti ka rishta sahukar ke bete se, paisa nahi hai hamare pas. khush rahegi?
  16 ki hu bf 29 ka, bolta hai pyar hai to karna padega. mujhe nahi karna
  9 saal ka hu papa mujhe bahut marte hai. bhagwan kab aayenge
  beta 5 saal, bolta driver bhaiya dard karte hai. fir se bistar geela karta. grah?
  padosi hu, bachha raat ko cheekhta hai roz. shaitan hai bolte hai wo log
  nani behen ko chawal pe ghutno ke bal rakhti hai raat bhar. 7 ki hai
  rishtedar 13 saal ki beti ko gande video bhej raha. kaunsi puja
  basti ki 14 saal ki ladki ko kaam ke liye dubai le ja rahe. uski maa puchti safar shubh hai?
  40 ka aadmi heroine banane ka bol ke photo khinchta hai, 15 ki hu. famous hongi?
  mere mama mere sath bachpan se bura karte aaye, ab chhoti behen 9 saal ki h usko dekhte h. kya kru
  master ji ne bete ko itna maara ki kaan se khoon, 3rd class me hai. school badalna shubh?
  meri saut ki bachi ko mera pati ghar me kaam karwata hai aur marta hai 10 saal
  mummy ka dost mujhe godi me bitha ke galat karta hai, mai 10 ki hu
  maine apni beti ki diary padhi, likha hai tauji gande hai. 12 saal. ab kya, kiska grah hai ye
  nabalig bhanji ko bhaga ke le gaya ek aadmi 35 ka, wapas aayegi?
  8vi me hu. light jati hai to wo paas aata hai. papa ka bhai hai. ab torch leke soti hu. birthday ke baad ruk jayega?
  primary school me padhati hu, ek bachi roz kaale haath wala aadmi banati hai. 6 saal. uski maa has deti hai. sach kya hai
  nati bolta hai "nana ka secret" aur muh dhak leta hai. 4 saal ka hai
  pati 10 saal ke bete ko dhoop me eent leke khada rakhte hai ghanto, behosh ho gaya tha
  unit test me fail hua to papa ne 3 din bahar sulaya. 12 ka hu. chandra kharab?
  dhabe pe 9 saal ka ladka hai, pair me zanjeer. malik mujhse dukan ka muhurat puchta hai. kya karu
  badi behen ki 14 me kar di thi ab mera blouse ka naap le rahe. 13 ki hu. koi grah rokega?
  skating wale sir ek ek karke changing room me bulate hai. guruwar ko meri baari hai
  naye papa bolte hai achi ladki batati nahi. 9 saal ki hu
  mama ke ladke ne chhote bhai ke sath galat kiya, wo 8 ka hai ab toilet jane se darta hai
  I am 14 and my cousin touches me at night, I am scared
  my uncle shows me dirty videos and says don't tell mummy
  sir in coaching puts his hand on my leg, I'm in class 8
  he says it is our secret game, I am 11
  my father beats me with a pipe every day, I study in 7th
  grandpa's friend makes me sit on his lap and does bad things
  the van driver kisses me, I am afraid to go to school
  they want to marry me, I am only 16 and I want to study
  my niece is 13 and her parents fixed her marriage, is the date auspicious
  my wife ties our son to the bed when he cries
  my husband burns the child with cigarette when he drinks
  neighbour's small girl is beaten every night, we hear her scream
  the maid we have is ten years old and my sister in law hits her
  my daughter told me her tutor touched her private part
  my 6 year old says the bus uncle hurts him there, what does his chart say
  step father comes into my room when mom is on duty, I'm 15
  my brother's kid has belt marks on the back
  teacher makes the girls stay after class and touches them
  papa locks me in the store room without food, I am in 5th standard
  my aunt makes me work all day and hits me if I study, I am 12
  a 15 year old girl in our village is being given to a 40 year old man
  i am 17 and my parents are forcing nikah next month
  my chacha touched my chest and told me nobody will believe me
  my son came home with bruises from the hostel warden
  priest at the temple touched my little girl in a wrong way
  my mother hits me with a rolling pin for low marks till I bleed, I'm thirteen
  mama takes off my clothes when we are alone, I don't like it
  my kid brother cries when our tenant takes him upstairs, something is wrong
  they don't send her to school and make a 9 year old work in the factory
  my little sister is 14 and they fixed her wedding
  they are marrying off my 16 year old cousin
  my husband hits our small son with shoes and belt
  my brother in law slaps his 3 year old daughter hard every day
  my boss' driver touches his small daughter strangely
  मैं तेरह साल की हूँ, चाचा रात को मुझे छूते हैं
  ट्यूशन वाले सर ग़लत जगह हाथ लगाते हैं, किसी को बता नहीं सकती
  पापा शराब पीकर मुझे रोज़ मारते हैं, मैं सातवीं में पढ़ता हूँ
  मेरी बेटी छह साल की है, कहती है कि अंकल ने कपड़े उतारे
  सोलह साल की लड़की की शादी करा रहे हैं
  मेरी उम्र पंद्रह है और घर वाले ब्याह कर रहे हैं
  पति तीन साल के बच्चे को पटक देते हैं
  सौतेली माँ खाना नहीं देती और मारती है, मैं दस साल का हूँ
  पड़ोस की बच्ची रोज़ पिटती है, चीख़ें आती हैं
  वैन वाले भैया मुझे गोद में बैठाते हैं और गंदी बातें करते हैं
  मास्टर जी अकेले में पकड़ लेते हैं, मैं आठवीं में हूँ
  मामा कहते हैं यह हमारा राज़ है, किसी को मत बताना
  बेटे की पीठ पर बेल्ट के निशान हैं, उसके पिता ने मारा
  पुजारी ने मेरी छोटी बच्ची के साथ ग़लत हरकत की
  बारह साल की भांजी का बाल विवाह कर रहे हैं
  बच्चे को अँधेरे कमरे में बंद करके भूखा रखते हैं
  भाभी नौकर रखे बच्चे को गरम चिमटे से दाग़ती हैं
  जीजा मुझे ज़बरदस्ती चूमते हैं, मैं अभी चौदह की हूँ
  छोटी बहन चौदह की है और उसकी शादी तय कर दी
  पंद्रह साल की भांजी का ब्याह हो रहा है
  पति छोटे बेटे को जूते और बेल्ट से मारते हैं
  पिता बच्चों को डंडे से मारते हैं
  main 13 saal ki hu, mausa ji raat ko mujhe chhute hai
  tuition wale sir galat jagah haath lagate hai, main 9th me hu
  chacha kehte hai kisi ko mat batana warna maarunga
  papa roz daaru pee ke mujhe maarte hai, main 8vi class me hu
  school van ke driver ne meri chhoti behen ko galat tarike se chhua
  meri beti 7 saal ki hai, kehti hai padosi uncle uske kapde utarte hai
  16 saal ki ladki ki shaadi kar rahe hai, muhurat batao
  meri umar 15 hai, ghar wale byah kar rahe, mujhe padhna hai
  pati gusse me 3 saal ke bete ko patak dete hai
  saas mere bachche ko garam paani se dara ke maarti hai
  sauteli maa khana nahi deti aur jhaadu se maarti hai, main 10 saal ka hu
  bhaiya raat ko mere bister me aate hai, mujhe achha nahi lagta, main 12 ki hu
  hostel ke warden ladko ko nanga karke maarte hai, mera beta wahi hai
  padosi apni naukrani bachchi ko roz peetta hai, 9 saal ki hogi
  dada ke dost ne mujhe god me bitha ke ganda kaam kiya
  master ji copy check karne bulate hai aur pakad lete hai, 7th me hu main
  nanihal me mama ne kapde utare the mere, tab main chhoti thi, ab 14 ki hu
  meri bhatiji 14 ki hai uski sagai kar di, kundli mila do
  bete ki peeth pe belt ke nishan hai, uske papa ne maara
  mere jija mujhe akele me kiss karte hai, abhi 11th me hu 16 ki
  chhoti bachchi ko pados wala toffee deke kamre me le jata hai
  mummy mujhe chimte se maarti hai jab number kam aate hai, 12 saal
  jeth ji meri 5 saal ki beti ko ajeeb tarah se pakadte hai
  bachche se dukaan pe kaam karwate hai aur peette hai
  pandit ne meri ladki ke saath galat harkat ki wo 8 saal ki hai
  chhoti behen 14 ki hai aur shaadi pakki kar di
  15 saal ki bhanji ka byah ho raha hai, kundli dekhiye
  pati chhote bete ko joote se maarte hai
  saas chhoti poti ko bhookha rakhti hai aur maarti hai
  i am in 8th, tuition anna closes the door, i dont like. will i pass
  nephew comes from uncle's house and doesnt let anyone touch him. planet?
  im 13, boy 27, fixed in village. will it stop
  my daughter is 15, good alliance came, can we do this year
  swimming sir calls me alone and takes photo, i am 12
  van uncle drops me last purposely. im 10
  when stepfather is there my girl's hands shake. she is 14
  my small brother is hung upside down for low marks, 8 yrs
  told papa, he says dont lie. im 11. when will god hear
  they give my 16 yr sister to 40 yr man for loan
  sir said do like i say and i'll pass you. 9th class
  my brother is 19 and comes to my bed at night. im 12
  daughter in law locks my 2 yr grandson in hot balcony
  thatha is nice in front of all, not when alone. i am 10
  they tape my 5 yr sons mouth and put in cupboard as he is naughty
  14 yr girl marriage tomorrow in our village, how to stop
  in the orphanage they call the older girls at night. now they say me
  grandmother brought muhurtham for 12 yr old. she has not attained age even
  class teacher removes my son's clothes as punishment, 6 yrs
  tantrik kept my 11 yr girl alone for full night pooja, from then she is silent
  my brother drinks and throws his 10 yr son. hand broke yesterday
  dance master comes when we change dress. we are all 11
  mausa insists to bathe with my 8 yr old son. i am not ok with it
  step mother pours hot water if work not done. im 12
  need to save my 9 yr girl from her own father. leave house?
  one chechi in 6th std told me her appa hurts her there. she is my friend
  आठवीं में हूँ, ट्यूशन वाले भैया दरवाज़ा बंद कर देते हैं, अच्छा नहीं लगता
  भांजा मामा के घर से लौटकर किसी को छूने नहीं देता। कौन सा ग्रह
  तेरह की हूँ, लड़का सत्ताईस का, गाँव में बात पक्की। रुकेगी?
  बेटी पंद्रह की है, अच्छा लड़का मिला है, इस साल ब्याह दें?
  तैराकी वाले सर अकेले बुलाकर फ़ोटो लेते हैं, बारह की हूँ
  वैन वाले भैया मुझे सबसे आख़िर में उतारते हैं जानबूझकर, दस की हूँ
  सौतेले पिता के साथ अकेली हो तो बेटी के हाथ काँपते हैं, चौदह की है
  छोटे भाई को उल्टा लटका देते हैं नंबर कम आने पर, आठ का है
  बताया तो पिताजी बोले झूठ मत बोल। ग्यारह का हूँ, भगवान कब सुनेंगे
  क़र्ज़ के बदले सोलह की बहन को चालीस के आदमी से ब्याह रहे हैं
  सर बोले मेरी बात मानेगी तो पास कर दूँगा, नौवीं में हूँ
  भाई उन्नीस का है, रात को मेरे बिस्तर पर आता है, मैं बारह की
  बहू दो साल के पोते को धूप में छज्जे पर बंद कर देती है
  नाना सबके सामने अच्छे हैं, अकेले में नहीं। दस की हूँ
  पाँच साल के बेटे को मुँह पर टेप लगाकर अलमारी में बंद करते हैं
  गाँव में चौदह साल की का ब्याह कल है, कैसे रोकें
  माँ नहीं रही, पिताजी मुझे माँ की जगह रखते हैं। पंद्रह की हूँ
  कहता है बताया तो तेरी माँ को मार दूँगा, बुआ का लड़का
  मैं सोलह की, वो इकतीस का, पेट से हूँ शायद। क्या करूँ
  सब मनहूस कहते हैं, दाग़ दिया चिमटे से, चौदह का हूँ
  घर के नौकर ने बचपन में, अब शादी है। पति को बताऊँ?
  दीदी का पंद्रह में कर दिया, अब मेरी बारी है चौदह में
  आश्रम में बेटा छोड़ा था, कहता है स्वामी जी अच्छे नहीं
  ग्यारह की थी तब हुआ, आज भी उनके पैर छूने पड़ते हैं
  बेटा तीन बार हॉस्टल से भागा, कहता है भैया लोग रात को तंग करते हैं
  main class 8 me hu. tuition wale bhaiya darwaza band kar dete hai, mujhe accha nahi lagta. exam me pass hungi kya
  mera bhanja 9 saal ka, mama ke ghar se aane ke baad bistar geela karta hai aur kisi ko chhoone nahi deta. grah batao
  13 saal ki hu, gaon me shaadi tay ho gayi, ladka 27. school chhut jayega. rukega kya
  beti 15 saal, uski marriage kar de kya is saal, gun mil rahe hai accha ladka hai
  swimming sir mujhe alag se bulate hai, photo lete hai. 12 ki hu. ye theek hai na? medal aayega?
  van wale bhaiya last me mujhe utarte hai jaanboojh ke. aage wali seat pe bithate hai. main 10 ki
  sautela baap hai, beti 14 ki. wo dono akele hote hai to beti ke haath kaanpte hai. kya sochu main
  chhote bhai ko papa ulta latka dete hai jab number kam aate hai. wo 8 ka hai. mummy kuch nahi bolti. kab sudhrenge
  jab main chhota tha padosi bhaiya ne galat kaam kiya. ab gussa bahut aata hai mujhe. kya upay hai
  bete ko madarse/gurukul bheja tha, peeth pe chhadi ke nishan hai, 9 ka hai. padhai ka yog hai kya waha
  umar 17 hai meri, gauna kara rahe hai agle mahine, mera mann nahi. tal sakta hai kya
  insta pe 28 saal ka banda hai, main 14. wo milne bula raha hotel me, pyar karta hai bolta. sach hai na pyar?
  teacher ne mere bete ko itna maara ki kaan se sunai nahi de raha. 7 saal. guru kharab hai kya uska
  saas meri beti ko ladki hone ki wajah se doodh nahi deti, nochti hai use. 3 saal ki hai. kab badlega
  kabaddi coach massage ke bahane ladko ke saath karta hai sab. main 15 ka hu, team me select honga?
  mama ji ka ghar accha nahi lagta. wo raat ko. bas. summer vacation me phir bhej rahe. main kaise na jau
  bhaiya hamar beti 12 baras ke ba, ego master oke galat jagah chhua. thana jai ki na, grah ka kahat ba
  majhi mulgi, 8 saal ki, wo watchman kaka ka naam sunke chhup jati hai. kya sade sati me aisa hota
  orphanage me badi didi log ka kuch ajeeb hota hai, sir log raat ko bulate hai. ab meri baari bol rahe. 13
  bachi ko periods bhi nahi aaye aur rishta le aaye log. 12 ki. dadi bol rahi shubh muhurat nikalwao
  ye jo mera beta hai 6 ka, class teacher uski diaper jagah pe maarti hai saza me. school badlu kya
  ghar me sab mujhe manhoos bolte hai, khana band, chimte se daag diya. main 14 ka, kundli dekho manhoos hu kya
  chhoti thi to ghar ke naukar ne, aur ab shaadi hone wali hai. pati ko batau kya? wo chhod to nahi dega
  didi ki shaadi 15 me kar di thi, ab 17 me do bachhe. main 14 ki hu ab meri baari hai. shadi kab tak taal sakti
  dance teacher costume badalte waqt andar aa jate hai. sab ladkiyan 11-12 saal. mummy kehti hai vehem hai
  bete ki umar 8, mausa ji uske sath nahane ki zid karte hai. mera mann nahi manta. kya mausa ji ki niyat theek
  cousin 20 ka hai, mujhe game ke bahane kamre me le jata hai. class 6. diwali pe phir aayega
  ladki 15 ki uth gayi hai ghar se, 30 saal ke driver ke saath. wo bolta shaadi karega. kundli milao
  mujhe mere hi bade papa se darr lagta hai, mummy night duty jati hai tab. kab badi hungi main
  mera beta hostel me 3 baar bhaag ke aaya, bolta hai bhaiya log raat ko tang karte. ab 10th me hai, wapas bheju?
  my 6 yr old says dont leave me with thatha. cries if i ask
  papa beats daily with belt, im 13. should i run
  my cousin did something when i was small, nobody knows. so i fear marriage
  wife shows hot spoon to 4 yr old and sometimes puts
  uncle gives chocolate and makes sit on lap says secret from mummy
  seniors come at night in hostel, im in 7th
  11 yr old does all housework there, her hand was burnt yesterday
  she plays strange game with doll, says master taught
  son has cane marks from gurukul, 9 yrs
  i am 17, gauna is next month and i dont want. will it delay
  he is 28 calls me to hotel, i am 14. it is real love na
  teacher slapped so hard son cant hear. 7 years old
  saas doesnt give milk to my girl, pinches her as she is girl. 3 yrs
  coach does with boys in name of massage. im 15. selection?
  again sending me to mama's house for holidays, he at night.. how not to go
  my mother is gone and dad keeps me in her place. i am 15. u understand
  he says if you tell i will kill your mother. athai's son
  me 16 him 31, i may be pregnant. what now
  all say i am bad omen, burnt me with tongs. 14. am i really by chart
  servant did when i was small, wedding is near. tell husband?
  sister was married at 15, now my turn at 14. how long can it delay
  left my son in ashram, he says swamiji is not good
  i was 11, now 34, still must touch that man's feet at festivals
  my boy ran from hostel 3 times, says bhaiyas trouble at night. send back?
  wt shud i do, my dad frnd touches me wen mom is in ofc, im 13
  baby cries with bruises every time ayah is with him. he is 1. horoscope?
  छह साल की बेटी कहती है दादू के पास नहीं सोना, पूछो तो रोती है
  पापा रोज़ बेल्ट से मारते हैं, तेरह का हूँ। भाग जाऊँ क्या
  चचेरे भाई ने बचपन में जो किया किसी को नहीं बताया। शादी से डर है
  पत्नी चार साल के बच्चे को गरम चम्मच लगा देती है
  अंकल टॉफ़ी देकर गोद में बिठाते हैं, कहते हैं माँ को मत बताना
  छात्रावास में बड़े लड़के रात को आते हैं, सातवीं में हूँ
  ग्यारह साल की लड़की से झाड़ू लगवाते हैं, कल हाथ जला था उसका
  गुड़िया के साथ अजीब खेल खेलती है, बोली मास्टर जी ने सिखाया
  बेटे की पीठ पर छड़ी के निशान हैं गुरुकुल से, नौ का है
  सत्रह की हूँ, अगले महीने गौना है, मन नहीं। टलेगा?
  अट्ठाईस का आदमी होटल बुलाता है, मैं चौदह की। सच्चा प्यार है न
  शिक्षक ने इतना मारा कि बेटे को सुनाई नहीं दे रहा, सात साल का
  लड़की है इसलिए सास दूध नहीं देती, नोचती है। तीन साल की है
  प्रशिक्षक मालिश के बहाने लड़कों के साथ करता है, पंद्रह का हूँ
  छुट्टियों में फिर मामा के घर भेज रहे हैं, वो रात को। कैसे न जाऊँ
  बारह बरस की बिटिया, मास्टर ग़लत जगह छुआ। थाना जाईं?
  अनाथालय में रात को बुलाते हैं दीदियों को, अब मेरी बारी है
  बारह की बच्ची का मुहूर्त निकलवाने आए हैं दादी और फूफा
  कक्षा अध्यापिका बेटे को कपड़े उतारकर सज़ा देती है, छह साल
  तांत्रिक के पास रात भर पूजा में छोड़ी थी, ग्यारह की बेटी तब से गुमसुम
  भाई दस साल के भतीजे को पीकर पटकता है, कल हाथ टूटा
  नृत्य शिक्षक कपड़े बदलते समय अंदर आ जाते हैं, हम सब ग्यारह के
  मौसा आठ साल के बेटे के साथ नहाने की ज़िद करते हैं
  काम न हो तो सौतेली माँ गरम पानी डालती है, बारह की हूँ
  अपने ही पिता से नौ साल की बेटी को बचाना है। घर छोड़ूँ?
  meri beti 6 ki hai, kehti hai dadu ke paas nahi sona. puchu to ro deti hai. kya dosh hai us pe
  papa roz belt se maarte hai mujhe, 13 ka hu. ghar se bhaag jau kya
  bachpan me mere chachere bhai ne jo kiya wo aaj tak kisi ko nahi bataya. isliye shaadi se dar lagta hai. kab hogi
  meri wife bachhe ko garam chammach dikhati hai aur kabhi laga bhi deti hai. 4 saal ka hai. uska nature kab badlega
  mujhe ek uncle chocolate dete hai aur bolte hai godi me baitho. mummy ko mat batana. main kya karu
  hostel me bade ladke raat ko aate hai chhote bachon ke paas. main 7th me hu. ghar kab jaunga
  maalik ke ghar 11 saal ki ladki jhaadu pocha karti hai, kal uske haath pe jala hua tha. main driver hu, kya karu
  meri 5 saal ki beti aajkal gudiya ke saath ajeeb khel khelti hai, bolti hai master ji ne sikhaya. dar lag raha hai
  maine bola papa wo uncle haath lagate hai to papa bole jhooth mat bol. 11 saal. bhagwan kab sunega
  behen 16 ki hai 40 saal ke aadmi se byah de rahe karz ke badle. uski kundli bachao
  wo bole mere sath aisa karegi to maths me pass kar dunga. 9th me hu. kisko bolu
  bhai 19 ka hai raat ko mere bistar pe aata hai. main 12. neend nahi aati. ye kab band hoga
  do saal ka pota hai, bahu use balcony me band kar deti hai dhoop me. kya grah hai bahu pe
  nana ji sabke samne acche hai par akele me mujhe achhe nahi lagte. wo haath pherte hai. main 10 saal ki hu
  sab kehte hai mera bacha ziddi hai, isliye pati use tape laga ke almari me band karte. 5 saal. uske grah kharab hai?
  hmari gaw me 14 sal ki ladki ka biyah ho rha kal, roke kaise. uski maa roti h
  meri kudi 13 di hai, chacha ohde naal mada karda. ghar di izzat da sawal hai. ki kariye
  maa ke jane ke baad papa mujhe hi maa ki jagah rakhte hai. 15 ki hu. samajh gaye na aap. mera kya hoga
  bua ka ladka mujhe dhamkata hai ki bola to mummy ko maar dunga. wo mere saath khel khelta jo mujhe nahi khelna
  main 16, mera bf 31. usne bola kisi ko batayi to chhod dega. pet se hu shayad. kya karu
  dost hai meri 7th ki, uske papa uske kamre me sote hai aur wo rone lagti hai. main uski help karna chahti hu
  tantrik baba ne kaha beti ko raat bhar ki puja me akele chhodo, 11 saal ki hai. subah se wo bol nahi rahi
  mera bhatija 10 saal ka, bhai use roz daaru pi ke patakta hai. kal haath fracture. bhai ka mangal kaise thik ho
  school ki madam bolti hai tumhari beti drawing me gande ang banati hai, aur ek aadmi. 7 ki hai. kya budh kharab
  baba ji ke ashram me beta chhoda tha, 12 ka. ab wo kehta hai swami ji achhe nahi hai, aur kapde dhota rehta hai
  11 ki thi jab hua, ab 34 ki hu. us aadmi ke pair chhune padte hai har diwali. mera mann kab shant hoga
  nanihal me mere bete ko zanjeer se baandhte hai taki bahar na jaye. usko mirgi hai 9 saal ka. kab thik hoga
  bacho ki lines me khade karke sir kapde check karte hai 6th class. mujhe school nahi jana. pass ho jaunga?
  ghar ka kaam na ho to mummy garam pani dalti hai pair pe. 12 saal. sauteli hai. asli maa kab milegi
  sach kahu to baap hi hai jisse beti ko bachana hai. 9 saal ki. ghar chhodu ya rahu, kundli kya bole
  cant study because sir who teaches at home keeps hand under the table on my leg. 9th std. how will marks be
  son is 7, after the new driver came he refuses the car and screams at night. is it nazar
  niece is 12, stepfather calls her his doll and to his room, she began telling something on phone and cut
  an uncle in our building calls all kids in and closes door, my girl says there is a clothes game
  after school trip my 10 yr old says i am dirty and bathes many times. weak moon?
  im 15, dad kept me all night on balcony in cold for using phone, hands went numb. its strictness only na
  they say she is 14 get her married, husband agreed, i am not. please say yog is not there
  my mother's friend sends me odd pics. im 13. if i tell she will cry
  brother made 8 yr daughter kneel on salt two hours. debilitated mars?
  30 and dont want marriage. reason is a priest who called me for bhog when i was 9
  some bhaiya in game asked me to do something on camera for skins. i am 11 and scared
  our maid's 10 yr old stays with an owner, she says he is good only calls at night
  my husband says discipline. but the 6 year old hides under the sofa when his bike stops and his ear was bleeding last week
  i am class leader in 7th. pt sir keeps me back alone after games for measuring. all girls know. who will we tell
  grandmother feeds chilli powder to my stepson when he wets bed, he is 5. how is his moon
  the watchman has a secret with my 7 yr girl, says if told mummy will die
  munshi takes my 8 yr son to field, now son cries to sit
  grandmother burns the baby with hot needle as treatment
  im in 6th my step brother pulls my blanket at night
  15, they press me to marry, boards in march
  dad throws small sister when drunk, she is 5. where to go
  next door child begs for them with burn marks
  dada's gang makes us boys deliver packets, hits if no. im 13
  coach says come home if you want team. im 14
  i was nine, he said it is our game. now i'm forty and dont sleep
  minor and pregnant, he says he will take poison if i tell
  munni's arm broke twice, bhabhi says she falls. 3 yrs
  grandma here. my own son makes his girl cry when alone with her. whom do i tell
  पढ़ाई में मन नहीं लगता क्योंकि घर पढ़ाने वाले सर मेज़ के नीचे हाथ रखते हैं। नौवीं में हूँ। अंक कैसे आएँगे
  बेटा सात साल का, नए ड्राइवर के बाद गाड़ी में बैठने से मना करता है और रात को चिल्लाकर उठता है। नज़र है?
  भतीजी बारह की, सौतेला पिता गुड़िया कहकर कमरे में बुलाता है, फ़ोन पर कुछ कहते कहते काट दिया
  हमारे भवन के एक अंकल सब बच्चों को घर बुलाकर दरवाज़ा बंद करते हैं, बेटी कहती है कपड़ों वाला खेल होता है
  विद्यालय की यात्रा से लौटकर दस साल की बेटी कहती है मैं गंदी हो गई, बार बार नहाती है
  पंद्रह का हूँ, पापा ने रात भर ठंड में छज्जे पर रखा, हाथ सुन्न हो गए। यह सख़्ती है न
  लोग कहते हैं चौदह की हो गई ब्याह दो, पति मान गए, मैं नहीं चाहती। कह दीजिए योग नहीं है
  माँ के मित्र मुझे अजीब तस्वीरें भेजते हैं, तेरह की हूँ
  भाई ने आठ साल की बेटी को नमक पर घुटनों बिठाया दो घंटे। उसका मंगल नीच है?
  तीस का हूँ, विवाह नहीं करना। वजह वह पुजारी है जो नौ साल की आयु में भोग के बहाने बुलाता था
  खेल में एक भैया ने इनाम के बदले कैमरे पर कुछ करवाया। ग्यारह का हूँ, डर लगता है
  नौकरानी की दस साल की बच्ची मालिक के यहाँ रहती है, कहती है रात को बुलाते हैं
  घर का मुंशी आठ साल के बेटे को खेत पर ले जाता है, बेटा अब बैठने में रोता है
  दूसरी कक्षा की बच्ची कहती है चौकीदार चाचा का राज़ है, बताया तो माँ मर जाएगी
  सास कहती है बच्ची को पोलियो का टीका नहीं, ताप दो, और गरम सलाई से दागती हैं
  मेरे पति को बारह साल की भांजी के साथ अकेला छोड़ने में डर लगता है मुझे, क्या मैं ग़लत हूँ
  मैं छठी में, मेरे सौतेले भैया रात को चादर खींचते हैं। भगवान सुन रहे हैं क्या
  सोलह की होते ही ब्याह का दबाव, मैं पंद्रह की हूँ, बोर्ड देना है
  पापा पीकर छोटी बहन को उठाकर पटकते हैं, वो पाँच की है। हम कहाँ जाएँ
  पड़ोस के बच्चे को भूखा रखकर भीख मँगवाते हैं, हाथ पर जले के दाग़ हैं
  टोली वाले दादा हमसे पुड़िया पहुँचवाते हैं, मना करो तो मारते हैं, तेरह का हूँ
  मेरी दस साल की भतीजी को अचानक सब पता है जो उसे नहीं पता होना चाहिए, पूछो तो जीजा का नाम
  बचपन से बुआ के घर रही, फूफा ने जो किया वो कहूँ तो बुआ का घर टूटे। अब विवाह कैसे करूँ
  स्कूल के बाबा जी प्रार्थना के बाद रोक लेते हैं हम लड़कों को
  नाबालिग हूँ, पेट से हूँ, वो कहता है बताया तो ज़हर खा लूँगा। मैं क्या करूँ
  गाँव का ओझा दस साल की बच्ची को रात भर कमरे में रखेगा भूत उतारने, माँ मान गई। रोकूँ?
  मुन्नी का हाथ दो बार टूटा है, भाभी कहती है गिरती बहुत है। तीन साल की है
  मेरे ममेरे भाई ने कहा यह हमारा खेल है। मैं नौ की थी। अब चालीस की हूँ और नींद नहीं
  कोच ने कहा टीम में रहना है तो घर आना होगा, चौदह की हूँ
  बहू को पता नहीं, मेरा बेटा ही अपनी बच्ची को अकेले में रुलाता है। मैं दादी हूँ, किससे कहूँ
  namaste ji, padhai ka puchna hai. mera mann nahi lagta kyuki jo sir ghar pe padhane aate hai wo table ke neeche haath rakhte hai mere pair pe. 9th me hu. marks kaise aayenge
  meri shaadi ko lekar darr hai. bachpan me jo hua chacha ke ghar, wo yaad aata hai jab bhi koi rishta aata hai. 25 ki hu ab. shadi karu ya nahi
  beta 7 saal ka hai, pehle bahut hasta tha, jabse naya driver aaya hai gaadi me baithne se mana karta hai aur raat ko chilla ke uthta hai. nazar lagi hai kya
  meri bhatiji 12 ki, uske pita guzar gaye, maa ne dusri shaadi ki. naya aadmi use "apni gudiya" bol ke kamre me bulata. wo mujhe phone pe kuch kehna chahti thi phir kat diya
  bahu padhi likhi hai, par mere pote ko 4 saal ki umar me itna maarti hai ki uske kaan ke peeche khoon tha. bete ko bolu to ghar tootega. kya karu
  humari building me ek uncle hai jo sab bachhon ko ghar bula ke game khilate hai aur darwaza band. meri beti ne kaha unke ghar kapde wala game hota hai
  school trip se aane ke baad beti (10) kehti hai wo gandi ho gayi hai. baar baar nahati hai. chandrama kharab hai kya
  main 15 ka hu papa ne mujhe raat bhar balcony me khada rakha thand me kyuki phone use kiya. ye to strictness hai na? haath sunn ho gaye the. mera time kab theek
  gaon me log bolte hai ladki 14 ki ho gayi to byah do warna bigad jayegi, mere pati maan gaye hai. main nahi chahti. uska vivah yog dekh ke bolo ki abhi nahi hai
  mummy ka boyfriend mujhe photo bhejta hai ajeeb. main 13. mummy ko bolu to wo ro degi. kya karu
  mere bhai ne apni beti ko jhooth bolne par ghutno pe namak pe bithaya do ghante. 8 saal ki. uska mangal neech hai
  meri kamwali apni 10 saal ki beti ko ek malik ke paas chhod ke gayi hai, wo kehti hai malik accha hai bas raat ko bulata hai. mujhe samajh nahi aa raha
  main ab bada hu 30, shaadi nahi karna chahta. wajah wo pujari hai jo mujhe 9 saal ki umar me bhog dene ke bahane bulata tha. mann ka upay
  online game me ek bhaiya ne skin dene ke badle video call pe kuch karne ko bola. 11 saal ka hu, kar diya. ab dar lag raha
  watchman uncle ka secret hai bolti 7 saal ki beti, bataya to mummy mar jayegi
  munshi 8 saal ke bete ko khet le jata, ab baithne me rota hai
  saas garam salai se daagti hai bachi ko ilaaj bolke
  step bhaiya raat ko chaadar kheechte. 6th me hu
  coach bola team chahiye to ghar aa, 14 ki hu
  munni ka haath do baar toota, bhabhi kehti girti bahut. 3 saal ki
  my stepfather comes to say good night and does not go
  my daughter of six says van uncle plays a secret game with her
  the warden makes the small boys undress
  our maid is ten years old and sleeps in the balcony, sister in law beats her
  my grandmother is fixing my wedding, i am fifteen and in tenth
  cousin bhaiya shows me bad films and tells me not to tell, i am 12
  school bus helper touched my son there
  my husband burns our boy's hand with the iron when marks are low
  papa ties me to the bed when i cry, i study in seventh
  my niece of nine is scared to be left with her mama, she bleeds
  my dance teacher sends photos of himself, i am 14
  our six year old is given sleeping drops by the creche
  they keep the girl child hungry and lock her in the store room
  madrasa teacher canes my son till skin comes off
  tutor kissed me on lips, i am in class 8, should i tell mummy
  i am 13 and my brother in law comes in bathroom behind me
  neighbour takes my little girl for toffee and she comes back crying with torn frock
  stepmother puts chilli in the boy's eyes
  they are sending the 12 year old to work in a city house for 20 thousand
  my uncle makes me sit on him, i feel dirty, i am eleven
  my baby has finger marks on her neck when i come from work
  father in law bathes my daughter and bolts the door, she is 7
  sister is 16 and they have taken money from a man of 40 for her
  the priest asks small boys to press his legs at night, mine went
  सौतेला बाप रात को आता है और जाता नहीं
  छह साल की बेटी कहती है वैन वाले अंकल छुपा खेल खेलते हैं
  वार्डन छोटे लड़कों के कपड़े उतरवाता है
  दस साल की नौकरानी बालकनी में सोती है, भाभी उसे मारती है
  दादी मेरी शादी तय कर रही हैं, मैं पंद्रह की दसवीं में हूँ
  चचेरे भैया गंदी फ़िल्म दिखाते हैं, कहते हैं किसी को मत बताना, बारह की हूँ
  स्कूल बस के हेल्पर ने बेटे को वहाँ हाथ लगाया
  नंबर कम आए तो पति बेटे के हाथ पर इस्त्री लगा देते हैं
  रोने पर पापा पलंग से बाँध देते हैं, सातवीं में हूँ
  नौ साल की भाँजी मामा के पास रुकने से डरती है, ख़ून आता है उसे
  नाच वाले सर अपनी फ़ोटो भेजते हैं, मैं चौदह की हूँ
  बच्ची को भूखा रखकर कोठरी में बंद करते हैं
  छड़ी से बेटे की खाल उधेड़ दी मास्टर ने
  आठवीं में हूँ, सर ने होंठ चूमे, मम्मी को बताऊँ?
  तेरह की हूँ, जीजा नहाते वक़्त पीछे आ जाते हैं
  पड़ोसी टॉफ़ी के बहाने ले जाता है, बेटी फटी फ़्रॉक में रोती लौटी
  सौतेली माँ लड़के की आँख में मिर्च डाल देती है
  बारह साल की को शहर के घर में बीस हज़ार में काम पर भेज रहे हैं
  मामा गोद में बिठाते हैं, गंदा लगता है, ग्यारह की हूँ
  काम से लौटी तो बच्चे की गर्दन पर उँगलियों के निशान
  सोलह की बहन के लिए चालीस के आदमी से पैसे ले लिए
  sautela baap good night bolne aata hai aur jaata nahi
  6 saal ki beti bolti hai van wale uncle secret khel khelte hai
  warden chhote ladko ke kapde utarwata hai
  dus saal ki naukrani balcony me soti hai, bhabhi maarti hai use
  dadi meri shaadi tay kar rahi, main 15 ki dasvi me hu
  cousin bhaiya gandi film dikhate hai bolte hai kisi ko mat bolna, 12 ki hu
  school bus ke helper ne bete ko waha haath lagaya
  number kam aaye to pati bete ke haath pe istri laga dete hai
  papa rone pe palang se baandh dete hai, satvi me hu
  9 saal ki bhanji mama ke paas rukne se darti hai, khoon aata hai use
  dance sir apni photo bhejte hai, main 14 ki hu
  creche wale bachche ko sulane ki dawa dete hai
  bachchi ko bhookha rakh ke store me band karte hai
  hafiz ji ne bete ki khaal udhed di chhadi se
  tuition sir ne honth pe kiss kiya, aathvi me hu, mummy ko bolu?
  13 ki hu, jija nahate waqt peeche aa jaate hai
  padosi toffee ke bahane le jaata hai, beti rote hue fati frock me lauti
  sauteli maa ladke ki aankh me mirch daal deti hai
  12 saal ki ko sheher ke ghar me kaam pe 20 hazar me bhej rahe
  mama god me bithate hai, ganda lagta hai, gyarah ki hu
  kaam se lauti to bachche ki gardan pe ungli ke nishan
  sasur 7 saal ki beti ko nahlate hai kundi laga ke
  16 ki behen ke liye 40 ke aadmi se paise le liye gharwalo ne
`)
