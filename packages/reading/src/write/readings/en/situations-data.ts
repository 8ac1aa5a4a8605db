import type { SituationTexts } from '../shape/situation.ts'

/** What fits an everyday situation inside a matter, in English; steps stand behind "Until then" and behind "to". */
export const situations: SituationTexts = {
  result_awaited: {
    aim: 'your result',
    topic: 'result',
    steps: [
      'eat and sleep at your usual hours, the paper is out of your hands',
      'choose now who sits with you when the result opens',
      'write down one next step for either result, on one sheet',
      'tell someone at home what you fear, so that you do not open it alone',
    ],
  },
  boards_child: {
    steps: [
      'keep the home quiet in the study hours and the marks out of the talk',
      'ask which chapter is hardest, and find help for that one',
      'let the sleep be regular, above all in the last week',
      'go through one old paper together, without grading it',
    ],
  },
  maths: {
    aim: 'your studies',
    topic: 'studies',
    steps: [
      'do ten problems a day by hand, and keep a list of the slips you make',
      'cover the worked example, solve it, and only then compare',
      'go back to the chapter where it began to slip and redo that one first',
      'take the three problems that stop you to the teacher each week',
      'study it first, at one fixed hour, with the phone in another room',
    ],
  },
  child_study: {
    steps: [
      'sit nearby for the first twenty minutes, with your own phone away',
      'ask which part is hardest today rather than how many marks came',
      'agree on one fixed study hour and keep it as firmly as a meal',
      'speak to the class teacher once, alone, and ask what is seen there',
    ],
  },
  school_refusal: {
    steps: [
      'ask in a calm hour what happens there that is hard, and promise no scolding for the answer',
      'see the class teacher in person this week',
      'go along to the gate for some days, and keep the morning unhurried',
      'let a child counsellor hear it if it goes on for two weeks',
    ],
  },
  admission: {
    aim: 'admission',
    topic: 'admission',
    ofKin: '{kin}’s admission',
    steps: [
      'keep the mark sheets, certificates and photos scanned in one folder',
      'list one place you dream of, two that fit and one that is safe',
      'note each round of counselling with its last date',
      'ask a student of that college what the year really costs',
    ],
  },
  phone_study: {
    steps: [
      'leave the phone with someone at home from dinner to bedtime',
      'take the two heaviest apps off the phone until the papers are over',
      'earn twenty minutes of screen with two hours of work',
    ],
  },
  language_test: {
    aim: 'the language test',
    topic: 'test',
    steps: [
      'take one full mock against the clock every week, the speaking part aloud',
      'record two minutes of speech a day and listen to it once',
      'learn the weakest of the four parts first',
    ],
  },
  school_exam: {
    steps: [
      'solve last year’s paper in one sitting, with the clock',
      'make one page of each chapter in your own hand',
      'explain a chapter aloud to someone at home',
      'ask the teacher which questions come every year',
      'do the weakest chapter in the morning, when the head is fresh',
    ],
  },
  fitness_test: {
    steps: [
      'run the measured distance every other day and write down the time',
      'build up the running slowly, knees and ankles count too',
      'practise height, chest and jump as they are tested',
      'get the medical papers and certificates checked early',
    ],
  },
  joining: {
    aim: 'the joining letter',
    topic: 'joining',
    ofKin: '{kin}’s joining',
    steps: [
      'ask the office once, in writing, for the expected date',
      'keep originals and two sets of copies ready for verification',
      'look at the official notice twice a week and not more',
      'stay where you are earning until the letter is in hand',
    ],
  },
  scholarship: {
    aim: 'the scholarship',
    topic: 'scholarship',
    ofKin: '{kin}’s scholarship',
    steps: [
      'list five scholarships with their last dates and apply to all',
      'ask two teachers now for their letters',
      'write the reason for your choice on one page and have it read',
    ],
  },
  thesis: {
    aim: 'your thesis',
    topic: 'thesis',
    steps: [
      'write three hundred words a day before you read anything',
      'send your guide one finished chapter rather than three half ones',
      'fix a weekly half hour with your guide',
      'settle the table of contents first, and what stays out',
    ],
  },
  channel: {
    aim: 'the growth of your channel',
    topic: 'channel',
    ofKin: '{kin}’s channel',
    steps: [
      'put out one piece a week on the same day for three months',
      'look which three did best and make the next from those',
      'answer the first twenty comments yourself',
      'work on the title and the first ten seconds before anything else',
      'do one piece together with someone of your size',
    ],
  },
  sport: {
    aim: 'your place in the sport',
    topic: 'sport',
    ofKin: '{kin}’s sport',
    steps: [
      'ask the coach for the one thing that costs you the place, and train that',
      'play or race against someone stronger once a week',
      'keep a log of your timings or scores, week by week',
      'sleep eight hours and warm up fully, an injury costs the season',
    ],
  },
  stage: {
    aim: 'a chance in acting',
    topic: 'acting',
    ofKin: '{kin}’s acting',
    steps: [
      'learn two short pieces, one light and one serious, for any audition',
      'join a theatre group that performs, even a small one',
      'make a plain two-minute reel on the phone',
      'pay nobody for a role or a portfolio contract',
    ],
  },
  music: {
    aim: 'your music',
    topic: 'music',
    ofKin: '{kin}’s music',
    steps: [
      'practise at the same hour every day, scales before songs',
      'sing or play one finished piece before five people each month',
      'record one song cleanly and send it to ten people who book',
      'learn one form well before the next',
    ],
  },
  dance: {
    aim: 'your dance',
    topic: 'dance',
    ofKin: '{kin}’s dance',
    steps: [
      'practise an hour a day with one teacher, and film the last five minutes',
      'take part in one local stage or group show',
      'build strength and stretch, so that the knees last',
    ],
  },
  writing: {
    aim: 'your writing',
    topic: 'writing',
    ofKin: '{kin}’s writing',
    steps: [
      'write a page a day at the same hour, and correct it a day later',
      'send one finished piece to an editor each month',
      'find two readers who tell you where they stopped',
    ],
  },
  drawing: {
    aim: 'your art',
    topic: 'art',
    ofKin: '{kin}’s art',
    steps: [
      'finish one work a week and date it',
      'show ten works together, in a café or online',
      'take two small paid orders and deliver them on the day',
    ],
  },
  overwork: {
    aim: 'a lighter load',
    topic: 'work',
    steps: [
      'write down your hours for two weeks and show them once, calmly',
      'ask which of the tasks may wait when a new one comes',
      'name one evening a week on which you are not reached',
      'offer a rota for the weekends instead of a complaint',
    ],
  },
  boss: {
    steps: [
      'put each agreement in a two-line mail the same day',
      'ask once, alone, what a good month looks like to them',
      'answer sharp words with the facts, an hour later',
      'bring a proposal with every problem you report',
      'keep one person above or beside them informed of your work',
    ],
  },
  seat_fear: {
    steps: [
      'bring your resume up to date this week, calmly',
      'keep three months of costs where you can reach them',
      'make one result of yours visible each week',
      'speak to two former colleagues about openings',
    ],
  },
  job_lost: {
    steps: [
      'call five people you worked with, this week, and say plainly that you are free',
      'have one honest sentence ready on why it ended',
      'get the papers and dues of the last job settled in writing',
      'keep office hours for the search and stop at six',
    ],
  },
  first_job: {
    steps: [
      'put two finished projects where an employer can see them',
      'ask three seniors of your college how they were taken',
      'practise one interview a week with a friend',
      'take the place that teaches most, even if it pays a little less',
    ],
  },
  after_break: {
    steps: [
      'tell the break in one plain sentence and then what you can do now',
      'renew one skill with a short course that ends in a piece of work',
      'write to those you worked with before, they remember you',
      'look at part-time and returner posts beside the full ones',
    ],
  },
  pay: {
    aim: 'a rise in pay',
    topic: 'salary',
    steps: [
      'find out what such work is paid elsewhere before you talk',
      'name one figure, with three results that stand for it',
      'ask when raises are decided, and speak a month ahead',
      'ask what would bring the next step, if money is tight now',
    ],
  },
  kin_work: {
    steps: [
      'ask once what help is wanted, and give just that',
      'pass on one useful contact instead of advice',
      'keep the subject out of every meal',
    ],
  },
  food_business: {
    steps: [
      'cook for ten paying customers from home first',
      'work out what one plate really costs, with gas and packing',
      'get the food licence before the first board goes up',
      'keep five dishes that never fail rather than twenty',
    ],
  },
  teaching_business: {
    steps: [
      'begin with one batch of five pupils at home',
      'give a free class once a month and let parents sit in',
      'show the progress of each pupil on one page',
    ],
  },
  online_business: {
    steps: [
      'sell the first twenty by phone and message before you pay for a site',
      'photograph each article in daylight and state the size plainly',
      'count returns and delivery into the price',
    ],
  },
  business_loss: {
    steps: [
      'find the one item or customer that loses most, and stop it this month',
      'keep the household money apart from the business money',
      'talk to the landlord and the largest supplier about terms',
      'write down each day’s sales and costs for a month',
    ],
  },
  branch: {
    steps: [
      'let the first place run a month without you, as a test',
      'stand two weekdays in the new street and count who passes',
      'train the one who will keep the old place',
      'try the new place with a stall or for a season first',
    ],
  },
  harvest: {
    aim: 'a good harvest',
    topic: 'farm work',
    steps: [
      'have soil and water tested before the next sowing',
      'sow a second crop on a small part, so that one price does not decide the year',
      'ask the farm centre for the date of sowing and the seed that fits it',
    ],
  },
  farm: {
    steps: [
      'have the soil and the water tested before the next sowing',
      'ask two buyers for a price before you choose the crop',
      'try the new crop on a quarter of the land',
    ],
  },
  shop: {
    steps: [
      'stand in that street on two weekdays and count who passes',
      'agree on the rent for two years in writing',
      'ask the neighbours of the place how the slow months are',
      'begin with what sells every week, the rest later',
    ],
  },
  loan_approval: {
    aim: 'the loan’s approval',
    topic: 'loan',
    steps: [
      'check your credit report once and have mistakes in it corrected',
      'keep six months of statements and two tax returns in one file',
      'ask two banks for rate and fees in writing',
      'ask for a sum whose instalment stays under a third of the income',
    ],
  },
  card_debt: {
    aim: 'clearing the card',
    topic: 'card debt',
    steps: [
      'pay more than the minimum, that alone shortens it by years',
      'put the card away and pay from the account for three months',
      'ask the bank to turn the balance into fixed instalments',
      'close the smallest card first',
    ],
  },
  asset_loan: {
    aim: 'the end of the loan',
    topic: 'loan',
    ofKin: 'the end of {kin}’s loan',
    steps: [
      'ask the bank for the closing figure and its fee',
      'pay one instalment extra each year, against the principal',
      'let the instalment leave the day after the income comes',
      'ask for today’s lower rate, one letter is often enough',
    ],
  },
  salary_due: {
    aim: 'your dues',
    topic: 'dues',
    steps: [
      'write to the office with the months and sums listed, and ask for a date',
      'keep the appointment letter, slips and bank statements together',
      'ask the labour office what it needs for a complaint',
    ],
  },
  office_money: {
    aim: 'the payment',
    topic: 'claim',
    ofKin: '{kin}’s claim',
    steps: [
      'look up the claim number and its stage, and note both',
      'check that name, account and date of birth agree in every paper',
      'file one grievance with copies and keep its receipt',
      'go in person once, in the first half of the month',
    ],
  },
  buyer_money: {
    steps: [
      'send one statement with each bill, date and sum',
      'give fresh goods only against payment until the old is cleared',
      'agree on three dated parts and take the first at once',
      'meet in person, a visit moves more than ten calls',
    ],
  },
  will_share: {
    steps: [
      'get copies of the land records in everyone’s name',
      'say your share once, calmly, with an elder present',
      'ask a lawyer what the law gives each child',
      'keep the festival visits going while it is open',
    ],
  },
  possession: {
    aim: 'possession of the flat',
    topic: 'flat',
    ofKin: 'possession of {kin}’s flat',
    steps: [
      'look up the project and its date with the housing regulator',
      'write to the builder together with other buyers',
      'keep every receipt and letter in one file',
    ],
  },
  build_house: {
    aim: 'building your house',
    topic: 'house',
    ofKin: 'the building of {kin}’s house',
    steps: [
      'have the plan and its costs written floor by floor',
      'keep a fifth of the money aside for what comes on top',
      'see two houses the contractor finished, and ask their owners',
      'get water, power and the permit settled first',
    ],
  },
  plot: {
    aim: 'buying land',
    topic: 'plot',
    steps: [
      'have title and boundaries checked by someone of your own',
      'go there after rain and look at road and drain',
      'ask the neighbours who owned it before',
    ],
  },
  lending: {
    aim: 'lending this money',
    topic: 'money',
    on: ['it is no more than you could do without for three years', 'amount and date of return are written down'],
    steps: [
      'lend no more than you could do without for three years',
      'write down the amount and the date of return, however near the person is',
      'say first what you would do if it came back late',
    ],
  },
  place_back: {
    aim: 'getting the place back',
    topic: 'property',
    steps: [
      'send the notice in writing and keep a copy',
      'have the agreement read by a lawyer before the next talk',
      'offer one date and one small help with moving',
    ],
  },
  gadget: {
    aim: 'the new one',
    topic: 'money',
    steps: [
      'compare the price in two places and leave the instalment out if you can',
      'ask what a repair would cost before you buy',
      'put a fixed sum aside each week until the price is there',
    ],
  },
  work_place: {
    aim: 'buying the place of work',
    topic: 'place of work',
    steps: [
      'count for a week who passes there, and at which hours',
      'have the papers and the use that is allowed checked by a lawyer',
      'reckon the price against four years of rent',
    ],
  },
  repair: {
    aim: 'the repair of the house',
    topic: 'house',
    steps: [
      'get two written estimates, and ask each what he would leave out',
      'have the place of the leak found before anything is broken open',
      'begin in a dry month, and pay in three parts',
    ],
  },
  split: {
    aim: 'settling the accounts',
    topic: 'accounts',
    steps: [
      'have the accounts of the last two years drawn up by one accountant for both',
      'write down who keeps stock, name and debts before money is spoken of',
      'agree on one last date and sign it before a witness',
    ],
  },
  habit: {
    aim: 'giving it up',
    topic: 'way out of it',
    ofKin: '{kin}’s way out of it',
    steps: [
      'name one day to begin, and tell one person at home',
      'call 14446 once, the talk is free and for families too',
      'fill the hour in which it was hardest with something that needs both hands',
    ],
  },
  quarter: {
    aim: 'the quarter',
    topic: 'quarter',
    steps: [
      'ask at which number of the list you stand, and note the date',
      'hand in the papers once more with a stamp of receipt',
      'have a rented place in mind for the time between',
    ],
  },
  own_will: {
    aim: 'putting your will on paper',
    topic: 'will',
    steps: [
      'list what is yours alone and what came to you, on two sheets',
      'have two witnesses sign who inherit nothing by it',
      'give by need and by what each has received already, and say so in the text',
    ],
  },
  temple: {
    aim: 'building the temple',
    topic: 'temple',
    steps: [
      'have the land and the committee on paper before the first stone',
      'settle who looks after it daily once it stands',
      'choose the day of the first stone with a priest who knows the place',
    ],
  },
  borewell: {
    aim: 'the borewell',
    topic: 'borewell',
    steps: [
      'have the ground measured first, whether there is water a survey tells and no chart',
      'ask three neighbours at what depth they found it',
      'agree on the price for a dry hole before the first metre',
    ],
  },
  rent_home: {
    aim: 'a good rented home',
    topic: 'home',
    steps: [
      'see the place at night as well as by day',
      'have deposit, notice and repairs put in the agreement',
      'ask the last tenant why they left',
    ],
  },
  land_sale: {
    aim: 'selling the land',
    topic: 'land',
    ofKin: 'the sale of {kin}’s land',
    steps: [
      'have the boundaries measured and the records in order',
      'clear with every holder who signs, before a buyer comes',
      'ask what plots nearby were registered for this year',
      'take the token money through the bank only',
    ],
  },
  sell_vehicle: {
    aim: 'selling the vehicle',
    topic: 'vehicle',
    steps: [
      'service and wash it, and take ten clear photos',
      'ask for three quotes on the same day',
      'see that the transfer of papers is done before you hand over the key',
    ],
  },
  two_wheeler: {
    aim: 'a two-wheeler',
    topic: 'two-wheeler',
    steps: [
      'sit on three models and ride each for a quarter of an hour',
      'add helmet, insurance and registration to the price',
      'ask an owner about mileage and service',
    ],
  },
  no_label: {
    steps: [
      'ask once, in daylight, what the two of you are, and let there be a silence',
      'tell what you are looking for, without making it a test',
      'watch if plans are made for next month or only for tonight',
      'give it a date in your own mind, after which you stop waiting',
    ],
  },
  no_reply: {
    steps: [
      'send one short, friendly line and then nothing for a week',
      'put the chat out of sight in the evenings',
      'ask by voice and not by text, once',
      'fill the waiting hours with people who do answer',
    ],
  },
  together: {
    steps: [
      'say in one sentence what you need more of, and ask the same',
      'plan one day together without phones or friends',
      'speak about next year, work and home, not only of this week',
      'settle one small quarrel on the day it comes',
    ],
  },
  silent_spouse: {
    aim: 'talking again',
    topic: 'talk with each other',
    steps: [
      'sit beside and say that you miss the talk, without a question behind it',
      'do one daily thing together in silence, tea or a walk',
      'write three kind lines if the voice is too hard',
      'ask what hurt, and do not defend yourself while you hear it',
    ],
  },
  far_spouse: {
    steps: [
      'fix two calls a week that nothing moves',
      'have the date of the next visit written down',
      'tell small things of the day, not only news and bills',
      'set a year by which you live in one place',
    ],
  },
  new_in_laws: {
    aim: 'your future in-laws',
    topic: 'future in-laws',
    steps: [
      'visit the house once on an ordinary day and not only on a feast',
      'ask who decides about money and kitchen there',
      'speak about work and where to live before the date is fixed',
      'notice how the women of the house are spoken to',
    ],
  },
  bahu: {
    aim: 'peace with your daughter-in-law',
    topic: 'tie with your daughter-in-law',
    steps: [
      'praise one thing she does, before others',
      'let one corner of the house be run in her way',
      'ask before you advise, and then only once',
      'keep your son out of the middle',
    ],
  },
  damad: {
    aim: 'a good tie with your son-in-law',
    topic: 'tie with your son-in-law',
    steps: [
      'ask his opinion on one matter of the family',
      'invite him without an occasion and without a request',
      'speak well of his parents before him',
    ],
  },
  two_children: {
    aim: 'peace between them',
    topic: 'family',
    steps: [
      'hear each alone, on the same day, and carry nothing over',
      'call both to a meal with the subject left outside',
      'put the division on paper while you yourself can explain it',
      'choose an elder whom both accept',
    ],
  },
  parents_fight: {
    steps: [
      'go to another room when it gets loud, it is not yours to settle',
      'tell one of them the next day, calmly, how it is for you',
      'have one grown person outside the house whom you can call',
    ],
  },
  daily_quarrel: {
    steps: [
      'answer more quietly than you were spoken to, each time for a week',
      'leave the sore subject for after the meal',
      'ask what the worry behind the scolding is',
      'do one small household task before you are asked',
      'say thank you once a day, for something real',
    ],
  },
  teen_phone: {
    steps: [
      'agree on hours without a phone that bind the grown-ups as well',
      'charge all phones outside the bedrooms',
      'watch or play it together once before you forbid it',
      'offer something outside the house for the same hour',
    ],
  },
  silent_child: {
    steps: [
      'drive or walk together, talk comes easier side by side',
      'tell something of your own day first',
      'knock, bring tea, and leave again without a question',
      'ask a teacher or an aunt what they notice',
    ],
  },
  left_out: {
    aim: 'friends',
    topic: 'friendships',
    steps: [
      'ask once, alone, whether something hurt',
      'sit with one other person this week',
      'ask nothing through third persons and post nothing about it',
      'tell someone at home how it feels',
    ],
  },
  new_friends: {
    aim: 'new friends',
    topic: 'circle of friends',
    steps: [
      'go to the same class or place each week, faces become friends',
      'invite one person for tea rather than a group',
      'write to one old friend today',
    ],
  },
  adopt: {
    aim: 'adopting a child',
    topic: 'wish to adopt',
    steps: [
      'register early with the official adoption authority, the wait counts from there',
      'keep income, health and marriage papers in one file',
      'talk to a family that has adopted',
    ],
  },
  treatment: {
    steps: [
      'follow the doctor’s calendar and let no one else’s advice in',
      'keep counts and dates out of the talk at home',
      'let both of you be examined, not one alone',
      'tell only two people about the dates',
    ],
  },
  visa: {
    aim: 'the visa',
    topic: 'visa',
    ofKin: '{kin}’s visa',
    steps: [
      'check the form against the passport, letter by letter',
      'keep six months of bank statements and proof of funds ready',
      'practise the short answers: why there, how long, who pays',
      'take the earliest slot that is offered',
      'book nothing that cannot be returned until it is stamped',
    ],
  },
  residence: {
    aim: 'permanent residence',
    topic: 'application',
    ofKin: '{kin}’s permanent residence',
    steps: [
      'keep a copy of every status paper without a gap in dates',
      'ask a lawyer once which step comes next and when',
      'have work and tax papers of three years in order',
      'change employer only after you know what it does to the file',
    ],
  },
  onsite: {
    aim: 'being sent abroad',
    topic: 'chance of being sent abroad',
    steps: [
      'tell your manager in writing that you are ready to travel',
      'have the passport valid for two years ahead',
      'ask which project needs people on site next',
      'speak to the client in the next calls yourself',
    ],
  },
  feel_at_home: {
    aim: 'feeling at home there',
    topic: 'new place',
    ofKin: '{kin}’s new life there',
    steps: [
      'find one weekly fixed point: a class, a temple, a game',
      'cook what you know twice a week',
      'keep calls home short and at fixed hours in the first months',
      'give it two full seasons before you judge',
    ],
  },
  return_home: {
    aim: 'the return',
    topic: 'return',
    steps: [
      'keep contacts for work at home warm',
      'spend one month there as on ordinary days before you decide',
      'sort out money, school and papers a season ahead',
    ],
  },
  kin_return: {
    aim: 'the return',
    topic: 'return',
    ofKin: '{kin}’s return',
    steps: [
      'ask plainly, once, what would make coming home easy',
      'tell of home as it is and let the decision be theirs',
      'keep papers and a room ready without pressing for a date',
    ],
  },
  election: {
    aim: 'the election',
    topic: 'election',
    ofKin: '{kin}’s election',
    steps: [
      'count by name those who will surely come and vote, lane by lane',
      'speak of one thing that you will get done, and of no rival',
      'keep each expense on paper as the rules of the election ask',
    ],
  },
  politics: {
    aim: 'a way into politics',
    topic: 'way into politics',
    ofKin: '{kin}’s way into politics',
    steps: [
      'take one problem of your ward and see it through',
      'work for a year beside someone who holds an office',
      'keep an income that does not hang on the party',
    ],
  },
  guarantor: {
    aim: 'getting free of the guarantee',
    topic: 'guarantee',
    ofKin: '{kin}’s guarantee',
    steps: [
      'ask the bank in writing what is due, from whom, and by when',
      'send the borrower a written notice and keep every message',
      'tell your family now, before the bank does, and agree on what can be paid',
      'see a lawyer before you pay or sign anything, for a guarantor who pays can claim it back',
    ],
  },
  pilgrimage: {
    aim: 'the pilgrimage',
    topic: 'pilgrimage',
    ofKin: '{kin}’s pilgrimage',
    steps: [
      'look up in which months the shrine is open, and then book',
      'book darshan and the stay first, the train after',
      'keep the first day for rest, above all in the hills',
      'carry medicines and a warm layer, and do not travel alone',
    ],
  },
  lonely: {
    aim: 'company',
    topic: 'company',
    steps: [
      'call one person each evening, ten minutes are enough',
      'eat one meal a week with a neighbour or a relative',
      'go weekly where the same people come: satsang, a class, a park',
      'tell one person plainly that the evenings are hard',
    ],
  },
  retired: {
    aim: 'fuller days',
    topic: 'daily life',
    steps: [
      'teach a child of the neighbourhood for an hour, twice a week',
      'walk in the morning with two others of your age',
      'write down the family’s stories, one page a day',
      'give two mornings a week to a temple, a school or a library',
      'learn one thing you never had time for',
    ],
  },
  sleepless: {
    aim: 'quiet sleep',
    topic: 'sleep',
    steps: [
      'put the phone in another room an hour before bed',
      'rise at the same hour, however the night was',
      'take no tea or coffee after four',
      'write down tomorrow’s worries before you lie down',
      'see a doctor if three weeks pass like this',
    ],
  },
  overthink: {
    steps: [
      'give the worry a quarter of an hour in the afternoon, and write it down',
      'do one thing with the hands when it begins to turn',
      'decide small things within a minute, for practice',
      'say it aloud to one person, it shrinks',
    ],
  },
  stage_fear: {
    aim: 'speaking before people',
    topic: 'confidence',
    steps: [
      'say the first three sentences by heart, the rest will follow',
      'speak it five times standing, once before a friend',
      'look at one friendly face and breathe out before you begin',
      'take a small chance to speak each week',
    ],
  },
  exam_fear: {
    steps: [
      'do one old question a day under the clock, fear shrinks with use',
      'breathe out slowly five times before you turn the paper',
      'tell a teacher or a parent that you are afraid, today',
      'go over what you know in the last evening, and sleep',
    ],
  },
  shy: {
    aim: 'ease with people',
    topic: 'nature',
    steps: [
      'say one sentence a day to someone you do not know',
      'ask a question instead of finding a clever thing to say',
      'begin with one person and not with a group',
      'prepare one story you like to tell',
    ],
  },
  weight: {
    steps: [
      'walk half an hour after the evening meal',
      'leave sugar out of tea first, the rest later',
      'weigh yourself once a week and not daily',
      'have thyroid and sugar checked once',
    ],
  },
  kin_mood: {
    steps: [
      'sit with them ten minutes a day without advice',
      'ask once what would make the day lighter',
      'go along to a doctor if it lasts longer than two weeks',
    ],
  },
}
