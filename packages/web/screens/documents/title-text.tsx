import { Fragment } from 'react'
import { NameText } from '../../parts/name-text'

const day = /(\d{4}-\d{2}-\d{2})/

/** A document's title: the patient's name, which breaks as names do, and a day, which stands on one line. */
export const TitleText = ({ title }: { readonly title: string }) =>
  title.split(day).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title
    <Fragment key={i}>
      {day.test(part) ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : <NameText name={part} />}
    </Fragment>
  ))
