import type { PointName } from '@sella/ceph/data/point-name'
import { hasEdge } from '@sella/ceph/edges/candidates'
import { isRulePoint } from '@sella/ceph/edges/rule-points'
import { send } from '../bench/bench'
import { takeByRule } from '../bench/by-rule'
import { candidateKeys, tryCandidate, tryNearestEdge, waitingInHand } from '../bench/candidate'
import type { RecordDesk } from '../desk/desk'
import { cleared } from '../session/cleared'
import { dropPreview, redo, startEditing, undo } from '../session/session'
import { type Command, type CommandContext, isOnFilm } from './command'
import type { Press } from './strokes'

const isPlacing = ({ desk }: CommandContext): boolean => desk.bench.hand.get().tool === 'place'
const holdsNothing = ({ bench }: RecordDesk): boolean => bench.hand.get().selected === null

/** Whether the selected point is defined by an edge of the film. */
const isRuled = ({ bench }: RecordDesk): boolean => {
  const { guided, selected } = bench.hand.get()
  const name = guided ?? selected
  return name !== null && isRulePoint(name)
}

const mayLieOnEdge = (name: PointName | null): boolean => name !== null && hasEdge(name)

/** Passes a key on to the current tool. */
const toTool = ({ desk }: CommandContext, { key, shift }: Press): void => send(desk.bench, { type: 'key', key, shift })

const tabWalks = ({ desk }: CommandContext): boolean => !(desk.tabLeaves.get() && holdsNothing(desk))

const walk =
  (by: 1 | -1) =>
  ({ desk }: CommandContext): void => {
    desk.tabLeaves.set(false)
    desk.walk.step(by)
  }

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Starting, undoing, redoing and ending an edit. */
const history: readonly Command[] = [
  {
    id: 'edit',
    title: { zh: '编辑点', en: 'Edit' },
    icon: 'edit',
    keys: ['e'],
    group: 'edit',
    when: ({ desk }) => desk.bench.session.get().mode === 'reading',
    run: ({ desk }) => desk.bench.session.set(startEditing),
  },
  {
    id: 'save',
    title: { zh: '保存', en: 'Save' },
    keys: ['mod+s'],
    inFields: true,
    group: 'edit',
    run: ({ acts }) => acts.save(),
  },
  {
    id: 'cancel',
    title: { zh: '取消', en: 'Cancel' },
    group: 'edit',
    when: ({ desk }) => desk.bench.session.get().mode === 'editing',
    run: ({ acts }) => acts.cancel(),
  },
  {
    id: 'undo',
    title: { zh: '撤销', en: 'Undo' },
    icon: 'undo',
    keys: ['mod+z'],
    group: 'edit',
    places: ['history'],
    when: ({ desk }) => desk.bench.session.get().past.length > 0,
    run: ({ desk }) => desk.bench.session.set(undo),
  },
  {
    id: 'redo',
    title: { zh: '重做', en: 'Redo' },
    icon: 'redo',
    keys: ['mod+y', 'mod+shift+z'],
    group: 'edit',
    places: ['history'],
    when: ({ desk }) => desk.bench.session.get().future.length > 0,
    run: ({ desk }) => desk.bench.session.set(redo),
  },
  {
    id: 'clearPoints',
    title: { zh: '清空全部点和标尺', en: 'Clear all points and the ruler' },
    icon: 'erase',
    group: 'edit',
    places: ['points'],
    when: ({ desk }) => Object.keys(desk.bench.session.get().present.points).length > 0,
    run: ({ desk }) => desk.bench.session.set(cleared),
  },
]

/** Common to the keys for judging a detected point. */
const waiting: Pick<Command, 'scope' | 'group' | 'keyOnly' | 'knownTo' | 'when'> = {
  scope: 'review',
  group: 'edit',
  keyOnly: true,
  knownTo: isOnFilm,
  when: ({ desk }: CommandContext) => waitingInHand(desk.bench) !== null,
}

