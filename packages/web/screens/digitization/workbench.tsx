import { Suspense } from 'react'
import { useStore } from '../../editor/use-store'
import { lazily } from '../../parts/lazily'
import { phone, useMedia } from '../../parts/use-media'
import { ConfirmHost } from './confirm'
import { useDesk } from './desk'
import face from './face/face.module.css'
import { FirstSteps } from './first-steps'
import { useWorkbenchKeys } from './keys'
import { LateDialogs } from './late-dialogs'
import { LateUnseen } from './late-unseen'
import { LeftColumn } from './left/left-column'
import { PanelEdge, usePanelSizes } from './panel-edge'
import { PhotoBarHost } from './photo/photo-stage'
import { ResultsPanel } from './results/results-panel'
import { DraftOffer } from './saving/draft-offer'
import { useJournal } from './saving/journal'
import { useResume } from './saving/resume'
import { StageArea } from './stage/stage-area'
import { StatusBar } from './status/status-bar'
import { TopBar } from './top-bar/top-bar'
import { ViewSwitch } from './view-switch'
import styles from './workbench.module.css'

const PhoneTracing = lazily(async () => ({ default: (await import('./phone/phone-tracing')).PhoneTracing }), 'place')

const Desktop = () => {
  const sizes = usePanelSizes()
  const { laying, defining } = useDesk()
  const measuring = useStore(defining, on => on)
  const busy = useStore(laying.state, ({ mode }) => mode === 'adjusting') || measuring
  useWorkbenchKeys()
  useJournal()
  useResume()
  return (
    <div className={styles.bench} style={sizes.style}>
      <header className={styles.top} inert={busy}>
        <TopBar />
      </header>
      <aside className={styles.left} inert={busy}>
        <LeftColumn />
        <PanelEdge panel="left" {...sizes} />
      </aside>
      <div className={styles.stageArea}>
        <PhotoBarHost />
        <StageArea />
        <DraftOffer />
      </div>
      <div className={styles.results} inert={busy}>
        <PanelEdge panel="results" {...sizes} />
        <ResultsPanel />
      </div>
      <footer className={styles.status} inert={busy}>
        <StatusBar />
      </footer>
      <FirstSteps />
      <LateDialogs />
    </div>
  )
}

const Phone = () => (
  <div className={face.onPhone}>
    <Suspense fallback={null}>
      <PhoneTracing />
    </Suspense>
    <div className={face.phone}>
      <ViewSwitch floats />
    </div>
  </div>
)

/** The film in the middle, points at the left, results at the right; on a phone the film and its results, read-only. */
export const Workbench = () => (
  <ConfirmHost>
    {useMedia(phone) ? <Phone /> : <Desktop />}
    <LateUnseen />
  </ConfirmHost>
)
