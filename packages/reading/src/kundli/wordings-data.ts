import type { Code } from '@dhruva/common'
import type { Dignity, WindowClass } from '@dhruva/jyotish'

type Said = Record<Code, readonly string[]>

/** Who the person is: rising sign outside, Moon within. */
export const WHO: Said = {
  en: [
    'Your rising sign, {lagna}, shows as {manner}; with the Moon in {moon}, your mind looks for {needs}.',
    'People first notice {manner} in you, as {lagna} was rising; within, with the Moon in {moon}, you need {needs}.',
    'With {lagna} rising you bring {manner}; with the Moon in {moon} you look for {needs}.',
  ],
  hi: [
    'आपके {lagna} लग्न की पहचान {manner} है; चंद्र {moon} में है, इसलिए मन को {needs} चाहिए।',
    'लोग आपमें {manner} देखते हैं, क्योंकि लग्न {lagna} है; भीतर मन को {needs} चाहिए, क्योंकि चंद्र {moon} में है।',
    '{lagna} लग्न आपको {manner} देता है, और {moon} में बैठे चंद्र के कारण मन को {needs} चाहिए।',
  ],
}
export const WHO_OF_THEM: Said = {
  en: ['{Lagna} rises in this chart, a mark of {manner}; the Moon is in {moon}, in {star}.'],
  hi: ['इस कुंडली का लग्न {lagna} है, जिसकी पहचान {manner} है; चंद्र {moon} राशि के {star} नक्षत्र में है।'],
}

/** What is strongest, where it stands and what it gives. */
export const STRONGEST: Said = {
  en: [
    '{Graha}{state}, in your house of {area}, is the strongest of your grahas: it gives {gift}.',
    'Lean on {graha}{state}, the strongest of your grahas, in the house of {area}: it gives {gift}.',
    'Your firmest support is {graha}{state}, in the house of {area}: count on {gift}.',
  ],
  hi: [
    '{area} के स्थान में बैठा {graha}{state} आपका सबसे मज़बूत ग्रह है: यह {gift} देता है।',
    'आपका सबसे पक्का सहारा {graha}{state} है, जो {area} के स्थान में बैठा है: यह {gift} देता है।',
    'भरोसा {graha}{state} पर रखिए: {area} के स्थान में बैठा यह ग्रह सबसे मज़बूत है और {gift} देता है।',
  ],
}
/** Where the strongest is not strong. */
export const STEADIEST: Said = {
  en: [
    'No graha stands far above the others in your chart; the steadiest is {graha}, in your house of {area}: it gives {gift}.',
  ],
  hi: ['आपकी कुंडली में कोई एक ग्रह बहुत आगे नहीं है; सबसे टिका हुआ {area} के स्थान में बैठा {graha} है, और वह {gift} देता है।'],
}
export const STRONGEST_OF_THEM: Said = {
  en: ['The strongest graha is {graha}{state}, in the house of {area}: it gives {gift}.'],
  hi: ['{area} के स्थान में बैठा {graha}{state} सबसे मज़बूत ग्रह है: यह {gift} देता है।'],
}

/** How a graha stands in its sign, behind its name. */
export const STATES: Partial<Record<Dignity, Record<Code, string>>> = {
  exalted: { en: ' (exalted)', hi: ' (उच्च का)' },
  moolatrikona: { en: ' (in moolatrikona, a strong place)', hi: ' (मूलत्रिकोण में, यानी बलवान)' },
  own: { en: ' (in its own sign)', hi: ' (अपनी राशि में)' },
}

