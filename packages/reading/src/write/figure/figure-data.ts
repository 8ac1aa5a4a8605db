import type { GrahaId } from '@dhruva/jyotish'
import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** `Lata's chart`, `this chart`: in Hindi before `में` and `से`. */
export const CHART: Spoken<(name: string) => string> = {
  en: (name) => (name ? `${name}'s chart` : 'this chart'),
  hi: (name) => (name ? `${name} की कुंडली` : 'इस कुंडली'),
  hing: (name) => (name ? `${name} ki kundli` : 'is kundli'),
}

/** What a house says of a public life; in Hindi before a postposition. */
export const PUBLIC_AREAS: Spoken<readonly string[]> = {
  en: [
    'presence, character and new beginnings',
    'voice and what is built up over the years',
    'courage, effort and the spoken or written word',
    'roots and the home ground',
    'creative work, judgement and learning',
    'competition, service and daily work',
    'the public, colleagues and agreements',
    'research, reinvention and change',
    'belief, teachers and reach beyond borders',
    'work, standing and duty',
    'audiences, networks and long-held aims',
    'work behind the scenes and far from home',
  ],
  hi: [
    'उपस्थिति, स्वभाव और नई शुरुआत',
    'वाणी और बरसों में जोड़े काम',
    'साहस, मेहनत और बोले या लिखे शब्दों',
    'जड़ों और अपनी ज़मीन',
    'रचनात्मक काम, समझ और सीखने',
    'मुक़ाबले, सेवा और रोज़ के काम',
    'जनता, सहकर्मियों और समझौतों',
    'खोज, नए रूप और बदलाव',
    'आस्था, गुरुजनों और दूर देशों तक पहुँच',
    'काम, नाम और ज़िम्मेदारी',
    'दर्शकों, संपर्कों और पुरानी इच्छाओं',
    'परदे के पीछे और घर से दूर के काम',
  ],
  hing: [
    'maujoodgi, swabhav aur nayi shuruaat',
    'vaani aur barson me jode kaam',
    'himmat, mehnat aur bole ya likhe shabdon',
    'jadon aur apni zameen',
    'creative kaam, samajh aur seekhne',
    'muqable, seva aur roz ke kaam',
    'public, colleagues aur agreements',
    'khoj, naye roop aur badlav',
    'aastha, guruon aur door desh tak pahunch',
    'kaam, naam aur zimmedari',
    'audience, contacts aur purani ichchhaon',
    'parde ke peeche aur ghar se door ke kaam',
  ],
}

/** What a graha's dasha is for a public life. */
export const CHAPTERS: Record<GrahaId, Spoken> = {
  sun: { en: 'being seen and carrying authority', hi: 'सामने आने और ज़िम्मा उठाने', hing: 'saamne aane aur zimma uthane' },
  moon: { en: 'nearness to people and their moods', hi: 'लोगों के क़रीब रहने', hing: 'logon ke kareeb rehne' },
  mars: { en: 'effort, contest and courage', hi: 'मेहनत, मुक़ाबले और साहस', hing: 'mehnat, muqable aur himmat' },
  mercury: { en: 'words, trade and skill', hi: 'शब्दों, व्यापार और हुनर', hing: 'shabdon, business aur hunar' },
  jupiter: { en: 'growth, teaching and trust', hi: 'बढ़त, शिक्षा और भरोसे', hing: 'badhat, shiksha aur bharose' },
  venus: { en: 'art, charm and refinement', hi: 'कला, आकर्षण और सुरुचि', hing: 'kala, aakarshan aur suruchi' },
  saturn: { en: 'slow building and duty', hi: 'धीमे निर्माण और ज़िम्मेदारी', hing: 'dheere nirmaan aur zimmedari' },
  rahu: { en: 'ambition and unusual paths', hi: 'बड़ी चाह और अलग रास्तों', hing: 'badi chaah aur alag raaston' },
  ketu: { en: 'letting go and insight', hi: 'छोड़ने और गहरी समझ', hing: 'chhodne aur gehri samajh' },
}

