import '../../../words/late/clinic'
import { useWords } from '../../../words/i18n'
import styles from './top-bar.module.css'

interface ReviewMarkProps {
  /** Who made the waiting tracing. */
  readonly by: string
}

/** A resident's tracing waiting for an orthodontist's review; only in a clinic. */
export const ReviewMark = ({ by }: ReviewMarkProps) => {
  const { t } = useWords()
  return <em className={styles.waits}>{t('clinic.review.mark', { name: by })}</em>
}
