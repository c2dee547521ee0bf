import '../../../words/late/reliability'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { Photo } from '@sella/contract/entities'
import type { ReadingOrder, RereadDraft } from '@sella/contract/rereads'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { takeTool } from '@sella/workbench/bench/bench'
import { filmChoice } from '@sella/workbench/open/choice'
import { filmOf } from '@sella/workbench/open/records'
import { tracingFrom, tracingOf } from '@sella/workbench/record/film-storing'
import { type BlindDraft, createBlindDraft } from '@sella/workbench/rereads/blind-draft'
import { againSubject, blindDisplay } from '@sella/workbench/subjects/again-subject'
import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../../api/client'
import { useLeave } from '../../../api/clinic'
import { logEngine } from '../../../api/engine-log'
import { useCase } from '../../../case/case'
import { loadFilm } from '../../../editor/film-load'
import { Notice } from '../../../parts/notice'
import { phone, useMedia } from '../../../parts/use-media'
import { rememberedAnalysis } from '../../../readings/choosing'
import { orderIn, type ReadBy, readByOf } from '../../../rereads/set'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { byHand } from '../automatic'
import { ConfirmHost } from '../confirm'
import { DeskProvider, layDesk, type ScreenDesk } from '../desk'
import { filmSubject } from '../film-subject'
import { GuidedPanel } from '../left/guided-panel'
import type { Opened } from '../open-film'
import { StageArea } from '../stage/stage-area'
import styles from './again.module.css'
import { AgainBar } from './again-bar'
import { useAgainKeys } from './again-keys'
import { BlindProvider } from './blind'
import { draftPorts } from './draft-ports'
import { Leaving } from './leaving'

interface Film extends Omit<Opened, 'selectRecord'> {
  /** Its place in the set's order; null where it is read alone. */
  readonly order: ReadingOrder | null
}

/** The reader's unfinished blind tracing, fetched anew each time; undefined while loading. */
const useHeldDraft = (recordUuid: string, photo: Photo, by: ReadBy) =>
  useQuery({
    // One made on another film of the record is none.
    queryKey: ['blind draft', recordUuid, photo.uuid, photo.shown, by],
    queryFn: ({ signal }) => ask('rereadDraftGet', { recordUuid, ...by }, { signal }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })

interface Begun {
  readonly desk: ScreenDesk
  readonly draft: BlindDraft
}

/** A desk with the film alone: of the first reading it only shows which points are wanted. */
const useBlindDesk = ({ patient, record, readers, photo, order }: Film, by: ReadBy, draft: RereadDraft | null): Begun | null => {
  const film = useQuery({
    queryKey: ['film', photo.uuid, photo.shown],
    queryFn: () => loadFilm(photo.url, { width: photo.width, height: photo.height }, false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  }).data
  const may = useLeave()
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    if (!film || begun) return
    const subject = againSubject(filmSubject, tracingOf(record, photo) ?? emptyTracing)
    const choice = filmChoice({
      ...{ patient, record, readers, own: [], overrides: null, ownItems: null },
      ...{ remembered: rememberedAnalysis(), log: logEngine },
    })
    const looks = { display: blindDisplay, colours: defaultColours }
    const tracing = (draft && tracingFrom(draft.cephPoints, photo)) ?? { ...emptyTracing, fileScale: photo.fileScale }
    const desk = layDesk({ subject, may, patient, record, records: [record], photo, film, tracing, choice, ...looks }, byHand)
    takeTool(desk.bench, 'place')
    setBegun({
      desk,
      draft: createBlindDraft({
        session: desk.bench.session,
        opened: draft,
        ports: draftPorts(record.uuid, { ...by, order }, photo),
      }),
    })
  }, [film, begun, may, patient, record, readers, photo, order, by, draft])
  return begun
}

const Bench = () => {
  useAgainKeys()
  return (
    <div className={styles.bench}>
      <AgainBar />
      <Leaving />
      <aside className={styles.left}>
        <GuidedPanel drafted={false} />
      </aside>
      <div className={styles.stage}>
        <StageArea />
      </div>
    </div>
  )
}

interface WithDraftProps {
  readonly opened: Film
  readonly by: ReadBy
}

interface OnFilmProps extends WithDraftProps {
  readonly draft: RereadDraft | null
}

const OnFilm = ({ opened, by, draft }: OnFilmProps) => {
  const begun = useBlindDesk(opened, by, draft)
  useEffect(() => () => begun?.draft.rest(), [begun])
  if (!begun) return null
  return (
    <DeskProvider value={begun.desk}>
      <BlindProvider value={{ by, draft: begun.draft }}>
        <ConfirmHost>
          <Bench />
        </ConfirmHost>
      </BlindProvider>
    </DeskProvider>
  )
}

/** Why there is no film to retrace, with the way back. */
const NoReading = ({ title, text }: { readonly title: string; readonly text?: string }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const back = { label: t('reliability.again.back'), run: () => void navigate('/reliability'), primary: true }
  return <Notice icon={EyeOff} title={title} {...(text && { text })} actions={[back]} />
}

const WithDraft = ({ opened, by }: WithDraftProps) => {
  const { data: draft, error } = useHeldDraft(opened.record.uuid, opened.photo, by)
  const { t, lang } = useWords()
  if (useMedia(phone)) return <NoReading title={t('reliability.larger')} />
  if (error) return <NoReading title={t('reliability.again.unread')} text={textOf(error, lang)} />
  return draft === undefined ? null : <OnFilm {...{ opened, by, draft }} />
}

/** The film of the record in the address, retraced blind. */
export const AgainTable = () => {
  const { patient, records, record, readers } = useCase()
  const [search] = useSearchParams()
  const by = useMemo(() => readByOf(search), [search])
  const order = useMemo(() => orderIn(search), [search])
  const photo = record && filmOf(record)
  if (!record || !photo) return <Navigate to="/reliability" replace />
  const opened = { patient, records, readers, record, photo, order }
  return <WithDraft key={`${photo.uuid} ${photo.shown} ${by.reader} ${by.name}`} {...{ opened, by }} />
}
