import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import { Box, Camera, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import styles from './slot.module.css'
import { SlotMenu } from './slot-menu'
import { SlotSending } from './slot-sending'
import { isModel, photoOf } from './slots'
import type { Sending, Uploads } from './uploads'

interface Slot {
  readonly kind: ImageKind
  readonly record: CaseRecord
  readonly uploads: Uploads
  readonly sending: Sending | undefined
  readonly onChoose: () => void
  readonly onView: () => void
  /** What a press on the picture does instead of showing it full screen. */
  readonly instead?: { readonly label: string; readonly run: () => void }
  /** What stands on the picture when there is one. */
  readonly children?: ReactNode
}

const Empty = ({ kind, onChoose }: Pick<Slot, 'kind' | 'onChoose'>) => {
  const { t } = useWords()
  const small = useMedia(phone)
  const Sign = small && !isModel(kind) ? Camera : Plus
  const how = isModel(kind) ? 'imaging.fillModel' : small ? 'imaging.fillPhone' : 'imaging.fill'
  const name = t(`imaging.kind.${kind}`)
  return (
    <button type="button" className={styles.empty} data-kind={kind} onClick={onChoose}>
      <Sign size={18} aria-hidden />
      <span>{t(how)}</span>
      <span className={styles.label}>{name}</span>
    </button>
  )
}

const Picture = ({ photo, onView, instead }: Pick<Slot, 'onView' | 'instead'> & { readonly photo: Photo }) => {
  const { t } = useWords()
  const name = t(`imaging.kind.${photo.type}`)
  if (isModel(photo.type))
    return (
      <a className={styles.model} href={photo.originalUrl} download={photo.name}>
        <Box size={28} aria-hidden />
        <span>{photo.name}</span>
      </a>
    )
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={instead ? `${instead.label} ${name}` : t('imaging.viewSlot', { kind: name })}
      data-opens={instead !== undefined}
      onClick={instead?.run ?? onView}
    >
      <img src={photo.previewUrl} alt={name} decoding="async" />
    </button>
  )
}

/** The place of one kind of image: empty, filled, on its way, or failed. */
export const Slot = ({ kind, record, uploads, sending, onChoose, onView, instead, children }: Slot) => {
  const { t } = useWords()
  const photo = photoOf(record, kind)
  if (!photo && !sending) return <Empty kind={kind} onChoose={onChoose} />
  return (
    <figure className={styles.slot} data-kind={kind}>
      {photo && <Picture photo={photo} onView={onView} instead={instead} />}
      <figcaption className={styles.label}>{t(`imaging.kind.${kind}`)}</figcaption>
      {photo && !sending && children}
      {photo && !sending && <SlotMenu photo={photo} record={record} onReplace={onChoose} onView={onView} />}
      {sending && (
        <SlotSending sending={sending} onDrop={() => uploads.drop(record.uuid, kind)} onRetry={() => uploads.add(sending)} />
      )}
    </figure>
  )
}
