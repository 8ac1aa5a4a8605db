import { heard } from './normalise.ts'
import { kindOf, mentionsIn } from './people.ts'

/** That somebody wants something, says it should be so, or will have none of it. */
const WISHES =
  /\b(?:wants?|wanted|prefers?|insists?|insisting|refus(?:es|ing)|against|keen on)\b|\b(?:forc|push)(?:es|e|ing) me\b|\b(?:says?|saying|tells? me|telling me|asks? me|asking me)\b.*\b(?:to|should|must|no|not|take|do|go)\b|\bcha+h?t\w+|\b(?:keht|kaht|bolt)[eaiy]+\b|\b(?:keh|kah|bol) rah\w+|\bpasa[nm]d\b|\bzid\b|\bzor de|\bmana\s(?:kar|kr)|\bkhila+f|चाह(?:ता|ती|ते)|कह(?:ता|ती|ते)|बोल(?:ता|ती|ते)|(?:कह|बोल) रह|पसंद|ज़िद|जिद|ज़ोर दे|मना कर|ख़िलाफ़|खिलाफ/iu
/** What the asker wants is to do something, or is said to want not: `mujhe animation seekhna hai`, `मुझे नहीं`, `i don't`. */
const I_WANT =
  /\b(?:mujhe|muje|mujhko|hume|hame)\b(?![^,.?!]*\b(?:jaan|jann|janna|puch|pooch|pata|samajh))[^,.?!]*n[ai] (?:hai|h|he)\b|(?:मुझे|हमें)(?![^,।?!]*(?:जान|पूछ|पता|समझ))[^,।?!]*ना है|\b(?:mera|मेरा) (?:mann?|मन)(?![\p{L}\p{M}])|\bi (?:love|like|dream)\b|^(?:but |par |lekin |and |aur |पर |लेकिन )?(?:i|we|mujhe|muje|main|mai|hum|मुझे|मैं|हम)(?: to| toh| तो)?(?: kuch| कुछ)?(?: aur| और| don'?t| do not| nahi+n?| nhi| nai| नहीं)(?: like| agree| hai| h| चाहिए| chahiye)?$/iu
const I =
  /\b(?:i|i'm|im|i'd|me|my heart|main|mai|mein|mujhe|muje|mujhko|mera mann?|hum|hame|hume|we)\b|(?<![\p{L}\p{M}])(?:मैं|मुझे|मेरा मन|हम|हमें)(?![\p{L}\p{M}])/iu

/** Between what one wants and what the other does: a mark, a `but`, or a new doer behind a verb. */
const BETWEEN =
  /[,;.।!?\n]+|\s(?:but|while|whereas|lekin|magar|jabki|लेकिन|मगर|जबकि)\s|\s(?:par|pr|and|aur|n|पर|और)\s(?=(?:main|mai|mein|mujhe|muje|mera|i|i'm|im|my|hum|he|she|they|wo|woh|vo|मैं|मुझे|मेरा|मेरी|हम|वो|वह)(?![\p{L}\p{M}]))|(?<=(?:hai|hain|h|he|है|हैं))\s+(?=(?:main|mai|mein|mujhe|muje|hum|मैं|मुझे|हम)\s)/iu

/** Whose wish is none on the asker's life. */
const NOT_OF_WISH = new Set(['pet', 'unborn', 'friend', 'colleague', 'boss'])
const I_WORD = new Set('i im me main mai mein mujhe muje mujhko hum hame hume we मैं मुझे हम हमें'.split(' '))

const EVERYBODY = /\b(?:everyone|everybody|sab|log)\b|सब|लोग/iu

const peopleIn = (piece: string) =>
  mentionsIn(heard(piece)).filter(({ address, kin }) => !address && !NOT_OF_WISH.has(kindOf(kin)))

const wisherOf = (piece: string): 'me' | 'other' | null => {
  const isOwn = I_WANT.test(piece)
  if (!isOwn && !WISHES.test(piece)) return null
  const { plain } = heard(piece)
  const own = peopleIn(piece)
  // `beta mana karta hai`: who wants something is not only spoken to
  const [first] = own.length > 0 || I.test(piece) ? own : mentionsIn(heard(piece))
  const me = plain.findIndex((word) => I_WORD.has(word))
  // `papa mujhe doctor banana chahte hain`: who is named first wants it
  if (first && (me < 0 || me > first.at)) return 'other'
  if (isOwn || me >= 0 || I.test(piece)) return 'me'
  return EVERYBODY.test(piece) ? 'other' : null
}

/** Between two people of one's own: whom to heed. */
const WHOSE_SIDE =
  /\b(?:kis ?k[ia]|whose) (?:side|sunu|sunun|suno|baat|saath|word)|\bwho(?:m)? should i (?:listen|support|side)|\bkis ?ka (?:saath|paksh)|किसकी (?:सुनूँ|सुनूं|सुनु|बात|तरफ़|तरफ)|किसका (?:साथ|पक्ष)/iu
export const asksWhoseSide = (text: string): boolean =>
  WHOSE_SIDE.test(text) &&
  (/\b(?:both|dono)\b|दोनों/iu.test(text) || new Set(mentionsIn(heard(text)).map(({ kin }) => kin)).size > 1)

/** What two people want who want different things, as each was told. */
export type TwoWishes = { theirs: string; other: string; isMine: boolean }

/** `sab kehte hain main ghamandi hu par main bas kam bolti hu` */
const SELF_TOLD = /\bkam bolt|कम बोल/iu
const DISAGREES = /\bmana\b|refus|against|khila+f|\bnahi|\bdoesn'?t|\bwants?\b|cha+h?t|मना|ख़िलाफ़|खिलाफ|नहीं|चाह/iu

/** `mom wants me to marry, I want to study`, `bahu naukri chahti hai, beta mana karta hai`; null where fewer than two want something. */
export const twoWishesIn = (text: string): TwoWishes | null => {
  const wishes = text
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .flatMap((piece) => {
      const who = wisherOf(piece)
      return who ? [{ who, piece, kin: mentionsIn(heard(piece))[0]?.kin }] : []
    })
  const theirs = wishes.find(({ who }) => who === 'other')
  if (!theirs) return null
  const mine = wishes.find(({ who, piece }) => who === 'me' && !SELF_TOLD.test(piece))
  if (mine) return { theirs: theirs.piece, other: mine.piece, isMine: true }
  const second = wishes.find(({ who, kin }) => who === 'other' && kin !== theirs.kin)
  return second?.kin && DISAGREES.test(second.piece)
    ? { theirs: theirs.piece, other: second.piece, isMine: false }
    : null
}
