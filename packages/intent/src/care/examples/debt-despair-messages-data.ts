import { lines } from './lines.ts'

/** Messages of the matter `debt_despair`. */
export const DEBT_DESPAIR_MESSAGES: readonly string[] = lines(`
  lenders are standing at my door daily, i have nothing left to give
  we are ruined. house is on auction. what now
  30 lakh debt on me, they abuse my mother on phone. when will it end
  all gone. shop, gold, respect. is there any way out in kundli
  recovery agents threatened to take my daughter. i cant repay
  sahukar will break my hands, interest is more than principal
  i cannot face village, i owe everyone
  i sold kidney almost to pay. when will this debt finish
  bankrupt at 45 with 2 kids. what does shani want
  every app i took loan to pay another. now 14 loans. drowned
  my husband left 22 lakh debt and ran. they come to me
  crop failed 3rd year, bank notice pasted on our gate. lost hope
  they snatched my tractor and beat the driver. how to repay now
  cheque bounce, cases, no money for food. finished
  my brother is hiding from lenders from 2 months. will he be able to return
  my chit members are sitting in my house since morning. i lost all
  interest 10% monthly. i pay and pay and nothing goes. trapped
  i pawned mangalsutra today, nothing else is left. will it get better
  lost 60 lakh in trading, of other people's money. where to show face
  they said pay by friday or see. i have 900 rs
  papa stopped talking since bank took factory. he just sits. when relief
  we eat once a day to pay emi. when this will stop
  destroyed by one wrong business. all relatives turned away
  loan shark's men sleep outside. kids not going to school
  my son took loan from goons, they came with him tied. i need 5 lakhs. will we manage
  i owe 8 people and each calls daily, switched off phone now. no way i see
  everything i touch becomes loss. i am in debt up to neck. why god
  salary comes 1st and is zero on 2nd, 11 emis. breaking down
  husband's creditors humiliate me in market. how long
  farmer here. 7 lakh kcc + private. rain took all. no hope from sky nor govt
  gold loan, personal loan, card, friend, all overdue. i am finished financially
  lenders told they will put my photo on posters. shame. when i become free
  auction date is 3rd dec. will my house be saved
  i cannot repay and cannot run
  my friend is buried in loans & crying at night. he has 2 babies. his time?
  partner absconded, suppliers catch me by collar. how do i survive this
  i am teacher. took loan for sister's marriage, now moneylender wants half salary for life
  we are on road after papa's debt. mother washing dishes. when will our day come
  lost everything in covid, still not up. creditors dont believe
  people threaten me in court, home, temple everywhere for money
  bank agents came at my daughter's engagement. i wanted earth to open. when will it clear
  i've borrowed in my wife's name too and she doesnt know. 19 lakh. it will explode
  microfinance ladies sit in courtyard till night and curse. i've nothing in the tin
  no light cut, no gas, no ration. debt on top. is there any good in kundli
  financer took my taxi which was the only income. 4 mouths
  loan for canada and visa rejected. 24 lakh. land gone. what to do
  i am barbaad guruji. tell one good thing
  they took thumb print on blank paper for 50k. now say land is theirs
  i ruined my family in crypto. parents sold flat. cant look at them
  my hotel burnt, insurance refused, loan 1.2cr. is this end of my road
  everyday one new lender. i jump when the bell rings
  for medical of mother i took 15% loan, she is ok but i am sunk
  no one lends now, no one picks. 0 in bank, 12 lakh to give. any ray?
  daughter's fees due, shop rent due, lenders due. i'm crushed
  how will i ever pay this mountain, i earn 14000
  wife returned to her parents because of creditors. all broken due to loan
  they lock my shutter with their lock. i stand outside my own shop
  i lost father's pension money. he trusted me. debt is 9 lakh more. how to come out
  mortgage on house, second on farm, third on my word. all defaulted
  our whole family is bonded in brick kiln for 80000 debt. when will we be free
  sir i had a good textile shop, 22 workers. one party from surat didnt pay 80 lakhs. today i sold the last machine, workers are asking bonus, bank has put board, i hide in my own godown. is there any road left for me
  my appa took money from kandhu vatti people for my college fee. now they come and sit in our hall and talk badly to amma. i am in final year. when will i be able to free them
  क़र्ज़दार रोज़ दरवाज़े पर खड़े हैं, देने को कुछ नहीं बचा
  बर्बाद हो गए हम। घर नीलाम हो रहा है। अब क्या
  तीस लाख का कर्ज़, माँ को फ़ोन पर गाली देते हैं। कब ख़त्म
  सब लुट गया। दुकान सोना इज़्ज़त। कोई रास्ता?
  वसूली वाले बेटी उठाने की धमकी दे रहे। चुका नहीं सकता
  साहूकार हाथ तोड़ देगा, ब्याज मूल से ज़्यादा
  गाँव में मुँह नहीं दिखा सकता, सबका देना है
  गुर्दा बेचने तक की नौबत। कर्ज़ कब उतरेगा
  पैंतालीस में दिवालिया, दो बच्चे। शनि क्या चाहता है
  एक ऐप से लेकर दूसरे को दिया, अब चौदह लोन। डूब गया
  पति बाईस लाख कर्ज़ छोड़कर भाग गए। लोग मेरे पास आते हैं
  तीसरे साल फ़सल गई, बैंक का नोटिस दरवाज़े पर। उम्मीद ख़त्म
  ट्रैक्टर छीन ले गए। अब कैसे चुकाऊँ
  चेक बाउंस, मुक़दमे, खाने को नहीं। सब ख़त्म है
  भाई दो महीने से सूदख़ोरों से छिपा है। लौट पाएगा?
  समिति वाले सुबह से घर में बैठे हैं। सब गँवा दिया
  दस टका महीना ब्याज, देते देते थक गया, कुछ नहीं घटता
  आज मंगलसूत्र गिरवी रखा, और कुछ नहीं बचा। सुधरेगा?
  लोगों के साठ लाख डूब गए मुझसे। मुँह कहाँ दिखाऊँ
  शुक्रवार तक दो वरना देखना कहा है। मेरे पास नौ सौ रुपये हैं
  बैंक ने कारख़ाना ले लिया, पापा बोलते नहीं। कब राहत
  क़िस्त के लिए एक समय खाते हैं। कब रुकेगा
  एक ग़लत धंधे ने तबाह कर दिया। रिश्तेदार भी मुड़ गए
  साहूकार के आदमी बाहर सोते हैं। बच्चे स्कूल नहीं जा रहे
  बेटे ने गुंडों से कर्ज़ लिया, बाँधकर लाए थे। पाँच लाख कहाँ से लाऊँ
  आठ लोगों का देना है, फ़ोन बंद कर दिया। रास्ता नहीं दिखता
  जो छूता हूँ घाटा। गले तक कर्ज़
  एक को वेतन दो को शून्य, ग्यारह क़िस्तें। टूट रहा हूँ
  बाज़ार में पति के लेनदार बेइज़्ज़त करते हैं। कब तक
  किसान हूँ। सात लाख कर्ज़, बारिश ले गई सब
  सोने का लोन, निजी लोन, कार्ड सब बाक़ी। पैसे से ख़त्म हूँ
  पोस्टर पर फोटो लगाने की धमकी। शर्म। कब मुक्त होऊँगा
  तीन दिसंबर को नीलामी। घर बचेगा?
  न चुका सकता न भाग सकता
  दोस्त लोन में दबा है, रात को रोता है। दो बच्चे हैं
  साझेदार भागा, माल देने वाले गिरेबान पकड़ते हैं
  बहन की शादी का कर्ज़, साहूकार आधी तनख़्वाह माँगता है उम्र भर
  पापा के कर्ज़ से सड़क पर आ गए। माँ बर्तन माँजती है। हमारा दिन कब
  कोरोना में सब गया, आज तक खड़ा नहीं हुआ
  घर मंदिर बाज़ार हर जगह पैसे के लिए धमकी
  बेटी की सगाई में बैंक वाले आ गए। कब साफ़ होगा
  पत्नी के नाम पर भी ले लिया, उसे पता नहीं। उन्नीस लाख
  समूह वाली औरतें रात तक आँगन में बैठी कोसती हैं। डिब्बा ख़ाली है
  बिजली कटी, गैस नहीं, राशन नहीं, ऊपर से कर्ज़। कुछ अच्छा है कुंडली में?
  फ़ाइनेंस वाला टैक्सी ले गया, वही कमाई थी। चार पेट हैं
  विदेश के लिए लोन, वीज़ा रद्द। चौबीस लाख। ज़मीन गई
  बर्बाद हूँ गुरुजी। एक अच्छी बात कह दीजिए
  पचास हज़ार पर कोरे काग़ज़ पर अँगूठा लिया, अब ज़मीन उनकी कहते हैं
  क्रिप्टो में परिवार डुबो दिया। माँ बाप ने फ्लैट बेचा
  होटल जल गया, बीमा मना, सवा करोड़ लोन। रास्ता बंद?
  रोज़ नया लेनदार। घंटी बजती है तो काँप जाता हूँ
  माँ के इलाज को पंद्रह टका पर लिया, माँ ठीक पर मैं डूब गया
  कोई उधार नहीं देता। बैंक में शून्य, देना बारह लाख। कोई किरण?
  फ़ीस बाक़ी किराया बाक़ी सूदख़ोर बाक़ी। पिस गया हूँ
  चौदह हज़ार कमाता हूँ, ये पहाड़ कैसे उतरेगा
  लेनदारों की वजह से पत्नी मायके चली गई। सब टूट गया
  मेरी दुकान पर अपना ताला लगा दिया। बाहर खड़ा हूँ
  पापा की पेंशन गँवा दी और नौ लाख कर्ज़। कैसे निकलूँ
  घर गिरवी, खेत गिरवी, ज़बान गिरवी
  अस्सी हज़ार के कर्ज़ में पूरा परिवार भट्ठे पर बँधा है। आज़ाद कब
  सूदख़ोर मारने की धमकी देते हैं, खेत लिखवा लो कहते हैं
  कर्ज़ में ऐसा डूबा कि दिवाली पर बच्चों को कपड़ा नहीं ला पाया
  सब कुछ दाँव पर लगाकर हार गया, अब घर की छत भी जा रही है
  कपड़े की अच्छी दुकान थी, बाईस कारीगर। एक पार्टी ने अस्सी लाख नहीं दिए। आज आख़िरी मशीन बेच दी, बैंक ने बोर्ड लगा दिया। कोई रास्ता बचा है?
  पापा ने मेरी फ़ीस के लिए सूदख़ोर से लिया, अब वो घर में बैठकर माँ से गंदी बात करते हैं। कब छुड़ा पाऊँगा
  karzdaar roz darwaze pe khade hai, dene ko kuch nahi bacha
  barbad ho gaye hum. ghar nilam ho raha. ab kya
  30 lakh ka karza, maa ko phone pe gaali dete hai. kab khatam
  sab lut gaya. dukan sona izzat. kundli me koi rasta?
  recovery wale beti uthane ki dhamki de rahe. chuka nahi sakta
  sahukar haath tod dega, byaj mool se zyada ho gaya
  gaav me muh nahi dikha sakta, sabka dena hai
  kidney bechne tak ki naubat. karza kab utrega
  45 me diwaliya, 2 bachhe. shani kya chahta hai
  ek app se leke dusre ko diya ab 14 loan. doob gaya
  pati 22 lakh karz chhod ke bhaag gaye. log mere paas aate hai
  teesre saal fasal gayi, bank ka notice gate pe. umeed khatam
  tractor chheen le gaye. ab kaise chukau
  cheque bounce, case, khane ko nahi. khatam hai sab
  bhai 2 mahine se lendaro se chhupa hai. laut payega?
  committee wale subah se ghar me baithe hai. sab gawa diya
  10 takka mahina byaj. dete dete thak gaya kuch nahi ghatta
  aaj mangalsutra girvi rakha, aur kuch nahi bacha. sudhrega?
  trading me 60 lakh gaye logo ke paise. muh kaha dikhau
  friday tak do warna dekhna bole. mere paas 900 rupaye hai
  bank ne factory le li papa bolte nahi. kab rahat
  emi ke liye ek time khate hai. kab rukega
  ek galat dhandhe ne tabah kar diya. rishtedar bhi mud gaye
  sahukar ke aadmi bahar sote hai. bachhe school nahi ja rahe
  bete ne gundo se karz liya, baandh ke laye the. 5 lakh kaha se lau
  8 logo ka dena hai, phone band kar diya. rasta nahi dikhta
  jo chhuta hu ghata. gale tak karz. kyu bhagwan
  1 ko salary 2 ko zero, 11 emi. toot raha hu
  bazaar me pati ke lendar beizzat karte hai. kab tak
  kisan hu. 7 lakh kcc aur bahar ka. barish le gayi sab
  gold loan personal loan card dost sab baki. khatam hu paise se
  poster pe photo lagane ki dhamki. sharm. kab mukt hounga
  3 dec ko nilami. ghar bachega?
  na chuka sakta na bhaag sakta
  dost loan me daba hai raat ko rota hai. 2 bachhe hai. samay?
  partner bhaga, supplier gireban pakadte hai
  behen ki shaadi ka karz, sahukar aadhi salary maangta zindagi bhar
  papa ke karze se sadak pe aa gaye. maa bartan maanjti. hamara din kab
  corona me sab gaya aaj tak khada nahi hua. lendar maante nahi
  ghar mandir bazaar har jagah paise ke liye dhamki
  beti ki sagai me bank wale aa gaye. zameen phat jati. kab saaf hoga
  biwi ke naam pe bhi le liya use pata nahi. 19 lakh. phatega ab
  samuh wali auratein raat tak aangan me baithi kosti hai. dibba khali hai
  bijli kati gas nahi ration nahi upar se karz. kuch acha hai kundli me?
  financer taxi le gaya wahi kamai thi. 4 pet hai
  canada ke liye loan, visa reject. 24 lakh. zameen gayi
  barbaad hu guruji. ek achi baat bol do
  50 hazar pe kore kagaz pe angutha liya ab zameen unki bolte
  crypto me parivar dubo diya. maa baap ne flat becha
  hotel jal gaya, bima mana, 1.2 crore loan. raasta band?
  roz naya lendar. ghanti bajti to kaanp jata hu
  maa ke ilaaj ko 15 takka pe liya, maa theek par main doob gaya
  koi udhar nahi deta ab. bank me 0, dena 12 lakh. koi kiran?
  fees baki kiraya baki lendar baki. pis gaya hu
  14000 kamata hu, ye pahad kaise utrega
  lendaro ki wajah se biwi maayke chali gayi. sab toot gaya
  meri dukan pe apna taala laga diya. bahar khada hu
  papa ki pension ka paisa gawa diya aur 9 lakh karz. kaise niklu
  ghar girvi khet girvi zubaan girvi. sab default
  80 hazar ke karz me pura parivar bhatte pe bandha hai. azad kab
  soodkhor maarne ki dhamki dete, khet likhwa lo bolte, bachao koi grah
  karj me aisa dooba ki diwali pe bachho ko kapda nahi la paya
  kapde ki achi dukan thi, 22 karigar. surat ki party ne 80 lakh nahi diye. aaj aakhri machine bech di, bank ne board laga diya, apne hi godown me chhupta hu. koi raasta bacha hai?
  papa ne meri fees ke liye soodkhor se liya, ab wo hall me baith ke maa se gandi baat karte. final year me hu. kab chhuda paunga unhe
  lenders abuse me at my door every day, I cannot pay
  I have lost everything in business, nothing is left to sell
  took loan from 12 apps and cannot repay even interest
  bank has put our house on auction
  I owe 40 lakhs and have no job, I am ruined
  cheques are bouncing, people come to my shop and shout
  my husband's loans have brought us on the road
  moneylender took our cow and now wants the land
  no money even for milk, lenders do not stop
  I borrowed for daughter's wedding and now I am drowning
  my factory is sealed, workers are asking, I have nothing
  cannot show my face in the village because of debts
  when will I be free, agents call my office and shame me
  credit card debt of 9 lakhs, salary gone to emi, we eat once a day
  we sold everything and still the debt is same
  everything is finished, crop failed and sahukar is after us
  I am hiding from creditors in another city
  bankrupt at 45, three kids, how will I start again
  my friends who lent me money threaten me
  broken by loans, please see any light in my chart
  the bank will seal our house tomorrow, we have nowhere to go
  bank printed my name as defaulter, I can't face anyone, all is lost
  साहूकार रोज़ दरवाज़े पर गाली देते हैं, चुका नहीं सकता
  व्यापार में सब लुट गया, बेचने को कुछ नहीं बचा
  बैंक ने घर नीलाम कर दिया
  चालीस लाख का क़र्ज़ है, नौकरी नहीं, बर्बाद हो गया
  क़र्ज़ की वजह से गाँव में मुँह नहीं दिखा सकता
  बेटी की शादी के लिए उधार लिया, अब डूब रहा हूँ
  फ़सल बर्बाद हुई और सूदख़ोर पीछे पड़ा है
  सब बेच दिया फिर भी क़र्ज़ उतना ही है
  पति के क़र्ज़ ने हमें सड़क पर ला दिया
  वसूली वाले दफ़्तर में बेइज़्ज़ती करते हैं
  दूध के पैसे नहीं और लेनदार छोड़ते नहीं
  क़र्ज़ ने तोड़ दिया है, कोई उम्मीद है क्या
  दिवालिया हो गया हूँ, तीन बच्चे हैं
  बारह ऐप से लोन लिया है, ब्याज भी नहीं दे पा रहा
  बैंक कल घर पर ताला लगाएगा, हम कहाँ जाएँ
  अख़बार में बक़ायेदार का नाम छपा, सब बर्बाद हो गया
  karzdaar roz darwaze pe gaali dete hai, chuka nahi sakta
  business me sab lut gaya, bechne ko kuch nahi bacha
  12 app se loan le rakha hai byaj bhi nahi de pa raha
  bank ne ghar nilaam kar diya
  40 lakh ka karza hai naukri nahi, barbaad ho gaya
  cheque bounce ho rahe hai log dukaan pe aake chillate hai
  pati ke karz ne hame sadak pe la diya
  sahukar gaay le gaya ab zameen maang raha
  doodh ke paise nahi aur lendar chhodte nahi
  beti ki shaadi ke liye udhar liya ab doob raha hu
  factory seal ho gayi, kuch nahi bacha
  karz ki wajah se gaon me muh nahi dikha sakta
  agent office me call karke beizzati karte hai kab azad hounga
  saari salary emi me, ghar me ek time khana banta hai
  sab bech diya phir bhi karza utna hi hai
  fasal barbad aur soodkhor peeche pada hai
  lene walo se chhup ke dusre sheher me reh raha hu
  45 ki umar me diwaliya ho gaya teen bachche hai
  dosto ne udhar diya tha ab dhamki dete hai
  karz ne tod diya hai koi ummeed hai kundli me
  sab kuch dub gaya share me aur karza bhi chadh gaya
  recovery wale gaadi utha le gaye, ghar bhi jayega
  bank kal ghar pe taala lagayega, hum kaha jayenge
  akhbar me defaulter ka naam aaya, sab barbad ho gaya
  jo kamaya tha sab chala gaya, bank ne naam akhbar me de diya
  land gone bulls gone, lender abuses at door
  bank sealed shop, what do i tell kids
  collectors said will take daughter
  became old paying interest
  cheque returned, no atta at home
  chit ladies sit in my house, i am finished financially
  business sank, house pledged, wife left to parents
  pledged thali today
  job lost, emi 45k, they abuse my mother
  fled village at night for debts, return possible?
  stretched hand before all, pauper now
  no fees 5 months for children
  partner ran, my sign, one crore on me
  thought to sell kidney for loans
  count all night whom i owe. will i come out
  no rice at home and kandhu vatti man comes every morning
  gold loan auctioned, shop shut, three children. is anything left for me in chart
  every door is closed, every phone is lender. what did i do wrong in past life
  खेत गया, बैल गया, साहूकार द्वार पर गाली देता है
  बैंक ने दुकान पर ताला लगाया, बच्चों से क्या कहूँ
  वसूली वाले बोले बेटी उठा लेंगे
  ब्याज भरते बूढ़ा हो गया, मूल वैसा ही
  चेक लौटा, नोटिस आया, घर में आटा नहीं
  समिति की औरतें घर बैठी हैं, मैं लुट गई
  धंधा डूबा, मकान गिरवी, पत्नी मायके
  मंगलसूत्र भी गिरवी रखा आज
  नौकरी गई, किस्त पैंतालीस हज़ार, माँ को गाली देते हैं
  रात को गाँव छोड़कर भागे, लौट पाएँगे?
  सबके आगे हाथ फैला चुका, कंगाल हूँ
  पाँच महीने से फ़ीस नहीं दी बच्चों की
  साझेदार भागा, मेरे दस्तख़त थे, एक करोड़ मुझ पर
  गुर्दा बेचने तक की सोची उधार में
  सबका कितना देना है रात भर गिनता हूँ, निकलूँगा?
  दाना नहीं घर में और महाजन रोज चढ़ जात है
  khet bhi gaya, bail bhi. sahukar roz gaali deta hai darwaze pe. kab niklenge isse
  bank wale tala laga gaye dukan pe. bachche ko kya bolu
  vasooli wale bole beti ko utha lenge. paise nahi hai kaha se du
  byaj bharte bharte buddha ho gaya mool waisa ka waisa. kab mukti
  check bounce, notice, ghar me atta nahi. barbaad ho gaye hum
  committee ki aurte mere ghar baithi hai, paisa nahi hai. meri to lut gayi duniya
  dhandha dooba, makaan girvi, biwi maayke. shani aur kitna chhinega
  mangalsutra bhi girvi rakh diya aaj. kab lautega sab
  naukri gayi aur EMI 45 hazar. credit card wale gaali dete maa ko. dam ghut raha
  sir pe itna karz ki gaav chhod ke bhaag aaye raat ko. wapas ja payenge?
  sab jagah haath phaila liye ab koi phone nahi uthata. kangal ho gaya hu
  lakho ka lendar hu, bachche ki fees nahi di 5 mahine. school nikaal dega. kuch hoga kya
  partner sab leke bhaga aur mere sign the. 1 crore mere sir. khatam hu main
  kidney bechne ka number dhoond raha tha kal, itna karz. kab utrega guruji
  10 saal ki kamai ek dhokhe me gayi aur upar se karz. ab kuch nahi bacha mere paas
  22 lakh debt, earning 18k, no way seen
  14 apps, drowned
  all sold, tomorrow respect also
  others' 40 lakhs lost, hiding face
  brother missing 3 months from lenders
  pay friday or hands and legs broken
  father's 30 lakh on me, i am 24
  third crop lost, bank pasted paper
  factory auctioned, papa is silent
  10 percent a month, goons come daily. save us
  divorced but wedding loan is with me
  tractor taken, no coolie work also
  thumb on blank stamp, he'll take house
  ten years earning gone in one cheat and debts on top
  ruined, gold land all with marwadi
  microfinance group women shout outside, i cannot open door. when relief
  i am the guarantor and he vanished. 60 lakh. my salary attached. broken
  बाईस लाख क़र्ज़, कमाई अठारह हज़ार, रास्ता नहीं दिखता
  चौदह ऐप का उधार, डूब चुका हूँ पूरा
  सब बिक गया, कल इज़्ज़त भी जाएगी
  दूसरों के चालीस लाख डूबे, मुँह छिपाता फिरता हूँ
  भाई क़र्ज़दारों के डर से तीन महीने से ग़ायब
  शुक्रवार तक न दिए तो हाथ पैर तोड़ेंगे
  बाप का तीस लाख मेरे सिर, चौबीस का हूँ
  तीन फ़सल मारी गईं, बैंक ने काग़ज़ चिपकाया
  कारख़ाना नीलाम हुआ तब से पिताजी चुप हैं
  महीने का दस टका, रोज़ गुंडे आते हैं। बचाइए
  तलाक़ हो गया पर शादी का क़र्ज़ रह गया
  ट्रैक्टर उठा ले गए, अब मज़दूरी भी नहीं
  कोरे स्टाम्प पर अँगूठा लिया, घर ले लेगा
  दस साल की कमाई एक धोखे में गई, ऊपर से क़र्ज़
  बर्बाद हो गए हम, सोना ज़मीन सब महाजन के पास
  22 lakh ka karz, kamai 18 hazar. koi raasta nahi dikhta
  14 app se loan liya ek ko chukane dusra. doob gaya hu poora
  sab kuch bik gaya, ab izzat bachi hai wo bhi jayegi kal. koi umeed?
  mera share me 40 lakh doosro ka paisa dooba. muh chhupata phirta hu
  bhaiya 3 mahine se gayab hai karzdaro se, lautenge kya
  unhone shukravar tak ka time diya, warna haath pair tod denge. 3000 hai jeb me
  baap ka karza bete pe aa gaya, 24 ki umar me 30 lakh. zindagi shuru hone se pehle khatam
  kisan hu, teen fasal maari gayi, KCC wale notice chipka gaye. ab nahi hota
  papa ne bolna band kar diya jabse factory neelam hui. kab din phirenge
  gundo se paisa liya tha 10% mahine pe. ab wo roz aate hai. bacha lo
  shaadi me liya karz, talaq ho gaya, karz reh gaya. kaise utarega ye pahad
  tractor utha le gaye finance wale, ab mazdoori bhi nahi. barbadi kab rukegi
  sudkhor ne khaali stamp pe angootha liya hai, ghar le lega. kya bachega mera
  rishtedar gaali dete hai, police ka phone aata hai, sab udhari ki wajah se. dum toot gaya
  har raat ginta hu kiska kitna dena hai. subah hone se dar lagta. niklunga kya kabhi
  ration on credit, medicine on credit, now shop refuses. how to live
  phone off, each ring is a lender
  kept turban at his feet, he kicked it
  even the kids' piggy bank went in interest
  sank son in law's money too, daughter's home shakes
  announcement by drum in village of my dues. where do i hide
  five sisters one brother and 18 lakhs, i am crushed
  truck taken from the highway with goods, no roti
  moneylender says write land or send bahu for work
  demonetisation then covid then fire. no strength to stand
  my guarantor friends dont look at me, i cheated none yet i am the thief
  shut the clinic, machines seized, staff unpaid. 25 yrs gone. what now
  school sent my kids back from gate
  sold the cow, sold the well share, still 4 lakhs stands
  भैया की समिति डूबी, लोग बर्तन तक उठा ले गए, चूल्हा नहीं जलता
  तीन लाख का ग्यारह हो गया ब्याज जोड़कर, रोज़ काग़ज़ लेकर आते हैं
  नीलामी की तारीख़ दे गए, छत भी नहीं रहेगी
  सब उड़ा दिया, ससुर का भी, दफ़्तर के बहाने बाग़ में बैठता हूँ। कैसे सँभले
  गोदाम जला, बीमा नहीं था, लेनदार धरने पर। पचास में सड़क पर आ गया
  मित्र मेरे दस्तख़त पर लेकर भागा, मेरा वेतन कुर्क। बच्चों को क्या खिलाऊँ
  समूह वाली दीदियाँ बाहर बैठकर गाली देती हैं, बच्चे शर्म से पाठशाला नहीं गए
  महाजन कहता है ज़मीन लिख दे या बहू को काम पर भेज
  दवा उधार, राशन उधार, और अब दुकानदार ने भी मना किया। कैसे कटेगा
  बिटिया की शादी का मंडप अभी उतरा भी नहीं, माँगने वाले आ गए। सब बिक गया
  ट्रक फ़ाइनेंस वाले बीच सड़क से उतार ले गए, अब रोटी कहाँ से
  पाँच बहनों का अकेला भाई, ऊपर से अठारह लाख। टूट चुका हूँ
  नोटबंदी में डूबा फिर कोरोना में, अब उठने की ताक़त नहीं
  फ़ोन बंद करके बैठा हूँ, हर घंटी क़र्ज़ वाले की है
  गाँव में मुनादी करवा दी मेरे नाम की। मुँह कहाँ छिपाऊँ
  अब तो बच्चों की गुल्लक भी ब्याज में गई
  पगड़ी रखकर समय माँगा, लात मार दी पगड़ी को
  दामाद का पैसा भी डुबो दिया मैंने धंधे में, बेटी का घर भी हिल गया
  मकान, दुकान, दोस्त सब चले गए, देनदारी रह गई
  bade bhaiya ne chit fund kholi thi, log ghar aake bartan utha le gaye, ab rasoi me chulha nahi jalta. hamara kya hoga
  chaar saal pehle 3 lakh liya tha shaadi ke liye, byaj jod ke 11 ho gaya, har din kagaz leke aate hai. raasta band hai sab
  beti ki fees, maa ki dawai, aur 28 lakh ka nuksan, bank wale neelami ki tareekh de gaye. sir pe chhat bhi nahi rahegi
  jinse liya wo police wale hi hai, bolte hai biwi ko bhej do kaam pe hamare ghar. paisa kaha se lau
  trading me sab uda diya, sasur ka bhi. ghar me kisi ko nahi pata, roz office ke bahane park me baithta hu. kaise sambhlega
  microfinance wali didi log ghar ke bahar baith ke gaali deti hai, bachche school nahi gaye sharam se. kab utrega sab
  mandi aayi, godown jala, insurance nahi tha. lendaar roz dharna. 50 ki umar me sadak pe aa gaya
  10 hazar ka byaj har hafte. mazdoori 400 rupya din. ghar ka saara saaman utha le gaye. ab to bas aap hi batao
  mere sign pe dost ne karza liya aur bhaag gaya. ab meri tankhwah kurk ho gayi. bachcho ko kya khilau
  mahajan bola zameen likh ya bahu ko kaam pe bhej
  dawai udhar ration udhar, ab dukandar ne bhi mana. kaise katega
  beti ka mandap utra nahi aur maangne wale aa gaye, sab bik gaya
  truck finance wale sadak se utar le gaye. roti kaha se
  pehle notebandi phir corona, ab uthne ki taakat nahi bachi
  phone band karke baitha hu, har ghanti lendar ki
  bachcho ki gullak bhi byaj me gayi
  pagdi rakhi pair pe, laat maar di pagdi ko. kab mukti
  damaad ka paisa bhi duba diya, beti ka ghar hil gaya
  makan dukan dost sab gaye, dena reh gaya bas
  lenders will take the house on monday, where do we go with kids
  they stuck my photo in the market as a cheat for not paying
  interest has eaten the cow, the field and now me
  cannot show my face in the village, owe everyone
  i hide under the bed when the bell rings, it is the bank men
  my son's fees unpaid, lender abuses my wife on phone
  took from one card to pay nine others, it is over for me
  sold my mother's bangles to pay only the fine on the loan
  lost everything in shares with borrowed money, i have no face left
  micro finance women sit in our yard till night
  crop failed third time and moneylender has my thumb print on blank paper
  they threatened to pick up my daughter for the loan
  80 lakh down, shop sealed, wife at her mother's. no road ahead
  loan app people send dirty pictures to my contacts
  my guarantor friend ran away, the bank is after my pension, how do i live
  i sign whatever they bring now, i am drowned
  goons come every evening for the instalment
  salary comes and is gone in emi the same second, i cannot breathe
  सोमवार को घर ले जाएँगे क़र्ज़ वाले, बच्चे लेकर कहाँ जाऊँ
  चौक पर मेरी फ़ोटो लगा दी चोर लिखकर, किस्त न दे पाया
  ब्याज गाय खा गया, खेत खा गया, अब मुझे
  गाँव में मुँह दिखाने लायक़ नहीं, सबका देना है
  घंटी बजती है तो पलंग के नीचे छुप जाता हूँ, बैंक वाले होते हैं
  साहूकार पत्नी को फ़ोन पर गाली देता है, फ़ीस भी बाक़ी
  एक कार्ड से नौ भरे, अब खेल ख़त्म
  माँ के कंगन बेचकर सिर्फ़ जुर्माना भरा
  उधार के पैसे शेयर में डूब गए, मुँह किसे दिखाऊँ
  समूह वाली औरतें रात तक आँगन में बैठी रहती हैं
  तीसरी फ़सल गई, साहूकार के पास कोरे काग़ज़ पर अँगूठा है
  बोले पैसा नहीं तो बेटी उठा लेंगे
  अस्सी लाख डूबे, दुकान सील, पत्नी मायके। कोई राह नहीं
  लोन ऐप मेरे जानने वालों को गंदी फ़ोटो भेज रहा है
  गुंडे हर शाम किस्त लेने आते हैं
  तनख़्वाह आते ही किस्तों में ग़ायब, साँस नहीं आती
  monday ko ghar le jayenge lender, bachche leke kaha jau
  chowk pe meri photo laga di chor bol ke, kisht na de paya
  byaaj gaay kha gaya khet kha gaya ab mujhe
  gaon me muh dikhane layak nahi, sabka dena hai
  ghanti bajti hai to palang ke niche chhup jata hu, bank wale hote hai
  sahukar biwi ko phone pe gaali deta hai, fees bhi baaki
  ek card se nau bhare, ab khel khatam
  maa ke kangan bech ke sirf penalty bhari
  udhar ke paise share me doob gaye, muh kise dikhau
  samuh wali auratein raat tak aangan me baithi rehti hai
  teesri fasal gayi, sahukar ke paas kore kaagaz pe angootha hai
  bole paisa nahi to beti utha lenge
  80 lakh doobe, dukaan seal, biwi mayke. koi raasta nahi
  loan app mere contacts ko gandi photo bhej raha
  gaarantor dost bhaag gaya, bank meri pension ke peeche, kaise jiyu
  gunde har shaam kisht lene aate hai
  tankhwah aate hi emi me gayab, saans nahi aati
  recovery agents shout at my mother for my loan, i cannot pay any more
  recovery agents call my office the whole day for my brother's loan, i am ashamed
  recovery people sit at the door for the personal loan, we are ruined
  recovery wale ghar pe aakar chillate hain bhai ke loan ke liye, kya karu
  recovery agent roz office me phone karke beizzati karta hai, loan nahi bhar pa raha
  रिकवरी वाले भाई के लोन के लिए घर आकर चिल्लाते हैं, क्या करें
  रिकवरी एजेंट रोज़ दफ्तर में फोन करके बेइज़्ज़ती करता है, लोन नहीं भर पा रहा
  recovery agents call me ten times a day for the bank loan, i have no way out
  recovery agents keep calling my office about the personal loan, what should i do
  loan recovery people ring my relatives and my boss the whole day
  recovery agents phone my workplace daily for the card dues, i am ashamed
  bank ke recovery wale din bhar office me phone karte hain, kya karu
  recovery agent mere boss ko phone karta hai loan ke liye
  रिकवरी वाले दिन भर मेरे दफ़्तर में फ़ोन करते हैं, क्या करूँ
  लोन के रिकवरी एजेंट रिश्तेदारों को फ़ोन करके शर्मिंदा करते हैं
`)