export const WORK: Wordings = {
  en: [
    'Public work in {chart} is read from the 10th house, {sign}: its lord {lord} is in {at}, in the {house}, so the work draws on {area}.',
    'In {chart} the 10th house of work is {sign}; its lord {lord}, in {at} in the {house}, ties the work to {area}.',
  ],
  hi: [
    '{chart} में काम दसवें भाव से देखते हैं, जहाँ {sign} राशि है: उसका स्वामी {lord} {at} में, {house} में है, इसलिए काम का आधार {area} में है।',
    '{chart} के दसवें भाव में {sign} राशि है; उसका स्वामी {lord} {at} में, {house} में बैठकर काम को {area} से जोड़ता है।',
  ],
  hing: [
    '{chart} me kaam 10th house se dekhte hain, jahan {sign} rashi hai: uska swami {lord} {at} me, {house} me hai, isliye kaam ka aadhaar {area} me hai.',
    '{chart} ke 10th house me {sign} rashi hai; uska swami {lord} {at} me, {house} me baithkar kaam ko {area} se jodta hai.',
  ],
}
export const SITS: Wordings = {
  en: ['{graha} sits in the 10th house and brings {gift} to the public role.'],
  hi: ['{graha} दसवें भाव में बैठकर सार्वजनिक काम में {gift} देता है।'],
  hing: ['{graha} 10th house me baithkar public kaam me {gift} deta hai.'],
}
export const LOOKS: Wordings = {
  en: ['{graha} looks on the 10th house and brings {gift} to the public role.'],
  hi: ['{graha} की दृष्टि दसवें भाव पर है और सार्वजनिक काम में {gift} देती है।'],
  hing: ['{graha} ki drishti 10th house par hai aur public kaam me {gift} deti hai.'],
}
export const LAGNA: Wordings = {
  en: ['{chart} has {sign} lagna, known for {manner}.', 'The lagna of {chart} is {sign}, which speaks of {manner}.'],
  hi: ['{chart} में {sign} लग्न है, जिसकी पहचान है {manner}।', '{chart} का लग्न {sign} है, जो {manner} दिखाता है।'],
  hing: [
    '{chart} me {sign} lagna hai, jiski pehchaan hai {manner}.',
    '{chart} ka lagna {sign} hai, jo {manner} dikhata hai.',
  ],
}
export const LAGNA_LORD: Wordings = {
  en: ['Its lord {lord} is in the {house}, so (he|she) is recognised through {area}.'],
  hi: ['लग्न का स्वामी {lord} {house} में है, इसलिए पहचान {area} से बनती है।'],
  hing: ['Lagna ka swami {lord} {house} me hai, isliye pehchaan {area} se banti hai.'],
}
export const MOON: Wordings = {
  en: ['{moon} in {sign}, in {star}, looks for {needs}.'],
  hi: ['{moon} {sign} राशि और {star} नक्षत्र में है, और मन को {needs} चाहिए।'],
  hing: ['{moon} {sign} rashi aur {star} nakshatra me hai, aur mann ko {needs} chahiye.'],
}
export const STEADY: Wordings = {
  en: ['The graha that stands best is {graha}, in {sign} in the {house}: it lends {gift}.'],
  hi: ['सबसे अच्छी स्थिति {graha} की है, {sign} में, {house} में: उसकी देन है {gift}।'],
  hing: ['Sabse achhi sthiti {graha} ki hai, {sign} me, {house} me: uski den hai {gift}.'],
}
export const GRAHA: Wordings = {
  en: ['In {chart} {graha} is in {sign}, in the {house} of {area}; there it brings {gift}.'],
  hi: ['{chart} में {graha} {sign} राशि में, {house} में है, जो {area} का भाव है; वहाँ उसकी देन है {gift}।'],
  hing: ['{chart} me {graha} {sign} rashi me, {house} me hai, jo {area} ka house hai; wahan uski den hai {gift}.'],
}
export const HOUSE: Wordings = {
  en: ['In {chart} the {asked} is {sign}; its lord {lord} is in {at}, in the {house}, which speaks of {area}.'],
  hi: ['{chart} के {asked} में {sign} राशि है; उसका स्वामी {lord} {at} में, {house} में है, जो {area} की बात करता है।'],
  hing: [
    '{chart} ke {asked} me {sign} rashi hai; uska swami {lord} {at} me, {house} me hai, jo {area} ki baat karta hai.',
  ],
}
export const MAHA: Wordings = {
  en: ['In {chart} {graha} mahadasha runs until {to}, a chapter of {chapter}.'],
  hi: ['{chart} में {graha} की महादशा {to} तक चल रही है, {chapter} का अध्याय।'],
  hing: ['{chart} me {graha} ki mahadasha {to} tak chal rahi hai, {chapter} ka chapter.'],
}
/** Of a mahadasha that is asked for by name. */
export const PERIOD: Wordings = {
  en: ['In {chart} {graha} mahadasha has its place from {span}, a chapter of {chapter}.'],
  hi: ['{chart} में {graha} की महादशा {span} तक की है, {chapter} का अध्याय।'],
  hing: ['{chart} me {graha} ki mahadasha {span} tak ki hai, {chapter} ka chapter.'],
}
export const ANTAR: Wordings = {
  en: ['The {graha} antardasha, until {to}, brings {area} to the front.'],
  hi: ['अभी {graha} की अंतर्दशा {to} तक है और {area} को आगे लाती है।'],
  hing: ['Abhi {graha} ki antardasha {to} tak hai aur {area} ko aage laati hai.'],
}
export const THEN: Wordings = {
  en: ['- **{span}, {graha} antardasha:** {area} come forward.'],
  hi: ['- **{span}, {graha} की अंतर्दशा:** {area} की बात आगे आती है।'],
  hing: ['- **{span}, {graha} ki antardasha:** {area} ki baat aage aati hai.'],
}
export const PASSES: Record<'jupiter' | 'saturn', Wordings> = {
  jupiter: {
    en: ['{graha} passes through {sign}, the {house}, until {to} and favours {area}.'],
    hi: ['{graha} {to} तक {sign} में, {house} में चल रहा है और {area} को बढ़ाता है।'],
    hing: ['{graha} {to} tak {sign} me, {house} me chal raha hai aur {area} ko badhata hai.'],
  },
  saturn: {
    en: ['{graha} passes through {sign}, the {house}, until {to} and asks for patience with {area}.'],
    hi: ['{graha} {to} तक {sign} में, {house} में चल रहा है और {area} में धैर्य माँगता है।'],
    hing: ['{graha} {to} tak {sign} me, {house} me chal raha hai aur {area} me dhairya maangta hai.'],
  },
}
/** First where one event is asked for. */
export const SEASON: Wordings = {
  en: ['A chart shows the season, not whether one event comes.'],
  hi: ['कुंडली समय दिखाती है, यह नहीं कि कोई एक बात होगी या नहीं।'],
  hing: ['Kundli samay dikhati hai, yeh nahi ki koi ek baat hogi ya nahi.'],
}
export const PRIVATE: Wordings = {
  en: [
    "I do not guess about a living person's private life, whoever it is.",
    'That belongs to a private life, and I do not guess about it for anyone.',
  ],
  hi: [
    'किसी के निजी जीवन का अनुमान मैं नहीं [लगाता|लगाती], चाहे कोई भी हो।',
    'यह निजी जीवन की बात है, और उसका अनुमान मैं किसी के लिए नहीं [लगाता|लगाती]।',
  ],
  hing: [
    'Kisi ke niji jeevan ka andaza main nahi [lagata|lagati], chahe koi bhi ho.',
    'Yeh niji jeevan ki baat hai, aur uska andaza main kisi ke liye nahi [lagata|lagati].',
  ],
}
export const PRACTICES: Wordings = {
  en: ['Practices and good dates are for the one whose chart it is to ask about, so I name none for someone else.'],
  hi: ['उपाय और मुहूर्त वही पूछे जिसकी कुंडली है, इसलिए किसी और के लिए मैं नहीं [बताता|बताती]।'],
  hing: ['Upay aur muhurat wahi pooche jiski kundli hai, isliye kisi aur ke liye main nahi [batata|batati].'],
}
export const OPEN: Wordings = {
  en: ['What {chart} shows of character, public work and the running dasha I read gladly.'],
  hi: ['स्वभाव, सार्वजनिक काम और चल रही दशा के बारे में {chart} जो दिखाती है, वह ख़ुशी से [बताऊँगा|बताऊँगी]।'],
  hing: [
    'Swabhav, public kaam aur chal rahi dasha ke baare me {chart} jo dikhati hai, woh khushi se [bataunga|bataungi].',
  ],
}
export const END: Wordings = {
  en: [
    'A chart shows tendencies; what (he|she) has made of them is for the public record to tell.',
    'All this is tendency, read from a birth as it was given; the deeds are (his|her) own.',
  ],
  hi: ['कुंडली रुझान दिखाती है; उससे क्या बना, यह सार्वजनिक काम बताता है।', 'यह दिए गए जन्म से पढ़ा रुझान है; कर्म उनके अपने हैं।'],
  hing: [
    'Kundli rujhaan dikhati hai; usse kya bana, yeh public kaam batata hai.',
    'Yeh diye gaye janm se padha rujhaan hai; karm unke apne hain.',
  ],
}
