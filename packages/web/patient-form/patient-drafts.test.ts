import type { PatientRow } from '@sella/contract/entities'
import { draftOf, emptyDraft } from '@sella/workbench/patient-form/patient-form'
import { expect, it } from 'vitest'
import { draftEntries } from '../memory/draft-entries'
import { patientDrafts as formsOf } from './patient-drafts'

const machine = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
  }
}
/** The forms of a window; every other window is open beside it unless it is said to be gone. */
const patientDrafts = (on: ReturnType<typeof machine>, window: string, gone: readonly string[] = []) =>
  formsOf(draftEntries(on, window, other => !gone.includes(other)))
const typed = { ...emptyDraft, name: '林知夏', birthday: '2012-3', notes: '花生过敏' }
const row: PatientRow = {
  ...{ uuid: '0a1b2c3d-0000-4000-8000-000000000001', name: '陈一', sex: 'male', birthday: '2012-03-18', caseNo: 'A-1' },
  ...{ agency: { uuid: '0a1b2c3d-0000-4000-8000-000000000002', name: '城西' }, phone: '555', notes: null, favorite: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' },
  ...{ records: [], tags: ['a'], nextVisit: null, nextVisitFor: '' },
}

it('a new case that was not saved is there again as typed, with how many files came with it', () => {
  const on = machine()
  patientDrafts(on, 'one').keep({ stored: null, draft: typed, files: 2 })
  expect(patientDrafts(on, 'one').of(null)).toEqual({ stored: null, draft: typed, files: 2 })
  expect(patientDrafts(on, 'one').leftHere()).toEqual({ stored: null, draft: typed, files: 2 })
})

it('a changed case comes back beside what it was when its form was opened, apart from a new one', () => {
  const on = machine()
  const { records, tags, nextVisit, nextVisitFor, ...stored } = row
  const draft = { ...draftOf(row), phone: '777' }
  patientDrafts(on, 'one').keep({ stored: null, draft: typed, files: 0 })
  patientDrafts(on, 'one').keep({ stored: row, draft, files: 0 })
  expect(patientDrafts(on, 'one').of(row.uuid)).toEqual({ stored, draft, files: 0 })
  expect(patientDrafts(on, 'one').leftHere()).toEqual({ stored, draft, files: 0 })
  expect(patientDrafts(on, 'one').of(null)?.draft).toEqual(typed)
})

it('only the window it was left in opens it by itself', () => {
  const on = machine()
  patientDrafts(on, 'one').keep({ stored: null, draft: typed, files: 0 })
  expect(patientDrafts(on, 'two', ['one']).leftHere()).toBeNull()
  expect(patientDrafts(on, 'two', ['one']).of(null)?.draft).toEqual(typed)
})

it('two windows that enter a new case each keep their own, also where one got it with files', () => {
  const on = machine()
  const [first, second] = [patientDrafts(on, 'one'), patientDrafts(on, 'two')]
  first.keep({ stored: null, draft: typed, files: 0 })
  expect(second.of(null)).toBeNull()
  second.keep({ stored: null, draft: { ...typed, name: '陈一' }, files: 3 })
  expect([first.leftHere()?.draft.name, second.leftHere()?.draft.name, second.leftHere()?.files]).toEqual(['林知夏', '陈一', 3])
  second.forget(null)
  expect([first.of(null)?.draft, second.of(null)]).toEqual([typed, null])
})

it('forgotten, or not to be read, it is none', () => {
  const on = machine()
  const forms = patientDrafts(on, 'one')
  forms.keep({ stored: null, draft: typed, files: 0 })
  forms.forget(null)
  expect([forms.of(null), forms.leftHere()]).toEqual([null, null])
  for (const text of ['x', '{}', '{"stored":null,"draft":{"name":"a"}}', JSON.stringify({ stored: { uuid: 1 }, draft: typed })]) {
    on.texts.set('patient.new', text)
    expect(forms.of(null)).toBeNull()
  }
})
