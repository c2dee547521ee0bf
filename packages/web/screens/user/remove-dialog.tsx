import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { ask, Refused } from '../../api/client'
import { usePatientCount } from '../../api/patients'
import { useUser } from '../../api/queries'
import { forgetAccount } from '../../memory/forget-account'
import { signOut } from '../../memory/session'
import { PasswordField } from '../../parts/password-field'
import { useToast } from '../../parts/toast'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './user.module.css'

const useRemoving = () => {
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const userId = useUser().data?.userId
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const remove = async (password: string) => {
    if (password === '') return setWrong(t('user.removeNeeded'))
    setBusy(true)
    try {
      await ask('accountDelete', { password })
      if (userId !== undefined) forgetAccount(userId)
      signOut()
      client.clear()
      toast({ kind: 'done', title: t('user.removed') })
    } catch (error) {
      const mistyped = error instanceof Refused && error.reason === 'PASSWORD_WRONG'
      setWrong(mistyped ? t('user.removeWrong') : textOf(error, lang))
      setBusy(false)
    }
  }
  return { busy, wrong, remove, forget: () => setWrong(null) }
}

/** Lists what deleting an account removes, and deletes it once the password is entered. */
export const RemoveDialog = ({ loginName, onClose }: { readonly loginName: string; readonly onClose: () => void }) => {
  const { t } = useWords()
  const [password, setPassword] = useState('')
  const { busy, wrong, remove, forget } = useRemoving()
  const box = useFirstWrong<HTMLDivElement>(wrong)
  const [cases, bin] = [usePatientCount('all'), usePatientCount('bin')]
  const owned =
    cases === null || bin === null
      ? t('user.removeCasesUnknown')
      : t('user.removeCases', { cases: String(cases), bin: String(bin) })
  return (
    <Modal
      open
      centered
      width={480}
      title={t('user.removeTitle', { loginName })}
      okText={t('user.removeNow')}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true, type: 'default' }}
      cancelButtonProps={{ disabled: busy, type: 'primary' }}
      confirmLoading={busy}
      onOk={() => void remove(password)}
      onCancel={() => !busy && onClose()}
    >
      <div ref={box} className={styles.lost}>
        <p>{t('user.removeLost')}</p>
        <ul>
          <li>{owned}</li>
          <li>{t('user.removeOwn')}</li>
          <li>{t('user.removeSessions')}</li>
        </ul>
        <p>{t('user.removeLog')}</p>
        <PasswordField
          label={t('user.removePassword')}
          error={wrong}
          value={password}
          onText={typed => {
            setPassword(typed)
            forget()
          }}
        />
      </div>
    </Modal>
  )
}
