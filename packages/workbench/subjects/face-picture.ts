import type { Analysis } from '@sella/ceph/data/analysis-row'
import { faceTemplates } from '@sella/ceph/data/face-template'
import type { FaceView } from '@sella/ceph/data/face-views'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Layer, Ref } from '@sella/drawing/scene/scene'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { faceSheet } from '@sella/drawing/tracing/face-sheet'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import type { TemplatePicture } from '../desk/subject'

const nothing: Analysis = {
  name: '',
  title: { zh: '', en: '' },
  creator: 'System',
  items: [],
  lines: [],
  texts: [],
  dentitions: [],
  sexes: [],
}

const tracingOf = (view: FaceView): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(faceTemplates[view]).map(([name, p]) => [name, { ...p, origin: 'manual' as const }])),
})

/** The part of the template on which an analysis is shown, mm. */
export const faceTemplateBox = (view: FaceView) =>
  view === 'face_side' ? { x: 28, y: -6, width: 170, height: 259 } : { x: -88, y: -8, width: 176, height: 268 }

interface Wish {
  readonly lang: Lang
  readonly pixel: number
  readonly analysis: Analysis
  readonly highlight: Ref | null
}

/** An analysis drawn on the mean face: its lines, and the construction of the highlighted item. */
export const faceFigure = (view: FaceView, { analysis, ...wish }: Wish): readonly Layer[] => {
  const tracing = tracingOf(view)
  const calibration = { mmPerPixel: 1, provenance: 'dicom' } as const
  return tracingScene({
    ...{ sheet: faceSheet(view), width: 200, height: 240, tracing, analysis, ...wish, theme: 'dark' },
    evaluation: evaluateFace({ view, points: tracing.points, calibration }, analysis.items),
    colours: { ...defaultColours, curveColor: '#87919a' },
    show: { ...defaultShow, pointNames: false, uncertainty: false, results: false, auxiliaryLines: true },
    estimatedOutlines: true,
  }).layers
}

/** The mean face of a view in pale grey with small points, to show where a point belongs. */
export const facePicture = (view: FaceView): TemplatePicture => {
  const tracing = tracingOf(view)
  const evaluation = evaluateFace({ view, points: tracing.points, calibration: { mmPerPixel: null, provenance: 'none' } }, [])
  const scene = (lang: Lang, pixel: number) =>
    tracingScene({
      ...{ sheet: faceSheet(view), width: 200, height: 240, tracing, evaluation, analysis: nothing, pixel, lang, theme: 'dark' },
      colours: { ...defaultColours, curveColor: '#87919a', tagPointColor: '#87919a' },
      show: { ...defaultShow, uncertainty: false, results: false },
      estimatedOutlines: true,
    })
  return {
    at: name => faceTemplates[view][name as keyof (typeof faceTemplates)[typeof view]] ?? null,
    // On a profile, the line around a point shows its place; from the front, the whole face is needed.
    around: middle => (view === 'face_side' ? { middle, width: 96 } : { middle: { x: 0, y: 126 }, width: 236 }),
    layers: (lang, pixel) => scene(lang, pixel).layers,
  }
}
