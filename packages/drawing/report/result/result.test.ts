import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measurements } from '@sella/ceph/data/measurements'
import { inDecimals } from '@sella/ceph/measure/display'
import { ageWords } from '@sella/ceph/patient/age'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../../scene/scene'
import { trendSlides } from '../../slides/trend-slide'
import { factsText } from '../compare-notes'
import { compareResultPages } from '../pages/compare-result'
import { footRule, paper } from '../paper'
import { spanOf } from '../span'
import { comparisonAlone, grownComparison, grownRecords, schemeOf } from '../testing/compared-records'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { trendAlternative } from './alternatives'
import { chiefQuantities } from './chief-quantities'
import { doctorQuantities } from './doctor-quantities'
import { legendMarks } from './legend'
import { moveRow, movesOf } from './moves'
import { patientText } from './patient-text'
import { treatmentResultOf } from './result'
import { trendRows } from './trend-rows'

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const langs = ['zh', 'en'] as const
/** 718 pixels apart. */
const sameBase = { S: { x: 500, y: 500, origin: 'manual' }, Na: { x: 1218, y: 500, origin: 'manual' } } as const
const byHand = { sn: { r1: { x: 2, y: -1, turn: 0.02 } }, mp: { r1: { x: 0, y: 1, turn: 0 } } } as const
type Wish = Parameters<typeof grownComparison>[1]
const plain = (text: string): string => text.replaceAll(/[\s|]/g, '')

const resultOf = (count: number, wish: Wish = {}, over: Parameters<typeof grownComparison>[2] = {}): Scene => {
  const [page] = compareResultPages(grownComparison(count, wish, over))
  if (!page) throw new Error('no page')
  return page
}
const words = (page: Scene): string => pageWords(page).replaceAll(' | ', '')

type Edit = NonNullable<NonNullable<Wish>['edit']>

/** Nasion stays, so that many records are as plausible as two. */
const steady: Edit = (tracing, i) => {
  const { Na } = tracing.points
  return Na ? { ...tracing, points: { ...tracing.points, Na: { ...Na, x: Na.x - 3 * i } } } : tracing
}

/** Of all stages the longest word in English. */
const completed = { date: '2025-12-28', type: 3 } as const

/** All but the first a third larger: no patient's S-Na. */
const edit: Edit = (tracing, i) =>
  i === 0 ? tracing : { ...tracing, fileScale: { mmPerPixel: 0.13, provenance: 'dicom' as const } }
const rescaled = { edit }

