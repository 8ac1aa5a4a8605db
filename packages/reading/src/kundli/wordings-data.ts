import type { Code } from '@dhruva/common'
import type { Dignity, WindowClass } from '@dhruva/jyotish'

type Said = Record<Code, readonly string[]>

/** Who the person is: rising sign outside, Moon within. */
export const WHO: Said = {
  en: [
    '{Lagna} rises in your chart and shows as {manner}; your mind, with the Moon in {moon}, looks for {needs}.',
    'What people meet in you is {manner}, for {lagna} rises; what you need within is {needs}, with the Moon in {moon}.',
    'With {lagna} rising you come across with {manner}, and with the Moon in {moon} you look for {needs}.',
  ],
  hi: [
    'आपके {lagna} लग्न की पहचान है {manner}; चंद्र {moon} में है, इसलिए मन को चाहिए {needs}।',
    'लोग आपमें {manner} देखते हैं, क्योंकि लग्न {lagna} है; भीतर मन को {needs} चाहिए, क्योंकि चंद्र {moon} में है।',
    '{lagna} लग्न आपको {manner} देता है, और {moon} में बैठे चंद्र के साथ मन को {needs} चाहिए।',
  ],
}
export const WHO_OF_THEM: Said = {
  en: ['{Lagna} rises in this chart, a mark of {manner}; the Moon is in {moon}, in {star}.'],
  hi: ['इस कुंडली का लग्न {lagna} है, जिसकी पहचान है {manner}; चंद्र {moon} राशि के {star} नक्षत्र में है।'],
}

/** What is strongest, where it stands and what it gives. */
export const STRONGEST: Said = {
  en: [
    '{Graha}{state}, in your house of {area}, is the strongest of your grahas: it gives {gift}.',
    'Lean on {graha}{state}, the strongest of your grahas, in the house of {area}: it gives {gift}.',
    'Your firmest support is {graha}{state}, in the house of {area}: count on {gift}.',
  ],
  hi: [
    'आपका सबसे मज़बूत ग्रह {graha}{state} है, {area} के स्थान में: यह {gift} देता है।',
    'सबसे पक्का सहारा {graha}{state} है, {area} के स्थान में: यह {gift} देता है।',
    'भरोसा {graha}{state} पर रखिए, जो {area} के स्थान में सबसे मज़बूत है और {gift} देता है।',
  ],
}
/** Where the strongest is not strong. */
export const STEADIEST: Said = {
  en: [
    'No graha stands far above the others in your chart; the steadiest is {graha}, in your house of {area}: {gift}.',
  ],
  hi: ['आपकी कुंडली में कोई एक ग्रह बहुत आगे नहीं है; सबसे टिका हुआ {graha} है, {area} के स्थान में, और {gift} देता है।'],
}
export const STRONGEST_OF_THEM: Said = {
  en: ['The strongest graha is {graha}{state}, in the house of {area}: it gives {gift}.'],
  hi: ['सबसे मज़बूत ग्रह {graha}{state} है, {area} के स्थान में: यह {gift} देता है।'],
}

/** How a graha stands in its sign, behind its name. */
export const STATES: Partial<Record<Dignity, Record<Code, string>>> = {
  exalted: { en: ' (exalted)', hi: ' (उच्च का)' },
  moolatrikona: { en: ' (in its moolatrikona)', hi: ' (मूलत्रिकोण में)' },
  own: { en: ' (in its own sign)', hi: ' (अपनी राशि में)' },
}

/** What runs: the two periods with their ends, then what the present is for. */
export const NOW: Said = {
  en: [
    "You live in {antar}'s antardasha until {antarTo}, inside {maha}'s mahadasha until {mahaTo}{tail}.",
    "{Maha}'s mahadasha runs until {mahaTo}, and in it {antar}'s antardasha until {antarTo}{tail}.",
    "Now, until {antarTo}, {antar}'s antardasha runs in the mahadasha of {maha}, itself until {mahaTo}{tail}.",
  ],
  hi: [
    'अभी {antarTo} तक {antar} की अंतर्दशा है, {maha} की महादशा में, जो {mahaTo} तक चलती है{tail}।',
    '{mahaTo} तक {maha} की महादशा है, और उसमें {antarTo} तक {antar} की अंतर्दशा{tail}।',
    'इस समय {maha} की महादशा ({mahaTo} तक) में {antar} की अंतर्दशा चल रही है, {antarTo} तक{tail}।',
  ],
}
export const TAILS: Record<'good' | 'fair' | 'slow', Said> = {
  good: {
    en: [': the present favours {aim}', ', and the time is good for {aim}', '; just now the going is good for {aim}'],
    hi: ['; अभी {aim} के लिए समय अच्छा है', '; यह समय {aim} का साथ देता है', '; {aim} के लिए अभी रास्ता खुला है'],
  },
  fair: {
    en: ['; for {aim} small steps go well now', ', and {aim} can be tried in small steps'],
    hi: ['; {aim} के लिए अभी छोटे क़दम ठीक रहेंगे', '; {aim} के लिए छोटी कोशिश की जा सकती है'],
  },
  slow: {
    en: ['; for {aim} patience pays more than a push now', ', a time to prepare rather than to press for {aim}'],
    hi: ['; {aim} के लिए अभी ज़ोर नहीं, धीरज काम आएगा', '; {aim} के लिए यह दबाव का नहीं, तैयारी का समय है'],
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
    'Next comes a {class} time for {aim}, {span}; until then {step}.',
    'What comes next is a {class} time for {aim}, {span}, and until then {step}.',
    'Look ahead to the time {between}, {class} for {aim}; till then {step}.',
  ],
  hi: [
    'आगे {span} {aim} के लिए {class} समय है; तब तक {step}।',
    'अगला {class} समय {aim} के लिए है, {span}; तब तक {step}।',
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
    "Next comes {antar}'s antardasha, in {maha}'s mahadasha, from {from} to {to}.",
    "After this, from {from}, {antar}'s antardasha runs in {maha}'s mahadasha, until {to}.",
  ],
  hi: [
    'इसके बाद {from} से {antar} की अंतर्दशा है, {maha} की महादशा में, {to} तक।',
    'आगे {maha} की महादशा में {antar} की अंतर्दशा आती है, {from} से {to} तक।',
  ],
}

