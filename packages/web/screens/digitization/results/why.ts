import { faceLandmarks } from '@sella/ceph/data/face-landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import type { TFunction } from 'i18next'
import { needsText } from '../../../readings/names'

const smilePoints: Readonly<Record<string, { readonly name: Readonly<Record<Lang, string>> } | undefined>> =
  faceLandmarks.face_smile

/** Points of a smile have no short names that anybody knows: they are told in full. */
const calledIn =
  (lang: Lang) =>
  (name: PointName): string => {
    const short = shortLandmarkName(name)
    return short === name ? (smilePoints[name]?.name[lang] ?? short) : short
  }

/** Why there is no value, in a few words. */
export const whyText = (
  missing: Missing,
  tracing: Tracing,
  { t, lang }: { readonly t: TFunction; readonly lang: Lang },
): string => {
  if (missing.why === 'uncalibrated') return t('workbench.results.uncalibrated')
  if (missing.why === 'degenerate') return t('workbench.results.degenerate')
  const names = needsText(missing, tracing, calledIn(lang))
  return t(missing.why === 'needs-other-item' ? 'workbench.results.needsItem' : 'workbench.results.missing', { names })
}
