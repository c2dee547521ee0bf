import '../../words/late/documents'
import { dayIn } from '@sella/ceph/patient/record-day'
import type { CaseRecord } from '@sella/contract/entities'
import { comparisonInTime } from '@sella/drawing/report/result/facts'
import { treatmentResultOf } from '@sella/drawing/report/result/result'
import { comparisonsFor } from '@sella/workbench/report/preview'
import { Layers2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { Notice } from '../../parts/notice'
import type { ReportSource } from '../../report/report-source'
import { useReportSource } from '../../report/use-report-source'
import { useWords } from '../../words/i18n'
import { chosenResult } from './chosen-result'
import { ResultBar } from './result-bar'
import { ResultSheet } from './result-sheet'
import styles from './treatment-result.module.css'

/** No scheme of two traced records: a link to create one. */
const NoResult = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const to = () => void navigate(caseAddress('/studioOverlapping', patient.uuid, record?.uuid))
  return (
    <Notice
      icon={Layers2}
      title={t('documents.result.none')}
      text={t('documents.result.noneText')}
      actions={[{ label: t('documents.result.toOverlap'), run: to, primary: true }]}
    />
  )
}

interface ResultProps {
  readonly source: ReportSource
  readonly scheme: string
  readonly choose: (scheme: string) => void
}

const Result = ({ source, scheme, choose }: ResultProps) => {
  const { t, lang } = useWords()
  const [trend, setTrend] = useState(source.start.design.trend)
  const chosen = useMemo(() => chosenResult(source, { scheme, trend, lang }), [source, scheme, trend, lang])
  const { comparison, result } = useMemo(() => {
    const [first] = chosen ? comparisonsFor(chosen, source) : []
    const charted = first ? comparisonInTime({ ...first, trend }) : null
    return { comparison: charted, result: charted && treatmentResultOf(charted) }
  }, [chosen, source, trend])
  return (
    <>
      <ResultBar {...{ source, scheme, choose, trend, setTrend, comparison }} chosen={result ? chosen : null} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.page} aria-label={t('documents.result.title')} tabIndex={0}>
        {result && comparison ? <ResultSheet result={result} comparison={comparison} /> : <NoResult />}
      </section>
    </>
  )
}

/** The first and the last day of the compared records, in time order. */
const comparedDays = (records: readonly CaseRecord[], uuids: readonly string[]): readonly string[] => {
  const days = records.flatMap(({ uuid, createday }) => (uuids.includes(uuid) ? [dayIn(createday)] : [])).sort()
  return [days[0], days.at(-1)].flatMap(day => day ?? [])
}

/** The result of a treatment over all records of a scheme, `?case=&scheme=`: the content of its printed page on screen. */
export const TreatmentResult = () => {
  const { t } = useWords()
  const source = useReportSource(useCase())
  const [search, setSearch] = useSearchParams()
  const schemes = source?.schemes ?? []
  const scheme = schemes.find(({ name }) => name === search.get('scheme')) ?? schemes[0]
  const choose = (name: string): void =>
    setSearch(before => {
      const next = new URLSearchParams(before)
      next.set('scheme', name)
      return next
    })
  return (
    <div className={styles.screen}>
      <CaseBar {...(scheme ? { compared: comparedDays(source?.records ?? [], scheme.uuids) } : {})} />
      {!source && <p className={styles.waiting}>{t('app.loading')}</p>}
      {source && !scheme && <NoResult />}
      {source && scheme && <Result key={scheme.name} source={source} scheme={scheme.name} choose={choose} />}
    </div>
  )
}
