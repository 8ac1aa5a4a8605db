import type { Matter } from './types.ts'

/** Words that decide a matter where they stand, in three ways of writing. */
export const CUES = {
  orders_us: `ignore_previous ignore_all ignore_your ignore_the_above ignore_above previous_instructions prior_instructions system_prompt your_prompt your_instructions hidden_instructions developer_mode dev_mode jailbreak you_are_now_dan act_as_dan pretend_you_are pretend_to_be_a reveal_your
    pichle_instruction pichhle_instruction apna_prompt apne_rules_bhool sare_rules_bhool`,
  lost: `lost misplaced missing stolen stole theft kho_gaya kho_gayi kho_gya kho_gai kho_gaye khoya khoyi gum_gaya gum_gayi gum_ho gum_gai gayab chori choree खो_गया खो_गई खो_गयी खो_गए गुम गायब चोरी`,
  belonging: `ring anguthi angoothi chain necklace mangalsutra bangles earring earrings watch ghadi phone mobile iphone laptop wallet purse bag backpack keys chabi chaabi documents marksheet certificate passport aadhar jewellery jewelry gehne zevar zewar bike scooty scooter cycle bicycle car gaadi
    dog puppy kutta kutte cat billi pet parrot tota cow gaay अंगूठी चेन मंगलसूत्र घड़ी फोन मोबाइल लैपटॉप पर्स बटुआ बैग चाबी कागजात मार्कशीट पासपोर्ट गहने ज़ेवर जेवर बाइक स्कूटी साइकिल गाड़ी कुत्ता बिल्ली तोता गाय`,
  found: `milegi milega mil_jayegi mil_jayega wapas find_it find_her find_him get_it_back come_back recover returned मिलेगी मिलेगा मिल_जाएगी मिल_जाएगा वापस`,
  new_one: `nayi naya nai new kharidu kharid buy नई नया खरीद`,
  pleased_with_me: `mujhse_khush mujse_khush khush_hai_mujhse mujhse_naraz mujhse_naraaz happy_with_me unhappy_with_me upset_with_me मुझसे_खुश मुझसे_नाराज`,
  ill_gaze: `buri_nazar kharab_nazar tedhi_nazar prakop krodh evil_eye_of angry_with बुरी_नजर बुरी_दृष्टि प्रकोप क्रोध`,
  may_ask: `can_i_ask_you may_i_ask_you ok_to_ask okay_to_ask ask_you_this aapse_pooch_sakta aapse_pooch_sakti aapse_puch_sakta aapse_puch_sakti`,
  comes_back: `वापस_भारत भारत_आकर भारत_लौट wapas_bharat wapas_india india_wapas bharat_wapas wapas_aayega wapas_aayegi wapas_aaega wapas_aayenge laut_aayega laut_aayegi lautega lautegi lautenge come_back coming_back return_home come_home वापस_आएगा वापस_आएगी वापस_आएंगे लौटेगा लौटेगी लौट_आएगा लौट_आएगी`,
  suitor: `ladka ladke ladki dulha dulhan groom bride husband pati patni wife jeevansathi लड़का लड़के लड़की दूल्हा दुल्हन पति पत्नी जीवनसाथी`,
  quarrel: `ladai ladte jhagda jhagde jhagdte fight fights fighting quarrel quarrels shouting लड़ाई लड़ते झगड़ा झगड़े झगड़ते talaq divorce तलाक`,
  away: `abroad dubai saudi qatar oman kuwait bahrain gulf usa america canada uk london australia germany singapore videsh foreign pardes विदेश दुबई सऊदी कतर अमेरिका कनाडा लंदन ऑस्ट्रेलिया परदेस`,
  colour: `colour color rang kis_rang रंग`,
  which_country: `which_country what_country kaun_sa_desh kaunsa_desh konsa_desh kis_desh kis_country kaunsi_country konsi_country कौन_सा_देश कौनसा_देश किस_देश`,
  which_city: `which_city what_city kaun_sa_shahar kaunsa_shahar konsa_shahar kis_shahar kaunsa_sheher konsa_sheher kis_sheher kaunsi_city konsi_city कौन_सा_शहर कौनसा_शहर किस_शहर`,
  school_change: `school_change change_school change_schools school_badlu school_badal school_badalna new_school naye_school dusre_school school_badlaun स्कूल_बदल स्कूल_बदलना नए_स्कूल दूसरे_स्कूल`,
  which_school: `which_school kaunsa_school kaun_sa_school konsa_school kis_school kaunse_school कौन_सा_स्कूल किस_स्कूल कौनसा_स्कूल`,
  alone_life: `akele_rehna akela_rehna akeli_rehna akele_rahna akele_rahunga akela_rahunga akeli_rahungi remain_single stay_single be_alone being_alone अकेले_रहना अकेला_रहना अकेली_रहना`,
  politics: `politics politician political rajneeti raajneeti rajniti chunav chunaav election elections sarpanch pradhan vidhayak mla mp councillor councilor parshad corporator panchayat_election party_ticket neta नेता राजनीति चुनाव सरपंच प्रधान विधायक पार्षद सांसद इलेक्शन`,
  asker: `i me my mine main mai mujhe mera meri mere hum मैं मुझे मेरा मेरी मेरे हम मुझको jeetunga jeetungi ladu ladun जीतूंगा जीतूंगी लड़ूं`,
  merit: `number_lagega number_lag_jayega number_aayega number_aa_jayega merit_list merit_me cut_off cutoff नंबर_लगेगा नंबर_आएगा`,
  paper: `result exam ssc upsc cgl neet jee bharti bharati pcs vacancy रिजल्ट परीक्षा भर्ती`,
  not_returned: `wapas_nahi wapas_nhi lauta_nahi nahi_lauta nahi_lautaya not_returning not_returned not_paying_back not_paying_me not_given_back doesnt_return वापस_नहीं लौटा_नहीं नहीं_लौटा`,
  lent: `udhar udhaar liye_the liya_tha diye_the diya_tha paise paisa lakh hazar rupaye rupees money loan borrowed lent उधार लिए_थे दिए_थे पैसे लाख हज़ार हजार रुपये`,
  own_word: `nakshatra rashi raashi lagna ascendant moon_sign birth_star नक्षत्र राशि लग्न`,
  ruler: `lord rules ruler ruled swami स्वामी`,
  tree_marriage: `kumbh_vivah kumbh_vivaah kumbha_vivah ghat_vivah arka_vivah ped_se_shaadi ped_se_shadi peepal_se_shaadi peepal_se_shadi kele_se_shaadi marry_a_tree कुंभ_विवाह घट_विवाह अर्क_विवाह पेड़_से_शादी पीपल_से_शादी`,
  rites: `aatma_ki_shanti atma_ki_shanti aatma_shanti atma_shanti shraddh shraadh shradh tarpan pind_daan pinddaan pind_dan asthi asthiyan terahvi terahvin tehravi barsi peace_of_his_soul peace_of_her_soul soul_rest souls_peace last_rites
    आत्मा_की_शांति आत्मा_शांति श्राद्ध तर्पण पिंडदान पिंड_दान अस्थि अस्थियां तेरहवीं तेरहवी बरसी`,
  sleepless: `neend_nahi neend_nhi nind_nahi nind_nhi cant_sleep can_not_sleep cannot_sleep not_able_to_sleep insomnia sleepless नींद_नहीं`,
  yoga_asked: `kaun_sa_yog kaunsa_yog konsa_yog kon_sa_yog kaun_se_yog kaunse_yog yog_kaun_sa yog_kaunsa yog_konsa yog_kaun_se yog_kaunse which_yoga which_yogas what_yogas best_yoga strongest_yoga योग_कौन कौन_सा_योग कौन_से_योग कौनसा_योग`,
  betroth: `roka rokka sagai sagaai engagement rishta रोका सगाई रिश्ता मंगनी mangni`,
  settles: `pakki pakka pakki_ho final_ho fix_ho finalise finalize tay_ho ban_jayegi पक्की पक्का तय_हो फिक्स_हो`,
  pilgrimage: `char_dham chaar_dham charo_dham chaaro_dham chardham चार_धाम चारों_धाम चारधाम kedarnath badrinath amarnath vaishno_devi tirupati shirdi haridwar kashi rameshwaram mathura vrindavan ajmer_sharif hajj haj umrah umra kailash
    केदारनाथ बद्रीनाथ अमरनाथ वैष्णो_देवी तिरुपति शिरडी हरिद्वार काशी रामेश्वरम वृंदावन हज उमराह tirth tirath pilgrimage तीर्थ ganga_snan गंगा_स्नान kumbh कुंभ golden_temple swarn_mandir`,
  city: `delhi mumbai bombay bangalore bengaluru pune hyderabad chennai kolkata noida gurgaon gurugram chandigarh amritsar ludhiana jalandhar jaipur jodhpur udaipur lucknow kanpur agra varanasi allahabad prayagraj patna ranchi bhopal indore nagpur
    nashik surat ahmedabad vadodara rajkot goa kochi trivandrum coimbatore madurai mysore vizag vijayawada guwahati dehradun shimla jammu srinagar raipur bhubaneswar cuttack meerut ghaziabad faridabad gorakhpur
    दिल्ली मुंबई बेंगलुरु बैंगलोर पुणे हैदराबाद चेन्नई कोलकाता नोएडा गुड़गांव गुरुग्राम चंडीगढ़ अमृतसर लुधियाना जालंधर जयपुर जोधपुर उदयपुर लखनऊ कानपुर आगरा वाराणसी बनारस प्रयागराज पटना रांची भोपाल इंदौर नागपुर नासिक सूरत अहमदाबाद वडोदरा राजकोट
    गोवा कोच्चि गुवाहाटी देहरादून शिमला जम्मू रायपुर भुवनेश्वर मेरठ गाजियाबाद गोरखपुर apne_shahar apna_shahar dusre_shahar doosre_shehar naye_shehar another_city other_city new_city hometown my_town अपना_शहर दूसरे_शहर नए_शहर gaon_chhod गांव_छोड़ shehar_chhod शहर_छोड़`,
  move: `move moving shift shifting relocate relocating settle bas_jau bas_jaun bas_jaaye बस_जाऊं बस_जाएं shift_ho शिफ्ट rehne_jau rehne_chale रहने_जाऊं chhodkar chhod_kar chhod_ke छोड़कर छोड़_कर chala_jau chali_jau चला_जाऊं चली_जाऊं chale_jaye`,
  transfer: `tabadla tabadle tabaadla तबादला तबादले sthanantaran स्थानांतरण transfer_order transfer_list transfer_ki_list transferred ट्रांसफर posting पोस्टिंग`,
  good_time: `achha_waqt acha_waqt achha_samay acha_samay acche_din achhe_din ache_din acha_time achha_time good_time good_days good_phase mera_time_kab अच्छा_समय अच्छा_वक्त अच्छे_दिन bura_waqt bura_samay bure_din bura_time bad_time bad_phase बुरा_समय बुरा_वक्त
    बुरे_दिन kismat_kab किस्मत_कब luck_change time_change din_badlenge दिन_बदलेंगे din_firenge din_phirenge दिन_फिरेंगे`,
  again: `dobara dubara again phir_se fir_se second 2nd dusri doosri dusra another once_more punar remarry remarriage nayi_shuruaat दोबारा फिर_से दूसरी पुनर पुनर्विवाह`,
  marry: `shaadi shadi vivah byah marriage married marry marries wedding ghar_basna ghar_basega ghar_basana ghar_basau ghar_bas_jayega ghar_basayegi ghar_basayega ghar_basa_payegi ghar_basa_payega haath_peele mera_ghar_bas remarry remarriage settle_down life_partner jeevansathi hamsafar शादी विवाह ब्याह घर_बसना घर_बसेगा घर_बस जीवनसाथी पुनर्विवाह`,
  parting: `talaq talak divorce divorced divorcee widow widower vidhwa vidhur तलाक तलाकशुदा विधवा विधुर`,
  bond: `seedhe_muh muh_fula baat_nahi banti_nahi nahi_banti taana taane taunt taunts taunting rishta sudhrega sudhar sudhrenge jamti nibhegi ladti ladta jhagda jhagdti behave behaviour get_along hate hates dislikes compare comparison relation relations relationship interfere interferes ijjat izzat respect
    बात_नहीं बनती_नहीं नहीं_बनती ताना ताने रिश्ता संबंध सुधरेगा सुधरेंगे सुधरे लड़ती झगड़ती झगड़ा तुलना इज्जत ulta_bolti ulti_baat उल्टा_बोलती chidhti चिढ़ती`,
  defies: `talks_back talk_back back_answers bangs_doors slams slam_doors reach_him reach_her handle_him handle_her samjhau samjhaun samjhaye samjhana zid ziddi zidd sunta_nahi sunti_nahi nahi_sunta nahi_sunti baat_nahi_manta baat_nahi_manti ulta_jawab ulte_jawab jawab_deta jawab_deti gussa_karta gussa_karti chillata chillati
    bigad_raha bigad_rahi rude rebels rebellious stubborn tantrum tantrums angry_all does_not_listen doesnt_listen wont_listen never_listens lies_to_me mobile_me phone_me mobile_addict gaming_addict screen_time aggressive chidchida
    समझाऊं समझाएं जिद्दी जिद नहीं_सुनता नहीं_सुनती सुनता_नहीं सुनती_नहीं बात_नहीं_मानता बात_नहीं_मानती उल्टा_जवाब जवाब_देता जवाब_देती गुस्सा_करता गुस्सा_करती चिल्लाता चिल्लाती बिगड़_रहा मोबाइल_में मोबाइल_से लड़ता_है चिड़चिड़ा`,
  kneels: 'on_one_knee one_knee pop_the_question put_a_ring',
  study: `padhai padhta padhti study studies studying exam book books marks school college coaching tuition class_10 class_12 padhne पढ़ाई पढ़ता पढ़ती पढ़ने किताब किताबें परीक्षा`,
  owed: `arrear arrears arear arears एरियर बकाया bakaya bakaaya outstanding_payment pending_payment pending_salary pf_ka gratuity insurance_claim claim_money security_deposit dues_clear ruka_hua_paisa ruki_hui_payment phasa_paisa fasa_paisa रुका_हुआ_पैसा फंसा_पैसा`,
  residency: `pr_mil pr_application canada_pr australia_pr green_card greencard permanent_residency permanent_residence citizenship h1b ग्रीन_कार्ड नागरिकता pr_lagegi pr_kab pr_ho settle_abroad videsh_me_bas विदेश_में_बस`,
  sky_now: `gochar transit transiting gocher गोचर kaha_chal kahan_chal chal_rahe_hain kis_rashi_me कहां_चल चल_रहे_हैं कहाँ_चल किस_राशि_में current_position moving_through where_is_saturn where_is_jupiter where_are_rahu vakri retrograde वक्री`,
  period: `dasha mahadasha antardasha dasa दशा महादशा अंतर्दशा`,
  grah: `graha grah planet planets grahon ग्रह ग्रहों`,
  hurts: `trouble troubles troubling problem problems pareshan pareshaan dikkat takleef kharab bura bigad disturbing harming bad weak_link worst nuksan rukavat परेशान दिक्कत तकलीफ खराब बुरा बिगाड़ नुकसान रुकावट सता`,
  upay: `upay upaay upaye totka totke remedy remedies उपाय टोटका टोटके mantra_batao mantra_bataiye kaun_sa_mantra konsa_mantra which_mantra kaunsa_mantra मंत्र_बताइए कौन_सा_मंत्र`,
  trust_whom: `whom_can_i_trust who_can_i_trust whom_to_trust who_to_trust kis_par_bharosa kispe_bharosa kis_pe_bharosa kisko_apna किस_पर_भरोसा किसपे_भरोसा who_is_my_real_friend behind_my_back peeth_piche पीठ_पीछे`,
  somebody_else: `somebody_else someone_else koi_aur kisi_aur another_woman other_woman another_man affair chakkar किसी_और कोई_और चक्कर अफेयर`,
  branch: `new_branch second_branch naya_branch nayi_branch dusri_branch doosri_dukaan dusri_dukaan second_shop another_shop expand_business नई_शाखा दूसरी_दुकान दूसरी_शाखा`,
  job_changes: `naukri_kab_badlegi naukri_badlegi naukri_badal_jayegi job_kab_badlegi job_badlegi नौकरी_कब_बदलेगी नौकरी_बदलेगी`,
  offer: `offer offers offer_letter joining_letter ऑफर ऑफ़र`,
  takes: `haan join accept jawab reply take resign हां हाँ जवाब ज्वाइन`,
  field_asked: `which_field which_line which_work what_work which_career kis_field kis_line kis_kaam kaunsi_field konsi_field kaunsi_line konsi_line kaun_se_kaam kis_kshetra किस_क्षेत्र किस_काम किस_लाइन कौन_सी_लाइन किस_फील्ड career_choose choose_career`,
} as const
type Cue = keyof typeof CUES | 'in_law' | 'spouse' | 'child' | 'parents' | 'mother' | 'graha'

