import { Input } from 'antd'
import { useState } from 'react'

interface TextCellProps {
  readonly label: string
  readonly placeholder: string
  readonly wrong: boolean
  readonly disabled: boolean
  readonly value: string
  readonly onText: (text: string) => void
  readonly onLeave: () => void
}

/**
 * A text in a table. What is being typed concerns the cell alone, so that a table of hundreds of rows does not follow every key: it
 * is taken over by Enter, or once the cell is left.
 */
export const TextCell = ({ label, placeholder, wrong, disabled, value, onText, onLeave }: TextCellProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    if (typed === null) return
    setTyped(null)
    if (typed !== value) onText(typed)
  }
  const leave = (): void => {
    take()
    onLeave()
  }
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      status={wrong ? 'error' : ''}
      value={typed ?? value}
      onChange={event => setTyped(event.target.value)}
      onPressEnter={leave}
      onBlur={leave}
    />
  )
}
