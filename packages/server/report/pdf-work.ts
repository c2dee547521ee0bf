import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import type { Progress } from '../jobs/worker'
import { stampFor } from '../readings/stamp'
import { taskThread, threadEntry } from '../threads/in-thread'
import { type PageOrder, pagesOf, type SlidesOrder, slidesOf, weightOf } from './pages'
import { fileIn, type PdfParts, pdfOf } from './pdf'
import { shownBy } from './shown'

/** By what a document is known, besides what it shows. */
export interface Numbered {
  readonly number: string
  /** As it is printed, `2026-05-20 16:42`. */
  readonly madeAt: string
}

export interface PdfTask {
  readonly order: PageOrder
  readonly parts: PdfParts
  /** Makes it a document that can be told from any other. */
  readonly freeze?: Numbered
}

export interface MadePdf {
  readonly bytes: Uint8Array
  /** Headings, in order. */
  readonly sections: readonly string[]
  readonly pages: number
  /** SHA-256 of everything a document shows; empty for a PDF that is none. */
  readonly identity: string
}

/** Makes a PDF, of slides a PPTX, for a doctor; told how far it is (0 to 1), ended by the signal. */
export type MakePdf = (doctor: string, task: PdfTask, progress: Progress) => Promise<MadePdf>

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

type PagesTask = PdfTask & { readonly order: Exclude<PageOrder, SlidesOrder> }

/** A document prints its own identity, so that is found before anything is drawn. */
const frozenTask = ({ order, parts, freeze }: PagesTask): PagesTask & { readonly identity: string } => {
  if (!freeze || order.kind === 'trueSize' || order.kind === 'reliability') return { order, parts, identity: '' }
  const { data, identity } = shownBy({ order, pictures: parts.pictures, engine: stampFor({}) })
  const printed = { ...order, input: { ...order.input, document: { ...freeze, identity } } }
  return { order: printed, parts: { ...parts, frozen: { number: freeze.number, identity, data } }, identity }
}

/** Says after each page how far it is, and looks whether to go on. */
const stepOf =
  ({ signal, report }: Progress) =>
  (done: number, of: number): void => {
    signal.throwIfAborted()
    report(done / of, `${done}/${of}`)
  }

const makeSlides = async (order: SlidesOrder, parts: PdfParts, progress: Progress): Promise<MadePdf> => {
  // Nine of ten makings are PDFs, whose thread need not know the library.
  const { writeSlides } = await import('../slides/write')
  const slides = slidesOf(order)
  const { title, author } = parts
  const wish = { title, author, company: order.input.clinic, fileOf: fileIn(parts), step: stepOf(progress) }
  return { bytes: await writeSlides(slides, wish), identity: '', sections: [], pages: slides.length }
}

const isPages = (task: PdfTask): task is PagesTask => task.order.kind !== 'slides'

/** Draws and writes the pages, or the slides. */
export const makeHere = async (task: PdfTask, progress: Progress): Promise<MadePdf> => {
  if (!isPages(task)) return makeSlides(task.order as SlidesOrder, task.parts, progress)
  const { order, parts, identity } = frozenTask(task)
  const pages = pagesOf(order)
  const bytes = await pdfOf(pages, parts, stepOf(progress))
  const sections = [...new Set(pages.flatMap(({ sections: of = [] }) => of))]
  return { bytes, identity, sections, pages: pages.length }
}

/** PDFs made in a thread of their own, a doctor's turn after another's: other calls are answered meanwhile. */
export const pdfWorks = (): PdfWorks => {
  const thread = taskThread<PdfTask, MadePdf>({}, threadEntry('../report/pdf-thread.ts', 'pdf-thread.mjs'))
  const { enter, run } = fairTurns({ places: 1, most: mostWaiting })
  return {
    makePdf: async (doctor, task, progress) => {
      const leave = enter(doctor)
      const { signal } = progress
      const inTurn = async (): Promise<MadePdf> => {
        refuseGone(signal)
        return thread.run(task, progress)
      }
      try {
        return await run(doctor, weightOf(task.order), inTurn)
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
