import { lines } from './lines.ts'

/** Said every day, sadly, angrily, in jest or of the same things: nothing grave. */
export const EVERYDAY_MESSAGES: readonly string[] = lines(`
  does he love me or not
  he does not love me i think. right?
  thank you so much sir
  thank u so much astra, feeling lighter now
  thanks a lot ji, god bless
  thank you, good night, see you tomorrow
  bye for now, i will come back after salary day
  bye bye, talk later
  good bye guruji i have to go to class
  and my money this month?
  and marriage?
  and for my sister?
  and after that?
  ok and job?
  what about health this week, i feel lazy
  tell me more
  ok noted
  hmm ok
  when will i get a girlfriend yaar
  i am dying to meet him, when will he come to india
  dying to know who i will marry
  i killed it in the interview today, will they call
  she was killing it on stage and i fell for her. any chance?
  boss killed me with work this month. when will i change the job
  this heat is killing me, will i get posting in hills
  my back is killing me from sitting, which month is good for vacation
  time is killing me in this dead end job, change when
  work pressure is crazy, i am dead tired. when will i get a break
  exam fear is eating me. will i pass in physics
  so scared of board result that cant sleep. how will be my marks
  not able to sleep before the interview, will it go well
  couldnt sleep last night thinking of her. is she also thinking
  i cant sleep, mind keeps running about office. why so
  sleeping too much these days, no energy. which planet
  i slept 10 hours and still tired lol. is saturn lazy
  i am so angry on my boss he gives credit to others. will i get promotion
  boss shouted at me infront of all. should i change job
  my boss is a pain in the neck. when will he be transferred
  i want to leave this office. when
  i want to quit everything and open a cafe in goa. good idea?
  i want to end this friendship, he only uses me. right decision?
  should i end this relationship or give one more chance
  we ended it on good terms. will we be friends
  when will this year end, too long
  end of my sade sati when
  at the end will i get a house or not
  is my bad phase ending soon
  how does the story end for us, marriage or no
  when does mercury retrograde end
  my savings end before month end every time. why
  the job contract ends in march, renew or not
  dead tired from night shift, when day shift
  my phone died in the middle, sorry. what was the date you said
  battery is dying, quickly tell me will i meet my love this year
  network was dead here in village. so what about my crops this season
  my love life is dead since 2 years. when spark
  social life is dead after wfh. will i make new friends
  he ghosted me, is it over over?
  he blocked me on insta, will he unblock
  he left my message on seen. i hate this
  i hate my job but salary is good. stay?
  i hate mondays. which day is lucky for me
  i hate my nose lol, will anyone love me
  i hate him but i also love him, what does chart say
  i miss him so much, will he come back
  i miss home. when will i go back to kerala
  i cried in washroom at office today, appraisal was so bad. will it improve
  she broke my heart. will i find love again
  heart is broken but i am fine. when is next chance in love
  feeling low today, just tell something nice
  feeling alone in new city, when will i find good friends
  i feel nobody understands me in my house. is moon weak
  feeling jealous of my friend who got placed before me. when my turn
  jealous of his female friend. is there something between them
  my husband gets jealous when i talk to colleagues. how to handle
  we had a fight over maggi, now not talking. who will say sorry first
  husband and me fight on small small things. kab.. when will peace come
  my husband shouts but he has golden heart. why so angry
  we quarrel daily about his mother. will we shift to separate house
  verbal fight with sister in law about kitchen. how to keep peace
  my husband is upset with me, he is not talking since sunday
  wife went to her mother's house after argument, will she return by diwali
  my father is very strict, doesnt allow trip to goa. how to convince
  my parents are strict, no phone after 9. will i get hostel
  my mom scolds me for everything. when will she be happy with me
  papa scolded me for low marks. will i do better in finals
  mummy threw my old tshirts away lol, should i be angry
  my mother hit her target in sales, how is her next year
  we hit a rough patch. will love win
  he hit on me at a party, is he a flirt type
  my crush hit like on my reel. sign?
  new song is a hit, will my music career grow
  stock of my shop is hit by rain. when sale will rise
  business is down badly but i am hopeful. when up
  my business is finished, starting a fresh one. which line suits me
  lost my job in layoffs. when next
  lost my wallet, will i find it
  lost my gold earring at wedding, where could it be
  i lost my confidence after break up. how to get back
  lost touch with my school best friend. will we meet again
  we lost the match but had fun. will i be in the team next time
  i lost weight 6 kg, want to lose more, which month is good
  lost 2000 rs only in a wrong order, bad luck or rahu
  i lost my way in life, need direction for career
  loss in business since april. when recover
  my friend borrowed 20000 and not returning. will he return
  gave loan to cousin, he is avoiding my calls. will money come
  money stuck with a builder, when will it come
  my partner cheated me in business accounts. will i recover
  my bf is cheating on me or not
  he lied about his salary. shud i marry
  is he hiding something from me
  can i trust him with my heart
  he forgot my birthday. does he care
  he said i love you first time. is it true
  i love my best friend and dont want to spoil it. should i tell
  she said she needs space. how long
  will he propose this year
  will he marry me or just timepass
  when will i get married, everyone is asking
  i am 34 and unmarried, relatives are eating my head
  relatives are torturing me with marriage question haha. when will it happen
  rishta came from pune, he is 32. good match?
  my parents want me to meet a boy on sunday. how will it go
  parents pressure to marry soon but they are ok with my choice. when shall i tell
  they are forcing me to eat vegetables lol. will i grow taller
  forced myself to go gym. will i be consistent
  mom forced me to talk to you guruji haha. ok tell me about career
  was forced to take wfo. when will wfh come
  we are having love marriage finally, date please
  when shall we keep engagement
  which month good for wedding in 2027
  how much to spend on wedding, budget is tight
  shagun how much should we give to sister's in laws
  my sasural gave me gold set for teej. happy. when will we have a child
  what gift should i give to my mother in law on her birthday
  in laws are gifting us a car for anniversary! which colour lucky
  my mother in law comments on my cooking. will she ever like me
  saas is sweet but too many rules. how to adjust
  my devar doesnt do housework, irritating. when will he shift
  will i have kids
  when will i have a baby
  trying for baby since 1 year, any hope
  will i be a mother soon
  how many children will i have
  second child when
  my baby is 6 months old, choose a name letter
  our daughter is born yesterday!! how is her chart
  name for my newborn boy, starting with which letter
  my daughter is 14 and only on phone. how will her studies be
  my son is 5 and very naughty. how to handle him as per rashi
  my son touches every thing in shops haha. is he rahu child
  a very touching story you told sir
  it touched my heart what you wrote
  keep in touch ji
  will i touch 1 lakh salary this year
  my uncle is good to me, he is helping for fees. will i repay him soon
  chacha is coming from dubai, will he help with visa
  my teacher is partial. will i get good internal marks
  my son is weak in maths, tuition or self study
  son is 16, science or commerce
  i am 15 and want to be cricketer. any yog
  i am 17, which college will i get
  i am 16 and i like a boy in tuition. will he talk to me
  my kid fears dark. which god to pray
  my child doesnt eat. planets?
  i am so stressed about neet. will i clear
  will i pass ca inter this time
  failed in one paper. will i clear backlog
  failed driving test again lol. third time lucky?
  paper was leaked so they cancelled exam, when is the re-exam and will i crack
  the roof is leaking whole monsoon. good time to repair?
  my paper went bad. will i still pass
  exam is killing my mood. how will be result
  upsc attempt 4, any chance
  when will results come good for me
  will i get government job
  did my exam well. rank?
  is there any shortcut to get success sir
  will i win the debate competition
  will i win her heart
  who will win the argument, me or husband hahaha
  will my team win the office cricket league, only for fun
  will i win h1b lottery this year
  h1b lottery registered third time. chance?
  pr draw express entry when
  will my visa come
  us visa slot date which month
  lottery for flat allotment by mhada, will i get the house
  dda flat draw, is my name there
  lucky number for my new car plate
  lucky colour tomorrow
  lucky day for buying phone
  should i start sip now
  is mutual fund good for me
  gold buy now or after diwali
  ppf or fd which is good as per my chart
  will my salary increase
  i want to share my feelings with him. good day?
  thanks for sharing your knowledge
  i share room with 2 girls, they are noisy. shift?
  i share birthday with my husband is it good
  property share with brothers, we will sit and talk. how will it go
  brother and me have dispute about shop of father. will it be solved at home
  land partition between uncles, peaceful?
  ancestral house will come to me or brother
  tenant is not vacating, will he go soon
  neighbour parks car at my gate everyday. how to make him stop, mantra?
  neighbour is noisy, music till 12. what to do
  the tennis court near my house opened, i want to be a player. chance?
  we are thinking of court marriage, date?
  court marriage or temple marriage which is better
  lawyer as career good for my daughter?
  will i become judge? preparing for pcs j
  which day is good to sign the flat papers
  police recruitment physical on 12th, will i clear
  will i get into police
  my brother is a constable, transfer when
  my husband is in army at border. when will he get leave
  my father is in crpf. i worry. when is he coming
  my medicine course starts in aug, mbbs in georgia good?
  is medicine or engineering good for me
  medical seat will i get
  b.pharm or d.pharm for my son
  i want to be a doctor, chart says?
  i take vitamin d pills daily, when will energy come
  which tablets should i buy samsung or ipad lol
  took one crocin, head is ok now. so tell about tomorrow
  ate too much biryani, dying lol. anyway will she text me
  mom's food is to die for. when will i go home
  that saree is to die for. which colour should i wear for reception
  a little headache from screen. how is my day
  feeling weak from navratri fast. when should i break fast
  stomach is upset from pani puri hahaha
  gained weight after marriage. how to lose
  hair fall is killing my confidence. any remedy
  pimples before my wedding, omg i will die. which planet
  i will die of shame if he reads my letter. will he like me
  if he sees my old photo i will die lol
  i nearly died laughing at ur reply
  my friends and i died laughing. ok serious question when is my marriage
  die hard fan of dhoni. does our rashi match haha
  old habits die hard. will i stop being late
  the plant i bought is dying, bad omen?
  my tulsi plant dried. bad sign?
  i saw death in dream, what is meaning
  dream of snake biting. meaning?
  i dreamt my grandmother who is no more was smiling. meaning of dream?
  saw a dead lizard on my door today. is it shubh or ashubh
  crow sat on my balcony. guests?
  cat crossed. should i go out
  dreamt that i was falling from high. what does it say
  dreamt of my own wedding in red. meaning
  evil laugh haha
  lemon chilli at my shop is needed every saturday?
  how to do nazar utarna for my baby, dadi asks
  nazar tika black one for baby, which day first
  lucky charm for the interview?
  black thread on left or right ankle
  which stone suits me
  should i wear blue sapphire
  is black colour bad for me
  magic happened when i met him. will it stay
  he is magic. i am gone. compat?
  my spirit is low before the match. cheer me
  ghost riding game made me lose sleep hahaha. will i pass
  horror movie plan with him tonight. will he hold my hand
  haunted by her memories. will i forget
  rope is needed for swing in garden, vastu which side
  skipping rope started, will i get fit
  learning ropes at new job. will i be confirmed
  bridge course or direct admission
  bridge loan for house, is timing ok
  knife set as gift for wedding is it bad luck
  burning with curiosity, tell me
  burnt my hand little while making roti lol. mars?
  burnt the dal today and mother in law laughed. we are getting close?
  burnout in office. when a long leave
  burning question: job or mba
  poison or nectar, what is this relationship? just poet in me
  toxic office. when to resign
  toxic friend group, how do i get out
  shot my first short film. will it be selected
  give me a shot at love please lol
  gunshot? no its crackers. happy diwali guruji. how is new year
  fire in my belly to start business. when
  fired from startup. next job when
  got fired 2 weeks back but severance came. what now
  explosion of work at quarter end. when peace
  bomb outfit for his wedding, will my ex notice lol
  my ex married. i am ok but why i feel strange
  ex texted happy birthday. does he want me back
  will my ex regret
  i stalked my ex profile once haha. does he think of me
  should i follow her on insta or wait
  i saw his last seen 2am. who is he talking to
  he keeps phone upside down. should i worry
  his location is bangalore and mine delhi. will long distance work
  he changed his password, is he hiding
  track record of my boss is bad. will he give hike
  i fear flying. when will be good travel
  i am afraid of heights but trip to ladakh is planned. go?
  fear of public speaking. how to remove
  afraid of losing him to his career. will we last
  i am scared of my math teacher lol
  i am scared that nobody will marry me
  scared of marriage. is it normal
  i am worried about my parents living alone in village. shall i shift back
  i am worried for my son, he is in canada alone. how will he do
  mother is lonely after retirement. what can she do
  father retired last month, he is bored. how will be his time
  dad is angry i chose arts. when will he agree
  parents not agreeing for love marriage. will they agree
  they dont talk to me after i told about my bf. when will they melt
  my brother is not talking since property talk. will he come for rakhi
  i am tired of waiting
  i am tired of swiping on tinder. real love when
  tired of ghar ka kaam. any job from home?
  so tired. office, kids, cooking. when will i have time for me
  exhausted from wedding shopping lol
  feel like running away to mountains. trip when
  want to disappear to a beach for a week. which week
  want to sleep whole sunday. can i haha
  i just want peace. when will life settle
  life is boring. anything exciting coming?
  nothing is happening in my life. when will it move
  no hope of promotion in this company, switch?
  no luck in love since birth lol
  everything is delayed in my life. why
  everyone is settled and i am still searching
  when will my good time come
  how long will this bad time last
  why always me
  what is my purpose of life
  what was my last life karma
  why was i born in this family, any special karma
  is rebirth true? just curious
  heaven or hell what do you think guruji
  what happens in pitru paksha, should i do shradh for grandfather, it's 10 yrs now
  annual shradh of dadaji is on which tithi
  barsi date calculation for nana ji please
  is moksha house 12
  8th house means what
  what is maraka planet, reading a book
  what is death of planet / combust meaning
  what does dasha sandhi mean
  mars in 8th, does it make me bad tempered
  is manglik dangerous? everyone scares
  how to know love marriage yog
  my kundli has kaal sarp, is it scary
  are you a real person
  are you a bot
  how much you charge
  you are wrong, i didnt get job in june
  your prediction was true!!
  you said march and it happened. i got job. thank you thank you
  no you didnt understand my question
  say it simply pls
  in hindi pls
  ok leave it
  what
  u there?
  hello?
  good morning guruji
  happy diwali
  jai shri krishna
  pranam
  my name is spelled wrong
  i am born at 4.15 am not pm, please correct
  sorry wrong message
  lol
  haha ok
  nice
  i was crying happy tears when i saw the offer letter. salary growth?
  my eyes filled when he sang for me. will he propose
  goosebumps. how did u know
  i am speechless
  i cant live without my coffee haha, what to do for acidity of life lol
  cant stop thinking about her. does she like me
  mad about him. will he be mine
  crazy in love and parents dont know. how to tell
  crush is getting married to other, i am sad but ok. who is for me
  first love never dies they say. will i see her again
  love is blind and i have number specs lol
  he says i am his life. true or dialogue
  he said he will die for me, filmi guy. is he serious about marriage
  she says she can give her life for me, lol dramatic. marriage chances?
  he calls me jaan. does he mean
  kill two birds: will i get job and love in same city?
  kill time before result, so tell me about my rashi
  killer looks he has. is he loyal
  lady killer type boy. should i avoid
  silent killer salary haha. when increment
  murder of my sleep by neighbour's dog. remedy lol
  my boss murdered my ppt. will client approve
  he stabbed my back at office politics. when will truth come out
  backstabbing friend. should i forgive
  colleague is jealous and spoils my name. how to win over
  enemies at workplace how to defeat them
  competitor opened same shop near me. who will survive in the market
  how will i survive in mumbai with 25k lol
  surviving on maggi. when stipend
  hanging between two offers. which one
  hang on i will send birth time
  hanging out with him tomorrow. how will it go
  my laptop hangs. buy new one which day
  cut off marks will be how much lol will i cross it
  cut in my salary. when restored
  cut my hair short. will it change luck
  cutting onions and crying lol. anyway when is marriage
  wrist watch gift to boyfriend is bad luck?
  jump to another company now or wait for bonus
  jumped a level in promotion!! thanks
  drowning in assignments. how will sem go
  drowned in love. any future
  fell for my senior. does she like juniors
  fall in love yog when
  i fell down on stairs at the metro lol only ego is hurt. bad day?
  he hurt my feelings by not inviting me. should i say
  hurt by her words. she will say sorry?
  his silence hurts. when will he talk
  love hurts haha. next?
  i hurt my friend with a joke. how to make up
  felt bad when father praised only my brother. will i make him proud
  my pride is hurt. will i do better than him
  pain of waiting for the call letter. when
  pain in relationship, he does not give time
  growing pains in startup. when profit
  no pain no gain sir. when gain
  painful breakup but i am healing. new love?
  body pain after first gym day haha
  is my suffering over with this saturn? meaning delay in job
  struggle period is how long
  will i ever be rich
  will i own a house
  when will i buy a car
  buy bike now? honda or tvs
  second hand car ok?
  credit card bill high lol but will manage. when bonus
  home loan emi is going ok, when can i close it
  education loan will pass?
  loan for shop, bank will approve?
  should i lend money to my friend
  friend asked for 50k. should i give
  is it good time to take car loan
  my husband spends too much on gadgets. how to stop lol
  husband is stingy. will he change
  my wife shops too much on myntra. remedy haha
  husband has beer with friends once in a month, is it fine for shani?
  wine at wedding, is it bad in sawan?
  is non veg ok on tuesday
  should i stop tea, addicted to chai haha
  addicted to this app lol
  addicted to reels. how to focus
  son addicted to pubg type games little, exam coming. focus mantra?
  my husband is glued to cricket. no time for me
  i am addicted to his voice. gone case?
  party all night. tired. how is monday
  drunk on love lol
  got high score in mock test. actual?
  high fever of ipl at our home lol. will csk match day be good for my shop sale
  diet for my rashi
  yoga or gym
  weight stuck. why
  eyes burn due to laptop. new glasses which day lol
  my skin is dry
  feeling cold and cough season, day will be good?
  morning walk with dad. his energy good this year?
  my grandma is 90 and fit. secret in chart?
  nani turns 80, which day party
  parents' 40th anniversary. gift?
  mother going for char dham, safe journey date
  father wants to go kashi. good month?
  will my mother's knee allow her to come to my wedding hall on 2nd floor lol
  should i go abroad or stay with parents
  sister is going canada, i will miss her. how will she do there
  sister's marriage when
  brother job when
  friend got dumped and is sad. how to cheer him
  my friend is broken after breakup. when will she smile
  best friend is angry on me. when patch up
  best friend moved to usa. will friendship stay
  my friend doesnt reply fast now. have i done wrong
  bestie's wedding, what to wear lol
  cousin is fighting with everyone in family whatsapp group haha. calm when
  family politics. when will it end
  family drama at every function. why us
  i am the black sheep of family. will they be proud
  mami compares me with her son. annoying
  relatives taunt me for not having child. when will i be mother
  taunts for dark skin. when marriage
  people say i am unlucky. is it true
  i was born on amavasya. is it bad
  am i cursed with bad luck in interviews lol
  3 interviews and no. what is blocking
  blocked career. what to do
  stuck in same role 5 years
  stuck in traffic and bored, tell me something
  life stuck like bangalore traffic
  dead end lane, vastu problem?
  house facing south, is it bad
  bathroom in north east, remedy
  bought a house near cemetery, vastu effect?
  graveyard shift salary good but sleep bad. when normal shift
  skeleton staff in office, so much work. when hire
  zombie mode after night shift. change when
  i am finished with exams yay. result?
  finished my mba. job?
  finish line is near? my phd is in 6th year
  over and out. good night
  last question then i will sleep
  last msg for today: will he call tomorrow
  this is last chance for ssc age limit. will i clear
  last attempt for upsc. i gave my everything
  farewell party in office tomorrow, should i wear blue
  my farewell speech in college, will i cry haha
  saying goodbye to bangalore, shifting to pune. will it suit
  last day at old company. new one will be good?
  gave away my old books to juniors. good karma?
  donated clothes on saturday for shani. ok?
  want to donate to orphanage on my birthday. good?
  will write after my death no one reads my poems lol. will i publish book?
  life insurance policy buy, which company lol, good date?
  term insurance start date good
  made my will with lawyer at age 60, all fine. when to register, good muhurat?
  nominee changed to wife after marriage. paperwork day?
  my passport renewed. travel when
  i want a new start
  new beginning when
  i want to be born again as a cat lol
  soul mate is real?
  is he my soulmate
  twin flame or karmic
  he is my everything and we are happy. will it stay
  my life would be empty without my kids' noise lol they go hostel. how will they do
  empty nest. kids left. what now for us two
  mumma misses me. i am first time in hostel. will i adjust
  hostel food is horrible. will i shift to pg
  ragging? no seniors are sweet. will i have good college life
  he is in another city and i feel insecure
  insecure about looks
  she is rich and i am poor. can it work
  inter caste marriage will be accepted?
  he is muslim i am hindu. future? families are slowly ok
  age gap 7 years, fine?
  he is divorced, should i say yes
  i am divorced and peaceful. second marriage when
  divorce was mutual and done. what next
  separated on paper, still friends. will we reunite
  will my husband get over his anger, he only sulks
  my wife sulks for days. how to handle
  husband doesnt say i love you. is he cold
  no romance after kids. when again
  he snores lol cant sleep. separate rooms ok?
  baby wakes whole night, i am zombie. when will he sleep
  mother of twins here, tired but happy. when will i rejoin work
  will i get twins? runs in family
  maternity leave over, job or home?
  is ivf month good? we start in april
  should i eat prasad in fast lol
  periods date and puja same day, can i go
  which tithi to start new business
  which day should i shave lol
  can i cut nails tuesday
  who was i in previous birth, king or cook haha
  will aliens come lol
  will india win world cup? just curiosity no bet
  will it rain on my wedding day
  when will my neighbour's dog stop barking
  my dog is my life. his rashi?
  got a new puppy, name letter
  my cat ran away yesterday. will she return
  i want revenge by becoming successful. when will i be ias haha
  will show them one day. when success
  sweet revenge: my ex sees me at top. when
  i'll kill you bro if u say no marriage this year haha
  god will punish those who lie? just asking
  how to forgive
  how to control my anger
  anger issues only by mouth lol. mars?
  i shout on kids and then feel guilty. how to be calm
  i scolded my son and he is sulking. how to make up
  kids fight with each other all day. peace when
  twins fight for remote, he bites her lol
  my students dont listen. should i be strict
  my maid left without telling. new one when
  i dropped my phone in water. dead. bad day?
  car hit divider a little, no one hurt. should i do puja for car
  insurance claim of my bike will come?
  got cheated on olx? no, seller sent after 10 days. relief. money luck?
  refund from amazon when lol
  spam calls whole day. rahu?
  otp not coming for this app help
  payment done but minutes not added
  i paid 2 times, please check
  app is hanging
  delete my chat please
  how do i change my birth place
  how to recharge
  8 yrs in same company and salary same, i feel small. when will effort pay
  everyone ignores me in office lunch, feels bad. will i get friends
  my daughter went to other city for studies, eyes are wet. will she adjust
  my mother loves my brother more, it hurts sometimes. why
  husband never praises me, i feel invisible. will he change
  best friend didnt call me for her wedding. heart hurts. should i talk
  met my old love after 20 years, i cried in car. what now
  hands go cold before exam. how will it go
  i studied so much still not selected, cried whole day. next attempt?
  i am like a machine for everyone in my home. when will someone ask me
  i am 43 and not settled, i hide from functions. is marriage there
  mall opened near my shop and customers are less. when will it be ok
  i am youngest daughter in law, have to listen to all. when will my say come
  husband posted far, managing kids alone is hard. when will he come back
  my daughter in law talks less with us, heart heavy. what to do
  brother lost job, all quiet at home. when will he get
  friend told my secret to all, very hurt. keep friendship?
  it is sad to leave village but i have to. will city suit me
  at this age drinking tea alone is not nice, will i find companion
  he said lets stay friends. my heart sank. any chance
  mom dad argue daily, no hitting only arguing. when calm at home
  her wedding card came today, i said congrats with smile. when mine
  boss denied leave for my sisters wedding, my blood boiled. change job?
  missed seat by 1 mark, stomach fell. counselling round 2?
  cooking whole day and nobody says thanks, i am dead by evening lol
  landlord increased rent, he is eating my life. own house when
  lamp went off in puja. bad omen?
  river side flat is good?
  shop near flyover bridge, vastu fine?
  house near railway track is cheap, buy?
  terrace garden which plant lucky
  ceiling fan in which direction haha vastu
  pesticide shop in my village, will it run?
  gun licence for farm, will it be approved?
  sleeping direction head north or south
  razor blade agency, profit?
  job in pharma tablets factory, stable?
  hospital job interview, selection?
  ambulance driver job i got, join?
  i am against dowry, want simple wedding. when
  no dowry no give take, rishta fixed. muhurat please
  boy side asked nothing, good people. which date in feb
  teacher threw my copy and scolded, mood off. marks?
  little brother broke my piggy bank, devil. his future lol
  i feel like a small fish in IIT. will i cope
  long distance is making me cry on sundays. when same city
  he went on ship for 6 months, merchant navy. i count days. safe return and wedding when
  we had to give up our rented house and shift, kids are upset. will new area suit
  my voice shakes in meetings, i feel stupid. when confidence
  he asked for my photo for biodata. which day to send
  my dance video went viral, people praise. youtube career?
  friends made meme of my photo lol. do they really like me
  my photo came in paper as topper! what next
  when angry i keep the utensils loudly, thats all. how to be calm
  he walks out when angry and comes back with icecream. temper will change?
  papa showed a boy and i like him also. say yes?
  mom says just meet once no force. should i
  till death do us part vows, which date in december
  before i die i want to see london lol. travel yog?
  business is on fire, orders full. open second shop?
  standing for ward election, will i win votes
  colony match, i am captain, will we win, just fun
  share auto i drive, how will be income
  shop on jail road is available, buy?
  boy or girl anything is ok, we just want child. when
  how is the boy who came to see me
  girl side will say yes? when
  i dont drink dont smoke still luck is sleeping. why
  my son wants to become magician haha. will it run
  eyesight weak, new specs which day
  paper was easy, good marks?
  i am 13 and my friend is not talking. when will she
  i am 12, using moms phone, when will i get cycle
  parents not giving phone, i am in 10th lol
  our cat gave kittens, lucky?
  audit season, i will be dead by march lol. promotion after?
  project sucked my blood, will there be bonus
  boss roasts me daily in standup. when new manager
  he stole my heart should i file FIR haha. will he marry
  her smile is murder. mine?
  that saree was lethal on her. is she single
  enough is enough, i am resigning tomorrow. right?
  client ran away lol, i am finished for this quarter. new client when
  i sit on the terrace and watch stars, astronomy as career?
  one day i'll leave all this and go to canada. pr when
  giving away return gifts at my son's birthday, which items lucky
  i dont want to burden my mom so searching part time job, 19. will i get
  home loan, sister wedding, all on me. tired but managing. bonus month?
  my team lost due to me, felt bad. next match?
  i gave away my old sofa to neighbour because shifting to new flat, when to do puja
  i wrote a letter to my crush and kept in his bag, farewell week. will he read
  i am leaving on 1st, told landlady. new job in hyderabad. will it be lucky
  returned everyone's money before new year, feeling clean. will wealth come now
  i hugged my kids long today, going for a 3 day office trip. safe journey?
  my brother said take care of mom when i am in training, he joined NDA. how proud! his career?
  grandmother gave her bangles to me on my wedding. which day to wear
  i want to rest forever on this couch lol. when long weekend
  i am calm now since i fixed the date of wedding haha
  will not be here for diwali, going to usa. good trip?
  i deleted insta for studies. will i top
  deleted all photos of him. moving on. new love?
  i wrote all passwords in a diary for my wife as i forget lol. which year promotion
  hindu samadhi temple visit on ekadashi, good?
  my dead grandfather smiled in dream and gave me money. meaning?
  made a will and nominated daughter, financial planning class told. now buy a plot?
  sleeping tablet company share no no i mean i work there lol, transfer?
  water sports in goa, is it safe for me in jan
  bungee jumping in rishikesh, my mars ok? haha
  first time on a train alone, excited. good day?
  he is at the door with flowers, first date. nervous haha
  help me now i am late for interview, lucky colour fast
  i took the pills for acidity as doctor said. ok tell job now
  there is so much work what should i do
  i locked myself out of house lol. bad day?
  he pulled me for a dance in front of all. does he like me
  he held my hand so tight in the horror movie. love?
  my husband lifted me in his arms on our anniversary. will love last
  he slapped his forehead when he saw my cooking lol. marriage will work?
  my baby slaps everyone playfully haha. mars in lagna?
  uncle blessed me by touching head, he is sadhu type. will his blessing work
  barber uncle cut my sons hair bad, he cried lol
  doctor touched and said bone is ok. when can i play football
  my tuition sir is so good he sits with weak students after class. will i pass
  teacher sent good luck message to whole class. will our batch top
  my sister is 15 and won dance prize, her future?
  parents talk of my marriage when i am 25, i am 17 now. which career till then
  child marriage was common in nani's time she told me story. how was her kundli
  i forced my husband to dance at reception haha
  he insisted to pay the bill. good boy?
  office trip with boss and team to goa. will it go well
  colleague complimented my dress politely. is he interested
  my photos from the trip leaked surprise for my mom lol, she knows now i am in manali
  someone copied my business idea. how will i win
  i get too many calls for credit card. block rahu lol
  bank refunded the double charge. happy. what next
  customer paid by upi late, will payments be regular
  recovery from viral fever done, joining office monday. day ok?
  debt of gratitude to my guru. how to repay
  i owe my success to mother. what gift
  i am ruined by sweets in diwali, weight plus 4 kg
  gambled on a new hairstyle and it looks good lol. date?
  bet my friend that i will marry before 30. will i win the bet haha
  the stakes are high in this interview. selection?
  my stock of sarees finished, festival sale great. expand?
  share market subject in mba is tough. pass?
  case study competition tomorrow, win?
  case is strong for my promotion, i think. yes?
  verdict of my boss on my leave pending lol
  judge of dance show praised my daughter. future in tv?
  my jailor uncle retired. his second innings?
  want to file rti for pension. day?
  gave statement as witness in passport verification only. passport when
  charger of laptop died, is it sign to rest
  addicted to gym, trainer says take rest. fitness job?
  no smoking no drinking groom, when will i get
  uncle makes wine as hobby in nashik, business good?
  black magic cake recipe business lol, will bakery run
  bewitched by her eyes. chance?
  i feel blessed. which god to thank
  cursed traffic. late daily. when wfh
  she has put spell of beauty on me haha
  spirit of competition is high. medal?
  operation of new branch starts on monday, good?
  heart surgeon rishta came. match?
  he has tumour dept fellowship in tata, doctor groom. good?
  diabetes specialist job in dubai for my wife, go?
  icu nurse vacancy, will i be selected
  my mother is healthy, just want to do health insurance. when
  stomach full, heart full after onam lunch. how is my next month
  lost the plot of the movie as i was thinking of him lol
  late grandfather's land papers, name change day?
  he passed! my son passed! what next
  passed away time in ludo lol. boring sunday. tell me something
  we lost our luggage in flight, will it come
  delivery is late from flipkart haha. delivery of good news when
  due date of project is friday. will i deliver
  conceive a startup idea in this year ok?
  expecting... a promotion lol. when
  is my neighbor's new baby boy or girl lol they didnt tell, anyway when is mine
  sir i am 27 from indore, 4 years in same company, manager keeps giving my work to others and in meeting he said i am slow. came home and cried little, then mummy made poha and i was ok. should i search for new job before march or wait for bonus
  me and husband had love marriage, now 6 yrs. we fight on small small things like fan speed and his mother's calls, then we don't talk for two days, then he brings jalebi. is it normal or something in our charts
  my daughter has got admission in manipal, she left yesterday with big suitcase. house is so quiet, i keep going to her room and sitting there. her father also is not saying anything but i know. will she do well there and how often she will come
  i lent 3 lakhs to my cousin for his shop in good faith, no papers. now he posts photos from thailand and to me he says next month next month. i dont want to spoil family relation. will i get the money back this year
  i failed in ca final again by 9 marks. felt very bad for 2 days, didn't open curtains, but friends came and dragged me for movie. thinking to give one more time in may. is it worth or should i take job
  my boyfriend is in merchant navy so i see him after 5 months, i am dying to meet him, counting days on calendar like mad. his ship comes to kandla in dec. will his parents say yes this time
  in our joint family there is property talk going on, elder uncle wants the front shop, papa is silent type. no court nothing but tension on dining table. will papa get his right share peacefully
  i'm 63, retired from railways, wife and me alone now, son calls on sundays. time does not pass, evenings are long, but we walk and watch serials. when will he come to settle in india
  my best friend got engaged and i'm happy but also a little jealous because i'm the only one left in group. mom started biodata again. when will i find someone, honestly tell
  वो मुझसे प्यार करता है या नहीं
  वो मुझसे प्यार नहीं करता ना?
  बहुत बहुत धन्यवाद गुरुजी
  धन्यवाद, मन हल्का हो गया
  शुक्रिया, कल फिर बात करूँगी
  शुभ रात्रि, अब सोने जाती हूँ
  अब सोता हूँ, सुबह बताइएगा
  चलती हूँ, दफ़्तर का समय हो गया
  और इस महीने मेरा पैसा?
  और शादी?
  और बहन का?
  उसके बाद?
  ठीक है, और नौकरी?
  और बताइए
  समझ गया
  अच्छा जी
  हूँ
  गर्मी से मर गया, तबादला पहाड़ों में कब होगा
  मर गया मैं तो काम कर करके, छुट्टी कब मिलेगी
  बॉस ने काम से मार डाला। नौकरी बदलूँ?
  मार डालेगा ये दफ़्तर किसी दिन, पदोन्नति कब
  हँस हँस कर मर गए आपके जवाब पर
  शर्म से मर जाऊँगी अगर उसने मेरी डायरी पढ़ ली। पसंद करता है क्या
  उस पर मरती हूँ मैं, वो भी?
  जान छिड़कता है मुझ पर, शादी करेगा?
  जान कहकर बुलाता है, गंभीर है क्या
  कहता है तेरे लिए जान दे दूँगा, फ़िल्मी है थोड़ा। शादी को लेकर गंभीर है?
  आज साक्षात्कार में कमाल कर दिया, बुलावा आएगा?
  दिल टूट गया, नया प्यार कब
  दिल टूट गया जब उसने दूसरी के साथ फोटो डाली
  दिल पर चोट लगी उसकी बात से। माफ़ी माँगेगा?
  उसकी बातें चुभ गईं, क्या करूँ
  ब्रेकअप हो गया पिछले हफ़्ते पर ठीक हूँ। आगे क्या
  धंधा ख़त्म समझो, नया क्या शुरू करूँ
  व्यापार ठप है, कब चलेगा
  बाज़ार में मार खाई है इस साल। अगला साल कैसा
  कोई अपने दिल की बात साझा नहीं करता। अकेलापन कब जाएगा
  उससे दिल की बात कहनी है, कौन सा दिन अच्छा
  तीन लोगों के साथ कमरा बाँटता हूँ, अलग कब मिलेगा
  रात को नींद नहीं आती, उसी के बारे में सोचती हूँ। वो भी सोचता है?
  इंटरव्यू की चिंता में नींद नहीं आई। कैसा जाएगा
  पढ़ते समय बहुत नींद आती है, क्या करूँ
  घर के काम से थक गई हूँ, अपने लिए समय कब मिलेगा
  नौकरी ढूँढते ढूँढते थक गया। कब लगेगी
  लड़की देखते देखते थक गए। बेटे की शादी कब
  दफ़्तर के बाद थकान रहती है। आराम का महीना कौन सा
  दफ़्तर जाने का मन नहीं करता। बदल दूँ?
  पढ़ाई में मन नहीं लगता
  किसी काम में मन नहीं लग रहा, चंद्रमा कमज़ोर है?
  खाना बनाने का मन नहीं आज, क्या शुभ है बाहर खाना
  मन उदास है, कुछ अच्छा कहिए
  नए शहर में अकेलापन लगता है। मित्र कब बनेंगे
  आज दफ़्तर में रो पड़ी, मूल्यांकन ख़राब आया। कब सुधरेगा
  ख़ुशी के आँसू निकल गए नियुक्ति पत्र देखकर
  छात्रावास में घर की याद आती है, मन कब लगेगा
  माँ की याद आ रही है, पहली बार बाहर हूँ। घर कब जाऊँगी
  उसकी याद आती है बहुत। उसे आती है?
  उसके बिना मन नहीं लगता, कब मिलेंगे
  बॉस पर ग़ुस्सा आता है, श्रेय ख़ुद ले लेता है
  बॉस ने सबके सामने डाँट दिया। नौकरी छोड़ दूँ?
  सीनियर टाँग खींचता है। कैसे जीतूँ उससे
  सहकर्मी ने पीठ में छुरा घोंपा दफ़्तर की राजनीति में। सच कब सामने आएगा
  दफ़्तर में शत्रु बहुत हैं, कैसे हराएँ
  सामने वाले ने वही दुकान खोल ली, बाज़ार में कौन टिकेगा
  दोस्त की नौकरी लग गई, जलन होती है। मेरी कब लगेगी
  ननद मुझसे जलती है, घर में शांति कब
  रोटी बनाते हाथ ज़रा जल गया, मंगल है क्या
  दाल जल गई और सास हँस पड़ीं। दोस्ती हो जाएगी हमारी?
  पति से छोटी बात पर झगड़ा हुआ, बोल नहीं रहे। कब बोलेंगे
  पति नाराज़ हैं इतवार से, कैसे मनाऊँ
  पति ग़ुस्सा करते हैं पर दिल के अच्छे हैं। कैसे शांत हों
  पति मैच हारने पर चिल्लाते हैं, हँसी आती है। ग़ुस्सा कब कम होगा
  नोक झोंक होती रहती है, प्यार रहेगा ना
  पत्नी मायके चली गई रूठकर, दिवाली तक आएगी?
  पत्नी कम वेतन के ताने मारती है। कब बढ़ेगा
  उसने कक्षा में आँख मारी, मतलब क्या है
  गप्पें मारते थे रोज़, अब बात नहीं करता। क्यों
  बेटे ने फ़ाइनल में छक्का मारा! क्रिकेट में भविष्य है?
  झाड़ू मारते समय सिक्का मिला, शुभ है?
  तुक्का मारा था परीक्षा में, पास हो जाऊँगा?
  सास का स्वभाव तेज़ है, कैसे निभाऊँ
  सास खाने में कमी निकालती हैं, कभी ख़ुश होंगी?
  सास बहू में प्यार कब होगा
  ससुराल वालों ने तीज पर कंगन दिए, ख़ुश हूँ। बच्चा कब होगा
  ससुराल में सब अच्छे हैं पर मन मायके में
  सावन में मायके कब जाऊँगी
  ननद की शादी में कितना शगुन दें
  शादी में कितना ख़र्च करें, हाथ तंग है
  सालगिरह पर ससुर जी गाड़ी दिला रहे हैं, रंग कौन सा लें
  बेटी की शादी का सोना कब ख़रीदें
  शादी कब होगी, सब पूछ पूछकर तंग कर रहे हैं
  रिश्तेदार दिमाग़ खा गए शादी के सवाल से
  चौंतीस का हो गया शादी नहीं हुई। कोई लड़की भाग्य में है?
  लड़का देखने आ रहा है रविवार को। बात बनेगी?
  घर वाले मेरी पसंद से ही करेंगे, कब बताऊँ
  प्रेम विवाह होगा या घर वालों की पसंद से
  घर वाले मान जाएँगे?
  पापा मेरी पसंद के लिए नहीं मान रहे, कब मानेंगे
  पापा बहुत सख़्त हैं, घूमने नहीं जाने देते। कैसे मनाऊँ
  कम नंबर पर पापा ने डाँटा। आगे अच्छा करूँगा?
  मम्मी हर बात पर टोकती हैं। कब ख़ुश होंगी
  नानी ज़बरदस्ती खिलाती हैं, मोटा हो गया
  मम्मी ने ज़बरदस्ती जिम भेजा, पतला हो जाऊँगा?
  भाई से बोलचाल बंद है संपत्ति की बात पर। राखी पर आएगा?
  चाचा लोग बैठकर बँटवारा करेंगे, शांति से होगा?
  दुकान का हिस्सा भाई देगा?
  पुश्तैनी घर मुझे मिलेगा या भाई को
  किराएदार घर ख़ाली नहीं कर रहा, कब करेगा
  पड़ोसी दरवाज़े पर गाड़ी लगाता है, क्या करूँ
  पड़ोसी का कुत्ता सोने नहीं देता, उपाय बताइए
  दोस्त ने बीस हज़ार उधार लिए, लौटा नहीं रहा। मिलेगा?
  उधार दिया पैसा वापस कब मिलेगा
  पैसे लेने के बाद फ़ोन नहीं उठा रहा। डूबेगा क्या
  बिल्डर के पास पैसा फँसा है, कब निकलेगा
  साझेदार ने हिसाब में गड़बड़ की। घाटा पूरा होगा?
  दोस्त पैसे माँग रहा है, दूँ या नहीं
  घर का ऋण कब उतरेगा
  दुकान के लिए ऋण पास होगा?
  थोड़ा कर्ज़ है, दिवाली तक उतर जाएगा?
  गाड़ी का योग कब है
  बाइक ले लूँ क्या
  एसआईपी शुरू करूँ क्या
  म्यूचुअल फंड मेरे लिए ठीक है?
  सोना अब लूँ या धनतेरस पर
  एफ़डी करूँ या पीपीएफ़
  एच1बी लॉटरी में नाम आएगा?
  म्हाडा की लॉटरी में फ्लैट लगेगा?
  कनाडा पीआर का ड्रॉ कब निकलेगा
  वीज़ा कब लगेगा
  गाड़ी का नंबर कौन सा शुभ
  कल का शुभ रंग
  फ़ोन किस दिन ख़रीदूँ
  वेतन कब बढ़ेगा
  सरकारी नौकरी लगेगी?
  यूपीएससी का चौथा प्रयास है, कुछ होगा?
  आख़िरी मौक़ा है, जान लगा दी है। होगा क्या
  इस बार पास हो जाऊँगा?
  एक विषय में बैक है, निकल जाएगी?
  पेपर ख़राब गया, फेल तो नहीं हो जाऊँगा
  पेपर लीक होने से परीक्षा रद्द हुई, दोबारा कब होगी और मेरा होगा?
  बोर्ड के परिणाम का डर लग रहा है
  परीक्षा की चिंता में पेट में गुड़गुड़। कैसा होगा
  गणित से डर लगता है। पास?
  ड्राइविंग टेस्ट में फिर फेल, तीसरी बार?
  नीट में इस बार हो जाएगा?
  नीट का बोझ बहुत है मन नहीं लगता, रैंक आएगी?
  कोटा में हूँ, घर की याद और टेस्ट में कम नंबर। क्या करूँ
  पुलिस भर्ती का फिज़िकल निकल जाएगा?
  भाई पुलिस में है, तबादला कब
  पति फ़ौज में सीमा पर हैं, छुट्टी कब मिलेगी
  पापा सीआरपीएफ़ में हैं, चिंता रहती है। कब आएँगे
  एमबीबीएस मिलेगा या नहीं
  बेटी को डॉक्टर बनना है, योग है?
  दवाई की दुकान खोलनी है, चलेगी?
  विटामिन की गोली खा रहा हूँ, ताक़त कब आएगी
  क्रोसिन ली, सिर ठीक है अब। कल का बताइए
  गोली मारो उसको, नई कब मिलेगी ये बताओ
  इतनी बिरयानी खा ली कि मर ही गया। वो संदेश भेजेगी?
  गोलगप्पे से पेट ख़राब, दिन कैसा है
  स्क्रीन से सिर भारी है ज़रा। आज का दिन?
  शादी के बाद वज़न बढ़ गया, कैसे घटे
  बाल झड़ रहे हैं, शादी कैसे होगी
  शादी से पहले मुँहासे, मर गई मैं तो। उपाय
  व्रत में कमज़ोरी लगती है, कब खोलूँ
  सपने में मरा हुआ आदमी देखा, मतलब क्या
  सपने में साँप ने काटा, मतलब
  सपने में स्वर्गीय दादी हँस रही थीं, क्या संकेत है
  सपने में अपनी शादी देखी लाल जोड़े में
  सपने में ऊपर से गिरता हूँ, क्या अर्थ
  छिपकली कंधे पर गिरी, शुभ है?
  कौआ छत पर बोल रहा, मेहमान आएँगे?
  बिल्ली रास्ता काट गई, जाऊँ?
  तुलसी सूख गई, अशुभ है क्या
  नींबू मिर्ची दुकान पर हर शनिवार लगाएँ?
  बच्चे की नज़र कैसे उतारते हैं, दादी पूछ रही हैं
  काला धागा किस पैर में बाँधें
  नीलम पहनूँ क्या
  कौन सा रत्न ठीक रहेगा
  जादू सा हो गया उससे मिलकर, टिकेगा?
  भूत वाली फ़िल्म देखने जा रहे हैं, हाथ पकड़ेगा क्या
  चाय का नशा है गुरुजी, शनि के लिए छोड़ दूँ?
  रील्स का नशा लग गया, पढ़ाई कैसे करूँ
  बेटा मोबाइल खेल में लगा रहता है, परीक्षा पास है
  मंगलवार को मांस खाना ठीक है?
  मन की शांति के लिए ध्यान कैसे करें
  दादाजी का श्राद्ध किस तिथि को करें, दस साल हो गए
  नानाजी की बरसी कब है इस साल
  पितृ पक्ष में क्या करें
  पिछले जन्म में मैं क्या था
  पुनर्जन्म सच होता है? बस जिज्ञासा
  मोक्ष का घर कौन सा होता है
  अष्टम शनि मतलब क्या
  मारकेश क्या होता है, किताब में पढ़ा
  मृत्यु योग पंचांग में लिखा है उसका अर्थ क्या, नया काम टालें?
  काल सर्प योग से डरना चाहिए?
  मांगलिक होना बुरा है क्या
  साढ़े साती कब ख़त्म होगी
  बुरा समय कब ख़त्म होगा
  कब तक इंतज़ार करूँ
  अच्छे दिन कब आएँगे
  मेरे साथ ही ऐसा क्यों होता है
  सब कुछ देर से क्यों मिलता है
  जीवन नीरस है, कुछ अच्छा होने वाला है?
  ज़िंदगी कब सँवरेगी
  जीवन में सुकून कब मिलेगा
  मेरे जीवन का उद्देश्य क्या है
  पाँच साल से एक ही पद पर अटका हूँ
  अनुबंध मार्च में ख़त्म हो रहा, बढ़ेगा?
  रिश्ता ख़त्म करूँ या एक मौक़ा दूँ
  रिश्ता ख़त्म हो गया शांति से। नया कब
  दोस्ती ख़त्म कर दूँ क्या, मतलबी है
  सब ख़त्म हो गया हमारे बीच, वापस आएगा?
  पैसे महीने से पहले ख़त्म हो जाते हैं, क्यों
  परीक्षा ख़त्म, परिणाम?
  छँटनी में नौकरी गई। नई कब
  बटुआ खो गया, मिलेगा?
  सोने की बाली शादी में खो गई, कहाँ होगी
  आत्मविश्वास खो गया ब्रेकअप के बाद
  बचपन का दोस्त खो गया, फिर मिलेगा?
  बिल्ली कल से भाग गई, लौटेगी?
  नया पिल्ला लाया हूँ, नाम किस अक्षर से
  बच्चा कब होगा
  माँ कब बनूँगी
  एक साल से कोशिश कर रहे हैं, ख़ुशख़बरी कब
  कितने बच्चे होंगे
  दूसरा बच्चा कब सोचें
  जुड़वाँ होंगे क्या, ख़ानदान में हैं
  अप्रैल में आईवीएफ़ शुरू करेंगे, महीना ठीक है?
  कल बेटा हुआ है, नाम किस अक्षर से रखें
  बेटी हुई है! कुंडली कैसी है
  घर में लड़का हुआ सब ख़ुश, मुंडन कब करें
  बेटी चौदह की है बस फ़ोन। पढ़ाई कैसी रहेगी
  बेटा पाँच का है बहुत शैतान, राशि क्या कहती
  बेटा दुकान में हर चीज़ छूता है, राहु का बच्चा है
  बेटा गणित में कमज़ोर, ट्यूशन लगाऊँ?
  बेटा सोलह का है, विज्ञान ले या वाणिज्य
  मैं पंद्रह साल का हूँ, क्रिकेटर बनूँगा?
  मैं सत्रह का हूँ, कौन सा कॉलेज मिलेगा
  बच्चा अँधेरे से डरता है, कौन सा मंत्र
  बच्चा खाना नहीं खाता
  शिशु रात भर जगाता है, कब सोएगा
  बच्चों पर चिल्ला देती हूँ फिर बुरा लगता है। शांत कैसे रहूँ
  बेटे को डाँटा तो मुँह फुलाए बैठा है, कैसे मनाऊँ
  बच्चे रिमोट के लिए लड़ते हैं दिन भर। शांति कब
  आपकी बात ने दिल छू लिया
  मन को छू गई ये कथा
  आसमान छूना है, पायलट बनूँगा?
  चाचा दुबई से आ रहे हैं, वीज़ा में मदद करेंगे?
  चाचा ने फ़ीस भरी, उनका एहसान कब लौटाऊँगा
  मामाजी बहुत प्यार करते हैं, उनका व्यापार कैसा चलेगा
  शिक्षक पक्षपात करते हैं, अंक मिलेंगे?
  दादी नब्बे की और चुस्त हैं, कुंडली में राज़ क्या
  नानी अस्सी की हो रहीं, उत्सव किस दिन
  पिताजी सेवानिवृत्त हुए, ऊबते हैं। उनका समय कैसा
  माताजी चार धाम जा रहीं, यात्रा कैसी रहेगी
  माँ गाँव में अकेली हैं, मैं लौट जाऊँ?
  बहन कनाडा जा रही, याद आएगी। वहाँ कैसा रहेगा
  बहन की शादी कब
  भाई की नौकरी कब
  भाभी से बनती नहीं, बातें सुना देती हैं
  देवर घर का काम नहीं करता, चिढ़ होती है
  जेठानी से रसोई पर बहस हो गई। शांति कैसे
  परिवार के ग्रुप में सब लड़ते हैं, कब शांत होंगे
  मामी अपने बेटे से तुलना करती हैं। कुछ बनकर कब दिखाऊँगा
  लोग मनहूस कहते हैं, सच है क्या
  साँवली हूँ इसलिए रिश्ता नहीं होता कहते हैं। कब होगा
  अमावस्या को जन्मा हूँ, बुरा है क्या
  दोस्त का ब्रेकअप हुआ, उदास है, कैसे ख़ुश करूँ
  सबसे अच्छी सहेली नाराज़ है, कब मानेगी
  जिसे चाहता था उसकी शादी कहीं और हो रही। मेरा कौन है
  उसने ब्लॉक कर दिया, खोलेगी?
  उसका लास्ट सीन रात दो बजे, किससे बात करता है
  फ़ोन उल्टा रखता है, चिंता करूँ?
  पासवर्ड बदल लिया, कुछ छुपा रहा है?
  पुराने प्रेमी ने जन्मदिन की बधाई दी, लौटना चाहता है?
  पूर्व प्रेमिका की शादी हो गई, अजीब लग रहा। क्यों
  सफल होकर बदला लेना है, आईएएस कब बनूँगा
  एक दिन सबको दिखा दूँगा। कब
  उसने धोखा दिया, कोई सच्चा मिलेगा?
  पति का किसी से चक्कर है क्या
  वो धोखा तो नहीं दे रहा
  उस पर भरोसा करूँ?
  समय नहीं देता, प्यार कम हो गया क्या
  मेरा जन्मदिन भूल गया, परवाह है?
  प्रस्ताव कब रखेगा
  समय बिता रहा है या शादी करेगा
  दूरी वाला रिश्ता चलेगा?
  अंतर्जातीय विवाह होगा?
  उम्र में सात साल बड़ा है, ठीक है?
  वो तलाक़शुदा है, हाँ कहूँ?
  मेरा तलाक़ शांति से हो चुका। दूसरा विवाह कब
  अलग रहते हैं पर दोस्ती है, फिर साथ होंगे?
  पति प्यार जताते नहीं, ठंडे हैं क्या
  पति ख़र्राटे मारते हैं, नींद नहीं आती
  पति क्रिकेट में घुसे रहते हैं, मेरे लिए समय नहीं
  पत्नी ख़रीदारी में पैसे उड़ाती है, उपाय
  लुट गए उसके प्यार में, मिलेगी?
  दुकानदार ने लूट लिया, साड़ी महँगी ली। रंग शुभ है?
  बारिश ने छुट्टी बर्बाद कर दी, घूमने कब जाएँगे
  इस इंतज़ार में पागल हो जाऊँगा, बुलावा पत्र कब
  पागल हूँ उसके प्यार में। मेरी होगी?
  नौकरी को लेकर परेशान हूँ
  दुकान की बिक्री कम है, परेशान हूँ
  बेटे की चिंता है, पढ़ता नहीं
  बेटी बाहर अकेली रहती है चिंता रहती है। कैसी रहेगी
  शादी से डर लगता है, सामान्य है?
  डर लगता है कोई मुझसे शादी नहीं करेगा
  डर है करियर के चक्कर में उसे खो न दूँ
  विमान से डर लगता है, यात्रा कब अच्छी
  पहाड़ों में भाग जाने का मन करता है। यात्रा कब
  किस शहर में काम करूँ, घर से दूर
  इंटरव्यू के दिन क्या खाकर निकलूँ
  घर बदलूँ क्या, पड़ोसी शोर करते हैं
  दक्षिण मुखी घर ख़राब है?
  श्मशान के पास प्लॉट है, लें?
  ईशान में शौचालय है, उपाय
  रस्सी कूदना शुरू किया, पतली हो जाऊँगी?
  झूले की रस्सी किस दिशा में, वास्तु बताइए
  चाकू का सेट उपहार देना अशुभ है?
  घड़ी उपहार में देना बुरा है क्या
  इस दफ़्तर में दिन काट रहा हूँ। कब निकलूँगा
  वेतन कट गया छुट्टी का। कब बढ़ेगा
  बाल कटवाने का दिन कौन सा
  प्याज़ काटकर रो रही हूँ, शादी कब
  कटऑफ़ में आ जाऊँगा?
  मंगल को नाख़ून काटना मना है?
  पदोन्नति लटकी हुई है, कब होगी
  दो प्रस्तावों में लटका हूँ, कौन सा लूँ
  परिणाम लटका रखा है आयोग ने, कब आएगा
  काम में डूबा हूँ, कब साँस मिलेगी
  पैसा डूबा हुआ है एक मित्र के पास
  उसके प्यार में डूबा हूँ। आगे?
  धंधे में कूद पड़ूँ या नौकरी करूँ
  ज़हर लगता है मुझे वो सहकर्मी। कब जाएगा
  चाची ज़हर उगलती हैं, रिश्तेदारी कैसे निभाएँ
  करेला ज़हर जैसा लगता है, व्रत में ज़रूरी है?
  जान बची लाखों पाए, परीक्षा हो गई। परिणाम?
  पाँच किलोमीटर दौड़ में जान निकल गई, भर्ती होगी?
  जान पहचान से नौकरी लगेगी क्या
  परिणाम पर जान अटकी है। कब आएगा
  साँस लेने की फ़ुर्सत नहीं। कब मिलेगी
  शहर की नौकरी में दम घुटता है, गाँव में खेती करूँ?
  ख़ून पसीना एक कर दिया दुकान में। फल कब
  ख़ून का रिश्ता है पर बात नहीं करते। कब मिलेंगे
  भगवान ने सुन ली, बेटा पास हो गया! धन्यवाद
  बीच में फ़ोन मर गया था, क्षमा करें। क्या कहा था
  बैटरी मरने वाली है जल्दी बताइए
  पौधा मर गया जो उसने दिया था, रिश्ता भी?
  भूख से मर रहा हूँ जल्दी बताइए
  शरमाकर मर गई जब उसने देखा। पसंद है क्या
  इस नौकरी में घुट घुटकर जी रही हूँ। बदलूँ?
  पड़ोसी के संगीत ने जीना हराम कर दिया
  उसने जीना सिखाया। साथ रहेगा ना
  जी भर गया इस शहर से। कहाँ जाऊँ
  मर मरकर पढ़ाई की है, रैंक आएगी?
  मर मिटे उसकी मुस्कान पर
  टिकट की मारामारी है, छठ पर घर पहुँचूँगा?
  मज़ाक में मोटी कह दिया, नाराज़ है
  किसी को माफ़ कैसे करें
  ग़ुस्सा कैसे क़ाबू करूँ, बस मुँह से निकलता है
  उसे सॉरी कैसे कहूँ
  आपने सही कहा था, मार्च में नौकरी लग गई!
  आपकी बात ग़लत निकली, जून में कुछ नहीं हुआ
  आप मशीन हैं क्या
  कितना शुल्क है
  रिचार्ज कैसे करें
  पैसे कट गए पर मिनट नहीं जुड़े, देखिए
  दो बार भुगतान हो गया, जाँचिए
  ऐप का ओटीपी नहीं आ रहा
  जन्म समय ग़लत है, सुबह सवा चार है
  सरल में बताइए
  समझ नहीं आया
  मेरा सवाल दूसरा था
  जय श्री राम
  राधे राधे
  प्रणाम
  सुप्रभात
  दिवाली की शुभकामनाएँ
  एक आख़िरी सवाल फिर सोना है
  आज का आख़िरी संदेश, वो फ़ोन करेगा?
  कल दफ़्तर का विदाई समारोह है, नीला पहनूँ?
  कॉलेज की विदाई में क्या बोलूँ, रो दूँगी
  बेंगलुरु छोड़कर पुणे जा रहे हैं, अच्छा रहेगा?
  पुरानी कंपनी में आख़िरी दिन। नई कैसी रहेगी
  पुरानी किताबें बाँट दीं, पुण्य मिलेगा?
  शनिवार को कपड़े दान किए, ठीक?
  जन्मदिन पर अनाथालय में दान करूँ?
  एलआईसी लेनी है, दिन बताइए
  साठ का हो गया, वसीयत पंजीकृत करानी है, मुहूर्त बताइए
  नॉमिनी में पत्नी का नाम जोड़ना है शादी के बाद, दिन?
  वो मेरा जीवनसाथी है क्या
  वो मेरी ज़िंदगी है और हम ख़ुश हैं
  बच्चे छात्रावास गए, घर सूना लगता है। अब हमारा कैसा
  कोर्ट मैरिज करें या मंदिर में
  कोर्ट मैरिज का दिन बताइए
  वकील बनना है, एलएलबी करूँ?
  जज बनूँगा? तैयारी कर रहा हूँ
  रजिस्ट्री पर हस्ताक्षर का दिन
  बेटी सर्जन बनना चाहती है, बनेगी?
  कर्क राशि का कल कैसा
  कर्क राशि के लड़के कैसे होते हैं
  वृश्चिक राशि वाले ज़हरीले होते हैं क्या
  मंगल भारी है तो ग़ुस्सा ज़्यादा?
  शनि से डर लगता है
  गोवा जा रहे हैं, यात्रा ठीक रहेगी?
  गाड़ी ज़रा डिवाइडर से लगी, सब ठीक। पूजा कराऊँ?
  फ़ोन पानी में गिर गया, दिन ख़राब है?
  दुकान में पानी भर गया, थोड़ा घाटा हुआ। कब सँभलेगा
  फ़सल ठीक है पर दाम नहीं मिला
  गेहूँ कब बेचूँ मंडी में
  भैंस किस दिन ख़रीदूँ
  ट्रैक्टर की क़िस्त चल रही, अगली फ़सल कैसी
  राखी पर भाई आएगा?
  अपना घर कब
  विदेश कब जाऊँगा
  चार साल से खाड़ी में हूँ, घर वापसी कब
  रात की पाली से परेशान, दिन की कब मिलेगी
  वो मेरे घर वालों से मिलने आएगा, कैसा रहेगा
  कल उससे मिलना है, कैसा रहेगा
  प्यार का इज़हार करूँ?
  हाँ बोलेगी?
  उसने तीन दिन से जवाब नहीं दिया
  चार साल का रिश्ता टूटा, अब भी उसी का इंतज़ार है। लौटेगा?
  बहू नाराज़ होकर अलग रहने लगी, कब लौटेंगे बेटा बहू
  बेटा अमेरिका में है, फ़ोन कम करता है। याद करता होगा?
  पोते से मिलने का मन करता है, कब आएँगे वो लोग
  पेंशन का काम अटका है, कब होगा
  मकान का काम बीच में रुका, पैसे की कमी। कब पूरा होगा
  बच्चा न होने के ताने सुनती हूँ, कब भरेगी गोद
  मैं सबसे पीछे रह गया, सारे दोस्त बस गए
  लगता है कोई मुझे समझता नहीं घर में
  ख़ुद पर भरोसा नहीं रहा परीक्षा में फेल होकर, फिर से कोशिश करूँ?
  पति विदेश में हैं, रात को घर काटने को दौड़ता है। कब आएँगे
  घर सूना सूना लगता है बेटी की विदाई के बाद
  किसी से मन की बात नहीं कह पाती, सहेली कब मिलेगी
  मेरे साथ वाले सब आगे निकल गए, जलता नहीं हूँ पर दुख होता है
  रूप रंग को लेकर मन छोटा रहता है
  आठ साल की नौकरी के बाद भी वेतन वही है, मेहनत का फल कब
  दफ़्तर में सब मुझे अनदेखा करते हैं, दुख होता है। क्या करूँ
  बेटी पराए शहर चली गई पढ़ने, आँखें भर आती हैं। उसका मन लगेगा?
  मेरी माँ मुझसे ज़्यादा भाई को चाहती हैं, बुरा लगता है
  पति मेरी तारीफ़ कभी नहीं करते, मन मर जाता है
  सहेली ने शादी में नहीं बुलाया, दिल दुखा। बात करूँ?
  बीस साल बाद पुरानी मोहब्बत मिली, आँसू आ गए। अब क्या
  परीक्षा से पहले हाथ पैर ठंडे हो जाते हैं, कैसा जाएगा
  रिज़ल्ट के डर से खाना नहीं खाया जा रहा आज। पास हूँ ना?
  बहुत मेहनत की फिर भी चयन नहीं हुआ, रोना आ गया। अगली बार?
  लगता है मैं सबके लिए बस काम करने वाली मशीन हूँ
  चालीस के बाद भी घर नहीं बसा, लोग पूछते हैं तो मुँह छुपाता हूँ
  किसान हूँ, इस बार ओले पड़े, थोड़ा नुक़सान है। अगली फ़सल कैसी
  किराने की दुकान में बिक्री कम हो गई मॉल खुलने से। कब सँभलेगी
  ससुराल में सबसे छोटी हूँ, सबकी सुननी पड़ती है। मेरी कब चलेगी
  देवरानी से तुलना होती है, जी जलता है
  पति की बदली दूर हो गई, बच्चों को अकेले सँभालती हूँ। कब लौटेंगे
  बेटे की बहू हमसे बात कम करती है, मन भारी है
  रात की ड्यूटी से शरीर टूट गया है, पाली कब बदलेगी
  भाई की नौकरी छूटी है, घर में सब चुप हैं। कब लगेगी
  दोस्त ने राज़ खोल दिया, बहुत बुरा लगा। दोस्ती रखूँ?
  गाँव छोड़ने का दुख है पर जाना पड़ेगा। शहर रास आएगा?
  पढ़ाई बीच में छूट गई थी, अब फिर शुरू करूँ?
  इस उम्र में अकेले चाय पीना अच्छा नहीं लगता, साथी मिलेगा?
  उसने कहा हम दोस्त ही ठीक हैं। दिल बैठ गया
  मम्मी पापा की रोज़ की बहस से तंग हूँ, मारपीट नहीं बस बहस। घर में शांति कब
  उससे बात किए बिना दिन नहीं कटता, वो भी ऐसा सोचता है?
  उसकी शादी का कार्ड आया आज, हँसकर बधाई दे दी। मेरा कब होगा
  बॉस ने छुट्टी मना कर दी बहन की शादी में, ख़ून खौल गया। नौकरी बदलूँ?
  सीट कट गई एक अंक से, कलेजा मुँह को आ गया
  क्या बताऊँ गुरुजी, मन में उथल पुथल है, नौकरी लूँ या पढ़ूँ
  पूरा दिन रसोई में मर जाती हूँ और कोई धन्यवाद नहीं कहता
  बच्चों ने नाक में दम कर रखा है, कब सुधरेंगे
  मकान मालिक ने किराया बढ़ा दिया, जान खा रखी है। घर अपना कब
  ट्रैफ़िक ने मार डाला, देर हो गई। कल इंटरव्यू समय पर पहुँचूँ?
  धूप में जल गई, काली हो गई, रिश्ता आने वाला है
  हवन की अग्नि में क्या डालें नौकरी के लिए
  दीये की लौ बुझ गई पूजा में, अशुभ है?
  अंतिम संस्कार वाली फ़िल्म देखकर रोई, आज मन भारी। कल कैसा?
  जान मेरी, मेरा करियर बताओ ना गुरुजी
  ख़तरों के खिलाड़ी में जाऊँगा क्या
  नदी किनारे घर लेना कैसा रहेगा
  पुल के पास दुकान है, वास्तु ठीक?
  रेल की पटरी के पास वाला मकान सस्ता मिल रहा, लें?
  छत पर बाग़ लगाया है, कौन सा पौधा शुभ
  पंखा किस दिशा में लगाएँ कमरे में
  कीटनाशक की दुकान खोलनी है गाँव में, चलेगी?
  बंदूक का लाइसेंस मिलेगा? खेत की रखवाली के लिए चाहिए
  नींद की दिशा कौन सी ठीक, सिर किधर रखूँ
  ब्लेड की एजेंसी ले रहा हूँ दुकान के लिए, लाभ होगा?
  गोलियाँ बनाने वाली दवा कंपनी में नौकरी लगी, टिकेगी?
  पुलिस लाइन के पास फ्लैट लें?
  अस्पताल में नौकरी का इंटरव्यू है, चयन होगा?
  एम्बुलेंस चालक की नौकरी मिली, करूँ?
  दहेज के ख़िलाफ़ हूँ, बिना दहेज वाली शादी करनी है। कब होगी
  बिना लेन देन के रिश्ता तय हुआ, सब ख़ुश। मुहूर्त दीजिए
  हमारी बेटी की शादी में ससुराल वालों ने कुछ नहीं माँगा, भले लोग हैं। कब की तारीख़ रखें
  ओह, बॉस ने आज फिर मेरी क्लास लगा दी मीटिंग में
  अध्यापक ने कॉपी फेंक दी और डाँटा, मन खट्टा है। अंक?
  छोटे भाई ने मेरी गुल्लक तोड़ दी, शैतान। उसका भविष्य
  बच्चे को टीका लगवाया, रो रहा है बस। उसका नामकरण कब करें
  दादी की कहानियाँ याद आती हैं, गाँव कब जाऊँगा
  तीन बार इंटरव्यू में बाहर हुआ, मन खट्टा है। चौथी बार?
  ननद मेरी चीज़ें बिना पूछे ले लेती है, ग़ुस्सा आता है
  पति ने मेरे हाथ का हलवा चाटकर खाया, प्यार बढ़ेगा?
  दोस्तों ने मज़ाक़ में मेरी फोटो पर मीम बना दिया, हँसी आई। सब मुझे पसंद करते हैं ना
  उसने फोटो माँगी, रिश्ते के लिए बायोडाटा वाली। भेजूँ किस दिन
  शादी के लिए फोटो खिंचवानी है, कौन से रंग के कपड़े
  मेरी फोटो अख़बार में छपी टॉपर में! आगे क्या होगा
  वीडियो वायरल हो गया मेरे नाच का, लोग तारीफ़ कर रहे। यूट्यूब पर चलूँगा?
  बैंक का ओटीपी देर से आया, भुगतान हो गया। रिचार्ज दिखा नहीं
  पैसे कटे और रिचार्ज नहीं आया, आप देख दीजिए
  गाड़ी का बीमा करवाना है, दिन बताइए
  पुराना मोबाइल बेचकर नया लूँ?
  मुझे ग़ुस्सा आए तो बर्तन ज़ोर से रखती हूँ, बस। शांत कैसे रहूँ
  पति ग़ुस्से में बाहर टहलने चले जाते हैं, लौटकर सॉरी कहते हैं। स्वभाव बदलेगा?
  बेटा कहता है मम्मी आप मारती क्यों नहीं जैसे राहुल की मम्मी, हँसी आ गई। उसकी पढ़ाई?
  स्कूल में मुर्ग़ा बनाया था बचपन में, अब वही सर मिले, ख़ुशी हुई। मेरा सम्मान कब
  चाचा ने बचपन में साइकिल सिखाई थी, अब बीमार नहीं पर बूढ़े हैं, उनसे मिलने कब जाऊँ
  बेटी सोलह की है, आगे पढ़ाना है, शादी की कोई जल्दी नहीं। विषय कौन सा
  मैं बारह का हूँ, मम्मी के फ़ोन से लिख रहा हूँ, मुझे साइकिल कब मिलेगी
  मैं तेरह की हूँ, मेरी सहेली मुझसे बात नहीं कर रही, कब करेगी
  घर वाले मोबाइल नहीं देते पढ़ाई के लिए, दसवीं में हूँ। कब देंगे
  पिताजी ने लड़का दिखाया, मुझे पसंद आया, उनको भी। हाँ कह दूँ?
  माँ कहती है एक बार मिल ले बेटा, दबाव नहीं। मिलूँ?
  ज़बरदस्त नौकरी मिली है, ज्वाइन कब करूँ
  ज़बरदस्त गर्मी है, पहाड़ कब जाएँ
  जान से प्यारी है मुझे मेरी बिटिया, उसका भाग्य कैसा
  जान हथेली पर रखकर बाइक चलाता है भाई, समझाता हूँ नहीं मानता। ग्रह?
  मरते दम तक साथ निभाने का वादा किया है हमने, शादी कब होगी
  सात जन्म का साथ है क्या हमारा
  जीते जी गंगा नहा लूँ, यही इच्छा है, यात्रा कब हो
  मरने से पहले एक बार लंदन देखना है, योग है?
  अंत भला तो सब भला, मेरा अंत में काम बनेगा?
  धंधे में आग लगी है, यानी ख़ूब चल रहा है, दूसरी दुकान खोलूँ?
  मुक़ाबला कड़ा है, जीत मेरी होगी? निबंध प्रतियोगिता है
  चुनाव लड़ूँ पंचायत का, जीतूँगा?
  मेरी टीम जीतेगी? मुहल्ले का मैच है, मैं कप्तान हूँ
  शेयर ऑटो चलाता हूँ, कमाई कैसी रहेगी
  कोर्ट में बैडमिंटन खेलते घुटना छिला, बस। कल खेलूँ?
  जेल रोड पर दुकान मिल रही है, लूँ?
  ज़मानत राशि जमा करके मकान किराए पर लिया, शुभ प्रवेश कब
  लड़का या लड़की कोई भी हो, बस हमें संतान मिले, योग कब है
  लड़का कैसा है, जो देखने आया था
  लड़की वाले कब जवाब देंगे
  नशा मुक्ति पर निबंध प्रतियोगिता जीत लूँगा क्या
  शराब की दुकान के सामने घर है, लें?
  शराब नहीं पीता, माँस नहीं खाता, फिर भी भाग्य सोया क्यों
  भूत भविष्य वर्तमान सब बताते हैं क्या आप
  मेरा भूतकाल छोड़िए, भविष्य बताइए
  जादूगर बनना चाहता है बेटा, अजीब शौक़ है। चलेगा?
  काला रंग शनि को पसंद है?
  नज़र कमज़ोर हो रही, चश्मा लेना है, दिन?
  उसने नज़र मिलाई और मुस्कुराई, बात आगे बढ़ेगी?
  ट्रैक पर दौड़ता हूँ रोज़, राज्य स्तर पर खेलूँगा?
  पेपर आसान था, अच्छे अंक आएँगे?
  नक़ली हीरा पहन सकते हैं क्या शुक्र के लिए
  हमारी बिल्ली ने बच्चे दिए, शुभ है?
  गाय ब्याने वाली है, बछिया हो तो अच्छा, दूध कैसा रहेगा
  माता रानी के दर्शन कब होंगे
  इस बार गणपति कितने दिन रखें
  पुराना सोफ़ा पड़ोसी को दे दिया क्योंकि नए घर में जा रहे। पूजा कब
  उसे चिट्ठी लिखकर बस्ते में रख दी, विदाई का हफ़्ता है। पढ़ेगा?
  पहली तारीख़ को जा रहा हूँ, मकान मालकिन को कह दिया, हैदराबाद में नई नौकरी। शुभ रहेगी?
  नए साल से पहले सबके पैसे लौटा दिए, हल्का लग रहा। धन आएगा अब?
  बच्चों को देर तक गले लगाया, तीन दिन के दफ़्तर के दौरे पर जा रही। यात्रा ठीक?
  भाई बोला प्रशिक्षण में रहूँ तो माँ का ध्यान रखना, सेना में गया है। उसका भविष्य?
  दादी ने अपने कंगन मुझे शादी पर दिए। किस दिन पहनूँ
  दिवाली पर यहाँ नहीं रहूँगी, अमेरिका जा रही। यात्रा कैसी
  जब से शादी की तारीख़ तय की, शांत हूँ
  इंस्टा हटा दिया पढ़ाई के लिए। अव्वल आऊँगा?
  उसकी सब फोटो हटा दीं, आगे बढ़ गई। नया प्यार?
  डायरी में सब पासवर्ड लिख दिए, भूल जाता हूँ। पदोन्नति कब
  सपने में स्वर्गीय दादा हँसकर पैसे दे गए। मतलब?
  ऋषिकेश में ऊपर से कूदने वाला खेल करना है, मंगल ठीक?
  पहली बार अकेले रेल में जा रही, उत्साह है। दिन अच्छा?
  सो जाऊँ अब, एक बज गया। कल का राशिफल?
  आज पूरा दिन सोना है, कोई न जगाए। इतवार कैसा
  वो दरवाज़े पर फूल लेकर खड़ा है, पहली मुलाक़ात
  अभी मदद कीजिए इंटरव्यू के लिए देर हो रही है, शुभ रंग
  एसिडिटी की गोली ली। अब नौकरी बताइए
  उसने सबके सामने हाथ पकड़कर नचाया। पसंद करता है?
  डरावनी फ़िल्म में हाथ कसकर पकड़ा। प्यार है?
  पति ने सालगिरह पर गोद में उठा लिया। प्यार रहेगा ना
  मेरा खाना देखकर उसने अपने सिर पर हाथ मारा। शादी चलेगी?
  नन्हा सबको प्यार से थप्पड़ मारता है। मंगल लग्न में?
  साधु ने सिर पर हाथ रखकर आशीर्वाद दिया। लगेगा?
  ट्यूशन सर कमज़ोर बच्चों को अलग से पढ़ाते हैं, बहुत अच्छे। पास हो जाऊँगा?
  बहन पंद्रह की है, नृत्य में पुरस्कार जीता। भविष्य?
  नानी के ज़माने में बचपन में शादी होती थी। उनकी कुंडली कैसी रही होगी
  बिल उसने ही दिया ज़िद करके। अच्छा लड़का है?
  सहकर्मी ने साड़ी की तारीफ़ की सभ्यता से। पसंद करता है?
  किसी ने मेरा व्यापार का विचार चुरा लिया। कैसे जीतूँ
  बैंक ने दो बार कटा पैसा लौटा दिया। आगे?
  बुख़ार उतर गया, सोमवार से दफ़्तर। दिन ठीक?
  गुरु का ऋण कैसे उतारूँ, उन्होंने सब सिखाया
  मिठाई ने बर्बाद कर दिया, चार किलो बढ़ गए
  दोस्त से शर्त लगी है तीस से पहले शादी करूँगा, जीतूँगा?
  त्योहार में सारा माल बिक गया। दुकान बढ़ाऊँ?
  शेयर बाज़ार वाला विषय कठिन है। पास?
  वाद विवाद में मेरा पक्ष मज़बूत है, जीतूँगी?
  निर्णायक ने बेटी के नृत्य की तारीफ़ की। भविष्य?
  जेलर चाचा सेवानिवृत्त हुए। अब उनका समय?
  पासपोर्ट में गवाह बना बस। पासपोर्ट कब
  नशे से दूर रहने वाला वर कब मिलेगा
  उसकी आँखों ने जादू कर दिया। मौक़ा है?
  नई शाखा का काम सोमवार से। शुभ?
  हृदय रोग विशेषज्ञ का रिश्ता आया। कैसा?
  कैंसर अस्पताल में डॉक्टर है लड़का। शादी ठीक?
  माँ स्वस्थ हैं बस स्वास्थ्य बीमा कराना है। कब
  स्वर्गीय दादा की ज़मीन के काग़ज़ में नाम बदलना है, दिन?
  बेटा निकल गया परीक्षा में! आगे क्या
  सामान विमान में खो गया, आएगा?
  पड़ोसी के यहाँ लड़का हुआ, मिठाई खाई। मेरे यहाँ कब
  नाख़ून चबाने की गंदी आदत है, कैसे छूटे
  होली में सबने ज़बरदस्ती रंग लगाया, मज़ा आया। कल शादी में जाना है, शुभ रंग?
  पुलिस वाले चाचा ने रास्ता बताया, अच्छे थे। पुलिस में जाऊँ?
  पत्नी ने धमकी दी आज चाय नहीं मिलेगी। कैसे मनाऊँ
  पापा की धमकी है फेल हुआ तो क्रिकेट बंद। पास हो जाऊँगा ना
  दिल चोरी हो गया, कोई रपट लिखे
  सत्ताईस का हूँ, चार साल से एक ही कंपनी, मैनेजर मेरा काम दूसरों को दे देता है और बैठक में कहा तू धीमा है। घर आकर थोड़ा रोया फिर माँ ने पोहा बनाया तो ठीक हो गया। नई नौकरी ढूँढूँ या बोनस तक रुकूँ
  प्रेम विवाह को छह साल हुए, छोटी छोटी बात पर लड़ते हैं, फिर दो दिन बात नहीं, फिर वो जलेबी ले आते हैं। सामान्य है या कुंडली में कुछ है
  बेटी का प्रवेश दूसरे शहर में हुआ, कल बड़ा सूटकेस लेकर गई। घर इतना शांत है कि उसके कमरे में जाकर बैठ जाती हूँ। वहाँ अच्छा करेगी ना
  भाई को दुकान के लिए तीन लाख दिए थे बिना काग़ज़, अब वो घूमने की फोटो डालता है और मुझसे अगले महीने अगले महीने। इस साल पैसा मिलेगा?
  परीक्षा में फिर नौ अंक से रह गया। दो दिन बहुत बुरा लगा, फिर दोस्त फ़िल्म दिखाने ले गए। मई में फिर दूँ या नौकरी कर लूँ
  वो जहाज़ पर है, पाँच महीने बाद मिलेगा, मरी जा रही हूँ मिलने को, कैलेंडर पर दिन काट रही हूँ। इस बार उसके घर वाले हाँ कहेंगे?
  संयुक्त परिवार में हिस्से की बात चल रही, ताऊजी को आगे की दुकान चाहिए, पापा चुप रहते हैं। कचहरी कुछ नहीं, बस तनाव है। सही हिस्सा मिलेगा?
  तिरसठ का हूँ, सेवानिवृत्त, हम दो ही हैं अब, बेटा इतवार को फ़ोन करता है। शाम लंबी लगती है पर टहल लेते हैं। वो कब लौटेगा
  सहेली की सगाई हो गई, ख़ुश हूँ पर थोड़ी जलन भी, समूह में बस मैं बची। मुझे कोई कब मिलेगा सच कहिए
  woh mujhse pyar karta hai ya nahi
  wo mujhse pyar nahi karta na?
  thank you so much guruji
  bahut bahut dhanyawad, man halka ho gaya
  shukriya astra ji, kal fir baat karungi
  shubh ratri, ab so jati hu
  chalo ab sone ja raha hu, subah batana
  alvida nahi, fir milenge exam ke baad haha
  bye ji, office ka time ho gaya
  aur mera paisa is mahine?
  aur shaadi?
  aur behen ka?
  uske baad?
  thik hai aur naukri?
  aur batao
  samajh gaya
  accha ji
  hmm
  mar gaya main, boss ne fir deadline de di. hike milega kya
  mar gaya garmi se, transfer pahado me kab hoga
  mar gayi aaj to kaam kar karke. chhutti kab milegi
  boss ne maar dala kaam se. job badlu kya
  maar dalega ye office kisi din haha. promotion kab
  has has ke mar gaye hum log aapke jawab pe
  sharam se mar jaungi agar usne meri diary padh li. wo mujhe pasand karta hai?
  uspe marti hu main, kya wo bhi
  marta hu us ladki pe, haan bolegi kya
  jaan chhidakta hai mujhpe, shaadi karega?
  jaan bolta hai mujhe, serious hai kya
  wo kehta hai tere liye jaan de dunga, filmy hai thoda. shaadi ke liye serious hai?
  killer lag raha tha wo kurte me. single hai kya dekho na
  interview me faad diya aaj. offer aayega?
  phaad dala stage pe. singing me career banega?
  dil toot gaya yaar. naya pyar kab
  dil toot gaya jab usne doosri ke saath photo dali. wapas aayega?
  dil pe chot lagi hai uski baat se. maafi mangega?
  uski baate chubh gayi. kya karu
  dil ka dard hai doctor wala nahi haha. kab milega sacha pyar
  breakup ho gaya pichle hafte, par theek hu. aage kya hai
  business khatam samjho, naya kya shuru karu
  business khatam ho gaya lockdown me, ab dukan kholu kya
  dhandha chaupat hai, kab chalega
  market me maar khayi hai is saal. agla saal kaisa
  share nahi karta koi apne dil ki baat mere sath. akelapan kab jayega
  dil ki baat share karni hai usse, kaunsa din acha
  room share karta hu 3 logo ke sath, alag room kab milega
  neend nahi aati raat ko, sochti rehti hu uske baare me. wo bhi sochta hai kya
  kal raat nind nahi aayi interview ki tension me. kaisa jayega
  neend nahi aa rahi mobile chala raha hu. kal ka din batao
  bahut neend aati hai padhte waqt, kya karu guruji
  thak gayi hu ghar ke kaam se, apne liye time kab milega
  thak gaya hu naukri dhundte dhundte. kab lagegi
  thak gaye ladki dekhte dekhte haha. bete ki shaadi kab
  bahut thakan rehti hai office ke baad. kaunsa mahina aaram ka
  office jane ka mann nahi karta. naukri badlu?
  padhai me mann nahi lagta, kya karu
  kisi kaam me mann nahi lag raha aajkal, chandrama kamzor hai kya
  khana banane ka mann nahi karta haha aaj kya shubh hai bahar khana
  mann udaas hai aaj, kuch accha bolo
  akela mehsoos hota hai naye sheher me. dost kab banenge
  ro padi aaj office ke washroom me, appraisal kharab aaya. kab sudhrega
  khushi ke aansu nikal gaye offer letter dekh ke. salary badhegi?
  rona aata hai ghar ki yaad me, hostel me nayi hu. mann kab lagega
  mummy ki yaad aa rahi hai, first time bahar hu. ghar kab jaungi
  uski yaad aati hai bahut. wo yaad karta hai?
  uske bina mann nahi lagta, kab milenge
  gussa aata hai boss pe, credit khud le jata hai. promotion kab
  boss ne sabke saamne daant diya. naukri chhod du?
  boss ki daant se pareshan hu. kab badlega ye
  senior taang khichta hai office me. kaise jeetu usse
  office politics me peeth pe chhura maara colleague ne. sach kab saamne aayega
  dushman bahut hai office me, inhe kaise haraye
  padosi ne samne wahi dukan khol li, kaun tikega market me
  jalan hoti hai dost ki naukri lag gayi meri nahi. kab lagegi
  jalti hai meri nanad mujhse haha. ghar me shanti kab
  dost jalte hai mujhse kya
  roti banate haath jal gaya thoda sa haha mangal hai kya
  daal jal gayi aaj aur saas hass padi. dosti ho jayegi hamari?
  dimag me aag lagi hai idea ki, startup kab shuru karu
  aag laga di aaj presentation me. client maanega?
  naya dress pehna to sab bole aag laga rahi ho lol. ex jalega?
  pati se jhagda hua chhoti baat pe, bol nahi raha. kab bolega
  pati naraz hai itwar se. kaise manau
  pati gussa bahut karte hai par dil ke ache hai. kaise shant ho
  pati chillate hai match harne pe haha. gussa kab kam hoga
  hum dono me nok jhok hoti rehti hai, pyar rahega na
  biwi maayke chali gayi naraz hoke, diwali tak aayegi?
  biwi taane marti hai kam salary ke. kab badhegi
  wo taane marta hai mere motape pe. patli kab hungi
  aankh maari usne mujhe class me, iska matlab kya hai
  line maarta hai mujhpe office me. achha ladka hai?
  gappe maarte the roz, ab baat nahi karta. kyu
  chhakka maara bete ne final me! cricket me career hai?
  jhaadu maarte waqt sikka mila, shubh hai?
  mauke pe chauka kab maarunga guruji
  hath maarna padta hai har jagah phir bhi fayda nahi. kab hoga
  tukka maara tha exam me, pass ho jaunga?
  saas ka swabhav tez hai, kaise nibhau
  saas mere khane me kami nikalti hai, kabhi khush hongi?
  saas bahu me pyar kab hoga
  sasural walo ne teej pe kangan diye, bahut khush hu. baccha kab hoga
  sasural me sab ache hai par mann maayke me. kya kare
  maayke kab jaungi sawan me
  maayke se saman lane me kaunsa din shubh
  nanad ki shaadi me kitna shagun de
  shagun kitna dena chahiye chachere bhai ki shadi me
  shadi me kitna kharcha karein, budget kam hai
  gaadi mil rahi hai sasur ji ki taraf se anniversary pe, rang kaunsa le
  beti ki shaadi me sona kab kharide
  dulhe ke liye ghadi kaunse din le
  shaadi kab hogi, sab puch puch ke pareshan kar rahe
  rishtedar dimag kha gaye shaadi ke sawal se. kab hogi
  34 ka ho gaya shaadi nahi hui. koi ladki kismat me hai?
  ladka dekhne aa raha hai ravivar ko. baat banegi?
  ghar wale shaadi ka bol rahe par meri pasand se hi karenge. kab batau
  love marriage hogi ya arrange
  ghar wale maan jayenge love marriage ke liye?
  papa nahi maan rahe meri pasand ke liye, kab manenge
  papa bahut strict hai, goa trip pe nahi jane dete. kaise manau
  papa ne daanta number kam aane pe. final me acha karunga?
  mummy har baat pe tokti hai. kab khush hongi mujhse
  mummy ne zabardasti gym bhej diya haha. patla hounga?
  zabardasti khilati hai nani, mota ho gaya hu lol
  mummy ne zabardasti aapse baat karne bola haha chalo career batao
  maa ne chappal dikhai to padhne baith gaya lol. pass hounga?
  bhai se bol chaal band hai property ki baat pe. rakhi pe aayega?
  zameen ka batwara chacha log baith ke karenge, shanti se hoga?
  dukan ka hissa bhai dega ya nahi
  pushtaini ghar mujhe milega ya bhai ko
  kirayedar ghar khali nahi kar raha, kab karega
  padosi gate pe gaadi lagata hai, kya karu
  padosi ka kutta sone nahi deta haha upay batao
  dost ne 20000 udhar liye the lauta nahi raha. milega?
  udhar diya paisa wapas kab milega
  cousin phone nahi utha raha paise lene ke baad. paisa dubega kya
  builder ke paas paisa fasa hai, kab niklega
  partner ne hisab me gadbad ki. nuksan poora hoga?
  dost ko paise du ya nahi, maang raha hai
  home loan kab utrega
  emi chal rahi hai sab theek, ghar kab poora apna hoga
  dukan ke liye loan pass hoga?
  credit card ka bill zyada aa gaya haha bonus kab
  karza thoda hai, diwali tak utar jayega?
  gaadi lene ka yog kab hai
  bike le lu kya ab
  second hand car theek rahegi?
  sip shuru karu kya
  mutual fund mere liye theek hai?
  sona ab lu ya dhanteras pe
  fd karu ya ppf, kundli kya kehti
  h1b lottery me naam aayega kya
  mhada ki lottery me flat lagega?
  dda draw me number aayega?
  canada pr ka draw kab niklega mera
  visa kab lagega
  gaadi ka number kaunsa shubh
  lucky color kal ka
  phone kis din kharidu
  salary kab badhegi
  sarkari naukri lagegi?
  ssc me selection hoga kya
  upsc ka chautha attempt, kuch hoga?
  aakhri attempt hai, jaan laga di hai. hoga kya
  is bar pass ho jaunga?
  ek paper me back lagi hai, clear hogi?
  paper kharab gaya, fail to nahi hounga
  paper leak hua to exam cancel ho gaya, dobara kab hoga aur mera hoga?
  board ke result ka dar lag raha hai. kitne percent
  exam ki tension me pet me gudgud. kaisa hoga paper
  maths se darr lagta hai haha. pass?
  driving test me fir fail lol. teesri bar?
  neet me is bar ho jayega?
  neet ka stress bahut hai mann nahi lagta, rank aayegi?
  kota me hu, ghar ki yaad aati hai aur test me number kam. kya karu
  police bharti ka physical nikal jayega?
  bhai police me hai, transfer kab
  pati fauj me hai border pe, chhutti kab milegi
  papa crpf me hai, chinta lagi rehti hai. kab aayenge
  mbbs milega ya nahi
  beti ko doctor banana hai, yog hai?
  dawai ki dukan kholni hai, chalegi? medical store
  b pharma karu ya d pharma
  vitamin ki goli kha raha hu, taqat kab aayegi lol
  ek crocin li sir theek hai ab. kal ka batao
  goli maaro usko, ye batao nayi gf kab milegi
  goli maaro exam ko haha. trip kab hogi
  itni biryani kha li ki mar hi gaya. wo msg karegi?
  golgappe se pet kharab lol din kaisa hai
  thoda sir bhari hai screen se. aaj ka din?
  vajan badh gaya shadi ke baad, kaise kam ho
  baal jhad rahe hai, shaadi kaise hogi lol
  muh pe pimple shaadi se pehle, mar gayi. upay
  navratri vrat me kamzori lagti hai, kab kholu
  sapne me mara hua aadmi dekha, matlab kya
  sapne me saanp ne kaata, matlab
  sapne me dadi aayi jo guzar chuki 10 saal pehle, has rahi thi. iska matlab?
  sapne me khud ki shaadi dekhi lal jode me. matlab?
  sapne me girta hu upar se. kya sanket hai
  chhipkali gir gayi kandhe pe, shubh hai?
  kauwa bol raha chhat pe, mehman aayenge?
  billi rasta kaat gayi, jau ya na jau haha
  tulsi sookh gayi ghar ki, ashubh hai kya
  nimbu mirchi dukan pe har shanivar lagani chahiye?
  bachche ki nazar kaise utarte hai, dadi pooch rahi
  kala dhaga kis pair me bandhe
  kala tika lagau baby ko?
  neelam pehnu kya
  kaunsa ratna suit karega
  jadu sa ho gaya usse milke. tikega ye rishta?
  jadu ki jhappi chahiye aaj lol
  bhoot wali movie ka plan hai uske sath, haath pakdega? haha
  bhootiya ghar jaisa office hai lol. badlu?
  nasha sa hai uski aankho me. milegi mujhe?
  chai ka nasha hai guruji, chhod du kya shani ke liye
  reels ka nasha lag gaya, padhai kaise kare
  beta mobile game me laga rehta hai, exam paas hai. upay
  pati mahine me ek do baar dosto ke sath beer pi lete hai, sawan me chalega?
  mangal ko nonveg khana theek hai?
  aatma ki shanti ke liye dhyan kaise kare
  dadaji ka shradh kis tithi ko kare, 10 saal ho gaye
  nana ji ki barsi kab hai is saal
  pitru paksh me kya kare
  pichhle janam me main kya tha
  punarjanam sach hota hai? bas jigyasa
  moksh ka ghar kaunsa hota hai
  ashtam shani matlab kya
  markesh kya hota hai, kitab me padha
  kaal sarp yog se darna chahiye?
  manglik hona bura hai kya
  sade sati kab khatam hogi
  bura waqt kab khatam hoga
  kab tak intezar karu
  kitna aur wait karna padega
  achhe din kab aayenge
  mere sath hi aisa kyu hota hai
  sab kuch late kyu milta hai mujhe
  life boring hai, kuch acha hone wala hai?
  zindagi kab set hogi
  zindagi me sukoon kab milega
  zindagi ka maksad kya hai mera
  zindagi ruki hui hai bangalore ke traffic jaisi haha
  5 saal se same post pe atka hu
  job contract khatam ho raha march me, badhega?
  rishta khatam karu ya ek mauka du
  rishta khatam ho gaya hai shanti se. naya kab
  dosti khatam kar du kya, matlabi hai wo
  sab khatam ho gaya hamare beech, wapas aane ke chance?
  paise mahine se pehle khatam ho jate hai haha kyu
  ghar ka ration khatam aur salary 5 din dur lol. paisa kab tikega
  exam khatam yay. result?
  mba khatam, job?
  naukri chali gayi layoff me. nayi kab
  naukri gayi par severance mila. ab kya karu
  purse kho gaya, milega?
  sone ki bali kho gayi shadi me, kaha hogi
  biwi ki angoothi gum ho gayi ghar me milegi?
  confidence kho gaya breakup ke baad. kaise aaye
  bachpan ka dost kho gaya, dobara milega kya
  billi bhag gayi kal se, wapas aayegi?
  naya puppy laya hu naam kis akshar se
  baccha kab hoga
  maa kab banungi
  1 saal se try kar rahe hai, khush khabri kab
  kitne bachhe honge
  doosra baccha kab plan kare
  judwa bachhe honge kya, khandan me hai
  ivf april me shuru karenge, mahina theek hai?
  beta hua hai kal, naam kis akshar se rakhe
  beti hui hai! kundli kaisi hai
  ladka hua ghar me sab khush, mundan kab kare
  beti 14 ki hai bas phone. padhai kaisi rahegi
  beta 5 ka hai bahut shaitan, rashi kya kehti
  beta har cheez chhuta hai dukan me haha, rahu ka baccha hai
  beta maths me kamzor, tuition lagau?
  beta 16 ka hai, science le ya commerce
  main 15 saal ka hu cricketer banunga?
  main 17 ka hu, kaunsa college milega
  16 ki hu ek ladka pasand hai tuition me. baat karega?
  bachha andhere se darta hai, kaunse bhagwan ka mantra
  baccha khana nahi khata, grah?
  baby raat bhar jagata hai, zombie ban gayi. kab soyega
  bachho pe chilla deti hu phir bura lagta hai. shant kaise rahu
  bete ko daant diya to muh fulaye baitha hai haha kaise manau
  bachhe remote ke liye ladte hai din bhar. shanti kab
  dil chhu liya aapki baat ne
  dil ko chhu gayi kahani
  aasman chhuna hai mujhe, pilot banunga?
  chacha dubai se aa rahe, visa me madad karenge?
  chacha ne fees bhari, kab lauta paunga unka ehsaan
  mama ji bahut pyar karte hai, unka business kaisa chalega
  teacher partial hai, internal marks milenge?
  sir ne class me khada kar diya lol. marks kategnge?
  dadi 90 ki aur fit hai, kundli me raaz kya
  naani 80 ki ho rahi, party kis din
  papa retire ho gaye, bore hote hai. unka samay kaisa
  mummy chardham ja rahi, safar kaisa rahega
  maa akeli hai gaav me, mai wapas shift ho jau?
  maa papa ki 40vi anniversary, kya gift du
  behen canada ja rahi hai, yaad aayegi. kaisa rahega wahan
  behen ki shaadi kab
  bhai ki job kab
  bhabhi se banti nahi, batein suna deti hai. kya karu
  devar kaam nahi karta ghar me, chidh hoti hai. kab alag honge
  jethani se kitchen pe bahas ho gayi. shanti kaise
  parivar me sab whatsapp group me ladte hai haha kab shant
  family drama har function me. hum hi kyu
  mami apne bete se compare karti hai. kab chup karwaunga kuch banke
  log bolte hai manhus hu, sach hai kya
  saanvli hu isliye rishta nahi hota kehte hai. kab hoga
  amavasya ko janma hu, bura hai kya
  dost ka breakup hua udas hai, kaise khush karu
  best friend naraz hai, kab manegi
  dost reply late karta hai, kuch galti hui kya
  sabse achhi saheli ki shadi me kya pehnu lol
  crush ki shaadi kahi aur ho rahi, thoda sad hu. mera kaun hai
  usne mujhe block kar diya. kholega?
  usne last seen hide kar diya, kyu
  uska last seen raat 2 baje. kisse baat karta hai
  phone ulta rakhta hai, chinta karu?
  password badal liya usne, kuch chhupa raha hai?
  insta pe follow karu ya wait karu
  ex ki profile dekhi ek bar haha wo sochta hai mere bare me?
  ex ne birthday wish kiya, wapas aana chahta hai?
  ex ki shaadi ho gayi, ajeeb lag raha. kyu
  ex pachtayega kya
  badla lena hai unse success hoke haha ias kab banunga
  ek din sabko dikha dunga. kab
  dhokha diya usne, kya koi sacha milega
  pati ka kisi se chakkar hai kya
  bf cheat to nahi kar raha
  usne salary jhooth batayi. shadi karu?
  bharosa karu uspe ya nahi
  wo time nahi deta. pyar kam ho gaya kya
  birthday bhool gaya mera. parwah hai use?
  propose kab karega
  timepass kar raha hai ya shaadi karega
  usne pehli bar i love you bola. sach hai?
  long distance chalega kya
  inter caste hai, shaadi hogi?
  umar me 7 saal bada hai, theek hai?
  wo divorced hai, haan bolu?
  mera talak ho chuka shanti se. dusri shaadi kab
  alag rehte hai par dosti hai, fir saath honge?
  pati i love you nahi bolte, thande hai kya
  pati gadget pe paise udate hai kaise roku lol
  pati kharrate marte hai, neend nahi aati haha
  pati cricket me ghuse rehte hai mere liye time nahi
  biwi myntra pe lutati hai, upay haha
  lut gaye uske pyar me lol. milegi?
  loot liya dukandar ne haha saree mehngi li. shubh rang tha kya
  barbad kar diya weekend is baarish ne. trip kab
  mood ki watt lag gayi boss ke mail se. kal kaisa
  band baj gayi exam me. pass?
  waat lagi padi hai project me. kab niptega
  dimag kharab hai aaj, traffic me 2 ghante. kal?
  pagal ho jaunga is wait me. call letter kab
  pagal hu uske pyar me. meri hogi?
  pareshan hu naukri ko leke
  pareshan hu dukan ki bikri kam hai
  tension hai bete ki, padhta nahi
  chinta lagi rehti hai beti bahar akeli rehti hai. kaisi rahegi
  dar lagta hai shaadi se. normal hai?
  dar lagta hai koi mujhse shadi nahi karega
  dar hai use kho na du career ke chakkar me
  flight se dar lagta hai, safar kab acha
  bhaag jau pahado me lagta hai. trip kab
  hostel bhag ke movie gaye the pakde gaye lol. papa ko pata chalega?
  ghar se door rehna chahta hu job ke liye, kis sheher me
  ghar se nikalte waqt kya khau interview ke din
  ghar badlu kya, padosi shor karte hai
  dakshin mukhi ghar kharab hai?
  shamshan ke paas plot hai, lena chahiye?
  bathroom ishan me hai upay
  rassi kudna shuru kiya, patli hungi? skipping lol
  jhoola ki rassi kis disha me vastu me
  chaku set gift dena ashubh hota hai?
  ghadi gift karna bura hai kya bf ko
  kaat raha hu din bas is office me. kab nikluga
  salary kat gayi is mahine chhutti ki. kab badhegi
  baal katwane ka din kaunsa acha
  pyaz kaat ke ro rahi hu haha. shadi kab
  cutoff me aa jaunga?
  naakhun mangal ko kaatna mana hai?
  latka hua hai mera promotion. kab hoga
  do offer me latka hu, kaunsa lu
  result latka rakha hai commission ne, kab aayega
  doob gaya main assignments me lol sem kaisa
  paisa dooba hua hai ek dost ke paas, wapas aayega?
  duba hu uske pyar me. aage?
  kood padu startup me ya naukri karu
  chhalang lagani hai career me, kab
  zeher lagta hai mujhe wo colleague. kab jayega
  karela zeher jaisa lagta hai, vrat me khana zaruri? haha
  zeher ugalti hai meri chachi. rishtedari kaise nibhaye
  toxic office hai, resign kab karu
  jaan bachi to lakho paye, exam ho gaya. result?
  jaan nikal gayi 5 km daud me lol, bharti hogi?
  jaan pehchan se naukri lagegi kya
  jaan atki hai result pe. kab aayega
  saans lene ki fursat nahi. kab milegi
  dam ghut ta hai is corporate life me, gaav me kheti karu?
  khoon pasina ek kar diya dukan me. fal kab
  khoon khaulta hai jab wo credit leta hai lol promotion kab
  khoon ka rishta hai par baat nahi karte. milenge kab
  kabr ke paas se nikla to dar gaya lol. bura to nahi
  bhagwan ne sun li meri, beta paas ho gaya! shukriya
  bhagwan uthata kyu nahi boss ko haha uska transfer kab
  mera phone mar gaya beech me, sorry. kya bola tha
  battery marne wali hai jaldi batao
  paudha mar gaya jo usne diya tha, rishta bhi?
  machine mar gayi dukan ki, nayi kab lu
  love life mar chuki hai 2 saal se lol kab jagegi
  mare pade hai bazaar me grahak, kab aayenge
  bhukh se mar raha hu jaldi batao haha
  sharma ke mar gayi jab usne dekha. pasand hai kya
  ghut ghut ke ji rahi hu is naukri me. badlu?
  jeena haram kar diya is padosi ke music ne lol
  jeena sikha diya usne mujhe. hamesha rahega na sath
  jee bhar gaya is sheher se. kaha jau
  mar mar ke padhai ki hai. rank aayegi?
  mar mit gaye uski smile pe haha
  mara maari hai tickets ki, ghar kab pahuchunga chhath pe
  mazaak me bol diya usko moti, naraz hai. kaise manau
  maaf kaise kare kisi ko
  gussa kaise control kare, muh se hi nikalta hai bas
  sorry kaise bolu use
  aapne sahi bola tha march me, job lag gayi!!
  aapki baat galat nikli june me kuch nahi hua
  aap bot ho kya
  aap asli ho?
  kitna charge hai
  recharge kaise kare
  paise kat gaye par minute nahi jude, dekho
  do bar payment ho gaya check karo
  otp nahi aa raha app ka
  app hang ho raha hai
  refund kab aayega amazon ka lol
  birth time galat hai 4:15 subah hai, thik karo
  hindi me batao
  simple me bolo
  samajh nahi aaya
  sawal dusra tha mera
  jai shree ram
  radhe radhe
  pranam guruji
  suprabhat
  diwali ki shubhkamnaye
  haha
  sahi hai
  accha ek aakhri sawal fir sona hai
  aaj ka aakhri msg: wo call karega?
  office ka farewell hai kal, neela pehnu?
  college ki vidai party me kya bolu haha ro dungi
  bangalore chhod ke pune ja rahe, rahega acha?
  purani company me aakhri din. nayi kaisi rahegi
  purani kitabe junior ko de di, punya milega? lol
  shani ko kapde daan kiye, thik?
  anath ashram me birthday pe daan karu?
  lic lena hai date batao
  term insurance kab lu
  vasiyat register karwani hai 60 ka ho gaya, muhurat batao
  nominee me biwi ka naam jodna hai, din acha?
  soulmate hai kya wo mera
  twin flame hota hai kya
  wo meri zindagi hai aur hum khush hai. nazar to nahi lagegi haha
  bachhe hostel gaye ghar soona lagta hai. hum dono ka ab kaisa
  court marriage kare ya mandir me
  court marriage ki date batao
  tennis court ke paas ghar lena kaisa lol
  vakeel banna hai, llb karu?
  judge banunga? pcs j ki taiyari
  registry ke kagaz pe sign ka din
  police verification passport ka kab hoga
  surgeon banna chahti hai beti, banegi?
  cancer rashi ka kal kaisa, kark
  kark rashi wale ladke kaise hote hai
  vrishchik rashi zehrili hoti hai kya haha
  dhanu rashi waale jhooth bolte hai?
  mangal bhari hai to gussa zyada?
  chandra neech ka hai to rona aata hai kya
  shani se dar lagta hai
  rahu ka dar sab batate hai sach kya
  weekend pe goa, safar safe?
  car divider se lagi thodi, sab theek. pooja karau?
  phone pani me gir gaya, din kharab hai kya
  baarish me dukan me pani bhar gaya, nuksan hua thoda. kab sambhlega
  fasal theek hai par daam nahi mila. kab milega
  gehu kab bechu mandi me
  bhains kharidni hai kis din
  tractor ki kist chal rahi, agli fasal kaisi
  chhath pe ghar jana hai ticket confirm hogi lol
  rakhi pe bhai aayega?
  sapno ka ghar kab
  videsh kab jaunga
  gulf me hu 4 saal se, ghar wapas kab
  night shift se pareshan, day kab milegi
  murde jaisi halat hai night shift ke baad lol shift kab badlegi
  aadmi kam aur kaam zyada, chhutti kab
  wo ghar aayega milne meri family se, kaisa rahega
  kal milna hai usse, kaisa rahega
  pyar ka izhaar karu kya
  haan bolegi?
  8 saal ki naukri ke baad bhi salary wahi, mehnat ka fal kab
  office me sab ignore karte hai, bura lagta hai
  beti dusre sheher gayi padhne, aankhe bhar aati hai. uska mann lagega?
  mummy bhai ko zyada chahti hai, dukh hota hai kabhi kabhi
  pati kabhi tareef nahi karte, mann mar jata hai
  saheli ne shaadi me nahi bulaya, dil dukha. baat karu?
  20 saal baad purani mohabbat mili, aansu aa gaye. ab kya
  exam se pehle haath pair thande. kaisa jayega
  result ke dar se khana nahi utar raha aaj, pass hu na
  itni mehnat fir bhi selection nahi, ro diya. agli baar?
  sabke liye bas kaam karne wali machine hu main
  40 ke baad bhi ghar nahi basa, log puchte to muh chhupata hu
  mall khulne se dukan thandi padi hai. kab sambhlegi
  sasural me sabse chhoti hu sabki sunni padti hai. meri kab chalegi
  devrani se compare karte hai, jee jalta hai
  pati ki posting door, bachho ko akele sambhalti hu. kab aayenge
  bahu humse kam baat karti hai, mann bhari hai
  bhai ki naukri chhooti, ghar me sab chup. kab lagegi
  dost ne raaz khol diya, bahut bura laga. dosti rakhu?
  gaav chhodne ka dukh hai par jana padega
  is umar me akele chai pina acha nahi lagta, sathi milega?
  usne bola hum dost hi theek. dil baith gaya
  mummy papa ki roz ki behes se tang hu, maarpeet nahi bas behes. shanti kab
  uski shadi ka card aaya, has ke badhai de di. meri kab
  boss ne behen ki shaadi me chhutti nahi di, khoon khaul gaya. badlu?
  ek number se seat gayi, kaleja muh ko aa gaya
  din bhar rasoi me mar jati hu koi thanks nahi bolta
  bachho ne naak me dam kar rakha hai
  makan malik ne kiraya badhaya, jaan kha li. apna ghar kab
  traffic ne maar dala late ho gaya. kal time pe pahuchu?
  dhoop me jal gayi kaali ho gayi, rishta aane wala hai lol
  diya bujh gaya puja me, ashubh hai?
  jaan meri naukri batao na guruji haha
  nadi kinare ghar lena kaisa
  pul ke paas dukan, vastu theek?
  railway patri ke paas makan sasta hai, le?
  chhat pe garden banaya, kaunsa paudha shubh
  pankha kaunsi disha me lagaye
  keetnashak ki dukan kholni hai gaav me, chalegi?
  gun licence banega kya? kheti ki rakhwali ke liye
  sone ki disha kaunsi theek, sir kidhar
  blade aur razor ki agency le raha, profit hoga?
  pharma company me naukri lagi, tikegi?
  hospital me job ka interview hai, hoga?
  dahej ke khilaf hu, bina dahej shaadi karni hai. kab hogi
  rishta bina len den ke tay hua sab khush. muhurat do
  ladke walo ne kuch nahi manga, bhale log hai. tarikh kab rakhe
  boss ne aaj fir meri class laga di meeting me
  teacher ne copy phenk ke daanta, mann khatta. marks?
  chhote bhai ne gullak tod di shaitan, uska future lol
  photo maangi hai rishte ke liye, biodata wali. kis din bheju
  meri dance video viral ho gayi, sab tareef kar rahe. youtube pe chalunga?
  dosto ne meri photo pe meme bana diya haha. sab pasand karte hai na mujhe
  topper list me photo chhapi meri! aage kya
  gussa aaye to bartan zor se rakhti hu bas. shant kaise rahu
  pati gusse me tehelne chale jate hai aake sorry bolte hai. swabhav badlega?
  papa ne ladka dikhaya mujhe bhi pasand aaya. haan kar du?
  mummy bolti ek bar mil le bas, koi zor nahi. milu?
  zabardast job mili hai, join kab karu
  jaan se pyari hai meri beti, uska bhagya
  marte dam tak sath ka wada kiya hai humne. shaadi kab
  marne se pehle ek bar london dekhna hai lol, yog?
  saat janam ka sath hai kya hamara
  dhandhe me aag lagi hai matlab full chal raha, dusri dukan kholu?
  panchayat chunav ladu, jeetunga?
  mohalle ka match hai captain hu, jeetenge? bas yu hi
  share auto chalata hu, kamai kaisi rahegi
  jail road pe dukan mil rahi, lu?
  ladka ho ya ladki bas santan mile, yog kab
  ladka kaisa hai jo dekhne aaya tha
  ladki wale kab jawab denge
  sharab nahi peeta maas nahi khata fir bhi bhagya soya kyu
  bhoot bhavishya sab batate ho kya aap
  beta jadugar banna chahta hai lol chalega?
  nazar kamzor ho rahi chashma lena hai, din?
  nazar mili aur muskurayi, baat aage badhegi?
  paper easy tha, ache marks aayenge?
  13 ki hu meri saheli baat nahi kar rahi, kab karegi
  12 ka hu mummy ke phone se likh raha, cycle kab milegi
  ghar wale phone nahi dete 10vi me hu lol kab denge
  hamari billi ne bachhe diye, shubh hai?
  gaay byane wali hai, doodh kaisa rahega
  baap re kitna kaam, mar hi jaunga is audit me. khatam kab hoga audit
  project ne khoon chus liya yaar, bonus milega?
  boss ki class me roz dhulai hoti hai (baaton se lol), kab badlega boss
  test match me humari dhulai ho gayi, agla inter college kaisa
  usne dil churaya chori ka case kar du kya haha. shaadi karega?
  dil ka qatal kar diya uski smile ne. meri hogi?
  wo to zeher lag rahi thi black saree me (hot), single hai?
  bc kya luck hai mera, har bus chhut jati hai. kab theek
  sala monday se nafrat hai. chhutti kab
  toot ke pyar kiya tha, ab bhi hai. use bhi hai?
  ab bas ho gaya, resign de raha hu. sahi kar raha hu?
  khatam tata bye bye ho gaya humara rishta haha. next kab
  lag gayi meri, client bhaag gaya. naya kab
  hum dono chhat pe baith ke chai peete hai, pyar ho gaya kya
  raat ko chhat pe taare dekhta hu, astronomy me career?
  chala jaunga ek din sab chhod ke canada haha. visa?
  chali jaungi maayke garmi ki chhutti me, bachhe khush. kab ka ticket lu
  sabko surprise dena hai birthday pe, gift bant diye. kaisa rahega din
  purane kapde bant diye gareebo me, shani khush?
  meri wajah se team haari, bura laga. agla match?
  maa pe bojh nahi banna isliye part time job dhund raha, milegi? 19 ka hu
  ghar ki zimmedari hai mujhpe, behen ki shaadi aur emi, thakta hu par chal raha. bonus kab
  purana sofa padosi ko de diya kyuki naye flat me shift ho rahe. puja kab
  crush ko chitthi likh ke bag me daal di, farewell week hai. padhega?
  1 tarikh ko ja raha hu makan malkin ko bol diya, hyderabad me nayi job. shubh rahegi?
  naye saal se pehle sabke paise lauta diye, halka lag raha. dhan aayega ab?
  bachho ko der tak gale lagaya, 3 din ke office trip pe ja rahi. safar theek?
  bhai bola training me rahu to maa ka khayal rakhna, nda me gaya hai. uska career?
  dadi ne apne kangan mujhe de diye shaadi pe. kis din pehnu
  diwali pe yaha nahi rahungi, usa ja rahi. trip kaisi
  jabse shaadi ki tarikh tay ki shaant hu haha
  insta delete kar diya padhai ke liye. top karunga?
  uski sab photo delete kar di, aage badh gayi. naya pyar?
  diary me sab password likh diye bhool jata hu lol. promotion kab
  sapne me swargiya dada has ke paise de gaye. matlab?
  rishikesh me bungee jump karna hai, mangal theek? haha
  goa me paani wale khel, january me safe hu?
  pehli baar akele train me ja rahi, excited. din acha?
  so jau kya ab, 1 baj gaya lol. kal ka rashifal?
  aaj poora din sona hai, koi na jagaye haha. itwar kaisa
  wo darwaze pe phool leke khada hai, pehli date. nervous haha
  abhi madad karo interview ke liye late hu, shubh rang jaldi
  acidity ki goli li doctor ki. ab job batao
  usne sabke samne haath pakad ke nachaya. pasand karta hai?
  horror movie me itna tight haath pakda. pyar hai?
  pati ne anniversary pe god me utha liya. pyar rahega na
  mera khana dekh ke usne apne sir pe haath maara lol. shaadi chalegi?
  baby sabko pyar se thappad marta hai haha. mangal lagna me?
  sadhu uncle ne sir pe haath rakh ke ashirwad diya. lagega?
  tuition sir class ke baad kamzor bachho ko alag se padhate hai, bahut ache. pass hounga?
  teacher ne poori class ko best of luck bheja. result acha hoga?
  behen 15 ki hai dance me prize jeeti. future?
  naani ke zamane me bachpan me shaadi hoti thi, kahani suni. unki kundli kaisi rahi hogi
  reception pe pati ko zabardasti nachaya haha
  bill usne hi diya zid karke. acha ladka hai?
  boss aur team ke sath goa trip. kaisa rahega
  colleague ne dress ki tareef ki shareefi se. pasand karta hai?
  kisi ne mera business idea copy kar liya. kaise jeetu
  credit card ke phone bahut aate hai lol rahu
  bank ne double kata paisa lauta diya. khush. aage?
  grahak upi late karta hai, paise time pe aayenge?
  bukhar utar gaya, somvar se office. din theek?
  guru ka karz kaise utaru, unhone sab sikhaya
  diwali ki mithai ne barbad kar diya 4 kilo badh gaye
  dost se shart lagi hai 30 se pehle shaadi karunga, jeetunga shart? haha
  interview me sab daav pe hai, selection?
  saree ka stock khatam, tyohar me bikri mast. dukan badhau?
  mba me share market wala paper tough. pass?
  debate me mera case mazboot hai, jeetungi?
  judge ne beti ke dance ki tareef ki tv pe. future?
  jailor chacha retire hue. ab unka samay?
  pension ke liye rti dalni hai. din?
  passport verification me gawah bana bas. passport kab
  nashe se door rehne wala dulha kab milega
  chacha angoor ka bag lagaye nashik me, chalega?
  uski aankho ne jadu kar diya. chance?
  nayi branch ka operation somvar se. shubh?
  heart surgeon ka rishta aaya. kaisa?
  tata hospital me doctor hai ladka, cancer wale vibhag me. shaadi theek?
  icu nurse ki vacancy, selection hoga?
  maa swasth hai bas health insurance karwana. kab
  swargiya dada ki zameen ke kagaz me naam badalna, din?
  beta nikal gaya exam me! aage kya
  luggage flight me kho gaya, aayega?
  flipkart ki delivery late haha. khushkhabri ki delivery kab
  hisab se promotion ki umeed se hu lol kab
  padosi ke yaha ladka hua, mithai khayi. mere yaha kab
  bachhe ne copy me gande akshar likhe, kaise sudhre lol
  gandi aadat hai naakhun chabana, chhute kaise
  nanad ki nazar meri saree pe hai hamesha haha
  bhai ne mujhe dhoke se pani me gira diya holi pe, maze aaye. kal?
  holi me sabne zabardasti rang lagaya maza aaya. rang chhut jayega kal shaadi me jana lol
  police wale uncle ne rasta bataya ache the. police me jau?
  chori ho gaya dil, koi report likhe haha
  biwi ne dhamki di aaj chai nahi milegi haha kaise manau
  papa ki dhamki: fail hua to cricket band. pass hounga na
  sir 27 ka hu indore se, 4 saal se ek hi company, manager mera kaam dusro ko de deta hai aur meeting me bola tu slow hai. ghar aake thoda roya fir mummy ne poha banaya to theek ho gaya. march se pehle nayi job dhundu ya bonus ka wait karu
  love marriage ko 6 saal hue, chhoti chhoti baat pe ladte hai jaise pankhe ki speed aur unki mummy ke phone, fir do din baat nahi, fir wo jalebi le aate hai. normal hai ya kundli me kuch hai
  beti ka admission manipal me hua, kal bada suitcase leke gayi. ghar itna shaant hai, uske kamre me jaake baith jati hu. papa bhi kuch nahi bolte par samajhti hu. wahan acha karegi na
  cousin ko dukan ke liye 3 lakh diye the bina kagaz, ab wo thailand ki photo daalta hai aur mujhse agle mahine agle mahine. rishta kharab nahi karna. is saal paisa milega?
  ca final me fir 9 number se reh gaya. 2 din bahut bura laga parde bhi nahi khole, fir dost movie le gaye ghaseet ke. may me fir du ya naukri kar lu
  bf merchant navy me hai 5 mahine baad milegi, mari ja rahi hu milne ko, calendar pe din kaat rahi hu. dec me kandla aayega. is bar uske ghar wale haan bolenge?
  joint family me hisse ki baat chal rahi, bade tauji ko aage ki dukan chahiye, papa chup rehte hai. court kachehri kuch nahi bas khane ki mez pe tanaav. papa ko sahi hissa shanti se milega?
  63 ka hu railway se retired, hum do hi hai ab, beta sunday ko phone karta hai. shaam lambi lagti hai par tehel lete hai serial dekh lete. wo india kab aayega basne
  best friend ki sagai ho gayi khush hu par thodi jalan bhi kyuki group me bas main bachi. mummy ne fir biodata nikala. mujhe koi kab milega sach batana
  this meeting is killing me
  my boss will kill me if I am late again
  that joke slayed me
  I am dying to see the new season
  dead tired after night shift
  he is drop dead handsome
  I would die of shame if he saw that photo of my cooking
  died laughing at your reply
  my phone died in the middle of the call
  killed it in the interview today, will they call
  we beat them by 6 wickets
  he beats me at chess every time lol
  my heart skips a beat when he calls
  my brother hits the gym daily, when will he get a job
  the shop hit a loss this month
  hit by a mosquito army last night
  shot a video for my channel, will it go viral
  my reel went viral, will I get famous
  I posted our photos on insta, will he like them
  he shared my pictures with his mom, is it a good sign for the rishta
  someone leaked the surprise party plan
  pipe is leaking at home, is it vastu
  he touched my heart with his words
  your answer was so touching
  my uncle touched the heights of success, will I also
  touch wood, things are fine
  I forced myself to study today
  my parents are forcing me to take science, what to do
  my mother forces me to eat karela
  I am locked in a two year contract, should I leave
  locked my keys in the car, bad day
  I will fight for my promotion
  my sister and I fight over the remote every day
  mother in law scolds me for small things, how to handle
  husband shouts when the food has no salt
  my husband is angry and not talking for two days
  he raises his voice, he never listens
  wife is upset as I forgot her birthday
  in laws want us to spend less on the wedding, is that okay
  how much gold should I buy for my daughter's marriage
  groom's family is not asking anything, is the match good
  they gifted us a car at the wedding, when is a good day to drive it first
  my in laws gave me a saree, what colour suits me
  will I buy a car with my father's help
  my father gave me money for business, will it grow
  school called about my son, he hit another boy in a game
  my kid is 5 and does not eat, what to do
  my daughter is 15, which stream should she take
  my son is 12, will he do well in sports
  teacher scolds my child, should I change school
  child will go to hostel at 11, is it right
  I lost my wallet, will I find it
  lost my job, when next
  lost my interest in studies
  lost touch with my best friend
  we lost the match and the whole colony was in mourning
  I miss my college days
  my friends left for Canada, I miss them
  my son went to hostel, house feels empty
  she moved to another city and I feel sad
  my father retired and feels low
  the late bus made me miss the interview
  my brother left home for job, when will he visit
  my grandmother's recipe book is lost
  my grandfather's old watch stopped
  what should I do on my late grandfather's shraddh day
  I am tired, need a break
  so exhausted with office work, should I quit
  I don't want to go to work any more
  I can't live without chai
  can't live without my phone haha
  I will die without pani puri
  end of the month and no salary
  when will this lockdown of mine at work end
  finish this project soon please god
  I want to end this contract
  I want to end this relationship, is it right time
  should I end my engagement
  I want to leave everything and travel
  I want to disappear to Goa for a month
  going to sleep now, good night
  slept like the dead yesterday
  couldn't sleep due to neighbour's loud party
  my eyes hurt from screen, will new job have less screen time
  got a headache from this traffic
  my back is broken from shifting furniture
  gym gave me sore legs
  a bit of cold, hope I am fine for the trip
  I feel tired often, how is my health this year
  will I lose weight this year
  which yoga is good for me
  doctor is my dream career, will I become one
  my sister is a nurse in hospital, when will she get promotion
  will I get into medical college
  want to open a medical shop
  I want to be a lawyer, is it good for me
  will my law exam go well
  court marriage or temple wedding, which one
  my tennis court booking got cancelled
  the ball is in his court, will he propose
  my case study got selected, will I win the prize
  will I win the debate
  my cousin and I share a flat, will it go well
  market was crowded on diwali
  my share in father's property, when will I get
  should I start a SIP
  is gold good to buy on akshaya tritiya
  what is my lucky number
  number of children in my chart?
  will I get H1B in lottery
  should I take a home loan
  emi is high, when will my loan finish
  my loan is not getting approved, when will it
  money is tight, when will it improve
  my friend owes me 20000, will he return it
  business is slow, when will it rise
  I am broke till salary day lol
  we are ruined by wedding season expenses haha
  my team deserted me on the presentation
  he drinks too much tea
  my husband drinks only at parties, is our marriage good
  I am addicted to momos
  addicted to this web series
  I am high on love
  she is poison for my diet, brings cake daily
  my baby is teething and we don't sleep
  my wife wants a second baby, when
  when will we have a child
  can we have twins
  what name for my newborn
  will my daughter have a love marriage
  will he ever love me back
  he left me on seen, does he love me
  my ex got married, I feel broken
  breakup happened last week, will he come back
  how do I forget her
  she is with someone else now, I cry
  my crush ignores me
  I don't trust my husband, is he loyal
  is my husband cheating
  does she talk to her ex
  where will I meet my life partner
  where is my career going
  where is my luck
  how can I track my progress in studies
  my password is wrong, cannot log in to the app
  how to check my messages left here
  can you see my old questions
  how to make him happy
  how to win my wife's heart
  mantra for love in marriage
  nazar utarna on saturday is our custom, okay?
  lucky charm for exam
  hanging a nimbu mirchi on new car is good?
  bad time is going on, when will it end
  is saturn punishing me
  does rahu make people cheat
  my horoscope says mars in 8th house, is that bad
  what does the 8th house show
  death of my old car, when will I buy new one
  my plant is dying, bad vastu?
  my project is dead, will a new one come
  dead end job, should I switch
  what does moksha house say
  my exam went badly, I am sad
  I failed in maths, will I pass next time
  friends copied my idea
  I copied the recipe from youtube and failed lol
  paper was leaked and exam got cancelled, when will the new date come
  exam is cancelled due to leak, I studied so hard
  my rank is low, what now
  thank you so much you gave me hope
  thanks, you are a life saver
  god bless you, I feel peaceful now
  you are right, I was crying that day
  okay bye, take care
  goodbye and thanks
  sorry, I was rude yesterday
  this is my last question today, will I get the visa
  last question: lucky colour?
  you did not answer my question
  your answer is wrong
  I don't agree, my job came in 2024
  this is nonsense weather today
  I am angry with myself for eating so much
  I hate mondays
  hate my new haircut
  I hate maths
  sick of waiting for the result
  fed up of dating apps
  nobody invited me to the party
  no one remembers my birthday
  I feel left behind by my friends
  I feel lonely in the new city
  parents compare me with my cousin
  relatives taunt me about marriage
  my mother is strict and checks my phone
  father does not let me go on the trip
  father controls all the money at home, will I be independent
  my brother took my bike without asking, I am furious
  neighbour parks in my place, I could scream
  my landlord is greedy
  my maid ran off with my saree lol
  someone stole my shoes at the temple
  bike got stolen, will I get it back
  I got a parking fine, bad luck
  police verification for passport, when will it come
  when will I get my passport from police check
  I am scared of exam result
  scared of thunder
  afraid of flying
  afraid to propose
  I am nervous about the wedding night
  he kissed me and I am on cloud nine
  he hugged me, is it love
  first time she held my hand
  we are in a physical relationship, will he marry me
  he wants to wait till marriage, is he serious
  I want her at any cost, what should I do to marry her
  he is mine, nobody can take him
  she broke my heart into pieces
  he stabbed me in the back at work, took my promotion
  colleague is stealing my credit, how to deal
  how to beat my competitors
  how to defeat enemies at office
  enemies at work, will I win
  want revenge by succeeding, will I become rich
  I will show them one day what I can do
  I will make my ex jealous at the wedding haha
  this recipe is a killer, everyone loved it
  I nearly had a heart attack when the lift stopped lol
  my niece is such a little monster, so cute
  the sale at the mall was a bloodbath
  he has been buried in files since monday
  my back hurts from all the packing, when do we move
  I am dying of curiosity, tell me about my love life
  got burnt by the sun at the beach
  she is hot, will she like me
  my friend ditched me at the last minute, I'm fuming
  will my husband stop snoring one day
  my kids are driving me up the wall
  stuck in this job for six years, feel trapped
  trapped in a boring meeting again
  I hit a wall in my startup, what next
  we hit rock bottom in sales, when will it pick up
  my boss is a slave driver
  boss threatened to cut our bonus, will he
  they threatened to cancel my order lol
  he is obsessed with cricket
  my father-in-law is stingy and bossy
  mother-in-law wants us to come home at 9, so strict
  my husband forgot to pick me up, I cried in the rain
  I feel invisible in my own family
  nobody listens to me at home
  I am the black sheep of my family
  feeling blue since the breakup
  heartbroken, he is getting engaged to someone else
  I miss him so much it hurts
  my heart aches when I see couples
  why do I attract liars
  he lied to me about his age, should I forgive
  she used me for notes in college
  my friend used my dress and ruined it
  the tailor ruined my blouse
  rain ruined our wedding photos
  I failed my driving test twice, embarrassing
  so embarrassed, I fell on stage
  fell down the stairs laughing, I'm fine
  my dog ate my shoes
  my cat scratched the sofa
  a bee stung me, ouch
  had a bad dream about snakes, does it mean something
  dreamt that my tooth fell, good or bad
  dreamt of my late grandma smiling, what does it mean
  scary thunder last night
  the doctor says I'm fit, yay
  doctor sister-in-law got a new job abroad
  took a day off, just tired
  need sleep, exam over
  finally slept for ten hours
  party hangover, never drinking again haha
  had two beers at the reunion, fun night
  my uncle makes wine at home, business idea?
  we lost the bid, when will we get the next tender
  lost 2 kg, so happy
  lost my earring, should I worry
  I can't stand my roommate's music
  cannot stand in queues
  can't wait to get married
  can't wait for the weekend
  can't believe she said yes
  I give up on diets
  I give up, tell me the answer
  giving up meat for navratri, good?
  done with this project at last
  I am done with dating
  fed up with potholes
  end of an era, I retire tomorrow
  last day at college, so emotional
  goodbye party for my boss tomorrow
  leaving my old flat on sunday, feeling nostalgic
  I want to run away to the mountains with my girlfriends
  want to vanish from whatsapp for a month
  switching off my phone for a digital detox, will I miss calls
  nobody knows how hard I studied
  no one from office came to my housewarming
  will anyone notice my new look
  does anyone care about my art
  my sister's wedding is eating all my time
  police stopped me for no helmet
  the watchman caught us stealing mangoes lol
  my jaw dropped at the price of tomatoes
  I could sleep for a week
  this weekend I want to do nothing at all
  life is a joke sometimes haha
  story of my life, always late
  my life is a comedy show
  I am over him, honestly
  I am over the moon today
  my bucket list has skydiving, when should I jump
  want to try bungee jumping in Rishikesh, good date?
  is it safe to go for river rafting in May
  planning a trip by train over the new bridge at Pamban
  which floor is lucky, I am buying a flat on the 14th
  our terrace garden is blooming
  put a rope swing on the balcony for my kid
  bought a new knife set for the kitchen
  bought sleeping bags for the trek
  the ceiling fan makes noise, vastu?
  my medicines shop license, when will it come
  pills business franchise is good?
  going under the knife for my nose, just kidding
  blade runner is my favourite film
  can I gift a watch and a letter to her
  wrote her a long letter, will she reply
  I wrote a farewell note for my colleague
  made my will as I am 60 now, property matter is sorted
  bought an insurance policy, good investment?
  gave away my old clothes before diwali
  gave my bike to my brother as I got a car
  cleaning my cupboard, feels so light
  I told everyone about my promotion
  thank you for everything, your reading was right
  thank you for all the answers, see you tomorrow
  this is my last month in this job, what next
  last day of my notice period
  final decision: should I join or not
  I have decided to quit sugar
  I have decided to marry her
  made up my mind to leave the job
  no reason to stay in this company
  what is the point of this degree
  nothing left in this relationship, should I move on
  I am tired of this relationship
  he is better without me, I moved on
  is he happy without me
  will he miss me when I go abroad
  will my parents be fine when I leave for Canada
  who will take care of my parents when I am in the US
  I feel like a failure after the interview
  I hate my life as a CA student lol
  my life is only exams, when will it be fun
  is there light at the end of the tunnel for my startup
  I don't see a future with him
  no future in this field, should I change
  I need peace of mind, any mantra
  want silence after a noisy week
  mom is in heaven with the new kitchen
  the cake was heaven
  this AC is heaven
  hell of a day at work
  traffic from hell
  boss from hell
  my mother in law is a devil in the kitchen, hot chillies everywhere
  his jokes hurt sometimes
  my friend's words hurt me
  it hurts that he forgot
  he broke his promise
  she cut me off mid sentence
  they cut my salary, will it come back
  cut off from friends since the move
  my brother cut all ties after the property matter
  he is burning with jealousy
  fire in my belly to succeed
  I burned the rotis again
  wished the earth would swallow me on stage
  I wanted the ground to open when I forgot my lines
  jumping into bed with a book, good night
  off to bed now, bye
  hopping off now, talk tomorrow
  my old scooter gave up its life today
  phone gave up on me before the meeting
  my fridge died, what a day
  this audit will take my life lol
  this heat takes my life out
  reality hit me when I saw the bill
  life slapped me with a lesson in money
  the news hit me hard, I did not get promoted
  my heart missed a beat when I saw her
  my heart races when he calls
  the bill gave me a shock
  mom is strict and does not allow sleepovers
  dad does not let me go on the school trip
  parents don't allow me to go out after eight
  will they agree to the Goa trip
  can you share what tomorrow holds
  please share my weekly reading
  share something about my next month
  हँसते-हँसते मर गए
  बॉस आज मार डालेगा, देर हो गई
  गर्मी से मरे जा रहे हैं
  भूख से मर रहा हूँ
  क्या छक्का मारा है
  वह आँख मारता है, प्यार है क्या
  महँगाई मार गई
  जान हो तुम मेरी
  उसके बिना चाय अच्छी नहीं लगती
  नौकरी से तंग आ गया हूँ, बदलूँ क्या
  ज़िंदगी में कुछ अच्छा कब होगा
  रिश्ता ख़त्म कर दूँ क्या
  सगाई तोड़ दूँ क्या
  परीक्षा ख़त्म हो गई, अब क्या
  सब छोड़कर पहाड़ जाना है
  उसकी याद में नींद नहीं आती
  घर के काम से थक गई
  दफ़्तर जाने का मन नहीं करता
  छात्रावास में अकेलापन लगता है
  पापा ने डाँटा, मन ख़राब है
  सास ताने देती हैं, क्या करूँ
  पति ग़ुस्से में चिल्लाते हैं, फिर मान जाते हैं
  पति दो दिन से बात नहीं कर रहे
  पत्नी नाराज़ होकर मायके गई, कैसे मनाऊँ
  भाई से रिमोट पर लड़ाई हुई
  बेटी की शादी में कितना ख़र्च करूँ
  लड़के वाले कुछ नहीं माँग रहे, रिश्ता सही है?
  बेटी पंद्रह की है, कौन सा विषय ले
  बेटा बारह साल का है, खिलाड़ी बनेगा क्या
  मेरा वीडियो वायरल होगा क्या
  रिश्ते के लिए फ़ोटो भेज दूँ
  दिल को छू लिया आपने
  पैर छूकर आशीर्वाद लिया
  माँ ज़बरदस्ती करेला खिलाती हैं
  पिता विज्ञान लेने को कहते हैं, मन नहीं है
  घर वाले प्रेम विवाह के लिए नहीं मान रहे
  पेपर लीक होने से परीक्षा रद्द हो गई, नई तारीख़ कब आएगी
  मैच हार गए, मन उदास है
  मेरा शुभ अंक क्या है
  सोना ले लूँ क्या
  कोर्ट मैरिज करूँ क्या
  वकील बनूँ क्या
  पुलिस में भर्ती होगी क्या
  डॉक्टर बनूँगी क्या
  कमज़ोरी रहती है, सेहत कैसी रहेगी
  वज़न कब कम होगा
  चाय की लत लग गई है
  लोन कब पास होगा
  क़र्ज़ कब उतरेगा
  धंधा मंदा है, कब चलेगा
  पैसा टिकता नहीं
  बटुआ खो गया, मिलेगा क्या
  नौकरी चली गई, अगली कब
  बेटी की विदाई के बाद घर सूना लगता है
  दादाजी के श्राद्ध पर क्या करूँ
  जुड़वाँ होंगे क्या
  वह मुझसे प्यार करता है या नहीं
  उसने ब्लॉक कर दिया, लौटेगा क्या
  दिल टूट गया, उसे कैसे भूलूँ
  पति का दिल कैसे जीतूँ
  नज़र उतारने का सही दिन कौन सा है
  गाड़ी में नींबू-मिर्ची लगाऊँ क्या
  बुरा समय कब जाएगा
  शनि मुझे मार रहा है क्या
  आठवें घर में मंगल बुरा है क्या
  पौधा मर गया, वास्तु दोष है?
  गणित में फ़ेल हो गया, अगली बार पास होऊँगा?
  दोस्तों ने पार्टी में नहीं बुलाया
  नए शहर में कोई नहीं जानता
  रिश्तेदार ताने देते हैं
  माँ फ़ोन देखती रहती हैं, आज़ादी कब मिलेगी
  मकान मालिक लालची है
  परिणाम से डर लगता है
  उसने गले लगाया, प्यार है क्या
  दिल के टुकड़े कर दिए उसने
  दफ़्तर में पीठ में छुरा घोंपा, मेरी तरक्की ले गया
  कामयाब होकर सबको दिखा दूँगा
  बहुत-बहुत धन्यवाद, मन हल्का हुआ
  अलविदा, कल मिलते हैं
  आज का आख़िरी सवाल, वीज़ा मिलेगा क्या
  आपका उत्तर ग़लत है
  यह सब कब ठीक होगा
  वह कब बदलेगा
  इंतज़ार करते-करते थक गया, नौकरी कब मिलेगी
  बाल ख़राब कट गए, ग़ुस्सा आ रहा है
  hasi se mar gayi main
  boss aaj mujhe maar dalega late ho gaya
  garmi me mar rahe hai hum
  bhookh se mar raha hu
  mar gaya yaar exam ne
  kya maara hai chhakka
  pati cricket me chhakke maarta hai
  wo aankh maarta hai mujhe, pyar hai kya
  line maarta hai roz, serious hai kya
  dialogue maarna band kare to shaadi karu
  gym me haath pair toot gaye
  market ne maar diya is saal, business kab chalega
  mehngai maar gayi
  thand ne jaan le li
  jaan ho tum meri
  jaan nikal gayi result dekh ke
  wo meri zindagi hai, shaadi hogi na
  uske bina chai acchi nahi lagti
  phone ke bina jee nahi sakta haha
  office se tang aa gaya hu naukri badlu kya
  zindagi me kuch accha kab hoga
  zindagi kaisi rahegi meri
  kaam khatam kab hoga
  rishta khatam kar du kya
  sagai tod du kya
  ye job khatam karke business karu
  exam khatam ho gaye ab kya
  battery khatam
  paise khatam mahine ke beech me
  salary khatam, agli kab aayegi lol
  sab chhod ke pahad jana hai
  goa me gayab ho jana hai ek mahine
  so jata hu ab good night
  neend nahi aati usko yaad karke
  neend bahut aati hai padhai me
  aaj bahut thak gayi ghar ke kaam se
  mann nahi lagta padhai me
  office jane ka mann nahi karta
  akelapan lagta hai hostel me
  ghar ki yaad aati hai
  papa ne daanta mann kharab hai
  mummy gussa hai mujhse
  saas taane deti hai khane par kya karu
  saas kaam me nuks nikalti hai
  pati gusse me chillate hai phir maan jate hai
  pati baat nahi karte do din se
  biwi naraz hai mayke chali gayi manane kaise jau
  bhai se remote pe ladai hui
  behen ne meri dress le li gussa aa raha
  padosi ne gaadi laga di dimag kharab
  saas ne saree di kaunsa rang acchha
  sasural wale acche hai kya milenge mujhe
  shaadi me kitna kharcha karu beti ki
  ladke wale kuch nahi maang rahe rishta sahi hai?
  papa ne gaadi gift ki pehli drive kab karu
  papa se paise leke business karu kya
  maayke jaungi diwali pe, safar kaisa
  bachcha khana nahi khata kya karu
  beti 15 ki hai kaunsa subject le
  beta 12 saal ka hai cricketer banega kya
  bete ko school me daant padti hai
  bachche ki photo insta pe daalu nazar to nahi lagegi
  meri reel viral hogi kya
  photo achhi aayi hai rishte ke liye bhej du
  usne meri photo like ki
  ladke ki photo bheji hai, rishta karu kya
  video banata hu youtube chalega kya
  dil ko chhu liya aapne
  pair chhu ke aashirwad liya
  zabardasti padhai nahi hoti
  mummy zabardasti karela khilati hai
  papa zabardasti science dila rahe hai
  ghar wale arranged ke liye zor de rahe hai par main love marriage karunga
  gharwale love marriage ke liye nahi maan rahe
  parchi nikali mandir me accha aaya
  paper kaisa jayega kal
  paper leak ki wajah se exam radd ho gaya nayi date kab
  dost ne meri notes copy kar li
  match haar gaye mood off
  kal match dekhne jau kya
  lucky number kya hai mera
  SIP chalu karu kya
  sona le lu dhanteras pe
  ghar ke kagaz me mera hissa milega kya
  court marriage karu kya
  vakeel banu kya
  police me bharti hogi kya
  police verification kab hoga passport ka
  doctor banungi kya
  hospital me nurse ki naukri lagegi kya
  medical store kholu kya
  kamzori si rehti hai sehat kaisi rahegi
  wajan kab kam hoga
  sardi jukam hai trip pe jau kya
  sir dard ho gaya traffic se
  chai ki lat lag gayi haha
  series ki lat lag gayi
  uske pyar ka nasha hai
  pati party me thoda pi lete hai baaki sab accha hai shaadi kaisi chalegi
  loan kab pass hoga
  emi kab khatam hogi
  karz kab utrega
  dhanda manda hai kab chalega
  udhar diya hai dost ko wapas kab milega
  paisa tikta nahi kya karu
  jeb khali hai lol
  shaadi ke kharche ne barbad kar diya haha
  wallet kho gaya milega kya
  cycle chori ho gayi
  naukri chali gayi agli kab
  bestie canada chali gayi yaad aati hai
  beti ki vidaai ke baad ghar khali lagta hai
  papa retire ho gaye udas rehte hai
  dadi ki purani ghadi band ho gayi
  dada ji ke shradh ki tithi par kya karu
  pitro ke liye kya daan karu
  bachcha kab hoga
  twins honge kya
  bachche ka naam kya rakhu
  wo mujhse pyar karta hai ya nahi
  kya wo mujhe yaad karti hai
  usne block kar diya wapas aayega kya
  breakup ho gaya dil toot gaya
  use kaise bhulau
  wo kisi aur ke saath hai ro rahi hu
  crush ignore karta hai
  pati ka affair hai kya
  kya wo apni ex se baat karta hai
  pati ka dil kaise jeetu
  use khush kaise karu
  pyar badhane ka mantra shaadi me
  nazar utarni hai saas kehti hai kaise kare
  gaadi me nimbu mirchi lagau kya
  bura waqt kab jayega
  shani maar raha hai kya mujhe
  8ve ghar me mangal bura hota hai kya
  job ka dead end hai switch karu
  paudha mar gaya vastu dosh hai?
  project mar gaya naya kab milega
  maths me fail ho gaya agli baar pass hounga?
  rank kam aayi ab kya
  kisi ne birthday wish nahi kiya
  dost party me nahi bulate
  naye sheher me koi nahi jaanta
  rishtedar shaadi ke liye taane dete hai
  cousin se compare karte hai sab
  mummy phone check karti hai, azadi kab milegi
  papa trip pe nahi jane dete
  makan malik lalchi hai
  joote chori ho gaye mandir se
  bike chori ho gayi milegi kya
  result se dar lagta hai
  propose karne se dar lagta hai
  suhagraat ka dar hai lol
  usne gale lagaya pyar hai kya
  haath pakda usne pehli baar
  hum physical ho chuke hai wo shaadi karega na
  mujhe wahi chahiye kisi bhi keemat pe, shaadi kaise ho
  dil ke tukde kar diye usne
  office me peeth me chhura ghopa promotion le gaya
  dushman kaise haraye office me
  badla success se lunga, ameer banunga kya
  dikha dunga sabko ek din
  ex ko jalaungi shaadi me haha
  monday se nafrat hai
  baal kharab kat gaye
  apne pe gussa aata hai itna kha liya
  dhanyawad aapne himmat di
  shukriya mann halka hua
  thank you so much bhaiya
  aap sahi kehte ho main ro rahi thi us din
  bye kal milte hai
  alvida dosto school khatam
  aakhri sawal hai aaj ka visa milega kya
  aapka jawab galat hai
  naukri to lag gayi thi 2024 me
  aap insaan ho ya robot
  mausam bakwas hai aaj
  tumhari baat samajh nahi aayi
  aur paisa?
  ye kab tak chalega
  aur shaadi ke baad
  kya karu phir
  theek hai batao
  kyu
  wo kab badlega
  uska gussa kab kam hoga
  ye sab kab theek hoga
  intezaar karte karte thak gaya job ka
  sabar nahi hota ab shaadi ka
  main kisi kaam ka nahi cooking me lol
  mera to dimag phat gaya traffic me
  baal noch lu aisa lagta hai is code se
  itna gussa ki laptop phek du
  jaan chhoot gayi exam se
  jaan me jaan aayi result dekh ke
  us gaane pe sab mar mite
  marte marte bacha bike phisal gayi thi par thik hu
  zindagi jhand hai haha par chalega
  life me sukoon kab aayega
  shanti chahiye ab ghar me mehman bahut hai
  himachal me paragliding karu kya
  pul ke paas wala plot lu kya
  chhat pe garden banau
  train se jana hai kal, safar kaisa
  nadi kinare ghar lena thik hai
  rassi kudne se wajan kam hoga
  naya chaku set liya diwali pe, chandi bhi lu?
  dawai ki dukaan ka licence kab milega
  neend puri nahi hoti baby ki wajah se
  use chitthi likhi hai jawab aayega
  bima lu kya LIC ka
  purane kapde baant diye diwali se pehle
  faisla kar liya naukri chhod dunga
  aakhri mahina hai office me, aage kya
  is rishte me kuch nahi bacha aage badhu?
  mere bina khush hai kya wo
  videsh chali jaungi to maa papa ka kaun dekhega
  future nahi dikhta is line me badal lu?
  interview ke baad bekar feel hua
  uski baato se chot lagi
  usne vaada tod diya
  bhai ne rishta tod liya zameen ke baad
  salary kaat li is mahine
  sab apne me mast hai mujhe koi nahi puchta
  mummy ne thappad jaisa jawab diya lol
  teacher ne bete ko murga banaya haha
  bachpan me papa ki maar yaad aati hai hasi aati hai ab
  cricket me bouncer laga sir pe, thik hu
  ye project meri jaan le ke rahega
  is client ne jaan kha li
  office wale jaan le lenge chhutti nahi dete
  exam ne jaan le li
  scooter ne dum tod diya aaj
  laptop ne jawab de diya deadline ke din
  zameen phat jaye aur main sama jau itni sharam aayi lol
  dil ki dhadkan ruk si gayi use dekh ke
  dil zor se dhadka jab wo aaya
  mummy strict hai trip pe nahi jaane deti
  papa raat 8 ke baad bahar nahi jane dete
  bill dekh ke jhatka laga
  what about my father now
  tell about my home
  my mother this month
  and my husband, how is he in 2027
  about my wife please
  my house next year
  see my father chart
  how is my mother in future
  how is home now
  ghar ka kya hoga ab
  papa ka kya
  mummy ke baare me batao
  pita ji ke baare me bataiye
  पिता का समय कैसा है
  पिता के बारे में बताइए
  माँ का अगला साल
  पति का व्यापार
  पिता की नौकरी के बाद
  मेरे पिता कब आएँगे
  पिता शादी के लिए कब मानेंगे
  घर का हाल अब कैसा
  भाई का क्या होगा
  बच्चों का अगले महीने
  please tell about husband
  okay so my son now
  then my daughter after marriage
  will my wife be fine this year
  the little one is a headache, never sits still
  brother is such a pain these days
  my neighbour's drum is a torture at night
  mosquito season, all of us are bitten
  leg pain after cricket yesterday, worth it
  she looked killer in that dress
  dressed to kill for the party
  haircut on tuesday allowed?
  should I cut my nails on saturday
  want to cut my hair, which day
  cutting the cake at midnight for my birthday
  watched a crime series till 4
  that murder mystery movie was awesome
  squid game ki wajah se soya nahi
  horror movie dekh ke dar gaya
  somebody took my pen again, so annoyed
  kisi ne mera tiffin kha liya, gussa aa raha
  bhai ne charger le liya
  mood kharab hai charger kho gaya
  raat ko der tak mobile dekhne ki aadat kaise chhode
  late sleeping habit kaise chhute
  snoring of my husband is deadly
  kharrate se neend nahi aati
  teri muskaan pe mar mita
  uski aankho pe lut gaya main
  main to uspe fida ho gaya
  ghar paint karwaya hai, kaisa rang shubh
  naye ghar ko kisi ki nazar na lage
  nazar na lage mere bachche ko, bahut pyara hai
  baby ko kala tika lagau
  dadi ki yaad me ro padi aaj album dekh ke
  nani ki purani chitthi mili, bahut achha laga
  old letters of grandpa made me smile
  purani photo dekh ke aankhe bhar aayi
  cannot stop thinking about her
  i cant stop smiling
  brother is unemployed since covid, when will he work
  wife is not talking to me since sunday
  patni do din se chup hai kaise manau
  boyfriend meets someone behind my back?
  police inspector ban paungi kya
  daroga ki bharti me hoga kya
  panna pehnu kya
  manik pehan sakta hu?
  neelam suit karega?
  dost ne udhar liya wapas nahi kar raha
  landlord is not returning deposit, will I get it
  lent 2 lakhs to cousin, he blocked my number, will he return
  husband's shop is slow, when will it run
  dadi mera sehra dekhna chahti hai, kab hogi shaadi
  nani wants to see my wedding soon
  in laws never praise me
  saas kabhi tareef nahi karti
  it was a hard year, I am tired
  saal bahut mushkil raha thak gaya
  will twins come in my luck
  judwa bachche ka yog
  aap mujhe maar daloge jawab ka wait karwa ke haha
  sir please mera bhi dekh do
  bas itna bata do ab
  rulaoge kya ab
  i am in tears laughing
  im crying this is so sweet
  roka ho gaya aaj 😍
  khush hu bahut aaj
  i feel blessed today
  is naukri ko thokar maar du kya
  should I kick this job
  she looked drop dead in that lehenga
  we danced till 2, my feet are dead
  so angry with my sister, not talking to her till holi
  I don't want to see my cousin's face after that fight
  tattoo karwana hai haath pe, din accha?
  dum laga ke mehnat ki
  apne dam par factory lagau
  khud ke dam pe khada hona hai
  uske dil me mere liye kuch hai kya
  neend uda di aapne to lol
  my grandfather's barsi is next month, what to donate
  what rituals for late grandmother's shraddh
  pitru paksha me kya karu dada ke liye
  what is the gender ratio in my office
  gender equality in my company is bad
  daughter's gender does not matter to us
  naughty kid, I am at my wits end
  twins someday?
  a baba said my shop will close
  kisi baba ne kaha dukaan nahi chalegi
  so will my father be better or not
  will my wife be okay or not please say
  will mother be fine then
  so my brother be good or not
  life is short, should I travel
  zindagi ek hi hai, ghoom lu
  ज़िंदगी एक बार मिलती है, दुनिया घूमूँ क्या
  papa pe bojh nahi banna chahti, job kab milegi
  बोझ नहीं बनना है किसी पर, काम कब मिलेगा
  feeling low as no job, when will I get it
  gold me paisa lagana theek hai kya
  सोने में निवेश करूँ क्या
  silver jewellery buying day
  dost ko udhar diya tha kab lautayega
  half of rent deposit not returned by owner
  rust hai meri cycle me lol
  you are a hidden gem
  tu to bada chalaak nikla bhai
  pnna phn lu kya
  uske dil me mre liye pyr h kya
  so tired of acting happy at relatives' weddings
  I look gorgeous in black, right?
  we played badminton till late, legs are dead
  his snoring is deadly, whole house is awake
  snoring wale padosi se neend kharab
  going for a haircut tomorrow, shubh hai?
  my cousin makes me so mad I don't want to see her on rakhi
  Don't feel like meeting anyone at Diwali
  they never appreciate my cooking, it drains me
  rough year, hope the next is kinder
  we want twins haha will it happen
  watched sacred games all night, how is my day
  crime patrol dekhte dekhte so gaya
  wife silent since yesterday, how to cheer her up
  biwi do din se muh fulaye baithi hai
  beti inspector banna chahti hai, hoga?
  can I wear ruby and pearl together
  husband sits quiet with accounts, his sweet shop is slow, when will it shine
  pati hisaab leke chup baithe rehte hai, dukaan kab chalegi
  landlord kept my deposit for painting, will he give it back
  bhai ke dost ne paise liye aur phone nahi uthata, wapas denge kya
  baba ji bole the business band hoga, sach hai kya
  retirement ke baad khalipan lagta hai, kya karu
  empty days after retirement, what to do
  my boss shouts, should I leave
  sir yells at everyone in class
  coach made us run till we dropped lol
  school trip, son is excited
  bachche ne deewar pe rang diya, gussa aa gaya
  I scolded my son and feel bad
  bete ko daant diya ab bura lag raha
  daughter got hurt in a game, small scratch, she is fine
  thoda sa kat gaya sabzi kaat te waqt
  burnt my finger while cooking lol
  haath jal gaya roti banate hue, halka sa
  my ex posted a photo with her, I feel jealous
  he put our photo as dp, does he love me
  photo upload karu matrimony pe?
  should I give my number to this rishta
  he wants to meet me alone at cafe, is he serious
  first kiss ho gaya, wo shaadi karega na
  she said no to me, how to move on
  usne mana kar diya, kaise bhulau
  papa nahi maan rahe inter caste ke liye
  mummy is forcing me to see boys
  ghar wale ladke dikha rahe hai, man nahi hai abhi
  they want marriage this year, I want to study more
  in laws asked what sweets we will serve
  shagun me kya de ladke walo ko
  gift for groom: watch or chain?
  dahej nahi lenge bola unhone, accha rishta hai na
  emi aur fees me paise khatam, kab sudhrega
  loan chukane me 2 saal lagenge, baad me ghar lu?
  business loss hua par himmat hai, kab uthega
  shop is in loss since may, should I change the line
  market down hai dhandha slow
  sip band kar du ya chalne du
  mutual fund me daalu?
  police station ke paas ghar lena thik?
  court road par dukaan lu?
  lawyer uncle said property papers are fine, buy?
  wakalat ki padhai karu kya
  my brother is a judge, will he get promoted
  hospital job or clinic of my own
  nursing course karu?
  bp machine ki dukaan kholu lol
  yoga se health thik rahegi?
  diet start karu kis din se
  thakan rehti hai office ke baad
  eyes tired from laptop
  halka bukhar tha ab theek hu, trip jau?
  naam sankirtan se bhoot bhagte hai kya haha
  stree movie dekh ke dar gaya
  ghost stories pasand hai mujhe
  nazar ka dhaga pehnu?
  kala dhaga pair me baandhu kya
  hanuman chalisa padhu roz?
  diwali ke diye kaha rakhe
  papa ki barsi pe kya daan kare
  shraddh kis tithi ko
  grandfather's birthday today, miss his jokes
  purane dost se milke rona aa gaya khushi me
  farewell party me ro diye sab
  college khatam ho gaya dil bhaari hai
  beti ki vidaai pe bahut roye
  monday blues again
  sunday khatam, phir office
  aaj kuch karne ka man nahi
  bas sona hai mujhe aaj
  sote rehna hai poora din
  I could sleep forever on this sunday lol
  kaash aaj chhutti hoti
  end of my patience with this app
  app band ho jata hai baar baar, mar gaya ye phone
  charger ne dum tod diya
  laptop mar gaya, naya kab lu
  cricket me aaj humne unki dhulai kar di
  unki band baja di match me
  boss ki to band bajaungi presentation se
  competition ko dhool chata dunga
  I will destroy this exam
  crushed the presentation
  I am going to kill it on stage
  usko jalane ke liye nayi car lunga haha
  does he really loves me or just time pass
  when will she start talking to me again normally
  there is a girl in my coaching in kota, she smiles at me. does she like me
  how can i make him feel the same for me without forcing
  what are his true intentions with me
  why he is not picking my calls
  did he ever love me
  i love him a lot but he dont even look at me
  she is my everything but i feel i am only an option for her
  what does my girlfriend think about me in her heart
  one side love only or she also feels
  my boyfriend not giving importance to me like before
  why doesnt he miss me
  guruji she says i am like brother to her, any chance of love
  when will things be normal between me and my gf
  m waiting for his call whole day but he never calls
  when will i find someone special
  will i ever get a girlfriend
  i feel nobody is made for me
  after 2 breakups i am alone. when will new person come
  when will my bestie get a boyfriend, she is so lonely
  have i already met my life partner or is he yet to come
  shall i find someone on matrimony site
  why am i stil single sir
  widower aged 52 here, kids settled abroad. is there a companion in my life, when
  everyone is posting couple photos, i feel so left out
  how long will i remain single
  when is right time to tell him i like him
  if i propose will she say yes
  i told her everything yesterday, no reply yet. will she say yes
  i confessed on whatsapp, she said give me time. when will answer come
  chances she will reject me?
  i am scared to lose friendship. should i say i love you
  living together in bangalore 3 yrs. when is he gonna put the ring
  will he say yes if i ask him to marry
  should my brother propose that girl now or wait
  wen wil she say i lv u to me
  which day is good this month to open my heart to her
  cant gather courage to say it to him
  will my crush accept if i tell him
  today i want to tell her my feelings, go or no go
  when will he tell me that he loves me first
  ok to propose in sade sati or it will be rejected
  bro when to say i love you to her
  will he accept me with my past if i tell and propose
  he says after his job he will propose. when will it be
  m 41 n divorced, liked a lady in my building. should i ask her out
  when will my parents say yes for him
  court marriage is ok in our case? parents not ready
  chances of marrying my colleague who is from kerala, i am from bihar
  how will my love marriage be
  my age 24 his age 38. parents not agreeing. will they agree ever
  parents found out about us. will they get me married to someone else
  will i end up marrying the one i love??
  what are the chances of love marriage in my horoscope
  parents keep saying wait. by when they agree for my boyfriend
  my daughter is 28, doing MD. when will her marriage take place
  when will my younger brother marry
  sister is 30. rishta when will be fixed
  tell me date or month of my wedding
  my friend preeti wants to know when she will marry
  will my elder son get married within this year? he is 32
  when wil i become a bride
  will i ever get married
  my bro 29 yr CA when he wil tie the knot
  i am 74. will i see my grandson's marriage, when is it
  my son working in usa on h1b, age 29. when will his marriage fix
  is 25 the age i marry
  i am the youngest of 4 sisters, all married. my turn when
  betis shaadi? she is 27 now, when will it be fixed
  do stars show marriage for me soon
  what is causing delay in my mrg
  what to do for early marriage
  am i late because of manglik
  is it too late for me to marry, i am 42
  relatives taunt me daily. 32 and no alliance. why late
  has someone blocked my marriage
  i kept saying no for career and now at 35 nothing comes. was it my mistake or stars
  mum cries daily due to my delayed marriage. what is the cause
  will it happen at all now? already 39, everything breaks
  girl side said yes then took back words. 4th time now. why me
  how will my wife look
  will my wife be working or housewife
  will my husband be govt employee
  what my chart says about spouse
  describe my wife
  will i get a husband like my papa
  spouse personality
  how will he treat me after marriage, the one i get
  is my spouse going to be older than me
  how many years elder will my husband be
  will she adjust with my mother.. how will my wife be in house matters
  i want to know who my husband will be
  type of life partner in my chart
  a cooking lover wife will come? i cant cook lol
  i am a widow's son, will my wife take care of my mom
  should i say yes to this boy
  met him only twice, parents are pushing. yes or no?
  will this marriage proposal work out
  the alliance that came for my sister, is it right family
  my heart is saying no to this proposal though everything is fine. why
  will they say yes from their side? they came to see me yesterday
  the boy lives in canada n wants fast marriage. right decision or not
  is there any problem if i marry this girl of 4 yrs older
  how is the boy they brought for me, by my stars
  rishta pakka? i mean will the proposal which is going on be fixed
  shall i marry the man i am dating or he is wrong person
  they want answer tomorrow. do i say ok to this rishta
  what about this alliance, girl is only child of parents
  do u see me marrying this guy my parents found
  guna milan score please
  are we made for each other as per kundli
  can u match by name only, i dont have her birth time
  are me and my husband compatible by stars, married 10 years
  is there rajju dosha in our charts
  me meen rashi she vrishchik rashi how is pair
  can you see both charts together and tell will marriage be happy
  does her mars cancel my mars
  nadi same for both. baby problem will come?
  family astrologer said doesn't match, can u recheck our kundlis
  my husband doesn't give me time
  i am not happy in my marriage
  is there any hope in our marriage
  wife wants to live separate from my parents, daily fight due to this
  marriage is 12 yrs old but feels like strangers. how will it be ahead
  i am newly married, 2 months only. adjusting problem. will it be fine
  he shouts at me in front of kids. why he is like this
  i shouted at my wife yesterday and now she is upset. what should i do
  do my husband and i have good bond in future
  we are both doctors no time for each other, growing cold
  wify not speaking properly to me since her brothers wedding
  tell some remedy so that my husband loves and respects me
  marital life prediction
  is my husband cheating on me
  is my bf talking with other girls also
  does my wife have someone else
  doubt on my girlfriend. is she seeing other guy
  my hubby has 2 phones now. is he hiding some woman
  is my fiance honest to me or hiding things
  when will my husband's affair end
  does he lie to me about where he goes
  my wife deletes her whatsapp chats. something going on?
  will my spouse be faithful to me after marriage
  caught my husband with neighbour lady. how do i handle and bring him back
  husband in saudi since 4 years. is he with someone there
  cheating on me? yes or no
  one girl calls him as jaan in messages. is my hubby in relation with her
  is he betraying me
  dating 2 guys at a time i think she is. right?
  my wife says only friend but they talk 2 hr daily. believe her?
  any other woman in my husbands life
  he hides his instagram from me, does that mean cheating
  will my husband be caught, i know he is cheating
  he broke my trust with his own colleague
  what is the truth about my husband and his secretary
  she says busy but online till 3am. talking to whom, someone else is there?
  how to know if husband has affair
  when will my divorce get final
  will my husband come back home
  is our marriage going to break
  when will i be free from this marriage
  mutual divorce will happen or not
  should i file for divorce
  can my marriage survive? he sent legal notice
  my son and bahu living separate. will they reunite
  when will my bahu come back to our house
  how can i bring my wife back from her mayka
  husband says he wants divorce. will he really give
  wife not ready to come back since 2 yrs. should i move on from this marriage
  does she want to come back
  until when she will stay at her parents place
  my mother wants to live separate from papa at age 58. is it ok
  will reconciliation happen before the next court counselling
  what is the future of my marriage, split or together
  how to tell my parents i want divorce
  my friend has left her husband. will they patch up again
  living seperate is written for me and my husband?
  by when would my mutual consent divorce finish
  will she take divorce from me, she stopped wearing mangalsutra
  does my ex still miss me
  he got engaged to other girl. will he come back to me still
  is my ex happy without me
  y did she break up with me
  when will i get over her
  still love my ex, cant sleep can't eat properly
  ex viewing my insta stories daily. does he want me back
  she left me saying parents wont agree. will she come again in life
  my sister's bf left her. will he come back, she is crying all day
  does he regret leaving me
  how long it will take to come out of this heartbreak
  will my ex husband ever come to talk with me and say sorry
  i miss her every single day since she left
  did i do right in breaking up with him
  is she with someone else after leaving me
  moving on.. when will this pain of breakup go
  my ex calls me when drunk. is it love still
  was he my soulmate whom i lost
  ghosted by him in may. will i hear from him again
  i am divorced at 34, when will i marry again
  after divorce when i get a new life partner
  my friend who lost husband in covid, when will she remarry
  khula done, iddat over. when is my next nikah
  will divorce happen to me in second marriage also
  how to get a good second husband after bad first
  people say nobody marries a divorcee with child. i want family again
  boy is willing to marry me knowing my divorce. good second chance?
  how to handle my saas, she taunts all day
  live with in laws or separate
  saas bahu fight in our house when will it end
  mil controls my husband totally. will this change
  will love marriage be accepted by in laws after 3 yrs
  my in laws want me to leave job. will they ever understand
  my daughter in law left joint house. when will she start coming again to see us
  husband is away in qatar and i live with his parents. they trouble me with words. how to get peace
  will i be able to live peacefully with my mother-in-law
  should i talk back to my nanad or stay quiet
  is it right to bring my in-laws to live with us
  my ma in law doesnt let my husband spend with me
  my husband lost his job in sept. when will he get next one
  i give so many applications but no call. why
  any private job in my luck in near future
  my training ends in jan. will they give me permanent job
  is there any job for me at age 52? company closed
  how soon will i be employed again
  after covid my husband couldnt get proper job. why
  when will my husband change his company
  join back my old company? they called me
  exit from tcs when
  my friend asks is it time to leave wipro
  what is better for me, to hold this job or jump
  i served notice, new offer got revoked. should i go to another or request here
  stuck in same company for 9 years. want to change but scared
  my promotion is stuck due to acr. why
  till when will i work on the same salary
  band change from b2 to b3 when
  my hubby salary when will grow
  shall i ask my boss for hike now
  as a branch manager when will i go to scale 3
  wife is software eng, promotion pending since pregnancy. when
  when will my boss get transferred or leave
  night shifts and targets, i am fully burnt out
  will my husband's job be safe in this layoff
  my son is harassed by his manager daily with extra work. how can it get solved
  is my brother going to be removed from job
  when will stress at work reduce
  suspended from service on false complaint. will i be reinstated
  inquiry is going on against me in dept. will i come out clean
  salary not coming on time since 3 months and they trouble us. y
  what does my colleague want, he is spoiling my image
  hospital duty is 14 hours, matron is rude. will it improve
  will ai take my job
  my friend got warning letter. will she lose the job
  will project get over and they release me? scared of bench
  boss is micromanaging even my lunch break. how to deal, i can't change company now
  forced to resign by hr. should i fight or will they keep me
  when will i get govt job
  government job or private job for me
  4 attempts over. when will i finally be in govt service
  can i be ips
  bank or railway, in which i will get
  staff nurse in aiims.. will i get it
  keep preparing for upsc post or join private
  will my cousin get into delhi police
  agniveer rally next month. am i going in
  younger son wants to be ias. is it in his stars
  sarkari job is only dream of my father, i feel i will not make it
  where will i be posted next
  posting in lucknow or kanpur, which will i get
  will company send me to us client location
  my boss threatens me with transfer. will he do it
  my colleague took my transfer seat by jack. will i still get it
  i filed case in cat for my transfer. leave case, tell when i reach home station
  wfh ends. will my location change request to kolkata get approved, when
  how will my interview go on 28 nov
  when i will hear back from google interview
  manager interview was 15 min only. are they rejecting me
  all rounds over. salary discussed. but offer stuck. selected or no
  should i go into digital marketing
  desk job or field work, which is for me
  is being a lawyer in my stars
  my boy is 15. what line he will go
  is the police line good for me, i am girl
  my grandson is in 8th. which profession do planets show for him
  wen wil my carrer start going good
  my work life in coming 6 months
  lecturer by profession. how is the road ahead
  tea stall franchise or grocery store, which one
  my own clinic, when to start
  is iron business good for me
  petrol pump dealership applied. will i get it and start
  does saturn in 7 allow me business
  i want to open a marketing agency. start now?
  startup is burning money. will we survive
  how will my business be in coming months
  my brother has lost much in his hotel. when will it be better
  can i recover from the loss i had in gst raid time
  i run dairy with 12 cows. add more cows now or no
  is it good to go online with my saree shop
  when will bad phase of my trade over
  customers gone, rent pending, dont know what to do with shop
  can i do joint venture with dubai party
  should i make the partnership legal by deed now
  is Kabir good as business partner with me
  my partner broke my trust, i dont know whether to work with him now
  tie up with big brand. is it coming
  old schoolmate wants to make petrol pump in partnership. i have land. good?
  is my father right in taking chacha's son as partner
  when will i get famous
  will my songs be hit
  is there fame in my chart
  how to grow my instagram page
  my sister is in indian idol audition. will she get through
  dance class to stage shows.. will i be known person
  my husband sings well. will he get stage or film chance
  will my poetry channel work
  when will my financial condition improve
  will my husband earn lot of money
  how many crores i will make haha
  financially when i will be strong enough to help my parents
  my finance?
  will i ever be out of this poverty
  will i have enough for my daughters marriage
  will our family come up financially
  salary comes on 1st and i am broke in mind all month, want to know will i be rich ever
  when will i be able to save
  unnecessary hospital and repair expenses keep coming. why
  every month something breaks n money gone
  12th house is strong they say so expenses. is it true, why
  remedy to stop money going out
  income increased but savings same. why so
  credit card bill eats my salary every month, fed up
  which day i should not spend so my money stays, any tip
  my bank balance goes to zero each time i reach 1 lakh. is it planet
  spend on house repair now or save
  not able to save single rupee since marriage, why
  everytime bonus comes some problem comes with it and eats it
  will bank pass my business loan
  12 lakh loan on head, i feel very heavy
  should i take gold loan for sister's marriage
  when will my husband's debts be over
  papa took loan for my studies. when will it get finished
  take loan from bank or from relative
  is it good time for taking loan
  credit card dues of 3 lakh, by when can i clear
  why debt increases every year even though i pay
  borrowed money for treatment. will i be able to return it
  my father died leaving no debts but i made many. when do i clear
  loan on loan on loan. cant see the end
  udhar of 2 lakhs which i took from friend, when will i manage to give back
  i lent 2 lakh to my cousin. when will he return
  builder is not giving refund. will i get it
  partner took my 10 lakh and disappeared. any chance to get back
  will my insurance claim be passed
  why people take money from me and never return
  mother's pension is pending since papa expired. when will it start
  will my sister get back the money she gave her boyfriend
  deposited in sahara. will that money ever come
  is my old money coming back to me
  will the party who has my 18 lakhs pay me
  ask politely or send legal notice to get my money
  my in laws took my money in name of plot. will they return
  bank has frozen my account. will my amount be released
  will he pay me by diwali as he promised
  contractor payment of 7 lakh, stuck. tell month
  hospital reimbursement will be approved?
  blocked money problem why is it with me every time
  will my neighbour repay what he took
  chances of recovery of given money?
  my employee ran away with cash. will it be recovered
  can my tenant's rent dues be recovered
  my friend lost money to a partner, will he recover it
  does my chart show return of lost money
  jiju's money is stuck with builder. when will they get flat or refund
  should i put money in ppf
  i have 5 lakh. how should i invest
  when is good time for investing
  papa got retirement money 40 lakh. should he put in post office
  should i stop my sips now
  my brother asks me to put money in his mutual fund plan. shall i
  akshaya tritiya or dhanteras, when should i buy gold coin
  ulip plan take or not
  is it safe to keep money in cooperative society
  buy gold now or price will go down and i regret
  mutual funds red since sept. hold? (not shares)
  invst in plot in hosur, is it gud
  chit fund with known people, join?
  health policy plus saving plan.. should i sign
  post office mis for my widow mother, is this ok time to lock money
  will i get something from my grandfather
  will papa give house to me or brother
  will i inherit my uncle's property, he has no kids
  should i ask for my share from brothers
  will my husband get his share from his father
  will my mother get her rights in nana's house
  when will my mummy get share from her brothers
  how much share will come to me
  village land is with chacha. will our part come to us
  will of my dad is with lawyer. when will it be opened and given to me
  should i leave my share to my sister
  will my father's shop come to me
  is pushtaini land lucky for me
  all gave signature except me, they will leave me with nothing
  widow here. when will my late husbands share come to me
  my share is smallest always. y
  will step brother take my share
  take cash or land as my share
  do i get money or land after my parents
  my masi's insurance nominee is me. when will money come
  dad is remarried. will his property come to me
  is it right time to write my will
  does my cousin also have claim or will it be mine fully
  registry in my name by my father when
  brother still in rent. when will he get own house
  is corner plot good for me
  is this house we saw on sunday good for my family
  should i sell my flat
  should my father sell his old house
  my brother wants to sell our joint plot, should i agree
  should my husband sell his share of land
  wil my hous b sold dis year
  the agriculture land at highway when will be sold
  factory land sale will be finalised?
  my land sale money when full will come and registry done
  broker says price will rise. hold my plot?
  new or second hand car
  will i have a big car like fortuner
  why do i have so many accidents with my bike
  petrol or electric, ev suits me?
  can i buy truck for transport work
  is it safe for me to drive long in this dasha
  which day should i bring my new bike home
  keep driver or drive myself, is driving ok for me
  used innova deal came from friend. take it?
  jcb machine buying on loan is ok?
  red or blue bike
  can i upgrade my car
  when will there be peace in my house
  how long will fights in my family go on
  since we moved in this house there is no peace
  something goes bad always in my home. leak, fight, illness
  festivals also we fight. why
  can i get peace by living separate
  quarrel everytime on money in our ghar
  will all of us live happily under one roof
  my children fight with each other whole day. how to make home calm
  which direction should my son sit for study
  can i sleep with head to north
  where to keep money plant and tulsi by direction
  should the septic tank be shifted
  vastu wise where to hang wedding photo
  which direction car should be parked
  clinic chair of doctor to which direction should face
  when will my father be proud of me
  my mother never understands me
  my son is away from me. how do i get close to him, he is 28
  will my children be with me when i am old
  my son went to us and forgot us. when will he come back to us in heart
  no respect for me at home
  my elder brother and me not like brothers now. y
  when my mom will stop comparing me
  till when will my parents be angry with me
  my kids are attached to their mother only, not to me. why
  my elder sister stopped speaking after my wedding. how to bring her back
  relatives respect my cousin and not me
  how can i be close to my grandchildren, they are in canada
  what is my karma with my mother
  after my marriage by choice, home people dont call me. how to get my family back
  till when this fight with chacha will go on
  my own brothers have become my enemies over 2 rooms
  can family matter be settled without going to court
  papa and his brother don't see each other's face because of property. why
  chacha ji wants to talk after 6 yrs. will dispute end
  are my relatives plotting to take my property
  disput wth uncle over shop, tel me when it'll be solved
  will my sister take back her claim
  fight for house between me and my widow bhabhi. what is planet doing
  who is my hidden enemy
  can i trust my friend
  do i have enemies around me
  is someone jealous of me
  how to win over my enemies
  is my best friend fake
  is my neighbour doing something against me
  when will my enemies stop troubling me
  someone near me is an enemy. right or wrong?
  shall i forgive my friend and talk again
  my friends group removed me. when will they talk to me
  do i lose to my enemies or win
  people put nazar on me fast. is it true as per my stars
  the person who wants to be friend with me now, is he genuine
  keep friendship or cut off
  can people be jealous of my new house
  will i ever have a friend who stays, when
  my mother trusts her kitty friends too much. are they ok
  colleague acts sweet but reports me. is he my enemy
  is there child in my kundli
  trying since 3 years, when will i conceive
  we are not having a child. why
  when will i become father
  will my sister have a baby soon
  when will my bhabhi and brother get kids
  when to plan first baby
  should we go for ivf or wait
  ivf or natural
  after miscarriage long back, will we be blessed now
  wen wil i b pregnant
  everyone asks about good news. i go and cry in bathroom
  doctor said low chance, astrology says what? will i be a mother
  iui in next month. will it be positive
  my friend is struggling for baby for 10 yrs, will she conceive
  best month for conceiving
  surrogacy suits us?
  our parents want grandchild. when will their wish be true
  how is 5th house for children
  will we have a healthy child in future
  afraid of pregnancy and it's also not happening. why
  kids or no kids in my fate
  my teenage daughter hides everything from me
  how is my bond with my son going to be
  he answers back to me and his dad. what happened
  my daughter only wants to be with her friends, not us. how to bring closer
  i work in saudi and my kids grow without me. how to keep bond
  strict or friendly with a 13 year old boy?
  hostel or at home, for my naughty son
  my girl is addicted to insta reels. y
  my grandson is spoiled by pampering. how to correct him
  is it my fault that my child is so angry
  my children dont tell me anything now
  stubborn child, throws food. reason?
  beta kab sudhrega i mean when will my son improve his ways
  y is my beti so moody these days
  exam was bad today. will i still pass
  will my sister pass in nursing exam
  will ielts 7 band come
  will i be topper
  how much percentage will i get in 12th
  clat rank under 500?
  driving test pass karungi? any luck
  will revaluation increase my marks
  judicial services prelims, will i get through at last attempt
  which branch of engineering suits me
  law or bba
  which specialisation in mba, hr or marketing or finance
  specialisation for my md, medicine or surgery or paeds?
  data science or cyber security course
  private engineering college cse or nit civil
  my mind goes to phone while studying
  admission of my kid in kv possible?
  can i finish my graduation which i left in 2019
  my sister is not interested in study. why
  8th class boy, teachers complain daily that he doesnt do homework. how do i help
  my grandchild does not sit to study. how to build his interest
  syllabus is so much and i did nothing, cant focus, head is full
  when will i finish my phd
  will i get admit from university of toronto
  should my son go to canada for studies
  should my wife do her phd now
  my brother applied for ms, will he get i20 and scholarship
  will my research paper be accepted
  after marriage when can i continue my studies again
  gre again or skip? is ms in my stars
  should my cousin go to russia for mbbs
  can a homemaker of 45 do phd? is it in my kundli
  when can i go to canada
  will my daughter go usa with her husband
  when will my husband take me to dubai with him
  will my wife get foreign chance
  which country is lucky for me
  work permit poland agent says 3 months. will i go
  return to dubai when, my visa had finished
  japan ssw worker programme.. will i get to go
  will my father be able to visit me in usa
  my friend and me both applied. who knows.. will i fly
  when will i get my green card
  will my h1b get picked in lottery
  stay in canada or go back
  my son is in us on opt. should he stay there or return
  will my husbands h1 extension be approved
  wen i get canadian pr
  should i go back to kerala and settle there
  dependent visa of my wife and kids get approved?
  immigration to usa through family petition, will it come
  f2b petition priority date. when
  will i be a foreigner whole life or come home, i mean will i return to my country
  will we ever return to our village for good, when
  live with parents or alone
  shall i change my city for better life
  should we shift our house to another area
  should i go back to my village from mumbai
  when is good time for relocating
  my husband wants to shift to his native. should we
  should i bring my mother from village to my flat in thane
  how long will i be in this city
  which state of india is lucky for me
  dont like this city at all, want to go back to shimla
  best place to live for me as per stars
  should i shift with my girlfriend to bengaluru
  if i leave this town will my problems reduce
  when can i go to char dham
  will my journey tomorrow be safe
  pilgrimage yog when
  will i go on world tour
  my father wants to go to amarnath at 66. when should he
  is it ok to take my mother to rameswaram now
  my son is going on school tour to jaipur. is it safe
  my husband drives to nagpur tonight. is travel good
  want to visit all 12 jyotirlinga. how n when can i
  get ill each time i travel. why
  khatu shyam ji bulayenge kya, will i get to go this month
  velankanni trip on 8th. any issue
  shall i take my 6 month baby for tirupati trip
  bike ride to lonavala tomorrow?
  i feel weak all the time
  will i lose weight
  i fall sick again and again. why
  how will be papa's health in coming year
  when will my mother feel energetic again
  when will my child become healthy, he is so thin
  is there danger to my health
  hair fall is so much. y
  skin is dull and pimples all time. why
  am i going to be healthy in saturn period
  long life and health is good?
  how long will this weakness go on
  i feel lazy and heavy all day
  my fitness will come back when, after baby i am 20 kg more
  body pain after computer work daily, is it due to planets
  height will increase? i am 17
  health of my newborn grandson, how is it by stars
  i can't sleep at night. why
  nothing feels good these days
  i have anxiety every morning
  3 am and still awake. thoughts dont stop
  alone in dubai, no one to talk
  feel empty though i have everything
  when will my daughter be happy again, she stays in room all day
  stress stress stress only
  when will my tension go
  i think negative always
  when do i come out of this depression phase
  my heart is heavy today
  everything irritates and makes me sad at the same time
  i am mentally exhausted from everything
  can chanting help my anxiety
  till when i will feel this loneliness
  how will my mental state be in coming months
  i smile outside but cry inside
  i get bored of everything so fast n feel hollow
  what if i fail again
  fear of losing everything
  my hands shake before viva, so scared
  i worry that i will disappoint my parents
  if i dont clear this time papa will be broken. i am afraid
  my daughter is so afraid of failing that she is not eating. how to calm her
  scared of driving after that small accident
  i am afraid of my boss always
  is something bad going to happen? i am scared
  everyone expects a rank from me. afraid i cant do
  i fear that my kids will leave me
  tell me some mantra to remove fear before paper
  my courage has gone since last failure
  when will i get courage to take my decision
  i feel i will never succeed and everyone will laugh
  i fear to go on stage in annual day as teacher
  i dont want to fail third time
  i broke my phone in anger today
  my daughter throws things when she is angry. why
  i cant tolerate anything wrong, blood boils
  i lost temper in meeting and now regret
  short temper remedies pls
  small joke by friend and i burst. feel ashamed
  my tongue is very sharp in anger, losing people
  tell me about myself
  tell me something about me that nobody knows
  describe my character
  what is the nature of my husband, i still dont understand him
  what is the nature of my mother in law
  i can't say no to anyone. why am i like this
  do i talk too much
  explain my swabhav
  am i proud or down to earth
  do i have good heart or clever mind
  which of my habits harm me
  5 good things in my chart
  is my kundli strong
  weak points of my child so i can help him
  my brother thinks he is useless. what is his strong point
  tell plus and minus of my girlfriend from chart
  main weakness which stops my success
  do i have strong willpower
  talents which i dont use
  what's blocking me from inside
  i have money job family but life has no meaning
  life seems meaningless at 45
  why did god make me
  is there a bigger purpose for me
  am i meant for something big
  what lesson do i have to learn in this birth
  nothing excites me. what for am i living this routine life
  what is the purpose of us two meeting
  what will be my legacy
  will i do something for the country
  i keep asking why i exist. is there any aim written for me
  what to do after leaving corporate life at 50, i dont need money
  whats the point of everything i do, pls tell by chart
  after my husband retired and me too, what shall be the second innings
  9th house and my dharma?
  when will success come to me
  everything i touch fails
  when will things get better
  is there any hope for me
  when will our bad days be over
  golden period of my life when
  how is my luck
  when will i be successful
  when will my life be set
  will god ever listen to me
  when will all problems finish
  my life is full of obstacles. reason pls
  what is my lucky age
  what is going to happen in my life
  how is my life from 2026 to 2030
  new year 2027 bhavishya in english
  i dont know where my life is going
  financial love health all.. how is everything in next year
  tell me something of my past so that i believe
  i got the house in 2022 only
  what happened to me at age 15
  my marriage already happened 6 years back
  which dasha was running when my father lost his business
  my sister is already having two kids
  why did our family lose everything in 2008
  no no i did not go abroad in 2020, it was lockdown
  last year we lost money. what caused it
  results already came and i passed sir
  my saturn period already finished in 2023 according to pandit
  i have stopped believing in god. why
  am i a old soul
  past life karma of mine
  is my kundalini going to awaken
  which devta is for my husband
  my mother wants to know her ishta dev
  is my father's soul at peace, should we do puja at gaya
  should i do ekadashi for krishna all life
  i feel god is far from me
  which idol should i keep in my puja room
  is life of ashram written for me
  give me a mantra
  which day should i fast
  does feeding crow or cow help me
  mantra for my brother
  what to do on amavasya as remedy
  mantra or daan, which works better for me
  give 3 small remedies
  remedy according to my chart
  can i do remedy for my neighbor too, first mine. what is it for venus
  which stone should i wear
  should i wear yellow sapphire
  is panna good for kanya lagna
  can my 10 year daughter wear moti
  which ratna for my husband
  can my wife wear hessonite
  how to test and purify the stone before wearing
  can i gift my emerald ring to wife
  is red coral dangerous for me
  can i wear gems during night and periods
  lucky numbers as per dob
  which number should i take for my sim
  lucky number for my daughter's roll
  what are Anaya's lucky things
  does green suit me
  which planet is in my 7th house
  what is in my 10th house
  show my navamsa
  list all planets with houses
  gan and nadi of mine
  my yoni and varna
  name letter as per my nakshatra
  tell dasha dates for next 20 years
  when i was born what was the dasha balance
  which planet is giving me trouble now
  is my moon weak
  which planet is troubling my husband
  which is strongest planet of Anaya
  which planet rules my life
  state of my guru
  good and bad planets in my kundli
  is current dasha lord friendly to me
  when will my sade sati end
  is manglik dosh cancelled for me
  is my daughter manglik, her marriage talk is on
  is my husband running sade sati
  do i have vish yog
  is budhaditya yoga strong in my chart
  is kemdrum yog there
  bandhan yog in my kundli? i saw in app
  am i manglik by moon also
  when will my kaal sarp effect finish
  which transits are on my chart now
  will jupiter exalted give me something
  impact of grahan on pregnant me
  saturn change effect on mummy, kumbh rashi
  when is next big transit for me
  transit of jupiter in cancer in my 7th house
  uranus or pluto transit matter for me?
  what if my birth time is wrong by 10 mins
  what is chandra bal and tara bal
  is astrology science? what is it exactly
  i have a twin sister. does her chart is same as mine
  what is difference between kundli of my twin boys
  is my twin's luck and mine connected
  my twin sister got baby, i too will at the same time? when
  should twins be given same remedy
  is my twin brother's kundli matching same with my wife
  triplets here, how kundli is made
  how much weight should i give to this reading as i am a twin
  my twin's divorce happened. will same happen to me
  what will happen today
  how is my birthday going to be
  what time today should i make the call
  do i need to be careful today
  day after tomorrow?
  hw is my dai tday
  will today end well
  diwali day for me
  one advice for today
  is tomorrow favourable
  good morning, how's the day looking
  should i go office today or take leave
  next 15 days how are they
  which week of dec is good for me
  any good news this month
  next month for my father
  what does the week look like
  is coming month safe for me
  good date in december to buy a car
  which date should i travel to canada
  muhurat for bike delivery
  date to admit my child in school
  good date for my husband to join the company
  godh bharai date
  what time on 4th should i do the puja of new car
  is it free
  my money got deducted but no answer
  do you keep my data private
  payment failed but amount debited
  can i change language to hindi
  how to delete this chat
  customer care number
  is there any offer or coupon
  is my chat safe and nobody reads it
  can i ask for my friend in the same account
  do questions expire
  what are the charges
  my question was cut two times for single answer
  is there android app
  can i get report by email
  forgot password. what to do
  valid till which date is my pack, what's the expiry
  what is this app and what can i ask here, any limit
  who will be the next pm
  who will win the bihar election
  sing a song
  what is gold rate today
  will there be war
  news of today
  when will petrol price come down
  give me whatsapp status lines
  movie suggestion for tonight
  which train goes from patna to surat
  solve this math: 2x+5=15
  who invented telephone
  which party will form govt in maharashtra
  tell me a story
  give me the notes of physics chapter 3
  time in london now
  do you have girlfriend
  will there be lockdown again
  when will corona like thing come again
  make a shayari for my gf
  asdfgh
  i met him in train from kota to delhi, we exchange numbers and talk since. is he thinking about me or just being polite
  his heart??
  my younger brother spends whole night on phone with a girl. is she really into him
  my son says he loves his senior in college. does she love him back or is she playing with his heart
  do u think she cares
  i am in doha and she is in cochin, will her love stay same for me
  my senior in bank branch always helps me and drops me home. any soft corner for me?
  will she start liking me
  hes in my thoughts always. am i in his thoughts
  do i matter to her
  2 saal from now i'll be 32 and still nobody. when does someone enter
  will my shy brother ever get a girl friend
  i work in merchant ship 8 months at sea. will i find a partner like this
  if i want to propose on kiss day or her birthday which is lucky
  i asked her directly in canteen, she laughed and went. is it a yes
  he said let me settle then i will ask your hand. when will he ask
  my brother is planning to go on knee in front of his gf next month. would she say yes
  what if she refuses and tells everyone in office
  to confess or not to confess
  is he planning to ask me on our trip
  i wrote all in a letter and gave to his friend. positive reply coming?
  he knows i love him, still doesnt say it. what stops him
  my gf said ask me properly with ring. if i do in dec would she accept
  can she reject because i am from small town
  is it stupid to propose my best friend
  she asked 1 week to think about us. will it be a yes on monday
  being a divorcee shd i tell my feelings to the girl in my yoga class
  papa says only rajput boy. i am with a jat boy from 5 years. how do i get him to agree
  didi is in love with a boy of other caste. will mummy papa allow her to marry him
  she is nair i am ezhava. will her dad give hand
  will we be husband and wife one day
  is he going to marry me or leave me for his parents choice
  my friend is nurse in oman, loves a pakistani. can they marry
  papa agreed, mummy not. will she come around by summer
  when can i introduce him at home so that they say yes
  can Rohan marry the girl he loves
  my elder brother and then me. when will his marriage happen
  my bua's daughter is 29, mrg when
  at 80 i want to see my potis wedding. which year
  kindly see my horoscope and tell at what age i get a husband
  will i be a married man by next onam
  my colleague asked me to ask, he is 31, when will he marry
  40 girls rejected me or i rejected. whats wrong in my stars
  beti ki age is 33, every boy's family says no after seeing. what can be done about the delay
  at every wedding aunties ask when is yours. i am 35 and hurt
  i am the eldest and still unmarried while youngest one has a baby
  my friend sheetal had 2 broken sagai. what is the obstacle
  all okay at first meeting and then suddenly silence from their side. repeated 7 times
  my fiance's father died and wedding is postponed by a year. now they are silent. why this delay
  was it right to wait so long, i am 39 n unmarried
  what will he do for living
  working or housewife, what will my wife be
  is he going to be taller than me? i am 5.9
  one boy from canada with pr, one from my own city with govt job. mummy likes first, i like second. whom to choose
  they came on sunday, had chai, everyone liked. should we give our yes
  is the girl we saw for my brother in indore right for him
  dil se nahi aa raha yes. still marry her?
  shall i go ahead or break the engagement before it is late, he is so cold
  your view on the alliance from trichy
  papa wants his friends son for me. good?
  should my cousin marry that man she met online from nepal
  can this guy keep me happy, he's only son with 3 sisters
  is he husband material for me
  marriage date is near and i want to back out. is he really the wrong one
  matching score low but hearts match. how do you see it by stars
  my newly married son and his wife fight every week. how should they be made to understand
  my parents argue at age 60 also. how will be their bond now
  husband loves me but has no time. how to make it better
  my wyf is alwys on phone n ignores me
  honestly i regret marrying him but i'm trying for my kids
  i want sweet relation with my wife, give remedy
  he never takes my side, not even in small matters. why is my husband like this with me
  since she joined new office she dresses up and hides her screen. am i being fooled
  my bhabhi talks to someone secretly. is she cheating my brother
  my daughter doubts her husband. is he involved with other lady
  is she dating me only?
  y my husband goes to other woman when i give him everything
  fake or loyal?
  affair?? my husband and his gym trainer
  is my gut feeling right or am i over doubting him. some girl is there or no
  saw lipstick mark. i am shaking
  my mom thinks papa has someone. is it so
  does he go to someone when he says late meeting
  he has tinder on phone. is he cheating me
  my husbands real character in matter of women?
  my cousin's fiance looks like a flirt. will he be faithful to her
  he gets calls at 1am and says its cousin. true?
  my jija is roaming with some girl. is he cheating didi
  my daughter's divorce case is pending with mutual consent, when will she be free
  my son says he can't live with his wife. will they separate
  she took all her jewellery and left. is she planning divorce
  wife in her maayka with my 2 yr kid since karwa chauth. when she comes home
  is my didi's marriage going to break
  my husband is in us and sent divorce papers by mail. will it happen
  20 yrs marriage. i packed my bag twice and came back. want to leave
  is it better to end this marriage
  he went to his parents after argument. when will my husband come back
  will my husband agree for mutual divorce
  wait for wife or give notice
  will Kavita and her husband split
  will court marriage i did break, we are now separate
  papa lives separate from mom since 2015. any chance they live together again
  patchup?
  saw her with new guy today, broke inside
  block her forever or try once again
  i cant love anyone after her. when will i heal
  unblock when
  the guy who left me for money, will he regret one day
  my bhai lost his wife in covid, two small kids. when does he get married again
  ex wife wants me to not remarry. should i still
  will i trust and marry again
  got engaged second time. will this last
  my widowed bahu is like daughter. should we get her married again and will it happen
  we want to remarry our widow daughter in law. when
  everyone says adjust alone now, but i want second chance at marriage
  we stay in 1bhk with his parents, no privacy and taunts. how do i live
  my son's mother in law interferes too much. how to deal
  will sasur ji give respect to my parents
  they treat jethani like queen and me like servant. why
  stay with saas or move to rented flat
  only because of his mother our home is hell
  bahu wants to take my son away from us. will she
  will my brothers wife ever respect our parents, she's bhabhi to me
  damaad ji is angry on us for small thing in wedding. will he be fine
  my sis applied everywhere, btech cse. job when for her
  my flatmate lost job in the layoff. will he find by jan
  when will i be on payroll
  my husband wants to leave navy and go merchant. should he
  i want to go from hospital nursing to medical coding. should i change
  new offer letter signed but heart says stay. should i join new one
  if i change job in march will it be stable
  should Neha change her job now
  i trained that guy and now he is my manager. why not me
  12 years same chair. feels bad when juniors go up
  will they keep my husband, half of his team is gone
  my father is charge sheeted by dept, will he be cleared
  14 hours daily in warehouse. when will this slavery get over
  each morning i get stomach ache thinking of office
  will my contract be renewed in may
  who is against me in my office
  can't take this manager. how to stay sane
  client complained on me. is my job gone
  juniors dont obey me. how do i run the dept
  my friend is in trouble at job for a leave issue. will she be ok
  my bhaiya ran 1600m in time. will army take him
  class 4 job in court will do. chance?
  gramin dak sevak 3rd list. am i in
  asst professor post in govt college will come to me?
  son is po in sbi posted in nagaland. when will he get back to up
  how to get posting in my own district
  till what time will my husband's outstation posting go on
  cousin is in railway at bhusawal. when he'll be in nagpur
  wife had teacher interview in dps on sat. are they going to take her
  "we will let you know" they said on 3rd. when do i know
  result of walkin?
  are they calling me for second round or not
  daughter: chartered accountant or lawyer?
  is sports teacher a good profession for my son
  bhai is 24 and has no idea. what type of work fits him
  army or it
  which job will give me satisfaction, not only money
  which career for my cousin who is good in maths
  batch mates are directors, me still nowhere. will i get there
  is a big jump in career written in saturn dasha
  is my chart of a businessman
  franchise of pharmacy at 12 lakhs, should i take it
  shall i leave hospital and open my own clinic in home town
  my friend is opening a gym, he asks if time is right
  want to begin my own cafe but parents say no risk
  when will my wife's boutique pick up
  son is taking bigger factory. will it grow or sink
  40 lakh stock lying unsold. what do i do
  should i hire more people
  should i add bakery section to my hotel
  will i get the dealership of hero for expansion
  papa wants to take his old friend in the shop. will he cheat
  how lucky are partners for me
  my brother does rap. can he make it big
  kathak is my life. stage success will come?
  am i going to be on tv
  dance or acting
  first album release, when should be and will it hit
  can a village boy like me be a bollywood hero
  we are 6 people on one salary. when will finances of our family get better
  how is money for papa after retirement
  sudden wealth from somewhere is there?
  seeing friends buying villas and i have nothing
  mony luck gud?
  mistake i am making due to which money doesn't stay
  no bachat since wedding
  my son's car loan, home loan, card. when is he out of it
  is my cibil problem going to block the loan
  loan?
  last emi when for me to breathe
  will co operative society give me loan of 3 lakh
  salary day is emi day. nothing is mine
  should i refuse to be a guarantor for my brother
  mortgage house for business loan. do or dont
  a consultant took 2 lakh from my daughter for admission. refund?
  my brother gave 5 lakh to a girl. will he see that money again
  vinod's money with travel agent, return possible?
  my money gets stuck wherever i put it
  should i forget the money i gave to saala
  chit company closed. hope of my 3 lakhs?
  will the insurance company pay for my truck accident damage
  50 thousand in fake job.. any time to get it
  dont want to go court. when does my friend pay me 1.5 lakh
  son wants me to put pension in mutual funds. agree?
  wife is investing her salary in gold. right?
  papa's 30 lakh: fd or senior citizen scheme
  gold at this rate, buy?
  do i get profit if i put money in farmland
  safest place for my 8 lakhs acc to chart
  i m nri in bahrain. buying land in kerala as investment?
  wife is only daughter. will her father's property come to her
  will cousin give up his claim and i get shop
  how to divide my gold among daughters
  agricultural land in bihar is in grandfathers name. my part will come?
  my nani promised me her house. will it be
  uncle without children likes me. his wealth?
  daughter and damaad finalised a villa. should they buy
  father's plot is empty since 1999. when will house be built on it
  2bhk in greater noida at 48 lakhs.. take or leave
  2nd floor or 7th floor flat
  should we construct first floor now
  joint name with brother house, is it fine
  landlord asked to vacate again. i wish we had a house
  husband's plot in sonipat is for sale, when will it go
  sell the village house or repair it
  party gave 1 lakh advance and vanished. will they come for registry
  my shop is not selling. what do i do
  my mother's memories are there but we have to sell
  will i be able to sell off in gulf villa share
  is wife's driving safe, she got new car
  car?
  delivery on dhanteras or before
  is saturday no no for vehicle buying
  delivery date pushed thrice. my car when
  whole day tv, shouting, kids crying. peace is nil at home. what is spoiling it
  since diwali each one of us is upset with each other. why
  harmony at home?
  havan will bring peace to my house?
  i come from night duty and find all fighting
  head of my baby's cradle to which direction
  which facing office is lucky for husband
  for baking business oven should face where
  locker mouth to which direction
  mausi raised me but is hurt with me now. how do i win her back
  in my family i give everything and get nothing
  distance with mom after i took job in other city. how to fix
  father in my kundli is supportive?
  can i be close with my step mother
  is my sister really with me or only for show
  settle with brother or fight it out
  will my bhabhi stop instigating and division be done
  my real brother abused me for 2 acres
  will my cousin vacate the room he grabbed
  can a mediator end our quarrel
  shall i let my brother have the front shop to end the fight
  is my son's friend vicky a bad influence
  group of 5 and i am always left out
  lend my bike to friends or not, can i trust them
  frnds only come in need. y me
  is my business rival going to defeat me
  my bahu is 35. when will she conceive
  bhaiya bhabhi (cousin) have no kid. when
  is there one child or two in my stars
  will i have kids at all?
  guruji give way so god gives us a baby
  my lap is empty for 8 years
  is pcos going to stop motherhood for me by stars
  planning for baby, which months are good to try
  twins yog?
  am i going to have a child of my own or adopted
  mine is a 14 yr girl, she shouts, closes door, cries. what shall i do as a father
  son calls me only for money from hostel
  when will he stop these tantrums
  how should i handle my cancer moon girl
  son has friends of 20 when he's 15. how to pull him out
  my elder kid behaves badly since baby came
  i hit a wall with my teenage son. nothing works
  he was so sweet, at 13 became rude. y
  which hobby is good for my child
  my boy is bullied, comes home silent. how do i make him brave
  feel guilty of not giving time to my kid
  bhai has ssc steno skill test. pass?
  tomorrows accounts paper good?
  blank in the exam hall today
  clat pass kr lungi? say in english
  papa says ca, mama says mbbs, what do my stars say
  can i handle science
  don't know what to study after 12th arts. help me to decide
  whenever exams come nearer i sleep more
  opened the book at 8, now it is 1 and still page 3
  phone pe reel, books pe dust. how to come on track
  reading hindi medium my whole life, now english books go above head. how come i can't cope
  backlog of syllabus.. when will i catch up, no mood to study
  son wants md seat. when will he get
  my wife wants to go ireland for masters. should she
  no money but want masters in usa
  highr studies abrod?
  admit came but no loan, no visa money. dream of masters going
  my dad has never sat in plane. when can i take him abroad
  from my village 20 boys went to canada. me too?
  do i see statue of liberty in this life lol
  my uncle in toronto is calling me. will i be able to go
  h1b this april?
  how long will i be away from my country
  layoff on h1b, 60 days. can i remain in us
  should my brother leave village and come to city with me
  come back to my home state after 20 yrs, will i be happy
  new city, no friends, want to go back home
  shft to gurgaon or not
  travel on tuesday towards north ok?
  train reservation still waiting. will i reach home for chhath
  when will my father feel fit again
  belly fat when will go lol
  i want to leave smoking and sugar after new year. will my fitness improve
  my brother overthinks so much. what to do
  how long will i feel empty
  mann bhari hai, heart feels heavy, nothing to say
  will i ever feel light again
  i think about same insult again and again
  mental stress to end when
  cant relax even on sundays
  peace of mind in the next six months?
  tomorrow is my first class as teacher, legs shaking
  what will people say if i fail
  i prepare well and then fear kills me in hall
  not able to sign any paper, always afraid of wrong decision
  shouted at my old mother today, feel so bad
  blood boils in traffic. way to calm down?
  mesh lagna people like me are angry why
  tell me what sort of man my husband is inside
  describe my father's character
  my temperament and thinking
  do i lie to myself
  what my first house tells about me
  where is my husband strong and where weak
  what was the greatest strength in my fathers chart, he is 80 now
  uncover my gifts
  powerful thing in my horoscope
  papa retired from railways, what should he do of his days now
  woke up at 40 and asked what for
  after 35 years in bank, tomorrow is last day. what should i do now
  was i born to suffer or to do something
  when do i know what i am here for
  lesson of saturn for my soul
  what karma must i finish here
  my friend jyoti is in bad phase. when will it pass
  36 now. will i see success by 40, when
  when will the struggle get over and rest begin
  kismet ka darwaza, when will it open
  my daughter just turned 18. how does her life look
  what does next year bring to our family
  from now to 2030 in my life
  three things that will change in my life
  predict my life
  next dasha onward how is life
  2029, how is it for me
  half yearly report of my life please, jan to june
  can you see my accident year
  you said i have 2 brothers, i have only sisters
  guess when my first child was born
  your june to august window has passed without any call
  in your reading i was married at 24. wrong, at 31
  i already had my baby in aug
  my son is an atheist. which god is near to him by chart
  papa does only shiva puja. is it right god for his chart, who is his ishta
  which temple should mother visit for her soul
  krishna or ram or shiv, who is closer to my soul
  what did i carry from last birth
  cant sit in meditation for even 5 min
  spirituality level in my chart
  what can my wife donate on fridays
  which day to start the 16 somwar
  remedy for obstacles at every step
  for how many weeks should i continue the fast
  shd i immerse something in river as told
  husband wears neelam since 2 months and fights started. should he remove
  what ratna does mother need
  silver or gold for my stone
  7 ratti panna is ok?
  should moonga be worn in left hand for girls
  auspicious day for wearing pukhraj
  is gomed dangerous
  son's lucky number for jersey
  lucky date for my brother
  my day and colour for exam
  white or cream shirt for luck
  my lucky digit only
  dress colour for my engagement to bring luck
  in which rashi is my baby born
  which mahadasha on my sister
  karakamsha sign of mine
  gun gan nadi of me (not matching)
  which planet is disturbing papa
  tell the most troubling planet
  is my budh ok? i forget words
  is mars too strong in me
  till what time rahu antar gives pain
  my son's boy girl match is going on, is he manglik or no
  does my wife have kaal sarp
  when is mummy's dhaiya ending
  is there adhi yoga
  sarp dosh from past or nothing
  mnglk hu kya.. tell in english
  is dhaiya on kark rashi now
  saturn moving to next house, effect on my husband
  jupiter in cancer, how for my brother
  solar eclipse in my lagna, how bad
  define vargottama
  if born at sunrise what is lagna
  what is nadi astrology
  what do houses 6 8 12 show
  of my twins who is stronger in study
  same time same mother, two lives. explain
  living in shadow of my twin
  am i the lucky twin
  twin sis expecting. does it say i too will
  husband has big meeting on thursday. day good for him?
  papa's day tomorrow?
  tomorrow for my sister?
  aaj?
  2mrw?
  day of 29 nov
  everything went wrong today, any planetary reason
  today's dos and donts
  how r my coming days
  45 days from now
  my may
  good date for my wife to open her parlour
  tilak date for my brother
  kab le.. which day to take car delivery
  what date to start ivf injections by muhurat
  auspicious day to wear new mangalsutra
  is 15 december kharmas? can i do house warming on it
  bst day 4 bhoomi pooja
  how many messages are in my pack
  is there a real astrologer on call
  i want to remove my fathers kundli from list
  paid 299 still showing 0 questions
  login problem, otp
  at what time does daily free question renew
  turn off the reminders
  will my questions carry to next month
  is india going to win cwc
  petrol rate today
  when is ssc notification coming
  do ghosts exist
  qwerty test 123
  we are in the same tution since class 9 and now in same college also, he drops me to my hostel daily but never says anything, does he love me or am i imagining
  she used to call me 10 times a day when i was in india, now i am in sharjah from march and she hardly calls in a week. why this change in her heart
  my girlfriend told her friend that she is not sure about me, her friend told me yesterday, since then i am not able to eat. does she still love me
  i proposed nothing till now, he is my senior in hospital and very kind to all nurses. how do i know that he has something special for me
  my son 24 is spending all his money on a girl from his office, he thinks she loves him. i want to know if her feelings are genuine
  my daughter is 31, works in a bank in indore, says she will marry only whom she loves but there is no one. when does she meet him
  we have been friends for four years and her parents are seeing boys for her now, if i tell her my love this week will she accept
  she is topper of our batch and i am average boy, my friends say dont even try. should i tell her i like her before farewell
  mummy has shown me a good rishta from our caste and on other side my boyfriend of six years is waiting. is mine going to be love marriage or arranged
  her father is my father's old rival in village and we love each other since school. will they ever let us marry
  i am a widow and my only responsibility is my daughters marriage. she is 27 and teaching. when will i see her wedding
  father is no more and i as elder brother have to get my sister married. she is 25. which year is her marriage
  roka was planned in october, then postponed because of grandmother. will i be married by next summer
  my daughter is 34, mba, decent looking. boys parents come, take photos and never call back. what is the cause of this delay
  my brother is 39 and has stopped hoping for marriage after his second engagement broke. what can be done to remove this obstacle
  my only son is very soft, i worry what type of girl will come to our house. how will my sons wife be in nature
  a rishta has come from a very rich family of surat, but boy is only 12th pass and i am ca. should i say yes
  the boy is nice and family is good but he was engaged once before. shall we go ahead with him for our daughter
  i have been talking to this girl in matrimony site for two months, my mother doesnt like her height. is she the right person for me
  he comes from office, sees phone, eats and sleeps. if i ask anything he gets irritated. how can i bring love back in our marriage
  i am working in qatar, my wife is alone with kids and she has become very bitter on phone. how to make our relation good from so far
  25 years i gave to this marriage and yesterday on our anniversary he did not say even one word to me
  my husband started going to gym, new clothes, new perfume, and phone has fingerprint lock now. is he having an affair with someone
  i am driver in saudi and my neighbour told me that a man comes to my house in my absence. is my wife loyal to me
  my son in law goes every weekend to mysore and says it is work. my daughter is crying. is there some other woman
  my wife went for delivery to her parents house in january, baby is 8 months now and still she is not coming. when will she return to my house
  our mutual divorce petition was filed in may and second motion date is getting extended. when would we be finally divorced
  my daughter has come back with her luggage and says she will not go again to husband. is there divorce in her fate or will they be together
  we were together from 2019 to 2025 and he left because his parents fixed his marriage. that marriage also got broken now. will he come back to me
  one day everything was fine, we planned trip also, and next day he said its over. i am still not able to understand why he left me
  my sister had a breakup and is not coming out of her room since ten days. will that boy come back to her
  i got divorced in 2022 and have one daughter of 6 years who stays with me. my parents want me to marry again. when will it happen
  i am 52, my wife left this world 4 years ago and kids are in their own life. is it right for me to take a second marriage now
  a divorced man with one son is ready to marry me, this will be second time for both of us. how would my second marriage go
  my in laws did not attend our wedding as it was love marriage, now my son is 2 years. when will they accept me
  i passed diploma in mechanical in 2022 and worked 1 year in a plant, then plant got closed, now sitting at home from 14 months. when will i get a job
  my husband has permanent job in cooperative bank but a friend is calling him to a private company with double pay. should he leave
  my husband is in state police from 2009 as constable, he cleared the departmental exam also. when will he get promotion
  our company is cutting 300 people by december and my project is already closed. will my job be safe
  i have good salary and good brand but each sunday night i feel like crying because on monday i have to face that office again
  typing test and document verification are over for high court clerk post, only the final list remains. when will i join
  suddenly my name came in the transfer list to a far district, my parents are old and ill. can this transfer be cancelled
  i am a homemaker of 38, kids are in school now, i can cook, stitch and teach. which work should i choose to earn from
  my husband and i want to start a play school on ground floor of our house. when is the right time to start
  we make paper plates, one machine is running full, a dealer is asking for double quantity. should i buy second machine now
  my husband has a partner in his transport business who keeps the accounts to himself. can we trust this man
  from childhood i saw only shortage of money, father was labourer, now i earn 22 thousand in a factory. when will i see good money
  i am 45 and have worked in gulf half of my life, still nothing big in hand. how does my financial future look
  every year i plan to keep one lakh aside for my daughter, and every year some roof or hospital or wedding eats it. how to save
  i took loan for my sister's marriage, then for fathers operation, then one more to pay the first one. total 9 lakhs now. when will it be over
  my husband's business went down in covid and we are paying interest to private people since then. when will we become free from debt
  i gave 3 lakhs to my close friend in 2023 for his daughters admission, he says every month he will pay. when will i get it
  i paid 2 lakh 40 thousand to an agent in chandigarh for canada work permit and now office is closed. will my money come back
  my father retired from state transport in march and his gratuity and leave money is not given yet. when will it come
  my daughter is 4 years old and i want to collect money for her education and marriage. where should i invest as per stars
  my grandfather expired without will and land is on his name in village. my father has three brothers. when will i get my portion
  i am the only daughter, after marriage my father's family says daughters have no right in the house. will i get my share in it
  papa wants to sell his land for my sister's marriage, price was fixed twice and buyer backed out both times. why
  everyday from morning someone or other starts shouting, my kids study in terrace because of it. when will there be peace at home
  i am staying in hostel only because my house is full of fights. diwali also i did not feel like going
  in my shop i sit facing west and cash box is on my left. sale is low. in which direction should i sit
  papa and me have not spoken properly since i left engineering in 2021. how can i make it right with him
  my sister and i were like one soul, after her marriage to a rich family she doesnt pick my phone. why
  after my father expired my elder brother has taken shop and house papers and is not ready to sit and talk. when will this dispute be solved
  my husband and his brother fight over the rent of a common building each month. when will they divide it
  we are married since 2018, two iui and one ivf failed, doctors say both are normal. when will we be blessed with a child
  my daughter is married for six years, her in laws have started talking. when will she become a mother
  first son is seven now, we are trying for second from last three years and nothing. when will it happen
  my son is fifteen, comes from school, closes his door and plays game till 2 at night, if i say something he shouts. how do i handle him
  she was a sweet girl till class seven, now she lies about small things and hides her phone from me. why has my daughter changed
  my daughter and son in law are in dubai and their boy of nine lives with us, he listens to nobody. how to guide him
  i was a bright student till tenth, in hostel i lost interest and now i have six backlogs. why has my study gone down
  my husband has got the offer from a hospital in oman, visa is awaited, we have small kids. will he be able to go
  everything was ready for canada, ticket also booked, then they changed the rules. why do my foreign chances go away
  we are in new jersey since 2014, priority date is 2016 eb2. when will we get our green card
  we are ten people from our colony planning char dham in may, my knees are weak. will the yatra go well
  tomorrow night i have to drive from bangalore to hyderabad with my two small kids. is the travel safe for us
  i eat on time, sleep on time, blood reports are also normal, still by afternoon there is no energy in body. why
  i am 58 and have one more year of service, daily 2 hours in local train. how will my health be
  i have a good job and nice family and still each evening a sadness comes which i cannot explain to anyone
  result of my ca final is coming on 3rd and i am not able to sleep or eat. what if i fail again
  my daughter is very bright but before each exam her hands become cold and she vomits, she fears failing
  i left a safe job for my own business, now every night i think what if it does not work and we come on road
  people who meet me first time think i am proud, those who know me say i am soft. what is my real nature
  we are married for two years and i still cannot read my husband. what kind of person is he as per his stars
  i have seen poverty, illness, betrayal, all in thirty years. why was i born, what does god want from this life
  my father gave forty years to his bank and after retirement he only watches tv. what meaningful thing can he do now
  i am not asking about one thing, just see my chart and tell what is coming in the next one or two years
  at the age of 60 i want to give my time to god only. which form of worship and which path suits me
  my husband does not believe in these things. what can i do from my side as a remedy for his rahu dasha
  my son is in class 12 and my sister says a green stone will help him. which stone is right for him
  we are searching for a girl for our son and everybody asks first whether he is manglik. is he
  saturn is going to change sign and my father in law says makar people will get relief. what does this transit do for me
  i was born at home and nobody noted the time. if birth time is not known what can astrology still tell and what not
  i paid 149 rupees yesterday night and it is showing payment successful in gpay, but my questions are not added here
  my whole hostel is fighting about it, tell who is going to win the match on sunday, india or pakistan
  he is engaged to someone else but says he loves only me. is it true love
  wt is in her heart
  she loved me once, now with another. will she return
  he is gone from my life. how to live without him
  ring is ready. on which month should i go on knee
  i asked, she is thinking. yes?
  will my bf marry me or it is only timepass till his parents find a girl
  we love each other, his kundli is manglik so mummy is saying no. will she agree
  not late, i am only 24, but tell when
  marriage yog
  will we be happy, me and this girl i am engaged to, how is she for me
  will my husband be good to me
  will my marriage be happy
  fight with husband. help
  me and my husband in 2027?
  husband left me, when he comes home
  his mother wants everything her way
  papa angry with me since long
  when will i be employed
  can i get any job, private is also fine
  is my job going
  boss
  fired?
  pay rise
  govt or pvt job
  army or police, any chance
  bank exam on 7th, pass?
  own business yog
  profit
  money return when, i lent to him
  invest where
  bike?
  suv or sedan
  baby?
  daughter rude
  abroad?
  green card?
  weak body
  sleepless
  tension
  my special quality
  bad time over when
  my god
  stone?
  neelam?
  pearl?
  number lucky
  strong planet?
  sade sati?
  today?
  tomorrow
  today evening or tomorrow morning for talking with dad
  out of 3, 4 and 5 december which day is best for me
  how many children will my son have
  which kootas match and which dont
  how long will i sit at home without work
  till when loss
  till when will i be poor
  how much of my 8 lakh will come back
  in how many years green card
  how long will i be sad
  how long will our family suffer
  how many ratti neelam
  sade sati till
  events in my past 5 years
  all plans with prices
  how long will i live away from home
  how many bigha comes to me
  y shez nt rplyin my msgs
  propse now or nt.. shud i
  sis marriage wich mnth
  dos my gf hav othr bf
  hw to forgt her
  hw to handl my saas n nanad
  my husbnd jobles, job wen
  is my jb safe
  intervew result wen
  my finansial futur
  own hous wen
  car wen i wil by
  bed directn
  frnds cheat me y
  ivf sucess?
  my dauter baby wen
  my son nt listning to me
  son wil clear jee r nt
  grn card wen wil cum
  vry tensd n alone
  my weaknes n strenth
  sum mantra plz
  perl gud r bad
  nxt mnth 4 me
  tel a jok
  thx
  tq
  that was very helpful
  really helpful, thank you
  tysm
  bless you
  🙏🙏
  thank you for the marriage answer
  thanks it gave me hope
  i am thankful for this guidance
  much obliged sir
  hii
  gd mrng
  hi there
  hlw
  vanakkam
  good afternoon sir
  hey good morning 😊
  jai mata di
  hi i want to ask something
  bye
  good night
  see you
  tc
  thats all for today
  i am going to sleep now
  goodbye
  nothing more to ask, bye
  cya
  alvida
  i am leaving now
  have to go, my bus came
  will message you in the morning
  that is it from me today
  i'll be back after my shift
  logging out
  fine
  got it
  understood
  i see
  right
  true
  cool
  ohh
  yup
  done
  that's nice
  wow
  is this a bot
  who is talking to me
  how many years of experience do you have
  are you trained astrologer
  what are your qualifications
  is this automatic reply
  you there really or auto response
  this is fake
  scam app
  your predictions are useless
  i am not satisfied
  worst app ever
  all rubbish
  this is copy paste answer
  dont fool people
  paid 99 for this nonsense
  you told nothing new
  you people loot innocents
  u dont know anything
  such a stupid reply
  what is this answer yaar, irrelevant
  you did not understand me at all
  i will give 1 star rating
  pathetic
  this is not what i asked
  i dont agree
  wrong prediction
  i am not an angry person
  it didn't happen
  but i am not married
  i have no brother
  you are mistaken
  no i dont have any such habit
  false
  but my husband is not like this
  no there was no such problem
  that date is already gone
  my chart says other thing
  that's not right, i am very calm
  nah not me
  i am not lazy at all
  no my father is supportive
  i think you read wrong chart
  feeling sad today
  i am so confused
  feeling hopeless
  i feel alone
  i am tired of everything
  crying since morning
  dont know what to do in life
  i am stressed
  feeling blank
  i am angry at myself
  i feel nobody cares
  so much pain inside
  i am fed up
  heart is heavy
  i am afraid now after reading this
  i am helpless
  i am in tears
  feeling guilty
  i am getting anxious
  i am so tensed
  feel like giving up on this exam
  you said something different yesterday
  you predicted promotion in nov but it did not come
  already bought the house
  my mother's astrologer told that i should not marry before 30
  someone said i have pitra dosh
  a baba in haridwar told me i will be rich at 36
  i already finished my phd
  your last prediction was that my health will be good, i fell ill
  a tarot reader told he is my soulmate
  they said kaal sarp in trimbak
  my guruji says saturn is good for me
  last week u told me not to quit
  more details please
  can you elaborate
  and?
  go on
  what do you mean by slow and steady
  expand
  elaborate the second point
  more
  on what basis you are saying
  which planet shows this
  tell something more
  explain the dates
  is that all? tell more
  break it down for me point wise, in detail
  cant understand
  not getting it
  too complicated
  in easy language
  in one line
  pls make it short
  explain like i am a child
  summary please
  too much jargon
  i am not understanding anything
  sorry i did not get the last part
  means?
  tell clearly
  not clear to me
  didnt undrstand sir
  is it confirmed
  is this fixed or can change
  do you promise
  is it final
  is it written in stone
  and if it doesn't happen
  what if it goes wrong
  surety?
  are you telling truth
  50 50 or confirm
  give me guarantee
  and after that
  after that?
  then?
  if not then when
  any other date after that
  and before that?
  post october?
  any time later than that
  aftr dat
  and the year after
  beyond that?
  once this is over, then
  वो मुझसे पहले जैसी बात कब करेगी
  कोटा में कोचिंग में एक लड़का है, पता नी वो मुझे लाइक करता है कि नहीं बता दो
  उनके मन में इस समय क्या चल रहा है मेरे लिए
  सच्चा प्यार है इसको मुझसे कि पैसे के लिए है
  ब्लू टिक करके छोड़ देना... मतलब क्या समझूं मैं
  जीवनसाथी से मुलाकात कहाँ होगी
  मेरा सोलमेट मुझे कब मिलने वाला है
  बेटी 31 की है कहती है पसंद का मिलेगा तब करूंगी, वो पसंद वाला कब मिलेगा
  क्या प्रेम योग है मेरी कुंडली में
  किस उम्र में मुझे मेरा प्यार मिलेगा
  तलाक के बाद अकेली हूं, कोई साथी कब मिलेगा
  सहेली को बॉयफ्रेंड चाहिए कब मिलेगा बता दो
  जिसे मैं ढूंढ रही हूं वो मिलेगा मुझे?
  मेरी जिंदगी में कितने प्यार लिखे हैं
  अब 38 मे प्यार मिलेगा क्या या उम्मीद छोड़ दूं
  मेरे प्रपोजल का जवाब क्या होगा
  तीन साल से दोस्त हैं, क्या वो पहले बोलेगा
  बोलना चाहता हूं पर हिम्मत नहीं होती
  उसने एक बार मना किया था दुबारा पूछूं तो हां बोलेगी?
  मेरे लिए प्रपोज करने का शुभ समय कब है
  इस न्यू ईयर पे वो मुझसे शादी के लिए पूछेगा क्या
  इंस्टा पे डीएम में ही बोल दूं क्या
  मैंने कह दिया अब वो मानेगा या नहीं
  फाइनल ईयर है, कॉलेज के बाद बोलूं या अभी, समय कब ठीक
  बोल देने से रिश्ता बिगड़ेगा तो नहीं
  दीदी को उनके दोस्त ने प्रपोज करने का मन बनाया है क्या, कब तक करेगा
  करवाचौथ के आसपास बोलना ठीक रहेगा क्या कोई दिन बताइये
  वो कब बोलेगा यार मैं थक गई इंतजार करके
  वो अपने घर में हमारी शादी की बात करेगा क्या
  घर में बता दिया है, मां रो रही है पापा बात नहीं कर रहे, क्या करूं समझ नहीं आ रहा
  मेरी छोटी बहन दूसरी जात के लड़के से शादी करना चाहती है, घर में मानेंगे?
  घर में शादी की बात किस दिन छेड़ूं कि पापा मान जाएं
  दोनों परिवार राजी हो जाएंगे क्या दिवाली तक
  मां को कैसे समझाऊं कि मुझे उसी से शादी करनी है
  मेरी कुंडली में शादी है भी या नहीं
  अगले नवंबर तक मेरी शादी हो जाएगी क्या
  मेरा रिश्ता कब पक्का होगा
  कब तक कुंवारा रहूंगा
  दिल्ली पुलिस में सिपाही हूं, अब लड़की वाले आ रहे हैं, ब्याह कब होगा
  2026 में ही शादी होगी पक्का?
  किसी ने बंधन तो नहीं कर दिया कि मेरी शादी नहीं हो रही
  हमारी लड़की पढ़ी लिखी सुंदर है फिर भी विवाह में विलंब क्यों
  देरी हो रही है विवाह में, कोई उपाय करूं तो जल्दी होगी क्या
  रिश्ते टूटते टूटते अब तो शादी से मन ही उठ गया
  शादी न होने में मेरी गलती है या ग्रहों की
  शादी में बाधा डालने वाला ग्रह शांत कैसे हो
  लड़की 32 पार कर गई, ज्यादा लेट तो नहीं हो जाएगा
  मामा की लड़की की शादी में देर क्यूं है
  सप्तम भाव में शनि से शादी में देर होती है क्या मेरी
  इतने सालों से शादी की बात चलती है बनती नहीं
  मेरी होने वाली पत्नी कैसी होगी
  मेरे पति का प्रोफेशन क्या होगा
  क्या मेरी पत्नी मेरे मां बाप की सेवा करेगी
  किस तरह के परिवार से आएगी मेरी पत्नी
  मेरी पत्नी कमाएगी क्या
  शराब पीने वाला पति तो नहीं मिलेगा ना
  शादी के बाद बीवी मेरे साथ कैसा बर्ताव करेगी
  मेरे लड़के को संस्कारी बहू मिलेगी क्या
  मेरा पति मम्मी का लाडला टाइप तो नहीं होगा
  हां करूं या ना
  सगाई होने वाली है पर डाउट हो रहा है, ये सही फैसला है क्या
  डॉक्टर वाला रिश्ता लूं कि सरकारी टीचर वाला
  लड़के की फोटो भेजी है लड़की वालों ने, हां करना ठीक है बेटी के लिए
  ये वाला रिश्ता तो नहीं टूटेगा ना
  दो रिश्ते हैं सामने और मैं बहुत कन्फ्यूज हूं
  एक आर्मी वाले का रिश्ता है उसको हां कह दें
  क्या मुझे अपनी मंगेतर से शादी करनी चाहिए
  18 गुण मिल रहे हैं, शादी कर सकते हैं?
  36 में से 28 गुण, अच्छा है?
  दोनों की डिटेल दे दूं तो मिलान बता दोगे?
  रोहन और मेरा गुण मिलान करके बताओ
  शादी से पहले हमारी जोड़ी का मेल देखना है कैसा है
  क्या समीर की कुंडली मेरी कुंडली से मेल खाती है
  लड़के की जन्मपत्री ले आए हैं, हमारी लड़की से मेल करके बताइए मिल रही है?
  वो धनु है मैं मीन, जमेगा?
  मैं अपनी शादी से खुश नहीं हूं
  हमारे बीच सब ठीक कब होगा
  मियां बीवी का ये झगड़ा कब तक चलेगा
  मेरी पत्नी मुझे कभी इज्जत देगी
  पति दुबई में हैं मैं यहां, फोन पे बस झगड़ा होता है, रिश्ता कैसे सुधरे
  पति के साथ मन नही मिलता
  एक ही छत के नीचे बात बंद है 15 दिन से, शुरुआत कैसे करूं
  मेरे मिस्टर मेरे साथ खुश कब होंगे
  नाराज पति को मनाने का कोई तरीका
  आचार्य जी, क्या वह मुझसे सचमुच प्रेम करते हैं?
  मैं अब तक अकेला क्यों हूँ?
  जीवनसाथी से मेरी भेंट किस प्रकार होगी?
  क्या मेरे माता-पिता अंतरजातीय विवाह के लिए सहमति देंगे?
  हर बार बात बनते-बनते टूट जाती है, ऐसा क्यों?
  मेरे पुत्र और उसकी होने वाली पत्नी का मिलान करना है।
  मैं अपने वैवाहिक जीवन से संतुष्ट नहीं हूँ।
  वो म्हारे से प्यार करे सै के नहीं
  कह दूं के उसने दिल की बात
  उसका हां कब आएगा
  शादी का सवाल रखूंगा उसके सामने रविवार को, वो मना तो नहीं करेगी
  मम्मी मान जाएंगी?
  घर वाला मानी का कि ना
  उसी छोरी तै ब्याह होगा के मेरा
  शादी की तारीख नहीं, ये बताओ होगी उसी से ना
  परिवार की मर्जी के बिना ब्याह करना पड़े तो, क्या करूं
  शादी
  कुंवारेपन से आजादी कब
  देरी ही लिखी है क्या नसीब में
  हां कर दूं?
  दांपत्य जीवन
  husband से रोज fight होती है क्या करूं
  हम तीन साल से साथ में पढ़ते हैं, वो मेरे लिए टिफिन लाती है, रोज फोन करती है पर बोलती कुछ नहीं। क्या उसके मन में कुछ है
  बेटी 22 की है कॉलेज में किसी लड़के से दोस्ती है, उस लड़के की भावना सच्ची है क्या
  कितने दिन और उसका मूड ऐसा रहेगा, प्यार से बात ही नहीं कर रही
  पापा मां के जाने के बाद बिल्कुल अकेले हैं, क्या उनको बुढ़ापे में कोई साथी मिलेगा
  छोटी बहन को एक लड़के ने प्रपोज किया है, हां करे क्या वो
  बेटी को ऑफिस के लड़के ने प्रपोज किया है, उसको हां बोलना चाहिए क्या
  मैंने अपनी तरफ से सब बोल दिया, उसने कहा वक्त दो। अब उसका फैसला क्या आएगा
  अंगूठी दे दी, उसने पहनी नहीं है, क्या मना कर देगी
  मैंने चिट्ठी लिखी थी, पढ़ के वापस दे दी पर कुछ बोली नहीं, क्यूं
  बर्थडे पर बोलूं कि नए साल पर
  आज बोलने गया था फिर वापस आ गया, हिम्मत नहीं हुई
  पापा ने छह महीने का टाइम दिया है, बोले नौकरी पक्की करो तब सोचेंगे उसके बारे में। वो कब हां करेंगे
  बेटी दूसरी जाति के लड़के से शादी करना चाहती है, हम लोग तैयार नहीं हैं, क्या वो मान जाएगी या भाग जाएगी
  मेरी बहन अपने प्रेमी से ही शादी करेगी क्या, पापा रिश्ता कहीं और देख रहे हैं
  भाई और उसकी गर्लफ्रेंड की शादी के लिए घर वाले कब राजी होंगे
  मेरी बहन की शादी मेरे से पहले होगी क्या
  दो बार सगाई की बात चली थी अब तीसरी जगह चल रही है, क्या इस बार मार्च तक शादी हो जाएगी
  बेटे बेटी दोनों की शादी करनी है, पहले किसका योग है
  मेरे भाई की शादी में हमेशा कोई न कोई मौत या हादसा हो जाता है और टल जाती है, क्यों
  पोती की शादी में ज्यादा देरी का योग तो नहीं
  पापा के गुजरने के बाद से मेरी शादी की बात ही नहीं जम रही, ऐसा क्यों
  41 का हो गया हूं अब तो रिश्ते आने भी बंद हो गए
  छोटी बिटिया बहुत नाजुक है, उसको कैसा वर मिलेगा, समझने वाला?
  राशि से मेरे जीवनसाथी का पेशा क्या निकलता है, कोई कह रहा था पुलिस वाला
  बहन को देखने कल मेरठ से लोग आ रहे हैं, बात बन जाएगी क्या
  सहेली को एक एनआरआई का रिश्ता आया है फंस तो नहीं जाएगी
  ताऊ जी की बेटी का जो रिश्ता चल रहा है वो सही है
  लड़के और लड़की दोनों की नाड़ी एक आ रही है, बेटे का विवाह कर सकते हैं क्या
  बहन की पत्रिका लड़के वाले मांग रहे हैं, पहले आप बताओ गुण कितने हैं
  तीन लड़कों की कुंडली में से बेटी के साथ किसका मिलान सबसे बढ़िया
  पहले पति ऑफिस से आके घंटों बात करते थे, अब मोबाइल लेके दूसरे कमरे में चले जाते हैं। बेरुखी की वजह क्या है
  एक घर में हैं पर बात सिर्फ बच्चों के जरिए होती है
  मेरी पत्नी वफादार है ना
  मुझे शक है कि पति किसी और औरत के साथ हैं, सच कैसे पता चले
  पति का चक्कर कब खत्म होगा
  मैं गल्फ में हूं वो इंडिया में, क्या वो लॉयल है मेरे लिए
  पकड़ लिया मैंने पति को दूसरी के साथ, टूट गई हूं
  बीवी का एक्स से फिर कॉन्टैक्ट है क्या
  पति को पराई औरत के जाल से कैसे निकालूं
  मेरे हस्बैंड मुझसे कुछ छुपा रहे हैं क्या
  वो मायके के बहाने किसी और से मिलती है क्या
  क्या पति उस लड़की से शादी तो नहीं कर लेंगे
  मैं शादीशुदा होके किसी और को चाहने लगा हूं, क्या पकड़ा जाऊंगा
  मंगेतर का पहले से कोई चक्कर तो नहीं
  उसने कसम खाई है कि वो मेरे अलावा किसी को नहीं देखती, सच है?
  दूसरी औरत की वजह से मेरा घर बर्बाद हो रहा है
  क्या वो अपने एक्स के साथ अभी भी मिलता है
  पति सौतन को छोड़ दे ऐसा कुछ बताइए
  वो मेरे साथ टू टाइमिंग कर रहा है, सही है मेरा शक?
  मेरी बीवी मेरे साथ ईमानदार रहेगी ना शादी के बाद
  क्या मुझे पति को छोड़ देना चाहिए
  बेटी ससुराल वापस जाएगी या तलाक होगा
  कुंडली में तलाक का योग है क्या
  वो तलाक के कागज पर साइन कर देगी?
  पति से छुटकारा कब मिलेगा
  एक साल से अलग रह रहे हैं बच्चा मेरे पास है, साथ होने का कोई चांस
  छह महीने से अलग हैं, दिवाली से पहले मिलन होगा?
  दामाद बेटी को वापस ले जाएगा क्या
  हमारा सेपरेशन कब खत्म होगा
  नोटिस भेजा है उसने तलाक का, क्या वापस लेगी
  बहू मायके से कब लौटेगी
  भाई का डाइवोर्स रुक सकता है क्या
  मेरी बीवी ने कहा अब कभी नहीं आएगी, क्या सच में नहीं आएगी
  पति ने घर से निकाल दिया, अब कहां जाऊं
  बेटी को वापस भेजें या अपने पास रखें
  पति मुझे छोड़ना चाहते हैं कैसे रोकूं
  मेरी लड़की का घर टूटने से बच जाएगा?
  रोज रात को उसकी याद आती है, ब्रेकअप हो गया है
  उसने सॉरी बोला है, दुबारा मौका दूं क्या
  चार साल का रिश्ता एक दिन में खत्म कर दिया उसने
  बेटी का ब्रेकअप हुआ है, वो लड़का वापस आएगा क्या
  सगाई टूट गई थी हमारी, क्या फिर जुड़ेगी
  क्या वो मेरी जिंदगी में दुबारा आयेगी
  दिल टूट गया है उसने मुझे छोड़ दिया
  भाई की एक्स वापस आ सकती है क्या
  मेरी फ्रेंड का बॉयफ्रेंड उसके पास वापस आएगा क्या
  कब एहसास होगा उसे कि उसने क्या खोया
  पिताजी अकेले हैं, उनकी दूसरी शादी करवा दें क्या
  क्या मेरी दो शादी का योग है
  मेरे बच्चे को दूसरा पति अपनाएगा?
  पत्नी को गुजरे तीन साल हुए, दोबारा घर कब बसेगा
  एक बार धोखा खा चुकी हूं, दुबारा शादी से डर लगता है
  फिर से घर बसाना चाहती हूं 38 साल की हूं, होगा क्या
  फिर से दुल्हन बनने का योग कब
  दुबारा शादी करूं कि नहीं
  विधवा हूं घर वाले देवर से शादी कह रहे हैं, दूसरा विवाह कब तक
  मेरी दूसरी शादी में भी तलाक तो नहीं हो जाएगा
  दूसरी शादी का योग पक्का है ना
  दीदी दोबारा शादी के लिए कब तैयार होगी
  ननद घर में आग लगाती है, क्या वो सुधरेगी
  सास ससुर के साथ रहें या अलग
  बेटी के सास ससुर उसको बहुत परेशान करते हैं
  अलग चूल्हा कर लें क्या सास से
  सासू मां को मेरी नौकरी से दिक्कत है, मानेंगी क्या
  ससुराल वाले हर बात में मायके का ताना क्यों देते हैं
  ससुराल वालों से मुझे क्या सुख मिलेगा, कैसा योग है
  सास मेरे और पति के बीच में क्यों आती है
  देवरानी मुझसे जलती है क्या
  बहू हमसे बात नहीं करती बच्चों को भी दूर रखती है, क्या करें
  दीदी को उसकी सास अपनाएगी क्या
  सास मुझे कभी बेटी समझेंगी
  बेटे की सास हमारे घर में दखल देना कब बंद करेगी
  सास की बात मानूं या पति की
  क्या दिवाली से पहले कहीं काम मिल जाएगा
  गल्फ में मेरी नौकरी लगेगी क्या, एजेंट को पैसे दिए हैं
  लेऑफ में निकल गया बेंगलुरु से, अगली जॉब कब तक
  दो महीने से बेंच पे हूं फिर निकाल दिया, नया काम कब
  जॉब के लिए अप्लाई किस दिन करूं
  होटल मैनेजमेंट किया है, क्रूज पे जॉब लगेगी?
  मेरी रोजी रोटी का जुगाड़ होगा क्या
  इस्तीफा दे दूं क्या अभी
  स्टार्टअप में जाऊं कि एमएनसी में ही रहूं
  नोटिस पीरियड में हूं, फैसला सही लिया ना
  टीचिंग से निकल के आईटी में आ जाऊं, चेंज सही है?
  बदलने के बाद पछताऊंगा तो नहीं
  बॉस को इस्तीफे के बारे में कैसे बताऊं
  मेरा दोस्त अपनी कंपनी में बुला रहा है, चला जाऊं क्या
  सैलरी कब बढ़ेगी
  बॉस से सैलरी बढ़ाने की बात कैसे करूं
  मेरा डिमोशन तो नहीं होगा
  दामाद की तरक्की कब होगी
  विभागीय परीक्षा दी है, प्रमोशन मिल जाएगा?
  ऑफिस की पॉलिटिक्स कब तक झेलूं
  मेरी कलीग मेरे खिलाफ कान भरती है, कैसे निपटूं
  इस मैनेजर से पीछा कब छूटेगा
  सहता रहूं या शिकायत कर दूं एचआर में
  नाइट शिफ्ट से थक गई हूं, काम में दिल कैसे लगाऊं
  बेटे को ऑफिस में तंग करते हैं, क्या सब ठीक होगा
  मेरे पति को नौकरी से निकाल तो नहीं देंगे
  मुझ पर गबन का झूठा इल्जाम लगा है ऑफिस में, साफ होगा?
  बॉस मेरा ट्रांसफर जानबूझ के तो नहीं करा रहा
  फौज में जाऊंगा क्या
  एसएससी से नौकरी का योग है क्या
  गोवर्मेंट जॉब है क्या किस्मत में
  दरोगा बनूंगा क्या मैं
  कोर्ट में बाबू लग जाऊंगा?
  ठेके पे हूं बिजली विभाग में, सरकारी पक्का हो जाऊंगा
  शिक्षक बनने का सपना पूरा होगा सरकारी स्कूल में
  मेरे रूममेट की सरकारी लग गई, मेरी भी लगेगी?
  पापा का सपना था मैं अफसर बनूं, पर नहीं बन पा रहा
  ग्रुप डी में नाम कब आएगा
  उनके जीवन से वह दूसरी स्त्री कब जाएगी?
  मुझे अपने पति पर अब भरोसा नहीं रहा।
  क्या मुझे अलग हो जाना चाहिए या प्रतीक्षा करनी चाहिए?
  क्या मेरी पुत्री का घर फिर से बस पाएगा, वह मायके में है?
  मैं उसे भूल नहीं पा रही हूँ, क्या करूँ?
  उसने बिना कारण मेरा साथ क्यों छोड़ा?
  सास जी के साथ मेरे संबंध कैसे सुधरें?
  क्या इस वर्ष मेरा प्लेसमेंट हो जाएगा?
  नियुक्ति पत्र कब तक आएगा?
  सरकारी नौकरी में आ रही अड़चन कैसे दूर हो?
  मरद का कहीं और चक्कर बा का
  घरआला किसी और गेल सै के
  cheat कर रही है ना वो मुझे
  एक्स की वापसी
  ऊ लौट के अइहें का
  पुनर्विवाह
  बेटा 12 का है वो नहीं मानता मेरी दुबारा शादी को, क्या करूं
  सास बहू संबंध
  देवर देवरानी के साथ हमारा कैसा रहेगा
  पति अच्छे हैं, ससुराल वाले ठीक नहीं, आगे चलके निभेगी उनसे?
  ट्रांसफर की बजाय कंपनी ही बदल लूं?
  बॉस से अनबन
  boss ने जीना मुश्किल कर रखा है
  सरकारी नौकरी मिली का हमके
  खाकी पहनूंगा?
  पति दुबई में नौकरी करते हैं, दो साल से आए नहीं, पैसे भी कम भेजते हैं। कहीं वहां किसी और के साथ तो नहीं हैं
  बेटी को शक है कि दामाद का ऑफिस में किसी से चक्कर है, सच है क्या
  कहता है बस दोस्त है पर उसके साथ हर वीकेंड घूमता है, मुझसे झूठ क्यों बोलता है
  पति सच में ऑफिस का काम करते हैं रात को या बहाना है
  मेरी बहू का मायके में किसी से चक्कर था, अब भी है क्या
  15 साल की शादी में पहली बार पति के फोन में किसी की फोटो देखी, यकीन नहीं होता
  उसके फोन में जो "जान" नाम से सेव है वो कौन है उसके लिए
  बेटी को ससुराल वालों ने निकाल दिया, आठ महीने से घर बैठी है। पति वापस ले जाएगा या तलाक होगा
  सहेली अपने पति को छोड़ने का सोच रही है, सही रहेगा
  ममेरी बहन ससुराल छोड़ आई है, घर बसेगा उसका दोबारा उसी के साथ?
  पांच साल साथ रहे, फिर उसकी मम्मी ने मना कर दिया और उसने मुझे छोड़ दिया। अभी तक शादी नहीं की उसने, क्या वापस आएगा
  बेटी अपने पुराने लड़के को भूल नहीं पा रही, वो लड़का लौटेगा क्या
  भाई की मंगनी टूट गई थी, वही लड़की वापस आएगी क्या
  छोटी बहन ब्रेकअप के बाद कमरे से नहीं निकलती, कैसे संभालें उसे
  एक्स हसबैंड फिर से साथ रहने को बोल रहे हैं, तलाक हो चुका है। लौट जाऊं क्या
  कब तक इस उम्मीद में रहूं कि वो लौटेगी
  मेरी उम्र 36 है, पति का देहांत कोरोना में हो गया, एक बेटी है 7 साल की। दोबारा शादी कब होगी
  मेरी दोस्त तलाकशुदा है, दूसरी शादी की बात चल रही है, टिकेगी ना
  तलाकशुदा से करूं या विधुर से, मेरी भी ये दूसरी है
  दूसरे विवाह के बाद मेरे बच्चे और नए पति का तालमेल कैसा रहेगा
  पहली शादी टूटी, दूसरी की बात भी दो बार टूट गई, मेरे साथ ही क्यों
  सास को मेरा ऑफिस जाना, कपड़े, खाना कुछ पसंद नहीं, पति चुप रहते हैं। सास के साथ कैसे निभाऊं
  बहन के ससुराल वाले उसे मायके नहीं भेजते, ये सब बदलेगा क्या
  जेठ जेठानी ने सास को मेरे खिलाफ भर दिया है, बहुत दुखी हूं
  लव मैरिज के 3 साल बाद भी ससुराल वालों ने मुझे घर नहीं बुलाया, कभी बुलाएंगे?
  नई बहू आ रही है दिसंबर में, उसके साथ मेरी कैसी जमेगी
  भाई का ठेके का काम छूट गया, दूसरा काम कब मिलेगा
  पापा 55 के हैं, कंपनी ने निकाल दिया, क्या अब काम मिलेगा कहीं, कब
  चाचा का लड़का एमए पास है, उसकी नौकरी कब लगेगी
  बेटे ने बिना पूछे जॉब से रिजाइन कर दिया, दूसरी इससे अच्छी मिलेगी क्या
  अस्पताल में 12 घंटे ड्यूटी है, दूसरे अस्पताल में 8 घंटे पर पैसे कम। बदल लूं
  जीजाजी अपनी कंपनी में बुला रहे हैं, अपनी जॉब छोड़ के चला जाऊं?
  परमोशन होगा कि नही इस साल मेरा
  नया मैनेजर आया है तब से रोज सबके सामने बेइज्जती करता है, रविवार की रात से ही पेट में गड़बड़ शुरू हो जाती है
  मालिक छुट्टी नहीं देता और 14 घंटे काम कराता है रियाद में, क्या करूं
  जो सीनियर मुझे नीचा दिखाता है उससे छुटकारा कब
  चार साल से इलाहाबाद में तैयारी कर रहा हूं, घर से पैसे आने बंद होने वाले हैं। सरकारी नौकरी कब लगेगी
  पति का ट्रांसफर हमारे शहर में कब होगा
  पति पत्नी ग्राउंड पे ट्रांसफर कब मिलेगा
  तबादला मेरी मर्जी के खिलाफ क्यों हुआ
  ट्रांसफर मेरे लिए अच्छा साबित होगा क्या
  बीवी बच्चों से दूर पोस्टिंग में मन नहीं लगता
  दूर पोस्टिंग से बचने का उपाय
  कितने साल और इस जिले में रहना पड़ेगा
  इंटरव्यू में घबरा जाता हूं, क्या करूं कि निकल जाए
  कंपनी से बुलावा कब आएगा
  कल इंटरव्यू है और हाथ पैर ठंडे हो रहे हैं
  इंटरव्यू में क्या पहन के जाऊं कि अच्छा हो
  फ्रेंड और मैंने साथ में इंटरव्यू दिया, उसका होगा कि मेरा
  कौन सा काम मुझे सूट करेगा
  मेरी कुंडली के दसवें घर से कौन सा काम बनता है
  मेरे लिए मीडिया लाइन कैसी है
  बेटे का रुझान कंप्यूटर में है पर पापा डॉक्टर चाहते हैं, कौन सा क्षेत्र
  बेटी का करियर कैसा रहेगा आगे
  करियर का हाल बताइये
  छोटे बेटे के काम धंधे का भविष्य कैसा है
  फ्रेंचाइजी ले लूं अमूल की
  ऑनलाइन बिजनेस शुरू करूं इंस्टा पे साड़ी का
  खुद का क्लीनिक शुरू कर लूं क्या
  बिजनेस में कौन सी लाइन अच्छी है मेरे लिए लोहा या कपड़ा
  पापा की दुकान संभालूं या अपना नया करूं
  बड़ा टेंडर मिलेगा क्या हमें
  माल स्टॉक कर लूं क्या दिवाली के लिए
  व्यापार बढ़ाने के लिए सही समय कौन सा
  बिजनेस डूब जाएगा क्या मेरा
  क्लाइंट रुकेंगे क्या हमारे या चले जाएंगे
  बड़े शहर में शाखा डालना ठीक रहेगा
  पार्टनरशिप डीड किस दिन साइन करें
  साझे का काम मुझे फलता है?
  वो पैसे लगा रहा है मेहनत मेरी, ऐसी साझेदारी ठीक?
  साझेदारी टूट जाएगी क्या हमारी
  ससुर जी के बिजनेस में हिस्सेदार बन जाऊं
  भैया पार्टनरशिप तोड़ रहे हैं सही कर रहे
  विदेशी कंपनी से टाई-अप करें क्या साझे में
  मामा जी साथ में ईंट भट्ठा लगाने को बोल रहे हैं, करूं साझा?
  ट्रैक्टर साझे में ले लें चचेरे भाई के साथ
  साझे में पैसा लगाया अब वो फोन नहीं उठाता
  चाचा के साथ करूं कि दोस्त के साथ
  क्या मेरा पार्टनर छुपके पैसा निकाल रहा है दुकान से
  बेटी और उसकी सहेली मिलके बेकरी खोलेंगी, ये साझा जमेगा
  इंस्टा पे फेमस कैसे होऊं
  मुंबई जाऊं एक्टर बनने, मौका मिलेगा?
  कुंडली में फेमस होने का योग है क्या
  टीवी पे आऊंगा कभी
  एक्टर बनूंगा पक्का?
  स्टेट लेवल बैडमिंटन में जीतूंगी क्या
  यूट्यूब पे मेहनत कब तक करूं बिना रिजल्ट के
  आर्थिक स्थिति कब सुधरेगी
  पति के नसीब में पैसा है क्या
  धन का सबसे अच्छा समय कौन सा है मेरे जीवन का
  मेरा भी कभी बंगला गाड़ी बैंक बैलेंस होगा
  जवानी में पैसा मिलेगा या बुढ़ापे में
  बेटी के भाग्य में धन है
  घर में बरकत और पैसा आएगा दिवाली के बाद
  क्या मैं अपने दम पर पैसा बनाऊंगी
  बचत कैसे हो
  खर्च बहुत है हाथ में कुछ नहीं बचता
  पति पैसे उड़ाते बहुत हैं, कैसे रोकूं
  80 हजार कमाता हूं महीने के अंत में जेब खाली
  कब तक ऐसे महीने के आखिर में हाथ तंग रहेगा
  पैसे मैं रखूं या पत्नी के हाथ में दूं, किसके पास टिकेगा
  घर में पैसों की बरकत नहीं है क्या करूं
  इस महीने फिर गाड़ी मरम्मत में 20 हजार गए
  खर्च और आय का हिसाब कैसा रहेगा इस महीने
  मेरे पति कभी पैसा बचाना सीखेंगे
  फिजूलखर्ची की आदत मेरी कब जाएगी
  क्या मेरा स्थानांतरण रुक सकता है?
  मेरा ही तबादला बार-बार क्यों होता है?
  चिकित्सा में जाऊँ या अध्यापन में?
  दुकान पर ग्राहक क्यों नहीं आ रहे हैं?
  क्या आने वाले समय में कुछ बचत हो पाएगी?
  के काम करूं जो फलै
  मास्टरी करूं या दुकान
  नौकरी में हूं, साथ में पत्नी के नाम से काम चालू कर दूं?
  sale क्यों गिर गई
  गाहक नहीं आ रहे के करूं
  व्यापार में साझा
  साझा करूं के एकला चालूं
  साझा में काम करीं का
  कला योग
  पैसा
  पइसा हाथ में रुकत काहे नइखे
  म्यूचुअल वाले साथी ने आखिरी समय में मना कर दिया, मेरा ट्रांसफर ही क्यों अटकता है
  फिर से नई जगह का ऑर्डर आ गया, बच्चों का स्कूल बीच साल में
  रिलीविंग किस तारीख को लूं
  पोते की उम्र 10 है, बड़ा होके क्या बनेगा
  बीए किया है अब समझ नहीं आ रहा, घर में कोई बताने वाला भी नहीं, मैं किस काम में आगे बढ़ सकता हूं
  केरीयर केसा रहेगा मेरा
  भाई को अपना काम कब शुरू करना चाहिए
  दो बार दुकान का एडवांस देके पीछे हट गया, मैं धंधा शुरू क्यों नहीं कर पाता
  दोस्त ने दुकान बंद की उसी जगह मैं खोल लूं?
  पति और उनके दोस्त साथ में जमीन का काम कर रहे हैं, दोस्त धोखा तो नहीं देगा
  बेटे को अकेले काम कराऊं या उसके चाचा के साथ साझे में
  भाई को पार्टनर पर भरोसा करना चाहिए क्या
  मेरे बचपन के दोस्त के साथ फर्नीचर का काम करूं, दोस्ती तो नहीं टूटेगी
  यूट्युब चेनल चलेगा क्या मेरा
  भाई की आर्थिक हालत बहुत खराब है, कब सुधरेगी
  8 हजार की नौकरी से शुरू किया आज 30 हजार पे हूं, बड़ा पैसा कब देखूंगा
  50 की उम्र तक मेरे पास कितना धन होगा
  पत्नी के ऑनलाइन ऑर्डर से घर का बजट हिल गया
  पापा की पेंशन आते ही दवाई में चली जाती है, कुछ बचता क्यों नहीं
  इस बार दिवाली बोनस बच पाएगा क्या मेरे पास
  खर्चा मैं संभालूं या पति, किसके हाथ में बरकत है
  ईएमआई से कब छुटकारा मिलेगा
  मैं कर्ज में क्यों डूबता जा रहा हूं
  12 लाख का कर्जा है रात को नींद नहीं आती
  क्रेडिट कार्ड का बिल भर भर के थक गया
  कर्ज की स्थिति आगे कैसी रहेगी
  लोन ऐप वालों ने परेशान कर रखा है
  क्या मेरा कर्ज पिता की जमीन बेचे बिना उतर जाएगा
  नया लोन लेने का समय कैसा है
  पति ने मुझसे छुपा के कर्ज लिया है क्या
  दिया हुआ पैसा वापस मिलेगा क्या
  बिल्डर पैसा वापस करेगा क्या
  जीजा ने 5 लाख लिए अब बात ही नहीं करते
  पार्टनर ने 10 लाख का चूना लगाया, मिलेगा वापस?
  पापा की पेंशन रुकी है कब चालू होगी
  पति के रुके हुए पैसे कब मिलेंगे
  किसी से पैसा वापस लेने का उपाय
  ठेके का बिल पास होगा क्या इस मार्च में
  पैसे मांगने किस दिन जाऊं कि मिल जाए
  कमेटी वाली औरत सबका पैसा लेके भाग गई
  मामा जी उधार नहीं लौटा रहे कैसे बोलूं
  मम्मी ने पड़ोसन को पैसे दिए थे, वापस देगी क्या
  बैंक ने खाता होल्ड किया है, पैसा कब खुलेगा
  5 लाख हैं पोस्ट ऑफिस में डाल दूं
  बच्चों के नाम से सुकन्या खाता खोलूं, शुभ है?
  चिट फंड में डालूं पैसे
  इसमे पैसा लगाया तो डूबेगा नहीं ना
  खेत खरीद के रख लूं, निवेश के हिसाब से
  दुबई से पैसा भेजके इंडिया में कहां लगाऊं, प्लॉट ठीक?
  पापा घर मुझे देंगे या भाई को
  वसीयत मेरे पक्ष में है क्या
  कितना हिस्सा आएगा मेरे पास
  चाचा हमारा हक देंगे कि दबा लेंगे
  पिताजी कब तक संपत्ति अपने नाम रखेंगे
  नामांतरण कब होगा, पापा की जमीन का
  दोनों बेटों को बराबर बांट दूं जायदाद
  पिता की दुकान मुझे मिलेगी या नहीं
  दादी ने कहा था घर तुझे दूंगी, वो कब मिलेगा
  सौतेली मां है, पापा की जायदाद हमें मिलेगी
  भाई अपने मन से मेरा हिस्सा दे देगा
  मां ने जो सोना रखा है वो मुझे कब देगी
  जायदाद का मामला कब सुलझेगा, हिस्सा कब तक
  बेटी को उसका हिस्सा कब और कैसे दूं
  मकान की रजिस्ट्री किस दिन कराऊं
  15 साल से किराए पर, अपना मकान नहीं हो पा रहा
  प्लॉट लिया पर घर क्यों नहीं बन पा रहा
  मकान लेने के लिए अभी समय सही चल रहा
  मेरा खुद का घर 35 से पहले होगा
  ससुराल के पास घर लें तो ठीक
  मेरी कुंडली के चौथे भाव से मकान के बारे में क्या पता चलता है
  जमीन ले के छोड़ दूं कि मकान भी अभी बनवा लूं
  क्या दिसंबर तक मेरा घर बिक जाएगा
  मकान पे बोर्ड लगाए साल हो गया एक ग्राहक नहीं
  मां का घर बेचना अशुभ तो नहीं
  खरीदार ने 40 लाख बोला है, दे दूं?
  भाई अपना हिस्सा बेच रहा है, मैं भी बेच दूं
  रजिस्ट्री किस तारीख को करूं, घर बेचा है
  मार्च से पहले बिक जाएगा ना घर
  बहन अपना प्लॉट बेचना चाहती है, बेचे?
  बेचने के बाद पछताना तो नहीं पड़ेगा, घर की बात है
  ये सौदा कब तक लटकेगा
  गोदाम बेचने का सोच रहे हैं हम सब, सही फैसला है
  पति के लिए नई गाड़ी लें क्या
  पुरानी कार बेच दूं क्या
  स्कूटी ले लूं क्या कॉलेज जाने के लिए
  ऑटो रिक्शा खरीद लूं किस्तों पे
  गाड़ी लेने की बहुत इच्छा है पर पैसे नहीं जुटते
  बुलेट लेना है, ले लूं?
  पुरानी खटारा कब तक चलाऊं
  वाइफ गाड़ी सीखना चाहती है, कार ले दूं
  किश्त पर स्कॉर्पियो उठा लूं
  पहली कार किस उम्र में लूंगा
  मेरी जिंदगी में कितनी गाड़ियां लिखी हैं
  बेटा अपनी कमाई से कार कब लेगा
  रोज घर में कलह होती है
  क्या घर में कोई नेगेटिव एनर्जी है
  घर में घुसते ही मन भारी हो जाता है
  जब से नए घर में आए हैं तब से कलेश क्यों
  घर में खुशियां कब लौटेंगी
  सास बहू मां बाप सबका झगड़ा, घर में चैन कब होगा
  घर में भूत प्रेत का साया तो नहीं, हमेशा अशांति
  जैसे ही मैं घर आता हूं झगड़ा शुरू, ऐसा क्यों
  घर में पैसे को लेके रोज चिक चिक
  क्या नए बच्चे के आने से घर में खुशी आएगी, अभी तो बस झगड़े
  हमारे घर को किसकी नजर लगी है
  घर के मंदिर की जगह बदलें तो क्लेश रुकेगा?
  घर किस दिशा में लेना चाहिए
  पति के लिए शुभ दिशा बताइए
  मेरे जन्म स्थान से किस दिशा में सफलता है
  ईशान कोण में भारी सामान क्यों नहीं रखते
  मकान की दिशा मेरी राशि से क्या होनी चाहिए
  कौनसी दिशा मे सिर करके सोना चाहिये
  पूरब वाला दरवाजा खोलें या पश्चिम वाला बंद रखें
  पिता से नहीं बनती
  परिवार मेरा साथ क्यों नहीं देता
  क्या भैया से मेरा रिश्ता सुधरेगा
  घरवालों को मेरी कोई कदर नहीं
  पापा मुझसे कब तक बात नहीं करेंगे
  छोटा भाई मेरी इज्जत नहीं करता
  मेरे भाई मेरे घर कब आएंगे, शादी के बाद से नहीं आए
  मां बाप की सुनूं या अपनी पत्नी की
  शादी के बाद मायके वाले भूल गए मुझे
  मां को हमेशा मेरी गलती ही दिखती है
  पूरा परिवार फिर से एक होगा क्या
  पिता का सुख है मेरी कुंडली में
  चाचा चाची हमसे फिर पहले जैसे मिलेंगे क्या
  पिताजी ने कभी गले नहीं लगाया
  मेरा भाई बुढ़ापे में मां बाप का साथ देगा क्या
  जिस भाई को पढ़ाया वही मुंह फेर गया
  क्या मेरी मां मुझे माफ करेगी
  मेरे पति पर जो क़र्ज़ है वह कब समाप्त होगा?
  क्या अभी सोना ख़रीदना ठीक रहेगा?
  पिताजी की ज़मीन मेरे नाम कब होगी?
  क्या पुराना मकान बेच देना चाहिए?
  बेटे को मोटरसाइकिल दिलाना ठीक होगा?
  घर में हर समय तनाव रहता है।
  क्या बड़े भाई से मेरी सुलह होगी?
  माँ मुझे कब समझेंगी?
  ऋण मुक्ति
  कर्ज
  करजा कद उतरैगा
  लौटा देगा ना वो
  जो खुद का पैसा दूसरे के पास है वो आएगा? मैंने उधार लिया नहीं दिया है
  निवेश
  सोना ले लूं के
  हिस्सो मिलसी के
  झगड़ा नहीं है, पापा खुद बांट रहे हैं, मुझे क्या अच्छा हिस्सा मिलेगा
  मकान
  flat book कर दूं?
  new car ले लूं?
  फॉर्च्यूनर आएगी क्या कभी घर
  बस चैन चाहिए घर में
  किधर सिर करके सोऊं
  पिता से संबंध
  पति ने दुकान के लिए 9 लाख का लोन लिया था, दुकान बंद हो गई, हर महीने 22 हजार किस्त है। ये कर्ज कब उतरेगा
  भाई उधार में डूब गया है, घर पे लोग आते हैं, उसका कर्ज कैसे उतरे
  ससुर जी हमें उधार देंगे क्या मकान के लिए
  दो महीने से किस्त टूट गई, बैंक वाले फोन पर गाली देते हैं
  लोन का पैसा किस दिन लेना शुभ है
  पापा ने रिटायरमेंट का 12 लाख अपने दोस्त की कंपनी में दिया, अब वो फोन नहीं उठाता। वापस मिलेगा क्या
  बेटे ने विदेश के एजेंट को 4 लाख दिए, वीजा नहीं आया, पैसे वापस होंगे?
  बेटी का दहेज का सामान और पैसा ससुराल में फंसा है, कब मिलेगा
  मां की विधवा पेंशन छह महीने से अटकी है, कब आएगी
  साढ़ू को 2 लाख दिए थे शादी में, मिलेंगे क्या
  मेरा पैसा फंसने के पीछे ग्रह कौन सा है
  पापा के रिटायरमेंट के 25 लाख कहां लगाएं सुरक्षित
  मां के पास 2 लाख हैं, डाकघर में रखें?
  जेवर लूं कि बिस्किट, निवेश के लिए
  दोस्त बैंक में है, पॉलिसी बेच रहा है, ले लूं निवेश के लिए
  मां को नाना की संपत्ति में हिस्सा कब मिलेगा
  मेरी दो बेटियां और एक बेटा है, जायदाद बराबर बांटूं या बेटे को ज्यादा दूं
  ससुर अपनी बेटी यानी मेरी पत्नी को कुछ देंगे क्या संपत्ति में
  पोती के नाम एफडी और मकान लिखना शुभ है
  भाई मेरे बगल वाला प्लॉट ले रहा है, मैं भी ले लूं?
  पापा का अधूरा मकान कब बनके तैयार होगा
  पत्नी चाहती है मायके के पास घर, मैं ऑफिस के पास चाहता हूं, कहां लेना शुभ
  आठवीं मंजिल का 3बीएचके देखा है, टोकन 2 लाख मांग रहे हैं, बुक कर दूं क्या
  रेरा वाला प्रोजेक्ट है पर लेट चल रहा है, पजेशन मिलेगा इस साल?
  पापा बीमार हैं इलाज के लिए खेत बेचना है, ग्राहक कब मिलेगा
  पति के नाम की जमीन बिक नहीं रही, कब बिकेगी
  भाई कहता है अभी बेचो मैं कहता हूं रुको, पुश्तैनी मकान का क्या करें
  घर में किराएदार जमा है इसलिए बिक नहीं रहा, क्या करें
  खरीदार कल आ रहा है, पैसे लेने का शुभ दिन कौन सा
  भाई ट्रक कब खरीद पाएगा
  बहन को शादी में कार देना ठीक रहेगा क्या
  पत्नी के नाम गाड़ी लें तो कौन सा रंग शुभ रहेगा
  दामाद को गाड़ी देना ठीक है
  हम किराए के घर में चले जाएं या यहीं रहके शांति की कोशिश करें
  दादी की तबीयत और पैसों की तंगी से घर में सब परेशान, घर में खुशी का उपाय
  त्योहार पर भी किसी ने एक दूसरे को मिठाई नहीं दी
  पापा दक्षिण की तरफ पैर करके सोते हैं, ये ठीक है क्या
  मां के पूजा घर का मुंह किधर हो
  पत्नी का मायका दक्षिण में है, वो दिशा हमारे लिए कैसी
  पापा और मेरी पांच साल से ढंग से बात नहीं हुई, एक ही घर में रहते हैं। दूरी कैसे मिटाऊं
  बीमार था तो घर से किसी ने हाल नहीं पूछा
  बेटी और मेरे पति में बातचीत बंद है, घर में बाप बेटी का रिश्ता कैसे सुधरे
  मम्मी कब तक मुंह फुला के बैठेंगी मुझसे
  राखी पर भाई ने फोन तक नहीं किया
  चाचा ने हमारी जमीन दबा रखी है, मिलेगी क्या
  खानदान के झगड़े की जड़ क्या है
  भाई से बिना मुकदमे के मामला कैसे निपटाऊं
  पति और जेठ के बीच जमीन का झगड़ा है, सुलझेगा?
  मामा से दुकान का विवाद कब तक
  मां के गहनों को लेके झगड़ा है बहनों में, निपटेगा
  बुआ ने केस करने की धमकी दी है हिस्से के लिए
  देवर घर का आधा मांगता है रोज लड़ाई, क्या करें
  बंटवारे के बाद सब शांत होगा क्या
  साले और ससुर में प्रॉपर्टी का झगड़ा है, मैं बीच में पड़ूं?
  भाई के साथ बैठके हिसाब किस तारीख को करूं
  छोटा भाई खेत बेच रहा है मेरी मर्जी के बिना, रुकेगा?
  क्या किसी ने मुझ पर नजर लगाई है
  दुश्मन कब तक परेशान करेंगे
  मेरा दोस्त मेरे पीठ पीछे बुराई करता है क्या
  जिसको भाई माना उसी ने पीठ में छुरा मारा
  मेरे दुश्मन मेरा पीछा कब छोड़ेंगे
  लोगों पे आंख बंद करके भरोसा करना छोड़ दूं
  मेरे दुश्मन मेरा कुछ बिगाड़ पाएंगे
  मेरे पति के दुश्मन कौन हैं जो उनका काम बिगाड़ते हैं
  रूठा हुआ यार कब मानेगा
  कोई मेरे खिलाफ साजिश रच रहा है?
  शत्रु नाश के लिए कोई पाठ
  जिसने मेरा बुरा किया उसको सजा मिलेगी?
  लोगों ने मेरा इस्तेमाल किया और छोड़ दिया
  बहू को बच्चा कब होगा, दादी बनने की इच्छा है
  क्या इस साल खुशखबरी मिलेगी
  आईवीएफ सफल होगा क्या
  आईवीएफ के लिए कौन सा महीना ठीक रहेगा
  निसंतान कब तक रहेंगे
  दूसरा बच्चा होगा क्या हमें
  दो बार मिसकैरेज हो गया, ऐसा क्यों हो रहा है
  बच्चा गोद ले लें क्या हम
  गर्भ ठहर नहीं रहा, कोई उपाय
  सास बच्चे के लिए ताने देती है रोज
  आईवीएफ करवाएं या इंतजार करें
  बच्चा होगा ना पक्का बोलिए
  क्या मेरी बड़ी बेटी मां बनेगी, डॉक्टर ने मना किया है
  पति गल्फ में रहते हैं छुट्टी मार्च में, उस समय गर्भ ठहरेगा?
  मेरी सहेली को बच्चा होगा क्या, 10 साल हो गए
  छोटे मेहमान कब आएंगे हमारे घर
  पहली बेटी है अब और संतान होगी क्या
  बच्चे की प्लानिंग किस महीने से करें
  कब तक दवाई खाती रहूं बच्चे के लिए
  बेटा मुझे जवाब देने लगा है
  15 साल का लड़का है बात बात पर गुस्सा, क्या करूं
  बेटे को गलत संगत से कैसे निकालूं
  बच्चों के लिए सब किया आज वही पूछते नहीं
  बेटे की मोबाइल की लत कब छूटेगी
  मैं कैसी मां हूं, बच्चों के साथ मेरा क्या योग
  लड़का नशा करने लगा है, छोड़ेगा क्या
  बेटे के साथ अगला साल कैसा रहेगा, अभी बहुत बहस होती है
  सिंगल मदर हूं, बेटा संभलता नहीं
  बेटी को मुझसे क्या शिकायत है
  मेरी संतान आज्ञाकारी होगी
  ये टीनएज का नखरा कब खत्म होगा बेटी का
  बेटा सुधर जाएगा ना
  बच्चों से मेल मिलाप कब होगा, तलाक के बाद मिलने नहीं देते
  कैट में 99 परसेंटाइल आएगा
  बहन का सीटेट हो जाएगा क्या
  रीट में इस बार हो जाएगा भाई
  यूजीसी नेट जेआरएफ कब निकलेगा
  आयलेट्स क्लीयर होगा की नही
  सुपर टेट कब निकलेगा
  परीक्षा इस साल दूं या ड्रॉप लूं
  साइंस लूं या कॉमर्स
  बेटी को बायो दिलाना ठीक रहेगा
  यूपीएससी में ऑप्शनल कौन सा लूं
  डिप्लोमा किस ट्रेड में करूं
  भाई को साइंस दिला दूं, कर लेगा?
  साइंस में नंबर नहीं आ रहे, गलत विषय तो नहीं ले लिया
  एमबीए अभी करना चाहिए या दो साल बाद
  11वीं में हूं साइंस समझ नहीं आता, क्या करूं
  बोर्ड के बाद कौन सा एंट्रेंस दूं
  साइंस ही लूं ना?
  बेटा 12वीं के बाद एनडीए की तैयारी करे या इंजीनियरिंग
  कोर्स में फॉर्म किस दिन भरूं, बीबीए ले रहा हूं
  एमसीए करूं क्या बीएससी के बाद
  बेटी पढ़ाई में कैसी रहेगी
  एनआईटी मिल जाएगा क्या इस रैंक पे
  पत्नी की अधूरी पढ़ाई पूरी होगी
  मुझे फेलोशिप कब मिलेगी
  जर्मनी की यूनिवर्सिटी से एडमिट आएगा क्या
  बहन पीजी करना चाहती है मेडिकल में, सीट मिलेगी
  आगे पढ़ने का बहुत मन है पर पैसे नहीं
  बेटा एमएस बीच में छोड़ तो नहीं देगा
  मास्टर्स के अप्लाई सब रिजेक्ट क्यूं हुए
  विदेश के लिए फ्लाइट किस दिन की लूं
  छोटी बहन विदेश कब निकलेगी
  विदेश में बसूंगा क्या
  एच1बी लॉटरी में मेरा नंबर आएगा
  फैमिली वीजा कब तक लगेगा
  वीजा इंटरव्यू में दो बार रिफ्यूज क्यों हुआ
  एक्सप्रेस एंट्री में सीआरएस कट जाएगा मेरा
  ग्रीन कार्ड मिलेगा ना पक्का
  क्या बँटवारा इस वर्ष हो जाएगा?
  क्या किसी की बुरी नज़र मुझ पर है?
  बेटी नीट में सफल होगी?
  परिश्रम के बाद भी अंक कम क्यों आते हैं?
  किस देश में जाने की संभावना है मेरी?
  अपने ही भाई ने पीठ पे वार किया जमीन के लिए
  केहू हमरा पर कुछ कइले बा का
  जलने वालों से कैसे बचूं
  हमार गोद कब भरी
  baby कब होगा
  डॉक्टर ने हाथ खड़े कर दिए, अब संतान के लिए क्या करूं
  बच्चे की mobile addiction कैसे छुड़ाऊं
  सुधरेगा कब ये लड़का
  बच्चे साथ देंगे ना बुढ़ापे में
  रिजल्ट
  पास होऊंगा के
  इंटर के बाद का करीं, बीए कि बीएससी
  admission मिल जाएगा क्या
  पीजी करूं कि रुक जाऊं
  foreign जाऊंगा क्या कभी
  पासपोर्ट अटका है, जाना कैसे होगा
  जा तो चुका हूं, अब यहां टिक पाऊंगा हमेशा?
  वर्क वीजा कब तक बचा रहेगा
  पिताजी के जाने के बाद बड़े भाई ने सारी जमीन पर कब्जा कर लिया है, बात करो तो मारने दौड़ता है। झगड़ा कब सुलझेगा
  पति के चाचा हमारी दुकान खाली नहीं करते, बिना कोर्ट के मामला कैसे निपटे
  मेरे बेटे मेरे सामने ही जायदाद के लिए लड़ते हैं, मेरे जीते जी बंटवारा कर दूं क्या
  चाचा के लड़के रास्ता बंद कर दिए हैं, खुलेगा क्या
  ननद को हिस्सा दे दें या डटे रहें
  जिस भाई को कंधे पे घुमाया वही आज लाठी लेके खड़ा है
  बटवारा होगा क्या इस साल
  पति का बिजनेस में कोई दुश्मन है जो टोना कर रहा है क्या
  भाई की गांव में दुश्मनी हो गई है, खतरा तो नहीं
  जेठानी ने हमारे ऊपर कुछ करवाया है क्या
  गांव में सब पीठ पीछे हंसते हैं मेरी तरक्की देख के
  मेरा कोइ दुश्मन हे क्या
  शादी को 9 साल हो गए, दो आईवीएफ फेल, सास ताने देती है, पति चुप हैं। हमारी गोद कब भरेगी
  बेटी को तीसरा महीना चढ़ के गिर गया था, अब दुबारा ठहरेगा क्या
  भाभी की गोद कब भरेगी
  बहन को डॉक्टर ने समय लगेगा कहा है, मां बन पाएगी ना
  42 की उम्र में पिता बनने का योग है क्या मेरा
  बच्चा कब होगा pls जल्दी बताओ
  सबके घर बच्चे की किलकारी है मेरे घर सन्नाटा
  छोटा बेटा मेरे हाथ से निकलता जा रहा है, सुधरेगा क्या
  पोता दिन भर फोन में घुसा रहता है, ये आदत कब जाएगी
  पढ़ाई का दबाव डालूं या उसके मन का करने दूं, बेटा 15 का है
  बेटी किसी लड़के से फोन पे बात करती है, डांटूं तो रूठ जाती है। कैसे संभालूं
  बेटा बेटी मेरी कद्र कब करेंगे
  होस्टल से बेटे की शिकायत आई है, संभल जाएगा
  तीसरा अटेम्प्ट है नीट का, पिछली बार 40 नंबर से रह गया, पापा ने कहा आखिरी मौका है। इस बार निकलेगा क्या
  भाई का पुलिस कांस्टेबल का पेपर था कल, निकलेगा
  परिक्षा मे पास हो जाउंगा क्या
  पेपर लीक हो गया फिर से देना पड़ेगा, हिम्मत नहीं बची
  छोटी बहन के लिए 11वीं में कौन सा सब्जेक्ट ठीक
  चाचा के लड़के ने 12वीं की है, अब वो क्या करे
  बेटा छठी तक फर्स्ट आता था, फोन मिला तब से पढ़ना ही बंद, मन क्यों नहीं लगता उसका
  भाई को आईआईटी की सीट मिल जाएगी, रैंक 9000 है
  मेरे गाइड मेरी थीसिस पर साइन नहीं करते, पीएचडी क्यों अटकी है
  पति दो साल से कतर में हैं, हमें घुमाने कब बुलाएंगे
  मलेशिया जाऊं कम पैसे में या यूरोप का इंतजार करूं
  एजेंट ने तारीख पे तारीख दी, अब तक टिकट नहीं आया
  12 साल से अमेरिका में हूं, ग्रीन कार्ड की लाइन लंबी है, मां बाप बूढ़े हो रहे हैं। भारत लौट जाऊं या रुकूं
  देवर का इमिग्रेशन हो जाएगा
  शहर बदलूं क्या
  स्थान परिवर्तन का योग है क्या
  जन्मभूमि छोड़ने से तरक्की होगी मेरी
  अहमदाबाद में बस जाएं परिवार के साथ
  नए शहर में अकेले जाने से घबराहट हो रही है, जाऊं या नहीं
  मम्मी पापा को अपने पास शहर ले आऊं
  चार धाम कब जाऊंगी
  मां को काशी ले जा पाऊंगा
  रात को गाड़ी से निकलना सुरक्षित रहेगा?
  शिरडी जाने का अच्छा दिन
  मेरे पैर में चक्कर कब तक, बस सफर ही सफर
  मनाली जाएं कि केरल
  बहुत मन है मथुरा वृंदावन जाने का, जा नहीं पाती
  पापा की तबीयत में उन्हें तीर्थ ले जाना ठीक है
  घर से निकलने का शुभ समय 25 तारीख को
  पति टूर पर जा रहे हैं सब कुशल रहेगा
  बहन के घर जाने का प्लान है दिवाली पे, सफर ठीक रहेगा
  हज का बुलावा कब आएगा
  सड़क से 800 किमी जाना है गाड़ी लेके, जाएं?
  बिटिया दोस्तों के साथ मसूरी जाना चाहती है, जाने दूं
  तबीयत कब ठीक होगी
  मां की तबीयत आगे कैसी रहेगी
  घर में कोई न कोई बीमार क्यों रहता है
  पत्नी की तबीयत में सुधार होगा क्या
  घुटनों का दर्द कब तक
  सिर दर्द रहता है रोज
  पिताजी की सेहत को लेकर कोई खतरा तो नहीं
  बच्चा बार बार बीमार क्यों होता है, खांसी जुकाम
  मेरी कुंडली में स्वास्थ्य का योग
  कमर दर्द से राहत कैसे मिले
  बाल झड़ रहे हैं रुकेंगे क्या
  तबियत मे सुधार होगा की नही
  पेट हमेशा खराब रहता है
  इस महीने सेहत का हाल कैसा रहेगा
  रात को हाथ पैर में दर्द क्यों रहता है
  ये टेंशन कब तक
  बहुत तनाव में हूं
  पति आजकल बहुत टेंशन में रहते हैं
  दुबई में हूं परिवार इंडिया में, रात को रोता हूं
  हंसता हूं सबके सामने अंदर से खाली हूं
  मन में अजीब अजीब ख्याल आते हैं
  मुझे सुकून कब मिलेगा
  दिमाग में हर वक्त कुछ चलता रहता है
  बहुत अकेला हूं यार
  कुछ अच्छा नही लगता
  कोई समझने वाला नहीं है
  रातों की नींद कब लौटेगी
  भाई बहुत तनाव में है खाना भी नहीं खाता
  इस मानसिक परेशानी से कब निकलूंगा
  रिटायर हुए 6 महीने, दिन काटना मुश्किल
  मेरे मन का डर कब निकलेगा
  बेटी एग्जाम के डर से रोती है
  शादी के नाम से घबराहट होती है
  रिजल्ट आने वाला है हाथ कांप रहे हैं
  क्या मेरा डर सच हो जाएगा
  एग्जाम फोबिया कब जाएगा मेरा
  मम्मी पापा की उम्मीदें टूट जाएंगी अगर मैं नहीं निकाल पाया
  बेटा बोलता है मैं नहीं कर पाऊंगा, डरा हुआ है
  डर के रुक जाऊं या कोशिश करूं, हार का डर है
  छोटी छोटी बात पर चिढ़ जाता हूं
  पत्नी का गुस्सा कब कम होगा उसका स्वभाव ही गरम है
  पापा का गुस्सा उम्र के साथ कम होगा
  ट्रैफिक में तो खून खौल जाता है
  गुस्से पर काबू कब पा सकूंगी
  भाई बहुत गरम दिमाग का है सुधरेगा क्या
  बच्चों पर चिल्लाना कैसे बंद करूं
  बच्चों पे हाथ उठाके फिर खुद रोती हूं
  लाल कपड़े न पहनूं क्या, गुस्सा बढ़ता है या ये वहम है
  चिढ़ मचती है सब से
  मेरे लग्न के अनुसार मेरा व्यक्तित्व
  मेरा दिमाग किस तरह का है, तेज या धीमा
  वृश्चिक लग्न के हिसाब से मैं कैसी हूं
  जरा मेरी प्रकृति का वर्णन कीजिए
  बच्चे की राशि से उसका स्वभाव कैसा है, मेरी नहीं अपनी बताऊं तो मैं कैसी हूं
  पांच साल की बेटी है, बड़ी होकर कैसी इंसान बनेगी
  खुद को समझना चाहता हूं, बताइए
  मैं कंजूस हूं क्या सच बताओ
  क्या मेरी कुंडली में कुछ स्पेशल है
  क्या मुझमें लीडर बनने की क्षमता है
  मेरी पत्रिका में दोष और गुण
  कमजोर ग्रह मेरे कब मजबूत होंगे और कमजोरी जाएगी
  मेरे में कोई हुनर है भी
  क्या मैं किसी चीज में जीनियस हूं
  मेरा दिमागी लेवल कैसा है, स्ट्रेंथ बताओ
  किस बात में मुझे सुधार करना है
  मैं इस दुनिया में क्यों आया
  आत्मा का उद्देश्य कुंडली से बताओ
  क्या मेरे जीवन का कोई बड़ा लक्ष्य है
  मैं कुछ बड़ा करने के लिए बना हूं क्या
  बच्चे सेटल हो गए अब समझ नहीं आता मेरा काम क्या बचा
  जिंदगी का मक़सद बताओ यार
  35 की हूं, पति बच्चे सब हैं, पर मैं कौन हूं ये नहीं पता
  मेरी जिंदगी का कोई मतलब है
  बैंक से वीआरएस ले लिया, अब जीवन में क्या करूं
  जीवन का उदेश्य बताइये कृपया
  लगता है गलत जिंदगी जी रहा हूं
  पति के जाने के बाद अब जीवन का सहारा क्या बनाऊं
  मेरे जीवन के मुख्य लक्ष्य बताओ
  मेरे जीवन का अंतिम पड़ाव कैसा और किस काम का होगा
  अच्छा समय कब आएगा
  कोई उम्मीद है क्या मेरे लिए
  दुख कब तक लिखा है मेरे जीवन में
  किस उम्र में भाग्योदय है मेरा
  शादी के बाद भाग्योदय होगा क्या
  परेशानियां कब पीछा छोड़ेंगी
  समय कब सुधरेगा मेरा
  तीन साल से सिर्फ बुरा ही हो रहा है, नौकरी गई पापा गए रिश्ता टूटा
  बुरा वक़्त कब जायेगा
  अच्छा समय आएगा ना सच में
  किस्मत के दरवाजे बंद क्यों हैं
  अब तो हिम्मत टूट गई है कुछ भी ठीक नहीं होता
  हमारा स्थान परिवर्तन कब होगा?
  माँ की तबीयत कब ठीक होगी?
  रात भर नींद नहीं आती है।
  मुझे असफल होने का बहुत डर लगता है।
  बेटी को परीक्षा का बहुत भय है।
  मेरी कुंडली की विशेषताएँ बताइए।
  जीवन को सार्थक दिशा कैसे दूँ?
  जाऊं कि ना जाऊं इस सफर पे
  स्वास्थ्य
  हमार तबियत कब ठीक होई
  शरीर में जान नहीं लगती
  नींद गायब
  ये बेचैनी कब तक
  इतना अकेला क्यों लगता है
  डर नहीं लगता, बस उदासी रहती है हर समय
  हमार सुभाव कइसन बा
  क्या करने आए हैं दुनिया में, कुछ समझ नहीं पाता
  रास्ता कब मिलेगा जीवन का
  किस्मत
  कब पलटेगा वक्त
  बुरे दिन कब तक
  अच्छा होगा ना कुछ
  मां को अपने पास बेंगलुरु ले आऊं तो वो खुश रहेगी क्या
  परिवार को लेकर नए शहर में बस रहे हैं, सब ठीक रहे उसके लिए क्या करें
  मां 70 साल की हैं घुटने खराब हैं, चार धाम की जिद कर रही हैं, ले जाऊं क्या
  पापा को गया पिंडदान के लिए कब ले जाऊं, कौन सी तारीख
  बच्चों को डिज्नी नहीं तो कम से कम वैष्णो देवी कब ले जा पाऊंगा
  अयोध्या रामलला के दर्शन को कब जाना होगा, तीन बार टिकट कराके कैंसिल हुआ
  पापा तीन महीने से बिस्तर पर हैं, डॉक्टर कुछ साफ नहीं बताते, कब तक उठेंगे
  बच्ची हर महीने बुखार में पड़ जाती है, कारण क्या है
  पत्नी डिलीवरी के बाद बहुत कमजोर हो गई, पहले जैसी होगी क्या
  चाचा अस्पताल में हैं, कब तक छुट्टी मिलेगी
  दोस्त की तबीयत बहुत दिनों से ढीली है, ठीक हो जाएगा
  पतंजलि की दवा लूं या डॉक्टर वाली, शरीर में जान नहीं है
  पांच साल से पीठ में दर्द है, बैठ के काम करता हूं, राहत कब मिलेगी
  बेटी की शादी टूटने के बाद से वो किसी से बोलती नहीं, रात भर जागती है
  पांच लाख की नौकरी है, अच्छा घर है, फिर भी रात को छत देखता रहता हूं
  हॉस्टल में सब हंसते खेलते हैं मैं अकेली कोने में बैठी रहती हूं
  क्या केतु के कारण मेरा मन दुनिया से उचट रहा है
  मन इतना चंचल है, इसका ज्योतिष में क्या इलाज है
  बेटा कोटा से फोन करके कहता है पापा मैं नहीं कर पाऊंगा, डर गया है बहुत
  बेटी स्टेज पर जाने से डरती है, उसका डर कैसे भागे
  पति को नौकरी जाने का डर दिन रात खाता है
  बहन को लगता है वो फेल हो जाएगी, समझाने पे भी नहीं मानती
  क्या मेरा बच्चा इस डर से बाहर आ पाएगा
  एक साल ड्रॉप लिया है, अगर इस बार भी नहीं हुआ तो घर में क्या बोलूंगी यही सोचके हाथ पांव फूलते हैं
  सब कहते हैं तू कर लेगा, मुझे ही यकीन क्यों नहीं होता
  डर के आगे कूद जाऊं या सुरक्षित रहूं, असफल होने से डरता हूं
  पति गुस्से में सामान तोड़ते हैं बाद में माफी मांगते हैं, उनका क्रोध कैसे शांत हो
  बहन का गुस्सा शादी के बाद कम होगा
  जब कोई मेरी बात काटता है तो खून क्यों खौलने लगता है
  बेटी 16 की है बहुत चुप रहती है, उसका स्वभाव असल में कैसा है
  पति के स्वभाव के बारे में बताइए, 10 साल में भी समझ नहीं पाई
  मेरी मां किस तरह की इंसान हैं कुंडली से
  सब कहते हैं मैं घमंडी हूं पर मुझे लगता है मैं बस कम बोलती हूं, मैं असल में कैसी हूं
  मेरे मन की वो बात बताओ जो मैं किसी से नहीं कहता
  बेटे में कौन सी प्रतिभा छुपी है, अभी 9 साल का है
  बेटी की खूबियां और कमियां बताइए
  पापा की कुंडली में सबसे बढ़िया योग कौन सा था जिससे वो सफल हुए
  मेरी कुंडली मे क्या अच्छा हे क्या बुरा
  58 का हूं, दोनों बच्चे विदेश में सेटल हैं, नौकरी दो साल में खत्म। अब मेरे जीवन का क्या मकसद होना चाहिए
  बेटी दिव्यांग है, उसके जन्म का क्या उद्देश्य होगा, भगवान ने क्या सोचा है
  बार बार मौत के मुंह से बचा हूं, भगवान ने मुझे किस काम के लिए बचाया और क्यों
  क्या मेरा जीवन सिर्फ दूसरों की सेवा के लिए है
  पापा के जीवन में सुख के दिन कब आएंगे
  मां ने बस दुख ही देखा है, अच्छे दिन कब आएंगे उनके
  भगवान ने शायद मेरी फाइल बंद कर दी है, कुछ अच्छा होता ही नहीं
  2027 कैसा रहेगा
  मेरी जिंदगी में क्या क्या लिखा है
  अगला साल बेहतर है या उसके बाद वाला
  मेरी जिंदगी में कुछ बड़ा होने वाला है क्या
  मेरी जिंदगी में इतने उतार चढ़ाव क्यों हैं
  मेरे जीवन की मुख्य घटनाएं बताओ
  ये दौर कब तक चलेगा जिंदगी का
  पता नहीं आगे क्या होगा मेरी जिंदगी का
  संक्षेप में मेरी पूरी कुंडली
  मेरी जिंदगी के कितने अच्छे साल हैं
  नौकरी तो लग चुकी है 2024 में
  पापा की मृत्यु उस साल क्यों हुई, कुंडली में क्या था
  मेरा पहला रिश्ता क्यों टूटा था 2023 में
  नहीं, 2020 में कुछ नहीं हुआ था
  मेरी बीती जिंदगी की तीन बड़ी बातें बताओ
  मेरी शादि तो हो गयी है 2020 मे
  चार साल पहले घर क्यों छोड़ना पड़ा था हमें
  कोविड में नौकरी गई नहीं, मिली थी मुझे, फिर से देखो
  कल मेरे साथ जो हुआ उसका कारण क्या था
  उसने मुझे 2021 में छोड़ा, उस समय कौन सा ग्रह खराब था
  गाड़ी तो ले ली मैंने दो महीने पहले
  पूजा में मन कैसे लगे
  मेरा आध्यात्मिक जीवन कैसा रहेगा
  भैरव बाबा की पूजा करें कि काली मां की
  घर में अखंड ज्योत जलाऊं
  कोनसे भगवान को मानू मै
  विष्णु भक्ति या शिव भक्ति
  किस मंदिर में जाना चाहिए मुझे
  मेरी कुंडली में सिद्धि योग है
  सोलह सोमवार की पूजा शुरू करूं
  क्या शनिवार को तेल चढ़ाने से फायदा होगा
  काले कुत्ते को रोटी दूं क्या
  सारे ग्रहों के आसान उपाय बता दो
  पति के धंधे के लिए उपाय बताओ
  महामृत्युंजय जाप करवाना चाहिए क्या
  मैं नॉनवेज खाता हूं, व्रत रख सकता हूं क्या
  इस समस्या का हल बताएं
  मां की सेहत के लिए मंत्र बता दीजिए
  नजर उतारने का टोटका
  बेटे के लिए कौन सा पत्थर
  किस उंगली में पहनूं पन्ना
  कितने रत्ती का पुखराज
  पत्नी को ओपल पहना दूं
  नौकरी के लिए स्टोन बताइए
  पन्ना बाएं हाथ में पहन सकती हूं
  बेटी को पन्ना पहना सकते हैं, पढ़ाई के लिए
  रात को रत्न उतारना चाहिए
  क्रिस्टल ब्रेसलेट कौन सा मेरे लिए अच्छा
  पन्ना पहनने के फायदे मुझे क्या होंगे
  भाई को मूंगा चलेगा
  लकी नंबर बताओ
  कौन सी तारीख लकी है मेरे लिए
  गाड़ी का शुभ नंबर निकाल दो
  7 मेरा लकी नंबर है ना
  नाम की स्पेलिंग बदल लूं क्या
  बैंक में खाता किस अंक पर खत्म हो तो शुभ
  8 अंक मेरे लिए भारी है
  शुभ अंक क्या हे मेरा
  जर्सी नंबर कौन सा लूं, क्रिकेट खेलता हूं
  मेरे लिए शुभ तिथि और वार
  भाग्यशाली अंक और उसका ग्रह
  दसवें घर का स्वामी कहां बैठा है
  मेरे छठे भाव में केतु है, क्या करता है
  राहु अभी मेरी जन्म कुंडली में किस भाव में बैठा है
  अगली महादशा किसकी है और कब से
  महादशाओं की पूरी लिस्ट सालों के साथ
  भावेश और उनके घर बता दो
  दूसरे घर में क्या बैठा है जी
  क्या मेरा मंगल खराब है
  मेरे लिए सूर्य अच्छा है या गुरु
  मारक ग्रह कौन सा है मेरी कुंडली का
  मेरा सूर्य पिता से दूरी बनाता है क्या, कमजोर है?
  शनि मेरी कुंडली में क्या कर रहा है
  कौनसा ग्रह खराब हे मेरा
  मम्मी का चंद्रमा ठीक नहीं चल रहा क्या
  मेरे ग्रह कब ठीक होंगे
  राजयोग है क्या मेरी कुंडली में
  मंगल दोष भंग हो रहा है
  मेरे राजयोग का फल क्या है
  साढेसाती शुरू हो गई क्या मेरी
  साढ़ेसाती में शादी कर सकता हूं
  सन्यास योग है क्या मेरी कुंडली में
  शनि की साढ़ेसाती मेरी राशि पर कब से है
  राहु मेरे आठवें से कब हटेगा गोचर में
  2027 के सारे बड़े गोचर और मेरे ऊपर असर
  क्या अभी ग्रहों की चाल मेरे पक्ष में है
  केतु का गोचर मेरी राशि में कब बदलेगा
  खग्रास चंद्रग्रहण का मेरी मिथुन राशि पर फल
  मेष राशि में सूर्य आने से मुझे क्या मिलेगा
  ग्रहण में खाना खा सकती हूं? मेरी राशि पर भारी है क्या
  गोचर कुंडली से बताओ अभी क्या चल रहा
  कृपया मेरी कुंडली का संक्षिप्त फलादेश बताइए।
  मुझे किस देवता की आराधना करनी चाहिए?
  क्या मेरी कुंडली में मोक्ष का योग है?
  मुझे किस दिन व्रत रखना चाहिए?
  मुझे कौन सा रत्न धारण करना चाहिए?
  रत्न धारण करने का शुभ दिन कौन सा है?
  मेरा शुभ अंक कौन सा है?
  इस समय कौन सा ग्रह मुझे कष्ट दे रहा है?
  मेरी साढ़ेसाती कब समाप्त होगी?
  क्या मेरी कुंडली में राजयोग है?
  बीता समय
  पिछले साल के हुआ था मेरे साथ
  job तो लग गई मेरी 2025 में
  पूर्व जन्म
  कुण से देवता ने पूजूं
  कवन भगवान के पूजा करीं हम
  मुक्ति मिलेगी क्या
  मंत्र
  कितनी माला जपूं
  नीलम
  शुभ अंक
  कुण सो रंग शुभ सै
  नक्षत्र
  म्हारी रासी के सै
  अष्टम भाव
  केतु कब तक तंग करेगा
  हम मांगलिक बानी का
  ढैया कब तक
  पति की कुंडली देखके बताइए आगे क्या क्या होने वाला है
  24 साल का हूं, गांव से हूं, न पैसा न पहचान। मेरी कुंडली में आगे क्या लिखा है
  नोकरी तो लग गयी मेरी पिछले महीने
  2023 मेरे लिए कैसा था कुंडली के हिसाब से
  बेटे को किस भगवान की पूजा करनी चाहिए
  मां को सपने में देवी आती हैं, क्या उन पर कृपा है
  बेटे को नजर बहुत लगती है, टोटका बताओ
  भाई का राहु खराब है, उसके लिए उपाय
  पति को नीलम पहनाना है, 3 लोगों ने मना किया एक ने हां बोला, पहने क्या
  भाई ने मेरा पुखराज पहन लिया, कोई नुकसान तो नहीं
  पापा को कौन सा रुद्राक्ष देना ठीक
  7 रत्ती का पन्ना पांच साल से पहना है, अब फीका पड़ गया, बदल लूं क्या
  अंगूठी में नग किस धातु में जड़वाना चाहिए, कैसे पता चले
  बेटी का शुभ अंक और शुभ दिन
  मोबाइल नंबर दो मिल रहे हैं, एक का जोड़ 5 और एक का 8, कौन सा लूं
  हफ्ते के सातों दिन किस रंग के कपड़े पहनूं मेरे लिए शुभ
  बेटी के सातवें घर में कौन सा ग्रह है
  पापा की जन्म राशि
  पत्नी की राहु की दशा कब शुरू होगी
  बेटे का मंगल खराब है क्या, बहुत चोट लगती है
  मेरा चन्द्रमा कमजोर हे क्या
  पापा को कालसर्प था तो मुझे भी होगा क्या
  एक कहता है मांगलिक हूं एक कहता है नहीं, मंगल दोष में ये फर्क क्यों
  भाई की राशि से शनि हट गया क्या
  चैनल पे बता रहे थे पांच ग्रह एक साथ आ रहे हैं, मेरे ऊपर क्या असर होगा
  अगले तीन महीने के गोचर और उनका मुझ पर असर
  समय पता नहीं तो क्या फर्क पड़ता है
  मुहूर्त क्या होता है
  क्या जुड़वां की कुंडली में राशि वही होती है, आम तौर पे
  सिजेरियन में जन्म का समय कौन सा माना जाता है
  कुंडली में चलित चक्र क्या दर्शाता है
  रेट्रोग्रेड ग्रह का हिन्दी मतलब
  मेरी कुंडली अच्छी है या मेरी जुड़वां बहन की
  कितने मिनट के फर्क से कुंडली बदलती है जुड़वां में
  सीजेरियन से हुए जुड़वां की कुंडली सही मानी जाती है क्या
  मेरा जुड़वां भाई पैदा होते ही चला गया, मेरी कुंडली पर इसका क्या
  जुड़वां भाई बहन हैं लड़का लड़की, कुंडली एक ही मानें?
  जुडवा है फिर भी अलग क्यू
  जुड़वां बच्चों को अलग स्कूल में डालूं
  जुड़वां बेटों में पटेगी क्या आगे
  मेरी जुड़वां की कुंडली जोड़ दूं तो अंतर बता पाओगे?
  मेरी जुड़वां बहन को बच्चा हुआ, मुझे भी इसी साल होगा
  जुड़वां वाली बात कुंडली में दिखती है मेरी
  कल कैसा रहेगा मेरे लिए
  इस रविवार का हाल
  28 तारीख को कोर्ट नहीं बैंक जाना है, दिन ठीक है?
  कल के लिए मेरी सलाह क्या है
  परसों डॉक्टर के पास जाऊं, दिन अच्छा है?
  इस महीने का हाल बताओ
  मासिक राशिफल क्या कहता है
  फरवरी में मेरा हाल कैसा होगा
  इस हफ्ते मेरे सितारे क्या कहते हैं
  रमजान का महीना मेरे लिए कैसा रहेगा
  महीने भर की सलाह दे दीजिए
  गाड़ी का शुभ मुहूर्त बताइए
  मुंडन के लिए अच्छा दिन
  सगाई की शुभ तिथि बताइये
  सिजेरियन के लिए शुभ दिन और समय, 20 से 28 के बीच
  राखी बांधने का समय कब है
  किराए के नए घर में दूध उबालने का मुहूर्त
  गोदभराई की तारीख निकालिए
  विद्यारंभ कब कराऊं बच्चे का
  देवउठनी पे शादी रख लें
  फिल्म का मुहूर्त शॉट कब रखें
  बहन की सगाई के लिए इस महीने का कोई दिन
  पापा की 60वीं पूरी पर शांति पूजा कब कराएं, तारीख
  मेहंदी और हल्दी की तारीख भी मुहूर्त से बता दो
  नए घर में सामान कब ले जाएं मुहूर्त से
  भाई की कुंडली कैसे जोड़ूं ऐप में
  क्या मेरी जानकारी सुरक्षित है
  नोटिफिकेशन बंद करने हैं
  मेरे पैकेज में क्या क्या है
  जन्म स्थान बदलना है प्रोफाइल में
  सवाल कितने बचे मेरे बता
  मोबाइल नंबर चेंज करना है खाते का
  इनवॉइस चाहिए मुझे जीएसटी वाला
  चुनाव कौन जीतेगा, मोदी फिर आएंगे क्या
  प्रधानमंत्री कौन है
  पेट्रोल का रेट कितना है
  दुनिया कब खत्म होगी
  आज का सोने का भाव
  क्या भूत सच में होते हैं
  वर्ल्ड कप फाइनल में कौन जाएगा
  विराट कोहली इस मैच में शतक मारेगा
  मेरे कुत्ते के लिए नाम बताओ
  टीवी पे आज क्या आ रहा है
  गूगल का मालिक कौन है
  इंस्टा के लिए कैप्शन दे दो
  आधार कार्ड में पता कैसे बदलूं
  रिज्यूमे बना दो मेरा
  हिंदी की गिनती सिखाओ बच्चे को
  वेबसाइट कैसे बनाते हैं कोड दो
  क्या जुड़वाँ बच्चों की कुंडली समान होती है?
  कल का दिन कैसा रहेगा?
  क्या किसी पंडित जी से फ़ोन पर बात हो सकती है?
  मेरे लिए एक छोटी सी कविता लिखिए।
  जुड़वां कुंडली
  कल का दिन
  आज कि कल
  इस हफ्ते
  car लेने की best date
  नामकरण
  सवाल बचे?
  अकाउंट बंद
  खीर कैसे बनाऊं
  प्रश्न शास्त्र किसे कहते हैं
  मेरे जुड़वां बेटे हैं, एक का ऑपरेशन हुआ दूसरा एकदम ठीक, कुंडली एक फिर ऐसा क्यों
  जुड़वां पोते पोती में किसका भाग्य तेज है
  11 मिनट के अंतर से मेरे और भाई के नवांश में फर्क आता है क्या, क्या फर्क
  मेरी जुड़वां बहन मां बन गई, मेरा नंबर कब
  बैंक का काम आज निपटा दूं कि सोमवार को
  क्या इस महीने के अंत तक कुछ अच्छा होगा
  फरवरी 2027 मेरे लिए कैसा जाएगा
  फ्लैट की चाबी लेने का शुभ दिन बताइए
  मलमास लगने से पहले कार उठा लें
  199 कट गए और एक भी सवाल नहीं मिला
  मैंने कल 5 सवाल खरीदे थे अब कितने हैं
  पासवर्ड भूल गया हूं
  मेरे पापा को फोन चलाना नहीं आता, उनकी कुंडली कैसे डालूं
  कल भारत का मैच कितने बजे है और कौन जीतेगा
  बंगाल में दीदी फिर जीतेंगी क्या
  सोना और महंगा होगा क्या बाजार में, सरकार क्या करेगी
  गणित का सवाल हल करो 25 गुणा 14
  भारत की राजधानी
  धन्यवाद जी समझ गया सब
  धन्यवाद अब जाके उम्मीद जगी
  शादी के बारे में जो बताया उसके लिए शुक्रिया
  जय माता दी
  हाय भाई
  नमस्कार, मैं सुनीता बोल रही हूं
  वणक्कम जी
  जय भोलेनाथ
  बाय
  बाय बाय
  अच्छा अब सोने जा रही हूं
  कल बात करते हैं
  अब बस, बाय
  टाटा
  मिलते हैं फिर
  बस अब और नहीं पूछना, बाय
  बच्चे उठ गए, बाद में बात करूंगी
  आज बहुत बात हो गई, अब चलते हैं
  मैं जा रहा हूं
  सो जाता हूं अब रात हो गई
  लंच खत्म, काम पे वापस, बाय
  बाई
  अलविदा दोस्त
  फिर मुलाकात होगी
  ठीक
  ओह
  वाह
  सही पकड़े हैं
  अच्छा ठीक है देखते हैं
  मान लिया
  जी जी
  ओके जी कर लूंगा
  आप आदमी हैं या औरत
  आपका अनुभव कितने साल का है पंडित जी
  अपना परिचय दीजिए
  मैं किससे बात कर रही हूं
  सामने कोई असली है?
  कहीं आप सॉफ्टवेयर तो नहीं
  फर्जी ऐप है ये
  आप लोग लूट रहे हो
  सवाल कुछ पूछा जवाब कुछ और दिया
  ये तो सबको यही बोलते होगे
  एकदम घटिया सर्विस
  पागल बना रहे हो क्या
  स्कैम लगता है
  इससे अच्छा तो अखबार का राशिफल है
  झूठे हो तुम लोग
  तुक्का मारते हो बस
  कोई फायदा नहीं यहां पूछने का
  मैं तो पछता रहा हूं यहां आके
  नाराज हूं मैं आपसे, ठीक से नहीं बताया
  मुझे उल्लू मत बनाओ
  ये गलत है
  ऐसा तो कुछ भी नहीं हुआ
  झूठ है ये
  नहीं नहीं मैं तो शांत हूं
  दूसरे पंडित ने तो कुछ और कहा
  आपने कहा पैसा आएगा, आया तो नहीं
  मैं इस बात से सहमत नहीं
  फिर से देखिए, गलत लग रहा है
  मेरा तो कोई भाई ही नहीं है
  वो तारीख निकल गई कुछ नहीं हुआ
  मेरे पापा तो जिंदा हैं, आप क्या बोल रहे
  ऐप वाले ने मांगलिक बताया आप मना कर रहे
  गलत बात है ये
  ये बात मुझ पर लागू नहीं होती
  हकीकत कुछ और ही है
  आप कह रहे खर्चीला हूं, मैं तो कंजूस हूं
  नहीं मानती मैं
  दिल टूट गया है
  सुनके बहुत अजीब लग रहा है
  कुछ समझ नहीं आ रहा
  मैं थक चुकी हूं
  मुझे बुरा लगा ये सुनके
  हिम्मत जवाब दे रही है
  आजकल कुछ भी अच्छा नहीं लगता
  सुनके दिल को सुकून मिला
  मैं शर्म से गड़ गया
  बहुत गुस्सा आ रहा है अभी
  मैं तो मान गया आपको
  क्या बताऊं, बस परेशानी ही परेशानी
  उम्मीद जगी है थोड़ी
  खुशी हुई जानके
  एक पंडित ने बोला मुझ पर काला जादू है
  किसी ने कहा मेरी दो शादी होंगी
  यूट्यूब पे सुना मेरी राशि का बुरा समय है
  मंदिर के पुजारी ने कालसर्प बताया है
  आपने ही तो बोला था कि साल अच्छा है
  अंक ज्योतिष वाले ने नाम बदलने को कहा
  मेरी सास के पंडित ने कहा मैं घर के लिए अशुभ हूं
  गुरुजी बोले थे 11 गुरुवार कर लो सब ठीक होगा
  पंडित ने 50 हजार की पूजा बताई है
  मेरी मां को किसी ने बोला बेटा परदेस जाएगा
  विस्तार से बताइए
  थोड़ा और समझाइए
  इसमें और गहराई से देखिए
  और डिटेल चाहिए
  इस जवाब को बढ़ा के बताओ
  इसी बात को थोड़ा लंबा करके बताओ
  एक एक करके बताइए
  जारी रखिए
  पहले वाले पॉइंट पे और बोलो
  आसान भाषा में बताओ
  ये क्या बोल दिया, कुछ पल्ले नहीं पड़ा
  मेरी समझ से बाहर है ये
  इंग्लिश वर्ड मत डालो, हिंदी में बोलो
  साफ साफ बोलिए
  आम आदमी की भाषा में बताइए
  सर के ऊपर से गया
  पक्का?
  पत्थर की लकीर है क्या
  सचमुच?
  ये तय है क्या
  झूठी तसल्ली तो नहीं दे रहे
  कनफर्म है?
  पक्का ना भाई, घरवालों को बोल दूं?
  निश्चित रुप से बता रहे है क्या
  फिर क्या
  उस समय के बाद कब
  अच्छा तो उसके बाद कौन सा समय है
  जब ये हो जाएगा तब उसके बाद
  तब तक क्या करूं और उसके बाद
  इस टाइम के निकलने के बाद?
  एक बार हो गया उसके बाद टिकेगा
  दिसंबर नहीं तो फिर कब
  तीन महीने के बाद?
  उसके पश्चात क्या होगा
  तो फिर उसके अगले साल?
  नमस्ते आंटी ने आपका बताया था
  जय झूलेलाल
  ॐ साईं राम
  अब विदा लेता हूं आचार्य जी
  हां पति का स्वभाव ऐसा ही है
  ठीक सै
  रउआ के हईं
  500 रुपये खर्च किए और मिला क्या, घंटा
  ये तो fake है
  नहीं, वो मेरी बहन है पत्नी नहीं
  मैं बड़ी नहीं सबसे छोटी हूं घर में
  आपने डरा दिया मुझे
  ये सुनके आंखें भर आईं
  निराश कर दिया आपने तो
  अब हौसला मिला है
  किसी ने कहा शनि की वजह से बच्चा नहीं हो रहा
  टीवी वाले बाबा ने बोला काला धागा बांधो
  इतना जल्दी मत खत्म करो, और लिखो
  जरा लंबा जवाब दीजिए इस पर
  दो लाइन में समझा दो
  मैं आठवीं पास हूं, आसान करके बोलिए
  पक्को सै के
  बाद में बदल तो नहीं जाएगा ये योग
  क्या मैं इस पर शादी की तारीख तय कर लूं, इतना पक्का है?
  कुंडली में साफ साफ लिखा है क्या ये
  next मौका कब है फिर
  इस दशा के बाद कौन सा समय आता है
  और उसके बाद के साल
  जी, मैं समझ गया।
  आपका उत्तर मेरे प्रश्न से मेल नहीं खाता।
  क्षमा कीजिए, पर यह बात सच नहीं है।
  pyar krta h kya wo mujhse ??
  crush mujhe notice karta h kya
  kab tak aise ignore krega wo
  behen ko uska premi dil se chahta hai ya sirf bol raha hai
  roz status dekhta hai par msg nahi karta, kuch feeling hai kya uski
  ek tarfa pyar me phasa hu, use bata bhi nahi sakta aur bhul bhi nahi sakta
  uske mann me koi aur to nahi, mujhe chahta hai na
  woh dusri caste ka hai lekin bolta hai tere bina nahi reh sakta... sach hai kya
  usne mujhe unfollow kar diya bina kuch bole kyun
  woh mujhe dhyan deti hai kya ya mai hi pagal hu
  meri life me koi kab aayega
  sab doston ki gf hai, main hi single ghoom raha hu
  foreign me job karti hu yaha koi indian partner milega kab
  kismat me koi ladki hai bhi ki nahi
  jis se bhi baat shuru hoti hai 2 hafte me khatam, mujhe koi milta kyu nahi
  lyf me koi spcl kb ayega
  kya mera partner already meri life me hai ya abhi aana hai
  ab to ummeed hi chhod di hai ki koi milega
  uska jawab kya hoga
  3 saal se dost hai hum, bolu kya use ya dosti bacha ke rakhu
  agar chithhi likhu to maan jayegi kya
  agar maine bola to kya hoga uska reaction
  proposal pe uska response kaisa rahega
  kal bolne wala hu use, dua karo maan jaye
  meri mummy nahi maan rahi sirf gotra same hone ki wajah se, kya kare
  usse shaadi karna chahta hu par papa baat tak sunne ko taiyar nahi
  main christian hu wo hindu, dono families razi hongi kya
  mere ghar me kab batau iske bare me, maa ko thoda pata hai
  5 saal wale pyar se karu ya papa ke bataye ladke se
  ladki zid pe adi hai usi ladke se shaadi karegi, hum maa baap kya kare
  jab bhi shaadi ki baat ghar me karta hu jhagda kyu ho jata hai
  family razamandi kab tak degi
  kya agle 6 mahine me shadi ka yog hai
  vivah yog kaisa hai mera, kab ban raha hai
  28 se pehle ho jayegi kya shaadi
  matrimonial pe profile daal di hai, rishta kab tak pakka hoga
  vivaah kab tak guru ji
  mere chhote ladke ki mangni aur shaadi ka time kab ka hai
  mai ladki hu bank me kaam karti, 26 age.. vivah kis varsh me
  shadi na hone ka karan kya hai
  mere bete ki shadi der se hogi kya
  itne rishte aaye 20 se zyada, ek bhi fix nahi hua kyu
  kaunsa grah meri shaadi rok raha hai
  rishta pakka hone ke baad ladke walo ne mana kar diya, teesri baar hua hai
  ab 37 ki hu, lagta hai shaadi naseeb me hi nahi
  gulf se aata hu har saal ladki dekhne, har saal khali haath. kyu late ho raha
  der se shaadi hona mere liye accha hai kya ya bura
  didi ke rishte kat jaate hai, unke liye kya upay kare
  kitna aur late hoga mera vivah
  bete ko biwi kaisi milegi
  pati mujhse umar me bada hoga ya barabar ka
  NRI ladka milega kya mujhe
  hubby kaisa hoga mera 🙈
  mere pati ki umar mujhse kitne saal zyada hogi
  partner konse field se hoga IT ya govt
  shadi ke baad jo patni aayegi wo kis kaam me hogi
  haan karu ya na, ladka canada me hai
  sagai next month hai aur ab doubt ho raha hai ki galat to nahi kar rahi
  Vikas se shaadi karungi to jeevan kaisa rahega
  behen ke liye ye doctor ladka thik rahega kya
  manaa kar du ya sochne ka time mangu
  ye rista accha h kya plz bta do
  mummy ko ye ladka pasand hai mujhe nahi, sahi kaun hai is rishte me
  pandit ne mana kiya hai is ladke ke liye, aap kya bolte ho karu?
  isme haan kar dene se pachtaunga to nahi
  ladka handsome hai salary bhi acchi, bas ek baar divorce hua hai uska. haan karu?
  engagement todu kya, ladka theek nahi lag raha ab
  kundli milan karna hai
  36 me se kitne gun aaye
  18 gun mil rahe hai to shaadi kare kya
  bina gun milaye shadi kar sakte hai kya, love marriage hai
  ladke ki kundli mere paas hai, mere se mila ke dekho
  ladki ki dob 12 march 1999 hai, meri se milti hai?
  same nadi hai dono ki to milan fail hai kya
  hum pati patni ki kundli ek dusre ke saath kaisi hai 12 saal ho gaye shaadi ko
  vaivahik jeevan kaisa rahega
  hum ek chhat ke neeche ajnabi jaise rehte hai
  galti meri hai ya biwi ki, kundli kya bolti hai
  15 saal ki shaadi hai ab romance nahi bacha koi upay batao
  kitne din aur aisi khich khich
  pati chup rehte hai mai bolti rehti hu, deewar se baat karne jaisa lagta hai
  beti ke sasural me pati se tanaav kab khatam hoga
  wo mujhse pehle jaisa pyar se baat karegi kya, shaadi ko 7 saal hue
  counselling le ya waqt pe chhod de apne jhagde ko
  subah subah phir jhagda ho gaya patni se dimag kharab hai
  mera husband har baat me apni maa ka side lete hai aur hum ladte hai, kyun nahi samajhte
  pati raat ko late aate hai phone pe lock laga rakha hai, kya chal raha hai
  kaise pata chale ki pati wafadar hai
  kya patni mujhse kuch chhupa rahi hai
  uske phone me kisi ladki ka msg dekha kal "miss u baby", haath kaanp rahe hai
  bf apni ex se ab bhi milta h kya chup ke
  jiju didi ko dhoka to nahi de rahe
  driver hai pati truck chalate hai mahino bahar rehte, kahi aur ghar to nahi basa liya
  pakdi gayi thi ek baar affair me, maafi mangi thi. ab phir wahi harkat lag rahi hai
  wapas us ladki se baat kar rahe hai kya pati ji
  bahu ka kahin aur chakkar hai kya, bete se chhup ke baat karti hai phone pe
  meri patni imaandar hai na mere saath
  pati ki niyat kaisi hai mere liye
  mangetar ka purana affair abhi bhi chalu hai kya
  sautan hai kya koi meri
  humko lagta hai u kisi aur ladka se bhi baat karti hai, sach ba ka
  cousin ka pati pakka kahi aur laga hua hai, sach hai?
  wo maayke se kab wapas aayegi
  patni laut ke aayegi kya ghar
  mutual divorce le lu kya
  pati ne talaq bol diya hai, wapas lenge kya
  mujhe is shaadi se kab mukti milegi
  do mahine se wo apni mummy ke ghar hai, ghar basane ka upay do
  pati alag kamre me sote hai 1 saal se, kab saath aayenge ya alag hi ho jayenge
  hamara rishta bach sakta hai kya, wakil kar liya hai unhone
  ab aur nahi nibhti mujhse ye shaadi, alag hona chahti hu
  court se talaq ya baith ke samjhauta karna sahi
  498 ki baat karti hai biwi, chhod ke jayegi kya hamesha ke liye
  pati ne keh diya mujhe tumhare sath nahi rehna, main kahan jau
  usko bhool nahi pa raha kya karu
  second chance degi kya wo mujhe
  pakka laut ke aayega na wo
  5 saal ka rishta ek din me khatam kar diya, kya wajah thi
  uske mann me abhi bhi mere liye kuch bacha hai kya
  nayi gf bana li hai usne, fir bhi laut ke aayega mere paas?
  kitna intezar karu uske wapas aane ka
  mujhe sirf wahi chahiye, koi aur nahi
  rishta phir se kab judega us se jo chala gaya
  kya main use hamesha ke liye kho chuka hu
  college wali wo ladki 10 saal baad mili hai fb pe, kya phir se kuch hoga
  cousin ka ex wapas aa raha hai, lena chahiye kya use
  ex ka rebound chal raha hai, tootega to mere paas aayega?
  widow hu 5 saal se, dobara vivah likha hai kya
  second marriage kaisi chalegi, pehli to barbaad ho gayi
  behen vidhwa hai 30 ki, uska punar vivah hoga kya
  kitni shaadiyan likhi hai meri kundli me
  dobara ghar kab basega mera
  log bolte hai dusri shaadi kar lo, mera mann nahi maanta
  dusri biwi mere bacchon ko apnayegi kya
  mummy 48 ki hai akeli hai, unki dusri shaadi ka yog hai kya
  nanad talaqshuda hai, uska doosra byah kab hoga
  divorce ke baad koi dhang ka rishta nahi aata dusre vivah ka kya karu
  dusri shaadi ki tareekh kis mahine me rakhe
  sasu maa har baat me taane marti hai, thak gayi hu
  love marriage ki thi isliye saas bolti nahi, kabhi bolengi kya
  sasur ji ki narazgi kab door hogi
  saala mere ghar me dakhal dena band karega kya
  sasur apni property me hume ijjat denge kya
  galti saas ki hai ya meri
  nayi bahu aayi hai 3 mahine hue, kitchen me kadam nahi rakhti, kya bole
  beti ki saas kaisi hai, tang to nahi karti
  meri nanad shaadi ke baad bhi hamare ghar me panga karegi kya
  hone wali saas acchi hogi na
  ghar wale roz taana maarte hai ki kamata nahi, par job mile to na
  bhai ko kaam kab milega
  joining kab hogi meri TCS me, 8 mahine se latki hui hai
  delivery boy ka kaam kar raha hu, dhang ki job kab milegi
  naukri lag jayegi na pakka is baar
  bank wali private naukri HDFC me lag jayegi kya
  interview pe interview, offer ek bhi nahi. har subah portal kholta hu aur band kar deta hu
  mereku job kab milti bhai hyderabad me
  resign kar du kya, dusri haath me nahi hai
  ye job chhodke acchi job me kaise jau
  onsite wali company chunu ya wfh wali
  apan ko switch marna hai, abhi sahi time hai kya
  mehnat main karti hu promotion dusre ko milta hai kyu
  rating me average de diya manager ne, itna kaam kiya tha
  bhai constable se head constable kab banega
  kya boss mujhe recommend karega promotion ke liye
  senior se pehle mera ho jayega kya
  boss kab badlega mera
  sir main jal nigam me clerk hu, 4 mahine se nilambit hu, wapas kab lunga charge
  ye night shift wali pareshani kab tak
  company band hone wali hai, meri naukri surakshit hai kya
  office ki tension se kab chhutkara
  client roz chillata hai, raat ko bhi call, thak gya hu job se
  behen ko office me log tang karte hai, kya kare wo
  husband ke against jo charge laga hai office me wo hat jayega kya
  kitne din aur ye stress wali naukri
  kya mujhe is job se haath dhona padega
  papa ko office me itna harass kyu kar rahe retirement se pehle
  aaj boss ne sabke saamne beizzat kiya
  ladka railway ki taiyari me hai, lagega kab
  police me daroga ban paunga?
  sarkari service me konsa post milega mujhe
  beti judge ban payegi kya
  10th house me surya hai to sarkari naukri milti hai kya mujhe kya milega
  kya mai IPS bn skta hu
  delhi police constable me mera final hoga kya
  wife ki posting mere sheher me kab aayegi, dono govt teacher hai
  7 saal se biwi bacche alag main alag sheher me, bas ek tabadla ho jaye
  tabadle ke yog kaise hai abhi
  mera tabadla hoga to kis mahine
  court se stay mila hai transfer pe, wapas wahin rahunga kya
  ye attachment kab tak chalega, mool sthan pe kab bhejenge
  dost ke transfer ka order aayega kya diwali ke pehle
  bank PO ke interview me mera chayan hoga kya
  second round ka bulawa kab aayega
  dubai hospital ka interview zoom pe hai sunday ko, pass ho jaungi?
  agle hafte 2 interview hai, dono kaise jayenge
  hotel line me naam kama sakta hu kya
  sarkari thekedari ka kaam suit karega kya mujhe, kaisa rahega
  vakil ban paungi kya main
  mere dost ko video editing me jana chahiye kya
  mujhe samajh ni aata kis line me jana hai
  career stuck ho gaya hai 8 saal se kyun
  Rohan ka career
  mere dono bacchon ka career kaisa rahega
  abhi kholu ya diwali ke baad
  dost app bana raha hai startup ke liye, chalega kya uska
  petrol pump ka licence liya hai, khol lu
  dhandha kab chalega
  3 saal se startup chala raha hu profit ka p nahi dekha
  GST notice ke baad business sambhal jayega kya mera
  loss recover hone me kitna time
  karigar bhaag gaye, order pending, sab ulta ho raha business me
  udhaar pe maal du ya cash only karu, grahak toot rahe
  business band karne ka time aa gaya hai kya
  pichhle saal tak line lagti thi dukan pe ab din bhar ka 500 bhi nahi
  dost ke saath saajhe me kaam theek rahega kya
  bachpan ka dost tha, business me saath aaye ab hisab me gadbad lag rahi
  bhai ke saath milke hotel khole kya, kal ko ladai to nahi hogi
  mere liye partner ka kaam me hona shubh hai ya ashubh
  partner ne bina puche udhar uthaya firm ke naam, ab mann khatta ho gaya
  co founder chhod ke jayega kya
  partner se har meeting me behas kyu hoti hai
  ye partner wala jhanjhat ab sehan nahi hota
  mere subscriber kab badhenge
  football me career bana sakta hu kya
  cousin TV serial me kaam pa sakta hai kya
  gold medal jeetungi kya nationals me
  director banu ya actor
  olympic tak jaunga kya
  kis kaam se dhan milega mujhe
  kya mai 35 tak financially free ho jaunga
  mera paisa naukri se banega ya business se
  kya main apne papa se zyada paisa kamaunga
  dhan prapti ka sabse accha samay konsa hai
  ye faltu kharche kab tak
  80 hazar kamata hu, 25 tareekh ko account me 300 rupaye
  haath me paisa rokne ka upay
  fizool kharchi kab band hogi meri
  kya mujhe paise jodne ki aadat padegi kabhi
  paise nahi tik te mere ghar me
  online shopping ki aadat se savings zero hai, kya karu
  is saal ke kharche kaise, zyada to nahi
  wallet khali, card bhara hua, har mahine yahi
  mahine me kitna bachana chahiye mujhe aisa kuch kundli bolti hai?
  pese tikte nhi mere pas q
  mehman shaadi party gift... ek paisa nahi bacha is saal
  meri biwi ke aane se barkat hogi kya
  second house kharab hai kya mera, savings hi nahi hoti
  jab bhi 50 hazar jodta hu, fridge kharab gaadi kharab kuch na kuch
  budget banake chalu to paisa tikega kya mera
  pati ke upar 8 lakh ka karz hai, is saal utar jayega kya
  home loan approve ho jayega kya, cibil 690 hai
  bank wale loan reject kyu kar dete hai baar baar
  do jagah byaj pe paisa liya hai, byaj bharne me hi salary nikal jati hai
  pitaji ne zameen girvi rakhi thi, chhuda payenge kya
  kya kabhi udhaar ke bina jee paunga
  pati kuwait se paise bhejte hai phir bhi karz hai, utrega kya kabhi
  emi kab band hogi yr
  sagi behen ko 5 lakh diye the, ab phone nahi uthati
  pati ka paisa unke dost ne rakh liya, lautega kya
  insurance claim pass ho jayega kya
  partner mere 10 lakh dabake baitha hai, nikal paunga kya
  bete ne friend ko paise de diye, wapas kaise laye
  paisa doobega to nahi na mera
  udhaari wale kab denge, dukan ki 1 lakh udhari market me padi hai
  jisko musibat me paisa diya wahi ab ankh dikhata hai
  sasural walo ko udhar diya hai sharam se maang nahi pata, kaise wapas lu
  pyar se maangu ya panchayat bithau, mera paisa hai 3 lakh
  paise wapas paane ka koi upay
  co-operative bank band ho gaya, fd ka paisa milega wapas?
  chacha ne papa se paise liye the wo lautayenge kya
  freelance payment kab credit hogi upwork wale client se
  sona girvi ke naam pe saheli le gayi thi, ab bolti hai diya hi nahi
  beti ke naam sukanya khata khulwau kya
  NPS me paisa badhau kya
  SIP band kar du kya, loss chal raha
  kya nivesh se mujhe labh hoga, SIP 3 saal se chal rahi
  bete ke naam pe plot leke chhod du kya
  5 lakh ki FD mature hui hai kal, ab kya karu kuch samajh ni aa raha
  ladies hu ghar ki bachat 2 lakh, kahan lagana chahiye
  virasat me kya milega
  papa property mujhe denge ya bhai ko
  pati ko unke pitaji ki zameen milegi kya
  teen bhai hai, mujhe lagta hai papa sab kuch chhote ko de denge
  maa ke gehne mujhe milenge ya bhabhi ko
  naamantaran kab tak atka rahega dada ki zameen ka
  papa ne saari zameen bade bhai ke naam kyu kar di
  bua log hissa maang rahi hai ab, hamara kya bachega
  bina mange papa mujhe ghar denge kya
  kab tak joint naam pe rahegi pushtaini zameen
  bhai bolta hai tu to shehar me kamata hai tujhe hissa kyu chahiye
  hiba ya gift deed karwau kya bete ko
  virast ka yog h kya mere kundli m
  step mother hai, kya papa ki property me mujhe milega
  ghar kharidne ke liye samay kaisa hai
  mera khud ka bangla kab hoga
  paise hone ke baad bhi ghar nahi le pa raha kyu
  sasural ke paas ghar kharidna sahi hai
  property jaldi bikne ka upay
  aur kitna time lagega bikne me
  jo party aayi hai uko bech du kya 45 lakh me
  maa baap ki nishani hai ye ghar, bechne ka dil nahi karta par paise chahiye
  NRI hu, india wali property bech du kya
  aadha plot bech du kya
  fasal se kuch nahi milta, khet bech du?
  factory ki jagah bik jayegi kya
  1 saal se olx pe daal rakha hai ghar, ek phone nahi
  ghar ka sauda ho jayega kya is hafte
  bechne ka sahi mahina kaun sa
  bete ko bike kab dilau
  gaadi baar baar kharab kyu hoti hai meri
  sabke paas car hai hum abhi bhi bike pe 4 log jaate hai
  bullet ya apache
  gaadi pe kaunsa upay karu ki nuksan na ho
  diwali pe car booking kar du kya
  beti ko scooty dila du kya 19 ki hai
  wife car chalana seekh rahi hai, uske naam gaadi leni chahiye?
  showroom ke chakkar laga ke aa gaya, paise kam pad gaye phir
  office door hai roz bus se dhakke khati hu, scooty le lu kya
  cycle se bike pe aana hai, is mahine ho payega kya
  accident wali gaadi sasti mil rahi hai, le lu kya
  khane ki table pe bhi koi kisi se baat nahi karta ab
  joint family ka ye tanaav kitne din aur
  ghar me kisi ki nazar nahi, bas graho ki wajah se kalah hai kya
  papa mummy bhai sab ek dusre se naraz, ghar narak jaisa ban gaya. kyu
  ghar ki negative energy hatane ka tarika
  ghar me sukoon ke liye kaunsi pooja rakhwau
  uttar disha me kaam karne se labh hoga kya
  ghar south face ka le liya ab sab dara rahe hai
  vastu shastri ne gate band karne ko kaha, kyu kaha hoga
  ghar me do darwaze aamne samne hai kya karu vastu
  kuan ya boring kis disha me karwau
  pitaji mujhse kab baat karenge
  ghar me meri koi izzat nahi hai
  bada bhai shaadi ke baad badal gaya, milta bhi nahi
  maa baap ke saath rahu ya sirf biwi ki sunu
  shaadi ke baad maayke wale bhool gaye mujhe
  didi mujhse phir kab bolegi, rakhi pe bhi nahi aayi
  papa ke saath sambandh sudharne ka upay
  bidesh me hu koi ghar se phone tak nahi karta, sirf paise ke liye yaad karte hai
  maa mujhe hi kyu daant ti hai har baat pe
  behen ki berukhi kab tak jhelu
  kya papa meri shaadi ke baad mujhse rishta rakhenge
  bhai ko maine padhaya likhaya aaj wo pehchanta nahi
  papa mujh pe garv karenge kya kabhi
  mujhe ghar me koi nahi sunta, sab chhota samajhte hai 30 ka hone ke baad bhi
  chacha ne hamari zameen pe diwar khadi kar di
  kya panchayat me hamara faisla ho jayega
  teen bhai, ek makan, roz ki ladai. ab to bolna bhi band
  zameen vivad me sthiti kaisi rahegi
  dadi ke gehno ko lekar bua aur mummy me mahabharat chal rahi
  batwara mere haq me jayega kya
  didi jija ji zameen ke kagaz pe sign kyu nahi kar rahe
  mere pati ke hisse ki dukan jeth ne rakh li, kaise milegi bina court
  bhabhi ne bhai ko bhadka diya, ab batwara maang rahe
  chhote bhai ne mera saaman bahar rakh diya makan ke jhagde me
  logo pe bharosa karu kya
  jalne walo se bachne ka upay
  saheli meri baatein dusro ko batati hai kya
  gaon me log mere khilaf ho gaye, phir saath aayenge?
  har koi mera fayda kyu uthata h
  dosti me daraar aa gayi, theek hogi kya
  dost log muje dhoka denge kya
  school ka yaar mujhse kyu kat ta hai ab
  shatru naash ke liye kaunsa path karu
  nazar lagane wale logo se kab chain
  whatsapp group se nikal diya mujhe sabne, bina wajah
  logon ke saath mera vyavhar accha hai phir bhi dushman banenge?
  maa kab banungi, shaadi ko 5 saal ho gaye
  shaadi ke 7 saal baad bhi bachcha nahi, kyu
  IVF try karne ka socha hai, safal hoga kya santan ke liye
  meri wife kab conceive karegi
  dusra bachcha hoga kya
  judwa bachche ka yog hai kya
  dusri baar maa banne ka yog kab
  ek hi bachcha rakhe ya dusra bhi kare
  2027 me pita banne ka yog hai?
  38 ki umar me maa ban sakti hu kya
  pichle mahine bhi negative aaya test
  behen ki god kab bharegi, 4 saal ho gaye vivah ko
  mere chart me putra putri dono ka sukh hai kya
  saas bolti hai mujhme kami hai, kya kundli me santan yog nahi hai isliye?
  surrogacy ka socha hai, us se santan sukh milega?
  beti ko hostel bheju ya ghar pe rakhu
  bachche budhape me saath denge kya
  beta ghar me kisi ki nahi sunta bas apni chalata hai
  potey ko sanskar kaise de, maa baap dono job karte hai
  beta papa se kab khul ke baat karega
  abroad me pal rahe hai bachche, hindi bhi nahi bolte dada dadi se kate hue hai
  beti ko phone du ya nahi 13 ki hai
  sautele bete se rishta kaise banau
  aaj bacche pe itna chilla diya, ab guilt ho raha hai ki kaisi maa hu
  bacche ko sambhalne me mujhse kya galti ho rahi
  dono bacche aapas me milke rahenge kya
  17 ka ladka hai bike maang raha hai roz ghar me tamasha
  single mother hu, akele bete ko sahi rasta kaise dikhau
  kab tak attempt dete rahu is pariksha ke
  drop leke dobara NEET du kya, nikal jayega?
  BPSC mains ka result mere paksh me aayega kya
  railway ntpc cbt 2 me cut off paar hoga kya
  kaunsa grah mere result ko kharab kar raha
  kya mera IIT nikal payega ya NIT
  pote ka navodaya ka exam nikal jayega kya
  bete ko PCM dilau ya PCB
  ladke ko polytechnic karau ya 11th
  distance se graduation kar lu kya job ke saath
  homeopathy BHMS lu ya BAMS
  MBBS ke liye hi jau ya biotech bhi theek hai
  yaad kiya sab bhool jata hu
  AIIMS nahi to koi bhi medical college me admission hoga kya
  padhai beech me chhut gayi thi 3 saal pehle, phir shuru hogi kya
  private college me donation deke admission le lu kya
  scholarship milegi kya
  PhD poori ho jayegi kya
  sab dost MS karne chale gaye, mai yahin reh gaya paise ki wajah se
  IIM se MBA ya bahar se MS
  wife PhD karna chahti hai shaadi ke baad, kar payegi?
  kya meri kundli me doctor of philosophy likha hai, kis dasha me
  foreign jane ka yog hai kya
  dubai jau ya qatar
  gulf kab jaunga kaam ke liye
  agent ko paisa de diya, ja paunga kya kuwait
  har baar jaane ka plan last me cancel kyon ho jata
  US kab jaungi pati ke paas, H4 pe
  husband onsite jayenge to main bhi jaungi kya
  honeymoon pe bali ja payenge kya... foreign yog puch raha hu
  PR jaldi mile koi upay
  study visa lagega ya reject hoga
  kitne saal videsh me rahunga
  8 saal se mumbai me hu, local ke dhakke kha ke thak gaya, wapas ghar jau lagta hai
  janam sthan pe wapas kab jaunga rehne
  shift karna hai par ghar wale nahi jaane de rahe
  ranchi rahe ya patna chale jaye
  mummy ko gaon se apne paas sheher le aau kya
  bhopal kab shift ho payenge hum
  humko dilli jaye ke chahi ki na
  mera dil pahado me hai par roti sheher me
  wfh hai to goa me rehne chala jau kya 6 mahine
  kya mujhe apna gaanv chhod dena chahiye
  kedarnath jane ke liye accha samay kaunsa
  honeymoon ke liye manali theek rahega kya
  tirupati balaji ka bulawa kab aayega
  pati ka truck lamba route jaa raha hai assam, safar theek hai
  meri train raat 2 baje ki hai, rahu kaal to nahi, jau?
  bahar ghumne kb jaunga family k sath
  kamzori rehti hai din bhar
  ye susti aur thakan kab tak
  fit kab hounga yaar
  khana khata hu par lagta hi nahi, dubla ka dubla
  pet theek nahi rehta mera kyu
  kamjori kab jayegi meri
  kitne kilo kam ho payega mera is saal 😂
  mummy ki kamzori theek hogi kya
  desk job se body jam gayi hai meri
  dudh ghee zyada khau ya kam, kapha hu kya
  mann ashant rehta hai
  raat ko neend nahi aati
  ye bechaini kab tak
  bahut akela feel karta hu
  kisi cheez me khushi kyu nahi milti ab
  akelapan kitne din aur
  mummy ki chinta karne ki aadat kab jayegi
  mujhe samajhne wala koi nahi hai is duniya me
  kisi se baat karne ka mann nahi, bas kamre me pada rehta hu
  mn bhut ghabrata h akele me
  dil ki ghabrahat kam karne ka tarika batao
  wife ki udaasi kab door hogi delivery ke baad se
  festivals pe sabse zyada akela lagta hai
  itni bheed me bhi akeli hu
  kal exam hai dar lag raha hai bahut
  dar kaise khatam ho
  papa ne zameen bech ke padhaya, fail ho gaya to kya muh dikhaunga
  kal viva hai aur mujhe kuch yaad nahi aa raha, haath kaanp rahe
  himmat kab aayegi mujhme
  beta exam ke naam se rone lagta hai, itna darta hai
  bhavishya ki chinta khaye ja rahi hai
  kab tak dar dar ke jiu
  shaadi ke naam se dar lagta hai, kahi galat na ho jaye
  bhai ko lagta hai wo kuch nahi kar payega, kya uska dar jayega
  kuch bhi start karne se pehle lagta hai log hasenge
  bacchi ka admission test hai mujhe khud se zyada dar lag raha
  presentation hai client ke saamne, mujhse nahi hoga lagta hai
  kahi mai zindagi me failure to nahi ban jaunga
  pati job khone ke dar me jeete hai, unka dar kaise kam karu
  umar nikal rahi hai kuch hasil nahi kiya, darr lagta hai
  nayi jagah jaa raha hu kal, pehli baar ghar se bahar, dar lag raha
  ye chidchidapan kab tak
  bete ka gussa kaise shaant ho
  traffic me gaali nikal jati hai, baad me sharam aati hai
  gusse me kuch bhi bol deta hu baad me pachtata hu
  mujhe sab gussail bolte hai, main waisa nahi hu dil se
  mere gusse ka ilaj kya hai graho me
  boss ko gusse me mail likh diya, ab pachta raha
  bete ka krodh umar ke saath kam hoga kya
  ghar me sabko mere gusse se dar lagta hai, badalna chahta hu
  main emotional hu ya practical
  main bhavuk insan hu kya
  meri sabse badi pehchan kya hai
  kya meri kundli special hai
  mujhe kis cheez me sudhaar karna chahiye
  mere liye bhagwan ne kya gift diya hai
  bhai ki khoobi kya hai
  cousin ki kundli me kya khaas hai
  mere jeene ka matlab kya hai, kya karna hai mujhe is janam me
  sab mil gaya phir bhi lagta hai kuch adhoora hai
  rahu ketu ke hisab se is janam me kya seekhna hai
  kab tak bina maksad ke jiunga
  jivan ka lakshay kya hai mera
  kya main is duniya me kisi karz ko chukane aaya hu, mera uddeshya yahi hai?
  naam kamana ya sukoon se jeena, mere liye kya bana hai
  lagta hai bhagwan ne mujhe galti se bhej diya, koi kaam nahi mera
  ngo se judna mere jeevan ka matlab hai kya
  bura samay kab tak
  bhagyoday kis umar me hai mera
  mera golden time kaunsa hai
  kya meri zindagi me koi ummeed hai abhi
  grahon ki maar kab tak padegi mujhpe
  raja yog kab fal dega, kismat kab palti maregi
  bhai ka samay kab sudhrega
  honest mehnat karta hu, fal kisi aur ko milta hai
  abhi mera samay kaisa chal raha hai accha ya bura
  shadi se meri kismat khul jayegi kya
  manhoos lagta hu khud ko
  andhere ke baad ujala aayega na meri life me
  2028 kaisa rahega
  meri zindagi me aage kya likha hai
  meri life me itni problem kyu hai
  is waqt meri kundli me kya chal raha hai
  poori zindagi ka haal vistar se batao
  mere jeevan ke mukhya mod batao
  pote ka bhavishya kaisa hai
  har taraf se haara hua lagta hai, naukri ghar shareer sab. aage ka kuch batao
  shaadi ho chuki hai meri 2021 me, aap kab ki baat kar rahe
  bachcha to 2020 me ho gaya ji
  naukri kab lagi thi meri, test kar raha hu aapko
  18 saal ki umar me mere sath kya hua tha
  ghar 2019 me le liya tha humne
  pichhle saal foreign yatra ka yog tha kya, main gaya tha
  puja me mann kyu nahi lagta
  radha rani ke bina dil nahi lagta, sab chhod ke vrindavan jana chahti hu bhakti me
  kundalini jagran kare kya, kaise
  mujhe bhagwan sirf dukh me kyu yaad aate
  bhole baba ke siwa koi nahi mera
  navmansh se isht devta kaun nikalte mere
  hamare parivar ki kuldevi ki puja ruk gayi hai, kisko pooje
  kitni baar mantra japna hai
  gharelu upay batao chandra ke liye
  pitron ke liye kya karu amavasya ko
  shukra kharab hai, theek kaise hoga
  rudraksha kaunsa dharan karu
  gold me jadwau ya chandi me
  ratna dharan karne ki vidhi batao
  40 hazar ka neelam kharida, ab sab dara rahe hai ki mat pehno
  panna buddhwar ko kis samay dharan karu
  moti se gussa kam hota hai sun ke pehna hai, sahi hai?
  manik pehenne ke baad sar dard kyu hota hai
  nilam test kaise karu takiye ke neeche rakh ke
  Anaya ko neelam suit karega kya
  naam ka pehla akshar kya hona chahiye mere liye shubh
  hara ya neela, kya lucky mera
  13 tarikh mere liye unlucky hai kya
  mera har hafte ka shubh din kaunsa
  chhoti beti ka shubh rang aur din
  phone cover kis colour ka lu bhai lucky wala
  mera lucky saal ank ke hisab se
  mummy ka shubh din kaunsa hai
  ayanamsa kya use kiya hai
  mra lagn kya h
  2nd house khaali hai mera, kiska ghar hai wo
  arudha lagna kya hai mera
  kaunsa grah kharab hai
  rahu mahadasha kaisi rahegi
  guru mera neech ka hai to kharab hai kya
  mera chandra kaisa hai
  mera dushman grah kaunsa
  kya rahu kharab kar raha hai mujhe
  grah bal ke hisab se order batao sabse strong se weak
  budh ki dasha me mera dimag kyu nahi chalta
  shani ne jeena haram kar rakha hai
  beti manglik hai kya
  meri kundli ke saare yog batao
  jabse sade sati lagi hai sab ruk gaya
  sadhe sati kab se lagegi kumbh rashi pe
  kemdrum yog hai kya kundli me
  bete ki kundli me pitru dosh hai kya
  paap kartari yog hai lagna pe?
  ashtama shani chal raha hai kya mera
  2027 me shani ka gochar kaisa
  aaj ka gochar mere upar kya asar
  saturn transit effect batao hindi me
  mangal kab mesh me jayega
  agle saal ke grahan mere liye kaise
  nakshatra total kitne hote hai
  gun milan me nadi ka matlab
  bhadra kya hoti hai
  prashna kundli kya hoti hai
  twin hai hum par log hamesha compare karte hai, wo topper main average
  kabhi kabhi lagta hai twin ne meri sari kismat le li
  kya hum twins ka lagna ek hi hai
  hamare judwa bacche 1 raat 11:58 ek 12:03, tareekh alag hai, kundli me kya hoga
  judwa baccho ka naam ek hi rashi se rakhe kya
  meri twin ko baccha ho gaya mujhe nahi, kundli to same hai na
  judwa me shashtiamsha kitne second me badalta hai
  aane wala ravivar kaisa jayega
  mummy ka aaj ka din
  Anaya ka kal ka din kaisa
  today ka mera din batao bhai
  behen ka aaj viva hai, din kaisa
  is mahine kya hoga mere saath
  is mahine ke acche din kab hai
  agla hafta is se better hoga kya
  pura november barbaad gaya
  shaadi ka mahina hai february, mere liye kaisa
  is hafte kya karu kya na karu
  gadi kharidne ka muhurat
  shaadi ki date nikalo
  bete ke mundan ka muhurat
  vidyarambh ka din batao chhote bete ka
  naamkaran ki tithi bata dijiye 11 dec ke baad
  haldi mehndi kis din theek
  satyanarayan katha kab rakhe
  bitiya ke kaan chhedne ka muhurat
  pati ki nayi clinic ka shubh muhurat
  paise wapas chahiye refund kaise milega
  hindi me report milegi kya pdf me
  meri chat koi aur padh sakta hai kya
  customer care number kya hai
  meri details safe hai kya aapke paas
  jyotish ji se video call ho sakta hai
  app bar bar band ho ja raha hai
  privacy policy kahan hai
  OTP nahi aa raha mera
  mera data mita do sab
  paise le liye aur sawal khatam bata raha hai app
  plan kab expire hoga mera
  upi se payment hoga kya
  free trial hai kya
  ek baar pay karke zindagi bhar chalega?
  password bhool gaya hu
  aaj ka india ka match score kya hai
  english me letter likh do chhutti ka
  petrol ka rate kya hai aaj
  instagram pe followers hack se kaise badhaye
  whatsapp status ke liye do line likho
  sona ka bhav aaj kya hai
  essay likho diwali par
  time kya ho raha hai america me
  kya duniya khatam hone wali hai 2030 me
  pakistan se yudh hoga kya
  aadhar card me address kaise badle
  mera laptop hang ho raha hai theek karo
  birthday wish likh do boss ke liye
  tumhara favourite actor kaun hai
  trump phir se aayega kya
  bigg boss kaun jeetega is season
  uska last seen har 5 min me check karti hu, wo online hota hai par mujhe msg nahi karta
  jab main dusre ladko se baat karu to jalta hai par khud kuch bolta nahi, iska matlab kya hai
  wo apna dil kab tak chhupa ke rakhegi mujhse
  bhai dono taraf aag barabar lagi hai ki nahi
  ghar walo ne mana kiya tabse chup hai wo, dil me pyar baki hai kya uske
  31 ki hu, ek do baar dil lagaya par kuch hua hi nahi, shaadi ki jaldi nahi bas koi apna chahiye zindagi me
  koi naya insaan aane wala hai kya meri zindagi me is sardi tak
  meri height kam hai isliye koi nahi milti ya kundli me hi pyar nahi hai
  ladka apni classmate ko dil ki baat batane ja raha hai, uska jawab haan hoga?
  jo chitthi maine uski kitaab me rakhi thi uska positive jawab aayega
  main bol du to uska kya jawab hoga
  mere bhai ka proposal us teacher ladki ne abhi tak accept nahi kiya, karegi kya
  7 saal chhupaya, kal papa ko pata chal gaya. unhone khana chhod diya hai. kya maan jayenge kabhi
  beti ne kaha hai usi gujarati ladke se karegi nahi to karegi hi nahi, ye shaadi hogi kya
  ek hi gaon ke hai hum dono, khap ka dar hai, shaadi ho sakti hai kya
  usne bol diya ki apne papa ke khilaf nahi jayegi, par mujhse hi karna chahti hai
  court me karke phir batau ya pehle batau
  chhoti behen ne apne se 4 saal bade divorced ladke ko pasand kiya hai, mummy papa maanenge
  meri chhoti behen teacher hai, uske haath me mehndi kab lagegi
  nanad ka vivah kab hoga, ghar me sab usi ki chinta me hai
  23 ki hu, jaldi to nahi hai par yog kab bata rahe hai
  mera beta kisaan hai, zameen hai tractor hai phir bhi koi ladki dene ko taiyar nahi, kyon
  chhote ki ho gayi bade ki atki hai, kya upay karu bade bete ke liye
  d9 me shukra neech hai to wife ka character kaisa hoga
  meri behen ko dekhne jo Meerut se aaye the unko haan bol de kya
  rista pakka kr de kya, ladka dukandar h
  meri saheli ko 2 bacho ke pita ka rishta aaya hai, kare ya na kare
  mere bf ke sath mera chart compatibility kaisa hai, dob dono ki dali hui hai
  subah chai pe shuru hota hai raat sone tak ek dusre ko taane. shaadi ko 11 saal ho gaye guruji, ab bas shanti chahiye dono ke beech
  patni ko lagta hai main apni maa ki sunta hu, maa ko lagta biwi ki. biwi se rishta kaise sambhalu
  naukri wala banda hu, ghar aata hu to biwi phone me, main tv me. bas nibha rahe
  husbnd se roj ldai hoti h koi upay bta do
  14 saal ki shaadi, kal uske phone me hotel ka bill mila. kuch bolti hu to chillata hai. samajh nahi aata sach kya hai
  shaadi ke baad bhi apne purane premi se milti hai kya meri biwi
  wo doosri aurat unki zindagi se kab niklegi
  mera bf insta pe dusri ladkiyon se flirt karta hai, cheat to nahi kar raha
  pati ko uski chungal se kaise nikalu
  mangni ke baad bhi wo apne ex se baat karti hai, vafadar rahegi mere liye?
  kya mujhse shaadi ke bahar bhi koi rishta hai mere mister ka
  jhooth pakda gaya uska, bola ghar pe hu aur location cafe ki thi kisi ke saath
  hamari beti teen mahine se hamare paas hai, sasural wapas jayegi ya rishta khatam
  bahu ko maayke se kaise bulwaye, beta jhuk nahi raha
  sign wale kagaz table pe pade hai, haath nahi uthta
  ye shaadi bach jayegi na
  3 saal saath the, nikah kisi aur se kar liya usne. ab raat ko uski awaz sunai deti hai. kaise bhulu
  hum alag ho gaye par uska saamaan mere paas hai, uske dil me abhi kya hai
  ladki ka rishta toot gaya us ladke se, ab wahi maafi maang raha, wapas judega?
  break pe hai hum, usne bola time chahiye. kab lautega
  purani chats delete nahi hoti mujhse
  mere jaane ke baad use meri kami khalti hai kya
  2021 me vidhwa ho gayi thi, ab 36 ki hu, ghar wale dobara basane ka soch rahe. kab tak hoga
  doosri baar bhi rishta aate aate laut jata hai kyon
  dusri shaadi ki baat aate hi pehli yaad aati hai
  mausi ki ladki vidhwa hai 29 ki, uska punarvivah kab
  dusre nikah ki tareekh kab rakhe
  subah 5 baje se raat 11 tak kaam karti hu, phir bhi saasu maa sabke saamne kehti hai maayke walo ne kuch sikhaya nahi
  pati theek hai, bas saas sasur ka dakhal bahut hai. kabhi kam hoga?
  mummy ji (saas) mujhe naukri karne dengi kya shaadi ke baad
  sasural me mujhe maan to milega na
  sasur ji theek hai, saas ne 8 mahine se seedhe muh baat nahi ki
  nanand ki shaadi ke baad ghar ka mahaul nahi, uska mujhse vyavhar badlega kya
  mere husband ki company ne aug me nikaal diya, tab se ghar pe hai, unhe kaam kab milega
  pehle jahan kaam karta tha usi factory me phir se rakh lenge kya
  saal bhar se UPSC chhod ke private dhund raha hu, kab milega kuch
  koi bhi chalega, guard ki bhi, bas kaam chahiye. kab milega
  do bachcho ke baad phir se office jana chahti hu, kab mauka milega
  joining date teen baar aage badha di HCL ne, aakhir kab join karunga
  bete ne bina bataye naukri badal li, ye faisla theek hai uska?
  paper dal du kya kal hi
  kaunsa samay hai mera naukri badalne ke liye uttam
  incriment kb lgega
  mera suspension kab hatega, 5 mahine se aadhi tankhwah
  mera likha hua code dusra apne naam se dikhata hai, boss bhi usi ka
  beti roz ro ke phone karti hai ki office wale jeene nahi dete kaam ke bojh se
  boss meri report kharab likhega kya is baar CR me
  pitaji ko retirement se 1 saal pehle notice kyu thama diya
  pota fauj me afsar banega kya
  bank, rail, police me se kaunsi sarkari kursi likhi hai
  beta CRPF me hai chhattisgarh, ghar ke nazdeek kab aayega posting pe
  papa ki is site pe duty kab tak hai
  ladke ko callback kab aayega interview ka
  kal ka interview mera hi nikalega na
  BA, MA kar liya, ab samajh aaya ki galat raaste pe hu. kya karna chahiye tha mujhe
  content writing ya HR, kundli dono me kiska saath deti
  mere cousin ko kaunsi line lena chahiye BCom ke baad
  Anaya ka career aage kaisa dikhta
  log mere kaam ko kab pehchanenge
  maternity ke baad ghar baithi hu, career mera khatam to nahi hua na
  3 baar dukan dekh ke advance dene se pehle mann badal gaya, kyu
  mera khud ka kaam chal jayega na agar shuru karu
  padosi ki tarah main bhi ola me gaadi laga ke apna dhandha karu kya
  bhai ka hotel chalega ya band karna padega
  maal zyada becha par munafa nahi, kami kahan hai
  nayi shakha khologe to chalegi kya meri mithai ki dukan
  beta jis ladke ke saath startup kar raha, wo sath dega aakhir tak?
  sajhe me thekedari le lu? wo paisa lagayega
  hazaron audition, har baar "we will call you". 6 saal versova me nikal gaye
  ladka under 16 khel raha, state team me kab aayega
  photography ke pesha nahi shauk me naam kaisa rahega
  bete ko dhan ki kami to nahi hogi kabhi
  papa ki kangali kab tak
  umar bhar me kul kitna kama lunga
  kabhi paise wala banunga na
  garibi se bahar kab niklenge hum
  beta kamata hai 70 hazar par mahine ke end me hamse maangta hai, kyu nahi tikta uske paas
  patni ka haath kharch me kaisa hai, bachat karegi?
  purse me subah 2000 raat ko 0, kisi ko pata nahi kahan
  pese bachane ka koi totka btao
  bhai ka gold loan chhoot jayega kya diwali tak
  sasur ji ne jo karz uthaya wo hum pe to nahi aayega, chukega?
  bank wale roz phone karte hai kist ke liye, kaise chukaun
  sage mama ko makaan ke liye 4 lakh diye the 2020 me, ab bolte hai tune diya kab tha
  flat cancel kiya builder refund dega ya ghumata rahega
  7 lakh me se kitna lautega
  online seller ne maal nahi bheja, paisa lautega?
  SIP aur kitne saal chalu rakhu
  zameen, sona, bank — kis cheez me paisa rakhna mere grah ko bhata hai
  dada ki 12 bigha me se ek bittaa bhi papa ke naam nahi aaya, hamara kya hoga
  bete ko nana ki wasiyat se kuch milega kya
  papa ke naam dakhil kharij kab tak hoga dada ji wali zameen ka
  baap dada ka kya milega mujhe aur kab
  papa mujhe khaali haath to nahi chhodenge na
  god liye bete ko hamari virasat dena theek rahega kya
  papa apne naam se banwa rahe hai, poora ho jayega kya diwali tak
  apni chhat to ho jayegi na meri
  shaadi me papa ne splendor di thi 2011 me, aaj bhi wahi. bacche bade ho gaye charo nahi aate
  humare wo kab lenge car, har saal bolte hai agle saal
  laal rang ki gaadi le lu? rashi singh hai
  gaadi ki booking ka accha din bolo
  jabse upar wala kamra banwaya tabse ghar me kuch na kuch lafda
  diwali ke baad se ghar ka vatavaran kaisa rahega
  godown me maal kis kone me rakhe ki bike
  ghr ka main darwaja kidhar hona chaiye
  rakhi pe bhai ne online 501 bhej diye bas. bachpan me ek roti baant ke khate the
  maa aur mera kya karmic rishta hai
  intercaste ki thi, maayke wale mujhe phir apnayenge?
  maa ne aaj phir bhai ke saamne mujhe chhota kar diya
  papa mujhe maaf kar denge na
  makan ke teen hisse hone hai, sarpanch ko bula chuke do baar. kab niptega
  nanad ke pati har batware me kyu kood te hai
  is khandani ladai me kaun sa grah
  bina court ke nipat jayega na hamara hissa
  pehle saath khate the, ab zameen ke ek tukde pe dushmani kyun
  jiske liye 3 saal proxy lagayi usne placement group se mujhe hi hata diya
  bete ka dost use bigaad to nahi raha
  birthday pe ek bhi dost ka phone nahi aaya
  wo dost paise leke rishta nahi todega na
  hum dono ki sab report normal, 6 saal. ab kisi ki godh bharai me jaane ka mann nahi karta
  IVF abhi karwaye ya 6 mahine ruke, santan ke liye sahi samay kaunsa
  maa bolne wala koi kab tak nahi hoga mujhe
  garbhadhan ke liye kaunse mahine theek
  hamar god kab bhari mai
  saheli ka do baar IVF fail, use santan kab
  usko 3 baar bulao tab ek baar "kya hai" bolta hai. 15 saal ka
  bacche ko hostel daale ya nani ke paas chhode
  teenage beti ki ye door door wali baat kab tak
  beti ne aaj bola "aap to samajhte hi nahi", dil bhar aaya
  bada bacha chhote se itna jalta kyu hai
  bacha bhut jid krta h kya kru
  kab tak backlog clear hote rahenge
  computer science ya AI wala branch, counselling kal
  BEd karu ya MA pehle
  library me 9 ghante baithta hu, padhta 2. baaki reels
  bachcha ginti me 10 ke baad bhool jata hai, dhyan kyu nahi
  padhte padhte nind aa jati h
  padhai me mann lagne lagega na mera
  ladki ko melbourne bhej du MS ke liye, loan leke
  DAAD mil jayega kya mujhe
  admit aayega na kisi ek university se
  cousin ki MBBS ke baad PG padhai kaisi rahegi
  beti ki shaadi ke baad pardes jana likha hai kya
  mera dost romania kab jayega uska bhi bata do
  9 saal ho gaye new jersey me. ghar hai gaadi hai. par maa ke ghutne aur papa ka akelapan... lautu ya nahi
  inka iqama renew hoga kya ya lautna padega
  do baar 221g laga, mera visa kyu latak jata hai
  bina kagaz europe me kab tak
  visa lag jaega kya is bar
  akele naye sheher me ja rahi hu pehli baar, kaise jamegi
  kis din kis disha me na jau is hafte
  nepal bike trip kaisi rahegi meri
  29 ki umar me 3 mala chadhne me saans fool jati hai. khana bahar ka, neend 5 ghante
  maa khana kam khati hai, taakat kaise aaye
  ye aalas aur bhaari badan kab tak
  meri prakriti vaat pitt kaph me se kya hai kundli se
  kitne mahine me pehle jaisi body hogi
  swasth kesa rhega mera
  sab ke beech hasta hu, cab me baithte hi khaali. kisi ko pata nahi
  ye bojh utrega kya dil se
  14 din baad board, haath me kitab kaanp rahi hai. papa ki aankho me dekh nahi pata
  bete ka confidence itna kam kyu, hamesha bolta main fail ho jaunga
  behen ka stage ka dar kab niklega
  bhay kis grah se hota mujhe
  main haarunga to nahi na
  agle saal 30 ka ho jaunga aur abhi tak kuch nahi. bhavishya soch ke saans atakti hai
  kal bachche ki copy phaad di gusse me. raat bhar soya nahi. kaun sa shaitan aata hai mujhme
  maa ka chidchida pan kab tak
  customer se bhid gaya aaj phir, malik ne chhutti de di
  sab bolte bahut seedhi ho. mujhe lagta hai main seedhi nahi bas chup hu
  didi kaisi insaan hai andar se
  main dhokebaaz to nahi lagta kundli se na
  aise kuch batao mere bare me ki main chaunk jau
  jhooth bolna meri aadat hai kya chart me
  bacchi me kaunsi chhupi kala hai
  meri wife ki khoobiyan kya hai kundli se
  10 me se meri kundli ko kitne number doge
  mere ander kya kmi h
  papa retire ho gaye, unka aage ka jeevan kis kaam me lage
  khud ko samajhne aur lakshya paane ka raasta
  sab checklist poori: ghar, gaadi, bacche. phir bhi pucha "ab kya"
  bete ki aatma kis kaam ke liye aayi hai
  tin ka dabba bhi chhuo to mitti. 2018 se yahi chal raha. kab palte ga
  humare ghar ke acche din kab
  kabhi to mera din aayega na
  safal kab hounga zindagi me
  meri patri dekh ke jo sabse badi baat ho wo bolo
  cousin ka agla do saal
  2016-2018 mere liye kaise the
  main pichle janam me stri thi ya purush, dikhta hai?
  maa ko kis devi ki upasana karni chahiye
  pati ke rahu ke liye main kya kar sakti hu
  mujhe koi ek mantra do jo zindagi bhar saath rahe
  7 din 7 upay bana do
  pitron ko prasann karna hai, kya karu is amavasya
  panna aur heera ek haath me chalega
  panna kab tak pehnu
  heera kis din dharan karu
  mujhe abhi koi stone pehenna chahiye to kaunsa
  pukhraj pehne to kitne din me asar, kab
  14 mukhi rudraksh dharan karu
  konsa stone shoot krega mujhe
  seat number 13 lu kya mera shubh ank kya
  lucky nmbr kya h
  naye bacche ka nakshatra, akshar batao
  rahu me budh kab tak hai
  navmansh me mangal kahan
  shukra rahu yuti hai mere chart me?
  papa ki dob 1961 hai, unki rashi?
  unka kaunsa grah bigda hua hai
  is time dimag kaunsa grah kha raha
  sabse dushman grah aur sabse yaar grah
  meri kundli me dhan nahi koi bhi yog jo abhi chal raha
  mangal dosh kitni umar tak maana jayega mera
  pote ko mool dosh hai kya shanti karwani hai?
  guru ki panchvi drishti mere chandra pe gochar me pad rahi?
  shani kitne saal ek rashi me, mere upar kitna bacha gochar
  mere judwa ki shaadi kal thi. main stage ke neeche khada soch raha tha mera kab, dono ke grah to ek
  hum jurwa h fir bhi nature alag q
  log mujhe aur judwa bhai ko ek hi samajhte hai, meri apni kundli bhi koi nahi padhta
  kal subah se shaam tak mere liye kya hai
  agle hafte kya savdhani
  agle hafte se darr sa lag raha, hafta kharab hai kya
  is mahine ka mera saar do line me
  16 december se pehle shaadi ki koi tareekh bachi hai kya
  nayi naukri pehla din kis tareekh
  sagan dene jana hai ladki walo ke, shubh ghadi
  abhi mere kitne prashn baki dikha raha hai
  maine galti se do baar recharge kar diya, ek wapas karo
  meri kundli kisi aur ko to nahi dikhti
  helpline ka number do
  bhai ek chai ki recipe bata
  kya petrol sasta hoga agle mahine
  do line ka caption do meri dp ke liye
  aaj sensex kahan band hua
  mere kutte ka naam rakho koi cute sa
  kya ronaldo jeetega is baar
  tv ka remote kaam nahi kar raha
  notice khatam, haath khaali, december tak kuch mil jayega kya
  pati ke jaane ke baad kabhi kaam nahi kiya, ab mujhe kaam kab milega
  placement cell ne 12 company bulayi ek me bhi nahi hua, kab hoga mera
  clerk se private manager chhod ke, sarkari babu banunga?
  IAS ke exam me kitni baar dena padega, is baar clear hoga?
  office me ye galat ilzaam kab tak
  boss ke upar wale ne badli ki chetavni di, badli hogi kya
  bitiya 24 ki hai, MSc kar rahi, uska lagan kab
  baat banne lagti hai to koi bhanji maar deta hai, har baar
  tay hoke tootne ka silsila kab rukega
  main 39, chhote bhai ke do bacche. meri shaadi wahin atki
  rishta pakka karu ya aur dekhu
  rishta bhejne se pehle usko khud puch lu kya
  main pucha shaadi karogi, usne hasa. haan hai kya uska
  abhi bhi relationship me hai hum, kya wo pehle jaisa chahta hai
  uske bina jeena seekhna hai, bhulau kaise
  raat ko chhat pe jaake kisse baat karta hai mera pati
  patni se nibhau ya talaq de du
  bahu ko beti mana, wo maa manegi kya
  ladai nahi koi, bas papa kab naam karenge zameen mere
  pita ki taraf se kya milega mujhe kundli me
  kharche ka control chahiye, paisa bachta nahi
  ek haath se aata do haath se jata
  udhar diya nahi liya hai maine, chuka paunga kya
  maine diya tha, karz uska hai mera nahi. kab lautayega
  dost ne udhar leke muh mod liya, paise kaise nikle
  naukri se hi paise wala ban jaunga kya
  10th ka result aaya, kaunsa vishay bharu form me
  dhandha chal raha par partner hisab nahi deta, alag ho jau?
  doosre bacche ka yog hai kya hamare
  career nahi, paisa nahi, mera is duniya me kaam kya hai
  din kaisa nahi, shubh tareekh chahiye griha pravesh ki
  muhurat nahi, hafte ka kaunsa din mera lucky
  rishtedar nahi, dost hi kyu peeth me chhura maarte
  bhai nahi, bahar ka dushman kaun hai mera
  KYA WO MUJHSE PYAR KARTI HAI
  uska pyaar
  pyaar
  koi h mre liye is duniya m
  wo accept kregi mra prpsl
  love marriage
  usi chhori se byah hoga ke mera
  mera lagan kab hona hai ji
  shdi q ni ho rhi mri
  vilamb dur karne ka upay
  rishta aaya h kr lu?
  gun milan
  guna kitta mila
  milan krdo plz
  shaadishuda zindagi
  pati ko kese mnau
  cheat krra h kya wo
  mera shohar kisi aur aurat se milta hai kya
  talaq
  wife ghr kb aygi
  purani wali phir se mil jayegi kya mereko
  dusri shaadi
  saas bahut tang karat hai, ka kare
  saas q ladti h
  nand ko meri har baat se dikkat kyu
  pramosan hoga ka hamar
  layoff me mra naam aega kya
  agli posting kithe hogi
  it ya bank
  carrer
  mera kaam dhandha aage kaisa chalega janab
  partner se q ni bnti
  acting
  bachat
  jeb me paisa rahat naikhe kahe
  loan
  phasa paisa
  pesa wapas milga kya
  MUTUAL FUND LU KYA
  ghar
  plot le lun kya
  bech du kya
  flat bech doon kya
  papa se ni bnti
  bhai se rishta
  parivar ka saath
  babuji humse bole kahe na
  wo yaar saccha hai ke
  santan
  laika bachcha kahiya hoi hamra ke
  beta ziddi
  bacha mobile q ni chhodta
  bacche
  sci ya comm
  dakhla ho jayega kya
  bahar jana h kya luck m
  visa aa jayega kya
  trip pe jau?
  mn ashant h
  dr lgta h
  exam ka dar
  chid jata hu har baat pe yr
  plus minus
  jeevan lakshya
  mra uddeshya
  hamar janam kahe bhail
  aane wala saal
  aage ka hoi
  shadi ho gyi h meri bhai
  pooja
  koi mantra do
  totka
  panna pahir lin ka
  lucky number
  hamar shubh ank ka ha
  konsi dsha
  strong planet konsa mra
  grahan asar
  shani kb hatega rashi se
  judwa bhai
  aaj
  aj ya kl
  ye hafta
  muhurat
  gadi ka mhurt
  refnd
  bal kitna h mra
  mausam
  code likh de
  12*12
  meri beti 22 ki hai, ek ladke se baat karti hai raat bhar, mujhe lagta hai ladka serious nahi. kya wo usse sach me chahta hai
  kal maine pucha "tum mujhse pyar karte ho?" usne kaha "pata nahi". tab se khana gale se nahi utra
  dost ki crush usse roz notes maangti hai, dost ko lagta hai pyar hai. sach me kuch hai uske dil me?
  hum dono ek hi coaching me hai, 6 mahine baad sab alag ho jayenge. agar farewell pe bol du to wo kya haan kahegi
  chhote bhai ne ghar me bata diya ki wo apni classmate se hi karega, papa ne baat band kar di. papa kab maanenge
  meri saheli apne boyfriend se bhaag ke shaadi karne wali hai, uske gharwale baad me apna lenge kya
  ek hi ladka hai hamara, padha likha sanskari. uski patni kaisi aayegi, ghar sambhalegi ya alag le jayegi
  sagai december 10 ko hai. ladke ki maa bahut dakhal deti hai, ladka accha hai. aage badhu ya abhi bhi mana kar du
  pati subah 7 baje jate hai raat 10 aate hai. sunday ko bhi phone. main bol bol ke thak gayi, ab bolna hi chhod diya
  beta aur bahu roz video call pe bhi humare saamne ladte hai, unka rishta kaise sudhre
  pati raat 1 baje balcony me dheere dheere baat karte hai, poocho to bolte hai office ka call. kaun sa office raat 1 baje
  ek saal se live in me hai, uske bag me kisi ladki ka diya hua card mila. kya wo mujhe dhokha de raha
  mere jigri dost ki biwi kisi aur ke saath to nahi, wo mujhse puchta hai roz
  beti 5 mahine se hamare ghar hai, na damaad aata hai na bulata hai. ye kab tak
  bete ki mangetar ne rishta tod diya, beta khaata nahi. kya wo ladki wapas aayegi
  bete ka talaq 2024 me hua, ek beti hai 4 saal ki. kya uska phir se ghar basega
  main 38 ki, pati 2019 se nahi hai saath, kaagaz bhi ho gaye alag. ab koi accha milega aur dobara vivah kab
  12 saal ho gaye, saas ne ek baar "khana kha liya?" nahi pucha. bukhar me bhi kitchen me khadi rehti hu
  humari hone wali bahu IT me hai, humse nibha legi kya, kaisi rahegi hamare saath
  sasur ji ne bolna band kar diya jab se maine alag ghar ki baat ki. maan jayenge?
  resign mail draft me 3 hafte se pada hai, send ka button dabta nahi
  papa ka retirement 2028 me hai, usse pehle officer scale me jayenge kya aur kab
  beta Infosys me 3 saal, band kab badlega uska
  beti ke hospital me night duty 14 din lagatar, incharge sunti nahi. kab tak
  papa private school me 25 saal se, ab naye management ne hatane ka mann banaya hai. bachenge?
  papa ka transfer last saal me door kar diya, retirement 14 mahine. wapas ghar ke paas aayenge kya
  behen ka kal Deloitte me final round, pehle do baar reject hui. is baar ho jayega?
  bhai ko police ki taiyari me dale ya papa ki dukan pe, kaunsi line uske liye
  patni 10 saal ghar pe rahi, ab kuch karna chahti hai. kaunsa kaam uski kundli me
  wo contract pe kaam karte hai, kabhi kaam kabhi khaali. unka career aage kaisa
  beta 24 ka, naukri nahi karni bolta, gaming cafe kholna hai 12 lakh me. paisa du use?
  papa ki 40 saal purani press band hone pe hai, phir kab chalegi
  beta bansuri bajata hai, manch kab milega bada
  raat ko kirana band karke gaane record karta hu. kabhi kisi film me aawaz aayegi meri?
  saari zindagi doosron ke ghar me kaam kiya. apne naam pe 10 hazar bhi nahi
  pehli tarikh ko ameer 10 ko middle class 20 ko bhikari. har mahine
  kya pati kabhi paisa jodna seekhenge
  maa ki poora pension dawa doodh me nikal jata, bachat kab hogi unki
  beti ka 22 lakh ka education loan, UK me job nahi lagi abhi. chukega kya
  papa ne gaon ke thekedar ko 3 lakh diye the trali ke liye. na trali na paisa. lautega?
  pati ne bhai samajh ke dost ko diye, wo ab block kar gaya. kaise nikle paisa
  bhai bolta hai dono mil ke commercial dukan le aur kiraye pe de. nivesh sahi?
  nanad ne hissa chhod diya tha, ab phir maangegi kya
  saas chahti hai hum unke padosi wala makan kharid le, le?
  behen ka noida wala flat 2 saal se khali hai bikta nahi, kab bikega
  bhai behen sab sign karne ko taiyaar, ab lewal nahi. kab milega
  behen ki pehli kamai se scooty leni hai, le le kya is mahine
  papa ko naye zamane ki car kab dila paunga
  raat ka khana sab apne apne time pe, apne apne kamre me. deewaron se baat karti hai maa
  is ghar me bina awaz unchi kiye ek din kab nikalega
  bete ke kamre me palang kis disha me
  pota america me, dada se hindi me baat tak nahi karta. kab judega humse
  papa aur unke teen bhai 12 saal se ek talaab ke liye bhide hai. kab khatam hoga ye
  us ladke ke liye maine apni bike bech di thi. aaj wahi party me mujhe pehchanta nahi
  ek hi beta hai. main kuch bolu to headphone laga leta hai. uske papa bolte "rehne do". main kahan galat hu
  meri bhanji 12 ki, didi se roz ladai, didi kaise sambhale use
  bhai JEE me 2 baar reh gaya, is jan me 97 percentile aa jayega kya
  beti ka board april me hai, hum dono naukri karte, tution nahi. result kaisa rahega
  dost bola paper easy tha. mera to time hi khatam ho gaya. list me naam nahi aayega lagta hai
  ladki ko maths se nafrat hai, 11th me vishay kaise chune
  patni BEd kar rahi bacche ke saath, padhne me dhyan nahi lagta. kya karein
  naukri ke baad 9 baje padhne baithta hu, 9:20 pe kitab seene pe aur main so raha
  mera bhai do baar delhi airport se wapas aa gaya agent ke chakkar me. kab jayega wo bahar
  beti ka sab ho gaya bas jane ka yog atka hai kyu
  maa ko lekar 14 ghante train se gaya jana hai pind ke liye, safar kaisa
  roti do khata hu to bhi gas, subah alas, shaam thakan. 35 me 60 wala sharir
  pati ka pet kab andar hoga 😄 subah daudte to hai
  wo kuch bolte nahi, bas chhat dekhte rehte hai raat bhar. main bhi jaagti rehti hu
  mummy har choti baat pe ghabra jati hai, raat ko uth uth ke darwaza dekhti, kyu
  meri behen gusse me khana band kar deti 2 din, kaise samjhaye
  aaj 6 saal ke bete ne mujhse kaha "mummy aap monster ho". gussa mera hai par dard bhi mera
  beta pade me average, par usme kya khaas hai jo hum dekh nahi pa rahe
  papa ki kundli me kya vishesh tha jo wo gaon se uth ke yahan tak aaye
  bhai ne 4 jagah haath maara sab ulta. uska bhagyoday kab
  beti ki har cheez last moment pe haath se nikal jati. 2 saal se
  ladka imandaar hai par kismat ka mara. din kab firenge
  beta 10 saal ka, uske bhavishya ki moti moti baatein batao
  bete ki naukri to pichle june me hi lag gayi thi, aapne kaha agle saal
  2 saal ke bacche ke liye graho ka upay kaise kare, wo to khud nahi kar sakta
  bahu ko moti de du kya muh dikhai me, uske liye shubh hai
  beti ko panna ya firoza
  bete ka 4 number shubh hai jersey ke liye?
  biwi ko kis rang ki saree du jo uske liye lucky
  naye pote ka lagna rashi aur akshar
  beti ka kaunsa grah kamzor hai
  dost ki kundli me kaal sarp hai kya, uski zindagi waise hi hai
  papa pe dhaiya chal rahi kya
  bete ki rashi se shani kab hat raha
  bete ko ladki walo se milwane kal le jau ya ravivar ko
  maa ke haath se naye ghar ka kalash rakhwana hai, kab
  bahu ki godbharai kis din rakhe
  rcb is baar cup le jayegi kya
  december behtar rahega mere liye ya january
  itna bata do, wo mujhe dil se chahti to hai na
  10 me se kitna pyar karta hai wo mujhse
  kitne din aur lagenge kaam milne me
  agle saal tak bahar chala jaunga na
  sarkari naukri lagne ke saal kaunse
  ghar pe karne wale paanch upay
  beete 7 saal ki badi ghatna saal ke saath
  nahi ji 2018 me shaadi nahi, papa ka tabadla hua tha mere saath
  thnx
  thanks yaar tune to tension hi khatam kar di
  itna detail me samjhaya, thank you ji
  jazakallah bhai
  aap na hote to kya hota, shukriya
  hii sir kya haal
  har har mahadev
  kem cho
  gm
  phir se aa gaya main, namaste
  ram ram sa
  jai swaminarayan
  chalta hu ab
  phir milte hai
  accha ab so jata hu
  tata
  by
  chalo phir milenge guruji
  ram ram, kal aaunga
  rakhta hu ab
  mil te hai break ke baad 😄
  phone charge nahi hai, baad me aata hu
  accha ji chalte hai
  cu
  ji
  👍
  oho
  wah
  ye robot bol raha hai kya
  tu kaun hai
  aapki umar kya hai
  aap ladka ho ya ladki
  aapka parichay dijiye
  pandit ji aap kaun se gotra ke ho 😄
  banda hai koi ya ai
  main kisse baat kar rahi hu
  bakwas app hai
  paise barbaad ho gaye mere
  bekar hai ye
  andhvishwas hai sab
  itne paise liye aur do line ka jawab
  gol gol baatein mat karo
  bkwaas
  jawab late aata hai aur wo bhi adhura
  loot rahe ho logo ko
  same to same jawab mere dost ko bhi diya
  mere to 5 sawal kharch ho gaye kuch haath nahi aaya
  kabhi kuch bolte kabhi kuch
  tum log bas paisa banate ho
  uljha diya aapne aur
  1 star dunga main to
  sab jhooth likha hota hai
  jhooth
  nhi yar galat bola
  aap keh rahe ho accha time hai par mera to bura chal raha
  ye baat jamti nahi
  maanta nahi main ye
  kal to aapne haan bola tha aaj na bol rahe
  maine try kiya kuch nahi hua jaisa bola tha
  wrong hai
  aap confuse ho, wo mera nahi kisi aur ka hai
  dasha galat pakdi hai aapne
  mere hisab se aisa kuch nahi hai
  100% galat
  dono baar alag jawab kaise
  mera to koi bhai hi nahi hai
  kuch samajh nahi aa raha
  umeed jaag gayi
  thak gaya hu bahut
  haar gaya hu yaar
  dar lag raha hai ab
  mood off hai
  main toot chuki hu andar se
  abhi kuch accha nahi lag raha
  sach kahu to ghabra gaya main
  hairan hu main
  akela pad gaya hu
  mann me ajeeb si uljhan hai
  dukh hota hai
  ab bardasht nahi hota itna tension
  pehle wale baba ne bola tha ye saal accha jayega
  ek app pe likha tha ki mera time kharab hai
  kisi ne bola tha rahu meri kundli kharab kar raha
  astrologer ne 2 saal pehle kaha tha jo, wo hua nahi
  aap ne pichle hafte kaha tha january me khushkhabri hai
  ek tantrik nahi ek jyotishi mile the unhone mana kiya tha
  nadi jyotish me likha tha mera sab kuch 35 ke baad
  pandit ji bole the do shaadi hai meri
  aapne bola tha 15 din me call aayega, nahi aaya
  ek madam ne tarot me bola wo wapas aayega
  varanasi me dikhaya tha, unhone 32 saal ki umar boli thi
  papa ke dost jo kundli dekhte unhone mana kiya tha
  pichle mahine aapne acche din bole the
  kisi ne bola mera nakshatra galat likha hai patrika me
  maulvi sahab ne kaha tha 40 din me farak padega
  aur kuch?
  isko achhe se samjhaiye
  baaki ka bhi batao
  bas itna hi? aur batao na
  kis adhar pe bol rahe ho, samjhao
  jo abhi bola uske bare me aur jankari do
  aur bataiye na maharaj
  deep me batao
  samjha nahi
  kuch palle nahi pada
  nahi samjhi main
  bacche ki tarah samjhao
  dasha wasa nahi pata, normal me bolo
  sir ke upar se gaya
  ye antardasha wagera hata ke batao
  samajh me nai aaya bhai
  sankshep me bataiye
  100% hoga na
  kitne pratishat sach hai
  kasam se?
  dil rakhne ke liye to nahi bol rahe, sach hai na
  kitni sambhavna hai
  phir kya hoga
  fir kya
  us samay ke baad kya hoga
  6 mahine baad?
  phir uske baad wali date
  wo ho jane ke baad
  how to know if he is serious
  4 yrs of relationship now he says he is confused. does he stil love me
  he unfollowed me then followed again, is he missing me
  she is elder than me by 3 years. does she take me seriously
  luv frm her side is tru or fake
  do i have a soulmate
  when true love
  am i going to stay alone forever
  is there any girl in my destiny
  new person just came in my life, is he the one or still someone else to come
  will my boyfriend ever ask me to marry him
  does she want me to propose first
  i stammer a lot, how do i express my love to her
  her answer will be what, i have to know before sunday
  after upsc result i will talk at home about her. when wil be the right time for parents
  he is ready, i am ready, only kundli not matching they say. y god is doing this
  nri guy, my parents worried. will they say ok to my love
  dad said no straight away. will he change his mind about her
  good period to start looking for match
  date of birth already given, just say when i will marry
  which months are favourable for my shaadi
  till what age i will remain unmarried
  which planet is delaying my marriage
  late marriage problem. plz suggest something
  what is obstructing my marriage, 7th house or 8th
  after my fathers death marriage matter is stuck, why so
  is my future husband a doctor
  loyal husband or flirt type, what will i get
  which profession girl i will marry
  yes or no to this girl, have to reply by friday
  should i reject this proposal, he drinks sometimes
  rishta came from my own office. safe to say yes?
  my friend is getting married to a guy in 3 months, is he good for her
  is it wise to accept proposal of my childhood friend
  can u check if our charts are compatible
  kundli match karwana hai. my details and hers both saved. do it
  compare my horoscope with both boys and tell best one
  my wife is not talking to me from 4 days. what to do
  husband listens only to his mother, not to me
  my hubby gets irritated on everything i say
  lack of understanding between husband and wife
  love is finished between us, living only for children
  my wife compares me with her jijaji always. we end up fighting
  my husband and me are just roommates now
  is she loyal to me
  with whom my husband is chatting at night
  will my boyfriend cheat me in future
  i feel he is with someone else and this doubt is eating me
  my friends husband is having affair i think. is it so
  is my husband truthful
  husband not touching me since 1 year. is some other female the reason
  does my father has another family? he goes to surat every month
  does this boy have other girlfriends
  should i leave my husband
  she left with kids 5 months back. will she come back to me
  is my brother going to divorce
  shud i leave him? he is good to kids but zero to me
  i want to leave my husband but have no courage
  is it right to take khula from him
  if i go to take her will she come with me
  i dont want divorce but he wants. will it happen
  1 year of marriage, already talking divorce. will this really break
  i want closure. should i call her one last time
  he said need space. it's 3 weeks. when will he be back
  will he come back if i cut all contact
  she said we r done. when wil she come bck
  i am widow with one son. will remarriage happen for me
  second rishta is also breaking. will i ever remarry
  bahu doesnt talk to me properly. what to do
  is my mil doing politics against me
  wife and my mother dont get along, i am stuck in middle. how to manage
  sasur ji says he wont talk to me. will he forgive
  my friend has big issues with saas. will it be ok for her
  will i get a job this month
  how long i will remain unemployed
  i have two offers, wipro and cognizant, which one to join
  thinking to put papers on monday. ok?
  will i become team lead
  increment kab, they are giving nothing from 2 yrs
  will i get senior nurse grade
  i deserve promotion but they gave to my colleague
  promotions are in july. am i in, if not then when
  will i lose my job
  i dont feel like going to office anymore
  put on pip. will they fire me
  someone is giving false report about me to my seniors
  my boss insulted me in front of all today
  is somebody doing conspiracy against me at workplace
  can i complain to hr against my boss, will it help me
  when will my daughter get govt teacher job
  nda ya cds, can i be officer in forces
  will papa get posting back home before retirement
  interview day after tomorrow. how to crack it, any remedy
  will the panel like me
  can i become a doctor
  doctor or engineer, what will my son be
  hr or finance, what suits
  when is peak time of my career
  retired govt clerk here. should i open small general store
  i want to leave 9 to 5 and do something of my own but scared
  my business is totally down, everything i built is sinking
  my husband's business is in loss. when will it recover
  my staff leaves again and again. how to make business stable
  shut or sell the business?
  how should the share be and what kind of partner suits me
  my son plays in u16 cricket. will he play for state
  web series audition gave. will they take me
  stand up comedy, can i make it
  at what age i will be rich
  tell about my money matters
  2nd and 11th house of mine how are they for money
  expense vs income in coming year, how is it
  how long heavy kharcha will continue
  at 45 no savings at all, feel ashamed
  when will i be debt free
  should my husband take loan for new truck
  i owe 8 lakh to different people. how do i manage
  top up loan for house construction, apply now?
  education loan for canada, will it be sanctioned
  lone milega? i need 5 lakh for shop
  money gone in chit fund. will i recover
  my husband gave 4 lakh to his friend. when do we get it back
  someone took 50k from my son for job and now not replying. will it come back
  lost 3 lakh in a fake investment scheme of a friend. will i get it back
  gave all savings to my best friend and now he avoids me
  jeweller not returning my gold, will i get it
  the cheque bounced twice. when will he pay
  stuck mony come or not
  is gold good to buy now
  land or gold, where to invest
  lump sum or monthly, which is for me
  which metal should i buy to save
  father wrote will. am i in it
  who will get house, me or my brother
  should i gift land to my sons now
  old lady whom i serve said she will give me house. will i get
  will my name come in the family tree list for compensation land
  ground floor house good for me?
  plot is there, when to build
  will i ever have my own roof
  redevelopment of our society, will we get new flat
  sell or give on rent
  keep the land or sell
  deal breaks at the last time. 3 buyers gone. y
  should i accept 52 lakh offer for my house
  sold? i mean when does my property get sold
  car or bike
  buy in my name or in my wife's name, the car
  i love cars but my fate has only bus
  4th house of mine tell vehicle, is it strong
  is there some dosh in our house
  want only peace at home nothing else
  my wife gets no peace in our home. when will it be ok for her
  which direction should my bed face
  my daughters room is in south west, is it ok
  mirror in bedroom which wall
  my landlord's house is facing south west. will it hurt me if i live
  kitchen platform facing?
  i feel alone in my own family
  will my brother talk to me again
  parents stopped talking because i changed religion belief. will they accept me back
  i send money from dubai every month and yet no one asks if i ate. why
  mum and me argue on each n every thing
  my family left me when i lost job. when will they understand
  will my uncle give up the land he has occupied
  brothers not agreeing on division of shop. what to do
  our uncle says no land for us. will he change
  should i send notice to my brother or talk
  everyone uses me and leaves
  betrayed by my closest friend today
  is it good to be close with my neighbour aunty
  wen i help people they become my enemy
  will ivf be successful
  is it good time for pregnancy in 2027
  how long will we wait for child
  do both our charts show kids
  i am 39. will i still have baby, by when
  baby planning time pls
  which period is auspicious to start ivf
  shall i stop trying for baby at 42
  my 5 yr old cries and hits other kids. why
  feel i failed as a father
  is my son in bad habits of lying and stealing, will he improve
  sending my son to boarding will improve him?
  what should i teach my child as per her stars
  backlog of 3 subjects. will they be cleared this sem
  mbbs abroad or bams in india
  what are the subjects in which i will do well
  which stream will suit my grandson
  my son is not studying at all. what to do
  should i change my coaching
  padhai me no focus since i got phone
  will i do post graduation with this age 40
  will i go to foreign this year
  will my brother go to gulf this year
  passport got delayed. wen can i travel out
  is gulf in my luck again? i came back in covid
  visa interview on 10th december at chennai, will it get through
  oman or qatar, where to live long time
  when will i shift to my own city
  living away from family good for me
  how do i decide between village life and city life
  is it good time for kedarnath
  haj when will i be called
  when will my mother be able to do chardham
  wil my travel plan work
  will my brother's health be fine this year, how do u see
  which part of body is weak in me
  when will i be fit
  frequent headaches when i go to office, tired eyes. why
  i am a nurse with night duty, body is tired. how to be healthy
  my mind is always thinking too much
  i feel like crying without reason
  there is so much going on in my head
  my husband overthinks all night. how do i help
  dont know what is wrong with me, just not ok
  lost my smile somewhere
  overthinking about past all the time
  after kids left for college house is silent and i feel nobody needs me
  scared that i will not get anything in life
  will i fail?
  my son is scared of his board exams
  i am 29 and scared that life is going waste
  scared of speaking english in front of people
  ca result on 5th. fear is eating me
  my sister is nervous about her delivery and i am scared too
  how to cool down my husbands temper
  any gem or mantra to calm my anger
  when this irritation will end
  i am teacher and i get angry on students. give some way
  am i selfish? people say
  give me accurate description of myself to test you
  just tell about me, no future
  what should i improve in myself
  what is it in me that people dont see, my hidden power
  have i got any rare yog that makes me special
  what is the purpose of my life
  what am i here to do
  why am i here on earth, what for
  kids are grown and i dont know what is my role now
  my husband took vrs. what is his path now
  did i come to complete past karma
  why is my luck so bad
  my father struggled all his life. when will his good time start
  is my fate sealed or will change
  will i be successful in life
  till when will i struggle
  what is going on in my life right now
  is my life going to change soon
  i already have a child, you are telling about having kids
  your date is gone, nov 10 passed and no offer came
  shiva or vishnu, whom should i worship
  what did i do in past life for this suffering
  who is the god of our family, we lost our roots
  which saint or guru is connected to me
  remedy for sade sati effect
  should i feed black dog for ketu
  will donating on saturday help
  can i remove my gomed
  which stone should my mother wear
  which flower or tree is lucky to me
  who is the lord of my 5th house
  my 8th house, what is there
  ascendent?
  what good will venus dasha give
  why saturn is giving me so much pain
  is my son manglik
  is there any bad yog
  any curse or dosha in kundli
  one says manglik other says not. what is correct, am i
  how is jupiter transit for my husband
  planets today in sky, how they touch me
  explain bhava
  how many houses are there in kundli
  if my twin married in 2024 with same chart then when me
  will both my twins succeed equally
  what is the cause that only i suffer and not my twin
  today or tomorrow for talking to my boss
  how is tomorrow for my son, he has match
  how will jan be for mother
  my month
  date for planned c section delivery, doctor gave 10 to 14 dec
  when should we do satyanarayan katha
  engagement date for my brother
  date to buy fridge and tv
  can i talk to real pandit
  can i call you on phone
  where can i see my old chats
  which payment methods you take, upi works?
  how to logout
  can i get video call with astrologer
  can i pay by paytm
  list the features
  write a poem on rain
  what is the score now
  essay on my favourite teacher
  predict world in 2027
  write a caption for my photo
  we were talking nicely till last month. now she takes 6 hours to reply my one text. what changed in her
  he was the one who chased me. now i chase him. y
  my fiance doesn't call me himself, always i call. what is in his mind
  i want to know what Karthik feels for me
  just now she blocked and unblocked me lol. any feelings left
  rahul has been single since i know him. when will he find somebody
  at 44 is there still someone out there for me
  i have feelings for my tution friend, boards are in march. tell her now?
  i am typing and deleting the love message since 3 days. when to send it
  today is karwa chauth lol should i tell him i love him
  expecting a ring on my bday, will it come
  my daughter wants love marriage, her dadi is not ready. when will all in family accept
  mummy stopped eating because i told about him. i am torn
  first marriage of love in our khandan. will they let me
  mummy is after my life for marriage. i am 25 only. when is it actually written
  chhoti behen is doing pg, when is her vivah
  my cousin is 41, handsome and rich and still a bachelor. reason?
  nothing wrong in me but nobody likes me for marriage
  sometimes i imagine how she will be, the girl i marry. can you describe
  tell character of the person i will marry
  ankit is from my caste, 3 lakh salary. right choice or wait
  this rishta..go or no go
  shall i say yes to shreya or see the other profile also
  will the present alliance for my son get finalised, they are coming on 29th
  her birth 14/02/1997 6:20 am nagpur. mine you have. tell the match
  she says i never listen. i say she never stops. what to do lol
  when will my brother and bhabhi stop quarrelling
  why no understanding.. which house is spoiled in our marriage
  my friend caught bf with another girl's chats. is he really cheating or only friend
  when will he leave her and come back to me in heart
  can a mithun boy be loyal to me
  2 timing me, isnt he
  my colleague's wife left him. would she return to him
  shd i sign the divorce paper
  will my bahu come back with my grandson, she is at her parents place
  can i live happily alone after leaving him
  still checking his last seen. how do i stop thinking about him
  long silence from him after 'its over'. is it really over
  mom is 48 and alone since papa passed 10 yrs back. can she find a husband again and when
  my second life partner from where
  since the day i entered this house saasu ma has not smiled at me. why
  in laws, how will they be, joint or nuclear?
  is my saas good at heart
  which time period to apply for jobs
  work from home with less pay or office job with more pay
  should i go back to ex company, they doubled the salary
  father is si in police. when does he become inspector
  my manager says next cycle every cycle. how do i get the promotion
  will my pay be revised after union talks
  will they give me team to lead
  my reporting manager removes me from every mail and meeting. what is behind it
  layoff?? do i survive
  when will the politics calm down in my hospital
  will i be terminated for that mistake
  papa expired in service in 2021, my anukampa appointment when
  defense job for me, air force?
  husband is in bsf, kids are growing without him. when will he come to home sector
  father retires in 2 yrs, will he get home posting
  us client asked for me. is onsite going to happen
  colleague and me asked for same station. who will get, will i
  my roommate and i had same interview. will she be picked
  would i make a good lawyer
  main kya banungi in english what will i become lol
  do i have surgeon's hands by chart
  son wants 10 lakh for startup of ev charging. should he begin now
  own tuition centre kholu? answer in english pls
  papas kirana is dying. when will good sales come back
  i bring work, he brings money. last or break?
  my partner is suddenly not lifting phone. what is he up to
  my son is 12, tennis academy costs 2 lakh a year. does he have sports in stars
  wife makes cooking videos. will channel be hit
  friend has 5 lakh subs. when will mine cross 1 lakh
  my son is 35, still asks me for money. when is he financially stable
  when would i see some savings
  mny flies
  husband has taken 15 lakh on interest for shop. when will we be free
  papa still pays for my didi's wedding loan. till he's 62. when will it be over
  planet for loans in my chart
  epf claim rejected twice. next time pass?
  amma wants to buy land with her money. good investment?
  my husband's dadaji left 10 bigha. when will his part come in name
  will my father get his rights in the haveli from tauji
  nominee is my step mother. will i get any
  i served my parents 20 years and brother in america gets the house
  prprty from dad?
  my flat possession is delayed from 2021. when keys come
  is there loss in selling now
  my son got licence. should i gift him a car
  bhai is saving for bullet. when will he get
  diesel or cng car
  maa says house has shadow. always something. why no peace
  my home is no more a home
  south door shop run?
  does house facing a temple or graveyard matter
  my grandkids dont come to me, why so distant
  nobody from home called me on my birthday
  will my siblings stand with me
  mother favours my younger brother
  my family thinks i am useless
  my two sons have stopped speaking over the shop. when does it mend
  land fight wid kaka ends when
  are my nephews going to trouble me for land
  ammas neighbour is jealous type. can she harm
  no one came to see me in hospital, so called friends
  till when will gossip about me go on
  when will people stop back biting me
  my didi took treatment for 5 years. when will her lap be filled
  me and hubby want a child before 30. when to expect
  small gap or big gap? second child when
  my wife is strict, i am soft. son takes advantage. how do we raise him
  i raise my late son's daughter, 9 years. how to be right with her
  he steals money from my purse, only 11. reason
  bachcha phone ke bina nahi khata.. english pls, how to stop
  y daughter is closer to her dad than me
  my boy's 12th boards start on 15 feb. marks how
  my bhai passed 10th with 55 percent. what to take
  son has admit from asu and utd. should he go for ms
  do my stars have doctorate
  guide left university. will phd be completed
  3 years i am planning ms and nothing happens. why
  bhai paid 5 lakh to agent for italy. will he reach
  should i say yes to qatar job contract
  green card wait or go back to hyderabad with kids
  every time i book ticket for final exit something holds me. why
  10 years here in new jersey, belong nowhere
  maa alone in native after papa. bring her to chennai or let her be there
  is it ok to go away from old parents for peace
  son is going on bike to spiti with college boys. is this trip safe
  how is the coming year for my baby's health
  daughter cries at night and wont say. my own heart is not at peace
  everything is there, peace is not
  when can i sleep like a baby
  sitting in camp room in qatar missing my kids, cant stop tears
  way to kill loneliness at 60
  i dont talk to anyone these days and i dont want to also
  my daughter trembles before every test, i too feel afraid for her
  will this fear ever leave me, when
  do i have fear in my stars
  am i so under confident
  my 9 yr old breaks toys when angry. how to cool him
  what is my 1 yr old going to be like as a person
  what is this guy like as a human, my bf
  am i a leader or follower
  my personlty
  where am i lacking
  why did god send this child to us, what is his purpose
  routine job eat sleep. there must be something more
  my son has talent no luck. when will his time come
  my mother never saw a happy day. when will her good days be
  am i going to get what i deserve
  tell what is ahead for my husband in life
  my husband already came back home in may
  what did rahu dasha do in my life from 2001
  vrat for mummy
  tell upay without any gem
  do remedies work if i forget one day
  my son has gone to college. which stone should he put
  since i wore coral i have more anger. why
  which fruit or grain colour is lucky
  graha who gives me money
  weak graha list in mine
  ketu transit and my mother?
  sade sati matlab? explain the word
  why are there only 12 houses
  my friends are twins. one chart for both?
  today or monday, better for my husband to sign
  between wed & thu which one is for me
  can i ask my boss for leave today, is day with me
  night of today
  next weekend?
  best day to send resume or mail
  who won yesterdays match
  my cat is not eating, which medicine
  tell riddle
  are aliens real
  papa came to know about my boyfriend last month and stopped my going out also. when will he understand and give permission for marriage
  somebody told me my wife will come from south direction and she will be elder to me. what do you see about her
  we met in a cafe with families, he was only talking about salary and my job. now they want to do roka on 5th. should i agree for this match
  our family pandit says nadi dosh is there and marriage cannot be done, other pandit says it is cancelled. do our kundlis match or not
  we have been married for nine years with two daughters, everything was fine till we shifted to his parents home, now we fight on each small thing. why
  my husband is a good man but never appreciates me, never takes me out, never asks how i am. why is there no warmth in my marriage
  she says he is only her project partner but they have lunch together, movie together and message till night. is she cheating on me
  we fight, we go to elders, they settle, and again we fight. now my parents are saying to give divorce. should i leave her
  my ex boyfriend of college is messaging me after so many years and saying sorry, i am single now. should i give him a chance again
  my daughter lost her husband in accident at the age of 28. she says she will not marry again. is second marriage there in her kundli
  my husband has gone to canada and i stay with his parents who count each chapati. will their behaviour change with me
  i am a teacher in private school, principal insults me in front of students and gives me clerical work after school. how do i handle this
  my company is starting a team in poland and my manager said my name is there in the list for onsite. will i really be sent
  my husband's father is saying that all property will go to the elder son. will my husband get anything
  i have inherited a small house in village where nobody lives. should i sell it off or keep it for my children
  mother and bhabhi dont talk, father is angry on all, brother comes late. how can i make the atmosphere of our house good
  i am 41 and got married late at 39, everybody says it is too late. is there child happiness in my chart
  we both are working in night shifts in bpo and our 5 year old stays with neighbour, he has become very stubborn. what should we do
  my daughter got into a college in manipal and we have never kept her away. should we send her to live so far
  each year i plan to take my parents to rameswaram and each year something stops us. when will this pilgrimage happen
  after my delivery i put on 18 kilos and feel heavy and slow. when will my body come back in shape
  i am wearing yellow sapphire since two years on advice of my uncle and saw no change. why, is it the wrong stone
  we are shifting in our new flat and possession is given on 1st. please tell good date for griha pravesh before kharmas
  my husband to be, does he like me or is he marrying for his parents
  will she say yes if i ask for marriage directly
  is arun good for me to marry
  relation with sasu ma
  money?
  money not staying
  loan pass?
  my money with him, coming?
  flat sale?
  son out of control
  scared
  mantra?
  price
  till what age can i become mother as per chart
  gun?
  will there be 2 marriages? how many
  how long will i feel tired
  bad phase till?
  wen he wil propse me
  is my hubby cheatng me
  is der secnd mrg in my chrt
  my bos is harasing me wid work y
  too much xpenses evry mnth
  my hous wen wil sel
  my bro nt talking 2 me y
  my trvl is safe?
  nxt 5 yrs hw
  thank you for the remedy will do it
  many many thanks panditji
  hey astra
  hiii again
  hare krishna
  ttyl
  lets close here, night
  done for today
  alright
  oh i see
  nope
  makes sense
  are you a human
  am i talking to a machine
  where are you from
  which type of astrology do you do
  are u lady astrologer
  are you hindu
  bakwas
  why are you beating around the bush
  i am going to report this app
  this is not correct
  i don't think so
  no sir wrong
  no no. i don't have money problem
  i feel lost
  i feel so ashamed
  mood off
  i am losing patience
  i feel stuck
  in other app they said i have raj yog
  nadi astrologer told i will go abroad at 27
  i have two kids already
  you said she will call but she never called
  but on 10th you told me not to invest
  you had told guru is strong for me
  i have cleared the exam long ago
  explain more
  i need detailed explaination
  more pls
  please explain simply
  i dont know these words antardasha and all
  didnt get you
  dumb it down pls
  is it certain
  is this date sure
  is there any doubt in it
  what is the next good period
  and later
  if it doesn't happen by march then when
  and then when will it get better
  is there another good time
  and subsequently
  मेरी बहन जिस लड़के को पसंद करती है वो भी उसे पसंद करता है क्या
  वो लड़की मुझपे लाइन मार रही है क्या या वैसे ही फ्रेंडली है
  क्या वो मुझे दिल से अपनाएगी
  क्या मैं उसे अपने दिल की बात बता दूं
  ऐसे कैसे बोलूं कि वो ना न कर पाए
  मम्मी पापा हमारी शादी के लिए कब मानेंगे
  ये घरवालों का ना ना कब तक चलेगा शादी को लेके
  27 का हूं सरकारी क्लर्क हूं घर में लड़की देख रहे हैं, रिश्ता कब पक्का होगा
  भाई की शादी कब होगी, पापा की तबीयत ठीक नहीं रहती वो देखना चाहते हैं
  ये शादी की अड़चन कब तक रहेगी
  शादी लेट होने के पीछे कौन सा ग्रह है
  39 का हो गया कुंवारा, लोग ताने मारते हैं
  लेट मैरिज वाली कुंडली है क्या मेरी
  मेरी उम्र निकली जा रही है
  गोरी मिलेगी कि सांवली
  क्या पति उम्र में मुझसे बहुत बड़ा होगा
  दहेज के लालची तो नहीं होंगे मेरे होने वाले पति
  कैसे पता चले कि ये लड़की मेरे लिए सही है
  मम्मी को लड़की पसंद है मुझे नहीं, हां बोल दूं
  बिटिया को जो देखने आए थे वहां बात जमेगी
  बेटी की कुंडली लड़के से मिल रही है क्या देख दीजिए
  बिना कुंडली मिलाए शादी कर लें तो चलेगा क्या
  नाडी एक है हमारी, बच्चे में दिक्कत आएगी क्या
  शादी को 12 साल हो गए अब बस साथ में रह रहे हैं, प्यार कुछ नहीं बचा
  क्या मेरी और पत्नी की कभी बनेगी
  वो गुस्से में खाना फेंक देते हैं मैं तंग आ गई हूं
  बीवी का मूड कब ठीक होगा
  पति शराब के बाद लड़ते हैं, उनका स्वभाव बदलेगा क्या
  हम दोनों के घरवाले कब मानेंगे?
  हमार जिनगी में केहू कब आई
  मेरे लिए भी ऊपर वाले ने कोई बनाई है क्या
  अब बताइए बोल दीं का उनसे कि हम चाहते हैं
  love marriage का योग है ना मेरी kundli में
  पति का स्वभाव
  पत्री मिल री है के नहीं
  बेटे की सगाई से पहले दोनों पत्रिकाओं को देख लीजिए
  बस नाम की शादी रह गई है
  मैं जनरल स्टोर चलाता हूं, एक मैडम रोज आती है और बहुत हंस के बात करती है। उसके दिल में क्या है मेरे लिए
  मेरे कजिन ने लड़की को प्रपोज किया है जवाब हां में आएगा?
  घर में बताया तो पापा ने फोन छीन लिया, बहुत डरी हुई हूं
  यूपीएससी की तैयारी छोड़ के अब स्कूल में पढ़ाती हूं, घर में सब कहते हैं शादी कर लो। मेरा विवाह योग कब बन रहा है
  दीदी की शादी लेट होगी इसलिए मेरी भी लेट होगी क्या
  लड़की सुंदर है पर कुंडली में मंगल है, घर वाले डर रहे हैं, रिश्ता आगे बढ़ाऊं क्या
  भाई और होने वाली भाभी का मिलान करके बता दीजिए
  चचेरे भाई की पत्री मिलानी है लड़की से, मिल रही है
  शादी को चार साल हुए हैं, पति अपनी मां की हर बात मानते हैं और मेरी नहीं, हर शाम बहस होती है। हमारा रिश्ता कैसे सुधरे
  मुझे डबल डेट कर रही है क्या वो
  उसकी जिंदगी में कोई तीसरा है क्या
  वो लड़की कौन है जिससे वो रात को बात करता है, उनका क्या रिश्ता है
  शक की बीमारी लग गई है मुझे बीवी पर, कैसे दूर करूं
  वाइफ की चैट में किसी का दिल वाला इमोजी था, अफेयर है क्या
  हमारी शादी टूटने की कगार पे क्यों है
  घर वाले कह रहे समझौता कर लो, समझौता होगा क्या
  वो बच्चे को लेके गई है, वापस कब आएगी
  उसे भूल नहीं पा रही क्या करूं
  कब तक उसकी याद सताएगी
  मूव ऑन कैसे करूं यार
  उसकी जिंदगी में अब कोई और है क्या, वापस आने की उम्मीद
  हमारा फिर से मिलना कब होगा
  कल उसको देखा किसी और के साथ, क्या सब खत्म हो गया हमारा
  सेकंड मैरिज का योग कैसा है
  बच्चों को मंजूर नहीं, फिर भी दूसरी शादी हो पाएगी?
  तीसरी शादी का भी योग है क्या
  सास के ताने कब तक सुनूं
  ससुराल पक्ष से मेरा संबंध क्या कहता है
  बहू ने मेरे बेटे को मुझसे दूर कर दिया
  सास के साथ मेरी क्यों नहीं पटती, कौन सा ग्रह है
  सुबह से रात काम करती हूं फिर भी सास खुश नहीं
  मेरे ससुराल वाले मेरे मां बाप की बेइज्जती क्यो करते हैं
  सास की वजह से मायके भी नहीं जा पाती
  डिग्री लेके घूम रहा हूं, कोई पूछता नहीं
  मेरे लड़के का प्लेसमेंट होगा इस बार कॉलेज में
  वाइफ रिजाइन करके दूसरे स्कूल में जाए क्या
  अभी बदलूं या बोनस लेके मार्च में
  प्रमोशन लेके दूसरे शहर जाऊं या मना कर दूं
  विभागीय जांच चल रही है मेरे ऊपर, बच जाऊंगा?
  सहकर्मियों की जलन कब तक
  टॉक्सिक मैनेजर ने जीना हराम कर रखा है
  लेऑफ वाली लहर में मैं बच पाऊंगा
  मेरी किस्मत मे सरकारी नोकरी लिखी है या नही
  यूपी पुलिस या आर्मी, किसमें होगा मेरा
  मेरी पत्नी मायके से कब लौटेंगी?
  मेरे पति को प्रमोशन कब मिलेगा?
  पति की बेवफाई
  शक ने सब बर्बाद कर दिया
  रोज झगड़े से तंग आके अब अलग रहने का सोच रही हूं, सही है?
  नंबर डिलीट कर दिया पर याद है मुंहजबानी
  तलाक के बाद घर बसेगा दोबारा?
  ससुराल सुख
  घर बैठे साल भर हो गया, अब कहीं लगूंगा कब
  increment लगेगा इस बार?
  निकाल तो नहीं देंगे मुझे
  रात को 12 बजे के बाद उसके फोन पर कॉल आते हैं और वो छत पर जाके बात करती है, क्या बीवी का कोई और है
  कजिन का मंगेतर किसी और के साथ देखा गया, धोखेबाज है क्या
  छोटी सी बात पर पत्नी बच्चे को लेके मायके चली गई, दो बार लेने गया नहीं आई। कब लौटेगी
  बहन को उसके पति ने छोड़ दिया है, दोनों को साथ कैसे लाएं
  म्यूचुअल डाइवोर्स की डेट जनवरी में है, उससे पहले कुछ बदलेगा क्या
  कागज पर साइन करने जा रहा हूं, हाथ कांप रहे हैं
  मेरे दोस्त की गर्लफ्रेंड ने छोड़ दिया, वापस कब आएगी
  आज उसकी शादी है और मैं यहां अकेला बैठा हूं
  तलाक का केस खत्म हुआ नहीं अभी, पर दूसरी शादी का योग कुंडली में है क्या
  सास ससुर को अपने साथ रखें या देवर के पास भेजें
  साली जी हमारे घर के मामलों में बोलती हैं, बुरा भी नहीं बोल सकता, क्या करूं
  बेटा इंजीनियरिंग करके दो साल से घर बैठा है, दिन भर कमरे में रहता है। उसकी नौकरी कब लगेगी
  देवर बेरोजगार है उसको नौकरी मिलेगी क्या
  मैं और मेरा दोस्त साथ में तैयारी करते हैं, हम दोनों में से किसकी सरकारी लगेगी पहले, मेरी होगी?
  मेरी ट्रान्सफर होगी कि नही इस बार
  कंपनी गुड़गांव से नोएडा शिफ्ट कर रही है मुझे, रुकवा पाऊंगा?
  तीन राउंड क्लियर हो गए, चौथा भी होगा?
  सेकंड राउंड के लिए बुलाया है क्या फाइनल हो जाएगा
  कोनसा बिजनस या जॉब फील्ड मेरे ग्रहो से मैच होता है
  अपना काम कब शुरू करूं
  दुकान पर ग्राहक क्यों नहीं आ रहे
  पार्टनर से कब अलग होऊं
  इतने वीडियो डालता हूं व्यूज क्यों नहीं आते
  ओलंपिक तक जाऊंगा क्या शूटिंग में
  5 साल से सिंगर बनने के लिए घूम रहा हूं कुछ नही हुआ
  ये पैसे की तंगी कब तक है
  लक्ष्मी मां की कृपा होगी मुझ पर
  विदेश से पैसा आएगा मेरे पास
  मेरे पैसे न टिकने का कारण कौन सा ग्रह है
  जितना आता है उससे ज्यादा जाता है
  दान पुण्य भी करती हूं फिर भी घर में धन नहीं रुकता
  मेरी अगली नियुक्ति किस जगह होगी?
  अपने लिए सही व्यवसाय की पहचान कैसे करूँ?
  हमार काम धंधा आगे कइसन रही
  धंधा
  बचत
  भाई का ट्रांसफर रुक सकता है क्या
  भाई जिंदगी में कब सेट होगा काम धंधे से
  जूनियर वकील बनके कब तक फाइल उठाता रहूंगा, आगे बढ़ना कब होगा
  मेरे साथ वाले गाड़ी बंगले वाले हो गए, मैं वहीं का वहीं
  पत्नी घर से अचार पापड़ का काम शुरू करे, चलेगा क्या
  भाई का ट्रांसपोर्ट का धंधा बच जाएगा
  जीजा साले की पार्टनरशिप ठीक रहती है क्या, मेरे जीजा कह रहे हैं
  पापा के जीवन में कभी पैसा आएगा क्या, सारी उम्र संघर्ष किया
  बच्चों के कपड़े लेने के भी पैसे नहीं दिवाली पर
  महीने के 60 हजार आते हैं, न शराब न घूमना, फिर भी 20 तारीख को उधार मांगना पड़ता है। पैसा कहां जाता है और क्यों
  हमारे घर में बरकत न होने का कारण क्या है
  मेरा सिबिल खराब है फिर भी लोन हो पाएगा
  बैंक वालों का फोन आना कब बंद होगा, किस्त बाकी है
  भाई जुए में उधार कर बैठा है, उसका कर्ज कैसे उतरे
  ऋण मुक्ति का योग कब और क्या है
  मेरी उधारी कभी खत्म होगी भी
  सरकारी बिल 3 साल से पास नहीं हो रहे, पैसा फंसा है
  मुआवजा कब मिलेगा जमीन का
  दुकान का उधार ग्राहक नहीं दे रहे, वसूली कैसे हो
  एलआईसी का पैसा कब आएगा
  क्या पैसे देने वाला आदमी ईमानदार है, लौटाएगा उधार
  सोसायटी में फंसा पैसा कब तक निकलेगा
  जिस आदमी ने धोखे से पैसा लिया वो लौटाएगा
  म्यूचुअल फंड में पैसा लगाऊं क्या
  सोने में पैसा कब लगाऊं
  पैसा लगाने से डर लगता है डूब न जाए
  किस महीने में निवेश करूं
  मम्मी के पैसे से सोना लें क्या अभी
  एकमुश्त लगाऊं या धीरे धीरे
  विदेश में रहता हूं गांव की पुश्तैनी जमीन मेरे हाथ आएगी?
  पति अपने पिता की विरासत पाएंगे?
  दादा की हवेली बिक गई तो मुझे पैसा मिलेगा
  मेरी कुंडली में अपना घर है क्या
  बिल्डर भरोसे का है? फ्लैट लेना है
  खेत बेचूं कि बंटाई पे दे दूं
  कार की डिलीवरी किस दिन लूं
  बाइक खरीदने का अच्छा दिन इस महीने में
  बेटी को स्कूटी देनी चाहिए या नहीं
  शनिवार को गाड़ी लेना ठीक है मेरे लिए
  नई गाड़ी हमारे लिए कैसी साबित होगी
  बच्चे डरे रहते हैं घर की रोज की लड़ाई से
  दिवाली से पहले घर में सब ठीक हो जाएगा क्या
  दम घुटता है इस घर में
  बेडरूम किस कोने में होना चाहिए हमारा
  मैं किस तरफ बैठके इंटरव्यू दूं
  पापा मुझे कब समझेंगे
  क्या पापा मुझ पर कभी गर्व करेंगे
  मां का गुस्सा मुझ पे कब कम होगा
  दादा दादी का आशीर्वाद है क्या मुझ पे
  घर वाले मेरे फैसले में साथ देंगे
  पापा से मेरी सुलह कब होगी
  पिताजी की ग्रेच्युटी कब तक मिलेगी?
  बैंक वाले मान जाएंगे? फाइल लगाई है 10 लाख की
  डूबी रकम कब निकलेगी
  property में share मिलेगा क्या मुझे
  गाड़ी
  घर का सुकून वापस कैसे लाऊं
  घर वाले साथ क्यों नहीं देते
  पापा ने बहन की शादी में जो कर्ज लिया था वो कब खत्म होगा
  बहन के पैसे उसकी सहेली नहीं दे रही, कैसे निकलें
  बेटी के नाम खाता किस दिन खोलूं निवेश का
  बहन ने हिस्सा छोड़ दिया था अब मांग रही, उसको देना पड़ेगा क्या
  बेटा स्कूल में लिखता है हम किराए पे रहते हैं, बुरा लगता है
  मां अकेली रहती है बड़े घर में, वो घर बेचके उसे अपने पास ले आऊं, बेच दें?
  पड़ोस में सबके पास कार है, मेरी बाइक भी पुरानी
  घर में ये तना तनी कितने दिन और
  पति को उनके माता पिता का प्यार मिलेगा क्या, उन्होंने मुंह मोड़ लिया है
  पापा और चाचा की सुलह होगी क्या
  भाई ने मां बाप को बहका के घर अपने नाम लिखवा लिया
  बुरी नजर से बचने का उपाय
  दोस्तों का सुख कैसा है मेरी कुंडली में
  10 साल की दोस्ती एक गलतफहमी में टूट गई
  बेटी की गोद कब भरेगी
  हर महीने उम्मीद टूट जाती है
  जुड़वां बच्चे का योग है क्या
  दो साल से कोशिश कर रहे हैं, कब कंसीव होगा
  पत्नी गर्भवती कब होगी
  मेरी संतान होके नहीं बची, किस पाप का फल है
  दो साल की बेटी खाना नहीं खाती, क्या करूं
  बेटी 10वीं में 90 से ऊपर लाएगी
  आरएएस प्री निकाल लूंगा
  ड्राइविंग टेस्ट में पास होऊंगा
  परिणाम आने वाला है, मेरे पक्ष में है क्या
  लड़का सीए इंटर पास कर लेगा
  सीए या सीएस, किस कोर्स में जाऊं
  दसवीं के बाद कौन सी लाइन पकड़ूं
  संस्कृत लेना ठीक होगा
  बिटिया को केंद्रीय विद्यालय में सीट मिलेगी
  बेटी को यूके पढ़ने भेजें
  घर वाले आगे पढ़ने नहीं देते, क्या करूं
  डॉक्टरेट की उपाधि मिलेगी मुझे जीवन में
  बेटी कनाडा जा पाएगी इस सितंबर
  मेरी कुंडली में बारहवां भाव विदेश के लिए क्या बोलता है
  इजराइल में काम के लिए फॉर्म भरा है, भेजेंगे
  आई-140 अप्रूव कब होगा
  डिपोर्ट तो नहीं कर देंगे मुझे
  मेरी बहू की गोद कब भरेगी? मैं दादी बनना चाहती हूँ।
  पढ़ते समय मन भटकता रहता है।
  नजर लगी है ना मुझे
  मेरी तो बेटा सुनता ही नहीं
  साइंस ले लूं के कॉमर्स
  पति और उनके भाई में मकान को लेकर बोलचाल बंद है, समझौता हो जाएगा
  मां अपने भाइयों से हक मांग रही है, मामा देंगे क्या बिना लड़ाई के
  पंचायत में तारीख पे तारीख, ये बंटवारे का झगड़ा कब तक
  जिस दोस्त को नौकरी दिलवाई वही मेरी शिकायत करता है, लोग एहसान क्यों भूल जाते हैं
  मां को हमेशा लगता है किसी ने नजर लगा दी, सच क्या है
  बेटे बहू की शादी को पांच साल हो गए, डॉक्टर कहते हैं सब ठीक, हमें पोता पोती कब मिलेगा
  दवाई झाड़ फूंक सब कर लिया, कब तक खाली गोद रहेगी
  बच्चा बात नही सुनता कया करे
  पोती को बायो दिलवाएं कि मैथ्स
  बहन को भूलने की आदत हो गई है, पढ़ा हुआ टिकता नहीं
  सब दोस्त मास्टर्स करने चले गए, मेरा कहीं से एडमिट नहीं आया
  पापा को बेटे के पास अमेरिका घूमने जाने मिलेगा
  पासपोर्ट पुलिस वेरिफिकेशन में अटका है, बाहर जाना कब तक टलेगा
  भाई को कनाडा से वापस भेज देंगे क्या
  टूरिस्ट पे आया था जॉब मिल गई दुबई में, अब रेसिडेंसी लगेगी?
  यहां सब है पर अपना कोई नहीं, लौटने का मन करता है
  पुराना मोहल्ला छोड़ के नई कॉलोनी में चलें
  गृह परिवर्तन का समय क्या है
  सफर मे कोई दिक्कत तो नही आयेगी
  खाटू श्याम जी जाने का मन है, इस एकादशी जाऊं
  पापा कब तक ठीक होंगे
  मुझे शरीर के किस हिस्से का ध्यान रखना चाहिए
  योग करने से मेरा शरीर ठीक रहेगा
  डॉक्टर को दिखाने किस दिन जाऊं
  बेटी कब स्वस्थ होगी
  डॉक्टर बदल लूं क्या
  निरोगी जीवन है क्या मेरा
  ठीक हो जाऊंगा ना मैं
  ऑपरेशन के लिए कौन सी तारीख ठीक
  सास की तबीयत संभल जाएगी
  शरीर टूटा टूटा रहता है सुबह से
  बच्चे बाहर चले गए घर काटने को दौड़ता है
  बस रोने का मन करता है
  भविष्य की चिंता खाए जा रही है
  पापा ने इतना पैसा लगाया कोटा में, नहीं हुआ तो क्या मुंह दिखाऊंगा
  बिजनेस डूबने का डर सताता है
  गाड़ी चलाने में डर लगता है एक्सीडेंट के बाद
  कहीं सब खत्म न हो जाए ये डर है
  मौका हाथ से न निकल जाए डर है
  कुछ बुरा तो नहीं होने वाला मेरे साथ
  डरने की कोई बात नहीं ना गुरुजी
  गुस्से में हाथ उठ जाता है क्या करूं
  गुस्से में मैंने फोन तोड़ दिया
  मेरी गुस्से की आदत कब जाएगी
  डिलीवरी के बाद से हर बात पर चिढ़ होती है
  जरा सा कोई टोक दे तो आग लग जाती है
  बच्चा गुस्से में चीजें क्यों फेंकता है
  बेटे का क्रोध बड़ा होकर ठीक होगा
  मेरे बारे में बताइए
  मैं सबका भला करता हूं पर अपना नहीं सोचता, ऐसा स्वभाव क्यों
  मेरी तीन खूबियां और तीन कमियां बताओ
  कुंडली में अच्छा बुरा सब बताइए
  बच्चे की कुंडली में क्या विशेष है
  कब तक भटकता रहूंगा बिना लक्ष्य के
  मुझे दुनिया को क्या देके जाना है
  मेरा स्वधर्म क्या कहता है गीता वाला
  सोई हुई किस्मत कैसे जागे
  अब सब ठीक होने वाला है क्या
  पूरे परिवार की यात्रा कैसी रहेगी?
  यह बुरा समय कब तक चलेगा?
  स्थान परिवर्तन
  गंगा स्नान को कब जाना होगा
  ये दर्द कब तक
  nervous हूं कल के लिए
  ये डर जाएगा कब
  मैं गुस्से की आग में सब खो रहा हूं
  मेरा काम क्या है इस धरती पर
  इतना बुरा क्यों हो रहा है मेरे साथ
  मंदिर जाऊं, योग करूं या किसी डॉक्टर से मिलूं, मन ठीक नहीं
  सब कुछ छोड़ के कहीं दूर पहाड़ पे जाने का मन करता है
  लोन लेके दुकान खोल ली है, अब रात को डर लगता है नहीं चली तो
  मां को ऑपरेशन से बहुत घबराहट हो रही है
  मां का चिड़चिड़ापन कब तक रहेगा
  स्कूल में बच्चों को मार दिया आज गुस्से में, बहुत पछतावा है
  मुझे तो अपने अंदर कमियां ही कमियां दिखती हैं
  मां अब अकेली हैं, उन्हें जीवन में क्या करना चाहिए जिससे मन लगे
  अपने असली काम को मैं कब पहचान पाऊंगी
  बहू के घर में आते ही भाग्य बदला है, क्या वो लक्ष्मी है
  अगले पांच साल का हाल साल दर साल बताओ
  मेरी कुंडली देखके बताइए क्या दिख रहा है
  कुंडली का फलादेश बताएं
  क्या मेरा जीवन लंबा और सुखी होगा
  बताओ मेरा एक्सीडेंट किस साल हुआ था, चेक कर रहा हूं
  मां कब गुजरी थीं मेरी, बताओ अगर कुंडली सच है तो
  घर में शिवलिंग रख सकते हैं क्या
  क्या मेरी भक्ति भगवान तक पहुंचती है
  बारहवें केतु से मोक्ष का क्या मतलब है मेरे लिए
  दूसरे धर्म के पीर को मानती हूं, गलत तो नहीं
  पीपल को जल चढ़ाऊं रोज
  चंद्रमा मजबूत करने के लिए क्या करें
  घर के कलेश का कोई टोटका
  रत्न किस दिन धारण करूं
  मेरी राशि का स्टोन
  ज्योतिषी ने 40 हजार का नीलम बोला है, लूं?
  पुखराज सोने में महंगा पड़ रहा, सुनहला पहन लूं
  मेरे लिए लकी इंसान किस राशि का
  शनि की दशा कब तक है
  मेरे लगन में कोन सा ग्रह बैठा है
  अस्त शुक्र से शादी पर असर है क्या
  विषकन्या योग तो नहीं है मेरी कुंडली में
  बेटे की कुंडली में कालसर्प है?
  नीच भंग राजयोग बन रहा है
  मेरा कालसर्प कौन से प्रकार का है
  बच्चा गंडमूल में हुआ है, दोष है?
  वैधव्य योग जैसी चीज है क्या, डर लग रहा है
  सूर्य का राशि परिवर्तन मेरे लिए
  गोचर में मेरे सातवें घर पर कौन आ रहा है
  शनि वकरी मेरे लिये केसा है
  2027 का हाल
  अरे मेरी तो शादी हो चुकी, क्या बता रहे हो
  मुझे किस god की पूजा करनी चाहिए
  कुण सो ग्रह खराब सै म्हारो
  कमजोर ग्रह
  कोविड के समय मेरा बड़ा नुकसान हुआ था, क्या कुंडली में दिखता है
  पिछले 6 महीने में जो बदलाव आए वो किस ग्रह की वजह से थे
  हमारे कुलदेवता का स्थान छूट गया है, दोबारा पूजा शुरू करें तो किसकी
  जन्म से हिंदू हूं पर चर्च में शांति मिलती है, मेरी आस्था का रास्ता क्या है
  मां मेरे लिए व्रत रख सकती है क्या, मैं बाहर रहता हूं
  नवग्रह मंत्र कितने दिन और कितनी माला करना है
  छोटे बच्चे को मोती चांदी में पहना सकते हैं क्या
  किसी ने बोला मेरे लग्न में ही शनि बैठा है, क्या सच में है और उसका अर्थ
  साढ़ेसाती ने कमर तोड़ दी है मेरी
  राहु मेरे लग्न पर से कब तक गुजरेगा
  कालसर्प दोष क्या होता है
  भाव किसको बोलते हैं कुंडली में
  मारकेश किसे कहते हैं
  वर्ग कुंडली किसे कहते
  जुड़वां की अलग कुंडली कैसे देखते हैं
  जुड़वां बहन से हमेशा तुलना होती है मेरी
  दोनों में से किसकी शादी पहले होगी, हम जुड़वां हैं
  क्या मेरे जुड़वां भाई की दशा भी मेरी जैसी चल रही
  आज क्या सावधानी रखूं
  क्या आज फैसला लेना ठीक होगा
  मार्च का महीना कैसा है
  क्या इस हफ्ते कोई खुशखबरी है
  12 दिसंबर को शादी रखें या 15 को
  बेटी की विदाई का शुभ समय
  कान छेदन के लिए शुभ दिन बच्ची का
  मेरे पैसे कट गए पर सवाल नहीं मिले, क्यों
  क्या कुंडली का पीडीएफ मिलेगा
  यूपीआई से पेमेंट हो जाएगा
  दो बार पैसा कट गया मेरा
  लॉगिन नहीं हो रहा ओटीपी नहीं आता
  डेटा किसी को बेचते तो नहीं हो
  कूपन कोड है क्या कोई
  सवाल पूछा और जवाब आधा आके रुक गया
  शाहरुख की अगली फिल्म हिट होगी
  बाल काले करने का घरेलू नुस्खा
  निफ्टी कल कितने पे खुलेगा
  मेरे जुड़वाँ बच्चों की कुंडली में क्या भिन्नता है?
  पुत्र के विवाह का शुभ मुहूर्त निकालिए।
  लगन के होवै है
  आज
  कल शुभ है क्या कुछ खरीदने को, या कौन सा दिन
  kitne question बाकी हैं
  मौसम
  ipl score बताओ
  मेरा जुड़वां भाई हर चीज में आगे है, लोग हंसते हैं मुझ पे
  पापा का ये महीना कुल मिलाके कैसा जाएगा
  इस हफ्ते मेरा सबसे भारी दिन कब है
  क्या असली पंडित जी वीडियो कॉल पर मिलेंगे
  जावा में कोड लिख के दो
  एक भूत वाली कहानी सुना
  थैंक यू सर
  हाय
  हर हर महादेव
  जय जिनेंद्र
  पंडित जी पाय लागूं
  सीताराम जी
  अलविदा
  ओके बाय सर
  अपना ख्याल रखना, बाय
  जी
  हूं
  तुझे किसने बनाया
  आपकी उम्र क्या है
  पैसे की बर्बादी
  तुम्हें कुछ नहीं आता
  आपने मुझे और डरा दिया
  रिव्यू में एक स्टार दूंगा
  नकली ज्योतिषी
  मैं नहीं मानता
  मेरे साथ तो उल्टा है
  नहीं जी मेरा लग्न ये नहीं है
  सरासर गलत
  उलटा बता रहे हो
  मैंने तो ऐसा कभी नहीं किया
  आपने तो दिसंबर बोला था पर काम पहले ही बिगड़ गया
  रोना आ रहा है
  अब तो और कन्फ्यूज हो गई हूं
  अच्छा नहीं लग रहा आज
  मेरा कोई नहीं है
  अब थोड़ा अच्छा लग रहा है
  दिल बैठा जा रहा है
  मुझे किसी पे भरोसा नहीं रहा
  खुशी के मारे नींद नहीं आ रही
  मेरे दादाजी ने कहा था तू बड़ा आदमी बनेगा
  हाथ देखने वाले ने बोला उम्र कम है
  टैरो वाली ने बोला वो वापस आएगा
  मेरे नाना ज्योतिषी थे, वो बोले थे मैं डॉक्टर बनूंगी
  किसी ज्योतिष ने मना किया है घर लेने से
  एक जगह दिखाया था, बोले मारकेश लगा है
  इस पर थोड़ी रोशनी डालिए
  आप बोलते जाओ मैं सुन रही हूं
  मैं समझी नहीं
  ज्योतिष की भाषा नहीं आती मुझे
  बच्चे को समझाते हैं वैसे समझाओ
  बात का निचोड़ बता दो
  सारांश दे दीजिए
  थोड़ा सरल कर दीजिए
  कसम से?
  100 परसेंट?
  क्या ये टल भी सकता है
  बाद में मुकर तो नहीं जाओगे
  बाद में सुधरेगा?
  वो वक्त जाने के बाद मेरा क्या
  फिर उसके बाद कोनसा समय अच्छा हे
  अगर ये निकल गया हाथ से तो अगला कब
  अगला अच्छा समय उसके बाद कौन सा
  thanks पंडित जी
  हाय, कोई ऑनलाइन है
  तूं कुण सै
  इतना घटिया जवाब, समय की बर्बादी
  इस बात से मैं राजी नहीं
  बहुत बुरा लगा मुझे
  मेरी दादी कहती थी कि मेरा भाग्य शादी के बाद खुलेगा
  एक औरत ने मुझे देख के बोला तुझ पर साया है
  और बताईं ना
  मार्च ही है ना, आगे पीछे तो नहीं
  मेरी मेहनत से भी बदल सकता है या तय है
  आप दावे से कह सकते हैं?
  अगर जनवरी में भी हाथ खाली रहा तो
  इसके बाद भी उम्मीद है क्या
  3 din se uska koi message nahi aaya, pata nahi dil me kya hai uske
  office me jo ladki hai Sneha, kya use bhi kuch feel hota hai
  mangetar mujhe pasand karti hai na? family ke pressure me to haan nahi bola
  kya wo ladka mujhe lekar serious h, humari age me 6 saal ka gap hai
  cousin didi ka boyfriend sach me usse mohabbat karta hai kya
  mere hone wale partner ka naam kis letter se hoga
  beta apni pasand ki ladki ko propose karna chahta hai, ladki maanegi kya
  didi ne bhaag ke shaadi ki, ab ghar wale accept karenge kya
  jaat alag hai isliye uski maa mana kar rahi, maan jayegi kya baad me
  meri saheli ki shaadi uske boyfriend se hogi kya
  majburi me arrange ke liye haan bolna pad raha hai, par dil me wo hi hai
  sagai kab hogi meri, ladka dekh liya hai date nahi nikli
  job lag gayi ab shaadi kab
  shaadi hogi bhi ya kunwara hi marunga type scene hai
  mere cousin 40 ke ho gaye shaadi nahi hui, reason kya hai
  shaadi ki baat chalti hai aur beech me ruk jati hai, ab to maa bhi rone lagi hai
  dusre log bolte hai bandhan hai shaadi pe, kaise khulega
  41 ka hu. shaadi nahi hui. ab sharam aati hai kisi function me jane me
  papa ke jane k baad ghar me koi rishta dhundhne wala nahi, isliye late hai ya kundli me hi hai
  mera dulha sharabi to nahi hoga na
  konse state ki ladki milegi mujhe
  widower ka rishta aaya hai ek bacche ke saath, main pehli baar shaadi kar rahi hu, kar lu?
  ladki ki job mumbai me meri delhi me, rishta sahi baithega?
  uski salary mujhse kam hai par insaan accha hai.. chalega kya ye rishta
  kya meri aur mere bf ki kundli match hoti hai
  chhote bete aur uski mangetar ki patri milti hai kya
  hamara guna milan result kya bolta hai
  kaise pati ka pyar wapas mile
  pati ko mere kaam ki kadar nahi, dil dukhta hai
  kya hum dono ki nibhegi zindagi bhar
  saheli ke pati usse baat nahi karte, wo kya kare
  shak ho raha hai wife pe, office wale se din bhar chat karti hai
  main galat shak kar rahi hu ya sach me koi hai uski zindagi me
  mera mard bahar muh kyu maarta hai
  biwi 8 mahine se maayke baithi hai, na phone uthati hai na baat karti hai
  beti ka ghar toot to nahi jayega
  didi apne pati ko chhod ke aa gayi hai, wapas jayegi kya
  dusri baar bhi shaadi tootegi kya meri
  uske ghar wale bhejne ko taiyar nahi, patni ko kaise lau
  patni kitne din aur mayke rahegi
  cousin ki shaadi tut rahi hai, bach jayegi?
  breakup ko 1 saal ho gaya par aaj bhi uski yaad aati hai
  usne kal kisi aur ke saath photo dali, dil toot gaya mera
  move on nahi ho raha, raat ko uski chat padhta rehta hu
  usne sab jagah se hata diya mujhe, dil me bhi nahi hu kya ab
  jisne chhoda usi ko wapas pane ka upay
  court ka talaq march me mila, agli shaadi kab tak
  sasural me koi apna nahi lagta, paraya sa mehsus hota h
  bahu hume maa baap kab maanegi
  sasural se bulawa kab aayega, rooth ke baithe hai wo log
  saas ki baat maanu ya pati ki
  sasural sukh kaisa hai meri kundli me
  driver ki naukri dhund raha hu, kaam kab lagega
  hospital change karu kya, nurse hu kuwait me
  swich kru ya ruk jau abhi market down hai
  bina gap ke job kaise switch karu
  sabko 15% mila mujhe 4%, bahut bura laga
  PIP me daal diya hai, bach jaunga kya
  job accha hai par log bahut gande politics karte hai
  mera job stress kab jayega
  bihar police ki vacancy aayi hai, mera hoga kya, kab tak joining
  sarkari naukri 2-3 number se reh jaati hai har baar kyu
  dost ka railway group d me hoga kya
  didi ki govt teaching job kb lagegi, TET nikla hua hai
  kal ka interview kaisa jayega
  kal final round hai, haath pair thande ho rahe
  teaching line kaisi rahegi mere liye
  ladies ke liye mere chart se konsa kaam best ghar baithe
  itni mehnat ke baad bhi career wahin ka wahin hai
  bete ko mobile ki dukan khulwa du kya
  do mahine se dukan pe makkhi maar raha hu, dhandha thapp hai
  itna accha chal raha tha business achanak down kyun ho gaya
  tender milega kya mujhe is baar
  profit me kab aaunga
  kaam dhandhe me tezi kab
  partnership yog kaisa hai kundli me mera
  bhai ka partner usko loot to nahi raha
  saajha kab tootega mera
  kab tak struggle hai meri acting me
  kangali kab door hogi bhai
  doston ke paas sab hai, mere paas kiraye ke paise nahi
  monthly 1 lakh kab kamaunga
  pati dosto pe uda dete hai sara paisa, kaise roku
  bhai kabhi paise bacha payega kya
  jitna aata hai usse double chala jata hai, kaunsa grah hai
  gharwalo pe kharch karta hu khud ke liye kuch nahi bachta, kaise manage karu
  bahu beta dono kamate hai phir bhi mahine ke end me haath failate hai, kyu
  EMI se kab chutkara milega
  har mahine credit card ka bill dekh ke rona aata hai
  shaadi me liya hua karz 3 saal se bhar raha hu abhi tak 4 lakh baki
  kaise niklu is karze ke jaal se
  ghar ke sab log samajhte hai mai kama raha hu, asal me aadhi salary EMI me jaati hai
  saale ko ghar banane ke liye diya tha paisa, lautayega?
  bhai ne 6 lakh liye the shaadi me, kab lautayega
  hamesha bhalai karta hu paisa deke, wapas nahi milta. kya kundli me likha hai
  jisne paisa khaya hai wo wapas karega diwali tak?
  kab gold lu, abhi rate bahut hai
  shop kharid ke rent pe du kya, nivesh ke liye
  beti hu, pita ki sampatti me mujhe haq milega?
  haweli hamare naam aayegi kya
  mujhe kis se virasat milegi, maa se ya pita se
  zameen ladke ko ya ladki ko, kisko du
  4th house me kya hai mere, ghar ka sukh hai ki nahi
  biwi roz bolti hai apna ghar lo, par jeb me dum nahi
  dealer aate hai dekhte hai chale jate hai, ghar bikta hi nahi
  is baar deal pakki hogi na, bayana mil gaya hai
  kya zameen builder ko de du bechne ke bajaye
  loss me bech du kya ghar, 5 lakh kam mil rahe
  mummy ka plot bechna theek hai kya
  auto rickshaw kharid lu kya khud ka
  khud ki car me kab ghoomunga
  gadi lena h abhi, le lu?
  apne naam lu gaadi ya biwi ke naam
  shani ki wajah se vahan nahi le pa raha kya, kya karu
  pitru dosh se ghar me ashanti hai to kab tak
  ek baar bhi aisa din nahi jata jab ghar me awaaz unchi na ho
  bahut kalesh h ghar me kya kru
  hamare ghar me sab apne kamre me band rehte hai, ghar ghar nahi lagta
  beti maayke aa gayi bahu ruthi hai bete chup hai, ghar me matam jaisa mahaul hai
  papa ka kamra kis disha me ho
  kamra upar ka lu ya neeche ka, uttar side ya dakshin side
  papa ki narazgi kab tak
  abbu ka dil kab pighlega, bolte nahi mujhse
  ghar me mujhe respect kab milegi
  bhabhi aane ke baad bhai badlega to nahi mere liye
  jeth ji hamara hissa maar lenge kya
  nanad aur hamare beech makan wala vivad kab khatam
  roommate peeth peeche burai karte hai pata chala aaj
  mere peeche koi shadyantra kar raha hai kya
  jis dost ki shaadi me sab kiya usne meri shaadi me aana bhi zaruri nahi samjha
  shatru haar jayenge kya mujhse
  us dost se baat karu pehle ya wo khud aaye
  mera wo dost bharose ka hai na
  mere dushman ki agli chaal kya hogi
  sab puchte hai good news kab, ab to ghar se nikalna band kar diya
  shaadi ko 10 saal, umeed rakhu kya bacche ki
  bachcha god le kya hum
  abhi career bana rahi, 34 ke baad baby me problem hogi kya
  mobile game ki aadat se bete ko kaise door karu
  bete ki shararat kam hogi kya school se roz complaint aati
  beta khana nahi khata zid karta hai kya karu
  bachcha shant aur agyakari kab hoga
  NEET nikal jayega is baar
  invigilator ne copy 10 min pehle chheen li, ab pata nahi kya hoga result ka
  arts lena theek rahega kya mere liye
  BTech CSE lu ya ECE
  padhai se mann kab tak hata rahega
  Kota aake bas ghar yaad aata hai, padha nahi jata
  mera syllabus ka 30% bhi nahi hua aur mann abhi bhi nahi lag raha
  bete ka admission foreign university me hoga kya
  35 ki umar me masters karu kya
  coursework US me ya ireland me sasta hai
  flight ki ticket kis din ki lu
  nurse hu, UK kab jaungi
  kya shaadi ke bina bhi foreign ja paungi
  pati wapas india aa jayenge kya hamesha ke liye
  kitne saal ho gaye, maa ke haath ka khana nahi khaya, ab wapas jana hai hamesha ke liye
  immigration officer mera case pass karega kya
  haridwar me basu ya bacchon ke paas pune
  wife aur bacche mere paas sheher me kab aa payenge
  har saal khatu shyam ji jane ka sochta hu aur reh jata hu
  safar karna hai parso raat ko driving karke, theek hai?
  akeli solo trip karu kya himachal
  somnath dwarka jane ka soch rahe hai 25 ko, shubh?
  subah uthne ka mann hi nahi karta, body bhari lagti hai
  shift duty se sehat bigad gayi hai, kya karu
  thakawat kitne din aur rahegi
  sab kuch hai phir bhi khali khali lagta hai andar se
  behen breakup nahi bas aise hi udaas rehti hai, theek ho jayegi kya
  bas thoda sukoon chahiye aur kuch nahi
  mera dar sach to nahi ho jayega na
  sabki ummeed mujhse hai, agar na ho paya to?
  drop leke baitha hu, is baar bhi nahi hua to kya hoga bahut dar lagta
  dar ke ghar baithu ya risk lu
  NEET 2027 last chance, soch ke pet me marod uthti hai
  aur kitne din darti rahungi main
  injection aur blood test se bhi darr lagta hai, himmat kaise aaye
  pati ka gussa aage kaisa rahega, kam hoga?
  jab bhi koi jhooth bolta hai mere andar jwalamukhi
  mai khud ko samajh nahi pata
  main extrovert hu ya introvert kundli se
  kya meri kundli me koi bura yog nahi
  mai dusro se alag hu kya kisi tarah
  Anaya ki khoobi aur kami
  mere me kya kharabi hai ki kuch tikta nahi
  mera dharm kya hai is jeevan me
  45 ki hu, poori zindagi dusro ke liye ji, ab samajh nahi aata apne liye kya
  bhagwan ne mujhe kyu bheja hai duniya me
  mujhe samajh kab aayega ki life me karna kya hai overall
  papa ka bura samay kab khatam hoga
  kitne saal aur bura waqt hai
  ruke hue kaam kaise bane, bhagya saath de
  aage kya hoga meri life me
  life ki ye uthal puthal kab tak
  mere saath agle saal kuch bada hone wala hai kya kya
  aapne kaha koi rishta nahi, mera to 2 saal pehle hi vivah ho gaya
  2008 se 2012 tak mandi thi mere kaam me, kyu
  pehle roz mandir jata tha ab bhagwan se vishwas uth gaya hai
  mummy ke isht dev batao
  pati ke grah shaant karne ka upay
  shani ke saare upay list me de do
  pukhraj pehen lu kya
  upratna batao sasta wala neelam ki jagah
  pandit ji ne moonga kyu bola mujhe, mai to mithun lagn ka hu
  ratan konsa dharan kru
  mummy ko kaunsa ratna pehnaye
  lal pehnu ya peela interview me, mera shubh rang
  bete ka lucky number batao
  car ke number plate ke liye lucky ank
  tula rashi ka lucky number
  meri navamsha kundli batao
  agli mahadasha kab shuru hogi
  maa ki janm rashi aur nakshatra
  shukra 7th me hai kya mere
  is samay kaunsa grah mujhe pareshan kar raha hai
  kamzor grah kaun hai mera
  pati ka kaunsa grah kharab chal raha hai
  pitra dosh hai kya kaise pata chale
  kitne rajyog hai
  nadi dosh nahi, meri khud ki kundli me koi dosh hai?
  guru gochar accha hai mere liye ya shani gochar
  time pata nahi to kya farak padta hai
  pitra dosh hota kya hai
  mere twins hai 9 minute ka antar, unki kundli me kya alag hai
  judva me chota bada kundli me kaise dikhta
  judwa ho ke bhi hum do ajnabi jaise hai
  aaj boss se baat karu ya din sahi nahi
  ye kharab hafta kab tak
  april aur may kaise rahenge
  business agreement sign karne ka subh din
  behen ki mangni ka muhurat
  chhathi ke baad naam rakhne ka din
  coupon code hai kya koi
  phone number badal gaya, account kaise chalau
  gift card se pay kar sakte hai kya
  auto renewal hatana hai
  train ka pnr status batao
  aaj ki taza khabar kya hai
  bhoot hote hai kya
  ek rap likh de mere naam pe bhai
  jis ladke pe meri roommate marti hai wo bhi usko pasand karta hai kya
  sagai wali umar ho gayi aur abhi tak kisi ka haath nahi pakda maine
  usko bol dena chahiye ki nahi, 7 saal ki dosti hai
  uske gharwale mere chhote ghar ki wajah se mana kar rahe hai ya kundli me hi rok hai hamari shaadi me
  mere cabin mate ki ghodi kab chadhegi pucho
  40 biodata bheje honge, har jagah "soch ke batate hai" phir koi phone nahi. kyun hota hai ye mere sath
  whatsapp pe har hafte kisi dost ki shaadi ka card aata hai aur mera dil baith jata
  meri aur meri hone wali wife ki umar me kitna antar hoga
  pehle wala bank walla ya ye railway wala, kiske sath meri shaadi acchi
  damaad banane layak hai kya wo ladka jo beti ne batlaya
  Neha ke saath 21 gun, Pooja ke saath 26 gun, kaunsi jodi theek
  3 mahine se alag kamre me so rahe hai, ye rootha roothi kab tak
  damaad office ki kisi ladki ke saath ghoomte dekha gaya, beti ko dhokha to nahi de raha
  mere pati sirf mere hai na
  court ki talaq wali tareekhein kab tak
  divorce case mutual ka hai, agla 6 mahina kaisa
  mere pati wapas ghar aayenge kya, alag flat le ke reh rahe
  dost apni ex ke peeche pagal hai, lautegi kya wo
  jethani ke bachche aur mere bachche, saas dono me fark karti hai. kya karu
  ladki ne Bsc IT kiya, do jagah se call aake ruk gaya, kab tak lag jayegi kahin
  didi teacher hai, school badalna chahti hai, dusre school me jaye kya
  raat ko 11 baje teams pe ping, subah 7 baje phir. na chhod sakti hu na kar sakti hu. dam ghutta hai
  behen ki naukri pe talwar latki hai, bachegi kya
  court me stenographer ki bharti, mera sarkari ho jayega?
  ladakh me 3 saal poore, ab bhi list me naam nahi. bitiya papa bolna phone pe seekh gayi
  joining report nayi jagah kis tareekh ko du
  panel ne 40 minute liye mere, baaki ke 15. samajh nahi aata accha hai ya bura
  demo class di thi school me, rakh lenge kya
  bete ki factory me order kab badhenge
  4 mahine se client nahi mila, agency kaise chale
  mere paise uski degree, clinic me saajha karu kya
  ek salary me ghar nahi chalta, aay ke raaste kaise khule
  behen ke haath se paisa pani ki tarah kyun behta hai
  papa ne zindagi bhar kamaya par joda kuch nahi, mera bhi waisa hi hoga kyun
  kabhi to mukt hounga na karz se
  udhar diye pese kb milenge
  dadi ne gehne sirf badi bahu ko kyu diye, mujhe kuch kyun nahi
  joint khata aur makan dono me mera naam rahega?
  34 saal naukri, quarter me hi umar gayi. retirement 2 saal me hai aur sar pe apni chhat nahi
  deewar khadi hai chhat baki, kab tak poora hoga
  pati bol rahe ye flat nikal ke bada lete hai, ye wala nikal de?
  dukan ko bech ke FD karu ya kiraye pe chadhau
  bhai ko bullet leni chahiye kya, ghar wale dar rahe
  beta bahu apne kamre me, main aur inke papa TV ke saamne. ghar me bees din se hasi nahi suni
  behen mujhse phir bolegi kya, shaadi me gift ko leke roothi hai
  maa ke 6 tole sone pe teen bhai behen aamne saamne. koi jhuk nahi raha
  office ki saheli peeth peeche kuch aur bolti hai kya
  pati ke dost unhe galat raste le jate, kaise chhude
  nanad shaadi ke 9 saal baad bhi nihsantan, god kab hari hogi
  hamara apna bachcha hoga na
  ladka galat ladko ke saath rehne laga, laut aayega seedhe raste?
  12th me 90 paar karunga kya, kitne tak aayenge
  exam wale mahine kaunsa grah saath dega
  pepar me pas ho jaunga kya
  papa doctor hai to sab bolte bio lo, mujhe history pasand
  bete ka man kitab me kab tikega
  wo mujhe aur bachche ko oman bula payenge is saal?
  aur kitne saal saudi me
  doodh haldi ya giloy, mere sharir ko kya suit
  thoda sa kaam kiya aur thak ke let gayi, aisi to na thi
  2 bacche, naukri, ghar. rota koi nahi dekhta
  exam nahi job nahi koi wajah nahi, bas mann doob raha
  dukan doob gayi to? ye dar sach hoga kya
  har notification pe lagta hai nikaal diya mujhe
  gussa pi jata hu phir sar dard, kaise nikalu
  dimag se jeetunga ya zubaan se
  vah kaunsi aadat hai jo mujhe gira rahi
  inke bure din kab tak
  mera time overall kab achha h
  aap bol rahe sarkari lagegi, mai to 2020 se hi sarkari teacher hu
  meri kundli me moksh likha hai ya phir aana padega
  inko gusse ke liye moti pehnau kya, kaun sa pathar
  gale me locket me pehnu ratna to chalega
  lagna, rashi, nakshatra, charan sab ek saath batao
  shukra dasha kab lagi thi aur kab khatam
  mera mangal sahi jagah hai na
  surya rahu saath hai to grahan laga hua grah, mera surya kharab?
  char dham wala nahi, char lagna, sthir lagna kya hota hai
  uski naukri gayi to meri bhi jayegi kya, hum twins
  10 minute pehle paida hui judwa, uska fal mujhse pehle milta hai kya
  navratri wale nau din kaise rahenge
  papa ke 60 saal poore, shashtipurti ka muhurat
  hawan rakhna hai ghar me, muhurat
  khata khulwana hai business ka, kaunsa din
  acount band krna h
  google pay fail ho raha par paise kat gaye
  duniya ka sabse uncha pahad
  mujhe c++ sikhao
  chand pe kaun gaya tha pehle
  salary time pe milti hai par boss mera jeena haram kyu karta hai
  meri shaadi ka sahi samay kab, abhi 22 ka hu
  ghar pe boyfriend ke bare me bolu to maan jayenge
  ladai nahi hoti hamari, bas shak hai ki uska koi aur hai
  pehla rishta talaq se khatam. phir se phere kab
  pati se sab theek, bas saas se nahi, kya karu
  saas, pati, devar, bachche, sabke beech roz lafda. ghar me hi shanti kyu nahi
  bua ka plot mere naam likhenge kya
  investment nahi khud rehne ke liye flat lu kya abhi
  karz nahi hai mera, 1 lakh pada hai, SIP me dal du
  PhD ke liye japan se scholarship milegi
  jeene ka arth kya hai mera, kis liye bheja gaya
  muhurat nahi, bas ye ki mera kal ka din theek hai na
  rahu ki dasha mere liye theek jayegi kya
  judwa behen se meri kundli kitni alag
  thakan rehti hai bina kaam ke, kyu
  kaiku baat nai karri wo mere se
  shaadi?
  marraige kis sal me hai
  pati
  ye ladka theek ba ka
  pati ka chakkar
  patni ka kauno aur se chakkar ba ka
  dvrc hoga kya
  sasural
  job change
  ofc me mn ni lgta
  strugle kab tak
  bijnes kb chlega
  paisa
  makaan kahiya bani
  gaadi
  gaddi kado lainga
  dushman kab tk
  maa bn paungi?
  laika baat na mane, ka kari
  exam
  FOREIGN YOG HAI KYA
  thakan q rehti
  neend ni aati
  akela feel ho ra
  khas kya h mri kundli m
  kismat
  bhag kahiya khuli
  2018 acha tha kya mra
  3 number lucky h?
  nakshtra
  judwa par alag q
  kal
  mere ghar wale pooch pooch ke thak gaye, par mujhe khud jaanna hai ki meri life me koi ladka aayega bhi ya nahi
  uske ghar jaake sabke saamne haath maangu ya pehle akele me uski marzi puchu, kya behtar
  meri teen betiyan hai, badi ki ho gayi, ab beech wali 25 ki hai. uska rishta kab tak ho jayega
  kal phir ladke wale chai peeke chale gaye, maa raat bhar chup rahi. 9 saal se yahi chal raha
  app me uski kundli bhi save kar di hai, ab milan ka pura hisab dikhao kaun se koot fail
  jija ji didi ko har baat pe tokte hai, didi ro deti hai. dono me itni khatas kyu hai
  bhai 6 saal se usi call centre me, acchi jagah kab jayega
  10 saal pehle jo junior tha aaj uski email pe "dear sir" likhta hu
  bhai apne sasur ke saath milke petrol pump le raha, saajhedari theek rahegi kya uske liye
  beti hostel me 3 din me mahine ka paisa khatam kar deti, kaise sikhau bachat
  bhai ne shaadi me 9 lakh liya tha, abhi tak 6 baki. kab utrega uske sar se
  maa ke 8 lakh pade hai, unke liye kahan surakshit rakhe
  chhoti behen ka bhi naam papa ke ghar me aayega kya
  damaad ko shaadi ki saalgirah pe bike du to sahi rahega gaadi lena abhi
  maa mujhe dusri jaat me shaadi ke liye kabhi maaf karengi kya
  meri behen ke shaadi ko 8 saal, teen IVF. uski god kab bharegi
  mausi bolti "ab to khushkhabri suna do". main bathroom me jaake roti hu
  beti ko dance class ke liye akele bheju ya mana karu, zid pe adi hai
  bhai lockdown ke baad se kamre me hi rehta, kisi se milta nahi. uska mann kaise khule
  behen ka pehla din hai hospital me intern, raat bhar bolti rahi "mujhse koi galti ho gayi to"
  dost result ke dar se phone band karke baitha, kab niklega is dar se
  pati ki 3 khoobi aur 3 kami kundli se
  maa ne hum paanch ko paal diya. ab pooch rahi "mera kya bacha". uske jeevan ka aage ka maqsad kya
  papa dukan beta ko de chuke, ab unka jeevan kis kaam ka ho
  pati ke agle 5 saal
  beti ke saath 2024 me jo hua wo kundli me dikhta hai kya, kya hua tha batao
  beti ko saraswati vandana sikhau ya gayatri
  maa ghutne ki wajah se mandir nahi ja sakti, unke rahu ka upay ghar pe
  dono bacchon ki rashi aur nakshatra
  mere dost ka shukra accha hai kya
  meri biwi ke liye ek pyari shayari likh do
  usse kal bolu ya uske birthday wale din, 2 din baad hai
  ye chhup chhup ke chahna kab tak chalega uska
  dhanyvad maharaj aapne sahi rasta dikhaya
  mummy ne bhi bola thanks bolna aapko
  good evening sir ji
  kal baat karte hai
  jata hu, boss aa gaya
  ab sona hai, shubhratri
  ab kuch nahi puchna, bye
  nikalta hu train aa gayi
  kal subah puchunga baaki, bye
  hn
  likh liya maine
  manzoor hai
  kya main kisi insaan se baat kar raha hu
  aapki photo dikhao
  real me baat ho rahi ya recorded
  ye sab fake hai
  ye to copy paste jawab hai
  jo pucha uska jawab to diya hi nahi
  sabko ullu bana rahe ho bas
  samajh nahi aata aise jawab ka kya kare
  nautanki band karo
  galat hai ye
  ulta hai, mera to sab theek chal raha
  nahi ji, aisa kabhi nahi hua mere saath
  galt bol rhe ho
  main sehmat nahi hu
  rona aa gaya padh ke
  ajeeb sa lag raha hai
  himmat toot gayi meri
  tension badha di aapne
  gussa aa raha hai mujhe
  ummeed khatam ho rahi
  sharam aa rahi hai puchne me
  youtube pe dekha tha ki tula rashi walo ka 2026 me dhamaka hoga
  mere jyotish uncle bolte hai koi dosh nahi
  unhone to pakka bola tha ki is saal hoga, hua nahi
  tv wale jyotishi ne kaha meri rashi ka bura waqt hai
  jisne shaadi se pehle kundli milayi usne kaha tha sab uttam
  full detail chahiye
  aasan bhasha me samjhao
  palat to nahi jayega na
  tay hai kya ye
  vachan dete ho
  phir?
  uske agle saal?
  baad me kya hoga
  is time ke baad sudhrega?
  tb k bad?
  ye wala samay beetne par kya
when will we stop living from salary to salary
tired of living paycheck to paycheck, when does money come
living month to month, will I ever save
he hides his phone and talks outside, is there another woman
my wife keeps her phone locked now, is she seeing someone
he takes calls on the terrace at night, is somebody else in his life
how many questions are left in my pack
how many questions do I have left
questions left in my plan?
mere kitne sawal bache hain pack me
ghar kab banwa paunga, zameen le li hai
apna makan kab khada hoga, plot liya hua hai
plot to hai, makan kab banega
football chhod du ya khelta rahu
cricket me district team tak pahuncha hu, aage jaunga kya
khel chhodu ya jaari rakhu, state level ke liye
मकान कब बनवा पाऊँगा, ज़मीन तो ले ली है
क्रिकेट खेलता रहूँ या छोड़ दूँ
मेरे कितने सवाल बचे हैं
महीने की तनख़्वाह महीने में ख़त्म, पैसा कब टिकेगा
  died laughing at your answer, ok how is tomorrow
  heat is killing me, when will i buy ac
  would kill for a biryani now lol. diet when
  smashed the presentation, promotion?
  boss roasted me in meeting, hike is safe?
  this deadline will be death of me, leave in december?
  laptop crashed and burned before demo, is it mercury
  cousin cleared police physical, final select?
  form for court clerk, apply?
  wife is icu nurse, night shift ends when
  writing a crime novel with poison and three murders, will publish?
  kids play gun gun after series, how to make study
  amma checks my phone, hostel will i get
  shagun 1100 or 2100
  how much wedding cost for daughter, will money come
  kanyadaan muhurat feb
  put lemon chilli on new car?
  tulsi dried, plant new which day
  baby slapped me playing, so much mars haha
  inflation killing, salary up when
  blood donation tomorrow, day ok?
  breakup last week, sad songs on loop. come back?
  tired giving interviews, offer when
  scared of maths, hope dont fail
  cried in animal movie, moon weak?
  homesick, when go home
  fight with brother on remote
  mil talks lot but good at heart
  she is sulking, how to please
  joined gym, weight when
  throat gone, audition how
  dentist, clinic when
  rat poison dealership, profitable?
  knife factory partner?
  good punch in boxing, medal?
  checkmated my boss in chess, jupiter strong
  they forced colour on me in holi, fun. this week?
  mom forced me to sleep at 9 lol
  his poem touched me, love?
  uncle gives pocket money, how much save
  tuition sir is best, got 90. top?
  appa took phone till boards, result good?
  ate lots of amma's slipper as kid haha now engineer. hike?
  passport police verification when
  rent agreement which day
  jailor post, fill?
  home loan came, registry when
  otp not coming in your app
  my reel went viral, fame?
  cyber security course?
  addicted to chai six cups, reduce how
  pani puri addict here
  gold on dhanteras when
  india lost, off mood. week?
  wife will kill me if i forget anniversary, pick nice date
  if i scratch car papa will kill, should i learn driving
  buried under work, holiday when
  viva was bloodbath, pass?
  to hell with job, will do business. right?
  in love till death with her, she too?
  goodbye old office, new from monday
  going to sleep, 5am alarm
  gave away all old things, shifting house, muhurat?
  lic agent, target?
  flat near railway track noisy, take?
  fan noise no sleep, vastu? haha
  blood and sweat in startup, funding when
  owner asked vacate, new house when
  cat crossed, go?
  grandpa smiled in dream
  pind daan in gaya which month
  got scared in horror film lol
  black colour suits me?
  revenge by topping class, will i
  baby name with r lucky?
  how many kids
  married two yrs, child when
  joint family, can i manage
  wife shops away salary, save how
  exactly what you said happened wow
  not feeling like office, take leave?
  all friends married, me when
  parents far, transfer when
  fear of flights, trip ok?
  legs shake on stage, mercury weak?
  her wedding card came, heart sank
  laid off, new when
  dead tired, dead end job, switch?
  his silence is killing me, will he text
  over my dead body will i join that company haha, other offers?
  hang out with friends or study today
  shot my shot with her, reply?
  drop dead gorgeous girl in office, chance?
  cut off marks, will i clear
  cutting chai stall, open?
  toxic manager shouts, resign?
  burnt out after audits, break in jan?
  possessive bf little, rest sweet. future?
  husband snores, no sleep lol remedy
  case study competition, win?
  judge my chart honestly
  sentence in ielts writing weak, band 7?
  magic show for kids, muhurat
  pharma company job in drugs division, take?
  leak in roof, repair when
  my photo rejected in passport, again apply date
  trapped in traffic daily, change job near home
  lost my dad's watch, will find?
  lost the match, lost appetite also haha
  lost in life a bit, mba or job
  हँसी से मर गया मैं तो, चलो कल का दिन बताओ
  गर्मी ने मार डाला आज, एसी कब लूँगा
  उसकी मुस्कान पर मर मिटा हूँ, हाँ बोलेगी?
  परीक्षा ने जान ले ली, परिणाम कब
  बाइक ने धोखा दे दिया रास्ते में, नई कब
  भाई सिपाही भर्ती में चुना जाएगा?
  अदालत में लिपिक का फ़ॉर्म भरूँ?
  पत्नी नर्स है, रात की ड्यूटी कब हटेगी
  जासूसी उपन्यास लिख रहा हूँ जिसमें तीन हत्याएँ हैं, छपेगा?
  पापा सख़्त हैं, आठ बजे के बाद बाहर नहीं जाने देते
  माँ से डाँट पड़ी, चाय गिर गई थी
  ससुराल से तीज का सिंधारा आया, सास बहुत अच्छी हैं
  दामाद को दीवाली पर क्या उपहार दें
  पति ख़ुद दहेज के विरुद्ध हैं, सादी शादी। तारीख़ बताइए
  भात भरने भाई आ रहे हैं, दिन अच्छा है न
  नई गाड़ी पर नींबू मिर्च लगाऊँ?
  तुलसी सूख गई, नई किस दिन लगाऊँ
  मुन्ने ने खेल खेल में थप्पड़ मार दिया, मंगल है क्या
  महँगाई मार गई, वेतन कब बढ़ेगा
  ग्राहक ने ख़ून पी लिया, काम कब ख़त्म होगा
  दिल तोड़ दिया उसने, आगे बढ़ूँगा। नया कब मिलेगा
  पुणे में अकेला हूँ, मित्र कब बनेंगे
  सोमवार आते ही मन डूबता है, नौकरी बदलूँ?
  परिणाम का सोच पेट में गुदगुदी, पास हूँगा?
  फ़िल्म देखकर रोना आ गया, चंद्रमा कमज़ोर है?
  घर की याद आती है, कब जाऊँगा
  भाई से रिमोट पर लड़ाई हुई, मन जाएगा?
  सास बोलती रहती हैं पर दिल की अच्छी। बनेगी?
  उसने मुँह फुला लिया, कैसे मनाऊँ
  व्यायाम शुरू किया, वज़न कब घटेगा
  गला बैठ गया, गाने की परीक्षा कैसी जाएगी
  दाँत का डॉक्टर हूँ, क्लिनिक कब खोलूँ
  चूहे मारने की दवा की एजेंसी लूँ?
  चाकू छुरी का कारख़ाना, साझेदार लूँ?
  मुक्केबाज़ी में मुक्का तगड़ा है, पदक आएगा?
  शतरंज में राजा मार दिया बारह चाल में
  होली पर ज़बरदस्ती रंग लगाया सबने, मज़ा आया
  माँ ने ज़बरदस्ती नौ बजे सुला दिया
  चाचा जेबख़र्च देते हैं, कितना बचाऊँ
  ट्यूशन वाले सर बहुत अच्छे हैं, नब्बे आए। अव्वल रहूँगा?
  परीक्षा तक फ़ोन छीन लिया पापा ने, परिणाम अच्छा आएगा?
  बचपन में माँ की चप्पल बहुत खाई, अब अभियंता हूँ, तरक़्क़ी?
  पासपोर्ट की पुलिस जाँच कब होगी
  किराये का काग़ज़ किस दिन बनवाऊँ
  जेलर की भर्ती निकली, भरूँ?
  मकान का ऋण मिल गया, रजिस्ट्री कब
  समिति में पैसा फँसा है, निकलेगा?
  पैसे कट गए रिचार्ज के, प्रश्न नहीं बढ़े
  छायाकार हूँ, शादी के काम कब मिलेंगे
  व्रत में क्या नियम रखूँ, कभी कभी बियर लेता हूँ
  रील देखने की लत है, पढ़ाई में मन कैसे लगे
  एच वन बी की लॉटरी में नाम आएगा?
  रणजी खेलता हूँ, आईपीएल में चुना जाऊँगा?
  पाँच दिसंबर को सूली चढ़ रहा हूँ यानी शादी, कैसी रहेगी
  फ़ेल हुआ तो माँ मार देगी हा हा, पास हूँगा न
  साहब कच्चा चबा जाएँगे, कल समय सीमा है
  आज दफ़्तर में शहीद हो गया, चौदह बैठकें
  ज़िंदगी की आधी कट गई इसी दफ़्तर में, अपना काम करूँ?
  मर मर के पैसा जोड़ा है घर का, अब लूँ?
  मरते दम तक साथ निभाऊँगा उसका, वो भी?
  जीने दो यार, घरवाले शादी शादी करते हैं
  सूचना अवधि का आख़िरी दिन है, नई नौकरी कैसी
  हमेशा के लिए कनाडा जा रहा हूँ, बसूँगा?
  वसीयत बनवानी है पिताजी को, शुभ दिन
  पुल के पास ज़मीन है, लेना सही?
  छत पर कमरा बनवाना है, कब
  सब्ज़ी काटते हाथ कट गया ज़रा सा, मंगल है?
  घर से निकल गया हूँ साक्षात्कार को, शुभ है न
  साइकिल चोरी हो गई, मिलेगी?
  साँप सपने में आया, मतलब?
  श्राद्ध कब हैं इस साल
  अमावस को क्या दान करूँ
  जादू है उसकी आँखों में, मेरी होगी?
  प्रतिद्वंद्वी को बाज़ार में हरा दूँगा, धंधा बढ़ेगा?
  घर में तोड़फोड़ चल रही, मरम्मत कब पूरी
  तीन नवंबर को बेटा हुआ, नामकरण कब
  जुड़वाँ का योग है क्या कभी
  लड़की वाले कल आ रहे हैं, बात बनेगी?
  पति घर का काम नहीं करते, कब सुधरेंगे
  धन्यवाद, दिल ख़ुश कर दिया
  थोड़ा मन भारी है आज, कुछ अच्छा कहिए
  जीवन नीरस है, नया क्या करूँ
  अट्ठाईस की हूँ अकेली, कोई मिलेगा?
  कल नई जगह पहला दिन, घबराहट है
  गाड़ी चलाने से डरती हूँ, सीखूँगी?
  मित्रों ने दावत में नहीं बुलाया, बुरा लगा
  तीसरी बार दो अंक से रह गया, अगली बार?
  तीसरी बार रिश्ता टूटा, मन उदास है
  मच्छरों ने काट खाया रात भर, अब दिन कैसा
  उसकी आवाज़ पर फ़िदा हूँ, जान दे दूँ उस पर, मिलेगी?
  मेरे गाँव में मारपीट वाली फ़िल्म की शूटिंग है, रोल मिलेगा?
  hasi se mar gaya yaar kya joke tha, chalo batao kal ka din
  garmi ne maar dala aaj to, AC kab lunga
  bumrah ne teen wicket uda diye, ab batao world cup kaun le jayega
  presentation me sabko uda diya maine, promotion pakka na
  exam ne jaan le li, ab result kab
  bhook se jaan ja rahi, biryani order kar lu kya haha
  meri scooty mar gayi, second hand lu ya new
  papa police me hai, unka promotion kab
  main vakil hu, practice kab chalegi
  beti doctor banna chahti hai, neet niklega?
  wife nurse hai icu me, night duty kab hategi
  post mortem wala episode dekha crime patrol ka, ab neend nahi aa rahi lol
  meri film me hero marta hai last me, film chalegi?
  gangs of wasseypur ka dialogue bol du, keh ke lunga job
  mummy phone check karti hai meri, hostel jana hai. admission hoga?
  ghar wale love marriage ke sakht khilaf hai, maanenge kabhi
  shagun me 1100 du ya 2100, cousin ki shaadi hai
  beti ki shaadi me kitna kharcha hoga, paisa jud jayega?
  kanyadan ka muhurat february me
  mere pati khud dahej ke khilaf hai, bas simple shaadi. date batao
  mangni me anguthi kaunse metal ki
  nazar utarne ke liye namak mirch ghuma diya bachche pe, ab soya hai. kal ka din
  kaala tika lagati hu bete ko roz, theek hai na
  shaitani karta hai bahut beta, 4 saal ka, kab sudhrega
  wwe dekh ke bhai behen ek dusre ko patakte rehte, ghar me shanti kab
  mehangai maar gayi, salary kab badhegi
  GST ne jaan khaa li, CA badlu kya
  mera khoon kaunsa group lucky hai lol
  dil todh diya usne, par main move on karunga. agli kab milegi
  wo mujhe ghost kar gaya, online dikhta hai. bhool jau?
  thak gaya hu interviews de de ke, offer kab
  stress bahut hai appraisal ka, rating acchi aayegi na
  result ka soch ke pet me gudgud, paas hounga?
  neend nahi aati kal interview hai isliye, kaisa jayega
  udaas hu thoda, weekend kaisa jayega
  nobody wished my bday, koi baat nahi. ye saal kaisa
  bhai se jhagda hua remote pe haha, dosti kab hogi
  saas bolti rehti hai par dil ki acchi. rishta sudhrega?
  usne muh phula liya, kaise manau
  gf possessive hai thodi, baaki mast. future?
  kal doctor ke paas regular checkup hai, din thik hai?
  sardi khansi ho gayi, office jau kya
  chashma lag gaya mera, look kharab ho gaya haha shaadi kab hogi
  dant ka doctor hu, clinic kab kholu
  chuha maar dawa ki agency lu kya, business chalega?
  rassi ka business hai papa ka, export karu?
  bandook ka licence papa ke naam se mere naam transfer, kab hoga
  boxing me punch tagda hai mera, medal aayega?
  kabaddi me sabko pel diya, state team me aaunga
  free fire me headshot maarta hu, youtube kholu?
  maine usko chess me hara diya ab baat nahi karta haha
  holi pe zabardasti rang laga diya sabne, maza aaya. ye hafta kaisa
  mummy ne zabardasti sula diya 9 baje lol
  mere roommate ne zabardasti gym join karaya, fit hounga?
  wo chhoo gayi baat dil ko, uski kavita. pyar hai?
  uncle bahut sweet hai, job me help karenge kya
  mama ji ke ghar garmi ki chhutti, mazaa aayega na
  school me teacher ne kaan pakde, homework nahi kiya tha haha
  hostel ki warden khadoos hai, room badlega?
  bachpan me shaitan tha bahut pita hu mummy se chappal se haha, ab engineer hu. promotion?
  police ne challan kaata helmet ka, din kharab hai
  vip number plate milegi kya
  registry office kis din jau
  court me typing ki job mil jayegi?
  jail ki film me role mila, actor banunga?
  loan pass ho gaya ghar ka, registry kab
  car loan ka byaj kam hoga kya
  paisa phasa hai committee me, nikal jayega?
  otp nahi aa raha aapke app ka
  UPI fail hua phir se karu kya payment
  video leak hua trailer ka pushpa 3 ka, dekha?
  blackmail movie dekhi irfan ki, kya acting. main actor banu?
  phone hack lag raha slow hai, naya lu kya
  chat padhi humne purani, hasi aa gayi. patch up ho sakta?
  beer shop ka theka lena hai, mil jayega?
  nasha sa hai uske pyar ka, wo bhi karti hai kya
  reels ki lat lag gayi, padhai me mann kaise lage
  lottery type kismat hai uski, meri kab
  h1b lottery me naam aayega
  gold lena hai dhanteras pe, kab
  cricket khelta hu ranji, IPL me pick hounga?
  india haar gaya, mood off. mera hafta kaisa
  shaadi ka laddu khau ya nahi haha
  azaadi ke aakhri din chal rahe, shaadi hai meri
  mummy maar degi agar fail hua haha, pass honga na
  boss kacha chaba jayega, deadline kal hai. din kaisa
  kaam ke neeche dab gaya hu, chhutti kab
  mera to game over hai agar attendance short hui, kuch hoga?
  waat lag gayi apni, rent badh gaya
  kat gayi zindagi ki aadhi isi office me, ab apna kaam karu?
  chullu bhar paani me doob marna chahiye usko, paise nahi lauta raha. milenge?
  gaya kaam se mera phone, screen toot gayi
  jaan hai to jahan, aaj rest. kal kaam kaisa
  jaan bolti hai mujhe, shaadi karegi?
  marne tak kaam karna thodi hai, retire kab hou
  jeene do yaar ghar walo se kaho, shaadi shaadi karte rehte
  kabhi alvida na kehna meri fav film, partner bhi filmy milega?
  aakhri din hai notice period ka, party! new job kaisi
  good bye ji, kal aata hu
  hamesha ke liye canada ja raha hu, settle hounga?
  vasiyat banwani hai papa ko, shubh din
  life insurance agent hu, target poora hoga?
  railway track ke paas flat hai shor hota, lu?
  pankha shor karta hai neend nahi aati, vastu dosh hai kya haha
  naai ki dukan acchi chalegi?
  haath kat gaya sabzi kaatte, mangal ka asar? chhota sa hai
  gala dab raha hai kaam ka, ek aur banda hire karu?
  ghar se nikaal diya dukan wala naukar, naya kab milega
  chori ho gayi meri cycle, milegi?
  kutta bhaunkta raat bhar, neend kharab
  saanp sapne me aaya, kya matlab
  sapne me dada ji aaye the muskura rahe the
  pind daan gaya me karna hai, kis mahine
  bhoot pret ki film dekh ke dar gayi haha
  stree 2 me role mila chhota sa, film line chalegi?
  jadu hai uski aankho me, meri hogi kya
  dushman bhi tareef kar rahe, promotion pakka?
  isse badla lunga achhe marks laake, topper banunga?
  todfod chal rahi ghar ki, renovation kab khatam
  dosti me thappad laga diya mazak me, ruth gaya yaar. manega?
  beta paida hua 3 nov ko, naamkaran kab
  twins ho jaye kabhi, yog hai kya
  ladka 28 ka ladki 26, kundli mila do
  ladki wale kal aa rahe, baat banegi?
  compromise karna padta hai shaadi me, mujhse hoga kya
  pati ko pyar se kaise manau
  hubby cricket dekhta hai poora din, attention kab milega
  thank you itna accha bataya, dil khush
  kya baat hai, bilkul wahi hua jo bola tha
  mann nahi lag raha office me, do din chhutti lu?
  pata nahi aage kya hoga, confuse hu mba ya job
  28 ki hu akeli hu, koi milega?
  pehli salary me kya khareedu
  dar lagta hai flight me baithne se, trip thik rahegi?
  stage pe bolne me pair kaanpte hai, kab jayega
  mera confidence kam hai interview me, upay
  usne meri kavita pe haha react kiya, dil toot gaya lol
  teesri baar ssc me 2 number se reh gaya, agli baar?
  phone died so late reply, continue about my job
  bumrah killed it today, mood is super. this week?
  she has a killer smile, will she say yes
  got fired up after your reading, start business?
  exam murdered me, result when
  my scooty is dead, new or used
  dad is in police, when is his promotion
  i am advocate, when practice picks
  daughter wants to be surgeon, neet?
  opening pharmacy, good day
  in my film hero dies, will it run
  dad is strict, no out after 8. freedom when
  got scolding for spilled tea, day is bad
  mil sent sweets for teej, she is very loving
  what gift for son in law at diwali
  fiance himself is against dowry, simple wedding. date?
  kala tika on baby daily, fine no
  son so naughty, when improves
  market beat us this season, business rise?
  client drinks my blood, project over when
  she broke my heart but moving on. new one when
  alone in pune, friends when
  monday blues heavy, switch?
  cant sleep as interview tmrw
  bit sad, weekend how
  no one wished my bday, year how
  argued with husband on chai, will he come round
  wife silent two days, forgot birthday
  routine checkup tomorrow, day ok?
  cold and cough, go office?
  hair falling, bald before wedding?
  pesticide and seed shop, season how
  rope making business of appa, export?
  learning pistol shooting, olympics?
  wwe fan sons throw each other, peace when
  bombs and crackers on diwali, lakshmi pooja time
  aunt forced two gulab jamun, diet gone
  roommate forced me to gym, fit when
  touching video of father daughter, when i get daughter
  mama's house for vacation, enjoy?
  teacher made me stand, no homework lol
  ragging was only singing, made friends. college how
  helmet challan, bad day
  registrar marriage or temple, both homes happy
  want to be judge
  got prisoner role in film, actor?
  gave friend 5000, returns when
  money cut for recharge but questions not added
  wedding photographer, orders when
  beer sometimes, what rule in vrat
  hooked on reels, focus how
  h1b lottery picks me?
  ranji player, ipl pick?
  going to gallows on 5 dec i.e. wedding lol, how will it be
  mummy will murder me if i fail haha pass no
  boss will eat me alive tomorrow
  martyred in 14 meetings today
  half life gone in this office, own work?
  slogged to death saving for house, buy now?
  live and let live, tell my parents stop marriage talk
  last day of notice, new job how
  moving forever to canada, settle?
  will writing for dad, good day
  plot near bridge, take?
  room on terrace, when build
  cut finger in kitchen, mars? tiny
  left home for interview, auspicious no
  cycle stolen, will get?
  snake in dream meaning
  pitru paksha when
  what daan on amavasya
  magic in her eyes, mine?
  will beat competitors, sales up?
  demolition of old kitchen going on, renovation ends when
  son born nov 3, naming day
  twins yog ever
  girls side coming tomorrow, click?
  husband no housework, when improve lol
  thanks, made my day
  bit heavy mind today, say something nice
  life boring, what new
  28 and single, someone?
  first day tomorrow, nervous
  scared to drive, will i learn
  not invited to party, felt bad
  missed by 2 marks third time, next?
  third alliance broke, feeling low
  deadline dasha lol when ends
  i'm dying to see my niece, travel when
  suicide squad movie marathon, weekend chill?
  hanging on one round for google, result?
  shooting for ad in goa, travel good?
  i was beaten by 3 votes in society election, again try?
  paper cutting craft business
  poisoned atmosphere in office gossip, move?
  burning the midnight oil for ca, clear?
  she ghosted, seen zone. forget?
  strict mil about kitchen rules, adjust?
  court tennis coaching, my daughter state level?
  suitcase lost by airline, will get?
  bail out my startup investor when
  black dress lucky?
  drug inspector exam, clear?
  blackmail is a good movie, watched. tomorrow how
  video editor, clients when
  threat of rain on wedding day, shift date?
  stabbing neck pain since yoga yesterday lol day ok?
  lost my cat, she came back next day! good omen?
  lost 5 kg yay, marriage photos good?
  फ़ोन की बैटरी मर गई थी, अब बताइए नौकरी वाली बात
  क्या मारा है कोहली ने, मज़ा आ गया
  साहब की डाँट खाई फिर, वेतन बढ़ेगा?
  भूख से जान जा रही, जल्दी बताइए दिन कैसा
  पापा पुलिस में हैं, पदोन्नति कब
  वकील हूँ, वकालत कब चमकेगी
  बेटी डॉक्टर बनना चाहती है, नीट निकलेगा?
  दवा की दुकान खोलनी है, शुभ दिन
  मेरी फ़िल्म में नायक अंत में मरता है, चलेगी?
  माँ फ़ोन देखती है मेरा, छात्रावास कब जाऊँगी
  शगुन में ग्यारह सौ दूँ या इक्कीस सौ
  बेटी की शादी में कितना ख़र्च होगा, जुट जाएगा?
  कन्यादान का मुहूर्त फ़रवरी में
  तिलक और गोद भराई एक दिन कर लें?
  नज़र उतारने को मिर्च घुमा दी, मुन्ना सो गया
  काला टीका लगाती हूँ बेटे को, ठीक है न
  बेटा बहुत शैतान है, कब सुधरेगा
  बाज़ार में मार खाई इस बार, धंधा कब उठेगा
  प्रतियोगिता ने दुकान की कमर तोड़ दी
  रक्तदान करने जाना है कल, दिन ठीक?
  परसों अलग हुए, गाने सुनकर रो रहा हूँ। लौटेगी?
  साक्षात्कार देते देते थक गया, बुलावा कब
  परीक्षा से बहुत डर लगता है, गणित में फ़ेल न हो जाऊँ
  कल साक्षात्कार है इसलिए नींद नहीं आई
  थोड़ा उदास हूँ, सप्ताहांत कैसा
  किसी ने जन्मदिन पर बधाई नहीं दी, साल कैसा रहेगा
  पति से चाय को लेकर बहस हुई, मानेंगे?
  पत्नी दो दिन से नहीं बोली, जन्मदिन भूल गया था
  कल साधारण जाँच है डॉक्टर के यहाँ, दिन ठीक?
  सर्दी खाँसी है, दफ़्तर जाऊँ?
  बाल झड़ रहे हैं, शादी से पहले गंजा न हो जाऊँ
  कीटनाशक और खाद की दुकान है, मौसम कैसा रहेगा
  रस्सी का कारोबार है पिताजी का, बढ़ाऊँ?
  निशानेबाज़ी सीखता हूँ, ओलंपिक जाऊँगा?
  कबड्डी में सबको पटक दिया, राज्य टीम में आऊँगा?
  दीवाली पर बम फोड़ने हैं, लक्ष्मी पूजा कब
  ज़बरदस्ती दो गुलाबजामुन खिला दिए बुआ ने
  बात दिल को छू गई उसकी, प्यार है?
  मामा के घर गर्मी की छुट्टी, मज़ा आएगा न
  अध्यापक ने कान पकड़वाए, काम नहीं किया था
  रैगिंग में बस गाना गवाया, मित्र बन गए
  हेलमेट का चालान कटा, दिन ख़राब है
  कचहरी में शादी करें या मंदिर में, दोनों घर राज़ी हैं
  जज बनना है, कब
  फ़िल्म में क़ैदी का रोल मिला, अभिनेता बनूँगा?
  मित्र को पाँच हज़ार दिए, कब देगा
  ओटीपी नहीं आ रहा आपके ऐप का
  रील वायरल हो गई मेरी, नाम होगा?
  साइबर सुरक्षा पढ़ूँ?
  चाय की लत है छह प्याले, कम कैसे करूँ
  गोलगप्पे का नशा है मुझे
  सोना लेना है धनतेरस पर, कब
  भारत हार गया, मन ख़राब, सप्ताह कैसा
  बीवी मार डालेगी अगर सालगिरह भूला, अच्छी तारीख़ बताओ
  गाड़ी ठोकी तो पापा जान ले लेंगे, लूँ या न लूँ
  काम के नीचे दब गया हूँ, छुट्टी कब
  मौखिक में लंका लग गई, पास?
  भाड़ में जाए नौकरी, व्यापार करूँगा। सही?
  जान है तो जहान, आज आराम
  जीना इसी का नाम है सुन रहा हूँ, दिन कैसा
  अलविदा पुराना दफ़्तर, नया सोमवार से। कैसा रहेगा
  चलो सो जाता हूँ, पाँच बजे उठना है
  पुराना सामान सब बाँट दिया, नए घर में जा रहे हैं। मुहूर्त?
  बीमा एजेंट हूँ, लक्ष्य पूरा होगा?
  पटरी के पास फ़्लैट है, शोर है, लूँ?
  पंखा शोर करता है नींद नहीं आती
  ख़ून पसीना एक किया धंधे में, कब चलेगा
  मकान मालिक ने कमरा ख़ाली करने को कहा, नया कब
  सपने में दादाजी आए, मुस्करा रहे थे
  गया में पिंडदान किस महीने
  भूतिया फ़िल्म देखकर डर गई हा हा
  काला रंग मुझे फबेगा?
  अच्छे अंक लाकर बदला लूँगा, अव्वल आऊँगा?
  बच्चे का नाम र से रखूँ, शुभ?
  कितने बच्चे होंगे मेरे
  दो साल हुए शादी को, संतान कब
  संयुक्त परिवार में रह पाऊँगी?
  घरवाली ख़रीदारी में वेतन उड़ाती है
  जो बोला था वही हुआ, वाह
  दफ़्तर में मन नहीं लग रहा, छुट्टी लूँ?
  सबकी शादी हो गई, मेरी कब
  माँ पापा दूर हैं, याद आती है, तबादला कब
  हवाई जहाज़ से डर लगता है, यात्रा ठीक रहेगी?
  मंच पर पैर काँपते हैं, बुध कमज़ोर?
  उसके ब्याह का कार्ड आया, दिल बैठ गया
  छँटनी में नौकरी गई, नई कब
  सूखे ने फ़सल मारी, अगली कैसी होगी
  ठंड से जम गया, जान निकल गई आज सैर में
  मारवाड़ी हूँ, व्यापार ही करूँ?
  बेटा कराटे में लड़कों को पीट देता है प्रतियोगिता में, खिलाड़ी बनेगा?
  phone ki battery mar gayi thi isliye late reply, meri job wali baat batao
  kya maara hai kohli ne aaj, maza aa gaya
  uski smile pe mar mita hu, haan bolegi kya
  boss ki daant khayi aaj phir, increment milega kya
  neend ke maare mar raha hu, kal baat karte hai
  bike ne dhokha de diya raste me, nayi kab lunga
  laptop ki jaan nikal gayi project ke beech, kya din hai aaj
  bhai ka selection up police constable me hoga?
  civil court me clerk ki vacancy, form bharu
  surgeon ban sakta hu kya, mangal strong hai
  medical store kholna hai, shubh din
  murder mystery likh raha hu, writer banunga kya
  web series mirzapur dekh ke goli goli khelte hai bachche, padhai kaise karau
  papa bahut strict hai, 8 baje ke baad bahar nahi jane dete. kab azaadi
  daant padi mummy se chai gir gayi, mera din hi kharab hai
  papa ne bola CA nahi to kuch nahi, mujhe design karna hai
  sasural se teej ka sindhara aaya, saas bahut acchi hai. bachcha kab
  damaad ko diwali pe kya gift de, shubh rang
  maayke se laddoo aaye the, pet kharab ho gaya haha
  tilak aur god bharai ek hi din kar le?
  bhaat bharne bhai log aa rahe, din accha hai na
  nimbu mirchi nayi gaadi pe lagau kya
  tulsi sookh gayi ghar ki, nayi kis din lagau
  bachche ne thappad maar diya mujhe khelte khelte haha, kitna mangal hai isme
  market me maar khayi is baar, dhandha kab uthega
  competition ne kamar tod di dukan ki, kya karu
  client ne khoon pee liya, project khatam kab hoga
  blood donate karne jana hai kal, din thik?
  breakup hua parso, gaane sun ke ro raha. wapas aayegi?
  akela hu pune me, dost kab banenge
  monday aate hi dil doob jata hai, switch karu?
  exam se darr lagta hai bahut, maths me fail na ho jau
  office politics se tang, transfer maang lu?
  rona aa gaya animal film dekh ke, mera chandra weak hai kya
  homesick feel ho raha, ghar kab jaunga
  gussa aata hai choti baato pe, kya pehnu
  pati se bahas hui chai ko leke, maan jayenge kya
  biwi 2 din se baat nahi kar rahi birthday bhool gaya tha
  ladayi hoti hai hamari roz chhoti chhoti, pyar bhi bahut. shaadi kare?
  wo bahut caring hai, dawai yaad dilata hai roz. shaadi karega na
  gym shuru kiya, wajan kab ghatega
  dahi khane se gala baith gaya, singing audition kaisa jayega
  baal jhad rahe, shaadi se pehle ganja na ho jau
  vet banna hai mujhe, janwaro se pyar hai
  keetnashak aur khaad ki dukan hai, season kaisa rahega
  chaku chhuri banane ki factory moradabad me, partner lu?
  shooting seekh raha hu, olympic jaunga?
  karate me brown belt, black kab
  pubg me chicken dinner, esports me career?
  chess me raja maar diya 12 chaal me, guru strong?
  diwali pe bomb phodne ka mann, shubh muhurat kya hai laxmi pooja ka
  zabardasti do gulab jamun khila diye bua ne, diet gayi
  usne zabardasti gift de diya, pyar hai kya
  dil pe haath rakh ke bolo meri shaadi 2027 me hogi na
  touching video tha papa beti ka, meri beti kab hogi
  chacha ne pocket money di, kitna bachau
  tuition sir bahut acche hai, maths me 90 aaya. top karunga?
  papa ne phone cheen liya boards tak, result accha aayega?
  ragging me gaana gawaya bas, dost ban gaye. college kaisa
  chappal udi thi mummy ki aaj phir, 25 ka hoke bhi lol
  passport ki police verification kab hogi
  court marriage kar le ya mandir me, dono ghar razi hai
  rent agreement ke liye notary kis din
  judge banna hai PCS J, kab
  jailor ki bharti nikli hai, form daalu?
  emi shuru ho rahi, sambhal lunga na
  udhar diya tha dost ko 5000, kab dega
  online fraud se bachne ki class li bank me, cyber me job lagegi?
  paise kat gaye recharge ke par sawal nahi bade
  photo viral ho gayi meri reel ki 1 lakh view, influencer banunga?
  photographer hu, wedding shoots kab milenge
  hacker banna hai ethical, cyber security course karu?
  location pata nahi venue ki haha, muhurat kitne baje
  social drinking karta hu kabhi kabhi, vrat me kya niyam
  wine ki bottle gift mili boss se, promotion ka sign? haha
  chai ki lat hai 6 cup, kam kaise karu
  gol gappe ki addict hu lol
  kbc me jau kya, select hounga
  mutual fund ki sip 5000 chalu karu
  tambola me jeeti kal, luck chal raha kya
  dhoni ka retirement dil tod gaya
  pakistan ko dho diya, jashn! ab batao meri gaadi kab
  suli pe chadhne ja raha hu 5 dec ko matlab shaadi, kaisi rahegi lol
  biwi maar dalegi agar anniversary bhool gaya, koi acchi date batao dinner ki
  papa jaan le lenge agar gaadi thoki, lena chahiye?
  is project ne mujhe zinda gaad diya, kab khatam
  aaj to office me shahid ho gaya, 14 meeting
  meri lanka lag gayi viva me, pass?
  band baj gayi is mahine, paisa kab
  zindagi jhand ba phir bhi ghamand ba haha, kal ka rashifal
  bhaad me jaye naukri, business karunga. sahi?
  mar mar ke paisa joda hai ghar ka, ab lu?
  jaan meri ghar pe wait kar rahi, ghar kab jaunga chhutti
  marte dam tak sath nibhaunga uska, wo bhi?
  jeena isi ka naam hai gaana sun raha, mood accha. day kaisa
  tere bina jeena saza ho gaya song laga hai haha, uska reply aayega?
  alvida old office, naya join kar raha monday. kaisa rahega
  last message padh lena mera pehle, fir jawab do
  chalo so jata hu, subah 5 baje uthna hai
  sab kuch baant diya purana saamaan, naye ghar me shift ho rahe. muhurat?
  insurance lena hai term plan, kab le
  pul ke paas plot hai, lena sahi?
  chhat pe kamra banwana hai, kab shuru karu
  blade wala business, salon kholna hai
  kaat peet bahut karta hu, tailor banu? fashion design
  khoon paseena ek kiya startup me, funding kab
  ghar se nikal gaya hu interview ke liye, shubh hai na
  makan malik ne room khaali karne bola, naya kab milega
  padosi shor karta hai, kab jayega wo
  billi raasta kaat gayi, interview jau?
  sapne me kisi ki maut dekhi, lambi umar hoti hai uski na
  shradh kab hai is saal, pitru puja ka din
  amavasya ko daan kya du
  conjuring dekhi, light jala ke soyi. kal ka din?
  bachche ne bhoot bana halloween pe, cute
  kaala rang suit karta hai mujhe?
  competitor ko market me hara dunga, dhandha badhega?
  usko dikha dunga main kya cheez hu, ias banke
  maar kaat machi hai black friday sale me, tv lu kya
  baby ka naam r se rakhna, shubh?
  kitne bachche honge mere
  conceive kab kare, 2 saal hue shaadi ko
  ladka ya ladki dono pasand, bas kab hoga bachcha ye batao
  ladka settled hai pune me, haan karu?
  adjust ho jaungi joint family me?
  husband ghar ka kaam nahi karta haha kab sudhrega
  gharwali shopping me saari salary uda deti, bachat kaise
  aap to dil jeet lete ho, bas ek sawal aur
  thoda low hu aaj, kuch accha bolo
  kabhi kabhi lagta hai life boring hai, naya kya karu
  sabki shaadi ho gayi bas main bacha hu, kab meri
  papa mummy door hai, yaad aati hai. transfer kab
  kal se naya joining, nervous hu
  driving se darr lagta, seekh lungi?
  public speaking fear hai, budh weak?
  doston ne party me nahi bulaya, bura laga. dosti tikegi?
  uski shaadi ka card aaya, dil baith gaya. main kab aage badhunga
  naukri gayi layoff me, kab milegi nayi, thoda tension
  my eyes open at 3 am daily, why
  i get up at five without alarm every day
  awake since four, again. what is this
  raat ko do baje aankh khul jati hai roz
  roz subah chaar baje neend tut jati hai
  रोज़ रात तीन बजे आँख खुल जाती है, क्यों
  sleep breaks at midnight every day
  two years away from home, after video call the room looks emptier. transfer status?
  i decorated the stage in her wedding and slept quietly. what about love for me now
  scolded before everyone, eyes filled. how to handle this manager
  house is silent after my daughter's vidaai. how to keep mind
  dream again that pen doesnt write in exam, paper in 3 days
  dad's scolding is hard sometimes hurts but he loves me. when will we gel
  mom and dad argue for small things, i cant focus on study
  husband raised voice first time yesterday, then said sorry and made tea
  mil said my food is bland, felt bad
  when to buy gold for daughter's wedding, we give from our own wish
  5 yr old afraid after ghost story, when fear goes
  daughter scraped knee on slide, now fine. her studies?
  first day of daycare we both cried. join job or wait
  tuition sir keeps one extra hour for maths. marks?
  friend made meme of my photo, everyone laughed, me too
  got a scam call and i cut it haha smart no
  refused double money scheme and made fd, right?
  someone sent 500 by mistake, i returned. good karma?
  this job has squeezed me dry, looking for another
  alone in drop year, friends went to college. neet this time?
  rain took crop but was insured. next season
  took one year to be ok after divorce, good now. someone new?
  grandma is 92 and rocking, my job when
  missing papa, he is posted in siachen. back when
  mom's birthday, what gift
  threw phone in anger 6000 loss. anger control?
  evenings dont pass without her, when is she back from canada
  lost dog but found him, what a day
  spend more earn less, tension but managing
  one emi bounced 500 penalty, next month fine?
  cleared all loan finally! think of house?
  they tease my thin voice, confidence how
  fought with hubby on ac temperature lol slept apart
  bf is short tempered but never raised hand. marry?
  all good at home no violence nothing, just want own place. when
  police came in colony for theft enquiry, we were witness. day ok
  my uncle is inspector, his daughter for my brother?
  meeting lawyer for house papers, good day
  receptionist in hospital job, will it stay
  blood test normal thank god. weight?
  aunt's evil eye joke, she knew of my job first lol
  grandma removes drishti each saturday, sweet. my day?
  no drinks no smoke still less sleep. remedy
  had a peg at wedding, dad caught me haha will he be ok
  swore not to talk to him, 3 days. will he
  this year made me cry a lot, will next make me laugh
  mind little heavy, which bhajan
  enough, must leave this company, when
  end this relation or continue, 3 yrs of fights
  want to shut this business, only loss. when to close
  quit govt prep and go private?
  leave all and open cafe in goa?
  bye 2026, how is 27
  cant wake mornings, lazy remedy
  danced till my legs died, go office tomorrow?
  her words pierce but she is sister, call her?
  tea alone in park daily, companion?
  kids are far, i am 60 learning tabla. will i stay happy
  sandal broke before guests, died of shame lol
  all say marry and all will be fine, tired of hearing that only
  lost job but family is with me, next one when
  met childhood friend after ten yrs, cried with joy
  mind was heavy, talking here made it light
  daughter left for hostel, her empty bed made me cry
  viral fever third day, so bored
  my life stops when she wears saree, tell her?
  dead meat, exam tomorrow and syllabus pending
  he says he dies for me haha, should i marry him
  daughter cooked first time, too salty, we finished it
  dad booked my seat first time, aww
  brother threatens to tell mom about my chips lol
  hit a six and broke sharma ji's window
  fil praised my tea, mad with joy
  lohri gift for son in law, custom
  fd for daughter's wedding, when will it be
  paying for my own wedding, gold cheaper when
  mosquitoes made life hell
  karela is poison but granny feeds it
  colleague speaks venom, ignore?
  tie felt like noose lol first day at office, how will it go
  no guts to speak to dad about love marriage
  doctor said only vitamin low
  nephew born in hospital today, name?
  fell in police physical run, next yr?
  fights happen but he always makes up first, right for me?
  mom said get out... to buy milk haha
  two tears in neighbour's vidaai, mine when
  caught stealing laddoos from fridge
  nanad wore my saree without asking, how do i say
  missed train in dream
  flying off the roof in dream, fun
  found a heart doctor, literally. marry?
  he will get beating from me if no treat, he got a job lol
  power cut so played ghost game
  not blood brother but more, his work when
  delhi trip to khooni darwaza, ok?
  saw a murder film, sleep gone
  fire performance on stage, will she be singer
  shock at gold price
  small cracker burn, happy diwali, year how
  baby fell while walking, laughed. so cute. his future?
  twisted ankle on stairs, dance show possible?
  i'm scared of my wife lol who isnt
  saas is my friend, pilgrimage together when
  only fight at home is tv
  first salary saree to amma, she cried
  dad's pension stopped for kyc, when comes
  wheat price this season
  recovery officer post in bank, take?
  fraud detection team job, select?
  brother posted in cyber police station
  house on jail road, take?
  shop at court chowk?
  cheap plot near cremation ground, should we buy
  want to donate to orphanage on bday
  volunteer in old age home, is this purpose?
  khatron ke khiladi audition, selected?
  high on love not on drinks
  tobacco farming price this yr?
  grapes to winery, profitable?
  cards on diwali without money, family fun
  share your answer with friends ok?
  lost ludo to wife, dishes are mine
  spy thriller writer, will sell?
  i see her quietly in library, tell her?
  kept his letter safe, he remembers?
  phone lost in auto, get back?
  forgot your app password
  missing nani's village, go when
  great grandfather's photo found, which pooja
  20th death anniversary of grandpa, brahmin lunch on which tithi
  granny turning 100, may she live long
  god take away this heat
  boss transfer when, god lift him from my team lol
  near death experience today, 3 back to back reviews
  risked life for tatkal ticket
  back broken paying emi, lighter when
  out of breath but reached kedar!
  want to bang head on this maths, pass?
  killing two birds, mba with job, ok?
  it's a do or die match for our society team, win?
  life and death decision lol pixel or iphone
  she slayed at sangeet, singer?
  cut throat competition in ca, clear?
  stab at upsc one more time?
  my blood boils at traffic
  he broke my trust by eating my fries lol
  i hate my boss's guts but pay is good. stay?
  can't live without filter coffee
  end of my rope with this laptop, new one when
  tied to this bond for 2 yrs in company, leave?
  burning desire to act, films?
  shoot me a date for photo shoot
  bomb audition, they loved it? will they call
  gun of a batsman my son, ipl?
  drowning in assignments
  buried treasure dream, meaning
  over the hill at 40? career?
  jumped off... my diet. weight how
  terrace garden, which plants lucky
  bridge course admission?
  rope skipping champion daughter, state?
  pills for vitamin daily, anyway, job when
  my ex's wedding, i went, ate well, came home light
  feel left out, all cousins abroad. me when
  small house, big fights over bathroom haha
  not in mood to meet anyone today, only book. how is day
  marks less in tenth, amma hugged me. what to study next
  husband's scolding is care only, he worries about my health
  i dont slap my son, only stop tv. will he improve
  appa said so what if you are girl, go abroad. will i
  knife slipped on cake haha it was birthday
  snake photo in forest, i'm wildlife photographer, award?
  learnt noose knot in scouts and loop in knitting, wool shop?
  bridge is coming in our village, land rate up?
  flew kites from terrace, cut all, fun
  tea stall near police station, good spot?
  he blocked me in ludo lol, when will he propose
  दो साल से घर से दूर हूँ, रात को कमरा ख़ाली लगता है। तबादले का क्या
  उसके ब्याह का मंच मैंने सजाया, घर आकर चुप सो गया। मेरा क्या होगा प्रेम में
  सबके सामने डाँट पड़ी, आँख भर आई, इस प्रबंधक से कैसे निपटूँ
  बेटी की विदाई के बाद घर सुनसान है, मन कैसे लगे
  बार बार सपना कि परीक्षा में क़लम नहीं चल रही, पर्चा तीन दिन में है
  पापा की डाँट बहुत कड़क है पर प्यार भी करते हैं
  माँ पापा छोटी बातों पर झगड़ते हैं, पढ़ने में ध्यान नहीं
  पति ने पहली बार आवाज़ ऊँची की, फिर चाय बनाकर माफ़ी माँगी
  सास ने कहा खाना फीका है, बुरा लगा। कैसे बनेगी
  सोना कब ख़रीदें बेटी के ब्याह को, अपनी मर्ज़ी से दे रहे हैं
  बेटा भूत की कहानी सुनकर डर जाता है, पाँच साल का
  झूले से घुटना छिल गया बेटी का, अब ठीक। पढ़ाई कैसी
  बच्चे को पहली बार शिशु घर छोड़ा, दोनों रोए। नौकरी पर जाऊँ या रुकूँ
  ट्यूशन वाले एक घंटा और रोकते हैं गणित को। कितने आएँगे
  मित्र ने मेरी फ़ोटो पर चुटकुला बनाया, सब हँसे, मैं भी
  ठगी का फ़ोन आया था, मैंने काट दिया, होशियार हूँ न
  दुगुने वाली योजना नहीं ली, एफ़डी कराई। सही किया?
  किसी ने भूल से पाँच सौ भेजे, लौटा दिए। कुछ अच्छा होगा?
  इस नौकरी ने निचोड़ लिया, दूसरी ढूँढ रहा हूँ
  मित्र कॉलेज चले गए, मैं साल छोड़कर पढ़ रहा हूँ अकेला। नीट इस बार?
  बारिश में फ़सल बही पर बीमा था। अगली कैसी
  शादी टूटने के बाद सँभल गया, अब ठीक हूँ। कोई आएगा?
  दादी बानवे की हैं मस्त, मेरी नौकरी कब
  पापा सियाचिन में ड्यूटी पर हैं, याद आती है। कब आएँगे
  माँ का जन्मदिन है, क्या दूँ
  गुस्से में फ़ोन पटका, छह हज़ार गए। गुस्सा कैसे घटे
  उसके बिना शाम नहीं कटती, वो कनाडा से कब आएगी
  मेरा कुत्ता खो गया था, मिल गया
  ख़र्च ज़्यादा आय कम, चिंता है पर चल रहा है
  एक किस्त छूटी, पाँच सौ लगे। अगला महीना?
  क़र्ज़ चुका दिया आख़िर! अब घर का सोचूँ?
  मेरी पतली आवाज़ का मज़ाक बनाते हैं, आत्मविश्वास कैसे आए
  पति से एसी के तापमान पर झगड़ा, अलग सोए हा हा
  वो गुस्सैल है पर कभी हाथ नहीं उठाया। ब्याह करूँ?
  घर में सब अच्छे हैं, बस अलग रहना है। कब
  कॉलोनी में चोरी की जाँच को पुलिस आई, हम गवाह। दिन कैसा
  मामा थानेदार हैं, उनकी बेटी का रिश्ता मेरे भाई से?
  वकील से मकान के काग़ज़ बनवाने हैं, शुभ दिन
  अस्पताल में स्वागत कक्ष की नौकरी लगी, टिकेगी?
  जाँच सामान्य आई, भगवान का शुक्र। वज़न कब घटेगा
  बुआ की नज़र तेज़ है, मेरी नौकरी सबसे पहले उन्हें पता चली
  दादी हर शनिवार नज़र उतारती हैं, अच्छा लगता है
  न शराब न सिगरेट, फिर भी नींद कम। उपाय?
  शादी में थोड़ी पी ली थी, पापा मानेंगे?
  क़सम खाई है बात नहीं करूँगी, तीन दिन हुए। वो करेगा?
  इस साल ने बहुत रुलाया, अगला हँसाएगा?
  मन थोड़ा बोझिल है, कौन सा भजन सुनूँ
  बस हो गया, यह कंपनी छोड़नी है, कब
  यह रिश्ता ख़त्म करूँ या निभाऊँ, तीन साल से लड़ाई
  यह धंधा बंद करना है, घाटा ही घाटा। कब करूँ
  सरकारी तैयारी छोड़ना चाहता हूँ, निजी देखूँ?
  सब छोड़कर पहाड़ पर जलपान गृह खोलूँ?
  अलविदा छब्बीस, सत्ताईस कैसा
  सुबह उठ नहीं पाता, आलस का उपाय
  नाच नाचकर पैर टूट गए, कल दफ़्तर जाऊँ?
  उसके ताने चुभते हैं पर बहन है, बात करूँ?
  अकेले चाय पीता हूँ बाग़ में, कोई साथी मिलेगा?
  साठ की उम्र में बच्चे दूर हैं, पर तबला सीख रहा हूँ। मन लगा रहेगा?
  मेहमान के सामने चप्पल टूटी, शर्म से मर गई हा हा, कल का दिन?
  सब कहते हैं शादी कर लो सब ठीक होगा, सुनते सुनते थक गई बस
  नौकरी छूटी पर घर ने हिम्मत दी। अगली कब
  बचपन का मित्र दस साल बाद मिला, ख़ुशी से रो पड़े
  मन भारी था, आपसे बात की तो हल्का लगा
  बेटी छात्रावास गई, ख़ाली बिस्तर देख रोना आया
  तीन दिन से बुख़ार है मौसमी, ऊब गया
  जान निकल जाती है जब वो साड़ी में आती है, कह दूँ?
  मर गए, कल परीक्षा है और पाठ बाक़ी
  उसने कहा तुम पर मरती हूँ हा हा, शादी करूँ?
  बेटी ने पहली बार खाना बनाया, नमक ज़्यादा था पर खा लिया
  पापा ने पहली बार मेरी सीट बुक की
  छोटा भाई धमकी देता है माँ को बता दूँगा, टॉफ़ी चाहिए उसे हा हा
  मोहल्ले में छक्का मारा, शर्मा जी का शीशा टूटा
  ससुर जी ने चाय की तारीफ़ की, ख़ुशी से पागल हूँ
  दामाद को लोहड़ी पर क्या दें, रिवाज है
  बेटी के नाम जमा किया ब्याह को, योग कब
  अपनी शादी का ख़र्च ख़ुद उठा रहा हूँ, सोना कब सस्ता
  मच्छरों ने जीना हराम कर दिया
  करेला ज़हर लगता है पर दादी खिलाती हैं
  सहकर्मी ज़हर जैसी बातें करता है, अनदेखा करूँ?
  पहली बार टाई पहनी, फाँसी जैसी लगी हा हा
  तेरी आवाज़ पर क़ुर्बान जाऊँ, गायक बनूँगा?
  पिता के सामने बोलने की हिम्मत नहीं, प्रेम की बात कैसे कहूँ
  डॉक्टर ने बस विटामिन कम बताया
  अस्पताल में भांजा हुआ है, नाम क्या रखें
  भर्ती की दौड़ में गिर गया, अगले साल?
  स्टाम्प बेचने का लाइसेंस मिलेगा?
  झगड़ा होता है पर मनाने वही आता है, सही है न मेरे लिए
  माँ बोली घर से निकल, दूध लेकर आ हा हा
  विदाई देखकर दो बूँद आँसू आए पड़ोसन की, मेरी कब
  चोरी चोरी लड्डू खाए, पकड़ी गई
  ननद ने मेरी साड़ी बिना पूछे पहनी, कैसे कहूँ
  सपने में रेल छूट गई, मतलब
  सपने में उड़ रहा था छत से, मज़ा आया
  दिल का डॉक्टर मिल गया मुझे, शादी करें? हा हा
  मित्र ने दावत नहीं दी तो मार खाएगा मुझसे, नौकरी लगी उसकी
  रात बिजली गई तो भूत का खेल खेला
  ख़ून का रिश्ता नहीं पर भाई से बढ़कर है, उसका काम कब
  ख़ूनी दरवाज़ा देखने दिल्ली जाना है, यात्रा ठीक?
  क़त्ल की रात वाली फ़िल्म देखी, नींद उड़ गई
  तीर मार लिया आज, ग्राहक मान गया, आगे कैसा
  आग लगा दी उसने मंच पर, गायिका बनेगी?
  पेट में आग लगी है भूख की, दिन बताओ
  बिजली का झटका नहीं, भाव सुनकर झटका लगा सोने का
  पटाखों से हाथ ज़रा जला, दीवाली मुबारक, साल कैसा
  काली माता का व्रत कब
  शनि महाराज को तेल कब चढ़ाऊँ
  नवजात की छठी कब करें
  बच्चा पहली बार चला, गिरा, फिर हँसा
  गिर गई मैं सीढ़ी से ज़रा सा, मोच है, नृत्य कर पाऊँगी?
  पति की दाढ़ी चुभती है हा हा, कैसे कहूँ कटाएँ
  पत्नी से डरता हूँ हा हा, सब डरते हैं। कैसा रहेगा सप्ताह
  गुरुजी मेरी सास मेरी सहेली जैसी, कब साथ तीर्थ जाएँ
  घर का क्लेश बस टीवी को लेकर, शांति कब
  पहली तनख़्वाह से माँ को साड़ी दी, रो पड़ीं
  बाबूजी का पेंशन रुक गया है, कब आएगा
  किसान हूँ, इस बार गेहूँ का भाव?
  साहूकारी का लाइसेंस लेना है, चलेगी?
  वसूली एजेंट की नौकरी मिली बैंक में, करूँ?
  बीमा वाले का फ़ोन रोज़ आता है, ले लूँ?
  धोखाधड़ी पकड़ने वाले विभाग में चयन होगा?
  साइबर थाने में भाई की नौकरी लगी
  जेल रोड पर मकान है, लूँ?
  कचहरी चौक पर दुकान लूँ?
  श्मशान के पास प्लॉट सस्ता है, लेना चाहिए?
  अनाथालय में दान देना है जन्मदिन पर, शुभ?
  वृद्धाश्रम में सेवा करती हूँ, मन मिलता है। यही उद्देश्य?
  ख़तरों के खिलाड़ी में जाऊँ? चुना जाऊँगा?
  नशे में नहीं, प्यार में झूम रहा हूँ
  तंबाकू की खेती है, भाव कैसा रहेगा
  अंगूर की खेती से शराब कारख़ाने को बेचूँ, लाभ?
  ताश खेलते हैं दीवाली पर बिना पैसे, घर में सब
  शेयर करूँ आपका उत्तर मित्रों से?
  लूडो में पत्नी से हारा, अब बर्तन मेरे
  जासूसी धारावाहिक लिखता हूँ, बिकेगा?
  चुपके से उसे देखता हूँ पुस्तकालय में, कह दूँ?
  उसकी चिट्ठी सँभालकर रखी है, उसे भी याद होगी?
  फ़ोन खो गया, मिलेगा?
  पासवर्ड भूल गया आपके ऐप का
  बहुत याद आती है नानी के गाँव की, कब जाऊँ
  परदादा की तस्वीर मिली, कौन सी पूजा करूँ उनके लिए
  बरसी पर ब्राह्मण भोज किस तिथि, दादाजी को बीस साल हुए
  मेरी दादी अमर रहें, सौ की होने वाली हैं
  भगवान उठा ले इस गर्मी को
  उठा ले रे बाबा, मुझे नहीं इस बॉस को हा हा, तबादला कब उनका
  आज तो मौत आ गई काम से, छुट्टी कब
  जान पर खेलकर टिकट कटाया तत्काल का
  हड्डी तोड़ मेहनत की, पद मिलेगा?
  कमर टूट गई ईएमआई भरते, कब हल्का
  दम निकल गया चढ़ाई में, केदार पहुँच गए
  सिर फोड़ लूँ क्या इस गणित से, पास हूँगा?
  सबके सामने गाना गाया, गला बैठ गया, लोग हँसे मैं भी
  उसके बिना फ़ीकी है चाय, कब लौटेगी छुट्टी से
  दादी कहती हैं हमारे ज़माने में सास मारती नहीं बस ताने देती थीं हा हा, मेरी सास कैसी
  दहेज नहीं लेंगे हम, बेटे की शादी सादी, तारीख़ बताइए
  लड़की वालों ने मिठाई भेजी, हमने भी, सब प्रसन्न
  उन्होंने साफ़ कहा कुछ नहीं चाहिए, रिश्ता ठीक?
  बेटी को स्कूल में झूले से उतारते समय मैडम ने हाथ थामा, अब डरती नहीं। पढ़ाई?
  बच्चे को टीका लगा, रोया, फिर सो गया
  बेटे को डाँटा, फिर ख़ुद रोई। कैसी माँ हूँ मैं
  मास्टर जी ने मुर्ग़ा बनाया था बचपन में, आज वही बुलाते हैं मुख्य अतिथि
  नाना की गोद में खेला मेरा बेटा, वैसा ही मिज़ाज है क्या
  मामा ने साइकिल दी, सीख गया, दौड़ में जाऊँ?
  सहेली की सगाई में नाची, मेरी कब
  मित्र ने पाँच सौ लौटाए नहीं, छोड़ूँ?
  नक़ली नोट मिल गया बाज़ार में, पचास का घाटा हा हा
  लिंक आया था इनाम का, मिटा दिया
  बैंक वाले असली थे, कार्ड मिल गया
  सेल में ठगा गया, कपड़ा फीका निकला
  रेल में भीड़ थी, किसी का थैला लगा, आराम से पहुँचा। दिन कैसा
  बस में बग़ल की आंटी सो गईं मेरे कंधे पर हा हा
  साहब ने पीठ थपथपाई, अच्छा काम किया। तरक़्क़ी?
  बॉस ने रात को संदेश भेजा कल की बैठक का, नींद गई
  जिम में प्रशिक्षक कड़क है, पसीना निकाल देता है
  डॉक्टर ने नब्ज़ देखी, सब ठीक
  दर्ज़ी ने कुर्ता छोटा कर दिया, सगाई कल है
  पुजारी जी ने नारियल दिया, शुभ है न
  सत्संग में रोना आ गया, मन साफ़ लगा
  पति ने बिना पूछे बाल काटे, ग़ुस्सा आया हा हा
  पत्नी मायके गई है, घर मेरा राज, कब आएगी वैसे
  ससुराल में सबने काम कराया पहली होली पर, थकी पर ख़ुश
  देवर मेरे बच्चे का सबसे प्यारा चाचा, उसकी शादी कब
  जेठानी से रसोई की होड़ चलती है, मज़ेदार
  बहू हमारी डॉक्टर है, उसे समय नहीं मिलता। पोता कब
  लाठी लेकर चलते हैं दादा, फिर भी तेज़। सेहत कैसी
  खेत में साँप दिखा, भगाया। बुआई कब
  पेड़ से गिरा बचपन में, निशान है। शुभ निशान होता है?
  कुत्ते से डर लगता है, क्यों
  अँधेरे से डरता है बेटा, मंत्र?
  सब बिखरा पड़ा है कमरे में, मैं भी हा हा, ढंग कब आएगा
  हार गया चुनाव समिति का, अगली बार?
  मुक़दमा नहीं, बस पार्किंग पर बहस हुई
  पुलिस ने रास्ता पूछने पर मदद की, अच्छा लगा
  जज साहब पड़ोसी हैं, बेटी उनकी सहेली। रिश्ता?
  तीन बार कोशिश की, गोल रोटी नहीं बनी। सास क्या कहेगी
  अकेले फ़िल्म देखी पहली बार, अच्छा लगा
  उदास गाना लिखा, सबने सराहा। नाम होगा?
  थका हूँ पर संतोष है, फ़सल कटी
  सब ख़त्म हुआ काम आज का, अब सोऊँगा
  दीया बुझ गया आरती में, अपशकुन?
  आँख फड़क रही है बाईं, क्या होगा
  छींक आई निकलते समय, रुकूँ?
  आज मन नहीं है किसी से मिलने का, बस किताब पढ़ूँगा। दिन कैसा
  बारिश में भीगकर बीमार पड़ा, अदरक वाली चाय और आप। काम कब
  दसवीं में नंबर कम आए, माँ ने गले लगाया। आगे क्या पढ़ूँ
  मंगेतर ने सालगिरह भूली, दो दिन नाराज़ रही, अब हँसी आती है
  सास ससुर तीर्थ गए, घर सूना लगता है
  बहन ससुराल में ख़ुश है, बस दूर है। कब मिलेगी
  पति की डाँट में भी प्यार है, चिंता करते हैं
  बेटे को थप्पड़ नहीं, बस टीवी बंद करती हूँ सज़ा में। सुधरेगा?
  पापा ने कहा लड़की हो तो क्या, विदेश जाओ। जाऊँगी?
  माँ ने घर से निकलते दही खिलाया, शुभ है न
  नींद की दवा नहीं, दूध हल्दी लेती हूँ, चैन कब
  चाकू से केक काटते हाथ लगा हा हा, जन्मदिन था
  ज़हरीला साँप दिखा वन में, तस्वीर ली, छायाकार बनूँगा?
  पुल बन रहा है गाँव में, ज़मीन का भाव बढ़ेगा?
  रेल पटरी बिछाने का ठेका मिला, लाभ?
  फंदा डालना सीखा बुनाई में, दुकान खोलूँ ऊन की?
  गोली चॉकलेट का थोक करूँ?
  छत से पतंग उड़ाई, सबकी काटी, मज़ा आया
  बम सा फूटा पटाखा, बिल्ली भागी हा हा
  थाने के पास चाय की दुकान लूँ?
  do saal se ghar se door hu, raat ko video call ke baad kamra aur khaali lagta hai. transfer ki kya sthiti hai
  uski shaadi me maine hi stage sajaya aur ghar aake chupchap soya. ab mera kya hoga pyar me
  office me sabke saamne daant padi, aankh bhar aayi, kaise niptu is manager se
  beti ki vidai ke baad ghar sunsaan hai. mann kaise lage
  mujhe lagta hai main average hu har cheez me, koi khaas baat hai kya kundli me
  baar baar wahi sapna ki exam me pen nahi chal raha, paper 3 din me hai
  papa ki daant itni kadak ki kabhi kabhi bura lagta hai, par pyar bhi karte hai. hamari kab jamegi
  mummy papa har waqt ladte hai chhoti chhoti baat pe, padhai me dhyan nahi lagta
  pati ne kal mujhpe awaaz unchi ki pehli baar, baad me sorry bola aur chai banayi. aage kaisa rahega
  saas ne kaha mere ghar ka khana feeka hai, bahut bura laga. kaise banegi
  shaadi me kitna sona dena hai ye hamare ghar me apni marzi ki baat hai, unhone mana kiya. kab kharide sasta milega
  unke ghar se god bharai ka saamaan aaya, mummy ne bhi mithai bheji. sab khush. shubh samay?
  beta raat ko darr ke uthta hai bhoot ki kahani sunke, 5 saal ka. kab jayega darr
  beti ko school me naya jhoola lagne se ghutna chhil gaya, roti hui aayi, ab theek. uski padhai kaisi
  bachche ko pehli baar daycare chhoda, wo roya main bhi. naukri join karu ya ruku
  tuition teacher strict hai, ek ghanta extra rokte hai maths ke liye. board me kitne aayenge
  coach ne beti ko state ke liye chuna, roz 5 baje uthti hai. medal?
  mere dost ne meri photo pe meme bana diya, sab hase, main bhi. dosti kaisi rahegi
  bank se call aaya credit card ka, mana kar diya. paisa kab jude
  ek scam call aaya tha par maine kaat diya haha, hoshiyar hu. budh strong hai na
  paise double wali scheme thi, nahi li, FD karai. sahi kiya?
  kisi ne galti se 500 bhej diye UPI pe, wapas kar diye. kuch accha hoga mere sath?
  is naukri ne nichod liya hai, bas ab doosri dhund raha
  drop year me akela pad gaya, dost college chale gaye. neet is baar?
  result kharab aaya to kuch din baat nahi karunga kisi se, phir dobara tayari. agla kaisa
  baarish me sab bah gaya khet me, par bima tha. agli fasal kaisi
  shaadi tootne ke baad 1 saal laga sambhalne me, ab theek hu. naya koi aayega?
  dadi 92 ki hai mast, unke haath ka achaar... waise meri job kab
  aaj papa ki yaad aa rahi hai wo duty pe siachen me hai. wapas kab aayenge
  mummy ka birthday hai, wo khush rahe iske liye kya du
  gusse me phone patka tha, screen gayi 6000 ka chuna. gussa kaise kam ho
  uske bina shaam nahi katti, PG me akela. wo canada se kab aayegi
  mera dog kho gaya tha, mil gaya shukr hai. aaj ka din accha hai!
  kharche zyada income kam, tension hai par chal raha. kab sudhrega
  EMI bounce ho gayi ek, penalty lagi 500. agle mahine paisa theek rahega?
  karza chuka diya aakhirkar! ab ghar ka sochu?
  meri patli awaaz ka mazak banate hai office me, confidence kaise aaye
  kal raat pati se jhagda hua ki AC 24 pe ya 18 pe, so gaye alag alag haha
  boyfriend thoda gussewala hai par kabhi haath nahi uthaya. shaadi karu?
  ghar me sab acche hai koi maar peet nahi, bas mujhe alag rehna hai. kab
  police aayi thi colony me chori ki jaanch karne, hum gawah. din kaisa
  mere mama thanedar hai, unki beti ka rishta mere bhai se?
  wakeel sahab se milna hai makaan ke kagaz ke liye, shubh din
  hospital me job lagi receptionist ki, tikegi?
  blood test normal aaya thank god. wajan kab ghatega
  yoga teacher bahut accha sikhate hai, main bhi instructor banu?
  bua ji ki nazar badi tez hai, meri naukri ki sabse pehle unko pata chali lol
  dadi nazar utarti hai har Saturday, cute lagta hai. mera shanivar shubh hai?
  lucky kaala dhaaga pehna hai, theek?
  daaru nahi peeta na cigarette, phir bhi neend kam. upay?
  shaadi me thodi pi li thi, ghar pe pakda gaya haha papa manenge?
  sasur ji ke retirement pe party, ek do peg, kaunsa din
  maine kasam khayi hai ab usse baat nahi karungi, 3 din ho gaye. wo karega?
  saheli ki shaadi me itna nachi ki pair toot gaye lagta, kal office jau?
  iss saal ne bahut rulaya, next year has dega kya
  sab theek hai bas mann thoda bojhil, kaunsa bhajan sunu
  ab bas ho gaya, ye company chhodni hai, kab
  khatam karo ye rishta ya nibhau, 3 saal se sirf ladai
  band karna hai ye business, ghata hi ghata. kab band karu
  chhod dena chahta hu sarkari taiyari, private dekhu?
  sab chhod ke goa me cafe kholu kya
  alvida 2026, 2027 kaisa
  uth nahi pata subah, alarm bhi haar gaya. aalas ka upay
  jaan bujh ke late gaya aaj office, boss ne kuch nahi kaha. transfer hoga kya uska
  mere papa ke jaise strict koi nahi par unhone hi padhaya. unka birthday kab shubh
  koi kehta hai shaadi kar lo sab theek ho jayega, koi kehta ruk. main bas thaki hu sunte sunte
  naukri chhoot gayi par ghar walo ne himmat di. agli kab
  bachpan ke dost se 10 saal baad mila, gale lag ke roye dono khushi se
  mann bhaari tha, aapse baat ki to halka laga
  room partner chala gaya to kamra soona, naya kab
  beti hostel gayi, uska khaali bistar dekh ke rona aaya
  3 din se viral me pada hu, boring. kab theek
  dosto ke sath paranthe khaye raat 2 baje, jaan aa gayi. padhai kab hogi haha
  jaan nikal jati hai jab wo saree me aati, bolu kya use
  mar gaye re, exam kal hai aur syllabus poora baki
  usne bola "marungi tere pe" haha pyar me pagal hai, shaadi?
  beti ne pehli baar khana banaya, namak zyada par hum sab ne kha liya
  papa ne pehli baar mere liye seat book ki, pyar dikha diya. rishta kaisa
  chhote bhai ko pocket money na do to dhamki deta hai mummy ko bata dega haha
  behen blackmail karti hai chocolate ke liye ki bf ka bata degi lol, shaadi kab bataun ghar pe
  boss ko maarne ka mann karta hai kabhi kabhi haha, naukri badlu?
  apne mohalle me cricket me 6 mara to sharma ji ka sheesha tod diya
  online friend se mila, accha nikla, coffee pi. kuch aage?
  sasur ji ne pehli baar tareef ki meri chai ki, khushi se pagal hu
  saas damaad ko kya de lohri pe, riwaz hai
  hamare yaha ladki wale barat ko gamcha dete bas, theek hai na
  beti ke naam FD kari shaadi ke liye, kab pakegi shaadi
  main hi apni shaadi ka kharcha utha raha hu, gold kab sasta
  bike ke peeche likha "mujhe mat maar" haha, gaadi ke liye shubh rang
  jeena haraam kar diya hai macchharo ne
  zeher lagta hai karela, par sugar ke daadi khati hai. mera din?
  zeher jaisi baatein karti hai collegue, ignore karu?
  phaansi jaisa tie pehna office me pehli baar lol
  kurbaan jau teri aawaz pe, singer ban jaunga?
  pita ke samne bolne ki himmat nahi, love marriage kaise bolu
  teacher ne class me pakad liya chips khate, exam kaisa
  doctor ne bola bas vitamin kam hai, shukra ka upay?
  hospital me bhanja hua hai, sab khush, naam kya rakhe
  police bharti ki daud me gir gaya, agle saal?
  kachehri me stamp vendor ka licence milega?
  mere vakil dost ki shaadi kab hogi
  jhagda hota hai par manane wo hi aata hai. yehi sahi hai na mere liye
  mummy ne bola ghar se nikal, doodh leke aa haha, kal ka panchang
  do boond aansu aaye vidaai dekh ke padosan ki, meri kab
  khoobsurat dhokha movie dekhi, pati shak karte hai mere serial pe lol
  chori chori fridge se laddu khaye, pakdi gayi
  nanad ne meri saree bina puche pehni, gussa aaya, kaise kahu
  ghar me internet nahi to bachche zinda laash bane ghoom rahe haha
  meri kismat hi lottery jaisi hai, kabhi lagti nahi haha, kab chamkegi
  sapne me train chhoot gayi, kya matlab
  sapna aaya ki main ud raha hu chhat se, maza aaya
  mere papa ka naam Amar hai, par gaadi chalate aise hai haha
  office ka AC band, marne jaisa haal garmi se. din kaisa
  dil ka operation nahi hua par dil ka doctor mil gaya, shaadi kare?
  udhari wale chacha roz chai pine aate hai, kab denge
  dost ne party nahi di to maar khayega mujhse haha, job lagi uski
  gym me kal chest day tha, aaj haath nahi uth rahe
  kal raat bijli gayi to bhoot ka khel khela sabne. diwali tak mood accha?
  aaj kisi se milne ka mann nahi, bas kitaab. din kaisa
  papa bole ladki ho to kya, bahar jao. jaungi?
  chhat se patang udayi sabki kaati, maza. kal ka din
  goli toffee ka wholesale karu?
  rail patri ka theka mila, fayda?
  fanda dalna seekha bunai me, oon ki dukan kholu
  thane ke paas chai ki tapri lu?
  gym wala ladka mujhse paani ki bottle maangta hai, pasand karta hai kya
  wo ladki roz bottle bharne mere desk ke paas aati hai
  he asks only me where the water bottle is. likes me?
  class me wo mujhse hi pen maangta hai, kya chal raha hai uske mann me
  वह मुझसे ही पानी की बोतल माँगता है, मन में क्या है
  my heart stopped when i saw the price of tomatoes, is my budget safe
  phone is always upside down on the table, should i doubt her
  he keeps his mobile screen side down
  i am dead after this shift, when do i get day duty
  my exam murdered me, will i still pass
  my team got killed in the finals, is the next season better
  should i leave football or go on playing
  should i quit cricket coaching, i am 17
  do i continue with chess or stop
  we plan our second child next year, is it a good time
  second baby, when should we try
  thinking of a little brother for my daughter, is 2027 good
  when can we start trying for the next one
  my mother in law wants a third grandchild, do we have it in us
  i cannot stop laughing, my husband fell in the cake
  i died when she said hello to me
  she killed it on stage yesterday, will she become a dancer
  traffic killed my evening again, should i move near office
  my plants die in my hands, do i have bad touch lol
  my phone died in the interview, bad sign?
  sim is dead since morning, bad day?
  boss shot down my idea. will he ever listen
  i will hang the new calendar on which wall
  hanging by a thread in this job, will it hold
  my wife cut my hair and it looks funny, day is bad or what
  i cut the cake alone, when will i have company
  he left me on read, does he still like me
  i drowned in work this month, when do i breathe
  i jumped from sales to hr, was it right
  should i jump to another firm
  we jumped the queue in the temple, will god mind lol
  my son is fighting in a boxing trial, will he win
  my daughter hits sixes like a boy. sports?
  my husband beats me at carrom always, is my luck weak
  the kids beat drums till midnight, peace when
  milk was burnt thrice this week, omen?
  burnt out from work, when can i take a break
  the fire in me for business is back. start now?
  they burned my dosa and i fired the cook, was it right
  i lost my temper and my wallet the same day
  we lost the match, lost my voice too. tomorrow better?
  lost my ring in the sea, will it come back
  i lost 8 kilos, will it stay off
  my grandmother lost her glasses and blames me, ha
  he passed the exam, what next for him
  she passed out of college in june, job when
  papa passed his driving test at 60, shall we buy a car
  my uncle expired his passport, will he fly in time
  my licence expired, will they fine me
  our offer letter expired, will they give a new one
  the medicine shop i own is slow, when will it pick up
  i run a pesticide store, will sales rise this kharif
  i sell ropes and tarpaulin, good year?
  my wine shop licence is up for renewal, will it come
  i own a bar in goa, how is the season
  we make rum cakes at home, will orders grow
  i am a bartender, can i go abroad
  i gave up smoking in june, will my energy return
  addicted to her voice, does she feel the same
  i am addicted to chai and your app haha
  my son is hooked on legos, is engineering for him
  drunk on love, will he marry me
  i teach police how to shoot, when is my promotion
  i am a lawyer, how will my cases and income go
  i am a judge, when is my transfer
  my daughter is a law student, will she become a judge
  i want to be a criminal lawyer
  i argue in court daily, will i be made senior
  jail superintendent post, will i get it
  i work in a cancer hospital, will my shift change
  i am a nurse in icu, when will i go to ireland
  my wife is a gynaecologist, will her clinic grow
  i run a blood bank, is it stable work
  will my forensic course lead to a job
  i study poisons for my phd, when will i finish
  i write crime novels, will the murder one sell
  my serial killer script got picked, hit or flop
  i do stunts in films, is there fame
  i am into knives, collect them from japan, can i make a shop
  my gym named dead lift, good name?
  we shift from ghost town to city, good?
  bhoot bangla ride at the fair, can my kids go on saturday
  i act as a ghost in serials, when do i get lead role
  black suits me? colour for interview
  black car for a saturday born, is it ok
  nazar ka teeka on my new car, is it fine on thursday
  evil eye bracelet, does it match with my stone
  our honeymoon murder mystery game was fun, will married life be so
  the cat had kittens, boys and girls both, is it lucky
  cow is pregnant, when does milk business grow
  our mare is carrying, will the foal be a racer
  boy or girl in front, whom should i hire for the counter
  what to name our newborn son
  will my daughter's naming go well on friday
  share in profit or fixed salary, which is better
  should i share my flat with a friend
  my shares of work are too much, when will boss see
  lucky draw at office, will i win the cooler
  won a lottery in h1b, what next
  housing society lottery for flat, mhada, will my name come
  which horse gram variety to sow lol, is the season good
  playing for state team, will i be captain
  i bet you cannot guess my age. anyway job when
  you bet my mother will be happy, when is my wedding
  option between ca and cs
  future of my son, options are law and army
  call from hr, put it off or take today
  i want to know her better, should i talk to her
  he blocked my uncle's scooter, neighbours fight, when peace
  can i see my wife more, she works nights
  tracking my parcel since 5 days, will it reach by friday
  my location changed to noida, will it suit
  i spy a handsome boy daily in metro, does he like me
  how to get her to notice me
  hack for saving money please
  how to bind my book and publish it
  paper pattern changed, will i pass
  leaked tap and broken fridge, is my home vastu bad
  i proxy for my friend in attendance, we are in trouble with hod, how will it go
  she has my photo as wallpaper, is it love
  photos of our trip went viral, can i be an influencer
  video of my song went viral, what next
  they threatened to leave the partnership if i don't add money, should i
  landlord threatens to raise rent, shift?
  bank reminds me of emi date, will i finish it this year
  i owe my sister 20k, when will i pay it
  debt is under control, can i take a car loan
  business at a loss of 2 lakh, will it recover by june
  i feel low on energy this week, how is the next
  lonely in this new city but work is fine, when do i make friends
  miss my grandparents' village, can i settle there
  not sleeping much as baby cries, when will nights be easier
  i cried at the end of the movie, am i too soft by nature
  my eyes hurt from screens, how do i keep fit
  a little cold and cough, is tomorrow fine for travel
  went for a routine check up, all clear. health next year?
  doctor said all fine, just eat well. will i gain weight
  i am 30 and forget things, study focus tips
  my knees creak on stairs, is dancing a good idea this year
  i am going under the knife for a new nose by choice, good month
  my mother is 80 and fit, how will her year be
  how long will my father keep working at the shop
  how long will i live in this city
  how long do i have at this company
  my days in this house are numbered, new flat booked. when is shifting good
  end of the road for my old car, sell or keep
  end this chapter of my career, start what
  i want out of this engagement, how do i tell them
  i want to leave everything and go to goa for a month lol
  want to vanish on a long bike trip, when
  i wish to rest now, retired in may. how are the coming years
  god took my test enough, when does luck turn
  finish line is near for my phd, when do i submit
  say goodbye to renting, when do i buy
  my farewell is on friday, 35 years of service. what next
  final goodbye to dubai in march, how will india treat me
  we pray for a son in law like him, when does my daughter marry
  strict father scolds for phone, will he allow me to study outside
  my teacher is strict and gives lots of homework, will i score
  mummy shouted at me for marks, how do i improve
  my kid fell from cycle, small scratch, is the week bad for him
  my little one started school and cries at the gate, when will she settle
  my child is very touchy and shy, how will he be
  touching 50 soon, what is in store
  my in laws gifted us a car, when should i first drive it
  we want to give our daughter gold at her wedding, when to buy
  wedding costs a lot, how do we manage the money
  their side asked us about the menu and guests, all fine. will she be happy there
  my in laws ask when we will have kids
  my husband asks me to call my parents more, is he a good man
  he raised his voice once and said sorry, will we be fine
  husband and i argue about the ac, lol, are we compatible
  husband sulks for days over small talk
  my wife doesn't speak when angry
  boyfriend jealous of my male friends, will he trust me
  he is in a bad mood because of his boss, how do i cheer him
  i want to give my rival a tough fight in the election of our society
  i will crush the competition with my new menu, good year?
  will i defeat my seniors in the race for manager
  revenge is to live well, when do i rise
  my old boss will see me one day on top, when
  टमाटर का भाव सुनकर दिल रुक गया, इस महीने का ख़र्च?
  फ़ोन हमेशा मेज़ पर उल्टा पड़ा रहता है, शक करूँ?
  मोबाइल की स्क्रीन नीचे करके रखता है
  इस पाली ने मार डाला, दिन की ड्यूटी कब
  पर्चे ने तो जान निकाल दी, पास हो जाऊँगा?
  हमारी टीम फ़ाइनल में पिट गई, अगला सीज़न?
  फ़ुटबॉल छोड़ूँ या खेलता जाऊँ
  सत्रह का हूँ, क्रिकेट कोचिंग बंद कर दूँ क्या
  शतरंज जारी रखूँ या छोड़ दूँ
  अगले साल दूसरा बच्चा करने का सोच रहे हैं, समय ठीक?
  बेटी को एक भाई या बहन चाहिए, 2027 अच्छा?
  अगले बच्चे की कोशिश कब शुरू करें
  हँस-हँसकर पेट फट गया, पति केक में गिर गए
  उसने नमस्ते कहा और मैं तो मर ही गई शरम से
  मंच पर आग लगा दी उसने, नर्तकी बनेगी?
  ट्रैफ़िक ने शाम का क़त्ल कर दिया, दफ़्तर के पास चला जाऊँ?
  मेरे हाथ लगते ही पौधे मर जाते हैं
  इंटरव्यू में फ़ोन मर गया, अपशकुन?
  सुबह से सिम बंद है, दिन ख़राब?
  साहब ने मेरे सुझाव को गोली मार दी, कभी सुनेंगे?
  नया कैलेंडर किस दीवार पर लटकाऊँ
  नौकरी धागे पर लटकी है, टिकेगी?
  केक अकेले काटा, साथ कब मिलेगा किसी का
  महीने भर काम में डूबा रहा, साँस कब लूँगा
  दूसरी कंपनी में छलाँग लगाऊँ
  बेटा मुक्केबाज़ी में उतरेगा, जीतेगा?
  कैरम में पति हर बार मार लेते हैं, क़िस्मत कमज़ोर?
  बच्चे रात भर ढोल पीटते हैं, शांति कब
  दूध तीन बार जल गया, अपशकुन है?
  धंधे की आग फिर लगी है, शुरू करूँ?
  आपा भी खोया और बटुआ भी, कल कैसा
  अँगूठी समंदर में गिर गई, मिलेगी?
  आठ किलो घटा लिया, टिकेगा?
  दादी का चश्मा गुम, मुझ पर इल्ज़ाम
  बिटिया जून में पास हुई, नौकरी कब
  पापा साठ में गाड़ी चलाना सीख गए, कार लें?
  चाचा का पासपोर्ट ख़त्म हो गया, समय पर जा पाएँगे?
  लाइसेंस की तारीख़ निकल गई, चालान कटेगा क्या
  मेरी दवाई की दुकान है, कब चलेगी
  कीटनाशक की दुकान है, खरीफ़ में बिक्री?
  रस्सी-तिरपाल बेचता हूँ, साल कैसा
  ठेके का लाइसेंस नया होना है, मिलेगा?
  सिगरेट जून में छोड़ दी, ताक़त लौटेगी?
  उसकी आवाज़ का नशा है, उसे भी है क्या
  चाय की लत है और आपके ऐप की
  बेटे को खिलौने जोड़ने का नशा है, इंजीनियर बनेगा?
  प्यार का नशा चढ़ा है, शादी करेगा मुझसे?
  पुलिस में गोली चलाना सिखाता हूँ, प्रमोशन कब
  वकील हूँ, मुक़दमे और कमाई कैसे रहेंगे
  जज हूँ, तबादला कब
  बेटी क़ानून पढ़ रही है, जज बनेगी?
  जेल अधीक्षक का पद मिलेगा मुझे
  कैंसर अस्पताल में नर्स हूँ, पाली बदलेगी?
  ज़हर पर शोध कर रहा हूँ, पीएचडी कब पूरी
  जासूसी उपन्यास लिखा है, चलेगा?
  फ़िल्म में स्टंट करता हूँ, नाम होगा?
  नाटक में भूतनी बनती हूँ, मुख्य रोल कब
  काला रंग मुझे इंटरव्यू में फबेगा?
  नई गाड़ी पर नज़र का टीका गुरुवार को लगाऊँ?
  बिल्ली ने बच्चे दिए नर-मादा दोनों, शुभ है?
  गाय गाभिन है, दूध का धंधा कब बढ़ेगा
  काउंटर पर लड़का रखूँ या लड़की
  नए बच्चे का नाम क्या रखें
  मुनाफ़े में हिस्सा या बँधी तनख़्वाह, क्या बेहतर
  म्हाडा की लॉटरी में नाम आएगा?
  दफ़्तर के लकी ड्रॉ में कूलर निकलेगा
  शर्त लगी है कि आप मेरी उम्र नहीं बता सकते, ख़ैर नौकरी कब
  एचआर का फ़ोन आया, आज बात करूँ या टालूँ
  उसे और जानना है, बात करूँ?
  पार्सल पाँच दिन से देख रहा हूँ, शुक्रवार तक आएगा?
  मेट्रो में एक लड़का रोज़ दिखता है, मुझे पसंद करता है?
  उसका ध्यान अपनी तरफ़ कैसे खींचूँ
  पर्चे का ढंग बदल गया, पास होऊँगा?
  नल टपकता है, फ़्रिज ख़राब, वास्तु बिगड़ा है?
  उसने मेरी फ़ोटो वॉलपेपर पर लगाई, प्यार है?
  घूमने की फ़ोटो बहुत चली, इन्फ़्लुएंसर बन जाऊँ?
  गाने का वीडियो वायरल हुआ, आगे क्या
  मकान मालिक किराया बढ़ाने को कहता है, बदलूँ?
  बहन का बीस हज़ार देना है, कब चुका पाऊँगा
  धंधे में दो लाख घाटा, जून तक सँभलेगा?
  नए शहर में अकेला पर काम मस्त, दोस्त कब बनेंगे
  बच्चा रात भर जगाता है, रातें कब आसान
  फ़िल्म के अंत में रो पड़ा, इतना नरम हूँ क्या
  हल्का ज़ुकाम है, कल सफ़र ठीक?
  जाँच में सब सामान्य आया, अगले साल सेहत?
  मम्मी अस्सी की एकदम चुस्त, उनका साल कैसा
  पापा दुकान पर कितने साल और बैठेंगे
  इस शहर में कितने दिन और हूँ
  इस कंपनी में मेरा कितना समय बचा
  पुरानी गाड़ी का सफ़र ख़त्म, बेचूँ या रखूँ
  करियर का यह अध्याय ख़त्म करना है, क्या शुरू करूँ
  सगाई तोड़नी है, उनसे कैसे कहूँ
  सब छोड़कर महीने भर गोवा भाग जाऊँ
  मई में रिटायर हुआ, अब आराम। आने वाले साल कैसे
  भगवान ने बहुत परीक्षा ली, क़िस्मत कब खुलेगी
  किराए को अलविदा कब, अपना घर कब
  शुक्रवार को पैंतीस साल की नौकरी से विदाई, आगे?
  पापा फ़ोन पर डाँटते हैं, बाहर पढ़ने देंगे?
  मम्मी नंबर पर चिल्लाईं, कैसे सुधारूँ
  बच्चा साइकिल से गिरा, हल्की खरोंच, हफ़्ता ख़राब?
  छोटा स्कूल के फाटक पर रोता है, कब घुलेगा
  ससुराल से कार मिली तोहफ़े में, पहली बार कब चलाऊँ
  बेटी को विवाह में सोना देना है, कब ख़रीदूँ
  शादी का ख़र्च बहुत है, पैसों का इंतज़ाम कैसे होगा
  लड़के वाले भोज के बारे में पूछ रहे हैं, सब बढ़िया, वहाँ ख़ुश रहेगी न
  ससुराल वाले पूछते हैं बच्चा कब
  एक बार ऊँची आवाज़ में बोले फिर माफ़ी माँगी, ठीक चलेगा न
  पंखे की चाल पर लड़ते हैं हम, जमेगी?
  पत्नी ग़ुस्से में बोलती नहीं
  सोसायटी के चुनाव में विरोधी को धूल चटानी है, जीतूँगा?
  नए व्यंजनों से सबको पछाड़ दूँगा, साल अच्छा?
  बदला तो कामयाब होकर लूँगा, कब उठूँगा
  खाने पर जान देता हूँ, होटल खोलूँ?
  जान है वो मेरी, शादी कब होगी
  पढ़ाई का जनाज़ा निकल गया इस साल, अगला प्रयास?
  बत्ती गुल, इन्वर्टर मर गया, दिन ही ख़राब
  दिमाग़ का दही हो गया दफ़्तर में, छुट्टी कब
  आज तो किराने वाले ने लूट लिया, बचत कैसे हो
  साढ़े साठ का भाव तोड़ दिया व्यापारी ने, फ़सल रखूँ या बेचूँ
  परीक्षा सिर पर चाकू की तरह लटकी है, निकलेगी?
  ग़ुस्से में चप्पल तोड़ दी अपनी, इतना क्रोध क्यों
  भूख से मरा जा रहा हूँ, पहले बताइए प्रमोशन कब
  बेटी की विदाई के दिन सब रोए, अब वो वहाँ ख़ुश रहेगी?
  tamatar ka bhav sun ke dil ruk gaya, is mahine ka kharch?
  phone hamesha ulta padta hai table pe, shak karu?
  mobile ki screen niche karke rakhta hai
  is shift ne maar dala, day duty kab
  paper ne to jaan nikal di, pass ho jaunga?
  hamari team final me pit gayi, agla season?
  football chhodu ya khelta jau
  17 ka hu, cricket coaching band kar du kya
  shatranj jaari rakhu ya chhod du
  agle saal doosra bachcha karne ka soch rahe, time theek?
  beti ko ek bhai ya behen chahiye, 2027 accha?
  koshish kab shuru kare agle bachche ki
  saas ko teesra pota chahiye, hamare naseeb me hai?
  hans hans ke pet phat gaya, pati cake me gir gaye
  usne hi bola aur main to mar hi gayi sharam se
  stage pe aag laga di usne, dancer banegi?
  traffic ne shaam ka katl kar diya, office ke paas shift ho jau?
  mere haath lagte hi paudhe mar jaate hai lol
  interview me phone mar gaya, apshakun?
  subah se sim dead hai, din kharab?
  boss ne idea ko goli maar di, kabhi sunega?
  naya calendar kis deewar pe latkau
  naukri dhaage pe latki hai, tikegi?
  biwi ne baal kaat diye ajeeb se, din kharab kya
  cake akele kaata, saath kab milega kisi ka
  kaam me dooba raha mahina bhar, saans kab loonga
  sales se hr me kood gaya, sahi kiya?
  doosri company me chhalang lagau
  mandir ki line me ghus gaye, bhagwan bura manenge lol
  beta boxing trial me utrega, jeetega?
  carrom me pati har baar maar lete hai, kismat kamzor?
  bachche raat bhar dhol peet te hai, shanti kab
  doodh teen baar jal gaya, apshakun hai?
  kaam se jal gaya hu, chhutti kab lu
  dhande ki aag phir lagi hai, shuru karu?
  aapa bhi khoya aur batua bhi, kal kaisa
  angoothi samundar me gir gayi, milegi?
  8 kilo ghata liya, tikega?
  dadi ka chashma gum, mujhpe ilzaam haha
  bitiya pass out hui june me, naukri kab
  papa 60 me driving test pass kar gaye, car le?
  chacha ka passport expire ho gaya, time pe ja payenge?
  licence expire hai, challan katega kya
  offer letter expire ho gaya, naya denge?
  meri dawai ki dukaan hai, kab chalegi
  keetnashak ki dukaan hai, kharif me bikri?
  rassi tirpal bechta hu, saal kaisa
  theke ka licence renew hona hai, milega?
  goa me bar chalata hu, season kaisa
  bartender hu, bahar ja paunga?
  cigarette june me chhod di, taakat lautegi?
  uski awaaz ka nasha hai, use bhi hai kya
  chai ki lat hai aur aapki app ki haha
  bete ko lego ka nasha hai, engineer banega?
  pyar ka nasha chadha hai, shaadi karega mujhse?
  police me goli chalana sikhata hu, promotion kab
  vakeel hu, mukadme aur kamai kaise rahenge
  jaj hu, tabadla kab
  beti law padh rahi, jaj banegi?
  jail superintendent ka pad milega mujhe
  cancer hospital me nurse hu, shift badlegi?
  icu me nurse hu, ireland kab
  blood bank chalata hu, tikau kaam hai?
  zeher pe phd kar raha hu, kab poori
  murder mystery likhi hai, chalegi?
  film me stunt karta hu, naam hoga?
  bhootni ka role karti hu serial me, lead kab
  kaala rang mujhe fabta hai interview me?
  nayi gaadi pe nazar ka teeka guruvar ko lagau?
  billi ne bachche diye nar maada dono, shubh hai?
  gaay gabhin hai, doodh ka dhandha kab badhega
  ghodi pet se hai, bachcha daudega?
  counter pe ladka rakhu ya ladki
  naye bachche ka naam kya rakhe
  munafe me share ya fix tankha, kya behtar
  dost ke saath flat share karu?
  mhada ki lottery me naam aayega?
  office lucky draw me cooler niklega haha
  state team me captain banunga?
  shart lagi hai ki aap meri umar nahi bata sakte, khair naukri kab
  ca aur cs do option hai
  hr ka call aaya, aaj baat karu ya talu
  usko aur jaanna hai, baat karu?
  parcel track kar raha paanch din se, friday tak aayega?
  metro me ek ladka roz dikhta hai, mujhe pasand karta hai?
  uska dhyan apni taraf kaise khinchu
  kitaab chhapwani hai, kaise
  paper pattern badal gaya, pass hounga?
  nal tapakta hai fridge kharab, vastu bigda hai?
  dost ki attendance laga di, hod naraz, kya hoga
  usne meri photo wallpaper pe lagayi, pyar hai?
  trip ki photo viral ho gayi, influencer ban jau?
  gaane ka video viral hua, aage kya
  makan malik kiraya badhane ki dhamki deta hai, badlu?
  bank emi ki yaad dilata hai, is saal khatam hogi?
  behen ka 20 hazar dena hai, kab chuka paunga
  dhande me 2 lakh ghata, june tak sambhlega?
  is hafte energy kam hai, agla kaisa
  naye sheher me akela par kaam mast, dost kab banenge
  bachcha raat bhar jagata hai, raatein kab aasan
  film ke end me ro pada, itna naram hu kya
  halka zukaam hai, kal safar theek?
  checkup sab normal aaya, agle saal sehat?
  ghutne seedhi pe bolte hai, dance karu is saal?
  mummy 80 ki ekdum fit, unka saal kaisa
  papa dukaan pe kitne saal aur baithenge
  is sheher me kitne din aur hu
  is company me mera kitna time bacha
  is ghar me ginti ke din, naya flat book, kab shift
  purani gaadi ka safar khatam, bechu ya rakhu
  career ka ye chapter khatam karna hai, kya shuru karu
  sagai todni hai, kaise bolu unhe
  sab chhod ke goa bhaag jau mahine bhar lol
  retire hua may me, ab aaram. aane wale saal kaise
  bhagwan ne bahut pareeksha le li, kismat kab khulegi
  kiraye ko alvida kab, apna ghar kab
  friday ko vidai hai 35 saal ki naukri se, aage?
  dubai ko aakhri salaam march me, india kaisa rahega
  papa phone pe daant te hai, bahar padhne denge?
  mummy number pe chillayi, kaise sudharu
  bachcha cycle se gira halki kharoch, hafta kharab?
  chhota school gate pe rota hai, kab ghulega
  sasural se car mili tohfe me, pehli baar kab chalau
  beti ko shaadi me sona dena hai, kab khareedu
  shaadi ka kharcha bahut hai, paise ka intezaam kaise hoga
  ladke wale menu pooch rahe, sab badhiya, khush rahegi na wahan
  sasural wale poochte hai bachcha kab
  ek baar unchi awaaz me bole phir sorry, theek chalega na
  ac ke temperature pe ladte hai hum lol, jamegi?
  biwi gusse me bolti nahi
  bf ko mere ladke doston se jalan hai, bharosa karega?
  society ke chunav me rival ko dhool chatani hai, jeetunga?
  naye menu se sabko pachhad dunga, saal accha?
  badla to kaamyab hoke lunga, kab uthunga
  purana boss ek din mujhe upar dekhega, kab
  khaane ka shauk itna ki jaan bhi de du, hotel kholu?
  jaan hai wo meri, shaadi kab hogi
  janaza nikal gaya padhai ka is saal lol, agla attempt?
  batti gul, inverter mar gaya, din hi kharab
  dimaag ka dahi ho gaya office me, break kab
  who are you oracle
  who are you astra
  are you a real person oracle
  are you a robot astra
  is astra a real astrologer
  who made you
  how are you astra
  how are you oracle, hope you are well
  good morning oracle
  good night astra, talk tomorrow
  hello astra ji
  hi oracle, one question
  oracle please tell my lucky number
  astra please tell about my marriage
  what can you do oracle
  what do you know astra
  can you speak hindi oracle
  oracle are you better than astra
  should i ask oracle or astra
  what is the difference between astra and oracle
  thank you oracle
  thanks astra you explained well
  oracle your answer came true
  astra what did you mean by dasha
  oracle repeat please
  ok oracle got it
  astra tell me something nice
  do you sleep astra
  where do you live oracle
  how do you read a chart oracle
  which system do you use astra
  what are you
  what is your name
  how old are you oracle
  i like you astra, you are polite
  oracle ji my career please
  astra what is my rashi
  oracle do you remember me
  tum kaun ho oracle
  aap kaun ho astra
  astra kya karti ho
  oracle kya karte ho
  astra kaisi ho
  oracle kaise ho aap
  astra ji namaste
  oracle ji pranam
  astra batao shaadi kab hogi
  oracle batao naukri kab lagegi
  astra mera rashi kya hai
  oracle aaj ka din kaisa hai
  astra tum robot ho kya
  oracle aap insaan ho ya machine
  tumhe kisne banaya
  astra kahan rehti ho
  oracle aur astra me kya farak hai
  astra se puchu ya oracle se
  oracle ji dhanyawad
  thanks astra didi
  astra samjhao na thoda
  oracle phir se batao
  astra good night
  oracle kal baat karte hai
  astra tum acchi ho
  oracle aap sahi bolte ho
  astra tum so rahi ho kya
  oracle meri kundli dekho na
  ऑरेकल आप कौन हैं
  अस्त्रा आप कौन हैं
  अस्त्रा तुम कौन हो
  अस्त्रा कैसी हो
  ऑरेकल कैसे हैं आप
  अस्त्रा क्या करती हो
  आप इंसान हैं या मशीन
  अस्त्रा जी नमस्ते
  ऑरेकल जी प्रणाम
  अस्त्रा बताओ शादी कब होगी
  ऑरेकल मेरी नौकरी कब लगेगी
  अस्त्रा और ऑरेकल में क्या फ़र्क़ है
  धन्यवाद ऑरेकल जी
  अस्त्रा शुक्रिया, समझ आ गया
  ऑरेकल फिर से समझाइए
  अस्त्रा आज का दिन कैसा है
  तुम्हें किसने बनाया
  अस्त्रा कहाँ रहती हो
  अस्त्रा शुभ रात्रि
  ऑरेकल आपकी बात सच निकली
  retired now, what is left for me to do in life
  i am 68, what should i do with my days
  your reading gave me courage, thank you
  last week your words gave me hope
  aapki baat se himmat mili
  आपकी बात से हिम्मत मिली
  easy upay batao jo safar me bhi kar saku
  koi mantra jo bus me bol saku
  कोई आसान उपाय जो रास्ते में कर सकूँ
  matrimony site pe ek ladka pasand aaya, baat karu kya
  mummy ne rishta dikhaya hai, aage badhau
  home loan ki EMI kab khatam hogi
  home loan emi until when on my head
  credit card aur personal loan kab tak chukega
  who will win the match is not my question, my job is
  i was guarantor for my cousin, now the bank asks me to pay. when will it clear
  guarantor for a colleague's loan and he stopped paying, bank calls me now
  signed as guarantor years ago, bank sent me a letter. what now
  my friend did not pay and the bank is after me, when will i get out
  my partner defaulted so the bank wants it from me, how long
  bank is chasing me for an old credit card, when does it end
  the bank is after us for the tractor loan, will it get better
  creditors call me every week, when will business pick up
  loan in my name but brother used it, now bank asks me. what to do
  two emi missed and the bank keeps calling, when will salary come
  finance company came home for the bike emi, when will money come
  bank notice for the shop loan, will i manage this year
  emi bounced twice, when will my cash flow improve
  took a big personal loan for my sister's marriage, when will it be over
  took 6 lakh loan for father's treatment, when will i be free of it
  took education loan of 20 lakh, how many years to clear
  dost ke loan me guarantor bana tha, ab bank mujhse maang raha hai, kab chhutunga
  jija ki guarantee li thi, wo nahi bhar raha, bank mujhe phone karta hai
  guarantor bana aur phas gaya, kab niklunga isse
  bhai ka loan mere naam pe hai, bank mere peeche hai, kya karu
  bank wale ghar aaye the gaadi ki kist ke liye, kab tak theek hoga
  kist do mahine se nahi bhari, bank ka notice aaya, kab paisa aayega
  emi bounce ho gayi is mahine, agle mahine salary time pe aayegi kya
  credit card ka bill badh gaya, bank roz phone karta hai, kab chukega
  udhaar maangne wale dukaan pe aa jate hain, kab hisaab saaf hoga
  behen ki shaadi me liya loan kab utrega, 7 lakh baaki hai
  party ne paisa nahi diya aur ab supplier mere peeche hai, kab sambhlega
  मैं दोस्त के लोन का गारंटर था, अब बैंक मुझसे माँग रहा है, कब छूटूँगा
  जीजा की गारंटी ली थी, वो नहीं भर रहे, बैंक मुझे फोन करता है
  गारंटर बनकर फँस गया, कब निकलूँगा
  भाई का लोन मेरे नाम पर है, बैंक मेरे पीछे है, क्या करूँ
  बैंक का नोटिस आया है दो किस्तें रह गईं, पैसा कब आएगा
  क्रेडिट कार्ड का बिल बढ़ गया, बैंक रोज़ फोन करता है, कब चुकेगा
  उधार माँगने वाले दुकान पर आ जाते हैं, हिसाब कब साफ़ होगा
  बहन की शादी में लिया लोन कब उतरेगा, 7 लाख बाकी है
  पिताजी के इलाज के लिए कर्ज़ लिया था, कब तक चुक जाएगा
  when will my time come, everybody else got promoted
  my turn never comes, when will my time come
  how much of my good time is left
  mera samay kab aayega, sab aage nikal gaye
  मेरा समय कब आएगा, सब आगे निकल गए
  kitna achha samay bacha hai mera
  nothing works in my life, i am tired, when will it change
  i am tired of trying, nothing works out for me
  kuch bhi kaam nahi ban raha, thak gaya hu, kab badlega
  कोई काम नहीं बन रहा, थक गया हूँ, कब बदलेगा
  baby came in ashlesha nakshatra, do we do the shanti puja
  bachcha jyeshtha nakshatra me hua, puja karani hai kya
  bachchon ke shor se sir dukh gaya
  बच्चों के शोर ने सिर दुखा दिया
  पूरे दिन दुकान खाली रहती है, ग्राहक नहीं आते, कब चलेगी
  पुराना प्यार याद आता है, आगे कैसे बढ़ूँ
  नानी ने शादी को लेकर सुना दिया, बुरा लगा
  tired of smiling at weddings, when will mine come
  aap to bade chhupe rustam nikle
  i am up at three each night, cannot sleep again
  my eyes open at five every morning before the alarm
  har raat teen baje neend khul jati hai
  the loan is a burden on my parents, when will it end
  home loan is a burden on papa, when will it be over
  my education loan is a burden on the family, when can i repay
  my wife is a burden says my mother, will we separate
  my mother in law says i earn nothing and am a burden on them, will i get a job
  the emi is a burden on both of us, which month will it finish
  rent is a burden on us, when do we get our own house
  karz maa baap par bojh hai, kab utrega
  emi hum dono par bojh ho gayi hai, kab khatam hogi
  mera education loan papa par bojh hai, kab chukega
  कर्ज़ माँ बाप पर बोझ है, कब उतरेगा
  होम लोन पापा पर बोझ है, कब खत्म होगा
  my work is too tiring, i am done with night shifts
  this job is exhausting, i am done here, when do i leave
  naukri bahut thakane wali hai, ab aur nahi, kab badlegi
  padhai thakane wali hai par result kab aayega
  i want everything to stop going wrong
  i just want things to stop going wrong, which month
  when will everything stop going wrong in my life
  i want the fights at home to stop
  i want this bad luck to stop, is it saturn
  i want all the delays to stop, when will things move
  sab kuch galat hona kab band hoga
  chahta hu ki sab galat hona band ho jaye
  सब कुछ गलत होना कब बंद होगा
  my life was tiring for years, now it is better, will it stay
  life is exhausting with a job and two kids, when do i get rest
  life was so hectic, no more night duty now, when is promotion
  zindagi bahut thakane wali thi, ab nahi, kya aage bhi achi rahegi
  zindagi thakane wali hai par rukna nahi hai, kab safal hounga
  ज़िंदगी थकाने वाली थी, अब नहीं, क्या आगे भी अच्छी रहेगी
  देवर ने हमारा रास्ता बंद कर दिया है, कब खोलेंगे
  जेठ ने आने-जाने का रास्ता बंद कर रखा है, कब समझेंगे
  पड़ोसी ने गली बंद कर दी है, शिकायत करूँ क्या
  चाचा ने खेत का रास्ता रोक दिया, कब मानेंगे
  devar ne raasta band kar diya, kab kholega
  padosi gate band kar deta hai roz, kya karu
  bhai ne wifi band kar diya hai gusse me
  my brother in law closed our way to the field, when will it open
  neighbour locks the common gate at night, what to do
  बड़ा भाई किताबें नहीं देता, कहता है बाद में दूँगा
  भैया कहते हैं लैपटॉप दूँगा पर देते नहीं
  दोस्त कहता है पैसे दूँगा पर देता नहीं
  bhai kehta hai notes dunga par deta nahi
  boss kehta hai badhaunga par badhata nahi
  he says he will give but never gives
  बिजली वाले रिश्वत माँग रहे हैं, काम होगा
  दफ़्तर में बाबू पैसे माँगता है, फ़ाइल कब बढ़ेगी
  clerk is asking for money to move my file
  babu ghoos maang raha hai, kaam kab hoga
  landlord is asking for more deposit
  मकान मालिक ज़्यादा एडवांस माँग रहा है
  police me jaunga kya
  police bharti ki taiyari karu kya
  will i get into the police force
  पुलिस में भर्ती हो पाऊँगा क्या
  fauj me lagunga ya police me
  which month is good to conceive
  गर्भधारण के लिए कौन सा महीना अच्छा है
  baby plan karna hai, kab kare
  exam me nakal karte pakda gaya, ab kya hoga
  teacher caught me with chits, what happens to my year
  नकल के आरोप में पेपर रद्द हुआ, साल बचेगा क्या
  dukaan band karke naukri karu kya
  shall i shut my shop
  दुकान बंद कर दूँ क्या
  saas mujhe maayke jaane nahi deti, kaise puchu
  मुझे मायके जाने से सास रोकती हैं, कैसे कहूँ
  pati kehte hain naukri chhod do, main nahi chahti
  husband wants me to leave my job, i dont want to
`)
