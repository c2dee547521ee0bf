import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { verifyPdf } from './verify'

/** What an archive says of its documents is written as it stands. */
onEachEngine('the newest version of a document', bench => {
  /** A document of a case of hers with these bytes, superseded by `next`. */
  const brought = async (doctor: Visitor, { uuid, bytes, next }: { uuid: string; bytes: string; next: string | null }) => {
    const { caseUuid } = await caseWithRecord(doctor)
    const { userId } = await doctor.call('cUserInfo', {})
    const hash = createHash('sha256').update(bytes).digest('hex')
    const row = {
      ...{ uuid, doctor_id: userId, case_uuid: caseUuid, number: 'D-20261122-0001', kind: 'page' as const, title: bytes },
      ...{ author: '', lang: 'zh' as const, sections: '[]', pages: 1, bytes: bytes.length, hash, path: '', identity: hash },
      ...{ made_at: '2026-11-22T00:00:00.000Z', revoked_at: null, revoke_reason: '', superseded_by: next },
    }
    await bench().server.ports.store.db.insertInto('document').values(row).execute()
  }
  const latest = async (bytes: string) => (await verifyPdf(bench().server.ports.store.db, Buffer.from(bytes), null)).latest?.title

  test('is found where its archive had them superseded in a circle', async () => {
    const doctor = await bench().doctor()
    const [first, second] = [randomUUID(), randomUUID()]
    await brought(doctor, { uuid: first, bytes: 'first', next: second })
    await brought(doctor, { uuid: second, bytes: 'second', next: first })
    expect(await latest('first')).toBe('second')
  })

  test('is none of another account, whatever its archive names', async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    const theirs = randomUUID()
    await brought(other, { uuid: theirs, bytes: 'their patient', next: null })
    await brought(doctor, { uuid: randomUUID(), bytes: 'hers', next: theirs })
    expect(await latest('hers')).toBeUndefined()
  })
})
