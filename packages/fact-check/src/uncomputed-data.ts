// What astrologers speak of and this product does not compute. Said of a person it cannot be checked, so it may not be said.

/** Measures, points, periods and systems that are not computed; parted by `|`, in one spelling (see `normalise`). */
export const CONCEPTS =
  'shadbala|shad bala|shadbal|षडबल|षड्बल|rupas|rupa|virupas|virupa|ishta phala|kashta phala|vimshopaka|vimsopaka|vimshopak|विंशोपक|dig bala|digbala|digbal|दिग्बल|sthana bala|sthan bala|स्थान बल|chesta bala|cheshta bala|चेष्टा बल|kala bala|काल बल|naisargika bala|bhava bala|भाव बल|directional strength|' +
  'arudha|arudh|aarudh|आरूढ|upapada|upapad|उपपद|pada lagna|पद लग्न|karakamsha|karakamsa|karkamsha|कारकांश|swamsha|स्वांश|hora lagna|होरा लग्न|ghati lagna|घटी लग्न|indu lagna|इंदु लग्न|sree lagna|shree lagna|श्री लग्न|varnada|pranapada|bhrigu bindu|भृगु बिंदु|yogi point|avayogi|duplicate yogi|special lagna|' +
  'gulika in|gulika sits|gulika lagna|your gulika|आपका गुलिक|aapka gulik|mandi|मांदि|upagraha|उपग्रह|dhuma|vyatipata point|upaketu|' +
  'yogini|योगिनी|sankata|ashtottari|अष्टोत्तरी|kalachakra dasha|कालचक्र|chara dasha|char dasha|चर दशा|narayana dasha|नारायण दशा|sthira dasha|shoola dasha|' +
  'sub lord of|sublord|cuspal|cusp|kp astrology|kp system|krishnamurti|कृष्णमूर्ति|' +
  'progressed|progression|progressions|solar arc|secondary progression|midheaven|medium coeli|imum coeli|part of fortune|lot of fortune|vertex|chiron|lilith|juno|ceres|pallas|uranus|neptune|pluto|यूरेनस|नेपच्यून|प्लूटो|अरुण ग्रह|वरुण ग्रह|' +
  'yuva avastha|bala avastha|kumara avastha|vriddha avastha|mrita avastha|baladi|jagrat avastha|jagrat|deeptadi|lajjitadi|shayanadi|avastha|युवा अवस्था|बाल अवस्था|वृद्ध अवस्था|मृत अवस्था|कुमार अवस्था|जाग्रत|' +
  'planetary war|graha yuddha|grah yuddh|ग्रह युद्ध|pushkara|पुष्कर नवांश|पुष्करांश|mrityu bhaga|mrityu bhag|मृत्यु भाग|gandanta|gandmool|gandamool|गंडांत|गंडमूल|hemmed|kartari|कर्तरी|argala|अर्गला|sarvatobhadra|kota chakra|sudarshana chakra|nadi amsha|' +
  'gana|gan|गण|yoni|योनि|nadi|नाडी|varna|vashya|gun milan|guna milan|gun mil|गुण मिल|गुण मिलान|ashtakoot|ashtakoota|अष्टकूट|gunas|36 gun|36 guna|rajju|' +
  'mulank|moolank|मूलांक|bhagyank|भाग्यांक|life path|destiny number|lucky number|lucky numbers|lucky colour|lucky color|lucky colours|lucky colors|lucky day|lucky stone|lucky gem|lucky direction|lucky metal|shubh ank|शुभ अंक|शुभ रंग|शुभ रत्न|शुभ दिशा|शुभ दिन है|lucky rang|lucky ank|lucky din|भाग्यशाली अंक|भाग्यशाली रंग|भाग्यशाली रत्न|lucky ratna|bhagyashali|लकी नंबर|लकी|' +
  'past life|previous life|last life|पिछले जन्म|पूर्व जन्म|pichhle janm|purva janm|lifespan|life span|longevity of|आयु योग|alpayu|madhyayu|deerghayu|dirghayu|अल्पायु|मध्यायु|दीर्घायु|' +
  'choghadiya|चौघडिया|panchak'

