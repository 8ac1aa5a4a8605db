import { lines } from './lines.ts'

/** Ways of asking how a court or the police will decide. */
export const LEGAL_EXAMPLES: readonly string[] = lines(`
  will i win my court case
  when will the judge give the verdict
  will i get bail
  is my husband going to jail
  will the property case come in my favour
  my 498a case what will be outcome
  will FIR be filed against me
  when will my divorce case get over in court
  will I get custody of my kids
  can i win the appeal in high court
  will my landlord win the eviction suit
  Should i settle out of court or fight
  will police arrest me
  is it good time to file a case against my brother
  will i be acquitted
  supreme court hearing on monday, what will happen
  will the cheque bounce case end this year
  Does my chart show jail yog
  Will my son be released from prison
  should i sue my company
  will the criminal charges be dropped
  what will court decide about my alimony
  how long will this litigation drag
  my father's land dispute is in court since 2005, who will win
  will i get anticipatory bail
  is my lawyer cheating me in the case
  will I be convicted
  will i get compensation from consumer court
  Court date is on 5th, good or bad for me?
  will stay order be granted
  which lawyer should i hire to win
  my business partner filed a fraud case, will i be punished
  will the tribunal rule for me
  Will i get maintenance from my ex by the court
  false dowry case on my family, when will we be free
  can i escape the summons
  will the witness turn hostile
  will my cousin get punishment for murder
  will cbi raid my office
  will ED case on me be closed
  My tenant is not vacating and matter is in court, who gets it
  next tareekh is 12 dec what will magistrate say
  brother in law is in lockup, how soon will he come out
  will 420 charge on me be proved
  is there kaarawas for my nephew
  kids custody will come to me or my ex husband
  lower court decided against me, shall i appeal
  Will I get anticipatory bail from session court
  income tax department filed case on me, how it will end
  ex wife asking 50 lakh alimony, will the judge agree
  my pf case in labour court when will i win
  can i trust my vakil for the trial
  will police close the investigation against my father
  accident claim tribunal money when will i get
  rera complaint against builder, result?
  chargesheet has been filed, will I go behind bars
  will my name be removed from FIR
  mutual divorce second motion will be granted?
  is rti/case on my boss going to be successful
  Will my land be saved from the government acquisition case
  petition in high court pending, any chance
  Am i going to be handcuffed
  will the jury believe me
  my sister filed dv against her in laws, will they be punished
  defamation suit outcome pls
  will the judgement come in my favour
  can i get divorce from court this year
  is my bail application going to be accepted
  my husband filed case for custody who will win
  police is calling me to station again and again, what will happen
  will I be sent to jail in this fraud matter
  how long my court case will go on
  which party will win the property suit
  will my lawyer do a good job in my case
  should i file FIR against my in laws
  is there bandhan yog means jail in my chart
  am i going to lose my case
  my brother is in jail when will he be released
  will high court cancel my termination order
  supreme court verdict on our land, will we get it
  do i have to pay alimony
  should we compromise in the 498 case
  will the accused get punishment
  will I win against my company in labour court
  when is good date for filing a petition
  will my case get over this year
  court has called me on monday, will i be safe
  my husband is in police custody
  can i win custody battle
  will the complaint against me be dismissed
  whether i will get justice from the court
  will my brother be arrested
  is the verdict in our favor
  can i win this court battle against builder
  will i get custody of my daughter
  when will i get bail
  police complaint against me will be cancelled?
  will bail be granted to my son
  is the judge in our favour
  who will win the land case
  can police arrest me
  क्या मैं कोर्ट केस जीतूँगा
  मुकदमे का फैसला कब आएगा
  जमानत मिलेगी क्या
  क्या मेरे पति जेल जाएँगे
  फैसला मेरे पक्ष में आएगा या नहीं
  498ए केस का क्या होगा
  तलाक का केस कब खत्म होगा
  बच्चे की कस्टडी किसे मिलेगी
  हाई कोर्ट में अपील करूँ क्या
  जमीन का मुकदमा कौन जीतेगा
  मुझ पर एफआईआर होगी क्या
  पुलिस मुझे पकड़ेगी क्या
  कोर्ट की तारीख पर क्या होगा
  मेरा बेटा जेल से कब छूटेगा
  कचहरी के चक्कर कब खत्म होंगे
  क्या मैं बरी हो जाऊँगा
  वकील बदलूँ तो केस जीतूँगा क्या
  चेक बाउंस केस में सजा होगी क्या
  कुंडली में जेल योग है क्या
  गुजारा भत्ता कोर्ट से मिलेगा क्या
  भाई पर केस कर दूँ क्या
  सुप्रीम कोर्ट का निर्णय क्या आएगा
  अदालत में मेरी जीत होगी क्या
  झूठे दहेज केस से कब मुक्ति मिलेगी
  अग्रिम जमानत हो पाएगी
  विरोधी ने मुकदमा किया है, परिणाम क्या होगा
  क्या जज मेरे हक में बोलेंगे
  कारावास का योग है क्या
  मेरी पेशी कब तक चलेगी
  स्टे ऑर्डर मिलेगा क्या
  कानूनी लड़ाई में कौन जीतेगा
  अगली सुनवाई में क्या होगा
  क्या मुझे सजा होगी
  पुलिस केस से छुटकारा कब मिलेगा
  दीवानी मुकदमा कितने साल चलेगा
  मेरे ऊपर धोखाधड़ी का केस है, बचूँगा क्या
  समझौता कर लूँ या केस लड़ूँ
  क्या गवाह पलट जाएगा
  उपभोक्ता अदालत से पैसा मिलेगा क्या
  मेरे खिलाफ वारंट निकलेगा क्या
  किराएदार खाली नहीं कर रहा, मामला कोर्ट में है, किसे मिलेगा
  अगली तारीख पर मजिस्ट्रेट क्या बोलेगा
  जीजा हवालात में हैं, कब छूटेंगे
  क्या मुझ पर 420 साबित होगी
  बच्चों की कस्टडी मुझे मिलेगी या पति को
  निचली अदालत ने मेरे खिलाफ फैसला दिया, अपील करूँ
  पत्नी पचास लाख माँग रही है तलाक में, जज मानेंगे क्या
  लेबर कोर्ट में पीएफ का केस कब जीतूँगा
  क्या पुलिस मेरे पिता की जाँच बंद करेगी
  दुर्घटना मुआवजे का केस कब निपटेगा
  चार्जशीट लग गई है, क्या मैं अंदर जाऊँगा
  एफआईआर से मेरा नाम हटेगा क्या
  आपसी तलाक की दूसरी तारीख पर मंजूरी मिलेगी क्या
  हाईकोर्ट में याचिका है, कोई उम्मीद
  क्या मुझे हथकड़ी लगेगी
  बहन ने ससुराल वालों पर केस किया है, सजा होगी?
  मानहानि का मुकदमा कौन जीतेगा
  क्या मेरे भाई को उम्रकैद होगी
  झूठे मुकदमे में फँसा दिया है, कब बचूँगा
  क्या पुलिस वाले तंग करना बंद करेंगे
  गवाही मेरे पक्ष में जाएगी क्या
  नोटिस आया है कोर्ट से, क्या होगा
  पट्टीदारों से जमीन का केस बीस साल से चल रहा है
  क्या मुझे जेल जाना पड़ेगा
  वसीयत का विवाद न्यायालय में है, परिणाम बताइए
  क्या निर्णय मेरे पक्ष में आएगा
  क्या इस साल अदालत से तलाक मिल जाएगा
  मेरी जमानत अर्जी मंजूर होगी क्या
  पति ने कस्टडी का केस किया है, कौन जीतेगा
  पुलिस बार बार थाने बुला रही है, क्या होगा
  क्या धोखाधड़ी के मामले में जेल जाऊँगा
  मेरा कोर्ट केस कब तक चलेगा
  संपत्ति के मुकदमे में कौन सा पक्ष जीतेगा
  मेरा वकील केस ठीक से लड़ेगा क्या
  ससुराल वालों पर एफआईआर करूँ क्या
  कुंडली में बंधन योग है क्या
  क्या मैं केस हार जाऊँगा
  भाई जेल में है, कब छूटेगा
  हाई कोर्ट मेरा निलंबन रद्द करेगा क्या
  सुप्रीम कोर्ट से जमीन हमें मिलेगी क्या
  क्या मुझे गुजारा भत्ता देना पड़ेगा
  दहेज केस में समझौता कर लें क्या
  आरोपी को सजा मिलेगी क्या
  कंपनी के खिलाफ केस जीतूँगा क्या
  याचिका दायर करने का शुभ दिन
  क्या मेरा केस इस साल खत्म होगा
  कोर्ट ने सोमवार को बुलाया है, क्या होगा
  पति पुलिस हिरासत में हैं
  मेरे खिलाफ शिकायत खारिज होगी क्या
  क्या मुझे न्यायालय से न्याय मिलेगा
  वारिस का मुकदमा किसके पक्ष में जाएगा
  क्या भाई गिरफ्तार होगा
  बिल्डर के खिलाफ अदालत में जीतूँगा
  बेटी की कस्टडी मिलेगी
  जमानत कब होगी
  पुलिस शिकायत रद्द होगी क्या
  केस का फैसला किसके हक में
  kya me court case jeetunga
  mukadme ka faisla kab aayega
  jamanat milegi kya
  pati jail jayenge kya
  faisla mere haq me aayega ya nahi
  498a ka kya hoga
  talak ka case kab khatam hoga
  bachche ki custody kisko milegi
  high court me appeal karu kya
  zameen ka mukadma kaun jitega
  mujh pe fir hogi kya
  police pakdegi kya mujhe
  court ki tareekh pe kya hoga
  mera beta jail se kab chhutega
  kachehri ke chakkar kab khatam honge
  bari ho jaunga kya
  vakil badlu kya case jitne ke liye
  check bounce case me saja hogi kya
  jail yog h kya kundali me
  kort case kb khtm hoga
  bhai pe case kar du kya
  supreme court ka decision kya aayega
  adalat me jeet hogi kya meri
  jhutha dahej case h kab mukti milegi
  bail hogi ya nahi
  virodhi ne mukadma kiya h parinam kya hoga
  judge mere favour me bolega kya
  peshi kab tak chalegi
  stay milega kya court se
  kanuni ladai me kaun jitega
  agli sunwai me kya hoga
  mujhe saza hogi kya
  police case se chutkara kab milega
  mere upar fraud ka case h bachunga kya
  samjhauta kar lu ya case ladu
  gawah palat jayega kya
  mere khilaf warrant niklega kya
  property ka case mere paksh me hoga kya
  wife ne case kiya h kya hoga aage
  muqadma jeetne ka chance h kya
  kirayedar khali nahi kar raha matter court me h kisko milega
  agli tarik pe magistrate kya bolega
  jija hawalat me h kab chutenge
  kya mujhpe 420 sabit hogi
  bacho ki kastody mujhe milegi ya pati ko
  nichli adalat ne khilaf faisla diya apeal karu kya
  wife 50 lakh mang rahi talak me judge manega kya
  labour court me pf ka case kab jeetunga
  kya police papa ki jaanch band karegi
  muavje ka case kab niptega
  charge sheet lag gayi kya me andar jaunga
  fir se mera naam hatega kya
  high court me yachika h koi umeed
  mujhe hathkadi lagegi kya
  behen ne sasural walo pe case kiya saza hogi?
  kya mere bhai ko umar kaid hogi
  jhute mukadme me fasa diya kab bachunga
  police wale tang karna band karenge kya
  gawahi mere paksh me jayegi kya
  court se notice aaya h kya hoga
  zamin ka case 20 saal se chal raha h kab khtm hoga
  mujhe jel jana padega kya
  vasiyat ka vivad court me h parinam batao
  mere pe FIR ho jayegi kya
  jmant kb tk milegi
  kya nirnay mere paksh me aayega
  kya is saal court se talak mil jayega
  meri bail arji manjur hogi kya
  pati ne custody ka case kiya h kaun jitega
  police bar bar thane bula rahi h kya hoga
  kya dhokhadhadi ke mamle me jail jaunga
  mera court case kab tak chalega
  property ke mukadme me kaun jitega
  mera vakil case thik se ladega kya
  sasural walo pe FIR karu kya
  kundli me bandhan yog h kya
  kya me case haar jaunga
  bhai jail me h kab chutega
  high court mera suspension radd karega kya
  supreme court se zameen hame milegi kya
  gujara bhatta dena padega kya
  dahej case me samjhauta kar le kya
  aaropi ko saja milegi kya
  company ke khilaf case jeetunga kya
  yachika dayar karne ka shubh din
  kya mera case is saal khatam hoga
  court ne monday ko bulaya h kya hoga
  pati police hirasat me h
  mere khilaf shikayat kharij hogi kya
  kya mujhe court se nyay milega
  waris ka mukadma kiske paksh me jayega
  kya bhai giraftar hoga
  builder ke khilaf court me jitunga
  beti ki custody milegi
  jamanat kab hogi
  police complaint radd hogi kya
  case ka faisla kiske haq me
  bete ko bail milegi kya
  judge hamare favour me h kya
  zameen ka case kaun jeetega
  police mujhe arrest karegi kya
`)
