import type { ReactNode } from 'react'
import { sameRef } from '../../../editor/hover-target'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'

interface LitRowProps {
  /** The item whose lines are highlighted with it. */
  readonly item: string
  readonly standing?: string | undefined
  readonly children: ReactNode
}

/** A table row whose lines are highlighted on the film while it is hovered or focused. */
export const LitRow = ({ item, standing, children }: LitRowProps) => {
  const { bench } = useDesk()
  const lit = useStore(bench.hover, ref => sameRef(ref, { kind: 'item', name: item }))
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'item', name: item } : null)
  return (
    <tr
      tabIndex={0}
      data-lit={lit}
      data-standing={standing}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
      onFocus={light(true)}
      onBlur={light(false)}
    >
      {children}
    </tr>
  )
}
