import type { HouseEffects } from '#texts/forms/effects.ts'

/** What the Moon brings in each house from the Moon sign. */
export const MOON_EFFECTS: HouseEffects = {
  1: {
    overall: [
      'people warm to you before you have said much',
      'your face shows what you feel, so let it show something good',
      'a fresh shirt and an early start change how the hours go',
    ],
    love: [
      'you are noticed by the one you hoped would notice',
      'say what you want for dinner and for life, and you will be heard',
      'someone likes you best when you are not trying to please',
    ],
    career: [
      'your presence settles a nervous team',
      'a first impression lands well, so introduce yourself to the new colleague',
      'trust your first answer and then write it down',
    ],
    money: [
      'daily money comes in at its usual hour and a little over',
      'spend on what you wear or use each day, not on what you store',
      'a small sale or tip goes straight into your pocket',
    ],
    health: [
      'thirst is easily mistaken for tiredness, so keep a bottle near',
      'skin, sleep and appetite all look up',
      'a slow bath and a plain breakfast set you right',
    ],
    family: [
      'the mood of the house follows yours, so bring a light one',
      'someone at home copies you, for better or for worse',
      "your mother's voice, or the thought of it, does you good",
    ],
  },
  2: {
    overall: [
      'what you say is remembered, so weigh the heavier words',
      'a family errand takes longer than planned and is worth it',
      'food, conversation and small change make up most of the day',
    ],
    love: [
      'feed someone you like and the talk takes care of itself',
      'a compliment paid in plain words is kept for years',
      'money is a poor topic for a tender evening, so pick another',
    ],
    career: [
      'a spoken promise counts here as a signed one',
      'keep your voice low and people will listen',
      'people ask you for the numbers, so have them ready',
    ],
    money: [
      'the purse opens by itself at mealtimes, so take a fixed sum',
      'count the cash in the drawer and you will find the gap',
      'what you put away now in coins turns into notes',
    ],
    health: [
      'the throat asks for warm water and fewer words',
      'eat slowly enough to taste the second half',
      'sweets tempt you, and one is enough',
    ],
    family: [
      'one relative needs to be rung up rather than written to',
      'the family table brings out old stories, some of them useful',
      'a sharp word at home is better swallowed with the tea',
    ],
  },
  3: {
    overall: [
      'a short trip or a brave phone call turns out well',
      'you say yes more quickly than usual and seldom regret it',
      'a neighbour has the answer you were searching for',
    ],
    love: [
      'send the message you have typed three times already',
      'a walk side by side says what sitting face to face cannot',
      'your courage is the attractive thing',
    ],
    career: [
      'take the initiative in a small matter and it becomes a large one',
      'your pen, phone or keyboard runs smoothly',
      'volunteer first and choose the part you like',
    ],
    money: [
      'a quick errand earns its fare and more',
      'selling what stands unused is easier than expected',
      'ask around before you buy, since a friend knows a cheaper shop',
    ],
    health: [
      'arms and shoulders want work, so carry the bags yourself',
      'fresh wind clears a heavy head',
      'three short walks do more than one long plan',
    ],
    family: [
      'a brother or sister is good for advice and better for a laugh',
      'settle it with a cousin while both of you are in the mood',
      'the young ones at home want to show you something',
    ],
  },
  4: {
    overall: [
      'home calls you, and an hour there refreshes you',
      'old photographs or old roads turn up and make you thoughtful',
      'peace and quiet are worth refusing an invitation for',
    ],
    love: [
      'an evening indoors is the best of invitations',
      'memories come up between you two, so pick the sweet ones',
      'comfort first and questions later is the rule for hearts',
    ],
    career: [
      'the mind wanders homeward, so do the exacting work early',
      'a tidy desk makes up for a restless head',
      'work done from home goes better than work done in a crowd',
    ],
    money: [
      'a repair at home asks for its share of the budget',
      'look at rent, fuel and groceries before anything larger',
      'things for the house are well bought if measured first',
    ],
    health: [
      'the chest wants deep breaths and the head wants fewer screens',
      'sleep in your own bed does what no tonic can',
      'milk, rice and quiet are what the nerves ask for',
    ],
    family: [
      'your mother, or whoever mothers you, would love a visit',
      'rearranging one room changes the mood of all of them',
      'sit in the kitchen and the family gathers by itself',
    ],
  },
  5: {
    overall: [
      'a playful idea turns serious in a pleasant way',
      'the heart wants applause, so give yourself some and carry on',
      'children or a hobby take you out of your own head',
    ],
    love: [
      'flirting comes naturally, though promises can take another week',
      'write two lines of your own rather than forwarding twenty',
      'jealousy is often only longing',
    ],
    career: [
      'a clever idea needs a second pair of eyes before it leaves the room',
      'learning something small makes the big thing easier',
      'your imagination runs ahead of the orders',
    ],
    money: [
      'games and guesses with money are for watching and not for joining',
      'spend on learning, and the return is certain',
      'a treat for the children costs less than it brings',
    ],
    health: [
      'the stomach follows the mood, so laugh before you eat',
      'dance, draw or sing, and the body unknots itself',
      'too much excitement in the evening spoils the night',
    ],
    family: [
      "a child's question deserves a proper answer",
      'play one round of anything with the family after supper',
      'pride in the young ones is well placed and should be spoken',
    ],
  },
  6: {
    overall: [
      'small obstacles give way when you push a little',
      'whatever is untidy wants to be sorted by you, and you enjoy it',
      'an old dispute loses its heat and you win it by being calm',
    ],
    love: [
      'do a chore for someone and it counts as a love letter',
      'leave criticism out, and most of the trouble stays outside too',
      'help offered without being asked goes straight to the heart',
    ],
    career: [
      'you outwork the competition without noticing it',
      'the backlog shrinks faster than anyone predicted',
      'service and accuracy bring the praise here',
    ],
    money: [
      'pay off a small debt and enjoy the lightness',
      'a disputed bill is decided for you once the papers are shown',
      'bargaining comes easily, particularly for everyday goods',
    ],
    health: [
      'digestion improves with regular hours, so eat by the clock',
      'a habit you wanted to drop loosens its grip',
      'light exercise sweats out a bad temper',
    ],
    family: [
      "an uncle or aunt on your mother's side has a use for you",
      'share out the chores and the grumbling stops',
      'pets, plants and the sick are grateful for your hands',
    ],
  },
  7: {
    overall: [
      'good company makes the day, so say yes to it',
      'what you cannot do alone goes well in twos',
      'you find the middle way between two loud opinions',
    ],
    love: [
      "the other's mood lifts yours",
      'make a plan for two and leave room for a third idea',
      'someone across the table deserves a longer look',
    ],
    career: [
      'a meeting in person does what ten mails did not',
      'partners and customers are friendly and ready to agree',
      'let the other side speak first and you will hear the price',
    ],
    money: [
      'a joint purchase turns out fair to both',
      'the credit you give comes back to you',
      'customers come back, and one brings a friend',
    ],
    health: [
      'walk with a companion and you go twice as far',
      'the lower back likes a cushion and a change of chair',
      'your balance returns when you eat in good company',
    ],
    family: [
      "your partner's family is in an easy mood",
      'an agreement at home holds because both wanted it',
      'invite someone, since the house is ready to be seen',
    ],
  },
  8: {
    overall: [
      'go slowly, with routine first and large signatures once these days are over',
      'keep plans loose and promises small until the mood lifts',
      'let surprises come, and answer them in your own time',
    ],
    love: [
      'old worries return in love, so wait for the morning before you reply',
      'ask for a hug in place of an explanation',
      "leave the other's phone and the other's past alone",
    ],
    career: [
      'do what is already on the desk and begin nothing that binds you',
      'check twice, send once and go home on time',
      'keep out of office intrigue',
    ],
    money: [
      'postpone the big transfer and lend nothing beyond what you can spare',
      'passwords, keys and receipts deserve a second look',
      'shared money is a touchy topic, so leave the figures for later in the week',
    ],
    health: [
      'rest is the best use of your strength, and light food the best company',
      'drive slowly, lift little, sleep early',
      'an anxious head calms down with ten minutes of counting breaths',
    ],
    family: [
      'what stings at home was meant less sharply than it sounds',
      'in-laws and inheritances can stay off the table for some days',
      'sit near someone you trust and let the talk be about nothing',
    ],
  },
  9: {
    overall: [
      'something larger than the to-do list asks for a moment of you',
      'plans for a journey grow, even if the ticket waits',
      'luck moves slowly, so go halfway to meet it',
    ],
    love: [
      'differences of belief are no differences of heart',
      'dream aloud together about a far place',
      'a teacher, a temple or a trip may bring two people nearer',
    ],
    career: [
      'learn the rule before you bend it',
      'advice from a senior is worth noting though it comes with a sermon',
      'a distant contact answers late and politely',
    ],
    money: [
      'a gift to a good cause costs little and sits well',
      'fees for study or travel come up, so look for the early price',
      'expect the gain from afar next month rather than now',
    ],
    health: [
      'hips and thighs do well with a long walk',
      'a prayer, a hill or a river empties an overfull head',
      'keep to simple food while travelling, even across town',
    ],
    family: [
      'your father or a fatherly person wants to be asked for his view',
      'tell the children where the family comes from',
      'respect for an elder smooths a plan that was stuck',
    ],
  },
  10: {
    overall: [
      'your work is seen, so let it be the good part of it',
      'responsibility finds you and suits you',
      'what you do in public goes better than what you do in private',
    ],
    love: [
      'pride in each other is a form of tenderness, so say it aloud',
      'the heart has to share you with work, so name the hour you will be free',
      'someone admires how you handle things',
    ],
    career: [
      'a visible success is possible, small but with your name on it',
      'the person in charge asks for you and is satisfied',
      'take the chair that is offered to you',
    ],
    money: [
      'income from your profession comes in without reminders',
      'a raise or a better rate can be mentioned in passing',
      'reputation is worth money, so deliver on the day you named',
    ],
    health: [
      'knees and posture ask for care when the hours grow long',
      'activity suits you better than lying down',
      'achievement lifts you, though supper should not wait for it',
    ],
    family: [
      'your family boasts of you a little, so let them',
      'bring home good news before you bring home the laptop',
      'a household decision is waiting for your yes',
    ],
  },
  11: {
    overall: [
      'friends are generous and one wish moves nearer',
      'an invitation is worth accepting even if you are tired',
      'you are in the right room at the right time',
    ],
    love: [
      'friendship turns warmer, or warmth turns into friendship',
      'meet among other people and the shyness goes',
      'a wish of the heart gets a hint of an answer',
    ],
    career: [
      'your network does the work if you let it know what you need',
      'praise from outside your own team reaches the right ears',
      'a group effort crosses the line',
    ],
    money: [
      'money comes in from more than one side',
      'a friend pays back what you had forgotten',
      'this is a good time to collect, to invoice and to ask',
    ],
    health: [
      'laughter with friends does more than an afternoon in bed',
      'circulation wakes up with a brisk walk in company',
      'you have strength left at the end, which is the best sign',
    ],
    family: [
      'an elder brother or sister is on your side',
      'guests are good for the mood at home',
      'the family agrees on a treat and everyone gets a piece',
    ],
  },
  12: {
    overall: [
      'rest counts as work here, so let the shop close early',
      'solitude does you good and costs nobody anything',
      'finish, forgive and put things away',
    ],
    love: [
      'love far away feels close, and love near you needs space',
      'dreams tell you whom you miss',
      'give quietly and do not wait to be thanked',
    ],
    career: [
      'work behind the curtain, where nobody interrupts',
      'foreign or far-off matters move a step',
      'hand over what can be handed over and lock the drawer',
    ],
    money: [
      'money goes out easily, so send it only where it was promised',
      'an expense for comfort or for healing is no waste',
      'let subscriptions you forgot be the first cut',
    ],
    health: [
      'feet need warm water and eyes need darkness',
      'an early night pays back with interest',
      'sleep may be light, so keep the last hour dim and silent',
    ],
    family: [
      'someone at home needs silence more than solutions',
      'a letter to a relative far away would be answered with joy',
      'give the household an evening without plans',
    ],
  },
}
