import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { fromStored } from '@sella/contract/documents/tracing'
import { anatomyOf } from '@sella/drawing/tracing/anatomy'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { stateScales, tracedCase, tracedRecord, tracingText } from '../testing/traced'

onEachEngine('a look at a record', bench => {
  test('tells what the engine finds outside the norm, worst first', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '偏', forward: 80 })
    const seen = await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' })
    const read = fromStored(tracingText({ forward: 80 }))
    const abo = builtInAnalyses.find(each => each.name === 'ABO')
    if (!read.ok || !abo) throw new Error('no analysis')
    const rows = evaluate(read.value, abo, { dentition: 'early_permanent', sex: null }).rows.filter(row => row.stars > 0)
    expect(rows.length).toBeGreaterThan(1)
    expect(seen?.rows.map(row => [row.item, row.shown, row.class]).sort()).toEqual(
      rows.map(row => [row.item, row.shown, row.class]).sort(),
    )
    const anatomy = anatomyOf(read.value, 'right').curves.filter(({ layer }) => layer !== 'outlines_optional')
    expect(seen?.sketch).toMatchObject({ points: Object.keys(read.value.points).length, unsure: 0 })
    expect(seen?.sketch.curves.map(({ estimated }) => estimated)).toEqual(anatomy.map(({ estimated }) => estimated))
    const ends = anatomy.map(({ points: [first] }) => `${Math.round(first?.x ?? 0)},${Math.round(first?.y ?? 0)}`)
    expect(seen?.sketch.curves.map(({ along }) => along.split(' ')[0])).toEqual(ends)
    const stars = seen?.rows.map(row => row.stars) ?? []
    expect(stars).toEqual([...stars].sort((a, b) => b - a))
    expect([seen?.title.en, seen?.measured]).toEqual([abo.title.en, true])
  })

  test('judges by an own analysis of that name, and by the usual one where nobody has it', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '自', forward: 80, ruler: false })
    await doctor.call('analysisAdd', { name: '我的', content: '["ANB"]' })
    const own = await doctor.call('recordGlance', { recordUuid, analysis: '我的' })
    expect([own?.title.zh, own?.rows.map(row => row.item), own?.measured]).toEqual(['我的', ['ANB'], false])
    expect((await doctor.call('recordGlance', { recordUuid, analysis: '没有' }))?.title.en).toMatch(/Steiner/)
  })

  test('withholds lengths by a scale that the other records of the case make doubtful, and says so', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '疑', forward: 80 })
    const look = (uuid: string) => doctor.call('recordGlance', { recordUuid: uuid, analysis: 'Jarabak' })
    const alone = await look(recordUuid)
    const lengths = (seen: typeof alone) => (seen?.rows ?? []).filter(({ unit }) => unit === 'mm').length
    expect([alone?.scaleDoubted, lengths(alone) > 0]).toEqual([false, true])
    const later = await tracedRecord(doctor, caseUuid, { forward: 80, rulerMm: 12 })
    for (const uuid of [recordUuid, later.recordUuid]) {
      const beside = await look(uuid)
      expect([beside?.scaleDoubted, lengths(beside), (beside?.rows.length ?? 0) > 0]).toEqual([true, 0, true])
    }
    await stateScales(doctor, caseUuid, { [recordUuid]: 0.1, [later.recordUuid]: 0.12 })
    expect(await look(recordUuid)).toEqual(alone)
  })

  test('is nothing where nothing is traced', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    expect(await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' })).toBeNull()
  })
})
