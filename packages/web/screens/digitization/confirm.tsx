import type { Lang } from '@sella/ceph/words'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Asked, Question } from './question'

const Ask = createContext<(question: Question) => Promise<boolean>>(async () => false)

/** Asks before something is overwritten or lost; Cancel has the focus. */
export const useConfirm = () => useContext(Ask)

const loadAsker = () => import('./asker')

/** Milliseconds after which the dialog is fetched unasked: the film comes first, and the network may be gone when it is needed. */
const afterFilm = 3000

/** Where the dialog cannot be loaded, the browser asks. */
const askPlainly = ({ code, title, text }: Question, lang: Lang): boolean =>
  window.confirm([title ?? (code ? message(code, lang) : ''), text ?? ''].join('\n').trim())

interface Open {
  readonly Asker: ComponentType<{ readonly asked: Asked }>
  readonly asked: Asked
}

export const ConfirmHost = ({ children }: { readonly children: ReactNode }) => {
  const { lang } = useWords()
  const [open, setOpen] = useState<Open | null>(null)
  const ask = useCallback(
    async (question: Question) => {
      const asker = await loadAsker().catch(() => null)
      if (!asker) return askPlainly(question, lang)
      return new Promise<boolean>(answer => setOpen({ Asker: asker.Asker, asked: { question, answer } }))
    },
    [lang],
  )
  useEffect(() => {
    const timer = window.setTimeout(() => void loadAsker().catch(() => null), afterFilm)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <Ask value={ask}>
      {children}
      {open && <open.Asker asked={open.asked} />}
    </Ask>
  )
}
