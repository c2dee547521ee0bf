import type { FaceLandmarkName } from '../data/face-landmarks'
import { faceIntermediates, faceMeasurements } from '../data/face-measurements'
import type { FaceIntermediateRow } from '../data/face-measurements/row'
import type { Point } from '../geometry/point'
import { isCombinedKind, isPointKind, pointKinds } from '../kinds'
import type { FaceDefinition } from '../kinds/face-definition'
import type { Figure } from '../kinds/figure'
import { combine } from '../measure/combine'
import { missing, type Raw } from '../measure/raw'
import { noMoves } from '../measure/uncertainty'
import type { FaceGround } from './ground'
import { faceKinds, isFaceKind } from './kinds'

interface AnyKind {
  readonly gives: 'angle' | 'length'
  readonly value: (nodes: readonly Point[]) => number | null
  readonly figure: (nodes: readonly Point[]) => Figure
}

interface Given {
  readonly names: readonly FaceLandmarkName[]
  readonly nodes: readonly Point[]
}

const raw = (
  value: number | null,
  { names }: Given,
  rest: { readonly lengthPower: number; readonly figure: () => Figure },
): Raw =>
  value === null || !Number.isFinite(value)
    ? missing('degenerate', [...new Set(names)])
    : { status: 'raw', value, lengthPower: rest.lengthPower, figure: rest.figure(), moves: noMoves }

function readOwnKind(definition: FaceDefinition, given: Given, { axis, view }: FaceGround): Raw {
  if (!isFaceKind(definition.kind)) return missing('unknown-kind')
  const kind = faceKinds[definition.kind]
  if (kind.onAxis && axis === null) {
    return missing('missing-points', view === 'face_side' ? ['trH_1', 'trH_2'] : ['SoftTissueGlabella', 'Subnasale'])
  }
  const against = axis ?? { at: { x: 0, y: 0 }, down: { x: 0, y: 1 } }
  const part = 'part' in definition ? definition.part : 0
  const figure = () => kind.figure(given.nodes, against, part)
  return raw(kind.value(given.nodes, against, part), given, { lengthPower: 0, figure })
}

function readNodes(definition: FaceDefinition & { readonly nodes: readonly string[] }, ground: FaceGround): Raw {
  const names = definition.nodes as readonly FaceLandmarkName[]
  const nodes = names.map(name => ground.points[name]).filter(point => point !== undefined)
  if (nodes.length < names.length) return missing('missing-points', [...new Set(names.filter(name => !ground.points[name]))])
  if (!isPointKind(definition.kind)) return readOwnKind(definition, { names, nodes }, ground)
  const kind = pointKinds[definition.kind] as unknown as AnyKind
  const lengthPower = kind.gives === 'angle' ? 0 : 1
  return raw(kind.value(nodes), { names, nodes }, { lengthPower, figure: () => kind.figure(nodes) })
}

const rowOf = (item: string, { view }: FaceGround): FaceIntermediateRow | undefined => {
  const items: Readonly<Record<string, FaceIntermediateRow | undefined>> = faceMeasurements[view]
  if (Object.hasOwn(items, item)) return items[item]
  return Object.hasOwn(faceIntermediates[view], item) ? faceIntermediates[view][item] : undefined
}

/** The raw value of an item or intermediate of the photo's view: degrees, pixels or a bare number. */
export function readFace(item: string, ground: FaceGround): Raw {
  const row = rowOf(item, ground)
  if (row === undefined) return missing('needs-other-item', [item])
  if ('nodes' in row) return readNodes(row, ground)
  if (!isCombinedKind(row.kind)) return missing('unknown-kind')
  return combine(
    { kind: row.kind, of: row.of },
    row.of.map(each => readFace(each, ground)),
  )
}
