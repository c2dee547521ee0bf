import type { CaseRecord, ImageKind, Photo } from '@sella/contract/entities'
import { standardKinds } from '@sella/contract/entities'
import { isGoing } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress } from '../../case/case'
import { useQueue } from '../../intake/use-uploads'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'
import { DropZone } from './drop-zone'
import { FilmActions } from './film-actions'
import { Further } from './further'
import { LookingLine } from './looking-line'
import { NameCell } from './name-cell'
import type { Over } from './overlay'
import { Slot } from './slot'
import { composite, isPaper, isSurface, ofKind, photoOf } from './slots'
import type { Looking } from './use-looking'

interface BoardProps {
  readonly record: CaseRecord
  readonly uploads: Uploads<Blob>
  readonly dropping: boolean
  readonly looking: Looking | null
  readonly onStop: () => void
  readonly onChoose: (kind: ImageKind | null, camera?: boolean) => void
  readonly onOver: (over: Over) => void
}

/** The images of one record: the orthodontic composite, the film beside it, panoramic and models below. */
export const Board = ({ record, uploads, dropping, looking, onStop, onChoose, onOver }: BoardProps) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const registers = useMay('register')
  const toWorkbench = () => void navigate(caseAddress('/studioDigitization', record.caseUuid, record.uuid))
  const going = useQueue().items.filter(item => isGoing(item) && item.place?.record === record.uuid).length
  const onPhoto = (kind: ImageKind, run: (photo: Photo) => void) => {
    const photo = photoOf(record, kind)
    if (photo) run(photo)
  }
  const view = (kind: ImageKind, uuid?: string) =>
    onPhoto(kind, photo => {
      const wanted = ofKind(record, kind).find(other => other.uuid === uuid) ?? photo
      if (isSurface(wanted)) onOver({ what: 'models' })
      else onOver({ what: isPaper(wanted) ? 'paper' : 'view', uuid: wanted.uuid })
    })
  const slot = (kind: ImageKind) => (
    <Slot
      key={kind}
      kind={kind}
      record={record}
      uploads={uploads}
      sending={uploads.of(record.uuid, kind)}
      onChoose={camera => onChoose(kind, camera)}
      onView={uuid => view(kind, uuid)}
      onEdit={() => onPhoto(kind, ({ uuid }) => onOver({ what: 'edit', uuid }))}
      instead={kind === 'Lateral_Ceph' ? { label: t('imaging.open'), run: toWorkbench } : undefined}
    >
      {kind === 'Lateral_Ceph' && <FilmActions record={record} onOpen={toWorkbench} />}
    </Slot>
  )
  const facts = [
    t('imaging.kinds', { have: standardKinds.filter(kind => photoOf(record, kind)).length, all: standardKinds.length }),
    ...(going > 0 ? [t('imaging.sending', { count: going })] : []),
  ]
  return (
    <section className={styles.board} data-dropping={dropping} aria-label={t('routes.patientImage')}>
      <h2 className={styles.title}>
        {`${record.createday.slice(0, 10)} ${t(`imaging.type.type${record.type}`)}`}
        <small>{facts.join(t('app.separator'))}</small>
      </h2>
      {looking && <LookingLine looking={looking} onStop={onStop} />}
      <div className={styles.layout}>
        <div className={styles.composite}>
          {composite.flat().map(kind => (kind === 'name' ? <NameCell key="name" record={record} /> : slot(kind)))}
        </div>
        <div className={styles.film}>{slot('Lateral_Ceph')}</div>
        <div className={styles.rest}>
          {slot('Panoramic')}
          {slot('Upper_Model')}
          {slot('Lower_Model')}
        </div>
        {registers && <DropZone lit={dropping} onChoose={() => onChoose(null)} />}
      </div>
      <Further {...{ record, uploads, slot, onChoose }} />
    </section>
  )
}
