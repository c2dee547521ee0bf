import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Harm } from '@sella/ceph/analysis/review-queue'
import { shownDecimals } from '@sella/ceph/measure/display'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { nameAmong } from '@sella/drawing/tracing/short-names'
import { scaleMark, starText } from '@sella/drawing/tracing/value-text'
import type { TFunction } from 'i18next'
import { plain } from '../../../readings/rows'

interface HarmWords {
  readonly evaluation: Evaluation
  readonly t: TFunction
  readonly lang: Lang
}

/**
 * The effect of a point's error on the value it affects most: by how much, and into which class; then how many other classes it
 * may change.
 */
export const harmText = ([first, ...rest]: readonly Harm[], { evaluation, t, lang }: HarmWords): string | null => {
  const row = first && evaluation.rows.find(({ item }) => item === first.item)
  if (!first || !row) return null
  const stars = (of: EvaluationRow['stars']) => starText(of) || t('workbench.detail.normal')
  const by = `${scaleMark(row.unit, evaluation.calibration)}±${plain(first.shift, shownDecimals(row.unit))}${signAfter[row.unit]}`
  const to = first.becomes.map(stars).join(t('bench.harm.or'))
  return [
    `${nameAmong(row, evaluation.rows, lang)} ${by}`,
    to && t('bench.harm.turns', { from: stars(row.stars), to }),
    rest.length > 0 && t('bench.harm.more', { count: rest.length }),
  ]
    .filter(Boolean)
    .join(t('app.separator'))
}
