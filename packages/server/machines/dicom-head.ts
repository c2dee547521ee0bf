import { open } from 'node:fs/promises'

/** Bytes within which a DICOM file identifies itself. */
const headBytes = 1_000_000

/** The start of a file, long enough to identify a DICOM object. */
export const dicomHead = async (place: string): Promise<Buffer> => {
  const file = await open(place, 'r')
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, headBytes)), 0, Math.min(size, headBytes), 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
