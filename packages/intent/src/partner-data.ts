import { patterns } from './words.ts'

/** Arguments of `patterns`: English, Hindi in Latin letters, Hindi. */

/** To lay two charts beside each other is what is asked, whoever is named. */
export const MATCHING = patterns(
  'match my kundli, match my kundali, match my chart with, match my chart and, match my horoscope, match our, match kundli, match kundali, match the kundli, match horoscope, match horoscopes, match charts, kundli match*, kundali match*, horoscope match*, chart match*, kundli compatib*, kundali compatib*, chart compatib*, kundli milan, guna milan, gun milan, guna match*, gunas match*, how many gunas, how many guna, ashtakoot*, ashta koot*, 36 gun*, compare my kundli, compare my chart, compare our, compare the charts, compare charts, compare kundli, compare kundlis, our compatib*, compatib* between me, synastry, nadi dosh*, bhakoot, bhakut, marriage match*, match making, matchmaking',
  'kundli mila*, kundali mila*, kundli mil rahi, kundli milti, kundli milegi, kundli match, kundali match, gun mila*, gun milte, gun milenge, gun mil rahe, guna mila*, kitne gun, patrika mila*, patri mila*, janampatri mila*, janam patri mila*, ashtakut, nadi dosh, bhakut, bhakoot, hamari jodi, humari jodi',
  'कुंडली मिला*, कुंडली मिल रही, कुंडली मिलती, कुंडली मिलेगी, कुंडली मैच, कुंडलियां मिला*, कुंडलियों का मिलान, कुंडलियों को मिला*, गुण मिला*, गुण मिलते, गुण मिलेंगे, गुण मिल रहे, कितने गुण, पत्रिका मिला*, पत्री मिला*, जन्मपत्री मिला*, अष्टकूट, नाड़ी दोष, भकूट, हमारी जोड़ी',
)

/** These two together, whatever stands between them: `मेरी कुंडली राहुल से मिलाओ`. */
export const KUNDLI = patterns(
  'kundli, kundlis, kundali, kundalis, horoscope, horoscopes',
  'kundli, kundali, patrika, janampatri',
  'कुंडली, कुंडलियां, कुंडलियों, पत्रिका, जन्मपत्री',
)
export const LAY = patterns(
  'match',
  'milao, milana, milaiye, milaye, milado, mila do, mila dijiye, mila kar, milan',
  'मिलाओ, मिलाना, मिलाइए, मिलाइये, मिलाएं, मिलाकर, मिला दो, मिला दीजिए, मिला कर, मिलान',
)

type Slots = { plain: string; folded: string }

/** Where `_` stands for a name, hardly anything but a person can stand. */
export const SURE_SLOTS: Slots = {
  plain:
    'marry _, marrying _, married to _, marriage with _, marriage to _, wedding with _, _ and i, _ and me, _ and myself, me and _, i and _, myself and _, my and _, mine and _, between me and _, between _ and me, relationship with _, future with _, life with _, happy with _, compatible with _, compare me with _, compare with _, compare me to _, compare me and _, kundli with _, kundali with _, chart with _, horoscope with _, dating _, _ love me, _ loves me, is _ right for me, is _ good for me, is _ the one for me, is _ my soulmate, ' +
    '_ से शादी, _ से विवाह, _ से ब्याह, _ से रिश्ता, _ से प्यार, _ से प्रेम, _ से सगाई, _ से मेरी, _ से मेरा, _ के साथ मेरी, _ के साथ मेरा, _ के साथ शादी, _ के साथ रिश्ता, _ के साथ जीवन, _ के साथ भविष्य, मेरा और _, मेरी और _, मेरे और _, मैं और _, मुझे और _, _ और मैं, _ और मेरा, _ और मेरी, _ और मेरे, _ और मुझ, _ मेरे लिए सही, _ मेरे लिए ठीक, _ मुझसे प्यार, _ मुझसे शादी',
  folded:
    '_ se shadi, _ se shaadi, _ se vivah, _ se byah, _ se rishta, _ se pyar, _ se prem, _ se sagai, _ se meri, _ se mera, _ ke sath meri, _ ke sath mera, _ ke sath shadi, _ ke sath rishta, _ ke sath jivan, _ ke sath future, mera aur _, meri aur _, mere aur _, main aur _, mai aur _, mein aur _, _ aur main, _ aur mai, _ aur mera, _ aur meri, _ aur mere, _ mere liye sahi, _ mere liye thik, _ mujhse pyar, _ mujhse shadi',
}

