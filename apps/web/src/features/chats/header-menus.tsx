import { useTexts } from '#lib/i18n.ts'
import { useMedia } from '#lib/use-media.ts'
import { Icon } from '#ui/icon.tsx'
import { Ellipsis, Languages } from '#ui/icons.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import css from './header-menus.module.css'
import { type Talk, useTalkItems } from './talk-menu.tsx'
import { chatTexts } from './texts.ts'
import { type ChosenSpeech, SPEECHES, toSpeech } from './use-speech.ts'

const NAMES = { en: 'English', hi: 'हिन्दी', hing: 'Hinglish' } as const
const LANGUAGES = { en: 'en', hi: 'hi', hing: 'hi-Latn' } as const

type HeaderMenusProps = { speech: ChosenSpeech; onChoose: (speech: ChosenSpeech) => void; talk: Talk }

/**
 * What replies are written in, as one writes or always one way, and what can be done with the talk: two menus where there is room,
 * one on a phone.
 */
export const HeaderMenus = ({ speech, onChoose, talk }: HeaderMenusProps) => {
  const t = useTexts(chatTexts)
  const isWide = useMedia('(min-width: 40rem)')
  const { items, dialogs } = useTalkItems(talk)
  const nameOf = (one: ChosenSpeech) => (one === 'auto' ? t.asIWrite : NAMES[one])
  const choice: MenuItem = {
    kind: 'choice',
    label: t.speechLabel,
    options: SPEECHES.map((value) => ({
      value,
      label: nameOf(value),
      ...(value === 'auto' ? {} : { lang: LANGUAGES[value] }),
    })),
    value: speech,
    onChange: (value) => onChoose(toSpeech(value)),
  }
  const dots = <Icon of={Ellipsis} />
  const isEmpty = talk.question === ''
  return (
    <div className={css.menus}>
      {isWide ? (
        <>
          <Menu
            label={t.speech(nameOf(speech))}
            className={css.button}
            trigger={
              <>
                <Icon of={Languages} />
                <span lang={speech === 'auto' ? undefined : LANGUAGES[speech]}>{nameOf(speech)}</span>
              </>
            }
            items={[choice]}
          />
          {isEmpty ? null : <Menu label={t.moreOfThis} className={css.button} trigger={dots} items={items} />}
        </>
      ) : (
        <Menu
          label={t.speechAndMore(nameOf(speech))}
          className={css.button}
          trigger={isEmpty ? <Icon of={Languages} /> : dots}
          items={isEmpty ? [choice] : [choice, { kind: 'rule' }, ...items]}
        />
      )}
      {dialogs}
    </div>
  )
}
