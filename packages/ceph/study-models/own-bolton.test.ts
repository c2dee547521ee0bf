import { describe, expect, it } from 'vitest'
import { OWN_NORM_SOURCE } from '../analysis/norm-for'
import { boltonNorms } from '../data/study-models/bolton'
import { bothArches } from '../testing/dental-arch'
import { boltonVerdict } from './bolton'
import { boltonNormNotes, boltonNormOf, boltonSourceOf, ownBoltonIn } from './bolton-norm'
import { correctedSpace } from './corrections'
import { modelAnalysis } from './model-analysis'
import { modelRows } from './model-rows'
import type { ModelReadings } from './readings'

const counted = { incisors: null, bolton: 'anterior' } as const
const arches: ModelReadings = { ...bothArches({}, { room: 0.95 }), corrections: { upper: counted, lower: counted } }
const hers: ModelReadings = { ...arches, boltonNorm: 'own' }
const own = { anterior: { mean: 75, sd: 1.25 }, overall: { mean: 90.5, sd: 2 } }

describe('the doctor’s own norm of Bolton’s ratios', () => {
  it('judges where it is chosen: deviation, excess, verdict and what depends on them', () => {
    const { bolton, bolton58 } = modelAnalysis(hers, own)
    for (const part of ['anterior', 'overall'] as const) {
      const ratio = bolton[part]
      if (ratio.status !== 'measured') throw new Error('not measured')
      expect(ratio.norm).toEqual(own[part])
      expect(ratio.z).toBeCloseTo((ratio.percent - own[part].mean) / own[part].sd, 12)
      expect(ratio.lowerExcess).toBeCloseTo(ratio.lower.mm - (ratio.upper.mm * own[part].mean) / 100, 9)
    }
    expect(bolton58).toEqual(modelAnalysis(arches).bolton58)
    const verdictBy = (mean: number) => {
      const { anterior } = modelAnalysis(hers, { ...own, anterior: { mean, sd: 1.25 } }).bolton
      return anterior.status === 'measured' && boltonVerdict(anterior)
    }
    expect([verdictBy(75), verdictBy(78.7)]).toEqual(['matters', 'none'])
    const totals = [null, own].map(norm => correctedSpace(modelAnalysis(hers, norm), hers, 'lower')?.total)
    expect(totals[0]).not.toBeCloseTo(totals[1] ?? Number.NaN, 1)
  })

  it('is named in the rows for tables and files', () => {
    const rows = modelRows(modelAnalysis(hers, own), hers).filter(({ norm }) => norm !== null)
    expect(rows.map(({ norm }) => norm)).toEqual([own.anterior, own.overall].map(pair => ({ ...pair, of: OWN_NORM_SOURCE })))
  })

  it('judges nothing where another norm is chosen', () => {
    expect(modelAnalysis(arches, own)).toEqual(modelAnalysis(arches))
  })

  it('gives way to the usual one, by its name, once she has none', () => {
    const { boltonNorm, bolton } = modelAnalysis(hers, null)
    expect([boltonNorm, bolton]).toEqual([boltonNormOf('cn_chengdu', null), modelAnalysis(arches).bolton])
    expect(boltonNorm.name).toBe(boltonNorms.cn_chengdu.name)
    expect(boltonNormNotes('own', boltonNorm)[0]?.en).toMatch(/not stored.*Chengdu/)
    expect(boltonNormNotes('own', boltonNormOf('own', own))).toEqual([])
    expect(boltonNormNotes('cn_chengdu', boltonNorm)).toEqual([])
    expect(boltonSourceOf(boltonNorm).en).toMatch(/Chengdu/)
    expect(boltonSourceOf(boltonNormOf('own', own))).toBe(OWN_NORM_SOURCE)
  })

  it('is taken from her values by item: of both ratios, each with a spread', () => {
    const values = (anterior: object | undefined, overall: object | undefined) =>
      ownBoltonIn({
        BoltonAnterior: { meanSd: { permanent: anterior } },
        BoltonOverall: { meanSd: { permanent: overall } },
      } as never)
    expect(values(own.anterior, own.overall)).toEqual(own)
    expect(values(own.anterior, undefined)).toBeNull()
    expect(values(own.anterior, { mean: 91, sd: 0 })).toBeNull()
    expect(values({ mean: 0, sd: 1 }, own.overall)).toBeNull()
    expect(ownBoltonIn({})).toBeNull()
  })
})
