import { byAsking } from '@sella/workbench/review/unsure'
import { Target } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useStore } from '../../../editor/use-store'
import { lazily } from '../../../parts/lazily'
import { useMedia } from '../../../parts/use-media'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { useGuard } from '../guard'
import { ViewSwitch } from '../view-switch'
import { BeginGuided } from './begin-guided'
import { ConfidenceLegend } from './confidence-legend'
import { FilmChecks } from './film-checks'
import { LateGuided, useGuidedFetched } from './late-guided'
import styles from './left.module.css'
import { PointList } from './point-list'
import { ReviewList } from './review-list'

const FrontalColumn = lazily(async () => ({ default: (await import('../frontal/frontal-column')).FrontalColumn }), 'place')
const FrontalChecks = lazily(async () => ({ default: (await import('../frontal/frontal-checks')).FrontalChecks }), 'place')

/** Below this width the column is a strip that opens beside the stage, so that a centred point stays visible. */
const strip = '(max-width: 1279px)'

const Views = ({ narrow = false }: { readonly narrow?: boolean }) => {
  const { guard } = useGuard()
  return <ViewSwitch narrow={narrow} before={go => guard(go)()} />
}

const NeckPoints = lazily(async () => ({ default: (await import('../neck/neck-points')).NeckPoints }), 'place')

/** What there is of the points: those of the vertebrae while their panel is open, else the face's, those to be checked first. */
const Points = () => {
  const ofNeck = useStore(useDesk().vertebrae, open => open !== null)
  if (ofNeck)
    return (
      <Suspense fallback={null}>
        <NeckPoints />
      </Suspense>
    )
  return (
    <>
      <ReviewList />
      <PointList />
    </>
  )
}

const Column = ({ views }: { readonly views: boolean }) => {
  const { bench, subject } = useDesk()
  const placing = useStore(bench.hand, hand => hand.tool === 'place')
  return (
    <div className={styles.column}>
      {views && <Views />}
      {placing ? (
        <LateGuided />
      ) : (
        <>
          <div className={styles.scroll}>
            {subject.view === 'frontal' && (
              <Suspense fallback={null}>
                <FrontalColumn />
              </Suspense>
            )}
            <Points />
          </div>
          <div className={styles.bottom}>
            <ConfidenceLegend />
            {subject.view === 'film' && <FilmChecks />}
            {subject.view === 'frontal' && (
              <Suspense fallback={null}>
                <FrontalChecks />
              </Suspense>
            )}
            <BeginGuided />
          </div>
        </>
      )}
    </div>
  )
}

const Strip = () => {
  const { t } = useWords()
  const { bench, subject, choice } = useDesk()
  const placing = useStore(bench.hand, hand => hand.tool === 'place')
  const [open, setOpen] = useState(false)
  const { tracing, evaluation } = useCommitted()
  const own = useStore(choice, c => c.customItems)
  const asked = byAsking(subject.unsure(tracing, evaluation, own)).asked.length
  return (
    <div className={styles.strip}>
      <Views narrow />
      <button
        type="button"
        aria-expanded={open}
        aria-label={[t('workbench.review.title'), asked || ''].join(' ').trim()}
        title={t('workbench.review.title')}
        onClick={() => setOpen(!open)}
      >
        <Target size={18} />
        {asked > 0 && <b>{asked}</b>}
      </button>
      {(open || placing) && (
        <div className={styles.drawer} data-drawer>
          <Column views={false} />
        </div>
      )}
    </div>
  )
}

/** The left column: review, all points, or guided placement. */
export const LeftColumn = () => {
  useGuidedFetched()
  return useMedia(strip) ? <Strip /> : <Column views />
}
