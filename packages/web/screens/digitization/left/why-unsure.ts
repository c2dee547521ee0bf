import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { isDeclaredUnseen } from '@sella/ceph/tracing/unsure'
import type { TFunction } from 'i18next'

/** Why a point that nobody placed by hand is uncertain. */
export const whyUnsure = (point: PlacedPoint, t: TFunction): string | null => {
  if (isDeclaredUnseen(point)) return t('bench.why.unseen')
  if (point.covered) return t('workbench.review.covered')
  if (point.origin === 'estimated') return t('bench.why.estimated')
  return point.confidence === undefined ? null : t('bench.why.doubt', { percent: Math.round(point.confidence * 100) })
}
