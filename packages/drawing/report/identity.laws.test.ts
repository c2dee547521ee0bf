import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import { caseSlides } from '../slides/slides'
import { allParts } from '../tracing/overlap-parts'
import { comprehensive } from './comprehensive'
import { sectionIds, usualDesign } from './design'
import type { ReportInput } from './input'
import { onePage } from './one-page'
import { compositeMarks } from './photo-composite'
import { grownComparison, grownRecord, grownRecords, schemeOf } from './testing/compared-records'
import { boxOf, collisions, labels, struck, wordsOf } from './testing/labels'
import { marksOf } from './testing/page-words'
import { planned } from './testing/planned-input'
import { trueSizePages } from './true-size/true-size'

/** The longest texts that a server takes, each beginning with a letter of its own. */
const scripts: Readonly<Record<string, (first: string, length: number) => string>> = {
  'Chinese characters': (first, length) =>
    first + Array.from({ length: length - 1 }, (_, i) => String.fromCodePoint(0x5000 + first.charCodeAt(0) * 130 + i)).join(''),
  'one word of the widest letter': (first, length) => first.repeat(3) + 'W'.repeat(length - 3),
  'words of Latin letters': (first, length) => `${first}azurewicz Hohenlohe-Waldenburg `.repeat(5).slice(0, length - 1) + 'z',
}

const photo = { href: 'picture:face', width: 600, height: 800 }

const peopleOf = (script: string) => {
  const written = scripts[script] ?? (() => '')
  const [name, caseNo, doctor, clinic] = [written('P', 100), written('N', 64), written('D', 100), written('C', 100)]
  const letterhead = { name: written('L', 120), address: written('A', 120), phone: written('T', 120), logo: null }
  return { name, caseNo, doctor, clinic, letterhead }
}

const inputOf = (script: string, lang: 'zh' | 'en', headed: boolean): Partial<ReportInput> => {
  const { name, caseNo, doctor, clinic, letterhead } = peopleOf(script)
  return {
    ...{ lang, clinic, doctor, ...(headed ? { letterhead } : {}), photos: { Frontal_Photo: photo } },
    patient: { name, sex: 'female', birthday: '2009-04-02', caseNo, ageText: lang === 'zh' ? '16岁2个月' : '16y 2m' },
    document: { number: 'D-20261127-0001', madeAt: '2026-11-27 10:42 UTC', identity: 'a'.repeat(64) },
    unreviewed: doctor,
    notes: { diagnosis: '错𬌗', problems: '', plan: '', progress: '', records: [] },
    panoramic: photo,
    models: [{ view: 'front', picture: photo }],
  }
}

const bare = (words: string): string => words.replaceAll(/\s/g, '')

const faultsOf = (page: Scene, identity: readonly string[]): readonly string[] => {
  const all = labels(page)
  const text = bare(all.map(wordsOf).join(''))
  const slices = identity.flatMap(each => [...bare(each).matchAll(/(?=(.{5}))/gu)].flatMap(match => match[1] ?? []))
  const cut = all.filter(label => wordsOf(label).endsWith('…') && slices.some(slice => bare(wordsOf(label)).includes(slice)))
  const part = identity.filter(each => text.includes(bare(each).slice(0, 4)) && !text.includes(bare(each)))
  const outside = all.filter(
    label => boxOf(label).left < 0 || boxOf(label).right > page.width || boxOf(label).bottom > page.height,
  )
  return [
    ...cut.map(label => `cut ${wordsOf(label)}`),
    ...part.map(each => `not whole ${each}`),
    ...outside.map(label => `outside ${wordsOf(label)}`),
    ...collisions(page).map(both => `on each other ${both}`),
    ...struck(page)
      .filter(words => slices.some(slice => bare(words).includes(slice)))
      .map(words => `struck ${words}`),
  ].map(fault => fault.slice(0, 60))
}

const pagesOf = (script: string, lang: 'zh' | 'en', headed: boolean): readonly (readonly [string, Scene])[] => {
  const over = inputOf(script, lang, headed)
  const { input } = grownRecord(2, { method: 'ABO', over })
  const compared = [grownComparison(3, { method: 'ABO', over })]
  const { plans } = planned({ lang, over })
  const whole = { ...input, plans }
  const design = { ...usualDesign, sections: sectionIds, signature: true, stamp: true }
  return [
    ...comprehensive(whole, compared, design).map((page, i) => [`report ${i} ${page.parts.join()}`, page] as const),
    ...onePage(whole).map((page, i) => [`page ${i}`, page] as const),
    ...caseSlides(whole, compared, false).map((page, i) => [`slide ${i} ${page.title.slice(0, 12)}`, page] as const),
  ]
}

describe('a text of identity is never cut, wherever it stands', () => {
  it.each(
    Object.keys(scripts).flatMap(script =>
      (['zh', 'en'] as const).flatMap(lang => [true, false].map(headed => [script, lang, headed] as const)),
    ),
  )('%s, %s, letterhead %s', (script, lang, headed) => {
    const { letterhead, ...people } = peopleOf(script)
    const identity = [
      people.name,
      people.caseNo,
      people.doctor,
      people.clinic,
      letterhead.name,
      letterhead.address,
      letterhead.phone,
    ]
    const faults = pagesOf(script, lang, headed).flatMap(([where, page]) => {
      const own = faultsOf(page, identity)
      return own.length > 0 ? [`${where}: ${own.join(' | ')}`] : []
    })
    expect(faults).toEqual([])
  })
})

describe('a superimposition at true size', () => {
  it.each(Object.keys(scripts).flatMap(script => (['A4', 'A3', 'Letter'] as const).map(paper => [script, paper] as const)))(
    'says all of it: %s, %s',
    (script, paper) => {
      const { name, caseNo, doctor, clinic } = peopleOf(script)
      const records = grownRecords(2).map(({ uuid, input: { tracing, record } }) => ({
        ...{ uuid, date: record.date, type: record.type, ageText: '16岁', tracing },
      }))
      const [page] = trueSizePages({
        ...{ lang: 'zh', paper, saved: true, parts: allParts, estimatedOutlines: true, colours: [], printedOn: '2026-11-22' },
        ...{ doctor, clinic, records, scheme: schemeOf(['r0', 'r1'], { overFun: 'sn' }) },
        patient: { name, caseNo, birthday: '2009-04-02' },
        scales: { clashes: [], doubted: new Set() },
      })
      expect(page && faultsOf(page, [name, caseNo, doctor, clinic])).toEqual([])
    },
  )
})

describe('the card of a composite', () => {
  it.each(Object.keys(scripts))('says all of it: %s', script => {
    const { name, caseNo } = peopleOf(script)
    const marks = compositeMarks(
      { photos: { Frontal_Photo: photo }, card: [name, '2026.11.27', caseNo], theme: 'light', alternative: () => '' },
      { x: 0, y: 0, width: 1200 },
    )
    const page = { width: 1200, height: 2000, pixel: 1, layers: [{ id: 'page', marks }] }
    expect(faultsOf(page, [name, caseNo])).toEqual([])
    expect(marksOf(page).length).toBeGreaterThan(3)
  })
})
