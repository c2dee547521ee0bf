import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFace, type Face, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import { ruledTracing } from '../testing/ruled-tracing'
import type { Tracing } from '../tracing/tracing'
import { bandOf } from './band'
import { emptyPlan, restingMoves } from './plan'
import { predict } from './predict'

const film = (face: Face): Tracing => ruledTracing(face, 10)

const lips = [
  ['LabraleSuperius', 'U1IncisalTip'],
  ['UpperLip', 'U1IncisalTip'],
  ['LabraleInferius', 'L1IncisalTip'],
  ['LowerLip', 'L1IncisalTip'],
] as const

/** Far more than is ever planned: the lip would lie on its tooth. */
const forward = evenly(0, 40)

describe('section 4, rule 5: a lip before its tooth', () => {
  it('keeps 0.6 of its thickness, and says so where that held it', () => {
    let kept = 0
    fc.assert(
      fc.property(anyFace, forward, forward, (face, upper, lower) => {
        const moves = { U1: { ...restingMoves.U1, x: upper }, L1: { ...restingMoves.L1, x: lower } }
        const plan = predict(film(face), { ...emptyPlan, moves })
        if (plan.status !== 'predicted') throw new Error('nothing predicted')
        const { stages, shifts, warnings } = plan
        for (const [lip, edge] of lips) {
          const [lipAt, edgeAt] = [stages.start[lip], stages.start[edge]]
          if (!lipAt || !edgeAt || lipAt.x <= edgeAt.x) continue
          const thickness = lipAt.x + (shifts[lip]?.x ?? 0) - edgeAt.x - (shifts[edge]?.x ?? 0)
          const least = 0.6 * (lipAt.x - edgeAt.x)
          expect(thickness).toBeGreaterThanOrEqual(least - 1e-6)
          const flagged = warnings.some(warning => warning.kind === 'lip-thin' && warning.skin === lip)
          if (flagged) expect(thickness).toBeCloseTo(least, 6)
          if (flagged) kept += 1
        }
      }),
    )
    expect(kept).toBeGreaterThan(10)
  })
})

describe('section 5: half the width of a band without a ratio', () => {
  const plain = { lips: 'closed', growth: { x: 0, y: 0 } } as const

  it('is wider across the plane than along it, by 1.3 in the residual', () => {
    for (const [skin, residual] of [
      ['Prn', 1.3],
      ['UpperLip', 1.5],
      ['Stms', 1.7],
      ['LowerLip', 2],
    ] as const) {
      const { x, y } = bandOf(skin, [], plain)
      expect(x).toBeCloseTo(1.645 * Math.hypot(residual, 0.5), 9)
      expect(y).toBeCloseTo(1.645 * Math.hypot(1.3 * residual, 0.5), 9)
    }
  })

  it('takes the growth of each direction', () => {
    const { x, y } = bandOf('Prn', [], { ...plain, growth: { x: 1.05, y: 1.5 } })
    expect(x).toBeCloseTo(1.645 * Math.hypot(1.3, 0.5, 1.05), 9)
    expect(y).toBeCloseTo(1.645 * Math.hypot(1.69, 0.5, 1.5), 9)
  })

  it('a plan with the mean-growth layer widens it by 0.7 and 1 mm a year', () => {
    const rates = { nasion: 0, basion: 0, condyle: 0, corpus: 0, nose: 1 }
    const growth = { years: 2, rates, maxillaWithNa: 0, facialAxis: 0 }
    const grown = predict(film(templateFace), { ...emptyPlan, growth })
    const nose = grown.status === 'predicted' ? grown.skin.Prn : undefined
    expect(nose?.band.x).toBeCloseTo(1.645 * Math.hypot(1.3, 0.5, 1.4), 9)
    expect(nose?.band.y).toBeCloseTo(1.645 * Math.hypot(1.69, 0.5, 2), 9)
  })
})