/** What asks the most of the person now, until when, and as what it is felt. */
export const MIND: Record<'maha' | 'antar' | 'pratyantar' | 'sade_sati', Said> = {
  maha: {
    en: [
      "Mind {strain}: {graha}'s mahadasha, from your house of {area}, asks the most of you until {to}.",
      "Until {to} it is {graha}'s mahadasha that asks the most of you, from your house of {area}; mind {strain}.",
    ],
    hi: [
      '{strain} से बचिए: {area} के स्थान में बैठे {graha} की महादशा {to} तक सबसे ज़्यादा माँगती है।',
      '{to} तक सबसे ज़्यादा {area} के स्थान के {graha} की महादशा माँगती है; {strain} से बचिए।',
    ],
  },
  antar: {
    en: [
      "Mind {strain}: {graha}'s antardasha, from your house of {area}, asks the most of you until {to}.",
      'Until {to} mind {strain}, for the antardasha of {graha}, in your house of {area}, asks the most of you.',
    ],
    hi: [
      '{strain} से बचिए: {area} के स्थान में बैठे {graha} की अंतर्दशा {to} तक सबसे ज़्यादा माँगती है।',
      '{to} तक {strain} से बचिए, क्योंकि {area} के स्थान के {graha} की अंतर्दशा सबसे ज़्यादा माँगती है।',
    ],
  },
  pratyantar: {
    en: [
      'For a short while, until {to}, mind {strain}: the small period of {graha}, in your house of {area}, asks the most of you.',
      'Mind {strain}, though not for long: the small period of {graha}, in your house of {area}, ends on {to}.',
    ],
    hi: [
      'थोड़े समय, {to} तक, {strain} से बचिए: {area} के स्थान में बैठे {graha} की प्रत्यंतर दशा सबसे ज़्यादा माँगती है।',
      '{strain} से बचिए, पर ज़्यादा दिन नहीं: {area} के स्थान के {graha} की प्रत्यंतर दशा {to} को पूरी होती है।',
    ],
  },
  sade_sati: {
    en: [
      'Sade Sati runs until {to}, with {graha} at birth in your house of {area}: mind {strain}, and take fewer things at once.',
      'Mind {strain} while Sade Sati runs, until {to}; at birth {graha} stood in your house of {area}, and a calm pace answers it best.',
    ],
    hi: [
      'साढ़ेसाती {to} तक है, और जन्म का {graha} {area} के स्थान में है: {strain} से बचिए और एक साथ कम काम लीजिए।',
      '{to} तक साढ़ेसाती है, इसलिए {strain} से बचिए; जन्म का {graha} {area} के स्थान में है, और उसे ठहरी चाल सबसे अच्छी लगती है।',
    ],
  },
}