describe.each(langs)('the page of a result (%s)', lang => {
  it.each(builtInAnalyses.map(({ name }) => name))('sets no word on another, cuts none, stays on the paper: %s', method => {
    const more = method === 'ABO' || method === 'Ricketts'
    const pages = [
      resultOf(4, { method, over: { lang }, edit: steady }),
      ...(more ? [2, 10].map(count => resultOf(count, { method, over: { lang }, edit: steady })) : []),
      ...(more ? [resultOf(10, { method, over: { lang, record: completed }, edit: steady })] : []),
      ...(more ? [resultOf(2, { method, over: { lang } }, { imgTrans: byHand })] : []),
      ...(more ? [resultOf(3, { method, over: { lang }, ...rescaled })] : []),
    ]
    for (const page of pages) {
      expect(collisions(page)).toEqual([])
      for (const label of labels(page)) {
        const { left, right, bottom } = boxOf(label)
        expect(wordsOf(label)).not.toMatch(/…$/)
        expect(left, wordsOf(label)).toBeGreaterThanOrEqual(0)
        expect(right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
        expect(bottom, wordsOf(label)).toBeLessThan(footRule)
      }
    }
  })

  it('marks every row of a registration corrected by hand, and says by how much', () => {
    const page = resultOf(2, { over: { lang } }, { imgTrans: byHand })
    const [sign, note] = lang === 'zh' ? ['(调)', '包含手动微调：向前 2.0 mm'] : ['(adj.)', 'adjustment by hand: 2.0 mm forward']
    const marked = labels(page).filter(label => wordsOf(label).endsWith(sign))
    // Three cells in each of six rows of SN and three of MP; none of PP.
    expect(marked).toHaveLength(3 * 9)
    expect(words(page)).toContain(note)
    expect(words(resultOf(2, { over: { lang } }))).not.toContain(sign)
  })

  it('leaves no empty frame where the picture is withheld: it ends under the angles, or beside the words', () => {
    for (const count of [2, 3, 4, 10]) {
      const page = resultOf(count, { over: { lang }, method: 'ABO', ...rescaled })
      const [frame] = page.layers.flatMap(({ marks }) => marks).flatMap(mark => (mark.mark === 'box' ? [mark] : []))
      if (!frame) throw new Error('a frame')
      const bottom = frame.y + frame.height
      const beside = labels(page).map(boxOf)
      const [within, words] = [
        beside.filter(box => box.right <= frame.x + frame.width && box.bottom < bottom),
        beside.filter(box => box.left > frame.x + frame.width && box.top < bottom),
      ].map(boxes => Math.max(...boxes.map(box => box.bottom)))
      expect(bottom - Math.max(within ?? 0, words ?? 0)).toBeLessThan(120)
      const last = Math.max(...labels(page).flatMap(label => (boxOf(label).bottom < footRule ? [boxOf(label).bottom] : [])))
      expect(last).toBeGreaterThan(footRule - 120)
    }
  })

  it('withholds what rests on a doubted scale: the picture and the displacements, with the reason', () => {
    const text = words(resultOf(2, { over: { lang }, method: 'ABO', ...rescaled }))
    expect(text).toContain(lang === 'zh' ? '比例可疑，重叠图与位移不列' : 'superimposition and displacements are')
    expect(text).not.toMatch(/[前后上下] \d|\d (forward|back|up|down)/)
    expect(text).toContain('ANB')
    expect(text).not.toMatch(/1 : \d\.\d\d/)
  })
})

describe('the displacements on paper', () => {
  it('are those of the screen: of every registration of the scheme, lips and chin among them', () => {
    const moves = movesOf(grownComparison(3))
    expect(moves.map(({ method, landmark }) => `${method} ${landmark}`)).toEqual([
      ...['sn A', 'sn B', 'sn Pog', 'sn UpperLip', 'sn LowerLip', 'sn SoftTissuePog'],
      ...['pp U1IncisalTip', 'pp U1RootTip', 'pp U6Mesial', 'mp L1IncisalTip', 'mp L1RootTip', 'mp L6Mesial'],
    ])
    expect(new Set(moves.map(({ films }) => films.map(({ id }) => id).join()))).toEqual(new Set(['r0,r2']))
    expect(movesOf(grownComparison(2, {}, { overFun: 'pp' })).map(({ method }) => method)).toEqual(['pp', 'pp', 'pp'])
  })

  it('say between which records a row is where the last could not be laid', () => {
    const edit: Edit = (tracing, i) => {
      const { ANS: _, ...points } = tracing.points
      return i === 2 ? { ...tracing, points } : tracing
    }
    const text = words(resultOf(3, { edit }))
    expect(text).toContain('PP · 记录 1 → 2')
    expect(text).not.toContain('SN · 记录')
    const english = resultOf(3, { edit, over: { lang: 'en' } }, { imgTrans: { pp: { r1: { x: 2, y: -1, turn: 0.02 } } } })
    expect(words(english)).toMatch(/PP · (records )?1 → 2/)
    expect(collisions(english)).toEqual([])
    expect(labels(english).map(wordsOf).join(' | ')).not.toMatch(/…/)
  })

  it.each(langs)('tell the patient nothing of a way that ends before the last record (%s)', lang => {
    const bare: Edit = (tracing, i) => (i === 2 ? { ...tracing, fileScale: null } : tracing)
    const of = grownComparison(3, { edit: bare, over: { lang }, method: 'ABO' })
    const result = treatmentResultOf(of)
    if (!result || 'none' in result.moves) throw new Error('displacements of the first two')
    expect(result.moves.rows.map(({ on }) => on)).toContain(lang === 'zh' ? 'SN · 记录 1 → 2' : 'SN · records 1 → 2')
    const text = result.patient.paragraphs.join(' ')
    expect(text).not.toMatch(/下巴向|下巴的|前牙的切缘|chin (moved|did)|edge of the front teeth/)
    expect(text).toContain(lang === 'zh' ? '从首次到末次没有可比的毫米值' : 'From the first record to the last no lengths')
    const page = compareResultPages(of)[0]
    if (!page) throw new Error('no page')
    // Which record the picture lacks is never cut.
    expect(words(page)).toContain(lang === 'zh' ? '记录 3 未画入重叠图。' : 'Record 3 is not in the picture.')
    expect(collisions(page)).toEqual([])
  })

  it.each(langs)('come with how many records of the scheme the page is without (%s)', lang => {
    const text = words(resultOf(2, { over: { lang } }, { uuids: ['r0', 'r1', 'gone'] }))
    expect(text).toContain(
      lang === 'zh' ? '方案中另有 1 个记录已不在病例中，或无侧位片、无标志点。' : '1 more record(s) of the scheme',
    )
    expect(words(resultOf(2, { over: { lang } }))).not.toMatch(/另有|more record/)
  })
})

describe('the legend of the records', () => {
  const ages = (count: number, lang: 'zh' | 'en', years: readonly (number | null)[]) => {
    const of = grownComparison(count, { over: { lang }, edit: steady })
    const records = of.records.map((record, i) => {
      const at = years[i % years.length] ?? null
      const age = at === null ? null : ({ years: at, months: 10, days: 0, hours: 0 } as const)
      const { subject, patient } = record.input
      const ageText = age ? ageWords(age)[lang] : ''
      return { ...record, input: { ...record.input, subject: { ...subject, age }, patient: { ...patient, ageText } } }
    })
    return labels({
      width: 0,
      height: 0,
      pixel: 1,
      layers: [{ id: 'legend', marks: legendMarks({ ...of, records }, { x: 0, y: 0, width: 930 }) }],
    })
      .map(wordsOf)
      .filter(text => text.includes('['))
  }

  it('gives the age of every record or of none, in letters where there is no room for words', () => {
    for (const lang of langs) {
      expect(ages(4, lang, [11, 12]).map(text => text.split(' · ')[1])).toEqual(
        [11, 12, 11, 12].map(years => (lang === 'zh' ? `${years}岁10个月` : `${years}y 10m`)),
      )
      const many = ages(10, lang, [34])
      expect(new Set(many.map(text => text.includes(' · '))).size).toBe(1)
    }
    expect(ages(2, 'en', [null, null]).join()).not.toContain(' · ')
  })
})

describe('the words of a result', () => {
  it('tell the patient of the jaws only where the analysis measures them', () => {
    expect(words(resultOf(2, { method: 'ABO' }))).toContain('上下颌骨的前后差（ANB 角）')
    const tweed = words(resultOf(2, { method: 'Tweed' }))
    expect(tweed).not.toContain('ANB')
    expect(tweed).toContain('首次与末次测量的比较')
    expect(tweed).toContain('保持器')
  })

  it('says of two films of one day that they are, in the text for the patient, and never “same day later”', () => {
    const record = { date: '2025-01-01', type: 2 } as const
    for (const [lang, phrase] of [
      ['zh', '，同一天的另一张片上为 '],
      ['en', '°, on another film of the same day '],
    ] as const) {
      expect(plain(words(resultOf(2, { method: 'ABO', over: { lang, record } })))).toContain(plain(phrase))
      expect(plain(words(resultOf(2, { method: 'ABO', over: { lang } })))).toMatch(lang === 'zh' ? /，1个月后为/ : /,1monthlater/)
    }
  })

  it('call nothing a change that the error of the points explains', () => {
    const text = words(resultOf(2, { method: 'ABO' }))
    expect(text).toContain('上下颌骨的前后关系没有可测出的变化')
    expect(text).toContain('这一差别小于测量误差，不能称为变化')
    const exact: Edit = (tracing, i) => {
      const { B } = tracing.points
      return B && i > 0 ? { ...tracing, points: { ...tracing.points, B: { ...B, x: B.x + 250 } } } : tracing
    }
    expect(words(resultOf(2, { method: 'ABO', edit: exact }))).not.toContain('没有可测出的变化。开始')
    expect(words(resultOf(2, { method: 'ABO', edit: exact }))).toMatch(/上下颌骨的前后关系已越过参考值/)
  })

  it('say nearer or further of the jaws, and of values beyond the norm on its other side that they have passed it', () => {
    const forward = (by: number): string =>
      words(
        resultOf(2, {
          method: 'ABO',
          edit: (tracing, i) => {
            const { B } = tracing.points
            return B && i > 0 ? { ...tracing, points: { ...tracing.points, B: { ...B, x: B.x + by } } } : tracing
          },
        }),
      )
    expect(forward(75)).toContain('上下颌骨的前后关系更接近参考值')
    expect(forward(-120)).toContain('上下颌骨的前后关系离参考值更远')
    // From 7.0 to some -3: nearer by the number alone, and on the other side.
    expect(forward(155)).toContain('上下颌骨的前后关系已越过参考值')
  })

  it('give a way along one axis the same amount in total as along the axis', () => {
    const of = grownComparison(2, { method: 'ABO' })
    const [pog] = movesOf(of).filter(({ landmark }) => landmark === 'Pog')
    if (!pog) throw new Error('Pog')
    const { displacement } = moveRow({ ...pog, forwardMm: 2.747, downMm: 0, distanceMm: 2.747 }, of, 'en')
    expect([displacement?.sagittal.text, displacement?.total.text]).toEqual(['2.8 forward', '2.8'])
  })

  it('name the amount along the way they name, never the whole way as one direction', () => {
    const of = grownComparison(2, { method: 'ABO' })
    const span = spanOf(of.records)
    const [pog] = movesOf(of).filter(({ landmark }) => landmark === 'Pog')
    if (!span || !pog) throw new Error('two records')
    const wordsFor = (forward: number, down: number, floor: { readonly forward: number; readonly down: number }): string => {
      const went = { forwardMm: forward, downMm: down, distanceMm: Math.hypot(forward, down), floorMm: { ...floor, total: 2 } }
      return patientText({ courses: [], moved: [{ ...pog, ...went, doubted: false }], span }).paragraphs.join('')
    }
    // Forward 6.2 lies within its error: only down can be told, and down it went 5.7, not 8.4.
    expect(wordsFor(6.2, 5.7, { forward: 6.3, down: 4.3 })).toContain('下巴向下移动了约 6 毫米')
    expect(wordsFor(-6.2, 5.7, { forward: 4, down: 7 })).toContain('下巴向后移动了约 6 毫米')
    expect(wordsFor(6.2, -1.4, { forward: 7, down: 1 })).toContain('下巴向上移动了约 1.4 毫米')
    expect(wordsFor(6.2, 5.7, { forward: 4, down: 4 })).toContain('下巴向前、向下移动了约 8 毫米')
    expect(wordsFor(6.2, 5.7, { forward: 7, down: 7 })).toContain('下巴移动了约 8 毫米')
  })

  it.each(langs)('run in time whichever record the others are laid on (%s)', lang => {
    const uuids = ['r0', 'r1', 'r2']
    const [usual, turned] = [uuids, ['r2', 'r0', 'r1']].map(order => {
      const of = comparisonAlone(schemeOf(order), grownRecords(3, { method: 'ABO', over: { lang } }))
      return { of, result: treatmentResultOf(of), page: words(compareResultPages(of)[0] ?? resultOf(3)) }
    })
    if (!usual?.result || !turned?.result) throw new Error('two results')
    expect(turned.of.records.map(({ uuid }) => uuid)).toEqual(['r2', 'r0', 'r1'])
    expect(turned.result.patient).toEqual(usual.result.patient)
    expect(turned.result.doctor).toEqual(usual.result.doctor)
    expect(turned.result.facts).toEqual(usual.result.facts)
    const rowsOf = ({ result }: typeof usual) =>
      result && 'rows' in result.moves ? result.moves.rows.map(row => [row.short, row.displacement]) : []
    expect(rowsOf(usual).length).toBeGreaterThan(9)
    expect(rowsOf(turned)).toEqual(rowsOf(usual))
    expect(turned.result.trends.map(({ rows }) => rows.map(({ shown }) => shown))).toEqual(
      usual.result.trends.map(({ rows }) => rows.map(({ shown }) => shown)),
    )
    const charted = ({ of }: typeof usual) =>
      trendSlides(of)
        .flatMap(marksOf)
        .flatMap(mark => ('alt' in mark && mark.alt ? [mark.alt] : []))
    // Each value stays with its own record: by the turned scheme the records of the three days are its second, third and first.
    const renumbered = charted(turned).map(words =>
      words.replaceAll(/(: |；|; )([123]) /g, (_, mark, n) => `${mark}${['3', '1', '2'][Number(n) - 1]} `),
    )
    expect(new Set(renumbered)).toEqual(new Set(charted(usual)))
    for (const { page, of } of [usual, turned]) {
      expect(page).not.toMatch(/[-−]\d+ (个月|months)/)
      expect(factsText(of, lang)).not.toMatch(/[-−]\d+ (\+|个月|months)|\+ [-−]/)
    }
  })

  it('state of S-Na what the table of changes states', () => {
    const lengthened: Edit = (tracing, i) => ({
      ...tracing,
      fileScale: { mmPerPixel: i === 0 ? 0.0805674 : 0.0800818, provenance: 'dicom' as const },
      points: { ...tracing.points, ...sameBase },
      ruler: null,
    })
    const of = grownComparison(2, { method: 'Jarabak', edit: lengthened })
    const shown = of.records.map(({ measured }) => measured.rows.find(row => row.item === 'Anterior cranial base length')?.shown)
    const [first = Number.NaN, second = Number.NaN] = shown.map(Number)
    expect(factsText(of, 'zh')).toContain(`${inDecimals(second - first, 1)} mm`)
  })

  it('never praise and never promise', () => {
    const all = langs.flatMap(lang => [2, 3].map(count => words(resultOf(count, { over: { lang } })))).join(' ')
    expect(all).not.toMatch(/成功|理想|完美|保证|良好|success|excellent|perfect|guarantee|ideal/i)
  })

  it('ask for quantities of the tables only', () => {
    const quantities = new Set(Object.values(measurements).map(({ quantity }) => quantity as string))
    for (const quantity of [...chiefQuantities, ...doctorQuantities].flat()) expect(quantities).toContain(quantity)
  })
})

describe.each(langs)('the result beside its printed page (%s)', lang => {
  it.each([
    ['laid', {}],
    ['withheld', rescaled],
  ])('says what the page says, from the same readings: %s', (_, wish) => {
    const of = grownComparison(3, { over: { lang }, method: 'ABO', ...wish })
    const result = treatmentResultOf(of)
    const page = plain(pageWords(compareResultPages(of)[0] ?? resultOf(3)))
    if (!result) throw new Error('no result')
    const { patient, doctor, moves, picture, audit, facts } = result
    const rows = 'rows' in moves ? moves.rows : []
    const angles = 'angles' in picture ? picture.angles : []
    const shown = [
      ...[patient.headline, ...patient.paragraphs, ...doctor, ...audit, ...facts.map(({ fact }) => fact)],
      ...rows.flatMap(row => [
        row.short,
        row.on,
        ...(row.displacement ? [row.displacement.sagittal.text, row.displacement.total.text, row.displacement.floor] : []),
      ]),
      ...('rows' in moves ? moves.notes : [moves.none]),
      ...('none' in picture ? [picture.none] : [picture.title, ...picture.facts]),
      ...angles.slice(0, 3).flatMap(row => [row.values, row.change]),
      ...result.trends.flatMap(course => trendRows(course, of.records, lang).map(({ value }) => value)),
    ]
    for (const words of shown) expect(page).toContain(plain(words))
    expect(rows.length > 0).toBe(wish !== rescaled)
    expect(angles.length > 0).toBe(wish === rescaled)
  })

  it('has a picture in words: whose records, and the numbers of every chart', () => {
    const of = grownComparison(3, { over: { lang }, method: 'ABO' })
    const result = treatmentResultOf(of)
    if (!result || 'none' in result.picture) throw new Error('no picture')
    for (const day of ['2025.01.01', '2025.02.01', '2025.03.01']) expect(result.picture.alternative).toContain(day)
    for (const course of result.trends) {
      const words = trendAlternative(course, of.records, lang)
      for (const { value, norm } of trendRows(course, of.records, lang))
        expect(words).toMatch(new RegExp(`${escaped(value)}.*${escaped(norm)}`))
    }
  })
})

it('the numbers of a chart call a value neither within nor outside a target, by which nothing is judged', () => {
  const of = grownComparison(2, { method: 'ABO' })
  const [course] = treatmentResultOf(of)?.trends ?? []
  if (!course) throw new Error('no chart')
  const judgedBy = (sd: number) => ({
    ...course,
    rows: course.rows.map(row => ({ ...row, norm: row.norm && { ...row.norm, sd }, class: 'normal' as const })),
  })
  const places = (sd: number) => trendRows(judgedBy(sd), of.records, 'en').map(({ place }) => place)
  expect(places(0)).toEqual(['', ''])
  expect(places(2).every(place => place !== '')).toBe(true)
})

it('a single record has no result', () => {
  expect(compareResultPages(grownComparison(1))).toEqual([])
  expect(treatmentResultOf(grownComparison(1))).toBeNull()
})

it('ten records are told apart by ten kinds of line, all in the picture', () => {
  const kinds = marksOf(resultOf(10, { edit: steady })).flatMap(mark =>
    mark.mark === 'curve' && mark.ref?.kind === 'curve' && mark.stroke.opacity === undefined
      ? [`${mark.stroke.width} ${mark.stroke.dash?.join()}`]
      : [],
  )
  expect(new Set(kinds).size).toBe(10)
})

it('tells the patient of no way by estimated points, of growth unless she is grown, and of withheld lengths only what is so', () => {
  const of = grownComparison(2, { method: 'ABO' })
  const span = spanOf(of.records)
  const moved = movesOf(of).map(each => ({ ...each, forwardMm: 5, downMm: 5, distanceMm: 7, doubted: false }))
  if (!span || moved.length === 0) throw new Error('two records')
  const textOf = (moves: typeof moved, at: typeof span = span): string =>
    patientText({ courses: [], moved: moves, span: at }).paragraphs.join('')
  expect(textOf(moved)).toContain('下巴')
  expect(textOf(moved.map(each => ({ ...each, guessed: true })))).not.toMatch(/下巴|前牙的切缘/)
  expect(textOf(moved)).toContain('可能包括生长')
  const aged = (years: number): typeof span => {
    const [first, last] = span
    const subject = { ...first.input.subject, age: { years, months: 0, days: 0 } as never }
    return [{ ...first, input: { ...first.input, subject } }, last]
  }
  expect([19, 20].map(years => textOf(moved, aged(years)).includes('可能包括生长'))).toEqual([true, false])
  // Where one registration alone is doubted, lengths of the other are given.
  const partly = moved.map(each => ({ ...each, doubted: each.method !== 'sn' }))
  expect(textOf(partly)).toContain('部分毫米值不可靠')
  expect(textOf(partly)).not.toContain('只列角度')
  expect(textOf(moved.map(each => ({ ...each, doubted: true })))).toContain('只列角度')
  // Of films with nothing in common no angle is promised.
  expect(textOf([])).not.toContain('只列角度')
  expect(textOf([])).toContain('没有可以比较的测量值')
})

it('calls no change by another definition of porion one, for the doctor as in the table of angles', () => {
  const clash: Edit = (tracing, i) => {
    const { Po } = tracing.points
    const definition = i === 0 ? ('machine' as const) : ('anatomic' as const)
    return Po ? { ...tracing, points: { ...tracing.points, Po: { ...Po, y: Po.y + 60 * i, definition } } } : tracing
  }
  const result = treatmentResultOf(grownComparison(2, { method: 'Tweed', edit: (tracing, i) => clash(edit(tracing, i), i) }))
  if (!result || !('angles' in result.picture)) throw new Error('no angles')
  expect(result.picture.angles.map(({ verdict }) => verdict)).toContain('porion')
  expect(result.picture.angles.find(({ name }) => name.startsWith('FMA'))?.verdict).toBe('porion')
  expect(result.doctor.join()).toMatch(/FMA[^；]*耳点定义不同/)
  // Its picture withheld, the page lists the angles in a narrow table.
  const doubted = resultOf(2, { method: 'Tweed', over: { lang: 'en' }, edit: (tracing, i) => clash(edit(tracing, i), i) })
  expect(labels(doubted).map(wordsOf)).toContain('other porion')
  expect(labels(doubted).map(wordsOf).join(' | ')).not.toContain('…')
})
