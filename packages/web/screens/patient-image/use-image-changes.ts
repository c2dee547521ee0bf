import type { ImageKind, Photo } from '@sella/contract/entities'
import { useDeleteImage, useMoveImage } from '../../api/images'
import { useCase } from '../../app/work-table/case'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

/** Moves an image to another kind or record, or deletes it, and says so. */
export const useImageChanges = (photo: Photo) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const toast = useToast()
  const move = useMoveImage(patient.uuid)
  const drop = useDeleteImage(patient.uuid)
  const told = (run: Promise<unknown>, done: () => void) =>
    void run.then(done).catch(error => toast({ kind: 'error', title: textOf(error, lang) }))
  return {
    busy: move.isPending || drop.isPending,
    move: (recordUuid: string, type: ImageKind) =>
      told(move.mutateAsync({ uuid: photo.uuid, recordUuid, type }), () =>
        toast({ kind: 'done', title: t('imaging.moved', { kind: t(`imaging.kind.${type}`) }) }),
      ),
    remove: (then: () => void) =>
      told(drop.mutateAsync(photo.uuid), () => {
        then()
        toast({ kind: 'done', title: t('imaging.deleted') })
      }),
  }
}
