import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceMeasurements, type SmileItemName } from '../data/face-measurements'
import { faceAnalyses } from '../data/face-methods'
import { faceTemplates } from '../data/face-template'
import { type Point, plus } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { evaluateFace, measureFace } from './evaluate-face'
import type { FacePoints } from './ground'
import { faceItemsOn } from './leans-on'

const calibration = { mmPerPixel: 0.1, provenance: 'ruler' } as const

/** A smile drawn by hand, in pixels; its values below are worked out on paper, at 0.1 mm a pixel. The patient's left is on the right. */
const smile: FacePoints = {
  SoftTissueGlabella: { x: 1000, y: 400 },
  Subnasale: { x: 1000, y: 1000 },
  PupilR: { x: 700, y: 500 },
  PupilL: { x: 1300, y: 500 },
  ChR: { x: 700, y: 1150 },
  ChL: { x: 1300, y: 1150 },
  Stms: { x: 1000, y: 1120 },
  Stmi: { x: 1000, y: 1240 },
  U1Mid: { x: 1015, y: 1200 },
  L1Mid: { x: 1005, y: 1220 },
  U1EdgeR: { x: 970, y: 1205 },
  U1EdgeL: { x: 1060, y: 1207 },
  U1ZenithR: { x: 970, y: 1100 },
  U1ZenithL: { x: 1060, y: 1100 },
  U3TipR: { x: 850, y: 1180 },
  U3TipL: { x: 1150, y: 1190 },
  LastR: { x: 760, y: 1160 },
  LastL: { x: 1255, y: 1140 },
  LowLipR: { x: 850, y: 1210 },
  LowLipL: { x: 1150, y: 1210 },
}

const read = (points: FacePoints, mmPerPixel = 0.1): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    Object.entries(measureFace('face_smile', points, { ...calibration, mmPerPixel })).map(([item, reading]) => [
      item,
      reading.status === 'read' ? reading.value : reading.why,
    ]),
  )

/** Middle of the edges (1015, 1206) below the canine line y = 1180 + (x - 850) / 30, over 30 px of lip. */
const arc = (1206 - (1180 + 165 / 30)) / Math.hypot(1, 1 / 30) / 30
const worked: Readonly<Record<SmileItemName, number>> = {
  SmileArc: arc,
  BuccalCorridor: (100 * (60 + 45)) / 600,
  GingivalDisplay: -2,
  IncisorDisplay: (100 * (1200 - 1120)) / (1200 - 1100),
  UpperMidlineDeviation: 1.5,
  DentalMidlines: -1,
  SmileIndex: 600 / 120,
  OcclusalCant: (Math.atan2(10, 300) * 180) / Math.PI,
}

describe('a smile worked on paper', () => {
  it.each(Object.entries(worked))('%s is %f', (item, expected) => {
    expect(read(smile)[item]).toBeCloseTo(expected, 9)
  })

  it('gum shows as a positive length, a lower left side as a positive cant, a lower midline on the left as positive', () => {
    const lip = { ...smile, Stms: { x: 1000, y: 1070 } }
    expect([read(lip).GingivalDisplay, read(lip).IncisorDisplay]).toEqual([3, 100])
    expect(Number(read({ ...smile, U3TipL: { x: 1150, y: 1170 } }).OcclusalCant)).toBeLessThan(0)
    expect(read({ ...smile, L1Mid: { x: 1045, y: 1220 } }).DentalMidlines).toBeCloseTo(3, 9)
  })

  it('closed lips have no smile index: the gap is below what two points can tell', () => {
    const gap = (pixels: number) => read({ ...smile, Stmi: { x: 1000, y: (smile.Stms?.y ?? 0) + pixels } }).SmileIndex
    expect([gap(0), gap(3), gap(17)]).toEqual(['degenerate', 'degenerate', 'degenerate'])
    expect(gap(19)).toBeCloseTo(600 / 19, 9)
  })

  it('a lip that covers the crown shows none of it, a tooth beyond its corner leaves no corridor', () => {
    expect(read({ ...smile, Stms: { x: 1000, y: 1230 } }).IncisorDisplay).toBe(0)
    expect(read({ ...smile, LastR: { x: 680, y: 1150 } }).BuccalCorridor).toBeCloseTo(7.5, 9)
  })

  it('is flat near 0 and reversed below; without a lip that curves down there is no arc', () => {
    const edges = (y: number) => ({ ...smile, U3TipL: { x: 1150, y: 1180 }, U1EdgeR: { x: 970, y }, U1EdgeL: { x: 1060, y } })
    expect(read(edges(1180)).SmileArc).toBe(0)
    expect(read(edges(1165)).SmileArc).toBeCloseTo(-0.5, 9)
    expect(read({ ...smile, Stmi: { x: 1000, y: 1210 } }).SmileArc).toBe('degenerate')
  })
})

