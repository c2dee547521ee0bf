import { Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../api/client'
import { useEndSecondFactor, useRenewRecovery } from '../../api/second-factor'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { RecoveryCodes } from './recovery-codes'
import styles from './two-steps.module.css'

const blank = { password: '', code: '' }

/** New recovery codes, or the end of two-step sign-in: either by password and code. */
export const TwoStepsChange = ({ what, onClose }: { readonly what: 'renew' | 'off'; readonly onClose: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [typed, setTyped] = useState(blank)
  const [wrong, setWrong] = useState<Partial<typeof blank>>({})
  const [renew, end] = [useRenewRecovery(), useEndSecondFactor()]
  const recovery = renew.data?.recovery
  const set = (part: Partial<typeof blank>) => {
    setTyped({ ...typed, ...part })
    setWrong({})
  }
  const refuse = (error: unknown) => {
    const text = textOf(error, lang)
    setWrong(error instanceof Refused && error.reason === 'PASSWORD_WRONG' ? { password: text } : { code: text })
  }
  const go = async () => {
    if (typed.password === '') return setWrong({ password: t('user.second.passwordNeeded') })
    if (typed.code.trim() === '') return setWrong({ code: t('user.second.codeNeeded') })
    if (what === 'renew') return void (await renew.mutateAsync(typed).catch(refuse))
    await end.mutateAsync(typed).then(() => {
      toast({ kind: 'done', title: t('user.second.ended') })
      onClose()
    }, refuse)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void go()
  }
  return (
    <Modal
      open
      centered
      width={440}
      title={t(recovery ? 'user.second.codesTitle' : `user.second.${what}`)}
      okText={t(recovery ? 'user.second.kept' : `user.second.${what}`)}
      cancelText={t('app.cancel')}
      cancelButtonProps={recovery ? { style: { display: 'none' } } : {}}
      okButtonProps={what === 'off' ? { danger: true, type: 'default' } : {}}
      confirmLoading={renew.isPending || end.isPending}
      onOk={recovery ? onClose : () => void go()}
      onCancel={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} />
      ) : (
        <form className={styles.step} onSubmit={submit} noValidate>
          <p>{t(what === 'off' ? 'user.second.offText' : 'user.second.renewText')}</p>
          <Field label={t('signIn.password')} error={wrong.password}>
            {wiring => (
              <TextInput
                {...wiring}
                autoFocus
                type="password"
                autoComplete="current-password"
                maxLength={200}
                value={typed.password}
                onText={password => set({ password })}
              />
            )}
          </Field>
          <Field label={t('user.second.code')} hint={t('user.second.codeHint')} error={wrong.code}>
            {wiring => (
              <TextInput
                {...wiring}
                autoComplete="one-time-code"
                maxLength={40}
                value={typed.code}
                onText={code => set({ code })}
              />
            )}
          </Field>
          {/* Enter in a field sends: a form of two fields needs a button for it. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Modal>
  )
}
