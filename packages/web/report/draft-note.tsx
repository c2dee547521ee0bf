import { Button } from 'antd'
import { History } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { ReportDraft } from './report-draft'

/** Says that the draft was restored, with a button for a new one, and from there back to it. */
export const DraftNote = ({ draft: { continues } }: { readonly draft: ReportDraft }) => {
  const { t } = useWords()
  if (!continues) return null
  const { isDropped, drop, takeBack } = continues
  return (
    <span className={styles.kept} role="status">
      <History size={13} aria-hidden />
      {t(isDropped ? 'documents.design.anew' : 'documents.design.continues')}
      <Button type="link" size="small" onClick={isDropped ? takeBack : drop}>
        {t(isDropped ? 'documents.design.takeBack' : 'documents.design.startAnew')}
      </Button>
    </span>
  )
}
