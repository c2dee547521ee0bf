import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Size } from '@sella/contract/picture-steps'
import { Eye, Redo2, Undo2 } from 'lucide-react'
import { KeysButton } from '../../../parts/keys-button'
import { useWords } from '../../../words/i18n'
import { editingKeys, useKeyRows } from '../key-tables'
import styles from './edit.module.css'
import type { History } from './use-history'

interface EditBarProps {
  readonly name: string
  readonly edit: PictureEdit
  /** Size in pixels of the result. */
  readonly size: Size
  readonly history: Pick<History<PictureEdit>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  readonly before: boolean
  readonly onBefore: (before: boolean) => void
}

/** The edited image, undo and redo, and the original while its button is held. */
export const EditBar = ({ name, edit, size, history, before, onBefore }: EditBarProps) => {
  const { t } = useWords()
  const keys = useKeyRows(editingKeys)
  return (
    <header className={styles.bar}>
      <h2>{`${t('pictures.edit.title')}${t('app.separator')}${name}`}</h2>
      <span className={styles.facts}>
        {t('pictures.edit.size', { width: String(size.width), height: String(size.height) })}
        {edit.flip && <em title={t('pictures.edit.mirroredHint')}>{t('pictures.edit.mirrored')}</em>}
      </span>
      <button
        type="button"
        aria-disabled={!history.canUndo || undefined}
        aria-label={t('pictures.edit.undo')}
        title={t(history.canUndo ? 'pictures.edit.undo' : 'pictures.edit.blocked.undo')}
        onClick={history.canUndo ? history.undo : undefined}
      >
        <Undo2 size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-disabled={!history.canRedo || undefined}
        aria-label={t('pictures.edit.redo')}
        title={t(history.canRedo ? 'pictures.edit.redo' : 'pictures.edit.blocked.redo')}
        onClick={history.canRedo ? history.redo : undefined}
      >
        <Redo2 size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-pressed={before}
        aria-label={t('pictures.edit.before')}
        title={t('pictures.edit.before')}
        onPointerDown={() => onBefore(true)}
        onPointerUp={() => onBefore(false)}
        onPointerLeave={() => onBefore(false)}
        onKeyDown={event => event.key === ' ' && onBefore(true)}
        onKeyUp={() => onBefore(false)}
        onBlur={() => onBefore(false)}
      >
        <Eye size={18} aria-hidden />
      </button>
      <KeysButton rows={keys} />
    </header>
  )
}
