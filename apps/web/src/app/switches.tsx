import { type Language, languageNames, languages, setLanguage, useLanguage, useTexts } from '#lib/i18n.ts'
import { setTheme, themes, useTheme } from '#lib/theme.ts'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import { shellTexts } from './texts.ts'

const useChooseLanguage = () => {
  const t = useTexts(shellTexts)
  return (language: Language) => {
    setLanguage(language).catch(() => toast.error(t.languageFailed))
  }
}

/** Both languages by their own names. */
export const LanguageSwitch = ({ wide = false }: { wide?: boolean }) => {
  const t = useTexts(shellTexts)
  const options = languages.map((value) => ({ value, label: languageNames[value], lang: value }))
  return (
    <Segmented label={t.language} options={options} value={useLanguage()} onChange={useChooseLanguage()} wide={wide} />
  )
}

/** System, Day, Night. */
export const ThemeSwitch = ({ wide = false }: { wide?: boolean }) => {
  const t = useTexts(shellTexts)
  const options = themes.map((value) => ({ value, label: t.themes[value] }))
  return <Segmented label={t.theme} options={options} value={useTheme()} onChange={setTheme} wide={wide} />
}

const shortNames: Record<Language, string> = { en: 'EN', hi: 'हि' }

/** The header's button: leads to the other language and is named in it. */
export const LanguageButton = ({ className }: { className?: string | undefined }) => {
  const choose = useChooseLanguage()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  return (
    <button type="button" className={className} lang={other} onClick={() => choose(other)}>
      {shortNames[other]}
      <span className="vh"> {languageNames[other]}</span>
    </button>
  )
}
