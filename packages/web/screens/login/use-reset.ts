import { useState } from 'react'
import { ask, Refused } from '../../api/client'
import { refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

export type ResetField = 'loginName' | 'code' | 'password'
export type ResetDraft = Readonly<Record<ResetField, string>>

/** What went wrong, and with which field; null: with the form as a whole. */
interface Wrong {
  readonly field: ResetField | null
  readonly text: string
}

const fieldOf = (error: unknown): ResetField | null => {
  if (!(error instanceof Refused)) return null
  if (error.reason === 'CODE_WRONG') return 'code'
  return error.reason === 'PASSWORD_TOO_SHORT' ? 'password' : null
}

/** A password reset: a code is asked for, then the new password set with it. */
export const useReset = (known: string, onDone: (loginName: string) => void) => {
  const { t, lang } = useWords()
  const [draft, setDraft] = useState<ResetDraft>({ loginName: known, code: '', password: '' })
  const [sent, setSent] = useState(0)
  const [busy, setBusy] = useState<'send' | 'save' | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const loginName = draft.loginName.trim()
  const during = async (what: 'send' | 'save', work: () => Promise<void>) => {
    setBusy(what)
    setWrong(null)
    await work().catch((error: unknown) => setWrong({ field: fieldOf(error), text: textOf(error, lang) }))
    setBusy(null)
  }
  const send = async () => {
    if (loginName === '') return setWrong({ field: 'loginName', text: t('signIn.loginNameNeeded') })
    await during('send', async () => {
      await ask('verifyCode', { loginName })
      setDraft(held => ({ ...held, code: '' }))
      setSent(times => times + 1)
    })
  }
  const save = async () => {
    const { password } = draft
    const code = draft.code.trim()
    if (code === '') return setWrong({ field: 'code', text: t('entry.reset.codeNeeded') })
    if (password.length < 8) return setWrong({ field: 'password', text: refusal('PASSWORD_TOO_SHORT', lang) })
    await during('save', async () => {
      await ask('passwordReset', { loginName, code, password })
      onDone(loginName)
    })
  }
  const set = (part: Partial<ResetDraft>) => {
    setDraft(held => ({ ...held, ...part }))
    setWrong(null)
  }
  return { draft, set, loginName, sent, busy, wrong, send, save }
}
