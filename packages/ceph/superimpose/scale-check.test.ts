import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affectedItems } from '../analysis/affected'
import { evaluate } from '../analysis/evaluate'
import { planeOf } from '../analysis/findings'
import { builtInAnalyses } from '../data/analyses'
import { cranialBaseLengths } from '../data/cranial-base-growth'
import { measurements } from '../data/measurements'
import type { Sex } from '../patient/sex'
import { templateFilm } from '../testing/template-film'
import { emptyTracing } from '../tracing/tracing'
import { plausibleChange } from './scale-band'
import { checkScales, type DatedFilm, withoutLengths } from './scale-check'

/** A film with S-Na of so many mm. */
const film = (id: string, day: string, mm: number, mmPerPixel: number | null = 0.1): DatedFilm => ({
  ...{ id, day },
  film: { points: { S: { x: 0, y: 0 }, Na: { x: mm / (mmPerPixel ?? 0.1), y: 0 } }, facing: 'right', mmPerPixel },
})
const boy = { birthday: '2014-01-01', sex: 'male' } as const

describe('the plausible change of S-Na', () => {
  it('of a boy from 10 to 12 is the atlas’ 1.5 mm and two thirds of it, and the error of two films', () => {
    const { leastMm, mostMm } = plausibleChange(boy, '2024-01-01', '2026-01-01')
    expect(leastMm).toBe(-2)
    expect(mostMm).toBeCloseTo(2 + 1.5 * (5 / 3), 2)
  })

  it('goes by the days of an age: a day more adds its part of a year’s growth', () => {
    const mostMm = (to: string) => plausibleChange(boy, '2024-01-01', to).mostMm
    const [year, month, day] = [mostMm('2025-01-01'), mostMm('2024-02-01'), mostMm('2024-01-11')].map(mm => mm - 2)
    // The atlas: from 10 to 11 years 1.4 mm, and two thirds of it.
    expect(year).toBeCloseTo(1.4 * (5 / 3), 2)
    expect(month).toBeCloseTo((year ?? 0) / 12, 3)
    expect(day).toBeCloseTo(((year ?? 0) * 10) / 365.25, 3)
  })

  it('of a girl is less than of a boy, of an adult the error alone, and of nobody known the most there is', () => {
    const [from, to] = ['2024-01-01', '2026-01-01'] as const
    const greatestMm = (birthday: string | null, sex: Sex | null): number => plausibleChange({ birthday, sex }, from, to).mostMm
    expect(greatestMm('2014-01-01', 'female')).toBeLessThan(greatestMm('2014-01-01', 'male'))
    expect(greatestMm('2014-01-01', null)).toBe(greatestMm('2014-01-01', 'male'))
    expect(greatestMm('1990-01-01', 'male')).toBe(2)
    for (let year = 2006; year <= 2020; year++)
      expect(greatestMm(null, null)).toBeGreaterThanOrEqual(greatestMm(`${year}-01-01`, 'male') - 1e-9)
  })

  it('never narrows as the films lie further apart, and always holds no change at all', () => {
    const years = fc.integer({ min: 2000, max: 2030 })
    const sex = fc.constantFrom('male' as const, 'female' as const, null)
    fc.assert(
      fc.property(years, sex, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (birth, of, a, b) => {
        const day = (after: number): string => `${birth + 5 + after}-06-01`
        const who = { birthday: `${birth}-06-01`, sex: of }
        const [near, far] = [plausibleChange(who, day(0), day(a)), plausibleChange(who, day(0), day(a + b))]
        expect(far.mostMm).toBeGreaterThanOrEqual(near.mostMm)
        expect([near.leastMm <= 0, near.mostMm >= 0]).toEqual([true, true])
      }),
    )
  })

  it('rests on lengths that grow with age and are longer in boys', () => {
    for (const [i, row] of cranialBaseLengths.entries()) {
      const next = cranialBaseLengths[i + 1]
      expect(row.male).toBeGreaterThan(row.female)
      if (next) expect([next.age > row.age, next.male >= row.male, next.female >= row.female]).toEqual([true, true, true])
    }
  })
})

