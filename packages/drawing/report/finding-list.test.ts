import type { Finding } from '@sella/ceph/analysis/analysis'
import { expect, it } from 'vitest'
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
