import type { UserAnalysis } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { type AnalysisEditorPorts, makeAnalysisEditor } from './analysis-editor'
import { blank, type Editing, insert, rename } from './editing'

const begun = insert(rename(blank([]), '我的'), ['SNA'])
const itemsIn = (content: string): readonly string[] => (JSON.parse(content) as { funcs: string[] }).funcs
const openedFrom = ({ uuid, name, content }: UserAnalysis): Editing => {
  const saved = { name, items: itemsIn(content), lines: [] }
  return { uuid, parts: saved, saved, from: { name, content } }
}

/** A server with analyses, which refuses a change made on another text than it has, as the real one does. */
const clinic = (first: Editing = begun) => {
  const rows: UserAnalysis[] = []
  const seen = { puts: 0, drops: 0, saved: [] as [string, boolean][], deleted: [] as string[], failed: [] as unknown[] }
  const state = { lost: false, away: false, wait: null as Promise<void> | null, yes: true, readable: true }
  const answers = { beside: null as string | null, kept: true }
  const draft = { kept: null as Editing | null, turns: 0 }
  const reply = async <T>(value: T): Promise<T> => {
    await state.wait
    if (!state.lost) return value
    state.lost = false
    throw notReached()
  }
  const onTheirs = (mine: Editing): Editing => {
    const row = rows.find(({ uuid }) => uuid === mine.uuid)
    return row
      ? { ...mine, saved: openedFrom(row).saved, from: openedFrom(row).from }
      : { ...mine, uuid: null, saved: null, from: null }
  }
  const ports: AnalysisEditorPorts = {
    view: 'film',
    autoLines: [],
    put: async ({ uuid, name, content, from }) => {
      seen.puts += 1
      if (state.away) throw notReached()
      const at = rows.findIndex(row => row.uuid === uuid)
      const before = rows[at]
      if (uuid !== undefined && !before) throw new Refused(404, 'NOT_FOUND', '')
      if (before && from && (before.name !== from.name || before.content !== from.content))
        throw new Refused(409, 'METHOD_CONFLICT', '')
      if (rows.some(row => row.uuid !== uuid && row.name === name && row.content !== content))
        throw new Refused(409, 'METHOD_NAME_EXISTS', '')
      const same = rows.find(row => uuid === undefined && row.name === name)
      const row = same ?? ({ uuid: uuid ?? `${rows.length}`, name, content } as UserAnalysis)
      rows.splice(at < 0 ? rows.length : at, same ? 0 : 1, ...(same ? [] : [row]))
      return reply(row)
    },
    drop: async ({ uuid, from }) => {
      seen.drops += 1
      if (state.away) throw notReached()
      const at = rows.findIndex(row => row.uuid === uuid)
      if (rows[at]?.content !== from?.content) throw new Refused(409, 'METHOD_CONFLICT', '')
      rows.splice(at, 1)
      return reply(null)
    },
    met: async mine => ({ editing: onTheirs(mine), beside: answers.beside }),
    metDeleting: async mine => {
      const row = rows.find(({ uuid }) => uuid === mine.uuid)
      return row ? { from: row, kept: answers.kept } : null
    },
    confirmDelete: async () => state.yes,
    opened: stored => (state.readable ? openedFrom(stored) : null),
    onSaved: ({ name }, isNew) => seen.saved.push([name, isNew]),
    onDeleted: name => seen.deleted.push(name),
    onFailed: (doing, error, { uuid }) => seen.failed.push([doing, error, uuid]),
    keep: editing => {
      draft.kept = editing
      draft.turns += 1
    },
  }
  const editor = makeAnalysisEditor(first, () => ports)
  const pause = () => {
    let go = (): void => undefined
    state.wait = new Promise(resolve => {
      go = resolve
    })
    return () => {
      state.wait = null
      go()
    }
  }
  const now = () => editor.store.get().editing
  const add = (...items: string[]) => editor.edit(editing => insert(editing, items))
  const elsewhere = (content: string) => rows.splice(0, 1, { ...rows[0], content } as UserAnalysis)
  return { rows, seen, state, answers, draft, editor, pause, now, add, elsewhere }
}
const content = (...funcs: string[]) => JSON.stringify({ funcs, lines: [] })

