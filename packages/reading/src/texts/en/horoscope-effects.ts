import type { GrahaId, ScoreId } from '@dhruva/jyotish'

type Clauses = readonly [string, ...string[]]
/** What a graha brings to a field of life when its place supports it, and when it does not: independent clauses. */
export type Effects = Readonly<Record<ScoreId, Readonly<Record<GrahaId, { good: Clauses; bad: Clauses }>>>>

export const EFFECTS: Effects = {
  overall: {
    sun: {
      good: [
        'people take you at your word and doors open a little faster',
        'your voice carries and a request is heard',
      ],
      bad: [
        'recognition comes late, so measure the day by what you finished',
        'others may claim the stage, and there is no harm in letting them',
      ],
    },
    moon: {
      good: ['the mood is light and small things fall into place', 'you feel at home wherever you are'],
      bad: [
        'the mood dips easily, so leave gaps between one task and the next',
        'feelings weigh more than facts, so decide after a meal and not before',
      ],
    },
    mars: {
      good: ['you have the drive to finish what was only begun'],
      bad: ['haste costs more than it saves, so take the slower road'],
    },
    mercury: {
      good: ['words, messages and errands go smoothly', 'a short talk settles what long letters could not'],
      bad: [
        'plans get muddled, so write things down and read them once more',
        'messages go astray, so ask whether yours arrived',
      ],
    },
    jupiter: {
      good: ['good counsel is near and help comes without being asked twice', 'a generous view of things proves right'],
      bad: [
        'support is there but has to be asked for plainly',
        'large promises need a second look, your own among them',
      ],
    },
    venus: {
      good: ['company is pleasant and comfort is easy to find', 'a kind gesture comes back before long'],
      bad: ['comfort tempts you to put off what matters', 'pleasant things are better in small portions'],
    },
    saturn: {
      good: ['steady effort is seen and rewarded'],
      bad: ['things move slowly, and patience does more than pressure'],
    },
    rahu: {
      good: ['an unusual idea turns out to be useful'],
      bad: ['not everything is what it seems, so check before you agree'],
    },
    ketu: {
      good: ['letting one thing go makes room for another'],
      bad: ['attention drifts, so keep to one thing at a time'],
    },
  },
  love: {
    sun: {
      good: ['warmth shows itself openly and is met with respect'],
      bad: ['pride can stand between two people, so let the other finish speaking'],
    },
    moon: {
      good: ['feelings are easy to read and easy to share', 'tenderness needs no occasion'],
      bad: [
        'feelings swing, so give a tender matter a night before you settle it',
        'the heart wants reassurance and finds it in simple company',
      ],
    },
    mars: {
      good: ['you find the courage to take the first step'],
      bad: ['a quick answer can sting, so count to ten before replying'],
    },
    mercury: {
      good: ['a light message or an honest talk brings you closer'],
      bad: ['hints are misread, so say plainly what you mean'],
    },
    jupiter: {
      good: ['trust deepens and promises are kept', 'there is goodwill on both sides to build on'],
      bad: [
        'you may expect more than was promised, so ask instead of assuming',
        'good intentions need to be shown and not only felt',
      ],
    },
    venus: {
      good: ['affection is easily shown and gladly returned', 'charm comes naturally and a smile is answered'],
      bad: [
        'charm alone does not carry the talk, and small kindnesses count for more',
        'sweetness has to be made by hand, so plan something simple together',
      ],
    },
    saturn: {
      good: ['loyalty speaks louder than words'],
      bad: ['a distance may be felt, and patience bridges it better than questions'],
    },
    rahu: {
      good: ['someone outside your usual circle catches your interest'],
      bad: ['fascination runs ahead of facts, so go gently'],
    },
    ketu: {
      good: ['an old hurt loses its weight'],
      bad: ['you may prefer your own company, so say so kindly'],
    },
  },
  career: {
    sun: {
      good: ['seniors notice your work and speak well of it', 'you may take the lead and others follow willingly'],
      bad: [
        'a senior may be short with you, so let results do the talking',
        'praise may go to someone else, so keep your own record of what was done',
      ],
    },
    moon: {
      good: ['colleagues are helpful and the pace suits you'],
      bad: ['the pace keeps changing, so protect one quiet hour for real work'],
    },
    mars: {
      good: ['you clear obstacles that stood there for weeks'],
      bad: ['a contest at work drains you, so choose which point is worth winning'],
    },
    mercury: {
      good: ['calls, papers and negotiations come out well', 'you explain a hard thing so that all understand it'],
      bad: [
        'a detail hides in the papers, so have someone else read them too',
        'instructions change on the way, so repeat them back once',
      ],
    },
    jupiter: {
      good: ['a mentor or a fair-minded senior opens a way'],
      bad: ['growth asks for a little more study before the next step'],
    },
    venus: {
      good: ['tact and good taste win people over'],
      bad: ['pleasant distractions eat the morning, so begin with the hardest task'],
    },
    saturn: {
      good: ['discipline pays and long work begins to show'],
      bad: ['duties pile up, so do them in order and refuse one thing politely'],
    },
    rahu: {
      good: ['a new tool or an unusual contact gives you an edge'],
      bad: ['office talk leads nowhere, so stay with what is written'],
    },
    ketu: {
      good: ['deep, undisturbed work goes well'],
      bad: ['the aim feels blurred, so agree on it again with the people concerned'],
    },
  },
  money: {
    sun: {
      good: ['dealings with offices and authorities go your way'],
      bad: ['spending for show tempts, so let the bill wait a night'],
    },
    moon: {
      good: ['daily income and small gains flow evenly'],
      bad: ['a mood can open the purse, so buy from a list'],
    },
    mars: {
      good: ['a bold but counted step brings a gain'],
      bad: ['hurried buying is regretted, so compare one more price'],
    },
    mercury: {
      good: ['bargains, accounts and trade are favoured', 'a clear offer or a tidy account brings its return'],
      bad: [
        'a figure is easily misread, so check the account twice',
        'the small print matters more than the large figures',
      ],
    },
    jupiter: {
      good: ['resources grow and good advice about them is at hand', 'fair dealing brings its profit'],
      bad: [
        'generosity outruns the budget, so decide the sum beforehand',
        'growth is slow, so what you save counts for more than what you earn',
      ],
    },
    venus: {
      good: ['comforts come at a fair price and partners share gladly'],
      bad: ['luxury calls, so keep the larger purchase for another week'],
    },
    saturn: {
      good: ['thrift and long plans bear fruit'],
      bad: ['a payment may be slow in coming, so keep a reserve'],
    },
    rahu: {
      good: ['an unexpected source adds a little'],
      bad: ['talk of quick profit is best left to others'],
    },
    ketu: {
      good: ['an old cost ends and is not missed'],
      bad: ['something small goes missing, so keep bills and keys in their place'],
    },
  },
  health: {
    sun: {
      good: ['vitality is high and the morning light does you good', 'warmth and early hours lift you'],
      bad: [
        'strength comes and goes, so rest before you are tired',
        'long hours tire you, so keep water near and take breaks',
      ],
    },
    moon: {
      good: ['sleep and appetite find their rhythm', 'a calm mind carries the body along'],
      bad: [
        'the mind is busy at night, so close the screen early',
        'moods reach the stomach, so eat slowly and in quiet company',
      ],
    },
    mars: {
      good: ['the body enjoys effort, and a brisk walk clears the head'],
      bad: ['strain comes from overdoing, so warm up and do not rush'],
    },
    mercury: {
      good: ['a few calm breaths settle the nerves quickly'],
      bad: ['too many small things tire the nerves, so take short breaks'],
    },
    jupiter: {
      good: ['moderation comes naturally and strength returns quickly'],
      bad: ['rich food weighs on you, so keep meals simple'],
    },
    venus: {
      good: ['rest, music and good company restore you'],
      bad: ['sweet habits creep in, so keep to regular hours'],
    },
    saturn: {
      good: ['a plain routine strengthens you more than any effort of will'],
      bad: ['the body asks for gentle movement, warmth and an early night'],
    },
    rahu: {
      good: ['a new way of moving or exercising suits you'],
      bad: ['worry exaggerates, so hold to what is known and leave what is imagined'],
    },
    ketu: {
      good: ['silence and a little solitude do you good'],
      bad: ['energy slips away unnoticed, so do less and do it slowly'],
    },
  },
  family: {
    sun: {
      good: ["an elder's word carries weight and brings people together"],
      bad: ['two wills meet at home, so let the smaller matter go'],
    },
    moon: {
      good: ['home is a warm place and care goes both ways', 'a little time with your own does everyone good'],
      bad: [
        'moods pass from room to room, so speak softly and eat together',
        'someone near you needs to be heard before being advised',
      ],
    },
    mars: {
      good: ['things long broken in the house get mended'],
      bad: ['voices rise quickly, so take a short walk before answering'],
    },
    mercury: {
      good: ['talk at the table is lively and plans are made together'],
      bad: ['messages among relatives get twisted, so call instead of writing'],
    },
    jupiter: {
      good: ['elders bless what the young have planned', 'the house is generous and guests are welcome'],
      bad: [
        'advice is given more often than it is asked for, so listen first',
        'everyone means well, and saying it aloud helps',
      ],
    },
    venus: {
      good: ['beauty, guests and sweetness fill the house', 'a shared meal or a song makes the evening'],
      bad: [
        'everyone wishes for the same comfort at once, so share it out fairly',
        'peace at home is kept by small courtesies',
      ],
    },
    saturn: {
      good: ['duty done quietly earns trust at home'],
      bad: ['an elder or a duty needs your time, so plan it in'],
    },
    rahu: {
      good: ['news from far away livens the house'],
      bad: ['a rumour among relatives is best left unanswered'],
    },
    ketu: {
      good: ['an old family matter finds its rest'],
      bad: ['someone at home wants quiet, so give it without asking why'],
    },
  },
}
