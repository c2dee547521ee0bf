// biome-ignore-all lint/a11y/useSemanticElements: a group of buttons is no set of fields

import { takeTool } from '@sella/workbench/bench/bench'
import { type ToolId, tools } from '@sella/workbench/tools/index'
import { toolIcons } from '../../../editor/tool-icons'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './settings.module.css'

const listed = ['ruler', 'outline', 'distance', 'angle', 'brush', 'clear'] as const satisfies readonly ToolId[]

/** The measuring tools. Only the ruler and the outlines' handles change the tracing; the others leave notes that are never stored. */
export const MeasurePanel = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const { bench, subject } = useDesk()
  const [held, notes] = [useStore(bench.hand, hand => hand.tool), useStore(bench.hand, hand => hand.sketches.length)]
  return (
    <div className={styles.panel} role="group" aria-label={t('workbench.measure.title')}>
      {listed.map(id => {
        const { icon, key } = tools[id]
        const Icon = toolIcons[icon]
        if ((id === 'clear' && notes === 0) || (id === 'outline' && subject.view !== 'film')) return null
        return (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-pressed={held === id}
            onClick={() => {
              takeTool(bench, id)
              close()
            }}
          >
            <Icon size={16} />
            {t(`workbench.measure.${id}`)}
            {key && <Key>{key.toUpperCase()}</Key>}
            {id !== 'clear' && <small>{t(`workbench.measure.${id}Hint`)}</small>}
          </button>
        )
      })}
    </div>
  )
}
