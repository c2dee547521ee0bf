import { taskThread, threadEntry } from '../detection/in-thread'
import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import type { Progress } from '../jobs/worker'
import { type PageOrder, pagesOf, weightOf } from './pages'
import { type PdfParts, pdfOf } from './pdf'

export interface PdfTask {
  readonly order: PageOrder
  readonly parts: PdfParts
}

/** Makes a PDF for a doctor; told how far it is (0 to 1), ended by the signal. */
export type MakePdf = (doctor: string, task: PdfTask, progress: Progress) => Promise<Buffer>

export interface PdfWorks {
  readonly makePdf: MakePdf
  close(): Promise<void>
}

/** Reports of one doctor that may be under way, and of all that may wait. */
const mostWaiting = { each: 8, all: 40 }

/** Who asked is gone: nobody reads the answer. */
const refuseGone = (signal: AbortSignal): void => {
  if (signal.aborted) throw new Refusal('BODY_CUT')
}

/** Draws and writes the pages; after each one it says so and looks whether to go on. */
export const makeHere = ({ order, parts }: PdfTask, { signal, report }: Progress): Promise<Buffer> =>
  pdfOf(pagesOf(order), parts, (done, of) => {
    signal.throwIfAborted()
    report(done / of, `${done}/${of}`)
  })

/** PDFs made in a thread of their own, a doctor's turn after another's: other calls are answered meanwhile. */
export const pdfWorks = (): PdfWorks => {
  const thread = taskThread<PdfTask, Uint8Array>({}, threadEntry('../report/pdf-thread.ts', 'pdf-thread.mjs'))
  const { enter, run } = fairTurns({ places: 1, most: mostWaiting })
  return {
    makePdf: async (doctor, task, progress) => {
      const leave = enter(doctor)
      const { signal } = progress
      const inTurn = async (): Promise<Uint8Array> => {
        refuseGone(signal)
        return thread.run(task, progress)
      }
      try {
        return Buffer.from(await run(doctor, weightOf(task.order), inTurn))
      } catch (error) {
        refuseGone(signal)
        throw error
      } finally {
        leave()
      }
    },
    close: thread.close,
  }
}
