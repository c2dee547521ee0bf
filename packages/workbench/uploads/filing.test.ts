import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'
import { expect, test } from 'vitest'
import { differing, isSure, isTaken, lackIn, newCaseOf, proposedFiling, proposedRecord } from './filing'

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
  const records = [{ uuid: 'r1', createday: '2026-03-01T09:30', type: 1 as const, kinds: ['Lateral_Ceph' as const] }]
  expect(proposedRecord(file, records, '2026-05-05')).toEqual({ at: 'record', uuid: 'r1' })
  expect(proposedRecord({ ...file, day: '2026-04-01' }, records, '2026-05-05')).toEqual({ at: 'new', day: '2026-04-01', type: 2 })
  // A film older than the initial record is none of the middle.
  expect(proposedRecord({ ...file, day: '2025-04-01' }, records, '2026-05-05')).toEqual({ at: 'new', day: '2025-04-01', type: 1 })
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

test('a number or a name and birthday that agree are worth nothing where one thing differs', () => {
  expect(isSure({ agrees: ['name', 'birthday'], differs: ['sex'] })).toBe(false)
  expect(isSure({ agrees: ['number'], differs: [] })).toBe(true)
  expect(isSure({ agrees: ['birthday'], differs: [] })).toBe(false)
})

test('the record a file was sent for comes before that of its day', () => {
  const record = (uuid: string, createday: string) => ({ uuid, createday, type: 1 as const, kinds: [] })
  const records = [record('r1', '2026-03-01T09:30'), record('r2', '2020-01-01')]
  const place = { caseUuid: 'c', recordUuid: 'r2', patient: '', createday: '' }
  expect(proposedRecord({ ...file, place }, records, '2026-05-05')).toEqual({ at: 'record', uuid: 'r2' })
  expect(proposedRecord({ ...file, day: null }, [record('r3', '2026-05-05')], '2026-05-05')).toEqual({ at: 'record', uuid: 'r3' })
  expect(proposedRecord({ ...file, day: '2026-03-02' }, [], '')).toEqual({ at: 'new', day: '2026-03-02', type: 1 })
})

test('the kind of the file is proposed, a record is not', () => {
  expect(proposedFiling(file)).toEqual({ goal: null, record: null, kind: 'Lateral_Ceph' })
})

test('a day is a whole date of the calendar; a birthday may be unknown', () => {
  const record = { at: 'new', day: '2026-03-01', type: 1 } as const
  const at = (birthday: string, day = record.day as string) =>
    lackIn({ goal: { ...newCaseOf(file), birthday } as never, record: { ...record, day }, kind: 'Panoramic' })
  for (const no of ['2012-3-4', 'x2012-03-04', '2012-03-04x', '2012-13-04'])
    expect([at(no), at('', no)]).toEqual(['birthday', 'day'])
  expect(at('')).toBeNull()
  expect(lackIn({ goal: { at: 'case', uuid: 'a' }, record: null, kind: 'Panoramic' })).toBe('record')
  expect(lackIn({ goal: { at: 'case', uuid: 'a' }, record: { at: 'record', uuid: 'r' }, kind: 'Panoramic' })).toBeNull()
  expect(lackIn({ goal: { ...newCaseOf(file), name: '  ' } as never, record, kind: null })).toBe('name')
})

test('without any person of the file, a new case is empty', () => {
  expect(newCaseOf({ ...file, person: null })).toEqual({ at: 'new', name: '', birthday: '', sex: null, caseNo: '' })
})

test('nothing contradicts a new case, one unknown to the file, or none', () => {
  const chosen = { ...file, candidates: [candidate('a', ['name'], ['birthday'])] }
  expect(differing(chosen, newCaseOf(file))).toEqual([])
  expect(differing(chosen, { at: 'case', uuid: 'b' })).toEqual([])
  expect(differing(chosen, null)).toEqual([])
})

test('a slot is taken only in the record chosen, by its own kind', () => {
  const records = [
    { uuid: 'r1', createday: '', type: 1 as const, kinds: ['Lateral_Ceph' as const] },
    { uuid: 'r2', createday: '', type: 1 as const, kinds: [] },
  ]
  const taken = (record: 'r1' | 'r2' | 'r3') =>
    isTaken({ goal: null, record: { at: 'record', uuid: record }, kind: 'Lateral_Ceph' }, records)
  expect([taken('r1'), taken('r2'), taken('r3')]).toEqual([true, false, false])
  expect(isTaken({ goal: null, record: { at: 'record', uuid: 'r1' }, kind: null }, records)).toBe(false)
  expect(isTaken({ goal: null, record: { at: 'new', day: '', type: 1 }, kind: 'Lateral_Ceph' }, records)).toBe(false)
  expect(isTaken({ goal: null, record: null, kind: 'Lateral_Ceph' }, records)).toBe(false)
})
