import type { Ref, Scene } from '@sella/drawing/scene/scene'
import type { FilmBench } from '@sella/workbench/bench/bench'
import type { PointerKind, Spot } from '@sella/workbench/tools/tool'
import { useCallback, useRef } from 'react'
import { handleAt, metAt, nextHover } from './hover-target'

/** What the pointer meets on the drawing: `hover` highlights points, values and lines; `over` finds the handle being pressed. */
export const useMeeting = (bench: FilmBench, scene: Scene) => {
  const latest = useRef(scene)
  latest.current = scene
  const own = useRef<Ref | null>(null)
  const hover = useCallback(
    (at: Spot | null) => {
      const ref = at && metAt(latest.current, at.image)
      bench.hover.set(before => nextHover(before, ref, own.current))
      own.current = ref
    },
    [bench],
  )
  const over = useCallback((at: Spot, pointer: PointerKind) => handleAt(latest.current, at, pointer), [])
  return { hover, over }
}
