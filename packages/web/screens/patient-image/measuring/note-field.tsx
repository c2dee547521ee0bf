import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/i18n'

interface NoteFieldProps {
  /** Of the mark in the list, from 1. */
  readonly number: number
  readonly text: string
  readonly onWrite: (text: string) => void
}

/** Milliseconds without a key after which the words are stored. */
const pause = 800

/** The words of a note, stored while they are typed: neither a closed window nor a reload loses them. */
export const NoteField = ({ number, text, onWrite }: NoteFieldProps) => {
  const { t } = useWords()
  /** Null: what is stored is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const settle = useRef<() => void>(() => {})
  settle.current = () => {
    if (typed !== null && typed !== text) onWrite(typed)
  }
  useEffect(() => {
    if (typed === null) return
    const timer = window.setTimeout(() => settle.current(), pause)
    return () => window.clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => settle.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <input
      value={typed ?? text}
      maxLength={500}
      placeholder={t('imaging.measuring.noteHint')}
      aria-label={t('imaging.measuring.noteOf', { number })}
      onChange={event => setTyped(event.target.value)}
      onBlur={() => {
        settle.current()
        setTyped(null)
      }}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