describe('an own analysis being saved', () => {
  it('is then edited as it is stored: what is saved next is a change of it', async () => {
    const { rows, seen, editor, now, add, draft } = clinic()
    const saved = editor.save()
    expect(editor.store.get().doing).toBe('save')
    await saved
    expect([editor.store.get().doing, now()]).toEqual([null, openedFrom(rows[0] as UserAnalysis)])
    add('SNB')
    expect(draft.kept?.parts.items).toEqual(['SNA', 'SNB'])
    await editor.save()
    expect(rows).toEqual([{ uuid: '0', name: '我的', content: content('SNA', 'SNB') }])
    expect([seen.saved, seen.failed, draft.kept]).toEqual([
      [
        ['我的', true],
        ['我的', false],
      ],
      [],
      null,
    ])
  })

  it('is sent once however often it is saved, and deletes nothing meanwhile', async () => {
    const { seen, editor, pause } = clinic()
    await editor.save()
    const go = pause()
    const saves = [editor.save(), editor.save(), editor.erase()]
    go()
    await Promise.all(saves)
    expect([seen.puts, seen.drops]).toEqual([2, 0])
  })

  it('keeps what is changed before the answer comes, on top of what was saved', async () => {
    const { rows, editor, pause, now, add, draft } = clinic({ ...begun, parts: { ...begun.parts, name: ' 我的 ' } })
    const go = pause()
    const saved = editor.save()
    add('ANB')
    go()
    await saved
    expect([now().uuid, now().parts, now().saved?.items]).toEqual([
      '0',
      { name: '我的', items: ['SNA', 'ANB'], lines: [] },
      ['SNA'],
    ])
    expect(draft.kept).toEqual(now())
    await editor.save()
    expect(rows).toEqual([{ uuid: '0', name: '我的', content: content('SNA', 'ANB') }])
  })

  it('keeps a name typed before the answer comes', async () => {
    const { editor, pause, now } = clinic()
    const go = pause()
    const saved = editor.save()
    editor.edit(editing => rename(editing, '我的二'))
    go()
    await saved
    expect([now().parts.name, now().saved?.name]).toEqual(['我的二', '我的'])
  })

  it('replaces no other that was opened meanwhile, nor does the question about another window', async () => {
    const { rows, seen, editor, pause, now, elsewhere, add } = clinic()
    const go = pause()
    const saved = editor.save()
    const other = rename(blank([]), '别的')
    editor.open(other)
    go()
    await saved
    expect([now(), seen.saved]).toEqual([other, [['我的', true]]])
    editor.open(openedFrom(rows[0] as UserAnalysis))
    add('SNB')
    elsewhere(content('FMA'))
    const later = editor.save()
    editor.open(other)
    await later
    expect(now()).toBe(other)
  })

  it('that cannot be read stays as it is edited, and is reported', async () => {
    const { seen, state, editor, now } = clinic()
    state.readable = false
    await editor.save()
    expect([now(), seen.saved]).toEqual([begun, [['我的', true]]])
  })

  it('and refused stays as it is, with the reason, and can be saved again', async () => {
    const { rows, seen, state, editor, now } = clinic()
    state.away = true
    await editor.save()
    expect([seen.failed, now(), editor.store.get().doing]).toEqual([[['save', notReached(), null]], begun, null])
    state.away = false
    await editor.save()
    expect(rows).toHaveLength(1)
  })
})

