import { lines } from './lines.ts'

/** Messages of the matter `blackmail_fraud`. */
export const BLACKMAIL_FRAUD_MESSAGES: readonly string[] = lines(`
  he has my private photos and says he will make viral if i dont come back. will he really
  someone video called and i did mistake, now they want 50k or send to my contacts. which planet
  my account got emptied, i shared otp. will the money come back
  loan app people are sending my morphed photo to my relatives
  i am under digital arrest from 3 hours they say cbi officer, should i transfer the money, see my time
  ex is blackmailing with our chats before my wedding. will the wedding break
  a girl on facebook made me do video, now crying and asking money everyday. already gave 1.2 lakh
  my sister is being threatened with video by her classmate. she is not eating. please see
  paid 3 lakhs for work from home task, they ask more to release. will i get it back
  fake profile in my name with dirty pics. who is doing it, can you tell by kundli
  matrimonial site nri guy got customs stuck parcel, i sent 2 lakh. is he real, he said love
  he will show my recording to my husband unless i pay every month
  upi fraud 48000 gone when i clicked the link. bad mars?
  they hacked my insta and want money. my bikini pics are there
  my son 17 is in trouble, some girl recorded him online. he is scared, locked himself. is this rahu
  police called on skype, said my aadhar is in drugs parcel, i am not to tell anybody. is shani after me
  recovery agents of app call my boss and abuse, 3000 became 40000
  my dad 70 gave his otp to bank manager voice. 6 lakhs gone. will recover?
  he says one more night or photos go to my in laws
  i sent nudes when i loved him. now he is asking gold. when will he leave me
  cousin has hidden camera clip of me bathing, says do as i say. what to do
  crypto app showed profit 9 lakh now doesnt withdraw, they ask tax first. will my money come
  job agent took 1.5 lakh for canada and switch off. passport also with him
  my teacher is blackmailing with a screenshot. i am in college. is my reputation house spoiled
  they have edited my face with AI on dirty video. want 20k. papa will kill me lol not lol
  astrologer before you took 80k for puja and now says pay more or curse you. is he right
  my wife's old boyfriend sends her pictures to me and wants money from both of us
  sim got no network and then money was gone, 2 lakh. when will i recover
  sextortion. pls help. 3 numbers calling. i will lose job
  kbc lottery call came i paid processing fee 25000. when will prize come
  electricity bill msg, downloaded app and account zero. is sade sati reason
  he made reel from my photos with number. calls coming whole night
  loan app took my contacts and told everyone i am thief. my mother is crying. when will it stop
  friend of mine is paying to a man since 1 yr because of a video. she sold her ring. what can i say
  army officer on olx sent QR and i lost 35k. idiot me. budh kharab?
  fake ED officer on whatsapp says i have to stay on camera all night. it is 2am. should i pay
  she is threatening a false rape case if i dont give 10 lakh. what does my chart say
  my ex boss is blackmailing me, will send mail to my new company
  they are asking bitcoin else webcam recording go to all. dont know true or not. i cant sleep
  my deposit scheme, chit fund man ran away with 4 lakhs of all our ladies. will he be caught
  my bf's friends also have my video now. they are laughing at college. when will time change
  dating app girl called me to a cafe, bill 40k with bouncers. and now they have my photo
  someone applied for loan on my PAN. recovery calls to me. what dosha
  gay dating, he recorded and now takes money each week. family doesnt know. kab tak
  they say pay or they will put my daughters photo on bad site. she is 19
  my husband is keeping our bedroom video and says sign the papers
  courier fraud, press 9. gave everything. 11 lakh of retirement. my wife dont know. guru ji?
  part time like youtube video job ate 70k. they promise return after 1 more payment. shall i do last one?
  neighbour's boy is troubling my daughter with chat leak threat
  paisa doubling scheme, i put mother's gold. no reply now. money yog?
  he created group with my college people and posts pics one by one till i obey
  insurance bonus call took 2.2 lakh from my father. he's ashamed and silent. will it return
  fake customer care of airlines drained my card
  i got threatening from loan app that they'll send goons home, they have my gallery
  my student is being asked for more pictures by a stranger. she confessed to me crying. she's 20
  he wants me to leave my husband, has all proofs of our affair. ransom type. what to do
  electric scooter dealer website was fake, 1.1L gone
  they cloned my voice and took money from my mom. karma?
  dubai job agent has my papers and asks money each month to return
  whatsapp video call nude girl, i cut in 10 sec. now they are saying police complaint, youtube upload. paid 5 times. when ends
  a madam from 'TRAI' said my sim will be closed, then a man in uniform on video, i am not to leave room. wife is knocking. shall i open? is it bad hora
  i am 61. i chatted with a lady on facebook, she showed herself and now one 'inspector Rathore' wants 80k. i have never told any one. izzat is everything. what is in my stars
  my ex keeps saying 'i have a gift for your husband'. i know what is in that gift. when will he forget me
  he wants only 500 every monday, it is small, but it has been 2 years. he has that one photo. will he ever stop
  my mother put all her FD in an app where a guruji gives 3 percent daily. now the app is not opening. when will money come
  मेरी निजी फोटो है उसके पास, कहता है वापस नहीं आई तो वायरल कर दूँगा
  वीडियो कॉल पर ग़लती हो गई, अब पचास हज़ार माँग रहे हैं वरना सबको भेज देंगे
  ओटीपी दे दिया, खाता ख़ाली हो गया। पैसा लौटेगा?
  लोन ऐप वाले मेरी फोटो बिगाड़कर रिश्तेदारों को भेज रहे हैं
  तीन घंटे से डिजिटल अरेस्ट में हूँ, सीबीआई कहते हैं। पैसा भेज दूँ?
  शादी से पहले पुराना प्रेमी चैट लेकर ब्लैकमेल कर रहा है। शादी टूटेगी?
  फ़ेसबुक वाली लड़की ने वीडियो बना लिया, रोज़ पैसे माँगती है। सवा लाख दे चुका
  बहन को सहपाठी वीडियो की धमकी दे रहा है। खाना नहीं खा रही
  घर बैठे काम में तीन लाख डाल दिए, निकालने के लिए और माँग रहे हैं। मिलेगा?
  मेरे नाम से नक़ली आईडी और गंदी फोटो। कौन कर रहा है कुंडली से बताइए
  विवाह वेबसाइट वाला एनआरआई, पार्सल फँसा कहकर दो लाख ले लिए। असली है क्या
  हर महीने पैसे न दूँ तो पति को रिकॉर्डिंग दिखा देगा
  लिंक दबाया और यूपीआई से अड़तालीस हज़ार गए
  इंस्टा हैक हो गया, पैसे माँग रहे, मेरी फोटो हैं उसमें
  बेटा सत्रह का फँस गया है, किसी ने ऑनलाइन रिकॉर्ड कर लिया। कमरे में बंद है
  स्काइप पर पुलिस बोली आधार नशे के पार्सल में है, किसी को मत बताना। शनि पीछे है क्या
  वसूली वाले बॉस को फ़ोन करके गाली देते हैं, तीन हज़ार के चालीस हज़ार हो गए
  पापा सत्तर के हैं, बैंक वाला बनकर ओटीपी ले लिया। छह लाख गए
  कहता है एक रात और वरना फोटो ससुराल
  प्यार में फोटो भेजी थी अब सोना माँग रहा है। कब पीछा छोड़ेगा
  भाई लगने वाले ने नहाते हुए वीडियो बना लिया, कहता है जो कहूँ कर
  क्रिप्टो में नौ लाख मुनाफ़ा दिख रहा पर निकलता नहीं, पहले टैक्स माँगते हैं
  एजेंट डेढ़ लाख लेकर फ़ोन बंद। पासपोर्ट भी उसके पास
  अध्यापक स्क्रीनशॉट लेकर ब्लैकमेल कर रहे हैं, कॉलेज में हूँ
  नक़ली वीडियो पर मेरा चेहरा लगा दिया, बीस हज़ार माँग रहे हैं
  पहले वाले ज्योतिषी ने अस्सी हज़ार लिए, अब कहता है और दो वरना श्राप दूँगा
  पत्नी का पुराना प्रेमी फोटो भेजकर पैसे माँगता है
  सिम बंद हुआ और दो लाख ग़ायब। कब सँभलूँगा
  अश्लील वीडियो के नाम पर वसूली हो रही है, तीन नंबरों से फ़ोन। नौकरी चली जाएगी
  केबीसी लॉटरी का फ़ोन आया, पच्चीस हज़ार भरे। इनाम कब आएगा
  बिजली बिल का संदेश था, ऐप डाला और खाता शून्य
  मेरी फोटो से रील बनाकर नंबर डाल दिया, रात भर फ़ोन
  लोन ऐप ने सबको कह दिया मैं चोर हूँ। माँ रो रही है। कब रुकेगा
  सहेली साल भर से एक आदमी को पैसे दे रही है वीडियो की वजह से
  फ़ौजी बनकर क्यूआर भेजा, पैंतीस हज़ार गए। बुध ख़राब?
  ईडी अफ़सर कहकर रात भर कैमरे पर बैठाए हुए है। पैसा दूँ क्या
  लड़की दस लाख माँग रही है वरना झूठा केस। कुंडली क्या कहती
  पुराना बॉस धमकी देता है नई कंपनी में मेल भेज देगा
  बिटकॉइन माँग रहे हैं वेबकैम रिकॉर्डिंग के बदले। नींद नहीं
  चिट फंड वाला हम महिलाओं के चार लाख लेकर भाग गया। पकड़ा जाएगा?
  उसके दोस्तों के पास भी मेरा वीडियो है, कॉलेज में हँसते हैं। समय कब बदलेगा
  मेरे पैन पर किसी ने लोन ले लिया, वसूली के फ़ोन मुझे
  डेटिंग पर रिकॉर्ड कर लिया, हर हफ़्ते पैसे लेता है। घर में नहीं पता
  बेटी की फोटो गंदी साइट पर डालने की धमकी। उन्नीस की है
  पति शयनकक्ष का वीडियो रखकर कहता है काग़ज़ पर साइन कर
  कूरियर वाला धोखा, सेवानिवृत्ति के ग्यारह लाख गए। पत्नी को नहीं पता
  यूट्यूब लाइक वाला काम सत्तर हज़ार खा गया, एक और भुगतान कहते हैं
  पड़ोसी का लड़का बेटी को चैट फैलाने की धमकी दे रहा है
  पैसा दोगुना योजना में माँ का सोना लगाया। अब जवाब नहीं
  ग्रुप बनाकर मेरी फोटो एक एक करके डाल रहा है जब तक बात न मानूँ
  बीमा बोनस का फ़ोन, पिताजी के सवा दो लाख गए। शर्म से चुप हैं
  लोन ऐप वाले बोले गुंडे घर भेजेंगे, सारे नंबर हैं उनके पास
  उसके पास सबूत हैं, पति को बताएगा पैसे न दिए तो
  गाड़ी की नक़ली वेबसाइट, एक लाख दस हज़ार गए
  मेरी आवाज़ बनाकर माँ से पैसे ले लिए किसी ने
  दुबई वाला एजेंट काग़ज़ रखकर हर महीने पैसे माँगता है
  नंगी लड़की का वीडियो कॉल काटा, अब पुलिस कहकर पाँच बार पैसे ले चुके। कब ख़त्म होगा
  फोटो वायरल कर दी गाँव में मेरी। मुँह कैसे दिखाऊँ
  कहता है दूसरे से शादी की तो फोटो डाल दूँगा। रिश्ता पक्का होने वाला है
  खाते से बिना पूछे पैसे कट गए उन्नीस हज़ार, बैंक सुनता नहीं। कब मिलेगा
  पति के नाम से झूठे अश्लील संदेश फैला रहा है कोई और रक़म माँग रहा है
  मेरे विद्यार्थी से कोई अनजान और तस्वीरें माँग रहा है डराकर, रो रही थी
  इकसठ का हूँ। फ़ेसबुक पर महिला से बात हुई, अब कोई इंस्पेक्टर अस्सी हज़ार माँग रहा। इज़्ज़त ही सब कुछ है
  वो बार बार कहता है तेरे पति के लिए मेरे पास उपहार है। मुझे पता है उसमें क्या है। कब भूलेगा
  हर सोमवार पाँच सौ माँगता है, दो साल हो गए। एक फोटो है उसके पास। कभी रुकेगा?
  वर्दी वाला वीडियो पर बैठा है, कमरा छोड़ने नहीं देता, कहता है जाँच चल रही। पत्नी खटखटा रही है। खोलूँ?
  माँ ने सारी जमा पूँजी उस ऐप में डाल दी, अब खुलती नहीं। पैसा कब आएगा
  meri private photo hai uske paas, bolta hai wapas nahi aayi to viral kar dunga. karega kya sach me
  video call aaya galti ho gayi, ab 50 hazar maang rahe warna sabko bhej denge
  otp de diya khata khali ho gaya. paisa wapas aayega?
  loan app wale meri photo edit karke rishtedaro ko bhej rahe
  digital arrest me hu 3 ghante se, cbi bol rahe. paisa transfer kar du kya
  shadi se pehle ex chat leke blackmail kar raha. shadi tootegi?
  fb wali ladki ne video bana liya, roz paise maangti hai. 1.2 lakh de chuka
  behen ko classmate video ki dhamki de raha. khana nahi kha rahi. dekho please
  ghar baithe task wale kaam me 3 lakh dal diye, aur maang rahe nikalne ke liye. milega?
  mere naam se fake id gandi photo. kaun kar raha hai kundli se batao
  shadi.com wala nri, customs me parcel fasa bola, 2 lakh bhej diye. asli hai kya wo
  har mahine paise na du to pati ko recording dikha dega
  link click kiya upi se 48000 gaye. mangal kharab?
  insta hack ho gaya, paise maang rahe meri photo hai usme
  beta 17 ka fas gaya hai, kisi ladki ne online record kar liya. kamre me band hai
  skype pe police boli aadhar drugs parcel me hai, kisi ko mat batana. shani piche hai kya
  app ke recovery wale boss ko phone karke gaali dete hai, 3000 ke 40000 ho gaye
  papa 70 ke hai, bank wala bolke otp le liya. 6 lakh gaye. wapas?
  bolta hai ek raat aur warna photo sasural
  pyar me photo bheji thi ab sona maang raha. kab pichha chhodega
  cousin ne nahate hue video bana li, bolta jo bolu kar. kya karu
  crypto app me 9 lakh profit dikh raha par nikal nahi raha, tax maang rahe pehle
  agent 1.5 lakh leke phone band. passport bhi uske paas. canada ka
  teacher screenshot leke blackmail kar rahe, college me hu
  ai se mera chehra gande video pe laga diya 20 hazar maang rahe. papa ko pata chala to khatam
  pehle wale jyotishi ne 80 hazar liye puja ke ab bolta aur do warna shraap dunga
  biwi ka purana bf photo bhej ke dono se paise maangta hai
  sim band hua aur 2 lakh gayab. kab sambhlunga
  sextortion ho gaya hai mere sath, 3 number se call. naukri chali jayegi
  kbc lottery ka phone aaya 25 hazar fees bhari. inaam kab aayega
  bijli bill ka msg tha app download kiya khata zero. sade sati hai kya
  meri photo se reel banake number daal diya, raat bhar call
  loan app ne sabko bol diya main chor hu. maa ro rahi hai. kab rukega
  saheli 1 saal se ek aadmi ko paise de rahi video ki wajah se, angoothi bech di
  olx pe army wala ban ke qr bheja 35 hazar gaye. budh kharab?
  ed officer bolke raat bhar camera pe rehne ko bol raha. 2 baj rahe. paisa du kya
  ladki 10 lakh maang rahi warna jhootha rape case. kundli kya kehti
  purana boss dhamki deta hai nayi company me mail bhej dega
  bitcoin maang rahe webcam recording ke badle. neend nahi. sach hai kya
  chit fund wala hum sab mahilao ke 4 lakh leke bhag gaya. pakda jayega?
  bf ke dosto ke paas bhi video hai, college me haste hai. samay kab badlega
  dating app wali ne cafe bulaya bill 40 hazar bouncer khade. ab photo bhi hai unke pas
  mere pan pe kisi ne loan le liya, recovery call mujhe
  gay dating pe record kar liya har hafte paise leta hai. ghar me nahi pata
  beti ki photo gandi site pe dalne ki dhamki. 19 ki hai
  pati bedroom ka video rakhke bolta kagaz pe sign kar
  courier wala fraud 9 dabaya, retirement ke 11 lakh gaye. biwi ko nahi pata
  youtube like wala kaam 70 hazar kha gaya, ek aur payment bol rahe. kar du last?
  padosi ka ladka beti ko chat leak karne ki dhamki de raha
  paisa double scheme me maa ka sona lagaya. ab jawab nahi. dhan yog?
  group banake meri photo ek ek karke daal raha jab tak baat na manu
  bima bonus ka call, papa ke 2.2 lakh gaye. sharm se chup hai
  airlines ka fake customer care, card khali
  loan app wale bole gunde ghar bhejenge, gallery hai unke pas
  uske paas affair ke saboot hai, pati ko bolega paise na diye to
  gaadi ki fake website 1.1 lakh gaye. lautega?
  meri awaz banake mummy se paise le liye kisi ne
  dubai agent kagaz rakhke har mahine paise maangta hai
  nangi ladki ka video call 10 sec me kaata, ab police youtube bolke 5 bar paise le chuke. kab khatam
  photo viral kar di usne meri gaav me. ab muh kaise dikhau, samay kab sudhrega
  ladka dhamki deta h pic insta pe daal dunga agr dusre se shadi ki. rishta pkka hone wala h
  paise kat gaye account se bina otp ke 19999, bank sunta nahi. kab milega
  61 ka hu. fb pe ek mahila se baat hui, usne khud ko dikhaya, ab inspector rathore 80 hazar maang raha. izzat hi sab kuch hai. taare kya bolte
  ex baar baar bolta "tere pati ke liye ek gift hai mere paas". mujhe pata hai gift me kya hai. kab bhoolega mujhe
  har somvar bas 500 maangta hai, 2 saal ho gaye. wo ek photo hai uske paas. kabhi rukega?
  trai wali madam boli sim band hogi fir vardi wala video pe, kamra chhodne nahi de raha. biwi khatkhata rahi. kholu?
  mummy ne saari fd us app me daal di jo roz 3 takka deti thi, ab khulti nahi. paisa kab
  a girl on video call recorded me and now wants 50000
  he has my nude photos and says he will post them
  they edited my face on a dirty picture and sent it to my contacts
  loan app people are calling all my relatives and abusing
  I gave the OTP and 2 lakhs got debited
  my ex will upload our video if I get married to someone else
  got a call from customs that my parcel has drugs, I paid them
  someone hacked my account and is asking money from my friends
  I invested in an app, it showed profit and now withdrawal is blocked
  they keep asking for more money or they will send the clip to my wife
  a man I met on a matrimonial site took 4 lakhs and vanished
  telegram task job took all my savings
  fake police officer said I am under digital arrest
  clicked a link and my salary is gone
  my daughter is being blackmailed by a boy with chats
  someone made a fake profile with my photos
  he says pay or the pictures go to my college group
  whatsapp video call came, a naked girl, now they threaten me
  paid registration fees for foreign job and agent is not picking phone
  scammer took my father's pension from the bank
  electricity bill message came and money went when I installed the app
  recovery agents morph photos and send to my office
  he recorded our chats and asks me to meet in hotel or he will show my husband
  my brother was told by a fake CBI officer to transfer everything
  will I get back money lost in online fraud
  they have my aadhaar and say a case will be made unless I pay today
  gaming friend of my son is demanding money for his pictures
  my boss has my private clip and uses it against me
  lottery people said I won 25 lakhs, I paid tax and fees, now they want more
  somebody is threatening to make my secret public if I don't send bitcoin
  I have paid four times and he still says he will put everything online
  man dressed as police on video made me send all my fd
  they told me not to leave the house and kept the call on, all savings sent
  sold a sofa online, he sent a QR and my money went
  someone called as bank and took card number, all withdrawn
  paid 40k for registration of a job and the office is shut
  somebody took a loan on my PAN card
  he says he will tag my husband in our old pictures
  they cloned my cousin's voice and I sent 2 lakhs
  hotel or I send the chat to your brother, he says
  एक लड़की ने वीडियो कॉल रिकॉर्ड कर ली और पैसे माँग रही है
  उसके पास मेरी निजी फ़ोटो हैं, वायरल करने की धमकी देता है
  लोन ऐप वाले रिश्तेदारों को फ़ोन करके गाली देते हैं
  ओटीपी बता दिया और खाते से दो लाख कट गए
  मेरी तस्वीर बदलकर गंदी बना दी और सबको भेज दी
  पुराना प्रेमी कहता है शादी की तो वीडियो डाल देगा
  नक़ली पुलिस ने डिजिटल अरेस्ट कर लिया था
  ऐप में पैसा लगाया था, अब निकल नहीं रहा, ठगी हो गई
  मेरी बेटी को कोई चैट दिखाकर ब्लैकमेल कर रहा है
  लिंक दबाया और पूरी तनख़्वाह उड़ गई
  विदेश में नौकरी के नाम पर एजेंट पैसे लेकर भाग गया
  पैसे दे चुका हूँ फिर भी वह और माँगता है, वरना क्लिप भेजेगा
  पिताजी की पेंशन किसी ने फ़ोन पर ठग ली
  ऑनलाइन ठगी में गया पैसा वापस मिलेगा क्या
  मेरे नाम से नक़ली आईडी बनाकर बदनाम कर रहा है
  शादी डॉट कॉम पर मिले आदमी ने चार लाख ठग लिए
  वह होटल बुलाता है, नहीं तो मेरे पति को सब दिखा देगा
  वसूली वाले मेरी पत्नी की फ़ोटो गंदी करके भेज रहे हैं
  कई बार पैसे दे चुका, फिर भी कहता है सब इंटरनेट पर डाल देगा
  पुलिस बनकर फ़ोन आया, बोले किसी को मत बताना, सारी जमा पूँजी भेज दी
  सीबीआई वाला बनकर वीडियो कॉल पर रोके रखा और पैसे मँगवाए
  ek ladki ne video call record kar li ab 50 hazar maang rahi
  uske paas meri nangi photo hai, kehta hai viral kar dega
  meri photo edit karke gandi bana di aur rishtedaro ko bhej di
  loan app wale sab contacts ko call karke gaali dete hai
  OTP de diya aur khate se 2 lakh kat gaye
  ex bolta hai shaadi ki to video daal dega
  customs ke naam pe call aaya parcel me drugs hai, paise bhej diye
  app me paisa lagaya tha ab nikal nahi raha, fraud ho gaya
  fake police ne digital arrest kiya mujhe
  link pe click kiya aur salary ud gayi
  meri beti ko ek ladka chat dikha ke blackmail kar raha
  mere naam se nakli id bana ke gandi post kar raha hai koi
  matrimonial site pe mila aadmi 4 lakh leke gayab
  telegram task wale kaam me sari bachat chali gayi
  wo hotel bula raha hai nahi to pati ko chat dikha dega
  bijli bill ka message aaya app dala aur paise gaye
  recovery wale meri biwi ki photo ganda karke bhejte hai
  videsh naukri ke naam pe agent paise leke bhaag gaya
  jab tak paise nahi dungi tab tak clip delete nahi karega
  papa ki pension thag li kisi ne phone pe
  lottery lagi bolke tax maanga, ab aur maang rahe hai
  mera account hack karke dosto se paise maang raha koi
  online fraud me gaya paisa wapas milega kya
  game wala dost mere bete se photo ke badle paise maang raha
  10 baar de chuka hu fir bhi dhamki deta hai ki sabko bhejega
  uske phone me meri private video hai, dar ke mare so nahi pati
  crypto wale group ne thag liya 6 lakh
  insta pe dosti hui ab nude bhejne ko kehta warna purani photo daalega
  paanch baar paise diye phir bhi bolta hai net pe daal dega
  police ban ke phone kiya ghar se nikalne mana kiya saari fd bhej di
  olx pe saman becha usne QR bheja aur paise kat gaye
  kehta hai hotel nahi aayi to chat tere bhai ko
  bank wala ban ke card number pucha aur sab nikal liya
  job ke naam pe 40 hazar registration le liya ab gayab
  mere fake account se ladkiyo ko msg kar raha koi
  aadhaar se kisi ne loan le liya mere naam pe
  rishtedaar ki awaaz bana ke paise maang liye
  parcel me drugs bol ke 5 ghante video call pe rakha
  one mistake in video call, now every week 5000. when will end
  old bf has those pics, calling me to meet. go?
  rating task job, 2.4 lakhs stuck, they say put more
  took 4000 from app, now sending edited nude of me to contacts
  son 16, someone in game asks money else tell parents
  appa clicked eb bill link, pension full gone
  maybe camera in hotel, mail says pay bitcoin or all will see
  gave 40k selling gold, still says meet once more
  dashboard shows 18 lakhs but not withdrawing. when
  army man olx qr, 22k cut
  the one i trusted put it on link, whole village saw. how to show face
  colleague is called every saturday because of bathing clip
  if u leave me all will see your real face he says. trapped?
  i didnt give otp still 78000 gone at night
  court warrant call, sent 50k. now what
  call girl recorded me and now her 'police brother' is asking
  ex girlfriend is sharing my private pic, im male, who listens
  phone was taken over, gallery gone, threats now
  he has 100 pics of us, engagement on 20th, says break it
  sim dead half hour, morning fd of 9 lakhs gone
  my small sister sent photo to someone, he is outside hostel
  deepfake of me, 30k or upload. is career over
  collector's photo in dp asked 20k urgent, gave
  blank cheque and my photo both are with moneylender
  amma shared screen, 3 lakhs in 5 times. she is not eating
  वीडियो कॉल पर एक भूल हुई, अब हर हफ़्ते पाँच हज़ार माँगता है
  पुराना प्रेमी वो तस्वीरें रखे है, मिलने बुला रहा है। जाऊँ?
  रेटिंग वाले काम में ढाई लाख फँसे, कहते हैं और डालो
  ऐप से चार हज़ार लिए थे, अब मेरी बनाई हुई गंदी फ़ोटो रिश्तेदारों को
  सोलह का बेटा गेम में फँसा, घर बता दूँगा कहकर पैसे ऐंठता है
  पिताजी ने बिजली बिल का लिंक दबाया, पूरी पेंशन गई
  होटल में कैमरा था शायद, ईमेल आया पैसे दो वरना सबको भेजेंगे
  गहने बेचकर चालीस हज़ार दे चुकी, फिर भी कहता है एक बार और मिल
  टेलीग्राम वाले निवेश में अठारह लाख दिखता है, निकलता नहीं
  फ़ौजी बनकर क्यूआर भेजा, बाईस हज़ार कट गए
  जिसे दिल दिया उसी ने डाल दी, गाँव ने देख लिया। मुँह कैसे दिखाऊँ
  दफ़्तर की दीदी को नहाने की क्लिप दिखाकर हर शनिवार बुलाता है
  तू छोड़कर गई तो सबको तेरी असली शक्ल दिखाऊँगा, बोला
  ओटीपी दिया भी नहीं, अठहत्तर हज़ार कट गए रात को
  अदालत का वारंट बताकर पचास हज़ार मँगवाए, भेज दिए। अब?
  कॉल पर लड़की थी, अब उसका भाई बनकर कोई पुलिस पैसा माँगता है
  प्रेमिका मेरी निजी तस्वीर बाँट रही है, लड़का हूँ, कौन सुनेगा
  फ़ोन में घुसकर सारी गैलरी ले गए, अब धमकी आती है
  दो साल साथ थी, सौ तस्वीरें हैं उसके पास, सगाई बीस को है
  आधे घंटे सिम बंद, सुबह नौ लाख की एफ़डी ग़ायब
  छोटी बहन ने किसी को फ़ोटो भेज दी, वो हॉस्टल के बाहर खड़ा है
  मेरा नक़ली वीडियो बनाकर तीस हज़ार माँगे, करियर गया क्या
  कलेक्टर की फ़ोटो लगाकर बीस हज़ार ले गया
  दस हज़ार ब्याज पर लिए, कोरा चेक और मेरी तस्वीर दोनों उसके पास
  ek galti ho gayi thi video call pe, ab har hafte 5000 maang raha hai. iska ant kab hoga
  purana bf meri wo wali pics sambhal ke rakha hai, milne bula raha hai. jau?
  whatsapp pe part time rating ka kaam tha, ab 2.4 lakh fase hai, bol rahe aur daalo tab niklega. daalu kya
  loan app se 4000 liye the, ab saari contact list ko mera nanga edit kiya photo bhej rahe
  beta 16 ka, gaming me kisi ne account le liya aur ab mummy papa ko bata dunga bol ke paise le raha usse
  papa ne electricity bill wale link pe click kiya, pension ka poora paisa gaya. milega wapas
  hotel room me camera tha shayad, ab mail aaya hai bitcoin do warna sabko bhejenge. sach me bhejenge kya
  usko 40 hazar de chuki hu gehne bech ke, phir bhi bolta hai ek aur baar mil. pati ko pata chala to? kundli dekho
  telegram wale group me invest kiya, dashboard pe 18 lakh dikha raha par nikal nahi raha. niklega kab
  army wala bolke OLX pe QR bheja, scan kiya to 22k cut. kya budh kharab chal raha
  jisko dil diya usi ne link pe daal di. gaav me sabne dekh liya. muh kaise dikhau, shaadi hogi ab?
  ek didi hai office me uske nahane ki clip hai kisi ke paas wo use har Saturday bulata hai. wo bachegi kaise
  usne bola tu chhod ke gayi to sabka group me jayegi teri asli shakal. pyar me phas gayi hu kya
  OTP nahi diya tha phir bhi 78000 cut gaye raat ko. bank sun nahi raha. paise ka yog kaisa
  kal court se phone aaya tha bole aadhar se sim liya, arrest warrant, 50 hazar bhej do. bhej diye. ab?
  meri video paa ditti onne group vich, hun paise mangda. viyah tut ju
  college ki ladki ne call pe kapde utare, maine bhi. ab uska bhai bankar koi police bol ke paisa le raha
  girlfriend breakup ke baad meri private photo apne dosto me baant rahi. ladka hu kaun sunega
  bijli wale sarkari app ke naam pe phone hack, sab gallery chali gayi. ab dhamki aa rahi. kya hoga
  jis aadmi ke sath 2 saal thi uske paas meri 100 photo hai, shaadi todne ko bol raha. engagement 20 ko hai
  SIM band hui aadhe ghante, subah FD tooti mili. 9 lakh. beti ki shaadi kaise hogi
  behen ne kiske bhi chakkar me apni photo bhej di thi, ab wo aadmi uske hostel ke bahar khada. umar 20. grah?
  insta pe creator hu, kisi ne deepfake bana ke bheja aur bola 30k warna upload. career khatam kya mera
  whatsapp dp me collector ki photo thi, dost samajh ke 20k bhej diye. milega wapas?
  mujhe darr hai jab bhi phone bajta hai, wahi number. kal bola teri saas ka number bhi hai mere paas
  ek raat ka video, aur ab poori zindagi uske ishare pe. wo kehta hai kisi aur se shaadi kar ke dikha
  he will send screenshots to groom on wedding day. will it break
  gave number in kyc call, account empty. will come back?
  sitting before camera six hours, he is in police dress, not to tell anyone. is saturn on me
  classmate made ai photo of my daughter in group
  uk doctor groom stuck in customs, sent 3 lakhs. is he coming
  my friends boss shows recording and presses her
  fake id in my name with my number and rate. who did
  my cousin takes money showing my own chats
  chit fund aunty ran with 60 families' money. caught?
  if not paid by 9 video goes to papa's office. how is my time
  recovery men send my mothers photo with bad word to colony
  met on app, four people recorded in room. family doesnt know i am gay
  visa agent fake, 1.5 lakh. return?
  astrologer online took 1100 then 11000 now says husband will die if not 51000
  they cut pasted my face on bad picture in fb
  thatha was told grandson in jail send 2 lakhs. he sent
  lecturer will show my chat in wrong way to home if i dont go with him
  crypto girl love talk, 12 lakh, site closed. love was false?
  uncle took video secretly, lives in same house
  searched customer care, they made me install, 1 lakh gone
  packing job from home, now legal notice and penalty threats
  i have one secret, monthly envelope since 3 yrs. how long
  each time phone rings i shake, he has mil's number too
  one night's video and whole life in his finger
  plz hlp he got my vc recrdng n wants 10k by 2nite
  मंडप में तस्वीरें भेज दूँगा कहता है। मेरी शादी टूटेगी?
  केवाईसी के नाम पर नंबर बता दिया, खाता साफ़। पैसा लौटेगा?
  छह घंटे से पुलिस वर्दी वाला कैमरे पर बिठाए है, बोला किसी को मत बताना
  बेटी की नक़ली तस्वीर बनाकर कक्षा के समूह में डाल दी
  विदेश वाला डॉक्टर दूल्हा, कस्टम के नाम तीन लाख दिए। आएगा न
  सहेली को उसका मालिक रिकॉर्डिंग दिखाकर दबाता है
  मेरे नाम से नक़ली खाता, नीचे नंबर और दाम लिख दिया
  चचेरी बहन मेरी ही बातें दिखाकर पैसे लेती है
  चिट फंड वाली साठ घरों का पैसा लेकर भागी। पकड़ी जाएगी?
  नौ बजे तक पैसे नहीं तो पिताजी के दफ़्तर में वीडियो जाएगा
  वसूली वाले माँ की फ़ोटो पर गाली लिखकर मोहल्ले में भेजते हैं
  ऐप पर मिला, कमरे में चार लोगों ने बना ली, घर में पता नहीं मेरा सच
  वीज़ा नक़ली निकला, डेढ़ लाख गए। वापस आएगा?
  पूजा के नाम ग्यारह सौ से इक्यावन हज़ार तक पहुँचा, बोला नहीं तो पति मरेंगे
  हमार फोटू काट छाँट के नंगा बना दिहलस फेसबुक पर
  नाना को कहा पोता पकड़ा गया, दो लाख भेजो। दे दिए उन्होंने
  व्याख्याता मेरी बात को ग़लत बनाकर घर दिखाएगा अगर साथ न गई
  प्यार भरी बातों में बारह लाख डलवाए, साइट बंद। प्यार झूठा था?
  चाचा ने छुपकर वीडियो बनाया, घर में ही रहते हैं
  ग्राहक सेवा समझकर ऐप डलवाया, एक लाख गए
  घर बैठे पैकिंग का काम, अब जुर्माने का नोटिस और धमकी
  मेरा एक राज़ है, हर महीने लिफ़ाफ़ा देना पड़ता है। कब तक
  जब फ़ोन बजता है काँप जाती हूँ, बोला तेरी सास का नंबर भी है
  एक रात का वीडियो, और पूरी ज़िंदगी उसके इशारे पर
  usne bola tere dulhe ko screenshots bhejunga mandap me. shaadi tootegi kya meri
  bank se phone aaya KYC ke liye, number bata diya, khaata saaf. paisa lautega kya
  cbi wale 6 ghante se video call pe bithaye hai, hilne nahi de rahe. bole parcel me drugs. shani hai kya mujhpe
  meri beti ro rahi hai, school ke kisi ladke ne AI se uski photo bana ke group me daali. kab shaant hoga
  matrimony pe UK wala doctor mila, airport pe customs ne pakda, 3 lakh bheje. wo aayega na
  meri saheli ko uska boss recording dikha ke dabata hai, shaadi shuda hai wo. uska bura waqt kab tak
  fake insta id bana ke meri photo ke neeche number aur rate likh diya. rishte wale dekh rahe. kaun hai wo
  mujhe meri purani chats dikha ke meri hi cousin paise leti hai. rahu hai kya
  chit fund wali aunty bhaag gayi 60 gharo ka paisa leke. pakdi jayegi?
  plz jaldi bolo, wo bol raha 9 baje tak paise nahi aaye to papa ke office me video. time kaisa hai mera
  loan recovery wale meri maa ki photo pe randi likh ke mohalle me bhej rahe hai. kab chhutkara
  gay app pe mila, room pe bula ke chaar logo ne video bana li, paise le gaye aur ab roz maangte. ghar me kisi ko pata nahi
  job dilane ke naam pe dubai ka visa fake nikla, 1.5 lakh gaye. wapas aayega ya nahi
  jyotishi online tha, pehle 1100 fir 11000 ab 51000 ki puja nahi karai to bole pati mar jayega. sach hai kya
  hum bhojpuri me bolat hai, hamar photo kat chhat ke nanga bana diya phusbuk pe. ka kare
  mere vc ka recordng hai uske pas, bola snd money or ur dad gets it. plz help wen will it stop
  nanaji ko bola ki pota accident me pakda gaya hai, 2 lakh turant do. de diye unhone. ab sadme me hai
  ek lecturer mere assignment wali chat ko galat banake dikhayega ghar pe agar mai uske sath na gayi. padhai chhod du?
  crypto coach ladki thi, pyar bhari baatein, 12 lakh daal diye mene uske platform pe. site band. pyar jhootha tha?
  uncle ne mere nahane ka video chhupke banaya, chup rehne ko bola. ghar me hi rehta hai wo. kaha jau
  customer care google se nikala tha, anydesk download karaya, 1 lakh gaya. kismat hi kharab
  ghar baithe packing wali job, agreement ke naam pe court notice aur 6500 penalty dhamki. dena padega kya
  mera ek raaz hai, wo log jaante hai aur har mahine lifafa chahiye. 3 saal se. kab tak dena likha hai
  maine bhi socha nahi tha ki shaadi.com wala ladka nakli niklega. gold bhi de diya use. wo lautega?
  unse maine 10 hazar liye the byaj pe, ab blank cheque aur meri photo dono unke paas. chod nahi rahe
  mummy ke account se 5 baar me 3 lakh, screen share pe the wo. mummy tabse kha nahi rahi. paise aayenge kya
  my uncle is 71, closed in room with phone since yesterday as crime branch told dont speak to anybody. going to break 14 lakh fd
  engaged now, and a man of old office says he'll send trip photo if i marry. did nothing wrong. will it happen
  dad took 8000 from app for shop, now his photo with 'thief' goes to customers. he hasnt stepped out
  sister's nri groom was not nri, took 4 lakh for visa and has her photos. when caught
  lady in temple borrowed my phone to call, came home and account is nil
  son asked 10k and dont tell anyone, later we found they scare him with bathing video. he is 15
  took typing job, now they say 25k or case. husband doesnt know
  ipo allotment guru group took 9 lakh and vanished. return in chart?
  he has screenshot with my face, each night says repeat it. i am not able to refuse
  panchayat head's son has my sister's clip, calls her to fields. she left food
  i matched with a guy, he asked for one pic, now my linkedin contacts are in his list. 40k he says. interview on monday
  my ex-husband threatens to show our private videos to the judge and my school principal unless i drop alimony
  tutor recorded our class chats and says he will edit it and send to my father if i stop paying him
  somebody took loan on my pan, now agents shout at my gate and circulate my wife's number as call girl
  told code to delivery boy for parcel which never came, account clean
  letters of old love with his brother now, each festival he asks money
  son put my card in game, unknown people threaten and money cuts
  doctor kept examination photos and calls me to meet
  someone opened company in my name, gst notice and calls
  will paste your truth on your village temple he says
  someone has photo of my bahu, asks gold ring, she cries hidden
  won lottery call, 80k tax paid, it was amma's medicine money
  its not me in that clip, face is joined, but who will believe. engagement breaks?
  thumb for pension verification, balance zero
  part time modelling agent took portfolio fee and now says he'll upload the changing room ones
  my landlord filmed through window, now rent is double or whole colony sees
  dad is talking to a 'girlfriend' in malaysia, already 7 lakhs for her hospital
  a man from my caste group has my screenshots with muslim boyfriend, wants 1 lakh by amavasya
  my brother was promised dubai and is locked in cambodia, they ask money to leave him
  baba knows all i confessed, every amavasya 10k else he tells my husband
  मौसा जी इकहत्तर के हैं, कल से कमरे में फ़ोन लेकर बंद हैं, कहते हैं अपराध शाखा ने बात करने से मना किया। एफ़डी तोड़ने जा रहे
  सगाई हो गई है, पुराने दफ़्तर का आदमी कहता है यात्रा वाली तस्वीर भेज दूँगा अगर ब्याह किया
  पापा ने दुकान के लिए आठ हज़ार लिए थे ऐप से, अब चोर लिखकर ग्राहकों को फ़ोटो भेजते हैं
  बहन का दूल्हा परदेसी था ही नहीं, वीज़ा के नाम चार लाख ले गया, उसकी तस्वीरें भी हैं उसके पास
  मंदिर में किसी ने फ़ोन माँगा बात करने को, घर आई तो खाता ख़ाली
  बेटा बोला दस हज़ार दो किसी को मत कहना। बाद में पता चला नहाने का वीडियो लेकर डराते हैं। पंद्रह का है
  टाइपिंग का काम लिया था, कहते हैं पच्चीस हज़ार दो नहीं तो मुक़दमा। पति को नहीं पता
  आईपीओ दिलाने वाले समूह में नौ लाख डाले, समूह ग़ायब। पैसा लौटेगा?
  चेहरे के साथ तस्वीर ले ली उसने, अब हर रात वही करने को कहता है, मना नहीं कर पाती
  सरपंच के लड़के के पास बहन की क्लिप है, खेत पर बुलाता है, बहन ने खाना छोड़ दिया
  पूर्व पति कहता है निजी वीडियो प्रधानाचार्य को भेजूँगा अगर गुज़ारा माँगा
  मेरे पैन पर किसी ने ऋण लिया, वसूली वाले पत्नी का नंबर गंदे नाम से फैला रहे
  ट्यूशन वाले ने बातें जोड़ तोड़कर पिताजी को भेजने की धमकी दी, फ़ीस दुगुनी माँगता है
  एक चित्र माँगा था उसने, अब मेरे सारे दफ़्तर वालों की सूची है उसके पास
  पार्सल आया ही नहीं, डिलीवरी वाले को कोड बताया और खाता साफ़
  अनाथालय के नाम पर दान लेते रहे, अब कहते हैं कर विभाग में फँसा देंगे
  पुराने प्रेम की चिट्ठियाँ उसके भाई के हाथ लगीं, अब हर त्योहार पैसे माँगता है
  गेमिंग में बेटे ने मेरा कार्ड डाला, अब अनजान लोग धमका रहे और पैसे कट रहे
  डॉक्टर ने जाँच की तस्वीरें रख लीं और मिलने बुलाता है
  मेरे नाम की कंपनी खोल ली किसी ने, जीएसटी का नोटिस आया और फ़ोन पर वसूली
  वो कहता है तुम्हारा सच तुम्हारे गाँव के मंदिर पर चिपका दूँगा
  बहू की मायके वाली फ़ोटो लेकर कोई सोने की अँगूठी माँग रहा, बहू छिपकर रोती है
  लॉटरी लगी बताकर कर के नाम पर अस्सी हज़ार ले गए, माँ की दवा का पैसा था
  वीडियो में मैं हूँ ही नहीं, चेहरा जोड़ा है, पर मानेगा कौन। सगाई टूटेगी?
  साहब की पत्नी बनकर किसी ने बात की, मैंने सब बता दिया, अब पैसे माँगती है
  पेंशन सत्यापन के नाम अँगूठा लगवाया, खाता ख़ाली
  मेरी सहेली रोज़ रात दो बजे कैमरा चालू करती है, रोकर कहती है नहीं किया तो वो घर भेज देगा। उसका समय कैसा
  रिश्ता देखने वालों ने मेरी तस्वीर ली थी, अब वही किसी साइट पर है और पैसे माँगते हैं
  आधार केंद्र पर अँगूठा दिया, अगले दिन मेरे नाम छह सिम निकलीं और वसूली के फ़ोन
  दुबई की नौकरी बताकर कंबोडिया में बंद किया है भाई को, पैसे दो तब छोड़ेंगे
  बाबा के पास मेरी सारी बातें हैं, अब हर अमावस दस हज़ार नहीं तो पति को बताएगा
  मेरी किशोर बेटी की बातें चुराकर कोई उसे मैदान में अकेले बुलाता है, वो डर से जाती है
  sir career ka puchna tha par pehle ye: maine ek ladki se insta pe baat ki, usne call record kar li, ab uska aadmi roz 2000 maang raha, 4 baar de chuka. kya ye rukega kabhi
  mere mausa ji 71 ke hai, kal se ek kamre me band hai phone leke, bol rahe hai crime branch ne mana kiya hai kisi se baat karna. 14 lakh ki FD todne ja rahe. shani hai kya
  meri engagement hui hai, aur purane office ka ek aadmi bol raha hai ki trip wali photo bhej dega agar shaadi ki. maine kuch galat nahi kiya tha. shaadi ho payegi?
  papa ne kisi app se 8000 liye the dukan ke liye, ab unki photo pe "chor" likh ke saare grahako ko bhej rahe hai. papa do din se bahar nahi nikle
  behen ka dulha NRI nikla hi nahi, visa fees ke naam pe 4 lakh le gaya. ab uske paas behen ki kuch photos bhi hai. kab pakda jayega
  ek aurat ne mandir me mujhse phone maanga call karne, ghar aake dekha account me kuch nahi. paise wapas aane ka yog?
  mere bete ne kaha papa mujhe 10 hazar chahiye kisi ko mat batana. baad me pata chala koi uski nahate hue video leke dara raha. 15 ka hai
  ghar baithe typing job li thi, ab wo log bol rahe court case kar denge 25 hazar do. main housewife hu pati ko pata chala to. budh kharab?
  jisse pyar tha usne meri chats ke screenshot mere bhai ko bhej diye aur bola paise do warna society group me. bhai mujhse baat nahi karta
  share market ke guru the whatsapp pe, IPO allotment ke naam pe poore 9 lakh daal diye, ab group gayab. ye paisa likha hai wapas?
  ek ladke se matrimony pe baat hui, usne ganda video call screenshot liya face ke saath. ab har raat wahi karne ko bolta hai. main mana nahi kar pa rahi
  mere gaon ke sarpanch ke ladke ke paas meri behen ki clip hai, use khet pe bulata hai. behen ne khana chhod diya. uska kya hoga
  parcel ke code bataye delivery wale ko, account saaf
  purani love letters uske bhai ke haath lagi, har tyohar paise
  bete ne game me mera card dala, ab anjaan log dhamka rahe
  doctor ne check up ki photo rakh li milne bulata hai
  mere naam ki company khol li kisi ne, gst notice aur vasooli call
  bola tumhara sach gaon ke mandir pe chipka dunga
  bahu ki purani photo leke koi sone ki anguthi maang raha
  lottery lagi bolke 80 hazar tax le gaye, maa ki dawai ka tha
  video me main hu hi nahi chehra joda hai, maanega kaun. sagai tootegi?
  pension verify ke naam angutha, khata zero
  landlord ne khidki se film banayi, ab kiraya double warna colony dekhegi
  papa malaysia wali "dost" ko 7 lakh de chuke uske hospital ke naam pe
  jaat ke group wale ke paas mere screenshot, 1 lakh amavasya tak
  modelling agent ne fees li ab changing room wali daalne ki dhamki
  bhai ko dubai bolke cambodia me band kiya hai paise do tab chhodenge
  baba ke paas meri saari baatein hai ab har amavasya 10 hazar warna pati ko bolega
  he says he will put our private clip on the college group
  gave the otp by mistake and 70 thousand is gone
  a customs lady says my parcel has drugs and asks for money
  paid 4 lakh for a job in canada, the office is closed now
  my ex has my pictures and wants me back or he posts
  trading app shows profit and asks tax before i can take out
  matrimony guy took 6 lakh for his airport trouble
  someone made my nude with ai and asks for bitcoin
  they said kyc will lapse, i clicked, account is zero
  fake police asked me to stay on video call all night
  my old photo is with my tuition boy, he asks money every week
  i sent the registration fee to a guru on telegram, he blocked me
  electricity officer called, took screen share, fd broken
  he recorded us and says come again or your father will see
  कहता है हमारा निजी वीडियो कॉलेज ग्रुप में डाल देगा
  ग़लती से ओटीपी दे दिया, सत्तर हज़ार साफ़
  कस्टम वाली कहती है पार्सल में नशा है, पैसे दो
  कनाडा की नौकरी के चार लाख दिए, दफ़्तर बंद मिला
  उसके पास मेरी तस्वीरें हैं, कहता है वापस आ वरना डाल दूँगा
  ट्रेडिंग ऐप में मुनाफ़ा दिखता है, निकालने को टैक्स माँगते हैं
  रिश्ते वाली साइट के लड़के ने हवाई अड्डे के नाम पर छह लाख ले लिए
  नक़ली नंगी फ़ोटो बनाकर बिटकॉइन माँग रहा है
  केवाईसी बंद हो जाएगी बोला, लिंक दबाया, खाता ख़ाली
  नक़ली पुलिस ने रात भर वीडियो कॉल पर बिठाए रखा
  बिजली वाला बनकर स्क्रीन शेयर कराई, एफ़डी तोड़ ली
  bolta hai hamari private video college group me daal dega
  galti se otp de diya 70 hazar saaf
  customs wali bolti hai parcel me drugs hai paise do
  canada ki naukri ke 4 lakh diye, office band mila
  ex ke paas meri tasveere hai, bolta hai wapas aa warna daal dunga
  trading app me munafa dikhta hai nikalne ko tax maangte
  matrimony wale ne airport ke naam pe 6 lakh le liye
  AI se nangi photo bana ke bitcoin maang raha
  kyc band ho jayega bola, link dabaya, khata zero
  nakli police ne raat bhar video call pe bithaye rakha
  tuition wale ladke ke paas purani photo, har hafte paise leta
  bijli wala ban ke screen share karaya, fd tod li
  record kar liya aur bolta hai phir aa warna baap ko dikha dunga
`)