/** A matter that its cues name; `over` holds it back from what is surely another of these; `weak` where nothing else was surely heard. */
export type MatterRule = {
  matter: Matter
  has: readonly Cue[]
  lacks?: readonly Cue[]
  not?: readonly Matter[]
  weak?: true
}

/** The first that fits. */
export const MATTER_RULES: readonly MatterRule[] = [
  { matter: 'off_topic', has: ['orders_us'] },
  { matter: 'off_topic', has: ['lost', 'belonging', 'found'], lacks: ['new_one'] },
  {
    matter: 'love_feelings',
    has: ['pleased_with_me'],
    not: ['job_trouble', 'in_laws', 'parenting', 'marital_harmony', 'family_bond', 'worship', 'graha_state'],
  },
  { matter: 'off_topic', has: ['lost', 'belonging'], not: ['vehicle', 'muhurat', 'money_stuck', 'business_grow'] },
  { matter: 'dosha_yoga', has: ['tree_marriage'] },
  {
    matter: 'chart_fact',
    has: ['own_word', 'ruler'],
    not: ['dosha_yoga', 'remedy', 'transit', 'gem', 'kundli_match', 'term'],
    lacks: ['period'],
  },
  {
    matter: 'money_stuck',
    has: ['not_returned', 'lent'],
    not: ['ex_return', 'separation', 'service', 'debt_loan', 'off_topic'],
  },
  { matter: 'exam', has: ['merit', 'paper'], not: ['gov_job', 'muhurat'] },
  { matter: 'graha_state', has: ['graha', 'ill_gaze'], not: ['remedy', 'dosha_yoga', 'transit', 'gem'] },
  { matter: 'service', has: ['may_ask'] },
  { matter: 'dosha_yoga', has: ['yoga_asked'], not: ['muhurat', 'term'] },
  {
    matter: 'mind_unrest',
    has: ['sleepless'],
    not: [
      'health_general',
      'remedy',
      'worship',
      'gem',
      'parenting',
      'exam',
      'interview_result',
      'job_change',
      'job_trouble',
      'career_path',
      'marital_harmony',
      'separation',
      'debt_loan',
      'money_stuck',
      'ex_return',
      'love_feelings',
      'family_bond',
    ],
  },
  { matter: 'remedy', has: ['rites'], not: ['muhurat', 'dosha_yoga'] },
  {
    matter: 'marriage_time',
    has: ['betroth', 'settles'],
    not: ['muhurat', 'kundli_match', 'proposal_match', 'dosha_yoga'],
    lacks: ['child'],
  },
  { matter: 'remedy', has: ['upay'], not: ['gem', 'muhurat', 'worship'] },
  { matter: 'transit', has: ['graha', 'sky_now'], lacks: ['period'], not: ['gem', 'term', 'dosha_yoga'] },
  { matter: 'graha_state', has: ['grah', 'hurts'], not: ['transit', 'remedy', 'dosha_yoga'] },
  { matter: 'journey', has: ['pilgrimage'], not: ['muhurat', 'day', 'move_city', 'transfer', 'worship'] },
  { matter: 'second_marriage', has: ['again', 'marry', 'parting'], not: ['muhurat', 'kundli_match', 'term'] },
  {
    matter: 'second_marriage',
    has: ['again', 'marry'],
    not: [
      'muhurat',
      'kundli_match',
      'term',
      'chart_fact',
      'proposal_match',
      'marriage_late',
      'love_marriage',
      'ex_return',
    ],
  },
  {
    matter: 'in_laws',
    has: ['in_law', 'bond'],
    lacks: ['spouse'],
    not: ['partnership', 'money_stuck', 'family_dispute', 'inheritance', 'separation', 'health_general'],
  },
  {
    matter: 'parenting',
    has: ['child', 'defies'],
    lacks: ['study'],
    not: ['exam', 'marriage_time', 'stream_choice', 'abroad_go', 'job_get', 'money_stuck', 'love_marriage'],
  },
  {
    matter: 'study_focus',
    has: ['child', 'defies', 'study'],
    not: ['exam', 'stream_choice', 'higher_study', 'parenting'],
  },
  { matter: 'proposal_answer', has: ['kneels'] },
  { matter: 'money_stuck', has: ['owed'], not: ['service', 'debt_loan', 'job_get'] },
  { matter: 'abroad_settle', has: ['residency'], not: ['service', 'muhurat'] },
  { matter: 'friends_enemies', has: ['trust_whom'], lacks: ['spouse', 'somebody_else'] },
  { matter: 'fidelity', has: ['spouse', 'somebody_else'], weak: true },
  { matter: 'transfer', has: ['transfer'], weak: true },
  {
    matter: 'move_city',
    has: ['city', 'move'],
    not: ['transfer', 'muhurat', 'day', 'marriage_time', 'house_buy', 'business_start'],
  },
  {
    matter: 'move_city',
    has: ['child', 'comes_back'],
    lacks: ['lent'],
    not: ['abroad_go', 'abroad_settle'],
    weak: true,
  },
  {
    matter: 'career_path',
    has: ['politics', 'asker'],
    lacks: ['period', 'transfer'],
    not: ['muhurat', 'service', 'gov_job'],
  },
  { matter: 'career_path', has: ['politics', 'spouse'], lacks: ['transfer'], not: ['muhurat', 'service', 'gov_job'] },
  { matter: 'career_path', has: ['politics', 'child'], lacks: ['transfer'], not: ['muhurat', 'service', 'gov_job'] },
  { matter: 'move_city', has: ['spouse', 'comes_back', 'away'], not: ['abroad_go', 'abroad_settle'], weak: true },
  { matter: 'home_peace', has: ['parents', 'quarrel'], lacks: ['spouse', 'in_law'], not: ['muhurat', 'love_marriage'] },
  { matter: 'home_peace', has: ['spouse', 'mother', 'bond'], not: ['muhurat', 'health_general', 'separation'] },
  { matter: 'abroad_settle', has: ['which_country'], not: ['abroad_go', 'higher_study', 'journey', 'muhurat'] },
  { matter: 'move_city', has: ['which_city'], not: ['transfer', 'journey', 'muhurat', 'higher_study', 'house_buy'] },
  { matter: 'study_focus', has: ['child', 'school_change'], not: ['muhurat'] },
  { matter: 'study_focus', has: ['child', 'which_school'], not: ['muhurat'] },
  { matter: 'partner_meet', has: ['alone_life'], lacks: ['spouse', 'parents', 'child'], weak: true },
  { matter: 'lucky_things', has: ['colour'], not: ['muhurat', 'gem', 'remedy'] },
  { matter: 'luck_rise', has: ['good_time'], weak: true },
  { matter: 'job_change', has: ['offer', 'takes'], not: ['interview_result', 'job_get'], weak: true },
  { matter: 'job_change', has: ['job_changes'], not: ['gov_job', 'muhurat', 'business_start'] },
  { matter: 'business_grow', has: ['branch'], weak: true },
  { matter: 'spouse_nature', has: ['field_asked', 'suitor'], not: ['muhurat'] },
  { matter: 'career_field', has: ['field_asked'], weak: true },
]
