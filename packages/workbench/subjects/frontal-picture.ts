import { nobody } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import { frontalTemplate, frontalTemplateOutlines } from '@sella/ceph/data/frontal/template'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Layer, Mark, Ref } from '@sella/drawing/scene/scene'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { frontalSheet } from '@sella/drawing/tracing/frontal-sheet'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import type { TemplatePicture } from '../desk/subject'

const grey = '#87919a'

/** The mean film as a tracing: 1 unit is 1 mm. */
const templateTracing: Tracing = {
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(frontalTemplate).map(([name, p]) => [name, { ...p, origin: 'manual' as const }])),
  fileScale: { mmPerPixel: 1, provenance: 'dicom' },
}

/** The part of the template that is shown, mm. */
export const frontalTemplateBox = { x: -92, y: -74, width: 184, height: 216 } as const

const nothing: Analysis = {
  ...{ name: '', title: { zh: '', en: '' }, creator: 'System', items: [], lines: [], texts: [], dentitions: [], sexes: [] },
}

const skull: Layer = {
  id: 'outlines',
  marks: frontalTemplateOutlines.map(
    (points): Mark => ({ mark: 'curve', points, closed: false, stroke: { colour: grey, width: 1 } }),
  ),
}

interface Wish {
  readonly lang: Lang
  readonly pixel: number
  readonly analysis: Analysis
  readonly highlight: Ref | null
}

/** An analysis drawn on the mean film: its lines, and the construction of the highlighted item. */
export const frontalFigure = ({ analysis, ...wish }: Wish): readonly Layer[] => [
  skull,
  ...tracingScene({
    ...{ sheet: frontalSheet, width: 200, height: 240, tracing: templateTracing, analysis, ...wish, theme: 'dark' },
    evaluation: judgeFrontal({ ...nobody, tracing: templateTracing, analysis }),
    colours: { ...defaultColours, curveColor: grey, teethColor: grey },
    show: { ...defaultShow, pointNames: false, uncertainty: false, results: false, auxiliaryLines: true },
    estimatedOutlines: true,
  }).layers,
]

/** mm from the picture's middle up or down to a point, at most: its ring and its name stand whole in 158 mm. */
const mostOff = 60

/** The mean film in pale grey with small points, to show where a point belongs. */
export const frontalPicture: TemplatePicture = {
  at: name => (isFrontalLandmark(name) ? frontalTemplate[name] : null),
  // One half shows too little, so the whole width is shown; the picture follows a point at its upper or lower edge.
  around: ({ y }) => ({ middle: { x: 0, y: Math.min(Math.max(34, y - mostOff), y + mostOff) }, width: 190 }),
  layers: (lang, pixel) => [
    skull,
    ...tracingScene({
      ...{
        sheet: frontalSheet,
        width: 200,
        height: 240,
        tracing: templateTracing,
        analysis: nothing,
        pixel,
        lang,
        theme: 'dark',
      },
      evaluation: judgeFrontal({ ...nobody, tracing: templateTracing, analysis: nothing }),
      colours: { ...defaultColours, curveColor: grey, teethColor: grey, tagPointColor: grey },
      show: { ...defaultShow, uncertainty: false, results: false },
      estimatedOutlines: true,
    }).layers,
  ],
}
