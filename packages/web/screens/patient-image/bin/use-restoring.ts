import type { BinnedPhoto, BinnedRecord } from '@sella/contract/entities'
import { useRestoreImage, useRestoreRecord } from '../../../api/images'
import { useCase } from '../../../case/case'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'

/** Restores images and records from the bin and reports it. */
export const useRestoring = () => {
  const { t, lang } = useWords()
  const { patient, selectRecord } = useCase()
  const toast = useToast()
  const image = useRestoreImage(patient.uuid)
  const record = useRestoreRecord(patient.uuid)
  const reported = async (run: Promise<unknown>, title: string): Promise<boolean> => {
    try {
      await run
      toast({ kind: 'done', title })
      return true
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
      return false
    }
  }
  return {
    busy: image.isPending || record.isPending,
    image: ({ uuid, type }: BinnedPhoto) =>
      void reported(image.mutateAsync(uuid), t('pictures.bin.restoredImage', { kind: t(`imaging.kind.${type}`) })),
    record: ({ uuid, createday }: BinnedRecord) =>
      void reported(record.mutateAsync(uuid), t('pictures.bin.restoredRecord', { day: createday.slice(0, 10) })).then(
        done => done && selectRecord(uuid),
      ),
  }
}

export type Restoring = ReturnType<typeof useRestoring>
