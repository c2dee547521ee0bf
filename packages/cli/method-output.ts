import type { Analysis, Row, Subject } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { table } from './table'

interface Choice {
  readonly analysis: Analysis
  readonly subject: Subject
  readonly assumeScale: boolean
  readonly lang: Lang
}

const rowJson = (row: Row, lang: Lang) => ({
  item: row.item,
  name: row.name[lang],
  category: row.category,
  unit: row.unit,
  mean: row.norm?.mean ?? null,
  sd: row.norm?.sd ?? null,
  normSource: row.norm?.source ?? null,
  normGrade: row.norm?.grade ?? null,
  value: row.reading.status === 'read' ? row.reading.value : null,
  ...(row.reading.status === 'missing' ? { missing: { why: row.reading.why, needs: row.reading.needs } } : {}),
  shown: row.shown,
  difference: row.difference,
  class: row.class,
  stars: row.stars,
  meaning: row.meaning?.[lang] ?? null,
})

/** The rows of one analysis (formats.md, `analyze --method --json`). */
export const methodJson = (tracing: Tracing, { analysis, subject, assumeScale, lang }: Choice) => {
  const { calibration, facing, rows } = evaluate(tracing, analysis, subject, { assumeScale })
  return {
    method: analysis.name,
    dentition: subject.dentition,
    sex: subject.sex,
    scale: calibration,
    facing,
    rows: rows.map(row => rowJson(row, lang)),
  }
}

const heads = {
  zh: ['测量项目', '参考值', '测量值', '单位', '', '解释'],
  en: ['item', 'norm', 'value', 'unit', '', 'meaning'],
} as const

export const methodTable = ({ rows, scale }: ReturnType<typeof methodJson>, title: string, lang: Lang): string => {
  const lines = rows.map(row => [
    row.name,
    row.mean === null ? '' : `${row.mean} ± ${row.sd}`,
    row.shown,
    row.unit,
    '*'.repeat(row.stars),
    row.meaning ?? '',
  ])
  return `${title} · ${scale.provenance}\n${table([heads[lang], ...lines])}`
}
