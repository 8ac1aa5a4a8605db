import type { GrahaId } from '@dhruva/jyotish'

export type State = 'strong' | 'weak' | 'retrograde' | 'hidden' | 'plain'

/** What a graha adds to a house it sits in or looks on; follows `and brings`. */
export const COLOURS: Record<GrahaId, string> = {
  sun: 'pride, clarity and a wish to lead',
  moon: 'feeling, care and changing moods',
  mars: 'speed and courage, with a need for a calm tone',
  mercury: 'talk, wit and quick calculation',
  jupiter: 'good advice, growth and protection',
  venus: 'warmth, taste and a wish for harmony',
  saturn: 'delay at first and endurance later',
  rahu: 'strong desire and unusual paths',
  ketu: 'distance, intuition and a need for space',
}

/** The larger story of a mahadasha; a noun phrase. */
export const CHAPTERS: Record<GrahaId, string> = {
  sun: 'a chapter of standing up and being seen, where authority is learned by carrying it',
  moon: 'a chapter of feeling, home and people, where the mind learns its own tides',
  mars: 'a chapter of effort and courage, where strength has to find a worthy aim',
  mercury: 'a chapter of learning, trade and words, where cleverness ripens into skill',
  jupiter: 'a chapter of growth, teachers and trust, where knowledge turns into guidance',
  venus: 'a chapter of love, comfort and art, where you learn what is truly dear to you',
  saturn: 'a chapter of slow building and duty, where respect is earned brick by brick',
  rahu: 'a chapter of hunger for the new, where ambition has to learn its measure',
  ketu: 'a chapter of letting go, where what is no longer yours falls away and insight stays',
}

/** What the state of a graha means for the person; a clause of its own. */
export const STATES: Record<GrahaId, Record<State, string>> = {
  sun: {
    strong: 'self-respect is steady and people trust your word',
    weak: 'confidence grows by keeping small promises to yourself',
    retrograde: 'you lead in your own manner',
    hidden: 'your light is private and needs a stage of its own',
    plain: 'recognition follows when you take clear responsibility',
  },
  moon: {
    strong: 'the mind finds its calm again quickly',
    weak: 'the mind needs gentle company and regular rest',
    retrograde: 'moods turn inward before they settle',
    hidden: 'feelings stay close to the chest until trust is there',
    plain: 'the mind is responsive and follows its surroundings',
  },
  mars: {
    strong: 'drive is dependable and fear does not decide for you',
    weak: 'energy comes in bursts, so pace matters more than force',
    retrograde: 'anger turns inward first, so exercise and plain words help',
    hidden: 'courage works quietly, in the service of someone or something',
    plain: 'effort brings results when it has one clear target',
  },
  mercury: {
    strong: 'words, numbers and judgement work in your favour',
    weak: 'decisions improve when you write them down and sleep on them',
    retrograde: 'you think twice, and the second thought is the better one',
    hidden: 'your ideas need to be said aloud to be credited to you',
    plain: 'skill grows through practice and good questions',
  },
  jupiter: {
    strong: 'good advice and good fortune arrive through people who know more than you',
    weak: 'faith needs proof here, so choose advisers with care',
    retrograde: 'wisdom comes from your own second look rather than from a teacher',
    hidden: 'help comes quietly and is noticed only afterwards',
    plain: 'growth comes by learning and by keeping good company',
  },
  venus: {
    strong: 'warmth and taste come easily to you and are returned',
    weak: 'give affection time to be understood before you judge it',
    retrograde: 'old feelings are sorted out before new ones settle',
    hidden: 'tenderness is there and needs to be shown more often',
    plain: 'affection grows through what you do together',
  },
  saturn: {
    strong: 'patience is your capital and time works for you',
    weak: 'structure has to be learned, so small routines count double',
    retrograde: 'results come at the second attempt rather than at the first',
    hidden: 'duty weighs on you quietly, so share the load',
    plain: 'steady work is rewarded later than you wish and for longer than you expect',
  },
  rahu: {
    strong: 'ambition opens unusual doors',
    weak: 'ambition runs ahead, so check facts before you leap',
    retrograde: 'ambition takes unusual paths',
    hidden: 'restlessness settles once it has one clear aim',
    plain: 'desire for more is strong and needs one clear aim',
  },
  ketu: {
    strong: 'intuition is sharp',
    weak: 'detachment can look like distance, so say what you feel',
    retrograde: 'intuition works quietly',
    hidden: 'you withdraw to recover, and return with insight',
    plain: 'you hold things lightly and see through appearances',
  },
}

/** Two free practices for a graha that needs care; imperative. */
export const PRACTICES: Record<GrahaId, readonly [string, string]> = {
  sun: [
    'greet the rising sun with water and three slow breaths, and thank your father or a mentor in words',
    'rise at one hour for a week and take one responsibility to its end',
  ],
  moon: [
    'drink water slowly before sleep, put the phone away early, and call your mother or someone who mothered you',
    'sit ten minutes by water or under the open sky in the evening and write down the mood of the day',
  ],
  mars: [
    'move until you sweat for twenty minutes, then finish the task you have been arguing about',
    'help a brother, sister or neighbour with something heavy, and leave one quarrel unanswered',
  ],
  mercury: [
    'write for ten minutes by hand, and give one clear answer you owe someone',
    'teach a younger person something useful, and read one page slowly aloud',
  ],
  jupiter: [
    'learn one thing from a teacher or a good book, and pass it on the same day',
    'share food or knowledge freely, and say thank you to someone who taught you',
  ],
  venus: [
    'clean and beautify one corner of the house, and praise someone sincerely',
    'make music, cook or draw for half an hour, with somebody you love',
  ],
  saturn: [
    'finish one delayed task, and give an hour to an elder or to someone who serves you',
    'keep one small promise at the same hour every day for a week',
  ],
  rahu: [
    'take a day without social media, and check one belief against facts',
    'put one large wish on paper with its true price beside it',
  ],
  ketu: [
    'sit in silence for fifteen minutes, and give away one thing you no longer use',
    'feed a street animal or tend a plant, and leave one question unanswered for a day',
  ],
}
