import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { removalsDue } from '../files/holds'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { takeIn } from './take'

onEachEngine('a photo that a phone sends for a record', bench => {
  test('is not taken where its patient was erased for good while it was coming: nothing of her stays', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '示例·已删')
    const { userId } = await doctor.call('cUserInfo', {})
    const { ports } = bench().server
    const photo = await picture('jpeg', { tone: 33 })
    const arrival = await ports.files.receive(Readable.from([photo]), 1_000_000)
    await doctor.call('patientDelete', { uuid: caseUuid })
    await doctor.call('patientErase', { uuid: caseUuid, password })
    const sent = { doctor: userId, source: 'phone', sender: '', name: 'a.jpg', record: recordUuid } as const
    await expect(takeIn(ports, arrival, sent)).rejects.toMatchObject({ code: 'PHONE_LINK_ENDED' })
    await arrival.discard()
    expect((await doctor.call('waitingList', { state: 'waiting' })).rows).toEqual([])
    expect(await removalsDue(ports.store.db, Date.now())).toContain(createHash('sha256').update(photo).digest('hex'))
  })
})
