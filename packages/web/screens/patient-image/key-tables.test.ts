import { noEdit } from '@sella/contract/picture-edit'
import type { Stroke } from '@sella/workbench/commands/strokes'
import type { KeyboardEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { editKeys } from './edit/edit-keys'
import { compareKeys, editingKeys, modelKeys, viewerKeys } from './key-tables'
import { lensKey } from './lens-keys'
import { compareKey } from './look/compare-keys'
import { modelKey } from './model/model-keys'

const named = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Delete', 'Backspace', 'Home', 'End']
const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789[]+-=.,;/']
const everyStroke: readonly Stroke[] = [...named, ...signs].flatMap(key => [
  key,
  `shift+${key}`,
  `mod+${key}`,
  `mod+shift+${key}`,
])

const eventOf = (stroke: Stroke) => {
  const parts = stroke.split(/\+(?=.)/)
  const [shiftKey, ctrlKey] = [parts.includes('shift'), parts.includes('mod')]
  return { key: parts.at(-1) ?? '', shiftKey, ctrlKey, metaKey: false, altKey: false }
}

/** The strokes that do something; the same with Shift says nothing new, and = is + without it. */
const heard = (does: (event: ReturnType<typeof eventOf>) => boolean): readonly Stroke[] => {
  const all = everyStroke.filter(stroke => does(eventOf(stroke)))
  return all.filter(stroke => !(stroke.startsWith('shift+') && all.includes(stroke.slice(6)))).filter(stroke => stroke !== '=')
}

/** Escape is the browser's own. */
const inTable = (table: readonly { readonly strokes: readonly Stroke[] }[]): readonly Stroke[] =>
  table.flatMap(({ strokes }) => strokes).filter(stroke => stroke !== 'Escape')

const nothing = () => undefined
const lens = { fit: nothing, zoomBy: nothing, panBy: nothing }
const bare = ({ ctrlKey }: { readonly ctrlKey: boolean }): boolean => !ctrlKey

it('names every key of a picture looked at, and no other', () => {
  const strokes = heard(event => lensKey(event, lens) !== undefined)
  expect([...strokes, 'ArrowLeft', 'ArrowRight'].sort()).toEqual([...inTable(viewerKeys)].sort())
})

it('names every key of two records side by side, and no other', () => {
  const acts = { step: nothing, link: nothing, lay: nothing }
  const strokes = [
    ...heard(event => lensKey(event, lens) !== undefined),
    ...heard(event => bare(event) && compareKey(event.key, acts) !== undefined),
  ]
  expect(strokes.sort()).toEqual([...inTable(compareKeys)].sort())
})

it('names every key of the models, and no other', () => {
  const acts = { show: nothing, turn: nothing, zoom: nothing, fit: nothing, flip: nothing, wire: nothing }
  expect([...heard(event => bare(event) && modelKey(event.key, acts) !== undefined)].sort()).toEqual(
    [...inTable(modelKeys)].sort(),
  )
})

it('names every key of the picture editor, and no other', () => {
  vi.stubGlobal('HTMLInputElement', class {})
  const does = (event: ReturnType<typeof eventOf>): boolean => {
    let did = false
    const act = () => {
      did = true
    }
    const history = { undo: act, redo: act, commit: act }
    const keyed = editKeys({ history, edit: noEdit, size: { width: 100, height: 80 }, locked: false, save: act })
    keyed({ ...event, target: null, preventDefault: nothing } as unknown as KeyboardEvent)
    return did
  }
  const strokes = heard(does).filter(stroke => !/^mod\+shift\+[sy]$/.test(stroke))
  expect([...strokes].sort()).toEqual([...inTable(editingKeys)].sort())
})
