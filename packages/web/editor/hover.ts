import { refAt } from '@sella/drawing/scene/hit'
import type { Ref, Scene } from '@sella/drawing/scene/scene'
import type { FilmBench } from '@sella/workbench/bench/bench'
import type { PointerKind, Spot } from '@sella/workbench/tools/tool'
import { useCallback, useRef } from 'react'
import { handleAt, nextHover } from './hover-target'

/** Distance in screen pixels within which a line or a value counts as under the pointer. */
const reach = 6

const lights = (ref: Ref): boolean => ref.kind === 'landmark' || ref.kind === 'item' || ref.kind === 'plane'

/** What the pointer meets on the drawing: `hover` highlights points, values and lines; `over` finds the handle being pressed. */
export const useMeeting = (bench: FilmBench, scene: Scene) => {
  const latest = useRef(scene)
  latest.current = scene
  const own = useRef<Ref | null>(null)
  const hover = useCallback(
    (at: Spot | null) => {
      const ref = (at && refAt(latest.current, at.image, reach, lights)?.ref) ?? null
      bench.hover.set(before => nextHover(before, ref, own.current))
      own.current = ref
    },
    [bench],
  )
  const over = useCallback((at: Spot, pointer: PointerKind) => handleAt(latest.current, at, pointer), [])
  return { hover, over }
}