/** What runs: the two periods with their ends, then what the present is for. */
export const NOW: Said = {
  en: [
    "{Antar}'s antardasha (sub-period) runs until {antarTo}, within {maha}'s mahadasha, which lasts until {mahaTo}{tail}.",
    "{Maha}'s mahadasha (major period) runs until {mahaTo}, and within it {antar}'s antardasha until {antarTo}{tail}.",
    "Until {antarTo} you are in {antar}'s antardasha (sub-period); {maha}'s mahadasha, of which it is a part, runs until {mahaTo}{tail}.",
  ],
  hi: [
    '{maha} की महादशा {mahaTo} तक चलेगी, और उसमें {antar} की अंतर्दशा {antarTo} तक है{tail}।',
    '{mahaTo} तक {maha} की महादशा है, और उसमें {antarTo} तक {antar} की अंतर्दशा{tail}।',
    'इस समय {maha} की महादशा में {antar} की अंतर्दशा चल रही है: अंतर्दशा {antarTo} तक है और महादशा {mahaTo} तक{tail}।',
  ],
}
/** The same where the one that runs is the last of its mahadasha, so that both end on one day. */
export const NOW_LAST: Said = {
  en: [
    "{Maha}'s mahadasha (major period) and its last part, {antar}'s antardasha, both run until {antarTo}{tail}.",
    "{Antar}'s antardasha, the last part of {maha}'s mahadasha (major period), runs until {antarTo}{tail}.",
  ],
  hi: [
    '{maha} की महादशा और उसकी आख़िरी, {antar} की अंतर्दशा, दोनों {antarTo} तक हैं{tail}।',
    '{antarTo} तक {antar} की अंतर्दशा है, जो {maha} की महादशा की आख़िरी अंतर्दशा है{tail}।',
  ],
}
export const TAILS: Record<'good' | 'fair' | 'slow', Said> = {
  good: {
    en: ['; this is a good time for {aim}', '; the time is good for {aim}', '; right now things look good for {aim}'],
    hi: ['; अभी {aim} के लिए समय अच्छा है', '; यह समय {aim} के लिए अच्छा है', '; {aim} के लिए यह अनुकूल समय है'],
  },
  fair: {
    en: ['; for {aim}, small steps work well now', '; for {aim}, take it in small steps now'],
    hi: ['; {aim} के लिए अभी छोटे क़दम ठीक रहेंगे', '; {aim} के लिए छोटी कोशिश की जा सकती है'],
  },
  slow: {
    en: ['; for {aim}, patience helps more than a push now', '; for {aim}, this is a time to prepare, not to press'],
    hi: ['; {aim} के लिए अभी ज़ोर नहीं, धीरज काम आएगा', '; {aim} के लिए यह ज़ोर लगाने का नहीं, तैयारी का समय है'],
  },
}
/** When the nine mahadashas are over. */
export const OVER: Said = {
  en: ["The nine mahadashas are complete, {maha}'s the last of them, on {to}."],
  hi: ['नौ महादशाएँ पूरी हो चुकी हैं, आख़िरी {maha} की, {to} को।'],
}

/** What comes next: the nearest good time that has not begun. */
export const NEXT: Said = {
  en: [
    'Next comes a {class} time for {aim}, {span}; until then, {step}.',
    'A {class} time for {aim} is ahead, {span}; until then, {step}.',
    'The time {between} is {class} for {aim}; until then, {step}.',
  ],
  hi: [
    'आगे {span} {aim} के लिए {class} समय है; तब तक {step}।',
    '{aim} के लिए अगला {class} समय {span} है; तब तक {step}।',
    '{between} का समय {aim} के लिए {class} है; तब तक {step}।',
  ],
}
export const CLASSES: Record<Extract<WindowClass, 'best' | 'good' | 'fair'>, Record<Code, string>> = {
  best: { en: 'very good', hi: 'बहुत अच्छा' },
  good: { en: 'good', hi: 'अच्छा' },
  fair: { en: 'fair', hi: 'ठीक' },
}
/** Where no matter has a good time to come: the next period. */
export const NEXT_PERIOD: Said = {
  en: [
    "Next comes {antar}'s antardasha, within {maha}'s mahadasha, from {from} to {to}.",
    "After this {antar}'s antardasha runs within {maha}'s mahadasha, from {from} to {to}.",
  ],
  hi: [
    'इसके बाद {from} से {to} तक {maha} की महादशा में {antar} की अंतर्दशा है।',
    'आगे {maha} की महादशा में {from} से {to} तक {antar} की अंतर्दशा चलेगी।',
  ],
}

