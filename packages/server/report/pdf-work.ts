import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import type { Progress } from '../jobs/worker'
import { stampFor } from '../readings/stamp'
import { threadEntry } from '../threads/in-thread'
import { threadPool, usualThreads } from '../threads/pool'
import { type PageOrder, pagesOf, type SlidesOrder, slidesOf, weightOf } from './pages'
import { fileIn, type PdfParts, pdfOf } from './pdf'
import { shownBy } from './shown'

/** What identifies a document, besides its content. */
export interface Numbered {
  readonly number: string
  /** As printed, `2026-05-20 16:42`. */
  readonly madeAt: string
}

export interface PdfTask {
  readonly order: PageOrder
  readonly parts: PdfParts
  /** Makes the PDF a uniquely identified document. */
  readonly freeze?: Numbered
}

export interface MadePdf {
  readonly bytes: Uint8Array
  /** Headings, in order. */
  readonly sections: readonly string[]
  readonly pages: number
  /** SHA-256 of everything a document shows; empty for a PDF that is not a document. */
  readonly identity: string
}

/** Makes a PDF, or a PPTX for slides, for a doctor; reports progress (0 to 1) and stops at the signal. */
export type MakePdf = (doctor: string, task: PdfTask, progress: Progress) => Promise<MadePdf>

export interface PdfWorks {
  readonly makePdf: MakePdf
  close(): Promise<void>
}

/**
 * Maximum number of reports of one doctor in progress and of waiting reports in all, and the longest wait in seconds at which a
 * report is still accepted.
 */
const mostWaiting = { each: 8, all: 40, seconds: 30 }

/** The caller is gone, so nobody would read the reply. */
const refuseGone = (signal: AbortSignal): void => {
  if (signal.aborted) throw new Refusal('BODY_CUT')
}

type PagesTask = PdfTask & { readonly order: Exclude<PageOrder, SlidesOrder> }

/** A document prints its own identity, which is therefore computed before anything is drawn. */
const frozenTask = ({ order, parts, freeze }: PagesTask): PagesTask & { readonly identity: string } => {
  if (!freeze || order.kind === 'trueSize' || order.kind === 'reliability') return { order, parts, identity: '' }
  const { data, identity } = shownBy({ order, pictures: parts.pictures, engine: stampFor({}) })
  const printed = { ...order, input: { ...order.input, document: { ...freeze, identity } } }
  return { order: printed, parts: { ...parts, frozen: { number: freeze.number, identity, data } }, identity }
}

/** Reports progress after each page, and checks whether to continue. */
const stepOf =
  ({ signal, report }: Progress) =>
  (done: number, of: number): void => {
    signal.throwIfAborted()
    report(done / of, `${done}/${of}`)
  }

const makeSlides = async (order: SlidesOrder, parts: PdfParts, progress: Progress): Promise<MadePdf> => {
  // Nine out of ten tasks are PDFs, whose thread need not load the library.
  const { writeSlides } = await import('../slides/write')
  const slides = slidesOf(order)
  const { title, author } = parts
  const wish = { title, author, company: order.input.clinic, fileOf: fileIn(parts), step: stepOf(progress) }
  return { bytes: await writeSlides(slides, wish), identity: '', sections: [], pages: slides.length }
}

const isPages = (task: PdfTask): task is PagesTask => task.order.kind !== 'slides'

/** Draws and writes the pages or slides. */
export const makeHere = async (task: PdfTask, progress: Progress): Promise<MadePdf> => {
  if (!isPages(task)) return makeSlides(task.order as SlidesOrder, task.parts, progress)
  const { order, parts, identity } = frozenTask(task)
  const pages = pagesOf(order)
  const bytes = await pdfOf(pages, parts, stepOf(progress))
  const sections = [...new Set(pages.flatMap(({ sections: of = [] }) => of))]
  return { bytes, identity, sections, pages: pages.length }
}

/** Makes PDFs in separate threads, with doctors taking turns, so that other calls are answered meanwhile. */
export const pdfWorks = (threads = usualThreads()): PdfWorks => {
  const pool = threadPool<PdfTask, MadePdf>({}, threadEntry('../report/pdf-thread.ts', 'pdf-thread.mjs'), threads)
  const { enter, run } = fairTurns({ places: threads, limits: mostWaiting })
  return {
    makePdf: async (doctor, task, progress) => {
      const leave = enter(doctor)
      const { signal } = progress
      const inTurn = async (): Promise<MadePdf> => {
        refuseGone(signal)
        return pool.run(task, progress)
      }
      try {
        const made = await run(doctor, weightOf(task.order), inTurn)
        // Nobody is handed a file without a page.
        if (made.pages === 0) throw new Refusal('REPORT_EMPTY')
        return made
      } catch (error) {
        refuseGone(signal)
        throw error
      } finally {
        leave()
      }
    },
    close: pool.close,
  }
}
