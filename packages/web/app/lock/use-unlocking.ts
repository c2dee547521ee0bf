import { useState } from 'react'
import { Refused } from '../../api/client'
import { enterHospitalAgain } from '../../api/oidc'
import { usePasskeyText } from '../../api/passkey-trouble'
import { answerByPasskey } from '../../api/passkeys'
import { unlockSession } from '../../api/session-state'
import { setLocked } from '../../memory/lock'
import { noteActive } from '../../memory/session'
import { useWords } from '../../words/i18n'

/** One attempt at a time, with an explanation if it failed. */
const useAttempts = () => {
  const { t } = useWords()
  const text = usePasskeyText()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setWrong(null)
    try {
      await work()
    } catch (error) {
      const none = error instanceof Refused && error.reason === 'NOT_FOUND'
      setWrong(none ? t('app.lock.noCode') : text(error))
      setBusy(false)
    }
  }
  return { busy, wrong, setWrong, attempt }
}

const unlockWith = async (given: Parameters<typeof unlockSession>[0]): Promise<void> => {
  await unlockSession(given)
  noteActive(Date.now())
  setLocked(false)
}

const unlockByPasskey = async (): Promise<void> => {
  // Its words are loaded only now.
  await import('../../words/late/passkey')
  await unlockWith({ code: await answerByPasskey() })
}

/** The ways out of a locked window: the input, the attempt in progress, and why it failed. */
export const useUnlocking = () => {
  const { t } = useWords()
  const { busy, wrong, setWrong, attempt } = useAttempts()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const unlock = async () => {
    if (typed.trim() === '') return setWrong(t('app.lock.needed'))
    await attempt(() => unlockWith(by === 'password' ? { password: typed } : { code: typed.trim() }))
  }
  const type = (text: string) => {
    setTyped(text)
    setWrong(null)
  }
  const turn = () => {
    setBy(by === 'password' ? 'code' : 'password')
    type('')
  }
  const byPasskey = () => attempt(unlockByPasskey)
  const byHospital = () => attempt(enterHospitalAgain)
  return { by, typed, type, turn, busy, wrong, unlock, byPasskey, byHospital }
}
