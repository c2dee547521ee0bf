import type { Draft } from '@sella/contract/documents/draft'
import { offeredDraft } from '@sella/workbench/record/offered-draft'
import { commit, openSession, startEditing } from '@sella/workbench/session/session'
import { Suspense, useState } from 'react'
import { focusStage } from '../../../editor/focus-stage'
import { useStore } from '../../../editor/use-store'
import { drafts } from '../../../memory/drafts'
import { lazily } from '../../../parts/lazily'
import { useDesk } from '../desk'

/** Fetched when there is something to offer, which is seldom. */
const DraftQuestion = lazily(async () => ({ default: (await import('./draft-question')).DraftQuestion }))

const useOffer = () => {
  const { bench, photo, traced } = useDesk()
  const [draft, setDraft] = useState<Draft | null>(() => offeredDraft(drafts, traced))
  /** The question goes with its buttons: the keys go on at the film. */
  const answered = () => {
    setDraft(null)
    focusStage()
  }
  const take = () => {
    if (!draft) return
    // Journalled anew at once.
    drafts.drop(photo.uuid)
    bench.session.set(session => {
      const editing = startEditing(openSession(session.saved, session.locked))
      return commit(editing, { ...draft.tracing, fileScale: session.saved.fileScale })
    })
    answered()
  }
  const drop = () => {
    drafts.drop(photo.uuid)
    answered()
  }
  return { draft, take, drop }
}

/** Offers to restore work that was not saved when the browser closed. */
export const DraftOffer = () => {
  const { bench, may } = useDesk()
  const { draft, take, drop } = useOffer()
  const reading = useStore(bench.session, session => session.mode === 'reading')
  if (!draft || !reading || !may('trace')) return null
  return (
    <Suspense fallback={null}>
      <DraftQuestion draft={draft} onTake={take} onDrop={drop} />
    </Suspense>
  )
}
