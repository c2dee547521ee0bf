import { Button, type ButtonProps, Tooltip } from 'antd'
import styles from './blocked-button.module.css'

interface BlockedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now; null where it can. */
  readonly blocked: string | null
}

/**
 * A button that says why it cannot be pressed now. It stays in reach of the keyboard and keeps the focus that pressed it last;
 * pointer and focus show the reason, and screen readers speak it.
 */
export const BlockedButton = ({ blocked, className = '', title, onClick, ...rest }: BlockedButtonProps) => (
  <Tooltip title={blocked} trigger={['hover', 'focus']} mouseEnterDelay={0.3}>
    <Button
      {...rest}
      {...(blocked === null
        ? { className, title, onClick }
        : {
            ...{ className: `${className} ${styles.blocked}`, 'aria-disabled': true, 'aria-description': blocked },
            // A form is not sent either.
            onClick: (event: React.MouseEvent) => event.preventDefault(),
          })}
    />
  </Tooltip>
)
