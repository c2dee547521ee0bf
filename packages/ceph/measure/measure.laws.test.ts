import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemName, itemNames, measurements } from '../data/measurements'
import { degrees } from '../geometry/angle'
import { distance } from '../geometry/point'
import { turnByQuarters } from '../geometry/transform'
import { anyFace, anyLie, anyPoints, type Face, mirrored, placedFace, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import type { Calibration } from '../tracing/calibration-types'
import { measureAll } from './measure'
import type { Missing, Reading } from './reading'

const scale = (mmPerPixel: number): Calibration => ({ mmPerPixel, provenance: 'ruler' })
const uncalibrated: Calibration = { mmPerPixel: null, provenance: 'none' }

type Values = Readonly<Record<ItemName, number | null>>

const valuesOf = (face: Face, calibration: Calibration): Values =>
  Object.fromEntries(
    Object.entries(measureAll(face, calibration)).map(([item, reading]) => [
      item,
      reading.status === 'read' ? reading.value : null,
    ]),
  ) as Record<ItemName, number | null>

/**
 * Angles that differ by whole turns are one angle; everything else must agree. A ratio whose divisor is nearly nothing has as many
 * digits before the point as it lacks behind it: beyond a thousand the gap is a part of the value.
 */
const gap = (item: ItemName, a: number | null, b: number | null): number => {
  if (a === null || b === null) return a === b ? 0 : Number.POSITIVE_INFINITY
  const plain = Math.abs(a - b) / Math.max(1, Math.abs(a) / 1000)
  return measurements[item].unit === 'degree' ? Math.min(plain, Math.abs(plain - 360)) : plain
}

const expectAlike = (a: Values, b: Values, but: readonly ItemName[] = []) => {
  const apart = itemNames.filter(item => !but.includes(item) && !(gap(item, a[item], b[item]) < 1e-6))
  expect(apart.map(item => [item, a[item], b[item]])).toEqual([])
}

describe('every measurement', () => {
  it('stays when the film is turned, moved and enlarged with its ruler, but for the one on the vertical of the image', () => {
    fc.assert(
      fc.property(anyFace, anyLie, (face, lie) => {
        expectAlike(valuesOf(face, scale(1)), valuesOf(placedFace(face, lie), scale(1 / lie.size)), ['Upper incisal display'])
      }),
    )
  })

  it('stays, with its figure, when the film is turned by quarters, also the one on the vertical of the image', () => {
    fc.assert(
      fc.property(anyFace, fc.constantFrom(1, 2, 3), fc.boolean(), (face, quarters, isMirrored) => {
        const upright = isMirrored ? mirrored(face) : face
        const turned = Object.fromEntries(
          Object.entries(upright).map(([name, point]) => [name, turnByQuarters(point, quarters)]),
        ) as Face
        expectAlike(valuesOf(upright, scale(1)), valuesOf(turned, scale(1)))
        const [before, after] = [upright, turned].map(film => measureAll(film, scale(1))['Upper incisal display'])
        const line = before?.status === 'read' ? before.figure.lines[0] : undefined
        const drawn = after?.status === 'read' ? after.figure.lines[0] : undefined
        if (!line || !drawn) throw new Error('no figure')
        expect(distance(turnByQuarters(line.from, quarters), drawn.from)).toBeLessThan(1e-6)
        expect(distance(turnByQuarters(line.to, quarters), drawn.to)).toBeLessThan(1e-6)
      }),
    )
  })

  it('stays when the film is mirrored', () => {
    fc.assert(
      fc.property(anyFace, anyLie, (face, lie) => {
        const film = placedFace(face, lie)
        expectAlike(valuesOf(film, scale(1)), valuesOf(mirrored(film), scale(1)))
      }),
    )
  })

  it('draws the mirror image of its figure on the mirrored film', () => {
    fc.assert(
      fc.property(anyFace, face => {
        const [right, left] = [measureAll(face, scale(1)), measureAll(mirrored(face), scale(1))]
        for (const item of itemNames) {
          const [a, b] = [shapeOf(left[item]), shapeOf(right[item], -1)]
          expect(a.length, item).toBe(b.length)
          expect(Math.max(0, ...a.map((each, i) => Math.abs(each - (b[i] ?? Number.NaN)))), item).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('scales with the film when it is a length, and not when it is an angle or a ratio', () => {
    fc.assert(
      fc.property(anyFace, evenly(0.1, 10), (face, factor) => {
        const [original, other] = [valuesOf(face, scale(1)), valuesOf(face, scale(factor))]
        for (const item of itemNames) {
          const expected = measurements[item].unit === 'mm' ? (original[item] ?? 0) * factor : (original[item] ?? 0)
          expect(other[item], item).toBeCloseTo(expected, 6)
        }
      }),
    )
  })

  it('needs a scale when it is a length, and only then', () => {
    const without = measureAll(templateFace, uncalibrated)
    for (const item of itemNames) {
      const reading = without[item]
      if (measurements[item].unit === 'mm') expect(reading, item).toMatchObject({ status: 'missing', why: 'uncalibrated' })
      else expect(reading.status, item).toBe('read')
    }
  })

  it('agrees with its own drawing: the wedge has its angle, a drawn line its length', () => {
    fc.assert(
      fc.property(anyFace, anyLie, (face, lie) => {
        const readings = measureAll(placedFace(face, lie), scale(1 / lie.size))
        for (const item of itemNames) {
          const reading = readings[item]
          if ('nodes' in measurements[item]) expect(drawingGap(reading as Reading, lie.size), item).toBeLessThan(1e-6)
        }
      }),
    )
  })
})

/** Every end of a line, and where each wedge begins and ends as a direction; `side` -1 mirrors it. */
function shapeOf(reading: Reading | Missing, side = 1): readonly number[] {
  if (reading.status === 'missing') return []
  const { lines, arcs } = reading.figure
  const way = (angle: number) => [side * Math.cos(angle), Math.sin(angle)]
  return [
    ...lines.flatMap(({ from, to, extension }) => [side * from.x, from.y, side * to.x, to.y, extension ? 1 : 0]),
    ...arcs.flatMap(({ at, start, sweep }) => [side * at.x, at.y, ...way(start), ...way(start + sweep), side * sweep]),
  ]
}

/** The smallest difference between the value and what a part of its figure shows; an angle without a wedge shows nothing to compare. */
function drawingGap({ value, unit, figure }: Reading, size: number): number {
  if (unit === 'mm') {
    const lengths = figure.lines.filter(line => !line.extension).map(({ from, to }) => distance(from, to) / size)
    return Math.min(...lengths.map(length => Math.abs(length - Math.abs(value))))
  }
  return Math.min(
    ...figure.arcs.map(({ sweep }) => Math.abs(Math.abs(degrees(sweep)) - Math.abs(value))),
    figure.arcs.length ? 1 / 0 : 0,
  )
}

describe('what belongs together adds up', () => {
  const laws: readonly (readonly [string, (v: (item: ItemName) => number) => number])[] = [
    ['FMA + FMIA + IMPA = 180', v => v('FMA') + v('FMIA') + v('IMPA') - 180],
    ['SNA - SNB = ANB', v => v('SNA') - v('SNB') - v('ANB')],
    ['Bjork sum = 360 + SN-GoMe', v => v('Bjork sum') - 360 - v('SN-GoMe(Jarabak)')],
    ['facial depth + FMA + facial taper = 180', v => v('Facial depth') + v('FMA') + v('Facial taper') - 180],
    ['ODI + APDI = combination factor', v => v('ODI') + v('APDI') - v('Combination factor')],
    [
      'combination factor = 180 - FMA + 2 palatal angle',
      v => v('Combination factor') - 180 + v('FMA') - 2 * v('Palatal plane angle(Kim)'),
    ],
    ['interincisal + U1-FH + IMPA + FMA = 360', v => v('Interincisal angle') + v('U1 to FH') + v('IMPA') + v('FMA') - 360],
    ['upper + lower gonial = gonial', v => v('Upper gonial angle') + v('Lower gonial angle') - v('Gonial angle')],
    ['incisor mandibular plane angle = IMPA - 90', v => v('Incisor mandibular plane angle') - v('IMPA') + 90],
  ]

  it.each(laws)('%s', (_, law) => {
    fc.assert(
      fc.property(anyFace, face => {
        const values = valuesOf(face, scale(1))
        expect(law(item => values[item] ?? Number.NaN)).toBeCloseTo(0, 8)
      }),
    )
  })
})

describe('any points at all', () => {
  const numRuns = Number(process.env.SELLA_LAW_RUNS ?? 1000)

  it('give finite values and finite drawings, or a reason', () => {
    fc.assert(
      fc.property(anyPoints, fc.constantFrom(scale(1), scale(0.1), uncalibrated), (points, calibration) => {
        for (const reading of Object.values(measureAll(points, calibration))) {
          if (reading.status === 'missing') continue
          const { lines, arcs } = reading.figure
          const drawn = [
            ...lines.flatMap(({ from, to }) => [from.x, from.y, to.x, to.y]),
            ...arcs.flatMap(a => [a.at.x, a.at.y, a.start, a.sweep]),
          ]
          if (![reading.value, ...drawn].every(Number.isFinite)) throw new Error(JSON.stringify(reading))
        }
      }),
      { numRuns },
    )
  }, 600_000)
})
