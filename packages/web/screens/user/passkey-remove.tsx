import type { Output } from '@sella/contract/calls/index'
import { useRemovePasskey } from '../../api/passkeys'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { ProofDialog } from './proof-dialog'
import styles from './two-steps.module.css'

interface PasskeyRemoveProps {
  readonly passkey: Output<'passkeyList'>['passkeys'][number]
  /** It is the last second step. */
  readonly last: boolean
  readonly onClose: () => void
}

/** Removes a passkey: by password and second step. */
export const PasskeyRemove = ({ passkey: { uuid, name }, last, onClose }: PasskeyRemoveProps) => {
  const { t } = useWords()
  const toast = useToast()
  const remove = useRemovePasskey()
  return (
    <ProofDialog
      title={t('passkey.removeTitle', { name })}
      okText={t('passkey.remove')}
      onClose={onClose}
      act={async proven => {
        await remove.mutateAsync({ uuid, ...proven })
        toast({ kind: 'done', title: t('passkey.removed'), text: name })
        onClose()
      }}
    >
      <p>{t('passkey.removeText')}</p>
      {last && <p className={styles.warn}>{t('passkey.removeLast')}</p>}
    </ProofDialog>
  )
}
