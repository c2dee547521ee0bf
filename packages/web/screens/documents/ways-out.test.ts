import { needOf } from '@sella/contract/access/need-of'
import { clinicRoles, may } from '@sella/contract/access/roles'
import { expect, test } from 'vitest'
import { waysFor } from './ways-out'

test('each way out asks for the least leave that its call needs', () => {
  const calls = { measurements: 'caseMeasurements', archive: 'caseArchive', dicom: 'dicomExport', fhir: 'caseFhir' } as const
  for (const way of waysFor(() => true)) {
    const needed = needOf(calls[way], { identity: false })
    expect([way, waysFor(action => action === needed).includes(way)]).toEqual([way, true])
  }
})

test('who may not take a thing along is not offered it', () => {
  const offered = clinicRoles.map(role => waysFor(action => may(role, action)).length)
  expect(offered).toEqual([4, 4, 3, 0, 0])
})
