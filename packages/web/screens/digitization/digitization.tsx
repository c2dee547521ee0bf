import { lazily } from '../../parts/lazily'
import '../../words/late/bench'
import '../../words/late/face'
import { filmChoice } from '@sella/workbench/open/choice'
import { filmOf, othersWith } from '@sella/workbench/open/records'
import { FileImage, ImageOff } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { logEngine } from '../../api/engine-log'
import { caseAddress, useCase } from '../../case/case'
import { Notice } from '../../parts/notice'
import { rememberedAnalysis } from '../../readings/choosing'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { filmAutomatic, filmSubject } from './film-subject'
import { OpenFilm } from './open-film'
import { CaseBar } from './top-bar/case-bar'
import { ViewSwitch } from './view-switch'
import { useView } from './views'
import styles from './workbench.module.css'

const AgainTable = lazily(async () => ({ default: (await import('./again/again-table')).AgainTable }), 'place')
const FrontalTable = lazily(async () => ({ default: (await import('./frontal/frontal-table')).FrontalTable }), 'place')
const FaceTable = lazily(async () => ({ default: (await import('./face/face-table')).FaceTable }), 'place')

const firstFilmChoice: ComponentProps<typeof OpenFilm>['firstChoice'] = ({ patient, record, readers }, own) =>
  filmChoice({ patient, record, readers, ...own, remembered: rememberedAnalysis(), log: logEngine })

/** The lateral film of the record in the address. */
const FilmTable = () => {
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
  const others = othersWith(records, record, each => filmOf(each) !== null)
  if (record && photo)
    return (
      <OpenFilm
        key={`${photo.uuid} ${photo.shown}`}
        opened={{ ...opened, record, photo }}
        subject={filmSubject}
        automatic={filmAutomatic}
        firstChoice={firstFilmChoice}
      />
    )
  return (
    <div className={styles.bare}>
      <CaseBar />
      <ViewSwitch />
      <Notice
        icon={record ? ImageOff : FileImage}
        title={record ? refusal('NO_LATERAL_FILM', lang) : t('workbench.empty.noRecord')}
        text={record ? t('workbench.empty.hint') : t('workbench.empty.noRecordHint')}
        actions={[
          toImaging,
          ...others.map(caseRecord => ({ label: caseRecord.createday.slice(0, 10), run: () => selectRecord(caseRecord.uuid) })),
        ]}
      />
    </div>
  )
}

/** The cephalometric workbench of the record in the address: its film, or the face photo named by the address. */
export const Digitization = () => {
  const opened = useCase()
  const { view } = useView()
  const [search] = useSearchParams()
  if (search.has('again'))
    return (
      <Suspense fallback={null}>
        <AgainTable />
      </Suspense>
    )
  if (view === 'film') return <FilmTable />
  return (
    <Suspense fallback={null}>
      {view === 'frontal' ? <FrontalTable opened={opened} /> : <FaceTable opened={opened} view={view} />}
    </Suspense>
  )
}
