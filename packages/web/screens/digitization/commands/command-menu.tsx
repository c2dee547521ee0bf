import { cloneElement, type MouseEventHandler, type ReactElement, type Ref, Suspense, useState } from 'react'
import { lazily } from '../../../parts/lazily'
import type { Offer } from './use-command'

interface CommandMenuProps {
  readonly offers: readonly Offer[]
  /** The button that opens it. */
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLButtonElement>; readonly onClick?: MouseEventHandler }>
}

const UnfoldedMenu = lazily(async () => ({ default: (await import('./unfolded-menu')).UnfoldedMenu }))

/** A menu of commands on a button, loaded when it is first opened. */
export const CommandMenu = ({ offers, children }: CommandMenuProps) => {
  const [asked, setAsked] = useState(false)
  if (!asked) return cloneElement(children, { onClick: () => setAsked(true) })
  return (
    <Suspense fallback={children}>
      <UnfoldedMenu offers={offers}>{children}</UnfoldedMenu>
    </Suspense>
  )
}
