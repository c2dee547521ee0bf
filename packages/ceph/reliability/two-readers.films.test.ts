import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLandmarkName } from '../data/landmarks'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { fewestForIcc } from './agreement'
import { type Study, studyOf } from './study'

const folder = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'data', 'ceph')
const absent = ['isbi/reader1.csv', 'isbi/reader2.csv'].map(name => join(folder, name)).filter(file => !existsSync(file))
if (absent.length > 0) console.warn(`two readings of 20 films skipped: ${absent.join(', ')} not found`)

const readingsIn = (file: string): ReadonlyMap<string, Tracing> => {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return new Map(
    lines.map(line => {
      const cells = line.split(',')
      const at = (column: string): number => Number(cells[columns.indexOf(column)] || Number.NaN)
      const names = columns.flatMap(column => (column.endsWith('_x') ? [column.slice(0, -2)] : [])).filter(isLandmarkName)
      const points = names.map(name => [name, { x: at(`${name}_x`), y: at(`${name}_y`), origin: 'manual' as const }] as const)
      return [cells[0] ?? '', { ...emptyTracing, points: Object.fromEntries(points) }]
    }),
  )
}

/** The first twenty films as the senior reader and the junior one placed them. */
const twentyFilms = (): Study => {
  const [first, second] = [readingsIn('isbi/reader1.csv'), readingsIn('isbi/reader2.csv')]
  const pairs = [...first].slice(0, 20).flatMap(([film, tracing]) => {
    const again = second.get(film)
    return again ? [{ film, first: tracing, second: again }] : []
  })
  return studyOf(pairs)
}

const takenForScale = 'Anterior cranial base length'

const rounded = (value: number | undefined): number => Number((value ?? Number.NaN).toFixed(2))

it.skipIf(absent.length > 0)(
  'two readers of 20 real films: every statistic there, and the figures they have by definition',
  () => {
    const { films, items, points } = twentyFilms()
    expect(films).toBe(20)
    for (const { item, agreement } of items) {
      const { n, dahlberg, bias, limits, icc, detectable, errorShare } = agreement
      expect(n, item).toBeGreaterThanOrEqual(fewestForIcc)
      expect([dahlberg, bias?.mean, limits?.low, detectable].every(Number.isFinite), item).toBe(true)
      // Without a scale the first reading's S-N is 71.8 mm on every film: nothing can be compared with how films differ in it.
      expect([icc === null, errorShare === null], item).toEqual(item === takenForScale ? [true, true] : [false, false])
      if (item === takenForScale) continue
      // The same for two readings, but where less lies to one side than chance would give (reliability.md, section 6).
      expect(icc?.sem, item).toBeGreaterThan(0)
      expect(detectable ?? 0).toBeCloseTo(1.96 * Math.SQRT2 * (icc?.sem ?? 0), 9)
      expect(dahlberg, item).toBeLessThanOrEqual((icc?.sem ?? 0) + 1e-9)
    }
    const figures = ['SNA', 'SNB', 'ANB'].map(name => {
      const agreement = items.find(({ item }) => item === name)?.agreement
      return [name, rounded(agreement?.dahlberg), rounded(agreement?.bias?.mean), rounded(agreement?.icc?.agreement)]
    })
    expect(figures).toEqual([
      ['SNA', 2.81, -0.38, 0.51],
      ['SNB', 1.75, 0.02, 0.93],
      ['ANB', 1.7, -0.4, 0.89],
    ])
    const apart = new Map(points.map(({ name, meanDistance }) => [name, rounded(meanDistance)]))
    expect([apart.get('S'), apart.get('A'), apart.get('SoftTissuePog')]).toEqual([1.08, 4.77, 11.75])
  },
)
