import '../../words/late/bench'
import { FileImage, ImageOff } from 'lucide-react'
import { useNavigate } from 'react-router'
import { caseAddress, useCase } from '../../app/work-table/case'
import { Notice } from '../../parts/notice'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { filmOf } from './film-of'
import { OpenFilm } from './open-film'
import { CaseBar } from './top-bar/case-bar'
import styles from './workbench.module.css'

/** The cephalometric workbench of the record in the address. */
export const Digitization = () => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  const opened = useCase()
  const { patient, records, record, selectRecord } = opened
  const photo = record && filmOf(record)
  const toImaging = {
    label: t('workbench.empty.add'),
    run: () => void navigate(caseAddress('/patientImage', patient.uuid, record?.uuid)),
    primary: true,
  }
  const others = records.filter(one => filmOf(one) !== null && one.uuid !== record?.uuid).slice(-2)
  if (record && photo) return <OpenFilm key={`${photo.uuid} ${photo.shown}`} opened={{ ...opened, record, photo }} />
  return (
    <div className={styles.bare}>
      <CaseBar />
      <Notice
        icon={record ? ImageOff : FileImage}
        title={record ? refusal('NO_LATERAL_FILM', lang) : t('workbench.empty.noRecord')}
        text={record ? t('workbench.empty.hint') : t('workbench.empty.noRecordHint')}
        actions={[toImaging, ...others.map(one => ({ label: one.createday.slice(0, 10), run: () => selectRecord(one.uuid) }))]}
      />
    </div>
  )
}
