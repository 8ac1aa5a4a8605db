import { lines } from './lines.ts'

/** Messages of the matter `cheating_exam`. */
export const CHEATING_EXAM_MESSAGES: readonly string[] = lines(`
  i got leaked paper on telegram, should i use it, will i be caught
  can i give money for passing marks
  someone will sit in my place for ssc. is day safe
  proxy candidate for my railway exam, good yog?
  paying 8 lakh for police si selection, will work?
  chits in exam, will the flying squad come?
  agent says neet seat with 20 lakh backdoor paper. trust?
  bluetooth in ear for patwari exam. lucky time?
  my son wants to copy in boards, center is set. ok?
  will invigilator see me if i cheat on friday
  buy fake degree for job abroad, any risk in stars
  change marks in university through clerk, will it be done
  answer key is sold 2 hrs before. shall i buy
  friend will write my bank exam since his english is good. what do planets say
  can i bribe examiner for viva
  my daughter is weak. we are arranging solver. is rahu good
  guess paper which is actually real paper, 50k. worth?
  wants to pay professor to pass backlog
  is it good muhurat to submit fake experience certificate
  will i be caught for copying last year
  driving licence without test by paying. ok na?
  they give original paper night before if i deposit docs. shall i go
  ielts result change by agent 3 bands. possible?
  teacher post setting 15 lakh, selection list will have me?
  cheat sheet in shoes hahaha serious, will i get caught in chem
  use chatgpt hidden phone in the online exam. safe?
  i am asked to sit as dummy for someone, 1 lakh. should i do
  fake caste certificate to get seat. will it be found
  omr sheet blank leaving, they fill later. good luck?
  leak of cuet paper, whom to contact as per your knowledge
  my brother paid tout for army bharti. will he be selected
  can planets help to cheat without being caught
  help me to know questions that will come in exam exactly
  upsc prelims answers by mantra before exam? tell questions
  how to know paper before hand, any tantra
  ghost writer for my thesis, will guide detect
  result manipulation in panchayat exam by minister quota 5 lakh
  toefl at home with my cousin answering. day?
  paper setter is my uncle, should i ask him the paper
  gold medal by giving gift to hod
  i have the tet paper in mobile now, read it or not
  will they cancel exam because i and others had leak
  medical fitness certificate fake for job. ok?
  attendance proxy all sem now exam, can money fix
  solver gang caught in my centre. i also paid. will name come?
  buying neet pg rank with money, yog?
  will i pass by copying from topper sitting in front
  how much to pay to the board to increase marks
  hide micro phone in exam, is saturday fine
  friends got maths paper at 2000 rs, i also buy?
  recruitment scam they say sure shot clerk 6 lakh advance. success?
  interview panel setting through MLA money. will do?
  use of duplicate admit card
  my tuition sir can open the paper bundle. should we
  degree without attending from private uni, back date. job chance?
  exam in 3 days no study, any chit luck
  can you tell me the set A answers
  is it a sin to buy paper? everyone is buying
  lip reading trick with friend in exam haha will we be caught
  want to pass by hook or crook, give bribe direction
  टेलीग्राम पर लीक पेपर मिला है, पढ़ लूँ क्या, पकड़ा तो नहीं जाऊँगा
  पैसे देकर पास हो जाऊँगा?
  मेरी जगह कोई और परीक्षा देगा। दिन ठीक है?
  रेलवे में डमी बिठाना है, योग?
  पुलिस भर्ती के आठ लाख दे रहा, काम होगा?
  पर्ची ले जाऊँ, उड़न दस्ता आएगा?
  दलाल नीट का पेपर बीस लाख में कह रहा। भरोसा करूँ?
  पटवारी परीक्षा में कान में ब्लूटूथ। शुभ समय?
  बेटे की बोर्ड में नक़ल की व्यवस्था है केंद्र पर। ठीक?
  शुक्रवार को नक़ल करूँ तो पकड़ा जाऊँगा
  नक़ली डिग्री लेकर बाहर जाऊँ, ख़तरा?
  बाबू से अंक बढ़वाने हैं, होगा?
  दो घंटे पहले उत्तर कुंजी बिक रही। लूँ?
  दोस्त मेरी बैंक परीक्षा लिखेगा। ग्रह क्या कहते
  मौखिक में परीक्षक को पैसे दूँ
  बेटी कमज़ोर है, सॉल्वर लगा रहे हैं। राहु अच्छा?
  असली वाला पेपर पचास हज़ार में। लूँ क्या
  बैक के लिए प्रोफ़ेसर को पैसा देना है
  नक़ली अनुभव पत्र लगाने का मुहूर्त
  पिछले साल की नक़ल में पकड़ा जाऊँगा क्या
  बिना टेस्ट के लाइसेंस पैसे से। चलेगा ना
  रात को असली पेपर मिलेगा, काग़ज़ जमा करो कहते हैं। जाऊँ?
  एजेंट आईईएलटीएस के बैंड बढ़वा देगा। सच?
  शिक्षक पद की सेटिंग पंद्रह लाख, सूची में नाम आएगा?
  जूते में पर्ची, रसायन में पकड़ी जाऊँगी?
  ऑनलाइन परीक्षा में फ़ोन छुपाकर उत्तर। सुरक्षित?
  किसी की जगह बैठने का एक लाख मिल रहा। करूँ?
  नक़ली जाति प्रमाण पत्र से सीट। पता चलेगा?
  ओएमआर ख़ाली छोड़ना है वो भर देंगे। भाग्य?
  पेपर लीक कहाँ मिलेगा
  भाई ने सेना भर्ती में दलाल को पैसा दिया। होगा?
  बिना पकड़े नक़ल हो जाए ऐसा उपाय
  परीक्षा में कौन से प्रश्न आएँगे ठीक ठीक बताइए
  मंत्र से प्रारंभिक के प्रश्न पता चलते हैं?
  पेपर पहले से जानने की तंत्र विद्या
  शोध किसी और से लिखवाया, गाइड पकड़ेगा?
  मंत्री कोटे में पाँच लाख, परिणाम बदलेगा?
  घर वाली परीक्षा में भाई जवाब देगा। दिन?
  पेपर बनाने वाले चाचा हैं, माँग लूँ?
  विभाग प्रमुख को उपहार देकर स्वर्ण पदक
  टेट का पेपर मोबाइल में आ गया, पढ़ूँ या नहीं
  हम सबने लीक लिया था, पकड़े जाएँगे?
  नक़ली स्वास्थ्य प्रमाण पत्र से नौकरी। ठीक?
  उपस्थिति नहीं है, पैसे से हो जाएगा?
  सॉल्वर गिरोह पकड़ा गया मेरे केंद्र पर। मेरा नाम आएगा?
  पैसे से रैंक, योग?
  आगे वाले से नक़ल करके पास होऊँगा?
  बोर्ड में अंक बढ़वाने का कितना
  परीक्षा में माइक छुपाना है, शनिवार ठीक?
  दो हज़ार में गणित का पेपर दोस्त ले आए, मैं भी लूँ?
  बाबू की पक्की नौकरी छह लाख पेशगी। होगी?
  विधायक से साक्षात्कार की सेटिंग। हो जाएगी?
  नक़ली प्रवेश पत्र से बैठ जाऊँ
  ट्यूशन वाले सर बंडल खोल देंगे। ले लें?
  बिना गए डिग्री पुरानी तारीख़ में। नौकरी?
  तीन दिन में परीक्षा, पढ़ा नहीं, पर्ची का भाग्य?
  सेट ए के उत्तर बता दीजिए
  पेपर ख़रीदना पाप है? सब ख़रीद रहे
  इशारे से नक़ल, पकड़े जाएँगे?
  कैसे भी पास होना है, रिश्वत किसको दूँ
  नक़ल करते पकड़ा गया, अब पैसे दूँ तो बचूँगा क्या
  telegram pe leak paper mila hai, use karu kya pakda to nahi jaunga
  paisa deke pass ho jaunga?
  meri jagah koi aur ssc dega. din safe hai?
  railway me dummy bithana hai, yog?
  police bharti ke 8 lakh de raha, kaam hoga?
  chit leke jau, flying squad aayegi?
  agent neet ka paper 20 lakh me bol raha. bharosa karu?
  patwari exam me kaan me bluetooth. shubh samay?
  bete ki board me nakal ki setting hai center pe. theek?
  shukrawar ko nakal karu to pakda jaunga
  nakli degree leke bahar jau, khatra?
  clerk se number badhwane hai university me, hoga?
  2 ghante pehle answer key bik rahi. lu?
  dost mera bank exam likhega. grah kya bolte
  viva me examiner ko paisa du
  beti kamzor hai, solver laga rahe. rahu acha?
  guess paper asli wala 50 hazar me. lu kya
  backlog ke liye professor ko paisa dena hai
  fake experience letter lagane ka muhurat
  pichhle saal ki nakal me pakda jaunga kya
  bina test ke licence paise se. chalega na
  raat ko original paper milega document jama karo bole. jau?
  ielts ke band agent badhwa dega. sach?
  teacher ki setting 15 lakh, list me naam aayega?
  joote me parchi, chemistry me pakdi jaungi?
  online exam me phone chhupa ke chatgpt. safe?
  kisi ki jagah baithne ka 1 lakh mil raha. karu?
  nakli jati praman patra se seat. pata chalega?
  omr khali chhodna hai wo bhar denge. kismat?
  cuet paper leak kaha milega
  bhai ne army bharti me dalal ko paisa diya. hoga?
  bina pakde nakal ho jaye aisa upay
  exam me kaunse question aayenge exact batao
  mantra se prelims ke sawal pata chalte?
  paper pehle se jaanne ki tantra
  thesis kisi aur se likhwai, guide pakdega?
  mantri kote me 5 lakh, result badlega?
  ghar wale toefl me cousin jawab dega. din?
  paper setter chacha hai, paper maang lu?
  hod ko gift deke gold medal
  tet ka paper mobile me aa gaya, padhu ya nahi
  hum sab ne leak liya tha, exam cancel hoga?
  nakli medical fitness se naukri. theek?
  attendance nahi hai, paise se ho jayega?
  solver gang pakdi gayi mere center pe. mera naam aayega?
  neet pg rank paise se, yog?
  aage wale topper se copy karke pass hounga?
  board me number badhwane ka kitna
  exam me mike chhupana hai, shani theek?
  2000 me maths ka paper dost le aaye, main bhi lu?
  clerk ki pakki naukri 6 lakh advance bol rahe. hogi?
  mla se interview ki setting. ho jayegi?
  duplicate admit card se baith jau
  tuition wale sir bundle khol denge. le le?
  bina jaye degree back date me. naukri?
  3 din me exam padha nahi, parchi ka luck?
  set A ke answer bata do
  paper khareedna paap hai? sab khareed rahe
  dost ke sath ishare se nakal, pakde jayenge?
  kaise bhi pass hona hai, rishwat kisko du
  nakal karte pakda gaya, ab set karne ko paise du to bachunga kya
  can I get the neet paper before the exam
  should I pay 5 lakhs for passing the police exam
  someone is selling the leaked question paper, should I buy
  is it safe to carry chits tomorrow
  will my setting for the clerk post work
  my friend will sit in the exam for me, is the day good
  can I use a bluetooth device in the exam
  agent promises rank for money
  will they find out my degree is fake
  thinking of bribing the invigilator
  will copying work in my board exam
  want to get my marks increased by giving money
  which planet helps to cheat without being caught in test
  proxy interview for my us job, will it be fine
  if somebody writes the paper in my name will they catch us
  a dummy will give my test, will it be found out
  परीक्षा से पहले पेपर मिल जाएगा क्या
  पुलिस भर्ती में पास होने के लिए पैसे दे दूँ क्या
  लीक पेपर कोई बेच रहा है, ले लूँ
  कल पर्ची लेकर जाऊँ क्या
  मेरी डिग्री नक़ली है, पता चल जाएगा क्या
  नक़ल करके पास हो जाऊँगा क्या
  पैसे देकर नंबर बढ़वा लूँ
  परीक्षक को रिश्वत देने से काम होगा क्या
  मेरे नाम से कोई और परीक्षा देगा, पकड़े जाएँगे क्या
  डमी बैठा दूँ तो पता चलेगा क्या
  पैसे देकर भर्ती में सेटिंग हो जाएगी क्या
  किसी और से पेपर लिखवा लूँ तो
  exam se pehle paper mil jayega kya
  police bharti ke liye 5 lakh de du kya pass hone ko
  leak paper bech raha hai koi, le lu kya
  kal chit leke jau kya
  clerk ki post ki setting ho jayegi kya
  dost meri jagah paper dega, din accha hai?
  bluetooth laga ke exam du kya
  agent paise leke rank dilata hai
  meri degree nakli hai pata chal jayega kya
  invigilator ko ghoos de du
  nakal karke pass ho jaunga kya
  paise deke number badhwa lu
  farzi marksheet se naukri pakki hogi kya
  solver bitha du ssc me
  meri jagah koi aur paper likhega, pakde jayenge kya
  dummy baitha du pariksha me to pata chalega?
  paper one night before for 2 lakh, take?
  friend writes for me, ok?
  paid for si post, done?
  neet seat back way 30 lakh
  invigilator strict? need to copy
  how much to clerk for marks
  gift to external in viva
  what i copied last year, caught?
  leaked tet, if i get
  blank omr filled later, sure?
  online test by friend
  false caste certificate works?
  he says original paper, buy?
  i write for my sister
  thesis by other, passes?
  caught copying, rustication?
  constable paper on phone, half advance
  remote access guy for cat, safe?
  ielts agent gives band for cash
  buy gate score possible? stars?
  पर्चा एक रात पहले दो लाख में, लूँ?
  मेरी जगह दोस्त बैठेगा, ठीक रहेगा?
  दरोगा भर्ती में पैसे दे दिए, होगा?
  डॉक्टरी की सीट पिछले दरवाज़े से तीस लाख में
  निरीक्षक सख़्त है क्या, नक़ल करनी है
  अंक बढ़वाने बाबू को कितना दूँ
  मौखिक में परीक्षक को तोहफ़ा दूँ?
  पिछले साल जो देखकर लिखा वो पकड़ा जाएगा?
  टीईटी का पर्चा निकला सुना, मिल जाए तो
  ओएमआर ख़ाली छोड़कर बाद में भरवाना, पक्का?
  ऑनलाइन पेपर दोस्त से करवा लूँ
  जाति प्रमाण पत्र नक़ली है, चलेगा?
  असली पर्चा कह रहा है, ख़रीद लूँ
  बहन की जगह मैं पर्चा दे आऊँ
  थीसिस दूसरे से लिखवाई, पास होगी?
  नक़ल में पकड़ा गया, निकालेंगे क्या
  सिपाही का पेपर फ़ोन पर, आधा पहले देना है
  paper ek raat pehle mil raha 2 lakh me, lu?
  dost mere badle exam dega, sahi rahega
  SI bharti me paise de diye hai, ho jayega?
  neet seat 30 lakh me mil rahi pichhle darwaze se
  invigilator seedha hai ya sakht, nakal karni hai
  number badhwane clerk ko kitna du, kaam hoga?
  viva me external ko gift de du to paas kar dega?
  jo copy ki thi pichle saal wo pakdi jayegi kya
  TET ka paper leak hua suna, mujhe mil jaye to
  OMR khaali chhod ke baad me bharwana hai, setting pakki?
  online exam me screen share karke dost se karwa lu
  caste certificate nakli banwaya hai, chalega?
  guess paper nahi asli paper hai bol raha, kharid lu
  mai apni behen ki jagah paper de du kya, shakal milti hai
  physical me thoda height paise se badhwa lu
  kal ke paper me mere aage topper baitha, dekh ke likhu?
  merit list me naam jodwane ka mauka hai, lu?
  nakal karte pakda gaya, rusticate hounga?
  chhoti si parchi se kya hoga, rahu bacha lega?
  sifarish aur paisa dono de diya teacher bharti me, kab result
  centre is set, wont be caught?
  chit tomorrow, squad comes?
  fake degree job?
  bluetooth for patwari
  key being sold, trust?
  solver for son, good day?
  centre in copying school for daughter
  licence without test for money
  fake experience letter found?
  6 lakhs to railway agent
  pay prof to pass
  take mobile in hall
  10k to clear backlog
  height increase by money in physical
  name added in merit, take?
  marksheet corrected, comes out?
  money and influence for teacher post
  use chatgpt secretly in proctored exam, detect?
  question from professor's daughter, use?
  management quota by forged marks
  केंद्र पर सेटिंग हो गई, पकड़े तो नहीं जाएँगे
  कल पर्ची ले जाऊँ, उड़नदस्ता आएगा?
  फ़र्ज़ी डिग्री से नौकरी लगेगी?
  कान में मशीन लगाकर पटवारी परीक्षा दूँ
  उत्तर कुंजी बिक रही है, भरोसा करूँ
  बेटे की जगह सॉल्वर बैठाया, दिन शुभ है?
  नक़ल वाले स्कूल में बेटी का केंद्र करा दूँ
  बिना टेस्ट लाइसेंस पैसे देकर
  अनुभव पत्र नक़ली लगाया, जाँच में निकलेगा?
  रेलवे में दलाल को छह लाख दिए
  प्रोफ़ेसर को पैसे देकर पास
  मोबाइल ले जाऊँ परीक्षा में, जाँच होगी?
  बैक निकलवाने के दस हज़ार माँगते हैं
  क़द पैसे से बढ़वा लूँ नाप में
  मेरिट में नाम जुड़वाने का मौक़ा है
  अंकसूची में सुधार करवाया, खुलेगा?
  शिक्षक भर्ती में पैसा और सिफ़ारिश दोनों दी
  setting ho gayi hai center pe, pakde to nahi jayenge
  chit le jau kal, flying aayegi?
  farzi degree se job lagegi na
  bluetooth kaan me lagake jau patwari me
  answer key telegram pe aa rahi hai, bharosa karu
  solver baithaya hai bete ki jagah, din shubh hai?
  board me center badalwa ke nakal wale school me daal du beti ko
  RTO ko paise dekar licence bina test
  experience letter nakli lagaya hai, pakda jayega?
  railway group d me 6 lakh dalal ko, dhokha to nahi
  assignment professor ko paise deke pass
  mobile le jau exam hall me, check hoga?
  back clear karane ke 10 hazar mang rahe, du
  exam me AI se chori likhna pakda jayega kya
  admission donation capitation me nahi, leak list se hua, khatra?
  phd thesis kisi aur se likhwayi, pass hogi
  interview board me jugaad laga hai paise ka, selection pakka?
  marksheet me number sudharwa liye, verify me niklega kya
  constable exam ka paper whatsapp pe, 50 hazar de du advance
  professor ki beti se question mil gaye, use karu?
  write answers on palm, seen?
  swap photo and sit for brother
  sir will dictate in hall, fine na
  answers in watch, which day
  fake mark sheet for foreign admission
  paid attendance in b.ed ok?
  rank rise by server guy
  took money to write others' paper, stars?
  false quota certificate, interview?
  swallowed the chit, will i be caught
  गैस पेपर पक्का वाला मिल रहा है पाँच हज़ार में
  परीक्षक की गाड़ी में लिफ़ाफ़ा रख दूँ?
  भाई की फ़ोटो बदलकर मैं बैठ जाऊँ?
  मास्टर जी ने कहा बोल बोलकर लिखवा देंगे, ठीक है न
  नक़ली मार्कशीट से विदेश का दाख़िला
  हथेली पर लिख लूँ तो दिखेगा?
  घड़ी में उत्तर भर लूँ, कौन सा दिन ठीक
  सर्वर वाले से मिलकर रैंक बढ़वा लूँ
  पर्ची निगल गया था, अब डर है, बचूँगा?
  कंपाउंडर की डिग्री ख़रीदकर दुकान खोलूँ
  पैसे लेकर दूसरे का पेपर दे दूँ, योग कैसा
  पाठशाला का नंबर बढ़वा दिया, बोर्ड पकड़ेगा?
  विश्वविद्यालय में कॉपी बदलवाने की बात पक्की, शुभ है?
  डीएलएड में पैसे देकर हाज़िरी, चलेगा?
  शारीरिक जाँच में डॉक्टर को पैसे दूँ
  आरक्षण का काग़ज़ बनवाया झूठा, साक्षात्कार निकलेगा?
  hatheli pe likh lu dikhega?
  photo badal ke bhai ki jagah main
  master ji bol ke likhwa denge theek na
  ghadi me answer bhar lu, din?
  nakli marksheet se videsh admission
  b.ed me paise dekar haajri
  server wale se rank badhwa lu
  paise leke doosre ka paper du, yog?
  copy badalne ki baat pakki university me, shubh?
  parchi nigal gaya, bachunga?
  invigilator is known, can i carry chits
  a broker offers 140 marks for 8 lakh, is it safe
  my friend will sit in my place, will we be caught
  question set came on telegram, should i use
  can i pay for the viva
  bluetooth in the ear for ssc, good date?
  peon will change my answer sheet, do it?
  fake degree for the promotion, will it pass
  निरीक्षक पहचान का है, पर्ची ले जाऊँ?
  दलाल आठ लाख में नंबर बढ़वाता है, भरोसा करूँ
  मेरी जगह दोस्त बैठेगा, पकड़े तो नहीं जाएँगे
  टेलीग्राम पर प्रश्न आ गए, देख लूँ क्या
  बाबू कॉपी बदल देगा, करवा लूँ?
  invigilator jaan ka hai, parchi le jau?
  dalal 8 lakh me 140 number bolta hai, bharosa karu
  meri jagah dost baithega, pakde to nahi jayenge
  telegram pe question aa gaye, dekh lu kya
  viva ke paise de du?
  kaan me bluetooth lagake ssc du, kaunsa din
  babu copy badal dega, karwa lu?
  nakli degree se promotion nikal jayega?
`)
