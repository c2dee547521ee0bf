import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { useAuditText } from './audit-text'
import styles from './canvas.module.css'
import { useTable } from './table'
import { useLaidLately } from './use-grip'

/** What was held, along which line, how each record was turned and what is left, and which were left out and why. */
export const AuditLine = ({ overlay }: { readonly overlay: Overlay }) => {
  const { colourOf } = useTable()
  const { held, moved, skipped } = useAuditText()(useLaidLately()[overlay.method])
  return (
    <p className={styles.audit}>
      {held.map(one => (
        <span key={one}>{one}</span>
      ))}
      {moved.map(one => (
        <span key={one.id} title={one.day}>
          <i style={{ background: colourOf(one.id) }} />
          {one.text}
          {one.byHand && <em>{one.byHand}</em>}
        </span>
      ))}
      {skipped.map(one => (
        <span key={one.id} className={styles.skipped}>
          {one.text}
        </span>
      ))}
    </p>
  )
}
