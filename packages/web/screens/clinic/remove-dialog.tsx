import '../../words/late/hand-over'
import type { Output } from '@sella/contract/calls/index'
import { Modal } from 'antd'
import { useId, useState } from 'react'
import { useMemberRemove } from '../../api/clinic'
import { useReceivers } from '../../api/hand-overs'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

type Member = Output<'clinicGet'>['members'][number]

interface RemoveDialogProps {
  readonly member: Member
  readonly close: () => void
}

/** Confirms removing a member and asks who takes over her cases. */
export const RemoveDialog = ({ member, close }: RemoveDialogProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const id = useId()
  // No default: who takes the cases must be chosen.
  const [to, setTo] = useState<string | null>(null)
  const { data: receivers = [] } = useReceivers()
  const { mutate, isPending } = useMemberRemove()
  const { person, name, cases, opened, machines } = member
  const remove = () =>
    mutate(
      { person, casesTo: to || null },
      {
        onSuccess: () => {
          toast({ kind: 'done', title: t('clinic.removed', { name }) })
          close()
        },
        onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      },
    )
  return (
    <Modal
      open
      centered
      width={416}
      title={t('clinic.removeTitle', { name })}
      okText={t('clinic.remove')}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true, type: 'default', disabled: cases > 0 && to === null }}
      cancelButtonProps={{ autoFocus: true, type: 'primary' }}
      confirmLoading={isPending}
      onOk={remove}
      onCancel={close}
    >
      <div className={styles.dialog}>
        <p>{t('clinic.removeText')}</p>
        {opened > 0 && <p>{t('clinic.removeOpened', { count: opened })}</p>}
        {machines.length > 0 && <p>{t('clinic.stopsMachines', { names: machines.join(t('app.listComma')) })}</p>}
        {cases > 0 && (
          <label htmlFor={id}>
            {t('clinic.removeTo', { count: cases })}
            <select id={id} className={styles.select} value={to ?? '?'} onChange={event => setTo(event.target.value)}>
              <option value="?" disabled>
                {t('handOver.choose')}
              </option>
              <option value="">{t('clinic.removeToNobody')}</option>
              {receivers
                .filter(receiver => receiver.person !== person)
                .map(receiver => (
                  <option key={receiver.person} value={receiver.person}>
                    {receiver.name}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
    </Modal>
  )
}
