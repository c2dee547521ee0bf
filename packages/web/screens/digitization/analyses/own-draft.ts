import type { MeanSd, OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { draftOf, type ItemTexts, lookupWith, noTexts, ownItemOf, unitOfDraft } from '@sella/ceph/analysis/own-item-draft'
import type { KindName } from '@sella/ceph/kinds/index'
import { combinedKinds, isCombinedKind, isPointKind, pointKinds } from '@sella/ceph/kinds/index'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { ageGroups } from '@sella/ceph/patient/age-group'
import type { Unit } from '@sella/ceph/unit'
import { numberOf, type PairText, faultOf as pairFault } from '../../../own-values/pair'

/** The values of the form for an own measurement. A landmark or item not yet chosen is empty. */
export interface Fields {
  readonly name: string
  readonly kind: KindName
  readonly nodes: readonly string[]
  readonly of: readonly string[]
  /** One norm for all dentitions, or one each. */
  readonly byStage: boolean
  readonly norm: PairText
  readonly stages: Readonly<Record<Dentition, PairText>>
  readonly texts: ItemTexts
}

const sized = (names: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => names[at] ?? '')

/** Adjusts the number of landmarks or items to the kind; those already chosen stay where the kind has a place for them. */
export const withKind = (fields: Fields, kind: KindName): Fields => ({
  ...fields,
  kind,
  nodes: sized(fields.nodes, isPointKind(kind) ? pointKinds[kind].takes : 0),
  of: sized(fields.of, isCombinedKind(kind) ? combinedKinds[kind].combines[1] : 0),
})

const noPair: PairText = { mean: '', sd: '' }
const noStages = { primary_mixed: noPair, early_permanent: noPair, permanent: noPair }

export const blankFields: Fields = withKind(
  { name: '', kind: 'angle_vertex', nodes: [], of: [], byStage: false, norm: noPair, stages: noStages, texts: noTexts },
  'angle_vertex',
)

const pairText = (pair: MeanSd | null | undefined): PairText => (pair ? { mean: String(pair.mean), sd: String(pair.sd) } : noPair)

/** The form values of an existing item. */
export const fieldsOf = (name: string, item: OwnItem): Fields => {
  const draft = draftOf(name, item)
  const fields: Fields = {
    ...blankFields,
    name,
    nodes: draft.nodes,
    of: draft.of,
    byStage: Object.keys(draft.stages).length > 0,
    norm: pairText(draft.norm),
    stages: {
      primary_mixed: pairText(draft.stages.primary_mixed),
      early_permanent: pairText(draft.stages.early_permanent),
      permanent: pairText(draft.stages.permanent),
    },
    texts: draft.texts,
  }
  return withKind(fields, item.kind)
}

const pairOf = ({ mean, sd }: PairText): MeanSd | null => (mean.trim() === '' ? null : { mean: numberOf(mean), sd: numberOf(sd) })

const pairsOf = ({ byStage, norm, stages: by }: Fields): readonly PairText[] =>
  byStage ? ageGroups.map(stage => by[stage]) : [norm]

/** The first error among the numbers; null if each pair is complete or empty. */
export const normFault = (fields: Fields) =>
  pairsOf(fields)
    .map(pairFault)
    .find(fault => fault !== null) ?? null

/** The item defined by the form; null while it is invalid. `own`: the doctor's other items. */
export const itemOfFields = (fields: Fields, own: OwnItems = {}): OwnItem | null => {
  if (normFault(fields) !== null) return null
  const { name, kind, nodes, byStage, texts } = fields
  const pairs = ageGroups.flatMap(stage => {
    const pair = byStage ? pairOf(fields.stages[stage]) : null
    return pair ? [[stage, pair] as const] : []
  })
  const norm = byStage ? null : pairOf(fields.norm)
  const of = fields.of.filter(item => item !== '')
  return ownItemOf({ name, kind, nodes, of, norm, stages: Object.fromEntries(pairs), texts }, own)
}

/** The unit of the form; null while the chosen items share none. */
export const unitOfFields = ({ kind, of }: Fields, own: OwnItems): Unit | null =>
  unitOfDraft({ kind, of: of.filter(item => item !== '') }, lookupWith(own))

/** The part that can already be drawn and read: without a name, and while its norm is incomplete. */
export const drawnItem = (fields: Fields, own: OwnItems): OwnItem | null =>
  itemOfFields(normFault(fields) === null ? fields : { ...fields, byStage: false, norm: noPair }, own)
