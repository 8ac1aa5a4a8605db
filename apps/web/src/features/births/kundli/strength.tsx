import css from './strength.module.css'

/** A strength of 0 to 3 as three ticks and in words. */
export const Strength = ({ of, text }: { of: number; text: string }) => (
  <span className={css.strength}>
    <span className={css.ticks} aria-hidden="true">
      {[1, 2, 3].map((tick) => (
        <span key={tick} data-on={tick <= of || undefined} />
      ))}
    </span>
    {text}
  </span>
)
