import type { Lang } from '@sella/ceph/words'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useStore } from '../../editor/use-store'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Asked, Question } from './question'
import { createQuestions } from './questions'

const Ask = createContext<(question: Question) => Promise<boolean>>(async () => false)

/** Asks before something is overwritten or lost; Cancel has the focus. */
export const useConfirm = () => useContext(Ask)

const loadAsker = () => import('./asker')

/** Milliseconds after which the dialog is fetched unasked: the film comes first, and the network may be gone when it is needed. */
const afterFilm = 3000

/** Where the dialog cannot be loaded, the browser asks. */
const askPlainly = ({ code, title, text }: Question, lang: Lang): boolean =>
  window.confirm([title ?? (code ? message(code, lang) : ''), text ?? ''].join('\n').trim())

export const ConfirmHost = ({ children }: { readonly children: ReactNode }) => {
  const { lang } = useWords()
  const [Asker, setAsker] = useState<ComponentType<{ readonly asked: Asked | null }> | null>(null)
  const [questions] = useState(createQuestions)
  const asked = useStore(questions.open, open => open)
  const ask = useCallback(
    async (question: Question) => {
      const asker = await loadAsker().catch(() => null)
      if (!asker) return askPlainly(question, lang)
      setAsker(() => asker.Asker)
      return questions.ask(question)
    },
    [lang, questions],
  )
  useEffect(() => {
    const timer = window.setTimeout(() => void loadAsker().catch(() => null), afterFilm)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <Ask value={ask}>
      {children}
      {Asker && <Asker asked={asked} />}
    </Ask>
  )
}
