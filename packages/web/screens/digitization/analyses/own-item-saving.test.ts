import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { expect, it } from 'vitest'
import { MetElsewhere } from '../../../own-values/lost-change'
import { blankFields, type Fields, itemOfFields } from './own-draft'
import { makeItemSaving, type Put, withMine } from './own-item-saving'

const fieldsWith = (mean: string): Fields => ({ ...blankFields, name: '新角', nodes: ['S', 'Na', 'A'], norm: { mean, sd: '3' } })
const itemWith = (mean: string): OwnItem => itemOfFields(fieldsWith(mean)) as OwnItem
const name = '新角'

it('a form is saved once however fast it is saved twice; what is changed meanwhile is not taken for saved', async () => {
  const save = makeItemSaving()
  let fields = fieldsWith('82')
  let answer = (_: Put): void => undefined
  const puts: Fields[] = []
  const put = (sent: Fields) => {
    puts.push(sent)
    return new Promise<Put>(resolve => {
      answer = resolve
    })
  }
  const first = save(() => fields, put)
  expect(await save(() => fields, put)).toEqual({ status: 'unsent' })
  fields = fieldsWith('83')
  answer({ saved: name, item: itemWith('82') })
  expect(await first).toEqual({ status: 'saved', name, item: itemWith('82'), isAll: false })
  const second = save(() => fields, put)
  answer({ saved: name, item: itemWith('83') })
  expect(await second).toMatchObject({ status: 'saved', isAll: true })
  expect(puts.map(sent => sent.norm.mean)).toEqual(['82', '83'])
})

it('a form that makes no measurement, or met another window’s, can be saved again', async () => {
  const save = makeItemSaving()
  const fields = fieldsWith('82')
  expect(
    await save(
      () => fields,
      () => null,
    ),
  ).toEqual({ status: 'unsent' })
  const met = async (): Promise<Put> => ({ saved: null, was: itemWith('81') })
  expect(await save(() => fields, met)).toEqual({ status: 'unsaved', was: itemWith('81') })
  await expect(
    save(
      () => fields,
      () => Promise.reject(new Error('away')),
    ),
  ).rejects.toThrow('away')
  expect((await save(() => fields, met)).status).toBe('unsaved')
})

it('what another window saved under the name is met, but not what was sent from here and not answered', () => {
  const [was, mine, sent, theirs] = ['80', '83', '82', '81'].map(itemWith)
  if (!was || !mine || !sent || !theirs) throw new Error('four versions')
  expect(() => withMine({ [name]: theirs }, { name, mine, was, unanswered: [sent] })).toThrow(MetElsewhere)
  expect(() => withMine({ [name]: sent }, { name, mine, was: null, unanswered: [] })).toThrow(MetElsewhere)
  for (const stored of [was, sent, mine])
    expect(withMine({ [name]: stored }, { name, mine, was, unanswered: [sent] })[name]).toEqual(mine)
  expect(withMine({}, { name, mine, was, unanswered: [] })[name]).toEqual(mine)
})
