import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow } from '@sella/drawing/tracing/show'
import { type TracingSceneInput, tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { expect, it, vi } from 'vitest'
import { reusedLayers } from '../reused-layers'
import { templateTracing } from '../subjects/template-scene'
import { deskDriver } from '../testing/desk-driver'

const dragged = ['A', 'Or', 'Me', 'Na'] as const
type Dragged = (typeof dragged)[number]

/** As a detector places points: each states its own error, every third a large one. */
const film: Tracing = {
  ...templateTracing,
  points: Object.fromEntries(
    Object.entries(templateTracing.points).map(([name, { x, y }], i) => [
      name,
      { x, y, origin: 'detected', confidence: 0.8, errorPx: i % 3 ? 8 : 22 },
    ]),
  ),
}

const at = (name: Dragged, step: number): Tracing => {
  const from = film.points[name]
  if (!from) throw new Error('the film has every point')
  const to = { x: from.x + 40 * Math.sin(step), y: from.y + 30 * Math.sin(step * 1.3), origin: 'manual' as const }
  return { ...film, points: { ...film.points, [name]: to } }
}

const sceneOf = (evaluation: Evaluation, tracing: Tracing, last: Partial<TracingSceneInput> = {}): TracingSceneInput => ({
  ...{ width: 2400, height: 2800, tracing, evaluation, analysis: deskDriver().choice.get().analysis, show: defaultShow },
  ...{ colours: defaultColours, pixel: 3, lang: 'zh', theme: 'dark', estimatedOutlines: true, editing: true, ...last },
})

/** Judges and draws with modules that have seen no other step. */
const anew = async (choice: ReturnType<ReturnType<typeof deskDriver>['choice']['get']>, tracing: Tracing) => {
  vi.resetModules()
  const [{ judge }, { tracingScene: draw }] = await Promise.all([
    import('@sella/ceph/analysis/judge'),
    import('@sella/drawing/tracing/tracing-scene'),
  ])
  return { evaluation: judge({ ...choice, tracing }, { assumeScale: true, log: () => {} }), draw }
}

it.each(dragged)(
  'what a drag of %s shows at each of its steps and after it is what a full recompute shows',
  async name => {
    const { evaluate, choice } = deskDriver()
    let layers: ReturnType<typeof reusedLayers> = []
    let places: TracingSceneInput['lastPlaces'] = {}
    for (const tracing of [film, at(name, 0.4), at(name, 1.5), at(name, 4), film, at(name, 1.5)]) {
      const [evaluation, fresh] = [evaluate(tracing), await anew(choice.get(), tracing)]
      expect(JSON.stringify(evaluation)).toBe(JSON.stringify(fresh.evaluation))
      const scene = tracingScene(sceneOf(evaluation, tracing, { lastPlaces: places }))
      layers = reusedLayers(layers, scene.layers)
      expect(layers).toEqual(fresh.draw(sceneOf(fresh.evaluation, tracing, { lastPlaces: places })).layers)
      places = scene.places
    }
  },
  60_000,
)
