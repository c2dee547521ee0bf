import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'

/** A letter or another paper that is kept as a file; the name is the extension it is kept under. */
export type DocumentFormat = 'pdf' | 'docx'

const headLength = 1024
/** A PDF ends with its mark among its last bytes (ISO 32000-1 7.5.5); an archive's list of entries stands before its end record. */
const tailLength = 65_536

/** The part every word processor's document has (ISO/IEC 29500-1, the main document part). */
const wordPart = 'word/document.xml'

const endsOf = async (place: string): Promise<{ readonly head: string; readonly tail: string }> => {
  const file = await open(place, 'r')
  try {
    const { size } = await file.stat()
    const read = async (at: number, length: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.toString('latin1', 0, bytesRead)
    }
    return { head: await read(0, headLength), tail: await read(Math.max(0, size - tailLength), tailLength) }
  } finally {
    await file.close()
  }
}

/**
 * The kind of paper a file is by its content: PDF or DOCX; null for everything else. Refuses one that ends too early and a DOCX with
 * macros (DOCUMENT_BROKEN). A PDF's scripts are not looked for, honest forms have them: it is handed out as bytes to be saved only.
 */
export const readDocument = async (place: string): Promise<DocumentFormat | null> => {
  const { head, tail } = await endsOf(place)
  if (head.startsWith('%PDF-')) {
    if (!tail.includes('%%EOF')) throw new Refusal('DOCUMENT_BROKEN')
    return 'pdf'
  }
  if (!head.startsWith('PK\x03\x04') || !tail.includes(wordPart)) return null
  if (!tail.includes('PK\x05\x06') || tail.includes('vbaProject')) throw new Refusal('DOCUMENT_BROKEN')
  return 'docx'
}
