import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './patient-lines.module.css'

/** The face part of a film as a small square; a plain tile without a film, or when its address has expired. */
export const FilmCrop = ({ url }: { readonly url: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.crop} aria-hidden>
      {url && failed !== url ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
      ) : (
        <ImageOff size={16} />
      )}
    </span>
  )
}
