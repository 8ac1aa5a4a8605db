import type { Advice } from '@dhruva/jyotish'

/** The matters of a prediction; love of one who is single or parted, a couple's of one who is married. */
export type Field = 'work' | 'study' | 'money' | 'love' | 'couple' | 'family' | 'body'

export const lines = (text: string): readonly string[] => text.trim().split(/\n\s*/)

/**
 * What a stretch asks for in a field, by its advice: whole requests without a full stop. Fifteen each, so that none comes twice in a
 * fortnight. None names a time, a graha or a house.
 */
export const FIELD_ADVICE: Record<Field, Record<Advice, readonly string[]>> = {
  work: {
    act: lines(`
      ask for the role you have been growing into
      send the application that sits in your drafts
      put your name forward for the visible task
      take your idea to the person who decides
      say yes to the project that stretches you
      name the pay or title you think is fair
      call the client who has been waiting
      show the finished piece instead of describing it
      sign what you have already agreed on
      take the meeting you keep postponing
      claim the credit that is yours, politely
      start the thing only you can start
      be the first to reply
      fix an early date for the interview
      present your plan with dates`),
    act_check: lines(`
      go for the opening, after reading the offer letter twice
      make your move, with one senior's opinion in hand
      apply, but ask an insider how the team works
      say yes once every promise is in an email
      take the lead and let a colleague check your figures
      sign only after the clause on notice is clear
      present your idea, with the weak point answered beforehand
      accept the task when the deadline is written down
      push ahead and keep your boss informed
      ask for more, with three facts to support it
      close the deal after a second person has read it
      make the change, but keep the old way running a while
      speak up, and verify the numbers before you do
      go to the interview with questions of your own
      take on the new client after checking the old bills`),
    prepare_try: lines(`
      try your idea on one friendly person first
      send one application and see what comes back
      offer to do a small part of the bigger job
      polish the page of your resume that shows results
      take one short course and finish it
      ask for feedback rather than for a promotion
      volunteer for a task that lasts a week, not a year
      make a rough version and show it early
      reach out to one old colleague
      test the new method on a small file
      sit in on the meeting where decisions are made
      write the proposal in one page
      learn what the next role needs and do one of those things
      take a small step and keep what you have
      practise the answer you dread being asked`),
    prepare: lines(`
      finish what is open before you start anything new
      learn the one tool your work keeps asking for
      put your papers, files and contacts in order
      write down what you achieved, with figures
      keep your head down and let the work speak
      repair the small mistakes nobody has noticed yet
      prepare the hard talk, and hold it later
      find two people who would speak for you
      clear emails that are older than a week
      do the boring part thoroughly
      watch how decisions are made around you
      sharpen the skill you will be asked about next
      plan the request, and make it later
      train the person who can stand in for you
      close one promise you made long ago`),
    hold: lines(`
      keep to the routine and make no big change
      stay where you are and let others hurry
      do what is asked, well and on time
      leave the resignation letter unwritten
      answer sharp emails only after a night's sleep
      keep out of office quarrels
      let the offer lie until you feel sure of it
      keep your hours and go home on time
      change nothing that still works
      speak less in meetings and note more
      let a rival win the small argument
      put off signing anything that binds you for years
      ask for patience where you cannot give an answer
      do one thing at a time and finish it
      let ambition rest and keep your standards`),
  },
  study: {
    act: lines(`
      fill in the form and send it
      ask the teacher the question you saved up
      sit the practice test under real conditions
      start the difficult chapter first
      put your name down for the contest
      show your work to someone who knows the subject
      choose the topic you truly like
      read ahead of the class by one lesson
      explain a lesson to a friend
      take the front seat
      begin the project before the others do
      write the answer out in full once
      ask for extra problems and solve them
      speak up in class at least once
      set the date for the test and keep it`),
    act_check: lines(`
      send the form after checking every field twice
      answer quickly, then read the question again
      take the new subject, after asking one older student
      enter the contest with the rules read to the end
      trust your memory, and look up the one doubtful fact
      choose the course after seeing its syllabus
      solve first, then check the sign and the unit
      hand in the work after a friend has read it
      begin the project once the teacher has nodded
      take the hard paper, with an easy one as backup
      write boldly and count the words
      learn it by heart and then test yourself
      join the group if it really studies
      take the advice of two teachers, then decide
      start early, and keep a copy of everything`),
    prepare_try: lines(`
      try one old question paper without a clock
      read the chapter once just for the story
      study with one friend for an hour
      make a one-page note of the hardest topic
      try the new method on three problems
      ask for a small project before a big one
      listen to one good lecture and write five lines on it
      give the weak subject half an hour
      test yourself on yesterday's lesson
      write a short answer and time it
      join one class as a visitor
      draw the idea instead of memorising it
      teach the lesson to somebody younger
      try studying in the early hour
      make flash cards for ten words`),
    prepare: lines(`
      revise what you know before you add more
      complete the notebook that has gaps
      put the books and the table in order
      copy out the formulas by hand
      go back to the lesson where it stopped making sense
      make a timetable you can really keep
      read slowly and mark what is unclear
      solve the easy problems until they are quick
      collect the notes you missed
      sleep on time so that the mind stays fresh
      finish one chapter completely
      repeat the old lessons aloud
      write down your three common mistakes
      practise handwriting and neat steps
      keep the phone in another room while you read`),
    hold: lines(`
      keep to the usual hours and add nothing new
      let the choice of subject wait a little
      do the homework and leave the rest
      do not compare your marks with anybody's
      take breaks before you are tired
      stay with the teacher and the books you have
      leave contests for another time
      read something you enjoy
      go over one lesson, no more
      ask for help instead of struggling alone
      let a bad mark be just a mark
      keep the evenings calm
      study less, but with full attention
      change no school or coaching in a hurry
      play outside and come back to it`),
  },
  money: {
    act: lines(`
      ask for the payment that is due to you
      raise your price where your work has grown
      close the fair offer you have compared long enough
      start the monthly saving you planned
      settle an old account while both sides are willing
      put your extra income where you cannot spend it
      sign the agreement that gives you steady money
      send the bill for what you have delivered
      speak openly about money with the people concerned
      take the income idea one step further
      collect what you lent, kindly
      book the larger purchase you saved for
      move idle money to a safer place
      ask for the refund that belongs to you
      set this year's target and write the sum beside it`),
    act_check: lines(`
      go ahead with the purchase after a second quote
      sign once you have read the charges in small print
      accept the offer after one night and one calculation
      lend only what you could give away
      take the deal, with the exit written into it
      put money in after someone neutral has looked at the papers
      pay after matching the bill line by line
      raise your price and tell old customers first
      buy it once you know what it costs to keep
      agree to share costs only with the shares on paper
      start the plan with a sum you would not miss
      check the account number before you transfer
      ask a professional before you lock money for years
      go for the income and keep the old source running
      say yes, but keep three months of expenses untouched`),
    prepare_try: lines(`
      save a small fixed sum and see how it feels
      try selling one thing you no longer use
      compare three offers before you choose one
      test the new income on weekends
      cancel one subscription you forgot about
      ask one person who handles money well
      write down what you spend for seven days
      put aside a little each time money comes in
      make a small payment towards the oldest debt
      try a week without online shopping
      price your work a little higher for one customer
      learn how one kind of deposit works
      plan the purchase and wait for the better price
      talk through the budget at home
      begin with the smallest amount allowed`),
    prepare: lines(`
      list what you owe and what is owed to you
      keep receipts and put the papers in order
      save a cushion before any new plan
      pay small dues before they grow
      read your bank statement to the end
      learn before you put money anywhere
      make the budget for the coming months
      finish paying for one thing before you buy the next
      stop small leaks such as fees, fines and forgotten subscriptions
      set a date by which the loan should be smaller
      collect the documents the bank will ask for
      buy from a list and nothing beyond it
      decide what is a need and what is a wish
      skip what is only for show and let the savings grow
      talk to the family about what can wait`),
    hold: lines(`
      take no new loan and give none
      let larger purchases wait
      keep your money where it is
      decline quick profits with a smile
      stand guarantor for nobody
      spend on needs and leave wishes on the list
      sign nothing that ties up savings
      say you will think about it, and do
      keep the wallet closed when the heart is full
      postpone the house or car talk
      leave the fixed savings untouched
      change no plan out of fear or hurry
      let a tempting offer pass
      carry less cash and fewer cards
      hold back on gifts that need credit`),
  },
  love: {
    act: lines(`
      say what you feel in plain words
      suggest the meeting yourself
      introduce this person to someone who matters
      answer the message you keep rereading
      ask the question you are afraid to ask
      accept the invitation even if you feel shy
      let the families talk
      give your time before your gifts
      tell them what you liked about them first
      make a plan for two and name the day
      be the first to apologise
      write to the one you have been thinking of
      speak about the future as if it were possible
      say yes to being introduced
      let yourself be seen as you are`),
    act_check: lines(`
      open your heart, and watch whether actions follow words
      meet, but in no hurry to promise
      say what you feel after you know what you want
      let the families meet once you two agree
      go ahead, and ask the awkward question early
      accept the proposal after hearing both homes
      trust, with eyes open
      speak of marriage when both of you are calm
      ask a friend who knows you both
      give one more chance, with one clear condition
      believe what is repeated, not what is promised once
      say yes slowly
      talk about money and work before you talk about dates
      take the step and tell someone at home
      meet in daylight and leave early the first time`),
    prepare_try: lines(`
      start with a short talk, not a declaration
      join a circle where people share your interest
      send one warm line and leave it there
      meet once for tea and expect nothing
      let an old friend come closer
      learn what makes the other person laugh
      try listening without giving advice
      share something small about yourself
      go where you would go anyway, and talk to people
      reply on time, every time
      ask about their day and remember the answer
      tell a relative you are open to meeting someone
      give a compliment that is true
      spend an evening without phones
      practise saying no kindly`),
    prepare: lines(`
      become clear about what you need in a partner
      finish what is unfinished with the past
      look after friendships first
      let feelings grow without naming them
      mend the habit that people complain about
      write the letter and keep it
      give the other person room
      be patient with silences
      put your own life in good order
      learn to speak of hurt without blame
      watch how they treat people who serve them
      let the families get to know each other slowly
      return to something you love doing alone
      forgive one old thing quietly
      keep meetings light and short`),
    hold: lines(`
      let an old quarrel rest
      make no promise you cannot keep
      leave big decisions of the heart for later
      read no meaning into a late reply
      stay kind and keep a little distance
      do not chase whoever steps back
      keep family out of a small misunderstanding
      end nothing in anger
      say less by text and more face to face
      leave the past where it is
      give yourself company first
      postpone the talk about where this goes
      accept that the other person needs time
      compare nobody with anybody
      protect your peace and your sleep`),
  },
  couple: {
    act: lines(`
      make the plan you two have talked about for months
      say thank you for something specific
      take a day that belongs to the two of you
      decide the household matter together
      bring up the wish you kept to yourself
      invite your partner's parents
      forgive aloud and close the matter
      ask what would make their week easier
      book the small trip
      praise your partner in front of others
      start the shared saving you spoke of
      settle the old argument with one honest talk
      say what you miss, gently
      take over one duty without being asked
      plan the next big step side by side`),
    act_check: lines(`
      decide together, after each has slept on it
      speak openly, at a time when both have eaten
      go ahead with the plan and agree on the budget first
      tell the families once you two are of one mind
      settle the matter and repeat back what you heard
      make the change, and set a date to review it
      ask for what you want and ask what it costs the other
      take the trip, after the work is handed over
      sign joint papers only when both have read them
      bring up the past once, and then leave it
      take advice from one elder, not from five
      promise what you can do, and no more
      say yes to relatives after checking with each other
      clear up the misunderstanding before others hear of it
      begin again with one rule you both keep`),
    prepare_try: lines(`
      have tea together without a screen
      try sharing one chore for a week
      ask one question and listen to the end
      take a walk after dinner
      plan a quiet evening and keep it simple
      learn one thing your partner is good at
      leave a short note where it will be found
      try saying what you need instead of what is wrong
      visit one couple you both like
      cook something your partner misses
      go through the bills together once
      let your partner choose this time
      greet each other before the phones
      talk about next year in small pieces
      remember one date that matters to them`),
    prepare: lines(`
      listen once more before you answer
      repair the small things at home that annoy both
      give each other an hour alone
      be patient with moods that pass
      put the shared papers and accounts in order
      keep your word on one small promise
      wait with the serious talk and think it through
      let your partner rest
      do not drag out matters of the in-laws
      leave room for different habits
      write down what works between you
      make peace with one difference
      soften the first sentence
      look after your own friends as well
      bring patience home, not only plans`),
    hold: lines(`
      keep your voice low and the topic small
      make no threats and no final words
      leave old matters closed
      take no big decision for both of you
      let a sharp word pass
      give some space without going silent
      keep others out of your disagreement
      do not count who did more
      put off the talk about property or relatives
      sleep before you reply
      give less opinion and more company
      stay polite when you are tired
      let your partner be right about small things
      keep to shared routines
      postpone the ultimatum`),
  },
  family: {
    act: lines(`
      call everyone to one table
      settle the shared matter while all are willing
      invite the relative you have not seen for long
      say what you would like done at home
      begin the repair you agreed on
      thank an elder and mean it
      take the family out together
      divide the duties anew, fairly
      end a cold silence with one call
      bring good news first
      start the celebration early
      ask the elders for their blessing
      plan the visit and fix the day
      speak for the one who stays quiet
      make the decision all have waited for`),
    act_check: lines(`
      decide at home after everyone has spoken
      begin the repair with two estimates
      invite people, and agree on the cost
      speak plainly, and choose a calm hour
      divide things fairly and write it down
      take the side of facts, not of people
      help a relative with time before money
      say yes to guests after asking at home
      settle the matter with one elder present
      sign shared papers only when all have read them
      make the change room by room
      give advice only where it was asked for
      plan the visit and confirm it twice
      tell the news once it is certain
      make the young ones a small promise and keep it`),
    prepare_try: lines(`
      share one task at home
      call one relative just to listen
      eat one meal a day together
      ask the elders for an old story
      try a new rule at home for a week
      tidy one corner that bothers everybody
      let the young ones plan an evening
      visit for an hour, not for a day
      bring home something small
      mend one thing instead of buying it
      invite one guest
      offer help before it is asked for
      play a game together
      speak to each person alone once
      put a plant where all can see it`),
    prepare: lines(`
      put the papers of the home in order
      hear all sides before you speak
      make the list of repairs and their cost
      keep your promises to the young and the old
      let the talk about property ripen
      be home a little earlier
      settle small debts among relatives
      plan the function step by step
      give elders time for their answer
      finish the chores that wait in the corner
      learn what really worries the quiet one
      save for the home before you change it
      answer gently, even the third time
      look after the elders' check-ups
      clear up one misunderstanding in private`),
    hold: lines(`
      keep your voice soft at home
      leave old family matters closed
      take no side in a quarrel of relatives
      put off moving or rebuilding
      give everyone some space, yourself too
      let the elders have the last word
      make no promise about property
      keep visits short and friendly
      answer a taunt with silence
      spend the evening quietly
      change nothing in the home in a hurry
      keep money out of family talk
      let a day pass before you reply
      be the calm one in the room
      share worries with just one person`),
  },
  body: {
    act: lines(`
      begin the exercise you want to keep
      walk while others take the lift
      use the energy for movement you enjoy
      start the day before the phone does
      take up the sport you gave up
      drink water before tea
      go to bed at the same hour
      cook fresh and eat at the table
      stretch for ten minutes on waking
      book the routine check-up you postponed
      take the stairs
      swap one sweet for a fruit
      join someone who walks daily
      breathe slowly for five minutes
      spend an hour outdoors`),
    act_check: lines(`
      begin exercise gently and build it up
      try the new diet after asking a doctor
      join the class, and skip what hurts
      walk more, in good shoes
      push yourself a little and stop in time
      try going to bed early and see what changes
      lift less than you think you can
      take up yoga with someone who corrects you
      change one habit, not five
      read labels before you buy health food
      book the check-up and take old reports along
      drink more water and less of everything sweet
      train every second day
      warm up before you run
      add vegetables before you cut meals`),
    prepare_try: lines(`
      walk a little, and drink enough water
      try an early dinner three times
      stretch the back and the neck
      leave the screen half an hour before sleep
      take a short nap instead of more coffee
      eat slowly once a day
      get some morning light
      try ten minutes of quiet breathing
      add one fruit
      stand up every hour
      sleep half an hour longer
      take a warm bath in the evening
      replace one fried snack
      walk after the main meal
      keep a bottle of water in sight`),
    prepare: lines(`
      keep regular meals and an early night
      rest before you are tired
      put the old reports in one folder
      plan the meals for the coming days
      make evenings lighter
      dress for the weather
      build up slowly and do not measure every day
      give the stomach simple food
      keep the medicines you take in order
      sit straight and look up from the screen
      leave one hour of the day empty
      cut down on late calls
      choose a gentle walk over a hard run
      look after teeth, eyes and feet
      let the body set the pace`),
    hold: lines(`
      put sleep and simple food first
      do less at once and pause in between
      take it easy on stairs and roads
      skip the heavy meal in the evening
      begin no strict diet or hard training
      ask a doctor about whatever lasts
      stay warm and rest for an hour
      say no to one late night
      let others carry the heavy things
      drive slowly and only where you must
      rest the eyes
      keep worry out of the bedroom
      take the medicine you were given on time
      lie down when the back is tired
      give the body a quiet day`),
  },
}
