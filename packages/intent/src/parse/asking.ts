import type { Heard } from './normalise.ts'
import { foundIn, hasAny, wordIndex } from './word-index.ts'

/** Words that ask, by what they ask for. */
export const ASKING = wordIndex({
  when: 'when whens wen whn kab kb kabhi_tak किस_साल kis_saal kis_sal kis_varsh kis_mahine kis_umar kis_umr which_year which_month what_year what_month what_age which_age kaunse_saal konse_saal kaun_se_saal kaunse_mahine kitne_saal_me kitne_din_me how_soon what_time_will kis_tarikh kis_year kis_month which_yr kis_date kitni_umar kitni_umr',
  until:
    'how_long kab_tak kb_tk kabtak till_when until_when kitne_din_tak kitne_time_tak kitna_time kitne_din_aur kitne_saal_tak',
  why: 'why whys y kyu kyun kyo kyon wajah vajah kis_wajah kaaran what_is_the_reason reason kaahe kahe kyu_ki_kyu what_went_wrong how_come kisliye kis_liye',
  how: 'how_to how_do how_can how_should how_could hw_to kaise kese kaisey kya_karu kya_karun kya_karoon kya_kare kya_karna what_should_i_do what_can_i_do what_to_do what_do_i_do what_must_i_do क्या_करूं',
  how_is:
    'how_is how_are how_will hows how_does how_was hw_is hw_wil kaisa kaisi kesa kesi kaise_rahega kaise_rahegi how_would how_good',
  which:
    'which whch kaunsa konsa kaunsi konsi kaun_sa kaun_si kon_sa kon_si kounsa kaunse konse kisme kis_me kis_disha kis',
  what: 'what whats wat wht whats kya_hai kya_hota kya_hoti kya_h who whom kaun kon kiski kiska where kahan kaha kidhar',
  count: 'how_many kitne kitni how_much kitna',
  is: 'kya ky will wil can cn should shud shld is am are do does did shall would could has have may was were',
  tell: 'tell batao bataiye bataye batana btao bataen batayen bata_do explain',
})
export type AskName = 'when' | 'until' | 'why' | 'how' | 'how_is' | 'which' | 'what' | 'count' | 'is' | 'tell'

/** A modal asks only where a clause begins; elsewhere it tells. */
const ONLY_FIRST = new Set(
  'will wil can cn should is am are do does did shall would could has have may was were'.split(' '),
)
const JOINTS = new Set(['and', 'so', 'but', 'then', 'or', 'also', 'n', 'now', 'sir', 'please'])
/** These also tell (`do saal se`, `and have money`): they ask where somebody or something follows. */
const AUXILIARY = new Set('am are do does did has have had was were'.split(' '))
const ACTOR = new Set(
  'i you u he she they we it this that there my our his her their the a an any all people someone anyone both these those me mine'.split(
    ' ',
  ),
)
/** `what about my cousin?` asks as the last question did. */
const WHAT_ABOUT = wordIndex({ yes: 'what_about how_about wat_about what_abt what_of' })

/** What a clause asks with, by its words. */
export const asksWith = (keys: readonly string[], plain: readonly string[]): AskName[] =>
  (hasAny(WHAT_ABOUT, keys.slice(0, 4)) ? [] : foundIn(ASKING, keys))
    .filter(
      ({ name, at }) =>
        name !== 'is' ||
        !ONLY_FIRST.has(plain[at] ?? '') ||
        ((at === 0 || JOINTS.has(plain[at - 1] ?? '')) &&
          (!AUXILIARY.has(plain[at] ?? '') || ACTOR.has(plain[at + 1] ?? ''))),
    )
    .map(({ name }) => name)

const AMONG = wordIndex({ yes: 'between in_dono_me dono_me me_se_kaun me_se_konsa में_से among which_one' })
const OR = new Set(['or', 'ya', 'athva', 'vs', 'versus', 'या', 'अथवा'])
/** By the letters as typed: `aur` sounds as `or`. */
export const offersChoice = ({ plain, spelt }: Heard): boolean =>
  plain.some((word) => OR.has(word)) || hasAny(AMONG, spelt)
