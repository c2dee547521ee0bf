import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'

onEachEngine('the change log', bench => {
  test('can be neither changed nor erased while its doctor is there, nor rewritten when she is gone', async () => {
    const [leaver, stayer] = [await bench().doctor(), await bench().doctor()]
    await leaver.call('patientAdd', someone('王小明'))
    await stayer.call('patientAdd', someone('王小明'))
    const { db } = bench().server.ports.store
    const rows = () => db.selectFrom('audit').selectAll().orderBy('uuid').execute()
    const change = (values: Readonly<Record<string, string>>) => db.updateTable('audit').set(values).execute()
    const before = await rows()
    await expect(change({ details: '{"erased":true}' })).rejects.toThrow('append only')
    const { userId } = await leaver.call('cUserInfo', {})
    await leaver.call('accountDelete', { password: 'correct horse' })
    const left = await rows()
    expect(left.map(({ details: _, ...row }) => row)).toEqual(before.map(({ details: _, ...row }) => row))
    for (const row of left) expect(row.details.includes('王小明')).toBe(row.doctor_id !== userId)
    const gone = db.updateTable('audit').where('doctor_id', '=', userId)
    for (const values of [
      { details: '{}' },
      { action: 'patientUpdate' },
      { at: '2020-01-01T00:00:00.000Z' },
      { entity_uuid: userId },
    ])
      await expect(gone.set(values).execute()).rejects.toThrow('append only')
    await expect(db.deleteFrom('audit').where('doctor_id', '=', userId).execute()).rejects.toThrow('append only')
    expect(await rows()).toEqual(left)
  })
})
