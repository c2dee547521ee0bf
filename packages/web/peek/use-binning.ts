import type { PatientRow } from '@sella/contract/entities'
import { useBinPatient, useRestorePatient } from '../api/patients'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

/** Moves to the bin, with undo in the toast, and restores. */
export const useBinning = (row: PatientRow, onGone: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutateAsync: binCall } = useBinPatient()
  const { mutateAsync: restoreCall } = useRestorePatient()
  const reportingFailure = async (run: () => Promise<unknown>) =>
    run().catch(error => toast({ kind: 'error', title: textOf(error, lang) }))
  const restore = () =>
    reportingFailure(async () => {
      await restoreCall(row.uuid)
      onGone()
      toast({ kind: 'done', title: t('patients.restored'), text: row.name })
    })
  const bin = () =>
    reportingFailure(async () => {
      await binCall(row.uuid)
      onGone()
      toast({
        kind: 'done',
        title: t('patients.binned'),
        text: row.name,
        action: { label: t('patients.undo'), run: () => void restore() },
      })
    })
  return { bin: () => void bin(), restore: () => void restore() }
}
