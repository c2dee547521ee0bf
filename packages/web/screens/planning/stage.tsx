import type { Point } from '@sella/ceph/geometry/point'
import { type PlanHandle, planHandles } from '@sella/drawing/tracing/plan-handles'
import { planScene } from '@sella/drawing/tracing/plan-scene'
import { type PointerEvent, useMemo, useRef } from 'react'
import { LayerView } from '../../editor/ink-view'
import { useStore } from '../../editor/use-store'
import { useViewBox } from '../../editor/use-view-box'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { draggedMove, type Held } from './dragging'
import styles from './planning.module.css'
import { usePlanTable } from './table'

/** Places of the pointer in the film's pixels. */
const placeOf = (event: PointerEvent<SVGElement>): Point => {
  const svg = event.currentTarget.ownerSVGElement
  const back = svg?.getScreenCTM()?.inverse()
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(back)
  return { x: at.x, y: at.y }
}

const useDrag = () => {
  const { desk, prediction, document, tracing } = usePlanTable()
  const grip = useRef<Held | null>(null)
  const take = (handle: PlanHandle, kind: Held['kind']) => (event: PointerEvent<SVGElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    desk.select(handle.segment)
    const { plan } = desk.state.get().open?.history.present ?? document
    const turned = prediction.status === 'predicted' ? prediction.autorotation.degrees : 0
    grip.current = { segment: handle.segment, kind, from: placeOf(event), pivot: handle.pivot, plan, turned }
  }
  const drag = (event: PointerEvent<SVGElement>) => {
    const now = grip.current
    if (!now || prediction.status !== 'predicted') return
    event.stopPropagation()
    const move = draggedMove(now, { start: tracing, prediction, to: placeOf(event) })
    if (move) desk.move(now.segment, move, 'preview')
  }
  const drop = (keep: boolean) => (event: PointerEvent<SVGElement>) => {
    if (!grip.current) return
    event.stopPropagation()
    grip.current = null
    desk.settle(keep)
  }
  return { take, on: { onPointerMove: drag, onPointerUp: drop(true), onPointerCancel: drop(false) } }
}

/** Where the handles are taken hold of: larger than they are drawn. */
const Grips = ({ pixel }: { readonly pixel: number }) => {
  const { prediction, document, desk } = usePlanTable()
  const selected = useStore(desk.state, state => state.selected)
  const { take, on } = useDrag()
  if (prediction.status !== 'predicted') return null
  return planHandles(prediction, document.plan).map(handle => {
    const { segment, shift, turn } = handle
    return (
      <g key={segment} data-grip={segment}>
        {shift && (
          <circle
            className={styles.grip}
            cx={shift.x}
            cy={shift.y}
            r={14 * pixel}
            onPointerDown={take(handle, 'shift')}
            {...on}
          />
        )}
        {turn && (segment === selected || !shift) && (
          <circle className={styles.grip} cx={turn.x} cy={turn.y} r={12 * pixel} onPointerDown={take(handle, 'turn')} {...on} />
        )}
      </g>
    )
  })
}

const Legend = () => {
  const { t } = useWords()
  const { document } = usePlanTable()
  return (
    <div className={styles.legend}>
      <span data-line="now">{t('planning.legendNow')}</span>
      <span data-line="plan">{t('planning.legendPlan')}</span>
      <span data-line="band">{t('planning.legendBand')}</span>
      {document.result !== null && <span data-line="end">{t('planning.legendEnd')}</span>}
    </div>
  )
}

/** The film with its tracing now and after the plan; teeth and bones are dragged by their handles. */
export const PlanStage = ({ nowOnly }: { readonly nowOnly: boolean }) => {
  const { t, lang } = useWords()
  const { photo, tracing, prediction, document, desk, outcome } = usePlanTable()
  const { width, height } = photo
  const small = useMedia(phone)
  const open = useStore(desk.state, state => state.open !== null)
  const selected = useStore(desk.state, state => state.selected)
  const { svg, viewBox, pixel, handlers } = useViewBox({ width, height })
  const { plan } = document
  const handles = open && !small
  const end = outcome?.status === 'compared' ? outcome.end : null
  const scene = useMemo(
    () =>
      prediction.status === 'predicted'
        ? planScene({
            ...{ width, height, start: tracing, end, plan, prediction, pixel, lang, theme: 'dark' },
            ...{ selected: open ? selected : null, nowOnly, handles },
          })
        : null,
    [width, height, tracing, plan, prediction, pixel, lang, open, selected, nowOnly, handles, end],
  )
  return (
    <div className={styles.stage}>
      <svg
        ref={svg}
        viewBox={viewBox}
        role="application"
        aria-label={t('planning.stage')}
        aria-description={t('planning.keys')}
        {...handlers}
        onKeyDown={undefined}
      >
        <image href={photo.url} width={width} height={height} preserveAspectRatio="none" />
        {scene?.layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
        ))}
        {handles && !nowOnly && <Grips pixel={pixel} />}
      </svg>
      <Legend />
    </div>
  )
}
