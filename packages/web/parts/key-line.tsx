import { Fragment } from 'react'
import { Key } from './key'
import styles from './key-line.module.css'

interface KeyLineProps {
  readonly does: string
  /** The caps of each stroke, in the order in which they are pressed. */
  readonly strokes: readonly (readonly string[])[]
}

/** The effect of a key, and its caps; one line of a list of keys. */
export const KeyLine = ({ does, strokes }: KeyLineProps) => (
  <div className={styles.line}>
    <dt>{does}</dt>
    <dd>
      {strokes.map((stroke, i) => (
        <Fragment key={stroke.join()}>
          {i > 0 && <i aria-hidden />}
          {stroke.map(cap => (
            <Key key={cap}>{cap}</Key>
          ))}
        </Fragment>
      ))}
    </dd>
  </div>
)
