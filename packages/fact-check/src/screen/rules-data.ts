// What no reply may hold, whatever a model writes. `\b` does not know Devanagari: words there are matched as they stand.

/** Ends the reply: it would do harm, or tell what no chart tells. */
export const FORBIDDEN: Readonly<Record<string, readonly RegExp[]>> = {
  death: [
    /\b(?:you|he|she|they|husband|wife|father|mother|son|daughter|parent|brother|sister|child)\b[^.!?]{0,40}\b(?:will|shall|may|might|could|is going to|are going to)\b[^.!?]{0,25}\b(?:die|pass away|not survive|lose (?:his|her|their|your) life)\b/i,
    /\b(?:death|demise|end of life)\b[^.!?]{0,40}\b(?:will|is|comes?|around|in|by|during|indicated|likely|shown|seen)\b/i,
    /\b(?:life ?span|longevity|life expectancy)\b[^.!?]{0,30}\d/i,
    /\b(?:live|survive) (?:until|till|up to|to (?:the age of)?) ?\d{2}/i,
    /\b(?:maut|mrityu|dehant|swargwas)\b[^.!?]{0,30}\b(?:hogi|hoga|ho sakti|yog|sambhav)\b/i,
    /\bmar (?:jayega|jayegi|jayenge|jaoge|jaogi)\b/i,
    /(?:मृत्यु|मौत|देहांत|स्वर्गवास)[^।.!?]{0,30}(?:होगी|होगा|हो सकती|हो सकता|योग|संभव|आएगी)/,
    /मर (?:जाएगा|जाएगी|जाएँगे|जाओगे|जाओगी)/,
    /आयु[^।.!?]{0,15}\d{2} (?:वर्ष|साल)/,
  ],
  sex_of_a_child: [
    /\b(?:baby|child|it|you)\b[^.!?]{0,30}\b(?:will be|is|have|having|expect|expecting|blessed with|bear|deliver)\b[^.!?]{0,15}\ba (?:boy|girl|son|daughter|baby boy|baby girl|male child|female child)\b/i,
    /\b(?:male|female) child\b/i,
    /\b(?:ladka|ladki|beta|beti|putra|putri) (?:hi )?(?:hoga|hogi|paida hoga|paida hogi|janm lega|janm legi|ki prapti)\b/i,
    /(?:लड़का|लड़की|बेटा|बेटी|पुत्र|पुत्री) (?:ही )?(?:होगा|होगी|पैदा होगा|पैदा होगी|जन्म लेगा|जन्म लेगी|की प्राप्ति)/,
  ],
  pregnancy: [
    /\byou(?:'re| are)(?: (?:already|now|indeed))? pregnant\b/i,
    /\bpregnancy test\b[^.!?]{0,20}\b(?:positive|negative)\b/i,
    /\baap (?:garbhvati|pregnant) (?:hain|ho)\b/i,
    /आप (?:गर्भवती|प्रेग्नेंट) (?:हैं|हो)(?!\s*(?:या|तो|कि))/,
  ],
  verdict_of_a_court: [
    /\b(?:will|shall|going to) (?:win|lose) (?:the|your|this|his|her) (?:court )?(?:case|trial|lawsuit|appeal)\b/i,
    /\b(?:court|judge|verdict|judgment|judgement)\b[^.!?]{0,30}\b(?:in your favou?r|against you)\b/i,
    /\b(?:acquitted|convicted|sentenced|bail will be|get bail|go to jail)\b/i,
    /\b(?:case|mukadma) (?:jeet|haar) (?:jayenge|jaoge|jayega|jayegi|jaenge)\b/i,
    /(?:मुक़दमा|मुकदमा|केस) (?:जीत|हार) (?:जाएँगे|जाएंगे|जाओगे|जाएगा)/,
    /(?:ज़मानत|जमानत) (?:मिल जाएगी|मिलेगी)/,
  ],
  illness: [
    /\b(?:you|he|she|they)\b[^.!?]{0,25}\b(?:have|has|will get|will develop|suffer from|diagnosed with)\b[^.!?]{0,20}\b(?:cancer|a tumou?r|diabetes|tuberculosis|hiv|aids|hepatitis|kidney failure|a stroke|heart attack|dementia|epilepsy|cirrhosis|leukaemia|leukemia|bipolar|schizophrenia)\b/i,
    /\b(?:cancer|tumor|diabetes|sugar|heart attack|kidney failure) (?:hoga|hogi|ho jayega|ho jayegi|ho sakta|hai aapko)\b/i,
    /(?:कैंसर|ट्यूमर|मधुमेह|डायबिटीज़|टीबी|लकवा|दिल का दौरा) (?:होगा|होगी|हो जाएगा|हो सकता|पड़ेगा)/,
    /\b(?:stop|skip|quit|leave|discontinue|avoid|instead of|no need (?:for|of)|replace)\b[^.!?]{0,25}\b(?:medicines?|medication|tablets|insulin|chemotherapy|treatment|your doctor|surgery)\b/i,
    /\b(?:dawai|dawa|ilaaj|insulin)\b[^.!?]{0,15}\b(?:band kar|chhod d|mat lijiye|ki zaroorat nahi)/i,
    /(?:दवा|दवाई|इलाज|इंसुलिन)[^।.!?]{0,15}(?:बंद कर|छोड़ द|मत लीजिए|की ज़रूरत नहीं)/,
  ],
  betting: [
    /\b(?:buy|sell|hold|invest in|put (?:your )?money in(?:to)?|trade)\b[^.!?]{0,40}\b(?:shares?|stocks?|bitcoin|ethereum|dogecoin|crypto(?:currenc(?:y|ies))?|nifty|sensex|bank ?nifty|options|futures|intraday|penny stocks?)\b/i,
    /\b(?:lottery|satta|matka|betting|casino|jackpot)\b[^.!?]{0,40}\b(?:number|win|play|ticket|lucky|try)\b/i,
    /\b(?:number|numbers)\b[^.!?]{0,20}\b(?:lottery|satta|matka|bet)\b/i,
    /\bbet on\b/i,
    /\b(?:share|shares|stock|crypto|bitcoin|satta|lottery)\b[^.!?]{0,25}\b(?:khareed|kharid|lagaiye|lagao|le lijiye|becho|bech d)/i,
    /(?:शेयर|स्टॉक|बिटकॉइन|क्रिप्टो|सट्टा|लॉटरी)[^।.!?]{0,25}(?:ख़रीद|खरीद|लगाइए|लगाओ|ले लीजिए|बेच)/,
  ],
  self_harm: [
    /\b(?:suicid\w*|kill (?:yourself|himself|herself)|self[- ]harm|end (?:your|his|her) (?:own )?life|take (?:your|his|her) own life)\b/i,
    /\b(?:khudkushi|aatmahatya|atmahatya|khud ko khatam)\b/i,
    /(?:आत्महत्या|ख़ुदकुशी|खुदकुशी|ख़ुद को ख़त्म)/,
  ],
}

/** Leaves the sentence out. */
export const DROPPED: Readonly<Record<string, readonly RegExp[]>> = {
  contact: [
    /https?:|www\.|\b[\w-]+\.(?:com|in|org|net|co|io|app|info|xyz|shop|store)\b/i,
    /\b(?:t\.me|wa\.me|whatsapp|telegram|instagram|facebook|youtube)\b/i,
    /[\w.+-]+@[\w-]+/,
    /(?:^|\s)@\w{3,}/,
    /व्हाट्सएप|व्हाट्सऐप|टेलीग्राम|इंस्टाग्राम/,
  ],
  sale: [
    /₹|\bRs\.? ?\d|\brupees? \d|\d+ ?(?:rupees?|rupaye|INR)\b|\bINR ?\d/i,
    /\d ?(?:रुपये|रुपए|रु\.)/,
    /\b\d+(?:\.\d+)?[- ]?(?:carats?|ratti|ct)\b|\b(?:carats?|ratti)\b/i,
    /कैरेट|रत्ती/,
    /\b(?:energi[sz]ed?|energi[sz]ing|abhimantrit|pran[- ]?pratishtha|consecrated)\b/i,
    /अभिमंत्रित|प्राण[- ]प्रतिष्ठा/,
    /\b(?:book|order|buy|purchase)\b[^.!?]{0,25}\b(?:puja|pooja|ritual|yantra|bracelet|gemstones?|rudraksha|kavach|stone)\b/i,
    /\b(?:our|my) (?:store|shop|website|app|package|packages|service charge|fee|fees|pandit)\b/i,
    /\b(?:discount|special offer|limited offer|premium plan|paid consultation|pay (?:me|us))\b/i,
    /\b(?:puja|pooja|anushthan|havan)\b[^.!?]{0,30}\b(?:karwa|karva|book kar)/i,
    /(?:पूजा|अनुष्ठान|हवन|यंत्र|कवच)[^।.!?]{0,25}(?:करवा|बुक कर|मँगवा|मंगवा|ख़रीद|खरीद)/,
  ],
  fear: [
    /\b(?:cursed?|black magic|evil eye|evil spirits?|possessed|witchcraft|voodoo|tantrik|vashikaran)\b/i,
    /\b(?:doomed|ruined for ever|destroy(?:ed)? (?:your|his|her) life|terrible fate|severe punishment)\b/i,
    /\b(?:sins?|karma|deeds)\b[^.!?]{0,15}\bpast (?:life|lives|birth)\b/i,
    /\b(?:otherwise|or else|if you (?:do not|don't|fail to))\b[^.!?]{0,60}\b(?:suffer|ruin|disaster|destroy|loss of|misfortune|harm)\b/i,
    /\b(?:kala jadu|nazar lagi|shaap|shrap|bhoot|tona totka|vashikaran|tantrik)\b/i,
    /काला जादू|नज़र लगी|श्राप|शाप लगा|भूत[- ]प्रेत|टोना|वशीकरण|तांत्रिक/,
    /(?:वरना|नहीं तो)[^।.!?]{0,40}(?:बर्बाद|विनाश|अनर्थ|भारी नुक़सान|भारी नुकसान)/,
    /\b(?:varna|nahi to|nahin to)\b[^.!?]{0,40}\b(?:barbaad|barbad|vinash|anarth|bhari nuksan)\b/i,
  ],
  leak: [
    /\bas an? (?:AI )?(?:language model|assistant)\b|\b(?:AI|artificial intelligence) (?:language )?model\b/i,
    /\b(?:OpenAI|ChatGPT|GPT-?\d|Anthropic|Claude|Google Gemini|Llama|Mistral|DeepSeek)\b/,
    /\b(?:system prompt|my (?:instructions|rules|guidelines|training)|knowledge cut-?off|I (?:cannot|can't) browse|developer message)\b/i,
    /<<<|>>>|DATA\b.*\bDATA|write_in|birth_time|public_figure/,
    /\{\s*"|"\s*:\s*["[{\d]|\}\s*\]/,
    /\b(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|house|dasha|transit|window|promise)\.[a-z0-9_]+\b/,
  ],
  filler: [
    /\bI hope (?:this|that|it) (?:helps|answers|was)/i,
    /\b(?:feel free to|do not hesitate|don't hesitate|let me know if|is there anything else|happy to help)\b/i,
    /\b(?:let me (?:analy[sz]e|look at|check|see) (?:your|the) (?:chart|kundli|horoscope)|I will now|based on the (?:data|facts|information) (?:provided|given))\b/i,
    /\b(?:cosmic energ\w+|universe (?:has|wants|will)|tapestry|dance of the planets)\b/i,
    /(?:आशा है|उम्मीद है)[^।.!?]{0,20}(?:उत्तर|जानकारी|मदद)[^।.!?]{0,20}(?:मिल|हुई|होगी)/,
  ],
}

/** Adverbs that promise: the sentence stands without them. */
export const PROMISES: readonly RegExp[] = [
  /\b(?:surely|definitely|certainly|undoubtedly|absolutely|assuredly|inevitably|without (?:any |a )?(?:doubt|fail))\b,? ?/gi,
  /\b(?:pakka|zaroor hi|nishchit roop se|bina shak)\b,? ?/gi,
  /(?:निश्चित रूप से|पक्का|अवश्य ही|बिना शक|निस्संदेह),? ?/g,
]

/** Promises that no word can be taken out of. */
export const GUARANTEES: readonly RegExp[] = [
  /\b(?:guaranteed?|guarantees|100 ?%|hundred per ?cent|is certain to|are certain to|no doubt that|destined to|bound to)\b/i,
  /\b(?:guarantee hai|sau pratishat|100 pratishat|tay hai ki)\b/i,
  /(?:गारंटी|सौ प्रतिशत|100 प्रतिशत|तय है कि|निश्चित है कि)/,
]

/** A sentence that says what it does not do: `I do not foretell death`, `do not stop your medicine`. */
export const REFUSES =
  /\b(?:not|cannot|can't|don't|never|no|nobody|without)\b[^.!?]{0,40}\b(?:tell|foretell|say|read|predict|know|see|decide|guess|promise|stop|skip|quit|leave|replace|discontinue)\b|\b(?:nahi|nahin|mat)\b[^.!?]{0,12}\b(?:bata|keh|dekh|padh|jaan|chhod|band)|नहीं (?:बता|कह|देख|पढ़|जान)|मत (?:छोड़|बंद)/i

/** A sentence that denies promises nothing: `nothing is guaranteed`. */
export const DENIALS =
  /\b(?:not|no|never|nothing|nobody|none|cannot|can't|isn't|aren't|don't|doesn't|without|neither|nahi|nahin|koi|kisi)\b|नहीं|कोई|कुछ भी|बिना/i
