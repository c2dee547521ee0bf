import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { type FaceView, faceLandmarks, faceViews } from '@sella/ceph/data/face-landmarks'
import { type FaceItemName, faceMeasurements } from '@sella/ceph/data/face-measurements'
import { faceTemplates } from '@sella/ceph/data/face-template'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extentOf } from '../../scene/extent'
import { markBounds } from '../../scene/marks/index'
import type { Scene } from '../../scene/scene'
import { comprehensive } from '../comprehensive'
import { usualDesign } from '../design'
import { faceReading } from '../face/reading'
import { guessedSign } from '../guessed'
import type { ReportInput } from '../input'
import { footHeight, footRule, headBottom, inner, paper, sizes } from '../paper'
import { boxOf, collisions, labels, struck, wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { reportWords } from '../words'
import { facePages } from './faces'
import { modelPages } from './models'
import { notePages } from './notes'
import { panoramicPages } from './panoramic'

const langs = ['zh', 'en'] as const
const picture = { href: 'picture:face', width: 1200, height: 1600 }

/** The template's points on a photo; `share`: the fraction placed, for an unfinished photo. */
const placed = (view: FaceView, share = 1): Tracing => {
  const all = Object.entries(faceTemplates[view])
  const { left, right, top, bottom } = extentOf(all.map(([, point]) => point))
  const scale = Math.min(700 / (right - left || 1), 1100 / (bottom - top || 1))
  const points = all
    .slice(0, Math.ceil(all.length * share))
    .map(([name, { x, y }]) => [name, { x: 200 + (x - left) * scale, y: 200 + (y - top) * scale, origin: 'manual' }])
  return { points: Object.fromEntries(points), ruler: null, fileScale: null }
}

const read = (view: FaceView, tracing: Tracing, filmDoubted = false) => faceReading({ view, picture, tracing, filmDoubted })

const faces = (share = 1): ReportInput['faces'] => faceViews.flatMap(view => read(view, placed(view, share)) ?? [])

/** Everything below the head and above the foot is on the page and fills more than half of that room. */
const expectWellFilled = (page: Scene): void => {
  const lowest = Math.max(
    ...marksOf(page).map(mark =>
      'clip' in mark && mark.clip && mark.mark === 'picture' ? mark.clip.y + mark.clip.height : markBounds(mark, 1).bottom,
    ),
  )
  expect(lowest).toBeGreaterThan(headBottom + (paper.height - headBottom - footHeight) / 2)
  for (const label of labels(page)) {
    expect(wordsOf(label)).not.toMatch(/…$/)
    expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
    expect(boxOf(label).right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
  }
  expect(collisions(page)).toEqual([])
  expect(struck(page)).toEqual([])
}

describe.each(langs)('the pages of face photos (%s)', lang => {
  it('give an item explained on two lines the air of a page that has room for it', () => {
    const smile = (faces() ?? [])[2]
    const norm = reportInput('ABO').evaluation.rows[0]?.norm
    if (!smile || !norm) throw new Error('a smile, and a norm')
    // Beside a norm and its axis there is no room for a long meaning on one line.
    const rows = smile.evaluation.rows.map((row, i) => (i === 0 ? { ...row, norm } : row))
    const judged = { ...smile, evaluation: { ...smile.evaluation, rows } }
    const page = facePages(reportInput('ABO', { lang, faces: [judged] })).at(-1)
    const meanings = page ? labels(page).filter(label => label.size === sizes.smallest && label.at.x === inner.left + 150) : []
    const steps = meanings.slice(1).map((label, i) => label.at.y - (meanings[i]?.at.y ?? 0))
    expect(steps.length).toBeGreaterThan(1)
    for (const step of steps) expect(step).toBeGreaterThanOrEqual(sizes.smallest * 1.2 - 1e-9)
    expect(page && collisions(page)).toEqual([])
  })

  it.each([1, 0.6, 0.2])('are one of each view with points, whole and legible (%f of the points)', share => {
    const pages = facePages(reportInput('ABO', { lang, faces: faces(share) ?? [] }))
    expect(pages).toHaveLength(3)
    for (const page of pages) expectWellFilled(page)
  })

  it('cross no line of their tables with estimated points, and mark beside the photo too what rests on one', () => {
    const estimated = (view: FaceView): Tracing => {
      const { points, ...rest } = placed(view)
      return {
        ...rest,
        points: Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, origin: 'estimated' }])),
      }
    }
    const guessed = faceViews.flatMap((view): NonNullable<ReportInput['faces']> => {
      const reading = read(view, estimated(view))
      if (!reading) return []
      // A value within its norm is explained by what it measures, the longest words of all.
      const rows = reading.evaluation.rows.map(row => ({
        ...row,
        meaning: faceMeasurements[view][row.item as FaceItemName]?.info ?? null,
      }))
      return [{ ...reading, evaluation: { ...reading.evaluation, rows } }]
    })
    const pages = facePages(reportInput('ABO', { lang, faces: guessed }))
    for (const page of pages) expectWellFilled(page)
    const sign = guessedSign[lang]
    // Whatever the table marks is marked beside the photo.
    for (const [i, page] of pages.entries()) {
      const beside = labels(page).filter(label => label.cell === undefined && label.at.y < 700 && label.size === sizes.smallest)
      const names = new Set(guessed[i]?.evaluation.rows.map(({ name }) => shortItemName(name, lang)))
      expect(beside.map(wordsOf).filter(words => names.has(words))).toEqual([])
      expect(beside.some(label => wordsOf(label).endsWith(sign))).toBe(true)
    }
  })

  it('count unsure points where a point states its error alone', () => {
    const stated: Tracing = { ...placed('face_side') }
    const { Prn } = stated.points
    if (!Prn) throw new Error('a nose')
    const detected = { ...stated, points: { ...stated.points, Prn: { ...Prn, origin: 'detected' as const, errorPx: 90 } } }
    const wordsFor = (tracing: Tracing): string =>
      facePages(reportInput('ABO', { lang, faces: [read('face_side', tracing)].flatMap(each => each ?? []) }))
        .map(pageWords)
        .join()
    expect(wordsFor(stated)).not.toMatch(/2 mm 以上|2 mm or more/)
    expect(wordsFor(detected)).toMatch(/；1 点不确定度|; 1 uncertain by 2 mm/)
  })

  it('hold every item of the view', () => {
    const [side, front, smile] = facePages(reportInput('ABO', { lang, faces: faces() ?? [] }))
    const rows = (page: Scene | undefined): number =>
      new Set(
        marksOf(page as Scene).flatMap(mark =>
          mark.mark === 'label' && mark.cell?.table === 'values' && mark.cell.row > 0 ? [mark.cell.row] : [],
        ),
      ).size
    expect([rows(side), rows(front), rows(smile)]).toEqual([21, 21, 8])
    expect(pageWords(smile as Scene)).toContain({ zh: '颊廊比例', en: 'Buccal corridor' }[lang])
    expect(pageWords(side as Scene)).toContain({ zh: '面型', en: 'Facial type' }[lang])
  })

  it('name whatever a smile lacks in full, whole and on two lines at most', () => {
    const smile = (faces() ?? [])[2]
    if (!smile) throw new Error('a smile')
    const needs = ['U3TipR', 'U1EdgeR', 'U1EdgeL', 'U3TipL', 'LowLipR', 'LowLipL'] as const
    const reading = { status: 'missing', why: 'missing-points', needs } as const
    const rows = smile.evaluation.rows.map(row => ({ ...row, norm: null, reading }))
    const page = facePages(reportInput('ABO', { lang, faces: [{ ...smile, evaluation: { ...smile.evaluation, rows } }] }))[0]
    const words = pageWords(page as Scene).replace(/[\s|]/g, '')
    for (const name of needs) {
      expect(words).not.toContain(name)
      expect(words).toContain((faceLandmarks.face_smile[name]?.name[lang] ?? '').replace(/\s/g, ''))
    }
    expect(words).not.toContain('…')
  })

  it('draw no axis where no value has a norm: names, values and their errors alone', () => {
    const smile = (faces() ?? [])[2]
    if (!smile) throw new Error('a smile')
    const rows = smile.evaluation.rows.map(({ reading, ...row }) => ({
      ...({ ...row, norm: null, difference: null, class: 'normal', stars: 0 } as const),
      reading: reading.status === 'read' ? { ...reading, error: 0.4 } : reading,
    }))
    const [page] = facePages(reportInput('ABO', { lang, faces: [{ ...smile, evaluation: { ...smile.evaluation, rows } }] }))
    if (!page) throw new Error('a page')
    const words = labels(page).map(wordsOf)
    const { mean, reference, difference, error } = reportWords
    for (const head of ['−3', '+3 SD', ...[mean, reference, difference].map(each => each[lang])])
      expect(words).not.toContain(head)
    expect(words).toContain(error[lang])
    const read = rows.filter(({ reading }) => reading.status === 'read')
    expect(read.length).toBeGreaterThan(3)
    for (const { shown } of read) expect(words).toContain(shown)
    expect(words.filter(each => each.startsWith('±0.4'))).toHaveLength(read.length)
    expectWellFilled(page)
  })

  it('say of a photo without a scale that it has no lengths, and give none', () => {
    const [side] = faces() ?? []
    if (!side) throw new Error('a side photo')
    const words = pageWords(facePages(reportInput('ABO', { lang, faces: [side] }))[0] as Scene)
    expect(words).toContain({ zh: '未设比例', en: 'No scale' }[lang])
    expect(words).not.toContain('ruler')
    const lengths = side.evaluation.rows.filter(row => row.unit === 'mm')
    expect(lengths.length).toBeGreaterThan(3)
    expect(lengths.every(row => row.reading.status === 'missing')).toBe(true)
  })

  it('mark the lengths of a photo that has its scale from the film, say so, and give none while that film’s is doubted', () => {
    const tracing: Tracing = { ...placed('face_side'), fileScale: { mmPerPixel: 0.25, provenance: 'film' } }
    const wordsOf = (filmDoubted: boolean) => {
      const side = read('face_side', tracing, filmDoubted)
      const words = pageWords(facePages(reportInput('ABO', { lang, faces: side ? [side] : [] }))[0] as Scene)
      return words.replaceAll(lang === 'zh' ? ' | ' : '| ', '')
    }
    const [sure, doubted] = [wordsOf(false), wordsOf(true)]
    for (const words of [sure, doubted])
      expect(words).toContain({ zh: '所对齐侧位片的比例', en: 'That of the aligned film' }[lang])
    expect(sure).toContain('≈ ')
    expect(sure).toContain({ zh: '按所对齐的侧位片换算', en: 'use the scale of the aligned film' }[lang])
    expect(doubted).not.toContain('≈ ')
    expect(doubted).toContain({ zh: '比例与其他记录相比可疑', en: 'is doubted compared with the other records' }[lang])
  })
})

