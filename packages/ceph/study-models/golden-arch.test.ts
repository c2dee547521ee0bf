import { expect, it } from 'vitest'
import type { Point3 } from '../geometry/space'
import golden from '../golden/models.json' with { type: 'json' }
import { archSpace } from './arch-space'
import { irregularityOf } from './irregularity'
import { type ModelReadings, noReadings } from './readings'

const on = (x: number, z: number): Point3 => ({ x, y: 0, z })
const along = ({ x, z }: Point3, mm: number, angle: number): Point3 => on(x + mm * Math.cos(angle), z + mm * Math.sin(angle))
const read = (MC: Point3, width: number, angle: number) => ({ contacts: [{ MC, DC: along(MC, width, angle) }] })
const lower = (teeth: ModelReadings['teeth']): ModelReadings => ({ ...noReadings, mmPerUnit: { upper: 1, lower: 1 }, teeth })

it('the reference arch has its four segments, and lacks what the reference says', () => {
  const { segments_available: segments, teeth, ...wanted } = golden.space
  const [r2 = 0, r1 = 0, l1 = 0, l2 = 0] = segments
  const middle = on(0, 0)
  const [right, left] = [along(middle, r1, Math.PI + 0.5), along(middle, l1, -0.5)]
  const [molarRight, molarLeft] = [along(right, r2, Math.PI + 1.3), along(left, l2, -1.3)]
  const incisor = teeth.incisors / 4
  const readings = lower({
    ...{
      '41': read(middle, incisor, 3),
      '42': read(on(-5, -1), incisor, 3),
      '31': read(middle, incisor, 0),
      '32': read(on(5, -1), incisor, 0),
    },
    ...{ '43': read(right, teeth.right - 15, 4), '44': read(on(-14, -12), 7.3, 4), '45': read(on(-16, -19), 7.7, 4) },
    ...{ '33': read(left, teeth.left - 15, 5), '34': read(on(14, -12), 7.3, 5), '35': read(on(16, -19), 7.7, 5) },
    ...{ '46': read(molarRight, 11, 4.6), '36': read(molarLeft, 11, 4.8) },
  })
  const space = archSpace(readings, 'lower')
  if (space.status !== 'measured') throw new Error(space.lacking.join())
  expect(space.segments.map(({ available }) => available)).toEqual(segments.map(mm => expect.closeTo(mm, 9)))
  expect(space.available).toBeCloseTo(wanted.available, 9)
  expect(space.required).toBeCloseTo(wanted.required, 9)
  expect(space.discrepancy).toBeCloseTo(wanted.discrepancy, 9)
})

it("Little's index of the reference displacements", () => {
  const displacements = [0.4, 1.2, 0, 0.8, 1.6]
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = displacements
  const at = (MC: Point3, DC: Point3) => ({ contacts: [{ MC, DC }] })
  const readings = lower({
    '43': at(on(-12, -2), on(-18, -7)),
    '42': at(on(-6, 0), on(-12, -2 + a)),
    '41': at(on(0, 0), on(-6, b)),
    '31': at(on(c, 0), on(6, 0)),
    '32': at(on(6, d), on(12, -2)),
    '33': at(on(12, -2 - e), on(18, -7)),
    ...{ '44': at(on(-18, -7), on(-21, -14)), '34': at(on(18, -7), on(21, -14)) },
  })
  const index = irregularityOf(readings)
  expect(index?.displacements).toEqual(displacements.map(mm => expect.closeTo(mm, 9)))
  expect(index?.sum).toBeCloseTo(golden.little.sum, 9)
})
