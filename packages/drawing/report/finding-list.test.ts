import type { Finding } from '@sella/ceph/analysis/analysis'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { expect, it } from 'vitest'
import { shortItemName } from '../tracing/short-names'
import { templateTracing } from '../tracing/testing/template-tracing'
import { starText, valueText } from '../tracing/value-text'
import { comprehensive } from './comprehensive'
import { usualDesign } from './design'
import { findingList } from './finding-list'
import { onePage } from './one-page'
import { collisions, wordsOf } from './testing/labels'
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

const outward = {
  ...{ B: { x: 1330, y: 1900 }, Pog: { x: 1340, y: 2034 }, Go: { x: 640, y: 1700 } },
  ...{ U1IncisalTip: { x: 1420, y: 1640 }, L1IncisalTip: { x: 1440, y: 1620 }, LowerLip: { x: 1560, y: 1720 } },
}

it.each(builtInAnalyses.flatMap(({ name }) => (['zh', 'en'] as const).map(lang => ({ name, lang }))))(
  'counts every deviation that it names neither in words nor by its value: $name, $lang',
  ({ name, lang }) => {
    const input = reportInput(name, { lang, tracing: templateTracing(outward) })
    const { rows, findings, calibration } = input.evaluation
    for (const bottom of [900, 700, 560]) {
      const marks = findingList(input, 400, bottom)
      const words = marks.flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))
      const whole = words.join(lang === 'zh' ? '' : ' ')
      const isNamed = (row: (typeof rows)[number]): boolean =>
        words.includes(`${shortItemName(row.name, lang)} ${valueText(row, calibration)} ${starText(row.stars)}`) ||
        findings.some(({ items, text }) => items.includes(row.item) && whole.includes(text[lang]))
      const unnamed = rows.filter(row => row.class !== 'normal' && !isNamed(row)).length
      const counted = words.flatMap(each => /(\d+) (?:项偏离|more outside)/.exec(each)?.[1] ?? [])
      expect([bottom, counted]).toEqual([bottom, unnamed > 0 ? [String(unnamed)] : []])
    }
  },
)
