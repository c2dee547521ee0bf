import { Fragment } from 'react'
import { nameParts } from './name-parts'

/** Letters of a part that finds room on a line of its own everywhere: Chinese ones of 14 px on the card of a phone. */
const short = 8

/**
 * A name that goes on in a new line after a dot, never before it: browsers take one between Chinese characters for a place to break
 * on either side. A part too long for a line breaks within. In line, for a screen reader speaks boxes as words of their own.
 */
export const NameText = ({ name }: { readonly name: string }) =>
  nameParts(name).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part.length > short ? part : <span style={{ whiteSpace: 'nowrap' }}>{part}</span>}
    </Fragment>
  ))
