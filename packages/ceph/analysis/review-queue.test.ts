import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { templateFace } from '../testing/any-face'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import type { NormSubject } from './analysis'
import { evaluate } from './evaluate'
import type { OwnItem } from './own-item'
import { reviewQueue } from './review-queue'

const film = (change: (name: string) => Partial<PlacedPoint>): Tracing => ({
  points: Object.fromEntries(
    Object.entries(templateFace).map(([name, at]) => [
      name,
      { x: at.x * 10, y: at.y * 10, origin: 'detected', errorPx: 30, ...change(name) },
    ]),
  ),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    mm: 10,
  },
  fileScale: null,
})

const adult: NormSubject = { dentition: 'permanent', sex: 'female' }
const steiner = builtInAnalyses.find(each => each.name.includes('Steiner')) ?? builtInAnalyses[0]
if (!steiner) throw new Error('no analysis')

const queueOf = (tracing: Tracing, analysis = steiner) => reviewQueue(tracing, evaluate(tracing, analysis, adult))

describe('the points worth a look', () => {
  it('are those nobody placed by hand', () => {
    const queue = queueOf(film(name => (name === 'A' || name === 'Na' ? { origin: 'manual' } : {})))
    expect(queue.map(entry => entry.name)).not.toContain('A')
    expect(queue).toHaveLength(Object.keys(templateFace).length - 2)
  })

  it('come by what their error does to the analysis, not by the error alone', () => {
    const far = (name: string) => (name === 'Columella' ? { errorPx: 50 } : {})
    const queue = queueOf(film(far))
    const places = (name: string) => queue.findIndex(entry => entry.name === name)
    expect(places('Na')).toBeLessThan(places('Columella'))
    expect(queue.find(entry => entry.name === 'Columella')).toMatchObject({ weight: 0, harms: [] })
    expect(queue.map(entry => entry.weight)).toEqual(queue.map(entry => entry.weight).toSorted((a, b) => b - a))
  })

  it('move up as their error grows, by as much', () => {
    const entry = queueOf(film(() => ({}))).find(each => each.name === 'A')
    const three = queueOf(film(name => (name === 'A' ? { errorPx: 90 } : {}))).find(each => each.name === 'A')
    expect(three?.weight).toBeCloseTo(3 * (entry?.weight ?? 0), 6)
  })

  it('say how far a value may be off because of them: A moved 3 mm across Na-A turns SNA by 3 mm over Na-A', () => {
    const tracing = film(name => (name === 'A' ? {} : { origin: 'manual' }))
    const { Na, A } = tracing.points
    const degrees = (30 / Math.SQRT2 / Math.hypot((A?.x ?? 0) - (Na?.x ?? 0), (A?.y ?? 0) - (Na?.y ?? 0))) * (180 / Math.PI)
    const sna = queueOf(tracing)[0]?.harms.find(harm => harm.item === 'SNA')
    expect(sna?.shift).toBeCloseTo(degrees, 4)
    const norm = evaluate(tracing, steiner, adult).rows.find(row => row.item === 'SNA')?.norm
    expect(sna?.inSd).toBeCloseTo(degrees / (norm?.sd ?? 0), 4)
  })

  it('turn the class of a value where a border lies within their own error, and nowhere else', () => {
    const tracing = film(() => ({ errorPx: 12 }))
    const evaluation = evaluate(tracing, steiner, adult)
    const harms = reviewQueue(tracing, evaluation).flatMap(entry => entry.harms)
    for (const { item, shift, turns } of harms) {
      const { difference, norm } = evaluation.rows.find(row => row.item === item) ?? {}
      const borders = [1, 2, 3].map(k => Math.abs(Math.abs(difference ?? 0) - k * (norm?.sd ?? 0)))
      expect([item, turns]).toEqual([item, (norm?.sd ?? 0) > 0 && Math.min(...borders) <= shift])
    }
    expect(new Set(harms.map(({ turns }) => turns)).size).toBe(2)
  })

  it('say which stars it may have instead: fewer or more, at the end that crosses the border', () => {
    const tracing = film(() => ({ errorPx: 12 }))
    const evaluation = evaluate(tracing, steiner, adult)
    const turning = reviewQueue(tracing, evaluation).flatMap(({ harms }) => harms.filter(({ becomes }) => becomes.length > 0))
    expect(turning.length).toBeGreaterThan(3)
    for (const { item, shift, becomes, turns } of turning) {
      const row = evaluation.rows.find(each => each.item === item)
      const [distance, sd] = [Math.abs(row?.difference ?? 0), row?.norm?.sd ?? 0]
      const starsAt = (far: number) => [1, 2, 3].filter(k => far > k * sd).length
      expect([item, turns]).toEqual([item, true])
      for (const stars of becomes) {
        expect(stars).not.toBe(row?.stars)
        expect([starsAt(distance + shift), starsAt(Math.abs(distance - shift))]).toContain(stars)
      }
    }
  })

  it('of which each alone explains its part of the value’s error', () => {
    const tracing = film(() => ({}))
    const evaluation = evaluate(tracing, steiner, adult)
    for (const { item, reading } of evaluation.rows) {
      if (reading.status !== 'read' || reading.error === null) continue
      const squares = reviewQueue(tracing, evaluation)
        .flatMap(entry => entry.harms.filter(harm => harm.item === item))
        .reduce((sum, { shift }) => sum + shift ** 2, 0)
      expect(Math.sqrt(squares), item).toBeCloseTo(reading.error, 9)
    }
  })

  it('keep a doctor’s own items in mind', () => {
    const own: Readonly<Record<string, OwnItem>> = {
      'Co-Gn of mine': {
        kind: 'distance_two_points',
        nodes: ['Co', 'Gn'],
        name: { zh: 'Co-Gn', en: 'Co-Gn' },
        unit: 'mm',
        category: 'Mandible to Cranium',
        text: null,
        norm: null,
        meaning: null,
      },
    }
    const tracing = film(() => ({}))
    const analysis = { ...steiner, creator: 'user' as const, items: ['Co-Gn of mine'] }
    const evaluation = evaluate(tracing, analysis, adult, { customItems: own })
    expect(reviewQueue(tracing, evaluation, own)[0]?.harms[0]).toMatchObject({ item: 'Co-Gn of mine', inSd: null })
  })
})
