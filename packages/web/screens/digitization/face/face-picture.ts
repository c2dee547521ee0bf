import type { Analysis } from '@sella/ceph/analysis/analysis'
import type { FaceView } from '@sella/ceph/data/face-landmarks'
import { faceTemplates } from '@sella/ceph/data/face-template'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { faceSheet } from '@sella/drawing/tracing/face-sheet'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import type { TemplatePicture } from '../subject'

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

/** The mean face of a view in quiet grey, its points small: where a point belongs. */
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
    layers: (lang, pixel) => scene(lang, pixel).layers,
  }
}
