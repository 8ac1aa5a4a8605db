import { lines } from './lines.ts'

/** Ways of speaking of ending one's own life, or of another who speaks of it. */
export const SELF_HARM_EXAMPLES: readonly string[] = lines(`
  i want to die
  i dont want to live anymore
  Whats the point of living when everyone hates me
  thinking of ending it all tonight
  should i kill myself
  i am feeling suicidal pls tell me when my life will improve
  everyone will be better off without me
  i wish i was never born
  i want to sleep and never wake up
  i have lost the will to live
  how many sleeping pills are enough
  i cut myself when i am sad, will this phase pass?
  My brother keeps saying he will hang himself
  my career is finished, i see no reason to go on
  i cant take it anymore i just want everything to stop
  I tried suicide last year, is there suicide yog again in my chart
  jumping from the terrace seems the only way out
  wanna end my life bcoz of loans
  No one would miss me if i was gone
  sucide thoughts coming daily, which planet is responsible
  my wife took poison yesterday because of fights, what does our chart say
  i am done with this life
  will I be at peace after I kill myself
  I feel like hanging myself after my breakup
  life is not worth living after divorce
  planning to take my own life, will family manage money?
  i hate my life and want it to be over
  my daughter is harming herself, slashing her wrist
  is it a good day to die for me
  i keep thinking about death and want to end this pain forever
  I have no wish to live, please guide about job
  tell me painless way to die
  I dont deserve to live
  i'd rather be dead than marry him
  I am tired of being alive
  i wanna kms after exam result
  My friend wrote a goodbye note and says she wont be here tomorrow
  thinking to jump in front of train
  There is nothing left to live for
  cant live without her, i will die if she doesnt come back
  honestly id be happier six feet under
  Sir my shop closed, wife left, now only rope is left for me
  some days i wish a truck would just hit me
  what planet makes me think of slitting my throat
  pls help my roommate swallowed a bottle of phenyl
  i dont see myself alive next year and i dont want to
  whats the use of dragging this body every day
  I have written letters to my parents and decided the date
  im thinking of going away forever where no one can find me
  the voice in my head says end it
  my cousin keeps cutting herself with blade after breakup, remedy?
  If I don't clear NEET this time I will kill myself
  i feel dead inside and dont wanna wake up tmrw
  my existence is a mistake
  will anybody even cry when im not here anymore
  my mother says she will consume poison if i marry him
  i m so tired of this life plz give any remedy
  nothing matters now, i want out
  can stars tell if my second attempt will succeed, i took pills last month
  lost 20 lakh in trading, better to die than face family
  I am feeling like jumping infront of metro
  got rejected again.. living has become torture for me
  Is there any sin in suicide if pain is too much
  i just want to stop breathing
  my papa is depressed and talks about ending his life
  cant sleep cant eat dont want to exist plz see my kundli
  earth would be better without me
  do planets say i should leave this world now
  guruji i have decided to die on my birthday
  I feel there is no point in continuing my life after this loss
  my mind keeps telling me to kill myself, is it rahu
  husband beats me daily, i want to finish my life
  i dont want to be alive when results come
  pls tell me will i get peace after death, i am planning it
  nobody loves me i should just die
  i want to hang my self
  Had an overdose last week and survived, what next in my life
  my son locked himself and says he wants to die
  im a failure and i dont deserve to live
  cant see any light, want to end my life today itself
  whole night i think about killing myself
  will god forgive me if i kill myself and my kids
  so depressed that i want to jump in river
  I am 17 and I cut my arms, my parents dont know
  job gone emi pending wife gone - i have no option but to suicide
  life has become meaningless, i want to leave this world
  She said she will slit her wrist if i leave her
  how much rat poison will kill a man
  I wish i could go to sleep tonight and never get up
  world will be happier when i am dead
  lost my only child, dont want to live now
  my bestie is suicidal, can her chart help
  I hate living this life give me a way out
  i keep imagining my own funeral
  what is the easiest method to end life
  there is no one for me, i better die
  thinking abt ending my life since breakup
  i am ready to give up my life for her, she left me
  am not able to live without him, want to die
  is there suicide yoga in navamsa
  wants to die yaar feeling useless
  tired of fighting, i just wanna be gone
  i don't think i can survive this pain, i want to quit life
  my sister tried to hang herself because of dowry
  sir i am 24, failed ca 5 times, now only death seems better
  Please help, my wife has left with kids and I dont feel like living
  i want to die but scared for my parents
  My brother drank phenyl after fight with father will he be fine in life
  have been thinking of suicde since 2 months
  life is nt worth it anymore plz say when it ends
  i feel like burden to my old parents, should i just go away from this world
  i cant bear this shame, going to hang
  nobody will cry if i die tomorrow
  is it written that i will commit sucide
  my heart says stop living
  my girlfriend threatens suicide if i break up
  i'm broken, finished, i'll end my life tonight
  why god is not taking me away
  I scratch my arms till it bleeds when anxious
  wish i had died in that accident
  there is no reason left for me to stay alive
  looking for painless method of death
  my mother wants to kill herself, we are so poor
  every day i pray to god to give me death
  thinking to leave my family and this world
  i have kept sleeping tablets ready
  I don't want tomorrow to come
  my life ended the day she left, i want to go too
  i want to give up living
  pls give me mantra to die soon
  if i jump from 10th floor will i get moksha
  cannot tolerate life anymore
  me and my lover want to die together
  i hate waking up alive every morning
  nothing excites me, i want my life to finish soon
  Pandit ji i tried to hang myself last month, what is in store
  my exam is tomorrow and i think ill kill myself if i fail
  i dont find any purpose of being alive
  would it be better if i was dead
  i sit on the railway track and think
  My wife says she will burn herself
  i wish my heart stops tonight
  how much more pain, i just want to die in peace
  thoughts of self harm come during rahu antardasha
  i am planning suicide after my sisters marriage
  please let me die god, i am done
  i am a curse on my family so i should go forever
  i lost all money in crypto and want to commit suicide
  my teenage son is posting about death and ending himself
  can't face the society, consuming poison is only way
  I am not afraid of death, i welcome it, i want it now
  no job no love no money why should i even live
  i want to see my dead mother, i want to go to her
  my life is of no use to anyone, i'd better end it
  every night i hope i dont see the morning
  he has stopped eating and says he does not want to live
  is my daughter going to attempt suicide again
  life feels like jail i want to break out by dying
  im sick of living and pretending
  i want to leave everything and die somewhere alone
  my brain says to jump from balcony whenever i am alone
  is it ok to end life if nobody needs you
  i'm 45 and jobless, my family will get insurance if i die
  why should i breathe when he is gone
  my student wrote a suicide letter, what should we do
  i have a knife in hand and i am crying
  life finished for me sir. no more energy to live
  i keep hitting my head on wall and cutting myself
  do i have self destruction yog
  she said goodbye to all and switched off phone
  i prayed for my own death today
  i want to be with my late husband soon
  so much torture by in laws i will take poison one day
  there's only darkness, death is my friend
  i am not going to live beyond this month, i have decided
  how to commit suicide at home
  i want to kill my kids and me
  i dont feel alive, i feel like ending it
  tried cutting vein twice, saturn is cruel
  i feel so hopeless that i dont want to wake up tomorrow
  planning to jump from my building
  mai baap are fed up of me, i should die
  mujhse life handle nahi ho rahi i want to end it all
  my friend is telling he will take his life, what do i do
  i had a suicide attempt in 2023 will i do it again
  please tell a mantra so that i die peacefully in sleep
  i will shoot myself
  he drank acid after i refused to marry
  theres no will left in me to survive, everything is lost
  thoughts of ending my life haunt me in ketu dasha
  i want to be free from this life
  why dont i just die
  i cut my hand yesterday with blade
  i am a loser who should not be alive
  i just want it to be over
  im going to hurt myself if this continues
  my head is full of thoughts of dying
  would anyone care if i was not around
  i am worthless and should not exist
  suicidal thoughts since childhood, is it moon
  my uncle attempted suicide last night
  how can i die without pain
  i am standing on the bridge right now
  i took 20 tablets
  i am writing this as my last message
  i have no one, i want to die
  cant do this anymore, i give up on life
  i am exhausted of living for others
  better to be dead than live like this
  please god end my life
  my wife jumped in well, will she live and will she do again
  she cuts her wrists in anger
  he keeps a rope in his room and talks of ending it
  everything is over for me, nothing to live for
  i hate being alive
  i dont belong in this world
  there is nothing for me here anymore
  i want eternal sleep
  let me go from this world
  is death the only solution to my debts
  my boyfriend left and now i have no will to live
  failed again, will jump off hostel terrace
  i want to escape from this life forever
  how to end life quickly
  मैं मरना चाहता हूँ
  अब जीने का मन नहीं करता
  मुझे जीना नहीं है
  आत्महत्या के विचार आते हैं, कौन सा ग्रह कारण है
  मैं अपनी जान देना चाहती हूँ
  ज़िंदगी से तंग आ गया हूँ
  क्या मेरी कुंडली में आत्महत्या योग है
  सब कुछ खत्म कर देने का मन करता है
  मेरे जीने का कोई मतलब नहीं रहा
  काश मैं पैदा ही न हुई होती
  फाँसी लगा लूँ क्या
  ज़हर खा लूँगा अगर नौकरी नहीं मिली
  मेरा भाई बार बार मरने की बात करता है
  कर्ज बहुत है, अब मौत ही रास्ता है
  मेरे बिना सब खुश रहेंगे
  मैं इस दुनिया से जाना चाहती हूँ
  सोता हूँ तो चाहता हूँ कि कभी न उठूँ
  नस काट लेने का मन होता है
  नींद की गोलियाँ खाकर सो जाना चाहती हूँ हमेशा के लिए
  मैं थक गया हूँ अब और नहीं जी सकता
  मेरी बेटी ने खुदकुशी की कोशिश की, उसका भविष्य बताइए
  करियर खराब है, जीने की इच्छा नहीं
  छत से कूद जाऊँ ऐसा लगता है
  अपने आप को खत्म कर लूँ क्या
  जिंदगी बोझ बन गई है
  मुझे मर जाना चाहिए
  ट्रेन के आगे कूदने का सोच रहा हूँ
  अब जीकर क्या करूँ
  जीवन समाप्त करना चाहता हूँ
  मेरी पत्नी जान देने की धमकी देती है
  मैं खुद को चोट पहुँचाती हूँ
  उसके बिना मैं जी नहीं पाऊँगा, मर जाऊँगा
  मुझे सुसाइड करना है
  भगवान मुझे उठा ले
  मन करता है नदी में कूद जाऊँ
  मैं जीने लायक नहीं हूँ
  बस अब और बर्दाश्त नहीं होता, मरने का दिल करता है
  मेरे मरने से किसी को फर्क नहीं पड़ेगा
  जीवन में कुछ नहीं बचा, जीने की कोई वजह नहीं
  पति रोज मारता है, मैं अपनी जान ले लूँगी
  मुझसे अब जिया नहीं जा रहा
  सोच रही हूँ कि सब छोड़कर हमेशा के लिए चली जाऊँ
  ससुराल वालों से तंग आकर आग लगा लूँगी
  मेरे दोस्त ने पंखे से लटकने की कोशिश की
  परीक्षा में फेल हुआ तो मैं ज़िंदा नहीं रहूँगा
  अब इस जीवन से मुक्ति चाहिए
  मन करता है गाड़ी के नीचे आ जाऊँ
  मैं अपने परिवार पर बोझ हूँ
  जीने की सारी उम्मीदें खत्म हो चुकी हैं
  रोज़ रात सोचती हूँ कि सुबह आँख न खुले
  मुझे अब और साँस नहीं लेनी
  क्या आत्मदाह करना पाप है
  पत्नी बार बार कुएँ में कूदने को कहती है
  इतना अकेला हूँ कि मर जाने का जी करता है
  अपनी ज़िंदगी खत्म करने से पहले एक बार पूछ रहा हूँ
  ब्लेड से हाथ काटती हूँ जब दुखी होती हूँ
  मौत को गले लगाना चाहता हूँ
  ऐसी ज़िंदगी से तो मौत अच्छी
  मैंने कल रात चूहे मारने की दवा खा ली थी
  अब दुनिया में रहने का मन नहीं है
  मेरे पति कहते हैं कि वे रेल से कट जाएँगे
  मेरी जिंदगी का कोई मकसद नहीं बचा, खत्म हो जाना चाहती हूँ
  शादी टूट गई, जीना बेकार लगता है
  मुझे मार दो कोई
  अगर वो नहीं मिली तो जान दे दूँगा
  मेरा होना न होना बराबर है
  सुसाइड नोट लिख चुका हूँ
  क्या मेरे नसीब में खुदकुशी लिखी है
  गुरुजी मैंने मरने का फैसला कर लिया है
  इतने नुकसान के बाद जीने का कोई मतलब नहीं
  पति रोज मारता है, अपना जीवन खत्म करना चाहती हूँ
  दिमाग में बार बार खुद को मारने का खयाल आता है
  मुझे कोई प्यार नहीं करता, मर जाना ही अच्छा है
  बेटा कमरा बंद करके कहता है मर जाऊँगा
  मैं जीने के काबिल नहीं हूँ
  आज ही अपनी जान लेना चाहता हूँ
  क्या आत्महत्या करने से मुक्ति मिलेगी
  नौकरी गई, ईएमआई बाकी, अब सिर्फ आत्महत्या बची है
  वह कहती है कि नस काट लेगी
  काश आज रात सोऊँ और कभी न जागूँ
  मेरा इकलौता बेटा चला गया, अब जीना नहीं चाहती
  इस जिंदगी से छुटकारा चाहिए
  मेरा कोई नहीं है, मर जाऊँ तो अच्छा
  रोज अपनी मौत की दुआ करता हूँ
  जीवन से निराश हो चुका हूँ, मरना चाहता हूँ
  दहेज के ताने सुनकर बहन ने फाँसी लगाने की कोशिश की
  उसके जाने के बाद साँस लेना भी बोझ लगता है
  नदी में डूब जाने का मन करता है
  बच्चों के साथ जान दे दूँगी
  बस अब मौत आ जाए तो अच्छा
  मुझे जीने की कोई इच्छा नहीं रही
  ज़हर पीने का विचार आ रहा है
  मैं खुद को मारना चाहता हूँ
  छत पर खड़ा हूँ कूद जाऊँ क्या
  मैं मर क्यों नहीं जाती
  हार गया हूँ जिंदगी से, अब और नहीं
  कितनी नींद की गोली से इंसान मर जाता है
  लगता है अब मरना ही पड़ेगा
  क्या मुझे अपनी जिंदगी खत्म कर लेनी चाहिए
  दोस्त आत्महत्या की बातें करता है
  सर मैं पाँच बार फेल हुआ, अब मौत ही बेहतर लगती है
  पत्नी बच्चों को लेकर चली गई, जीने का दिल नहीं करता
  मरना चाहता हूँ पर माँ बाप का डर है
  भाई ने झगड़े के बाद फिनाइल पी ली
  दो महीने से सुसाइड के बारे में सोच रहा हूँ
  ये जिंदगी जीने लायक नहीं रही
  शर्म से अब जी नहीं सकता, फाँसी लगा लूँगा
  मैं कल मर जाऊँ तो कोई नहीं रोएगा
  क्या मेरी किस्मत में आत्महत्या लिखी है
  गर्लफ्रेंड कहती है छोड़ा तो जान दे देगी
  टूट चुका हूँ, आज रात अपना अंत कर लूँगा
  भगवान मुझे उठा क्यों नहीं लेता
  काश उस हादसे में मैं मर गया होता
  जीने का कोई कारण नहीं बचा
  बिना दर्द के मरने का तरीका बताइए
  माँ खुद को खत्म करना चाहती है
  रोज भगवान से मौत माँगती हूँ
  परिवार और दुनिया छोड़ देना चाहता हूँ
  नींद की गोलियाँ इकट्ठी कर ली हैं
  जिस दिन वह गई मेरी जिंदगी खत्म हो गई
  जल्दी मरने का मंत्र दीजिए
  दसवीं मंजिल से कूदूँ तो मोक्ष मिलेगा
  जिंदगी अब बर्दाश्त नहीं होती
  हम दोनों साथ मरना चाहते हैं
  सुबह उठकर जिंदा होने पर नफरत होती है
  अब जीने की ताकत नहीं
  मैं सबके लिए मुसीबत हूँ, मेरा न रहना ही ठीक
  बस एक बार हिम्मत हो जाए तो सब खत्म कर दूँ
  कुछ अच्छा नहीं लगता, बस जीवन खत्म हो जाए
  पंडित जी पिछले महीने मैंने फाँसी लगाने की कोशिश की थी
  फेल हुई तो खुद को मार डालूँगी
  जिंदा रहने का कोई मकसद नहीं दिखता
  रेल की पटरी पर बैठकर सोचता हूँ
  पत्नी कहती है खुद को जला लेगी
  काश आज रात दिल धड़कना बंद कर दे
  बस चैन से मर जाना चाहता हूँ
  बहन की शादी के बाद आत्महत्या कर लूँगा
  हे भगवान मुझे मरने दो
  मैं परिवार के लिए अभिशाप हूँ, चला जाऊँ हमेशा के लिए
  सारा पैसा डूब गया, ज़हर ही रास्ता है
  समाज को मुँह नहीं दिखा सकता, मर जाना बेहतर
  न नौकरी न प्यार, जिऊँ तो क्यों
  मरी हुई माँ के पास जाना चाहता हूँ
  मेरा जीवन किसी काम का नहीं, इसे खत्म कर दूँगा
  वह खाना छोड़ चुका है, कहता है जीना नहीं है
  क्या मेरी बेटी फिर से आत्महत्या का प्रयास करेगी
  जीने से ऊब गया हूँ
  मुझे अपनी मौत का इंतजार है
  सब छोड़कर कहीं अकेले मर जाना चाहता हूँ
  अकेली होती हूँ तो बालकनी से कूदने का मन होता है
  मैं मर गया तो परिवार को बीमा मिल जाएगा
  उसके जाने के बाद साँस क्यों लूँ
  छात्र ने आत्महत्या का पत्र लिखा है
  हाथ में चाकू है और रो रही हूँ
  मेरे लिए जिंदगी खत्म है सर
  दीवार पर सिर पटकती हूँ
  आज अपनी मौत की प्रार्थना की
  स्वर्गवासी पति के पास जल्दी जाना चाहती हूँ
  एक दिन ज़हर खा लूँगी इनके अत्याचार से
  मैंने तय कर लिया है इस महीने के बाद नहीं जिऊँगा
  बच्चों को मारकर खुद भी मर जाऊँगी
  मुझे जिंदा नहीं रहना
  जान देने के अलावा कोई रास्ता नहीं
  जीवन से मन भर गया, अब विदा चाहता हूँ
  मैं जी कर क्या करूँगी
  कुछ समझ नहीं आता बस मरने का जी करता है
  इतनी निराशा है कि कल उठना ही नहीं चाहता
  बिल्डिंग से कूदने की सोच रहा हूँ
  माँ बाप तंग हैं मुझसे, मुझे मर जाना चाहिए
  मुझसे जिंदगी नहीं सँभल रही, सब खत्म करना है
  दोस्त कह रहा है वह अपनी जान ले लेगा
  2023 में आत्महत्या की कोशिश की थी
  कोई मंत्र दो कि नींद में शांति से मर जाऊँ
  खुद को गोली मार लूँगा
  शादी से मना करने पर उसने तेज़ाब पी लिया
  जीने की चाह नहीं बची, सब लुट गया
  केतु दशा में जीवन खत्म करने के विचार
  इस जीवन से आज़ाद होना चाहता हूँ
  मैं मर क्यों नहीं जाता
  कल ब्लेड से हाथ काट लिया
  मैं जिंदा रहने लायक नहीं
  बस अब सब खत्म हो जाए, मैं भी
  मैं खुद को चोट पहुँचा लूँगी
  दिमाग में सिर्फ मरने के ख्याल चलते हैं
  मैं न रहूँ तो किसी को फर्क पड़ेगा क्या
  मैं बेकार हूँ, मुझे जीने का हक नहीं
  बचपन से आत्महत्या के विचार आते हैं
  चाचा ने कल रात आत्महत्या की कोशिश की
  बिना दर्द के कैसे मरूँ
  पुल पर खड़ा हूँ अभी
  बीस गोलियाँ खा ली हैं मैंने
  यह मेरा आखिरी संदेश है
  मेरा कोई नहीं, मरना है मुझे
  अब और नहीं होता, जिंदगी से हार गई
  दूसरों के लिए जीते जीते थक गया हूँ
  ऐसे जीने से तो मरना बेहतर
  भगवान मेरी जिंदगी खत्म कर दो
  पत्नी कुएँ में कूद गई
  गुस्से में वह अपनी नस काट लेती है
  उसने कमरे में रस्सी रखी है, कहता है लटक जाऊँगा
  जिंदा रहना ही नहीं चाहता मैं
  यह दुनिया मेरे लिए नहीं है
  हमेशा की नींद चाहिए
  कर्ज का एक ही हल है मौत
  हॉस्टल की छत से कूदने जा रहा हूँ
  इस जिंदगी से भाग जाना चाहती हूँ हमेशा के लिए
  मैं मर क्यों नहीं गया
  अब मुझे बस मरना है
  mai marna chahta hu
  ab jeene ka mann nahi karta
  mujhe jina nhi hai
  sucide karne ka mn krta h
  zindgi se tang aa gyi hu
  jaan de dungi agar shadi nahi hui
  career kharab hai, jeene ka mann nahi
  mar jau kya
  meri life khatam karna chahta hu
  khudkhushi karne wala hu
  kya meri kundli me atmahatya yog hai
  fansi laga lunga
  zehar kha lu kya, karza bahut h
  mere bina sab khush rhenge
  ab aur nahi jeena
  jeene ki wajah nahi bachi
  me jeena nhi chahti
  main mar jaana chahti hun
  sab khatam karne ka mann h
  apne aap ko khatm kar lu
  chat se kud jane ka man karta hai
  mera bhai marne ki baat karta rehta hai
  biwi suicide ki dhamki deti h kya kru
  zindagi bojh lagti hai
  jine ka koi matlab nhi
  nass kaat lu aisa lagta hai
  neend ki goli kha ke so jau hamesha ke liye
  upar wala mujhe utha le
  itna dukh h ki mrne ka dil krta h
  ab jee ke kya karunga
  uske bina jee nahi paunga mar jaunga
  duniya chod ke jana chahta hu
  khud ko nuksan pahuchane ka man
  mujhse ab nahi jiya jata
  mar jane ke khayal aate hai roz
  kash paida hi na hota
  train ke niche aa jau kya
  meri beti ne khud ko kaat liya, uska kya hoga
  thak gaya hu jindagi se, jina nahi hai
  naukri chali gayi ab maut hi rasta hai
  yaar ab jiya nai jata mujhse
  socha h aaj raat khel khatam kar du apna
  sasural walo se tang aake aag laga lungi
  mere dost ne pankhe se latakne ki koshish ki
  fail hua to zinda nahi rahunga
  is jeevan se mukti chahiye bas
  mn krta h gadi k niche aa jau
  me apni family pe bojh hu
  jeene ki sari umeed khtm ho gyi
  roz raat sochti hu subah aankh na khule
  mujhe mar jana chaiye, kisi kaam ka nahi hu
  suside krna paap h kya
  wife kue me kudne ki dhamki deti h
  itna akela hu ki marne ka ji karta h
  apni zindagi khatam karne se pehle last bar puch raha hu
  blade se hath kat leti hu jab dukhi hoti hu
  aisi zindagi se to maut acchi
  kal rat chuhe marne ki dawa kha li thi maine
  duniya me rehne ka mn nhi h ab
  mere pati bolte h train se kat jayenge
  meri life ka koi maksad nhi bacha
  jeena bekar lagta h shadi tutne k baad
  koi mujhe maar do plz
  wo nhi mili to jaan dedunga
  mera hona na hona barabar h
  suicide note likh chuka hu
  job gayi, loan h, ab mrne k alawa koi option nhi
  kya me sucide karunga, kundli me likha h kya
  zeene ki ichcha nhi rhi
  mai apne aap ko khtam krna chahti hu
  guruji maine marne ka faisla kr liya h
  itne loss ke baad jeene ka koi mtlb nhi
  pati roz marta h apni life khtm krna chahti hu
  dimag me bar bar khud ko marne ka khyal aata h
  mujhe koi pyar ni krta mar jana hi accha h
  beta room band karke bolta h mar jaunga
  me jine k kabil nhi hu
  aaj hi apni jaan lena chahta hu
  aatmhatya karne se mukti milegi kya
  naukri gyi emi baki ab bas suicide bacha h
  wo bolti h nas kat legi
  kash aaj rat sou aur kabhi na jagu
  mera iklota beta chala gaya ab jeena nhi chahti
  is zindgi se chutkara chahiye
  mera koi nhi h mar jau to accha
  roz apni maut ki dua karta hu
  jeevan se nirash ho chuka hu marna chahta hu
  behen ne fansi lagane ki kosis ki
  uske jane k bad saans lena b bojh lagta h
  nadi me dub jane ka man karta h
  bachcho ke sath jaan de dungi
  bas ab maut aa jaye
  mujhe jine ki koi ichha nhi rhi
  zehar pine ka vichar aa rha h
  mai khud ko maarna chahta hu
  chhat pe khada hu kud jau kya
  me mar kyu nhi jati
  haar gya hu zindagi se ab or nhi
  kitni nind ki goli se insan mar jata h
  lgta h ab mrna hi padega
  kya mujhe apni zindagi khtm kr leni chahiye
  dost suicide ki baate karta h
  dipresion me hu marne ka man karta h kab thik hoga time
  shadi nahi ho rahi, jeene se accha mar jau
  papa ne daanta, ghar se bhag ke train ke aage kudne ka socha
  sab mujhse nafrat karte h mai marna chahti hu
  sir 5 bar fail hua ab maut hi behtar lagti h
  wife bacho ko leke chali gayi jine ka dil nhi krta
  marna chahta hu pr maa baap ka dar h
  bhai ne jhagde k baad phenyl pi li
  2 mahine se suicide k bare me soch raha hu
  ye zindagi jeene layak nahi rahi
  sharam se ab ji nahi sakta fasi laga lunga
  me kal mar jau to koi nhi royega
  kya meri kismat me aatmhatya likhi h
  gf bolti h chhoda to jaan de degi
  tut chuka hu aaj rat apna ant kar lunga
  bhagwan mujhe utha kyu nhi leta
  kash us hadse me me mar gaya hota
  jeene ka koi karan nhi bacha
  bina dard ke marne ka tarika btao
  maa khud ko khatam karna chahti h
  roj bhagwan se maut mangti hu
  family aur duniya chod dena chahta hu
  neend ki goliya ikkathi kar li h
  jis din wo gayi meri zindagi khatam ho gayi
  jaldi marne ka mantra dijiye
  10th floor se kudu to moksh milega
  zindagi ab bardasht nahi hoti
  hum dono sath marna chahte h
  subah uth ke jinda hone pe nafrat hoti h
  ab jeene ki takat nahi
  me sabke liye musibat hu mera na rehna hi thik
  bas himmat ho jaye to sab khatam kr du
  exam kharab gaya, mummy papa ko kya muh dikhaunga, mar jaunga
  ma sucied karne ja rhi hu
  zindgi se pareshan ho k marne ja raha hu
  job nahi mil rahi kya kru jeene ka mn hi nhi h
  kuch accha nahi lagta bas life khatam ho jaye
  pandit ji last month fansi lagane ki koshish ki thi maine
  fail hui to khud ko mar dalungi
  zinda rehne ka koi maksad nhi dikhta
  rail ki patri pe baith ke sochta hu
  wife kehti h khud ko jala legi
  kash aaj rat dil dhadakna band kar de
  bas chain se mar jana chahta hu
  behen ki shadi ke baad suicide kar lunga
  he bhagwan mujhe marne do
  me family ke liye abhishap hu chala jau hamesha k liye
  sara paisa dub gaya zehar hi rasta h
  samaj ko muh nhi dikha sakta mar jana behtar
  na naukri na pyar jiu to kyu
  mari hui maa ke paas jana chahta hu
  mera jeevan kisi kaam ka nahi ise khatam kar dunga
  wo khana chod chuka h bolta h jeena nhi h
  kya meri beti fir se suicide try karegi
  jeene se ub gaya hu
  mujhe apni maut ka intezar h
  jndgi khtm krne ka mn h
  mrne ki ichha hoti h roj
  koi rasta nhi dikhta siwa marne ke
  apne aap ko nuksan pahuchane lagi hu
  sucid krlu kya btao
  sab chod ke kahi akele mar jana chahta hu
  akeli hoti hu to balcony se kudne ka man hota h
  me mar gaya to family ko insurance mil jayega
  uske jane ke baad saans kyu lu
  student ne suicide letter likha h
  haath me chaku h aur ro rahi hu
  mere liye zindagi khatam h sir
  deewar pe sir patakti hu
  aaj apni maut ki prarthna ki
  swargwasi pati ke paas jaldi jana chahti hu
  ek din zeher kha lungi inke atyachar se
  maine tay kar liya h is mahine ke baad nahi jiunga
  bacho ko markar khud bhi mar jaungi
  mujhe zinda nahi rehna
  jaan dene ke alawa koi rasta nahi
  jeevan se man bhar gaya ab vida chahta hu
  me jee kar kya karungi
  kuch samajh nahi aata bas marne ka ji karta h
  suiside krne ka khyal aata h bar bar
  khud ko khtm krna h mujhe
  itni nirasha h ki kal uthna hi nahi chahta
  building se kudne ki soch raha hu
  maa baap tang h mujhse mujhe mar jana chahiye
  mujhse zindagi nahi sambhal rahi sab khatam karna h
  dost bol raha h wo apni jaan le lega
  2023 me suicide ki koshish ki thi
  koi mantra do ki neend me shanti se mar jau
  khud ko goli mar lunga
  shadi se mana karne pe usne tezab pi liya
  jeene ki chah nahi bachi sab lut gaya
  ketu dasha me life khatam karne ke khyal
  is zindagi se azad hona chahta hu
  me mar kyu nahi jata
  kal blade se haath kaat liya
  me zinda rehne layak nahi
  bas ab sab khatam ho jaye, me bhi
  me khud ko hurt kar lungi agar aisa chala
  dimag me sirf marne ke khayal chalte h
  me na rahu to kisi ko fark padega kya
  me bekar hu mujhe jeene ka haq nahi
  bachpan se suicide ke thoughts aate h
  chacha ne kal rat suicide attempt kiya
  bina dard ke kaise maru
  pul pe khada hu abhi
  20 goliyan kha li h maine
  ye mera aakhri message h
  mera koi nahi, marna h mujhe
  ab aur nahi hota, zindagi se haar gayi
  dusro ke liye jeete jeete thak gaya hu
  aise jeene se to marna behtar
  bhagwan meri zindagi khatam kar do
  biwi kue me kud gayi, fir karegi kya
  gusse me wo apni nas kat leti h
  usne kamre me rassi rakhi h bolta h latak jaunga
  mera sab khatam, jeene ko kuch nahi
  zinda rehna hi nahi chahta me
  ye duniya mere liye nahi h
  hamesha ki neend chahiye
  karz ka ek hi hal h maut
  bf chala gaya ab jeene ki wajah nahi
  hostel ki chhat se kudne ja raha hu
  is zindagi se bhag jana chahti hu hamesha ke liye
  jaldi marne ka tarika
  mn karta h khud ko khatam kar du
`)
