import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { displayToggles } from '@sella/drawing/tracing/show'
import { describe, expect, it } from 'vitest'
import type { RecordDesk } from '../desk/desk'
import type { PictureSubject } from '../desk/subject'
import { faceSubjects } from '../subjects/face-subject'
import { deskDriver } from '../testing/desk-driver'
import { tools } from '../tools/index'
import { commands } from './all-commands'
import { type Acts, type CommandContext, isThere, perform } from './command'
import { capsOf, type Press } from './strokes'
import { commandOf, heardOf, keySheet, offered, pointerWays } from './table'

/** A table that notes what was asked of the outside. */
const tableOf = (given: Parameters<typeof deskDriver>[0] = {}, part: Partial<Acts> = {}) => {
  const asked: string[] = []
  const note = (what: string) => () => void asked.push(what)
  const acts: Acts = {
    ...{ save: note('save'), cancel: note('cancel'), reset: note('reset'), auto: note('auto') },
    ...{ selectRecord: uuid => void asked.push(uuid), switchLanguage: note('language'), refuse: note('refuse') },
    tellNoEdge: note('no edge'),
    tellNoCandidate: note('no candidate'),
    turn: { left: note('left'), right: note('right'), mirror: note('mirror'), level: note('level'), restore: note('restore') },
    ...part,
  }
  const table: CommandContext = { desk: deskDriver(given), acts }
  return { table, desk: table.desk, asked }
}

const pressed = (stroke: string): Press => {
  const parts = stroke.split('+')
  return { key: parts.at(-1) ?? '', shift: parts.includes('shift'), mod: parts.includes('mod') }
}

const onStage = { inField: false, onStage: true }
const heard = (table: CommandContext, stroke: string, at = onStage) => heardOf(pressed(stroke), at, table)?.id ?? null
const press = (table: CommandContext, stroke: string): void => {
  const command = heardOf(pressed(stroke), onStage, table)
  if (command) perform(command, table, pressed(stroke))
}

const bare = { points: { A: { x: 70, y: 90, origin: 'manual' } } } as const
const subjects: readonly (readonly [string, PictureSubject | undefined])[] = [
  ['film', undefined],
  ...Object.entries(faceSubjects),
]

/** A film on which everything can be done: it has points, notes, a step back and one forth. */
const busy = (subject?: PictureSubject) => {
  const all = tableOf({ ...(subject && { subject }), tracing: { ...emptyTracing, ...bare } })
  const { bench } = all.desk
  press(all.table, 'e')
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    bench.hand.set(hand => ({ ...hand, selected: 'A', sketches: [{ kind: 'stroke', points: [] }] }))
    press(all.table, key)
    bench.session.set(session => ({ ...session, nudging: null }))
  }
  press(all.table, 'mod+z')
  return all
}

