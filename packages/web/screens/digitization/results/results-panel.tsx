import { Activity, ChartNoAxesGantt, Copy, LayoutList } from 'lucide-react'
import { memo, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useStore } from '../../../editor/use-store'
import { choice, setChoice } from '../../../memory/session'
import { copyText } from '../../../parts/clipboard'
import { lazily } from '../../../parts/lazily'
import { Stressed } from '../../../parts/stressed'
import { useToast } from '../../../parts/toast'
import { countOff, countRead, type Order } from '../../../readings/rows'
import { useWords } from '../../../words/i18n'
import { useDesk, useEditing, useFollowedEvaluation } from '../desk'
import { Choices } from './choices'
import { Findings } from './findings'
import { InHand } from './in-hand'
import { useCandidatesFetched } from './late-candidates'
import { type PanelTab, PanelTabs } from './panel-tabs'
import styles from './results.module.css'
import { ResultsTable } from './results-table'
import { resultsText } from './results-text'

const FaceNotes = lazily(async () => ({ default: (await import('../face/face-notes')).FaceNotes }), 'place')

const useBefore = () => {
  const desk = useDesk()
  const running = useStore(desk.followed, session => (session.preview === null ? null : session.present))
  return running && desk.evaluate(running)
}

interface CountsProps {
  readonly total: number
  readonly read: number
  readonly off: number
}

const Counts = memo(({ total, read, off }: CountsProps) => {
  const { t } = useWords()
  const text =
    read < total ? t('workbench.results.computed', { count: read, total }) : t('workbench.results.count', { count: total, off })
  return <Stressed text={text} />
})

interface ToolsProps {
  readonly order: Order
  readonly setOrder: (order: Order) => void
}

const Tools = memo(({ order, setOrder }: ToolsProps) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const copy = () => {
    const { bench, patient, record, choice, subject } = desk
    // What a drag or a candidate merely previews is not a result yet.
    const tracing = bench.session.get().present
    const evaluation = desk.evaluate(tracing)
    copyText(resultsText({ tracing, evaluation, patient, record, choice: choice.get(), subject }, { lang, t })).then(
      () => toast({ kind: 'done', title: t('workbench.results.copied') }),
      () => toast({ kind: 'warning', title: t('workbench.results.notCopied') }),
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.order}
        aria-label={t('workbench.results.grouped')}
        title={t('workbench.results.grouped')}
        aria-pressed={order === 'grouped'}
        onClick={() => setOrder('grouped')}
      >
        <LayoutList size={14} />
        <span>{t('workbench.results.grouped')}</span>
      </button>
      <button
        type="button"
        className={styles.order}
        aria-label={t('workbench.results.byDeviation')}
        title={t('workbench.results.byDeviation')}
        aria-pressed={order === 'deviation'}
        onClick={() => setOrder('deviation')}
      >
        <ChartNoAxesGantt size={14} />
        <span>{t('workbench.results.byDeviation')}</span>
      </button>
      <button
        type="button"
        className={styles.order}
        title={t('workbench.results.copy')}
        aria-label={t('workbench.results.copy')}
        onClick={copy}
      >
        <Copy size={14} />
      </button>
    </>
  )
})

const FrontalPanel = lazily(async () => ({ default: (await import('../frontal/frontal-panel')).FrontalPanel }), 'place')

const NeckPanel = lazily(async () => ({ default: (await import('../neck/neck-panel')).NeckPanel }), 'place')

/** The results column of a film: the analysis, or the vertebral maturation. */
export const ResultsPanel = () => {
  useCandidatesFetched()
  const { subject } = useDesk()
  const [tab, setTab] = useState<PanelTab>(choice('results.tab') === 'neck' ? 'neck' : 'analysis')
  const { t } = useWords()
  const take = (next: PanelTab) => {
    setChoice('results.tab', next)
    setTab(next)
  }
  if (subject.view === 'frontal')
    return (
      <Suspense fallback={null}>
        <FrontalPanel />
      </Suspense>
    )
  if (subject.view !== 'film') return <AnalysisPanel />
  const tabs = <PanelTabs tab={tab} onChange={take} />
  if (tab === 'analysis') return <AnalysisPanel tabs={tabs} />
  return (
    <section className={styles.panel} data-toast="aside" aria-label={t('bench.maturation')}>
      {tabs}
      <Suspense fallback={null}>
        <NeckPanel />
      </Suspense>
    </section>
  )
}

/** The analysis: what is judged by what, the table, findings, and the current row or point. */
const AnalysisPanel = ({ tabs = null }: { readonly tabs?: ReactNode }) => {
  const { t } = useWords()
  const { subject } = useDesk()
  const [order, setOrder] = useState<Order>(choice('results.order') === 'deviation' ? 'deviation' : 'grouped')
  const evaluation = useFollowedEvaluation()
  const editing = useEditing()
  const before = useBefore()
  const measures = subject.analyses.some(analysis => analysis.items.length > 0)
  const take = useCallback((next: Order) => {
    setChoice('results.order', next)
    setOrder(next)
  }, [])
  return (
    <section
      className={styles.panel}
      data-toast="aside"
      data-face={subject.view !== 'film'}
      aria-label={t('workbench.results.title')}
    >
      {tabs}
      <Choices />
      {measures && (
        <>
          <div className={styles.tools}>
            <span>
              <Counts total={evaluation.rows.length} read={countRead(evaluation)} off={countOff(evaluation)} />
            </span>
            {editing && (
              <span className={styles.live}>
                <Activity size={14} />
                {t('workbench.results.live')}
              </span>
            )}
            <Tools order={order} setOrder={take} />
          </div>
          <ResultsTable evaluation={evaluation} before={before} order={order} />
        </>
      )}
      {subject.view !== 'film' && (
        <Suspense fallback={null}>
          <FaceNotes evaluation={evaluation} />
        </Suspense>
      )}
      {!editing && subject.view === 'film' && <Findings evaluation={evaluation} />}
      <InHand evaluation={evaluation} />
    </section>
  )
}
