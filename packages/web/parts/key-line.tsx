import { Fragment } from 'react'
import { Key } from './key'
import styles from './key-line.module.css'

interface KeyLineProps {
  readonly does: string
  /** The caps of each stroke that does it, in the order they are pressed. */
  readonly strokes: readonly (readonly string[])[]
}

/** What a key does, and the caps of the key; a line of a list of keys. */
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
