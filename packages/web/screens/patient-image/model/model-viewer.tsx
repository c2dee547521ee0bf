import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '@sella/workbench/server/refused'
import { Box, X } from 'lucide-react'
import { KeysButton } from '../../../parts/keys-button'
import { Notice, type NoticeAction } from '../../../parts/notice'
import { useModal } from '../../../parts/use-modal'
import { useModels } from '../../../study-models/use-models'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { modelKeys, useKeyRows } from '../key-tables'
import { saveOriginal } from '../take-film'
import styles from './model.module.css'
import { ModelStage } from './model-stage'

interface ModelViewerProps {
  readonly record: CaseRecord
  readonly onClose: () => void
}

/** Offers the models as downloads if they cannot be displayed. */
const useDownloads = (photos: ReturnType<typeof useModels>['photos']): readonly NoticeAction[] => {
  const { t } = useWords()
  return photos.map(({ photo }) => ({
    label: `${t('pictures.model.download')}${t('app.separator')}${t(`imaging.kind.${photo.type}`)}`,
    run: () => saveOriginal(photo),
  }))
}

/** The occlusal models of a record, full screen. */
export const ModelViewer = ({ record, onClose }: ModelViewerProps) => {
  const { t, lang } = useWords()
  const dialog = useModal()
  const { models, failed, photos, percent } = useModels(record)
  const downloads = useDownloads(photos)
  const keys = useKeyRows(modelKeys)
  return (
    <dialog ref={dialog} tabIndex={-1} className={styles.viewer} aria-label={t('pictures.model.title')} onClose={onClose}>
      <header className={styles.bar}>
        <h2>{`${t('pictures.model.title')}${t('app.separator')}${record.createday.slice(0, 10)}`}</h2>
        <KeysButton rows={keys} />
        <button
          type="button"
          aria-label={t('imaging.viewer.close')}
          title={t('imaging.viewer.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      {failed !== null ? (
        <Notice
          icon={Box}
          title={t('pictures.model.broken')}
          text={failed instanceof Refused ? textOf(failed, lang) : undefined}
          actions={downloads}
        />
      ) : models ? (
        <ModelStage models={models} downloads={downloads} />
      ) : (
        <p className={styles.waiting} role="status">
          {percent < 100 ? t('pictures.model.loading', { percent }) : t('pictures.model.building')}
          <progress value={percent} max={100} aria-label={t('pictures.model.title')} />
        </p>
      )}
    </dialog>
  )
}
