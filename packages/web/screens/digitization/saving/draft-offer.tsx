import type { Draft } from '@sella/contract/documents/draft'
import { differences } from '@sella/workbench/record/differences'
import { commit, openSession, sameTracing, startEditing } from '@sella/workbench/session/session'
import { Button } from 'antd'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../../editor/use-store'
import { drafts } from '../../../memory/drafts'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './saving.module.css'

const useOffer = () => {
  const { bench, photo, subject } = useDesk()
  const [draft, setDraft] = useState<Draft | null>(() => {
    const kept = drafts.of(photo.uuid, subject.storing.image)
    const saved = bench.session.get().saved
    return kept && !sameTracing({ ...kept.tracing, fileScale: saved.fileScale }, saved) ? kept : null
  })
  const take = () => {
    if (!draft) return
    bench.session.set(session => {
      const editing = startEditing(openSession(session.saved, session.locked))
      return commit(editing, { ...draft.tracing, fileScale: session.saved.fileScale })
    })
    setDraft(null)
  }
  const drop = () => {
    drafts.forget(photo.uuid)
    setDraft(null)
  }
  return { draft, take, drop }
}

/** Offers to restore work that was not saved when the browser closed. */
export const DraftOffer = () => {
  const { t, lang } = useWords()
  const { bench, record, may } = useDesk()
  const { draft, take, drop } = useOffer()
  const reading = useStore(bench.session, session => session.mode === 'reading')
  if (!draft || !reading || !may('trace')) return null
  const names = differences(draft.tracing, bench.session.get().saved).map(difference => difference.name)
  const few = names.slice(0, 4).join(lang === 'zh' ? '、' : ', ')
  const when = new Date(draft.at).toLocaleString(lang === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' })
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
          <Button type="primary" size="small" onClick={take}>
            {t('workbench.draft.take')}
          </Button>
          <Button type="text" size="small" onClick={drop}>
            {t('workbench.draft.drop')}
          </Button>
        </footer>
      </div>
    </section>
  )
}