/** Where a name may stand, and much else. */
export const LOOSE_SLOTS: Slots = {
  plain: 'with _, love _, _ के साथ',
  folded: '_ ke sath',
}

/** Of a bond that is no marriage: the 36 gunas are not asked of parents, friends or partners in business. */
export const KIN = patterns(
  'mother, father, mom, mum, dad, parent, brother, sister, sibling, son, daughter, child, friend, best friend, boss, manager, colleague, coworker, co worker, business partner, cofounder, co founder, roommate, flatmate, mother in law, father in law, teacher, guru, cousin, uncle, aunt, neighbour, bhai, bhaiya, maa, didi',
  'mummy, papa, pita, behan, bahan, beta, beti, dost, saheli, yaar, boss, saas, sasur, nanad, devar, bhabhi, jija, chacha, mama, mausi, bua, padosi, business partner',
  'मां, माता, मम्मी, पापा, पिता, भाई, बहन, बेटा, बेटी, बेटे, दोस्त, सहेली, मित्र, बॉस, सास, ससुर, ननद, देवर, भाभी, जीजा, चाचा, मामा, मौसी, बुआ, पड़ोसी',
)

/** Said of marriage and romance only. */
export const MARRIAGE = patterns(
  'marry, marrying, married, marriage, wedding, husband, wife, spouse, boyfriend, girlfriend, fiance, fiancee, romance, romantic, dating, engaged, engagement, soulmate, bride, groom, guna, gunas, gun milan',
  'shadi, shaadi, vivah, byah, sagai, pati, patni, biwi, dulha, dulhan, gun, guna, jodi',
  'शादी, विवाह, ब्याह, सगाई, पति, पत्नी, बीवी, दूल्हा, दुल्हन, गुण, जोड़ी',
)

