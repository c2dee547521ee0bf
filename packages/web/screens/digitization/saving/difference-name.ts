import type { Lang } from '@sella/ceph/words'
import type { Difference } from '@sella/workbench/record/differences'
import type { useWords } from '../../../words/i18n'
import type { useDesk } from '../desk'

interface In {
  readonly subject: Pick<ReturnType<typeof useDesk>['subject'], 'text'>
  readonly t: ReturnType<typeof useWords>['t']
  readonly lang: Lang
}

/** In what two tracings differ, in the reader's words. */
export const differenceName = ({ name }: Difference, { subject, t, lang }: In): string =>
  name === 'ruler' || name === 'outline' ? t(`byOthers.conflict.${name}`) : subject.text(name).name[lang]
