import { Dropdown } from 'antd'
import { Ellipsis, Headset } from 'lucide-react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../../case/case'
import { useInEdit } from '../../case/in-edit'
import { Badge } from '../../chat/badge'
import { setChatOpen } from '../../chat/opened'
import { useSupport } from '../../chat/use-support'
import { useToast } from '../../parts/toast'
import { inboxPath } from '../../paths'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Place } from '../routes'
import styles from './work-table.module.css'

interface RailMoreProps {
  readonly places: readonly Place[]
  readonly caseUuid: string
  readonly recordUuid: string | null
}

/** On a phone: the rarely used pages of a case, and customer service, behind one entry of the bar. */
export const RailMore = ({ places, caseUuid, recordUuid }: RailMoreProps) => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  const toast = useToast()
  const inEdit = useInEdit()
  const { staff, unread } = useSupport()
  const go = (path: string) => () =>
    inEdit.get() ? toast({ kind: 'warning', title: refusal('EDITING', lang), about: 'save' }) : void navigate(path)
  const pages = places.map(({ path, name, icon: Icon }) => ({
    key: path,
    label: t(`routes.${name}`),
    icon: <Icon size={16} aria-hidden />,
    onClick: go(caseAddress(path, caseUuid, recordUuid)),
  }))
  const support = {
    key: 'support',
    label: t(staff ? 'support.inbox' : 'support.entry'),
    icon: <Headset size={16} aria-hidden />,
    onClick: staff ? go(inboxPath) : () => setChatOpen(true),
  }
  return (
    <Dropdown menu={{ items: [...pages, support] }} trigger={['click']} placement="topRight" autoFocus>
      <button type="button" className={`${styles.entry} ${styles.more}`} aria-haspopup="menu">
        <Ellipsis size={20} aria-hidden />
        <span>{t('workbench.bar.more')}</span>
        <Badge count={unread} label={t(staff ? 'support.waiting' : 'support.unread', { count: unread })} />
      </button>
    </Dropdown>
  )
}
