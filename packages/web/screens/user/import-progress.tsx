import { Button } from 'antd'
import type { Stand } from '../../api/import-archive'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './import.module.css'

/** The current step of an import, its progress if known, and the cancel button. */
export const ImportProgress = ({
  name,
  stand,
  onCancel,
}: {
  readonly name: string
  readonly stand: Stand
  readonly onCancel: () => void
}) => {
  const { t } = useWords()
  const { step, done, of } = stand
  const show = step === 'sending' ? sizeText : String
  const counted = of > 0 && step !== 'reading'
  return (
    <div className={styles.progress}>
      <p role="status">
        <b>{t(`user.importStep.${step}`)}</b>
        {counted && <span>{t('user.importOf', { done: show(done), of: show(of) })}</span>}
      </p>
      {/* Indeterminate without a value: how long the check of the tables takes is unknown. */}
      <progress aria-label={name} max={1} value={counted ? done / of : undefined} />
      <Button onClick={onCancel}>{t('app.cancel')}</Button>
    </div>
  )
}
