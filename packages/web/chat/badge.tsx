import { badgeLimit } from '@sella/contract/chat'
import styles from './badge.module.css'

/** Number of unread messages: nothing at 0, `10+` above ten, with a text for screen readers. */
export const Badge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <span className={styles.badge}>
      <span aria-hidden>{count > badgeLimit ? `${badgeLimit}+` : count}</span>
      <span className="unseen">{label}</span>
    </span>
  ) : null
