import { type ReactNode, useState } from 'react'
import { Confirm } from '../parts/confirm'
import { useWords } from '../words/i18n'

interface AskFirst {
  /** Acts at once where nothing is typed, otherwise once the question is answered with yes. */
  readonly first: (act: () => void) => void
  /** To be drawn inside the dialog. */
  readonly question: ReactNode
}

/** The question before something typed is given up. `typed`: whether anything would be lost. */
export const useAskFirst = (typed: boolean): AskFirst => {
  const { t } = useWords()
  const [asked, setAsked] = useState<{ readonly act: () => void } | null>(null)
  const question = asked && (
    <Confirm
      danger
      title={t('app.unsaved.title')}
      text={t('app.unsaved.text')}
      verb={t('app.unsaved.discard')}
      otherwise={t('app.unsaved.stay')}
      onYes={() => {
        setAsked(null)
        asked.act()
      }}
      onNo={() => setAsked(null)}
    />
  )
  return { first: act => (typed ? setAsked({ act }) : act()), question }
}
