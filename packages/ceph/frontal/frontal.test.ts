import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nobody } from '../analysis/subject'
import { frontalAnalyses } from '../data/frontal/analyses'
import { frontalCautions } from '../data/frontal/cautions'
import { frontalFilmItemNames } from '../data/frontal/item-rows'
import { frontalLandmarkNames, otherSide } from '../data/frontal/landmarks'
import { frontalTemplate } from '../data/frontal/template'
import type { Point } from '../geometry/point'
import { evenly } from '../testing/evenly'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { frontalCurvesOn } from './film-drawing'
import { rollOf } from './frame'
import { groundOfTracing, judgeFrontal } from './judge-frontal'
import { frontalNormAt } from './norm-at'
import type { FrontalPoints } from './points'
import { readFrontal } from './read-item'
import { readFrontalFilm } from './reading'
import { sideCautions } from './side-cautions'

/** The worked case of clinical/beyond/frontal.json, mm. */
const golden: FrontalPoints = {
  ...{ Cg: { x: 0, y: 0 }, ANS_PA: { x: 1, y: 60 }, Z_R: { x: -45, y: 8 }, Z_L: { x: 47, y: 8 } },
  ...{ J_R: { x: -31, y: 58 }, J_L: { x: 32, y: 59 }, Ag_R: { x: -43, y: 100 }, Ag_L: { x: 41, y: 97 } },
  ...{ Me_PA: { x: 4, y: 120 }, U6b_R: { x: -28, y: 76 }, U6b_L: { x: 29, y: 78 } },
}

const tracingOf = (points: FrontalPoints, mmPerPixel: number | null = 1): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { ...(p as Point), origin: 'manual' as const }])),
  fileScale: mmPerPixel === null ? null : { mmPerPixel, provenance: 'dicom' },
})

const ground = (points: FrontalPoints, mmPerPixel: number | null = 1) => groundOfTracing(tracingOf(points, mmPerPixel))
const value = (item: (typeof frontalFilmItemNames)[number], points: FrontalPoints, mm: number | null = 1): number | null => {
  const read = readFrontal(item, ground(points, mm))
  return read.status === 'read' ? read.value : null
}
const film = (points: FrontalPoints) => readFrontalFilm(ground(points))
const moved = (points: FrontalPoints, to: (p: Point) => Point): FrontalPoints =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [name, to(p as Point)]))
const mirrored = (points: FrontalPoints): FrontalPoints => moved(points, ({ x, y }) => ({ x: -x, y }))
const swapped = (points: FrontalPoints): FrontalPoints =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [otherSide(name as 'Cg'), p]))

