import { type Language, languageNames, languages, setLanguage, useLanguage, useTexts } from '#lib/i18n.ts'
import { setTheme, themes, useTheme } from '#lib/theme.ts'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import { deskTexts } from '../lib/texts.ts'

/** Both languages by their own names. */
export const LanguageSwitch = () => {
  const t = useTexts(deskTexts)
  const choose = (language: Language) => void setLanguage(language).catch(() => toast.error(t.languageFailed))
  const options = languages.map((value) => ({ value, label: languageNames[value], lang: value }))
  return <Segmented label={t.language} options={options} value={useLanguage()} onChange={choose} />
}

/** System, day, night. */
export const ThemeSwitch = () => {
  const t = useTexts(deskTexts)
  const options = themes.map((value) => ({ value, label: t.themes[value] }))
  return <Segmented label={t.theme} options={options} value={useTheme()} onChange={setTheme} />
}
