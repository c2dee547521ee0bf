import type { PatientRow } from '@sella/contract/entities'
import { Modal } from 'antd'
import { useState } from 'react'
import { Refused } from '../../api/client'
import { useEmptyBin, useErasePatient } from '../../api/patients'
import { forgetNamed } from '../../memory/session'
import { PasswordField } from '../../parts/password-field'
import { useToast } from '../../parts/toast'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import '../../words/late/erase-case'
import styles from './erase-dialog.module.css'

interface EraseDialogProps {
  /** The case to erase; null for all in the bin. */
  readonly row: PatientRow | null
  /** For the whole bin: how many. */
  readonly count: number
  readonly onClose: () => void
  readonly onErased: () => void
}

/** Unsaved work on an erased case must not remain on this machine. */
const forgetWork = ({ uuid, records }: PatientRow): void => forgetNamed([uuid, ...records.map(record => record.uuid)])

const useErasing = ({ row, onClose, onErased }: EraseDialogProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const erase = useErasePatient()
  const empty = useEmptyBin()
  const [wrong, setWrong] = useState<string | null>(null)
  const run = async (password: string) => {
    if (password === '') return setWrong(t('eraseCase.needed'))
    try {
      const count = row ? 1 : (await empty.mutateAsync(password)).erased
      if (row) {
        await erase.mutateAsync({ uuid: row.uuid, password })
        forgetWork(row)
      }
      toast({ kind: 'done', title: t('eraseCase.done', { count }) })
      onErased()
      onClose()
    } catch (error) {
      setWrong(error instanceof Refused && error.reason === 'PASSWORD_WRONG' ? t('eraseCase.wrong') : textOf(error, lang))
    }
  }
  return { busy: erase.isPending || empty.isPending, wrong, run, forget: () => setWrong(null) }
}

/** States what is deleted permanently and what is not, and erases once the password is entered. */
export const EraseDialog = (props: EraseDialogProps) => {
  const { row, count, onClose } = props
  const { t } = useWords()
  const [password, setPassword] = useState('')
  const { busy, wrong, run, forget } = useErasing(props)
  const box = useFirstWrong<HTMLDivElement>(wrong)
  return (
    <Modal
      open
      centered
      width={480}
      title={row ? t('eraseCase.title', { name: row.name }) : t('eraseCase.titleAll', { count })}
      okText={t('eraseCase.now')}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true, type: 'default' }}
      cancelButtonProps={{ disabled: busy, type: 'primary' }}
      confirmLoading={busy}
      onOk={() => void run(password)}
      onCancel={() => !busy && onClose()}
    >
      <div ref={box} className={styles.erase}>
        <p>{t('eraseCase.lost')}</p>
        <p>{t('eraseCase.log')}</p>
        <p>{t('eraseCase.backups')}</p>
        <PasswordField
          label={t('eraseCase.password')}
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
