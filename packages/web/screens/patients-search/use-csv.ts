import type { SearchFilter } from '@sella/contract/case-search'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

/** Fetches all results as a table and lets the browser save it. */
export const useCsv = (filter: SearchFilter, today: string) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async (count: number) => {
    setBusy(true)
    try {
      saveFile(await askFile('caseSearchCsv', { filter, today }), `sella-${today}.csv`)
      toast({ kind: 'done', title: t('search.csvDone', { count }), text: t('search.csvDoneText') })
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
    }
    setBusy(false)
  }
  return { busy, save: (count: number) => void save(count) }
}
