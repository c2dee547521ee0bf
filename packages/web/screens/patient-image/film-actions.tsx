import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { DraftingCompass } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'
import { photoOf } from './slots'

/** On the lateral film: what is known of its scale and tracing, and the way into the workbench. */
export const FilmActions = ({ record, onOpen }: { readonly record: CaseRecord; readonly onOpen: () => void }) => {
  const { t } = useWords()
  const scale = photoOf(record, 'Lateral_Ceph')?.fileScale
  return (
    <>
      {record.cephPoints && <span className={styles.traced}>{t('imaging.traced')}</span>}
      <span className={styles.filmFoot}>
        {scale && (
          <span className={styles.fact}>{t(`imaging.scale.${scale.provenance}`, { scale: scale.mmPerPixel.toFixed(3) })}</span>
        )}
        <Button type="primary" icon={<DraftingCompass size={16} strokeWidth={2} aria-hidden />} onClick={onOpen}>
          {t('imaging.open')}
        </Button>
      </span>
    </>
  )
}
