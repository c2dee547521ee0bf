import { templatePoints } from '../data/template'
import type { Point } from '../geometry/point'

/** Points by name: landmarks and points of outlines. */
export type NamedPositions = Readonly<Partial<Record<string, Point>>>

/** Points by their number in the template. */
export type KnotPositions = readonly (Point | undefined)[]

/** Numbers for the template's points: all three hundred are looked up on every pointer move, which is too slow by name. */
const numbers: ReadonlyMap<string, number> = new Map(Object.keys(templatePoints).map((name, number) => [name, number]))

/** The number of a template point. */
export const knotNumber = (name: keyof typeof templatePoints): number => numbers.get(name) ?? Number.NaN

const none: KnotPositions = [...numbers].map(() => undefined)

/** `points` by number, on top of those in `under`; names not in the template are left out. */
export function positionsByNumber(points: NamedPositions, under: KnotPositions = none): KnotPositions {
  const positions = under.slice()
  for (const name of Object.keys(points)) {
    const [number, at] = [numbers.get(name), points[name]]
    if (number !== undefined && at !== undefined) positions[number] = at
  }
  return positions
}
