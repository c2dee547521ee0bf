import '../../../words/late/by-others'
import type { Draft } from '@sella/contract/documents/draft'
import { differences } from '@sella/workbench/record/differences'
import { Button } from 'antd'
import { History } from 'lucide-react'
import { dayAndTime } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { differenceName } from './difference-name'
import styles from './saving.module.css'

export interface DraftQuestionProps {
  readonly draft: Draft
  readonly onTake: () => void
  readonly onDrop: () => void
}

/** Asks whether unsaved work is to be restored: from when it is, which points it changes, and whether the record has been saved since. */
export const DraftQuestion = ({ draft, onTake, onDrop }: DraftQuestionProps) => {
  const { t, lang } = useWords()
  const { bench, record, subject } = useDesk()
  const names = differences(draft.tracing, bench.session.get().saved).map(each => differenceName(each, { subject, t, lang }))
  const few = names.slice(0, 4).join(lang === 'zh' ? '、' : ', ')
  const when = dayAndTime(draft.at, lang)
  return (
    <section className={styles.offer} aria-label={t('workbench.draft.title')}>
      <History size={16} />
      <div>
        <h2>{t('workbench.draft.title')}</h2>
        <p>
          {t('workbench.draft.text', {
            when,
            count: names.length,
            names: names.length > 4 ? t('workbench.draft.andMore', { names: few }) : few,
          })}
        </p>
        {draft.version !== record.version && <p className={styles.warn}>{t('workbench.draft.older')}</p>}
        <footer>
          <Button type="primary" size="small" onClick={onTake}>
            {t('workbench.draft.take')}
          </Button>
          <Button type="text" size="small" onClick={onDrop}>
            {t('workbench.draft.drop')}
          </Button>
        </footer>
      </div>
    </section>
  )
}
