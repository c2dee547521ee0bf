import { asciiText, dicomElements } from './elements'

/** The identifiers of a DICOM object. */
export interface DicomIdentity {
  readonly classUid: string
  readonly instanceUid: string
  readonly studyUid: string
  readonly syntax: string
}

/** The identifiers stated in a DICOM file; null for a file that is not DICOM. */
export const identityOf = (file: Buffer): DicomIdentity | null => {
  const elements = dicomElements(file, 0x0021)
  // No control characters, though a file may have them: PostgreSQL takes no NUL in a text.
  const uid = (tag: string): string =>
    asciiText(elements.get(tag))
      .replace(/\p{Cc}/gu, '')
      .slice(0, 64)
  const instanceUid = uid('00080018') || uid('00020003')
  if (instanceUid === '') return null
  return { instanceUid, classUid: uid('00080016') || uid('00020002'), studyUid: uid('0020000d'), syntax: uid('00020010') }
}
