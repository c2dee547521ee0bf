import { badgeLimit } from '@sella/contract/chat'
import styles from './badge.module.css'

/** Unread messages: nothing at 0, `10+` beyond ten. The words for a screen reader stand with it. */
export const Badge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <span className={styles.badge}>
      <span aria-hidden>{count > badgeLimit ? `${badgeLimit}+` : count}</span>
      <span className="unseen">{label}</span>
    </span>
  ) : null
