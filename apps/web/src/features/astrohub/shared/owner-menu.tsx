import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Ellipsis, Pencil, Trash2 } from '#ui/icons.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { editAddress } from './address.ts'
import css from './owner-menu.module.css'
import { discussionTexts } from './texts.ts'

/** A small menu behind three dots. */
export const DotsMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <span className={css.dots}>
    <Menu label={label} className={css.trigger} trigger={<Icon of={Ellipsis} />} items={items} />
  </span>
)

type OwnerMenuProps = { did: number; title: string; onDelete: () => void }

/** `Edit Post` and `Delete Post`, for who wrote it. */
export const OwnerMenu = ({ did, title, onDelete }: OwnerMenuProps) => {
  const t = useTexts(discussionTexts)
  const items: MenuItem[] = [
    { kind: 'link', label: t.edit, to: editAddress(did), icon: Pencil },
    { kind: 'act', label: t.remove, onSelect: onDelete, icon: Trash2, tone: 'danger' },
  ]
  return <DotsMenu label={t.more(title)} items={items} />
}