describe('the smile set', () => {
  it('is one analysis of every item, said to be our own; every norm an estimate with a source', () => {
    const [analysis] = faceAnalyses.face_smile
    expect([analysis?.items, analysis?.title.zh]).toEqual([Object.keys(worked), '微笑分析（自拟）'])
    const norms = Object.values(faceMeasurements.face_smile).map(({ norm }) => [
      norm.grade,
      norm.source.en.startsWith('Our own set'),
    ])
    expect(norms).toEqual(Array(8).fill(['estimate', true]))
  })

  it('judges nothing by those norms: a star would belie the limits in words; a norm of the doctor judges', () => {
    const stars = (lip: number, own = {}) =>
      evaluateFace({ view: 'face_smile', points: { ...smile, Stms: { x: 1000, y: lip } }, calibration }, Object.keys(worked), own)
        .rows.filter(row => row.stars > 0 || row.norm !== null || row.difference !== null)
        .map(row => [row.item, row.shown, row.stars])
    // The lip 2.5 mm below the gum covers a quarter of the crown; 1.8 mm above it is no gummy smile.
    expect([stars(1125), stars(1082)]).toEqual([[], []])
    const own = { GingivalDisplay: { meanSd: { permanent: { mean: 0, sd: 1 } } } }
    expect(stars(1082, own)).toEqual([['GingivalDisplay', '1.8', 1]])
  })

  it('lengths wait for a ruler, the rest does not; what leans on the midline says so', () => {
    const rows = measureFace('face_smile', smile, { mmPerPixel: null, provenance: 'none' })
    const waiting = Object.entries(rows).filter(([, reading]) => reading.status === 'missing')
    expect(waiting.map(([item]) => item)).toEqual(['GingivalDisplay', 'UpperMidlineDeviation', 'DentalMidlines'])
    const { Subnasale: _, ...without } = smile
    expect(measureFace('face_smile', without, calibration).IncisorDisplay).toMatchObject({
      needs: ['SoftTissueGlabella', 'Subnasale'],
    })
    expect(faceItemsOn('face_smile', 'Subnasale')).toEqual(new Set(['IncisorDisplay', 'UpperMidlineDeviation', 'DentalMidlines']))
  })

  it('turning, moving and enlarging the photo changes nothing', () => {
    const turn = evenly(-1, 1)
    const size = evenly(0.3, 3)
    fc.assert(
      fc.property(turn, size, fc.constantFrom(smile, faceTemplates.face_smile), (radians, k, points) => {
        const move = (p: Point) =>
          plus({ x: 40, y: -25 }, apply(turnAbout(radians, { x: 300, y: 200 }), { x: k * p.x, y: k * p.y }))
        const moved = Object.fromEntries(Object.entries(points).map(([name, p]) => [name, move(p)]))
        const [before, after] = [read(points), read(moved, 0.1 / k)]
        for (const item of Object.keys(worked)) expect(after[item], item).toBeCloseTo(Number(before[item]), 6)
      }),
    )
  })
})
