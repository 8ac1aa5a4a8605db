import type { Refusal } from '#types.ts'
import { type Rule, rulesOf } from './rules.ts'

/** What makes a matter grave, the gravest first: concepts of `concepts-data.ts` (see `rulesOf` for the notation). */
export const GRAVE_RULES: ReadonlyArray<readonly [Refusal, Rule[]]> = [
  [
    'self_harm',
    rulesOf(`
      suicide
      cryForHelp
      deathWish - place
      dying|willDie|death + relief|weary /all - past bride
      myLife + emptyLife /3 - when calling trouble
      heaven + wishToGo /3
      toDieHindi - deathQuestion past notEarnest
      myLife + badLife /2 - whenDie trouble
      myLife + aim + not /3
      wishing > striker > strikes /3
      medicinesTaken - ill
      world + stay + not /3
      farewell + decided + me /4 - calling
      vehicle + under + comeUnder /2
      wantToDie - past
      toDieHindi + desire /1
      sleep + neverWakeUp /6
      weapon + inHand /3
      head + wall /3
      theDead + joinThem /4
      breath + needless /3 - calling
      dying + wish /3 - whenDie when past
      mustDie + wish /3 - whenDie past asksDeath
      mustDie + otherwise - whenDie past
      mustDie - questions past
      live + not /3
      live + purpose /3 - whenDie
      weary > live|myLife /3
      live + from + weary /2
      ending > myLife /2 - whenDie
      myLife + toEnd /2 - whenDie trouble
      myLife + worthless /2 - whenDie trouble
      myLife + isEnded /2 - when trouble
      myLife + from + weary /2
      myLife > tiring > amDone /5
      myLife + noUse /1 - when trouble
      nothingLeft + goOn|live|myLife /4
      hurt + self /2
      wrists + cut /2
      poison + take /4
      overdose
      jump + height /3
      hang + self|hangHow /3
      painlessly + toDie /2 - when
      neverBorn + born /4
      withoutMe + wellWithout /5
    `),
  ],
  [
    'death',
    rulesOf(`
      death - past remarried
      death + when - remarried
      dies + asks /all - past
      willDie - past
      willLive
      survive + person|me /4 - money organ court courtWord calling sexOrScan
      longLive + howLong /5 - place
      lifeLeftSurely
      lifeLeftPerhaps - calling trouble hardLife
      person + aged + moreYears /8 - calling money
      future > person > longLive /2 - place calling
      lifeLeft + person|me|when|howLong /6 - calling
      howLong + left + longLive /5 - calling
      myLife + howLong + left /4 - calling
      myLife + ageHowLong /3 - calling otherAge trouble
      myLife + when|early + ceases /4 - calling trouble
      reach + oldAge + me|person /5 - calling money
      elder + till + remains /3 - busy calling disease
      person + till + remains /1 - busy calling disease
      age + ageHowLong /2 - otherAge calling
      age + howLong /3 - otherAge calling
      person + ayu /2 - otherAge calling
      widow - remarried
      lifeDanger
      risk + ownLife /3 - calling money
      future + kills + me|person /4 - calling
      person + ceases + when /2 - trouble calling
    `),
  ],
  [
    'pregnancy',
    rulesOf(`
      pregnant
      expecting - bride goodNews
      goodNewsInFamily + expecting /5
      menses + notYetCome /3 - calling
      boy + or + girl /2 - bride calling
      bears > boy|girl /3 - bride calling
      boy|girl > scanShown /2 - bride calling
      again + boy|girl /2 - bride calling
      boy|girl > childComes /0 - bride calling
      fate + boy|girl /2 - bride calling
      baby + sexOrScan /4 - calling
      baby + losesBaby /4 - bride calling
      again + wantsBoy /6 - calling bride
      baby + wantsBoy /5 - calling bride
      inBelly + boy|girl|baby /4
      monthsAlong + baby|heartbeat|childbirth /6 - calling
      weeksLate + mine /6
      baby + birthOutcome /4 - bride calling disease
      delivery + deliveryOfBaby /4 - parcel calling
      delivery + future /3 - parcel calling courtWord
      labour + labourPain /3
      labour + me + future /3 - calling courtWord
    `),
  ],
  [
    'medical',
    rulesOf(`
      disease - calling
      disease + recover|person /4 - clinicWork
      doctorSaid + gaveUp /3
      person + ableAgain + everAgain /4 - calling
      organ + remove /3
      bodily + pain|disease /5
      cancer - sign calling
      cancer + recover|person /4 - sign
      organ + pain /3 - calling love
      hurtsBody - calling love
      ill + recover /5 - calling
      ill + person|me /4 - calling
      mishap + recover /5 - calling
      condition + poorly /3 - calling trouble
      treat + treatmentQuestion /4 - calling
      person + recover + treat /6 - calling
      bodyWrong - calling trouble
      depressed + depressionIll /4 - calling
    `),
  ],
  [
    'legal',
    rulesOf(`
      court
      fir + firFiled /3
      caseWord + outcome /5 - calling
      caseWord + disputeKind /3 - calling
      courtWord - calling
      lawyer + caseWord /6
    `),
  ],
  [
    'betting',
    rulesOf(`
      bet
      tradingWord - calling
      share + shareMoves /4 - calling
      metal + priceMoves /3 - calling
      listed + trading /5 - calling
      market + mood /3 - calling
      trophy + whoWins /4 - calling myWin
      country + stake /3 - calling
      match + winner /5 - calling myWin
      play + moneyGame /4 - calling myWin
      number + numberFor /2 - calling
    `),
  ],
]
