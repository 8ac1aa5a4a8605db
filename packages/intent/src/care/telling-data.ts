import type { WordLists } from './concepts.ts'
import type { Kin } from './types.ts'

/** Whose sorrow or danger it is. */
const KIN: Record<Kin, readonly [string, string]> = {
  mother_in_law: ['mother in law, mil', 'saas, sas, sasu, saasu maa, sasu maa, saas maa'],
  father_in_law: ['father in law, fil', 'sasur, sasurji'],
  parents: ['parents, my folks', 'maa baap, mata pita, maa papa, mummy papa'],
  mother: [
    'mother, mothers, mom, moms, mum, mums, mummy, mumma, amma, ma',
    'maa, ma, mummy, mammi, amma, ammi, mata, mataji',
  ],
  father: ['father, fathers, dad, dads, daddy, papa, papas', 'papa, pita, pitaji, abbu, babuji, bauji, baap, bapu'],
  husband: ['husband, husbands, hubby', 'pati, patidev, shohar, miyan, gharwala'],
  wife: ['wife, wifes', 'patni, biwi, bivi, gharwali'],
  son: ['son, sons', 'beta, bete, putra'],
  daughter: ['daughter, daughters', 'beti, betiya, bitiya, putri'],
  brother: ['brother, brothers, bro', 'bhai, bhaiya, bhaiyya'],
  sister: ['sister, sisters, sis', 'behen, bahan, bahin, didi, behan'],
  grandmother: ['grandmother, grandma, granny', 'dadi, nani, dadiji, naniji'],
  grandfather: ['grandfather, grandpa', 'dada, nana, dadaji, nanaji, dadu'],
  uncle: ['uncle', 'chacha, mama, mausa, fufa, tau, taya, chachaji, mamaji'],
  aunt: ['aunt, aunty, auntie', 'chachi, mami, mausi, bua, tai'],
  partner: ['fiance, fiancee, boyfriend, girlfriend, bf, gf, lover', 'mangetar, premi, premika, boyfriend, girlfriend'],
  friend: ['friend, friends, bestie, roommate, classmate', 'dost, saheli, yaar, roommate'],
  child: ['child, baby, kid, children', 'bachcha, baccha, bachche, bachchi, bacchi'],
  pet: ['dog, cat, puppy, pet, parrot, cow', 'kutta, kutte, billi, gaay, tota, doggy'],
}

