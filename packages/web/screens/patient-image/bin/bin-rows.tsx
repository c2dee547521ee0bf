import { pictureNameOf } from '@sella/contract/documents/picture-name'
import type { BinnedPhoto, BinnedRecord, CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { Box, FileImage, FolderClosed } from 'lucide-react'
import { useState } from 'react'
import { useMay, useMayChange } from '../../../api/clinic'
import { dayAndTime } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { isModel, photoOf } from '../slots'
import styles from './bin.module.css'
import type { Restoring } from './use-restoring'

const Picture = ({ url, model }: { readonly url: string | null; readonly model?: boolean }) => {
  const [missing, setMissing] = useState(false)
  const Sign = model ? Box : url === null ? FolderClosed : FileImage
  return (
    <span className={styles.picture}>
      {url && !missing ? <img src={url} alt="" onError={() => setMissing(true)} /> : <Sign size={20} aria-hidden />}
    </span>
  )
}

const useWhen = () => {
  const { t, lang } = useWords()
  return (at: string): string =>
    t('pictures.bin.deletedAt', {
      when: dayAndTime(at, lang),
    })
}

/** What happens to the slot when an image is restored. */
const useConsequence = (photo: BinnedPhoto, record: CaseRecord): string | null => {
  const { t } = useWords()
  const present = photoOf(record, photo.type)
  if (photo.type === 'Lateral_Ceph' && record.cephPoints === null)
    return t(present ? 'pictures.bin.replaces' : 'pictures.bin.filmBack')
  if (!present) return null
  const film = photo.type === 'Lateral_Ceph' && record.cephPoints !== null && pictureNameOf(present) !== pictureNameOf(photo)
  return t(film ? 'pictures.bin.filmReplaces' : 'pictures.bin.replaces')
}

interface ImageRowProps {
  readonly photo: BinnedPhoto
  readonly record: CaseRecord
  readonly restoring: Restoring
}

export const BinnedImage = ({ photo, record, restoring }: ImageRowProps) => {
  const { t } = useWords()
  const when = useWhen()
  const consequence = useConsequence(photo, record)
  const mayRestore = useMayChange(record, photo.type)
  const kind = t(`imaging.kind.${photo.type}`)
  return (
    <li>
      <Picture url={photo.thumbUrl} model={isModel(photo.type)} />
      <span className={styles.words}>
        <b>{kind}</b>
        <small>{[photo.name, when(photo.deletedAt)].join(t('app.separator'))}</small>
        {consequence && <small data-warn>{consequence}</small>}
      </span>
      {mayRestore && (
        <Button
          disabled={restoring.busy}
          aria-label={t('pictures.bin.restoreName', { name: kind })}
          onClick={() => restoring.image(photo)}
        >
          {t('pictures.bin.restore')}
        </Button>
      )}
    </li>
  )
}

export const BinnedRecordRow = ({ record, restoring }: { readonly record: BinnedRecord; readonly restoring: Restoring }) => {
  const { t } = useWords()
  const when = useWhen()
  const mayRestore = useMay('discard')
  const day = record.createday.slice(0, 10)
  const back = [
    t('pictures.bin.recordBack', { count: record.photos }),
    ...(record.hasTracing ? [t('pictures.bin.withTracing')] : []),
  ]
  return (
    <li>
      <Picture url={record.cephThumbUrl} />
      <span className={styles.words}>
        <b>{`${day} ${t(`imaging.type.type${record.type}`)}`}</b>
        <small>{when(record.deletedAt)}</small>
        <small>{back.join(t('app.separator'))}</small>
      </span>
      {mayRestore && (
        <Button
          disabled={restoring.busy}
          aria-label={t('pictures.bin.restoreName', { name: day })}
          onClick={() => restoring.record(record)}
        >
          {t('pictures.bin.restore')}
        </Button>
      )}
    </li>
  )
}
