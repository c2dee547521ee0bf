import '../../words/late/recall'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dueVisits, type Recall } from '../../api/recall'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './list-bar.module.css'
import { RecallPaper } from './recall-paper'

/** Prints every visit that is due and that the search matches, not only those in sight. */
export const RecallPrint = ({ search }: { readonly search: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [recall, setRecall] = useState<Recall | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!recall) return
    // Not at once when `print` returns: a phone prints only after that.
    const gone = () => setRecall(null)
    window.addEventListener('afterprint', gone)
    print()
    return () => window.removeEventListener('afterprint', gone)
  }, [recall])
  const fetchAll = async () => {
    setBusy(true)
    try {
      setRecall(await dueVisits(search))
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
    }
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className={styles.print}
        disabled={busy}
        aria-label={t('recall.printList')}
        title={t('recall.printList')}
        onClick={() => void fetchAll()}
      >
        <Printer size={16} aria-hidden />
        <span>{t('recall.print')}</span>
      </button>
      {recall && <RecallPaper recall={recall} search={search} />}
    </>
  )
}