export const TELLING: WordLists = {
  ...KIN,
  /** a question stands there */
  asking: [
    'when, will, what, how, why, which, should, can, does, is there, where, who, tell me, predict, please tell',
    'kab, kya, kaise, kaisa, kaisi, kyu, kyun, kyon, kaun, kaunsa, kitne, kitna, kitni, hoga, hogi, honge, batao, bataiye, bataye, bata do, milega, milegi, kahan, kis, karu, karun, hoga kya',
  ],
  /** one who writes speaks of their own wish, body or danger */
  ofSelf: [
    'i want, i wanna, i dont, i do not, i cant, i cannot, i am, im, i feel, i have, ive, i keep, i will, ill, i was, i think, i hate, i wish, i should, i took, i cut, i tried, my life, kill myself, hurt myself, end my, without me, if i, i just, i swallowed, i would, i could, take me, me',
    'mai, main, mujhe, mujhko, mera man, mera mann, meri zindagi, meri jindagi, mere bina, hu, hoon, hun, chahta hu, chahti hu, mar jau, jau, lu, loon, karu, maru, rahi hu, raha hu, gaya hu, gayi hu, lagta hu, leta hu, mere',
  ],
  /** what somebody else says, wants or does to themselves */
  ofOther: [
    'he says, she says, says he, says she, he said, she said, told me, keeps saying, keeps telling, says that, said that, he wants, she wants, wants to, wanted to, he tried, she tried, has tried, tried to, is talking, he talks, she talks, talks about, is saying, saying she, saying he, he will, she will, says, said, he is, she is, himself, herself, doesnt want',
    'kehta hai, kehti hai, kehte hai, kehta, kehti, kehte, keh raha, keh rahi, kaha ki, ne kaha, bolta hai, bolti hai, bolta, bolti, bolte, bol raha, bol rahi, bola, boli, chahta hai, chahti hai, chahte hai, dhamki deta, dhamki deti, dhamki, koshish ki, karna chahta, usne, unhone, karti rehti, kehti rehti, raha hai, rahi hai, kiya usne, leta hai, leti hai, msg kiya, likha hai, wo, vo, woh',
  ],
  forcedMarriage: [
    'forced marriage, forcing me to marry, force me to marry, forced to marry, marry that man, marry him, marrying me off, married off, getting me married, marry someone, against my wish, against my will, ill marry, i will marry, to marry',
    'zabardasti shaadi, zabardasti shadi, zabardasti rishta, jabran shaadi, byah kara, byah kar rahe, shaadi kara rahe, shadi kara rahe, shadi kar rahe, shaadi kar rahe, byah, rishta kar rahe, mandap, nikah',
  ],
  elder: [
    'old age, i am old, senior citizen, my son hits me, my son beats me, daughter in law hits, daughter in law beats, bahu',
    'bahu, budhape, budhapa, bujurg, buzurg, vriddh, budhi, budha, budhi maa, bete bahu, beta bahu',
  ],
  drugs: [
    'drug, drugs, smack, heroin, cocaine, brown sugar, chitta, mdma, injects, injecting, ganja, weed, charas, cough syrup, meth',
    'drugs, drug, smack, chitta, heroin, charas, ganja, gaanja, afeem, brown sugar, injection, nashe ki goli, nashe ki sui, whitener',
  ],
  gambling: [
    'gamble, gambles, gambling, gambler, rummy, teen patti, betting, bets, bet, casino, poker, cards, online game, game app, slots',
    'jua, jue, juaa, juye, satta, satte, rummy, teen patti, taash, tash, daav, matka, online game, casino',
  ],
  pregnantNow: [
    'am i pregnant, i pregnant, is she pregnant, pregnant or not, period late, periods late, late period, missed period, missed my period, missed, period is, periods are, days late, weeks late, test positive, am i expecting, wife pregnant, girlfriend pregnant',
    'pregnant hu, pregnant hai, garbhvati hu, garbhvati hai, garbh thehr*, garbh thahr*, pet se hu, pet se hai, period nahi, period upar, period late, period miss, mahina nahi, masik nahi, maasik, masik, din upar, upar ho gaye, maa banne wali, baap banne wala, tarikh nahi aayi',
  ],
  urgent: [
    'chest pain, cant breathe, breathless, blood in, coughing blood, vomiting blood, unconscious, stroke, severe, sudden, suddenly, lump, high fever, fits, seizure, sugar is',
    'seene me dard, sine me dard, chhati me dard, saans nahi, saans phool*, khoon aa*, khoon ki ulti, behosh, lakwa, achanak, daura, daure, ganth, gaanth, tez bukhar',
  ],
  /** what a doctor has named already: nobody with it must be told to go and see one */
  treated: [
    'cancer, tumour, tumor, stage 1, stage 2, stage 3, stage 4, chemo, chemotherapy, radiation, dialysis, transplant, bypass, stent, surgery, operation, operated, icu, ventilator, diagnosed, diabetes, sugar patient, thyroid, paralysis, parkinson, alzheimer, treatment, ivf, delivery, c section',
    'cancer, kainsar, kensar, stej, stage 1, stage 2, stage 3, stage 4, chemo, kimo, opreshan, aupreshan, aapreshan, sarjari, dayalisis, daayalisis, dayabitiz, dilivari, dilivri, dialysis, transplant, bypass, operation, oparation, surgery, icu, ventilator, ilaaj, ilaj, ilaz, davai chal*, dawai chal*, diabetes, sugar ki bimari, thyroid, lakwa mar*, bharti hai, bharti hain, admit, delivery, delivary, prasav, ivf',
  ],
  loanApp: [
    'loan app, loan apps, recovery agent, recovery agents, app loan, instant loan, loan from app',
    'loan app, lon app, app se loan, app se udhar, app wale, app walo, recovery wale, udhar app',
  ],
  bind: [
    'vashikaran, mantra, spell, hypnotise, hypnotize, control his, control her, obey, make him, make her, break their, break her marriage, break his marriage',
    'vashikaran, vasikaran, vash me, vas me, bas me, kabu me, kaboo me, mohini, mantra, totka, tudwa*, alag karwa*, sammohan',
  ],
  /** the next message goes on about what was told: no matter of its own is in it */
  goesOn: [
    'it, this, that, he, him, she, her, they, them, stop, change, leave, happen, do, now, then, always, forgive, go back, how long, what should i do, help, alone, scared, police, call',
    'ye, yeh, aisa, aise, wo, vo, woh, usko, use, usse, unhe, unko, inko, ab, phir, kab tak, kya karu, kya kare, sudhar, sudhreg*, badleg*, ruk*, band, chhod, akeli, akela, koi nahi, dar, himmat, kahan jau, maaf, police',
  ],
  /** a matter of its own */
  ownMatter: [
    'job, career, marriage, marry, money, business, exam, house, car, visa, abroad, promotion, salary, health, baby, children, education, studies, property, loan, interview, result, love, lucky, gem, stone, mantra, rashi, lagna, dasha, match, travel, year, month, week, today, tomorrow, thank, thanks, hello',
    'naukri, nokri, job, shaadi, shadi, vivah, paisa, paise, dhandha, vyapar, business, exam, pariksha, ghar kab, makan, gaadi, gadi, videsh, promotion, salary, sehat, bachcha kab, padhai, property, loan, interview, result, pyar, lucky, ratna, mantra, rashi, lagna, dasha, gun, yatra, saal, mahine, hafte, aaj, kal, dhanyavad, shukriya, namaste',
  ],
  /** not for those under eighteen */
  grownMatter: [
    'marry, marriage, married, wedding, boyfriend, bf, girlfriend, gf, crush, love, loves, relationship, propose, ex, baby, children, kids, gem, gemstone, stone, sapphire, trading, crypto, bitcoin, lottery, bet, shares, stock, breakup, soulmate, life partner, husband, wife',
    'shaadi, shadi, vivah, byah, pyar, pyaar, mohabbat, ishq, boyfriend, bf, girlfriend, gf, premi, premika, crush, propose, ratna, neelam, pukhraj, panna, crypto, bitcoin, lottery, satta, share, breakup, pati, patni, baby, bachcha kab, jeevansathi',
  ],
}
