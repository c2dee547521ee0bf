import type { CaseRecord, Photo } from '@sella/contract/entities'
import { changesNothing, noEdit, type PictureEdit, unedited } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { useCallback, useEffect, useState } from 'react'
import { useEditImage } from '../../../api/images'
import { entriesHere } from '../../../form-draft/use-form-draft'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { editLeft, editSlot } from './edit-draft'
import { lockOf } from './locked'
import { useHistory } from './use-history'

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

/** The edits of an image before it is saved. */
export const useEditor = (record: CaseRecord, photo: Photo, onDone: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [stored] = useState<PictureEdit>(() => ({ ...noEdit, ...photo.edit?.recipe }))
  const [failed, setFailed] = useState<string | null>(null)
  const [lock] = useState(() => lockOf(record, photo))
  const { left, keep, forget } = useEditDraft(photo.uuid, stored, lock !== null)
  const history = useHistory(stored, left)
  const change = useEditImage(record.caseUuid)
  const edit = history.value
  const dirty = !same(edit, stored)
  const { steady } = history
  useEffect(() => keep(steady), [keep, steady])
  const save = async (): Promise<void> => {
    if (!dirty) return onDone()
    const recipe = changesNothing(edit) ? null : edit
    setFailed(null)
    try {
      await change.mutateAsync({ uuid: photo.uuid, recipe })
      forget()
      toast({ kind: 'done', title: t(recipe ? 'pictures.edit.saved' : 'pictures.edit.restored') })
      onDone()
    } catch (error) {
      setFailed(textOf(error, lang))
    }
  }
  /** Brightness and contrast can be reset even if pixels may not move. */
  const plain = lock ? { ...edit, brightness: 0, contrast: 0 } : unedited(stored)
  return { history, edit, dirty, lock, plain, failed, busy: change.isPending, save: () => void save(), forget }
}
