import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EvaluationRow } from '../analysis/analysis'
import { classify } from '../analysis/classify'
import { judgedByWords } from '../analysis/judged-by'
import { isOwnNorm, OWN_NORM_SOURCE } from '../analysis/norm-for'
import { subjectOf } from '../analysis/subject'
import { type FaceLandmarkName, faceLandmarkNames, faceViews, isFaceLandmark, redFaceLandmarks } from '../data/face-landmarks'
import { faceItemNames, faceMeasurements } from '../data/face-measurements'
import { faceAnalyses } from '../data/face-methods'
import { type Point, plus } from '../geometry/point'
import { apply, mirror, turnAbout } from '../geometry/transform'
import golden from '../golden/face.json'
import { evenly } from '../testing/evenly'
import type { Calibration } from '../tracing/calibration-types'
import { evaluateFace, measureFace } from './evaluate-face'
import { faceCurvesOn, faceLinesOn } from './face-drawing'
import { faceItemChoices } from './face-items'
import { facialTypes } from './facial-type'
import { type FacePoints, resolvedFacePoints } from './ground'
import { faceKinds } from './kinds'

const pointsOf = (landmarks: object): FacePoints =>
  Object.fromEntries(
    Object.entries(landmarks as Readonly<Record<string, readonly number[]>>).map(([name, [x, y]]) => [name, { x, y }]),
  )
const scaled = (mmPerPixel: number): Calibration => ({ mmPerPixel, provenance: 'ruler' })
const none: Calibration = { mmPerPixel: null, provenance: 'none' }
const moved = (points: FacePoints, move: (p: Point) => Point): FacePoints =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, move(point)]))
const [profile, frontal] = golden.cases.map(each => pointsOf(each.landmarks))
if (!profile || !frontal) throw new Error('two worked photos')
const values = (view: 'face_side' | 'face_frontal', points: FacePoints, calibration = scaled(0.2)) =>
  Object.fromEntries(
    Object.entries(measureFace(view, points, calibration)).map(([item, reading]) => [
      item,
      reading.status === 'read' ? reading.value : reading.why,
    ]),
  )
const without = (points: FacePoints, ...names: readonly FaceLandmarkName[]): FacePoints =>
  Object.fromEntries(Object.entries(points).filter(([name]) => !names.includes(name as FaceLandmarkName)))

describe('worked face photos', () => {
  for (const each of golden.cases) {
    const view = each.view as 'face_side' | 'face_frontal'
    const measured = measureFace(view, pointsOf(each.landmarks), scaled(each.mm_per_px))
    it(`${each.id} ${each.title}: names every item`, () => {
      expect(Object.keys(measured).toSorted()).toEqual(Object.keys(each.expected).toSorted())
    })
    it.each(Object.entries(each.expected))(`${each.id} %s is %f`, (item, expected) => {
      const reading = measured[item as keyof typeof measured]
      if (reading?.status !== 'read') throw new Error(`${item} has no value`)
      const tolerance = reading.unit === '' ? golden.tolerance.ratio : golden.tolerance.degree
      expect(Math.abs(reading.value - expected)).toBeLessThan(tolerance)
    })
  }
})

describe('a photo judged by the doctor’s own norm', () => {
  it('takes her mean, SD and text for that item only, and nothing of them without an override', () => {
    const photo = { view: 'face_side', points: profile, calibration: none } as const
    const items = ['NasolabialAngle', 'MentolabialAngle']
    const [plain] = evaluateFace(photo, items).rows
    const value = plain?.reading.status === 'read' ? plain.reading.value : Number.NaN
    const meanSd = { permanent: { mean: value - 25, sd: 10 }, primary_mixed: { mean: 0, sd: 1 } }
    const [own, other] = evaluateFace(photo, items, { NasolabialAngle: { meanSd, tipsMore: 'open' } }).rows
    expect(own).toMatchObject({
      norm: { mean: value - 25, sd: 10, source: OWN_NORM_SOURCE },
      class: 'sd_positive_2',
      meaning: { en: 'open' },
    })
    expect(other).toEqual(evaluateFace(photo, items).rows[1])
    expect(plain?.norm && isOwnNorm(plain.norm)).toBe(false)
  })
})

