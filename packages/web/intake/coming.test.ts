import { after, emptyQueue } from '@sella/workbench/uploads/queue'
import { receiptsOf } from '@sella/workbench/uploads/receipt'
import { expect, it } from 'vitest'
import { allLeftOut, unsavedDrop } from './coming'

it('the receipt of a new patient’s form that was closed names each of its files, and why it was left out', () => {
  const drop = unsavedDrop('孙丽', 5)
  const files = [new File(['film'], 'film.dcm'), new File(['face'], 'face.jpg')]
  const coming = allLeftOut(drop, { files, omitted: [{ name: 'Thumbs.db', size: 9, why: 'system' }] }, 'closed')
  const [receipt] = receiptsOf(after(emptyQueue, { type: 'came', drop, items: coming.map(({ item }) => item) }))
  expect([receipt?.drop.patient, receipt?.drop.caseUuid, receipt?.drop.unsaved]).toEqual(['孙丽', null, true])
  expect(receipt?.count).toEqual({ all: 3, bytes: 17, filed: 0, going: 0, failed: 0, out: 3 })
  expect(receipt?.out.map(({ why, items }) => [why, items.map(({ name }) => name)])).toEqual([
    ['closed', ['film.dcm', 'face.jpg']],
    ['system', ['Thumbs.db']],
  ])
})
