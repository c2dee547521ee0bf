import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import { Button, Modal } from 'antd'
import { Check, FileText, Plus } from 'lucide-react'
import { useMayChange } from '../../../api/clinic'
import { useWords } from '../../../words/i18n'
import { sizeText } from '../../../words/size'
import { isModel, isPaper, ofKind } from '../slots'
import { useImageChanges } from '../use-image-changes'
import styles from './beside.module.css'

interface BesideDialogProps {
  readonly kind: ImageKind
  readonly record: CaseRecord
  readonly onChoose: () => void
  readonly onView: (uuid: string) => void
  readonly onClose: () => void
}

interface CardProps {
  readonly mayChange: boolean
  readonly photo: Photo
  readonly chosen: boolean
  readonly onView: () => void
}

const Card = ({ photo, chosen, mayChange, onView }: CardProps) => {
  const { t } = useWords()
  const changes = useImageChanges(photo)
  const facts = photo.width > 0 ? t('imaging.viewer.facts', factsOf(photo)) : sizeText(photo.bytes)
  return (
    <li data-chosen={chosen}>
      <button type="button" className={styles.picture} aria-label={`${t('imaging.view')} ${photo.name}`} onClick={onView}>
        {isPaper(photo) ? <FileText size={32} aria-hidden /> : <img src={photo.thumbUrl} alt="" />}
      </button>
      <b title={photo.name}>{photo.name}</b>
      <small>{facts}</small>
      <span className={styles.doing}>
        {chosen ? (
          <span className={styles.chosen}>
            <Check size={14} aria-hidden />
            {t('imaging.beside.chosen')}
          </span>
        ) : (
          mayChange && (
            <Button
              size="small"
              aria-label={`${t('imaging.beside.choose')} ${photo.name}`}
              disabled={changes.busy}
              onClick={changes.choose}
            >
              {t('imaging.beside.choose')}
            </Button>
          )
        )}
        {mayChange && (
          <Button
            size="small"
            danger
            type="text"
            aria-label={`${t('imaging.menu.delete')} ${photo.name}`}
            disabled={changes.busy}
            onClick={() => changes.remove(() => undefined)}
          >
            {t('imaging.menu.delete')}
          </Button>
        )}
      </span>
    </li>
  )
}

const factsOf = ({ width, height, bytes }: Photo) => ({ width: String(width), height: String(height), size: sizeText(bytes) })

/** All images of a kind in a record: another can be made the chosen one, each can be viewed or deleted, and one added. */
export const BesideDialog = ({ kind, record, onChoose, onView, onClose }: BesideDialogProps) => {
  const { t } = useWords()
  const photos = ofKind(record, kind)
  const mayChange = useMayChange(record, kind)
  const name = t(`imaging.kind.${kind}`)
  return (
    <Modal
      open
      centered
      width={760}
      title={t('imaging.beside.title', { kind: name, count: photos.length })}
      footer={null}
      onCancel={onClose}
    >
      <p className={styles.hint}>
        {t('imaging.beside.hint')}
        {kind === 'Lateral_Ceph' && record.cephPoints !== null && <span>{t('imaging.beside.film')}</span>}
      </p>
      <ul className={styles.cards}>
        {photos.map((photo, i) => (
          <Card
            key={photo.uuid}
            photo={photo}
            chosen={i === 0}
            mayChange={mayChange}
            onView={() => {
              onClose()
              onView(photo.uuid)
            }}
          />
        ))}
        {mayChange && (
          <li>
            <button
              type="button"
              className={styles.more}
              onClick={() => {
                onClose()
                onChoose()
              }}
            >
              <Plus size={18} aria-hidden />
              {t(isModel(kind) ? 'imaging.fillModel' : 'imaging.beside.add')}
            </button>
          </li>
        )}
      </ul>
    </Modal>
  )
}
