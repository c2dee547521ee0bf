import { type CaseRecord, type ImageKind, imageKinds } from '@sella/contract/entities'
import type { WaitingFile } from '@sella/contract/waiting'
import { Button } from 'antd'
import { useState } from 'react'
import { useFilePhotos, usePhonePhotos } from '../../../api/phone'
import { useMoveWaiting } from '../../../api/waiting'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { isModel } from '../slots'
import styles from './phone.module.css'

const photoKinds = imageKinds.filter(kind => !isModel(kind) && kind !== 'Document')

interface PhotoRowProps {
  readonly photo: WaitingFile
  readonly number: number
  readonly kind: ImageKind | null
  readonly busy: boolean
  readonly onKind: (kind: ImageKind) => void
  readonly onFile: () => void
  readonly onDrop: () => void
}

const PhotoRow = ({ photo, number, kind, busy, onKind, onFile, onDrop }: PhotoRowProps) => {
  const { t } = useWords()
  return (
    <li>
      {photo.thumbUrl && <img src={photo.thumbUrl} alt={t('phone.page.shot', { number })} />}
      <select
        className={styles.select}
        aria-label={t('phone.kind', { number })}
        value={kind ?? ''}
        onChange={event => onKind(event.target.value as ImageKind)}
      >
        {kind === null && <option value="">{t(photo.looked ? 'phone.choose' : 'phone.looking')}</option>}
        {photoKinds.map(each => (
          <option key={each} value={each}>
            {t(`imaging.kind.${each}`)}
          </option>
        ))}
      </select>
      <Button size="small" disabled={kind === null || busy} aria-label={t('phone.fileOf', { number })} onClick={onFile}>
        {t('phone.file')}
      </Button>
      <Button size="small" disabled={busy} aria-label={t('phone.dropOf', { number })} onClick={onDrop}>
        {t('phone.drop')}
      </Button>
    </li>
  )
}

/** Photos that arrived for a record: a kind is proposed for each, and a person files it. */
export const Arrived = ({ record }: { readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const photos = usePhonePhotos(record.uuid).data ?? []
  const [chosen, setChosen] = useState<Readonly<Record<string, ImageKind>>>({})
  const filing = useFilePhotos(record.uuid, record.caseUuid)
  const bin = useMoveWaiting('waitingBin')
  const onError = (error: unknown): void => toast({ kind: 'error', title: t('phone.failed'), text: textOf(error, lang) })
  const kindOf = ({ uuid, kind }: WaitingFile): ImageKind | null => chosen[uuid] ?? kind
  const ready = photos.flatMap(photo => {
    const kind = kindOf(photo)
    return kind ? [{ uuid: photo.uuid, kind }] : []
  })
  const file = (some: typeof ready): void =>
    filing.mutate(some, { onSuccess: count => toast({ kind: 'done', title: t('phone.filed', { count }) }), onError })
  const busy = filing.isPending || bin.isPending
  return (
    <section className={styles.arrived} aria-label={t('phone.arrived')}>
      <h3>
        {t('phone.arrived')}
        <small>{t('phone.record', { day: record.createday.slice(0, 10) })}</small>
      </h3>
      {photos.length === 0 && <p className={styles.hint}>{t('phone.none')}</p>}
      <ul>
        {photos.map((photo, i) => (
          <PhotoRow
            key={photo.uuid}
            photo={photo}
            number={i + 1}
            kind={kindOf(photo)}
            busy={busy}
            onKind={kind => setChosen({ ...chosen, [photo.uuid]: kind })}
            onFile={() => file(ready.filter(({ uuid }) => uuid === photo.uuid))}
            onDrop={() => bin.mutate(photo.uuid, { onError })}
          />
        ))}
      </ul>
      {ready.length > 1 && (
        <Button type="primary" loading={filing.isPending} disabled={busy} onClick={() => file(ready)}>
          {t('phone.fileAll', { count: ready.length })}
        </Button>
      )}
    </section>
  )
}
