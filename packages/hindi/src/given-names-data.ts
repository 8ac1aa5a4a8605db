// First names as they are usually written in Latin letters and in Devanagari; where bearers write two, none stands here.
export const GIVEN_NAMES = `\
aabha आभा|aabhas आभास|aabid आबिद|aadarsh आदर्श|aadesh आदेश|aadhira आधिरा|aadhya आध्या|aadi आदि|aadil आदिल|aadilakshmi आदिलक्ष्मी|aaditi अदिति|
aaditya आदित्य|aadya आद्या|aahana आहना|aakanksha आकांक्षा|aakash आकाश|aakriti आकृति|aakruti आकृति|aalam आलम|aaliya आलिया|aalok आलोक|aamina आमिना|
aamir आमिर|aanand आनंद|aanchal आंचल|aanya आन्या|aaradhana आराधना|aaradhya आराध्या|aaratrika आरात्रिका|aarav आरव|aarif आरिफ|aarika आरिका|aariz आरिज़|
aarna आरना|aarohi आरोही|aarthi आरती|aarti आरती|aarush आरुष|aarushi आरुषि|aarvi आरवी|aarya आर्या|aaryan आर्यन|aarzoo आरज़ू|aasha आशा|aashima आशिमा|
aashiq आशिक|aashish आशीष|aashita आशिता|aashna आशना|aashutosh आशुतोष|aasif आसिफ|aasim आसिम|aasma आसमा|aastha आस्था|aatish आतिश|aayan अयान|aayansh आयांश|
aayesha आयशा|aayush आयुष|aayushi आयुषी|aban आबान|abdul अब्दुल|abdulaziz अब्दुलअज़ीज़|abdulhamid अब्दुलहमीद|abdulkarim अब्दुलकरीम|abdulla अब्दुल्ला|
abdullah अब्दुल्लाह|abdullatif अब्दुललतीफ़|abdulrahman अब्दुलरहमान|abdulwahid अब्दुलवाहिद|abdur अब्दुर|abdurahiman अब्दुर्रहीमान|
abdurrahman अब्दुर्रहमान|abdus अब्दुस|abeda आबिदा|abha आभा|abhai अभय|abhay अभय|abhi अभि|abhidha अभिधा|abhijeet अभिजीत|abhijit अभिजीत|abhijith अभिजीत|
abhik अभीक|abhilash अभिलाष|abhilasha अभिलाषा|abhimanyu अभिमन्यु|abhinandan अभिनंदन|abhinav अभिनव|abhinay अभिनय|abhinaya अभिनया|abhipsa अभिप्सा|
abhiraj अभिराज|abhiram अभिराम|abhirami अभिरामी|abhiroop अभिरूप|abhirup अभिरूप|abhisek अभिषेक|abhishek अभिषेक|abhyuday अभ्युदय|abid आबिद|abida आबिदा|
abiha अबीहा|abinash अविनाश|abirami अभिरामी|abraham अब्राहम|abrar अबरार|absar अबसार|abu अबू|abuzar अबूज़र|achal अचल|achala अचला|achyut अच्युत|
achyutha अच्युत|adarsh आदर्श|adesh आदेश|adhir अधीर|adhira अधीरा|adi आदि|adil आदिल|adilakshmi आदिलक्ष्मी|adishree अदिश्री|adit अदित|adithi अदिति|
adithya आदित्य|aditi अदिति|aditya आदित्य|adnan अदनान|adrija अद्रिजा|advait अद्वैत|advaita अद्वैता|advaith अद्वैत|advik अद्विक|advika अद्विका|
adwait अद्वैत|adwik अद्विक|adwita अद्विता|adya आद्या|adyant आद्यंत|afaq आफ़ाक|afrah अफ़राह|afreen आफ़रीन|afrin आफ़रीन|afroz अफ़रोज़|afroza अफ़रोज़ा|
afsana अफ़साना|afsar अफ़सर|afshan अफ़शां|aftab आफ़ताब|afzal अफ़ज़ल|agastya अगस्त्य|agatha अगाथा|agnes एग्नेस|agnivesh अग्निवेश|agrima अग्रिमा|
agyeya अज्ञेय|ahaan अहान|ahalya अहल्या|ahan अहान|ahana अहाना|ahilya अहिल्या|ahilyabai अहिल्याबाई|ahmad अहमद|ahmed अहमद|ahsan अहसान|aijaz एजाज़|
aindrila ऐंद्रिला|ainul ऐनुल|aisha आयशा|aishani ऐशानी|aishwariya ऐश्वर्या|aishwarya ऐश्वर्या|aiswarya ऐश्वर्या|aizza आइज़ा|ajai अजय|ajanta अजंता|
ajay अजय|ajaz एजाज़|ajeet अजीत|ajinkya अजिंक्य|ajit अजीत|ajita अजिता|ajitesh अजितेश|ajith अजीत|ajmal अजमल|ajmer अजमेर|akanksha आकांक्षा|
akansha आकांक्षा|akash आकाश|akbar अकबर|akhand अखंड|akhil अखिल|akhila अखिला|akhilesh अखिलेश|akhlaq अखलाक|akhtar अख्तर|akhtari अख्तरी|akram अकरम|
akriti आकृति|akshai अक्षय|akshara अक्षरा|akshat अक्षत|akshata अक्षता|akshatha अक्षता|akshay अक्षय|akshaya अक्षया|akshi अक्षी|akshit अक्षित|
akshita अक्षिता|akshitha अक्षिता|akul अकुल|alagappan अलगप्पन|alaka अलका|alam आलम|alankar अलंकार|alauddin अलाउद्दीन|albert अल्बर्ट|albin एल्बिन|
aleem अलीम|aleena अलीना|alex एलेक्स|alexander अलेक्जेंडर|aleya आलेया|aleyamma अलेयम्मा|aleykutty एलीकुट्टी|ali अली|alia आलिया|alice एलिस|alim आलिम|
alina अलीना|alivelu अलिवेलु|alivelumanga अलिवेलुमंगा|aliya आलिया|alka अलका|allahrakha अल्लाहरक्खा|allauddin अलाउद्दीन|allwyn एल्विन|alok आलोक|aloo आलू|
alpa अल्पा|alpana अल्पना|alphonsa अल्फोंसा|alphonse अल्फोंस|altaf अल्ताफ़|alvira अल्विरा|alwin एल्विन|amaan अमान|amal अमल|amala अमला|amalendu अमलेन्दु|
aman अमन|amanda अमांडा|amandeep अमनदीप|amanpreet अमनप्रीत|amanullah अमानुल्लाह|amar अमर|amardeep अमरदीप|amarendra अमरेन्द्र|amaresh अमरेश|
amarinder अमरिंदर|amarjeet अमरजीत|amarjit अमरजीत|amarnath अमरनाथ|amartya अमर्त्य|amba अंबा|ambaben अंबाबेन|ambadas अंबादास|ambar अंबर|ambarish अंबरीश|
ambavva अंबव्वा|ambika अंबिका|ambili अंबिली|ambrish अंबरीश|ambrose एम्ब्रोस|ambuja अंबुजा|ameen अमीन|ameena अमीना|ameer अमीर|ameerunnisa अमीरुन्निसा|
ameesha अमीषा|ameet अमीत|ameeta अमीता|amey अमेय|ameya अमेय|ami अमी|amin अमीन|amina अमीना|aminul अमीनुल|amish अमीश|amisha अमीषा|amit अमित|amita अमिता|
amitabh अमिताभ|amitav अमिताव|amitava अमिताभ|amitesh अमितेश|amith अमित|amitha अमिता|amiya अमिय|amjad अमजद|ammar अम्मार|ammini अम्मिणी|ammu अम्मू|
amod आमोद|amodini अमोदिनी|amogh अमोघ|amol अमोल|amoli अमोली|amrapali आम्रपाली|amreen अमरीन|amrendra अमरेन्द्र|amresh अमरेश|amrik अमरीक|amrin अमरीन|
amrish अमरीश|amrit अमृत|amrita अमृता|amritha अमृता|amritpal अमृतपाल|amruta अमृता|amrutha अमृता|amsaveni अम्सवेणी|amudha अमुदा|amulya अमूल्य|amy एमी|
ana अना|anadi अनादि|anagha अनघा|anahita अनाहिता|anaita अनाइता|anamika अनामिका|anamta अनमता|anand आनंद|anandamoy आनंदमय|anandan आनंदन|anandhi आनंदी|
anandi आनंदी|anandibai आनंदीबाई|anandita आनंदिता|anannya अनन्या|anant अनंत|ananth अनंत|anantha अनंत|ananya अनन्या|anarkali अनारकली|anarul अनारुल|
anas अनस|anasuya अनसूया|anasuyamma अनसूयम्मा|anay अनय|anaya अनाया|anbarasi अन्बरसी|anchal आंचल|anchala अंचला|anchita अंचिता|ancy एन्सी|andal आंडाल|
andrew एंड्रयू|aneek अनीक|anees अनीस|aneesa अनीसा|aneesh अनीश|aneesha अनीशा|aneeta अनीता|anesh अनेश|angad अंगद|angel एंजेल|angela एंजेला|
angelina एंजेलिना|angmo अंगमो|angoori अंगूरी|angoorlata अंगूरलता|angshuman अंशुमान|anguri अंगूरी|anik अनिक|anika अनिका|anikait अनिकेत|aniket अनिकेत|
anikha अनिखा|anil अनिल|anila अनिला|anima अनिमा|animesh अनिमेष|anindita अनिंदिता|anindya अनिंद्य|anirban अनिर्बान|aniruddh अनिरुद्ध|aniruddha अनिरुद्ध|
anirudh अनिरुद्ध|anis अनीस|anisa अनीसा|anish अनीश|anisha अनीशा|anisur अनीसुर|anita अनीता|anitha अनीता|anjalee अंजली|anjali अंजलि|anjalika अंजलिका|
anjan अंजन|anjana अंजना|anjaneyulu आंजनेयुलु|anjani अंजनी|anjila अंजिला|anjitha अंजिता|anjoo अंजू|anju अंजू|anjubala अंजूबाला|anjum अंजुम|
anjuman अंजुमन|anjumara अंजुमआरा|anjumoni अंजुमणि|ankan अंकन|ankesh अंकेश|ankit अंकित|ankita अंकिता|ankitha अंकिता|anku अंकू|ankur अंकुर|
ankurita अंकुरिता|ankush अंकुश|anmol अनमोल|ann एन|anna अन्ना|annamalai अन्नामलाई|annamma अन्नम्मा|annapoorna अन्नपूर्णा|annapurna अन्नपूर्णा|
annapurnamma अन्नपूर्णम्मा|annie एनी|annu अन्नू|anoj अनोज|anokhi अनोखी|anoop अनूप|anoushka अनुष्का|ansar अंसार|ansh अंश|anshika अंशिका|anshita अंशिता|
anshu अंशु|anshul अंशुल|anshula अंशुला|anshuma अंशुमा|anshumala अंशुमाला|anshumali अंशुमाली|anshuman अंशुमान|ansuya अनसूया|ansuyabai अनुसयाबाई|
antara अंतरा|anthoni एंथनी|anthony एंथनी|antim अंतिम|antima अंतिमा|anton एंटोन|antonia एंटोनिया|antonio एंटोनियो|antony एंटनी|anu अनु|anubha अनुभा|
anubhav अनुभव|anubhuti अनुभूति|anugraha अनुग्रहा|anuj अनुज|anuja अनुजा|anuksha अनुक्षा|anukul अनुकूल|anumeha अनुमेहा|anumita अनुमिता|anumol अनुमोल|
anup अनूप|anupa अनुपा|anupam अनुपम|anupama अनुपमा|anupriya अनुप्रिया|anuradha अनुराधा|anurag अनुराग|anuragini अनुरागिनी|anuraj अनुराज|anureet अनुरीत|
anurekha अनुरेखा|anusaya अनुसया|anusha अनुषा|anushka अनुष्का|anushree अनुश्री|anushri अनुश्री|anusmita अनुस्मिता|anusree अनुश्री|anusuya अनुसूया|
anusuyabai अनुसयाबाई|anutosh अनुतोष|anuva अनुवा|anvar अनवर|anvay अन्वय|anvesha अन्वेषा|anvi अन्वी|anvika अन्विका|anvita अन्विता|anvitha अन्विता|
anwar अनवर|anwara अनवरा|anwari अनवरी|anwarul अनवारुल|anwesh अन्वेष|anwesha अन्वेषा|anya अन्या|aparajita अपराजिता|aparna अपर्णा|apeksha अपेक्षा|
apoorv अपूर्व|apoorva अपूर्वा|appalanarasamma अप्पलनरसम्मा|appu अप्पू|apsara अप्सरा|apurba अपूर्व|apurv अपूर्व|apurva अपूर्व|arabella अराबेला|
aradhana आराधना|aradhya आराध्या|arati आरती|arav आरव|aravind अरविंद|aravindan अरविंदन|arbind अरविंद|archana अर्चना|archi आर्ची|archit अर्चित|
archita अर्चिता|archna अर्चना|ardeshir अर्देशिर|ardhendu अर्धेन्दु|areeba अरीबा|arhaan अरहान|arham अरहम|arif आरिफ|arifa आरिफ़ा|arihant अरिहंत|
arijeet अरिजीत|arijit अरिजीत|arindam अरिंदम|aritra अरित्र|arivumathi अरिवुमति|arjan अर्जन|arjit अर्जित|arjumand अर्जुमंद|arjun अर्जुन|arjuna अर्जुन|
armaan अरमान|arman अरमान|arnab अर्णब|arnav अर्णव|arockia आरोक्या|arohi आरोही|arokiaraj आरोक्याराज|arokiasamy आरोक्यासामी|aroop अरूप|arpan अर्पण|
arpana अर्पणा|arpit अर्पित|arpita अर्पिता|arpitha अर्पिता|arsh अर्श|arshad अरशद|arshdeep अर्शदीप|arshi अर्शी|arshia अर्शिया|arshiya अर्शिया|
arshiyan अर्शियान|arslan अर्सलान|arthi आरती|arti आरती|arul अरुल|arumugam अरुमुगम|arun अरुण|aruna अरुणा|arunabai अरुणाबाई|arunabh अरुणाभ|
arunachalam अरुणाचलम|arunangshu अरुणांशु|arunava अरुणाभ|arundhathi अरुंधती|arundhati अरुंधति|arunesh अरुणेश|arunima अरुणिमा|arup अरूप|arushi आरुषि|
arva अरवा|arvin अरविन|arvind अरविंद|arvinder अरविंदर|arwa अरवा|aryan आर्यन|arzoo आरज़ू|asad असद|asadullah असदुल्लाह|asawari असावरी|aseem असीम|
asees असीस|asfiya असफ़िया|asgar असगर|asghar असगर|asha आशा|ashadevi आशादेवी|ashalata आशालता|asharani आशारानी|asheesh आशीष|ashfaq अशफ़ाक|ashim अशीम|
ashima अशिमा|ashiq आशिक|ashish आशीष|ashkar अशकर|ashlesha आश्लेषा|ashmeet अश्मीत|ashmita अश्मिता|ashni अश्नी|ashok अशोक|ashoka अशोक|ashraf अशरफ़|
ashrita आश्रिता|ashritha आश्रिता|ashu आशु|ashutosh आशुतोष|ashvin अश्विन|ashvini अश्विनी|ashwani अश्वनी|ashwath अश्वथ|ashwathamma अश्वत्थम्मा|
ashwathy अश्वति|ashwatthama अश्वत्थामा|ashwin अश्विन|ashwini अश्विनी|asia आसिया|asif आसिफ|asifa आसिफ़ा|asim असीम|asit असित|asiya आसिया|aslam असलम|
asma असमा|asmeet अस्मीत|asmita अस्मिता|asok अशोक|aspandiar अस्पंदियार|aspi अस्पी|astha आस्था|aswathi अश्वति|aswathy अश्वति|aswin अश्विन|aswini अश्विनी|
atasi अतसी|ataullah अताउल्लाह|ateeq अतीक|athar अतहर|atharv अथर्व|atharva अथर्व|athul अतुल|atif आतिफ़|atika आतिका|atiq अतीक|atiqa आतिका|atish आतिश|
atiullah अतीउल्लाह|atiya आतिया|atma आत्मा|atmaram आत्माराम|atreyee आत्रेयी|atul अतुल|atulya अतुल्य|augustine ऑगस्टीन|auro औरो|ava आवा|avadh अवध|
avadhesh अवधेश|avadhoot अवधूत|avanee अवनी|avani अवनी|avanthika अवंतिका|avanti अवंती|avantika अवंतिका|avdhesh अवधेश|avi अवि|avijit अविजित|avik अविक|
avika अविका|avinandan अविनंदन|avinash अविनाश|avinav अभिनव|avipsa अविप्सा|aviral अविरल|avleen अवलीन|avneet अवनीत|avni अवनी|avtar अवतार|awadhesh अवधेश|
ayaan अयान|ayan अयान|ayansh अयांश|ayantika अयंतिका|ayappa अय्यप्पा|ayesha आयशा|aysha आयशा|ayshwarya ऐश्वर्या|ayub अयूब|ayush आयुष|ayushi आयुषी|
ayushman आयुष्मान|ayushmati आयुष्मति|ayyappan अय्यप्पन|ayyub अय्यूब|azad आज़ाद|azam आज़म|azeem अज़ीम|azeez अज़ीज़|azhar अज़हर|azim अज़ीम|azima अज़ीमा|
aziz अज़ीज़|azizul अज़ीज़ुल|azizunnisa अज़ीज़ुन्निसा|azra अज़रा|baba बाबा|baban बबन|babar बाबर|babasaheb बाबासाहेब|babban बब्बन|babita बबीता|
babitha बबीता|babli बबली|babloo बबलू|bablu बबलू|babu बाबू|babulal बाबूलाल|baburam बाबूराम|baburao बाबूराव|baby बेबी|babychan बेबीचन|bachan बचन|
bachchan बच्चन|bachhu बच्चू|bachi बची|bachiya बछिया|bachni बचनी|badal बादल|badami बादामी|badri बद्री|badrinath बद्रीनाथ|badruddin बदरुद्दीन|
badrunnisa बदरुन्निसा|badshah बादशाह|bageshwari बागेश्वरी|bagmati बागमती|bagyalakshmi भाग्यलक्ष्मी|bahadur बहादुर|bahamani बाहामनी|bahman बहमन|
baibhav वैभव|baidehi बैदेही|baidyanath बैद्यनाथ|baij बैज|baijnath बैजनाथ|baiju बैजू|baisakhi बैसाखी|baishakhi बैशाखी|baishali वैशाली|bajrang बजरंग|
bajrangi बजरंगी|bakhshish बख्शीश|bakhtawar बख्तावर|bakula बकुला|bala बाला|balachander बालचंदर|balachandra बालचंद्र|balachandran बालचंद्रन|
balagopal बालगोपाल|balaji बालाजी|balakrishna बालकृष्ण|balakrishnan बालकृष्णन|balamani बालमणि|balamurugan बालमुरुगन|balaraju बालाराजू|balaram बलराम|
balarama बलराम|balasaheb बालासाहेब|balasubramaniam बालासुब्रमण्यम|balasubramanian बालासुब्रमण्यन|balbir बलबीर|balchand बालचंद|baldev बलदेव|
baljeet बलजीत|baljinder बलजिंदर|baljit बलजीत|balkar बलकार|balkishan बालकिशन|balkrishna बालकृष्ण|balmukund बालमुकुंद|balraj बलराज|balram बलराम|
balu बालू|balvant बलवंत|balveer बलवीर|balvinder बलविंदर|balvir बलवीर|balwant बलवंत|balwinder बलविंदर|banani बनानी|banashri बनश्री|bandana बंदना|
bandhana बंधना|bandhu बंधु|bandini बंदिनी|bani बानी|banita बनिता|banke बांके|bankim बंकिम|banno बन्नो|bano बानो|banoo बानू|banshi बंशी|
banshidhar बंशीधर|bansi बंसी|bansidhar बंसीधर|bansilal बंसीलाल|banti बंटी|banty बंटी|banu बानू|banumathi भानुमति|banwari बनवारी|banwarilal बनवारीलाल|
bappa बप्पा|bappi बप्पी|bapu बापू|bapuji बापूजी|bapurao बापूराव|barasha बरषा|barinder बरिंदर|barkat बरकत|barkha बरखा|barnali बर्नाली|barsha बर्षा|
barun बरुण|basamma बसम्मा|basant बसंत|basanta बसंत|basanthi बसंती|basanti बसंती|basappa बसप्पा|basavaraj बसवराज|basavaraju बसवराजू|basavva बसव्वा|
basheer बशीर|bashir बशीर|bashiran बशीरन|basil बेसिल|basistha बशिष्ठ|bastian बास्टियन|basu बासु|basudeb बासुदेब|basudev बासुदेव|basudha बसुधा|
batasi बतासी|batia बतिया|batuk बटुक|beant बेअंत|beauty ब्यूटी|bebi बेबी|bebitai बेबीताई|bechan बेचन|beena बीना|beeran बीरान|behari बिहारी|
behram बेहराम|behramji बेहरामजी|behroze बेहरोज़|bejan बेजन|bela बेला|bella बेला|bembem बेमबेम|bena बेना|benazir बेनज़ीर|bency बेंसी|benedict बेनेडिक्ट|
benjamin बेंजामिन|benny बेनी|benson बेन्सन|bernadette बर्नाडेट|bernard बर्नार्ड|betty बेट्टी|bhabani भवानी|bhaben भबेन|bhabesh भवेश|bhabna भावना|
bhadra भद्र|bhadresh भद्रेश|bhagat भगत|bhagavathi भगवती|bhagawati भगवती|bhaggo भग्गो|bhagirath भगीरथ|bhagirathi भागीरथी|bhagmani भागमनी|
bhagmati भागमती|bhago भागो|bhagvan भगवान|bhagwan भगवान|bhagwandas भगवानदास|bhagwanti भगवंती|bhagwat भागवत|bhagwati भगवती|bhagya भाग्या|
bhagyalakshmi भाग्यलक्ष्मी|bhagyalaxmi भाग्यलक्ष्मी|bhagyamma भाग्यम्मा|bhagyashree भाग्यश्री|bhagyashri भाग्यश्री|bhagyasri भाग्यश्री|
bhagyavati भाग्यवती|bhagyawati भाग्यवती|bhaichung बाईचुंग|bhaiji भाईजी|bhailal भाईलाल|bhairav भैरव|bhairavi भैरवी|bhairon भैरों|bhaiya भैया|
bhaiyalal भैयालाल|bhakthi भक्ति|bhakti भक्ति|bhamini भामिनी|bhanita भनिता|bhanmati भानमती|bhanu भानु|bhanuben भानुबेन|bhanumati भानुमति|
bhanupratap भानुप्रताप|bhanwar भंवर|bhanwari भंवरी|bhanwarlal भंवरलाल|bharat भरत|bharath भरत|bharathi भारती|bharati भारती|bhargav भार्गव|
bhargava भार्गव|bhargavi भार्गवी|bharti भारती|bhartiben भारतीबेन|bhasha भाषा|bhaskar भास्कर|bhaskara भास्कर|bhaskaran भास्करन|
bhaskarjyoti भास्करज्योति|bhaskarrao भास्करराव|bhateri भतेरी|bhaumik भौमिक|bhausaheb भाऊसाहेब|bhavana भावना|bhavani भवानी|bhavesh भावेश|bhavik भाविक|
bhavika भाविका|bhavin भाविन|bhavini भाविनी|bhavisha भाविशा|bhavishya भविष्या|bhavita भविता|bhavitha भविता|bhavna भावना|bhavnaben भावनाबेन|bhavya भव्य|
bhawana भावना|bhawani भवानी|bhawar भंवर|bhawna भावना|bheem भीम|bhikha भीखा|bhikhabhai भीखाभाई|bhikhari भिखारी|bhikhi भीखी|bhikkhi भिक्खी|bhim भीम|
bhima भीमा|bhimbahadur भीमबहादुर|bhimrao भीमराव|bhimsen भीमसेन|bhisham भीषम|bhishma भीष्म|bhola भोला|bholanath भोलानाथ|bholu भोलू|bhoomi भूमि|
bhoomika भूमिका|bhoop भूप|bhramara भ्रमरा|bhubaneswari भुवनेश्वरी|bhulakshmi भूलक्ष्मी|bhumi भूमि|bhumika भूमिका|bhuneshwari भुनेश्वरी|bhupen भूपेन|
bhupendra भूपेंद्र|bhupesh भूपेश|bhupinder भूपिंदर|bhura भूरा|bhure भूरे|bhurelal भूरेलाल|bhuri भूरी|bhuru भूरू|bhushan भूषण|bhuvan भुवन|bhuvana भुवना|
bhuvanesh भुवनेश|bhuvaneshwari भुवनेश्वरी|bhuvaneswari भुवनेश्वरी|bhuvneshwar भुवनेश्वर|bhuwan भुवन|bibek बिबेक|bibha विभा|bibhas विभास|bidhan बिधान|
bidisha बिदिशा|bidya बिद्या|bidyut बिद्युत|bihari बिहारी|bijali बिजली|bijay बिजय|bijaya बिजया|bijayalaxmi बिजयलक्ष्मी|bijender बिजेंदर|
bijendra बिजेंद्र|bijesh बिजेश|bijli बिजली|bijon बिजन|bijoy बिजॉय|biju बीजू|bikas बिकास|bikash बिकाश|bikram बिक्रम|bikramjeet बिक्रमजीत|
bikramjit बिक्रमजीत|bilal बिलाल|bilkis बिलकीस|billo बिल्लो|billu बिल्लू|bilqis बिलकीस|bilquis बिलकीस|bimal बिमल|bimala बिमला|bimalendu बिमलेन्दु|
bimla बिमला|bimlesh बिमलेश|bina बीना|binay बिनय|bincy बिन्सी|binderjeet बिंदरजीत|bindeshwar बिंदेश्वर|bindeshwari बिंदेश्वरी|bindhu बिंदु|
bindia बिंदिया|bindiya बिंदिया|bindu बिंदु|bindumati बिंदुमति|bineeta बिनीता|bini बिनी|binita बिनीता|binny बिन्नी|binod बिनोद|binodini बिनोदिनी|
binoy बिनॉय|bipasha बिपाशा|bipin बिपिन|biplab बिप्लब|bipul बिपुल|biraj बिराज|birajini बिराजिनी|birbal बीरबल|biren बीरेन|birender बीरेंदर|
birendra बीरेंद्र|biresh बीरेश|birju बिरजू|birmati बीरमती|birsa बिरसा|birsi बिरसी|birsingh बीरसिंह|birsmuni बिरसमुनि|bishakha बिशाखा|bishal बिशाल|
bishan बिशन|bishnu बिष्णु|bishnudev बिष्णुदेव|bishnupriya बिष्णुप्रिया|bishwajit बिश्वजीत|bishwanath बिश्वनाथ|bisman बिसमन|bismillah बिस्मिल्लाह|
bismillahbee बिस्मिल्लाहबी|biswajit बिश्वजीत|biswanath बिश्वनाथ|biswaranjan विश्वरंजन|bithika बीथिका|bittan बिट्टन|bittu बिट्टू|blessy ब्लेसी|
bobby बॉबी|bobita बबीता|bodh बोध|bodhan बोधन|bolaram बोलाराम|boman बोमन|bomanji बोमनजी|bommai बोम्मई|boota बूटा|bornali बर्नाली|bosco बॉस्को|
brahma ब्रह्मा|brahmanand ब्रह्मानंद|brahmdev ब्रह्मदेव|brahmi ब्राह्मी|braj ब्रज|brajendra ब्रजेन्द्र|brajesh ब्रजेश|brajmohan ब्रजमोहन|
bratati व्रतती|bridget ब्रिजेट|brij बृज|brijbala बृजबाला|brijendra बृजेन्द्र|brijesh बृजेश|brijkishore बृजकिशोर|brijlal बृजलाल|brijmohan बृजमोहन|
brijrani बृजरानी|brinda बृंदा|brindha बृंदा|bruno ब्रूनो|bubbly बबली|bubly बबली|buddhadeb बुद्धदेव|buddhadev बुद्धदेव|buddhu बुद्धू|budhan बुधन|
budhani बुधनी|budhni बुधनी|budhram बुधराम|budhu बुधू|budhwa बुधवा|bujji बुज्जी|bulbul बुलबुल|bulti बुल्टी|bunny बनी|bunty बंटी|burhan बुरहान|
burjor बुर्जोर|burzin बुर्ज़िन|bushra बुशरा|buta बूटा|byomkesh ब्योमकेश|carol कैरल|catherine कैथरीन|cauvery कावेरी|cawas कावस|cecilia सेसिलिया|
celine सेलीन|chabubai छबूबाई|chacko चाको|chahat चाहत|chahna चाहना|chain चैन|chaitali चैताली|chaitan चैतन|chaitanya चैतन्य|chaithra चैत्रा|
chaitra चैत्रा|chaitrali चैत्राली|chaitu चैतू|chakori चकोरी|chakradhar चक्रधर|chakrapani चक्रपाणि|chaman चमन|chamanlal चमनलाल|chameli चमेली|
champa चंपा|champabai चंपाबाई|champaben चंपाबेन|champai चंपई|champak चंपक|champalal चंपालाल|champavati चंपावती|chanchal चंचल|chanchala चंचला|
chand चांद|chanda चंदा|chandan चंदन|chandana चंदना|chandani चांदनी|chandar चंदर|chandbee चांदबी|chandbibi चांदबीबी|chander चंदर|chanderpal चंद्रपाल|
chandi चंडी|chandika चंडिका|chandini चांदनी|chandkala चंदकला|chandni चांदनी|chandra चंद्र|chandrabati चंद्रावती|chandrabhan चंद्रभान|
chandrabhushan चंद्रभूषण|chandradeep चंद्रदीप|chandraiah चंद्रय्या|chandrajeet चंद्रजीत|chandrakala चंद्रकला|chandrakali चंद्रकली|
chandrakant चंद्रकांत|chandrakanta चंद्रकांता|chandrakanth चंद्रकांत|chandrakantha चंद्रकांता|chandralekha चंद्रलेखा|chandrama चंद्रमा|
chandramani चंद्रमणि|chandramma चंद्रम्मा|chandramohan चंद्रमोहन|chandramukhi चंद्रमुखी|chandran चंद्रन|chandrani चंद्राणी|chandrapal चंद्रपाल|
chandraprabha चंद्रप्रभा|chandraprakash चंद्रप्रकाश|chandrasekar चंद्रशेखर|chandrasekaran चंद्रशेखरन|chandrasekhar चंद्रशेखर|chandrashekar चंद्रशेखर|
chandrashekhar चंद्रशेखर|chandravati चंद्रावती|chandravatibai चंद्रावतीबाई|chandrawati चंद्रावती|chandreyee चांद्रेयी|chandrika चंद्रिका|
chandrikaben चंद्रिकाबेन|chandrima चंद्रिमा|chandro चंद्रो|chandru चंद्रू|chandu चंदू|chandy चांडी|chanmuni चानमुनि|channi चन्नी|chanu चानू|charan चरण|
charandas चरणदास|charanjeet चरणजीत|charanjit चरणजीत|charanpreet चरनप्रीत|charita चरिता|charitha चरिता|charles चार्ल्स|charu चारु|charudatta चारुदत्त|
charulata चारुलता|charulatha चारुलता|charusheela चारुशीला|charushila चारुशीला|charvi चार्वी|chaturbhuj चतुर्भुज|chavi छवि|chaya छाया|chayanika चयनिका|
chellamma चेल्लम्मा|chellammal चेल्लम्माल|chenna चेन्ना|cherian चेरियन|cheryl शेरिल|chetan चेतन|chetana चेतना|chethan चेतन|chethana चेतना|chetna चेतना|
chetram चेतराम|chhabi छवि|chhabilal छबिलाल|chhabili छबीली|chhagan छगन|chhaganlal छगनलाल|chhanno छन्नो|chhatrapal छत्रपाल|chhavi छवि|chhaya छाया|
chhedi छेदी|chhedilal छेदीलाल|chhering छेरिंग|chhote छोटे|chhotelal छोटेलाल|chhoti छोटी|chhotibai छोटीबाई|chhotu छोटू|chhutki छुटकी|
chidambaram चिदंबरम|chidanand चिदानंद|chidananda चिदानंद|chikki चिक्की|chiku चीकू|chiman चिमन|chimanlal चिमनलाल|chinki चिंकी|chinmay चिन्मय|
chinmaya चिन्मय|chinmayee चिन्मयी|chinmayi चिन्मयी|chinmoy चिन्मय|chinna चिन्ना|chinnamma चिन्नम्मा|chinnappa चिन्नप्पा|chinnaswamy चिन्नास्वामी|
chinnu चिन्नू|chinta चिंता|chintan चिंतन|chintoo चिंटू|chintu चिंटू|chinu चीनू|chirag चिराग|chiranjeev चिरंजीव|chiranjeevi चिरंजीवी|chiranjib चिरंजीब|
chiranjit चिरंजीत|chirayu चिरायु|chitaranjan चित्तरंजन|chithra चित्रा|chitkala चित्कला|chitra चित्रा|chitralekha चित्रलेखा|chitrangada चित्रांगदा|
chitrani चित्राणी|chittaranjan चित्तरंजन|chokhelal चोखेलाल|chotelal छोटेलाल|chotu छोटू|christina क्रिस्टीना|christopher क्रिस्टोफर|christy क्रिस्टी|
chunilal चुन्नीलाल|chunni चुन्नी|chunnilal चुन्नीलाल|clara क्लारा|claramma क्लारम्मा|cleatus क्लीटस|cleetus क्लीटस|clement क्लेमेंट|clifford क्लिफोर्ड|
conrad कॉनराड|coomi कूमी|cowasji कावसजी|cynthia सिंथिया|cyril सिरिल|cyrus साइरस|dadabhai दादाभाई|dadasaheb दादासाहेब|dagadu दगडू|dahiben दाहीबेन|
daisy डेज़ी|daksh दक्ष|daksha दक्षा|dakshaben दक्षाबेन|dakshata दक्षता|dakshayani दाक्षायणी|dalbir दलबीर|dalchand दालचंद|daler दलेर|dalia डालिया|
dalip दलीप|daljeet दलजीत|daljit दलजीत|dalpat दलपत|dalu दालू|dalvinder दलविंदर|dalwinder दलविंदर|damayanthi दमयंती|damayanti दमयंती|damini दामिनी|
damodar दामोदर|damodaran दामोदरन|dania दानिया|daniel डेनियल|danish दानिश|danny डैनी|dara दारा|darayus दारायस|daria दरिया|darius डेरियस|daropti द्रौपती|
darpan दर्पण|darryl डैरिल|darsh दर्श|darshan दर्शन|darshana दर्शना|darshani दर्शनी|darshika दर्शिका|darshil दर्शिल|darshini दर्शिनी|darshna दर्शना|
dasarath दशरथ|dasharath दशरथ|dashmi दशमी|dashoda दशोदा|dashrath दशरथ|dasmi दसमी|datta दत्ता|dattaram दत्ताराम|dattatray दत्तात्रय|
dattatreya दत्तात्रेय|dattu दत्तू|dau दाऊ|daud दाऊद|daulat दौलत|daulatram दौलतराम|davender देवेंदर|david डेविड|davinder दविंदर|dawa दावा|dawood दाऊद|
dawson डॉसन|daxa दक्षा|daxaben दक्षाबेन|daya दया|dayal दयाल|dayamani दयामणि|dayamayee दयामयी|dayanand दयानंद|dayananda दयानंद|dayaram दयाराम|
dayashankar दयाशंकर|dayavati दयावती|dayawati दयावती|deba देबा|debabrata देवव्रत|debajit देवजीत|debajyoti देवज्योति|debanjali देबांजलि|debanjan देवांजन|
debanjana देवांजना|debarati देवारति|debashis देवाशीष|debashish देवाशीष|debasis देवाशीष|debasish देवाशीष|debasmita देवस्मिता|debayan देवायन|
debdas देवदास|debdeep देवदीप|debendra देवेन्द्र|debi देबी|debika देबिका|debjani देवजानी|debnath देबनाथ|debolina देबोलीना|deborah डेबोरा|debu देबू|
deeba दीबा|deeksha दीक्षा|deekshita दीक्षिता|deekshitha दीक्षिता|deena दीना|deenanath दीनानाथ|deenbandhu दीनबंधु|deendayal दीनदयाल|deep दीप|deepa दीपा|
deepak दीपक|deepali दीपाली|deepan दीपन|deepanjali दीपांजलि|deepankar दीपांकर|deepanshu दीपांशु|deepanwita दीपान्विता|deepashikha दीपशिखा|
deependra दीपेंद्र|deepesh दीपेश|deepika दीपिका|deepinder दीपिंदर|deepmala दीपमाला|deepshikha दीपशिखा|deepthi दीप्ति|deepti दीप्ति|deepto दीप्तो|
deepu दीपू|deetya दित्या|delna डेलना|delnaz डेलनाज़|delphine डेल्फिन|dennis डेनिस|denzil डेंज़िल|deo देव|deoraj देवराज|desmond डेसमंड|dev देव|
deva देवा|devadas देवदास|devadatta देवदत्त|devaiah देवैया|devakamma देवकम्मा|devaki देवकी|devakumari देवकुमारी|devamma देवम्मा|devanand देवानंद|
devang देवांग|devangi देवांगी|devansh देवांश|devanshi देवांशी|devanshu देवांशु|devaraj देवराज|devarajan देवराजन|devaraju देवराजू|devasena देवसेना|
devashish देवाशीष|devasia देवसिया|devasish देवाशीष|devavrat देवव्रत|devayani देवयानी|devbrat देवव्रत|devdas देवदास|devdatta देवदत्त|devdutt देवदत्त|
deven देवेन|devender देवेंदर|devendra देवेंद्र|devendran देवेंद्रन|devesh देवेश|devi देवी|devibai देवीबाई|devidas देवीदास|devidayal देवीदयाल|
devika देविका|devilal देवीलाल|devina देविना|devinder देविंदर|deviprasad देवीप्रसाद|devishi देविशी|devishree देविश्री|devisri देविश्री|deviyani देवयानी|
devjit देवजीत|devkanya देवकन्या|devkaran देवकरण|devki देवकी|devkinandan देवकीनंदन|devmati देवमती|devnath देवनाथ|devraj देवराज|devrani देवरानी|
devsharan देवशरण|devu देवू|devyani देवयानी|dewan दीवान|dhairya धैर्य|dhan धन|dhana धन्ना|dhanajay धनंजय|dhanalakshmi धनलक्ष्मी|dhanalaxmi धनलक्ष्मी|
dhanam धनम|dhananjay धनंजय|dhananjaya धनंजय|dhananjoy धनंजय|dhanashree धनश्री|dhanashri धनश्री|dhanesh धनेश|dhaneshwar धनेश्वर|dhani धनी|
dhaniram धनीराम|dhanlaxmi धनलक्ष्मी|dhanmati धनमती|dhanna धन्ना|dhannalal धन्नालाल|dhanno धन्नो|dhanpat धनपत|dhanpati धनपती|dhanpreet धनप्रीत|
dhanraj धनराज|dhanuja धनुजा|dhanush धनुष|dhanusha धनुषा|dhanvanti धनवंती|dhanvi धन्वी|dhanvika धनविका|dhanvin धनविन|dhanwanti धनवंती|dhanya धन्या|
dhapu धापू|dhara धारा|dharam धरम|dharambir धर्मबीर|dharamdas धरमदास|dharamdev धर्मदेव|dharamjeet धर्मजीत|dharampal धर्मपाल|dharamveer धर्मवीर|
dharamvir धर्मवीर|dharani धरणी|dharini धारिणी|dharitri धरित्री|dharma धर्मा|dharmaraj धर्मराज|dharmawati धर्मावती|dharmendar धर्मेंदर|
dharmender धर्मेंदर|dharmendra धर्मेंद्र|dharmesh धर्मेश|dharmi धरमी|dharmik धार्मिक|dharminder धर्मिंदर|dharmishta धर्मिष्ठा|dharmistha धर्मिष्ठा|
dharmpal धर्मपाल|dharmraj धर्मराज|dharmvati धर्मवती|dharmveer धर्मवीर|dharti धरती|dheera धीरा|dheeraj धीरज|dheerendra धीरेंद्र|dhiraj धीरज|
dhiren धीरेन|dhirendra धीरेंद्र|dhirubhai धीरूभाई|dhondabai धोंडाबाई|dhondiram धोंडीराम|dhondu धोंडू|dhoom धूम|dhrithi धृति|dhriti धृति|dhruba ध्रुब|
dhrubo ध्रुव|dhruti धृति|dhruv ध्रुव|dhruva ध्रुव|dhruvi ध्रुवी|dhruvika ध्रुविका|dhruvin ध्रुविन|dhulji धुलजी|dhun धुन|dhunji धुनजी|dhvani ध्वनि|
dhwani ध्वनि|dhwanit ध्वनित|dhyana ध्याना|dia दिया|dibakar दिबाकर|dibya दिब्या|dibyendu दिब्येंदु|digambar दिगंबर|digamber दिगंबर|digvijay दिग्विजय|
diksha दीक्षा|dikshita दीक्षिता|dilawar दिलावर|dilbag दिलबाग|dildar दिलदार|dileep दिलीप|dilip दिलीप|diljeet दिलजीत|diljit दिलजीत|dilnawaz दिलनवाज़|
dilnaz दिलनाज़|dilpreet दिलप्रीत|dilruba दिलरुबा|dilshad दिलशाद|dilshada दिलशादा|dilsher दिलशेर|dimbeswar डिंबेश्वर|dimpal डिंपल|dimpi डिंपी|
dimple डिंपल|dina दीना|dinabandhu दीनबंधु|dinakar दिनकर|dinakaran दिनाकरन|dinanath दीनानाथ|dinaz दीनाज़|dinbandhu दीनबंधु|dindayal दीनदयाल|
dinesh दिनेश|dineshkumar दिनेशकुमार|dinkar दिनकर|dino डीनो|dinshaw दिनशॉ|dinu दीनू|dip दीप|dipa दीपा|dipak दीपक|dipali दीपाली|dipamoni दीपमणि|
dipanjan दीपांजन|dipankar दीपांकर|dipannita दीपान्निता|dipanshu दीपांशु|dipanwita दीपान्विता|dipayan दीपायन|dipen दीपेन|dipendra दीपेंद्र|dipesh दीपेश|
dipika दीपिका|dipshikha दीपशिखा|dipta दीप्ता|dipthi दीप्ति|dipti दीप्ति|diptiben दीप्तिबेन|dipto दीप्तो|dipu दीपू|disha दिशा|dishita दिशिता|
diskit दिस्कित|ditya दित्या|divakar दिवाकर|divakaran दिवाकरन|divija दिविजा|divisha दिविशा|divneet दिवनीत|divya दिव्या|divyalakshmi दिव्यलक्ष्मी|
divyam दिव्यम|divyang दिव्यांग|divyangana दिव्यांगना|divyani दिव्यानी|divyansh दिव्यांश|divyanshi दिव्यांशी|divyanshu दिव्यांशु|divyendu दिव्येंदु|
divyesh दिव्येश|diwakar दिवाकर|diwan दीवान|diya दिया|dolkar डोलकर|dolli डॉली|dolly डॉली|dolma डोलमा|dolors डोलर्स|doly डॉली|dominic डोमिनिक|
domnic डोमिनिक|dona डोना|donna डोना|dora डोरा|dorab दोराब|doris डोरिस|dorje दोरजे|dorjee दोरजी|dorothy डोरोथी|drashti दृष्टि|draupadi द्रौपदी|
drishti दृष्टि|drishya दृश्या|drisya दृश्या|drithi धृति|dropadi द्रोपदी|dropati द्रोपती|droupadi द्रौपदी|drupadi द्रौपदी|dubraj दुबराज|dudhnath दूधनाथ|
dukhan दुखन|dukhi दुखी|dukhiram दुखीराम|dulal दुलाल|dular दुलार|dulari दुलारी|dulauri दुलौरी|duleep दलीप|dulichand दुलीचंद|dulu दुलू|durai दुरई|
duraisamy दुरईसामी|durdana दुर्दाना|durga दुर्गा|durgabai दुर्गाबाई|durgadas दुर्गादास|durgadevi दुर्गादेवी|durgaprasad दुर्गाप्रसाद|
durgavati दुर्गावती|durgawati दुर्गावती|durgesh दुर्गेश|durgeshnandini दुर्गेशनंदिनी|durgeshwari दुर्गेश्वरी|durjan दुर्जन|durlabh दुर्लभ|durva दुर्वा|
duryodhan दुर्योधन|dushyant दुष्यंत|dushyanth दुष्यंत|dwani ध्वनि|dwarika द्वारिका|dwarka द्वारका|dwarkabai द्वारकाबाई|dwarkadas द्वारकादास|
dwarkanath द्वारकानाथ|dwijendra द्विजेन्द्र|dyaneshwar ज्ञानेश्वर|dyuti द्युति|ebrahim इब्राहिम|edna एडना|edward एडवर्ड|edwin एडविन|eesha ईशा|
ehsan एहसान|ehtesham एहतेशाम|ehteshamul एहतेशामुल|ejaz एजाज़|ekadashi एकादशी|ekalavya एकलव्य|ekam एकम|ekambaram एकांबरम|ekamjot एकमजोत|ekansh एकांश|
ekjot एकजोत|eklavya एकलव्य|eknath एकनाथ|ekta एकता|ela एला|elango इलंगो|elangovan इलंगोवन|eldho एल्धो|eliamma एलियम्मा|elias एलियास|elina एलिना|
elisha एलीशा|elizabeth एलिज़ाबेथ|ellora एलोरा|elsa एल्सा|elsamma एल्सम्मा|elsy एल्सी|emilia एमिलिया|emily एमिली|emmanuel इमैनुअल|ephraim एफ्राइम|
eric एरिक|eruch एरच|erum इरम|esha ईशा|eshan ईशान|eshani ईशानी|eshita ईशिता|eshwar ईश्वर|eshwari ईश्वरी|ester एस्तेर|esther एस्तेर|eswar ईश्वर|
eswaramma ईश्वरम्मा|eswaran ईश्वरन|eswari ईश्वरी|etwa एतवा|etwari एतवारी|eugene यूजीन|eva ईवा|eveline एवलिन|evelyn एवलिन|ezaz एजाज़|ezhil एझिल|
ezhilarasi एझिलरसी|fagu फागू|fahad फ़हद|faheem फ़हीम|fahim फ़हीम|fahima फ़हीमा|fahmida फ़हमीदा|faiqa फ़ाइका|faisal फ़ैसल|faiyaz फ़ैयाज़|faiz फ़ैज़|
faiza फ़ैज़ा|faizal फ़ैज़ल|faizan फ़ैज़ान|faizia फ़ैज़िया|fakhruddin फ़खरुद्दीन|fakhrunnisa फ़खरुन्निसा|fakir फ़कीर|fakira फकीरा|fakirchand फकीरचंद|
falak फ़लक|falguni फाल्गुनी|fali फली|farah फ़राह|faraz फ़राज़|fardeen फ़रदीन|fardoon फरदून|fareed फ़रीद|fareeda फ़रीदा|farha फ़रहा|farhan फ़रहान|
farhana फ़रहाना|farhat फ़रहत|farheen फ़रहीन|faria फ़ारिया|farid फ़रीद|farida फ़रीदा|fariha फ़रिहा|farjana फरजाना|farkhanda फ़र्खंदा|farokh फारोख|
farooq फ़ारूक|farouk फ़ारूक|faroukh फ़ारूख|farrokh फ़ारूख|farrukh फ़र्रुख|faruk फ़ारूक|farzana फ़रज़ाना|farzeen फरज़ीन|fateh फ़तेह|fatehchand फतेहचंद|
fatehsingh फतेहसिंह|fatema फ़ातिमा|fathima फ़ातिमा|fatima फ़ातिमा|fauja फौजा|fauzia फ़ौज़िया|fawzia फ़ौज़िया|fayaz फ़याज़|fayyaz फ़य्याज़|fazal फ़ज़ल|
fehmida फ़हमीदा|fehmina फ़हमीना|felix फेलिक्स|femina फेमिना|feroz फ़िरोज़|feroze फ़िरोज़|ferzana फ़रज़ाना|fida फ़िदा|fiona फियोना|firdaus फ़िरदौस|
firdous फ़िरदौस|firoz फ़िरोज़|firoza फ़िरोज़ा|fiza फ़िज़ा|flora फ्लोरा|florence फ्लोरेंस|foolmati फूलमती|foolwati फूलवती|foujdar फौजदार|
fouzia फ़ौज़िया|framji फ्रामजी|framroze फ्रामरोज़|francis फ्रांसिस|frank फ्रैंक|franklin फ्रैंकलिन|freddy फ्रेडी|frederick फ्रेडरिक|fredoon फ्रेडून|
fredrick फ्रेडरिक|frenny फ्रेनी|freny फ्रेनी|fulchand फूलचंद|fulsingh फूलसिंह|furkan फ़ुरकान|furqan फ़ुरकान|gabbar गब्बर|gabriel गेब्रियल|
gadadhar गदाधर|gaffar गफ़्फ़ार|gafoor गफ़ूर|gagan गगन|gagandeep गगनदीप|gaganpreet गगनप्रीत|gagneet गगनीत|gajanan गजानन|gajanand गजानंद|gajapati गजपति|
gajara गजरा|gajender गजेंदर|gajendra गजेंद्र|gajju गज्जू|gajodhar गजोधर|gajra गजरा|gajrabai गजराबाई|gajraj गजराज|ganapathi गणपति|ganapathy गणपति|
ganesan गणेशन|ganesh गणेश|ganesha गणेश|ganeshan गणेशन|ganeshi गणेशी|ganga गंगा|gangabai गंगाबाई|gangadevi गंगादेवी|gangadhar गंगाधर|
gangadharan गंगाधरन|gangaiah गंगय्या|gangamma गंगम्मा|gangaprasad गंगाप्रसाद|gangaram गंगाराम|gangasagar गंगासागर|gangavva गंगव्वा|gangi गंगी|
gangotri गंगोत्री|gangu गंगू|gangubai गंगूबाई|ganpat गणपत|ganpati गणपति|ganpatrao गणपतराव|gappu गप्पू|gargee गार्गी|gargi गार्गी|garib गरीब|
garima गरिमा|garv गर्व|gauhar गौहर|gauramma गौरम्मा|gaurang गौरांग|gaurav गौरव|gauravi गौरवी|gauri गौरी|gauriben गौरीबेन|gaurisha गौरिशा|
gaurishankar गौरीशंकर|gaus गौस|gautam गौतम|gautama गौतम|gautami गौतमी|gautham गौतम|gayabai गयाबाई|gayaprasad गयाप्रसाद|gayasuddin गयासुद्दीन|
gayathri गायत्री|gayatri गायत्री|gaytri गायत्री|gazala गज़ाला|geet गीत|geeta गीता|geetabai गीताबाई|geetaben गीताबेन|geetanjali गीतांजलि|
geetarani गीतारानी|geetashree गीताश्री|geetha गीता|geethanjali गीतांजलि|geethika गीतिका|geethu गीतू|geetika गीतिका|geevarghese गीवर्गीस|genda गेंदा|
gendalal गेंदालाल|gendi गेंदी|genu गेनू|george जॉर्ज|georgekutty जॉर्जकुट्टी|gertrude गर्ट्रूड|ghansham घनशाम|ghanshyam घनश्याम|ghasi घासी|
ghasiram घासीराम|ghayas गयास|ghazala गज़ाला|ghisulal घीसूलाल|ghouse गौस|ghulam गुलाम|ghulamnabi गुलामनबी|ghure घूरे|ghurelal घूरेलाल|gian ज्ञान|
gilbert गिल्बर्ट|girdhar गिरधर|girdhari गिरधारी|girdharilal गिरधारीलाल|gireesh गिरीश|giri गिरि|giridhar गिरिधर|girija गिरिजा|girijabai गिरिजाबाई|
girijamma गिरिजम्मा|girijashankar गिरिजाशंकर|girijesh गिरिजेश|giriraj गिरिराज|girish गिरीश|girja गिरजा|girraj गिर्राज|girvar गिरवर|girwar गिरवर|
gita गीता|gitanjali गीतांजलि|gitarani गीतारानी|githa गीता|gitika गीतिका|gladwin ग्लैडविन|gladys ग्लैडिस|gloria ग्लोरिया|glory ग्लोरी|
gnanasekaran ज्ञानशेखरन|gnaneswari ज्ञानेश्वरी|gobardhan गोबर्धन|gobind गोबिंद|gobinda गोबिंद|godavari गोदावरी|godavaribai गोदावरीबाई|godwin गॉडविन|
gokul गोकुल|gokula गोकुल|gokulesh गोकुलेश|goldy गोल्डी|goli गोली|golu गोलू|gomathi गोमती|gomathy गोमती|gomati गोमती|gomti गोमती|gool गूल|gopal गोपाल|
gopala गोपाल|gopalakrishna गोपालकृष्ण|gopalakrishnan गोपालकृष्णन|gopalan गोपालन|gopaldas गोपालदास|gopi गोपी|gopichand गोपीचंद|gopika गोपिका|
gopikrishna गोपीकृष्ण|gopinath गोपीनाथ|gopinathan गोपीनाथन|gopu गोपू|gorakh गोरख|gorakhnath गोरखनाथ|gordhan गोरधन|gore गोरे|gorelal गोरेलाल|gori गोरी|
gourab गौरव|gouranga गौरांग|gourav गौरव|gouri गौरी|goutam गौतम|goutami गौतमी|goutham गौतम|govardhan गोवर्धन|goverdhan गोवर्धन|govind गोविंद|
govinda गोविंदा|govindan गोविंदन|govindaraj गोविंदराज|govindarajan गोविंदराजन|govindaraju गोविंदराजू|govindram गोविंदराम|gowramma गौरम्मा|gowri गौरी|
gowrishankar गौरीशंकर|gowtham गौतम|gowthami गौतमी|grace ग्रेस|gracy ग्रेसी|gracykutty ग्रेसीकुट्टी|greeshma ग्रीष्मा|gregory ग्रेगरी|greta ग्रेटा|
grihalakshmi गृहलक्ष्मी|grishma ग्रीष्मा|guddan गुड्डन|guddi गुड्डी|guddu गुड्डू|gudi गुड्डी|gudia गुड़िया|gudiya गुड़िया|gudu गुड्डू|gulab गुलाब|
gulaban गुलाबन|gulabchand गुलाबचंद|gulabi गुलाबी|gulabkali गुलाबकली|gulabo गुलाबो|gulabsingh गुलाबसिंह|gulafsha गुलअफ़्शां|gulam गुलाम|gulbai गुलबाई|
gulfam गुलफ़ाम|gulfisa गुलफ़िशां|gulfisha गुलफ़िशां|gulista गुलिस्तां|guljar गुलज़ार|gulnaaz गुलनाज़|gulnar गुलनार|gulnaz गुलनाज़|gulshan गुलशन|
gulshanara गुलशनआरा|gulsher गुलशेर|gulzar गुलज़ार|gulzaran गुलज़ारन|gulzari गुलज़ारी|gunaram गुणाराम|gunasekaran गुणशेखरन|gunavathi गुणवती|
gunavati गुणवती|guneet गुनीत|gunin गुणिन|gunita गुनीता|gunja गुंजा|gunjan गुंजन|gunwant गुणवंत|gunwanti गुणवंती|gurbachan गुरबचन|gurbaksh गुरबख्श|
gurcharan गुरचरण|gurdas गुरदास|gurdeep गुरदीप|gurdev गुरदेव|gurdial गुरदयाल|gurdyal गुरदयाल|guria गुड़िया|gurinder गुरिंदर|gurjant गुरजंट|
gurjeet गुरजीत|gurjinder गुरजिंदर|gurjit गुरजीत|gurjot गुरजोत|gurkirat गुरकीरत|gurlal गुरलाल|gurleen गुरलीन|gurmail गुरमेल|gurmeet गुरमीत|
gurmej गुरमेज|gurmit गुरमीत|gurmukh गुरमुख|gurnam गुरनाम|gurpal गुरपाल|gurpreet गुरप्रीत|gursewak गुरसेवक|gurshaan गुरशान|gursimran गुरसिमरन|
gurtej गुरतेज|guru गुरु|gurudas गुरुदास|gurudatt गुरुदत्त|gurudayal गुरुदयाल|gurudev गुरुदेव|gurumurthy गुरुमूर्ति|gurunath गुरुनाथ|
guruprasad गुरुप्रसाद|gururaj गुरुराज|gurusamy गुरुसामी|guruswamy गुरुस्वामी|gurvindar गुरविंदर|gurvinder गुरविंदर|gurwinder गुरविंदर|gustad गुस्ताद|
gyan ज्ञान|gyanchand ज्ञानचंद|gyanendra ज्ञानेंद्र|gyaneshwar ज्ञानेश्वर|gyaneshwari ज्ञानेश्वरी|gyani ज्ञानी|gyanmati ज्ञानमती|gyano ज्ञानो|
gyanprakash ज्ञानप्रकाश|gyanti ज्ञांती|gyanvati ज्ञानवती|gyanwati ज्ञानवती|habeeb हबीब|habib हबीब|habiba हबीबा|habibullah हबीबुल्लाह|habibur हबीबुर|
hadiya हादिया|hafeez हफ़ीज़|hafiz हाफ़िज़|hafizur हफ़ीज़ुर|hafsa हफ़्सा|haider हैदर|haimanti हैमंती|haimavathi हैमवती|hajara हाजरा|hajira हाजिरा|
hajra हाजरा|hakam हाकम|hakim हकीम|hakimuddin हकीमुद्दीन|haku हाकू|haleema हलीमा|halima हलीमा|halku हल्कू|hameed हमीद|hameeda हमीदा|hamid हामिद|
hamida हमीदा|hamza हमज़ा|hana हना|haneef हनीफ़|hanif हनीफ़|hanmant हणमंत|hanna हन्ना|hannah हन्ना|hansa हंसा|hansaben हंसाबेन|hansika हंसिका|
hansini हंसिनी|hansraj हंसराज|hanuman हनुमान|hanumant हनुमंत|hanumanth हनुमंत|hanumantha हनुमंत|hanumanthappa हनुमंतप्पा|hanumavva हनुमव्वा|hanut हनुत|
happy हैप्पी|har हर|haradhan हाराधन|harbans हरबंस|harbhajan हरभजन|harcharan हरचरण|hardayal हरदयाल|hardeep हरदीप|hardev हरदेव|hardik हार्दिक|
hareesh हरीश|harekrishna हरेकृष्ण|harender हरेंदर|harendra हरेंद्र|haresh हरेश|hari हरि|haribabu हरिबाबू|haribhau हरिभाऊ|haridas हरिदास|harihar हरिहर|
hariharan हरिहरन|harikesh हरिकेश|harikishan हरिकिशन|harikrishna हरिकृष्ण|harikrishnan हरिकृष्णन|harilal हरिलाल|harimohan हरिमोहन|harinarayan हरिनारायण|
harinath हरिनाथ|harinder हरिंदर|harini हरिणी|hariom हरिओम|hariprakash हरिप्रकाश|hariprasad हरिप्रसाद|haripriya हरिप्रिया|hariram हरिराम|haris हारिस|
harish हरीश|harishankar हरिशंकर|harishchandra हरिश्चंद्र|harit हरित|harita हरिता|haritha हरिता|haritosh हरितोष|harivansh हरिवंश|hariya हरिया|
harjeet हरजीत|harjinder हरजिंदर|harjit हरजीत|harjot हरजोत|harkali हरकली|harkesh हरकेश|harkishan हरकिशन|harku हरकू|harleen हरलीन|harman हरमन|
harmandeep हरमनदीप|harmeet हरमीत|harmesh हरमेश|harminder हरमिंदर|harmit हर्मित|harnaaz हरनाज़|harnam हरनाम|harneet हरनीत|harnek हरनेक|harold हैरोल्ड|
haroon हारून|harpal हरपाल|harpreet हरप्रीत|harrison हैरिसन|harry हैरी|harsh हर्ष|harsha हर्षा|harshad हर्षद|harshada हर्षदा|harshal हर्षल|
harshali हर्षाली|harsharan हरशरण|harshavardhan हर्षवर्धन|harshavardhana हर्षवर्धन|harshdeep हर्षदीप|harsheen हर्षीन|harshika हर्षिका|harshil हर्षिल|
harshini हर्षिनी|harshit हर्षित|harshita हर्षिता|harshith हर्षित|harshitha हर्षिता|harshvardhan हर्षवर्धन|harsimran हरसिमरन|harsimrat हरसिमरत|
harun हारून|harvansh हरवंश|harvinder हरविंदर|harwinder हरविंदर|hasan हसन|haseen हसीन|haseena हसीना|hashim हाशिम|hashmat हशमत|hasibul हसीबुल|
hasina हसीना|hasini हासिनी|hasmat हशमत|hasmita हस्मिता|hasmukh हसमुख|hasnain हसनैन|hasnara हस्नारा|hassan हसन|hastimal हस्तीमल|hasumati हसुमती|
hatim हातिम|hausabai हौसाबाई|hazari हज़ारी|hazarilal हजारीलाल|hazel हेज़ल|hazira हाज़िरा|hazra हाजरा|heena हीना|heenal हीनल|heer हीर|heera हीरा|
heerabai हीराबाई|heeraben हीराबेन|heeralal हीरालाल|heeraman हीरामन|helen हेलेन|hem हेम|hema हेमा|hemaben हेमाबेन|hemachandra हेमचंद्र|
hemakshi हेमाक्षी|hemal हेमल|hemalata हेमलता|hemalatha हेमलता|hemali हेमाली|heman हेमन|hemang हेमांग|hemangi हेमांगी|hemangini हेमांगिनी|hemant हेमंत|
hemanta हेमंत|hemanth हेमंत|hemaprabha हेमप्रभा|hemaraj हेमराज|hemavathi हेमावती|hemavathy हेमावती|hemavati हेमावती|hemchand हेमचंद|hemen हेमेन|
hemendra हेमेंद्र|hemika हेमिका|hemlata हेमलता|hemlataben हेमलताबेन|hemraj हेमराज|hemu हेमू|hemwati हेमवती|hena हेना|henry हेनरी|herman हरमन|het हेत|
hetal हेतल|hetalben हेतलबेन|hetvi हेत्वी|hidayat हिदायत|hilal हिलाल|hilla हिल्ला|hima हिमा|himabindu हिमबिंदु|himadri हिमाद्रि|himaja हिमजा|
himakshi हिमाक्षी|himangshu हिमांशु|himani हिमानी|himanshi हिमांशी|himanshu हिमांशु|himanta हिमंत|himashree हिमाश्री|himesh हिमेश|himmat हिम्मत|
hina हिना|hinal हिनल|hira हीरा|hirabai हीराबाई|hiraben हीराबेन|hiral हिरल|hiralal हीरालाल|hiraman हीरामन|hiramani हीरामणि|hiranmayi हिरण्मयी|
hiranmoy हिरण्मय|hirdesh हिरदेश|hirdya हृदय|hiren हिरेन|hitakshi हिताक्षी|hitanshi हितांशी|hitarth हितार्थ|hitendra हितेंद्र|hitesh हितेश|
hiteshi हितेशी|hiteshwar हितेश्वर|homai होमाई|homi होमी|honey हनी|honeyta हनीता|honnamma होन्नम्मा|honny हनी|hoor हूर|hori होरी|hormazd होर्मज़्द|
hormusji होर्मुसजी|hoshang होशंग|hoshiar होशियार|hoshiyar होशियार|housabai हौसाबाई|hridaan हृदान|hriday हृदय|hridaya हृदया|hridoy हृदय|hridya हृद्या|
hrishikesh हृषिकेश|hrithik ऋतिक|hritik ऋतिक|hritika ऋतिका|hubert ह्यूबर्ट|hukam हुकम|hukum हुकुम|hukumchand हुकुमचंद|huma हुमा|humaira हुमैरा|
humayun हुमायूं|humera हुमैरा|hunar हुनर|husain हुसैन|husna हुस्ना|husnabanu हुस्नाबानो|husnara हुस्नारा|hussain हुसैन|hussein हुसैन|hyder हैदर|
hymavathi हैमवती|ibobi इबोबी|ibomcha इबोमचा|ibrahim इब्राहीम|ida इडा|iffat इफ़्फ़त|iftekhar इफ़्तेखार|iftikhar इफ़्तिखार|ignatius इग्नेशियस|
ihita ईहिता|ikra इकरा|ikram इकराम|ikramul इकरामुल|iksha इक्षा|ila इला|ilaben इलाबेन|ilango इलंगो|iliyas इलियास|ilyas इलियास|imam इमाम|
imamuddin इमामुद्दीन|imarti इमरती|imdad इमदाद|immanuel इमैनुएल|imran इमरान|imrana इमराना|imtiaz इम्तियाज़|imtiyaz इम्तियाज़|inaaya इनाया|inam इनाम|
inamul इनामुल|inaya इनाया|inayah इनाया|inayat इनायत|inayatullah इनायतुल्लाह|inder इंदर|inderjeet इंदरजीत|inderjit इंदरजीत|inderpal इंदरपाल|indhu इंदु|
indhumathi इंदुमती|indira इंदिरा|indirabai इंदिराबाई|indra इंद्र|indradev इंद्रदेव|indrajeet इंद्रजीत|indrajit इंद्रजीत|indrakshi इंद्राक्षी|
indranee इंद्राणी|indraneel इंद्रनील|indrani इंद्राणी|indranil इंद्रनील|indrapal इंद्रपाल|indrasen इंद्रसेन|indravati इंद्रावती|indrawati इंद्रावती|
indu इंदु|indubai इंदुबाई|indubala इंदुबाला|induben इंदुबेन|induja इंदुजा|indulekha इंदुलेखा|indumathi इंदुमती|indumati इंदुमती|innocent इनोसेंट|
intekhab इंतेखाब|intezar इंतज़ार|ipsa ईप्सा|ipshita ईप्सिता|ipsita ईप्सिता|iqbal इकबाल|iqra इकरा|ira इरा|iram इरम|irene आइरीन|irfan इरफ़ान|irin आइरिन|
irshad इरशाद|isaac आइज़ैक|isabel इसाबेल|isac आइज़ैक|isha ईशा|ishaan ईशान|ishan ईशान|ishana ईशाना|ishani ईशानी|ishank ईशांक|ishant ईशांत|
ishanvee ईशान्वी|ishanvi ईशान्वी|ishaq इसहाक|ishfaq इश्फ़ाक|ishika इशिका|ishita इशिता|ishrat इशरत|ishratjahan इशरतजहां|ishtiaq इश्तियाक|
ishtiyaq इश्तियाक|ishu ईशू|ishwar ईश्वर|ishwarchand ईश्वरचंद|ishwardas ईश्वरदास|ishwari ईश्वरी|ishwaribai ईश्वरीबाई|ishwarlal ईश्वरलाल|
ishwarsingh ईश्वरसिंह|ishwarya ऐश्वर्या|isita इशिता|islam इस्लाम|islamuddin इस्लामुद्दीन|ismail इस्माइल|ismat इस्मत|israel इसराइल|israr इसरार|
iswar ईश्वर|iswarya ऐश्वर्या|iti इति|itirani इतिरानी|itishree इतिश्री|itishri इतिश्री|itty इट्टी|ivaan इवान|ivan इवान|ivy आइवी|iyyappan अय्यप्पन|
izhar इज़हार|jabbar जब्बार|jabeen जबीन|jacinta जैसिंटा|jack जैक|jacob जैकब|jacqueline जैकलीन|jadab जादव|jafar जाफ़र|jafer जाफ़र|jaffar जाफ़र|jag जग|
jagadamba जगदंबा|jagadeesan जगदीशन|jagadeesh जगदीश|jagadeeshwari जगदीश्वरी|jagadish जगदीश|jagan जगन|jaganath जगन्नाथ|jaganmohan जगनमोहन|
jagannath जगन्नाथ|jagannatha जगन्नाथ|jagannathan जगन्नाथन|jagannathprasad जगन्नाथप्रसाद|jagat जगत|jagatpal जगतपाल|jagbir जगबीर|jagdamba जगदंबा|
jagdeep जगदीप|jagdeesh जगदीश|jagdev जगदेव|jagdip जगदीप|jagdish जगदीश|jagdishchandra जगदीशचंद्र|jagdishwari जगदीश्वरी|jageshwar जागेश्वर|jaggu जग्गू|
jagjeet जगजीत|jagjit जगजीत|jagjivan जगजीवन|jagmal जगमाल|jagmeet जगमीत|jagmohan जगमोहन|jagpal जगपाल|jagpreet जगप्रीत|jagram जगराम|jagriti जागृति|
jagroop जगरूप|jagru जागरू|jagrup जगरूप|jagruti जागृति|jagseer जगसीर|jagtar जगतार|jagveer जगवीर|jagvir जगवीर|jagyaseni याज्ञसेनी|jahan जहां|
jahanara जहांआरा|jahangir जहांगीर|jahanzeb जहांज़ेब|jahid जाहिद|jahir जाहिर|jahnavi जाह्नवी|jahnvi जाह्नवी|jai जय|jaibhagwan जयभगवान|jaichand जयचंद|
jaideep जयदीप|jaidev जयदेव|jaikishan जयकिशन|jaikumar जयकुमार|jaimal जयमल|jaimala जयमाला|jaimin जैमिन|jainab ज़ैनब|jainabi जैनबी|jainarayan जयनारायण|
jaipal जयपाल|jaiprakash जयप्रकाश|jairaj जयराज|jairam जयराम|jaisal जैसल|jaishankar जयशंकर|jaishree जयश्री|jaishri जयश्री|jaisingh जयसिंह|jaison जैसन|
jaisree जयश्री|jaisukh जयसुख|jakir ज़ाकिर|jal जल|jalaja जलजा|jalal जलाल|jalaluddin जलालुद्दीन|jaleel जलील|jalees जलीस|jalil जलील|jalim जालिम|
jalpa जल्पा|jamal जमाल|jamaluddin जमालुद्दीन|jameel जमील|jameela जमीला|james जेम्स|jamil जमील|jamila जमीला|jamna जमना|jamnabai जमनाबाई|
jamnalal जमनालाल|jamrud ज़मुर्रद|jamsetji जमशेतजी|jamshaid जमशेद|jamshed जमशेद|jamshedji जमशेदजी|jamuna जमुना|jamunabai जमुनाबाई|jamunadevi जमुनादेवी|
jamuni जमुनी|janabai जनाबाई|janak जनक|janaki जानकी|janakiram जानकीराम|janani जननी|janardan जनार्दन|janardhan जनार्दन|janardhana जनार्दन|
janardhanan जनार्दनन|jancy जैन्सी|jane जेन|janet जेनेट|janhavi जान्हवी|janhvi जान्हवी|janice जेनिस|janisha जनिषा|janki जानकी|jankibai जानकीबाई|
janmejay जन्मेजय|jannat जन्नत|jannati जन्नती|janvi जान्वी|janvika जान्विका|japneet जपनीत|jareen ज़रीन|jareena ज़रीना|jarina जरीना|jasbir जसबीर|
jashan जशन|jashanpreet जशनप्रीत|jashoda जशोदा|jashodaben जशोदाबेन|jashwant जसवंत|jaskaran जसकरण|jasleen जसलीन|jasmeet जसमीत|jasmer जसमेर|
jasmin जैस्मिन|jasmine जैस्मिन|jasneet जसनीत|jasnoor जसनूर|jasoda जसोदा|jasodaben जसोदाबेन|jason जेसन|jaspal जसपाल|jaspreet जसप्रीत|jasprit जसप्रीत|
jasraj जसराज|jassi जस्सी|jasuben जसुबेन|jasumati जसुमती|jasvant जसवंत|jasveer जसवीर|jasvinder जसविंदर|jasvir जसवीर|jaswant जसवंत|jaswanti जसवंती|
jaswinder जसविंदर|jatan जतन|jatashankar जटाशंकर|jatin जतिन|jatinder जतिंदर|jatindra जतींद्र|javaid जावेद|javed जावेद|javeed जावीद|javid जाविद|
jawahar जवाहर|jawaharlal जवाहरलाल|jawed जावेद|jay जय|jaya जया|jayaben जयाबेन|jayabharathi जयभारती|jayabharati जयभारती|jayadev जयदेव|jayakumar जयकुमार|
jayalakshmamma जयलक्ष्मम्मा|jayalakshmi जयलक्ष्मी|jayalalitha जयललिता|jayalaxmi जयलक्ष्मी|jayamala जयमाला|jayamma जयम्मा|jayani जयनी|jayant जयंत|
jayanta जयंत|jayanth जयंत|jayantha जयंत|jayanthi जयंती|jayanti जयंती|jayantibhai जयंतीभाई|jayantilal जयंतीलाल|jayapal जयपाल|jayaprada जयाप्रदा|
jayaprakash जयप्रकाश|jayaraj जयराज|jayaram जयराम|jayarama जयराम|jayaraman जयरामन|jayaseelan जयसीलन|jayashankar जयशंकर|jayashree जयश्री|jayashri जयश्री|
jayasingh जयसिंह|jayasri जयश्री|jayasudha जयसुधा|jayasurya जयसूर्या|jayavanti जयवंती|jayavardhan जयवर्धन|jayavel जयवेल|jaydeb जयदेव|jaydeep जयदीप|
jaydev जयदेव|jaydip जयदीप|jayendra जयेंद्र|jayendran जयेंद्रन|jayesh जयेश|jayita जयिता|jaykishan जयकिशन|jaykumar जयकुमार|jaynarayan जयनारायण|
jaypal जयपाल|jayprakash जयप्रकाश|jayraj जयराज|jayram जयराम|jayshree जयश्री|jayshri जयश्री|jeena जीना|jeenal जीनल|jeet जीत|jeetendra जीतेंद्र|
jeetu जीतू|jeeva जीवा|jeevan जीवन|jeevanlal जीवनलाल|jeevika जीविका|jeevitha जीविता|jeffrey जेफ्री|jehan जहान|jehangir जहांगीर|jelam झेलम|jenil जेनिल|
jennifer जेनिफर|jenny जेनी|jeremiah जेरेमिया|jerin जेरिन|jerome जेरोम|jeroo जेरू|jerry जेरी|jesica जेसिका|jesna जेस्ना|jessica जेसिका|jessie जेस्सी|
jessy जेस्सी|jessymol जेस्सीमोल|jesudas जेसुदास|jesudasan जेसुदासन|jesuraj जेसुराज|jetal जेतल|jetha जेठा|jethalal जेठालाल|jetharam जेठाराम|jethi जेठी|
jeya जया|jeyalakshmi जयलक्ष्मी|jhabbu झब्बू|jhalak झलक|jhaman झामन|jhano झानो|jhansi झांसी|jhantu झंटू|jhanvi जाह्नवी|jharna झरना|jhili झिली|
jhilik झिलिक|jhilmil झिलमिल|jhimli झिमली|jhinku झिनकू|jhulan झूलन|jhuma झूमा|jhumar झूमर|jhumki झुमकी|jhumpa झुम्पा|jhumri झुमरी|jhunu झुनु|jia जिया|
jiban जीबन|jigar जिगर|jigmet जिग्मेत|jigna जिग्ना|jignasa जिज्ञासा|jignasha जिज्ञासा|jignesh जिग्नेश|jigneshkumar जिग्नेशकुमार|jigyasa जिज्ञासा|
jijabai जीजाबाई|jiji जीजी|jijo जीजो|jimit जिमित|jimmy जिमी|jinal जिनल|jincy जिन्सी|jinendra जिनेंद्र|jinesh जिनेश|jino जिनो|jinson जिन्सन|jinsy जिन्सी|
jinu जीनू|jira जीरा|jisha जिशा|jishnu जिष्णु|jisna जिस्ना|jita जीता|jitan जीतन|jiten जितेन|jitender जितेंदर|jitendra जितेंद्र|jitesh जितेश|
jithin जितिन|jitram जीतराम|jitu जीतू|jivan जीवन|jivika जीविका|jivraj जीवराज|jiya जिया|jiyalal जियालाल|joan जोन|job जॉब|jobi जोबी|jobin जोबिन|
jobish जोबिश|joby जोबी|joe जो|joel जोएल|jogendra जोगेंद्र|jogesh जोगेश|jogi जोगी|jogindar जोगिंदर|joginder जोगिंदर|john जॉन|johnnie जॉनी|johnny जॉनी|
johnson जॉनसन|johny जॉनी|johra जोहरा|joicy जॉयसी|joji जोजी|jojo जोजो|jokhan जोखन|jokhu जोखू|jolly जॉली|jollychan जॉलीचन|jomon जोमन|jonaki जोनाकी|
jonali जोनाली|jonathan जोनाथन|jones जोन्स|jora जोरा|jorawar जोरावर|jose जोस|josemon जोसमोन|joseph जोसेफ|josephine जोसेफीन|josephraj जोसेफराज|josh जोश|
joshitha जोशिता|joshna जोशना|joshua जोशुआ|joshy जोशी|jothi ज्योति|joti जोती|joy जॉय|joyanta जयंत|joyce जॉयस|joydeep जॉयदीप|joyeeta जयीता|joyita जयिता|
joykumar जॉयकुमार|joykutty जॉयकुट्टी|joyshree जयश्री|jubair जुबैर|jubeda जुबेदा|jubin जुबिन|jude जूड|judes जूड्स|judith जूडिथ|jugal जुगल|
jugalkishore जुगलकिशोर|jugnu जुगनू|juhi जूही|jui जुई|julee जूली|julekha जुलेखा|julfikar जुल्फिकार|juli जूली|julian जूलियन|julie जूली|juliet जूलियट|
julius जूलियस|jumana जुमाना|jumma जुम्मा|jumman जुम्मन|jummanlal जुम्मनलाल|junaid जुनैद|juned जुनेद|junmoni जूनमणि|justin जस्टिन|juveria जुवेरिया|
juwairiya जुवैरिया|jwala ज्वाला|jyothi ज्योति|jyothika ज्योतिका|jyothsna ज्योत्स्ना|jyoti ज्योति|jyotibala ज्योतिबाला|jyotika ज्योतिका|
jyotimoni ज्योतिमणि|jyotindra ज्योतींद्र|jyotiraditya ज्योतिरादित्य|jyotirmay ज्योतिर्मय|jyotirmayee ज्योतिर्मयी|jyotirmayi ज्योतिर्मयी|
jyotirmoy ज्योतिर्मय|jyotish ज्योतिष|jyotishree ज्योतिश्री|jyotsana ज्योत्सना|jyotshna ज्योत्सना|jyotsna ज्योत्स्ना|jyotsnaben ज्योत्सनाबेन|
kaajal काजल|kabeer कबीर|kaberi कावेरी|kabir कबीर|kabita कविता|kadambari कादंबरी|kadambini कादंबिनी|kadar कादर|kadir कादिर|kahan कहान|kahkashan कहकशां|
kaif कैफ़|kaikeyi कैकेयी|kaikhushru कैखुशरू|kaikobad कैकोबाद|kailas कैलास|kailasam कैलासम|kailash कैलाश|kailashben कैलाशबेन|kailashi कैलाशी|
kailasho कैलाशो|kainat कायनात|kaira कायरा|kaisar कैसर|kaivalya कैवल्या|kaizad कैज़ाद|kajal काजल|kajli काजली|kajol काजोल|kajri कजरी|kaju काजू|
kakali काकली|kakoli काकोली|kala कला|kalabai कलाबाई|kalabati कलावती|kalaiselvi कलैसेल्वी|kalaivani कलैवाणी|kalavathi कलावती|kalavati कलावती|
kalawati कलावती|kaleem कलीम|kali काली|kalicharan कालीचरण|kalidas कालीदास|kalika कालिका|kalim कलीम|kalimuddin कलीमुद्दीन|kalindi कालिंदी|
kaliram कालीराम|kaliya कालिया|kallan कल्लन|kallu कल्लू|kalpagam कल्पगम|kalpana कल्पना|kalpanaben कल्पनाबेन|kalpesh कल्पेश|kalpita कल्पिता|
kalpna कल्पना|kalu कालू|kaluram कालूराम|kalyan कल्याण|kalyanee कल्याणी|kalyani कल्याणी|kalyansundaram कल्याणसुंदरम|kalyawati कल्यावती|kamaal कमाल|
kamakshi कामाक्षी|kamal कमल|kamala कमला|kamalabai कमलाबाई|kamaladevi कमलादेवी|kamalakannan कमलकन्नन|kamalakant कमलाकांत|kamalakar कमलाकर|kamalam कमलम|
kamalamma कमलम्मा|kamaldeep कमलदीप|kamalesh कमलेश|kamalini कमलिनी|kamaljeet कमलजीत|kamaljit कमलजीत|kamalkishore कमलकिशोर|kamalnath कमलनाथ|
kamalnayan कमलनयन|kamalpreet कमलप्रीत|kamana कामना|kamaraj कामराज|kamaruddin कमरुद्दीन|kamesh कामेश|kameshwar कामेश्वर|kameshwari कामेश्वरी|
kamil कामिल|kamini कामिनी|kamla कमला|kamlabai कमलाबाई|kamlaben कमलाबेन|kamladevi कमलादेवी|kamlesh कमलेश|kamli कमली|kamna कामना|kamran कामरान|
kamta कामता|kamtaprasad कामताप्रसाद|kamuben कमुबेन|kamya काम्या|kanad कणाद|kanai कनाई|kanaiya कन्हैया|kanaka कनका|kanakadurga कनकदुर्गा|
kanakalatha कनकलता|kanakam कनकम|kanakamma कनकम्मा|kanaklata कनकलता|kanaklatha कनकलता|kanan कानन|kananbala काननबाला|kanchan कंचन|kanchana कंचना|
kandhari कंधारी|kaneez कनीज़|kangana कंगना|kanha कान्हा|kanhai कन्हाई|kanhaiya कन्हैया|kanhaiyalal कन्हैयालाल|kanhaiyya कन्हैया|kanhu कान्हू|
kaniha कनिहा|kanika कनिका|kanimozhi कनिमोझी|kanisha कनिशा|kanishk कनिष्क|kanishka कनिष्क|kaniz कनीज़|kanizfatima कनीज़फ़ातिमा|kanji कानजी|kannan कन्नन|
kannappan कन्नप्पन|kannu कन्नू|kanta कांता|kantabai कांताबाई|kantaben कांताबेन|kantha कांता|kanthi कांति|kanti कांति|kantibhai कांतिभाई|
kantilal कांतिलाल|kanu कानू|kanubhai कनुभाई|kanupriya कनुप्रिया|kanya कन्या|kapil कपिल|kapila कपिला|kapilaben कपिलाबेन|kapildev कपिलदेव|kapoor कपूर|
kapoorchand कपूरचंद|karabi करबी|karam करम|karambir करमबीर|karamchand करमचंद|karamjeet करमजीत|karamjit करमजीत|karamveer कर्मवीर|karamvir कर्मवीर|
karan करण|karanbir करणबीर|karandeep करणदीप|karanjeet करणजीत|karanjit करणजीत|karanpal करणपाल|karanveer करणवीर|kareem करीम|kareema करीमा|kareena करीना|
karen करेन|karia करिया|karim करीम|karima करीमा|karimunnisa करीमुन्निसा|karina करीना|karishma करिश्मा|karisma करिश्मा|karma कर्मा|karmjeet कर्मजीत|
karna कर्ण|karnail करनैल|karpagam कर्पगम|karsan करसन|kartar करतार|kartavya कर्तव्य|karthi कार्ति|karthick कार्तिक|karthik कार्तिक|karthika कार्तिका|
karthikeya कार्तिकेय|karthikeyan कार्तिकेयन|kartick कार्तिक|kartik कार्तिक|kartika कार्तिका|kartikey कार्तिकेय|kartikeya कार्तिकेय|karuna करुणा|
karunakar करुणाकर|karunakaran करुणाकरन|karunanidhi करुणानिधि|karunya कारुण्या|kashi काशी|kashibai काशीबाई|kashiben काशीबेन|kashif काशिफ़|
kashinath काशीनाथ|kashiram काशीराम|kashish कशिश|kashmira कश्मीरा|kashmiri कश्मीरी|kashvi काशवी|kashyap कश्यप|kasim कासिम|kasthuri कस्तूरी|
kasturba कस्तूरबा|kasturchand कस्तूरचंद|kasturi कस्तूरी|kathir कथिर|kathiravan कथिरवन|kathleen कैथलीन|katy केटी|katyayani कात्यायनी|kausalya कौसल्या|
kausalyabai कौसल्याबाई|kausar कौसर|kausarbanu कौसरबानो|kaushal कौशल|kaushalya कौशल्या|kaushalyabai कौशल्याबाई|kaushik कौशिक|kaushiki कौशिकी|
kaushilya कौशिल्या|kaustav कौस्तव|kaustubh कौस्तुभ|kaveri कावेरी|kavi कवि|kavin कविन|kavish कविश|kavita कविता|kavitha कविता|kavya काव्या|
kavyanjali काव्यांजलि|kavyashree काव्यश्री|kavyasree काव्यश्री|kawas कावस|kayal कयल|kayyum कय्यूम|kedar केदार|kedarnath केदारनाथ|keertana कीर्तना|
keerthana कीर्तना|keerthi कीर्ति|keerti कीर्ति|kehar केहर|kehkashan कहकशां|kehri केहरी|keki केकी|kelaben केलाबेन|kempamma केंपम्मा|kenneth केनेथ|
kerabai केराबाई|kersasp केरसास्प|kersi केरसी|kesar केसर|kesarbai केसरबाई|kesarben केसरबेन|kesari केसरी|kesava केशव|kesavan केशवन|keshab केशव|
kesharbai केशरबाई|keshav केशव|keshavan केशवन|keshavrao केशवराव|kesho केशो|keshu केशू|ketaki केतकी|ketan केतन|ketana केतना|ketayun केतायून|ketki केतकी|
keval केवल|kevin केविन|kewal केवल|kewalpati केवलपति|keya केया|keyur केयूर|khadeeja खदीजा|khadija खदीजा|khageswar खगेश्वर|khairati खैराती|khairul खैरुल|
khairun खैरुन|khairunnisa खैरुन्निसा|khaja ख्वाजा|khaleel खलील|khalid खालिद|khalida खालिदा|khalil खलील|khandu खंडू|khatija खतीजा|khatoon खातून|
khatun खातून|khem खेम|khemchand खेमचंद|khemraj खेमराज|khetaram खेताराम|khilawan खिलावन|khiru खीरू|khokan खोकन|khokon खोकन|khorshed खोरशेद|
khubchand खूबचंद|khubiram खूबीराम|khublal खूबलाल|khurram खुर्रम|khurshed खुरशेद|khursheed खुर्शीद|khursheeda खुर्शीदा|khursheedbanu खुर्शीदबानो|
khurshid खुर्शीद|khurshida खुर्शीदा|khusboo खुशबू|khushal खुशाल|khushali खुशाली|khushboo खुशबू|khushbu खुशबू|khushdeep खुशदीप|khushi खुशी|
khushiram खुशीराम|khushnaseeb खुशनसीब|khushnuma खुशनुमा|khushpreet खुशप्रीत|khushru खुशरू|khushwant खुशवंत|khusi खुशी|khusro खुसरो|khwaja ख्वाजा|
khyati ख्याति|kiaan कियान|kian कियान|kiara कियारा|kifayat किफ़ायत|kinjal किंजल|kinnari किन्नरी|kinni किन्नी|kiran किरण|kiranbala किरणबाला|
kiranben किरणबेन|kirandeep किरणदीप|kirandevi किरणदेवी|kirandip किरणदीप|kiranjeet किरणजीत|kiranjit किरणजीत|kiranjot किरणजोत|kirankumar किरणकुमार|
kiranmayi किरणमयी|kirat कीरत|kiren किरेन|kirit किरीट|kirodi किरोड़ी|kironmoyee किरणमयी|kirpa किरपा|kirpal किरपाल|kirtan कीर्तन|kirtana कीर्तना|
kirti कीर्ति|kirtibala कीर्तिबाला|kirtika कीर्तिका|kirtikumar कीर्तिकुमार|kisan किसन|kishan किशन|kishanchand किशनचंद|kishanlal किशनलाल|kishen किशन|
kishor किशोर|kishore किशोर|kishori किशोरी|kishorilal किशोरीलाल|kishun किशुन|kishwar किश्वर|kittu किट्टू|kodanda कोदंड|koel कोयल|koena कोयना|
kohinoor कोहिनूर|kokila कोकिला|kokilaben कोकिलाबेन|kokilavani कोकिलवाणी|komal कोमल|komala कोमला|komali कोमली|komalpreet कोमलप्रीत|kondabai कोंडाबाई|
kondaiah कोंडैया|kondamma कोंडम्मा|konkona कोंकणा|kosala कोसल|kotamma कोटम्मा|koteshwar कोटेश्वर|koteswara कोटेश्वर|koteswaramma कोटेश्वरम्मा|
kousalya कौशल्या|koushal कौशल|koushalya कौशल्या|koushik कौशिक|koustav कौस्तव|kowsalya कौसल्या|kowshik कौशिक|koya कोया|koyal कोयल|koyna कोयना|
kranthi क्रांति|kripa कृपा|kripal कृपाल|kripali कृपाली|kripanath कृपानाथ|kripashankar कृपाशंकर|kripi कृपी|krish कृष|krisha कृषा|krishan कृष्ण|
krishangi कृषांगी|krishanu कृशानु|krishen कृष्ण|krishika कृषिका|krishna कृष्णा|krishnabai कृष्णाबाई|krishnaben कृष्णाबेन|krishnachandra कृष्णचंद्र|
krishnadevi कृष्णादेवी|krishnaiah कृष्णय्या|krishnakali कृष्णकली|krishnakant कृष्णकांत|krishnakumar कृष्णकुमार|krishnakumari कृष्णाकुमारी|
krishnamma कृष्णम्मा|krishnamoorthy कृष्णमूर्ति|krishnamurthy कृष्णमूर्ति|krishnan कृष्णन|krishnanand कृष्णानंद|krishnanunni कृष्णनुन्नी|
krishnapal कृष्णपाल|krishnappa कृष्णप्पा|krishnapriya कृष्णप्रिया|krishnaraj कृष्णराज|krishnarao कृष्णराव|krishnaswamy कृष्णस्वामी|
krishnaveni कृष्णवेणी|krishnendu कृष्णेंदु|krithi कृति|krithika कृतिका|kriti कृति|kritika कृतिका|krittika कृत्तिका|krunal कृणाल|krupa कृपा|
krupali कृपाली|krushnabai कृष्णाबाई|kruthik कृतिक|kruthika कृतिका|kruti कृति|krutika कृतिका|kruttika कृत्तिका|kshama क्षमा|ksheeraj क्षीरज|
kshipra क्षिप्रा|kshiti क्षिति|kshitij क्षितिज|kshitija क्षितिजा|kshitish क्षितीश|kuber कुबेर|kudrat कुदरत|kuhu कुहू|kulbhushan कुलभूषण|kulbir कुलबीर|
kuldeep कुलदीप|kuldip कुलदीप|kulen कुलेन|kuljeet कुलजीत|kulsoom कुलसूम|kulsum कुलसुम|kulvinder कुलविंदर|kulwant कुलवंत|kulwinder कुलविंदर|kumar कुमार|
kumaramma कुमारम्मा|kumaran कुमारन|kumaraswamy कुमारस्वामी|kumaravel कुमारवेल|kumaresan कुमारेसन|kumari कुमारी|kumarjit कुमारजीत|kumkum कुमकुम|
kumud कुमुद|kumuda कुमुदा|kumudben कुमुदबेन|kumudhini कुमुदिनी|kumudini कुमुदिनी|kunal कुणाल|kunda कुंदा|kundan कुंदन|kundana कुंदना|
kundanlal कुंदनलाल|kundavai कुंदवै|kunhi कुन्ही|kuni कुनी|kunj कुंज|kunjal कुंजल|kunjalata कुंजलता|kunjamma कुंजम्मा|kunjan कुंजन|
kunjbihari कुंजबिहारी|kunjilal कुंजीलाल|kunju कुंजु|kunjumol कुंजुमोल|kunjumon कुंजुमोन|kuntal कुंतल|kuntala कुंतला|kunthi कुंती|kunti कुंती|
kuntibai कुंतीबाई|kunwar कुंवर|kunwarpal कुंवरपाल|kuppusamy कुप्पुसामी|kuppuswamy कुप्पुस्वामी|kuriakose कुरियाकोस|kurian कुरियन|kurush कुरुष|
kuruvila कुरुविला|kuruvilla कुरुविला|kush कुश|kushagra कुशाग्र|kushal कुशल|kushboo खुशबू|kushi खुशी|kusum कुसुम|kusuma कुसुमा|kusumam कुसुमम|
kusumavati कुसुमावती|kusumbai कुसुमबाई|kusumben कुसुमबेन|kusumlata कुसुमलता|kusumlatha कुसुमलता|kutty कुट्टी|kutubuddin कुतुबुद्दीन|kyra कायरा|
laadli लाडली|laado लाडो|laalima लालिमा|labanya लावण्या|labh लाभ|laboni लाबोनी|lachhan लच्छन|lachhiram लच्छीराम|lachhman लच्छमन|lachhu लच्छू|
lachman लछमन|laddoo लड्डू|laddu लड्डू|ladli लाडली|lado लाडो|laiba लाइबा|laik लायक|laikram लायकराम|laila लैला|lajja लज्जा|lajjawati लज्जावती|lajo लाजो|
lajvanti लाजवंती|lajwanti लाजवंती|lakhan लखन|lakhanlal लखनलाल|lakhbir लखबीर|lakhi लखी|lakhimi लखिमी|lakhmi लखमी|lakhmichand लखमीचंद|lakhpati लखपती|
lakhvinder लखविंदर|lakhvir लखवीर|lakhwinder लखविंदर|laki लकी|lakkhu लक्खू|lakki लक्की|laksh लक्ष|laksha लक्षा|lakshana लक्षणा|lakshay लक्ष्य|
lakshika लक्षिका|lakshit लक्षित|lakshita लक्षिता|lakshitha लक्षिता|lakshmaiah लक्ष्मैया|lakshmamma लक्ष्मम्मा|lakshman लक्ष्मण|lakshmana लक्ष्मण|
lakshmanan लक्ष्मणन|lakshmee लक्ष्मी|lakshmi लक्ष्मी|lakshmibai लक्ष्मीबाई|lakshmidevi लक्ष्मीदेवी|lakshmikant लक्ष्मीकांत|lakshmikanth लक्ष्मीकांत|
lakshminarasamma लक्ष्मीनरसम्मा|lakshminarayan लक्ष्मीनारायण|lakshmipathi लक्ष्मीपति|lakshmipriya लक्ष्मीप्रिया|lakshya लक्ष्य|lal लाल|lala लाला|
lalan ललन|lalana ललना|lalaram लालाराम|lalbabu लालबाबू|lalbahadur लालबहादुर|lalbi लालबी|lalchand लालचंद|laldhari लालधारी|lalduhoma लालदुहोमा|lali लाली|
lalima लालिमा|lalit ललित|lalita ललिता|lalitabai ललिताबाई|lalitaben ललिताबेन|lalitadevi ललितादेवी|lalith ललित|lalitha ललिता|lalithakumari ललिताकुमारी|
lalithambika ललिताम्बिका|lalithamma ललितम्मा|lalitkumar ललितकुमार|lalitmohan ललितमोहन|lalji लालजी|lallan लल्लन|lalli लल्ली|lallu लल्लू|lalman लालमन|
lalmani लालमणि|lalmati लालमती|lalmohan लालमोहन|lalmuni लालमुनि|lalremsiami ललरेमसियामी|lalrinawma ललरिनौमा|lalsingh लालसिंह|lalson लालसन|lalta लालता|
lalthanhawla ललथनहवला|laltu लाल्टू|lalu लालू|lambodar लंबोदर|lancy लैंसी|lasya लास्या|lata लता|latabai लताबाई|lataben लताबेन|lateef लतीफ़|
lateefa लतीफ़ा|latha लता|lathika लतिका|latif लतीफ़|latifa लतीफ़ा|latika लतिका|lattu लट्टू|laura लॉरा|lav लव|lavanya लावण्या|lavi लवी|lavina लवीना|
lavkush लवकुश|lawrance लॉरेंस|lawrence लॉरेंस|laxmamma लक्ष्मम्मा|laxman लक्ष्मण|laxmana लक्ष्मण|laxmanrao लक्ष्मणराव|laxmi लक्ष्मी|
laxmibai लक्ष्मीबाई|laxmiben लक्ष्मीबेन|laxmichand लक्ष्मीचंद|laxmidas लक्ष्मीदास|laxmidevi लक्ष्मीदेवी|laxmikant लक्ष्मीकांत|laxmikanta लक्ष्मीकांत|
laxminarayan लक्ष्मीनारायण|laxmipriya लक्ष्मीप्रिया|lazarus लाजरस|leela लीला|leelabai लीलाबाई|leelaben लीलाबेन|leeladevi लीलादेवी|leeladhar लीलाधर|
leelamma लीलम्मा|leelavathi लीलावती|leelavati लीलावती|leelawati लीलावती|leemol लीमोल|leena लीना|leesha लीशा|leila लैला|lekha लेखा|lekhraj लेखराज|
lekhram लेखराम|lekshmi लक्ष्मी|leo लियो|leslie लेस्ली|lhamo ल्हामो|liaqat लियाकत|lijo लिजो|likhit लिखित|likhita लिखिता|likhith लिखित|likhitha लिखिता|
likitha लिखिता|lila लीला|lilabai लीलाबाई|lilaben लीलाबेन|liladhar लीलाधर|lilavati लीलावती|lilavatibai लीलावतीबाई|lilawati लीलावती|lili लिली|lilu लीलू|
lily लिली|lina लीना|lincy लिन्सी|linda लिंडा|linet लिनेट|linga लिंगा|lingaiah लिंगैया|lingappa लिंगप्पा|lingaraj लिंगराज|linson लिंसन|linta लिंटा|
lipi लिपि|lipika लिपिका|lipishree लिपिश्री|lipsa लिप्सा|lisa लिसा|lisha लिशा|lissamma लिस्सम्मा|lissy लिस्सी|litty लिट्टी|liyakat लियाकत|liza लिज़ा|
lizarani लिज़ारानी|lizy लिज़ी|lizzy लिज़ी|lobsang लोबसांग|lohit लोहित|lohita लोहिता|lohith लोहित|lokanath लोकनाथ|lokenath लोकनाथ|lokendra लोकेंद्र|
lokesh लोकेश|lokman लोकमान|lokmani लोकमणि|loknath लोकनाथ|lokpal लोकपाल|lola लोला|lopa लोपा|lopamudra लोपामुद्रा|lopita लोपिता|lora लोरा|lorna लोर्ना|
louis लुईस|louisa लुइसा|lourdes लूर्ड्स|lourduraj लूर्दुराज|lovedeep लवदीप|lovejeet लवजीत|loveleen लवलीन|lovely लवली|loveneesh लवनीश|lovepreet लवप्रीत|
lovish लविश|lovkesh लवकेश|lovlina लवलीना|lovly लवली|lubna लुबना|lucas लुकास|lucky लकी|lucy लूसी|luis लुइस|luke ल्यूक|luqman लुकमान|lusi लूसी|luv लव|
lydia लिडिया|maan मान|maanasa मानसा|maansi मानसी|maanvi मानवी|maanya मान्या|mabel मेबल|madan मदन|madangopal मदनगोपाल|madanlal मदनलाल|
madanmohan मदनमोहन|madappa मदप्पा|madesh मादेश|madhab माधव|madhabi माधबी|madhav माधव|madhava माधव|madhavan माधवन|madhavi माधवी|madhavilata माधवीलता|
madhavilatha माधवीलता|madhavrao माधवराव|madho माधो|madhu मधु|madhubala मधुबाला|madhuben मधुबेन|madhukar मधुकर|madhulata मधुलता|madhulika मधुलिका|
madhumala मधुमाला|madhumanti मधुमंती|madhumathi मधुमती|madhumati मधुमती|madhumita मधुमिता|madhumitha मधुमिता|madhup मधुप|madhuparna मधुपर्णा|
madhupriya मधुप्रिया|madhur मधुर|madhura मधुरा|madhurani मधुरानी|madhuri माधुरी|madhurima मधुरिमा|madhushree मधुश्री|madhusmita मधुस्मिता|
madhusudan मधुसूदन|madhusudana मधुसूदन|madhusudanan मधुसूदनन|madhusudhan मधुसूदन|madhuvanti मधुवंती|madhvi माधवी|madina मदीना|maduri माधुरी|
mafizul मफ़ीज़ुल|magan मगन|maganlal मगनलाल|magdalene मैग्डलीन|maggi मैगी|maggie मैगी|magha माघा|magie मैगी|maha महा|mahabeer महाबीर|mahabir महाबीर|
mahabub महबूब|mahadei महादेई|mahadeo महादेव|mahadev महादेव|mahadeva महादेव|mahadevamma महादेवम्मा|mahadevan महादेवन|mahadevappa महादेवप्पा|
mahadevi महादेवी|mahajabeen महजबीन|mahak महक|mahalakshmi महालक्ष्मी|mahalaxmi महालक्ष्मी|mahalingam महालिंगम|mahamaya महामाया|mahammad महम्मद|
mahananda महानंदा|mahangu महंगू|mahant महंत|mahantesh महांतेश|maharaj महाराज|maharukh महारुख|mahashweta महाश्वेता|mahasweta महाश्वेता|mahaveer महावीर|
mahavir महावीर|mahavirprasad महावीरप्रसाद|mahboob महबूब|mahbooba महबूबा|mahbub महबूब|mahbuba महबूबा|mahdi मेहदी|mahe माहे|maheen माहीन|mahek महक|
mahendar महेंदर|mahender महेंदर|mahendra महेंद्र|mahendran महेंद्रन|mahendri महेंद्री|mahesh महेश|maheshwar महेश्वर|maheshwari महेश्वरी|
maheswar महेश्वर|maheswaran महेश्वरन|maheswari महेश्वरी|mahfooz महफ़ूज़|mahi माही|mahika माहिका|mahim महिम|mahima महिमा|mahinder महिंदर|
mahindra महिंद्रा|mahipal महिपाल|mahir माहिर|mahira माहिरा|mahitha महिता|mahjabeen महजबीन|mahmood महमूद|mahmud महमूद|mahnaz महनाज़|mahrukh माहरुख|
mahtab महताब|mahua महुआ|mahuya महुआ|maikal माइकल|maiku मैकू|maimoona मैमूना|maimuna मैमूना|maina मैना|mainpal मैनपाल|mainuddin मैनुद्दीन|maira मायरा|
maithili मैथिली|maithri मैत्री|maitrayee मैत्रेयी|maitreyee मैत्रेयी|maitreyi मैत्रेयी|maitri मैत्री|majeed मजीद|majid माजिद|majida माजिदा|
makarand मकरंद|makbul मकबूल|makhan माखन|makhanlal माखनलाल|makkhan मक्खन|maksud मकसूद|malabika मालबिका|malaika मलाइका|malar मलर|malarvizhi मलरविझी|
malathi मालती|malati मालती|malavika मालविका|malay मलय|malaya मलय|malcolm मैल्कम|malika मलिका|malikarjun मल्लिकार्जुन|malini मालिनी|malka मलका|
malkeet मलकीत|malkhan मलखान|malkit मलकीत|mallamma मल्लम्मा|mallappa मल्लप्पा|mallavva मल्लव्वा|mallesh मल्लेश|mallesham मल्लेशम|malleshappa मल्लेशप्पा|
malleshwari मल्लेश्वरी|malleswari मल्लेश्वरी|malli मल्ली|mallika मल्लिका|mallikarjun मल्लिकार्जुन|mallikarjuna मल्लिकार्जुन|malo मालो|malobika मालबिका|
malooram मालूराम|malti मालती|maltibai मालतीबाई|maltiben मालतीबेन|maltidevi मालतीदेवी|maluram मालूराम|malvi मालवी|malvika मालविका|malwinder मलविंदर|
mamali ममाली|mamata ममता|mamatha ममता|mammen मामेन|mammootty मम्मूटी|mamoni मामोनी|mampee मम्पी|mampi मम्पी|mamta ममता|mamtha ममता|man मान|manab मानव|
manabendra मानवेंद्र|manaf मनाफ़|manali मनाली|manan मनन|manas मानस|manasa मानसा|manash मानस|manashi मानसी|manasi मानसी|manasvi मनस्वी|
manaswini मनस्विनी|manav मानव|manavendra मानवेंद्र|manavi मानवी|manbahal मनबहाल|manbasiya मनबसिया|manbir मनबीर|manbodh मनबोध|manda मंदा|
mandabai मंदाबाई|mandakini मंदाकिनी|mandar मंदार|mandavi मांडवी|mandeep मनदीप|mandhir मनधीर|mandira मंदिरा|maneck मानेक|maneesh मनीष|maneesha मनीषा|
manek मानेक|manekji मानेकजी|manesh मनेश|mangai मंगै|mangal मंगल|mangala मंगला|mangalabai मंगलाबाई|mangalchand मंगलचंद|mangaldas मंगलदास|
mangamma मंगम्मा|mangat मंगत|mangathayaru मंगतायारु|mangatram मंगतराम|mange मांगे|mangeram मांगेराम|mangesh मंगेश|mangi मांगी|mangilal मांगीलाल|
mangla मंगला|mangli मंगली|mango मांगो|mangra मंगरा|mangri मंगरी|mangru मंगरू|mangu मंगू|mani मणि|maniamma मणिअम्मा|manibai मणिबाई|maniben मणिबेन|
manickam मणिक्कम|manik मानिक|manika मनिका|manikandan मणिकंदन|manikant मणिकांत|manikanta मणिकांत|manikantha मणिकंठ|manikarnika मणिकर्णिका|
manikchand मानिकचंद|manikrao माणिकराव|manila मनीला|manilal मणिलाल|manimala मणिमाला|manimaran मणिमारन|manimegalai मणिमेगलै|manimekalai मणिमेकलै|
maninder मनिंदर|manindra मणींद्र|manini मानिनी|maniram मनीराम|manirul मनीरुल|manish मनीष|manisha मनीषा|manishi मनीषी|manit मनित|manita मनिता|
manivannan मणिवन्नन|manjari मंजरी|manjeera मंजीरा|manjeeta मंजीता|manjinder मनजिंदर|manjira मंजीरा|manjiri मंजिरी|manjit मंजीत|manjita मंजीता|
manjoo मंजू|manjot मनजोत|manju मंजू|manjubai मंजूबाई|manjubala मंजुबाला|manjuben मंजूबेन|manjudevi मंजूदेवी|manjula मंजुला|manjulaben मंजुलाबेन|
manjulamma मंजुलम्मा|manjulata मंजुलता|manjulika मंजुलिका|manjunath मंजुनाथ|manjunatha मंजुनाथ|manjurani मंजूरानी|manjuri मंजूरी|manjusha मंजूषा|
manjushree मंजुश्री|manjushri मंजुश्री|manjusri मंजुश्री|manki मनकी|manku मनकू|mankumari मानकुमारी|mankunwar मानकुंवर|mankuwar मानकुंवर|manleen मनलीन|
manmath मन्मथ|manmeet मनमीत|manmohan मनमोहन|manna मन्ना|mannan मन्नान|mannat मन्नत|manno मन्नो|mannoo मन्नू|mannu मन्नू|manohar मनोहर|manoharan मनोहरन|
manoharlal मनोहरलाल|manoj मनोज|manojit मनोजित|manorama मनोरमा|manoramabai मनोरमाबाई|manoranjan मनोरंजन|manpal मनपाल|manphool मनफूल|manpreet मनप्रीत|
mansaram मनसाराम|mansi मानसी|mansiben मानसीबेन|mansingh मानसिंह|mansoor मंसूर|mansukh मनसुख|mansur मंसूर|mantasa मंताशा|mantasha मंताशा|manti मंती|
mantoo मंटू|mantosh मंतोष|mantu मंटू|manu मनु|manubhai मनुभाई|manuel मैनुअल|manushi मानुषी|manveer मनवीर|manvendra मानवेंद्र|manvi मानवी|
manvinder मनविंदर|manvir मनवीर|manvita मन्विता|manvitha मन्विता|manya मान्या|manzoor मंज़ूर|manzur मंज़ूर|maqbool मकबूल|maqsood मकसूद|maran मारन|
marcus मार्कस|margaret मार्गरेट|maria मारिया|mariadas मरियादास|mariadoss मरियादास|mariakutty मरियाकुट्टी|mariam मरियम|mariamma मरियम्मा|
mariammal मारियम्माल|marimuthu मारिमुत्तु|marina मरीना|marium मरियम|mariya मारिया|mariyakutty मरियाकुट्टी|mariyam मरियम|mariyamma मरियम्मा|
marjina मर्जिना|mark मार्क|markandey मार्कंडेय|markandeya मार्कंडेय|markose मार्कोस|martha मार्था|martin मार्टिन|maruthi मारुति|maruti मारुति|
mary मैरी|maryada मर्यादा|maryam मरियम|marykutty मैरीकुट्टी|masarrat मसर्रत|mashkoor मशकूर|masood मसूद|masooma मासूमा|mastan मस्तान|masud मसूद|
masudur मसूदुर|masuma मासूमा|matadin मातादीन|matangi मातंगी|mataprasad माताप्रसाद|matbar मातबर|mateen मतीन|mathai मथाई|mathangi मातंगी|mathew मैथ्यू|
mathews मैथ्यूज़|mathivanan मतिवाणन|mathura मथुरा|mathurabai मथुराबाई|mathuraprasad मथुराप्रसाद|matilda मटिल्डा|matin मतीन|matiur मतीउर|matru मातृ|
matthew मैथ्यू|mauji मौजी|maujiram मौजीराम|maula मौला|maulik मौलिक|maumita मौमिता|maureen मॉरीन|maurya मौर्य|mausam मौसम|mausami मौसमी|mausumi मौसुमी|
maxwell मैक्सवेल|maya माया|mayabai मायाबाई|mayaben मायाबेन|mayadevi मायादेवी|mayank मयंक|mayaram मायाराम|mayavati मायावती|mayawati मायावती|
mayilvahanan मयिलवाहनन|mayur मयूर|mayura मयूरा|mayurakshi मयूराक्षी|mayuresh मयूरेश|mayuri मयूरी|mazhar मज़हर|md मोहम्मद|medha मेधा|medhavi मेधावी|
meena मीना|meenabai मीनाबाई|meenaben मीनाबेन|meenadevi मीनादेवी|meenakshi मीनाक्षी|meenakumari मीनाकुमारी|meenal मीनल|meenu मीनू|meera मीरा|
meerabai मीराबाई|meeraben मीराबेन|meet मीत|meeta मीता|meetali मीताली|meethi मीठी|meetu मीतू|megh मेघ|megha मेघा|meghali मेघाली|meghan मेघन|
meghana मेघना|meghanad मेघनाद|megharam मेघाराम|meghavi मेघवी|meghna मेघना|meghnad मेघनाद|meghnath मेघनाथ|meghraj मेघराज|mehak महक|mehakpreet महकप्रीत|
mehar मेहर|meharban मेहरबान|meharchand मेहरचंद|meharunnisa मेहरुन्निसा|mehboob महबूब|mehbooba महबूबा|mehboobi महबूबी|mehdi मेहदी|meher मेहर|
meherbai मेहरबाई|mehernosh मेहरनोश|meheru मेहरू|meherunnisa मेहरुन्निसा|meherwan मेहरवान|mehfooza महफ़ूज़ा|mehjabeen महजबीन|mehmood महमूद|
mehnaz महनाज़|mehraj मेहराज|mehreen मेहरीन|mehroo मेहरू|mehru मेहरू|mehrun मेहरून|mehrunisa मेहरुन्निसा|mehrunnisa मेहरुन्निसा|mehtab महताब|
mehul मेहुल|melissa मेलिसा|melvin मेल्विन|melwin मेल्विन|menaka मेनका|menka मेनका|menuka मेनुका|meraj मेराज|merajuddin मेराजुद्दीन|mercy मर्सी|
mercykutty मर्सीकुट्टी|merlin मर्लिन|merry मैरी|mervyn मर्विन|meva मेवा|mevati मेवाती|mewalal मेवालाल|mewaram मेवाराम|mewati मेवाती|michael माइकल|
micheal माइकल|michelle मिशेल|mihika मिहिका|mihir मिहिर|mijanur मिज़ानुर|milan मिलन|milap मिलाप|mili मिली|milind मिलिंद|milkha मिल्खा|milli मिल्ली|
millie मिली|milly मिली|mimansa मीमांसा|mimi मिमी|mina मीना|minaben मीनाबेन|minakshi मीनाक्षी|minakumari मीनाकुमारी|minal मीनल|minara मिनारा|
minarani मीनारानी|minati मिनती|minaxi मीनाक्षी|mingma मिंगमा|minhaj मिन्हाज|mini मिनी|minimol मिनीमोल|minku मिंकू|minni मिन्नी|minocher मीनोचर|
minoti मिनती|minti मिंटी|mintoo मिंटू|mintu मिंटू|minu मीनू|mira मीरा|mirabai मीराबाई|miraben मीराबेन|miraj मिराज|miriam मिरियम|miru मीरू|misha मीशा|
mishka मिश्का|mishri मिश्री|mishrilal मिश्रीलाल|mishti मिष्टी|mishu मीशू|mita मीता|mital मितल|mitali मिताली|mitesh मितेश|mithi मिठी|mithila मिथिला|
mithilesh मिथिलेश|mithlesh मिथलेश|mithoo मिट्ठू|mithra मित्रा|mithu मिट्ठू|mithun मिथुन|mitra मित्रा|mitravinda मित्रविंदा|mittalben मित्तलबेन|
mittali मिताली|mitthu मिट्ठू|mitu मीतू|mitul मितुल|mizanur मिज़ानुर|mobin मोबीन|mobina मोबीना|mofizul मफ़ीज़ुल|mohabbat मोहब्बत|mohak मोहक|
mohamad मोहम्मद|mohamed मोहम्मद|mohammad मोहम्मद|mohammed मोहम्मद|mohan मोहन|mohana मोहना|mohandas मोहनदास|mohanlal मोहनलाल|mohanraj मोहनराज|
mohar मोहर|moharsingh मोहरसिंह|mohd मोहम्मद|mohiddin मोहिद्दीन|mohideen मोहिदीन|mohin मोहिन|mohindar मोहिंदर|mohinder मोहिंदर|mohini मोहिनी|
mohit मोहित|mohith मोहित|mohiuddin मोहिउद्दीन|mohnish मोहनीश|mohru मोहरू|mohsin मोहसिन|mohsina मोहसिना|mohtashim मोहतशिम|moin मोइन|
moinuddin मोइनुद्दीन|moitreyee मैत्रेयी|moksha मोक्षा|mokshita मोक्षिता|molly मॉली|moloy मलय|molu मोलू|moly मोली|molykutty मोलीकुट्टी|momin मोमिन|
momina मोमिना|mominah मोमिना|mona मोना|monali मोनाली|monalika मोनालिका|monalisa मोनालिसा|monalisha मोनालिशा|moni मोनी|monica मोनिका|monika मोनिका|
moniram मोनीराम|monish मोनीश|monisha मोनिशा|monita मोनिता|monjuri मंजूरी|monmi मोनमी|monoj मनोज|monojit मनोजित|monoo मोनू|monoranjan मनोरंजन|
montu मोंटू|monty मोंटी|monu मोनू|mool मूल|moolchand मूलचंद|moomal मूमल|moon मून|moonmoon मुनमुन|moorthy मूर्ति|moosa मूसा|morarji मोरारजी|
moresh मोरेश|moreshwar मोरेश्वर|moromi मरोमी|mosam मौसम|moses मोसेस|moti मोती|motibai मोतीबाई|motilal मोतीलाल|motiram मोतीराम|motiur मोतीउर|
moukthika मौक्तिका|mouli मौली|moumita मौमिता|mouni मौनी|mounica मौनिका|mounika मौनिका|mousami मौसमी|mousumi मौसुमी|mradula मृदुला|mridul मृदुल|
mridula मृदुला|mridulata मृदुलता|mrigank मृगांक|mriganka मृगांक|mrinal मृणाल|mrinali मृणाली|mrinalini मृणालिनी|mrinmay मृण्मय|mrinmayee मृण्मयी|
mrinmayi मृण्मयी|mrinmoy मृण्मय|mritunjay मृत्युंजय|mrityunjay मृत्युंजय|mrudul मृदुल|mrudula मृदुला|mrunal मृणाल|mrunali मृणाली|mrunalini मृणालिनी|
mrunmayee मृण्मयी|mrunmayi मृण्मयी|mrutyunjay मृत्युंजय|mrutyunjaya मृत्युंजय|mubarak मुबारक|mubeen मुबीन|mubeena मुबीना|mubina मुबीना|
mudasir मुदस्सिर|mudassar मुदस्सर|mudassir मुदस्सिर|muddu मुद्दु|mudit मुदित|mudra मुद्रा|mudrika मुद्रिका|mufeeda मुफ़ीदा|mufid मुफ़ीद|mugdha मुग्धा|
muhammad मुहम्मद|muhammed मुहम्मद|mujahid मुजाहिद|mujeeb मुजीब|mujeeba मुजीबा|mujib मुजीब|mujibur मुजीबुर|mukarram मुकर्रम|mukesh मुकेश|
mukeshbhai मुकेशभाई|mukhram मुखराम|mukhtar मुख्तार|mukhtari मुख्तारी|mukhtiar मुख्तियार|mukhtyar मुख्तियार|mukim मुकीम|mukta मुक्ता|muktabai मुक्ताबाई|
muktha मुक्ता|mukthi मुक्ति|mukti मुक्ति|mukul मुकुल|mukula मुकुला|mukund मुकुंद|mukunda मुकुंद|mukundan मुकुंदन|mukut मुकुट|mulayam मुलायम|
mulchand मूलचंद|mulkh मुल्ख|mulkraj मुल्कराज|mulla मुल्ला|mumtaj मुमताज|mumtaz मुमताज़|muna मुन्ना|munavvar मुनव्वर|munawar मुनव्वर|munawwar मुनव्वर|
munazza मुनज़्ज़ा|muneer मुनीर|muneera मुनीरा|muneesh मुनीश|munesh मुनेश|muneshwar मुनेश्वर|munilal मुनिलाल|munir मुनीर|munira मुनीरा|muniraj मुनिराज|
muniraju मुनिराजू|munish मुनीश|muniswamy मुनिस्वामी|muniya मुनिया|muniyappa मुनियप्पा|munmun मुनमुन|munna मुन्ना|munnalal मुन्नालाल|munni मुन्नी|
munnibai मुन्नीबाई|munnidevi मुन्नीदेवी|munnu मुन्नू|munshi मुंशी|munshiram मुंशीराम|muntazir मुंतज़िर|muqeem मुकीम|murad मुराद|murali मुरली|
muralidhar मुरलीधर|muralidharan मुरलीधरन|muralikrishna मुरलीकृष्ण|murari मुरारी|murarilal मुरारीलाल|murli मुरली|murlidhar मुरलीधर|
murlimanohar मुरलीमनोहर|mursalin मुर्सलीन|murtaza मुर्तज़ा|murthy मूर्ति|murti मूर्ति|murtidevi मूर्तिदेवी|murtuza मुर्तुज़ा|murugan मुरुगन|
murugesan मुरुगेसन|murugesh मुरुगेश|murugeswari मुरुगेश्वरी|musa मूसा|musarrat मुसर्रत|musharraf मुशर्रफ़|mushir मुशीर|mushtaq मुश्ताक|
mushtari मुश्तरी|muskaan मुस्कान|muskan मुस्कान|muslim मुस्लिम|muslimuddin मुस्लिमुद्दीन|mussarat मुसर्रत|mustafa मुस्तफ़ा|mustakim मुस्तकीम|
mustaq मुश्ताक|mustaqeem मुस्तकीम|mustkeem मुस्तकीम|muthamma मुत्तम्मा|muthu मुत्तु|muthukumar मुत्तुकुमार|muthulakshmanan मुत्तुलक्ष्मणन|
muthulakshmi मुत्तुलक्ष्मी|muthuraman मुत्तुरामन|muthusamy मुत्तुसामी|muthuswamy मुत्तुस्वामी|muthuvel मुत्तुवेल|muzafar मुज़फ़्फ़र|
muzaffar मुज़फ़्फ़र|muzammil मुज़म्मिल|myra मायरा|mythili मैथिली|mythreyi मैत्रेयी|mythri मैत्री|naazneen नाज़नीन|naba नव|nabajyoti नवज्योति|
nabakumar नवकुमार|nabam नबाम|nabanita नवनीता|nabeel नबील|nabeela नबीला|nabendu नवेंदु|nabi नबी|nabil नबील|nabila नबीला|nabin नबीन|nachhattar नछत्तर|
nadeem नदीम|nadeera नदीरा|nadia नादिया|nadim नदीम|nadir नादिर|nadira नादिरा|nadirshaw नादिरशॉ|nadiya नादिया|naeem नईम|naema नईमा|nafe नफे|nafees नफ़ीस|
nafeesa नफ़ीसा|nafesingh नफेसिंह|nafis नफ़ीस|nafisa नफ़ीसा|naga नागा|nagajyothi नागज्योति|nagalakshmi नागलक्ष्मी|nagamani नागमणि|nagamma नागम्मा|
nagappa नागप्पा|nagappan नागप्पन|nagaraj नागराज|nagaraja नागराजा|nagarajan नागराजन|nagaraju नागराजू|nagarathna नागरत्ना|nagaratna नागरत्ना|
nagarjun नागार्जुन|nagarjuna नागार्जुन|nagaveni नागवेणी|nagavva नागव्वा|nageena नगीना|nagendar नागेंदर|nagender नागेंदर|nagendra नागेंद्र|
nagendran नागेंद्रन|nagesh नागेश|nageshwar नागेश्वर|nageshwara नागेश्वर|nageshwari नागेश्वरी|nageswar नागेश्वर|nageswara नागेश्वर|nageswaran नागेश्वरन|
nageswararao नागेश्वरराव|nageswari नागेश्वरी|naggu नग्गू|naghma नगमा|nagina नगीना|nagindas नगीनदास|nagma नगमा|nagmabanu नगमाबानो|nagoor नागूर|
nagur नागूर|nahar नाहर|naharsingh नाहरसिंह|naheed नाहीद|nahid नाहिद|nahida नाहिदा|naim नईम|naima नईमा|naimisha नैमिषा|naina नैना|naiya नैया|
najeeb नजीब|najib नजीब|najma नजमा|najmeen नजमीन|najmul नजमुल|najmun नजमुन|nakchhed नकछेद|nakul नकुल|nalinee नलिनी|nalini नलिनी|nalinibai नलिनीबाई|
nallammal नल्लम्माल|nallasivam नल्लासिवम|namami नमामी|naman नमन|namdeo नामदेव|namdev नामदेव|nameera नमीरा|nameeta नमीता|namira नमीरा|namit नमित|
namita नमिता|namitha नमिता|namrata नम्रता|namratha नम्रता|namya नम्या|nana नाना|nanaji नानाजी|nanak नानक|nanakchand नानकचंद|nancy नैंसी|nand नंद|
nanda नंदा|nandakishor नंदकिशोर|nandakishore नंदकिशोर|nandakumar नंदकुमार|nandalal नंदलाल|nandan नंदन|nandana नंदना|nandani नंदनी|nandeesh नंदीश|
nandhakumar नंदकुमार|nandhana नंदना|nandhini नंदिनी|nandi नंदी|nandini नंदिनी|nandish नंदीश|nandita नंदिता|nanditha नंदिता|nandkishor नंदकिशोर|
nandkishore नंदकिशोर|nandkumar नंदकुमार|nandlal नंदलाल|nandram नंदराम|nandrani नंदरानी|nandu नंदू|nangai नंगै|nanhe नन्हे|nanhelal नन्हेलाल|
nanhi नन्ही|nanhku नन्हकू|nanjappa नंजप्पा|nanjunda नंजुंडा|nanjundappa नंजुंडप्पा|nanjundaswamy नंजुंडस्वामी|nanka नन्का|nanki नानकी|nanku ननकू|
nankuram ननकूराम|nannu नन्नू|nanu नानू|naomi नाओमी|naorin नौरीन|naosad नौशाद|narad नारद|narahari नरहरि|narain नारायण|narangi नारंगी|narasaiah नरसैया|
narasamma नरसम्मा|narasimha नरसिंह|narasimhaiah नरसिम्हैया|narasimhamurthy नरसिम्हमूर्ति|narasimhan नरसिम्हन|narasingha नरसिंह|narayan नारायण|
narayana नारायण|narayanan नारायणन|narayanappa नारायणप्पा|narayanaswamy नारायणस्वामी|narayandas नारायणदास|narayani नारायणी|narayanrao नारायणराव|
narbada नर्बदा|narbahadur नरबहादुर|naren नरेन|narendar नरेंदर|narender नरेंदर|narendra नरेंद्र|narendran नरेंद्रन|naresh नरेश|nareshkumar नरेशकुमार|
nareshwar नरेश्वर|nargees नरगिस|nargis नरगिस|nargisbanu नरगिसबानो|nargish नरगिस|nariman नरीमन|narinder नरिंदर|narmada नर्मदा|narmadabai नर्मदाबाई|
narottam नरोत्तम|narpat नरपत|narsamma नरसम्मा|narsi नरसी|narsimha नरसिंह|narsimhan नरसिम्हन|narsingh नरसिंह|narsingha नरसिंह|narsinha नरसिंह|naru नारू|
narvada नर्वदा|naseeb नसीब|naseeban नसीबन|naseem नसीम|naseema नसीमा|naseer नसीर|naseera नसीरा|naseeruddin नसीरुद्दीन|nasiban नसीबन|nasim नसीम|
nasima नसीमा|nasir नासिर|nasira नासिरा|nasiruddin नासिरुद्दीन|nasreen नसरीन|nasrin नसरीन|nasruddin नसरुद्दीन|nasrul नसरुल|natalie नेटली|nataraj नटराज|
nataraja नटराज|natarajan नटराजन|natasha नताशा|natesan नटेसन|nath नाथ|natha नाथा|nathalal नाथालाल|nathan नाथन|nathaniel नथैनियल|nathu नाथू|
nathulal नाथूलाल|nathuram नाथूराम|natraj नटराज|natthu नत्थू|natubhai नटुभाई|natwar नटवर|natwarlal नटवरलाल|naubat नौबत|nauman नौमान|naurangi नौरंगी|
naushad नौशाद|nausheen नौशीन|nauzer नौज़ेर|naval नवल|navalkishor नवलकिशोर|navalkishore नवलकिशोर|navami नवमी|navaneeth नवनीत|navaneethan नवनीतन|
navanita नवनीता|navaz नवाज़|navdeep नवदीप|naveed नवीद|naveen नवीन|naveena नवीना|naveenkumar नवीनकुमार|navid नवीद|navika नविका|navin नवीन|navina नवीना|
navita नवीता|navjit नवजीत|navjot नवजोत|navleen नवलीन|navnath नवनाथ|navneet नवनीत|navneeta नवनीता|navnit नवनीत|navpreet नवप्रीत|navraj नवराज|
navroz नवरोज़|navroze नवरोज़|navtej नवतेज|navya नव्या|navyasri नव्यश्री|nawab नवाब|nawal नवल|nawalkishore नवलकिशोर|nawaz नवाज़|nawazuddin नवाज़ुद्दीन|
nayan नयन|nayana नयना|nayanaben नयनाबेन|nayanmoni नयनमणि|nayantara नयनतारा|nayanthara नयनतारा|nayeem नईम|nayna नयना|naynaben नयनाबेन|nayra नायरा|
nazeema नज़ीमा|nazeer नज़ीर|nazia नाज़िया|nazim नाज़िम|nazima नाज़िमा|nazir नज़ीर|nazira नज़ीरा|nazish नाज़िश|naziya नाज़िया|nazma नज़मा|
nazmeen नज़मीन|nazmul नज़मुल|nazneen नाज़नीन|naznin नाज़नीन|nazrana नज़राना|nazreen नज़रीन|nazrul नज़रुल|neeharika नीहारिका|neel नील|neela नीला|
neelabai नीलाबाई|neelaben नीलाबेन|neelabh नीलाभ|neeladri नीलाद्रि|neelakandan नीलकंठन|neelakanta नीलकंठ|neelakshi नीलाक्षी|neelam नीलम|
neelambari नीलांबरी|neelanjana नीलांजना|neelavathi नीलावती|neelesh नीलेश|neelima नीलिमा|neelkamal नीलकमल|neelkanth नीलकंठ|neelmani नीलमणि|
neelofar नीलोफर|neeloo नीलू|neelratan नीलरतन|neelu नीलू|neema नीमा|neena नीना|neenu नीनू|neera नीरा|neeraj नीरज|neeraja नीरजा|neerav नीरव|neerja नीरजा|
neeru नीरू|neeshu नीशू|neeta नीता|neetesh नीतेश|neetha नीता|neethi नीति|neethu नीतू|neeti नीति|neetika नीतिका|neetish नीतीश|neetoo नीतू|neetu नीतू|
neha नेहा|nehal नेहल|neharika नेहारिका|neiphiu नेफियू|nekram नेकराम|nelson नेल्सन|nenshi नेंशी|nergish नरगिस|nerissa नेरिसा|nethra नेत्रा|
nethravathi नेत्रावती|netra नेत्रा|netram नेतराम|netrapal नेत्रपाल|netravati नेत्रावती|neville नेविल|newton न्यूटन|niamat नियामत|nibaran निवारण|
nibedita निवेदिता|nibha निभा|nicholas निकोलस|nicola निकोला|nida निदा|nidhee निधि|nidhi निधि|nidhin निधिन|nidhisha निधिशा|nigaar निगार|nigar निगार|
nighat निगहत|nihal निहाल|nihalchand निहालचंद|nihar निहार|niharika निहारिका|niharranjan निहाररंजन|nihit निहित|nijam निज़ाम|nikeeta निकीता|nikesh निकेश|
nikhat निकहत|nikhil निखिल|nikhilesh निखिलेश|nikhita निखिता|nikhlesh निखलेश|niki निकी|nikit निकित|nikita निकिता|nikitha निकिता|nikki निक्की|
nikku निक्कू|nikshita निक्षिता|niku निक्कू|nikunj निकुंज|nil नील|nila नीला|niladri नीलाद्रि|nilam नीलम|nilambari नीलांबरी|nilanjan नीलांजन|
nilanjana नीलांजना|nilay निलय|nilesh नीलेश|nilima नीलिमा|nilkanth नीलकंठ|nilmani नीलमणि|nilofar नीलोफर|nilofer नीलोफर|nilotpal नीलोत्पल|
niloufer नीलोफर|niloy निलय|nilu नीलू|nilufar नीलूफ़र|nima नीमा|nimai निमाई|nimesh निमेष|nimisha निमिषा|nimmi निम्मी|nimmy निम्मी|nimrat निमरत|
nina नीना|ninad निनाद|ningamma निंगम्मा|nipa नीपा|nipon निपन|nipun निपुण|nipuna निपुणा|nira नीरा|niraj नीरज|niraja नीरजा|niral निरल|nirali निराली|
niranjan निरंजन|niranjana निरंजना|nirav नीरव|nirbhai निर्भय|nirbhay निर्भय|nirdesh निर्देश|nirjala निर्जला|nirjara निर्जरा|nirmal निर्मल|
nirmala निर्मला|nirmalabai निर्मलाबाई|nirmalaben निर्मलाबेन|nirmaladevi निर्मलादेवी|nirmalatai निर्मलाताई|nirmalendu निर्मलेंदु|nirmaljeet निर्मलजीत|
nirmalya निर्माल्य|nirmit निर्मित|nirmiti निर्मिति|nirmla निर्मला|niru नीरू|nirupa निरूपा|nirupam निरुपम|nirupama निरुपमा|nisamol निशामोल|nisar निसार|
nisha निशा|nishaben निशाबेन|nishad निषाद|nishan निशान|nishant निशांत|nishanth निशांत|nishat निशात|nishi निशि|nishigandha निशिगंधा|nishika निशिका|
nishikant निशिकांत|nishikanta निशिकांत|nishit निशित|nishita निशिता|nishith निशीथ|nishitha निशिता|nishrat नुसरत|nishtha निष्ठा|nishu निशु|nistha निष्ठा|
nita नीता|nitaben नीताबेन|nitai निताई|nitesh नितेश|nithika नितिका|nithin नितिन|nithish नितीश|nithya नित्या|nithyanandan नित्यानंदन|nithyasri नित्यश्री|
niti नीति|nitika नीतिका|nitin नितिन|nitish नीतीश|nitisha नितिशा|nitu नीतू|nitumoni नीतूमणि|nityagopal नित्यगोपाल|nityanand नित्यानंद|
nityananda नित्यानंद|nityasri नित्यश्री|nivas निवास|nived निवेद|nivedhitha निवेदिता|nivedita निवेदिता|niveditha निवेदिता|nivesh निवेश|nivetha निवेता|
nixon निक्सन|niyamat नियामत|niyathi नियति|niyati नियति|niyaz नियाज़|nizam निज़ाम|nizamuddin निज़ामुद्दीन|noah नोआह|nobert नॉर्बर्ट|noel नोएल|
noman नोमान|noni नोनी|nonu नोनू|noopur नूपुर|noor नूर|noora नूरा|noorbano नूरबानो|noori नूरी|noorie नूरी|noorjahan नूरजहां|nooruddin नूरुद्दीन|
nora नोरा|norah नोरा|norbert नॉर्बर्ट|norbu नोरबू|noreen नौरीन|noshir नोशिर|noushad नौशाद|nousheen नौशीन|nripen नृपेन|nripendra नृपेंद्र|
nrusingha नृसिंह|nupoor नूपुर|nupur नूपुर|nuri नूरी|nurjahan नूरजहां|nurul नूरुल|nusli नुस्ली|nusrat नुसरत|nusrath नुसरत|nusserwanji नसरवानजी|
nutan नूतन|nuthan नूतन|nuzhat नुज़हत|nyasa न्यासा|nyra नायरा|obaid उबैद|oindrila ऐंद्रिला|ojas ओजस|ojasvi ओजस्वी|ojaswini ओजस्विनी|olga ओल्गा|
oliver ओलिवर|olivia ओलिविया|olwyn ओल्विन|om ओम|omana ओमना|omanakutty ओमनकुट्टी|omar उमर|omi ओमी|omkar ओंकार|omkarnath ओंकारनाथ|ompal ओमपाल|
omparkash ओमप्रकाश|omprakash ओमप्रकाश|omvati ओमवती|omveer ओमवीर|omvir ओमवीर|omwati ओमवती|onkar ओंकार|oommen ओमन|oorja ऊर्जा|oormila उर्मिला|
oscar ऑस्कर|osman उस्मान|ouseph औसेफ|ovais ओवैस|ovi ओवी|oviya ओविया|owais ओवैस|paakhi पाखी|paari पारी|paayal पायल|pabitra पवित्र|padam पदम|padma पद्मा|
padmabati पद्मावती|padmaja पद्मजा|padmakar पद्माकर|padmalata पद्मलता|padmalatha पद्मलता|padmalochan पद्मलोचन|padmamma पद्मम्मा|padmanabh पद्मनाभ|
padmanabha पद्मनाभ|padmanabhan पद्मनाभन|padmapriya पद्मप्रिया|padmashree पद्मश्री|padmasree पद्मश्री|padmavathi पद्मावती|padmavathy पद्मावती|
padmavati पद्मावती|padmawati पद्मावती|padmini पद्मिनी|pakeeza पाकीज़ा|pakhi पाखी|palak पलक|palani पलनि|palaniappan पलनियप्पन|palanisamy पलानीसामी|
palaniswami पलानीस्वामी|palanivel पलनिवेल|palash पलाश|pallabi पल्लबी|pallavi पल्लवी|pallo पल्लो|pallonji पालोनजी|paltu पल्टू|palvi पल्वी|
palwinder पलविंदर|pamela पामेला|pammi पम्मी|pammu पम्मू|pampa पम्पा|pampi पम्पी|panchali पांचाली|pancham पंचम|panchanan पंचानन|pancharam पंचाराम|
panchi पंछी|panchu पंचू|panchuram पंचूराम|pandian पांडियन|pandiarajan पांडियाराजन|pandit पंडित|pandiyan पांडियन|pandu पांडु|pandurang पांडुरंग|
panduranga पांडुरंग|pankaj पंकज|pankaja पंकजा|pankajam पंकजम|pankajkumar पंकजकुमार|pankhi पंखी|pankhudi पंखुड़ी|pankhuri पंखुड़ी|pankti पंक्ति|
panna पन्ना|pannabai पन्नाबाई|pannalal पन्नालाल|panneerselvam पन्नीरसेल्वम|pannu पन्नू|papan पापन|papia पापिया|papiya पापिया|papon पापोन|
pappachan पप्पाचन|pappi पप्पी|pappu पप्पू|papri पापड़ी|papu पापू|parag पराग|param परम|parama परमा|paramanand परमानंद|paramananda परमानंद|
paramashivam परमशिवम|paramasivam परमशिवम|parambir परमबीर|paramdeep परमदीप|paramesh परमेश|parameshwar परमेश्वर|parameshwaramma परमेश्वरम्मा|
parameshwari परमेश्वरी|parameswaran परमेश्वरन|parameswari परमेश्वरी|paramita पारमिता|paramjeet परमजीत|paramjit परमजीत|paramvir परमवीर|paras पारस|
parashram परशराम|parashuram परशुराम|parasmal पारसमल|parasnath पारसनाथ|parasuram परशुराम|parbat पर्वत|parbati पार्वती|parbin परबीन|pardeep परदीप|
pari परी|paridhi परिधि|parijat पारिजात|parijatha पारिजाता|parikshit परीक्षित|parimal परिमल|parimala परिमला|parineeta परिणीता|parineeti परिणीति|
parinita परिणीता|pariniti परिणीति|parish पारीश|parisha परीशा|parishi परिशी|parishmita परिस्मिता|paritosh परितोष|parizad परीज़ाद|parmanand परमानंद|
parmatma परमात्मा|parmesh परमेश|parmeshwar परमेश्वर|parmeshwari परमेश्वरी|parmila परमिला|parmindar परमिंदर|parminder परमिंदर|parmod परमोद|
parneet परनीत|parnika पर्णिका|paromita पारमिता|parsadi परसादी|parshadi परसादी|parshant परशांत|parshotam परशोत्तम|parshuram परशुराम|parsuram परसुराम|
partap प्रताप|parth पार्थ|partha पार्थ|parthasarathi पार्थसारथी|parthasarathy पार्थसारथी|parthib पार्थिब|parthiban पार्थिबन|parthiv पार्थिव|paru पारू|
parubai पारूबाई|parul पारुल|parulben पारुलबेन|parvaiz परवेज़|parvat पर्वत|parvathalu पर्वतालु|parvathamma पार्वतम्मा|parvathi पार्वती|parvathy पार्वती|
parvati पार्वती|parvatibai पार्वतीबाई|parvatiben पार्वतीबेन|parvatidevi पार्वतीदेवी|parveen परवीन|parveena परवीना|parvesh परवेश|parvez परवेज़|
parvin परवीन|parvina परवीना|parvinbanu परवीनबानो|parvinder परविंदर|parwati पार्वती|parween परवीन|parwez परवेज़|parwin परवीन|parwinder परविंदर|
pascal पास्कल|passang पासांग|pathrose पत्रोस|patricia पैट्रिशिया|patrick पैट्रिक|pattammal पट्टम्माल|paul पॉल|paulami पौलमी|pauline पॉलिन|
paulose पौलोस|paulraj पॉलराज|paurnima पौर्णिमा|pavan पवन|pavani पावनी|pavankumar पवनकुमार|pavel पावेल|pavithra पवित्रा|pavitra पवित्रा|pawan पवन|
pawandeep पवनदीप|pawanjeet पवनजीत|pawankumar पवनकुमार|payal पायल|payel पायल|pazhani पझनि|pearl पर्ल|pechiammal पेच्चियम्माल|peer पीर|peeru पीरू|
peethambaran पीतांबरन|peeyush पीयूष|pema पेमा|pemba पेम्बा|percy पर्सी|periasamy पेरियासामी|perin पेरिन|periyasamy पेरियासामी|perizaad पेरिज़ाद|
persis पर्सिस|perumal पेरुमल|pervez परवेज़|perviz परवीज़|peshotan पेशोतन|pesi पेसी|pestonji पेस्तनजी|peter पीटर|phagu फागू|phalguni फाल्गुनी|
phanendra फणेंद्र|phani फणि|phanindra फणींद्र|pheroze फिरोज़|philip फिलिप|philipose फिलिपोस|philippose फिलिपोस|philomena फिलोमिना|philomina फिलोमिना|
phiroze फिरोज़|phool फूल|phoolan फूलन|phoolchand फूलचंद|phoolkumari फूलकुमारी|phoolmani फूलमणि|phoolmati फूलमती|phoolo फूलो|phoolsingh फूलसिंह|
phoolwati फूलवती|phulchand फूलचंद|phuldev फूलदेव|phuleshwari फूलेश्वरी|phulkumari फूलकुमारी|phulmani फूलमनी|phulmati फूलमती|phulo फूलो|phulwati फूलवती|
phuntsog फुंतसोग|piali पियाली|picchu पिच्चू|pihu पीहू|piku पीकू|pilloo पिल्लू|piloo पीलू|pinak पिनाक|pinaki पिनाकी|pinal पिनल|pingla पिंगला|
pinkee पिंकी|pinkey पिंकी|pinki पिंकी|pinkibai पिंकीबाई|pinkoo पिंकू|pinku पिंकू|pinky पिंकी|pintoo पिंटू|pintu पिंटू|pista पिस्ता|pistabai पिस्ताबाई|
pitambar पीतांबर|pitchaiah पिच्चैया|pius पायस|piya पिया|piyali पियाली|piyush पीयूष|piyushi पीयूषी|polash पलाश|ponnamma पोन्नम्मा|ponnammal पोन्नम्माल|
ponni पोन्नी|ponnusamy पोन्नुसामी|pooja पूजा|poojaben पूजाबेन|poojita पूजिता|poojitha पूजिता|poonam पूनम|poonamben पूनमबेन|poonamchand पूनमचंद|
poongodi पूंगोडी|poongothai पूंगोदै|poonkodi पूंकोडी|pooran पूरन|pooranmal पूरनमल|poorna पूर्णा|poornachandra पूर्णचंद्र|poornima पूर्णिमा|
poornimaben पूर्णिमाबेन|poorva पूर्वा|poorvi पूर्वी|poorvika पूर्विका|poppy पॉपी|popy पॉपी|porishmita परिस्मिता|porus पोरस|poshamma पोशम्मा|
posti पोस्टी|poulami पौलमी|pournima पौर्णिमा|prabal प्रबल|prabha प्रभा|prabhabai प्रभाबाई|prabhaben प्रभाबेन|prabhadevi प्रभादेवी|prabhakar प्रभाकर|
prabhakara प्रभाकर|prabhakaran प्रभाकरन|prabhamani प्रभामणि|prabhas प्रभास|prabhash प्रभाष|prabhat प्रभात|prabhath प्रभात|prabhati प्रभाती|
prabhavathi प्रभावती|prabhavati प्रभावती|prabhawati प्रभावती|prabhawatidevi प्रभावतीदेवी|prabhdeep प्रभदीप|prabhjeet प्रभजीत|prabhjot प्रभजोत|
prabhleen प्रभलीन|prabhu प्रभु|prabhudas प्रभुदास|prabhudayal प्रभुदयाल|prabhudeva प्रभुदेवा|prabhudevi प्रभुदेवी|prabhulal प्रभुलाल|
prabhunath प्रभुनाथ|prabhuram प्रभुराम|prabina प्रबीना|prabir प्रबीर|prabodh प्रबोध|prabuddh प्रबुद्ध|prabuddha प्रबुद्ध|prachee प्राची|prachet प्रचेत|
prachi प्राची|prachita प्रचिता|pradeep प्रदीप|pradeepkumar प्रदीपकुमार|pradip प्रदीप|pradipta प्रदीप्त|pradnya प्रज्ञा|praduman प्रद्युमन|
pradumna प्रद्युम्न|pradyuman प्रद्युम्न|pradyumna प्रद्युम्न|pradyut प्रद्युत|prafful प्रफुल्ल|praful प्रफुल|prafull प्रफुल्ल|prafulla प्रफुल्ल|
pragathi प्रगति|pragati प्रगति|pragna प्रज्ञा|pragnesh प्रज्ञेश|pragnya प्रज्ञा|pragya प्रज्ञा|pragyan प्रज्ञान|pragyna प्रज्ञा|prahalad प्रह्लाद|
prahlad प्रह्लाद|prahladbhai प्रह्लादभाई|prajakta प्राजक्ता|prajapati प्रजापति|prajeesh प्रजीश|prajkta प्राजक्ता|prajna प्रज्ञा|prajwal प्रज्वल|
prajwala प्रज्वला|prakasan प्रकाशन|prakash प्रकाश|prakashchand प्रकाशचंद|prakashchandra प्रकाशचंद्र|prakhar प्रखर|prakriti प्रकृति|prakruthi प्रकृति|
prakruti प्रकृति|pralay प्रलय|pralhad प्रल्हाद|pramathesh प्रमथेश|pramila प्रमिला|pramilabai प्रमिलाबाई|pramilatai प्रमिलाताई|pramiti प्रमिति|
pramod प्रमोद|pramoda प्रमोदा|pramodh प्रमोद|pramodini प्रमोदिनी|pramodkumar प्रमोदकुमार|pran प्राण|pranab प्रणब|pranali प्रणाली|pranathi प्रणति|
pranati प्रणति|pranav प्रणव|pranavi प्रणवी|pranay प्रणय|pranaya प्रणया|praneet प्रणीत|praneeta प्रणीता|praneeth प्रणीत|pranesh प्राणेश|prangya प्रज्ञा|
pranidhi प्रणिधि|pranil प्रणिल|pranit प्रणित|pranita प्रणिता|pranitha प्रणिता|pranjal प्रांजल|pranjali प्रांजलि|pranjay प्रांजय|pranjit प्रांजित|
prannath प्राणनाथ|pranoti प्रणोती|pranoy प्रणय|pranshu प्रांशु|prantik प्रांतिक|prapthi प्राप्ति|prapti प्राप्ति|prarthana प्रार्थना|
prarthna प्रार्थना|prasad प्रसाद|prasan प्रसन्न|prasanna प्रसन्न|prasannajit प्रसन्नजीत|prasannata प्रसन्नता|prasant प्रशांत|prasanta प्रशांत|
prasanth प्रशांत|prasanthi प्रशांति|prasen प्रसेन|prasenjeet प्रसेनजीत|prasenjit प्रसेनजीत|prashant प्रशांत|prashanta प्रशांत|prashanth प्रशांत|
prashanti प्रशांति|prashob प्रशोब|prasiddhi प्रसिद्धि|prasoon प्रसून|prasun प्रसून|pratap प्रताप|prateek प्रतीक|prateeksha प्रतीक्षा|prateesh प्रतीश|
pratham प्रथम|prathamesh प्रथमेश|prathap प्रताप|pratheesh प्रतीश|prathibha प्रतिभा|prathik प्रतीक|prathiksha प्रतीक्षा|prathima प्रतिमा|
prathyush प्रत्यूष|prathyusha प्रत्यूषा|pratiba प्रतिभा|pratibha प्रतिभा|pratik प्रतीक|pratika प्रतिका|pratiksha प्रतीक्षा|pratima प्रतिमा|
pratipal प्रतिपाल|pratishtha प्रतिष्ठा|pratistha प्रतिष्ठा|prativa प्रतिभा|pratul प्रतुल|pratyush प्रत्यूष|pratyusha प्रत्यूषा|prava प्रभा|
pravati प्रभाती|praveen प्रवीण|praveena प्रवीणा|praveenkumar प्रवीणकुमार|pravendra प्रवेंद्र|pravesh प्रवेश|pravin प्रवीण|pravina प्रवीणा|
pravinaben प्रवीणाबेन|pravir प्रवीर|prayag प्रयाग|preet प्रीत|preeta प्रीता|preetam प्रीतम|preetha प्रीता|preethi प्रीति|preeti प्रीति|
preetpal प्रीतपाल|preeya प्रिया|preksha प्रेक्षा|prem प्रेम|prema प्रेमा|premabai प्रेमाबाई|premadevi प्रेमादेवी|premalata प्रेमलता|
premalatha प्रेमलता|premanand प्रेमानंद|premananda प्रेमानंद|premchand प्रेमचंद|premila प्रेमिला|premjeet प्रेमजीत|premkumar प्रेमकुमार|
premkumari प्रेमकुमारी|premlal प्रेमलाल|premlata प्रेमलता|premnarayan प्रेमनारायण|premnath प्रेमनाथ|prempal प्रेमपाल|prempaul प्रेमपाल|
premprakash प्रेमप्रकाश|premraj प्रेमराज|premshankar प्रेमशंकर|premsingh प्रेमसिंह|premsukh प्रेमसुख|premvati प्रेमवती|premwanti प्रेमवंती|
premwati प्रेमवती|preneet परनीत|prerana प्रेरणा|prerna प्रेरणा|prerona प्रेरणा|prince प्रिंस|princess प्रिंसेस|princy प्रिंसी|priscilla प्रिसिला|
prisha प्रीशा|prita प्रीता|pritam प्रीतम|pritee प्रीति|pritesh प्रितेश|pritha पृथा|prithika पृथिका|prithipal पृथीपाल|prithivi पृथ्वी|
prithiviraj पृथ्वीराज|prithvi पृथ्वी|prithvipal पृथ्वीपाल|prithviraj पृथ्वीराज|priti प्रीति|pritiben प्रीतिबेन|pritika प्रीतिका|pritilata प्रीतिलता|
pritish प्रितीश|pritpal प्रीतपाल|priya प्रिया|priyaanka प्रियंका|priyabrata प्रियव्रत|priyadarshan प्रियदर्शन|priyadarshani प्रियदर्शनी|
priyadarshini प्रियदर्शिनी|priyadarsini प्रियदर्शिनी|priyadharshini प्रियदर्शिनी|priyal प्रियल|priyamvada प्रियंवदा|priyamwada प्रियंवदा|
priyan प्रियान|priyanaka प्रियंका|priyangshu प्रियांशु|priyank प्रियांक|priyanka प्रियंका|priyansh प्रियांश|priyanshi प्रियांशी|priyanshu प्रियांशु|
priyansi प्रियांशी|priyaranjan प्रियरंजन|priyasha प्रियाशा|priyesh प्रियेश|probir प्रबीर|prodip प्रदीप|promila प्रोमिला|promod प्रमोद|pronab प्रणब|
pronita प्रणिता|pronoy प्रणय|prosenjit प्रोसेनजीत|puchu पुचू|puja पूजा|pujan पूजन|pujitha पूजिता|pukhraj पुखराज|pulak पुलक|pulkit पुलकित|
pullamma पुल्लम्मा|punam पूनम|punamchand पूनमचंद|puneet पुनीत|puneeta पुनीता|puneeth पुनीत|puneetha पुनीता|punia पुनिया|punit पुनीत|punita पुनीता|
punith पुनीत|punitha पुनीता|puniya पुनिया|punjab पंजाब|punni पुन्नी|punya पुण्य|purab पूरब|purabi पूरबी|puran पूरन|puranchand पूरनचंद|puranmal पूरणमल|
purav पूरव|puravi पूरवी|purnachandra पूर्णचंद्र|purnendu पूर्णेंदु|purnima पूर्णिमा|purobi पूरबी|purshottam पुरुषोत्तम|purti पूर्ति|puru पुरु|
purushotam पुरुषोत्तम|purushotham पुरुषोत्तम|purushothaman पुरुषोत्तमन|purushottam पुरुषोत्तम|purva पूर्वा|purvesh पूर्वेश|purvi पूर्वी|
purvish पूर्विश|pusha पुषा|pushkal पुष्कल|pushkar पुष्कर|pushpa पुष्पा|pushpabai पुष्पाबाई|pushpaben पुष्पाबेन|pushpadevi पुष्पादेवी|pushpak पुष्पक|
pushpalata पुष्पलता|pushpalatha पुष्पलता|pushpam पुष्पम|pushpamala पुष्पमाला|pushpanjali पुष्पांजलि|pushparaj पुष्पराज|pushpavathi पुष्पावती|
pushpavati पुष्पावती|pushpender पुष्पेंदर|pushpendra पुष्पेंद्र|pushpinder पुष्पिंदर|pushpita पुष्पिता|pushplata पुष्पलता|pushti पुष्टि|puspa पुष्पा|
puspalata पुष्पलता|puspanjali पुष्पांजलि|putli पुतली|putlibai पुतलीबाई|puttamma पुट्टम्मा|puttan पुत्तन|puttaraju पुट्टराजू|puttaswamy पुट्टस्वामी|
puttu पुत्तू|puttulal पुत्तूलाल|putul पुतुल|pyaari प्यारी|pyara प्यारा|pyare प्यारे|pyarelal प्यारेलाल|pyari प्यारी|pyaribai प्यारीबाई|qadir कादिर|
qaiser कैसर|qamar कमर|qamarjahan कमरजहां|qamaruddin कमरुद्दीन|qamrunnisa कमरुन्निसा|qasim कासिम|qayyum कय्यूम|qazi काज़ी|quasim कासिम|qudrat कुदरत|
qudsia कुदसिया|qureshi कुरैशी|qutubuddin कुतुबुद्दीन|raahi राही|rabi रबि|rabia राबिया|rabin रबीन|rabindra रवींद्र|rabindranath रवींद्रनाथ|
rabiya राबिया|rachael रेचल|rachana रचना|rachel रेचल|rachit रचित|rachita रचिता|rachitha रचिता|rachna रचना|radha राधा|radhabai राधाबाई|radhaben राधाबेन|
radhadevi राधादेवी|radhakant राधाकांत|radhakrishna राधाकृष्ण|radhakrishnan राधाकृष्णन|radhamani राधामणि|radhamma राधम्मा|radhamohan राधामोहन|
radharaman राधारमण|radharani राधारानी|radhe राधे|radheshyam राधेश्याम|radhey राधे|radheyshyam राधेश्याम|radhika राधिका|radhiya राधिया|raees रईस|
raeesa रईसा|rafat रफ़त|rafeeq रफ़ीक|rafeeqa रफ़ीका|rafi रफ़ी|rafia राफ़िया|rafik रफ़ीक|rafikul रफ़ीकुल|rafiq रफ़ीक|rafique रफ़ीक|rafiqul रफ़ीकुल|
rafiya राफ़िया|raghav राघव|raghava राघव|raghavan राघवन|raghavender राघवेंदर|raghavendra राघवेंद्र|raghawendra राघवेंद्र|raghu रघु|raghubar रघुबर|
raghubir रघुबीर|raghunandan रघुनंदन|raghunath रघुनाथ|raghunatha रघुनाथ|raghunathprasad रघुनाथप्रसाद|raghupathi रघुपति|raghupati रघुपति|raghuraj रघुराज|
raghuram रघुराम|raghuvansh रघुवंश|raghuveer रघुवीर|raghuvir रघुवीर|raghvendra राघवेंद्र|raginee रागिनी|ragini रागिनी|ragul रागुल|rahamat रहमत|
rahat राहत|raheela राहीला|raheem रहीम|raheema रहीमा|raheemuddin रहीमुद्दीन|rahil राहिल|rahila राहिला|rahim रहीम|rahima रहीमा|rahisa रईसा|rahman रहमान|
rahmat रहमत|rahmath रहमत|rahmatullah रहमतुल्लाह|rahnuma रहनुमा|rahul राहुल|raihan रैहान|raina रैना|rais रईस|raisa रईसा|raish रईस|raj राज|raja राजा|
rajaiah राजैया|rajakumar राजकुमार|rajakumari राजकुमारी|rajalakshmi राजलक्ष्मी|rajalaxmi राजलक्ष्मी|rajamma राजम्मा|rajammal राजम्माल|rajan राजन|
rajanee रजनी|rajani रजनी|rajanibala रजनीबाला|rajanikant रजनीकांत|rajanikanta रजनीकांत|rajanna राजन्ना|rajappa राजप्पा|rajappan राजप्पन|rajaram राजाराम|
rajaraman राजारमन|rajarshi राजर्षि|rajasekar राजशेखर|rajasekaran राजशेखरन|rajasekhar राजशेखर|rajashekar राजशेखर|rajashekhar राजशेखर|rajashree राजश्री|
rajashri राजश्री|rajashwari राजेश्वरी|rajasree राजश्री|rajasri राजश्री|rajat रजत|rajath रजत|rajathi राजाती|rajbahadur राजबहादुर|rajbala राजबाला|
rajbeer राजबीर|rajbir राजबीर|rajdeep राजदीप|rajdev राजदेव|rajdip राजदीप|rajdulari राजदुलारी|rajeeb राजीब|rajeev राजीव|rajendar राजेंदर|
rajender राजेंदर|rajendra राजेंद्र|rajendrakumar राजेंद्रकुमार|rajendran राजेंद्रन|rajendraprasad राजेंद्रप्रसाद|rajesh राजेश|rajeshbhai राजेशभाई|
rajeshkumar राजेशकुमार|rajeshri राजेश्री|rajeshriben राजेश्रीबेन|rajeshvari राजेश्वरी|rajeshwar राजेश्वर|rajeshwari राजेश्वरी|rajeswar राजेश्वर|
rajeswara राजेश्वर|rajeswari राजेश्वरी|rajeswary राजेश्वरी|rajia रज़िया|rajib राजीब|rajinder राजिंदर|rajindra राजिंद्र|rajinikanth रजनीकांत|
rajita रजिता|rajitha रजिता|rajiv राजीव|rajjak रज्जाक|rajjan रज्जन|rajjo रज्जो|rajju रज्जू|rajkali राजकली|rajkapoor राजकपूर|rajkaran राजकरण|
rajkishor राजकिशोर|rajkishore राजकिशोर|rajkumar राजकुमार|rajkumari राजकुमारी|rajlaxmi राजलक्ष्मी|rajmal राजमल|rajman राजमन|rajmani राजमणि|
rajmati राजमती|rajmohan राजमोहन|rajnandini राजनंदिनी|rajnarayan राजनारायण|rajnath राजनाथ|rajneesh रजनीश|rajni रजनी|rajnibala रजनीबाला|
rajnikant रजनीकांत|rajnikanth रजनीकांत|rajnish रजनीश|rajo राजो|rajpal राजपाल|rajpat राजपत|rajpati राजपति|rajrani राजरानी|rajshekar राजशेखर|
rajshekhar राजशेखर|rajshree राजश्री|rajshri राजश्री|rajsingh राजसिंह|raju राजू|rajubhai राजूभाई|rajul राजुल|rajvanti राजवंती|rajvardhan राज्यवर्धन|
rajveer राजवीर|rajvi राजवी|rajvinder राजविंदर|rajvir राजवीर|rajwant राजवंत|rajwanti राजवंती|rajwinder राजविंदर|rajyalakshmi राज्यलक्ष्मी|rakesh राकेश|
rakeshbhai राकेशभाई|rakeshkumar राकेशकुमार|rakhee राखी|rakhi राखी|rakhmabai रखमाबाई|rakib रकीब|raksha रक्षा|rakshit रक्षित|rakshita रक्षिता|
rakshitha रक्षिता|ralph राल्फ|ram राम|rama रमा|ramabai रमाबाई|ramaben रमाबेन|ramachandra रामचंद्र|ramachandran रामचंद्रन|ramadas रामदास|
ramadevi रमादेवी|ramadhar रामाधार|ramaiah रमैया|ramakant रमाकांत|ramakanta रमाकांत|ramakanth रमाकांत|ramakrishna रामकृष्ण|ramakrishnan रामकृष्णन|
ramakrushna रामकृष्ण|ramalakshmi रामलक्ष्मी|ramaling रामलिंग|ramalingam रामलिंगम|ramamurthy राममूर्ति|raman रमन|ramana रमणा|ramanamma रमणम्मा|
ramanan रमणन|ramanand रामानंद|ramananda रामानंद|ramanath रमानाथ|ramanathan रामनाथन|ramandeep रमनदीप|ramani रमणी|ramanjeet रमनजीत|ramanjit रमनजीत|
ramanlal रमणलाल|ramanna रामन्ना|ramanpreet रमनप्रीत|ramanuj रामानुज|ramanujam रामानुजम|ramanujan रामानुजन|ramappa रामप्पा|ramaraju रामराजू|
ramarao रामाराव|ramasamy रामासामी|ramashankar रमाशंकर|ramashish रामाशीष|ramashray रामाश्रय|ramaswami रामास्वामी|ramaswamy रामास्वामी|ramautar रामौतार|
ramavatar रामावतार|ramavati रमावती|ramawatar रामावतार|ramawati रमावती|ramayan रामायण|ramayodhya रामअयोध्या|ramba रंभा|rambabu रामबाबू|rambachan रामबचन|
rambai रामबाई|rambali रामबली|rambati रामबती|rambeti रामबेटी|rambha रंभा|rambhajan रामभजन|rambharose रामभरोसे|rambhau रामभाऊ|rambilas रामबिलास|
rambir रामबीर|ramchand रामचंद|ramchander रामचंदर|ramchandra रामचंद्र|ramcharan रामचरण|ramcharitra रामचरित्र|ramchet रामचेत|ramdas रामदास|
ramdayal रामदयाल|ramdei रामदेई|ramdeo रामदेव|ramdev रामदेव|ramdevi रामदेवी|ramdhan रामधन|ramdhani रामधनी|ramdhari रामधारी|ramdin रामदीन|
ramdulare रामदुलारे|ramdulari रामदुलारी|rameez रमीज़|ramendra रामेंद्र|ramesh रमेश|rameshbhai रमेशभाई|rameshchand रमेशचंद|rameshchandra रमेशचंद्र|
rameshkumar रमेशकुमार|rameshwar रामेश्वर|rameshwari रामेश्वरी|rameshwarlal रामेश्वरलाल|rameswar रामेश्वर|rameswari रामेश्वरी|ramgopal रामगोपाल|
ramhari रामहरि|ramhit रामहित|ramila रमीला|ramilaben रमीलाबेन|ramjan रमजान|ramjanam रामजनम|ramjani रमजानी|ramjanki रामजानकी|ramjas रामजस|ramjeet रामजीत|
ramjeevan रामजीवन|ramji रामजी|ramjilal रामजीलाल|ramjit रामजीत|ramjivan रामजीवन|ramkala रामकला|ramkali रामकली|ramkanya रामकन्या|ramkaran रामकरण|
ramkesh रामकेश|ramkewal रामकेवल|ramkhilawan रामखिलावन|ramkishan रामकिशन|ramkishor रामकिशोर|ramkishore रामकिशोर|ramkripal रामकृपाल|ramkrishna रामकृष्ण|
ramkumar रामकुमार|ramkumari रामकुमारी|ramlakhan रामलखन|ramlal रामलाल|ramlali रामलली|rammilan राममिलन|rammohan राममोहन|rammurti राममूर्ति|
ramnarain रामनारायण|ramnarayan रामनारायण|ramnaresh रामनरेश|ramnath रामनाथ|ramneek रमनीक|ramnik रमणीक|ramniklal रमणीकलाल|ramnivas रामनिवास|
ramniwas रामनिवास|ramo रामो|ramoo रामू|rampal रामपाल|rampati रामपती|ramphal रामफल|rampher रामफेर|ramprakash रामप्रकाश|ramprasad रामप्रसाद|
rampratap रामप्रताप|rampravesh रामप्रवेश|ramprit रामप्रीत|rampujan रामपूजन|rampyari रामप्यारी|ramrani रामरानी|ramratan रामरतन|ramrati रामरती|
ramroop रामरूप|ramroshan रामरोशन|ramsagar रामसागर|ramsahay रामसहाय|ramsakhi रामसखी|ramsaran रामसरन|ramsevak रामसेवक|ramsewak रामसेवक|
ramshankar रामशंकर|ramsharan रामशरण|ramshila रामशीला|ramshree रामश्री|ramshri रामश्री|ramsingh रामसिंह|ramsukh रामसुख|ramsundar रामसुंदर|
ramsunder रामसुंदर|ramsuresh रामसुरेश|ramswaroop रामस्वरूप|ramswarup रामस्वरूप|ramtej रामतेज|ramu रामू|ramuben रामुबेन|ramulamma रामुलम्मा|
ramulu रामुलु|ramvati रामवती|ramveer रामवीर|ramvilas रामविलास|ramvir रामवीर|ramvriksh रामवृक्ष|ramwati रामवती|ramya रम्या|ramyash रामयश|ramzan रमज़ान|
rana राणा|ranajit रणजीत|ranbir रणबीर|randeep रणदीप|randheer रणधीर|randhir रणधीर|ranee रानी|ranga रंगा|rangaiah रंगैया|rangamma रंगम्मा|rangan रंगन|
ranganath रंगनाथ|ranganatha रंगनाथ|ranganathan रंगनाथन|ranganayaki रंगनायकी|rangappa रंगप्पा|rangarajan रंगराजन|rangasamy रंगासामी|
rangaswamy रंगस्वामी|rangeela रंगीला|rangil रंगील|rangilal रंगीलाल|ranglal रंगलाल|rangnath रंगनाथ|rangoli रंगोली|rani रानी|ranibai रानीबाई|
ranita रनिता|ranjan रंजन|ranjana रंजना|ranjanaben रंजनाबेन|ranjanben रंजनबेन|ranjani रंजनी|ranjay रंजय|ranjeet रंजीत|ranjeeta रंजीता|ranjini रंजिनी|
ranjit रंजीत|ranjita रंजीता|ranjith रंजीत|ranjitha रंजीता|ranjna रंजना|rannvijay रणविजय|rano रानो|ransingh रणसिंह|rantu रंटू|ranu रानू|ranveer रणवीर|
ranvijay रणविजय|ranvir रणवीर|raonak रौनक|raoof रऊफ़|raosaheb रावसाहेब|raphael राफेल|raqib रकीब|rasbihari रासबिहारी|raseela रसीला|rashbehari रासबिहारी|
rasheed रशीद|rasheeda रशीदा|rasheeduddin रशीदुद्दीन|rashi राशि|rashid राशिद|rashida रशीदा|rashika रशिका|rashmee रश्मि|rashmi रश्मि|rashmika रश्मिका|
rashmirekha रश्मिरेखा|rashmita रश्मिता|rasik रसिक|rasika रसिका|rasiklal रसिकलाल|rasila रसीला|rasmi रश्मि|rasmita रश्मिता|rasool रसूल|rasul रसूल|
ratan रतन|ratanbai रतनबाई|ratanlal रतनलाल|ratansingh रतनसिंह|rathan रतन|rathi रति|rathin रतिन|rathindra रथींद्र|rathna रत्ना|rathnamma रत्नम्मा|
rathnavva रत्नव्वा|rati रति|ratikant रतिकांत|ratikanta रतिकांत|ratilal रतिलाल|ratiram रतिराम|ratna रत्ना|ratnabai रत्नाबाई|ratnakar रत्नाकर|
ratnakaran रत्नाकरन|ratnam रत्नम|ratnamala रत्नमाला|ratnamma रत्नम्मा|ratnaprabha रत्नप्रभा|ratnavali रत्नावली|ratnesh रत्नेश|ratni रतनी|ratnu रतनू|
ratri रात्रि|ratul रातुल|rauf रऊफ़|raunak रौनक|raushan रौशन|raveena रवीना|ravi रवि|ravichandra रविचंद्र|ravichandran रविचंद्रन|ravikant रविकांत|
ravikanth रविकांत|ravikiran रविकिरण|ravikumar रविकुमार|ravina रवीना|ravinandan रविनंदन|ravindar रविंदर|ravinder रविंदर|ravindra रवींद्र|
ravindran रवींद्रन|ravindranath रवींद्रनाथ|raviprakash रविप्रकाश|raviraj रविराज|ravisankar रविशंकर|ravish रवीश|ravishankar रविशंकर|ravishanker रविशंकर|
raviteja रवितेजा|raviya रविया|ravleen रवलीन|ravneet रवनीत|rawal रावल|ray रे|rayan रयान|rayappa रायप्पा|rayees रईस|rayeesa रईसा|raymond रेमंड|
rayomand रयोमंद|rayyan रय्यान|raza रज़ा|razaak रज़ाक|razak रज़ाक|razi रज़ी|razia रज़िया|raziabegum रज़ियाबेगम|raziya रज़िया|razzaq रज़्ज़ाक|
reagan रीगन|rebanta रेवंता|rebati रेबती|rebecca रेबेका|rebeka रेबेका|reeku रीकू|reema रीमा|reena रीना|reenabai रीनाबाई|reenika रीनिका|reenu रीनू|
reet रीत|reeta रीता|reetha रीता|reeti रीति|reetika रीतिका|reetu रीतू|reeva रीवा|reeya रिया|reghu रघु|regina रेजिना|reginald रेजिनाल्ड|rehan रेहान|
rehana रेहाना|rehman रहमान|rehmat रहमत|rehmatullah रहमतुल्लाह|rehnuma रहनुमा|reji रेजी|rejina रेजिना|reka रेखा|rekha रेखा|rekhabai रेखाबाई|
rekhaben रेखाबेन|rekhadevi रेखादेवी|rekharani रेखारानी|remadevi रेमादेवी|remani रेमणि|remya रम्या|rena रेना|renjini रंजिनी|renjith रेंजित|renoo रेनू|
renu रेणु|renubala रेणुबाला|renuka रेणुका|renukabai रेणुकाबाई|renukamma रेणुकम्मा|resham रेशम|reshami रेशमी|reshma रेशमा|reshmi रेशमी|
reshmibai रेशमीबाई|resma रेशमा|retesh रितेश|reva रेवा|revaben रेवाबेन|revathi रेवती|revathy रेवती|revati रेवती|rewa रेवा|rewati रेवती|rex रेक्स|
reyansh रेयांश|reyanshi रेयांशी|reyaz रियाज़|rezaul रेज़ाउल|rhea रिया|ria रिया|riaz रियाज़|riazuddin रियाज़ुद्दीन|richa ऋचा|richard रिचर्ड|ricky रिकी|
riddhi रिद्धि|riddhima रिद्धिमा|ridhaan रिधान|ridhi रिद्धि|ridhima रिद्धिमा|rifat रिफ़अत|riffat रिफ़्फ़त|rigzin रिगज़िन|rihana रेहाना|rijul रिजुल|
rijuta ऋजुता|rijwan रिजवान|rijwana रिजवाना|rikhab रिखब|rima रीमा|rimi रिमी|rimjhim रिमझिम|rimli रिमली|rimmi रिम्मी|rimpa रिम्पा|rimpi रिंपी|
rimpy रिंपी|rina रीना|rincy रिन्सी|rini रिनी|rinita रिनिता|rinkal रिंकल|rinkee रिंकी|rinkesh रिंकेश|rinki रिंकी|rinkle रिंकल|rinkoo रिंकू|rinku रिंकू|
rinky रिंकी|rinsy रिन्सी|ripa रीपा|ripudaman रिपुदमन|ripun रिपुन|ripunjay रिपुंजय|risal रिसाल|risala रिसाला|rishaan ऋषान|rishab ऋषभ|rishabh ऋषभ|
rishav ऋषभ|rishi ऋषि|rishika ऋषिका|rishikant ऋषिकांत|rishikesh ऋषिकेश|rishima ऋषिमा|rishipal ऋषिपाल|rishiraj ऋषिराज|rishit ऋषित|rishita ऋषिता|
rishitha ऋषिता|rishu रिशु|rita रीता|ritaben रीताबेन|ritambara ऋतंभरा|ritambhara ऋतंभरा|ritashree ऋताश्री|ritesh रितेश|rithesh रितेश|rithik ऋतिक|
rithika ऋतिका|rithu ऋतु|rithvik ऋत्विक|ritik रितिक|ritika रितिका|ritobrata ऋतव्रत|ritoo रितु|rittika ऋत्तिका|ritu ऋतु|rituparna ऋतुपर्णा|
rituraj ऋतुराज|ritushree ऋतुश्री|ritvik ऋत्विक|ritvika ऋत्विका|ritwik ऋत्विक|riya रिया|riyan रियान|riyas रियास|riyasat रियासत|riyaz रियाज़|riza रिज़ा|
rizvana रिज़वाना|rizwan रिज़वान|rizwana रिज़वाना|robert रॉबर्ट|robin रॉबिन|robina रुबीना|robinson रॉबिन्सन|rocky रॉकी|roda रोडा|rodney रॉडनी|
roger रोजर|rohan रोहन|rohin रोहिन|rohinee रोहिणी|rohini रोहिणी|rohinton रोहिंटन|rohit रोहित|rohitas रोहतास|rohitash रोहिताश|rohitashwa रोहिताश्व|
rohith रोहित|rohitha रोहिता|rohtas रोहतास|rohtash रोहताश|roja रोजा|rojalin रोजालिन|roji रोजी|roland रोलैंड|roli रोली|roma रोमा|romi रोमी|romila रोमिला|
romita रोमिता|romy रोमी|ronak रौनक|ronald रोनाल्ड|roni रोनी|ronit रोनित|ronjita रंजीता|ronnie रॉनी|ronny रॉनी|ronson रॉनसन|rony रोनी|roohi रूही|
roop रूप|roopa रूपा|roopabai रूपाबाई|roopak रूपक|roopal रूपल|roopali रूपाली|roopam रूपम|roopchand रूपचंद|roopesh रूपेश|roopika रूपिका|roopkala रूपकला|
roopkali रूपकली|rooplal रूपलाल|roopmati रूपमती|roopram रूपराम|rooprekha रूपरेखा|roopsingh रूपसिंह|roopvati रूपवती|roopwati रूपवती|rosalin रोज़ालिन|
rosamma रोसम्मा|rosanna रोज़ाना|rose रोज़|roselin रोज़लिन|roseline रोज़लिन|roshan रोशन|roshana रोशना|roshanara रोशनआरा|roshanbi रोशनबी|roshani रोशनी|
roshanjahan रोशनजहां|roshanlal रोशनलाल|roshini रोशनी|roshni रोशनी|rosie रोज़ी|roslin रोज़लिन|rosni रोशनी|rosy रोज़ी|rouf रऊफ़|roushan रौशन|
roushni रौशनी|roxana रोक्साना|roxanne रोक्सैन|royce रॉयस|rozalin रोज़ालिन|rozy रोज़ी|rubab रुबाब|rubaina रुबैना|rubal रूबल|rubee रूबी|rubeena रुबीना|
ruben रूबेन|rubi रूबी|rubin रुबिन|rubina रुबीना|ruby रूबी|rucha ऋचा|ruchee रुचि|ruchi रुचि|ruchika रुचिका|ruchir रुचिर|ruchira रुचिरा|ruchita रुचिता|
ruchitha रुचिता|rudal रूदल|rudra रुद्र|rudraksh रुद्राक्ष|rudrani रुद्राणी|rudransh रुद्रांश|rudrappa रुद्रप्पा|rudrapratap रुद्रप्रताप|
rudresh रुद्रेश|ruheena रूहीना|ruhi रूही|rujuta ऋजुता|rukaiya रुकय्या|rukaiyya रुकय्या|rukhaiya रुखैया|rukhmini रुक्मिणी|rukhsaar रुखसार|
rukhsana रुखसाना|rukhsar रुखसार|rukhshana रुखसाना|rukku रुक्कू|rukmangad रुक्मांगद|rukmani रुक्मणी|rukmanibai रुक्मणीबाई|rukmini रुक्मिणी|
rukminibai रुक्मिणीबाई|ruksana रुक्साना|ruksar रुखसार|ruldu रुल्दू|ruma रूमा|rumana रुमाना|rumi रूमी|rumki रुमकी|rumpa रुम्पा|runa रूना|runjhun रुनझुन|
runu रुनू|rup रूप|rupa रूपा|rupak रूपक|rupal रूपल|rupalben रूपलबेन|rupalee रूपाली|rupali रूपाली|rupam रूपम|rupan रूपन|rupanjali रूपांजलि|
rupanjana रूपांजना|rupanshi रूपांशी|ruparekha रूपरेखा|rupashree रूपाश्री|rupchand रूपचंद|rupender रूपेंदर|rupendra रूपेंद्र|rupesh रूपेश|
rupinder रुपिंदर|rupjyoti रूपज्योति|rupkali रूपकली|ruplal रूपलाल|rupmati रूपमती|rupnarayan रूपनारायण|rupsa रूपसा|ruqaiya रुकैया|ruqayya रुकय्या|
rushabh ऋषभ|rushda रुश्दा|rushi ऋषि|rushikesh ऋषिकेश|rusi रूसी|russell रसेल|russi रूसी|rustam रुस्तम|rustom रुस्तम|ruta ऋता|ruth रूथ|ruttie रत्ती|
ruttonji रतनजी|rutu ऋतु|rutuj ऋतुज|rutuja ऋतुजा|ruturaj ऋतुराज|rutvi ऋत्वी|rutvik ऋत्विक|rutvika ऋत्विका|rutwik ऋत्विक|ryan रयान|saachi साची|
saadia सादिया|saanvi सान्वी|saanvika सान्विका|saba सबा|sabahuddin सबाहुद्दीन|sabana शबाना|sabbir सब्बीर|sabeeha सबीहा|sabeena सबीना|sabera साबिरा|
sabiha सबीहा|sabina सबीना|sabir साबिर|sabira साबिरा|sabita सबिता|sabitri सावित्री|sabnam शबनम|sabnoor शबनूर|sabra सबरा|sabrina सबरीना|sabu साबू|
sabyasachi सव्यसाची|sachchidanand सच्चिदानंद|sacheen सचिन|sachi सची|sachidanand सच्चिदानंद|sachidananda सच्चिदानंद|sachin सचिन|sachit सचित|
sachita सचिता|sadaf सदफ़|sadanand सदानंद|sadananda सदानंद|sadanandan सदानंदन|sadashiv सदाशिव|sadashiva सदाशिव|sadasivam सदाशिवम|sadasivan सदाशिवन|
saddam सद्दाम|sadhan साधन|sadhana साधना|sadhna साधना|sadhu साधु|sadhuram साधुराम|sadhvi साध्वी|sadia सादिया|sadik सादिक|sadiq सादिक|sadique सादिक|
sadiya सादिया|sadruddin सदरुद्दीन|saee सई|saeed सईद|saeeda सईदा|safdar सफ़दर|safeena सफ़ीना|safi सफ़ी|safia साफ़िया|safina सफ़ीना|safiq शफ़ीक|
safiullah सफ़ीउल्लाह|safiya साफ़िया|safoora सफ़ूरा|safura सफ़ूरा|sagar सागर|sagarbai सागरबाई|sagardeep सागरदीप|sagarika सागरिका|saghir सगीर|sagir सगीर|
sagnik साग्निक|saguna सगुणा|sahabuddin शहाबुद्दीन|sahabzada साहबज़ादा|sahadeb सहदेव|sahadev सहदेव|sahaj सहज|sahajanand सहजानंद|sahana सहाना|sahar सहर|
sahas साहस|sahasra सहस्रा|sahdeo सहदेव|sahdev सहदेव|saheb साहेब|sahebrao साहेबराव|saheli सहेली|sahera साहेरा|sahib साहिब|sahiba साहिबा|sahida शाहिदा|
sahidul शहीदुल|sahil साहिल|sahin शाहीन|sahista साइस्ता|sahithi साहिती|sahiti साहिती|sahnaj शहनाज|sai साई|saibal शैबाल|saibya शैब्या|said सईद|
saida सईदा|saidul सैदुल|saif सैफ़|saifuddin सैफ़ुद्दीन|saiful सैफ़ुल|saifullah सैफ़ुल्लाह|saikat सैकत|saikiran साईकिरण|saikrishna साईकृष्ण|
saikumar साईकुमार|sailabala शैलबाला|sailaja शैलजा|sailesh शैलेश|sailu सैलू|saily सायली|saima साइमा|saina साइना|sainath साईनाथ|saira सायरा|
sairabano सायराबानो|sairabanu सायराबानो|sairaj साईराज|sairam साईराम|saiyad सैयद|saiyada सैयदा|saiyed सैयद|sajad सज्जाद|sajal सजल|sajan साजन|
sajana सजना|sajani सजनी|sajeda साजिदा|sajeev सजीव|saji साजी|sajid साजिद|sajida साजिदा|sajith सजीत|sajitha सजिता|sajiv सजीव|sajjad सज्जाद|sajjan सज्जन|
sajni सजनी|saju साजू|sakeena सकीना|saket साकेत|sakharbai साखरबाई|sakhi सखी|sakhubai सखूबाई|sakib साकिब|sakina सकीना|sakir साकिर|sakira शाकिरा|
sakku सक्कू|saksham सक्षम|sakshee साक्षी|sakshi साक्षी|sakthi शक्ति|sakthivel शक्तिवेल|sakuntala शकुंतला|salahuddin सलाहुद्दीन|salahudin सलाहुद्दीन|
salamat सलामत|salauddin सलाउद्दीन|saleem सलीम|saleema सलीमा|saleh सालेह|saleha सालेहा|salge सालगे|salgi सालगी|saligram सालिग्राम|salik सालिक|
salikram सालिकराम|salil सलिल|salim सलीम|salima सलीमा|salina सलीना|salini शालिनी|sally सैली|salma सलमा|salmabegum सलमाबेगम|salman सलमान|
salochana सलोचना|salomi सालोमी|saloni सलोनी|saly सैली|sam सैम|samad समद|samaira समायरा|samantha समांथा|samar समर|samarendra समरेंद्र|samaresh समरेश|
samarjeet समरजीत|samarjit समरजीत|samarpal समरपाल|samarth समर्थ|samaru समारू|samata समता|samay समय|samayra समायरा|sambhaji संभाजी|sambhav संभव|
sambhavi शांभवी|sambhu शंभू|sambit संबित|sameeksha समीक्षा|sameena समीना|sameer समीर|sameera समीरा|sameeran समीरन|samharu सम्हारू|samhita संहिता|
samhitha संहिता|sami समी|samia सामिया|samidha समिधा|samiksha समीक्षा|samim शमीम|samina समीना|samir समीर|samira समीरा|samiran समीरन|samita समिता|
samitha समिता|samiullah समीउल्लाह|samiya समिया|sammati सम्मति|sammy सैमी|sampa सम्पा|sampada संपदा|sampat संपत|sampath संपत|sampati संपति|
sampatlal संपतलाल|sampatraj संपतराज|sampatti संपत्ति|sampoorna संपूर्णा|sampurna संपूर्णा|samrajyam साम्राज्यम|samrat सम्राट|samreen समरीन|
samriddhi समृद्धि|samridhi समृद्धि|samrin समरीन|samruddhi समृद्धि|samrudh समृद्ध|samson सैमसन|samta समता|samudri समुद्री|samuel सैमुअल|samundar समुंदर|
samyak सम्यक|samyukta संयुक्ता|samyuktha संयुक्ता|sana सना|sanam सनम|sanandan सनंदन|sanat सनत|sanatan सनातन|sanath सनत|sanaya सनाया|sanchari संचारी|
sanchit संचित|sanchita संचिता|sandeep संदीप|sandesh संदेश|sandhiya संध्या|sandhya संध्या|sandhyarani संध्यारानी|sandip संदीप|sandipan संदीपन|
sandra सैंड्रा|sandy सैंडी|sandya संध्या|saneha स्नेहा|sanehi सनेही|sangam संगम|sangamesh संगमेश|sangappa संगप्पा|sangeeta संगीता|
sangeetabai संगीताबाई|sangeetaben संगीताबेन|sangeetha संगीता|sanghamitra संघमित्रा|sanghmitra संघमित्रा|sangita संगीता|sangitaben संगीताबेन|
sangitha संगीता|sangram संग्राम|sania सानिया|sanichari सनिचरी|sanika सनिका|saniya सानिया|sanjai संजय|sanjana संजना|sanjay संजय|sanjaya संजय|
sanjaykumar संजयकुमार|sanjeeb संजीब|sanjeeda संजीदा|sanjeet संजीत|sanjeeta संजीता|sanjeev संजीव|sanjeeva संजीव|sanjeevan संजीवन|sanjeevani संजीवनी|
sanjeevkumar संजीवकुमार|sanjeevni संजीवनी|sanjhana संजना|sanjib संजीब|sanjida संजीदा|sanjit संजीत|sanjita संजीता|sanjith संजीत|sanjiv संजीव|
sanjivani संजीवनी|sanjna संजना|sanjog संजोग|sanjoo संजू|sanjoy संजय|sanju संजू|sanjukta संजुक्ता|sanjulata संजुलता|sanjushree संजुश्री|sankalp संकल्प|
sankar शंकर|sankaran शंकरन|sankaranarayanan शंकरनारायणन|sankari शंकरी|sanket संकेत|sanku संकू|sanmukh सन्मुख|sannidhi सन्निधि|sannidhya सान्निध्य|
sanno सन्नो|sanny सन्नी|sanober सनोबर|sant संत|santa शांता|santabai संताबाई|santan संतान|santana संताना|santanu शांतनु|santara संतरा|santhan संतन|
santhanam संतानम|santhi शांति|santhiya संध्या|santhosh संतोष|santi शांति|santlal संतलाल|santo संतो|santokh संतोख|santosh संतोष|santoshi संतोषी|
santoshkumar संतोषकुमार|santoshni संतोषनी|santra संतरा|santram संतराम|santri संतरी|santu संतू|santvana सांत्वना|santwana सांत्वना|sanu सानू|
sanvi सान्वी|sanwal सांवल|sanwar सांवर|sanwarmal सांवरमल|sanyam संयम|sanyog संयोग|sanyogita संयोगिता|sanyukta संयुक्ता|sapana सपना|sapna सपना|
saptarshi सप्तर्षि|saqib साकिब|sara सारा|sarabjeet सरबजीत|sarabjit सरबजीत|sarada शारदा|sarafat शराफ़त|sarah सारा|sarala सरला|saramma सारम्मा|saran सरन|
saransh सारांश|saranya सरन्या|sarasa सरसा|sarasvati सरस्वती|saraswathi सरस्वती|saraswathiamma सरस्वतीअम्मा|saraswathy सरस्वती|saraswati सरस्वती|
saraswatibai सरस्वतीबाई|sarat शरत|saratchandra शरतचंद्र|sarath शरत|saravan श्रवण|saravana सरवणा|saravanan सरवणन|sarbananda सर्वानंद|sarbani सर्बाणी|
sarbatiya सरबतिया|sarbjeet सरबजीत|sarbjit सरबजीत|sardar सरदार|sardara सरदारा|sareeta सरिता|sarfaraz सरफ़राज़|sarfraz सरफ़राज़|sarfuddin शर्फ़ुद्दीन|
sarful सरफुल|sarifa शरीफ़ा|sariful शरीफ़ुल|sarina सरीना|sarita सरिता|saritabai सरिताबाई|saritaben सरिताबेन|saritha सरिता|sarju सरजू|sarla सरला|
sarlabai सरलाबाई|sarlaben सरलाबेन|sarladevi सरलादेवी|sarmila शर्मिला|sarmistha शर्मिष्ठा|saroj सरोज|saroja सरोजा|sarojamma सरोजम्मा|
sarojanamma सरोजनम्मा|sarojani सरोजनी|sarojbala सरोजबाला|sarojben सरोजबेन|sarojdevi सरोजदेवी|sarojini सरोजिनी|saroop सरूप|sarosh सरोश|sarswati सरस्वती|
sartaj सरताज|sarthak सार्थक|saru सरू|sarubai सरूबाई|sarup सरूप|sarvagya सर्वज्ञ|sarvamangala सर्वमंगला|sarvan सरवन|sarvar सरवर|sarvesh सर्वेश|
sarveshwar सर्वेश्वर|sarvjeet सर्वजीत|sarwan सरवन|sarwar सरवर|sarwari सरवरी|sasanka शशांक|sashank शशांक|sashi शशि|sashikala शशिकला|sashikant शशिकांत|
sashwat शाश्वत|sasi शशि|sasidharan शशिधरन|sasikala शशिकला|sasikumar शशिकुमार|sasmit सस्मित|sasmita सस्मिता|sasmitarani सस्मितारानी|saswat शाश्वत|
saswati शाश्वती|satabdi शताब्दी|satbir सतबीर|sateesh सतीश|satguru सतगुरु|satheesh सतीश|sathemma सत्तेम्मा|sathish सतीश|sathiya सत्या|sathvik सात्विक|
sathya सत्या|sathyan सत्यन|sathyanarayan सत्यनारायण|sathyanarayana सत्यनारायण|sathyavathi सत्यवती|satinath सतीनाथ|satinder सतिंदर|satindra सतींद्र|
satish सतीश|satishchandra सतीशचंद्र|satnam सतनाम|satpal सतपाल|satrughan शत्रुघ्न|sattar सत्तार|satveer सतवीर|satvik सात्विक|satvinder सतविंदर|
satvir सतवीर|satwant सतवंत|satwik सात्विक|satwinder सतविंदर|satya सत्या|satyabati सत्यवती|satyabhama सत्यभामा|satyabrata सत्यव्रत|satyadeo सत्यदेव|
satyadev सत्यदेव|satyajeet सत्यजीत|satyajit सत्यजीत|satyakam सत्यकाम|satyam सत्यम|satyamma सत्यम्मा|satyan सत्यन|satyanand सत्यानंद|
satyanarayan सत्यनारायण|satyanarayana सत्यनारायण|satyapal सत्यपाल|satyaprakash सत्यप्रकाश|satyaranjan सत्यरंजन|satyarupa सत्यरूपा|satyavan सत्यवान|
satyavathi सत्यवती|satyavati सत्यवती|satyaveer सत्यवीर|satyavir सत्यवीर|satyavrat सत्यव्रत|satyawan सत्यवान|satyawati सत्यवती|satyender सत्येंदर|
satyendra सत्येंद्र|saubhik सौभिक|saud सऊद|sauda सौदा|saudamini सौदामिनी|saugandha सौगंधा|saujanya सौजन्या|saumen सौमेन|saumik सौमिक|saumil सौमिल|
saumitra सौमित्र|saumya सौम्या|saundarya सौंदर्या|saurabh सौरभ|sauraj सौराज|saurav सौरव|sauvik सौविक|savan सावन|saveri सावेरी|savi सावी|savio सैवियो|
savita सविता|savitabai सविताबाई|savitaben सविताबेन|savitha सविता|savithramma सावित्रम्मा|savithri सावित्री|savitri सावित्री|savitribai सावित्रीबाई|
savitriben सावित्रीबेन|savitridevi सावित्रीदेवी|sawai सवाई|sawan सावन|sawant सावंत|sawar सवार|sawarmal सांवरमल|sayak सायक|sayali सायली|sayama सायमा|
sayan सायन|sayani सायनी|sayantan सायंतन|sayantani सायंतनी|sayantika सायंतिका|sayed सैयद|sayeda सैयदा|sayee सई|sayeed सईद|sayeeda सईदा|sayli सायली|
sayma साइमा|sayoni सायनी|sayra सायरा|sayyad सय्यद|sayyed सय्यद|sebastian सेबेस्टियन|sebati सेबती|seema सीमा|seemabai सीमाबाई|seemadevi सीमादेवी|
seemarani सीमारानी|seenu सीनू|seeta सीता|seetabai सीताबाई|seetaram सीताराम|seetha सीता|seethalakshmi सीतालक्ष्मी|seethamma सीतम्मा|seethammal सीतम्माल|
seetharam सीताराम|sefali शेफाली|sehaj सहज|sehajpreet सहजप्रीत|seher सहर|sejal सेजल|sekar शेखर|sekhar शेखर|sellammal सेल्लम्माल|selvakumar सेल्वकुमार|
selvam सेल्वम|selvan सेल्वन|selvaraj सेल्वराज|selvaraju सेल्वराजू|selvi सेल्वी|selwyn सेल्विन|sendhil सेंधिल|senjuti सेंजुति|senthamarai सेंतामरै|
senthil सेंथिल|senthilkumar सेंथिलकुमार|serena सेरेना|seshadri शेषाद्रि|seshagiri शेषगिरि|seshu शेषु|sethu सेतु|sethuraman सेतुरामन|setu सेतु|
sevak सेवक|sevakram सेवकराम|sevanti सेवंती|sevaram सेवाराम|sewa सेवा|sewak सेवक|sewaram सेवाराम|shaad शाद|shaambhavi शांभवी|shaan शान|shabaana शबाना|
shabab शबाब|shabana शबाना|shabbir शब्बीर|shabbo शब्बो|shabeena शबीना|shabina शबीना|shabir शब्बीर|shabista शबिस्ता|shabnam शबनम|shabnoor शबनूर|
shachi शची|shad शाद|shadab शादाब|shaeesta शाइस्ता|shafaat शफ़ाअत|shafeeq शफ़ीक|shafi शफ़ी|shafia शफ़िया|shafiq शफ़ीक|shafiulla शफ़ीउल्ला|shafqat शफ़कत|
shagufta शगुफ़्ता|shagun शगुन|shahabuddin शहाबुद्दीन|shahadat शहादत|shahana शहाना|shahanawaz शाहनवाज़|shahanaz शहनाज़|shahbaz शाहबाज़|
shahbuddin शहाबुद्दीन|shaheda शाहिदा|shaheed शहीद|shaheen शाहीन|shaheena शाहीना|shahid शाहिद|shahida शाहिदा|shahidul शहीदुल|shahil साहिल|shahin शाहीन|
shahina शाहीना|shahjad शहज़ाद|shahjadi शहजादी|shahjahan शाहजहां|shahla शहला|shahnavaz शाहनवाज़|shahnawaz शाहनवाज़|shahnaz शहनाज़|shahrin शाहरीन|
shahrukh शाहरुख|shahryar शहरयार|shahzad शहज़ाद|shahzadi शहज़ादी|shaiju शैजू|shaik शेख|shaila शैला|shailabai शैलाबाई|shailaja शैलजा|shailasree शैलश्री|
shailee शैली|shailender शैलेंदर|shailendra शैलेंद्र|shailesh शैलेश|shaileshkumar शैलेशकुमार|shaili शैली|shailja शैलजा|shaily शैली|shaima शैमा|
shaista शाइस्ता|shaivi शैवी|shajahan शाहजहां|shajan शाजन|shaji शाजी|shajitha शाजिता|shakeeb शकीब|shakeel शकील|shakeela शकीला|shakib शाकिब|shakil शकील|
shakila शकीला|shakir शाकिर|shakira शकीरा|shakra शकरा|shakshi साक्षी|shakti शक्ति|shaktisingh शक्तिसिंह|shaktivel शक्तिवेल|shakun शकुन|
shakuntala शकुंतला|shakuntalabai शकुंतलाबाई|shakunthala शकुंतला|shakuntla शकुंतला|shakur शकूर|shalabh शलभ|shalaka शलाका|shaleen शालीन|shaleena शलीना|
shalet शैलेट|shaligram शालिग्राम|shalin शालीन|shalinee शालिनी|shalini शालिनी|shally शैली|shaloo शालू|shalu शालू|sham शाम|shama शमा|shamala श्यामला|
shambhav शांभव|shambhavi शांभवी|shambhu शंभू|shambhunath शंभूनाथ|shambu शंभू|shameem शमीम|shameema शमीमा|shameer शमीर|shamim शमीम|shamima शमीमा|
shamina शमीना|shamita शमिता|shamlal शामलाल|shamli शामली|shamma शम्मा|shammi शम्मी|shampa शम्पा|shamrao शामराव|shamshad शमशाद|shamsheer शमशीर|
shamsher शमशेर|shamshuddin शमशुद्दीन|shamsuddin शम्सुद्दीन|shamsul शम्सुल|shamsunnisa शम्सुन्निसा|shamu शामू|shan शान|shanavas शानवास|shanaya शनाया|
shanichari शनिचरी|shankar शंकर|shankara शंकर|shankaramma शंकरम्मा|shankaran शंकरन|shankaranarayan शंकरनारायण|shankarappa शंकरप्पा|shankarlal शंकरलाल|
shankarrao शंकरराव|shanker शंकर|shanky शैंकी|shanmuga शनमुगा|shanmugam शनमुगम|shanmugasundaram शनमुगसुंदरम|shanmukh षण्मुख|shanmukha षण्मुख|
shanno शन्नो|shannu शन्नू|shano शानो|shanta शांता|shantabai शांताबाई|shantaben शांताबेन|shantadevi शांतादेवी|shantanu शांतनु|shantaram शांताराम|
shantavva शांतव्वा|shantha शांता|shanthakumar शांतकुमार|shanthala शांतला|shanthamma शांतम्मा|shanthi शांति|shanti शांति|shantibai शांतिबाई|
shantiben शांतिबेन|shantibhushan शांतिभूषण|shantidevi शांतिदेवी|shantilal शांतिलाल|shanu शानू|shapoor शापूर|sharad शरद|sharada शारदा|
sharadabai शारदाबाई|sharadamma शारदम्मा|sharafat शराफ़त|sharan शरण|sharanabasappa शरणबसप्पा|sharanamma शरणम्मा|sharanappa शरणप्पा|sharanjeet शरणजीत|
sharanya शरण्या|sharat शरत|sharath शरत|sharavan श्रवण|sharavati शरावती|sharayu शरयू|sharbani शर्बाणी|sharbati शरबती|sharda शारदा|shardabai शारदाबाई|
shardaben शारदाबेन|shareef शरीफ़|shareefa शरीफ़ा|sharfuddin शरफ़ुद्दीन|shari शारी|sharif शरीफ़|sharifa शरीफ़ा|shariful शरीफ़ुल|sharik शारिक|
sharika शारिका|shariq शारिक|sharmeela शर्मिला|sharmila शर्मिला|sharmili शर्मीली|sharmishtha शर्मिष्ठा|sharmista शर्मिष्ठा|sharmistha शर्मिष्ठा|
sharon शेरोन|sharookh शाहरुख|sharukh शाहरुख|sharvani शर्वाणी|sharvari शर्वरी|sharvil शर्विल|shash शश|shashank शशांक|shashi शशि|shashibala शशिबाला|
shashibhusan शशिभूषण|shashibhushan शशिभूषण|shashidhar शशिधर|shashidhara शशिधर|shashikala शशिकला|shashikant शशिकांत|shashikanth शशिकांत|
shashikumar शशिकुमार|shashilata शशिलता|shashinath शशिनाथ|shashiprabha शशिप्रभा|shashwat शाश्वत|shashwati शाश्वती|shaswat शाश्वत|shaswati शाश्वती|
shatabdi शताब्दी|shatrudhan शत्रुधन|shatrughan शत्रुघ्न|shatrughna शत्रुघ्न|shaukat शौकत|shaunak शौनक|shaurya शौर्य|shavak शावक|shaveta श्वेता|
shawn शॉन|shayra सायरा|shazia शाज़िया|shaziya शाज़िया|sheba शीबा|sheeba शीबा|sheeja शीजा|sheela शीला|sheelabai शीलाबाई|sheeladevi शीलादेवी|
sheelamma शीलम्मा|sheelavati शीलावती|sheelu शीलू|sheena शीना|sheeshpal शीशपाल|sheeshram शीशराम|sheetal शीतल|sheetalprasad शीतलप्रसाद|sheethal शीतल|
shefali शेफाली|shehla शहला|shehnaaz शहनाज़|shehnaz शहनाज़|shehzad शहज़ाद|sheik शेख|sheikh शेख|shekar शेखर|shekhar शेखर|shela शेला|shelja शैलजा|
shella शेला|shelly शैली|sheo शिव|shephali शेफाली|sher शेर|shereen शिरीन|sheril शेरिल|sherin शेरिन|sherkhan शेरखान|sherly शर्ली|shernaz शेरनाज़|
sheroo शेरू|sherry शेरी|shersingh शेरसिंह|sheru शेरू|shesh शेष|sheshadri शेषाद्रि|sheshnath शेषनाथ|sheshrao शेषराव|shevanta शेवंता|
shevantabai शेवंताबाई|shevanti शेवंती|shiavax शियावक्स|shib शिब|shibaji शिबाजी|shibani शिबानी|shibendu शिबेंदु|shibnath शिबनाथ|shibu शिबू|shifa शिफ़ा|
shihab शिहाब|shijimol शिजीमोल|shijo शिजो|shiju शिजू|shika शिखा|shikha शिखा|shikhar शिखर|shiksha शिक्षा|shila शीला|shilpa शिल्पा|shilpaben शिल्पाबेन|
shilpan शिल्पन|shilpashree शिल्पाश्री|shilpee शिल्पी|shilpi शिल्पी|shilpita शिल्पिता|shimna शिमना|shine शाइन|shinjini शिंजिनी|shinto शिंटो|shiny शाइनी|
shipra शिप्रा|shireen शिरीन|shirin शिरीन|shirinbai शिरीनबाई|shirish शिरीष|shirisha शिरीषा|shirley शर्ली|shirly शर्ली|shiromani शिरोमणि|shishir शिशिर|
shishpal शीशपाल|shishu शिशु|shishupal शिशुपाल|shital शीतल|shiv शिव|shiva शिवा|shivaay शिवाय|shivadas शिवदास|shivaji शिवाजी|shivakami शिवकामी|
shivakant शिवाकांत|shivakumar शिवकुमार|shivali शिवाली|shivam शिवम|shivamma शिवम्मा|shivamurthy शिवमूर्ति|shivanand शिवानंद|shivananda शिवानंद|
shivang शिवांग|shivangi शिवांगी|shivangini शिवांगिनी|shivani शिवानी|shivanjali शिवांजली|shivank शिवांक|shivanna शिवन्ना|shivansh शिवांश|
shivanshi शिवांशी|shivanya शिवन्या|shivappa शिवप्पा|shivaprasad शिवप्रसाद|shivaraj शिवराज|shivaram शिवराम|shivarama शिवराम|shivashankar शिवशंकर|
shivay शिवाय|shivcharan शिवचरण|shivdas शिवदास|shivdayal शिवदयाल|shivdev शिवदेव|shivendra शिवेंद्र|shivendu शिवेंदु|shivesh शिवेश|shivika शिविका|
shivkali शिवकली|shivkaran शिवकरण|shivkumar शिवकुमार|shivkumari शिवकुमारी|shivlal शिवलाल|shivmangal शिवमंगल|shivmurti शिवमूर्ति|shivnandan शिवनंदन|
shivnarain शिवनारायण|shivnarayan शिवनारायण|shivnath शिवनाथ|shivpal शिवपाल|shivprasad शिवप्रसाद|shivpratap शिवप्रताप|shivpujan शिवपूजन|shivraj शिवराज|
shivram शिवराम|shivrani शिवरानी|shivranjani शिवरंजनी|shivratan शिवरतन|shivrattan शिवरतन|shivsagar शिवसागर|shivshankar शिवशंकर|shivsingh शिवसिंह|
shivu शिवू|shiwangi शिवांगी|shiwani शिवानी|shlok श्लोक|shoaib शोएब|shoaibuddin शोएबुद्दीन|shoba शोभा|shobana शोभना|shobha शोभा|shobhabai शोभाबाई|
shobhaben शोभाबेन|shobhan शोभन|shobhana शोभना|shobharam शोभाराम|shobhit शोभित|shobhita शोभिता|shobhna शोभना|shobhnath शोभनाथ|shobita शोभिता|shoeb शोएब|
shohel सोहेल|shomita शोमिता|shona शोना|shonali शोनाली|shoukat शौकत|shoumi शौमी|shounak शौनक|shourya शौर्य|shouvik शौविक|shovan शोभन|showkat शौकत|
shrabani श्राबणी|shrabanti श्रबंती|shraddha श्रद्धा|shradha श्रद्धा|shravan श्रवण|shravani श्रावणी|shravankumar श्रवणकुमार|shravanthi श्रवंती|
shrawan श्रवण|shrawani श्रावणी|shree श्री|shreedhar श्रीधर|shreeja श्रीजा|shreekant श्रीकांत|shreelekha श्रीलेखा|shreemati श्रीमती|shreemoyee श्रीमयी|
shreenidhi श्रीनिधि|shreeparna श्रीपर्णा|shreeram श्रीराम|shreetama श्रीतमा|shreeya श्रीया|shrenik श्रेणिक|shrey श्रेय|shreya श्रेया|shreyank श्रेयांक|
shreyanka श्रेयंका|shreyans श्रेयांस|shreyansh श्रेयांश|shreyas श्रेयस|shreyasee श्रेयसी|shreyash श्रेयश|shreyashi श्रेयसी|shreyasi श्रेयसी|shri श्री|
shria श्रिया|shrichand श्रीचंद|shridevi श्रीदेवी|shridhar श्रीधर|shrihari श्रीहरि|shrikant श्रीकांत|shrikanth श्रीकांत|shrikrishna श्रीकृष्ण|
shrilata श्रीलता|shrinath श्रीनाथ|shringarika शृंगारिका|shrinivas श्रीनिवास|shripad श्रीपाद|shripal श्रीपाल|shripati श्रीपति|shriprakash श्रीप्रकाश|
shriram श्रीराम|shrishti सृष्टि|shristi सृष्टि|shrividya श्रीविद्या|shriya श्रिया|shrutee श्रुति|shruthi श्रुति|shruti श्रुति|shrutika श्रुतिका|
shrutikirti श्रुतिकीर्ति|shuaib शुएब|shubh शुभ|shubha शुभा|shubhada शुभदा|shubhalakshmi शुभलक्ष्मी|shubham शुभम|shubhangi शुभांगी|
shubhangini शुभांगिनी|shubhankar शुभंकर|shubhashree शुभश्री|shubhendu शुभेंदु|shubhi शुभी|shubhika शुभिका|shubho शुभो|shubhra शुभ्रा|
shubhranshu शुभ्रांशु|shubhro शुभ्र|shuchi शुचि|shuchismita शुचिस्मिता|shuchita शुचिता|shukdev शुकदेव|shukhram सुखराम|shukla शुक्ला|shukra शुक्र|
shuvo शुभो|shveta श्वेता|shweta श्वेता|shwetank श्वेतांक|shwetha श्वेता|shyam श्याम|shyama श्यामा|shyamal श्यामल|shyamala श्यामला|shyamalata श्यामलता|
shyamali श्यामली|shyamaprasad श्यामाप्रसाद|shyambabu श्यामबाबू|shyambihari श्यामबिहारी|shyamji श्यामजी|shyamkali श्यामकली|shyamkumar श्यामकुमार|
shyamla श्यामला|shyamlal श्यामलाल|shyamnarayan श्यामनारायण|shyamoli श्यामली|shyamsundar श्यामसुंदर|shyamsunder श्यामसुंदर|shyamu श्यामू|shyni शाइनी|
sia सिया|siaram सियाराम|siba शिव|sibi सिबी|sibichan सिबिचन|sibu शिबू|sicily सिसिली|sidarth सिद्धार्थ|siddaiah सिद्दैया|siddalingappa सिद्दलिंगप्पा|
siddamma सिद्दम्मा|siddappa सिद्दप्पा|siddaramaiah सिद्दारमैया|siddarth सिद्धार्थ|siddesh सिद्धेश|siddeshwar सिद्धेश्वर|siddhant सिद्धांत|
siddhanth सिद्धांत|siddharam सिद्धाराम|siddharth सिद्धार्थ|siddhartha सिद्धार्थ|siddhesh सिद्धेश|siddheshwar सिद्धेश्वर|siddhi सिद्धि|
siddhika सिद्धिका|siddhraj सिद्धराज|siddhu सिद्धू|siddiq सिद्दीक|siddique सिद्दीकी|sidhant सिद्धांत|sidharth सिद्धार्थ|sidhartha सिद्धार्थ|
sidheshwar सिद्धेश्वर|sidhi सिद्धि|sidhnath सिद्धनाथ|sidhu सिद्धू|sidra सिदरा|sidram सिद्राम|sijo सिजो|sikandar सिकंदर|sikander सिकंदर|sikha शिखा|
silky सिल्की|silpa शिल्पा|silvester सिल्वेस्टर|silvi सिल्वी|silviya सिल्विया|sima सीमा|simarjeet सिमरजीत|simarjit सिमरजीत|simarpreet सिमरप्रीत|
simi सिमी|simmi सिम्मी|simmy सिम्मी|simon साइमन|simona सिमोना|simpi सिंपी|simple सिंपल|simpy सिंपी|simran सिमरन|simranjeet सिमरनजीत|simranjit सिमरनजीत|
simranpreet सिमरनप्रीत|simrat सिमरत|simson सिम्सन|sindhu सिंधु|sindhubai सिंधुबाई|sindhuja सिंधुजा|sindhumol सिंधुमोल|sindhutai सिंधुताई|sindu सिंधु|
singara सिंगार|singaravelu सिंगारवेलु|sini सिनी|sipra शिप्रा|siraj सिराज|sirajuddin सिराजुद्दीन|sirajudeen सिराजुद्दीन|sirajul सिराजुल|sireesha सिरीषा|
siri सिरी|sirisha सिरीषा|sirivennela सिरिवेन्नेला|sisily सिसिली|sisir शिशिर|sita सीता|sitabai सीताबाई|sitadevi सीतादेवी|sital शीतल|sitamma सीतम्मा|
sitanshu शीतांशु|sitansu शीतांशु|sitara सितारा|sitarabegum सिताराबेगम|sitaram सीताराम|sitesh सीतेश|sitha सीता|sitharam सीताराम|siva शिवा|sivaji शिवाजी|
sivakami शिवकामी|sivakumar शिवकुमार|sivam शिवम|sivani शिवानी|sivaprasad शिवप्रसाद|sivaraj शिवराज|sivaram शिवराम|sivaraman शिवरामन|sivasankar शिवशंकर|
sivasubramanian शिवसुब्रमण्यन|siya सिया|siyaram सियाराम|smita स्मिता|smitaben स्मिताबेन|smitha स्मिता|smrithi स्मृति|smriti स्मृति|
smritikana स्मृतिकणा|smritirekha स्मृतिरेखा|smruti स्मृति|sneh स्नेह|sneha स्नेहा|snehal स्नेहल|snehalata स्नेहलता|snehalatha स्नेहलता|
snehashis स्नेहाशीष|snehashish स्नेहाशीष|snehasish स्नेहाशीष|sneheet स्नेहित|snehi स्नेही|snehil स्नेहिल|snehitha स्नेहिता|snehlata स्नेहलता|
snehlatha स्नेहलता|snigdha स्निग्धा|sobha शोभा|sobhagya सौभाग्या|sobhan सोभन|sobhana शोभना|sobhraj सोभराज|sobiya सोबिया|sofia सोफ़िया|sofiya सोफ़िया|
sohail सुहैल|soham सोहम|sohan सोहन|sohandas सोहनदास|sohanlal सोहनलाल|soheb सोहेब|sohel सोहेल|sohini सोहिनी|sohni सोहनी|sohrab सोहराब|sojan सोजन|
soji सोजी|soli सोली|solomon सोलोमन|som सोम|soma सोमा|somaiah सोमैया|somali सोमाली|soman सोमन|somanath सोमनाथ|somappa सोमप्पा|somaram सोमाराम|
somari सोमरी|somasekhar सोमशेखर|somashekar सोमशेखर|somashekhar सोमशेखर|somasundaram सोमसुंदरम|somdev सोमदेव|somdutt सोमदत्त|somenath सोमनाथ|
somesh सोमेश|someshwar सोमेश्वर|someswar सोमेश्वर|somi सोमी|somnath सोमनाथ|sompal सोमपाल|somra सोमरा|somraj सोमराज|somri सोमरी|somru सोमरू|somu सोमू|
somvati सोमवती|somveer सोमवीर|somvir सोमवीर|somwati सोमवती|somya सौम्या|sona सोना|sonabai सोनाबाई|sonakshi सोनाक्षी|sonal सोनल|sonalben सोनलबेन|
sonalee सोनाली|sonali सोनाली|sonalika सोनालिका|sonam सोनम|sonamati सोनामती|sonaram सोनाराम|sonaullah सोनाउल्लाह|sonbai सोनबाई|sonelal सोनेलाल|
soni सोनी|sonia सोनिया|soniamol सोनियामोल|sonika सोनिका|sonita सोनिता|soniya सोनिया|sonkali सोनकली|sonoo सोनू|sonpal सोनपाल|sonu सोनू|sonwati सोनवती|
soona सूना|sooraj सूरज|sophia सोफ़िया|sophie सोफी|sophiya सोफिया|sophy सोफी|sorab सोराब|sorabji सोराबजी|soren सोरेन|sornam सोर्णम|sosamma सोसम्मा|
soubhagya सौभाग्या|soudamini सौदामिनी|soudip सौदीप|soujanya सौजन्या|soumen सौमेन|soumendra सौमेंद्र|soumi सौमी|soumik सौमिक|soumili सौमिली|
soumita सौमिता|soumitra सौमित्र|soumya सौम्या|soumyadeep सौम्यदीप|soumyadip सौम्यदीप|soumyajit सौम्यजीत|soumyaranjan सौम्यरंजन|soundarya सौंदर्या|
sourabh सौरभ|sourabha सौरभ|souradeep सौरदीप|sourav सौरव|sourish सौरिश|souvik सौविक|sovan शोभन|sowbhagya सौभाग्या|sowjanya सौजन्या|sowmiya सौम्या|
sowmya सौम्या|soyarabai सोयराबाई|soyeb शोएब|sparsha स्पर्शा|sphurti स्फूर्ति|spoorthi स्फूर्ति|spriha स्पृहा|spruha स्पृहा|srabani श्राबणी|
srabanti श्रबंती|sraddha श्रद्धा|sraddhanjali श्रद्धांजलि|sradha श्रद्धा|sradhanjali श्रद्धांजलि|sravan श्रवण|sravani श्रावणी|sravanthi श्रवंती|
sreedevi श्रीदेवी|sreedhar श्रीधर|sreedharan श्रीधरन|sreehari श्रीहरि|sreeja श्रीजा|sreejith श्रीजीत|sreekala श्रीकला|sreekanth श्रीकांत|
sreekumari श्रीकुमारी|sreelakshmi श्रीलक्ष्मी|sreelatha श्रीलता|sreelekha श्रीलेखा|sreenath श्रीनाथ|sreenivas श्रीनिवास|sreenivasan श्रीनिवासन|
sreeparvathi श्रीपार्वती|sreeram श्रीराम|sreetama श्रीतमा|sreevidya श्रीविद्या|sreya श्रेया|sri श्री|sridevi श्रीदेवी|sridhar श्रीधर|sridhara श्रीधर|
sridharan श्रीधरन|srihari श्रीहरि|srija श्रीजा|srijan सृजन|srijana सृजना|srijit सृजित|srijith श्रीजीत|srikala श्रीकला|srikant श्रीकांत|
srikanta श्रीकांत|srikanth श्रीकांत|srikrishna श्रीकृष्ण|srilakshmi श्रीलक्ष्मी|srilata श्रीलता|srilatha श्रीलता|srilekha श्रीलेखा|srimathi श्रीमती|
srimati श्रीमती|srimoyee श्रीमयी|srinath श्रीनाथ|srinidhi श्रीनिधि|srinivas श्रीनिवास|srinivasa श्रीनिवास|srinivasan श्रीनिवासन|
srinivasarao श्रीनिवासराव|srinivasulu श्रीनिवासुलु|srinu श्रीनु|sripad श्रीपाद|sriparna श्रीपर्णा|sriram श्रीराम|srishti सृष्टि|sristi सृष्टि|
srivalli श्रीवल्ली|srividya श्रीविद्या|srujana सृजना|srushti सृष्टि|sruthi श्रुति|sruti श्रुति|stalin स्टालिन|stanley स्टेनली|stanzin स्टेंज़िन|
stella स्टेला|stephan स्टीफन|stephen स्टीफन|stephy स्टेफी|steve स्टीव|steven स्टीवन|stuthi स्तुति|stuti स्तुति|subal सुबल|subarna सुवर्णा|
subarnalata सुवर्णलता|subas सुबास|subash सुभाष|subashini सुभाषिणी|subathra सुभद्रा|subba सुब्बा|subbaiah सुब्बैया|subbalakshmi सुब्बलक्ष्मी|
subbamma सुब्बम्मा|subbarao सुब्बाराव|subbiah सुब्बैया|subbu सुब्बू|subbulakshmi सुब्बुलक्ष्मी|subedar सूबेदार|subha शुभा|subhadeep शुभदीप|
subhadip शुभदीप|subhadra सुभद्रा|subhadrabai सुभद्राबाई|subhag सुभग|subhajeet शुभजीत|subhajit शुभजीत|subhalakshmi शुभलक्ष्मी|subhalaxmi शुभलक्ष्मी|
subham शुभम|subhan सुभान|subhangi शुभांगी|subhankar शुभंकर|subhas सुभाष|subhash सुभाष|subhashchandra सुभाषचंद्र|subhashini सुभाषिणी|subhashish शुभाशीष|
subhashree शुभश्री|subhasis शुभाशीष|subhasish शुभाशीष|subhasmita शुभस्मिता|subhasree शुभश्री|subhendu शुभेंदु|subho शुभो|subhra शुभ्रा|
subhrajit शुभ्रजीत|subhransu शुभ्रांशु|subhro शुभ्र|subir सुबीर|subiya सूबिया|subodh सुबोध|subrahmanya सुब्रह्मण्य|subrahmanyam सुब्रह्मण्यम|
subramani सुब्रमणि|subramaniam सुब्रमण्यम|subramanian सुब्रमण्यन|subramanya सुब्रमण्य|subramanyam सुब्रमण्यम|subrat सुब्रत|subrata सुब्रत|
subroto सुब्रतो|sucha सुच्चा|suchandra सुचंद्रा|sucharita सुचरिता|suchet सुचेत|sucheta सुचेता|suchetana सुचेतना|suchi शुचि|suchismita सुचिस्मिता|
suchit सुचित|suchita सुचिता|suchitha सुचिता|suchitra सुचित्रा|sudama सुदामा|sudarsan सुदर्शन|sudarshan सुदर्शन|sudarshana सुदर्शन|sudeep सुदीप|
sudeepa सुदीपा|sudeepta सुदीप्त|sudersan सुदर्शन|sudesh सुदेश|sudeshna सुदेष्णा|sudev सुदेव|sudha सुधा|sudhabai सुधाबाई|sudhaben सुधाबेन|
sudhakar सुधाकर|sudhakara सुधाकर|sudhakaran सुधाकरन|sudhamani सुधामणि|sudhan सुधन|sudhangshu सुधांशु|sudhanshu सुधांशु|sudhansu सुधांशु|
sudhanwa सुधन्वा|sudharani सुधारानी|sudheer सुधीर|sudheesh सुधीश|sudhendu सुधेंदु|sudhir सुधीर|sudhish सुधीश|sudip सुदीप|sudipa सुदीपा|
sudipta सुदीप्ता|sudipto सुदीप्तो|sufia सूफ़िया|sufian सूफ़ियान|sufiyan सूफ़ियान|suganchand सुगनचंद|sugandha सुगंधा|sugandhi सुगंधी|sugani सुगनी|
suggan सुग्गन|sugra सुगरा|sugrabi सुगराबी|sugreev सुग्रीव|sugriv सुग्रीव|suguna सुगुणा|suhagi सुहागी|suhail सुहैल|suhaila सुहैला|suhana सुहाना|
suhani सुहानी|suhas सुहास|suhasi सुहासी|suhasini सुहासिनी|suhel सुहेल|suhrid सुहृद|suhrita सुहृता|suja सुजा|sujal सुजल|sujamol सुजामोल|sujan सुजान|
sujani सुजनी|sujata सुजाता|sujatha सुजाता|sujay सुजय|sujaya सुजया|sujeet सुजीत|sujit सुजीत|sujita सुजिता|sujith सुजीत|sujitha सुजिता|sujoy सुजय|
sukamal सुकमल|sukant सुकांत|sukanta सुकांत|sukanya सुकन्या|sukdev सुखदेव|sukesh सुकेश|sukesini सुकेशिनी|sukh सुख|sukhada सुखदा|sukhari सुखारी|
sukhbir सुखबीर|sukhchain सुखचैन|sukhdarshan सुखदर्शन|sukhdeep सुखदीप|sukhdeo सुखदेव|sukhdev सुखदेव|sukhdevi सुखदेवी|sukhen सुखेन|sukhendra सुखेंद्र|
sukhendu सुखेंदु|sukhi सुखी|sukhiram सुखीराम|sukhiya सुखिया|sukhjeet सुखजीत|sukhjinder सुखजिंदर|sukhjit सुखजीत|sukhlal सुखलाल|sukhmani सुखमनी|
sukhmaniya सुखमनिया|sukhmati सुखमती|sukhmeet सुखमीत|sukhnandan सुखनंदन|sukhpal सुखपाल|sukhpreet सुखप्रीत|sukhraj सुखराज|sukhram सुखराम|
sukhrani सुखरानी|sukhu सुखू|sukhvanti सुखवंती|sukhvati सुखवती|sukhveer सुखवीर|sukhvinder सुखविंदर|sukhvir सुखवीर|sukhwant सुखवंत|sukhwanti सुखवंती|
sukhwinder सुखविंदर|sukku सुक्कू|sukla शुक्ला|sukra सुकरा|sukri सुकरी|sukriti सुकृति|sukruthi सुकृति|sukruti सुकृति|sukumar सुकुमार|sukumaran सुकुमारन|
sukumari सुकुमारी|sukurmani सुकुरमनी|sukurmuni सुकुरमुनि|sulabha सुलभा|sulagna सुलग्ना|sulaiman सुलेमान|sulakshana सुलक्षणा|sulaxna सुलक्षणा|
suleiman सुलेमान|sulekha सुलेखा|suleman सुलेमान|sulochana सुलोचना|sulochanabai सुलोचनाबाई|sulochna सुलोचना|sultan सुल्तान|sultana सुल्ताना|sulu सुलू|
suma सुमा|sumaiya सुमैया|sumaiyya सुमैय्या|suman सुमन|sumana सुमना|sumanbai सुमनबाई|sumanben सुमनबेन|sumandevi सुमनदेवी|sumangala सुमंगला|
sumangali सुमंगली|sumanlata सुमनलता|sumant सुमंत|sumanta सुमंत|sumanth सुमंत|sumari सुमरी|sumathi सुमति|sumathy सुमति|sumati सुमति|sumayya सुमय्या|
sumbul सुंबुल|sumedh सुमेध|sumedha सुमेधा|sumeet सुमीत|sumeeta सुमीता|sumer सुमेर|sumersingh सुमेरसिंह|sumeru सुमेरु|sumesh सुमेश|sumi सुमी|
sumintra सुमित्रा|sumit सुमित|sumita सुमिता|sumith सुमित|sumitha सुमिता|sumithra सुमित्रा|sumitra सुमित्रा|sumitrabai सुमित्राबाई|
sumitraben सुमित्राबेन|sumitradevi सुमित्रादेवी|sumitri सुमित्री|sumona सुमोना|sunaina सुनैना|sunanda सुनंदा|sunandabai सुनंदाबाई|sunandini सुनंदिनी|
sunaribai सुनरीबाई|sunayana सुनयना|sundar सुंदर|sundara सुंदर|sundaram सुंदरम|sundaramoorthy सुंदरमूर्ति|sundararaj सुंदरराज|sundararajan सुंदरराजन|
sundarbai सुंदरबाई|sundaresan सुंदरेसन|sundari सुंदरी|sundaribai सुंदरीबाई|sundarlal सुंदरलाल|sundarmani सुंदरमणि|sundarmati सुंदरमती|sundeep सुंदीप|
sunder सुंदर|sunderlal सुंदरलाल|sundri सुंदरी|sundru सुंदरू|suneel सुनील|suneet सुनीत|suneeta सुनीता|suneetha सुनीता|suneeti सुनीति|suneha सुनेहा|
sunil सुनील|sunilkumar सुनीलकुमार|sunimol सुनीमोल|sunirmal सुनिर्मल|sunit सुनीत|sunita सुनीता|sunitabai सुनीताबाई|sunitaben सुनीताबेन|
sunitadevi सुनीतादेवी|sunitha सुनीता|suniti सुनीति|sunny सनी|sunnychan सनीचन|suny सनी|suparna सुपर्णा|suprabha सुप्रभा|suprakash सुप्रकाश|
supratik सुप्रतीक|supratim सुप्रतिम|suprava सुप्रभा|supreet सुप्रीत|supreetha सुप्रीता|suprita सुप्रीता|supriti सुप्रीति|supriya सुप्रिया|
supriyo सुप्रियो|surabhi सुरभि|suraiya सुरैया|suraiyya सुरैय्या|suraj सूरज|surajbhan सूरजभान|surajmal सूरजमल|surajpal सूरजपाल|suraksha सुरक्षा|
surama सुरमा|suranjan सुरंजन|suranjana सुरंजना|surat सूरत|surati सूरती|suratram सूरतराम|suravi सुरभि|surbhi सुरभि|surbir सुरबीर|surekha सुरेखा|
surekhabai सुरेखाबाई|surekhaben सुरेखाबेन|surekhatai सुरेखाताई|suren सुरेन|surendar सुरेंदर|surender सुरेंदर|surendra सुरेंद्र|surendran सुरेंद्रन|
suresh सुरेश|sureshbabu सुरेशबाबू|sureshbhai सुरेशभाई|sureshchand सुरेशचंद|sureshchandra सुरेशचंद्र|sureshi सुरेशी|sureshkumar सुरेशकुमार|
sureshwar सुरेश्वर|surili सुरीली|surinder सुरिंदर|surindra सुरिंद्र|suriti सुरीति|surjan सुरजन|surjeet सुरजीत|surjit सुरजीत|surju सुरजू|suruchi सुरुचि|
surupa सुरूपा|surya सूर्या|suryabhan सूर्यभान|suryadev सूर्यदेव|suryakant सूर्यकांत|suryakanta सूर्यकांत|suryakanth सूर्यकांत|suryamani सूर्यमणि|
suryamukhi सूर्यमुखी|suryanarayan सूर्यनारायण|suryanarayana सूर्यनारायण|suryansh सूर्यांश|suryapal सूर्यपाल|suryaprakash सूर्यप्रकाश|
suryapratap सूर्यप्रताप|suryasnata सूर्यस्नाता|susai सुसई|susairaj सुसईराज|susama सुषमा|susamma सुसम्मा|susan सुसान|susanna सुज़ाना|susanta सुशांत|
suseela सुशीला|sushama सुषमा|sushant सुशांत|sushanta सुशांत|sushanth सुशांत|sushanti सुशांति|susheel सुशील|susheela सुशीला|sushen सुषेण|sushil सुशील|
sushila सुशीला|sushilabai सुशीलाबाई|sushilaben सुशीलाबेन|sushiladevi सुशीलादेवी|sushilkumar सुशीलकुमार|sushma सुषमा|sushmabai सुषमाबाई|
sushmita सुष्मिता|sushmitha सुष्मिता|sushovan सुशोभन|sushree सुश्री|sushrut सुश्रुत|sushruth सुश्रुत|sushumna सुषुम्ना|susil सुशील|susila सुशीला|
susma सुषमा|susmita सुस्मिता|susmitha सुस्मिता|sutanu सुतनु|sutapa सुतपा|suvadip शुभदीप|suvajit शुभजीत|suvam शुभम|suvankar शुभंकर|suvarna सुवर्णा|
suvarnabai सुवर्णाबाई|suvarnalata सुवर्णलता|suvarnalatha सुवर्णलता|suvas सुवास|suvasini सुवासिनी|suveena सुवीणा|suvendu शुभेंदु|suvidha सुविधा|
suvigya सुविज्ञ|suvir सुवीर|suvo शुभो|suvra शुभ्रा|suvrat सुव्रत|suyash सुयश|suyog सुयोग|suzana सुज़ाना|suzanne सुज़ैन|svati स्वाति|sveta श्वेता|
swaati स्वाति|swadesh स्वदेश|swagat स्वागत|swagata स्वागता|swagatika स्वागतिका|swaha स्वाहा|swami स्वामी|swaminathan स्वामीनाथन|swamy स्वामी|
swanandi स्वानंदी|swapan स्वपन|swapana स्वपना|swapna स्वप्ना|swapnali स्वप्नाली|swapnarani स्वप्नारानी|swapneel स्वप्नील|swapnendu स्वप्नेंदु|
swapnika स्वप्निका|swapnil स्वप्निल|swara स्वरा|swaraj स्वराज|swarali स्वराली|swaran स्वर्ण|swaranjeet स्वर्णजीत|swaranjit स्वर्णजीत|swarn स्वर्ण|
swarna स्वर्णा|swarnalata स्वर्णलता|swarnalatha स्वर्णलता|swarnali स्वर्णाली|swarnima स्वर्णिमा|swarnlata स्वर्णलता|swaroop स्वरूप|swaroopa स्वरूपा|
swarup स्वरूप|swarupa स्वरूपा|swastik स्वस्तिक|swastika स्वस्तिका|swathi स्वाति|swati स्वाति|swatilekha स्वातिलेखा|swayam स्वयं|
swayamprabha स्वयंप्रभा|sweeti स्वीटी|sweetu स्वीटू|sweety स्वीटी|sweta श्वेता|swetha श्वेता|swikriti स्वीकृति|syam श्याम|syamala श्यामला|
syamali श्यामली|syed सैयद|syeda सैयदा|sylvester सिल्वेस्टर|sylvia सिल्विया|tabassum तबस्सुम|tabasum तबस्सुम|tabbasum तबस्सुम|tabish ताबिश|
tabrez तबरेज़|tagang तागंग|taher ताहेर|tahera ताहेरा|tahir ताहिर|tahira ताहिरा|tahmina तहमीना|tahseen तहसीन|taiyab तैयब|taiyaba तैयबा|taj ताज|
tajinder तजिंदर|tajuddin ताजुद्दीन|tajul ताजुल|tajunnisa ताजुन्निसा|takhat तखत|talat तलत|talib तालिब|tamal तमाल|tamanna तमन्ना|tamannah तमन्ना|
tamil तमिल|tamilarasi तमिलरसी|tamilselvan तमिलसेल्वन|tamilselvi तमिलसेल्वी|tamim तमीम|tanaji तानाजी|tanay तनय|tanaya तनया|tania तानिया|tanima तनिमा|
tanish तनिश|tanisha तनिषा|tanishka तनिष्का|tanishq तनिष्क|tanishqa तनिष्का|tanishtha तनिष्ठा|tanistha तनिष्ठा|taniya तानिया|tanmay तन्मय|tanmaya तन्मय|
tanmoy तन्मय|tannu तन्नू|tanpreet तनप्रीत|tanu तनु|tanubai तानुबाई|tanuj तनुज|tanuja तनुजा|tanuka तनुका|tanush तनुष|tanushree तनुश्री|tanushri तनुश्री|
tanusree तनुश्री|tanvee तन्वी|tanveer तनवीर|tanvi तन्वी|tanvir तनवीर|tanweer तनवीर|tanya तान्या|tanzeem तंज़ीम|tanzila तंज़ीला|tapan तपन|tapas तपस|
tapash तपस|tapashya तपस्या|tapasi तापसी|tapaswini तपस्विनी|tapasya तपस्या|tapati तपती|tapendra तपेंद्र|tapesh तपेश|tapeshwar तपेश्वर|tapobrata तपोव्रत|
tapti ताप्ती|tara तारा|tarabai ताराबाई|taraben ताराबेन|tarachand ताराचंद|taradevi तारादेवी|tarak तारक|tarakeshwar तारकेश्वर|taraknath तारकनाथ|
tarali तराली|tarana तराना|tarandeep तरनदीप|tarang तरंग|taranjeet तरनजीत|tarannum तरन्नुम|taranum तरन्नुम|taravati तारावती|tarawati तारावती|tarik तारिक|
tarika तारिका|tarini तारिणी|tariq तारिक|tarique तारिक|tarkeshwar तारकेश्वर|tarla तरला|tarlochan तरलोचन|tarrannum तरन्नुम|tarsem तरसेम|taru तरु|
tarulata तरुलता|tarulataben तरुलताबेन|tarun तरुण|taruna तरुणा|tarunesh तरुणेश|taruni तरुणी|tarunika तरुणिका|tashi ताशी|tasleem तस्लीम|tasleema तस्लीमा|
taslim तस्लीम|taslima तस्लीमा|tasneem तस्नीम|tasnim तस्नीम|tathagat तथागत|tathagata तथागत|taufeeq तौफ़ीक|taufiq तौफ़ीक|taufiqa तौफ़ीका|tauheed तौहीद|
tauhid तौहीद|taukir तौकीर|tauqeer तौकीर|tauseef तौसीफ़|taushif तौसीफ़|tausif तौसीफ़|tayyab तय्यब|tayyaba तय्यबा|tazeen तज़ीन|teejan तीजन|teena टीना|
teerath तीरथ|teerth तीर्थ|teertha तीर्था|teesta तीस्ता|tehmi तेहमी|tehmina तहमीना|tehmul तेहमुल|tej तेज|teja तेजा|tejal तेजल|tejaram तेजाराम|
tejas तेजस|tejash तेजश|tejashree तेजश्री|tejashri तेजश्री|tejasvi तेजस्वी|tejasvini तेजस्विनी|tejaswani तेजस्विनी|tejaswi तेजस्वी|tejaswini तेजस्विनी|
tejbahadur तेजबहादुर|tejender तेजेंदर|tejendra तेजेंद्र|tejeshwar तेजेश्वर|tejinder तेजिंदर|tejo तेजो|tejomayi तेजोमयी|tejpal तेजपाल|tejraj तेजराज|
tejram तेजराम|tejveer तेजवीर|tek टेक|tekchand टेकचंद|telma टेल्मा|temjen तेमजेन|tenson टेंसन|tenzin तेनज़िन|tenzing तेनज़िंग|terence टेरेंस|
teresa टेरेसा|tessa टेसा|tessy टेस्सी|tetari टेतरी|tetri टेतरी|thakorbhai ठाकोरभाई|thakur ठाकुर|thakurdas ठाकुरदास|thakurprasad ठाकुरप्रसाद|
thamarai तामरै|thamaraiselvi तामरैसेल्वी|thambi तंबी|thampi थंपी|thanaram थानाराम|thangalakshmi थंगलक्ष्मी|thangam थंगम|thangamani थंगमणि|
thangaraj थंगराज|thangavel थंगवेल|thanikachalam तनिकाचलम|thankachan थंकाचन|thankamani थंकमणि|thankamma थंकम्मा|thankappan थंकप्पन|thanuja तनुजा|
thanushree तनुश्री|thanvi तन्वी|thara तारा|tharani तरणी|thayammal तायम्माल|thejaswini तेजस्विनी|thelma टेल्मा|thenmozhi तेनमोझी|theodore थियोडोर|
theophilus थियोफिलस|theresa थेरेसा|thilagavathi तिलगवती|thilak तिलक|thilaka तिलका|thimma तिम्मा|thimmaiah तिम्मैया|thimmappa तिम्मप्पा|
thippeswamy तिप्पेस्वामी|thiru तिरु|thirumal तिरुमल|thirumalai तिरुमलै|thirumurugan तिरुमुरुगन|thirunavukkarasu तिरुनावुक्करसु|thiyagarajan त्यागराजन|
thoiba थोइबा|thomas थॉमस|thomaskutty थॉमसकुट्टी|thressia त्रेसिया|thripti तृप्ति|thrisha तृषा|thrity थ्रिटी|thulasi तुलसी|thushar तुषार|
thyagarajan त्यागराजन|tiasha तियाशा|tijan तीजन|tijo तीजो|tika टीका|tikam टीकम|tikamchand टीकमचंद|tikaram टीकाराम|tiki टिकी|tikku टिक्कू|tiku टिकू|
tilak तिलक|tilakraj तिलकराज|tillo तिल्लो|tilokchand तिलोकचंद|tilottama तिलोत्तमा|tilu टीलू|timir तिमिर|timothy टिमोथी|tina टीना|tinkoo टिंकू|
tinku टिंकू|tinni टिन्नी|tinu टीनू|tirath तीरथ|tirlok तिरलोक|tirth तीर्थ|tirthankar तीर्थंकर|tirumala तिरुमला|tirupathi तिरुपति|tirupati तिरुपति|
tista तीस्ता|tithi तिथि|titiksha तितिक्षा|titli तितली|tito टीटो|titu टीटू|titus टाइटस|tiya टिया|todar टोडर|tofan तूफान|tofazzul तफ़ज़्ज़ुल|tojo टोजो|
tom टॉम|tomba तोम्बा|tomy टॉमी|tonmoy तन्मय|tony टोनी|toofan तूफान|toolika तूलिका|topon तपन|toral तोरल|toshi तोशी|totaram तोताराम|toufik तौफ़ीक|
treesa ट्रीसा|tresa ट्रेसा|tribeni त्रिबेणी|tribhuvan त्रिभुवन|tribhuwan त्रिभुवन|tridev त्रिदेव|tridib त्रिदिब|trilochan त्रिलोचन|trilok त्रिलोक|
trilokchand त्रिलोकचंद|triloki त्रिलोकी|trilokinath त्रिलोकीनाथ|trimbak त्र्यंबक|trina तृणा|trinath त्रिनाथ|tripti तृप्ति|tripurari त्रिपुरारी|
trisa त्रिसा|trisha तृषा|trishala त्रिशला|trishna तृष्णा|trity थ्रिटी|triveni त्रिवेणी|trivikram त्रिविक्रम|triyambak त्र्यंबक|trupthi तृप्ति|
trupti तृप्ति|truptiben तृप्तिबेन|trusha तृषा|trushali तृषाली|trushna तृष्णा|tsering त्सेरिंग|tufail तुफ़ैल|tuhin तुहिन|tukaram तुकाराम|tuktuk टुकटुक|
tularam तुलाराम|tulasa तुलसा|tulasi तुलसी|tulasiram तुलसीराम|tulika तूलिका|tulla तुल्ला|tulsabai तुलसाबाई|tulsi तुलसी|tulsidas तुलसीदास|
tulsidevi तुलसीदेवी|tulsiram तुलसीराम|tultul तुलतुल|tumpa तुम्पा|tunna टुन्ना|tunnu टुन्नू|tushar तुषार|tusharika तुषारिका|tusharkant तुषारकांत|
tusharkanti तुषारकांति|tushu तुषु|tusi तुसी|tutu टूटू|tvisha त्विषा|twinkle ट्विंकल|twisha त्विषा|tyagaraj त्यागराज|tyrone टाइरोन|ubaid उबैद|
ubaidullah उबैदुल्लाह|udai उदय|udairaj उदयराज|udasi उदासी|uday उदय|udaya उदया|udayakumar उदयकुमार|udayan उदयन|udayashree उदयश्री|udaybhan उदयभान|
udaykumar उदयकुमार|udayraj उदयराज|udayram उदयराम|udayshankar उदयशंकर|udayveer उदयवीर|udayvir उदयवीर|uddhab उद्धव|uddhav उद्धव|ude उदे|udesingh उदेसिंह|
udgam उद्गम|udham ऊधम|udhayanidhi उदयनिधि|udit उदित|udita उदिता|udith उदित|ugra उग्र|ugrasen उग्रसेन|ujala उजाला|ujjal उज्जल|ujjala उज्ज्वला|
ujjaval उज्ज्वल|ujjvala उज्ज्वला|ujjwal उज्ज्वल|ujjwala उज्ज्वला|ujwal उज्ज्वल|ujwala उज्ज्वला|ulhas उल्हास|ulka उल्का|ullas उल्लास|uma उमा|
umabai उमाबाई|umadevi उमादेवी|umaid उम्मेद|umair उमैर|umakant उमाकांत|umakanta उमाकांत|umakanth उमाकांत|umamaheshwari उमामहेश्वरी|
umamaheswari उमामहेश्वरी|umanath उमानाथ|umang उमंग|umapathi उमापति|umapati उमापति|umar उमर|umarani उमारानी|umardaraz उमरदराज़|umasankar उमाशंकर|
umashankar उमाशंकर|ume उमे|umed उमेद|umendra उमेंद्र|umer उमर|umesh उमेश|umeshchandra उमेशचंद्र|umika उमिका|umlata उमलता|umme उम्मे|ummed उम्मेद|
ummehani उम्मेहानी|umrao उमराव|umraosingh उमरावसिंह|umrav उमराव|unnathi उन्नति|unnati उन्नति|unni उन्नी|unnikrishnan उन्नीकृष्णन|upama उपमा|
upasana उपासना|upasna उपासना|upender उपेंदर|upendra उपेंद्र|upinder उपिंदर|upinderjeet उपिंदरजीत|upma उपमा|urbashi उर्वशी|urja ऊर्जा|urmi उर्मि|
urmil उर्मिल|urmila उर्मिला|urmilabai उर्मिलाबाई|urmilaben उर्मिलाबेन|urmiladevi उर्मिलादेवी|urmimala उर्मिमाला|urvashi उर्वशी|urvasi उर्वशी|
urvi उर्वी|urvish उर्विश|urvisha उर्विशा|usha उषा|ushabai उषाबाई|ushaben उषाबेन|ushadevi उषादेवी|ushakiran उषाकिरण|usharani उषारानी|ushashi उषसी|
ushasi उषसी|ushma उष्मा|usman उस्मान|usmangani उस्मानगनी|uthara उत्तरा|utkal उत्कल|utkarsh उत्कर्ष|utpal उत्पल|utsav उत्सव|uttam उत्तम|uttama उत्तमा|
uttamchand उत्तमचंद|uttamrao उत्तमराव|uttara उत्तरा|uttaran उत्तरण|uzair उज़ैर|uzma उज़्मा|uzra उज़रा|vaanya वान्या|vadilal वाडीलाल|vadivel वडिवेल|
vadivelu वडिवेलु|vagmi वाग्मी|vaibhav वैभव|vaibhavi वैभवी|vaibhaw वैभव|vaidegi वैदेही|vaidehi वैदेही|vaidyanath वैद्यनाथ|vaidyanathan वैद्यनाथन|
vaijayanthi वैजयंती|vaijayanti वैजयंती|vaijayantimala वैजयंतीमाला|vaijnath वैजनाथ|vaikunth वैकुंठ|vairamuthu वैरामुत्तु|vaisali वैशाली|vaishakh वैशाख|
vaishakhi वैशाखी|vaishalee वैशाली|vaishali वैशाली|vaishaliben वैशालीबेन|vaishnav वैष्णव|vaishnavee वैष्णवी|vaishnavi वैष्णवी|vaishvi वैश्वी|
vaisnavi वैष्णवी|vajid वाजिद|vakil वकील|vakula वकुला|valarmathi वलरमति|valentina वैलेंटिना|vallabh वल्लभ|vallabhbhai वल्लभभाई|vallabhdas वल्लभदास|
vallari वल्लरी|valli वल्ली|vallika वल्लिका|valmik वाल्मीक|valmiki वाल्मीकि|valsa वल्सा|valsala वत्सला|valsamma वल्सम्मा|vaman वामन|vamika वामिका|
vamsee वंशी|vamshi वंशी|vamsi वंशी|vamsika वंशिका|vamsikrishna वंशीकृष्ण|vanaja वनजा|vanajakshi वनजाक्षी|vanamala वनमाला|vanathi वानती|vandana वंदना|
vandanaben वंदनाबेन|vandhana वंदना|vandita वंदिता|vandna वंदना|vandu वंदू|vaneeta वनीता|vanessa वैनेसा|vani वाणी|vanisha वनिशा|vanishree वाणीश्री|
vanishri वाणीश्री|vanita वनिता|vanitaben वनिताबेन|vanitha वनिता|vanmala वनमाला|vansh वंश|vanshika वंशिका|vanshita वंशिता|vansika वंशिका|vanya वन्या|
vara वरा|varad वरद|varada वरदा|varadaraj वरदराज|varadarajan वरदराजन|varalakshmi वरलक्ष्मी|varalaxmi वरलक्ष्मी|varaprasad वरप्रसाद|varatharajan वरदराजन|
vareed वरीद|varghese वर्गीस|varindar वरिंदर|varinder वरिंदर|varkey वर्की|varnika वर्णिका|varnita वर्णिता|varsha वर्षा|varshaben वर्षाबेन|
varshini वर्षिणी|vartika वर्तिका|varughese वरुगीस|varun वरुण|varuni वारुणी|vasanji वसनजी|vasant वसंत|vasanth वसंत|vasantha वसंता|
vasanthakumar वसंतकुमार|vasanthi वसंती|vasanti वसंती|vasantibai वसंतीबाई|vasantiben वसंतीबेन|vasantrao वसंतराव|vasavi वासवी|vaseem वसीम|
vashisht वशिष्ठ|vasim वसीम|vasisth वशिष्ठ|vasistha वशिष्ठ|vasu वासु|vasudev वासुदेव|vasudeva वासुदेव|vasudevan वासुदेवन|vasudha वसुधा|vasuki वासुकी|
vasumathi वसुमति|vasumati वसुमति|vasundara वसुंधरा|vasundhara वसुंधरा|vasundhra वसुंधरा|vatsal वत्सल|vatsala वत्सला|vatsalabai वत्सलाबाई|ved वेद|
veda वेदा|vedang वेदांग|vedangi वेदांगी|vedansh वेदांश|vedanshi वेदांशी|vedant वेदांत|vedanth वेदांत|vedanti वेदांती|vedavathi वेदवती|vedavati वेदवती|
vedhika वेदिका|vedika वेदिका|vedpal वेदपाल|vedparkash वेदप्रकाश|vedprakash वेदप्रकाश|vedram वेदराम|vedvati वेदवती|vedvyas वेदव्यास|vedwati वेदवती|
veena वीणा|veenabai वीणाबाई|veenu वीनू|veer वीर|veerabhadra वीरभद्र|veerabhadrappa वीरभद्रप्पा|veeramani वीरमणि|veeramma वीरम्मा|veeran वीरन|
veeranna वीरन्ना|veerappa वीरप्पा|veerappan वीरप्पन|veeraraghavan वीरराघवन|veerasamy वीरासामी|veeraswamy वीरास्वामी|veerbhan वीरभान|veerender वीरेंदर|
veerendra वीरेंद्र|veeresh वीरेश|veermati वीरमती|veerpal वीरपाल|veersen वीरसेन|veersingh वीरसिंह|veeru वीरू|veerwati वीरवती|vel वेल|
velayudhan वेलायुधन|vellammal वेल्लम्माल|velmurugan वेलमुरुगन|velu वेलु|velusamy वेलुसामी|venilla वेनिला|venkamma वेंकम्मा|venkanna वेंकन्ना|
venkat वेंकट|venkata वेंकट|venkatachalam वेंकटाचलम|venkatachalapathi वेंकटाचलपति|venkatadri वेंकटाद्रि|venkataiah वेंकटैया|venkatakrishnan वेंकटकृष्णन|
venkatalakshmi वेंकटलक्ष्मी|venkatamma वेंकटम्मा|venkatanarayana वेंकटनारायण|venkatappa वेंकटप्पा|venkatarama वेंकटराम|venkataraman वेंकटरमन|
venkataramana वेंकटरमण|venkataramanan वेंकटरमणन|venkatarao वेंकटराव|venkatarathnam वेंकटरत्नम|venkatasubramanian वेंकटसुब्रमण्यन|
venkataswamy वेंकटस्वामी|venkatesan वेंकटेशन|venkatesh वेंकटेश|venkatesha वेंकटेश|venkateshappa वेंकटेशप्पा|venkateshwar वेंकटेश्वर|
venkateshwara वेंकटेश्वर|venkateshwaran वेंकटेश्वरन|venkateswara वेंकटेश्वर|venkateswaran वेंकटेश्वरन|venkateswararao वेंकटेश्वरराव|
venkateswarlu वेंकटेश्वरलु|venkatraman वेंकटरमन|venkatrao वेंकटराव|venki वेंकी|venky वेंकी|vennela वेन्नेला|vennila वेन्निला|venu वेणु|venubai वेणूबाई|
venugopal वेणुगोपाल|venugopalan वेणुगोपालन|venumadhav वेणुमाधव|vera वेरा|veronica वेरोनिका|veronika वेरोनिका|vetri वेट्री|vetrivel वेट्रिवेल|
viaan वियान|vibha विभा|vibhakar विभाकर|vibhas विभास|vibhash विभाष|vibhav विभव|vibhishan विभीषण|vibhor विभोर|vibhu विभु|vibhuthi विभूति|vibhuti विभूति|
vicki विक्की|vicky विक्की|victor विक्टर|victoria विक्टोरिया|vidhan विधान|vidhatri विधात्री|vidhi विधि|vidhu विधु|vidhya विद्या|vidhyadhar विद्याधर|
vidisha विदिशा|vidit विदित|vidula विदुला|vidur विदुर|vidushi विदुषी|vidvan विद्वान|vidya विद्या|vidyabai विद्याबाई|vidyadevi विद्यादेवी|
vidyadhar विद्याधर|vidyalakshmi विद्यालक्ष्मी|vidyanand विद्यानंद|vidyarani विद्यारानी|vidyasagar विद्यासागर|vidyashankar विद्याशंकर|
vidyavathi विद्यावती|vidyavati विद्यावती|vidyawati विद्यावती|vidyottama विद्योत्तमा|vidyut विद्युत|vighnesh विघ्नेश|vignesh विग्नेश|
vigneshwar विग्नेश्वर|vigneshwaran विग्नेश्वरन|vigneswaran विग्नेश्वरन|vihaan विहान|vihan विहान|vihang विहंग|vijai विजय|vijay विजय|vijaya विजया|
vijayabai विजयाबाई|vijayaben विजयाबेन|vijayadurga विजयदुर्गा|vijayakanth विजयकांत|vijayakumar विजयकुमार|vijayalakshmi विजयलक्ष्मी|
vijayalaxmi विजयलक्ष्मी|vijayamma विजयम्मा|vijayan विजयन|vijayanand विजयानंद|vijayant विजयंत|vijayanti विजयंती|vijayaraghavan विजयराघवन|
vijayaraj विजयराज|vijayarangan विजयरंगन|vijayarani विजयारानी|vijayashree विजयश्री|vijayasri विजयश्री|vijaybhai विजयभाई|vijayendra विजयेंद्र|
vijayeta विजेता|vijaykant विजयकांत|vijaykumar विजयकुमार|vijaykumari विजयकुमारी|vijaylakshmi विजयलक्ष्मी|vijaylaxmi विजयलक्ष्मी|vijaypal विजयपाल|
vijayraj विजयराज|vijayshankar विजयशंकर|vijayshree विजयश्री|vijaysingh विजयसिंह|vijendar विजेंदर|vijender विजेंदर|vijendra विजेंद्र|vijesh विजेश|
vijeta विजेता|vijetha विजेता|viji विजी|vijinder विजिंदर|vijit विजित|vijith विजित|vijjay विजय|vijo विजो|vijyaben विजयाबेन|vijyalaxmi विजयलक्ष्मी|
vikas विकास|vikash विकाश|vikesh विकेश|vikki विक्की|vikku विक्कू|vikky विक्की|vikram विक्रम|vikrama विक्रम|vikramaditya विक्रमादित्य|vikraman विक्रमन|
vikramjeet विक्रमजीत|vikramjit विक्रमजीत|vikramsingh विक्रमसिंह|vikrant विक्रांत|vikranth विक्रांत|viku विक्कू|vikul विकुल|vilas विलास|
vilasini विलासिनी|vilasrao विलासराव|villoo विल्लू|vilma विल्मा|vilson विल्सन|vimal विमल|vimala विमला|vimalabai विमलाबाई|vimalaben विमलाबेन|
vimalamma विमलम्मा|vimalesh विमलेश|vimalkumar विमलकुमार|vimla विमला|vimlabai विमलाबाई|vimladevi विमलादेवी|vimlesh विमलेश|vina वीना|vinai विनय|
vinata विनता|vinay विनय|vinaya विनया|vinayagam विनायगम|vinayak विनायक|vinayaka विनायक|vinayakumar विनयकुमार|vinayan विनयन|vinaykumar विनयकुमार|
vincent विन्सेंट|vindeshwari विंदेश्वरी|vindhyachal विंध्याचल|vindhyavasini विंध्यवासिनी|vindhyawasini विंध्यवासिनी|vineel विनील|vineela विनीला|
vineesh विनीश|vineet विनीत|vineeta विनीता|vineeth विनीत|vineetha विनीता|vineeti विनीति|vinesh विनेश|vini विनी|vinish विनीश|vinit विनीत|vinita विनीता|
vinith विनीत|vinitha विनीता|vinni विन्नी|vinny विन्नी|vinoba विनोबा|vinod विनोद|vinodbhai विनोदभाई|vinodh विनोद|vinodhini विनोदिनी|vinodini विनोदिनी|
vinodkumar विनोदकुमार|vinoj विनोज|vinoth विनोद|vinson विंसन|vinu विनु|viola वायोला|violet वायलेट|vipan विपन|vipasha विपाशा|vipin विपिन|viplav विप्लव|
vipra विप्र|vipul विपुल|vipulkumar विपुलकुमार|viqar विकार|vir वीर|viraaj विराज|viraat विराट|viraf विराफ|viraj विराज|viral विरल|virali विराली|
virangana वीरांगना|virat विराट|virbal वीरबल|virbhadra वीरभद्र|virbhan वीरभान|viren वीरेन|virender वीरेंदर|virendra वीरेंद्र|viresh वीरेश|
virginia वर्जीनिया|virinder वीरिंदर|virmati वीरमती|virpal वीरपाल|viru वीरू|virupaksha विरूपाक्ष|virupakshappa विरूपाक्षप्पा|visakh विशाख|
visakha विशाखा|visala विशाला|visalakshi विशालाक्षी|vishaal विशाल|vishakh विशाख|vishakha विशाखा|vishal विशाल|vishala विशाला|vishalakshi विशालाक्षी|
vishesh विशेष|vishnu विष्णु|vishnudas विष्णुदास|vishnudutt विष्णुदत्त|vishnukant विष्णुकांत|vishnukumar विष्णुकुमार|vishnupriya विष्णुप्रिया|
vishnuvardhan विष्णुवर्धन|vishram विश्राम|vishrut विश्रुत|vishruti विश्रुति|vishu विशु|vishva विश्व|vishvajeet विश्वजीत|vishvajit विश्वजीत|
vishvanath विश्वनाथ|vishvas विश्वास|vishvendra विश्वेंद्र|vishveshwar विश्वेश्वर|vishwa विश्व|vishwajeet विश्वजीत|vishwajit विश्वजीत|
vishwajyoti विश्वज्योति|vishwambhar विश्वंभर|vishwamitra विश्वामित्र|vishwanath विश्वनाथ|vishwanathan विश्वनाथन|vishwas विश्वास|vishwendra विश्वेंद्र|
vishwesh विश्वेश|vishweshwar विश्वेश्वर|visnu विष्णु|visvesvaraya विश्वेश्वरैया|viswa विश्व|viswanath विश्वनाथ|viswanathan विश्वनाथन|vithabai विठाबाई|
vithal विट्ठल|vithalrao विट्ठलराव|vithoba विठोबा|viti वीति|vittal विट्ठल|vitthabai विठाबाई|vitthal विट्ठल|vivaan विवान|vivan विवान|vivek विवेक|
viveka विवेक|vivekanand विवेकानंद|vivekananda विवेकानंद|vivekanandan विवेकानंदन|vivian विवियन|vraj व्रज|vrajesh व्रजेश|vrajlal व्रजलाल|
vridhichand वृद्धिचंद|vrinda वृंदा|vrishab वृषभ|vrishti वृष्टि|vrund वृंद|vrunda वृंदा|vrushabh वृषभ|vrushali वृषाली|vrushti वृष्टि|vrutika वृतिका|
vyankat व्यंकट|vyankatesh व्यंकटेश|vyas व्यास|vyjayanthi वैजयंती|vyom व्योम|vyoma व्योमा|vyomesh व्योमेश|vyomika व्योमिका|vyshnavi वैष्णवी|wahab वहाब|
waheed वहीद|waheeda वहीदा|wahid वाहिद|wahida वहीदा|wajid वाजिद|wajida वाजिदा|wakeel वकील|wakil वकील|wali वली|waliullah वलीउल्लाह|walter वाल्टर|
waman वामन|waqar वकार|waqas वकास|warda वर्दा|waris वारिस|warish वारिश|waryam वरियाम|waseem वसीम|wasi वसी|wasif वासिफ़|wasim वसीम|wasima वसीमा|
wazir वज़ीर|wilbert विल्बर्ट|wilfred विल्फ्रेड|william विलियम|willson विल्सन|wilma विल्मा|wilson विल्सन|winnie विनी|winston विंस्टन|xavier ज़ेवियर|
xaviour ज़ेवियर|xerxes ज़र्क्सीज़|yaasmin यास्मीन|yadagiri यादगिरी|yadaiah यादैया|yadamma यादम्मा|yadav यादव|yadavendra यादवेंद्र|yadunandan यदुनंदन|
yadunath यदुनाथ|yaduveer यदुवीर|yadvendra यादवेंद्र|yagini यागिनी|yagnesh यज्ञेश|yagya यज्ञा|yagyaseni याज्ञसेनी|yahya यह्या|yajat यजत|
yajnaseni याज्ञसेनी|yajuvendra यजुवेंद्र|yakoob याकूब|yakub याकूब|yallamma यल्लम्मा|yallappa यल्लप्पा|yallavva यल्लव्वा|yameen यामीन|yami यामी|
yamin यामीन|yaminee यामिनी|yamini यामिनी|yamna यमना|yamuna यमुना|yamunabai यमुनाबाई|yangchen यांगचेन|yaqub याकूब|yar यार|yaseen यासीन|yash यश|
yashas यशस|yashasvi यशस्वी|yashasvini यशस्विनी|yashaswi यशस्वी|yashaswini यशस्विनी|yashavi यशवी|yashbir यशबीर|yashi यशी|yashika यशिका|yashila यशीला|
yashita यशिता|yashitha यशिता|yashmita यश्मिता|yashoda यशोदा|yashodabai यशोदाबाई|yashodhan यशोधन|yashodhara यशोधरा|yashomati यशोमती|
yashovardhan यशोवर्धन|yashpal यशपाल|yashraj यशराज|yashvant यशवंत|yashvardhan यशवर्धन|yashveer यशवीर|yashvi यशवी|yashvir यशवीर|yashwant यशवंत|
yashwanth यशवंत|yashwanti यशवंती|yashwantrao यशवंतराव|yashwi यशवी|yasin यासीन|yasir यासिर|yasmeen यास्मीन|yasmin यास्मीन|yasmina यास्मीना|yasoda यशोदा|
yasodhara यशोधरा|yaswanth यशवंत|yateendra यतींद्र|yateesh यतीश|yatendra यतेंद्र|yatharth यथार्थ|yathin यतिन|yatin यतिन|yatindra यतींद्र|yatish यतीश|
yawar यावर|yazad यज़द|yazhini याझिनी|yellaiah येल्लैया|yellamma येल्लम्मा|yesabai येसाबाई|yesha येशा|yeshwant यशवंत|yeshwanth यशवंत|yesubai येसूबाई|
yesudas येसुदास|yesudasan येसुदासन|yezdi येज़दी|yog योग|yogeeswaran योगीश्वरन|yogeeta योगीता|yogendar योगेंदर|yogender योगेंदर|yogendra योगेंद्र|
yogesh योगेश|yogeshkumar योगेशकुमार|yogeshwar योगेश्वर|yogeshwari योगेश्वरी|yogeswaran योगेश्वरन|yogeswari योगेश्वरी|yogi योगी|yoginder योगिंदर|
yogindra योगींद्र|yogini योगिनी|yogita योगिता|yogitha योगिता|yograj योगराज|yohan योहान|yohannan योहन्नान|yojana योजना|yojita योजिता|yojna योजना|
yosha योषा|yosita योषिता|younus यूनुस|yousaf यूसुफ़|yousef यूसुफ़|yousuf यूसुफ़|yudhishthir युधिष्ठिर|yudhisthir युधिष्ठिर|yudhveer युधवीर|
yudhvir युधवीर|yug युग|yugal युगल|yugalkishore युगलकिशोर|yugandhar युगंधर|yugendra युगेंद्र|yugesh युगेश|yukta युक्ता|yuktha युक्ता|yukti युक्ति|
yunus यूनुस|yunush यूनुस|yusuf यूसुफ़|yuthika यूथिका|yutika युतिका|yuvaan युवान|yuvan युवान|yuvaraj युवराज|yuvarani युवरानी|yuvashree युवश्री|
yuvika युविका|yuvraj युवराज|yuvrani युवरानी|yvonne इवॉन|zacharia ज़कारिया|zachariah ज़कारिया|zafar ज़फ़र|zafrul ज़फ़रुल|zaheda ज़ाहिदा|zaheer ज़हीर|
zaheera ज़हीरा|zaheeruddin ज़हीरुद्दीन|zahera ज़ाहिरा|zahid ज़ाहिद|zahida ज़ाहिदा|zahir ज़ाहिर|zahira ज़ाहिरा|zahirul ज़हीरुल|zahoor ज़हूर|zahra ज़हरा|
zahur ज़हूर|zaiba ज़ैबा|zaibunnisa ज़ैबुन्निसा|zaid ज़ैद|zain ज़ैन|zainab ज़ैनब|zaira ज़ायरा|zaitoon ज़ैतून|zakaria ज़कारिया|zakariya ज़कारिया|
zaki ज़की|zakia ज़किया|zakir ज़ाकिर|zakira ज़ाकिरा|zakiya ज़किया|zal ज़ाल|zaman ज़मान|zameer ज़मीर|zamin ज़ामिन|zamir ज़मीर|zara ज़ारा|zareen ज़रीन|
zareena ज़रीना|zarin ज़रीन|zarina ज़रीना|zarir ज़रीर|zayan ज़ायान|zayn ज़ैन|zeba ज़ेबा|zebunnisa ज़ेबुन्निसा|zeeba ज़ीबा|zeenat ज़ीनत|
zeenatbanu ज़ीनतबानो|zeenath ज़ीनत|zeeshan ज़ीशान|zehra ज़ेहरा|zelubai झेलूबाई|zenobia ज़ेनोबिया|zia ज़िया|ziauddin ज़ियाउद्दीन|ziaul ज़ियाउल|
ziaur ज़ियाउर|ziba ज़ीबा|zikra ज़िक्रा|zile जिले|zinat ज़ीनत|zinnat ज़ीनत|zishan ज़ीशान|ziyad ज़ियाद|zoha ज़ोहा|zohra ज़ोहरा|zorawar ज़ोरावर|
zoya ज़ोया|zubaida ज़ुबैदा|zubair ज़ुबैर|zubeda ज़ुबेदा|zubeen ज़ुबीन|zuber ज़ुबेर|zubin ज़ुबिन|zulaikha ज़ुलेखा|zuleikha ज़ुलेखा|zulekha ज़ुलेखा|
zulfikar ज़ुल्फ़िकार|zulfiqar ज़ुल्फ़िकार`
