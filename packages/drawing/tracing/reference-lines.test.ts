import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { planes } from '@sella/ceph/data/planes'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { anatomyOf } from './anatomy'
import { filmLines } from './reference-lines'
import { templateTracing } from './testing/template-tracing'

const [first] = builtInAnalyses
if (!first) throw new Error('there are built-in analyses')
const lineNames = Object.keys(planes) as readonly (keyof typeof planes)[]
const analysis = { ...first, lines: [...lineNames] }
const upright = lineNames.filter(
  name => !['segment', 'line_through_two_points', 'perpendicular_foot_segment'].includes(planes[name].kind),
)

/** Lengths of the perpendiculars of a tracing, pixels. */
const lengths = (tracing: Tracing) => {
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
  const lines = filmLines({ analysis, evaluation, anatomy: anatomyOf(tracing, evaluation.facing) })
  return Object.fromEntries(
    lines
      .filter(({ name }) => upright.some(each => each === name))
      .map(({ name, segment: { from, to } }) => [name, Math.hypot(to.x - from.x, to.y - from.y)]),
  )
}

const mm = Object.fromEntries(
  upright.map(name => {
    const line = planes[name]
    return [name, 'before' in line ? line.before + line.after : 0]
  }),
)

test('a perpendicular is so many mm long, by the scale of the film', () => {
  const tracing = templateTracing()
  expect(Object.keys(lengths(tracing)).length).toBeGreaterThan(0)
  for (const [name, px] of Object.entries(lengths(tracing))) expect(px, name).toBeCloseTo(10 * (mm[name] ?? 0), 6)
  // The same ends of a ruler said to be 5 mm: twice the pixels a mm.
  const finer = { ...tracing, ruler: tracing.ruler && { ...tracing.ruler, mm: 5 } }
  for (const [name, px] of Object.entries(lengths(finer))) expect(px, name).toBeCloseTo(20 * (mm[name] ?? 0), 6)
})

test('without a scale it is drawn as if S-Na were 71.8 mm', () => {
  const tracing = { ...templateTracing(), ruler: null }
  const { S, Na } = tracing.points
  if (!S || !Na) throw new Error('the template has S and Na')
  const perMm = Math.hypot(S.x - Na.x, S.y - Na.y) / 71.8
  for (const [name, px] of Object.entries(lengths(tracing))) expect(px, name).toBeCloseTo(perMm * (mm[name] ?? 0), 6)
})
