import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import { classWords } from './cell-words'

/** How a value was judged: its stars as on paper and its class in words, `★★ large, degree 2`; null where nothing was judged. */
export const judgedText = ({ class: of, stars }: Pick<MeasuredRow, 'class' | 'stars'>, lang: Lang): string | null =>
  of === null ? null : `${'★'.repeat(stars ?? 0)} ${classWords[of][lang]}`.trim()
