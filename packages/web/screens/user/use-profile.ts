import type { UserInfo } from '@sella/contract/entities'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/client'
import { useUpdateUser, useUser } from '../../api/queries'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import {
  afterSaved,
  draftOf,
  inputOf,
  isOtherContact,
  metIn,
  type ProfileDraft,
  type ProfileFields,
  wrongIn,
} from './profile-form'

/** The text under each field. */
const useErrorTexts = (user: UserInfo, clashes: readonly (keyof ProfileFields)[]) => {
  const { t, lang } = useWords()
  const wrongTexts = {
    userName: refusal('NAME_REQUIRED', lang),
    email: t('user.emailWrong'),
    age: t('user.ageWrong'),
    phone: null,
  }
  return (field: keyof ProfileFields, isWrong: boolean): string | null => {
    if (isWrong) return wrongTexts[field]
    if (!clashes.includes(field)) return null
    return t('user.elsewhere', { value: String(user[field] ?? '') || t('app.none') })
  }
}

/** What is typed, over what is saved by now, and what of it cannot be saved. */
const useTyped = (user: UserInfo, isTried: boolean) => {
  const { draft, set, changed } = useFormDraft<ProfileDraft>('profile', { first: draftOf(user), secret: ['password'] })
  const { draft: fields, clashes } = metIn(draft, user)
  const textFor = useErrorTexts(user, clashes)
  const byPassword = isOtherContact(fields, user)
  const typed = { ...fields, password: byPassword ? draft.password : '' }
  const wrong = wrongIn(typed, byPassword)
  const shown = isTried ? wrong : []
  return {
    ...{ draft, typed, set, changed, byPassword },
    isWrong: wrong.length > 0,
    errorOf: (field: keyof ProfileFields) => textFor(field, shown.includes(field)),
    needsPassword: shown.includes('password'),
  }
}

/**
 * The profile being typed. Fields left alone follow what another window saved; of a field changed in both, the other value is shown
 * below it, and saving again overwrites that knowingly.
 */
export const useProfile = (user: UserInfo) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const update = useUpdateUser()
  const { refetch } = useUser()
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const { draft, typed, set, changed, byPassword, isWrong, errorOf, needsPassword } = useTyped(user, tries > 0)
  const refuse = async (error: unknown): Promise<void> => {
    const reason = error instanceof Refused ? error.reason : null
    if (reason === 'PASSWORD_WRONG') return setRefused(t('user.contactRefused'))
    if (reason === 'PROFILE_CONFLICT') await refetch()
    toast({ kind: 'error', title: textOf(error, lang) })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!changed) return toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
    if (isWrong) return
    await update.mutateAsync(inputOf(typed, user)).then(saved => {
      set(now => afterSaved(draft, now, saved))
      toast({ kind: 'done', title: message('SAVED', lang) })
    }, refuse)
  }
  return {
    typed,
    byPassword,
    tries,
    saving: update.isPending,
    save,
    set: (part: Partial<ProfileDraft>) => {
      set(part)
      setRefused(null)
    },
    errorOf,
    passwordError: refused ?? (needsPassword ? t('user.second.passwordNeeded') : null),
  }
}
