import { localDay } from '@sella/ceph/patient/local-day'
import { Button } from 'antd'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { usePasskeys } from '../../api/passkeys'
import { useSecondFactor } from '../../api/second-factor'
import { twoStepsPlace } from '../../paths'
import { textOf } from '../../words/catalogue'
import { longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { RenewCodes } from './renew-codes'
import { Section } from './section'
import styles from './two-steps.module.css'
import { TwoStepsOff } from './two-steps-off'
import { TwoStepsSetUp } from './two-steps-set-up'

/** Below this number a lost phone may need more than are left. */
const fewCodes = 3

/** Two-step sign-in with a code from the phone. */
export const TwoSteps = () => {
  const { t, lang } = useWords()
  const { data, error } = useSecondFactor()
  const [open, setOpen] = useState<'set-up' | 'renew' | 'off' | null>(null)
  const close = () => setOpen(null)
  const passkeys = usePasskeys().data?.passkeys.length ?? 0
  const few = data !== undefined && data.recoveryLeft < fewCodes
  const on = data !== undefined && (data.since !== null || passkeys > 0)
  return (
    <Section title={t('user.second.title')} hint={t('user.second.hint')} place={twoStepsPlace}>
      {error && !data && <p role="alert">{textOf(error, lang)}</p>}
      {data && !on && (
        <p className={styles.state} data-kind="warn">
          <ShieldAlert size={16} aria-hidden />
          {t('user.second.isOff')}
        </p>
      )}
      {data && on && (
        <>
          <p className={styles.state}>
            <ShieldCheck size={16} aria-hidden />
            {data.since === null
              ? t('user.second.byPasskey')
              : t('user.second.isOn', { day: longDay(localDay(new Date(data.since)), lang) })}
          </p>
          <p className={styles.left} data-kind={few ? 'warn' : undefined}>
            {t('user.second.left', { count: data.recoveryLeft })}
          </p>
        </>
      )}
      <div className={styles.foot}>
        {on && <Button onClick={() => setOpen('renew')}>{t('user.second.renew')}</Button>}
        {data?.since === null && (
          <Button onClick={() => setOpen('set-up')}>{t(on ? 'user.second.setUpToo' : 'user.second.setUp')}</Button>
        )}
        {data?.since != null && (
          <Button danger onClick={() => setOpen('off')}>
            {t('user.second.off')}
          </Button>
        )}
      </div>
      {open === 'set-up' && <TwoStepsSetUp onClose={close} />}
      {open === 'renew' && <RenewCodes onClose={close} />}
      {open === 'off' && <TwoStepsOff onClose={close} />}
    </Section>
  )
}
