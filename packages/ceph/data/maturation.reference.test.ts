import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import golden from '../golden/maturation.json' with { type: 'json' }
import { type Features, formOf, isNotched } from '../maturation/features'
import { neckPoints } from '../maturation/spine'
import { stageOf } from '../maturation/stage'
import { growthGroups, limits, pointScatter, sureShare } from './maturation'
import { stageRows } from './maturation-growth'
import { maturationSources } from './maturation-sources'
import { stages } from './maturation-stages'

const file = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'clinical', 'beyond', 'cvm.json')
const absent = !existsSync(file)
if (absent) console.warn(`maturation not compared with its reference: ${file} not found`)
// biome-ignore lint/suspicious/noExplicitAny: a reference of many shapes, compared value by value
const cvm: any = absent ? null : JSON.parse(readFileSync(file, 'utf8'))

const groupOf = { pre: 'before', peak: 'around', post: 'after' } as const

/** What the reference says of growth in each stage, and the words in which it is said here. */
const growthSaid: Readonly<Record<string, readonly [stated: string, zh: RegExp, en: RegExp]>> = {
  CS1: ['at least 2 years ahead', /可能至少还有 2 年/, /probably at least 2 years ahead/],
  CS2: ['about 1 year ahead', /可能在约 1 年后/, /probably about 1 year ahead/],
  CS3: ['within the coming year', /可能在未来 1 年内/, /probably falls within the coming year/],
  // cvm.md, section 4: "1-2 years ago or now".
  CS4: ['within the past 1-2 years', /可能正在进行，或在过去 1 至 2 年内/, /probably now or 1 to 2 years ago/],
  CS5: ['ended at least 1 year ago', /可能已结束至少 1 年/, /probably ended at least 1 year ago/],
  CS6: ['ended at least 2 years ago', /已结束至少 2 年/, /ended at least 2 years ago/],
}

/** Vertebrae at the middle of a form, notched or not as told. */
const featuresAs = (notched: readonly number[], [C3, C4]: readonly [string, string]): Features => {
  const forms: Readonly<Record<string, readonly [taper: number, shape: number]>> = {
    ...{ trapezoid: [1.25, 0.7], rect_horizontal: [1, 0.7], square: [1, 1], rect_vertical: [1, 1.2] },
  }
  const [c2 = 0, c3 = 0, c4 = 0] = notched.map(depth => (depth ? 0.12 : 0.02))
  const [[t3, s3], [t4, s4]] = [forms[C3] ?? [0, 0], forms[C4] ?? [0, 0]]
  return { C2_notch: c2, C3_notch: c3, C4_notch: c4, C3_taper: t3, C4_taper: t4, C3_shape: s3, C4_shape: s4 }
}

/** Which bodies a rule of the reference allows. */
const bodiesOf: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  trapezoid: [['trapezoid', 'trapezoid']],
  'at least one of C3, C4 trapezoid or horizontal rectangle': [
    ['trapezoid', 'trapezoid'],
    ['trapezoid', 'rect_horizontal'],
    ['rect_horizontal', 'rect_horizontal'],
  ],
  'both horizontal rectangle': [['rect_horizontal', 'rect_horizontal']],
  'at least one square, the other square or horizontal': [
    ['square', 'square'],
    ['square', 'rect_horizontal'],
    ['rect_horizontal', 'square'],
  ],
  'at least one vertical rectangle, the other vertical or square': [
    ['rect_vertical', 'rect_vertical'],
    ['square', 'rect_vertical'],
    ['rect_vertical', 'square'],
  ],
}

