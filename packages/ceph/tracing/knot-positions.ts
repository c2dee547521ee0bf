import { templatePoints } from '../data/template'
import type { Point } from '../geometry/point'

/** Points by name: landmarks and points of outlines. */
export type NamedPositions = Readonly<Partial<Record<string, Point>>>

/** Points by their number in the template. */
export type KnotPositions = readonly (Point | undefined)[]

/** A number for each point of the template: on each move of the pointer all three hundred are asked for, which names are too slow for. */
const numbers: ReadonlyMap<string, number> = new Map(Object.keys(templatePoints).map((name, number) => [name, number]))

/** The number of a point of the template. */
export const knotNumber = (name: keyof typeof templatePoints): number => numbers.get(name) ?? Number.NaN

/** `points` by their numbers, over those of `under`; names the template does not know are left out. */
export function positionsByNumber(points: NamedPositions, under: KnotPositions = []): KnotPositions {
  const positions: (Point | undefined)[] = new Array(numbers.size)
  for (let number = 0; number < numbers.size; number++) positions[number] = under[number]
  for (const name of Object.keys(points)) {
    const [number, at] = [numbers.get(name), points[name]]
    if (number !== undefined && at !== undefined) positions[number] = at
  }
  return positions
}
