import { to } from '#app/paths.ts'
import type { Language } from '#lib/i18n.ts'

/** Where it is explained in a language how points are earned. */
export const learnMoreAddress = (language: Language) => to(language === 'hi' ? 'learnMoreHindi' : 'learnMore')
