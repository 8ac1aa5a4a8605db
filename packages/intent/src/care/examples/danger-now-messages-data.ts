import { lines } from './lines.ts'

/** Messages of the matter `danger_now`. */
export const DANGER_NOW_MESSAGES: readonly string[] = lines(`
  he is at the door with a knife
  help me now he is hitting me
  i took the pills 20 min ago
  there is so much blood what should i do
  i am locked inside and he is coming up
  he is breaking the door. which time is safe
  i just swallowed whole bottle. sleepy now. tell my mother
  my mother drank phenyl just now, foam is coming, guruji what to do
  i am on the ledge right now
  wrist is cut, its not stopping
  my husband is strangling my sister in next room, i am hiding in bathroom
  someone is following me since metro. its dark and no one here
  please call police i cant talk he will hear
  they are outside with sticks, 10 people
  he poured kerosene on me and looking for matchbox
  my son has locked his room and not answering, i can smell something. what do i do
  my father collapsed he is not breathing
  papa has chest pain and sweating a lot now. is it his time?
  my wife ate rat poison. she is vomiting. is her dasha bad
  i am in his car, he is not stopping, i dont know the road
  he is pressing my neck and left to bring something. typing fast
  i am pregnant and bleeding heavily now, alone at home
  my baby is not waking up, is blue. please
  the rope is on the fan, i am on the stool
  dad is beating mom with bat right now
  train is coming in 5 minutes i am on the track
  i am standing in the river now, water till chest
  mob has surrounded our house. what to do
  they have kidnapped me, i found this phone. i am in some godown
  my friend is on call, he says he has tied rope and cut the call. 2 min before
  help. he will kill me tonight, he has gone to get petrol
  gas is leaking and he locked us in
  snake bit my son now. village ojha or hospital? tell quick
  i ate all the sleeping tablets and now i am scared
  they are dragging my daughter. come fast. help
  i drank harpic. burning
  he is here he is here
  he's got gun in hand and shouting
  i can't breathe and there is blood in cough, alone
  brother slit his wrist, he is sitting in blood, phone on no one coming
  hiding under bed. men in house
  she took 30 tablets and not opening eyes. shani?
  accident happened, my friend is lying on road bleeding
  he threw something hot on my face, it's burning
  fire in our building, we are on 7th floor
  sir im cutting now
  i am bleeding after what he did. in a field near highway. cold
  my neighbor's house is full of screams right now, a woman is shouting bachao
  my grandma fell and head is bleeding, unconscious
  took insulin too much purposely, shaking now
  the man of loan app is at our gate beating my father now
  my roommate is hanging, i cut the rope, what now what now
  child fell in well just now
  inlaws have locked me in kitchen, gas is on, i hear them laughing
  he put pillow on my face just now and went down. 2 min i have
  i'm going to jump. bye. 10 sec
  please fast they are coming to take me for marriage, i am on roof
  my boyfriend is drunk and driving 140 and says we both will go today
  my uncle is trying to open my room right now. i am 14 alone
  current laga bhai ko, he is not moving, what to do
  i can hear him loading it. kids are with me in the almirah
  stomach burning, i drank what was in green bottle, told nobody. is it too late
  he is coming up the stairs count 1 2 3 please
  वो दरवाज़े पर चाकू लेकर खड़ा है
  बचाओ, अभी मार रहा है मुझे
  बीस मिनट पहले गोली खा ली मैंने
  बहुत ख़ून बह रहा है क्या करूँ
  अंदर बंद हूँ और वो ऊपर आ रहा है
  दरवाज़ा तोड़ रहा है वो
  अभी पूरी शीशी पी ली, नींद आ रही है। माँ को कह देना
  माँ ने अभी फिनाइल पी लिया झाग आ रहा है, क्या करूँ
  अभी छत की मुंडेर पर खड़ा हूँ
  नस काट ली, ख़ून रुक नहीं रहा
  बग़ल के कमरे में बहन का गला दबा रहा है, मैं बाथरूम में छिपी हूँ
  कोई पीछा कर रहा है, अँधेरा है कोई नहीं यहाँ
  पुलिस बुलाओ, बोल नहीं सकती वो सुन लेगा
  बाहर दस लोग लाठी लेकर खड़े हैं
  मिट्टी का तेल डाल दिया मुझ पर, माचिस ढूँढ रहा है
  बेटे ने कमरा बंद कर लिया आवाज़ नहीं दे रहा
  पापा गिर गए साँस नहीं चल रही
  पापा को सीने में तेज़ दर्द, पसीना, अभी
  पत्नी ने चूहे मारने की दवा खा ली, उल्टी कर रही है
  उसकी गाड़ी में हूँ, रोक नहीं रहा, रास्ता नहीं पता
  गला दबाया अभी, कुछ लेने गया है, जल्दी लिख रही हूँ
  गर्भवती हूँ और बहुत ख़ून आ रहा है अभी, घर पर अकेली हूँ
  बच्चा उठ नहीं रहा नीला पड़ गया
  पंखे पर रस्सी है, मैं स्टूल पर हूँ
  पापा अभी मम्मी को बल्ले से मार रहे हैं
  पाँच मिनट में गाड़ी है, मैं पटरी पर हूँ
  नदी में खड़ा हूँ छाती तक पानी है
  भीड़ ने घर घेर लिया है
  उठा लाए मुझे, किसी गोदाम में हूँ, ये फ़ोन मिला
  दोस्त बोला रस्सी बाँध ली और फ़ोन काट दिया, दो मिनट पहले
  पेट्रोल लेने गया है, बोला आज रात जला देगा
  गैस रिस रही है और बाहर से बंद कर दिया हमें
  बेटे को साँप ने काटा अभी, ओझा या अस्पताल
  सारी नींद की गोलियाँ खा लीं, अब डर लग रहा है
  बेटी को घसीटकर ले जा रहे हैं, जल्दी
  तेज़ाब पी लिया, जल रहा है
  आ गया वो आ गया
  हाथ में कट्टा है चिल्ला रहा है
  साँस नहीं आ रही, खाँसी में ख़ून, अकेला हूँ
  भाई ने कलाई काट ली, ख़ून में बैठा है
  पलंग के नीचे छिपी हूँ, घर में आदमी घुस आए
  तीस गोली खा ली उसने, आँख नहीं खोल रही
  दुर्घटना हुई, दोस्त सड़क पर पड़ा है ख़ून बह रहा है
  मुँह पर कुछ गर्म फेंका, जल रहा है
  इमारत में आग लगी है, सातवीं मंज़िल पर हूँ
  अभी हाथ काट रहा हूँ
  खेत में पड़ी हूँ, ख़ून आ रहा है, उसने मारकर छोड़ दिया
  पड़ोस से औरत चिल्ला रही है बचाओ बचाओ, अभी
  दादी गिर गईं सिर से ख़ून, बेहोश हैं
  इंसुलिन ज़्यादा ले ली जानबूझकर, काँप रहा हूँ
  वसूली वाले दरवाज़े पर पापा को पीट रहे हैं अभी
  साथी लटका हुआ था, रस्सी काट दी, अब क्या करूँ
  बच्चा कुएँ में गिर गया अभी
  रसोई में बंद किया, गैस खुली है, बाहर हँस रहे हैं
  अभी तकिया मुँह पर रखा था, नीचे गया है, दो मिनट हैं
  कूद रहा हूँ। अलविदा
  जल्दी कीजिए, शादी के लिए ले जाने आ रहे हैं, छत पर छिपी हूँ
  नशे में गाड़ी भगा रहा है, कहता है आज दोनों जाएँगे
  चाचा कमरे का दरवाज़ा खोल रहे हैं अभी, चौदह की हूँ अकेली हूँ
  भाई को करंट लग गया हिल नहीं रहा
  ज़हर खा लिया मैंने अभी
  अलमारी में बच्चों के साथ छिपी हूँ, वो बाहर बंदूक भर रहा है
  हरी बोतल वाला पी लिया पेट जल रहा है, किसी को नहीं बताया
  सीढ़ी चढ़ रहा है वो, कुछ कीजिए
  wo darwaze pe chaku leke khada hai
  bachao abhi maar raha hai mujhe
  20 minute pehle goli kha li maine
  bahut khoon beh raha hai kya karu
  andar band hu aur wo upar aa raha hai
  darwaza tod raha hai wo
  abhi poori sheeshi pi li, neend aa rahi. mummy ko bol dena
  maa ne abhi phenyl pi liya jhaag aa raha, guruji kya karu
  abhi chhat ki munder pe khada hu
  nas kaat li ruk nahi raha khoon
  pati bagal ke kamre me behen ka gala daba raha, main bathroom me chhupi hu
  metro se koi peecha kar raha hai, andhera hai koi nahi hai
  police bulao bol nahi sakti wo sun lega
  bahar 10 log lathi leke khade hai
  mitti ka tel daal diya mujhpe, machis dhund raha hai
  bete ne kamra band kar liya awaz nahi de raha, ajeeb badbu hai. kya karu
  papa gir gaye saans nahi chal rahi
  papa ko seene me dard pasina bahut, abhi. samay aa gaya kya
  biwi ne choohe maar dawa kha li ulti kar rahi
  uski gaadi me hu rok nahi raha, rasta nahi pata
  gala dabaya abhi aur kuch lene gaya hai. jaldi likh rahi
  pet se hu aur bahut khoon aa raha abhi, akeli hu ghar pe
  baby uth nahi raha neela pad gaya. please
  pankhe pe rassi hai main stool pe hu
  papa abhi mummy ko bat se maar rahe
  5 min me train hai main patri pe hu
  nadi me khada hu chhati tak pani hai
  bheed ne ghar gher liya hai
  utha ke le aaye mujhe, ye phone mila hai. kisi godam me hu
  dost call pe bola rassi baandh li aur phone kaat diya, 2 min pehle
  petrol lene gaya hai bola aaj raat jala dega
  gas leak hai aur bahar se band kar diya hume
  bete ko saanp ne kaata abhi. ojha ya hospital jaldi bolo
  saari neend ki goli kha li ab darr lag raha
  beti ko ghaseet ke le ja rahe hai. jaldi
  harpic pi liya jal raha hai
  aa gaya wo aa gaya
  haath me katta hai chilla raha
  saans nahi aa rahi khoon ki khansi akela hu
  bhai ne kalai kaat li khoon me baitha hai koi nahi aa raha
  palang ke niche chhupi hu, ghar me aadmi ghus gaye
  30 goli kha li usne aankh nahi khol rahi
  accident hua dost sadak pe pada hai khoon beh raha
  kuch garam phenka muh pe jal raha hai
  building me aag lagi hai 7ve male pe hu
  abhi kaat raha hu haath
  khet me padi hu, highway ke paas, khoon aa raha. usne chhod diya mar ke
  padosi ke ghar se aurat chilla rahi bachao bachao abhi
  dadi gir gayi sir se khoon behosh
  insulin zyada le li jaan bujhke, kaanp raha hu
  loan wale gate pe papa ko maar rahe hai abhi
  roommate latka hua tha maine rassi kaat di ab kya karu
  baccha kuen me gir gaya abhi
  sasural walo ne rasoi me band kiya gas khuli hai has rahe hai
  abhi takiya muh pe rakha tha, niche gaya hai. 2 min hai
  kood raha hu. bye
  jaldi karo shadi ke liye le jane aa rahe, chhat pe chhupi hu
  bf nashe me 140 pe chala raha bolta aaj dono jayenge
  chacha kamre ka darwaza khol rahe abhi. 14 ki hu akeli hu
  bhai ko current lag gaya hil nahi raha
  zeher kha liya maine abhi
  almari me bachho ke sath chhupi hu wo bahar bhar raha hai bandook
  hari botal wala pi liya pet jal raha, kisi ko bola nahi. der ho gayi kya
  seedhi chadh raha hai wo please kuch karo
  he is breaking the door, please help
  my father has a knife in his hand now and is shouting
  I swallowed 30 tablets ten minutes ago
  I have cut my vein, blood is everywhere
  they are outside my house with sticks
  he is choking my mother right now what do I do
  I drank phenyl just now
  someone is following me on the road right now
  my husband locked me in and is pouring kerosene
  my sister took poison and is not waking up
  my baby is not breathing
  hiding in the bathroom, he is searching for me
  she is standing on the railing right now
  he is hitting me as I type this
  my brother is hanging from the fan help
  men have entered the house
  I took all my BP tablets and feel sleepy
  father has fallen, chest pain, not answering
  my head is bleeding he hit me with a bottle just now
  he has put a gun on the table and says tonight
  they have kidnapped me, I'm in a car boot
  I already ate the rat poison, how much time do I have
  gas is on and I have closed the windows
  please he is coming up the stairs with a rod
  somebody stabbed my brother just now
  mother hanged herself, we took her down, breathing is slow
  वह दरवाज़ा तोड़ रहा है, बचाओ
  पापा के हाथ में चाकू है, अभी मार देंगे
  मैंने अभी तीस गोलियाँ खा ली हैं
  नस काट ली है, ख़ून बह रहा है
  बाहर लाठी लेकर खड़े हैं, घर में घुस रहे हैं
  अभी फिनाइल पी लिया है मैंने
  पति मुझ पर मिट्टी का तेल डाल रहे हैं
  बहन ने ज़हर खा लिया, उठ नहीं रही
  बाथरूम में छिपी हूँ, वह मुझे ढूँढ रहा है
  वह अभी मुझे मार रहा है
  भाई पंखे से लटक गया, जल्दी बताइए
  बच्चा साँस नहीं ले रहा
  कोई अभी मेरा पीछा कर रहा है
  पिताजी बेहोश हो गए, साँस नहीं चल रही
  उसने बोतल मारी, सिर फट गया है
  चूहे मारने की दवा खा चुकी हूँ
  गैस खोल दी है, खिड़कियाँ बंद हैं
  wo darwaza tod raha hai bachao
  papa ke haath me chaku hai abhi maar denge
  maine 30 goliyan kha li hai abhi
  maine nas kaat li hai khoon bah raha
  ghar ke bahar lathi leke khade hai
  abhi wo mummy ka gala daba raha hai kya karu
  abhi phenyl pi liya maine
  koi mera peecha kar raha hai abhi raste me
  pati mujh pe mitti ka tel daal raha hai
  behen ne zeher kha liya uth nahi rahi
  bachcha saans nahi le raha
  bathroom me chhupi hu wo dhoond raha hai mujhe
  wo abhi chhat ki munder pe khadi hai
  wo abhi mujhe maar raha hai
  bhai pankhe se latak gaya jaldi batao
  gunde ghar me ghus gaye hai
  BP ki saari goli kha li neend aa rahi hai
  papa gir gaye behosh hai saans tez
  usne botal maari sir se khoon nikal raha
  bandook rakhi hai saamne bolta hai aaj raat sab khatam
  chuhe maarne ki dawa kha chuki hu kitna time hai
  mujhe gaadi me utha ke le ja rahe hai
  gas khol di hai khidki band hai
  mujhe abhi bachaiye wo sariya leke aa rahe hai
  abhi pet me chaku maar diya kisi ne
  mummy ne phaansi laga li utaara hai saans dheere hai
  he is coming up with the rod
  took all the tablets now only
  blood from hand not stopping
  poured kerosene searching matches
  someone following from metro lane is empty
  appa fell not breathing
  friend sent photo of track and phone off just now
  hiding behind almirah he is in room
  sister screamed on call and it cut
  sharp chest pain sweating dad
  vein is cut feeling giddy
  he pressed my neck just now went to get water
  8 months kicked in stomach bleeding
  typing secretly send police
  sister took 20 pills not waking
  drank phenyl throat burning
  brother left with knife to her house now
  mother fits eyes rolled
  thieves inside house we are under bed
  sitting on rails hear the horn
  saw his scooter light where to hide
  head injury much blood he ran
  baby drank kerosene by mistake
  he has gun and kids are in the other room
  can't breathe well after he choked me, alone at home, he will be back in minutes
  वो सरिया लेकर ऊपर आ रहा है
  सारी गोलियाँ एक साथ खा लीं अभी
  हाथ से ख़ून रुक नहीं रहा
  तेल डाल दिया है, माचिस ढूँढ रहा है
  मेट्रो से कोई पीछे है, गली सुनसान है
  पापा गिर गए, साँस नहीं ले रहे
  दोस्त ने पटरी की फ़ोटो भेजी और फ़ोन बंद, अभी अभी
  अलमारी के पीछे छिपी हूँ, वो कमरे में है
  बहन की चीख़ सुनाई दी फ़ोन पर फिर कट गया
  सीने में तेज़ दर्द और पसीना, पिताजी को
  नस कट गई है, चक्कर आ रहा
  गला दबाया अभी, पानी लेने गया है
  आठ महीने की हूँ, पेट पर लात मारी, ख़ून आ रहा
  चुपके से लिख रही हूँ, पुलिस बुला दीजिए
  बीस गोली खाकर सोई है बहन, उठ नहीं रही
  फिनाइल पी लिया, गला जल रहा है
  भाई चाकू लेकर निकला है अभी उसके घर
  माँ को दौरा पड़ा, आँखें पलट गईं
  घर में चोर घुसे हैं, पलंग के नीचे हैं हम
  पटरी पर बैठ गया हूँ, सीटी सुनाई दे रही
  स्कूटर की रोशनी दिखी, वो आ गए, कहाँ छिपूँ
  सिर पर चोट, बहुत ख़ून, वो भाग गया
  मुन्ने ने मिट्टी का तेल पी लिया ग़लती से
  wo neeche se rod leke upar aa raha hai
  maine sab goliyan ek saath le li abhi
  hath se khoon ruk nahi raha bahut gehra lag gaya
  pati ne petrol daal diya hai machis dhoond raha
  koi peecha kar raha metro se, gali me koi nahi hai
  papa gir gaye saans nahi le rahe kya karu guruji
  dost ne photo bheji railway patri ki aur phone band kar liya, abhi abhi
  chacha ka ladka mere kamre me ghus aaya hai, main almari ke peeche hu
  behen ke sasural se phone aaya cheekhne ka phir kat gaya, uthta nahi koi
  sine me tez dard paseena aa raha papa ko, grah kharab hai kya
  nas kaat li hai, chakkar aa raha, ye sab itna jaldi hota hai kya
  usne mera gala dabaya abhi, paani lene gaya hai, 2 minute hai mere paas
  pet me laat mari hai 8 mahine ki hu khoon aa raha hai
  chup ke likh rahi hu wo phone dekh lega, police ko bula do address bhejti hu
  neend ki 20 goli kha ke so gayi hai behen uth nahi rahi
  maine phenyl pi liya gale me jalan ho rahi
  wo chaku leke gf ke ghar nikla hai abhi mera bhai, gusse me
  maa ko daura pada hai aankhe palat gayi
  ghar me chor ghuse hai abhi, hum bed ke neeche
  pati ne mujhe balcony se latka diya tha abhi, phir kheench liya, phir aayega
  harpic pee li usne mere samne, 5 min hue
  wo abhi aa ke maarega scooter ki light dikh gayi mujhe kaha chhupu
  nadi me utar gaya hu ghutne tak. thanda hai. bye
  sir pe chot hai bahut khoon, wo bhaag gaya. saans tez chal rahi meri
  door latch is going to break
  amma drank something foam is coming
  sitting on terrace wall legs outside
  locked in bathroom he says today i wont leave you
  cab not stopping child lock on
  brother's room locked smell of gas
  8 people outside with swords
  running with baby he is behind on bike
  snake bit ten min back give mantra
  wife ate rat poison vomiting
  on the bridge now say if anything
  fire in kitchen door locked outside
  locked me in lodge gone to bring more men
  brought son down from fan still breathing
  child got shock turned blue
  they put me in a car dont know where
  i hit him he is not moving lot of blood
  firing in baraat we are stuck
  blade is in my hand right now
  mob outside saying they will burn
  in river till knee its cold bye
  standing with acid bottle in front of me
  uncle locked the room im 13 help
  hes kicking the door pls pls
  my student is on ledge of lab block what do i tell him
  कुंडी टूटने वाली है, दरवाज़ा पीट रहा
  माँ ने कुछ पी लिया, झाग आ रहा है
  छत की दीवार पर बैठा हूँ पैर बाहर हैं
  स्नानघर में बंद हूँ, कहता है आज नहीं छोड़ूँगा
  टैक्सी वाला रोक नहीं रहा, ताला लगा दिया
  भाई ने कमरा बंद किया, गैस की गंध आ रही
  बाहर आठ दस लोग तलवार लेकर खड़े हैं
  बच्ची को लेकर भाग रही हूँ, वो बाइक पर पीछे है
  साँप ने काटा दस मिनट पहले, मंत्र बताइए
  पत्नी ने चूहे की दवा खा ली, उल्टी कर रही
  पुल पर खड़ा हूँ, कुछ कहना हो तो कहिए
  रसोई में आग, बाहर से दरवाज़ा बंद है
  कमरे में बंद करके और लोगों को लाने गया है
  बेटे को पंखे से उतारा है, साँस चल रही, क्या करें
  बच्चे को करंट लगा, नीला पड़ गया
  गाड़ी में डालकर कहीं ले जा रहे हैं मुझे
  मार दिया मैंने, हिल नहीं रहा, ख़ून ही ख़ून
  गोली चल गई बारात में, हम फँसे हैं
  ब्लेड हाथ में है अभी
  बाहर से आग लगाने की बोल रहे, भीड़ है
  नदी में घुटने तक उतर गया हूँ
  सामने तेज़ाब की बोतल लेकर खड़ा है
  abhi darwaza peet raha hai, kundi tootne wali hai
  mummy ne kuch pee liya hai jhaag aa raha jaldi batao
  me chhat ki deewar pe baitha hu pair bahar hai
  bathroom me band hu, wo bahar chilla raha ki aaj nahi chhodega
  cab wala gaadi nahi rok raha, lock kar diya
  bhai ne kamra band kar liya hai andar se gas ki smell aa rahi
  wo ghar ke bahar talwar leke khade hai 8-10 log
  bachi ko leke bhaag rahi hu wo bike pe peeche hai
  saanp ne kaata abhi 10 minute pehle, mantra batao
  chuha maar dawai kha li biwi ne ulti kar rahi
  pul pe khada hu. neeche paani hai. kuch bolna hai to bolo
  aag lag gayi hai kitchen me saas ne darwaza bahar se band kiya
  mujhe hotel ke kamre me band karke gaya hai, aur log laane
  beta pankhe se utara hai saans chal rahi hai kya kare
  current laga hai bachche ko, neela pad gaya
  ye log mujhe gaadi me daal ke kahi le ja rahe hai, location on hai
  usko maar diya maine, khoon hi khoon hai, hil nahi raha
  baraati me goli chal gayi hai log bhaag rahe hum fase hai
  haath me blade hai abhi. bas ek baar gehra
  patri pe baith gaya hu bhaiya, sitti sunai de rahi
  bhai log jaldi, wo log bahar se aag laga denge bol rahe, bheed hai
  doodh ka powder nahi, galti se bachche ne kerosene pi liya
  uncle ne kamre ki kundi laga di hai wo kapde utar rahe main 13 ki
  mere samne tezab ki botal leke khada hai
  पापा ने माँ को छत पर पकड़ रखा है, धक्का देंगे
  सहेली ने अभी सीधा प्रसारण में ब्लेड दिखाया, पता मालूम है
  उसके पास कट्टा है और बच्चे दूसरे कमरे में
  गला दबाकर गया, साँस ठीक नहीं, फिर आएगा
  अंकल ने कमरा बंद किया, तेरह की हूँ, बचाइए
  uncle ne kamre ki kundi laga di hai main 13 ki hu ghar pe koi nahi bachao
  papa ne mummy ko pakad rakha hai chhat pe dhakka dene wala hai
  meri saheli ne live aake blade dikhaya abhi, address pata hai uska kya karu
  he has a knife and is shouting outside my door
  i swallowed all of them ten minutes ago
  there is so much blood, what do i do
  they are breaking the lock now
  my husband is choking me in turns, kids are screaming, now
  i am on the ledge as i type
  he is driving me somewhere i do not know, help
  smoke in the room, i closed the gas knob open
  my sister has hanged herself, she is still moving
  someone followed me in the lift, i am hiding in the stairs
  mummy drank the pesticide just now
  i cut it deep and it does not stop
  चाकू लेकर मेरे कमरे के बाहर चिल्ला रहा है
  दस मिनट पहले सब खा लीं
  ताला तोड़ रहे हैं अभी
  छज्जे पर खड़ा होकर लिख रहा हूँ
  गैस खोल दी है, कमरा बंद है
  बहन लटक गई है, अभी साँस चल रही है
  मम्मी ने अभी कीटनाशक पी लिया
  chaku leke mere kamre ke bahar chilla raha hai
  das minute pehle sab kha li
  bahut khoon beh raha kya karu
  taala tod rahe hai abhi
  gala daba raha hai bachche chilla rahe abhi
  chhajje pe khada hoke type kar raha hu
  pata nahi kaha le ja raha gaadi me, bachao
  gas khol di hai kamra band hai
  behen latak gayi hai abhi saans chal rahi
  lift me peeche aaya, seedhiyo me chhupi hu
  mummy ne abhi keetnashak pi liya
  gehra kat gaya ruk nahi raha
`)
