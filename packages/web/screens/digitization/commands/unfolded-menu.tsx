import { Dropdown } from 'antd'
import { cloneElement, type ReactElement, type Ref, useRef, useState } from 'react'
import { iconOf } from './icons'
import type { Offer } from './use-command'

export interface UnfoldedMenuProps {
  readonly offers: readonly Offer[]
  /** The button that opens it. */
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLButtonElement> }>
}

/** A menu of commands on a button; already open when it is first rendered. */
export const UnfoldedMenu = ({ offers, children }: UnfoldedMenuProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  // The entry runs once the menu has closed and returned the focus: whatever it opens then gives the focus back to the button.
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
