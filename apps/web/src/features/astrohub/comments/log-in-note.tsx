import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { discussionTexts } from '../shared/texts.ts'
import css from './comment-list.module.css'

/** Where members have the box to write in, visitors have the way to it. */
export const LogInNote = ({ onLogIn }: { onLogIn: () => void }) => {
  const t = useTexts(discussionTexts)
  return (
    <div className={css.join}>
      <p>{t.joinIn}</p>
      <Button look="solid" onClick={onLogIn}>
        {t.logInToComment}
      </Button>
    </div>
  )
}
