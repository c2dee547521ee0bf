import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point3 } from '../geometry/space'
import { bothArches } from '../testing/dental-arch'
import { evenly } from '../testing/evenly'
import { modelFindings } from './findings'
import { modelAnalysis } from './model-analysis'
import { modelRows } from './model-rows'
import { photoNotes } from './photo-notes'
import type { ModelReadings, PhotoRuler } from './readings'
import { scaleShare } from './scale'
import { readTeeth } from './tooth'

interface Shot {
  readonly turn: number
  readonly pxPerMm: number
  readonly mirrored: boolean
  readonly mm: number
}

/** A point of the arch as a camera above it sees it: pixels, x right, y down, no height. */
const seen =
  ({ turn, pxPerMm, mirrored }: Shot) =>
  ({ x, z }: Point3): Point3 => {
    const [across, down] = [(mirrored ? -1 : 1) * x, -z]
    return {
      x: 1500 + pxPerMm * (across * Math.cos(turn) - down * Math.sin(turn)),
      y: 1000 + pxPerMm * (across * Math.sin(turn) + down * Math.cos(turn)),
      z: 0,
    }
  }

const solid = bothArches({ widths: { '12': 6.4 } }, { room: 0.94, spee: 2 })

const rulerOf = ({ pxPerMm, mm }: Shot): PhotoRuler => ({
  from: { x: 40, y: 60, z: 0 },
  to: { x: 40 + 0.6 * mm * pxPerMm, y: 60 + 0.8 * mm * pxPerMm, z: 0 },
  mm,
})

const photographed = (shot: Shot, scaled = true): ModelReadings => {
  const at = seen(shot)
  const ruler = scaled ? rulerOf(shot) : null
  const taken = bothArches({ widths: { '12': 6.4 }, place: at }, { room: 0.94, spee: 2, place: at })
  return { ...taken, inBite: true, on: { upper: 'photo', lower: 'photo' }, rulers: { upper: ruler, lower: ruler } }
}

const shots = fc.record({
  turn: evenly(-3, 3),
  pxPerMm: evenly(5, 80),
  mirrored: fc.boolean(),
  mm: evenly(5, 100),
})

