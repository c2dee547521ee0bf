import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dicomFile } from '../testing/dicom-file'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { stow } from '../testing/stow'

const [rows, columns] = [40, 60]
/** Two frames: dark at the left, dark at the right. */
const frames = dicomFile({
  ...{ rows, columns, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
  pixels: [true, false].flatMap(left =>
    Array.from({ length: rows * columns }, (_, i) => (i % columns < columns / 2 === left ? 10 : 240)),
  ),
  more: [
    [0x0008, 0x0016, 'UI', '1.2.840.10008.5.1.4.1.1.1.1'],
    [0x0008, 0x0018, 'UI', '2.25.61'],
    [0x0020, 0x000d, 'UI', '2.25.100'],
    [0x0020, 0x000e, 'UI', '2.25.101'],
    [0x0028, 0x0008, 'IS', '2'],
  ],
})

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
