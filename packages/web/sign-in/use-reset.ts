import type { SecondStepGiven } from '@sella/contract/passkey'
import { passwordFault } from '@sella/contract/password-strength'
import { useState } from 'react'
import { ask, Refused } from '../api/client'
import { setToken } from '../memory/session'
import { refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type OnSecond, secondAsked } from './second'

export type ResetField = 'loginName' | 'code' | 'password'
export type ResetDraft = Readonly<Record<ResetField, string>>

/** What went wrong, and in which field; null: the form as a whole. */
interface Wrong {
  readonly field: ResetField | null
  readonly text: string
}

const fieldOf = (error: unknown): ResetField | null => {
  if (!(error instanceof Refused)) return null
  if (error.reason === 'CODE_WRONG') return 'code'
  return error.reason === 'PASSWORD_TOO_SHORT' || error.reason === 'PASSWORD_COMMON' ? 'password' : null
}

interface Leading {
  readonly onDone: (loginName: string) => void
  readonly onSecond: OnSecond
}

/** Signs in with the code; where a second step is required, hands on how to sign in with it. */
const enterByCode = async (loginName: string, code: string, onSecond: Leading['onSecond']): Promise<void> => {
  const enter = async (second?: SecondStepGiven) => setToken((await ask('codeLogin', { loginName, code, second })).token)
  await enter().catch((error: unknown) => {
    const by = secondAsked(error)
    if (!by) throw error
    onSecond(enter, by)
  })
}

/** Requests a code, then signs in with it or sets a new password. */
export const useReset = (purpose: 'reset' | 'code', prefilled: string, { onDone, onSecond }: Leading) => {
  const { t, lang } = useWords()
  const [draft, setDraft] = useState<ResetDraft>({ loginName: prefilled, code: '', password: '' })
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
      setDraft(current => ({ ...current, code: '' }))
      setSent(times => times + 1)
    })
  }
  const save = async () => {
    const { password } = draft
    const code = draft.code.trim()
    if (code === '') return setWrong({ field: 'code', text: t('entry.reset.codeNeeded') })
    const fault = purpose === 'reset' ? passwordFault(password, [loginName]) : null
    if (fault) return setWrong({ field: 'password', text: refusal(fault, lang) })
    if (purpose === 'code') return during('save', () => enterByCode(loginName, code, onSecond))
    await during('save', async () => {
      await ask('passwordReset', { loginName, code, password })
      onDone(loginName)
    })
  }
  const set = (part: Partial<ResetDraft>) => {
    setDraft(current => ({ ...current, ...part }))
    setWrong(null)
  }
  return { draft, set, loginName, sent, busy, wrong, send, save }
}
