import { Button } from 'antd'
import type { LucideIcon } from 'lucide-react'
import styles from './notice.module.css'

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
  readonly primary?: boolean
  readonly icon?: LucideIcon
}

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  /** Two at most. */
  readonly actions?: readonly NoticeAction[]
}

/** An empty or failed place: one sentence, what to do, at most two buttons. */
export const Notice = ({ icon: Icon, title, text, actions = [] }: NoticeProps) => (
  <div className={styles.notice} role="status">
    <Icon size={30} aria-hidden />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {actions.length > 0 && (
      <div className={styles.actions}>
        {actions.map(({ label, run, primary, icon: Sign }) => (
          <Button key={label} type={primary ? 'primary' : 'default'} onClick={run} icon={Sign && <Sign size={14} />}>
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
)
