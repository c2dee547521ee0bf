import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import { groundOfTracing } from '@sella/ceph/frontal/judge-frontal'
import { readFrontalFilm } from '@sella/ceph/frontal/reading'
import { showNorm, showValue } from '@sella/ceph/measure/display'
import type { Missing, Reading } from '@sella/ceph/measure/reading'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { statedScale } from './scale-input'
import { table } from './table'
import { missingJson } from './values-output'

const valueIn = (reading: Reading | Missing): number | null => (reading.status === 'read' ? reading.value : null)

const differenceJson = (difference: SideDifference | null) => difference && { mm: difference.mm, error: difference.error }

const rowJson = ({ item, name, unit, reading, norm, difference, class: of, stars }: EvaluationRow) => ({
  ...{ item, name: name.en, unit, value: valueIn(reading), error: reading.status === 'read' ? reading.error : null },
  ...(norm
    ? { mean: norm.mean, sd: norm.sd, normSource: norm.source.en, normGrade: norm.grade, normGroup: norm.group, difference }
    : {}),
  // Without a value nothing was judged.
  ...(norm ? { class: difference === null ? null : of, stars } : {}),
})

/**
 * All results of one film; numbers are not rounded. `ofInput`: the points come from an input file, so a scale without a ruler is
 * one that the input states, not one read from an image file.
 */
export function frontalJson(tracing: Tracing, rows: readonly EvaluationRow[], ofInput: boolean) {
  const scale = calibrate(tracing)
  const given = ofInput && scale.mmPerPixel !== null && scale.provenance !== 'ruler'
  const { ground, sides, comparisons, turn, findings } = readFrontalFilm(groundOfTracing(tracing))
  const { midline } = ground.frame
  return {
    scale: statedScale(scale, given),
    sides,
    midline: midline && { by: midline.by, lean: midline.lean },
    headTurn: turn,
    rows: rows.map(rowJson),
    missing: missingJson(rows.map(row => [row.item, row.reading])),
    asymmetry: comparisons.map(({ level, right, left, difference, index, height, total }) => ({
      ...{ level: level.key, right: valueIn(right), left: valueIn(left), difference: differenceJson(difference) },
      ...{ index, height: differenceJson(height), total },
    })),
    findings: findings.shared,
    onLimit: findings.onLimit,
  }
}

const shown = (value: number | null): string => showValue(value, 'mm')

const heads = {
  zh: ['水平', '右', '左', '左-右', '指数 %', '高度差'],
  en: ['level', 'right', 'left', 'left - right', 'index %', 'height'],
} as const

/** The rows, then the comparison of the sides, in readable form. */
export function frontalTable(tracing: Tracing, rows: readonly EvaluationRow[], lang: Lang): string {
  const { comparisons, findings } = readFrontalFilm(groundOfTracing(tracing))
  const values = rows.map(row => [row.item, row.name[lang], row.shown, unitSigns[row.unit], row.norm ? showNorm(row.norm) : ''])
  const sides = comparisons.map(({ level, right, left, difference, index, height }) => [
    ...[level.key, shown(valueIn(right)), shown(valueIn(left))],
    ...[shown(difference?.mm ?? null), shown(index), shown(height?.mm ?? null)],
  ])
  const sentences = findings.shared.map(words => `${words[lang]}\n`).join('')
  return `${table(values)}\n${table([heads[lang], ...sides])}${sentences}`
}
