import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

interface Golden {
  readonly spines: readonly { readonly points: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> }[]
}
const golden = JSON.parse(readFileSync(new URL('../../ceph/golden/maturation.json', import.meta.url), 'utf8')) as Golden

/** A tracing with only one of the reference spines. */
const neckText = (spine: number): string =>
  JSON.stringify({
    Lateral_Ceph: Object.entries(golden.spines[spine]?.points ?? {}).flatMap(([vertebra, parts]) =>
      Object.entries(parts).map(([part, [x, y]]) => ({ landmark: `${vertebra}_${part}`, x: 100 + 10 * x, y: 100 + 10 * y })),
    ),
  })

onEachEngine('the search for vertebral stages', bench => {
  test('goes by the doctor’s own stage, else by the computed one, and by none that she rules out', async () => {
    const doctor = await bench().doctor()
    const traced = async (name: string, spine: number): Promise<string> => {
      const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor, name)
      await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
      const version = (await doctor.call('timebarGet', { caseUuid }))[0]?.version ?? 1
      await doctor.call('timebarUpdate', { uuid, caseUuid, version, cephPoints: neckText(spine) })
      return uuid
    }
    const names = async (...necks: readonly ('CS1' | 'CS3' | 'CS4' | 'CS5')[]) => {
      const { rows } = await doctor.call('caseSearch', { filter: { necks: [...necks] }, today: '2026-11-21' })
      return rows.map(row => row.name).sort()
    }
    /** The stage a case matched by, and whether a person read it. */
    const matched = async (neck: 'CS3' | 'CS4' | 'CS5') => {
      const { rows } = await doctor.call('caseSearch', { filter: { necks: [neck] }, today: '2026-11-21' })
      return Object.fromEntries(rows.map(row => [row.name, row.match?.neck ?? null]))
    }
    await traced('三期', 2)
    const own = await traced('自定', 4)
    const ruled = await traced('融合', 4)
    const replaced = await traced('换片', 4)
    expect(await names('CS3')).toEqual(['三期'])
    expect(await names('CS5', 'CS3')).toEqual(['三期', '换片', '自定', '融合'].sort())
    await doctor.call('timebarMaturation', { uuid: own, read: { stage: 'CS4', hindrance: null } })
    await doctor.call('timebarMaturation', { uuid: ruled, read: { stage: null, hindrance: 'fused' } })
    // Her stage was read on a film that another one has replaced: nothing is known of that one.
    await doctor.call('timebarMaturation', { uuid: replaced, read: { stage: 'CS4', hindrance: null } })
    expect(await names('CS4')).toEqual(['换片', '自定'].sort())
    const fresh = await picture('jpeg', { tone: 90 })
    await doctor.call('imageUpload', { recordUuid: replaced, type: 'Lateral_Ceph', name: 'b.jpg' }, fresh)
    expect(await names('CS5')).toEqual([])
    expect(await names('CS4')).toEqual(['自定'])
    const { userName } = await doctor.call('cUserInfo', {})
    expect(await matched('CS3')).toEqual({ 三期: { stage: 'CS3', by: null } })
    expect(await matched('CS4')).toEqual({ 自定: { stage: 'CS4', by: userName } })
    const { rows: all } = await doctor.call('caseSearch', { filter: { tracing: true }, today: '2026-11-21' })
    expect(all.map(row => row.match?.neck)).toEqual([null, null, null])
    const reply = await fetch(`${doctor.address}/portal/patient/searchCsv`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: doctor.token, 'x-lang': 'zh' },
      body: JSON.stringify({ filter: { necks: ['CS3', 'CS4'] }, today: '2026-11-21' }),
    })
    const csv = await reply.text()
    expect(csv).toContain('颈椎分期,判读')
    expect(csv).toMatch(/三期,.*CS3,按测量计算/)
    expect(csv).toContain(`CS4,${userName}`)
    const other = await bench().doctor()
    const { rows } = await other.call('caseSearch', { filter: { necks: ['CS3', 'CS4'] }, today: '2026-11-21' })
    expect(rows).toEqual([])
  })
})