/** What asks the most of the person now, until when, and as what it is felt. */
export const MIND: Record<'maha' | 'antar' | 'pratyantar' | 'sade_sati', Said> = {
  maha: {
    en: [
      "Watch out for {strain}: {graha}'s mahadasha, the demanding one now, runs until {to}, and {graha} stands in your house of {area}.",
      "Until {to}, what needs the most care is {graha}'s mahadasha, with {graha} in your house of {area}: watch out for {strain}.",
    ],
    hi: [
      '{strain} से बचिए: {area} के स्थान में बैठे {graha} की महादशा {to} तक चलेगी, और सबसे ज़्यादा ध्यान इसी में चाहिए।',
      '{to} तक सबसे ज़्यादा ध्यान {area} के स्थान में बैठे {graha} की महादशा में चाहिए: {strain} से बचिए।',
    ],
  },
  antar: {
    en: [
      "Watch out for {strain}: {graha}'s antardasha, the demanding one now, runs until {to}, and {graha} stands in your house of {area}.",
      "Until {to}, what needs the most care is {graha}'s antardasha, with {graha} in your house of {area}: watch out for {strain}.",
    ],
    hi: [
      '{strain} से बचिए: {area} के स्थान में बैठे {graha} की अंतर्दशा {to} तक चलेगी, और सबसे ज़्यादा ध्यान इसी में चाहिए।',
      '{to} तक सबसे ज़्यादा ध्यान {area} के स्थान में बैठे {graha} की अंतर्दशा में चाहिए: {strain} से बचिए।',
    ],
  },
  pratyantar: {
    en: [
      'For a short while, until {to}, watch out for {strain}: the minor period of {graha}, in your house of {area}, needs the most care.',
      'Watch out for {strain}, though not for long: the minor period of {graha}, in your house of {area}, ends on {to}.',
    ],
    hi: [
      'थोड़े समय, यानी {to} तक, {strain} से बचिए: {area} के स्थान में बैठे {graha} की प्रत्यंतर दशा में सबसे ज़्यादा ध्यान चाहिए।',
      'थोड़े दिन {strain} से बचिए: {area} के स्थान में बैठे {graha} की प्रत्यंतर दशा {to} को पूरी होती है।',
    ],
  },
  sade_sati: {
    en: [
      'Sade Sati runs until {to}, with {graha} at birth in your house of {area}: watch out for {strain}, and take on fewer things at once.',
      'Watch out for {strain} while Sade Sati runs, until {to}; at birth {graha} stood in your house of {area}, and a calm pace suits it best.',
    ],
    hi: [
      'साढ़ेसाती {to} तक है, और जन्म कुंडली में {graha} {area} के स्थान में है: {strain} से बचिए और एक साथ कम काम लीजिए।',
      '{to} तक साढ़ेसाती है, इसलिए {strain} से बचिए; जन्म कुंडली में {graha} {area} के स्थान में है, और ठहरी हुई चाल सबसे अच्छी रहेगी।',
    ],
  },
}

/** What holds whatever the hour of birth; of nobody in particular, so that it fits a public figure too. */
export const AT_ANY_HOUR = {
  star: {
    en: ['Whatever the hour of birth, the Moon is in {moon}, in {star}: the mind looks for {needs}.'],
    hi: ['जन्म का समय कोई भी हो, चंद्र {moon} राशि के {star} नक्षत्र में है: मन को {needs} चाहिए।'],
  },
  moon: {
    en: ['Whatever the hour of birth, the Moon is in {moon}: the mind looks for {needs}.'],
    hi: ['जन्म का समय कोई भी हो, चंद्र {moon} राशि में है: मन को {needs} चाहिए।'],
  },
  moonOpen: {
    en: [
      'The Moon changed signs on the day of birth: in {first} the mind looks for {needs}, in {second} for {others}.',
    ],
    hi: ['जन्म के दिन चंद्र ने राशि बदली: {first} में मन को {needs} चाहिए, और {second} में {others}।'],
  },
  strongest: {
    en: ['The strongest graha is {graha}, in {sign}, whatever the hour: it gives {gift}.'],
    hi: ['समय कोई भी हो, सबसे मज़बूत ग्रह {sign} राशि का {graha} है: यह {gift} देता है।'],
  },
  dignified: {
    en: ['Whatever the hour, {graha} is well placed in {sign}{state}: it gives {gift}.'],
    hi: ['समय कोई भी हो, {sign} राशि का {graha}{state} अच्छी स्थिति में है: यह {gift} देता है।'],
  },
  plain: {
    en: ['Whatever the hour, {graha} is in {sign}, which lends {manner}.'],
    hi: ['समय कोई भी हो, {graha} {sign} राशि में है, जिसकी पहचान {manner} है।'],
  },
  periods: {
    en: ["{Maha}'s mahadasha (major period) runs until {mahaTo}, and within it {antar}'s antardasha until {antarTo}."],
    hi: ['{maha} की महादशा {mahaTo} तक है, और उसमें {antar} की अंतर्दशा {antarTo} तक।'],
  },
  maha: {
    en: [
      "{Maha}'s mahadasha (major period) runs until {mahaTo}; only the hour of birth can tell which part of it is running.",
    ],
    hi: ['{maha} की महादशा {mahaTo} तक है; उसका कौन-सा भाग चल रहा है, यह जन्म का समय ही बताएगा।'],
  },
  mahaOpen: {
    en: ['Only the hour of birth can tell which mahadasha (major period) is running: that of {lords}.'],
    hi: ['अभी {lords} में से किसकी महादशा है, यह जन्म का समय ही बताएगा।'],
  },
} as const satisfies Record<string, Said>

