import { Popover } from 'antd'
import { CircleHelp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './panels.module.css'

/** What the error floor is and where it comes from, behind a question mark. */
export const FloorHelp = () => {
  const { t } = useWords()
  const text = (
    <div className={styles.help}>
      <p>{t('overlay.floor.text')}</p>
      <p>{t('overlay.floor.moves')}</p>
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" title={t('overlay.floor.title')} content={text}>
      <button type="button" className={styles.ask} aria-label={t('overlay.floor.title')}>
        <CircleHelp size={13} aria-hidden />
      </button>
    </Popover>
  )
}
