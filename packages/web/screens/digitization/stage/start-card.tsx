import { commandOf } from '@sella/workbench/commands/table'
import { Button } from 'antd'
import { memo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { iconOf } from '../commands/icons'
import { useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import styles from './stage.module.css'

const beginning = ['auto', 'place'].map(commandOf)

/** On a film or photo without points: the ways to start. */
export const StartCard = memo(() => {
  const { t } = useWords()
  const { bench, subject, automatic, record, photo } = useDesk()
  const running = automatic.useAuto()?.running
  const ways = useOffers(beginning).filter(({ there }) => there)
  const untouched = useStore(bench.session, s => s.mode === 'reading' && Object.keys(s.present.points).length === 0)
  // Whose role has no way to start is not told to.
  if (!untouched || running || ways.length === 0) return null
  const begins =
    subject.view === 'film'
      ? 'workbench.start.text'
      : subject.view === 'frontal'
        ? 'frontal.start'
        : (`face.start.${subject.view}` as const)
  return (
    <section className={styles.card} data-off-stage>
      <h2>{t('workbench.start.title')}</h2>
      <p>{t(begins)}</p>
      {subject.storing.isElsewhere(record, photo) && <p>{t('face.replaced')}</p>}
      <div>
        {ways.map(({ command, label, run }, i) => {
          const Icon = iconOf(command)
          return (
            <Button key={command.id} type={i === 0 ? 'primary' : 'default'} icon={<Icon size={14} />} onClick={run}>
              {label}
            </Button>
          )
        })}
      </div>
    </section>
  )
})