describe('a reply that is lost', () => {
  it('makes no second analysis, also where the first was changed since', async () => {
    const { rows, state, editor, now, add } = clinic()
    state.lost = true
    await editor.save()
    expect(now().uuid).toBeNull()
    add('SNB')
    editor.edit(editing => rename(editing, '新名'))
    await editor.save()
    expect(rows).toEqual([{ uuid: '0', name: '新名', content: content('SNA', 'SNB') }])
  })

  it('of a change is no other window’s change, however many are lost', async () => {
    const { rows, seen, state, editor, add, now } = clinic()
    await editor.save()
    for (const item of ['SNB', 'ANB']) {
      add(item)
      state.lost = true
      await editor.save()
    }
    add('FMA')
    await editor.save()
    expect([rows[0]?.content, now().saved?.items]).toEqual([content('SNA', 'SNB', 'ANB', 'FMA'), ['SNA', 'SNB', 'ANB', 'FMA']])
    expect(seen.failed).toHaveLength(2)
  })

  it('hides no change that another window made since', async () => {
    const { rows, state, editor, add, elsewhere, now, seen } = clinic()
    await editor.save()
    add('SNB')
    state.lost = true
    await editor.save()
    elsewhere(content('FMA'))
    await editor.save()
    expect([rows[0]?.content, now().saved?.items, now().parts.items]).toEqual([content('FMA'), ['FMA'], ['SNA', 'SNB']])
    await editor.save()
    expect([rows[0]?.content, seen.saved.length]).toEqual([content('SNA', 'SNB'), 2])
  })

  it('of one analysis means nothing for the next', async () => {
    const { rows, state, editor } = clinic()
    state.lost = true
    await editor.save()
    editor.open(insert(rename(blank([]), '别的'), ['SNB']))
    await editor.save()
    expect(rows.map(({ uuid, name }) => [uuid, name])).toEqual([
      ['0', '我的'],
      ['1', '别的'],
    ])
  })

  it('and then no network is told as what it is', async () => {
    const { seen, state, editor, add, elsewhere } = clinic()
    await editor.save()
    add('SNB')
    state.away = true
    await editor.save()
    state.away = false
    elsewhere(content('FMA'))
    state.lost = true
    await editor.save()
    expect([seen.failed.length, seen.saved.length]).toEqual([1, 1])
  })
})

describe('an own analysis being deleted', () => {
  it('is deleted once confirmed, and a new one begins', async () => {
    const { rows, seen, state, editor, now } = clinic()
    await editor.erase()
    await editor.save()
    state.yes = false
    await editor.erase()
    expect([rows.length, seen.deleted]).toEqual([1, []])
    state.yes = true
    const erased = editor.erase()
    await Promise.resolve()
    await Promise.resolve()
    expect(editor.store.get().doing).toBe('delete')
    await erased
    expect([rows, seen.deleted, seen.drops, now()]).toEqual([[], ['我的'], 1, blank([])])
  })

  it('asked for twice is deleted once', async () => {
    const { seen, editor } = clinic()
    await editor.save()
    await Promise.all([editor.erase(), editor.erase()])
    expect([seen.drops, seen.deleted]).toEqual([1, ['我的']])
  })

  it('closes no other that was opened meanwhile', async () => {
    const { seen, editor, pause, now } = clinic()
    await editor.save()
    const go = pause()
    const erased = editor.erase()
    await new Promise(resolve => setTimeout(resolve))
    const other = rename(blank([]), '别的')
    editor.open(other)
    go()
    await erased
    expect([now(), seen.deleted]).toEqual([other, ['我的']])
  })

  it('that another window changed and that is kept is edited as it is stored, unless something is changed here', async () => {
    const { rows, seen, editor, now, add, elsewhere } = clinic()
    await editor.save()
    elsewhere(content('FMA'))
    await editor.erase()
    expect([rows.length, seen.deleted, now().parts.items]).toEqual([1, [], ['FMA']])
    add('SNB')
    elsewhere(content('ANB'))
    await editor.erase()
    expect(now().parts.items).toEqual(['FMA', 'SNB'])
  })

  it('that fails stays, with the reason', async () => {
    const { rows, seen, state, editor, now } = clinic()
    await editor.save()
    state.away = true
    await editor.erase()
    expect([rows.length, seen.failed, now().uuid, editor.store.get().doing]).toEqual([
      1,
      [['delete', notReached(), '0']],
      '0',
      null,
    ])
  })
})

it('what was given up comes back by no late answer', async () => {
  const { editor, pause, add, draft } = clinic()
  const go = pause()
  const saved = editor.save()
  add('SNB')
  expect(draft.kept?.parts.items).toEqual(['SNA', 'SNB'])
  editor.discard()
  expect(draft.kept).toBeNull()
  go()
  await saved
  expect(draft.kept).toBeNull()
})
