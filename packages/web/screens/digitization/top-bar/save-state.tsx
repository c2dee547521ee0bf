import { dirty, redo, undo } from '@sella/workbench/session/session'
import { Check, LoaderCircle, Redo2, Undo2 } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { message } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk, useEditing } from '../desk'
import styles from './top-bar.module.css'

const Words = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { t, lang } = useWords()
  const { record, bench, base, subject, saver } = useDesk()
  const busy = useStore(saver.state, s => s.busy)
  const placing = useStore(bench.hand, hand => hand.tool === 'place')
  const points = useStore(bench.session, session => Object.keys(session.present.points).length)
  const steps = useStore(bench.session, session => session.past.length)
  const editing = useEditing()
  const elsewhere = useStore(base, held => record.version > held.version) && editing
  if (busy)
    return (
      <>
        <LoaderCircle size={14} />
        <span>{message('LOADING_SAVE', lang)}</span>
      </>
    )
  if (elsewhere)
    return (
      <>
        <i />
        <span title={t('bench.elsewhereHint')}>{t('bench.elsewhere')}</span>
      </>
    )
  if (unsaved)
    return (
      <>
        <i />
        <span>{placing ? t('workbench.state.draft', { count: points }) : t('workbench.state.unsaved', { count: steps })}</span>
      </>
    )
  if (editing) return null
  if (points === 0 && subject.storing.isEmpty(record)) return <span>{t('workbench.state.empty')}</span>
  const time = new Date(record.updatedAt).toLocaleTimeString(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <>
      <Check size={14} />
      <span>{t('workbench.state.saved', { time })}</span>
    </>
  )
}

/** What became of the work, and the way back and forth through it. */
export const SaveState = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  // Not the session whole: a running gesture changes nothing here.
  const unsaved = useStore(bench.session, dirty)
  const [back, forth] = [useStore(bench.session, s => s.past.length > 0), useStore(bench.session, s => s.future.length > 0)]
  return (
    <>
      <span className={styles.state} data-unsaved={unsaved} role="status">
        <Words unsaved={unsaved} />
      </span>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('workbench.bar.undo')}
        title={t('workbench.bar.undo')}
        disabled={!back}
        onClick={() => bench.session.set(undo)}
      >
        <Undo2 size={16} />
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('workbench.bar.redo')}
        title={t('workbench.bar.redo')}
        disabled={!forth}
        onClick={() => bench.session.set(redo)}
      >
        <Redo2 size={16} />
      </button>
    </>
  )
}
