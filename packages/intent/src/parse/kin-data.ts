/** Words for people, in three ways of writing; `name:detail`, as in a subject. */
export const KIN = {
  spouse: `वाइफ वाइफ़ हसबैंड हस्बैंड हज़बैंड husband husbands hubby wife wifes wifey spouse better_half pati patni biwi bivi gharwali gharwala miya shauhar mister missus dharmpatni patidev lugai joru घरवाला पतिदेव मियां ardhangini
    husbnd hsbnd`,
  partner: `boyfriend girlfriend bf gf bfriend premi premika crush fiance fiancee mangetar lover गर्लफ्रेंड बॉयफ्रेंड गर्लफ्रैंड क्रश मंगेतर bandi someone_i_love jisse_pyar jise_pyar jis_ladki jis_ladke जिसे_चाहता जिसे_चाहती जिससे_प्यार
    jise_chahta jise_chahti ladki_pasand ladka_pasand`,
  ex: `ex exbf exgf x_bf x_gf my_x एक्स purana_pyar purane_pyar pehla_pyar first_love पूर्व_पति पूर्व_पत्नी पूर्व_प्रेमी पूर्व_प्रेमिका ex_husband ex_wife pichla_pyar`,
  'child:m': `son sons beta bete betey putra ladle ladla munna chhora लड़का_मेरा mera_ladka mere_ladke my_boy bachhua lalla suputra beton बेटा बेटे बेटों`,
  'child:f': `daughter daughters beti betiya betiyan bitiya putri ladli munni mera_ladki meri_ladki my_girl बेटी बेटियां बिटिया gudiya suputri`,
  child: `child children kid kids bachcha bachche bchcha bachchi bacche baccha bachho bachchon bachchan santan sntan बच्चा बच्चे बच्चों संतान toddler bacho bachon`,
  mother: `मदर मॉम मम्मा mother mothers mom moms mum mummy mumma maa mataji ammi mamma mommy mata_ji मम्मी माताजी amma maa_ji`,
  father: `फादर फ़ादर डैड डैडी father fathers dad dads papas papa daddy pitaji pita abbu abba baap papaji papa_ji bapu babuji पापा पिताजी पिता appa`,
  parents: `parents mata_pita maa_baap maa_papa mummy_papa mom_dad mom_and_dad parent माता_पिता माँ_बाप मां_बाप मम्मी_पापा`,
  'sibling:m': `ब्रदर brother bhai bhaiya bhayya bhaisahab bro brothers bhaiyo भैया भाई भइया bhaijaan`,
  'sibling:f': `सिस्टर sister sisters behen bahan behan bahin didi didi_ji sis sisters behno बहन दीदी बहिन bahena behena jiji`,
  sibling: `sibling siblings bhai_behen bhai_bahan भाई_बहन`,
  'in_law:mother': `mother_in_law saas saasu sasu_maa sasumaa sasumom saasuma सास सासू_माँ monster_in_law motherinlaw`,
  'in_law:father': `father_in_law sasur sasurji ससुर fatherinlaw`,
  'in_law:sister': `sister_in_law nanad nanand jethani devrani bhabhi bhabi saali sali ननद जेठानी देवरानी भाभी साली`,
  'in_law:brother': `brother_in_law devar jeth saala sala jija jiju jijaji devar_ji देवर जेठ साला जीजा`,
  'in_law:son': `son_in_law damad daamad jamai दामाद जमाई`,
  'in_law:daughter': `daughter_in_law bahu bahoo bahurani putravadhu बहू`,
  in_laws: `in_laws inlaws sasural sasural_wale sasuraal ससुराल ससुराल_वाले sasuralwale samdhi samdhan sasural_walo`,
  grandchild: `grandson granddaughter grandchild grandchildren grandkid grandkids pota poti pote potey naati natin nati navasa पोता पोती पोते नाती नातिन नवासा`,
  uncle_aunt: `uncle aunt aunty chacha chachi chachaji mamaji mama_ji mami_ji bua fufa phupha mausi mausa masi maasi tauji tau_ji taiji tayaji चाचा चाची मामाजी मामा_जी mama_ke mama_ka mama_ki बुआ फूफा मौसी मौसा ताऊजी ताईजी`,
  grandparent: `grandfather grandmother grandpa grandma dada dadi dadaji dadi_ji nana nani naniji दादा दादी नाना नानी`,
  cousin: `cousin cousins kazin cousin_brother cousin_sister चचेरा चचेरे चचेरी ममेरा ममेरी ममेरे फुफेरा मौसेरा मौसेरी chachera chachere mamera mamere mausera mauseri kajin कज़िन कजिन chacha_ka_ladka chacha_ke_ladke
    mausi_ka_ladka mama_ka_ladka mausi_ki_ladki mama_ki_ladki chacha_ki_ladki bua_ka_ladka bua_ki_ladki भतीजा भतीजी भांजा भांजी nephew niece bhatija bhatiji bhanja bhanji`,
  friend: `friend friends frnd frnds frend dost dosto doston saheli saheliyan sakhi mitra bestie buddy buddies दोस्त दोस्तों मित्र सहेली सहेलियां sakhiyan roommate dosti_me`,
  colleague: `colleague colleagues coworker coworkers co_worker sahkarmi sehkarmi teammate teammates सहकर्मी`,
  boss: `boss bosss manager supervisor malik maalik seth hod principal team_lead teamlead साहब sahab saheb बॉस मैनेजर साहेब मालिक sethji superior reporting_manager badi_madam bade_babu`,
  couple: `hum_dono ham_dono हम_दोनों both_of_us between_us the_two_of_us us_two husband_and_i wife_and_i pati_patni पति_पत्नी miya_biwi husband_wife me_and_my_husband me_and_my_wife me_and_hubby humari_jodi hamari_jodi हमारी_जोड़ी
    patni_aur_mere patni_aur_mujhme our_charts our_kundlis our_horoscopes aapas_me_pati`,
  family: `family parivar ghar_wale gharwale gharwalo gharwalon घरवाले घर_वाले परिवार everyone_at_home ghar_ke_log ghar_me_sab ghar_me_sabki khandan pariwar our_house hamare_ghar humare_ghar
    rishtedar rishtedaar relatives rishtedaro रिश्तेदार`,
  pet: `dog cat puppy kutta billi doggy pet my_cow tota पालतू कुत्ता बिल्ली`,
  unborn: `unborn in_the_womb in_my_womb garbh kokh hone_wala_bachcha pet_me_bachcha होने_वाला_बच्चा गर्भ pet_me_pal`,
  nobody: `makan_malik makaan_malik makan_maalik house_owner मकान_मालिक guru_ji guruji`,
} as const
