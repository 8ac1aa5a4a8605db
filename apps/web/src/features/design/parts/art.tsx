import { Dial } from '#ui/dial.tsx'
import { Glyph, signs } from '#ui/glyph.tsx'
import { Logo } from '#ui/logo.tsx'
import { Avatar, Initial, Portrait } from '#ui/portrait.tsx'
import { Skyline } from '#ui/skyline.tsx'
import css from './design.module.css'

export const Art = () => (
  <>
    <div className={css.row}>
      <Logo name="Dhruva" />
      <Portrait of="Oracle" alt="Oracle, drawn before a rising sun" className={css.portrait} />
      <Portrait of="Astra" alt="Astra, drawn before a crescent moon" className={css.portrait} />
      <Avatar of="Oracle" />
      <Avatar of="Astra" />
      <Initial name="Ananya" />
    </div>
    <div className={css.row}>
      {signs.map((sign) => (
        <Glyph key={sign} sign={sign} />
      ))}
    </div>
    <Dial className={css.dial} />
    <div className={css.sky}>
      <Skyline className={css.skyline} />
    </div>
  </>
)
