import { useEffect } from 'react'
import type { Case } from '../../case/case'
import { useToast } from '../../parts/toast'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

interface GoneRecordProps {
  /** The record that the address names; null while it may only not be fetched yet. */
  readonly asked: string | null
  readonly open: Case | null
}

/**
 * Says that another record is shown than the one asked for: that one was deleted, perhaps in another window a moment ago. The address
 * names the shown one from then on, so that it does not give way in turn when the deleted one comes back.
 */
export const GoneRecord = ({ asked, open }: GoneRecordProps) => {
  const { lang } = useWords()
  const toast = useToast()
  const shown = open?.record?.uuid
  const select = open?.selectRecord
  const gone = asked !== null && shown !== undefined && shown !== asked
  useEffect(() => {
    if (!gone || !select) return
    toast({ kind: 'warning', title: message('RECORD_GONE', lang), about: 'record' })
    select(shown)
  }, [gone, shown, select, lang, toast])
  return null
}
