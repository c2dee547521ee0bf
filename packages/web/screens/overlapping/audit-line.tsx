import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { useAuditText } from './audit-text'
import styles from './canvas.module.css'
import { useTable } from './table'
import { useLaidLately } from './use-grip'

/** What was registered on, along which line, how each record was rotated, the residual, and which records were left out and why. */
export const AuditLine = ({ overlay }: { readonly overlay: Overlay }) => {
  const { colourOf } = useTable()
  const { holdTexts, moved, skipped } = useAuditText()(useLaidLately()[overlay.method])
  return (
    <p className={styles.audit}>
      {holdTexts.map(text => (
        <span key={text}>{text}</span>
      ))}
      {moved.map(entry => (
        <span key={entry.id} title={entry.day}>
          <i style={{ background: colourOf(entry.id) }} />
          {entry.text}
          {entry.byHand && <em>{entry.byHand}</em>}
        </span>
      ))}
      {skipped.map(entry => (
        <span key={entry.id} className={styles.skipped}>
          {entry.text}
        </span>
      ))}
    </p>
  )
}
