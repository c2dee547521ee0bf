import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { anyFace, type Face } from '../testing/any-face'
import type { Tracing } from '../tracing/tracing'
import { withoutAssumedJudgements } from './assumed-lengths'
import { evaluate } from './evaluate'

const bare = (face: Face): Tracing => ({
  points: Object.fromEntries(Object.entries(face).map(([name, { x, y }]) => [name, { x: x * 10, y: y * 10, origin: 'manual' }])),
  ruler: null,
  fileScale: null,
})
const adult = { dentition: 'permanent', sex: null } as const

test('a length by an assumed scale keeps its value and is not judged; the findings are those of the film without a scale', () => {
  let findings = 0
  fc.assert(
    fc.property(anyFace, fc.constantFrom(...builtInAnalyses), (face, analysis) => {
      const tracing = bare(face)
      const whole = evaluate(tracing, analysis, adult, { assumeScale: true })
      const shown = withoutAssumedJudgements(whole)
      expect(shown.findings).toEqual(evaluate(tracing, analysis, adult).findings)
      findings += shown.findings.length
      for (const [i, row] of shown.rows.entries()) {
        const before = whole.rows[i]
        if (row.unit !== 'mm' || row.reading.status === 'missing') {
          expect(row).toEqual(before)
          continue
        }
        expect([row.reading, row.shown, row.label]).toEqual([before?.reading, before?.shown, before?.label])
        const { norm, difference, class: of, stars, uncertain, meaning } = row
        expect([norm, difference, of, stars, uncertain, meaning?.zh]).toEqual([
          null,
          null,
          'normal',
          0,
          false,
          '比例为推定，不作判断',
        ])
      }
    }),
    { numRuns: 100 },
  )
  expect(findings).toBeGreaterThan(100)
})

test('a film with a scale of its own is left as it is, and only without one no plane with a length is called normal', () => {
  const faces = fc.sample(anyFace, { numRuns: 25, seed: 7 })
  const normal = (scaled: boolean): number =>
    faces.reduce((sum, face) => {
      const tracing = { ...bare(face), fileScale: scaled ? ({ mmPerPixel: 0.1, provenance: 'dicom' } as const) : null }
      return builtInAnalyses.reduce((count, analysis) => {
        const whole = evaluate(tracing, analysis, adult)
        if (scaled) expect(withoutAssumedJudgements(whole)).toBe(whole)
        const lengths = whole.rows.some(({ unit, category }) => unit === 'mm' && category === 'Soft Tissue')
        return count + Number(lengths && whole.findings.some(({ kind, plane }) => kind === 'normal' && plane === 'soft_tissue'))
      }, sum)
    }, 0)
  expect([normal(true) > 0, normal(false)]).toEqual([true, 0])
})
