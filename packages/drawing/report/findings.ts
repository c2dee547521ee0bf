import type { Evaluation, EvaluationRow, Finding as Found } from '@sella/ceph/analysis/analysis'
import type { FindingPlane } from '@sella/ceph/data/aspects'
import type { Lang, Words } from '@sella/ceph/words'

/** The finding for one plane. */
export interface Finding {
  /** The plane, in the reader's language. */
  readonly category: string
  /** Each meaning once, in the words of ceph's findings. */
  readonly meanings: readonly string[]
  /** The items each meaning is based on, in the order of the meanings. */
  readonly items: readonly (readonly string[])[]
  /** The rows it is based on, the worst first. */
  readonly rows: readonly EvaluationRow[]
  /** Nothing in this plane lies outside the norm. */
  readonly normal: boolean
}

const planeWords: Readonly<Record<FindingPlane, Words>> = {
  sagittal: { zh: '矢状', en: 'Sagittal' },
  vertical: { zh: '垂直', en: 'Vertical' },
  dental: { zh: '牙性', en: 'Dental' },
  soft_tissue: { zh: '软组织', en: 'Soft tissue' },
}

const spread = (row: EvaluationRow): number =>
  row.norm && row.norm.sd > 0 && row.difference !== null ? Math.abs(row.difference) / row.norm.sd : 0

const worstFirst = (a: EvaluationRow, b: EvaluationRow): number => b.stars - a.stars || spread(b) - spread(a)

/** By the class of the plane first, then by the worst deviation. */
const gravest = (a: Found, b: Found): number => Number(b.kind === 'type') - Number(a.kind === 'type') || b.stars - a.stars

const onPlane = (plane: FindingPlane, all: readonly Found[], evaluation: Evaluation, lang: Lang): Finding => {
  const ofPlane = all.filter(each => each.plane === plane).sort(gravest)
  const rows = evaluation.rows.filter(row => ofPlane.some(each => each.kind !== 'normal' && each.items.includes(row.item)))
  const meanings = [...new Set(ofPlane.map(each => each.text[lang]))]
  return {
    category: planeWords[plane][lang],
    meanings,
    items: meanings.map(words => ofPlane.flatMap(each => (each.text[lang] === words ? each.items : []))),
    rows: [...rows].sort(worstFirst),
    normal: rows.every(row => row.class === 'normal'),
  }
}

/** The summary of an evaluation by plane, in the order sagittal, vertical, dental, soft tissue; only what the tables contain. */
export const findings = (evaluation: Evaluation, lang: Lang): readonly Finding[] => {
  const all = evaluation.findings
  return [...new Set(all.map(finding => finding.plane))].map(plane => onPlane(plane, all, evaluation, lang))
}
