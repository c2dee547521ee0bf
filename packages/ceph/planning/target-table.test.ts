import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asRead } from '../measure/display'
import { measureAll } from '../measure/measure'
import { anyFace, templateFace } from '../testing/any-face'
import { ruledTracing } from '../testing/ruled-tracing'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import { steinerLimit, type Target, targetsOf } from './targets'

const start = ruledTracing(templateFace, 10)
const valuesOf = (tracing: Tracing) => {
  const all = measureAll(tracing.points, calibrate(tracing))
  return (item: keyof typeof all): number => {
    const reading = all[item]
    return reading?.status === 'read' ? reading.value : Number.NaN
  }
}
const by = (tracing: Tracing) => new Map(targetsOf(tracing).map(target => [target.key, target]))
const of = (targets: ReadonlyMap<string, Target>, key: string): Target => targets.get(key) ?? expect.unreachable(key)

/** Of each target: its key, the item it is the value of, its unit, and the movement that brings it there. */
const table = [
  ['steiner.U1 to NA(mm)', 'U1 to NA(mm)', 'mm', 'U1 x', 'confirmed'],
  ['steiner.U1 to NA(deg)', 'U1 to NA(deg)', 'degree', 'U1 turn', 'confirmed'],
  ['steiner.L1 to NB(mm)', 'L1 to NB(mm)', 'mm', 'L1 x', 'confirmed'],
  ['steiner.L1 to NB(deg)', 'L1 to NB(deg)', 'degree', 'L1 turn', 'confirmed'],
  ['steiner.pogonion', 'L1 to NB(mm)', 'mm', 'L1 x', 'recalled'],
  ['ricketts.L1 to A-Pog(mm)', 'L1 to A-Pog(mm)', 'mm', 'L1 x', 'confirmed'],
  ['ricketts.L1 to A-Pog(deg)', 'L1 to A-Pog(deg)', 'degree', 'L1 turn', 'confirmed'],
  ['holdaway.Lower lip to H line(Holdaway)', 'Lower lip to H line(Holdaway)', 'mm', 'L1 x', 'recalled'],
] as const