describe('the worked case of the reference', () => {
  const sides = new Map(film(golden).comparisons.map(each => [each.level.key, each]))
  it.each([
    ['Z', 45.1271, 46.8602, 3.7681, 1.5331],
    ['J', 31.9622, 31.0124, -3.0167, 2.0497],
    ['Ag', 44.6605, 39.3779, -12.5719, -1.5998],
    ['U6', 29.2626, 27.6962, -5.5003, 2.9496],
  ] as const)('%s stands as far from the midline as the reference says', (key, right, left, index, height) => {
    const side = sides.get(key)
    expect(side?.right).toMatchObject({ value: expect.closeTo(right, 4) })
    expect(side?.left).toMatchObject({ value: expect.closeTo(left, 4) })
    expect(side?.index).toBeCloseTo(index, 4)
    expect(side?.height?.mm).toBeCloseTo(height, 4)
  })
  it('has the chin, the widths and the midline of the reference', () => {
    expect(value('MeOffMidline', golden)).toBeCloseTo(1.9997, 4)
    expect(value('MaxillaryWidth', golden)).toBeCloseTo(63.0079, 4)
    expect(value('MandibularWidth', golden)).toBeCloseTo(84.0536, 4)
    expect(value('WidthDifference', golden)).toBeCloseTo(21.0456, 4)
    expect(value('WidthRatio', golden)).toBeCloseTo(74.9617, 4)
    const { midline } = ground(golden).frame
    expect(midline?.by).toBe('cg-ans')
    expect(Math.abs(midline?.lean ?? 0)).toBeCloseTo(0.9548, 4)
  })
  it('has its Z plane level in the picture, and a film turned by 5 degrees has it turned by them and the same values', () => {
    const [c, s] = [Math.cos(Math.PI / 36), Math.sin(Math.PI / 36)]
    const turned = moved(golden, ({ x, y }) => ({ x: c * x - s * y, y: s * x + c * y }))
    const roll = (points: FrontalPoints): number => rollOf(ground(points).frame.z ?? expect.unreachable())
    expect(roll(golden)).toBeCloseTo(0, 9)
    expect(roll(turned)).toBeCloseTo(5, 9)
    expect(roll(mirrored(turned))).toBeCloseTo(5, 9)
    for (const item of ['MeOffMidline', 'U6Height', 'MandibularWidth', 'WidthRatio'] as const)
      expect(value(item, turned)).toBeCloseTo(value(item, golden) ?? Number.NaN, 9)
  })
  it('tells what two neighbouring levels share, and what stands on the limit apart from it', () => {
    const { findings } = film({ ...golden, Mark_R: { x: -80, y: -40 } })
    expect(findings.shared.map(({ en }) => en)).toEqual([
      'Antegonial notch 5.3 mm farther from the midline on the right than on the left',
      'Occlusal plane 3.0 mm lower on the left',
    ])
    expect(findings.onLimit.map(({ zh }) => zh)).toContain('颏点偏左 2.0 mm')
  })
  it('says its lengths as approximate by the scale of a file that is not the patient’s', () => {
    const tracing = tracingOf({ ...golden, Mark_R: { x: -80, y: -40 } })
    const detector: Tracing = { ...tracing, fileScale: { mmPerPixel: 1, provenance: 'detector' } }
    const { findings } = readFrontalFilm(groundOfTracing(detector))
    expect(findings.shared.map(({ en }) => en)).toContain('Occlusal plane ≈ 3.0 mm lower on the left')
    expect([...findings.shared, ...findings.onLimit].filter(({ zh }) => !zh.includes('≈'))).toEqual([])
  })
})

it('a difference is on the limit from 1.9 to 2.1 mm as displayed, a difference above and within error below', () => {
  const upright = { ...golden, ANS_PA: { x: 0, y: 60 } }
  const standing = (mm: number) =>
    film({ ...upright, Me_PA: { x: mm, y: 120 } }).deviations.find(({ item }) => item === 'MeOffMidline')?.off?.standing
  expect([1.84, 1.86, -2.14, 2.16, -2.2].map(standing)).toEqual(['within', 'limit', 'limit', 'beyond', 'beyond'])
})

describe('the midline', () => {
  it('is chosen by the lean as it is displayed: 2.0° is not over 2°', () => {
    const leaning = (degrees: number) => ({ ...golden, ANS_PA: { x: 60 * Math.tan((degrees * Math.PI) / 180), y: 60 } })
    expect([2.04, -2.04, 2.06, -2.06].map(degrees => ground(leaning(degrees)).frame.midline?.by)).toEqual([
      ...['cg-ans', 'cg-ans', 'z-plane', 'z-plane'],
    ])
  })
  it('is the perpendicular to the Z plane through Cg where Cg-ANS leans more than 2 degrees, and says so', () => {
    expect(ground({ ...golden, ANS_PA: { x: 3, y: 60 } }).frame.midline).toMatchObject({ by: 'z-plane', left: { x: 1, y: 0 } })
  })
  it('is laid by the Z plane without ANS, by Cg-ANS without the Z plane, and not at all without Cg', () => {
    const { ANS_PA: _, ...noSpine } = golden
    const { Z_R: __, ...noPlane } = golden
    const { Cg: ___, ...noCrest } = golden
    expect(ground(noSpine).frame.midline?.by).toBe('z-plane')
    expect(ground(noPlane).frame.midline).toMatchObject({ by: 'cg-ans', lean: null })
    expect(readFrontal('MeOffMidline', ground(noCrest))).toEqual({ status: 'missing', why: 'missing-points', needs: ['Cg'] })
  })
})

