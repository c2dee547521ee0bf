import { noEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { importAccount } from '../archive/import'
import { exported } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('edits and guesses of an account', bench => {
  test('travel with its export; points stay on the pixels they were placed on', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const film = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'film' }, await picture('png'))
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 's', guessed: '1' }, await picture('jpeg'))
    const recipe = { ...noEdit, turn: 90 as const, tilt: 2, contrast: 10 }
    await doctor.call('imageEdit', { uuid: film.uuid, recipe })
    const [record] = await doctor.call('timebarGet', { caseUuid })
    const cephPoints = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: 5, y: 6 }] })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 0, cephPoints })
    const place = await exported(bench(), doctor)

    const other = await bench().doctor()
    await importAccount(bench().server.ports, { doctor: (await other.call('cUserInfo', {})).userId, place })
    const [arrived] = (await other.call('patientGet', {})).rows
    const [brought] = await other.call('timebarGet', { caseUuid: arrived?.uuid ?? '' })
    const [lateral, smile] = ['Lateral_Ceph', 'Smile_Photo'].map(kind => brought?.photos.find(photo => photo.type === kind))
    expect(brought?.cephPoints).toBe(cephPoints)
    expect(lateral).toMatchObject({ edit: { recipe, width: 120, height: 80 }, guessed: false })
    expect(smile).toMatchObject({ edit: null, guessed: true })
    const shown = Buffer.from(await (await fetch(bench().server.address + (lateral?.url ?? ''))).arrayBuffer())
    const { width, height } = await sharp(shown).metadata()
    expect([width, height]).toEqual([lateral?.width, lateral?.height])
    const uuid = lateral?.uuid ?? ''
    expect(await other.refusal('imageEdit', { uuid, recipe: null })).toBe('IMAGE_HAS_POINTS')
  })
})
