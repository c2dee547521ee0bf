import { Button } from 'antd'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from '../../../editor/use-store'
import { focusOnWork, isFocusLost } from '../../../parts/focus-back'
import { capsFor } from '../commands/caps'
import { CommandButton } from '../commands/command-button'
import { useOffer } from '../commands/use-command'
import { useDesk, useEditing } from '../desk'
import styles from './top-bar.module.css'

/** Edit points; while editing, Save and Cancel instead. */
export const EditButtons = () => {
  const desk = useDesk()
  const { saver } = desk
  const pressed = useRef(false)
  const editing = useEditing()
  const busy = useStore(saver.state, s => s.busy)
  // The pressed button is gone with the mode that it began or ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the mode
  useEffect(() => {
    if (pressed.current && isFocusLost()) focusOnWork()
    pressed.current = true
  }, [editing])
  const [edit, save, cancel] = [useOffer('edit'), useOffer('save'), useOffer('cancel')]
  if (!desk.may('trace')) return null
  if (!editing) return <CommandButton offer={edit} />
  return (
    <div className={styles.edit}>
      <Button type="primary" size="small" icon={<Check size={14} />} loading={busy} onClick={save.run}>
        {save.label}
        <kbd className={styles.key}>{capsFor(save.command).join(' ')}</kbd>
      </Button>
      <Button size="small" onClick={cancel.run}>
        {cancel.label}
      </Button>
    </div>
  )
}
