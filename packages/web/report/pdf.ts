import { useState } from 'react'
import { askFile } from '../api/client'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { printPdf } from './print'
import type { Chosen } from './report-input'
import type { ReportSource } from './report-pane'
import { fileName, saveFile } from './save-file'
import { today } from './today'

const pdfOf = (chosen: Chosen, own: ReportSource['own']): Promise<Blob> => {
  const { record, analysis, dentition, sex, lang, assumeScale, estimatedOutlines } = chosen
  const named = analysis.creator === 'user' ? own.find(one => one.analysis.name === analysis.name)?.uuid : analysis.name
  return askFile('reportAnalysis', {
    recordUuid: record.uuid,
    analysis: named ?? analysis.name,
    ...{ dentition, sex, lang, assumeScale, estimatedOutlines, today: today() },
  })
}

/** The server makes the file; it is saved or printed. */
export const useMakePdf = ({ own }: ReportSource, close: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState<'save' | 'print' | null>(null)
  const make = (kind: 'save' | 'print', use: (pdf: Blob, chosen: Chosen) => unknown) => async (chosen: Chosen) => {
    setBusy(kind)
    try {
      await use(await pdfOf(chosen, own), chosen)
      close()
    } catch (error) {
      toast({ kind: 'error', title: t('workbench.export.failed'), text: textOf(error, lang) })
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    save: make('save', (pdf, { patient, record, analysis, lang: of }) =>
      saveFile(pdf, `${fileName(patient.name, record.createday.slice(0, 10), analysis.title[of])}.pdf`),
    ),
    print: make('print', pdf => printPdf(pdf)),
  }
}
