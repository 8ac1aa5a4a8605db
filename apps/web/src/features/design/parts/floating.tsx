import { useState } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { useAlert, useConfirm } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, Sheet } from '#ui/dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast.tsx'
import css from './design.module.css'

export const Floating = () => {
  const alert = useAlert()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const ask = async () => {
    const yes = await confirm({ message: 'Are you sure you want to quit this chat.', destructive: true })
    toast.success(yes ? 'Yes' : 'No')
  }
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => alert('Failed to load chats')}>Alert</Button>
        <Button onClick={ask}>Confirm</Button>
        <Button onClick={() => toast.success('Logged in successfully')}>Toast</Button>
        <Button onClick={() => toast.warning('Please login first')}>Warning</Button>
        <Button onClick={() => toast.error('Failed to get OTP. Please try again later.')}>Error</Button>
        <Menu
          label="Menu"
          trigger="Menu"
          className={css.menu}
          items={[
            { kind: 'link', label: 'Home', to: '/' },
            { kind: 'rule' },
            { kind: 'act', label: 'Log out', onSelect: () => toast.success('Log out'), tone: 'danger' },
          ]}
        />
      </div>
      <Accordion
        items={[
          { title: 'What is a kundli?', body: 'The sky at your birth, drawn as twelve houses.' },
          { title: 'Is it free?', body: 'The chart is free of cost.' },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Continue with Mobile"
        description="You will receive a 6-digit code"
      >
        <Button look="accent" wide onClick={close}>
          Get OTP
        </Button>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Chats" side="right">
        <p>History</p>
      </Sheet>
    </>
  )
}
