import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import type { ReportSource } from '../../report/report-source'
import { chosenResult } from './chosen-result'

const records = ['before', 'after', 'untraced'].map(uuid => ({ uuid }) as CaseRecord)
const [before, , untraced] = records
const wish = { scheme: 'growth', trend: [], lang: 'en' } as const

/** The third record has no film; the scheme compares the other two. */
const source = (open: CaseRecord | undefined): ReportSource =>
  ({
    records,
    schemes: [{ name: 'growth', uuids: ['before', 'after'] }],
    filmOf: ({ uuid }: CaseRecord) => (uuid === 'untraced' ? null : ({ uuid } as unknown as Photo)),
    tracingOf: ({ uuid }: CaseRecord) => (uuid === 'untraced' ? null : emptyTracing),
    start: { record: open ?? null, analysis: builtInAnalyses[0], design: {} },
  }) as unknown as ReportSource

it('a result is of its scheme, also while a record is open that is not traced', () => {
  const opened = (open?: CaseRecord) => chosenResult(source(open), wish)?.record.uuid
  expect([opened(before), opened(untraced), opened()]).toEqual(['before', 'after', 'after'])
  expect(chosenResult(source(untraced), { ...wish, scheme: 'gone' })).toBeNull()
})
