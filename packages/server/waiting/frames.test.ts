import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { stow } from '../testing/stow'
import { twoFrames } from '../testing/two-frames'

const frames = twoFrames()

const darkAtLeft = async (picture: Buffer): Promise<boolean> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return (data[Math.floor(info.height / 2) * info.width + Math.floor(info.width / 5)] ?? 0) < 120
}

onEachEngine('a waiting file of several frames', bench => {
  test('shows each of them before it is filed, and is filed as the one that was chosen', async () => {
    const doctor = await bench().doctor()
    const stranger = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const { token } = await doctor.call('machineTokenAdd', { name: '体层机', scope: 'dicom' })
    expect((await stow(doctor.address, token, [frames])).status).toBe(200)
    const uuid = (await doctor.call('waitingList', { state: 'waiting' })).rows[0]?.uuid ?? ''
    const seen = []
    for (const page of ['1', '2']) {
      const { pages, preview } = await doctor.call('waitingLook', { uuid, page })
      seen.push([pages, await darkAtLeft(Buffer.from(preview, 'base64'))])
    }
    expect(seen).toEqual([
      [2, true],
      [2, false],
    ])
    expect(await stranger.refusal('waitingLook', { uuid })).toBe('NOT_FOUND')
    expect(await doctor.refusal('waitingPlace', { uuid, recordUuid, type: 'CT_Slice', page: '3' })).toBe('IMAGE_BROKEN')
    const photo = await doctor.call('waitingPlace', { uuid, recordUuid, type: 'CT_Slice', page: '2' })
    const shown = Buffer.from(await (await fetch(doctor.address + photo.url)).arrayBuffer())
    expect([await darkAtLeft(shown), photo.edit?.recipe.page]).toEqual([false, 2])
    const original = Buffer.from(await (await fetch(doctor.address + photo.originalUrl)).arrayBuffer())
    expect(original.equals(frames)).toBe(true)
  })
})
