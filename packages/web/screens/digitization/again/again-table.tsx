import '../../../words/late/reliability'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { takeTool } from '@sella/workbench/bench/bench'
import { filmChoice } from '@sella/workbench/open/choice'
import { filmOf } from '@sella/workbench/open/records'
import { tracingOf } from '@sella/workbench/record/film-storing'
import { againSubject, blindDisplay } from '@sella/workbench/subjects/again-subject'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useLeave } from '../../../api/clinic'
import { logEngine } from '../../../api/engine-log'
import { useCase } from '../../../case/case'
import { loadFilm } from '../../../editor/film-load'
import { rememberedAnalysis } from '../../../readings/choosing'
import { byHand } from '../automatic'
import { ConfirmHost } from '../confirm'
import { type Desk, DeskProvider, layDesk } from '../desk'
import { filmSubject } from '../film-subject'
import { GuidedPanel } from '../left/guided-panel'
import type { Opened } from '../open-film'
import { StageArea } from '../stage/stage-area'
import styles from './again.module.css'
import { AgainBar } from './again-bar'
import { useAgainKeys } from './again-keys'

/** A desk with the film alone: nothing of the first reading is on it but which points are asked for. */
const useBlindDesk = ({ patient, record, records, readers, photo }: Omit<Opened, 'selectRecord'>): Desk | null => {
  const film = useQuery({
    queryKey: ['film', photo.uuid, photo.shown],
    queryFn: () => loadFilm(photo.url, { width: photo.width, height: photo.height }, false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  }).data
  const may = useLeave()
  const [desk, setDesk] = useState<Desk | null>(null)
  useEffect(() => {
    if (!film || desk) return
    const subject = againSubject(filmSubject, tracingOf(record, photo) ?? emptyTracing)
    const choice = filmChoice({
      ...{ patient, record, readers, own: [], overrides: null, ownItems: null },
      ...{ remembered: rememberedAnalysis(), log: logEngine },
    })
    const looks = { display: blindDisplay, colours: defaultColours }
    const tracing = { ...emptyTracing, fileScale: photo.fileScale }
    const made = layDesk({ subject, may, patient, record, records, photo, film, tracing, choice, ...looks }, byHand)
    takeTool(made.bench, 'place')
    setDesk(made)
  }, [film, desk, may, patient, record, records, readers, photo])
  return desk
}

const Bench = () => {
  useAgainKeys()
  return (
    <div className={styles.bench}>
      <AgainBar />
      <aside className={styles.left}>
        <GuidedPanel drafted={false} />
      </aside>
      <div className={styles.stage}>
        <StageArea />
      </div>
    </div>
  )
}

const OnFilm = (opened: Omit<Opened, 'selectRecord'>) => {
  const desk = useBlindDesk(opened)
  if (!desk) return null
  return (
    <DeskProvider value={desk}>
      <ConfirmHost>
        <Bench />
      </ConfirmHost>
    </DeskProvider>
  )
}

/** The film of the record in the address, traced again blind. */
export const AgainTable = () => {
  const { patient, records, record, readers } = useCase()
  const photo = record && filmOf(record)
  if (!record || !photo) return <Navigate to="/reliability" replace />
  return <OnFilm key={`${photo.uuid} ${photo.shown}`} {...{ patient, records, readers, record, photo }} />
}