describe.each(langs)('points of a photo that no hand confirmed (%s)', lang => {
  const wordsOf = (origins: Readonly<Record<string, 'detected' | 'estimated'>>): string => {
    const { points, ...rest } = placed('face_frontal')
    const all = Object.entries(points).map(([name, point]) => [name, { ...point, origin: origins[name] ?? 'manual' }])
    const reading = read('face_frontal', { ...rest, points: Object.fromEntries(all) })
    const words = pageWords(facePages(reportInput('ABO', { lang, faces: reading ? [reading] : [] }))[0] as Scene)
    return words.replaceAll(lang === 'zh' ? ' | ' : '| ', '')
  }
  const hollow = { zh: '空心点为估计，并非照片上所见', en: 'Hollow points are estimated, not read on the photo' }[lang]

  it('are counted under the table of the photo, as under that of a film', () => {
    const words = wordsOf({ ChR: 'detected', ChL: 'detected', SoftTissueNa: 'estimated' })
    expect(words).toContain({ zh: '检测 2，估计 1，', en: '2 detected, 1 estimated, ' }[lang])
  })

  it('are told where the values outside their norm are listed, too', () => {
    const listed = { zh: '面高宽比 (估) 0.809 ★', en: 'Face height / width (est.) 0.809 ★' }[lang]
    expect(wordsOf({ SoftTissueNa: 'estimated' })).toContain(listed)
    expect(wordsOf({ SoftTissueNa: 'detected' })).not.toContain(listed)
  })

  it('are told as estimated, with the values that lean on them', () => {
    const words = wordsOf({ SoftTissueNa: 'estimated' })
    expect(words).toContain(hollow)
    expect(words).toContain({ zh: '(估)', en: '(est.)' }[lang])
    expect(wordsOf({})).not.toContain(hollow)
  })
})

