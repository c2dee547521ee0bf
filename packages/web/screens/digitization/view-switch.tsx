import { Tooltip } from 'antd'
import { Bone, type LucideIcon, ScanFace, Skull, Smile, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import styles from './face/face.module.css'
import { useView, type View, views } from './views'

const icons: Readonly<Record<View, LucideIcon>> = {
  film: Bone,
  frontal: Skull,
  face_side: UserRound,
  face_frontal: ScanFace,
  face_smile: Smile,
}

/** Set by a switch of views: the switch of the new view takes over the focus of the old one. */
const moved = { focus: false }

interface ViewSwitchProps {
  /** Asked before switching to another view. */
  readonly before?: (go: () => void) => void
  /** Icons in a column. */
  readonly narrow?: boolean
  /** As wide as its words, over the picture on a phone. */
  readonly floats?: boolean
}

/** The film or one of the face photos. */
export const ViewSwitch = ({ before = go => go(), narrow = false, floats = false }: ViewSwitchProps) => {
  const { t } = useWords()
  const { view, take } = useView()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moved.focus) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
    moved.focus = false
  }, [])
  const change = (next: View) =>
    before(() => {
      moved.focus = group.current?.contains(document.activeElement) ?? false
      take(next)
    })
  const option = (value: View) => {
    const Icon = icons[value]
    const label = t(`face.views.${value}`)
    const sign = (
      <Tooltip title={label} placement="right">
        <Icon size={20} aria-label={label} style={{ verticalAlign: 'middle' }} />
      </Tooltip>
    )
    return { value, label: narrow ? sign : label }
  }
  return (
    <div className={narrow ? styles.strip : floats ? styles.floats : styles.bar} ref={group} data-views>
      <ChoiceRow<View>
        className={narrow || floats ? undefined : styles.views}
        aria-label={t('face.views.title')}
        size={narrow ? 'large' : 'small'}
        block={!narrow && !floats}
        vertical={narrow}
        value={view}
        options={views.map(option)}
        onChange={change}
      />
    </div>
  )
}
