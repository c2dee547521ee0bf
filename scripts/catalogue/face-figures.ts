import type { FaceLandmarkName, FaceView } from '@sella/ceph/data/face-landmarks'
import { type FaceItemName, faceMeasurements } from '@sella/ceph/data/face-measurements'
import { measureFace } from '@sella/ceph/face/evaluate-face'
import { faceCurvesOn, faceLinesOn } from '@sella/ceph/face/face-drawing'
import { type FacePoints, resolvedFacePoints } from '@sella/ceph/face/ground'
import type { Point } from '@sella/ceph/geometry/point'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Layer, Mark, Stroke } from '@sella/drawing/scene/scene'
import { classColours, defaultColours } from '@sella/drawing/tracing/colours'
import worked from '../../packages/ceph/golden/face.json' with { type: 'json' }

/** The faces the face items are drawn on: the worked cases, whose values are known. */
export type DrawnView = Exclude<FaceView, 'face_smile'>

const caseOf = (view: DrawnView) => {
  const drawnCase = worked.cases.find(each => each.view === view)
  if (!drawnCase) throw new Error(`no worked case of ${view}`)
  return drawnCase
}

const pointsOf = (view: DrawnView): FacePoints =>
  Object.fromEntries(Object.entries(caseOf(view).landmarks).map(([name, [x = 0, y = 0]]) => [name, { x, y }]))

const frames: Readonly<Record<DrawnView, { readonly width: number; readonly height: number }>> = {
  face_side: { width: 1260, height: 1200 },
  face_frontal: { width: 1600, height: 1440 },
}

const fonts = 'system-ui, "Noto Sans SC", sans-serif'
const line = '#c2255c'
const quiet: Stroke = { colour: '#8aa0ad', width: 1.1 }

const svgOf = (view: DrawnView, marks: readonly Mark[], label: string): string => {
  const layers: readonly Layer[] = [{ id: 'face', marks }]
  const frame = frames[view]
  const svg = paintSvg({ ...frame, pixel: frame.width / 260, layers }, { fonts, sized: false })
  return svg.replace('<svg', `<svg role="img" aria-label="${label}"`).replace(/ id="layer-[^"]*"/g, '')
}

const outlines = (view: DrawnView): readonly Mark[] =>
  faceCurvesOn(view, pointsOf(view)).map(({ samples, closed }) => ({ mark: 'curve', points: samples, closed, stroke: quiet }))

const dots = (view: DrawnView): readonly Mark[] =>
  Object.values(resolvedFacePoints(view, pointsOf(view))).map(at => ({ mark: 'dot', at, radius: 1.4, fill: quiet.colour }))

const ringed = (at: Point): readonly Mark[] => [
  { mark: 'dot', at, radius: 9, fill: 'none', stroke: { colour: classColours.light.sd_positive_3, width: 1.4 } },
  { mark: 'dot', at, radius: 2.5, fill: defaultColours.tagPointColor },
]

/** Null for a point the worked case lacks. */
export function faceLandmarkFigure(view: DrawnView, name: FaceLandmarkName): string | null {
  const at = resolvedFacePoints(view, pointsOf(view))[name]
  return at ? svgOf(view, [...outlines(view), ...dots(view), ...ringed(at)], 'position') : null
}

/** A reference line of a view. */
export function faceLineFigure(view: DrawnView, name: string): string {
  const lines = faceLinesOn(view, pointsOf(view), caseOf(view).mm_per_px).filter(each => each.name === name)
  const marks = lines.map(({ from, to }): Mark => ({ mark: 'line', from, to, stroke: { colour: line, width: 1.4 } }))
  return svgOf(view, [...outlines(view), ...dots(view), ...marks], 'line')
}

/** What an item is read from, with the points it uses. */
export function faceItemFigure(view: DrawnView, item: FaceItemName): string {
  const reading = measureFace(view, pointsOf(view), { mmPerPixel: caseOf(view).mm_per_px, provenance: 'ruler' })[item]
  const figure = reading?.status === 'read' ? reading.figure : { lines: [], arcs: [] }
  const definition = faceMeasurements[view][item]
  const nodes: readonly string[] = definition && 'nodes' in definition ? definition.nodes : []
  const points: Readonly<Partial<Record<string, Point>>> = resolvedFacePoints(view, pointsOf(view))
  const drawn = figure.lines.map(
    ({ from, to, extension }): Mark => ({
      mark: 'line',
      from,
      to,
      stroke: { colour: line, width: 1.4, opacity: extension ? 0.5 : 1 },
    }),
  )
  const arcs = figure.arcs.map(
    (arc): Mark => ({ mark: 'wedge', ...arc, radius: 34, fill: 'rgba(194,37,92,0.14)', stroke: { colour: line, width: 1.2 } }),
  )
  const used = nodes.flatMap((name): readonly Mark[] => {
    const at = points[name]
    return at ? [{ mark: 'dot', at, radius: 3, fill: defaultColours.tagPointColor }] : []
  })
  return svgOf(view, [...outlines(view), ...arcs, ...drawn, ...used], 'construction')
}
