import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useInvitationStop } from '../../api/clinic'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { dayAndTime } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

type Waiting = Output<'clinicGet'>['invitations'][number]

const Line = ({ invitation }: { readonly invitation: Waiting }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending } = useInvitationStop()
  const { uuid, name, role, endsAt } = invitation
  const stop = () =>
    mutate(uuid, {
      onSuccess: () => toast({ kind: 'done', title: t('clinic.stopped'), text: name }),
      onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
    })
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {[t(`clinic.roles.${role}`), t('clinic.invitationUntil', { when: dayAndTime(endsAt, lang) })].join(t('app.separator'))}
        </small>
      </span>
      <Button size="small" loading={isPending} aria-label={t('clinic.stopOf', { name })} onClick={stop}>
        {t('clinic.stop')}
      </Button>
    </li>
  )
}

/** Invitations nobody has accepted yet. */
export const Invitations = ({ invitations }: { readonly invitations: readonly Waiting[] }) => {
  const { t } = useWords()
  return (
    <section className={styles.part} aria-label={t('clinic.invitations')}>
      <header className={styles.head}>
        <h2>{t('clinic.invitations')}</h2>
      </header>
      <ul className={styles.lines}>
        {invitations.map(invitation => (
          <Line key={invitation.uuid} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
