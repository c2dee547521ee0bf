import type { LandmarkName } from '../data/landmarks'
import { wrapDegrees } from '../geometry/angle'
import type { Point } from '../geometry/point'
import { combine } from './combine'
import type { Definition, PointDefinition } from './definition'
import { type Ground, unknownKind } from './ground'
import { isCombinedKind, isPointKind, pointKinds } from './kinds'
import type { PointKind } from './kinds/kind'
import { missing, type Raw } from './raw'
import { toPlace } from './to-place'
import { movesOfNodes } from './uncertainty'

/** A kind as a row of the table, number of nodes forgotten; rows and own items are checked before they come here. */
interface AnyKind {
  readonly gives: 'angle' | 'length'
  readonly fixed?: readonly LandmarkName[]
  readonly value: (nodes: readonly Point[]) => number | null
  readonly figure: (nodes: readonly Point[]) => ReturnType<PointKind<2>['figure']>
}

const betweenLengths = (a: number, b: number): number => a - b
const betweenAngles = (a: number, b: number): number => wrapDegrees(a - b)

/** The nodes' positions in order; null when one is missing. */
function placesOf(names: readonly LandmarkName[], { points }: Ground): readonly Point[] | null {
  const places: Point[] = []
  for (const name of names) {
    const at = points[name]
    if (at === undefined) return null
    places.push(at)
  }
  return places
}

const has =
  ({ points }: Ground) =>
  (name: LandmarkName): boolean =>
    points[name] !== undefined

function readPoints(definition: PointDefinition, ground: Ground): Raw {
  const kind = pointKinds[definition.kind] as unknown as AnyKind
  const names: readonly LandmarkName[] = kind.fixed ? [...definition.nodes, ...kind.fixed] : definition.nodes
  const nodes = placesOf(names, ground)
  if (nodes === null) return missing('missing-points', [...new Set(names.flatMap(name => toPlace(name, has(ground))))])
  const value = kind.value(nodes)
  if (value === null || !Number.isFinite(value)) return missing('degenerate', [...new Set(names)])
  const angle = kind.gives === 'angle'
  const shifts = ground.uncertain.length === 0 ? [] : names.map(name => ground.spreads[name] ?? [])
  const difference = angle ? betweenAngles : betweenLengths
  const moves = movesOfNodes({ nodes, here: value, value: kind.value, difference }, shifts)
  return { status: 'raw', value, lengthPower: angle ? 0 : 1, figure: kind.figure(nodes), moves }
}

function compute(item: string, definition: Definition, ground: Ground): Raw {
  if (isCombinedKind(definition.kind) && 'of' in definition) {
    // Until it is read: what its operands find when they need it themselves.
    ground.read.set(item, missing('degenerate', [item]))
    return combine(
      definition,
      definition.of.map(item => read(item, ground)),
    )
  }
  if (isPointKind(definition.kind) && 'nodes' in definition) return readPoints(definition, ground)
  ground.log(unknownKind, definition.kind)
  return missing('unknown-kind')
}

/** The raw value of an item, read once per ground. An item that in the end needs itself is degenerate. */
export function read(item: string, ground: Ground): Raw {
  const known = ground.read.get(item)
  if (known) return known
  const definition = ground.lookup(item)
  if (!definition) return missing('needs-other-item', [item])
  const raw = compute(item, definition, ground)
  ground.read.set(item, raw)
  return raw
}
