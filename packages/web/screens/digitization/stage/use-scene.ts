import type { Layer, Scene } from '@sella/drawing/scene/scene'
import { type TracingSceneInput, tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { underMiniMap } from '@sella/workbench/canvas/mini-map'
import { toImage, type View } from '@sella/workbench/canvas/view'
import { reusedLayers } from '@sella/workbench/reused-layers'
import { shown } from '@sella/workbench/session/session'
import { tools } from '@sella/workbench/tools/index'
import { useMemo, useRef } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { type ScreenDesk, useDesk, useEvaluation } from '../desk'
import { useGapLog } from './use-gap-log'

/** The visible part of the film, in its own pixels. */
const inView = (desk: ScreenDesk, view: View): TracingSceneInput['view'] => {
  const { width, height } = desk.bench.stage.get()
  const corners = [0, width].flatMap(x => [0, height].map(y => toImage(view, { x, y })))
  const [xs, ys] = [corners.map(p => p.x), corners.map(p => p.y)]
  const margin = 6 / view.zoom
  return {
    left: Math.max(0, Math.min(...xs) + margin),
    right: Math.min(desk.film.width, Math.max(...xs) - margin),
    top: Math.max(0, Math.min(...ys) + margin),
    bottom: Math.min(desk.film.height, Math.max(...ys) - margin),
  }
}

/** Where labels may stand, in the film's own pixels: inside its visible part, and not under the small map. */
const labelRoom = (desk: ScreenDesk, view: View): Pick<TracingSceneInput, 'view' | 'obstacles'> => {
  const map = underMiniMap(view, desk.film, desk.bench.stage.get())
  return { view: inView(desk, view), obstacles: map ? [map] : [] }
}

/** While a point is dragged only its labels, otherwise the analysis' own list. */
const useDraggedPoint = (desk: ScreenDesk) => {
  const session = useStore(desk.bench.session, s => s)
  const gripped = useStore(desk.bench.hand, hand => tools[hand.tool].holds?.(hand.state) ?? null)
  const point = gripped && gripped !== 'ruler0' && gripped !== 'ruler1' ? gripped : null
  return { point, at: (point && session.preview?.points[point]) || null }
}

/** What a frame is drawn from, each part of it as it is now. */
const useDrawn = ({ bench, ...desk }: ScreenDesk) => ({
  tracing: useStore(bench.session, shown),
  editing: useStore(bench.session, s => s.mode === 'editing'),
  view: useStore(bench.settled, v => v),
  highlight: useStore(bench.hover, r => r),
  selected: useStore(bench.hand, h => h.selected),
  display: useStore(desk.display, d => d),
  colours: useStore(desk.colours, c => c),
  choice: useStore(desk.choice, c => c),
})

/** The drawing of this frame, with at most this many value labels. Unchanged layers keep their identity and are not repainted. */
export const useScene = (mostLabels?: number): Scene => {
  const desk = useDesk()
  const { lang } = useWords()
  const { film } = desk
  const evaluation = useEvaluation()
  const { tracing, editing, view, highlight, selected, display, colours, choice } = useDrawn(desk)
  const inHand = useDraggedPoint(desk)
  useGapLog(desk.subject.sheet.anatomy(tracing, evaluation.facing).gaps)
  const last = useRef<{ places: ReturnType<typeof tracingScene>['places']; layers: readonly Layer[] }>({ places: {}, layers: [] })
  return useMemo(() => {
    const leans = inHand.point && desk.subject.affected(inHand.point, choice.customItems)
    const labels = leans ? { labelsOf: choice.analysis.items.filter(item => leans.has(item)) } : {}
    const scene = tracingScene({
      sheet: desk.subject.sheet,
      ...{ width: film.width, height: film.height, tracing, evaluation, analysis: choice.analysis, show: display, colours },
      ...{ pixel: 1 / view.zoom, lang, theme: 'dark', estimatedOutlines: display.estimated, highlight, selected, editing },
      ...{ dragged: inHand.at, ...labelRoom(desk, view), lastPlaces: last.current.places, mostLabels, ...labels },
    })
    const layers = reusedLayers(last.current.layers, scene.layers)
    last.current = { places: scene.places, layers }
    return { ...scene, layers }
  }, [
    desk,
    film,
    tracing,
    evaluation,
    choice,
    display,
    colours,
    view,
    lang,
    highlight,
    selected,
    editing,
    inHand.point,
    inHand.at,
    mostLabels,
  ])
}
