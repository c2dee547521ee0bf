import type { ImageKind, Photo } from '@sella/contract/entities'
import type { PictureEdit } from '@sella/contract/picture-edit'
import { useChooseImage, useDeleteImage, useEditImage, useMoveImage, useRestoreImage } from '../../api/images'
import { useCase } from '../../case/case'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

const useCalls = () => {
  const { patient } = useCase()
  const move = useMoveImage(patient.uuid)
  const choose = useChooseImage(patient.uuid)
  const drop = useDeleteImage(patient.uuid)
  const change = useEditImage(patient.uuid)
  const restore = useRestoreImage(patient.uuid)
  const busy = choose.isPending || move.isPending || drop.isPending || change.isPending
  return { move, choose, drop, change, restore, busy }
}

/** Moves an image to another kind or record, or deletes it, and reports it. */
export const useImageChanges = (photo: Photo) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { move, choose, drop, change, restore, busy } = useCalls()
  const reported = (run: Promise<unknown>, done: () => void) =>
    void run.then(done).catch(error => toast({ kind: 'error', title: textOf(error, lang) }))
  return {
    busy,
    /** Edits how the image is shown; null restores it. Not over an edit that another window made and this one does not show. */
    edit: (recipe: PictureEdit | null) =>
      reported(change.mutateAsync({ uuid: photo.uuid, recipe, from: photo.edit?.recipe ?? null }), () =>
        toast({ kind: 'done', title: t(recipe ? 'pictures.edit.saved' : 'pictures.edit.restored') }),
      ),
    move: (recordUuid: string, type: ImageKind) =>
      reported(move.mutateAsync({ uuid: photo.uuid, recordUuid, type }), () =>
        toast({
          kind: 'done',
          title: t(type === photo.type && photo.guessed ? 'pictures.confirmed' : 'imaging.moved', {
            kind: t(`imaging.kind.${type}`),
          }),
        }),
      ),
    /** Makes it the chosen one of its kind. */
    choose: () =>
      reported(choose.mutateAsync(photo.uuid), () =>
        toast({ kind: 'done', title: t('imaging.beside.done', { kind: t(`imaging.kind.${photo.type}`) }) }),
      ),
    remove: (then: () => void) =>
      reported(drop.mutateAsync(photo.uuid), () => {
        then()
        toast({
          kind: 'done',
          title: t('imaging.deleted'),
          action: { label: t('pictures.bin.restore'), run: () => reported(restore.mutateAsync(photo.uuid), () => undefined) },
        })
      }),
  }
}
