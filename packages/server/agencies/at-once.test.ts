import { expect, test, vi } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'

vi.setConfig({ testTimeout: 120_000 })

onEachEngine('a place that is dropped while a case is given to it', bench => {
  test('is kept, or the case is refused; neither is a fault of the server', async () => {
    const doctor = await bench().doctor()
    for (let round = 0; round < 25; round += 1) {
      const [{ uuid: agencyUuid } = { uuid: '' }] = await doctor.call('agencyUpdateAll', { agencies: [{ name: '甲' }] })
      const { uuid } = await doctor.call('patientAdd', someone('在册'))
      const drop = () => doctor.refusal('agencyUpdateAll', { agencies: [] })
      const add = () => doctor.refusal('patientAdd', { ...someone('陈一'), agencyUuid })
      const give = () => doctor.refusal('patientUpdate', { ...someone('在册'), uuid, agencyUuid })
      const [added, dropped, given, again] = await Promise.all([add(), drop(), give(), drop()])
      const kept = [added, given].includes('DONE')
      expect([added, given].every(answer => ['DONE', 'NOT_FOUND'].includes(answer))).toBe(true)
      expect([dropped, again]).toEqual(kept ? ['AGENCY_IN_USE', 'AGENCY_IN_USE'] : ['DONE', 'DONE'])
      for (const row of (await doctor.call('patientGet', {})).rows) await doctor.call('patientDelete', { uuid: row.uuid })
      await doctor.call('binEmpty', { password: 'correct horse' })
    }
  })
})
