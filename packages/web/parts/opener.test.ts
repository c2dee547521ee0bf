import { expect, it } from 'vitest'
import { openerOf } from './opener'

/** A dialog with a button in it, reduced to what the code reads of the DOM. */
const dialog = (name: string, visible: boolean) => {
  const box = { name } as unknown as Element
  const button = { isConnected: visible, checkVisibility: () => visible, closest: () => box } as unknown as HTMLElement
  return { box, button }
}

it('the focus goes back to the opener, or to the opener of the dialog that it was in', () => {
  const [list, hidden, last] = [dialog('list', true), dialog('hidden', false), dialog('last', false)]
  const openers = new Map([
    [last.box, hidden.button],
    [hidden.box, list.button],
  ])
  expect(openerOf(openers, last.box)).toBe(list.button)
  expect(openerOf(openers, list.box)).toBeNull()
})

it('two hidden dialogs that were opened from each other lead nowhere, and nowhere for ever', () => {
  const [first, second] = [dialog('first', false), dialog('second', false)]
  const openers = new Map([
    [first.box, second.button],
    [second.box, first.button],
  ])
  expect(openerOf(openers, first.box)).toBeNull()
})
