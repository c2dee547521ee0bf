import '../../words/late/passkey'
import '../../words/late/user'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ask, Refused } from '../../api/client'
import { passkeysHere, usePasskeyText } from '../../api/passkey-trouble'
import { secondTyped, usePasskeys } from '../../api/passkeys'
import { Notice } from '../../parts/notice'
import { TopBar } from '../../parts/top-bar'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { ConfirmCard } from './confirm-card'
import styles from './user.module.css'

type Answer = 'none' | 'sending' | 'confirmed' | 'refused'

const ends = {
  confirmed: { icon: CircleCheck, title: 'user.confirm.done', text: 'user.confirm.doneText' },
  refused: { icon: CircleSlash, title: 'user.confirm.refused', text: 'user.confirm.refusedText' },
  gone: { icon: QrCode, title: 'user.confirm.gone', text: 'user.confirm.goneText' },
} as const

const isGone = (error: unknown): boolean =>
  error instanceof Refused && (error.reason === 'NOT_FOUND' || error.reason === 'INPUT_INVALID')

const asksSecond = (error: unknown): boolean => error instanceof Refused && error.reason === 'SECOND_FACTOR_NEEDED'

const sendAnswer = async (ticket: string, typed: string | null, passkeys: boolean) => {
  const second = typed === null ? undefined : await secondTyped(typed, passkeys)
  return ask('qrcodeConfirm', { ticket, ...(second === undefined ? {} : { second }) })
}

/** Who waits for the ticket, and the doctor's answer to it. */
const useAnswer = (ticket: string) => {
  const [answer, setAnswer] = useState<Answer>('none')
  const [failed, setFailed] = useState<unknown>(null)
  const [second, setSecond] = useState<string | null>(null)
  const passkeys = (usePasskeys().data?.passkeys.length ?? 0) > 0 && passkeysHere()
  const waiting = useQuery({
    queryKey: ['qr sign-in', ticket],
    queryFn: ({ signal }) => ask('qrcodeLook', { ticket }, { signal }),
    enabled: answer === 'none',
    gcTime: 0,
  })
  const confirm = async () => {
    setAnswer('sending')
    setFailed(null)
    await sendAnswer(ticket, second, passkeys).then(
      () => setAnswer('confirmed'),
      (error: unknown) => {
        if (asksSecond(error) && second === null) setSecond('')
        else setFailed(error)
        setAnswer('none')
      },
    )
  }
  const end: keyof typeof ends | null =
    answer === 'confirmed' || answer === 'refused' ? answer : isGone(failed ?? waiting.error) ? 'gone' : null
  return {
    waiting,
    second,
    passkeys,
    setSecond: (code: string) => [setSecond(code), setFailed(null)],
    end,
    error: failed ?? waiting.error,
    sending: answer === 'sending',
    confirm,
    refuse: () => setAnswer('refused'),
  }
}

/** The target of a sign-in QR code: asks before another device is signed in. */
export const ConfirmSignIn = () => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const text = usePasskeyText()
  const { waiting, second, passkeys, setSecond, end, error, sending, confirm, refuse } = useAnswer(search.get('ticket') ?? '')
  const shown = end && ends[end]
  return (
    <>
      <TopBar name={t('routes.confirm')} />
      <div className={styles.page}>
        {shown && (
          <Notice
            icon={shown.icon}
            title={t(shown.title)}
            text={t(shown.text)}
            actions={[{ label: t('user.confirm.toPatients'), run: () => void navigate('/patients') }]}
          />
        )}
        {!shown && waiting.data && (
          <ConfirmCard
            asking={waiting.data}
            busy={sending}
            second={second}
            passkeys={passkeys}
            onSecond={setSecond}
            error={error ? text(error) : null}
            onYes={() => void confirm()}
            onNo={refuse}
          />
        )}
        {!shown && !waiting.data && error && (
          <Notice
            icon={CircleSlash}
            title={textOf(error, lang)}
            actions={[{ label: t('app.retry'), run: () => void waiting.refetch() }]}
          />
        )}
      </div>
    </>
  )
}
