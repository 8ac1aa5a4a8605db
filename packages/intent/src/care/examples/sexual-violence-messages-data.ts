import { lines } from './lines.ts'

/** Messages of the matter `sexual_violence`. */
export const SEXUAL_VIOLENCE_MESSAGES: readonly string[] = lines(`
  i was raped last year, nobody knows. will i ever get married
  my husband forces me every night even when i say no. is this in kundli
  my manager touched me in the lift and says promotion will come if i cooperate
  someone did wrong with me in a party, i dont remember. what is this bad luck
  he forced himself on me and now says marry me to save your name. match our kundli
  i cant tell what happened in that room. when will i feel clean again
  my sister was molested in bus. she doesnt go out now. when will she be ok
  jeth ji comes to my room when husband is on night shift. nobody will believe me
  my friend was gang assaulted, police not writing. will she get justice
  my boss sends dirty messages at midnight and asks me to come hotel for meeting. should i resign
  guruji i visited before you made me remove clothes for puja. was it wrong? am i cursed
  a boy in my college grabbed me behind library, others were laughing. i want to leave college
  he says it is not rape if we are married. what do the stars say
  sasur ji touches while taking tea cup and more. husband says i am imagining
  my ex made me do things by saying will tell parents. it was not my wish. will i get good husband
  doctor touched me wrong way in checkup. am i thinking too much? moon weak?
  driver of cab tried to. i ran. now i cant sleep for 2 weeks. when will fear go
  my professor says phd will be approved if i spend a weekend with him
  i woke up and he was on me. he is my best friend's brother. what now
  they took me in car. after that i am not same. does chart show purity lost
  landlord enters when i bathe. he has second key. shift which day
  i am a boy, my senior at hostel forced me. am i less man. is venus bad
  my maid told that her employer's son forced her. she is crying. tell what can she do
  i said no but he did not stop. he is my fiance. marriage in 3 months. shall i go on
  my daughter 20 returned from job and is sitting in the shower for hours. she says only "sir did it". help
  i was touched in the crowd at temple mela and froze. why i didnt scream, which planet
  my husband's friend did it when my husband was drunk in other room. my husband told me be quiet
  colleague pressed me in pantry and HR says adjust. when will my job be good
  he recorded nothing but he did everything. he is a powerful man. will karma get him
  stalker of my street pulls my dupatta daily. papa says change route
  after that night i hate my body. is there a puja for purification
  uncle of my friend dropped me home and on the way... i am 19. i am feeling so dirty
  my live in partner does not take no. he says moon in scorpio girls like it
  the priest touched my chest while tying thread
  wife here. forced into acts i dont want, daily. he watches videos and does same. kab tak
  my wife was assaulted before our marriage, she wakes up screaming. how can i help and when she will heal
  trainer at gym pushes himself on me. i paid whole year. should i leave
  i was given something in cold drink. i know what happened from pain only. who did it, can kundli tell
  relatives say forget it, who will marry you. it was my own cousin. should i forget
  he raped me and he is roaming free. when will god punish him
  they passed me around. i am alive. thats all. what is there for me
  my brother in law peeps and he came inside twice. my sister will be broken if i say
  eve teasing daily by a group on bike, yday they touched. exam is next week, which route safe lol not funny
  my in-charge nurse knows what doctor does to us trainees. we all are silent. when his downfall
  after divorce he still comes and forces. i open because of child. when he stops
  neighbor's wife told me her husband forces her in front of kids. what can i do as per you
  in the train someone did bad thing with me at night. i was on upper berth. feeling sick since
  i am transgender, police did that to me. will there be a good time
  my friend says it was consent but i was crying. was it
  movie director called for audition and locked the room. i got away but shaking. will i be an actress
  he kept me in flat for 3 days. i cant say what. i'm back. what should i tell papa
  my dad's friend did it when i was small, i am 28 and still can't let husband touch me. remedy?
  male here 24 and my aunt forces me in bed since 17. how do i get out
  a man exposed himself to me again in lane. i am scared to go for tuition
  they say 'compromise' with the producer, i was pushed to bed. when success without this
  he did it and laughed. moon mahadasha is bad they say. is it my karma
  sexually harassed at work by owner, only earning in home. should i bear till loan ends
  my roommate's boyfriend did zabardasti with me. she doesn't believe. will truth come
  i'm a widow, my husband's brother thinks he has right on me. where do i go
  was assaulted in farm by upper caste boys. panchayat said take 50k and keep quiet. will court come in my fate
  since that sunday i wear two layers even in sleep. i can't say it in words sir. will mercury give me courage to tell my sister
  he is my mentor, he said it is how the film line works. i froze like ice. next shoot is 3rd. should i go
  my husband says i owe it to him. my body is not listening to me afterwards for days. how long is this dasha
  it was at the wedding, in the store room. everybody was dancing. now i hear dhol and my hands go cold
  she is my student in college. her own fiance did it, now she wants to know if marriage will be peaceful. i dont know what to tell
  he is a neta's son. mother bathed me and said we shall not speak of this. i want to speak
  boss keeps hand on my shoulder then lower. his kundli or mine, whose is at fault
  my brother (22) came back from army camp silent, seniors did something with him at night. how do i help
  cab driver, professor, uncle.. how many times in one life? is my venus inviting? third time someone put hands on me by force
  he said cooperate or lose internship. i cooperated once. now every friday. when will i get other job
  मेरे साथ पिछले साल बलात्कार हुआ, किसी को नहीं पता। शादी होगी कभी?
  पति रोज़ ज़बरदस्ती करते हैं मना करने पर भी। कुंडली में है क्या
  मैनेजर लिफ़्ट में हाथ लगाता है, कहता है तरक़्क़ी चाहिए तो साथ दो
  पार्टी में मेरे साथ ग़लत हुआ, कुछ याद नहीं
  उसने ज़बरदस्ती की, अब कहता है बदनामी से बचना है तो शादी कर ले। कुंडली मिलाइए
  उस कमरे में जो हुआ बोल नहीं सकती। कब साफ़ महसूस करूँगी
  बहन के साथ बस में छेड़छाड़ हुई, अब घर से नहीं निकलती। कब ठीक होगी
  जेठजी रात को कमरे में आते हैं जब पति रात की पाली में होते हैं
  सहेली के साथ तीन लड़कों ने ग़लत किया, पुलिस लिख नहीं रही। न्याय मिलेगा?
  बॉस रात को गंदे संदेश भेजता है, होटल बुलाता है
  पहले जिस बाबा के पास गई उसने पूजा के नाम पर कपड़े उतरवाए। मुझे पाप लगेगा?
  कॉलेज में लड़के ने पकड़ लिया, बाक़ी हँस रहे थे
  कहता है शादी के बाद ज़बरदस्ती नहीं होती
  ससुर चाय लेते समय हाथ लगाते हैं और भी। पति कहते हैं तेरा वहम
  पुराने प्रेमी ने धमकाकर ग़लत काम करवाया, मर्ज़ी नहीं थी। अच्छा पति मिलेगा?
  डॉक्टर ने जाँच में ग़लत तरीक़े से छुआ। ज़्यादा सोच रही हूँ?
  कैब वाले ने कोशिश की, भाग आई। दो हफ़्ते से नींद नहीं। डर कब जाएगा
  प्रोफ़ेसर ने कहा पीएचडी चाहिए तो एक शाम मेरे साथ
  आँख खुली तो वो मेरे ऊपर था। सहेली का भाई है। अब क्या
  गाड़ी में ले गए थे, उसके बाद मैं पहले जैसी नहीं
  मकान मालिक नहाते समय अंदर आ जाता है, दूसरी चाबी है उसके पास
  लड़का हूँ, छात्रावास में सीनियर ने ज़बरदस्ती की। किससे कहूँ
  काम वाली के साथ मालिक के बेटे ने ग़लत किया, रो रही है। क्या करे वो
  मना किया पर रुका नहीं। मंगेतर है। तीन महीने में शादी। करूँ?
  बेटी नौकरी से आकर घंटों नहाती है, बस कहती है सर ने किया
  मेले में भीड़ में किसी ने छुआ, जम गई मैं। चिल्लाई क्यों नहीं
  पति के दोस्त ने किया जब पति नशे में थे। पति बोले चुप रह
  सहकर्मी ने दबोच लिया, दफ़्तर वाले कहते हैं निभाओ
  बड़ा आदमी है इसलिए कोई कुछ नहीं करता। उसने सब किया मेरे साथ। फल मिलेगा उसे?
  गली का लड़का रोज़ दुपट्टा खींचता है। पापा बोले रास्ता बदल लो
  उस रात के बाद अपने शरीर से घृणा है। शुद्धि की पूजा होती है?
  सहेली के चाचा घर छोड़ने आए, रास्ते में... उन्नीस की हूँ। गंदा लग रहा है
  साथ रहने वाला कभी ना नहीं सुनता
  पुजारी ने धागा बाँधते हुए छाती पर हाथ लगाया
  वीडियो देखकर वही सब मेरे साथ करता है मर्ज़ी के ख़िलाफ़। कब तक
  मेरी पत्नी के साथ शादी से पहले ग़लत हुआ था, रात को चीख़कर उठती है। कब ठीक होगी
  जिम वाला चिपकता है, पिछले हफ़्ते ज़बरदस्ती चूमा
  ठंडे पेय में कुछ मिला दिया था, दर्द से पता चला क्या हुआ। किसने किया पता चलेगा?
  घर वाले कहते हैं भूल जा, कौन शादी करेगा। अपना ही भाई लगता था
  बलात्कारी खुला घूम रहा है। भगवान सज़ा कब देगा
  सबने बारी बारी... ज़िंदा हूँ बस। मेरे लिए क्या बचा है
  जीजा झाँकता है और दो बार अंदर आ गया। दीदी का घर टूट जाएगा बोली तो
  मोटरसाइकिल वाले रोज़ छेड़ते हैं, कल हाथ भी लगाया
  डॉक्टर सब प्रशिक्षु नर्सों के साथ करता है, सब चुप हैं। उसका पतन कब
  तलाक़ के बाद भी आकर ज़बरदस्ती करता है
  पड़ोसन ने बताया पति बच्चों के सामने ज़बरदस्ती करता है
  रेल में रात को किसी ने ग़लत किया, तब से मन अजीब है
  किन्नर हूँ, सिपाहियों ने ग़लत किया मेरे साथ। अच्छा समय आएगा?
  दोस्त कहती है मर्ज़ी थी, पर मैं रो रही थी। क्या था वो
  ऑडिशन के नाम पर कमरा बंद कर दिया, भाग आई पर काँप रही हूँ
  तीन दिन कमरे में रखा। बोल नहीं सकती क्या हुआ। पापा को क्या कहूँ
  पापा के मित्र ने बचपन में किया था, अब पति को छूने नहीं दे पाती। उपाय
  चौबीस का लड़का हूँ, मौसी सत्रह की उम्र से ज़बरदस्ती करती है। कैसे निकलूँ
  गली में आदमी ने फिर अपना नंगापन दिखाया। ट्यूशन जाने से डर
  निर्माता ने बिस्तर पर धक्का दिया। बिना इसके सफलता कब
  करके हँस रहा था। मेरा कर्म है क्या ये
  मालिक महिला कर्मचारियों के साथ ग़लत हरकत करता है, घर में अकेली कमाने वाली हूँ
  रूममेट के प्रेमी ने ज़बरदस्ती की, वो मानती नहीं। सच कब सामने आएगा
  विधवा हूँ, देवर समझता है उसका हक़ है मुझ पर। कहाँ जाऊँ
  खेत में दबंग लड़कों ने इज़्ज़त लूटी, पंचायत बोली पचास हज़ार लो चुप रहो
  इज़्ज़त लुट गई मेरी, अब जीवन में क्या बचा
  सर नोट्स के बहाने घर बुलाते हैं और दरवाज़ा बंद करके हाथ लगाते हैं
  जबरन संबंध बनाए उसने, अब पेट में बच्चा है। घर में क्या कहूँ
  मेरे साथ दुष्कर्म हुआ, मुक़दमे की हिम्मत कब आएगी
  उस इतवार के बाद नींद में भी दो कपड़े पहनती हूँ। बोल नहीं सकती। बहन को बताने की हिम्मत कब आएगी
  वो मेरे गुरु जैसे थे, बोले ये लाइन ऐसे ही चलती है। मैं जम गई। अगली शूटिंग में जाऊँ?
  पति कहते हैं ये तेरा फ़र्ज़ है। कई दिन शरीर दुखता है, मैं मना करती रहती हूँ। कब तक
  शादी में गोदाम वाले कमरे में हुआ, सब नाच रहे थे। अब ढोल सुनकर हाथ ठंडे हो जाते हैं
  नेता का बेटा है। माँ ने नहलाकर कहा इसकी बात नहीं करेंगे। पर मुझे करनी है
  भाई शिविर से चुप होकर लौटा, सीनियरों ने रात को उसके साथ कुछ किया
  बॉस कंधे पर हाथ रखता है फिर नीचे। कुंडली किसकी ख़राब है
  मेरी छात्रा के साथ उसके मंगेतर ने ज़बरदस्ती की, अब पूछती है शादी में शांति रहेगी?
  बोला साथ दो वरना नौकरी गई। एक बार दिया, अब हर शुक्रवार बुलाता है। दूसरी नौकरी कब मिलेगी
  तीसरी बार किसी ने ज़बरदस्ती हाथ डाला मुझ पर। क्या मेरा शुक्र बुलाता है ये सब?
  mere sath pichhle saal rape hua, kisi ko nahi pata. shadi hogi kabhi?
  pati roz zabardasti karte hai mana karne par bhi. kundli me hai kya ye
  manager lift me haath lagata hai, bolta promotion chahiye to cooperate karo
  party me mere sath galat hua, kuch yaad nahi. ye kaisi kismat
  usne zabardasti ki ab bolta hai badnami se bachna hai to shadi kar le. kundli milao
  us kamre me jo hua bol nahi sakti. kab saaf mehsoos karungi
  behen ke sath bus me chhed chhad hui, ab ghar se nahi nikalti. kab theek hogi
  jeth ji raat ko kamre me aate hai jab pati night shift pe. koi nahi manega
  saheli ke saath 3 ladko ne galat kiya, police likh nahi rahi. nyay milega?
  boss raat ko gande msg bhejta hai hotel bulata hai meeting bolke. resign karu?
  pehle jis baba ke paas gayi usne puja ke naam pe kapde utarwaye. galat tha na? paap lagega?
  college me ladke ne library ke piche pakad liya, baaki has rahe the
  bolta hai shadi ke baad zabardasti nahi hoti. grah kya bolte
  sasur chai lete time haath lagate hai aur bhi. pati bolta hai tera wehem
  ex ne dhamka ke galat kaam karwaya meri marzi nahi thi. acha pati milega?
  doctor ne check up me galat tarike se chhua. mai zyada soch rahi hu?
  cab wale ne koshish ki, bhaag gayi. 2 hafte se neend nahi. dar kab jayega
  professor bola phd chahiye to weekend mere sath
  aankh khuli to wo mere upar tha. saheli ka bhai hai. ab kya
  gaadi me le gaye the. uske baad main pehle jaisi nahi. kundli me dikhta hai?
  makan malik nahate time andar aa jata hai, dusri chabi hai uske pas
  ladka hu, hostel me senior ne zabardasti ki. main kam mard hu kya
  kaam wali ke saath malik ke bete ne galat kiya, ro rahi hai. kya kare wo
  mana kiya tha par ruka nahi. mangetar hai. 3 mahine me shadi. karu kya
  beti job se aake ghanto nahati hai bas bolti hai sir ne kiya. madad karo
  mele me bheed me kisi ne chhua, jam gayi main. chillayi kyu nahi
  pati ke dost ne kiya jab pati nashe me dusre kamre me the. pati bola chup reh
  pantry me colleague ne daboch liya, hr bolta adjust karo
  bada aadmi hai isliye koi kuch nahi karta. usne sab kiya mere sath. karma milega?
  gali ka ladka roz dupatta kheechta hai. papa bole rasta badal lo
  us raat ke baad apne sharir se nafrat hai. shuddhi ki puja hoti hai?
  saheli ke uncle ghar chhodne aaye raste me.. 19 ki hu. ganda lag raha hai
  live in wala naa nahi sunta kabhi. scorpio ladki ko pasand hai bolta hai
  pujari ne dhaga baandhte hue chhati pe haath lagaya
  video dekh ke wahi sab mere sath karta hai meri marzi ke khilaf. kab tak
  meri biwi ke sath shadi se pehle galat hua tha, raat ko cheekh ke uthti hai. kab theek hogi
  gym trainer chipakta hai aur pichhle hafte zabardasti kiss. saal ki fees di hai
  cold drink me kuch mila diya tha, dard se pata chala kya hua. kisne kiya kundli se pata chalega?
  ghar wale bolte bhool ja kaun shadi karega. apna hi cousin tha
  balatkar kiya usne aur khula ghoom raha. bhagwan saza kab dega
  sabne baari baari... zinda hu bas. mere liye kya bacha hai
  jija jhankta hai aur do bar andar aa gaya. didi ka ghar toot jayega bola to
  bike wale roz chhedte hai, kal haath bhi lagaya. exam hai agle hafte
  doctor sab trainee nurses ke sath karta hai sab chup hai. uska patan kab
  talak ke baad bhi aake zabardasti karta hai, bachhe ki wajah se darwaza kholti hu
  padosan ne bataya pati bachho ke samne zabardasti karta hai
  train me raat ko kisi ne galat kiya, upar wali berth pe thi. tab se tabiyat ajeeb
  kinnar hu, police walo ne galat kiya mere sath. acha time aayega?
  dost bolti hai marzi thi par mai ro rahi thi. kya tha wo
  audition ke naam pe kamra band kar diya, bhaag aayi par kaanp rahi hu. actress banungi?
  3 din flat me rakha. bol nahi sakti kya hua. papa ko kya bolu
  papa ke dost ne bachpan me kiya tha, 28 ki hu pati ko chhune nahi de pati. upay
  24 ka ladka hu, mausi 17 se zabardasti karti hai. kaise niklu
  gali me aadmi ne fir apna nanga dikhaya. tuition jane se darr
  producer ne bed pe dhakka diya. bina iske safalta kab
  karke has raha tha wo. chandra dasha kharab hai bolte. mera karm hai kya
  malik ladies staff ke sath galat harkat karta hai, ghar me akeli kamane wali hu. seh lu?
  roommate ke bf ne zabardasti ki, wo manti nahi. sach kab aayega
  vidhwa hu, devar samajhta hai uska haq hai mujhpe. kaha jau
  khet me dabang ladko ne izzat looti, panchayat boli 50 hazar lo chup raho
  izzat lut gayi meri, jeevan me kya bacha batao guru ji
  mujhe bolte hai sir ke ghar ja notes lene, wo darwaza band karke haath lagate hai, bsc first year
  us itwar ke baad neend me bhi do kapde pehenti hu. shabd me bol nahi sakti. behen ko batane ki himmat kab aayegi
  wo mere guru jaise the, bole film line aise hi chalti hai. main jam gayi. agla shoot 3 ko hai jau kya
  pati bolta hai ye tera farz hai. kai din tak sharir dukhta hai. kab tak
  shaadi me store room me hua, sab naach rahe the. ab dhol sunke haath thande ho jate hai
  neta ka beta hai. maa ne nehla ke bola iski baat nahi karenge. par mujhe karni hai
  bhai 22 ka training camp se chup hoke aaya, seniors ne raat ko kuch kiya uske sath
  mera shohar bina marzi ke karta hai, mai roti rehti hu. talak lu to acha hoga?
  boss kandhe pe haath rakhta hai fir neeche. kundli kiski kharab hai meri ya uski
  bola sath do warna internship gayi. ek bar diya, ab har friday bulata hai. dusri job kab milegi
  teesri bar kisi ne zabardasti haath daala mujhpe. kya mera shukra bulata hai ye sab?
  I was raped by someone I knew two years ago
  my husband forces me every night even when I am sick
  my boss keeps touching my back and sends dirty messages
  he forced himself on me after the party
  a man rubbed against me in the metro, I feel dirty
  the HR asked me to sleep with the client for promotion
  my brother in law tried to grab me when nobody was home
  my neighbour came in when I was alone and did wrong with me
  senior doctor corners me in the duty room
  i did not want it but he did not listen, am i at fault
  they took turns, I remember only the ceiling
  he gave me a drink and I woke up without my clothes
  my uncle molested me when I was small, I still shake
  my friend was raped and she does not want to go to police, what is in her stars
  my cousin was assaulted by her own fiance
  marital rape is not a crime here they say, what do I do
  manager says stay late in hotel room or forget the increment
  a group of boys pulled my dupatta and touched me on holi
  the driver locked the doors and touched me
  my ex forced me before breaking up, when will I forget that night
  producer asked for favours for the role and pulled me close
  he recorded nothing but he did it twice, I kept saying stop
  my sister's devar enters her room at night and forces her
  cab driver flashed at me and followed till home
  I am a boy and my hostel seniors did sexual things to me by force
  father in law tries to come into my bathroom
  I was violated, will anyone marry me now
  he takes advantage of me because I work in his house
  will the stain ever go, what they did to me in that field
  my landlord says pay rent or come at night
  doctor touched me where he should not during check up
  the guard grabbed me after the night shift
  my husband does it when I am asleep and I wake up crying
  my boyfriend did not stop when I asked him
  a relative pushed me on the bed at the wedding house
  gym owner cornered me in the changing room
  my son was touched by his hostel senior in the shower
  boss says hotel room or no job
  मेरे साथ बलात्कार हुआ था
  पति मना करने पर भी ज़बरदस्ती करते हैं
  बॉस गंदे संदेश भेजता है और छूने की कोशिश करता है
  देवर ने अकेले में पकड़ लिया था
  जेठ रात को कमरे में घुसने की कोशिश करते हैं
  बस में एक आदमी ने ग़लत तरीक़े से छुआ
  शादी का झाँसा देकर मेरा शोषण किया
  सहेली के साथ छेड़छाड़ हुई है, वह बहुत डरी है
  उसने मेरी इज़्ज़त लूट ली, अब कौन अपनाएगा
  मैंने मना किया था फिर भी उसने किया
  मकान मालिक कहता है रात को आ जाओ तो किराया माफ़
  बचपन में मामा ने जो किया था वह भूल नहीं पाती
  प्रोफ़ेसर अकेले कमरे में बुलाते हैं और हाथ पकड़ते हैं
  नशा पिलाकर मेरे साथ ग़लत काम किया
  गुंडे पीछा करते हैं और गंदे इशारे करते हैं
  ससुर की नीयत ख़राब है, नहाते समय झाँकते हैं
  दुष्कर्म के बाद से मैं किसी से बात नहीं कर पाती
  मेरी बहन को चार लोगों ने खेत में घेर लिया था
  दफ़्तर में साहब कमर छूते हैं, मना करने पर तरक्की रोकते हैं
  साहब बहाने से हाथ पकड़ते हैं और रात को बुलाते हैं
  mere saath balatkar hua tha do saal pehle
  pati roz zabardasti karta hai, mana karu to bhi nahi maanta
  boss kamar pe haath lagata hai aur gande message karta hai
  devar ne akele me mujhe pakad liya, izzat pe haath daala
  metro me ek aadmi ne galat tarike se chhua
  party ke baad usne mere saath galat kiya, main nashe me thi
  HR bolta hai client ke saath raat bitao to promotion milega
  sasur raat ko kamre me aane ki koshish karta hai
  meri dost ka rape hua hai wo ghar se nahi nikalti
  padosi ne ghar me ghus ke chhed chhad ki
  cold drink me nasha mila ke mere saath kuch kiya unhone
  bhai ke dost ne mujhe akele me daboch liya tha
  shaadi ka jhansa deke saal bhar sharirik shoshan kiya
  holi pe ladko ne ghera aur haath lagaya
  auto wala galat raste le gaya aur zabardasti karne laga
  teacher ne cabin me bulake god me baithne ko bola
  mujhe apne jism se ghin aati hai jab se usne wo kiya
  jeth ji jab bhi akeli hoti hu pakadne aate hai
  gaon ke ladke peecha karte hai aur gande ishare karte hai
  maine mana kiya tha usne phir bhi kiya, ab kya hoga mera
  hostel me seniors ne mere saath gandi harkat ki, main ladka hu
  meri behen ke saath uske jija ne galat kaam kiya
  bachpan me mama ne jo kiya wo aaj tak yaad aata hai
  makan malik kehta hai kiraya nahi to raat ko aa jao
  kya ab koi mujhse shaadi karega, meri izzat lut gayi
  wo meri majboori ka fayda uthata hai jab biwi ghar pe nahi hoti
  director ne role ke badle saath sone ko kaha aur kheench liya
  tuition ke bahane bulaya aur kamre me band karke galat kiya
  mana karne pe bhi ruke nahi, pati hai to kya
  kapde faad diye the un logo ne
  lift me uncle ne seene pe haath maara
  ghar ka naukar akele dekh ke pakad leta hai
  job chahiye to hotel aa jao bola manager ne
  shaadi ke naam pe do saal use kiya ab mukar gaya
  meri bhabhi ke saath uske devar ne zabardasti ki
  raat ki shift me guard ne chheda
  doctor ne check karne ke bahane haath lagaya
  something happened on office trip with my manager, told nobody. resign?
  jeth's eyes and hands both wrong, husband says adjust
  cab man took another road, i jumped. when fear goes
  guide called me home alone if i want my thesis. will phd be done
  every night without my wish, all say its his right
  doctor did what was not checkup. am i over thinking
  after that who will marry me, should i tell the groom
  fiance forced her after engagement, my friend wants to break
  devar held me on holi. difficult to stay there
  he called me to talk alone. what happened i didnt want
  i am boy, in ragging they did all that. when peace
  fil enters when i am bathing, mil says mistake
  it was many people, i was 19. now 27 and shiver at word marriage
  night shift supervisor calls to store room. say no and job gone
  didnt say no loudly. is it my mistake
  prove love he says and uses force. he'll marry no?
  my mami did things to me, im 21 boy, scared of girls. will i marry
  two men sat in auto, god saved. i scream in sleep
  i am nurse, patients relative touches, matron laughs
  widow, someone tried breaking my latch, it was brother in law
  my daughter 22 cries in shower since her fiance visited. break it?
  trek guide came in tent. pushed him and ran
  drink had something, morning nothing remembered, clothes inside out
  officer knocks my door in camp, i am constable. posting change?
  pujari called inside for prasadam. now cannot pray
  my senior in hostel, same gender, did it. nobody thinks girls can. mind is disturbed
  दफ़्तर की यात्रा पर जो हुआ किसी को नहीं बताया, मैनेजर था। इस्तीफ़ा दूँ?
  जेठ की नज़र और हाथ दोनों ग़लत, पति कहते हैं निभा लो
  टैक्सी वाला सुनसान ले गया, मैं कूद गई। डर कब जाएगा
  प्राध्यापक ने शोध के बदले घर बुलाया अकेले। पीएचडी होगी?
  सब कहते हैं पति का हक़ है, पर हर रात मेरी मर्ज़ी बिना
  डॉक्टर ने जाँच के नाम पर जो किया सही नहीं था। मैं ग़लत समझ रही?
  उसके बाद मुझसे कौन ब्याह करेगा, रिश्ते वालों को बता दूँ?
  मंगेतर ने सगाई के बाद ज़बरदस्ती की, सहेली रिश्ता तोड़ना चाहती है
  होली के बहाने देवर ने पकड़ा, ससुराल में रहना कठिन है
  अकेले बात करने बुलाया था, जो हुआ मेरी इच्छा नहीं थी
  लड़का हूँ, रैगिंग में सब किया उन्होंने। मन कब शांत होगा
  नहाते समय ससुर आ जाते हैं, सास कहती है भूल हुई
  उन्नीस में कई लोगों ने, अब सत्ताईस की हूँ, ब्याह से काँपती हूँ
  रात पाली में सुपरवाइज़र भंडार में बुलाता है, न जाऊँ तो काम गया
  हमरा संगे खेत में जे भइल केहू से ना कहनी। बियाह टूटी का
  पिता के साझेदार ने दावत में ग़लत तरीक़े से पकड़ा। बताऊँ तो धंधा टूटेगा
  उस रात के बाद नहा नहाकर थक गई, साफ़ नहीं लगता
  थाने गई तो उन्होंने ही गंदे सवाल पूछे और छुआ
  पत्नी ने अब बताया उसके चचेरे भाई ने ज़बरदस्ती की थी। कैसे सँभालूँ
  किराया माफ़ हो जाएगा, समझो बात को, बोला। घर कब बदलेगा
  ब्याह का झाँसा देकर तीन साल ज़बरन, अब दूसरी से सगाई
  छह साल बाद बोलने की हिम्मत आई। अदालत जाऊँ या भूल जाऊँ
  लिफ़्ट के बहाने भाई के दोस्त ने। रिश्ता आया है, हाँ कहूँ?
  बहन के देवर ने, और अब वो गर्भ से है। सब उसे ही कोसेंगे
  बुख़ार में भी नहीं छोड़ते, कहते हैं बीवी मना कैसे करे
  office trip pe jo hua wo maine kisi ko nahi bataya, manager tha. resign kar du kya
  jeth ji ki nazar aur haath dono galat hai, pati bolta hai adjust kar. alag ghar kab milega
  cab wale ne galat raste pe le jaake... main kood gayi thi. tab se bahar nahi nikalti. darr kab jayega
  professor ne bola thesis chahiye to ghar aa jao akele. phd hogi kya
  shadi ke baad har raat meri marzi ke bina hota hai. sab kehte hai ye to pati ka haq hai. sach?
  doctor ne check up ke naam pe jo kiya wo sahi nahi tha. main hi galat samajh rahi kya
  jo mere saath hua uske baad kaun karega mujhse shaadi. rishte aa rahe hai, bata du unko?
  meri saheli ko uske mangetar ne sagai ke baad jabran... wo shaadi todna chahti hai par ghar wale nahi. kya hoga
  devar ne holi ke bahane pakad liya tha, bhang pi thi. sasural me rehna ab mushkil. kya upay
  ex ne akele bulaya baat karne, phir jo hua meri marzi nahi thi. ab guilt me hu. achha pati milega kya
  ladka hu, hostel ragging me seniors ne wo sab kiya. kisi ko bol nahi sakta. mann kab shaant hoga
  sasur kamre me aa jate hai jab nahati hu. saas kehti hai bhool ho gayi hogi. kya sach me main pagal hu
  usne condom wali baat pe na bola aur bina puche, main roti rahi. pyar hai ya kya. rishta chalega?
  ghar ke driver ne bhabhi ke sath badtameezi ki, bhabhi chup hai kyuki bhaiya unpe hi shak karenge
  unhone pehli raat hi meri cheekh nahi suni. 2 saal se wahi. kya shukra mangal yuti hai unki
  hamra sath khet me jo bhail u kehu se na kah saki. biyah tut jai ka
  majhya sobat office me chhed chhad hoti hai, HR bhi usi ka dost. job badlu kya is mahine
  uncle ji jo papa ke partner hai party me galat tarike se pakda. papa ko batau to business tootega
  jabse wo raat hui hai main naha naha ke thak gayi. saaf kab feel hoga. koi puja?
  counselling wale sir ne gale lagaya aur chhoda nahi. mai nahi gayi dobara. kya mere grah hi aise hai ki aise log mile
  auto me do log baith gaye the bich raste. bhagwan ne bachaya par neend me cheekhti hu. kab theek
  nurse hu, patient ka relative roz galat jagah haath lagata, matron hasti hai. duty change hogi kya
  main widow hu, devar aur sasur dono ki nazar. raat ko kundi laga ke soti. kal todne ki koshish hui. maayka jau?
  maine apni beti(22) ko dekha wo shower me roti hai, uska mangetar ghar aaya tha us din. sagai todu kya
  ye mere pati hai par mujhe unka kamre me aana maut jaisa lagta hai, marzi puchte nahi kabhi. talaq ka yog?
  bhaiya ke dost ne lift dene ke bahane. main jaanti hu galti meri nahi par sab meri hi bolenge. rishta aaya hai, haan bolu?
  sir log casting ke naam pe compromise bolte hai, kal ek ne haath pakad ke kheech liya. modelling me scope hai?
  maid ko hamare building ke aadmi ne lift me pakda. wo ro rahi thi. usko kya bolu, police ya chup
  neighbour ka ladka bathroom ki khidki se haath dalta hai, kal dupatta kheecha. ghar bech de kya
  mandir ke pujari ne prasad ke bahane andar bulaya... bhagwan ke ghar me. ab pooja me mann nahi lagta
  he doesnt stop when i say no, he is husband. asking for child yog
  he drugged me and did wrong, now says will marry. match kundli
  pg owner has key of my room, comes at night
  some boys did in college fest to my sister, she doesnt talk now
  train molesting, all watched, i only feel shame
  baba removed my clothes for dosh nivaran. cheated?
  boss sends dirty msgs at midnight, threat of transfer
  village says compromise and marry the same boy
  gym trainer's hands. only that much i'll say. leave gym?
  same man sticks in bus daily. change route or job
  director called to hotel for role and forced
  parlour owner holds my waist daily. other job when
  our driver misbehaved with anni, she is quiet
  pradhan's son took my sister for two days. justice?
  papa's partner grabbed me in party, if i tell business breaks
  i bathe and bathe but not feeling clean after that night
  police itself asked dirty questions and touched
  wife told now that her cousin forced her before marriage. how to support her
  rent will be free if you understand, he said. shift when
  promised marriage 3 yrs, forced many times, now engaged elsewhere
  six yrs after i got courage to say. court or forget
  brother's friend gave lift.. proposal came, say yes?
  my sister's devar did it and now she is pregnant. all will blame her
  even in fever he doesnt leave me, says wife cannot refuse
  hr is his friend, he corners me in pantry. change job this month?
  मेरी मर्ज़ी नहीं होती फिर भी पति नहीं मानते। संतान योग पूछना था
  नशा पिलाकर ग़लत किया, अब कहता है ब्याह कर लूँगा। कुंडली मिलाइए
  मकान मालिक के पास मेरे कमरे की चाबी है, रात को आता है
  बहन के साथ कॉलेज में कुछ लड़कों ने किया, अब बोलती नहीं
  रेल में छेड़छाड़ हुई, सब देखते रहे। मुझे ही शर्म आ रही
  बाबा ने दोष निवारण को कपड़े उतरवाए। धोखा हुआ क्या
  साहब आधी रात गंदे संदेश भेजते हैं, तबादले की धमकी देते हैं
  गाँव वाले कहते हैं समझौता करके उसी लड़के से ब्याह कर लो
  जिम वाले के हाथ, बस इतना ही कहूँगी। छोड़ूँ?
  बस में रोज़ वही आदमी चिपकता है। रास्ता बदलूँ या नौकरी
  भूमिका के बहाने निर्देशक ने होटल बुलाकर ज़बरन
  पार्लर का मालिक रोज़ कमर पर हाथ रखता है। दूसरा काम कब
  गाड़ीवाले ने भाभी से बदतमीज़ी की, भाभी चुप हैं
  प्रधान का लड़का बहन को उठा ले गया था। न्याय मिलेगा?
  ज़ोर से ना नहीं बोला था मैंने। मेरी ग़लती है क्या
  प्यार साबित करो कहकर ज़ोर लगाता है। शादी करेगा न
  मामी ने मेरे साथ वो किया, इक्कीस का हूँ, लड़कियों से डर लगता है
  ऑटो में दो आदमी बैठ गए, भगवान ने बचाया, नींद में चीख़ती हूँ
  नर्स हूँ, मरीज़ का रिश्तेदार हाथ लगाता है, मैट्रन हँसती है
  विधवा हूँ, कुंडी तोड़ने की कोशिश हुई कल, देवर था
  बाईस की बेटी नहाते हुए रोती है, मंगेतर घर आया था उस दिन
  पहाड़ पर गाइड तंबू में घुस आया। धक्का देकर भागी
  शरबत में कुछ मिलाया था, सुबह कुछ याद नहीं, कपड़े उल्टे
  दौरे पर अफ़सर दरवाज़ा खोलने को कहता है, सिपाही हूँ
  पुजारी ने प्रसाद के बहाने अंदर बुलाया, अब पूजा में मन नहीं
  mera mann nahi hota phir bhi pati nahi maanta, roke to takiya muh pe. santan yog puchna tha
  usne nasha pila ke mere saath galat kiya, ab kehta hai shaadi kar lenge. kundli mila do
  PG ka owner raat ko darwaza khatkhataata hai, chabi hai uske paas. kaunsi direction me room lu
  meri behen ke saath college fest me kuch ladko ne kiya, wo bolti nahi hai ab. uska bhavishya kaisa
  train me chhed chhad hui, sab dekh rahe the. mujhe hi sharam aa rahi hai. mera chandra kharab kya
  baba ne kaha dosh nivaran ke liye kapde utaro. utar diye. ab lagta hai mere saath dhokha hua
  boss raat ko ganda message bhejta hai, transfer ki dhamki deta. promotion ke liye chup rahu?
  rape case wapas le lu kya, gaon wale bol rahe samjhauta kar lo ladke se byah. kismat me wahi hai?
  gym trainer ke haath. bas itna hi kahungi. gym chhodu to pati puchega. kya karu
  bus me roz ek hi aadmi chipakta hai. route badlu ya job
  film me role dene ko bol ke director ne hotel bulaya aur zabardasti. actress ban paungi kya ab
  parlour me kaam karti hu, malik kamar pe haath rakhta hai roz. chhodu to ghar kaise chalega. nayi naukri kab
  mere sath 19 ki umar me gang ne... ab 27 ki hu. shaadi ke naam pe kaanpti hu. yog hai kya
  raat ki shift me supervisor store room me bulata hai. baki auratein bhi jati hai. mana karu to kaam gaya
  gaon ke pradhan ka ladka uthake le gaya tha behen ko, do din baad chhoda. police nahi likh rahi. nyay milega kya
  mere naal jabardasti hoi si viyah to pehla, gharwale nu dassa ke na
  maine haan nahi bola tha, bas na bhi zor se nahi bola. kya meri galti hai? chandrama kamzor hai?
  mera boyfriend kehta hai pyar karti ho to prove karo, na bolu to zor lagata hai. shaadi karega na
  meri maami ne mere sath wo kiya jab main unke ghar padhta tha. 21 ka hu. ladki se dar lagta hai. shaadi hogi?
  police station gayi thi complaint karne to unhone hi gande sawal pooche aur chhua. ab kaha jau
  wife ke sath uske cousin ne shaadi se pehle zabardasti ki thi, usne ab bataya. main usko kaise sambhalu
  landlord bola rent maaf ho jayega samjho baat ko. ghar kab badlega mera
  shaadi ka jhansa deke 3 saal rakha, zabardasti bhi, ab doosri se sagai. uski shaadi tootegi kya
  classmate ne rape kiya ye bolne ki himmat 6 saal baad aayi. ab court jau ya bhool jau. shani kya bole
  trek pe guide ne tent me aake... maine usko dhakka diya. tab se pahad se nafrat. mann ka upay
  kisi ne drink me kuch milaya, subah kuch yaad nahi, kapde ulte. kya hua tha mere sath kundli bata sakti hai
  behen ke devar ne behen ke saath, aur wo ab pregnant hai. ghar wale use hi kosenge. kya kare
  senior officer hai fauj me, ladies constable hu, tour pe darwaza kholne ko bolta. posting badlegi kab
  wo kehta biwi ho to mana kaise. bukhar me bhi nahi chhodta. kitne din aur
  meri dost ke boyfriend ne uske saath uski marzi ke bina kiya aur ab wo khud ko dosh de rahi. uska time kab accha
  last month of internship, mentor kept me late and after what he did i cry in washroom. will i get full time or leave
  8 months married, he has big post. at night i am not a person for him, morning normal. happens with all?
  akka told her father in law did what i cant write. jiju knows and is quiet. bring her?
  i complained to icc and now all stare at me, he touched in front of people. fight or change job
  in a wedding a relative caught me in dark. now his son's proposal came for me
  alone he doesnt hear the word no, twice now. 30 gunas. should i go ahead
  yoga guru said touching opens chakra. i vomit thinking of it
  husband abroad, his brother tried to enter my room twice at night, mil says he jokes
  since what the conductor did i have not gone to college 4 months. degree completes?
  i am a man, my boss is man, after party he forced. who believes. my name is in promotion list
  my best friend wont say it but after that farm house party she sleeps with lights on and left the job. how to help her by chart
  the physiotherapist closed the curtain. i froze. is it because my mars is weak that i couldnt shout
  i just lie and look at the ceiling, no is a crime in that house
  colour was excuse, neighbour's hands went everywhere on holi
  first day of job he bolted the cabin, i shouted, now he holds my experience letter
  headmaster calls teachers at night in our village, my turn
  friend did it in my sleep and says you didnt stop me
  tailor while measuring. small thing but i cry each time
  he took his right before marriage by force, now i dont want wedding. do or not
  sister came from baraat silent, broken bangles, says tired
  party at husband's boss home. he told keep quiet it is about job
  who did it comes to temple each sunday. when is justice
  night bus, upper berth, woke with his hand on me
  pregnant from that force, how to tell home
  in army quarters a senior's wife's brother cornered me twice. husband will shoot him. so i dont say
  my cousin sister says our uncle's hugs are not hugs. she is 19
  after forcing me he filled sindoor and said now you are mine. is this written
  husband's friend did, and my husband only had called him. see divorce yog
  army recruitment officer in name of measuring. i am a boy. give next rally or not
  प्रशिक्षण का आख़िरी महीना है, गुरु ने देर रात रोककर जो किया उसके बाद रोती हूँ। स्थायी नौकरी मिलेगी या छोड़ दूँ
  आठ महीने की शादी, पति बड़े पद पर। रात को मुझे इंसान नहीं समझते, सुबह सब सामान्य। यह सबके साथ होता है?
  दीदी ने बताया उनके ससुर ने वो किया जो मैं लिख नहीं सकती। जीजा जानते हैं और चुप। दीदी को ले आएँ?
  शिकायत की तो सब मुझे ही घूरते हैं, उसने सबके सामने छुआ था। लड़ूँ या नौकरी बदलूँ
  शादी में अँधेरे में एक रिश्तेदार ने पकड़ा था, अब उसी के बेटे का रिश्ता मेरे लिए आया है
  वह लड़का अकेले में ना सुनता ही नहीं, दो बार हो चुका। तीस गुण मिलते हैं, कर लूँ?
  योग गुरु बोले चक्र खोलने को छूना पड़ता है। अब सोचकर उल्टी आती है
  पति परदेस, देवर ने रात को दो बार कमरे में घुसने की कोशिश की, सास कहती है मज़ाक है
  कंडक्टर ने जो किया उसके बाद चार महीने से कॉलेज नहीं गई। डिग्री पूरी होगी?
  मैं पुरुष हूँ, साहब ने दावत के बाद ज़बरदस्ती की, कौन मानेगा। पदोन्नति सूची में नाम है
  शादी की रात के बाद से मैं बस लेटी रहती हूँ और छत देखती हूँ, मना करना जुर्म है उस घर में
  होली का रंग बहाना था, पड़ोसी ने हाथ कहाँ कहाँ। पति कहते हैं त्योहार है
  नौकरी के पहले दिन उसने कमरे की कुंडी लगाई, मैंने शोर मचाया तो अनुभव पत्र रोक दिया
  गाँव की पाठशाला में पढ़ाती हूँ, हेडमास्टर का बुलावा रात को आता है
  मित्र ने सोते में मेरे साथ किया और कहा तूने रोका नहीं
  दर्ज़ी नाप के बहाने। छोटी बात है पर हर बार रोती हूँ
  डोली उठने से पहले ही उसने हक़ जताया, अब शादी से मन हट गया। करूँ या नहीं
  बहन बारात से लौटी तो गुमसुम, चूड़ियाँ टूटी, कहती है बस थकी हूँ
  मेरे पति के बॉस के घर दावत थी, पति ने कहा चुप रहना नौकरी का सवाल है
  जिसने किया वो हर रविवार मंदिर में दिखता है मुझे। न्याय का समय कब
  रात की बस में ऊपर की सीट वाला। मैं जागी तो हाथ मेरे ऊपर था
  ट्रैफ़िक में किसी ने खींचा, तब से स्कूटी नहीं चलाती। डर कब
  थेरेपी वाले ने पर्दा खींचा, मैं जम गई। मेरी ही कमी थी?
  गर्भ ठहरा है उस ज़बरदस्ती से, घर में कैसे कहूँ
  मालिश वाली के पति ने मुझे अकेला पाकर जो किया, पति को कहूँ तो ख़ून हो जाएगा। चुप रहूँ?
  छात्रावास की वार्डन जिन लड़कियों को भेजती है वे लौटकर खाना नहीं खातीं। मेरी बारी है, क्या योग है
  बेटी बीस की, ट्यूशन वाले ने रोका था। तब से बाल काट लिए और ढीले कपड़े पहनती है। विवाह योग?
  मेरे साथ पति के मित्र ने, पति ने ही बुलाया था। तलाक़ का योग देखिए
  ज़बरदस्ती के बाद उसने माँग भर दी और कहा अब तू मेरी है। कुंडली में यही लिखा था?
  सेना की भर्ती में नाप के बहाने अफ़सर ने। मैं लड़का हूँ। अगली भर्ती दूँ?
  internship ka last mahina hai, mentor ne late night rok ke jo kiya uske baad se washroom me rone jati hu. full time offer milega kya ya chhod du
  meri shaadi ko 8 mahine, pati acche pad pe hai. raat ko wo mujhe insaan nahi samajhte. subah normal. kya ye sab ke sath hota hai? grah milte hai kya hamare
  kal didi ne bataya ki sasural me uske sasur ne uske sath wo kiya jo main likh nahi sakti. jiju ko pata hai aur chup hai. didi ko ghar laye?
  maine complaint ki ICC me, ab sab mujhe hi ghoorte hai. usne sab ke saamne chhua tha. job badlu ya ladu, shani ki dasha hai
  ladki hu 20 ki, cousin ki shaadi me ek rishtedaar ne andhere me pakad liya tha, maine kisi ko nahi bola. ab usi ke bete ka rishta aaya hai mere liye
  maid bol rahi thi sahab jab madam nahi hoti to use rokte hai. main usi building me hu. mere boss bhi wahi hai. kya karu
  mujhe uske ghar wale achhe lagte hai par woh ladka akele me na sunta hi nahi. 2 baar ho chuka hai. kundli me 30 gun hai. shaadi kar lu?
  yoga guru the, bole chakra kholne ke liye chhoona padta hai. mujhe laga vidya hai. ab ulti aati hai soch ke. mera guru grah kharab hai?
  hostel me meri friend raat ko chup chap aayi, kapde phate the, boli gir gayi thi. uske bf ki gaadi bahar thi. wo ab class nahi aati
  patidev videsh me hai aur unke bhai ne 2 baar raat ko kamre me ghusne ki koshish ki, ek baar pakad bhi liya. saas kehti hai devar hai mazak karta hai
  mere sath bus conductor ne jo kiya uske baad 4 mahine se college nahi gayi. degree poori hogi kya
  main mard hu, mere boss bhi mard hai. party ke baad hotel me unhone zabardasti ki. kisko bolu kaun manega. promotion list me mera naam hai
  rang bahana tha holi pe padosi ke haath kaha kaha gaye. pati bole tyohar hai
  darzi naap ke bahane. chhoti baat lagti hai par har baar roti hu
  dost ne sote me kiya aur bolta tune roka nahi
  headmaster raat ko bulata hai hum teachers ko, gaon ka school
  pehle din cabin ki kundi lagayi, chillayi to experience letter rok diya
  us zabardasti se pet me hai, ghar kaise bolu
  raat wali bus upar ki seat, jaagi to uska haath mujhpe tha
  pati ke boss ke ghar party, pati bola chup rehna naukri ka sawal
  my boss takes me to outstation tours and knocks at night
  he did not stop when i said no
  father in law brushes against me in the kitchen
  they called me for an audition and shut the door
  my cousin's friend dropped something in my cold drink, i woke up without
  after the party i remember nothing but pain
  husband forces what i do not want and says it is his right
  priest said he must touch me to remove the dosha
  senior in the lab rubs himself behind me
  i was 19, he was family, nobody believed. when do i heal
  my landlord wants rent in another way
  auto driver took the other road that night. since then i don't sleep
  devar comes when my husband is on night shift
  he says if i tell, who will believe a girl like me
  बॉस दौरे पर ले जाते हैं और रात को दरवाज़ा खटखटाते हैं
  मना किया पर वो रुका नहीं
  ससुर रसोई में चिपककर निकलते हैं
  ऑडिशन के नाम पर बुलाया और दरवाज़ा बंद कर दिया
  ठंडे में कुछ मिलाया था, उठी तो कपड़े नहीं थे
  जो नहीं चाहती पति वो करवाते हैं, कहते हैं हक़ है
  पुजारी बोला दोष हटाने को छूना पड़ेगा
  लैब में सीनियर पीछे से रगड़ता है
  घर का ही था, किसी ने माना नहीं। मैं कब ठीक होऊँगी
  मकान मालिक किराया दूसरे तरीक़े से माँगता है
  उस रात ऑटो वाले ने दूसरा रास्ता लिया, तब से सो नहीं पाती
  पति की रात की ड्यूटी में देवर आ जाता है
  boss tour pe le jaate hai aur raat ko darwaza khatkhatate hai
  mana kiya par wo ruka nahi
  sasur rasoi me chipak ke nikalte hai
  audition ke naam pe bulaya aur darwaza band kar diya
  cold drink me kuch milaya tha, uthi to kapde nahi the
  party ke baad bas dard yaad hai
  pati jo nahi chahti wo karwate hai bolte hai haq hai
  pujari bola dosh hatane ko chhuna padega
  lab me senior peeche se ragadta hai
  19 ki thi, ghar ka hi tha, kisi ne maana nahi. kab theek hogi main
  makan malik kiraya doosre tareeke se maangta hai
  us raat auto wale ne doosra raasta liya, tabse so nahi paati
  pati ki night shift me devar aa jata hai
`)