/** Words that stand where a name can and are none, beside all the words of the other lists. */
export const NO_NAMES = new Set(
  `a an the this that these those he she him her his hers they them their it its we us our you your who whom whose someone somebody
  anyone anybody everyone everybody nobody person people guy girl man woman men women boy boys girls one other another same each both
  and or but so then now what when where why how which will would can could should do does did is are am was were be been have has had
  if as at by for from in into of off on out over to up with without about between after before again also any all some more most much
  many very just only even still yet too not no yes please tell say me my mine myself i ex crush partner love loved life future
  work job money time year years month months day days week things thing something anything everything nothing whom
  foreigner foreign abroad outside caste religion community city state country north south older younger rich poor good bad nice best
  better new old current previous former first second third next last long distance early late soon later today tomorrow yesterday
  astrology astrologer oracle astra kundli chart horoscope planet planets star stars god luck fate destiny karma confidence patience
  ease success peace happiness joy pain stress anger fear changes change this relation relations relationships match matching
  it going getting being having making doing living working studying moving starting
  kis kisi kise kisne kaun kon koi kya kab kahan kyu kyun kaise kaisa kaisi kitna kitne kitni kuch sab sabhi log logon ladka ladki
  ladke ladkon ladkiyon aadmi aurat insaan vyakti jis jise jo uss us use usse usko uska uski uske unse unka unki un is iss isse isko iska iski
  iske inse apne apni apna apno khud mujhe mujhse mujh mera meri mere main mai mein tum tumse tum aap aapse aapka hum humse hamara hamari
  hamare humara humari dono do ek dusre dusri dusra pehle pehli baad bad aage abhi aaj kal aur ya par pe ka ki ke ko se hai hain ho hoga
  hogi honge hu hun tha thi the nahi nahin na haan ji marzi marji pasand dil man mann dimag jeevan zindagi jindagi ghar parivar jaati jati
  dharm desh videsh wale wali wala gair door paas kam kaam naukri paisa pyar prem ishq shadi shaadi rishta rishte saal mahine din waqt samay
  umar umr khushi dukh sukh shanti himmat mehnat kismat bhagya karan wajah tarah taraf liye sath saath bare jaldi der achha acha accha bura
  sahi galat thik theek bada badi bade chhota chhoti kab tak hamesha kabhi phir fir bhi hi to toh bahut zyada jyada thoda
  किस किसी किसे कौन कोई क्या कब कहां कहाँ क्यों कैसे कैसा कैसी कितना कितने कितनी कुछ सब सभी लोग लोगों लड़का लड़की लड़के लड़कों आदमी औरत इंसान व्यक्ति
  जिस जिसे जो उस उसे उससे उसका उसकी उसके उनसे उनका उनकी उन इस इसे इससे इसका इसकी इसके इन अपने अपनी अपना खुद मुझे मुझसे मुझ मेरा मेरी मेरे मैं तुम
  तुमसे आप आपसे हम हमसे हमारा हमारी हमारे दोनों एक दूसरे दूसरी दूसरा पहले पहली बाद आगे अभी आज कल और या पर का की के को से है हैं हो होगा होगी होंगे
  हूं हूँ था थी थे नहीं ना हां हाँ जी मर्जी मर्ज़ी पसंद दिल मन दिमाग जीवन जिंदगी घर परिवार जाति धर्म देश विदेश वाले वाली वाला गैर दूर पास काम नौकरी पैसा
  पैसे प्यार प्रेम इश्क शादी रिश्ता साल महीने दिन वक्त समय उम्र खुशी दुख सुख शांति हिम्मत मेहनत किस्मत भाग्य कारण वजह तरह तरफ लिए साथ बारे जल्दी देर अच्छा
  बुरा सही गलत ठीक बड़ा बड़ी बड़े छोटा छोटी तक हमेशा कभी फिर भी ही तो बहुत ज्यादा थोड़ा कब सबसे इनसे जिससे किससे कहीं यहां वहां यहाँ वहाँ अंदर बाहर आसानी`
    .split(/\s+/)
    .filter(Boolean),
)

/** Names common in India, by which a name that is not saved is told from an ordinary word. */
export const COMMON_NAMES =
  `aarav aarti aditi aditya aishwarya ajay akash akshay aman amit amita amrita anand ananya anil anita anjali
  ankit ankita anuj anushka arjun arun aruna arvind asha ashish ashok ashwini ayush bhavna bharat chetan chirag deepa deepak deepika
  dev devika dhruv dinesh divya farhan fatima gaurav gauri geeta gopal govind harish harsh hari hemant imran isha ishaan jatin jaya
  jyoti kajal kamal karan kartik kavita kavya khushboo kiran komal krishna kunal lakshmi lalit lata madhu mahesh manav manish manisha
  manju manoj meena meera megha mohan mohit mukesh namrata nandini naveen neelam neeraj neha nidhi nikhil nikita nisha nitin pallavi
  pankaj payal pooja prachi pradeep prakash pranav prashant pratik preeti priya priyanka radha rahul raj rajesh rajiv rakesh ram ramesh
  rani raveena ravi reena rekha renu richa riya ritika ritu rohan rohini rohit ruchi sachin sahil sameer sandeep sangeeta sanjana sanjay
  santosh sapna sarita saurabh seema shalini shikha shilpa shivam shivani shreya shruti shweta siddharth simran smita sneha sonam sonia
  suman sunil sunita suresh swati tanvi tanya tarun uma umesh usha vaishnavi vandana varun vidya vijay vikas vikram vinay vineet vinod
  vishal vivek yash yogesh zoya ayesha kabir rhea tanishq zara sunny rohini gurpreet harpreet manpreet john maria sarah david`
    .split(/\s+/)
    .filter(Boolean)
