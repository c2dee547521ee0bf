import { attached, mostPictures } from '@sella/workbench/chat/attaching'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/i18n'

export interface Attachment {
  readonly id: number
  readonly file: File
  /** Address for displaying it until it is sent or removed. */
  readonly url: string
}

/** Pictures chosen, pasted or dropped for the next message; unsuitable files are reported at once. */
export const usePictures = () => {
  const { t } = useWords()
  const [pictures, setPictures] = useState<readonly Attachment[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const next = useRef(0)
  const latest = useRef(pictures)
  latest.current = pictures
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const add = (files: readonly File[]): void => {
    const { taken, fault: wrong } = attached(latest.current.length, files)
    setFault(wrong && t(`chat.${wrong.code}`, { name: wrong.name, count: mostPictures }))
    const fresh = taken.map(file => ({ id: next.current++, file, url: URL.createObjectURL(file) }))
    setPictures(now => [...now, ...fresh])
  }
  const remove = (id: number): void => {
    setFault(null)
    setPictures(now => now.filter(each => each.id !== id))
  }
  const clear = (): void => {
    for (const { url } of pictures) URL.revokeObjectURL(url)
    setFault(null)
    setPictures([])
  }
  return { pictures, fault, add, remove, clear }
}
