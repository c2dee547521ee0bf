import { expect, test } from 'vitest'
import type { Db } from '../db/open'
import { eachSteadily } from '../readings/steady'
import { onEachEngine } from '../testing/each-engine'
import { meanwhile } from '../testing/meanwhile'
import { someone } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'
import { measuredTable } from './measured'

onEachEngine('a table of measurements', bench => {
  test('is of one state of the case, though it was saved while it was gathered', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '原名' })
    const { db } = bench().server.ports.store
    const { doctor_id: owner } = await db
      .selectFrom('patient')
      .select('doctor_id')
      .where('uuid', '=', caseUuid)
      .executeTakeFirstOrThrow()
    const asked = { wish: { analysis: 'ABO', lang: 'en' }, cases: [{ caseUuid, records: [recordUuid] }] } as const
    const stateOf = async (of: Db) => {
      const [measured] = (await measuredTable(of, owner, { ...asked, part: eachSteadily(of, owner) })).cases
      return [measured?.name, measured?.records[0]?.rows.find(({ item }) => item === 'SNA')?.value]
    }
    const before = await stateOf(db)
    const gathered = await stateOf(
      meanwhile(db, 'patient', async () => {
        await doctor.call('patientUpdate', { uuid: caseUuid, ...someone('改名') })
        const cephPoints = tracingText({ forward: 30 })
        await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, cephPoints })
      }),
    )
    const after = await stateOf(db)
    expect(after[0]).toBe('改名')
    expect(after[1]).not.toBe(before[1])
    expect([before, after]).toContainEqual(gathered)
  })

  test('is judged by one state of what the doctor measures, though she changed it while it was read', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例' })
    const { db } = bench().server.ports.store
    const { doctor_id: owner } = await db
      .selectFrom('patient')
      .select('doctor_id')
      .where('uuid', '=', caseUuid)
      .executeTakeFirstOrThrow()
    const { uuid: analysis } = await doctor.call('analysisAdd', { name: '旧', content: '["SNA"]' })
    const asked = { wish: { analysis, lang: 'en' }, cases: [{ caseUuid, records: [recordUuid] }] } as const
    let changes = 0
    const changing = meanwhile(db, 'setting', async () => {
      changes += 1
      await doctor.call('analysisUpdate', { uuid: analysis, name: '新', content: '["SNB"]' })
    })
    const { method, cases } = await measuredTable(changing, owner, { ...asked, part: eachSteadily(changing, owner) })
    expect([changes, method.name, cases[0]?.records[0]?.rows.map(({ item }) => item)]).toEqual([1, '新', ['SNB']])
  })
})
