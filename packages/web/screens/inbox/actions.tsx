import type { Conversation } from '@sella/contract/chat'
import { Button, Select } from 'antd'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './inbox.module.css'
import { useAssign, useClose, useStaff } from './use-inbox'

/** Stands for nobody in the list of assignees. */
const nobody = ''

/** Who is assigned to a conversation, and whether it is closed. */
export const Actions = ({ conversation, me }: { readonly conversation: Conversation; readonly me: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const staff = useStaff().data ?? []
  const close = useClose()
  const assign = useAssign()
  const { uuid, closed, assignedTo } = conversation
  const onError = (error: unknown): void => toast({ kind: 'error', title: textOf(error, lang) })
  const nameOf = ({ uuid: person, name, online }: (typeof staff)[number]): string =>
    person === me ? t('chat.me', { name }) : online ? name : t('chat.away', { name })
  return (
    <div className={styles.actions}>
      <Select
        className={styles.assign}
        aria-label={t('chat.assigned')}
        value={assignedTo?.uuid ?? nobody}
        options={[
          { value: nobody, label: t('chat.nobody') },
          ...staff.map(member => ({ value: member.uuid, label: nameOf(member) })),
        ]}
        loading={assign.isPending}
        onChange={to => assign.mutate({ uuid, to: to === nobody ? null : to }, { onError })}
      />
      <Button loading={close.isPending} onClick={() => close.mutate({ uuid, closed: !closed }, { onError })}>
        {t(closed ? 'chat.reopen' : 'chat.end')}
      </Button>
    </div>
  )
}
