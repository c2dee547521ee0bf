import { answerTasks } from '../detection/answering'
import { type PdfParts, pdfOf } from './pdf'
import type { PdfTask } from './pdf-work'

// The entry of the thread that writes PDFs, bundled on its own (scripts/build.mjs).

/** Bytes that came from another thread are no longer what Node's own are. */
const withBuffers = ({ pictures, ...parts }: PdfParts): PdfParts => ({
  ...parts,
  pictures: pictures.map(({ picture, file }) => ({ picture, file: Buffer.from(file) })),
})

answerTasks<PdfTask, Uint8Array>(({ scenes, parts }) => pdfOf(scenes, withBuffers(parts)))
