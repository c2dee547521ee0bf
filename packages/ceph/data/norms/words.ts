import type { Words } from '../../words'
import type { NormGrade, SpreadKind } from './printed'

/** Names of the kinds of spread after the ± of a norm. */
export const spreadWords: Readonly<Record<SpreadKind, Words>> = {
  sd: { zh: '±为标准差', en: '± SD' },
  'sd (pooled)': { zh: '±为男女合并标准差', en: '± SD of both sexes together' },
  'half range': { zh: '±为文献范围的一半，并非标准差', en: '± half of a published range, not an SD' },
  'customary tolerance': { zh: '±为临床惯用容许值，并非标准差', en: '± customary tolerance, not an SD' },
  none: { zh: '文献未给出离散度', en: 'no spread is published' },
}

/** How well the source of a norm is established. */
export const normGradeWords: Readonly<Record<NormGrade, Words>> = {
  confirmed: { zh: '已核对来源', en: 'confirmed in its source' },
  memory: { zh: '未经原文核对', en: 'not yet checked against its source' },
  estimate: { zh: '推算，待核实', en: 'estimated, still to be confirmed' },
}
