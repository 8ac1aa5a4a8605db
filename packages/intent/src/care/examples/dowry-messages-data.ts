import { lines } from './lines.ts'

/** Messages of the matter `dowry`. */
export const DOWRY_MESSAGES: readonly string[] = lines(`
  my in laws are asking for dowry after marriage also. when will it stop
  they want 10 lakh more or they will send me back. is my 7th house bad
  sasural is saying bring money from your father for their new shop
  car was promised they say, we gave bike. now everyday taunt. when peace
  husband says no swift no wife
  my daughter is sent home with a list, fridge ac and gold 5 tola. she is pregnant. what to do
  marriage is in feb and boy side raised demand to 25 lakh. shall we agree, see kundli
  they said they will burn me if money doesnt come by holi
  mother in law keeps the gas open and tells me go light it. they wanted car
  my sister's in laws didnt get full cash so they dont let her use phone or fridge
  father sold land for my marriage still they are not full. will they ever be happy
  they are not asking, they are only "reminding" every day what others sons got. my papa has bp
  husband took all my gold and now asking my fathers flat on his name
  the boy is IAS and rate is 1 crore they say. is it a good match or no
  fiance says his parents expect something for his mbbs. how much will satisfy, guna is 30
  they returned me to my maayka for 2 lakh. 8 months here. will they take me back
  since wedding my jewelry is locked by saas and still demand of more
  no one beats me but i get food last and least because i came with less
  brother in law says your father cheated us, sofa was not teak. when will this stop
  i heard husband and his mother talk about kerosene. they were upset about the money. am i overthinking? what is in my stars
  they made me call papa on speaker and ask for 5 lakhs crying
  my friend is harassed for a bullet bike by her husband. she is silent. her dob 9 sep 1999
  demand list came after engagement, card already distributed. break it or give
  we are 3 sisters and papa is auto driver. boy side wants 8 lakh. how will the wedding happen
  in laws want my salary plus my fathers money. they call it gift
  my hubby says your father can buy us house, why he dont. slaps when i say no. when he will change
  they are telling divorce or 15 lakhs choose. which will happen as per chart
  my cousin died in sasural last year because of dahej and now they are doing same to her sister. please see
  mil says other girl was bringing 40 lakh, we made mistake with you. everyday
  we gave 60 tola gold, flat, car. now they need usa fees. is there no end
  groom's uncle called tonight for cash before baraat. should we stop the wedding
  they keep my baby with them until my father pays
  they sent me a video how to light stove with smile. i am afraid. money matter from beginning
  my husband is nice but he can't say no to his mother's demands from my dad. remedy?
  every festival, a new demand. diwali it was washing machine. now for lohri, gold chain for him
  i earn 70k still they want dowry from papa. which planet rules greed
  in laws told me to bring my share of fathers property or dont come back
  my daughter writes everything is fine but they took her atm. then asked us for scooty. when good time
  we are muslims they said no jahez, now after nikah wanting 6 lakhs. will he support me
  they gave me separate room near cowshed till the money comes
  the match is perfect but they have "expectations". boy in merchant navy. how much is right
  father in law says your stove accident can happen any time if papa is stingy
  husband went abroad with my fathers money, now not picking up, his mother wants more
  i am not allowed to enter the kitchen or sleep in bed till motorcycle comes
  dowry given 12 lakh, now they say we want 12 more for second son's business. any relief in jupiter transit
  they slapped my father for not giving full amount at the pheras. still i was married. when will i smile
  my mother pawned her mangalsutra for them. they say its not enough
  his family is saying give plot or take your daughter back. she is 23. what is in her fate
  my devar's wife brought a creta so i am nobody. they make me sleep on floor. will i also be respected
  sister told on the phone in whisper, didi bring money otherwise they will finish me. then call cut
  mom in law says 'lene dene' was less, and she threw my food. kab theek hoga
  i am boy, my own parents are demanding from the girls family and i hate it. how do i stop them
  at engagement they asked 'what all are you giving' and my dad folded hands. should i marry in this house
  they want papa's retirement money. he retires in may
  can i get my stridhan back, they hold it and say first bring rest of the cash
  wanting dahej openly, he is a teacher. shame. will this rishta break
  my bhabhi is being tortured by MY mother for dowry. what can i do, i am small in the house
  they kept my degree and jewellery as guarantee for the remaining amount, marriage 5 months old
  husband said think what happened to the girl in the next lane, she too did not bring
  asked for tractor. we are poor. date of marriage is near. what is going to happen
  papa took a loan for my wedding, still last night sasur ji sent him a calculator screenshot of what is pending. i saw papa's hands. what is left in my kundli
  they keep two plates, steel for me, because I "came in steel". it's about money. when will i be equal
  my friend told she is taught in sasural how quickly polyester catches fire. her father has not given the plot. please see her 8th house
  ससुराल वाले शादी के बाद भी दहेज माँग रहे हैं। कब रुकेगा
  दस लाख और लाओ वरना मायके बैठो, यही कहते हैं
  मायके से पैसा लाओ, नई दुकान खोलनी है, रोज़ यही
  गाड़ी माँग रहे हैं, हमने मोटरसाइकिल दी थी। कब शांति होगी
  पति कहते हैं कार नहीं तो बीवी नहीं
  बेटी को सूची देकर मायके भेज दिया, फ्रिज एसी और पाँच तोला। पेट से है। क्या करें
  फ़रवरी में शादी है, लड़के वालों ने माँग पच्चीस लाख कर दी। मान लें?
  होली तक पैसा नहीं आया तो जला देंगे कहा है
  सास गैस खुली छोड़कर कहती है जा जला। उन्हें कार चाहिए थी
  दीदी को फ्रिज छूने नहीं देते क्योंकि नक़द पूरा नहीं दिया था
  पापा ने ज़मीन बेच दी फिर भी उनका पेट नहीं भरा
  माँगते नहीं, बस रोज़ याद दिलाते हैं कि बाक़ी बहुएँ क्या लाईं
  मेरा सारा सोना ले लिया, अब पापा का फ्लैट अपने नाम चाहिए
  लड़का सरकारी नौकरी में है, चालीस लाख का भाव बता रहे हैं। रिश्ता अच्छा है?
  दो लाख के लिए मायके भेज दिया, आठ महीने से यहीं हूँ। ले जाएँगे क्या
  कम दहेज लाई इसलिए खाना सबसे बाद में मिलता है
  जेठ कहते हैं तेरे बाप ने ठगा हमें
  सास और पति को मिट्टी के तेल की बात करते सुना, पैसों की बात पर। वहम है क्या मेरा
  फ़ोन पर रुलाकर पापा से पाँच लाख मँगवाए मुझसे
  सहेली को बुलेट के लिए तंग कर रहा है पति। चुप रहती है
  सगाई के बाद सूची आई है, कार्ड बँट चुके। तोड़ें या दे दें
  तीन बहनें हैं, पापा ऑटो चलाते हैं, लड़के वाले आठ लाख माँग रहे। शादी कैसे होगी
  मेरी तनख़्वाह भी चाहिए और पापा का पैसा भी। उपहार कहते हैं उसे
  तलाक़ या पंद्रह लाख, चुन लो कह दिया
  मौसी की बेटी पिछले साल दहेज में जल गई, अब उसकी बहन के साथ वही कर रहे हैं
  सास कहती है दूसरी चालीस लाख ला रही थी, तुझे लाकर भूल हुई
  साठ तोला, फ्लैट, कार सब दिया, अब विदेश की फ़ीस चाहिए। कोई अंत है?
  बारात से पहले नक़द माँग रहे हैं, आज रात फ़ोन आया। शादी रोक दें?
  मेरा बच्चा रख लिया है जब तक पापा पैसा न दें
  हर त्योहार नई माँग, दिवाली पर मशीन अब लोहड़ी पर चेन
  कमाती हूँ फिर भी दहेज चाहिए। कौन सा ग्रह लालची बनाता है
  पिता की संपत्ति में अपना हिस्सा लाओ वरना लौटकर मत आना
  बेटी कहती है सब ठीक है पर एटीएम ले लिया उसका, फिर हमसे स्कूटी माँगी
  निकाह के वक़्त कहा जहेज़ नहीं, अब छह लाख। शौहर साथ देगा?
  गौशाला के पास कमरा दिया मुझे जब तक रक़म न आए
  ससुर बोले स्टोव का हादसा कभी भी हो सकता है अगर बाप कंजूस हो
  पति मेरे पिता के पैसे से विदेश गए, अब सास को और चाहिए
  मोटरसाइकिल आने तक बिस्तर पर सोने नहीं देते
  बारह लाख दे चुके, अब देवर के धंधे के लिए बारह और। कब राहत?
  फेरों पर पापा को थप्पड़ मार दिया पैसे कम पड़ने पर, फिर भी मुझे विदा किया
  माँ ने मंगलसूत्र गिरवी रख दिया उनके लिए, फिर भी कम है
  प्लॉट दो या बेटी वापस ले जाओ कह रहे हैं
  देवरानी गाड़ी लाई तो मेरी इज़्ज़त ख़त्म, ज़मीन पर सुलाते हैं
  बहन धीरे से बोली दीदी पैसे ले आ नहीं तो ये लोग मुझे ख़त्म कर देंगे, फिर फ़ोन कट गया
  लेन देन कम था कहकर थाली फेंक दी सास ने
  मैं लड़का हूँ, मेरे ही माँ बाप लड़की वालों से दहेज माँग रहे हैं, कैसे रोकूँ
  सगाई में पूछा और क्या क्या दे रहे हो, पापा ने हाथ जोड़े। इस घर में जाऊँ?
  पापा की सेवानिवृत्ति का पैसा चाहिए उनको
  मेरा स्त्रीधन नहीं दे रहे, कहते हैं पहले बाक़ी रक़म लाओ
  मास्टर है लड़का और खुलकर दहेज माँगता है। रिश्ता टूटेगा?
  मेरी माँ ही भाभी को दहेज के लिए सताती है। मैं छोटा हूँ, क्या करूँ
  डिग्री और गहने रख लिए गिरवी की तरह, शादी को पाँच महीने
  पति बोला याद है बग़ल वाली गली की लड़की, वो भी कुछ नहीं लाई थी
  ट्रैक्टर माँगा है, हम ग़रीब हैं, ब्याह पास है। क्या होगा
  दहेज के लिए रोज़ ताने और मार, मायके जा नहीं सकती। कब तक
  बस पाँच लाख और एक बोलेरो, छोटी सी माँग है कहते हैं
  ननद कहती है भिखारी के घर से आई है, जा बापू से ले आ
  दहेज नहीं लाई तो दूसरी ले आएँगे कहते हैं। मेरी कुंडली में सौतन है क्या
  लड़की की विदाई रोक दी ससुर ने, बोले पहले बाक़ी दो लाख
  पहली बहू भी इसी घर में जली थी, अब मुझसे भी वही माँगते हैं
  तेरे बाप की दुकान हमारे नाम करवा वरना जीना नरक कर देंगे, रोज़ सुनती हूँ
  समधी जी हर महीने कुछ न कुछ मँगवाते हैं, न दें तो बेटी को भूखा रखते हैं। उसका अच्छा समय कब
  पापा ने कर्ज़ लेकर शादी की, कल ससुर ने बाक़ी हिसाब की सूची भेजी उन्हें। मेरा क्या होगा
  मुझे अलग थाली में देते हैं क्योंकि कम लाई थी। बराबरी कब मिलेगी
  सहेली को ससुराल में बताते हैं नायलॉन की साड़ी कितनी जल्दी जलती है। उसके पापा ने प्लॉट नहीं दिया
  sasural wale shaadi ke baad bhi dahej maang rahe hai. kab rukega
  10 lakh aur lao warna maayke baitho bolte hai
  maayke se paisa lao nayi dukan ke liye, roz yahi
  gaadi maang rahe hai, humne bike di thi. roz taana. kab shanti hogi
  swift nahi to biwi nahi bolta hai pati
  beti ko list deke bhej diya ghar, fridge ac aur 5 tola sona. pet se hai. kya kare
  feb me shadi hai ladke walo ne maang 25 lakh kar di. maan jaye kya, kundli dekho
  holi tak paisa nahi aaya to jala denge bola
  saas gas khula chhod ke bolti hai ja jala. car chahiye thi unko
  didi ko fridge chhune nahi dete kyuki cash poora nahi diya tha
  papa ne zameen bech di fir bhi unka pet nahi bhara
  maangte nahi bas roz yaad dilate hai ki baaki bahuye kya layi. papa ko bp hai
  mera sara sona pati ne le liya ab papa ka flat apne naam chahiye
  ladka sarkari naukri me hai, rate 40 lakh bol rahe. rishta acha hai ya nahi
  2 lakh ke liye maayke bhej diya, 8 mahine se yahi hu. le jayenge kya
  kam dahej layi isliye khana sabse baad me milta hai aur bacha kucha
  jeth bolta hai tere baap ne thaga hume, sofa sagwan ka nahi tha
  saas aur pati ko kerosene ki baat karte suna, paise ki baat pe. mera wehem hai kya
  speaker pe papa se 5 lakh mangwaye mujhse rulaa ke
  saheli ko bullet ke liye tang kar raha pati. chup rehti hai. dob 9 sep 99
  sagai ke baad list aayi hai, card bat chuke. tode ya de de
  3 behne hai aur papa auto chalate hai, ladke wale 8 lakh maang rahe. shaadi kaise hogi
  meri salary bhi chahiye aur papa ka paisa bhi. gift bolte hai usko
  talak ya 15 lakh, chun lo bol diya
  meri mausi ki beti pichhle saal dahej me jal gayi thi ab behen ke saath wahi kar rahe. dekho please
  saas bolti hai dusri 40 lakh la rahi thi, galti ho gayi tujhe lake
  60 tola, flat, car sab diya. ab america ki fees chahiye. koi ant hai?
  baraat se pehle cash maang rahe hai, aaj raat phone aaya. shadi rok de kya
  mera baccha rakh liya hai jab tak papa paisa na de
  har tyohar nayi maang. diwali pe machine ab lohri pe chain
  70k kamati hu fir bhi dahej chahiye, kaunsa grah lalchi banata hai
  papa ki property me apna hissa lao warna wapas mat aana
  beti bolti sab theek hai par atm le liya uska fir hamse scooty maangi
  nikah ke waqt bole jahez nahi, ab 6 lakh. shohar mera saath dega?
  gaushala ke paas kamra diya mujhe jab tak paisa na aaye
  sasur bole stove ka hadsa kabhi bhi ho sakta hai agar baap kanjoos ho
  pati mere papa ke paise se videsh gaya ab phone nahi uthata aur saas ko aur chahiye
  motorcycle aane tak bistar pe nahi sone dete
  12 lakh de chuke ab devar ke dhandhe ke liye 12 aur. guru ke gochar se rahat?
  phero pe papa ko thappad maar diya paise kam pe, fir bhi vida kar di meri. kab hasungi
  maa ne mangalsutra girvi rakh diya unke liye, fir bhi kam hai
  plot do ya beti wapas le jao bol rahe. 23 ki hai. kismat me kya hai uski
  devrani creta layi to meri izzat khatam, zameen pe sulate hai
  behen phone pe dheere se boli didi paise le aa nahi to ye log mujhe khatam kar denge, call kat gaya
  lena dena kam tha bol ke thali phenk di saas ne
  main ladka hu, mere hi maa baap ladki walo se maang rahe, mujhe bura lagta hai. kaise roku
  sagai me pucha aur kya kya de rahe ho, papa ne haath jode. is ghar me jau kya
  papa ka retirement ka paisa chahiye unko, may me milega
  mera stridhan nahi de rahe, bole pehle baaki cash lao
  master hai ladka aur khulke dahej maangta hai. rishta tootega?
  meri maa hi bhabhi ko dahej ke liye satati hai. main chhota hu ghar me, kya karu
  degree aur gehne rakh liye guarantee me, shaadi ko 5 mahine
  pati bola yaad hai bagal wali gali ki ladki, wo bhi kuch nahi layi thi
  tractor maanga hai. hum gareeb hai. byah najdeek. kya hoga
  dahez k liye roz tane or maar, mayka ja nhi skti. kab tk
  chhoti si maang bolte hai wo, bas 5 lakh aur ek bolero. bete wale ho gaye hai na
  nanad bolti hai bhikhari ke ghar se aayi hai, ja bapu se le aa
  mere husband mere papa se loan bolke lete hai roz, kabhi lautaya nahi, na du to mu phula leta hai aur saas ghar se nikalne ki dhamki
  dahej nahi laayi to dusri le aayenge bol rahe. meri kundli me sautan hai kya
  ladki ki vidai rok di sasur ne, bola pehle baki do lakh
  pehli bahu bhi isi ghar me jali thi, ab mujhse bhi wahi mangte hai. darr lagta hai
  mujhe kehte hai tere baap ki dukan humare naam karwa, warna teri zindagi narak
  papa ne karz leke shaadi ki, kal sasur ne baki hisab ki photo bheji unhe. papa ke haath kaanp rahe the. mera kya hoga
  mujhe alag steel ki thali me dete hai kyuki "steel hi to layi thi". barabari kab milegi
  saheli ko sasural me batate hai nylon ki saree kitni jaldi jalti hai. uske papa ne plot nahi diya. uski kundli dekho
  my in laws ask for a car every month, my father already gave 8 lakhs
  they say I brought nothing from my house and taunt me daily
  husband wants me to get 3 lakhs from papa for his shop or he will leave me
  his mother counts my jewellery and says it is less than the neighbour's bride
  the boy's family has given a list, fridge, washing machine, bullet, 15 tolas gold
  they stopped the wedding talk because we cannot give a flat
  engagement is done and now they want cash before the baraat
  sasuma says sell your father's plot and bring the money
  I was sent back to my parents because the tv was small
  my sister is harassed for dowry, when will they change
  daughter calls me crying, they want an AC and 2 lakhs more
  should we give what they ask, it is our only daughter
  they say other families were giving more for an engineer groom
  she was told to come back only with the bike
  if papa does not pay they will marry him again
  they threatened to burn me if the money does not come
  will giving gold keep her in laws happy, they trouble her for it
  dowry case yoga? they keep demanding since marriage
  groom's father wants his loan cleared by us as a condition
  husband says ask your brother for the down payment or don't come home
  they took all my stridhan and want more
  we are poor and the demand is 12 lakhs, please tell will this marriage happen
  nanad says poor people's daughter and throws my clothes out because no scooty came
  is it in my kundli to suffer for dowry
  my father took a loan for their demand and still they want more
  mother in law does not give me food since we did not send money on diwali
  they have asked for a car after fixing the date, marriage in 10 days
  they torture my daughter for more gold and cash
  groom says no pheras till the car key comes
  they show me kerosene and ask when papa will send money
  we were told twenty lakhs or the wedding is off
  for more gold they trouble my girl day and night
  in laws give her hell because we gave less
  groom's side put a condition of flat before the wedding day
  every festival they send a list and papa takes a loan
  divorce threat if the flat is not put in his name
  they returned my sister as the car was second hand
  ससुराल वाले रोज़ कहते हैं कि दहेज में कुछ नहीं लाई
  पति कहते हैं अपने पिता से दो लाख लाकर दो, तभी साथ रखूँगा
  लड़के वाले सगाई के बाद गाड़ी माँग रहे हैं
  बेटी को दहेज के लिए सताया जा रहा है, कब सुख मिलेगा
  सास ने गहने रख लिए और मायके से और पैसा मँगवाती हैं
  बुलेट नहीं दी तो बहन को मायके छोड़ गए
  शादी से दस दिन पहले पंद्रह लाख की माँग रख दी
  दहेज न देने पर जला देने की धमकी देते हैं
  पिताजी ने ज़मीन बेचकर दिया, फिर भी ताने मिलते हैं
  क्या हम उनकी माँग पूरी कर दें, बेटी की ज़िंदगी का सवाल है
  कहते हैं ख़ाली हाथ आई थी, खाना भी नहीं देते
  ननद कहती है दूसरी बहू तो कार लाई थी
  ससुर ने कहा मकान अपने नाम करवाओ तब बहू को विदा कराएँगे
  दहेज के कारण रिश्ता टूट रहा है क्या करें
  मुझे मायके से पैसे लाने को मजबूर करते हैं
  फेरों से पहले लड़के वालों ने गाड़ी की चाबी माँगी
  स्टोव दिखाकर पूछते हैं कि मायके से पैसे आए या नहीं
  बेटी को सोने के लिए ससुराल में सताते हैं
  या तो रुपये ला या मायके जा, सास कहती है
  और सोने के लिए बेटी को सताते हैं
  विवाह से पहले लड़के वालों ने पैसों की शर्त रखी
  मिट्टी का तेल दिखाकर धमकाते हैं कि पैसे मँगवाओ
  मेरे मायके वालों से बार-बार रुपये माँगे जाते हैं
  sasural wale har mahine gaadi ki baat lekar baith jate hai, papa kaha se laye
  kehte hai dahej kam laayi hai, roz sunati hai saas
  pati bolte hai apne baap se 2 lakh la tabhi rakhunga
  meri didi ko dahej ke liye tang kar rahe hai, kab sudhrenge
  ladke walo ne list de di hai fridge ac bullet sab likha hai
  shaadi tay ho gayi ab cash maang rahe hai, de ya rishta tod de
  saas kehti hai maayke ki zameen bikwa ke paisa la
  dahej nahi diya to mayke chhod gaye mujhe
  mujhe jalane ki baat karte hai kyunki gaadi nahi mili
  beti ko roz taane milte hai ki kya lekar aayi thi
  unki demand poori karte karte papa karz me doob gaye
  sagai ke baad ladke ka baap flat maang raha hai
  nanad mere gehne le gayi aur bolti hai aur mangwa
  bhai ki shaadi me bhi mujhse hissa mangwa rahe sasural wale
  dahej ki maang kab band hogi
  5 lakh nahi diye to dusri shaadi kar lenge aisa bolte hai
  mayke se kuch nahi aaya is diwali to khana band kar diya mera
  meri behen ko bike ke liye ghar bhej diya, wapas kab bulayenge
  ladka engineer hai isliye 20 lakh bol rahe, hum gareeb hai
  sasur ne kaha jab tak paise nahi aate tab tak ghar mat aana
  kya dahej dene se beti sukhi rahegi
  papa ne kist pe gaadi di phir bhi kehte hai chhoti gaadi di
  mere zevar bech diye aur ab kehte hai aur lao
  rishta sirf dahej pe atka hai kya kare
  beti ko aur sone ke liye sasural me sataya ja raha hai
  barat tabhi aayegi jab car ki chabi milegi aisa bole
  stove ki taraf ishara karke poochte hai papa ne paise bheje
  ya to paisa la ya ghar ja bolti hai saas
  sone ke liye meri beti ko sasural wale chain se nahi jeene dete
  barat ke din ladke wale paise ki shart rakh rahe
  mitti ka tel dikha ke dhamkate hai ki paise mangwao
  kam dahej ki wajah se behen ko ghar bhej diya
  pehli raat se hi poochte hai bullet kab aayegi
  shaadi me kya mila ye roz ginwati hai saas
  talaak ki dhamki dete hai agar flat naam nahi kiya
  they dont ask, only say daily which daughter in law brought which car
  they say no dowry, just buy a flat in girl's name. good match?
  till 5 lakhs come i am kept at my parents with 8 month baby. when will he call
  baraat was about to return for car key. taunts still. how long
  doctor groom, we must build his clinic. agree?
  gas pipe is loose every time after money talk. my imagination?
  sent for delivery with note that expenses and two lakhs from your side
  kattnam issue, they want scorpio also. should my appa sell land
  saas asks in every call did he send anything. if no, he hits me
  samdhi says write one plot and she will be happy
  at vidaai they removed my mothers earrings. still asking
  my father should pay bribe for devar's job, then only i enter house
  threat of second wife because fridge was small
  loan of wedding is there and now chhochhak gold also
  she bought kerosene but stove was sold long back. i am restless
  nanad said your father fooled us and slapped
  before getting on horse he asked 3 lakhs more. how will it go
  mil says no car no entry in husbands room
  our own family is asking car from bhabhi's father, she was crying. how i stop
  you are atm he says. atm closed so beating opened
  papa retired, money stopped, beating started
  younger sister's hand and cash, then my faults will be forgiven
  called appa a beggar before me for one scooty
  visa expense from my father or divorce. will he go usa
  pregnant and no doctor until money comes from my home
  माँगते कुछ नहीं, बस रोज़ सुनाते हैं कि फलाँ की बहू बड़ी गाड़ी लाई। सुख कब
  कहते हैं दहेज नहीं लेते, बस फ़्लैट लड़की के नाम ले दीजिए। रिश्ता ठीक है?
  पाँच लाख आएँ तब बुलाएँगे, आठ महीने की बच्ची लेकर मायके बैठी हूँ
  गाड़ी की चाबी न मिली तो बारात लौटाने लगे थे। ताने कब थमेंगे
  डॉक्टर दूल्हे का क्लिनिक हम बनवाएँ, यह शर्त है। हाँ कर दें?
  पैसे की बात के बाद ही गैस की नली ढीली मिलती है। वहम है क्या
  प्रसव का ख़र्च और दो लाख लेकर आना, कहकर घर भेज दिया
  हुंडा चाहिए उन्हें, पापा की ज़मीन जा चुकी। यह शादी टिकेगी?
  हर फ़ोन पर पूछती हैं बाप ने कुछ भेजा। न कहूँ तो पति हाथ उठाते हैं
  समधी बोले बेटी सुखी चाहिए तो ज़मीन का टुकड़ा लिख दो
  विदा के समय माँ की बालियाँ उतरवा लीं। अब और माँगते हैं
  देवर की नौकरी की रिश्वत मेरे पिता भरें तभी घर में घुसूँगी
  दूसरी शादी की धमकी, क्योंकि फ़्रिज छोटा आया था
  छूछक में सोना माँग रहे, शादी का क़र्ज़ अभी उतरा नहीं
  मिट्टी का तेल मँगवाया सास ने जबकि स्टोव बिक चुका। मन घबराता है
  ननद बोली तेरे बाप ने ठग लिया, और हाथ चलाया
  घोड़ी चढ़ने से पहले तीन लाख माँगे। आगे रिश्ता कैसा रहेगा
  गाड़ी नहीं आएगी तब तक पति के कमरे में नहीं जाओगी, सास ने कहा
  भाई के ब्याह में हमारे घरवाले ही कार माँग रहे, भाभी रो रही थी। कैसे रोकूँ
  पति कहता है तू मशीन है पैसे की, पैसे बंद तो मार शुरू
  पापा सेवानिवृत्त हुए, पैसे बंद हुए और पिटाई चालू
  छोटी बहन का हाथ और नक़द, तब मेरी कमियाँ माफ़
  पिता को बुलाकर भिखारी कहते हैं मेरे सामने, एक स्कूटी के पीछे
  वीज़ा का ख़र्च मेरे पिता दें, नहीं तो तलाक़। जाएगा क्या वो
  बेटी वालों से माँगना ग़लत नहीं, कहते हैं। हमारी गाय तक बिक गई
  sasural wale kuch maangte nahi bas roz sunate hai ki sharma ji ki bahu fortuner layi thi. sukh kab milega
  ladke walo ne kaha hum dahej nahi lete, bas flat ladki ke naam pe le dijiye noida me. rishta theek hai?
  jab tak 5 lakh nahi aate mujhe maayke me hi chhod rakha hai, bachi 8 mahine ki hai. wapas kab jaungi
  nanad ki shaadi me mere gehne chadha diye, ab bole tere baap se aur la. mera bhagya aisa kyu
  meri didi ko har teej pe list pakda ke bhejte hai maayke. is baar AC likha hai. unka grihasth kaisa hai
  ladka SDM ban gaya to ab rate badha diya, pehle 15 tha ab 40 bol rahe. rishta bachega kya
  kehte hai pehli wali bhi jal ke mari thi is ghar ki, tu bhi soch le kya lana hai. dar lagta hai
  humke roj bolat hai ki naihar se bhains aur tractor lao, na to dusar biyah kar lenge
  munda canada da hai, ohna ne 30 lakh te 20 tole sona mangya, na dita ta viyah cancel. kya kare ji
  pati ne saari salary aur mera sona le liya, ab bolta papa ka makan mere naam karao warna photo nahi dekhegi bachche ki
  engagement ke baad unki demand aayi cruise honeymoon aur 2 carat. papa tension me bp badha baithe. shaadi karu ya todu
  mujhe jo milta hai wo bacha khucha milta hai, kyuki main kam layi. 4 saal se. mera guru kharab hai?
  bike di thi, ab bolte hai bike wale ke ghar ki bahu bike jaisi hi chalegi. 4 chakka chahiye. sudhar hoga kabhi?
  gift bol ke lete hai par list wo dete hai. na do to behen ko bhookha rakhte hai. isko kya bole
  meri sakhi ne chitthi me likha ki mujhe le jao ye log paise ke liye maar denge. uske ghar wale samajh nahi rahe. kya kare
  beti ke liye ladka dekha, log bol rahe 12 lakh aur scorpio chal raha hai uska. dena sahi hai ya ruke
  karwa me 1 lakh bheja to 2 din meethe bole. phir wahi. inka lalach kab khatam hoga kaunsa grah
  kal saas ne mitti ka tel mangwaya jabki stove bech diya hai. paison ki ladai chal rahi thi. mera mann ghabra raha hai
  ghar se paise na lane pe do mahine se pati bistar pe nahi sota, bachche ka yog kaise banega
  damaad ji har baar aate hai to khaali haath nahi jaate, na do to beti ka muh sooja hua milta hai
  behen ki shadi hui jan me, march me hi wapas bhej diya, washing machine aur chain ke liye. use wapas bheju kya
  dahej wapas kab milega mera, unhone sab rakh liya aur mujhe nikal diya
  meri saheli ki saas use dawa nahi dila rahi, bolti hai apne baap se paise mangwa. uska bura samay kab khatam
  hamari bachi ko jala na de bas yahi darr hai, unki maang poori nahi kar pa rahe. grah shanti batao
  sona girvi rakhwa diya mera dowry ka jo tha, ab naya sona mang rahe maayke se. mera dhan bhav kharab?
  pati patni me sab theek tha, papa retire hue aur paise band hue to pitai chalu. kab tak jhelu
  chhoti behen ka rishta bhi isi ghar me maang rahe, badle me meri kamiyan maaf. paise bhi. sahi hai kya
  maine dekha hai unke locker me kerosene nahi, par baatein waisi hi hai. car car car. kab khatam hoga ye
  wo log papa ko bula ke beizzat karte hai mere samne, ki bhikhari khandan. bas ek scooty kam di thi
  pati abroad jana chahta hai, visa ka 20 lakh mere papa se. nahi to talaq. visa milega kya usko
  set was light in my function so mil has separated my plate
  papa broke fd and amma sold bangles, they said this was advance only
  he wants my father's money for shop, refused so separate bed
  they send my sister home with a list every festival. will the home stay
  after he cleared ias the rate went from 15 to 40
  they tell first wife also burnt here, think what you will bring
  seer varisai was less they say, 50 sovereign promised, 35 given. when will they treat me well
  my gold they put in their locker, now want papas house in name
  after engagement demand came 2 carat and europe trip. break it?
  i get leftover because i brought less
  bike family's girl will live like bike they say
  they call it gift but if not given my sister starves
  friend wrote letter take me away they will kill for money. what to do
  going rate is 12 lakh plus car here. ok to give?
  heard on phone finish this one, other is bringing twenty
  if son in law returns empty handed my daughter's face is swollen next time
  sister returned in two months for washing machine and chain. send her back?
  they kept everything of mine and threw me. will i get it back
  they dont give her medicine, say get money from your father
  they never say direct, then no food for three days
  every diwali 50k instalment else they drop me at station
  my girl came back 3 times each time new amount. 4th time send?
  didnt come to take me after first visit, said bring five lakhs
  stridhan is pledged by husband, now asking new from parents. is my 2nd house bad
  they will return horoscope if we dont add 10 lakhs, function is in jan. is this boy in my fate
  गोद भराई में सेट हल्का निकला, तब से सास ने थाली अलग कर दी
  पापा ने एफ़डी तोड़ी, माँ ने कंगन बेचे, ससुर बोले यह तो बयाना था
  दुकान के लिए मेरे पिता का पैसा चाहिए, मना किया तो बिस्तर अलग
  दीदी को हर तीज पर सूची थमाकर भेजते हैं। घर बसा रहेगा?
  लड़का अफ़सर बना तो भाव पंद्रह से चालीस कर दिया
  कहते हैं पहली बहू भी जली थी, तू सोच ले क्या लाएगी
  नइहर से भैंस और ट्रैक्टर लाव, ना त दूसर बियाह
  मेरा सोना नाम करवा लिया, अब पापा का मकान चाहिए
  सगाई के बाद माँग आई, दो कैरेट और विदेश यात्रा। तोड़ दूँ?
  बचा खुचा मिलता है खाने को, क्योंकि कम लाई थी
  बाइक वाले घर की बहू बाइक जैसी चलेगी, कहते हैं
  उपहार कहकर लेते हैं, न दें तो बहन को भूखा रखते हैं
  सहेली ने चिट्ठी लिखी मुझे ले जाओ ये पैसे के लिए मार देंगे
  बारह लाख और गाड़ी चल रहा है लड़के का। देना ठीक है?
  फ़ोन पर कहते सुना इसको निपटा दो, दूसरी बीस ला रही है
  दामाद ख़ाली हाथ लौटें तो बेटी का मुँह सूजा मिलता है
  बहन को मार्च में ही लौटा दिया, मशीन और चेन के लिए
  मेरा सारा सामान रख लिया और मुझे निकाल दिया। वापस मिलेगा?
  दवा नहीं दिलाते उसे, कहते हैं बाप से मँगवा
  सीधे नहीं बोलते, फिर तीन दिन खाना नहीं देते
  हर दीवाली पचास हज़ार की किस्त, न दें तो स्टेशन पर छोड़ जाते हैं
  बेटी तीन बार लौट आई, हर बार नई रक़म। चौथी बार भेजूँ?
  पगफेरे के बाद लेने नहीं आए, बोले पाँच लाख साथ लाना
  दो लाख घटे थे तिलक में, अब तक बहू नहीं माना। कब मानेंगे
  गर्भ है पर डॉक्टर को नहीं दिखाते जब तक मायके से पैसा न आए
  god bharai me 21 tole ka set kam nikla, tab se saas baat nahi karti aur khana alag. kya karu
  papa ne FD todi, mummy ke kangan beche, phir bhi sasur bole ye to byaana tha. kitna aur dena padega kundli me
  pati ko dukan kholni hai mere papa ke paise se, mana kiya to bistar alag kar diya
  tilak me gaadi ki chaabi nahi mili to baraat lautane ko bole the. shaadi ho gayi par taane aaj tak. kab tak
  dulha doctor hai, clinic ka kharcha hum de ye shart hai. 80 lakh. gun 31 mil rahe, haan kar de?
  rasoi me gas ka pipe dheela mila teesri baar. paise ki baat ke baad hi hota hai. vehem hai kya mera
  beti ko pet se hone pe ghar bhej diya, bole delivery ka kharcha aur 2 lakh leke aana. damaad ka mann kab badlega
  maike se kuchh nai layi isliye thali chhoo nahi sakti, alag bartan. kab izzat milegi
  mulga changla hai par unko hunda chahiye, hindi me dahej. papa ne naukri ke paise de diye. ye shaadi tikegi?
  har phone call me saas yahi puchti hai papa ne kuch bheja kya. na bolu to pati hath uthata hai
  samdhi ji ne bola beti ko sukhi dekhna hai to zameen ka tukda likh do. likh de kya
  unhone vida ke time mummy ke kaan ki baali utarwa li thi. aisa ghar sahi hai? ab aur 3 lakh mang rahe
  devar ke job ki rishwat mere papa bhare ye bol rahe hai, na bhare to main ghar me nahi ghus sakti
  pati ki second shaadi ki dhamki, kyuki pehli me sofa aur fridge chhota aaya tha. talaq hoga kya
  shaadi me 18 lakh lage, karza abhi tak papa chuka rahe, aur ye phir chhochhak me gold maang rahe. kab rukega
  uska baap kehta hai hamara ladka heera hai heere ki keemat hoti hai. 10 din me jawab dena hai. kundli dekh ke bolo
  unki zid hai baap ki pension me se aadha unko aaye. mana kare to main gunahgar. shani ki dasha hai kya
  maine suna wo log phone pe bol rahe the 'isko nipta do, dusri wali 20 lakh la rahi hai'. kya main zyada soch rahi hu
  nanad ne mujhe maarte hue bola tere maa baap ne thug liya humko. main kaha jau
  ladki wale hai hum, baarat ke din bole 3 lakh abhi do warna ghodi nahi chadhega. aage ka rishta kaisa rahega
  sasu maa ka kehna h jb tk gadi nhi ayegi tb tk room me nhi jaogi pati k. kb thk hoga
  bhaiya ki shadi me mummy papa ladki walo se car maang rahe, bhabhi ro rahi thi phone pe. mai kaise roku
  IIT ka tag hai isliye 1 cr bol rahe, papa bol rahe kheti bech denge. meri kundli me wo ladka likha hai kya
  pati bolta hai tu ATM card hai tere papa ka. paise band to pyar band, maar shuru. kab badlega
  wo seedha nahi bolte, kehte hai 'hamare yaha to bahu kamra bhar ke aati hai'. phir teen din khana nahi dete
  shaadi ke 6 saal baad bhi 50 hazar ki kisht bandhi hai papa pe har diwali. na de to mujhe chhod jate hai station pe
  bahu ko ghar rakhne ke liye unka rate card hai sir. meri beti 3 baar laut aayi. chauthi baar bheju?
  fufa ji jo bich me the rishta karane wale, bole 7 lakh de do ladki khush rahegi, abhi dukhi hai. upay ya paisa?
  pagphera ke baad lene hi nahi aaye, bole paanch lakh leke chhod jao. aayenge kya lene
  mere bete ke sasural me kuch nahi, par meri beti ke sasural wale uska jeena haraam kiye hai paise paise karke
  hope i get job soon because if money doesnt come from my parents each month they dont let me enter kitchen
  nothing asked at engagement, after cards printed a list came, else boy will not come. keep the 11th muhurat?
  my cousin 'slipped' from stairs, before that she said they ask 8 lakhs. same house wants her sister now. do?
  my salary is kept by mil, she says it makes up for what my father gave less
  she opened the gas and told make tea, kept matchbox also. last week only we refused 5 lakhs
  he texted my dad 'instalment of your daughter's smile' with account number
  dad got attack when they told ten more. wedding not yet done. keep or break
  girl next door sleeps without mattress because she brought nothing. she cries daily. tell some way
  co-sister came with 14 lakhs, from that day i am the unlucky one in this house
  they say pheras are incomplete as gold is less and make me sleep apart. is it in shastra
  they are educated, doctors, so they call it 'support for the clinic'. my parents sold the ancestral house and still support is needed
  the boy is good to me on phone but his mother says without innova the cards will not be printed. guna 27
  in our side it is called varadakshina, 20 sovereign and 15 lakh cash, papa is auto driver. is this my fate
  my sister-in-law from other state says in her home they ask nothing, in mine they made me stand outside in rain for a washing machine
  he returned from gulf and first question was what did your father give in two years. then door was closed on me
  they put my stridhan for loan, now loan is on me and bring more they say
  father in law calls my father every salary day
  married in june, sent home in july with words 'come with the balance'. should i wait for his call
  groom side says gifts are optional but they left my cousin at the hall when the car had no ribbon
  each child birth they raise a demand. second girl, so double. when will saturn leave us
  she is dark so 5 lakhs more, boy's mother told. should we
  seventeen times money came from my home, see my arm if eighteenth doesnt
  you can take girl, leave articles, said father in law in panchayat
  husband is in exam, if he clears rate rises, if fails it is my luck. will he clear
  chain was thin, each morning i pay for it
  first the plot papers then doctor they told my pregnant sister
  he says your father broke promise so i break you
  atleast they didnt burn, people console. they threaten daily
  no bullet no talk, five months now
  my own wife squeezes our bahu for money from her father. how can i stop her
  नौकरी लग जाए तो ठीक, क्योंकि हर महीने मायके से पैसा न आए तो मुझे रसोई में घुसने नहीं देते
  सगाई में कुछ नहीं माँगा, कार्ड छपने पर सूची आई, न दें तो लड़का नहीं आएगा। ग्यारह का मुहूर्त पक्का रखें?
  मौसी की बेटी सीढ़ी से "गिर गई", पहले कहती थी आठ लाख माँग रहे। उसी घर में छोटी का रिश्ता करें?
  मेरा वेतन सास रखती हैं, कहती हैं बाप ने जो कम दिया वो इससे पूरा होगा
  सास ने चूल्हा खोलकर कहा चाय बना ले, माचिस भी रख दी। पिछले हफ़्ते ही पाँच लाख से मना किया था
  पति ने पिताजी को संदेश भेजा, बेटी की ख़ुशी की किस्त, नीचे खाता संख्या
  पिताजी को दौरा पड़ा जब दस लाख और कहे। ब्याह अभी हुआ नहीं। रखूँ या तोड़ूँ
  बहू मायके से कुछ नहीं लाई, इसलिए बिना गद्दे सोती है हमारे पड़ोस में। रोज़ रोती है
  देवर को चौदह लाख मिले, उस दिन से मैं मनहूस हो गई
  सोना कम है तो फेरे अधूरे, कहकर अलग सुलाते हैं। शास्त्र में है?
  पहली करवाचौथ की सरगी में सोना न आया तो पानी तक न पूछा
  जेठ जी बोले गाड़ी की किस्त तुम्हारे पिता भरेंगे, नहीं तो बच्चे को हॉस्टल और तुम्हें मायके
  मेरा रंग साँवला है इसलिए पाँच लाख और लगेंगे, लड़के की माँ ने कहा। दे दें?
  विवाह के दिन से गिन रही हूँ, सत्रह बार पैसे आए मायके से, अठारहवीं बार न आए तो देखिए हाथ
  ससुर ने पंचायत में कहा लड़की ले जाओ, सामान छोड़ जाओ
  पति परीक्षा में बैठा है, पास हुआ तो दर बढ़ेगी, फ़ेल हुआ तो मेरा दोष। पास होगा?
  चेन पतली थी, बस उसी का बदला हर सुबह लिया जाता है
  बहन को गर्भ में पाँच महीने, वे बोले पहले प्लॉट का काग़ज़ फिर डॉक्टर
  देवर देवरानी को फ्रिज का ठंडा पानी, मुझे घड़े से भी नहीं
  दुल्हन को विदा कर दिया पर ट्रक ख़ाली देखकर बारात में ही गाली दी। बेटी कैसी रहेगी
  लड़के के मामा बीच में हैं, कहते हैं छह पेटी दे दो कुंडली अपने आप मिल जाएगी
  पिता ने गुर्दे की बीमारी का पैसा मुझे दे दिया ताकि ये लोग शांत रहें। रहेंगे क्या
  पति बोले तेरे बाप ने वादा तोड़ा है, मैं तुझे तोड़ूँगा
  मेरी सास की अलमारी में मेरी बहनों के रिश्ते की भी सूची बनी है
  कॉलेज में पढ़ाती हूँ, शर्म आती है कहते, हर पहली को वेतन और मायके से लिफ़ाफ़ा न दूँ तो बाहर सोती हूँ
  लोग कहते हैं कम से कम जलाया तो नहीं। मुझे रोज़ धमकी मिलती है
  नेग के नाम पर ढाई लाख, फिर छठी के नाम पर, अब मुंडन पर। कब रुकेगा
  तिलक में लिखा पढ़ी हुई थी तीस की, बीस दिए, अब लड़की वापस भेजने की धमकी
  जब तक बुलेट नहीं, तब तक बोलचाल नहीं, पाँच महीने से पति ने यही कहा
  मेरे बेटे के ससुराल से मेरी पत्नी पैसे मँगवाती है बहू को डराकर। मैं रोकूँ कैसे
  namaste, meri shaadi 2022 me hui thi indore me, pati acche hai par unke papa har mahine ek nayi cheez likhwa ke mere ghar bhejte hai, pehle fridge phir inverter. papa ab retire ho gaye. career me mera kab accha hoga taaki main hi de du
  job ka sawal hai. salary poori sasu maa le leti hai ye bolke ki tere baap ne jo kam diya wo isse poora hoga. nayi job lu kya
  bhaiya bolne me sharam aati hai, par wo log meri plate me utna hi dete hai jitna mere ghar se aata hai. kab tak
  sagai ke time kuch nahi bola, ab card chhap gaye to bole hotel 5 star aur har baarati ko chandi ka sikka, warna ladka nahi aayega. shubh muhurat to 11 ka hi hai na
  meri mausi ki beti pichle mahine seedhi se "gir gayi". marne se pehle boli thi ki wo log 8 lakh maang rahe. uski chhoti behen ka rishta usi ghar me, kare?
  ghar me AC hai par mere kamre ka unplug kar diya, bole apne papa se bijli ka bill bharwa. chhoti baat hai par roz ki
  pati ne whatsapp pe mere papa ko account number bheja aur likha "beti ki khushi ki kisht". main kya karu
  devar ki shaadi me unko 14 lakh aaye, us din se mujhe manhoos bolte. santan bhi nahi hai. grah dekho
  unka kehna hai ki gehne kam hai isliye saat phere adhoore hai, alag sona hoga. panditji kya ye shastra me hai
  papa ko heart attack aaya jab unhone 10 lakh aur bola. shaadi abhi hui nahi. is rishte ko haan rakhu ya na
  chachi ne bataya unhone apni badi bahu ko bhi isi tarah nikala tha jab gaadi nahi aayi. mera number aa gaya lagta hai
  ladke walo ki list: 1 activa 2 cooler 3 dulhe ki maa ko haar. hum mazdoor log hai. kaise hoga biyah, koi upay
  main teacher hu, chup rehti hu, par kal saas ne gas khol ke kaha chai bana le, machis bhi rakhi thi. pichle hafte hi 5 lakh mana kiya tha
  beti ki vidai ruki hui hai, wo log phone pe bolte hai pehle transfer karo phir lene aayenge. shubh din batao ki kab bheju
  rang saanwla hai isliye 5 lakh aur, ladke ki maa ne bola. de de?
  ladki le jao saamaan chhod jao, panchayat me sasur bole
  pati exam me baitha, pass hua to rate badhega fail hua to meri galti. pass hoga?
  chain patli thi bas, har subah uska badla
  pehle plot ke kagaz phir doctor, meri pregnant behen ko bola
  tere baap ne wada toda main tujhe todunga, ye kehte hai
  they counted the utensils my father gave and laughed for a week
  saas says bahu came empty handed, so sleep on the floor
  if swift does not come by diwali they will leave me at papa's
  my in laws want 10 lakh more or there will be no gauna
  they showed me a kerosene can and said ask your father once again
  my sister rang: they took her phone until the plot papers come
  he told me on first night, your father cheated us in the gold
  boy's side wants audi and flat before the phere, otherwise barat goes back
  every raksha bandhan i must carry an envelope from my brother or be starved
  they say your brother's wife brought more, what did you bring
  my husband has sent me to mayka till the remaining amount is arranged
  sasural keeps asking for the fridge money, and now hands are raised too
  they will marry him again if papa does not transfer land
  my daughter is made to eat after the dogs as we could not give the bike
  wedding is in ten days and they have raised the demand by 7 lakh
  jethani brought a car so i am the maid here
  they ask my widowed mother for her pension as my share
  in laws took all my stridhan and want more
  father sold his kidney of a field to give them cash, still they taunt and hit me
  he says no baby until your papa pays the balance
  बाप के दिए बर्तन गिनकर हफ़्ते भर हँसे
  सास कहती है ख़ाली हाथ आई है तो ज़मीन पर सो
  दिवाली तक स्विफ़्ट न आई तो पापा के घर छोड़ आएँगे
  दस लाख और वरना गौना नहीं करेंगे
  मिट्टी के तेल का डिब्बा दिखाकर बोले बाप से एक बार और माँग
  बहन का फ़ोन छीन लिया जब तक प्लॉट के काग़ज़ न आएँ
  पहली रात बोला तेरे बाप ने सोने में ठगा है
  फेरों से पहले ऑडी और फ़्लैट चाहिए वरना बारात लौट जाएगी
  राखी पर भाई से लिफ़ाफ़ा न लाऊँ तो खाना नहीं मिलता
  जेठानी कार लाई थी इसलिए मैं नौकरानी
  बाक़ी पैसा जब तक न हो तब तक मायके भेज दिया
  बेटी को सबके बाद जूठा मिलता है क्योंकि बाइक न दे पाए
  ब्याह में दस दिन, माँग सात लाख बढ़ा दी
  विधवा माँ की पेंशन मेरा हिस्सा कहकर माँगते हैं
  मेरा सारा स्त्रीधन रख लिया और चाहिए
  पापा ने खेत बेचकर दिया फिर भी ताने और थप्पड़
  पापा ज़मीन नाम न करें तो लड़के की दूसरी शादी कर देंगे
  baap ke diye bartan gin ke hafta bhar hase
  saas bolti hai khali haath aayi hai to zameen pe so
  diwali tak swift na aayi to papa ke ghar chhod aayenge
  10 lakh aur warna gauna nahi karenge
  mitti ke tel ka dabba dikha ke bole baap se ek baar aur maang
  behen ka phone chheen liya jab tak plot ke kaagaz na aaye
  pehli raat bola tere baap ne sone me thaga hai
  phere se pehle audi aur flat chahiye warna barat laut jayegi
  rakhi pe bhai se lifafa na laau to khana nahi milta
  jethani car laayi thi isliye main naukrani
  baaki paisa jab tak na ho tab tak mayke bhej diya
  beti ko sabke baad jhootha milta hai kyunki bike na de paye
  shaadi me dus din, maang 7 lakh badha di
  vidhva maa ki pension mera hissa bol ke maangte hai
  mera saara stridhan rakh liya aur aur chahiye
  papa ne khet bech ke diya phir bhi taana aur thappad
  bolte hai tera baap hisaab poora kare tab bachcha karenge
  papa zameen naam na kare to ladke ki doosri shaadi kar denge
  his family wants dowry, should i marry him
  my boyfriend's parents want dowry, is this the right boy
  the boy's side wants a car and cash before the wedding, i am confused
  ladke walo ko dahej chahiye, haan karu ya na
  mere boyfriend ke ghar wale dahej chahte hain, kya wo sahi hai
  लड़के वाले दहेज चाहते हैं, हाँ करूँ या ना
`)
