import { useEffect, useState } from 'react'

/** An address in this window for a file, revoked when the file changes or the component unmounts; null without a file. */
export const useObjectUrl = (file: Blob | null | undefined): string | null => {
  const [made, setMade] = useState<{ readonly file: Blob; readonly url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  // The address of a previous file is revoked already.
  return made && made.file === file ? made.url : null
}
