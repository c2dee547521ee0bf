import { type SegmentName, segments } from '@sella/ceph/data/planning/segments'
import type { Point } from '@sella/ceph/geometry/point'
import { planHandles } from '@sella/drawing/tracing/plan-handles'
import { same } from '@sella/workbench/keep'
import { memo, type PointerEvent, useMemo } from 'react'
import { useStore } from '../../editor/use-store'
import { draggedMove, type Held } from './dragging'
import styles from './stage.module.css'
import { type PlanTable, usePlanned, usePlanTable, wholePlan } from './table'

/** Places of the pointer in the film's pixels. */
const placeOf = (event: PointerEvent<SVGElement>): Point => {
  const svg = event.currentTarget.ownerSVGElement
  const back = svg?.getScreenCTM()?.inverse()
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(back)
  return { x: at.x, y: at.y }
}

type Hand = Pick<PlanTable, 'desk' | 'planned' | 'tracing'>

interface Drag {
  readonly onPointerDown: (event: PointerEvent<SVGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGElement>) => void
  readonly onPointerUp: (event: PointerEvent<SVGElement>) => void
  readonly onPointerCancel: (event: PointerEvent<SVGElement>) => void
}

/** The hand on one handle. Everything is read when it happens, so that the handle need not be drawn anew with each step. */
const dragOf = ({ desk, planned, tracing }: Hand, segment: SegmentName, kind: Held['kind']): Drag => {
  let grip: Held | null = null
  const drop = (keep: boolean) => (event: PointerEvent<SVGElement>) => {
    if (!grip) return
    event.stopPropagation()
    grip = null
    desk.settle(keep)
  }
  return {
    onPointerDown: event => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      desk.select(segment)
      const { prediction, document } = planned()
      if (prediction.status !== 'predicted') return
      const plan = desk.state.get().open?.history.present.plan ?? document.plan
      const pivot = planHandles(prediction, document.plan).find(each => each.segment === segment)?.pivot ?? null
      const [edge, apex] = segments[segment].carries.map(name => prediction.tracing.points[name])
      const ends = edge && apex ? ([edge, apex] as const) : null
      grip = { segment, kind, from: placeOf(event), pivot, plan, ends, turned: prediction.autorotation.degrees }
    },
    onPointerMove: event => {
      const { prediction } = planned()
      if (!grip || prediction.status !== 'predicted') return
      event.stopPropagation()
      const move = draggedMove(grip, { start: tracing, prediction, to: placeOf(event) })
      if (move) desk.move(segment, move, 'preview')
    },
    onPointerUp: drop(true),
    onPointerCancel: drop(false),
  }
}

interface GripProps {
  readonly segment: SegmentName
  readonly kind: Held['kind']
  readonly at: Point
  readonly r: number
}

const Grip = memo(({ segment, kind, at, r }: GripProps) => {
  const { desk, planned, tracing } = usePlanTable()
  const drag = useMemo(() => dragOf({ desk, planned, tracing }, segment, kind), [desk, planned, tracing, segment, kind])
  return <circle className={styles.grip} data-kind={kind} cx={at.x} cy={at.y} r={r} {...drag} />
}, same)

/** Where the handles are taken hold of: larger than they are drawn. */
export const Grips = ({ pixel }: { readonly pixel: number }) => {
  const { desk } = usePlanTable()
  const { prediction, document } = usePlanned(wholePlan)
  const selected = useStore(desk.state, state => state.selected)
  if (prediction.status !== 'predicted') return null
  return planHandles(prediction, document.plan).map(({ segment, shift, turn, pivot }) => (
    <g key={segment} data-grip={segment}>
      {pivot && segment === selected && <Grip segment={segment} kind="pivot" at={pivot} r={10 * pixel} />}
      {shift && <Grip segment={segment} kind="shift" at={shift} r={14 * pixel} />}
      {turn && (segment === selected || !shift) && <Grip segment={segment} kind="turn" at={turn} r={12 * pixel} />}
    </g>
  ))
}
