import type { Input } from '@sella/contract/calls/index'
import { type OverlapPart, overlapParts } from '@sella/drawing/tracing/overlap-parts'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { printPdf } from '../../report/print'
import { textOf } from '../../words/catalogue'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { useTable } from './table'

export type Paper = Input<'reportTrueSize'>['paper']

const parts = Object.keys(overlapParts) as readonly OverlapPart[]

/** The current scheme as a PDF at life size, with the visible parts: saved as a file, or printed. */
export const useTrueSize = (close: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { patient, scheme, look } = useTable()
  const [busy, setBusy] = useState(false)
  const make = (use: (pdf: Blob) => unknown) => async (paper: Paper) => {
    setBusy(true)
    const wish = {
      ...{ caseUuid: patient.uuid, scheme: JSON.stringify(scheme), paper, lang, today: today() },
      ...{ hides: parts.filter(part => !look.parts[part]), estimatedOutlines: look.estimated },
    }
    try {
      await use(await askFile('reportTrueSize', wish))
      close()
    } catch (error) {
      toast({ kind: 'error', title: t('overlay.trueSize.failed'), text: textOf(error, lang) })
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    save: make(pdf => saveFile(pdf, `${fileName(patient.name, scheme.name, '1-1')}.pdf`)),
    print: make(printPdf),
  }
}
