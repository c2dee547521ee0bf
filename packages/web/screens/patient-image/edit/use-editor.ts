import type { CaseRecord, Photo } from '@sella/contract/entities'
import { changesNothing, noEdit, type PictureEdit, unedited } from '@sella/contract/picture-edit'
import { useState } from 'react'
import { useEditImage } from '../../../api/images'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { lockOf } from './locked'
import { useHistory } from './use-history'

const same = (a: PictureEdit, b: PictureEdit): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The edits of an image before it is saved. */
export const useEditor = (record: CaseRecord, photo: Photo, onDone: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [stored] = useState<PictureEdit>(() => ({ ...noEdit, ...photo.edit?.recipe }))
  const [failed, setFailed] = useState<string | null>(null)
  const history = useHistory(stored)
  const change = useEditImage(record.caseUuid)
  const edit = history.value
  const dirty = !same(edit, stored)
  const save = async (): Promise<void> => {
    if (!dirty) return onDone()
    const recipe = changesNothing(edit) ? null : edit
    setFailed(null)
    try {
      await change.mutateAsync({ uuid: photo.uuid, recipe })
      toast({ kind: 'done', title: t(recipe ? 'pictures.edit.saved' : 'pictures.edit.restored') })
      onDone()
    } catch (error) {
      setFailed(textOf(error, lang))
    }
  }
  const [lock] = useState(() => lockOf(record, photo))
  /** Brightness and contrast can be reset even if pixels may not move. */
  const plain = lock ? { ...edit, brightness: 0, contrast: 0 } : unedited(stored)
  return { history, edit, dirty, lock, plain, failed, busy: change.isPending, save: () => void save() }
}
