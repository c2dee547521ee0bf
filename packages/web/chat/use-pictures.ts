import { chatPictureLimit } from '@sella/contract/chat'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/i18n'

export interface Attachment {
  readonly id: number
  readonly file: File
  /** Shows it until it is sent or removed. */
  readonly url: string
}

const kinds = /^image\/(jpeg|png|webp|heic|heif)$/
const most = 6

/** Pictures chosen, pasted or dropped for the next message; what cannot be one is told at once. */
export const usePictures = () => {
  const { t } = useWords()
  const [pictures, setPictures] = useState<readonly Attachment[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const next = useRef(0)
  const held = useRef(pictures)
  held.current = pictures
  useEffect(
    () => () => {
      for (const { url } of held.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const add = (files: readonly File[]): void => {
    const wrong = files.find(file => !kinds.test(file.type))
    const large = files.find(file => file.size > chatPictureLimit)
    setFault(wrong ? t('chat.notPicture', { name: wrong.name }) : large ? t('chat.tooLarge', { name: large.name }) : null)
    const good = files.filter(file => kinds.test(file.type) && file.size <= chatPictureLimit)
    const fresh = good.map(file => ({ id: next.current++, file, url: URL.createObjectURL(file) }))
    setPictures(now => [...now, ...fresh].slice(0, most))
  }
  const remove = (id: number): void => {
    setFault(null)
    setPictures(now => now.filter(one => one.id !== id))
  }
  const clear = (): void => {
    for (const { url } of pictures) URL.revokeObjectURL(url)
    setFault(null)
    setPictures([])
  }
  return { pictures, fault, add, remove, clear }
}
