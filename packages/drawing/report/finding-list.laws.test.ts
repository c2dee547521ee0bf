import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { templateLandmarks } from '@sella/ceph/data/template'
import { even, normal } from '@sella/ceph/geometry/random'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { expect, it } from 'vitest'
import { wrapped } from '../scene/text-width'
import { beside } from './facts'

/** The smallest letters of a finding, page units. */
const leastSize = 16

it('has room for every finding, with all that limits it, on the two lines beside its plane', () => {
  const next = even(5)
  const width = beside.right - beside.values
  const faces = Array.from({ length: 120 }, () =>
    Object.fromEntries(
      Object.entries(templateLandmarks).map(([name, { x, y }]) => [
        name,
        { x: 10 * (x + 3 * normal(next)), y: 10 * (y + 3 * normal(next)) },
      ]),
    ),
  )
  const texts = faces.flatMap(face =>
    builtInAnalyses.flatMap(analysis =>
      ageGroups.flatMap(dentition => evaluate(ruledTracing(face, 100), analysis, { dentition, sex: 'male' }).findings),
    ),
  )
  const cut = texts.flatMap(({ text }) => Object.values(text).filter(words => wrapped(words, width, leastSize, 600).length > 2))
  expect(texts.length).toBeGreaterThan(10_000)
  expect([...new Set(cut)]).toEqual([])
})
