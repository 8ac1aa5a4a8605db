import { GRAHA_NAMES, type GrahaId, NAKSHATRA_NAMES, SIGN_NAMES } from '@dhruva/jyotish'

/** Spellings beside those of jyotish, parted by `|`; all are normalised before they are used. */
const GRAHA_SPELLINGS: Record<GrahaId, string> = {
  sun: 'sun|surya|soorya|suraj|ravi|aditya|सूरज|रवि|आदित्य|भानु',
  moon: 'moon|chandra|chandrama|chandr|chand|soma|luna|चंद्रमा|चांद|सोम|शशि|इंदु|चंद्रदेव',
  mars: 'mars|mangal|mangala|kuja|bhauma|angaraka|कुज|भौम',
  mercury: 'mercury|budh|budha|बुद्ध',
  jupiter: 'jupiter|brihaspati|bruhaspati|guru|वृहस्पति|बृहस्पति|देवगुरु|जीव',
  venus: 'venus|shukra|shukr|sukra|शुक्राचार्य',
  saturn: 'saturn|shani|sani|shanidev|shanaishchara|शनिदेव|शनैश्चर|शनी',
  rahu: 'rahu|rahoo|north node|राहू',
  ketu: 'ketu|kethu|south node|केतू',
}

const SIGN_SPELLINGS: readonly string[] = [
  'aries|mesh|mesha|mesham',
  'taurus|vrishabh|vrishabha|vrushabh|brishabh|vrish|rishabha|वृष',
  'gemini|mithun|mithuna',
  'cancer|kark|karka|karkata|kataka|karkat|कर्काट|कर्कट',
  'leo|simha|singh|sinh|sinha|simham|सिम्ह',
  'virgo|kanya',
  'libra|tula|thula',
  'scorpio|vrishchik|vrischika|vrishchika|vrischik|brishchik|scorpion',
  'sagittarius|dhanu|dhanus|dhanush|saggitarius|sagitarius|धनुष',
  'capricorn|makar|makara|capricornus',
  'aquarius|kumbh|kumbha|kumbham|कुम्भ',
  'pisces|meen|meena|mina|min|meenam',
]

const NAKSHATRA_SPELLINGS: readonly string[] = [
  'ashwini|aswini|ashvini|asvini|अश्वनी',
  'bharani|bharni',
  'krittika|kritika|kruttika|karthika|krithika|कृतिका',
  'rohini',
  'mrigashira|mrigasira|mrigashirsha|mrigshira|mrigashirsh|mrgashira|मृगशीर्ष|मृगशिर',
  'ardra|aardra|arudra|आद्रा',
  'punarvasu|punarvasoo',
  'pushya|pushyami|poosam|tishya|पुष्यमी',
  'ashlesha|aslesha|aashlesha|अश्लेषा',
  'magha|makha|मघ',
  'purva phalguni|purvaphalguni|poorva phalguni|purva phalgun|पूर्वाफाल्गुनी|पूर्व फाल्गुनी',
  'uttara phalguni|uttaraphalguni|uttar phalguni|उत्तराफाल्गुनी|उत्तर फाल्गुनी',
  'hasta|hastha',
  'chitra|chitta|chithra',
  'swati|svati|swathi',
  'vishakha|visakha|vishaka',
  'anuradha|anooradha',
  'jyeshtha|jyestha|jyeshta|jyesta|ज्येष्ठ',
  'mula|moola|mool|मूला',
  'purva ashadha|purvashadha|purvasadha|purva shadha|poorvashadha|purvashada|पूर्व आषाढा|पूर्वा आषाढा|पूर्वाषाढ',
  'uttara ashadha|uttarashadha|uttarasadha|uttara shadha|uttarashada|उत्तर आषाढा|उत्तरा आषाढा|उत्तराषाढ',
  'shravana|sravana|shravan|sravan|shravanam',
  'dhanishta|dhanishtha|dhanista|धनिष्ठ',
  'shatabhisha|satabhisha|shatabhishak|shatbhisha|shatataraka|शतभिष|शततारका',
  'purva bhadrapada|purvabhadrapada|purva bhadrapad|purvabhadra|poorva bhadrapada|पूर्वाभाद्रपद|पूर्व भाद्रपद|पूर्वभाद्रपद',
  'uttara bhadrapada|uttarabhadrapada|uttara bhadrapad|uttarabhadra|उत्तराभाद्रपद|उत्तर भाद्रपद|उत्तरभाद्रपद',
  'revati|revathi|rewati',
]

