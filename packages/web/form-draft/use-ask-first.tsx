import { type ReactNode, useState } from 'react'
import { Confirm } from '../parts/confirm'
import { useWords } from '../words/i18n'

interface AskFirst {
  /** Acts at once where nothing is typed, otherwise once the question is answered with yes. */
  readonly first: (act: () => void) => void
  /** To be drawn inside the dialog. */
  readonly question: ReactNode
}

/** The question in other words than those for something typed. */
export interface LossWords {
  readonly title: string
  readonly text: string
  readonly discard: string
  readonly stay: string
}

/** The question before something typed is given up. `typed`: whether anything would be lost. */
export const useAskFirst = (typed: boolean, loss?: LossWords): AskFirst => {
  const { t } = useWords()
  const [asked, setAsked] = useState<{ readonly act: () => void } | null>(null)
  const question = asked && (
    <Confirm
      danger
      title={loss?.title ?? t('app.unsaved.title')}
      text={loss?.text ?? t('app.unsaved.text')}
      verb={loss?.discard ?? t('app.unsaved.discard')}
      otherwise={loss?.stay ?? t('app.unsaved.stay')}
      onYes={() => {
        setAsked(null)
        asked.act()
      }}
      onNo={() => setAsked(null)}
    />
  )
  return { first: act => (typed ? setAsked({ act }) : act()), question }
}
