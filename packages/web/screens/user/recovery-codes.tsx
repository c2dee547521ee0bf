import { Button } from 'antd'
import { Copy, Download } from 'lucide-react'
import { copyText } from '../../parts/clipboard'
import { saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import styles from './two-steps.module.css'

/** The codes that replace a lost phone, shown only once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useWords()
  const toast = useToast()
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    copyText(text).then(
      () => toast({ kind: 'done', title: t('user.second.copied') }),
      () => toast({ kind: 'error', title: t('user.second.copyFailed') }),
    )
  return (
    <div className={styles.step}>
      <p>{t('user.second.codesText')}</p>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'sella-recovery-codes.txt')}
        >
          {t('user.second.save')}
        </Button>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('user.second.copy')}
        </Button>
      </div>
    </div>
  )
}