const split = (spellings: string): string[] => spellings.split('|')

/** All spellings of each graha. */
export const GRAHA_WORDS: ReadonlyArray<readonly [GrahaId, string[]]> = (
  ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
).map((id) => [id, [...split(GRAHA_SPELLINGS[id]), GRAHA_NAMES[id].hi, GRAHA_NAMES[id].sa]] as const)

/** Both nodes in one word. */
export const NODE_WORDS = ['nodes', 'lunar nodes', 'nodal axis', 'छाया ग्रह']

/** All spellings of the signs 0..11. */
export const SIGN_WORDS: readonly string[][] = SIGN_NAMES.map(({ sa, en, hi }, index) => [
  sa,
  en,
  hi,
  ...split(SIGN_SPELLINGS[index] ?? en),
])

/** All spellings of the nakshatras 0..26. */
export const NAKSHATRA_WORDS: readonly string[][] = NAKSHATRA_NAMES.map(({ en, hi }, index) => [
  en,
  hi,
  ...split(NAKSHATRA_SPELLINGS[index] ?? en),
])

/** Ordinals 1..12 as words; those of a house stand before a word for house or in a list that does. */
export const ORDINAL_WORDS: readonly string[][] = [
  'first|प्रथम|पहला|पहले|पहली|pehle|pehla|pahle|prathama|pratham',
  'second|द्वितीय|दूसरा|दूसरे|दूसरी|doosre|dusre|doosra|dwitiya|dvitiya',
  'third|तृतीय|तीसरा|तीसरे|तीसरी|teesre|tisre|teesra|tritiya',
  'fourth|चतुर्थ|चौथा|चौथे|चौथी|chauthe|chautha|chaturth|chaturtha',
  'fifth|पंचम|पांचवां|पांचवें|पांचवे|पांचवीं|पांचवा|पाचवें|paanchve|panchve|panchven|paanchven|paanchwe|pancham|panchama',
  'sixth|षष्ठ|षष्ठम|छठा|छठे|छठी|छठवें|छठवां|छठें|छटे|छठवे|chhathe|chathe|chhatha|chhathve|shashtha|shashth',
  'seventh|सप्तम|सातवां|सातवें|सातवे|सातवीं|सातवा|saatve|satve|saatven|satven|saatwe|saptam|saptama',
  'eighth|अष्टम|आठवां|आठवें|आठवे|आठवीं|आठवा|aathve|athve|aathven|aathwe|ashtam|ashtama',
  'ninth|नवम|नौवां|नौवें|नौवे|नौवीं|नौवा|नवें|नवां|नवे|nauve|nauven|nauwe|navam|navama|navve',
  'tenth|दशम|दसवां|दसवें|दसवे|दसवीं|दसवा|दशवें|dasve|dasven|daswe|dasham|dashama',
  'eleventh|एकादश|ग्यारहवां|ग्यारहवें|ग्यारहवे|ग्यारहवीं|ग्यारहवा|gyarahve|gyarahven|gyarahwe|ekadash',
  'twelfth|द्वादश|बारहवां|बारहवें|बारहवे|बारहवीं|बारहवा|barahve|barahven|baarahve|barahwe|dwadash|dvadash',
].map(split)

