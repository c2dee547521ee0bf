import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { useMyClinics } from '../../api/clinic'
import { usePatientCount } from '../../api/patients'
import { useUser } from '../../api/queries'
import { forgetAccount } from '../../memory/forget-account'
import { signOut } from '../../memory/session'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { ProofDialog } from './proof-dialog'
import type { Proven } from './use-proof'
import styles from './user.module.css'

const useRemoving = () => {
  const { t } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const userId = useUser().data?.userId
  return async (proven: Proven): Promise<void> => {
    await ask('accountDelete', proven)
    if (userId !== undefined) forgetAccount(userId)
    signOut()
    client.clear()
    toast({ kind: 'done', title: t('user.removed') })
  }
}

/** The cases that go. Those counted in the list at a clinic's desk are the clinic's and stay. */
const useOwned = (): string => {
  const { t } = useWords()
  const mine = useMyClinics().data
  const [cases, bin] = [usePatientCount('all'), usePatientCount('bin')]
  if (mine && mine.desk !== null) return t('user.removeCasesOwn')
  if (!mine || cases === null || bin === null) return t('user.removeCasesUnknown')
  return t('user.removeCases', { cases: String(cases), bin: String(bin) })
}

/** Lists what deleting an account removes, and deletes it by the password and the second step if the account has one. */
export const RemoveDialog = ({ loginName, onClose }: { readonly loginName: string; readonly onClose: () => void }) => {
  const { t } = useWords()
  const remove = useRemoving()
  const owned = useOwned()
  return (
    <ProofDialog
      width={480}
      title={t('user.removeTitle', { loginName })}
      okText={t('user.removeNow')}
      onClose={onClose}
      act={remove}
    >
      <div className={styles.lost}>
        <p>{t('user.removeLost')}</p>
        <ul>
          <li>{owned}</li>
          <li>{t('user.removeOwn')}</li>
          <li>{t('user.removeSessions')}</li>
        </ul>
        <p>{t('user.removeLog')}</p>
        <p>{t('user.removeProof')}</p>
      </div>
    </ProofDialog>
  )
}
