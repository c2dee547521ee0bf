import type { Patient } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { type Draft, draftOf, emptyDraft } from './patient-form'
import { makePatientSaving, type PatientServer } from './patient-saving'

const today = '2026-11-30'
const stored: Patient = {
  ...{ uuid: 'p', name: '林知夏', sex: null, birthday: '2012-03-18', caseNo: 'A-1', agency: null, phone: null, notes: null },
  ...({ favorite: false, createtime: '', updatetime: '' } as Partial<Patient>),
} as Patient

/** A server with one case, which answers as told and keeps what it was sent. */
const clinic = (now: Patient = stored) => {
  const sent: object[] = []
  const state: { now: Patient; answer: (() => Promise<void>) | null } = { now, answer: null }
  const answered = async (input: object): Promise<Patient> => {
    sent.push(input)
    await state.answer?.()
    return state.now
  }
  const server: PatientServer = {
    add: answered,
    update: answered,
    current: async () => state.now,
    agencyUuid: async name => (name === '' ? null : `agency of ${name}`),
  }
  return { sent, state, server }
}
const refusing = (error: unknown) => () => Promise.reject(error)
const refusal = (code: ConstructorParameters<typeof Refused>[1]) => new Refused(409, code, '')

describe('a form of a case', () => {
  it('is sent as typed, a new case without an earlier state, one changed with the state it was opened on', async () => {
    const { sent, server } = clinic()
    const typed: Draft = { ...emptyDraft, name: ' 周明 ', agency: '西湖口腔' }
    expect((await makePatientSaving(null, server)(typed, today)).status).toBe('saved')
    expect((await makePatientSaving(stored, server)({ ...draftOf(stored), phone: '0571' }, today)).status).toBe('saved')
    const bare = { sex: null, birthday: null, caseNo: '', phone: null, notes: null }
    const from = { name: '林知夏', sex: null, birthday: '2012-03-18', caseNo: 'A-1', agencyUuid: null, phone: null, notes: null }
    expect(sent).toEqual([
      { ...bare, name: '周明', agencyUuid: 'agency of 西湖口腔' },
      { ...from, uuid: 'p', phone: '0571', from },
    ])
  })

  it('is not sent while something is wrong with it', async () => {
    const { sent, server } = clinic()
    const outcome = await makePatientSaving(null, server)({ ...emptyDraft, birthday: '2027-01-01' }, today)
    expect([outcome, sent]).toEqual([{ status: 'wrong', errors: ['name', 'future'] }, []])
  })

  it('is sent once, however often it is saved before the answer, and again after it', async () => {
    const { sent, state, server } = clinic()
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    state.answer = () => answered
    const save = makePatientSaving(stored, server)
    const first = save(draftOf(stored), today)
    expect((await save(draftOf(stored), today)).status).toBe('busy')
    answer()
    expect((await first).status).toBe('saved')
    expect((await save(draftOf(stored), today)).status).toBe('saved')
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['NAME_REQUIRED', 'name'],
    ['BIRTHDAY_IN_FUTURE', 'birthday'],
    ['BIRTHDAY_AFTER_RECORD', 'birthday'],
    ['CASE_NUMBER_TAKEN', 'caseNo'],
    ['SAVE_FAILED', null],
  ] as const)('refused by %s says so at its field', async (code, field) => {
    const { state, server } = clinic()
    const error = refusal(code)
    state.answer = refusing(error)
    const save = makePatientSaving(stored, server)
    expect(await save(draftOf(stored), today)).toEqual({ status: 'refused', error, field })
    state.answer = null
    expect((await save(draftOf(stored), today)).status).toBe('saved')
  })

  it('whose agency cannot be added is not sent', async () => {
    const { sent, server } = clinic()
    const error = notReached()
    const save = makePatientSaving(null, { ...server, agencyUuid: refusing(error) })
    expect(await save({ ...emptyDraft, name: '周明' }, today)).toEqual({ status: 'refused', error, field: null })
    expect(sent).toEqual([])
  })
})

describe('a case that another window changed', () => {
  const elsewhere: Patient = { ...stored, phone: '0571', notes: '花生过敏', caseNo: 'A-2' }

  it('meets the form: fields left alone follow it, those changed in both are named, and the next save overwrites them', async () => {
    const { sent, state, server } = clinic(elsewhere)
    state.answer = refusing(refusal('PATIENT_CONFLICT'))
    const save = makePatientSaving(stored, server)
    const outcome = await save({ ...draftOf(stored), phone: '0572' }, today)
    if (outcome.status !== 'conflict') throw new Error(outcome.status)
    expect(outcome.draft).toEqual({ ...draftOf(elsewhere), phone: '0572' })
    expect([outcome.clashes, outcome.theirs]).toEqual([['phone'], draftOf(elsewhere)])
    state.answer = null
    expect((await save(outcome.draft, today)).status).toBe('saved')
    expect(sent.at(-1)).toMatchObject({ phone: '0572', notes: '花生过敏', caseNo: 'A-2', from: { phone: '0571', caseNo: 'A-2' } })
  })

  it('and cannot be read leaves the form on what it was opened on', async () => {
    const { sent, state, server } = clinic(elsewhere)
    state.answer = refusing(refusal('PATIENT_CONFLICT'))
    const error = notReached()
    const save = makePatientSaving(stored, { ...server, current: refusing(error) })
    expect(await save({ ...draftOf(stored), phone: '0572' }, today)).toEqual({ status: 'refused', error, field: null })
    state.answer = null
    await save({ ...draftOf(stored), phone: '0572' }, today)
    expect(sent.at(-1)).toMatchObject({ from: { phone: null, caseNo: 'A-1' } })
  })
})

it('a new case added by a save without a reply is added once, and changed to what the form holds by then', async () => {
  const { sent, state, server } = clinic()
  const save = makePatientSaving(null, server)
  state.answer = refusing(notReached())
  expect((await save({ ...emptyDraft, name: '周明' }, today)).status).toBe('refused')
  state.answer = null
  expect((await save({ ...emptyDraft, name: '周敏' }, today)).status).toBe('saved')
  expect(sent.map(input => ['name', 'uuid', 'from'].map(key => (input as Record<string, unknown>)[key]))).toEqual([
    ['周明', undefined, undefined],
    ['周明', undefined, undefined],
    ['周敏', 'p', expect.objectContaining({ name: '周明' })],
  ])
})
