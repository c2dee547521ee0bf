import type { WaitingFile } from '@sella/contract/waiting'
import { expect, test } from 'vitest'
import { draftIn, proposedDraft } from './kept-filing'

const candidate = { caseUuid: 'listed', name: '陈一', birthday: null, sex: null, caseNo: '', records: [], differs: [] }
const file = {
  uuid: 'f',
  kind: 'Lateral_Ceph',
  place: null,
  person: null,
  candidates: [{ ...candidate, agrees: ['name'] }],
} as Partial<WaitingFile> as WaitingFile

const left = {
  goal: { at: 'new', name: '陈', birthday: '2012', sex: null, caseNo: '' },
  record: { at: 'new', day: '2026-03-01', type: 2 },
  kind: 'Panoramic',
  spacing: 'none',
  begun: { newCase: { uuid: 'made', as: { at: 'new', name: '陈', birthday: '', sex: null, caseNo: '' } } },
}

test('what was chosen and not filed is there again, half typed as it was, with what an attempt has made', () => {
  expect(draftIn(JSON.parse(JSON.stringify(left)), file)).toEqual(left)
})

test('a case that the form does not list is chosen again', () => {
  const chosen = (uuid: string) => draftIn({ ...left, goal: { at: 'case', uuid } }, file)
  expect(chosen('listed')).toMatchObject({ goal: { at: 'case', uuid: 'listed' }, begun: { newCase: { uuid: 'made' } } })
  expect(chosen('other')).toEqual({ ...left, goal: null, record: null })
})

test('what is damaged is no choice, and nothing is left of a form as it was proposed', () => {
  for (const value of [null, {}, { ...left, kind: 'no kind' }, { ...left, record: { at: 'new', day: 3, type: 1 } }])
    expect(draftIn(value, file)).toBeNull()
  expect(draftIn(proposedDraft(file), file)).toEqual(proposedDraft(file))
})
