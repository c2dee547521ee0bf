import { evaluate } from '@sella/ceph/analysis/evaluate'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { draftOf, ownItemOf } from '@sella/ceph/analysis/stored-own-items'
import { isItemName } from '@sella/ceph/data/measurements'
import { isPointKind, type PointKindName, pointKinds } from '@sella/ceph/measure/kinds/index'
import { templateTracing } from '../template-scene'
import { numberOf, faultOf as pairFault } from './values'

/** What stands in the fields of an own measurement. A landmark not chosen yet is empty. */
export interface Fields {
  readonly name: string
  readonly kind: PointKindName
  readonly nodes: readonly string[]
  readonly mean: string
  readonly sd: string
  readonly tipsLess: string
  readonly tipsMid: string
  readonly tipsMore: string
}

export const pointKindNames = Object.keys(pointKinds).filter(isPointKind)

/** As many landmarks as the kind takes; those chosen before stay where the kind has a place for them. */
export const withKind = (fields: Fields, kind: PointKindName): Fields => ({
  ...fields,
  kind,
  nodes: Array.from({ length: pointKinds[kind].takes }, (_, at) => fields.nodes[at] ?? ''),
})

const texts = { tipsLess: '', tipsMid: '', tipsMore: '' }

export const blankFields: Fields = withKind(
  { name: '', kind: 'angle_vertex', nodes: [], mean: '', sd: '', ...texts },
  'angle_vertex',
)

/** The fields an item was made from. */
export const fieldsOf = (name: string, item: OwnItem): Fields => {
  const { kind, nodes, norm, texts: said } = draftOf(name, item)
  const base: Fields = { ...blankFields, name, mean: norm ? String(norm.mean) : '', sd: norm ? String(norm.sd) : '' }
  const told = { ...base, nodes, tipsLess: said.small, tipsMid: said.normal, tipsMore: said.large }
  return isPointKind(kind) ? withKind(told, kind) : told
}

/** The item of the fields; null while it is not sound. */
export const itemOfFields = (fields: Fields): OwnItem | null => {
  const { name, kind, nodes, mean, sd } = fields
  const fault = pairFault({ mean, sd })
  const norm = fault === null && mean.trim() !== '' ? { mean: numberOf(mean), sd: numberOf(sd) } : null
  const said = { small: fields.tipsLess, normal: fields.tipsMid, large: fields.tipsMore }
  return fault === null ? ownItemOf({ name, kind, nodes, norm, texts: said }) : null
}

/** Landmarks that give no value on the template, where all lie apart (one twice as a line's ends), give none on any film. */
const isDefined = (name: string, item: OwnItem): boolean => {
  const analysis = analysisOf({ name: '', items: [name], lines: [] })
  const { rows } = evaluate(templateTracing, analysis, { dentition: 'permanent', sex: null }, { customItems: { [name]: item } })
  return rows.some(row => row.reading.status === 'read')
}

export type FieldsFault = 'nameEmpty' | 'nameTaken' | 'pointsMissing' | 'noFigure' | 'notNumber' | 'sdNegative'

/** The first fault of the fields, in their order; null when the item can be kept. `taken`: names of the doctor's other measurements. */
export const faultOfFields = (fields: Fields, taken: readonly string[]): FieldsFault | null => {
  const name = fields.name.trim()
  if (name === '') return 'nameEmpty'
  if (isItemName(name) || taken.includes(name)) return 'nameTaken'
  const pair = pairFault(fields)
  if (pair) return pair
  const item = itemOfFields(fields)
  if (!item) return 'pointsMissing'
  return isDefined(name, item) ? null : 'noFigure'
}
