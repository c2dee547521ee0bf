import { Modal } from 'antd'
import { Key } from '../../parts/key'
import { useWords } from '../../words/i18n'
import { useDesk } from './desk'
import { useDialogs } from './dialogs'
import styles from './key-sheet.module.css'

const mod = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

const groups = [
  {
    name: 'editingKeys',
    keys: [
      ['edit', ['E']],
      ['guide', ['G']],
      ['ruler', ['R']],
      ['outline', ['C']],
      ['save', [mod, 'S']],
      ['escape', ['Esc']],
      ['next', ['Tab']],
      ['previous', ['⇧', 'Tab']],
      ['confirm', ['Enter']],
      ['back', ['⌫']],
      ['skip', ['S']],
      ['nudge', ['←', '→', '↑', '↓']],
      ['nudgeTen', ['⇧', '←']],
      ['delete', ['Del']],
      ['undo', [mod, 'Z']],
      ['redo', ['⇧', mod, 'Z']],
    ],
    more: [],
  },
  {
    name: 'viewKeys',
    keys: [
      ['fit', ['F']],
      ['pan', ['Space']],
      ['points', ['P']],
      ['names', ['N']],
      ['lines', ['L']],
      ['values', ['V']],
      ['film', ['X']],
      ['profilePhoto', ['O']],
      ['records', ['1', '–', '9']],
      ['sheet', ['?']],
    ],
    more: [
      ['bench.palette.open', [mod, 'K']],
      ['workbench.status.zooming', ['workbench.status.wheel']],
      ['workbench.status.windowing', ['workbench.status.rightDrag']],
      ['workbench.keys.fit', ['bench.doubleClick']],
      ['bench.holdSnap', ['Alt']],
      ['bench.byRule.take', ['T']],
    ],
  },
] as const

const Row = ({ does, keys }: { readonly does: string; readonly keys: readonly string[] }) => (
  <div>
    <dt>{does}</dt>
    <dd>
      {keys.map(key => (
        <Key key={key}>{key}</Key>
      ))}
    </dd>
  </div>
)

/** Every key of the workbench. */
export const KeySheet = () => {
  const { t } = useWords()
  const { open, close } = useDialogs()
  const onFilm = useDesk().subject.view === 'film'
  return (
    <Modal open={open === 'keys'} centered width={640} title={t('workbench.keys.title')} footer={null} onCancel={close}>
      <div className={styles.sheet}>
        {groups.map(group => (
          <section key={group.name}>
            <h3>{t(`workbench.keys.${group.name}`)}</h3>
            <dl>
              {group.keys
                .filter(([does]) => onFilm || does !== 'profilePhoto')
                .map(([does, keys]) => (
                  <Row key={does} does={t(`workbench.keys.${does}`)} keys={keys} />
                ))}
              {group.more.map(([does, keys]) => (
                <Row
                  key={does}
                  does={t(does)}
                  keys={keys.map(key => (key.includes('.') ? t(key as 'bench.doubleClick') : key))}
                />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
