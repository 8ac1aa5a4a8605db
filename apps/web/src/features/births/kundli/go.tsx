import { Button, LinkButton, type LinkButtonProps } from '#ui/button.tsx'

/**
 * Where a part of a kundli leads: the address for a saved kundli, what to do where one has to be saved first, null for one
 * that is only to be looked at.
 */
export type Way = string | (() => void) | null

/** Of a kundli that may not be saved yet: the way to an address that names it. */
export type WayTo = (address: (bid: number) => string) => Way

type GoProps = Omit<LinkButtonProps, 'to' | 'onClick' | 'children'> & Pick<LinkButtonProps, 'children'> & { to: Way }

/** A way as a link or a button; nothing where there is none. */
export const Go = ({ to, look, size, wide, className, children, 'aria-label': label }: GoProps) => {
  const looks = { look, size, wide, className, 'aria-label': label }
  if (to === null) return null
  return typeof to === 'string' ? (
    <LinkButton {...looks} to={to}>
      {children}
    </LinkButton>
  ) : (
    <Button {...looks} onClick={to}>
      {children}
    </Button>
  )
}
