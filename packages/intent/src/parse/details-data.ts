/** Words of a question's details, in three ways of writing. */
export const GRAHAS = {
  sun: 'sun surya suraj सूर्य सूरज ravi_grah',
  moon: 'moon chandra chandrama chand चंद्र चंद्रमा चांद',
  mars: 'mars mangal मंगल kuja',
  mercury: 'mercury budh बुध',
  jupiter: 'jupiter guru brihaspati brahaspati गुरु बृहस्पति juptier',
  venus: 'venus shukra शुक्र shukr',
  saturn: 'saturn shani shanidev sani शनि शनिदेव satrun',
  rahu: 'rahu राहु',
  ketu: 'ketu केतु',
} as const

/** Stones stand for their graha. */
export const STONES = {
  sun: 'ruby manik manikya माणिक',
  moon: 'pearl moti मोती',
  mars: 'coral moonga munga मूंगा',
  mercury: 'emerald panna पन्ना',
  jupiter: 'yellow_sapphire pukhraj पुखराज topaz',
  venus: 'diamond heera opal हीरा ओपल zircon',
  saturn: 'blue_sapphire neelam nilam नीलम',
  rahu: 'gomed hessonite गोमेद',
  ketu: 'cats_eye lehsunia lahsuniya लहसुनिया',
} as const

export const HOUSES = {
  h1: 'first 1st pehle pehla pahle पहले लग्न_भाव',
  h2: 'second 2nd dusre doosre दूसरे द्वितीय',
  h3: 'third 3rd teesre tisre तीसरे तृतीय',
  h4: 'fourth 4th chauthe chothe चौथे चतुर्थ',
  h5: 'fifth 5th panchve paanchve पांचवें पंचम',
  h6: 'sixth 6th chhathe chhate छठे षष्ठ',
  h7: 'seventh 7th satve saatve saatven सातवें सप्तम',
  h8: 'eighth 8th aathve athve आठवें अष्टम',
  h9: 'ninth 9th nauve navve नौवें नवम',
  h10: 'tenth 10th dasve dasven दसवें दशम',
  h11: 'eleventh 11th gyarahve gyarve ग्यारहवें एकादश',
  h12: 'twelfth 12th barahve barve बारहवें द्वादश',
} as const

export const TERMS = `lagna ascendant rashi moon_sign sun_sign nakshatra pada dasha mahadasha antardasha dhaiya sade_sati sadesati manglik mangal_dosh kaal_sarp kaalsarp pitra_dosh retrograde vakri combust ast
  exalted debilitated neech uchch gochar transit navamsa navamsha d9 d10 varga ashtakavarga bindu atmakaraka amatyakaraka darakaraka ayanamsa yoga raj_yog gajkesari yogakaraka maraka gana gan nadi yoni bhakoot guna
  tithi muhurat rahu_kaal choghadiya panchang karana lord birth_time rashi_parivartan vimshottari chandrashtama
  लग्न राशि नक्षत्र दशा महादशा अंतर्दशा ढैया साढ़ेसाती मांगलिक कालसर्प वक्री अस्त उच्च नीच गोचर नवांश राजयोग नाड़ी गण भकूट योग अयनांश`

