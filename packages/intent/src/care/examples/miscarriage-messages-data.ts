import { lines } from './lines.ts'

/** Messages of the matter `miscarriage`. */
export const MISCARRIAGE_MESSAGES: readonly string[] = lines(`
  i had miscarriage last month. when will i be mother
  lost the baby at 9 weeks. which planet took my child
  third miscarriage, is it pitra dosh
  my baby was born still. when can we try again
  doctor said no heartbeat. will next be fine
  we lost our twins in 5th month. i am numb
  abortion happened because baby was not growing. am i sinner
  my wife is not talking after losing the pregnancy. how will be her mind
  i bled and it was gone. husband says never mind. but i mind. when baby
  ivf baby lost in 7 weeks. should we try in march
  my sister had stillbirth yesterday, how to help her, her kundli
  i did mtp 4 years ago in college, now not conceiving. is it a punishment
  he forced me to abort, now i cry. will i get a child
  ectopic, they removed one tube. will i have kids
  blighted ovum twice. is 5th house bad
  lost my angel at 30 weeks. due date was today
  is there santan baadha, 4 pregnancies no child
  my daughter miscarried second time. when will i be nani
  missed abortion on 12th. when is good time to conceive again
  baby lived only 2 hours after birth. why give and then take
  after d and c my periods and mind both upset. when will it be okay
  we named him already. he didn't come. what does my chart say now
  chemical pregnancy again. tell when positive result will stay
  mother in law says i ate something wrong and baby went. is it so
  pregnancy terminated for defect, 20 weeks. guilt is killing me. forgive?
  my friend lost her baby, she avoids me bcoz i am pregnant. what to do
  since garbhpaat husband sleeps in other room. will we be same
  lost one of the twins, other one is ok. will he be safe
  is my womb cursed, everything leaves me
  will my rainbow baby come in 2027
  i fell in bathroom and lost the baby in 4th month. was it written
  it was a girl they told after. they were relieved. i am not. when again
  doctor told wait 6 months after miscarriage. do stars agree
  can we do puja for unborn child soul
  my body rejected it. i am 38. any hope
  i never told anyone about the abortion. now i see babies in dream
  my 1st pregnancy ended in jan, 2nd in aug. when 3rd
  husband blames me for miscarriage because i was working. will he understand
  water broke at 22 weeks. she was so small. will i hold a child
  saas says dosh in me, that is why child falls. true?
  my wife lost our child, i didnt cry in front of her. when will happiness come at home
  molar pregnancy, chemo done. when i can plan
  is it karma of previous birth that baby dies in womb
  after stillbirth i hate baby showers. will i have my own
  one girl is there, second lost. will my daughter get sibling
  nothing stays more than 2 months. is rahu in 5th
  i was pregnant without marriage and it ended. nobody knows. will i get good husband
  the scan was silent. what next guruji
  cord was around neck. full term. when can i become mother again
  miscarried on diwali day. every year i will remember. any good news coming?
  bhabhi had miscarriage, brother in tension. their child yog?
  pregnancy loss four times, doctor says all normal. what is abnormal in kundli
  i lost pregnancy at the time of saturn change. connected?
  we adopted after 3 losses, is it right in stars
  my cousin lost baby at 8 months and is in hospital. when will she smile
  baby no survive. i am muslim girl but believe. when again
  it came out in the toilet. i cant forget. will time heal
  our first child left us before coming. her due date is near and i m low
  i took tablets to abort as husband didnt want. now he wants. will god give
  will it happen again? i am 6 weeks and last time i lost at 7
  we told everybody at 12 weeks with sweets and at 13 it was over. now aunties ask how many months. how to face and when will god give again
  i am the husband. she lost it in the 6th month when i was on site duty. she doesn't blame but i do. when will our home laugh
  पिछले महीने गर्भपात हो गया। माँ कब बनूँगी
  नौ हफ़्ते में बच्चा चला गया। किस ग्रह ने छीना
  तीसरी बार गर्भ गिरा, पितृ दोष है?
  बच्चा मरा हुआ पैदा हुआ। दोबारा कब कोशिश करें
  डॉक्टर बोले धड़कन नहीं है। अगला ठीक होगा?
  जुड़वाँ थे, पाँचवें महीने में नहीं बचे
  बच्चा बढ़ नहीं रहा था, गर्भपात कराना पड़ा। पाप लगा?
  पत्नी बोलती नहीं गर्भ खोने के बाद। मन कब ठीक होगा
  ख़ून आया और सब चला गया। पति बोले कोई बात नहीं। मुझे दुख है
  आईवीएफ़ वाला बच्चा सात हफ़्ते में गया। मार्च में फिर करें?
  बहन को कल मृत शिशु हुआ, कैसे सँभालें उसे
  कॉलेज में गर्भपात कराया था, अब ठहरता नहीं। सज़ा है क्या
  उसने ज़ोर देकर गिरवाया, अब रोती हूँ। बच्चा मिलेगा?
  गर्भ नली में था, एक नली निकाल दी। बच्चे होंगे?
  दो बार ख़ाली थैली निकली। पंचम भाव ख़राब?
  तीस हफ़्ते में मेरा फ़रिश्ता गया। आज आने की तारीख़ थी
  चार बार गर्भ ठहरा, एक बच्चा नहीं। संतान बाधा है?
  बेटी का दूसरा गर्भपात। नानी कब बनूँगी
  बारह तारीख़ को बच्चा नहीं रहा पेट में। दोबारा कब
  जन्म के दो घंटे बाद बच्चा चला गया। दिया क्यों फिर
  सफ़ाई कराई डॉक्टर ने, मन और शरीर दोनों ख़राब। कब ठीक
  नाम रख लिया था हमने। आया ही नहीं
  फिर ठहरकर चला गया। कब टिकेगा
  सास कहती हैं कुछ ग़लत खाया इसलिए गिरा। सच?
  बच्चे में कमी थी, बीस हफ़्ते पर निकालना पड़ा। ख़ुद को माफ़ कैसे करूँ
  सहेली का बच्चा गया, मुझसे दूर रहती है क्योंकि मैं गर्भ से हूँ
  गर्भपात के बाद पति दूसरे कमरे में सोते हैं
  जुड़वाँ में एक चला गया, दूसरा ठीक रहेगा?
  मेरी कोख मनहूस है क्या, कुछ टिकता नहीं
  एक खो चुकी हूँ, दो हज़ार सत्ताईस में गोद भरेगी?
  फिसलकर गिरी और चार महीने का गया। लिखा था क्या
  बाद में बताया बेटी थी। उन्हें चैन मिला मुझे नहीं
  गर्भपात के बाद डॉक्टर छह महीने रुकने को कहते हैं। ग्रह भी यही कहते?
  अजन्मे बच्चे की आत्मा के लिए पूजा होती है?
  अड़तीस की हूँ, बच्चा नहीं बचा। कोई उम्मीद
  किसी को नहीं बताया गर्भ गिराने का। सपने में बच्चे आते हैं
  पहला जनवरी में गया दूसरा अगस्त में। तीसरा कब
  पति कहते हैं नौकरी की वजह से बच्चा गया
  बाईस हफ़्ते में पानी चला गया, बहुत छोटी थी। गोद कब भरेगी
  सास कहती हैं दोष मुझमें है इसलिए गिरता है
  पत्नी ने बच्चा खोया, उसके सामने नहीं रोया। घर में ख़ुशी कब
  मोलर गर्भ था, इलाज हुआ। कब सोचें
  पिछले जन्म का कर्म है क्या जो कोख में ही चला जाता है
  अपना खोने के बाद दूसरों की गोद भराई में नहीं जा पाती
  एक बेटी है, दूसरा नहीं बचा। भाई बहन मिलेगा उसे?
  दो महीने से ज़्यादा टिकता ही नहीं
  शादी से पहले गर्भ था और गिर गया, किसी को नहीं पता। अच्छा पति मिलेगा?
  सोनोग्राफी में सन्नाटा था। अब आगे क्या
  नाल गले में थी, पूरे दिन का बच्चा था। फिर कब
  दिवाली के दिन गर्भपात हुआ। कोई अच्छी ख़बर आएगी?
  भाभी का गर्भपात हुआ, भाई चिंता में। संतान योग?
  चार बार गिरा, डॉक्टर कहते हैं सब सामान्य
  शनि बदला तभी बच्चा गया। वही वजह?
  तीन खोने के बाद गोद लिया, सही किया?
  मौसी की बेटी का आठ महीने का गया
  बच्चा नहीं बचा गुरुजी। अब कब होगा
  दवा लेकर गिराया था, पति नहीं चाहते थे। अब चाहते हैं
  फिर होगा क्या? छह हफ़्ते चल रहे, पिछली बार सात में गया था
  मेरा बच्चा पेट में ही सो गया। दिल भारी है
  बहू का दो बार हो चुका, पोता देख पाऊँगी?
  अस्पताल से ख़ाली हाथ आई। झूला ख़रीद लिया था
  मृत शिशु के बाद से माँ शब्द सुनकर रो देती हूँ। दोबारा होगा?
  बारह हफ़्ते पर मिठाई बाँटी, तेरहवें में बच्चा नहीं रहा। अब औरतें पूछती हैं कितना महीना। भगवान फिर कब देगा
  मैं पति हूँ। छह महीने का गया जब मैं बाहर था। ख़ुद को दोष देता हूँ। घर कब हँसेगा
  pichhle mahine miscarriage ho gaya. maa kab banungi
  9 hafte me baby chala gaya. kaunse grah ne chheena
  teesri baar garbhpat, pitra dosh hai?
  baccha mara hua paida hua. dobara kab try kare
  doctor bole dhadkan nahi hai. agla theek hoga?
  judwa the 5ve mahine me nahi bache. sunn hu
  baby badh nahi raha tha abortion karna pada. paap laga?
  biwi bolti nahi pregnancy khone ke baad. uska mann kab theek hoga
  khoon aaya aur sab khatam. pati bole koi nahi. par mujhe dukh hai. baccha kab
  ivf wala baby 7 hafte me gaya. march me fir kare?
  behen ko kal mara hua baccha hua, kaise sambhale use
  college me mtp kiya tha, ab conceive nahi hota. saza hai kya
  usne zor deke girwaya, ab roti hu. baccha milega?
  ectopic tha, ek tube nikal di. bachhe honge?
  do baar anda khali nikla. pancham bhav kharab?
  30 hafte me mera farishta gaya. aaj due date thi
  4 baar pregnant hui par ek baccha nahi. santan baadha hai?
  beti ka doosra miscarriage. nani kab banungi
  12 ko missed abortion hua. dobara kab plan kare
  janam ke 2 ghante baad baccha chala gaya. diya kyu fir
  d&c ke baad mann aur sharir dono kharab. kab theek
  naam rakh liya tha humne. aaya hi nahi. kundli kya bolti
  fir chemical pregnancy. kab tikega
  saas bolti maine kuch galat khaya isliye baccha gira. sach?
  kami thi bachhe me 20 hafte pe nikalna pada. khud ko maaf kaise karu
  saheli ka baccha gaya, mujhse door rehti hai kyuki main pregnant hu
  garbhpat ke baad pati dusre kamre me sote hai. sab pehle jaisa hoga?
  judwa me ek chala gaya, dusra theek rahega?
  meri kokh manhus hai kya, kuch tikta nahi
  2027 me goad bharegi kya, ek kho chuki hu
  bathroom me phisli aur 4 mahine ka gaya. likha tha kya
  baad me bataya beti thi. unhe chain mila mujhe nahi. fir kab
  doctor 6 mahine rukne bole miscarriage ke baad. grah bhi yahi kehte?
  ajanme bachhe ki aatma ke liye puja hoti hai?
  38 ki hu, baccha nahi bacha. koi umeed
  kisi ko nahi bataya abortion ka. sapne me bachhe aate hai
  pehla jan me gaya dusra aug me. teesra kab
  pati bolte naukri ki wajah se baccha gaya. samjhenge kabhi
  22 hafte me pani chala gaya, bahut chhoti thi. god me baccha kab aayega
  saas kehti dosh mujhme hai isliye girta hai
  biwi ne baccha khoya, uske samne nahi roya. ghar me khushi kab
  molar pregnancy thi, ilaaj hua. kab plan kare
  pichhle janam ka karm hai kya jo kokh me hi chala jata hai
  dusro ki god bharai me ja nahi pati apna khone ke baad. meri kab
  ek beti hai, dusra nahi bacha. bhai behen milega use?
  2 mahine se zyada tikta hi nahi. rahu pancham me?
  shaadi se pehle pregnant thi aur gir gaya, kisi ko nahi pata. acha pati milega?
  scan me sannata tha. ab aage kya guruji
  naal gale me thi poore din ka baccha tha. fir kab
  diwali ke din miscarriage hua. koi acchi khabar aayegi?
  bhabhi ka garbhpat hua bhai tension me. santan yog?
  char bar, doctor bole sab normal. kundli me kya abnormal
  shani badla tabhi baccha gaya. wahi wajah?
  3 khone ke baad god liya, sahi kiya?
  mausi ki beti ka 8 mahine ka gaya. kab hasegi wo
  bacha nhi bacha guruji. ab kb hoga
  dawai leke giraya tha pati nahi chahte the. ab chahte hai. bhagwan dega?
  fir hoga kya? 6 hafte chal rahe pichhli bar 7 me gaya tha
  mera baccha pet me hi so gaya. dil bhaari hai. agla saal kaisa
  bahu ka do bar ho chuka, poti pota dekh paungi?
  dawakhane se khali haath aayi. jhoola kharid liya tha. kab bharega
  12 hafte pe mithai baanti, 13ve me khatam. ab auntiyan puchti kitna mahina. bhagwan fir kab dega
  main pati hu. 6 mahine ka gaya jab main site pe tha. wo kuch nahi bolti par mai khud ko dosh deta hu. ghar kab hasega
  I had a miscarriage last week
  we lost our baby in the fifth month
  my second miscarriage, why does it happen to me
  doctor said there is no heartbeat
  my wife lost the pregnancy and does not talk
  our baby was stillborn
  had to terminate as the baby had a defect, I feel guilty
  ectopic pregnancy, they removed the tube, will I be a mother
  ivf worked and then we lost it at 8 weeks
  my sister had an abortion and cries every day
  baby came at 6 months and did not survive
  four losses in three years, will a child ever stay
  chemical pregnancy again this month
  I bled and it was over, when can I try again
  after my miscarriage my mother in law blames me
  my son was born dead, I had named him Kabir
  my bahu lost her twins at five months
  is there any dosh because of which my babies do not stay in womb
  missed abortion at 9 weeks
  d&c done yesterday, I feel empty
  when will I hold a baby, two have gone before coming
  they could not find the heartbeat yesterday
  I lost my child before birth, was it my karma
  पिछले हफ़्ते मेरा गर्भपात हो गया
  पाँचवें महीने में बच्चा नहीं रहा
  दूसरी बार गर्भ गिर गया
  डॉक्टर ने कहा धड़कन नहीं है
  बच्चा मृत पैदा हुआ
  पत्नी का मिसकैरेज हो गया, वह चुप रहती है
  तीन साल में चार बार, क्या कभी बच्चा टिकेगा
  गर्भपात के बाद सास मुझे दोष देती हैं
  छठे महीने में हो गया और बच नहीं पाया
  बहू के जुड़वाँ बच्चे चले गए
  आईवीएफ के बाद आठ हफ़्ते में बच्चा नहीं बचा
  सोनोग्राफ़ी में धड़कन बंद मिली, दोबारा माँ कब बनूँगी
  गोद में आने से पहले ही चला गया मेरा बच्चा
  कल सफ़ाई कराई है, बहुत ख़ाली लगता है
  pichle hafte mera miscarriage ho gaya
  paanchve mahine me bachcha nahi raha
  dusri baar garbh gir gaya, mere saath kyu hota hai
  doctor ne kaha dhadkan nahi hai
  biwi ka bachcha gir gaya wo baat nahi karti
  bachcha mara hua paida hua
  bachche me kami thi isliye abortion karana pada, guilt hota hai
  ectopic thi, nali nikal di, kya maa banungi
  ivf hua tha phir 8 hafte me chala gaya
  behen ka abortion hua roti rehti hai
  6 mahine me ho gaya aur bach nahi paya
  3 saal me char baar, kya kabhi bachcha tikega
  bleeding hui aur sab khatam, dobara kab try kare
  miscarriage ke baad saas mujhe dosh deti hai
  bahu ke judwa bachche paanchve mahine me chale gaye
  kis dosh se mere bachche kokh me nahi tikte
  kal safai karayi hai, bahut khali lag raha
  sonography me dhadkan band mili
  god me aane se pehle hi chala gaya mera bachcha
  garbhpat ke baad dobara maa kab banungi
  do baar pet se thi dono baar kuch nahi bacha
  third month no heartbeat. when to try
  they did cleaning. when will mind be ok
  two times gone. is child in chart
  ivf stopped at 6 weeks
  took tablets in college, now not conceiving. sin?
  it was in tube, tube removed
  akka's fourth time spoiled
  bhabhi's womb empty second time, they say my eye
  three lost due to fibroid. son when
  no growth so had to terminate. wrong?
  after it body and mind both not ok
  dont go by that hospital road since two years
  people say nothing was there, for me it was baby
  bp shot in 8th month, lost her. my fault?
  have one girl, after that 3 losses
  friend lost hers and avoids me as i am expecting
  after losing first we both are silent
  molar, wait one year. after that chance?
  d&c twice this year, is jupiter angry
  mil did poojas still baby not saved. good news when
  तीसरे महीने धड़कन नहीं मिली। फिर कब कोशिश करें
  सफ़ाई करवानी पड़ी, मन कब ठीक होगा
  दो बार पेट गिर चुका। संतान योग है भी?
  आईवीएफ़ वाला भी छह हफ़्ते में रुक गया
  कॉलेज में गिरवाया था, अब ठहरता नहीं। पाप लगा?
  नली में ठहरा था, नली निकाल दी
  दीदी का चौथी बार ख़राब हुआ
  भाभी की कोख दूसरी बार उजड़ी, नज़र मुझ पर लगाते हैं
  तीन गिरे, गाँठ की वजह बताते हैं। पुत्र प्राप्ति कब
  विकास नहीं हो रहा था, गिराना पड़ा। ग़लत किया?
  गर्भपात के बाद न शरीर ठीक न मन
  हमार पतोहू के बच्चा पेट में खतम हो गइल
  नौ साल बाद ठहरा था, अड़तीस की हूँ। होगा?
  अपने हाथों से मिट्टी दी, पत्नी को नहीं बताया
  दो बार गया, इस बार टाँका लगेगा। टिकेगा?
  उसका नाम वीर रखा था, बीस हफ़्ते का था
  पैसे नहीं थे इसलिए नहीं रखा, अब रात को रोता हूँ
  teesra mahina tha, dhadkan nahi mili. dobara kab koshish kare
  doctor ne kaha missed hai, safai karwani padi. mera mann kab theek hoga
  do baar pet gir chuka hai. santan yog hai bhi ya nahi
  ivf ka 3rd cycle bhi fail, baby 6 hafte me ruk gaya. phir se karu kya
  college time abortion karwaya tha, ab conceive nahi hota. paap laga kya
  tube me thehra tha, operation karke tube nikal di. ek tube se hoga kya bachcha
  didi ka 4th baar kharab hua, unki kundli me kya dosh hai
  bhabhi ki kokh ujad gayi dusri baar. maine nazar lagayi bol rahe sab. main kya karu
  fibroid ki wajah se garbh nahi tikta, teen gire. putra prapti kab
  doctor bola baby ka vikas nahi ho raha girana padega, gira diya. galat kiya kya
  mera baccha kharab hua to office me kisi ko nahi bataya. naukri chhod du kya
  chhoti behen ka still birth hua kal. usse kya kahu, uski kundli me santan sukh hai?
  do saal pehle jo hua, aaj bhi us hospital ke saamne se nahi nikalti. bachche ka yog kab
  chemical pregnancy bolte hai log, mere liye to bachcha tha. phir kab
  BP badh gaya tha 8 mahine me, bachi ko nahi bacha paye. meri wajah se hua?
  pehla abort, dusra abort, ab teesre se dar lagta hai. time accha hai kya try ka
  ek beti hai, uske baad 3 nuksan. doosra bachcha likha hai?
  saas ne jaadu puja karayi phir bhi nahi bacha baby. kab khush khabri
  IUI se ruka tha par 45 din me bleeding. santan kab, sach batao
  hum dono ne decide kiya tha nahi rakhenge kyuki paise nahi the. ab raat ko rota hu. maafi milegi
  had chosen name, then bleeding and over
  7 months born without cry. cant forget face
  wife not coming out of room after losing baby
  all say i did it purposely but i cry daily
  he made me abort. will i be mother
  lost both twins in fifth month
  today was her due date. cradle empty
  lived two hours my son
  counted 11 weeks. then nothing
  he doesnt cry but sits near the cradle
  younger sister had stillborn yesterday, what do i say
  conceived after 9 yrs and lost, 38 now. will it be
  buried with own hands, didnt tell wife it was girl
  went two times, this time stitch. will stay?
  named him veer, 20 weeks
  no money so didnt keep. now i cry nights
  chemical pregnancy they call. next when
  office doesnt know i lost baby. leave the job?
  doctor says try again, my heart says no. what does chart say
  we lost it on our anniversary. should we keep trying or adopt
  नाम सोच लिया था, फिर सब ख़त्म हो गया। गोद कब भरेगी
  सात महीने में मरा हुआ जन्मा, शक्ल नहीं भूलती
  बच्चा नहीं बचा तब से पत्नी कमरे से नहीं निकलती
  सब कहते हैं मैंने ही गिराया, जबकि रोज़ रोती हूँ
  ज़बरदस्ती गिरवाया उसने। क्या माँ बन पाऊँगी
  जुड़वाँ दोनों पाँचवें महीने चले गए
  आज उसकी तारीख़ थी, ख़ाली झूला देखती हूँ
  जन्म के दो घंटे बाद चला गया मेरा बेटा
  ग्यारह हफ़्ते गिने, फिर कुछ नहीं
  पति रोते नहीं पर झूले के पास बैठते हैं
  छोटी बहन का मृत बच्चा हुआ कल, क्या कहूँ उससे
  दो साल हुए, उस अस्पताल के सामने से नहीं निकलती
  लोग कहते हैं कुछ था ही नहीं, मेरे लिए तो बच्चा था
  आठ महीने में रक्तचाप बढ़ा, बिटिया न बची। मेरा दोष?
  एक बेटी है, उसके बाद तीन नुक़सान
  सहेली का गर्भ गिरा, मुझसे मिलती नहीं क्योंकि मैं उम्मीद से हूँ
  पहले बच्चे को खोने के बाद हम दोनों चुप हैं
  naam bhi soch liya tha humne, phir khoon aane laga aur sab khatam. kab goad bharegi
  7 mahine me mara hua paida hua. uski shakal nahi bhoolti. kya agla thik hoga
  wife ka baby nahi bacha, tab se wo kamre se nahi nikalti. kaise sambhalu
  sasural wale bolte maine hi gira diya bachcha. jabki main roz roti hu. sach kab maanenge
  usne zabardasti girwa diya tha. ab kya main maa ban paungi
  judwa the dono chale gaye 5th month me. aage yog batao
  due date aaj thi meri uski. khaali jhoola dekhti hu. kab aayega koi
  paida hone ke do ghante baad chala gaya mera beta. fir se maa banungi?
  mahino me nahi hafton me ginti rahi, 11 hafte. phir kuch nahi. kyu hua mere sath
  pati rota nahi par raat ko jhoole ke paas baithta hai. hamara waqt kab badlega
  garbhpat ke baad periods bhi theek nahi mann bhi nahi. kab se try kare
  hamar bahu ke bacha pet me hi khatam bhail. kab khushi aayi ghar me
  blood aaya aur doctor boli ab kuch nahi hai. 9 saal baad ruka tha. ab umar 38. hoga?
  maine gira hua bachcha apne hi haath se dafnaya. biwi ko nahi bataya ladki thi. aage kya
  cervix kamzor hai bolke 2 baar gaya, is baar taanka lagega. tikega kya
  MTP karaya shaadi se pehle, pati ko nahi pata. kya is wajah se santan nahi
  wo 20 hafte ka tha, usko naam diya tha Veer. kisi ko samajh nahi aata mera dukh
  meri saheli ka miscarriage hua, wo mujhse milti nahi ab kyuki main pregnant hu. kaise baat karu
  mole pregnancy nikli, 1 saal mana hai. uske baad santan yog?
  pehle bachche ko khone ke baad hum dono me baat band. rishta bachega
  scan lady went silent and turned off machine. mother again when
  started knitting, unknitted
  slipped on stairs in 4th, my mistake?
  he hasnt touched me after that day
  my girl asks when brother comes. he came and went
  came home from hospital empty armed
  planted a tree by her name, next when
  14 yrs ago, date is in me still
  we had told nobody it was coming, now nothing to tell
  they say womb is cursed, three gone
  सोनोग्राफ़ी वाली ने मशीन बंद कर दी, कुछ बोली नहीं। फिर कब माँ बनूँगी
  स्वेटर बुनना शुरू किया था, उधेड़ दिया
  चार महीने का था, सीढ़ी से फिसल गई मैं। मेरी ग़लती थी?
  ससुराल में कहते हैं कोख में दोष है, तीन गए
  उस दिन के बाद पति ने मुझे छुआ तक नहीं। हमारा क्या होगा
  पहली बार में ही ऐसा हुआ, अब डर लगता है कोशिश से
  बेटी पूछती है भाई कब आएगा, क्या बताऊँ कि वो आया और चला गया
  जाँच में बच्चे में ख़राबी निकली, रोकना पड़ा। ईश्वर माफ़ करेगा?
  अस्पताल से ख़ाली हाथ लौटे, दूध आता रहा। मन कैसे सँभले
  मन्नत का था, छठे महीने में पानी टूट गया
  बहन को मत बताना कहा है, उसका दूसरा भी नहीं रुका
  काम पर जाती रही दर्द में, शाम को सब चला गया
  चौदह साल पहले हुआ था, आज भी तारीख़ याद है
  हमने पेड़ लगाया उसके नाम का। अगला कब
  इंजेक्शन, उपवास, सब किया फिर भी नहीं टिका
  रिपोर्ट में लिखा है ख़ुद गिरा। लोग कहते हैं मैंने कुछ खाया
  sonography wali chup ho gayi, machine band. phir kab maa banungi
  sweater bunna shuru kiya tha, udhed diya
  seedhi se fisli thi 4th month me, galti meri?
  us din ke baad pati ne chhua nahi mujhe, aage kya
  bitiya puchti hai bhaiya kab aayega. aake chala gaya use kaise bolu
  hospital se khaali haath laute. dobara himmat kab
  pedh lagaya uske naam ka. agla kab aayega
  jaanch me kharabi nikli rokna pada, bhagwan maaf karega?
  14 saal pehle hua tha date aaj bhi yaad. uske baad koi nahi hua
  humne kisi ko bataya bhi nahi tha ki aane wala hai, aur ab batane ko kuch nahi
  the scan room went quiet in the third month
  we lost our little one at 20 weeks
  my baby was born sleeping
  second time the bleeding took everything
  d and c done last week, arms are empty
  the ivf had taken and then the beat stopped
  we had chosen the name and then lost it
  doctor said fetus not growing, they removed
  three times to the fourth month, three times back
  तीसरे महीने स्कैन वाले कमरे में सब चुप हो गए
  बीस हफ़्ते में नन्हा चला गया
  बच्चा सोया हुआ ही पैदा हुआ
  दूसरी बार भी ख़ून के साथ सब गया
  पिछले हफ़्ते सफ़ाई हुई, गोद ख़ाली
  आईवीएफ़ ठहरा था फिर धड़कन रुकी
  नाम सोच लिया था फिर खो दिया
  teesre mahine scan wale kamre me sab chup ho gaye
  20 hafte me nanha chala gaya
  bachcha soya hua hi paida hua
  doosri baar bhi khoon ke saath sab gaya
  pichle hafte safai hui, god khali
  ivf thehra tha phir dhadkan ruki
  naam soch liya tha phir kho diya
  teen baar chauthe mahine tak, teeno baar wapas
`)
