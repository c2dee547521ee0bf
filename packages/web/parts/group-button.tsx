import { Tooltip } from 'antd'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './group-button.module.css'

interface GroupButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon
  readonly label: string
  readonly active?: boolean
  /** Why it is disabled; pressing it then shows the reason. */
  readonly blocked?: string | null
}

/** A button of the top bar: icon above label. Disabled ones are dimmed in place and still respond. */
export const GroupButton = ({ icon: Icon, label, active = false, blocked = null, className = '', ...rest }: GroupButtonProps) => (
  <Tooltip title={blocked ?? undefined} placement="bottom">
    <button
      type="button"
      className={`${styles.group} ${className}`}
      data-active={active}
      data-blocked={blocked !== null}
      aria-disabled={blocked !== null}
      aria-description={blocked ?? undefined}
      aria-label={label}
      {...rest}
    >
      <Icon size={18} />
      <span>{label}</span>
    </button>
  </Tooltip>
)
