import { describe, expect, test } from 'vitest'
import { strokeOf } from './stroke-of'

const act = () => undefined
const keys = { r: act, Tab: act, 'mod+z': act, 'mod+shift+z': act, 'mod+s': act }
const page = { field: false, textUndoes: false }
const press = (key: string, modifiers: { readonly shift?: boolean; readonly mod?: boolean } = {}) => ({
  key,
  shift: false,
  mod: false,
  ...modifiers,
})

describe('keys of a page', () => {
  test('Shift counts only where a row names it', () => {
    expect(strokeOf(press('R', { shift: true }), keys, page)).toBe('r')
    expect(strokeOf(press('Tab', { shift: true }), keys, page)).toBe('Tab')
    expect(strokeOf(press('Z', { shift: true, mod: true }), keys, page)).toBe('mod+shift+z')
  })

  test('a letter held with Ctrl is not the letter', () => expect(strokeOf(press('r', { mod: true }), keys, page)).toBeNull())

  test('single keys are the field’s that has the focus, saving is not', () => {
    const field = { field: true, textUndoes: false }
    expect(strokeOf(press('r'), keys, field)).toBeNull()
    expect(strokeOf(press('s', { mod: true }), keys, field)).toBe('mod+s')
  })

  test('undo is the field’s where text undoes itself', () => {
    const undo = press('z', { mod: true })
    expect(strokeOf(undo, keys, { field: true, textUndoes: false })).toBe('mod+z')
    expect(strokeOf(undo, keys, { field: true, textUndoes: true })).toBeNull()
    expect(strokeOf(undo, keys, { field: false, textUndoes: true })).toBe('mod+z')
  })
})
