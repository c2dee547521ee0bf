import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exported, sendArchive } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { planText } from '../testing/own'
import { tracedCase } from '../testing/traced'

onEachEngine('who an archive says has made something', bench => {
  test('is marked as imported on what is brought in and in its log, until somebody here saves it', {
    timeout: 120_000,
  }, async () => {
    const there = await bench().doctor('there')
    const { recordUuid } = await tracedCase(there, { name: '共有' })
    await there.call('planAdd', { recordUuid, name: '一', content: planText })
    await there.call('timebarMaturation', { uuid: recordUuid, read: { stage: 'CS3', hindrance: null } })
    const here = await bench().doctor('here')
    await sendArchive(bench(), here, await readFile(await exported(bench(), there)))
    const [row] = (await here.call('patientGet', {})).rows
    const [record] = await here.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    const own = record?.uuid ?? ''
    const [plan] = await here.call('planList', { recordUuid: own })
    expect([plan?.by, record?.maturation?.by]).toEqual(['there（导入 imported）', 'there（导入 imported）'])
    const noted = await bench()
      .server.ports.store.db.selectFrom('audit')
      .select('details')
      .where('entity_uuid', '=', own)
      .where('action', '=', 'import')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(noted.details).authors).toEqual(['there（导入 imported）'])
    const saved = await here.call('planSave', { uuid: plan?.uuid ?? '', version: 1, content: planText })
    expect(saved.by).toBe('here')
  })
})
