import { DropdownMenu as Primitive } from 'radix-ui'
import { useState } from 'react'
import type { To } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import { Icon } from '../icon.tsx'
import { Check } from '../icons.ts'
import type { MenuItem, MenuProps } from '../menu-types.ts'
import css from './menu-panel.module.css'

const Choice = ({ label, options, value, onChange }: Extract<MenuItem, { kind: 'choice' }>) => (
  <Primitive.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
    <Primitive.Label className={css.heading}>{label}</Primitive.Label>
    {options.map((option) => (
      <Primitive.RadioItem key={option.value} className={css.item} value={option.value} lang={option.lang}>
        <span className={css.mark}>
          <Primitive.ItemIndicator>
            <Icon of={Check} />
          </Primitive.ItemIndicator>
        </span>
        {option.label}
      </Primitive.RadioItem>
    ))}
  </Primitive.RadioGroup>
)

const Item = ({ item, onGo }: { item: MenuItem; onGo: (to: To) => void }) => {
  if (item.kind === 'rule') return <Primitive.Separator className={css.rule} />
  if (item.kind === 'choice') return <Choice {...item} />
  const act = item.kind === 'link' ? () => onGo(item.to) : item.onSelect
  return (
    <Primitive.Item
      className={cx(css.item, item.kind === 'act' && item.tone === 'danger' && css.danger)}
      onSelect={act}
    >
      {item.icon ? <Icon of={item.icon} /> : null}
      {item.label}
    </Primitive.Item>
  )
}

/** The menu itself, opened by the press that asked for it. */
export const MenuPanel = ({ label, trigger, className, items, onGo }: MenuProps & { onGo: (to: To) => void }) => {
  const [open, setOpen] = useState(true)
  return (
    <Primitive.Root open={open} onOpenChange={setOpen} modal={false}>
      <Primitive.Trigger className={cx(className)} aria-label={label}>
        {trigger}
      </Primitive.Trigger>
      {/* no portal: what is opened from a landmark stays in it */}
      <Primitive.Content className={css.menu} align="end" sideOffset={8} collisionPadding={12} aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu keeps its order while it is open
          <Item key={index} item={item} onGo={onGo} />
        ))}
      </Primitive.Content>
    </Primitive.Root>
  )
}
