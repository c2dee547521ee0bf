import '../../words/late/clinic'
import { Button } from 'antd'
import { Link2Off } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Refused } from '../../api/client'
import { acceptInvitation, useDesk, useInvitation } from '../../api/clinic'
import { useUser } from '../../api/queries'
import { isSpent, setInvitation, spendInvitation } from '../../memory/session'
import { useSignedIn } from '../../memory/signed-in'
import { Notice } from '../../parts/notice'
import { useToast } from '../../parts/toast'
import { SignIn } from '../../sign-in/sign-in'
import { textOf } from '../../words/catalogue'
import { dayAndTime } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './invite.module.css'

/** Accepts with the signed-in account. */
const Accept = ({ token, clinic }: { readonly token: string; readonly clinic: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const name = useUser().data?.userName ?? ''
  const { mutate, isPending } = useDesk(acceptInvitation, () => {
    spendInvitation()
    toast({ kind: 'done', title: t('clinic.invitation.accepted', { clinic }) })
    void navigate('/patients', { replace: true })
  })
  const accept = () =>
    mutate(token, {
      onError: error => toast({ kind: 'error', title: t('clinic.invitation.ended'), text: textOf(error, lang) }),
    })
  return (
    <Button type="primary" size="large" block loading={isPending} onClick={accept}>
      {t('clinic.invitation.accept', { name })}
    </Button>
  )
}

const Invited = ({ token }: { readonly token: string }) => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { data, error } = useInvitation(token)
  if (error)
    return (
      <Notice
        icon={Link2Off}
        title={t('clinic.invitation.ended')}
        text={error instanceof Refused && error.reason === 'INPUT_INVALID' ? t('clinic.invitation.cut') : textOf(error, lang)}
        actions={signedIn ? [{ label: t('clinic.invitation.patients'), run: () => void navigate('/patients') }] : []}
      />
    )
  if (!data) return null
  const until = dayAndTime(data.endsAt, lang)
  return (
    <div className={styles.panel}>
      <h1>{t('clinic.invitation.title', { clinic: data.clinic })}</h1>
      <p>{t('clinic.invitation.as', { role: t(`clinic.roles.${data.role}`) })}</p>
      <p>{t('clinic.invitation.until', { when: until })}</p>
      {signedIn ? (
        <Accept token={token} clinic={data.clinic} />
      ) : (
        <>
          <p>{t('clinic.invitation.enter')}</p>
          <SignIn />
        </>
      )}
    </div>
  )
}

/** An invitation to a clinic, its token after the address's `#`. Registering here accepts it at once; whoever signs in is asked. */
export const Invite = () => {
  const { hash } = useLocation()
  const signedIn = useSignedIn()
  const token = hash.slice(1)
  useEffect(() => {
    if (!isSpent(token)) setInvitation(token)
    return () => setInvitation(null)
  }, [token])
  // Accepted here, by registering or by the button.
  if (signedIn && isSpent(token)) return <Navigate to="/patients" replace />
  return (
    <main className={styles.page}>
      <Invited key={token} token={token} />
    </main>
  )
}
