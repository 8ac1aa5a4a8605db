import { account as enAccount } from '#locales/en/account.ts'
import { accuracy as enAccuracy } from '#locales/en/accuracy.ts'
import { discussions as enDiscussions } from '#locales/en/astrohub-discussions.ts'
import { learn as enLearn } from '#locales/en/astrohub-learn.ts'
import { profiles as enProfiles } from '#locales/en/astrohub-profiles.ts'
import { astrologers as enAstrologers } from '#locales/en/astrologers.ts'
import { births as enBirths } from '#locales/en/births.ts'
import { home as enHome } from '#locales/en/home.ts'
import { horoscope as enHoroscope } from '#locales/en/horoscope.ts'
import { panchang as enPanchang } from '#locales/en/panchang.ts'
import { plain as enPlain } from '#locales/en/plain.ts'
import { policies as enPolicies } from '#locales/en/policies.ts'
import { predictions as enPredictions } from '#locales/en/predictions.ts'
import { shell as enShell } from '#locales/en/shell.ts'
import { zodiac as enZodiac } from '#locales/en/zodiac.ts'
import { account as hiAccount } from '#locales/hi/account.ts'
import { accuracy as hiAccuracy } from '#locales/hi/accuracy.ts'
import { discussions as hiDiscussions } from '#locales/hi/astrohub-discussions.ts'
import { learn as hiLearn } from '#locales/hi/astrohub-learn.ts'
import { profiles as hiProfiles } from '#locales/hi/astrohub-profiles.ts'
import { astrologers as hiAstrologers } from '#locales/hi/astrologers.ts'
import { births as hiBirths } from '#locales/hi/births.ts'
import { home as hiHome } from '#locales/hi/home.ts'
import { horoscope as hiHoroscope } from '#locales/hi/horoscope.ts'
import { panchang as hiPanchang } from '#locales/hi/panchang.ts'
import { plain as hiPlain } from '#locales/hi/plain.ts'
import { policies as hiPolicies } from '#locales/hi/policies.ts'
import { predictions as hiPredictions } from '#locales/hi/predictions.ts'
import { shell as hiShell } from '#locales/hi/shell.ts'
import { zodiac as hiZodiac } from '#locales/hi/zodiac.ts'

/** The catalogues the pages themselves are written from, all of a language at once: the build reads them, no browser. */
export const catalogues = {
  en: {
    accuracy: enAccuracy,
    account: enAccount,
    astrologers: enAstrologers,
    births: enBirths,
    discussions: enDiscussions,
    home: enHome,
    horoscope: enHoroscope,
    learn: enLearn,
    panchang: enPanchang,
    plain: enPlain,
    policies: enPolicies,
    predictions: enPredictions,
    profiles: enProfiles,
    shell: enShell,
    zodiac: enZodiac,
  },
  hi: {
    accuracy: hiAccuracy,
    account: hiAccount,
    astrologers: hiAstrologers,
    births: hiBirths,
    discussions: hiDiscussions,
    home: hiHome,
    horoscope: hiHoroscope,
    learn: hiLearn,
    panchang: hiPanchang,
    plain: hiPlain,
    policies: hiPolicies,
    predictions: hiPredictions,
    profiles: hiProfiles,
    shell: hiShell,
    zodiac: hiZodiac,
  },
}

export type Catalogues = (typeof catalogues)['en']
