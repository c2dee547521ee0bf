import '../words/late/documents'
import type { Input } from '@sella/contract/calls/index'
import type { FrozenDocument } from '@sella/contract/document'
import { designOf } from '@sella/contract/report-design'
import type { Chosen } from '@sella/workbench/report/preview'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../api/clinic'
import { documentFile, documentsKey, makeDocument } from '../api/documents'
import { fileName, saveFile } from '../parts/save-file'
import { useToast } from '../parts/toast'
import { refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { printPdf } from './print'
import type { ReportSource } from './report-source'
import { type RunningStore, useRunning } from './running'
import { useReportSetting } from './use-report-setting'

interface Making extends Pick<ReportSource, 'own'> {
  /** The document that the new one supersedes. */
  readonly supersedes: FrozenDocument | null
  /** Whether the design becomes the default; true unless stated. */
  readonly remembers?: boolean
}

/** The reader's time zone by its IANA name. */
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The contents of the document. */
export const wishOf = (chosen: Chosen, { own, supersedes }: Making): Input<'documentMake'> => {
  const { record, analysis, dentition, lang, assumeScale, estimatedOutlines, today, kind, overlaps, plans, design } = chosen
  const named = analysis.creator === 'user' ? own.find(each => each.analysis.name === analysis.name)?.uuid : analysis.name
  const wish = {
    recordUuid: record.uuid,
    analysis: named ?? analysis.name,
    ...{
      dentition,
      lang,
      assumeScale,
      estimatedOutlines,
      today,
      zone: zoneHere(),
      overlaps: kind === 'whole' ? [...overlaps] : [],
    },
    plans: kind === 'whole' ? plans.map(({ uuid }) => uuid) : [],
    design: designOf(design),
  }
  return { kind, wish, supersedes: supersedes?.uuid ?? null }
}

/** Name of the report's file, without extension. */
export const reportName = ({ patient, record, photo, analysis, lang }: Chosen): string =>
  fileName(patient.name, record.createday.slice(0, 10), ...(photo ? [analysis.title[lang]] : []))

/** The report as a stored document, and its file. */
const madeOf = async (
  chosen: Chosen,
  of: Making & { readonly running: RunningStore },
  stop: AbortController,
): Promise<[FrozenDocument, Blob]> => {
  const cancel = () => stop.abort()
  const { signal } = stop
  const onPage = (done: number, pages: number) => of.running.set({ message: 'LOADING_PDF', cancel, pages: { done, of: pages } })
  const document = await makeDocument(wishOf(chosen, of), { signal, onPage })
  return [document, await documentFile(document.uuid, signal)]
}

/**
 * The server makes and stores a document; its file is downloaded or printed. The dialog closes at once, the loading text stays
 * until the file is there and has a cancel button.
 */
export const useMakePdf = ({ schemes, ...of }: Making & Pick<ReportSource, 'schemes'>, close: () => void) => {
  const { change } = useReportSetting()
  const { t, lang } = useWords()
  const toast = useToast()
  const running = useRunning()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const may = useMay('report')
  const make = (use: (pdf: Blob, chosen: Chosen, document: FrozenDocument) => unknown) => async (chosen: Chosen) => {
    const stop = new AbortController()
    setBusy(true)
    running.set({ message: 'LOADING_PDF', cancel: () => stop.abort(), pages: null })
    close()
    if (chosen.kind === 'whole' && schemes?.length === 0) toast({ kind: 'warning', title: refusal('NO_OVERLAP', lang) })
    try {
      const [document, pdf] = await madeOf(chosen, { ...of, running }, stop)
      void client.invalidateQueries({ queryKey: documentsKey(document.caseUuid) })
      // A design that could not be saved is retried; the document exists already.
      if (chosen.kind === 'whole' && of.remembers !== false)
        void change(() => ({ design: designOf(chosen.design) })).catch(() => undefined)
      await use(pdf, chosen, document)
      toast({ kind: 'done', title: t('documents.kept', { number: document.number }), text: t('documents.keptText') })
    } catch (error) {
      if (!stop.signal.aborted) toast({ kind: 'error', title: t('exporting.failed'), text: textOf(error, lang) })
    } finally {
      running.set(null)
      setBusy(false)
    }
  }
  return {
    busy,
    /** Whether her role permits making one. */
    may,
    save: make((pdf, chosen) => saveFile(pdf, `${reportName(chosen)}.pdf`)),
    print: make(pdf => printPdf(pdf)),
    /** The document is stored and passed on; nothing is downloaded. */
    keep: (chosen: Chosen, made: (document: FrozenDocument) => void) => void make((_, __, document) => made(document))(chosen),
  }
}
