import type { Photo } from '@sella/contract/entities'
import type { Layer } from '@sella/drawing/scene/scene'
import { planScene } from '@sella/drawing/tracing/plan-scene'
import type { Sight } from '@sella/drawing/tracing/plan-scene-input'
import { createParting, type Parted } from '@sella/workbench/canvas/parting'
import { faceView } from '@sella/workbench/planning/face-view'
import { reusedLayers } from '@sella/workbench/reused-layers'
import { Button } from 'antd'
import { Expand, Focus } from 'lucide-react'
import { memo, useMemo, useRef, useState } from 'react'
import { LayerView } from '../../editor/ink-view'
import { MovingSheet } from '../../editor/moving-sheet'
import { useStore } from '../../editor/use-store'
import { useViewBox } from '../../editor/use-view-box'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { Grips } from './grips'
import styles from './stage.module.css'
import { gesturing, useDrawnPlan, usePlanned, usePlanTable } from './table'

/** Below the neck, where it covers nothing of the face. */
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

/** What the keys do, where there is a keyboard and room to say so. */
const KeyHints = () => {
  const { t } = useWords()
  const facing = usePlanned(({ prediction }) => (prediction.status === 'predicted' ? prediction.frame.facing : 'right'))
  return (
    <div className={styles.keys} data-facing={facing} aria-hidden>
      {(['arrows', 'shift', 'turn', 'space'] as const).map(key => (
        <span key={key}>
          <kbd>{t(`planning.keyCaps.${key}`)}</kbd> {t(`planning.keyActs.${key}`)}
        </span>
      ))}
    </div>
  )
}

interface SceneFor {
  readonly pixel: number
  readonly sight: Sight
  readonly nowOnly: boolean
  readonly handles: boolean
}

const noLayers: readonly Layer[] = []

/** The drawing in two layers: what a gesture moves is painted separately, and what did not change keeps its marks. */
const useSheets = ({ pixel, sight, nowOnly, handles }: SceneFor): Parted => {
  const { lang } = useWords()
  const { photo, tracing, desk, outcomeOf } = usePlanTable()
  const shown = useDrawnPlan()
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
            ...{ selected, nowOnly, handles, sight, amounts: true },
          }).layers
        : noLayers
    last.current = reusedLayers(last.current, drawn)
    return part(last.current, running)
  }, [shown, outcomeOf, width, height, tracing, pixel, sight, lang, selected, nowOnly, handles, part, running])
}

interface SheetProps {
  readonly layers: readonly Layer[]
  readonly viewBox: string
  readonly pixel: number
}

/** A layer of the drawing, repainted only if one of its layers changed. */
const Sheet = memo(({ layers, viewBox, pixel }: SheetProps) => (
  <svg viewBox={viewBox} aria-hidden="true">
    {layers.map(layer => (
      <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
    ))}
  </svg>
))

interface MovedProps {
  readonly layers: readonly Layer[]
  readonly sight: Sight
  readonly pixel: number
}

/** What a gesture moves, over the drawing; `sight` is what the stage shows of the film. */
const Moved = ({ layers, sight: { left, top, right, bottom }, pixel }: MovedProps) => {
  const matrix = useMemo(() => [1 / pixel, 0, 0, 1 / pixel, -left / pixel, -top / pixel] as const, [left, top, pixel])
  const size = useMemo(
    () => ({ width: (right - left) / pixel, height: (bottom - top) / pixel }),
    [left, top, right, bottom, pixel],
  )
  return <MovingSheet layers={layers} matrix={matrix} pixel={pixel} turn={0} size={size} />
}

const Film = memo(({ photo: { url, width, height }, viewBox }: { readonly photo: Photo; readonly viewBox: string }) => (
  <svg viewBox={viewBox} aria-hidden="true">
    <image href={url} width={width} height={height} preserveAspectRatio="none" />
  </svg>
))

const wholeFilm = { x: 0, y: 0, zoom: 1 }

/** The film with its tracing now and after the plan; teeth and bones are dragged by their handles. */
export const PlanStage = ({ nowOnly }: { readonly nowOnly: boolean }) => {
  const { t } = useWords()
  const { photo, tracing, desk } = usePlanTable()
  const small = useMedia(phone)
  const open = useStore(desk.state, state => state.open !== null)
  const face = useMemo(() => faceView(tracing.points, photo), [tracing, photo])
  const { svg, viewBox, pixel, sight, enlarged, handlers, show } = useViewBox(photo, face)
  const handles = open && !small
  const { still, moving } = useSheets({ pixel, sight, nowOnly, handles })
  return (
    <div className={styles.stage}>
      <Film photo={photo} viewBox={viewBox} />
      <Sheet layers={still} viewBox={viewBox} pixel={pixel} />
      {moving.length > 0 && <Moved layers={moving} sight={sight} pixel={pixel} />}
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
      {handles && <KeyHints />}
      <Button
        size="small"
        className={styles.whole}
        icon={enlarged ? <Expand size={14} aria-hidden /> : <Focus size={14} aria-hidden />}
        onClick={() => show(enlarged ? wholeFilm : face)}
      >
        {t(enlarged ? 'planning.wholeFilm' : 'planning.faceOnly')}
      </Button>
    </div>
  )
}
