import { type Language, languageNames, languages, setLanguage, useLanguage, useTexts } from '#lib/i18n.ts'
import { setTheme, themes, useTheme } from '#lib/theme.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import { deskTexts } from '../lib/texts.ts'

const useChooseLanguage = () => {
  const t = useTexts(deskTexts)
  return (language: Language) => void setLanguage(language).catch(() => toast.error(t.languageFailed))
}

/** Both languages by their own names. */
export const LanguageSwitch = () => {
  const t = useTexts(deskTexts)
  const options = languages.map((value) => ({ value, label: languageNames[value], lang: value }))
  return <Segmented label={t.language} options={options} value={useLanguage()} onChange={useChooseLanguage()} />
}

/** Leads to the other language and is named in it. */
export const LanguageButton = () => {
  const choose = useChooseLanguage()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  return (
    <Button look="text" lang={other} onClick={() => choose(other)}>
      {languageNames[other]}
    </Button>
  )
}

/** System, day, night. */
export const ThemeSwitch = () => {
  const t = useTexts(deskTexts)
  const options = themes.map((value) => ({ value, label: t.themes[value] }))
  return <Segmented label={t.theme} options={options} value={useTheme()} onChange={setTheme} />
}
