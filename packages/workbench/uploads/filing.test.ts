import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'
import { expect, test } from 'vitest'
import { differing, isTaken, lackIn, newCaseOf, proposedFiling, proposedRecord } from './filing'

const file: WaitingFile = {
  ...{ uuid: 'f', state: 'waiting', source: 'stow', sender: 'unit', name: 'a.dcm', arrivedAt: '', format: 'dicom', bytes: 1 },
  ...{ hash: '', width: 1, height: 1, fileScale: null, thumbUrl: null, previewUrl: null, originalUrl: '', modality: 'DX' },
  person: { name: '陈一', nameInFile: 'CHEN^YI=陈^一', birthDate: '2012-03-04', sex: 'female', id: 'A7' },
  ...{ day: '2026-03-01', kind: 'Lateral_Ceph', others: [], looked: true, sameInstance: false, place: null, candidates: [] },
  ...{ doneBy: null, doneAt: null },
}

const candidate = (caseUuid: string, agrees: WaitingCandidate['agrees'], differs: WaitingCandidate['differs'] = []) => ({
  ...{ caseUuid, name: '陈一', birthday: null, sex: null, caseNo: '', records: [] },
  agrees,
  differs,
})

test('a case is proposed as chosen only when number, or name and birthday, agree and nothing differs', () => {
  const goal = (...candidates: WaitingCandidate[]) => proposedFiling({ ...file, candidates }).goal
  expect(goal(candidate('a', ['name']))).toBe(null)
  expect(goal(candidate('a', ['name', 'sex']))).toBe(null)
  expect(goal(candidate('a', ['name', 'birthday']))).not.toBe(null)
  expect(goal(candidate('a', ['number']))).not.toBe(null)
  expect(goal(candidate('a', ['number', 'name'], ['birthday']))).toBe(null)
  expect(goal(candidate('a', ['name']))).toBe(null)
  expect(goal(candidate('a', ['name', 'birthday']), candidate('b', ['name']))).toEqual({ at: 'case', uuid: 'a' })
  expect(goal(candidate('a', ['number']), candidate('b', ['name', 'birthday']))).toBe(null)
  const place = { caseUuid: 'c', recordUuid: 'r', patient: '', createday: '' }
  expect(proposedFiling({ ...file, place }).goal).toEqual({ at: 'case', uuid: 'c' })
})

test('the record of the same day is proposed, else a new one of the day the file knows', () => {
  const records = [{ uuid: 'r1', createday: '2026-03-01T09:30', kinds: ['Lateral_Ceph' as const] }]
  expect(proposedRecord(file, records, '2026-05-05')).toEqual({ at: 'record', uuid: 'r1' })
  expect(proposedRecord({ ...file, day: '2026-04-01' }, records, '2026-05-05')).toEqual({ at: 'new', day: '2026-04-01', type: 2 })
  expect(proposedRecord({ ...file, day: null }, [], '2026-05-05')).toEqual({ at: 'new', day: '2026-05-05', type: 1 })
  expect(isTaken({ goal: null, record: { at: 'record', uuid: 'r1' }, kind: 'Lateral_Ceph' }, records)).toBe(true)
  expect(isTaken({ goal: null, record: { at: 'record', uuid: 'r1' }, kind: 'Panoramic' }, records)).toBe(false)
})

test('what is lacking is told one after another', () => {
  const goal = newCaseOf(file)
  const record = { at: 'new', day: '2026-03-01', type: 1 } as const
  expect(goal).toEqual({ at: 'new', name: '陈一', birthday: '2012-03-04', sex: 'female', caseNo: 'A7' })
  expect(lackIn({ goal: null, record, kind: 'Panoramic' })).toBe('case')
  expect(lackIn({ goal: newCaseOf({ ...file, person: null }), record, kind: 'Panoramic' })).toBe('name')
  expect(lackIn({ goal, record: { ...record, day: '2026' }, kind: 'Panoramic' })).toBe('day')
  expect(lackIn({ goal, record, kind: null })).toBe('kind')
  expect(lackIn({ goal, record, kind: 'Panoramic' })).toBe(null)
  const chosen = candidate('a', ['name'], ['birthday'])
  expect(differing({ ...file, candidates: [chosen] }, { at: 'case', uuid: 'a' })).toEqual(['birthday'])
})
