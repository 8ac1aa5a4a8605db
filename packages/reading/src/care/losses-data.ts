import type { Kin } from '@dhruva/intent/care'
import type { Spoken } from '#write/types.ts'

const of = (en: string, hi: string, hing: string): Spoken => ({
  en: `Losing ${en}`,
  hi: `${hi} का जाना`,
  hing: `${hing} ka jaana`,
})

/** The loss of whom, as a sentence begins with it. */
export const LOSSES: Record<Kin | 'somebody', Spoken> = {
  mother: of('your mother', 'माँ', 'Maa'),
  father: of('your father', 'पिता', 'Papa'),
  parents: of('your parents', 'माता-पिता', 'Maa-papa'),
  husband: of('your husband', 'पति', 'Pati'),
  wife: of('your wife', 'पत्नी', 'Patni'),
  son: of('your son', 'बेटे', 'Bete'),
  daughter: of('your daughter', 'बेटी', 'Beti'),
  brother: of('your brother', 'भाई', 'Bhai'),
  sister: of('your sister', 'बहन', 'Behen'),
  grandmother: { en: 'Losing your grandmother', hi: 'उनका जाना', hing: 'Unka jaana' },
  grandfather: { en: 'Losing your grandfather', hi: 'उनका जाना', hing: 'Unka jaana' },
  mother_in_law: of('your mother-in-law', 'सास', 'Saas'),
  father_in_law: of('your father-in-law', 'ससुर', 'Sasur'),
  uncle: { en: 'Losing your uncle', hi: 'उनका जाना', hing: 'Unka jaana' },
  aunt: { en: 'Losing your aunt', hi: 'उनका जाना', hing: 'Unka jaana' },
  child: of('your child', 'बच्चे', 'Bachche'),
  friend: of('your friend', 'दोस्त', 'Dost'),
  partner: { en: 'Losing the one you love', hi: 'जिन्हें आप चाहते हैं उनका जाना', hing: 'Jinhe aap chahte hain unka jaana' },
  pet: of('one who was family to you', 'घर के इस साथी', 'Ghar ke is saathi'),
  somebody: of('one of your own', 'किसी अपने', 'Kisi apne'),
}
