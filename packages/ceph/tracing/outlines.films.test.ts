import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import { distance, isFinitePoint, type Point } from '../geometry/point'
import type { Points } from '../testing/template-film'
import { facingOf } from './frame'
import { outlines } from './outlines'

const folder = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'data', 'ceph')
const readers = ['isbi/reader1.csv', 'hamedan/reader1.csv'].map(name => join(folder, name))
const absent = readers.filter(file => !existsSync(file))
if (absent.length > 0) console.warn(`real films skipped: ${absent.join(', ')} not found`)

function filmsOf(file: string): readonly Points[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return rows.map(row => {
    const cells = row.split(',')
    const at = (column: string): number => Number(cells[columns.indexOf(column)] || Number.NaN)
    const names = columns.filter(column => column.endsWith('_x')).map(column => column.slice(0, -2))
    const points = names
      .filter(isLandmarkName)
      .map((name): [LandmarkName, Point] => [name, { x: at(`${name}_x`), y: at(`${name}_y`) }])
    return Object.fromEntries(points.filter(([, point]) => isFinitePoint(point)))
  })
}

it.skipIf(absent.length > 0)('19 landmarks of a real film give all 29 curves, near the face and through every landmark', () => {
  const films = readers.flatMap(filmsOf)
  expect(films.length).toBeGreaterThan(300)
  for (const points of films) {
    const curves = outlines(points, facingOf(points))
    const reach = 3 * distance(points.S ?? { x: 0, y: 0 }, points.Na ?? { x: 0, y: 0 })
    expect(curves).toHaveLength(29)
    for (const { name, samples } of curves) {
      expect(
        samples.every(sample => isFinitePoint(sample) && distance(sample, points.A ?? sample) < reach),
        name,
      ).toBe(true)
    }
    const placed = curves.flatMap(curve => curve.points).filter(point => point.origin === 'placed')
    for (const point of placed) expect(distance(point, points[point.name as LandmarkName] ?? { x: 0, y: 0 })).toBe(0)
  }
})
