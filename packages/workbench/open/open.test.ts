import { judge } from '@sella/ceph/analysis/judge'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient, UserAnalysis } from '@sella/contract/entities'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store'
import { faceChoice, filmChoice, firstAnalysis } from './choice'
import { createChoosing } from './choosing'
import { latestFilmed, othersWith, recordToOpen } from './records'

const patient = { birthday: '2012-05-06', sex: 'female' } as Patient
const recordOf = (uuid: string, createday: string, film = true): CaseRecord =>
  ({ uuid, createday, ageGroup: null, photos: film ? [{ type: 'Lateral_Ceph' }] : [] }) as unknown as CaseRecord
const records = [recordOf('a', '2024-01-02'), recordOf('b', '2025-01-02'), recordOf('c', '2026-01-02')]

describe('the record that is opened', () => {
  it('is the latest unless another is asked for; one that is gone is none', () => {
    expect(recordToOpen(records, null)?.uuid).toBe('c')
    expect(recordToOpen(records, 'a')?.uuid).toBe('a')
    expect(recordToOpen(records, 'gone')?.uuid).toBe('c')
    expect(recordToOpen([], 'a')).toBeNull()
  })

  it('from the list is the latest with a film', () => {
    const row = (uuid: string, hasFilm: boolean) => ({ uuid, hasFilm })
    expect(latestFilmed([row('a', true), row('b', true), row('c', false)])?.uuid).toBe('b')
    expect(latestFilmed([row('a', false)])).toBeNull()
  })

  it('offers the latest two others where it has no film itself', () => {
    const bare = recordOf('d', '2026-05-02', false)
    expect(othersWith([...records, bare], bare, each => each.photos.length > 0).map(each => each.uuid)).toEqual(['b', 'c'])
  })
})

const mine: UserAnalysis = { uuid: 'm', name: 'Mine', content: '{"funcs":["SNA","ANB","Chin"],"lines":[]}', updatedAt: '' }
const overrides = JSON.stringify({ SNA: { meanSd: { early_permanent: { mean: 70, sd: 1 } } } })
const ownItems = JSON.stringify({
  Chin: { kind: 'angle_vertex', nodes: ['Na', 'A', 'Pog'], stages: { early_permanent: { mean: 175, sd: 3 } } },
})
const opening = {
  patient,
  record: recordOf('c', '2026-01-02'),
  own: [mine],
  overrides,
  ownItems,
  readers: readerErrors,
  remembered: 'Mine',
}

describe('what a film is judged by when it is opened', () => {
  it('is the analysis looked at last, else the usual one', () => {
    expect(filmChoice(opening).analysis.name).toBe('Mine')
    expect(filmChoice({ ...opening, remembered: 'Gone' }).analysis.name).toBe(firstAnalysis)
  })

  it('keeps the stages of an own analysis: its own norms by age judge it', () => {
    const choice = filmChoice(opening)
    expect(choice.analysis.dentitions).toEqual(['primary_mixed', 'early_permanent', 'permanent'])
    const { rows } = judge({ ...choice, tracing: templateTracing() }, { assumeScale: true })
    expect(rows.map(({ item, norm }) => [item, norm?.mean])).toEqual([
      ['SNA', 70],
      ['ANB', expect.any(Number)],
      ['Chin', 175],
    ])
  })

  it('has no stages where none of its norms depends on age', () => {
    expect(filmChoice({ ...opening, own: [{ ...mine, content: '["ANB"]' }] }).analysis.dentitions).toEqual([])
  })

  it('of a photo is an analysis of that view, and none of the film', () => {
    const face: UserAnalysis = { ...mine, name: 'Side', content: '{"view":"face_side","funcs":["NasolabialAngle"],"lines":[]}' }
    const builtIn = [{ ...filmChoice(opening).analysis, name: 'Usual' }]
    const chosen = (remembered: string) =>
      faceChoice({ view: 'face_side', builtIn }, { ...opening, own: [mine, face], remembered }).analysis.name
    expect([chosen('Side'), chosen('Mine')]).toEqual(['Side', 'Usual'])
  })
})

/** A film's choice with a server that answers when told to. */
const choosing = () => {
  const choice = createStore(filmChoice(opening))
  const remembered: string[] = []
  const asked: { readonly done: () => void; readonly fail: () => void }[] = []
  const acts = createChoosing(choice, { byAgeGroup: true, remember: name => remembered.push(name) })
  const save = () =>
    new Promise<void>((done, refuse) => asked.push({ done: () => done(), fail: () => refuse(new Error('no network')) }))
  const ageGroup = (group: Parameters<typeof acts.ageGroup>[0]) => acts.ageGroup(group, save)
  return { choice, remembered, asked, acts: { ...acts, ageGroup }, group: () => choice.get().record.ageGroup }
}

describe('choosing', () => {
  it('judges by an analysis at once and remembers it', () => {
    const { acts, choice, remembered } = choosing()
    acts.take({ ...choice.get().analysis, name: 'Other' })
    expect([choice.get().analysis.name, remembered]).toEqual(['Other', ['Other']])
  })

  it('of an age group judges at once, and is taken back when it cannot be stored', async () => {
    const { acts, asked, group } = choosing()
    const first = acts.ageGroup('permanent')
    expect(group()).toBe('permanent')
    asked[0]?.fail()
    await expect(first).rejects.toThrow('no network')
    expect(group()).toBeNull()
  })

  it('of another age group meanwhile stands, whatever becomes of the one before', async () => {
    const { acts, asked, group } = choosing()
    const [first, second] = [acts.ageGroup('permanent'), acts.ageGroup('primary_mixed')]
    asked[1]?.done()
    await second
    asked[0]?.fail()
    await expect(first).rejects.toThrow()
    expect(group()).toBe('primary_mixed')
  })

  it('gives an own analysis its stages as soon as an own norm of one is saved, in her values or in a measurement', () => {
    const plain = { ...opening, overrides: null, ownItems: '{}', own: [{ ...mine, content: '["SNA","ANB","Chin"]' }] }
    const groups = (hers: Parameters<ReturnType<typeof createChoosing>['takeOwn']>[0]) => {
      const choice = createStore(filmChoice(plain))
      const before = choice.get().analysis.dentitions.length
      createChoosing(choice, { byAgeGroup: true, remember: () => undefined }).takeOwn(hers)
      return [before, choice.get().analysis.dentitions.length]
    }
    const { overrides: values, customItems } = filmChoice(opening)
    expect([groups({ overrides: values }), groups({ customItems })]).toEqual([
      [0, 3],
      [0, 3],
    ])
  })

  it('follows the patient and the record, and stays the same where they did', () => {
    const { acts, choice } = choosing()
    const before = choice.get()
    acts.takeFacts({ patient: { ...before.patient }, record: { ...before.record } })
    expect(choice.get()).toBe(before)
    acts.takeFacts({ patient: { ...before.patient, birthday: '2000-01-01' }, record: before.record })
    expect(choice.get().patient.birthday).toBe('2000-01-01')
  })
})
