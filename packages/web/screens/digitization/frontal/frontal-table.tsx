import '../../../words/late/frontal'
import { FRONTAL_CEPH } from '@sella/contract/documents/frontal-points'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { faceChoice } from '@sella/workbench/open/choice'
import { othersWith } from '@sella/workbench/open/records'
import { frontalSubject } from '@sella/workbench/subjects/frontal-subject'
import { FileImage, ImageOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { type Case, caseAddress } from '../../../case/case'
import { Notice } from '../../../parts/notice'
import { rememberedAnalysis } from '../../../readings/choosing'
import { useWords } from '../../../words/i18n'
import { byHand } from '../automatic'
import { OpenFilm } from '../open-film'
import { CaseBar } from '../top-bar/case-bar'
import { ViewSwitch } from '../view-switch'
import styles from '../workbench.module.css'

const filmIn = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === FRONTAL_CEPH) ?? null

const firstChoice: ComponentProps<typeof OpenFilm>['firstChoice'] = ({ patient, record, readers }, texts) =>
  faceChoice(
    { view: 'frontal', builtIn: frontalSubject.analyses },
    { patient, record, readers, ...texts, remembered: rememberedAnalysis('frontal') },
  )

/** Shown if the record has no frontal film. */
const Absent = ({ opened }: { readonly opened: Case }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const { patient, records, record, selectRecord } = opened
  const add = () => void navigate(caseAddress('/patientImage', patient.uuid, record?.uuid))
  const others = othersWith(records, record, each => filmIn(each) !== null)
  return (
    <div className={styles.bare}>
      <CaseBar />
      <ViewSwitch />
      <Notice
        icon={record ? ImageOff : FileImage}
        title={record ? t('frontal.missing') : t('workbench.empty.noRecord')}
        text={record ? t('frontal.missingHint') : t('workbench.empty.noRecordHint')}
        actions={[
          { label: t('frontal.add'), run: add, primary: true },
          ...others.map(other => ({ label: other.createday.slice(0, 10), run: () => selectRecord(other.uuid) })),
        ]}
      />
    </div>
  )
}

/** The frontal film of the record in the address, with its points. */
export const FrontalTable = ({ opened }: { readonly opened: Case }) => {
  const { record } = opened
  const photo = record && filmIn(record)
  if (!record || !photo) return <Absent opened={opened} />
  return (
    <OpenFilm
      key={`${photo.uuid} ${photo.shown}`}
      opened={{ ...opened, record, photo }}
      subject={frontalSubject}
      automatic={byHand}
      firstChoice={firstChoice}
    />
  )
}
