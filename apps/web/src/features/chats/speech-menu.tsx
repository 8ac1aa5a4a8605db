import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Languages } from '#ui/icons.ts'
import { Menu } from '#ui/menu.tsx'
import css from './speech-menu.module.css'
import { chatTexts } from './texts.ts'
import { type ChosenSpeech, SPEECHES, toSpeech } from './use-speech.ts'

const NAMES = { en: 'English', hi: 'हिन्दी', hing: 'Hinglish' } as const
const LANGUAGES = { en: 'en', hi: 'hi', hing: 'hi-Latn' } as const

type SpeechMenuProps = { speech: ChosenSpeech; onChoose: (speech: ChosenSpeech) => void }

/** What replies are written in: as one writes, or always one way. */
export const SpeechMenu = ({ speech, onChoose }: SpeechMenuProps) => {
  const t = useTexts(chatTexts)
  const nameOf = (one: ChosenSpeech) => (one === 'auto' ? t.asIWrite : NAMES[one])
  return (
    <div className={css.speech}>
      <Menu
        label={t.speech(nameOf(speech))}
        className={css.button}
        trigger={
          <>
            <Icon of={Languages} />
            <span lang={speech === 'auto' ? undefined : LANGUAGES[speech]}>{nameOf(speech)}</span>
          </>
        }
        items={[
          {
            kind: 'choice',
            label: t.speechLabel,
            options: SPEECHES.map((value) => ({
              value,
              label: nameOf(value),
              ...(value === 'auto' ? {} : { lang: LANGUAGES[value] }),
            })),
            value: speech,
            onChange: (value) => onChoose(toSpeech(value)),
          },
        ]}
      />
    </div>
  )
}
