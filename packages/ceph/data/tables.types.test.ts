import { describe, expect, it } from 'vitest'
import type { LandmarkRow } from './landmarks/row'
import type { Meaning } from './meanings/row'
import type { ItemName } from './measurements'
import type { MeasurementRow } from './measurements/row'
import type { LineRow } from './planes/row'

/** What every row needs besides its definition. */
const rest = {
  unit: 'degree',
  category: 'Skeletal',
  name: { zh: '角', en: 'Angle' },
  text: null,
  sign: { zh: '无', en: 'none' },
  quantity: 'x',
  lines: ['SN plane'],
} as const

const sound: MeasurementRow<ItemName> = { ...rest, kind: 'angle_vertex', nodes: ['S', 'Na', 'A'] }
const soundSum: MeasurementRow<ItemName> = { ...rest, kind: 'sum_results', of: ['SNA', 'SNB', 'ANB'] }

// @ts-expect-error a misspelt landmark
const misspelt: MeasurementRow = { ...rest, kind: 'angle_vertex', nodes: ['S', 'Nasion', 'A'] }
// @ts-expect-error one node too few
const tooFew: MeasurementRow = { ...rest, kind: 'angle_vertex', nodes: ['S', 'Na'] }
// @ts-expect-error one node too many
const tooMany: MeasurementRow = { ...rest, kind: 'distance_two_points', nodes: ['S', 'Na', 'A'] }
// @ts-expect-error a kind nobody wrote
const unknownKind: MeasurementRow = { ...rest, kind: 'angle_of_luck', nodes: ['S', 'Na', 'A'] }
// @ts-expect-error an operand that is no item
const unknownOperand: MeasurementRow<ItemName> = { ...rest, kind: 'difference_results', of: ['SNA', 'SNX'] }
// @ts-expect-error a difference of three
const threeLess: MeasurementRow<ItemName> = { ...rest, kind: 'difference_results', of: ['SNA', 'SNB', 'ANB'] }
// @ts-expect-error a combined kind has no nodes
const combinedNodes: MeasurementRow = { ...rest, kind: 'ratio_results', nodes: ['S', 'Na'] }
// @ts-expect-error a reference line that does not exist
const unknownLine: MeasurementRow = { ...sound, lines: ['Equator'] }
// @ts-expect-error no English
const noEnglish: MeasurementRow = { ...sound, name: { zh: '角' } }
// @ts-expect-error no Chinese
const noChinese: Meaning = { normal: { en: 'a' }, large: { zh: '大', en: 'b' }, small: { zh: '小', en: 'c' } }
// @ts-expect-error a landmark without definition
const undefinedPoint: LandmarkRow = {
  name: rest.name,
  category: 'skeletal',
  kind: 'primary',
  isbi: null,
  red: true,
  inSpec: true,
  note: null,
}
// @ts-expect-error a perpendicular through a point takes three
const twoForThree: LineRow = {
  kind: 'perpendicular_through_point',
  nodes: ['Po', 'Or'],
  before: 1,
  after: 1,
  name: rest.name,
  listed: true,
  auto: false,
  standing: 'spec',
}

describe('the compiler', () => {
  it('takes sound rows and refuses the others above', () => {
    const refused = [
      misspelt,
      tooFew,
      tooMany,
      unknownKind,
      unknownOperand,
      threeLess,
      combinedNodes,
      unknownLine,
      noEnglish,
      noChinese,
      undefinedPoint,
      twoForThree,
    ]
    expect([sound.kind, soundSum.kind]).toEqual(['angle_vertex', 'sum_results'])
    expect(refused).toHaveLength(12)
  })
})
