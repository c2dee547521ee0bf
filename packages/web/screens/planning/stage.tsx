import type { Photo } from '@sella/contract/entities'
import type { Layer } from '@sella/drawing/scene/scene'
import { planScene } from '@sella/drawing/tracing/plan-scene'
import { createParting, type Parted } from '@sella/workbench/canvas/parting'
import { kept } from '@sella/workbench/keep'
import { memo, useMemo, useRef, useState } from 'react'
import { LayerView } from '../../editor/ink-view'
import { useStore } from '../../editor/use-store'
import { useViewBox } from '../../editor/use-view-box'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { Grips } from './grips'
import styles from './stage.module.css'
import { gesturing, usePlanned, usePlanTable, wholePlan } from './table'

/** Under the neck, where it covers nothing of the face. */
const Legend = () => {
  const { t } = useWords()
  const compared = usePlanned(({ document }) => document.result !== null)
  const facing = usePlanned(({ prediction }) => (prediction.status === 'predicted' ? prediction.frame.facing : 'right'))
  return (
    <div className={styles.legend} data-facing={facing}>
      <span data-line="now">{t('planning.legendNow')}</span>
      <span data-line="plan">{t('planning.legendPlan')}</span>
      <span data-line="band">{t('planning.legendBand')}</span>
      {compared && <span data-line="end">{t('planning.legendEnd')}</span>}
    </div>
  )
}

interface SceneFor {
  readonly pixel: number
  readonly nowOnly: boolean
  readonly handles: boolean
}

const noLayers: readonly Layer[] = []

/** The drawing in two sheets: what a gesture moves is painted by itself, and what did not change keeps its marks. */
const useSheets = ({ pixel, nowOnly, handles }: SceneFor): Parted => {
  const { lang } = useWords()
  const { photo, tracing, desk, outcomeOf } = usePlanTable()
  const shown = usePlanned(wholePlan)
  const selected = useStore(desk.state, state => (state.open ? state.selected : null))
  const running = useStore(desk.state, gesturing)
  const [part] = useState(createParting)
  const last = useRef(noLayers)
  const { width, height } = photo
  return useMemo(() => {
    const { document, prediction } = shown
    const outcome = outcomeOf(shown)
    const end = outcome?.status === 'compared' ? outcome.end : null
    const drawn =
      prediction.status === 'predicted'
        ? planScene({
            ...{ width, height, start: tracing, end, plan: document.plan, prediction, pixel, lang, theme: 'dark' },
            ...{ selected, nowOnly, handles },
          }).layers
        : noLayers
    last.current = kept(last.current, drawn)
    return part(last.current, running)
  }, [shown, outcomeOf, width, height, tracing, pixel, lang, selected, nowOnly, handles, part, running])
}

interface SheetProps {
  readonly layers: readonly Layer[]
  readonly viewBox: string
  readonly pixel: number
}

/** A sheet of the drawing that is painted only when one of its layers is another one. */
const Sheet = memo(({ layers, viewBox, pixel }: SheetProps) => (
  <svg viewBox={viewBox} aria-hidden="true">
    {layers.map(layer => (
      <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
    ))}
  </svg>
))

const Film = memo(({ photo: { url, width, height }, viewBox }: { readonly photo: Photo; readonly viewBox: string }) => (
  <svg viewBox={viewBox} aria-hidden="true">
    <image href={url} width={width} height={height} preserveAspectRatio="none" />
  </svg>
))

/** The film with its tracing now and after the plan; teeth and bones are dragged by their handles. */
export const PlanStage = ({ nowOnly }: { readonly nowOnly: boolean }) => {
  const { t } = useWords()
  const { photo, desk } = usePlanTable()
  const small = useMedia(phone)
  const open = useStore(desk.state, state => state.open !== null)
  const { svg, viewBox, pixel, handlers } = useViewBox(photo)
  const handles = open && !small
  const { still, moving } = useSheets({ pixel, nowOnly, handles })
  return (
    <div className={styles.stage}>
      <Film photo={photo} viewBox={viewBox} />
      <Sheet layers={still} viewBox={viewBox} pixel={pixel} />
      <Sheet layers={moving} viewBox={viewBox} pixel={pixel} />
      <svg
        ref={svg}
        viewBox={viewBox}
        role="application"
        aria-label={t('planning.stage')}
        aria-description={t('planning.keys')}
        {...handlers}
        onKeyDown={undefined}
      >
        {handles && !nowOnly && <Grips pixel={pixel} />}
      </svg>
      <Legend />
    </div>
  )
}