describe.skipIf(absent)('the table of maturation says what its reference says', () => {
  it('every threshold with its grey zone, source and grade', () => {
    const at = Object.fromEntries(cvm.thresholds.map((row: { name: string }) => [row.name, row]))
    expect(Object.keys(at).sort()).toEqual(['concave', 'rect_horizontal', 'rect_vertical', 'square', 'trapezoid'])
    expect(at.concave).toMatchObject({ rule: `concavity >= ${limits.notch.at}`, grey: limits.notch.grey })
    expect(at.trapezoid).toMatchObject({ rule: `taper >= ${limits.taper.at}`, grey: limits.taper.grey })
    const [low, high] = [limits.square.at.toFixed(2), limits.upright.at.toFixed(2)]
    expect([at.square.rule, at.rect_horizontal.rule, at.rect_vertical.rule]).toEqual([
      `${low} <= shape <= ${high}`,
      `shape < ${low}`,
      `shape > ${high}`,
    ])
    // One zone over both limits there, one about each here: the same outer ends, and a body at 1.0 is not near a limit.
    expect(at.square.grey).toEqual([limits.square.grey[0], limits.upright.grey[1]])
    const graded = { notch: at.concave, taper: at.trapezoid, square: at.square, upright: at.rect_vertical }
    for (const [name, { source, grade }] of Object.entries(limits)) {
      const row = graded[name as keyof typeof graded]
      expect([name, row.evidence.includes(source), row.grade.startsWith(grade)]).toEqual([name, true, true])
    }
  })

  it('at each limit the same side counts', () => {
    expect([isNotched(0.07), isNotched(0.0699)]).toEqual([true, false])
    expect([0.8999, 0.9, 1.1, 1.1001].map(shape => formOf(1, shape))).toEqual(['horizontal', 'square', 'square', 'vertical'])
    expect([1.15, 1.1499].map(taper => formOf(taper, 0.7))).toEqual(['trapezoid', 'horizontal'])
  })

  it('every rule: notches and each pair of bodies it allows give its stage, and no rule is left out', () => {
    expect(cvm.rules.map(({ stage }: { stage: string }) => stage)).toEqual(stages)
    for (const { stage, C2, C3, C4, bodies } of cvm.rules) {
      const pairs = bodiesOf[bodies]
      expect(pairs, bodies).toBeDefined()
      for (const pair of pairs ?? []) {
        const staging = stageOf(featuresAs([C2, C3, C4], pair))
        expect([pair.join('+'), staging.stage, staging.atypical]).toEqual([pair.join('+'), stage, false])
      }
    }
  })

  it('every sentence on growth, its grade and its group', () => {
    for (const { stage, peak, peak_grade: grade } of cvm.rules) {
      const row = stageRows[stage as keyof typeof stageRows]
      const [stated, zh, en] = growthSaid[stage] ?? ['', /^$/, /^$/]
      expect(peak).toBe(stated)
      expect(row.growth.zh).toMatch(zh)
      expect(row.growth.en).toMatch(en)
      // Cautious also where the source was read: the stage itself is told with a doubt.
      expect([stage, row.growth.zh.includes('可能'), row.growth.en.includes('probably')]).toEqual([stage, true, true])
      expect(grade.startsWith(row.grade), stage).toBe(true)
    }
    const grouped = Object.entries(cvm.three_groups).flatMap(([group, of]) =>
      (of as string[]).map(stage => [stage, groupOf[group as keyof typeof groupOf]]),
    )
    expect(grouped).toEqual(stages.map(stage => [stage, stageRows[stage].group]))
    expect(Object.values(groupOf)).toEqual(growthGroups)
  })

  it('the points, the error that moves them and when one stage is told', () => {
    expect([...neckPoints].sort()).toEqual(cvm.points.map(({ key }: { key: string }) => key).sort())
    const { point_sd_relative: sd, show, method } = cvm.uncertainty
    expect(pointScatter).toBe(sd)
    expect(show).toContain(`>= ${sureShare.toFixed(2)}`)
    expect(method).toContain('N >= 500')
  })

  it('the sources that are named, each with its year', () => {
    const cites = new Map<string, string>(cvm.sources.map(({ id, cite }: { id: string; cite: string }) => [id, cite]))
    for (const [id, words] of Object.entries(maturationSources)) {
      if (id === 'OWN') continue
      const cite = cites.get(id)
      expect(cite, id).toBeDefined()
      const [year] = /(19|20)\d\d/.exec(cite ?? '') ?? []
      const [pmc] = /PMC\d+/.exec(cite ?? '') ?? []
      for (const text of [words.zh, words.en]) {
        if (year && !pmc) expect(text, id).toContain(year)
        if (pmc && /PMC/.test(text)) expect(text, id).toContain(pmc)
      }
    }
  })

  it('the six spines that the measuring is tested by', () => {
    expect(golden.spines).toEqual(cvm.golden.spines ?? cvm.golden)
  })
})
