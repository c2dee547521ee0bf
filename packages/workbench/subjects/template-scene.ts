import { judge } from '@sella/ceph/analysis/judge'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { nobody } from '@sella/ceph/analysis/subject'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateLandmarks } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Layer, Ref, Scene } from '@sella/drawing/scene/scene'
import { anatomyOf } from '@sella/drawing/tracing/anatomy'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'

/** The template as a tracing: 1 unit is 1 mm, every landmark placed. */
export const templateTracing: Tracing = {
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(templateLandmarks).map(([name, p]) => [name, { ...p, origin: 'manual' as const }])),
  fileScale: { mmPerPixel: 1, provenance: 'dicom' },
}

const grey = '#87919a'
const colours = { ...defaultColours, curveColor: grey, teethColor: grey, tagPointColor: '#e54d71' }

export const templatePoint = (name: LandmarkName): Point | null => anatomyOf(templateTracing, 'right').points[name] ?? null

/** The outlines of the template in pale grey. */
export const templateScene = (lang: Lang, pixel: number): Scene => {
  const [analysis] = builtInAnalyses as readonly [Analysis, ...Analysis[]]
  return templateFigure({
    lang,
    pixel,
    analysis: { ...analysis, items: [], texts: [], lines: [] },
    highlight: null,
    points: false,
  })
}

/** The template is not an estimate, so its outlines are drawn solid. */
const solid = (layer: Layer): Layer => ({
  ...layer,
  marks: layer.marks.map(mark => (mark.mark === 'curve' ? { ...mark, stroke: { ...mark.stroke, dash: undefined } } : mark)),
})

interface FigureInput {
  readonly lang: Lang
  readonly pixel: number
  readonly analysis: Analysis
  readonly highlight: Ref | null
  readonly points: boolean
  readonly customItems?: OwnItems
}

/** An analysis drawn on the template: its lines, and the construction of the highlighted item. */
export const templateFigure = ({ lang, pixel, analysis, highlight, points, customItems }: FigureInput): Scene => {
  const scene = tracingScene({
    ...{ width: 140, height: 190, tracing: templateTracing, analysis, colours, pixel, lang, theme: 'dark', highlight },
    estimatedOutlines: true,
    evaluation: judge({
      ...nobody,
      tracing: templateTracing,
      analysis,
      overrides: {},
      customItems: customItems ?? {},
      readers: null,
    }),
    show: {
      ...defaultShow,
      points,
      pointNames: false,
      results: false,
      auxiliaryLines: analysis.items.length + analysis.lines.length > 0,
      uncertainty: false,
    },
  })
  return { ...scene, layers: scene.layers.map(solid) }
}
