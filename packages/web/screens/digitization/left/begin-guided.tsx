import { Crosshair } from 'lucide-react'
import { Key } from '../../../parts/key'
import { capsFor } from '../commands/caps'
import { useOffer } from '../commands/use-command'
import { useCommitted, useDesk } from '../desk'
import styles from './left.module.css'

/** Starts guided placement, while points are missing. */
export const BeginGuided = () => {
  const { subject } = useDesk()
  const { points } = useCommitted().tracing
  const { command, label, there, run } = useOffer('place')
  if (!there || subject.order.every(name => points[name])) return null
  return (
    <button type="button" className={styles.begin} onClick={run}>
      <Crosshair size={14} />
      {label}
      <Key>{capsFor(command).join(' ')}</Key>
    </button>
  )
}
