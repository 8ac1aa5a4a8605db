import { lines } from './lines.ts'

/** Messages of the matter `abuse_at_us`. */
export const ABUSE_AT_US_MESSAGES: readonly string[] = lines(`
  you are a fraud idiot
  bloody liar, return my money you thief
  shut up stupid bot
  you bastard gave me wrong date
  what are you wearing astra
  send me your nude pic
  i want to sleep with you baby
  are you sexy? describe
  fuck you
  you bitch astrologer
  go to hell with ur planets
  dumb ass machine
  you are a chor company
  talk dirty to me
  come to hotel i will show you my saturn
  kiss me astra
  asshole answer properly
  you son of a ...
  useless crap app, bunch of cheaters
  what is your bra size
  moron you know nothing
  will you have sex with me
  shit guidance. you all are pigs
  i will f you up
  be my girlfriend for tonight astra, video
  scoundrel oracle looting people
  you are whore
  rubbish fellow, get lost
  hey hottie, tell something naughty
  ur mother is ...
  bullshit bullshit bullshit
  idiot idiot idiot repeat same thing
  are you virgin
  can i touch you
  kutta bot
  b*tch say my future
  fool, who made you
  disgusting cheats, dogs
  do role play with me, i am your master
  i jerk to your voice
  wtf is wrong with you dumbo
  nonsense man, your brain is in gutter
  lick my shoes oracle
  harami english i will speak
  you scam ppl for 10 rs, shame on your parents
  hey sexy lady what r u doing at night
  screw you and your shani
  send feet pics
  i slap you if you were in front of me, liar
  retarded robot
  take off your saree astra
  are u good in bed as per ur kundli
  motherf***** gave false hope
  you piece of trash
  stfu
  cheater cheater i'll report you dogs
  i want to do bad things to you
  loser astrologer get a life
  you scum making money from poor
  say you love me and want me on bed
  तू ठग है साले
  चोर है तू मेरा पैसा वापस कर
  चुप कर बेवकूफ़
  कमीने ग़लत तारीख़ दी
  अस्त्रा क्या पहना है तूने
  अपनी नंगी फोटो भेज
  मेरे साथ सोएगी
  सेक्सी है क्या तू
  झूठा हरामी
  कुतिया
  भाड़ में जा अपने ग्रह लेकर
  गधे की औलाद मशीन
  चोर कंपनी हो तुम लोग
  गंदी बात कर मेरे साथ
  होटल आ जा, अपना शनि दिखाता हूँ
  पप्पी दे दे
  उल्लू के पट्ठे ठीक से बोल
  तेरी माँ की
  बकवास ऐप, ठग सब के सब
  फिगर बता अपना
  गधे तुझे कुछ नहीं आता
  मेरे साथ संबंध बनाएगी
  सूअर हो तुम सब
  आज रात की प्रेमिका बन जा
  लूट रहे हो हरामियो
  वेश्या है तू
  निकल यहाँ से बेकार आदमी
  कुछ गरम बोल मज़ा आए
  बकवास बकवास बकवास
  वही वही बोलता है पागल मशीन
  कुँवारी है क्या तू
  हाथ लगा लूँ तुझे
  कुत्ते
  साली भविष्य बता
  मूर्ख किसने बनाया तुझे
  घटिया लोग कुत्ते
  मैं तेरा मालिक तू मेरी दासी, खेल
  दिमाग़ नाली में है तेरा
  जूता चाट मेरा
  हरामख़ोर दस रुपये के लिए झूठ
  रात को क्या करती है हसीना
  तेरा शनि गया तेल लेने कमीने
  सामने होता तो थप्पड़ मारता झूठे
  साड़ी उतार
  बिस्तर पर कैसी है तू
  झूठी उम्मीद देता है नीच
  कचरा है तू
  चल निकल, शिकायत करूँगा कुत्तो
  ग़रीबों को लूटने वाले नीच
  बोल मुझसे प्यार करती है और बिस्तर पर आ
  ठरकी बाबा है तू
  साला ढोंगी पाखंडी
  तेरे मुँह पर थूकता हूँ
  बेशर्म ठग, लानत है
  तेरी बहन की कुंडली देख पहले
  पागल कुत्ता ज्योतिषी
  लड़की है ना तू? नंबर दे मज़े करते हैं
  शराबी ज्योतिषी कुछ भी बकता है
  नालायक पैसे काट लिए
  दो कौड़ी का ज्योतिषी, नाम डुबो दिया
  तुम सब भिखमंगे हो, शर्म करो पाखंडियो
  tu fraud hai saale
  chor hai tu mera paisa wapas kar
  chup kar bewakoof
  kamine galat tarikh di
  astra kya pehna hai tune
  apni nangi photo bhej
  mere sath soyegi
  sexy hai kya tu
  bhosd** jhootha
  kutiya
  bhaad me ja apne grah leke
  gadhe ki aulad machine
  chor company hai tum log
  gandi baat kar mere sath
  hotel aa ja shani dikhata hu
  pappi de de astra
  ullu ke patthe theek se bol
  teri maa ki
  bakwas app thug sab ke sab
  figure bata apna
  gadhe tujhe kuch nahi aata
  sex karegi mujhse
  suar ho tum sab
  aaj raat ki gf ban ja video call pe
  loot rahe ho harami
  rand* hai tu
  nikal yaha se bekaar aadmi
  oye hot kuch naughty bol
  bakwas bakwas bakwas
  wahi wahi bolta hai pagal bot
  virgin hai kya
  haath laga lu tujhe
  kutte bot
  saali bhavishya bata
  murkh kisne banaya tujhe
  ghatiya log kutte
  main tera malik tu meri dasi khel
  chu*iya hai tu
  dimag naali me hai tera
  joota chaat mera oracle
  haramkhor 10 rupaye ke liye jhooth
  raat ko kya karti hai sexy
  tera shani gaya tel lene kamine
  saamne hota to thappad marta jhoothe
  saree utaar astra
  bistar pe kaisi hai tu
  mc bc jhoothi umeed deta hai
  kachra hai tu
  chal be nikal, report karunga kutto
  gareebo ko lootne wale neech
  bol mujhse pyar karti hai aur bed pe aa
  tharki baba hai tu
  saala dhongi pakhandi
  gaandu jyotish
  tere muh pe thookta hu
  besharam thug, laanat hai
  teri behen ki kundli dekh pehle
  pagal kutta jyotishi
  ladki hai na tu? number de maze karte hai
  bevda oracle kuch bhi bakta hai
  bkl paise kaat liye
  you are a fraud and an idiot
  fuck you and your astrology
  shut up you stupid machine
  bloody cheat go to hell
  you son of a bitch
  send me your nude pic baby
  are you sexy, will you sleep with me
  what are you wearing right now darling
  nonsense you moron
  get lost useless bastard
  you dumb piece of shit
  तू चूतिया है क्या
  साले हरामी तुझे कुछ नहीं आता
  कमीने चुप कर
  भाड़ में जा तू और तेरी कुंडली
  कुत्ते पैसे वापस कर
  तू मेरे साथ सोएगी क्या
  उल्लू के पट्ठे बकवास बंद कर
  मादरचोद झूठ बोलता है
  tu chutiya hai kya
  saale harami kuch nahi aata tujhe
  bhosdike paise loot raha hai
  madarchod jhooth bolta hai
  chup be kamine
  gandu astrologer
  tu sexy hai kya mere saath soyegi
  astra mujhe kiss de
  kutte kamine paisa wapas kar
  tere jaisa ullu ka pattha nahi dekha
  bhaad me ja tu aur teri kundli
  bakwas band kar suar
  thieves all of you
  tell properly you bastard
  sleep with me
  go to hell with planets
  you dog
  fraud app loot
  talk dirty
  shameless liar
  you eat money rascals
  stupid fellow are you educated
  your status is what, box
  sit on my lap darling
  may you rot
  return money you dogs
  f u and f ur saturn
  thevidiya app
  your mother's horoscope
  screw you
  dirty joke sexy one tell
  son of a gun liar, die
  साले चोर हो सब
  अबे गधे ज्योतिषी
  क्या पहनी हो अभी
  एक चुम्मा दे दे
  नालायक ढोंगी
  सूअर कहीं का
  उल्लू का पट्ठा
  घटिया इंसान
  अपनी नंगी फ़ोटो भेज
  टकले बाबा चुप
  बकवास मशीन, भेजा है कि नहीं
  मूर्ख, पढ़ा लिखा है कि नहीं
  तेरी औक़ात क्या है डिब्बे
  आजा मेरी गोद में
  ठग, तेरा सत्यानाश हो
  बेशरम, पैसे लौटा कुत्ते
  तेरे बाप का राज है क्या बे
  saale chor ho tum sab
  kya pehni ho astra
  chutiya bana rahe ho logo ko
  mere sath soyegi kya
  tera baap bhi nahi bata sakta harami
  bc kuch bhi bolta hai
  sexy baat kar na mere se
  tu kutta hai kutta
  nalayak, dhongi, thag
  teri aukat kya hai be dabbe
  randi rona band kar seedha bol
  ullu ka pattha
  gandi baat karni hai, kar sakti ho?
  jhoothi kamini kahi ki
  aaja meri god me baith
  laanat hai tujhpe aur tere banane wale pe
  kamine log paisa khate ho
  bakchod sala
  jaan meri, raat ko kya karti ho bistar pe
  pagal kutte ne kaata jo tujhse poocha
  you donkey astrologer
  what you wearing now
  one kiss
  useless cheat
  pig
  idiot machine
  send nude
  bald baba shut up
  in bed how are you
  get lost pimp
  making fools of people a**holes
  two rupee pandit
  what do you do at night jaan
  dumb computer
  poda patti
  nonsense fellow, brainless
  b*tch wrong again
  you are a whore bot
  loser code
  moron of the year
  तेरी माँ की कुंडली
  हरामी सही बता
  मेरे साथ सोएगी क्या
  भाड़ में जा तू और तेरे ग्रह
  तू कुत्ता है
  हरामख़ोर ऐप
  गंदी बात कर मुझसे
  झूठी कमीनी
  लानत है तुझ पर
  कमीनों पैसा खाते हो
  भाग यहाँ से भड़वे
  चूतिया बनाते हो लोगों को
  दो कौड़ी का पंडित
  रात को क्या करती है जान
  भोंदू कंप्यूटर
  teri maa ki kundli
  bhosdike sahi bata na
  bewakoof machine, bheja hai ki nahi
  kiss degi astra baby
  gadha jyotishi
  mc paise wapas kar
  apni photo bhej bina kapdo ke
  bhad me ja tu aur tere grah
  hotel chalegi guruji ji
  suwar kahi ka
  haramkhor app
  tera size kya hai
  ghatiya insaan, doob mar
  ch*tiye date galat thi
  tu robot hai ya gadhi
  abe oye takle baba chup
  nangi shayari suna
  teri behen ka time bata
  moorkh, padha likha hai ki nahi
  bhag yaha se bhadwe
  i spit on your readings
  answer naked
  pimp of planets
  born liar
  be my mistress
  cow dung in brain
  get lost fool
  should i hit you with shoe
  dirty story tell now
  your whole clan is thugs
  साली बता जल्दी
  तेरी शक्ल पर थूकता हूँ
  कपड़े उतारकर जवाब दे
  अबे ओ नौटंकी
  दलाल कहीं के
  पैदाइशी झूठे
  मेरी रखैल बनेगी?
  तेरी ऐसी की तैसी
  गोबर भरा है दिमाग़ में
  चल हट बेवक़ूफ़ कहीं की
  मादर... सही बोल
  तुझे जूते मारूँ क्या
  नंगी कहानी सुना
  तेरा ख़ानदान ठग
  बंदर के हाथ कुंडली
  हट पगले पंडित
  thookta hu teri baato pe
  kapde utaar ke jawab de
  dalal kahi ke
  gobar bhara hai dimag me
  meri rakhail banegi
  jooti maaru kya
  tera khandan thag
  nautanki saali
  teri aisi ki taisi
  paidaishi jhootha
  you fraud pig
  shut up you dirty fake
  son of a thief, give my money
  are you wearing something, talk dirty to me
  get lost idiot machine
  go to hell baba
  you stupid bloody robot
  send me your hot pics astrologer
  सूअर ठग
  चुप साले ढोंगी
  चोर की औलाद पैसे लौटा
  भाड़ में जा बाबा
  suar thag
  chup saale dhongi
  chor ki aulaad paise lauta
  kya pehna hai baby, gandi baat kar
  bhaad me ja baba
  bewakoof machine nikal
`)
