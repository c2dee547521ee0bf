import { commandsAt } from '@sella/workbench/commands/table'
import { dirty, unsavedSteps } from '@sella/workbench/session/session'
import { Check, LoaderCircle } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { message } from '../../../words/catalogue'
import { clockTime } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { iconOf } from '../commands/icons'
import { useOffers } from '../commands/use-command'
import { useDesk, useEditing } from '../desk'
import styles from './top-bar.module.css'

const Words = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { t, lang } = useWords()
  const { record, bench, base, subject, saver } = useDesk()
  const busy = useStore(saver.state, s => s.busy)
  const placing = useStore(bench.hand, hand => hand.tool === 'place')
  const points = useStore(bench.session, session => Object.keys(session.present.points).length)
  const steps = useStore(bench.session, unsavedSteps)
  const editing = useEditing()
  const elsewhere = useStore(base, saved => record.version > saved.version) && editing
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
  const time = clockTime(record.updatedAt, lang)
  return (
    <>
      <Check size={14} />
      <span>{t('workbench.state.saved', { time })}</span>
    </>
  )
}

/** Why there is none, where pointer and keyboard learn it: the button stays in reach, with the focus that pressed it last. */
const nothing = { undo: 'workbench.bar.noUndo', redo: 'workbench.bar.noRedo' } as const

/** The save state, undo and redo. */
export const SaveState = () => {
  const { t } = useWords()
  const desk = useDesk()
  // Not the whole session: a running gesture changes nothing here.
  const unsaved = useStore(desk.bench.session, dirty)
  const history = useOffers(commandsAt('history', desk))
  return (
    <>
      <span className={styles.state} data-unsaved={unsaved} role="status">
        <Words unsaved={unsaved} />
      </span>
      {history.map(({ command, label, there, run }) => {
        const Icon = iconOf(command)
        return (
          <button
            key={command.id}
            type="button"
            className={styles.icon}
            {...{ 'aria-label': label, title: there ? label : t(nothing[command.id as keyof typeof nothing]) }}
            aria-disabled={!there || undefined}
            onClick={there ? run : undefined}
          >
            <Icon size={16} />
          </button>
        )
      })}
    </>
  )
}
