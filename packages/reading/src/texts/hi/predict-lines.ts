import type { Advice, TaraId, WindowClass } from '@dhruva/jyotish'
import type { Period } from '#texts/en/predict.ts'
import type { Field } from '#texts/en/predict-fields-data.ts'
import type { Band, predictLines as english, Stay } from '#texts/en/predict-lines.ts'
import { apke, apki, apko } from '#texts/forms/whose.ts'
import { fromBirthMoon } from './predict.ts'

/** Before a masculine noun. */
const BANDS: Record<Band, string> = {
  very_good: 'बहुत अच्छा',
  good: 'अच्छा',
  steady: 'सधा हुआ',
  mixed: 'मिला-जुला',
  careful: 'सावधानी वाला',
}
const MANY: Record<Band, string> = {
  very_good: 'बहुत अच्छे',
  good: 'अच्छे',
  steady: 'सधे हुए',
  mixed: 'मिले-जुले',
  careful: 'सावधानी वाले',
}

const NAMES: Record<Field, string> = {
  work: 'काम',
  study: 'पढ़ाई',
  money: 'पैसा',
  love: 'प्यार',
  couple: 'दांपत्य',
  family: 'घर-परिवार',
  body: 'सेहत',
}
/** Before a postposition. */
const IN: Record<Field, string> = { ...NAMES, money: 'पैसे के मामले' }

/** How a field goes in a stretch of a class; a sentence without its end, after the name of the field. */
const GOES: Record<WindowClass, readonly string[]> = {
  best: ['सबसे अच्छा समय है', 'समय सबसे ज़्यादा साथ देता है', 'सबसे मज़बूत दौर है'],
  good: ['समय अच्छा है', 'समय साथ देता है', 'हालात अच्छे हैं'],
  fair: ['समय ठीक-ठाक है', 'बात धीरे-धीरे बढ़ती है', 'हालात ठीक हैं'],
  slow: ['चाल धीमी है', 'धीरज चाहिए', 'थोड़ा समय लगता है'],
  rest: ['ठहराव का समय है', 'रुककर चलने का समय है', 'शांत रहना बेहतर है'],
}

const STAR_OF: Record<TaraId, string> = {
  janma: 'नई शुरुआत की',
  sampat: 'लाभ की',
  vipat: 'छोटी रुकावटों की',
  kshema: 'कुशल-क्षेम की',
  pratyak: 'अड़चनों की',
  sadhana: 'सफल मेहनत की',
  naidhana: 'विश्राम की',
  mitra: 'मित्रता की',
  parama_mitra: 'गहरी मित्रता की',
}

const TAILS: Record<Advice, string> = {
  act: 'क़दम उठाइए',
  act_check: 'दो बार देखकर क़दम उठाइए',
  prepare_try: 'छोटी कोशिश कीजिए',
  prepare: 'तैयारी कीजिए',
  hold: 'जैसा चल रहा है, चलने दीजिए',
}

const NOUNS: Record<Period, string> = { day: 'दिन', week: 'हफ़्ता', month: 'महीना', year: 'साल' }
const SPANS: Record<Period, string> = {
  day: 'ये दो दिन',
  week: 'आने वाले सात दिन',
  month: 'आने वाले तीस दिन',
  year: 'आने वाले बारह महीने',
}
const STEP_FOR: Record<Period, string> = { day: '', week: 'इस हफ़्ते ', month: 'इस महीने ', year: 'इस साल ' }

const stay = ({ from, to }: Stay, whole: string): string =>
  from ? (to ? `${from} से ${to} तक` : `${from} से`) : to ? `${to} तक` : whole

const at = (v: number, wordings: readonly string[]): string => wordings[v % wordings.length] ?? ''
const LEVELS = { maha: 'महादशा', antar: 'अंतर्दशा', pratyantar: 'प्रत्यंतर दशा' }

