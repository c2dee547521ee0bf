import { countOf, progressOf } from '@sella/workbench/uploads/receipt'
import { Inbox } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useWaitingCount } from '../api/waiting'
import { intakePath } from '../paths'
import { useWords } from '../words/i18n'
import styles from './intake-badge.module.css'
import { useQueue } from './use-uploads'

interface CountBadgeProps {
  readonly count: number
  /** What is counted, in words. */
  readonly label: string
  readonly wide: boolean
}

/** How many items are waiting behind a menu entry. */
export const CountBadge = ({ count, label, wide }: CountBadgeProps) => (
  <span className={styles.badge} data-wide={wide || undefined}>
    <span aria-hidden>{count}</span>
    <span className="unseen">{label}</span>
  </span>
)

/**
 * Progress of the uploads, or the number that failed; nothing if there is nothing to do. `wide`: at the end of the line if there
 * is room.
 */
export const IntakeBadge = ({ wide }: { readonly wide?: boolean }) => {
  const { t } = useWords()
  const { items } = useQueue()
  const { going, failed } = countOf(items)
  const waiting = useWaitingCount()
  if (going + failed === 0)
    return waiting > 0 ? (
      <CountBadge count={waiting} label={t('app.uploads.waiting', { count: waiting })} wide={wide ?? false} />
    ) : null
  const percent = Math.floor(progressOf(items) * 100)
  return (
    <span className={styles.badge} data-wide={wide || undefined} data-failed={failed > 0 || undefined}>
      <span aria-hidden>{failed > 0 ? failed : t('app.uploads.percent', { percent })}</span>
      <span className="unseen">
        {failed > 0 ? t('app.uploads.failed', { count: failed }) : t('app.uploads.going', { count: going, percent })}
      </span>
    </span>
  )
}

/** On the work table: the link to the receipts while there is something to do. */
export const IntakeEntry = ({
  className,
  onClick,
}: {
  readonly className: string | undefined
  readonly onClick: (event: MouseEvent) => void
}) => {
  const { t } = useWords()
  const { going, failed } = countOf(useQueue().items)
  if (going + failed === 0) return null
  return (
    <NavLink to={intakePath} className={`${className} ${styles.entry}`} onClick={onClick}>
      <Inbox size={20} aria-hidden />
      <span>{t('routes.intake')}</span>
      <IntakeBadge />
    </NavLink>
  )
}
