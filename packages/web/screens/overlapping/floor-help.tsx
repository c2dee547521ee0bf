import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import { Popover } from 'antd'
import { CircleHelp } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './panels.module.css'
import { useTable } from './table'

/** What the error floor is and where it comes from, on a help button. */
export const FloorHelp = () => {
  const { t, lang } = useWords()
  const { chosen, readers } = useTable()
  const hand = handErrorSentence(
    chosen.map(({ film }) => film.tracing.points),
    readers,
  )
  const text = (
    <div className={styles.help}>
      <p>{t('overlay.floor.text')}</p>
      {hand && <p>{hand[lang]}</p>}
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
