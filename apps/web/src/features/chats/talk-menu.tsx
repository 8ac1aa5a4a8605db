import { type ChatSummary, chats } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, api, refreshCalls } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { Icon } from '#ui/icon.tsx'
import { Download, Ellipsis, Pencil, Pin, PinOff, Share2, Trash2 } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import css from './talk-menu.module.css'
import { chatTexts } from './texts.ts'
import { useChatActions } from './use-chat-actions.ts'

const renameDialog = codeOf(() => import('./rename-dialog.tsx').then((m) => m.RenameDialog))
const shareDialog = codeOf(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

/** What is known of a talk where its menu stands. */
export type Talk = Pick<ChatSummary, 'asst_id' | 'title' | 'question' | 'pinned'>

/** A talk as a file of words, with the label of who wrote it. */
const useSavedText = () => {
  const t = useTexts(chatTexts)
  const { aiNote } = useTexts(uiTexts)
  const format = useFormat()
  return async (asstId: string) => {
    const { chats: said } = await api.call(chats.getChat, { asst_id: asstId })
    const parts = said.map(
      ({ from_name, chat_time, message }) =>
        `${from_name} · ${format.dateTime(chat_time)}\n${message.replaceAll('**', '')}`,
    )
    return [t.savedHead, aiNote, ...parts].join('\n\n').concat('\n')
  }
}

/** What can be done with a talk as a whole, and the dialogs that some of it needs. */
export const useTalkItems = (talk: Talk) => {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const { remove } = useChatActions()
  const textOf = useSavedText()
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null)
  const { asst_id, pinned } = talk
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.exception)
    }
  }
  const pin = async () => {
    await api.call(chats.changeChat, { asst_id, pinned: !pinned })
    await refreshCalls(chats.getAllChats)
  }
  const file = `dhruva-${asst_id.slice(0, 8)}`
  const saveText = async () => {
    const text = await textOf(asst_id)
    saveFile(`${file}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }
  const savePdf = async () => saveFile(`${file}.pdf`, await api.file(chats.getChatPaper, { asst_id, language }))
  const items: MenuItem[] = [
    { kind: 'act', label: t.rename, icon: Pencil, onSelect: () => setDialog('rename') },
    { kind: 'act', label: pinned ? t.unpin : t.pin, icon: pinned ? PinOff : Pin, onSelect: () => void attempt(pin) },
    { kind: 'act', label: t.shareTalk, icon: Share2, onSelect: () => setDialog('share') },
    { kind: 'act', label: t.saveText, icon: Download, onSelect: () => void attempt(saveText) },
    { kind: 'act', label: t.savePdf, icon: Download, onSelect: () => void attempt(savePdf) },
    { kind: 'rule' },
    { kind: 'act', label: t.deleteChat, icon: Trash2, tone: 'danger', onSelect: () => void remove(asst_id) },
  ]
  const close = () => setDialog(null)
  const dialogs = (
    <>
      {dialog === 'rename' ? (
        <Late of={renameDialog}>{(RenameDialog) => <RenameDialog talk={talk} onClose={close} />}</Late>
      ) : null}
      {dialog === 'share' ? (
        <Late of={shareDialog}>{(ShareDialog) => <ShareDialog asstId={asst_id} onClose={close} />}</Late>
      ) : null}
    </>
  )
  return { items, dialogs }
}

/** The same behind three dots. */
export const TalkMenu = ({ talk, label }: { talk: Talk; label: string }) => {
  const { items, dialogs } = useTalkItems(talk)
  return (
    <span className={css.dots}>
      <Menu label={label} className={css.trigger} trigger={<Icon of={Ellipsis} />} items={items} />
      {dialogs}
    </span>
  )
}
