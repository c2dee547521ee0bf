import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { CaseRecord } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault'

const named = (name: string) => builtInAnalyses.find(analysis => analysis.name === name) ?? null
const film = { type: 'Lateral_Ceph' } as CaseRecord['photos'][number]
const record = { photos: [film] } as unknown as CaseRecord
const whole = { record, analysis: named('ABO'), dentition: 'permanent', points: 60, kind: 'whole', notes: null } as const

describe('what cannot be exported', () => {
  it('is nothing when stage, points, analysis and age group are there', () => {
    expect(faultOf(whole)).toBeNull()
  })

  it('names the first thing that is missing', () => {
    expect(faultOf({ ...whole, record: null })).toEqual({ field: 'stage', code: 'STAGE_FIRST' })
    expect(faultOf({ ...whole, record: { photos: [] } as unknown as CaseRecord })?.code).toBe('FILM_FIRST')
    expect(faultOf({ ...whole, points: 0 })?.code).toBe('STAGE_NOT_DIGITIZED')
    expect(faultOf({ ...whole, analysis: null })).toEqual({ field: 'method', code: 'METHOD_FIRST' })
    expect(faultOf({ ...whole, dentition: null })).toEqual({ field: 'ageGroup', code: 'AGE_GROUP_FIRST' })
  })

  it('is nothing of a record without a film that has what is printed without one, but for the page of the analysis', () => {
    const photographed = { photos: [{ type: 'Smile_Photo' }], modelReadings: null, facePoints: null } as unknown as CaseRecord
    const bare = { ...whole, record: photographed, analysis: null, points: 0 }
    expect(faultOf(bare)).toBeNull()
    expect(faultOf({ ...bare, kind: 'page' })?.code).toBe('FILM_FIRST')
    const empty = { ...bare, record: { ...photographed, photos: [] } }
    const written = { diagnosis: '深覆𬌗', problems: '', plan: '', progress: '', records: [] }
    expect(faultOf(empty)?.code).toBe('FILM_FIRST')
    expect(faultOf({ ...empty, notes: written })).toBeNull()
    expect(faultOf({ ...empty, notes: { ...written, diagnosis: ' ' } })?.code).toBe('FILM_FIRST')
  })

  it('asks for an age group only where the analysis has some', () => {
    expect(faultOf({ ...whole, analysis: named('Steiner+Wits'), dentition: null })).toBeNull()
  })
})