export const ACTIVITY_WORDS = {
  interview: 'interview intervew interviw साक्षात्कार इंटरव्यू',
  signing: 'sign signing agreement contract registry papers document deal डील साइन दस्तखत रजिस्ट्री हस्ताक्षर',
  vehicle: 'car bike gaadi gadi vehicle scooter scooty truck tractor वाहन गाड़ी कार बाइक',
  house_buy: 'flat plot property zameen jameen makan_kharid buy_a_house land buy_house घर_खरीद प्लॉट ज़मीन फ्लैट',
  house_entry:
    'griha_pravesh grih_pravesh gruh_pravesh housewarming house_warming move_in shift_into new_house naye_ghar गृह_प्रवेश गृहप्रवेश नए_घर',
  travel: 'travel trip journey yatra flight tour safar nikalna यात्रा सफर',
  engagement: 'engagement sagai sagaai ring_ceremony roka सगाई रोका मंगनी',
  marriage: 'marriage wedding shaadi shadi vivah byah phere शादी विवाह ब्याह',
  business:
    'shop dukan dukaan business office showroom opening startup inauguration udghatan launch दुकान व्यापार उद्घाटन कारोबार',
  naming: 'naming namkaran naamkaran mundan annaprashan नामकरण मुंडन अन्नप्राशन',
  medical: 'operation surgery delivery c_section treatment ऑपरेशन सर्जरी इलाज',
  study: 'vidyarambh admission school_admission course_start join_coaching विद्यारंभ दाखिला',
  gold: 'gold sona jewellery jewelry gehne सोना गहने chandi',
  haircut: 'haircut hair_cut baal_kat बाल_कट shave',
  proposal: 'propose proposal confess dil_ki_baat प्रपोज़ इज़हार',
} as const

export const FEARED = `separated seperated seperate le_lega le_legi le_lenge chheen nilam neelam kurki ले_लेगा ले_लेगी ले_लेंगे छीन नीलाम कुर्की seize take_my_house take_away_my using_me use_kar_raha use_kar_rahi timepass faayda_utha fayda_utha फायदा_उठा इस्तेमाल_कर not_happy unhappy_with upset upset_with angry_with khush_nahi naraz naraaz khafa hate hates jealous खुश_नहीं नाराज़ नाराज ख़फ़ा late delay delayed cheat cheating cheats affair divorce separation separate break breaks breakup fail failing lose losing loss lost jail enemy enemies kharab khraab bura buri dhokha dhoka tootega tootegi toot talaq talak der deri
  nuksan nuksaan ghata ghaata fired fire terminated layoff layoffs chhut chhoot chali_jayegi naukri_jayegi doob dub bimar reject rejected cancel refuse मना फेल धोखा तलाक देर देरी घाटा बुरा नुकसान टूट टूटेगी टूटेगा खराब छूट डूब
  alag अलग bewafa affair_hai kisi_aur leave_me chhod_dega chhod_degi chhod_jayega chhod_jayegi dushman pareshan problem worse bad dosh manglik sade_sati widow`

export const WISHES = {
  one_line:
    '1_line haan_ya_na haan_ya_nahi हां_या_ना हां_या_नहीं one_line one_liner single_line ek_line_me ek_hi_line ek_line one_sentence ek_vakya एक_लाइन एक_वाक्य ek_shabd in_a_line',
  short: 'short brief briefly sankshep chhote_me short_me in_short quickly संक्षेप bas_itna',
  detail: 'detail details detailed vistar vistaar elaborate in_depth विस्तार deep khul_ke',
  list: 'list_me list_of in_points pointwise point_wise list_bana list_bata list_do suchi_me सूची_में सूची_बना सूची_दीजिए',
  only_date:
    'only_month just_the_month just_month only_the_month tell_me_the_month just_the_date only_the_date just_the_year only_the_year only_year just_year sirf_mahina bas_mahina sirf_saal bas_saal sirf_month bas_tarikh sirf_date bas_date सिर्फ_महीना बस_महीना केवल_महीना सिर्फ_साल बस_साल सिर्फ_तारीख बस_तारीख केवल_तारीख सिर्फ़_महीना only_date just_date exact_date sirf_date date_only sirf_tarikh सिर्फ_तारीख exact_month just_tell_date',
  honest: 'honest honestly sach_sach sach_bata truth frankly सच_सच jhooth_mat be_real straight',
  simple: 'simple simply easy aasan saral सरल आसान',
  no_jargon: 'no_jargon without_jargon no_technical bina_grah without_planets technical_mat bina_jyotish no_astro',
  remedy_too:
    'upay_bhi remedy_also and_remedy with_remedy upay_batao upay_bataiye उपाय_भी aur_upay remedies_too also_remedy',
} as const