it('a photo without points has no page, and a section left out none either', () => {
  expect(read('face_side', { points: {}, ruler: null, fileScale: null })).toBeNull()
  const input = reportInput('ABO', { faces: faces() ?? [], panoramic: picture })
  const parts = (sections: typeof usualDesign.sections) =>
    comprehensive(input, [], { ...usualDesign, sections }).flatMap(({ parts: of }) => of)
  expect(parts(['faces', 'panoramic', 'models', 'notes'])).toEqual(['faces', 'faces', 'faces', 'panoramic'])
  expect(parts(['analysis'])).not.toContain('faces')
})

describe.each(langs)('the panoramic film (%s)', lang => {
  it.each([
    [2600, 1300],
    [2400, 1000],
    [1500, 1200],
    [900, 1400],
  ])('fills its page whatever its form: %i x %i', (width, height) => {
    const [page] = panoramicPages(reportInput('ABO', { lang, panoramic: { href: 'picture:p', width, height } }))
    if (!page) throw new Error('one page')
    expectWellFilled(page)
    for (const mark of marksOf(page)) {
      if (mark.mark !== 'picture') continue
      const shown = mark.clip ?? mark
      expect(mark.width / mark.height).toBeCloseTo(width / height, 6)
      expect(shown.x).toBeGreaterThanOrEqual(inner.left - 1e-6)
      expect(shown.x + shown.width).toBeLessThanOrEqual(inner.right + 1e-6)
      // The crop is on the film: no empty strip is shown as if it were bone.
      expect(mark.x).toBeLessThanOrEqual(shown.x + 1e-6)
      expect(mark.y).toBeLessThanOrEqual(shown.y + 1e-6)
      expect(mark.x + mark.width).toBeGreaterThanOrEqual(shown.x + shown.width - 1e-6)
      expect(mark.y + mark.height).toBeGreaterThanOrEqual(shown.y + shown.height - 1e-6)
    }
  })
})

