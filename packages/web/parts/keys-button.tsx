import { capsOf, type Stroke } from '@sella/workbench/commands/strokes'
import { Keyboard, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../words/i18n'
import { KeyLine } from './key-line'
import styles from './keys-button.module.css'
import { inField } from './use-keys'
import { touch, useMedia } from './use-media'
import { useModal } from './use-modal'

/** The effect of keys in a window over the page. */
export interface KeyRow {
  readonly does: string
  readonly strokes: readonly Stroke[]
}

/** What this machine's keyboard calls Ctrl or Cmd. */
const mod = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

/** The four arrows, and 1 to 5, are shown as one, with their modifiers once. */
const strokesShown = (strokes: readonly Stroke[]): readonly (readonly string[])[] => {
  const caps = strokes.map(stroke => capsOf(stroke, mod))
  if (caps.length < 3) return caps
  const [first = '', last = ''] = [caps[0]?.at(-1), caps.at(-1)?.at(-1)]
  const modifierKeys = caps[0]?.slice(0, -1) ?? []
  return /^\d$/.test(first) ? [[first, '–', last]] : [[...modifierKeys, ...caps.map(stroke => stroke.at(-1) ?? '')]]
}

interface KeysDialogProps {
  readonly rows: readonly KeyRow[]
  readonly onClose: () => void
}

/** A separate dialog: antd's would be below the window it describes, which is in the top layer. */
const KeysDialog = ({ rows, onClose }: KeysDialogProps) => {
  const { t } = useWords()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={t('app.keys')}
      onCancel={event => event.stopPropagation()}
      onClose={event => {
        event.stopPropagation()
        onClose()
      }}
      onKeyDown={event => event.stopPropagation()}
    >
      <header>
        <h3>{t('app.keys')}</h3>
        <button type="button" aria-label={t('app.close')} title={t('app.close')} onClick={() => dialog.current?.close()}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <dl>
        {rows.map(({ does, strokes }) => (
          <KeyLine key={does} does={does} strokes={strokesShown(strokes)} />
        ))}
      </dl>
    </dialog>
  )
}

/** Opens the list of a window's keys; so does the question mark. */
export const KeysButton = ({ rows }: { readonly rows: readonly KeyRow[] }) => {
  const { t } = useWords()
  const fingers = useMedia(touch)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if ((event.key === '?' || event.key === '？') && !inField(event.target)) setOpen(true)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  // A phone has no keys.
  if (fingers) return null
  return (
    <>
      <button type="button" aria-label={t('app.keys')} title={`${t('app.keys')} ?`} onClick={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden />
      </button>
      {open && <KeysDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  )
}
