import { chats } from '@dhruva/contract'
import { type FormEvent, useState } from 'react'
import { ApiFail, refreshCalls, useAct } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import css from './rename-dialog.module.css'
import type { Talk } from './talk-menu.tsx'
import { chatTexts } from './texts.ts'

const LONGEST = 80

/** Gives a talk a name; an empty one gives it back the question it began with. */
export const RenameDialog = ({ talk, onClose }: { talk: Talk; onClose: () => void }) => {
  const t = useTexts(chatTexts)
  const [title, setTitle] = useState(talk.title ?? '')
  const { mutateAsync, isPending } = useAct(chats.changeChat)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await mutateAsync({ asst_id: talk.asst_id, title: title.trim() })
      await refreshCalls(chats.getAllChats)
      onClose()
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.exception)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t.rename}>
      <form className={css.form} onSubmit={(event) => void save(event)}>
        <Field label={t.nameLabel} hint={t.nameHint}>
          <Input
            data-first-focus
            value={title}
            maxLength={LONGEST}
            lang={languageOf(title || talk.question)}
            placeholder={talk.question.slice(0, LONGEST)}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" look="solid" wide busy={isPending}>
          {t.saveName}
        </Button>
      </form>
    </Dialog>
  )
}
