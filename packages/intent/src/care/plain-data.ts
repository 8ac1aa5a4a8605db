import type { WordLists } from './concepts.ts'
import { type Rule, rulesOf } from './rules.ts'
import type { CareCategory } from './types.ts'

/** Words that leave little doubt where they stand beside the others of their rule. */
export const PLAIN: WordLists = {
  beats: [
    'beats me, hits me, slaps me, slapped me, beat me up, beating me, kicked me, kicks me, punched me, punches me, choked me, chokes me, strangled me, beats my mother, hits my mother, beats her, hits her, beats our, domestic violence, physically abuses, raises his hand on, raised his hand on, hit me again, hit me last, hits us',
    'maar peet, maarpeet, marpit, maar pit, maarpit, haath uthata, haath uthate, haath uthaya, haath uthati, hath uthata, hath uthate, mujhe thappad, thappad kha*, mujhe peet*, mujhko peet*, mujhe maarta, mujhe maarte, mujhe maarti, mujhe roz maar*, gala dabaya, gala dabata, mujhe laat, gharelu hinsa, ghusse maar*, belt se maar*, dande se maar*',
  ],
  dowryWord: ['dowry', 'dahej, dahez, dehej'],
  dowryWant: [
    'ask, asks, asking, demand, demands, demanding, demanded, torture*, taunt*, harass*, want, wants, wanted, threaten*, more, not enough, brought, give, pay',
    'maang*, mang*, tang, taane, tane, sata*, pratad*, kam, nahi laa*, dhamki, liye, jala*, maara, maarte, dena, de',
  ],
  rapeWord: [
    'raped, rape me, raping, molested, forced himself on, gang rape, gangraped, sexually assaulted, sexually harass*, sexual harassment, sexually abused',
    'balatkar, dushkarm, mera rape, rape hua, rape kiya, izzat loot li, chhed chhad, chhedchhad, ched chad, sharirik shoshan, yaun shoshan',
  ],
  notTold: ['movie, film, news, series', 'movie, film, khabar, news'],
  viral: [
    'blackmail*, sextortion, digital arrest, leak my, post my photos, my nudes, my private photos, my private video, send my photos, morphed',
    'blackmail*, nangi photo, photo viral, video viral, viral kar d*, digital arrest, gandi photo bana*',
  ],
  otpGone: [
    'otp, o t p, cyber fraud, online fraud, got scammed, been scammed, was scammed',
    'otp, cyber fraud, online fraud, thagi ho',
  ],
  moneyLost: [
    'gone, debited, emptied, lost, deducted, withdrawn, money, lakh, lakhs, account',
    'kat gay*, ud gay*, khali, nikal gay*, paise, paisa, lakh, hazar, thagi',
  ],
  killHim: [
    'i will kill him, i will kill her, want to kill him, want to kill her, kill my husband, kill my wife, kill my brother, kill my boss, throw acid, ill kill him, ill kill her, murder him, murder her, kill them all',
    'jaan se maar d*, jaan se maarna, jaan le lu*, khoon kar d*, katl kar d*, tezab daal*, tezab fek*, tezab phek*, goli maar d*, zinda nahi chhodunga, zinda nahi chhodungi, supari de',
  ],
  diedWord: [
    'passed away, is no more, expired last, expired yesterday, death of my, died last, died yesterday, died in, lost my mother, lost my father, lost my mom, lost my dad, lost my husband, lost my wife, lost my son, lost my daughter, lost my brother, lost my sister',
    'guzar gay*, gujar gay*, guzar ga*, chal base, chal basi, chal basa, nahi rahe hamare, dehant ho gay*, swargwas ho gay*, nidhan ho gay*, mrityu ho gay*, expire ho gay*, maut ho gay*, death ho gay*, swarg sidhar*, arthi, dehant hua, swargwas hua, nidhan hua, dehaant ho gay*',
  ],
  lostBaby: [
    'had a miscarriage, my miscarriage, miscarried, stillborn, lost the baby, lost our baby, lost my baby, no heartbeat, had an abortion, miscarriage happened, a miscarriage',
    'miscarriage ho gay*, miscarriage hua, garbhpat ho gay*, garbhpat hua, bachcha nahi bach*, abortion ho gay*, mara hua bachcha, bachcha mara hua, garbh gir gay*, bachcha gir gay*',
  ],
  spellDone: [
    'black magic, witchcraft, possessed by, evil spirit, put a spell, done a spell, jadu tona, voodoo',
    'kala jadu, kaala jadu, jadu tona, jaadu tona, tona totka kar*, tona kar*, bhoot pret, pret badha, upri hawa, oopri hawa, upari hawa, kisi ka saaya, kisi ka saya, bhoot ka saya, kisi ne kuch kar diya, kisi ne kuch karwa diya, tantrik kriya',
  ],
  drinker: [
    'drinks daily, drinks every, alcoholic, addicted to drugs, addicted to alcohol, drug addict, on drugs, takes drugs, drinking problem, stop drinking, quit drinking, gambling addiction, addicted to gambling, takes smack',
    'sharab peet*, sharab pite, daaru peet*, daaru pite, nashe ki lat, sharab ki lat, jue ki lat, sharabi, nasha karta, nasha karte, smack leta, drugs leta, drugs leti, nashe me rehta, nasha chhod*, sharab chhod*, daaru chhod*, sharab chhut*',
  ],
  bindWord: [
    'vashikaran, hack his, hack her, hack my husband, hack my wife, read his chats, read her chats, track his, track her, his password, her password, his location, her location, without her knowing, without him knowing, without his knowing',
    'vashikaran, vasikaran, phone hack, vash me kar*, chat kaise padh*, password kaise, password batao, location pata, location kaise, chupke se padh*, chupke se dekh*',
  ],
  cheatWord: [
    'leaked paper, pay to pass, write my exam, writes my exam, write the test in my place, exam in my place, sit in my place, proxy exam, bribe the, fake degree, use chits, copying in exam',
    'leak paper, paper leak karwa*, paisa deke pass, paise deke pass, paise dekar pass, meri jagah exam, meri jagah paper, meri jagah pariksha, nakal kar*, naqal kar*, farzi degree, nakli degree, parchi le*, chit le*',
  ],
  wrongTouchChild: [
    'touches me wrong, bad touch, touched my private, touches my private, touched her private, child marriage, shows me dirty',
    'galat tarike se chhu*, galat tarah chhu*, galat jagah chhu*, galat jagah haath, galat tarah haath, bal vivah, baal vivah, bachchi ke saath galat, bachche ke saath galat',
  ],
  dangerWord: [
    'took all the pills, swallowed pills, swallowed all, drank phenyl, drank poison, took poison, cut my wrist, cut my vein, breaking the door, not breathing',
    'zeher kha liya, zeher pi liya, goliyan kha li, phenyl pi liya, nas kaat li, darwaza tod raha, saans nahi le raha, gas khol di',
  ],
  ruinedWord: [
    'lenders, moneylender, money lender, creditors, recovery agents, recovery men, bankrupt, cant repay, cannot repay',
    'sahukar, soodkhor, sudkhor, lendar, karzdaar, recovery wale, diwaliya, karz se barbad, karz me doob*, kurki, neelam',
  ],
  ruinedHow: [
    'threaten*, abuse, abuses, shout*, door, nothing left, ruined, lost everything, take our, take my, land, house',
    'gaali, gali, dhamki, darwaze, barbad, lut gay*, kuch nahi bacha, zameen, ghar, chhod nahi, peeche',
  ],
}

/** What is grave in plain words: hardly any likeness is asked for beside it. */
export const PLAIN_RULES: ReadonlyArray<readonly [CareCategory, Rule[]]> = [
  ['danger_now', rulesOf('dangerWord - notTold')],
  ['child_abuse', rulesOf('wrongTouchChild - notTold')],
  ['sexual_violence', rulesOf('rapeWord - notTold')],
  ['violence', rulesOf('beats - notTold')],
  ['dowry', rulesOf('dowryWord + dowryWant /6 - notTold')],
  [
    'blackmail_fraud',
    rulesOf(`viral - notTold
    otpGone + moneyLost /8`),
  ],
  ['harm_others', rulesOf('killHim - notTold')],
  ['miscarriage', rulesOf('lostBaby')],
  ['grief', rulesOf('diedWord - notTold')],
  ['debt_despair', rulesOf('ruinedWord + ruinedHow /8')],
  ['addiction', rulesOf('drinker')],
  ['black_magic', rulesOf('spellDone - notTold')],
  ['cheating_exam', rulesOf('cheatWord')],
  ['spying', rulesOf('bindWord')],
]
