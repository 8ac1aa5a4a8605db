import { lines } from './lines.ts'

/** Messages of the matter `betting`. */
export const BETTING_MESSAGES: readonly string[] = lines(`
  give me lucky number for lottery
  which team will win today csk or mi
  shall i buy reliance share tomorrow
  satta matka number tonight please
  is bitcoin going up this week
  nifty options call or put on thursday
  dream11 captain for today's match
  kerala lottery ticket last 4 digits
  will i win jackpot
  intraday good for me in rahu hora?
  which stock will be multibagger as per my 11th house
  who wins toss
  lucky day to go to casino in goa
  teen patti is my luck good tonight
  bank nifty will fall or rise monday
  put 50k on india win?
  gali desawar single number
  dogecoin or shiba
  when will i win lottery of 1 crore
  horse race number 3 or 7
  i lost in f&o, will i recover if i trade today
  tell the market next month
  penny stock tip sir
  ipl final, my 20000 is on rcb. ok?
  which day is lucky for gambling
  bumper ticket buy which series
  sell tata motors or hold
  aviator game time when it goes up
  crude oil long or short
  colour prediction game red or green
  kalyan panel chart jodi
  should i take loan and invest in one share
  will my ipo be allotted and list high? which ipo
  forex xauusd buy now?
  rummy tournament, will i win today
  election bet: who will form govt, i have put money
  2 numbers for dubai draw big ticket
  options trading as full time, which strike
  my lottery number according to birth date 17
  adani shares?
  match fixing? just tell who wins ind pak
  scratch card will give money?
  put money in altcoin which name starts
  can i get sudden wealth by satta, 8th house
  shall i bet on virat century
  best time today to buy and sell shares
  diwali jua, which card sit direction i should face
  poker night with friends big stake. luck?
  market crash coming? should i short
  playwin number
  which stocks for my rashi kumbh
  i need 5 lakh fast, lottery yog?
  cricket session bet over 8.5 or under
  usdt trading double, buy today?
  online casino slot lucky hour
  zerodha 2 lakh, put it where tomorrow
  shall i book profit on gold futures mcx today
  matka ank for sunday
  fancy bet advice for tonight's game
  my number came 1 digit away. next week which to take
  लॉटरी का शुभ अंक दीजिए
  आज कौन सी टीम जीतेगी, चेन्नई या मुंबई
  रिलायंस का शेयर कल लूँ क्या
  आज रात का सट्टा नंबर
  बिटकॉइन इस हफ़्ते बढ़ेगा?
  निफ़्टी कॉल लूँ या पुट गुरुवार को
  ड्रीम इलेवन में कप्तान कौन रखूँ
  केरल लॉटरी के आख़िरी चार अंक
  जैकपॉट लगेगा मेरा?
  राहु होरा में इंट्राडे करूँ
  कौन सा शेयर कई गुना होगा
  टॉस कौन जीतेगा
  गोवा कैसीनो किस दिन जाऊँ
  तीन पत्ती में आज भाग्य कैसा
  सोमवार को बैंक निफ़्टी गिरेगा या चढ़ेगा
  भारत पर पचास हज़ार लगा दूँ?
  गली देसावर का अंक
  डॉजकॉइन लूँ या शीबा
  एक करोड़ की लॉटरी कब लगेगी
  घोड़े की दौड़ तीन या सात
  वायदे में हार गया, आज सौदा करूँ तो वापस आएगा?
  अगले महीने शेयर बाज़ार कैसा
  सस्ते शेयर की टिप दीजिए
  फ़ाइनल में बीस हज़ार लगे हैं बेंगलुरु पर। ठीक?
  जुआ खेलने का शुभ दिन
  बंपर टिकट कौन सी सीरीज़
  टाटा मोटर्स बेचूँ या रखूँ
  एविएटर कब ऊपर जाएगा
  कच्चा तेल ख़रीदूँ या बेचूँ
  रंग वाले खेल में लाल या हरा
  कल्याण की जोड़ी
  लोन लेकर एक शेयर में डाल दूँ?
  आईपीओ लगेगा और ऊपर खुलेगा? कौन सा
  फ़ॉरेक्स में सोना ख़रीदूँ?
  रमी प्रतियोगिता जीतूँगा?
  चुनाव पर पैसे लगाए हैं, किसकी सरकार
  दुबई टिकट के दो अंक
  ऑप्शन में कौन सा स्ट्राइक
  सत्रह तारीख़ को जन्मा, लॉटरी नंबर क्या
  अडानी के शेयर कैसे
  भारत पाकिस्तान कौन जीतेगा, दाँव लगाना है
  खुरचने वाले कार्ड में पैसा निकलेगा?
  ऑल्टकॉइन किस अक्षर वाला लूँ
  सट्टे से अचानक धन योग है?
  विराट के शतक पर लगा दूँ
  आज शेयर ख़रीदने बेचने का समय
  दिवाली के जुए में किस दिशा में बैठूँ
  पोकर में बड़ा दाँव है आज
  बाज़ार गिरेगा? शॉर्ट करूँ
  कुंभ राशि के लिए कौन से शेयर
  पाँच लाख जल्दी चाहिए, लॉटरी योग?
  सेशन में ऊपर लगाऊँ या नीचे
  क्रिप्टो आज लूँ, दुगुना होगा?
  ऑनलाइन कैसीनो का शुभ समय
  दो लाख डीमैट में हैं, कल कहाँ लगाऊँ
  एमसीएक्स सोने में मुनाफ़ा निकालूँ?
  रविवार का मटका अंक
  आज रात कौन सा दाँव लगाऊँ मैच में
  एक अंक से रह गया, अगले हफ़्ते कौन सा लूँ
  यस बैंक का शेयर लूँ क्या सुबह
  कौन सा नंबर खेलूँ आज, मूलांक पाँच है
  lottery ka lucky number do
  aaj csk jeetegi ya mi
  reliance ka share kal lu kya
  aaj raat ka satta number
  bitcoin is hafte badhega?
  nifty call lu ya put thursday ko
  dream11 me captain kaun rakhu
  kerala lottery ke aakhri 4 ank
  jackpot lagega mera?
  rahu hora me intraday karu
  kaunsa share multibagger banega
  toss kaun jeetega
  goa casino kis din jau
  teen patti me aaj luck kaisa
  somvar ko bank nifty girega ya chadhega
  india pe 50 hazar laga du?
  gali desawar single
  dogecoin lu ya shiba
  1 crore ki lottery kab lagegi
  ghode ki race 3 ya 7
  f&o me haar gaya aaj trade karu to recover?
  agle mahine bazaar kaisa, share market
  penny stock tip do
  rcb pe 20000 lage hai final me. theek?
  jua khelne ka shubh din
  bumper ticket kaunsi series
  tata motors bechu ya rakhu
  aviator kab upar jayega
  crude oil kharidu ya bechu
  colour game red ya green
  kalyan ki jodi
  loan leke ek share me daal du?
  ipo lagega aur upar khulega? kaunsa
  gold forex buy karu?
  rummy tournament jeetunga?
  chunav pe paise lagaye hai, kiski sarkar
  dubai big ticket ke 2 number
  option trading, kaunsa strike
  17 tarikh ko janma, lottery number kya
  adani ke share kaise
  ind pak kaun jeetega pakka batao
  scratch card me paisa niklega?
  altcoin kis akshar wala lu
  satte se achanak dhan yog hai?
  virat ke century pe laga du
  aaj share kharidne bechne ka samay
  diwali ke jue me kis disha me baithu
  poker me bada daav hai aaj. kismat?
  market crash hoga? short karu
  kumbh rashi ke liye kaunse share
  5 lakh jaldi chahiye, lottery yog?
  session over lagau ya under
  usdt aaj lu, double hoga?
  online casino ka lucky time
  2 lakh pade hai zerodha me kal kaha lagau
  mcx gold me profit book karu
  ravivar ka matka ank
  aaj raat fancy bet kya karu
  ek ank se reh gaya number, agle hafte kaunsa lu
  team pe paisa lagana h kisko lu bolo
  share lu kya kal subah, yes bank
  kaunsa number khelu aaj, mulank 5 h
  which stock will double
  can I get rich by day trading
  where will nifty close tomorrow
  is forex trading lucky for me
  give lucky numbers for powerball
  what number should I bet on
  will bitcoin go up this week
  options expiry tomorrow, call or put
  which team to put money on tonight
  should I hold suzlon or sell
  is it my day for casino
  will I win the lottery ticket I bought
  silver price will rise or fall next month
  my luck in gambling?
  intraday profit yoga today
  which ipo will list high
  colour prediction game, red or green now
  जुए में मेरी क़िस्मत कैसी है
  निफ़्टी कल कहाँ जाएगी
  फ़ॉरेक्स ट्रेडिंग करूँ क्या
  डे ट्रेडिंग में लाभ होगा क्या
  कौन सा शेयर दुगना होगा
  लॉटरी के लिए नंबर दीजिए
  आज सट्टे में कौन सा अंक आएगा
  क्रिप्टो अभी ख़रीदूँ या रुकूँ
  किस टीम पर पैसा लगाऊँ
  मेरी लॉटरी कब लगेगी
  शेयर बाज़ार से जल्दी अमीर बन सकता हूँ क्या
  ऑप्शन में पैसे लगा दूँ क्या
  stock market se jaldi ameer ban sakta hu kya
  intraday me kismat kaisi hai
  nifty kaha jayegi
  forex trading karu kya
  option me paisa laga du
  jue me kismat kaisi meri
  dream11 me team kaunsi lagau
  aaj ka satta number
  crypto abhi kharidu ya ruku
  kaunsa share double hoga
  ipo me apply karu paisa banega?
  kaunsi team pe paisa lagau
  lottery kab lagegi meri
  lottery ke liye 3 number do
  suzlon hold karu ya bech du
  aviator game me jeetunga kya
  which team to put today
  kalyan open
  last digit of lottery
  intraday profit today?
  option loss recovers?
  bumper for me?
  casino day in goa
  ipo listing gains
  horse number 5?
  hold adani?
  rummy hand today
  put on election, who
  share market money in chart?
  rich from gambling?
  crude buy or short
  lost yesterday, today's match recovers?
  just one digit
  kerala bumper series please
  my cousin says eth, you?
  stop loss or hold reliance
  आज किस टीम पर लगाऊँ
  कल्याण का ओपन दीजिए
  लॉटरी का आख़िरी अंक
  इंट्राडे में आज पैसा बनेगा?
  ऑप्शन का घाटा निकलेगा?
  बंपर लगेगा मेरा?
  गोवा के जुआघर किस दिन जाऊँ
  आईपीओ में मुनाफ़ा मिलेगा?
  घुड़दौड़ में पाँच नंबर चलेगा?
  अडानी रखूँ या निकलूँ
  रम्मी में हाथ कैसा रहेगा
  चुनाव पर पैसा लगाया, कौन जीतेगा
  शेयर बाज़ार से पैसा है कुंडली में?
  जुए से अमीर बनने का योग?
  कच्चे तेल में ख़रीदूँ या बेचूँ
  कल हारा पैसा आज के मैच में लौटेगा?
  बस एक अंक दे दीजिए
  aaj RCB pe lagau ya CSK pe
  kalyan ka open de do
  lottery ticket ka last digit batao
  intraday me aaj paisa banega?
  options me loss recover hoga kya
  punjab bumper lagega kya mera
  casino jau goa me, kaunsa din
  ipo me listing gain milega?
  gold future me short karu kya aaj
  satte me guru kab sath dega
  matka ka jodi guruji
  doge coin moon jayega?
  election pe satta lagaya hai, kaun jeetega
  meri kundli me share bazaar se paisa hai kya
  crypto me kab ghusu
  aaj ka lucky number satta ke liye
  commodity me crude kharidu
  F&O full time karu naukri chhod ke
  cricket bet me haara hua wapas aayega kya aaj ke match me
  single digit de do bas
  nifty up or down
  which share doubles
  fantasy captain
  buy or sell btc
  teen patti luck
  what comes in disawar
  toss, i have bet
  50k in penny stock
  jupiter for satta when
  matka jodi
  red or green colour game
  date to buy crore ticket
  enter crypto when
  number for satta today
  leave job for full time trading?
  saturn hora trade?
  paid ludo today?
  banknifty expiry call or put
  aviator game luck tonight
  put bonus in f&o this week?
  कल निफ़्टी ऊपर या नीचे
  कौन सा शेयर दुगुना होगा
  फ़ैंटेसी टीम में कप्तान किसे रखूँ
  बिटकॉइन लूँ या बेचूँ
  तीन पत्ती में भाग्य कब
  दिसावर में क्या आएगा
  टॉस कौन जीतेगा, शर्त लगी है
  सस्ते शेयर में पचास हज़ार डाल दूँ
  सट्टे में गुरु कब साथ देगा
  मटके की जोड़ी बताइए
  लाल या हरा, रंग वाला खेल
  करोड़ वाला टिकट किस तारीख़ को लूँ
  क्रिप्टो में कब घुसूँ
  सट्टे के लिए आज का अंक
  नौकरी छोड़ ट्रेडिंग पूरा समय करूँ?
  शनि की होरा में सौदा लूँ?
  पैसे वाली लूडो खेलूँ आज?
  kal banknifty upar ya niche
  kaunsa share double hoga 3 mahine me
  bitcoin lu ya bechu abhi
  teen patti me luck kab chalega
  disawar me kya aayega
  toss kaun jeetega bata do shart lagi hai
  penny stock me 50k daal du
  ghode ki race, number 5 chalega?
  adani hold karu ya nikal jau
  rummy me aaj haath kaisa rahega
  online color prediction me red ya green
  crorepati lottery kis tareekh ko kharidu
  nifty 26000 call lu
  juye se ameer banne ka yog hai?
  boxing match pe 20k laga diya, jeetega?
  mere birthday number se lottery lagegi kya
  kaun sa mutual nahi, direct stock batao multibagger
  shani hora me trade lu ya guru hora
  ludo paise wala khelu aaj?
  which cock wins in sankranti fight
  sensex falls monday?
  one stock tip guruji
  coin for my rasi
  gamble on diwali night, win?
  number in dream, buy ticket?
  average or exit futures
  tata motors sell now?
  usd inr trade today?
  match 2000 on, who takes it
  मुर्गा लड़ाई में किस पर दाँव लगाऊँ
  सोमवार को सेंसेक्स गिरेगा?
  शेयर का टिप दे दीजिए गुरुजी
  मेरी राशि से कौन सा सिक्का चढ़ेगा
  दीवाली की रात जुआ खेलूँ, जीतूँगा?
  कबड्डी लीग में पैसा लगाया, टीम जीतेगी?
  लॉटरी का नंबर सपने में आया, लूँ?
  पाँच हज़ार से सट्टा शुरू करूँ, योग है?
  टाटा मोटर्स बेच दूँ आज?
  मटका आज बंद है कि खुला, अंक दो
  रूपया डॉलर पर सौदा करूँ?
  आज दाँव लगाने का शुभ समय
  फ़्यूचर में फँसा हूँ, निकलूँ या औसत करूँ
  मेरा शुक्र अच्छा है तो कसीनो में जीतूँगा?
  कौन जीतेगा मैच, दो हज़ार लगे हैं
  बड़ा जैकपॉट लगने की तारीख़
  murga ladai kis pe
  sensex monday girega?
  ek share tip guruji
  diwali ki raat jua khelu, jeet?
  sapne me number aaya ticket lu?
  future me fasa average karu ya nikalu
  tata motors bech du aaj?
  match pe 2000 lage kaun jeetega
  aviator game me luck
  kabaddi league pe paisa, jeet?
  which two digits tonight
  fantasy team captain, rohit or gill
  is friday lucky for my lottery ticket from kerala
  should i go long on bank nifty
  red or black for me
  which penny stock will multiply
  put 20k on pakistan or india
  shall i buy dogecoin before weekend
  give me kalyan open close
  aviator game, what time is good for me
  calls or puts for budget day
  can i win at casino in goa
  आज रात के दो अंक
  केरल की लॉटरी शुक्रवार को लगेगी क्या
  लाल पर लगाऊँ या काले पर
  कौन सा पेनी शेयर दस गुना होगा
  भारत-पाकिस्तान में बीस हज़ार किस पर
  कल्याण का ओपन-क्लोज़ दीजिए
  बजट वाले दिन कॉल या पुट
  aaj raat ke do ank
  dream11 captain rohit ya gill
  kerala lottery shukrvar ko lagegi kya
  bank nifty me lambi position lu?
  laal pe lagau ya kaale pe
  kaunsa penny share das guna hoga
  india pakistan me 20 hazar kispe
  weekend se pehle dogecoin le lu
  kalyan ka open close do
  aviator me mera lucky time
  budget din call ya put
  goa casino me jeetunga?
`)
