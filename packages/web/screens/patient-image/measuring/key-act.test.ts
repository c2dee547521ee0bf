import { expect, it } from 'vitest'
import { keyAct } from './key-act'

const bare = { tool: null, hasMarks: false, hasCross: false }
const measuring = { tool: 'distance', hasMarks: true, hasCross: true } as const
const press = (stroke: string, situation: Parameters<typeof keyAct>[1] = bare) => {
  const parts = stroke.split('+')
  const [shiftKey, ctrlKey, metaKey, altKey] = ['shift', 'ctrl', 'cmd', 'alt'].map(name => parts.includes(name)) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ]
  return keyAct({ key: parts.at(-1) ?? '', shiftKey, ctrlKey, metaKey, altKey }, situation)
}

it('letters take a tool, in either case; with Ctrl, Cmd or Alt they are the browser’s', () => {
  expect(['d', 'A', 'n'].map(key => press(key))).toEqual([
    { act: 'take', tool: 'distance' },
    { act: 'take', tool: 'angle' },
    { act: 'take', tool: 'note' },
  ])
  expect(['ctrl+d', 'cmd+d', 'alt+d', 'x'].map(key => press(key))).toEqual([null, null, null, null])
})

it('steps back and forth by the keys of either platform', () => {
  const acts = ['ctrl+z', 'cmd+z', 'ctrl+shift+Z', 'cmd+shift+z', 'ctrl+y', 'cmd+Y', 'z', 'y', 'ctrl+x'].map(key => press(key))
  expect(acts.map(act => act?.act ?? null)).toEqual(['undo', 'undo', 'redo', 'redo', 'redo', 'redo', null, null, null])
})

it('arrows move the crosshair once a tool is taken, finely with Shift', () => {
  expect(press('ArrowLeft')).toBeNull()
  expect(press('ArrowLeft', measuring)).toEqual({ act: 'move', by: { x: -1, y: 0 }, fine: false })
  expect(press('shift+ArrowRight', measuring)).toEqual({ act: 'move', by: { x: 1, y: 0 }, fine: true })
  expect(press('ArrowUp', measuring)).toEqual({ act: 'move', by: { x: 0, y: -1 }, fine: false })
  expect(press('ArrowDown', measuring)).toEqual({ act: 'move', by: { x: 0, y: 1 }, fine: false })
})

it('Enter places where there is a crosshair, Escape leaves the tool, Delete clears where there is something', () => {
  expect([press('Enter', measuring), press('Enter', { ...measuring, hasCross: false }), press('Enter')]).toEqual([
    { act: 'place' },
    null,
    null,
  ])
  expect([press('Escape', measuring), press('Escape')]).toEqual([{ act: 'leave' }, null])
  expect([press('Delete', { ...bare, hasMarks: true }), press('Delete')]).toEqual([{ act: 'clear' }, null])
})