describe('which side is which', () => {
  it('is the image’s while no letter is placed, and the patient’s once one is', () => {
    expect(film(golden).words.right.en).toBe('image left')
    expect(film({ ...golden, Mark_R: { x: -80, y: -40 } }).words.right.en).toBe('right')
    expect(film({ ...golden, Mark_L: { x: 80, y: -40 } }).sides.marking).toBe('marked')
  })
  it('is contradicted by a letter on the other side', () => {
    expect(film({ ...golden, Mark_R: { x: 80, y: -40 } }).sides).toMatchObject({ marking: 'contradicted', mirrored: false })
  })
  it('is cautioned about unless a letter confirms it on a film that is not mirrored', () => {
    const cautions = (points: Parameters<typeof film>[0]) => sideCautions(film(points).sides)
    expect(cautions(golden)).toEqual([frontalCautions.unmarked])
    expect(cautions({ ...golden, Mark_R: { x: 80, y: -40 } })).toEqual([frontalCautions.contradicted])
    expect(cautions(mirrored({ ...golden, Mark_R: { x: -80, y: -40 } }))).toEqual([frontalCautions.mirrored])
    expect(cautions({ ...golden, Mark_R: { x: -80, y: -40 } })).toEqual([])
  })
  it('sees a film from behind, and a pair laid the other way round', () => {
    expect(film(mirrored(golden)).sides.mirrored).toBe(true)
    expect(film({ ...golden, J_R: { x: 32, y: 59 }, J_L: { x: -31, y: 58 } }).sides.crossed).toEqual(['J'])
  })
})

describe('a turned head', () => {
  it('is judged by the differences as they are displayed: 3.0 mm is not over 3 mm', () => {
    // Z and LO at the same height on both sides of a vertical midline, so that the left is farther by exactly `more`.
    const upright = { ...golden, ANS_PA: { x: 0, y: 60 } }
    const by = (z: number, lo: number) =>
      film({ ...upright, Z_R: { x: -45, y: 8 }, Z_L: { x: 45 + z, y: 8 }, LO_R: { x: -44, y: 17 }, LO_L: { x: 44 + lo, y: 17 } })
        .turn
    expect([by(3.04, 5), by(5, 3.04), by(3.06, 5), by(3.06, 3.06), by(-3.06, 5)].map(turn => turn?.turned)).toEqual([
      ...[false, false, true, true, false],
    ])
  })
  it('is seen where Z and LO differ to the same side, and then nothing is told of asymmetry', () => {
    const turned = { ...golden, Z_R: { x: -43, y: 8 }, LO_R: { x: -44, y: 17 }, LO_L: { x: 50, y: 17 } }
    expect(film(turned).turn?.turned).toBe(true)
    expect(film(turned).findings.shared).toEqual([])
    expect(film({ ...golden, LO_R: { x: -47, y: 17 }, LO_L: { x: 47, y: 17 } }).turn?.turned).toBe(false)
  })
})

