import { typedName } from '@sella/contract/name-as-read'
import { Button, Input, Popover } from 'antd'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { BlockedButton } from '../parts/blocked-button'
import { Unfolded } from '../parts/unfolded'
import { useWords } from '../words/i18n'
import styles from './design.module.css'

interface PresetNameProps {
  readonly icon: LucideIcon
  readonly label: string
  /** Why it cannot be pressed now. */
  readonly blocked: string | null
  /** The name to begin with. */
  readonly name: string
  /** What the button that takes a name says; null where it cannot be taken. */
  readonly takes: (name: string) => string | null
  /** What is to be known of a name, below it; null for nothing. */
  readonly note: (name: string) => string | null
  readonly take: (name: string) => void
}

/** A button that asks for the name of a preset. */
export const PresetName = ({ icon: Icon, label, blocked, name, takes, note, take }: PresetNameProps) => {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? name
  const action = typedName(text) === '' ? null : takes(text)
  const remark = note(text)
  const form = (
    <Unfolded close={() => setTyped(null)}>
      <form
        className={styles.keep}
        onSubmit={event => {
          event.preventDefault()
          if (action === null) return
          take(text)
          setTyped(null)
        }}
      >
        <Input
          maxLength={60}
          aria-label={t('documents.design.presetName')}
          placeholder={t('documents.design.presetName')}
          value={text}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={action === null}>
          {action ?? t('documents.design.keep')}
        </Button>
        {remark !== null && <p role="status">{remark}</p>}
      </form>
    </Unfolded>
  )
  return (
    <Popover
      trigger="click"
      open={typed !== null}
      onOpenChange={open => setTyped(open ? name : null)}
      content={form}
      destroyOnHidden
    >
      <BlockedButton icon={<Icon size={14} aria-hidden />} blocked={blocked} aria-label={label} title={label} />
    </Popover>
  )
}
