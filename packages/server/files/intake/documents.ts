import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'

/** Formats of a letter or other paper stored as a file; each is also its file extension. */
export type DocumentFormat = 'pdf' | 'docx'

const headLength = 1024
/** A PDF has its end marker among its last bytes (ISO 32000-1 7.5.5); an archive's directory stands before its end record. */
const tailLength = 65_536

/** The part that every word-processing document has (ISO/IEC 29500-1, the main document part). */
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
 * Recognises a paper by its content: PDF or DOCX; null for everything else. Refuses a truncated file and a DOCX with macros
 * (DOCUMENT_BROKEN). A PDF is not searched for scripts, which legitimate forms contain: it is only ever served for download.
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
