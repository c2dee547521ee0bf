import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import styles from './case-bar.module.css'

interface ToolButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly disabled?: boolean
  /** For a tool that stays active. */
  readonly pressed?: boolean
  readonly onClick: MouseEventHandler
}

/** A tool in the bar of the work table: icon above label. */
export const ToolButton = ({ icon: Icon, label, disabled, pressed, onClick }: ToolButtonProps) => (
  <button type="button" className={styles.tool} disabled={disabled} aria-pressed={pressed} onClick={onClick}>
    <Icon size={18} aria-hidden />
    {label}
  </button>
)
