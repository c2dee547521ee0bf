import type { Chosen } from '@sella/workbench/report/preview'
import { useState } from 'react'
import { askFile } from '../api/client'
import { useToast } from '../parts/toast'
import { refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { printPdf } from './print'
import type { ReportSource } from './report-source'
import { running } from './running'
import { fileName, saveFile } from './save-file'

const pdfOf = (chosen: Chosen, own: ReportSource['own'], signal: AbortSignal): Promise<Blob> => {
  const { record, analysis, dentition, lang, assumeScale, estimatedOutlines, today } = chosen
  const named = analysis.creator === 'user' ? own.find(one => one.analysis.name === analysis.name)?.uuid : analysis.name
  const wish = {
    recordUuid: record.uuid,
    analysis: named ?? analysis.name,
    ...{ dentition, lang, assumeScale, estimatedOutlines, today },
  }
  if (chosen.kind === 'page') return askFile('reportAnalysis', wish, { signal })
  return askFile('reportComprehensive', { ...wish, overlaps: [...chosen.overlaps] }, { signal })
}

/**
 * The server makes the file; it is saved or printed. The dialog closes at once, the loading text stands until the file is there and
 * can be stopped.
 */
export const useMakePdf = ({ own, schemes }: ReportSource, close: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const make = (use: (pdf: Blob, chosen: Chosen) => unknown) => async (chosen: Chosen) => {
    const stop = new AbortController()
    setBusy(true)
    running.set({ cancel: () => stop.abort() })
    close()
    if (chosen.kind === 'whole' && schemes?.length === 0) toast({ kind: 'warning', title: refusal('NO_OVERLAP', lang) })
    try {
      await use(await pdfOf(chosen, own, stop.signal), chosen)
    } catch (error) {
      if (!stop.signal.aborted) toast({ kind: 'error', title: t('workbench.export.failed'), text: textOf(error, lang) })
    } finally {
      running.set(null)
      setBusy(false)
    }
  }
  return {
    busy,
    save: make((pdf, { patient, record, analysis, lang: of }) =>
      saveFile(pdf, `${fileName(patient.name, record.createday.slice(0, 10), analysis.title[of])}.pdf`),
    ),
    print: make(pdf => printPdf(pdf)),
  }
}
