import type { DialogName } from '../desk/desk'
import { type Command, type CommandIcon, isOnFilm, type TurnWay } from './command'

const dialog = (name: DialogName, row: Pick<Command, 'id' | 'title' | 'icon' | 'knownTo' | 'needs'>): Command => ({
  ...row,
  ...{ group: 'work', places: ['output'], waits: true },
  run: ({ desk }) => desk.dialog.set(name),
})

const turn = (way: TurnWay, title: Command['title'], icon: CommandIcon): Command => ({
  ...{ id: `film.${way}`, title, icon, group: 'work', places: ['film'], waits: true, knownTo: isOnFilm },
  needs: 'trace',
  when: ({ acts }) => acts.turn[way] !== undefined,
  run: ({ acts }) => acts.turn[way]?.(),
})

/** Rotating the film itself, with everything placed on it. */
const film: readonly Command[] = [
  turn('left', { zh: '左转 90°', en: 'Turn left 90°' }, 'turnLeft'),
  turn('right', { zh: '右转 90°', en: 'Turn right 90°' }, 'turnRight'),
  turn('mirror', { zh: '左右镜像', en: 'Mirror' }, 'mirror'),
  turn('level', { zh: '按 FH 平面摆正', en: 'Level by the FH plane' }, 'level'),
  turn('restore', { zh: '恢复原样', en: 'As in the file' }, 'undo'),
]

/** Detecting the points, and what can be done with the result. */
export const working: readonly Command[] = [
  {
    id: 'auto',
    title: { zh: '自动定点', en: 'Auto' },
    icon: 'detect',
    group: 'work',
    waits: true,
    needs: 'trace',
    when: ({ acts }) => acts.auto !== null,
    run: ({ acts }) => acts.auto?.(),
  },
  {
    id: 'reset',
    title: { zh: '重置', en: 'Reset' },
    icon: 'reset',
    group: 'work',
    places: ['output'],
    waits: true,
    run: ({ acts }) => acts.reset(),
  },
  dialog('export', {
    id: 'export',
    title: { zh: '导出', en: 'Export' },
    icon: 'export',
    needs: 'report',
  }),
  dialog('colour', { id: 'colour', title: { zh: '颜色', en: 'Color' }, icon: 'colour' }),
  dialog('analyses', {
    ...{ id: 'custom', title: { zh: '自定义分析', en: 'Analyses' }, icon: 'list', needs: 'house' },
    // The smile has no measurements that could form an analysis.
    knownTo: ({ subject }) => subject.analyses.some(analysis => analysis.items.length > 0),
  }),
  ...film,
]

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Moving between records, and the workbench's own help. */
export const finding: readonly Command[] = [
  {
    id: 'records',
    title: { zh: '切换记录', en: 'Switch record' },
    keys: digits,
    group: 'view',
    waits: true,
    keyOnly: true,
    run: ({ desk, acts }, { key }) => {
      const record = desk.records[Number(key) - 1]
      if (record) acts.selectRecord(record.uuid)
    },
  },
  {
    id: 'palette',
    title: { zh: '命令面板', en: 'Command palette' },
    keys: ['mod+k'],
    inFields: true,
    group: 'view',
    keyOnly: true,
    run: ({ desk }) => desk.dialog.set('palette'),
  },
  {
    id: 'keys',
    title: { zh: '快捷键', en: 'Keyboard' },
    keys: ['?'],
    group: 'view',
    run: ({ desk }) => desk.dialog.set('keys'),
  },
  {
    id: 'language',
    title: { zh: '切换语言：English', en: 'Change language: 中文' },
    group: 'work',
    run: ({ acts }) => acts.switchLanguage(),
  },
]
