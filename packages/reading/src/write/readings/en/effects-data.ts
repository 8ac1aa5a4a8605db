import type { EffectTexts } from '../shape/texts.ts'

/** What grahas bring to each field of life, in English: clauses that end a sentence. */
export const effects: EffectTexts = {
  love: {
    both: [
      'Jupiter brings the meeting and Saturn makes it serious',
      'a light talk turns into an earnest one',
      'feelings get a name and a promise',
      'one brings two people near, the other lets them stay',
      'what is only friendly now may become a tie',
    ],
    graha: {
      sun: {
        gives: [
          'you are noticed without asking for it',
          'a straight word is well received',
          'self-respect makes you attractive',
        ],
        strains: ['neither wants to write first', 'pride hides the feeling', 'small slights are taken to heart'],
      },
      moon: {
        gives: ['feelings are easier to say', 'someone caring comes near', 'an evening talk brings two people closer'],
        strains: ['moods are mistaken for signs', 'longing fills what was never said', 'closeness comes and goes'],
      },
      mars: {
        gives: ['one of the two takes the first step', 'there is a spark and it is felt', 'courage to say it comes'],
        strains: ['haste frightens the other away', 'a quarrel comes before the closeness', 'jealousy speaks too soon'],
      },
      mercury: {
        gives: ['messages turn into real talk', 'humour breaks the ice', 'a call says what texts could not'],
        strains: [
          'messages are read the wrong way',
          'two choices keep the heart undecided',
          'much is written and little is said',
        ],
      },
      jupiter: {
        gives: [
          'an introduction comes through someone you trust',
          'a friendly talk grows into more',
          'the first meeting leads to a second',
          'it becomes easier to be chosen and to choose',
          'someone with a steady heart comes near',
          'a shy message gets a warm answer',
          'an old acquaintance looks at you anew',
        ],
        strains: [
          'hopes run ahead of what was said',
          'kind words come without a step behind them',
          'too much is forgiven too soon',
        ],
      },
      venus: {
        gives: ['affection is easy to show and to receive', 'meetings are warm', 'charm does half the work'],
        strains: [
          'the picture in the head is finer than the person',
          'comfort holds back the honest talk',
          'attention comes from several sides and confuses',
        ],
      },
      saturn: {
        gives: [
          'a slow friendship turns serious',
          'promises are kept',
          'someone a little older or calmer comes near',
          'what was unclear gets a plain answer',
          'trust grows meeting by meeting',
          'it is no passing fancy',
        ],
        strains: [
          'answers come late and messages stay short',
          'fear of a no keeps both silent',
          'distance or duty keeps two people apart',
          'the heart opens only after a long trial',
          'warmth is felt but not shown',
          'meetings are put off',
        ],
      },
      rahu: {
        gives: [
          'someone from another circle catches the eye',
          'a tie begins online or on a journey',
          'an unlikely match attracts',
        ],
        strains: [
          'attraction runs faster than knowledge',
          'someone shows more than is there',
          'signals are read into silence',
        ],
      },
      ketu: {
        gives: ['you feel at once who is true', 'an old bond asks to be understood', 'false hopes fall away'],
        strains: [
          'closeness is wished for and then avoided',
          'people withdraw without a word',
          'the heart is somewhere else',
        ],
      },
    },
  },
  marriage: {
    both: [
      'Jupiter brings the proposal and Saturn fixes the date',
      'the families talk and also conclude',
      'one opens the talks, the other seals them',
      'a yes said then is meant for life',
      'both consent and commitment come together',
    ],
    graha: {
      sun: {
        gives: ['a respected family shows interest', 'the father or an elder supports it', 'the match brings standing'],
        strains: ['prestige gets in the way of a yes', 'one family wants to be asked first', 'pride decides too much'],
      },
      moon: {
        gives: ['mothers get along', 'the home warms to the match', 'hearts agree before the families do'],
        strains: [
          'the mind changes after each meeting',
          'worry at home unsettles the talks',
          'feelings swing between yes and no',
        ],
      },
      mars: {
        gives: [
          'a decision is taken without long waiting',
          'someone pushes the matter through',
          'energy comes into the talks',
        ],
        strains: [
          'sharp words spoil a good talk',
          'a quarrel over a small thing delays it',
          'too much pressure turns people away',
        ],
      },
      mercury: {
        gives: [
          'talks between the families run smoothly',
          'a call or a profile leads further',
          'open questions get answers',
        ],
        strains: [
          'details are misunderstood between the families',
          'too many proposals blur the choice',
          'talk goes on without a decision',
        ],
      },
      jupiter: {
        gives: [
          'a good proposal reaches the family',
          'elders speak in favour',
          'families find each other agreeable',
          'a meeting ends with a yes on both sides',
          'talks that had stopped are taken up again',
          'a relative brings the right name',
          'the home is ready for a wedding',
        ],
        strains: [
          'much is promised before it is checked',
          'a proposal looks better on paper',
          'elders advise in two directions',
        ],
      },
      venus: {
        gives: [
          'liking is there from the first meeting',
          'the match feels pleasant to both',
          'gifts and visits bring the homes closer',
        ],
        strains: [
          'expectations of looks and comfort run high',
          'a yes is put off for something finer',
          'wishes of the two sides differ',
        ],
      },
      saturn: {
        gives: [
          'what is agreed is kept',
          'talks move from words to a date',
          'a mature, dutiful match comes',
          'the second look confirms the first',
          'families take each other seriously',
          'a promise made then lasts',
        ],
        strains: [
          'everything is checked twice before a yes',
          'answers from the other family come late',
          'a condition or a duty holds up the date',
          'talks slow down in the last mile',
          'age, work or distance becomes a question',
          'patience is asked of both families',
        ],
      },
      rahu: {
        gives: [
          'a match comes from another place or background',
          'an app or an outside contact brings it',
          'the unusual proposal is the one to hear',
        ],
        strains: [
          'things stand almost settled and turn again',
          'something is left unsaid at first',
          'outside opinions confuse the home',
        ],
      },
      ketu: {
        gives: [
          'the unsuitable proposals fall away by themselves',
          'a match with few demands appears',
          'what matters becomes clear',
        ],
        strains: [
          'interest fades just before the yes',
          'one side draws back without a reason',
          'proposals break off unfinished',
        ],
      },
    },
  },
  home: {
    both: [
      'one softens the talk, the other keeps the promise',
      'old grudges can be settled for good',
      'peace is made and it holds',
      'both sides hear each other out',
    ],
    graha: {
      sun: {
        gives: ['your word counts at home', 'the head of the family is on your side', 'clear roles bring calm'],
        strains: ['each wants the last word', 'an elder feels passed over', 'pride keeps the sorry unsaid'],
      },
      moon: {
        gives: ['the home feels soft again', 'a motherly person smooths things', 'feelings can be shown without fear'],
        strains: [
          'small things hurt more than they should',
          'moods at home change by the hour',
          'worry for one person fills the house',
        ],
      },
      mars: {
        gives: [
          'a matter that was put off is finally spoken of',
          'there is strength to protect the peace',
          'doing something together clears the air',
        ],
        strains: [
          'a small word becomes a loud quarrel',
          'tempers rise before anyone has listened',
          'old anger looks for a new reason',
        ],
      },
      mercury: {
        gives: [
          'a plain talk clears the misunderstanding',
          'jokes come back to the table',
          'messages carry what is hard to say aloud',
        ],
        strains: [
          'words are carried from one to the other and change',
          'what is meant and what is heard differ',
          'a phone or a message starts the quarrel',
        ],
      },
      jupiter: {
        gives: [
          'someone wise in the family mediates',
          'forgiveness is easier on both sides',
          'a kind word is answered kindly',
          'shared meals bring back the laughter',
          'elders bless what the young decide',
          'people at home listen again',
          'a family occasion brings all together',
        ],
        strains: [
          'advice is given that nobody asked for',
          'promises at home are larger than the deeds',
          'someone feels judged',
        ],
      },
      venus: {
        gives: [
          'tenderness returns in small things',
          'a gift or an outing does good',
          'living together feels pleasant',
        ],
        strains: [
          'comfort hides what should be said',
          'wishes at home pull in two ways',
          'spending becomes a reason to quarrel',
        ],
      },
      saturn: {
        gives: [
          'daily duties find a fair order',
          'people at home keep their word',
          'respect grows quietly',
          'an old quarrel cools down',
          'steady behaviour repairs the trust',
          'what is agreed stays agreed',
        ],
        strains: [
          'silence lasts longer than the quarrel',
          'duty leaves little room for warmth',
          'old complaints are counted again',
          'someone feels unheard at home',
          'warmth returns slowly',
          'the burden at home lies on one person',
        ],
      },
      rahu: {
        gives: [
          'a new way of living together is found',
          'a change of place or routine helps',
          'someone from outside brings calm',
        ],
        strains: [
          'outsiders stir what was quiet',
          'suspicion grows from half sentences',
          'nothing is quite as it was told',
        ],
      },
      ketu: {
        gives: ['old hurts lose their grip', 'someone learns to let it pass', 'fewer words bring more peace'],
        strains: ['one person lives in a shell', 'closeness is there and not felt', 'people live side by side'],
      },
    },
  },
  work: {
    both: [
      'Jupiter brings the offer and Saturn makes it last',
      'the door opens and the post is kept',
      'growth and security come together',
      'a new duty comes and stays with you',
      'effort of years is turned into a place',
    ],
    graha: {
      sun: {
        gives: [
          'people in charge notice you',
          'a word from above opens the way',
          'your name comes up in the right meeting',
        ],
        strains: [
          'a superior wants to be asked first',
          'credit goes to the one who speaks loudest',
          'it is hard to ask for help at work',
        ],
      },
      moon: {
        gives: [
          'colleagues like having you around',
          'the public or customers respond warmly',
          'a caring manager helps',
        ],
        strains: [
          'the mood in the office decides too much',
          'worry about the result tires more than the work',
          'support in the team comes and goes',
        ],
      },
      mars: {
        gives: ['quick action gets you the place', 'you win where others hesitate', 'stuck tasks begin to move'],
        strains: ['an angry reply costs goodwill', 'rivals push hard', 'haste leads to a wrong step'],
      },
      mercury: {
        gives: [
          'an interview or a mail goes your way',
          'skills on paper speak for you',
          'a call leads to the next round',
        ],
        strains: [
          'forms and mails contain small errors',
          'several options split the effort',
          'what was agreed by word is understood differently',
        ],
      },
      jupiter: {
        gives: [
          'interview calls come back',
          'a senior speaks for you',
          'an offer with room to grow comes in',
          'good work is seen and named',
          'someone you worked with recommends you',
          'a better post is within reach',
          'knowledge is asked for and paid',
        ],
        strains: [
          'the promise from above is bigger than the letter',
          'a good offer is talked of and delayed',
          'too many hopes hang on one person',
        ],
      },
      venus: {
        gives: ['people enjoy working with you', 'a woman in the office helps', 'taste and tact bring the offer'],
        strains: [
          'the comfortable seat is hard to leave',
          'wishes are higher than the offers',
          'pleasant talk replaces decisions',
        ],
      },
      saturn: {
        gives: [
          'steady work is finally counted',
          'the post that comes is a lasting one',
          'those who decide take you seriously',
          'responsibility is handed over',
          'an unfinished process reaches its end',
          'discipline is worth more than talent then',
        ],
        strains: [
          'approvals and letters take their time',
          'the load grows before the reward does',
          'you are tried in small tasks first',
          'the reply comes after the second reminder',
          'rules and queues slow the step',
          'credit comes late',
        ],
      },
      rahu: {
        gives: [
          'a foreign or new kind of firm shows interest',
          'an unusual opening appears',
          'technology or a new field brings the chance',
        ],
        strains: ['an offer looks better than it is', 'office politics cloud the matter', 'the goal changes halfway'],
      },
      ketu: {
        gives: ['an old skill is wanted again', 'quiet, exact work is valued', 'you see the fault that others miss'],
        strains: [
          'interest in the job fades at the wrong time',
          'recognition passes by unnoticed',
          'a process breaks off midway',
        ],
      },
    },
  },
  business: {
    both: [
      'one brings the customers, the other keeps them',
      'growth stands on firm ground',
      'expansion and control go together',
      'what is built then carries for years',
    ],
    graha: {
      sun: {
        gives: ['a big name or an office becomes a client', 'your name stands for quality', 'permits come through'],
        strains: ['ego spoils a bargain', 'officials ask for more papers', 'credit for success is disputed'],
      },
      moon: {
        gives: ['the public takes to what you sell', 'food, home and women bring trade', 'footfall rises'],
        strains: ['sales change with the season', 'decisions follow the mood', 'demand is hard to foresee'],
      },
      mars: {
        gives: ['you act before the rivals do', 'land, machines or a bold offer pay', 'stock begins to move'],
        strains: ['price wars start', 'a quarrel with a dealer costs money', 'haste ties money up'],
      },
      mercury: {
        gives: ['bargains and accounts go your way', 'a phone call sells', 'trade runs quickly'],
        strains: ['accounts hide a leak', 'bills and terms are misread', 'too many lines run at once'],
      },
      jupiter: {
        gives: [
          'customers bring further customers',
          'a larger order comes in',
          'a lender or an adviser trusts you',
          'word of mouth does the selling',
          'a new line finds its buyers',
          'credit is given on fair terms',
          'good people want to work with you',
        ],
        strains: [
          'the plan is larger than the purse',
          'credit is given too freely',
          'an order is promised and delayed',
        ],
      },
      venus: {
        gives: ['a beautiful display sells', 'women customers come', 'partners agree easily'],
        strains: [
          'money goes into looks before profit',
          'partners wish for different things',
          'pleasant deals bring little',
        ],
      },
      saturn: {
        gives: [
          'regular customers return',
          'costs come under control',
          'old dues are paid',
          'the trade gets a firm base',
          'staff stays and learns',
          'a long contract becomes possible',
        ],
        strains: [
          'payments arrive late',
          'sales recover slowly',
          'costs eat the first profits',
          'permits take long',
          'customers compare every price',
          'the yield comes after a lean stretch',
        ],
      },
      rahu: {
        gives: ['online and far-off buyers come', 'a new idea sells', 'import or technology helps'],
        strains: [
          'a tempting deal hides its price',
          'demand flares and drops',
          'someone promises more than he can supply',
        ],
      },
      ketu: {
        gives: ['a niche feeds you', 'an old customer comes back', 'needless costs fall away'],
        strains: ['interest in the shop fades', 'an order breaks off', 'stock lies without a buyer'],
      },
    },
  },
  money: {
    both: [
      'income grows and also stays',
      'one fills the purse, the other closes it',
      'gain and discipline come together',
      'dues are settled and savings begin',
    ],
    graha: {
      sun: {
        gives: ['those in charge agree to pay more', 'government dues come through', 'your worth is seen in money'],
        strains: [
          'prestige costs more than it brings',
          'asking for what is due feels hard',
          'an official step delays the money',
        ],
      },
      moon: {
        gives: ['the family adds its share', 'small sums come often', 'support at home eases the month'],
        strains: [
          'money comes and goes with the mood',
          'spending for the family runs high',
          'comfort buying eats the gain',
        ],
      },
      mars: {
        gives: ['a bold demand brings the sum', 'extra effort is paid', 'a stuck payment moves'],
        strains: ['a hasty purchase hurts', 'a quarrel over money costs both', 'repairs and sudden bills come'],
      },
      mercury: {
        gives: ['accounts get clear', 'a talk improves the terms', 'a skill earns on the side'],
        strains: ['small leaks go unseen', 'a form or a date is missed', 'money is split over too many things'],
      },
      jupiter: {
        gives: [
          'income rises by a fair step',
          'an old sum is returned',
          'an adviser points to the safe way',
          'a raise or a bonus is talked of',
          'help comes when it is asked for',
          'a second income becomes possible',
          'lenders become reasonable',
        ],
        strains: [
          'money is given too easily to others',
          'gains are counted before they come',
          'a promise of money is delayed',
        ],
      },
      venus: {
        gives: ['comfort and income grow together', 'a pleasant work pays', 'a gift or a gain comes'],
        strains: [
          'fine things tempt',
          'spending feels better than saving',
          'a loan for comfort lasts longer than the comfort',
        ],
      },
      saturn: {
        gives: [
          'savings grow month by month',
          'instalments begin to weigh less',
          'regular income becomes firm',
          'expenses find their limit',
          'what is put aside stays there',
          'a long outstanding sum is settled',
        ],
        strains: [
          'payments come late',
          'an old liability eats the gain',
          'there is enough, but not quickly',
          'each rupee asks for work',
          'a delay in one payment pulls others',
          'the purse stays tight for a while',
        ],
      },
      rahu: {
        gives: ['money comes from an unexpected side', 'a foreign or online source pays', 'a bold step brings gain'],
        strains: ['a quick gain tempts and slips', 'offers hide their terms', 'wanting more costs what is there'],
      },
      ketu: {
        gives: ['needless expenses fall away', 'an old investment shows its worth', 'few wants make it enough'],
        strains: ['money slips away unnoticed', 'interest in accounts fades', 'a source dries up'],
      },
    },
  },
  property: {
    both: [
      'the choice is good and the papers hold',
      'one finds the place, the other fixes the price',
      'what is signed then stays yours',
      'loan and papers come together',
    ],
    graha: {
      sun: {
        gives: ['officials sign', 'a good address becomes possible', 'a senior supports the loan'],
        strains: ['government papers hold it up', 'prestige makes it dear', 'the owner does not bend'],
      },
      moon: {
        gives: ['the place feels like home at once', 'the mother helps', 'a quiet, bright corner is found'],
        strains: ['the mind changes with each visit', 'wishes at home differ', 'worry about the loan grows'],
      },
      mars: {
        gives: ['land and building move quickly', 'a firm bid wins', 'works begin on time'],
        strains: ['a quarrel over the boundary or the price comes up', 'haste hides a fault', 'repairs cost more'],
      },
      mercury: {
        gives: ['the papers are in order', 'bargaining brings the price down', 'a broker’s call helps'],
        strains: ['a line in the papers is misread', 'too many offers confuse', 'a document is missing'],
      },
      jupiter: {
        gives: [
          'the right place is shown to you',
          'the loan is approved',
          'elders help with the first payment',
          'a fair price is agreed',
          'papers turn out clean',
          'the family agrees on the choice',
          'a good buyer or seller comes',
        ],
        strains: ['the wish is larger than the loan', 'promises of the builder are delayed', 'advice differs'],
      },
      venus: {
        gives: ['a beautiful place is affordable', 'comfort grows', 'the deal is pleasant for both'],
        strains: ['looks count more than the papers', 'extras raise the price', 'the better one seems always the next'],
      },
      saturn: {
        gives: [
          'papers pass the second look',
          'the price becomes reasonable',
          'what is bought lasts',
          'an old property matter comes to an end',
          'payments find a bearable rhythm',
          'patience brings the better piece',
        ],
        strains: [
          'offices and papers take long',
          'repairs show up late',
          'the price moves slowly',
          'possession comes after the date',
          'a signature is missing for long',
          'each step waits for another',
        ],
      },
      rahu: {
        gives: ['an unusual offer turns out well', 'a new area brings value', 'a buyer from afar comes'],
        strains: ['an offer hides something', 'titles need a second look', 'prices are talked up'],
      },
      ketu: {
        gives: ['an old family property helps', 'the unsuitable offers fall away', 'the simple place is the right one'],
        strains: ['interest fades before the signing', 'a deal breaks off', 'a defect shows late'],
      },
    },
  },
  study: {
    both: [
      'understanding comes and it stays',
      'one opens the head, the other keeps to the timetable',
      'effort turns into marks',
      'the hard subject gives way',
    ],
    graha: {
      sun: {
        gives: ['confidence grows in the hall', 'a teacher notices the effort', 'ambition finds its aim'],
        strains: ['asking the teacher feels hard', 'pride skips the basics', 'comparison spoils the mood'],
      },
      moon: {
        gives: ['memory is quick', 'studying at home goes well', 'the subject is taken to heart'],
        strains: [
          'the mind wanders from the page',
          'nerves come on the eve of the paper',
          'moods decide how long one sits',
        ],
      },
      mars: {
        gives: [
          'speed and courage help in the paper',
          'the hard problem is attacked first',
          'competition brings out the best',
        ],
        strains: ['careless slips cost marks', 'restlessness breaks the hour', 'haste skips the question'],
      },
      mercury: {
        gives: ['numbers and words come easily', 'notes and mock papers help', 'quick understanding saves time'],
        strains: ['attention jumps between topics', 'details slip in the answer', 'too many sources confuse'],
      },
      jupiter: {
        gives: [
          'the hard chapter begins to make sense',
          'a teacher takes a real interest',
          'memory serves well in the hall',
          'the right course or guide is found',
          'results reward the work done',
          'doubts get good answers',
          'reading becomes a pleasure',
        ],
        strains: ['confidence runs ahead of revision', 'too many books are begun', 'good advice comes late'],
      },
      venus: {
        gives: ['friends who study together help', 'arts and languages come easily', 'learning feels light'],
        strains: [
          'friends and screens pull away',
          'the pleasant subject takes all the time',
          'comfort shortens the hour',
        ],
      },
      saturn: {
        gives: [
          'daily hours show in the marks',
          'what is learnt stays learnt',
          'discipline beats talent',
          'weak chapters become firm',
          'the long preparation pays',
          'calm in the hall comes from practice',
        ],
        strains: [
          'progress is slow and real',
          'the fear of the paper costs time',
          'one subject asks for a second round',
          'results come later than wished',
          'long hours tire before they pay',
          'each topic wants to be repeated',
        ],
      },
      rahu: {
        gives: [
          'an unusual method works',
          'technology or an online course helps',
          'an odd question is just the one prepared',
        ],
        strains: ['shortcuts tempt', 'rumours about the paper unsettle', 'focus is lost to many things'],
      },
      ketu: {
        gives: ['deep focus is possible', 'the core of the subject becomes clear', 'an earlier lesson helps'],
        strains: [
          'interest drops without a reason',
          'silly gaps appear in what was known',
          'the mind switches off midway',
        ],
      },
    },
  },
  travel: {
    both: [
      'the permit comes and the stay is firm',
      'one opens the way, the other settles the papers',
      'going and staying both work out',
      'the file moves and holds',
    ],
    graha: {
      sun: {
        gives: ['an official sign helps', 'a reputed place takes you', 'your record speaks'],
        strains: ['an office wants one more approval', 'pride makes asking for help hard', 'authorities are strict'],
      },
      moon: {
        gives: ['you feel at home quickly', 'the family agrees to the going', 'a move does the heart good'],
        strains: ['homesickness pulls', 'the mind changes about going', 'the family’s worry holds back'],
      },
      mars: {
        gives: ['things move fast once begun', 'courage for the step is there', 'travel is energetic'],
        strains: ['haste with papers backfires', 'quarrels over the move come', 'small mishaps on the road need care'],
      },
      mercury: {
        gives: ['forms and interviews go well', 'a mail brings the answer', 'language is no hurdle'],
        strains: ['a form has an error', 'dates and papers get mixed up', 'too many countries at once are on the list'],
      },
      jupiter: {
        gives: [
          'the visa or the seat comes through',
          'someone over there helps',
          'papers are accepted',
          'a good offer comes from afar',
          'funds for the journey come together',
          'a teacher, firm or relative opens the way',
          'the new place welcomes you',
        ],
        strains: ['the agent promises more than he does', 'plans are larger than the funds', 'a yes is delayed'],
      },
      venus: {
        gives: ['pleasant people receive you', 'the new place suits you', 'a friend makes the way easy'],
        strains: ['comfort at home is hard to leave', 'costs of living surprise', 'wishes are larger than the budget'],
      },
      saturn: {
        gives: [
          'the file moves in its order',
          'a long stay becomes possible',
          'papers stand the check',
          'the place you reach keeps you',
          'work abroad has a firm base',
          'patience with the office is rewarded',
        ],
        strains: [
          'offices take their full time',
          'a document is asked for again',
          'the date moves back once',
          'farewell from home is heavy',
          'the beginning there is lonely',
          'money for the move comes slowly',
        ],
      },
      rahu: {
        gives: ['far lands pull and open', 'an unusual route works', 'a foreign contact takes the lead'],
        strains: [
          'rules change in the middle',
          'an agent or offer is not what it seems',
          'plans turn at the last moment',
        ],
      },
      ketu: {
        gives: ['leaving becomes easy', 'an old contact abroad helps', 'what holds back falls away'],
        strains: ['the wish to go comes and fades', 'a file gets stuck unseen', 'one feels a stranger for a while'],
      },
    },
  },
  children: {
    both: [
      'hope returns and patience is rewarded',
      'care and calm come together',
      'the home gets ready for a child',
      'a long wait gets lighter',
    ],
    graha: {
      sun: {
        gives: ['strength and confidence return', 'a good doctor takes charge', 'the father’s side supports'],
        strains: ['heat and strain need care', 'pride keeps worry unsaid', 'pressure from elders is felt'],
      },
      moon: {
        gives: ['motherly care is strong', 'the body is in a softer rhythm', 'the home is tender'],
        strains: ['worry unsettles the rhythm', 'feelings swing with each month', 'rest is broken'],
      },
      mars: {
        gives: ['energy returns', 'a decision about treatment is taken', 'strength for the next step is there'],
        strains: ['hurry adds strain', 'tempers rise from worry', 'the body needs gentleness'],
      },
      mercury: {
        gives: ['clear information calms', 'tests give a clear picture', 'talking together helps'],
        strains: ['too much reading adds worry', 'different opinions confuse', 'small matters are overthought'],
      },
      jupiter: {
        gives: [
          'hope in the matter comes back',
          'good medical advice is found',
          'the home is ready for a child',
          'elders’ blessing gives strength',
          'joy through children grows',
          'the right doctor listens',
          'two hearts wish the same',
        ],
        strains: ['too much advice confuses', 'hope swings high and low', 'waiting feels longer than it is'],
      },
      venus: {
        gives: ['tenderness between two grows', 'comfort and rest come', 'the bond carries both'],
        strains: ['comfort delays the check', 'closeness becomes a duty', 'sweet habits need measure'],
      },
      saturn: {
        gives: [
          'patience is rewarded',
          'a regular routine helps the body',
          'treatment goes by plan',
          'calm grows month by month',
          'duty turns into joy',
          'a firm base for a child is made',
        ],
        strains: [
          'it takes longer than wished',
          'the waiting weighs on both',
          'rest comes too short',
          'tests and dates need patience',
          'worry makes the months long',
          'the body asks for time',
        ],
      },
      rahu: {
        gives: ['modern help works', 'an unusual way opens', 'help comes from far'],
        strains: ['worry without a reason grows', 'rumours unsettle', 'too many doctors are asked'],
      },
      ketu: {
        gives: ['old fear lets go', 'prayer gives strength', 'calm comes with letting be'],
        strains: ['hope is given up too early', 'feelings are locked away', 'attention is elsewhere'],
      },
    },
  },
  health: {
    both: [
      'strength comes back and stays',
      'one heals, the other keeps the routine',
      'a good habit takes root',
      'care begun then lasts',
    ],
    graha: {
      sun: {
        gives: ['energy is high', 'the heart is in it again', 'morning light does good'],
        strains: ['heat and strain tell', 'one ignores the limits', 'tiredness is hidden from others'],
      },
      moon: {
        gives: ['sleep and digestion improve', 'the body feels lighter', 'water and rest do good'],
        strains: ['sleep follows the worry', 'digestion reacts to moods', 'rest is broken'],
      },
      mars: {
        gives: ['strength for exercise is there', 'the body fights well', 'drive comes back'],
        strains: ['haste leads to small hurts', 'heat and temper tire', 'too much is done at once'],
      },
      mercury: {
        gives: ['nerves are calmer', 'a check gives a clear answer', 'small habits are easy to change'],
        strains: ['nerves stay tense', 'too much screen time tires', 'small signs are overlooked'],
      },
      jupiter: {
        gives: [
          'strength returns step by step',
          'good advice about the body comes',
          'appetite and mood improve',
          'the right doctor is found',
          'rest does what it should',
          'healing goes well',
          'the body forgives old habits',
        ],
        strains: ['rich food and weight need care', 'one relies on luck too long', 'good resolutions are put off'],
      },
      venus: {
        gives: ['ease and good food help', 'skin and throat feel better', 'pleasure in moving returns'],
        strains: ['sweet habits undo the good', 'comfort wins over the walk', 'too little water is drunk'],
      },
      saturn: {
        gives: [
          'routine makes the body firm',
          'an old complaint gets quieter',
          'steady habits pay',
          'sleep finds its hour',
          'endurance grows',
          'moderate effort is enough',
        ],
        strains: [
          'tiredness needs regular rest',
          'joints and cold want care',
          'recovery takes its time',
          'the body asks for a slower pace',
          'small complaints last longer',
          'strength has to be rationed',
        ],
      },
      rahu: {
        gives: ['a new treatment or method helps', 'an odd complaint gets its name', 'old fear about the body fades'],
        strains: ['odd complaints worry more than they harm', 'searching online frightens', 'habits run to extremes'],
      },
      ketu: {
        gives: ['the body sheds what burdened it', 'simple food does good', 'quiet heals'],
        strains: ['small signs go unnoticed', 'strength drops suddenly', 'care for the body is forgotten'],
      },
    },
  },
  mind: {
    both: [
      'hope returns and a rhythm holds it',
      'the mind opens and then settles',
      'one lifts, the other steadies',
      'courage grows into habit',
    ],
    graha: {
      sun: {
        gives: ['self-trust returns', 'one knows again what one wants', 'mornings are bright'],
        strains: ['a small slight stays too long', 'one hides being tired', 'asking for help comes hard'],
      },
      moon: {
        gives: ['the heart softens', 'sleep comes easier', 'feelings can be shown'],
        strains: ['moods change fast', 'worries grow at night', 'the past comes up in quiet hours'],
      },
      mars: {
        gives: ['drive returns', 'the first step is dared', 'heaviness turns into action'],
        strains: ['anger speaks before thought', 'restlessness keeps one awake', 'impatience burns strength'],
      },
      mercury: {
        gives: ['thoughts sort themselves', 'writing or talking helps', 'the head becomes clear'],
        strains: ['thoughts run without a pause', 'small things are turned over too often', 'too much news tires'],
      },
      jupiter: {
        gives: [
          'hope comes back',
          'things find their right size',
          'someone wise listens',
          'worry gives way to trust',
          'meaning is felt in small things',
          'the head rests at night',
          'good company does good',
        ],
        strains: ['too much is expected of oneself', 'advice from all sides confuses', 'comfort is sought in promises'],
      },
      venus: {
        gives: ['joy returns in small things', 'people do you good', 'beauty calms'],
        strains: ['comfort hides the problem', 'one says yes and means no', 'longing tires'],
      },
      saturn: {
        gives: [
          'a steady rhythm holds the day',
          'the mind grows calmer week by week',
          'patience with oneself grows',
          'firm habits give ground',
          'old worries lose weight',
          'silence does good',
        ],
        strains: [
          'thoughts turn in circles at night',
          'one is strict with oneself',
          'tiredness looks like sadness',
          'guilt weighs that is not one’s own',
          'being alone weighs more',
          'the heart needs longer to trust',
        ],
      },
      rahu: {
        gives: ['old fear loses its hold', 'a new way of seeing opens', 'one tries what was never tried'],
        strains: ['fear paints more than there is', 'the mind wants everything at once', 'screens steal the night'],
      },
      ketu: {
        gives: ['the weight falls away', 'one lets go of what is over', 'solitude heals'],
        strains: ['one feels cut off', 'interest in things fades', 'old pain comes up without a cause'],
      },
    },
  },
  dispute: {
    both: [
      'a fair settlement comes and holds',
      'one brings the compromise, the other writes it down',
      'the matter can be closed',
      'right and patience meet',
    ],
    graha: {
      sun: {
        gives: ['someone in authority listens', 'you stand straight and it is seen', 'the right office acts'],
        strains: ['pride on both sides blocks', 'authority sides with rank', 'nobody wants to give in first'],
      },
      moon: {
        gives: ['feelings soften on both sides', 'a woman in the family mediates', 'people remember the good days'],
        strains: ['feelings are mixed into facts', 'hurt speaks louder than reason', 'moods change the offer'],
      },
      mars: {
        gives: ['courage to speak up is there', 'you win by acting first', 'the deadlock breaks'],
        strains: ['hot words make it worse', 'the other side attacks', 'a rash step costs ground'],
      },
      mercury: {
        gives: ['a letter or a talk brings movement', 'papers speak for you', 'clever wording helps'],
        strains: ['words are twisted', 'a paper is missing', 'gossip feeds it'],
      },
      jupiter: {
        gives: [
          'an elder or a good lawyer finds the middle',
          'a fair offer is made',
          'people see your side',
          'good counsel comes in time',
          'a settlement is possible',
          'anger on the other side cools',
          'truth finds a hearing',
        ],
        strains: [
          'advisers promise too much',
          'generosity is taken for weakness',
          'a settlement is talked of and delayed',
        ],
      },
      venus: {
        gives: ['a friendly tone opens doors', 'a compromise pleases both', 'someone likeable mediates'],
        strains: ['peace is bought too dearly', 'one avoids the open word', 'wishes are mixed with rights'],
      },
      saturn: {
        gives: [
          'papers and facts decide',
          'the matter moves to its end',
          'patience wears the other side down',
          'what is settled is kept',
          'those who judge are strict and fair',
          'your record stands firm',
        ],
        strains: [
          'dates are put off',
          'the matter drags through offices',
          'old accounts come up again',
          'the other side plays for time',
          'costs grow with waiting',
          'nerves are tested',
        ],
      },
      rahu: {
        gives: ['an unexpected turn helps', 'the other side makes a mistake', 'a new ally comes'],
        strains: ['hidden moves are made', 'half-truths circulate', 'nothing is as it was told'],
      },
      ketu: {
        gives: ['the wish to fight fades', 'false friends leave', 'the core of the matter becomes clear'],
        strains: ['talks break off', 'people withdraw', 'one gives up at the wrong moment'],
      },
    },
  },
  path: {
    both: [
      'luck comes and can be held',
      'one gives the sign, the other the staying power',
      'faith and work meet',
      'a new chapter gets a firm beginning',
    ],
    graha: {
      sun: {
        gives: ['your name becomes known', 'the aim is clear', 'those above you help'],
        strains: ['pride takes the wrong turn', 'recognition is late', 'help is not asked for'],
      },
      moon: {
        gives: ['the heart knows the way', 'people are kind to you', 'home gives strength'],
        strains: ['moods change the aim', 'worry clouds the view', 'support comes and goes'],
      },
      mars: {
        gives: ['courage is rewarded', 'a start is made', 'obstacles give way'],
        strains: ['haste wastes a chance', 'quarrels cost strength', 'too much is forced'],
      },
      mercury: {
        gives: ['the right word opens doors', 'learning pays', 'a call changes the plan for the better'],
        strains: ['too many plans run side by side', 'details are missed', 'talk replaces doing'],
      },
      jupiter: {
        gives: [
          'luck turns friendly',
          'a teacher or guide appears',
          'what you begin grows',
          'faith is answered',
          'good people come into your life',
          'the next step becomes visible',
          'generosity comes back to you',
        ],
        strains: ['much is hoped and little begun', 'a guide promises too much', 'good fortune is taken for granted'],
      },
      venus: {
        gives: ['life gets more pleasant', 'friendships help', 'joy returns to what you do'],
        strains: ['comfort postpones the step', 'wishes scatter the strength', 'pleasure costs time'],
      },
      saturn: {
        gives: [
          'patience is paid back',
          'what is begun then lasts',
          'duty shows the way',
          'slow progress becomes visible',
          'discipline carries further than luck',
          'loose ends are tied',
        ],
        strains: [
          'luck comes after work',
          'old duties have first claim',
          'each step takes its full time',
          'the way is lonely for a while',
          'results show late',
          'strength has to be saved',
        ],
      },
      rahu: {
        gives: ['an unusual door opens', 'something new from afar helps', 'a bold step pays'],
        strains: ['shortcuts mislead', 'one wants all at once', 'confusion has to be cleared first'],
      },
      ketu: {
        gives: ['what does not belong falls away', 'inner quiet guides', 'an old gift comes into use'],
        strains: ['interest comes and goes', 'one stands aside at the wrong time', 'things break off unfinished'],
      },
    },
  },
  office: {
    both: [
      'one lifts you, the other keeps you there',
      'the decision is taken and it holds',
      'the order comes and it lasts',
      'growth and security come together',
    ],
    graha: {
      sun: {
        gives: [
          'people in charge notice you',
          'a word from above opens the way',
          'your name comes up in the right meeting',
        ],
        strains: [
          'a superior wants to be asked first',
          'credit goes to the one who speaks loudest',
          'it is hard to ask for help at work',
        ],
      },
      moon: {
        gives: [
          'colleagues like having you around',
          'the public or customers respond warmly',
          'a caring manager helps',
        ],
        strains: [
          'the mood in the office decides too much',
          'worry about the result tires more than the work',
          'support in the team comes and goes',
        ],
      },
      mars: {
        gives: ['quick action gets you the place', 'you win where others hesitate', 'stuck tasks begin to move'],
        strains: ['an angry reply costs goodwill', 'rivals push hard', 'haste leads to a wrong step'],
      },
      mercury: {
        gives: [
          'a letter or a mail brings movement',
          'your reasons on paper convince',
          'a talk with the right person helps',
        ],
        strains: [
          'a form or a mail gets mislaid',
          'words are carried around the office',
          'what was agreed by word is understood differently',
        ],
      },
      jupiter: {
        gives: [
          'a senior speaks for you',
          'your file moves up',
          'good work is seen and named',
          'the one who decides is well disposed',
          'your opinion is asked for',
          'more is entrusted to you',
          'a fair hearing is given',
        ],
        strains: [
          'the promise from above is bigger than the letter',
          'a good word is given and not acted on',
          'too many hopes hang on one senior',
        ],
      },
      venus: {
        gives: ['people enjoy working with you', 'a woman in the office helps', 'tact brings what pressure would not'],
        strains: [
          'the comfortable seat is hard to leave',
          'wishes are higher than what is on the table',
          'pleasant talk replaces decisions',
        ],
      },
      saturn: {
        gives: [
          'steady work is finally counted',
          'the post that comes is a lasting one',
          'those who decide take you seriously',
          'responsibility is handed over',
          'a pending order is signed',
          'your record speaks for you',
        ],
        strains: [
          'the file waits on several tables',
          'the load grows before the reward does',
          'you are tried in small tasks first',
          'the order comes after the second reminder',
          'rules and seniority slow the step',
          'credit comes late',
        ],
      },
      rahu: {
        gives: ['an unusual opening appears', 'a change at the top helps you', 'a new project brings you forward'],
        strains: ['office politics cloud the matter', 'rumours run ahead of the order', 'the goal changes halfway'],
      },
      ketu: {
        gives: ['an old skill is wanted again', 'quiet, exact work is valued', 'you see the fault that others miss'],
        strains: [
          'interest in the work fades at the wrong time',
          'recognition passes by unnoticed',
          'a process breaks off midway',
        ],
      },
    },
  },
  vehicle: {
    both: [
      'the choice is good and it lasts',
      'one brings the bargain, the other the right papers',
      'loan and delivery fit together',
      'what is bought serves for years',
    ],
    graha: {
      sun: {
        gives: ['a good number and a good name please you', 'papers are signed quickly', 'a senior supports the loan'],
        strains: ['prestige makes it dear', 'papers hold it up', 'the dealer does not bend'],
      },
      moon: {
        gives: ['the choice feels right at once', 'the mother helps', 'the family enjoys it'],
        strains: ['the mind changes with each test drive', 'wishes at home differ', 'worry about the loan grows'],
      },
      mars: {
        gives: ['the deal moves quickly', 'a firm bid wins', 'the engine is sound'],
        strains: ['haste hides a fault', 'a quarrel over the price comes up', 'repairs cost more'],
      },
      mercury: {
        gives: ['the papers are in order', 'bargaining brings the price down', 'a dealer’s call helps'],
        strains: ['a line in the papers is misread', 'too many offers confuse', 'a document is missing'],
      },
      jupiter: {
        gives: [
          'the right model comes up',
          'the loan is approved',
          'elders help with the first payment',
          'a fair price is agreed',
          'the dealer keeps his word',
          'the family agrees on the choice',
          'a good offer comes with the season',
        ],
        strains: ['the wish is larger than the loan', 'the delivery date is put off', 'advice differs'],
      },
      venus: {
        gives: ['comfort fits the budget', 'the colour and the model please', 'the deal is pleasant for both'],
        strains: ['looks count more than the papers', 'extras raise the price', 'the better one seems always the next'],
      },
      saturn: {
        gives: [
          'papers pass the second look',
          'the price becomes reasonable',
          'what is bought lasts',
          'the instalment finds a bearable size',
          'a used one can be a find',
          'patience brings the better piece',
        ],
        strains: [
          'loan and papers take long',
          'a repair shows up late',
          'the price hardly moves',
          'delivery comes after the date',
          'a signature is missing for long',
          'the instalment weighs longer than thought',
        ],
      },
      rahu: {
        gives: ['an unusual offer turns out well', 'a new kind of vehicle pays', 'a seller from afar comes'],
        strains: ['an offer hides something', 'the papers need a second look', 'prices are talked up'],
      },
      ketu: {
        gives: [
          'a used one in good shape turns up',
          'the unsuitable offers fall away',
          'the simple model is the right one',
        ],
        strains: ['interest fades before the payment', 'a deal breaks off', 'a defect shows late'],
      },
    },
  },
  sale: {
    both: [
      'a buyer comes and the papers hold',
      'one brings the buyer, the other the price',
      'the deal is closed and paid',
      'what is agreed is also paid',
    ],
    graha: {
      sun: {
        gives: ['officials sign', 'a good address helps the price', 'a respected buyer shows interest'],
        strains: ['government papers hold it up', 'prestige asks too much', 'no side wants to come down first'],
      },
      moon: {
        gives: ['families with children like the place', 'the mother agrees', 'the place is shown at its best'],
        strains: ['the heart does not let go of it', 'wishes at home differ', 'buyers change their mind'],
      },
      mars: {
        gives: ['land and building move quickly', 'a firm bid wins', 'works begin on time'],
        strains: ['a quarrel over the boundary or the price comes up', 'haste hides a fault', 'repairs cost more'],
      },
      mercury: {
        gives: ['the papers are in order', 'bargaining brings the price down', 'a broker’s call helps'],
        strains: ['a line in the papers is misread', 'too many offers confuse', 'a document is missing'],
      },
      jupiter: {
        gives: [
          'a serious buyer comes',
          'a fair price is agreed',
          'the family agrees to the sale',
          'papers turn out clean',
          'a dealer works honestly for you',
          'more people come to look',
          'the buyer’s loan goes through',
        ],
        strains: ['a buyer promises more than he can pay', 'the asked price is too hopeful', 'advice differs'],
      },
      venus: {
        gives: ['the place looks its best', 'the deal is pleasant for both', 'a buyer falls in love with it'],
        strains: [
          'looks count more than the papers',
          'extras are asked for free',
          'a better buyer seems always the next',
        ],
      },
      saturn: {
        gives: [
          'papers pass the second look',
          'the price settles at a fair sum',
          'an old property matter comes to an end',
          'a steady buyer stays with it',
          'payment comes as agreed',
          'patience brings the better offer',
        ],
        strains: [
          'buyers look and do not return',
          'offices and papers take long',
          'the price moves slowly',
          'payment comes in parts',
          'a signature is missing for long',
          'each step waits for another',
        ],
      },
      rahu: {
        gives: ['an unusual offer turns out well', 'a new area brings value', 'a buyer from afar comes'],
        strains: ['an offer hides something', 'titles need a second look', 'prices are talked up'],
      },
      ketu: {
        gives: ['letting go becomes easy', 'the unsuitable buyers fall away', 'a simple deal closes quickly'],
        strains: ['interest fades before the signing', 'a deal breaks off', 'a defect shows late'],
      },
    },
  },
}
