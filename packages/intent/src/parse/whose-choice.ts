import type { Heard } from './normalise.ts'
import { kindOf, mentionsIn } from './people.ts'
import type { Matter, Option, Subject } from './types.ts'
import { hasAny, namesIn, wordIndex } from './word-index.ts'

/** Steps that the one who asks takes, whoever is named beside them. */
const STEPS = new Set<Matter>([
  'move_city',
  'transfer',
  'house_sell',
  'house_buy',
  'vehicle',
  'job_change',
  'business_start',
  'business_grow',
  'invest_save',
  'inheritance',
])
/** A verb of the first person: `shift ho jau`, `rakhun`, `बेच दूँ`. */
const I_DO =
  /\b(?:i|we|main|mai|hum)\b|\b(?:lu|lun|du|dun|karu|karun|jau|jaun|jaoon|rahu|rahun|ruku|rukun|rakhu|bechu|kholu|chunu)\b|[ऊू][ँं](?![\p{L}\p{M}])/iu

/** Whether two ways are the asker's own to choose: `pati ki posting Delhi, main bhi shift ho jau ya ruku`. */
export const isOwnChoice = (text: string, matter: Matter | null, options: readonly Option[]): boolean =>
  matter !== null && STEPS.has(matter) && options.length === 2 && I_DO.test(text)

const MY_STEP =
  /\blend\b|udha+r (?:de |du|dena)|उधार (?:दे|दू)|\b(?:should|shall|can) i\b|\bmujhe\b.*\b(?:chahiye|karna|lena)\b|मुझे.*(?:चाहिए|करना|लेना)/iu
/** A step that the asker says is theirs: `papa ka business mujhe join karna chahiye kya`. */
export const isOwnStep = (text: string, matter: Matter | null): boolean =>
  matter !== null && STEPS.has(matter) && MY_STEP.test(text)

const PAIRED = wordIndex({
  yes: 'his_wife her_husband bahu damad daamad and_his and_her married unki_patni uski_patni apni_santan apne_bachche apna_bachcha santan_ka_sukh become_parents parents_banenge dada_banunga dadi_banungi nana_banunga nani_banungi बहू दामाद अपनी_संतान अपना_बच्चा अपने_बच्चे संतान_का_सुख उनकी_पत्नी उसकी_पत्नी',
})
/** Who becomes a nani has a child from a daughter. */
const GRANDPARENT = wordIndex({
  f: 'become_a_nani become_a_nana become_nani become_nana nani_ban nani_banungi nani_kab nana_ban nana_banunga nana_kab नानी_बन नानी_बनूंगी नानी_कब नाना_बन नाना_बनूंगा नाना_कब',
  m: 'become_a_dadi become_a_dada become_dadi become_dada dadi_ban dadi_banungi dadi_kab dada_ban dada_banunga dada_kab दादी_बन दादी_बनूंगी दादी_कब दादा_बन दादा_बनूंगा दादा_कब',
  any: 'become_a_grandmother become_a_grandfather become_grandparents be_a_grandmother be_a_grandfather be_grandparents become_a_grandparent',
})
const OWN = wordIndex({ yes: 'i we me us mujhe hume hame humein hum ham मुझे हमें हम' })
const ELDER = wordIndex({ yes: 'elder eldest older bada bade badi बड़ा बड़े बड़ी first pehle' })
const YOUNGER = wordIndex({ yes: 'younger youngest chhota chhote chhoti chote choti छोटा छोटे छोटी second dusre' })

/** The son or daughter who hopes for a child; null where the asker's own child is hoped for. */
export const lineOf = (words: Heard): Subject | null => {
  const { spelt } = words
  const grown = namesIn(GRANDPARENT, spelt)
  if (grown.size > 0) return { kind: 'child', nth: null, sex: grown.has('f') ? 'f' : grown.has('m') ? 'm' : null }
  const child = mentionsIn(words).find(({ kin, address }) => !address && kin !== 'child' && kindOf(kin) === 'child')
  if (!child || !hasAny(PAIRED, spelt) || hasAny(OWN, spelt)) return null
  const nth = hasAny(ELDER, spelt) ? 1 : hasAny(YOUNGER, spelt) ? 2 : null
  return { kind: 'child', nth, sex: child.kin === 'child:m' ? 'm' : child.kin === 'child:f' ? 'f' : null }
}
