import '../../words/late/imaging'
import '../../words/late/phone'
import '../../words/late/pictures'
import type { Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import { ArchiveRestore, Columns2, FilePlus, FolderUp, LayoutGrid, Maximize, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../../api/clinic'
import { type Case, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { ToolButton } from '../../case/tool-button'
import { wasLeftOpen } from '../../form-draft/use-form-draft'
import { looseFiles } from '../../intake/dropped-files'
import { useUploads } from '../../intake/use-uploads'
import { Notice } from '../../parts/notice'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { Board } from './board'
import { hasComposite } from './composite-dialog'
import { DicomDialog } from './dicom-dialog'
import { type Choosing, FileChooser } from './file-chooser'
import { Intake } from './intake'
import { LookingLine } from './looking-line'
import { type Over, Overlay } from './overlay'
import styles from './patient-image.module.css'
import { RecordDialog, recordSlot } from './record-dialog'
import { RecordList } from './record-list'
import { ReplaceQuestion } from './replace-question'
import { picturesOf } from './slots'
import { useDropping } from './use-dropping'
import { useOver } from './use-over'
import { useParcel } from './use-parcel'
import { useParkedFiles } from './use-parked-files'
import { targetOf, useTaking } from './use-taking'

/** The record whose form was half filled when this page ended, `new` of a new one. */
const leftOpen = ({ patient, records }: Case): string | 'new' | null => {
  if (wasLeftOpen(recordSlot(patient.uuid, null))) return 'new'
  return records.find(({ uuid }) => wasLeftOpen(recordSlot(patient.uuid, uuid)))?.uuid ?? null
}

/** The images of a case: records at the left, the composite of one record beside it. */
export const PatientImage = () => {
  const { t } = useWords()
  const opened = useCase()
  const { record, records } = opened
  const small = useMedia(phone)
  const uploads = useUploads()
  const chooser = useRef<Choosing>(null)
  const { over, on, open, turn } = useOver<Over>(opened)
  const [editing, setEditing] = useState<string | 'new' | null>(() => leftOpen(opened))
  const registers = useMay('register')
  const { incoming, dicom, take } = useTaking(opened, uploads)
  const dropping = useDropping(registers ? take : null)
  useParcel(opened, (dropped, undated) => registers && take(dropped, null, undated))
  useParkedFiles(opened, registers ? dicom.take : null)
  /** The record for which files are being chosen: another may be shown once they are. */
  const meant = useRef<Target>(undefined)
  const choose = (kind: ImageKind | null, camera?: boolean) => {
    meant.current = targetOf(record)
    chooser.current?.choose(kind, camera)
  }
  const firstPicture = record ? picturesOf(record)[0] : undefined
  const unready = record ? null : t('imaging.blocked.record')
  const editedRecord = records.find(caseRecord => caseRecord.uuid === editing) ?? null
  return (
    <div className={styles.page}>
      <CaseBar onRecord>
        {registers && <ToolButton icon={FolderUp} label={t('imaging.add')} onClick={() => choose(null)} />}
        {!small && (
          <>
            <ToolButton icon={Smartphone} label={t('phone.open')} blocked={unready} onClick={() => open({ what: 'phone' })} />
            <ToolButton
              icon={Maximize}
              label={t('imaging.view')}
              blocked={unready ?? (firstPicture ? null : t('imaging.blocked.picture'))}
              onClick={() => firstPicture && open({ what: 'view', uuid: firstPicture.uuid })}
            />
            <ToolButton
              icon={Columns2}
              label={t('pictures.tool.compare')}
              blocked={records.length < 2 ? t('imaging.blocked.second') : null}
              onClick={() => open({ what: 'compare', kind: null })}
            />
            <ToolButton
              icon={LayoutGrid}
              label={t('pictures.composite.open')}
              blocked={unready ?? (record && hasComposite(record) ? null : t('imaging.blocked.photo'))}
              onClick={() => open({ what: 'composite' })}
            />
          </>
        )}
        <ToolButton icon={ArchiveRestore} label={t('pictures.tool.bin')} onClick={() => open({ what: 'bin' })} />
      </CaseBar>
      <RecordList onAdd={() => setEditing('new')} onEdit={setEditing} />
      {record ? (
        <Board
          // What a slot asks is about a picture of this record.
          key={record.uuid}
          record={record}
          uploads={uploads}
          dropping={dropping}
          looking={incoming.looking}
          onStop={incoming.stop}
          onChoose={choose}
          onOver={open}
        />
      ) : (
        <div className={styles.start}>
          {incoming.looking && <LookingLine looking={incoming.looking} onStop={incoming.stop} />}
          <Notice
            icon={FilePlus}
            title={t('imaging.noRecordsTitle')}
            text={t('imaging.noRecordsText')}
            actions={
              registers
                ? [
                    { label: t('imaging.newRecord'), run: () => setEditing('new'), primary: true },
                    { label: t('imaging.add'), run: () => choose(null) },
                  ]
                : []
            }
          />
        </div>
      )}
      <FileChooser ref={chooser} onChosen={(files, kind) => take(looseFiles(files), kind, meant.current)} />
      {dicom.film && <DicomDialog key={dicom.film.number} film={dicom.film} uploads={uploads} reviewing={dicom} />}
      {incoming.unsure && <Intake {...incoming.unsure} onAdd={incoming.send} onCancel={incoming.forget} />}
      {incoming.replacing && (
        <ReplaceQuestion
          kinds={incoming.replacing}
          losesTracing={incoming.losesTracing}
          onReplace={() => incoming.sendAnyway('replace')}
          onBeside={() => incoming.sendAnyway()}
          onNo={incoming.forget}
        />
      )}
      {/* A record deleted elsewhere does not turn into a new one. */}
      {(editing === 'new' || editedRecord) && (
        <RecordDialog key={editing} record={editedRecord} onClose={() => setEditing(null)} />
      )}
      {over && <Overlay over={over} record={on} onOver={turn} />}
    </div>
  )
}