describe('the scales of compared records', () => {
  it('are doubted where S-Na shrinks by 2.5 mm in a child, and where it grows by 12.4 mm in two years', () => {
    for (const after of [70 - 2.5, 70 + 12.4]) {
      const { clashes, doubted } = checkScales([film('a', '2024-01-01', 70), film('b', '2026-01-01', after)], boy, undefined)
      expect(clashes).toMatchObject([{ from: 'a', to: 'b', stated: false }])
      expect(clashes[0]?.changeMm).toBeCloseTo(after - 70, 9)
      expect([...doubted]).toEqual(['a', 'b'])
    }
  })

  it('are not where a child grows as children do, nor without a scale', () => {
    const first = film('a', '2024-01-01', 70)
    for (const second of [film('b', '2026-01-01', 72), film('b', '2026-01-01', 69), film('b', '2026-01-01', 40, null)])
      expect(checkScales([first, second], boy, undefined)).toEqual({ clashes: [], doubted: new Set() })
  })

  it('are judged in the order of time, whichever record is the reference', () => {
    const [young, old] = [film('a', '2024-01-01T08:00', 70), film('b', '2026-01-01T08:00', 73)]
    expect(checkScales([old, young], boy, undefined).clashes).toEqual([])
    expect(checkScales([young, { ...old, day: '2022-01-01' }], boy, undefined).clashes).toMatchObject([{ from: 'b', to: 'a' }])
  })

  it('are doubted of the record alone that no other agrees with', () => {
    const films = [film('a', '2024-01-01', 70), film('b', '2025-01-01', 82), film('c', '2026-01-01', 72)]
    const { clashes, doubted } = checkScales(films, boy, undefined)
    expect(clashes.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
    expect([...doubted]).toEqual(['b'])
  })

  it('are doubted of the records that disagree once the worst is left out, and not of the one that agrees with both', () => {
    const adult = { birthday: '1980-01-01', sex: null }
    const lengths = [70, 71.5, 73, 90].map((mm, i) => film(`${i}`, `202${i}-01-01`, mm))
    expect([...checkScales(lengths, adult).doubted].sort()).toEqual(['0', '2', '3'])
  })

  it('are not where S-Na of an adult changes by the 2 mm that two films may err, either way', () => {
    const adult = { birthday: '1980-01-01', sex: null }
    for (const [before, after] of [
      [70, 72],
      [72, 70],
    ] as const) {
      const films = (mm: number) => [film('a', '2024-01-01', before, 1), film('b', '2026-01-01', mm, 1)]
      expect(checkScales(films(after), adult).clashes).toEqual([])
      expect(checkScales(films(after + 0.01 * Math.sign(after - before)), adult).clashes).toHaveLength(1)
    }
  })

  it('are not believed of a record whose scale was never stated, or that has none', () => {
    const films = [film('a', '2024-01-01', 70), film('b', '2026-01-01', 60)]
    const statements: readonly Readonly<Record<string, number>>[] = [{}, { b: 0.1 }, { a: 0.1, b: 0.1001 }]
    for (const stated of statements) expect(checkScales(films, boy, stated).doubted.size).toBe(2)
    expect(checkScales(films, boy, { a: 0.1 }, { b: 0.1 }).doubted.size).toBe(2)
    expect(checkScales(films, boy, undefined, { a: 0.1, b: 0.1 }).doubted.size).toBe(0)
  })

  it('are believed once the doctor states them, as long as they stay what she stated', () => {
    const films = [film('a', '2024-01-01', 70), film('b', '2026-01-01', 60)]
    const stated = { a: 0.1, b: 0.1 }
    expect(checkScales(films, boy, stated)).toMatchObject({ clashes: [{ stated: true }], doubted: new Set() })
    expect([...checkScales(films, boy, { a: 0.1 }).doubted]).toEqual(['a', 'b'])
    const changed = [films[0], film('b', '2026-01-01', 60, 0.11)].flatMap(dated => dated ?? [])
    expect([...checkScales(changed, boy, stated).doubted]).toEqual(['a', 'b'])
  })
})

const points = Object.fromEntries(
  Object.entries(templateFilm()).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]),
)
const tracing = { ...emptyTracing, points, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' as const } }

describe('the values of a record whose scale is doubted', () => {
  it('keep every angle and ratio as they are and give no length', () => {
    const analysis = builtInAnalyses.find(builtIn => builtIn.name === 'Jarabak')
    if (!analysis) throw new Error('no Jarabak')
    const whole = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
    const kept = withoutLengths(whole)
    const lengths = kept.rows.filter(row => row.unit === 'mm')
    expect(lengths.length).toBeGreaterThan(5)
    for (const row of lengths) {
      expect(row.reading).toEqual({ status: 'missing', why: 'scale-doubted', needs: [] })
      const { shown, stars, difference, uncertain, meaning, label } = row
      expect([shown, stars, difference, row.class, uncertain, meaning, label]).toEqual([
        '–',
        0,
        null,
        'normal',
        false,
        null,
        null,
      ])
    }
    const withheld = new Set(lengths.map(({ item }) => item))
    expect(whole.findings.some(({ items }) => items.some(item => withheld.has(item)))).toBe(true)
    expect(kept.findings.flatMap(({ items }) => items).filter(item => withheld.has(item))).toEqual([])
    const others = (rows: typeof whole.rows) => rows.filter(row => row.unit !== 'mm')
    expect(others(kept.rows)).toEqual(others(whole.rows))
  })
  it('tell what is found by angles beside the withheld lengths, and call no plane normal whose lengths nobody knows', () => {
    const judged = builtInAnalyses.flatMap(analysis => {
      const whole = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
      const lengths = whole.rows.filter(row => row.unit === 'mm' && row.reading.status === 'read')
      if (lengths.length === 0) return []
      const angles = whole.rows.filter(({ unit, stars }) => unit !== 'mm' && stars > 0)
      const { findings } = withoutLengths(whole)
      const unknown = new Set(lengths.map(planeOf))
      expect(findings.filter(({ kind, plane }) => kind === 'normal' && unknown.has(plane))).toEqual([])
      const named = findings.flatMap(({ items }) => items)
      const missed = angles.filter(row => planeOf(row) !== null && row.meaning !== null && !named.includes(row.item))
      return [{ analysis: analysis.name, named: named.length, missed: missed.map(({ item }) => item) }]
    })
    expect(judged.length).toBeGreaterThan(5)
    expect(judged.flatMap(({ missed }) => missed)).toEqual([])
    expect(judged.filter(each => each.named > 0).length).toBeGreaterThan(3)
  })
  it('tell the findings of angles alone, and to check S and Na where they rest on them', () => {
    const angles = ['Tweed', 'Steiner+Wits'].flatMap(name => {
      const analysis = builtInAnalyses.find(builtIn => builtIn.name === name)
      if (!analysis) throw new Error(`no ${name}`)
      const items = analysis.items.filter(item => measurements[item as keyof typeof measurements].unit !== 'mm')
      return evaluate(tracing, { ...analysis, items }, { dentition: 'permanent', sex: null })
    })
    const pairs = angles.flatMap(whole => {
      const kept = withoutLengths(whole).findings
      expect(kept).toHaveLength(whole.findings.length)
      return whole.findings.map((before, i) => ({ before, after: kept[i] ?? before }))
    })
    const rests = (name: 'S' | 'Na', items: readonly string[]) => items.some(item => affectedItems(name).has(item))
    const notes = pairs.map(({ before, after }) => {
      const resting = (['S', 'Na'] as const).filter(name => rests(name, before.items))
      expect(after).toEqual({ ...before, text: after.text })
      const note = resting.length > 0 ? [`（请核对 ${resting.join('、')}）`, ` (check ${resting.join(' and ')})`] : ['', '']
      expect([after.text.zh, after.text.en]).toEqual([before.text.zh + note[0], before.text.en + note[1]])
      return note[1]
    })
    expect(new Set(notes)).toContain('')
    expect(notes.some(note => note?.includes('Na'))).toBe(true)
  })
})
