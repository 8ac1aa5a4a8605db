import { lines } from './lines.ts'

/** Messages of the matter `soft_low`. */
export const SOFT_LOW_MESSAGES: readonly string[] = lines(`
  when will this pain end
  is there any hope for me
  i cant live without her, will she come back
  life without him is nothing. when will he return
  cannot sleep for weeks. what is happening to me
  my whole life is finished after this breakup. when will i heal
  everything is over, my business, my dreams. what next
  i am broken from inside. when will things get better
  no one loves me in this world. is it my moon
  i feel empty all day. which planet
  i cry every night in bathroom. when will i smile
  so tired of life struggles. how much more
  i feel hopeless about marriage now, 41 and alone
  i cannot take this stress any more. when will it ease
  nothing makes me happy from 2 months. kundli?
  god has forgotten me. is it true
  i am a failure in everything. will i ever do something
  my heart is so heavy today. say something
  why do i always suffer
  i feel so lonely in foreign country that i talk to walls lol. when will i get someone
  i dont feel like talking to anyone or eating. since he married
  my husband died inside for me when i saw those chats. how to live in same house
  i hate myself for failing. will i pass next time
  i lost interest in everything even music. any good phase?
  my world ended when she said no. what now guruji
  i am suffocating in this marriage. no beating nothing but no love. when will i breathe
  i have no one to call mine. will someone come
  is my life meant only for pain
  i am exhausted of pretending to be ok. when real ok
  i feel like giving up on upsc and everything
  feels like i'm drowning in responsibilities. when relief
  how to live with this guilt
  my children dont call. feels like i am living dead. will they visit
  why is my life so dark
  every morning comes like a stone on chest. job search 1 year
  i am scared of my future, panic comes at night. what does chart say
  i am so depressed with no job. when
  i feel like a burden on my parents with no job at 30. when will i earn
  without my mother's support i feel lost, she is in other city angry with me
  i have no courage left to try again for baby. should i
  my soul is tired. is it sade sati
  i feel dead inside after divorce. will love come
  nobody cares if i come home or not. when will i have family
  he was my whole life. i dont know who am i without him. will i move on
  nights are long and mind is full. 3 weeks like this. remedy?
  i am fed up of this life of taunts. when change
  can someone be born only to be unlucky?
  i look at others laughing and i cant. when my turn
  tears come for no reason nowadays. is moon bad
  sometimes i wonder what is the point of all this running. career
  since retirement i feel useless. how will be my days
  i keep thinking of mistakes of past and cannot breathe. will i get peace
  my heart has stopped believing. is there one good thing in chart
  feeling suffocated at home, want to go far away for work. when
  lost everything in divorce, house and friends. how to begin
  so much darkness, please say when light comes
  i broke down in the bus today. nobody asked. when will people see me
  how long will i be punished for one mistake
  after losing the job i sit in the park till 6 so wife does not know. when will i get one
  i want to be happy just once before i turn 40. will i
  my heart sinks every evening since i shifted here. will it pass
  it is 2 am again and i am awake, third week. he is sleeping with her maybe. when will i be able to sleep in peace
  i dont have courage to open the result site. if it is no again i dont know what i will tell them. anything positive in chart?
  everyone is telling move on but how. 6 years. i still keep 2 plates. is he coming back
  after my divorce my mother looks at me like i am a failed paper. when will i stand on my feet
  nobody wished me today on my birthday. 33. when will someone
  my kids settled abroad. i talk to the tv. how much more loneliness is written
  i have been smiling in office and crying in cab since april. when will this phase leave me
  i feel my heart is a shut shop. will someone open
  sometimes feel i was born in the wrong family. when will i go from here for job
  i dont ask for happiness, just one good night sleep. when moon will be good
  all my batchmates are somewhere. i am nowhere. is there any light for me
  my engagement broke and the town is talking. i dont go out from 20 days. will i get married
  failed in love, failed in ca, failed in business. tell honestly anything left for me to do
  कोई उम्मीद है क्या
  ये दर्द कब ख़त्म होगा
  उसके बिना जीना मुश्किल है, वापस आएगी क्या
  उसके बिना ज़िंदगी कुछ नहीं। कब आएगा
  हफ़्तों से नींद नहीं आ रही। क्या हो रहा मुझे
  ब्रेकअप के बाद ज़िंदगी ख़त्म सी लगती है। कब सँभलूँगी
  सब ख़त्म हो गया, मेरा कारोबार, मेरे सपने। आगे क्या
  अंदर से टूट गया हूँ। कब ठीक होगा
  इस दुनिया में मेरा कोई नहीं। चंद्रमा की वजह?
  दिन भर ख़ाली ख़ाली लगता है
  रोज़ रात चुपके से रोती हूँ। कब हँसूँगी
  जीवन के संघर्ष से थक गया। कितना और
  शादी की आस ही छोड़ दी, इकतालीस की हूँ अकेली
  अब और तनाव नहीं झेल सकती। कब हल्का होगा
  दो महीने से किसी चीज़ में ख़ुशी नहीं मिलती
  भगवान ने भुला दिया मुझे क्या
  हर चीज़ में असफल हूँ। कभी कुछ कर पाऊँगा?
  दिल बहुत भारी है आज। कुछ कहिए
  दुख ही दुख क्यों लिखा है मेरे हिस्से
  विदेश में इतना अकेला हूँ कि दीवारों से बात करता हूँ। कोई मिलेगा?
  जब से उसने शादी की, किसी से बोलने खाने का मन नहीं
  पति की चैट देखी तब से अंदर से मर गई हूँ। एक घर में कैसे रहूँ
  फेल होकर ख़ुद से घृणा हो गई। अगली बार पास?
  गाने में भी मन नहीं लगता अब
  उसने ना कही तो दुनिया उजड़ गई मेरी। अब क्या
  इस शादी में दम घुटता है, मारपीट कुछ नहीं बस प्यार नहीं। कब साँस लूँगी
  अपना कहने को कोई नहीं। आएगा कोई?
  क्या मेरा जीवन केवल दर्द के लिए है
  ठीक होने का दिखावा करते थक गई
  सब छोड़ देने का मन करता है, तैयारी भी। हार मान लूँ?
  ज़िम्मेदारी में डूब रहा हूँ। राहत कब
  इस पछतावे के साथ कैसे जिऊँ
  बच्चे फ़ोन नहीं करते, ज़िंदा लाश जैसा लगता है। मिलने आएँगे?
  मेरी ज़िंदगी में इतना अँधेरा क्यों
  सुबह छाती पर पत्थर जैसी आती है। साल भर से नौकरी नहीं
  भविष्य से डर लगता है, रात को घबराहट
  नौकरी नहीं, बहुत निराश हूँ। कब लगेगी
  तीस का हूँ, बिना कमाई माँ बाप पर बोझ जैसा लगता है। कब कमाऊँगा
  माँ नाराज़ हैं दूर हैं, खोया खोया हूँ
  दोबारा कोशिश की हिम्मत नहीं बची संतान के लिए। करूँ?
  आत्मा थक गई है। साढ़े साती है क्या
  तलाक़ के बाद अंदर से सुन्न। प्यार आएगा?
  घर आऊँ न आऊँ कोई नहीं पूछता। अपना परिवार कब
  वही ज़िंदगी था मेरी। अब मैं कौन हूँ। आगे बढ़ पाऊँगी?
  रातें लंबी हैं मन भरा है। तीन हफ़्ते से
  तानों वाली ज़िंदगी से तंग आ गई। कब बदलेगी
  कोई सिर्फ़ बदनसीब होने को पैदा होता है क्या
  सब हँसते हैं मैं नहीं हँस पाता। मेरी बारी कब
  बिना बात आँसू आते हैं आजकल
  इस भागदौड़ का लाभ क्या, कभी सोचता हूँ
  सेवानिवृत्ति के बाद बेकार लगता हूँ। दिन कैसे कटेंगे
  पुरानी भूलें घूमती रहती हैं, साँस अटकती है। शांति मिलेगी?
  विश्वास उठ गया। कुंडली में एक भी अच्छी चीज़ है?
  घर में घुटन है, दूर नौकरी कब लगेगी
  तलाक़ में सब गया घर मित्र। शुरू कैसे करूँ
  बहुत अँधेरा है, रोशनी कब आएगी
  बस में रो पड़ा आज, किसी ने पूछा भी नहीं
  एक भूल की सज़ा कब तक
  नौकरी गई है, पत्नी को पता न चले तो शाम तक पार्क में बैठता हूँ। कब मिलेगी
  चालीस से पहले एक बार ख़ुश होना है। हो पाऊँगी?
  दिल रोता है अंदर से पर किसी को दिखता नहीं
  जीने का मज़ा ही चला गया उसके जाने से, लौटेगी क्या
  फिर रात के दो बजे जाग रहा हूँ, तीसरा हफ़्ता। कब चैन से सोऊँगा
  परिणाम देखने की हिम्मत नहीं। फिर न हुआ तो घर में क्या कहूँगा। कुछ अच्छा है कुंडली में?
  सब कहते हैं आगे बढ़ो पर कैसे। छह साल का रिश्ता था। लौटेगा क्या
  तलाक़ के बाद माँ ऐसे देखती है जैसे मैं फेल हुई हूँ। अपने पैरों पर कब खड़ी होऊँगी
  आज जन्मदिन पर किसी ने बधाई नहीं दी। तैंतीस का हुआ। कोई आएगा कब
  बच्चे विदेश में बस गए। टीवी से बात करती हूँ। और कितना अकेलापन लिखा है
  दफ़्तर में हँसती हूँ, गाड़ी में रोती हूँ अप्रैल से। ये दौर कब जाएगा
  सगाई टूट गई, पूरा मुहल्ला बात करता है, बीस दिन से बाहर नहीं गई। शादी होगी?
  प्यार में फेल, पढ़ाई में फेल, धंधे में फेल। मेरे लिए कुछ बचा है करने को
  ख़ुशी नहीं माँगती, बस एक रात अच्छी नींद। चंद्र कब ठीक
  सब साथी कहीं न कहीं हैं, मैं कहीं नहीं। रोशनी है कोई
  घर में सब हैं पर मेरा कोई नहीं, कब मिलेगा अपना
  koi ummeed hai kya
  ye dard kab khatam hoga
  uske bina jeena mushkil hai, wapas aayegi kya
  uske bina zindagi kuch nahi. kab aayega
  hafto se neend nahi aa rahi. kya ho raha mujhe
  breakup ke baad zindagi khatam si lagti hai. kab sambhlungi
  sab khatam ho gaya mera business, sapne. aage kya
  andar se toot gaya hu. kab theek hoga
  is duniya me koi mera nahi. chandrama ki wajah?
  din bhar khali khali lagta hai
  roz raat bathroom me roti hu. kab hasungi
  zindagi ke sangharsh se thak gaya. kitna aur
  shaadi ki umeed hi chhod di, 41 ki hu akeli
  ab aur tension nahi jhel sakti. kab halka hoga
  2 mahine se kisi cheez me khushi nahi milti
  bhagwan ne bhula diya mujhe kya
  har cheez me fail hu. kabhi kuch kar paunga?
  dil bahut bhaari hai aaj. kuch boliye
  dukh hi dukh kyu likha hai mere hisse
  videsh me itna akela hu ki deewaro se baat karta hu. koi milega?
  kisi se bolne khane ka mann nahi, jabse usne shaadi ki
  pati ki chat dekhi tab se andar se mar gayi hu. ek ghar me kaise rahu
  fail hoke khud se nafrat ho gayi. agli bar pass?
  gaane me bhi mann nahi lagta ab. acha waqt?
  usne na bola to duniya ujad gayi meri. ab kya
  is shaadi me dam ghut ta hai, maar peet kuch nahi bas pyar nahi. kab saans lungi
  apna kehne ko koi nahi. aayega koi?
  kya meri zindagi sirf dard ke liye hai
  theek hone ka natak karte karte thak gayi
  upsc aur sab chhod dene ka mann karta hai. haar maan lu?
  zimmedari me doob raha hu. rahat kab
  is pachtave ke sath kaise jiyu
  bachhe phone nahi karte, zinda laash jaisa lagta. milne aayenge?
  meri zindagi me itna andhera kyu
  subah chhati pe patthar jaisi aati hai. ek saal se naukri nahi
  bhavishya se darr lagta, raat ko ghabrahat. kundli kya bolti
  naukri nahi, bahut depression me hu. kab lagegi
  30 ka hu, maa baap pe bojh jaisa lagta hai bina kamai ke. kab kamaunga
  maa naraz hai door hai, khoya khoya hu
  dobara koshish ki himmat nahi bachi bachhe ke liye. karu?
  rooh thak gayi hai. sade sati hai kya
  talak ke baad andar se sunn. pyar aayega?
  ghar aau na aau koi nahi puchta. apna parivar kab
  wo hi zindagi tha mera. ab main kaun hu. aage badh paungi?
  raatein lambi hai dimag bhara hai. 3 hafte se. upay
  taano wali zindagi se tang aa gayi. kab badlegi
  koi sirf badnaseeb hone ko paida hota hai kya
  sab haste hai mai nahi has pata. meri baari kab
  bina baat aansu aate hai aajkal
  is bhaag daud ka fayda kya sochta hu kabhi. career
  retirement ke baad bekaar lagta hu. din kaise katenge
  purani galtiyan ghoomti rehti hai saans atakti hai. shanti milegi?
  vishwas uth gaya. kundli me ek bhi achi cheez hai?
  ghar me ghutan hai, door naukri kab lagegi
  talak me sab gaya ghar dost. shuru kaise karu
  bahut andhera hai, roshni kab aayegi bata do
  bus me ro pada aaj kisi ne pucha bhi nahi
  ek galti ki saza kab tak
  naukri gayi hai, biwi ko pata na chale to park me baitha rehta hu shaam tak. kab milegi
  40 se pehle ek bar khush hona hai. ho paungi?
  dil rota hai andar se par kisi ko dikhta nahi, kab badlega samay
  jeene ka maza hi chala gaya uske jaane se, lautegi kya wo
  fir raat ke 2 baje jaag raha hu, teesra hafta. wo uske sath hogi. kab chain se soyunga
  result ki site kholne ki himmat nahi. fir na hua to ghar me kya bolunga. kuch acha hai kundli me?
  sab bolte aage badho par kaise. 6 saal ka rishta. wapas aayega kya
  talak ke baad maa aise dekhti hai jaise fail hui copy hu. apne pairo pe kab khadi hungi
  aaj birthday pe kisi ne wish nahi kiya. 33. koi aayega kab
  bachhe videsh me set. tv se baat karti hu. aur kitna akelapan likha
  office me hasti hu cab me roti hu april se. ye daur kab jayega
  sagai toot gayi poora mohalla baat karta, 20 din se bahar nahi gayi. shaadi hogi?
  pyar me fail ca me fail dhandhe me fail. sach batao mere liye kuch bacha hai karne ko
  khushi nahi maangti bas ek raat achi neend. chandra kab theek
  sab batchmate kahi na kahi hai main kahi nahi. roshni hai koi
  ghar me sab hai par mera koi nahi, kab milega apna
  is there any hope for me, I am tired of waiting
  it is difficult to live without him
  I have not slept properly for weeks
  everything is over for my business
  I feel so empty these days, nothing makes me happy
  why is my life only suffering
  I can't take this stress any more
  I am broken from inside since the divorce
  nothing good ever happens to me, I have lost hope
  how long will I suffer like this
  I feel I am a failure in everything
  I cry every night, when will it get better
  my heart is dead after she left
  i am so lonely that the walls talk to me
  nobody understands me, I feel alone in the world
  I am losing hope, will anything ever change
  every day is heavy, when will good days come
  I feel worthless after so many rejections
  I have panic every morning, can't go on like this at work
  it hurts so much since he left, I don't know what to do
  I am mentally finished, when will this phase be over
  can't live without her
  life has become a burden of duties, any relief ahead?
  I am depressed since months
  कोई उम्मीद है क्या मेरे लिए
  यह दर्द कब ख़त्म होगा
  उसके बिना जीना मुश्किल है
  हफ़्तों से ठीक से सोया नहीं
  मेरा व्यापार सब ख़त्म हो गया
  अंदर से ख़ाली हो गई हूँ, कुछ अच्छा नहीं लगता
  मेरी ज़िंदगी में सिर्फ़ दुख ही क्यों है
  अब यह तनाव सहा नहीं जाता
  तलाक़ के बाद अंदर से टूट गई हूँ
  कब तक ऐसे सहना पड़ेगा
  रोज़ रात रोती हूँ, कब ठीक होगा
  इतना अकेला हूँ कि कोई बात करने वाला नहीं
  हिम्मत टूट रही है, कुछ बदलेगा क्या
  हर दिन भारी है, अच्छे दिन कब आएँगे
  घुट-घुटकर जी रही हूँ
  महीनों से अवसाद में हूँ
  koi ummeed hai kya mere liye, thak gaya hu intezaar se
  uske bina jeena mushkil hai
  hafto se theek se soya nahi
  sab khatam ho gaya mera business
  andar se khali ho gaya hu, kuch achha nahi lagta
  meri zindagi me sirf dukh hi kyu hai
  ab ye tension sahi nahi jaati
  talaak ke baad andar se toot gayi hu
  mere saath kabhi achha nahi hota, ummeed chhod di
  kab tak aise sehna padega
  har cheez me haar gaya hu
  roz raat roti hu, kab theek hoga
  uske jaane se dil mar sa gaya
  itna akela hu ki deewaro se baat karta hu
  koi nahi samajhta, duniya me akeli hu
  himmat toot rahi hai kuch badlega kya
  har din bhaari hai, achhe din kab aayenge
  itne rejection ke baad khud ko bekar samajhne laga hu
  uske bina kaise jiyu
  dimag se thak chuka hu, ye daur kab jayega
  zindagi bojh si lagti hai kaam aur zimmedari se
  mahino se depression me hu
  ghut ghut ke jee rahi hu is ghar me
  bahut bura waqt hai, kab niklega
  nothing feels good, not even food
  lost from all sides, when turn
  nobody gets me
  life is lifeless after she left
  i am useless, cant do a thing
  broken inside, smiling outside
  all over for me, career and love. what ahead
  why always me
  lost job at 45, good for nothing now
  when does this sorrow end
  suffocating in own home
  difficult to live without her, will she return
  wake at 3 with heart beating
  hate how i look and weigh
  he married other, food doesnt go down
  not picking anyones call
  after divorce my world emptied. settle again?
  kids gone abroad, house bites
  how long i cry
  amma asks why so quiet. i dont have an answer. which dasha
  अब कुछ अच्छा नहीं लगता, खाना भी नहीं
  हर तरफ़ से हार गया, वक़्त कब बदलेगा
  कोई समझता ही नहीं मुझे
  ज़िंदगी बेजान हो गई उसके जाने के बाद
  निकम्मा हूँ मैं, मुझसे कुछ नहीं होता
  भीतर से टूट चुकी हूँ, बाहर हँसती हूँ
  सब ख़त्म हो गया मेरा, काम भी रिश्ता भी। अब आगे?
  हर बार मैं ही क्यों
  पैंतालीस में नौकरी गई, किसी काम का न रहा
  यह दुख कब ख़त्म होगा
  अपने ही घर में घुटन होती है
  उसके बिना जीना बहुत मुश्किल है, लौटेगा न
  रात तीन बजे उठ बैठती हूँ, दिल धड़कता है
  अपनी शक्ल और वज़न से नफ़रत हो गई है
  उसने किसी और से ब्याह किया, निवाला नहीं उतरता
  किसी का फ़ोन उठाने का मन नहीं
  तलाक़ के बाद दुनिया उजड़ गई, फिर बसेगी?
  बच्चे विदेश गए, घर काटने को दौड़ता है
  कब तक रोऊँगा मैं
  ab kuch bhi accha nahi lagta, khana bhi nahi. kab theek hoga
  haar gaya hu yaar har taraf se. kab badlega waqt
  koi mujhe samajhta hi nahi is duniya me
  zindagi bejaan si ho gayi hai uske jane ke baad
  mujhse kuch nahi hota, nakara hu main
  andar se toot chuki hu, bahar hasti hu
  sab khatam ho gaya mera, career relationship sab. ab aage kya
  main hi kyu, har baar main hi kyu
  kisi kaam ka nahi raha ab, 45 me naukri gayi
  wo chala gaya aur sath me meri hasi bhi
  mann karta hai sab chhod ke kahi door chala jau pahaado me
  ab aur bardasht nahi hota office ka torture, kab niklunga
  shaadi ki umar nikal gayi, ab to aas bhi nahi
  zero feel kar raha hu. dost bhi nahi bache
  mera hona na hona kisi ko fark nahi padta lagta hai, ghar me bhi koi nahi puchta
  andhera hi andhera dikhta hai aage, roshni kab
  khaali khaali lagta hai sab hone ke baad bhi
  do saal se depression ki goli chal rahi, job milegi kya
  mai bahut badnaseeb hu na?
  din kat ti hai bas, jeeti nahi hu
  incomplete without him, each morning heavy
  no sleep 3 weeks, i stare at ceiling
  crying in office washroom without reason
  is happiness not written for me
  tired fighting, how much more
  even god is cross with me
  stone on heart, when lifts
  any hope at all
  loneliness is eating me here
  want to leave all and go to hills for some months
  cant bear office torture now
  marriage age went, no hope also
  only dark ahead, when light
  have everything still hollow
  on depression tablets 2 yrs, will i get job
  very unlucky am i not
  days pass, i dont live them
  fourth attempt gone, courage over
  i feel numb since layoffs, even songs dont work
  feel like a ghost in my own marriage
  उसके बिना अधूरा हूँ, हर सुबह भारी है
  तीन हफ़्ते से नींद नहीं, छत घूरता हूँ
  बिना वजह दफ़्तर में रोना आता है
  मेरी क़िस्मत में ख़ुशी लिखी ही नहीं?
  लड़ते लड़ते थक गया, और कितना
  भगवान भी रूठ गए हैं
  दिल पर पत्थर रखा है, कब उतरेगा
  कोई उम्मीद बची है क्या
  अकेलापन खा रहा है इस शहर में
  मन करता है सब छोड़ पहाड़ों में चला जाऊँ
  दफ़्तर का कष्ट अब सहा नहीं जाता
  शादी की उम्र निकल गई, अब आस भी नहीं
  आगे अँधेरा ही अँधेरा है, रोशनी कब
  सब होकर भी ख़ाली लगता है
  दो साल से अवसाद की गोली चल रही, नौकरी मिलेगी?
  बहुत अभागी हूँ न मैं
  दिन कटते हैं, जीती नहीं हूँ
  चौथा प्रयास भी गया, हिम्मत जवाब दे रही
  uske bina adhoora hu, har subah bhaari hai
  3 hafte se neend nahi, chhat ghoorta rehta hu
  rona aata hai bina wajah office ke washroom me
  kya meri kismat me khushi likhi hi nahi
  thak gaya hu ladte ladte, aur kitna
  bhagwan bhi mujhse rooth gaye lagta hai
  dil pe patthar rakha hai jaise, kab utrega
  koi ummeed bachi hai kya mere liye
  akelapan kha raha hai mujhe is sheher me
  ye dukh kab khatam hoga guruji
  ghutan hoti hai apne hi ghar me, saans khul ke kab lungi
  uske bina jeena bahut mushkil hai, wapas aayega na
  raat ko 3 baje uth ke baith jati hu, dil dhadakta hai
  kab tak rounga main
  himmat jawab de rahi, 4th attempt bhi gaya
  mujhe apne aap se nafrat si ho gayi hai weight aur shakal dekh ke
  jab se usne shaadi ki kisi aur se, khana gale se nahi utarta
  phone uthane ka bhi mann nahi karta kisi ka
  meri duniya ujad gayi talaq ke baad. dobara basegi?
  bachche chale gaye videsh, ghar kaatne ko daudta hai
  forgot how to laugh, old photos look like another girl
  same walls same silence
  my share is only waiting
  they say be strong, i am out of strong
  tears dried, sorrow didnt
  no hunger no thirst, just lying
  is there a morning for me
  third business sank, no heart left
  left pooja, for whom
  ash over my mind since months
  हँसना भूल गई हूँ, तस्वीरें देखकर लगता है वो कोई और थी
  रोज़ वही दीवारें, वही चुप्पी, कब बदलेगा
  मेरे हिस्से बस इंतज़ार आया है
  पूजा छोड़ दी, किसके लिए करूँ
  भीड़ में भी कोई नाम से नहीं बुलाता
  मन पर राख सी जमी है महीनों से
  ज़िंदगी ने ठग लिया मुझे, आगे कुछ है?
  सब कहते हैं मज़बूत बनो, अब मज़बूत नहीं बना जाता
  आँसू सूख गए, दुख नहीं सूखा
  उसके बिना घर नहीं, बस मकान है
  न भूख न प्यास, बस लेटी रहती हूँ
  क्या मेरे लिए कोई सुबह है
  तीसरी बार व्यापार डूबा, अब हौसला नहीं
  hasna bhool gayi, purani photo kisi aur ki lagti
  wahi deewar wahi chup, kab badlega
  mere hisse bas intezar
  sab bolte strong bano, ab nahi bana jata
  aansu sookh gaye dukh nahi
  bhookh na pyaas bas leti rehti
  mere liye koi subah hai?
  teesri baar dhandha dooba, hausla gaya
  mann pe raakh jami hai mahino se
  pooja bhi chhod di, kiske liye karu
  what is the use of anything
  i have gone numb since the breakup, not sad, not happy
  tears come for no reason while washing dishes
  my chest is a stone, i get up only for the children
  i laugh in photos only
  nobody would notice if i did not speak for a week
  i feel finished inside though all is fine outside
  colours have gone out of life after she left
  when will this emptiness leave me
  i go through the day like a machine
  every birthday i feel smaller
  i pray and feel nothing now
  is there some hope written for a person like me
  i am tired of being strong, so tired
  can't remember when i was last happy
  everything feels like uphill with wet clothes
  no wish to bathe, to cook, to call anybody
  i feel like i am living someone else's leftover life
  failed everyone, cannot look in mirror
  life has become only waiting
  i am lost, totally lost
  broken beyond repair i feel
  what did i do to deserve so much pain
  nothing left in me to give
  किसी चीज़ का क्या फ़ायदा
  रिश्ता टूटने के बाद सुन्न पड़ गई, न दुख न ख़ुशी
  बर्तन धोते-धोते आँसू आ जाते हैं बिना वजह
  सीने पर पत्थर, बस बच्चों के लिए उठती हूँ
  फ़ोटो में ही हँसता हूँ
  हफ़्ता भर न बोलूँ तो किसी को पता भी न चले
  बाहर से सब ठीक, अंदर से ख़त्म
  वो गई तो रंग भी गए
  यह ख़ालीपन कब जाएगा
  मशीन की तरह दिन निकालता हूँ
  पूजा करती हूँ पर कुछ महसूस नहीं होता
  मेरे जैसे के लिए कोई उम्मीद लिखी है क्या
  मज़बूत बन-बनकर थक गई हूँ
  याद नहीं कब आख़िरी बार ख़ुश था
  नहाने-खाने, किसी से बात करने का मन नहीं
  सबको निराश किया, आईने में देख नहीं पाती
  ज़िंदगी बस इंतज़ार रह गई
  टूट गई हूँ अंदर से
  इतना दर्द मेरे ही हिस्से क्यों
  कुछ बचा नहीं मुझमें देने को
  kisi cheez ka kya fayda
  breakup ke baad sunn pad gayi, na dukh na khushi
  bartan dhote dhote aansu aa jaate hai bina wajah
  seene pe patthar, bas bachcho ke liye uthti hu
  photo me hi hasta hu
  hafta bhar na bolu to kisi ko pata bhi na chale
  bahar se sab theek, andar se khatam
  wo gayi to rang bhi gaye
  ye khalipan kab jayega
  machine ki tarah din nikalta hu
  pooja karti hu par kuch mehsoos nahi hota
  mere jaise ke liye koi umeed likhi hai kya
  strong ban ban ke thak gayi hu
  yaad nahi kab aakhri baar khush tha
  nahane khane kisi se baat karne ka mann nahi
  sabko niraash kiya, aaine me dekh nahi paati
  zindagi bas intezaar reh gayi
  toot gayi hu andar se
  itna dard mere hi hisse kyu
  kuch bacha nahi mujhme dene ko
  bheed me bhi akeli, jeena boring bojh jaisa
  my life is too tiring these days, when will it get lighter
  life has become so tiring. will it change
  my life is exhausting, nothing good comes
  meri zindagi thakane wali hai
  meri zindagi bahut thakane wali ho gayi hai, kab badlegi
  zindagi bahut thaka deti hai ab
  मेरी ज़िंदगी थकाने वाली है
  मेरी ज़िंदगी बहुत थकाने वाली हो गई है, कब बदलेगी
  ज़िंदगी बहुत थका देती है
`)