describe('norms', () => {
  const age = (years: number, months = 0) => ({ years, months, days: 0, hours: 0 })
  it('follow the age from 9 to 16 and stand still after', () => {
    expect(frontalNormAt('MaxillaryWidth', age(12))).toMatchObject({ mean: 63.8, sd: 2, grade: 'memory' })
    // Months count: half a year is half of what grows in a year.
    expect(frontalNormAt('MandibularWidth', age(12, 6))?.mean).toBe(80.9)
    expect(frontalNormAt('MandibularWidth', age(16))?.mean).toBe(85.8)
    expect(frontalNormAt('MandibularWidth', age(40))?.mean).toBe(85.8)
    expect(frontalNormAt('LowerIntercanine', age(20))?.mean).toBe(27.5)
  })
  it('are none before the first age their source speaks of, nor of what grows at an unknown age', () => {
    expect(frontalNormAt('MaxillaryWidth', age(8, 11))).toBeNull()
    expect(frontalNormAt('MaxillaryWidth', null)).toBeNull()
    expect(frontalNormAt('DentureMidline', null)?.mean).toBe(0)
  })
  it('judge in Ricketts’ analysis only', () => {
    const judged = {
      tracing: tracingOf(golden),
      patient: { birthday: '2010-01-01', sex: null },
      record: { createday: '2022-01-01', ageGroup: null },
    } as const
    const [grummons, ricketts] = frontalAnalyses.map(analysis => judgeFrontal({ ...judged, analysis }))
    expect(grummons?.rows.every(row => row.norm === null && row.stars === 0)).toBe(true)
    expect(ricketts?.rows.find(row => row.item === 'MandibularWidth')).toMatchObject({ norm: { mean: 80.2 }, stars: 1 })
  })
  it('say of the widths by how much they differ more or less than usual at the age, as both read, with no sign', () => {
    const analysis = frontalAnalyses[0] ?? expect.unreachable()
    const patient = { birthday: '2010-01-01', sex: null }
    const words = (mm: number, createday = '2022-01-01') =>
      judgeFrontal({
        tracing: tracingOf(golden, mm),
        analysis,
        patient,
        record: { createday, ageGroup: null },
      }).rows.find(({ item }) => item === 'WidthDifference')?.meaning
    expect(words(1)?.en).toBe('about 16.4 mm at this age (from memory, white children); 4.7 mm more')
    expect(words(1, '2050-01-01')?.en).toBe('about 19.6 mm at 16 years (from memory, white children); 1.5 mm more')
    expect(words(1, '2050-01-01')?.zh).toMatch(/^16 岁时约 19\.6 mm/)
    expect(words(0.7)?.en).toMatch(/; 1\.7 mm less$/)
    expect(words(0.7)?.zh).toMatch(/；较之小 1\.7 mm$/)
    expect(words(16.4 / 21.0456)?.zh).toMatch(/；与之相同$/)
  })
})

describe('errors', () => {
  it('are told for every value of a film with a scale, and that of a side difference counts the midline once for both', () => {
    const side = film(golden).comparisons.find(each => each.level.key === 'Ag')
    expect(side?.difference?.error).toBeGreaterThan(1)
    expect(side?.difference?.error).toBeLessThan(3)
  })
  it('are none without a scale, where millimetres are missing and indices are not', () => {
    const [side] = readFrontalFilm(ground(golden, null)).comparisons
    expect(side?.right).toMatchObject({ status: 'missing', why: 'uncalibrated' })
    expect(side?.index).toBeCloseTo(3.7681, 4)
    expect(value('WidthRatio', golden, null)).toBeCloseTo(74.9617, 4)
  })
})

describe('the error of a point', () => {
  const byOrigin = (origin: 'manual' | 'detected', errorPx: number) => {
    const { points, ...rest } = tracingOf(golden)
    const Me_PA = { ...(points.Me_PA ?? expect.unreachable()), origin, errorPx }
    const read = readFrontal('MeOffMidline', groundOfTracing({ ...rest, points: { ...points, Me_PA } }))
    return read.status === 'read' ? (read.error ?? Number.NaN) : Number.NaN
  }
  it('is the table’s where a hand placed it, and a detected point’s own where that is larger', () => {
    const table = byOrigin('manual', 0)
    expect(byOrigin('manual', 5)).toBe(table)
    expect(byOrigin('detected', 0.5)).toBe(table)
    // Across the midline: 3 mm and 1 mm of one point, each the root mean square of two coordinates.
    expect(byOrigin('detected', 3) ** 2 - table ** 2).toBeCloseTo((9 - 1) / 2, 2)
  })
})

describe('the outlines', () => {
  const mandible = (points: FrontalPoints) => frontalCurvesOn(points).find(({ name }) => name === 'mandible')
  it('pass over one point that is missing, and are not drawn across several', () => {
    const { Go_PA_R: _, ...others } = frontalTemplate
    expect(mandible(others)?.without).toEqual(['Go_PA_R'])
    const { Co_PA_R, Co_PA_L, Go_PA_L } = frontalTemplate
    expect(mandible({ Co_PA_R, Co_PA_L })).toBeUndefined()
    const ends = mandible({ Co_PA_R, Co_PA_L, Go_PA_L })?.samples ?? []
    expect([ends[0], ends.at(-1)]).toEqual([Go_PA_L, Co_PA_L])
  })
})

