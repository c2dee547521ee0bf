import { Button } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { RemoveDialog } from './remove-dialog'
import { Section } from './section'

/** Deletes the account. */
export const RemoveAccount = ({ loginName }: { readonly loginName: string }) => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('user.remove')} hint={t('user.removeHint')}>
      <Button danger onClick={() => setOpen(true)}>
        {t('user.removeOpen')}
      </Button>
      {open && <RemoveDialog loginName={loginName} onClose={() => setOpen(false)} />}
    </Section>
  )
}
