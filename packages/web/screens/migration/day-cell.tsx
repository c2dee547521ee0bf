import { readTypedDay } from '@sella/ceph/patient/typed-day'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { typedDay } from '../../parts/typed-day'

interface DayCellProps {
  readonly label: string
  readonly placeholder: string
  /** Why what stands in it is not taken as it is. */
  readonly fault: string
  /** Refused for another reason than that it cannot be read, such as a day to come. */
  readonly refused?: boolean
  readonly small?: boolean
  readonly disabled?: boolean
  /** YYYY-MM-DD, or as it was typed where it cannot be read. */
  readonly value: string
  readonly onText: (text: string) => void
  readonly onLeave?: () => void
}

/**
 * A date in a table, read as in every other field for a date. What is being typed concerns the cell alone, so that a table of
 * hundreds of rows does not follow every key: it is taken over once it has all its digits, or the cell is left.
 */
export const DayCell = ({ label, placeholder, fault, refused, small, disabled, value, onText, onLeave }: DayCellProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed === null && (refused || (value.trim() !== '' && readTypedDay(value) === null))
  const take = (text: string): void => {
    setTyped(null)
    const taken = readTypedDay(text) ?? text
    if (taken !== value) onText(taken)
  }
  const type = (text: string): void => {
    const { complete, fault: unread } = typedDay(text, {})
    if (complete && unread === null) take(text)
    else setTyped(text)
  }
  const leave = (): void => {
    if (typed !== null) take(typed)
    onLeave?.()
  }
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        size={small ? 'small' : 'middle'}
        title={wrong ? fault : undefined}
        status={wrong ? 'error' : ''}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? value}
        onChange={event => type(event.target.value)}
        onPressEnter={leave}
        onBlur={leave}
      />
      {wrong && (
        <span id={id} hidden>
          {fault}
        </span>
      )}
    </>
  )
}
