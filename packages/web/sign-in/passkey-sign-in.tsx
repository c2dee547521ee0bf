import '../words/late/entry'
import '../words/late/passkey'
import { Button } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePasskeyText } from '../api/passkey-trouble'
import { enterByPasskey } from '../api/passkeys'
import { setToken } from '../memory/session'
import { useWords } from '../words/i18n'
import { FormError } from './form-error'
import styles from './sign-in.module.css'

/** Signs in with a passkey: the browser asks at once, and again on request. */
export const PasskeySignIn = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useWords()
  const text = usePasskeyText()
  const [failed, setFailed] = useState<unknown>(null)
  const begun = useRef(false)
  const enter = useCallback(() => {
    setFailed(null)
    void enterByPasskey().then(setToken, setFailed)
  }, [])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    enter()
  }, [enter])
  return (
    <section className={styles.form} aria-label={t('passkey.signIn')}>
      <h2 className={styles.title}>{t('passkey.signIn')}</h2>
      {failed === null ? (
        <p className={styles.where} role="status">
          {t('passkey.asking')}
        </p>
      ) : (
        <>
          <FormError text={text(failed)} />
          <Button type="primary" size="large" block autoFocus onClick={enter}>
            {t('passkey.again')}
          </Button>
        </>
      )}
      <div className={styles.foot}>
        <button type="button" className={styles.turn} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </section>
  )
}
