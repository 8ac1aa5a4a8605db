import { lines } from './lines.ts'

/** Messages of the matter `addiction`. */
export const ADDICTION_MESSAGES: readonly string[] = lines(`
  my husband drinks daily. when will he leave alcohol
  my son is taking drugs, smack i think. will he come back
  i cant stop gambling. lost salary again. which planet
  dad drinks from morning. mummy is tired. any remedy
  brother is in ganja whole day, no work. future?
  i am hooked on rummy app, 4 lakh gone. when will habit stop
  my bf does mdma at parties every week now. marry him?
  i drink alone every night after divorce. is it rahu
  husband sold my earrings for whisky. when good days
  nephew sniffing whitener with street boys. what to do
  we put him in rehab 2 times. will third time work, chart?
  i smoke 30 cigarettes, tried 5 times to leave. which month i will leave
  he hides bottles in the flush tank. i found 6. is there hope
  gutka has spoiled husbands mouth still not leaving
  cough syrup addiction, i am 23. nobody knows. help
  my wife is drinking with her friends and then alone also. how to save marriage
  son is on phone games with betting all night, beats table when stop
  my father's hand shakes if he doesn't get desi by 10 am
  chitta has eaten our village, my brother also. when he will be normal
  i need drink to sleep. i am army retired. kundli says?
  he promises after every holi. then again. will he ever stop
  my jija drinks and spends all, didi works in tailoring. her future
  porn addiction is destroying me. which graha
  taking alprazolam 8 a day without doctor. cant live without. remedy
  my friend injects. he is a topper earlier. what does his rahu say
  son in law is alcoholic, daughter's life?
  dream11 type habit, borrowing from all. will i come out
  afeem habit of grandfather, now my father. is it family dosh
  ex is clean since 8 months, will he relapse if i go back
  weed since 9th class, now mba. can't focus. when will i be free
  husband lost our scooter in teen patti. will he win back? will he stop
  he drinks till he falls in drain, neighbours bring him. kab tak
  sharabi father, 3 daughters. our marriages how
  i am nurse and taking fortwin from ward. scared. is it my bad time
  mom is addicted to sleeping tablets from 10 yrs
  my husband is relapsing after nasha mukti kendra. planet of intoxication?
  betting habit in my brother ate the shop
  i want to quit drinking, give auspicious day
  daily 2 quarter is normal? wife says i am alcoholic. what does chart say
  my boy 19 stealing money at home for powder
  whole family is suffering by one bottle. when will he understand
  he only drinks foreign he says so not addict. every night. what is it
  vape and weed with college gang, daughter 20. am i wrong to worry
  chain of pills since my accident, painkiller dependency. when free
  father died of drinking now brother is on the same road. save him how
  my fiance goes casino in goa each month. after marriage he will stop?
  can black thread remove daaru habit
  i drink because husband left. will it go when he comes
  uncle drinks country liquor and lies on road. his dasha?
  my gf is using coke. she says it's fun. future with her
  online casino took my mother's fd. I can't look in her eyes
  he is good man when sober. only 2 hours a day. when more hours
  16 peg record he tells proudly. 2 kids. see his kundli
  my roommate is on heroine, his parents think he is studying upsc
  started with one beer, now cannot pass a day. i am a girl 26. no one to tell
  which mantra will make my husband hate alcohol
  alcohol took his job, now he drives auto drunk. i fear
  i won 2 lakh in satta once and now i cant stop. will luck return or habit go
  tobacco chewing mother 60 yrs, how to make her stop
  my husband mixes something in cigarette, eyes red always
  we are 3 sisters and one brother, papa had kept all hopes on him. since lockdown he is with wrong group, eyes red, money missing from amma's purse, yesterday a silver foil under his bed. which puja will bring him back
  i have hidden it from my wife: lost 6 lakh in teen patti app since jan. every salary day i swear it is last. which planet pulls my hand
  my husband is a gentle man, teacher. only after 8pm he is other person with his quarter. children don't bring friends home. how will coming year be for us
  पति रोज़ शराब पीते हैं। कब छोड़ेंगे
  बेटा नशा करता है स्मैक शायद। वापस आएगा?
  जुआ नहीं छूट रहा, फिर तनख़्वाह हार गया
  पापा सुबह से दारू शुरू। मम्मी थक गई। उपाय
  भाई दिन भर गाँजा, काम नहीं। भविष्य?
  रमी ऐप की लत, चार लाख गए। कब छूटेगी
  प्रेमी हर हफ़्ते नशे की गोली लेता है। शादी करूँ?
  तलाक़ के बाद रोज़ रात अकेले पीता हूँ। राहु है?
  पति ने बाली बेच दी दारू के लिए
  भतीजा गली के लड़कों के साथ सॉल्यूशन सूँघता है
  दो बार नशा मुक्ति केंद्र भेजा। तीसरी बार छूटेगा?
  तीस सिगरेट, पाँच बार कोशिश की। किस महीने छूटेगी
  टंकी में बोतल छुपाता है। उम्मीद है?
  गुटखे से मुँह ख़राब फिर भी नहीं छोड़ते
  खाँसी की सिरप की लत है, तेईस का हूँ
  पत्नी अब अकेले भी पीती है। घर कैसे बचाऊँ
  बेटा रात भर सट्टे वाला खेल, रोको तो मेज़ पर मारता है
  दस बजे देसी न मिले तो पापा के हाथ काँपते हैं
  चिट्टा खा गया हमारा गाँव, मेरा भाई भी
  बिना पिए नींद नहीं आती, सेवानिवृत्त फ़ौजी हूँ
  हर होली क़सम खाता है फिर वही। कभी छोड़ेगा?
  जीजा सब उड़ा देते हैं दारू में, दीदी सिलाई करती है
  गंदी वीडियो की लत बर्बाद कर रही
  नींद की गोली आठ रोज़ खाता हूँ बिना डॉक्टर
  दोस्त नशे के इंजेक्शन लेता है, पहले अव्वल था
  दामाद शराबी है, बेटी का जीवन?
  सट्टे की लत, सबसे उधार। निकल पाऊँगा?
  दादा अफ़ीम खाते थे अब पापा। ख़ानदानी दोष?
  आठ महीने से नहीं पी उसने, फिर पिएगा?
  नौवीं से गाँजा, मन नहीं लगता। कब छूटेगा
  पति तीन पत्ती में स्कूटर हार गए। रुकेंगे?
  नाली में गिरे मिलते हैं, पड़ोसी लाते हैं। कब तक
  बाप शराबी, तीन बहनें हैं। शादी कैसे होगी
  वार्ड से नशे की सुई लेती हूँ, नर्स हूँ। डर लगता है
  माँ दस साल से नींद की गोली की आदी
  केंद्र से आकर फिर शुरू कर दी। नशे का ग्रह कौन
  भाई की सट्टे की लत दुकान खा गई
  दारू छोड़नी है, शुभ दिन दीजिए
  रोज़ दो क्वार्टर, पत्नी कहती है शराबी हो
  उन्नीस का बेटा पाउडर के लिए घर में चोरी करता है
  एक बोतल ने पूरा घर रुला दिया। कब समझेगा
  कहता है अंग्रेज़ी पीता हूँ तो नशेड़ी नहीं। रोज़ रात
  बेटी बीस की, कॉलेज में गाँजा। चिंता ग़लत है?
  दुर्घटना के बाद दर्द की गोली की लत। कब आज़ाद
  पापा दारू से गए अब भाई उसी रास्ते
  मंगेतर हर महीने कैसीनो। शादी के बाद रुकेगा?
  काले धागे से दारू छूटती है?
  पति छोड़ गए इसलिए पीती हूँ
  चाचा देसी पीकर सड़क पर पड़े रहते हैं
  प्रेमिका कोकीन लेती है, मज़ा कहती है
  ऑनलाइन जुए में माँ की एफ़डी उड़ी। आँख नहीं मिला पाता
  बिना नशे के अच्छे आदमी हैं, दिन में दो घंटे बस
  दो बच्चे हैं और वो बोतल में डूबे रहते हैं
  साथी हेरोइन पर है, घर वाले समझे पढ़ रहा है
  एक बीयर से शुरू हुआ अब दिन नहीं कटता, लड़की हूँ
  कौन सा मंत्र जिससे पति को शराब से नफ़रत हो
  दारू में नौकरी गई, अब पिए हुए ऑटो चलाते हैं
  सट्टे में एक बार जीता, अब रुकता नहीं
  साठ साल की माँ तंबाकू नहीं छोड़तीं
  पति सिगरेट में कुछ मिलाते हैं, आँखें लाल
  भाई को नशे की लत लग गई है, माँ रोती है
  भाँग गोली सब खाता है देवर, शादी होगी उसकी?
  बेटे को नशे से कैसे निकालूँ, राहु की महादशा है
  तीन बहनों पर एक भाई है। ग़लत संगत में है, आँखें लाल, माँ के बटुए से पैसे ग़ायब, कल बिस्तर के नीचे पन्नी मिली। कैसे लौटेगा
  पत्नी से छुपाया है, ताश वाली ऐप में छह लाख हार चुका। हर महीने क़सम खाता हूँ। कौन सा ग्रह हाथ खींचता है
  पति सीधे आदमी हैं, बस रात आठ के बाद बोतल के साथ कुछ और हो जाते हैं। आने वाला साल कैसा
  pati roz sharab peete hai. kab chhodenge
  beta nasha karta hai smack shayad. wapas aayega?
  jua nahi chhut raha, fir salary haar gaya. kaunsa grah
  papa subah se daaru shuru. mummy thak gayi. upay
  bhai din bhar ganja, kaam nahi. bhavishya?
  rummy app ki lat, 4 lakh gaye. kab chhutegi
  bf har hafte party me goli leta hai nashe wali. shaadi karu?
  talak ke baad roz raat akele peeta hu. rahu hai?
  pati ne bali bech di daaru ke liye. acche din kab
  bhatija solution soonghta hai gali ke ladko sath
  2 bar nasha mukti kendra bheja. teesri bar chhutega?
  30 cigarette, 5 bar chhodne ki koshish. kaunse mahine chhutegi
  flush tank me botal chhupata hai. umeed hai?
  gutka se muh kharab fir bhi nahi chhodte
  khansi ki syrup ki lat hai, 23 ka hu. kisi ko nahi pata
  biwi ab akele bhi peeti hai. ghar kaise bachau
  beta raat bhar satte wala game, roko to mez pe maarta hai
  papa ke haath kaanpte hai 10 baje desi na mile to
  chitta kha gaya hamara gaav, mera bhai bhi. kab theek
  bina piye neend nahi aati, fauji retired hu. kundli?
  har holi kasam khata hai fir wahi. kabhi chhodega?
  jija sab uda dete hai daaru me, didi silai karti hai. uska aage
  gandi video ki lat barbad kar rahi. kaunsa grah
  alprax 8 roz khata hu bina doctor. nahi rah pata
  dost injection leta hai, pehle topper tha
  damad sharabi hai, beti ka jeevan?
  dream11 jaisi lat, sabse udhar. nikal paunga?
  dada afeem khate the ab papa. khandani dosh?
  ex 8 mahine se nahi peeta, wapas jau to fir peeyega?
  9vi se ganja, ab mba. mann nahi lagta. kab chhutega
  pati teen patti me scooter haar gaye. rukenge?
  naali me gira milta hai, padosi late hai. kab tak
  baap sharabi, 3 behne hai. shaadi kaise hogi hamari
  nurse hu ward se injection leti hu khud ke liye. dar lagta
  maa 10 saal se neend ki goli ki aadi
  kendra se aake fir shuru kar di. nashe ka grah kaun
  bhai ki satte ki lat dukan kha gayi
  daaru chhodni hai, shubh din do
  roz 2 quarter, biwi bolti sharabi ho. kundli kya bolti
  19 ka beta powder ke liye ghar me chori karta hai
  ek botal ne pura ghar rula diya. kab samjhega
  bolta angrezi peeta hu to nashedi nahi. roz raat
  beti 20 ki vape aur ganja college me. chinta galat hai?
  accident ke baad dard ki goli ki aadat pad gayi. kab azad
  papa daaru se gaye ab bhai usi raste. kaise bachau
  mangetar har mahine goa casino. shaadi ke baad rukega?
  kala dhaga se daaru chhutti hai?
  pati chhod gaye isliye peeti hu. wo aaye to chhut jayegi?
  chacha desi peeke sadak pe pade rehte. dasha?
  gf coke leti hai, maza bolti hai. aage?
  online casino me maa ki fd udi. aankh nahi mila pata
  bina nashe ke acha aadmi hai, din me 2 ghante bas
  16 peg ka record bolta hai shaan se. 2 bachhe hai
  roommate heroin pe hai, ghar wale samjhe upsc padh raha
  ek beer se shuru hua ab din nahi katta. ladki hu 26. kisse kahu
  kaunsa mantra jisse pati ko daaru se nafrat ho
  daaru me naukri gayi ab piye hue auto chalata hai
  satte me ek bar 2 lakh jeeta ab rukta nahi. kismat ya lat
  60 saal ki maa tambaku nahi chhodti
  cigarette me kuch milata hai pati, aankhe lal
  nashe ki lat lag gayi h mere bhai ko, maa roti h, kb chutega guru ji
  bhaang goli sab khata hai devar, shaadi hogi uski?
  3 behno pe ek bhai hai. lockdown se galat sangat me, aankh laal, maa ke purse se paise gayab, kal bistar ke niche panni mili. kaunsi puja se laut aayega
  biwi se chhupaya hai, jan se teen patti app me 6 lakh haar chuka. har mahine kasam khata hu. kaunsa grah haath kheechta hai
  pati seedhe aadmi hai, master. bas raat 8 ke baad quarter ke sath kuch aur ho jate hai. bachhe dosto ko ghar nahi late. aane wala saal kaisa
  my husband drinks every night, when will he stop
  I can't stop drinking, everyone is leaving me
  my son takes smack, will he ever be normal
  brother is addicted to ganja and does not work
  papa comes home drunk and shouts
  I have started injecting, help me come out
  I gamble all my salary on cards
  he sold my gold for alcohol
  my husband was in rehab and drank again
  addicted to online betting, lost 3 lakhs, can't stop
  father in law drinks from morning
  my daughter is on drugs since college
  I drink alone every day since the divorce
  how to make my husband leave alcohol, any remedy
  I need pills to sleep and to wake, I am hooked
  my boyfriend smokes weed all day
  will my brother leave his gambling
  chitta has destroyed our village and my nephew
  my wife drinks in secret
  I am 60 days sober and feel like drinking again
  gaming and betting addiction of my son
  he spends the whole pension at the liquor shop
  the first thing he reaches for in the morning is the bottle
  my hands shake till I have had a peg
  husband's salary ends at the wine shop before it reaches home
  I hide bottles in the washing machine
  my brother came back from de-addiction and it started in a week
  he stole my mother's chain for his powder
  son's eyes are red all day and there are foils in his room
  he injects himself behind the station
  can't get through a day without my tablets, doctor stopped them long back
  my father died of liquor and now my brother is the same
  I lose at cards every night and borrow in the morning
  my son spent my daughter's fees on an app with spinning wheels
  wife takes sleeping tablets like sweets
  he swore on our child and drank the same evening
  I tried leaving it forty times, when will I win
  gutka and whisky finished his health, will he stop
  पति रोज़ शराब पीते हैं, कब छोड़ेंगे
  मैं शराब नहीं छोड़ पा रहा
  बेटा स्मैक लेता है, कभी ठीक होगा क्या
  भाई गाँजे का आदी है
  पापा पीकर आते हैं और चिल्लाते हैं
  सारी तनख़्वाह जुए में हार जाता हूँ
  नशा मुक्ति केंद्र से आकर फिर पीने लगा
  पति की शराब छुड़वाने का उपाय बताइए
  नींद की गोली की लत लग गई है
  बेटी कॉलेज से ड्रग्स लेती है
  ऑनलाइन सट्टे की लत में तीन लाख हार गया
  शराबी पति के साथ जीवन कैसे कटे
  ससुर सुबह से पीने लगते हैं
  बेटा दिन भर नशे में पड़ा रहता है
  सुबह उठते ही बोतल ढूँढ़ते हैं
  तनख़्वाह घर आने से पहले ठेके पर ख़त्म हो जाती है
  पाउडर के लिए माँ की चेन चुरा ली
  बेटे की आँखें लाल रहती हैं, कमरे में पन्नी मिलती है
  हर रात पत्तों में हारता हूँ
  बच्चे की क़सम खाई और शाम को पी ली
  भाई नशा मुक्ति से लौटकर फिर पीने लगा
  pati roz raat ko sharab peete hai kab chhodenge
  main daaru nahi chhod pa raha, sab door ho gaye
  beta smack leta hai kabhi theek hoga kya
  bhai ganje ka aadi hai kaam nahi karta
  papa peekar aate hai aur chillate hai
  mujhe nashe ki lat lag gayi hai nikalna hai
  saari salary jue me haar jata hu
  usne sharab ke liye mere gehne bech diye
  nasha mukti kendra se aake phir pine laga
  online satte ki lat lag gayi 3 lakh haar gaya
  sasur subah se peete hai
  beti college se drugs leti hai
  talaak ke baad roz akele peeta hu
  pati ki sharab chhudwane ka upay
  neend ki goli ki aadat ho gayi hai chhut nahi rahi
  bf din bhar ganja pita hai
  bhai ka jua kab chhutega
  chitte ne mere bhatije ko barbad kar diya
  biwi chup chup ke peeti hai
  beta charas peeta hai, padhai chhod di
  pension saari theke pe de aate hai
  darubaaz pati ke saath kaise kate
  din bhar nashe me pada rehta hai mera jawan beta
  subah uthte hi botal dhoondte hai
  jab tak peg na lu haath kaampte hai
  tankhwah ghar aane se pehle theke pe khatam
  washing machine me botal chhupata hu
  bhai nasha mukti se aaya ek hafte me phir shuru
  powder ke liye maa ki chain chura li
  bete ki aankhe laal rehti hai kamre me panni milti hai
  station ke peeche sui lagata hai
  bina goli ke din nahi nikalta
  roz raat patte me haarta hu subah udhar leta hu
  bete ne behen ki fees app wale game me uda di
  biwi neend ki goli toffee jaise khati hai
  bachche ki kasam khayi aur shaam ko pee li
  40 baar chhod chuka hu phir lag jati hai, kab chhutegi
  peeke naali me pade milte hai, kab sudhrenge
  jue ne ghar khaali kar diya mera, rok nahi paata khud ko
  mere bete ko sui wala nasha hai
  no evening without bottle for him. when change
  i drink daily, hands shake morning, want to stop
  son learnt ganja in hostel
  after centre two months ok, again same
  salary goes in fantasy cricket first day
  he just lies drunk, doesnt hit. when sense
  son in law gambles daily, what of my girl
  brother sniffs whitener
  syringe in son's pocket
  mother cant without opium
  bf takes pills every weekend, marry?
  fil starts arrack in morning
  he quit thrice, broke again
  brother roams as sadhu in charas
  liver gone still hides and drinks
  wife not leaving tobacco in pregnancy
  nephew red eyes, packets
  my 17 yr is with boys who sell it
  cannot face people without peg
  lost job for powder habit
  इनकी शाम बोतल बिना नहीं होती, कब सुधरेंगे
  रोज़ पीता हूँ, सुबह हाथ काँपते हैं, छोड़ना चाहता हूँ
  बेटा छात्रावास से गाँजा सीख आया
  केंद्र से लौटकर दो महीने ठीक, फिर वही
  वेतन आते ही फ़ैंटेसी खेल में ख़त्म। कब रुकूँगा
  पति नशे में पड़े रहते हैं, मारते नहीं। होश कब आएगा
  दामाद रोज़ जुआ खेलता है, बेटी का क्या होगा
  छोटा भाई व्हाइटनर सूँघता है
  बेटे की जेब से सुई मिली। क्या करूँ
  माँ अफ़ीम बिना रह नहीं पातीं
  बाबू रोज ताड़ी पी के गिरल रहेलन, कब छोड़िहें
  छह साल से नींद की गोली बिना नींद नहीं
  नशे के लिए दादी की चेन खींच ली बेटे ने
  रोज़ सोचता हूँ आज आख़िरी दाँव, फिर वही
  डॉक्टर हूँ, सुई ख़ुद लगाता हूँ। कब निकलूँगा
  उन्नीस का हूँ, हारकर फिर लगाता हूँ। राहु है?
  आठ महीने से छोड़ी है पर मन खिंचता है
  दफ़्तर से सीधा ठेके, बच्चे पूछते हैं पापा कब आएँगे
  जुए ने खेत गिरवी रखवाया
  मन्नत माँगी थी शराब छूटने की, पूरी कब
  inki shaam bina botal ke nahi hoti, ghar ka kharcha bhi usi me. kab sudhrenge
  roz peeta hu, chhodna chahta hu, haath kaanpte hai subah. kaunsa upay
  beta ganja hostel se seekh ke aaya, ab din bhar sota. bhavishya?
  rehab se aake 2 mahine theek phir wahi. kya ye kabhi nahi chhodega
  main ladki hu aur roz raat ko akele wine peeti hu ab 3 glass. ruk nahi pa rahi
  gutkha 22 saal, muh kam khulta. chhodne ka shubh din
  cough syrup roz 2 bottle pi jata hu, ghar me kisi ko nahi pata
  porn ki lat hai 12 saal se, shaadi hone wali hai. chhutegi kya
  mere gehne pati ki sharab me gaye. mera sukh bhav kharab kya
  cigarette 2 packet, 5 baar chhodi. kis mahine pakka chhutegi
  rummy me doston ka paisa bhi haar gaya. mujhe rokne ka koi upay
  party drugs lete hai boyfriend, weekend bas kehte hai. shaadi karu
  sasur ji subah se desi chalu, bahu ho ke kya bolu. ghar ka mahaul kab sudhrega
  husband alcoholic anonymous gaye 3 baar, is baar bhi toot gaye. umeed rakhu?
  bhang aur charas me sadhu ban ke ghoomta hai mera bhai. wapas aayega raste pe?
  pitaji ka liver kharab ho gaya peete peete phir bhi chhup ke pi lete hai. samjhau kaise
  biwi tambaku nahi chhod rahi pregnancy me. kya karu
  mera bhatija md leta hai, aankh laal, ladai karta. kis grah ki shanti
  chhote sheher me drugs aa gaya hai, mera 17 saal ka beta usi gang me hai
  peene ke baad achha insaan ban jata hu, bina piye darr lagta logo se. kya dosh
  brother on smack, sold vessels
  7 lakh lost in cards app, wife unaware
  appa's drinking ate the house, affects my alliance
  girl here, three glasses alone every night, not stopping
  gutka 22 yrs, mouth opens less
  cough syrup two bottles a day secretly
  porn 12 years, wedding soon. will it go
  my jewels went for liquor
  cigarettes left 5 times, which month final
  lost friends' money too in rummy
  no sleep without tablet since 6 yrs
  pulled grandma's chain for nashe
  every day last bet, every day again
  i am doctor and i inject myself. when out
  19, lose and bet again. rahu?
  8 months sober but pulls me. how long
  straight from office to bar, kids ask
  gambling mortgaged our field
  vow for his quitting, when fulfilled
  tasmac has finished my husband, 3 kids. is there any day he will stop
  भाई स्मैक पर है, बर्तन बेच दिए
  ताश वाले ऐप पर सात लाख गए, पत्नी को पता नहीं
  पापा की दारू ने घर खाया, मेरी शादी पर असर है
  लड़की हूँ, रोज़ अकेले तीन गिलास पीती हूँ, रुकता नहीं
  बाईस साल से गुटखा, मुँह कम खुलता है
  खाँसी का शरबत दो शीशी रोज़, घर में पता नहीं
  बारह साल से गंदे वीडियो की लत, ब्याह होने वाला है
  मेरे गहने शराब में गए
  सिगरेट पाँच बार छोड़ी, किस महीने पक्की छूटेगी
  दोस्तों का पैसा भी हार गया पत्तों में
  प्रेमी हर सप्ताहांत नशे की गोली लेता है, ब्याह करूँ?
  ससुर सुबह से देसी शुरू करते हैं
  तीन बार छोड़ी पति ने, इस बार भी टूट गए
  भाई चरस में साधु बना घूमता है
  जिगर ख़राब है फिर भी छिपकर पीते हैं पिताजी
  गर्भ में भी तंबाकू नहीं छोड़ती पत्नी
  भतीजे की आँखें लाल, पुड़िया लेता है
  सत्रह का बेटा उस टोली में है जो पुड़िया बेचती है
  पिए बिना लोगों से डर लगता है
  पाउडर की लत में नौकरी गई पति की
  bhai smack pe hai, ghar ke bartan bech diye. uski kundli me kya hai
  teen patti app pe 7 lakh gaye, biwi ko nahi pata. lat kab jayegi
  papa ki daaru ne ghar kha liya, meri shaadi pe bhi asar. unki kab chhutegi
  chitta kha gaya sadda munda. koi rasta dasso ji
  dream 11 ki lat lag gayi, salary aate hi khatam. kab rukunga
  pati nashe me rehte hai par maarte nahi, bas pade rehte hai. kab hosh aayega
  damaad jua khelta hai diwali nahi roz. beti ka kya hoga
  whitener sunghta hai mera chhota bhai, padhai chhod di
  nashe ki suiya mili bete ki jeb se. main kya karu pandit ji
  maa afeem khati hai dard ke naam pe, ab bina uske rehti nahi
  babu roz tadi pi ke nali me gir jala, izzat gail. kab chhodi
  neend ki goli bina neend nahi ab, 6 saal. kaise chhodu
  bete ne nashe ke liye dadi ki chain kheench li. usko bahar bheju kya
  online satta ne mujhe kha liya yaar, roz sochta hu aaj last
  main doctor hu, injection khud lagata hu. kisi ko pata chala to licence jayega. kab niklunga isse
  betting me har ke phir betting. 19 saal ka hu. ye rahu hai kya
  daaru chhod di 8 mahine hue, par ab bhi mann khinchta hai. kab tak khinchega
  husband office se seedha bar. bachche puchte hai papa kab aate. kab badlega
  jua khelne ki aadat ne khet girvi rakhwa diye. kaise chhudau aadat
  unke daaru chhodne ki mannat maangi thi, puri kab hogi
  i drive drunk daily, saved yesterday. how do i leave
  betting games all night and steals in the morning, my son
  grandma's snuff 50 years, nose bleeds now
  whole pay at wine shop, kids hungry. sense when
  cant make music without charas, want to leave
  vape in school bag, he is 15
  online shopping debt not that, its the pills i need to function in office
  my mother hides brandy in oil bottle, we found
  he swears on our child each new year, by pongal he is back
  my hostel room is where all smoke up, i cant say no now, 3 yrs
  रोज़ पीकर गाड़ी चलाता हूँ, कल बचा। कैसे छूटे
  रात भर दाँव वाला खेल, सुबह चोरी, मेरा बेटा
  दादी पचास साल से नसवार, अब नाक से ख़ून
  पगार ठेके पर, बच्चे भूखे। अक़्ल कब आएगी
  चरस बिना गाना नहीं बनता, छोड़ना चाहता हूँ
  तेल की बोतल में दारू छिपाती हैं माँ
  बेटे की क़सम खाकर फिर पी लेते हैं
  दफ़्तर में चलने को गोलियाँ चाहिए मुझे, रुक नहीं रहीं
  हॉस्टल में सब पीते हैं, तीन साल से ना नहीं कह पाता
  पंद्रह का है, बस्ते में सिगरेट वाली मशीन
  charas ke bina gaana nahi banta mera, chhodna chahta hu
  beta raat bhar betting wala game, subah chori. kya grah
  dadi naswar soonghti 50 saal, ab naak se khoon. kab chhodegi
  main peeke gaadi chalata hu roz, kal bacha. kaise chhute
  pati ki pagaar theke pe, bachche bhookhe. kab akal aayegi
  tel ki botal me daaru chhupati hai mummy
  bete ki kasam khake phir pee lete hai
  office me chalne ke liye goliyan chahiye mujhe, ruk nahi rahi
  hostel me sab phukte hai, 3 saal se na nahi bol pata
  15 ka hai bag me vape nikla
  he needs one peg before he can sign his name
  she hides the cough syrup bottles in the laundry
  two quarters a day and he says he is not a drunkard
  my brother injects in the public toilet, his arms are blue
  i bet away the gold of my wife in teen patti, i cannot stop going
  son sold his scooter for brown sugar
  my father wets the bed drunk each night, what is our future
  i tried leaving weed eleven times, on day three i am back
  husband's salary goes to the wine shop before it reaches the house
  online casino took my 8 lakh and i still open it at night
  he goes to rehab and comes out and first stop is the bar
  my uncle was a respected man, now he begs for daru at the bus stand
  wife takes ten sleeping tabs every night to sleep and fights if i hide them
  whitener, petrol, he smells anything, he is 17
  every payday he vanishes for three days and comes back without shoes
  gutka and ganja from morning, my boy of 20 has become a stick
  i drink alone after kids sleep, half bottle now, nobody knows
  cannot get through a day without the pills a friend gave
  he pawned the gas cylinder for his matka
  my hands tremble if i do not drink by evening
  cards, satta, horses, my husband lost the house we live in
  hostel friends got him into md, now he steals from my purse
  mother drinks after father's death, i find bottles in the rice drum
  when will my husband's glass be broken for ever
  son in law lies in the drain drunk, my daughter carries him home
  एक पेग के बिना उनसे दस्तख़त नहीं होते
  खाँसी की सिरप की बोतलें कपड़ों के नीचे छुपाती है
  रोज़ दो क्वार्टर, फिर भी कहते हैं मैं शराबी नहीं
  भाई सार्वजनिक शौचालय में सुई लगाता है, हाथ नीले हो गए
  पत्नी का सोना तीन पत्ती में उड़ा दिया, रुक नहीं पाता
  बेटे ने स्कूटी बेच दी ब्राउन शुगर के लिए
  ग्यारह बार गाँजा छोड़ा, तीसरे दिन वापस
  इनकी तनख़्वाह घर से पहले ठेके पर पहुँच जाती है
  ऑनलाइन कसीनो आठ लाख ले गया, फिर भी रात को खोलता हूँ
  नशा मुक्ति केंद्र से निकलकर सीधे ठेके पर
  चाचा कभी इज़्ज़तदार थे, अब बस अड्डे पर दारू के लिए हाथ फैलाते हैं
  बीवी रात को दस नींद की गोली के बिना नहीं सोती, छुपाऊँ तो लड़ती है
  व्हाइटनर, पेट्रोल सब सूँघ लेता है, सत्रह का है
  हर पगार पर तीन दिन ग़ायब, नंगे पैर लौटते हैं
  सुबह से गुटका-गाँजा, बीस साल का लड़का सूखकर काँटा
  बच्चे सो जाते हैं तब अकेले पीती हूँ, अब आधी बोतल
  दोस्त की दी गोली के बिना दिन नहीं कटता
  मटके के लिए सिलेंडर गिरवी रख आया
  ताश, सट्टा, घोड़ा, पति रहने का घर हार गए
  हॉस्टल वालों ने नशे पर लगा दिया, अब मेरे पर्स से चुराता है
  दामाद नाली में पड़ा रहता है, बेटी उठाकर लाती है
  इनका गिलास कब छूटेगा
  ek peg ke bina unse sign nahi hota
  khansi ki syrup ki botale kapdo ke niche chhupati hai
  roz do quarter, phir bhi bolte hai main sharabi nahi
  bhai public toilet me sui lagata hai, haath neele ho gaye
  patni ka sona teen patti me uda diya, ruk nahi paata
  bete ne scooty bech di brown sugar ke liye
  papa nashe me bistar geela kar dete hai roz, aage kya hoga
  gyarah baar ganja chhoda, teesre din wapas
  inki tankhwah ghar se pehle theke pe pahunch jaati hai
  online casino 8 lakh le gaya phir bhi raat ko kholta hu
  nasha mukti kendra se nikal ke seedha bar
  chacha kabhi izzatdar the ab bus stand pe daru ke liye haath failate
  biwi raat ko dus neend ki goli ke bina nahi soti, chhupau to ladti hai
  whitener petrol sab soongh leta hai, 17 ka hai
  har payday teen din gayab, nange pair lautta hai
  subah se gutka ganja, 20 saal ka ladka sookh ke kaanta
  bachche so jaate hai tab akele peeti hu, ab aadhi botal, kisi ko nahi pata
  dost ki di hui goli ke bina din nahi kat ta
  matke ke liye cylinder girvi rakh aaya
  shaam tak na piyu to haath kaanpte hai
  taash satta ghoda, pati ne rehne ka ghar haar diya
  hostel walo ne md pe laga diya, ab mere purse se churata hai
  papa ke jaane ke baad mummy peene lagi, chawal ke dabbe me botal milti hai
  damaad naali me pada rehta hai, beti utha ke laati hai
  inka gilaas kab chhutega
`)
