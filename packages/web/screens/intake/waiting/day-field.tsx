import { useState } from 'react'
import { DateInput } from '../../../parts/date-input'
import { Field } from '../../../parts/field'
import { typedDay } from '../../../parts/typed-day'
import { today } from '../../../words/dates'
import { useWords } from '../../../words/i18n'

interface DayFieldProps {
  readonly label: string
  /** As typed. */
  readonly value: string
  readonly onText: (text: string) => void
}

/** A day that has been; why it is not taken is said once the field is left. */
export const DayField = ({ label, value, onText }: DayFieldProps) => {
  const { t } = useWords()
  const [typing, setTyping] = useState(false)
  const max = today()
  const { fault } = typedDay(value, { max })
  const wrong = fault && !typing ? t(`day.${fault}`, { day: max }) : null
  return (
    <Field label={label} error={wrong}>
      {wiring => (
        <DateInput
          {...wiring}
          max={max}
          value={value}
          onText={text => {
            setTyping(true)
            onText(text)
          }}
          onBlur={() => setTyping(false)}
        />
      )}
    </Field>
  )
}
