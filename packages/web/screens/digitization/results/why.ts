import type { Missing } from '@sella/ceph/measure/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { PictureSubject } from '@sella/workbench/desk/subject'
import type { TFunction } from 'i18next'
import { needsText } from '../../../readings/names'

interface PictureWords {
  readonly t: TFunction
  readonly lang: Lang
  /** What is open: by it points are called. */
  readonly subject: Pick<PictureSubject, 'called'>
}

/** Why there is no value, in a few words. */
export const whyText = (missing: Missing, tracing: Tracing, { t, lang, subject }: PictureWords): string => {
  if (missing.why === 'uncalibrated') return t('workbench.results.uncalibrated')
  if (missing.why === 'scale-doubted') return t('workbench.results.scaleDoubted')
  if (missing.why === 'scale-unjudged') return t('workbench.results.scaleUnjudged')
  if (missing.why === 'degenerate') return t('workbench.results.degenerate')
  const names = needsText(missing, tracing, name => subject.called(name, lang))
  return t(missing.why === 'needs-other-item' ? 'workbench.results.needsItem' : 'workbench.results.missing', { names })
}
