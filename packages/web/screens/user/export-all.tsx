import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../api/client'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import styles from './user.module.css'

/** Lets the browser save the response of an address: straight to disk, whatever its size. */
const saveFrom = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Everything the account owns, as one file. */
export const ExportAll = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      saveFrom((await ask('accountExportAddress', {})).url)
      toast({ kind: 'done', title: t('user.exporting'), text: t('user.exportsCare') })
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
    }
    setBusy(false)
  }
  return (
    <Section title={t('user.exports')} hint={t('user.exportsHint')}>
      <div className={styles.foot}>
        <Button icon={<Download size={16} aria-hidden />} loading={busy} onClick={() => void start()}>
          {t('user.exportAll')}
        </Button>
      </div>
      <p className={styles.below}>{t('user.exportsCare')}</p>
    </Section>
  )
}
