import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualWish } from '../report-design'
import { type StoredReport, storedReportFrom, storedReportText } from './stored-report'

const report: StoredReport = {
  ...{ recordUuid: 'r', analysis: 'ABO', dentition: 'permanent', lang: 'en', assumeScale: true, estimatedOutlines: false },
  ...{ kind: 'whole', overlaps: ['治疗前后'], plans: [], design: { ...usualWish, sections: ['result', 'cover'] } },
}

it('comes back as it was kept', () => {
  expect(storedReportFrom(storedReportText(report))).toEqual(report)
})

it('opens as the first release wrote it', () => {
  const text = readFileSync(join(import.meta.dirname, 'fixtures/stored-report/v1.json'), 'utf8')
  expect(storedReportFrom(text)).toMatchObject({
    overlaps: ['治疗前后'],
    design: { paper: 'Letter', sections: ['cover', 'result'] },
  })
})

it('is none where the text is no report, and no text makes it throw', () => {
  expect(storedReportFrom(storedReportText({ ...report, lang: 'fr' as 'en' }))).toBeNull()
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), text => storedReportFrom(text) === null))
})
