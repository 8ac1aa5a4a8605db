import type { Matter, Option } from './types.ts'

type Known = Exclude<Option['id'], 'free'>

/** Ways that people choose between, by the words for them. */
export const CHOICES: Readonly<Record<Known, string>> = {
  love: 'girlfriend boyfriend gf bf premika premi love love_marriage prem_vivah लव usi_se apni_pasand pasand_ki',
  arranged:
    'ghar_walo ghar_wale gharwale gharwalo family_choice parents_choice parents_ki mummy_papa_ki maa_baap_ki घर_वालों घरवालों arrange arranged arranj अरेंज अरेंज्ड gharwalo_ki_pasand ghar_ki_pasand',
  job: 'job naukri nokri service salary नौकरी जॉब सैलरी',
  business:
    'freelance freelancing business dhandha vyapar apna_kaam own_work startup start_up dukaan dukan shop khud_ka व्यापार बिज़नेस धंधा दुकान अपना_काम boutique tiffin tiffin_service tiffin_centre parlour salon cafe restaurant apni_dukan kholu बुटीक दुकान_खोलूं खोलूं',
  stay: 'go_back_to_work back_to_work return_to_work rejoin resume wapas_join duty_join stay staying stay_here stick stick_with ruku rukun rahu yahi_rahu tikna tika_rahu ruk_jau yahin yahi current_company yahan remain रुकूं रहूं टिका यहीं रुक stay_on stay_back रहूं rehna',
  change:
    'change switch leave quit go badlu badal chhod chhodu chhod_du resign join new_offer other_company new_company naya_offer nayi_company offer_le jump dusri_company बदलूं बदल छोड़ छोड़ूं नई_कंपनी जाऊं move move_there shift shift_ho relocate expand jaakar jakar jau jaun laut lautu shift_kar जाकर शिफ्ट लौट',
  home_country: 'india bharat desh wapas lautu laut return come_back वापस_भारत भारत देश लौट वापस',
  abroad:
    'abroad foreign videsh canada usa america uk london australia dubai germany singapore gulf saudi qatar विदेश कनाडा अमेरिका दुबई लंदन',
  study: 'study masters mba padhai higher_studies phd mtech msc further_studies पढ़ाई मास्टर्स एमबीए पीएचडी',
  work: 'work kaam_karu job naukri earn kamana business family_business dukaan dukan shop vyapar दुकान व्यापार काम नौकरी जॉब',
  government: 'government govt sarkari psu upsc ssc bank_po सरकारी',
  private: 'private pvt corporate mnc it_company प्राइवेट प्राइवट',
  science: 'science pcm pcb maths_biology साइंस विज्ञान',
  commerce: 'commerce कॉमर्स वाणिज्य',
  arts: 'arts humanities आर्ट्स कला',
  buy: 'buy buying own kharid kharidu khareedu purchase खरीदूं खरीद ख़रीद',
  rent: 'rent kiraya kiraye rented rental किराया किराए किराये',
  sell: 'sell selling bech bechu bechna bech_du बेचूं बेच बेचना',
  keep: 'keep rakhu hold hold_on rakh rakh_lu retain rehne_du रखूं रख रहने_दूं',
  alone: 'alone akele akela single_handed solo on_my_own khud run_it_alone अकेले खुद',
  partner:
    'partner partnership saajhe saajha with_partner hissedar hissedaar sharing take_him_in take_her_in milkar साझे साझा साझेदार हिस्सेदार मिलकर',
  this_year: 'this_year is_saal is_baar इस_साल इस_बार',
  next_year: 'next_year agle_saal agli_baar अगले_साल अगली_बार',
  tell: 'tell say say_it confess propose express izhaar izhar keh_du kah_du keh_dun bol_du bol_dun bata_du bata_dun dil_ki_baat kehna bolna open_up कह_दूं कह बता_दूं बता बोल_दूं बोल इज़हार दिल_की_बात',
  quiet:
    'quiet silent silence keep_quiet stay_quiet chup chup_rahu hide chhupa chhupau mann_me man_me ruku rukun wait na_kahu na_bolu let_it_be not_tell चुप छुपा मन_में रुकूं रुक',
  accept:
    'accept say_yes yes haan haan_kar haan_kar_du haa_kar aage_badhu aage_badhe go_ahead proceed take take_it le_lu le_lun lu join haan_keh हां_कर हां_कह हां हाँ आगे_बढ़ूं ले_लूं मान_लूं',
  refuse:
    'akeli_rahu akela_rahu akele_rahu single_rahu stay_single अकेली_रहूं अकेला_रहूं refuse reject say_no no mana mana_kar inkaar na_kar na_keh decline leave leave_it chhod_du chhodu turn_down pass मना मना_कर इनकार ना_कर ना_कह छोड़_दूं टाल_दूं sochu सोचूं रुकूं ruku look_for_another wait waiting wait_for_love intezaar intzar इंतज़ार',
  go_on:
    'continue continuing keep_going keep_trying keep_at carry_on jaari karta_rahu karti_rahu karta_rahun khelta_rahu khelti_rahu lagi_rahu laga_rahu padhta_rahu padhti_rahu deta_rahu deti_rahu try_again ek_baar_aur ek_aur_baar one_more_attempt another_attempt next_attempt attempt_again chalata_rahu chalu_rakhu persist stick करता_रहूं करती_रहूं जारी खेलता_रहूं लगा_रहूं लगी_रहूं देता_रहूं देती_रहूं एक_बार_और एक_और_बार चलाता_रहूं चालू_रखूं',
  quit: 'closing closing_down shutting wind_up band_karke बंद_करके quit stop give_up leave leave_it drop_it chhod chhodu chhod_du chhod_dun band band_kar bandh_kar shut close_down close छोड़ छोड़ूं छोड़_दूं बंद बंद_कर',
  now: 'now abhi turant immediately today right_away jaldi is_mahine this_month at_once अभी तुरंत जल्दी इस_महीने आज',
  wait: 'wait waiting ruk ruku ruk_jau rukna intezaar intzar later baad_me next_year agle_saal ek_saal thehar kuch_mahine hold_off hold postpone taal रुक रुकूं रुक_जाऊं इंतज़ार बाद_में अगले_साल ठहर टाल कुछ_महीने next_month agle_mahine',
  cash: 'cash nakad naqad full_payment savings_se savings outright pura_paisa fd_todkar fd_tod नकद बचत_से पूरा_पैसा',
  loan: 'loan emi kist kisht finance karz karza qist लोन ईएमआई किस्त कर्ज कर्ज़',
  new: 'new naya nayi brand_new showroom नई नया',
  used: 'used second_hand secondhand purani purana old pre_owned सेकंड_हैंड पुरानी पुराना',
  near: 'day_school day_scholar डे_स्कूल saath_rehna sath_rehna saath_rahna sath_rahna saath_rehne maa_baap_ke_saath maa_baap_k_sath with_his_parents with_them live_together साथ_रहना at_home ghar_me_rakhe ghar_pe_rakhe stay yahi yahin joint joint_family saath_rahe saath_me साथ_रहें जॉइंट near_home ghar_ke_paas ghar_par with_parents hometown same_city apne_shehar apne_sheher gaon ghar_pe local यहीं घर_के_पास अपने_शहर गांव घर_पर maa_papa_ke_saath with_my_parents parents_ke_saath',
  far: 'alag_rehna alag_rahna alag_hona अलग_होना अलग_रहना live_separately move_out boarding boarding_school hostel_me होस्टल बोर्डिंग shift move relocate dusri_jagah doosri_jagah alag alag_ho separate अलग दूसरी_जगह शिफ्ट far door another_city dusre_shehar dusre_sheher hostel bahar metro big_city bade_shehar दूर दूसरे_शहर बाहर हॉस्टल बड़े_शहर',
  wait_for:
    'wait wait_for_him wait_for_her intezaar intzar try_again mauka chance give_him_another give_her_another hold_on इंतज़ार मौका',
  move_on: 'move_on moveon forget bhool bhul bhula aage_badh let_go leave end_it chhod_du भूल भुला आगे_बढ़ छोड़_दूं',
  drop: 'drop drop_lu drop_year gap gap_year repeat one_more_year ek_saal_aur saal_drop ड्रॉप ड्राप गैप एक_साल_और',
  take_seat:
    'join take_admission admission admission_le private_college le_lu college_join jo_mila jo_mil_raha mil_raha_hai available_college b_sc bsc bcom दाखिला एडमिशन ले_लूं',
}