/** Moving between points, and acting on the selected one. */
const points: readonly Command[] = [
  {
    id: 'next',
    title: { zh: '下一点（先没有把握的）', en: 'Next point (unsure first)' },
    keys: ['Tab'],
    group: 'edit',
    when: tabWalks,
    run: walk(1),
  },
  {
    id: 'previous',
    title: { zh: '上一点', en: 'Previous point' },
    keys: ['shift+Tab'],
    group: 'edit',
    when: tabWalks,
    run: walk(-1),
  },
  {
    id: 'confirm',
    title: { zh: '确认此点', en: 'Confirm the point' },
    keys: ['Enter'],
    group: 'edit',
    keyOnly: true,
    run: ({ desk }) => desk.walk.confirm(),
  },
  {
    id: 'byRule',
    title: { zh: '按定义取自边缘', en: 'Take from the edge by definition' },
    keys: ['t'],
    group: 'edit',
    knownTo: isOnFilm,
    when: ({ desk }) => isRuled(desk),
    run: ({ desk, acts }) => takeByRule(desk.bench) === 'no-edge' && acts.tellNoEdge('by-rule'),
  },
  {
    id: 'candidate',
    title: { zh: '核对：试第 1–3 个候选边缘', en: 'Review: try edge 1 to 3' },
    keys: candidateKeys,
    ...waiting,
    run: ({ desk, acts }, { key }) => {
      if (!tryCandidate(desk.bench, Number(key) - 1)) acts.tellNoCandidate()
    },
  },
  {
    id: 'toEdge',
    title: { zh: '核对：贴合最近的边缘', en: 'Review: to the nearest edge' },
    keys: ['b'],
    ...waiting,
    when: ({ desk }) => mayLieOnEdge(waitingInHand(desk.bench)),
    run: ({ desk, acts }) => {
      if (!tryNearestEdge(desk.bench)) acts.tellNoEdge('nearby')
    },
  },
  {
    id: 'keep',
    title: { zh: '核对：保留现有位置', en: 'Review: keep the point as placed' },
    keys: ['k'],
    ...waiting,
    run: ({ desk }) => {
      desk.bench.session.set(dropPreview)
      desk.walk.confirm()
    },
  },
  {
    id: 'unseen',
    title: { zh: '核对：片上看不清', en: 'Review: cannot be seen' },
    keys: ['x'],
    ...waiting,
    run: ({ desk }) => {
      desk.bench.session.set(dropPreview)
      desk.walk.declareUnseen()
    },
  },
  {
    id: 'reviewBack',
    title: { zh: '核对：回到上一点', en: 'Review: back to the previous point' },
    keys: ['Backspace'],
    ...waiting,
    when: ({ desk }) => desk.walk.isLooking(),
    run: ({ desk }) => desk.walk.back(),
  },
  {
    id: 'wholeFilm',
    title: { zh: '核对：看全片，再按返回此点', en: 'Review: whole film; again: back to the point' },
    keys: ['z'],
    ...waiting,
    when: ({ desk }) => desk.walk.isLooking(),
    run: ({ desk }) => desk.walk.lookAround(),
  },
  { id: 'nudge', title: { zh: '移动 1 px', en: 'Move 1 px' }, keys: arrows, group: 'edit', keyOnly: true, run: toTool },
  {
    id: 'nudgeTen',
    title: { zh: '移动 10 px', en: 'Move 10 px' },
    keys: arrows.map(key => `shift+${key}`),
    group: 'edit',
    keyOnly: true,
    run: toTool,
  },
  {
    id: 'clearPoint',
    title: { zh: '清除点', en: 'Clear the point' },
    keys: ['Delete', 'Backspace'],
    group: 'edit',
    keyOnly: true,
    run: toTool,
  },
  {
    id: 'escape',
    title: { zh: '回到选择；再按一次，Tab 离开影像', en: 'Back to select; again: Tab leaves the film' },
    keys: ['Escape'],
    group: 'edit',
    keyOnly: true,
    run: ({ desk }) => {
      // A candidate that is only previewed is dropped first; the point stays selected.
      if (waitingInHand(desk.bench) && desk.bench.session.get().preview) return desk.bench.session.set(dropPreview)
      desk.tabLeaves.set(holdsNothing(desk) && desk.bench.hand.get().tool === 'select')
      send(desk.bench, { type: 'abort' })
    },
  },
]

const placing = (id: string, title: Command['title'], key: string): Command => ({
  ...{ id, title, keys: [key], scope: 'placing', group: 'edit', keyOnly: true, when: isPlacing, run: toTool },
})

/** While points are placed one after another. */
const guided: readonly Command[] = [
  placing('takeEstimate', { zh: '采用估计位置（引导）', en: 'Use the estimate (guided)' }, 'Enter'),
  placing('back', { zh: '上一点（引导）', en: 'Previous point (guided)' }, 'Backspace'),
  placing('skip', { zh: '跳过（引导）', en: 'Skip (guided)' }, 's'),
]

/** Commands for moving between points, which change none. */
const looks: ReadonlySet<string> = new Set(['next', 'previous', 'reviewBack', 'wholeFilm', 'escape'])

/** Commands that change points require permission to trace. */
export const editing: readonly Command[] = [...history, ...points, ...guided].map(command =>
  looks.has(command.id) ? command : { ...command, needs: 'trace' },
)
