import type { OutlineName } from '@sella/ceph/data/outlines'
import { outlineTable } from '@sella/ceph/data/outlines'
import { type OutlineKnotName, templatePoints } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import { minus, type Point } from '@sella/ceph/geometry/point'
import { type Bite, moveLowerTooth, moveUpperTooth, solveBite } from './bite'
import { type Group, groupTable } from './groups'
import { grow, individual } from './growth'
import { type Jaws, moveMandible, moveMaxilla, solveBody } from './jaws'
import { normal, type Random } from './random'
import { type Bump, drape, type Pull, swell } from './soft-drape'

export type SkeletalClass = 'I' | 'II' | 'III'
export type Vertical = 'low' | 'average' | 'high'

export interface ShapeChoice {
  readonly skeletalClass: SkeletalClass
  readonly vertical: Vertical
  readonly ageYears: number
}

/** A head in its own frame: template mm, S near the origin, x forward, y down. */
export interface Head {
  /** Moves a place of the unvaried template along with its part; `crownX` identifies a tooth by the position of its crown. */
  readonly place: (group: Group, p: Point, crownX?: number) => Point
  readonly point: (name: OutlineKnotName) => Point
  readonly curve: (name: OutlineName) => readonly Point[]
}

/** Target ANB and overjet. The template's own ANB is 2.7 (norm table), its overjet 2.8. */
const sagittal = {
  I: { anb: 2.6, maxilla: 0, overjet: 2.8, overbite: 2.3 },
  II: { anb: 6.8, maxilla: 1.2, overjet: 5.6, overbite: 3 },
  III: { anb: -2.8, maxilla: -1.6, overjet: -1.7, overbite: 1.4 },
} as const

const opening = { low: -5, average: 0, high: 6 } as const
const overbite = { low: 1, average: 0, high: -1.2 } as const

const named = (name: OutlineKnotName): Point => templatePoints[name]

const still: readonly Point[] = [
  { x: -30, y: 60 },
  { x: -30, y: 110 },
  { x: -20, y: 160 },
  { x: 0, y: 0 },
  { x: 0, y: 20 },
  { x: 68, y: -40 },
]
const bony: readonly OutlineKnotName[] = [
  'Na',
  'Or',
  'ANS',
  'PNS',
  'A',
  'B',
  'Pog',
  'Gn',
  'Me',
  'R4',
  'Go',
  'U1IncisalTip',
  'L1IncisalTip',
  'U6Mesial',
]

const groups = groupTable(outlineTable)

/** How strongly the bone beside a tooth follows it, by named point of the alveolar margin. */
const alveolar: Readonly<Record<string, number>> = {
  MA5: 0.9,
  PL1: 0.9,
  MA4: 0.4,
  PL2: 0.5,
  PL3: 0.2,
  SL1: 0.8,
  SG7: 0.9,
  SL2: 0.3,
  SG6: 0.3,
}

type Move = (group: Group, p: Point, crownX?: number) => Point

const hardMove = (jaws: Jaws, bite: Bite): Move => {
  const upper = { jaws, bite, apex: named('U1RootTip') }
  const lower = { jaws, bite, apex: named('L1RootTip') }
  return (group, p, crownX) => {
    if (group === 'mandible') return moveMandible(p, jaws)
    if (group === 'upperIncisor') return moveUpperTooth(p, 73, upper)
    if (group === 'lowerIncisor') return moveLowerTooth(p, 71, lower)
    if (group === 'upperArch') return moveUpperTooth(p, crownX ?? 45, { ...upper, apex: { x: (crownX ?? 45) - 2, y: 52 } })
    if (group === 'lowerArch') return moveLowerTooth(p, crownX ?? 46, { ...lower, apex: { x: (crownX ?? 46) - 2, y: 90 } })
    return moveMaxilla(p, jaws)
  }
}

const faces = (next: Random): readonly Bump[] => {
  const bump = (name: OutlineKnotName, reach: number, x: number, y: number): Bump => ({
    at: named(name),
    reach,
    move: { x: x * normal(next), y: y * normal(next) },
  })
  return [
    bump('Prn', 11, 1.3, 0.9),
    bump('UpperLip', 9, 0.6, 0.2),
    bump('LowerLip', 9, 0.6, 0.2),
    bump('SoftTissuePog', 10, 0.7, 0.3),
    bump('CervicalPoint', 14, 1.5, 1.2),
  ]
}

const pointMove = (hard: Move, name: OutlineKnotName, p: Point): Point => {
  const group = groups.get(name) ?? 'cranium'
  const moved = hard(group, p)
  const share = alveolar[name]
  if (share === undefined) return moved
  const tooth = hard(group === 'maxilla' ? 'upperIncisor' : 'lowerIncisor', p)
  return { x: moved.x + share * (tooth.x - moved.x), y: moved.y + share * (tooth.y - moved.y) }
}

/** Bone moves as the jaws and teeth do; skin is pulled along by the bone beneath it. */
const pullsOf = (hard: Move): readonly Pull[] => [
  ...bony.map(
    (name): Pull => ({
      at: named(name),
      move: minus(pointMove(hard, name, named(name)), named(name)),
      weight: name.includes('Tip') ? 0.5 : 1,
    }),
  ),
  ...still.map((at): Pull => ({ at, move: { x: 0, y: 0 }, weight: 1 })),
]

/** Finds the jaws and bite that give this head its class and vertical type. */
const solveMove = (choice: ShapeChoice, next: Random, finish: (p: Point) => Point): Move => {
  const aim = sagittal[choice.skeletalClass]
  const start: Jaws = { maxilla: aim.maxilla + 0.8 * normal(next), opening: opening[choice.vertical] + normal(next), body: 0 }
  const jaws = solveBody(start, aim.anb + 0.5 * normal(next), { na: named('Na'), a: named('A'), b: named('B'), finish })
  const meeting = {
    overjet: aim.overjet + 0.4 * normal(next),
    overbite: aim.overbite + overbite[choice.vertical] + 0.4 * normal(next),
  }
  return hardMove(jaws, solveBite(jaws, named, meeting))
}

/** Generates a head: the template changed by class, vertical type, age and the seed's own variation. */
export const shapeHead = (choice: ShapeChoice, next: Random): Head => {
  const waver = individual(next)
  const finish = (p: Point): Point => waver(grow(p, choice.ageYears))
  const hard = solveMove(choice, next, finish)
  const pulls = pullsOf(hard)
  const bumps = faces(next)
  const soft = (p: Point): Point => finish(swell(drape(p, pulls), bumps))
  const point = (name: OutlineKnotName): Point =>
    groups.get(name) === 'soft' ? soft(named(name)) : finish(pointMove(hard, name, named(name)))
  return {
    place: (group, p, crownX) => (group === 'soft' ? soft(p) : finish(hard(group, p, crownX))),
    point,
    curve: name => {
      const { points, closed } = outlineTable[name]
      return smoothCurve(points.map(point), closed).filter((_, i) => i % 4 === 0)
    },
  }
}