/** Ways that exclude each other; the first of a pair is to do what is asked about. */
export const PAIRS: readonly (readonly [Known, Known])[] = [
  ['love', 'arranged'],
  ['job', 'business'],
  ['stay', 'change'],
  ['home_country', 'abroad'],
  ['government', 'private'],
  ['science', 'commerce'],
  ['science', 'arts'],
  ['commerce', 'arts'],
  ['buy', 'rent'],
  ['sell', 'keep'],
  ['alone', 'partner'],
  ['this_year', 'next_year'],
  ['cash', 'loan'],
  ['new', 'used'],
  ['near', 'far'],
  ['tell', 'quiet'],
  ['accept', 'refuse'],
  ['go_on', 'quit'],
  ['study', 'work'],
  ['drop', 'take_seat'],
  ['wait_for', 'move_on'],
  ['now', 'wait'],
]

/** What is mostly chosen between in a matter: the pairs looked for first, and the other side of one where only one has words. */
export const PAIRS_OF: Partial<Record<Matter, readonly (readonly [Known, Known])[]>> = {
  job_change: [
    ['stay', 'change'],
    ['now', 'wait'],
  ],
  job_trouble: [['stay', 'change']],
  gov_job: [
    ['government', 'private'],
    ['go_on', 'quit'],
    ['drop', 'take_seat'],
  ],
  business_start: [
    ['job', 'business'],
    ['alone', 'partner'],
    ['now', 'wait'],
  ],
  business_grow: [
    ['stay', 'change'],
    ['go_on', 'quit'],
    ['cash', 'loan'],
  ],
  partnership: [['alone', 'partner']],
  house_buy: [
    ['now', 'wait'],
    ['buy', 'rent'],
    ['cash', 'loan'],
  ],
  house_sell: [['sell', 'keep']],
  vehicle: [
    ['now', 'wait'],
    ['new', 'used'],
    ['cash', 'loan'],
  ],
  proposal_answer: [
    ['accept', 'refuse'],
    ['tell', 'quiet'],
  ],
  love_feelings: [['tell', 'quiet']],
  proposal_match: [['accept', 'refuse']],
  love_marriage: [['love', 'arranged']],
  ex_return: [['wait_for', 'move_on']],
  exam: [
    ['drop', 'take_seat'],
    ['go_on', 'quit'],
  ],
  arts_sport: [['go_on', 'quit']],
  higher_study: [
    ['study', 'work'],
    ['home_country', 'abroad'],
  ],
  stream_choice: [
    ['study', 'work'],
    ['drop', 'take_seat'],
  ],
  abroad_settle: [['home_country', 'abroad']],
  abroad_go: [['home_country', 'abroad']],
  move_city: [
    ['near', 'far'],
    ['stay', 'change'],
  ],
  debt_loan: [['cash', 'loan']],
  transfer: [['stay', 'change']],
  second_marriage: [['accept', 'refuse']],
  in_laws: [['near', 'far']],
  home_peace: [['near', 'far']],
  family_bond: [['near', 'far']],
  parenting: [['near', 'far']],
  invest_save: [['now', 'wait']],
}

/** One-sided questions that offer a choice: `chhod du kya`, `should I say yes`. */
export const IMPLIED: Partial<Record<Matter, readonly [Known, Known]>> = {
  gov_job: ['go_on', 'quit'],
  exam: ['go_on', 'quit'],
  arts_sport: ['go_on', 'quit'],
  study_focus: ['go_on', 'quit'],
  proposal_match: ['accept', 'refuse'],
  proposal_answer: ['tell', 'quiet'],
  in_laws: ['near', 'far'],
  home_peace: ['near', 'far'],
  family_bond: ['near', 'far'],
  business_grow: ['go_on', 'quit'],
}
