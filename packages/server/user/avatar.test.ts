import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('an avatar', bench => {
  const kept = async () =>
    (await readdir(join(bench().folder, 'files', 'original'), { recursive: true })).filter(name => name.includes('.'))

  test('is shown by a signed address, small, and stays until it is replaced', async () => {
    const doctor = await bench().doctor()
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      const { avatarUrl } = await doctor.call('avatarUpdate', {}, await picture(format, { width: 900, height: 600 }))
      expect((await doctor.call('cUserInfo', {})).avatarUrl).toBe(avatarUrl)
      const reply = await fetch(bench().server.address + avatarUrl)
      const { width } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      expect(width).toBe(224)
      expect((await fetch(bench().server.address + avatarUrl.replace('thumb', 'work'))).status).toBe(403)
    }
    expect(await kept()).toHaveLength(1)
  })

  test('that is replaced leaves its file where a case or another doctor uses it', async () => {
    const before = (await kept()).length
    const [first, second] = [await bench().doctor(), await bench().doctor()]
    const { recordUuid } = await caseWithRecord(first)
    const [shared, lone] = [await picture('jpeg', { tone: 30 }), await picture('jpeg', { tone: 31 })]
    await first.call('imageUpload', { recordUuid, type: 'Frontal_Photo', name: 'x' }, shared)
    await first.call('avatarUpdate', {}, shared)
    await second.call('avatarUpdate', {}, lone)
    await first.call('avatarUpdate', {}, lone)
    await second.call('avatarUpdate', {}, await picture('jpeg', { tone: 32 }))
    expect(await kept()).toHaveLength(before + 3)
  })

  test('that is no JPEG, PNG or WebP, broken, empty or too large is refused and leaves nothing', async () => {
    const doctor = await bench().doctor()
    const before = await kept()
    const jpeg = await picture('jpeg', { width: 400, height: 300 })
    for (const [file, reason] of [
      [await picture('tiff'), 'IMAGE_FORMAT'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_FORMAT'],
      [jpeg.subarray(0, jpeg.length / 2), 'IMAGE_BROKEN'],
      [new Uint8Array(), 'FILE_EMPTY'],
      [Buffer.concat([jpeg, Buffer.alloc(10_000_000)]), 'FILE_TOO_LARGE'],
    ] as const)
      expect(await doctor.refusal('avatarUpdate', {}, file)).toBe(reason)
    expect((await doctor.call('cUserInfo', {})).avatarUrl).toBeNull()
    expect(await kept()).toEqual(before)
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })
})