/** What each house 1..12 is called by its matter; those of English stand before or behind a word for house. */
export const HOUSE_NAMES: readonly string[][] = [
  'तनु भाव|लग्न भाव|लग्न स्थान|tanu bhava|house of self|house of the self|first bhava',
  'धन भाव|धन स्थान|कुटुंब भाव|वाणी भाव|dhana bhava|dhan bhav|house of wealth|wealth house|house of money|house of family|house of speech',
  'सहज भाव|पराक्रम भाव|पराक्रम स्थान|sahaja bhava|house of siblings|house of courage',
  'सुख भाव|सुख स्थान|मातृ भाव|sukha bhava|sukh bhav|house of home|house of mother|home house|house of happiness',
  'संतान भाव|पुत्र भाव|विद्या भाव|संतान स्थान|putra bhava|house of children|children house|house of creativity|house of romance',
  'रोग भाव|शत्रु भाव|ऋण भाव|ripu bhava|shatru bhav|house of enemies|house of debts|house of illness|house of service|health house',
  'विवाह भाव|कलत्र भाव|दांपत्य भाव|जाया भाव|साझेदारी भाव|विवाह स्थान|kalatra bhava|yuvati bhava|house of marriage|marriage house|house of partnership|partnership house|house of partnerships|house of spouse|relationship house|house of relationships',
  'आयु भाव|मृत्यु भाव|रंध्र भाव|ayur bhava|randhra bhava|house of transformation|house of longevity|house of hidden things',
  'भाग्य भाव|भाग्य स्थान|धर्म भाव|bhagya bhava|dharma bhava|bhagya sthan|house of fortune|fortune house|house of luck|house of dharma|house of faith',
  'कर्म भाव|कर्म स्थान|राज्य भाव|करियर का भाव|करियर के भाव|karma bhava|karma sthana|house of career|career house|house of work|work house|house of profession|house of karma',
  'लाभ भाव|आय भाव|लाभ स्थान|labha bhava|labh bhav|house of gains|gains house|house of income|house of friends',
  'व्यय भाव|व्यय स्थान|मोक्ष भाव|vyaya bhava|vyay bhav|house of losses|house of expenses|house of liberation|house of foreign lands',
].map(split)

/** Groups of houses, as words for any one of them. */
export const GROUP_WORDS: ReadonlyArray<readonly [houses: readonly number[], words: string[]]> = [
  [[1, 4, 7, 10], split('kendra|kendras|angle|angular house|केंद्र|केंद्र भाव|kendra house|kendra sthan|केंद्र स्थान')],
  [[1, 5, 9], split('trikona|trikonas|trine house|trinal house|त्रिकोण|त्रिकोण भाव|trikona house|kona')],
  [
    [6, 8, 12],
    split('dusthana|dusthanas|dusthana house|trik|trik bhava|trika|त्रिक|त्रिक भाव|दुस्थान|दुःस्थान|difficult house|दुष्ट भाव'),
  ],
  [[3, 6], split('house of effort')],
  [[3, 6, 10, 11], split('upachaya|upachayas|upachaya house|उपचय|उपचय भाव|house of growth')],
]

/** One word for the lord of a house 1..12. */
export const LORD_WORDS: readonly string[][] = [
  'chart ruler|chart lord|ruler of your chart|ruler of the chart|lagna lord|लग्नेश|लग्नाधिपति|lagnesh|lagnesha|lagnadhipati',
  'द्वितीयेश|धनेश|dhanesh|dwitiyesh|dvitiyesh',
  'तृतीयेश|पराक्रमेश|सहजेश|tritiyesh|parakramesh',
  'चतुर्थेश|सुखेश|chaturthesh|sukhesh',
  'पंचमेश|panchamesh|panchmesh',
  'षष्ठेश|रोगेश|shashthesh|shashtesh',
  'सप्तमेश|कलत्रेश|saptamesh|saptmesh',
  'अष्टमेश|रंध्रेश|ashtamesh|ashtmesh',
  'नवमेश|भाग्येश|navamesh|navmesh|bhagyesh',
  'दशमेश|कर्मेश|राज्येश|dashamesh|dashmesh|karmesh',
  'एकादशेश|लाभेश|आयेश|ekadashesh|labhesh',
  'द्वादशेश|व्ययेश|dwadashesh|dvadashesh|vyayesh',
].map(split)

/** Months 1..12 as people write them. */
export const MONTH_WORDS: readonly string[][] = [
  'january|jan|जनवरी',
  'february|feb|फरवरी|फेब्रुअरी',
  'march|mar|मार्च',
  'april|apr|अप्रैल|अप्रेल',
  'may|मई',
  'june|jun|जून',
  'july|jul|जुलाई',
  'august|aug|अगस्त',
  'september|sept|sep|सितंबर|सितम्बर',
  'october|oct|अक्टूबर|अक्तूबर',
  'november|nov|नवंबर',
  'december|dec|दिसंबर',
].map(split)
