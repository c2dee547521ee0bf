import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { expect, it } from 'vitest'
import { losesTheirItem } from './met-elsewhere'
import { blankFields, fieldsOf, itemOfFields, withKind } from './own-draft'
import { ownItemDraft } from './own-item-draft'

const machine = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
  }
}

const half = withKind({ ...blankFields, name: '新角', nodes: ['S', 'Na'] }, 'angle_vertex')
const saved = itemOfFields({ ...half, nodes: ['S', 'Na', 'A'], norm: { mean: '82', sd: '3' } }) as OwnItem

it('a half-filled new measurement is there again as it was left', () => {
  const on = machine()
  ownItemDraft(on).keep({ name: null, fields: half, was: null })
  expect(ownItemDraft(on).left({})).toEqual({ name: null, fields: half, was: null })
})

it('a changed one comes back with what it was begun on, so that saving tells what was saved elsewhere since', () => {
  const on = machine()
  const fields = { ...fieldsOf('新角', saved), norm: { mean: '83', sd: '' } }
  ownItemDraft(on).keep({ name: '新角', fields, was: saved })
  const theirs: OwnItem = { ...saved, norm: { mean: 81, sd: 2 } }
  const left = ownItemDraft(on).left({ 新角: theirs })
  expect([left?.name, left?.fields]).toEqual(['新角', fields])
  const mine = itemOfFields({ ...fields, norm: { mean: '83', sd: '3' } })
  expect(losesTheirItem({ was: left?.was ?? null, mine, theirs })).toBe(true)
  expect(losesTheirItem({ was: left?.was ?? null, mine, theirs: saved })).toBe(false)
})

it('of a measurement deleted meanwhile it is a new one', () => {
  const on = machine()
  ownItemDraft(on).keep({ name: '新角', fields: half, was: saved })
  expect(ownItemDraft(on).left({})).toEqual({ name: null, fields: half, was: null })
})

it('forgotten, or not to be read, it is none', () => {
  const on = machine()
  const form = ownItemDraft(on)
  form.keep({ name: null, fields: half, was: null })
  form.keep(null)
  expect([form.left({}), on.texts.size]).toEqual([null, 0])
  for (const text of [
    '7',
    '{}',
    '{"fields":{"name":"a"}}',
    JSON.stringify({ fields: { ...half, kind: 'of another version' } }),
    JSON.stringify({ fields: { ...half, nodes: [1] } }),
    JSON.stringify({ fields: { ...half, nodes: 'S' } }),
    JSON.stringify({ fields: { ...half, norm: { mean: 1, sd: '2' } } }),
    JSON.stringify({ fields: { ...half, stages: { permanent: half.norm } } }),
  ]) {
    on.texts.set('own-item', text)
    expect(form.left({})).toBeNull()
  }
})
