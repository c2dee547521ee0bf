import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import styles from './blocked-button.module.css'

interface BlockedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now; null where it can. */
  readonly blocked: string | null
}

/**
 * A button that says why it cannot be pressed now. It stays in reach of the keyboard and keeps the focus that pressed it last; the
 * pointer shows the reason, and screen readers speak it. No tooltip of antd, which would take Escape from the dialog around it.
 */
export const BlockedButton = ({ blocked, className = '', title, onClick, ...rest }: BlockedButtonProps) => (
  <Button
    {...rest}
    {...(blocked === null
      ? { className, title, onClick }
      : {
          ...{ className: `${className} ${styles.blocked}`, title: blocked, 'aria-disabled': true, 'aria-description': blocked },
          // A form is not sent either.
          onClick: (event: MouseEvent) => event.preventDefault(),
        })}
  />
)
