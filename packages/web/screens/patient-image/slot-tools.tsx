import type { CaseRecord, Photo } from '@sella/contract/entities'
import { turned } from '@sella/contract/picture-steps'
import { Maximize, RotateCw, SlidersHorizontal } from 'lucide-react'
import { useMayChange } from '../../api/clinic'
import { useWords } from '../../words/i18n'
import styles from './slot.module.css'
import { SlotMenu } from './slot-menu'
import { isPaper, isSurface } from './slots'
import { useImageChanges } from './use-image-changes'

interface SlotToolsProps {
  readonly photo: Photo
  readonly record: CaseRecord
  readonly onReplace: () => void
  readonly onView: () => void
  readonly onEdit: () => void
}

/** The actions on an image in its slot; the menu has all of them too. */
export const SlotTools = ({ photo, record, onReplace, onView, onEdit }: SlotToolsProps) => {
  const { t } = useWords()
  const changes = useImageChanges(photo)
  const mayChange = useMayChange(record, photo.type)
  const kind = t(`imaging.kind.${photo.type}`)
  const tools = [
    {
      Icon: RotateCw,
      label: t('pictures.tool.turnSlot', { kind }),
      title: t('pictures.tool.turn'),
      run: () => changes.edit(turned(photo.edit?.recipe ?? null, 90)),
    },
    { Icon: SlidersHorizontal, label: t('pictures.tool.editSlot', { kind }), title: t('pictures.tool.edit'), run: onEdit },
  ]
  return (
    <div className={styles.tools}>
      <button type="button" aria-label={t('imaging.viewSlot', { kind })} title={t('imaging.view')} onClick={onView}>
        <Maximize size={16} aria-hidden />
      </button>
      {mayChange &&
        !isSurface(photo) &&
        !isPaper(photo) &&
        tools.map(({ Icon, label, title, run }) => (
          <button key={title} type="button" disabled={changes.busy} aria-label={label} title={title} onClick={run}>
            <Icon size={16} aria-hidden />
          </button>
        ))}
      <SlotMenu photo={photo} record={record} changes={changes} onReplace={onReplace} onView={onView} onEdit={onEdit} />
    </div>
  )
}
