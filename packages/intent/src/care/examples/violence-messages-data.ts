import { lines } from './lines.ts'

/** Messages of the matter `violence`. */
export const VIOLENCE_MESSAGES: readonly string[] = lines(`
  my husband beats me when he drinks. when will he change
  he slapped me infront of kids yesterday. is it my manglik dosh
  last night he held my neck so hard i could not speak. now he is saying sorry with flowers. should i trust
  i wear full sleeves in summer also, to hide. when will my married life be good
  he locks the room from outside when he goes to office. will i get freedom after saturn change
  my in laws threw me out at 11pm with my 2yr baby. will my husband call me back
  my bf twists my arm whenever i talk to any guy. does he love me
  he says if i leave he will throw my body where nobody finds. what is my future
  my sister came home with blue marks on back and says she fell. they are hiding something. see her 7th house
  my son in law raises hand on my daughter. she is calling me secretly at night. when will her bad time end
  papa beats mummy every night, we kids sit in the bathroom. when will it stop
  my wife hits me with belan and scratches, no one believes because i am man. any remedy
  my brother pushes our old mother and snatches her pension. she is 74
  he throws plates and phone at me. last time 3 stitches. dasha of mars is going on?
  i am afraid when i hear his bike sound. is this marriage only for suffering
  my father pulls my hair if i study less, i am 20. when will i go away from this home
  my husband burnt my hand with iron. he told doctor it was accident
  he doesnt hit daily. only when rice is overcooked or something. is he good by heart as per chart
  neighbour bhabhi screams every night and we hear things breaking. her husband is in police. what can stars say
  mother in law pulled me by hair in front of guests. my husband kept quiet. will he take my side someday
  after engagement he already raised hand once. should i marry or break. his dob 4 jan 1996
  they starve me. no food till he permits. when is my release
  he checks my phone and if anything is there then whole night "class" happens. you know what i mean. i cant sit properly next day
  my live-in partner kicked me in the stomach. i still love him. compatibility pls
  please dont tell, but my eardrum is damaged from his slap. will second marriage be better
  my husband gives belt to my back then buys gold for me. mangal in which house makes this
  sir my daughter is married in kanpur, phone taken away from her, they dont let us meet. neighbours told they hit her. kab tak
  she is my friend, her fiance slapped in the mall infront of everyone, and she still wants to marry in dec. match their kundli
  my uncle and cousins beat me with lathi for land. hand fractured. will i get my share
  he is threatening to kill me and my parents if i file divorce. when will divorce happen
  my wife and her brothers came and beat me and broke my specs. marriage only 8 months old
  i fell from stairs again. third time this year. he was behind me. why i get so many accidents, is it rahu
  in this house i learn to read his footsteps. if heavy then i take kids to terrace. when this phase over
  he told he will break my legs if i go to maayka for rakhi
  my stepfather hits me and mum both. we have no money to run. what is in our fate
  my boss threw stapler on my head and pushed me to the wall. shud i leave job
  he punched the wall next to my face. next time wont be the wall he says. what should i do
  ex is following me with a knife photo on whatsapp. will he leave me alone
  mom hits me with chappal and wire i am 22 girl, not allowed to go out even. when my marriage will be so i can leave
  my mother in law is 80 and my husband slaps her when she wets bed. i feel ashamed. which graha makes a man like this
  my husband locked me in bathroom whole night in january
  he has a gun and keeps on table while talking to me
  hit me while pregnant, 6th month. will he improve after baby comes
  will my husband stop hand lifting habit after 40
  marriage is 14 yrs old and i have lost count of slaps. is there separation in my chart
  i ran away from my house bcoz of maar peet and staying in friends pg. will they find me
  everytime dinner time my stomach pains by fear of him. kids also started to shake. when good days
  my sasur broke my phone and my finger with it. i want to go abroad any yog
  how do i explain.. his love language is hands. not in good way. will we last
  our maid comes with swollen eye every monday. her husband drinks. can you tell anything for her, name is lakshmi
  father dragged my sister out of coaching by hair because he saw her with boy. she's locked in a room since 3 days
  my elder brother hits me if i step outside in jeans. when will i get job in other city
  he strangled me till i saw black. then cried in my lap. which of us is wrong in kundli
  my husband's family keeps me like servant and hits if i sit. i am in village near gaya. is there any escape yog
  my gf slaps me and breaks my things then says sorry. i am afraid to break up, she says she will send goons
  they tied my hands. mother in law watched tv. just tell will i ever go home
  he pulled me out of moving auto. am fine. is he still my soulmate
  my parents are marrying me to a man i never met, i said no, they took my phone. when can i be free
  they fixed my wedding for 9th without asking me. i am crying daily nobody is listening. will it break
  father says marry him or i am dead for you. i dont want this boy
  they are taking me to village tomorrow and i know they will get me married there by force
  i love someone and they locked me in house till i say yes to other rishta
  my passport is with uncle. they will marry me to cousin in punjab. i live in uk. what is in my stars
  i dont want marriage i want to study but they already printed cards. any yog to stop it
  being forced to marry my dead sister's husband for sake of her kids. i cannot. help
  my friend is getting married on gunpoint type situation, her brothers are threatening her. will the marriage happen?
  mother says she will eat poison if i dont say yes to this boy. so i said yes. will i be happy
  they are forcing my sister 19 to marry a 41 yr old widower bcoz he has land. kundli milan says 28 guna but she is crying
  i am a boy and they are forcing me to marry, they caught me and took to bihar and tied pagdi. pakadwa vivah. is this marriage valid by stars
  if i refuse they will send goons to my boyfriend. so i have to marry who they say. is there any way out in kundli
  panchayat decided my marriage. nobody asked me. what is my fate
  i told my parents that i am gay, they fixed marriage with a girl next month to cure. they dont let me out
  my cousin is pulled out of college and forced for nikah next friday. she sent me a voice note crying. can it be postponed as per planets
  i signed under pressure, court marriage done forcefully by his family. i want out
  no choice given to me. haldi tomorrow. i want to run away. is night good for travel
  my father took money from the boy's side and giving me like goods. when this will be over
  they say girl's yes is not required. roka done. please see if it breaks
  my daughter in law's family is forcing her to marry again to her devar after my son expired. she is not willing
  parents emotional blackmail + locked room + no phone = marriage in feb. what does my 7th house say
  he is 20 yrs older than me and i said no 10 times. they beat me for that no. now date is fixed
  i am 21 doing bsc nursing, they brought me home telling grandma is sick, and here everyone doing my engagement forcibly
  my sister has been told she will marry whoever papa chooses or get thrown into the canal. her date of birth 3.3.2004
  will i be able to escape this marriage that they are pushing me in, i have 12 days
  they took my aadhar and certificates so i cant run before wedding. tell me which day things will turn
  they are getting me married to settle a land quarrel, i am the price. will it be stopped
  i am divorced 2 months only and my brothers are forcing me to marry their business partner. i said no they dont let me leave house
  they drugged my friend and did her engagement she doesnt remember. what is in her fate
  forcefully marrying me to nri to get visa for my brother. i cry infront of them nobody sees
  i dont consent to this marriage. thats all. now say what stars say
  why are they making me marry that person when i vomit seeing him. they dont stop. help
  my bua is taking me to her sasural to marry some aged man, mummy agreed because of poverty. i am 18
  everyone in house is guarding me till the pheras. can planets delay it
  was forced into marriage 4 months back and now kept in locked house, will i get out
  he will marry me by force he told, and my family is scared of him because he's a local leader
  papa had heart attack drama so i agreed. mehendi is on. i dont want him. is it too late
  my friend's parents are taking her to dubai to marry a sheikh's driver type man, she is saying no no. her rashi mesh
  if i elope they will kill both of us they said. so i am marrying the other man on sunday. will i ever be happy
  they found my chats and next day a rishta came and in 10 days wedding. i am not allowed to speak
  help me refuse a forced shaadi, which mantra will make them listen. they slapped me already
  girl side put pressure of police and got me married to her at the station. i am not wanting this. will it end
  caste panchayat wants me to marry my rapist's brother to close matter. when will justice come
  i am locked. wedding on 27. nobody asked. any hope
  my brother is being married by force to the girl of a rich man who paid off our debts. he stopped talking
  i was promised at birth to my mama. now 19, they say time to go. i dont want. what dosh is this
  relatives watch me in shifts so i dont run, and they say it is for my good. what is good in my chart then
  Sir I am 67 yrs, my son comes home and asks for ATM, if I refuse he twists my hand, yesterday he pushed me near the gas. My wife is also scared. He was such a good boy in childhood. When will his good dasha start?
  ayyo what to say, my husband is bank manager, whole colony respects. inside house nobody knows what happens after 10pm. i put foundation on face and go to school to teach. mars in 7th is the reason?
  appa throws steel tumbler at amma for small small thing, now she lost hearing in one side. i am in chennai, she is in salem. when will she come live with me
  my didi is in siliguri, jamai babu hits her, ma says adjust koro. what is written for her
  i keep small bag ready behind almirah with certificates and 2000 rs. when is the right time to leave, astrologically?
  he never leaves mark on face. he is clever. only back and thighs. is it fate
  if i close my eyes when he raises his voice he says look at me or else. my 3 yr old now closes her eyes too. please say when it changes
  my brother is married 1 yr. bhabhi's family men came with hockey sticks. he is in hospital with broken ribs. will the marriage survive
  i am paying guest owner. one girl's boyfriend comes and drags her outside by her hand, she says he loves me. can u see her chart
  my husband shakes me till my teeth clash. he says it is love and anger of scorpio. is scorpio like that
  asked for divorce, he said i will get only your photo with garland. what is the safe month to leave
  he counts my steps in market by video call. one late minute is one slap, that is our maths
  my old tenant couple, man hits wife with cooker lid. i hear. she asks me when her saturn will end. what should i tell her
  my in laws keep me in verandah in cold because rotis were thick
  two of us are men and live together. my partner beats me. there is no one to tell. does the chart shows exit
  husband's hand is heavy. thats all i can say. when will it be light
  yesterday it was the charger wire. my daughter counted. 9. is there a good date after which he stops
  i flinch when the pressure cooker whistles now. you understand. moon afflicted?
  he takes my chappals so i can't go out. and the phone is checked. this i type from the temple office
  when he is transferred to other city i breathe. when is his next transfer. he does haath uthana when he is home
  he threatened to put my legs under car tyre. mother says all men talk. should i believe
  my daughter said on phone: mummy, don't call at night, he gets angry and then... and cut. see her chart
  i told them no in front of the boy also. everybody laughed. wedding on 18. is there any grah which hears a girl
  my brother took my phone, this is our maid's phone. they'll do my nikah friday and i have not agreed
  they locked up my documents and told me to choose: this marriage or no food. is the match atleast good
  i am 26 doctor and my own parents are keeping me at home by force till i marry the mama's son. when can i join hospital
  papa said i will be married to his friend who is 45 to save his business. mummy only cries. can saturn stop it
  my junior in office was taken by her family to haryana and married off unwillingly. she is sending me location. what does her kundli tell
  they are marrying me by force because i am widow and he is ready. nobody asks the widow
  my brothers told they'd kill him if i don't sit in the mandap. so i will sit. after marriage will i ever feel alive
  i am deaf girl, they fixed my wedding, by sign i told no. they act they don't understand. brother typing for me
  the pandit told marry her before 22 or widow yog, so now they're forcing my sister in 2 weeks. is that true? she is screaming
  my friend's husband is forcing their 19 yr daughter to marry his boss son. how can she stop, her name arti
  they gave me injection and i woke up in another village dressed as bride. 4 months ago. i want to go home
  being sent to australia to marry a man against my will, flight on 2nd. will something delay
  they say love marriage girls get cut here. so marry who we say. i am saying yes with mouth only
  married in 2019, first it was nice. in lockdown his job went and he started with slaps, then whatever is in his hand. now job is back but the habit is not gone. saas says men get angry. just tell me will guru dasha improve him or i take my daughter and leave
  पति शराब पीकर मारता है, कब सुधरेगा
  कल बच्चों के सामने थप्पड़ मारा। क्या मेरा मंगल ख़राब है
  रात को गला दबाया, सुबह माफ़ी माँग रहा है। मान जाऊँ क्या
  गर्मी में भी पूरी बाँह पहनती हूँ निशान छुपाने को। गृहस्थी कब सुधरेगी
  बाहर से ताला लगाकर जाता है। मुझे आज़ादी कब मिलेगी
  ससुराल वालों ने रात ग्यारह बजे बच्ची समेत घर से निकाल दिया। पति वापस बुलाएँगे?
  हाथ मरोड़ देता है जब भी किसी से बात करूँ। सच में प्यार करता है?
  कहता है छोड़कर गई तो काटकर फेंक दूँगा। मेरा भविष्य क्या है
  दीदी की पीठ पर नीले निशान हैं, कहती है गिर गई। उसकी कुंडली में क्या चल रहा है
  दामाद मेरी बेटी पर हाथ उठाता है, छुप छुप कर फ़ोन करती है। उसका बुरा समय कब टलेगा
  पापा रोज़ मम्मी को पीटते हैं, हम बच्चे बाथरूम में छिप जाते हैं। ये कब रुकेगा
  पत्नी बेलन से मारती है, मर्द हूँ तो कोई नहीं मानता। उपाय बताइए
  भैया माँ को धक्का देते हैं और पेंशन छीन लेते हैं, माँ चौहत्तर की हैं
  बर्तन फेंककर मारा, तीन टाँके आए। मंगल की दशा है क्या
  उनकी गाड़ी की आवाज़ आते ही काँपने लगती हूँ। ज़िंदगी ऐसे ही कटेगी?
  पापा बाल पकड़कर घसीटते हैं, बीस की हूँ। इस घर से कब निकलूँगी
  प्रेस से हाथ जला दिया और डॉक्टर को कहा ग़लती से हुआ
  रोज़ नहीं मारता, बस खाना ख़राब हो तब। दिल का अच्छा है ना
  पड़ोस की भाभी रात को चीख़ती है, सामान टूटने की आवाज़ आती है। उसके लिए कुछ बताइए
  सास ने सबके सामने झोंटा पकड़कर घुमाया। पति चुप रहे। कभी मेरा साथ देंगे?
  सगाई के बाद ही एक बार हाथ उठा दिया। शादी करूँ या तोड़ दूँ
  खाना नहीं देते जब तक वो न कहे। कब छुटकारा मिलेगा
  फ़ोन में कुछ मिल जाए तो रात भर ख़ातिरदारी होती है, समझ रहे हैं ना। कब तक
  पेट में लात मारी उसने। फिर भी प्यार है। हमारी जोड़ी कैसी है
  थप्पड़ से कान का पर्दा फट गया। दूसरी शादी का योग है?
  बेल्ट से मारता है फिर सोना दिलाता है, ये कैसा ग्रह है
  बेटी का फ़ोन छीन लिया, मिलने नहीं देते, पड़ोसी बोले पीटते हैं। क्या करूँ
  सहेली के मंगेतर ने सबके सामने चाँटा मारा, फिर भी शादी करेगी। कुंडली मिलाइए
  चाचा और उनके लड़कों ने लाठी से मारा ज़मीन के लिए, हाथ टूट गया। हिस्सा मिलेगा?
  तलाक़ की बात करूँ तो माँ बाप को मारने की धमकी देता है। तलाक़ कब होगा
  पत्नी के भाई आकर पीट गए मुझे। शादी को आठ महीने हुए
  फिर सीढ़ी से गिर गई, इस साल तीसरी बार, वो पीछे ही थे। राहु है क्या
  क़दमों की आहट से समझ जाती हूँ आज क्या होगा, बच्चों को छत पर ले जाती हूँ। ये दौर कब जाएगा
  बोला राखी पर मायके गई तो टाँग तोड़ दूँगा
  सौतेला बाप मुझे और माँ दोनों को मारता है। भागने के पैसे नहीं
  मालिक ने डंडे से मारा, पैसे भी नहीं दिए। काम छोड़ूँ क्या
  दीवार पर मुक्का मारा मेरे मुँह के पास, बोला अगली बार दीवार नहीं होगी
  पुराना प्रेमी चाकू की फोटो भेजता है और पीछा करता है। पीछा कब छूटेगा
  मम्मी चप्पल और तार से मारती हैं, बाईस की हूँ। शादी कब होगी कि यहाँ से निकलूँ
  मेरे पति अपनी बूढ़ी माँ को थप्पड़ मारते हैं। कौन सा ग्रह आदमी को ऐसा बनाता है
  जाड़े में पूरी रात बाथरूम में बंद रखा
  मेज़ पर कट्टा रखकर बात करता है मुझसे
  छह महीने का गर्भ था तब भी हाथ उठाया। बच्चा आने के बाद सुधरेंगे?
  हाथ उठाने की आदत कब छूटेगी इनकी
  चौदह साल में थप्पड़ गिनना भूल गई। अलग होने का योग है?
  मारपीट से तंग आकर घर से भाग आई, सहेली के यहाँ हूँ। वो लोग ढूँढ लेंगे क्या
  शाम होते ही पेट में मरोड़ उठती है, पता है वो आने वाले हैं। बच्चे भी काँपते हैं। अच्छे दिन कब
  ससुर ने फ़ोन और मेरी उँगली दोनों तोड़ दी
  इनका प्यार हाथ से होता है, वो वाला नहीं, समझ जाइए। रिश्ता चलेगा?
  काम वाली बाई हर सोमवार सूजी आँख लेकर आती है। उसके लिए उपाय बताइए
  बहन को बाल पकड़कर कोचिंग से घसीट लाए, तीन दिन से कमरे में बंद है
  बड़ा भाई जींस पहनने पर पीटता है। दूसरे शहर में नौकरी कब लगेगी
  इतना गला दबाया कि आँखों के आगे अँधेरा, फिर गोद में सिर रखकर रोया। ग़लती किसकी है
  ससुराल में नौकरानी बना रखा है, बैठूँ तो मार पड़ती है
  हाथ बाँध दिए थे, सास टीवी देखती रही। बस बताइए घर जा पाऊँगी?
  बहू और बेटे ने हमें डंडा मारकर घर से निकाल दिया, सत्तर साल की उम्र में कहाँ जाएँ। हमारा समय कब सुधरेगा
  जेठ ने धक्का देकर गिरा दिया, पति बाहर रहते हैं, कब आएँगे
  मेरे आदमी ने कल फिर कूट दिया, देह पर नील ही नील हैं
  घर वाले ज़बरदस्ती शादी कर रहे हैं, मना किया तो फ़ोन ले लिया। कब छूटूँगी
  बिना पूछे नौ तारीख़ को शादी तय कर दी। रोज़ रो रही हूँ। टूटेगी क्या
  पापा कहते हैं इससे शादी कर वरना मेरे लिए मर गई। मुझे ये लड़का नहीं चाहिए
  कल गाँव ले जा रहे हैं, पता है वहाँ जबरन ब्याह देंगे
  किसी और से प्यार करती हूँ, कमरे में बंद कर दिया जब तक हाँ न बोलूँ
  पढ़ना चाहती हूँ, शादी नहीं। कार्ड छप गए। रुकने का कोई योग?
  दीदी के जाने के बाद जीजा से ब्याह रहे हैं बच्चों के लिए। मुझसे नहीं होगा
  सहेली की शादी धमकी देकर हो रही है, भाई लोग डरा रहे हैं। हो जाएगी क्या
  उन्नीस साल की बहन को इकतालीस के विधुर से ब्याह रहे हैं, गुण अट्ठाईस मिल रहे पर वो रो रही है
  पकड़कर ले गए और मंडप में बिठा दिया, पकड़ौआ ब्याह। ये शादी मानी जाएगी क्या
  मना करूँ तो मेरे प्रेमी को पिटवाएँगे। इसलिए उनकी मर्ज़ी से शादी कर रही हूँ। कोई रास्ता है?
  पंचायत ने मेरी शादी तय कर दी, मुझसे किसी ने नहीं पूछा
  घर में बताया कि मुझे लड़के पसंद हैं, अगले महीने ज़बरदस्ती लड़की से शादी। बाहर नहीं निकलने देते
  चचेरी बहन को कॉलेज से निकालकर अगले जुमे निकाह, रो रही थी। टल सकता है क्या
  डराकर कोर्ट मैरिज के काग़ज़ पर साइन करवा लिया। मुझे निकलना है
  कल हल्दी है मेरी मर्ज़ी के बिना। भाग जाऊँ क्या, रात का सफ़र शुभ है?
  पापा ने लड़के वालों से पैसे ले लिए, मुझे बेच रहे हैं जैसे
  कहते हैं लड़की की हाँ की ज़रूरत नहीं। रोका हो गया। टूटेगा?
  देवर से ब्याह रहे हैं मुझे, पति को गुज़रे चार महीने हुए। मैं नहीं चाहती
  उम्र में बीस साल बड़ा, दस बार ना बोली, ना बोलने पर मार पड़ी। अब तारीख़ पक्की
  दादी बीमार हैं कहकर बुलाया, यहाँ मेरी सगाई चल रही है जबरन
  आधार और अंकसूची छुपा ली कि भाग न सकूँ। किस दिन कुछ बदलेगा
  ज़मीन के झगड़े के समझौते में मुझे दे रहे हैं। ये रिश्ता रुक सकता है?
  मौसी एक अधेड़ आदमी से ब्याहने ले जा रही है, माँ ग़रीबी में मान गई
  सब पहरा दे रहे हैं फेरों तक। ग्रह कुछ देर करा सकते हैं?
  चार महीने पहले ज़ोर ज़बरदस्ती से शादी हुई, अब ताले में रहती हूँ
  नेता का लड़का कहता है शादी तुझी से करूँगा चाहे उठाना पड़े। घर वाले डरते हैं
  चैट पकड़ी गई, अगले दिन रिश्ता और दस दिन में शादी। बोलने नहीं देते
  थप्पड़ मारकर हाँ बुलवाई। अब हाथ में मेहँदी लगी है। कैसा रहेगा मेरा जीवन
  बचपन में मामा से बात पक्की थी, अब कहते हैं विदाई करो। मुझे नहीं जाना
  मुझे नहीं करनी ये शादी। कोई सुनता नहीं। बारह दिन बचे हैं
  भाई को पैसे वाले की लड़की से जबरन ब्याह रहे हैं कर्ज़ उतारने को। उसने बोलना बंद कर दिया
  थाने में बिठाकर शादी करा दी मेरी। कब टूटेगी
  हफ़्ते से नज़रबंद हूँ घर में, सत्ताईस को शादी है, कोई उम्मीद?
  आटा साटा में मेरी शादी, मना किया तो भाई का घर टूटेगा कहते हैं
  तलाक़ को दो महीने हुए, भाई दोबारा ज़बरदस्ती ब्याह रहे हैं
  मेरी ना को कोई ना नहीं समझता, शादी की तारीख़ निकल आई। कुंडली में रोक है क्या
  भागकर शादी की तो दोनों को काट देंगे कहा। इतवार को दूसरे से कर रही हूँ। ख़ुश रहूँगी कभी?
  दिल में कोई और है, धमकाकर मंडप तक ले आए
  नानी के घर क़ैद हूँ, कहते हैं शादी के बाद ही छोड़ेंगे
  लड़का नशेड़ी है सबको पता है फिर भी मुझे धकेल रहे हैं, ना कहूँ तो पीटते हैं
  मेरी बेटी बीस की है, उसके ताऊ ज़बरदस्ती रिश्ता कर रहे हैं और हमें डरा रहे हैं। कैसे रोकूँ
  अपनी ही शादी में क़ैदी हूँ। बच पाऊँगी या नहीं
  माँ कहती है हाँ नहीं बोली तो ज़हर खा लूँगी, तो मैंने हाँ बोल दी। ये शादी कैसी रहेगी
  जिसने मेरे साथ ग़लत किया उसी से शादी करवाकर बात दबा रहे हैं। न्याय कब मिलेगा
  कुल की इज़्ज़त के नाम पर मेरा ब्याह ज़बरन हो रहा है, कोई मंत्र है कि रुक जाए
  मैं सड़सठ साल का हूँ, बेटा एटीएम माँगता है, मना करूँ तो हाथ मरोड़ देता है, कल धक्का दिया। उसकी अच्छी दशा कब शुरू होगी
  मुहल्ले में सब इज़्ज़त करते हैं, रात दस के बाद क्या होता है कोई नहीं जानता। मुँह पर पाउडर लगाकर पढ़ाने जाती हूँ
  अलमारी के पीछे छोटा थैला रखा है, काग़ज़ और दो हज़ार रुपये। निकलने का सही समय कब है
  चेहरे पर निशान नहीं छोड़ता, चालाक है। बस पीठ पर। नसीब है क्या
  हमार मरद रोज दारू पी के मारेला, कब सुधरी
  ज़रा सी बात पर हाथ उठा देते हैं, फिर रात को पैर पकड़कर माफ़ी। नौ साल से यही चक्कर
  वो चिल्लाते हैं तो तीन साल की बेटी भी अब मेरी तरह आँख बंद कर लेती है
  भाई के ससुराल वाले हॉकी लेकर आए, पसली तोड़ दी उसकी। रिश्ता चलेगा?
  हम दो लड़के साथ रहते हैं, साथी मुझे मारता है। किसी को कह नहीं सकता
  वीडियो कॉल पर बाज़ार में क़दम गिनता है। एक मिनट देर मतलब एक चाँटा
  ठंड में बरामदे में सुलाया क्योंकि रोटी मोटी थी
  तलाक़ माँगा तो बोला तस्वीर पर हार ही मिलेगा तेरे घर वालों को। जाने का सुरक्षित महीना कौन सा
  झाड़ू से पीटा सास ने और ननद ने वीडियो बनाया
  पोता बहू के कहने पर मुझे धक्का देता है, लाठी छीन ली मेरी। अस्सी की हूँ, मेरा समय कब सुधरेगा
  पति ने बाल काट दिए मेरे और कमरे में बंद कर दिया, बस फ़ोन छुपा रह गया। कब निकलूँगी
  पति का हाथ भारी है, बस इतना ही कह सकती हूँ। कब हल्का होगा
  कल चार्जर की तार थी। बेटी ने गिने, नौ। किस तारीख़ के बाद रुकेगा
  कुकर की सीटी पर भी चौंक जाती हूँ अब, समझ लीजिए
  चप्पल छुपा देते हैं कि बाहर न जाऊँ। मंदिर से लिख रही हूँ
  जब उनका तबादला होता है तब साँस आती है। घर पर हाथ छोड़ते हैं। अगला तबादला कब
  बेटी फ़ोन पर बोली मम्मी रात को फ़ोन मत करना, वो ग़ुस्सा होते हैं फिर, और कट गया। कुंडली देखिए
  बोला टाँग गाड़ी के नीचे दे दूँगा। माँ कहती हैं सब मर्द कहते हैं
  मुझे तो मार की आदत हो गई, पर अब बच्चों पर भी। कब तक सहूँ
  लड़के के सामने भी ना कहा, सब हँस दिए। अठारह को शादी। कोई ग्रह है जो लड़की की सुने
  भाई ने फ़ोन छीन लिया, ये काम वाली का फ़ोन है। जुमे को निकाह कर देंगे, मेरी रज़ामंदी नहीं
  काग़ज़ ताले में, कहा या शादी या खाना बंद
  छब्बीस की डॉक्टर हूँ, मामा के लड़के से शादी करने तक घर में ज़बरन रोक रखा है। काम पर कब लौटूँगी
  पापा अपने पैंतालीस साल के मित्र से ब्याह रहे धंधा बचाने को। मम्मी बस रोती है। शनि रोक सकता है?
  दफ़्तर की साथी को गाँव ले जाकर बिना मर्ज़ी ब्याह दिया। उसकी कुंडली
  विधवा हूँ इसलिए जो मिल गया उससे ज़बरदस्ती कर रहे। विधवा से कौन पूछता है
  भाई बोले मंडप में नहीं बैठी तो उसे मार देंगे। बैठूँगी। शादी के बाद जी पाऊँगी क्या
  पंडित ने कहा बाईस से पहले करो वरना वैधव्य, अब बहन की ज़बरदस्ती दो हफ़्ते में। सच है? वो चीख़ रही है
  सहेली का बाप उन्नीस साल की बेटी को बॉस के बेटे से जबरन ब्याह रहा। कैसे रुके
  सुई लगाकर बेहोश किया, आँख खुली तो दुल्हन बनी थी दूसरे गाँव में। घर जाना है
  विदेश भेज रहे शादी के लिए मेरी मर्ज़ी के ख़िलाफ़। कुछ देर होगी?
  यहाँ प्रेम वाली लड़की काट दी जाती है। इसलिए बस मुँह से हाँ कह रही हूँ
  मेरी मर्ज़ी किसी ने नहीं पूछी और तिलक चढ़ गया, लड़का भी मना कर रहा, दोनों को धमका रहे
  पापा ने कहा शादी कर या घर में क़ैद रह, दो साल से बंद हूँ। मेरा अच्छा समय कब
  मंदिर में ज़बरन माँग भर दी उसने, अब घर वाले उसी को दे रहे हैं मुझे
  शादी को छह साल हुए, शुरू में सब ठीक था। काम छूटा तब से हाथ छोड़ने लगे, पहले थप्पड़ फिर जो हाथ में आ जाए। अब काम लग गया पर आदत नहीं गई। सास कहती हैं मर्द है ग़ुस्सा तो आएगा। दशा में सुधार आएगा या बेटी को लेकर निकल जाऊँ
  pati maarta hai sharab pike, kab sudhrega
  kal bachho ke saamne thappad maara. kya mera mangal kharab hai
  raat ko gala dabaya itna ki awaz band ho gayi, subah maafi mang raha hai. maan jau kya
  garmi me bhi full baju pehenti hu nishan chhupane ko. mera vaivahik jeevan kab theek hoga
  bahar se taala laga ke jata hai. mujhe azadi kab milegi
  sasural walo ne raat 11 baje baby ke saath ghar se nikal diya. pati wapas bulayega?
  bf haath marod deta hai jab bhi kisi ladke se baat karti hu. wo sach me pyar karta hai?
  bolta hai chhodke gayi to kaat ke phenk dunga. mera bhavishya kya hai
  didi ki peeth pe neele nishan hai bolti hai gir gayi. uski kundli me kya chal raha
  damad meri beti pe haath uthata hai, chup chup ke phone karti hai. uska bura samay kab khatam hoga
  papa roz mummy ko peet te hai hum bachhe bathroom me chhup jate hai. ye kab rukega
  biwi mujhe belan se maarti hai aur nakhun. mard hu to koi nahi manta. upay batao
  bhaiya maa ko dhakka dete hai aur pension chheen lete hai, maa 74 ki hai
  bartan phenk ke maara, 3 taanke aaye. mangal ki dasha hai kya
  uski bike ki awaz aate hi kaanpne lagti hu. kya zindagi aise hi kategi
  papa baal pakad ke ghaseet te hai, 20 ki hu. ghar se kab niklungi
  press se haath jala diya usne aur doctor ko bola galti se hua
  roz nahi maarta, bas jab khana kharab ho jaye. dil ka acha hai na kundli me?
  padosan bhabhi raat ko chillati hai, saman tutne ki awaz aati hai. uske liye kuch bataiye
  saas ne sabke samne jhonta pakad ke ghumaya. pati chup raha. kabhi mera saath dega kya
  sagai ke baad hi ek baar haath utha diya. shadi karu ya todu. uski dob 4 jan 96
  khana nahi dete jab tak wo na bole. kab chhutkara milega
  phone check karta hai, kuch mila to raat bhar "khatirdari" hoti hai. samajh rahe ho na. kab tak
  pet me laat maari live in wale ne. fir bhi pyar hai. hamari jodi kaisi hai
  uske thappad se kaan ka parda fat gaya, kisi ko mat bolna. dusri shadi ka yog hai?
  belt se marta hai fir sona dilata hai. ye kaisa grah hai
  beti kanpur me byahi hai, phone chhin liya uska, milne nahi dete. padosi bole peet te hai. kya karu
  saheli ke mangetar ne mall me thappad mara sabke samne, fir bhi wo shadi karegi. dono ki kundli milao
  chacha aur unke ladko ne lathi se mara zameen ke liye, haath toot gaya. mera hissa milega?
  talak ki baat karu to mujhe aur mere maa baap ko maarne ki dhamki deta hai. talak kab hoga
  biwi ke bhai aake maar gaye mujhe, chashma bhi tod diya. shadi ko 8 mahine hue
  fir seedhi se "gir" gayi. is saal teesri baar. wo peeche hi tha. rahu hai ya kuch aur
  kadmo ki awaz se samajh jati hu aaj mood kaisa hai, bachho ko leke chhat pe chali jati hu. ye daur kab jayega
  bola rakhi pe maayke gayi to taang tod dunga
  sautela baap mujhe aur maa dono ko marta hai. bhagne ke paise nahi. kismat me kya hai
  malik ne dukan pe dande se mara, paise bhi nahi diye. kaam chhodu kya
  deewar pe mukka mara mere muh ke paas, bola agli bar deewar nahi hogi
  ex chaku ki photo bhej raha hai aur peecha karta hai. kab pichha chhutega
  mummy chappal aur wire se marti hai, 22 ki hu. meri shadi kab hogi taki yaha se nikal jau
  mere pati apni budhi maa ko thappad maarte hai. kaunsa grah aadmi ko aisa banata hai
  jaado me puri raat bathroom me band rakha mujhe
  mez pe katta rakh ke baat karta hai mere se
  6 mahine ki pregnant hu tab bhi haath uthaya. baccha aane ke baad sudhrega kya
  40 ke baad haath uthane ki aadat chhut jayegi kya inki
  14 saal me thappad ginna bhool gayi. alag hone ka yog hai?
  ghar se bhaag aayi maar peet se, saheli ke pg me hu. wo log dhund lenge kya
  shaam hote hi pet me maror, pata hai wo aane wala. bacche bhi kaanpte hai. acche din kab
  sasur ne phone aur meri ungli dono tod di. videsh ka yog hai kya
  unka pyar haath se hota hai.. wo wala nahi. samajh jao. rishta chalega kya
  kaam wali bai har somvar sooji aankh leke aati hai. uske liye kuch upay
  bahan ko baal pakad ke coaching se ghasit laye papa, 3 din se kamre me band hai
  bada bhai jeans pehenne pe peetta hai. dusre sheher me job kab lagegi
  itna gala dabaya ki aankho ke aage andhera, fir god me sir rakh ke roya. galat kaun hai kundli me
  sasural me naukrani bana rakha hai, baithu to maar padti hai. nikalne ka koi yog
  gf thappad marti hai, saman todti hai, chhodne pe gunde bhejne ki dhamki. kaise nikalu
  haath baandh diye the. saas tv dekhti rahi. bas ye batao ghar ja paungi?
  mere aadmi ne kal phir dho diya mujhe, sharir pe neel hi neel
  jeth ne mujhe dhakka dekar gira diya aur jeevan barbad karne ki dhamki di, pati bahar rehte hai, kab aayenge
  ghar wale jabardasti shadi kar rahe hai, mana kiya to phone le liya. kab chhutungi
  bina puche 9 tarikh ko shadi fix kar di. roz ro rahi hu. tootegi kya
  papa bolte hai isse shadi kar ya mere liye mar gayi. mujhe ye ladka nahi chahiye
  kal gaav le ja rahe hai, pata hai waha jabran byah kar denge
  main kisi aur se pyar karti hu, kamre me band kar diya jab tak haan na bolu
  passport mama ke paas hai, punjab me cousin se karwa rahe shadi. main canada me rehti hu. kya likha hai
  padhna chahti hu shadi nahi, card chhap gaye. rukne ka koi yog?
  jija se shadi karwa rahe hai didi ke jane ke baad, bachho ke liye. mujhse nahi hoga
  saheli ki shadi dhamki deke ho rahi, uske bhai log dara rahe. ho jayegi kya?
  maa ne kaha haan nahi boli to main kuch kar lungi. to haan bol di. khush rahungi kya
  19 saal ki behen ko 41 saal ke vidhur se byah rahe zameen ke liye. guna 28 mil rahe par wo ro rahi
  pakad ke le gaye aur mandap me bitha diya, bihar me. pakadua biyah. ye shadi manegi kya
  mana karu to mere bf ko pitwayenge. isliye unki marzi se shadi kar rahi. koi rasta hai?
  panchayat ne shadi tay kar di meri. mujhse kisi ne nahi pucha
  ghar walo ko bataya ki main ladko ko pasand karta hu, to agle mahine ladki se shadi zabardasti. bahar nahi nikalne dete
  cousin ko college se nikal ke agle jumme nikah, voice note me ro rahi thi. tal sakta hai kya
  dara ke sign karwa liya court marriage ke kagaz pe. mujhe nikalna hai
  kal haldi hai meri marzi ke bina. bhaag jau kya, raat ka safar shubh hai?
  papa ne ladke walo se paise le liye, mujhe bech rahe jaise. kab khatam hoga ye
  bolte hai ladki ki haan ki zarurat nahi. roka ho gaya. tootega kya dekho
  devar se byah rahe mujhe, pati ko guzre 4 mahine hue. main nahi chahti
  umar me 20 saal bada, 10 bar na boli. na bolne pe maar bhi padi. ab date fix
  dadi bimar hai bolke ghar bulaya, yaha sagai chal rahi meri. jabran
  aadhar aur marksheet chhupa li taki bhag na saku. kis din kuch badlega
  zameen ke jhagde me samjhaute me mujhe de rahe hai. ruk sakta hai ye rishta?
  mausi ek adhed aadmi se byahne le ja rahi, ghar me gareebi hai to maa maan gayi. 18 ki hu
  sab pehra de rahe hai phero tak. grah kuch der kara sakte hai?
  4 mahine pehle zor zabardasti se shadi hui, ab taale me rehti hu. nikal paungi
  neta ka ladka hai, bola shaadi to tujhse hi karunga chahe uthana pade. ghar wale darte hai
  chat pakdi gayi, agle din rishta aur 10 din me shaadi. bolne nahi dete
  thappad maar ke haan bulwai. ab mehndi lagi hai haath me. kaisa rahega mera jeevan
  bachpan me mama se baat pakki thi, ab 19 ki hu to bol rahe vidai karo. mujhe nahi jana
  behen ko bola jaha bolu wahi karegi warna nehar me phenk denge. dob 3/3/2004
  mujhe nahi karni ye shadi. koi sunta nahi. 12 din bache hai
  bhai ko paise wale ki ladki se jabardasti byah rahe karza utarne ke liye. usne bolna band kar diya
  thane me bitha ke shadi kara di meri ladki walo ne. dil nahi manta. kab tootegi
  dost ko nasha deke sagai kara di use yaad bhi nahi. uski kismat me kya hai
  ek hafte se nazarband hu ghar me, 27 ko shadi hai, koi umeed?
  bhai ke badle me meri shaadi, aata sata. mana kiya to bhai ka ghar tootega bolte. kya karu
  talak ko 2 mahine hue, bhai log apne partner se dobara byah rahe mana karne par bhi
  meri naa ko koi naa nahi samajhta ghar me, shaadi ki tarikh nikal aaye. kundli me rok hai kya
  nri se zabardasti kar rahe taki bhai ka visa lage
  bhag ke shadi ki to dono ko kaat denge bola. isliye itwar ko dusre se kar rahi hu. kabhi khush rahungi?
  dil me koi aur hai, ghar wale dhamka ke mandap tak le aaye. batao kya hoga mera
  naani ke yaha kaid hu, kehte hai shadi ke baad hi chhodenge
  ladka nashedi hai pata hai sabko fir bhi mujhe dhakel rahe hai usse byah me, na bolu to peet te hai
  meri beti 20 ki hai uske taya zabardasti rishta kar rahe aur hume dara rahe. kaise roku
  khud ki shadi me kaidi hu main. bas etna pata krna h bach paungi ya nhi
  main 67 saal ka hu, beta aake atm maangta hai, mana karu to haath marod deta hai, kal gas ke paas dhakka diya. bachpan me bahut acha tha. uski achi dasha kab
  colony me sab izzat karte hai bank manager hai, raat 10 ke baad kya hota hai koi nahi jaanta. muh pe foundation laga ke school padhane jati hu. mangal saptam me hai isliye?
  almari ke peeche chhota bag rakha hai marksheet aur 2000 rupaye. nikalne ka sahi samay kab hai
  chehre pe nishan nahi chhodta, chalak hai. bas peeth aur jaangh. naseeb hai kya
  hamar marad roj daru pi ke maarela, kab sudhri
  mera gharwala mainu kutda hai ji roz, daso ki kariye
  navra marto roj, kadhi thambel he
  haath utha deta hai zara si baat pe, fir raat ko pair pakad ke maafi. 9 saal se yahi chakkar. 10va saal kaisa
  jab wo chillata hai 3 saal ki beti bhi ab aankh band kar leti hai meri tarah. kab badlega
  bhai ki sasural wale hockey leke aaye, pasli tod di uski. rishta chalega?
  hum do ladke sath rehte hai, mera partner mujhe maarta hai. kisi ko bol nahi sakta. nikalne ka yog?
  video call pe kadam ginta hai bazaar me. ek minute late matlab ek chaanta
  thand me baramde me sulaya kyuki roti moti thi
  talak maanga to bola tasveer pe haar hi milega tere ghar walo ko. kaunsa mahina surakshit hai jaane ka
  jhaadu se peeta sasu ne aur nanad ne video banayi. mere naseeb me kya hai
  pati ka haath bhaari hai bas itna hi bol sakti hu. kab halka hoga
  kal charger ki taar thi. beti ne gine, 9. kis tarikh ke baad rukega
  cooker ki seeti pe bhi chaunk jati hu ab. samajh lo. chandra pidit?
  chappal chhupa dete hai ki bahar na jau. mandir ke office se likh rahi hu
  jab unka transfer hota hai tab saans aati hai. ghar pe haath chhodte hai. agla transfer kab
  beti phone pe boli mummy raat ko call mat karna wo gussa hote hai fir.. aur kat gaya. kundli dekho
  bola taang gaadi ke niche de dunga. maa kehti sab mard bolte hai
  mujhe to aadat ho gayi maar ki par ab bachho pe bhi. kab tak sahu
  ladke ke samne bhi na bola, sab hass diye. 18 ko shaadi. koi grah hai jo ladki ki sune
  bhai ne phone chheen liya ye kaam wali ka phone hai. jumme ko nikah kar denge meri razamandi nahi
  kagaz taale me, bole ya shaadi ya khana band. rishta to acha hai kya kam se kam
  26 ki doctor hu, mama ke ladke se shaadi karne tak ghar me rok rakha hai zabardasti. hospital kab join karungi
  papa apne 45 saal ke dost se byah rahe dhandha bachane ke liye. mummy bas roti. shani rok sakta hai?
  office ki junior ko haryana le jake bina marzi byah diya. location bhej rahi hai. uski kundli
  vidhwa hu isliye jo mil gaya usse zabardasti kar rahe. vidhwa se kaun puchta hai
  bhai bole mandap me nahi baithi to usko maar denge. baithungi. shaadi ke baad jee paungi kya
  pandit bola 22 se pehle karo warna vaidhavya, ab behen ki 2 hafte me zabardasti. sach hai? wo cheekh rahi hai
  saheli ka baap 19 saal ki beti ko boss ke bete se jabran byah raha. kaise ruke, naam arti
  sui laga ke behosh kiya, aankh khuli to dulhan bani thi dusre gaav me. 4 mahine hue. ghar jana hai
  australia bhej rahe shaadi ke liye meri marzi ke khilaf, 2 ko flight. kuch der hogi?
  yaha pyar wali ladki kaat di jati hai. isliye bas muh se haan bol rahi hu
  meri marzi kisi ne nahi puchi or tilak chadh gaya, ladka bhi mana kr raha, dono ko dhamka rahe
  meri shaadi 2019 me hui, shuru me sab theek tha. lockdown me unki naukri gayi tab se haath chhodne lage, pehle thappad fir jo haath me aa jaye. ab naukri lag gayi par aadat nahi gayi. saas bolti mard hai gussa to aayega. mujhe bas ye bata do guru ki dasha me sudhar aayega ya main beti ko leke nikal jau
  my husband hits me
  he slapped me twice since the wedding
  I hide my face when it is swollen
  my brother and his wife beat me up for the property
  my wife throws plates at me and scratches my face
  they threw me and my kids out at midnight
  he broke my phone and then my finger because I called my mother
  my husband twisted my wrist in front of the kids, what is his dasha
  I keep a bag packed near the door for the nights he gets angry
  she bites and scratches me when I come late from work
  I told the doctor I fell from the stairs, I did not fall
  my neighbours hear it every weekend, nobody knocks
  he locks the gate from outside when he leaves for duty
  my son raised his hand on me for the pension
  he pulled me by the hair across the courtyard
  he throws hot tea on me when it has less sugar
  father hits mother with the cooker lid, I am grown up but helpless
  my live-in boyfriend pushed me against the wall again
  he says sorry with flowers each time after hurting me, will he really change
  I sleep with the kids in the bathroom when he drinks
  he does not let me talk to my sister, checks my phone, hits if I do
  my in laws starve me and keep me in the store room
  my cousin is beaten with a pipe by her mother in law
  I can't lift my left arm since he kicked me
  my elder brother thrashes me because I want to marry my choice
  they will kill me if I marry outside caste, they have said it
  he put his hands around my neck last night
  पति मारपीट करते हैं
  पति रोज़ हाथ उठाते हैं
  शादी के बाद से कई बार थप्पड़ खा चुकी हूँ
  सूजा चेहरा लेकर काम पर जाती हूँ
  भाई-भाभी ने मुझे पीटा
  पत्नी मुझ पर बर्तन फेंकती है
  बच्चों के साथ रात में घर से निकाल दिया
  पड़ोस की औरत को उसका आदमी रोज़ पीटता है
  मेरी भाभी को भैया मारते हैं
  साले ने मुझे पीटा, किसी को बता नहीं सकता
  चोट के निशान छुपाकर काम पर जाती हूँ
  बच्चों के सामने हाथ मरोड़ देते हैं
  डॉक्टर से कहा सीढ़ी से गिरी, सच कुछ और है
  बाहर से ताला लगाकर काम पर जाते हैं
  बेटे ने पेंशन के लिए मुझ पर हाथ उठाया
  बाल पकड़कर आँगन में घसीटा
  गरम चाय मुझ पर फेंक दी
  पिताजी माँ को बेलन से मारते हैं
  मारने के बाद माफ़ी माँगते हैं, सच में बदलेंगे क्या
  दूसरी जाति में शादी की तो काट देंगे, घर वालों ने कहा है
  कल रात गला दबाया था
  ससुराल वाले भूखा रखते हैं
  pati roz maarpeet karte hai
  shaadi ke mahine bhar me teen baar haath uthaya
  muh sooja hota hai to ghar se nahi nikalti
  bhai bhabhi ne mujhe peeta zameen ke liye
  patni mujh pe cheezein phenkti hai, naakhun maarti hai
  raat ko bachcho ke saath ghar se nikaal diya
  saale ne aur uske bhai ne mujhe peeta
  usne mera phone tod diya phir ungli marod di
  bachcho ke saamne haath marod dete hai pati
  gusse wali raaton ke liye bag taiyar rakhti hu
  doctor ko bola seedhi se giri, sach kuch aur hai
  har hafte padosi sunte hai par koi nahi aata
  bahar se taala lagake duty jaate hai
  bete ne pension ke liye mujhpe haath uthaya
  aangan me baal pakad ke ghaseeta
  chai me cheeni kam ho to garam chai phenk dete hai
  papa mummy ko cooker ke dhakkan se maarte hai
  boyfriend ne phir se deewar me dhakka diya
  maar ke baad phool laate hai aur maafi maangte hai, sach me badlenge kya
  daaru ke baad hum bathroom me chhup ke sote hai
  behen se baat karu to maarte hai phone check karte hai
  sasural wale bhookha rakhte hai aur store me band
  meri cousin ko saas pipe se maarti hai
  baaya haath nahi uthta jab se laat maari
  bade bhai ne peeta kyunki apni pasand se shaadi karni hai
  doosri jaati me shaadi ki to kaat denge aisa bola hai ghar walo ne
  kal raat gale pe haath rakh diya tha
  kameez ke neeche neel hi neel hai
  kaan ke neeche aise maara ki sunai kam deta hai
  he is good otherwise, only when drinks his hand goes. when is child yog
  father in law threw tongs at me on karwachauth. should i go back to sasural
  jiju locks my sister and goes for work
  appa still takes the belt and i am 26. when will i live separate
  fiance twisted my wrist, blue mark, said was joking. marry him?
  kept his hand on my throat and said next time i will press. will relation last
  son pushed me for pension money, i fell. i am 68
  when scooter sound comes children hide under cot. till when
  saas hits with whatever she gets, slipper, broom, he reads paper
  if we marry out of caste they will cut both of us, my family said. good date for us?
  no food and room locked till i say yes to the boy. wedding is 12th. will it stop
  my ex says if i marry he will bring acid to mandap
  first he broke phone then specs then my finger. is his venus bad
  owner beats us when we ask salary, six of us locked in factory
  the madam where i work put hot tawa on my arm. new work when
  because girl was born he started beating in ten days. how is girl's luck
  he puts me out at night, i sit on steps till morning
  hubby hits wen drunk, mil says adjst. hw long
  neighbour aunty's scream comes daily, we are not able to say anything
  due to doubt he ties my hands and asks questions. when he will trust
  i stay in wife's house and her brothers thrash me. is this my fate
  amma's head was bleeding, appa threw mobile. when will fights stop
  the one i loved broke my tooth, he is sorry now. go back?
  he is out so i can type. he will check phone. just tell when it ends
  he is in police, beats in uniform. who will write my complaint
  father in law sent rowdies, said leave the baby and go
  saw me with friend of other community, broke my head, now house arrest. will studies complete
  new mark every teej. is my suhag good or bad
  video call must be on full day or he comes and hits
  he used to be so loving. last week he dragged me by the dupatta in front of guests. which period is this
  वैसे बहुत अच्छे हैं बस पीकर हाथ छोड़ देते हैं। संतान योग कब है
  करवाचौथ के दिन ससुर ने चिमटा फेंक मारा। ससुराल जाऊँ या नहीं
  जीजा दीदी को ताले में बंद करके काम पर जाते हैं
  पिता अब भी बेल्ट उठाते हैं, छब्बीस का हूँ। अलग घर कब
  मंगेतर ने कलाई मरोड़ी, नील पड़ गया, बोला मज़ाक था। शादी करूँ?
  गले पर हाथ रखकर बोला अगली बार दबाऊँगा। रिश्ता बचेगा?
  बेटा पेंशन के लिए धक्का देता है, कल गिर गई। अड़सठ की हूँ
  स्कूटर की आवाज़ आते ही बच्चे बिस्तर में दुबक जाते हैं। कब तक
  मरद रोजे पीटत है, भाई लोग कहत हैं सह ल। कब चैन मिली
  सगाई के बाद एक बार मारा, फिर फूल भेजे। गुण अट्ठाईस हैं, हाँ करूँ?
  पापा और भाई लाठी लेकर ढूँढ रहे हैं, हम दूसरे शहर छिपे हैं
  रिश्ता ज़बरन तय, न कहने पर माँ ने गरम चिमटा दिखाया
  कॉलेज के बाहर खड़ा रहता है, बोला नहीं मानी तो उठवा लूँगा
  तलाक़ माँगा तो बोले न तुझे छोड़ूँगा न बच्चे को
  खाड़ी में हूँ, पासपोर्ट रख लिया, हाथ भी उठाता है। वतन कब लौटूँगा
  सात महीने का पेट है और कल लात मारी। बच्चा ठीक रहेगा न
  थाने गई तो तेरे बाप का घर फूँक दूँगा, कहते हैं। शनि कब उतरेगा
  हर महीने मारते हैं फिर तोहफ़ा लाते हैं। सब ठीक हो जाएगा न
  पड़ोसन की चीख़ रोज़ सुनाई देती है, हम कुछ कह नहीं पाते
  शक में हाथ पाँव बाँधकर पूछते हैं। विश्वास कब करेंगे
  ससुराल वाले मुझ घर जमाई को पिटवाते हैं। यही लिखा है?
  कल रात माँ के सिर से ख़ून निकला, पापा ने फ़ोन फेंका था। झगड़ा कब थमेगा
  जिससे प्यार किया उसी ने दाँत तोड़ा, माफ़ी माँग रहा है। लौटूँ?
  वो बाहर गए हैं तभी लिख पा रही हूँ, आते ही फ़ोन देखेंगे
  वर्दी में ही पीटते हैं, शिकायत कौन सुनेगा। शनि न्याय करेंगे?
  ससुर ने गुंडे भेजे, बोले बच्ची छोड़कर चली जा
  दूसरी जाति के दोस्त संग देखा तो सिर फोड़ दिया, नज़रबंद हूँ। पढ़ाई पूरी होगी?
  तीज पर हर बार नया निशान मिलता है। सुहाग भला है या बुरा
  pati waise bahut acche hai bas pi ke aate hai to haath chhod dete hai. santan yog kab hai
  sasur ji ne chimta phek ke maara tha karwachauth ke din, tab se sasural jane ka mann nahi. jau ya nahi
  beti damaad ke ghar se aayi hai, aankh ke neeche kaala pada hai, kehti hai almari se lag gayi. uska grihasth jeevan kaisa hai
  dosti me ek ladki hai office me, uska husband belt use karta hai us pe. wo puchna chahti thi talaq ka yog
  pita ji abhi bhi haath uthate hai mujhpe, main 26 ka hu. ghar se alag kab ho paunga
  bf ne parking me thappad jad diya sabke samne, baad me roya bhi. pyar to karta hai na?
  ghar se nikalne nahi dete, phone bhi le liya hai, ye devrani ke phone se likh rahi. kab khulungi
  biwi mujhe danda leke maarti hai, log hasenge isliye kisi ko nahi bola. mard hu main. kya dosh hai
  bahu chimti kaatti hai aur khana nahi deti, bete ko bolu to maanta nahi. budhapa kaisa katega
  maar khane ki aadat si ho gayi thi pehle wali shaadi me, ab doosra bhi waisa hi nikla. teesri baar kismat me kya hai
  mardwa lagatar peet raha hai hamra, bhai log bole sah le. kab chain milega
  wo chappal, jhadu, jo mile usse maarti hai saas. aur pati akhbar padhte rehte hai. mera bhagya kab khulega
  gharwale bole jaat ke bahar ki to dono ko kaat denge. pakka karenge, chacha ke ladke pehle bhi kar chuke. bhaag ke shaadi ka muhurat batao
  court marriage ke baad se ghar wale jaan se maarne ki dhamki de rahe. safe rahenge kya hum
  zabardasti rishta tay kar diya hai, na boli to mummy ne garam chimta dikhaya. koi upay
  wo meri college ke bahar khada rehta hai bike pe, bola hai nahi mani to uthwa lunga. mera time kaisa hai
  divorce file kiya to bole bachche ko bhi nahi chhodenge tujhe bhi nahi. kab aazad hungi
  malik tankhwah mangne pe maarta hai, hum 6 log yaha factory me band hai. ghar kab jayenge
  madam jinke ghar kaam karti hu garam tawa laga diya tha. doosra kaam kab milega
  pichle janam ka karz hai shayad jo roz pit-ti hu, kaunse dosh se aisa hota hai
  mere jeth ne baal pakad ke ghaseeta kyuki maine apna hissa maanga. hissa milega kya
  delivery ke 10 din baad hi peeta, kyuki beti hui. beti ka bhagya kaisa hai
  mai padhi likhi hu MBA hu phir bhi maar khati hu ye soch ke sharam aati. job karu to chhodega kya wo
  hubby ne haath uthaya bt next day gift laya, aisa har mahine hota. sab thk ho jyga na
  maasi ki ladki hai, uske aadmi ne uski ungli darwaze me daba di. wo ghar aana chahti hai par log kya kahenge. kya kare
  bachpan me papa mummy ko itna maarte the ki ab mujhe shaadi se dar lagta hai. abhi bhi maarte hai waise. meri shaadi kaisi hogi
  unko lagta hai main kisi se baat karti hu, garam press se dara rahe the kal. kundli milwayi thi tab to sab theek tha
  meri taang pe press ka daag hai. swimming nahi jati ab. life me khushi kab hai
  live in partner gusse me knife leke khada ho gaya tha, phir hasne laga. pagal nahi hai waise. future kya hai
  ladke ki nature dekhni thi, sagai hui hai, meri saheli bolti hai uski pehli wife uski maar se bhaagi thi. mai kya karu
  kal raat mummy ke sir se khoon nikla, papa ne phone phek ke maara. main 20 ki hu. inka jhagda kab khatam hoga
  nashe me bhai ne maa ka haath tod diya. use ghar me rakhe ya nikale, kundli kya kehti hai
  meri sister ke in-laws usse bhookha rakhte hai, thand me bahar sulate hai. wo bolti hai sab theek hai. sach kya hai uske 7th house me
  mere bacche ke saamne mujhe murga banaya. kya izzat wapas aayegi
  chhutkara chahiye bas, haddi tooti hai is baar. ghar jane ke paise nahi. yog dekho
  ladka kehta hai tu meri nahi to kisi ki nahi, rod leke ghumta hai college ke bahar. papa ko batau kya
  mera pati maarta nahi bas gala pakad ke deewar se laga deta hai. ye maarna thodi hota hai? wo kab sudhrega
  jaan pehchan ke gunde bhej ke dhamkaya sasur ne, bachi ko chhod ke chali ja. bachi mujhe milegi na
  dusri caste ki dost ke sath dekha to bhai ne sir phod diya mera. ab nazar band hu. padhai poori hogi?
  lo bp rehta hai kyuki darr me jeeti hu, kab kaunsi cheez uda ke maar de. sukh ka din kab
  i cover my cheek with foundation for office. promotion this year?
  daughter has black under eye, says cupboard hit her. how is her married life
  in eleven years i can count days i was not beaten. is fault in my chart
  elder brother hits when i talk on phone. when will i marry and get out
  writing from my co-sister's phone, mine is taken, i am not allowed outside
  my wife beats me with stick. being man whom to tell
  daughter in law pinches me and keeps hungry. how will old age go
  beaten with lathi yesterday and my parents also not keeping me. where to go
  one time only he hit after engagement then sent roses. 28 gunas. say yes?
  papa and brothers are searching us with sticks, we are hiding in other city
  marriage fixed by force, when i said no amma showed hot ladle
  he stands near college gate, told he will get me lifted if i say no
  asked for divorce, he said wont leave you nor the child alive
  in gulf, sponsor kept passport and raises hand. when i reach home
  7 months pregnant, he kicked. baby will be ok no
  if i go to police he'll burn my father's house he says. when saturn leaves
  every month beats, next day gift. all will be alright na
  cousin's husband crushed her finger in door. shall we bring her home
  father hit mother so much i fear marriage. he still does. how will mine be
  iron mark on my leg so i dont swim anymore. when happiness
  my friend says his first wife ran due to beating, and now my sister is engaged to him
  brother broke mother's hand when drunk. keep him at home or no
  they make my sister sleep outside in cold, she says all fine
  he says beating is husbands right. is it in shastra
  he doesnt beat, only holds neck against wall. that is not beating no?
  i am trans, brother beat me out of house, now searching me
  outside he is god, inside kicks and fists. how do people believe me
  my live-in partner stood with knife, later laughed. future of us?
  small small slaps only, for tea, for salt. should i be upset or is it normal in sade sati
  i am working in infosys and still getting beaten at home, feel ashamed to say. shall i take onsite
  गाल का निशान पाउडर से छिपाकर दफ़्तर जाती हूँ। तरक़्क़ी होगी?
  बेटी की आँख के नीचे काला है, कहती है अलमारी लग गई। गृहस्थी कैसी है उसकी
  ग्यारह साल में गिने दिन हैं जब मार नहीं खाई। दोष मुझमें है क्या
  फ़ोन पर बात करूँ तो बड़ा भाई पीटता है। ब्याह कब होगा ताकि निकलूँ
  देवरानी के फ़ोन से लिख रही हूँ, मेरा ले लिया, बाहर जाने नहीं देते
  पत्नी डंडे से मारती है, मर्द हूँ इसलिए किसी से कह नहीं सकता
  बहू चिमटी काटती है और भूखा रखती है। बुढ़ापा कैसे कटेगा
  लाठी से पीटा कल, मायके वाले भी नहीं रखते। किधर जाऊँ
  चप्पल, झाड़ू जो मिले उससे सास मारती है, पति अख़बार पढ़ते हैं
  जात से बाहर किया तो दोनों को काट देंगे, घरवालों ने कहा है। मुहूर्त बताइए
  मना करने पर खाना बंद और कमरे में ताला, ब्याह बारह को है। रुकेगा?
  कहता है किसी और से ब्याह किया तो मंडप में तेज़ाब लाऊँगा
  पहले फ़ोन तोड़ा, फिर चश्मा, फिर मेरी उँगली। शुक्र ख़राब है उनका?
  मालिक तनख़्वाह माँगने पर मारता है, हम छह लोग कारख़ाने में बंद हैं
  जिनके घर काम करती हूँ उन्होंने तवा लगा दिया था। दूसरा काम कब मिलेगा
  बेटी हुई तो दस दिन में ही पिटाई शुरू। बेटी का भाग्य कैसा
  रात को बाहर निकाल देते हैं, सीढ़ी पर सुबह होती है
  मौसी की बेटी की उँगली उसके आदमी ने दरवाज़े में दबाई। घर बुला लें?
  पापा माँ को इतना मारते थे, अब भी, कि ब्याह से डर लगता है। मेरी शादी कैसी होगी
  पाँव पर इस्त्री का दाग़ है, तैरने नहीं जाती अब। ख़ुशी कब
  मित्र की पहली पत्नी भाग गई थी मार से, अब उसी से मेरी बहन की सगाई है
  भाई ने नशे में माँ का हाथ तोड़ दिया। घर में रखें या निकालें
  बहन को ठंड में बाहर सुलाते हैं, वो कहती है सब ठीक है
  कहते हैं मारना उनका हक़ है, शास्त्र में ऐसा है क्या
  मारते नहीं, बस गला पकड़कर दीवार से लगा देते हैं। यह मारना थोड़ी है
  किन्नर हूँ, भाई ने पीटकर निकाला और अब ढूँढ रहा है
  बाहर देवता, घर में लात घूँसे। लोगों को कैसे यक़ीन हो
  mere gaal pe jo nishan hai usko makeup se chhupa ke office jati hu. promotion milega kya is saal
  wo gusse me aate hai to jo haath me aaye wo de marte hai, kal cooker ka dhakkan tha. unka gussa kab shant hoga
  meri behen ko jijaji kamre me band karke kaam pe jaate hai, tala laga ke. kab sudhrenge
  shaadi ko 11 saal, gine hue din hai jab maar nahi khayi. kya meri kundli me hi kharabi hai
  bada bhai maarta hai jab bhi main phone pe kisi se baat karu. meri shaadi kab hogi taki niklu
  mangetar ne kalai itni zor se pakdi ki neel pad gaya, bola mazak tha. shaadi karu isse?
  usne gale pe haath rakha tha dabaya nahi, bas bola agli baar dabaunga. rishta bachega?
  mera beta mujhe dhakka deta hai pension ke liye, kal gir gayi thi. 68 ki hu. putra kab sudhrega
  ghar me sab kuch hai bas unki aahat se darr lagta hai. scooter ki awaaz aate hi bachche bistar me ghus jaate hai. ye kab tak
  hum UP se hai yaha aisa chalta hai log kehte hai, par kal to lathi se peeta. kya karu maayke bhi nahi rakhte
  maarda hai ji roz, daaru pi ke. bachche vi dekhde ne. talaak da yog hai ki nahi
  bas ek baar maara tha sagai ke baad, usne sorry bola flower bheje. kundli to 28 gun mil rahi hai. haan karu?
  mere papa aur bhai use dhoond rahe hai lathi leke, hum doosre sheher me chhupe hai. court marriage kab kare
  ladka pasand nahi hai par mana karne pe khana band aur kamre me taala. shaadi 12 ko hai. rukegi kya
  ex bolta hai kisi aur se shaadi ki to mandap me aake tamasha aur tezab dono. wo sach me karega kya
  usne mera phone tod diya, phir chashma, phir ungli. chhoti chhoti baat pe. kya shukra kharab hai uska
  zameen ke chakkar me patidaar log ghar pe aake lathi se maar gaye papa ko, phir aane ka bole hai. case me kya hoga
  dubai me hu, kafeel ne passport rakh liya, haath bhi uthata hai. india kab lautungi
  wo mujhe kuch nahi kehte, bas deewar pe mukke marte hai mere sir ke bagal me. ye theek hai na? rishta kaisa chalega
  tooti hui choodi se haath kat gaya, log puche to bola kaanch tha. shadi kab tak aisi rahegi
  7 mahine pet se hu aur kal unhone pet pe laat mari, bacha thik hoga na
  wo kehta hai police me gayi to tere baap ka ghar jala dunga. isliye chup hu. shani kab utrega
  raat ko bahar nikal dete hai, seedhi pe baith ke subah hoti hai. kab badlega mera samay
  hubby bht maarte h daru k bad, sasu maa bolti adjust kro. kb tk shu
  padosan ki cheekh roz sunai deti hai, hum log kuch bol nahi pate. us ghar pe kaunsa grah hai
  mera aadmi shak karta hai, haath pair baandh ke poochtaach karta hai mujhse. vishwas kab karega
  woh bahut possessive hai, bahar jau to tyre ki hawa nikal deta hai, bike se kheech ke utaara ek din. shaadi ke baad badlega kya
  suhagraat se leke aaj tak 40 baar ghar se nikala gaya hu main, sasural wale pitwate hai mujhe. ghar jamai ka yahi haal likha hai?
  wo dur se bhi control karta hai, video call on rakhna padta hai poora din nahi to ghar aake maarta hai
  saas ne bola tujhe cylinder ke paas hi bithaungi. mazaak me bola shayad. mujhe dar lag raha hai
  bete ki bahu ko beta maarta hai, main maa ho ke rok nahi paati. bete ka mangal shant kaise ho
  jisse pyar kiya usi ne daant tod diya. wapas jau ya nahi uske paas, wo maafi maang raha
  aaj woh bahar gaye hai isliye likh pa rahi hu. aate hi phone check hoga. bas ye batao ye kab khatam hoga
  wo kehte hai maarna unka haq hai. pandit ji aap batao shastra me aisa hai kya
  usne mera gala ek baar dabaya tha tabse awaaz baithi hui hai. gaana gaati thi main, singer ban paungi kya
  police wala hai pati, complaint kaun sunega. maarta hai vardi me. shani devta nyay karenge?
  ye log mujhe kamre me band karke khana khate hai. 3 din se ek hi baar khana mila. kab nikal paungi
  transgender hu, ghar walo ne peet ke nikal diya, bhai dhoond raha hai maarne ko. mera kya hoga
  woh thappad wali raat ke baad se 3 saal ho gaye, har teej pe naya nishan milta hai. mera suhag bhala hai ya bura
  bahar walo ke liye devta, ghar me rakshas. laat ghuse sab. logo ko kaise yakeen dilau, grah se pata chalta hai kya
  asking when i can rent my own room, because in this house my head meets the wall each night
  my son sleeps between me and his father so that i dont get it. it affects his studies, how is his future
  sister says slipped, fell, door hit. each month something. jiju is big officer. see her seventh house
  he said if you go home i'll burn your brother's shop, and he does what he says
  only salt was more in curry. jaw is swollen, cannot talk two days. teej is coming
  my aunt is 80, bahu ties her and goes out. when will her days turn
  first dupatta pulled, then hair, now neck. what will be next guruji
  brother saw me talking with a boy, said next time they will find you in canal. should i go college
  we are two women living together, her family broke our door and dragged her by hair. will she come back
  i earn, he takes atm card, and if i ask for auto money i get one slap. promotion chance?
  my 24 yr daughter's fiance broke her phone and locked her in car for 2 hours as she wore jeans. wedding in may. match is good 29
  maid comes with new bruise each monday. sunday her man is at home. what can i do for her, any remedy
  hot tea on me, his hand slipped he says. third slip
  if i call my parents there is accounting at night. you get it
  dont wear glass bangles now, they go in when he twists
  he leaves my daughter locked in car in sun for hours
  his mother holds, he hits, sister closes door
  army husband, when he is on leave whole lane hears. two more months
  gave a slip to milkman from window, got more for it
  bites me. i thought love. now i count marks
  मकान का पूछना है क्योंकि इस घर में रोज़ रात को मेरा सिर दीवार से लगता है। किराये का कमरा कब मिलेगा
  बेटे की पढ़ाई पर असर पड़ रहा है, वो रात को मेरे और अपने पापा के बीच सो जाता है ताकि मुझे न लगे। उसका भविष्य कैसा
  दीदी कहती हैं गिर गई, फिसल गई, दरवाज़ा लग गया। हर महीने कुछ न कुछ। जीजा बड़े अफ़सर हैं। उनका सातवाँ भाव देखिए
  उन्होंने कहा मायके गई तो भाई की दुकान में आग लगवा दूँगा, और वो करते भी हैं जो कहते हैं
  सब्ज़ी में नमक ज़्यादा था बस। अब दो दिन से बोल नहीं पा रही, जबड़ा सूजा है। तीज आने वाली है
  बुआ अस्सी की हैं, बहू उन्हें कमरे में बंद करके बाहर जाती है और बाँध भी देती है। उनके दिन कब फिरेंगे
  पहले चुन्नी खींचते थे, फिर बाल, अब गला। आगे क्या होगा गुरुजी
  लड़के से बात करते देख भाई ने कहा अगली बार नहर में मिलेगी। कॉलेज जाऊँ कि नहीं
  गरम चाय फेंकी मुझ पर, कहते हैं हाथ फिसल गया। तीसरी बार फिसला है
  मायके फ़ोन करूँ तो रात को हिसाब होता है मेरा। समझ रहे हैं न आप
  काँच की चूड़ियाँ अब नहीं पहनती, टूटकर गड़ती हैं जब हाथ मरोड़ते हैं
  मेरा दामाद बेटी को कार में बंद करके घंटों छोड़ देता है धूप में
  घर से भागकर ब्याह किया था, अब उसी ने सिर फोड़ दिया, मायका भी बंद
  दादी को पापा धक्का देते हैं, मैं कुछ कहूँ तो मुझे भी। कब बड़ा होऊँगा
  नौकरी पर जाने से रोकने को चप्पल से मारा और कपड़े जला दिए मेरे
  बहनोई ने कहा मुँह खोला तो बेटा नहीं मिलेगा, दीदी चुप रहती है नील छिपाकर
  उनकी माँ पकड़ती हैं, वो मारते हैं। और ननद दरवाज़ा बंद करती है
  साथ रहने वाले लड़के ने सीढ़ी से धकेला, बाद में अस्पताल में बैठा रोया। छोड़ूँ?
  मेरे पति फ़ौजी हैं, छुट्टी आते हैं तो मोहल्ला सुनता है। दो महीने और। ग्रह कब बदलेंगे
  घर में क़ैद हूँ, खिड़की से दूध वाले को पर्ची दी थी, फिर और मार पड़ी
  हमरा मरद खटिया से बाँध के मारेला, सास हँसेली
  जबरन सगाई कर दी, भागने पर चाचा ने बंदूक दिखाई। क्या योग है मेरा
  पैर में लोहे की कड़ी डाल देते हैं कि पागल है, पर भाभी पागल नहीं हैं। उनका समय
  दाँत से काटते हैं, पहले लगा प्यार है। अब दाग़ गिनती हूँ
  हर त्योहार पर मेरे घरवालों के सामने मुस्कराते हैं और लौटते ही पट्टा निकालते हैं
  i know from the sound of his bike what night it will be
  the doctor asked how i fell again. third time this year
  he holds my hair and asks who called
  i keep a bag near the door for the nights he is like that
  my ribs pain when i laugh since sunday, he said sorry with flowers
  brother breaks plates on me if the roti is late
  my son twists my arm for the atm card
  papa says he will cut me if i meet that boy again
  they lock me in a room till i say yes to the groom
  husband put out his bidi on my arm
  mother throws hot tawa at me and says it slipped
  he pours water on me in winter and makes me stand outside
  my wife scratches and beats me and i cannot tell anyone
  bahu does not give me food and pulls me by my sari, i am 74
  makeup covers it. when does my good time start
  he follows me to the office and sits outside, says he will not spare me
  my boyfriend squeezed my neck and then cried
  every friday he drinks and i send kids to the neighbour and take it
  my father's hand is heavy, mother has lost hearing in one ear
  he told me if i leave there will be no face left to show
  in laws dragged me to the road in my night dress
  i sleep with a chair against the door
  he breaks my phone each time i call my mother and then it is my turn
  my uncle and brothers will not let me live as i love outside caste
  he did not let me see a doctor after what he did to my hand
  i flinch when he lifts the remote
  बाइक की आवाज़ से पता चल जाता है आज की रात कैसी होगी
  डॉक्टर ने पूछा फिर कैसे गिरीं, इस साल तीसरी बार
  बाल पकड़कर पूछता है किसका फ़ोन था
  उन रातों के लिए झोला तैयार रखती हूँ
  हँसने पर पसली दुखती है, फूल लाकर माफ़ी माँगी उन्होंने
  रोटी में देर हो तो भाई थाली मुझ पर फेंकता है
  बेटा एटीएम कार्ड के लिए हाथ मरोड़ता है
  पापा बोले उस लड़के से मिली तो काट देंगे
  कमरे में बंद कर दिया है जब तक रिश्ते को हाँ न कहूँ
  बीड़ी मेरे हाथ पर बुझा दी
  माँ गरम तवा फेंककर कहती है फिसल गया
  सर्दी में पानी डालकर बाहर खड़ा कर देते हैं
  पत्नी नोचती है, पीटती है, किससे कहूँ, मर्द हूँ
  चौहत्तर की हूँ, बहू खाना नहीं देती, साड़ी पकड़कर घसीटती है
  मेकअप से ढक जाता है। अच्छा समय कब शुरू होगा
  दफ़्तर के बाहर बैठा रहता है, कहता है छोड़ूँगा नहीं
  उसने गला दबाया फिर ख़ुद रो दिया
  हर शुक्रवार पीते हैं, बच्चे पड़ोस में भेजकर मैं झेल लेती हूँ
  पापा का हाथ भारी है, माँ को एक कान से सुनाई नहीं देता
  बोला छोड़कर गई तो चेहरा नहीं बचेगा
  ससुराल वालों ने सड़क पर घसीटा
  दरवाज़े से कुर्सी लगाकर सोती हूँ
  माँ को फ़ोन करूँ तो फ़ोन तोड़ता है फिर मेरी बारी आती है
  रिमोट उठाते हैं तो मैं सिकुड़ जाती हूँ
  bike ki awaaz se pata chal jata hai aaj ki raat kaisi hogi
  doctor ne poocha phir kaise giri, is saal teesri baar
  baal pakad ke poochta hai kiska phone tha
  wo raatein jab wo waisa hota hai, jhola taiyaar rakhti hu
  hasne pe pasli dukhti hai, phool laake sorry bola usne
  roti me der ho to bhai thali mujhpe phenkta hai
  beta ATM card ke liye haath marodta hai
  papa bole us ladke se mili to kaat denge
  kamre me band kar diya hai jab tak rishte ko haan na bolu
  bidi mere haath pe bujha di
  maa garam tawa phenk ke bolti hai phisal gaya
  sardi me paani daal ke bahar khada kar dete hai
  patni nochti hai peet ti hai, kisko bolu mard hu
  74 ki hu bahu khana nahi deti, saadi pakad ke ghaseet ti hai
  makeup se dhak jata hai. accha time kab shuru hoga
  office ke bahar baitha rehta hai, bolta hai chhodunga nahi
  bf ne gala dabaya phir khud ro diya
  har shukrvar peete hai, bachche padosi ke bhej ke main jhel leti hu
  papa ka haath bhaari hai, maa ko ek kaan se sunai nahi deta
  bola chhod ke gayi to chehra nahi bachega
  sasural walo ne maxi me sadak pe ghaseeta
  darwaze se kursi laga ke soti hu
  maa ko phone karu to phone todta hai phir mera number aata hai
  doosri jaat me pyar kiya to chacha bhai jeene nahi denge
  remote uthate hai to main sikud jaati hu
`)