describe('jaws read on an occlusal photograph', () => {
  it('known widths, ratios, room and lengths come back whichever way the picture lies, mirrored or not, with a greater error', () => {
    const on = modelAnalysis(solid)
    fc.assert(
      fc.property(shots, shot => {
        const flat = modelAnalysis(photographed(shot))
        for (const tooth of readTeeth) {
          expect(flat.widths[tooth]?.mm).toBeCloseTo(on.widths[tooth]?.mm ?? 0, 6)
          expect(flat.widths[tooth]?.error).toBeGreaterThan(2 * (on.widths[tooth]?.error ?? 9))
        }
        for (const part of ['anterior', 'overall'] as const) {
          const [a, b] = [flat.bolton[part], on.bolton[part]]
          if (a.status !== 'measured' || b.status !== 'measured') throw new Error('not measured')
          expect(a.percent).toBeCloseTo(b.percent, 6)
          expect(a.error).toBeGreaterThan(2 * b.error)
        }
        const [a, b] = [flat.space.lower, on.space.lower]
        if (a.status !== 'measured' || b.status !== 'measured') throw new Error('not measured')
        expect(a.required).toBeCloseTo(b.required, 6)
        expect(Math.abs((flat.size.lower?.depth ?? 0) - (on.size.lower?.depth ?? 9))).toBeLessThan(0.2)
        expect(Math.abs((flat.size.lower?.widths.molar ?? 0) - (on.size.lower?.widths.molar ?? 9))).toBeLessThan(0.2)
        expect(flat.irregularity?.error).toBeGreaterThan(0.6)
      }),
    )
  })

  it('what needs height is not offered', () => {
    const flat = modelAnalysis(photographed({ turn: 0.3, pxPerMm: 20, mirrored: false, mm: 50 }))
    expect([flat.spee, flat.bite]).toEqual([null, null])
    expect(modelAnalysis({ ...solid, inBite: true }).spee).not.toBeNull()
  })

  it('without a ruler nothing is measured', () => {
    const bare = photographed({ turn: 0, pxPerMm: 20, mirrored: false, mm: 50 }, false)
    const { widths, bolton, size, space, irregularity } = modelAnalysis(bare)
    expect(widths).toEqual({})
    expect([bolton.anterior.status, space.lower.status]).toEqual(['incomplete', 'incomplete'])
    expect([size.upper, size.lower, irregularity]).toEqual([null, null, null])
    expect(modelFindings(bare)).toEqual({})
    expect(modelRows(modelAnalysis(bare), bare)).toEqual([])
    expect(photoNotes(bare).map(({ en }) => en)).toContainEqual(expect.stringContaining('without a scale'))
  })

  it("a longer ruler is more exact; the scale's error is shared by all teeth of a jaw and grows with their sum", () => {
    const at = (mm: number) => photographed({ turn: 0, pxPerMm: 20, mirrored: false, mm })
    expect(scaleShare(at(10), 'upper')).toBeCloseTo(Math.hypot(0.03, 0.02), 9)
    expect(scaleShare(at(50), 'upper')).toBeCloseTo(Math.hypot(0.006, 0.02), 9)
    expect(scaleShare(solid, 'upper')).toBe(0)
    const { overall } = modelAnalysis(at(10)).bolton
    if (overall.status !== 'measured') throw new Error('not measured')
    const { upper } = overall
    expect(upper.error).toBeCloseTo(Math.hypot(0.3 * Math.sqrt(12), scaleShare(at(10), 'upper') * upper.mm), 6)
  })

  it('every row that rests on a photograph says so, and the notes name the errors', () => {
    const readings = photographed({ turn: 0, pxPerMm: 20, mirrored: false, mm: 50 })
    const rows = modelRows(modelAnalysis(readings), readings)
    expect(rows.length).toBeGreaterThan(40)
    for (const { note } of rows) expect(note?.zh).toContain('照片，较不准确')
    expect(
      photoNotes(readings)
        .map(({ zh }) => zh)
        .join(),
    ).toMatch(/0\.3 mm、比例 2\.1%.*Spee/)
    expect(modelRows(modelAnalysis(solid), solid).some(({ note }) => note?.zh.includes('照片'))).toBe(false)
    expect(photoNotes(solid)).toEqual([])
  })
  it('an upper space predicted from a photographed lower arch says so, with its corrections; what is read there alone does not', () => {
    const flat = photographed({ turn: 0, pxPerMm: 20, mirrored: false, mm: 50 })
    const lower = Object.entries(flat.teeth).filter(([tooth]) => /^[34]/.test(tooth))
    const mixed: ModelReadings = {
      ...{ ...solid, teeth: { ...solid.teeth, ...Object.fromEntries(lower) }, on: { upper: 'surface', lower: 'photo' } },
      ...{ rulers: { ...solid.rulers, lower: flat.rulers.lower }, prediction: 'hk_female' },
      corrections: { ...solid.corrections, upper: { incisors: { rule: 'sheet', amount: -2 }, bolton: null } },
    }
    const upper = (of: ModelReadings) =>
      modelRows(modelAnalysis(of), of)
        .filter(({ name }) => name.en.startsWith('Upper space'))
        .map(({ name, note }) => [name.en, note?.en.includes('photograph, less exact') === true] as const)
    const marks = upper(mixed)
    expect(marks).toHaveLength(7)
    expect(marks.filter(([, tagged]) => !tagged).every(([name]) => name.includes('incisors') || name.includes('midline'))).toBe(
      true,
    )
    expect(marks.filter(([, tagged]) => tagged)).toHaveLength(5)
    expect(upper({ ...mixed, prediction: null }).every(([, tagged]) => !tagged)).toBe(true)
  })
})
