import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../parts/use-object-url'
import styles from './intake.module.css'

interface ThumbProps {
  readonly file: File
  /** A small JPEG of it as base64, for a browser that cannot decode the file. */
  readonly thumb: string | null
}

/** A preview of a local file, by the browser or else as the server saw it; a symbol where neither can show one. */
export const Thumb = ({ file, thumb }: ThumbProps) => {
  const url = useObjectUrl(file)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  return (
    <span className={styles.thumb}>
      {url && unreadable !== file ? (
        <img src={url} alt="" onError={() => setUnreadable(file)} />
      ) : thumb ? (
        <img src={`data:image/jpeg;base64,${thumb}`} alt="" />
      ) : (
        <FileImage size={18} aria-hidden />
      )}
    </span>
  )
}
