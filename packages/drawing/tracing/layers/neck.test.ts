import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { neckPoints } from '@sella/ceph/maturation/spine'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { defaultColours } from '../colours'
import { defaultShow } from '../show'
import { tracingScene } from '../tracing-scene'

const [analysis] = builtInAnalyses
if (!analysis) throw new Error('there are built-in analyses')

/** Three vertebrae one below the other, their lower borders `width` pixels long, facing right or left. */
const neckOf = (width: number, facing: 'right' | 'left'): Tracing => {
  const xOf = (part: string) => (part === 'ID' ? 0.5 : part.endsWith('A') === (facing === 'right') ? 1 : 0) * width + 300
  const points = neckPoints.map(name => {
    const [vertebra = '', part = ''] = name.split('_')
    const row = Number(vertebra[1]) - 2
    const y = 300 + 200 * row - (part.startsWith('S') ? 100 : part === 'ID' ? 12 : 0)
    return [name, { x: xOf(part), y, origin: 'manual' as const }] as const
  })
  return { points: Object.fromEntries(points), ruler: null, fileScale: null }
}

const namesOf = (tracing: Tracing, pixel: number) =>
  tracingScene({
    ...{ width: 1000, height: 1000, tracing, analysis, pixel, colours: defaultColours, lang: 'en', theme: 'dark' },
    evaluation: evaluate(tracing, analysis, { dentition: 'permanent', sex: null }),
    show: { ...defaultShow, neck: true },
    estimatedOutlines: true,
  })
    .layers.filter(({ id }) => id === 'neck')
    .flatMap(({ marks }) => marks.flatMap(mark => (mark.mark === 'label' && mark.ref?.kind === 'landmark' ? [mark] : [])))

describe('names of the vertebrae’s points', () => {
  it.each(['right', 'left'] as const)('stand outside the body, facing %s, that of a notch above it', facing => {
    const tracing = neckOf(200, facing)
    const names = namesOf(tracing, 1)
    expect(names.map(({ ref, runs }) => [ref && 'name' in ref ? ref.name : '', runs[0]?.text])).toEqual(
      neckPoints.map(name => [name, name.split('_')[1]]),
    )
    for (const [i, name] of neckPoints.entries()) {
      const { x = 0, y = 0 } = tracing.points[name] ?? {}
      const { at, align } = names[i] ?? { at: { x: 0, y: 0 }, align: '' }
      if (name.endsWith('ID')) expect([name, at, align]).toEqual([name, { x, y: y - 10 }, 'middle'])
      else expect([name, at, align]).toEqual([name, { x: x > 400 ? x + 7 : x - 7, y }, x > 400 ? 'start' : 'end'])
    }
  })

  it('are left out where the vertebrae are too small on the screen for them', () => {
    const tracing = neckOf(200, 'right')
    expect([namesOf(tracing, 200 / 110).length, namesOf(tracing, 200 / 109).length]).toEqual([13, 0])
  })

  it('need the lower border of their vertebra', () => {
    const { C3_IA, ...points } = neckOf(200, 'right').points
    expect(C3_IA).toBeDefined()
    expect(namesOf({ points, ruler: null, fileScale: null }, 1).map(({ runs }) => runs[0]?.text).length).toBe(8)
  })
})
