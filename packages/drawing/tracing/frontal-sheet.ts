import { frontalLandmarkNames, frontalLandmarks } from '@sella/ceph/data/frontal/landmarks'
import { frontalCurvesOn, frontalLinesOn } from '@sella/ceph/frontal/film-drawing'
import { frontalPointsOf } from '@sella/ceph/frontal/points'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Anatomy, DrawnCurve } from './anatomy'
import type { ImageSheet } from './sheet'
import { shortLandmarkName } from './short-names'

const groups = { bone: 'mandible', teeth: 'teeth' } as const
const layers = { bone: 'outlines', teeth: 'teeth' } as const

/** No anatomical size gives the scale of a frontal film, so points are not coloured by error in millimetres of the face. */
const anatomyIn = ({ points }: Tracing): Anatomy => {
  const curves = frontalCurvesOn(frontalPointsOf(points))
  return {
    points,
    pixelsPerMm: null,
    curves: curves.map(
      ({ name, part, closed, samples }): DrawnCurve => ({
        ...{ name, closed, points: samples, estimated: false },
        ...{ group: groups[part], layer: layers[part] },
      }),
    ),
    gaps: curves.flatMap(({ name, without }) => without.map(point => ({ curve: name, point }))),
  }
}

const remembered = new WeakMap<Tracing['points'], Anatomy>()

/** The frontal film; its analysis determines which planes are drawn. */
export const frontalSheet: ImageSheet = {
  anatomy: tracing => {
    const anatomy = remembered.get(tracing.points) ?? anatomyIn(tracing)
    remembered.set(tracing.points, anatomy)
    return anatomy
  },
  shortName: shortLandmarkName,
  red: new Set(frontalLandmarkNames.filter(name => frontalLandmarks[name].side === 'middle')),
  lines: ({ analysis, anatomy }) =>
    frontalLinesOn(frontalPointsOf(anatomy.points))
      .filter(({ name }) => analysis.lines.includes(name))
      .map(({ name, from, to }) => ({ name, segment: { from, to } })),
}