describe('norms that their source measured on adults', () => {
  it('are marked as such, so that a child is not told that they hold for all ages', () => {
    for (const view of ['face_side', 'face_frontal'] as const)
      for (const [item, row] of Object.entries(faceMeasurements[view]))
        if (/^[A-Z][a-z]+( Chinese)? adults/.test(row?.norm.source.en ?? ''))
          expect([item, row?.norm.adults]).toEqual([item, true])
    const [analysis] = faceAnalyses.face_side
    if (!analysis) throw new Error('an analysis of the profile')
    const child = subjectOf({ birthday: '2016-01-01', sex: 'female' }, { createday: '2025-01-01', ageGroup: null })
    const { rows } = evaluateFace({ view: 'face_side', points: profile, calibration: none }, analysis.items)
    expect(judgedByWords(analysis, child, rows)).toEqual({
      zh: '男女合并，不分年龄组（2 项成人），9岁',
      en: 'both sexes, no age groups (2 adult), 9 years',
    })
  })
})

describe('the tables of the face views', () => {
  it('have 27 points and 21 items for side and front, 20 points and 8 items for the smile', () => {
    expect(faceViews.map(view => [faceLandmarkNames(view).length, faceItemNames(view).length])).toEqual([
      [27, 21],
      [27, 21],
      [20, 8],
    ])
  })

  it('name only points and items of their own view, with texts in both languages', () => {
    for (const view of faceViews) {
      for (const item of faceItemNames(view)) {
        const row = faceMeasurements[view][item]
        if (row && 'nodes' in row) for (const node of row.nodes) expect(isFaceLandmark(view, node), `${item} ${node}`).toBe(true)
        for (const text of [row?.name, row?.info, row?.sign]) expect(text?.zh && text.en, item).toBeTruthy()
        expect(row?.norm.sd, item).toBeGreaterThan(0)
      }
      for (const { items } of faceAnalyses[view]) for (const item of items) expect(faceItemNames(view)).toContain(item)
      expect(redFaceLandmarks(view).every(name => isFaceLandmark(view, name))).toBe(true)
    }
  })

  it("use every kind only photos have, and offer all items as the system's", () => {
    const used = new Set(faceViews.flatMap(view => faceItemNames(view).map(item => faceMeasurements[view][item]?.kind)))
    for (const kind of Object.keys(faceKinds)) expect(used).toContain(kind)
    expect(faceItemChoices('face_side').map(each => each.id)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    expect(faceItemChoices('face_smile').map(each => each.creator)).toEqual(Array(8).fill('System'))
  })
})

describe('laws of the face photo', () => {
  const turn = evenly(-Math.PI, Math.PI)
  const size = evenly(0.3, 3)

  it('turning, moving and enlarging the photo changes no angle and no ratio, and lengths only by the scale', () => {
    fc.assert(
      fc.property(turn, size, fc.constantFrom('face_side', 'face_frontal'), (radians, k, view) => {
        const points = view === 'face_side' ? profile : frontal
        const other = moved(points, p =>
          plus({ x: 40, y: -25 }, apply(turnAbout(radians, { x: 300, y: 200 }), { x: k * p.x, y: k * p.y })),
        )
        const [before, after] = [values(view, points), values(view, other, scaled(0.2 / k))]
        for (const item of Object.keys(before)) expect(after[item], item).toBeCloseTo(Number(before[item]), 6)
      }),
    )
  })

  it('a profile facing left reads as its mirror image, figure and all', () => {
    expect(values('face_side', moved(profile, mirror))).toEqual(values('face_side', profile))
    const angle = measureFace('face_side', profile, none).NasolabialAngle
    const two = measureFace('face_side', moved(profile, mirror), none).NasolabialAngle
    if (angle?.status !== 'read' || two?.status !== 'read') throw new Error('both are read')
    expect(two.figure.lines[0]?.to).toEqual(mirror(angle.figure.lines[0]?.to ?? { x: 0, y: 0 }))
    expect(two.figure.arcs[0]?.sweep).toBe(-(angle.figure.arcs[0]?.sweep ?? 0))
  })

  it('thirds and fifths add up to the whole', () => {
    const measured = values('face_frontal', frontal)
    const sum = (...items: readonly string[]) => items.reduce((total, item) => total + Number(measured[item]), 0)
    expect(sum('UpperThird', 'MiddleThird', 'LowerThird')).toBeCloseTo(1, 12)
    expect(sum('FifthRightOuter', 'FifthRightEye', 'FifthIntercanthal', 'FifthLeftEye', 'FifthLeftOuter')).toBeCloseTo(1, 12)
  })

  it('nothing throws and nothing is not finite, whatever points are given', () => {
    const coordinate = fc.double({ min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(
        fc.constantFrom(...faceViews),
        fc.dictionary(fc.constantFrom(...faceViews.flatMap(faceLandmarkNames)), fc.record({ x: coordinate, y: coordinate })),
        (view, points) => {
          for (const reading of Object.values(measureFace(view, points, scaled(0.1)))) {
            expect(reading.status === 'missing' || Number.isFinite(reading.value)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('a photo with something missing', () => {
  it('without a scale still has its angles and ratios', () => {
    const measured = values('face_side', profile, none)
    expect(measured.ULtoELine).toBe('uncalibrated')
    expect(measured.MidLowerHeightRatio).toBeCloseTo(96.2406, 3)
    expect(values('face_frontal', frontal, none).FaceHalfRatio).toBeCloseTo(1.02174, 4)
  })

  it('says which points it lacks', () => {
    expect(measureFace('face_side', without(profile, 'Prn'), none).NasofrontalAngle).toEqual({
      status: 'missing',
      why: 'missing-points',
      needs: ['Prn'],
    })
    expect(measureFace('face_frontal', without(frontal, 'Subnasale'), none).PupilLineCant).toMatchObject({
      needs: ['SoftTissueGlabella', 'Subnasale'],
    })
    expect(measureFace('face_frontal', without(frontal, 'ZyL'), none).FaceHalfRatio).toMatchObject({
      why: 'needs-other-item',
      needs: ['ZyL-midline'],
    })
  })

  it('names the points of a value made of values that no table shows, in its row', () => {
    const needsIn = (view: 'face_side' | 'face_frontal', points: FacePoints, item: string) => {
      const [row] = evaluateFace({ view, points, calibration: none }, [item]).rows
      return row?.reading.status === 'missing' ? row.reading : null
    }
    expect(needsIn('face_frontal', without(frontal, 'ZyR', 'ZyL'), 'FaceHalfRatio')).toMatchObject({
      ...{ why: 'missing-points', needs: ['ZyR', 'ZyL'] },
    })
    const level = without(profile, 'trH_1', 'trH_2')
    expect(needsIn('face_side', without(level, 'Subnasale'), 'MidLowerHeightRatio')?.needs).toEqual(['Subnasale'])
    expect(needsIn('face_side', without(level, 'SoftTissueNa'), 'MidLowerHeightRatio')?.needs).toEqual(['SoftTissueNa'])
  })

  it('takes the level of the image where nobody laid the true horizontal', () => {
    const level = without(profile, 'trH_1', 'trH_2')
    expect(values('face_side', level)).toEqual(values('face_side', profile))
    const left = resolvedFacePoints('face_side', moved(level, mirror))
    expect(left.trH_2).toEqual({ x: -800, y: 500 })
    // Lying on its side or standing on its head: the level of the face, along an edge of the image.
    for (const turn of [Math.PI / 2, Math.PI, -Math.PI / 2])
      for (const faced of [level, moved(level, mirror)]) {
        const lying = values(
          'face_side',
          moved(faced, p => apply(turnAbout(turn, { x: 300, y: 200 }), p)),
        )
        for (const [item, value] of Object.entries(values('face_side', profile)))
          expect(lying[item], item).toBeCloseTo(Number(value), 6)
      }
  })
})

describe('the rows of a face analysis', () => {
  it('follow the order of the analysis, with norm, class and label', () => {
    const analysis = faceAnalyses.face_side.find(each => each.name === 'facial_type')
    const { rows } = evaluateFace({ view: 'face_side', points: profile, calibration: scaled(0.2) }, analysis?.items ?? [])
    expect(rows.map(row => row.item)).toEqual([
      'FacialConvexity',
      'SoftProfileAngle',
      'SnToPn',
      'PogToPn',
      'TAngle',
      'FacialDepthPhoto',
    ])
    expect(rows.find(row => row.item === 'TAngle')).toMatchObject({
      shown: '5.4',
      difference: -4.56,
      class: 'sd_negative_1',
      stars: 1,
    })
    expect(rows[0]?.label).toEqual(profile.Subnasale)
  })

  it('of an unknown item, or one of another view, are none', () => {
    expect(evaluateFace({ view: 'face_smile', points: {}, calibration: none }, ['NasolabialAngle', 'x']).rows).toEqual([])
  })

  it('show thirds with three decimals', () => {
    const { rows } = evaluateFace({ view: 'face_frontal', points: frontal, calibration: none }, ['UpperThird'])
    expect(rows[0]).toMatchObject({ shown: '0.328', difference: -0.005, class: 'normal' })
  })
})

describe('the facial type', () => {
  const items = ['FacialConvexity', 'SoftProfileAngle', 'SnToPn', 'TAngle']
  const typesOf = (points: FacePoints) =>
    facialTypes(evaluateFace({ view: 'face_side', points, calibration: scaled(0.2) }, items).rows)

  /** A row of a side item with a value, judged by its own norm. */
  const valued = (item: 'FacialConvexity' | 'SoftProfileAngle' | 'TAngle', value: number): EvaluationRow => {
    const { norm, name } = faceMeasurements.face_side[item] ?? {}
    if (!norm || !name) throw new Error(item)
    const reading = { status: 'read', value, unit: 'degree', figure: { lines: [], arcs: [] }, error: null } as const
    return {
      ...{
        item,
        name,
        category: 'Soft Tissue',
        unit: 'degree',
        norm: { ...norm, group: null, sex: 'both', spread: 'sd' },
        reading,
      },
      ...{ shown: '', meaning: null, label: null, ...classify(reading, norm) },
    }
  }

  it('of the worked profile is average and slanting forward', () => {
    const types = typesOf(profile)
    expect([types.sagittal?.key, types.slant?.key]).toEqual(['average face', 'slanting forward'])
  })

  it('is convex with a chin far back, and unknown without points', () => {
    expect(typesOf({ ...profile, SoftTissuePog: { x: 640, y: 1000 } }).convexity?.key).toBe('convex')
    expect(typesOf({})).toEqual({ convexity: null, sagittal: null, slant: null })
  })

  it('by convexity is said only where class, sign and both measures agree', () => {
    const key = (convexity: number, angle: number) =>
      facialTypes([valued('FacialConvexity', convexity), valued('SoftProfileAngle', angle)]).convexity?.key
    expect([key(12, 167), key(20, 160), key(-3, 183)]).toEqual(['straight', 'convex', 'concave'])
    // Below the norm, yet convex by its own sign.
    expect([key(6.5, 173), key(6.5, 183), key(12, 160), key(20, 183)]).toEqual(Array(4).fill('disagree'))
    expect(facialTypes([valued('SoftProfileAngle', 183)]).convexity).toBeNull()
  })

  it('has the class of its row, whose SD belongs to the middle', () => {
    const slant = (value: number) => facialTypes([valued('TAngle', value)]).slant?.key
    expect([7, 13, 13.004, 6.996].map(slant)).toEqual(Array(4).fill('straight'))
    expect([6.99, 13.01].map(slant)).toEqual(['slanting forward', 'slanting backward'])
  })
})

describe('what is drawn on a photo', () => {
  it('are lines through the points and curves that skip missing ones', () => {
    expect(faceLinesOn('face_side', profile, 0.2).map(line => line.name)).toEqual(['trH plane', 'Pn plane'])
    const pn = faceLinesOn('face_side', profile, 0.2)[1]
    expect([pn?.from, pn?.to]).toEqual([
      { x: 700, y: 450 },
      { x: 700, y: 1150 },
    ])
    expect(faceLinesOn('face_frontal', {}, null)).toEqual([])
    const skipped: string[] = []
    const curves = faceCurvesOn('face_side', without(profile, 'Rhinion'), (_, point) => skipped.push(point))
    expect([curves.length, skipped]).toEqual([1, ['Rhinion']])
    expect(faceCurvesOn('face_frontal', frontal).map(curve => curve.name)).toEqual(['eye_right', 'eye_left', 'mouth', 'jaw'])
  })
})
