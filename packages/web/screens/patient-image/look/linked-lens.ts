import { useRef, useState } from 'react'
import { useLens } from '../use-lens'

/** A lens's pointer handlers; whatever changes it is followed by `copy`. */
const withCopy = ({ hands, fit }: ReturnType<typeof useLens>, copy: () => void) => {
  const then =
    <E>(run: (event: E) => void) =>
    (event: E): void => {
      run(event)
      copy()
    }
  return { ...hands, onWheel: then(hands.onWheel), onPointerMove: then(hands.onPointerMove), onDoubleClick: then(() => fit()) }
}

/** Two lenses side by side; linked, both follow every change. */
export const useLinkedLenses = (pictures: readonly [string, string]) => {
  const [linked, setLinked] = useState(true)
  const [left, right] = [useLens(pictures[0]), useLens(pictures[1])]
  const latest = useRef(linked)
  latest.current = linked
  const copy = { left: () => latest.current && right.show(left.last()), right: () => latest.current && left.show(right.last()) }
  const fit = (): void => {
    left.fit()
    right.fit()
  }
  const both =
    <Name extends 'zoomBy' | 'panBy'>(name: Name) =>
    (...by: Parameters<(typeof left)[Name]>): void => {
      for (const lens of [left, right]) (lens[name] as (...of: typeof by) => void)(...by)
    }
  return {
    linked,
    setLinked: (next: boolean) => {
      setLinked(next)
      if (next) right.show(left.last())
    },
    fit,
    zoomBy: both('zoomBy'),
    panBy: both('panBy'),
    left: { transform: left.transform, hands: withCopy(left, copy.left) },
    right: { transform: right.transform, hands: withCopy(right, copy.right) },
  }
}
