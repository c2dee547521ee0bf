import type { Ref } from '@sella/drawing/scene/scene'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../../editor/use-store'
import { useDesk } from './desk'

interface LitRowProps {
  /** The item whose lines are highlighted with the row. */
  readonly item: string
  /** Whether what is highlighted on the film belongs to the row. */
  readonly isOf: (ref: Ref | null) => boolean
  readonly standing?: string | undefined
  readonly children: ReactNode
}

/**
 * A table row whose lines are highlighted on the film while it is hovered or focused, and which is highlighted in turn, and
 * scrolled into view, while the pointer is on its lines, its value or one of its points there.
 */
export const LitRow = ({ item, isOf, standing, children }: LitRowProps) => {
  const { bench } = useDesk()
  const row = useRef<HTMLTableRowElement>(null)
  const lit = useStore(bench.hover, isOf)
  // A point belongs to several rows: of these none is scrolled to.
  const shownFor = useStore(bench.hover, ref => ref?.kind !== 'landmark' && isOf(ref))
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'item', name: item } : null)
  useEffect(() => {
    if (shownFor && !row.current?.matches(':hover, :focus')) row.current?.scrollIntoView({ block: 'nearest' })
  }, [shownFor])
  return (
    <tr
      ref={row}
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