/** Jupiter and Saturn as they pass: from the natal Moon where its sign holds. */
export const PASSES: Record<'jupiter' | 'saturn', Record<'helps' | 'asks' | 'sky', Said>> = {
  jupiter: {
    helps: {
      en: [
        'Until {to} {graha} moves through {sign}, {place}: help and openings come more easily.',
        'With {graha} in {sign}, {place}, until {to}, good teachers and openings come.',
        'What is begun honestly grows until {to}, while {graha} is in {sign}, {place}.',
      ],
      hi: [
        '{to} तक {graha} {sign} में, {place} है: मदद और मौक़े आसानी से मिलते हैं।',
        '{sign} में, {place} बैठा {graha} {to} तक अच्छे सलाहकार और खुले रास्ते लाता है।',
        'ईमानदारी से शुरू किया काम {to} तक बढ़ता है, क्योंकि {graha} {sign} में, {place} है।',
      ],
    },
    asks: {
      en: [
        'Until {to} {graha} moves through {sign}, {place}: a time to learn and to put things in order.',
        '{Graha} stays in {sign}, {place}, until {to}: growth comes inwardly first and shows later.',
        'Promise little and finish much until {to}, while {graha} is in {sign}, {place}.',
      ],
      hi: [
        '{to} तक {graha} {sign} में, {place} है: सीखने और काम समेटने का समय है।',
        '{graha} {to} तक {sign} में, {place} है: बढ़त पहले भीतर होती है, बाद में दिखती है।',
        '{to} तक वादे कम कीजिए और काम ज़्यादा पूरे कीजिए, क्योंकि {graha} {sign} में, {place} है।',
      ],
    },
    sky: {
      en: ['Until {to} {graha} moves through {sign}; only the hour of birth can tell what that brings to this chart.'],
      hi: ['{to} तक {graha} {sign} में है; इस कुंडली के लिए उसका फल जन्म का समय ही बताएगा।'],
    },
  },
  saturn: {
    helps: {
      en: [
        '{Graha} moves through {sign}, {place}, until {to}: patient work gets noticed, haste does not.',
        'With {graha} in {sign}, {place}, until {to}, keep to plain dealing: it pays.',
      ],
      hi: [
        '{graha} {to} तक {sign} में, {place} है: धीरज से किए काम पर लोगों की नज़र जाती है।',
        '{to} तक {graha} {sign} में, {place} है: सीधा और साफ़ व्यवहार रखिए, इसका फल मिलता है।',
      ],
    },
    asks: {
      en: [
        '{Graha} moves through {sign}, {place}, until {to}: get enough rest and take on fewer things at once.',
        'Until {to} {graha} is in {sign}, {place}: a calm pace and order see you through.',
      ],
      hi: [
        '{graha} {to} तक {sign} में, {place} है: आराम का ध्यान रखिए और एक साथ कम काम लीजिए।',
        '{to} तक {graha} {sign} में, {place} है: ठहरी हुई चाल और व्यवस्था से काम बनता है।',
      ],
    },
    sky: {
      en: ['{Graha} moves through {sign} until {to}: a calm pace suits everyone now.'],
      hi: ['{graha} {to} तक {sign} में है: इस दौरान ठहरी हुई चाल सबके लिए अच्छी है।'],
    },
  },
}

/** What a house is about to the young: where grown people have marriage, children, debts and work. */
export const YOUNG_AREAS: Record<Code, Partial<Record<number, string>>> = {
  en: {
    2: 'family, food and speech',
    5: 'studies and play',
    6: 'daily tasks and rivals',
    7: 'friends and fair play',
    8: 'hidden things and sudden change',
    10: 'duties and praise',
    12: 'sleep and far places',
  },
  hi: {
    2: 'परिवार, भोजन और वाणी',
    5: 'पढ़ाई और खेल',
    6: 'रोज़ के काम और मुक़ाबले',
    7: 'दोस्तों और मेल-जोल',
    10: 'ज़िम्मेदारी और शाबाशी',
    12: 'नींद और दूर की जगहों',
  },
}
