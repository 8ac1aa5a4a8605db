import { Language, languages } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getLanguages = implement(languages.getLanguages, async () => [...Language.options])
