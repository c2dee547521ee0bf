import { describe, expect, it } from 'vitest'
import type { ItemOverride } from '../analysis/analysis'
import { judgedByWords } from '../analysis/judged-by'
import { OWN_NORM_SOURCE } from '../analysis/norm-for'
import { analysisOf } from '../analysis/own'
import { subjectOf } from '../analysis/subject'
import { frontalAnalyses } from '../data/frontal/analyses'
import { frontalCautions } from '../data/frontal/cautions'
import { emptyTracing } from '../tracing/tracing'
import { judgeFrontal } from './judge-frontal'
import { frontalNormNote } from './judging-norm'
import { frontalUsualNorms } from './usual-norms'

/** Two widths, mm: J–J 63, Ag–Ag 84; and a chin 4 mm to the left. */
const tracing = {
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries({
      ...{ Cg: [0, 0], ANS_PA: [0, 60], Z_R: [-45, 8], Z_L: [45, 8], J_R: [-31, 58], J_L: [32, 58] },
      ...{ Ag_R: [-42, 100], Ag_L: [42, 100], Me_PA: [4, 120] },
    }).map(([name, [x, y]]) => [name, { x: x ?? 0, y: y ?? 0, origin: 'manual' as const }]),
  ),
  fileScale: { mmPerPixel: 1, provenance: 'dicom' as const },
}
const patient = { birthday: '2010-01-01', sex: null } as const
const at = (createday: string, ageGroup: 'permanent' | null = null) => ({ createday, ageGroup })
const own = { name: 'mine', items: ['MaxillaryWidth', 'MandibularWidth', 'WidthDifference', 'MeOffMidline'], lines: [] }

const overrides: Readonly<Record<string, ItemOverride>> = {
  MaxillaryWidth: {
    meanSd: { primary_mixed: { mean: 58, sd: 2.4 }, permanent: { mean: 66, sd: 2 } },
    tipsLess: 'narrow upper jaw',
    tipsMid: 'of usual width',
  },
  WidthDifference: { meanSd: { permanent: { mean: 16, sd: 2 } } },
  MeOffMidline: { meanSd: { permanent: { mean: 0, sd: 0 } }, tipsMid: 'straight' },
}

const rowsAt = (record: ReturnType<typeof at>, hers = overrides) =>
  judgeFrontal({ tracing, patient, record, analysis: analysisOf(own, hers), overrides: hers }).rows
const rowOf = (item: string, record: ReturnType<typeof at>, hers = overrides) =>
  rowsAt(record, hers).find(row => row.item === item) ?? expect.unreachable()

describe('the doctor’s own norms on a frontal film', () => {
  it('judge in her analysis, each by its age group, and say whose they are', () => {
    expect(rowOf('MaxillaryWidth', at('2018-06-01'))).toMatchObject({
      ...{ norm: { mean: 58, sd: 2.4, group: 'primary_mixed', source: OWN_NORM_SOURCE }, difference: 5, stars: 2 },
      class: 'sd_positive_2',
    })
    expect(rowOf('MaxillaryWidth', at('2030-06-01'))).toMatchObject({
      ...{ norm: { mean: 66, sd: 2, group: 'permanent' }, difference: -3, class: 'sd_negative_1', stars: 1 },
    })
    // The group chosen for the record goes before the age.
    expect(rowOf('MaxillaryWidth', at('2018-06-01', 'permanent')).norm).toMatchObject({ mean: 66, group: 'permanent' })
  })

  it('judge nothing where she has none: not for another age group, not another item, and Ricketts’ never in hers', () => {
    expect(rowOf('MaxillaryWidth', at('2023-06-01'))).toMatchObject({ norm: null, difference: null, stars: 0 })
    expect(rowOf('MandibularWidth', at('2030-06-01'))).toMatchObject({ norm: null, difference: null, stars: 0 })
  })

  it('judge the side they are of, and not the other', () => {
    const sided = { name: 'sides', items: ['MaxillomandibularR', 'MaxillomandibularL'], lines: [] }
    for (const [item, other] of [sided.items, sided.items.toReversed()]) {
      const hers = { [item ?? '']: { meanSd: { permanent: { mean: 9, sd: 1.5 } } } }
      const given = { tracing, patient, record: at('2030-06-01'), overrides: hers }
      const norms = judgeFrontal({ ...given, analysis: analysisOf(sided, hers) }).rows.map(row => [
        row.item,
        row.norm?.mean ?? null,
      ])
      expect(Object.fromEntries(norms)).toEqual({ [item ?? '']: 9, [other ?? '']: null })
    }
  })

  it('are no part of a built-in analysis', () => {
    for (const analysis of frontalAnalyses) {
      const given = { tracing, patient, record: at('2030-06-01'), analysis }
      expect(judgeFrontal({ ...given, overrides })).toEqual(judgeFrontal(given))
    }
  })

  it('come with her texts by class, and without what other tables say', () => {
    expect(rowOf('MaxillaryWidth', at('2030-06-01')).meaning?.en).toBe('narrow upper jaw')
    expect(rowOf('WidthDifference', at('2030-06-01')).meaning).toBeNull()
    expect(rowOf('WidthDifference', at('2030-06-01'), {}).meaning?.en).toMatch(/from memory, white children/)
    // An SD of 0 judges nothing, so nothing is called usual.
    expect(rowOf('MeOffMidline', at('2030-06-01'))).toMatchObject({
      stars: 0,
      meaning: { en: expect.stringMatching(/^positive/) },
    })
  })

  it('give her analysis its age groups, named on screen and paper', () => {
    expect(analysisOf(own, overrides).dentitions).toHaveLength(3)
    expect(analysisOf(own).dentitions).toEqual([])
    const record = at('2030-06-01')
    const words = judgedByWords(analysisOf(own, overrides), subjectOf(patient, record), rowsAt(record))
    expect(words.en).toBe('both sexes, permanent, 20 years 5 months')
  })
})

it('whose norms judge is told apart: hers, none of hers, Ricketts’, and none where sides are compared', () => {
  const note = (analysis: Parameters<typeof frontalNormNote>[0] & { items: readonly string[] }) =>
    frontalNormNote(
      analysis,
      judgeFrontal({ tracing, patient, record: at('2030-06-01'), analysis: analysis as never, overrides }).rows,
    )
  const [grummons, ricketts] = frontalAnalyses
  expect(note(analysisOf(own, overrides))).toBe(frontalCautions.ownNorms)
  expect(note(analysisOf({ ...own, items: ['MandibularWidth'] }, overrides))).toBe(frontalCautions.noOwnNorms)
  expect(ricketts && note(ricketts)).toBe(frontalCautions.norms)
  expect(grummons && note(grummons)).toBeNull()
})

it('the dialog lists her norms by age group, and offers Ricketts’ with their age where she has none', () => {
  expect(frontalUsualNorms('MaxillaryWidth', overrides.MaxillaryWidth)).toMatchObject([
    { mean: 58, sd: 2.4, groups: ['primary_mixed'] },
    { mean: 66, sd: 2, groups: ['permanent'] },
  ])
  const [offered] = frontalUsualNorms('MaxillaryWidth', { tipsLess: 'narrow' })
  expect(offered).toMatchObject({ mean: 62, sd: 2, offered: true, byYears: { en: '(at 9 years, +0.6 a year until 16)' } })
  expect(frontalUsualNorms('PosturalSymmetry', undefined)[0]?.byYears?.en).toBe('(from 9 years)')
  expect(frontalUsualNorms('MeOffMidline', undefined)).toEqual([])
})
