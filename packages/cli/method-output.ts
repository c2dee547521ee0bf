import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import { type Judged, judge } from '@sella/ceph/analysis/judge'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { isOwnNorm } from '@sella/ceph/analysis/norm-for'
import type { JudgedPatient, JudgedRecord } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { showNorm } from '@sella/ceph/measure/display'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { leanedOn } from '@sella/ceph/tabulate/measured'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { guessedSign } from '@sella/drawing/report/guessed'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { table } from './table'

export interface Choice {
  readonly analysis: Analysis
  readonly patient: JudgedPatient
  readonly record: JudgedRecord
  readonly assumeScale: boolean
  readonly lang: Lang
  /** The doctor's own overrides, for a stored record. */
  readonly overrides?: Judged['overrides']
  readonly customItems?: Judged['customItems']
  /** As for `judge`. */
  readonly readers: ReaderErrors | null
  /** A stored record's scale is doubted beside the others of its case: lengths are withheld. */
  readonly doubted?: boolean
}

/** The points under a value that nobody saw, and those that only the detector placed, as tables and FHIR list them; nothing where there are none. */
const doubtsUnder = ({ item, reading }: EvaluationRow, judged: Judged) => {
  if (reading.status !== 'read') return {}
  const [estimatedPoints, unconfirmedPoints] = [leanedOn(item, 'estimated', judged), leanedOn(item, 'detected', judged)]
  return {
    ...(estimatedPoints.length > 0 ? { estimatedPoints } : {}),
    ...(unconfirmedPoints.length > 0 ? { unconfirmedPoints } : {}),
  }
}

const rowJson = (row: EvaluationRow, judged: Judged, lang: Lang) => ({
  item: row.item,
  name: row.name[lang],
  category: row.category,
  unit: row.unit,
  mean: row.norm?.mean ?? null,
  sd: row.norm?.sd ?? null,
  normSource: row.norm?.source[lang] ?? null,
  // The doctor's own norm has no source to grade.
  normGrade: row.norm && !isOwnNorm(row.norm) ? row.norm.grade : null,
  normGroup: row.norm?.group ?? null,
  normSex: row.norm?.sex ?? null,
  normSpread: row.norm && (row.norm.sd > 0 ? row.norm.spread : 'none'),
  value: row.reading.status === 'read' ? row.reading.value : null,
  ...(row.reading.status === 'read' && row.reading.error !== null ? { error: row.reading.error } : {}),
  ...(row.reading.status === 'missing' ? { missing: { why: row.reading.why, needs: row.reading.needs } } : {}),
  shown: row.shown,
  difference: row.difference,
  // Without a value or a norm nothing was judged; by a target, whose SD is 0, the class is normal without stars (specification, "Measurement classification").
  class: row.difference === null ? null : row.class,
  stars: row.stars,
  meaning: row.meaning?.[lang] ?? null,
  /** The meaning as people read it: borderline where its error may take the value into or out of the norm. */
  hedged: hedgedMeaning(row)?.[lang] ?? null,
  ...doubtsUnder(row, judged),
})

/** The rows of one analysis (formats.md, `analyze --method --json`). */
export const methodJson = (tracing: Tracing, { assumeScale, lang, overrides = {}, customItems = {}, ...of }: Choice) => {
  const { analysis, doubted = false } = of
  const asked = { tracing, overrides, customItems, ...of }
  const whole = judge(asked, { assumeScale })
  const { calibration, facing, rows, subject } = doubted ? withoutLengths(whole) : whole
  return {
    method: analysis.name,
    dentition: subject.dentition,
    sex: subject.sex,
    judgedBy: judgedByWords(analysis, subject, rows)[lang],
    // Null where points state their errors themselves, or none was set by hand.
    errorsBy: (of.readers && handErrorSentence([tracing.points], of.readers)?.[lang]) ?? null,
    scale: calibration,
    facing,
    rows: rows.map(row => rowJson(row, asked, lang)),
  }
}

/** For programs: the table's own meaning, and what is shown with the hyphen that numbers are read with (the tables' worked roundings have it); people read the minus of print. */
export const methodForPrograms = (method: ReturnType<typeof methodJson>) => ({
  ...method,
  rows: method.rows.map(({ hedged: _, ...row }) => ({ ...row, shown: row.shown.replace('−', '-') })),
})

const heads = {
  zh: ['测量项目', '参考值', '测量值', '单位', '', '解释'],
  en: ['item', 'norm', 'value', 'unit', '', 'meaning'],
} as const

export const methodTable = ({ rows, scale, judgedBy }: ReturnType<typeof methodJson>, title: string, lang: Lang): string => {
  const lines = rows.map(row => [
    row.estimatedPoints ? `${row.name} ${guessedSign[lang]}` : row.name,
    row.mean === null || row.sd === null ? '' : showNorm({ mean: row.mean, sd: row.sd }),
    row.value === null ? row.shown : `${scaleMark(row.unit, scale)}${row.shown}`,
    row.unit,
    '*'.repeat(row.stars),
    row.hedged ?? '',
  ])
  return `${title} · ${judgedBy} · ${scale.provenance}\n${table([heads[lang], ...lines])}`
}
