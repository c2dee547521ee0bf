import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { CloudOff, Layers2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import '../../words/late/imaging'
import '../../words/late/overlap'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { Notice } from '../../parts/notice'
import { useLate } from '../../parts/use-late'
import { useSchemes } from '../../report/use-schemes'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Canvases } from './canvases'
import { useCaseFilms } from './case-films'
import { ChangePanel } from './change-panel'
import { Foot } from './foot'
import styles from './overlapping.module.css'
import { RecordStrip } from './record-strip'
import { TableProvider, useTable, useTableOf } from './table'
import { TopBar } from './top-bar'
import { OverlapTour } from './tour'
import { ChangesProvider, useChangesOf } from './use-changes'
import { useOverlapKeys } from './use-overlap-keys'

const Room = () => {
  const { look } = useTable()
  const changes = useChangesOf()
  return (
    <ChangesProvider value={changes}>
      <div className={styles.table} data-paper={look.paper}>
        <TopBar />
        <div className={styles.body} data-panel={look.panel}>
          <div className={styles.middle}>
            <RecordStrip />
            <Canvases />
            <Foot />
          </div>
          {look.panel && <ChangePanel />}
        </div>
        <OverlapTour />
      </div>
    </ChangesProvider>
  )
}

const SchemesOpen = ({ saved }: { readonly saved: readonly OverlapScheme[] }) => {
  const table = useTableOf(saved)
  useOverlapKeys(table)
  return (
    <TableProvider value={table}>
      <Room />
    </TableProvider>
  )
}

const TooFew = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const to = (path: string) => () => void navigate(caseAddress(path, patient.uuid, record?.uuid))
  return (
    <div className={styles.bare}>
      <CaseBar />
      <Notice
        icon={Layers2}
        title={t('overlap.tooFew')}
        text={t('overlap.tooFewHint')}
        actions={[
          { label: t('overlap.toCeph'), run: to('/studioDigitization'), primary: true },
          { label: t('overlap.toImaging'), run: to('/patientImage') },
        ]}
      />
    </div>
  )
}

/** The overlap of the case's records: superimposed by one registration, or by all three side by side. */
export const Overlapping = () => {
  const { t, lang } = useWords()
  const { patient, records, readers } = useCase()
  const schemes = useSchemes(patient.uuid)
  const { films } = useCaseFilms({ records, readers })
  const late = useLate(schemes.isPending)
  if (schemes.isError)
    return (
      <div className={styles.bare}>
        <CaseBar />
        <Notice
          icon={CloudOff}
          title={refusal('OVERLAP_FETCH', lang)}
          actions={[{ label: t('app.retry'), run: () => void schemes.refetch(), primary: true }]}
        />
      </div>
    )
  if (films.length < 2) return <TooFew />
  if (!schemes.data) return <p className={styles.waiting}>{late ? t('overlap.loading') : ''}</p>
  return <SchemesOpen key={patient.uuid} saved={schemes.data} />
}
