import { answerTasks } from '../threads/answering'
import type { PdfParts } from './pdf'
import { type MadePdf, makeHere, type PdfTask } from './pdf-work'

// Entry point of the thread that draws and writes PDFs, bundled separately (scripts/build.mjs).

/** Buffers passed from another thread arrive as plain byte arrays. */
const withBuffers = ({ pictures, ...parts }: PdfParts): PdfParts => ({
  ...parts,
  pictures: pictures.map(({ picture, file }) => ({ picture, file: Buffer.from(file) })),
})

answerTasks<PdfTask, MadePdf>(({ parts, ...task }, progress) => makeHere({ ...task, parts: withBuffers(parts) }, progress))
