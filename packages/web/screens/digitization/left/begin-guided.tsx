import { takeTool } from '@sella/workbench/bench/bench'
import { Crosshair } from 'lucide-react'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './left.module.css'

/** Into guided placement, while points are still missing. */
export const BeginGuided = () => {
  const { t } = useWords()
  const { bench, subject } = useDesk()
  const { points } = useCommitted().tracing
  if (subject.order.every(name => points[name])) return null
  return (
    <button type="button" className={styles.begin} onClick={() => takeTool(bench, 'place')}>
      <Crosshair size={14} />
      {t('workbench.bar.guide')}
      <Key>G</Key>
    </button>
  )
}
