import { chosenReport } from '@sella/workbench/testing/chosen-report'
import { afterEach, expect, test, vi } from 'vitest'
import { wishOf } from './pdf'

// Texts belong to a page, and there is none.
vi.mock('../words/late/documents', () => ({}))

afterEach(() => vi.unstubAllEnvs())

test('a report is asked for with the reader’s time zone: the server, which is elsewhere, dates by it', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(wishOf(chosenReport(), { own: [], supersedes: null }).wish).toMatchObject({ zone: 'Pacific/Kiritimati' })
})
