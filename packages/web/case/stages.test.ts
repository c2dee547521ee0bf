import type { CaseRecord, Photo, RecordType } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { hasFilm, stagesOf } from './stages'

const record = (uuid: string, type: RecordType, photos: readonly Pick<Photo, 'type'>[] = []): CaseRecord => ({
  uuid,
  caseUuid: 'c',
  createday: '2025-01-01T00:00:00',
  type,
  photos: photos as Photo[],
  cephPoints: null,
  facePoints: null,
  alignment: null,
  ageGroup: null,
  maturation: null,
  version: 1,
  updatedAt: '',
})

describe('the treatment bar', () => {
  it('has its four entries even for a case without records', () => {
    expect(stagesOf([]).map(stage => [stage.name, stage.records.length])).toEqual([
      ['first', 0],
      ['second', 0],
      ['refinement', 0],
      ['completed', 0],
    ])
  })

  it('shows every record exactly once, the first initial one apart from later initial ones', () => {
    const stages = stagesOf([record('a', 1), record('b', 2), record('c', 1), record('d', 1), record('e', 2), record('f', 3)])
    expect(stages.map(stage => stage.records.map(caseRecord => caseRecord.uuid))).toEqual([['a'], ['c', 'd'], ['b', 'e'], ['f']])
  })

  it('knows a record with a film from one with photos only', () => {
    expect([hasFilm(record('a', 1, [{ type: 'Lateral_Ceph' }])), hasFilm(record('b', 1, [{ type: 'Smile_Photo' }]))]).toEqual([
      true,
      false,
    ])
  })
})
