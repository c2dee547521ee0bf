import type { Scene } from '@sella/drawing/scene/scene'
import { taskThread, threadEntry } from '../detection/in-thread'
import { fairTurns } from '../jobs/fair-turns'
import type { PdfParts } from './pdf'

export interface PdfTask {
  readonly scenes: readonly Scene[]
  readonly parts: PdfParts
}

/** Makes a PDF of scenes for a doctor. */
export type MakePdf = (doctor: string, scenes: readonly Scene[], parts: PdfParts) => Promise<Buffer>

export interface PdfWorks {
  readonly makePdf: MakePdf
  close(): Promise<void>
}

/** Reports of one doctor that may be under way, and of all that may wait. */
const mostWaiting = { each: 8, all: 40 }

/** PDFs made in a thread of their own, a doctor's turn after another's: other calls are answered meanwhile. */
export const pdfWorks = (): PdfWorks => {
  const thread = taskThread<PdfTask, Uint8Array>({}, threadEntry('../report/pdf-thread.ts', 'pdf-thread.mjs'))
  const { enter, run } = fairTurns({ places: 1, most: mostWaiting })
  const progress = { signal: new AbortController().signal, report: () => undefined }
  return {
    makePdf: async (doctor, scenes, parts) => {
      const leave = enter(doctor)
      try {
        return Buffer.from(await run(doctor, scenes.length, () => thread.run({ scenes, parts }, progress)))
      } finally {
        leave()
      }
    },
    close: thread.close,
  }
}
