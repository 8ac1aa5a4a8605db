/** Words for times, in three ways of writing. Names of months, days and numbers are `n` and the number. */
export const MONTHS = {
  n1: 'january jan janvari janwari जनवरी',
  n2: 'february feb farvari farwari फरवरी',
  n3: 'march mar मार्च',
  n4: 'april apr aprail अप्रैल',
  n6: 'june jun joon जून',
  n7: 'july jul julai जुलाई',
  n8: 'august aug agast अगस्त',
  n9: 'september sept sep sitambar सितंबर',
  n10: 'october oct aktubar अक्टूबर अक्तूबर',
  n11: 'november nov navambar नवंबर',
  n12: 'december dec disambar दिसंबर',
} as const

export const WEEKDAYS = {
  n0: 'sunday ravivar raviwar itvaar itwar रविवार इतवार',
  n1: 'monday somvar somwar सोमवार',
  n2: 'tuesday mangalvar mangalwar मंगलवार',
  n3: 'wednesday budhvar budhwar बुधवार',
  n4: 'thursday guruvar guruwar brihaspativar veervar गुरुवार वीरवार बृहस्पतिवार',
  n5: 'friday frday shukravar shukrawar jumma शुक्रवार',
  n6: 'saturday shanivar shaniwar शनिवार',
} as const

export const FESTIVALS = {
  diwali: 'diwali deepavali dipawali दीपावली दिवाली दीवाली',
  holi: 'holi होली',
  navratri: 'navratri navaratri navratre नवरात्रि नवरात्र',
  akshaya_tritiya: 'akshaya_tritiya akha_teej अक्षय_तृतीया',
  dhanteras: 'dhanteras धनतेरस',
  raksha_bandhan: 'raksha_bandhan rakshabandhan rakhi रक्षाबंधन राखी',
} as const

export const TIMES = {
  nowadays: 'aaj_kal aajkal nowadays these_days आज_कल आजकल',
  today: 'today aaj 2day आज tonight',
  tomorrow: 'tomorrow tmrw tmr tomorow tomoro tommorow',
  yesterday: 'yesterday yesterdays beete_kal',
  kal: 'kal kl कल',
  parso: 'parso day_after_tomorrow the_day_after परसों',
  this_week: 'this_week is_hafte is_saptah ye_hafta yeh_hafta इस_हफ्ते इस_सप्ताह यह_सप्ताह यह_हफ्ता this_weekend',
  next_week: 'next_week agle_hafte agla_hafta agle_saptah अगले_हफ्ते अगले_सप्ताह अगला_सप्ताह',
  this_month: 'this_month is_mahine is_maah ye_mahina yeh_mahina इस_महीने इस_माह यह_महीना',
  next_month: 'next_month agle_mahine agla_mahina agle_maah अगले_महीने अगला_महीना',
  this_year: 'this_year is_saal is_sal is_varsh ye_saal yeh_saal इस_साल इस_वर्ष यह_साल',
  next_year:
    'next_year nxt_yr nxt_year agle_saal agla_saal agle_varsh agle_baras अगले_साल अगला_साल अगले_वर्ष अगला_वर्ष coming_year aane_wala_saal aane_wale_saal',
  coming_months: 'coming_months next_few_months aane_wale_mahine agle_kuch_mahine आने_वाले_महीने अगले_कुछ_महीने',
  coming_years: 'coming_years next_few_years aane_wale_saalo agle_kuch_saal आने_वाले_सालों अगले_कुछ_साल',
  past: 'last_year last_month pichla_saal pichhla_saal beeta_saal pichle_saal pichhle_saal pichle_mahine पिछले_साल पिछले_महीने beete_saal',
} as const

export const UNITS = {
  days: 'day days din dino दिन दिनों',
  weeks: 'week weeks hafte hafta saptah हफ्ते सप्ताह',
  months: 'month months mahine mahino maah महीने महीनों माह',
  years: 'year years yrs saal sal saalo varsh साल सालों वर्ष वर्षों',
} as const

export const NUMBERS = {
  n1: 'one ek एक first pehli पहली',
  n2: 'two do दो couple_of second',
  n3: 'three teen तीन third',
  n4: 'four chaar चार',
  n5: 'five paanch पांच',
  n6: 'six chhah chhe छह छः छे',
  n7: 'seven saat सात',
  n8: 'eight aath आठ',
  n9: 'nine nau नौ',
  n10: 'ten das दस',
  n11: 'eleven gyarah ग्यारह',
  n12: 'twelve barah बारह',
  n13: 'thirteen terah तेरह',
  n14: 'fourteen chaudah चौदह',
  n15: 'fifteen pandrah पंद्रह पन्द्रह',
  n16: 'sixteen solah सोलह',
  n17: 'seventeen satrah सत्रह',
  n18: 'eighteen atharah अठारह',
  n19: 'nineteen unnees उन्नीस',
  n20: 'twenty bees बीस',
  n21: 'ikkees इक्कीस',
  n22: 'baees बाईस',
  n23: 'teis तेईस',
  n24: 'chaubees चौबीस',
  n25: 'pachees पच्चीस',
  n26: 'chhabbees छब्बीस',
  n27: 'sattais सत्ताईस',
  n28: 'atthais अट्ठाईस',
  n29: 'untees उनतीस',
  n30: 'thirty tees तीस',
  n31: 'ikattis इकतीस',
} as const

/** Seasons by their first month and how many they are. */
export const SEASONS = {
  n11: 'winter winters sardi sardiyo sardiyon thand सर्दी सर्दियों ठंड',
  n4: 'summer summers garmi garmiyo garmiyon गर्मी गर्मियों',
  n7: 'monsoon rainy_season barsaat barish_me बरसात',
} as const

export const PERIODS = {
  maha: 'mahadasha mahadasa maha_dasha महादशा',
  antar: 'antardasha antar_dasha antara bhukti अंतर्दशा',
  any: 'dasha dasa period दशा',
} as const