describe.each(langs)('the models (%s)', lang => {
  it.each([[['front', 'right', 'left', 'upper', 'lower']], [['front', 'right', 'left', 'upper']], [['upper']]] as const)(
    'fill one page: %s',
    views => {
      const models = views.map(view => ({ view, picture: { href: `picture:${view}`, width: 900, height: 640 } }))
      const pages = modelPages(reportInput('ABO', { lang, models }))
      expect(pages).toHaveLength(1)
      for (const page of pages) expectWellFilled(page)
      expect(marksOf(pages[0] as Scene).filter(mark => mark.mark === 'picture')).toHaveLength(views.length)
    },
  )
})

describe.each(langs)('the notes (%s)', lang => {
  const none = { diagnosis: '', problems: '', plan: '', progress: '', records: [] }
  const pagesOf = (notes: ReportInput['notes']) => notePages(reportInput('ABO', { lang, notes: notes ?? null }))

  it('lose no word, keep their order and fill every page', () => {
    const word = fc.constantFrom('前牙深覆', 'crowding', 'Class II', '下颌后缩，', '正畸', 'extraction of 14')
    const text = fc.array(fc.oneof(word, fc.constant('\n')), { maxLength: 400 }).map(parts => parts.join(' '))
    fc.assert(
      fc.property(text, text, (problems, note) => {
        const records = [{ date: '2025-06-18', type: 1 as const, note }]
        const pages = pagesOf({ ...none, problems, records: note.trim() === '' ? [] : records })
        const solid = (words: string): string => words.replaceAll(/\s/g, '')
        const body = pages.flatMap(labels).filter(({ size, runs }) => size === sizes.body && runs[0]?.weight !== 600)
        expect(solid(body.map(wordsOf).join(''))).toBe(solid(problems) + solid(note))
        for (const page of pages) expectWellFilled(page)
      }),
      { numRuns: 40 },
    )
  })

  it('are no page where nothing was written', () => {
    expect(pagesOf(none)).toEqual([])
    expect(pagesOf(null)).toEqual([])
  })

  it('never leave a heading alone at the foot of a page', () => {
    for (let lines = 40; lines < 60; lines++) {
      const pages = pagesOf({ ...none, diagnosis: Array.from({ length: lines }, (_, i) => `${i}`).join('\n'), plan: 'a\nb\nc' })
      for (const page of pages)
        expect(wordsOf(labels(page).at(-1) as never)).not.toBe({ zh: '治疗计划', en: 'Treatment plan' }[lang])
    }
  })
})
