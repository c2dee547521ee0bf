import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import styles from './case-bar.module.css'

interface ToolButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly disabled?: boolean
  /** Why it cannot be used now: it stays where the keyboard and the pointer learn the reason. */
  readonly blocked?: string | null
  /** For a tool that stays active. */
  readonly pressed?: boolean
  readonly onClick: MouseEventHandler
}

/** A tool in the bar of the work table: icon above label. */
export const ToolButton = ({ icon: Icon, label, disabled, blocked = null, pressed, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    disabled={disabled}
    aria-disabled={blocked !== null || undefined}
    title={blocked ?? undefined}
    aria-pressed={pressed}
    onClick={blocked === null ? onClick : undefined}
  >
    <Icon size={18} aria-hidden />
    {label}
  </button>
)
