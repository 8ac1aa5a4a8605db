import type { LifeMatter } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import type { WriteContext } from '#write/types.ts'

/** From that age of a parent on a child whose wedding is asked about is taken for grown. */
const PARENT_AGE = 45
const CHILD_AGE =
  /(?:daughter|son|child|kid|beti|beta|bachch?[aie]|he|she|बेटी|बेटा|बच्च\S)\s+(?:is|hai|abhi|अभी|है)?\s*(\d{1,2})\b|\b(\d{1,2})\s*(?:yrs?|years?|saal|sal|baras|varsh|ka\b|ki\b|ke\b|old|h\b|hai)|(\d{1,2})\s*(?:साल|वर्ष|बरस|की|का|के)/iu
const BARE_AGE = /^\D{0,24}(\d{1,2})\D{0,12}$/u
const GROWN_UP =
  /\b(?:job|naukri|working|works|graduat\w+|doctor|engineer|teacher|ca|mba|phd|settled|naukri)\b|नौकरी|नौकरीपेशा|डॉक्टर|इंजीनियर/iu

/** Years since something are no age: `shaadi ko 6 saal ho gaye`, `married 5 yrs`. */
const SINCE =
  /(?:sh?aadi|shadi|vivah|marriage|naukri|job|शादी|विवाह|नौकरी)\s*(?:ko|ke|hue|hui|को|के|हुए|हुई)?\s*\d{1,2}\s*(?:yrs?|years?|saal|sal|baras|साल|बरस|वर्ष)|\d{1,2}\s*(?:yrs?|years?|saal|sal|baras|साल|बरस|वर्ष)\s*(?:ho ga\w+|ho chuk\w+|hue|hui|se\b|pehle|baad|ago|since|हो ग\S+|हो चुक\S+|हुए|से|पहले|बाद)|(?:married|since|for|after|last)\s+\d{1,2}\s*(?:yrs?|years?)/giu

/** How old the child is, as far as the talk says; null where it does not. */
const childAge = ({ question }: WriteContext): number | null => {
  const said = [question.message, ...question.history.filter(({ role }) => role === 'user').map(({ text }) => text)]
  const found = said
    .map((text) => text.replace(SINCE, ' '))
    .map((text, at) => CHILD_AGE.exec(text) ?? (at === 0 ? BARE_AGE.exec(text) : null))
    .find(Boolean)
  const age = found?.slice(1).find((each) => each !== undefined)
  return age === undefined ? null : Number(age)
}

/** A couple is grown: `married 5 yrs` is no age. */
const PAIRED =
  /wife|husband|married|grand|bahu|damad|santan|khush ?khabri|\bpot[aie]\b|dada|dadi|nana ban|nani ban|shaa?di (?:ko|ke|hue)|बहू|दामाद|पत्नी|पति|संतान|ख़ुशख़बरी|खुशखबरी|पोत|दादा|दादी|शादी (?:को|के|हुए)/iu
/** A wedding is read of who is grown, a grandchild of a couple; where that is not known the age is asked, free. */
export const childKind = (ctx: WriteContext, matter: LifeMatter): 'reading' | 'refusal' | 'ask_back' => {
  if (matter === 'children_time' && PAIRED.test(ctx.question.message)) return 'reading'
  const age = childAge(ctx)
  if (age !== null) return age < ADULT ? 'refusal' : 'reading'
  const isGrown = ctx.age >= PARENT_AGE || GROWN_UP.test(ctx.question.message)
  return isGrown ? 'reading' : 'ask_back'
}
