import { lines } from './lines.ts'

/** Questions that come near a grave matter and are none. */
export const ORDINARY_EXAMPLES: readonly string[] = lines(`
  how will my health be this year
  will i become a doctor
  is medicine a good career for me
  should i study law or commerce
  will i have children
  when will i have kids
  is there child yoga in my chart
  can i do well in stock market business as a career
  will the property dispute settle within family
  am i dying alone or will i get married
  i am dying to know my marriage date
  will i die single lol
  When will my bad time end
  how to end fights with my husband
  My job is killing me, should i change it
  my business died in 2020, when will it revive
  will my love life get better
  life after marriage how will it be
  will i live abroad
  will i live in my own house
  my father died last year, how will my career be now
  after my mother's death i feel lost, how is the coming year
  will i get my late father's property
  my husband passed away in 2018, will i remarry
  is my energy low this year
  how to stay fit in 2026
  will I get into MBBS
  neet result will be good or not
  pharmacy business good for me?
  nursing job abroad yog
  should i open a hospital
  when will i become judge
  will i clear judiciary exam
  court marriage or arranged marriage for me
  will i do court marriage
  police job in my chart
  can i be an advocate
  is law practice profitable for me
  in case i change job will it help
  any case of manglik dosh
  will my team at work support me
  will i be selected in ipl as player
  cricket career for my son
  can i become a footballer
  which gemstone is lucky for me
  will mutual fund sip help me save for long term
  is saving in gold good for me
  will i become rich
  sudden wealth in my chart?
  will I share a good bond with my boss
  share details of my dasha
  will i get a share in ancestral property
  when will money come
  how will my finances be next month
  loan kab clear hoga type question: when will my debt be over
  will i buy a car
  my son's education how will it go
  will my daughter get married soon
  how many children will i have
  how will be my relation with my son
  is my 5th house strong for kids
  what does 8th house say about me
  saturn in 8th house meaning
  what is the meaning of moksha in 12th house
  mars dosha effects on married life
  what is maraka planet
  is sade sati over for me
  rahu mahadasha effects
  which planet gives courage
  i feel sad and low these days, when will it improve
  i am stressed about exam
  i feel lonely, when will i find partner
  i am depressed about my job search what should i do
  i am tired of my job
  i am fed up with my boss
  my life is boring, when will it change
  when will my struggle end
  nothing is going right in my life
  my relationship is over, will she come back
  will my ex come back
  my marriage is dead, should i divorce
  will i get divorced
  will my husband leave me
  cheating husband what does chart say
  how is my mental peace this year
  will i get peace of mind
  is meditation good for me
  which yoga or exercise routine suits me
  should i quit smoking this year
  when should i start gym
  does my chart show weight gain
  how will my parents health be
  how is my mothers wellbeing this year
  is my father going to support my marriage
  will my father agree to love marriage
  will I win my promotion
  will i win the election
  will i win her heart
  will i win in competitive exam
  will my startup win funding
  is it good time to start a case study course
  career in fashion designing
  will i kill it in interview
  deadline pressure at work when will it ease
  dead end job, when change
  my phone is dead lol. when will i get married
  i want to end my relationship, right time?
  I want to end my engagement
  i want to leave my job
  i dont want to live with my in laws
  i dont want to live in india anymore, foreign settlement?
  i want to live in canada
  can't live with my husband, separate house possible?
  i can't live without money lol, when will i be rich
  is long life partner in my chart
  how will my old age be
  will i be happy in old age
  retirement life how
  when will i retire
  pilot career danger?
  army career is suitable for me
  will i join defence
  blood group no, tell me about career in pathology lab
  biotech research career
  will i get job in hospital
  surgeon or physician which branch
  dentist clinic opening date
  medical shop business how will it run
  medical college admission chances
  when will my baby talk about love lol
  my baby girl is 2 years old, her future
  name letter for my new born baby boy
  my newborn son's chart tell his education
  will my boyfriend marry me
  boy or arranged match, whom to choose
  good girl for my brother's marriage
  will girl family agree
  delivery job in amazon is ok?
  delivery business startup
  food delivery startup will grow?
  labour contractor work profit
  should i start trading as full time career
  is trading business good for me
  commodity export business
  am i good at finance jobs
  forex card issue no, career in banking
  gaming youtube channel will it grow
  game developer career
  should i bet on myself and start business
  which sport suits me
  number of marriages in my chart
  my number of children
  best time to invest in land
  is this year good for investing
  should i buy flat this year
  will there be a hearing of my prayers
  is 2026 good for my overall health
  how can i keep myself healthy
  which period is good for my fitness
  i want to be a neurosurgeon, will i make it
  is pharma sector good for job change
  should i do bams or bhms course
  my brother is a cardiologist, when will his practice grow
  will my medical coaching pay off
  psychology as a career for me
  hospital administration mba good?
  will i get job as staff nurse in uk
  can i open a diagnostic centre
  how is my vitality this month
  is it good period to learn swimming
  when will we be blessed with a child
  do i have santan yog
  is there delay in children
  how will be my bond with kids
  can i adopt a child
  my daughter's education abroad
  naming ceremony muhurat for my newborn
  will my son do well in boards
  which school for my kids
  second marriage chances after my husband's demise
  dad passed in march, will his business come to me
  since mom died i feel alone, will this year be kinder
  how do i perform pitru shanti
  what does 8th house lord in 11th mean
  ketu in 12th and moksha
  what is longevity of my marriage
  will my relationship last long
  how long will i stay in this company
  how long will my struggle last
  when will sade sati end
  my old age, will kids look after me
  will i be comfortable after 60
  property after grandfather, how will it be divided among brothers
  can brothers settle the land amicably
  will there be peace in family over house
  i want to be a corporate lawyer
  clat result expectation
  is judiciary right path for me
  will i crack civil judge exam
  ips or ias which suits me
  married to a policeman, will he get promotion
  legal advisor job in bank
  should i do company secretary course
  will i get justice at work
  my boss blames me for everything
  registry marriage or temple wedding
  divorce or stay together, what does chart say
  will we separate
  will i remarry
  finance analyst career
  is equity research good as a career
  shall i become a stock broker
  will my export business do well
  long term investing good for me?
  when should i buy land
  gold jewellery shopping good day
  is saving better than spending this year
  when will i recover my money from my friend
  wealth yoga in my chart
  will i be a crorepati by 40
  sports quota job
  can my son play for india
  my cricket academy business
  will my team win the project bid
  game design course
  esports as a career
  will i win scholarship
  will i win the society election
  will i win over my in laws
  competition is tough, can i win the tender
  feeling low since transfer, when will things look up
  i am heartbroken, will she come back
  i cry a lot these days
  i am scared of failure
  no motivation to study
  i am tired after work daily
  burned out, should i take a break
  boring life, any change ahead
  i hate my job
  fed up of my mother in law
  want to end this friendship
  how do i end my toxic relationship
  i want to quit my job and travel the world
  want to leave home and live alone in bangalore
  i dont want to live with him anymore, should i separate
  will i live in canada permanently
  where should i live
  living abroad or in india better
  my dead end career, any hope
  killing two birds, job plus study?
  i'm dying to buy a car
  my phone died, lost contacts, when will i get a new one
  my plants died, is vastu bad
  mars in 7th kills marriage?
  does rahu harm my career
  evil eye on my business
  when will i get peace
  self confidence is low
  self employed or job
  how to cut expenses
  should i cut ties with my brother
  jump to a new company now?
  i want to jump into politics
  hanging between two jobs, which one
  burning desire to be actor
  poisonous colleagues, how to deal
  can i end my day with good habits
  birth time is 5 am, what is my lagna
  i was born in june, what about my luck
  born under magha, nature?
  who am i as per stars
  what is the purpose of my life
  what is the meaning of rahu in lagna
  will my health improve next year
  how is my general wellbeing
  is my immunity good as per chart
  which months should i take care of my diet
  will i become a famous doctor
  should i leave engineering for medicine studies
  is ayurveda practice good career for me
  my wife is a nurse, will she get govt job
  my son wants to be a dentist
  medical representative job, will i get promotion
  will i get into aiims
  when will i have a baby
  are there kids in my destiny
  when is the time for children in my chart
  my children's future
  how will my son's career be
  will my daughter marry a boy of our caste
  is the girl good for my son
  boy is from delhi, should we go ahead
  marriage with a girl older than me
  my son loves a girl, will it work
  which lawyer career corporate or criminal suits me
  can i succeed in judiciary
  is police job written in my kundli
  my husband is an advocate, when will his income grow
  partition of ancestral property with brothers
  property dispute in family will it be solved peacefully
  uncle is not giving our share of land
  will i divorce
  is separation in my chart
  how can i save my marriage
  is stock market a good field for me to work in
  should i invest in property or fixed deposit
  will my investments grow over years
  is trading in textiles good for me
  wealth after 35
  when will i get my stuck money
  will i be financially stable
  can my son become a cricketer
  is sports a good line for me
  will i win the competition
  am i lucky in love
  what is my lucky gemstone
  is friday lucky for me
  my life is going nowhere, when will it change
  life is so tough these days, any good time coming
  i am fed up with daily fights at home
  i am tired of waiting for marriage
  i am very sad after breakup, will i find love again
  i am stressed because of work, when will i relax
  feeling lonely and low
  i cried whole day because boss shouted
  no one understands me at home
  i feel like giving up on this exam
  should i quit my phd
  i want to end this marriage
  i want to run away with my boyfriend and marry
  cant live with in laws
  will i live happily after marriage
  will i live in my own flat
  when will bad days end
  when will my rahu dasha finish
  how long will this bad phase last
  will my father support me
  my mother expired in 2021, who will help me now
  after dads death i took over shop, will it grow
  my grandmother's death anniversary puja
  how to do shradh for my father
  is 8th house bad for me
  what does mars in 8th do
  what happens in maraka dasha generally
  my father's health in coming year
  will my parents live with me
  will my parents be happy
  life partner nature
  how will my married life be
  does saturn bring delays in life
  what is my life path
  will i have a long career
  will i have long lasting relationship
  is there foreign travel
  should i travel this month
  will i get visa
  is it safe to lend money to friend
  my case of mangal dosh is it serious
  court marriage yog in my kundli
  which career in hospital administration
  when will i get justice in office politics
  who is my enemy
  am i cursed by ancestors
  how to make my life better
  when will i get relief from tension
  i am losing hope in job search
  my life is full of problems, when will it change
  will my life be good after 30
  is there any hope for my marriage
  what is holding me back in life
  i dont feel like going to office
  i dont want to marry now
  i dont want to work in this company
  i want to disappear from social media for a while
  can i end my contract early
  i hate my boss
  want to kill my laziness
  will my venture die
  my marriage life is boring
  why am i so unlucky
  why was my promotion stopped
  why is everyone against me
  nobody supports my love marriage
  i lost my job
  i lost my ring, will i find it
  will i find my lost phone
  my dog is missing
  is my old age peaceful
  where will i spend my last years, india or abroad
  when will i leave this city
  i want to go far away for higher studies
  moving to heaven like place, goa job
  how will 2030 be for me
  will i get transfer to my home town
  when will my husband come back from dubai
  will my wife return home
  will my husband's anger reduce
  is my daughter safe in hostel
  will my son pass 12th
  how many marriages do i have
  is my future wife a doctor
  will my husband be rich
  judge my chart strength
  how is saturn for lawyers
  best field: medical or engineering
  can i do phd in virology
  will i get job in cancer research institute
  work in blood bank ok?
  my diet plan suits me?
  should i do yoga in morning
  will my surgical instruments business grow
  is it good to work in an insurance company
  is share of ancestral house coming to me
  lucky colour for interview
  will our cricket club get a sponsor
  when will i get married
  which career suits me
  will i get government job
  when will i buy a house
  how is my health this year
  will i go abroad for studies
  is my marriage going to be love or arranged
  how is this year for business
  will my boss promote me
  which gemstone should i wear
  am i manglik
  is kaal sarp dosh there
  what are my strengths
  why do i face delays
  when will my luck change
  will i have kids
  how will my child be in studies
  should i be a doctor or engineer
  will i become lawyer
  will my property issue with uncle be solved at home
  how to reduce stress of office
  i am sad because my friend left
  i am tired, need a holiday
  when will my sorrow end
  is my mother going to be happy with my wife
  will my father get his pension
  my father passed away, can i get his job
  health of my wife in coming months
  is gym good for me
  how is my sleep and energy
  will i earn from stocks as a profession
  is finance sector ok for me
  should i save money in gold
  can i join cricket coaching
  will my son get into sports school
  is my love true
  will he come back
  will i divorce and remarry
  my husband ignores me, what to do
  i want to end my bad habits
  i am afraid of future
  what happens in saturn return
  tell me about eighth house
  who will be my life partner
  i want a peaceful life
  how can i live stress free
  i don't want to live in joint family
  when will my loan finish
  i want to leave corporate life
  my life after 40
  what does this month hold for me
  is it good time to change job
  how is my luck in love
  when will my visa come
  will my father in law help us
  can i trust my partner
  why do i get angry
  when will i become a mother
  are my kids going to be successful
  how is my mental strength
  i feel nervous before interviews
  i feel empty after my son left for college
  my husband lives abroad, when will we live together
  will i live near my parents
  we fight daily, will this marriage work
  i am thinking of leaving my husband
  should i kill this project
  is life better in europe
  what is my destiny
  my father's shop is closing, what next
  who can help me in life
  i want to study medicine in russia
  i want to practise law in supreme court
  is my daughter a good match for that boy
  how do i get over my ex
  is there a chance of patch up
  i need motivation
  my last relationship ended badly
  i want to be famous
  my mother is alone after dad, how will she be
  i want to end my engagement
  i lost interest in studies
  my health is weak since childhood, how will it be ahead
  i want to become a surgeon
  will my pharmacy run well
  when will my son be born under good stars lol
  my husband is in police, transfer when
  is law a good option
  will i win in life
  my stock of goods will sell?
  i share a room with friend, is it ok
  do i have luck
  i am worried about my parents health
  when will i be a father
  my father expired, is pitra dosh there
  will i die poor
  will my hard work die
  i live for my kids, will they love me
  am i going to live in usa
  how long should i wait for marriage
  what is my future in nursing
  is my partner cheating
  family dispute over land
  my brother and i dont talk
  can i run my own school
  i want to leave this job and start again
  when will this pain of separation go
  i dont want to fight with my wife anymore
  is my bad karma finishing
  i want to end my loneliness
  my life is not going well, which dasha is running
  i feel like leaving everything and going to the hills for a holiday
  nothing is working in my career
  i have no hope of promotion
  i am tired of loans, when will they finish
  why is my life so difficult
  i want peace in life
  life without love, will i find someone
  i cant live in this city
  i dont like living with roommates
  i want to sleep better
  i wake up late, how to change
  i want to cut my hair, good day?
  i want to burn calories, gym time
  i want to hang my paintings in gallery
  my son wants to jump class
  i want to kill it in my exam
  i am done with my studies, what next
  i am done with dating
  when will my marriage end this suffering
  no one in my family listens to me
  no one loves me, when will i find love
  nobody gives me work
  everyone leaves me, why
  i want my ex to suffer
  my enemy wants to harm my business
  will my worries end
  which day is good to end partnership
  i am finished with exams
  last message from her was in june, will she text again
  i want to give up smoking
  i will give up non veg
  should i give up this job
  i feel useless at office
  my degree is useless
  my efforts are meaningless, when will i get results
  how to go on after divorce, will i find love
  how do i survive in this company
  will i survive probation at job
  will my business survive competition
  i wish i was rich
  i wish i was married by now
  wish i had a better boss
  i was born on 5 may, am i lucky
  why was i born under this nakshatra
  how to live happily
  show me a better way to live
  inspiration to live well
  how should i live my life
  when does my bad phase end according to chart
  am i a good person
  do i have good karma
  is there any dosh in me
  i want a happy life
  i want to live a good life
  will i live a rich life
  life in next five years
  my life in 2027
  tell me about my life
  my past life
  life prediction
  when will my life settle
  i want to live with my parents
  i dont want to live with my wife
  i dont want to stay in this job
  i want to live like a king
  i want freedom in life
  will i be able to live in my dream house
  life is boring without friends
  i want to get out of debt
  want to leave my husband
  i want to change my career
  i want to change my life for better
  i want to know my future
  i am alive to new ideas
  i want to start a new life in goa
  why am i facing so many problems these days
  why is everything so slow for me lately
  why do such things happen to me
  why am i always facing obstacles
  what have i done to deserve this
  these days nothing seems right
  इस साल मेरी सेहत कैसी रहेगी
  क्या मैं डॉक्टर बनूँगा
  मेडिकल की पढ़ाई मेरे लिए ठीक है
  क्या मुझे वकालत करनी चाहिए
  मेरी संतान कब होगी
  संतान योग है क्या
  कितने बच्चे होंगे मेरे
  शेयर बाजार में करियर कैसा रहेगा
  घर की संपत्ति का झगड़ा कब सुलझेगा
  भाई से जमीन का बँटवारा कब होगा
  मेरा बुरा समय कब खत्म होगा
  मेरी परेशानियाँ कब समाप्त होंगी
  पति से झगड़े कब खत्म होंगे
  काम का बोझ बहुत है, कब कम होगा
  कर्ज कब उतरेगा
  क्या मैं विदेश में रहूँगा
  जीवनसाथी कैसा होगा
  शादी के बाद जीवन कैसा रहेगा
  मेरा आने वाला जीवन कैसा है
  जीवन में सफलता कब मिलेगी
  पिताजी के जाने के बाद घर मैं चलाता हूँ, नौकरी कब लगेगी
  पिता की मृत्यु के बाद मुझे संपत्ति मिलेगी क्या
  माँ के देहांत के बाद मन उदास है, यह साल कैसा रहेगा
  पति गुजर गए, क्या दूसरी शादी का योग है
  नीट में पास होऊँगी क्या
  एमबीबीएस में दाखिला मिलेगा क्या
  दवा की दुकान खोलूँ क्या
  फार्मेसी का काम कैसा रहेगा
  अस्पताल में नौकरी मिलेगी क्या
  नर्स की नौकरी विदेश में मिलेगी
  क्या मैं जज बनूँगा
  न्यायिक सेवा परीक्षा में सफल होऊँगा
  कोर्ट मैरिज होगी या घरवालों की मर्जी से
  पुलिस में नौकरी लगेगी क्या
  वकील के रूप में कैसा करियर रहेगा
  एलएलबी करूँ या एमबीए
  क्या मैं क्रिकेटर बनूँगा
  बेटे का क्रिकेट में करियर
  कौन सा रत्न पहनूँ
  म्यूचुअल फंड में लंबे समय की बचत ठीक है
  सोना खरीदना शुभ कब है
  क्या मैं अमीर बनूँगा
  अचानक धन लाभ का योग है क्या
  पैतृक संपत्ति में मेरा हिस्सा मिलेगा क्या
  धन कब आएगा
  अगले महीने आर्थिक स्थिति कैसी रहेगी
  गाड़ी कब लूँगा
  बेटे की पढ़ाई कैसी रहेगी
  बेटी की शादी कब होगी
  लड़का कैसा मिलेगा मेरी बेटी को
  लड़की वाले मानेंगे क्या
  लड़के का स्वभाव कैसा होगा
  अष्टम भाव में शनि का फल
  आठवें घर में राहु
  मारकेश क्या होता है
  मंगल दोष का विवाह पर असर
  साढ़ेसाती कब खत्म होगी
  राहु की महादशा कैसी रहेगी
  मन बहुत उदास रहता है, कब अच्छा समय आएगा
  परीक्षा का तनाव है
  अकेलापन लगता है, साथी कब मिलेगा
  नौकरी से तंग आ गया हूँ
  बॉस से परेशान हूँ
  काम से थक गया हूँ, छुट्टी कब मिलेगी
  जीवन नीरस है, बदलाव कब आएगा
  कुछ भी ठीक नहीं चल रहा
  रिश्ता टूट गया, क्या वह वापस आएगी
  क्या मेरा तलाक होगा
  पति छोड़ देगा क्या
  मानसिक शांति कब मिलेगी
  ध्यान करना मेरे लिए कैसा है
  व्यायाम की आदत कब शुरू करूँ
  वजन बढ़ने का योग है क्या
  माता पिता का स्वास्थ्य कैसा रहेगा
  माँ की सेहत इस साल कैसी रहेगी
  पापा प्रेम विवाह के लिए मानेंगे क्या
  प्रमोशन मिलेगा क्या
  चुनाव जीतूँगा क्या
  प्रतियोगी परीक्षा में जीत मिलेगी
  उसका दिल जीत पाऊँगा क्या
  शत्रुओं पर विजय कब मिलेगी
  सास से बनेगी क्या
  सास के साथ रहना नहीं चाहती, अलग घर होगा क्या
  मैं भारत में नहीं रहना चाहता, विदेश का योग है
  मुंबई में जीना मुश्किल है, शहर बदलूँ
  इस नौकरी को छोड़ना चाहता हूँ
  रिश्ता खत्म करना चाहता हूँ, सही समय क्या है
  सगाई तोड़ना चाहती हूँ
  बुढ़ापा कैसा बीतेगा
  रिटायरमेंट के बाद जीवन कैसा होगा
  सेना में भर्ती होगी क्या
  फौज की नौकरी में तरक्की
  सर्जन बनूँ या फिजिशियन
  क्लिनिक खोलने का शुभ समय
  पैथोलॉजी लैब का काम चलेगा क्या
  नवजात बेटे का नाम किस अक्षर से रखें
  मेरी दो साल की बेटी का भविष्य
  बच्चे कब होंगे
  बच्चों से संबंध कैसे रहेंगे
  संतान सुख मिलेगा क्या
  पहली संतान कब तक
  डिलीवरी का काम ठीक है क्या
  ठेकेदारी में फायदा होगा
  ट्रेडिंग को पेशा बनाऊँ क्या
  बैंक की नौकरी
  फाइनेंस में करियर
  यूट्यूब चैनल चलेगा क्या
  गेम बनाने का काम कैसा रहेगा
  कौन सा खेल मेरे लिए अच्छा है
  जमीन में निवेश कब करूँ
  क्या यह साल निवेश के लिए अच्छा है
  मकान कब बनेगा
  घर लेने का योग
  भाग्य कब चमकेगा
  किस्मत कब साथ देगी
  आज का दिन कैसा है
  कल इंटरव्यू है, कैसा रहेगा
  मेरी कुंडली में राजयोग है क्या
  कालसर्प दोष है क्या
  पितृ दोष क्या है
  पितरों के लिए क्या करूँ
  श्राद्ध कब करूँ
  मुझे गुस्सा बहुत आता है
  डर बहुत लगता है, आत्मविश्वास कैसे बढ़े
  नींद कम आती है काम की चिंता से
  शक्ति और ऊर्जा कैसी रहेगी
  फिट रहने के लिए कौन सा समय अच्छा है
  नशा छोड़ना है, कब से शुरू करूँ
  मेरी मेहनत का फल कब मिलेगा
  बेरोजगारी कब खत्म होगी
  प्रेमी से शादी होगी क्या
  लव मैरिज होगी या अरेंज
  घर में कलह क्यों रहती है
  दोस्त ने धोखा दिया, पैसा वापस मिलेगा क्या
  उधार दिया पैसा कब मिलेगा
  भाई के साथ साझेदारी
  व्यापार ठप हो गया, कब उठेगा
  धंधा मर गया है, कब चलेगा
  मेरे नाम का अंक क्या है
  आयुर्वेद में करियर
  योग शिक्षक बनूँ क्या
  जान पहचान से नौकरी मिलेगी क्या
  जानना चाहता हूँ मेरी शादी कब होगी
  लंबी यात्रा कब होगी
  रोजगार कब मिलेगा
  विरोधी शांत होंगे क्या
  जीवन का उद्देश्य क्या है
  पिछले जन्म का फल
  मोक्ष का योग है क्या
  दुनिया घूमने का योग
  2026 में मेरा स्वास्थ्य कैसा रहेगा
  खुद को स्वस्थ कैसे रखूँ
  मैं न्यूरोसर्जन बनना चाहता हूँ
  फार्मा क्षेत्र में नौकरी बदलूँ
  बीएएमएस करूँ या बीएचएमएस
  भाई डॉक्टर है, उसकी प्रैक्टिस कब बढ़ेगी
  मनोविज्ञान में करियर
  जाँच केंद्र खोलने का व्यापार कैसा रहेगा
  हमें संतान सुख कब मिलेगा
  संतान में देरी क्यों है
  बच्चा गोद ले सकते हैं क्या
  बेटी की विदेश में पढ़ाई
  नवजात शिशु का नामकरण मुहूर्त
  बेटा बोर्ड परीक्षा में कैसा करेगा
  पिता के निधन के बाद कारोबार मुझे मिलेगा क्या
  माँ के गुजरने के बाद अकेला महसूस करता हूँ, यह साल कैसा होगा
  पितृ शांति कैसे करें
  आठवें भाव का स्वामी ग्यारहवें में
  केतु बारहवें में मोक्ष
  मेरा रिश्ता कितने दिन चलेगा
  इस कंपनी में कब तक रहूँगा
  संघर्ष कब तक चलेगा
  बुढ़ापे में बच्चे सेवा करेंगे क्या
  साठ साल के बाद आराम मिलेगा क्या
  दादा जी की जमीन भाइयों में कैसे बँटेगी
  घर को लेकर परिवार में शांति कब होगी
  कॉर्पोरेट वकील बनना चाहती हूँ
  क्लैट का परिणाम कैसा रहेगा
  सिविल जज की परीक्षा निकाल पाऊँगा
  आईपीएस बनूँ या आईएएस
  पति पुलिस में हैं, प्रमोशन कब होगा
  बैंक में कानूनी सलाहकार की नौकरी
  मेरा बॉस हर बात का दोष मुझे देता है
  मंदिर में शादी या कोर्ट मैरिज
  क्या हम अलग हो जाएँगे
  स्टॉक ब्रोकर का करियर
  निर्यात व्यापार
  जमीन कब खरीदूँ
  गहने खरीदने का शुभ दिन
  मित्र से पैसा कब वापस आएगा
  चालीस तक करोड़पति बनूँगा क्या
  खेल कोटे से नौकरी
  बेटा भारत के लिए खेलेगा क्या
  क्रिकेट अकादमी का काम
  छात्रवृत्ति मिलेगी क्या
  पंचायत चुनाव में जीत
  टेंडर मिलेगा क्या
  तबादले के बाद मन नहीं लगता
  दिल टूट गया है, वह लौटेगी क्या
  आजकल रोना बहुत आता है
  असफलता से डर लगता है
  पढ़ाई में मन नहीं लगता
  काम के बाद बहुत थक जाता हूँ
  नौकरी से नफरत हो गई है
  सास से तंग हूँ
  दोस्ती खत्म करना चाहता हूँ
  नौकरी छोड़कर दुनिया घूमना चाहता हूँ
  घर छोड़कर बंगलौर में अकेले रहना चाहती हूँ
  अब उसके साथ नहीं रहना चाहती
  क्या मैं कनाडा में बस जाऊँगा
  कहाँ रहना अच्छा होगा
  कार खरीदने को बेताब हूँ
  फोन खराब हो गया
  पौधे सूख गए, वास्तु दोष है क्या
  मंगल सातवें में विवाह पर क्या असर डालता है
  व्यापार को नजर लगी है
  शांति कब मिलेगी
  आत्मविश्वास कम है
  खर्च कैसे कम करूँ
  भाई से नाता तोड़ लूँ क्या
  नई कंपनी में जाऊँ
  राजनीति में कूदना चाहता हूँ
  दो नौकरियों में से कौन सी चुनूँ
  अभिनेता बनने की चाह
  जन्म समय सुबह पाँच, मेरा लग्न क्या है
  जून में जन्मा हूँ, भाग्य कैसा
  मघा में पैदा हुआ, स्वभाव बताइए
  मेरे जीवन का उद्देश्य
  लग्न में राहु का अर्थ
  मेरा खराब समय कब जाएगा
  बेटे का भविष्य कैसा है
  बेटी को अच्छा लड़का कब मिलेगा
  लड़की कैसी मिलेगी
  पत्नी से प्यार बढ़ेगा क्या
  पति का कारोबार कब चलेगा
  मेरे बेटे की शादी लड़की की पसंद से होगी या हमारी
  लड़के और लड़की के गुण मिलते हैं क्या
  मन की शांति के लिए क्या करूँ
  ऑफिस में राजनीति बहुत है
  ससुराल कैसा मिलेगा
  मायके से संबंध
  नया घर कब बनेगा
  विदेश जाने का योग कब
  वीजा मिलेगा क्या
  परीक्षा का परिणाम
  सरकारी नौकरी का योग
  प्रतियोगिता में सफलता
  धंधे में घाटा कब रुकेगा
  उधारी कब चुकेगी
  गुरु की महादशा कैसी
  शुक्र अस्त का असर
  अगले साल मेरी सेहत सुधरेगी क्या
  मेरी रोग प्रतिरोधक क्षमता कैसी है
  खान पान का ध्यान कब रखूँ
  क्या मैं प्रसिद्ध डॉक्टर बनूँगी
  इंजीनियरिंग छोड़कर मेडिकल की पढ़ाई करूँ
  पत्नी नर्स है, सरकारी नौकरी मिलेगी
  बेटा दंत चिकित्सक बनना चाहता है
  एम्स में दाखिला होगा क्या
  मेरे घर बच्चा कब आएगा
  किस्मत में संतान है क्या
  मेरे बच्चों का भविष्य
  बेटी के लिए अपनी जाति का लड़का मिलेगा क्या
  क्या यह लड़की मेरे बेटे के लिए सही है
  लड़का दिल्ली का है, बात आगे बढ़ाएँ
  बेटा एक लड़की से प्यार करता है, बात बनेगी
  क्या मैं वकालत में सफल होऊँगा
  कुंडली में पुलिस की नौकरी है
  पति वकील हैं, आमदनी कब बढ़ेगी
  भाइयों से पैतृक संपत्ति का बँटवारा
  चाचा हमारी जमीन का हिस्सा नहीं दे रहे
  क्या मेरा रिश्ता बच जाएगा
  अपनी शादी कैसे बचाऊँ
  संपत्ति में निवेश करूँ या एफडी
  कपड़े का व्यापार कैसा रहेगा
  पैंतीस के बाद धन
  फँसा हुआ पैसा कब मिलेगा
  बेटा क्रिकेट खिलाड़ी बनेगा क्या
  प्रेम में भाग्यशाली हूँ क्या
  मेरा भाग्यशाली रत्न
  जिंदगी कहीं नहीं जा रही, कब बदलेगी
  जीवन बहुत कठिन है, अच्छा समय कब आएगा
  घर के रोज के झगड़ों से तंग हूँ
  शादी का इंतजार करते करते थक गई हूँ
  ब्रेकअप के बाद दुखी हूँ, फिर प्यार मिलेगा
  काम के कारण तनाव में हूँ
  अकेलापन और उदासी
  बॉस ने डाँटा, पूरा दिन रोई
  घर में मुझे कोई नहीं समझता
  यह परीक्षा छोड़ देने का मन है
  पीएचडी छोड़ दूँ क्या
  यह शादी तोड़ना चाहती हूँ
  प्रेमी के साथ भागकर शादी करना चाहती हूँ
  ससुराल में नहीं रह सकती
  शादी के बाद खुश रहूँगी क्या
  अपने फ्लैट में कब रहूँगा
  बुरे दिन कब खत्म होंगे
  राहु की दशा कब समाप्त होगी
  पिता मेरा साथ देंगे क्या
  माँ 2021 में नहीं रहीं, अब कौन मदद करेगा
  पिता के जाने के बाद दुकान सँभाली, चलेगी क्या
  दादी की पुण्यतिथि की पूजा
  पिता का श्राद्ध कैसे करूँ
  आठवाँ भाव खराब है क्या
  अष्टम मंगल का फल
  आने वाले साल में पिता की सेहत
  माता पिता मेरे साथ रहेंगे क्या
  पति का स्वभाव कैसा होगा
  वैवाहिक जीवन कैसा रहेगा
  शनि जीवन में देरी लाता है क्या
  विदेश यात्रा का योग
  दोस्त को पैसा उधार दूँ क्या
  मेरे मंगल दोष का मामला गंभीर है क्या
  कोर्ट मैरिज का योग
  मेरा शत्रु कौन है
  पूर्वजों का शाप है क्या
  नौकरी में मन नहीं लगता
  काम करने का मन नहीं करता
  पढ़ने का मन नहीं करता
  खाना खाने का मन नहीं
  शहर छोड़कर जाना चाहता हूँ
  जीवन बेहतर कैसे बनाऊँ
  तनाव से राहत कब मिलेगी
  नौकरी की उम्मीद टूट रही है
  जीवन समस्याओं से भरा है, कब बदलेगा
  तीस के बाद जीवन अच्छा होगा क्या
  शादी की कोई उम्मीद है क्या
  ऑफिस जाने का मन नहीं करता
  अभी शादी नहीं करना चाहती
  इस कंपनी में काम नहीं करना चाहता
  मुझे आलस को मारना है
  मैं इतना बदकिस्मत क्यों हूँ
  प्रमोशन क्यों रुका
  सब मेरे खिलाफ क्यों हैं
  नौकरी चली गई
  अंगूठी खो गई, मिलेगी क्या
  यह शहर कब छोड़ूँगा
  ऊँची पढ़ाई के लिए दूर जाना चाहता हूँ
  पति दुबई से कब आएँगे
  पत्नी घर लौटेगी क्या
  पति का गुस्सा कब कम होगा
  बेटी हॉस्टल में ठीक रहेगी क्या
  बेटा बारहवीं पास होगा
  मेरी कितनी शादियाँ हैं
  होने वाली पत्नी डॉक्टर होगी क्या
  मेडिकल या इंजीनियरिंग क्या अच्छा
  वायरस पर शोध में पीएचडी
  कैंसर अनुसंधान संस्थान में नौकरी
  सुबह योग करूँ क्या
  बीमा कंपनी में काम
  पुश्तैनी घर में हिस्सा
  इंटरव्यू के लिए शुभ रंग
  मेरे दुख के दिन कब जाएँगे
  सुख शांति कब आएगी
  माँ को खुश कैसे रखूँ
  पिता से झगड़ा कब खत्म होगा
  भाई साथ छोड़ गया, व्यापार कैसे चले
  दोस्तों ने साथ छोड़ दिया
  प्रेमिका छोड़कर चली गई, लौटेगी क्या
  जीवन में प्यार कब आएगा
  मेरी मेहनत बेकार जा रही है
  पढ़ाई बेकार लगती है
  पैसा हाथ में नहीं टिकता
  खर्च से तंग हूँ
  मेरी शादी कब होगी
  कौन सा करियर ठीक है
  सरकारी नौकरी मिलेगी क्या
  घर कब खरीदूँगा
  इस साल सेहत कैसी है
  पढ़ाई के लिए विदेश जाऊँगा
  प्रेम विवाह होगा या नहीं
  व्यापार कैसा रहेगा
  क्या मैं मांगलिक हूँ
  मेरी ताकत क्या है
  देरी क्यों होती है
  भाग्य कब बदलेगा
  बच्चे पढ़ाई में कैसे होंगे
  डॉक्टर बनूँ या इंजीनियर
  वकील बनूँगा क्या
  चाचा से संपत्ति का मामला घर में सुलझेगा
  ऑफिस का तनाव कैसे कम हो
  दोस्त के जाने से दुखी हूँ
  मेरा दुख कब खत्म होगा
  माँ मेरी पत्नी से खुश रहेगी
  पिता की पेंशन मिलेगी
  पिता नहीं रहे, उनकी नौकरी मुझे मिलेगी
  पत्नी का स्वास्थ्य आने वाले महीनों में
  बुरी आदतें खत्म करना चाहता हूँ
  भविष्य से डर लगता है
  जीवनसाथी कौन होगा
  शांत जीवन चाहता हूँ
  संयुक्त परिवार में नहीं रहना चाहती
  ऋण कब खत्म होगा
  चालीस के बाद मेरा जीवन
  पति ध्यान नहीं देते
  क्या वह लौटेगा
  बैंक में नौकरी
  सोने में बचत करूँ
  बेटे को खेल विद्यालय में दाखिला
  यह महीना कैसा है
  नौकरी बदलने का समय है क्या
  प्रेम में भाग्य कैसा है
  वीजा कब आएगा
  साथी पर भरोसा करूँ
  गुस्सा क्यों आता है
  मैं माँ कब बनूँगी
  बच्चे सफल होंगे क्या
  मानसिक शक्ति कैसी है
  इंटरव्यू से पहले घबराहट होती है
  बेटे के जाने के बाद खाली लगता है
  पति विदेश में हैं, साथ कब रहेंगे
  रोज झगड़े होते हैं, यह शादी चलेगी
  पति को छोड़ने का सोच रही हूँ
  मेरी नियति क्या है
  पिता की दुकान बंद हो रही है
  रूस से मेडिकल की पढ़ाई
  सुप्रीम कोर्ट में वकालत करना चाहता हूँ
  पुराने प्यार को कैसे भूलूँ
  समझौता होगा क्या हमारे बीच
  प्रेरणा चाहिए
  मशहूर होना चाहता हूँ
  पिता के बाद माँ अकेली है
  सगाई तोड़ना चाहता हूँ
  पढ़ाई में रुचि नहीं रही
  बचपन से कमजोर सेहत है, आगे कैसी रहेगी
  सर्जन बनना है
  दवाखाना ठीक चलेगा
  पति पुलिस में हैं, तबादला कब
  कानून की पढ़ाई अच्छी है
  जीवन में जीत मिलेगी
  भाग्य है क्या मेरा
  माता पिता की सेहत की चिंता
  पिता कब बनूँगा
  पिता गुजर गए, पितृ दोष है क्या
  क्या गरीब ही रहूँगा
  बच्चों के लिए जीती हूँ, प्यार करेंगे?
  अमेरिका में रहूँगा क्या
  शादी का इंतजार कब तक
  नर्सिंग में भविष्य
  साथी धोखा दे रहा है क्या
  जमीन का पारिवारिक झगड़ा
  भाई से बातचीत बंद है
  यह नौकरी छोड़कर नया शुरू करना चाहता हूँ
  जुदाई का दुख कब जाएगा
  पत्नी से और लड़ना नहीं चाहता
  अकेलापन खत्म करना चाहती हूँ
  जिंदगी सही नहीं चल रही, कौन सी दशा है
  सब छोड़कर पहाड़ों में घूमने जाना चाहता हूँ
  करियर में कुछ भी काम नहीं कर रहा
  प्रमोशन की कोई उम्मीद नहीं
  कर्ज से थक गया हूँ
  मेरी जिंदगी इतनी मुश्किल क्यों है
  जीवन में शांति चाहिए
  इस शहर में नहीं रह सकता
  नींद अच्छी आए इसके लिए क्या करूँ
  सुबह देर से उठता हूँ
  बाल कटवाने का शुभ दिन
  पढ़ाई खत्म हो गई अब क्या करूँ
  घर में कोई मेरी नहीं सुनता
  कोई मुझसे प्यार नहीं करता, प्यार कब मिलेगा
  सब मुझे छोड़ देते हैं
  शत्रु मेरा व्यापार बर्बाद करना चाहता है
  चिंता कब खत्म होगी
  साझेदारी खत्म करने का सही दिन
  धूम्रपान छोड़ना चाहता हूँ
  तलाक के बाद आगे कैसे बढ़ूँ
  काश मैं अमीर होता
  काश मेरी शादी हो गई होती
  मेरा जन्म पाँच मई को हुआ
  बॉस से परेशान हूँ नौकरी कब बदलेगी
  मेरी मेहनत का कोई फायदा नहीं हो रहा
  उस लड़की पर मरता हूँ, शादी होगी?
  जिंदगी में पैसा कब आएगा
  जीवन का लक्ष्य कैसे मिलेगा
  दुनिया में नाम कमाऊँगा क्या
  दुनिया देखना चाहता हूँ
  रिश्तों से मन भर गया है
  शादी से डर लगता है
  ससुराल वालों से बात नहीं करना चाहती
  काम का कोई अंत नहीं
  जीने का सही तरीका बताओ
  खुश रहने की राह
  अच्छा जीवन कैसे जिएँ
  जीवन जीने की प्रेरणा
  जिंदगी को खुलकर जीना चाहता हूँ
  मुझे क्या करना चाहिए
  मुझमें कोई कमी है क्या
  मुझे कोई दोष तो नहीं
  मुझे खुशहाल जिंदगी चाहिए
  मेरी जिंदगी के बारे में बताओ
  मेरा जीवन कब व्यवस्थित होगा
  पिछला जन्म कैसा था
  मुझे माँ बाप के साथ रहना है
  इस घर में नहीं रहना मुझे
  जीवन में आजादी चाहिए
  कर्ज से बाहर निकलना है
  पति को छोड़ना चाहती हूँ
  जिंदगी का अगला साल
  अपनी जिंदगी सुधारना चाहता हूँ
  अपना करियर बदलना चाहता हूँ
  अपना भविष्य जानना चाहती हूँ
  नई जिंदगी शुरू करना चाहता हूँ
  आजकल इतनी परेशानी क्यों है
  मेरे साथ ही ऐसा क्यों होता है
  meri sehat kaisi rahegi is saal
  kya me doctor banunga
  mbbs me admission hoga kya
  vakalat karu kya
  santan kab hogi
  bache kab honge
  santan yog h kya
  share market me career kaisa rahega
  ghar ki property ka jhagda kab suljhega
  bhai se zameen ka batwara kab hoga
  bura time kab khatam hoga
  pareshani kab khatam hogi meri
  pati se jhagde kab khatam honge
  kaam ka bojh bahut h
  karza kab utrega
  videsh me rahunga kya
  jeevan sathi kaisa hoga
  shadi ke baad life kaisi rahegi
  life me success kab milegi
  aage ki zindagi kaisi h
  papa ke jane ke baad ghar me chalata hu naukri kab lagegi
  pita ki mrityu ke baad property milegi kya
  maa ke dehant ke baad man udas h ye saal kaisa rahega
  pati guzar gaye kya dusri shadi ka yog h
  neet me pass hounga kya
  dawai ki dukan kholu kya
  pharmacy ka business kaisa rahega
  hospital me job milegi kya
  nursing ki job videsh me milegi
  judge banunga kya
  judiciary exam clear hoga
  court marriage hogi ya arrange
  police me naukri lagegi kya
  vakil banu kya
  llb karu ya mba
  cricketer banunga kya
  bete ka cricket me career
  konsa ratna pahnu
  mutual fund me long term saving thik h
  sona kharidna shubh kab h
  ameer banunga kya
  achanak dhan labh ka yog
  paitrik sampatti me hissa milega kya
  paisa kab aayega
  agle mahine paise ki sthiti
  gaadi kab lunga
  bete ki padhai kaisi rahegi
  beti ki shadi kab hogi
  ladka kaisa milega beti ko
  ladki wale manenge kya
  ladke ka swabhav kaisa hoga
  ladki milegi kya shadi ke liye
  8th house me shani ka fal
  rahu 8 ghar me
  maraka kya hota h
  mangal dosh ka shadi pe asar
  sadesati kab khatam hogi
  rahu mahadasha kaisi rahegi
  man udas rehta h kab accha time aayega
  exam ki tension h
  akelapan lagta h sathi kab milega
  naukri se tang aa gaya hu
  boss se pareshan hu
  kaam se thak gaya hu
  life boring h change kab aayega
  kuch bhi thik nahi chal raha
  rishta toot gaya kya wo wapas aayegi
  mera talak hoga kya
  pati chod dega kya
  mansik shanti kab milegi
  meditation mere liye kaisa h
  gym kab start karu
  wajan badhne ka yog h kya
  mata pita ki sehat kaisi rahegi
  maa ki sehat is saal
  papa love marriage ke liye manenge
  promotion milega kya
  chunav jitunga kya
  exam me jeet milegi
  uska dil jeet paunga kya
  dushman pe vijay kab
  saas se banegi kya
  saas ke sath nahi rehna, alag ghar hoga kya
  india me nahi rehna videsh ka yog h
  mumbai me jeena mushkil h shahar badlu
  naukri chodna chahta hu
  rishta khatam karna chahta hu sahi time kya h
  sagai todna chahti hu
  budhapa kaisa hoga
  retirement ke baad life
  army me bharti hogi kya
  fauj ki job
  surgeon banu ya physician
  clinic kholne ka shubh samay
  patholab ka kaam chalega kya
  newborn bete ka naam kis akshar se
  2 saal ki beti ka bhavishya
  bacho se relation kaise rahenge
  santan sukh milega kya
  delivery boy ki job thik h kya
  zomato delivery ka kaam
  thekedari me fayda
  trading ko career banau kya
  trading business kaisa rahega mere liye
  bank job lagegi kya
  finance career
  youtube channel chalega kya
  game developer banu kya
  konsa khel mere liye accha
  zameen me invest kab karu
  ye saal invest ke liye kaisa
  makan kab banega
  bhagya kab chamkega
  kismat kab sath degi
  aaj ka din kaisa h
  kal interview h kaisa rahega
  kundli me rajyog h kya
  kaalsarp dosh h kya
  pitra dosh kya h
  pitro ke liye kya karu
  shradh kab karu
  gussa bahut aata h
  dar lagta h confidence kaise badhe
  neend kam aati h kaam ki chinta se
  energy kaisi rahegi
  fit rehne ke liye
  nasha chodna h kab se
  mehnat ka fal kab milega
  berojgari kab khatam hogi
  lover se shadi hogi kya
  love marriage hogi ya arrange
  ghar me kalesh kyu rehta h
  dost ne dhokha diya paisa wapas milega kya
  udhar diya paisa kab milega
  bhai ke sath partnership
  business thap ho gaya kab uthega
  dhandha mar gaya kab chalega
  mere naam ka ank kya h
  ayurved me career
  yoga teacher banu kya
  jaan pehchan se job milegi kya
  janna chahta hu shadi kab hogi
  lambi yatra kab hogi
  rojgar kab milega
  virodhi shant honge kya
  life ka purpose kya h
  pichle janam ka fal
  moksha yog h kya
  duniya ghumne ka yog
  mere case me shadi kab hogi
  boss ne meri jaan kha rakhi h job change kab
  jaan pyari family ke sath rahunga kya
  mar mar ke kaam karta hu promotion kab
  pyar me mar mitunga kya wo milegi
  uske upar marta hu, kya wo mujhe pasand karti h
  jeene ka maza kab aayega
  paise ki tangi kab khatam
  2026 me meri health kaisi rahegi
  khud ko healthy kaise rakhu
  neurosurgeon banna chahta hu
  pharma sector me job change karu
  bams karu ya bhms
  bhai doctor h uski practice kab badhegi
  psychology me career
  pathology centre kholna kaisa rahega
  hume santan sukh kab milega
  santan me deri kyu h
  bacha god le sakte h kya
  beti ki videsh me padhai
  newborn ka naamkaran muhurat
  beta board exam me kaisa karega
  papa ke nidhan ke baad business mujhe milega kya
  maa ke guzarne ke baad akela feel karta hu ye saal kaisa hoga
  pitru shanti kaise kare
  8th lord 11th me
  ketu 12 me moksha
  mera rishta kitne din chalega
  is company me kab tak rahunga
  sangharsh kab tak chalega
  budhape me bache seva karenge kya
  60 ke baad aaram milega kya
  dada ji ki zameen bhaiyo me kaise bategi
  ghar ko lekar family me shanti kab hogi
  corporate lawyer banna chahti hu
  clat ka result kaisa rahega
  civil judge exam nikal paunga
  ips banu ya ias
  pati police me h promotion kab hoga
  bank me legal advisor ki job
  boss har baat ka dosh mujhe deta h
  mandir me shadi ya court marriage
  kya hum alag ho jayenge
  stock broker ka career
  export ka business
  jamin kab kharidu
  gehne kharidne ka shubh din
  dost se paisa kab wapas aayega
  40 tak crorepati banunga kya
  sports quota se job
  beta india ke liye khelega kya
  cricket academy ka kaam
  scholarship milegi kya
  panchayat chunav me jeet
  tender milega kya
  transfer ke baad man nahi lagta
  dil toot gaya wo lautegi kya
  aajkal rona bahut aata h
  fail hone se dar lagta h
  padhai me mann nahi lagta
  kaam ke baad bahut thak jata hu
  job se nafrat ho gayi h
  saas se tang hu
  dosti khatam karna chahta hu
  job chodke duniya ghumna chahta hu
  ghar chod ke bangalore me akele rehna chahti hu
  ab uske sath nahi rehna chahti
  kya me canada me bas jaunga
  kaha rehna accha hoga
  car lene ke liye betab hu
  phone kharab ho gaya naya kab lunga
  paudhe sukh gaye vastu dosh h kya
  mangal 7 me shadi pe kya asar
  business ko nazar lagi h
  shanti kab milegi
  confidence kam h
  kharcha kaise kam karu
  bhai se nata tod lu kya
  nayi company me jau
  politics me kudna chahta hu
  do job me se konsi chunu
  actor banne ki chah
  janam samay subah 5 baje lagna kya h
  june me janma hu bhagya kaisa h
  magha me paida hua swabhav batao
  mere jeevan ka uddeshya
  lagna me rahu ka matlab
  mera kharab time kab jayega
  bete ka future kaisa h
  beti ko accha ladka kab milega
  ladki kaisi milegi
  patni se pyar badhega kya
  pati ka business kab chalega
  bete ki shadi ladki ki pasand se hogi ya hamari
  ladke aur ladki ke gun milte h kya
  man ki shanti ke liye kya karu
  office me politics bahut h
  sasural kaisa milega
  mayke se relation
  naya ghar kab banega
  videsh jane ka yog kab h
  visa milega kya
  exam ka result
  sarkari naukri ka yog
  competition me success
  dhandhe me ghata kab rukega
  udhari kab chukegi
  guru mahadasha kaisi
  mai apni jaan se jyada pyar karta hu usse, shadi hogi?
  jaan wo meri kab banegi
  mar mit jaunga tere liye, wo manegi kya
  agle saal meri sehat sudhregi kya
  meri immunity kaisi h
  khan pan ka dhyan kab rakhu
  famous doctor banungi kya
  engineering chod ke medical ki padhai karu
  wife nurse h sarkari naukri milegi
  beta dentist banna chahta h
  aiims me admission hoga kya
  mere ghar bacha kab aayega
  kismat me santan h kya
  mere bachon ka future
  beti ko apni caste ka ladka milega kya
  kya ye ladki mere bete ke liye sahi h
  ladka delhi ka h baat aage badhaye
  beta ek ladki se pyar karta h baat banegi
  vakalat me safal hounga kya
  kundli me police ki naukri h
  pati vakil h income kab badhegi
  bhaiyo se property ka batwara
  chacha hamari zameen ka hissa nahi de rahe
  mera rishta bach jayega kya
  apni shadi kaise bachau
  property me invest karu ya fd
  kapde ka business kaisa rahega
  35 ke baad paisa
  fasa hua paisa kab milega
  beta cricketer banega kya
  pyar me lucky hu kya
  mera lucky ratna
  zindagi kahi nahi ja rahi kab badlegi
  life bahut tough h accha time kab aayega
  ghar ke roz ke jhagdo se tang hu
  shadi ka wait karte karte thak gayi hu
  breakup ke baad dukhi hu fir pyar milega
  kaam ki wajah se tension me hu
  akelapan aur udasi
  boss ne daanta pura din royi
  ghar me mujhe koi nahi samajhta
  ye exam chodne ka man h
  phd chod du kya
  ye shadi todna chahti hu
  bf ke sath bhag ke shadi karna chahti hu
  sasural me nahi reh sakti
  shadi ke baad khush rahungi kya
  apne flat me kab rahunga
  bure din kab khatam honge
  rahu dasha kab khatam hogi
  papa mera sath denge kya
  maa 2021 me nahi rahi ab kaun help karega
  papa ke jane ke baad dukan sambhali chalegi kya
  dadi ki punyatithi ki puja
  papa ka shradh kaise karu
  8 bhav kharab h kya
  asthm mangal ka fal
  aane wale saal me papa ki sehat
  mata pita mere sath rahenge kya
  pati ka swabhav kaisa hoga
  married life kaisi rahegi
  shani life me deri lata h kya
  videsh yatra ka yog
  dost ko udhar du kya
  mere mangal dosh ka mamla serious h kya
  court marriage ka yog h
  mera dushman kaun h
  purvajo ka shrap h kya
  naukri me man nahi lagta
  kaam karne ka man nahi karta
  padhne ka man nahi karta
  khana khane ka man nahi
  sheher chhod ke jana chahta hu
  jaana chahta hu ki job kab lagegi
  man karta h job chod du
  wo meri jaan h kya wo wapas aayegi
  life better kaise banau
  tension se rahat kab milegi
  naukri ki umeed tut rahi h
  life problems se bhari h kab badlegi
  30 ke baad life acchi hogi kya
  shadi ki koi umeed h kya
  office jane ka man nahi karta
  abhi shadi nahi karna chahti
  is company me kaam nahi karna chahta
  me itna badkismat kyu hu
  promotion kyu ruka
  sab mere khilaf kyu h
  naukri chali gayi
  anguthi kho gayi milegi kya
  ye shehar kab chodunga
  higher studies ke liye door jana chahta hu
  pati dubai se kab aayenge
  patni ghar lautegi kya
  pati ka gussa kab kam hoga
  beti hostel me thik rahegi kya
  beta 12th pass hoga
  meri kitni shadiya h
  hone wali patni doctor hogi kya
  medical ya engineering kya accha h
  cancer research institute me job
  subah yoga karu kya
  insurance company me kaam
  pushtaini ghar me hissa
  mere dukh ke din kab jayenge
  sukh shanti kab aayegi
  papa se jhagda kab khatam hoga
  bhai sath chod gaya business kaise chale
  gf chod ke chali gayi lautegi kya
  life me pyar kab aayega
  meri mehnat bekar ja rahi h
  padhai bekar lagti h
  paisa hath me nahi tikta
  kharche se tang hu
  man nahi lagta kisi kaam me
  sab kuch chod ke himalaya jana chahta hu
  marketing me career
  mara hua paisa kab milega
  jaan bujh ke galti ki kya maafi milegi
  meri shadi kab hogi
  konsa career thik h
  sarkari naukri milegi kya
  ghar kab kharidunga
  is saal sehat kaisi h
  padhai ke liye videsh jaunga
  love marriage hogi ya nahi
  business kaisa rahega
  kya me manglik hu
  meri strength kya h
  deri kyu hoti h
  bhagya kab badlega
  bache padhai me kaise honge
  doctor banu ya engineer
  vakil banunga kya
  chacha se property ka mamla ghar me suljhega
  office ka tension kaise kam ho
  dost ke jane se dukhi hu
  mera dukh kab khatam hoga
  maa meri wife se khush rahegi
  papa ki pension milegi
  papa nahi rahe unki job mujhe milegi
  wife ki health aane wale mahino me
  buri aadat khatam karna chahta hu
  future se dar lagta h
  life partner kaun hoga
  shant jeevan chahta hu
  joint family me nahi rehna chahti
  loan kab khatam hoga
  40 ke baad meri life
  pati dhyan nahi dete
  kya wo lautega
  bank me naukri
  sone me bachat karu
  bete ka sports school me admission
  ye mahina kaisa h
  job badalne ka time h kya
  pyar me bhagya kaisa h
  visa kab aayega
  partner pe bharosa karu
  gussa kyu aata h
  me maa kab banungi
  bache safal honge kya
  mansik shakti kaisi h
  interview se pehle ghabrahat hoti h
  bete ke jane ke baad khali lagta h
  pati videsh me h sath kab rahenge
  roz jhagde hote h ye shadi chalegi
  pati ko chodne ka soch rahi hu
  meri niyati kya h
  papa ki dukan band ho rahi h
  russia se medical ki padhai
  supreme court me vakalat karna chahta hu
  purane pyar ko kaise bhulu
  hamare beech samjhauta hoga kya
  motivation chahiye
  famous hona chahta hu
  papa ke baad maa akeli h
  sagai todna chahta hu
  padhai me ruchi nahi rahi
  bachpan se kamzor sehat h aage kaisi rahegi
  surgeon banna h
  dawakhana thik chalega
  pati police me h tabadla kab
  kanoon ki padhai acchi h
  jeevan me jeet milegi
  bhagya h kya mera
  maa baap ki sehat ki chinta
  pita kab banunga
  papa guzar gaye pitra dosh h kya
  kya garib hi rahunga
  bacho ke liye jeeti hu pyar karenge?
  america me rahunga kya
  shadi ka intezar kab tak
  nursing me future
  sathi dhokha de raha h kya
  zameen ka parivarik jhagda
  bhai se baat band h
  ye job chod ke naya shuru karna chahta hu
  judai ka dukh kab jayega
  biwi se aur ladna nahi chahta
  mere bure karm khatam ho rahe kya
  akelapan khatam karna chahti hu
  life sahi nahi chal rahi kaunsi dasha h
  sab chod ke pahado me ghumne jana chahta hu
  career me kuch bhi kaam nahi kar raha
  promotion ki koi umeed nahi
  karz se thak gaya hu kab khatam hoga
  meri life itni mushkil kyu h
  life me shanti chahiye
  is shahar me nahi reh sakta
  neend acchi aaye iske liye kya karu
  subah der se uthta hu
  baal katwana h shubh din
  exam faad dunga kya
  padhai khatam ho gayi ab kya karu
  ghar me koi meri nahi sunta
  koi mujhse pyar nahi karta, pyar kab milega
  sab mujhe chod dete h kyu
  dushman mera business barbad karna chahta h
  chinta kab khatam hogi
  partnership khatam karne ka sahi din
  smoking chodna chahta hu
  non veg chod du kya
  office me bekar mehsus hota h
  degree bekar ho gayi
  talak ke baad aage kaise badhu
  business tikega kya competition me
  kash me ameer hota
  kash meri shadi ho gayi hoti
  mera janm 5 may ko hua lucky hu kya
  itna kaam h ki mar gaya me to
  thak gaya hu office se ghar aate aate
  boss ne jeena haram kar diya job change kab hoga
  kab tak aise hi chalega mera career
  meri mehnat ka koi fayda nahi ho raha
  meri baat koi nahi manta
  kya wo mujhe bhul gayi
  maut ke kuen wala khel dekha aaj
  mar khaya school me, beta padhega kya
  us ladki pe marta hu shadi hogi?
  zindagi me paisa kab aayega
  zindagi ka maksad kya h mera
  jeevan ka lakshya kaise milega
  duniya me naam kamaunga kya
  duniya dekhna chahta hu
  duniya ki parwah nahi, love marriage karunga
  jeene ka sahi tarika batao
  khush rehne ki raah
  accha jeevan kaise jiye
  jeevan jeene ki prerna
  zindagi ko khulkar jeena chahta hu
  mujhe kya karna chahiye
  mujhme koi kami h kya
  mujhe koi dosh to nahi
  mujhe khush zindagi chahiye
  meri zindagi ke baare me batao
  meri life kab settle hogi
  pichla janm kaisa tha
  mujhe maa baap ke sath rehna h
  is ghar me nahi rehna mujhe
  life me freedom chahiye
  karz se bahar nikalna h
  pati ko chodna chahti hu
  zindagi ka agla saal
  apni zindagi badalna chahti hu
  apna career badalna chahta hu
  apna future janna chahta hu
  nayi zindagi shuru karna chahta hu
  aajkal itni pareshani kyu h
  mere sath hi aisa kyu hota h
  itni der kyu ho rahi h sab me
  my flight is late, will i reach the wedding
  the bus was late, will the office mind
  i am away from home for three weeks, will my family manage
  i am gone for the weekend, is the trip lucky
  i am not a burden, i pay my own rent
  i want to vanish on a beach for ten days
  i want to disappear into the mountains this summer
  i feel free of debt at last, thank god
  the match is over, did my team do well for me
  the wedding is over, what comes next for us
  my course is over, what job next
  the project ends in june, what after it
  my notice period ends in april
  i want to end my partnership in the firm nicely
  i jumped queues all my life, is it rahu
  i jumped into business, was it a good move
  i cut my expenses, will savings grow
  i burn easily in the sun, which gem
  i close my eyes when i pray, is that right
  the whole world is travelling, when do i
  i want to see the world, which year
  which world city suits me
  i was born on a full moon, is it good
  i was born in a small town, will i rise
  i live alone in pune for my job, is it good
  i live far from the office, should i move
  i want to live with my son in canada
  how do i live with a strict mother in law
  i live for my music, will it pay
  my grandmother lives with us, how is her year
  will my start up survive the next quarter
  my plants died, is the balcony wrong
  the river view flat or the city flat
  a truck or a car for my transport work
  is train travel good for me this week
  i miss my home, when will i go
  did anyone notice my work at office
  i notice that my luck comes late, why
  my boss says it is over for my promotion, is it
  the relationship is over, when do i meet someone
  we broke up, it is over, will he call
  forever single or will i find love
  will this love last forever
  does my marriage last
  i am tired, i just want a good holiday
  i am tired of being single
  i feel useless at work, which field suits me
  i feel worthless in front of my in laws, how do i improve things
  is it worthless to try for upsc again
  i have no hope of promotion, is there any yog
  no point in staying at this job, when should i switch
  there is no future in this company, where should i go
  i gave up on love, will it find me
  i can not go on with this job, when will i change
  i hurt my back at the gym, when will i be fit
  my boyfriend hurt me, should i forgive him
  petrol pump business, is it good for me
  zindagi se bahut kuch seekha, aage kya hai
  zindagi se khush hu, aur tarakki kab
  zindagi me maza aa raha hai, kya ye chalega
  zindagi badhiya hai, bas ghar chahiye
  jeene ka style badalna hai, kaise karu
  akele jeena seekh liya, saathi kab milega
  gaon me jeena hai ya shehar me
  bade shehar me jeena mehnga hai, kya karu
  boss chain se jeene nahi deta
  saas jeene nahi deti, alag ghar lu kya
  main kisi pe bojh nahi, kamata hu
  papa pe bojh nahi banna chahta, job kab milegi
  kaam ka bojh bahut hai, kab kam hoga
  padhai ka bojh hai, paas hounga kya
  train se safar karu ya bus se
  train late hai, interview kaisa jayega
  nadi kinare zameen leni hai
  duniya dekhni hai, kab moka milega
  duniya bhar me naam hoga kya
  mar mar ke padhai ki hai, result kaisa hoga
  mar ke mehnat karta hu, promotion kab
  kuch din ke liye gayab hona hai pahad me
  ghar chhod ke hostel jana hai
  purana ghar chhod ke naye me jana kab shubh hai
  shaadi khatam ho gayi, ab dusri kab
  meeting khatam hui, client maanega kya
  paise khatam ho rahe hai, income kab badhegi
  jhagda khatam karna hai bhabhi se
  subah jaldi uthna hai, kaise karu
  raat ko der tak jagta hu, subah nahi uthta
  hamesha ke liye dilli shift ho rahe hai
  hamesha ke liye saath rahenge kya hum
  khud ko kaise sudharu
  khud ka business kab karu
  ज़िंदगी से बहुत कुछ सीखा, आगे क्या है
  ज़िंदगी बढ़िया है, बस घर चाहिए
  ज़िंदगी में मज़ा आ रहा है
  बड़े शहर में जीना महँगा है
  बॉस चैन से जीने नहीं देता
  सास जीने नहीं देती, अलग घर लूँ क्या
  मैं किसी पर बोझ नहीं, कमाता हूँ
  काम का बोझ बहुत है, कब कम होगा
  दुनिया देखनी है, कब मौका मिलेगा
  दुनिया भर में नाम होगा क्या
  ट्रेन से सफ़र करूँ या बस से
  नदी के पास ज़मीन लेनी है
  हमेशा के लिए दिल्ली जा रहे हैं
  घर छोड़कर छात्रावास जाना है
  बैठक खत्म हुई, ग्राहक मानेगा क्या
  पैसे खत्म हो रहे हैं, आय कब बढ़ेगी
  भाभी से झगड़ा खत्म करना है
  सुबह जल्दी उठना है, कैसे करूँ
  खुद को कैसे सुधारूँ
  खुद का काम कब करूँ
  रस्सी कूदना सेहत के लिए ठीक है क्या
  कूदकर गाड़ी में चढ़ा, मोच आ गई, मैच कब
`)
