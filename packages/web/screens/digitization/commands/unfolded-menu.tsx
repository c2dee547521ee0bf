import { Dropdown } from 'antd'
import { cloneElement, type ReactElement, type Ref, useRef, useState } from 'react'
import { iconOf } from './icons'
import type { Offer } from './use-command'

export interface UnfoldedMenuProps {
  readonly offers: readonly Offer[]
  /** The button it opens from. */
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLButtonElement> }>
}

/** Commands in a menu that opens from a button; open where it comes first. */
export const UnfoldedMenu = ({ offers, children }: UnfoldedMenuProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  // The entry goes with its menu, which first does with the focus what it will: what it opens gives the focus back to the button.
  const chosen = (run: () => void) => () =>
    requestAnimationFrame(() => {
      opener.current?.focus({ preventScroll: true })
      run()
    })
  const items = offers.map(({ command, label, there, run }) => {
    const Icon = iconOf(command)
    return { key: command.id, label, icon: <Icon size={14} />, disabled: !there, onClick: chosen(run) }
  })
  return (
    <Dropdown menu={{ items }} trigger={['click']} open={open} onOpenChange={setOpen} autoFocus>
      {cloneElement(children, { ref: opener })}
    </Dropdown>
  )
}
