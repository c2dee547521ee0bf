import { expect, it } from 'vitest'
import { blank, type Editing, insert, rename } from './editing'
import { editingDraft } from './editing-draft'

const machine = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
  }
}
const nothing = () => null
const begun = insert(rename(blank(['SN plane']), '我的方法'), ['SNA', 'SNB'])

it('a new analysis that was not saved is there again, by view', () => {
  const on = machine()
  editingDraft(on, 'film').keep(begun)
  expect(editingDraft(on, 'film').left(nothing)).toEqual(begun)
  expect(editingDraft(on, 'face_side').left(nothing)).toBeNull()
})

it('a changed one comes back beside what is saved now; if that was deleted, as a new one', () => {
  const on = machine()
  const from = { name: '我的方法', content: '["SNA","SNB"]' }
  const saved: Editing = { ...begun, uuid: 'u', saved: begun.parts, from }
  const changed = insert(saved, ['ANB'])
  editingDraft(on, 'film').keep(changed)
  const now = { ...saved, saved: { ...begun.parts, name: '改名' }, from: { ...from, name: '改名' } }
  // Begun on what was saved then: saving will tell what was changed since.
  expect(editingDraft(on, 'film').left(uuid => (uuid === 'u' ? now : null))).toEqual({ ...changed, saved: now.saved })
  expect(editingDraft(on, 'film').left(nothing)).toEqual({ ...changed, uuid: null, saved: null, from: null })
})

it('forgotten, or not to be read, it is none', () => {
  const on = machine()
  const kept = editingDraft(on, 'film')
  kept.keep(begun)
  kept.keep(null)
  expect([kept.left(nothing), on.texts.size]).toEqual([null, 0])
  on.texts.set('analysis.film', '{"name":1}')
  expect(kept.left(nothing)).toBeNull()
})
