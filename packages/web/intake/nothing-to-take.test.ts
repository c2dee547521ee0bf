import { after, emptyQueue } from '@sella/workbench/uploads/queue'
import { receiptsOf } from '@sella/workbench/uploads/receipt'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { receiveNothing } from './nothing-to-take'

const omitted = ['Thumbs.db', '.DS_Store'].map(name => ({ name, size: 3, why: 'system' as const }))

/** The receipt of a drop of system files, and what a person is shown of it. */
const received = (patient: { uuid: string; name: string } | null) => {
  let queue = emptyQueue
  const add: Uploads<Blob>['add'] = (drop, coming) => {
    queue = after(queue, { type: 'came', drop, items: coming.map(({ item }) => item) })
  }
  const t = ((key: string) => key) as TFunction
  const shown = receiveNothing({ files: [], omitted }, patient, { uploads: { add }, t, now: 5 })
  return { shown, receipt: receiptsOf(queue)[0] }
}

it('a drop of system files alone is on the receipts, each with its reason, and a person is shown it', () => {
  const { shown, receipt } = received({ uuid: 'a', name: '孙丽' })
  expect([receipt?.drop.caseUuid, receipt?.drop.patient]).toEqual(['a', '孙丽'])
  expect(receipt?.out.map(({ why, items }) => [why, items.map(({ name }) => name)])).toEqual([
    ['system', ['Thumbs.db', '.DS_Store']],
  ])
  expect(shown.title).toContain('2')
  expect(shown.text).toContain('Thumbs.db')
  expect(shown.text).toContain('receipt.why.system')
})

it('dropped on no case it is under the name of its first file', () => {
  const { receipt } = received(null)
  expect([receipt?.drop.caseUuid, receipt?.drop.patient]).toEqual([null, 'Thumbs.db'])
})
