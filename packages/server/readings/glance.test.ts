import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { itemNames } from '@sella/ceph/data/measurements'
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
    // With as many stars the one farther out, in standard deviations, comes first.
    const far = ({ stars, value, norm }: { stars: number; value: number; norm: { mean: number; sd: number } }) =>
      stars * 1000 + Math.abs(value - norm.mean) / norm.sd
    const order = seen?.rows.map(far) ?? []
    expect(new Set(seen?.rows.map(({ stars }) => stars)).size).toBeLessThan(order.length)
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect([seen?.title.en, seen?.measured]).toEqual([abo.title.en, true])
  })

  test('judges by an own analysis of that name, and by the usual one where nobody has it', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '自', forward: 80, ruler: false })
    await doctor.call('analysisAdd', { name: '我的', content: '["ANB"]' })
    const own = await doctor.call('recordGlance', { recordUuid, analysis: '我的' })
    expect([own?.title.zh, own?.rows.map(row => row.item), own?.measured]).toEqual(['我的', ['ANB'], false])
    await doctor.call('analysisAdd', { name: '全部', content: JSON.stringify(itemNames) })
    const titled = async (analysis: string) => (await doctor.call('recordGlance', { recordUuid, analysis }))?.title
    const built = (name: string) => builtInAnalyses.find(each => each.name === name)?.title
    expect(await titled('没有')).toEqual(built('Steiner+Wits'))
    expect([await titled('ABO'), (await titled('全部'))?.zh]).toEqual([built('ABO'), '全部'])
  })

  test('has twenty rows at most, the worst', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '远', forward: 400 })
    await doctor.call('analysisAdd', { name: '全部', content: JSON.stringify(itemNames) })
    const rows = (await doctor.call('recordGlance', { recordUuid, analysis: '全部' }))?.rows ?? []
    expect([rows.length, rows.every(({ stars }) => stars > 0)]).toEqual([20, true])
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

  test('says that lengths are measured by the scale that the film’s file states, not by one of the detector', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '档', forward: 80, ruler: false })
    const { db } = bench().server.ports.store
    const measured = async (provenance: 'dicom' | 'detector') => {
      const set = { mm_per_pixel: 0.1, scale_provenance: provenance }
      await db.updateTable('image').set(set).where('record_uuid', '=', recordUuid).execute()
      return (await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' }))?.measured
    }
    expect([await measured('dicom'), await measured('detector')]).toEqual([true, false])
  })

  test('is nothing where nothing is traced', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    expect(await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' })).toBeNull()
  })
})
