import { answerTasks } from '../threads/answering'
import type { PdfParts } from './pdf'
import { type MadePdf, makeHere, type PdfTask } from './pdf-work'

// The entry of the thread that draws and writes PDFs, bundled on its own (scripts/build.mjs).

/** Bytes that came from another thread are no longer what Node's own are. */
const withBuffers = ({ pictures, ...parts }: PdfParts): PdfParts => ({
  ...parts,
  pictures: pictures.map(({ picture, file }) => ({ picture, file: Buffer.from(file) })),
})

answerTasks<PdfTask, MadePdf>(({ parts, ...task }, progress) => makeHere({ ...task, parts: withBuffers(parts) }, progress))
