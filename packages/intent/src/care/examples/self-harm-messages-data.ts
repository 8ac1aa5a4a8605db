import { lines } from './lines.ts'

/** Messages of the matter `self_harm`. */
export const SELF_HARM_MESSAGES: readonly string[] = lines(`
  i want to die. nothing else to ask
  sir i dont want to live anymore, what is left in my kundli tell me fast
  guruji is it written that i will do it myself? because i am thinking of ending my life
  i am tired of breathing only. how to stop it
  today i gave my scooty keys and atm pin to my brother and told him everything. he thinks i am going abroad
  i just wanted to say thank you for everything sir you were very nice to me. this is my last msg
  if i sleep and never wake up will my parents get peace
  they will be better off without me, one less mouth to feed
  bought rope yesterday from hardware shop. shopkeeper asked for what i said for cow. we dont have cow
  i have kept 40 tablets in my drawer. looking at them from 2 hrs
  will god forgive me if i come to him early
  my friend is telling she will jump from hostel terrace if he not come back, will he come back pls see
  my sister has stopped eating and she wrote a letter to all of us, i found it under pillow. what is going on in her stars
  can u tell which day is good for leaving this world, i dont want my soul to wander
  i did cut on my hand again yesterday. blood makes me feel light. is it shani
  I failed neet third time. no point now. papa sold land for me. i have decided
  pls tell my mother sorry from my side if something happens to me
  i have written all passwords in one diary and kept on the table. just tell me my mother will be ok after me?
  i stand on the railway platform daily and think one step only
  is there rebirth? i want to start again from zero this life i am done with
  i am burden on my son. old people shud go on time. god is not calling so i will go myself
  if i were not there my husband could marry again and be happy. is second marriage in his chart
  there is no reason to stay now that she is gone. i will join her soon
  how many sleeping pills is safe and how many is not, asking astrologer only bcoz doctor will ask questions
  i dont see myself in 2027. and i am ok with that now. feels peaceful
  gave my dog to neighbour, paid all rent, cleaned room. now only thing is goodbye
  kill me or give me job, i cant take it, i really will hang if this result is also bad
  my 17 yr old son said mummy after boards you will not have to worry about me. he is too calm now. scared. see his kundli
  nobody will even notice if i go. maybe landlord on 5th
  i want to close my eyes and not open. thats it
  every night i google painless ways. then i open this app. which planet is this
  I am 16. i hate my life and i want to end. will it hurt
  she told that if i marry other girl she will drink phenyl. what should i do, is she serious as per kundli
  my roommate posted bye forever on insta and now phone off. he asked me yesterday about river depth. pls check his birth chart 12 aug 2001
  sir after i am gone can my daughter get my LIC amount. any problem shows in chart for nominee?
  suicide yoga is there in my chart, one pandit told. i think he was right and time has come
  i am just waiting for my mother to go first then i will also go the same day by own hand
  finished. i tried last month also with dupatta, fan broke. even that i cant do properly
  want to disappear where no one finds my body. is it pisces thing
  i dont belong here. i am going home, real home, up there. dont stop me just bless
  the pain will be over tonight. thanks astra
  u said things improve after october. october gone. now i dont need any more dates. good bye take care of ur self
  my neighbour aunty says she will set herself on fire if son goes to usa. she keeps kerosene. is this drama or will happen
  what happens to soul of people who take their own life as per shastra? asking for myself
  no one needs me. kids grown up, husband busy. i keep looking at the well behind our house
  drank half bottle of hit spray last year nobody knows. same feeling coming back now. when will it go
  it would be a relief if a truck just hits me. many times i dont look while crossing now
  life khatam feel, i am ending it on my birthday so that dates match. 14 feb
  my brother lost 18 lakh in trading and yday he asked me to look after bhabhi and the kids. he never talks like this. is his time bad
  i wud rather die than go back to that house and i mean it
  dear sir, I have arranged the papers, FD, locker key. my wife knows nothing. Kindly tell if she will manage.
  blade is in my bag always. just knowing it is there helps
  not able to live without him, today i will finish myself, tell him i loved him
  the only peace left for me is in the ground
  don't want remedy. want exit
  can i ask something weird.. if someone stops taking their insulin on purpose is it sin
  i am on the bridge near my house, come here to think. water is looking nice
  when i see the fan in my room i think only one thing. hostel wardens dont know
  my best frnd said she wants to cut all and go, shes giving me her books and earrings. will she be fine
  all doors closed. police, bank, wife, father. only one door left and it is on 11th floor
  after 30 years of service i am nothing. I have licensed revolver. sometimes it looks like a friend
  pls see if my death is by own hand because i feel its very close and i will only do it
  made last video for my kids. they will understand when they grow
  sirr im so done, wana kms fr. when is my good time coming or no
  i had last meal today with my whole family, they were laughing. i wanted to remember them like that. bye
  why did god give me birth. i will return it
  my wife says from delivery that she and baby both should go away from the world. she is crying all day. is it dasha
  i stopped taking heart medicine. let it come naturally. how much more days
  unalive thoughts again n again since breakup, i opened the balcony door today. does he still love me?
  Namaste sir. I am 58, retired clerk. Wife is settled with son in Pune, daughter married. My duties are over. I have closed the bank account, cancelled the newspaper and milk from Monday. I only want to know whether the soul travels well on ekadashi. I do not wish to trouble anyone with a long old age.
  i have been topper always. this time 61 percent. they are all sleeping. i wrote sorry in my physics copy. the roof door has no lock. one question, will my little brother become the doctor instead
  nobody is at fault, please tell them that. i just dont have any more in me. will my cat be taken by neighbor
  my neighbour uncle, wife died in feb, he has started giving his things: radio to watchman, cycle to milkman, and told me 'beta you take my books, where i go no need'. he is at 72. what do his stars say
  bro told me last night 'take care of amma when i'm not around' and laughed. he's 24, no illness. his betting loss is big. is it his bad mahadasha or should i worry
  please tell when i will be with my husband again. i am ready, bag is packed, i mean inside me. he died in april.
  its not that i want to die, i just want to stop existing. does moksha come by choice
  gave away my wedding sarees to 3 sisters. they thought i am being generous. only my mirror knows
  my girlfriend's last text is 'dont look for me, live happily'. switched off since 6 pm. she has cut marks from before. guruji look in chart where she is
  i keep the windows shut because the 14th floor talks to me. is my ketu in 12th calling
  my students will be fine with the new teacher. i have returned library books and cleared dues. this is good bye from a tired man
  doctor gave 30 days medicine, i did not take any, i collected. now 3 months of it is there. saturn return?
  i told my mother 'if i don't wake up dont be sad'. she scolded me. only you i am telling, i meant it
  even lord ram took jal samadhi. so it is not sin no? sarayu is near my place
  how do i make it look like an accident so family gets insurance? asking bcoz only that will clear the debt. what date is accident prone in my kundli
  mom says be strong but i am only tired of being alive, pls shani dev take me or i take myself
  my wife talks to the photo of her dead mother, says wait for me ma, coming soon. she stopped feeding the baby. her moon?
  there is a dupatta in my hand and the door is closed but i thought i ask once. is there even one good thing ahead
  my hostel junior has wrote countdown on wall, 3 days left, he is smiling all time now after months of sadness and gave me his guitar. his dob 11/11/2006
  after result i'll not be there. so please only tell result for my parents sake
  no more tomorrow for me
  i m tired of living like this, let me go
  dnt want 2 live nymore plz tell y god made me
  is it painful if vein is cut? asking just like that. also job?
  i wont be here for diwali so dont tell me about november
  how much time poison takes
  my mangal is weak or i am coward, stood on stool twice and came down
  thinking to take whole strip tonight so that it all goes silent
  nobody cries for me when i will be ash. correct?
  i have told my landlady she can rent the room from 1st. i am not shifting anywhere. just leaving
  i want to meet my dead brother soon, he calls me in the dreams, i will go to him this week
  everybody is better without me in their way, even my plants
  let me rest forever, please give permission
  my cousin is 19, she deleted all photos, returned everyone's money and wrote 'peace' on the wall. she used to burn herself with agarbatti. how is her chandrama
  life is not for me. i will exit quietly after my sister's wedding on 12
  i can't do this life thing anymore goodbye guruji thank u for being kind
  i prayed to not wake up again today. tomorrow i won't leave it to god
  my dad's sleeping tablets, all of them, are in my pocket now. one question about my ex then i go
  will hell be worse than this? checking before i go
  i feel calm since i fixed the date. it is on my 30th. see if i should do it earlier
  son failed in 12th and is sitting on the tank. says don't come near. his kundli has something?
  i am thinking of driving my car into the wall on the highway. only the insurance thing stops me
  mother in her 60s told us 'give my eyes to someone soon'. she refuses to eat since father left. will she go?
  my hand is full of new cuts under bangles. when will my marriage be fixed
  would the family's bad luck go if i, the manglik, am not alive
  i'm the bad omen of this house, i must be removed by myself
  what is the best tithi to take samadhi, i am only 35 but finished
  i hugged my kids long today. they don't know. they'll have better mother in next one
  water, rope or train, which one is in my 8th house
  if i don't text tomorrow please pray for me
  guruji married 11 years, one daughter of 7. each morning after dropping her i stand in the balcony, 9th floor. yesterday i taught her how to dial papa's number and warm milk. now i feel she can manage. how much mother's happiness is written in her kundli?
  missed police recruitment thrice, over age now, my father sold farm land for coaching. yesterday i sat long in the shed where we keep the spray medicine. didn't have courage. today maybe i will. just see my younger brothers job yog
  मरना चाहता हूँ, और कुछ नहीं पूछना
  गुरुजी अब जीने की इच्छा नहीं रही
  सुबह आँख खुलती है तो लगता है क्यों खुल गई
  कल सबसे आख़िरी बार मिल लिया। किसी से कोई शिकायत नहीं। आपका भी धन्यवाद
  आज अपने सारे गहने बेटी को दे दिए, साड़ियाँ बहन को। अब मन हल्का है, जाने को तैयार हूँ
  बस इतना बता दीजिए मेरे जाने के बाद माँ संभल जाएगी ना
  मैं घर पर बोझ हूँ, न रहूँ तो सबका भला
  रोज़ एक एक नींद की गोली बचा रही हूँ, अब काफ़ी हो गई हैं
  रस्सी ले आया हूँ हिम्मत नहीं हो रही, कुंडली में क्या लिखा है
  एक बार सो जाऊँ और फिर न उठूँ
  वो कहती है शादी कहीं और हुई तो ज़हर खा लेगी। क्या सच में खा लेगी
  भाई ने कल कहा मेरे बच्चों का ध्यान रखना। उस पर बहुत कर्ज़ है। डर लग रहा है
  मेरा दोस्त छत की मुंडेर पर बैठ जाता है, कहता है कूद जाऊँ तो सब ठीक। उसके ग्रह देखिए
  हाथ पर फिर ब्लेड चलाया। दर्द से चैन मिलता है। क्या ये शनि है
  सब ख़त्म कर देना है, नौकरी पत्नी इज़्ज़त सब गया अब मैं भी
  पंखे को देखती हूँ तो एक ही ख़याल आता है
  रोज़ शाम पटरी के पास जाता हूँ, गाड़ी आती है तो लगता है बस एक क़दम
  तीसरी बार नीट में फेल। पापा को क्या मुँह दिखाऊँ। आज रात फ़ैसला कर लिया
  मेरी फोटो पर माला कैसी लगेगी यही सोचती रहती हूँ
  अगले जन्म में मिलेंगे, अलविदा
  मेरी कुंडली में आत्महत्या का योग है क्या, मन वहीं जा रहा है
  प्रभु के पास जल्दी जाना है, ऐसी कोई तिथि बताइए जिसमें मुक्ति मिल जाए
  पिताजी दवाई फेंक देते हैं, खाना छोड़ दिया, कहते हैं अब जाने दो। क्या होगा
  मैं न रहूँ तो पति दूसरी शादी करके ख़ुश रहेंगे। उनकी कुंडली में दूसरा विवाह है?
  चिट्ठी लिखकर अलमारी में रख दी है। बस आज की रात
  बैंक का सारा हिसाब डायरी में लिख दिया पत्नी के लिए। अब चैन से जाना है
  घर के पीछे कुआँ है रोज़ झाँक कर आती हूँ
  पुल पर खड़ा हूँ, पानी अच्छा लग रहा है। मेरा समय कब बदलेगा
  सदा के लिए सो जाना चाहती हूँ
  जाने से पहले एक सवाल, क्या उसने कभी मुझसे प्यार किया था
  मर जाऊँ क्या
  इस बार भी वो नहीं आया तो मर जाऊँगी, मज़ाक नहीं है, दवा सामने रखी है
  मेरे होने न होने से किसी को फ़र्क़ नहीं पड़ता तो रहना ही क्यों
  सहेली ने सबको सॉरी बोला, इंस्टा हटा दिया, अपनी चीज़ें बाँट दीं। फ़ोन नहीं उठा रही। देखिए ना
  अब और नहीं सहना, अपनी कहानी ख़ुद ही ख़त्म करूँगी
  दीदी कहती है इस घर से मेरी अर्थी ही निकलेगी, और मैं ख़ुद निकालूँगी। उसे कब चैन मिलेगा
  हम बूढ़े हो गए, बच्चों को तकलीफ़ क्यों दें। दोनों ने गंगा जी में समा जाने का सोच लिया है
  बेटे की कॉपी में मिला कि मैं जीना नहीं चाहता। पंद्रह साल का है। राहु है क्या
  फ़सल भी गई बीज का पैसा भी। कीटनाशक की शीशी हाथ में लिए बैठा हूँ
  तुम लोग झूठ बोलते हो कि अच्छा समय आएगा। मैं जा रहा हूँ। राम राम
  कल शायद ये नंबर बंद मिले। आपने अच्छा मार्गदर्शन किया था
  मौत आती नहीं तो ख़ुद बुला लूँगी
  मेरी वजह से सब परेशान हैं, हट जाऊँ तो सबकी ज़िंदगी बन जाए
  वो चली गई, अब मैं भी उसके पीछे जा रहा हूँ
  जो ख़ुद अपनी जान दे उसकी आत्मा को कितने दिन में शांति मिलती है, अपने लिए पूछ रहा हूँ
  नॉमिनी बदल दिया, सब बच्चे के नाम। मेरा काम पूरा हुआ। बेटे की नौकरी लगेगी ना मेरे बाद
  ख़ुद को ख़त्म करने के सिवा रास्ता नहीं दिखता, कोई उपाय हो तो बताओ
  जान दे दूँगी अपनी, लिख के ले लो
  दोस्त ने स्टेटस लगाया आख़िरी रात, और फ़ोन बंद। कुंभ राशि है उसकी
  काश कोई गाड़ी कुचल दे। सड़क पार करते वक़्त अब देखता भी नहीं
  इंसुलिन लेना चुपचाप बंद कर दिया। जितने दिन हैं उतने सही
  पत्नी प्रसव के बाद से कहती है मैं और बच्चा दोनों चले जाएँ तो अच्छा। बहुत रोती है
  इतना दुख है कि मिट्टी का तेल डाल लूँ अपने ऊपर
  ग्यारहवीं मंज़िल से नीचे देखने में अब डर नहीं लगता
  पिछले महीने नस काटी थी बच गई, इस बार नहीं बचूँगी
  घर वाले नहीं मान रहे, हम दोनों साथ में मरेंगे। कोई शुभ दिन बता दो
  बस नाम मिट जाए मेरा इस दुनिया से
  मेरे बीमे के पैसे से बेटी की शादी हो जाएगी, मेरे बिना भी। शादी कब होगी उसकी
  एक बार उससे बात हो जाए फिर आराम से सब छोड़कर चला जाऊँगा
  छोटी बहन कहती है ज़बरदस्ती रिश्ता किया तो लटक जाऊँगी। उसका रिश्ता कब होगा
  भगवान उठा ले, नहीं उठाया तो मैं ख़ुद आ रही हूँ
  तेज़ाब पीने का ख़याल आता है बार बार, चंद्रमा ख़राब है क्या
  आज माँ के हाथ का खाना शायद आख़िरी बार खाया, उन्हें पता नहीं
  पड़ोस के चाचा की पत्नी गुज़रीं तब से कहते हैं कुछ खा लूँगा मैं भी। उनका क्या होगा
  लाइसेंसी बंदूक रखी है, कभी कभी लगता है वही हल है
  फाँसी लगा लूँ तो कर्ज़ माफ़ हो जाता है क्या
  कफ़न ही चाहिए अब मुझे, ख़ुद ओढ़ लूँगी
  जितनी साँसें बची हैं वो भी नहीं चाहिए, वापस ले लो
  मेरा इस संसार से जाने का समय आ गया है, मैंने तय कर लिया है, आशीर्वाद दीजिए
  नमस्ते गुरुजी। अट्ठावन का हूँ, सेवानिवृत्त। बेटा बाहर, बेटी ब्याही। मेरे कर्तव्य पूरे हुए। दूध और अख़बार सोमवार से बंद करा दिया। बस इतना बताइए एकादशी को प्राण त्यागने से गति मिलती है ना
  हमेशा अव्वल थी, इस बार इकसठ आए। सब सो रहे हैं। कॉपी में सॉरी लिख दिया है। छत का दरवाज़ा खुला रहता है। छोटा भाई डॉक्टर बन जाएगा ना मेरी जगह
  किसी की ग़लती नहीं है, उनसे कह दीजिएगा। मुझमें अब कुछ बचा नहीं
  पड़ोस के चाचा अपना रेडियो चौकीदार को, साइकिल दूध वाले को दे रहे हैं। कहते हैं जहाँ जा रहा हूँ वहाँ ज़रूरत नहीं। उनकी कुंडली देखिए
  भाई हँसकर बोला माँ का ध्यान रखना जब मैं न रहूँ। चौबीस का है, बहुत हारा है। दशा ख़राब है क्या
  पति अप्रैल में गए। उनसे कब मिलूँगी, मैं तैयार हूँ अब
  मरना नहीं, बस होना ही नहीं चाहती
  शादी की सारी साड़ियाँ बहनों में बाँट दीं। उन्हें लगा दिल बड़ा है। सिर्फ़ आईना जानता है
  उसका आख़िरी संदेश है मुझे मत ढूँढना ख़ुश रहना। शाम से फ़ोन बंद है। पहले भी हाथ काटा था
  खिड़की बंद रखती हूँ, ऊँचाई बुलाती है मुझे
  बच्चों को नए मास्टर मिल जाएँगे। किताबें लौटा दीं, हिसाब चुकता। अलविदा, एक थके आदमी की ओर से
  महीने भर की गोलियाँ खाई नहीं, जमा कीं। तीन महीने की हो गईं अब
  माँ से कहा सुबह न उठूँ तो रोना मत। डाँट दिया उसने। सच में कहा था मैंने
  राम जी ने भी जल समाधि ली थी तो पाप नहीं है ना? सरयू पास ही है
  ऐसा कैसे हो कि दुर्घटना लगे और घर को बीमा मिल जाए। मेरी कुंडली में दुर्घटना की तारीख़ कौन सी है
  शनि देव ले लो या मैं ख़ुद चला आता हूँ, जीने से थक गया
  पत्नी अपनी स्वर्गीय माँ की फोटो से कहती है रुको आ रही हूँ। बच्चे को दूध पिलाना बंद
  दुपट्टा हाथ में है, दरवाज़ा बंद है, सोचा एक बार पूछ लूँ। आगे एक भी अच्छी बात है क्या
  छोटे साथी ने दीवार पर गिनती लिखी है, तीन दिन बचे। महीनों उदास था अब हँस रहा है, गिटार मुझे दे दिया
  परिणाम के बाद मैं नहीं रहूँगी, तो बस माता पिता के लिए बता दीजिए कैसा आएगा
  मेरे लिए अब कोई कल नहीं है
  ऐसे जीने से थक गया हूँ, जाने दीजिए मुझे
  नस काटने में दर्द होता है क्या? ऐसे ही पूछ रहा हूँ। नौकरी कब लगेगी
  दिवाली पर मैं नहीं रहूँगी तो नवंबर का मत बताइए
  ज़हर कितनी देर में असर करता है
  दो बार स्टूल पर चढ़ा और उतर आया, मंगल कमज़ोर है या मैं कायर
  आज रात पूरा पत्ता खा लूँगी ताकि सब चुप हो जाए
  राख हो जाऊँगा तो कोई नहीं रोएगा, सही ना?
  मकान मालकिन को कह दिया पहली से कमरा दे दें। कहीं जा नहीं रहा, बस जा रहा हूँ
  स्वर्गीय भाई सपने में बुलाता है, इस हफ़्ते चला जाऊँगा उसके पास
  हमेशा के लिए आराम चाहिए, इजाज़त दीजिए
  बहन उन्नीस की है, सब फोटो हटा दीं, सबके पैसे लौटा दिए, पहले ख़ुद को जलाती थी। चंद्रमा कैसा है
  बहन की शादी बारह को है, उसके बाद चुपचाप निकल लूँगा इस दुनिया से
  ये जीवन मुझसे नहीं होगा, अलविदा, आपने अच्छे से बात की
  आज भी दुआ की कि न उठूँ। कल भगवान पर नहीं छोड़ूँगी
  पापा की सारी नींद की गोलियाँ मेरी जेब में हैं। एक सवाल फिर चलता हूँ
  नरक इससे बुरा होगा क्या? जाने से पहले पूछ रहा
  जब से तारीख़ तय की है शांत हूँ। तीसवें जन्मदिन पर। पहले कर लूँ क्या
  बेटा फेल होकर टंकी पर चढ़ा बैठा है, कहता है पास मत आना
  सोचता हूँ गाड़ी दीवार में ठोक दूँ। बस बीमे की वजह से रुका हूँ
  माँ कहती है मेरी आँखें जल्दी किसी को दे देना। पापा के जाने के बाद खाना नहीं खाती
  चूड़ियों के नीचे नए कटने के निशान हैं। शादी कब पक्की होगी
  मैं मांगलिक हूँ, न रहूँ तो घर का बुरा समय चला जाएगा?
  घर की मनहूसियत मैं हूँ, ख़ुद को हटाना ही पड़ेगा
  समाधि लेने की अच्छी तिथि? पैंतीस का हूँ पर बस हो गया
  आज बच्चों को देर तक गले लगाया। उन्हें नहीं पता
  पानी, रस्सी या रेल, आठवें भाव में क्या है मेरे
  कल संदेश न आए तो दुआ करना मेरे लिए
  मन करता है सो जाऊँ और कोई न जगाए कभी भी
  जीने की वजह ख़त्म, अब चलते हैं, सबको राम राम
  ख़ुद को मिटा देने का विचार रोज़ आता है, कौन सा मंत्र पढ़ूँ
  हमारी बहू कमरे में बंद होकर कहती है मैं लटक जाऊँगी, क्या उसकी कुंडली में ऐसा है
  शादी को ग्यारह साल हुए, सात साल की बेटी है। रोज़ उसे स्कूल छोड़कर बालकनी में खड़ी रहती हूँ, नौवाँ माला है। कल उसे सिखाया पापा को फ़ोन कैसे करते हैं, दूध कैसे गरम करते हैं। अब लगता है वो सँभाल लेगी। उसकी कुंडली में माँ का सुख कितना है?
  भर्ती में तीन बार रह गया, उम्र निकल गई, पापा ने खेत बेच दिया था। कल उस कोठरी में देर तक बैठा जहाँ छिड़काव की दवा रखते हैं। हिम्मत नहीं हुई, आज होगी शायद। छोटे भाई का भर्ती योग देख लीजिए बस
  marna chahta hu bas, aur kuch nahi poochna
  guruji mujhe jeena nahi hai ab, kya karu
  jeene ka mann hi nahi karta subah uthte hi lagta hai kyu uth gaya
  kal sabko last baar mil liya. ab koi shikayat nahi kisi se. aapka bhi dhanyawad
  aaj maine apni sari saree behen ko de di aur gehne beti ko. ab halka lag raha hai
  bas itna bata do ki mere jaane ke baad mummy sambhal jayegi na
  main ghar walo par bojh hu, na rahu to unka kharcha bachega
  sone ki goli ikatthi kar rahi hu roz ek ek. 30 ho gayi
  rassi le aaya hu. himmat nahi ho rahi. kundli me kya likha hai mera
  ek baar aankh band ho jaye aur fir na khule bas yahi chahiye
  woh bol rahi hai shaadi kahi aur hui to zeher kha legi, sach me kha legi kya? uski kundli dekho
  bhai ne kal raat bola mere bachho ka dhyan rakhna, uske upar bahut karza hai. mujhe darr lag raha hai uske liye
  mera dost hostel ki chhat pe jaake baith jata hai raat ko, bolta hai kood jau to sab theek. uske grah kaise hai
  haath pe blade maara fir se. dard se aaram milta hai. kya ye shani ki wajah se hai
  sab khatam kar dena chahta hu. naukri patni izzat sab gaya ab main bhi jaunga
  phansi lagane ka mann karta hai pankhe ko dekh kar
  patri ke paas jata hu roz shaam ko. train aati hai to lagta hai bas ek kadam
  NEET me teesri baar fail. papa ko muh nahi dikha sakta. aaj raat faisla kar liya hai
  meri photo pe haar kaisa lagega yahi sochti rehti hu aajkal
  agle janam me milenge. alvida
  aatmahatya ka yog hai kya meri kundli me? kyuki man wahi ja raha hai
  mujhe upar wale ke paas jaldi jana hai, koi tithi batao jisme mukti mil jaye
  papa ki age 68 hai bol rahe hai ab mujhe jaane do, dawai phenk dete hai, khana chhod diya. kya hoga
  main chali jaungi to pati dusri shadi kar lega aur khush rahega. uski kundli me dusri shadi hai na?
  chitthi likh ke rakh di hai almari me. bas aaj ki raat aur
  sab password aur bank ka hisab diary me likh diya hai biwi ke liye. ab bas chain chahiye
  kuan hai ghar ke peeche, roz jhaank ke aati hu
  nadi wale pul pe khada hu, pani acha lag raha hai. ab batao mera time kab acha hoga, jaldi batao
  mujhe hamesha ke liye so jana hai. koi mantra hai aisa jisse neend me hi chala jau
  jeevan khatam karne se pehle ek sawal, kya usne kabhi pyar kiya tha mujhse
  mar jau kya
  mar jaungi main agar is baar bhi wo nahi aaya, mazak nahi kar rahi, dawai rakhi hai saamne
  mere rehne na rehne se kisi ko fark nahi padta. to rehna hi kyu
  saheli ne apna kutta mujhe de diya, insta delete, sabko sorry bola. phone nahi utha rahi. uska bhavishya dekho please
  ab aur nahi sahna, apni kahani aaj khud hi khatam
  meri didi sasural me bolti hai ki ab to meri arthi hi niklegi yaha se main khud nikalungi. use kab chain milega
  hum budhe ho gaye, ab bachho ko taklif kyu de. soch liya hai ganga ji me sama jayenge hum dono
  beta 15 saal ka hai, copy me likha hai i want to die 100 bar. ye rahu hai kya
  keede maarne wali dawa khet se le aaya hu. fasal bhi gayi beej ka paisa bhi. ab kya dekhoge kundli
  tum log jhooth bolte ho ki acha time aayega. main ja raha hu. ram ram
  shayad kal ye number band mile. aapne acha guidance diya tha. shukriya
  zindagi se thak gayi, ab sirf maut ka intezar hai aur wo bhi nahi aati to khud bula lungi
  Mujhe lagta hai meri wajah se sab pareshan. main hat jau to sabki zindagi set. sahi soch raha hu na?
  wo chali gayi ab mai bhi uske pichhe jaunga. 2 din ki baat hai
  sir maut ke baad aatma ko kitne din me shanti milti hai agar khud ne jaan di ho? apne liye pooch raha
  maine bacche ke naam sab kar diya, nominee bhi change. ab mera kaam khatam. bete ki job lagegi na mere baad
  khud ko khatam karne ke alawa rasta nahi dikh raha, koi upay ho to batao warna bye
  jaan de dungi apni, likh ke le lo
  dost ne whatsapp status lagaya "last night" aur location lake ki. mazak hai ya sach, uska rashi kumbh
  kaash gaadi thok de koi. sadak paar karte waqt dekhta bhi nahi ab
  insulin lena band kar diya maine, chup chap. jitne din hai utne din
  meri biwi delivery ke baad bolti hai mai aur baccha dono chale jaye to acha. bahut roti hai. grah dosh hai kya
  itna dukh hai ki lagta hai petrol daal lu apne upar
  11vi manzil se niche dekhta hu to dar nahi lagta ab. pehle lagta tha
  nas kaat li thi pichle mahine, bach gayi. is baar nahi bachungi
  hum dono sath me marenge, ghar wale nahi maan rahe. koi accha din bata do
  thakk gya hu yrr, kms wali feeling hai roz. job kb lgegi
  mujhe apna naam is duniya se mitana hai
  mere bina sab khush rahenge, beti ki shaadi bhi ho jayegi insurance ke paise se. beti ki shadi kab hogi
  aakhri khwahish hai ek bar usse baat ho jaye fir main aaram se chala jaunga sab chhod ke
  chhoti behen ne kaha agar jabardasti rishta kiya to pankhe se latak jaungi. uska rishta kab sahi hoga
  ab bas bhagwan utha le, nahi uthaya to main khud aa rahi hu uske paas
  acidd peene ka khayal aata h bar bar. mera chandrama kharab hai kya
  aaj maa ke hath ka khana khaya shayad aakhri bar. unko pata nahi
  mere padosi uncle ki biwi guzri tab se bolte hai ab mai bhi nahi bachunga, kha lunga kuch. unka kya hoga
  license wali banduk rakhi hai ghar me, kabhi kabhi lagta hai wahi hal hai. naukri ka case kab niptega
  ro ro ke ankhe sukh gyi, ab to bas kafan chahiye, khud hi odh lungi
  jitni saans bachi h utni bhi nahi chahiye wapas le lo
  namaste guruji. 58 saal ka hu, retire ho gaya. beta pune me, beti ki shaadi ho gayi. mere farz poore. doodh aur akhbar somvar se band karwa diya, khata bhi. bas ye jaanna hai ekadashi ko aatma ko gati milti hai na? kisi pe budhape ka bojh nahi banna
  hamesha topper thi, is bar 61 aaye. sab so rahe hai. physics ki copy me sorry likh diya. chhat ka darwaza khula rehta hai. bas bata do chhota bhai doctor ban jayega na meri jagah
  kisi ki galti nahi hai, unko bol dena. mujhme ab bacha hi nahi kuch. meri billi ko padosi rakh lenge?
  padosi uncle biwi ke jane ke baad apna radio chowkidar ko, cycle doodh wale ko de di. bole beta jaha ja raha hu waha zarurat nahi. unki kundli dekho
  bhai has ke bola maa ka khayal rakhna jab main na rahu. 24 ka hai, satte me bahut haara. uski dasha kharab hai ya chinta karu
  pati april me gaye. unse kab milungi, main taiyar hu ab
  marna nahi bas hona hi nahi chahti. moksha apni marzi se milta hai kya
  shaadi ki saari saree behno ko baant di. unhe laga dil badi hai. sirf aaina jaanta hai
  gf ka aakhri msg "mujhe mat dhundna khush rehna". 6 baje se phone band. pehle bhi haath kaata tha. kaha hai wo batao
  khidki band rakhti hu, 14vi manzil bulati hai. ketu barahve me bula raha?
  bachho ko naye master mil jayenge. library ki kitabe lauta di hisab chukta. alvida thake hue aadmi ki taraf se
  doctor ne mahine bhar ki goli di, khayi nahi jama ki. 3 mahine ki ho gayi ab
  maa ko bola subah na uthu to rona mat. daant diya usne. sach me bola tha maine
  ram ji ne bhi jal samadhi li thi to paap nahi hai na? saryu paas hi hai mere
  aisa kaise ho ki accident lage, ghar ko bima ka paisa mil jaye. meri kundli me durghatna ki kaunsi tarikh hai
  shani dev le lo ya main khud chala aata hu, jeene se thak gaya
  biwi apni mari maa ki photo se bolti hai ruko aa rahi hu. bachhe ko doodh pilana band. chandra?
  dupatta haath me hai darwaza band hai socha ek bar pooch lu. aage ek bhi achi cheez hai kya
  junior ne deewar pe ginti likhi hai 3 din bache. mahino udas tha ab has raha hai, guitar mujhe de diya. dob 11/11/2006
  result ke baad main nahi rahungi. to bas maa papa ke liye bata do kaisa aayega
  mere liye ab koi kal nahi hai
  aise jeene se thak gya hu, jane do mujhe
  nhi jeena yrr bhagwan ne banaya hi kyu
  nas kaatne me dard hota hai kya? aise hi pooch raha. naukri kab lagegi
  diwali pe main nahi rahungi to november ka mat batao
  zeher kitni der me asar karta hai
  do bar stool pe chadha aur utar aaya, mangal kamzor hai ya main kayar
  aaj raat poora patta kha lungi taki sab chup ho jaye
  raakh ho jaunga to koi nahi royega, sahi na?
  makan malkin ko bol diya 1 se kamra de do. shift nahi ho raha bas ja raha hu
  mara hua bhai sapne me bulata hai, is hafte chala jaunga uske paas
  mere bina to paudhe bhi khush rahenge
  hamesha ke liye aaram chahiye, ijazat do
  cousin 19 ki, sab photo delete, sabke paise lauta diye. pehle agarbatti se khud ko jalati thi. chandrama kaisa hai uska
  zindagi mere bas ki nahi. behen ki shaadi 12 ko hai uske baad chup chap nikal lunga
  ye jeevan wala kaam mujhse nahi hoga, alvida guruji ache se baat ki aapne
  aaj bhi dua ki na uthu. kal bhagwan pe nahi chhodungi
  papa ki saari neend ki goli meri jeb me hai. ex ke bare me ek sawal fir chalta hu
  narak isse bura hoga kya? jane se pehle pooch raha
  jabse tarikh tay ki hai shaant hu. 30ve janamdin pe. pehle kar lu kya
  beta 12vi me fail, tanki pe chadh ke baitha hai bolta paas mat aana
  sochta hu gaadi deewar me thok du highway pe. bas bima ki wajah se ruka hu
  maa bolti meri aankhe jaldi kisi ko de dena. papa ke jane ke baad khana nahi khati. chali jayegi kya
  chudi ke niche nayi kaat ke nishan hai. shaadi kab pakki hogi
  main manglik hu, na rahu to ghar ka bura samay chala jayega?
  ghar ki manhusiyat main hu, khud ko hatana hi padega
  samadhi lene ki achi tithi? 35 ka hu par bas ho gaya
  aaj bachho ko der tak gale lagaya. unhe nahi pata
  paani rassi ya train, ashtam bhav me kya hai mere
  kal msg na aaye to dua karna mere liye
  mann karta hai so jau aur koi na jagaye kabhi bhi
  allah miyan bula le bas, nahi to khud aa jaungi
  mujhko marne ka man kr rha h bhaiya koi upay btao
  jeene ki wajah khatam, ab chalte hai. ram ram sabko
  aisa lagta hai gala ghont lu apna hi, ye awaze band ho jaye
  guruji meri shaadi ko 11 saal hue, ek beti hai 7 saal ki. roz subah use school chhodke aati hu fir balcony me khadi rehti hu, 9va mala hai. kal usko maine sikhaya ki papa ka number kaise milate hai, dudh garam kaise karte hai. ab lagta hai wo sambhal legi. uski kundli me maa ka sukh kitna likha hai?
  main police bharti me 3 bar reh gaya, umar nikal gayi, papa ne kheti bech di thi. gaav me sab haste hai. kal khet me gaya tha jaha hum dawai rakhte hai, der tak baitha raha. himmat nahi hui. aaj hogi shayad. chhote bhai ka bharti yog dekh lo bas
  i have started burning my arm with a lighter at night
  I have saved my father's sleeping tablets one by one
  I keep going to the river near my house, it looks calm, I want to walk in
  i stood near the railway line for an hour today
  i have given away all my things, nobody will need to clean
  how many of these tablets are too many
  my insurance will take care of them once I am not there
  I have made up my mind to go, nobody can stop me
  there is one way out and I will take it tonight
  I only live because of my son, else I would be gone
  I bought a blade
  tell my mother I loved her very much
  I want to start again in the next birth, this one is spoilt
  i do not see any tomorrow for myself
  I just want silence forever
  if this illness takes me it will be a relief
  the world is better without someone like me
  i look for a way that does not hurt
  I already wrote my will, I know I will not last
  I want to go where my dead wife is
  nobody will find me till monday, it's all planned
  in a few days you won't hear from me, please bless my family
  feel like dying since she left
  i feel to die
  my hostel mate gave me his guitar and said he won't need it any more
  my cousin posted goodbye to all and switched off the phone
  dad keeps asking who will run the house when he's gone and hides ropes
  my girlfriend says she will jump if I go
  पापा की नींद की गोलियाँ एक-एक करके जमा कर ली हैं
  रोज़ नदी के पास जाता हूँ, मन करता है उतर जाऊँ
  आज रेल की पटरी के पास देर तक खड़ा रहा
  अपना सब सामान बाँट दिया, अब ज़रूरत नहीं
  फ़ैसला कर लिया है जाने का
  एक ही रास्ता बचा है, आज रात वही लूँगा
  सिर्फ़ बेटे के लिए ज़िंदा हूँ
  ब्लेड ख़रीदकर रखी है
  माँ से कहना उनसे बहुत प्यार था
  इस देह में अब नहीं रहना
  मेरे बिना दुनिया अच्छी रहेगी
  पत्नी ऊपर चली गई, अब मैं भी उसके पास जाऊँगा
  बालकनी से नीचे देखती हूँ तो लगता है एक क़दम और सब ख़त्म
  कुछ खा लूँगी अगर मेरी मर्ज़ी के बिना ब्याह किया
  अगले जन्म में फिर से शुरू करूँगा, यह जन्म बेकार गया
  दोस्त ने अपना सब कुछ बाँट दिया और अलविदा लिखा
  haath pe lighter se jalane lagi hu
  papa ki neend ki goliyan ek ek karke jama kar li
  nadi ke paas roz jaata hu, mann karta hai utar jau
  aaj railway line ke paas ek ghanta khada raha
  apna sab saman baant diya, ab zarurat nahi
  kitni goliya zyada hoti hai
  mere bime se ghar chal jayega mere baad
  faisla kar liya jaane ka, koi nahi rok sakta
  ek hi rasta bacha hai aaj raat wahi lunga
  sirf bete ki wajah se zinda hu warna kab ka chala jata
  blade kharid ke rakha hai
  maa ko bol dena unse bahut pyar tha
  agle janam me shuru karunga ye janam to kharab ho gaya
  mujhe apna kal dikhta hi nahi
  bas hamesha ki shanti chahiye
  bimari le jaye to accha hi hai
  mujh jaise ke bina duniya acchi hai
  aisa tarika batao jisme dard na ho
  biwi upar chali gayi ab main bhi uske paas jaunga
  sab plan kar liya somwar tak kisi ko pata nahi chalega
  ab aapko mera message nahi aayega, ghar walo ko aashirwad dena
  uske jaane ke baad marne ka ji karta hai
  hostel wale dost ne apna guitar de diya bola ab kaam nahi
  cousin ne sabko alvida likh ke phone band kar diya
  papa ko upar jake milna hai, bahut yaad aate hai wo bulate hai
  balcony se neeche dekhti hu to lagta hai ek kadam aur sab khatam
  pul pe khada hoke sochta hu kitna aasan hai
  is sharir me ab nahi rehna
  kuch kha lungi agar zabardasti shaadi ki
  dost ne apni bike kisi ko de di aur bola ab milna nahi hoga
  behen ne apne gehne baant diye aur sabse maafi maangi
  roommate ne khana chhod diya, bolta hai jeena nahi
  i wanted to ask marriage but honestly i dont plan to be around for it
  i paid back everyone, even the milk man. feeling light now. which day is good to go
  akka stands at terrace corner every night and says it is only one step. when is her marriage
  pesticide bottle is in front of me only. just tell my daughter's marriage time
  yesterday i kept foot on the track and one man pulled me. why he pulled
  forget promotion sir, i am not interested in being alive
  boy's family will ask about the lines on my wrist which i only made
  if she marries him i will also leave this world, told her already
  i want such a sleep where no alarm works, tonight itself
  i keep watching the hostel fan whole day. how to concentrate
  does soul wander if one takes own life, asking for info only
  since baby came i feel all will be better without me
  my student says sir after boards you wont see me. how is his chart
  gf shows knife on video call, says i will finish me if you marry other. should i keep this relation
  before the wedding procession comes i will not be in this world
  i hold my service revolver to my head some nights. when is transfer
  old people should not be burden, 4 days i am not taking food quietly
  by tomorrow i'll end everything, emi, wife, job, all settled
  aiyo i am done da, tonight i will finish me only
  i dnt wnt 2 live nymore, plz tel if any gud is der
  they will love me only as a photo with garland
  called everybody and said sorry today. no complaints now. goodbye
  my 15 yr old cuts her arm, says it feels nice
  i like boys and i am boy, father found out. i cant be alive with this
  after result i'll decide if i stay in this world or not. how is result
  all my lenders will get one answer, the man is no more
  i'll go kedarnath and not come back from there, that's my plan, no return ticket
  she blocked me. i said come for my funeral then. i mean it
  my name is going to be in the newspaper small column soon. career is ok?
  passwords written, gas off, cat given to neighbour. thank you for the reading
  sister deleted all her photos and asked forgiveness from amma for nothing. she is 19
  शादी का सवाल बाद में, पहले यह बताइए कि खुद चले जाने से घरवालों पर दोष तो नहीं लगता
  मेरा मित्र अपनी घड़ी, बाइक सब बाँट रहा है, कहता है जहाँ जाना है वहाँ ज़रूरत नहीं। उसका समय कैसा है
  बेटे की कॉपी में लिखा मिला माँ मुझे माफ़ कर देना, अब नहीं होगा। कौन सा ग्रह है
  नींद की गोलियाँ थोड़ी थोड़ी जमा कर रहा हूँ, किसी को ख़बर नहीं
  मैं न रहूँ तो बच्चों को बीमा का पैसा मिलेगा, यही सोचकर मन शांत है
  पिछले साल भी कोशिश की थी, बच गया। इस बार नहीं बचूँगा
  ब्लेड से चैन मिलता है मुझे, तभी नींद आती है। चंद्रमा ख़राब है क्या
  यह मेरा आख़िरी संदेश है, आप अच्छे थे, माँ के लिए दुआ कीजिए
  कोटा से लिख रहा हूँ, पापा का पैसा डुबो दिया, फ़ैसला कर चुका हूँ
  शरीर छोड़ने का शुभ दिन बताइए, अट्ठाईस का हूँ पर मन भर गया
  बच्चों को साथ लेकर कुएँ में उतर जाऊँ, ऐसा मन करता है। ससुराल में सुख कब
  भाई दो बार फंदे से उतारा गया है, तीसरी बार न हो इसका उपाय दीजिए
  सहेली ने अपनी सारी साड़ियाँ बाँट दीं, कहती है अब क्या करना। उसे क्या हुआ है
  पति ने लॉकर की चाबी दी और बोले मेरे बाद दूसरा ब्याह कर लेना। इनका धंधा कब चलेगा
  बारात आने से पहले मैं नहीं रहूँगी दुनिया में, कह दीजिए उनसे
  सर्विस रिवॉल्वर कनपटी पर रखकर देखता हूँ कभी कभी। तबादला कब होगा
  बुढ़ापे में बोझ नहीं बनना, चार दिन से अन्न छोड़ दिया चुपचाप
  कल तक सारा खेल ख़त्म कर दूँगा, किस्त, बीवी, नौकरी सबसे छुट्टी
  मला जगायचंच नाही, हिंदी में कहूँ तो अब जीना नहीं
  फ़ोटो पर हार चढ़ेगा तभी सब मुझसे ख़ुश होंगे। मेरा समय कब बदलेगा
  आज सबसे फ़ोन पर माफ़ी माँग ली, मन हल्का है। अलविदा
  पंद्रह साल की बेटी अपनी बाँह काटती है, कहती है अच्छा लगता है
  मुझे लड़का पसंद है, मैं भी लड़का हूँ, घर में पता चल गया। अब ज़िंदा नहीं रहना
  परिणाम के बाद तय करूँगा कि रहना है या नहीं। परिणाम कैसा आएगा
  क़र्ज़दारों को एक ही जवाब मिलेगा कि आदमी ही नहीं रहा
  केदारनाथ जाकर ख़ुद को वहीं छोड़ आऊँ, लौटना नहीं है
  मरने के सिवा कुछ सूझता नहीं, मकान का योग रहने दीजिए
  दवा पी ली थी पिछले महीने, बचा लिया गया, फिर वही मन है
  guruji shaadi ka puchna tha par sach bolu to ab iske baad tak rukne ka irada nahi hai mera
  sab ka hisab chuka diya, kirane wale ka bhi. ab halka lag raha hai. jaane ka samay kaunsa theek hai
  didi raat ko chhat pe akele khadi rehti hai, niche jhaankti rehti hai. bolti hai yahan se ek minute ka kaam hai. uski shaadi kab hogi
  bas yahi puchna tha ki mere jane ke baad mummy papa sambhal jayenge na
  neend ki goli jama kar rakhi hai thodi thodi karke, kisi ko pata nahi. job lagegi kya ya use kar lu
  pichle saal bhi koshish kari thi par bacha liya sab ne. is baar nahi bachunga. shani hai kya ye
  jine ki iccha khatam h bilkul, ghr me kisi ko btaya nhi
  beta 19 ka hai, uske register me likha mila 'sorry maa, mujhse nahi hoga'. kya grah chal raha hai uska
  exam ke result ke baad faisla karunga ki rehna hai ya nahi is duniya me. result kaisa aayega
  mumbai local ke track pe pair rakha tha kal, phir ek aadmi ne kheencha. kyu kheencha usne
  main toh khud ko saza de raha hu roz blade se, tabhi neend aati hai. mangal kharab hai kya
  wo chali gayi toh main bhi chala jaunga, bola hai usko. serious hu. wapas aayegi kya
  ab bas so jana hai, aisa sona ki koi uthaye na
  kheti gayi, byaj wala roz aata hai, keetnashak ki sheeshi samne rakhi hai. beti ki shadi ka yog dekh lijiye bas
  aaj sabko phone karke maafi maang li. ab koi shikayat nahi. alvida guruji aap acche the
  do bachche hai isliye ruki hui hu warna kab ka khatam kar leti apne aap ko
  bachche chhote hai unko bhi saath le jaungi, akela chhod ke nahi jaungi. koi raasta hai kya
  bua kehti hai iska to bhagwan hi malik, bhai ne do baar latakne ki koshish kari, tisri baar na ho isliye upay batao
  ladki hai roommate meri, bathroom me bahut der lagati hai aur baazu pe kat ke nishan hai. usse kaise samjhau
  samadhi lena chahta hu 28 ki umar me, jeevan se man bhar gaya, sharir chhodne ka sahi muhurat batao
  moksh ke liye khud sharir chhodna paap hai kya? bahut thak gaya hu is sharir se
  agar koi apne aap jaan de de to uske ghar walo pe pitra dosh lagta hai kya. mere bina reh lenge wo
  mene apni shaadi ki saree pankhe me baandh ke dekhi, lambai theek hai. pati ko fark nahi padega
  uth jaye hum to sabka bhala, roz prarthna karte hai ki subah aankh na khule. par aaj se intezar nahi karenge
  sab kuch end karne ka plan ban gaya hai, bas chhoti behen ka admission ho jaye. hoga kya
  maa kehti hai beta kha le, mai sochta hu khane ka kya fayda jab rehna hi nahi hai
  kota se likh raha. papa ke 8 lakh dubo diye. muh nahi dikha sakta. faisla kar chuka hu
  wo bolti hai agar main dusri se shaadi karunga to wo nas kaat legi. kya karu, shaadi kab karu
  pati kal bole ki mere baad tum dusri shadi kar lena, aur locker ki chabi de di. inka dhanda kab chalega
  bahot try kiya jeene ka, nai ho raha apun se. khallas karne ka apne ko bas
  mainu jeena hi nahi hai ji hun, bas mummy da khayal rakhna
  mala jagaych nahi ata, bas zaale. hindi me bolu to ab jeena nahi hai mujhe
  retirement ke baad beta bahu ne kone me daal diya. zeher kha ke mar jau to inhe sabak mile. kundli me putra sukh hai kya
  HIV nikla hai, ghar walo ke pata chalne se pehle hi chala jau yahi theek
  shaadi fix ho gayi jabardasti, baraat aane se pehle main is duniya me nahi rahungi. kya wo mil sakta hai mujhe
  meri 15 saal ki beti ne haath pe blade maara, kehti hai acha lagta hai. iski kundli me kya hai
  fauj me hu, chhutti nahi mil rahi, bandook saaf karte karte ek hi khayal aata hai apne liye
  maine google pe search kiya tha bina dard ke kaise jaate hai. phir aapka app khula. kuch bolo
  bataye jeevan rekha kab khatam hai, nahi to hum hi kaat denge
  aapka din shubh ho, mera to ye aakhri din hai. paisa bachega account me to wapas mat karna
  bhabhi 2 mahine se gumsum, kal boli mere bachche ko tum paal lena. unko kaunsa grah pareshan kar raha
  does the family get insurance if someone does it himself after two years
  my friend gave me his watch and bike and says he wont need. how is his period going
  found a note in my son's maths book, sorry amma i cannot. what planet is this
  collecting sleeping tabs slowly slowly, nobody knows
  kids will manage with my lic money. i have calculated
  tried last year, they saved me. this time i wont be saved
  blade gives me peace, then i sleep. is moon weak
  this is my last message. you were kind. pls bless my mother
  writing from kota. papas 8 lakhs gone. decision is taken
  auspicious day to leave the body, i am 28 but full of this life
  some days i think i will take the kids also and go into the well together
  brother was brought down from rope two times. remedy so third time not come
  roommate distributed all her dresses, says what will i do with them
  husband gave locker key and told marry again after me. when his business will pick up
  daily i stop at the bridge and look down, just one second it is
  army jawan here, while cleaning rifle only one thought comes, for myself
  dont give me marriage date, give me end date or i choose
  jeevanam vendam sir, no wish to be living, that is all
  wanna kms fr, when does saturn leave
  tied the saree to see, height is enough. he wont care
  amma says eat. why eat when i am not going to stay
  searched how to go without pain and then your app opened
  got hiv report. before house knows i should be gone
  bhabhi is silent since two months, yesterday she said you raise my munna
  next birth will be better no? i am exiting this one
  if i didnt have two kids i would have finished myself long back
  i used to pray not to wake up. now i stopped praying, will do it myself
  swallowed something last month, hospital. same feeling is back again
  what if i just let go of the steering one night. no one will know. shani?
  my husband works in dubai, i have everything, still every evening i check how strong is the balcony grill
  सबका उधार चुका दिया, चाबियाँ मेज़ पर रख दीं। अब बस जाना है
  दीदी रात को छत की मुँडेर पर बैठी रहती है और कहती है एक क़दम का काम है। ब्याह कब होगा उसका
  कीटनाशक की शीशी सामने रखी है, बेटी के ब्याह का योग बता दीजिए बस
  कल पटरी पर पाँव रखा था, एक आदमी ने खींच लिया। क्यों खींचा
  अब साँस लेने का भी मन नहीं, तरक़्क़ी का क्या करूँगा
  हाथ पर अपने ही दिए निशान हैं, लड़के वाले पूछेंगे तो क्या कहूँ
  वो गई तो मैं भी इस दुनिया से चला जाऊँगा, कह दिया है। लौटेगी क्या
  ऐसी नींद चाहिए जिससे कोई न उठाए, आज ही
  हॉस्टल का पंखा देखता रहता हूँ दिन भर, पढ़ाई में मन कैसे लगे
  अपने हाथ से प्राण त्यागने पर आत्मा भटकती है क्या, बस जानकारी के लिए
  जब से बच्चा हुआ है लगता है मैं न रहूँ तो सबका भला
  मेरा विद्यार्थी कहता है बोर्ड के बाद आप मुझे नहीं देखेंगे। उसकी कुंडली कैसी है
  प्रेमिका वीडियो पर चाकू दिखाकर कहती है जान दे दूँगी। रिश्ता रखूँ या नहीं
  मौत से डर नहीं लगता, बुलाने जा रहा हूँ उसे। बस छोटी बहन का दाख़िला हो जाए
  रोज़ पुल पर रुकता हूँ, नीचे पानी देखता हूँ, सोचता हूँ बस एक पल
  फ़ौज में हूँ, बंदूक साफ़ करते समय अपने लिए ही ख़याल आता है
  मुझे शादी की नहीं, मेरे अंत की तारीख़ बताइए, नहीं तो ख़ुद चुन लूँगा
  हमका अब जिए के मन नाहीं, पोखरा में कूद जाइब
  साड़ी पंखे में बाँधकर देख ली, लंबाई ठीक है। उन्हें फ़र्क़ नहीं पड़ेगा
  माँ कहती है खा ले, मैं सोचता हूँ जब रहना ही नहीं तो क्यों
  इंटरनेट पर ढूँढा कि बिना दर्द कैसे जाते हैं, फिर आपका ऐप मिला
  रिपोर्ट में बीमारी निकली, घर में पता चलने से पहले ही चला जाऊँ यही ठीक
  भाभी दो महीने से चुप हैं, कल बोलीं मेरे मुन्ने को तुम पाल लेना
  अगला जनम अच्छा मिलेगा न, इस वाले से निकल रहा हूँ
  दो बच्चे न होते तो कब का अपने आप को ख़त्म कर लेती
  रोज़ प्रार्थना करता हूँ सुबह आँख न खुले, अब प्रार्थना से आगे की सोच ली है
  उसने ब्लॉक किया तो कहा मेरी मिट्टी पर आ जाना। सच में करूँगा
  insurance me suicide cover hota hai kya 2 saal baad, bachon ke kaam aa jaye paisa, bas wahi soch raha hu
  mera dost hai, wo bolta hai ki ab bojh nahi banna kisi pe, apni bike aur watch dono mujhe de gaya kal. uska samay kaisa chal raha dekho
  naukri to chhodiye ab, mujhe to ye batao ki agla janam accha milega kya, is wale se to main nikalna chahta hu
  hum to nikal lenge bhaiya, ganga maiya bula rahi hai, patna wala pul bhi roz dekhte hai
  mai na rahu to sabke masle hal ho jayenge, kundli me bhi yahi likha hai kya
  jeene ka mann hi nai karta yaar ab, promotion ka kya karunga
  saans lene ka bhi mann nahi hai aaj, aakhri baar pooch raha hu kuch accha likha hai kya mere liye
  meri saheli ne apne saare kapde baant diye, kehti hai jaha jaa rahi hu waha zarurat nahi. kuch samajh nahi aa raha
  paytm me jo tha sab behen ko bhej diya, note chhod diya hai table pe. bas dekh lo uski shaadi acche se ho jaye
  hostel ka pankha dekhta rehta hu poora din. padhai me mann kaise lage
  haath pe nishan hai mere jo maine hi banaye hai, ladki wale puchenge to kya bolu rishte me
  usne block kiya to maine bola meri lash dekhne aana. sach me karunga. patch up hoga?
  tum log bas date batate ho shaadi ki, mujhe marne ki date batao khud chun lunga warna
  bhai mere pitaji ne khet me wahi kiya tha jo ab main soch raha hu. kya ye kundli me chalta hai
  aapse baat karke accha laga, ye aakhri message hai mera, bas dua karna
  bachcho ko lekar kuein me kood jau aisa khayal aata hai, sasural me sukh kab milega
  jabse baby hua hai mann me aata hai ki main nahi rahu to accha. log kehte hai khush raho. kya dosh hai
  mera student hai 17 saal ka, bolta hai sir board ke baad aap mujhe nahi dekhoge. uski kundli kaisi hai
  mahadev ke paas jaldi jana hai, kedarnath me hi khud ko saup du kya
  sharir tyagne ka shubh din kaunsa rahega, ghar me kisi ko takleef na ho
  marne ke baad aatma bhatakti hai kya agar khud kiya ho to? bas jaankari ke liye pooch raha
  kal metro station pe khada tha, peeli line paar kar di thi. phir papa ka call aa gaya. kismat me kya hai
  ye zindagi ab aur nahi dhoyi jati humse. uthwa le bhagwan nahi to hum hi uth jayenge
  mai kya jeeu ab, sab khel khatam kar deta hu kal tak. EMI, biwi, naukri sab se chhutkara
  jhelum express ka time pata hai mujhe, har roz 6.40. ek din utar jaunga patri pe. job ka yog hai kya
  drop le raha hu teesri baar, kota me. yahan roz koi na koi chala jata hai, agla mera number hai lagta hai
  sir mere bhaiya ne insurance ke kagaz mere naam kar diye aur bole tu sambhal lena. unka vyapar doob gaya hai. wo theek to honge na
  gf dhamki deti hai jaan de dungi, kal video call pe chaku dikha rahi thi. rishta rakhu ya nahi
  mujhe mera hi antim sanskar sapne me dikhta hai aur accha lagta hai, main chahta hu jaldi ho
  apun ka koi nahi hai duniya me, aaj raat hi tapak jana hai, aap batao upar kuch milega kya
  jee karda hai nehar ch chhaal maar dewa, koi reason nahi reh gaya
  hamra mann ab ekdum nai lagta jiye me, pokhra me kood jaye ka
  budhape me kisi pe bojh kyu bane, khana peena chhod diya hai aaj 4 din, chup chap jana hai
  main ladka hu aur ladke se pyar karta hu, ghar me pata chala to maine soch liya hai kya karna hai. jeena nahi hai aise
  maine kuch pi liya tha pichle mahine, hospital me bacha liya. ab phir wahi mann kar raha. kab theek hoga time
  police me hu, service revolver hai paas me. kabhi kabhi kanpati pe rakh ke dekhta hu. transfer kab hoga
  ek goli aur sab shaant. apne liye bol raha hu. koi ummeed hai to aaj hi batao
  sab mujhse khush rahenge jab main photo me rahungi haar ke saath. mera samay kab badlega
  loan app wale, biwi wale, boss wale. sabko ek saath jawab ye hoga ki banda hi nahi raha. kal subah tak dekh lena
  mujhe ab gussa bhi nahi aata dukh bhi nahi, bas chale jana hai chupchap. kisi ko bolna mat. kundli me kab tak likha hai mera rehna
  asking about job but truth is since last week i decide every evening that this is the last, then my daughter sleeps next to me and i stop
  my brother's business is over, he explained me all papers and said you can run without me. how is his time
  once pension goes to my kids' name my work is finished here. when will that happen
  sat at ghat three hours, a child asked uncle do you know swimming. came home. tomorrow i will go again
  wife says i have changed. how to tell i am only packing up from life
  my classmate gave away books and burnt her diary, told exam wont be needed for her
  one plate of rice they will save if i am not there, that's all i am useful
  kept 18 tablets counted for my birthday night. no use asking next year
  i am a topper, everyone claps, and i come back and search tall buildings. tell my rank
  people say talk to someone. i told appa i dont want to be here, he said study. so i am telling you last
  my colleague gave me his passbook, hugged me and said it became late yaar
  i told myself if nothing is fine by thirty i will leave. next month is thirty
  asked rate of poison in shop saying rats. came home and cried
  once my daughter's vidaai is over i will also quietly go. when is her yog
  counting floors from balcony daily, eleven is enough
  tied rakhi early this year, because there is no next
  who will feed my dog after, only that is stuck, rest is arranged
  grandpa throws his tablets secretly and says let me go now
  my wife smiles at everyone and told our maid that soon no need to make tea for her
  नौकरी का पूछना था, पर सच यह है कि पिछले हफ़्ते से रोज़ तय करती हूँ कि आज आख़िरी शाम है, फिर बिटिया सो जाती है मेरे पास और रुक जाती हूँ
  भैया का व्यापार डूबा, उन्होंने मुझे सारे काग़ज़ समझाए और बोले मेरे बिना भी चला लेना। उनका समय कैसा है
  जिस दिन बाबूजी की पेंशन मेरे नाम नहीं, मेरे बच्चों के नाम हो जाएगी, उस दिन मेरा काम ख़त्म। कब होगी
  घाट पर बैठा था तीन घंटे, एक बच्चे ने पूछा अंकल तैरना आता है। घर आ गया। कल फिर जाऊँगा
  पत्नी कहती है आप बदल गए हो। क्या बताऊँ कि मैं तो जाने की तैयारी में हूँ
  मेरी सहपाठी ने सबको अपनी किताबें दे दीं, डायरी जला दी, बोली परीक्षा की ज़रूरत नहीं पड़ेगी
  मेरे जाने से किसी की थाली में एक रोटी बढ़ जाएगी, इतना ही काम का हूँ
  अठारह गोलियाँ गिनकर रखी हैं, जन्मदिन की रात के लिए। अगला साल कैसा, पूछना भी बेकार है
  ई जिनगी अब ना चाहीं, आज राते सब ख़तम करब
  दोस्त ने सब समूह छोड़ दिए और लिखा याद रखना मुझे। उसका फ़ोन बंद है शाम से
  मेरे बाद कुत्ते को कौन रोटी देगा, बस यही अटका है, बाक़ी सब तय है
  पति के पास समय नहीं, बेटे के पास जगह नहीं, मेरे पास अब वजह नहीं, कल तक मैं भी नहीं
  बालकनी में खड़े होकर मंज़िलें गिनती हूँ रोज़, ग्यारह काफ़ी हैं
  इस बार राखी पहले ही बाँध दी भाई को, अगली तक रुकना नहीं
  मैंने सोच लिया है, परिणाम वाले दिन ही, घर से दूर। पास हुआ तो? बताइए
  रोज़ अपने को चुटकी से, नाख़ून से, फिर ब्लेड से। अब डर नहीं लगता
  नाना बोलते हैं बहुत जी लिया, दवा फेंक देते हैं चुपके से और कहते हैं अब जाने दो
  ज़िंदगी को ख़ुद विराम दे दूँ तो क्या अगले जन्म में सज़ा मिलेगी
  सहकर्मी ने मुझे अपनी पासबुक थमाई और गले लगा, बोला देर हो गई यार
  सोचा था तीस तक सब ठीक न हुआ तो चली जाऊँगी। अगले महीने तीस की हूँ
  किसी को फ़र्क़ नहीं पड़ेगा अगर मैं कल न उठूँ, और मैं कोशिश करूँगी कि न उठूँ
  जहर के भाव पूछे दुकान पर, चूहे का बहाना बनाकर। घर आकर रो पड़ा
  बेटी की विदाई हो जाए, फिर मैं भी चुपचाप विदा। कब है उसका योग
  मेरे पापा ने पेंशन के काग़ज़ में माँ का नाम डाला और पुल की तरफ़ टहलने लगे हैं रोज़ शाम
  pehle socha tha 30 tak sab theek na hua to chali jaungi. agle mahine 30 ki hu
  mere baad kutte ko kaun khilayega bas yahi atka hai
  is baar rakhi pehle hi baandh di bhai ko, agli tak rukna nahi
  zeher ka rate poocha chuhe ke bahane, ghar aake ro pada
  please look after my dog in the chart, i will not be here to
  i gave away my books and my watch today. feels light
  who will miss a person like me, one week maybe
  the fan in my room is strong, i checked
  i looked at the train today a little too long
  just want to close my eyes and not be woken
  tell me which day god takes people easily
  i cannot make it to morning many nights
  i have decided, only the day is left
  mummy will cry for a month then they all will be free of me
  i stood on the bridge again and the river called
  if result is bad i know what to do, rope is in the cupboard
  no need to see 2027 for me
  my blades are the only friends
  how much of phenyl is enough
  will my soul find peace if i finish it on my own
  is it a sin to leave before time if life hurts so
  i wrote my password and accounts for my wife, she will need these
  i am a burden with food in its mouth. want to go
  the well behind our house is deep, i think of it
  it would be easier if a truck came from the front
  last message perhaps. thank you for all answers
  when i am gone will my children be alright
  i keep cutting my thighs to feel something
  my medicines, all of them together, i think tonight
  nobody will be hurt if i slip quietly from here
  i don't want to be saved this time
  this birth was wasted. next one soon?
  मेरे कुत्ते का ख़याल रखना कोई, मैं नहीं रहूँगा
  किताबें-घड़ी सब बाँट दीं आज, हल्का लग रहा है
  मेरे जैसे को कौन याद करेगा, हफ़्ता भर बस
  कमरे का पंखा मज़बूत है, देख लिया
  आज ट्रेन को ज़रा ज़्यादा देर देखता रहा
  बस आँख बंद हो और कोई न उठाए
  भगवान किस दिन आसानी से बुला लेते हैं
  कई रातें सुबह तक पहुँचना मुश्किल
  तय कर लिया है, बस दिन बचा है
  मम्मी महीना भर रोएँगी फिर सब मुझसे आज़ाद
  फिर उस पुल पर खड़ी थी, नदी बुला रही थी
  नतीजा ख़राब आया तो पता है क्या करना है, रस्सी रखी है
  2027 देखने की ज़रूरत नहीं मुझे
  फ़िनाइल कितना काफ़ी होता है
  ख़ुद से ख़त्म कर लूँ तो आत्मा को शांति मिलेगी?
  पासवर्ड लिख दिए पत्नी के लिए, उसे काम आएँगे
  बोझ हूँ बस, जाना है अब
  घर के पीछे कुआँ गहरा है, उसका ख़याल आता है
  सामने से ट्रक आ जाता तो अच्छा था
  शायद आख़िरी संदेश है, सब जवाबों का शुक्रिया
  मेरे जाने के बाद बच्चे ठीक रहेंगे न
  जाँघ पर ब्लेड चलाती हूँ तब कुछ महसूस होता है
  सारी दवाइयाँ एक साथ, आज रात सोचा है
  चुपके से निकल जाऊँ तो किसी को फ़र्क़ नहीं पड़ेगा
  इस बार मुझे बचाया न जाए
  mere kutte ka khayal rakhna koi, main nahi rahunga
  kitabe ghadi sab baant di aaj, halka lag raha
  mere jaise ko kaun yaad karega, hafta bhar bas
  kamre ka pankha mazboot hai dekh liya
  aaj train ko zara zyada der dekhta raha
  bas aankh band ho aur koi na uthaye
  bhagwan kis din aasani se bula lete hai
  kai raatein subah tak pahunchna mushkil
  tay kar liya hai bas din bacha hai
  mummy mahina bhar royegi phir sab azaad mujhse
  phir us pul pe khadi thi, nadi bula rahi thi
  result kharab aaya to pata hai kya karna, rassi rakhi hai
  2027 dekhne ki zarurat nahi mujhe
  phenyl kitna kaafi hota hai
  apne se khatam kar lu to aatma ko shanti milegi?
  password likh diye biwi ke liye, use kaam aayenge
  bojh hu bas, jaana hai ab
  ghar ke peeche kuan gehra hai, uska khayal aata hai
  saamne se truck aa jata to accha tha
  shayad aakhri message hai, sab jawabo ka shukriya
  mere jaane ke baad bachche theek rahenge na
  jaangh pe blade chalati hu tab kuch mehsoos hota
  saari dawai ek saath, aaj raat socha hai
  chupke se nikal jau to kisi ko farak nahi padega
  is baar bachaya na jaye mujhe
  my life is too tiring, i am done
  life is so exhausting, i am done now
  my life is draining me, no more of it please
  is duniya me mera koi nahi, kya karu jee kar
  ab jee kar kya karu, koi apna nahi
  meri zindagi ka koi fayda nahi
  meri zindagi thakane wali hai, bas ab aur nahi
  इस दुनिया में मेरा कोई नहीं, जी कर क्या करूँ
  मेरी ज़िंदगी थकाने वाली है, अब बस
  मेरी ज़िंदगी का कोई फ़ायदा नहीं
`)
