import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { distance } from '@sella/ceph/geometry/point'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { grown, overlap } from '../../scene/extent'
import { markBounds } from '../../scene/marks/index'
import type { LabelMark } from '../../scene/scene'
import { defaultColours } from '../colours'
import { defaultShow } from '../show'
import { templateFilm, templateTracing } from '../testing/template-tracing'
import { type TracingSceneInput, tracingScene } from '../tracing-scene'

const [analysis] = builtInAnalyses
if (!analysis) throw new Error('there are built-in analyses')

const drawn = (tracing: Tracing, over: Partial<TracingSceneInput> = {}) =>
  tracingScene({
    ...{ ...templateFilm, tracing, analysis, evaluation: evaluate(tracing, analysis, { dentition: 'permanent', sex: null }) },
    ...{ show: { ...defaultShow, pointNames: true, results: false }, colours: defaultColours, pixel: 2 },
    ...{ lang: 'zh', theme: 'dark', estimatedOutlines: true },
    ...over,
  })
const namesOn = (tracing: Tracing, over: Partial<TracingSceneInput> = {}): readonly LabelMark[] =>
  drawn(tracing, over)
    .layers.filter(({ id }) => id === 'names')
    .flatMap(({ marks }) => marks.flatMap(mark => (mark.mark === 'label' ? [mark] : [])))
const named = (labels: readonly LabelMark[]) => labels.map(({ ref }) => (ref && 'name' in ref ? ref.name : ''))
const only = (...places: readonly (readonly [LandmarkName, number, number])[]): Tracing => ({
  ...{ ruler: null, fileScale: null },
  points: Object.fromEntries(places.map(([name, x, y]) => [name, { x, y, origin: 'manual' as const }])),
})

/** Where the letters stand at two image pixels a screen pixel, without the halo of 1.25 screen pixels about them. */
const lettersOf = (mark: LabelMark) => grown(markBounds(mark, 2), mark.halo ? -2.5 : 0)

describe('names of points', () => {
  it('stand to the upper right of their point, below it or at its left where that is taken', () => {
    const [alone] = namesOn(only(['S', 500, 500]))
    expect(alone).toMatchObject({ at: { x: 510, y: 484 }, align: 'start', runs: [{ text: 'S' }] })
    const places = namesOn(only(['S', 500, 500], ['Na', 503, 497], ['Or', 497, 503], ['Po', 500, 503], ['A', 501, 500]))
    const corners = places.map(({ at, align }) => `${at.y < 500 ? 'above' : 'below'} ${align === 'start' ? 'right' : 'left'}`)
    // Of five points on one place four have a corner.
    expect([...corners].sort()).toEqual(['above left', 'above right', 'below left', 'below right'])
  })

  it('never lie on each other nor on a value', () => {
    const scene = drawn(templateTracing(), { show: { ...defaultShow, pointNames: true, results: true } })
    const boxes = scene.layers
      .filter(({ id }) => id === 'names' || id === 'values')
      .flatMap(({ id, marks }) => marks.flatMap(mark => (mark.mark === 'label' ? [{ id, box: lettersOf(mark) }] : [])))
    expect(boxes.filter(({ id }) => id === 'names').length).toBeGreaterThan(15)
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) if (a.id === 'names' || b.id === 'names') expect(overlap(a.box, b.box)).toBe(false)
  })

  it('give way to the one that is selected or under the pointer, then to those of the analysis', () => {
    const crowd = only(['S', 500, 500], ['Na', 501, 500], ['Or', 500, 501], ['Po', 501, 501], ['Ba', 500, 502], ['A', 502, 500])
    for (const name of ['Ba', 'Po', 'S'] as const) {
      expect(named(namesOn(crowd, { selected: name }))[0]).toBe(name)
      expect(named(namesOn(crowd, { highlight: { kind: 'landmark', name }, selected: 'Na' }))[0]).toBe(name)
    }
  })

  it('within 24 screen pixels of a point in hand are hidden: nothing covers where it is put', () => {
    const dragged = { x: 500, y: 500 }
    const film = only(['S', 500, 500], ['Na', 547, 500], ['Or', 549, 520], ['Po', 500, 453])
    expect(named(namesOn(film, { dragged })).sort()).toEqual(['Or'])
    for (const { ref } of namesOn(templateTracing(), { dragged: { x: 700, y: 1000 } })) {
      const { points } = templateTracing()
      const at = ref?.kind === 'landmark' ? points[ref.name as LandmarkName] : undefined
      if (at) expect(distance(at, { x: 700, y: 1000 })).toBeGreaterThanOrEqual(48)
    }
  })

  it('have a halo of the ground, and none is that of a tooth’s handle', () => {
    expect(namesOn(only(['S', 500, 500]))[0]?.halo).toBe('#0b0c0e')
    expect(namesOn(only(['S', 500, 500]), { theme: 'light' })[0]?.halo).toBe('#ffffff')
    expect(named(namesOn(templateTracing()))).not.toEqual(expect.arrayContaining(['U1']))
  })
})
