import { lines } from './lines.ts'

/** Ways of asking for luck in a game or a price of tomorrow. */
export const BETTING_EXAMPLES: readonly string[] = lines(`
  will i win lottery
  give me lottery number for today
  which number will come in matka
  who will win ipl match today
  satta king number pls
  should i bet on india vs pakistan
  which stock should i buy tomorrow
  will nifty go up tomorrow
  will bitcoin price rise this week
  is today lucky for gambling
  my dream11 team for tonight
  will i make money in casino goa
  jackpot chance in my kundli?
  Will I recover my losses in option trading this week
  which horse will win derby
  lucky number for lottery ticket
  intraday tips for today
  will banknifty expiry be green
  is it good day for online rummy
  can i win at teen patti on diwali
  which team will win world cup
  should i put my salary in dogecoin now
  kerala lottery ticket will hit?
  Will tata motors share go up
  is there sudden lottery gain in my chart
  playing poker tonight will i win
  when will i win my bets
  tell me multibagger stock
  should i buy calls or puts today
  aviator game strategy and lucky time
  will csk win today
  satta me paisa lagau, lucky day?
  what will gold price be next month
  guessing number for kalyan
  Will my crypto coins go to the moon
  which shares will double
  Should I sell my reliance shares today?
  cricket betting suits me?
  best time to play slots
  give me tomorrow's winning number
  feeling lucky, should i buy a bumper ticket
  my numbers for powerball pls
  will reliance hit 3000 by diwali
  Should I short nifty on expiry
  btc or eth which will pump
  will i ever win kbc or lottery
  who takes the trophy this ipl, mumbai or chennai
  is thursday good for satta
  lost 5 lakh in f&o, when will i recover it
  what card game suits my stars
  give me 4 digit for kerala karunya
  should i put money on argentina
  will silver touch 1 lakh this month
  is it time to exit my tata steel holding
  can i become crorepati with dream11
  my luck in goa casinos next weekend
  odds of india winning the finals
  sureshot intraday call for monday
  which mutual stock will give 10x
  toss prediction for todays match
  fav color for colour trading game
  will adani shares crash
  lucky day to purchase lottery as per rashi
  Is bitcoin good for my horoscope right now
  will market be bullish tomorrow
  can i win jackpot this month
  what is lucky day for lottery
  will share market go up next week
  which crypto coin should i buy
  who will win today's cricket match
  should i do option trading tomorrow
  is there gambling luck in my kundli
  give me satta number
  Is it right time to buy gold etf or price will fall
  when will my stocks recover
  will i get profit in intraday this week
  should i invest in bitcoin now
  which ipl team will win the cup
  tell me lucky lottery number as per birth date
  Do I have luck in horse racing
  will i win big in casino
  will hdfc bank share rise
  i play online rummy, will i win
  which stock will give good return
  matka tips for today
  which numbers are lucky for lotto
  will nifty close green today
  should i sell my bitcoin
  can you tell winner of tonight's match
  will i become rich from lottery
  is today good for buying shares
  will my lottery ticket win
  who wins tomorrow's ipl game
  best stock for tomorrow
  is gambling good for me this week
  nifty prediction for monday
  will ethereum rise
  lottery luck today
  which share will go up
  will rcb win
  matka number for tonight
  क्या मेरी लॉटरी लगेगी
  आज का सट्टा नंबर बताओ
  मटका में कौन सा नंबर आएगा
  आज आईपीएल कौन जीतेगा
  कौन सा शेयर खरीदूँ कल
  क्या जुए में जीतूँगा
  निफ्टी कल ऊपर जाएगा क्या
  बिटकॉइन का भाव बढ़ेगा क्या
  लॉटरी का टिकट लूँ क्या
  ड्रीम इलेवन में जीत होगी क्या
  सट्टे में पैसा लगाऊँ क्या
  मेरा जैकपॉट कब लगेगा
  भारत पाकिस्तान मैच कौन जीतेगा
  ताश में कब जीतूँगा
  आज इंट्राडे में फायदा होगा क्या
  कल का लकी नंबर लॉटरी के लिए
  शेयर बाजार कल गिरेगा क्या
  किस घोड़े पर दाँव लगाऊँ
  ऑनलाइन रमी खेलूँ क्या आज
  क्रिकेट सट्टे से पैसा आएगा क्या
  कुंडली में लॉटरी योग है क्या
  टाटा का शेयर बेच दूँ क्या
  तीन पत्ती में किस्मत चमकेगी क्या
  ऑप्शन ट्रेडिंग में घाटा कब पूरा होगा इस हफ्ते
  सोने का भाव कब गिरेगा
  कल्याण का पक्का नंबर दो
  कैसीनो जाऊँ क्या आज
  क्रिप्टो में पैसा दोगुना होगा क्या
  वर्ल्ड कप कौन जीतेगा
  कौन सा शेयर डबल होगा
  दिवाली पर जुआ खेलना शुभ है क्या
  शर्त जीतूँगा क्या
  बंपर लॉटरी का नंबर
  चेन्नई आज जीतेगी क्या
  शेयर में आज पैसा लगाऊँ?
  सट्टा बाजार से करोड़पति बनूँगा क्या
  गेसिंग बता दो भाई
  रेस में कौन सा घोड़ा आएगा
  पोकर में जीत का दिन बताओ
  केरल लॉटरी में इनाम मिलेगा क्या
  आज किस्मत अच्छी है, बंपर टिकट ले लूँ
  रिलायंस का शेयर दिवाली तक तीन हजार होगा क्या
  इस बार आईपीएल ट्रॉफी किसकी होगी
  गुरुवार को सट्टा खेलना ठीक है
  एफ एंड ओ में पाँच लाख गए, कब वापस आएँगे
  केरल लॉटरी का चार अंक दो
  अर्जेंटीना पर पैसा लगाऊँ क्या
  चाँदी इस महीने एक लाख छुएगी क्या
  टाटा स्टील बेचने का समय है क्या
  ड्रीम इलेवन से करोड़पति बनूँगा क्या
  अगले हफ्ते गोवा के कसीनो में मेरी किस्मत
  सोमवार की पक्की इंट्राडे कॉल
  आज के मैच का टॉस कौन जीतेगा
  अडानी के शेयर गिरेंगे क्या
  लॉटरी खरीदने का शुभ दिन
  कल बाजार तेजी में रहेगा या मंदी
  भारत फाइनल जीतेगा क्या
  पत्ते खेलने में कब जीतूँगा
  जुए में हारा पैसा वापस आएगा क्या
  बिटकॉइन अभी लूँ या रुकूँ
  मेरा सट्टा कब लगेगा
  घुड़दौड़ में कौन सा नंबर लगाऊँ
  क्या शेयर मार्केट में आज मुनाफा होगा
  रम्मी सर्कल में जीतने का योग
  जोड़ी बता दो कल्याण की
  क्या इस महीने जैकपॉट लगेगा
  लॉटरी के लिए शुभ दिन कौन सा है
  अगले हफ्ते शेयर बाजार ऊपर जाएगा क्या
  कौन सा क्रिप्टो कॉइन खरीदूँ
  आज का क्रिकेट मैच कौन जीतेगा
  कल ऑप्शन ट्रेडिंग करूँ क्या
  मेरी कुंडली में जुए का भाग्य है क्या
  सट्टा नंबर दे दो
  सोना खरीदूँ या भाव गिरेगा
  मेरे शेयर कब बढ़ेंगे
  इस हफ्ते इंट्राडे में लाभ होगा
  बिटकॉइन में निवेश करूँ
  कौन सी आईपीएल टीम कप जीतेगी
  जन्मतिथि से लॉटरी नंबर बताओ
  घुड़दौड़ में किस्मत है क्या
  कैसीनो में बड़ी जीत होगी क्या
  एचडीएफसी बैंक का शेयर चढ़ेगा क्या
  ऑनलाइन रमी खेलता हूँ, जीतूँगा?
  कौन सा शेयर अच्छा रिटर्न देगा
  आज के लिए मटका टिप
  लॉटरी में कौन से अंक आएँगे
  क्या बिटकॉइन बेच दूँ
  आज रात का मैच कौन जीतेगा
  क्या लॉटरी से अमीर बनूँगा
  आज शेयर खरीदना ठीक है
  सट्टे की लत कब छूटेगी और पैसा कब आएगा
  मेरा लॉटरी टिकट लगेगा
  कल आईपीएल में कौन जीतेगा
  कल के लिए सबसे अच्छा शेयर
  इस हफ्ते जुआ खेलना ठीक
  निफ्टी सोमवार को
  इथेरियम बढ़ेगा क्या
  आज लॉटरी में भाग्य
  कौन सा शेयर बढ़ेगा
  क्या आरसीबी जीतेगी
  आज रात का मटका नंबर
  lottery lagegi kya meri
  satta number batao aaj ka
  matka me konsa number aayega
  ipl aaj kaun jitega
  konsa share kharidu kal
  jua me jitunga kya
  nifty kal upar jayega ya niche
  bitcoin badhega kya
  lottry ka ticket lu kya
  dream 11 me jeet hogi kya aaj
  satte me paisa lagau kya
  jackpot kab lagega mera
  ind pak match kon jitega
  taash me kab jitunga
  intraday me aaj profit hoga kya
  lucky number do lottery ke liye
  share market kal girega kya
  kis ghode pe daav lagau
  online rummy khelu kya
  cricket satta se paisa aayega kya
  kundli me lottery yog hai
  tata ka share bech du kya
  teen patti me kismat chamkegi?
  option trading ka loss kab recover hoga
  sone ka bhav kab girega
  kalyan ka pakka number do
  casino jau kya aaj
  crypto me paisa double hoga kya
  world cup kaun jitega
  kon sa share multibagger banega
  diwali pe jua khelna shubh h kya
  shart jitunga kya
  bumper lottery ka number btao
  csk jitegi kya aaj
  aaj share me paisa lagau?
  sattebaazi se ameer banunga kya
  gesing number plz bhai
  rummy me kb jitunga
  poker me jeetne ka din batao
  banknifty ka call lu ya put
  aaj kismat acchi h bumper ticket le lu
  reliance ka share diwali tak 3000 hoga kya
  is bar ipl trophy kiski hogi
  guruwar ko satta khelna thik h
  f&o me 5 lakh gaye kab wapas aayenge
  kerala lottery ka 4 digit do
  argentina pe paisa lagau kya
  chandi is mahine 1 lakh jayegi kya
  tata steel bechne ka time h kya
  dream11 se crorepati banunga kya
  goa ke casino me meri kismat
  monday ki pakki intraday call
  aaj ke match ka toss kon jitega
  adani ke share girenge kya
  loteri kharidne ka shubh din
  kal bazar teji me rahega ya mandi
  india final jitega kya
  patte khelne me kab jeetunga
  jue me hara paisa wapas aayega kya
  bitcoin abhi lu ya ruku
  mera satta kab lagega
  ghud daud me konsa number lagau
  share market me aaj munafa hoga kya
  rummy circle me jeetne ka yog
  jodi bta do kalyan ki
  kya is mahine jackpot lagega
  lottery ke liye shubh din konsa h
  next week share market upar jayega kya
  kaunsa crypto coin kharidu
  aaj ka cricket match kaun jitega
  kal option trading karu kya
  meri kundli me jue ka bhagya h kya
  satta number de do
  sona kharidu ya bhav girega
  mere share kab badhenge
  is hafte intraday me labh hoga
  bitcoin me invest karu
  kaunsi ipl team cup jitegi
  janam tithi se lottery number batao
  ghoda race me kismat h kya
  casino me badi jeet hogi kya
  hdfc bank ka share chadhega kya
  online rami khelta hu jitunga kya
  konsa share accha return dega
  aaj ke liye matka tip
  lottery me konse ank aayenge
  bitcoin bech du kya
  aaj raat ka match kon jeetega
  lottery se ameer banunga kya
  aaj share kharidna thik h
  satte me hara hua paisa kab milega
  mera lottery ticket lagega
  kal ipl me kaun jitega
  kal ke liye best share
  is hafte jua khelna thik
  nifty monday ko kaisa
  ethereum badhega kya
`)
