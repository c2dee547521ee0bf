import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useState } from 'react'
import { useRevokeOthers, useRevokeSession, useSessions } from '../../api/queries'
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

/** With many devices only this many are shown until the list is expanded. */
const shownFolded = 3

const EndOthers = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const revoke = useRevokeOthers()
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: ({ ended }) => toast({ kind: 'done', title: t('user.othersEnded', { count: ended }) }),
      onError: error => toast({ kind: 'error', title: textOf(error, lang) }),
    })
  return (
    <Button loading={revoke.isPending} onClick={end}>
      {t('user.endOthers')}
    </Button>
  )
}

export const Sessions = () => {
  const { t, lang } = useWords()
  const sessions = useSessions()
  const [open, setOpen] = useState(false)
  // This device first: it stays signed in.
  const all = [...(sessions.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current))
  const folded = all.length - shownFolded
  return (
    <Section title={t('user.sessions')} hint={t('user.sessionsHint')}>
      {sessions.error && !sessions.data && <p role="alert">{textOf(sessions.error, lang)}</p>}
      <ul className={styles.sessions}>
        {(open ? all : all.slice(0, shownFolded)).map(session => (
          <Line key={session.uuid} session={session} />
        ))}
      </ul>
      {all.length > 1 && (
        <div className={styles.sessionsFoot}>
          <EndOthers />
          {folded > 0 && (
            <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t('user.fewerSessions') : t('user.moreSessions', { count: folded })}
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}
