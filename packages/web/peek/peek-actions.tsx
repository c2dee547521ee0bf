import type { PatientRow } from '@sella/contract/entities'
import { latestFilmed } from '@sella/workbench/open/records'
import { Button } from 'antd'
import { ArchiveRestore, DraftingCompass, Images, Layers2, NotebookPen, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../case/case'
import { useWords } from '../words/i18n'
import styles from './peek.module.css'

const FileButton = ({ row }: { readonly row: PatientRow }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  return (
    <Button
      aria-label={t('patients.file')}
      title={t('patients.file')}
      icon={<NotebookPen size={16} />}
      onClick={() => void navigate(caseAddress('/patientFile', row.uuid))}
    />
  )
}

interface PeekActionsProps {
  readonly row: PatientRow
  /** Null outside the bin. */
  readonly onRestore: (() => void) | null
  readonly onErase: (() => void) | undefined
}

/**
 * Links into a case: the workbench once there is a film, otherwise its images, the overlap once two are traced; in the bin,
 * restoring.
 */
export const PeekActions = ({ row, onRestore, onErase }: PeekActionsProps) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const film = latestFilmed(row.records)
  const stages = row.records.filter(record => record.hasTracing).length
  const toImages = () => void navigate(caseAddress('/patientImage', row.uuid, film?.uuid))
  if (onRestore)
    return (
      <div className={styles.actions}>
        <Button type="primary" icon={<ArchiveRestore size={16} strokeWidth={2} />} onClick={onRestore}>
          {t('patients.restore')}
        </Button>
        {onErase && (
          <Button danger icon={<Trash2 size={16} />} onClick={onErase}>
            {t('patients.erase.case')}
          </Button>
        )}
      </div>
    )
  if (!film)
    return (
      <div className={styles.actions}>
        <Button type="primary" icon={<Images size={16} strokeWidth={2} />} onClick={toImages}>
          {t('patients.addFilm')}
        </Button>
        <FileButton row={row} />
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button
        type="primary"
        icon={<DraftingCompass size={16} strokeWidth={2} />}
        onClick={() => void navigate(caseAddress('/studioDigitization', row.uuid, film.uuid))}
      >
        {t('patients.open')}
      </Button>
      <Button aria-label={t('patients.imaging')} title={t('patients.imaging')} icon={<Images size={16} />} onClick={toImages} />
      <FileButton row={row} />
      {stages > 1 && (
        <Button
          aria-label={t('routes.studioOverlapping')}
          title={t('routes.studioOverlapping')}
          icon={<Layers2 size={16} />}
          onClick={() => void navigate(caseAddress('/studioOverlapping', row.uuid))}
        />
      )}
    </div>
  )
}
