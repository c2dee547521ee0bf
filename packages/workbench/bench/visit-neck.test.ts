import { neckPoints } from '@sella/ceph/maturation/spine'
import { describe, expect, it } from 'vitest'
import { toScreen } from '../canvas/view'
import { templateTracing } from '../subjects/template-scene'
import { deskDriver } from '../testing/desk-driver'
import { fitFilm } from './bench'
import { visitNeck } from './visit-neck'

const placed = Object.fromEntries(
  neckPoints.map((name, i) => [name, { x: 20 + 4 * (i % 3), y: 120 + 3 * i, origin: 'manual' as const }]),
)

const benchWith = (points: typeof placed) => {
  const { bench } = deskDriver({ tracing: { ...templateTracing, points: { ...templateTracing.points, ...points } } })
  bench.stage.set({ width: 700, height: 800 })
  fitFilm(bench)
  return bench
}

describe('looking at the vertebrae', () => {
  it('brings all their points into view, larger, and the view before back', () => {
    const bench = benchWith(placed)
    const before = bench.view.get()
    const leave = visitNeck(bench)
    expect(bench.view.get().zoom).toBeGreaterThan(2 * before.zoom)
    for (const at of Object.values(placed)) {
      const { x, y } = toScreen(bench.view.get(), at)
      expect([x > 0, x < 700, y > 0, y < 800]).toEqual([true, true, true, true])
    }
    bench.view.set(view => ({ ...view, zoom: view.zoom * 2 }))
    leave()
    expect(bench.view.get()).toEqual(before)
  })

  it('shows the whole film afterwards if the stage has another size by then', () => {
    const bench = benchWith(placed)
    const leave = visitNeck(bench)
    bench.stage.set({ width: 400, height: 800 })
    leave()
    const left = bench.view.get()
    fitFilm(bench)
    expect(left).toEqual(bench.view.get())
  })

  it('leaves the view alone where no vertebra is placed', () => {
    const bench = benchWith({})
    const before = bench.view.get()
    const leave = visitNeck(bench)
    expect(bench.view.get()).toBe(before)
    bench.view.set(view => ({ ...view, zoom: view.zoom * 2 }))
    leave()
    expect(bench.view.get().zoom).toBe(2 * before.zoom)
  })
})
