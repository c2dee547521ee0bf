import { Button } from 'antd'
import { useStore } from '../editor/use-store'
import { message } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './progress.module.css'
import { useRunning } from './running'

/** How many pages of a report are done, in its designer, with a cancel button. */
export const MakingPages = () => {
  const { t, lang } = useWords()
  const now = useStore(useRunning(), running => running)
  if (!now) return null
  const { pages, cancel } = now
  const loading = message(now.message, lang)
  const words = pages ? t('documents.design.making', { done: pages.done, of: pages.of }) : loading
  return (
    <div className={styles.pages}>
      <span role="status">{words}</span>
      <Button size="small" type="text" onClick={cancel}>
        {t('app.cancel')}
      </Button>
      <progress aria-label={loading} {...(pages ? { value: pages.done, max: pages.of } : {})} />
    </div>
  )
}
