import { useRenewRecovery } from '../../api/second-factor'
import { useWords } from '../../words/i18n'
import { RecoveryDialog } from './recovery-dialog'
import { ProofFields } from './second-fields'
import { useProof } from './use-proof'

/** New recovery codes, by password and second step; then the codes. */
export const RenewCodes = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords()
  const { proof, wrong, busy, change, prove } = useProof()
  const renew = useRenewRecovery()
  const words = t('user.second.renew')
  const act = () => void prove(({ password, second = '' }) => renew.mutateAsync({ password, code: second }))
  return (
    <RecoveryDialog
      width={440}
      title={words}
      okText={words}
      recovery={renew.data?.recovery}
      busy={busy}
      typed={false}
      act={act}
      onClose={onClose}
    >
      <p>{t('user.second.renewText')}</p>
      <ProofFields proof={proof} wrong={wrong} onProof={change} />
    </RecoveryDialog>
  )
}
