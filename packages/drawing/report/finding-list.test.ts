import type { Finding } from '@sella/ceph/analysis/analysis'
import { expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { usualDesign } from './design'
import { onePage } from './one-page'
import { collisions } from './testing/labels'
import { pageWords } from './testing/page-words'
import { reportInput } from './testing/report-input'

const sagittal = (zh: string, en: string, item: string): Finding => ({
  ...{ plane: 'sagittal', key: null, text: { zh, en }, items: [item], kind: 'deviation', stars: 1, uncertain: false },
})
const sagittalFindings = [
  sagittal('骨性Ⅲ类倾向（临界）', 'Skeletal Class III tendency (borderline)', 'ANB'),
  sagittal('上颌后缩', 'Maxilla set back', 'SNA'),
]

it.each(['zh', 'en'] as const)('tells every finding of a plane that two lines hold, in %s as in the other language', lang => {
  const input = reportInput('ABO', { lang })
  const pages = onePage({ ...input, evaluation: { ...input.evaluation, findings: sagittalFindings } })
  const words = pages.map(pageWords).join(' ').replaceAll(' | ', ' ')
  for (const { text } of sagittalFindings) expect(words).toContain(text[lang])
  for (const page of pages) expect(collisions(page)).toEqual([])
})

it('sets a finding smaller before it cuts what limits it', () => {
  const long =
    'Vertical pattern: high angle (borderline) by SN-MP, average angle (borderline) by FH-MP, with SGn-FH and NBa-PtGn towards low angle'
  const input = reportInput('ABO', { lang: 'en' })
  const pages = onePage({ ...input, evaluation: { ...input.evaluation, findings: [sagittal('', long, 'ANB')] } })
  expect(pages.map(pageWords).join(' ').replaceAll(' | ', ' ')).toContain(long)
  for (const page of pages) expect(collisions(page)).toEqual([])
})

it.each(['zh', 'en'] as const)('tells a plane that is normal, too, where a name takes a line of its room (%s)', lang => {
  const input = reportInput('ABO', { lang })
  const patient = { ...input.patient, name: 'Alexandra Papadopoulos', ageText: lang === 'zh' ? '12岁7个月' : '12 years 7 months' }
  const scale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
  const given = reportInput('ABO', { lang, patient, tracing: { ...input.tracing, ruler: null, fileScale: scale } })
  const planes = { zh: ['矢状', '垂直', '牙性', '软组织'], en: ['Sagittal', 'Vertical', 'Dental', 'Soft tissue'] }[lang]
  const [page] = comprehensive(given, [], { ...usualDesign, sections: ['analysis'] })
  const words = page ? pageWords(page).split(' | ') : []
  const after = words.slice(words.indexOf(lang === 'zh' ? '所见' : 'Findings'))
  expect(planes.filter(plane => after.slice(0, 30).includes(plane))).toEqual(planes)
  expect(page && collisions(page)).toEqual([])
})
