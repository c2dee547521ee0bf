import { type Command, titleOn } from '@sella/workbench/commands/command'
import { capsOf } from '@sella/workbench/commands/strokes'
import { keySheet, pointerWays } from '@sella/workbench/commands/table'
import { Modal } from 'antd'
import { KeyLine } from '../../parts/key-line'
import { useWords } from '../../words/i18n'
import { mod } from './commands/caps'
import { useDesk } from './desk'
import { useDialogs } from './dialogs'
import styles from './key-sheet.module.css'

/** Consecutive single keys such as 1 to 9 or the four arrows are merged into one entry; their modifiers are named once. */
const strokesShown = ({ keys = [] }: Command): readonly (readonly string[])[] => {
  const caps = keys.map(stroke => capsOf(stroke, mod))
  const modifiers = (caps[0] ?? []).slice(0, -1)
  const [first, last] = [caps[0]?.at(-1) ?? '', caps.at(-1)?.at(-1) ?? '']
  if (keys.length < 3) return caps
  return /^\d$/.test(first) ? [[first, '–', last]] : [[...modifiers, ...caps.map(stroke => stroke.at(-1) ?? '')]]
}

/** Every key of the workbench, from the table of commands. */
export const KeySheet = () => {
  const { t, lang } = useWords()
  const { open, close } = useDialogs()
  const desk = useDesk()
  const sheet = keySheet(desk)
  const rows = (commands: readonly Command[]) =>
    commands.map(command => <KeyLine key={command.id} does={titleOn(command, desk)[lang]} strokes={strokesShown(command)} />)
  return (
    <Modal open={open === 'keys'} centered width={960} title={t('workbench.keys.title')} footer={null} onCancel={close}>
      <div className={styles.sheet}>
        <section>
          <h3>{t('workbench.keys.editingKeys')}</h3>
          <dl>{rows(sheet.editing)}</dl>
        </section>
        <section>
          <h3>{t('workbench.keys.viewKeys')}</h3>
          <dl>
            {rows(sheet.viewing)}
            {pointerWays.map(({ title, by }) => (
              <KeyLine key={by[0]?.en ?? ''} does={title[lang]} strokes={[by.map(each => each[lang])]} />
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  )
}
