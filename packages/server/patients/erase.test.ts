import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFile } from '@sella/contract/case-file'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import { password, type TestBench } from '../testing/bench'
import { dicomFile } from '../testing/dicom-file'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tracedCase } from '../testing/traced'

const originals = async ({ folder }: TestBench): Promise<readonly string[]> =>
  (await readdir(join(folder, 'files', 'original'), { recursive: true })).filter(name => name.includes('.'))

onEachEngine('a patient erased for good', bench => {
  test('leaves no row, no original and in the log no word of it; the shared original and the other patient stay', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '要消失的人' })
    const kept = await tracedCase(doctor, { name: '留下的人' })
    const [own, shared] = [await picture('png', { tone: 31 }), await picture('png', { tone: 32 })]
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a.png' }, own)
    await doctor.call('imageUpload', { recordUuid, type: 'Frontal_Photo', name: 'b.png' }, shared)
    await doctor.call('imageUpload', { recordUuid: kept.recordUuid, type: 'Frontal_Photo', name: 'b.png' }, shared)
    await doctor.call('caseFileSave', { caseUuid, from: emptyFile, file: { ...emptyFile, diagnosis: '秘密诊断', tags: ['标'] } })
    const plan = { recordUuid, name: '要消失的人拔牙', content: writePlanDocument(emptyPlanDocument) }
    await doctor.call('planDelete', { uuid: (await doctor.call('planAdd', plan)).uuid })
    const before = (await originals(bench())).length
    const erase = (word: string) => doctor.refusal('patientErase', { uuid: caseUuid, password: word })
    // Only out of the bin, and only with the password.
    expect(await erase(password)).toBe('NOT_FOUND')
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect(await erase('another word')).toBe('PASSWORD_WRONG')
    expect(await erase(password)).toBe('DONE')
    expect((await doctor.call('patientGet', { deleted: true })).total).toBe(0)
    expect(await doctor.refusal('patientRestore', { uuid: caseUuid })).toBe('NOT_FOUND')
    const { db } = bench().server.ports.store
    for (const table of ['record', 'case_file', 'case_tag', 'overlap', 'document'] as const)
      expect((await db.selectFrom(table).selectAll().execute()).filter(row => JSON.stringify(row).includes(caseUuid))).toEqual([])
    expect((await originals(bench())).length).toBe(before - 1)
    const log = await db.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(log)).not.toContain('要消失的人')
    expect(JSON.stringify(log)).not.toContain('秘密诊断')
    expect(JSON.stringify(log)).toContain('留下的人')
    expect(log.filter(row => row.entity_uuid === caseUuid).map(row => [row.action, row.details])).toContainEqual([
      'patientErase',
      '{}',
    ])
    expect((await doctor.call('patientGet', { search: '留下' })).total).toBe(1)
  })

  test('at the same moment as it is restored: either it is back whole, or it is gone and nobody hears that it is back', async () => {
    const doctor = await bench().doctor()
    for (let i = 0; i < 5; i += 1) {
      const { caseUuid } = await tracedCase(doctor, { name: '取回' })
      await doctor.call('patientDelete', { uuid: caseUuid })
      const both = [
        doctor.refusal('patientRestore', { uuid: caseUuid }),
        i % 2 === 0 ? doctor.refusal('patientErase', { uuid: caseUuid, password }) : doctor.refusal('binEmpty', { password }),
      ]
      const [restored, erased] = await Promise.all(both)
      const there = await doctor.refusal('patientFind', { uuid: caseUuid })
      expect([i, there, (await doctor.call('patientGet', { search: '取回' })).total]).toEqual([
        i,
        restored,
        restored === 'DONE' ? 1 : 0,
      ])
      expect(erased).toBe(i % 2 === 0 && restored === 'DONE' ? 'NOT_FOUND' : 'DONE')
      if (there === 'DONE') await doctor.call('patientDelete', { uuid: caseUuid })
      await doctor.call('binEmpty', { password })
    }
  })

  test('leaves nothing that a phone sent for a record of hers, filed, binned or still waiting; what was sent for others waits on', async () => {
    const doctor = await bench().doctor()
    const [own, kept] = [await tracedCase(doctor, { name: '要消失的人' }), await tracedCase(doctor, { name: '留下的人' })]
    const send = async (recordUuid: string, tone: number) => {
      const { token } = await doctor.call('phoneLinkAdd', { recordUuid })
      await bench()
        .visitor(token)
        .call('phoneSend', { name: `${tone}.jpg` }, await picture('jpeg', { tone }))
    }
    for (const tone of [71, 72, 73]) await send(own.recordUuid, tone)
    await send(kept.recordUuid, 74)
    const waiting = async (state: 'waiting' | 'binned') =>
      (await doctor.call('waitingList', { state })).rows.map(({ name }) => name)
    const named = async (name: string) =>
      (await doctor.call('waitingList', { state: 'waiting' })).rows.find(row => row.name === name)?.uuid ?? ''
    await doctor.call('waitingPlace', {
      ...{ uuid: await named('71.jpg'), recordUuid: own.recordUuid, type: 'Smile_Photo', ifTaken: 'beside' },
    } as const)
    await doctor.call('waitingBin', { uuid: await named('72.jpg') })
    const before = (await originals(bench())).length
    await doctor.call('patientDelete', { uuid: own.caseUuid })
    await doctor.call('patientErase', { uuid: own.caseUuid, password })
    expect([await waiting('waiting'), await waiting('binned')]).toEqual([['74.jpg'], []])
    expect((await originals(bench())).length).toBe(before - 3)
  })

  test('leaves nothing of a chosen frame either, though it was edited: erased with its patient or with the account', async () => {
    const doctor = await bench().doctor()
    const file = dicomFile({
      ...{ rows: 20, columns: 20, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
      pixels: Array.from({ length: 800 }, (_, i) => (i * 3) % 241),
      more: [[0x0028, 0x0008, 'IS', '2']],
    })
    const left = async (name: string) =>
      (await readdir(join(bench().folder, 'files'), { recursive: true })).filter(path => path.includes(name)).length
    const frame = async () => {
      const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '帧' })
      const { uuid } = await doctor.call('imageUpload', { recordUuid, type: 'CT_Slice', name: 'a.dcm', page: '2' }, file)
      const turned = await doctor.call('imageEdit', { uuid, recipe: { ...noEdit, page: 2, turn: 90 } })
      // What the editor begins from lies in the store under a name that is in no row.
      await fetch(bench().server.address + (turned.edit?.url ?? ''))
      expect(await left(turned.picture ?? '?')).toBeGreaterThan(0)
      return { caseUuid, name: turned.picture ?? '?' }
    }
    const first = await frame()
    await doctor.call('patientDelete', { uuid: first.caseUuid })
    await doctor.call('patientErase', { uuid: first.caseUuid, password })
    expect(await left(first.name)).toBe(0)
    const second = await frame()
    await doctor.call('accountDelete', { password })
    expect(await left(second.name)).toBe(0)
  })

  test('the bin is emptied at once, one doctor’s alone', async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    for (const each of [doctor, doctor, other]) {
      const { uuid } = await each.call('patientAdd', someone('回收'))
      await each.call('patientDelete', { uuid })
    }
    await doctor.call('patientAdd', someone('在册'))
    expect(await doctor.refusal('binEmpty', { password: 'another word' })).toBe('PASSWORD_WRONG')
    expect(await doctor.call('binEmpty', { password })).toEqual({ erased: 2 })
    expect((await doctor.call('patientGet', {})).total).toBe(1)
    expect((await doctor.call('patientGet', { deleted: true })).total).toBe(0)
    expect((await other.call('patientGet', { deleted: true })).total).toBe(1)
  })

  test('the log still refuses to forget what is there', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('在册'))
    const { db } = bench().server.ports.store
    const forget = db.updateTable('audit').set({ details: '{"erased":true}' }).where('entity_uuid', '=', uuid).execute()
    await expect(forget).rejects.toThrow('append only')
  })
})
