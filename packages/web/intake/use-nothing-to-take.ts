import { useNavigate } from 'react-router'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'
import type { Dropped } from './dropped-files'
import { useUploads } from './use-uploads'

/** Whether a drop holds nothing to examine. */
export const isNothing = ({ files, omitted }: Dropped): boolean => files.length === 0 && omitted.length > 0

/** Puts a drop that holds nothing to examine on the receipts and says so, which is loaded with the first such drop. */
export const useNothingToTake = () => {
  const { t } = useWords()
  const outside = { t, toast: useToast(), go: useNavigate(), uploads: useUploads() }
  return async (dropped: Dropped, patient: { readonly uuid: string; readonly name: string } | null): Promise<void> =>
    (await import('./nothing-taken')).sayNothingTaken(dropped, patient, outside)
}