describe('a signed value in words', () => {
  const analysis = frontalAnalyses[0] ?? expect.unreachable()
  const aside = (item: string, points: FrontalPoints) =>
    judgeFrontal({ ...nobody, tracing: tracingOf(points), analysis }).rows.find(row => row.item === item)?.aside
  const marked: FrontalPoints = { ...golden, Mark_R: { x: -80, y: -40 } }
  it('says the side it lies on, lies lower on or is larger on, and the other one of the sides exchanged', () => {
    expect(aside('MeOffMidline', marked)).toEqual({ zh: '偏左', en: 'left' })
    expect(aside('U6Height', marked)).toEqual({ zh: '左低', en: 'left lower' })
    expect(aside('AgSides', marked)).toEqual({ zh: '右大', en: 'right larger' })
    expect(aside('MeOffMidline', swapped(mirrored(marked)))).toEqual({ zh: '偏右', en: 'right' })
  })
  it('says of the two midlines which of them lies to that side', () => {
    const ricketts = frontalAnalyses.find(({ name }) => name === 'Ricketts frontal') ?? expect.unreachable()
    const points = { U1M: { x: 0, y: 60 }, L1M: { x: 2, y: 62 } }
    const of = (more: FrontalPoints) =>
      judgeFrontal({ ...nobody, tracing: tracingOf({ ...golden, ...points, ...more }), analysis: ricketts }).rows.find(
        row => row.item === 'DentureMidline',
      )
    const letter = { Mark_R: { x: -80, y: -40 } }
    expect([of(letter)?.shown, of(letter)?.aside]).toEqual(['2.0', { zh: '下中线偏左', en: 'lower one left' }])
    expect(of(letter)?.meaning?.en).toBe('positive: the lower midline lies to the patient’s left')
    expect(of({})?.meaning?.zh).toBe('正值为下中线偏向图像右侧')
  })
  it('has a sign whose meaning names the image’s side, too, while no letter is placed, on a mirrored film the other', () => {
    const meaning = (item: string, points: FrontalPoints) =>
      judgeFrontal({ ...nobody, tracing: tracingOf(points), analysis }).rows.find(row => row.item === item)?.meaning
    expect(meaning('MeOffMidline', marked)?.en).toBe('positive: to the patient’s left')
    expect(meaning('MeOffMidline', golden)).toEqual({ zh: '正值偏向图像右侧', en: 'positive: to the image right' })
    expect(meaning('U6Height', golden)?.en).toBe('positive: the image right side is lower')
    expect(meaning('AgSides', mirrored(golden))).toEqual({
      zh: '正值为图像左侧距中线较远',
      en: 'positive: the image left side is farther from the midline',
    })
    expect(meaning('MaxillaryWidth', golden)).toBeNull()
    for (const { meaning } of judgeFrontal({ ...nobody, tracing: tracingOf(golden), analysis }).rows)
      expect(meaning?.en ?? '').not.toMatch(/patient’s|the left|the right/)
  })
  it('stands in a row whose name has the image’s side, too, while no letter is placed, on a mirrored film the other', () => {
    const ricketts = frontalAnalyses.find(({ name }) => name === 'Ricketts frontal') ?? expect.unreachable()
    const names = (points: FrontalPoints) =>
      [analysis, ricketts].flatMap(of => judgeFrontal({ ...nobody, tracing: tracingOf(points), analysis: of }).rows)
    const name = (item: string, points: FrontalPoints) => names(points).find(row => row.item === item)?.name
    expect(name('ZToMidlineR', marked)).toEqual({ zh: '右侧颧额缝至中线', en: 'Z right to MSR' })
    expect(name('ZToMidlineR', golden)).toEqual({ zh: '图像左侧颧额缝至中线', en: 'Z to MSR, image left' })
    expect(name('MolarRelationL', golden)).toEqual({ zh: '图像右侧磨牙覆盖', en: 'Molar relation, image right' })
    expect(name('MolarRelationL', mirrored(golden))?.en).toBe('Molar relation, image left')
    expect(name('ZSides', golden)?.en).toBe('Z left-right difference')
    for (const row of names(golden))
      expect(`${row.name.en.replace('left-right', '')} ${row.name.zh}`).not.toMatch(
        /^[RL] |(?<!image )(right|left)(?!-)|(?<!图像)[左右]侧/i,
      )
  })
  it('is the image’s side while no letter is placed, and none of a size or of what reads as nothing', () => {
    expect(aside('MeOffMidline', golden)).toEqual({ zh: '偏图像右', en: 'image right' })
    expect(aside('ZToMidlineR', marked)).toBeUndefined()
    expect(aside('MeOffMidline', { ...marked, Me_PA: { x: 2, y: 120 } })).toBeUndefined()
  })
})

