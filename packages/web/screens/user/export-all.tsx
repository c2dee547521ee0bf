import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../api/download'
import { useToast } from '../../parts/toast'
import { saveFile } from '../../report/save-file'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import { sizeText } from './size'
import styles from './user.module.css'

/** Fetches the export; `received` are its bytes so far, null while nothing is under way. */
const useExport = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [received, setReceived] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async () => {
    const control = new AbortController()
    stop.current = control
    setReceived(0)
    try {
      const file = await download('accountExport', {}, { onBytes: setReceived, signal: control.signal })
      saveFile(file, `sella-${dayOf(new Date())}.zip`)
      toast({ kind: 'done', title: t('user.exported', { size: sizeText(file.size) }), text: t('user.exportsCare') })
    } catch (error) {
      if (control.signal.aborted) toast({ kind: 'warning', title: t('user.exportStopped') })
      else toast({ kind: 'error', title: textOf(error, lang) })
    }
    setReceived(null)
  }
  return { received, start, cancel: () => stop.current?.abort() }
}

/** Everything the account owns, as one file. */
export const ExportAll = () => {
  const { t } = useWords()
  const { received, start, cancel } = useExport()
  return (
    <Section title={t('user.exports')} hint={t('user.exportsHint')}>
      <div className={styles.foot}>
        <Button icon={<Download size={16} aria-hidden />} loading={received !== null} onClick={() => void start()}>
          {t('user.exportAll')}
        </Button>
        {received !== null && <Button onClick={cancel}>{t('app.cancel')}</Button>}
      </div>
      <p className={styles.below}>
        {received === null ? t('user.exportsCare') : t('user.exporting', { size: sizeText(received) })}
      </p>
    </Section>
  )
}
