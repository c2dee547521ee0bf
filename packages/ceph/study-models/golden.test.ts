import { describe, expect, it } from 'vitest'
import { crowdingDegree, irregularityClass, speeFormulas } from '../data/study-models/arches'
import { boltonNorms } from '../data/study-models/bolton'
import { widthError } from '../data/study-models/tooth-widths'
import golden from '../golden/models.json' with { type: 'json' }
import { boltonRatio } from './bolton-ratio'
import { predictedWidth } from './mixed-dentition'
import { pontWidths } from './pont'

const { bolton, chengdu, mixed, space, pont, spee, little } = golden
const exactly = (mm: number) => ({ mm, error: 0 })

const ratio = (part: 'anterior' | 'overall', norm: keyof typeof boltonNorms) => {
  const [upper, lower] = part === 'anterior' ? [bolton.U6, bolton.L6] : [bolton.U12, bolton.L12]
  return boltonRatio({ upper: exactly(upper), lower: exactly(lower) }, boltonNorms[norm][part])
}

describe('golden numbers of the study models', () => {
  it.each(['anterior', 'overall'] as const)('Bolton, %s', part => {
    const read = ratio(part, 'bolton58')
    expect(read?.percent).toBeCloseTo(bolton[part], 4)
    expect(read?.z).toBeCloseTo(bolton[`z_${part}`], 4)
    expect(read?.lowerExcess).toBeCloseTo(bolton[`${part}_lower_excess`], 4)
    expect(read?.upperDeficit).toBeCloseTo(bolton[`${part}_upper_deficit`], 4)
    expect(ratio(part, 'cn_chengdu')?.z).toBeCloseTo(chengdu[`z_${part}`], 4)
  })

  it('the tables of the original ratios', () => {
    for (const { U6, L6 } of golden.table_anterior) expect((U6 * boltonNorms.bolton58.anterior.mean) / 100).toBeCloseTo(L6, 1)
    for (const { U12, L12 } of golden.table_overall) expect((U12 * boltonNorms.bolton58.overall.mean) / 100).toBeCloseTo(L12, 1)
  })

  it('an error of 0.15 mm a tooth is 0.37 and 0.52 mm of six and twelve teeth and 1.0 % of the anterior ratio', () => {
    expect(widthError * Math.sqrt(6)).toBeCloseTo(0.37, 2)
    expect(widthError * Math.sqrt(12)).toBeCloseTo(0.52, 2)
    const error = widthError * Math.sqrt(6)
    const read = boltonRatio({ upper: { mm: 46.8, error }, lower: { mm: 37.6, error } }, boltonNorms.bolton58.anterior)
    expect(read?.error).toBeCloseTo(1.01, 2)
  })

  it('Tanaka and Johnston in five populations', () => {
    for (const [name, expected] of Object.entries({
      original: mixed.original,
      hk_male: mixed.hk_male,
      hk_female: mixed.hk_female,
      north_male: mixed.north_male,
      north_female: mixed.north_female,
    }))
      for (const jaw of ['upper', 'lower'] as const)
        expect(predictedWidth(24, jaw, name as 'original')).toBeCloseTo(expected[jaw], 6)
  })

  it('Moyers between and outside its rows', () => {
    expect(predictedWidth(22, 'lower', 'moyers75')).toBeCloseTo(21.6, 6)
    expect(predictedWidth(22.25, 'upper', 'moyers75')).toBeCloseTo(22.15, 6)
    expect(predictedWidth(19.5, 'lower', 'moyers75')).toBeCloseTo(20.1, 6)
    expect(predictedWidth(25, 'upper', 'moyers75')).toBeCloseTo(23.7, 6)
    expect([predictedWidth(19.4, 'lower', 'moyers75'), predictedWidth(25.1, 'lower', 'moyers75')]).toEqual([null, null])
  })

  it('Pont, Spee, Little', () => {
    expect(pontWidths(31.2, 'original').premolar).toBeCloseTo(pont['premolar'], 4)
    expect(pontWidths(31.2, 'original').molar).toBeCloseTo(pont['molar'], 4)
    for (const [name, key] of [
      ['baldridge', 'baldridge'],
      ['garcia', 'garcia'],
      ['braun', 'braun'],
      ['rule', 'one_to_one_mean'],
    ] as const)
      expect(speeFormulas[name].space(2.5, 2)).toBeCloseTo(spee[key], 3)
    expect(little.sum).toBeCloseTo(0.4 + 1.2 + 0 + 0.8 + 1.6, 9)
    expect(irregularityClass(little.sum).en).toBe('moderate')
    expect(irregularityClass(0).en).toBe('perfect')
    expect(irregularityClass(9.5).en).toBe('very severe')
  })

  it('space of four segments: what is required is the sum of the teeth, what is left over the difference', () => {
    const { incisors, left, right } = space.teeth
    expect(incisors + left + right).toBeCloseTo(space.required, 9)
    expect(space.segments_available.reduce((sum, each) => sum + each, 0)).toBeCloseTo(space.available, 9)
    expect(crowdingDegree(space.discrepancy)).toBe('I')
    expect([crowdingDegree(0), crowdingDegree(2), crowdingDegree(-4), crowdingDegree(-4.1), crowdingDegree(-8.1)]).toEqual([
      null,
      null,
      'I',
      'II',
      'III',
    ])
  })
})