const anyFace = fc.record(
  Object.fromEntries(
    frontalLandmarkNames.map(name => [
      name,
      fc
        .record({ x: evenly(-6, 6), y: evenly(-6, 6) })
        .map(({ x, y }): Point => ({ x: frontalTemplate[name].x + x, y: frontalTemplate[name].y + y })),
    ]),
  ),
) as fc.Arbitrary<FrontalPoints>

const signed = [
  'MeOffMidline',
  'U1MOffMidline',
  'DentureMidline',
  'PosturalSymmetry',
  'OcclusalTilt',
  'AgHeight',
  'AgTilt',
] as const

describe('laws', () => {
  it('a face with its sides exchanged changes the sign of every difference and keeps its widths', () => {
    fc.assert(
      fc.property(anyFace, face => {
        const other = swapped(mirrored(face))
        for (const item of signed) expect(value(item, other)).toBeCloseTo(-(value(item, face) ?? Number.NaN), 6)
        const { comparisons } = film(face)
        film(other).comparisons.forEach((side, i) => {
          expect(side.difference?.mm).toBeCloseTo(-(comparisons[i]?.difference?.mm ?? Number.NaN), 6)
          expect(side.index).toBeCloseTo(-(comparisons[i]?.index ?? Number.NaN), 6)
        })
        expect(value('MaxillaryWidth', other)).toBeCloseTo(value('MaxillaryWidth', face) ?? Number.NaN, 6)
      }),
      { numRuns: 40 },
    )
  })
  it('a mirrored film of the same points gives the same values: the names of the points decide', () => {
    fc.assert(
      fc.property(anyFace, face => {
        for (const item of frontalFilmItemNames)
          expect(value(item, mirrored(face))).toBeCloseTo(value(item, face) ?? Number.NaN, 6)
      }),
      { numRuns: 30 },
    )
  })
  it('neither turning nor enlarging the film changes a value in mm, nor its scale a ratio', () => {
    fc.assert(
      fc.property(anyFace, evenly(-3.1, 3.1), evenly(0.2, 20), (face, by, size) => {
        const [c, s] = [Math.cos(by) * size, Math.sin(by) * size]
        const turned = moved(face, ({ x, y }) => ({ x: c * x - s * y + 900, y: s * x + c * y + 700 }))
        for (const item of frontalFilmItemNames)
          expect(value(item, turned, 1 / size)).toBeCloseTo(value(item, face) ?? Number.NaN, 5)
        for (const item of ['WidthRatio', 'UpperProportion', 'OcclusalAngle'] as const)
          expect(value(item, turned, null)).toBeCloseTo(value(item, face) ?? Number.NaN, 5)
      }),
      { numRuns: 30 },
    )
  })
  it('nothing that is not finite leaves, whatever is placed', () => {
    const any = fc.record({ x: fc.double({ min: -1e6, max: 1e6 }), y: fc.double({ min: -1e6, max: 1e6 }) })
    const points = fc.dictionary(fc.constantFrom(...frontalLandmarkNames), any) as fc.Arbitrary<FrontalPoints>
    fc.assert(
      fc.property(points, given => {
        for (const analysis of frontalAnalyses)
          for (const { reading } of judgeFrontal({ ...nobody, tracing: tracingOf(given), analysis }).rows)
            if (reading.status === 'read')
              expect(Number.isFinite(reading.value) && (reading.error === null || Number.isFinite(reading.error))).toBe(true)
        for (const { index, total } of film(given).comparisons)
          for (const number of [index, total]) expect(number === null || Number.isFinite(number)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
