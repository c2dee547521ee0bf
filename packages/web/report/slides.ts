import type { Chosen } from '@sella/workbench/report/preview'
import { useState } from 'react'
import { askFile } from '../api/client'
import { saveFile } from '../parts/save-file'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { reportName, wishOf } from './pdf'
import type { ReportSource } from './report-source'
import { useRunning } from './running'

/**
 * Has the server make the slides of the case and downloads them; the dialog closes at once, the loading text stays and has a
 * cancel button.
 */
export const useMakeSlides = ({ own }: Pick<ReportSource, 'own'>, close: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const running = useRunning()
  const [busy, setBusy] = useState(false)
  const save = async (chosen: Chosen): Promise<void> => {
    const stop = new AbortController()
    setBusy(true)
    running.set({ message: 'LOADING_SLIDES', cancel: () => stop.abort(), pages: null })
    close()
    try {
      const { wish } = wishOf({ ...chosen, kind: 'whole' }, { own, supersedes: null })
      const file = await askFile('reportSlides', wish, { signal: stop.signal })
      saveFile(file, `${reportName(chosen)}.pptx`)
    } catch (error) {
      if (!stop.signal.aborted) toast({ kind: 'error', title: t('exporting.failed'), text: textOf(error, lang) })
    } finally {
      running.set(null)
      setBusy(false)
    }
  }
  return { busy, save }
}