/** What holds whatever the hour of birth; of nobody in particular, so that it fits a public figure too. */
export const AT_ANY_HOUR = {
  star: {
    en: ['Whatever the hour of birth, the Moon is in {moon}, in {star}: the mind looks for {needs}.'],
    hi: ['जन्म का समय कोई भी हो, चंद्र {moon} राशि के {star} नक्षत्र में है: मन को चाहिए {needs}।'],
  },
  moon: {
    en: ['Whatever the hour of birth, the Moon is in {moon}: the mind looks for {needs}.'],
    hi: ['जन्म का समय कोई भी हो, चंद्र {moon} राशि में है: मन को चाहिए {needs}।'],
  },
  moonOpen: {
    en: [
      'The Moon changed signs on the day of birth: in {first} the mind looks for {needs}, in {second} for {others}.',
    ],
    hi: ['जन्म के दिन चंद्र ने राशि बदली: {first} में मन को चाहिए {needs}, और {second} में {others}।'],
  },
  strongest: {
    en: ['The strongest graha is {graha}, in {sign}, whatever the hour: it gives {gift}.'],
    hi: ['समय कोई भी हो, सबसे मज़बूत ग्रह {sign} राशि का {graha} है: यह {gift} देता है।'],
  },
  dignified: {
    en: ['Whatever the hour, {graha} in {sign} stands well{state}: it gives {gift}.'],
    hi: ['समय कोई भी हो, {sign} राशि में {graha}{state} अच्छी जगह है: यह {gift} देता है।'],
  },
  plain: {
    en: ['Sure at any hour is {graha} in {sign}, which lends {manner}.'],
    hi: ['हर समय के लिए पक्का है {sign} राशि में {graha}, जिसकी छाप है {manner}।'],
  },
  periods: {
    en: ["{Maha}'s mahadasha runs until {mahaTo}, and in it {antar}'s antardasha until {antarTo}."],
    hi: ['{maha} की महादशा {mahaTo} तक है, और उसमें {antar} की अंतर्दशा {antarTo} तक।'],
  },
  maha: {
    en: ["{Maha}'s mahadasha runs until {mahaTo}; which part of it, only the hour can tell."],
    hi: ['{maha} की महादशा {mahaTo} तक है; उसका कौन-सा भाग चल रहा है, यह जन्म का समय ही बताएगा।'],
  },
  mahaOpen: {
    en: ['Which mahadasha runs, that of {lords}, only the hour of birth can tell.'],
    hi: ['अभी {lords} में से किसकी महादशा है, यह जन्म का समय ही बताएगा।'],
  },
} as const satisfies Record<string, Said>

/** Jupiter and Saturn as they pass: from the natal Moon where its sign holds. */
export const PASSES: Record<'jupiter' | 'saturn', Record<'helps' | 'asks' | 'sky', Said>> = {
  jupiter: {
    helps: {
      en: [
        'Until {to} {graha} moves through {sign}, the {nth} from the natal Moon: help and openings come more easily.',
        '{Graha}, the {nth} from the natal Moon in {sign} until {to}, brings teachers and open doors.',
        'What is begun honestly grows until {to}, with {graha} in {sign}, the {nth} from the natal Moon.',
      ],
      hi: [
        '{to} तक {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर: मदद और मौक़े आसानी से मिलते हैं।',
        'जन्म के चंद्र से {nth} स्थान, {sign} का {graha} {to} तक अच्छे सलाहकार और खुले रास्ते लाता है।',
        'ईमानदारी से शुरू किया काम {to} तक बढ़ता है: {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर।',
      ],
    },
    asks: {
      en: [
        'Until {to} {graha} moves through {sign}, the {nth} from the natal Moon: a time to learn and to put things in order.',
        '{Graha} stays in {sign}, the {nth} from the natal Moon, until {to}: growth comes inwardly first and shows later.',
        'Promise little and finish much until {to}, with {graha} in {sign}, the {nth} from the natal Moon.',
      ],
      hi: [
        '{to} तक {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर: सीखने और काम समेटने का समय है।',
        '{graha} {to} तक {sign} में, जन्म के चंद्र से {nth} स्थान पर है: बढ़त पहले भीतर होती है, बाद में दिखती है।',
        '{to} तक वादे कम और पूरे काम ज़्यादा रखिए: {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर।',
      ],
    },
    sky: {
      en: ['Until {to} {graha} moves through {sign}; what that brings to this chart, only the hour can tell.'],
      hi: ['{to} तक {graha} {sign} में है; इस कुंडली के लिए उसका फल जन्म का समय ही बताएगा।'],
    },
  },
  saturn: {
    helps: {
      en: [
        '{Graha} moves through {sign} until {to}, the {nth} from the natal Moon: patient work is seen, haste is not.',
        'With {graha} in {sign}, the {nth} from the natal Moon, until {to}, keep to plain dealing: it pays.',
      ],
      hi: [
        '{graha} {to} तक {sign} में है, जन्म के चंद्र से {nth} स्थान पर: धीरज से किया काम दिखता है, जल्दबाज़ी नहीं।',
        '{to} तक {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर: सीधे और साफ़ रहिए, इसका फल मिलता है।',
      ],
    },
    asks: {
      en: [
        '{Graha} moves through {sign} until {to}, the {nth} from the natal Moon: mind rest, and fewer things at once.',
        'Until {to} {graha} is in {sign}, the {nth} from the natal Moon: a calm pace and order see you through.',
      ],
      hi: [
        '{graha} {to} तक {sign} में है, जन्म के चंद्र से {nth} स्थान पर: आराम का ध्यान रखिए और एक साथ कम काम लीजिए।',
        '{to} तक {graha} {sign} में है, जन्म के चंद्र से {nth} स्थान पर: ठहरी चाल और व्यवस्था से सब निभता है।',
      ],
    },
    sky: {
      en: ['{Graha} moves through {sign} until {to}: a calm pace suits everyone in it.'],
      hi: ['{graha} {to} तक {sign} में है: इसमें ठहरी चाल सबके लिए अच्छी है।'],
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
