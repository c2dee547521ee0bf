import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { CaseRecord } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault'

const named = (name: string) => builtInAnalyses.find(analysis => analysis.name === name) ?? null
const film = { type: 'Lateral_Ceph' } as CaseRecord['photos'][number]
const record = { photos: [film] } as unknown as CaseRecord
const whole = { record, analysis: named('ABO'), dentition: 'permanent', points: 60 } as const

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

  it('asks for an age group only where the analysis has some', () => {
    expect(faultOf({ ...whole, analysis: named('Steiner+Wits'), dentition: null })).toBeNull()
  })
})
