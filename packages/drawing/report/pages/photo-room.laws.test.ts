import { describe, expect, it } from 'vitest'
import type { Scene } from '../../scene/scene'
import { comprehensive } from '../comprehensive'
import { type ReportDesign, usualDesign } from '../design'
import { footRule, inner, paper } from '../paper'
import { grownComparison } from '../testing/compared-records'
import { filledTo } from '../testing/filled-to'
import { collisions } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { type PhotoKind, photoWords } from '../words'
import { comparePhotoPages } from './compare-photos'
import { patientPages } from './patient'

const photo = { href: 'picture:face', width: 600, height: 800 }
const kinds = Object.keys(photoWords) as PhotoKind[]
const faces = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'] as const
const given = (of: readonly PhotoKind[]) => Object.fromEntries(of.map(kind => [kind, photo]))

const clips = (page: Scene) => marksOf(page).flatMap(mark => (mark.mark === 'picture' && mark.clip ? [mark.clip] : []))

const sets: readonly (readonly PhotoKind[])[] = [
  faces,
  ...kinds.map(kind => [kind]),
  ['Lateral_Photo', 'Smile_Photo'],
  ['Upper_Occlusal', 'Lower_Occlusal'],
  kinds.filter(kind => !faces.some(face => face === kind)),
  [...faces, 'Front_Intraoral'],
  kinds,
]

/** Every photo once, with none over another, the page's edge or its foot. */
const holds = (page: Scene, photos: number): void => {
  const boxes = clips(page)
  expect(boxes).toHaveLength(photos)
  for (const [i, a] of boxes.entries()) {
    expect([a.x >= inner.left, a.x + a.width <= inner.right + 1e-6, a.y + a.height <= footRule]).toEqual([true, true, true])
    for (const b of boxes.slice(i + 1))
      expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
  }
  expect(collisions(page)).toEqual([])
}

describe('photos take the page', () => {
  it.each(sets.map(of => [of]))('of a record with %s: half of it at least', of => {
    const [page] = patientPages(reportInput('ABO', { photos: given(of) }))
    if (!page) throw new Error('photos make a page')
    holds(page, of.length)
    expect(filledTo(page)).toBeGreaterThan(paper.height / 2)
  })

  it('under a title that begins as one does, also where the name is too long to stand in it', () => {
    const plain = reportInput('ABO', { lang: 'en', photos: given(faces) })
    const named = (name: string) => pageWords(patientPages({ ...plain, patient: { ...plain.patient, name } })[0] as Scene)
    expect(named('Li')).toMatch(/^Li, photos/)
    expect(named('Alexander Bartholomew '.repeat(4))).toMatch(/^Photos/)
  })

  it('three faces are printed half as large again as among the photos of the mouth', () => {
    const [few, many] = [faces, kinds].map(of => patientPages(reportInput('ABO', { photos: given(of) })))
    const widthOf = (pages: readonly Scene[] | undefined) =>
      clips(pages?.[0] ?? { layers: [], width: 0, height: 0, pixel: 1 })[0]?.width ?? 0
    expect(widthOf(few) / widthOf(many)).toBeGreaterThan(1.5)
  })

  it('but stand under what is before them where there is room', () => {
    const of = (sections: ReportDesign['sections']) =>
      comprehensive(reportInput('Tweed', { photos: given(faces) }), [], { ...usualDesign, sections })
    expect(of(['wiggle', 'patient'])).toHaveLength(1)
    expect(clips(of(['patient'])[0] as Scene)[0]?.width).toBeGreaterThan(800)
  })

  it.each([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [10, 3],
  ])('of %s records compared by their faces, on %s pages, each at least half full', (records, pages) => {
    const made = comparePhotoPages(grownComparison(records, { over: { photos: given(faces) } }))
    expect(made).toHaveLength(pages)
    expect(made.reduce((sum, page) => sum + clips(page).length, 0)).toBe(3 * records)
    for (const page of made) {
      holds(page, clips(page).length)
      expect(filledTo(page)).toBeGreaterThan(paper.height / 2)
    }
  })

  const few = [
    ['Frontal_Photo'],
    ['Lateral_Photo', 'Smile_Photo'],
    ['Front_Intraoral'],
    ['Upper_Occlusal', 'Lower_Occlusal'],
  ] as const
  it.each(few.flatMap(of => [2, 3, 4, 10].map(records => [of, records] as const)))(
    'of few kinds, %s of %s records, beside each other: none narrower than specified, the page’s breadth filled',
    (of, records) => {
      const made = comparePhotoPages(grownComparison(records, { over: { photos: given(of) } }))
      expect(made.reduce((sum, page) => sum + clips(page).length, 0)).toBe(of.length * records)
      for (const [i, page] of made.entries()) {
        const boxes = clips(page)
        holds(page, boxes.length)
        for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(426)
        if (i < made.length - 1 || made.length === 1)
          expect(Math.max(...boxes.map(({ x, width }) => x + width)) - inner.left).toBeGreaterThan(inner.width * 0.75)
      }
    },
  )

  it.each(sets.map(of => [of]))('shared evenly by the pages of two to ten records with %s, each half full at least', of => {
    for (let records = 2; records <= 10; records++)
      for (const page of comparePhotoPages(grownComparison(records, { over: { photos: given(of) } }))) {
        holds(page, clips(page).length)
        expect([records, filledTo(page) > paper.height / 2]).toEqual([records, true])
      }
  })

  it('of records with all their photos two stand on a page', () => {
    const made = comparePhotoPages(grownComparison(3, { over: { photos: given(kinds) } }))
    expect(made.map(page => clips(page).length)).toEqual([2 * kinds.length, kinds.length])
    for (const page of made) holds(page, clips(page).length)
  })
})
