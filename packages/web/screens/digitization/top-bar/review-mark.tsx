import '../../../words/late/clinic'
import { useWords } from '../../../words/i18n'
import styles from './top-bar.module.css'

interface ReviewMarkProps {
  /** Who traced what waits. */
  readonly by: string
}

/** A resident's tracing that waits for an orthodontist; a clinic alone has such. */
export const ReviewMark = ({ by }: ReviewMarkProps) => {
  const { t } = useWords()
  return <em className={styles.waits}>{t('clinic.review.mark', { name: by })}</em>
}
