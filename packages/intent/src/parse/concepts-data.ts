/**
 * Words that are about the same thing, in three ways of writing: what was learnt of one of them holds for all. `word*` also means what begins
 * so, `two_words` stand in a row. Hindi in Latin letters stands for its Devanagari too, for both have one key; Devanagari is given where its
 * sound differs.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // people
  spouse: `husband hubby wife wifey spouse pati patni biwi bivi gharwali gharwale_ji miya shauhar mister missus mrs jeevansathi ardhangini begum dharmpatni
    patidev lugai joru hubbies patnee patidevta pati-dev kalatra`,
  lover: `boyfriend girlfriend bf gf lover premi premika crush bae jaanu mehboob mehbooba sanam fiance fiancee mangetar banda bandi partner
    गर्लफ्रेंड बॉयफ्रेंड गर्लफ्रैंड ब्वायफ्रेंड क्रश मंगेतर पार्टनर jise_chahta jise_chahti someone_i_love person_i_love`,
  ex: `ex exbf exgf ex-boyfriend ex-girlfriend purana_pyar purane_pyar pehla_pyar पूर्व_प्रेमी पूर्व_प्रेमिका एक्स past_lover former_lover`,
  child: `son daughter sons daughters kid kids child beta beti bete betiyan betiya bachcha bachche bacche baccha bachchi bitiya putra putri ladla ladli munna munni
    chhora chhori boy girl toddler teenager baby santan बेटा बेटी बेटे पुत्र पुत्री संतान औलाद aulad lal`,
  parent: `mother father mom mum mummy dad papa daddy maa mataji pitaji pita mata ammi abbu abba baap parents parent mata-pita maa-baap माँ मां पापा पिताजी मम्मी
    baba babuji amma appa bapu mommy`,
  sibling: `brother sister bhai behen bahan behan didi bhaiya bhayya sis bro siblings sibling bhaisahab दीदी भैया भाई बहन बहना anuj`,
  in_law: `mother-in-law mother_in_law father_in_law sister_in_law brother_in_law daughter_in_law son_in_law in_laws inlaws inlaw mil fil saas sasur sasural
    nanad devar devrani jeth jethani bahu damad daamad jamai saala sala jija jiju bhabhi bhabi samdhi ससुराल सास ससुर ननद देवर जेठ जेठानी देवरानी बहू दामाद साला जीजा भाभी sasumaa sasumom`,
  relative: `relatives relative rishtedar rishtedaar kutumb kunba khandan uncle aunt aunty chacha chachi mama mami bua fufa mausi mausa tau taau tai taya cousin cousins
    रिश्तेदार चाचा मामा बुआ मौसी ताऊ nephew niece bhatija bhatiji bhanja bhanji`,
  grandkin: `grandfather grandmother dada dadi nana nani grandson granddaughter grandchild pota poti naati natin दादा दादी नाना नानी पोता पोती grandpa grandma`,
  family: `family parivar ghar_wale gharwale gharwalo gharvale gharwalon घरवाले परिवार परिजन household everyone_at_home kutumb`,
  friend: `friend friends dost dosto doston yaar saheli saheliyan mitra buddy buddies bestie दोस्त मित्र सहेली यार sangi saathi dosti friendship dostana`,
  boss: `boss manager supervisor hod principal साहब sahab saheb team_lead teamlead lead adhikari अधिकारी बॉस मैनेजर superior senior seniors seth maalik malik sethji director hr`,
  colleague: `colleague colleagues coworker coworkers sahkarmi sehkarmi teammate teammates सहकर्मी staff juniors`,
  // love
  love: `love luv pyar pyaar prem ishq mohabbat mohabat feelings feeling feel dil chahat इश्क प्यार प्रेम मोहब्बत दिल romance romantic affection like likes
    pasand chahta chahti chahata chaahta lagav jazbaat lyk lub feelingz care cares`,
  contact: `message messages msg msgs texting text reply replies call calls phone whatsapp block blocked unblock unfollow ignore ignoring ignores seen status
    online dm chat ghost ghosted ghosting avoid avoiding बात_नहीं baat_nahi baat_nhi मैसेज कॉल ब्लॉक इग्नोर अनदेखा kataane kannis`,
  miss_you: `miss misses missing yaad yaadein याद think_about_me thinks_about_me sochta_hai sochti_hai`,
  propose: `propose proposal confess confession express i_love_you propse prapoz proposing इज़हार izhar izhaar ijhar dil_ki_baat pop_the_question प्रपोज प्रपोज़ say_yes haan_bolegi haan_karegi
    haan_kahegi haan_bolega haan_kar_degi date_pe_le coffee ask_her_out ask_him_out हाँ_कहेगी tell_her tell_him`,
  meet: `meet milega milegi milenge soulmate soul_mate someone_special special_someone humsafar jeevansathi life_partner lifepartner जीवनसाथी हमसफर हमसफ़र dream_girl dream_boy mr_right sapno
    companion companionship find_love`,
  single: `single akela akeli alone lonely tanha अकेला अकेली तन्हा kunwara kunwari kuwara kuwari kwara bachelor singal`,
  breakup: `breakup break-up broke_up patchup patch_up patch-up move_on moveon get_over wapas_aayega wapas_aayegi laut lautega lautegi lautke come_back comeback reunite bhool bhul bhula bhulna forget
    left_me chhod_gaya chhod_gayi chhod_diya chod_gaya chod_gayi ब्रेकअप पैचअप वापस भूल bichhad bichad dobara_milenge get_back dumped ghar_wapas chhor_gaya second_chance`,
  // marriage
  marry: `marry married marriage marrige mariage marriages wedding wed shaadi shadi sadi vivah byah biyah byaah vivaah lagan phere saat_phere mandap mandp sehra ghodi ghodee barat baraat dulha dulhan doli dolhi suhag groom
    bride hitched nikah dulhe haath_peele hath_pile kanyadaan settle_down mrg settled शादी विवाह ब्याह बारात सेहरा दूल्हा दुल्हन मंडप डोली फेरे निकाह घोड़ी shehnai shahnai शहनाई varmala jaimala jaymala mangalsutra sindoor marrying
    parinay lagn-bandhan knot patrika गठबंधन कन्यादान gathbandhan ghar_basega ghar_basana ghar_bas घर_बसेगा engaged engagement sagai sagaai roka सगाई मंगनी mangni`,
  match_offer: `rishta rishte rishtey rista riste proposal proposals alliance rishton रिश्ता रिश्ते ladka_dekha ladki_dekhi biodata bio-data shaadi.com matrimony matrimonial jeevansathi.com प्रस्ताव boy_my_parents girl_my_parents
    ladke_wale ladki_wale ladkewale ladkiwale लड़के_वाले लड़की_वाले shaadi_dot_com`,
  late: `late delay delayed delays deri der dheri vilamb देरी देर विलंब obstacle obstacles obstruct baadha badha rukawat rukavat rukaavat adchan atak atka atki atke अड़चन रुकावट बाधा umar_nikal umr_nikal age_is_going stuck
    toot_jaata toot_jata tootte break_at breaks cancel not_happening nahi_ho_rahi nhi_ho_rhi nahi_ban toot_jate toot_gaya postponed taal tal_rahi`,
  love_or_arranged: `arrange arranged arranj intercaste inter-caste inter_caste interfaith caste jaat jati biradari religion dharm gharwale_maan maanenge manenge maan_jayenge maan_jaenge raazi razi parents_agree agree
    love_marriage lavmarriage लव_मैरिज लव अरेंज अरेंज्ड मानेंगे राज़ी court_marriage bhaag bhag_ke elope convince manana manau manaau gotra अंतरजातीय antarjatiya jaati bahar_shaadi other_caste other_religion
    different_caste different_religion muslim christian`,
  spouse_look: `looks look_like look handsome beautiful sundar khubsurat gora gori fair tall lamba lambi rich_family height profession direction kaisa_hoga kaisi_hogi swabhav_kaisa working NRI nri first_letter naam_ka_akshar
    सुंदर खूबसूरत kaisa_milega kaisi_milegi what_kind_of what_sort_of`,
  gun_milan: `milan gun guna gunas gun-milan compatibility compatible match matching milaan मिलान गुण जोड़ी jodi jodee ashtakoot koot nadi_dosh bhakoot गुण_मिल kundali_milan horoscope_match match_our match_my kundlis horoscopes
    jamegi jamega nibhegi pair couple_chart synastry tally`,
  quarrel: `fight fights fighting fought quarrel quarrels argue argues argument arguments arguing jhagda jhagdaa jhagde ladai ladayi larai laraai ladaai ladte ladti ladta jhagadte kalesh kalah klesh klesh bahas anban khatpat khat-pat nok-jhok tu_tu_main_main
    takraar takrar tanaatani tanatani tanav khinchtan khichtan bhidant झगड़ा झगड़े लड़ाई कलह क्लेश अनबन खटपट बहस तकरार तनातनी खींचतान भिड़ंत विवाद vivad dispute bickering bicker yelling shouting chillate misunderstanding tussle tension_between clash clashes`,
  angry_at_me: `upset naraz naraaz narazgi nakhush rooth rooth_gayi roothi roothe rutha ruthi muh_fula muh_phula नाराज़ नाराज रूठ रूठी cold distant silent doori duri दूरी दूरियां khush_nahi not_talking baat_nahi_karta baat_nahi_karti बातचीत_बंद`,
  married_life: `married_life marital marriage_life wedded vaivahik dampatya gruhasthi grihasthi grahasthi shaadishuda शादीशुदा वैवाहिक दांपत्य दाम्पत्य गृहस्थी ghar_grihasthi anniversary relation_with_my_husband relation_with_my_wife save_my_marriage`,
  cheat_love: `cheat cheating cheats cheated affair affairs afair loyal unfaithful faithful infidelity extramarital extra-marital third_person kisi_aur dusri_aurat dusri_ladki doosra other_woman other_man someone_else behind_my_back chakkar chakker wafa wafadar
    bewafa bewafai dhokha dhoka soutan sautan अफेयर वफ़ादार वफादार बेवफा बेवफाई चक्कर धोखा सौतन two-timing hiding chhupa secret_chat vafadar sleeping_with honest_with_me kisi_or ghuma_raha`,
  divorce: `divorce divorcing talaq talak talaak separation separate separated alag alagaav mutual_consent leave_my_husband leave_my_wife leave_him leave_her maayke mayke maika maike peehar pihar tootegi toot_jayegi रिश्ता_टूट तलाक तलाक़ अलग मायके
    मायका पीहर छोड़_दूं husband_leave wife_leave bachegi shaadi_bachegi save_marriage khula chhod_du_pati court_case_divorce end_my_marriage break_my_marriage`,
  again: `second_marriage 2nd_marriage second_wedding dusri_shaadi doosri_shaadi dusra_vivah remarry remarriage re-marry remarried punarvivah punar_vivah dobara_shaadi phir_se_shaadi marry_again widow widower vidhwa vidhur divorcee talaqshuda second_time second_husband second_wife
    दूसरी_शादी दूसरा_विवाह पुनर्विवाह दोबारा_शादी विधवा विधुर तलाकशुदा तलाक़शुदा next_marriage after_divorce talaq_ke_baad after_my_divorce dusra_ghar doosra_pati naya_jeevansathi dobara_ghar_basega second_innings`,
  // work
  job: `job jobs jb jobless naukri nokri naukari employment employed unemployed berozgar berojgar rozgar rojgar rozgaar placement placed campus offer_letter joining lagegi नौकरी जॉब रोजगार रोज़गार बेरोजगार बेरोज़गार प्लेसमेंट fresher hire hired hiring vacancy rozi
    roji naukriya kaam_milega kaam_mil internship applied recruit recruiter apprenticeship jobb wfh idle khali_baitha ghar_baitha laid_off layoff`,
  work: `work office kaam company dafter daftar ofc karyalay दफ्तर दफ़्तर ऑफिस ऑफ़िस कंपनी काम workplace firm job_profile duty shift karyakshetra corporate`,
  career: `career carrier carreer keriyar kariyar करियर कैरियर profession professional pesha vyavsay पेशा growth professionally naukri-dhandha work_life`,
  field: `field line stream sector industry domain kshetra shetra क्षेत्र लाइन which_career which_profession which_work suitable suits suit banu banunga banungi banna become what_will_i_become kya_banunga वकालत वकील doctor engineer teacher lawyer nurse
    pilot chef designer coder coding accountant architect psychologist journalist fashion hotel_management teaching banking IT it_sector medical_line law marketing real_estate अध्यापन`,
  switch: `switch change_my_job change_job change_company job_change resign resignation quit notice_period notice new_job naya_job naya_offer new_offer better_offer join_new leave_my_job leave_this_job leave_job naukri_chhod job_chhod naukri_badal job_badal
    badlu badalna इस्तीफ़ा इस्तीफा istifa isteefa naukri_chhodu बदलूं स्विच startup_offer counter_offer stay_or jump tikna tika_rahu release jump_ship company_badal new_company company_badlu put_down_my_papers`,
  promote: `promotion promoted promote pramotion increment hike raise salary appraisal apraisal tankhwah tankha vetan bonus padonnati tarakki taraqqi grade designation प्रमोशन पदोन्नति वेतन तनख्वाह तनख़्वाह सैलरी इंक्रीमेंट तरक्की तरक़्क़ी team_leader become_manager
    manager_banunga higher_post rating ctc package senior_post supervisor_banunga`,
  job_pain: `toxic politics harass harassed harassing pressure targets target stress_at_work humiliate daant dant_ta scold scolds scolding pareshan layoff layoffs chatni chhatni fired fire terminate termination job_security naukri_jayegi job_jayegi naukri_bachegi burnout overload
    workload credit insult bezzati taana taane mann_nahi_lagta मन_नहीं_लगता राजनीति छंटनी pip lose_my_job kursi backbiting micromanage hates_me hate_me targeting नौकरी_जाएगी sack sacked suspended suspension overtime`,
  govt: `government govt gov govtt sarkari sarkaari psu railway railways police army fauj navy airforce air_force ias ips upsc ssc cgl bank_po patwari lekhpal constable daroga sub-inspector inspector teacher_bharti bharti group_d group_c सरकारी फौज फ़ौज सेना
    पुलिस रेलवे आईएएस पटवारी लेखपाल सिपाही दरोगा भर्ती agniveer agniveer पीसीएस pcs psc rpsc bpsc mpsc uppsc tgt pgt anganwadi vardi uniform prashasnik officer gazetted civil_servant collector तहसीलदार tehsildar permanent_post sthayi drdo isro nda bsf crpf`,
  transfer: `transfer transfered transferred tranfer transfers posting posted post_me tabadla tabaadla tabadala badli onsite on-site hometown sthanantaran तबादला बदली ट्रांसफर पोस्टिंग स्थानांतरण deputation mutual_transfer home_district grih_jila गृह_जिला relocate_by_company
    ghar_ke_paas near_home apne_zile deputed`,
  interview: `interview intervew interviw intrview viva selected selection shortlist shortlisted round rounds hr_call panel साक्षात्कार इंटरव्यू चयन sakshatkar chayan saakshatkar hr_round call_letter final_round callback call_back merit_list waiting_list audition bulava बुलावा select`,
  business: `business bussiness busines bizness buisness dhandha dhanda vyapar vyapaar karobar kaarobar vyavsay dukan dukaan shop store showroom startup start-up enterprise factory karkhana godown parlour parlor salon boutique restaurant cafe hotel dhaba kirana
    agency franchise cloud_kitchen tiffin dairy poultry bakery gym academy clinic tuition_center coaching_center बिज़नेस बिजनेस व्यापार धंधा कारोबार दुकान पार्लर कारखाना शोरूम रेस्टोरेंट ढाबा स्टार्टअप मिठाई freelancing freelance venture trading_company wholesale e-commerce
    export workshop self-employed own_work apna_kaam medical_store garage theka thekedari stall rehri ठेला thela`,
  open_up: `start open opening launch begin shuru khol kholu kholun kholna kholne khole suru aarambh शुरू खोल खोलूं खोलूँ set_up setup kholne_ka quit_job_and`,
  biz_state: `loss losses ghata ghaata nuksan profit profits munafa sales sale_badhegi grahak customers customer client clients orders order turnover expand expansion grow growing pick_up machine machines bikri manda mandi slow down chalega chalegi chal_nahi
    घाटा नुकसान मुनाफा ग्राहक बिक्री मंदा मंदी बढ़ाऊं phail failega branch second_branch boni chamkega funding investor contract tender competition competitors labh laabh लाभ thap ठप sale recover udhaari_grahak`,
  partner_biz: `partnership partner_in saajhedari sajhedari saajha sajha hissedar hissedaari bhagidari bhagidar saajhedar partners co-founder cofounder साझेदारी साझा साझेदार हिस्सेदार भागीदार पार्टनरशिप share_in_business joint jointly milkar mil_ke mil_kar saath_me_business
    saath_le with_a_partner silent_partner`,
  arts: `actor actress acting singer singing sing dancer dance artist painting painter youtube youtuber channel subscribers instagram influencer reels reel famous fame cricketer cricket_team cricket football kabaddi player athlete sports khel khiladi gayak gayika nayak
    hero heroine film films movie bollywood serial model modelling writer poet novel book_published music musician band guitar tabla comedian standup kavi lekhak गायक गायिका अभिनेता खिलाड़ी क्रिकेटर फिल्म फ़िल्म फिल्मों यूट्यूब चैनल मशहूर नाम_होगा mashhoor ranji ipl_me
    wrestling pehalwan chess medal olympic tournament trials nritya नृत्य शायरी dj rapper stage manch`,
  // money
  money: `money paisa paise paisaa pesa rupees rupaya rupay cash dhan daulat funds income kamai kamaai earn earning amdani aamdani पैसा पैसे धन कमाई आमदनी रुपये रुपया lakh lakhs crore crores laakh karod lac sampatti mony finances financial finance financially aarthik आर्थिक mudra`,
  rich: `rich wealthy wealth crorepati karodpati lakhpati millionaire billionaire ameer amir dhanvan dhanwan raees rais dhan_yog dhanyog lakshmi laxmi ameeri करोड़पति धनवान अमीर लक्ष्मी dhan_labh dhanlabh windfall prosperous prosperity samriddhi समृद्धि fortune sampann well-off
    financial_freedom dhani`,
  save: `save saving savings bachat tikta tikti tikte bachta expenses expense kharcha kharch kharche spending spend fizool fijool paani_ki_tarah khali_jeb बचत खर्च ख़र्च खर्चा टिकता टिकते kharcha jod jodna overspend budget month_end mahine_ke_ant haath_me_nahi shopping jeb_khali barkat बरकत`,
  debt: `debt debts loan loans emi emis karz karza karj karja karze udhari credit_card mortgage installment kist kisht kishtein qarz rin moneylender sahukar कर्ज क़र्ज़ कर्ज़ क़र्ज ऋण किस्त क़िस्त ईएमआई लोन karzdar sood byaj interest_rate kist finance_company bank_loan home_loan
    gold_loan personal_loan loan_free debt_free utrega utarega chukana chuka`,
  money_back: `refund stuck fasa phasa phansa fansa lent udhar udhaar lautaya lautayega wapas_milega return_my_money get_back_my owe owes pending_payment payment payments dues due arrears bakaya वापस_मिलेगा फँसा फंसा उधार बकाया भुगतान लौटाएगा bhugtan recover_my money_back paisa_wapas
    insurance_claim claim pf epf pension gratuity deposit chit_fund dooba dub_gaya duba chukta scammed not_returning not_returned lauta`,
  invest: `invest investment investing investments mutual mutual_fund sip fd rd ppf nps lic policy gold sona silver chandi bond bonds fund share_market portfolio nivesh नीवेश निवेश सोना चांदी चाँदी म्यूचुअल एसआईपी एफडी पॉलिसी bullion sovereign park_my_money lagau lagaun paisa_lagau
    paisa_lagana post_office fixed_deposit`,
  inherit: `inherit inheritance ancestral will_deed vasiyat vaseeyat wasiyat virasat paitrik paitruk pushtaini hissa hisse share_in_property legacy heir nominee वसीयत विरासत पैतृक पुश्तैनी हिस्सा batwara bantwara बंटवारा बँटवारा dada_ki nana_ki father's_property papa_ki_property
    baap_ki_property gift_deed waris varis my_share partition`,
  // property
  house: `house home flat apartment plot property makan makaan ghar zameen jameen jamin zamin land villa bungalow 2bhk 3bhk 1bhk bhk kothi registry possession builder rent rented kiraya kiraye मकान घर फ्लैट प्लॉट ज़मीन जमीन किराए किराया कोठी khet kheti farm farmhouse bigha
    आशियाना aashiyana chhat sapno_ka_ghar own_roof housing bhumi hous`,
  buy: `buy buying purchase purchasing kharid kharidu kharidna kharidunga lena le_lu lunga lungi le_loon book booking khareed own बुक खरीद ख़रीद लूं लूँ लूंगा khareedu booked afford get_my_own apna_ghar`,
  sell: `sell selling sold sale bech bechu bechna bechne bikega bikegi bikenge bik dispose buyer buyers kharidar kharidaar बेच बेचूं बेचूँ बिकेगा बिकेगी बिक खरीदार ख़रीदार token_money saudaa sauda nikaal_du`,
  vehicle: `car cars vehicle bike scooty scooter motorcycle gaadi gadi gaddi bullet activa royal_enfield thar creta swift suv sedan ev tractor truck auto vahan wahan गाड़ी कार बाइक स्कूटी वाहन ट्रैक्टर bmw innova two-wheeler four-wheeler second-hand_car driving
    taxi cab electric_car petrol diesel alto fortuner brezza`,
  peace_home: `peace_at_home ghar_me_shanti ghar_mein_shanti shanti peace mahaul mahol atmosphere environment ghar_ka_mahaul शांति माहौल sukoon_ghar harmony_at_home everyone_fights happiness_at_home ghar_me_sukh sukh-shanti tension_at_home negativity negative_energy heavy ghar_me_kalesh मेलजोल melmilap melzol
    aapas_me_nahi_banti`,
  vastu: `vastu vaastu direction directions disha dishaa facing east west north south purab purv paschim pashchim uttar dakshin dakshina ishan agneya nairitya vayavya वास्तु दिशा पूर्व पश्चिम उत्तर दक्षिण मुख्य_द्वार मुखी mukhi main_door main_gate darwaza darwaja entrance east-facing
    north-facing south-facing sirhana head_while_sleeping kitchen_direction mandir_kis mukh toilet pooja_room puja_room kis_taraf किस_ओर`,
  kin_bond: `bond bonding relation relationship relations rishta_kaisa sambandh sambandha samband understand understands support supports respect izzat saath_nahi saath_dete appreciate appreciated baat_nahi_sunte समझते संबंध साथ_नहीं nahi_banti nhi_bnti banti_nahi नहीं_बनती close_to apnapan
    apnaapan attachment favour favourite bhedbhav partiality ignore_me`,
  feud: `dispute property_dispute land_dispute partition batwara jhagda_zameen vivad hissa_nahi kabza kabja case_family settlement samjhauta samjhota सुलह sulah समझौता कब्ज़ा कब्जा बटवारा grabbed usurp hadap हड़प encroach boundary mend feud quarrel_over_land family_quarrel kaanooni panchayat पंचायत pattidar`,
  enemy: `enemy enemies dushman dushmani shatru jealous jealousy jalan jalte jalta jalti betray betrayal backstab back-stab bharosa bharosaa trust fake_friends rival rivals guru_shatru bura_chahta दुश्मन शत्रु जलते भरोसा विश्वास vishwas vishvas conspir* shadyantra sazish saazish षड्यंत्र साजिश peeth_peeche
    matlabi swarthi मतलबी स्वार्थी against_me harm_me nazar_lagana`,
  // children, study
  conceive: `conceive pregnant pregnancy mother_banungi maa_banungi become_a_mother become_a_father become_parents parenthood motherhood fatherhood matritva matrutva pitritva goad god_bharai godbharai ivf iui baby_kab santan_sukh santan_prapti santan_yog bachcha_kab bachche_kab
    how_many_children how_many_kids kitne_bachche kitne_bacche twins_hoga little_ones little_one kilkari kilkaari kilkariyan nanha nanhe nanha_mehman नन्हा नन्हे मेहमान मातृत्व पितृत्व गोद किलकारी किलकारियां संतान_सुख माँ_बनूंगी baby aulad औलाद papa_banunga pita_banunga baap_banunga dada_banunga dadi_banungi
    expecting trying_for_a_baby start_a_family family_planning second_child dusra_bachcha palna पालना chirag चिराग waaris adopt adoption vansh`,
  parenting: `listen listens obey obeys stubborn ziddi jiddi disobey naughty shaitan mobile_addiction mobile screen game_khelta games gaming pubg bad_company sangat bigad bigda bigdi bigadta guide_my_son raise_my upbringing parvarish discipline baat_nahi_manta baat_nahi_manti nahi_sunta nahi_sunti ज़िद्दी जिद्दी
    संगत बिगड़ परवरिश kehna_nahi kahna_nahi sambhalu sudhrega sudharega sudhregi tantrum tantrums chidchida_bachcha teenage lies_to_me jhooth_bolta`,
  exam: `exam exams examination xam exm test paper papers pariksha priksha result results rizalt marks rank ranks cutoff cut-off clear crack qualify pass paas fail prelims mains pre attempt attempts neet jee cat gate clat cuet ca_final ca_inter cs ctet tet net ugc boards board 10th_board 12th_board
    semester backlog ssc_exam upsc_exam परीक्षा एग्जाम एग्ज़ाम इम्तिहान imtihan imtehan रिजल्ट रिज़ल्ट परिणाम parinam nateeja natija नतीजा पास फेल पर्चा अटेम्प्ट मेन्स प्रीलिम्स nikal_jayega nikal_jaega nikalega niklega selection_in topper percentile percentage ielts toefl gre gmat olympiad pcs_pre merit
    driving_test bar_exam cleared sem compartment supplementary`,
  study: `study studies studying padhai padhayi padhna padhta padhti padh padhne school college admission addmission dakhila daakhila concentrate concentration focus focused ekagrata syllabus revise homework tuition coaching पढ़ाई पढ़ता पढ़ती पढ़ाई_में दाखिला दाख़िला एकाग्रता स्कूल कॉलेज vidya
    ratta yaad_nahi_rehta memory distract distracted distraction library iit iim aiims nit seat counselling enroll board_class pdhai vidyarthi`,
  stream: `stream subject subjects vishay science commerce arts humanities maths biology pcm pcb after_10th after_12th 10th_ke_baad 12th_ke_baad dasvi barahvi baarvi dasvin btech b.tech bcom bba bca mba mca mbbs bds bams btech_ya diploma iti polytechnic course courses degree which_degree optional विषय विज्ञान
    वाणिज्य कॉमर्स साइंस दसवीं बारहवीं कोर्स डिग्री engineering_or medical_or honours branch cse mechanical law_or`,
  higher: `masters master phd ph.d doctorate ms mtech m.tech higher_study higher_studies higher_education postgraduate post_graduation pg scholarship fellowship research thesis uchch uchcha उच्च_शिक्षा स्कॉलरशिप छात्रवृत्ति पीएचडी मास्टर्स wazifa vazifa वज़ीफ़ा शोध shodh chhatravritti study_abroad university
    vishwavidyalaya aage_padhu aage_padhai further_study further_studies md llm mphil oxford harvard gre_ke`,
  // places
  abroad: `abroad foreign foren videsh vides bidesh overseas usa us america canada australia uk london germany dubai gulf uae qatar saudi kuwait oman singapore europe ireland new_zealand japan italy poland russia france fly_out passport flight विदेश परदेस pardes अमेरिका कनाडा ऑस्ट्रेलिया दुबई
    लंदन जर्मनी यूरोप पासपोर्ट bahar_jana bahar_jau bahar_jaunga बाहर_जाना out_of_india outside_india leave_india leave_the_country saat_samundar samundar seas onshore gulf_me`,
  settle_abroad: `pr green_card greencard h1b h-1b visa veesa citizenship nagrikta permanent_resident permanent_residency settle settle_abroad bas_jau bas_jaunga basunga wapas_india return_to_india back_to_india move_back india_wapas i-140 i-485 work_permit immigration express_entry वीज़ा वीजा ग्रीन_कार्ड
    नागरिकता बसूंगा बस_जाऊं भारत_लौट bharat_laut swadesh india_laut visa_milega spouse_visa student_visa overstay`,
  city: `city town shehar shahar sheher shehr relocate relocation move shift shifting bangalore bengaluru mumbai delhi pune hyderabad chennai noida gurgaon kolkata indore jaipur lucknow surat ahmedabad gaon village शहर शिफ्ट मुंबई दिल्ली पुणे बेंगलुरु हैदराबाद गांव गाँव ghar_se_door live_with_parents
    hostel pg_me move_out ghar_chhod metro_city native mohalla locality basna`,
  trip: `trip trips travel tour tourism yatra yaatra teerth tirth tirth_yatra pilgrimage kedarnath badrinath char_dham chardham amarnath vaishno vaishnodevi tirupati rameshwaram kashi haridwar goa manali vacation holiday honeymoon picnic ghumne ghoomne safar journey darshan यात्रा तीर्थ चार_धाम केदारनाथ दर्शन सफर
    सफ़र घूमने haj hajj umrah shirdi ayodhya mathura vrindavan kumbh road_trip kailash safr somnath puri jagannath dwarka`,
  // self
  health: `health helth sehat sehad tabiyat tabiyet tabeeyat swasthya swasthy swaasthya fit fitness unfit weak weakness_body kamzori_sharir weight vajan wajan energy stamina tired thakan thakaan bimar beemar bimari illness sick ill immunity सेहत तबीयत तबियत स्वास्थ्य वजन वज़न थकान बीमार बीमारी दर्द pain doctor_ke
    hospital recover recovery thik_ho operation surgery medicine dawai chust चुस्त_दुरुस्त तंदुरुस्त tandurust tandrust sharir body gym diet headache back_pain knee bp sugar_level motapa mota patla slim well-being fever hair_fall`,
  mind: `mind restless anxiety anxious stress stressed tension depress* overthink* overthinking sleep insomnia neend nind sleepless peace_of_mind mann man_ashant ashant bechain bechaini udas udaas sad lonely akelapan dukhi panic brain thoughts चैन मन बेचैन बेचैनी नींद तनाव अशांत उदास अकेलापन चिंता chinta ghabrahat
    sukoon dimag dimaag दिमाग दिमाग़ mental emotionally crying rona rote khali_khali vichlit worry worrying suffocat* ghutan घुटन empty calm`,
  temper: `anger angry gussa gusse krodh temper short-tempered irritate irritated irritable chidchida chidchidapan chid chidh bhadak ग़ुस्सा गुस्सा क्रोध चिड़चिड़ापन चिढ़ chillata aapa_kho control_my_anger rage aag_babula furious lose_my_cool snap chidh_jata उबल khaulta taav tamtama`,
  fear: `fear scared afraid dar darr dara dari nervous phobia fail_ho_jaunga fail_hone ghabra ghabrahat worried frightened terrified डर डरता डरती घबराहट घबराता भय bhay failure khauf dehshat jittery butterflies lag_raha_dar what_if haath_pair_kaanp kaanp anjaana`,
  nature: `nature swabhav swabhaav personality vyaktitva about_me about_myself myself kaisa_insaan kaisi_insaan what_am_i_like what_kind_of_person mere_baare mere_bare introvert extrovert character charitra aadat aadatein habits स्वभाव व्यक्तित्व मेरे_बारे आदत इंसान insaan mijaz mizaj who_am_i
    temperament emotional_person sochta_hu shakhsiyat describe_me log_mujhe`,
  strength: `strength strengths weakness weaknesses weak_point strong_point kamzori kamjori kami kamiyan khoobi khubi khaas khas special taakat takat talent hidden_talent hunar plus_point minus_point achha_bura gun_dosh कमज़ोरी कमजोरी ताकत ताक़त खास ख़ास खूबी ख़ूबी हुनर unique gift gifts skills quality
    qualities pratibha good_and_bad best_thing khasiyat visheshta super_power flaw flaws`,
  purpose: `purpose meaning meaning_of_life uddeshya udeshya udesya uddesh maqsad maksad mission calling destiny kis_liye_paida why_am_i_here why_was_i_born life_goal lakshya retirement retire retired उद्देश्य मक़सद मकसद लक्ष्य रिटायरमेंट सेवानिवृत्त bhagwan_ne_kyu_bheja dharm karma
    zindagi_ka_matlab janm_kyu soul_purpose dharma point_of_life arth saarthak`,
  luck: `luck lucky_time bhagyoday bhagya kismat naseeb nasib takdeer taqdeer fortune good_time bad_time acha_samay achha_samay bura_samay bure_din acche_din achhe_din acche_din_kab struggle_end sangharsh भाग्योदय भाग्य किस्मत क़िस्मत नसीब तकदीर तक़दीर अच्छे_दिन बुरा_समय बुरा_वक्त बुरा_वक़्त चमकेगी
    chamkegi khulegi chamkega khulega safalta success successful hope tough_time hard_time bad_phase rough_patch golden_time golden_period kamyabi kaamyab सफलता saath_nahi_deti sitare sitaare turn_around mushkil_waqt mehnat_ka_fal breakthrough`,
  life: `life future zindagi jindgi jeevan jivan bhavishya aage_kya aane_wala_samay next_years coming_years 5_years जीवन जिंदगी ज़िंदगी ज़िन्दगी भविष्य आगे_क्या upcoming overall whole_life phase coming_time agle_saal aane_wale_saal bhavisya lyf`,
  year: `year years yr saal sal varsh बरस baras साल वर्ष 2024 2025 2026 2027 2028 2029 2030 next_year this_year`,
  month: `month months mahina mahine maah week weeks hafta hafte saptah महीना महीने सप्ताह हफ्ता हफ़्ता हफ्ते january february march april june july august september october november december janvari farvari जनवरी फरवरी मार्च अप्रैल जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर fortnight quarter weekend`,
  day: `today tomorrow aaj kal parso parson tonight day din yesterday monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar itvaar आज कल परसों सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार tmrw tmr 2day tomorow tomoro subah shaam
    somwar mangalwar budhwar guruwar shukrawar shaniwar raviwar tarikh frday evening morning`,
  past: `past happened happen_in was_it did_i hua_tha hui_thi gaya_tha gayi_thi tha thi the_kyu pehle back_then ago bita beeta beete guzra guzre pichhle pichle पिछले बीते हुआ_था था थी गुज़रे last_year in_2019 in_2020 in_2021 in_2022 in_2023 2015 2016 2017 2018 2019 2020 2021 2022 2023
    already_got bachpan childhood beet_gaya`,
  // jyotish
  worship: `worship god gods bhagwan bhagvan ishwar ishvar ishta isht kuldevi kuldevta devta devi pooja puja bhakti meditation dhyan moksha moksh mukti spiritual spirituality adhyatm adhyatmik past_life pichla_janam pichhla_janm pichle_janm purvajanm sanyas temple mandir shiv hanuman krishna durga ganesh
    भगवान ईश्वर इष्ट कुलदेवी देवता पूजा भक्ति ध्यान मोक्ष पिछला_जन्म पूर्वजन्म संन्यास मंदिर शिव हनुमान guru_diksha deeksha diksha naam_jap sadhana sadhna साधना reincarnation karmic aatma soul_journey shivling prarthna`,
  remedy: `remedy remedies upay upaay upaya totka totke solution mantra mantr jaap jap path paath vrat vart fast fasting daan dan donate donation havan hawan yagya yantra rudrabhishek chalisa उपाय टोटका मंत्र जाप व्रत दान हवन पाठ यंत्र pacify strengthen shant_kaise khush_kaise balwan_kaise shaant upvas upwas
    bhog anushthan nivaran nivaaran niwaran निवारण समाधान samadhan balvan बलवान abhishek mazboot_karne what_to_chant chant lal_kitab`,
  gem: `gem gems gemstone gemstones stone stones ratna ratn ratan neelam nilam blue_sapphire sapphire pukhraj yellow_sapphire moti pearl panna emerald moonga munga coral ruby manik manikya gomed hessonite lehsunia lahsuniya cats_eye diamond heera opal rudraksha rudraksh crystal ring_of wear_a
    रत्न नीलम पुखराज मोती पन्ना मूंगा मूँगा माणिक गोमेद लहसुनिया हीरा ओपल रुद्राक्ष अंगूठी angoothi anguthi pehnu pehnna pahnu pahanu कौन_सा_रत्न firoza turquoise amethyst jamunia bracelet`,
  lucky_thing: `lucky lucky_number lucky_colour lucky_color lucky_day shubh_ank shubh_rang shubh_din number ank rang color colour colours numerology favourable_day mobile_number shubh_akshar लकी शुभ_अंक शुभ_रंग शुभ_दिन अंक रंग नंबर lucky_name spelling car_number name_spelling`,
  chart: `chart kundli kundali janampatri janmpatri janam_kundli horoscope birth_chart patri teva tewa birthchart कुंडली कुण्डली जन्मपत्री जन्मकुंडली पत्रिका janmpatrika navamsa navamsha navmansh d9 d10 dashamsa varga ashtakavarga bindu atmakaraka amatyakaraka darakaraka ayanamsa
    chrt takdir_ki_kitab`,
  chart_point: `lagna lagn ascendant rashi raasi moon_sign sun_sign rising nakshatra nakshatr star pada charan gana gan yoni nadi लग्न राशि नक्षत्र चरण janm_rashi chandra_rashi birth_star zodiac sign`,
  house_n: `1st_house 2nd_house 3rd_house 4th_house 5th_house 6th_house 7th_house 8th_house 9th_house 10th_house 11th_house 12th_house first_house second_house third_house fourth_house fifth_house sixth_house seventh_house eighth_house ninth_house tenth_house eleventh_house twelfth_house bhav bhaav bhava
    houses भाव pehle_bhav saatve satve aathve navve dasve barahve baarve sthan in_7th in_4th in_8th in_10th empty_house lord_of swami house_lord bhavesh`,
  graha: `planet planets graha grah grha sun moon mars mercury jupiter venus saturn rahu ketu surya chandra chandrama mangal budh guru brihaspati shukra shani shanidev sani ग्रह सूर्य चंद्र चन्द्र मंगल बुध गुरु बृहस्पति शुक्र शनि राहु केतु juptier jupitor satrun brahaspati`,
  graha_state: `strongest weakest strong_planet weak_planet debilitated exalted combust neech uchch uchcha ast neecha benefic malefic yogakaraka maraka powerful mazboot majboot kamzor kharab_grah troubling trouble_now सबसे_मज़बूत सबसे_कमज़ोर मज़बूत कमज़ोर नीच उच्च retrograde_in_my kaunsa_grah kaun_sa_grah
    which_planet कौन_सा_ग्रह marak shubh_grah ashubh baliyan`,
  dasha: `dasha dasa mahadasha mahadasa antardasha antar bhukti vimshottari दशा महादशा अंतर्दशा pratyantar period running_period maha_dasha antara`,
  dosha: `dosha dosh dosha_in manglik mangalik mangal_dosh mangl kaal_sarp kalsarp kaalsarp pitra pitru pitra_dosh sade_sati sadesati sadhesati shani_sati dhaiya dhaiyya raj_yog rajyog raja_yoga rajyoga gajkesari gaj_kesari yog yoga budhaditya grahan_dosh guru_chandal kemdrum dhan_yog panoti
    मांगलिक मंगल_दोष काल_सर्प कालसर्प पितृ_दोष साढ़ेसाती साढ़े_साती ढैया राजयोग गजकेसरी दोष योग neech_bhang vish_yog`,
  transit: `transit transits transiting gochar gochara retrograde vakri eclipse grahan surya_grahan chandra_grahan ingress entering enters moving_into moves_into गोचर वक्री ग्रहण rashi_parivartan राशि_परिवर्तन badal_rahe margi मार्गी conjunction station mercury_retrograde pravesh प्रवेश`,
  term: `what_is what_does meaning_of matlab means mean define definition kya_hota kya_hoti kise_kehte kisko_kehte explain_term मतलब क्या_होता क्या_होती किसे_कहते arth difference_between farak fark kya_cheez kya_chiz birth_time unknown_time janm_samay time_pata`,
  twins: `twin twins judwa judwaa judva judvan जुड़वाँ जुड़वां same_time_born same_birth minutes_apart minute_ka minutes_before minute_bada minute_chhota same_day_same triplet triplets identical ek_saath_paida`,
  muhurat: `muhurat muhurt muhurta muhoorat mahurat shubh_muhurat auspicious shubh_ghadi good_date best_date good_day best_day which_date tithi shubh_tithi shubh_samay griha_pravesh grih_pravesh namkaran naamkaran mundan annaprashan bhoomi_pujan bhumi_pujan vidyarambh tilak मुहूर्त मुहुर्त शुभ_मुहूर्त
    शुभ_तिथि गृह_प्रवेश गृहप्रवेश नामकरण मुंडन भूमि_पूजन तिथि kis_tarikh kaunsi_tarikh kis_din registry_ka sign_the_papers housewarming shubh_din_batao engagement_date wedding_date janeu upanayan choghadiya rahu_kaal rahukaal`,
  service: `question_left questions_left sawal_bache sawaal_bache questions price prices charges charge refund_my subscription subscribe recharge account delete_account delete_my login logout otp app language_change human_astrologer real_astrologer talk_to_a pandit_se_baat asli_pandit customer_care support_team
    balance coupon offer_code payment_failed payment_failed upi invoice bill plan free_questions wallet रिफंड रिचार्ज अकाउंट खाता प्रश्न_बचे सवाल_बचे ऐप एप kundli_save save_kundli edit_birth change_birth wrong_birth birth_details janm_tithi_galat add_kundli update_my_birth notification history old_chats credits phone_number_change
    asli_jyotishi pdf privacy`,
  off: `weather mausam barish rain python code javascript recipe poem kavita joke chutkula ipl world_cup election chunav modi prime_minister match_kaun team_jeetegi score news capital_of 2+2 gaana sunao translate essay homework_solve मौसम बारिश कविता चुटकुला चुनाव आईपीएल matchwinner bitcoin_price movie_suggest
    prime_minister pradhan_mantri rajdhani पीएम world_war vishwa_yudh budget_2027 petrol_price temperature virat kohli dhoni salman shahrukh bjp congress`,
  // ways of asking
  ask_when: `when wen whn kab kb कब kis_saal kis_varsh kis_mahine kis_umar kis_umr which_year which_month what_age at_what_age kaunse_saal kitne_saal_me kitne_din_me how_soon how_long kab_tak kabtak by_when किस_साल किस_वर्ष किस_उम्र किस_महीने kitna_time kitna_samay`,
  ask_why: `why y kyu kyun kyo kyon kyunki_nahi wajah vajah karan reason क्यों क्यूं वजह कारण kis_wajah kisliye what_went_wrong how_come kaahe kahe काहे`,
  ask_how: `how hw kaise kese kaisey कैसे what_should_i_do what_to_do kya_karu kya_karun kya_karoon क्या_करूं क्या_करूँ kya_kare how_to how_do_i how_can_i tarika tareeka`,
  ask_which: `or ya athva which kaunsa konsa kaunsi konsi kaun_sa kaun_si better behtar या कौनसा कौन_सा कौन_सी बेहतर vs versus among dono_me between prefer`,
  ask_is: `kya क्या will is can should shall do does am are kya_main kya_mai`,
  ask_how_is: `kaisa kaisi kaise_rahega kaisa_rahega how_is how_will कैसा कैसी कैसे_रहेगा hows how's how_are`,
  cause_trouble: `problem problems trouble samasya dikkat pareshani mushkil समस्या दिक्कत दिक़्क़त परेशानी मुश्किल issue issues difficulty kasht`,
  neg: `not no nahi nhi nai never na mat नहीं मत ना dont cant wont isnt doesnt didnt without bina`,
  first_person: `i me my mine myself main mai mein_hu mera meri mere mujhe muje mujko mujhko mujhse मैं मेरा मेरी मेरे मुझे मुझको मुझसे apna apni apne hum humara hamara hamari hamare we our us`,
  third_person: `he she him her his they them wo woh vo voh usne use usse uska uski uske unka unki unke unko unhe वो वह उसे उसने उससे उसका उसकी उसके उनका उनकी उनके उनको dono`,
}