describe('the targets of the schemes', () => {
  it.each(table)('%s is the value of its item, brought there by its own tooth', (key, item, unit, lever, grade) => {
    const target = of(by(start), key)
    expect(target.value).toBe(valuesOf(start)(item))
    expect([target.scheme, target.unit, target.grade]).toEqual([key.split('.')[0], unit, grade])
    expect(`${target.lever?.tooth} ${target.lever?.amount}`).toBe(lever)
  })

  it('are in order Steiner, Tweed, Holdaway, Ricketts, each with a name in both languages', () => {
    const targets = targetsOf(start)
    expect(targets.map(({ key }) => key)).toEqual([
      ...table.slice(0, 5).map(([key]) => key),
      expect.stringMatching(/^tweed\.(FMIA|IMPA)$/),
      ...['holdaway.Superior sulcus to H line', 'holdaway.Lower lip to H line(Holdaway)'],
      ...table.slice(5, 7).map(([key]) => key),
    ])
    for (const { name, short } of targets)
      for (const words of [name, ...(short ? [short] : [])]) expect(words.zh.length > 3 && words.en.length > 3).toBe(true)
    expect(targets.filter(({ short }) => short).map(({ short }) => [short?.zh, short?.en])).toEqual([
      ...[
        ['L1-NB·Pog 均值', 'L1-NB, Pog mean'],
        ['上唇沟—H', 'U. sulcus-H'],
        ['下唇—H', 'Lower lip-H'],
      ],
    ])
    expect(targets.filter(({ name }) => /\p{Script=Han}/u.test(name.zh)).map(({ name }) => name.en)).toEqual([
      ...['L1-NB, averaged with Pog-NB', 'Upper sulcus to H', 'Lower lip to H'],
    ])
  })

  it('law: Steiner’s follow ANB by his table, that with pogonion is a mean, a target is reached in its range or within 1, as it reads', () => {
    fc.assert(
      fc.property(anyFace, face => {
        const tracing = ruledTracing(face, 10)
        const [targets, value] = [by(tracing), valuesOf(tracing)]
        const anb = value('ANB')
        const within = asRead(anb, 'degree') >= 0 && asRead(anb, 'degree') <= 8
        expect([targets.has('steiner.U1 to NA(mm)'), steinerLimit(tracing) === null]).toEqual([within, within])
        if (within) {
          expect(of(targets, 'steiner.U1 to NA(mm)').wanted).toBeCloseTo(6 - anb, 9)
          expect(of(targets, 'steiner.U1 to NA(deg)').wanted).toBeCloseTo(24 - anb, 9)
          expect(of(targets, 'steiner.L1 to NB(mm)').wanted).toBeCloseTo(3.5 + anb / 4, 9)
          expect(of(targets, 'steiner.L1 to NB(deg)').wanted).toBeCloseTo(23 + anb, 9)
          expect(of(targets, 'steiner.pogonion').wanted).toBeCloseTo((3.5 + anb / 4 + value('Pog to NB(mm)')) / 2, 9)
        }
        // planning.json, tweed: up to 20° IMPA at most 92, 21 to 29° FMIA 68, from 30° FMIA 65; whole degrees.
        const fma = Math.round(asRead(value('FMA'), 'degree'))
        const tweed = targets.get(fma <= 20 ? 'tweed.IMPA' : 'tweed.FMIA')
        expect(tweed).toMatchObject({ wanted: fma <= 20 ? 92 : fma >= 30 ? 65 : 68, unit: 'degree', grade: 'recalled' })
        expect(tweed?.lever).toEqual({ tooth: 'L1', amount: 'turn' })
        expect([targets.has('tweed.IMPA'), targets.has('tweed.FMIA')]).toEqual([fma <= 20, fma > 20])
        expect([of(targets, 'ricketts.L1 to A-Pog(mm)').wanted, of(targets, 'ricketts.L1 to A-Pog(deg)').wanted]).toEqual([1, 22])
        for (const { wanted, range, unit, value: now, reached } of targets.values()) {
          const [shown, aim] = [asRead(now, unit), asRead(wanted, unit)]
          expect(reached).toBe(range ? shown >= range[0] && shown <= range[1] : Math.abs(shown - aim) < 1.05)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('of a low angle IMPA may be anything up to 92, of a high one FMIA is 65', () => {
    /** The face with its lower border turned about Me until FMA is as wanted. */
    const withFma = (fma: number): Tracing => {
      const { Me, Go } = start.points
      if (!Me || !Go) return expect.unreachable()
      const angle = ((fma - valuesOf(start)('FMA')) * Math.PI) / 180
      const [x, y] = [Go.x - Me.x, Go.y - Me.y]
      const turned = {
        ...Go,
        x: Me.x + x * Math.cos(angle) - y * Math.sin(angle),
        y: Me.y + x * Math.sin(angle) + y * Math.cos(angle),
      }
      return { ...start, points: { ...start.points, Go: turned } }
    }
    const tweed = (fma: number) => targetsOf(withFma(fma)).find(({ scheme }) => scheme === 'tweed')
    expect(valuesOf(withFma(20.4))('FMA')).toBeCloseTo(20.4, 6)
    expect([20.4, 20.6, 29.4, 29.6].map(fma => [tweed(fma)?.key, tweed(fma)?.wanted])).toEqual([
      ...[
        ['tweed.IMPA', 92],
        ['tweed.FMIA', 68],
        ['tweed.FMIA', 68],
        ['tweed.FMIA', 65],
      ],
    ])
    expect(tweed(15)?.range).toEqual([Number.NEGATIVE_INFINITY, 92])
    expect(tweed(25)?.range).toBeNull()
    expect([tweed(15)?.name, tweed(25)?.name]).toEqual([
      { zh: 'IMPA', en: 'IMPA' },
      { zh: 'FMIA', en: 'FMIA' },
    ])
  })

  it('Holdaway’s sulcus lies behind the H line, 5 mm and 3 to 7; the lower lip on it, 1 behind to 2 in front', () => {
    const { SoftTissuePog, UpperLip, SoftTissueA } = start.points
    if (!SoftTissuePog || !UpperLip || !SoftTissueA) return expect.unreachable()
    const [ux, uy] = [UpperLip.x - SoftTissuePog.x, UpperLip.y - SoftTissuePog.y]
    const [px, py] = [SoftTissueA.x - SoftTissuePog.x, SoftTissueA.y - SoftTissuePog.y]
    const sulcus = of(by(start), 'holdaway.Superior sulcus to H line')
    expect(Math.abs(sulcus.value)).toBeCloseTo(Math.abs(ux * py - uy * px) / Math.hypot(ux, uy), 6)
    expect(sulcus).toMatchObject({ wanted: 5, range: [3, 7], unit: 'mm', lever: { tooth: 'U1', amount: 'x' }, grade: 'recalled' })
    expect(of(by(start), 'holdaway.Lower lip to H line(Holdaway)')).toMatchObject({ wanted: 0, range: [-1, 2] })
  })

  it('are left out where their points are missing', () => {
    const keys = (name: 'B' | 'Go' | 'SoftTissuePog' | 'Pog') => {
      const { [name]: _, ...points } = start.points
      return targetsOf({ ...start, points }).map(({ scheme }) => scheme)
    }
    expect(new Set(keys('B'))).toEqual(new Set(['tweed', 'holdaway', 'ricketts']))
    expect(new Set(keys('SoftTissuePog'))).toEqual(new Set(['steiner', 'tweed', 'ricketts']))
    const { Pog: _, ...points } = start.points
    expect(targetsOf({ ...start, points }).some(({ key }) => key === 'steiner.pogonion')).toBe(false)
    expect(steinerLimit({ ...start, points: {} })).toBeNull()
    expect(targetsOf({ ...start, points: {} })).toEqual([])
  })
})
