import { Fragment } from 'react'
import { nameParts } from './name-parts'

/** A name that may go on in a new line after each dot; where its parts and words fit, the page's styles break none within (`word-break: keep-all`). */
export const NameText = ({ name }: { readonly name: string }) =>
  nameParts(name).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
