import { useEndSecondFactor } from '../../api/second-factor'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { ProofDialog } from './proof-dialog'

/** Removes the authenticator: by password and second step. */
export const TwoStepsOff = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const toast = useToast()
  const end = useEndSecondFactor()
  return (
    <ProofDialog
      title={t('user.second.off')}
      okText={t('user.second.off')}
      onClose={onClose}
      act={async ({ password, second = '' }) => {
        await end.mutateAsync({ password, code: second })
        toast({ kind: 'done', title: t('user.second.ended') })
        onClose()
      }}
    >
      <p>{t('user.second.offText')}</p>
    </ProofDialog>
  )
}