export const predictLines: typeof english = (whom) => {
  const fromMoon = (h: number) => fromBirthMoon(h, whom)
  return {
    heading: (text) => `**${text}**`,
    onDate: (date) => `${date} को`,
    between: (from, to) => `${from} से ${to} के बीच`,
    todayAndTomorrow: (one, other) => `आज और कल: ${one} और ${other}`,
    at: (date, hour) => `${date}, ${hour}`,
    zone: 'भारतीय समय',

    leadTwo: (v, one, first, other, second) =>
      first === second
        ? at(v, [
            `${one} और ${other}, दोनों ${apke(whom)}लिए ${MANY[first]} दिन हैं।`,
            `आने वाले दोनों दिन ${MANY[first]} हैं, ${one} भी और ${other} भी।`,
            `${one} ${BANDS[first]} दिन है, और ${other} भी।`,
            `${one} का दिन ${BANDS[first]} है और ${other} का भी।`,
            `${one} और ${other}, दोनों दिन ${MANY[first]} रहेंगे।`,
            `${one} ${BANDS[first]} दिन है, ${other} भी उससे अलग नहीं।`,
            `${one} हो या ${other}, दिन ${BANDS[first]} है।`,
            `${one} को दिन ${BANDS[first]} है, ${other} को भी वैसा ही।`,
          ])
        : at(v, [
            `${one} ${apke(whom)}लिए ${BANDS[first]} दिन है और ${other} ${BANDS[second]}।`,
            `${one} का दिन ${BANDS[first]} है, ${other} का ${BANDS[second]}।`,
            `${one} को दिन ${BANDS[first]} रहेगा और ${other} को ${BANDS[second]}।`,
            `${one} ${BANDS[first]} दिन है, फिर ${other} ${BANDS[second]}।`,
            `इन दो दिनों में ${one} ${BANDS[first]} है और ${other} ${BANDS[second]}।`,
            `पहला दिन, ${one}, ${BANDS[first]} है और दूसरा, ${other}, ${BANDS[second]}।`,
            `${apko(whom)} ${one} को ${BANDS[first]} दिन मिलेगा और ${other} को ${BANDS[second]}।`,
            `${one} ${BANDS[first]} रहेगा, ${other} ${BANDS[second]}।`,
          ]),
    leadSpan: (v, period, band, most, least) => {
      const room = most ? `सबसे ज़्यादा आसानी ${IN[most]} में रहेगी` : ''
      const patience = least ? `सबसे ज़्यादा धीरज ${IN[least]} में चाहिए` : ''
      const both = [room, patience].filter((text) => text !== '').join(' और ')
      const tail = both === '' ? '' : `: ${both}`
      return at(v, [
        `आगे ${BANDS[band]} ${NOUNS[period]} है${tail}।`,
        `${SPANS[period]} कुल मिलाकर ${MANY[band]} हैं${tail}।`,
        `${BANDS[band]} ${NOUNS[period]} शुरू हो रहा है${tail}।`,
        `कुल मिलाकर यह ${BANDS[band]} ${NOUNS[period]} है${tail}।`,
      ])
    },

    better: (v, day, alike, moon, sign, h, clause) => {
      const own = `${sign} में, ${fromMoon(h)}`
      if (alike) return `दोनों दिन बराबर हैं: ${day} को, जब ${moon} ${own} है, ${clause}।`
      return at(v, [
        `दोनों में ${day} बेहतर है, क्योंकि ${moon} ${own} है: ${clause}।`,
        `ज़्यादा आसान दिन ${day} है, जब ${moon} ${own} है: ${clause}।`,
        `${day} का दिन हल्का चलता है, क्योंकि ${moon} ${own} है: ${clause}।`,
        `${day} ज़्यादा साथ देता है, क्योंकि ${moon} ${own} है: ${clause}।`,
        `दो में से एक दिन चुनना हो तो ${day} चुनिए, जब ${moon} ${own} है: ${clause}।`,
      ])
    },
    betterBy: (day, g, sign, h) => `दोनों में ${day} बेहतर है, क्योंकि ${g} ${sign} में, ${fromMoon(h)} रहकर साथ देता है।`,
    bestDay: (v, day, moon, sign, h, clause) =>
      at(v, [
        `सबसे अच्छा दिन ${day} है, जब ${moon} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `${day} सबसे अच्छा दिन है, क्योंकि ${moon} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `इन सब दिनों में ${day} सबसे आसान है, क्योंकि ${moon} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
      ]),
    star: (tara, id) => `उस दिन ${apki(whom)}तारा ${tara} है, यानी ${STAR_OF[id]} तारा।`,
    carries: (v, when, g, sign, h, clause) =>
      at(v, [
        `सबसे अच्छा समय ${when} है, जब ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `${when} सबसे ज़्यादा साथ मिलता है, क्योंकि ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `${when} सब आसानी से चलता है, क्योंकि ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
      ]),
    tender: (v, from, to, moon, sign, h, clause) => {
      const when = from ? `${from} से ${to} तक` : `${to} तक`
      const named = h === 8 ? `${fromMoon(h)} है, यानी चंद्राष्टम` : `${fromMoon(h)} है`
      return at(v, [
        `${when} ${moon} ${sign} में, ${named}: ${clause}।`,
        `${when} सँभलकर चलिए, क्योंकि ${moon} ${sign} में, ${named}: ${clause}।`,
      ])
    },
    careStar: (v, day, tara, id, clause) =>
      at(v, [
        `${day} को नरमी से चलिए, क्योंकि ${apki(whom)}तारा ${tara} है, यानी ${STAR_OF[id]} तारा: ${clause}।`,
        `${day} को ${apki(whom)}तारा ${tara} है, यानी ${STAR_OF[id]} तारा: ${clause}।`,
      ]),
    slows: (v, when, g, sign, h, clause) =>
      at(v, [
        `${when} धीरे चलिए, क्योंकि ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `${when} थोड़ा ज़्यादा ध्यान रखिए, क्योंकि ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
        `${when} थोड़ी सुस्ती रहती है, क्योंकि ${g} ${sign} में, ${fromMoon(h)} है: ${clause}।`,
      ]),
    standing: (when, clause, best) =>
      best ? `सबसे अच्छा समय ${when} है: ${clause}।` : `${when} ज़्यादा ध्यान चाहिए: ${clause}।`,
    yearBest: (when, reason) => {
      const aim = whom === 'you' ? 'नई शुरुआत' : 'काम'
      return when.from && !when.to
        ? `${aim} के लिए साल का सबसे अच्छा दौर ${when.from} से शुरू होता है${reason}।`
        : `${aim} के लिए साल का सबसे अच्छा दौर ${stay(when, 'पूरे साल')} है${reason}।`
    },
    yearCare: (when, reason) =>
      whom === 'you'
        ? `${stay(when, 'पूरे साल')} नई शुरुआत टालिए${reason}, और जो ठीक चल रहा है उसे वैसा ही चलने दीजिए।`
        : `${stay(when, 'पूरे साल')} काम की चाल सबसे धीमी है${reason}।`,

    fieldOfDay: (field, cause, clause) => `- **${NAMES[field]}:** ${cause ? `${cause}: ${clause}` : clause}।`,
    field: (v, field, of, when, reason, clause) => {
      const time = when.from || when.to ? `${stay(when, '')} ` : ''
      return `- **${NAMES[field]}:** ${time}${at(v, GOES[of])}${reason}${clause ? `। ${clause}` : ''}।`
    },
    fieldThen: (v, of, when, clause) => `${stay(when, '')} ${at(v, GOES[of])}${clause ? `, इसलिए ${clause}` : ''}।`,
    sits: (g, at, helps) => (helps ? `, क्योंकि ${g} ${at} में है` : `, क्योंकि ${at} में ${g} का भार है`),
    looks: (g, at, helps) => (helps ? `, क्योंकि ${at} पर ${g} की दृष्टि है` : `, क्योंकि ${at} पर ${g} की कड़ी दृष्टि है`),
    antar: (g, helps) => (helps ? `, क्योंकि ${g} सहायक है` : `, क्योंकि ${g} सँभलकर चलने को कहता है`),

    enters: (g, sign, at, colour, area) => `${g} ${sign} में, यानी ${at} में, आता है: ${area} ${colour}`,
    turns: (g, sign, at, back, matters) =>
      back
        ? `${g} ${sign} में, यानी ${at} में, वक्री होता है: ${matters} पर दोबारा नज़र डालने का समय है`
        : `${g} ${sign} में, यानी ${at} में, फिर सीधी चाल पकड़ता है: ${matters} को गति मिलती है`,
    begins: (level, g, areas) => `${g} की ${LEVELS[level]} शुरू होती है: ${areas} से जुड़ी बातें सामने आती हैं`,
    tail: (field, advice) => `। ${IN[field]} में ${TAILS[advice]}`,
    dated: (date, text) => `- **${date}:** ${text}।`,

    step: (period, clause) => `एक क़दम: ${STEP_FOR[period]}${clause}।`,
  }
}
