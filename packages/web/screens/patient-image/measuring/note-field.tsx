import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/i18n'

interface NoteFieldProps {
  /** Of the mark in the list, from 1. */
  readonly number: number
  readonly text: string
  readonly onWrite: (text: string) => void
  /** Called once it has the focus, which it takes when it appears; null for a note drawn before. */
  readonly onReady: (() => void) | null
}

/** Milliseconds without a key after which the words are stored. */
const pause = 800

/** The words of a note, stored while they are typed: neither a closed window nor a reload loses them. */
export const NoteField = ({ number, text, onWrite, onReady }: NoteFieldProps) => {
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
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes the focus when it appears, never later
  useEffect(() => {
    if (!onReady) return
    field.current?.focus()
    onReady()
  }, [])
  return (
    <input
      ref={field}
      value={typed ?? text}
      maxLength={500}
      placeholder={t('imaging.measuring.noteHint')}
      aria-label={t('imaging.measuring.noteOf', { number })}
      onChange={event => setTyped(event.target.value)}
      onBlur={() => {
        settle.current()
        setTyped(null)
      }}
      onKeyDown={event => {
        // Enter that chooses a Chinese word ends nothing.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
        event.preventDefault()
        // The window's keys go on working.
        event.currentTarget.closest('dialog')?.focus()
      }}
    />
  )
}
