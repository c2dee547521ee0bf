import { Headset } from 'lucide-react'
import { NavLink } from 'react-router'
import { inboxPath } from '../paths'
import { useWords } from '../words/i18n'
import { Badge } from './badge'
import { setChatOpen, useChatOpen } from './opened'
import styles from './support-entry.module.css'
import { useSupport, useSupportNews } from './use-support'

interface SupportEntryProps {
  /** From the layout that contains it. */
  readonly className: string | undefined
  readonly iconSize: number
  readonly labelClass?: string | undefined
  /** Shown instead of the label if there is little room. */
  readonly shortClass?: string | undefined
  /** If there is room the badge is at the end of the line, otherwise on the icon. */
  readonly wide?: boolean
}

/** Customer service with its unread badge: opens the doctor's window; for staff it leads to the inbox. */
export const SupportEntry = ({ className, iconSize, labelClass, shortClass, wide }: SupportEntryProps) => {
  const { t } = useWords()
  const { staff, unread } = useSupport()
  useSupportNews()
  const open = useChatOpen()
  const name = t(staff ? 'support.inbox' : 'support.entry')
  const inside = (
    <>
      <Headset size={iconSize} aria-hidden />
      <span className={labelClass}>{name}</span>
      {shortClass && (
        <span className={shortClass} aria-hidden>
          {name}
        </span>
      )}
      <span className={styles.badge} data-wide={wide || undefined}>
        <Badge count={unread} label={t(staff ? 'support.waiting' : 'support.unread', { count: unread })} />
      </span>
    </>
  )
  if (staff)
    return (
      <NavLink to={inboxPath} className={`${className} ${styles.entry}`} title={name} data-support-entry>
        {inside}
      </NavLink>
    )
  return (
    <button
      type="button"
      className={`${className} ${styles.entry}`}
      title={name}
      aria-expanded={open}
      data-support-entry
      onClick={() => setChatOpen(!open)}
    >
      {inside}
    </button>
  )
}
