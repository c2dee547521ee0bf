import type { SecondStepGiven } from '@sella/contract/passkey'
import { useState } from 'react'
import { Refused } from '../../api/client'
import { usePasskeyText } from '../../api/passkey-trouble'
import { secondTyped } from '../../api/passkeys'
import { useWords } from '../../words/i18n'
import { noProof, type Proof, useOwnFactors } from './second-fields'

export interface Proven {
  readonly password: string
  readonly second?: SecondStepGiven
}

/** Password and second step as typed; `prove` submits them, and shows a refusal beside its field. */
export const useProof = () => {
  const { t } = useWords()
  const text = usePasskeyText()
  const { any, passkeys } = useOwnFactors()
  const [proof, setProof] = useState(noProof)
  const [wrong, setWrong] = useState<Partial<Proof>>({})
  const [busy, setBusy] = useState(false)
  const prove = async (go: (proven: Proven) => Promise<unknown>): Promise<void> => {
    if (proof.password === '') return setWrong({ password: t('user.second.passwordNeeded') })
    if (any && !passkeys && proof.code.trim() === '') return setWrong({ code: t('user.second.codeNeeded') })
    setBusy(true)
    try {
      const second = any ? await secondTyped(proof.code, passkeys) : undefined
      await go({ password: proof.password, ...(second === undefined ? {} : { second }) })
    } catch (error) {
      const ofPassword = !any || (error instanceof Refused && error.reason === 'PASSWORD_WRONG')
      setWrong(ofPassword ? { password: text(error) } : { code: text(error) })
    }
    setBusy(false)
  }
  const change = (part: Partial<Proof>) => {
    setProof({ ...proof, ...part })
    setWrong({})
  }
  return { proof, wrong, busy, change, prove }
}
