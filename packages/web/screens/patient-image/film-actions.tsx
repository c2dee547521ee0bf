import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { DraftingCompass } from 'lucide-react'
import { useGlance } from '../../api/case-search'
import { PeekTracing } from '../../peek/peek-tracing'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'
import { photoOf } from './slots'

/** For the lateral film: its tracing with the number of unsure points, what is known of its scale, and a link to the workbench. */
export const FilmActions = ({ record, onOpen }: { readonly record: CaseRecord; readonly onOpen: () => void }) => {
  const { t } = useWords()
  const film = photoOf(record, 'Lateral_Ceph')
  const scale = film?.fileScale
  const sketch = useGlance(record.cephPoints ? record : undefined).data?.sketch
  const standing = [
    t('imaging.traced'),
    ...(sketch ? [t('patients.points', { count: sketch.points })] : []),
    ...(sketch && sketch.unsure > 0 ? [t('patients.unsure', { count: sketch.unsure })] : []),
  ]
  return (
    <>
      {film && sketch && <PeekTracing film={film} curves={sketch.curves} />}
      {record.cephPoints && (
        <span className={styles.traced} data-unsure={(sketch?.unsure ?? 0) > 0}>
          {standing.join(t('app.separator'))}
        </span>
      )}
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
