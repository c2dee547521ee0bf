import type { Point } from '@sella/ceph/geometry/point'
import { applied, times } from '@sella/drawing/scene/matrix'
import { matrixOf, toImage, toImageVector, toScreen } from '@sella/workbench/canvas/view'
import { placed, previewed, shownOf } from '@sella/workbench/photo/alignment-history'
import { enlarged, matrixOn, middleOf, shifted, turned } from '@sella/workbench/photo/placing'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useAdjustKeys } from './adjust-keys'
import styles from './photo.module.css'
import { useSidePhoto } from './use-photo'
import { usePhotoActs } from './use-photo-acts'

type Grip = 'move' | 'turn' | 'size'

/** Screen pixels: radius of the rotation ring, and how near it may come to the edge of the stage. */
const [ringRadius, edge] = [72, 90]

/** The point of the film about which the photo rotates and scales: the base of the nose if known, otherwise the photo's centre. */
const usePivot = (): Point => {
  const { bench } = useDesk()
  const { photo } = useSidePhoto()
  const { state: placement } = usePhotoActs()
  const nose = useStore(bench.session, s => s.present.points.Subnasale ?? null)
  const lies = useStore(placement, l => l.present)
  return nose ?? (lies && photo ? middleOf(lies, photo) : { x: bench.film.width / 2, y: bench.film.height / 2 })
}

interface Drag {
  readonly grip: Grip
  readonly from: Point
  readonly about: Point
}

const angle = (at: Point, about: Point): number => Math.atan2(at.y - about.y, at.x - about.x)
const reach = (at: Point, about: Point): number => Math.max(8, Math.hypot(at.x - about.x, at.y - about.y))

const spotOf = (event: PointerEvent<SVGElement>): Point => {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
}

/** Press, move and release on a grip: previewed during the gesture, one undo step at its end. */
const useGrips = (pivot: Point) => {
  const { bench } = useDesk()
  const { state: placement } = usePhotoActs()
  const drag = useRef<Drag | null>(null)
  const moved = (to: Point) => {
    const { present } = placement.get()
    const now = drag.current
    if (!present || !now) return null
    const view = bench.view.get()
    if (now.grip === 'move') return shifted(present, toImageVector(view, { x: to.x - now.from.x, y: to.y - now.from.y }))
    if (now.grip === 'turn') return turned(present, angle(to, now.about) - angle(now.from, now.about), pivot)
    return enlarged(present, reach(to, now.about) / reach(now.from, now.about), pivot)
  }
  const gripped = (grip: Grip, about: Point) => ({
    'data-grip': grip,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button !== 0 || drag.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { grip, from: spotOf(event), about }
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const next = moved(spotOf(event))
      if (next) placement.set(now => previewed(now, next))
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const [next, before] = [moved(spotOf(event)), drag.current]
      const to = spotOf(event)
      const still = before && Math.hypot(to.x - before.from.x, to.y - before.from.y) < 1
      drag.current = null
      placement.set(now => (next && !still ? placed(now, next) : previewed(now, null)))
    },
    onPointerCancel: () => {
      drag.current = null
      placement.set(now => previewed(now, null))
    },
  })
  return gripped
}

/** The photo being adjusted: dragged as a whole, rotated by the ring, scaled by the knob; the wheel still zooms the film. */
export const AdjustLayer = () => {
  const { bench } = useDesk()
  const { photo } = useSidePhoto()
  const { state: placement, finish, cancel } = usePhotoActs()
  const { lang } = useWords()
  const toast = useToast()
  const view = useStore(bench.view, v => v)
  const stage = useStore(bench.stage, s => s)
  const alignment = useStore(placement, shownOf)
  const pivot = usePivot()
  const clamp = (n: number, end: number) => Math.min(Math.max(edge, n), Math.max(edge, end - edge))
  const there = toScreen(view, pivot)
  const centre = { x: clamp(there.x, stage.width), y: clamp(there.y, stage.height) }
  const gripPivot = toImage(view, centre)
  const gripped = useGrips(gripPivot)
  const refuse = () => toast({ kind: 'warning', title: refusal('EDITING', lang), about: 'save' })
  useAdjustKeys(gripPivot, { finish: () => void finish(), cancel, refuse })
  useEffect(() => document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true }), [])
  if (!photo || !alignment) return null
  const onStage = times(matrixOf(view), matrixOn(alignment))
  const corners = [0, 1, 2, 3].map(i =>
    applied(onStage, { x: i === 1 || i === 2 ? photo.width : 0, y: i > 1 ? photo.height : 0 }),
  )
  const knob = { x: centre.x - ringRadius * Math.SQRT1_2, y: centre.y + ringRadius * Math.SQRT1_2 }
  const ring = { cx: centre.x, cy: centre.y, r: ringRadius }
  return (
    <svg className={styles.hands} data-off-stage aria-hidden="true">
      <polygon className={styles.body} points={corners.map(p => `${p.x},${p.y}`).join(' ')} {...gripped('move', centre)} />
      <circle className={styles.shade} {...ring} />
      <circle className={styles.ring} {...ring} />
      <path className={styles.ring} d={`M${centre.x - 7} ${centre.y}h14M${centre.x} ${centre.y - 7}v14`} />
      <circle className={styles.ringHit} {...ring} {...gripped('turn', centre)} />
      <rect className={styles.knob} x={knob.x - 6} y={knob.y - 6} width={12} height={12} rx={2} />
      <circle className={styles.knobHit} cx={knob.x} cy={knob.y} r={18} {...gripped('size', centre)} />
    </svg>
  )
}
