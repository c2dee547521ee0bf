import { expect, test, vi } from 'vitest'
import { onEachEngine } from '../each-engine'
import { brokenLine, fuzz, fuzzable } from './fuzz'

vi.setConfig({ testTimeout: 180_000 })

onEachEngine(
  'requests by chance',
  bench => {
    // `npm run fuzz` sends a hundred thousand; these are the ones every change is tried by.
    test('are each answered, none by a fault of the server', async () => {
      const { sent, statuses, broken } = await fuzz(bench(), { count: 800, seed: 3 })
      expect(broken.map(brokenLine)).toEqual([])
      expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(sent)
      // Enough of them get past the schemas to reach what is behind.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(50)
    })

    test('are sent whatever a field is, also one that makes no text of itself', async () => {
      const doctor = await bench().doctor()
      const input = { conversation: 'x', uuid: { toString: null } }
      expect((await doctor.ask('inboxPicture', input)).status).toBe(403)
      expect((await doctor.ask('timebarGet', { caseUuid: input.uuid })).status).toBe(400)
    })
  },
  fuzzable,
)
