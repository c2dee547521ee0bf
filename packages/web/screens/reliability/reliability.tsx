import '../../words/late/reliability'
import { ScanSearch } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { useWords } from '../../words/i18n'
import { ChooseFilms } from './choose-films'
import { OwnErrorsPanel } from './own-errors-panel'
import { ReadingList } from './reading-list'
import styles from './reliability.module.css'
import { Results } from './results'
import { useRereads, useTracedCases } from './use-rereads'

const Readings = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const [rereads, cases] = [useRereads().data, useTracedCases().data]
  const traced = (cases?.rows ?? []).some(({ records }) => records.some(({ hasTracing }) => hasTracing))
  return (
    <>
      {cases && !traced && (
        <Notice
          icon={ScanSearch}
          title={t('reliability.noFilms')}
          text={t('reliability.noFilmsHint')}
          actions={[{ label: t('reliability.toPatients'), run: () => void navigate('/patients'), primary: true }]}
        />
      )}
      {cases && traced && rereads && (
        <div className={styles.body}>
          <ChooseFilms rows={cases.rows} rereads={rereads} />
          <div className={styles.main}>
            <OwnErrorsPanel rereads={rereads} />
            <Results rereads={rereads} />
            <ReadingList rereads={rereads} />
          </div>
        </div>
      )}
    </>
  )
}

/** The accuracy of placing: films retraced blind, and the agreement of the readings; for those who may trace. */
export const Reliability = () => {
  const { t } = useWords()
  const traces = useMay('trace')
  return (
    <>
      <TopBar name={t('reliability.title')} />
      {traces ? <Readings /> : <Notice icon={ScanSearch} title={t('reliability.noLeave')} text={t('reliability.noLeaveHint')} />}
    </>
  )
}
