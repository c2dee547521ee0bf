import type { LandmarkName } from '../data/landmarks'
import { wrapDegrees } from '../geometry/angle'
import type { Point } from '../geometry/point'
import { type Quarters, turnByQuarters } from '../geometry/transform'
import { isCombinedKind, isPointKind, pointKinds } from '../kinds'
import type { CombinedDefinition, Definition, PointDefinition } from '../kinds/definition'
import type { PointKind } from '../kinds/kind'
import { combine } from './combine'
import { type Ground, unknownKind } from './ground'
import { missing, type Raw } from './raw'
import type { Shift } from './spread'
import { toPlace } from './to-place'
import { movesOfNodes } from './uncertainty'

/** A kind with its number of nodes erased; rows and own items have been checked before they get here. */
interface AnyKind {
  readonly gives: 'angle' | 'length'
  readonly byEdge?: true
  readonly fixed?: readonly LandmarkName[]
  readonly value: (nodes: readonly Point[]) => number | null
  readonly figure: (nodes: readonly Point[]) => ReturnType<PointKind<2>['figure']>
}

const betweenLengths = (a: number, b: number): number => a - b
const betweenAngles = (a: number, b: number): number => wrapDegrees(a - b)

const has =
  ({ points }: Ground) =>
  (name: LandmarkName): boolean =>
    points[name] !== undefined

/**
 * The parts of an item that do not depend on the film, and its last value, which mostly stays the same while a point is dragged.
 * A cache only.
 */
interface Plan {
  readonly kind: AnyKind
  readonly names: readonly LandmarkName[]
  nodes: readonly Point[]
  /** Those of each node; empty if no point of the film states an error. */
  shifts: Shifts
  /** How they were set upright. */
  quarters: Quarters
  raw: Raw | null
}

type Shifts = readonly (readonly Shift[])[]

const plans = new WeakMap<Definition, Plan>()

function planOf(definition: PointDefinition): Plan {
  const remembered = plans.get(definition)
  if (remembered !== undefined) return remembered
  const kind = pointKinds[definition.kind] as unknown as AnyKind
  const names: readonly LandmarkName[] = kind.fixed ? [...definition.nodes, ...kind.fixed] : definition.nodes
  const plan: Plan = { kind, names, nodes: [], shifts: [], quarters: 0, raw: null }
  plans.set(definition, plan)
  return plan
}

/** Whether none of the nodes has moved. */
const unmoved = ({ names, nodes }: Plan, { points }: Ground): boolean => {
  if (nodes.length !== names.length) return false
  for (let i = 0; i < nodes.length; i++) {
    const before = nodes[i]
    const now = points[names[i] as LandmarkName]
    if (before === undefined || now === undefined) return false
    if (before !== now && (before.x !== now.x || before.y !== now.y)) return false
  }
  return true
}

const sameShifts = (a: readonly Shift[], b: readonly Shift[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const [left, right] = [a[i] as Shift, b[i] as Shift]
    if (left.source !== right.source || left.dx !== right.dx || left.dy !== right.dy) return false
  }
  return true
}

/** Whether the nodes' errors are those of before. */
const erringAlike = ({ shifts: before }: Plan, now: Shifts): boolean =>
  before.length === now.length && now.every((shifts, i) => sameShifts(shifts, before[i] as readonly Shift[]))

/** The nodes' positions in order; null if one is missing. */
function placesOf(names: readonly LandmarkName[], { points }: Ground): readonly Point[] | null {
  const places: Point[] = []
  for (const name of names) {
    const at = points[name]
    if (at === undefined) return null
    places.push(at)
  }
  return places
}

/** A kind of a film that lies on its side or stands on its head: it is given the nodes upright, and its figure is turned back. */
function setUpright(kind: AnyKind, quarters: Quarters): AnyKind {
  if (quarters === 0) return kind
  const upright = (nodes: readonly Point[]) => nodes.map(node => turnByQuarters(node, quarters))
  const back = (point: Point) => turnByQuarters(point, ((4 - quarters) % 4) as Quarters)
  return {
    ...kind,
    value: nodes => kind.value(upright(nodes)),
    figure: nodes => {
      const { lines, arcs } = kind.figure(upright(nodes))
      const turned = arcs.map(arc => ({ ...arc, at: back(arc.at), start: arc.start - (quarters * Math.PI) / 2 }))
      return { lines: lines.map(line => ({ ...line, from: back(line.from), to: back(line.to) })), arcs: turned }
    },
  }
}

function readNodes(kind: AnyKind, { names }: Plan, nodes: readonly Point[], shifts: Shifts): Raw {
  const value = kind.value(nodes)
  if (value === null || !Number.isFinite(value)) return missing('degenerate', [...new Set(names)])
  const angle = kind.gives === 'angle'
  const difference = angle ? betweenAngles : betweenLengths
  const moves = movesOfNodes({ nodes, here: value, value: kind.value, difference }, shifts)
  return { status: 'raw', value, lengthPower: angle ? 0 : 1, figure: kind.figure(nodes), moves }
}

const exact: readonly Shift[] = []

function readPlan(plan: Plan, ground: Ground): Raw {
  const shifts = ground.uncertain.length === 0 ? [] : plan.names.map(name => ground.spreads[name] ?? exact)
  const quarters = plan.kind.byEdge ? ground.toUpright : 0
  // A value and its error depend only on the nodes' positions and errors, and on the edge it is measured along.
  if (plan.raw !== null && quarters === plan.quarters && unmoved(plan, ground) && erringAlike(plan, shifts)) return plan.raw
  const nodes = placesOf(plan.names, ground)
  if (nodes === null) return missing('missing-points', [...new Set(plan.names.flatMap(name => toPlace(name, has(ground))))])
  const raw = readNodes(setUpright(plan.kind, quarters), plan, nodes, shifts)
  Object.assign(plan, { nodes, shifts, quarters, raw })
  return raw
}

interface Combined {
  readonly operands: readonly Raw[]
  readonly raw: Raw
}

/** The last value of items combined from others; the same operands give the same result. A cache only. */
const combined = new WeakMap<CombinedDefinition, Combined>()

function readOperands(definition: CombinedDefinition, ground: Ground): Raw {
  const operands = definition.of.map(item => read(item, ground))
  const remembered = combined.get(definition)
  if (remembered?.operands.every((operand, i) => operand === operands[i])) return remembered.raw
  const raw = combine(definition, operands)
  combined.set(definition, { operands, raw })
  return raw
}

function compute(item: string, definition: Definition, ground: Ground): Raw {
  if (isCombinedKind(definition.kind) && 'of' in definition) {
    // Placeholder while the item is being computed, so that operands that depend on it find it degenerate.
    ground.read.set(item, missing('degenerate', [item]))
    return readOperands(definition, ground)
  }
  if (isPointKind(definition.kind) && 'nodes' in definition) return readPlan(planOf(definition), ground)
  ground.log(unknownKind, definition.kind)
  return missing('unknown-kind')
}

/** The raw value of an item, computed once per ground. An item that depends on itself is degenerate. */
export function read(item: string, ground: Ground): Raw {
  const definition = ground.lookup(item)
  if (!definition) return missing('needs-other-item', [item])
  // Items of points, nine in ten, are remembered by their plan: quicker than by the ground.
  const plan = plans.get(definition)
  if (plan !== undefined) return readPlan(plan, ground)
  const remembered = ground.read.get(item)
  if (remembered) return remembered
  const raw = compute(item, definition, ground)
  ground.read.set(item, raw)
  return raw
}
