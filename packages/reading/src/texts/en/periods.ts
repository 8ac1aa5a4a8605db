import type { ReadingTopic } from '@dhruva/intent'

/** How near a period stands to a matter: it rules or holds its house, it helps, or it is busy elsewhere. */
export type Nearness = 'direct' | 'support' | 'quiet'

/** How a running period feels for a matter; a clause of its own. */
export const NOW: Record<ReadingTopic, Record<Nearness, string>> = {
  love_marriage: {
    direct: 'matters of the heart move into the open in these months',
    support: 'the bond is helped from the side, through family, friends and shared plans',
    quiet: 'love is not the main stage just now, and what is true can grow without pressure',
  },
  career: {
    direct: 'work moves into the open, with decisions that others notice',
    support: 'work moves by the side door, through skill, income and people who recommend you',
    quiet: 'work stays steady in the background while other matters take the stage',
  },
  money: {
    direct: 'earning and saving come to the front in these months',
    support: 'money is helped from the side, by good judgement and good advice',
    quiet: 'money asks for order rather than for bold steps just now',
  },
  health: {
    direct: 'body and energy ask to be noticed, which makes it a good time for a routine',
    support: 'habits formed in these months tend to stay',
    quiet: 'energy follows the rest of your life, so guard your sleep and meals',
  },
  family: {
    direct: 'home and the people in it come first in these months',
    support: 'family is helped by words, money matters and brothers or sisters',
    quiet: 'home runs in the background and needs small regular attention',
  },
  children: {
    direct: 'children, pupils or your own creations come to the front',
    support: 'family, elders and friends stand behind this matter',
    quiet: 'this matter rests for a while, and calm preparation is the useful work',
  },
  education: {
    direct: 'study is well placed at the centre of these months',
    support: 'study is helped by family, teachers and steady means',
    quiet: 'study has rivals for your attention, so fixed hours matter',
  },
  travel: {
    direct: 'distance and foreign places come close in these months',
    support: 'papers, short trips and agreements prepare the longer road',
    quiet: 'the road is being prepared rather than opened',
  },
  property: {
    direct: 'home, land and vehicles come to the front in these months',
    support: 'savings and gains prepare the ground for a home',
    quiet: 'it is a time to compare and save rather than to sign',
  },
  spiritual: {
    direct: 'the inner life asks for a fixed place in the day',
    support: 'reading, good company and small acts of giving feed the inner life',
    quiet: 'the world takes most of the attention, and a few quiet minutes count double',
  },
  life: {
    direct: 'the main thread of your life is being worked on directly',
    support: 'work, love and learning feed the larger path',
    quiet: 'side matters are asking to be put in order first',
  },
}

/** What to do in such a period; imperative clauses, used in turn. */
export const DO: Record<ReadingTopic, Record<Nearness, readonly [string, string]>> = {
  love_marriage: {
    direct: ['speak plainly about what you both want', 'let families or friends meet and see how it feels'],
    support: ['say yes to gatherings and introductions', 'settle the practical side: place, money and family wishes'],
    quiet: ['let affection grow without setting a date', 'rest the question and look after friendships'],
  },
  career: {
    direct: [
      'apply, ask and put your name forward',
      'take the larger role if it is offered, with the terms in writing',
    ],
    support: ['build the skill and the contact the next step needs', 'put income, papers and references in order'],
    quiet: ['finish and document rather than switch', 'keep work steady and let other matters have the stage'],
  },
  money: {
    direct: ['raise your price or salary question with figures in hand', 'set one saving goal and make it automatic'],
    support: ['take advice and compare before you commit', 'look for a second, small stream of income'],
    quiet: ['clear small dues and sign nothing in haste', 'keep reserves and avoid new loans where you can'],
  },
  health: {
    direct: ['start one routine and keep it at the same hour', 'take the check-up you have been putting off'],
    support: ['repair sleep and meals first', 'walk daily and note what gives you energy'],
    quiet: ['keep the habit small enough to survive busy weeks', 'leave free evenings between the demands'],
  },
  family: {
    direct: ['bring people to one table and talk early', 'make the change at home you have discussed'],
    support: [
      'settle money and duties in words everyone understands',
      'call the brother, sister or cousin you have missed',
    ],
    quiet: ['keep one fixed evening for home', 'let old disputes rest'],
  },
  children: {
    direct: ['give this matter your time and decide together', 'let the young lead the play and the plan'],
    support: ['ask elders and friends for their experience', 'prepare the home and the savings'],
    quiet: ['take care of rest and of each other', 'put your creative energy to use meanwhile'],
  },
  education: {
    direct: [
      'take the exam, the application or the harder course',
      'study the difficult subject at your freshest hour',
    ],
    support: ['find the teacher and the notes you still lack', 'secure fees, papers and a quiet place'],
    quiet: ['study in short fixed sessions', 'revise rather than start something new'],
  },
  travel: {
    direct: ['file the application and book with a margin', 'visit first and decide afterwards'],
    support: ['get papers, language and contacts ready', 'take the short trips that test the plan'],
    quiet: ['save for it and keep documents current', 'wait with the large step and collect facts'],
  },
  property: {
    direct: [
      'visit, compare and have the papers read by someone independent',
      'negotiate patiently, with the whole cost written down',
    ],
    support: ['build the down payment and clear small dues', 'ask family what they can truly support'],
    quiet: ['rent, repair and compare', 'put off signatures that can wait'],
  },
  spiritual: {
    direct: ['begin a practice and keep it at the same hour', 'visit the teacher or the place you have been drawn to'],
    support: ['read one good book slowly and sit with good company', 'give time or food where nobody asks for it'],
    quiet: ['keep five quiet minutes a day, no more', 'let the practice be simple and unannounced'],
  },
  life: {
    direct: ['choose the one thing you want to be known for and begin', 'say no to what no longer belongs to you'],
    support: ['learn, ask and connect', 'let people you trust read your plans'],
    quiet: ['tidy up what is unfinished', 'simplify, rest and observe'],
  },
}