describe('the table of commands', () => {
  it('names each command once, in both languages', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
    for (const { id, title, hint, onFace } of commands)
      for (const words of [title, hint, onFace]) if (words) expect([words.zh.trim(), words.en.trim()], id).not.toContain('')
  })

  it.each(subjects)('gives no stroke to two commands that are heard together: %s', (_, subject) => {
    const { desk } = tableOf(subject && { subject })
    for (const scope of ['placing', 'vertebrae', 'review', undefined]) {
      const strokes = commands
        .filter(command => command.scope === scope && (command.knownTo?.(desk) ?? true))
        .flatMap(command => command.keys ?? [])
      expect(new Set(strokes).size, strokes.join(' ')).toBe(strokes.length)
    }
  })

  it('can be reached by the keyboard, each command of it: by its own stroke or by the palette, which has one', () => {
    expect(commandOf('palette').keys).not.toEqual([])
    const states = [busy().table, busy(faceSubjects.face_side).table, tableOf().table]
    const offeredIds = new Set(states.flatMap(table => offered(table).map(({ id }) => id)))
    expect(commands.filter(({ id, keys }) => !keys && !offeredIds.has(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(subjects)(
    'hears every stroke the key sheet tells, and the sheet tells every stroke that is heard: %s',
    (_, subject) => {
      const { table, desk } = busy(subject)
      const { editing, viewing } = keySheet(desk)
      const listed = [...editing, ...viewing]
      expect(new Set(listed).size).toBe(listed.length)
      expect(new Set(listed)).toEqual(new Set(commands.filter(command => command.keys && (command.knownTo?.(desk) ?? true))))
      for (const command of listed)
        for (const stroke of command.keys ?? []) {
          desk.bench.session.set(session => ({ ...session, mode: command.id === 'edit' ? 'reading' : 'editing' }))
          const tool = command.scope === 'placing' ? 'place' : 'select'
          desk.vertebrae.set(command.scope === 'vertebrae' ? { read: () => undefined } : null)
          // A point that an edge of the film defines; of review, one that nobody placed by hand.
          const Go = { x: 40, y: 90, errorPx: 9, origin: command.scope === 'review' ? 'detected' : 'manual' } as const
          desk.bench.session.set(session => ({
            ...session,
            present: { ...session.present, points: { ...session.present.points, Go } },
          }))
          desk.bench.hand.set(hand => ({ ...hand, tool, selected: 'Go' }))
          expect(heard(table, stroke), stroke).toBe(command.id)
        }
    },
  )

  it('has a command for every toggle and for every tool that has a name', () => {
    for (const name of displayToggles) expect(commands.map(({ id }) => id)).toContain(`show.${name}`)
    for (const [id, { title }] of Object.entries(tools)) if (title) expect(commandOf(id).title).toBe(title)
  })

  it('tells the ways of the pointer in both languages too', () => {
    for (const { title, by } of pointerWays)
      for (const words of [title, ...by]) expect([words.zh.trim(), words.en.trim()]).not.toContain('')
  })

  it('shows a stroke as its caps, Shift first, with the name this machine has for Ctrl', () => {
    expect(capsOf('mod+shift+z', '⌘')).toEqual(['⇧', '⌘', 'Z'])
    expect(capsOf('shift+ArrowLeft', 'Ctrl')).toEqual(['⇧', '←'])
  })
})

const steps = ({ bench }: RecordDesk): number => bench.session.get().past.length

describe('what a press does', () => {
  it('Ctrl+Y and Ctrl+Shift+Z both do again what Ctrl+Z took back', () => {
    for (const again of ['mod+y', 'mod+shift+z']) {
      const { table, desk } = busy()
      const before = steps(desk)
      press(table, again)
      expect(steps(desk), again).toBe(before + 1)
    }
  })

  it('a digit is the doctor’s own stage while the vertebrae are open, and else a record', () => {
    const { table, desk } = tableOf()
    const read: unknown[] = []
    expect(heard(table, '4')).toBe('records')
    desk.vertebrae.set({ read: stage => void read.push(stage) })
    for (const key of ['1', '4', '6', '0']) press(table, key)
    expect(read).toEqual(['CS1', 'CS4', 'CS6', null])
    expect([heard(table, '7'), heard(table, 'f')]).toEqual(['records', 'vertebrae.view'])
    expect(heard(table, '4', { inField: true, onStage: false })).toBeNull()
  })

  it('in a field saving and the palette work, undo belongs to the field, and letters are typed', () => {
    const { table } = busy()
    const inField = { inField: true, onStage: false }
    expect(heard(table, 'mod+s', inField)).toBe('save')
    expect(heard(table, 'mod+k', inField)).toBe('palette')
    for (const stroke of ['mod+z', 'mod+y', 'e', 'Tab', 'Delete', '?']) expect(heard(table, stroke, inField), stroke).toBeNull()
  })

  it('a key of the focused button stays with it; a letter is heard all the same', () => {
    const { table } = busy()
    const onButton = { inField: false, onStage: false }
    for (const stroke of ['Enter', 'Tab', 'shift+Tab', 'ArrowDown', 'Delete']) expect(heard(table, stroke, onButton)).toBeNull()
    expect(heard(table, 'f', onButton)).toBe('fit')
  })

  it('while points are placed one after another S skips, Enter takes the estimate and Backspace goes back', () => {
    const { table, desk } = tableOf({ tracing: emptyTracing })
    expect(heard(table, 's')).toBeNull()
    press(table, 'g')
    expect(desk.bench.hand.get().tool).toBe('place')
    expect([heard(table, 's'), heard(table, 'Enter'), heard(table, 'Backspace')]).toEqual(['skip', 'takeEstimate', 'back'])
    const first = desk.bench.hand.get().guided
    press(table, 's')
    expect(desk.bench.hand.get().guided).not.toBe(first)
  })

  it('Escape with nothing in hand gives Tab back to the page until a point is in hand again', () => {
    const { table, desk } = tableOf({ tracing: { ...emptyTracing, ...bare } })
    expect(heard(table, 'Tab')).toBe('next')
    press(table, 'Escape')
    expect([heard(table, 'Tab'), heard(table, 'shift+Tab')]).toEqual([null, null])
    desk.bench.hand.set(hand => ({ ...hand, selected: 'A' }))
    expect(heard(table, 'Tab')).toBe('next')
  })

  it('what waits while points are edited says so and does nothing', () => {
    const { table, desk, asked } = tableOf({ records: [{ uuid: 'one' }, { uuid: 'two' }] as unknown as CaseRecord[] })
    press(table, 'e')
    for (const id of ['auto', 'reset', 'export', 'distance', 'film.left']) perform(commandOf(id), table)
    press(table, '2')
    expect(asked).toEqual(Array(6).fill('refuse'))
    expect([desk.dialog.get(), desk.bench.hand.get().tool]).toEqual([null, 'select'])
    desk.bench.session.set(session => ({ ...session, mode: 'reading' }))
    press(table, '2')
    expect(asked.at(-1)).toBe('two')
  })

  it('all points are cleared as one step that can be taken back', () => {
    const { table, desk } = tableOf({ tracing: { ...emptyTracing, ...bare } })
    perform(commandOf('clearPoints'), table)
    expect(desk.bench.session.get().present.points).toEqual({})
    press(table, 'mod+z')
    expect(desk.bench.session.get().present.points).toEqual(bare.points)
  })

  it('a toggle turns what is shown; over a face what it has not is not known', () => {
    const { table, desk } = tableOf()
    press(table, 'x')
    expect(desk.display.get().film).toBe(false)
    const face = tableOf({ subject: faceSubjects.face_side })
    expect([heard(face.table, 'o'), heard(face.table, 'c')]).toEqual([null, null])
    expect(isThere(commandOf('show.teeth'), face.table)).toBe(false)
  })
})