/** Doshas and yogas that a chart of this product does not name; any other `X Yoga` is found by its form. */
export const DOSHAS =
  'pitra dosha|pitra dosh|pitru dosha|pitri dosha|pitri dosh|पितृ दोष|पितर दोष|nadi dosha|nadi dosh|नाडी दोष|bhakoot dosha|भकूट दोष|gana dosha|putra dosha|पुत्र दोष|matru dosha|stri dosha|sarpa dosha|sarp dosh|naga dosha|naag dosh|नाग दोष|सर्प दोष|brahma dosha|devta dosha|kul dosha|preta dosha|grahan dosh|grahan dosha|ग्रहण दोष|rajju dosha|vish dosha|विष दोष|daridra dosha|kendradhipati dosha|kendradhipati|केंद्राधिपति दोष|chandal dosha|curse|shaap|श्राप'

export const SPOUSE =
  'husband|wife|spouse|life partner|partner|future husband|future wife|bride|groom|lover|soulmate|पति|पत्नी|जीवनसाथी|जीवन साथी|वर|वधू|दूल्हा|दुल्हन|pati|patni|jeevansathi|jeevan sathi|life partner|biwi|dulha|dulhan'
/** What no chart tells of another person. */
export const TRAITS =
  'letter|letters|initial|initials|alphabet|akshar|अक्षर|naam ka|name will|name begins|name starts|named|called|north|south|east|west|northern|southern|eastern|western|north east|north west|south east|south west|direction|disha|दिशा|उत्तर|दक्षिण|पूर्व|पश्चिम|uttar|dakshin|purab|paschim|pashchim|' +
  'doctor|engineer|teacher|lawyer|banker|accountant|officer|businessman|businesswoman|nurse|pilot|professor|scientist|architect|chef|actor|actress|singer|dancer|army|navy|air force|police|software|it company|government job|civil servant|ias|politician|writer|journalist|entrepreneur|trader|डॉक्टर|इंजीनियर|शिक्षक|वकील|अफसर|अधिकारी|व्यापारी|प्रोफेसर|पुलिस|सेना|इंजीनीयर|अध्यापक|बैंक|doctor|vakil|afsar|vyapari|adhyapak|shikshak|sarkari naukri|' +
  'tall|fair|dark|complexion|dusky|slim|height|blue eyed|brown eyes|mole|scar|blood group|years older|years younger|gora|gori|lamba|lambi|गोरा|गोरी|लंबा|लंबी|सांवला|सांवली|रंग गोरा|साल बडा|साल बडे|साल छोटी|साल बडी|तिल'
export const EVENTS =
  'marriage|married|marry|wedding|wed|engagement|engaged|remarry|divorce|divorced|child|baby|pregnant|conceive|son|daughter|job|promotion|promoted|offer letter|visa|lottery|selected|accident|surgery|operation|die|death|शादी|विवाह|ब्याह|सगाई|तलाक|संतान|बच्चा|बच्चे|बेटा|बेटी|पुत्र|पुत्री|गर्भ|नौकरी|प्रमोशन|पदोन्नति|वीजा|चयन|लॉटरी|दुर्घटना|ऑपरेशन|मृत्यु|shaadi|shadi|vivah|sagai|talaq|santan|bachcha|bachche|beta|beti|naukri|promotion|visa|selection|lottery|accident|mrityu'
export const CERTAIN =
  "will|you'll|shall|going to|definitely|certainly|certain|surely|guaranteed|guarantee|guarantees|fixed|destined|exactly|is set|confirmed|without fail|no doubt|होगी|होगा|होंगे|होंगी|पक्की|पक्का|पक्के|तय|निश्चित|जाएगी|जाएगा|जाएंगे|मिलेगी|मिलेगा|लगेगी|बनेंगे|hogi|hoga|honge|hongi|pakki|pakka|tay|tai|nishchit|jayegi|jayega|jaayegi|jaayega|milegi|milega|lagegi|guaranteed|gauranteed|100%"
