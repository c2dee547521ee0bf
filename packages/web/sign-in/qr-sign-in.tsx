import '../words/late/entry'
import { Button } from 'antd'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Qr } from '../parts/qr'
import { confirmPath } from '../paths'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { FormError } from './form-error'
import styles from './sign-in.module.css'
import { useTicket } from './use-ticket'

/** An address that a phone cannot reach this machine by. */
const onlyHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** A QR code to be confirmed on a phone. */
export const QrSignIn = ({ onBack }: { readonly onBack: () => void }) => {
  const { t, lang } = useWords()
  const { state, renew } = useTicket()
  const out = useRef<HTMLButtonElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => out.current?.focus(), [])
  const ended = state.is === 'expired' || state.is === 'failed'
  return (
    <section className={styles.form} aria-label={t('entry.qr.title')}>
      <h2 className={styles.title}>{t('entry.qr.title')}</h2>
      <p className={styles.where}>{t('entry.qr.how')}</p>
      <div className={styles.qr}>
        {'ticket' in state && (
          <Qr text={`${location.origin}${confirmPath}?ticket=${state.ticket}`} label={t('entry.qr.code')} faded={ended} />
        )}
        {ended && (
          <Button type="primary" autoFocus icon={<RotateCw size={16} aria-hidden />} onClick={renew}>
            {t('entry.qr.renew')}
          </Button>
        )}
      </div>
      <p className={styles.state} role="status">
        {state.is === 'waiting' && t('entry.qr.waiting')}
        {state.is === 'expired' && t('entry.qr.expired')}
      </p>
      <FormError text={state.is === 'failed' ? textOf(state.error, lang) : null} />
      {onlyHere(location.hostname) && <p className={styles.where}>{t('entry.qr.local', { host: location.host })}</p>}
      <div className={styles.foot}>
        <button type="button" className={styles.turn} ref={out} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </section>
  )
}
