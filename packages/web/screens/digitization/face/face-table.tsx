import '../../../words/late/face-table'
import type { FaceView } from '@sella/ceph/data/face-views'
import { faceImages } from '@sella/contract/documents/face-points'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { type Choice, faceChoice, type OwnTexts } from '@sella/workbench/open/choice'
import { othersWith } from '@sella/workbench/open/records'
import { faceSubjects } from '@sella/workbench/subjects/face-subject'
import { FileImage, ImageOff } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type Case, caseAddress } from '../../../case/case'
import { Notice } from '../../../parts/notice'
import { rememberedAnalysis } from '../../../readings/choosing'
import { useWords } from '../../../words/i18n'
import type { Automatic } from '../automatic'
import { type Opened, OpenFilm } from '../open-film'
import { CaseBar } from '../top-bar/case-bar'
import { ViewSwitch } from '../view-switch'
import styles from '../workbench.module.css'
import { useFrontalAuto, useProfileAuto, useSmileAuto } from './profile-auto'
import { ProfileCard } from './profile-card'

const photoOf = (record: CaseRecord, view: FaceView): Photo | null =>
  record.photos.find(photo => photo.type === faceImages[view]) ?? null

const firstChoices =
  (view: FaceView) =>
  ({ patient, record, readers }: Opened, texts: OwnTexts): Choice =>
    faceChoice(
      { view, builtIn: faceSubjects[view].analyses },
      { patient, record, readers, ...texts, remembered: rememberedAnalysis(view) },
    )
const firstChoice: Readonly<Record<FaceView, ReturnType<typeof firstChoices>>> = {
  face_side: firstChoices('face_side'),
  face_frontal: firstChoices('face_frontal'),
  face_smile: firstChoices('face_smile'),
}

/** Points of face photos are detected on the server. */
const automatic: Readonly<Record<FaceView, Automatic>> = {
  face_side: { useAuto: useProfileAuto, AutoCard: ProfileCard },
  face_frontal: { useAuto: useFrontalAuto, AutoCard: ProfileCard },
  face_smile: { useAuto: useSmileAuto, AutoCard: ProfileCard },
}

/** Shown if the record has no photo of the view. */
const Absent = ({ opened, view }: { readonly opened: Case; readonly view: FaceView }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const { patient, records, record, selectRecord } = opened
  const add = () => void navigate(caseAddress('/patientImage', patient.uuid, record?.uuid))
  const others = othersWith(records, record, each => photoOf(each, view) !== null)
  return (
    <div className={styles.bare}>
      <CaseBar />
      <ViewSwitch />
      <Notice
        icon={record ? ImageOff : FileImage}
        title={record ? t(`faceTable.missing.${view}`) : t('workbench.empty.noRecord')}
        text={record ? t('faceTable.missingHint') : t('workbench.empty.noRecordHint')}
        actions={[
          { label: t('faceTable.add'), run: add, primary: true },
          ...others.map(caseRecord => ({ label: caseRecord.createday.slice(0, 10), run: () => selectRecord(caseRecord.uuid) })),
        ]}
      />
    </div>
  )
}

/** A face photo of the record in the address, with its points. */
export const FaceTable = ({ opened, view }: { readonly opened: Case; readonly view: FaceView }) => {
  const { record } = opened
  const photo = record && photoOf(record, view)
  if (!record || !photo) return <Absent opened={opened} view={view} />
  const key = `${view} ${photo.uuid} ${photo.shown}`
  return (
    <OpenFilm
      key={key}
      opened={{ ...opened, record, photo }}
      subject={faceSubjects[view]}
      automatic={automatic[view]}
      firstChoice={firstChoice[view]}
    />
  )
}