/** The same for the bond of one who is married. */
export const DO_MARRIED: Record<Nearness, readonly [string, string]> = {
  direct: [
    'plan something for the two of you and keep that evening free',
    'say plainly what you need, and ask what is needed of you',
  ],
  support: ['bring both families to one table', 'settle the practical side: money, time and the work at home'],
  quiet: ['keep the small kindnesses going', 'give each other room and a steady rhythm'],
}

/** One practical, free suggestion; imperative, following a named day. */
export const ACTIONS: Record<ReadingTopic, readonly [string, string, string, string]> = {
  love_marriage: [
    'write down the three things you will not give up in a relationship and the three you gladly would',
    'have one unhurried conversation without phones, and ask before you advise',
    'thank someone who has stood by you, in words and not only in thought',
    'tell one trusted elder or friend honestly what you hope for',
  ],
  career: [
    'write the three results of this year that carry your name, and bring them to your next talk at work',
    'spend one hour on the skill that your next role asks for, and keep the same hour every week',
    'call one senior you respect and ask a single precise question',
    'clear the oldest unfinished task on your list before taking up a new one',
  ],
  money: [
    'write down every expense of the last seven days and strike out one that gave nothing',
    'move a fixed small sum to savings on the day income arrives',
    'read the full terms of one loan, policy or subscription you pay for',
    'sit down with the person who shares your money and agree on one number for the month',
  ],
  health: [
    'fix one bedtime for the next fourteen days and keep screens out of the last half hour',
    'walk for thirty minutes in morning light, without the phone',
    'eat one simple home-cooked meal slowly, at the same hour each day',
    'sit for ten minutes with a slow breath, the out-breath longer than the in-breath',
  ],
  family: [
    'cook or share one meal with everyone at home and leave the difficult subject outside',
    'call an elder of the family and listen for ten minutes',
    'divide the work of the house on paper, so that nobody has to guess',
    'clean and brighten one corner of the home together',
  ],
  children: [
    'give twenty undivided minutes to a child you love, or to the work you are bringing into the world',
    'talk with your partner or family about what you would want to pass on',
    'teach one small thing you know well to someone younger',
    'read or tell a story aloud and let the questions come',
  ],
  education: [
    'put the hardest chapter into the first hour of the day for one week',
    'teach one topic aloud to a friend, and note where you stumble',
    'solve one old paper with the clock running and mark it honestly',
    'clear the desk, choose three topics and finish them before the phone comes back',
  ],
  travel: [
    'check the dates on your passport and papers, and list what is missing',
    'talk to one person who has already made that move',
    'write the full cost of the journey on one page and add a margin',
    'take one short journey alone and watch what you learn',
  ],
  property: [
    'put the whole cost on one page: price, papers, repairs and loan',
    'visit the place you like at two different hours of the day',
    'ask someone independent to read the title papers',
    'repair one thing at home you have been living around',
  ],
  spiritual: [
    'sit in silence for ten minutes before the house wakes, and only watch the breath',
    'read one page of a text you trust, and carry one line of it through the day',
    'give something away without telling anyone',
    'walk to a temple, a river or a tree you like, without the phone and without a wish',
  ],
  life: [
    'write one page on what you would do if nobody had to be pleased, and read it again after a week',
    'spend an hour in silence or nature, with no purpose at all',
    'give an hour of your skill to someone who cannot repay it',
    'end the day with three lines: what gave strength, what took it, what you learned',
  ],
}
