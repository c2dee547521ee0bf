import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { grownComparison } from '../report/testing/compared-records'
import { markLines } from '../report/testing/mark-lines'
import { growth, planned } from '../report/testing/planned-input'
import { reportInput } from '../report/testing/report-input'
import { changeSlides } from './change-slides'
import { openingSlide } from './opening'
import { planSlides } from './plan-slides'
import { recordSlides } from './record-slides'
import { schemeSlides } from './scheme-slides'
import type { Slide } from './slide'
import { caseSlides } from './slides'

const deck = (slides: readonly Slide[]): string =>
  `${slides.map(slide => `# ${slide.title}\n${markLines(slide)}\n${slide.notes ? 'with notes\n' : ''}`).join('\n')}`
const goldenOf = (name: string): string => `../golden/slides/${name}.txt`

const without =
  (...names: readonly LandmarkName[]) =>
  (tracing: Tracing): Tracing => ({
    ...tracing,
    points: Object.fromEntries(Object.entries(tracing.points).filter(([name]) => !names.includes(name as LandmarkName))),
  })

describe('slides, mark by mark, as they were when somebody last looked at them', () => {
  it.each([
    ['scheme of three', grownComparison(3, { method: 'ABO' })],
    [
      'scheme without a picture',
      grownComparison(2, { method: 'ABO', over: { lang: 'en' }, edit: without('S', 'Na', 'ANS', 'Go', 'Me') }),
    ],
  ])('%s', async (name, of) => {
    await expect(deck(schemeSlides(of))).toMatchFileSnapshot(goldenOf(name.replaceAll(' ', '-')))
  })

  it('changes across seven records, whose days stand in the note', async () => {
    await expect(deck(changeSlides(grownComparison(7, { method: 'Downs', over: { lang: 'en' } })))).toMatchFileSnapshot(
      goldenOf('changes-of-seven'),
    )
  })

  it.each([
    ['plan', planned({ lang: 'en' })],
    ['plan with growth', planned({ plan: { growth }, name: '拔除上颌第一前磨牙并以支抗钉内收上前牙的掩饰治疗，再议下颌' })],
  ])('%s', async (name, input) => {
    await expect(deck(planSlides(input))).toMatchFileSnapshot(goldenOf(name.replaceAll(' ', '-')))
  })

  it('a record with photos, and the opening over seven', async () => {
    const photos = { Frontal_Photo: { href: 'picture:face', width: 600, height: 800 } }
    const record = reportInput('ABO', { photos })
    const seven = Array.from({ length: 7 }, (_, i) => reportInput('ABO', { record: { date: `2025-0${i + 1}-01`, type: 2 } }))
    await expect(deck([openingSlide(record, seven), ...recordSlides(record)])).toMatchFileSnapshot(goldenOf('record'))
  })

  it('the foot of a case in both languages, each numbered for itself', async () => {
    const feet = caseSlides(reportInput('ABO'), [], true).map(slide => ({
      ...slide,
      layers: slide.layers.filter(({ id }) => id === 'foot'),
    }))
    await expect(deck(feet)).toMatchFileSnapshot(goldenOf('feet'))
  })
})
