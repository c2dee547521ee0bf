import '../../words/late/work-table'
import { ownErrorsSetting, readersIn } from '@sella/contract/documents/own-errors'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { recordToOpen } from '@sella/workbench/open/records'
import { CloudOff } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { Navigate, Outlet, useNavigate } from 'react-router'
import { Refused } from '../../api/client'
import { followed, useAnalyses, usePatient, useRecords, useSetting } from '../../api/queries'
import { type Case, useCaseAddress } from '../../case/case'
import { SupportPanel } from '../../chat/support-panel'
import { useUploading } from '../../intake/use-uploads'
import { listRoute } from '../../memory/session'
import { lazily } from '../../parts/lazily'
import { Notice } from '../../parts/notice'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { LeftClinic } from '../left-clinic'
import { Look } from '../look'
import { RoleStrip } from '../role-strip'
import { unlistedWorkPlaces, workPlaces } from '../routes'
import { useTitle } from '../use-title'
import { Rail } from './rail'
import { WorkState } from './work-state'
import styles from './work-table.module.css'

/** No case of hers, or none any more: trying again will hardly help. */
const isLost = (failed: unknown): boolean => failed instanceof Refused && [403, 404].includes(failed.status)

const Gone = lazily(async () => ({ default: (await import('./gone')).Gone }))

const useOpenCase = () => {
  const { caseUuid, recordUuid, selectRecord } = useCaseAddress()
  const patient = usePatient(caseUuid)
  const records = useRecords(caseUuid)
  const ownErrors = useSetting(ownErrorsSetting.name, followed)
  const readers = useMemo(() => readersIn(ownErrors.data), [ownErrors.data])
  // The screens wait for the doctor's own norms, items and analyses: without them her films would silently be judged by others.
  const judging = [useSetting(ownValuesSetting.name, followed), useSetting(ownItemsSetting.name, followed), useAnalyses()]
  const needed = [patient, records, ownErrors, ...judging]
  const failed = needed.find(({ data }) => data === undefined)?.error ?? null
  const retry = () => void Promise.all(needed.map(({ refetch }) => refetch()))
  const complete = needed.every(({ data }) => data !== undefined)
  if (!caseUuid || !patient.data || !records.data || !complete) return { caseUuid, failed, retry, open: null, gone: null }
  const record = recordToOpen(records.data, recordUuid)
  const open: Case = { patient: patient.data, records: records.data, record, readers, selectRecord }
  // A record that was just added may be asked for before it is fetched.
  const asked = records.isFetching ? null : recordUuid
  const gone = { case: isLost(patient.error), record: asked !== null && record !== null && record.uuid !== asked }
  return { caseUuid, failed, retry, open, gone: gone.case || gone.record ? gone : null }
}

const titled = [...workPlaces, ...unlistedWorkPlaces]

/** The work-table layout, dark: rail and screen. Loads the case named in the address; without one it redirects to the list. */
export const WorkTable = () => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  useTitle(titled)
  useUploading()
  const { caseUuid, failed, retry, open, gone } = useOpenCase()
  if (!caseUuid) return <Navigate to={listRoute()} replace />
  const retryAct = { label: t('app.retry'), run: retry }
  const back = { label: t('app.backToPatientList'), run: () => void navigate(listRoute()) }
  return (
    <Look dark>
      <LeftClinic />
      <WorkState>
        <div className={styles.table}>
          <Rail caseUuid={caseUuid} open={open} />
          <main className={styles.screen} tabIndex={-1}>
            {open && <RoleStrip />}
            <Suspense fallback={null}>{gone && <Gone {...{ open, gone }} />}</Suspense>
            {open && (
              // The key remounts the screen with the patient: state of one patient never meets the records of another.
              <div key={open.patient.uuid} className={styles.room}>
                <Outlet context={open} />
              </div>
            )}
            {!open && failed && (
              <Notice
                icon={CloudOff}
                title={t('app.failedLoad')}
                text={textOf(failed, lang)}
                actions={isLost(failed) ? [{ ...back, primary: true }, retryAct] : [{ ...retryAct, primary: true }, back]}
              />
            )}
          </main>
          <SupportPanel beside />
        </div>
      </WorkState>
    </Look>
  )
}
