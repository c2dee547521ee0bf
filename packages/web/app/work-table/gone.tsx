import '../../words/late/by-others'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import type { Case } from '../../case/case'
import styles from '../../parts/page-strip.module.css'
import { useToast } from '../../parts/toast'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

/**
 * Says above the page of a case that it went into the bin, was erased or is no longer open to the reader, while it was open here. It
 * stays until the case is back; nothing on the page is closed.
 */
const GoneCase = () => {
  const { t } = useWords()
  return (
    <p className={styles.strip} role="alert">
      <Trash2 size={14} aria-hidden />
      <b>{t('byOthers.caseGone')}</b>
      <span>{t('byOthers.caseGoneText')}</span>
    </p>
  )
}

interface GoneRecordProps {
  readonly open: Case
}

/**
 * Says that another record is shown than the one the address asks for: that one was deleted, perhaps in another window a moment ago.
 * The address names the shown one from then on, so that it does not give way in turn when the deleted one comes back.
 */
const GoneRecord = ({ open: { record, selectRecord } }: GoneRecordProps) => {
  const { lang } = useWords()
  const toast = useToast()
  const shown = record?.uuid
  useEffect(() => {
    if (!shown) return
    toast({ kind: 'warning', title: message('RECORD_GONE', lang), about: 'record' })
    selectRecord(shown)
  }, [shown, selectRecord, lang, toast])
  return null
}

interface GoneProps extends GoneRecordProps {
  /** What of the open case is no longer there: itself, or the record that the address asks for. */
  readonly gone: { readonly case: boolean; readonly record: boolean }
}

/** What another window took away of the open case. */
export const Gone = ({ open, gone }: GoneProps) => (
  <>
    {gone.case && <GoneCase />}
    {gone.record && <GoneRecord open={open} />}
  </>
)
