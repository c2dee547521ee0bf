import { Button } from 'antd'
import { Copy, Download } from 'lucide-react'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import styles from './two-steps.module.css'

const saveText = (text: string): void => {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.href = url
  link.download = 'sella-recovery-codes.txt'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** The codes that replace a lost phone, shown only once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useWords()
  const toast = useToast()
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
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
        <Button icon={<Download size={16} aria-hidden />} onClick={() => saveText(text)}>
          {t('user.second.save')}
        </Button>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('user.second.copy')}
        </Button>
      </div>
    </div>
  )
}
