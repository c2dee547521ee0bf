import { type SegmentName, segmentNames, segments } from '@sella/ceph/data/planning/segments'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { type PlanHandle, planHandles } from '@sella/drawing/tracing/plan-handles'
import { draggedMove, type PlanDrag } from '@sella/workbench/planning/dragging'
import { same } from '@sella/workbench/same'
import { memo, type PointerEvent, useMemo } from 'react'
import { useStore } from '../../editor/use-store'
import styles from './stage.module.css'
import { type PlanTable, usePlanned, usePlanTable, wholePlan } from './table'

/** The pointer's position in the film's pixels. */
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

/** Dragging one handle. Everything is read at the event, so that the handle is not re-rendered at each step. */
const dragOf = ({ desk, planned, tracing }: Hand, segment: SegmentName, kind: PlanDrag['kind']): Drag => {
  let grip: PlanDrag | null = null
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
  readonly kind: PlanDrag['kind']
  readonly at: Point
  readonly r: number
}

const Grip = memo(({ segment, kind, at, r }: GripProps) => {
  const { desk, planned, tracing } = usePlanTable()
  const drag = useMemo(() => dragOf({ desk, planned, tracing }, segment, kind), [desk, planned, tracing, segment, kind])
  return <circle className={styles.grip} data-kind={kind} cx={at.x} cy={at.y} r={r} {...drag} />
}, same)

interface Placed extends GripProps {
  readonly key: string
}

/** Screen pixels by which a press may miss a handle, and the least where handles are close together. */
const reach = { shift: 14, turn: 12, pivot: 10 } as const
const leastReach = 5

/** At most half way to the next handle, so that the nearest one is taken: edges of upper and lower incisors lie a few pixels apart. */
const reachOf = (grip: Omit<Placed, 'r'>, all: readonly Omit<Placed, 'r'>[], pixel: number): number => {
  const next = Math.min(...all.filter(each => each !== grip).map(each => distance(each.at, grip.at) / pixel))
  return Math.min(reach[grip.kind], Math.max(leastReach, next / 2)) * pixel
}

const gripsOf = (handles: readonly PlanHandle[], selected: SegmentName, pixel: number): readonly Placed[] => {
  const all = handles.flatMap(({ segment, ...at }) =>
    (['pivot', 'shift', 'turn'] as const).flatMap(kind => {
      const place = at[kind]
      const shown = segment === selected || kind === 'shift' || (kind === 'turn' && !at.shift)
      return place && shown ? [{ key: `${segment} ${kind}`, segment, kind, at: place }] : []
    }),
  )
  return all.map(grip => ({ ...grip, r: reachOf(grip, all, pixel) }))
}

/** The hit areas of the handles: larger than drawn. */
export const Grips = ({ pixel }: { readonly pixel: number }) => {
  const { desk } = usePlanTable()
  const { prediction, document } = usePlanned(wholePlan)
  const selected = useStore(desk.state, state => state.selected)
  if (prediction.status !== 'predicted') return null
  const grips = gripsOf(planHandles(prediction, document.plan), selected, pixel)
  return segmentNames.map(segment => (
    <g key={segment} data-grip={segment}>
      {grips
        .filter(grip => grip.segment === segment)
        .map(({ key, ...grip }) => (
          <Grip key={key} {...grip} />
        ))}
    </g>
  ))
}
