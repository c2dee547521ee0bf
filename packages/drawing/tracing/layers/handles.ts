import type { Point } from '@sella/ceph/geometry/point'
import { type ToothName, toothHandles, toothNames } from '@sella/ceph/tracing/teeth'
import type { DotMark, Mark } from '../../scene/scene'
import { specialPointColour } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'
import { pointRadius } from './points'

const marksOf = (tooth: ToothName, { anatomy }: LayerInput): readonly Mark[] => {
  const taken = toothHandles(anatomy.points, tooth)
  if (!taken) return []
  const { translate: body, rotate: turn } = taken
  const dot = (at: Point, handle: 'translate' | 'rotate'): DotMark => ({
    mark: 'dot',
    at,
    radius: pointRadius(tooth),
    fill: handle === 'translate' ? specialPointColour : 'rgba(0,0,0,0.55)',
    stroke: handle === 'translate' ? { colour: '#000000', width: 1, opacity: 0.55 } : { colour: specialPointColour, width: 1.5 },
    ref: { kind: 'tooth', tooth, handle },
  })
  const arm: Mark = {
    mark: 'line',
    from: body,
    to: turn,
    stroke: { colour: specialPointColour, width: 1, dash: [2, 3], opacity: 0.6 },
  }
  return [arm, dot(turn, 'rotate'), dot(body, 'translate')]
}

/** While editing: a filled dot moves the tooth, a hollow one rotates it. */
export const handles: TracingLayer = {
  id: 'handles',
  toggle: 'teeth',
  marks: input => (input.editing ? toothNames.flatMap(tooth => marksOf(tooth, input)) : []),
}
