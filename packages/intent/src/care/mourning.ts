/** Who is near enough to be comforted, and whose dead are not the asker's own. */
const MOURNER =
  '(?:friend|best friend|bestie|colleague|co-?worker|neighbou?r|boss|manager|room ?mate|flat ?mate|classmate|teacher|maid|driver|dost|do?sto|yaar|saheli|sehel[iy]|mitra|padosi|padosan|sahkarmi|sehkarmi|staff|दोस्त|मित्र|सहेली|पड़ोसी|पड़ोसन|पडोसी|सहकर्मी|बॉस)'
const THEIRS =
  '(?:father|mother|dad|mom|mum|parents?|husband|wife|son|daughter|child|kid|baby|brother|sister|grand(?:father|mother|pa|ma)|papa|pitaji|pita|maa|mummy|mata|pati|patni|biwi|beta|bete|beti|bachch?[aei]|bachcha|bhai|behen|bahan|dada|dadi|nana|nani|पिता|पिताजी|पापा|माँ|मां|मम्मी|माता|पति|पत्नी|बेटा|बेटे|बेटी|बच्चा|बच्चे|भाई|बहन|दादा|दादी|नाना|नानी)'
const DIED =
  '(?:died|dies|passed away|passed on|passed|expired|no more|is gone|dead|guza?r g|gujar g|chal bas|nahi rah|nahin rah|deha?nt|mrityu|swargwas|khatam ho g|गुज़र ग|गुजर ग|चल बस|नहीं रह|देहांत|देहान्त|मृत्यु|स्वर्गवास)'
const OF = "(?:'s|’s|s'|s| ke| ki| ka| के| की| का)"

const LOST_THEIRS = new RegExp(
  `(?<![\\p{L}\\p{M}])${MOURNER}${OF} (?:\\p{L}[\\p{L}\\p{M}]* )?${THEIRS}(?![\\p{L}\\p{M}])[^.?!।]{0,30}${DIED}`,
  'iu',
)
const LOST_HIS = new RegExp(
  `(?<!\\p{L})${MOURNER} (?:has |just |recently )*lost (?:his|her|their) (?:\\p{L}+ )?${THEIRS}`,
  'iu',
)
const CONSOLE =
  /consol|comfort|what (?:should|do|can) i (?:say|tell|do)|support (?:him|her|them)|visit|attend|should i go|jana chahiye|jau kya|milne|जाना चाहिए|be there for|help (?:him|her|them)|dilasa|himmat d|sambhal|samjha|kya (?:kahu|bolu|kahun|karu)|saath d|दिलासा|हिम्मत द|ढांढस|ढाँढस|सँभाल|संभाल|समझा|क्या (?:कहूँ|कहूं|बोलूँ|बोलूं|करूँ|करूं)|साथ द/iu

/** Whether somebody else has lost one of theirs: `my friend's father passed away`. */
export const mournsAnother = (text: string): boolean => LOST_THEIRS.test(text) || LOST_HIS.test(text)

/** Whether what is asked is how to be of comfort. */
export const asksToConsole = (text: string): boolean => CONSOLE.test(text)
