import type { Helpline, HelplineKey } from '#helplines.ts'

const CHECKED = '2026-11-22'

/** India's numbers. Hours that could not be made sure of are `unverified` and are not told. */
export const HELPLINES: Record<HelplineKey, Helpline> = {
  /** police, ambulance, fire */
  emergency: { number: '112', hours: '24h', languages: ['hi', 'en'], checked_on: CHECKED },
  /** Women Helpline, with the one-stop centres */
  women: { number: '181', hours: '24h', languages: ['hi', 'en'], checked_on: CHECKED },
  /** National Commission for Women */
  ncw: { number: '14490', hours: 'unverified', languages: ['hi', 'en'], checked_on: CHECKED },
  /** Child Helpline, being joined with 112 */
  child: { number: '1098', hours: '24h', languages: ['hi', 'en'], checked_on: CHECKED },
  /** Tele-MANAS, also 1800-891-4416 */
  mind: {
    number: '14416',
    hours: '24h',
    languages: ['hi', 'en', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta', 'te', 'ur'],
    checked_on: CHECKED,
  },
  /** money fraud and blackmail on the phone */
  cyber: { number: '1930', hours: 'unverified', languages: ['hi', 'en'], checked_on: CHECKED },
  /** free legal aid of NALSA */
  legal: { number: '15100', hours: 'unverified', languages: ['hi', 'en'], checked_on: CHECKED },
  /** Elder Line */
  elders: { number: '14567', hours: '8-20', languages: ['hi', 'en'], checked_on: CHECKED },
  /** counselling for those who drink or take drugs, and for their families */
  addiction: { number: '14446', hours: 'unverified', languages: ['hi', 'en'], checked_on: CHECKED },
  /** MANAS of the narcotics bureau */
  narcotics: { number: '1933', hours: '24h', languages: ['hi', 'en'], checked_on: CHECKED },
}
