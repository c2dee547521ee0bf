import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import type { Form } from './form'
import { formNow } from './form-now'

const record = (version: number) => ({ uuid: 'r', version }) as CaseRecord
const analysis = (item: string) => ({ creator: 'user', name: '我的', items: [item] }) as unknown as Analysis
const form = { record: record(1), analysis: analysis('SNA') } as Form

it('a report being designed shows the record and the own analysis as another window saved them', () => {
  const own = [{ uuid: 'a', analysis: analysis('SNB') }]
  expect(formNow(form, { records: [record(2)], own })).toEqual({ record: record(2), analysis: analysis('SNB') })
})

it('a record that was deleted is chosen no longer, an analysis that was deleted stays as it was', () => {
  expect(formNow(form, { records: [], own: [] })).toEqual({ record: null, analysis: analysis('SNA') })
})
