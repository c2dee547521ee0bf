import { useState } from 'react'
import styles from './avatar.module.css'

/** A person's picture, otherwise the first letter of the name. */
export const Avatar = ({
  name,
  url,
  size = 36,
}: {
  readonly name: string
  readonly url: string | null
  readonly size?: number
}) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden>
      {url && failed !== url ? <img src={url} alt="" onError={() => setFailed(url)} /> : [...name][0]?.toUpperCase()}
    </span>
  )
}
