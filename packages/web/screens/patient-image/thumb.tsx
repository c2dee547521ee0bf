import { FileImage } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './intake.module.css'

/** A preview of a local file, if the browser can decode it. */
export const Thumb = ({ file }: { readonly file: File }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={styles.thumb}>
      {url ? <img src={url} alt="" onError={() => setUrl(null)} /> : <FileImage size={18} aria-hidden />}
    </span>
  )
}
