import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import type { DotMark, Mark } from '../../scene/scene'
import type { Anatomy } from '../anatomy'
import { specialPointColour } from '../colours'
import type { LayerInput, TracingLayer } from '../layer'
import { pointRadius } from './points'

type Tooth = 'U1' | 'L1' | 'U6' | 'L6'

/** The point about which the turning handle stands, and the point it starts from. */
const arms = {
  U1: ['U1IncisalTip', 'U1RootTip'],
  L1: ['L1IncisalTip', 'L1RootTip'],
  U6: ['U6Distal', 'U6Mesial'],
  L6: ['L6Distal', 'L6Mesial'],
} as const satisfies Readonly<Record<Tooth, readonly [string, string]>>

/** How far beyond the tooth the turning handle stands, in screen pixels. */
const beyond = 18

const rotationHandle = (anatomy: Anatomy, tooth: Tooth, pixel: number): Point | null => {
  const [from, to] = arms[tooth].map(name => anatomy.points[name])
  if (!from || !to) return null
  const along = minus(to, from)
  const length = Math.hypot(along.x, along.y)
  return length === 0 ? null : plus(to, times(along, (beyond * pixel) / length))
}

const marksOf = (tooth: Tooth, { anatomy, pixel }: LayerInput): readonly Mark[] => {
  const body = anatomy.points[tooth]
  const turn = rotationHandle(anatomy, tooth, pixel)
  if (!body || !turn) return []
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

/** While editing: a full dot moves the tooth, a hollow one turns it. */
export const handles: TracingLayer = {
  id: 'handles',
  toggle: 'teeth',
  name: { zh: '牙齿控制点', en: 'Tooth handles' },
  marks: input => (input.editing ? (['U1', 'L1', 'U6', 'L6'] as const).flatMap(tooth => marksOf(tooth, input)) : []),
}
