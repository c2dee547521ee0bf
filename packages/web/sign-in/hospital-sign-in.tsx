import '../words/late/entry'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../api/client'
import { arriveFromHospital } from '../api/oidc'
import { invitation } from '../memory/session'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Arrival, entered } from './arrival'
import { FormError } from './form-error'
import { HospitalLink } from './hospital-link'
import { HospitalRegister } from './hospital-register'
import { type OnSecond, secondAsked } from './second'
import styles from './sign-in.module.css'

/** The hospital's reply: a session, the second step, an account to link or create, or a refusal in words. */
const useArrival = (onSecond: OnSecond) => {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const settle = async () => {
      const came = await arriveFromHospital()
      if (!came.linked) return setArrival(came)
      const { ticket } = came
      await ask('oidcEnter', { ticket }).then(entered, (error: unknown) => {
        const by = secondAsked(error)
        if (!by) throw error
        onSecond(async second => entered(await ask('oidcEnter', { ticket, second })), by)
      })
    }
    settle().catch(setFailed)
  }, [onSecond])
  return { arrival, failed }
}

interface HospitalSignInProps {
  readonly label: string
  readonly onSecond: OnSecond
  readonly onBack: () => void
}

/** The page the hospital redirects to. */
export const HospitalSignIn = ({ label, onSecond, onBack }: HospitalSignInProps) => {
  const { t, lang } = useWords()
  const { arrival, failed } = useArrival(onSecond)
  const [making, setMaking] = useState(false)
  const mayMake = arrival?.accounts === 'open' || (arrival?.accounts === 'invited' && invitation() !== null)
  return (
    <section className={styles.form} aria-label={t('entry.hospital.title', { label })}>
      <h2 className={styles.title}>{t('entry.hospital.title', { label })}</h2>
      {failed !== null && <FormError text={textOf(failed, lang)} />}
      {failed === null && !arrival && (
        <p className={styles.where} role="status">
          {t('entry.hospital.checking')}
        </p>
      )}
      {arrival && (making ? <HospitalRegister arrival={arrival} /> : <HospitalLink arrival={arrival} onSecond={onSecond} />)}
      {arrival && !mayMake && <p className={styles.where}>{t('entry.hospital.onlyLinked')}</p>}
      <div className={styles.foot}>
        {arrival && mayMake && (
          <button type="button" className={styles.turn} onClick={() => setMaking(!making)}>
            {t(making ? 'entry.hospital.toLink' : 'entry.hospital.toMake')}
          </button>
        )}
        <button type="button" className={styles.turn} onClick={onBack}>
          {t('entry.back')}
        </button>
      </div>
    </section>
  )
}
