import { ask } from '../api/client'
import type { Dropped } from '../intake/dropped-files'
import { looksDicom } from '../intake/is-dicom'
import { draftFrom, type Offer, type Saying, together } from './sayings'

/** Inspects every DICOM file of a drop, one after another; an unreadable file contributes nothing. */
export const offerOf = async (dropped: Dropped): Promise<Offer> => {
  const sayings: Saying[] = []
  for (const file of dropped.files) {
    if (!(await looksDicom(file))) continue
    const header = (await ask('imageInspect', {}, { file }).catch(() => null))?.dicom
    if (header) sayings.push({ file: file.name, draft: draftFrom(header) })
  }
  return { dropped, ...together(sayings) }
}
