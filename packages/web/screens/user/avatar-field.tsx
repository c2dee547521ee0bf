import type { UserInfo } from '@sella/contract/entities'
import { Button } from 'antd'
import { useRef } from 'react'
import { useChangeAvatar } from '../../api/queries'
import { Avatar } from '../../parts/avatar'
import { useToast } from '../../parts/toast'
import { message, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './user.module.css'

export const AvatarField = ({ user }: { readonly user: UserInfo }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const change = useChangeAvatar()
  const input = useRef<HTMLInputElement>(null)
  const send = (file: File | undefined) =>
    file &&
    change.mutate(file, {
      onSuccess: () => toast({ kind: 'done', title: message('SAVED', lang) }),
      onError: error => toast({ kind: 'error', title: textOf(error, lang), text: file.name }),
    })
  return (
    <div className={styles.avatar}>
      <Avatar name={user.userName} url={user.avatarUrl} size={56} />
      <Button loading={change.isPending} onClick={() => input.current?.click()}>
        {t('user.changeAvatar')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/*"
        aria-label={t('user.avatar')}
        onChange={event => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
