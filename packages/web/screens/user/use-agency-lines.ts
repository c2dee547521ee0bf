import type { Agency } from '@sella/contract/entities'
import { useState } from 'react'
import { withAddedSince } from '../../api/agencies'
import { useAgencies, useSaveAgencies } from '../../api/queries'
import { slotAt } from '../../form-draft/slot-at'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import * as agencies from './agency-draft'

/** Saves the list over what is stored by now. */
const useSending = () => {
  const save = useSaveAgencies()
  const { refetch } = useAgencies()
  const send = async (draft: agencies.AgencyDraft): Promise<readonly Agency[]> => {
    const began = agencies.beganOf(draft)
    const now = (await refetch({ throwOnError: true })).data ?? began
    return save.mutateAsync(withAddedSince(agencies.rowsOf(draft), began, now))
  }
  return { send, saving: save.isPending }
}

/** The list of places of a desk while it is edited; unsaved lines outlive the page, and are never those of another desk. */
export const useAgencyLines = (stored: readonly Agency[], desk: string | null) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { send, saving } = useSending()
  const { draft, set } = useFormDraft<agencies.AgencyDraft>(slotAt('agencies', desk), { first: agencies.draftOf(stored) })
  const [tried, setTried] = useState(false)
  /** How many lines were added since the page was opened: those take the focus. */
  const [fresh, setFresh] = useState(0)
  const texts = { empty: tried ? t('user.agencyEmpty') : null, twice: t('user.agencyTwice') }
  const store = async () => {
    setTried(true)
    if (draft.names.some((_, at) => agencies.errorAt(draft, at))) return
    if (agencies.isUnchanged(draft)) return toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
    await send(draft).then(
      saved => {
        set(now => agencies.afterSaved(draft, now, saved))
        toast({ kind: 'done', title: message('SAVED', lang) })
      },
      error => toast({ kind: 'error', title: textOf(error, lang) }),
    )
  }
  return {
    lines: draft.names.map((name, at) => {
      const wrong = agencies.errorAt(draft, at)
      const isNew = !draft.uuids[at]
      return { key: draft.uuids[at] || `new ${at}`, name, isNew, error: wrong && texts[wrong] }
    }),
    focuses: fresh > 0,
    saving,
    rename: (at: number, name: string) => set(agencies.withName(draft, at, name)),
    remove: (at: number) => set(agencies.withoutLine(draft, at)),
    add: () => {
      set(agencies.withLine(draft))
      setFresh(fresh + 1)
      setTried(false)
    },
    store,
  }
}
