// biome-ignore-all lint/a11y/useSemanticElements: a group of buttons is no set of fields
import { commandsAt } from '@sella/workbench/commands/table'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import { capsFor } from '../commands/caps'
import { iconOf } from '../commands/icons'
import { useOffers } from '../commands/use-command'
import { useDesk } from '../desk'
import styles from './settings.module.css'

/** The measuring tools. Only the ruler and the outlines' handles change the tracing; the others make notes that are never stored. */
export const MeasurePanel = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const toolInHand = useStore(desk.bench.hand, hand => hand.tool)
  const offers = useOffers(commandsAt('measuring', desk)).filter(({ there }) => there)
  return (
    <div className={styles.panel} role="group" aria-label={t('workbench.measure.title')}>
      {offers.map(({ command, label, run }) => {
        const Icon = iconOf(command)
        return (
          <button
            key={command.id}
            type="button"
            className={styles.tool}
            aria-pressed={toolInHand === command.id}
            onClick={() => {
              run()
              close()
            }}
          >
            <Icon size={16} />
            {label}
            {capsFor(command).map(cap => (
              <Key key={cap}>{cap}</Key>
            ))}
            {command.hint && <small>{command.hint[lang]}</small>}
          </button>
        )
      })}
    </div>
  )
}
