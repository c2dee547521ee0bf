import { Dropdown } from 'antd'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { GroupButton } from '../../../parts/group-button'

interface FoldedGroupProps {
  readonly entries: readonly {
    readonly key: string
    readonly icon: LucideIcon
    readonly label: string
    readonly run: () => void
  }[]
  readonly label: string
  readonly blocked: string | null
}

/** A group of the bar as one button with a menu, where the bar is narrow. */
export const FoldedGroup = ({ entries, label, blocked }: FoldedGroupProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  // The entry goes with its menu, which first does with the focus what it will: what it opens gives the focus back to the button.
  const chosen = (run: () => void) => () =>
    requestAnimationFrame(() => {
      opener.current?.focus({ preventScroll: true })
      run()
    })
  const items = entries.map(entry => ({
    key: entry.key,
    label: entry.label,
    icon: <entry.icon size={14} />,
    onClick: chosen(entry.run),
  }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <GroupButton ref={opener} icon={Ellipsis} label={label} blocked={blocked} />
    </Dropdown>
  )
}
