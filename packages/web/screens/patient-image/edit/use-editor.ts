import type { CaseRecord, Photo } from '@sella/contract/entities'
import { noEdit, type PictureEdit, unedited } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { Refused } from '@sella/workbench/server/refused'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditImage } from '../../../api/images'
import { useStoredRecord } from '../../../api/queries'
import { entriesHere } from '../../../form-draft/use-form-draft'
import { useToast } from '../../../parts/toast'
import { useLeft } from '../../../parts/use-left'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { picturesOf } from '../slots'
import { editLeft, editSlot } from './edit-draft'
import { makeEditSaving } from './edit-saving'
import { lockOf } from './locked'
import { useHistory } from './use-history'

const storedEdit = ({ edit }: Pick<Photo, 'edit'>): PictureEdit => ({ ...noEdit, ...edit?.recipe })

/** The edit left for a picture, and how it is kept on this machine: it outlives a reload and an expired session. */
const useEditDraft = (picture: string, stored: PictureEdit, locked: boolean) => {
  const { t } = useWords()
  const toast = useToast()
  const slot = editSlot(picture)
  const [left] = useState(() => editLeft(entriesHere().of(slot), stored, locked))
  useEffect(() => {
    if (left) toast({ kind: 'warning', title: t('app.restored'), about: slot })
  }, [left, slot, toast, t])
  const forget = useCallback(() => entriesHere().forget(slot), [slot])
  const keep = useCallback(
    (edit: PictureEdit) => (same(edit, stored) ? forget() : entriesHere().keep(slot, { stored, edit })),
    [stored, slot, forget],
  )
  return { left, keep, forget }
}

interface Saving {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly opened: PictureEdit
  readonly edit: PictureEdit
}

/** Saves what the editor holds at the moment, over what the picture's edit is by then. */
const useSaving = ({ record, photo, opened, edit }: Saving) => {
  const { mutateAsync, isPending } = useEditImage(record.caseUuid)
  const storedRecord = useStoredRecord()
  const [saving] = useState(() =>
    makeEditSaving(opened, {
      send: async (recipe, from) => storedEdit(await mutateAsync({ uuid: photo.uuid, recipe, from })),
      current: async () => {
        const now = await storedRecord(record)
        const there = now && picturesOf(now).find(({ uuid }) => uuid === photo.uuid)
        if (!there) throw new Refused(404, 'NOT_FOUND', '')
        return storedEdit(there)
      },
    }),
  )
  const latest = useRef({ edit, photo })
  latest.current = { edit, photo }
  const send = () => saving({ edit: () => latest.current.edit, stored: () => storedEdit(latest.current.photo) })
  return { send, busy: isPending }
}

/** The edits of an image before it is saved. */
export const useEditor = (record: CaseRecord, photo: Photo, onDone: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [opened] = useState(() => storedEdit(photo))
  const [base, setBase] = useState(opened)
  const [failed, setFailed] = useState<string | null>(null)
  const [lock] = useState(() => lockOf(record, photo))
  const { left, keep, forget } = useEditDraft(photo.uuid, base, lock !== null)
  const history = useHistory(opened, left)
  const edit = history.value
  const { send, busy } = useSaving({ record, photo, opened, edit })
  const closed = useLeft()
  const dirty = !same(edit, base)
  const { steady } = history
  useEffect(() => keep(steady), [keep, steady])
  const fail = (text: string) => (closed.current ? toast({ kind: 'error', title: text }) : setFailed(text))
  const save = async (): Promise<void> => {
    if (!dirty) return onDone()
    setFailed(null)
    const outcome = await send()
    if ('base' in outcome) setBase(outcome.base)
    if (outcome.status === 'refused') fail(textOf(outcome.error, lang))
    if (outcome.status === 'met') fail(t('pictures.edit.met'))
    if (outcome.status !== 'saved') return
    toast({ kind: 'done', title: t(outcome.isRestored ? 'pictures.edit.restored' : 'pictures.edit.saved') })
    // What was edited meanwhile stays in hand; closed meanwhile, another picture may be open by now.
    if (!outcome.isAll || closed.current) return
    forget()
    onDone()
  }
  /** Brightness and contrast can be reset even if pixels may not move. */
  const plain = lock ? { ...edit, brightness: 0, contrast: 0 } : unedited(opened)
  return { history, edit, dirty, lock, plain, failed, busy, save: () => void save(), forget }
}
