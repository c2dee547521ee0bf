import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { usualDesign } from '@sella/drawing/report/design'
import { expect, it } from 'vitest'
import { startForm } from './start-form'

const patient = { birthday: '2012-03-02', sex: 'female' } as Patient
const record = (uuid: string, photo: string, createday: string) =>
  ({ uuid, createday, ageGroup: null, photos: [{ type: photo }] }) as unknown as CaseRecord
const [filmed, photographed] = [
  record('film', 'Lateral_Ceph', '2022-03-01T10:00:00'),
  record('photo', 'Smile_Photo', '2026-03-01T10:00:00'),
]
const start = (open: CaseRecord | null, remembered: string, records = [filmed, photographed]) =>
  startForm({
    ...{ patient, records, record: open, readers: readerErrors, remembered, log: () => undefined },
    ...{ texts: { own: [], overrides: null }, lang: 'zh', design: usualDesign },
  })

it('a report begins with the analysis its film is opened with, at the age of the record', () => {
  const form = start(filmed, 'ABO')
  expect([form.record, form.analysis?.name, form.dentition]).toEqual([filmed, 'ABO', 'primary_mixed'])
  expect(start(filmed, 'no such analysis').analysis?.name).toBe('Steiner+Wits')
})

it('S-Na is assumed on no film unless she asks for it: paper withholds what tables and exports withhold', () => {
  expect(start(filmed, 'ABO').assumeScale).toBe(false)
})

it('a record with photos only is the one meant although it has no film', () => {
  const form = start(photographed, 'ABO')
  expect([form.record, form.analysis?.name, form.dentition]).toEqual([photographed, 'ABO', 'early_permanent'])
})

it('a case without records has nothing to begin with', () => {
  const form = start(null, 'ABO', [])
  expect([form.record, form.analysis, form.dentition]).toEqual([null, null, null])
})
