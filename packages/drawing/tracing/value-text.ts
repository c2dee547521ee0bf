import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { isMeasuredScale } from '@sella/ceph/tracing/measured-scale'
import type { Unit } from '@sella/ceph/unit'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'

export { isMeasuredScale }

/** `≈ ` before lengths whose scale was not measured; degrees, ratios and percentages do not depend on it. */
export const scaleMark = (unit: Unit, calibration: Calibration): string =>
  unit === 'mm' && !isMeasuredScale(calibration) ? '≈ ' : ''

/** The value with its unit as displayed: `82.0°`, `3.0 mm`, `≈ 3.0 mm`, an en dash if missing. */
export const valueText = (row: EvaluationRow, calibration: Calibration): string =>
  row.reading.status === 'missing' ? row.shown : `${scaleMark(row.unit, calibration)}${row.shown}${signAfter[row.unit]}`

/** The same, but for a signed value of a frontal film the side replaces the sign: `左低 2.9 mm`, `left lower 2.9 mm`. */
export const sidedText = (row: EvaluationRow, calibration: Calibration, lang: Lang): string =>
  row.aside
    ? `${row.aside[lang]} ${valueText({ ...row, shown: row.shown.replace('−', '') }, calibration)}`
    : valueText(row, calibration)

export const starText = (stars: EvaluationRow['stars']): string => '★'.repeat(stars)
