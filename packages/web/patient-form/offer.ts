import type { Inspection } from '@sella/contract/inspection'
import { ask } from '../api/client'
import type { Dropped } from '../intake/dropped-files'
import { looksDicom } from '../intake/is-dicom'
import { draftFrom, type Offer, type Saying, together } from './sayings'

/** What the server reads from a file; null where it is no DICOM file. */
type Inspect = (file: File) => Promise<Pick<Inspection, 'dicom'>>

const byServer: Inspect = file => ask('imageInspect', {}, { file })

/** Inspects every DICOM file of a drop, one after another; an unreadable file contributes nothing, and is named. */
export const offerOf = async (dropped: Dropped, inspect = byServer): Promise<Offer> => {
  const sayings: Saying[] = []
  const unread: { file: string; error: unknown }[] = []
  for (const file of dropped.files) {
    if (!(await looksDicom(file))) continue
    try {
      const { dicom } = await inspect(file)
      if (dicom) sayings.push({ file: file.name, draft: draftFrom(dicom) })
    } catch (error) {
      unread.push({ file: file.name, error })
    }
  }
  return { dropped, unread, ...together(sayings) }
}
