import { expect, it } from 'vitest'
import { draftEntries } from './draft-entries'

/** A machine with windows that stay open until they are closed. */
const machine = () => {
  const texts = new Map<string, string>()
  const open = new Set<string>()
  const on = {
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
  }
  return {
    texts,
    window: (name: string) => {
      open.add(name)
      return draftEntries(on, name, other => open.has(other))
    },
    close: (name: string) => open.delete(name),
  }
}

it('two windows that fill the same form in have each its own', () => {
  const { window } = machine()
  const [first, second] = [window('one'), window('two')]
  first.keep('new', { name: 'A' })
  expect(second.of('new')).toBeNull()
  second.keep('new', { name: 'B' })
  expect([first.of('new'), second.of('new')]).toEqual([{ name: 'A' }, { name: 'B' }])
  second.forget('new')
  expect([first.of('new'), second.of('new')]).toEqual([{ name: 'A' }, null])
})

it('what a window left that is gone is the next one’s, and only one’s', () => {
  const { window, close } = machine()
  window('one').keep('new', { name: 'A' })
  close('one')
  const [two, three] = [window('two'), window('three')]
  expect([two.own('new'), two.of('new'), three.of('new'), two.own('new')]).toEqual([null, { name: 'A' }, null, { name: 'A' }])
})

it('takes over what was kept before windows had their own, and reads nothing from what is damaged', () => {
  const { window, texts } = machine()
  texts.set('new', '{"name":"A"}')
  expect(window('one').of('new')).toEqual({ name: 'A' })
  for (const text of ['x', 'null', '[1,null,{"window":3}]']) {
    texts.set('new', text)
    expect(window('one').of('new')).toBeNull()
  }
})

it('the last entry that goes takes the text along', () => {
  const { window, texts } = machine()
  const entries = window('one')
  entries.keep('new', { name: 'A' })
  entries.forget('new')
  expect([...texts.keys()]).toEqual([])
})
