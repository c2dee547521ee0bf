import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useRevokeSession, useSessions } from '../../api/queries'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { agentWords } from './agent'
import { Section } from './section'
import styles from './user.module.css'

const Line = ({ session }: { readonly session: Output<'sessionList'>[number] }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const revoke = useRevokeSession()
  const agent = agentWords(session.agent) ?? t('user.unknownAgent')
  const end = () =>
    revoke.mutate(session.uuid, {
      onSuccess: () => toast({ kind: 'done', title: t('user.sessionEnded'), text: agent }),
      onError: error => toast({ kind: 'error', title: textOf(error, lang) }),
    })
  return (
    <li>
      <span>
        <b>{agent}</b>
        <small>
          {[session.address, t('user.lastUsed', { when: ago(session.lastUsedAt, new Date(), lang) })].join(t('app.separator'))}
        </small>
      </span>
      {session.current ? (
        <em>{t('user.thisSession')}</em>
      ) : (
        <Button size="small" loading={revoke.isPending} aria-label={t('user.endSessionOf', { agent })} onClick={end}>
          {t('user.endSession')}
        </Button>
      )}
    </li>
  )
}

export const Sessions = () => {
  const { t, lang } = useWords()
  const sessions = useSessions()
  return (
    <Section title={t('user.sessions')} hint={t('user.sessionsHint')}>
      {sessions.error && !sessions.data && <p role="alert">{textOf(sessions.error, lang)}</p>}
      <ul className={styles.sessions}>
        {sessions.data?.map(session => (
          <Line key={session.uuid} session={session} />
        ))}
      </ul>
    </Section>
  )
}
