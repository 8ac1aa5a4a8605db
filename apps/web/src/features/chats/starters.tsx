import type { Astrologer } from '@dhruva/common'
import { useTexts } from '#lib/i18n.ts'
import { Chip } from '#ui/chip.tsx'
import { Dial } from '#ui/dial.tsx'
import { Named } from '#ui/named.tsx'
import { Portrait } from '#ui/portrait.tsx'
import css from './starters.module.css'
import { chatTexts } from './texts.ts'

type StartersProps = { of: Astrologer; userName: string; celebrity: boolean; onAsk: (question: string) => void }

/** A chat before its first word: who answers, and three questions that one click sends. */
export const Starters = ({ of, userName, celebrity, onAsk }: StartersProps) => {
  const t = useTexts(chatTexts)
  const isOracle = of === 'Oracle'
  const name = isOracle ? t.oracle : t.astra
  const own = isOracle ? t.oracleStarters : t.astraStarters
  return (
    <div className={css.opening}>
      <div className={css.sky}>
        <Dial className={css.dial} />
        <Portrait of={of} alt="" className={css.portrait} />
      </div>
      <h2>{t.ask(name)}</h2>
      <p>
        <Named text={t.openingLede(userName)} names={[userName]} />
      </p>
      <ul aria-label={t.starters}>
        {(celebrity ? t.celebrityStarters : own).map((starter) => (
          <li key={starter}>
            <Chip onClick={() => onAsk(starter)}>{starter}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
