import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { goToDesk, leaveClinic, useDesk } from '../../api/clinic'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

type Mine = Output<'clinicMine'>

interface LineProps {
  readonly name: string
  readonly note: string
  readonly here: boolean
  readonly busy: boolean
  readonly onGo: () => void
}

const Line = ({ name, note, here, busy, onGo }: LineProps) => {
  const { t } = useWords()
  return (
    <li aria-current={here || undefined}>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {here ? (
        <em>{t('clinic.here')}</em>
      ) : (
        <Button size="small" loading={busy} aria-label={t('clinic.goTo', { name })} onClick={onGo}>
          {t('clinic.go')}
        </Button>
      )}
    </li>
  )
}

/** Leaves the current clinic. */
const Leaving = ({ clinic }: { readonly clinic: Mine['clinics'][number] }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const leave = useDesk(leaveClinic)
  const go = () =>
    leave.mutate(clinic.uuid, {
      onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('clinic.leaveClinic')}</Button>
      {asking && (
        <Confirm
          title={t('clinic.leaveTitle', { name: clinic.name })}
          text={t('clinic.leaveText')}
          verb={t('clinic.leaveClinic')}
          danger
          busy={leave.isPending}
          onYes={go}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The desks a doctor can work at: her own and those of her clinics. */
export const Desks = ({ mine }: { readonly mine: Mine }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useDesk(goToDesk, () => void navigate('/patients'))
  const go = (clinic: string | null) =>
    mutate(clinic, {
      onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
    })
  const here = mine.clinics.find(({ uuid }) => uuid === mine.desk)
  if (mine.clinics.length === 0) return null
  const busy = (clinic: string | null) => isPending && variables === clinic
  return (
    <section className={styles.part} aria-label={t('clinic.desks')}>
      <header className={styles.head}>
        <h2>{t('clinic.desks')}</h2>
        <p>{t('clinic.desksHint')}</p>
      </header>
      <ul className={styles.lines}>
        {mine.clinics.map(({ uuid, name, role }) => (
          <Line
            key={uuid}
            name={name}
            note={t(`clinic.roles.${role}`)}
            here={uuid === mine.desk}
            busy={busy(uuid)}
            onGo={() => go(uuid)}
          />
        ))}
        <Line
          name={t('clinic.ownDesk')}
          note={t('clinic.cases', { count: mine.ownCases })}
          here={mine.desk === null}
          busy={busy(null)}
          onGo={() => go(null)}
        />
      </ul>
      {here && <Leaving clinic={here} />}
    </section>
  )
}