export const HEDGED =
  'may|might|could|can|likely|likelier|chance|chances|possible|possibly|probably|perhaps|tends|tend|favour|favours|favourable|favorable|favors|favor|support|supports|supportive|good time|suited|window|open|opens|opening|ripe|better|easier|smoother|should|depends|points|suggests|suggest|hint|hints|talks|prepare|plan|if|when you|whenever|hope|सकता|सकती|सकते|संभव|संभावना|संभावनाएं|अनुकूल|अच्छा समय|शायद|योग बन|अवसर|आसार|संकेत|बेहतर|तैयारी|यदि|अगर|उम्मीद|sakta|sakti|sakte|sambhav|sambhavna|anukool|accha samay|achha samay|shayad|yog ban|avsar|aasar|sanket|behtar|tayyari|tayari|agar|yadi|umeed|ummeed|chance|mauka|mauke|मौका|मौके'
export const DENIED =
  "not|no|never|cannot|can't|isn't|doesn't|don't|won't|wouldn't|nobody|none|neither|nor|without|nothing|rather than|beyond|नहीं|नही|ना|मत|बिना|कोई नहीं|nahi|nahin|mat|bina|naa"
export const SUPPOSED =
  'if|suppose|whoever|anyone|someone|people|some astrologers|किसी|यदि|अगर|लोग|कुछ ज्योतिषी|agar|yadi|kisi|log|kuch log'
/** A word before `yoga` that makes it no name: `this yoga`, `शुभ योग`, `विवाह का योग`. */
export const NO_NAMES =
  'this|that|the|a|an|any|every|each|some|such|which|what|these|those|your|my|no|other|another|one|two|three|four|five|six|several|many|few|good|great|fine|strong|weak|powerful|rare|special|auspicious|inauspicious|beautiful|lovely|same|above|main|important|named|called|of|and|or|for|do|practise|practice|morning|daily|gentle|hatha|karma|bhakti|jnana|kundalini|ashtanga|power|yin|breath|pranayama|nidra|benefic|malefic|classical|famous|known|planetary|combination|wealth|success|marriage|career|lunar|solar|nabhasa|mahapurusha|pancha|' +
  'यह|इस|ये|इन|वह|उस|ऐसा|ऐसे|ऐसी|कोई|किसी|हर|कुछ|कई|एक|दो|तीन|चार|पांच|शुभ|अशुभ|अच्छा|अच्छे|अच्छी|सुंदर|बडा|बडे|विशेष|मजबूत|प्रबल|बलवान|कमजोर|यही|वही|भी|ही|का|के|की|में|है|हैं|और|या|से|पर|को|तो|सा|नाम|पूर्ण|आंशिक|महापुरुष|पंच|मुख्य|बढिया|मध्यम|हल्का|हठ|रोज|सुबह|यात्रा|विवाह|नौकरी|संतान|विदेश|प्रेम|सफलता|' +
  'yeh|ye|is|us|in|wo|woh|aisa|aise|koi|kisi|har|kuch|kai|ek|do|teen|char|shubh|ashubh|accha|achha|acche|achhe|bada|bade|khaas|khas|vishesh|mazboot|strong|ka|ke|ki|mein|me|hai|hain|aur|ya|se|par|bhi|hi|to|naam|roz|subah|sundar|badhiya|yahi|wahi|kaunsa|kaunse|kaun|kitne|yatra|videsh|shaadi|naukri|rajyog'
export const PERSONAL =
  "you|your|yours|you're|you've|you'll|chart|horoscope|kundli|kundali|आप|आपका|आपके|आपकी|आपको|आपमें|कुंडली|पत्रिका|aap|aapka|aapke|aapki|aapko|apka|apke|apki|tumhara|tumhari"
export const CHILDREN =
  'one son|two sons|three sons|one daughter|two daughters|two children|three children|a son|a daughter|twins|दो बेटे|एक बेटा|एक बेटी|दो बेटियां|तीन बच्चे|दो बच्चे|दो पुत्र|एक पुत्र|पुत्र ही|जुडवां|do bete|ek beta|ek beti|do betiyan|teen bachche|do bachche|judwa'
export const STRENGTH =
  'strength|strong|chance|chances|probability|luck|lucky|success|power|match|बल|बलवान|संभावना|शक्ति|सफलता|भाग्य|shakti|bal|safalta|sambhavna'
