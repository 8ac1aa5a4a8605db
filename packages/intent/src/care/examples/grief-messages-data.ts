import { lines } from './lines.ts'

/** Messages of the matter `grief`. */
export const GRIEF_MESSAGES: readonly string[] = lines(`
  my mother passed away last week
  papa is no more. how do i go on. will his soul be at peace
  i lost my husband in january, since then house is silent. what does this year have for me
  my son died in bike accident, he was 21. why did god choose him
  nani expired yesterday. can i attend my interview on friday
  my dog of 14 yrs left us today. feeling empty
  my wife left for heavenly abode, 40 years we were together
  my best friend is no more, i still type to her number. when will mind settle
  grandfather is gone. should we postpone the wedding
  lost my mom to covid, still cant sleep on her birthday. tell me something
  after papa's demise all load is on me. when will job come
  my brother died by suicide last year. was it my fault
  sister passed away during delivery. baby is with us. what is baby's future
  i lost both parents in 2 years. is something wrong in my chart
  today is 13th day of my father. my exam is next week. can i do
  my twin is gone. half of me
  guru ji my mother's last rites done, feeling lost, money matters also
  my fiance died in accident 2 months before marriage. will i ever love
  my little niece of 4 yrs is no more. whole family broken
  how to come out from sorrow of losing husband. any mantra
  i miss papa. he used to call at 7. phone does not ring now
  she took her last breath holding my hand. did she go in good nakshatra
  my teacher who was like father died. i am shaken. job decision pending
  i couldn't reach in time for my mothers cremation, i am in canada. will she forgive me
  my friend lost his wife, he is with 2 small kids. how will his time be
  chacha ji dehant on monday. now shop who will run, me or cousin
  dad died and left loans. when will it be ok for us
  my cat was run over, i know people laugh but i am crying
  one year of my son today. i lit lamp. is he reborn?
  my husband martyred at border. i have 3 month baby. what is written for us
  i am widow at 29. what is left in my kundli
  my mother is gone and my brother fights for her bangles. i am tired of both
  she was only 33, cancer took my wife in 2 months. kids ask where mama is
  lost my gf in road accident. she is in my dream daily. what does she want
  our family lost 3 persons in one year. is it pitra dosh
  can we do engagement in the same year of father's death
  father in law expired so our house warming is cancelled. next date?
  no mood for anything since maa went. when will i feel like working
  is my late father happy where he is
  how will my mother live now after dad. she doesn't eat
  he went in sleep, 84 years. good death they say but i miss
  i lost my baby girl at 5 months old. fever. tell me why
  after thatha left paati is not speaking. her health ok?
  my roommate was found dead. i keep seeing. can you help my mind
  i am not able to delete his number. he died in october. will i marry again
  my elder sister who raised me is gone, today i got job and no one to tell
  guruji my guru took samadhi. i feel without direction
  we lost our house helper amma of 30 years. feels like family death
  at 65 i lost my only son. who will light my pyre
  appa is no more sir. when will my visa come, i need to take amma with me
  mourning since diwali. will this new year give any happiness
  my in laws blame me for husband's death. my fate?
  my colleague died suddenly at desk. scared and sad. how will be our dept
  dad's shraddh first time. hands were shaking. is he satisfied
  my daughter passed at 16. her room is same. i don't know what to ask
  lost my job and then my father in the same month. when will light come
  uncle drowned on picnic. aunt is alone. how will be her days
  she went away from us on ekadashi, my mother. is it mukti
  my bhabhi died leaving my brother with kids. should he remarry, when
  i buried my father on tuesday. today they want property papers
  sir it is 3 months since amma. i still make two cups of tea. my exam for kas is in june, should i sit this year or take rest
  my periappa, who paid my college fee, went on sunday in sleep. i am in dubai, no leave. will i be able to do something for him and will i get transfer to india
  we had 4 of us friends from class 1. now 3. nobody says his name. his bike is still at my home. should we go on the goa trip he planned
  my wife is gone 2 yrs. son wants me to meet a lady, also widow. is it wrong to her memory? what does chart say
  thakuma is no more, she was reading my kundli always. now asking you. when is my job
  माँ गुज़र गईं पिछले हफ़्ते
  पिताजी नहीं रहे। उनकी आत्मा को शांति मिलेगी?
  पति को जनवरी में खो दिया, घर सूना है। ये साल कैसा रहेगा
  बेटा दुर्घटना में चला गया इक्कीस साल का। भगवान ने उसे ही क्यों चुना
  नानी का देहांत कल हुआ। शुक्रवार को इंटरव्यू दे सकती हूँ?
  चौदह साल का मेरा कुत्ता आज छोड़ गया
  पत्नी का स्वर्गवास हो गया, चालीस साल का साथ था
  सबसे अच्छी सहेली अब नहीं है। मन कब शांत होगा
  दादाजी चल बसे। शादी टालें क्या
  कोरोना में मम्मी गईं, उनके जन्मदिन पर नींद नहीं आती
  पापा के जाने के बाद सारा बोझ मुझ पर। नौकरी कब
  भाई ने पिछले साल अपनी जान ले ली। मेरी ग़लती थी क्या
  दीदी प्रसव में चल बसीं। बच्ची हमारे पास है। उसका भविष्य
  दो साल में माँ पापा दोनों गए। मेरी कुंडली में कुछ ख़राब है?
  आज पिताजी की तेरहवीं है, अगले हफ़्ते परीक्षा। दे दूँ?
  मेरा जुड़वाँ भाई नहीं रहा
  माँ का अंतिम संस्कार हो गया, खोया खोया हूँ
  मंगेतर की मृत्यु हो गई शादी से दो महीने पहले। कभी प्यार होगा?
  चार साल की भतीजी चली गई। पूरा परिवार टूट गया
  पति के जाने के ग़म से कैसे निकलूँ
  पापा की याद आती है, सात बजे फ़ोन करते थे। अब नहीं बजता
  मेरा हाथ पकड़कर उन्होंने आख़िरी साँस ली। नक्षत्र अच्छा था?
  गुरुजन जो पिता समान थे चल बसे। नौकरी का फ़ैसला करना है
  माँ की चिता तक नहीं पहुँच पाया, विदेश में हूँ। माफ़ करेंगी?
  मित्र की पत्नी गुज़र गई, दो छोटे बच्चे हैं। उसका समय कैसा
  चाचाजी का देहांत सोमवार को हुआ। अब दुकान कौन सँभाले
  पापा गए और क़र्ज़ छोड़ गए। हमारा कब ठीक होगा
  बिल्ली गाड़ी के नीचे आ गई, रो रही हूँ
  आज बेटे को गए एक साल। दिया जलाया
  पति सीमा पर शहीद हो गए। तीन महीने का बच्चा है। क्या लिखा है
  उनतीस में विधवा हो गई। कुंडली में क्या बचा
  माँ गईं और भाई कंगन के लिए लड़ रहा है
  कैंसर ने दो महीने में मेरी पत्नी ले ली। बच्चे पूछते हैं माँ कहाँ
  प्रेमिका दुर्घटना में चली गई, रोज़ सपने में आती है। क्या चाहती है
  एक साल में तीन लोग गए घर से। पितृ दोष है?
  पिताजी की बरसी से पहले सगाई कर सकते हैं?
  ससुरजी नहीं रहे, गृह प्रवेश टला। अगली तिथि?
  माँ के जाने के बाद किसी चीज़ का मन नहीं
  पापा जहाँ हैं ख़ुश हैं क्या
  पापा के बाद मम्मी कैसे रहेंगी। खातीं नहीं
  नींद में ही चले गए चौरासी के थे। याद आती है
  पाँच महीने की बेटी बुख़ार में चली गई। क्यों
  दादू के जाने के बाद दादी बोलती नहीं
  साथ रहने वाला कमरे में मृत मिला। आँखों से जाता नहीं
  अक्टूबर में गुज़रे वो। दोबारा शादी होगी?
  बड़ी बहन जिसने पाला वो नहीं रही, आज नौकरी लगी पर किसको बताऊँ
  गुरुजी ने समाधि ले ली। दिशा नहीं दिखती
  तीस साल से जो अम्मा घर में काम करती थीं वो चल बसीं
  पैंसठ की उम्र में इकलौता बेटा चला गया। मेरी चिता कौन जलाएगा
  बाबूजी नहीं रहे। वीज़ा कब लगेगा, अम्मा को साथ ले जाना है
  दिवाली से शोक है घर में। नए साल में कुछ ख़ुशी?
  ससुराल वाले पति की मौत का दोष मुझे देते हैं। मेरा भाग्य?
  साथ काम करने वाला कुर्सी पर ही चल बसा
  पापा का पहला श्राद्ध था, हाथ काँप रहे थे। तृप्ति मिली उन्हें?
  सोलह साल की बेटी चली गई। कमरा वैसा ही है
  नौकरी गई फिर उसी महीने पापा। रोशनी कब आएगी
  मामा डूब गए घूमने गए थे। मामी अकेली हैं
  माँ एकादशी को गईं। मुक्ति मिली?
  भाभी छोड़ गईं भाई और बच्चों को इस दुनिया में, भाई दूसरा विवाह कब करे
  अम्मी का इंतक़ाल हो गया। दिल नहीं लगता
  मंगल को पिताजी का दाह किया, आज ज़मीन के काग़ज़ माँग रहे
  पोती को खोया हमने, बहू को कैसे सँभालें
  दादी परलोक सिधार गईं, सूतक में परीक्षा दे सकता हूँ?
  माँ को गए तीन महीने, अब भी दो प्याले चाय बनती है। जून में परीक्षा है, दूँ या रहने दूँ
  ताऊजी जिन्होंने मेरी फ़ीस भरी, इतवार को नींद में चले गए। विदेश में हूँ, छुट्टी नहीं। तबादला होगा?
  हम चार दोस्त थे, अब तीन हैं। उसकी गाड़ी मेरे घर खड़ी है
  पत्नी को गए दो साल। बेटा कहता है किसी से मिल लूँ। ग़लत तो नहीं? कुंडली क्या कहती
  maa guzar gayi pichhle hafte
  papa nahi rahe. ab kaise jiyu. unki aatma ko shanti milegi?
  pati ko january me kho diya, ghar soona hai. ye saal kaisa rahega
  beta bike accident me chala gaya 21 saal ka. bhagwan ne use hi kyu chuna
  nani expire ho gayi kal. friday ko interview de sakti hu?
  14 saal ka mera kutta aaj chhod gaya. khali lag raha
  patni ka swargwas ho gaya, 40 saal ka sath tha
  best friend ab nahi hai, uske number pe likhti rehti hu. mann kab shant hoga
  dadaji chal base. shaadi tale kya
  corona me mummy gayi, unke birthday pe neend nahi aati. kuch boliye
  papa ke jane ke baad sara bojh mujhpe. naukri kab
  bhai ne pichhle saal khud ki jaan le li. meri galti thi kya
  didi delivery me chal basi. bachi hamare paas hai. uska bhavishya
  2 saal me maa papa dono gaye. meri kundli me kuch kharab hai?
  aaj papa ki terahvi hai, agle hafte exam. de du?
  mera judwa bhai nahi raha. aadha main hi chala gaya
  maa ka antim sanskar ho gaya, khoya khoya hu
  mangetar ki accident me maut ho gayi shaadi se 2 mahine pehle. kabhi pyar hoga?
  4 saal ki bhatiji chali gayi. pura parivar toot gaya
  pati ke jane ke gham se kaise niklu. koi mantra
  papa ki yaad aati hai, 7 baje phone karte the. ab nahi bajta
  mera haath pakad ke aakhri saans li usne. nakshatra acha tha?
  sir jo pita jaise the chal base. hil gayi hu, naukri ka faisla karna hai
  maa ki chita tak nahi pahunch paya, canada me hu. maaf karengi?
  dost ki biwi guzar gayi, 2 chhote bachhe hai. uska samay kaisa
  chacha ji ka dehant somvar ko. ab dukan kaun sambhale
  papa gaye aur karza chhod gaye. hamara kab theek hoga
  billi gaadi ke niche aa gayi, ro rahi hu
  aaj bete ko gaye ek saal. diya jalaya. uska dusra janam hua?
  pati border pe shaheed ho gaye. 3 mahine ka baccha hai. kya likha hai
  29 me vidhwa ho gayi. kundli me kya bacha
  maa gayi aur bhai kangan ke liye lad raha. thak gayi dono se
  cancer ne 2 mahine me meri biwi le li, 33 ki thi. bachhe puchte mumma kaha
  gf road accident me chali gayi roz sapne me aati hai. kya chahti hai
  ek saal me 3 log gaye ghar se. pitra dosh hai?
  papa ki barsi se pehle sagai kar sakte hai?
  sasur ji nahi rahe, griha pravesh tala. agli tarikh?
  maa ke jane ke baad kisi cheez ka mann nahi. kab kaam karne ka mann hoga
  papa jaha hai khush hai kya
  papa ke baad mummy kaise rahengi. khati nahi
  neend me hi chale gaye 84 ke the. sab bolte achi maut par yaad aati hai
  5 mahine ki beti bukhar me chali gayi. kyu
  dadu ke jane ke baad dadi bolti nahi. unki sehat?
  roommate mara mila tha kamre me. aankho se jata nahi. mann shant karo
  october me guzre wo, number delete nahi hota. dobara shaadi hogi?
  badi behen jisne pala wo nahi rahi, aaj naukri lagi par kisko batau
  guruji ne samadhi le li. disha nahi dikhti
  30 saal se jo amma ghar me kaam karti thi wo chal basi
  65 ki umar me iklauta beta chala gaya. meri chita kaun jalayega
  babuji nahi rahe. visa kab lagega amma ko sath le jana hai
  diwali se shok hai ghar me. naye saal me kuch khushi?
  sasural wale pati ki maut ka dosh mujhe dete hai. meri kismat?
  sath kaam karne wala desk pe hi chal basa. dar aur dukh dono
  papa ka pehla shradh tha haath kaanp rahe the. tripti mili unko?
  16 saal ki beti chali gayi. kamra waisa hi hai. kya puchu samajh nahi aata
  naukri gayi fir usi mahine papa. roshni kab aayegi
  mama picnic pe doob gaye. mami akeli hai. din kaise katenge unke
  maa ekadashi ko gayi. mukti mili?
  bhabhi chhod gayi bhai aur bachho ko, bhai dusri shadi kare kya kab
  mangal ko papa ko dafnaya, aaj zameen ke kaagaz maang rahe
  ammi ka inteqal ho gaya. dil nahi lagta. job switch karu ya ruku
  maa ko gaye 3 mahine, abhi bhi do cup chai banti hai. june me exam hai, du ya is saal rehne du
  tauji jinhone meri fees bhari itwar ko neend me chale gaye. dubai me hu chhutti nahi. india transfer hoga?
  hum 4 dost the pehli class se, ab 3 hai. uski bike mere ghar khadi hai. goa jaye kya jo usne plan kiya tha
  biwi ko gaye 2 saal. beta bolta kisi se mil lu, wo bhi vidhwa hai. galat to nahi? kundli kya kehti
  my father passed away last month and I feel empty
  lost my mom to covid, how will this year be for me
  my husband died two years ago, will I find peace
  grandfather expired yesterday
  my brother is no more, my parents are shattered
  we lost our son in an accident, when will my wife smile again
  my dog of 12 years died today
  she left this world in March, I still call her number
  my wife passed on and I don't know how to raise the kids
  first rakhi without my brother
  papa is gone, mummy does not eat
  today is one year of my mother's death
  my fiance died before our wedding
  I could not reach in time for my father's last rites
  my friend was killed in a bike accident
  we did the thirteenth day yesterday, the house is silent
  my nani who raised me is not in this world now
  I lost both my parents within a year, will my luck change
  dad's chair is empty, when will this sadness go
  my husband went to sleep and never woke up, I am 35 with two children
  after my sister's death nothing feels good
  heart attack took my elder brother
  his ashes are still at home, when should we go to Haridwar
  I miss my late father so much
  uncle died and our family broke, how are coming months
  I am a widow since 2 months, how will my life go on
  my teacher who was like a father died
  my baby girl died at 3 years, will god give her back to me
  carried my brother to the pyre yesterday
  dadi is not with us any more
  today is papa's barsi
  my baby lived for two days
  this is the first diwali without papa
  there is a garland on my husband's photo now, how do I raise the kids
  got the call at 3 am, my brother is gone
  we immersed her ashes in Kashi yesterday
  पिताजी का देहांत हो गया, मन बहुत दुखी है
  माँ नहीं रहीं, घर सूना लगता है
  मेरे पति गुज़र गए, बच्चे छोटे हैं
  दादाजी कल चल बसे
  भाई दुर्घटना में चला गया, माता-पिता टूट गए हैं
  हमने अपना बेटा खो दिया
  आज माँ को गए एक साल हो गया
  कल तेरहवीं थी, घर में सन्नाटा है
  पिताजी के अंतिम संस्कार में नहीं पहुँच पाया
  दोस्त की मौत हो गई
  एक ही साल में माता-पिता दोनों चले गए
  बहन के जाने के बाद मन नहीं लगता
  अस्थि विसर्जन के लिए कब जाएँ
  मैं दो महीने पहले विधवा हुई, आगे जीवन कैसा होगा
  तीन साल की बेटी हमें छोड़कर चली गई
  गुरु जी का स्वर्गवास हो गया
  कोरोना में पत्नी को खो दिया
  मेरा कुत्ता मर गया, बहुत याद आती है
  पापा की बहुत याद आती है, उन्हें गए दो साल हुए
  सास अब हमारे बीच नहीं रहीं
  पिता की चिता को आग देकर आया हूँ
  बेटे की अर्थी उठाई है, अब क्या बचा
  papa ka dehant ho gaya pichle mahine
  mummy nahi rahi, ghar khali lagta hai
  mere pati guzar gaye, bachche chhote hai
  dada ji expire ho gaye kal
  bhai accident me chala gaya, maa baap toot gaye
  humne apna beta kho diya
  mera kutta mar gaya 12 saal saath tha
  biwi ke jaane ke baad kuch samajh nahi aata
  bhai ke bina pehli rakhi
  aaj maa ko gaye ek saal ho gaya
  mangetar ki shaadi se pehle maut ho gayi
  papa ke antim sanskar me nahi pahunch paya
  dost ki bike accident me maut ho gayi
  kal terahvi thi, ghar soona hai
  nani jisne pala wo ab duniya me nahi
  ek saal me maa baap dono chale gaye
  papa ki kursi khali hai, ye dukh kab kam hoga
  didi ke jaane ke baad mann nahi lagta
  bade bhaiya ko heart attack aaya aur chal base
  asthi visarjan karna hai kab jaye
  papa ki bahut yaad aati hai unhe gaye 2 saal ho gaye
  main vidhwa hu do mahine se, aage jeevan kaisa hoga
  meri 3 saal ki beti chali gayi hame chhod ke
  mere guru ji ka swargwas ho gaya
  jawan bete ki arthi uthayi hai maine
  saas maa ab hamare beech nahi rahi
  corona me pati ko kho diya, ab kaise sambhalu
  chacha gujar gaye aur family bikhar gayi
  unke jaane ka gham nahi jaata
  bhai ki arthi ko kandha diya kal
  chita ko agni dete waqt haath kaanp rahe the, ab ghar kaise chalega
  maa ke haath ka khana yaad aata hai wo ab rahi nahi
  papa ke bina pehli diwali hai
  jawan bhai chala gaya, bhabhi ko kaise sambhale
  baby 2 din jiya phir chala gaya
  mere pati ki photo pe haar hai ab, kaise jiyu bachcho ke liye
  40 days since appa, house is on me. when job
  nani left us day before. postpone wedding?
  my dog of 13 yrs passed last night
  third year of son's death anniversary. when will laughter return
  after husband's death nobody asks me in that house. work?
  still have his number saved. why he went
  brother ended his life two yrs ago, was it my fault
  wife didnt survive delivery, baby is 2 months
  last thing i did with aunt was fight, then she was gone
  came from uncle's cremation, talk of griha pravesh ok?
  why god took my 5 yr old gudiya
  papa was martyred, never saw him. still miss
  my husband's inteqal happened, in iddat. how will life go
  when to immerse ashes, heart heavy
  baby fought 12 days and left
  fiance died, they call me unlucky
  my cat mini gone today, crying
  colleague collapsed and died at desk, cannot go to that office
  amma's annual ceremony is on which tithi, i miss her so much
  my father in law expired and we had booked flat. still take?
  पिताजी को गए चालीस दिन, घर मुझ पर है। नौकरी कब लगेगी
  नानी परसों चल बसीं। ब्याह की तारीख़ बढ़ाएँ?
  मेरा शेरू कल रात चला गया, तेरह साल साथ था
  बेटे की तीसरी बरसी है, घर में हँसी कब लौटेगी
  पति के बाद दो बच्चों संग अकेली हूँ। काम मिलेगा?
  उसका नंबर अब भी सहेजा है। क्यों गया वो
  भाई ने दो साल पहले अपनी जान ले ली थी। मेरी ग़लती थी?
  प्रसव में पत्नी नहीं बची, बेटी दो महीने की है
  मेरे गुरुजी ब्रह्मलीन हो गए, किसकी शरण जाऊँ
  दीदी के बाद जीजा को फिर ब्याह करना चाहिए?
  हम जुड़वाँ थे, अब आधा रह गया हूँ
  ससुर जी के जाने से पति बिखर गए हैं
  हर रविवार उनका फ़ोन आता था, अब रविवार काटता है
  अम्मी रमज़ान में गुज़रीं, नींद नहीं आती
  उनके बिना पहली दीवाली है, दिये जलाऊँ?
  परदेस में था, माँ को कंधा न दे पाया
  भतीजा नदी में डूब गया, भाभी पत्थर हो गई हैं
  बत्तीस साल का साथ था, आज तस्वीर पर हार चढ़ाया
  papa ko gaye 40 din hue, ab ghar ki zimmedari mujhpe. naukri kab lagegi
  nani chal basi parso. shaadi ki date aage badhaye kya
  mera bruno kal raat chala gaya, 13 saal sath raha. log bolte hai kutta hi to tha
  bete ki teesri barsi hai. ghar me hasi nahi laut ti. kab lautegi
  pati ke jane ke baad sasural wale puchte nahi. akele do bachche, kaam milega kya
  uska number abhi bhi phone me save hai, call lag jaye bas ek baar. kyu gaya wo
  bhai ne do saal pehle khud apni jaan le li thi, main rok nahi paya. kya ye meri galti thi
  wife delivery me nahi bachi, beti mere paas hai 2 mahine ki. beti ka bhavishya batao
  papa ji poore ho gaye pichle hafte, dukan ab main sambhalu ya bhai
  meri jeth ki ladki 22 saal ki dengue me khatam ho gayi, poora ghar toot gaya. shanti kab
  didi ke jaane ke baad jiju ko dobara shaadi karni chahiye kya, bachche chhote hai
  hum judwa the. ab aadha hi hu. mere sath kya hoga
  5 saal ki thi meri guddi. bhagwan ne kyu li
  chacha jinhone pala unki maut ke baad se kaam me mann nahi lagta. kab lagega
  har Sunday papa ka phone aata tha 11 baje. ab Sunday se dar lagta
  ammi guzri hai isi ramzan me. neend nahi aati. dua ya koi upay
  team lead ki achanak maut ho gayi heart attack se, office jaane ka mann nahi. job change karu?
  bacha ICU me 12 din lada phir chala gaya. agla bachcha kab plan kare
  fiance ki maut ke baad log mujhe manhoos bolte hai. kya sach me meri kundli aisi hai
  meri billi mini kal mar gayi, subah se ro rahi hu
  unki photo pe haar chadhaya aaj. 32 saal ka saath. ab kya karu main
  no sister to tie rakhi now. when will mind settle
  accident took her. can i love again
  both parents in covid. show some way
  since mummy went dad doesnt talk
  thatha's 13th day and my paper same day
  best friend attained god's feet, see him in each street
  amma's saree still has smell
  our guru attained samadhi, whom to follow
  should jiju marry again now that akka is not there
  we were twins. half is gone
  fil is no more and husband is shattered
  every sunday his call used to come
  ammi passed in ramzan, no sleep
  first diwali without her. light lamps?
  i was in abroad, couldnt give shoulder to mother
  nephew drowned, bhabhi is like stone
  32 years together. put garland on photo today
  my teacher who made me is no more, exam has no meaning
  grandma was my whole world. she went in sleep. i feel orphan at 30
  she died holding my hand. how to stop seeing it
  राखी पर कलाई सूनी रही, बहन नहीं रही। मन कब सँभलेगा
  दुर्घटना ने उसे छीन लिया। क्या मैं फिर प्रेम कर पाऊँगा
  महामारी में माँ पापा दोनों गए। रास्ता दिखाइए
  माँ के जाने के बाद पापा बोलते नहीं
  दादाजी की तेरहवीं और मेरा पर्चा एक ही दिन
  मित्र स्वर्ग सिधार गया, हर गली में दिखता है
  माँ की साड़ी में अब भी ख़ुशबू है
  बाबूजी ना रहे, खेत के बँटवारा कइसे होई
  मौसी से आख़िरी बार झगड़ा किया था, फिर वो नहीं रहीं
  मामा का अंतिम संस्कार करके आए हैं, गृह प्रवेश की बात करें?
  पाँच साल की गुड़िया को भगवान ने क्यों लिया
  पिता शहीद हुए, मैंने देखा तक नहीं। कमी क्यों लगती है
  शौहर का इंतक़ाल हुआ, इद्दत में हूँ। आगे कैसे कटेगी
  अस्थि विसर्जन कब करूँ, मन भारी है
  बारह दिन लड़ा मेरा बच्चा फिर चला गया
  मंगेतर की मौत के बाद मुझे अशुभ कहते हैं
  मिनी बिल्ली नहीं रही, सुबह से रो रही हूँ
  is rakhi pe kalai sooni rahi, behen nahi rahi ab. mann kab sambhlega
  wo meri thi 6 saal, accident ne chheen liya. kya main phir kabhi pyar kar paunga
  corona me dono chale gaye mummy papa. aage ka rasta dikhao
  jab se mummy upar gayi hai papa baat nahi karte. unka mann kaise lagega
  dadaji ki tervi hai kal, mera paper bhi kal. dono kaise karu
  yaar mera best friend swarg sidhar gaya, har gali me wahi dikhta hai
  maa ki saree me abhi bhi khushboo aati hai. kab bhoolungi
  guruji hamar babuji na rahe, khet ka batwara kaise hoi
  mere guru ji brahmleen ho gaye, ab kiski sharan jau
  mausi expire ho gayi suddenly, maine unse jhagda kiya tha last time. wo maaf karengi?
  mama ka antim sanskar karke aaye hai, aaj grih pravesh ki baat karna theek hai kya
  usne bola tha shaam ko milte hai. shaam ko uski lash mili. kya likha tha aisa
  sasur ji nahi rahe, pati bikhar gaye hai. unko kaise sambhalu
  papa shaheed hue the 99 me, kabhi dekha nahi unko. unki kami kyu lagti hai aaj bhi
  mere miyan ka inteqal ho gaya, iddat me hu. aage zindagi kaise kategi
  pitaji ki asthiyan visarjan karni hai, kab jau, mann bahut bhaari hai
  uske bina pehli diwali hai. diye jalau ya nahi
  main videsh me tha, maa ko kandha bhi nahi de paya. ye bojh kab utrega
  jawan bhatija doob gaya nadi me. bhaiya bhabhi ka dukh kaise kam ho
  dada ji ka saaya uth gaya, unki jaisi salah kaun dega ab business me
  joining letter and father's death same day. join?
  mom's phone is still on charge daily
  our parrot of 12 years gone, cage is open
  sister's kid calls me mother since she is no more
  only slipper was found on road, two years
  heard by whatsapp, couldnt see him last
  never got on with mil, cried most when she went
  brother came in tricolour, when will amma laugh
  asked to wear white since he went, can i wear colour again
  100 and gone, yet house is hollow without grandma
  बाबा की लाठी अब भी कोने में रखी है, घर में हर कोई उससे बचकर निकलता है। मन कब मानेगा
  दीदी कैंसर से चली गईं, उनकी बिटिया मुझे माँ कहती है। उसका भविष्य
  जिस दिन नियुक्ति पत्र आया उसी दिन पिताजी चले गए। जॉइन करूँ?
  दोस्त को ख़ुद आग दी मैंने, तब से हाथ काँपते हैं। काम में मन कब लगेगा
  हमारा तोता बारह साल का था, पिंजरा ख़ाली है
  पति के बाद सफ़ेद पहनने को कहते हैं। क्या मैं फिर रंग पहन पाऊँगी
  माँ का मोबाइल चार्ज पर लगा रखा है, कॉल कोई नहीं करता
  दादी सौ पूरे करके गईं, फिर भी सूना लगता है। विवाह टालें?
  सड़क पर उसकी चप्पल मिली थी बस। बेटे को गए दो साल
  चाचा की तेरहवीं में ताऊ लड़ पड़े, आत्मा को शांति मिलेगी?
  बिटिया की गुड़िया किसे दूँ, वो तो नहीं रही
  सेना से तिरंगे में आया मेरा भाई। माँ कब हँसेगी
  मौत की ख़बर व्हाट्सएप से मिली, आख़िरी बार देख न पाया। पछतावा कब जाएगा
  गुरु माँ का देहांत हो गया, साधना छूट गई
  सास से कभी न बनी, पर उनके जाने पर सबसे ज़्यादा मैं रोई
  jis din joining letter aaya usi din papa chale gaye. join karu kya
  dada ki lathi kone me rakhi hai, koi hatata nahi. mann kab maanega
  meri tota mithu mar gaya 12 saal ka tha, pinjra khaali
  maa ka phone charge pe laga rakha hai aaj bhi
  didi ki beti mujhe maa bolti hai jabse didi nahi rahi. uska bhavishya
  sadak pe bas chappal mili thi bete ki, do saal hue
  maut ki khabar whatsapp pe mili, aakhri baar dekh nahi paya
  saas se kabhi nahi bani par unke jaane pe sabse zyada main royi
  tirange me lipat ke aaya bhai. maa kab hasegi
  it's been a year and i still lay his plate
  ma went on the day of karva chauth
  lost my little brother in the river last month
  we came back from the hospital without papa
  her terahvi is on sunday
  my wife is in the photo with a garland now
  our baby girl lived for two days
  grandpa who raised me has left for his last journey
  the house is silent since he went to god
  my husband did not return from the border, they brought him in the flag
  covid took both of them and i am still angry
  my best friend is no more, bike accident
  i could not reach in time for my father's last breath
  first diwali without her
  how do i do shradh for my son, a father should not have to
  my dog of 14 years crossed the rainbow bridge
  my twin is gone and half of me too
  he slept and never woke up. fifty one he was
  amma's ashes are still with me
  since dad's heart stopped in may i keep hearing him
  साल हो गया, आज भी उनकी थाली लगाती हूँ
  माँ करवा चौथ के दिन चली गईं
  छोटा भाई नदी में बह गया पिछले महीने
  अस्पताल से पापा के बिना लौटे
  इतवार को तेरहवीं है
  पत्नी अब हार वाली तस्वीर में है
  हमारी बच्ची दो दिन ही रही
  जिन्होंने पाला वो दादा अब नहीं
  जब से वो भगवान के पास गए घर चुप है
  सरहद से तिरंगे में लाए उनको
  कोरोना दोनों को ले गया, ग़ुस्सा आज भी है
  जिगरी दोस्त बाइक हादसे में चला गया
  पापा की आख़िरी साँस पर पहुँच न सका
  उनके बिना पहली दिवाली
  बेटे का श्राद्ध कैसे करूँ
  चौदह साल का मेरा कुत्ता चला गया
  रात को सोए, सुबह उठे ही नहीं, इक्यावन के थे
  अम्मा की अस्थियाँ अभी घर पर ही हैं
  saal ho gaya, aaj bhi unki thali lagati hu
  maa karva chauth ke din chali gayi
  chhota bhai nadi me beh gaya pichle mahine
  hospital se papa ke bina laute
  itvaar ko terahvi hai
  biwi ab haar wali tasveer me hai
  hamari bachchi do din hi rahi
  jinhone paala wo dada ab nahi rahe
  jabse wo bhagwan ke paas gaye ghar chup hai
  border se tirange me laaye unko
  corona dono ko le gaya, gussa aaj bhi hai
  jigri dost bike accident me chala gaya
  papa ki aakhri saans pe pahunch na saka
  unke bina pehli diwali
  bete ka shraadh kaise karu, baap ko ye din na dekhna pade
  14 saal ka mera dog chala gaya
  raat ko soye subah uthe hi nahi, 51 ke the
  amma ki asthiyan abhi ghar pe hi hai
  may me papa ka dil ruka tabse unki awaaz sunai deti hai
`)
