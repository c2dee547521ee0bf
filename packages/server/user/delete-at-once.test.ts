import { expect, test } from 'vitest'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'

onEachEngine('an account that is deleted', bench => {
  test('while its doctor founds clinics leaves none without an owner', async () => {
    for (let round = 0; round < 6; round += 1) {
      const doctor = await bench().doctor(`founds${round}`)
      const clinicOf = (n: number) => doctor.refusal('clinicFound', { name: `诊所${n}`, withCases: false })
      const [deleted, ...clinics] = await Promise.all([
        doctor.refusal('accountDelete', { password }),
        ...Array.from({ length: 6 }, (_, n) => clinicOf(n)),
      ])
      expect(['DONE', 'LAST_OWNER']).toContain(deleted)
      for (const reply of clinics) expect(['DONE', 'SESSION_EXPIRED', 'NOT_FOUND']).toContain(reply)
    }
    const { db } = bench().server.ports.store
    const owned = db.selectFrom('clinic_member').select('clinic_uuid').where('role', '=', 'owner')
    expect(await db.selectFrom('clinic').select('uuid').where('uuid', 'not in', owned).execute()).toEqual([])
  })
})
