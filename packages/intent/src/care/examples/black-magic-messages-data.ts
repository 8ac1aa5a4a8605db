import { lines } from './lines.ts'

/** Messages of the matter `black_magic`. */
export const BLACK_MAGIC_MESSAGES: readonly string[] = lines(`
  someone has done black magic on me, who is it
  is there evil eye on my business
  tantrik says my mother in law buried something in our courtyard. true?
  my sister laughs in a man's voice at night. is she possessed
  baba asked 51000 to remove curse. shall i pay
  we found a lemon with needles at our gate. what will happen now
  everything is going wrong after bhabhi gave me that sweet. is it vashikaran or jadu
  is there pitru shraap or kala jadu in my kundli
  my ex's mother has tied my marriage. how to open the bandhan
  i feel someone sits on my chest at 3am. spirit?
  our house has negative energy, kids fall sick, three goats died
  my husband changed suddenly after visiting that woman, she fed him something i think
  he wears a taveez i never saw. is someone controlling him
  nazar dosh on my baby, she cries whenever neighbour looks
  aghori told i have 7 ghosts of ancestors on my shoulder
  i see black shadow near the bathroom. am i under spell
  will the curse of a widow who we removed from house work on us
  somebody did totka in front of my shop and sale is zero since
  hair and red cloth found in my pillow. please tell me who kept it
  my brother is speaking to himself, maulvi says jinn
  can you check who did jadu tona on our family
  job lost, wife left, accident. it cant be normal. kala jadu right?
  they say daughters of our family are cursed and no one marries before 35
  i went under peepal tree at noon and since then fever. hawa lag gayi?
  a pandit in haridwar told me someone made a doll of me
  my milk is going dry since jethani touched baby. nazar?
  how to know whether there is something on me
  i already gave 2 lakhs to tantrik and he wants goat more. my wife still not good
  i fear my aunt practices voodoo, she took my used cloth
  the well of our house has bad soul, father drowned money. what to do
  my gf family did something with my photo, now she hates me
  who is jealous and doing bad prayog on me. first letter of name?
  devi comes on my mother, she dances and asks things. is it real
  eggs are found broken with sindoor on our roof each amavasya
  i got a curse from a hijra at signal. will it affect
  is my spouse under tantra of his secretary
  my stomach was fed something in food years ago, healer says it is still inside
  my daughter's marriage is broken 3 times, they say black magic by taiji. please see
  is kali prayog on me? dreams of graveyard and dogs
  the house we bought a person died there. soul troubling us?
  every tuesday i faint. ojha beats with broom says ghost goes. is he right
  i want to reverse the black magic to sender
  buri nazar of office people has eaten my promotion. chart?
  a fakir cursed my son for not giving money, now he is not speaking
  do i have rahu ketu plus jadu?
  spirit of first wife of my husband is troubling me. anklets sound at night
  can black magic make someone not pregnant? 6 years no child
  my uncle did karni on my father for land. father is weak since then
  are there ghosts in my 8th house
  my face has become dark suddenly they say someone put graveyard ash
  they say our kul devi is angry and sent a curse. 5 deaths in 3 years
  nothing moves in my life as if someone has tied it. bandhan hai kya
  online tantrik said if i stop sessions, the entity will take my child. i have paid 1.1 lakh
  my friend is convinced her boss has put spell on her. what to tell her
  we get knocking at door at 2am and nobody is there. tona?
  some lady gave prasad on train and after that i signed away my gold. hypnotised?
  evil spirit in my womb they say, thats why no child
  which enemy has done uchatan on me
  shop neighbour sprinkled water and mustard seeds at my shutter
  i have fever on every purnima, is it a spirit
  last amavasya my bhabhi came with kheer, next day cow died, then papa fell, then my exam. amma says somebody has done. a man in our town can remove for 21000. shall we call him or can you see who did
  my husband's first wife is alive and she visits a mazar every thursday with a doll. since then we fight. is she doing something on us
  मुझ पर किसी ने काला जादू किया है, कौन है वो
  दुकान पर बुरी नज़र लगी है क्या
  तांत्रिक कहता है सास ने आँगन में कुछ गाड़ा है। सच?
  बहन रात को मर्द की आवाज़ में हँसती है। भूत है क्या
  बाबा ने इक्यावन हज़ार माँगे श्राप हटाने के। दूँ?
  दरवाज़े पर सुई वाला नींबू मिला। अब क्या होगा
  भाभी की मिठाई खाने के बाद सब बिगड़ गया
  कुंडली में काला जादू दिखता है क्या
  पुरानी वाली की माँ ने मेरी शादी बाँध दी है। बंधन कैसे खुले
  रात तीन बजे कोई छाती पर बैठता है। आत्मा है?
  घर में नकारात्मक शक्ति है, तीन बकरियाँ मर गईं
  पति बदल गए उस औरत के घर जाने के बाद, कुछ खिला दिया उसने
  वो एक तावीज़ पहनते हैं, किसी ने वश में किया है क्या
  बच्चे को नज़र लगी है, पड़ोसन देखती है तो रोता है
  अघोरी बोला कंधे पर सात प्रेत हैं
  स्नानघर के पास काली छाया दिखती है
  विधवा का श्राप लगता है क्या, हमने घर से निकाला था
  दुकान के आगे टोटका किया तब से बिक्री शून्य
  तकिए में बाल और लाल कपड़ा मिला। किसने रखा
  भाई अकेले में बोलता है, मौलवी ने कहा जिन्न है
  परिवार पर टोना किसने किया बताइए
  नौकरी गई पत्नी गई दुर्घटना हुई। जादू ही है ना?
  ख़ानदान की बेटियों पर श्राप है, पैंतीस से पहले शादी नहीं होती
  दोपहर में पीपल के नीचे गई तब से बुख़ार। हवा लगी है?
  पंडित ने कहा किसी ने मेरा पुतला बनाया है
  जेठानी ने शिशु को छुआ तब से दूध सूख गया
  कैसे पता करें कि ऊपर कोई चीज़ है
  तांत्रिक को दो लाख दे चुका, अब बकरा माँग रहा
  चाची टोना करती हैं, मेरा कपड़ा ले गईं
  घर के कुएँ में आत्मा है, पापा का पैसा डूब गया
  प्रेमिका के घर वालों ने मेरी फोटो पर कुछ किया, अब नफ़रत करती है
  कौन प्रयोग कर रहा है मुझ पर, नाम का पहला अक्षर?
  माँ पर देवी आती है, सच होती है क्या
  हर अमावस्या छत पर सिंदूर और अंडे मिलते हैं
  किन्नर ने श्राप दिया सिग्नल पर, लगेगा?
  सेक्रेटरी ने पति पर तंत्र किया है क्या
  बरसों पहले खाने में कुछ खिलाया था, अब भी पेट में है कहते हैं
  बेटी की शादी तीन बार टूटी, ताई का जादू कहते हैं
  श्मशान और कुत्तों के सपने, काली प्रयोग है क्या
  नए घर में किसी की मौत हुई थी, आत्मा परेशान करती है
  हर मंगल बेहोश हो जाती हूँ, ओझा झाड़ू से मारता है, कहता है भूत जाएगा
  जादू करने वाले पर वापस पलटना है
  दफ़्तर वालों की बुरी नज़र पदोन्नति खा गई
  फ़कीर ने बेटे को बद्दुआ दी, अब बोलता नहीं
  राहु के साथ जादू भी है क्या मुझ पर
  सौतन की आत्मा तंग करती है, रात को पायल की आवाज़
  छह साल से बच्चा नहीं, किसी ने कोख बाँधी है क्या
  चाचा ने करनी की ज़मीन के लिए, पापा तब से कमज़ोर
  आठवें घर में भूत योग है क्या
  चेहरा काला पड़ गया, श्मशान की राख डाली कहते हैं
  कुलदेवी ने श्राप दिया, तीन साल में पाँच मौतें
  कुछ नहीं चलता जैसे किसी ने बाँध दिया हो
  ऑनलाइन तांत्रिक कहता है बंद किया तो साया बच्चे को ले जाएगा
  सहेली मानती है बॉस ने जादू किया उस पर
  रात दो बजे दरवाज़ा खटखटाता है कोई नहीं होता
  रेल में एक औरत ने प्रसाद दिया, फिर मैंने ख़ुद सोना दे दिया। सम्मोहन?
  कोख में बुरी आत्मा है कहते हैं इसलिए बच्चा नहीं
  उच्चाटन किया है किसी शत्रु ने, नाम बताइए
  पड़ोसी ने शटर पर सरसों और पानी छिड़का
  पूर्णिमा पर हर बार बुख़ार, ऊपरी चक्कर है क्या
  ऊपरी बाधा है कहते हैं सब, झाड़ फूँक कराऊँ?
  पति को उनकी माँ ने धागे से बाँधा है क्या
  नींबू काटा तो ख़ून निकला, ये क्या है
  भूत प्रेत का साया है बेटी पर, बालाजी ले जाऊँ?
  पिछली अमावस्या भाभी खीर लाईं, अगले दिन गाय मरी, फिर पापा गिरे। अम्मा कहती हैं किसी ने किया है। एक आदमी इक्कीस हज़ार में हटाएगा। बुलाएँ?
  पति की पहली पत्नी हर गुरुवार गुड़िया लेकर मज़ार जाती है, तब से हम लड़ते हैं। कुछ कर रही है क्या
  mujhpe kisi ne kala jadu kiya hai, kaun hai wo
  dukan pe buri nazar lagi hai kya
  tantrik bolta saas ne aangan me kuch gaada hai. sach?
  behen raat ko mard ki awaz me hasti hai. bhoot hai kya
  baba ne 51000 maange shraap hatane ke. du kya
  gate pe sui wala nimbu mila. ab kya hoga
  bhabhi ki mithai khane ke baad sab bigad gaya. kuch kiya hai usne?
  kundli me kala jadu dikhta hai kya mere
  ex ki maa ne meri shaadi baandh di hai. bandhan kaise khule
  raat 3 baje koi chhati pe baithta hai. aatma hai?
  ghar me negative shakti hai, 3 bakri mar gayi bachhe bimar
  pati badal gaya us aurat ke ghar jaane ke baad, kuch khila diya usne
  wo ek taveez pehenta hai, kisi ne vash me kiya hai usko?
  baby ko nazar lagi hai padosan dekhti hai to rota hai
  aghori bola kandhe pe 7 pret hai
  bathroom ke paas kaali chhaya dikhti hai. kuch kiya hai kisi ne?
  vidhwa ka shraap lagta hai kya, humne nikala tha ghar se
  dukan ke aage totka kiya tab se bikri zero
  takiye me baal aur lal kapda mila. kisne rakha batao
  bhai akele me bolta hai, maulvi ne kaha jinn hai
  parivar pe tona kisne kiya check karo
  naukri gayi biwi gayi accident hua. normal nahi hai. kala jadu hi hai na?
  khandan ki betiyo pe shraap hai bolte hai, 35 se pehle shaadi nahi hoti
  dopahar me peepal ke niche gayi tab se bukhar. hawa lagi hai?
  haridwar ke pandit ne bola kisi ne meri gudiya banayi hai
  jethani ne baby ko chhua tab se doodh sookh gaya. nazar?
  kaise pata kare ki upar koi cheez hai
  tantrik ko 2 lakh de chuka ab bakra maang raha. biwi fir bhi theek nahi
  chachi jadu tona karti hai, mera kapda le gayi thi
  ghar ke kuen me aatma hai, papa ka paisa doob gaya
  gf ke ghar walo ne meri photo pe kuch kiya, ab nafrat karti hai
  kaun prayog kar raha hai mujhpe, naam ka pehla akshar?
  maa pe devi aati hai, sach hoti hai kya
  har amavasya chhat pe sindoor aur ande toote milte hai
  kinnar ne signal pe shraap diya, lagega?
  secretary ne pati pe tantra kiya hai kya
  saalo pehle khane me kuch khilaya tha, vaidya bolta abhi bhi pet me hai
  beti ki shaadi 3 bar tooti, taiji ka jadu bolte hai. dekho
  shamshan aur kutte ke sapne, kali prayog hai kya
  naye ghar me kisi ki maut hui thi, aatma pareshan karti hai
  har mangal behosh ho jati hu, ojha jhaadu se maarta hai bolta bhoot jayega
  jadu karne wale pe wapas palatna hai kaise
  office walo ki buri nazar promotion kha gayi
  fakir ne bete ko badduaa di paise na dene pe, ab bolta nahi
  rahu ke sath jadu bhi hai kya mujhpe
  sautan ki aatma tang karti hai, raat ko payal ki awaz
  6 saal baccha nahi, kisi ne kokh baandhi hai kya
  chacha ne karni ki zameen ke liye, papa tab se kamzor
  ashtam ghar me bhoot yog hai kya
  chehra kala pad gaya, shamshan ki raakh daali bolte hai
  kuldevi naraz hai shraap diya, 3 saal me 5 maut
  kuch nahi chalta jaise kisi ne baandh diya ho
  online tantrik bolta session band kiya to saya bachhe ko le jayega. 1.1 lakh de diye
  saheli maanti hai boss ne jadu kiya uspe. kya samjhau
  raat 2 baje darwaza khatkhatata hai koi nahi hota. tona?
  train me ek aurat ne prasad diya uske baad sona de diya maine khud. sammohan?
  kokh me buri aatma hai bolte hai isliye baccha nahi
  uchatan kiya hai kisi dushman ne, naam batao
  padosi ne shutter pe sarso aur pani chhidka
  purnima pe har bar bukhar, upri chakkar hai kya
  upri baadha hai mujhpe bolte hai sab, jhaad phoonk karau?
  mere pati ko uski maa ne dhaage se baandha hai kya
  nimbu kaata to khoon nikla, kya hai ye
  pichhli amavasya bhabhi kheer layi, agle din gaay mari, fir papa gire, fir mera exam kharab. amma bolti kisi ne kiya hai. ek aadmi 21000 me hata dega. bulaye ya aap dekh doge kisne kiya
  pati ki pehli biwi har guruwar gudiya leke mazar jati hai, tab se hum ladte hai. kuch kar rahi hai kya hum pe
  someone has done black magic on me, is it in my kundli
  a tantrik says there is a curse on our family and asks 51000
  my sister in law did something on my shop, sales stopped
  I feel a shadow sitting on me at night
  found a doll with pins under the bed
  is my daughter possessed, she speaks like an old man
  evil eye on my baby, he cries the whole night
  everything goes wrong, is it nazar or tona
  baba said a ghost follows me since the cremation ground
  they fed me something and since then I am ill
  who has done jadu tona on my husband
  my ex's mother put a spell on me so that I never marry
  there is some negative energy in our new flat
  found ash and red powder at the gate
  pandit wants 2 lakhs for removing bandhan
  is there a spirit in my house
  can enemies tie my business by tantra
  how to know if someone did black magic on me
  am I cursed by my ancestors, nothing works
  my mother hears anklets at night, is it a ghost
  someone buried a lemon in our field and the crop died
  my wife is under someone's spell
  I am scared of witchcraft from my neighbour
  मुझ पर किसी ने काला जादू किया है क्या
  तांत्रिक कहता है पूरे परिवार पर श्राप है, पैसे माँग रहा है
  जेठानी ने दुकान पर कुछ करवा दिया है
  रात को कोई साया दिखता है
  बेटी पर भूत आता है
  बच्चे को नज़र लगी है, रात भर रोता है
  सब उल्टा हो रहा है, नज़र है या टोना
  किसी ने कुछ खिला दिया, तब से बीमार हूँ
  घर में प्रेत बाधा है क्या
  दुश्मन ने व्यापार बाँध दिया है
  दरवाज़े पर राख और सिंदूर मिला
  पंडित बंधन तोड़ने के दो लाख माँग रहा है
  पड़ोसन जादू-टोना करती है
  ऊपरी हवा लगी है क्या
  मेरे पति को किसी ने वश में कर लिया है
  किसका टोटका है जो कुछ बनने नहीं देता
  mujh par kisi ne kala jadu kiya hai kya
  tantrik bolta hai pure parivar pe shrap hai 51 hazar lagenge
  jethani ne dukaan pe kuch karwa diya, grahak nahi aate
  raat ko koi saaya dikhta hai
  bistar ke neeche sui wali gudiya mili
  beti me koi aatma aati hai, budhe ki tarah bolti hai
  bachche ko nazar lagi hai, raat bhar rota hai
  sab ulta ho raha, nazar hai ya tona
  baba ne kaha shamshan se bhoot peeche laga hai
  kisi ne kuch khila diya hai tab se bimar hu
  pati pe kisne jadu kiya hai
  ex ki maa ne tona kiya taaki meri shaadi na ho
  naye flat me negative energy hai kya
  gate pe raakh aur sindoor mila
  pandit bandhan todne ke 2 lakh maang raha
  ghar me bhoot pret hai kya
  dushman ne tantra se vyapar baandh diya hai
  kaise pata kare kisi ne kuch kiya hai
  kya pitro ka shrap hai, kuch nahi banta
  raat ko payal ki awaaz aati hai
  khet me kisi ne nimbu gaad diya fasal mar gayi
  biwi pe kisi ne vashikaran kar diya wo ghar nahi aati
  padosan jadu tona karti hai dar lagta hai
  maaran kriya hui hai kya mujh par
  saas roz mere takiye ke neeche kuch rakhti hai
  sautan ne pati par jaadu karke chheen liya
  lemon upside down at shop daily, somebody did
  doll with needles in our pot
  tantrik asks 21k to open bandhan, pay?
  my marriage is tied by someone
  ash and bone from co-sister's room
  jinn is on daughter says maulvi
  one young dies every generation, curse?
  baba says something buried in foundation, dig?
  someone's curse fell on me, nothing works
  my photo with sindoor in office drawer
  first wife's shadow in mirror
  taveez in pillow, burn it or throw
  stepped on coconut at crossroad, all stopped
  drops of blood come on floor itself
  she stared and my voice went
  her bad words when i left her, did it stick
  bua tied my womb amma says
  how to send the totka back to doer
  is abhichar in my chart
  drishti is so heavy on our shop, business zero after one man came
  दुकान पर रोज़ उल्टा नींबू मिलता है, किसी ने कुछ किया है
  गमले से सुई लगी गुड़िया निकली। कौन है यह
  तांत्रिक इक्कीस हज़ार माँगता है बंधन खोलने के, दूँ?
  मेरा ब्याह बाँध दिया है किसी ने
  देवरानी के कमरे से राख और हड्डी मिली
  मौलवी कहते हैं बेटी पर जिन्न है। सच?
  हर पीढ़ी में एक जवान जाता है, किसका शाप है
  बाबा बोले नींव में कुछ गड़ा है, खुदवाऊँ?
  किसी की हाय ली है शायद, कुछ फलता नहीं
  दफ़्तर की दराज़ में सिंदूर लगी मेरी फ़ोटो मिली
  पहली बहू की छाया दिखती है आईने में
  पशु दूध नहीं दे रहे, ऊपरी हवा किसने की
  बेटे पर वशीकरण हुआ है उस लड़की का, तोड़ बताइए
  सास जादू करवाती हैं, मुझे पता है
  श्मशान में मेरे नाम का दीया जला, अघोरी ने कहा
  तीन चुड़ैल बताईं, पंद्रह हज़ार में एक उतरी
  छत पर मसान फेंका किसी ने, तीन गाय मरीं
  हल्दी से दरवाज़े पर लिखा था, फिर दुर्घटना हुई
  दरगाह पर बहन झूमती है, कौन सी आत्मा
  गुड़ में कुछ खिलाया भाभी ने, तब से घर उचाट
  dukan ke bahar roz nimbu mirchi ulta pada milta hai, kisi ne kuch kiya hai
  ghar ke gamle me se gudiya nikli sui lagi hui. kaun hai ye
  tantrik bola 21 hazar lagega bandhan kholne ko, du kya
  meri shaadi bandh di hai kisi ne, 6 rishte lautey. kaise khulega
  devrani ke kamre se raakh aur haddi mili. vyapar tab se thap
  maulvi saab bole jinn ashiq hai beti pe. sach hai kya
  purkho ka shraap hai kya hum par, har peedhi me ek jawan jata hai
  baba ne kaha ghar ki neev me kuch gaada hai. khudwau kya
  maine kisi ki haay le li hai shayad, tab se kuch accha nahi ho raha
  photo pe sindoor laga mila meri, office ki drawer me. naukri jayegi kya
  mujhe pehle wali bahu ki aatma dikhti hai aaine me
  nazar lag gayi hai mere youtube pe, view gire. utaru kaise, kisne lagayi
  taveez mila takiye ke andar, phenk du ya jala du
  chaurahe pe nariyal pe pair pad gaya, tab se pair sooja aur kaam ruka
  kala jaadu ka tod batao, saas karwati hai mujhe pata hai
  mere naam ka diya kisi shamshan me jalaya gaya aisa ek aghori bola
  jaat ki didi ne bola tere upar 3 chudail. 15 hazar diye, ek utri bas
  chhat pe kisi ne masaan feka hai, 3 gaaye mar gayi
  darwaze pe haldi se kuch likha tha subah, tab se pati ka accident, phir chori
  dargah pe hazri lagti hai behen ki, wo jhoomti hai. kaunsi aatma hai
  neighbour asked my girl's hair, from then fever
  after aunt's laddu husband changed
  something sits on chest at night
  after every function baby burns with fever, whose eye
  brother speaks in other voice on new moon
  piece of my dress was cut from the line
  since childhood under peepal they say i'm caught
  rooster cut at our gate
  i get ill in sasural only, fine at home
  grandfather asks food in dreams, pret?
  cows not giving milk, who did
  my son is under that girl's vashikaran, break it
  mil does jadu i know
  someone lit lamp in cremation ground in my name
  3 chudail, paid 15k one left
  masaan on terrace, 3 cows gone
  turmeric writing on door then accident
  sister shakes in dargah, which spirit
  seivinai done by chithi, poosari told. true?
  mirror broke by itself thrice, is something in house
  पड़ोसन ने बेटी के बाल माँगे, तब से बीमार है
  मौसी का लड्डू खाकर पति बदल गए
  रात को छाती पर कोई बैठता है। साया है?
  बच्ची को हर समारोह के बाद तेज़ बुख़ार, नज़र किसकी
  अमावस को भाई दूसरी आवाज़ में बोलता है
  अलगनी से कपड़े का टुकड़ा काट ले गया कोई
  पीपल के नीचे ग़लती की थी, तब से पकड़ा है कहते हैं
  दरवाज़े पर मुर्ग़ा काट फेंका, अब क्या होगा
  ससुराल पहुँचते ही तबीयत बिगड़ती है, मायके में ठीक
  सपने में दादा खाना माँगते हैं, प्रेत बाधा है?
  भूत धइले बा पतोहू के, ओझा बकरा माँगत
  तकिए में तावीज़ निकला, जलाऊँ या बहाऊँ
  चौराहे पर नारियल पर पैर पड़ा, तब से सब रुका
  घर में ख़ून के छींटे अपने आप आते हैं
  उस औरत ने घूरा और मेरी आवाज़ चली गई
  छोड़ते समय उसने बद्दुआ दी थी, लग गई?
  बुआ ने कोख बाँधी है माँ कहती हैं
  टोटका उसी पर लौट जाए जिसने किया, कैसे
  अभिचार योग है क्या मेरी पत्रिका में, डर लगता है
  नींबू मेरे तकिये तले रोज़ काला पड़ता है
  padosan ne baal maange the meri beti ke, tab se wo bimar. kya kiya hoga
  jabse maasi ka diya laddoo khaya pati mujhe dekhna nahi chahte. kuch khilaya hai?
  raat ko seene pe koi baith jata hai, hil nahi pata. saaya hai?
  bachi ko nazar lag jati hai har function ke baad, tej bukhar
  bhai alag awaaz me bolta hai amavasya ko, hanuman chalisa se cheekhta hai
  kisi ne mere kapde ka tukda kaata hua hai alna se. dar lag raha
  peepal ke neeche peshab kar diya tha bachpan me, tab se bhoot pakda hai kehte hai
  murga kaat ke phenk gaya koi darwaze pe. ab kya hoga
  sasural me jate hi meri tabiyat bigadti, maayke me theek. kuch kiya kraya hai?
  pret badha hai kya kundli me, dada ji sapne me khana mangte hai
  bhootva dharle ba hamra patohu ke, ojha bola bakra lagi
  opri havaa hai pashu doodh nahi de rahe, kis ne kari
  usne vashikaran karwaya hai mere bete pe, ladki ke peeche pagal hai
  kaali billi roz raat ko khidki pe. kya sanket, koi karwa raha kya
  ghar me chiti aur khoon ke chheente apne aap aa jate hai
  meri awaaz chali gayi jabse us aurat ne ghoor ke dekha
  usne rone wali bad dua di thi jab maine chhoda use. lag gayi kya
  mummy ko lagta hai bua ne santan baandh di hai meri. sach kya
  totka ka asar ulta kaise hota hai, jisne kiya usi pe jaye
  kundli me abhichar yog dikh raha kya? roz darr lagta hai
  bhabhi fed something in jaggery, no peace since
  soil of cremation thrown in our yard, child ill
  vibhuti turns black in my hand, who did
  a woman touched my feet and murmured, then job went
  priest says past curse will go for 51k, give?
  neighbours burn something each amavasya and my head spins
  crow sat on my head thrice, is someone sending
  since housewarming voices call my name at 3
  egg with writing found under car seat
  my ex's aunt ties knots with my name, they say
  i feel some woman has put my husband under her spell, how to free him
  they fed my son something and made him theirs, what breaks it
  someone ran mohini on me, my head stops before her
  sister changed overnight, vashikaran is done on her, can it be removed
  लगता है पति को किसी औरत ने बस में कर रखा है, उस असर से कैसे छुड़ाऊँ
  बेटे को कुछ खिलाकर अपना कर लिया, तोड़ क्या है
  मुझ पर किसी ने मोहिनी चलाई है, दिमाग़ काम नहीं करता
  बहन एकदम बदल गई, वशीकरण हुआ है पक्का, हटेगा?
  सामने वाले ने बाबा से दुकान बँधवाई है, खुलेगी?
  आँगन में श्मशान की मिट्टी फेंकी जेठ ने, मुन्ना बीमार
  भभूत मेरे हाथ में काली पड़ती है, किसने क्या किया
  एक औरत पैर छूकर बुदबुदाई, फिर मेरी नौकरी गई
  इक्यावन हज़ार में पिछले जनम का शाप उतरेगा कहते हैं, दूँ?
  कार की सीट नीचे लिखा हुआ अंडा मिला
  gud me kuch khilaya bhabhi ne tab se ghar me mann nahi
  aaina teen baar apne aap toota, ghar me kuch hai?
  jeth ne shamshan ki mitti fenki aangan me, ab bachcha bimar
  mandir ki bhabhuti bhi kaali pad jati hai mere haath me, kisne kya kiya
  ek aurat ne mere pair chhu ke kuch bola phir meri job gayi
  pandit bola pichla janam ka shraap hai 51 hazar me utrega, du?
  mujhe lagta hai pati ko kisi aurat ne bas me kar rakha hai, kaise chhudau use us asar se
  ladki walo ne bete ko kuch khila ke apna kar liya, tod kya hai
  mere upar kisi ne mohini chalayi hai, dimag kaam nahi karta uske aage
  behen pe vashikaran hua hai pakka, ek dum badal gayi, hata sakte ho
  dukan bandhwa di hai saamne wale ne baba se, khulegi?
  someone has tied my shop with a thread
  i found ash and vermilion under my mattress
  my aunt fed me something and since then i am dull
  a spirit follows me from the peepal tree
  the baba says 51 thousand to remove what they did
  nazar of the whole street has eaten my child
  doll with pins in our tulsi pot
  she has put vashikaran on my son, he obeys only her
  neighbour pours water at our gate on new moon and our milk goes bad
  is there some ghost on my wife, she speaks in another voice
  tantrik told us our house is cursed by a dead woman
  i hear bangles at 3 am, something was done on us
  दुकान पर किसी ने धागा बाँधा है
  गद्दे के नीचे राख और सिंदूर मिला
  चाची ने कुछ खिला दिया तब से बुझा-बुझा रहता हूँ
  पीपल से कोई पीछे लग गया है
  बाबा बोले किया-कराया हटाने के इक्यावन हज़ार
  पूरी गली की नज़र खा गई बच्चे को
  तुलसी के गमले में सुई वाली गुड़िया
  बेटे पर वशीकरण कर रखा है उसने, उसी की सुनता है
  पत्नी दूसरी आवाज़ में बोलती है, ऊपरी चक्कर है क्या
  dukaan pe kisi ne dhaaga bandha hai
  gadde ke niche raakh aur sindoor mila
  chachi ne kuch khila diya tabse bujha bujha rehta hu
  peepal se koi peeche lag gaya hai
  baba bole kiya karaya hatane ke 51 hazar
  poori gali ki nazar kha gayi bachche ko
  tulsi ke gamle me sui wali gudiya
  bete pe vashikaran kar rakha hai usne, usi ki sunta hai
  amavasya ko padosan gate pe paani daalti hai, doodh phat jata hai
  biwi doosri awaaz me bolti hai, upri chakkar hai kya
  raat teen baje payal ki awaaz, kisi ne kuch karwaya hai
`)
