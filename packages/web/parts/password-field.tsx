import { Input, type InputRef } from 'antd'
import { Field } from './field'
import { useOpenFocus } from './use-open-focus'

interface PasswordFieldProps {
  readonly label: string
  readonly error: string | null
  readonly value: string
  readonly onText: (typed: string) => void
}

/** The user's own password, asked in a dialog before something that cannot be undone; focused when the dialog opens. */
export const PasswordField = ({ label, error, value, onText }: PasswordFieldProps) => {
  const focused = useOpenFocus<InputRef>()
  return (
    <Field label={label} error={error}>
      {wiring => (
        <Input
          {...wiring}
          ref={focused}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={value}
          onChange={event => onText(event.target.value)}
        />
      )}
    </Field>
  )
}
