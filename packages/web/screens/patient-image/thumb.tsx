import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../parts/use-object-url'
import styles from './intake.module.css'

/** A preview of a local file, if the browser can decode it. */
export const Thumb = ({ file }: { readonly file: File }) => {
  const url = useObjectUrl(file)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  return (
    <span className={styles.thumb}>
      {url && unreadable !== file ? (
        <img src={url} alt="" onError={() => setUnreadable(file)} />
      ) : (
        <FileImage size={18} aria-hidden />
      )}
    </span>
  )
}
