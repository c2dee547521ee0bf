import { ask } from '../api/client'
import type { Dropped } from '../intake/dropped-files'
import { looksDicom } from '../intake/is-dicom'
import { draftFrom, type Offer, type Saying, together } from './sayings'

/** Looks into every DICOM file of a drop, one after the other; a file that cannot be read says nothing. */
export const offerOf = async (dropped: Dropped): Promise<Offer> => {
  const sayings: Saying[] = []
  for (const file of dropped.files) {
    if (!(await looksDicom(file))) continue
    const header = (await ask('imageInspect', {}, { file }).catch(() => null))?.dicom
    if (header) sayings.push({ file: file.name, draft: draftFrom(header) })
  }
  return { dropped, ...together(sayings) }
}
