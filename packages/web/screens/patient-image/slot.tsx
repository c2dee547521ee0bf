import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import type { Item } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Box, Camera, FileText, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMayChange } from '../../api/clinic'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { BesideTag } from './beside/beside-tag'
import { GuessTag } from './guess-tag'
import styles from './slot.module.css'
import { SlotSending } from './slot-sending'
import { SlotTools } from './slot-tools'
import { isModel, isPaper, isSurface, photoOf } from './slots'

interface SlotProps {
  readonly kind: ImageKind
  readonly record: CaseRecord
  readonly uploads: Uploads<Blob>
  /** The upload into it, in progress or failed. */
  readonly sending: Item | undefined
  readonly onChoose: (camera?: boolean) => void
  /** Shows the chosen image, or one kept beside it. */
  readonly onView: (uuid?: string) => void
  readonly onEdit: () => void
  /** The effect of a click on the picture instead of full screen. */
  readonly instead?: { readonly label: string; readonly run: () => void }
  /** Shown on the picture, if there is one. */
  readonly children?: ReactNode
}

type EmptyProps = Pick<SlotProps, 'kind' | 'onChoose'>

const Empty = ({ kind, onChoose }: EmptyProps) => {
  const { t } = useWords()
  const small = useMedia(phone)
  const camera = small && !isModel(kind)
  const name = t(`imaging.kind.${kind}`)
  if (camera)
    return (
      <div className={styles.empty} data-kind={kind}>
        <button
          type="button"
          className={styles.shoot}
          aria-label={`${t('pictures.camera')} ${name}`}
          onClick={() => onChoose(true)}
        >
          <Camera size={18} aria-hidden />
          {t('pictures.camera')}
        </button>
        <button type="button" aria-label={`${t('pictures.chooseFile')} ${name}`} onClick={() => onChoose()}>
          {t('pictures.chooseFile')}
        </button>
        <span className={styles.label}>{name}</span>
      </div>
    )
  return (
    <button type="button" className={styles.empty} data-kind={kind} onClick={() => onChoose()}>
      <Plus size={18} aria-hidden />
      <span>{t(isModel(kind) ? 'imaging.fillModel' : 'imaging.fill')}</span>
      <span className={styles.label}>{name}</span>
    </button>
  )
}

interface EmptyPlaceProps {
  readonly kind: ImageKind
}

/** The slot of a kind for those who may not fill it. */
const EmptyPlace = ({ kind }: EmptyPlaceProps) => {
  const { t } = useWords()
  return (
    <div className={styles.empty} data-kind={kind} data-closed>
      <span className={styles.label}>{t(`imaging.kind.${kind}`)}</span>
    </div>
  )
}

interface PictureProps extends Pick<SlotProps, 'instead'> {
  readonly photo: Photo
  readonly onView: () => void
}

const Picture = ({ photo, onView, instead }: PictureProps) => {
  const { t } = useWords()
  const [missing, setMissing] = useState(false)
  const name = t(`imaging.kind.${photo.type}`)
  const model = isSurface(photo)
  const paper = isPaper(photo)
  const plain = missing || paper
  const Sign = paper ? FileText : Box
  return (
    <button
      type="button"
      className={plain ? styles.model : styles.picture}
      aria-label={
        instead
          ? `${instead.label} ${name}`
          : paper
            ? `${t('imaging.paper.view')} ${photo.name}`
            : t('imaging.viewSlot', { kind: name })
      }
      data-opens={instead !== undefined || model || paper}
      onClick={instead?.run ?? onView}
    >
      {plain ? (
        <>
          <Sign size={28} aria-hidden />
          <span>{photo.name}</span>
        </>
      ) : (
        <img
          src={model ? photo.thumbUrl : photo.previewUrl}
          alt={name}
          decoding="async"
          onError={() => model && setMissing(true)}
        />
      )}
    </button>
  )
}

/** The slot of one kind of image: empty, filled, uploading, or failed. */
export const Slot = ({ kind, record, uploads, sending, onChoose, onView, onEdit, instead, children }: SlotProps) => {
  const { t } = useWords()
  const photo = photoOf(record, kind)
  const changes = useMayChange(record, kind)
  if (!photo && !sending) return changes ? <Empty kind={kind} onChoose={onChoose} /> : <EmptyPlace kind={kind} />
  return (
    <figure className={styles.slot} data-kind={kind}>
      {photo && <Picture key={photo.shown} photo={photo} onView={() => onView()} instead={instead} />}
      <figcaption className={styles.label}>
        {t(`imaging.kind.${kind}`)}
        {photo?.edit && <small>{t(photo.edit.recipe.flip ? 'pictures.edit.mirrored' : 'pictures.editedTag')}</small>}
      </figcaption>
      {photo && !sending && children}
      {photo && !sending && <BesideTag {...{ kind, record, onView }} onChoose={() => onChoose()} />}
      {photo?.guessed && !sending && changes && <GuessTag key={`guess ${photo.uuid}`} photo={photo} record={record} />}
      {photo && !sending && (
        <SlotTools
          // A question about a picture is not put about the one that replaced it elsewhere.
          key={photo.uuid}
          photo={photo}
          record={record}
          onReplace={() => onChoose()}
          onView={() => onView()}
          onEdit={onEdit}
        />
      )}
      {sending && <SlotSending item={sending} uploads={uploads} />}
    </figure>
  )
}
